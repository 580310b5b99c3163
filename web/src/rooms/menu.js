/**
 * The menu of the rooms: the ones that most visitors need, and two entries that open a list: "Look up", which also
 * leads to cards of Resolve, and "More". The page and the course share it.
 */
import { nothing } from "lit-html";
import { opening, write } from "../run/link.js";
import { html } from "../texts/html.js";
import { rooms } from "./rooms.js";

/** @import { Words } from "../words/words.js" */

/** card: the room's card that the link opens. @typedef {{ room: typeof rooms[number], card?: string }} Entry */

/** The entries that open a list. */
const lists = /** @type {const} */ (["look-up", "more"]);

/** The cards of Resolve in "Look up". */
const cards = ["characters", "grammar"].map((card) => ({ room: rooms[0], card }));

/** The link of an entry before its room has been opened. @param {Entry} entry */
export const firstLink = ({ room: { link }, card }) => (card ? write({ ...opening, card }) : link);

/**
 * @param {Words} words @param {string} current the current room
 * @param {(entry: Entry) => string} linkOf
 * @param {(event: MouseEvent, entry: Entry) => void} [go] called when a link is followed
 */
export function menu(words, current, linkOf, go) {
  const isCurrent = (/** @type {Entry} */ { room, card }) => !card && room.name === current;
  const link = (/** @type {Entry} */ entry) =>
    html`<a href=${linkOf(entry)} aria-current=${isCurrent(entry) ? "page" : nothing} @click=${(/** @type {MouseEvent} */ event) => go?.(event, entry)}>${entry.card ? words.say(`ui:${entry.card}`) : words.say(`page:${entry.room.name}`)}</a>`;
  const behind = (/** @type {string} */ list) =>
    rooms.filter((room) => room.behind === list).map((room) => /** @type {Entry} */ ({ room }));
  const list = (/** @type {string} */ name, /** @type {Entry[]} */ entries) =>
    html`<details class="more" data-list=${name}><summary class=${entries.some(isCurrent) ? "current" : ""}>${words.say(`page:${name}`)}</summary><div>${entries.map(link)}</div></details>`;
  return html`${rooms.filter((room) => !room.behind).map((room) => link({ room }))}${lists.map((name) => list(name, [...behind(name), ...(name === "look-up" ? cards : [])]))}`;
}
