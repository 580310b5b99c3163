/**
 * A part of the Documents room: the URIs in running text. You can type, paste, or drop the text, or choose an example,
 * which the link then names.
 */
import { render } from "lit-html";
import { longestText, start, write } from "../run/link.js";
import { answered, noAnswer, unanswered } from "../cases/unanswered.js";
import { mostPieces } from "../cases/runningtext.js";
import { html } from "../texts/html.js";
import "../views/rooms/extracted.js";
import { chips } from "./documentstextchips.js";

/** @import { Extracted } from "../run/engine.js" */
/** @import { Part, Shared } from "./documents.js" */

/** The most characters of a file. */
const mostRead = 2_000_000;
/** Longer texts are searched when typing has rested for this many milliseconds. */
const [longText, rest] = [20_000, 150];

/** @implements {Part} */
export class DocumentsText {
  /** The name of the current example; null after typing. @type {string | null} */
  #example = chips[0];
  #text = "";
  /** @type {Extracted | null} */
  #answer = null;
  /** The number of URIs that each spec finds; null until it is known. @type {(number | null)[]} */
  #counts = [];
  /** The reason why nothing can be found. @type {import("../run/fields.js").Note | null} */
  #note = null;
  /** The message about a file. */
  #said = "";
  #waiting = 0;

  /** @param {HTMLElement} place @param {Shared} room */
  constructor(place, room) {
    this.place = place;
    this.room = room;
  }

  get fields() {
    return { example: this.#example };
  }

  get pasted() {
    return this.#example === null ? this.#text : null;
  }

  get answers() {
    const { words } = this.room;
    return this.#counts.map((count) => (count === null ? "…" : words.say("extract:answer", { count })));
  }

  get lone() {
    const attributes = { text: this.#text, edition: this.room.edition };
    return this.#text.length > longestText
      ? null
      : { view: "extract", attributes, label: this.room.words.say("extract:element") };
  }

  get chips() {
    const { words, replace } = this.room;
    return chips.map((name) => ({
      name: words.say(`extract:chips:${name}`),
      isShown: name === this.#example,
      put: () => replace(() => this.#put(words.say(`extract:texts:${name}`), name)),
    }));
  }

  get announced() {
    return this.#answer ? this.room.words.say("extract:announced", { count: this.#answer.totalFound }) : "";
  }

  /** @param {Record<string, string>} fields @param {string | null} pasted */
  show(fields, pasted) {
    const example = fields.example ?? chips[0];
    const text = pasted ?? this.#textOf(example);
    this.#example = pasted === null && text !== null ? example : null;
    this.#text = text ?? "";
  }

  /** The text of an example, ours or a document's. @param {string} name @returns {string | null} */
  #textOf(name) {
    const { words, printed } = this.room;
    return chips.includes(name) ? words.say(`extract:texts:${name}`) : printed(name);
  }

  ask() {
    if (!this.place.querySelector("textarea")) this.#make();
    const box = this.#box;
    if (box.value !== this.#text) box.value = this.#text;
    this.#find();
    this.#draw();
  }

  #make() {
    const { words } = this.room;
    render(
      html`<div class="of-text">
      <div class="given">
        <label for="running-text">${words.say("extract:text")}</label>
        <textarea id="running-text" rows="7" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="about-running-text"></textarea>
        <p class="note" id="about-running-text">${words.say("extract:about-text")}
          <label class="file" title=${words.say("extract:open-title")}>${words.say("extract:open")}<input class="unseen-words" type="file" accept="text/*,.txt,.md,.eml" /></label></p>
        <p class="note" role="status"></p>
      </div>
      <uri-verdicts></uri-verdicts>
      <uri-extracted></uri-extracted>
    </div>`,
      this.place,
    );
    const box = this.#box;
    box.addEventListener("input", () => this.#put(box.value, null));
    box.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
    box.addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return; // the browser itself inserts dropped text
      event.preventDefault();
      this.#read(file);
    });
    const input = /** @type {HTMLInputElement} */ (this.place.querySelector("input[type=file]"));
    input.addEventListener("change", () => {
      if (input.files?.[0]) this.#read(input.files[0]);
      input.value = "";
    });
  }

  /** Takes the text of a file. @param {File} file */
  async #read(file) {
    const { words, replace } = this.room;
    const whole = await file
      .slice(0, 4 * mostRead)
      .text()
      .catch(() => null);
    const text = whole?.slice(0, mostRead) ?? "";
    const binary = whole === null || text.includes("\0");
    this.#said = binary
      ? words.say("extract:no-text")
      : file.size > 4 * mostRead || whole.length > mostRead
        ? words.say("extract:too-long", { count: Math.max(whole.length, file.size), most: mostRead })
        : "";
    if (binary) this.#draw();
    else replace(() => this.#put(text.replaceAll(/\r\n?/g, "\n"), null, this.#said));
  }

  /** Replaces the text. @param {string} text @param {string | null} example @param {string} [said] about the file that it comes from */
  #put(text, example, said = "") {
    this.#text = text;
    this.#example = example;
    this.#said = said;
    if (this.#box.value !== text) this.#box.value = text;
    this.#draw();
    clearTimeout(this.#waiting);
    if (text.length <= longText) this.#found();
    else this.#waiting = window.setTimeout(() => this.#found(), rest);
  }

  /** Searches for URIs, and informs the room. */
  #found() {
    this.#find();
    this.room.changed();
  }

  /** Asks the engine. For a long text, the other specs' counts follow later. */
  #find() {
    clearTimeout(this.#waiting);
    const { engine, editions, edition } = this.room;
    const answer = engine.extract(this.#text, { edition, limit: mostPieces });
    this.#answer = answered(answer);
    this.#note = noAnswer(answer, editions.find(({ id }) => id === edition) ?? { document: edition });
    this.#counts = editions.map(({ id }) => (id === edition ? (this.#answer?.totalFound ?? null) : null));
    if (this.#text.length <= longText) editions.forEach((_, i) => this.#count(i));
    else this.#waiting = window.setTimeout(() => this.#countNext(), rest);
    const view = /** @type {import("../views/rooms/extracted.js").Extracted} */ (
      this.place.querySelector("uri-extracted")
    );
    view.words = this.room.words;
    view.content = this.#answer && { answer: this.#answer, text: this.#text, link: (uri) => this.#linkTo(uri) };
  }

  /** @param {number} i index of a spec */
  #count(i) {
    if (this.#counts[i] !== null) return;
    const answer = this.room.engine.extract(this.#text, { edition: this.room.editions[i].id, limit: 0 });
    this.#counts[i] = "error" in answer ? 0 : answer.totalFound;
  }

  /** Counts for one spec after the other, so that nothing waits for all of them. */
  #countNext() {
    const next = this.#counts.indexOf(null);
    if (next < 0) return;
    this.#count(next);
    this.room.answered();
    this.#waiting = window.setTimeout(() => this.#countNext());
  }

  /** The link that opens a URI in Resolve; null if it is too long. @param {string} uri */
  #linkTo(uri) {
    return uri.length > longestText ? null : write({ ...start, reference: uri, edition: this.room.edition });
  }

  /** Shows the message about a file. */
  #draw() {
    const { words } = this.room;
    /** @type {HTMLElement} */ (this.place.querySelector("[role=status]")).textContent =
      this.#said || (this.#note ? unanswered(words, this.#note) : "");
  }

  get #box() {
    return /** @type {HTMLTextAreaElement} */ (this.place.querySelector("textarea"));
  }
}
