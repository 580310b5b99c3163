/**
 * The line below the target, whose height nothing changes: why the target is what it is, and what the
 * three underlines mean; instead of it what is wrong with a text, and beside it what is to be noted,
 * both by faults.js. Whatever is longer than the line, and place and rule of a fault, open over the stage.
 * On the page, a note is in a second line: who.js.
 *
 * It has no live region: the text box describes its own fault, and the room announces.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { laterStyles } from "../later.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { withCode, withoutMarks } from "../../texts/marks.js";
import { wholeHost } from "../../words/words.js";
import { sectionText } from "./step.js";
import { shortName } from "../../texts/naming.js";
import { columns } from "../../texts/space.js";
import { ContentView, define } from "../view.js";
import { whyText } from "../../texts/why.js";

/** @import { Problem, Why } from "../../run/engine.js" */
/** @import { Mend } from "../../reading/mend.js" */
/** Why, where there may be no clauses as nothing was resolved. @typedef {Omit<Why, "clauses"> & Partial<Why>} Reason */
/** @typedef {typeof import("../dialogs/details.js")} Details */

/**
 * @typedef {object} Fault
 * @property {"base" | "of" | "reference" | "url" | "a" | "b"} name the text box
 * @property {string} text
 * @property {Problem | null} problem
 * @property {string} said what is wrong, in a sentence
 * @property {number} [at] the offset of what the sentence is about
 * @property {(Mend & { label: string, host?: string })[]} mends each with what its button says, and with the host that it leads to, where others lead elsewhere
 */

/**
 * @typedef {object} Content
 * @property {string} edition its id
 * @property {Reason | null} why
 * @property {string} [part] of the catalogue that says why, if that is not the edition's
 * @property {import("../../run/engine.js").Line[]} [decided] the lines of the listing that decided, one for each section
 * @property {string} outcome
 * @property {number[]} origins what the target's characters come from: 0 the base, 1 the reference, -1 the algorithm
 * @property {boolean} [loses] whether the target lacks some characters of the texts
 * @property {import("../../run/scene.js").Scene | null} [scene] whose findings are told beside the why: the first that is certain or likely
 * @property {import("../../cases/verdict.js").Verdict | null} [verdict] who agrees with the target; null as long as that is not known
 * @property {typeof import("./who.js").who} [who] draws the second line
 * @property {Fault[]} faults
 * @property {import("../../rooms/nearby.js").Nearly | null} [near] what the text is that is nearly a URI, and what to write instead
 * @property {"base" | "of" | "reference" | null} focus
 * @property {string | null} notice a sentence that takes the place of everything else
 */

/** The origins and their looks, as the target has them. */
const origins = /** @type {const} */ ([
  [0, "from-base"],
  [1, "from-reference"],
  [-1, "from-algorithm"],
]);

/** Sentences of more columns leave no place beside them; longer ones are set smaller, but for those that fit into a window as wide as most; the longest have a button that shows them whole. */
const [wide, long, full, longer] = [60, 88, 100, 170];

/** What draws faults and dangers, once that has been imported: faults.js. @type {Pick<typeof import("./faults.js"), "faultOf" | "toolsOf" | "noteOf"> | null} */
let faulty = null;

/** Says what draws faults. @param {typeof faulty} by */
export function faultsBy(by) {
  faulty = by;
}

/** @extends {ContentView<Content>} */
export class WhyLine extends ContentView {
  /** How many faults were asked for beyond the first. */
  #turned = 0;
  /** The box that had the focus when there was something to show last. @type {string | null} */
  #focus = null;
  /** @type {Details | null} */
  #details = null;
  #open = false;

