/**
 * The mistakes of the recorded calls in the room Conformance. Each diagnosis is done in parts, so that the room
 * stays usable meanwhile.
 */
import { diagnosed, explanationsOf, linkTo, missed } from "../libraries/diagnosed.js";
import { compared, recorded } from "../libraries/recorded.js";
import { countedTexts, followedTexts } from "../texts/expected.js";
import { start } from "../run/link.js";
import "../views/rooms/mistakes.js";

/** @import { Call, Document, Recorded } from "../libraries/recorded.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Content, Row } from "../views/rooms/mistakes.js" */
/** @import { Words } from "../words/words.js" */

/**
 * Shows the rows, and again after each that has been computed. Once the room is left, the rest waits until it is shown.
 * @param {Engine} engine @param {Words} words @param {(content: Content) => void} show
 * @returns {Promise<(visible: () => boolean) => Promise<void>>} what computes the rest, as long as the room is visible
 */
export async function mistakes(engine, words, show) {
  const all = await recorded();
  const { documents } = await compared(engine, all);
  const own = /** @type {Document} */ (documents.find(({ edition }) => edition === start.edition));
  const document = engine.editions().find(({ id }) => id === own.edition)?.document ?? "";
  /** @type {Content} */
  let content = { all, document, rows: all.calls.map((call) => rowOf(call, own)) };
  let running = false;
  show(content);
  return async (visible) => {
    if (running) return;
    running = true;
    for (const [i, row] of content.rows.entries()) {
      if (row.found) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (!visible()) break;
      const found = await foundOf(engine, words, all, all.calls[i], own);
      content = { ...content, rows: content.rows.with(i, { ...row, found }) };
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

/** @param {Engine} engine @param {Words} words @param {Recorded} all @param {Call} call @param {Document} document @returns {Promise<Row["found"]>} */
async function foundOf(engine, words, { cases }, { answers }, document) {
  const found = await diagnosed(engine, cases, answers, document);
  const shortest = found.followed.map(({ at }) => at);
  const known = await explanationsOf(engine, cases, answers, document, shortest);
  const followed = found.followed.map((one) => ({
    ...followedTexts(words, one, cases),
    link: linkTo(cases[one.at], answers[one.at], document, known.get(one.at)),
  }));
  return { followed, unexplained: found.unexplained, counted: countedTexts(words, document.edition, found) };
}
