/**
 * What is known of what somebody expected, or of what a library answered, below its text box: what would give that
 * target, which misreading of the spec gives it, who gives it, and where the run loses it.
 * It emits "expected" with the text or null to close, "answered" with whether a library gave it, "instead" with the texts to use, "step", "differences",
 * "libraries" and "report" with its button.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { canonical } from "../../run/lines.js";
import { chosen, write } from "../../run/link.js";
import { characters } from "../../texts/characters.js";
import {
  callsText,
  changedTexts,
  documentText,
  equivalentsText,
  howText,
  lostText,
  misreadingText,
  standingText,
  whoText,
} from "../../texts/expected.js";
import { html } from "../../texts/html.js";
import { mark, withCode, withoutMarks } from "../../texts/marks.js";
import { cite } from "../cite.js";
import { ContentView, define } from "../view.js";

/** @import { Change, Expectation } from "../../run/engine.js" */
/** @import { State } from "../../run/link.js" */

/**
 * @typedef {object} Content
 * @property {State} state with the expected target
 * @property {import("../../run/engine.js").Edition[]} editions
 * @property {Expectation | null} answer null where nothing is asked, or not yet
 * @property {Record<"base" | "reference" | "target", string>} texts as they were resolved
 * @property {string} fault what is wrong with the expected target
 * @property {string | null} notice a sentence that takes the place of an answer
 * @property {string | null} section of the line at which it is lost
 * @property {string | null} likely what somebody may have expected
 * @property {import("../../texts/expected.js").Others} others
 */

/** So many changes are offered. */
const mostChanges = 2;

