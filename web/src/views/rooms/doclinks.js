/**
 * The references of a document, each with its target, and a link to the steps that lead to it. The
 * target itself is none: it would look as if one came to that address.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { ContentView, define } from "../view.js";

/** What becomes of a reference; target null: it has none; leaves: whether a fragment alone leads to another page. @typedef {{ place: string, reference: string, target: string | null, why: string, section: string, link: string, leaves?: "yes" | "perhaps" }} Row */

/**
 * @typedef {object} Content
 * @property {number} total how many there are
 * @property {number} more how many were not taken
 * @property {(start: number, end: number) => Row[]} rows those from start to end
 * @property {unknown} key another one begins with the first rows again
 */

/** So many are drawn at first, and more each time somebody asks. */
const page = 60;
/** Texts are drawn without their middle where they are longer, in UTF-16 code units. */
const longest = 90;

/** @extends {ContentView<Content>} */
export class DocLinks extends ContentView {
  #shown = page;
  /** @type {unknown} */
  #key;

  /** @param {Content} content */
  received({ key }) {
    if (key !== this.#key) this.#shown = page;
    this.#key = key;
  }

  /** @param {Content} content */
  draw({ total, more, rows }) {
    const { words } = this;
    const title = words.say("documents:links:title", { count: total + more });
    const shown = Math.min(total, this.#shown);
    return html`<h2>${title}</h2>
      ${
        total
          ? html`<div class="scroll" tabindex="0" role="group" aria-label=${title}><table>
        <thead><tr>${["place", "reference", "target"].map((column) => html`<th scope="col">${words.say(`documents:links:${column}`)}</th>`)}</tr></thead>
        <tbody>${rows(0, shown).map((row) => this.#row(row))}</tbody>
      </table></div>`
          : html`<p class="nothing">${words.say("documents:links:none")}</p>`
      }
      ${shown < total ? html`<button type="button" class="more" @click=${this.#more}>${words.say("documents:links:show", { count: Math.min(page, total - shown), left: total - shown })}</button>` : nothing}
      ${more ? html`<p class="left-out">${words.say("documents:links:left", { count: more })}</p>` : nothing}
      <details><summary>${words.say("documents:links:which")}</summary><p>${words.say("documents:links:attributes")}</p></details>`;
  }

  /** @param {Row} row */
  #row({ place, reference, target, why, section, link, leaves }) {
    const { words } = this;
    const [element, attribute] = place.split(" ");
    return html`<tr><th scope="row"><code>${element}</code> <small><code>${attribute}</code></small></th>
      <td><code>${reference ? shortened(words, reference, longest) : "“”"}</code></td>
      <td>${target === null ? words.say(`documents:links:${why}`) : html`<code>${shortened(words, target, longest)}</code>`} <a class="open-there" href=${link} title=${words.say("documents:links:open")} aria-label=${words.say("documents:links:steps-of", { reference })}>${words.say("documents:links:steps")}</a>${
        section
          ? html` <small class="rule">${words.say(`documents:links:${why}`)} ${cite(words, section)}</small>`
          : nothing
      }${leaves ? html` <small class="rule">${words.say("documents:links:leaves", { sure: leaves })}</small>` : nothing}</td></tr>`;
  }

  #more = () => {
    this.#shown += 5 * page;
    this.refresh();
  };
}

define("uri-doclinks", DocLinks);
