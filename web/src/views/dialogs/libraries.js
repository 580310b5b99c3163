/**
 * The libraries' answers, in a dialog over the stage: npm libraries that answer live, Go's net/url, and recorded
 * answers of many others. They are grouped by answer, and the current spec's answer is marked. For a call without a
 * record of these texts, it names the document that the call follows in the recorded cases, and the number of
 * exceptions.
 */
import { nothing } from "lit-html";
import { grouped, searched } from "../../libraries/groups.js";
import { nameOf } from "../../libraries/table.js";
import "../rooms/librariestable.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { drawnAnswer } from "../stage/answer.js";
import { short, visible } from "../../words/words.js";
import { sheet, SheetView } from "./sheet.js";
import { define } from "../view.js";

/** The middle of longer answers and calls is left out, in UTF-16 code units. */
const [longestAnswer, longestCall] = [2000, 200];

/** @import { Group, Row } from "../../libraries/groups.js" */
/** @import { Document, Following, Recorded } from "../../libraries/recorded.js" */
/** @import { Answer, Edition } from "../../run/engine.js" */

/**
 * @typedef {object} Content
 * @property {string} base
 * @property {string} reference
 * @property {Answer | null} own the current spec's
 * @property {boolean} silent whether they can't do this, because they lack setters
 * @property {Edition[]} editions
 * @property {Row[]} live
 * @property {Row[]} recorded those with these texts; empty if these weren't recorded
 * @property {Recorded | null} all null until it is loaded
 * @property {boolean} failed whether it couldn't be loaded
 * @property {Document[]} documents for the recorded cases; empty until they are computed
 * @property {Map<string, number[]>} printed by spec, the recorded cases that its document prints
 * @property {{ call: import("../../libraries/recorded.js").Call, following: Following }[]} following
 *   for every call that wasn't recorded with these texts
 * @property {string[]} mine keys of the calls shown beside the years
 * @property {() => void} closed called at the end
 */

/** @extends {SheetView<Content>} */
export class LibrariesSheet extends SheetView {
  #query = "";
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { base, reference, closed, failed, all } = content;
    const about = { words, closed, id: this.idOf("title"), title: words.say("libraries:title") };
    if (content.silent)
      return sheet({ ...about, body: html`<div class="libraries"><p>${words.say("libraries:no-setters")}</p></div>` });
    const rows = searched([...content.live, ...content.recorded], this.#query);
    const groups = grouped(rows);
    const waiting = rows.filter((row) => row.said === null);
    const unfetched = rows.filter(({ said }) => said && "unfetched" in said);
    return sheet({
      ...about,
      body: html`<div class="libraries">
        <p>${sentence(words, "libraries:asked", { base, reference })}</p>
        <p class="search"><label>${words.say("libraries:search")} <input type="search" autocomplete="off" spellcheck="false" .value=${this.#query} @input=${this.#typed} /></label> ${words.say("libraries:choose")}</p>
        ${groups.map((group) => this.#group(group, content))}
        ${waiting.length ? html`<p role="status">${words.say("libraries:waiting", { count: waiting.length })}</p>` : nothing}
        ${unfetched.map(({ key, library }) => html`<p class="unfetched">${words.say("libraries:unfetched", { library })} <button type="button" @click=${() => this.emit("library-again", key)}>${words.say("libraries:again")}</button></p>`)}
        ${failed ? html`<p class="unfetched" role="alert">${words.say("libraries:table-unfetched")} <button type="button" @click=${() => this.emit("library-again", "")}>${words.say("libraries:again")}</button></p>` : nothing}
        ${all && (!content.recorded.length || content.following.length) ? html`<h3>${words.say("libraries:not-recorded")}</h3>${this.#followings(content)}` : nothing}
        ${
          all && content.documents.length
            ? html`<h3>${words.say("libraries:beside")}</h3><uri-libraries-table .words=${words} .content=${{ ...content, query: this.#query }}></uri-libraries-table>`
            : nothing
        }
      </div>`,
    });
  }

  /** The calls with one answer. @param {Group} group @param {Content} content */
  #group({ target, rows }, { own, mine }) {
    const { words } = this;
    const same = own !== null && own.target === target && (target !== null || own.outcome !== "same-document");
    const answer =
      target === null
        ? html`<em>${words.say("libraries:no-answer")}</em>`
        : drawnAnswer(words, { outcome: "target", target }, longestAnswer);
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
    const call = visible(short(row.call, longestCall));
    const did =
      said && "error" in said
        ? html` <em class="did">${sentence(words, "libraries:threw", { error: visible(short(said.error, longestAnswer)) })}</em>`
        : said && ("hangs" in said || "odd" in said)
          ? html` <em class="did">${words.say(`libraries:${Object.keys(said)[0]}`)}</em>`
          : nothing;
    return html`<label title=${call}><input type="checkbox" .checked=${mine} @change=${() => this.emit("library", row.key)} />
      <b>${row.library}</b> <small>${row.language}${row.version ? html` · ${row.version}` : nothing}${row.live ? html` · ${words.say("libraries:live")}` : nothing}${row.size ? html` · ${words.say("libraries:size", { size: Math.round(row.size / 100) / 10 })} · ${row.license}` : nothing}</small></label>
      <code>${call}</code>${did}`;
  }

  /** The documents that the other calls follow, which weren't recorded with these texts. @param {Content} content */
  #followings({ following, editions }) {
    const { words } = this;
    if (!following.length) return html`<p role="status">${words.say("libraries:computing")}</p>`;
    const found = searched(
      following.map((one) => ({ ...one.call, following: one.following })),
      this.#query,
    );
    return html`<ul class="followings">${found.map(
      (
        call,
      ) => html`<li><b>${call.library}</b> <small>${call.language} · ${call.version}</small> <code>${call.call}</code>
        <span>${words.say("libraries:follows", { document: nameOf(call.following.document, editions), exceptions: call.following.exceptions.length, total: call.answers.length })}</span></li>`,
    )}</ul>`;
  }

  /** @param {Event} event */
  #typed = ({ target }) => {
    this.#query = /** @type {HTMLInputElement} */ (target).value.trim();
    this.schedule();
  };
}

define("uri-libraries-sheet", LibrariesSheet);
