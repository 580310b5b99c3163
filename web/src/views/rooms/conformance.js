/**
 * The visitor's own implementation, compared with the documents: the cases and a program to download, a box for the
 * answers, the document that they follow, and each case that differs.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { sentence, withCode } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";
import { scoreBlock } from "./score.js";
import { followedList } from "./followed.js";

/** @import { Answer } from "../../libraries/recorded.js" */
/** why: the explanation of the answer; id: the misreading's, null if unknown. @typedef {{ base: string, reference: string, answer: Answer, target: string | null, why: string, id: string | null, link: string }} Differing */
/**
 * missing: the number of handed-out cases without an answer; incomplete: the same as a sentence, empty if all have one;
 * counted: sentences with the number of answers that no mistake explains, and of missing ones.
 * @typedef {{ cases: number, missing: number, incomplete: string, rows: { name: string, agree: number, best: boolean }[], follows: string, followed: import("./followed.js").Followed[], counted: string[], differing: Differing[], more: number }} Result
 */

/**
 * @typedef {object} Content
 * @property {number} cases the number that are handed out
 * @property {Record<string, string>} programs by their languages
 * @property {number | null} progress the share that has been compared; null: nothing is running
 * @property {string | null} fault why the answers can't be read
 * @property {Result | null} result
 * @property {import("./score.js").Scored | null} scored the parts of the spec that the cases test, if they aren't ours
 * @property {(text: string) => void} put the answers
 * @property {(format: "tsv" | "json" | "sharp") => void} hand hands out the cases
 * @property {(button: HTMLElement, text: string) => void} copy
 * @property {(format: "json" | "markdown") => void} save
 */

/** Longer texts are shortened in the middle. */
const longest = 60;

