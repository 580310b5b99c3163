/**
 * The base of all dialogs over the stage: a title, a close button, and scrolling content. Esc and a click outside close
 * it as well, and the browser returns the focus. The styles, class "sheet", are among those loaded later: await
 * laterStyles() before opening one.
 */
import { nothing, render } from "lit-html";
import { html } from "../../texts/html.js";
import { ContentView } from "../view.js";

/**
 * @typedef {object} Sheet
 * @property {import("../../words/words.js").Words} words
 * @property {string} id the title's: see View.idOf
 * @property {unknown} title
 * @property {unknown} body
 * @property {() => void} [closed] called after it was closed in any way
 * @property {boolean} [small] whether it has just a few lines
 * @property {boolean} [still] whether it has no focusable content: then the scrolling part gets the focus
 */

/** @param {Sheet} of */
export function sheet({ words, id, title, body, closed = () => {}, small = false, still = false }) {
  const close = words.say("ui:close");
  return html`<dialog class="sheet ${small ? "small" : ""}" aria-labelledby=${id} @click=${beside} @close=${closed}>
    <div class="sheet-head"><h2 id=${id}>${title}</h2><button type="button" class="close" aria-label=${close} title=${close} @click=${closing}>×</button></div>
    <div class="sheet-body" tabindex=${still ? "0" : nothing}>${body}</div>
  </dialog>`;
}

/**
 * Opens a static dialog, in an element of its own that is removed when it is closed.
 * @param {Element} beside the element that it belongs to @param {Sheet} of
 */
export function openSheet(beside, of) {
  const root = beside.getRootNode();
  const place = (root instanceof ShadowRoot ? root : document.body).appendChild(document.createElement("div"));
  render(sheet({ ...of, closed: () => place.remove() }), place);
  place.querySelector("dialog")?.showModal();
}

/**
 * The base class of a view that is a dialog. It opens when it is first drawn.
 * @template Content @extends {ContentView<Content>}
 */
export class SheetView extends ContentView {
  /** True once it has opened. After closing, it may be drawn again before it is removed, and must not open then. */
  #opened = false;

  drawn() {
    if (this.#opened || !this.content) return;
    this.#opened = true;
    this.querySelector("dialog")?.showModal();
    this.opened(this.content);
  }

  /** Called after it was opened. @param {Content} _content */
  opened(_content) {}

  close() {
    this.querySelector("dialog")?.close();
  }
}

/** @param {Event} event */
const closing = (event) => /** @type {Element} */ (event.currentTarget).closest("dialog")?.close();

/** The content fills the dialog, so a click on the dialog itself is outside. @param {Event} event */
const beside = ({ target, currentTarget }) => {
  if (target === currentTarget) /** @type {HTMLDialogElement} */ (currentTarget).close();
};
