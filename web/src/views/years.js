/**
 * The years: a strip with the answer of every edition to what is typed, and beside them
 * what the browser and Go make of it. The chosen edition drives the page. An answer that
 * is the same is only "=". Why one differs, and what can be chosen in an edition, is told by a
 * dialog, which is fetched when somebody opens it: differences.js.
 */
import { html, nothing } from "lit-html";
import { lineOf } from "./answer.js";
import { demand } from "./demand.js";
import { nameOf } from "./edition.js";
import { Strip } from "./strip.js";
import { define } from "./view.js";

/** @typedef {import("../engine.js").Answer} Answer */
/** @typedef {import("../engine.js").Edition} Edition */
/** @typedef {import("../engine.js").EditionAnswer} EditionAnswer */
/** @typedef {import("../neighbours.js").Neighbour} Neighbour */
/** @typedef {import("./parting.js").Sides} Sides */

/**
 * @typedef {object} Content
 * @property {Edition[]} editions
 * @property {EditionAnswer[]} answers one for each edition
 * @property {string} chosen id of an edition
 * @property {Record<string, string>} options those that are not at their first value
 * @property {string} parting id of the edition whose run shall stand beside the chosen one's, if its answer differs; "" for none
 * @property {Sides | null} sides the two runs; null as long as they are not there
 * @property {Neighbour[] | null} neighbours null as long as nobody has asked them about these texts
 */

/** Who stands beside the editions. @type {Neighbour["id"][]} */
const others = ["url", "net/url"];

/** @extends {Strip<Content>} */
export class Years extends Strip {
  /** The edition or neighbour that the dialog begins with; null while it is closed. @type {string | null} */
  #open = null;
  /** Whether the dialog could not be fetched. */
  #failed = false;
  /** What the neighbours looked like when their answers were known last. @type {unknown[]} */
  #beside = others.map(() => nothing);

  /** @param {Content} content */
  draw(content) {
    const { editions, answers, chosen, options, neighbours } = content;
    const { words } = this;
    const own = answers.find(({ edition }) => edition === chosen);
    if (neighbours && own) this.#beside = others.map((id) => this.#other(own, neighbours.find((neighbour) => neighbour.id === id)));
    return html`
      <div class="run">
        <div class="years" role="radiogroup" aria-label=${words.say("ui:edition")} aria-describedby=${this.idOf("how")} @keydown=${this.#key}>
          ${editions.map((edition, i) => this.year(edition, content, answers[i] && { look: this.#answer(answers[i], edition.id === chosen) }, this.#name(edition, options)))}
        </div>
        <div class="others" role="group" aria-label=${words.say("ui:strip:others")}>
          ${others.map((id, i) => html`<div class="neighbour ${neighbours ? "" : "stale"}" data-id=${id} @click=${this.#clicked}><b>${words.say(`ui:strip:${id}`)}</b>${this.#beside[i]}</div>`)}
        </div>
      </div>
      <button type="button" class="differences" tabindex="-1" aria-haspopup="dialog" @click=${this.#clicked}>${words.say("ui:strip:why")}<span> ${words.say("ui:strip:more")}</span></button>
      <span class="unseen-words" id=${this.idOf("how")}>${words.say("ui:strip:how")}</span>
      ${this.#failed ? html`<p class="unfetched" role="alert">${words.say("ui:not-fetched")}</p>` : nothing}
      ${this.#open === null ? nothing : html`<uri-differences .words=${words} .content=${{ ...content, at: this.#open, closed: this.#closed }}></uri-differences>`}`;
  }

  turned() {
    // A link in the dialog may have chosen another edition than that which has the focus again.
    if (this.querySelector(".years")?.contains(this.focused)) this.#radio?.focus({ preventScroll: true });
  }

  /** What an edition is called, or which of its options are set. @param {Edition} edition @param {Record<string, string>} set */
  #name(edition, set) {
    const options = edition.options.filter(({ name }) => Object.hasOwn(set, name)).map(({ name }) => `${name}=${set[name]}`).join(" ");
    return html`<small class=${options ? "unseen-words" : ""}>${nameOf(edition)}</small>${options ? html` <small class="set">${options}</small>` : nothing}`;
  }

  /** @param {EditionAnswer} answer @param {boolean} chosen */
  #answer(answer, chosen) {
    if (chosen) return html`<span class="unseen-words">${this.words.say("ui:chosen")} </span>${lineOf(this.words, answer)}`;
    if (answer.same) return this.#sign("=", "same");
    if (answer.outcome === "no-relative-form") return html`${this.#sign("–", "differs", "quiet")} ${lineOf(this.words, answer)}`;
    return html`${this.#sign("≠", "differs")} ${lineOf(this.words, answer)}`;
  }

  /** A neighbour's answer, beside that of the chosen edition. @param {EditionAnswer} own @param {Neighbour | undefined} neighbour */
  #other(own, neighbour) {
    if (!neighbour) return nothing;
    const { answer } = neighbour;
    const none = own.target === null && own.outcome !== "same-document";
    const same = answer === null ? none : answer === own.target;
    return html`<div class="answer">${same ? this.#sign("=", "same") : this.#sign("≠", "differs")}
      ${same ? nothing : lineOf(this.words, { outcome: answer === null ? "error" : "target", target: answer })}</div>`;
  }

  /** @param {string} sign @param {"same" | "differs"} said @param {string} [looks] */
  #sign(sign, said, looks = said) {
    return html`<span class="sign ${looks}" aria-hidden="true">${sign}</span><span class="unseen-words">${this.words.say(`ui:${said}`)}</span>`;
  }

  /** The radio button of the chosen edition. */
  get #radio() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector(".chosen input"));
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key !== "Enter" || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.show(this.content?.chosen ?? "");
  };

  /** @param {Event} event */
  #clicked = ({ currentTarget }) => this.show(/** @type {HTMLElement} */ (currentTarget).dataset.id ?? this.content?.chosen ?? "");

  /** Opens the dialog. @param {string} at id of the edition or neighbour that it begins with */
  async show(at) {
    if (this.#open !== null) return;
    const editions = this.content?.editions.map(({ id }) => id) ?? [];
    this.#failed = await demand(import("./differences.js"), this.words, ["differences", "neighbours", ...editions]).then(() => false, () => true);
    this.#open = this.#failed ? null : at;
    this.schedule();
  }

  #closed = () => {
    this.#open = null;
    if (!this.contains(this.focused)) this.#radio?.focus({ preventScroll: true });
    this.emit("parting", "");
    this.schedule();
  };
}

define("uri-years", Years);
