/**
 * The Encoding room: data that are written into a component of a URI and read again, as a run
 * that is played; and, as its other part, a host and how it is read. It holds the state, makes
 * a case of it whenever it changes, and hands the views what they show.
 */
import { html, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { copy } from "../copy.js";
import { EncodeCase } from "../encodecase.js";
import { known, linkTo, longestText, start, stateOf } from "../link.js";
import { Tasks } from "../tasks.js";
import { Announcer } from "../views/announcer.js";
import { shortened } from "../views/characters.js";
import "../views/encoding.js";
import "../views/host.js";
import { playerKeys } from "../views/keys.js";
import "../views/notices.js";
import "../views/resolution.js";
import "../views/results.js";
import "../views/stepper.js";
import { chips } from "./encodingchips.js";
import { encodingStage } from "./encodingstage.js";
import { watchKeyboard } from "./glass.js";
import { act } from "./stage.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../views/stepper.js").Stepper} Stepper */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} ContentView */
/** @typedef {import("./rooms.js").Page} Page */
/** @typedef {import("./rooms.js").Room} Room */

/**
 * What a link says of the room. Of the two texts, that of the part is in the link. A charset of
 * "" is the edition's own; a step of null is the end of the run.
 * @typedef {{ part: "data" | "host", data: string, host: string, component: string, charset: string, edition: string, step: number | null }} State
 */

/** @type {State} */
const first = { part: "data", data: "Laguna Beach", host: "[2001:db8::7]", component: "path", charset: "", edition: "rfc3986", step: null };

const parts = /** @type {const} */ (["data", "host"]);

/** Longer texts are answered when typing has rested so long, in milliseconds. */
const [longText, rest] = [2_000, 200];
/** So long typing has to rest before the answer is announced. */
const quiet = 900;
/** The fields of a link that are the room's own. */
const own = ["data", "host", "component", "charset"];
/** Of a result, so many characters are drawn. */
const longest = 160;

