/**
 * The menu of what can be taken from the page: links, the figure as text, paper; and the
 * presentation mode, which is part of the link.
 */
import { html, nothing } from "lit-html";
import { copy } from "../copy.js";
import { withCode } from "./marks.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("./share.js").Content & { button: HTMLButtonElement }} Content */

/** The least that is between the menu and the window's edge, in CSS pixels. */
const edge = 8;

/** @extends {ContentView<Content>} */
export class Sharing extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const omitted = /[#&]omitted=([a-z,]+)/.exec(content.link())?.[1].split(",") ?? [];
    return html`<div popover class="share-menu" role="menu" aria-label=${words.say("page:share")} @beforetoggle=${this.#place} @toggle=${this.#toggled} @keydown=${this.#key}>
      ${this.#copies("link", () => address(content.link()))}
      ${this.#copies("step-link", () => address(content.stepLink()))}
      ${omitted.map((name) => html`<p class="note" role="presentation">${withCode(words, words.say("share:omitted", { name }))}</p>`)}
      <hr role="separator" />
      ${this.#copies("figure", content.figure)}
      ${this.#copies("markdown", content.markdown)}
      <hr role="separator" />
      ${this.#item("print", nothing, () => this.#leave("print", null))}
      ${this.#item("present", content.presenting() ? "true" : "false", () => this.#leave("present", !content.presenting()))}
    </div>`;
  }

  /** The first time, the menu was asked for before it was there. */
  drawn() {
    const { button } = /** @type {Content} */ (this.content);
    if (button.popoverTargetElement === this.#menu) return;
    button.popoverTargetElement = this.#menu;
    this.#menu.showPopover();
  }

  get #menu() {
    return /** @type {HTMLElement} */ (this.querySelector("[popover]"));
  }

  get #items() {
    return /** @type {HTMLButtonElement[]} */ ([...this.querySelectorAll("[role^=menuitem]")]);
  }

  /** An item that copies a text. @param {string} name @param {() => string | null} text */
  #copies(name, text) {
    return this.#item(name, nothing, async (event) => {
      const copied = text();
      if (copied !== null) await copy(/** @type {HTMLButtonElement} */ (event.currentTarget), copied, this.words);
    });
  }

  /** @param {string} name @param {unknown} checked of an item that can be on or off @param {(event: Event) => void} act */
  #item(name, checked, act) {
    return html`<button type="button" role=${checked === nothing ? "menuitem" : "menuitemcheckbox"} aria-checked=${checked} tabindex="-1" @click=${act}>${
      checked === "true" ? html`<span aria-hidden="true">✓ </span>` : nothing}${this.words.say(`share:${name}`)}</button>`;
  }

  /** Closes the menu, and then has something done that changes the page. @param {"print" | "present"} event @param {unknown} detail */
  #leave(event, detail) {
    this.#menu.hidePopover();
    this.emit(event, detail);
  }

  /** Below its button, and within the window. @param {ToggleEvent} event */
  #place = ({ newState }) => {
    if (newState !== "open") return;
    this.refresh();
    const { right, bottom } = /** @type {Content} */ (this.content).button.getBoundingClientRect();
    const width = 16 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    this.#menu.style.setProperty("--top", `${bottom + 4}px`);
    this.#menu.style.setProperty("--right", `${Math.max(edge, Math.min(innerWidth - right, innerWidth - width - edge))}px`);
  };

  /** @param {ToggleEvent} event */
  #toggled = ({ newState }) => {
    const { button } = /** @type {Content} */ (this.content);
    button.setAttribute("aria-expanded", String(newState === "open"));
    if (newState === "open") this.#items[0].focus();
  };

  /** The arrows go from item to item; Tab leaves the menu. @param {KeyboardEvent} event */
  #key = (event) => {
    const items = this.#items;
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Tab") this.#menu.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // it is no key of the player's
    items[(to + items.length) % items.length].focus();
  };
}

/** A fragment as an address. @param {string} fragment */
const address = (fragment) => location.href.replace(/#.*/, "") + fragment;

define("uri-sharing", Sharing);
