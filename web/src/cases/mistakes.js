/**
 * What somebody chooses among who is asked about a wrong target: the misreadings that it may come from, or the lines of which
 * one may have been changed, each with what it gives.
 */

import { write } from "../run/link.js";

/** @import { Edition, KnownChange, Misreading, Request } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** A misreading with its target, "" for none. @typedef {{ id: string, text: string }} Choice */

/** Those that are offered beside the right one, in their order. */
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

/** So many are offered at least. */
const fewest = 4;

/**
 * The misreadings to choose from: the right one, and the usual ones that give something else; if they are
 * few, some that give the target itself. Another one that gives what was expected would be right, too, so it is left out.
 * @param {string} right its id @param {string} expected @param {string} target the spec's own
 * @param {Misreading[]} misreadings of the spec @param {(lines: Misreading["lines"]) => string} resolve gives the target of changed lines, "" for none
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
 * A line that is offered as the changed one: a known change of it, and what that gives, "" if none of its changes matters.
 * @typedef {{ id: string, lines: Misreading["lines"], text: string }} Offered
 */
/**
 * One line of a spec changed by a misreading, what that gives, and the lines among which somebody finds it.
 * @typedef {{ misreading: string, line: string, lines: Misreading["lines"], text: string, choices: Offered[] }} ChangedLine
 */

/** So many lines are offered, and at least. */
const [mostLines, fewestLines] = [5, 4];

/** Whether a misreading has other words for a single line, or leaves it out, and runs on to the end. @param {Misreading} misreading */
export function isOfOneLine({ beside, lines }) {
  const [own, ...more] = Object.values(lines);
  return !beside && !more.length && !own.before && !own.after && !/; done$/.test(own.text ?? "");
}

/**
 * Changes one line of a spec, for two texts the same one always; null where no known change makes a good question of
 * them. None of the other lines that are offered gives the same target with any known change.
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

/** The changed line that an exercise asks for; null where it asks for none. @param {Engine} engine @param {Edition[]} editions @param {import("../run/sequence.js").Exercise} exercise */
export function changedOf(engine, editions, { base, reference, edition: id, predict }) {
  const edition = editions.find((one) => one.id === id);
  return predict === "line" && edition ? changedLine(engine, edition, { base, reference }) : null;
}

/**
 * What a view needs to ask which line was changed: views/rooms/diagnosing.js; null where nothing can be asked.
 * @param {import("./case.js").Case} of @param {(link: string) => string | null} page that shows what a link says
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
    link(/** @type {Misreading["lines"]} */ lines) {
      const { base, reference, edition, options } = state;
      return page(write({ base, reference, edition, options, step: changed(lines)?.parts || null, lines }));
    },
  };
}

/**
 * Lines that are offered beside the changed one, none of which can give its target: of its phase, then of the phases next to
 * that, and first those of which a change matters.
 * @param {Edition} edition @param {string} id of the changed line @param {string} target that it gives
 * @param {KnownChange[]} known @param {{ change: KnownChange, text: string }[]} noticed those that give another target than the spec
 * @returns {Offered[]}
 */
function otherLines({ listing: { lines } }, id, target, known, noticed) {
  const phases = [...new Set(lines.map(({ phase }) => phase))];
  const at = lines.findIndex((line) => line.id === id);
  const codes = new Set([lines[at].code]); // two that read the same can't be told apart
  const apart = (/** @type {number} */ i) => Math.abs(phases.indexOf(lines[i].phase) - phases.indexOf(lines[at].phase));
  const near = lines
    .map((_, i) => i)
    .filter((i) => i !== at && apart(i) <= 1)
    .sort((a, b) => apart(a) - apart(b) || Math.abs(a - at) - Math.abs(b - at));
  /** By the phase, and whether a change of theirs matters. @type {Offered[][]} */
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
