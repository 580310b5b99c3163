/**
 * Changed lines of a spec, as a link and an element have them. In a link, each has fields of its own:
 *
 *   line.2C     other words for line 2C
 *   omit.2C     yes: line 2C is left out
 *   before.2C   lines to insert before it, with a line break between two, and a tab for each level below it
 *   after.2C    the same after it, and after what is nested in it
 *
 * In the attribute "lines" of an element, each is a line: "2C: words", "omit 2C", "before 2C: words", "after 2C: words".
 * A line that was moved is left out, and inserted somewhere else.
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
 * The same changes, by the ids in order and without what changes nothing; null if nothing is changed. Two that do the same
 * are the same text as JSON.
 * @param {Lines | null} lines @returns {Lines | null}
 */
export function canonical(lines) {
  const all = Object.entries(lines ?? {}).flatMap(([id, { text, omit, before, after }]) => {
    const change = { ...(omit ? { omit } : text && { text }), ...(before && { before }), ...(after && { after }) };
    return Object.keys(change).length ? [/** @type {const} */ ([id, change])] : [];
  });
  return all.length ? Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) : null;
}

/** Whether two are the same. @param {Lines | null | undefined} a @param {Lines | null | undefined} b */
export const sameLines = (a, b) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The changes that fields of a link say. @param {Partial<Families>} of */
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

/** A change in the attribute of an element. */
const written = /^ *(?:(omit|before|after) )?([^\s:]+) *(?:: ?(.*))?$/;

/**
 * The changes that the attribute "lines" says, and the lines of it that say none.
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
 * The listing that ran: of changed lines, the changed one, in which what was decided of a line is told of the others alone.
 * @param {{ listing?: import("./engine.js").Listing }} explanation @param {{ listing: import("./engine.js").Listing }} edition
 */
export function listingOf({ listing }, edition) {
  if (!listing) return { listing: edition.listing, changed: /** @type {Set<string>} */ (new Set()) };
  const own = new Map(edition.listing.lines.map(({ id, code }) => [id, code]));
  const changed = new Set(listing.lines.flatMap(({ id, code }) => (own.get(id) === code ? [] : [id])));
  const lines = listing.lines.map((line) => (changed.has(line.id) ? { ...line, decided: false } : line));
  return { listing: { ...listing, lines }, changed };
}

/**
 * The step, from 1, in which a changed run and the spec's own part: the first that isn't the same; 0 if all are. If one of
 * them only goes on for longer, it is the step after the shorter one, or the last one of that.
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
