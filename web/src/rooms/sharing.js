/**
 * The share menu: links, tags that show the case in other pages, its figures, paper; and presentation mode, which is
 * part of the link.
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
import { figureWords } from "../words/figurewords.js";

/** @typedef {import("./share.js").Content & { button: HTMLButtonElement }} Content */

/** The current case, and the engine. @typedef {{ engine: import("../run/tolerant.js").Engine, figure: (format: "html" | typeof figures[number]) => string, shown: import("../embed/tags.js").Shown }} Asked */

/** The script tag for an element. */
const script = scriptTag(new URL("../", import.meta.url).href);

/** The figures that can be copied. */
const figures = /** @type {const} */ (["text", "markdown", "svg"]);

/** The minimum distance of the menu from the window's edge, in CSS pixels. */
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
   * The items for a case: tags, and figures.
   * @param {() => import("../run/link.js").State} state @param {string[]} omitted the texts outside links
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

  /**
   * The items for a view that an element shows alone.
   * @param {import("../embed/tags.js").Lone | null} shown @param {string[]} omitted
   */
  #lone(shown, omitted) {
    if (!shown) return nothing;
    return html`<hr role="separator" />
      ${this.#copies("element", () => `${loneTag(shown)}\n${script}`, true)}
      ${this.#leftOut(shown)}
      ${omitted.length ? nothing : this.#copies("frame", () => loneFrame(siteOf(document), shown), true)}
      ${this.#item("embed", nothing, () => this.#follow(linkTo("embed", { ...loneFields(shown), step: null })))}`;
  }

  /**
   * A note on characters that an element's attributes can't contain.
   * @param {import("../embed/tags.js").Shown | import("../embed/tags.js").Lone} shown
   */
  #leftOut(shown) {
    if (!leavesOutNul(shown)) return nothing;
    return html`<p class="note" role="presentation">${this.words.say("share:nul")}</p>`;
  }

  /** The first click came before the menu existed. */
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

  /** An item that copies a text. @param {string} name @param {() => string} text @param {boolean} [titled] whether it has a description */
  #copies(name, text, titled = false) {
    return this.#item(
      name,
      nothing,
      (event) => copy(/** @type {HTMLButtonElement} */ (event.currentTarget), text(), this.words),
      { title: titled ? this.words.say(`share:${name}-title`) : nothing },
    );
  }

  /**
   * An item that copies the engine's output; disabled until the engine is loaded.
   * @param {string} name @param {(asked: Asked) => string | Promise<string>} text
   * @param {boolean} [titled] whether it has a description
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

  /** Runs an action with the current case. @template T @param {(asked: Asked) => T} act */
  #with(act) {
    const { state, engine: engineOf } = /** @type {Content} */ (this.content);
    const engine = engineOf();
    if (!engine) return;
    const { base, reference, edition, options, step, lines } = /** @type {() => import("../run/link.js").State} */ (
      state
    )();
    const own = this.words.has("figure:lang") ? figureWords(this.words.group("figure")) : undefined;
    const figure = (/** @type {"html" | typeof figures[number]} */ format) =>
      String(engine.figure({ ...options, lines, base, reference, edition }, format, own));
    return act({ engine, figure, shown: { base, reference, edition, options, step, lines } });
  }

  /**
   * @param {string} name @param {unknown} checked of an item that can be checked @param {(event: Event) => void} act
   * @param {{ disabled?: boolean, title?: unknown }} [look]
   */
  #item(name, checked, act, { disabled = false, title = nothing } = {}) {
    return html`<button type="button" role=${checked === nothing ? "menuitem" : "menuitemcheckbox"} aria-checked=${checked} tabindex="-1" ?disabled=${disabled} title=${title} @click=${act}>${
      checked === "true" ? html`<span aria-hidden="true">✓ </span>` : nothing
    }${this.words.say(`share:${name}`)}</button>`;
  }

  /** Closes the menu, and opens another room. @param {string} link */
  #follow(link) {
    this.#menu.hidePopover();
    location.hash = link;
  }

  /** Closes the menu, and then runs an action that changes the page. @param {"print" | "present"} event @param {unknown} detail */
  #leave(event, detail) {
    this.#menu.hidePopover();
    this.emit(event, detail);
  }

  /** Places it below its button, inside the window. @param {ToggleEvent} event */
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

  /** The arrow keys move between items; Tab leaves the menu. @param {KeyboardEvent} event */
  #key = (event) => {
    const items = this.#items;
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (event.key === "Tab") this.#menu.hidePopover();
    const to = rove(event, { ...down, ...ends }, { at, count: items.length, wraps: true });
    if (to === null) return;
    event.stopPropagation(); // the player must not see the key
    items[to].focus();
  };
}

/** Downloads a figure. @param {string} svg */
function save(svg) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  link.download = "uriscope.svg";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // the download has started
}

define("uri-sharing", Sharing);
