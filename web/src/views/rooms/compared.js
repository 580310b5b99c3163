/**
 * The remarks beside the ladder: texts that were resolved first, the meaning of an empty text, the result without
 * fragments, good practice, the shortest references between the two, the work of each rung, and the decisions that the
 * spec leaves open.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { sentence } from "../../texts/marks.js";
import { optionOf } from "../stage/option.js";
import { ContentView, define } from "../view.js";

/** @import { SideName } from "../../cases/compare.js" */
/** @import { Comparison, Relative } from "../../run/engine.js" */

/** from is a side, or "base"; to is the target's name, if from is the base. @typedef {{ from: string, to: string, relative: Relative }} Shortest */

/** An empty text, and its meaning as a reference. @typedef {{ side: SideName, outcome: import("../../run/engine.js").Outcome, target: string | null }} Nothing */

/**
 * @typedef {object} Content
 * @property {Comparison} answer
 * @property {import("../../run/engine.js").Edition} edition
 * @property {Record<string, string>} options those that aren't at their default
 * @property {boolean} empty whether there are no texts yet
 * @property {SideName[]} sides those with a text
 * @property {SideName[]} guarded those whose path keeps a guard
 * @property {Nothing | null} nothing the empty one, if one of the two is
 * @property {"none" | "apart" | "meet" | null} without the result for the two without their fragments
 * @property {string} rung on which they meet then
 * @property {{ id: string, args: Record<string, string>, section: string } | null} hosts
 *   the sentence about the two hosts
 * @property {Shortest[]} shortest
 */

/** Above this length, in UTF-16 code units, texts are shortened in the middle. */
const longest = 120;

/** @extends {ContentView<Content>} */
export class Compared extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { answer, edition, options, sides, without, rung, hosts, shortest } = content;
    if (content.empty)
      return html`<div class="remarks-of" tabindex="0" role="group" aria-label=${words.say("compare:panes:buffers")}><p>${words.say("compare:about")}</p></div>`;
    const own = edition.options.filter(({ alone }) => !alone);
    return html`<div class="remarks-of" tabindex="0" role="group" aria-label=${words.say("compare:panes:buffers")}>
      ${content.nothing ? this.#empty(content.nothing) : nothing}
      ${without && answer.meet === null ? html`<p>${words.say("compare:caveat")}</p>` : nothing}
      ${this.#texts(content)}
      ${without ? html`<section><h2>${words.say("compare:without")}</h2><p>${words.say(`compare:without-${without}`, { rung })}</p></section>` : nothing}
      ${hosts ? html`<section><h2>${words.say("compare:hosts:title")} ${cite(words, hosts.section)}</h2><p>${sentence(words, `compare:hosts:${hosts.id}`, hosts.args)}</p></section>` : nothing}
      ${answer.a.practices.length ? this.#practice(answer, sides) : nothing}
      ${
        shortest.length
          ? html`<section><h2>${words.say("compare:shortest")}</h2><dl>${shortest.map(
              ({ from, to, relative: { reference, why } }) => html`<div>
        <dt>${words.say("compare:from-to", { from, to })}</dt>
        <dd>${reference === null ? html`<span class="none">${words.say("compare:none")}</span>` : html`<code>${reference ? shortened(words, reference, longest) : "“”"}</code>`} <span class="why">${sentence(words, `compare:shapes:${why}`, { edition: edition.id })}</span></dd></div>`,
            )}</dl></section>`
          : nothing
      }
      ${answer.rungs.length ? html`<section><h2>${words.say("compare:rung-by-rung")}</h2><dl>${answer.rungs.map(({ id, section, basis }) => html`<div><dt>${words.say(`compare:rungs:${id}`)}</dt><dd>${sentence(words, `compare:does:${id}`, { edition: edition.id })} ${cite(words, section, section, basis)}</dd></div>`)}</dl></section>` : nothing}
      ${own.length ? html`<section><h2>${words.say("compare:choices")}</h2>${own.map((option) => optionOf(this, edition.id, option, options[option.name] ?? option.values[0]))}</section>` : nothing}
    </div>`;
  }

  /** Remarks on the texts themselves. @param {Content} content */
  #texts({ answer, edition, sides, guarded }) {
    const { words } = this;
    const all = sides.map((side) => answer[side]);
    const resolved = all.filter((one) => one.resolved);
    const refused = all.filter(({ resolved, target }) => !resolved && target === null);
    if (!resolved.length && !refused.length && !guarded.length) return nothing;
    return html`<section><h2>${words.say("compare:texts")}</h2>${resolved.map(
      ({ text, target, outcome }) =>
        html`<p>${
          target === null
            ? sentence(words, `compare:outcomes:${outcome}`, { text })
            : sentence(words, "compare:was-resolved", { text, target })
        }</p>`,
    )}${refused.map(({ text, errors: [{ id }] }) => html`<p>${sentence(words, "compare:refused", { text })} ${sentence(words, `${edition.id}:problems:${id}`)}</p>`)}
      ${guarded.map((side) => html`<p>${sentence(words, "compare:guarded", { side: words.say(`compare:names:${side}`) })}</p>`)}</section>`;
  }

  /** The meaning of an empty text, with a button that inserts it. @param {Nothing} nothing */
  #empty({ side, outcome, target }) {
    const { words } = this;
    const name = words.say(`compare:names:${side}`);
    return html`<section><h2>${words.say("compare:empty", { side: name })}</h2>
      <p>${target === null ? sentence(words, `compare:empties:${outcome}`) : sentence(words, "compare:empties:target", { target })}</p>
      ${target === null ? nothing : html`<button type="button" @click=${() => this.emit("mend", { name: side, text: target })}>${words.say("compare:take-empty")}</button>`}</section>`;
  }

  /** @param {Comparison} answer @param {SideName[]} sides */
  #practice(answer, sides) {
    const { words } = this;
    return html`<section><h2>${words.say("compare:practice")} ${cite(words, answer.a.practices[0].section, answer.a.practices[0].section, "advises")}</h2>
      <table><thead><tr><th scope="col">${words.say("compare:of")}</th>${sides.map((side) => html`<th scope="col">${words.say(`compare:names:${side}`)}</th>`)}</tr></thead>
        <tbody>${answer.a.practices.map(({ id }, i) => html`<tr><th scope="row">${sentence(words, `compare:practices:${id}`)}</th>${sides.map((side) => answer[side]).map(({ target, practices }) => html`<td>${this.#kept(target, practices[i]?.broken)}</td>`)}</tr>`)}</tbody></table></section>`;
  }

  /** @param {string | null} target @param {import("../../run/engine.js").Span | null | undefined} broken */
  #kept(target, broken) {
    const { words } = this;
    if (target === null || broken === undefined) return nothing;
    if (!broken) return html`<span class="kept"><span aria-hidden="true">✓</span> ${words.say("compare:kept")}</span>`;
    return html`<span class="broken"><span aria-hidden="true">✗</span> ${sentence(words, "compare:broken", { found: target.slice(...broken) })}</span>`;
  }
}

define("uri-compared", Compared);
