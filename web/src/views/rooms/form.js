/**
 * A text in application/x-www-form-urlencoded: its pairs in a grid, each as it is written, what it
 * means, and what it is serialized to; and the texts of the run as they are at a step. The rows that the
 * step is about are marked.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { hexOrText } from "../../texts/hex.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { cite } from "../cite.js";
import { ContentView, define } from "../view.js";

/** @typedef {import("../../run/engine.js").Form} Form */
/** @typedef {import("../../run/engine.js").FormPair} FormPair */
/** @typedef {import("../../run/engine.js").Span} Span */

/** @typedef {{ answer: Form, text: string, scene: import("../../run/scene.js").Scene | null, step: number }} Content */

/** Longer texts are drawn without their middle, in UTF-16 code units; so many rows are drawn. */
const [longest, longestCell, mostRows] = [90, 40, 300];

const shows = ["grid", "texts"];
const section = "URL Standard, 5.1, urlencoded parser";

/** @extends {ContentView<Content>} */
export class Pairs extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const show = this.getAttribute("show");
    const { words } = this;
    return shows
      .filter((name) => !show || show === name)
      .map(
        (name) => html`<section class=${name}><h2>${words.say(`form:panes:${name}`)}
      ${name === "grid" ? cite(words, section) : nothing}</h2>${name === "grid" ? this.#grid(content) : this.#texts(content)}</section>`,
      );
  }

  /** @param {Content} content */
  #grid({ answer: { pairs, total }, text, scene, step }) {
    const { words } = this;
    if (!text) return html`<p class="note">${words.say("form:empty")}</p>`;
    if (!total) return html`<p class="note">${words.say("form:none")}</p>`;
    const reads = scene && step > 0 && step < scene.steps.length ? scene.reads(step).base : [];
    const one = reads.length === 1 && reads[0][0] === 0 && reads[0][1] === text.length;
    const drawn = pairs.slice(0, mostRows);
    return html`<div class="rows" tabindex="0" role="group" aria-label=${words.say("form:panes:grid")}><table>
      <thead><tr>${["written", "name", "value", "serialized"].map((name) => html`<th scope="col">${words.say(`form:columns:${name}`)}</th>`)}</tr></thead>
      <tbody>${drawn.map((pair) => this.#row(text, pair, !one && reads.some((read) => meet(read, pair.span))))}</tbody>
    </table>${total > drawn.length ? html`<p class="note">${words.say("form:more", { count: total - drawn.length })}</p>` : nothing}</div>`;
  }

  /** @param {string} text @param {FormPair} pair @param {boolean} now */
  #row(text, { span, name, value, encoded }, now) {
    const { words } = this;
    const cell = (/** @type {string} */ of) =>
      html`<td><code>${of ? shortened(words, of, longestCell) : "“”"}</code></td>`;
    return html`<tr class=${now ? "now" : ""} aria-current=${now ? "step" : nothing}>${[span ? text.slice(...span) : "", name, value, encoded].map(cell)}</tr>`;
  }

  /** @param {Content} content */
  #texts({ answer, scene, step }) {
    const { words } = this;
    const player = scene?.at(step);
    const now = new Set(scene && step > 0 ? scene.steps[step - 1].edits.map(([register]) => register) : []);
    return html`<div class="rows" tabindex="0" role="group" aria-label=${words.say("form:panes:texts")}><dl>${answer.listing.registers.map(
      ({ name }, register) => {
        const text = player?.text(register) ?? null;
        return html`<div class=${now.has(register) ? "now" : ""}><dt>${words.say(`form:texts:${name}`)}</dt>
        <dd>${text === null ? html`<span class="none">${words.say("form:not-yet")}</span>` : html`<code>${text ? hexOrText(words, text, longest) : "“”"}</code>`}</dd></div>`;
      },
    )}</dl>${this.#said(answer)}</div>`;
  }

  /** What has to be said of the pairs. @param {Form} answer */
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

/** Whether two stretches have something in common. @param {Span} a @param {Span | null} b */
const meet = (a, b) => b !== null && a[1] > b[0] && a[0] < b[1];

define("uri-form", Pairs);
