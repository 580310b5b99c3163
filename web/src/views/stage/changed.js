/**
 * The note above the target that lines of the spec were changed, with the spec's own target, and the step where the two
 * runs diverge; or the reason why a change doesn't run. It emits "step", and "lines" to restore the spec.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";
import { short } from "../../words/words.js";
import { ContentView, define } from "../view.js";

/**
 * @typedef {object} Content
 * @property {string} name the spec's name with these changes
 * @property {string} document the spec's own name
 * @property {string} fault the reason why they don't run; "" if they do
 * @property {string | null} own the spec's own target
 * @property {string | null} target the changed spec's
 * @property {string[]} unrun sentences about changed lines that didn't run
 * @property {number} parts the first step, from 1, that differs; 0: none does
 */

/** @extends {ContentView<Content>} */
export class Changed extends ContentView {
  /** @param {Content} content */
  draw({ name, document, fault, own, target, unrun, parts }) {
    const { words } = this;
    const itself = own === null ? "itself-none" : own === target ? "same" : "itself";
    const said = fault
      ? words.say("score:changed:fault", { said: fault, document })
      : words.say(`score:changed:${itself}`, { document, target: short(own ?? "", 200) });
    return html`<section aria-label=${words.say("score:changed:title")} class=${fault ? "wrong" : ""}>
      <p class="name"><span aria-hidden="true">✎</span> <b>${fault ? words.say("score:changed:wrong") : name}</b> <button type="button" @click=${this.#reset}>${words.say("score:changed:reset")}</button></p>
      <p>${withCode(words, said, fault ? (_, value) => value : undefined)} ${fault ? nothing : this.#parts(parts)}</p>
      ${unrun.length ? html`<ul class="unrun">${unrun.map((one) => html`<li>${withCode(words, one, (_, value) => value)}</li>`)}</ul>` : nothing}
    </section>`;
  }

  /** @param {number} parts */
  #parts(parts) {
    const { words } = this;
    if (!parts) return words.say("score:changed:never");
    return html`${words.say("score:changed:here", { step: parts })} <button type="button" class="link" @click=${() => this.emit("step", parts)}>${words.say("score:changed:show")}</button>`;
  }

  #reset = () => this.emit("lines", { lines: null, act: true });
}

define("uri-changed", Changed);
