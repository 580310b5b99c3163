/**
 * The Documents room: analyses a pasted document. Each of its parts is a module in this folder, loaded when it is
 * shown. The room has everything that the parts share: the tabs, the spec, the link, and the notes on what can't be
 * shown or kept.
 *
 * Pasted content stays in this tab, and no link contains it.
 */
import { render } from "lit-html";
import { any, edition, note, noteValue, number, oneOf } from "../run/fields.js";
import { linkTo, start, taken } from "../run/link.js";
import { html } from "../texts/html.js";
import { Announcer } from "../views/announcer.js";
import "../views/stage/notices.js";
import "../views/rooms/verdicts.js";
import { formats } from "../reading/formats/formats.js";
import { chipRow, headOf } from "./chips.js";
import { chips as basesChips } from "./documentschips.js";
import { chips as textChips } from "./documentstextchips.js";
import { Presentation } from "./presentation.js";
import { byEdition } from "./printed.js";
import { tools } from "./tools.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Link } from "../run/link.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Words } from "../words/words.js" */
/** @import { Page, Room } from "./rooms.js" */

/**
 * The interface of a part.
 * @typedef {object} Part
 * @property {Record<string, string | null>} fields the part's own fields of the link; null: left out
 * @property {string | null} pasted the text that is kept in this tab; null if there is none, or the link names it
 * @property {import("../embed/tags.js").Lone | null} lone its content for an element; null without such a view
 * @property {import("./chips.js").Chip[]} chips its examples
 * @property {string[]} answers each edition's answer, in a few words
 * @property {string[]} [besides] ids of editions whose specs don't cover the question, but that have an answer anyway
 * @property {string} announced the announcement after typing
 * @property {(fields: Record<string, string>, pasted: string | null) => void} show sets the state from the link's fields and
 *   from the text that was kept for the link; anything missing gets its initial value. The room calls ask() next
 * @property {() => void} ask draws everything for the room's edition
 */

/**
 * The interface of the room for a part.
 * @typedef {object} Shared
 * @property {Engine} engine
 * @property {Words} words
 * @property {Edition[]} editions
 * @property {string} edition id of the spec in use
 * @property {() => void} changed call it after a change was typed or chosen, and drawn
 * @property {() => void} answered call it when answers have changed later, for example after a slow computation
 * @property {(name: string) => string | null} printed the text of an example that a spec prints, by its id; null if
 *   there is none
 * @property {(name: string, value: string) => void} refused call it for an invalid value of a field in the link
 * @property {(name: string, text: string) => void} carry shows another part with a text
 * @property {(act: () => void) => void} replace runs an action that replaces texts: Back restores them
 */

/**
 * In the order of their tabs. own: the part's fields of a link; paste: the name of its text there; words: additional
 * parts of the catalogue.
 * @type {{ name: string, own: (printed: Shared["printed"]) => import("../run/fields.js").Schema, paste: string, words: string[], fetch: () => Promise<new (place: HTMLElement, room: Shared) => Part> }[]}
 */
const parts = [
  {
    name: "base",
    own: () => ({
      example: {
        ...oneOf(
          basesChips.map(({ name }) => name),
          null,
        ),
        instead: basesChips[0].name,
      },
      format: oneOf(["", ...formats, "mail", "text"]),
      body: number(1, 1),
      retrieval: any(""),
      default: any(""),
    }),
    paste: "document",
    words: ["extract"],
    fetch: async () => (await import("./documentsbase.js")).DocumentsBase,
  },
  {
    name: "text",
    own: (printed) => ({
      example: {
        ...any(null),
        read: (name, refuse) => (textChips.includes(name) || printed(name) !== null ? name : refuse(name)),
        instead: textChips[0],
      },
    }),
    paste: "text",
    words: ["extract"],
    fetch: async () => (await import("./documentstext.js")).DocumentsText,
  },
];

/** Milliseconds of rest in typing before the answer is announced. */
const quiet = 900;

/** @implements {Room} */
export class Documents {
  /** The loaded parts, by name. @type {Map<string, Part>} */
  #parts = new Map();
  #name = parts[0].name;
  #edition = start.edition;
  /** @type {Note[]} */
  #notes = [];
  /** True if pasted content couldn't be kept in this tab. */
  #lost = false;
  /** Texts of parts that haven't been shown yet, by name. @type {Record<string, string>} */
  #left = {};
  #visible = false;
  /** True in presentation mode. */
  #presents = false;
  /** @type {Announcer | null} */
  #announcer = null;

  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    this.place = place;
    this.page = page;
    this.words = page.words;
    this.engine = /** @type {Engine} */ (page.engine);
    this.editions = this.engine.editions();
    this.presentation = new Presentation(document.createElement("div"), this.words, () => this.#present(false));
  }