/** @extends {ContentView<Content>} */
export class ConformanceKit extends ContentView {
  #language = "";

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { cases, progress, fault, result, scored } = content;
    const [title, box] = [this.idOf("title"), this.idOf("answers")];
    return html`<section aria-labelledby=${title} @dragover=${prevented} @drop=${this.#dropped}>
      <h3 id=${title}>${words.say("conformance:title")}</h3>
      <p class="note">${words.say("conformance:about", { cases: words.number(cases) })} <a href="learn/untested-lines.html#diagnosis">${words.say("conformance:steps")}</a></p>
      <p class="acts">${Object.entries({ tsv: "cases.tsv", json: "cases.json", sharp: "sharp.tsv" }).map(([format, file]) => html`<button type="button" @click=${() => content.hand(/** @type {"tsv"} */ (format))}>${words.say("conformance:save-cases", { file })}</button>`)}</p>
      ${this.#program(content)}
      <label for=${box}>${words.say("conformance:answers")}</label>
      <textarea id=${box} rows="4" spellcheck="false" autocapitalize="off" dir="ltr" placeholder=${words.say("conformance:placeholder")} @input=${this.#typed}></textarea>
      <p><label>${words.say("conformance:file")} <input type="file" @change=${this.#chosen}></label></p>
      <div role="status">${progress === null ? nothing : html`<progress value=${progress} aria-label=${words.say("conformance:comparing")}></progress> ${words.say("conformance:comparing")}`}${fault === null ? nothing : html`<p class="problem">${fault}</p>`}
      ${result ? html`<p class="follows">${sentence(words, "conformance:follows", { document: result.follows, except: result.differing.length + result.more, agree: result.cases - result.differing.length - result.more, cases: result.cases })}</p>` : nothing}
      ${result?.incomplete ? html`<p class="note">${result.incomplete}</p>` : nothing}</div>
      ${result ? this.#result(content, result) : nothing}
      ${scored ? html`<h4>${words.say("score:title")}</h4>${scoreBlock(words, scored, content.copy)}` : nothing}
    </section>`;
  }

  /** @param {Content} content */
  #program({ programs, copy }) {
    const { words } = this;
    const languages = Object.keys(programs);
    const chosen = languages.includes(this.#language) ? this.#language : languages[0];
    return html`<details><summary>${words.say("conformance:program")}</summary>
      <p><select aria-label=${words.say("conformance:language")} @change=${this.#choose}>${languages.map((one) => html`<option ?selected=${one === chosen}>${one}</option>`)}</select>
      <button type="button" @click=${(/** @type {Event} */ { currentTarget }) => copy(/** @type {HTMLElement} */ (currentTarget), programs[chosen])}>${words.say("conformance:copy")}</button></p>
      <pre tabindex="0" role="group" aria-label=${words.say("conformance:program")}><code>${programs[chosen]}</code></pre></details>`;
  }

  /** @param {Content} content @param {Result} result */
  #result({ save }, { rows, followed, counted, differing, more }) {
    const { words } = this;
    const text = (/** @type {string | null} */ one) =>
      one === null
        ? html`<i>${words.say("ui:no-target")}</i>`
        : one === ""
          ? html`<i>${words.say("ui:empty-text")}</i>`
          : html`<code>${shortened(words, one, longest)}</code>`;
    const columns = ["base", "reference", "answer", "target", "why"];
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${words.say("conformance:shared")}><table>
        <caption>${words.say("conformance:shared")}</caption>
        <thead><tr>${rows.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody><tr>${rows.map(({ agree, best }) => html`<td class=${best ? "own" : ""}>${words.number(agree)}</td>`)}</tr></tbody></table></div>
      ${followed.length ? html`<p>${words.say("expected:diagnosis")}</p>${followedList(words, followed)}` : nothing}
      <ul class="counted">${counted.map((said) => html`<li>${said}</li>`)}</ul>
      ${
        differing.length
          ? html`<div class="scroll" tabindex="0" role="group" aria-label=${words.say("conformance:differing")}><table>
        <caption>${words.say("conformance:differing")}</caption>
        <thead><tr>${columns.map((column) => html`<th scope="col">${words.say(`conformance:columns:${column}`)}</th>`)}</tr></thead>
        <tbody>${differing.map(({ base, reference, answer, target, why, link }) => html`<tr><td>${text(base)}</td><td><a href=${link}>${text(reference)}</a></td><td>${answer && typeof answer === "object" ? html`<em>${sentence(words, "libraries:threw", { error: answer.error })}</em>` : text(answer)}</td><td>${text(target)}</td><td>${withCode(words, why)}</td></tr>`)}</tbody></table></div>
        ${more ? html`<p class="note">${words.say("conformance:more", { count: more })}</p>` : nothing}`
          : nothing
      }
      <p class="acts"><button type="button" @click=${() => save("markdown")}>${words.say("conformance:markdown")}</button><button type="button" @click=${() => save("json")}>${words.say("conformance:json")}</button></p>`;
  }

  /** @param {string} text */
  #put(text) {
    this.content?.put(text);
  }

  #choose = (/** @type {Event} */ { target }) => {
    this.#language = /** @type {HTMLSelectElement} */ (target).value;
    this.refresh();
  };

  #typed = (/** @type {Event} */ { target }) => this.#put(/** @type {HTMLTextAreaElement} */ (target).value);

  #chosen = (/** @type {Event} */ { target }) => this.#read(/** @type {HTMLInputElement} */ (target).files?.[0]);

  #dropped = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    this.#read(event.dataTransfer?.files[0]);
  };

  /** @param {File | undefined} file */
  async #read(file) {
    if (!file) return;
    const text = await file.text().catch(() => "\0");
    const box = this.querySelector("textarea");
    if (box) box.value = ""; // a file may be long, so it isn't shown
    this.#put(text || "\0"); // so that an empty file counts as one without answers
  }
}

/** @param {Event} event */
const prevented = (event) => event.preventDefault();

define("uri-conformance", ConformanceKit);
