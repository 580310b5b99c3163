/**
 * The explanation of an expected target, or of a library's answer, below its text box: changes that would give it, the
 * misreading that gives it, the specs and software that give it, and the step that loses it. It emits "expected" with
 * the text or null to close, "answered" with whether a library gave it, "instead" with the texts to use, "step",
 * "differences", "libraries" and "report" with its button.
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
  readerText,
  standingText,
  whoText,
} from "../../texts/expected.js";
import { html } from "../../texts/html.js";
import { withCode, withoutMarks } from "../../texts/marks.js";
import { mark } from "../../texts/plain.js";
import { cite } from "../cite.js";
import { ContentView, define } from "../view.js";

/** @import { Change, Expectation } from "../../run/engine.js" */
/** @import { State } from "../../run/link.js" */

/**
 * @typedef {object} Content
 * @property {State} state with the expected target
 * @property {import("../../run/engine.js").Edition[]} editions
 * @property {Expectation | null} answer null if there is no question, or no answer yet
 * @property {Record<"base" | "reference" | "target", string> & { expected?: string }} texts the resolved ones
 * @property {{ base: string, path: string } | null} [home] the base from which the reference as written leads there, and
 *   the reference that does from any page of the site
 * @property {string} fault the error in the expected target
 * @property {string | null} notice a sentence in place of an answer
 * @property {string | null} section of the line that loses it
 * @property {string | null} likely the suggested expectation
 * @property {import("../../texts/expected.js").Others} others
 */

/** The most changes to offer. */
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

  /** True if software gives it, so that there are differences to show. @param {Content} content */
  #differs({ state, others }) {
    const { neighbours, libraries, calls } = others;
    return state.answered || neighbours.length || libraries.length || calls?.some(({ gives }) => gives);
  }

  /**
   * The announced result: whether it is the target, or the number of changes that give it.
   * @param {Content} content @param {Expectation} answer
   */
  #standing({ texts, fault }, answer) {
    const { words } = this;
    const { met, equivalent, tooLong, changes } = answer;
    const standing = standingText(words, answer, texts.target, fault);
    const nothingGives = !met && !tooLong && !equivalent && !changes.length;
    return html`${standing ? html`<p class=${met || equivalent ? "met" : "fault"}>${withCode(words, standing)}</p>` : nothing}${nothingGives ? html`<p>${words.say("expectation:none")}</p>` : nothing}`;
  }

  /**
   * The changes that would give it, why it isn't the target, and the specs and software that give it.
   * @param {Content} content @param {Expectation} answer
   */
  #known(content, answer) {
    if (answer.met || answer.tooLong) return nothing;
    const { words } = this;
    const { home } = content;
    const { misreading, lost } = answer;
    const append = answer.changes.length > 0 && appends(answer.changes[0], content);
    // A link is easier to change than the page's address.
    const changes = append
      ? answer.changes
      : answer.changes.toSorted((a, b) => Number(a.base !== undefined) - Number(b.base !== undefined));
    const [first] = changes;
    const between = words.say("ui:between", {}, " ");
    return html`${
      first
        ? html`<p class="fix">${append ? withCode(words, words.say("expectation:append", { changed: namesOf(first) })) : words.say("expectation:there")}${between}${changes.slice(0, mostChanges).map((change, i) => html`${i ? html`${words.say("expectation:or")}${between}` : nothing}${this.#change(content, change, append && !i ? "" : repeats(changes, i, append) ? words.say("expectation:again") : undefined)}`)}</p>`
        : nothing
    }${home ? html`<p>${withCode(words, words.say("expectation:home", { base: home.base, path: home.path }))}</p>` : nothing}${misreading || lost ? html`<p>${this.#mistake(content, answer)}</p>` : nothing}${this.#who(content, answer)}`;
  }

  /** The misreading, and the step that loses the expectation. @param {Content} content @param {Expectation} answer */
  #mistake({ state, texts, section }, answer) {
    const { words } = this;
    const misreading = misreadingText(words, answer);
    const lost = lostText(words, texts, answer, misreading);
    const said = [misreading, lost].filter(Boolean).join(words.say("ui:between", {}, " "));
    const step = answer.lost?.step ?? answer.misreading?.step;
    return html`${withCode(words, said)} ${lost && section && !readerText(words, texts, answer) ? cite(words, section) : nothing} <button type="button" class="link" @click=${() => this.emit("step", step)}>${words.say("expectation:show")}</button>${answer.misreading ? html` <a href=${write({ ...state, step: null, expected: undefined, answered: undefined, lines: canonical(answer.misreading.lines) ?? undefined })}>${words.say("expected:run")}</a>` : nothing}`;
  }

  /** A change, as a button with the new text. @param {Content} content @param {Change} change @param {string} [said] a label before the button */
  #change({ texts }, change, said = this.words.say("expectation:use", { changed: namesOf(change) })) {
    const { words } = this;
    const changed = changedTexts(change, texts);
    return html`${said} <button type="button" class="use" title=${withoutMarks(howText(words, change))} aria-label=${[words.say("expectation:use", { changed: namesOf(change) }), ...changed.map(({ text }) => text)].join(" ")} @click=${() => this.emit("instead", { base: change.base, reference: change.reference })}>${changed.map(
      ({ shown, new: [from, to], before, behind }, i) =>
        html`${i ? " + " : nothing}<code>${before ? "…" : ""}${part(words, shown, 0, from)}${to > from ? html`<ins>${part(words, shown, from, to)}</ins>` : nothing}${part(words, shown, to, shown.length)}${behind ? "…" : ""}</code>`,
    )}</button>`;
  }

  /** @param {Content} content @param {Expectation} answer */
  #who({ state, editions, others }, { by, equivalents }) {
    const { words } = this;
    const documents = by.map((one) => documentText(words, editions, one, mark));
    const said = whoText(words, documents, others);
    const rest = [equivalentsText(words, editions, { equivalents }), callsText(words, others.calls)].filter(Boolean);
    // A document is a link to its run: it is identified by its position among the marked names.
    let at = 0;
    const drawn = withCode(words, said.replace(spaced, "$1$2"), (_, name) => {
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

/** The space between Chinese words of which one is marked. */
const spaced = /(\p{Script=Han}›) (?=\p{Script=Han})|(\p{Script=Han}) (?=‹\p{Script=Han})/gu;

/** The names of the texts that change. @param {Change} change */
const namesOf = ({ base, reference }) =>
  base !== undefined && reference !== undefined ? "both" : base === undefined ? "reference" : "base";

/** True if the sentence just before a change names the same text. @param {Change[]} changes @param {number} i @param {boolean} append */
const repeats = (changes, i, append) => i > Number(append) && namesOf(changes[i]) === namesOf(changes[i - 1]);

/** True if a change appends the reference to the base, with one "/" between them. @param {Change} change @param {Content} content */
const appends = ({ kinds }, { texts: { base, reference }, state: { expected } }) =>
  kinds.every((kind) => kind === "base-slash" || kind === "no-leading-slash") &&
  expected === `${base.replace(/\/$/, "")}/${reference.replace(/^\//, "")}`;

/** @param {import("../../words/words.js").Words} words @param {string} text @param {number} from @param {number} to */
const part = (words, text, from, to) => characters(words, text, from, to);

define("uri-expectation", ExpectationPanel);
