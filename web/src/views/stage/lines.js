/**
 * The editor of a phase's lines: each is a button, which opens it in place. A line has other words, is left out, moved, or
 * has another one beside it; what was done is undone, or all of it reset. It emits "lines" with the changes, and "edit" with
 * null when somebody is done.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { added, continued, isFixed, leftOut, moved, restored, reworded, rowsOf } from "../../cases/editing.js";
import { down, ends, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { mended } from "../../texts/lines.js";
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
 * @property {Lines | null} lines what is changed
 * @property {string} phase whose lines are edited
 * @property {string} first the id of the line that is opened first
 * @property {{ key: string, at: number, said: string, instead: string } | null} fault the line that doesn't run, by its key; "" is none of them
 * @property {Set<string>} ran the ids of the lines that ran
 * @property {boolean} undoes whether something can be undone
 */

/** Suggestions, and the most characters of a line. */
const [mostOffered, longest] = [12, 1000];

/** Lines aren't URIs: what these may not have is not marked in them. @param {import("../../words/words.js").Words} _ @param {string} value */
const asItIs = (_, value) => value;

/** @extends {ContentView<Content>} */
export class LineEditor extends ContentView {
  /** The key of the row that is open; "" for none. */
  #at = "";
  /** The phase and line that it began with. */
  #began = "";
  /** What was typed into that row, while nothing else is done. @type {string | null} */
  #draft = null;
  /** What has the focus after the next drawing. @type {"" | "input" | "row" | "name"} */
  #goal = "";
  /** What is to be said beside. */
  #said = "";

  /** @param {Content} content */
  received({ phase, first }) {
    const began = `${phase} ${first}`;
    if (began === this.#began) return;
    this.#began = began;
    this.#open(first);
  }

  get #rows() {
    const { edition, lines, phase } = /** @type {Content} */ (this.content);
    return rowsOf(edition.listing, lines, phase);
  }

