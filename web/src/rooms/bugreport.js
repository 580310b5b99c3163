/**
 * A bug report in Markdown: the texts, the expected target, the spec's result with its steps, changes that would give
 * the expected target, specs that do, the figure, and the link.
 */
import {
  callsText,
  changedTexts,
  documentText,
  howText,
  equivalentsText,
  lostText,
  misreadingText,
  readerText,
  whoText,
} from "../texts/expected.js";
import { codeSpan, inMarkdown } from "../texts/markdown.js";
import { nameOf } from "../texts/naming.js";
import { dotsOf, listOf, why } from "./explanation.js";

/**
 * @param {object} of
 * @param {import("../run/tolerant.js").Engine} of.engine
 * @param {import("../cases/case.js").Case} of.of with its scene
 * @param {import("../words/words.js").Words} of.words
 * @param {import("../cases/verdict.js").Verdict | null} of.verdict
 * @param {import("../views/stage/expectation.js").Content} of.content
 * @param {string} of.browser the browser's name
 * @param {string} of.link an address of the case with the expected target
 */
export function reportOf({ engine, of, words, verdict, content, browser, link }) {
  const { state, texts, answer, section } = content;
  const { base, reference, expected = "", answered = false } = state;
  const target = of.scene?.explanation.target ?? words.say("expectation:report:nothing");
  const said = (/** @type {string} */ id, args = {}) => inMarkdown(words.say(`expectation:${id}`, args));
  const reader = answer ? readerText(words, texts, answer) : "";
  const lost = answer && !reader ? lostText(words, texts, answer) : "";
  const misreading = answer ? misreadingText(words, answer) : "";
  const paragraphs = [
    `### ${inMarkdown(verdictText(words, of, content))}`,
    listOf(words, [
      [words.say("ui:base"), base],
      [words.say("ui:reference"), reference],
      [words.say(`expectation:report:${answered ? "answered" : "expected"}`), expected],
      [nameOf(words, of.edition), target],
    ]),
    why(words, of),
    misreading && inMarkdown(misreading),
    reader && inMarkdown(reader),
    lost && said("report:lost", { lost, section: section ?? "" }),
    answer?.changes.length && `**${said("report:instead", { answered })}**`,
    answer && changes(words, content, answer),
    `**${said("report:who", { answered })}**`,
    who(words, content, browser),
    verdict && `**${said("report:agrees", { document: nameOf(words, of.edition) })}**`,
    verdict && inMarkdown(verdict.said),
    dotsOf(engine, of, words),
    `${said("report:link", { link: "" })}${link}`, // unescaped, so that it can be followed
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

/**
 * The sentence about the specs that agree with either target.
 * @param {import("../words/words.js").Words} words @param {import("../cases/case.js").Case} of
 * @param {import("../views/stage/expectation.js").Content} content
 */
function verdictText(words, of, { state: { base, reference, expected = "" }, answer, editions }) {
  const target = of.scene?.explanation.target ?? null;
  const documents = (answer?.by ?? []).map((by) => documentText(words, editions, by));
  const who = words.list(documents, "conjunction");
  const [id, title] =
    target === null
      ? ["without", "title-without"]
      : [
          !answer || answer.tooLong ? "unknown" : answer.met ? "met" : answer.equivalent ? "equivalent" : "not",
          "title",
        ];
  const rest = words.say(`expectation:report:${id}`, { expected, count: documents.length, who });
  return words.say(`expectation:report:${title}`, {
    document: nameOf(words, of.edition),
    base,
    reference,
    target,
    rest,
  });
}

/** @param {import("../words/words.js").Words} words @param {import("../views/stage/expectation.js").Content} content @param {import("../run/engine.js").Expectation} answer */
const changes = (words, { texts }, answer) =>
  answer.changes
    .map((change) => {
      const all = changedTexts(change, texts).map(({ text }) => codeSpan(text));
      return `- ${inMarkdown(howText(words, change))}${words.say("share:colon")}${words.list(all, "unit")}`;
    })
    .join("\n");

/**
 * The parsers that give the expected target.
 * @param {import("../words/words.js").Words} words @param {import("../views/stage/expectation.js").Content} content
 * @param {string} browser
 */
function who(words, { editions, answer, others }, browser) {
  const documents = (answer?.by ?? []).map((by) => documentText(words, editions, by));
  const said = [
    whoText(words, documents, others, browser),
    answer ? equivalentsText(words, editions, answer) : "",
    others.calls ? callsText(words, others.calls) : "",
  ];
  return inMarkdown(said.filter(Boolean).join(words.say("ui:between", {}, " ")));
}
