/**
 * A case as Markdown for a mail or an issue: the target with its reason, notes, the parsers that differ, the figure,
 * and the link. It needs no other context.
 */
import { isSame } from "../cases/verdict.js";
import { causesOf, causeText } from "../texts/causes.js";
import { changedName, changesText } from "../texts/lines.js";
import { codeSpan, inMarkdown } from "../texts/markdown.js";
import { datedNameOf, nameOf } from "../texts/naming.js";
import { sectionSaid } from "../texts/section.js";
import { figureWords } from "../words/figurewords.js";
import { partedText } from "../views/stage/parted.js";
import { reasonText, refusalText } from "../views/stage/reasons.js";
import { risksOf } from "../cases/why.js";
import { whyText } from "../texts/why.js";

/** @import { Words } from "../words/words.js" */

/** Longer texts are left out of the figure. */
const longestDrawn = 1000;

/** A dot segment, in any spec's form. */
const dotSegment = /(^|[/\\])(\.|%2e){1,2}($|[/\\?#])/i;

/** The parts of the catalogue that it needs, besides the specs'. */
export const parts = ["share", "remarks", "differences", "neighbours", "problem", "figure", "score"];

/** A placeholder among the brands that a browser reports. */
const noBrand = /not.?a.?brand/i;

/** The name and version of this browser, as it reports them, for readers elsewhere. @param {Words} words */
export function browserName(words) {
  const { userAgent, userAgentData } = /** @type {any} */ (navigator);
  const brands = /** @type {{ brand: string, version: string }[]} */ (userAgentData?.brands ?? []).filter(
    ({ brand }) => !noBrand.test(brand.replace(/\W/g, "")),
  );
  const told = brands.find(({ brand }) => brand !== "Chromium") ?? brands[0];
  if (told) return `${told.brand} ${told.version}`;
  const [, name, version] = /\b(Firefox|Chrome)\/(\d+)/.exec(userAgent) ?? [];
  if (name) return `${name} ${version}`;
  const [, safari] = /\bVersion\/(\d+)\S* (?:Mobile\S* )?Safari\//.exec(userAgent) ?? [];
  return safari ? `Safari ${safari}` : words.say("share:browser");
}

/**
 * @param {object} taken
 * @param {import("../run/tolerant.js").Engine} taken.engine
 * @param {import("../cases/case.js").Case} taken.of with its scene
 * @param {Words} taken.words
 * @param {import("../cases/verdict.js").Verdict | null} taken.verdict
 * @param {import("../neighbours/neighbours.js").Neighbour[] | null} taken.neighbours
 * @param {string} taken.browser the browser's name
 * @param {string} taken.link the address of the case
 */
export function explanationOf({ engine, of, words, verdict, neighbours, browser, link }) {
  const { base, reference } = of.state;
  const { explanation } = /** @type {import("../run/scene.js").Scene} */ (of.scene);
  const target = explanation.target ?? explanation.result?.text ?? "";
  const paragraphs = [
    of.plain ? changed(words, of) : why(words, of),
    listOf(words, [
      [words.say("ui:base"), base],
      [words.say("ui:reference"), reference],
      [words.say("ui:target"), target],
    ]),
    notes(words, of),
    ...(of.plain ? [] : [verdict && inMarkdown(verdict.said), differing(words, of, neighbours, browser)]),
    figureOf(engine, of, words),
    link,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

/** The sentences about changed lines, and the spec's own result. @param {Words} words @param {import("../cases/case.js").Case} of */
function changed(words, of) {
  const { plain, edition, request } = of;
  const { lines = {} } = request;
  const target = plain?.scene?.explanation.target ?? null;
  const document = nameOf(words, edition);
  const said = words.say(`score:changed:${target === null ? "itself-none" : "itself"}`, { document, target });
  const changes = changesText(words, lines).map((one) => `- ${inMarkdown(one)}`);
  const parted = inMarkdown(partedText(words, of) ?? "");
  return `**${inMarkdown(changedName(words, edition, lines))}**\n\n${changes.join("\n")}\n\n${parted}\n\n${inMarkdown(said)}`;
}

/** Formats the texts as a Markdown list, each with its name. @param {Words} words @param {[name: string, text: string][]} texts */
export const listOf = (words, texts) =>
  texts
    .map(
      ([name, text]) =>
        `- ${name}${words.say("share:colon")}${text === "" ? words.say("ui:empty-input") : codeSpan(text)}`,
    )
    .join("\n");

/** The sections of a case's figure in Markdown, and the title of the buffers; empty for long texts. @param {import("../run/tolerant.js").Engine} engine @param {import("../cases/case.js").Case} of @param {Words} words */
function sectionsOf(engine, { state: { base, reference }, request }, words) {
  const names = figureWords(words.group("figure"));
  const long = base.length + reference.length > longestDrawn;
  const figure = long ? "" : String(engine.figure({ ...request }, "markdown", names)).trim();
  return { sections: figure.split(/\n\n(?=\*\*|[^`\s])/), dots: `**${names.dots}**` };
}

/** True if a dot segment passes the buffers. @param {import("../cases/case.js").Case} of */
const hasDots = ({ state: { base, reference } }) => [base, reference].some((text) => dotSegment.test(text));

/** The figure, without the buffers if they have no dot segment. @param {Parameters<typeof sectionsOf>} of */
function figureOf(...of) {
  const { sections, dots } = sectionsOf(...of);
  return sections.filter((section) => hasDots(of[1]) || !section.startsWith(dots)).join("\n\n");
}

/** Only the buffers, if they have a dot segment. @param {Parameters<typeof sectionsOf>} of */
export function dotsOf(...of) {
  const { sections, dots } = sectionsOf(...of);
  return hasDots(of[1]) ? (sections.find((section) => section.startsWith(dots)) ?? "") : "";
}

/** The errors, or the reason for the target with its section. @param {Words} words @param {import("../cases/case.js").Case} of */
export function why(words, { scene, edition, faults }) {
  const { listing, explanation } = /** @type {import("../run/scene.js").Scene} */ (scene);
  const { why } = explanation;
  const section = listing.lines[why.line ?? -1]?.section ?? edition.document;
  const said = cited(words, inMarkdown(whyText(words, edition.id, why)), section);
  return [
    ...faults.map((fault) =>
      [
        `▲ ${words.say(`ui:${fault.name}`)}${words.say("share:colon")}${inMarkdown(fault.said)}`,
        // If fixes lead to different hosts, that is the important part.
        ...fault.mends.filter(({ host }) => host).map(({ label }) => `- ${inMarkdown(label)}`),
      ].join("\n"),
    ),
    said,
  ].join("\n\n");
}

/** A sentence, and the section that it is based on. @param {Words} words @param {string} said @param {string} section */
const cited = (words, said, section) => words.say("share:cited", { said, section: sectionSaid(words, section) });

/** The notes on certain or likely dangers and surprises. @param {Words} words @param {import("../cases/case.js").Case} of */
function notes(words, { scene, edition }) {
  const run = /** @type {import("../run/scene.js").Scene} */ (scene);
  const { base, reference, result } = run.explanation;
  const texts = { base, reference, target: result };
  return risksOf(run)
    .map(({ id, on, span, section, args }) => {
      const text = texts[on]?.text.slice(...span) ?? "";
      const said = inMarkdown(words.say(`remarks:findings:${id}`, { ...args, edition: edition.id, text }));
      return `▲ ${cited(words, said, section)}`;
    })
    .join("\n\n");
}

/** The parsers that differ, grouped by answer and reason. @param {Words} words @param {import("../cases/case.js").Case} of @param {import("../neighbours/neighbours.js").Neighbour[] | null} neighbours @param {string} browser the browser's name */
function differing(words, of, neighbours, browser) {
  const own = of.reasoned.find(({ edition }) => edition === of.edition.id);
  /** The names, by answer and reason. @type {Map<string, string[]>} */
  const makers = new Map();
  const add = (/** @type {string} */ who, /** @type {string | null} */ answer, /** @type {string[]} */ said) => {
    const given = `${answer === null ? words.say("ui:no-target") : codeSpan(answer)}${said.length ? `${words.say("share:stop")}${said.map(inMarkdown).join(words.say("ui:between", {}, " "))}` : ""}`;
    makers.set(given, [...(makers.get(given) ?? []), who]);
  };
  for (const neighbour of neighbours ?? []) {
    if (neighbour.silent || isSame(own, neighbour.answer)) continue;
    const said = neighbour.reasons.map((reason) => reasonText(words, neighbour, reason));
    if (neighbour.answer === null) said.unshift(refusalText(words, neighbour));
    if (neighbour.same) said.push(words.say("neighbours:same", { id: neighbour.id })); // the same as the spec that it follows
    add(neighbour.id === "url" ? browser : words.say(`neighbours:names:${neighbour.id}`), neighbour.answer, said);
  }
  for (const answer of of.reasoned.filter(({ same, edition }) => !same && edition !== of.edition.id)) {
    if (answer.outcome === "no-setters") continue;
    const edition = /** @type {import("../run/engine.js").Edition} */ (
      of.from.editions.find(({ id }) => id === answer.edition)
    );
    const said = causesOf(answer, own).map((cause) => causeText(words, edition.id, cause, ""));
    add(datedNameOf(words, edition), answer.target, said.filter(Boolean));
  }
  return [...makers]
    .map(([given, who]) => `- ${words.list(who, "unit")}${words.say("share:colon")}${given}`)
    .join("\n");
}
