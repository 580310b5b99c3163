/**
 * uriscope check: compares a file of cases, each a line of base, reference and expected target with tabs between them,
 * with a spec, for people who test a library. Differences are printed with the reason, and with the specs that give the
 * expected target. uriscope leaves: checks a file of references.
 */
import { answered, fileOf, readArguments, separator } from "./arguments.js";
import { speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { conformance } from "./conformance.js";
import { reasonOf } from "./expected.js";
import { linesOf, longest, nameOf, textOf, Unread } from "./input.js";
import { unreadable } from "./reports.js";
import { answerOf, plain, print, printJSON, warn } from "./sentences.js";
import { Stopped, stop } from "./stopped.js";
import { oneLine } from "../texts/terminal.js";
import { whyText } from "../texts/why.js";
import { causesOf, causeText } from "../texts/causes.js";
import { leavesText } from "../cases/verdict.js";

/** @import { Engine, Failure } from "../run/tolerant.js" */
/** @import { Explanation, Request } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** The formats for your own cases. The others are for a library's answers. */
const ofCases = ["text", "json"];

/**
 * @param {Engine} engine @param {string[]} args @param {string} page the address of the page for links
 * @returns {Promise<number>} 0: all agree; 1: one differs; 2: a line can't be read, regardless of the others
 */
export async function check(engine, args, page) {
  const given = readArguments(engine, "check", args);
  const { options, edition, format, more } = given;
  await wordsFor(engine);
  const words = speaking();
  if (more.conformance === true) {
    const { follow, baseline, page: own = page } = /** @type {Record<string, string | undefined>} */ (more);
    const [partial, writes] = [more.partial === true, more["write-baseline"] === true];
    const how = { follow, baseline, partial, writes, page: own, options, format };
    const file = fileOf(given) ?? stop("command:one-file");
    return conformance(words, engine, file, how).catch((error) => {
      if (error instanceof Stopped) unreadable[format]?.(error.message);
      throw error;
    });
  }
  if (!ofCases.includes(format)) stop("command:check-format", { format, list: ofCases });
  if (!edition) return stop("command:one-spec", { command: "check" });
  const lines = more.lines === undefined ? undefined : await linesIn(String(more.lines));
  const named = edition.document + (lines ? ` + ${oneLine(String(more.lines))}` : "");
  const from = fileOf(given) ?? stop("command:one-file");
  const file = nameOf(from);
  const count = { agree: 0, differ: 0, unread: 0 };
  let line = 0;
  const unread = (/** @type {string} */ reason) => {
    count.unread++;
    warn(`${file}:${line}: ${reason}`);
  };
  for await (const text of linesOf(from)) {
    line++;
    if (text instanceof Unread) {
      unread(words.say(`command:${text.id}`, { most: longest }));
      continue;
    }
    if (text === "" || text.startsWith("#")) continue;
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
      const { alike, text } = told(words, engine, request, explanation, expected, named);
      const { target } = explanation;
      if (format === "json")
        printJSON({ line, base, reference, expected: expected || null, edition: edition.id, target, alike, text });
      else print(`${file}:${line}: ${text}`);
    }
  }
  if (!count.agree && !count.differ && !count.unread) return stop("command:no-cases", { file });
  const summary = format === "json" ? warn : print;
  summary(words.say("command:checked", { agree: count.agree, differ: count.differ, unread: count.unread }));
  return count.unread ? 2 : count.differ ? 1 : 0;
}

/**
 * uriscope leaves: checks a file of references, one per line, and prints those that leave the base's site, with the
 * parsers and their targets.
 * @param {Engine} engine @param {string[]} args
 * @returns {Promise<number>} 0: none leaves; 1: one does; 2: a line cannot be read
 */
export async function leaves(engine, args) {
  const given = readArguments(engine, "leaves", args);
  const base = String(given.more.base ?? "");
  const parsed = engine.parse(base);
  if (!parsed || "error" in parsed || !parsed.authority) stop("command:leaves:base");
  const { format } = given;
  const from = fileOf(given) ?? stop("command:one-file");
  await wordsFor(engine);
  const words = speaking();
  await words.need("neighbours");
  const editions = engine.editions();
  const named = (/** @type {string} */ id) => editions.find((edition) => edition.id === id)?.document ?? id;
  const file = nameOf(from);
  const count = { leave: 0, stay: 0, absolute: 0, unread: 0 };
  let line = 0;
  for await (const reference of linesOf(from)) {
    line++;
    const found = reference instanceof Unread ? null : engine.leaves({ base, reference });
    if (reference instanceof Unread || (found && "error" in found)) {
      count.unread++;
      const id = reference instanceof Unread ? reference.id : "long-line";
      warn(`${file}:${line}: ${words.say(`command:${id}`, { most: longest })}`);
    } else if (found) {
      count.leave++;
      const said = plain(leavesText(words, found, named, words.say("command:leaves:runtime")));
      if (format === "json") printJSON({ line, reference, ...found, text: said });
      else print(`${file}:${line}: ${oneLine(reference)}: ${said}`);
    } else if (reference !== "") count[isAbsolute(reference) ? "absolute" : "stay"]++;
  }
  const summary = format === "json" ? warn : print;
  const { leave, stay, absolute, unread } = count;
  summary(words.say("command:leaves:checked", { leave, stay, absolute, unread }));
  return count.unread ? 2 : count.leave ? 1 : 0;
}

/** True if a reference has a scheme, so that it visibly names its destination. @param {string} reference */
const isAbsolute = (reference) => /^\s*[a-z][a-z0-9+.-]*:/i.test(reference);

/** True if the changed lines are wrong, and not just this case. @param {Explanation | Failure} answer */
const isWrong = (answer) => "error" in answer && ["bad-argument", "bad-line", "unspoken"].includes(answer.error.code);

/** Reads changed lines from a JSON file. @param {string} file @returns {Promise<Request["lines"]>} */
async function linesIn(file) {
  const text = await textOf(file);
  try {
    return JSON.parse(text);
  } catch {
    return stop("command:not-json", { file: nameOf(file) });
  }
}

/** The explanation of an expected target; empty without one. @param {Words} words @param {Engine} engine @param {Request} request @param {string} expected */
function reasons(words, engine, request, expected) {
  const text = expected && reasonOf(words, engine, request, expected);
  return text ? [text] : [];
}

/**
 * The message about a case that differs, and the specs that give the expected target.
 * @param {Words} words @param {Engine} engine @param {Request} request @param {Explanation} explanation @param {string} expected @param {string} document
 */
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
    // The spec's reasons don't apply to changed lines.
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
  return { alike: others.map((other) => other.edition), text: lines.join("\n    ") };
}
