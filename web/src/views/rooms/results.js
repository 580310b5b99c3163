/** The editions, each with what it makes of the data or of the host. */
import { nothing } from "lit-html";
import { characters, gone } from "../../texts/characters.js";
import { kept } from "../../texts/differing.js";
import { html } from "../../texts/html.js";
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @typedef {import("../strip.js").Row & { results: (string | null)[] }} Content results: one for each edition */

/** So many columns a tile has for its text, and for a sign before it. */
const [room, signs] = [12, 2];

/** @extends {Strip<Content>} */
export class Results extends Strip {
  /** @param {Content} content */
  answers({ editions, results, chosen }) {
    const at = editions.findIndex(({ id }) => id === chosen);
    const own = results[at] ?? "";
    return results.map((result, i) => {
      if (i === at) return { look: this.#text(result, own, room + signs), kind: "same" };
      const kind = result === results[at] ? "same" : "differs";
      return { look: html`${this.#sign(kind)}${kind === "same" ? nothing : this.#text(result, own)}`, kind };
    });
  }

  /** What is seen, and heard, of whether an answer is that of the chosen edition. @param {"same" | "differs"} kind */
  #sign(kind) {
    return html`<span class="sign ${kind}" aria-hidden="true">${kind === "same" ? "=" : "≠"}</span><span class="unseen-words">${this.words.say(`ui:${kind}`)} </span>`;
  }

  /** An answer: what differs from the chosen edition's is never cut, and all of it is heard. @param {string | null} text @param {string} own @param {number} [most] columns */
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
