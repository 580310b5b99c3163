/**
 * Data in a component: a grid of the characters with their octets, encodings, and reasons; and the texts of the run at
 * a step, each in a fixed place. The rows of the step's characters are marked.
 */
import { nothing } from "lit-html";
import { rowsOf, spanOf } from "../../cases/encode.js";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { hexOrText } from "../../texts/hex.js";
import { sentence } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";
import { grid, longest, meet, mostRows, panes, texts, within } from "./panes.js";

/** @import { Encoded } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Row } from "../../cases/encode.js" */

/**
 * @typedef {object} Content
 * @property {Encoded} answer
 * @property {string} data
 * @property {Scene | null} scene
 * @property {number} step
 * @property {{ ours: string, mapped: string | null, shown: string | null } | null} dns
 */

/** @extends {ContentView<Content>} */
export class Encoding extends ContentView {
  /** @param {Content} content */
  draw(content) {
    return panes(this, "encoding", content.answer.component.section, {
      grid: () => this.#grid(content),
      texts: () => this.#texts(content),
    });
  }

  /** @param {Content} content */
  #grid({ answer, data, scene, step }) {
    const { words } = this;
    if (!data) return html`<p class="note">${words.say("encoding:empty")}</p>`;
    const rows = rowsOf(answer);
    const now = scene && step > 0 ? spanOf(answer, scene.steps[step - 1]) : null;
    const left =
      answer.total -
      answer.characters.length +
      rows.slice(mostRows).reduce((sum, { span }) => sum + span[1] - span[0], 0);
    return grid(
      words,
      "encoding",
      ["characters", "octets", "encoded", "why"],
      rows.slice(0, mostRows).map((row) => this.#row(data, row, meet(row.span, now))),
      left,
    );
  }

  /** @param {string} data @param {Row} row @param {boolean} now */
  #row(data, { span, octets, encoded, need, reason, section, basis }, now) {
    const { words } = this;
    const text = data.slice(...span);
    return html`<tr class="${need} ${now ? "now" : ""}" aria-current=${now ? "step" : nothing}>
      <td><code>${shortened(words, text, 24)}</code></td>
      <td><code>${octets ? hexOrText(words, octets.replace(/..(?=.)/g, "$& "), 36) : "–"}</code></td>
      <td><code>${encoded ? shortened(words, encoded, 24) : "–"}</code></td>
      <td><b>${words.say(`encoding:needs:${need}`)}</b>${words.say("ui:between", {}, " ")}${words.say(`encoding:reasons:${reason}`)} ${cite(words, section, within(section), basis)}</td></tr>`;
  }

  /** @param {Content} content */
  #texts(content) {
    const { words } = this;
    const { answer, data, dns } = content;
    return texts(
      words,
      "encoding",
      content,
      (register) => words.say(`encoding:texts:${register}`, { name: answer.component.name }),
      html`${this.#said(answer, data)}${dns ? this.#dns(dns) : nothing}`,
    );
  }

  /** Warnings about the data. @param {Encoded} answer @param {string} data */
  #said({ warnings, charset, component, early, twice, decoded, edition }, data) {
    const { words } = this;
    return html`<ul class="warnings">
      ${warnings.map(({ id, span, count, section, basis }) => html`<li>${sentence(words, `encoding:warnings:${id}`, { found: data.slice(...span), count, rest: count - 1, edition, charset: words.say(`encoding:charsets:${charset.id}`, { edition }) })} ${cite(words, section, section, basis)}</li>`)}
      ${early !== null && early !== data ? html`<li>${sentence(words, "encoding:early", { early, name: component.name })}</li>` : nothing}
      ${twice !== decoded && twice !== null ? html`<li>${sentence(words, "encoding:never", { twice })}</li>` : nothing}</ul>`;
  }

  /** @param {NonNullable<Content["dns"]>} dns */
  #dns({ ours, mapped, shown }) {
    const { words } = this;
    const row = (
      /** @type {string} */ id,
      /** @type {string | null} */ text,
    ) => html`<div><dt>${words.say(`encoding:dns:${id}`)}</dt>
      <dd>${text === null ? html`<span class="none">${words.say("encoding:dns:refused")}</span>` : html`<code>${shortened(words, text, longest)}</code>`}</dd></div>`;
    return html`<h3>${words.say("encoding:dns:title")}</h3><dl class="dns">${row("ours", ours)}${row("mapped", mapped)}${shown === null ? nothing : row("shown", shown)}</dl>`;
  }
}

define("uri-encoding", Encoding);
