/**
 * An element with the view "encoding" or "host": data in a component, there and back, or a host
 * as an edition reads it. It has nothing to do with a base and a reference, so it is drawn by
 * itself, whatever other views are asked for. It draws from what was baked, and asks the engine
 * for anything else. As in other elements, the attributes are its state.
 */
import { html, nothing, render } from "lit-html";
import { EncodeCase, spanOf } from "../encodecase.js";
import { laterStyles } from "../later.js";
import { linkTo } from "../link.js";
import { Announcer } from "../views/announcer.js";
import { shortened } from "../views/characters.js";
import "../views/encoding.js";
import "../views/field.js";
import "../views/host.js";
import { playerKeys } from "../views/keys.js";
import { sentence } from "../views/marks.js";
import "../views/resolution.js";
import "../views/stepper.js";
import "./asked.js";
import { dataOf } from "./data.js";
import { dataAskedOf, dataKeyOf } from "./dataasked.js";
import { dress } from "./sheets.js";
import { supply } from "./supply.js";

/** @typedef {import("../engine.js").Edition} Edition */
/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../engine.js").Host} HostAnswer */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} View */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./baked.js").Baked} Baked */
/** @typedef {import("./dataasked.js").DataAsked} DataAsked */
/** @typedef {import("./schemedrawing.js").Speaks} Speaks */

/** Longer texts are answered when typing has rested so long, in milliseconds. */
const [longText, rest] = [2_000, 200];
/** So long typing rests before an answer is announced. */
const quiet = 900;
/** Of a result, so many characters are drawn. */
const longest = 120;

/** The page that shows the same. */
const page = new URL("../index.html", import.meta.url).href;

export class DataDrawing {
  #place = document.createElement("div");
  #words = /** @type {Words} */ (/** @type {unknown} */ (null));
  #language = "";
  /** @type {Engine | null} */
  #engine = null;
  /** @type {EncodeCase | null} */
  #case = null;
  /** @type {HostAnswer | null} */
  #host = null;
  /** Baked data, null where it is of no use. @type {Baked | null | undefined} */
  #data;
  /** @type {DataAsked} */
  #asked = { view: "encoding", text: "", component: "", charset: "", edition: "" };
  /** @type {number | null} */
  #at = null;
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
  #release = () => {};

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
    this.#release();
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
    this.#data = await dataOf(this.host, () => dataKeyOf(this.#read().asked));
    if (turn === this.#turn) await this.#follow();
  }

