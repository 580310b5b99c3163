/**
 * The menu of the rooms: those that most visitors need, and the others behind "More". The page and
 * the course have the same.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";
import { rooms } from "./rooms.js";

/** @import { Words } from "../words/words.js" */

/**
 * @param {Words} words @param {string} current the room that is shown
 * @param {(room: typeof rooms[number]) => string} linkOf
 * @param {(event: MouseEvent, name: string) => void} [go] to be told when a link is followed
 */
export function menu(words, current, linkOf, go) {
  const link = (/** @type {typeof rooms[number]} */ room) =>
    html`<a href=${linkOf(room)} aria-current=${room.name === current ? "page" : nothing} @click=${(/** @type {MouseEvent} */ event) => go?.(event, room.name)}>${words.say(`page:${room.name}`)}</a>`;
  const more = rooms.filter((room) => room.more);
  return html`${rooms.filter((room) => !room.more).map(link)}<details class="more"><summary class=${more.some(({ name }) => name === current) ? "current" : ""}>${words.say("page:more")}</summary><div>${more.map(link)}</div></details>`;
}
