/**
 * Two runs beside each other: that of the chosen edition and that of another, each
 * with the steps that lead to where they part.
 */
import { html, nothing } from "lit-html";
import { write } from "../link.js";
import { prose } from "./prose.js";
import { ContentView, define } from "./view.js";
import { counted, sentence } from "./told.js";
import * as words from "../words/en.js";
import { because } from "../words/en/clauses.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../engine.js").Cause} Cause */
/** @typedef {import("../link.js").State} State */

/**
 * A run, the step in which it parts from the other, and what a link to it says.
 * @typedef {{ scene: Scene, step: number, way: Cause, state: State }} Side
 * @typedef {[here: Side, there: Side]} Sides
 */

/** Steps that are shown before the one in which the runs part. */
const before = 2;

/** @extends {ContentView<Sides>} */
export class Parting extends ContentView {
  /** @param {Sides} sides */
  draw([here, there]) {
    return html`
      <h2>${words.parting(here.scene.edition.year, there.scene.edition.year)}
        <button type="button" class="close" aria-label=${words.ui.hideParting} title=${words.ui.hideParting}>×</button></h2>
      <div class="sides">${this.#side(here)}${this.#side(there)}</div>`;
  }

  /** @param {Side} side */
  #side({ scene, step, way, state }) {
    const { id, year } = scene.edition;
    const first = Math.max(0, step - 1 - before);
    return html`<section role="group" aria-label=${String(year)}>
      <h3>${year} <span>${words.names[id]}</span></h3>
      <p>${prose(because(id, way))}</p>
      <ol class="steps" start=${first + 1}>
        ${scene.steps.slice(first, step).map((_, i) => this.#step(scene, first + i, first + i === step - 1))}
      </ol>
      <a href=${write({ ...state, edition: id, step })}>${words.openStep(step, scene.steps.length, year)}</a>
    </section>`;
  }

  /** @param {Scene} scene @param {number} i @param {boolean} now */
  #step(scene, i, now) {
    const line = scene.line(i);
    return html`<li class=${now ? "now" : ""} aria-current=${now ? "step" : nothing} value=${i + 1}>
      <code class="code">${counted(line)} ${line.code}</code>
      <span class="said">${prose(sentence(scene, i))}</span>
      ${line.phase === "dots" ? scene.buffers.map((buffer) => html`<span class="buffer">${scene.listing.registers[buffer].name}:
        <code>${words.short(scene.at(i + 1).text(buffer) ?? "", 60) || "“”"}</code></span>`) : nothing}
      ${now ? html`<cite>${line.section}</cite>` : nothing}
    </li>`;
  }
}

define("uri-parting", Parting);
