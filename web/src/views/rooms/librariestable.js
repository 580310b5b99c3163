/**
 * The table of libraries and documents: the number of recorded cases, or of those that one document prints, in which
 * each call agrees with each document. A count opens the cases that differ, each with a link to its run. It is used in
 * the panel of libraries, and in the Board room.
 */
import { nothing } from "lit-html";
import { searched } from "../../libraries/groups.js";
import { isRecorded } from "../../libraries/recorded.js";
import { allOf, isTwin, nameOf, othersOf, setIn, tableOf, written } from "../../libraries/table.js";
import { start, write } from "../../run/link.js";
import { shortened } from "../../texts/characters.js";
import { roveGrid } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { besideOf } from "../../texts/naming.js";
import { whenOf } from "../../texts/when.js";
import { vars } from "../vars.js";
import { ContentView, define } from "../view.js";

/** @import { Answer, Call, Document, Recorded } from "../../libraries/recorded.js" */
/** @import { Row, Table } from "../../libraries/table.js" */
/** @import { Edition } from "../../run/engine.js" */

/**
 * @typedef {object} Content
 * @property {Recorded} all
 * @property {Edition[]} editions
 * @property {Document[]} documents one or more per spec, with their answers
 * @property {Map<string, number[]>} printed by spec, the cases that its document prints
 * @property {string} [query] a search for libraries; without one, the table has its own search box
 */

/** Longer texts are shortened in the middle. */
const longest = 300;

