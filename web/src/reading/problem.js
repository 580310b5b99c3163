/**
 * The sentences about errors: one that an algorithm names, in its spec's words, or text that breaks the grammar. A
 * grammar error begins with a sentence on what to do, which depends on the character found and those allowed; the
 * details are the position, the rule and everything allowed there. The engine's own message is the fallback.
 */
import { characterAt } from "../texts/characterat.js";
import { encode } from "../texts/percent.js";
import { faultOf } from "./fault.js";

/** @import { Words } from "../words/words.js" */
/** @import { Problem } from "../run/engine.js" */

/** The most allowed characters to list in a sentence. */
const few = 3;
/** The terminal at which a text may end. */
const ending = "end of text";

/** True if the words for errors are loaded. @param {Words} words */
const hasWords = (words) => words.has("problem:details");

/** @param {Words} words @param {string} edition @param {Problem} problem @param {string} text */
export function problemText(words, edition, problem, text) {
  if (problem.id)
    return words.say(
      `${edition}:problems:${problem.id}`,
      { found: words.character(characterAt(text, problem.at)), state: problem.rule },
      problem.message,
    );
  if (!hasWords(words)) return problem.message;
  const { kind, found } = faultOf(problem, text);
  const expected = terminals(words, edition, problem.expected);
  const allowed = terminals(
    words,
    edition,
    problem.expected.filter((terminal) => terminal !== ending),
  );
  return words.say(
    `problem:kinds:${kind}`,
    {
      found: found && words.character(found),
      encoded: found && encode(found, edition),
      expected,
      allowed,
      ends: allowed.length === expected.length ? "no" : allowed.length ? "yes" : "only",
      few: expected.length <= few,
      relative: problem.expected.includes(ending),
      edition,
    },
    problem.message,
  );
}

/** The label of a fix's button. @param {Words} words @param {import("./mend.js").Mend} mend */
export const mendLabel = (words, { id, count, found, encoded }) =>
  words.say(`problem:mends:${id}`, { count, found: words.character(found), encoded });

/**
 * The offset of the character that the sentence is about. A grammar may fail only after it.
 * @param {Problem} problem @param {string} text
 */
export const atOf = (problem, text) => (problem.id ? problem.at : faultOf(problem, text).at);

/**
 * The number of the character at an offset, from 1; at the end, the last character's number.
 * @param {string} text @param {number} at
 */
export const numberOf = (text, at) => [...text.slice(0, at)].length + (at < text.length ? 1 : 0);

/**
 * The position in words; "" if the error concerns the text as a whole.
 * @param {Words} words @param {Problem} problem @param {string} text
 */
export function placeOf(words, problem, text) {
  if (!problem.id && faultOf(problem, text).kind === "scheme-needed") return "";
  const at = atOf(problem, text);
  const found = characterAt(text, at);
  return words.say("problem:place", {
    found: found && words.character(found),
    at: numberOf(text, at),
    total: [...text].length,
  });
}

/** The names of everything that is allowed there. @param {Words} words @param {string} edition @param {string[]} expected @returns {string[]} */
export function terminals(words, edition, expected) {
  return [
    ...new Set(
      expected.map((terminal) => {
        const id = [`${edition}:terminals:${terminal}`, `problem:terminals:${terminal}`].find((id) => words.has(id));
        if (id) return words.say(id);
        const [from, to = from] = [...terminal.matchAll(/[\dA-F]{2}/g)].map(([code]) =>
          words.character(String.fromCharCode(parseInt(code, 16))),
        );
        if (/^%x/.test(terminal)) return from === to ? from : words.say("problem:range", { from, to });
        const [, text] = /^(?:%s)?"(.*)"$/.exec(terminal) ?? [];
        return text?.length === 1 ? words.character(text) : `‹${text ?? (terminal === '<">' ? '"' : terminal)}›`;
      }),
    ),
  ];
}

/** The most allowed characters to list for a form of a host. */
const mostOfForm = 5;

/**
 * The sentence that says why a text doesn't match a form of a host: its id in the part "encoding", and its values.
 * @param {Words} words @param {string} edition @param {Problem} problem @param {string} text
 */
export function mismatchOf(words, edition, { at, expected }, text) {
  const found = characterAt(text, at);
  const all = terminals(words, edition, expected);
  const id = `encoding:mismatch:${all.length > mostOfForm ? "many" : "few"}`;
  return { id, args: { found: found && words.character(found), expected: all } };
}
