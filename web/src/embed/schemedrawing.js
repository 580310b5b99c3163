/**
 * An element with the view "scheme": what a client does with the URL that is its reference.
 * That is a run of one text, and has nothing to do with the base, so it is drawn by itself,
 * whatever other views are asked for. It draws from what was baked, and asks the engine for
 * anything else. As in other elements, the attributes are its state.
 */
import { html, nothing, render } from "lit-html";
import { laterStyles } from "../later.js";
import { linkTo } from "../link.js";
import { SchemeCase } from "../schemecase.js";
import { Announcer } from "../views/announcer.js";
import "../views/dialogue.js";
import { playerKeys } from "../views/keys.js";
import { sentence } from "../views/marks.js";
import "../views/scheme.js";
import "./asked.js";
import { askedOf, caseOf } from "./baked.js";
import { dataOf } from "./data.js";
import { dress } from "./sheets.js";
import { supply } from "./supply.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../views/field.js").Field} Field */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} View */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./baked.js").Baked} Baked */
/** @typedef {(host: HTMLElement) => Promise<{ words: Words, language: string }>} Speaks the words in the language of an element */

/** Longer texts are answered when typing has rested so long, in milliseconds. */
const [longText, rest] = [20_000, 200];
/** So long typing rests before an answer is announced. */
const quiet = 900;

/** The page that shows the same. */
const page = new URL("../index.html", import.meta.url).href;

export class SchemeDrawing {
  #place = document.createElement("div");
  #words = /** @type {Words} */ (/** @type {unknown} */ (null));
  #language = "";
  /** @type {Engine | null} */
  #engine = null;
  /** @type {SchemeCase | null} */
  #case = null;
  /** Baked data, null where it is of no use. @type {Baked | null | undefined} */
  #data;
  #state = { reference: "", edition: "", step: /** @type {number | null} */ (null) };
  /** @type {Note[]} */
  #notes = [];
  #wanting = false;
  /** @type {unknown} */
  #fault = nothing;
  /** Counts what is asked, so that what is late is not drawn. */
  #turn = 0;
  /** Whether attributes have changed that have not been looked at, and whether one is written here. */
  #stale = false;
  #writing = false;
  /** What was told to the page last. */
  #told = "";
  #typing = 0;