/** @implements {Room} */
export class Encoding {
  /** @type {State} */
  #state = { ...first };
  /** @type {Note[]} */
  #notes = [];
  /** Whether a text that the link leaves out could not be kept in this tab. */
  #lost = false;
  /** @type {EncodeCase | null} */
  #case = null;
  #tasks = new Tasks();
  #visible = false;
  /** @type {Announcer | null} */
  #announcer = null;
  #release = () => {};

  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    this.place = place;
    this.page = page;
    this.words = page.words;
    this.engine = /** @type {Engine} */ (page.engine);
    this.editions = this.engine.editions();
  }

  /** The text that is shown. */
  get #text() {
    return this.#state[this.#state.part];
  }

  get link() {
    const { part, component, charset, edition, step } = this.#state;
    const long = this.#text.length > longestText;
    return linkTo("encoding", {
      [part]: long ? null : this.#text, omitted: long ? part : null, component: part === "data" ? component : null, charset: charset && part === "data" ? charset : null,
      edition, step: step === null || part === "host" ? null : String(step),
    });
  }

  get kept() {
    return this.#text.length > longestText ? { [this.#state.part]: this.#text } : null;
  }

  /** @param {boolean} lost */
  unkept(lost) {
    if (lost === this.#lost) return;
    this.#lost = lost;
    this.#notice();
  }

  get tools() {
    const { words } = this;
    return html`<button type="button" class="help" @click=${this.#help} aria-label=${words.say("page:help")} title=${words.say("page:help")}>?</button>`;
  }

  /** @param {import("../link.js").Link} link */
  show(link) {
    const fields = Object.fromEntries(link.fields.filter(([name]) => own.includes(name)));
    const omitted = link.fields.findLast(([name]) => name === "omitted")?.[1];
    const { state, notes } = stateOf({ ...link, fields: link.fields.filter(([name]) => !own.includes(name) && name !== "omitted") });
    this.#notes = [...notes, ...known(state.options, []).notes];
    const part = fields.host !== undefined || omitted === "host" ? "host" : "data";
    const left = omitted === part ? link.kept?.[part] : undefined;
    if (omitted === part && left === undefined) this.#notes.push({ id: "link-omitted", args: { name: part }, count: 1 });
    const given = link.fields.length > 0;
    this.#state = {
      ...first, part,
      [part]: left ?? fields[part] ?? (given && omitted ? "" : first[part]),
      component: fields.component ?? first.component, charset: fields.charset ?? "",
      edition: state.edition, step: state.step,
    };
    if (!this.editions.some(({ id }) => id === state.edition)) {
      this.#notes.push({ id: "link-edition", args: { value: state.edition }, count: 1 });
      this.#state.edition = start.edition;
    }
    this.#visible = true;
    this.#begin();
  }

  hide() {
    this.#visible = false;
    this.#tasks.cancel();
    this.#release();
  }

  /** Shows the state, with the stage that has to be there for it. */
  async #begin() {
    const { words } = this;
    await Promise.allSettled([words.need("encoding"), words.need("problem", ...this.editions.map(({ id }) => id))]);
    if (!words.has("encoding:title")) return render(html`<p role="alert">${words.say("ui:not-fetched")}</p>`, this.place); // nothing can be named
    if (!this.#visible) return;
    if (!this.place.querySelector(".stage")) this.#make();
    this.#release();
    const releases = [playerKeys(document, /** @type {Stepper} */ (this.#find("uri-stepper")), { help: this.#help }), watchKeyboard(this.place)];
    this.#release = () => releases.forEach((release) => release());
    this.#ask();
    this.#beyond();
  }

  /** Makes the stage, and listens to it. */
  #make() {
    render(encodingStage(this.words, "encoding-text"), this.place);
    act(this.place, () => {});
    this.#announcer = new Announcer(this.place.appendChild(document.createElement("div")));
    this.#box.addEventListener("input", () => this.#change({ [this.#state.part]: this.#box.value }));
    /** @param {string} name @param {(detail: any) => void} act */
    const on = (name, act) => this.place.addEventListener(`uriscope:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail));
    on("step", (step) => this.#go(step));
    on("edition", ({ edition }) => this.#change({ edition }));
  }

  #help = async () => (await import("../views/help.js")).help(this.place, this.words);

  /** Puts an example in the place of what is there: one entry in the history. @param {import("./encodingchips.js").Chip} chip */
  #put({ text, component = this.#state.component, charset = "", edition = this.#state.edition }) {
    this.page.replace(() => this.#change({ [this.#state.part]: text, component, charset, edition }));
  }

  /** @param {Partial<State>} change */
  #change(change) {
    this.#state = { ...this.#state, ...change, step: null };
    this.#notes = [];
    this.page.changed();
    this.#tasks.cancel();
    if (this.#text.length > longText) this.#tasks.run([[rest, () => this.#ask()]]);
    else this.#ask();
    this.#announcer?.say(() => (this.#state.part === "data" ? this.#case?.announced ?? "" : this.#announced), quiet);
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    this.#state.step = step === this.#case?.steps ? null : step;
    this.page.changed();
    this.#play();
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#state.step ?? total, total);
  }

  /** Asks the engine, and has everything drawn. */
  #ask() {
    const { part } = this.#state;
    this.#find(".stage").dataset.part = part;
    if (this.#box.value !== this.#text) this.#box.value = this.#text;
    const label = this.#find(".data-row > label");
    label.textContent = this.words.say(`encoding:${part}`);
    if (part === "data") this.#askData();
    else this.#askHost();
    this.#choices();
    this.#chips();
    this.#notice();
  }

  #askData() {
    const { engine, editions, words } = this;
    const of = (this.#case = new EncodeCase({ engine, editions, words }, this.#state));
    if (of.error) this.#notes = [{ id: "engine", args: { message: of.error }, count: 1 }];
    this.#encoded();
    this.#hand("uri-results", { editions, results: of.others, chosen: this.#state.edition });
    this.#play();
  }

  #askHost() {
    const { engine, editions } = this;
    const { host, edition } = this.#state;
    this.#case = null;
    const all = editions.map(({ id }) => engine.host(host, { edition: id }));
    const answer = all[editions.findIndex(({ id }) => id === edition)];
    if ("error" in answer) this.#notes = [{ id: "engine", args: { message: answer.error.message }, count: 1 }];
    else this.#hand("uri-host", { answer, text: host });
    this.#hand("uri-results", { editions, results: all.map((one) => ("error" in one ? null : one.rule)), chosen: edition });
    for (const view of this.#scenes) view.scene = null;
  }

  /** What is announced of a host when somebody has typed. */
  get #announced() {
    const answer = this.engine.host(this.#state.host, { edition: this.#state.edition });
    return "error" in answer ? "" : this.words.say(`encoding:kinds:${answer.kind ?? "none"}`);
  }

  /** Says where a link asks for a step beyond the end; that is shown. */
  #beyond() {
    const { step, part } = this.#state;
    const total = this.#case?.steps ?? 0;
    if (part === "host" || step === null || step <= total) return;
    this.#state.step = null;
    this.#notes.push({ id: "link-step-beyond", args: { value: this.words.number(step), total: this.words.number(total) }, count: 1 });
    this.#notice();
  }

  /** Hands the views the step. */
  #play() {
    const of = this.#case;
    if (!of) return;
    for (const view of this.#scenes) {
      view.scene = of.scene;
      view.step = this.#step;
    }
    const content = of.content(this.#step);
    for (const view of /** @type {NodeListOf<ContentView>} */ (this.place.querySelectorAll("uri-encoding"))) {
      view.words = this.words;
      view.content = content;
    }
  }

  /** What comes of the data. */
  #encoded() {
    const { words } = this;
    const encoded = this.#case?.answer?.encoded ?? null;
    render(html`<span class="label" aria-hidden="true">${words.say("encoding:encoded")}</span>
      <output aria-label=${words.say("encoding:encoded")}>${encoded === null ? html`<span class="none">${words.say("encoding:impossible")}</span>` : html`<code>${encoded ? shortened(words, encoded, longest) : "“”"}</code>`}</output>
      <button type="button" title=${words.say("encoding:copy-title")} ?disabled=${encoded === null}
        @click=${(/** @type {Event} */ event) => copy(/** @type {HTMLButtonElement} */ (event.currentTarget), encoded ?? "", words)}>${words.say("encoding:copy")}</button>`, this.#find(".encoded-row"));
  }

  #choices() {
    const { words } = this;
    const { part, charset } = this.#state;
    const answer = this.#case?.answer;
    /** @param {string} name @param {string[][]} options @param {string} now */
    const select = (name, options, now) => html`<label><span>${words.say(`encoding:${name}`)}</span> <select @change=${(/** @type {Event} */ event) => this.#change({ [name]: /** @type {HTMLSelectElement} */ (event.currentTarget).value })}>
      ${options.map(([value, label]) => html`<option value=${value} .selected=${live(value === now)}>${label}</option>`)}</select></label>`;
    const charsetOf = (/** @type {string} */ id) => words.say(`encoding:charsets:${id}`);
    render(html`<div class="parts" role="group" aria-label=${words.say("encoding:part")}>${parts.map((name) => html`<button type="button" aria-pressed=${name === part ? "true" : "false"}
        @click=${() => this.#change({ part: name })}>${words.say(`encoding:parts:${name}`)}</button>`)}</div>
      ${part === "data" && answer ? [
        select("component", answer.components.map(({ id, name }) => [id, name]), answer.component.id),
        select("charset", [["", words.say("encoding:own-charset", { charset: charsetOf(answer.charset.own) })], ...answer.charsets.filter((id) => id !== answer.charset.own).map((id) => [id, charsetOf(id)])], charset === answer.charset.own ? "" : charset),
      ] : ""}`, this.#find(".choose"));
  }

  #chips() {
    const { words } = this;
    const { part, charset } = this.#state;
    render(chips[part].map((chip) => html`<button type="button" title=${chip.text} aria-pressed=${chip.text === this.#text && (chip.charset ?? "") === charset ? "true" : "false"}
      @click=${() => this.#put(chip)}>${words.say(`encoding:examples:${chip.name}`)}</button>`), this.#find(".chips"));
  }

  #notice() {
    const omitted = this.kept ? [{ id: this.#lost ? "unkept" : "omitted", args: { name: this.#state.part, most: this.words.number(longestText) }, count: 1 }] : [];
    this.#hand("uri-notices", { notes: [...this.#notes, ...omitted] });
  }

  /** Hands a view what it shows. @param {string} view @param {unknown} content */
  #hand(view, content) {
    const element = /** @type {ContentView} */ (this.#find(view));
    element.words = this.words;
    element.content = content;
  }

  get #scenes() {
    return /** @type {SceneView[]} */ ([...this.place.querySelectorAll("[data-scene]")]);
  }

  get #box() {
    return /** @type {HTMLTextAreaElement} */ (this.#find("textarea"));
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.place.querySelector(selector));
  }
}
