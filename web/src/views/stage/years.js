/**
 * The years: a strip with the answer of every edition to what is typed, and beside them
 * what the browser and Go make of it. The chosen edition drives the page. An answer that
 * is the same is only "=", and that of the chosen one is the page's target; neighbours that answer alike share a band: bands.js. In a narrow
 * window, or a low one, each is a tile with a sign; whoever chooses it sees its answer. Why one differs, and what can be chosen in an edition, is told by a
 * dialog, which is fetched when somebody opens it: differences.js.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";
import { isModified } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { isSame } from "../../cases/verdict.js";
import { heardAnswer } from "./answer.js";
import { bandsOf, inRoom } from "./bands.js";
import { demand } from "../dialogs/demand.js";
import { besideOf, briefNameOf, nameOf, whenOf } from "../../texts/naming.js";
import { isQuiet } from "../../texts/outcome.js";
import { BoxSizes } from "../../texts/space.js";
import { short, visible } from "../../words/words.js";
import { vars } from "../vars.js";
import { Strip } from "../strip.js";
import { define } from "../view.js";

/** @import { Answer, Edition, EditionAnswer } from "../../run/engine.js" */
/** @import { Neighbour } from "../../neighbours/neighbours.js" */
/** @import { Sides } from "../dialogs/parting.js" */

/** Of longer answers of libraries, the middle is left out of the title. */
const longestTitle = 2000;

/**
 * @typedef {object} Content
 * @property {Edition[]} editions
 * @property {EditionAnswer[]} answers one for each edition, perhaps without its reasons
 * @property {() => EditionAnswer[]} reasoned the same with them
 * @property {string} chosen id of an edition
 * @property {Record<string, string>} options those that are not at their first value
 * @property {string} parting id of the edition whose run shall stand beside the chosen one's, if its answer differs; "" for none
 * @property {Sides | null} sides the two runs; null as long as they are not there
 * @property {Neighbour[] | null} neighbours null as long as nobody has asked them about these texts
 * @property {import("../../libraries/standing.js").Standing[]} [libraries] those that were chosen to stand here, with their answers; without, no panel of libraries can be opened
 */

/** @typedef {{ neighbour?: Neighbour, own?: EditionAnswer }} Beside */

/** Who stands beside the editions. @type {Neighbour["id"][]} */
const others = ["url", "net/url"];

/** What of the width of one is not its answer's, in CSS pixels: styles/years.css has it. */
const padding = { years: 12, others: 20 };
/** From which width on the whole name of a year is seen, in CSS pixels. */
const wide = 132;

/** @param {EditionAnswer} answer */
const signOf = (answer) => (answer.same ? "=" : isQuiet(answer) ? "–" : "≠");
/** @param {EditionAnswer} answer */
const lookOf = (answer) => (answer.same ? "same" : isQuiet(answer) ? "quiet" : "differs");

/** What stands before a library, and what is heard there. */
const signs = /** @type {const} */ ({
  same: ["=", "ui:same"],
  differs: ["≠", "ui:differs"],
  silent: ["–", "ui:no-setters"],
  unknown: ["?", "stage:strip:not-known"],
});

/** @param {string} said @param {unknown} [answer] */
const heard = (said, answer = nothing) => html`<span class="said">${said}</span> ${answer}`;

/** @extends {Strip<Content>} */
export class Years extends Strip {
  /** The edition or neighbour that the dialog begins with; null while it is closed. @type {string | null} */
  #open = null;
  /** Whether the dialog could not be fetched. */
  #failed = false;
  /** What the neighbours answered when that was known last, beside what the chosen edition answered then. @type {Beside[]} */
  #beside = others.map(() => ({}));
  #sizes = new BoxSizes(this, () => this.schedule());

