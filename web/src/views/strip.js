/**
 * The row of specs, each with its answer: one of them is selected, and drives the page. Subclasses provide the answers.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { html } from "../texts/html.js";
import { besideOf, briefNameOf, isCurrent, spokenNameOf } from "../texts/naming.js";
import { whenOf } from "../texts/when.js";
import { ContentView } from "./view.js";

/** @import { Edition } from "../run/engine.js" */
/** A spec's answer: its drawing, and the class for it. said: the answer in words, if the drawing isn't text. @typedef {{ look: unknown, kind?: string, said?: string }} Answered */
/** @typedef {{ editions: Edition[], chosen: string, needs?: import("../run/engine.js").Capability }} Row chosen: the id of a spec; needs: a capability for the question, which a spec may lack */

/** Longer names have a shorter form. */
const longest = 8;

/**
 * @template {Row} Content
 * @extends {ContentView<Content>}
 */
export class Strip extends ContentView {
  /**
   * True if the reader has opened the earlier specs, false if closed; null: they are open if one of them is selected.
   * @type {boolean | null}
   */
  #earlier = null;

  connectedCallback() {
    super.connectedCallback();
    this.classList.add("of-editions");
  }

  /** The specs' answers, in order; fewer if some are unknown. @param {Content} _content @returns {Answered[]} */
  answers(_content) {
    throw new Error("a strip has to say what the editions answer");
  }

  /** @param {Content} content @returns {unknown} */
  draw(content) {
    const { needs } = content;
    const answers = this.answers(content).map((answer, i) =>
      needs && content.editions[i].lacks?.includes(needs)
        ? { look: this.words.say("page:unspoken"), kind: "unspoken", said: this.words.say("page:earlier:unspoken") }
        : answer,
    );
    return html`<h2 class="unseen-words">${this.words.say("ui:edition")}</h2>
      ${this.#opens(content, answers)}
      <div class="run"><div class="years" role="radiogroup" aria-label=${this.words.say("ui:edition")}>
      <div class="earlier" id=${this.idOf("earlier")}>${this.#years(content, answers, (edition) => !isCurrent(edition))}</div>
      ${this.#years(content, answers, isCurrent)}</div></div>`;
  }

  /** @param {Content} content @param {Answered[]} answers @param {(edition: Edition) => boolean} which */
  #years(content, answers, which) {
    return content.editions.map((edition, i) => (which(edition) ? this.#year(edition, content, answers[i]) : nothing));
  }

  /**
   * The entry for the earlier specs, if a style sheet folds them, with the number of each answer.
   * @param {Content} content @param {Answered[]} answers
   */
  #opens({ editions, chosen }, answers) {
    const earlier = editions.filter((edition) => !isCurrent(edition));
    const open = this.#earlier ?? earlier.some(({ id }) => id === chosen);
    /** @type {Map<string, number>} */
    const counted = new Map();
    for (const [i, { look, said = look }] of answers.entries()) {
      const answer = String(said).replace(/[:：]$/, ""); // without the colon for a value
      if (!isCurrent(editions[i])) counted.set(answer, (counted.get(answer) ?? 0) + 1);
    }
    const parts = [...counted].map(([answer, count]) => this.words.say("page:earlier:some", { answer, count }));
    const how = ["none", "all"][counted.size] ?? "apart";
    const [answer = ""] = counted.keys();
    const said = this.words.say(`page:earlier:${how}`, {
      answer,
      answers: this.words.list(parts, "unit"),
      count: earlier.length,
    });
    return html`<button type="button" class="opens" aria-expanded=${open ? "true" : "false"} aria-controls=${this.idOf("earlier")} @click=${this.#toggled}>${said}</button>`;
  }

  #toggled = () => {
    this.#earlier = this.querySelector(".opens")?.getAttribute("aria-expanded") === "false";
    this.refresh();
  };

  /** A year of the row. @param {Edition} edition @param {Content} content @param {Answered} [answer] */
  #year(edition, { chosen }, { look = "", kind = "" } = { look: "" }) {
    const { id, document } = edition;
    const name = besideOf(this.words, edition);
    return html`<div class="year ${id === chosen ? "chosen" : ""}" title=${document}>
      <label><input type="radio" name=${this.idOf("edition")} value=${id} .checked=${live(id === chosen)} aria-label=${spokenNameOf(this.words, edition)} aria-describedby=${this.idOf(id)} @change=${() => this.emit("edition", { edition: id })} />
        <b>${whenOf(this.words, edition)}</b> <small translate="no">${name.length > longest ? briefNameOf(this.words, edition) : name}</small></label>
      <div class="answer ${kind}" aria-hidden="true" id=${this.idOf(id)}>${look}</div>
    </div>`;
  }
}
