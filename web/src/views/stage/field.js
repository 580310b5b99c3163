/**
 * A text box with a live bracket figure: the browser's textarea, with transparent text, on top of the figure of the
 * same text. A text is one line; on the page (attribute "wraps"), a text wider than its box takes as many rows as it
 * needs, and elsewhere it scrolls sideways.
 *
 * The box exists before this script: the first HTML of the page contains the output of {@link bare} in <uri-field
 * name="base" …>, which the style sheet makes look like the final field. The view adopts exactly that box and never
 * replaces it, so typed text, focus, selection and a composition in progress are kept.
 *
 * Text typed before there were listeners isn't lost: {@link Field.typed} returns it, and a field whose first content
 * differs from it keeps the typed text, and emits it as "uriscope:text".
 */
import { nothing, render } from "lit-html";
import { html } from "../../texts/html.js";
import { bracketed, figure, place, placeInRows, reach } from "./brackets.js";
import { anew, lacking } from "../../texts/presence.js";
import { Rulers } from "../../texts/ruler.js";
import { ContentView, define } from "../view.js";

/** @import { Problem, Span, Text } from "../../run/engine.js" */

/** Longer texts, in UTF-16 code units, have no figure, because drawing it would be slow. */
export const longestDrawn = 3000;

/** Longer texts are inserted without undo, because that would take the browser seconds. */
const longestUndone = 100_000;

/**
 * @typedef {object} Content
 * @property {string} edition its id
 * @property {string} text
 * @property {Text | null} [split] null until it is known
 * @property {Problem | null} [problem]
 * @property {string | null} [said] the error in a sentence
 * @property {Span[]} [reads] the characters that the current step reads
 * @property {Span[]} [left] the characters that the target lost
 * @property {boolean} [waiting] whether the answer is pending
 */

/** The parts of a field that exist before it is drawn. @typedef {{ input: HTMLTextAreaElement } & Record<"strip" | "figure" | "lacks" | "heard", HTMLElement>} Box */

/** The part of a field's width outside its text, in CSS pixels. */
const edges = 28;

/** With more rows, there's no space for names. */
const mostNamed = 3;

/** A text as a box holds it. @param {string} text */
const oneLine = (text) => text.replace(/[\r\n]/g, "");

