/**
 * The choices in a question about a wrong target: possible misreadings, or lines that may have been changed, each with
 * its result.
 */

import { write } from "../run/link.js";
import { lineFaultText } from "../texts/lines.js";
import { brokenBy } from "./broken.js";
import { sharp } from "./sharp.js";

/** @import { Edition, KnownChange, Misreading, Request } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** A misreading with its target, "" for none. @typedef {{ id: string, text: string }} Choice */

/** The misreadings offered next to the right one, in order. */
const usual = [
  "whole-path",
  "slash-ignored",
  "joined",
  "no-authority",
  "no-scheme",
  "queries-joined",
  "query-kept",
  "fragment-kept",
  "dots-kept",
  "directory-dropped",
];

/** The fewest choices to offer. */
const fewest = 4;

/**
 * The misreadings to choose from: the right one, and usual ones that give something else; if these are few, also some
 * that give the spec's own target. A misreading that also gives the expected target would be right, too, so it is left
 * out.
 * @param {string} right its id @param {string} expected @param {string} target the spec's own
 * @param {Misreading[]} misreadings of the spec
 * @param {(lines: Misreading["lines"]) => string} resolve returns the target with changed lines, "" for none
 * @returns {Choice[]}
 */
export function choices(right, expected, target, misreadings, resolve) {
  const all = misreadings
    .filter(({ id }) => id === right || usual.includes(id))
    .map(({ id, lines }) => ({ id, text: resolve(lines) }))
    .filter(({ id, text }) => id === right || text !== expected);
  const place = (/** @type {Choice} */ { id }) => (usual.includes(id) ? usual.indexOf(id) : usual.length);
  all.sort((a, b) => place(a) - place(b));
  const harmless = all.filter(({ text }) => text === target);
  const kept = harmless.slice(0, Math.max(0, fewest - (all.length - harmless.length)));
  return all.filter((one) => !harmless.includes(one) || kept.includes(one));
}

/**
 * A line offered as the changed one, with a known change and its target; "" if no change of it matters.
 * @typedef {{ id: string, lines: Misreading["lines"], text: string }} Offered
 */
/**
 * One line of a spec changed by a misreading, the resulting target, and the lines to choose from.
 * @typedef {{ misreading: string, line: string, lines: Misreading["lines"], text: string, choices: Offered[] }} ChangedLine
 */

/** The most lines to offer, and the fewest. */
const [mostLines, fewestLines] = [5, 4];

/** True if a misreading changes the text of a single line, or leaves it out, and runs to the end. @param {Misreading} misreading */
export function isOfOneLine({ beside, lines }) {
  const [own, ...more] = Object.values(lines);
  return !beside && !more.length && !own.before && !own.after && !/; done$/.test(own.text ?? "");
}

/**
 * Changes one line of a spec, always the same one for the same texts; null if no known change makes a good question.
 * None of the other lines offered can give the same target by a known change.
 * @param {Engine} engine @param {Edition} edition @param {Request} request @returns {ChangedLine | null}
 */
export function changedLine(engine, edition, { base, reference, limit: _, lines: __, ...of }) {
  const known = engine.score({ ...of, edition: edition.id }, [[base, reference]], { targets: true });
  if ("error" in known) return null;
  const noticed = known.flatMap(({ targets: [text] = [], ...change }) =>
    text === undefined ? [] : [{ change, text }],
  );
  const possible = noticed.filter(({ change, text }) => text && change.kind === "misreading" && isOfOneLine(change));
  const first = [...base, ...reference].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  for (let i = 0; i < possible.length; i++) {
    const { change, text } = possible[(first + i) % possible.length];
    const { id: misreading, line, lines } = change;
    const others = otherLines(edition, line, text, known, noticed);
    if (others.length + 1 < fewestLines) continue;
    const order = edition.listing.lines.map(({ id }) => id);
    const choices = [...others, { id: line, lines, text }].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return { misreading, line, lines, text, choices };
  }
  return null;
}

/**
 * The changed line of an exercise; null if the exercise asks for something else.
 * @param {Engine} engine @param {Edition[]} editions @param {import("../run/sequence.js").Exercise} exercise
 */
