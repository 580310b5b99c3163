/**
 * Why the answers differ, in a dialog over the stage: first who differs, with the clause that
 * makes the difference, and where the two runs part; then who agrees, in one line; then what can be
 * chosen in each edition. While it is open it follows what it is handed.
 */
import { nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { html } from "../../texts/html.js";
import { isSame } from "../../cases/verdict.js";
import { drawnAnswer } from "../stage/answer.js";
import { cite } from "../cite.js";
import { besideOf, spokenNameOf, whenOf } from "../../texts/naming.js";
import { withCode } from "../../texts/marks.js";
import { isQuiet } from "../../texts/outcome.js";
import { optionOf } from "../stage/option.js";
import "./parting.js";
import { reasonText, refusalText } from "../stage/reasons.js";
import { sheet, SheetView } from "./sheet.js";
import { define } from "../view.js";
import { causesOf, causeText } from "../../texts/causes.js";

/** @import { Edition, EditionAnswer } from "../../run/engine.js" */
/** @import { Neighbour } from "../../neighbours/neighbours.js" */

/**
 * at: the edition or neighbour that has the focus first; closed is called in the end.
 * @typedef {import("../stage/years.js").Content & { at: string, closed: () => void }} Content
 */

/** Longer answers are shortened in their middle. */
const longest = 400;

/** @extends {SheetView<Content>} */
export class Differences extends SheetView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { editions, answers, chosen, neighbours, options, at } = content;
    const own = answers.find(({ edition }) => edition === chosen);
    const all = [
      ...(neighbours ?? [])
        .filter(({ silent }) => !silent)
        .map((neighbour) => ({
          id: neighbour.id,
          same: isSame(own, neighbour.answer),
          name: words.say(`neighbours:names:${neighbour.id}`),
          drawn: () => this.#neighbour(neighbour, content),
        })),
      ...editions.flatMap((edition, i) =>
        edition.id === chosen || answers[i]?.outcome === "no-setters"
          ? []
          : {
              id: edition.id,
              same: answers[i]?.same ?? false,
              name: spokenNameOf(words, edition),
              drawn: () => this.#edition(edition, answers[i], content),
            },
      ),
    ];
    // What was asked about comes first.
    const differing = all.filter(({ same }) => !same).toSorted((a, b) => Number(b.id === at) - Number(a.id === at));
    const agreeing = all.filter(({ same }) => same);
    const optional = editions.filter((edition) => edition.options.length);
    const by = /** @type {Edition} */ (editions.find(({ id }) => id === chosen));
    return sheet({
      words,
      id: this.idOf("title"),
      title: words.say(
        content.changed ? "stage:verdict:all" : differing.length ? "differences:title" : "differences:agree",
      ),
      closed: content.closed,
      body: html`<div class="made" @click=${this.#clicked}>
        ${this.#edition(by, own, content)}
        ${repeat(
          differing,
          ({ id }) => id, // the neighbours' answers come later: a button that has the focus keeps its row
          ({ drawn }) => drawn(),
        )}
        ${
          agreeing.length
            ? html`<p class="agreeing" tabindex="-1"><span class="sign same" aria-hidden="true">=</span> ${words.say(
                "differences:agreeing",
                {
                  who: words.list(
                    agreeing.map(({ name }) => name),
                    "conjunction",
                  ),
                  count: agreeing.length,
                },
              )}</p>`
            : nothing
        }
        ${optional.length ? html`<h3 class="beside">${words.say("differences:options")}</h3>${optional.map((edition) => html`<section class="options" data-id=${edition.id}><h4><b>${whenOf(words, edition)}</b> ${besideOf(edition)}</h4>${edition.options.map((option) => optionOf(this, edition.id, option, options[option.name] ?? option.values[0]))}</section>`)}` : nothing}
      </div>`,
    });
  }

  /** @param {Content} content */
  opened({ at, answers }) {
    const section = /** @type {HTMLElement | undefined} */ (
      [...this.querySelectorAll(".maker")].find((maker) => /** @type {HTMLElement} */ (maker).dataset.id === at)
    );
    (section ?? /** @type {HTMLElement | null} */ (this.querySelector(".agreeing")))?.focus();
    if (answers.some(({ edition, because }) => edition === at && because)) this.emit("parting", at);
  }

  /** @param {Edition} edition @param {EditionAnswer | undefined} answer @param {Content} content */
  #edition(edition, answer, { answers, chosen, parting, sides }) {
    const { id } = edition;
    const is = id === chosen ? "chosen" : answer?.same ? "same" : answer && isQuiet(answer) ? "quiet" : "differs";
    const open = id === parting;
    return html`<section class="maker ${is}" data-id=${id} tabindex="-1" aria-labelledby=${this.idOf(id)}>
      <h3 id=${this.idOf(id)}><b>${whenOf(this.words, edition)}</b> ${besideOf(edition)}</h3>
      ${answer ? this.#answer(is, drawnAnswer(this.words, answer, longest)) : nothing}
      ${
        answer?.because
          ? this.#because(
              edition,
              answer,
              answers.find((one) => one.edition === chosen),
              open,
            )
          : nothing
      }
      ${answer?.tooLong ? html`<p>${this.words.say("differences:too-long")}</p>` : nothing}
      ${open && sides && answer?.because ? html`<uri-parting id=${this.idOf("parting")} .words=${this.words} .content=${sides}></uri-parting>` : nothing}
    </section>`;
  }

  /** The sign, the answer, and what the sign means. @param {string} is @param {unknown} answer */
  #answer(is, answer) {
    const sign = is === "chosen" ? "" : is === "same" ? "=" : is === "quiet" ? "–" : "≠";
    const said = this.words.say(is === "chosen" || is === "same" ? `ui:${is}` : "ui:differs");
    return html`<p class="answer">${sign ? html`<span class="sign ${is}" aria-hidden="true">${sign}</span>` : nothing}<span class=${is === "quiet" ? "unseen-words" : "said"}>${said}</span> ${answer}</p>`;
  }

  /** Why an edition's answer is another, and the button that sets the two runs beside each other. @param {Edition} edition @param {EditionAnswer} answer @param {EditionAnswer | undefined} own of the chosen edition @param {boolean} open */
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

  /** @param {Neighbour} neighbour @param {Content} content */
  #neighbour(neighbour, { answers, chosen }) {
    const { words } = this;
    const { id, answer } = neighbour;
    const same = isSame(
      answers.find(({ edition }) => edition === chosen),
      answer,
    );
    const said = this.#sentences(neighbour);
    return html`<section class="maker ${same ? "same" : "differs"}" data-id=${id} tabindex="-1" aria-labelledby=${this.idOf(id)}>
      <h3 id=${this.idOf(id)}><b>${words.say(`neighbours:names:${id}`)}</b></h3>
      ${this.#answer(same ? "same" : "differs", answer === null ? html`<em>${words.say("neighbours:no-answer")}</em>` : drawnAnswer(words, { outcome: "target", target: answer }))}
      <ul>${said.map((one, i) => html`<li>${withCode(words, one, i === 0 && answer === null ? (_, value) => value : undefined)}</li>`)}</ul>
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
    if (/** @type {Element} */ (target).closest("a[href^='#']")) this.close();
  };
}

define("uri-differences", Differences);
