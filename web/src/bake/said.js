/**
 * The parts of an element's figure that are sentences: the reason for the target and, for the views that show them, the
 * phases of the run, the remarks, and the answers of all specs. All are markup for a line.
 */
import { Scene } from "../run/scene.js";
import { causesOf, causeText } from "../texts/causes.js";
import { escaped } from "../texts/escaped.js";
import { findingText } from "../texts/finding.js";
import { datedNameOf } from "../texts/naming.js";
import { isQuiet, noTarget } from "../texts/outcome.js";
import { marked } from "../texts/plain.js";
import { whyText } from "../texts/why.js";
import { phaseText } from "../views/stage/phase.js";
import { untagged } from "../words/tagged.js";
import { short } from "../words/words.js";
import { inLine } from "./drawn.js";

/** @import { BakedCase } from "../embed/baked.js" */
/** @import { Edition, EditionAnswer } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** @typedef {{ title: string, lines: string[] }} Section */

/** The most characters of a text in a line. */
const longest = 400;

/** Escapes a text as core/figure does: "{" has a meaning in many templates. @param {string} text */
const safe = (text) => escaped(untagged(text)).replaceAll("{", "&#123;");

/** @param {string} text */
const brief = (text) => safe(inLine(short(text, longest)));

/** @param {string} text */
const code = (text) => `<code>${brief(text)}</code>`;

/** A sentence of the catalogue. @param {string} said */
const sentence = (said) => marked(said, safe, code);

/** A name and its text. @param {Words} words @param {string} name @param {string} text markup */
const told = (words, name, text) => safe(words.say("bake:told", { name, text: "\0" })).replace("\0", () => text);

/** The reason for the target, or for its absence. @param {BakedCase} made @param {Words} words */
export const reason = ({ explanation: { edition, why } }, words) => sentence(whyText(words, edition, why));

/** @type {Record<string, (made: any, words: Words, editions: Edition[]) => Section>} */
const drawn = {
  story({ explanation }, words, editions) {
    const edition = /** @type {Edition} */ (editions.find(({ id }) => id === explanation.edition));
    const scene = new Scene({ explanation, edition, words });
    const lines = explanation.story.flatMap((/** @type {import("../run/engine.js").Row} */ row) => [
      told(words, words.say(`ui:phases:${row.phase}`), row.pieces.map(piece).join("")),
      sentence(phaseText(scene, row)),
    ]);
    return { title: words.say("ui:story:title"), lines };
  },
  remarks({ explanation }, words) {
    const { edition, findings, base, reference, result } = explanation;
    const texts = { base: base.text, reference: reference.text, target: result?.text ?? "" };
    const lines = findings.map((/** @type {any} */ finding) =>
      sentence(findingText(words, edition, finding, /** @type {any} */ (texts)[finding.on])),
    );
    return { title: words.say("remarks:title"), lines };
  },
  editions({ explanation, answers }, words, editions) {
    const own = answers.find((/** @type {EditionAnswer} */ { edition }) => edition === explanation.edition);
    /** @type {Map<string, { of: EditionAnswer, names: string[] }>} */
    const found = new Map();
    for (const edition of editions.toReversed()) {
      const of = answers.find((/** @type {EditionAnswer} */ one) => one.edition === edition.id);
      const said = of && answerText(of, words);
      if (!said) continue;
      const one = found.get(said) ?? { of, names: [] };
      found.set(said, { ...one, names: [...one.names, datedNameOf(words, edition)] });
    }
    const lines = [...found].flatMap(([answer, { of, names }]) => [
      told(words, words.list(names, "conjunction"), answer),
      ...(of.same || isQuiet(of)
        ? []
        : causesOf(of, own).map((cause) => sentence(causeText(words, of.edition, cause)))),
    ]);
    return { title: words.say("bake:editions"), lines };
  },
};

/** What the views say, in sections; those without lines are left out. @param {BakedCase} made @param {string[]} views @param {Words} words @param {Edition[]} editions */
export const sections = (made, views, words, editions) =>
  views
    .filter((view) => Object.hasOwn(drawn, view))
    .map((view) => drawn[view](made, words, editions))
    .filter(({ lines }) => lines.length);

/** @param {import("../run/engine.js").Row["pieces"][number]} piece */
function piece({ text, kind }) {
  if (kind === "removed") return `<del>${brief(text)}</del>`;
  return kind === "added" ? `<ins>${brief(text)}</ins>` : brief(text);
}

/** @param {EditionAnswer} answer @param {Words} words */
function answerText({ outcome, target, fragment }, words) {
  if (target !== null) return code(target);
  return `${safe(words.say(noTarget({ outcome })))}${fragment === undefined ? "" : ` ${code(`#${fragment}`)}`}`;
}
