/**
 * Shows the case as code, in a dialog over the stage: the call that resolves it, in each language. It is fetched on
 * demand.
 */
import { codeOf } from "../../texts/code.js";
import { html } from "../../texts/html.js";
import { copy } from "../copy.js";
import { openSheet } from "./sheet.js";

/** @import { Words } from "../../words/words.js" */

/**
 * Opens the dialog. When it closes, the browser returns the focus to the element that had it.
 * @param {import("../view.js").View} view the view that opens it @param {Words} words
 * @param {{ base: string, reference: string, target: string | null }} of
 */
export function code(view, words, of) {
  openSheet(view, {
    words,
    id: view.idOf("code"),
    title: words.say("code:title"),
    body: html`<p>${words.say("code:about")}</p>
      ${codeOf(of).map(
        ({ name, code: text }) => html`<section class="form">
        <h3>${name}</h3>
        <p class="written"><code class="lines">${text}</code>
          <button type="button" aria-label=${words.say("code:copy", { language: name })} @click=${(/** @type {Event} */ { currentTarget }) => copy(/** @type {HTMLButtonElement} */ (currentTarget), text, words)}>${words.say("ui:figure:copy")}</button></p>
      </section>`,
      )}`,
  });
}
