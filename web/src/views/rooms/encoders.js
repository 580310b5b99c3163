/**
 * The results of this browser's encoding functions for a value, each with its difference from the answer; and the value
 * that the browser reads from a query with the answer, if it differs.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { brief, sentence, withCode } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";
import { longest } from "./panes.js";

/** @import { Result } from "../../neighbours/encoders.js" */

/** document: the spec of the answer; query: the query that the browser reads. @typedef {{ results: Result[], document: string, query: string, read: string | null }} Content */

/** @extends {ContentView<Content>} */
export class Encoders extends ContentView {
  /** @param {Content} content */
  draw({ results, document, query, read }) {
    const { words } = this;
    return html`<h2>${words.say("encoding:encoders:title")}</h2>
      <dl>${results.map(
        (row) => html`<div><dt><code>${row.expression}</code></dt>
        ${row.result === null ? nothing : html`<dd><code class="result">${shortened(words, row.result, longest)}</code></dd>`}
        <dd>${this.#how(row, document)}</dd></div>`,
      )}</dl>
      ${read === null ? nothing : html`<p>${withCode(words, brief(words.say("encoding:encoders:read", { query, read }), longest))}</p>`}`;
  }

  /** @param {Result} row @param {string} document */
  #how({ name, error, replaces, same, differs }, document) {
    const { words } = this;
    if (error) return words.say("encoding:encoders:throws", { error });
    if (same) return sentence(words, "encoding:encoders:same", { name });
    if (replaces) return words.say("encoding:encoders:replaces");
    if (!differs) return words.say("encoding:encoders:none", { document });
    const { keeps, encodes, writes } = differs;
    const named = (/** @type {string[]} */ found) =>
      words.list(
        found.map((character) => words.character(character)),
        "conjunction",
      );
    const because = (/** @type {string} */ reason) => words.say(`encoding:short:${reason}`);
    const said = [
      keeps &&
        sentence(words, "encoding:encoders:keeps", {
          found: named(keeps.found),
          count: keeps.found.length,
          reason: because(keeps.reason),
          document,
        }),
      encodes &&
        sentence(words, "encoding:encoders:encodes", {
          found: named(encodes.found),
          count: encodes.found.length,
          reason: because(encodes.reason),
          document,
        }),
      writes &&
        sentence(words, "encoding:encoders:writes", { found: writes.found, theirs: writes.theirs, ours: writes.ours }),
    ].filter((one) => one !== null);
    if (!said.length) return words.say("encoding:encoders:later");
    return said.map((one, i) => [i ? words.say("ui:between", {}, " ") : nothing, one]);
  }
}

define("uri-encoders", Encoders);
