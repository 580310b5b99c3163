/**
 * What is to be said beside the ladder: what was resolved first, what is wrong with a text,
 * whether the two meet without their fragments, good practice, and the shortest references
 * from one to the other.
 */
import { html, nothing } from "lit-html";
import { shortened } from "./characters.js";
import { cite } from "./cite.js";
import { sentence, withCode } from "./marks.js";
import { placeOf, problemText } from "./problem.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../comparecase.js").SideName} SideName */
/** @typedef {import("../engine.js").Comparison} Comparison */
/** @typedef {import("../engine.js").Relative} Relative */

/** from is a side, or "base"; to is what the target is called, where it is the base. @typedef {{ from: string, to: string, relative: Relative }} Shortest */

/**
 * @typedef {object} Content
 * @property {Comparison} answer
 * @property {string} edition its id
 * @property {"none" | "apart" | "meet" | null} without what comes of the two without their fragments
 * @property {string} rung at which they meet then
 * @property {Shortest[]} shortest
 */

/** @type {SideName[]} */
const sides = ["a", "b"];
/** Texts are drawn without their middle where they are longer, in UTF-16 code units. */
const longest = 120;

/** @extends {ContentView<Content>} */
export class Compared extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { answer, without, rung, shortest } = content;
    return html`<div class="remarks-of" tabindex="0" role="group" aria-label=${words.say("compare:panes:buffers")}>
      ${this.#texts(content)}
      ${without ? html`<section><h2>${words.say("compare:without")}</h2><p>${words.say(`compare:without-${without}`, { rung })}</p></section>` : nothing}
      ${answer.a.practices.length ? this.#practice(answer) : nothing}
      ${shortest.length ? html`<section><h2>${words.say("compare:shortest")}</h2><dl>${shortest.map(({ from, to, relative: { reference, why } }) => html`<div>
        <dt>${words.say("compare:from-to", { from, to })}</dt>
        <dd>${reference === null ? html`<span class="none">${words.say("compare:none")}</span>` : html`<code>${reference ? shortened(words, reference, longest) : "“”"}</code>`} <span class="why">${sentence(words, `compare:shapes:${why}`)}</span></dd></div>`)}</dl></section>` : nothing}
    </div>`;
  }

  /** What is to be known of the texts themselves. @param {Content} content */
  #texts({ answer, edition }) {
    const { words } = this;
    const lines = sides.flatMap((side) => {
      const { text, resolved, target, outcome, errors: [problem], production } = answer[side];
      const name = words.say(`compare:names:${side}`);
      const first = !resolved ? [] : [target === null ? sentence(words, `compare:outcomes:${outcome}`, { text }) : sentence(words, "compare:was-resolved", { text, target })];
      const fault = !problem || !text ? [] : [html`<span class="of-fault">${withCode(words, words.say("compare:fault", { side: name, said: problemText(words, edition, problem, text) }))}</span>
        ${words.say("compare:place", { place: placeOf(words, problem, text), production: production ?? "" })}`];
      return [...first, ...fault];
    });
    const used = sides.some((side) => answer[side].resolved);
    return html`<section><h2>${words.say("compare:texts")}</h2>${lines.map((line) => html`<p>${line}</p>`)}${used ? nothing : html`<p>${words.say("compare:unused")}</p>`}</section>`;
  }

  /** @param {Comparison} answer */
  #practice({ a, b }) {
    const { words } = this;
    return html`<section><h2>${words.say("compare:practice")} ${cite(words, a.practices[0].section)}</h2>
      <table><thead><tr><th scope="col">${words.say("compare:of")}</th>${sides.map((side) => html`<th scope="col">${words.say(`compare:names:${side}`)}</th>`)}</tr></thead>
        <tbody>${a.practices.map(({ id }, i) => html`<tr><th scope="row">${sentence(words, `compare:practices:${id}`)}</th>${[a, b].map(({ target, practices }) => html`<td>${this.#kept(target, practices[i]?.broken)}</td>`)}</tr>`)}</tbody></table></section>`;
  }

  /** @param {string | null} target @param {import("../engine.js").Span | null | undefined} broken */
  #kept(target, broken) {
    const { words } = this;
    if (target === null || broken === undefined) return nothing;
    if (!broken) return html`<span class="kept"><span aria-hidden="true">✓</span> ${words.say("compare:kept")}</span>`;
    return html`<span class="broken"><span aria-hidden="true">✗</span> ${sentence(words, "compare:broken", { found: target.slice(...broken) })}</span>`;
  }
}

define("uri-compared", Compared);
