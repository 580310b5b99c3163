/**
 * The reasons why answers differ, below the row of specs: each differing spec with the clause that makes the
 * difference, and the two runs side by side, each open at the line where they diverge; then those that agree, in one
 * line; then the options of the spec. While open, it follows changes.
 */
import { nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { html } from "../../texts/html.js";
import { isSame } from "../../cases/verdict.js";
import { drawnAnswer } from "./answer.js";
import { cite } from "../cite.js";
import { besideOf, spokenNameOf } from "../../texts/naming.js";
import { whenOf } from "../../texts/when.js";
import { withCode } from "../../texts/marks.js";
import { isQuiet } from "../../texts/outcome.js";
import { optionOf } from "./option.js";
import "./parting.js";
import { reasonText, refusalText } from "./reasons.js";
import { isModified } from "../../kit/rove.js";
import { ContentView, define } from "../view.js";
import { causesOf, causeText } from "../../texts/causes.js";

/** @import { Edition, EditionAnswer } from "../../run/engine.js" */
/** @import { Neighbour } from "../../neighbours/neighbours.js" */

/**
 * at: the spec or neighbour that comes first, and gets the focus; null: the focus stays on the opening button. closed
 * is called when it should close.
 * @typedef {import("./years.js").Content & { at: string | null, closed: () => void }} Content
 */

/** Longer answers are shortened in their middle. */
const longest = 400;

/** @extends {ContentView<Content>} */
export class Differences extends ContentView {
  /**
   * The spec or neighbour to begin with: its comparison is opened, and focused, once.
   * @type {string | null | undefined}
   */
  #at;

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { editions, chosen, changed, options } = content;
    const [differing, agreeing] = this.#apart(content);
    const by = /** @type {Edition} */ (editions.find(({ id }) => id === chosen));
    const close = words.say("ui:close");
    return html`<section class="apart" aria-labelledby=${this.idOf("title")} @keydown=${this.#key} @click=${this.#clicked}>
      <div class="head"><h3 id=${this.idOf("title")} tabindex="-1">${words.say(changed ? "stage:verdict:all" : differing.length ? "differences:title" : "differences:agree")}</h3><button type="button" class="close" aria-label=${close} title=${close} @click=${this.close}>×</button></div>
      ${repeat(
        differing,
        ({ id }) => id, // the neighbours' answers arrive later, and a focused button must keep its row
        ({ drawn }) => drawn(),
      )}
      ${agreeing.length ? this.#agreeing(agreeing) : nothing}
      ${by.options.length ? html`<div class="options" data-id=${chosen}><h4>${words.say("differences:options", { document: by.document })}</h4>${by.options.map((option) => optionOf(this, chosen, option, options[option.name] ?? option.values[0]))}</div>` : nothing}
    </section>`;
  }

  /**
   * The answers that differ from the current spec's: first the one in question, then software, the latest specs, and
   * those without an answer; and the ones that agree.
   * @param {Content} content
   */
  #apart(content) {
    const { words } = this;
    const { editions, answers, chosen, neighbours, at } = content;
    const own = answers.find(({ edition }) => edition === chosen);
    const all = [
      ...(neighbours ?? [])
        .filter(({ silent }) => !silent)
        .map((neighbour) => ({
          id: neighbour.id,
          same: isSame(own, neighbour.answer),
          name: words.say(`neighbours:names:${neighbour.id}`),
          drawn: () => this.#neighbour(neighbour),
        })),
      ...answers
        .filter(({ edition, outcome }) => edition !== chosen && outcome !== "no-setters")
        .toReversed()
        .map((answer) => {
          const edition = /** @type {Edition} */ (editions.find(({ id }) => id === answer.edition));
          return {
            id: edition.id,
            same: answer.same,
            quiet: isQuiet(answer),
            name: spokenNameOf(words, edition),
            drawn: () => this.#edition(edition, answer, content),
          };
        }),
    ];
    const rank = (/** @type {{ id: string, quiet?: boolean }} */ { id, quiet }) => (id === at ? 0 : quiet ? 2 : 1);
    return [
      all.filter(({ same }) => !same).toSorted((a, b) => rank(a) - rank(b)),
      all.filter(({ same }) => same).toReversed(),
    ];
  }

  /** @param {{ name: string }[]} agreeing */
  #agreeing(agreeing) {
    const { words } = this;
    const names = agreeing.map(({ name }) => name);
    const said = words.say("differences:agreeing", { who: words.list(names, "conjunction"), count: names.length });
    return html`<p class="agreeing" tabindex="-1"><span class="sign same" aria-hidden="true">=</span> ${said}</p>`;
  }

  drawn() {
    const { at, chosen } = /** @type {Content} */ (this.content);
    if (at === this.#at) return;
    this.#at = at;
    const makers = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".maker")]);
    const asked = makers.find(({ dataset }) => dataset.id === at);
    const other = at === chosen ? "h3" : ".agreeing";
    if (at !== null) (asked ?? /** @type {HTMLElement | null} */ (this.querySelector(other)))?.focus();
    const parted = [asked, ...makers].find((maker) => maker?.querySelector(".where"));
    if (parted) this.emit("parting", parted.dataset.id ?? "");
  }

  close = () => this.content?.closed();

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key !== "Escape" || isModified(event)) return;
    event.stopPropagation();
    this.close();
  };

  /** @param {Edition} edition @param {EditionAnswer} answer @param {Content} content */
  #edition(edition, answer, { answers, chosen, parting, sides }) {
    const { id } = edition;
    const is = isQuiet(answer) ? "quiet" : "differs";
    const open = id === parting;
    return html`<section class="maker ${is}" data-id=${id} tabindex="-1" aria-labelledby=${this.idOf(id)}>
      <h4 id=${this.idOf(id)}><b>${whenOf(this.words, edition)}</b> ${besideOf(this.words, edition)}</h4>
      ${this.#answer(is, drawnAnswer(this.words, answer, longest))}
      ${
        answer.because
          ? this.#because(
              edition,
              answer,
              answers.find((one) => one.edition === chosen),
              open,
            )
          : nothing
      }
      ${answer.tooLong ? html`<p>${this.words.say("differences:too-long")}</p>` : nothing}
      ${open && sides && answer.because ? html`<uri-parting id=${this.idOf("parting")} .words=${this.words} .content=${sides}></uri-parting>` : nothing}
    </section>`;
  }

  /** @param {string} is @param {unknown} answer */
  #answer(is, answer) {
    const sign = is === "quiet" ? "–" : "≠";
    return html`<p class="answer"><span class="sign ${is}" aria-hidden="true">${sign}</span><span class="unseen-words">${this.words.say("ui:differs")}</span> ${answer}</p>`;
  }

  /** The reason for a spec's different answer, and the button that shows the two runs side by side. @param {Edition} edition @param {EditionAnswer} answer @param {EditionAnswer | undefined} own the current spec's @param {boolean} open */
  #because({ id }, answer, own, open) {
    const { clause = "" } = answer.because ?? {};
    const { words } = this;
    const { section } = answer;
    const said = causesOf(answer, own).map((cause) => causeText(words, id, cause, words.say("differences:no-words")));
    const part = words.has(`${id}:clauses:${clause}`)
      ? words.say("ui:player:clauses", {}, ", ") + words.say(`${id}:clauses:${clause}`)
      : "";
    return html`<p class="because">${withCode(words, said.join(words.say("ui:between", {}, " ")))} ${section ? cite(words, section, section + part) : nothing}</p>
      <button type="button" class="where" aria-expanded=${open ? "true" : "false"} aria-controls=${open ? this.idOf("parting") : nothing}
        @click=${() => this.emit("parting", open ? "" : id)}>${words.say(open ? "differences:hide-parting" : "differences:show-parting")}</button>`;
  }

  /** @param {Neighbour} neighbour */
  #neighbour(neighbour) {
    const { words } = this;
    const { id, answer } = neighbour;
    const said = this.#sentences(neighbour);
    return html`<section class="maker differs" data-id=${id} tabindex="-1" aria-labelledby=${this.idOf(id)}>
      <h4 id=${this.idOf(id)}><b>${words.say(`neighbours:names:${id}`)}</b></h4>
      ${this.#answer("differs", answer === null ? html`<em>${words.say("neighbours:no-answer")}</em>` : drawnAnswer(words, { outcome: "target", target: answer }))}
      <ul>${said.map((one, i) => html`<li>${withCode(words, one, i === 0 && answer === null ? (_, value) => value : undefined)}</li>`)}</ul>
    </section>`;
  }

  /** The sentences about a neighbour, and about the document that it is compared with. @param {Neighbour} neighbour */
  #sentences(neighbour) {
    const { words } = this;
    const { answer, same, reasons } = neighbour;
    const said = reasons.map((reason) => reasonText(words, neighbour, reason));
    if (answer === null) said.unshift(refusalText(words, neighbour));
    if (same) return [...said, words.say("neighbours:same", { id: neighbour.id })];
    return said.length ? said : [words.say("neighbours:unknown", { id: neighbour.id })];
  }

  /** A link that opens a step on the stage, which must then be visible. @param {Event} event */
  #clicked = ({ target }) => {
    if (/** @type {Element} */ (target).closest("a[href^='#']")) this.close();
  };
}

define("uri-differences", Differences);
