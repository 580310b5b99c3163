/**
 * A dialog over the stage, as all of them are: its title, a button that closes it, and
 * what it shows, which scrolls within it. Esc and a click beside it close it as well. The
 * browser gives the focus back to what had it. The styles, class "sheet", are among those
 * that come later: whoever opens one awaits laterStyles().
 */
import { nothing, render } from "lit-html";
import { html } from "../../texts/html.js";
import { ContentView } from "../view.js";

/**
 * @typedef {object} Sheet
 * @property {import("../../words/words.js").Words} words
 * @property {string} id of the title: see View.idOf
 * @property {unknown} title
 * @property {unknown} body
 * @property {() => void} [closed] called when it has been closed, however that was done
 * @property {boolean} [small] whether it is for a few lines
 * @property {boolean} [still] whether nothing in it takes the focus: what scrolls takes it, then
 */

/** @param {Sheet} of */
export function sheet({ words, id, title, body, closed = () => {}, small = false, still = false }) {
  const close = words.say("ui:close");
  return html`<dialog class="sheet ${small ? "small" : ""}" aria-labelledby=${id} @click=${beside} @close=${closed}>
    <div class="sheet-head"><h2 id=${id}>${title}</h2><button type="button" class="close" aria-label=${close} title=${close} @click=${closing}>×</button></div>
    <div class="sheet-body" tabindex=${still ? "0" : nothing}>${body}</div>
  </dialog>`;
}

/** Opens one that stays as it is, in the place of its own that it leaves when it is closed. @param {Element} beside what it belongs to @param {Sheet} of */
export function openSheet(beside, of) {
  const root = beside.getRootNode();
  const place = (root instanceof ShadowRoot ? root : document.body).appendChild(document.createElement("div"));
  render(sheet({ ...of, closed: () => place.remove() }), place);
  place.querySelector("dialog")?.showModal();
}

/** A view that is one, and opens when it is drawn first. @template Content @extends {ContentView<Content>} */
export class SheetView extends ContentView {
  /** It is opened once: until it is gone, what has been closed may be drawn once more. */
  #opened = false;

  drawn() {
    if (this.#opened || !this.content) return;
    this.#opened = true;
    this.querySelector("dialog")?.showModal();
    this.opened(this.content);
  }

  /** It has been opened. @param {Content} _content */
  opened(_content) {}

  close() {
    this.querySelector("dialog")?.close();
  }
}

/** @param {Event} event */
const closing = (event) => /** @type {Element} */ (event.currentTarget).closest("dialog")?.close();

/** The content fills the dialog, so what is clicked on is the dialog itself only beside it. @param {Event} event */
const beside = ({ target, currentTarget }) => {
  if (target === currentTarget) /** @type {HTMLDialogElement} */ (currentTarget).close();
};
