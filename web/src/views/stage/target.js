/**
 * The target: the specs' figure once more, every character underlined by where it came from, and what can
 * be done with it. On the page (data-explains) it takes as many lines as it needs, and the middle of a very
 * long one is folded. In an element, whose height is reserved, one that is too long for its line takes two,
 * then three in smaller letters, and then is scrolled within its place.
 */
import { noChange, nothing } from "lit-html";
import { copy } from "../copy.js";
import { eased } from "../../texts/characters.js";
import { across, ends, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { drawnAnswer } from "./answer.js";
import { bracketed, figure, pieces, place, reach } from "./brackets.js";
import { lacking } from "../../texts/presence.js";
import { Rulers } from "../../texts/ruler.js";
import { define, SceneView } from "../view.js";

/** @import { Text } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Mark } from "./brackets.js" */

/** Longer targets are drawn without parts and origins: a figure of all of it would be slow. */
const longestDrawn = 2000;
/** The lengths of the beginning and the end that stay visible on the page while the rest is folded. */
const [head, tail] = [1500, 300];
/** A folded middle is selected and copied with the rest, unless it is longer: to lay that out takes seconds. */
const longestFolded = 100_000;
/**
 * How small the letters are when a target takes one line, two, or three, as a part of what
 * they are at first; the same is in the style sheet. One of more lines is scrolled.
 */
const sizes = [1, 0.85, 0.7];
/** On the page no names are drawn below the target, so there is nothing to measure. */
const unruled = { text: null, names: null };
/** What of the view's width is neither the text's nor the buttons', in CSS pixels. */
const edges = 32;

/**
 * In a view wider than this, in CSS pixels, a line is broken anywhere: while somebody types, a whole piece
 * would jump to the next line. So is a target longer than this, as many pieces are slow to draw.
 */
const [widestBroken, longestBroken] = [640, 600];

/** What the characters of an origin look like. @param {number} origin */
const lookOf = (origin) => (origin === 0 ? "from-base" : origin === 1 ? "from-reference" : "from-algorithm");

/** The size of a font's letters, in CSS pixels. @param {string} font */
const sizeIn = (font) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 16);

