/**
 * The editor of lines, of a phase or of the whole algorithm: each is a button that opens it in place. A line can be
 * changed, left out, moved, or get a new one next to it or inside it; changes can be undone one by one, or reset. All
 * words of the language are listed below the lines. It emits "lines" with the changes, and "edit"
 * with null at the end.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import {
  added,
  continued,
  indented,
  isFixed,
  isOuter,
  isUnwritten,
  leftOut,
  moved,
  restored,
  reworded,
  rowsOf,
  wordsOf,
} from "../../cases/editing.js";
import { down, ends, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { lineName, mended } from "../../texts/lines.js";
import { withCode } from "../../texts/marks.js";
import { tagged } from "../../words/tagged.js";
import { base } from "../../words/base.js";
import { vars } from "../vars.js";
import { ContentView, define } from "../view.js";

/** @import { Row } from "../../cases/editing.js" */
/** @import { Lines } from "../../run/lines.js" */

/**
 * @typedef {object} Content
 * @property {import("../../run/engine.js").Edition} edition the spec itself
 * @property {Lines | null} lines the current changes
 * @property {string} phase the one being edited; "" for the whole algorithm
 * @property {string} first the key of the line to open first
 * @property {number} opened counts how often the editor was opened
 * @property {{ key: string, at: number, said: string, whole: string, instead: string, endless: boolean } | null} fault
 *   the line that doesn't run, by its key; "" if that isn't known; whole: what is said, with the line
 * @property {Map<string, string | undefined>} its the registers that "it" and "its" mean, by the line's key
 * @property {Set<string>} ran the ids of the lines that ran
 * @property {boolean} undoes whether there is something to undo
 * @property {string | null} own the spec's own target
 * @property {string | null} target the changed spec's
 */

/** The most suggestions, the most characters of a line, and of a target. */
const [mostOffered, longest, longestTarget] = [12, 1000, 200];

/** True if the spec numbers a line; otherwise its id is a name of ours. @param {string} id */
const isNumber = (id) => /^\d/.test(id);

/** Lines aren't URIs, so their characters aren't marked. @param {import("../../words/words.js").Words} _ @param {string} value */
const asItIs = (_, value) => value;

/** @extends {ContentView<Content>} */
export class LineEditor extends ContentView {
  /** The key of the open row; "" for none. */
  #at = "";
  /** The number of times that it was opened. */
  #opens = 0;
  /** Text typed into that row that isn't applied yet. @type {string | null} */
  #draft = null;
  /** The range to select in the field after the next drawing. @type {[number, number] | null} */
  #selected = null;
  /** The element to focus after the next drawing. @type {"" | "input" | "row" | "name"} */
  #goal = "";
  /** A message to show. */
  #said = "";
  /** The register that "it" meant when the row was opened. @type {string | undefined} */
  #it;

  /** @param {Content} content */
  received({ opened, first }) {
    if (opened === this.#opens) return;
    this.#opens = opened;
    this.#open(first);
  }

  get #rows() {
    const { edition, lines, phase } = /** @type {Content} */ (this.content);
    return rowsOf(edition.listing, lines, phase);
  }

