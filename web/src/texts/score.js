/**
 * Which lines of a spec somebody's cases test, in sentences.
 */
import { changeText, lineOf, sectionOf } from "./changes.js";

/** @typedef {import("../cases/scoring.js").Score} Score */
/** @typedef {import("../run/engine.js").KnownChange} KnownChange */
/** @typedef {import("../words/words.js").Words} Words */

/** A list with a title; each row has a section and what the spec says there, or what is done differently. @typedef {{ title: string, rows: [section: string, text: string][] }} List */
/** result: what the cases notice; additions: what the added cases would notice, "" if there are none. @typedef {{ result: string, lists: List[], additions: string }} ScoreTexts */

/**
 * @param {Words} words @param {Pick<import("../run/engine.js").Edition, "document" | "listing">} edition @param {number} cases how many there are @param {Score} score
 * @returns {ScoreTexts}
 */
export function scoreTexts(
  words,
  { document, listing },
  cases,
  { lines, misreadings, untested, unnoticed, additions, left },
) {
  const rows = (/** @type {KnownChange[]} */ changes) =>
    changes.map(
      (change) => /** @type {[string, string]} */ ([sectionOf(listing, change), changeText(words, listing, change)]),
    );
  const isMistake = (/** @type {KnownChange} */ { kind }) => kind === "misreading";
  /** @type {List[]} */
  const lists = [
    {
      title: words.say("score:untested"),
      rows: untested.map((id) => {
        const line = lineOf(listing, id);
        return [line?.section ?? "", `‹${(line?.code ?? id).replaceAll("›", "››")}›`];
      }),
    },
    { title: words.say("score:unnoticed"), rows: rows(unnoticed.filter((change) => !isMistake(change))) },
    { title: words.say("score:mistakes"), rows: rows(unnoticed.filter(isMistake)) },
  ];
  const result = words.say("score:result", {
    cases,
    document,
    lines: lines.noticed,
    linesOf: lines.of,
    misreadings: misreadings.noticed,
    misreadingsOf: misreadings.of,
  });
  return {
    result: unnoticed.length ? result : `${result} ${words.say("score:whole", { document })}`,
    lists: lists.filter((list) => list.rows.length),
    additions: additions.length
      ? words.say("score:additions", { count: additions.length, noticed: unnoticed.length - left })
      : "",
  };
}
