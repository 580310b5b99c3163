/**
 * Changed lines in words: the name of a spec with changes, the changes, and the reason why they don't run.
 */
import { nameOf } from "./naming.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Lines } from "../run/lines.js" */
/** @import { Failure } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** More lines are only counted. */
const mostNamed = 3;
/** The most bytes of a line, as in the engine, and the most characters of a text in a sentence. */
const [longestLine, longestRest] = [1000, 40];

/** The name of a spec with changed lines. @param {Words} words @param {Pick<Edition, "document" | "id" | "year">} edition @param {Lines} lines */
export function changedName(words, edition, lines) {
  const ids = Object.keys(lines);
  const named = (/** @type {"own" | "out"} */ how, /** @type {string[]} */ own) =>
    own.length ? [words.say(`ui:changed:${how}`, { count: own.length, lines: words.list(own, "conjunction") })] : [];
  const changes = [
    ...named(
      "own",
      ids.filter((id) => lines[id].text && !lines[id].omit),
    ),
    ...named(
      "out",
      ids.filter((id) => lines[id].omit),
    ),
  ];
  for (const id of ids)
    for (const where of /** @type {const} */ (["before", "after"])) {
      const count = lines[id][where]?.split("\n").length;
      if (count) changes.push(words.say("ui:changed:inserted", { where, line: id, count }));
    }
  return words.say(ids.length > mostNamed ? "ui:changed:many" : "ui:changed:some", {
    document: nameOf(words, edition),
    count: ids.length,
    changes: words.list(changes, "conjunction"),
  });
}

/** The id of an inserted line: the line that it is next to, where, and its number, from 1. */
const inserted = /^(.*) (before|after) (\d+)$/;

/** The name of a line; for an inserted one, the id is like "2C before 1". @param {Words} words @param {string} id */
export function lineName(words, id) {
  const [, own, where, number] = inserted.exec(id) ?? [];
  return own
    ? words.say("score:edit:inserted", { where, id: own, number: Number(number) })
    : words.say("score:edit:line", { id });
}

/** The changes, a sentence for each. @param {Words} words @param {Lines} lines */
export const changesText = (words, lines) => changesOf(words, lines).map(([, said]) => said);

/** The lines that could have run but didn't, a sentence for each. @param {Words} words @param {Lines} lines @param {Set<string>} ran ids of lines */
export const unrunText = (words, lines, ran) =>
  changesOf(words, lines)
    .filter(([id]) => id && !ran.has(id))
    .map(([, said]) => words.say("score:changed:unrun", { said }));

/** The changes: the id of the line in the changed algorithm, "" if it was left out, and a sentence. @param {Words} words @param {Lines} lines */
const changesOf = (words, lines) =>
  Object.entries(lines).flatMap(([id, { text, omit, before, after }]) => [
    ...(text ? [[id, words.say("score:changed:was", { id, text })]] : []),
    ...(omit ? [["", words.say("score:changed:out", { id })]] : []),
    ...said(words, "before", id, before),
    ...said(words, "after", id, after),
  ]);

/** @param {Words} words @param {"before" | "after"} where @param {string} id @param {string} [texts] */
const said = (words, where, id, texts) =>
  texts
    ? texts
        .split("\n")
        .map((text, i) => [`${id} ${where} ${i + 1}`, words.say(`score:changed:${where}`, { id, text: text.trim() })])
    : [];

/**
 * The text of a line with an error; for an inserted one, the id is like "2C before 1".
 * @param {Edition} edition @param {Lines} lines @param {string} id
 */
function codeOf({ listing }, lines, id) {
  const [, own = id, where, number] = inserted.exec(id) ?? [];
  const change = Object.hasOwn(lines, own) ? lines[own] : {};
  if (where === "before" || where === "after")
    return (change[where] ?? "").split("\n")[Number(number) - 1]?.replace(/^\t+/, "") ?? "";
  return change.text ?? listing.lines.find((line) => line.id === id)?.code;
}

/**
 * The sentence that says why changed lines don't run. rest: the text from the error on.
 * @param {Words} words @param {Edition} edition @param {Lines} lines @param {Failure["error"]} error
 */
export function lineFaultText(words, edition, lines, { code, line: id = "", at = 0, it = "" }) {
  const say = (/** @type {string} */ name, args = {}) =>
    words.say(`score:edit:faults:${name}`, { document: nameOf(words, edition), id, ...args });
  if (code === "endless") return say(code, { it, line: lineName(words, id) });
  if (code !== "bad-line") return say(code === "unspoken" ? code : "other");
  const text = codeOf(edition, lines, id);
  if (text === undefined) return say("unknown");
  const own = edition.listing.lines.find((line) => line.id === id);
  const change = Object.hasOwn(lines, id) ? lines[id] : {};
  if (own?.else && (change.omit || change.text)) return say("else");
  if (isLong(lines)) return say("long");
  const rest = text.slice(at);
  if (!rest.trim()) return say("end");
  if (/\([^)]*$/.test(text.slice(0, at)) && /^\s*[a-z_]+\(/.test(rest)) return say("nested");
  const shown = rest.length > longestRest ? `${rest.slice(0, longestRest).trimEnd()}…` : rest;
  return say("rest", { at: at + rest.length - rest.trimStart().length + 1, rest: shown.trimStart() });
}

/** True if they exceed the engine's limits. @param {Lines} lines */
function isLong(lines) {
  const texts = Object.values(lines).flatMap(({ text = "", before = "", after = "" }) =>
    [text, before, after].flatMap((one) => one.split("\n")),
  );
  return texts.length > longestLine || texts.some((one) => /^\t{40}/.test(one) || new Blob([one]).size > longestLine);
}

/** The text of a line with a suggestion in place of the wrong words: as many words as the suggestion has. @param {string} text @param {number} at @param {string} instead */
export function mended(text, at, instead) {
  const [space] = /^\s*/.exec(text.slice(at)) ?? [""];
  const from = at + space.length;
  const words = Array(instead.split(" ").length).fill('(?:"[^"]*"|[^\\s:;,"]+)').join("\\s+");
  const [gone] = new RegExp(`^${words}`).exec(text.slice(from)) ?? /^[^\s:;,]*/.exec(text.slice(from)) ?? [""];
  return text.slice(0, from) + instead + text.slice(from + gone.length);
}
