/**
 * What an algorithm calls wrong, in the words of its edition; or why a text breaks its grammar: first a
 * sentence that says what to do, chosen by what stands there and what could; then, for whoever asks, the
 * place, the rule and all that could stand there. The engine's own message is the text of last resort.
 */
import { characterAt } from "../texts/characterat.js";
import { encode } from "../texts/percent.js";
import { faultOf } from "./fault.js";

/** @import { Words } from "../words/words.js" */
/** @import { Problem } from "../run/engine.js" */

/** As many things that could stand at a place are named in a sentence. */
const few = 3;

/** Whether the words for faults are there. @param {Words} words */
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
  return words.say(
    `problem:kinds:${kind}`,
    {
      found: found && words.character(found),
      encoded: found && encode(found, edition),
      expected,
      few: expected.length <= few,
      edition,
    },
    problem.message,
  );
}

/** What a button says that mends a text. @param {Words} words @param {import("./mend.js").Mend} mend */
export const mendLabel = (words, { id, count, found, encoded }) =>
  words.say(`problem:mends:${id}`, { count, found: words.character(found), encoded });

/** The offset of what the sentence is about, which a grammar may miss only later. @param {Problem} problem @param {string} text */
export const atOf = (problem, text) => (problem.id ? problem.at : faultOf(problem, text).at);

/** Where that is. @param {Words} words @param {Problem} problem @param {string} text */
export function placeOf(words, problem, text) {
  const at = atOf(problem, text);
  const found = characterAt(text, at);
  const before = [...text.slice(0, at)].length;
  return words.say("problem:place", {
    found: found && words.character(found),
    at: found ? before + 1 : before,
    total: [...text].length,
  });
}

/** What could have stood there, each by its name. @param {Words} words @param {string} edition @param {string[]} expected @returns {string[]} */
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
