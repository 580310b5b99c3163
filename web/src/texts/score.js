/**
 * The score of a list of cases, in sentences.
 */
import { changeText, lineOf, sectionOf } from "./changes.js";
import { mark } from "./plain.js";

/** @import { Score } from "../cases/scoring.js" */
/** @import { KnownChange } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** A list with a title: for each section, lines of the spec, or changes. @typedef {{ title: string, sections: { section: string, texts: string[] }[] }} List */
/** result: what the cases detect; additions: what the added cases would detect, "" without any. @typedef {{ result: string, lists: List[], additions: string }} ScoreTexts */

/**
 * @param {Words} words @param {Pick<import("../run/engine.js").Edition, "document" | "listing">} edition
 * @param {number} cases their number @param {Score} score
 * @returns {ScoreTexts}
 */
export function scoreTexts(
  words,
  { document, listing },
  cases,
  { lines, beside, untested, unnoticed, additions, left },
) {
  const grouped = (/** @type {[section: string, text: string][]} */ rows) =>
    [...new Set(rows.map(([section]) => section))].map((section) => ({
      section,
      texts: rows.flatMap(([of, text]) => (of === section ? [text] : [])),
    }));
  const changes = (/** @type {boolean} */ besides) =>
    unnoticed.flatMap((change) =>
      change.beside === besides
        ? [/** @type {[string, string]} */ ([sectionOf(listing, change), changeText(words, listing, change)])]
        : [],
    );
  const lineRows = untested.map((id) => {
    const { section, code } = lineOf(listing, id) ?? { section: "", code: id };
    return /** @type {[string, string]} */ ([section, mark(code)]);
  });
  /** @type {List[]} */
  const lists = [
    { title: words.say("score:untested"), sections: grouped(lineRows) },
    { title: words.say("score:unnoticed"), sections: grouped(changes(false)) },
    { title: words.say("score:beside"), sections: grouped(changes(true)) },
  ];
  const result = words.say("score:result", {
    cases,
    document,
    lines: lines.noticed,
    linesOf: lines.of,
    beside: beside.noticed,
    besideOf: beside.of,
  });
  return {
    result: unnoticed.length ? result : `${result} ${words.say("score:whole", { document })}`,
    lists: lists.filter(({ sections }) => sections.length),
    additions: additions.length
      ? words.say("score:additions", { count: additions.length, noticed: unnoticed.length - left })
      : "",
  };
}
