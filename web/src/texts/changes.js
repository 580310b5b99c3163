/**
 * A known change of a spec's lines, in words.
 */
/** @import { KnownChange, Listing } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** The most characters of a line: enough for all of it. */
const whole = 300;

/** The description of a misreading. @param {Words} words @param {string} id */
export const mistakeText = (words, id) => words.say(`expected:misreadings:${id}`);

/** The description of a change. @param {Words} words @param {Listing} listing @param {KnownChange} change */
export function changeText(words, listing, { id, kind, line, lines }) {
  if (kind === "misreading") return mistakeText(words, id);
  const own = lineOf(listing, line)?.code ?? line;
  const said = words.say("expected:changed", { kind, line: own, text: lines[line]?.text }, undefined, whole);
  const under = underOf(listing, line);
  return under ? words.say("expected:under", { said, under }, undefined, whole) : said;
}

/** The section of the first line that is changed. @param {Listing} listing @param {KnownChange} change */
export const sectionOf = (listing, { line }) => lineOf(listing, line)?.section ?? "";

/**
 * The question around a line, if another line has the same text; with "else" in front if the line is its other branch.
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

/**
 * The change of a line, in words: the mistake, and its effect on the line.
 * @param {Words} words @param {Pick<import("../cases/mistakes.js").ChangedLine, "misreading" | "lines">} changed
 */
export const howChanged = (words, { misreading, lines }) =>
  words.say(
    "predict:changed:how",
    { misreading: mistakeText(words, misreading), change: linesText(words, lines) },
    undefined,
    2 * whole,
  );

/** The result of changing another line. @param {Words} words @param {import("../cases/mistakes.js").Offered} offered */
export const otherChanged = (words, { text, lines }) =>
  text
    ? words.say("predict:changed:other", { text, change: linesText(words, lines) }, undefined, 2 * whole)
    : words.say("predict:changed:harmless");

/** The changed lines, in words. @param {Words} words @param {KnownChange["lines"]} lines */
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
