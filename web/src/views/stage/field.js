/**
 * A text box whose text carries its own bracket figure, alive: the browser's text area,
 * with its text made transparent, lies on the figure of the same text. A text is one line; on the
 * page (attribute "wraps"), one that is wider than its box takes as many rows as it needs, and
 * elsewhere it is pushed to and fro.
 *
 * The box is there before this script is: the first HTML of the page has what {@link bare}
 * says within <uri-field name="base" …>, which the style sheet shows as the field looks
 * later. The view takes exactly that box over, where it stands, and never puts another in
 * its place: what was typed, the focus, the selection and a composition that has begun are
 * kept.
 *
 * What was typed before somebody listened is told once somebody does: by {@link
 * Field.typed}, for who asks; and a field whose first content is another text than that
 * keeps what was typed, and emits it as "uriscope:text".
 */
import { nothing, render } from "lit-html";
import { html } from "../../texts/html.js";
import { bracketed, figure, place, placeInRows, reach } from "./brackets.js";
import { anew, lacking } from "../../texts/presence.js";
import { Rulers } from "../../texts/ruler.js";
import { ContentView, define } from "../view.js";

/** @import { Problem, Span, Text } from "../../run/engine.js" */

/** Longer texts are shown by the input alone: a figure of all of it would be slow. */
export const longestDrawn = 3000;

/** Longer texts are put into a box without Ctrl+Z: for the browser that takes seconds. */
const longestUndone = 100_000;

/**
 * @typedef {object} Content
 * @property {string} edition its id
 * @property {string} text
 * @property {Text | null} [split] null as long as nothing is known of the text
 * @property {Problem | null} [problem]
 * @property {string | null} [said] what is wrong with the text, in a sentence
 * @property {Span[]} [reads] the characters that the step reads which is shown
 * @property {Span[]} [left] the characters that the target lacks
 * @property {boolean} [waiting] whether the text is not answered yet
 */

/** The parts of a field that are there before something is drawn. @typedef {{ input: HTMLTextAreaElement } & Record<"strip" | "figure" | "lacks" | "heard", HTMLElement>} Box */

/** What of a field's width is not its text's, in CSS pixels. */
const edges = 28;

/** In more rows than these there is no space for names. */
const mostNamed = 3;

/** A text as a box has it. @param {string} text */
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
  /** The text that was drawn last; null before the first. @type {string | null} */
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

  /** What was typed before the field was handed its first content; null where nothing was. */
  typed() {
    const { value, defaultValue } = this.input;
    return this.#shown === null && value !== defaultValue ? oneLine(value) : null;
  }

  /**
   * Puts a text in the place of what is there, as if it had been typed: where the browser
   * lets it be, Ctrl+Z takes it back. What has the focus keeps it.
   * @param {string} text
   */
  replace(text) {
    const { input, focused } = this;
    text = oneLine(text);
    if (input.value === text) return;
    // A box that is touched would have the keyboard of the screen come up.
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

  /** Has the browser take back what was done last, or do it again, which leads to a text. @param {"undo" | "redo"} command @param {string} text */
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
    box.input.classList.toggle("drawn", drawn); // a class, as WebKit does not look again whether there is a figure
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

  /** The room for which the width of a row was measured, and that width, in CSS pixels. @type {[room: number, width: number]} */
  #row = [0, 0];

  /** How much of a line is seen; of a text that wraps, how wide a row is, which has whole digits. In CSS pixels. */
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

  /** How many rows a text takes. @param {string} text @param {number} sight how wide a row is, in CSS pixels */
  #rows(text, sight) {
    const { text: ruler } = this.#rulers;
    return this.#wraps && ruler && sight > 0 ? Math.max(1, Math.ceil(ruler.end(text, 0) / sight - 0.01)) : 1;
  }

  /**
   * Keeps the caret in sight of who types, and for who watches the characters that are
   * read, where the text is wider than its box.
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

  /** A text is one line: Enter ends it, which takes the keyboard away from a small screen. @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (matchMedia("(pointer: coarse)").matches) this.input.blur();
  };

  /** Several lines come as one, which Ctrl+Z takes back. @param {ClipboardEvent} event */
  #paste = (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!/[\r\n]/.test(text) || text.length > longestUndone) return;
    if (document.execCommand("insertText", false, oneLine(text))) event.preventDefault();
  };

  /** The elements of the field, which stay for good: those of the first HTML, or the same ones, and what is drawn around them. */
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
    input.autocomplete = "off"; // from now on: where no script comes, a browser that loads the page again puts back what was typed
    const gloss = this.querySelector(".gloss");
    input.setAttribute("aria-describedby", `${heard.id} ${gloss ? `${gloss.id} ` : ""}${lacks.id}`);
    return (this.#made = { input, strip: /** @type {HTMLElement} */ (sheet.parentElement), figure, lacks, heard });
  }
}

/** The stretches of a text that lie in some spans, by the names of these. @param {Record<string, Span[]>} spans */
function marked(spans) {
  const ends = [...new Set(Object.values(spans).flat(2))].sort((a, b) => a - b);
  return ends.slice(1).flatMap((end, i) => {
    const start = ends[i];
    const looks = Object.keys(spans).filter((name) => spans[name].some(([from, to]) => from <= start && end <= to));
    return looks.length ? [{ span: /** @type {Span} */ ([start, end]), look: looks.join(" ") }] : [];
  });
}

/**
 * What is in a field before anything is drawn.
 * @param {{ id: string, label: string | null, brief?: string | null, gloss?: string | null, hint?: string | null }} of brief: what is seen of the label where there is little space; gloss: what that means to a newcomer; hint: what an empty box says
 */
export const bare = ({ id, label, brief = null, gloss = null, hint = null }) => html`
  <label for=${id}>${brief === null ? label : html`<span class="full">${label}</span><span class="brief" aria-hidden="true">${brief}</span>`}</label>${gloss === null ? nothing : html`<small class="gloss" id=${`${id}-gloss`}>${gloss}</small>`}
  <div class="field strip"><div class="sheet"><textarea id=${id} rows="1" placeholder=${hint ?? nothing}
    spellcheck="false" autocapitalize="off" autocorrect="off" enterkeyhint="done"></textarea></div></div>`;

define("uri-field", Field);