/** @extends {ContentView<Content>} */
export class ExpectationPanel extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { state, answer, notice, likely } = content;
    return html`<section aria-label=${words.say("expectation:title")} @keydown=${this.#key}>
      <div class="said"><div role="status">${
        notice !== null
          ? html`<p>${notice}</p>`
          : answer
            ? this.#standing(content, answer)
            : html`<p>${words.say("expectation:hint")}</p>`
      }</div>${notice === null && answer ? this.#known(content, answer) : nothing}</div>
      <p class="acts">${answer && this.#differs(content) ? html`<button type="button" @click=${(/** @type {Event} */ { currentTarget }) => this.emit("report", currentTarget)}>${words.say("expectation:copy")}</button>` : nothing}<label class="answered"><input type="checkbox" .checked=${live(state.answered === true)} @change=${this.#answered}> ${words.say("expectation:answered")}</label><button type="button" @click=${this.#close}>${words.say("expectation:close")}</button>${likely ? html`<button type="button" class="link" @click=${() => this.emit("unlikely", null)}>${words.say("expectation:silence")}</button>` : nothing}</p>
    </section>`;
  }

  /** Whether software differs, and not only who expected something else. @param {Content} content */
  #differs({ state, others }) {
    const { neighbours, libraries, calls } = others;
    return state.answered || neighbours.length || libraries.length || calls?.some(({ gives }) => gives);
  }

  /** What is heard at once: whether it is the target, or how many changes give it. @param {Content} content @param {Expectation} answer */
  #standing({ texts, fault }, answer) {
    const { words } = this;
    const { met, equivalent, tooLong, changes } = answer;
    const standing = standingText(words, answer, texts.target, fault);
    const nothingGives = !met && !tooLong && !equivalent && !changes.length;
    return html`${standing ? html`<p class=${met || equivalent ? "met" : "fault"}>${withCode(words, standing)}</p>` : nothing}${nothingGives ? html`<p>${words.say("expectation:none")}</p>` : nothing}`;
  }

  /** What would give it, why that is not the target, and who gives it. @param {Content} content @param {Expectation} answer */
  #known(content, answer) {
    if (answer.met || answer.tooLong) return nothing;
    const { words } = this;
    const { misreading, lost } = answer;
    const append = answer.changes.length > 0 && appends(answer.changes[0], content);
    // A link is easier to change than the page's address.
    const changes = append
      ? answer.changes
      : answer.changes.toSorted((a, b) => Number(a.base !== undefined) - Number(b.base !== undefined));
    const [first] = changes;
    return html`${
      first
        ? html`<p class="fix">${append ? withCode(words, words.say("expectation:append", { changed: namesOf(first) })) : words.say("expectation:there")} ${changes.slice(0, mostChanges).map((change, i) => html`${i ? words.say("expectation:or") : nothing} ${this.#change(content, change, append && !i ? "" : undefined)}`)}</p>`
        : nothing
    }${misreading || lost ? html`<p>${this.#mistake(content, answer)}</p>` : nothing}${this.#who(content, answer)}`;
  }

  /** The misreading, and where the run loses what was expected. @param {Content} content @param {Expectation} answer */
  #mistake({ state, texts, section }, answer) {
    const { words } = this;
    const lost = lostText(words, texts, answer);
    const said = [misreadingText(words, answer), lost].filter(Boolean).join(words.say("ui:between", {}, " "));
    const step = answer.lost?.step ?? answer.misreading?.step;
    return html`${withCode(words, said)} ${lost && section ? cite(words, section) : nothing} <button type="button" class="link" @click=${() => this.emit("step", step)}>${words.say("expectation:show")}</button>${answer.misreading ? html` <a href=${write({ ...state, step: null, expected: undefined, answered: undefined, lines: canonical(answer.misreading.lines) ?? undefined })}>${words.say("expected:run")}</a>` : nothing}`;
  }

  /** A change, as a button with the text that it gives. @param {Content} content @param {Change} change @param {string} [said] before the button */
  #change({ texts }, change, said = this.words.say("expectation:use", { changed: namesOf(change) })) {
    const { words } = this;
    const changed = changedTexts(change, texts);
    return html`${said} <button type="button" class="use" title=${withoutMarks(howText(words, change))} aria-label=${[said || words.say("expectation:use", { changed: namesOf(change) }), ...changed.map(({ text }) => text)].join(" ")} @click=${() => this.emit("instead", { base: change.base, reference: change.reference })}>${changed.map(
      ({ shown, new: [from, to], before, behind }, i) =>
        html`${i ? " " : nothing}<code>${before ? "…" : ""}${part(words, shown, 0, from)}${to > from ? html`<ins>${part(words, shown, from, to)}</ins>` : nothing}${part(words, shown, to, shown.length)}${behind ? "…" : ""}</code>`,
    )}</button>`;
  }

  /** @param {Content} content @param {Expectation} answer */
  #who({ state, editions, others }, { by, equivalents }) {
    const { words } = this;
    const documents = by.map((one) => documentText(words, editions, one, mark));
    const said = whoText(words, documents, others);
    const rest = [equivalentsText(words, editions, { equivalents }), callsText(words, others.calls)].filter(Boolean);
    // A document is a link to its run: drawn by its place among the marked names.
    let at = 0;
    const drawn = withCode(words, said, (_, name) => {
      const { edition = "", options = {} } = by[at++] ?? {};
      const own = editions.find(({ id }) => id === edition)?.options ?? [];
      return html`<a href=${write({ ...state, step: null, edition, options: chosen(options, own) })}>${name}</a>`;
    });
    const parting = by.find((one) => one.parting)?.edition;
    return html`<p class="who">${drawn}${parting ? html` <button type="button" class="link" @click=${() => this.emit("differences", parting)}>${words.say("expectation:diverge")}</button>` : nothing}${rest.map((one) => html`${words.say("ui:between", {}, " ")}${withCode(words, one)}`)}</p>`;
  }

  #answered = (/** @type {Event} */ { target }) =>
    this.emit("answered", /** @type {HTMLInputElement} */ (target).checked);

  #close = () => this.emit("expected", null);

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key === "Escape") this.#close();
  };
}

/** Which texts a change changes. @param {Change} change */
const namesOf = ({ base, reference }) =>
  base !== undefined && reference !== undefined ? "both" : base === undefined ? "reference" : "base";

/** Whether a change appends the reference to the base, with one "/" between them. @param {Change} change @param {Content} content */
const appends = ({ kinds }, { texts: { base, reference }, state: { expected } }) =>
  kinds.every((kind) => kind === "base-slash" || kind === "no-leading-slash") &&
  expected === `${base.replace(/\/$/, "")}/${reference.replace(/^\//, "")}`;

/** @param {import("../../words/words.js").Words} words @param {string} text @param {number} from @param {number} to */
const part = (words, text, from, to) => characters(words, text, from, to);

define("uri-expectation", ExpectationPanel);
