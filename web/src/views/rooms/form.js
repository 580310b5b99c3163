/**
 * A text in application/x-www-form-urlencoded: a grid of its pairs as written, decoded, and serialized; and the texts
 * of the run at a step. The step's rows are marked.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { cite } from "../cite.js";
import { ContentView, define } from "../view.js";
import { grid, meet, mostRows, panes, texts } from "./panes.js";

/** @import { Form, FormPair, Span } from "../../run/engine.js" */

/** @typedef {{ answer: Form, text: string, scene: import("../../run/scene.js").Scene | null, step: number }} Content */

/** Longer names and values are drawn without their middle, in UTF-16 code units. */
const longestCell = 40;

const section = "URL Standard, 5.1, urlencoded parser";

/** @extends {ContentView<Content>} */
export class Pairs extends ContentView {
  /** @param {Content} content */
  draw(content) {
    return panes(this, "form", section, {
      grid: () => this.#grid(content),
      texts: () => this.#texts(content),
    });
  }

  /** @param {Content} content */
  #grid({ answer: { pairs, total }, text, scene, step }) {
    const { words } = this;
    if (!text) return html`<p class="note">${words.say("form:empty")}</p>`;
    if (!total) return html`<p class="note">${words.say("form:none")}</p>`;
    const reads = scene && step > 0 && step < scene.steps.length ? scene.reads(step).base : [];
    const one = reads.length === 1 && reads[0][0] === 0 && reads[0][1] === text.length;
    const drawn = pairs.slice(0, mostRows);
    return grid(
      words,
      "form",
      ["written", "name", "value", "serialized"],
      drawn.map((pair) => this.#row(text, pair, !one && reads.some((read) => meet(read, pair.span)))),
      total - drawn.length,
    );
  }

  /** @param {string} text @param {FormPair} pair @param {boolean} now */
  #row(text, { span, name, value, encoded }, now) {
    const { words } = this;
    const cell = (/** @type {string} */ of) =>
      html`<td><code>${of ? shortened(words, of, longestCell) : "“”"}</code></td>`;
    return html`<tr class=${now ? "now" : ""} aria-current=${now ? "step" : nothing}>${[span ? text.slice(...span) : "", name, value, encoded].map(cell)}</tr>`;
  }

  /** @param {Content} content */
  #texts(content) {
    const { words } = this;
    const named = (/** @type {number} */ _, /** @type {string} */ name) => words.say(`form:texts:${name}`);
    return texts(words, "form", content, named, this.#said(content.answer));
  }

  /** Remarks on the pairs. @param {Form} answer */
  #said({ pairs, charset }) {
    const { words } = this;
    const invalid = pairs.find(({ name, value }) => `${name}${value}`.includes("\uFFFD"));
    const numbered = charset !== "utf-8" && pairs.some(({ encoded }) => /%26%23\d+%3B/.test(encoded));
    return html`<ul class="warnings">
      ${invalid ? html`<li>${sentence(words, "form:said:invalid")} ${cite(words, section, section)}</li>` : nothing}
      ${charset === "utf-8" ? nothing : html`<li>${sentence(words, "form:said:charset", { charset })} ${cite(words, section, section)}</li>`}
      ${numbered ? html`<li>${sentence(words, "form:said:numbered", { charset })} ${cite(words, "URL Standard, 1.3, percent-encode after encoding", "URL Standard, 1.3")}</li>` : nothing}</ul>`;
  }
}

define("uri-form", Pairs);