  /** What the attributes say. */
  #read() {
    const view = /(^|\s)host(\s|$)/i.test(this.host.getAttribute("view") ?? "") ? "host" : "encoding";
    return dataAskedOf((name) => this.host.getAttribute(name), view);
  }

  /** Makes what is shown what the attributes say. @param {boolean} [typed] */
  async #follow(typed = false) {
    const turn = ++this.#turn;
    const data = this.#data;
    const editions = /** @type {Edition[] | undefined} */ (this.#engine?.editions() ?? data?.editions);
    if (!editions) return data === undefined ? this.#want() : undefined;
    const { asked, step, notes } = this.#read();
    if (!editions.some(({ id }) => id === asked.edition)) {
      notes.push({ id: "link-edition", args: { value: asked.edition }, count: 1 });
      asked.edition = "rfc3986";
    }
    const key = dataKeyOf(asked);
    const known = data && Object.hasOwn(data.cases, key) ? data.cases[key] : null;
    const { engine, words } = { engine: this.#engine, words: this.#words };
    await Promise.all([words.need("encoding", "problem", asked.edition), laterStyles()].map((one) => one.catch(() => {})));
    if (turn !== this.#turn) return;
    if (asked.view === "encoding") {
      const of = this.#case && this.#case.answer && dataKeyOf(this.#asked) === key ? this.#case : new EncodeCase({ engine, known, editions, words }, { ...asked, data: asked.text });
      if (!of.answer && !of.error) return this.#want();
      [this.#case, this.#host] = [of, null];
    } else {
      const answer = engine?.host(asked.text, { edition: asked.edition }) ?? known?.host;
      if (!answer) return this.#want();
      [this.#case, this.#host] = [null, "error" in answer ? null : answer];
    }
    [this.#asked, this.#at, this.#notes] = [asked, step, notes];
    this.#draw();
    this.#tell(key, typed);
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
      if (this.#case ?? this.#host) this.#draw();
      else console.warn(`uri-scope: ${said} The page shows what the element holds.`);
    } finally {
      this.#wanting = false;
    }
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#at ?? total, total);
  }

  #draw() {
    const { text, edition } = this.#asked;
    const of = this.#case;
    render(this.#look(of), this.#place);
    if (!this.#place.isConnected) this.#appear();
    const step = of?.scene?.steps[this.#step - 1];
    const reads = of?.answer && step ? [spanOf(of.answer, step)].filter(([start, end]) => end > start) : [];
    this.#hand("uri-field", { edition, text, split: null, problem: null, said: null, reads, waiting: false });
    for (const view of /** @type {NodeListOf<View>} */ (this.#place.querySelectorAll("uri-encoding"))) Object.assign(view, { words: this.#words, content: of?.content(this.#step) ?? null });
    if (this.#host) this.#hand("uri-host", { answer: this.#host, text });
    for (const view of /** @type {NodeListOf<SceneView>} */ (this.#place.querySelectorAll("[data-scene]"))) {
      view.scene = of?.scene ?? null;
      view.step = this.#step;
    }
  }

  /** @param {EncodeCase | null} of null: a host is shown */
  #look(of) {
    const words = this.#words;
    const { text, edition, component, charset } = this.#asked;
    const step = this.#at === null ? null : String(this.#at);
    const link = page + linkTo("encoding", of ? { data: text, component: component || null, charset: charset || null, edition, step } : { host: text, edition });
    const name = of ? "data" : "host";
    const pane = (/** @type {string} */ name, /** @type {string} */ title, /** @type {unknown} */ view) => html`<div class="pane ${name}-pane" part="pane ${name}" role="group" aria-label=${title}>${view}</div>`;
    return html`<div class="uriscope of-data of-${name} ${of ? "columns" : ""}" part="box" role="group" aria-label=${words.say(`encoding:element:${name}`, { text })} lang=${this.#language} dir="ltr">
      <div class="ask" part="texts"><uri-field name=${name} part=${name} label=${words.say(`encoding:${name}`)}></uri-field>${of ? this.#result(of) : nothing}</div>
      <div class="panes" part="panes">${of ? [
        pane("resolution", words.say("encoding:listing"), html`<uri-resolution data-scene></uri-resolution>`),
        pane("components", words.say("encoding:panes:grid"), html`<uri-encoding show="grid"></uri-encoding>`),
        pane("dots", words.say("encoding:panes:texts"), html`<uri-encoding show="texts"></uri-encoding>`),
      ] : pane("resolution", words.say("encoding:host"), html`<uri-host></uri-host>`)}</div>
      ${of ? html`<uri-stepper data-scene part="player"></uri-stepper>` : nothing}
      <div class="foot" part="foot"><div class="said" role="status">${this.#noted.map(({ id, args }) => html`<p>${sentence(words, `embed:notes:${id.replace("link-", "")}`, args)}</p>`)}</div>
        <div class="arrival" part="arrival">${this.#fault}</div>
        <a part="link" href=${link} target="_blank" rel="noopener" title=${words.say("embed:open-title")}>${words.say("embed:open")}</a></div>
    </div>`;
  }

  /** What comes of the data. @param {EncodeCase} of */
  #result(of) {
    const words = this.#words;
    const encoded = of.answer?.encoded ?? null;
    return html`<div class="encoded-row"><span class="label" aria-hidden="true">${words.say("encoding:encoded")}</span>
      <output aria-label=${words.say("encoding:encoded")} part="target">${encoded === null ? html`<span class="none">${words.say("encoding:impossible")}</span>` : html`<code>${encoded ? shortened(words, encoded, longest) : "“”"}</code>`}</output></div>`;
  }

  /** What could not be read of the attributes. */
  get #noted() {
    const total = this.#case?.steps ?? 0;
    const beyond = this.#case?.answer && this.#at !== null && this.#at > total;
    return beyond ? [...this.#notes, { id: "link-step-beyond", args: { value: String(this.#at), total: String(total) }, count: 1 }] : this.#notes;
  }

  /** Takes the place of what the element holds, which keeps its own. */
  #appear() {
    this.dress();
    this.#place.style.setProperty("--font", getComputedStyle(this.host).fontFamily);
    this.cell.append(this.#place);
    this.cell.classList.add("drawn");
    this.fallback.inert = true;
    const stepper = /** @type {import("../views/stepper.js").Stepper | null} */ (this.#place.querySelector("uri-stepper"));
    if (stepper) this.#release = playerKeys(this.#root, stepper, { help: async () => (await import("../views/help.js")).help(this.#place, this.#words) });
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
    this.#write(this.#asked.view === "host" ? "host" : "data", text);
    this.#write("step", null);
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => this.#follow(true), text.length > longText ? rest : 0);
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    const steps = this.#case?.steps ?? 0;
    this.#at = step === steps ? null : step;
    this.#write("step", this.#at === null ? null : String(step));
    this.#draw();
    this.#emit("step", { step, steps });
  }

  /** Tells the page of another case that has been answered. @param {string} key @param {boolean} typed whether it is what somebody has typed */
  #tell(key, typed) {
    if (key === this.#told) return;
    const first = this.#told === "";
    this.#told = key;
    if (first) return;
    const { text, edition } = this.#asked;
    const { answer } = this.#case ?? {};
    this.#emit("change", answer ? { data: text, component: answer.component.id, charset: answer.charset.id, edition, encoded: answer.encoded } : { host: text, edition, kind: this.#host?.kind ?? null });
    if (typed) this.announcer.say(() => this.#case?.announced ?? (this.#host ? this.#words.say(`encoding:kinds:${this.#host.kind ?? "none"}`) : ""), quiet);
  }

  /** @param {string} name @param {unknown} detail */
  #emit(name, detail) {
    this.host.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }
}
