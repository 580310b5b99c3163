/**
 * What changed lines break: the examples of the spec that no longer hold, and the cases that libraries are asked which have
 * another target, each as a link that opens it with the same change.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { shortened } from "../../texts/characters.js";
import { ContentView, define } from "../view.js";

/** @typedef {import("../../cases/broken.js").Broken["failed"][number]} Failed */

/**
 * @typedef {object} Content
 * @property {number} share how much of it is known
 * @property {import("../../cases/broken.js").Both | null} found null as long as that isn't all
 * @property {(failed: Failed) => string} link to a case with the same change
 */

/** Cases that are listed, and characters of each. */
const [most, longest] = [16, 40];

/** @extends {ContentView<Content>} */
export class Broken extends ContentView {
  /** @param {Content} content */
  draw({ share, found, link }) {
    const { words } = this;
    const title = words.say("score:broken:title");
    return html`<section aria-label=${title}><h3>${title}</h3><div role="status">${
      found
        ? html`${this.#examples(found.examples, link)}${this.#part(found.cases, found.examples.failed.length ? "cases-too" : "cases", link, {})}`
        : html`<p>${words.say("score:broken:counting", { share: Math.floor(100 * share) })}</p>`
    }</div></section>`;
  }

  /** @param {import("../../cases/broken.js").Both["examples"]} examples @param {Content["link"]} link */
  #examples(examples, link) {
    if (!examples.of) return html`<p>${this.words.say("score:broken:none")}</p>`;
    return this.#part(examples, "examples", link, { section: examples.section });
  }

  /** @param {import("../../cases/broken.js").Broken} broken @param {string} id @param {Content["link"]} link @param {Record<string, string>} args */
  #part({ of, failed }, id, link, args) {
    const { words } = this;
    const { length } = failed;
    return html`<p>${words.say(`score:broken:${id}`, { of, failed: length, hold: of - length, ...args })}${
      length
        ? html` <span class="failed">${failed.slice(0, most).map((one) => html`<a href=${link(one)} title=${words.say("score:broken:open", { base: one.base }).replace(/[‹›]/g, "")}><code>${one.reference === "" ? words.say("score:broken:empty") : shortened(words, one.reference, longest)}</code></a> `)}${length > most ? words.say("score:broken:more", { count: length - most }) : nothing}</span>`
        : nothing
    }</p>`;
  }
}

define("uri-broken", Broken);
