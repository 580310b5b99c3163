/**
 * The target: the documents' figure once more, every character underlined by where
 * it came from, and the one sentence that says why.
 */
import { html, nothing } from "lit-html";
import { define, SceneView } from "./view.js";
import { figure, place, rows } from "./brackets.js";
import { presence } from "./presence.js";
import { sentence } from "./marks.js";
import { Rulers } from "./ruler.js";
import { longestDrawn } from "./field.js";
import { elided } from "./elided.js";
import { drawnAnswer } from "./answer.js";

/** @typedef {import("../engine.js").Span} Span */
/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../words.js").Words} Words */

export class Target extends SceneView {
  /** Whether the space that was taken is kept, so that nothing jumps below it while somebody types. */
  steady = false;
  /** Rows of names that there is space for. */
  #rows = 1;
  #rulers = new Rulers(this, ".figure .part", () => this.refresh());

  /** @param {Scene} scene */
  draw({ words, edition, explanation, target }) {
    const { result, outcome, why, base, reference } = explanation;
    return html`
      <output aria-label=${words.say("ui:target")}>${result
        ? this.#figure(words, result, target)
        : html`<span class="none">${drawnAnswer(words, explanation)}</span>`}</output>
      <p class="why">${sentence(words, `${edition.id}:why:${why.id}`, why.args)}</p>
      <div class="legend">
        ${outcome === "same-document" ? html`<span class="badge">${words.say("ui:same-document")}</span>` : nothing}
        ${reference.errors.length ? html`<span class="badge warn">▲ ${words.say("ui:invalid")}</span>` : nothing}
        ${base.errors.length && result ? html`<span class="badge warn">▲ ${words.say("ui:invalid-base")}</span>` : nothing}
        ${result ? this.#origins(words, target) : nothing}
        ${result ? presence(words, result.parts.filter(({ level }) => level === 1)) : nothing}
      </div>`;
  }

  drawn() {
    this.#rulers.drawn();
  }

  /**
   * @param {Words} words
   * @param {import("../engine.js").Text} result
   * @param {import("../player.js").Piece[]} target
   */
  #figure(words, result, target) {
    const outer = result.parts.filter(({ level }) => level === 1);
    if (result.text.length > longestDrawn) return elided(words, result.text, outer);
    let at = 0;
    const origins = target.map(({ origin, text }) => {
      /** @type {Span} */
      const span = [at, (at += text.length)];
      return { span, origin };
    });
    // A run that was cut short knows no origins.
    if (at !== result.text.length) origins.length = 0;
    const placed = place(result.text, outer, this.#rulers);
    this.#rows = Math.max(rows(placed), this.steady ? this.#rows : 1);
    // Nothing but the target's characters stands in the output.
    return html`<span class="strip rows-${this.#rows}" tabindex=${result.text.length > 40 ? 0 : nothing}><span
      class="sheet"><span class="figure">${figure(words, result.text, placed, { origins })}</span></span></span>`;
  }

  /** Names the underlines that are there. @param {Words} words @param {import("../player.js").Piece[]} target */
  #origins(words, target) {
    const names = [
      { origin: 0, mark: "from-base", name: words.say("ui:from-base") },
      { origin: 1, mark: "from-reference", name: words.say("ui:from-reference") },
      { origin: -1, mark: "from-algorithm", name: words.say("ui:from-algorithm") },
    ];
    return names
      .filter(({ origin }) => target.some((piece) => piece.origin === origin))
      .map(({ mark, name }) => html`<span class="key"><i class=${mark}></i>${name}</span>`);
  }
}

define("uri-target", Target);
