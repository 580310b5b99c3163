/**
 * The table of the mistakes of recorded calls: a row for each call with its differences from RFC 3986, which opens the
 * explanations. The rows are computed one after the other.
 */
import { nothing } from "lit-html";
import { isTwin } from "../../libraries/table.js";
import { html } from "../../texts/html.js";
import { sentence, withCode } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";
import { followedList } from "./followed.js";

/** @import { Recorded } from "../../libraries/recorded.js" */
/**
 * asked: the number of cases recorded for the call; differing and refused: the number with another text, and with a
 * wrong refusal; found: the explanations, null until they are known; counted: sentences with the rest in numbers.
 * @typedef {{ asked: number, differing: number, refused: number, found: { followed: import("./followed.js").Followed[], unexplained: number, counted: string[] } | null }} Row
 */
/** rows: one per call, in order; seen: each mistake with the calls that make it, once all rows are known. @typedef {{ all: Recorded, document: string, rows: Row[], seen: string[] }} Content */

/** The keys that move through the rows. @type {Record<string, number>} */
const ways = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
const columns = ["differing", "followed", "unexplained", "refused"];

/** @extends {ContentView<Content>} */
export class Mistakes extends ContentView {
  /** Indexes of the open rows. @type {Set<number>} */
  #open = new Set();
  /** The row that is the tab stop. Arrow keys reach the others. */
  #stop = 0;

  /** @param {Content} content */
  draw({ all, document, rows, seen }) {
    const { words } = this;
    const done = rows.filter(({ found }) => found).length;
    const caption = words.say("libraries:mistakes:table", { document });
    return html`<div class="libraries-table mistakes">
      <p role="status">${done < rows.length ? html`<progress value=${done / rows.length} aria-label=${words.say("libraries:mistakes:progress")}></progress> ${words.say("libraries:mistakes:progress")}` : nothing}</p>
      <div class="scroll"><table @keydown=${this.#key}>
        <caption class="unseen-words">${caption}</caption>
        <thead><tr><th scope="col">${words.say("libraries:mistakes:call")}</th>${columns.map((column) => html`<th scope="col">${words.say(`libraries:mistakes:${column}`)}</th>`)}</tr></thead>
        <tbody>${rows.map((row, i) => this.#row(all, document, row, i))}</tbody>
      </table></div>
      ${seen.length ? html`<details><summary>${words.say("libraries:mistakes:seen")} ${words.number(seen.length)}</summary><ul class="seen">${seen.map((said) => html`<li>${withCode(words, said, (_, text) => text)}</li>`)}</ul></details>` : nothing}
    </div>`;
  }

  /** @param {Recorded} all @param {string} document @param {Row} row @param {number} i */
  #row(all, document, row, i) {
    const { words } = this;
    const { differing, refused, found } = row;
    const { library, language, version, call } = all.calls[i];
    const open = this.#open.has(i);
    const counts = [differing, found?.followed.length, found?.unexplained, refused];
    return html`<tr class=${open ? "opened" : ""}><th scope="row"><button type="button" tabindex=${i === this.#stop ? "0" : "-1"} aria-expanded=${open ? "true" : "false"} @click=${() => this.#toggle(i)}><b>${library}</b> <small>${language} ${version}</small>${isTwin(all, all.calls[i]) ? html` <code>${call}</code>` : nothing}</button></th>${counts.map((count) => html`<td>${count === undefined ? "…" : words.number(count)}</td>`)}</tr>${open ? this.#found(all, document, row, i) : nothing}`;
  }

  /** The details of a call. @param {Recorded} all @param {string} document @param {Row} row @param {number} i */
  #found({ cases, calls }, document, { asked, differing, found }, i) {
    const { words } = this;
    const unrecorded = cases.length - asked;
    const { library, call } = calls[i];
    return html`<tr class="cases"><td colspan=${1 + columns.length}><div>
      <p>${sentence(words, "libraries:mistakes:differs", { library, document, count: differing, total: asked })} <code>${call}</code></p>
      ${unrecorded ? html`<p>${words.say("libraries:unrecorded", { count: unrecorded })}</p>` : nothing}
      ${found ? html`${found.followed.length ? html`<p>${words.say("expected:diagnosis")}</p>${followedList(words, found.followed)}` : nothing}<ul class="counted">${found.counted.map((said) => html`<li>${said}</li>`)}</ul>` : html`<p>${words.say("libraries:mistakes:progress")}</p>`}</div></td></tr>`;
  }

  /** @param {number} i */
  #toggle(i) {
    if (!this.#open.delete(i)) this.#open.add(i);
    this.#stop = i;
    this.schedule();
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const way = ways[event.key];
    const from = /** @type {HTMLElement} */ (event.target).closest("button");
    if (!way || !from || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const buttons = [...this.querySelectorAll("button")];
    this.#stop = Math.max(0, Math.min(buttons.indexOf(from) + way, buttons.length - 1));
    buttons[this.#stop].focus();
    this.schedule();
  };
}

define("uri-mistakes", Mistakes);
