/**
 * The menu of what can be taken from the page: links, the tags that show the case in other
 * pages, its figures, paper; and the presentation mode, which is part of the link.
 */
import { nothing } from "lit-html";
import { copy } from "../views/copy.js";
import {
  captionOf,
  elementTag,
  frameTag,
  leavesOutNul,
  loneFields,
  loneFrame,
  loneTag,
  scriptTag,
  siteOf,
} from "../embed/tags.js";
import { addressOf, linkTo, write } from "../run/link.js";
import { down, ends, rove } from "../kit/rove.js";
import { html } from "../texts/html.js";
import { withCode } from "../texts/marks.js";
import { ContentView, define } from "../views/view.js";

/** @typedef {import("./share.js").Content & { button: HTMLButtonElement }} Content */

/** The case at hand, and who is asked about it. @typedef {{ engine: import("../run/tolerant.js").Engine, figure: (format: "html" | typeof figures[number]) => string, shown: import("../embed/tags.js").Shown }} Asked */

/** The script that an element needs. */
const script = scriptTag(new URL("../", import.meta.url).href);

/** The figures that are copied. */
const figures = /** @type {const} */ (["text", "markdown", "svg"]);

/** The least that is between the menu and the window's edge, in CSS pixels. */
const edge = 8;

/** @extends {ContentView<Content>} */
export class Sharing extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const omitted = /[#&]omitted=([a-z,]+)/.exec(content.link())?.[1].split(",") ?? [];
    return html`<div popover class="share-menu" role="menu" aria-label=${words.say("page:share")} @beforetoggle=${this.#place} @toggle=${this.#toggled} @keydown=${this.#key}>
      ${content.explanation ? this.#asks("explanation", () => /** @type {() => Promise<string>} */ (content.explanation)(), true) : nothing}
      ${this.#copies("link", () => addressOf(content.link()))}
      ${content.stepLink ? this.#copies("step-link", () => addressOf(/** @type {() => string} */ (content.stepLink)())) : nothing}
      ${omitted.map((name) => html`<p class="note" role="presentation">${withCode(words, words.say("share:omitted", { name }))}</p>`)}
      ${content.state ? this.#case(content.state, omitted) : this.#lone(content.lone?.() ?? null, omitted)}
      <hr role="separator" />
      ${this.#item("print", nothing, () => this.#leave("print", null))}
      ${this.#presents(content.presenting)}
    </div>`;
  }

  /** @param {(() => boolean) | undefined} presenting */
  #presents(presenting) {
    if (!presenting) return nothing;
    return this.#item("present", String(presenting()), () => this.#leave("present", !presenting()));
  }

  /**
   * What is taken of a case: tags, and figures.
   * @param {() => import("../run/link.js").State} state @param {string[]} omitted the texts that links leave out
   */
  #case(state, omitted) {
    const { words } = this;
    const off = !(/** @type {Content} */ (this.content).engine());
    return html`<hr role="separator" />
      ${this.#asks("element", ({ shown, figure }) => `${elementTag(shown, captionOf(figure("html")))}\n${script}`, true)}
      ${this.#leftOut(state())}
      ${this.#asks(
        "baked",
        async ({ shown, engine }) => {
          const [{ bakedTag }] = await Promise.all([
            import("../bake/bakedtag.js"),
            words.need(shown.edition, "bake", "figure"),
          ]);
          return bakedTag(engine, shown, words);
        },
        true,
      )}
      ${omitted.length ? nothing : this.#asks("frame", ({ shown: { base, reference }, shown }) => frameTag(siteOf(document), shown, words.say("share:framed", { base, reference })), true)}
      ${this.#item("embed", nothing, () => this.#follow(`#room=embed&${write({ ...state(), mode: "", libraries: [] }).slice(1)}`))}
      <hr role="separator" />
      ${figures.map((format) => this.#asks(format, ({ figure }) => figure(format)))}
      ${this.#item("save", nothing, () => this.#with(({ figure }) => save(figure("svg"))), { disabled: off })}`;
  }

  /** What is taken of what an element shows alone. @param {import("../embed/tags.js").Lone | null} shown @param {string[]} omitted */
  #lone(shown, omitted) {
    if (!shown) return nothing;
    return html`<hr role="separator" />
      ${this.#copies("element", () => `${loneTag(shown)}\n${script}`, true)}
      ${this.#leftOut(shown)}
      ${omitted.length ? nothing : this.#copies("frame", () => loneFrame(siteOf(document), shown), true)}
      ${this.#item("embed", nothing, () => this.#follow(linkTo("embed", { ...loneFields(shown), step: null })))}`;
  }

  /** What an element cannot say. @param {import("../embed/tags.js").Shown | import("../embed/tags.js").Lone} shown */
  #leftOut(shown) {
    if (!leavesOutNul(shown)) return nothing;
    return html`<p class="note" role="presentation">${this.words.say("share:nul")}</p>`;
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
    return /** @type {HTMLButtonElement[]} */ ([...this.querySelectorAll("[role^=menuitem]:not(:disabled)")]);
  }

  /** An item that copies a text. @param {string} name @param {() => string} text @param {boolean} [titled] whether more is to be said of it */
  #copies(name, text, titled = false) {
    return this.#item(
      name,
      nothing,
      (event) => copy(/** @type {HTMLButtonElement} */ (event.currentTarget), text(), this.words),
      { title: titled ? this.words.say(`share:${name}-title`) : nothing },
    );
  }

  /**
   * An item that copies what the engine gives; it is off until the engine is there.
   * @param {string} name @param {(asked: Asked) => string | Promise<string>} text @param {boolean} [titled] whether more is to be said of it
   */
  #asks(name, text, titled = false) {
    return this.#item(
      name,
      nothing,
      ({ currentTarget }) =>
        this.#with((asked) => copy(/** @type {HTMLButtonElement} */ (currentTarget), text(asked), this.words)),
      {
        disabled: !(/** @type {Content} */ (this.content).engine()),
        title: titled ? this.words.say(`share:${name}-title`) : nothing,
      },
    );
  }

  /** Has something done with the case as it is now. @template T @param {(asked: Asked) => T} act */
  #with(act) {
    const { state, engine: engineOf } = /** @type {Content} */ (this.content);
    const engine = engineOf();
    if (!engine) return;
    const { base, reference, edition, options, step, lines } = /** @type {() => import("../run/link.js").State} */ (
      state
    )();
    const figure = (/** @type {"html" | typeof figures[number]} */ format) =>
      String(engine.figure({ ...options, lines, base, reference, edition }, format));
    return act({ engine, figure, shown: { base, reference, edition, options, step, lines } });
  }

  /**
   * @param {string} name @param {unknown} checked of an item that can be on or off @param {(event: Event) => void} act
   * @param {{ disabled?: boolean, title?: unknown }} [look]
   */
  #item(name, checked, act, { disabled = false, title = nothing } = {}) {
    return html`<button type="button" role=${checked === nothing ? "menuitem" : "menuitemcheckbox"} aria-checked=${checked} tabindex="-1" ?disabled=${disabled} title=${title} @click=${act}>${
      checked === "true" ? html`<span aria-hidden="true">✓ </span>` : nothing
    }${this.words.say(`share:${name}`)}</button>`;
  }

  /** Closes the menu, and goes to another room. @param {string} link */
  #follow(link) {
    this.#menu.hidePopover();
    location.hash = link;
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
    this.#menu.style.setProperty(
      "--right",
      `${Math.max(edge, Math.min(innerWidth - right, innerWidth - width - edge))}px`,
    );
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
    if (event.key === "Tab") this.#menu.hidePopover();
    const to = rove(event, { ...down, ...ends }, { at, count: items.length, wraps: true });
    if (to === null) return;
    event.stopPropagation(); // it is no key of the player's
    items[to].focus();
  };
}

/** Has the browser keep a figure as a file. @param {string} svg */
function save(svg) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  link.download = "uriscope.svg";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // the browser has begun to read it
}

define("uri-sharing", Sharing);
