/**
 * A question before the ladder: on which rung do two texts meet? Somebody chooses a rung, or
 * that they do not meet, and is told whether that is right, and what is done on the rung where
 * they do. An answer is told by the event uriscope:predict, as that of views/stage/predict.js is. The
 * words are those of "ui", "predict" and "compare".
 */
import { nothing } from "lit-html";
import { isSame, meeting } from "../../cases/predicting.js";
import { characters } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite, sectionSaid } from "../cite.js";
import { nameOf } from "../../texts/naming.js";
import { sentence } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";

/** @typedef {import("../../run/engine.js").Comparison} Comparison */
/** @typedef {import("../../cases/predicting.js").Given} Given */

/** @typedef {{ comparison: Comparison, edition: import("../../run/engine.js").Edition, base: string }} Content */

/** @extends {ContentView<Content>} */
export class Meeting extends ContentView {
  /** @type {Given | null} */
  #given = null;
  /** What has been taken last. */
  #taken = "";
  /** Set by an answer: the button that asks once more gets the focus, as the others go. */
  #answered = false;

  /** What has been answered stays so. @param {Content} content */
  take({ comparison: { a, b }, edition, base }) {
    const taken = JSON.stringify([a.text, b.text, edition.id, base]);
    if (taken !== this.#taken) this.#given = null;
    this.#taken = taken;
  }

  /** @param {Content} content */
  draw({ comparison, edition, base }) {
    const { words } = this;
    const given = this.#given;
    /** @param {string} label @param {string} text */
    const row = (label, text) =>
      html`<div><dt>${words.say(label)}</dt><dd><code>${characters(words, text, 0, text.length)}</code></dd></div>`;
    return html`<section class="predict" aria-labelledby=${this.idOf("title")}>
      <h2 id=${this.idOf("title")}>${words.say("predict:title")}</h2>
      <dl class="asked rows">${row("compare:label:a", comparison.a.text)}${row("compare:label:b", comparison.b.text)}${comparison.a.resolved || comparison.b.resolved ? row("compare:label:base", base) : nothing}
        <div><dt>${words.say("ui:edition")}</dt><dd>${nameOf(edition)} (${edition.year})</dd></div></dl>
      <form @submit=${this.#again}>
        <fieldset class="rungs" ?disabled=${given !== null}><legend>${words.say("predict:questions:rung")}</legend>
          ${rungsOf(comparison).map(({ id, section }) => this.#choice({ kind: "text", text: id }, html`${words.say(`compare:rungs:${id}`)}`, section))}
          ${this.#choice({ kind: "apart", text: "" }, words.say("predict:kinds:apart"))}</fieldset>
        ${given ? html`<p class="act"><button type="submit" class="again">${words.say("predict:again")}</button></p>` : nothing}
      </form>
      <div class="verdict" role="status">${given ? this.#verdict(comparison, edition.id, isSame(given, meeting(comparison))) : nothing}</div>
    </section>`;
  }

  /** @param {Given} answer @param {unknown} label @param {string} [section] */
  #choice(answer, label, section = "") {
    const chosen = this.#given !== null && isSame(this.#given, answer);
    return html`<button type="button" class=${chosen ? "chosen" : nothing} data-rung=${answer.text} title=${section ? sectionSaid(this.words, section) : nothing} aria-pressed=${this.#given ? (chosen ? "true" : "false") : nothing} @click=${() => this.#answer(answer)}>${label}</button>`;
  }

  /** @param {Comparison} comparison @param {string} edition its id @param {boolean} right */
  #verdict(comparison, edition, right) {
    const { words } = this;
    const rung = comparison.meet === null ? null : comparison.rungs[comparison.meet];
    return html`<p class=${right ? "right" : "wrong"}><b>${words.say(right ? "predict:right" : "predict:wrong")}</b>${words.say("ui:between", {}, " ")}${rung ? words.say("predict:meet", { rung: words.say(`compare:rungs:${rung.id}`) }) : words.say("predict:apart")}</p>
      ${rung ? html`<p>${sentence(words, `compare:does:${rung.id}`, { edition })} ${cite(words, rung.section)}</p>` : nothing}`;
  }

  /** @param {Given} given */
  #answer(given) {
    if (this.#given || !this.content) return;
    const expected = meeting(this.content.comparison);
    this.#given = given;
    this.#answered = true;
    this.refresh();
    this.emit("predict", {
      right: isSame(given, expected),
      given: plain(given),
      expected: plain(expected),
      step: 0,
      left: 0,
    });
  }

  drawn() {
    if (!this.#answered) return;
    this.#answered = false;
    /** @type {HTMLElement | null} */ (this.querySelector(".act button"))?.focus({ preventScroll: true });
  }

  /** @param {Event} event */
  #again = (event) => {
    event.preventDefault();
    this.#given = null;
    this.refresh();
    /** @type {HTMLElement | null} */ (this.querySelector("fieldset button"))?.focus();
  };
}

/** The rungs for which something is computed. @param {Comparison} comparison */
const rungsOf = ({ rungs }) => rungs.filter(({ explained }) => !explained);

/** An answer as the event has it. @param {Given} given */
const plain = ({ kind, text }) => (kind === "text" ? text : kind);

define("uri-meeting", Meeting);
