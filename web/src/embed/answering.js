/**
 * The part that element drawings with an engine share: it fetches the engine when something wasn't baked, and reports
 * its progress or failure, and attributes that can't be read.
 */
import { nothing } from "lit-html";
import { start } from "../run/link.js";
import { Tasks } from "../run/tasks.js";
import { html } from "../texts/html.js";
import { sentence } from "../texts/marks.js";
import { Announcer } from "../views/announcer.js";
import { unknownViews } from "./baked.js";
import { supply } from "./supply.js";
import { nextTask } from "./tasks.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Baked } from "./baked.js" */
/** @import { Drawing } from "./drawing.js" */

/** Milliseconds of rest in typing before long texts are answered, and before answers are announced. */
const [rest, quiet] = [200, 900];

/**
 * Advice to the page's author about an engine that can't be loaded, by the id of the reason.
 * @type {Record<string, string>}
 */
const mends = {
  refused:
    "To let it run, add 'wasm-unsafe-eval' to script-src in the page's Content-Security-Policy; to need no engine, bake the page.",
  failed:
    "Check that all files of the site are served from the folder that embed.js is in; to need no engine, bake the page.",
};

export class Answering {
  /** @type {Engine | null} */
  engine = null;
  /** The downloaded share of the engine; null if nothing waits for it. @type {number | null} */
  #share = null;
  #wanting = false;
  #tasks = new Tasks();
  /** @type {Announcer} */
  #announcer;
  /** The message about a failed download. */
  #fault = "";

  /** @param {Drawing} drawing that needs the engine */
  constructor(drawing) {
    this.drawing = drawing;
    this.#announcer = new Announcer(drawing.place.appendChild(document.createElement("div")));
  }

  /** Has the drawing follow a change. @param {boolean} [typed] whether the change is typing in progress */
  follow(typed = false) {
    this.#tasks.cancel();
    this.drawing.follow(typed).catch((error) => this.drawing.fail(error));
  }

  /**
   * Handles typed text, which is already in the attributes.
   * @param {boolean} long whether to wait until typing pauses
   */
  typed(long) {
    if (!long) return this.follow(true);
    this.#tasks.run([[rest, () => this.follow(true)]]);
  }

  /** Announces the result of typing. @param {() => string} what */
  announce(what) {
    this.#announcer.say(what, quiet);
  }

  /** Fetches the engine, and then has the drawing follow its attributes. */
  want = async () => {
    const { drawing } = this;
    const { words } = drawing;
    if (this.engine || this.#wanting) return;
    this.#wanting = true;
    this.#fault = "";
    const told = words.need("page").catch(() => {}); // the words for the engine's progress, and for its answers
    const tell = (/** @type {number} */ share) =>
      told.then(() => {
        if (!this.#wanting || this.engine) return;
        this.#share = share;
        drawing.draw();
      });
    tell(0);
    try {
      const engine = await supply(drawing.element, tell);
      await told;
      await nextTask();
      [this.engine, this.#share] = [engine, null];
      await drawing.follow();
    } catch (error) {
      await told;
      this.#share = null;
      this.#wanting = false; // so that the next request tries again
      const { id = "failed", reason = String(error) } = /** @type {Partial<import("./supply.js").Trouble>} */ (error);
      this.#fault = words.say(`page:arrival:${id}`, { reason });
      if (drawing.place.isConnected) return drawing.draw();
      drawing.cell.classList.add("undrawn");
      const mend = mends[id] ?? mends.failed;
      console.warn(`uri-scope: ${this.#fault} The page shows what the element holds. ${mend}`, drawing.element);
    }
  };

  /** The engine's progress, or its failure. */
  get arrival() {
    const { words } = this.drawing;
    if (this.#fault)
      return html`<div role="alert">${this.#fault} ${words.say("page:arrival:meanwhile")} <button type="button" @click=${this.want}>${words.say("page:retry")}</button></div>`;
    if (this.#share === null) return nothing;
    const value = Math.floor(100 * this.#share);
    return html`<progress value=${value} max="100" aria-label=${words.say("page:arrival:engine")}></progress> <span aria-hidden="true">${words.say("page:arrival:coming", { share: value })}</span>`;
  }

  /**
   * Reads the attributes, with notes on what can't be read. An unknown spec becomes the first one.
   * @template {{ edition: string }} Asked
   * @param {(attribute: (name: string) => string | null, editions: Baked["editions"]) => { asked: Asked, step: number | null, notes: Note[] }} reader
   * @param {Baked["editions"]} editions
   */
  read(reader, editions) {
    const { element } = this.drawing;
    const { asked, step, notes } = reader((name) => element.getAttribute(name), editions);
    const unknown = unknownViews(element.getAttribute("view"));
    for (const { value } of unknown.map(({ args }) => args)) this.drawing.warn("view", value);
    const all = [...unknown, ...notes];
    if (editions.some(({ id }) => id === asked.edition)) return { asked, step, notes: all };
    this.drawing.warn("edition", asked.edition);
    all.push({ id: "link-edition", args: { value: asked.edition }, count: 1 });
    return { asked: { ...asked, edition: start.edition }, step, notes: all };
  }

  /** Sentences on attributes that couldn't be read. @param {Note[]} notes @param {number | null} step the requested step @param {number | null} steps the number of steps, null until it is known */
  said(notes, step, steps) {
    const { words } = this.drawing;
    const beyond = steps !== null && step !== null && step > steps;
    const all = beyond
      ? [...notes, { id: "link-step-beyond", args: { value: String(step), total: String(steps) } }]
      : notes;
    return all.map(({ id, args }) => html`<p>${sentence(words, `attributes:${id.replace("link-", "")}`, args)}</p>`);
  }
}
