/**
 * What libraries answer, in a dialog over the stage: those of npm that are asked live, Go's
 * net/url, and what was recorded of many others; grouped by answer, the chosen edition's marked.
 * Of a call that was not recorded with these texts it is said which document it follows in the
 * recorded cases, with how many exceptions.
 */
import { html, nothing } from "lit-html";
import { grouped, keyOf, searched } from "../../libraries/groups.js";
import { tableOf } from "../../libraries/recorded.js";
import { sentence } from "../../texts/marks.js";
import { drawnAnswer } from "../stage/answer.js";
import { sheet } from "./sheet.js";
import { ContentView, define } from "../view.js";

/** @typedef {import("../../libraries/groups.js").Group} Group */
/** @typedef {import("../../libraries/groups.js").Row} Row */
/** @typedef {import("../../libraries/recorded.js").Document} Document */
/** @typedef {import("../../libraries/recorded.js").Following} Following */
/** @typedef {import("../../libraries/recorded.js").Recorded} Recorded */
/** @typedef {import("../../run/engine.js").Answer} Answer */
/** @typedef {import("../../run/engine.js").Edition} Edition */

/**
 * @typedef {object} Content
 * @property {string} base
 * @property {string} reference
 * @property {Answer | null} own the chosen edition's
 * @property {Edition[]} editions
 * @property {Row[]} live
 * @property {Row[]} recorded those with these texts; empty where they were not recorded
 * @property {Recorded | null} all null as long as it has not come
 * @property {boolean} failed whether it could not be fetched
 * @property {Document[]} documents of the recorded cases; empty as long as they are computed
 * @property {{ call: import("../../libraries/recorded.js").Call, following: Following }[]} following of every recorded call
 * @property {string[]} mine keys of the calls that were chosen to stand beside the years
 * @property {() => void} closed called in the end
 */

