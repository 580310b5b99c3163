/**
 * uriscope check: a file of cases, each a line of base, reference and expected target with tabs
 * between them, held against an edition, for whoever tests a library of their own. What differs is
 * told with the reason, and with the editions that have what is expected. uriscope leaves: a file of references.
 */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { answered, linesOf, longest, readArguments, separator } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { conformance } from "./conformance.js";
import { reasonOf } from "./expected.js";
import { answerOf, plain, print, warn } from "./sentences.js";
import { stop } from "./stopped.js";
import { oneLine } from "../texts/terminal.js";
import { whyText } from "../texts/why.js";
import { causesOf, causeText } from "../texts/causes.js";
import { leavesText } from "../cases/verdict.js";

/** @import { Engine, Failure } from "../run/tolerant.js" */
/** @import { Explanation, Request } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @param {Engine} engine @param {string[]} args
 * @returns {Promise<number>} 0: all agree; 1: one differs; 2: a line cannot be read, whatever else
 */
export async function check(engine, args) {
  const { texts, options, edition, format, more } = readArguments(engine, args, {
    formats: ["text", "json"],
    own: ["conformance", "follow", "partial", "lines"],
  });
  await wordsFor(engine);
  const words = speaking();
  if (more.conformance === true) {
    if (texts.length !== 1) stop("command:one-file");
    return conformance(words, engine, texts[0], { follow: more.follow, partial: more.partial, options, format });
  }
  if (format !== "text") stop("command:format", { format, list: "text" });
  if (!edition) return stop("command:one-edition");
  const lines = more.lines === undefined ? undefined : await linesIn(String(more.lines));
  const named = edition.document + (lines ? ` + ${oneLine(String(more.lines))}` : "");
  const fromInput = texts[0] === "-" || (!texts.length && !process.stdin.isTTY);
  if (!fromInput && texts.length !== 1) stop("command:one-file");
  const file = fromInput ? words.say("command:input") : oneLine(texts[0]);
  const count = { agree: 0, differ: 0, unread: 0 };
  let line = 0;
  const unread = (/** @type {string} */ reason) => {
    count.unread++;
    warn(`${file}:${line}: ${reason}`);
  };
  for await (const text of linesOf(fromInput ? process.stdin : createReadStream(texts[0]), file)) {
    line++;
    if (text === "" || text?.startsWith("#")) continue;
    if (text === null) {
      unread(words.say("command:long-case", { most: longest }));
      continue;
    }
    const given = text.split(separator);
    if (given.length !== 3) {
      unread(words.say("command:case", { given: given.length }));
      continue;
    }
    const [base, reference, expected] = given;
    const request = /** @type {Request} */ ({ base, reference, ...options, edition: edition.id, lines });
    const answer = engine.explain({ ...request, limit: 0 });
    const explanation = answered(answer, lines && isWrong(answer) ? null : line);
    if (!explanation) count.unread++;
    else if ((explanation.target ?? "") === expected) count.agree++;
    else {
      count.differ++;
      print(`${file}:${line}: ${told(words, engine, request, explanation, expected, named)}`);
    }
  }
  if (!count.agree && !count.differ && !count.unread) return stop("command:no-cases", { file });
  print(words.say("command:checked", { agree: count.agree, differ: count.differ, unread: count.unread }));
  return count.unread ? 2 : count.differ ? 1 : 0;
}

/**
 * uriscope leaves: a file of references, one a line; those that leave the site of the base are told, with who goes where.
 * @param {Engine} engine @param {string[]} args
 * @returns {Promise<number>} 0: none leaves; 1: one does; 2: a line cannot be read
 */
export async function leaves(engine, args) {
  const { texts, format, more } = readArguments(engine, args, { formats: ["text"], own: ["base"] });
  const base = String(more.base ?? "");
  const parsed = engine.parse(base);
  if (!parsed || "error" in parsed || !parsed.authority) stop("command:leaves:base");
  if (format !== "text") stop("command:format", { format, list: "text" });
  const fromInput = texts[0] === "-" || (!texts.length && !process.stdin.isTTY);
  if (!fromInput && texts.length !== 1) stop("command:one-file");
  await wordsFor(engine);
  const words = speaking();
  await words.need("neighbours");
  const editions = engine.editions();
  const named = (/** @type {string} */ id) => editions.find((edition) => edition.id === id)?.document ?? id;
  const file = fromInput ? words.say("command:input") : oneLine(texts[0]);
  const count = { leave: 0, stay: 0, unread: 0 };
  let line = 0;
  for await (const reference of linesOf(fromInput ? process.stdin : createReadStream(texts[0]), file)) {
    line++;
    const found = reference === null ? null : engine.leaves({ base, reference });
    if (reference === null || (found && "error" in found)) {
      count.unread++;
      warn(`${file}:${line}: ${words.say("command:long-case", { most: longest })}`);
    } else if (found) {
      count.leave++;
      const said = plain(leavesText(words, found, named, words.say("command:leaves:runtime")));
      print(`${file}:${line}: ${oneLine(reference)}: ${said}`);
    } else if (reference !== "") count.stay++;
  }
  print(words.say("command:leaves:checked", { leave: count.leave, stay: count.stay, unread: count.unread }));
  return count.unread ? 2 : count.leave ? 1 : 0;
}

/** Whether the changed lines are wrong, and not just this case. @param {Explanation | Failure} answer */
const isWrong = (answer) => "error" in answer && ["bad-argument", "bad-line", "unspoken"].includes(answer.error.code);

/** The changed lines in a file of JSON. @param {string} file @returns {Promise<Request["lines"]>} */
async function linesIn(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    return stop("command:not-read", { file, reason: /** @type {Error} */ (error).message });
  }
}

/** What explains an expected target; nothing where none is expected. @param {Words} words @param {Engine} engine @param {Request} request @param {string} expected */
function reasons(words, engine, request, expected) {
  const text = expected && reasonOf(words, engine, request, expected);
  return text ? [text] : [];
}

/** What is said of a case that differs. @param {Words} words @param {Engine} engine @param {Request} request @param {Explanation} explanation @param {string} expected @param {string} document */
function told(words, engine, request, explanation, expected, document) {
  const editions = engine.editions();
  const { edition, why } = explanation;
  const answers = engine.answers(request);
  const others = Array.isArray(answers)
    ? answers.filter((other) => !other.same && (other.target ?? "") === expected)
    : [];
  const lines = [
    words.say("command:differs", {
      base: request.base,
      reference: request.reference,
      expected: expected || words.say("command:nothing"),
      document,
      answer: answerOf(words, explanation),
    }),
    // Those of the spec don't hold with changed lines.
    ...(request.lines ? [] : [...reasons(words, engine, request, expected), plain(whyText(words, edition, why))]),
    ...others.map((other) => {
      const of = editions.find(({ id }) => id === other.edition)?.document;
      const reason = causesOf(other)
        .map((cause) => plain(causeText(words, other.edition, cause)))
        .join(" ");
      return `${words.say("command:as-expected", { document: of })} ${reason}`.trimEnd();
    }),
    ...(others.length ? [] : [words.say("command:nobody")]),
  ];
  return lines.join("\n    ");
}
