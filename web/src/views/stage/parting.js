/**
 * Two runs side by side: the current spec's and another's, each as its story, open at the line where they diverge. If a
 * story has no row for that line, the steps that lead to it are listed.
 */
import { nothing } from "lit-html";
import { write } from "../../run/link.js";
import { html } from "../../texts/html.js";
import { drawnAnswer } from "./answer.js";
import { shortened } from "../../texts/characters.js";
import { cite } from "../cite.js";
import { nameOf } from "../../texts/naming.js";
import { withCode } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";
import { registerName } from "./groups.js";
import { lineNumber, lineText, stepText } from "./step.js";
import { hasRow } from "./story.js";
import { causeText } from "../../texts/causes.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Cause } from "../../run/engine.js" */
/** @import { State } from "../../run/link.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * A run, the step in which it diverges from the other, and the state for links to it.
 * @typedef {{ scene: Scene, step: number, way: Cause, state: State }} Side
 * @typedef {[here: Side, there: Side]} Sides
 */

/** The number of steps to show before the one in which the runs diverge. */
const before = 2;

/** @extends {ContentView<Sides>} */
export class Parting extends ContentView {
  /** @param {Sides} sides */
  draw([here, there]) {
    const { words } = this;
    return html`
      <h5>${words.say("differences:parting", { here: String(here.scene.edition.year), there: String(there.scene.edition.year) })}</h5>
      <div class="sides">${this.#side(here)}${this.#side(there)}</div>`;
  }

  /** @param {Side} side */
  #side(side) {
    const { words } = this;
    const { scene, step, way } = side;
    const { id, year } = scene.edition;
    return html`<section role="group" aria-label=${String(year)}>
      <h6>${year} <span>${nameOf(words, scene.edition)}</span></h6>
      ${
        hasRow(scene, step)
          ? html`<uri-story .scene=${scene} .step=${step} .line=${way.of === id ? (way.line ?? null) : null} @uriscope:step=${(/** @type {CustomEvent<number>} */ event) => this.#go(event, side)}></uri-story>`
          : html`<p>${withCode(words, causeText(words, id, way))}</p>${this.#steps(scene, step)}`
      }
      <p class="end">${words.say("differences:in-the-end")} ${drawnAnswer(words, scene.explanation)}</p>
      <a href=${linkOf(side, step)}>${words.say("differences:open-step", { step, total: scene.steps.length, year: String(year) })}</a>
    </section>`;
  }

  /** The last steps before the runs diverge. @param {Scene} scene @param {number} step */
  #steps(scene, step) {
    const first = Math.max(0, step - 1 - before);
    return html`<ol class="steps" start=${first + 1}>
      ${scene.steps.slice(first, step).map((_, i) => this.#step(scene, first + i, first + i === step - 1))}
    </ol>`;
  }

  /** Follows a line in a story to its step. @param {CustomEvent<number>} event @param {Side} side */
  #go(event, side) {
    event.stopPropagation(); // the event would also move the stage below, which shows one of the two runs
    const section = /** @type {Element} */ (event.target).closest("section");
    const link = /** @type {HTMLAnchorElement} */ (section?.querySelector(":scope > a"));
    link.setAttribute("href", linkOf(side, event.detail));
    link.click();
  }

  /** @param {Scene} scene @param {number} i @param {boolean} now */
  #step(scene, i, now) {
    const { words } = this;
    const line = scene.line(i);
    return html`<li class=${now ? "now" : ""} aria-current=${now ? "step" : nothing} value=${i + 1}>
      <code class="code">${lineNumber(line)} ${lineText(scene, line)}</code>
      <span class="said">${withCode(words, stepText(scene, i))}</span>
      ${
        line.phase === "dots"
          ? scene.buffers.map(
              (buffer) => html`<span class="buffer">${words.say("ui:register", { name: registerName(scene, buffer) })}
        <code>${quoted(words, scene.at(i + 1).text(buffer) ?? "")}</code></span>`,
            )
          : nothing
      }
      ${now ? cite(words, line.section) : nothing}
    </li>`;
  }
}

/** Links to a step of a side. @param {Side} side @param {number} step */
const linkOf = ({ scene, state }, step) => write({ ...state, edition: scene.edition.id, step });

/** @param {Words} words @param {string} text */
const quoted = (words, text) => (text ? shortened(words, text, 60) : "“”");

define("uri-parting", Parting);