  /** @param {Content} content */
  received({ faults, focus }) {
    if (faults.length < 2 || focus !== this.#focus) this.#turned = 0;
    this.#focus = focus;
  }

  /** @param {Content} content @returns {unknown} */
  draw(content) {
    const { words } = this;
    const { edition, part = edition, why, decided = [], notice } = content;
    const fault = notice === null ? faulty?.faultOf(content, this.#turned) : undefined;
    const said = notice ?? (fault ? fault.said : why ? whyText(words, part, why, wholeHost) : "");
    const cited = said && !fault && notice === null ? citedBy(words, decided) : [];
    const length = columns(withoutMarks(said)) + columns(cited.map(({ text }) => text).join(" ")) / 2; // which has smaller letters
    const size =
      length > longer ? "longer" : length > full ? "long" : length > long ? "long fits" : length > wide ? "wide" : "";
    const note = fault ? null : (faulty?.noteOf(this, content) ?? null);
    const beside = content.who ? null : note?.look;
    return html`<div class="line ${fault ? "of-fault" : ""} ${content.faults.length > 1 ? "several" : ""} ${size}">
      ${keyed(said, html`<p>${fault ? html`<span class="sign" aria-hidden="true">▲</span> <b>${words.say("ui:register", { name: words.say(`ui:${fault.name}`) })}</b>${words.say("ui:between", {}, " ")}` : nothing}<span class="said">${withCode(words, said)}</span>${cited.map(({ section, text }) => html` ${cite(words, section, text)}`)}</p>`)}
      ${fault ? faulty?.toolsOf(this, content, fault) : html`${said ? this.more("ui:line:whole") : nothing}${beside ?? legend(words, content.origins, content.loses)}`}
    </div>${content.who?.(this, content, note) ?? nothing}${this.#open && this.#details ? this.#details.details(words, this.idOf("details"), { edition, said, fault, faults: content.faults, run: content.scene, scene: fault ? null : content.scene, mended: (mend) => fault && this.emit("mend", { name: fault.name, text: mend.text }), closed: this.#closed }) : nothing}`;
  }

  drawn() {
    const dialog = this.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  /** The button that opens what does not fit into the line. @param {string} label @param {string} [look] */
  more(label, look = "whole") {
    return html`<button type="button" class=${look} aria-haspopup="dialog" @click=${this.show}>${this.words.say(label)}</button>`;
  }

  /** Tells the next fault. */
  next = () => {
    this.#turned++;
    this.refresh();
  };

  /** Opens what does not fit into the line. */
  show = async () => {
    const [details] = await Promise.all([
      import("../dialogs/details.js"),
      laterStyles(),
      this.words.need("problem", "remarks"),
    ]);
    this.#details = details;
    this.#open = true;
    this.refresh();
  };

  #closed = () => {
    this.#open = false;
    this.refresh();
  };
}

/** A section, by the short name of its document. The removal of dot segments takes many steps, so none is named. @param {import("../../words/words.js").Words} words @param {import("../../run/engine.js").Line} line */
const brief = (words, line) =>
  sectionText(words, {
    ...line,
    id: line.phase === "dots" ? "" : line.id,
    section: shortName(line.section),
  });

/** The sections of some lines. Of one spec, only the first has its name. @param {import("../../words/words.js").Words} words @param {import("../../run/engine.js").Line[]} lines */
const citedBy = (words, lines) => {
  const named = lines.map((line) => brief(words, line));
  const [spec = ""] = /^[^,，]*[,，] ?/.exec(named[0] ?? "") ?? [];
  return named.map((text, i) => ({
    section: lines[i].section,
    text: i && spec && text.startsWith(spec) ? text.slice(spec.length) : text,
  }));
};

/** What the underlines of the target mean, those that it has; each has a place that it keeps. And, on the page, what is struck in the boxes. @param {import("../../words/words.js").Words} words @param {number[]} shown @param {boolean} [loses] */
const legend = (words, shown, loses) =>
  shown.length
    ? html`<span class="legend">${origins.map(([origin, look]) => html`<span class="key ${shown.includes(origin) ? "" : "unused"}"><i class=${look}></i>${words.say(`ui:${look}`)}</span>`)}${loses ? html`<span class="key lost"><i></i>${words.say("ui:left-out")}</span>` : nothing}</span>`
    : nothing;

define("uri-why", WhyLine);
