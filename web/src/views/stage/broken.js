/**
 * The results of changed lines: the spec's examples that no longer hold, and the library cases with another target,
 * each as a link that opens it with the same change.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { shortened } from "../../texts/characters.js";
import { ContentView, define } from "../view.js";

/** @typedef {import("../../cases/broken.js").Tested} Failed */

/**
 * @typedef {object} Content
 * @property {number} share the share that has been checked
 * @property {import("../../cases/broken.js").Both | null} found null until all of it has been
 * @property {(failed: Failed) => string} link to a case with the same change
 */

/** The most cases to list before the reader asks for all of them, and characters of each. */
const [most, longest] = [16, 40];

/** @extends {ContentView<Content>} */
export class Broken extends ContentView {
  /** The ids of fully expanded lists. @type {Set<string>} */
  #whole = new Set();
  /** The results whose lists are expanded. @type {Content["found"]} */
  #of = null;

  /** @param {Content} content */
  draw({ share, found, link }) {
    const { words } = this;
    const title = words.say("score:broken:title");
    if (found !== this.#of) this.#whole.clear();
    this.#of = found;
    return html`<section aria-label=${title}><h3>${title}</h3><div role="status">${
      found
        ? html`${this.#examples(found.examples, link)}${this.#part(found.cases, found.examples.failed.length ? "cases-too" : "cases", link, {})}`
        : html`<p>${words.say("score:broken:counting", { share: Math.floor(100 * share) })}</p>`
    }</div></section>`;
  }

  /** @param {import("../../cases/broken.js").Both["examples"]} examples @param {Content["link"]} link */
  #examples(examples, link) {
    if (!examples.held.length && !examples.failed.length) return html`<p>${this.words.say("score:broken:none")}</p>`;
    return this.#part(examples, "examples", link, { section: examples.section });
  }

  /** @param {import("../../cases/broken.js").Broken} broken @param {string} id @param {Content["link"]} link @param {Record<string, string>} args */
  #part({ held, failed }, id, link, args) {
    const { words } = this;
    const of = held.length + failed.length;
    const said = words.say(`score:broken:${id}`, { of, failed: failed.length, hold: held.length, ...args });
    return html`<p>${said}${failed.length ? html` ${this.#list(`${id} failed`, failed, link)}` : nothing} ${
      held.length
        ? html`<button type="button" class="link" data-of=${`${id} held`} aria-expanded=${this.#whole.has(`${id} held`) ? "true" : "false"} @click=${() => this.#turn(`${id} held`)}>${words.say("score:broken:held", { hold: held.length })}</button>${this.#whole.has(`${id} held`) ? html` ${this.#list(`${id} held`, held, link)}` : nothing}`
        : nothing
    }</p>`;
  }

  /** @param {string} id @param {Failed[]} all @param {Content["link"]} link */
  #list(id, all, link) {
    const { words } = this;
    const shown = this.#whole.has(id) ? all : all.slice(0, most);
    return html`<span class="cases">${shown.map((one) => html`<a href=${link(one)} title=${words.say("score:broken:open", { base: one.base }).replace(/[‹›]/g, "")}><code>${one.reference === "" ? words.say("score:broken:empty") : shortened(words, one.reference, longest)}</code></a> `)}${all.length > shown.length ? html`<button type="button" class="link" data-of=${id} @click=${() => this.#turn(id)}>${words.say("score:broken:more", { count: all.length - shown.length })}</button>` : nothing}</span>`;
  }

  /** Expands or collapses a list. @param {string} id */
  #turn(id) {
    if (!this.#whole.delete(id)) this.#whole.add(id);
    this.refresh();
  }
}

define("uri-broken", Broken);