/** @extends {ContentView<Content>} */
export class LibrariesSheet extends ContentView {
  #query = "";
  #opened = false;
  /** The cell of the table that is open: its call, and a document. @type {string} */
  #cell = "";

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { base, reference, closed, failed, all } = content;
    const rows = searched([...content.live, ...content.recorded], this.#query);
    const groups = grouped(rows);
    const waiting = rows.filter((row) => row.said === null);
    const unfetched = rows.filter(({ said }) => said && "unfetched" in said);
    return sheet({
      words,
      closed,
      id: this.idOf("title"),
      title: words.say("libraries:title"),
      body: html`<div class="libraries">
        <p>${sentence(words, "libraries:asked", { base, reference })}</p>
        <p class="search"><label>${words.say("libraries:search")} <input type="search" autocomplete="off" spellcheck="false" .value=${this.#query} @input=${this.#typed} /></label> ${words.say("libraries:choose")}</p>
        ${groups.map((group) => this.#group(group, content))}
        ${waiting.length ? html`<p role="status">${words.say("libraries:waiting", { count: waiting.length })}</p>` : nothing}
        ${unfetched.map(({ key, library }) => html`<p class="unfetched">${words.say("libraries:unfetched", { library })} <button type="button" @click=${() => this.emit("library-again", key)}>${words.say("libraries:again")}</button></p>`)}
        ${failed ? html`<p class="unfetched" role="alert">${words.say("libraries:table-unfetched")} <button type="button" @click=${() => this.emit("library-again", "")}>${words.say("libraries:again")}</button></p>` : nothing}
        ${all && !content.recorded.length ? html`<h3>${words.say("libraries:not-recorded")}</h3>${this.#followings(content)}` : nothing}
        ${all && content.documents.length ? this.#table(content) : nothing}
      </div>`,
    });
  }

  drawn() {
    if (this.#opened) return;
    this.#opened = true;
    this.querySelector("dialog")?.showModal();
  }

  /** Calls with one answer. @param {Group} group @param {Content} content */
  #group({ target, rows }, { own, mine }) {
    const { words } = this;
    const same = own !== null && own.target === target && (target !== null || own.outcome !== "same-document");
    const answer =
      target === null
        ? html`<em>${words.say("libraries:no-answer")}</em>`
        : drawnAnswer(words, { outcome: "target", target }, Infinity);
    return html`<section class="group ${same ? "same" : "differs"}">
      <h3><span class="sign ${same ? "same" : "differs"}" aria-hidden="true">${same ? "=" : "≠"}</span> ${answer}
        <small>${words.say("libraries:count", { count: rows.length })}${same ? html` · ${words.say("libraries:as-chosen")}` : nothing}</small></h3>
      <ul>${rows.map((row) => html`<li>${this.#row(row, mine.includes(row.key))}</li>`)}</ul>
    </section>`;
  }

  /** @param {Row} row @param {boolean} mine */
  #row(row, mine) {
    const { words } = this;
    const { said } = row;
    const did =
      said && "error" in said
        ? html` <em class="did">${sentence(words, "libraries:threw", { error: said.error })}</em>`
        : said && "hangs" in said
          ? html` <em class="did">${words.say("libraries:hangs")}</em>`
          : nothing;
    return html`<label title=${row.call}><input type="checkbox" .checked=${mine} @change=${() => this.emit("library", row.key)} />
      <b>${row.library}</b> <small>${row.language}${row.version ? html` · ${row.version}` : nothing}${row.live ? html` · ${words.say("libraries:live")}` : nothing}${row.size ? html` · ${words.say("libraries:size", { size: Math.round(row.size / 100) / 10 })} · ${row.license}` : nothing}</small></label>
      <code>${row.call}</code>${did}`;
  }

  /** Which documents the calls follow that were not recorded with these texts. @param {Content} content */
  #followings({ following, editions, all }) {
    const { words } = this;
    if (!following.length) return html`<p role="status">${words.say("libraries:computing")}</p>`;
    const total = all?.cases.length ?? 0;
    const found = searched(
      following.map((one) => ({ ...one.call, following: one.following })),
      this.#query,
    );
    return html`<ul class="followings">${found.map(
      (
        call,
      ) => html`<li><b>${call.library}</b> <small>${call.language} · ${call.version}</small> <code>${call.call}</code>
        <span>${words.say("libraries:follows", { document: nameOf(call.following.document, editions), exceptions: call.following.exceptions.length, total })}</span></li>`,
    )}</ul>`;
  }

  /** Libraries × documents, with counts that open the cases. @param {Content} content */
  #table({ all, documents, editions }) {
    const { words } = this;
    const recorded = /** @type {Recorded} */ (all);
    const rows = tableOf(recorded, documents).filter(({ call }) => searched([call], this.#query).length);
    return html`<h3 id=${this.idOf("table")}>${words.say("libraries:table", { calls: recorded.calls.length, cases: recorded.cases.length })}</h3>
      <p><button type="button" @click=${() => this.emit("library-table", "json")}>${words.say("libraries:json")}</button>
        <button type="button" @click=${() => this.emit("library-table", "markdown")}>${words.say("libraries:markdown")}</button></p>
      <div class="table" tabindex="0" role="region" aria-labelledby=${this.idOf("table")}><table>
        <thead><tr><th scope="col">${words.say("libraries:library")}</th>${documents.map((document) => html`<th scope="col">${nameOf(document, editions)}</th>`)}</tr></thead>
        <tbody>${rows.map(
          ({ call, shared }) =>
            html`<tr><th scope="row">${call.library} <small>${call.language} ${call.version}</small></th>${shared.map(
              (count, i) => {
                const at = `${keyOf(call)} ${i}`;
                const most = count === Math.max(...shared);
                return html`<td class=${most ? "most" : ""}><button type="button" aria-expanded=${this.#cell === at ? "true" : "false"} @click=${() => this.#open(at)}>${words.number(count)}</button></td>`;
              },
            )}</tr>${this.#cell.startsWith(`${keyOf(call)} `) ? this.#cases(recorded, call, documents, editions) : nothing}`,
        )}</tbody></table></div>`;
  }

  /** The cases in which a call answers otherwise than a document. @param {Recorded} all @param {import("../../libraries/recorded.js").Call} call @param {Document[]} documents @param {Edition[]} editions */
  #cases({ cases }, call, documents, editions) {
    const { words } = this;
    const document = documents[Number(this.#cell.slice(this.#cell.lastIndexOf(" ") + 1))];
    const other = call.answers.flatMap((answer, i) => {
      const given = typeof answer === "string" ? answer : null;
      return given === document.targets[i] ? [] : [{ texts: cases[i], answer, target: document.targets[i] }];
    });
    const none = words.say("libraries:no-answer");
    return html`<tr><td colspan=${documents.length + 1}>
      <p>${words.say("libraries:otherwise", { library: call.library, document: nameOf(document, editions), count: other.length })}</p>
      <ul>${other.map(({ texts: [base, reference], answer, target }) => html`<li><code>${base}</code> + <code>${reference}</code>: <code>${typeof answer === "string" ? answer : answer ? answer.error : none}</code> ≠ <code>${target ?? none}</code></li>`)}</ul></td></tr>`;
  }

  /** @param {string} at */
  #open(at) {
    this.#cell = this.#cell === at ? "" : at;
    this.schedule();
  }

  /** @param {Event} event */
  #typed = ({ target }) => {
    this.#query = /** @type {HTMLInputElement} */ (target).value.trim();
    this.schedule();
  };
}

/** An edition with the options that are set in it. @param {Document} document @param {Edition[]} editions */
export function nameOf({ edition, options }, editions) {
  const name = editions.find(({ id }) => id === edition)?.document ?? edition;
  const set = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  return [name, ...set].join(" ");
}

define("uri-libraries-sheet", LibrariesSheet);