export class Target extends SceneView {
  /** What was drawn last. @type {Scene | null} */
  #shown = null;
  /** The text whose middle is unfolded. @type {string | null} */
  #unfolded = null;
  /** The lines that were drawn last. */
  #drawn = 1;
  /** How large the letters of one line are, in CSS pixels. */
  #first = 20;
  /** The name of the button that Tab comes to. */
  #stop = "copy";
  #rulers = new Rulers(
    this,
    ".figure .part",
    () => this.#anew(),
    () => this.#measure(),
  );

  /** @param {Scene} scene */
  draw(scene) {
    if (scene === this.#shown) return noChange; // a step changes nothing here
    this.#shown = scene;
    const { words, explanation, target } = scene;
    const { result, outcome, base, reference } = explanation;
    const text = result?.text ?? "";
    const outer = result?.parts.filter(({ level }) => level === 1) ?? [];
    const lines = this.#lines(text);
    const breaks = (this.#wraps || lines > 1) && this.#breaks(text);
    const scrolls = lines > sizes.length;
    const said = [
      outcome === "same-document" ? html`<span class="badge">${words.say("ui:same-document")}</span>` : nothing,
      reference.errors.length ? html`<span class="badge warn">▲ ${words.say("ui:invalid")}</span>` : nothing,
      base.errors.length && result ? html`<span class="badge warn">▲ ${words.say("ui:invalid-base")}</span>` : nothing,
      explanation.findings.some(({ id }) => id === "reread")
        ? html`<span class="badge warn">▲ ${words.say("ui:reread")}</span>`
        : nothing,
      lacking(words, outer),
    ];
    // Nothing but the target's characters stands in the output.
    return html`<div class="strip lines-${lines} ${breaks ? "pieces" : ""}">
      <div class="sheet" tabindex=${scrolls ? 0 : nothing} role=${scrolls ? "group" : nothing} aria-label=${scrolls ? words.say("ui:figure:all-title", { length: text.length }) : nothing}><output aria-label=${words.say("ui:target")} aria-live="off">${
        result
          ? this.#figure(words, result, { lines, breaks }, target)
          : html`<span class="none">${drawnAnswer(words, explanation)}</span>`
      }</output>${result ? html`<code class="heard">${eased(words, text)}</code>` : nothing}<div class="lacks">${said}</div></div>
      ${this.#tools(words, text)}
    </div>`;
  }

  drawn() {
    if (this.#wraps) return; // nothing is measured
    const lines = this.#lines(this.#text);
    if (lines === this.#drawn) this.#rulers.drawn();
    else this.#rulers.read(); // the letters have another size
    this.#drawn = lines;
    this.#measure();
  }

  /**
   * @param {Words} words @param {Text} result @param {{ lines: number, breaks: boolean }} how
   * @param {import("../../run/player.js").Piece[]} target
   */
  #figure(words, { text, parts }, { lines, breaks }, target) {
    if (text.length > longestDrawn) return this.#long(words, text);
    let at = 0;
    const marks = target.map(({ origin, text }) => {
      /** @type {Mark} */
      const mark = { span: [at, (at += text.length)], look: lookOf(origin) };
      return mark;
    });
    // A run that was cut short knows no origins.
    if (at !== text.length) marks.length = 0;
    const placed = place(text, bracketed(words, parts), this.#wraps ? unruled : this.#rulers, { rows: 1 });
    return html`<span class="figure" aria-hidden="true" ${reach(lines === 1 ? placed : [])}>${figure(words, text, placed, { marks, breaks })}</span>`;
  }

  /** A target without parts and origins. The button has no text, as only the target's characters stand in the output. @param {Words} words @param {string} text */
  #long(words, text) {
    const part = (/** @type {string} */ some) =>
      html`<span class="figure" aria-hidden="true" ${reach([])}>${eased(words, some)}</span>`;
    if (!this.#wraps || this.#unfolded === text) return part(text);
    const more = words.say("ui:figure:more", { count: text.length - head - tail });
    return html`${part(text.slice(0, head))}<span class="folded" aria-hidden="true" ?hidden=${text.length > longestFolded}>${text.slice(head, -tail)}</span><button type="button" class="unfold" aria-label=${more} @click=${this.#unfold}></button>${part(text.slice(-tail))}`;
  }

  /** True on the page, where a target takes as many lines as it needs. */
  get #wraps() {
    return this.hasAttribute("data-explains");
  }

  /** Whether a target of several lines is broken behind delimiters. @param {string} text */
  #breaks(text) {
    return (this.#wraps || this.#rulers.room <= widestBroken) && text.length <= longestBroken;
  }

  /** How many lines a target takes where these are counted; one more than there are sizes where it is scrolled. @param {string} text */
  #lines(text) {
    if (this.#wraps) return 1;
    const { text: ruler, room } = this.#rulers;
    if (text.length > longestDrawn) return sizes.length + 1;
    if (!ruler || !room) return 1;
    if (!this.#exceeds(text)) return 1;
    // The last letter of a line may not fit, however narrow it is.
    const line = room - this.#taken - this.#width("0");
    const lines = 2 + sizes.slice(1).findIndex((size, i) => this.#fits(text, line / size, i + 2));
    return lines === 1 ? sizes.length + 1 : lines;
  }

  /** Whether a text has room in so many lines of a width. @param {string} text @param {number} line @param {number} most */
  #fits(text, line, most) {
    if (this.#width(text) > line * most) return false;
    if (!this.#breaks(text)) return true;
    let end = 0;
    for (const piece of pieces(text)) {
      const width = this.#width(piece);
      const left = Math.ceil(end / line) * line - end;
      end += width > left ? left + width : width;
    }
    return end <= line * most;
  }

  /** How wide a text is in one line, in letters of the first size. @param {string} text */
  #width(text) {
    const { text: ruler } = this.#rulers;
    return ruler ? (ruler.end(text, 0) / sizeIn(ruler.font)) * this.#first : 0;
  }

  /** Whether a target is longer than its line. @param {string} text */
  #exceeds(text) {
    const { text: ruler, room } = this.#rulers;
    return text.length > longestDrawn || (ruler !== null && room > 0 && this.#width(text) > room - this.#taken);
  }

  /** The width taken beside the text. */
  #taken = edges;
  /** The room for which that was measured. */
  #measured = 0;

  /** Measures the buttons once for each width of the view. */
  #measure() {
    const { room } = this.#rulers;
    const tools = this.querySelector(".tools");
    if (!tools || !room || this.#measured === room) return;
    this.#measured = room;
    this.#first = parseFloat(getComputedStyle(/** @type {Element} */ (this.querySelector("output"))).fontSize);
    const strip = /** @type {Element} */ (this.querySelector(".strip"));
    const aside = getComputedStyle(strip).flexDirection === "row";
    this.#taken = edges + (aside ? tools.clientWidth : 0);
    this.#anew();
  }

  #anew() {
    this.#shown = null;
    this.refresh();
  }

  /** @param {Words} words @param {string} text */
  #tools(words, text) {
    const explains = this.hasAttribute("data-explains");
    const tools = [
      { name: "copy", act: this.#copy },
      explains ? { name: "explain", act: this.#explain } : { name: "use", act: this.#use },
    ];
    const stop = tools.some(({ name }) => name === this.#stop) ? this.#stop : tools[0].name;
    return html`<div class="tools" role="toolbar" aria-label=${words.say("ui:figure:tools")} @keydown=${this.#key} @focusin=${this.#focus}>
      ${tools.map(
        ({ name, act }) => html`<button type="button" data-name=${name} tabindex=${name === stop ? 0 : -1}
        ?disabled=${!text} title=${words.say(`ui:figure:${name}-title`)} @click=${act}>${this.#label(words, name)}</button>`,
      )}
    </div>`;
  }

  /** Names a button, and in short for where there is little space. @param {Words} words @param {string} name */
  #label(words, name) {
    const brief = `ui:figure:brief:${name}`;
    const full = words.say(`ui:figure:${name}`);
    return words.has(brief)
      ? html`<span class="full">${full}</span><span class="brief" aria-hidden="true">${words.say(brief)}</span>`
      : full;
  }

  get #text() {
    return this.scene?.explanation.result?.text ?? "";
  }

  #copy = (/** @type {Event} */ event) =>
    copy(/** @type {HTMLButtonElement} */ (event.currentTarget), this.#text, /** @type {Scene} */ (this.scene).words);

  #use = () => this.emit("use", this.#text);

  #explain = (/** @type {Event} */ { currentTarget }) => this.emit("explain", currentTarget);

  #unfold = () => {
    this.#unfolded = this.#text;
    this.#anew();
    /** @type {HTMLElement | null} */ (this.querySelector("[data-name=copy]"))?.focus({ preventScroll: true });
  };

  /** The arrows go from button to button. @param {KeyboardEvent} event */
  #key = (event) => {
    const all = /** @type {HTMLButtonElement[]} */ ([...this.querySelectorAll(".tools button:enabled")]).filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = rove(event, { ...across, ...ends }, { at, count: all.length, wraps: true });
    if (to !== null) all[to].focus();
  };

  #focus = (/** @type {Event} */ { target }) => {
    const button = /** @type {HTMLElement} */ (target).closest("button");
    if (!button?.dataset.name || button.dataset.name === this.#stop) return;
    this.#stop = button.dataset.name;
    this.#anew();
  };
}

define("uri-target", Target);