export function changedOf(engine, editions, { base, reference, edition: id, predict }) {
  const edition = editions.find((one) => one.id === id);
  return predict === "line" && edition ? changedLine(engine, edition, { base, reference }) : null;
}

/**
 * The data for asking which line was changed: views/rooms/diagnosing.js; null if there is no such question.
 * @param {import("./case.js").Case} of @param {(link: string) => string | null} page that shows a link
 */
export function lineQuestion(of, page) {
  const { scene, request, edition, state, from } = of;
  const asked = from.engine && scene && !request.lines ? changedLine(from.engine, edition, request) : null;
  if (!scene || !asked) return null;
  const changed = (/** @type {Misreading["lines"]} */ lines) => of.changed(lines).scene;
  return {
    scene,
    asked,
    changed,
    repaired: (/** @type {string} */ text) => repaired(of, asked.line, text),
    link(/** @type {Misreading["lines"]} */ lines) {
      const { base, reference, edition, options } = state;
      return page(write({ base, reference, edition, options, step: changed(lines)?.parts || null, lines }));
    },
  };
}

/**
 * Tries another text for a changed line, and says the result in a sentence. The text is right if it gives the spec's
 * target, all of the spec's examples hold, and so do the sharp cases.
 * @param {import("./case.js").Case} of @param {string} line its id @param {string} text
 * @returns {Promise<{ right: boolean, said: string }>}
 */
async function repaired(of, line, text) {
  const { scene, request, edition, from } = of;
  const { words, engine } = from;
  const lines = { [line]: { text } };
  const tried = of.changed(lines);
  const wrong = (/** @type {string} */ said) => ({ right: false, said });
  if (tried.lineFault) {
    await words.need("score").catch(() => {});
    return wrong(lineFaultText(words, edition, lines, tried.lineFault));
  }
  const target = tried.scene?.explanation.target ?? null;
  if (!engine || target !== scene?.explanation.target)
    return wrong(words.say(`predict:repair:${target === null ? "none" : "gives"}`, { text: target ?? "" }));
  // The spec's examples miss some changes; the sharp cases tell them all apart.
  const { examples, cases } = await brokenBy(engine, { ...request, edition: edition.id, lines }, sharp, () => {});
  const failed = examples.failed.length + cases.failed.length;
  const count = examples.held.length + cases.held.length + failed;
  return failed
    ? wrong(words.say("predict:repair:here", { count: failed, of: count }))
    : { right: true, said: words.say("predict:repair:done", { of: count }) };
}

/**
 * Lines to offer beside the changed one: first from its own phase, then from the adjacent phases, in each case first
 * the lines of which a change matters. No line can give the changed line's target.
 * @param {Edition} edition @param {string} id of the changed line @param {string} target that it gives
 * @param {KnownChange[]} known @param {{ change: KnownChange, text: string }[]} noticed changes that give another target than the spec
 * @returns {Offered[]}
 */
function otherLines({ listing: { lines } }, id, target, known, noticed) {
  const phases = [...new Set(lines.map(({ phase }) => phase))];
  const at = lines.findIndex((line) => line.id === id);
  const codes = new Set([lines[at].code]); // lines with the same text can't be told apart
  const apart = (/** @type {number} */ i) => Math.abs(phases.indexOf(lines[i].phase) - phases.indexOf(lines[at].phase));
  const near = lines
    .map((_, i) => i)
    .filter((i) => i !== at && apart(i) <= 1)
    .sort((a, b) => apart(a) - apart(b) || Math.abs(a - at) - Math.abs(b - at));
  /** The lines by distance from the phase of the changed line, and by whether a change matters. @type {Offered[][]} */
  const found = [[], [], [], []];
  for (const i of near) {
    const { id, code } = lines[i];
    const touches = (/** @type {KnownChange} */ { lines }) => Object.hasOwn(lines, id);
    const own = noticed.filter(({ change }) => touches(change));
    if (codes.has(code) || !known.some(touches) || own.some(({ text }) => text === target)) continue;
    codes.add(code);
    const told = own.find(({ change, text }) => text && Object.keys(change.lines).length === 1);
    found[2 * apart(i) + (told ? 0 : 1)].push({ id, lines: told?.change.lines ?? {}, text: told?.text ?? "" });
  }
  return found.flat().slice(0, mostLines - 1);
}