/** @extends {ContentView<Content>} */
export class Field extends ContentView {
  #rulers = new Rulers(
    this,
    ".figure .part",
    () => this.refresh(),
    () => this.refresh(),
  );
  /** @type {Box | null} */
  #made = null;
  /** The last drawn text; null before the first. @type {string | null} */
  #shown = null;

  connectedCallback() {
    this.#box.input.addEventListener("input", this.#typed);
    this.#box.input.addEventListener("keydown", this.#key);
    this.#box.input.addEventListener("paste", this.#paste);
    super.connectedCallback();
  }

  get input() {
    return this.#box.input;
  }

  /** Text typed before the field got its first content; null without any. */
  typed() {
    const { value, defaultValue } = this.input;
    return this.#shown === null && value !== defaultValue ? oneLine(value) : null;
  }

  /**
   * Replaces the text as if it had been typed: if the browser allows it, Ctrl+Z restores the old one. The focus doesn't
   * move.
   * @param {string} text
   */
  replace(text) {
    const { input, focused } = this;
    text = oneLine(text);
    if (input.value === text) return;
    // On a touch screen, focusing the box would open the keyboard.
    if (text.length <= longestUndone && (focused === input || !matchMedia("(pointer: coarse)").matches)) {
      input.focus({ preventScroll: true });
      input.select();
      document.execCommand(text ? "insertText" : "delete", false, text);
      if (focused instanceof HTMLElement && focused !== input) focused.focus({ preventScroll: true });
    }
    if (input.value === text) return;
    input.value = text;
    this.emit("text", text);
  }

  /**
   * Makes the browser undo or redo an action. If that doesn't lead to the text, replaces the content.
   * @param {"undo" | "redo"} command @param {string} text
   */
  repeat(command, text) {
    this.input.focus({ preventScroll: true });
    document.execCommand(command);
    if (this.input.value !== text) this.replace(text);
  }

  refresh() {
    const { content, words } = this;
    if (!this.isConnected || !content || !words) return;
    const typed = this.typed();
    this.#shown ??= "";
    if (typed === null || typed === content.text) this.#draw(content);
    else this.emit("text", typed);
  }

  /** @param {Content} content */
  #draw({ text, split, problem, said, reads = [], left = [], waiting = false }) {
    const { words } = this;
    const box = this.#box;
    const drawn = text.length <= longestDrawn;
    const outer = split?.parts.filter(({ level }) => level === 1) ?? [];
    const sight = this.#sight();
    const rows = drawn ? this.#rows(text, sight) : 1;
    const parts = drawn ? bracketed(words, split?.parts ?? []) : [];
    const placed =
      rows > 1 ? placeInRows(text, parts, this.#rulers, sight) : place(text, parts, this.#rulers, { rows: 1, sight });
    const marks = drawn ? marked({ read: reads, left }) : [];
    if (box.input.value !== oneLine(text)) box.input.value = oneLine(text);
    box.input.setAttribute("aria-invalid", String(Boolean(problem ?? said)));
    box.strip.classList.toggle("long", !drawn);
    box.strip.classList.toggle("in-rows", rows > 1);
    box.strip.classList.toggle("unnamed", rows > mostNamed);
    box.strip.classList.toggle("waiting", waiting);
    box.input.classList.toggle("drawn", drawn); // a class, because WebKit doesn't re-evaluate :has() here
    render(
      drawn
        ? html`<div class="figure" aria-hidden="true" ${reach(rows > 1 ? [] : placed)}>${figure(words, text, placed, { error: problem?.at, marks })}</div>`
        : nothing,
      box.figure,
    );
    render(drawn ? lacking(words, outer) : anew(words.say("ui:figure:undrawn", { length: text.length })), box.lacks);
    render(said ?? nothing, box.heard);
    this.#rulers.drawn();
    if (drawn && !this.#wraps) this.#follow(text, reads);
    this.#shown = text;
  }

  get #wraps() {
    return this.hasAttribute("wraps");
  }

  /**
   * The available width when a row was last measured, and the row's width, in CSS pixels.
   * @type {[room: number, width: number]}
   */
  #row = [0, 0];

  /**
   * The visible width of a line; for a text that wraps, the width of a row, which consists of whole digits. In CSS
   * pixels.
   */
  #sight() {
    const { text: ruler, room } = this.#rulers;
    if (!this.#wraps || !ruler || !room) return room - edges;
    if (this.#row[0] !== room) {
      const { paddingLeft, paddingRight } = getComputedStyle(this.input);
      this.#row = [room, this.input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)];
    }
    const digit = ruler.width("0");
    return Math.floor(this.#row[1] / digit) * digit;
  }

  /**
   * The number of rows that a text takes.
   * @param {string} text @param {number} sight the width of a row, in CSS pixels
   */
  #rows(text, sight) {
    const { text: ruler } = this.#rulers;
    return this.#wraps && ruler && sight > 0 ? Math.max(1, Math.ceil(ruler.end(text, 0) / sight - 0.01)) : 1;
  }

  /**
   * If the text is wider than its box, keeps the caret in sight while typing, and otherwise the characters that are
   * read.
   * @param {string} text @param {Span[]} reads
   */
  #follow(text, reads) {
    const { strip, input } = this.#box;
    const { text: ruler, room } = this.#rulers;
    const sight = room - edges;
    if (!ruler || ruler.end(text, 0) < sight) return;
    const typing = this.focused === input;
    if (typing ? text === this.#shown : !reads.length) return;
    const [from, to] = typing ? [input.selectionEnd ?? 0, input.selectionEnd ?? 0] : reads[0];
    const [left, right] = [ruler.end(text.slice(0, from), 0), ruler.end(text.slice(0, to), 0)];
    strip.scrollLeft = Math.min(Math.max(strip.scrollLeft, right - sight), left);
  }

  #typed = () => {
    const { input } = this;
    const { value, selectionEnd } = input;
    if (/[\r\n]/.test(value)) {
      const at = oneLine(value.slice(0, selectionEnd)).length;
      input.value = oneLine(value);
      input.setSelectionRange(at, at);
    }
    this.emit("text", input.value);
  };

  /** A text is one line: Enter ends it, which closes a touch screen's keyboard. @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (matchMedia("(pointer: coarse)").matches) this.input.blur();
  };

  /** Several pasted lines become one, which Ctrl+Z undoes. @param {ClipboardEvent} event */
  #paste = (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!/[\r\n]/.test(text) || text.length > longestUndone) return;
    if (document.execCommand("insertText", false, oneLine(text))) event.preventDefault();
  };

  /**
   * The permanent elements of the field: the ones in the first HTML, or equal new ones, and the drawing around them.
   */
  get #box() {
    if (this.#made) return this.#made;
    if (!this.querySelector("textarea"))
      render(
        bare({
          id: this.idOf("text"),
          label: this.getAttribute("label"),
          brief: this.getAttribute("brief"),
          gloss: this.getAttribute("gloss"),
          hint: this.getAttribute("hint"),
        }),
        this,
      );
    const input = /** @type {HTMLTextAreaElement} */ (this.querySelector("textarea"));
    const sheet = /** @type {HTMLElement} */ (input.parentElement);
    const [figure, lacks, heard] = ["drawing", "lacks", "heard"].map((name) =>
      Object.assign(document.createElement("div"), { className: name }),
    );
    sheet.prepend(figure);
    sheet.append(lacks);
    this.append(heard);
    [lacks.id, heard.id] = [this.idOf("lacks"), this.idOf("heard")];
    input.autocomplete = "off"; // set only now, because without scripts a reloading browser restores typed text
    const gloss = this.querySelector(".gloss");
    input.setAttribute("aria-describedby", `${heard.id} ${gloss ? `${gloss.id} ` : ""}${lacks.id}`);
    return (this.#made = { input, strip: /** @type {HTMLElement} */ (sheet.parentElement), figure, lacks, heard });
  }
}

