/**
 * The line below the target, whose height nothing changes: what is wrong with a text, that
 * of the box in focus first, with the buttons that mend it; where nothing is, why the
 * target is what it is, and what the three underlines mean. Whatever is longer than the
 * line, and place and rule of a fault, open over the stage.
 *
 * It has no live region: the text box describes its own fault, and the room announces.
 */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { laterStyles } from "../later.js";
import { cite } from "./cite.js";
import { withCode, withoutMarks } from "./marks.js";
import { sectionText } from "./step.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../engine.js").Problem} Problem */
/** @typedef {import("../engine.js").Why} Why */
/** @typedef {import("../mend.js").Mend} Mend */
/** @typedef {typeof import("./details.js")} Details */

/**
 * @typedef {object} Fault
 * @property {"base" | "reference" | "url" | "a" | "b"} name the text box
 * @property {string} text
 * @property {Problem | null} problem
 * @property {string} said what is wrong, in a sentence
 * @property {(Mend & { label: string })[]} mends each with what its button says
 */

/**
 * @typedef {object} Content
 * @property {string} edition its id
 * @property {Why | null} why
 * @property {import("../engine.js").Line | null} [clause] the line of the listing that decided
 * @property {string} outcome
 * @property {number[]} origins what the target's characters come from: 0 the base, 1 the reference, -1 the algorithm
 * @property {Fault[]} faults
 * @property {"base" | "reference" | null} focus
 * @property {string | null} notice a sentence that takes the place of everything else
 */

/** The origins and their looks, as the target has them. */
const origins = /** @type {const} */ ([[0, "from-base"], [1, "from-reference"], [-1, "from-algorithm"]]);

/** Longer sentences are set smaller, and have a button that shows them whole where they do not fit. */
const [long, longer] = [88, 170];

/** @extends {ContentView<Content>} */
export class WhyLine extends ContentView {
  /** Whether the other fault was asked for. */
  #turned = false;
  /** The box that had the focus when there was something to show last. @type {string | null} */
  #focus = null;
  /** @type {Details | null} */
  #details = null;
  #open = false;

  /** @param {Content} content */
  take({ faults, focus }) {
    if (faults.length < 2 || focus !== this.#focus) this.#turned = false;
    this.#focus = focus;
  }

  /** Its links are no stops of Tab on the way to the player, whose sentences have the same. @param {Content} content */
  draw(content) {
    const { words } = this;
    const { edition, why, clause, notice } = content;
    const fault = notice === null ? this.#fault(content) : null;
    const said = notice ?? (fault ? fault.said : why ? words.say(`${edition}:why:${why.id}`, why.args) : "");
    const cited = clause && said && !fault && notice === null ? brief(words, clause) : "";
    const length = withoutMarks(said).length + cited.length;
    return html`<div class="line ${fault ? "of-fault" : ""} ${content.faults.length > 1 ? "several" : ""} ${length > longer ? "longer" : length > long ? "long" : ""}">
      ${keyed(said, html`<p>${fault ? html`<span class="sign" aria-hidden="true">▲</span> <b>${words.say(`ui:${fault.name}`)}:</b> ` : nothing}<span class="said">${withCode(words, said)}</span>${clause && cited ? html` ${cite(words, clause.section, cited, false)}` : nothing}</p>`)}
      ${fault ? this.#tools(content, fault) : html`${said ? this.#more("ui:line:whole") : nothing}${legend(words, content.origins)}`}
    </div>${this.#open && this.#details ? this.#details.details(words, this.idOf("details"), { edition, said, fault, mended: (mend) => fault && this.#mend(fault, mend), closed: this.#closed }) : nothing}`;
  }

  drawn() {
    const dialog = this.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  /** The fault that is told: that of the box in focus, unless the other one was asked for. @param {Content} content @returns {Fault | undefined} */
  #fault({ faults, focus }) {
    const first = Math.max(faults.findIndex(({ name }) => name === focus), 0);
    return faults[this.#turned ? 1 - first : first];
  }

  /** @param {Content} content @param {Fault} fault */
  #tools({ faults }, fault) {
    const { words } = this;
    return html`<span class="mends">
      ${fault.mends.map((mend) => html`<button type="button" class="mend" @click=${() => this.#mend(fault, mend)}>${mend.label}</button>`)}
      ${faults.length > 1 ? html`<button type="button" class="other" @click=${this.#turn}>${words.say("ui:line:other", { count: faults.length - 1 })}</button>` : nothing}
      ${this.#more("ui:line:details", "details")}
    </span>`;
  }

  /** The button that opens what does not fit into the line. @param {string} label @param {string} [look] */
  #more(label, look = "whole") {
    return html`<button type="button" class=${look} aria-haspopup="dialog" @click=${this.#show}>${this.words.say(label)}</button>`;
  }

  /** @param {Fault} fault @param {Mend} mend */
  #mend(fault, mend) {
    this.emit("mend", { name: fault.name, text: mend.text });
  }

  #turn = () => {
    this.#turned = !this.#turned;
    this.refresh();
  };

  #show = async () => {
    const [details] = await Promise.all([import("./details.js"), laterStyles(), this.words.need("problem")]);
    this.#details = details;
    this.#open = true;
    this.refresh();
  };

  #closed = () => {
    this.#open = false;
    this.refresh();
  };
}

/**
 * What the line says where there is no fault.
 * @param {import("../scene.js").Scene | null} scene null: nothing is known yet
 * @param {import("../engine.js").Edition} edition
 */
export const whyOf = (scene, { id, listing }) => {
  const { why, outcome } = scene?.explanation ?? { why: null, outcome: "error" };
  return { edition: id, why, clause: listing?.lines[why?.line ?? -1] ?? null, outcome, origins: [...new Set(scene?.target.map(({ origin }) => origin))] };
};

/** A section without its document, which is the chosen one. The removal of dot segments goes round many steps. @param {import("../words.js").Words} words @param {import("../engine.js").Line} line */
const brief = (words, line) => sectionText(words, { ...line, id: line.phase === "dots" ? "" : line.id, section: line.section.replace(/^[^,]*, (section )?/, "") });

/** What the underlines of the target mean, those that it has; each has a place that it keeps. @param {import("../words.js").Words} words @param {number[]} shown */
const legend = (words, shown) => (shown.length
  ? html`<span class="legend">${origins.map(([origin, look]) => html`<span class="key ${shown.includes(origin) ? "" : "unused"}"><i class=${look}></i>${words.say(`ui:${look}`)}</span>`)}</span>`
  : nothing);

define("uri-why", WhyLine);