  /** @param {Content} content */
  draw(content) {
    const { editions, answers, chosen, neighbours } = content;
    const { words } = this;
    const own = answers.find(({ edition }) => edition === chosen);
    if (neighbours) {
      this.#beside = others.map((id) => ({
        neighbour: neighbours.find((neighbour) => neighbour.id === id),
        own,
      }));
    }
    const bands = own ? bandsOf(answers, chosen) : [];
    return html`
      <h2 class="unseen-words">${words.say("ui:edition")}</h2>
      <div class="run">
        <div class="years" role="radiogroup" aria-label=${words.say("ui:edition")} aria-describedby=${this.idOf("how")} data-room="years" @keydown=${this.#key} ${vars({ "flex-grow": String(editions.length), "--dated": String(editions.length - 1) })}>
          ${editions.map((edition, i) => this.#year(edition, content, answers[i], i))}
          ${bands.map((band) => this.#band(band, /** @type {EditionAnswer} */ (own), editions.length))}
        </div>
        <div class="others" role="group" aria-label=${words.say("stage:strip:others")} data-room="others" ${vars({ "flex-grow": String(others.length + (content.libraries ? 1 : 0)) })}>
          ${others.map((id, i) => this.#neighbour(id, this.#beside[i], neighbours === null))}
          ${content.libraries ? this.#libraries(content.libraries, own) : nothing}
        </div>
      </div>
      ${this.hasAttribute("data-told") ? nothing : html`<button type="button" class="differences" aria-haspopup="dialog" @click=${this.#clicked}><b><span class="full">${words.say("stage:strip:why")}</span><span class="brief" aria-hidden="true">${words.say("stage:strip:brief:why")}</span></b><small> ${words.say("stage:strip:more")}</small></button>`}
      <span class="unseen-words" id=${this.idOf("how")}>${words.say("stage:strip:how")}</span>
      ${this.#failed ? html`<p class="unfetched" role="alert">${words.say("ui:not-fetched")}</p>` : nothing}
      ${this.#open === null ? nothing : html`<uri-differences .words=${words} .content=${{ ...content, answers: content.reasoned(), at: this.#open, closed: this.#closed }}></uri-differences>`}`;
  }

  drawn() {
    super.drawn();
    this.#sizes.drawn();
  }

  /** The columns that there are for an answer. @param {"years" | "others"} name @param {number} share of them */
  #room(name, share) {
    const { columns, width } = this.#sizes.of(name);
    return Math.floor(columns * (share - (width ? padding[name] / width : 0)));
  }

  /**
   * A year: the radio button is all of it, and has the whole answer as its description.
   * @param {Edition} edition @param {Content} content @param {EditionAnswer | undefined} answer @param {number} i
   */
  #year(edition, { chosen, options, editions }, answer, i) {
    const { id, document } = edition;
    const own = id === chosen;
    const brief = this.#sizes.of("years").width / editions.length < wide;
    const whole = answer?.target ?? "";
    return html`<div class="year ${own ? "chosen" : ""} ${edition.living ? "today" : ""}" title=${whole ? `${document}\n${whole}` : document} ${vars({ "grid-column": String(i + 1) })}>
      <label><input type="radio" name=${this.idOf("edition")} value=${id} .checked=${live(own)} aria-describedby=${this.idOf(id)} @change=${() => this.emit("edition", { edition: id })} />
        <b>${this.#when(edition, editions)}</b> ${this.#name(edition, options, brief)}</label>
      ${answer ? html`<span class="sign ${own ? "" : lookOf(answer)}" aria-hidden="true">${own ? "" : signOf(answer)}</span>` : nothing}
      <div class="answer" aria-hidden="true" id=${this.idOf(id)}>${answer ? this.#answer(answer, own) : nothing}</div>
    </div>`;
  }

  /** A year, and what is left of it on a tile: of two of one year, their numbers. @param {Edition} edition @param {Edition[]} editions */
  #when(edition, editions) {
    const alone = editions.every(({ id, year }) => id === edition.id || year !== edition.year);
    const brief = edition.living
      ? this.words.say("stage:strip:brief:today")
      : alone
        ? String(edition.year).replace(/^\d\d(?=\d\d$)/, "’")
        : briefNameOf(this.words, edition);
    return html`<span class="full">${whenOf(this.words, edition)}</span><span class="brief ${alone ? "" : "number"}" aria-hidden="true">${brief}</span>`;
  }

  /** The answer of neighbouring years, as it is seen. @param {import("./bands.js").Band} band @param {EditionAnswer} own @param {number} count */
  #band({ from, to, answer, chosen }, own, count) {
    const sign = chosen ? "" : signOf(answer);
    const look = chosen ? "chosen" : lookOf(answer);
    // Another band is drawn in the place of one with other years, as that would have to be moved.
    return keyed(
      `${from} ${to} ${look}`,
      html`<div class="band ${look}" aria-hidden="true" ${vars({ "grid-column": `${from + 1} / ${to + 1}` })}>${sign === "=" || (chosen && this.hasAttribute("data-told")) ? nothing : inRoom(this.words, answer, own, { sign, look }, this.#room("years", (to - from) / count))}</div>`,
    );
  }

  /** @param {Neighbour["id"]} id @param {Beside} beside @param {boolean} stale whether that was of other texts */
  #neighbour(id, { neighbour, own }, stale) {
    const { words } = this;
    const answer = neighbour?.answer ?? null;
    return html`<div class="neighbour ${stale ? "stale" : ""}" data-id=${id} title=${stale ? nothing : (answer ?? nothing)} @click=${this.#clicked}><b><span class="full">${words.say(`stage:strip:${id}`)}</span><span class="brief" aria-hidden="true">${words.say(`stage:strip:brief:${id}`)}</span></b>${
      neighbour && own ? (neighbour.silent ? this.#silent(own) : this.#other(own, answer)) : nothing
    }</div>`;
  }

  /** What opens the panel of libraries, with the answers of those that were chosen. @param {import("../../libraries/standing.js").Standing[]} chosen @param {EditionAnswer | undefined} own */
  #libraries(chosen, own) {
    const { words } = this;
    const silent = this.content?.answers.some(({ outcome }) => outcome === "no-setters");
    const said = chosen.map(({ name, target }) => {
      const is = silent ? "silent" : target === undefined ? "unknown" : target === own?.target ? "same" : "differs";
      const [sign, id] = signs[is];
      return html`<span title=${silent ? nothing : visible(short(target ?? "", longestTitle))}><span class="sign ${is}" aria-hidden="true">${sign}</span>${heard(words.say(id))} ${name}</span> `;
    });
    return html`<button type="button" class="libraries-tile" aria-haspopup="dialog" @click=${() => this.emit("libraries", null)}><b><span class="full">${words.say("stage:strip:libraries")}</span><span class="brief" aria-hidden="true">${words.say("stage:strip:brief:libraries")}</span></b><span class="open">${said.length ? said : words.say("stage:strip:open-libraries")}</span></button>`;
  }

  turned() {
    // A link in the dialog may have chosen another edition than that which has the focus again.
    if (this.querySelector(".years")?.contains(this.focused)) this.#radio?.focus({ preventScroll: true });
  }

  /** What an edition is called, or which of its options are set. @param {Edition} edition @param {Record<string, string>} set @param {boolean} brief */
  #name(edition, set, brief) {
    const options = edition.options
      .filter(({ name, alone }) => !alone && Object.hasOwn(set, name)) // the boxes say which property is set
      .map(({ name }) => `${name}=${set[name]}`)
      .join(" ");
    const beside = besideOf(edition);
    const name = !beside
      ? nothing
      : brief
        ? html`<small class="unseen-words">${beside}</small><small aria-hidden="true" translate="no" class=${options ? "unseen-words" : ""}>${briefNameOf(this.words, edition)}</small>`
        : html`<small class=${options ? "unseen-words" : ""}>${beside}</small>`;
    return html`${name}${options ? html` <small class="set">${options}</small>` : nothing}`;
  }

  /** What is heard of an answer. @param {EditionAnswer} answer @param {boolean} chosen */
  #answer(answer, chosen) {
    const { words } = this;
    if (answer.outcome === "no-setters") return heard(words.say("ui:no-setters"));
    return heard(
      words.say(chosen ? "ui:chosen" : answer.same ? "ui:same" : "ui:differs"),
      !chosen && answer.same ? nothing : heardAnswer(words, answer),
    );
  }

  /** A neighbour's answer, beside that of the chosen edition. @param {EditionAnswer} own @param {string | null} answer */
  #other(own, answer) {
    const { words } = this;
    const same = isSame(own, answer);
    /** @type {Answer} */
    const said = { outcome: answer === null ? "error" : "target", target: answer };
    const how = same ? { sign: "=", look: "same" } : { sign: "≠", look: "differs" };
    const seen = inRoom(
      words,
      said,
      own,
      how,
      this.#room("others", 1 / (others.length + (this.content?.libraries ? 1 : 0))),
    );
    return html`<div class="answer seen" aria-hidden="true">${seen}</div>
      <div class="answer">${same ? heard(words.say("ui:same")) : heard(words.say("ui:differs"), heardAnswer(words, said))}</div>`;
  }

  /** What stands there of a neighbour that has no setters. @param {EditionAnswer} own */
  #silent(own) {
    const { words } = this;
    /** @type {Answer} */
    const none = { outcome: "no-setters", target: null };
    const room = this.#room("others", 1 / (others.length + (this.content?.libraries ? 1 : 0)));
    return html`<div class="answer seen" aria-hidden="true">${inRoom(words, none, own, { sign: "–", look: "quiet" }, room)}</div>
      <div class="answer">${heard(words.say("ui:no-setters"))}</div>`;
  }

  /** The radio button of the chosen edition. */
  get #radio() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector(".chosen input"));
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key !== "Enter" || isModified(event)) return;
    event.preventDefault();
    this.show(this.content?.chosen ?? "");
  };

  /** @param {Event} event */
  #clicked = ({ currentTarget }) =>
    this.show(/** @type {HTMLElement} */ (currentTarget).dataset.id ?? this.content?.chosen ?? "");

  /** Opens the dialog. @param {string} at id of the edition or neighbour that it begins with */
  async show(at) {
    if (this.#open !== null) return;
    const editions = this.content?.editions.map(({ id }) => id) ?? [];
    this.#failed = await demand(import("../dialogs/differences.js"), this.words, [
      "differences",
      "neighbours",
      ...editions,
    ]).then(
      () => false,
      () => true,
    );
    this.#open = this.#failed ? null : at;
    this.schedule();
  }

  #closed = () => {
    this.#open = null;
    if (!this.focused || this.focused === document.body) this.#radio?.focus({ preventScroll: true }); // the opener is gone
    this.emit("parting", "");
    this.schedule();
  };
}

define("uri-years", Years);
