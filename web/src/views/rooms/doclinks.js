/**
 * The references of a document, each with its target, and a link to the steps that lead to it. The target itself isn't
 * a link, because that would suggest navigating there.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { cite } from "../cite.js";
import { ContentView, define } from "../view.js";

/** @import { Place, Skipped } from "../../reading/formats/found.js" */
/** @import { Missing } from "../../reading/formats/jsonpointer.js" */

/**
 * A reference and its target.
 * @typedef {object} Row
 * @property {string} kind how it is written, such as "a href"
 * @property {string} at line and column
 * @property {string} reference
 * @property {string | null} base its own base; null if it is the document's
 * @property {{ kind: string, at: string } | null} given the source of that base, with its line and column
 * @property {string | null} target null without one
 * @property {string} why
 * @property {string} section
 * @property {string} link
 * @property {"yes" | "perhaps"} [leaves] whether a mere fragment leads to another page
 * @property {Place | Missing} [points] the value in this document that it leads to, or the part that is missing
 */

/**
 * @typedef {object} Content
 * @property {number} total number of references
 * @property {number} more number of references beyond the reader's limit
 * @property {(start: number, end: number) => Row[]} rows from start up to end
 * @property {string} format the document's
 * @property {Skipped[]} skipped text that wasn't read as a reference
 * @property {number} left number of skipped texts beyond the limit
 * @property {unknown} key a new key starts with the first rows again
 */

/** The number of rows at first, and with each click for more. */
const page = 60;
/** Above this length, in UTF-16 code units, texts are shortened in the middle. */
const longest = 90;
/** The maximum number of skipped texts to show for each reason. */
const mostSkipped = 30;

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
  draw({ total, more, rows, format, skipped, left }) {
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
      ${this.#skipped(skipped, left)}
      ${
        words.has(`documents:reads:${format}`)
          ? html`<details><summary>${words.say("documents:links:which")}</summary><p>${words.say(`documents:reads:${format}`)}</p></details>`
          : nothing
      }`;
  }

  /** The skipped texts, grouped by reason. @param {Skipped[]} skipped @param {number} left */
  #skipped(skipped, left) {
    const { words } = this;
    if (!skipped.length) return nothing;
    const reasons = [...new Set(skipped.map(({ reason }) => reason))];
    return html`<details class="skipped"><summary>${words.say("documents:links:skipped", { count: skipped.length + left })}</summary>
      <dl>${reasons.map((reason) =>
        this.#because(
          reason,
          skipped.filter((one) => one.reason === reason),
        ),
      )}</dl></details>`;
  }

  /** @param {string} reason @param {Skipped[]} all that were skipped for it */
  #because(reason, all) {
    const { words } = this;
    const hidden = all.length - mostSkipped;
    return html`<dt>${sentence(words, `documents:skipped:${reason}`, {})}</dt>
      ${all
        .slice(0, mostSkipped)
        .map(
          ({ line, column, kind, text, args = {} }) =>
            html`<dd><small class="at">${line}:${column}</small> <code>${kind}</code> <code>${shortened(words, text, longest)}</code>${Object.values(args).map((value) => html` <code>${shortened(words, value, longest)}</code>`)}</dd>`,
        )}
      ${hidden > 0 ? html`<dd>${words.say("documents:links:left", { count: hidden })}</dd>` : nothing}`;
  }

  /** @param {Row} row */
  #row({ kind, at, reference, base, given, target, why, section, link, leaves, points }) {
    const { words } = this;
    const [element, attribute] = kind.split(" ");
    return html`<tr><th scope="row"><small class="at">${at}</small> <code>${element}</code>${attribute ? html` <small><code>${attribute}</code></small>` : nothing}</th>
      <td><code>${reference ? shortened(words, reference, longest) : "“”"}</code></td>
      <td>${target === null ? words.say(`documents:links:${why}`) : html`<code>${shortened(words, target, longest)}</code>`} <a class="open-there" href=${link} title=${words.say("documents:links:open")} aria-label=${words.say("documents:links:steps-of", { reference })}>${words.say("documents:links:steps")}</a>${
        section
          ? html` <small class="rule">${words.say(`documents:links:${why}`)} ${cite(words, section)}</small>`
          : nothing
      }${base === null ? nothing : html` <small class="rule">${words.say("documents:links:base")} <code>${base ? shortened(words, base, longest) : "“”"}</code>${given ? html` ${sentence(words, "documents:links:given", { kind: given.kind, at: given.at })}` : nothing}</small>`}${leaves ? html` <small class="rule">${words.say("documents:links:leaves", { sure: leaves })}</small>` : nothing}${points ? html` <small class="rule">${this.#points(points)}</small>` : nothing}</td></tr>`;
  }

  /** @param {Place | Missing} points */
  #points(points) {
    const { words } = this;
    return "missing" in points
      ? sentence(words, `documents:links:missing:${points.missing}`, { name: points.name, within: points.within })
      : words.say("documents:links:points", { at: `${points.line}:${points.column}` });
  }

  #more = () => {
    this.#shown += 5 * page;
    this.refresh();
  };
}

define("uri-doclinks", DocLinks);
