/**
 * The target, with every character underlined according to its origin, and the buttons for it: more of them on the page
 * (data-explains). It takes as many lines as it needs, and the middle of a very long one is folded.
 */
import { noChange, nothing } from "lit-html";
import { copy } from "../copy.js";
import { eased, isDelimiting } from "../../texts/characters.js";
import { across, ends, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { drawnAnswer } from "./answer.js";
import { bracketed, figure, place } from "./brackets.js";
import { lacking } from "../../texts/presence.js";
import { define, SceneView } from "../view.js";

/** @import { Text } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Mark } from "./brackets.js" */

/** Longer targets are drawn without parts and origins, because a complete figure would be slow. */
const longestDrawn = 2000;
/** The lengths of the beginning and the end that stay visible on the page while the rest is folded. */
const [head, tail] = [1500, 300];
/** A folded middle is selected and copied with the rest, unless it is longer or has too many marks on a letter: its layout would take seconds. */
const longestFolded = 100_000;
/** The boxes name the components, so there are no names to measure. */
const unruled = { text: null, names: null };
/** A longer target may break anywhere, because many pieces are slow to draw. */
const longestBroken = 600;

/** The class for characters of an origin. Delimiters alone belong to no text, and have no line. @param {import("../../run/player.js").Piece} piece */
const lookOf = ({ origin, text }) =>
  origin === 0
    ? "from-base"
    : origin === 1
      ? "from-reference"
      : `from-algorithm${isDelimiting(text) ? " delimiters" : ""}`;

export class Target extends SceneView {
  /** The last drawn scene. @type {Scene | null} */
  #shown = null;
  /** The text whose middle is unfolded. @type {string | null} */
  #unfolded = null;
  /** The name of the button that is the tab stop. */
  #stop = "copy";

  /** @param {Scene} scene */
  draw(scene) {
    if (scene === this.#shown) return noChange; // the target is the same at every step
    this.#shown = scene;
    const { words, explanation, target } = scene;
    const { result, outcome, base, reference } = explanation;
    const text = result?.text ?? "";
    const outer = result?.parts.filter(({ level }) => level === 1) ?? [];
    const said = [
      outcome === "same-document" ? html`<span class="badge">${words.say("ui:same-document")}</span>` : nothing,
      reference.errors.length ? html`<span class="badge warn">▲ ${words.say("ui:invalid")}</span>` : nothing,
      base.errors.length && result ? html`<span class="badge warn">▲ ${words.say("ui:invalid-base")}</span>` : nothing,
      explanation.findings.some(({ id }) => id === "reread")
        ? html`<span class="badge warn">▲ ${words.say("ui:reread")}</span>`
        : nothing,
      lacking(words, outer),
    ];
    // The output contains only the target's characters.
    return html`<div class="strip">
      <div class="sheet"><output aria-label=${words.say("ui:target")} aria-live="off">${
        result
          ? this.#figure(words, result, target)
          : html`<span class="none">${drawnAnswer(words, explanation)}</span>`
      }</output>${result ? html`<code class="heard">${eased(words, text)}</code>` : nothing}<div class="lacks">${said}</div></div>
      ${this.#tools(words, text)}
    </div>`;
  }

  /**
   * @param {Words} words @param {Text} result
   * @param {import("../../run/player.js").Piece[]} target
   */
  #figure(words, { text, parts }, target) {
    if (text.length > longestDrawn) return this.#long(words, text);
    let at = 0;
    const marks = target.map((piece) => {
      /** @type {Mark} */
      const mark = { span: [at, (at += piece.text.length)], look: lookOf(piece) };
      return mark;
    });
    // A truncated run knows no origins.
    if (at !== text.length) marks.length = 0;
    const placed = place(text, bracketed(words, parts), unruled, { rows: 1 });
    const breaks = text.length <= longestBroken;
    return html`<span class="figure" aria-hidden="true">${figure(words, text, placed, { marks, breaks })}</span>`;
  }

  /**
   * A target without parts and origins. The button has no text, because the output contains only the target's
   * characters.
   * @param {Words} words @param {string} text
   */
  #long(words, text) {
    const part = (/** @type {string} */ some) =>
      html`<span class="figure" aria-hidden="true">${eased(words, some)}</span>`;
    if (this.#unfolded === text) return part(text);
    const more = words.say("ui:figure:more", { count: text.length - head - tail });
    return html`${part(text.slice(0, head))}<span class="folded" aria-hidden="true" ?hidden=${text.length > longestFolded || /\p{M}{33}/u.test(text)}>${text.slice(head, -tail)}</span><button type="button" class="unfold" aria-label=${more} @click=${this.#unfold}></button>${part(text.slice(-tail))}`;
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
      ...(explains
        ? [
            { name: "code", act: this.#code },
            { name: "explain", act: this.#explain },
          ]
        : [{ name: "use", act: this.#use }]),
    ];
    const stop = tools.some(({ name }) => name === this.#stop) ? this.#stop : tools[0].name;
    return html`<div class="tools" role="toolbar" aria-label=${words.say("ui:figure:tools")} @keydown=${this.#key} @focusin=${this.#focus}>
      ${tools.map(
        ({ name, act }) => html`<button type="button" data-name=${name} tabindex=${name === stop ? 0 : -1}
        ?disabled=${!text} title=${words.say(`ui:figure:${name}-title`)} @click=${act}>${words.say(`ui:figure:${name}`)}</button>`,
      )}
    </div>`;
  }

  get #text() {
    return this.scene?.explanation.result?.text ?? "";
  }

  #copy = (/** @type {Event} */ event) =>
    copy(/** @type {HTMLButtonElement} */ (event.currentTarget), this.#text, /** @type {Scene} */ (this.scene).words);

  #use = () => this.emit("use", this.#text);

  #code = () => this.emit("code", null);

  #explain = (/** @type {Event} */ { currentTarget }) => this.emit("explain", currentTarget);

  #unfold = () => {
    this.#unfolded = this.#text;
    this.#anew();
    /** @type {HTMLElement | null} */ (this.querySelector("[data-name=copy]"))?.focus({ preventScroll: true });
  };

  /** The arrow keys move between buttons. @param {KeyboardEvent} event */
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
