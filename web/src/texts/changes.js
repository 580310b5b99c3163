/**
 * A known change of a spec's lines, in words.
 */
/** @import { KnownChange, Listing } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** Characters of a line that are shown: all of it. */
const whole = 300;

/** What is done wrong in a misreading. @param {Words} words @param {string} id */
export const mistakeText = (words, id) => words.say(`expected:misreadings:${id}`);

/** What is done differently. @param {Words} words @param {Listing} listing @param {KnownChange} change */
export function changeText(words, listing, { id, kind, line, lines }) {
  if (kind === "misreading") return mistakeText(words, id);
  const own = lineOf(listing, line)?.code ?? line;
  const said = words.say("expected:changed", { kind, line: own, text: lines[line]?.text }, undefined, whole);
  const under = underOf(listing, line);
  return under ? words.say("expected:under", { said, under }, undefined, whole) : said;
}

/** Where the spec has the line that is changed first. @param {Listing} listing @param {KnownChange} change */
export const sectionOf = (listing, { line }) => lineOf(listing, line)?.section ?? "";

/**
 * The question under which a line stands, where another line reads the same: "else" before it, if it is asked in vain.
 * @param {Listing} listing @param {string} id
 */
export function underOf({ lines }, id) {
  const at = lines.findIndex((line) => line.id === id);
  const alike = lines.filter(({ code }) => code === lines[at]?.code);
  if (alike.length < 2) return "";
  const before = lines.slice(0, at).reverse();
  const parent = before.find(({ depth }) => depth < lines[at].depth);
  if (parent?.code !== "else") return parent?.code ?? "";
  const asked = before.slice(before.indexOf(parent) + 1).find(({ depth }) => depth === parent.depth);
  return `${asked?.code}, else`;
}

/** @param {Listing} listing @param {string} id */
export const lineOf = ({ lines }, id) => lines.find((line) => line.id === id);

/** Which line was changed, in words: what is done wrong, and how. @param {Words} words @param {Pick<import("../cases/mistakes.js").ChangedLine, "misreading" | "lines">} changed */
export const howChanged = (words, { misreading, lines }) =>
  words.say(
    "predict:changed:how",
    { misreading: mistakeText(words, misreading), change: linesText(words, lines) },
    undefined,
    2 * whole,
  );

/** What a change of another line gives. @param {Words} words @param {import("../cases/mistakes.js").Offered} offered */
export const otherChanged = (words, { text, lines }) =>
  text
    ? words.say("predict:changed:other", { text, change: linesText(words, lines) }, undefined, 2 * whole)
    : words.say("predict:changed:harmless");

/** What becomes of changed lines. @param {Words} words @param {KnownChange["lines"]} lines */
function linesText(words, lines) {
  const say = (/** @type {string} */ id, text = "") =>
    words.say(`predict:changed:${id}`, { text: text.replace(/[\t\n]+/g, " ") }, undefined, whole);
  const said = Object.values(lines).flatMap(({ text, omit, before, after }) => [
    ...(omit ? [say("out")] : []),
    ...(text ? [say("now", text)] : []),
    ...[before, after].flatMap((added) => (added ? [say("added", added)] : [])),
  ]);
  return words.list(said, "conjunction");
}
