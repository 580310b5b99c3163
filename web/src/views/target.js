/**
 * The target: the documents' figure once more, every character underlined by where
 * it came from, and the one sentence that says why.
 */
import { html, nothing } from "lit-html";
import { define, SceneView } from "./view.js";
import { figure, place, rows } from "./brackets.js";
import { presence } from "./presence.js";
import { prose } from "./prose.js";
import { Rulers } from "./ruler.js";
import { longestDrawn } from "./field.js";
import { elided } from "./elided.js";
import { says } from "./says.js";
import * as words from "../words/en.js";

/** @typedef {import("../engine.js").Span} Span */
/** @typedef {import("../scene.js").Scene} Scene */

export class Target extends SceneView {
  /** Whether the space that was taken is kept, so that nothing jumps below it while somebody types. */
  steady = false;
  /** Rows of names that there is space for. */
  #rows = 1;
  #rulers = new Rulers(this, ".figure .part", () => this.refresh());

  /** @param {Scene} scene */
  draw({ explanation, target }) {
    const { result, outcome, why, base, reference } = explanation;
    return html`
      <output aria-label=${words.ui.target}>${result
        ? this.#figure(result, target)
        : html`<span class="none">${says(explanation)}</span>`}</output>
      <p class="why">${prose(words.editions[explanation.edition].why[why.id]?.(why.args) ?? "")}</p>
      <div class="legend">
        ${outcome === "same-document" ? html`<span class="badge">${words.ui.sameDocument}</span>` : nothing}
        ${reference.errors.length ? html`<span class="badge warn">▲ ${words.ui.invalid}</span>` : nothing}
        ${base.errors.length && result ? html`<span class="badge warn">▲ ${words.ui.invalidBase}</span>` : nothing}
        ${result ? this.#origins(target) : nothing}
        ${result ? presence(result.parts.filter(({ level }) => level === 1)) : nothing}
      </div>`;
  }

  drawn() {
    this.#rulers.drawn();
  }

  /**
   * @param {import("../engine.js").Text} result
   * @param {import("../player.js").Piece[]} target
   */
  #figure(result, target) {
    const outer = result.parts.filter(({ level }) => level === 1);
    if (result.text.length > longestDrawn) return elided(result.text, outer);
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
      class="sheet"><span class="figure">${figure(result.text, placed, { origins })}</span></span></span>`;
  }

  /** Names the underlines that are there. @param {import("../player.js").Piece[]} target */
  #origins(target) {
    const names = [
      { origin: 0, mark: "from-base", name: words.ui.fromBase },
      { origin: 1, mark: "from-reference", name: words.ui.fromReference },
      { origin: -1, mark: "from-algorithm", name: words.ui.fromAlgorithm },
    ];
    return names
      .filter(({ origin }) => target.some((piece) => piece.origin === origin))
      .map(({ mark, name }) => html`<span class="key"><i class=${mark}></i>${name}</span>`);
  }
}

define("uri-target", Target);