/** The ranges of a text covered by some spans, by the names of these. @param {Record<string, Span[]>} spans */
function marked(spans) {
  const ends = [...new Set(Object.values(spans).flat(2))].sort((a, b) => a - b);
  return ends.slice(1).flatMap((end, i) => {
    const start = ends[i];
    const looks = Object.keys(spans).filter((name) => spans[name].some(([from, to]) => from <= start && end <= to));
    return looks.length ? [{ span: /** @type {Span} */ ([start, end]), look: looks.join(" ") }] : [];
  });
}

/**
 * The markup of a field before it is drawn.
 * @param {{ id: string, label: string | null, brief?: string | null, gloss?: string | null, hint?: string | null }} of
 *   brief: the visible label if space is short; gloss: an explanation for newcomers; hint: the placeholder of an empty
 *   box
 */
export const bare = ({ id, label, brief = null, gloss = null, hint = null }) => html`
  <label for=${id}>${brief === null ? label : html`<span class="full">${label}</span><span class="brief" aria-hidden="true">${brief}</span>`}</label>${gloss === null ? nothing : html`<small class="gloss" id=${`${id}-gloss`}>${gloss}</small>`}
  <div class="field strip"><div class="sheet"><textarea id=${id} rows="1" placeholder=${hint ?? nothing}
    spellcheck="false" autocapitalize="off" autocorrect="off" enterkeyhint="done"></textarea></div></div>`;

define("uri-field", Field);