  /** Opens a row. @param {string} key */
  #open(key) {
    [this.#at, this.#draft, this.#said, this.#goal] = [key, null, "", key ? "input" : ""];
    this.#it = this.content?.its.get(key);
    this.schedule();
  }

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { edition, lines, fault, phase } = content;
    const title = words.say("score:edit:title", { phase: words.say(phase ? `ui:phases:${phase}` : "ui:resolution") });
    const rows = this.#rows;
    return html`<div class="editor" role="group" aria-label=${title}>
      <p class="note">${words.say(words.language === base ? "score:edit:hint" : "score:edit:english")}${phase ? html` ${words.say("score:edit:elsewhere")}` : nothing}</p>
      <ol class="rules" @keydown=${this.#rove}>${rows.map((row, i) => [phase || row.line.phase === rows[i - 1]?.line.phase ? nothing : html`<li class="phase-name">${words.say(`ui:phases:${row.line.phase}`)}</li>`, this.#row(content, row)])}</ol>
      ${fault && fault.key !== this.#at ? html`<p class="why" role="status"><span class="wrong">${withCode(words, fault.whole, asItIs)}</span> ${fault.endless ? this.#undo("undo-endless") : nothing}</p>` : nothing}
      <div class="acts">
        ${this.#undo()}
        ${this.#button("reset", () => this.#change(null, this.#at, ""), !lines)}
        ${this.#button("done", () => this.emit("edit", null))}
      </div>
      ${this.#words(edition.listing)}
    </div>`;
  }

  /** Undoes the last change, or resets all if none is known. @param {string} [name] of the button */
  #undo(name = "undo") {
    const { undoes } = /** @type {Content} */ (this.content);
    return this.#button(name, () => this.emit("lines", { undo: true }), !undoes);
  }

  /** All words that a line can contain. @param {import("../../run/engine.js").Listing} listing */
  #words(listing) {
    const { words } = this;
    const { names, verbs, groups } = wordsOf(listing);
    const list = (/** @type {string} */ id, /** @type {string[]} */ all) =>
      all.length
        ? html`<h3>${words.say(`score:edit:words:${id}`)}</h3><ul lang=${base}>${all.map((one) => html`<li>${this.#word(one)}</li>`)}</ul>`
        : nothing;
    return html`<details class="words"><summary>${words.say("score:edit:words:title")}</summary>
      ${["about", "joined", "press"].map((id) => html`<p class="note">${withCode(words, words.say(`score:edit:words:${id}`), asItIs)}</p>`)}
      ${list("names", names)}${list(
        "verbs",
        verbs.map((verb) => `${verb}(…)`),
      )}${groups.map(({ id, forms }) => list(id, forms))}
    </details>`;
  }

  /** A word of the language; a button while a line is open. @param {string} word */
  #word(word) {
    const code = html`<code>${word}</code>`;
    return this.#at && !this.#opensOmitted
      ? html`<button type="button" class="word" @click=${() => this.#put(word)}>${code}</button>`
      : code;
  }

  get #opensOmitted() {
    return this.#rows.find(({ key }) => key === this.#at)?.kind === "omitted";
  }

  /** @param {string} name @param {() => void} act @param {boolean} [off] a focused button must not be removed */
  #button(name, act, off = false) {
    return html`<button type="button" data-act=${name} aria-disabled=${off ? "true" : "false"} @click=${() => off || act()}>${this.words.say(`score:edit:${name.replace("-endless", "")}`)}</button>`;
  }

  /** @param {Content} content @param {Row} row */
  #row(content, row) {
    const { words } = this;
    const { kind, key, depth, code, id, gone } = row;
    const isOpen = key === this.#at;
    const own = kind === "inserted" ? `${id} ${row.where} ${(row.index ?? 0) + 1}` : id;
    const name = lineName(words, own);
    const said = html`${isNumber(id) && kind !== "inserted" ? html`<b>${id}</b> ` : nothing}<code>${words.language === base ? code : tagged(code, base)}</code>${kind === "omitted" ? html` <i>${words.say("score:edit:omitted")}</i>` : nothing}${kind === "inserted" ? html` <small>${name}</small>` : isNumber(id) ? nothing : html` <small>${id}</small>`}`;
    return html`<li class="${kind}${gone ? " gone" : ""}${content.ran.has(own) && kind !== "omitted" ? " ran" : ""}${content.fault?.key === key ? " faulty" : ""}" ${vars({ "--depth": String(depth) })} data-key=${key}>${
      isOpen
        ? this.#opened(content, row, name)
        : isFixed(row)
          ? html`<div class="line">${said}</div>`
          : html`<button type="button" class="line" @click=${() => this.#open(key)}>${said}</button>`
    }</li>`;
  }

  /** The open row. @param {Content} content @param {Row} row @param {string} name */
  #opened(content, row, name) {
    const { words } = this;
    const { kind, key, code } = row;
    const { fault, edition } = content;
    const [id, why] = ["input", "why"].map((part) => this.idOf(part));
    const text = this.#draft ?? (isUnwritten(row) ? "" : code);
    const wrong = fault?.key === key ? fault : null;
    const it = content.its.get(key);
    return html`<div class="opened" role="group" aria-label=${name} @keydown=${this.#key}>
      ${
        kind === "omitted"
          ? html`<div class="line"><b>${row.id}</b> <code>${row.line.code}</code> <i>${words.say("score:edit:omitted")}</i></div>`
          : html`<label for=${id} class=${kind !== "inserted" && isNumber(row.id) ? "number" : nothing}>${kind === "inserted" ? name : row.id}</label>
            <div class="grown" data-text=${text || words.say("score:edit:empty")}><textarea id=${id} rows="1" lang=${text ? base : nothing} maxlength=${longest} spellcheck="false" autocapitalize="off" autocomplete="off" placeholder=${words.say("score:edit:empty")} aria-label=${name} aria-invalid=${wrong ? "true" : "false"} aria-describedby=${why} .value=${live(text)} @input=${this.#typed}></textarea></div>
            <ul class="offered" lang=${base} aria-label=${words.say("score:edit:offered")}>${continued(text, edition.listing, mostOffered).map((one) => html`<li><button type="button" class="word" @click=${() => this.#write(row, one)}><code>${one}</code></button></li>`)}</ul>`
      }
      <p class="targets" role="status">${fault ? nothing : withCode(words, this.#targets(content))}</p>
      <p class="why" id=${why} role="status">${
        wrong
          ? html`<span class="wrong">${withCode(words, wrong.said, asItIs)}</span>${wrong.instead ? html` ${words.say("score:edit:mean")} <button type="button" class="mean" @click=${() => this.#mend(row, wrong)}><code>${wrong.instead}</code></button>` : nothing}`
          : this.#said || (it && !fault ? this.#meaning(it) : nothing)
      }${wrong?.endless ? html` ${this.#undo("undo-endless")}` : nothing}</p>
      <div class="acts">
        ${kind === "omitted" ? this.#button("again", () => this.#change(restored(content.lines, row), key)) : this.#button("out", () => this.#change(leftOut(content.lines, row), key, "row"))}
        ${kind === "omitted" ? nothing : html`${this.#button("up", () => this.#move(row, -1))}${this.#button("down", () => this.#move(row, 1))}`}
        ${this.#button("before", () => this.#insert(row, "before"))}
        ${this.#button("after", () => this.#insert(row, "after"))}
        ${isOuter(row) ? this.#button("inside", () => this.#insert(row, "inside")) : nothing}
        ${kind === "inserted" ? html`${this.#button("indent", () => this.#indent(row, 1))}${this.#button("outdent", () => this.#indent(row, -1))}` : nothing}
        ${kind === "changed" ? this.#button("own", () => this.#change(restored(content.lines, row), key)) : nothing}
      </div>
    </div>`;
  }

  /** The spec's own target, and the changed one. @param {Content} content */
  #targets({ own, target }) {
    const { words } = this;
    const said = (/** @type {string | null} */ one) => one ?? words.say("score:edit:no-target");
    const id = own === target ? "score:edit:targets-same" : "score:edit:targets";
    return words.say(id, { own: said(own), target: said(target) }, undefined, longestTarget);
  }

  /** The register that "it" means, made conspicuous if it has changed. @param {string} it */
  #meaning(it) {
    const { words } = this;
    const before = this.#it;
    return before && before !== it
      ? html`<mark>${withCode(words, words.say("score:edit:it-now", { it, before }), asItIs)}</mark>`
      : withCode(words, words.say("score:edit:it", { it }), asItIs);
  }

  drawn() {
    const goal = this.#goal;
    this.#goal = "";
    if (!goal || !this.#at) return;
    const row = /** @type {HTMLElement | null} */ (this.querySelector(`li[data-key="${CSS.escape(this.#at)}"]`));
    const input = row?.querySelector("textarea");
    const to = input ?? /** @type {HTMLElement | null | undefined} */ (row?.querySelector("button"));
    to?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: "nearest" });
    if (input && goal === "name") input.select();
    if (input && this.#selected) [input.selectionStart, input.selectionEnd] = this.#selected;
    this.#selected = null;
  }

  /**
   * Applies a change, as a single action.
   * @param {Lines | null} lines @param {string} [key] the row that is open afterwards
   * @param {"" | "input" | "row" | "name"} [goal] what to focus; "" keeps the focus
   */
  #change(lines, key = this.#at, goal = "input") {
    if (key !== this.#at) this.#it = this.content?.its.get(key);
    [this.#at, this.#draft, this.#said, this.#goal] = [key, null, "", goal];
    this.emit("lines", { lines, act: true });
  }

  #typed = (/** @type {Event} */ { currentTarget }) => {
    const { lines } = /** @type {Content} */ (this.content);
    const row = this.#rows.find(({ key }) => key === this.#at);
    if (!row) return;
    const value = /** @type {HTMLTextAreaElement} */ (currentTarget).value.replace(/[\r\n]+/g, " ");
    [this.#draft, this.#said] = [value, ""];
    this.emit("lines", { lines: reworded(lines, row, value), act: false, key: row.key });
    this.schedule();
  };

  /** Writes a text into the open row, and selects a part of it. @param {Row} row @param {string} text @param {[number, number]} [selected] */
  #write(row, text, selected = [text.length, text.length]) {
    const { lines } = /** @type {Content} */ (this.content);
    this.#selected = selected;
    this.#change(reworded(lines, row, text), row.key);
    this.#draft = text;
  }

  /** Inserts a word at the caret, in place of what is selected. @param {string} word */
  #put(word) {
    const row = this.#rows.find(({ key }) => key === this.#at);
    const input = this.querySelector("textarea");
    if (!row || !input) return;
    const { value, selectionStart: from, selectionEnd: to } = input;
    const [before, after] = [value.slice(0, from), value.slice(to)];
    const start = before && !/[\s("]$/.test(before) ? " " : "";
    const end = after && !/^[\s:;,)"]/.test(after) ? " " : "";
    const at = from + start.length + word.length;
    this.#write(row, `${before}${start}${word}${end}${after}`, [at, at]);
  }

  /** Applies a suggestion. @param {Row} row @param {NonNullable<Content["fault"]>} wrong */
  #mend(row, { at, instead }) {
    const { lines } = /** @type {Content} */ (this.content);
    this.#change(reworded(lines, row, mended(this.#draft ?? row.code, at, instead)), row.key);
  }

  /** @param {Row} row @param {-1 | 1} by */
  #move(row, by) {
    const { edition, lines, phase } = /** @type {Content} */ (this.content);
    const made = moved(edition.listing, lines, phase, row, by);
    if (made) return this.#change(made.lines, made.key);
    this.#said = this.words.say("score:edit:stuck");
    this.schedule();
  }

  /** @param {Row} row @param {-1 | 1} by */
  #indent(row, by) {
    const { edition, lines, phase } = /** @type {Content} */ (this.content);
    const made = indented(edition.listing, lines, phase, row, by);
    if (made) return this.#change(made, row.key);
    this.#said = this.words.say("score:edit:stuck");
    this.schedule();
  }

  /** @param {Row} row @param {"before" | "after" | "inside"} where */
  #insert(row, where) {
    const { edition, lines, phase } = /** @type {Content} */ (this.content);
    const made = added(edition.listing, lines, phase, row, where);
    this.#change(made.lines, made.key, "name");
  }

  /** Enter and Escape close a row. @param {KeyboardEvent} event */
  #key = (event) => {
    const input = event.target instanceof HTMLTextAreaElement;
    if (event.isComposing || (event.key !== "Escape" && !(event.key === "Enter" && input))) return;
    event.preventDefault();
    event.stopPropagation();
    const key = this.#at;
    this.#open("");
    this.refresh();
    const row = /** @type {HTMLElement | null} */ (this.querySelector(`li[data-key="${CSS.escape(key)}"] button`));
    row?.focus();
  };

  /** The arrow keys move between lines. @param {KeyboardEvent} event */
  #rove = (event) => {
    const all = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("button.line")]);
    const to = rove(
      event,
      { ...down, ...ends },
      { at: all.indexOf(/** @type {HTMLElement} */ (event.target)), count: all.length },
    );
    if (to === null) return;
    event.stopPropagation();
    all[to].focus();
  };
}

define("uri-lines", LineEditor);
