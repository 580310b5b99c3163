/**
 * The mistakes of the recorded calls in the room Conformance. Each diagnosis runs in parts, so that the room stays
 * usable.
 */
import { diagnosed, explanationsOf, linkTo, linkWith, missed, seenIn } from "../libraries/diagnosed.js";
import { compared, recorded } from "../libraries/recorded.js";
import { callNames } from "../libraries/table.js";
import { countedTexts, followedTexts, seenText } from "../texts/expected.js";
import { start } from "../run/link.js";
import { resolveByAll } from "../run/parts.js";
import "../views/rooms/mistakes.js";

/** @import { Call, Document, Recorded } from "../libraries/recorded.js" */
/** @import { Diagnosed } from "../libraries/diagnosed.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Content, Row } from "../views/rooms/mistakes.js" */
/** @import { Words } from "../words/words.js" */

/**
 * Shows the rows, and updates them after each diagnosis. If you leave the room, the rest waits until you return.
 * @param {Engine} engine @param {Words} words @param {(content: Content) => void} show
 * @returns {Promise<(visible: () => boolean) => Promise<void>>} computes the rest while the room is visible
 */
export async function mistakes(engine, words, show) {
  const all = await recorded();
  const { documents } = await compared(engine, all);
  const own = /** @type {Document} */ (documents.find(({ edition }) => edition === start.edition));
  const document = engine.editions().find(({ id }) => id === own.edition)?.document ?? "";
  /** @type {Content} */
  let content = { all, document, rows: all.calls.map((call) => rowOf(call, own)), seen: [] };
  /** The diagnosis of each call. @type {Diagnosed[]} */
  const diagnoses = [];
  const names = callNames(all);
  let running = false;
  show(content);
  return async (visible) => {
    if (running) return;
    running = true;
    await resolveByAll(engine, { edition: own.edition }, all.cases);
    for (const [i, row] of content.rows.entries()) {
      if (row.found) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (!visible()) break;
      diagnoses[i] = diagnosed(engine, all.cases, all.calls[i].answers, own);
      const found = await foundOf(engine, words, all, all.calls[i], own, diagnoses[i]);
      content = { ...content, rows: content.rows.with(i, { ...row, found }) };
      if (content.rows.every(({ found }) => found))
        content = { ...content, seen: seenIn(diagnoses).map((one) => seenText(words, one, names)) };
      show(content);
    }
    running = false;
  };
}

/** The row of a call before its diagnosis. @param {Call} call @param {Document} document @returns {Row} */
function rowOf({ answers }, document) {
  const { differing, refused } = missed(answers, document);
  return { asked: answers.length, differing: differing.length, refused: refused.length, found: null };
}

/** @param {Engine} engine @param {Words} words @param {Recorded} all @param {Call} call @param {Document} document @param {Diagnosed} found @returns {Promise<Row["found"]>} */
async function foundOf(engine, words, { cases }, { answers }, document, found) {
  const shortest = found.followed.map(({ at }) => at);
  const known = await explanationsOf(engine, cases, answers, document, shortest);
  const followed = found.followed.map((one) => ({
    ...followedTexts(words, one, cases),
    link: linkTo(cases[one.at], answers[one.at], document, known.get(one.at)),
    run: linkWith(cases[one.at], document, one.changes[0].lines),
  }));
  return { followed, unexplained: found.unexplained, counted: countedTexts(words, document.edition, found) };
}
