/**
 * Why the answers differ, in a dialog over the stage: for every edition the clause that
 * makes the difference, where its run and that of the chosen edition part, and what can be
 * chosen in it; for the browser and Go what they do otherwise. While it is open it follows
 * what it is handed.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { drawnAnswer } from "../stage/answer.js";
import { cite } from "../cite.js";
import { besideOf, living, whenOf } from "../../texts/naming.js";
import { withCode } from "../../texts/marks.js";
import { isQuiet } from "../../texts/outcome.js";
import { optionOf } from "../stage/option.js";
import "./parting.js";
import { reasonText, refusalText } from "../stage/reasons.js";
import { sheet } from "./sheet.js";
import { ContentView, define } from "../view.js";
import { causesOf, causeText } from "../../texts/causes.js";

/** @typedef {import("../../run/engine.js").Edition} Edition */
/** @typedef {import("../../run/engine.js").EditionAnswer} EditionAnswer */
/** @typedef {import("../../neighbours/neighbours.js").Neighbour} Neighbour */

/**
 * at: the edition or neighbour that has the focus first; closed is called in the end.
 * @typedef {import("../stage/years.js").Content & { at: string, closed: () => void }} Content
 */

/** Longer answers are shortened in their middle. */
const longest = 400;

/** @extends {ContentView<Content>} */
export class Differences extends ContentView {
  /** It is opened once: until it is gone, what has been closed may be drawn once more. */
  #opened = false;

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { editions, answers, chosen, neighbours } = content;
    const all = editions.map((edition, i) => ({ edition, answer: answers[i] }));
    // The chosen one comes first: the others stand beside it.
    const ordered = [
      ...all.filter(({ edition }) => edition.id === chosen),
      ...all.filter(({ edition }) => edition.id !== chosen),
    ];
    return sheet({
      words,
      id: this.idOf("title"),
      title: words.say("differences:title"),
      closed: content.closed,
      body: html`<div class="made" @click=${this.#clicked}>
        ${ordered.map(({ edition, answer }) => this.#edition(edition, answer, content))}
        <h3 class="beside">${words.say("differences:others")}</h3>
        ${neighbours?.map((neighbour) => this.#neighbour(neighbour, content))}
      </div>`,
    });
  }

  drawn() {
    if (this.#opened || !this.content) return;
    this.#opened = true;
    this.querySelector("dialog")?.showModal();
    const { at, answers } = this.content;
    const section = /** @type {HTMLElement | undefined} */ (
      [...this.querySelectorAll(".maker")].find((maker) => /** @type {HTMLElement} */ (maker).dataset.id === at)
    );
    section?.focus();
    if (answers.some(({ edition, because }) => edition === at && because)) this.emit("parting", at);
  }

  /** @param {Edition} edition @param {EditionAnswer | undefined} answer @param {Content} content */
  #edition(edition, answer, { chosen, options: set, parting, sides }) {
    const { id, options } = edition;
    const is = id === chosen ? "chosen" : answer?.same ? "same" : answer && isQuiet(answer) ? "quiet" : "differs";
    const open = id === parting;
    return html`<section class="maker ${is}" data-id=${id} tabindex="-1" aria-labelledby=${this.idOf(id)}>
      <h3 id=${this.idOf(id)}><b>${whenOf(this.words, edition)}</b> ${besideOf(edition)}</h3>
      ${answer ? this.#answer(is, drawnAnswer(this.words, answer, longest)) : nothing}
      ${answer?.because ? this.#because(edition, answer, open) : nothing}
      ${answer?.tooLong ? html`<p>${this.words.say("differences:too-long")}</p>` : nothing}
      ${open && sides && answer?.because ? html`<uri-parting id=${this.idOf("parting")} .words=${this.words} .content=${sides}></uri-parting>` : nothing}
      ${options.map((option) => optionOf(this, id, option, set[option.name] ?? option.values[0]))}
    </section>`;
  }

  /** The sign, the answer, and what the sign means. @param {string} is @param {unknown} answer */
  #answer(is, answer) {
    const sign = is === "chosen" ? "" : is === "same" ? "=" : is === "quiet" ? "–" : "≠";
    const said = this.words.say(is === "chosen" || is === "same" ? `ui:${is}` : "ui:differs");
    return html`<p class="answer">${sign ? html`<span class="sign ${is}" aria-hidden="true">${sign}</span>` : nothing}<span class=${is === "chosen" ? "said" : "unseen-words"}>${said}</span> ${answer}</p>`;
  }

  /** Why an edition's answer is another, and the button that sets the two runs beside each other. @param {Edition} edition @param {EditionAnswer} answer @param {boolean} open */
  #because({ id }, answer, open) {
    const { clause = "" } = answer.because ?? {};
    const { words } = this;
    const { section } = answer;
    const said = causesOf(answer).map((cause) => causeText(words, id, cause, words.say("differences:no-words")));
    const part = words.has(`${id}:clauses:${clause}`) ? `, ${words.say(`${id}:clauses:${clause}`)}` : "";
    return html`<p class="because">${withCode(words, said.join(words.say("ui:between", {}, " ")))} ${section ? cite(words, section, section + part) : nothing}</p>
      <button type="button" class="where" aria-expanded=${open ? "true" : "false"} aria-controls=${open ? this.idOf("parting") : nothing}
        @click=${() => this.emit("parting", open ? "" : id)}>${words.say(open ? "differences:hide-parting" : "differences:show-parting")}</button>`;
  }

  /** @param {Neighbour} neighbour @param {Content} content */
  #neighbour(neighbour, { answers, chosen }) {
    const { words } = this;
    const { id, answer } = neighbour;
    if (neighbour.silent)
      return html`<section class="maker quiet" data-id=${id} tabindex="-1" aria-labelledby=${this.idOf(id)}>
        <h3 id=${this.idOf(id)}><b>${words.say(`neighbours:names:${id}`)}</b></h3>
        ${this.#answer("quiet", html`<em>${words.say("ui:no-setters")}</em>`)}</section>`;
    const own = answers.find(({ edition }) => edition === (id === "url" ? living : chosen));
    const same = answer === null ? own?.target === null && own.outcome !== "same-document" : answer === own?.target;
    const said = this.#sentences(neighbour);
    return html`<section class="maker ${same ? "same" : "differs"}" data-id=${id} tabindex="-1" aria-labelledby=${this.idOf(id)}>
      <h3 id=${this.idOf(id)}><b>${words.say(`neighbours:names:${id}`)}</b></h3>
      ${this.#answer(same ? "same" : "differs", answer === null ? html`<em>${words.say("neighbours:no-answer")}</em>` : drawnAnswer(words, { outcome: "target", target: answer }))}
      <ul>${said.map((one) => html`<li>${withCode(words, one)}</li>`)}</ul>
    </section>`;
  }

  /** What there is to say of a neighbour, and of the document that it is compared with. @param {Neighbour} neighbour */
  #sentences(neighbour) {
    const { words } = this;
    const { answer, same, reasons } = neighbour;
    const said = reasons.map((reason) => reasonText(words, neighbour, reason));
    if (answer === null) said.unshift(refusalText(words, neighbour));
    if (same) return [...said, words.say("neighbours:same", { id: neighbour.id })];
    return said.length ? said : [words.say("neighbours:unknown", { id: neighbour.id })];
  }

  /** A link in the dialog opens a step on the stage, which is below it. @param {Event} event */
  #clicked = ({ target }) => {
    if (/** @type {Element} */ (target).closest("a[href^='#']")) this.querySelector("dialog")?.close();
  };
}

define("uri-differences", Differences);
