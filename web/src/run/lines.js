/**
 * Changed lines of a spec, in a link and in an element. In a link, each has fields of its own:
 *
 *   line.2C     another text for line 2C
 *   omit.2C     yes: line 2C is left out
 *   before.2C   lines to insert before it, with a line break between two, and a tab for each level below it
 *   after.2C    lines to insert after it, and after everything nested in it
 *
 * In the attribute "lines" of an element, each is a line: "2C: words", "omit 2C", "before 2C: words", "after 2C:
 * words". A moved line is left out, and inserted somewhere else.
 */
import { any, family, flag } from "./fields.js";

/** @import { LineChange } from "./engine.js" */
/** @typedef {Record<string, LineChange>} Lines */
/** @typedef {{ line: Record<string, string>, omit: Record<string, boolean>, before: Record<string, string>, after: Record<string, string> }} Families */

/** The fields of a link. */
export const lineFields = {
  line: family(any("")),
  omit: family(flag()),
  before: family(any("")),
  after: family(any("")),
};

/**
 * The same changes, ordered by id and without those that have no effect; null if none is left. Equal changes give equal
 * JSON.
 * @param {Lines | null} lines @returns {Lines | null}
 */
export function canonical(lines) {
  const all = Object.entries(lines ?? {}).flatMap(([id, { text, omit, before, after }]) => {
    const change = { ...(omit ? { omit } : text && { text }), ...(before && { before }), ...(after && { after }) };
    return Object.keys(change).length ? [/** @type {const} */ ([id, change])] : [];
  });
  return all.length ? Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) : null;
}

/** True if two sets of changes are equal. @param {Lines | null | undefined} a @param {Lines | null | undefined} b */
export const sameLines = (a, b) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Reads the changes from the fields of a link. @param {Partial<Families>} of */
export function linesOf({ line = {}, omit = {}, before = {}, after = {} }) {
  const own = (/** @type {Record<string, any>} */ of, /** @type {string} */ id) =>
    Object.hasOwn(of, id) ? of[id] : undefined;
  const ids = [line, omit, before, after].flatMap((one) => Object.keys(one));
  const changes = ids.map((id) => ({
    text: own(line, id),
    omit: own(omit, id),
    before: own(before, id),
    after: own(after, id),
  }));
  return canonical(Object.fromEntries(ids.map((id, i) => [id, changes[i]])));
}

/** The values of these fields. @param {Lines | null} lines @returns {Families} */
export function familiesOf(lines) {
  const all = Object.entries(lines ?? {});
  /** @template {keyof LineChange} K @param {K} key @returns {any} */
  const of = (key) => Object.fromEntries(all.flatMap(([id, change]) => (change[key] ? [[id, change[key]]] : [])));
  return { line: of("text"), omit: of("omit"), before: of("before"), after: of("after") };
}

/** A line of the attribute "lines". */
const written = /^ *(?:(omit|before|after) )?([^\s:]+) *(?:: ?(.*))?$/;

/**
 * Reads the changes from the attribute "lines", and the lines that it can't parse.
 * @param {string | null} attribute
 */
export function linesIn(attribute) {
  /** @type {Lines} */
  const lines = {};
  /** @type {string[]} */
  const unread = [];
  for (const line of (attribute ?? "").split(/\r\n|[\r\n]/)) {
    if (!line.trim()) continue;
    const [, how = "text", id, words = ""] = written.exec(line) ?? [];
    if (!id || !words === (how !== "omit")) {
      unread.push(line.trim());
      continue;
    }
    const before = Object.hasOwn(lines, id) ? lines[id] : {};
    const key = /** @type {"text" | "before" | "after" | "omit"} */ (how);
    const value = key === "omit" || key === "text" || !before[key] ? words : `${before[key]}\n${words}`;
    Object.defineProperty(lines, id, {
      value: { ...before, [key]: key === "omit" ? true : value },
      enumerable: true,
      configurable: true,
    });
  }
  return { lines: canonical(lines), unread };
}

/** The changes as the attribute "lines". @param {Lines | null} lines */
export const lineAttribute = (lines) =>
  Object.entries(lines ?? {})
    .flatMap(([id, { text, omit, before, after }]) => [
      ...(text ? [`${id}: ${text}`] : []),
      ...(omit ? [`omit ${id}`] : []),
      ...(before ?? "").split("\n").flatMap((one) => (one ? [`before ${id}: ${one}`] : [])),
      ...(after ?? "").split("\n").flatMap((one) => (one ? [`after ${id}: ${one}`] : [])),
    ])
    .join("\n");

/**
 * The listing that ran. In a changed one, decisions are explained for unchanged lines only.
 * @param {{ listing?: import("./engine.js").Listing }} explanation
 * @param {{ listing: import("./engine.js").Listing }} edition
 */
export function listingOf({ listing }, edition) {
  if (!listing) return { listing: edition.listing, changed: /** @type {Set<string>} */ (new Set()) };
  const own = new Map(edition.listing.lines.map(({ id, code }) => [id, code]));
  const changed = new Set(listing.lines.flatMap(({ id, code }) => (own.get(id) === code ? [] : [id])));
  const lines = listing.lines.map((line) => (changed.has(line.id) ? { ...line, decided: false } : line));
  return { listing: { ...listing, lines }, changed };
}

/**
 * The step, from 1, in which a changed run and the spec's own diverge: the first that differs; 0 if none does. If one
 * of them is just longer, it is the step after the shorter one, or that one's last step.
 * @param {import("./scene.js").Scene} changed @param {import("./scene.js").Scene} own
 */
export function partingOf(changed, own) {
  const said = (/** @type {import("./scene.js").Scene} */ scene, /** @type {number} */ i) => {
    const { answer, edits } = scene.steps[i];
    const { id, code } = scene.line(i);
    return JSON.stringify([id, code, answer, edits]);
  };
  const all = Math.min(changed.steps.length, own.steps.length);
  for (let i = 0; i < all; i++) if (said(changed, i) !== said(own, i)) return i + 1;
  return changed.steps.length === own.steps.length ? 0 : Math.min(all + 1, changed.steps.length);
}
