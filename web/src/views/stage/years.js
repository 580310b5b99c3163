/**
 * The row of specs and software. You select one of the specs, which drives the page; beside them are the answers of the
 * browser, Go, and libraries. The earlier specs are one entry with counts, which opens to show them; it is open if one
 * of them is selected. Below the row are the answers that differ, in full, once for each target, with their sources.
 * The reasons, and the options of the spec, unfold below that; they are loaded on demand: differences.js.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { isModified } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { isSame } from "../../cases/verdict.js";
import { drawnAnswer, heardAnswer } from "./answer.js";
import { demand } from "../dialogs/demand.js";
import { besideOf, briefNameOf, isCurrent, nameOf } from "../../texts/naming.js";
import { whenOf } from "../../texts/when.js";
import { withCode } from "../../texts/marks.js";
import { fromTarget, isQuiet } from "../../texts/outcome.js";
import { short, visible } from "../../words/words.js";
import { ContentView, define } from "../view.js";

/** @import { Answer, Edition, EditionAnswer } from "../../run/engine.js" */
/** @import { Neighbour } from "../../neighbours/neighbours.js" */
/** @import { Sides } from "./parting.js" */

/** Longer answers of libraries are shortened in the middle in the title. */
const longestTitle = 2000;

/**
 * @typedef {object} Content
 * @property {Edition[]} editions
 * @property {EditionAnswer[]} answers one for each spec, perhaps without reasons
 * @property {() => EditionAnswer[]} reasoned the same with reasons
 * @property {string} chosen id of the current spec
 * @property {boolean} [changed] whether that one has changed lines: then no reasons are known
 * @property {Record<string, string>} options those that aren't at their default
 * @property {string} parting id of the spec whose run is shown next to the current one's, if its answer differs; ""
 *   for none
 * @property {Sides | null} sides the two runs; null until they are there
 * @property {Record<string, string> | null} [reasons] why other specs differ, in sentences, by the spec's id; null until
 *   they are found
 * @property {Neighbour[] | null} neighbours null until they have answered for these texts
 * @property {import("../../libraries/standing.js").Standing[]} [libraries] those chosen to be shown, with their
 *   answers; if undefined, there is no panel of libraries
 */

/** @typedef {{ neighbour?: Neighbour, own?: EditionAnswer }} Beside */

/** The software beside the specs. @type {Neighbour["id"][]} */
const others = ["url", "net/url"];

/** @typedef {"same" | "differs" | "quiet" | "unknown"} Look */

/** The signs before names. @type {Record<Look, string>} */
const signs = { same: "✓", differs: "≠", quiet: "–", unknown: "?" };

/** The middle of longer differing targets is left out, in UTF-16 code units. */
const longestDrawn = 2000;

/** The height of a line, for a reason that isn't found yet: the page below it would jump. */
const space = "\u00a0";

/** @param {EditionAnswer} answer @returns {Look} */
const lookOf = (answer) => (answer.same ? "same" : isQuiet(answer) ? "quiet" : "differs");

/** @param {Look | null} look null: unknown, or unnecessary; its space is kept */
const sign = (look) => html`<span class="sign ${look ?? ""}" aria-hidden="true">${look && signs[look]}</span> `;

/** @param {string} said @param {unknown} [answer] */
const heard = (said, answer = nothing) => html`<span class="said">${said}</span> ${answer}`;

/** @extends {ContentView<Content>} */
export class Years extends ContentView {
  /** The unfolded reasons, and the spec or neighbour that they begin with, if any. @type {{ at: string | null } | null} */
  #open = null;
  /** The element that had the focus before unfolding. @type {Element | null} */
  #opener = null;
  /** True if loading them failed. */
  #failed = false;
  /**
   * True if the reader has opened the earlier specs, false if closed; null: they are open if one of them is selected.
   * @type {boolean | null}
   */
  #earlier = null;
  /** The spec that was selected at the last drawing. */
  #chosen = "";
  /** The neighbours' last known answers, with the spec's answer at that time. @type {Beside[]} */
  #beside = others.map(() => ({}));