  /** @param {HTMLElement & { baked: unknown }} host @param {HTMLElement} cell that it draws in @param {HTMLElement} fallback @param {Speaks} speaks */
  constructor(host, cell, fallback, speaks) {
    this.host = host;
    this.cell = cell;
    this.fallback = fallback;
    this.speaks = speaks;
    this.#place.className = "drawing";
    this.#place.part.add("drawing");
    this.announcer = new Announcer(this.#place.appendChild(document.createElement("div")));
    /** @param {string} name @param {(detail: any) => void} act */
    const on = (name, act) => this.#place.addEventListener(`uriscope:${name}`, (event) => {
      event.stopPropagation();
      act(/** @type {CustomEvent} */ (event).detail);
    });
    on("text", (text) => this.#type(text));
    on("step", (step) => this.#go(step));
    on("mend", ({ text }) => /** @type {Field} */ (this.#place.querySelector("uri-field")).replace(text));
  }

  get #root() {
    return /** @type {ShadowRoot} */ (this.host.shadowRoot);
  }

  /** Gives the element its style sheets, in the document that it is in. */
  dress() {
    dress(this.#root);
  }

  /** Takes away what it has drawn: other views are asked for. */
  end() {
    this.#turn++;
    this.#place.remove();
  }

  /** To be called when an attribute has another value. */
  changed() {
    if (this.#stale || this.#writing) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      this.show().catch((error) => console.warn("uri-scope:", error));
    });
  }

  /** Draws what the attributes say, or has what is lacking fetched. */
  async show() {
    const turn = ++this.#turn;
    ({ words: this.#words, language: this.#language } = await this.speaks(this.host));
    this.#data = await dataOf(this.host);
    if (turn === this.#turn) await this.#follow();
  }

  /** Makes what is shown what the attributes say. @param {boolean} [typed] */
  async #follow(typed = false) {
    const turn = ++this.#turn;
    const data = this.#data;
    const editions = this.#engine?.editions() ?? data?.editions;
    if (!editions) return data === undefined ? this.#want() : undefined;
    const { asked, step, notes } = askedOf((name) => this.host.getAttribute(name), editions);
    const known = (data && caseOf(data, asked)?.of.scheme) ?? null;
    if (!editions.some(({ id }) => id === asked.edition)) {
      notes.push({ id: "link-edition", args: { value: asked.edition }, count: 1 });
      asked.edition = "rfc3986";
    }
    const { reference, edition } = asked;
    const shown = this.#case;
    const whole = /** @type {import("../engine.js").Edition[]} */ (editions);
    const of = shown?.answer && shown.isOf(asked) ? shown : new SchemeCase({ engine: this.#engine, known, editions: whole, words: this.#words }, { reference, edition });
    if (!of.answer && !of.error) this.#want();
    if (!of.answer && !of.error && !shown) return;
    await Promise.all([of.need(), laterStyles(), this.#words.need("page").catch(() => {})]);
    if (of.untold) await of.learn().catch(() => {});
    if (turn !== this.#turn) return;
    [this.#case, this.#notes, this.#state] = [of, notes, { reference, edition, step }];
    this.#draw();
    this.#tell(typed);
  }

  /** Fetches the engine. */
  async #want() {
    if (this.#engine || this.#wanting) return;
    this.#wanting = true;
    this.#fault = nothing;
    try {
      this.#engine = await supply(() => {});
      await this.#follow();
    } catch (error) {
      await this.#words.need("page").catch(() => {});
      const { id = "failed", reason = String(error) } = /** @type {Partial<import("./supply.js").Trouble>} */ (error);
      const said = this.#words.say(`page:arrival:${id}`, { reason });
      this.#fault = html`<div role="alert">${said} <button type="button" @click=${() => this.#want()}>${this.#words.say("page:retry")}</button></div>`;
      if (this.#case) this.#draw();
      else console.warn(`uri-scope: ${said} The page shows what the element holds.`);
    } finally {
      this.#wanting = false;
    }
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#state.step ?? total, total);
  }

  #draw() {
    const of = this.#case;
    if (!of) return;
    render(this.#look(of), this.#place);
    if (!this.#place.isConnected) this.#appear();
    this.#hand("uri-field", of.field(this.#step));
    this.#hand("uri-why", of.line);
    this.#hand("uri-scheme", of.content(this.#step));
    for (const view of /** @type {NodeListOf<SceneView>} */ (this.#place.querySelectorAll("[data-scene]"))) {
      view.scene = of.scene;
      view.step = this.#step;
    }
  }

  /** @param {SchemeCase} of */
  #look(of) {
    const words = this.#words;
    const { reference, edition, step } = this.#state;
    const link = page + linkTo("schemes", { reference, edition, step: step === null ? null : String(step) });
    const pane = (/** @type {string} */ name, /** @type {string} */ title, /** @type {unknown} */ view) => html`<div class="pane ${name}-pane" part="pane ${name}" role="group" aria-label=${title}>${view}</div>`;
    return html`<div class="uriscope columns of-scheme" part="box" role="group" aria-label=${words.say("schemes:label", { reference })} lang=${this.#language} dir="ltr">
      <div class="ask" part="texts"><uri-field name="url" part="reference" label=${words.say("ui:url")}></uri-field><uri-why part="why"></uri-why></div>
      <div class="panes" part="panes">
        ${pane("resolution", words.say("schemes:client-does"), of.scene ? html`<uri-resolution data-scene></uri-resolution>` : html`<p class="no-dialogue">${words.say("schemes:no-dialogue")}</p>`)}
        ${pane("components", words.say("schemes:panes:components"), html`<uri-scheme></uri-scheme>`)}
        ${pane("dots", words.say("schemes:panes:buffers"), html`<uri-dialogue data-scene></uri-dialogue>`)}
      </div>
      <uri-stepper data-scene part="player"></uri-stepper>
      <div class="foot" part="foot"><div class="said" role="status">${this.#noted.map(({ id, args }) => html`<p>${sentence(words, `embed:notes:${id.replace("link-", "")}`, args)}</p>`)}</div>
        <div class="arrival" part="arrival">${this.#fault}</div>
        <a part="link" href=${link} target="_blank" rel="noopener" title=${words.say("embed:open-title")}>${words.say("embed:open")}</a></div>
    </div>`;
  }

  /** What could not be read of the attributes. */
  get #noted() {
    const { step } = this.#state;
    const total = this.#case?.steps ?? 0;
    const beyond = this.#case?.answer && step !== null && step > total;
    return beyond ? [...this.#notes, { id: "link-step-beyond", args: { value: String(step), total: String(total) }, count: 1 }] : this.#notes;
  }

  /** Takes the place of what the element holds, which keeps its own. */
  #appear() {
    this.dress();
    this.#place.style.setProperty("--font", getComputedStyle(this.host).fontFamily);
    this.cell.append(this.#place);
    this.cell.classList.add("drawn");
    this.fallback.inert = true;
    const stepper = /** @type {import("../views/stepper.js").Stepper} */ (this.#place.querySelector("uri-stepper"));
    playerKeys(this.#root, stepper, { help: async () => (await import("../views/help.js")).help(this.#place, this.#words) });
  }

  /** @param {string} view @param {unknown} content */
  #hand(view, content) {
    Object.assign(/** @type {View} */ (this.#place.querySelector(view)), { words: this.#words, content });
  }

  /** @param {string} name @param {string | null} value null: it is removed */
  #write(name, value) {
    this.#writing = true;
    if (value === null) this.host.removeAttribute(name);
    else this.host.setAttribute(name, value);
    this.#writing = false;
  }

  /** Somebody has typed. @param {string} text */
  #type(text) {
    this.#write("reference", text);
    this.#write("step", null);
    this.#state.reference = text;
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => this.#follow(true), text.length > longText ? rest : 0);
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    const steps = this.#case?.steps ?? 0;
    this.#state.step = step === steps ? null : step;
    this.#write("step", this.#state.step === null ? null : String(step));
    this.#draw();
    this.#emit("step", { step, steps });
  }

  /** Tells the page of another case that has been answered. @param {boolean} typed whether it is what somebody has typed */
  #tell(typed) {
    const { answer } = this.#case ?? {};
    const key = JSON.stringify([answer?.text, answer?.edition]);
    if (!answer || key === this.#told) return;
    const first = this.#told === "";
    this.#told = key;
    if (first) return;
    this.#emit("change", { reference: answer.text, edition: answer.edition, standing: answer.standing });
    if (typed) this.announcer.say(() => this.#case?.announced ?? "", quiet);
  }

  /** @param {string} name @param {unknown} detail */
  #emit(name, detail) {
    this.host.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }
}