  /** Opens a row. @param {string} key */
  #open(key) {
    [this.#at, this.#draft, this.#said, this.#goal] = [key, null, "", key ? "input" : ""];
    this.schedule();
  }

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { lines, fault, undoes, phase } = content;
    const title = words.say("score:edit:title", { phase: words.say(`ui:phases:${phase}`) });
    const rows = this.#rows;
    const elsewhere = fault && !rows.some(({ key }) => key === fault.key);
    return html`<div class="editor" role="group" aria-label=${title}>
      <p class="note">${words.say(words.language === base ? "score:edit:hint" : "score:edit:english")}</p>
      <ol class="lines" @keydown=${this.#rove}>${rows.map((row) => this.#row(content, row))}</ol>
      ${elsewhere ? html`<p class="wrong" role="status">${withCode(words, fault.said, asItIs)}</p>` : nothing}
      <div class="acts">
        ${this.#button("undo", () => this.emit("lines", { undo: true }), !undoes)}
        ${this.#button("reset", () => this.#change(null), !lines)}
        ${this.#button("done", () => this.emit("edit", null))}
      </div>
    </div>`;
  }

  /** @param {string} name @param {() => void} act @param {boolean} [off] a button that has the focus stays */
  #button(name, act, off = false) {
    return html`<button type="button" data-act=${name} aria-disabled=${off ? "true" : "false"} @click=${() => off || act()}>${this.words.say(`score:edit:${name}`)}</button>`;
  }

  /** @param {Content} content @param {Row} row */
  #row(content, row) {
    const { words } = this;
    const { kind, key, depth, code, id, gone } = row;
    const isOpen = key === this.#at;
    const number = kind === "inserted" ? "+" : id;
    const name = kind === "inserted" ? words.say("score:edit:inserted") : words.say("score:edit:line", { id });
    const said = html`<b>${number}</b> <code>${words.language === base ? code : tagged(code, base)}</code>${kind === "omitted" ? html` <i>${words.say("score:edit:omitted")}</i>` : nothing}`;
    return html`<li class="${kind}${gone ? " gone" : ""}${content.ran.has(id) && kind !== "omitted" ? " ran" : ""}${content.fault?.key === key ? " faulty" : ""}" ${vars({ "--depth": String(depth) })} data-key=${key}>${
      isOpen
        ? this.#opened(content, row, name)
        : isFixed(row)
          ? html`<div class="line">${said}</div>`
          : html`<button type="button" class="line" @click=${() => this.#open(key)}>${said}</button>`
    }</li>`;
  }

  /** A row that is open. @param {Content} content @param {Row} row @param {string} name */
  #opened(content, row, name) {
    const { words } = this;
    const { kind, key, code } = row;
    const { fault, edition } = content;
    const [id, list, why] = ["input", "offered", "why"].map((part) => this.idOf(part));
    const text = this.#draft ?? code;
    const wrong = fault?.key === key ? fault : null;
    return html`<div class="opened" role="group" aria-label=${name} @keydown=${this.#key}>
      ${
        kind === "omitted"
          ? html`<div class="line"><b>${row.id}</b> <code>${row.line.code}</code> <i>${words.say("score:edit:omitted")}</i></div>`
          : html`<label for=${id}>${kind === "inserted" ? name : row.id}</label><input id=${id} list=${list} lang=${base} maxlength=${longest} spellcheck="false" autocapitalize="off" autocomplete="off" aria-label=${name} aria-invalid=${wrong ? "true" : "false"} aria-describedby=${why} .value=${live(text)} @input=${this.#typed} /><datalist id=${list}>${continued(text, edition.listing, mostOffered).map((one) => html`<option value=${one}></option>`)}</datalist>`
      }
      <p class="why" id=${why} role="status">${
        wrong
          ? html`<span class="wrong">${withCode(words, wrong.said, asItIs)}</span>${wrong.instead ? html` ${words.say("score:edit:mean")} <button type="button" class="mean" @click=${() => this.#mend(row, wrong)}><code>${wrong.instead}</code></button>` : nothing}`
          : this.#said || nothing
      }</p>
      <div class="acts">
        ${kind === "omitted" ? this.#button("again", () => this.#change(restored(content.lines, row), key)) : this.#button("out", () => this.#change(leftOut(content.lines, row), key, "row"))}
        ${kind === "omitted" ? nothing : html`${this.#button("up", () => this.#move(row, -1))}${this.#button("down", () => this.#move(row, 1))}`}
        ${this.#button("before", () => this.#insert(row, "before"))}
        ${this.#button("after", () => this.#insert(row, "after"))}
        ${kind === "changed" ? this.#button("own", () => this.#change(restored(content.lines, row), key)) : nothing}
      </div>
    </div>`;
  }

  drawn() {
    const goal = this.#goal;
    this.#goal = "";
    if (!goal || !this.#at) return;
    const row = /** @type {HTMLElement | null} */ (this.querySelector(`li[data-key="${CSS.escape(this.#at)}"]`));
    const input = row?.querySelector("input");
    const to = input ?? /** @type {HTMLElement | null | undefined} */ (row?.querySelector("button"));
    to?.focus();
    if (input && goal === "name") input.select();
  }

  /** Something was done, which is one act. @param {Lines | null} lines @param {string} [key] of the row that is open then @param {"" | "input" | "row" | "name"} [goal] */
  #change(lines, key = this.#at, goal = "input") {
    [this.#at, this.#draft, this.#said, this.#goal] = [key, null, "", goal];
    this.emit("lines", { lines, act: true });
  }

  #typed = (/** @type {Event} */ { currentTarget }) => {
    const { lines } = /** @type {Content} */ (this.content);
    const row = this.#rows.find(({ key }) => key === this.#at);
    if (!row) return;
    const { value } = /** @type {HTMLInputElement} */ (currentTarget);
    [this.#draft, this.#said] = [value, ""];
    this.emit("lines", { lines: reworded(lines, row, value), act: false, key: row.key });
    this.schedule();
  };

  /** Takes a suggestion. @param {Row} row @param {NonNullable<Content["fault"]>} wrong */
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

  /** @param {Row} row @param {"before" | "after"} where */
  #insert(row, where) {
    const { edition, lines, phase } = /** @type {Content} */ (this.content);
    const made = added(edition.listing, lines, phase, row, where);
    this.#change(made.lines, made.key, "name");
  }

  /** Enter and Escape close a row. @param {KeyboardEvent} event */
  #key = (event) => {
    const input = event.target instanceof HTMLInputElement;
    if (event.isComposing || (event.key !== "Escape" && !(event.key === "Enter" && input))) return;
    event.preventDefault();
    event.stopPropagation();
    const key = this.#at;
    this.#open("");
    this.refresh();
    const row = /** @type {HTMLElement | null} */ (this.querySelector(`li[data-key="${CSS.escape(key)}"] button`));
    row?.focus();
  };

  /** The arrows go from line to line. @param {KeyboardEvent} event */
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