  /** @param {Content} content */
  draw(content) {
    const { editions, answers, chosen, neighbours, libraries } = content;
    const { words } = this;
    const own = answers.find(({ edition }) => edition === chosen);
    if (neighbours) {
      this.#beside = others.map((id) => ({
        neighbour: neighbours.find((neighbour) => neighbour.id === id),
        own,
      }));
    }
    const now = editions.filter(isCurrent);
    const earlier = editions.filter((edition) => !isCurrent(edition));
    if (chosen !== this.#chosen && this.#earlier === false) this.#earlier = null;
    const open = this.#earlier ?? earlier.some(({ id }) => id === chosen);
    const differs =
      answers.some((answer) => lookOf(answer) === "differs" && answer.edition !== chosen) ||
      this.#beside.some(
        ({ neighbour, own: beside }) => neighbour && beside && !neighbour.silent && !isSame(beside, neighbour.answer),
      );
    const year = (/** @type {Edition} */ edition) =>
      this.#year(
        edition,
        content,
        answers.find((answer) => answer.edition === edition.id),
      );
    return html`
      <h2 class="unseen-words">${words.say("ui:edition")}</h2>
      <div class="run">
        ${earlier.length ? this.#counted(earlier, content, open) : nothing}
        <div class="years" role="radiogroup" aria-label=${words.say("ui:edition")} aria-describedby=${this.idOf("how")} @keydown=${this.#key}>
          <div class="earlier ${open ? "open" : ""}" id=${this.idOf("earlier")}>${earlier.map(year)}</div>
          ${now.map(year)}
        </div>
        <div class="others" role="group" aria-label=${words.say("stage:strip:others")}>
          ${others.map((id, i) => this.#neighbour(id, this.#beside[i], neighbours === null))}
          ${libraries ? this.#libraries(libraries, own) : nothing}
        </div>
        <button type="button" class="differences ${differs ? "" : "alike"}" aria-expanded=${this.#open ? "true" : "false"} @click=${this.#switched} @keydown=${this.#escape}>${words.say(`stage:verdict:${differs && !content.changed ? "why" : "all"}`)}</button>
      </div>
      ${own ? this.#differing(content, own) : nothing}
      <span class="unseen-words" id=${this.idOf("how")}>${words.say("stage:strip:how")}</span>
      ${this.#failed ? html`<p class="unfetched" role="alert">${words.say("ui:not-fetched")}</p>` : nothing}
      ${this.#open ? html`<uri-differences .words=${words} .content=${{ ...content, answers: content.reasoned(), at: this.#open.at, closed: this.fold }}></uri-differences>` : nothing}`;
  }

  drawn() {
    const { chosen } = /** @type {Content} */ (this.content);
    if (chosen === this.#chosen) return;
    this.#chosen = chosen;
    const row = /** @type {HTMLElement} */ (this.querySelector(".run"));
    const cell = /** @type {HTMLElement | null} */ (this.querySelector(".chosen"));
    if (cell && row.scrollWidth > row.clientWidth)
      row.scrollLeft = cell.offsetLeft - (row.clientWidth - cell.offsetWidth) / 2;
    // A link below the row may have selected another spec while the focus stayed on the old one.
    if (this.querySelector(".years")?.contains(this.focused)) this.#radio?.focus({ preventScroll: true });
  }

  /**
   * The entry for the earlier specs, with the number that agree.
   * @param {Edition[]} earlier @param {Content} content @param {boolean} open
   */
  #counted(earlier, { answers, chosen }, open) {
    const asked = answers.filter(({ edition }) => edition !== chosen && earlier.some(({ id }) => id === edition));
    const apart = asked.filter((answer) => lookOf(answer) === "differs").length;
    const quiet = asked.filter((answer) => lookOf(answer) === "quiet").length;
    const [total, count] = [asked.length, asked.length - apart - quiet];
    const how = !total ? "unknown" : apart ? "differ" : quiet ? "some" : "all";
    return html`<button type="button" class="opens" aria-expanded=${open ? "true" : "false"} aria-controls=${this.idOf("earlier")} @click=${this.#toggled}>${total ? sign(apart ? "differs" : count ? "same" : "quiet") : nothing}${this.words.say(`stage:strip:earlier:${how}`, { count: how === "differ" ? apart : count, total: total || earlier.length, others: quiet, all: apart === total })}</button>`;
  }

  /**
   * A spec: the radio button fills its cell, and has the whole answer as its description.
   * @param {Edition} edition @param {Content} content @param {EditionAnswer | undefined} answer
   */
  #year(edition, { chosen, options }, answer) {
    const { id, document } = edition;
    const own = id === chosen;
    const whole = answer?.target ?? "";
    return html`<div class="year ${own ? "chosen" : ""}" title=${whole ? `${document}\n${whole}` : document}>
      <label><input type="radio" name=${this.idOf("edition")} value=${id} .checked=${live(own)} aria-describedby=${this.idOf(id)} @change=${() => this.emit("edition", { edition: id })} />
        ${answer && !own ? sign(lookOf(answer)) : nothing}${this.#name(edition, options)}</label>
      <div class="answer" aria-hidden="true" id=${this.idOf(id)}>${answer ? this.#answer(answer, own) : nothing}</div>
    </div>`;
  }

  /** The name of a spec: a current one by its document, an earlier one by its year; with the options that are set. @param {Edition} edition @param {Record<string, string>} set */
  #name(edition, set) {
    const { words } = this;
    const options = edition.options
      .filter(({ name, alone }) => !alone && Object.hasOwn(set, name)) // leave out the property, which the boxes' labels name
      .map(({ name }) => `${name}=${set[name]}`)
      .join(" ");
    const chosen = options ? html` <small class="set">${options}</small>` : nothing;
    if (edition.living)
      return html`<b>${whenOf(words, edition)}</b> <small>${words.say("stage:strip:browsers")}</small>${chosen}`;
    if (isCurrent(edition))
      return html`<b>${besideOf(words, edition)}</b><span class="unseen-words"> ${edition.year}</span>${chosen}`;
    return html`<b>${edition.year}</b> <small class="unseen-words">${besideOf(words, edition)}</small><small aria-hidden="true" translate="no">${briefNameOf(words, edition)}</small>${chosen}`;
  }

  /** @param {Neighbour["id"]} id @param {Beside} beside @param {boolean} stale whether it belongs to other texts */
  #neighbour(id, { neighbour, own }, stale) {
    const { words } = this;
    const answer = neighbour?.answer ?? null;
    const known = neighbour && own;
    const look = !known ? null : neighbour.silent ? "quiet" : isSame(own, answer) ? "same" : "differs";
    const said = fromTarget(answer);
    return html`<div class="neighbour ${stale ? "stale" : ""}" data-id=${id} title=${stale ? nothing : (answer ?? nothing)} @click=${this.#clicked}>${sign(look)}<b>${words.say(`stage:strip:${id}`)}</b>${
      look === null
        ? nothing
        : html`<span class="answer unseen-words">${look === "differs" ? heard(words.say("ui:differs"), heardAnswer(words, said)) : heard(words.say(look === "same" ? "ui:same" : "ui:no-setters"))}</span>`
    }</div>`;
  }

  /** The button for the panel of libraries, with the answers of the chosen ones. @param {import("../../libraries/standing.js").Standing[]} chosen @param {EditionAnswer | undefined} own */
  #libraries(chosen, own) {
    const { words } = this;
    const silent = this.content?.answers.some(({ outcome }) => outcome === "no-setters");
    const said = chosen.map(({ name, target }) => {
      /** @type {Look} */
      const look = silent ? "quiet" : target === undefined ? "unknown" : target === own?.target ? "same" : "differs";
      return html`<span title=${silent ? nothing : visible(short(target ?? "", longestTitle))}>${sign(look)}${heard(words.say(heardOf[look]))}${name}</span> `;
    });
    return html`<button type="button" class="libraries-tile" aria-haspopup="dialog" @click=${() => this.emit("libraries", null)}>${said.length ? html`<b class="unseen-words">${words.say("stage:strip:libraries")}</b><span class="open">${said}</span>` : words.say("stage:strip:open-libraries")}</button>`;
  }

  /**
   * The differing answers, once for each target, with their sources and the reason.
   * @param {Content} content @param {EditionAnswer} own
   */
  #differing({ editions, answers, chosen, libraries = [], reasons }, own) {
    const { words } = this;
    /** @type {Map<string, { answer: Answer, who: string[], why: string }>} */
    const found = new Map();
    const add = (/** @type {Answer} */ answer, /** @type {string} */ name, why = "") => {
      const key = JSON.stringify([answer.target, answer.target === null && answer.outcome, answer.fragment]);
      const one = found.get(key) ?? { answer, who: [], why };
      found.set(key, { ...one, who: [...one.who, name], why: one.why || why });
    };
    for (const edition of editions.toReversed()) {
      const answer = answers.find((one) => one.edition === edition.id);
      if (answer && edition.id !== chosen && lookOf(answer) === "differs")
        add(
          answer,
          edition.living ? words.say("ui:today") : nameOf(words, edition),
          reasons === null ? space : reasons?.[edition.id],
        );
    }
    for (const { neighbour, own: beside } of this.#beside) {
      if (!neighbour || neighbour.silent || !beside || beside.target !== own.target) continue;
      const { answer, id } = neighbour;
      if (!isSame(own, answer)) add(fromTarget(answer), words.say(`stage:verdict:who:${id}`));
    }
    for (const { name, target } of libraries)
      if (target !== undefined && target !== own.target) add(fromTarget(target), name);
    return found.size
      ? html`<ul class="differing">${[...found.values()].map(({ answer, who, why }) => html`<li>${drawnAnswer(words, answer, longestDrawn)} <span>${words.list(who, "conjunction")}</span>${why ? html` <p>${withCode(words, why)}</p>` : nothing}</li>`)}</ul>`
      : nothing;
  }

  /** An answer for screen readers. @param {EditionAnswer} answer @param {boolean} chosen */
  #answer(answer, chosen) {
    const { words } = this;
    if (answer.outcome === "no-setters") return heard(words.say("ui:no-setters"));
    return heard(
      words.say(chosen ? "ui:chosen" : answer.same ? "ui:same" : "ui:differs"),
      !chosen && answer.same ? nothing : heardAnswer(words, answer),
    );
  }

  /** The radio button of the current spec. */
  get #radio() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector(".chosen input"));
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key !== "Enter" || isModified(event)) return;
    event.preventDefault();
    this.show(this.content?.chosen ?? "");
  };

  #toggled = () => {
    this.#earlier = !this.querySelector(".earlier.open");
    this.refresh();
  };

  /** @param {Event} event */
  #clicked = ({ currentTarget }) => this.show(/** @type {HTMLElement} */ (currentTarget).dataset.id ?? null);

  /** @param {KeyboardEvent} event */
  #escape = (event) => event.key === "Escape" && !isModified(event) && this.fold();

  #switched = () => (this.#open ? this.fold() : this.show(null));

  /**
   * Unfolds the reasons why answers differ.
   * @param {string | null} at id of the spec or neighbour that they begin with, which gets the focus
   */
  async show(at) {
    if (!this.#open) this.#opener = this.focused;
    const editions = this.content?.editions.map(({ id }) => id) ?? [];
    this.#failed = await demand(import("./differences.js"), this.words, [
      "differences",
      "neighbours",
      ...editions,
    ]).then(
      () => false,
      () => true,
    );
    this.#open = this.#failed ? null : { at };
    this.schedule();
  }

  /** Folds the reasons. The focus returns to its earlier element, or to the current spec. */
  fold = () => {
    if (!this.#open) return;
    if (this.querySelector("uri-differences")?.contains(this.focused)) {
      const back = this.#opener?.isConnected && !(this.#opener instanceof HTMLBodyElement) ? this.#opener : this.#radio;
      /** @type {HTMLElement | null} */ (back)?.focus({ preventScroll: true });
    }
    this.#open = null;
    this.emit("parting", "");
    this.schedule();
  };
}

/** The spoken form of a sign. @type {Record<Look, string>} */
const heardOf = { same: "ui:same", differs: "ui:differs", quiet: "ui:no-setters", unknown: "stage:strip:not-known" };

define("uri-years", Years);
