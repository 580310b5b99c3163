/**
 * All of a target that is too long for its place, over the stage: every character, in
 * lines, to be read and selected, copied, and used as the base. Fetched when somebody asks
 * for it.
 */
import { nothing } from "lit-html";
import { copy } from "../copy.js";
import { laterStyles } from "../later.js";
import { characters } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { openSheet } from "./sheet.js";

/** More characters are not drawn: that would take seconds. */
const mostDrawn = 50_000;

/**
 * Opens it. The browser gives the focus back to what had it.
 * @param {import("../view.js").View} view @param {import("../../words/words.js").Words} words @param {string} text
 */
export async function whole(view, words, text) {
  await laterStyles();
  /** The dialog gives the focus back before the base is another. @param {Event} event */
  const use = ({ currentTarget }) => {
    /** @type {Element} */ (currentTarget).closest("dialog")?.close();
    view.emit("use", text);
  };
  const drawn = characters(words, text, 0, Math.min(text.length, mostDrawn));
  openSheet(view, {
    words,
    id: view.idOf("whole"),
    title: words.say("ui:figure:all-title", { length: text.length }),
    body: html`<pre class="whole" tabindex="0" role="group" aria-label=${words.say("ui:target")}>${drawn}</pre>
      <p class="doings">
        <button type="button" @click=${(/** @type {Event} */ event) => copy(/** @type {HTMLButtonElement} */ (event.currentTarget), text, words)}>${words.say("ui:figure:copy")}</button>
        <button type="button" @click=${use}>${words.say("ui:figure:use")}</button>
      </p>
      ${text.length > mostDrawn ? html`<p class="note">${words.say("ui:figure:most", { most: mostDrawn })}</p>` : nothing}`,
  });
}