  get #of() {
    return /** @type {typeof parts[number]} */ (parts.find(({ name }) => name === this.#name));
  }

  /** The current part, if it is loaded. */
  get #part() {
    return this.#parts.get(this.#name) ?? null;
  }

  get link() {
    const omitted = Object.keys(this.kept ?? {})
      .filter((name) => name === this.#of.paste)
      .join();
    return linkTo("documents", {
      part: this.#name,
      ...this.#part?.fields,
      omitted: omitted || null,
      edition: this.#edition,
      mode: this.#presents ? "presentation" : null,
    });
  }

  get title() {
    return this.words.has(`documents:questions:${this.#name}`) ? this.words.say(`documents:parts:${this.#name}`) : "";
  }

  get tools() {
    const share = {
      link: () => this.link,
      lone: () => this.#part?.lone ?? null,
      engine: () => this.engine,
      presenting: () => this.#presents,
    };
    return tools({
      words: this.words,
      place: this.place,
      examples: () => ({ groups: this.#lists }),
      called: true,
      share,
      present: (on) => this.#present(on),
      print: () => print(),
    });
  }

  /** All examples: each part's own, and the examples that the documents print. */
  get #lists() {
    const { words } = this;
    const ours = [
      basesChips.map(({ name, text, retrieval = "", fallback = "" }) => ({
        name: words.say(`documents:examples:${name}`),
        text: [retrieval, fallback, text].filter(Boolean).join(" · "),
        link: linkTo("documents", { example: name, retrieval: retrieval || null, default: fallback || null }),
      })),
      textChips.map((name) => ({
        name: words.say(`extract:chips:${name}`),
        text: words.say(`extract:texts:${name}`),
        link: linkTo("documents", { part: "text", example: name, edition: this.#edition }),
      })),
    ];
    const groups = parts.map(({ name }, i) => ({ name: words.say(`documents:parts:${name}`), items: ours[i] }));
    return [...groups, ...byEdition(this, this.#edition, () => [], "extract")];
  }

  /** Turns presentation mode on or off. @param {boolean} on */
  #present(on) {
    this.#presents = on;
    this.presentation.show(on);
    this.page.changed();
  }

  get kept() {
    const texts = parts.flatMap(({ name, paste }) => {
      const text = this.#parts.has(name) ? (this.#parts.get(name)?.pasted ?? null) : (this.#left[paste] ?? null);
      return text === null ? [] : [[paste, text]];
    });
    return texts.length ? Object.fromEntries(texts) : null;
  }

  /** @param {boolean} lost */
  unkept(lost) {
    if (lost === this.#lost) return;
    this.#lost = lost;
    this.#notice();
  }

  /** @param {Link} link */
  show(link) {
    const asked = Object.fromEntries(link.fields);
    this.#name = parts.find(({ name }) => name === asked.part)?.name ?? parts[0].name;
    const { own: ownOf, paste } = this.#of;
    /** @type {import("../run/fields.js").Schema} */
    const own = ownOf(this.#printed);
    const ids = this.editions.map(({ id }) => id);
    const schema = {
      ...own,
      part: oneOf(parts.map(({ name }) => name)),
      edition: edition(ids, start.edition, start.edition),
      mode: oneOf(["presentation"], ""),
    };
    const fields = link.fields.filter(([name]) => name !== "omitted");
    const { values, given, notes } = taken(schema, { ...link, fields });
    this.#notes = notes;
    this.#presents = values.mode === "presentation";
    this.presentation.show(this.#presents);
    this.#edition = values.edition;
    this.#left = { ...link.kept };
    const { omitted = paste } = asked;
    if (omitted !== paste) noteValue(notes, "omitted", omitted);
    if (asked.omitted === paste && this.#left[paste] === undefined) note(notes, "link-pasted", {});
    this.#visible = true;
    const said = [...given].filter((name) => Object.hasOwn(own, name));
    this.#begin({
      omitted: asked.omitted === paste,
      fields: Object.fromEntries(
        said.map((name) => [name, own[name].write(/** @type {Record<string, unknown>} */ (values)[name]) ?? ""]),
      ),
    });
  }

  hide() {
    this.#visible = false;
    this.presentation.show(false);
  }

  /**
   * Shows the current part after loading it.
   * @param {{ omitted: boolean, fields: Record<string, string> } | null} asked from a link; null keeps its last state
   */
  async #begin(asked) {
    const { words, place } = this;
    const { name, paste, words: more, fetch } = this.#of;
    await Promise.allSettled(
      ["documents", "problem", ...more, ...this.editions.map(({ id }) => id)].map((part) => words.need(part)),
    );
    const Part = await fetch().catch(() => null);
    if (!this.#visible || name !== this.#name) return;
    if (!Part || !words.has(`documents:questions:${this.#name}`))
      return render(html`<p role="alert">${words.say("ui:not-fetched")}</p>`, place);
    if (!place.querySelector(".documents")) this.#make();
    const section = this.#find(`[data-part="${name}"]`);
    const part = this.#parts.get(name) ?? new Part(section, this.#shared());
    if (asked || !this.#parts.has(name))
      part.show(asked?.fields ?? {}, this.#left[paste] ?? (asked?.omitted ? "" : null));
    this.#parts.set(name, part);
    for (const one of place.querySelectorAll("[data-part]")) /** @type {HTMLElement} */ (one).hidden = one !== section;
    this.#ask();
  }

  /** Creates the boxes, and listens to them. */
  #make() {
    const { words, place } = this;
    render(
      html`<div class="documents">
      <div class="head"></div>
      <div class="tabs" role="group" aria-label=${words.say("documents:parts-label")}></div>
      ${parts.map(({ name }) => html`<section data-part=${name} aria-label=${words.say(`documents:parts:${name}`)} hidden></section>`)}
      <uri-notices></uri-notices>
    </div>`,
      place,
    );
    place.append(this.presentation.place);
    this.#announcer = new Announcer(place.appendChild(document.createElement("div")));
    place.addEventListener("uriscope:edition", (event) => {
      this.#edition = /** @type {CustomEvent} */ (event).detail.edition;
      this.#ask();
      this.#changed();
    });
  }

  /** @type {Shared["printed"]} */
  #printed = (name) => {
    const edition = this.editions.find(({ id }) => name.startsWith(`${id}/`));
    const all = edition ? this.engine.examples({ edition: edition.id }) : [];
    return (Array.isArray(all) && all.find(({ id, kind }) => id === name && kind === "extract")?.input) || null;
  };

  /** @returns {Shared} */
  #shared() {
    const { engine, words, editions, page } = this;
    const edition = () => this.#edition;
    return {
      engine,
      words,
      editions,
      get edition() {
        return edition();
      },
      changed: () => this.#changed(),
      answered: () => this.#strip(),
      printed: this.#printed,
      refused: (name, value) => {
        noteValue(this.#notes, name, value);
        this.#notice();
      },
      carry: (name, text) => this.#carry(name, text),
      replace: (act) => page.replace(act),
    };
  }

  #ask() {
    this.#tabs();
    this.#part?.ask();
    this.#head();
    this.#strip();
    this.#notice();
  }

  #changed() {
    this.#notes = [];
    this.page.changed();
    this.#head();
    this.#strip();
    this.#notice();
    this.#announcer?.say(() => this.#part?.announced ?? "", quiet);
  }

  /** @param {string} name of a part */
  #openPart(name) {
    if (name === this.#name) return;
    this.#name = name;
    this.page.changed();
    this.#begin(null);
  }

  /** Shows another part, with a text that replaces its own. @param {string} name @param {string} text */
  #carry(name, text) {
    const of = parts.find((one) => one.name === name);
    if (!of) return;
    this.#left[of.paste] = text;
    this.#parts.get(name)?.show({}, text);
    this.page.replace(() => (this.#name = name));
    this.#begin(null);
  }

  /** The question of the current part, and its examples. */
  #head() {
    const { words } = this;
    const question = words.say(`documents:questions:${this.#name}`);
    render(headOf(words, question, chipRow(words, this.#part?.chips ?? [])), this.#find(".head"));
  }

  #tabs() {
    const { words } = this;
    render(
      parts.map(
        ({ name }) =>
          html`<button type="button" aria-pressed=${name === this.#name ? "true" : "false"} @click=${() => this.#openPart(name)}>${words.say(`documents:parts:${name}`)}</button>`,
      ),
      this.#find(".tabs"),
    );
  }

  #strip() {
    const besides = this.#part?.besides ?? [];
    const editions = this.editions.map((one) => (besides.includes(one.id) ? { ...one, lacks: [] } : one));
    this.#hand(`[data-part="${this.#name}"] uri-verdicts`, {
      editions,
      answers: this.#part?.answers ?? [],
      chosen: this.#edition,
      needs: this.#name === "text" ? "delimiting" : "bases",
    });
  }

  #notice() {
    const lost = this.#lost && this.kept ? [{ id: "unpasted", args: {}, count: 1 }] : [];
    this.#hand("uri-notices", { notes: [...this.#notes, ...lost] });
  }

  /** Sets a view's content. @param {string} view @param {unknown} content */
  #hand(view, content) {
    Object.assign(this.#find(view), { words: this.words, content });
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.place.querySelector(selector));
  }
}
