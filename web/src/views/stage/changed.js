/**
 * Says above the target that lines of the spec were changed, what the spec itself gives, and where the two runs part; or
 * why a change doesn't run. It emits "step", and "lines" to have the spec as it is.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";
import { short } from "../../words/words.js";
import { ContentView, define } from "../view.js";

/**
 * @typedef {object} Content
 * @property {string} name what the spec is called with these changes
 * @property {string} document what it is called without
 * @property {string} fault why they don't run; "" if they do
 * @property {string | null} own the target of the spec itself
 * @property {string | null} target of the changed one
 * @property {number} parts the step, from 1, from which the runs differ; 0: they are the same
 */

/** @extends {ContentView<Content>} */
export class Changed extends ContentView {
  /** @param {Content} content */
  draw({ name, document, fault, own, target, parts }) {
    const { words } = this;
    const itself = own === null ? "itself-none" : own === target ? "same" : "itself";
    const said = fault
      ? words.say("score:changed:fault", { said: fault, document })
      : words.say(`score:changed:${itself}`, { document, target: short(own ?? "", 200) });
    return html`<section aria-label=${words.say("score:changed:title")} class=${fault ? "wrong" : ""}>
      <p class="name"><span aria-hidden="true">✎</span> <b>${fault ? words.say("score:changed:wrong") : name}</b> <button type="button" @click=${this.#reset}>${words.say("score:changed:reset")}</button></p>
      <p>${withCode(words, said, fault ? (_, value) => value : undefined)} ${fault ? nothing : this.#parts(parts)}</p>
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
