/**
 * Changed lines in words: what a spec with some of them is called, what was changed, and why a change doesn't run.
 */
import { nameOf } from "./naming.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Lines } from "../run/lines.js" */
/** @import { Failure } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** More lines are counted. */
const mostNamed = 3;
/** The most bytes of a line, as the engine has them, and the most characters of a text in a sentence. */
const [longestLine, longestRest] = [1000, 40];

/** What a spec with changed lines is called. @param {Words} words @param {Pick<Edition, "document" | "id" | "year">} edition @param {Lines} lines */
export function changedName(words, edition, lines) {
  const ids = Object.keys(lines);
  return words.say(ids.length > mostNamed ? "ui:changed:many" : "ui:changed:some", {
    document: nameOf(edition),
    count: ids.length,
    lines: words.list(ids.slice(0, mostNamed), "conjunction"),
  });
}

/** What was changed, a sentence for each. @param {Words} words @param {Lines} lines */
export const changesText = (words, lines) =>
  Object.entries(lines).flatMap(([id, { text, omit, before, after }]) => [
    ...(text ? [words.say("score:changed:was", { id, text })] : []),
    ...(omit ? [words.say("score:changed:out", { id })] : []),
    ...said(words, "before", id, before),
    ...said(words, "after", id, after),
  ]);

/** @param {Words} words @param {"before" | "after"} where @param {string} id @param {string} [texts] */
const said = (words, where, id, texts) =>
  texts ? texts.split("\n").map((text) => words.say(`score:changed:${where}`, { id, text: text.trim() })) : [];

/** The words of a line in which an error is: of an inserted one, "2C before 1". @param {Edition} edition @param {Lines} lines @param {string} id */
function codeOf({ listing }, lines, id) {
  const [, own = id, where, number] = /^(.*) (before|after) (\d+)$/.exec(id) ?? [];
  const change = Object.hasOwn(lines, own) ? lines[own] : {};
  if (where === "before" || where === "after")
    return (change[where] ?? "").split("\n")[Number(number) - 1]?.replace(/^\t+/, "") ?? "";
  return change.text ?? listing.lines.find((line) => line.id === id)?.code;
}

/**
 * Why changed lines don't run, in a sentence. rest: the words from where one is wrong.
 * @param {Words} words @param {Edition} edition @param {Lines} lines @param {Failure["error"]} error
 */
export function lineFaultText(words, edition, lines, { code, line: id = "", at = 0 }) {
  const say = (/** @type {string} */ name, args = {}) =>
    words.say(`score:edit:faults:${name}`, { document: nameOf(edition), id, ...args });
  if (code !== "bad-line") return say(code === "endless" || code === "unspoken" ? code : "other");
  const text = codeOf(edition, lines, id);
  if (text === undefined) return say("unknown");
  const own = edition.listing.lines.find((line) => line.id === id);
  const change = Object.hasOwn(lines, id) ? lines[id] : {};
  if (own?.else && (change.omit || change.text)) return say("else");
  if (isLong(lines)) return say("long");
  const rest = text.slice(at);
  if (!rest.trim()) return say("end");
  const shown = rest.length > longestRest ? `${rest.slice(0, longestRest).trimEnd()}…` : rest;
  return say("rest", { at: at + rest.length - rest.trimStart().length + 1, rest: shown.trimStart() });
}

/** Whether there is more of them than the engine takes. @param {Lines} lines */
function isLong(lines) {
  const texts = Object.values(lines).flatMap(({ text = "", before = "", after = "" }) =>
    [text, before, after].flatMap((one) => one.split("\n")),
  );
  return texts.length > longestLine || texts.some((one) => /^\t{40}/.test(one) || new Blob([one]).size > longestLine);
}

/** Words of a line with a suggestion in the place of those from where they are wrong: as many as the suggestion has. @param {string} text @param {number} at @param {string} instead */
export function mended(text, at, instead) {
  const [space] = /^\s*/.exec(text.slice(at)) ?? [""];
  const from = at + space.length;
  const words = Array(instead.split(" ").length).fill('(?:"[^"]*"|[^\\s:;,"]+)').join("\\s+");
  const [gone] = new RegExp(`^${words}`).exec(text.slice(from)) ?? /^[^\s:;,]*/.exec(text.slice(from)) ?? [""];
  return text.slice(0, from) + instead + text.slice(from + gone.length);
}
