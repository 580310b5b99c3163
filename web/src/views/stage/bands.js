/**
 * The bands of the strip of years: neighbouring editions with the same answer share one, so
 * that it has room. What an answer shares with the chosen edition's target may be left out
 * of it, what differs never; where that has no room, the sign stands alone.
 */
import { characters, gone } from "../../texts/characters.js";
import { hostIn, kept } from "../../texts/differing.js";
import { html } from "../../texts/html.js";
import { noTarget } from "../../texts/outcome.js";
import { columns } from "../../texts/space.js";

/** @import { Answer, EditionAnswer } from "../../run/engine.js" */
/** @import { Words } from "../../words/words.js" */

/** Editions from one to another, that one not included, which answer alike. @typedef {{ from: number, to: number, answer: EditionAnswer, chosen: boolean }} Band */

/** The columns that a sign takes, with what is behind it. */
const sign = 2;

/** A letter of a word, or half a Chinese character, in columns, about. */
const narrower = 0.85;

/** @param {Answer} answer */
const keyOf = ({ outcome, target, fragment }) => JSON.stringify([outcome, target, fragment]);

/**
 * The bands of some answers. The chosen edition has one of its own.
 * @param {EditionAnswer[]} answers @param {string} chosen id of an edition
 * @returns {Band[]}
 */
export function bandsOf(answers, chosen) {
  /** @type {Band[]} */
  const bands = [];
  for (const [i, answer] of answers.entries()) {
    const last = bands.at(-1);
    const own = answer.edition === chosen;
    if (last && !last.chosen && !own && keyOf(last.answer) === keyOf(answer)) last.to = i + 1;
    else bands.push({ from: i, to: i + 1, answer, chosen: own });
  }
  return bands;
}

/**
 * An answer in so many columns, with its sign before it: nothing of what differs is cut.
 * @param {Words} words
 * @param {Answer} answer
 * @param {Answer} own that of the chosen edition
 * @param {{ sign: string, look: string }} how
 * @param {number} room in columns
 */
export function inRoom(words, answer, own, { sign: drawn, look }, room) {
  return html`${drawn ? html`<span class="sign ${look}">${drawn}</span> ` : ""}${drawn === "=" ? "" : text(words, answer, own, room - (drawn ? sign : 0))}`;
}

/** @param {Words} words @param {Answer} answer @param {Answer} own @param {number} room */
function text(words, { outcome, target, fragment }, own, room) {
  if (target === null) {
    const said =
      outcome === "same-document"
        ? `${words.say("ui:current-document")}${fragment === undefined ? "" : `#${fragment}`}`
        : words.say(noTarget({ outcome }));
    return columns(said) * narrower <= room ? html`<em>${said}</em>` : "";
  }
  const beside = own.target ?? "";
  const part = kept(target, beside, room);
  const whole = part ? null : hostIn(target, beside, room); // that needs nothing around it
  if (!part && !whole) return "";
  const { from, to } = /** @type {import("../../texts/differing.js").Kept} */ (part ?? whole);
  return html`<code>${from > 0 && !whole ? gone : ""}${characters(words, target, from, to)}${to < target.length && !whole ? gone : ""}</code>`;
}