/** @extends {ContentView<Content>} */
export class LibrariesTable extends ContentView {
  #query = "";
  /** The spec whose printed cases count; "" for all cases. */
  #cases = "";
  /** The cell whose details are open, by row and spec. @type {{ row: number, column: number } | null} */
  #open = null;
  /** The count that is the tab stop. Arrow keys reach the others. */
  #stop = { row: 0, column: 0 };

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { all, documents, editions, printed } = content;
    const at = printed.get(this.#cases) ?? allOf(all);
    const table = tableOf(all, documents, at);
    const rows = searched(
      table.rows.map((row, i) => ({ ...row.call, row, i })),
      content.query ?? this.#query,
    );
    const stop = rows.some(({ i }) => i === this.#stop.row) ? this.#stop : { row: rows[0]?.i, column: 0 };
    return html`<div class="libraries-table">
      <p class="counted">${words.say("libraries:counted", { calls: all.calls.length, languages: table.languages, cases: at.length, distinct: table.distinct, none: table.none, all: table.none === all.calls.length })}</p>
      <p class="choices">
        <label>${words.say("libraries:which")} <select @change=${this.#chosen}>
          <option value="" .selected=${this.#cases === ""}>${words.say("libraries:all-cases", { count: all.cases.length })}</option>
          ${editions.map((edition) => this.#choice(edition, printed.get(edition.id) ?? []))}
        </select></label>
        ${content.query === undefined ? html`<label>${words.say("libraries:search")} <input type="search" autocomplete="off" spellcheck="false" .value=${this.#query} @input=${this.#typed} /></label>` : nothing}
        <span class="saves">${/** @type {const} */ (["json", "markdown"]).map((format) => html`<button type="button" @click=${() => this.#save(format, table, at.length)}>${words.say(`libraries:${format}`)}</button>`)}</span>
      </p>
      <p class="note" id=${this.idOf("how")}>${words.say("libraries:how-to-read")}</p>
      <div class="scroll"><table aria-describedby=${this.idOf("how")} @keydown=${this.#key}>
        <caption class="unseen-words">${words.say("libraries:table", { calls: all.calls.length, cases: at.length })}</caption>
        ${this.#head(documents, editions)}
        <tbody>
          <tr class="whole"><th scope="row">${words.say("libraries:whole")}</th>${table.whole.map((count) => html`<td>${count ? words.number(count) : "–"}</td>`)}</tr>
          ${rows.map(({ row, i }) => this.#row(content, row, i, at, stop.row === i ? stop.column : -1))}
        </tbody>
      </table></div>
    </div>`;
  }

  /** The option for the cases that a document prints. @param {Edition} edition @param {number[]} printed */
  #choice({ id, document }, { length }) {
    if (!length) return nothing;
    return html`<option value=${id} .selected=${this.#cases === id}>${this.words.say("libraries:printed-cases", { document, count: length })}</option>`;
  }

  /**
   * The header: years and documents, and below them the options that are set.
   * @param {Document[]} documents @param {Edition[]} editions
   */
  #head(documents, editions) {
    const of = editions.map((edition) => ({
      edition,
      columns: documents.filter(({ edition: id }) => id === edition.id),
    }));
    const option = (/** @type {Document} */ { options }, /** @type {number} */ i) =>
      html`<th scope="col" class=${i ? "" : "first"}>${setIn(options).map((set) => html`<code>${set.replace("=", "=\u200b")}</code>`)}${i ? nothing : html`<small>${this.words.say("libraries:as-written")}</small>`}</th>`;
    return html`<thead>
      <tr><td rowspan="2"></td>${of.map(({ edition, columns: { length } }) => html`<th scope=${length > 1 ? "colgroup" : "col"} colspan=${length} rowspan=${length > 1 ? 1 : 2} title=${this.words.say("ui:document", { document: edition.document })}>${whenOf(this.words, edition)} <small>${besideOf(this.words, edition)}</small></th>`)}</tr>
      <tr class="options">${of.map(({ columns }) => (columns.length > 1 ? columns.map(option) : nothing))}</tr>
    </thead>`;
  }

  /** @param {Content} content @param {Row} row @param {number} i of the row in the whole table @param {number[]} at @param {number} stop the column of the tab stop; -1 for none */
  #row(content, row, i, at, stop) {
    const { words } = this;
    const { documents } = content;
    const { call, asked, shared } = row;
    const most = Math.max(...shared);
    const open = this.#open?.row === i ? this.#open.column : -1;
    return html`<tr class=${open < 0 ? "" : "opened"}><th scope="row" title=${call.call}><b>${call.library}</b> <small>${call.language} ${call.version}${asked < at.length ? html` · ${words.say("libraries:of", { total: asked })}` : nothing}</small>${isTwin(content.all, call) ? html` <code>${call.call}</code>` : nothing}</th>${shared.map(
      (count, column) =>
        html`<td class="${count === asked ? "all" : count === most ? "most" : ""} ${this.#begins(documents, column) ? "first" : ""}" ${vars({ "--share": (count / asked || 0).toFixed(3) })}><button type="button" tabindex=${column === stop ? "0" : "-1"} data-row=${i} data-column=${column} aria-expanded=${open === column ? "true" : "false"} aria-label=${words.say("libraries:cell", { library: call.library, document: nameOf(documents[column], content.editions), count, total: asked })} @click=${() => this.#opens(i, column)}>${words.number(count)}</button></td>`,
    )}</tr>${open < 0 ? nothing : this.#others(content, call, documents[open], at)}`;
  }

  /** True for the first document of its spec. @param {Document[]} documents @param {number} i */
  #begins = (documents, i) => documents[i].edition !== documents[i - 1]?.edition;

  /** The cases in which a call differs from a document. @param {Content} content @param {Call} call @param {Document} document @param {number[]} at */
  #others({ all, documents, editions }, call, document, at) {
    const { words } = this;
    const others = othersOf(call, document, at);
    const says = sentence(words, "libraries:otherwise", {
      library: call.library,
      document: nameOf(document, editions),
      count: others.length,
    });
    const unrecorded = at.filter((i) => !isRecorded(call, i));
    return html`<tr class="cases"><td colspan=${documents.length + 1}><div><p>${says} <code>${call.call}</code></p>
      ${others.length ? html`<ul>${others.map((i) => html`<li>${this.#case(all.cases[i], call.answers[i], document, i)}</li>`)}</ul>` : nothing}
      ${unrecorded.length ? html`<details><summary>${words.say("libraries:unrecorded", { count: unrecorded.length })}</summary><ul>${unrecorded.map((i) => html`<li>${this.#link(all.cases[i], document)}</li>`)}</ul></details>` : nothing}</div></td></tr>`;
  }

  /** @param {[base: string, reference: string]} texts @param {Document} document */
  #link([base, reference], { edition, options }) {
    const { words } = this;
    const text = (/** @type {string} */ of) =>
      of === "" ? html`<em>${words.say("ui:empty-input")}</em>` : html`<code>${shortened(words, of, longest)}</code>`;
    return html`<a href=${write({ ...start, base, reference, edition, options })}>${text(base)} + ${text(reference)}</a>`;
  }

  /** @param {[base: string, reference: string]} texts @param {Answer} answer @param {Document} document @param {number} i */
  #case(texts, answer, document, i) {
    const { words } = this;
    const none = html`<em>${words.say("libraries:no-answer")}</em>`;
    const target = document.targets[i];
    const given =
      typeof answer === "string"
        ? html`<code>${shortened(words, answer, longest)}</code>`
        : answer
          ? html`<em>${sentence(words, "libraries:threw", { error: answer.error })}</em>`
          : none;
    return html`${this.#link(texts, document)}
      <span>${given}</span> <span><b class="sign" aria-hidden="true">≠</b><span class="unseen-words">${words.say("ui:differs")}</span> ${target === null ? none : html`<code>${shortened(words, target, longest)}</code>`}</span>`;
  }

  /** @param {number} row @param {number} column */
  #opens(row, column) {
    this.#open = this.#open?.row === row && this.#open.column === column ? null : { row, column };
    this.#stop = { row, column };
    this.schedule();
  }

  /** @param {"json" | "markdown"} format @param {Table} table @param {number} cases */
  #save(format, table, cases) {
    const { documents = [], editions = [] } = this.content ?? {};
    const names = documents.map((document) => nameOf(document, editions));
    this.emit("library-table", { format, text: written(format, table, names, cases) });
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const rows = [...this.querySelectorAll("tbody tr:has(button)")].map((row) => [...row.querySelectorAll("button")]);
    const button = roveGrid(event, rows, /** @type {HTMLButtonElement} */ (event.target));
    if (!button) return;
    this.#stop = { row: Number(button.dataset.row), column: Number(button.dataset.column) };
    button.focus();
    this.schedule();
  };

  /** @param {Event} event */
  #chosen = ({ target }) => {
    this.#cases = /** @type {HTMLSelectElement} */ (target).value;
    this.schedule();
  };

  /** @param {Event} event */
  #typed = ({ target }) => {
    this.#query = /** @type {HTMLInputElement} */ (target).value.trim();
    this.schedule();
  };
}

define("uri-libraries-table", LibrariesTable);
