/**
 * The tools in the page's header, the same in every room: the examples, the share menu, and help.
 */
import { html } from "../texts/html.js";
import "../views/dialogs/examples.js";
import "./share.js";

/** @import { Words } from "../words/words.js" */

/**
 * @typedef {object} Has
 * @property {Words} words
 * @property {HTMLElement} place the room's, which receives the help
 * @property {import("../views/dialogs/examples.js").Examples["content"]} examples
 * @property {(picked: Record<string, string>) => void} [pick] picks an example from a list without links
 * @property {boolean} [called] whether the room has a chip that opens the examples
 * @property {import("./share.js").Content} share
 * @property {(on: boolean) => void} [present]
 * @property {() => void} print
 */

/** @param {Has} has */
export const tools = ({
  words,
  place,
  examples,
  pick = () => {},
  called = false,
  share,
  present = () => {},
  print,
}) => html`
  <uri-examples class=${called ? "called" : ""} .words=${words} .content=${examples} @uriscope:example=${(/** @type {CustomEvent} */ { detail }) => pick(detail)}></uri-examples>
  <uri-share .words=${words} .content=${share} @uriscope:present=${(/** @type {CustomEvent} */ { detail }) => present(detail)} @uriscope:print=${print}></uri-share>
  <button type="button" class="help" @click=${() => help(place, words)} aria-label=${words.say("page:help")} title=${words.say("page:help")}>?</button>`;

/** Opens the help: the purpose of the page, and the keys. @param {HTMLElement} place @param {Words} words */
export const help = async (place, words) => (await import("../views/dialogs/help.js")).help(place, words);
