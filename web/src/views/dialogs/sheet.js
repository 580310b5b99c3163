/**
 * A dialog over the stage, as all of them are: its title, a button that closes it, and
 * what it shows, which scrolls within it. Esc and a click beside it close it as well. The
 * browser gives the focus back to what had it. The styles, class "sheet", are among those
 * that come later: whoever opens one awaits laterStyles().
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";

/**
 * @param {object} of
 * @param {import("../../words/words.js").Words} of.words
 * @param {string} of.id of the title: see View.idOf
 * @param {unknown} of.title
 * @param {unknown} of.body
 * @param {() => void} [of.closed] called when it has been closed, however that was done
 * @param {boolean} [of.small] whether it is for a few lines
 * @param {boolean} [of.still] whether nothing in it takes the focus: what scrolls takes it, then
 */
export function sheet({ words, id, title, body, closed = () => {}, small = false, still = false }) {
  const close = words.say("ui:close");
  return html`<dialog class="sheet ${small ? "small" : ""}" aria-labelledby=${id} @click=${beside} @close=${closed}>
    <div class="sheet-head"><h2 id=${id}>${title}</h2><button type="button" class="close" aria-label=${close} title=${close} @click=${closing}>×</button></div>
    <div class="sheet-body" tabindex=${still ? "0" : nothing}>${body}</div>
  </dialog>`;
}

/** @param {Event} event */
const closing = (event) => /** @type {Element} */ (event.currentTarget).closest("dialog")?.close();

/** The content fills the dialog, so what is clicked on is the dialog itself only beside it. @param {Event} event */
const beside = ({ target, currentTarget }) => {
  if (target === currentTarget) /** @type {HTMLDialogElement} */ (currentTarget).close();
};
