/** The specs, each with its result for the data or the host. */
import { nothing } from "lit-html";
import { characters, gone } from "../../texts/characters.js";
import { kept } from "../../texts/differing.js";
import { html } from "../../texts/html.js";
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @typedef {import("../strip.js").Row & { results: (string | null)[] }} Content results: one for each spec */

/** The columns of a tile for its text, and for a sign before it. */
const [room, signs] = [12, 2];

/** @extends {Strip<Content>} */
export class Results extends Strip {
  /** @param {Content} content */
  answers({ editions, results, chosen }) {
    const at = editions.findIndex(({ id }) => id === chosen);
    const own = results[at] ?? "";
    return results.map((result, i) => {
      const kind = result === results[at] ? "same" : "differs";
      const said = this.words.say(`page:earlier:${kind}`);
      if (i === at) return { look: this.#text(result, own, room + signs), kind, said };
      return { look: html`${this.#sign(kind)}${kind === "same" ? nothing : this.#text(result, own)}`, kind, said };
    });
  }

  /**
   * The sign, and its spoken form, that compares an answer with the current spec's.
   * @param {"same" | "differs"} kind
   */
  #sign(kind) {
    return html`<span class="sign ${kind}" aria-hidden="true">${kind === "same" ? "=" : "≠"}</span><span class="unseen-words">${this.words.say(`ui:${kind}`)} </span>`;
  }

  /**
   * An answer: its difference from the current spec's is never cut, and screen readers get all of it.
   * @param {string | null} text @param {string} own @param {number} [most] columns
   */
  #text(text, own, most = room) {
    const { words } = this;
    if (text === null) return words.say("encoding:no-text");
    if (!text) return html`<code>“”</code>`;
    const part = kept(text, own, most);
    const seen = part
      ? html`<code aria-hidden="true">${part.from > 0 ? gone : nothing}${characters(words, text, part.from, part.to)}${part.to < text.length ? gone : nothing}</code>`
      : nothing;
    return html`${seen}<span class="unseen-words">${text}</span>`;
  }
}

define("uri-results", Results);
