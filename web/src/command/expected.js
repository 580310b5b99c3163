/**
 * The command's output about an expected target: whether it is given, changes that would give it, specs that do, and
 * the step of the run that loses it.
 */
import { equivalentsText, explainedText, lostText, misreadingText, readerText } from "../texts/expected.js";
import { oneLine } from "../texts/terminal.js";
import { answerOf, cited, plain } from "./sentences.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Expectation, ExpectedBy, Request } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/**
 * The best explanation of an expected target, and the step that loses it; "" if nothing is known, or the engine has no
 * answer.
 * @param {Words} words @param {Engine} engine @param {Request} request @param {string} expected
 */
export function reasonOf(words, engine, request, expected) {
  const answer = engine.expectation(request, expected);
  return "error" in answer ? "" : plain(explainedText(words, engine.editions(), request, answer));
}

/**
 * The whole explanation, in lines.
 * @param {Words} words @param {Engine} engine @param {Request} request @param {string} expected
 * @param {Expectation} answer
 */
export function expectationText(words, engine, request, expected, answer) {
  if (answer.met) return words.say("expected:met");
  const edition = engine.editions().find(({ id }) => id === answer.edition);
  const document = edition?.document;
  const { base, reference } = request;
  return [
    words.say("command:differs", { base, reference, expected, document, answer: answerOf(words, answer) }),
    ...(answer.equivalent ? [words.say("expected:equivalent", { document })] : []),
    ...(answer.fault ? [words.say("expected:fault", { document })] : []),
    misreadingText(words, answer),
    ...(answer.tooLong ? [words.say("expected:too-long")] : told(words, engine, expected, answer)),
    readerText(words, request, answer) ||
      (answer.lost
        ? cited(words, lostText(words, request, answer), edition?.listing.lines[answer.lost.line].section ?? "")
        : ""),
  ]
    .filter((line) => line !== "")
    .map((line) => oneLine(plain(line)))
    .join("\n");
}

/**
 * The changes that would give it, and the specs that do.
 * @param {Words} words @param {Engine} engine @param {string} expected @param {Expectation} answer
 */
const told = (words, engine, expected, { changes, by, equivalents }) => [
  words.say(changes.length ? "expected:changes" : "expected:no-changes"),
  ...changes.flatMap(({ kinds, base, reference, target }) => [
    `  ${kinds.map((kind) => words.say(`expected:kinds:${kind}`)).join(" + ")}`,
    ...[base, reference].flatMap((text) => (text === undefined ? [] : [`    ${text || words.say("ui:nothing")}`])),
    ...(target === expected ? [] : [`    ${words.say("expected:gives", { target })}`]),
  ]),
  ...by.map((one) => giverText(words, engine, one)),
  ...(by.length ? [] : [words.say("expected:nobody")]),
  equivalentsText(words, engine.editions(), { equivalents }),
];

/** @param {Words} words @param {Engine} engine @param {ExpectedBy} by */
function giverText(words, engine, { edition, options, parting }) {
  const document = engine.editions().find(({ id }) => id === edition)?.document;
  const set = Object.entries(options).map(
    ([name, value]) => `--${name} ${value === true ? "yes" : value === false ? "no" : value}`,
  );
  const here = parting?.here ?? null;
  return set.length
    ? words.say("expected:given-by-options", { document, options: set.join(" "), here })
    : words.say("expected:given-by", { document, here });
}
