/**
 * The line below the target, with a fixed height: the reason for the target, and the legend of the three underlines; or
 * the error in a text instead, and next to it a note, both by faults.js. Longer texts, and the place and rule of an
 * error, open over the stage. On the page, a note is in a second line: who.js.
 *
 * It isn't a live region: the text box describes its own error, and the room announces the result.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { laterStyles } from "../later.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { withCode } from "../../texts/marks.js";
import { wholeHost } from "../../words/words.js";
import { sectionText } from "./step.js";
import { shortName } from "../../texts/naming.js";
import { ContentView, define } from "../view.js";
import { whyText } from "../../texts/why.js";

/** @import { Problem, Why } from "../../run/engine.js" */
/** @import { Mend } from "../../reading/mend.js" */
/** The reason, which may lack clauses if nothing was resolved. @typedef {Omit<Why, "clauses"> & Partial<Why>} Reason */
/** @typedef {typeof import("../dialogs/details.js")} Details */

/**
 * @typedef {object} Fault
 * @property {"base" | "of" | "reference" | "url" | "a" | "b"} name the text box
 * @property {string} text
 * @property {Problem | null} problem
 * @property {string} said the error in a sentence
 * @property {number} [at] the offset that the sentence is about
 * @property {(Mend & { label: string, host?: string })[]} mends each with its button's label, and with the host that
 *   it leads to, if that differs
 */

/**
 * @typedef {object} Content
 * @property {string} edition its id
 * @property {Reason | null} why
 * @property {string} [part] of the catalogue with the reasons, if it isn't the spec's
 * @property {import("../../run/engine.js").Line[]} [decided] the deciding lines of the listing, one for each section
 * @property {string} outcome
 * @property {number[]} origins the origins of the target's characters: 0 the base, 1 the reference, -1 the algorithm
 * @property {boolean} [loses] whether the target lost characters of the texts
 * @property {import("../../run/scene.js").Scene | null} [scene] the scene whose first certain or likely finding is
 *   shown next to the reason
 * @property {import("../../cases/verdict.js").Verdict | null} [verdict] the parsers that agree with the target; null
 *   until they are known
 * @property {typeof import("./who.js").who} [who] draws the second line
 * @property {Fault[]} faults
 * @property {import("../../rooms/nearby.js").Nearly | null} [near] the note on a text that is nearly a URI, with the
 *   text to write instead
 * @property {"base" | "of" | "reference" | null} focus
 * @property {string | null} notice a sentence in place of everything else
 */

/** The origins and their classes, as in the target. */
const origins = /** @type {const} */ ([
  [0, "from-base"],
  [1, "from-reference"],
  [-1, "from-algorithm"],
]);

/**
 * The module that draws errors and dangers, once it is imported: faults.js.
 * @type {Pick<typeof import("./faults.js"), "faultOf" | "toolsOf" | "noteOf"> | null}
 */
let faulty = null;

/** Sets the module that draws errors. @param {typeof faulty} by */
export function faultsBy(by) {
  faulty = by;
}

/** @extends {ContentView<Content>} */
export class WhyLine extends ContentView {
  /** The number of times that the user went to the next error. */
  #turned = 0;
  /** The box that had the focus at the last change. @type {string | null} */
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
    const note = fault ? null : (faulty?.noteOf(this, content) ?? null);
    const beside = content.who ? null : note?.look;
    return html`<div class="line ${fault ? "of-fault" : ""}">
      ${keyed(said, html`<p>${fault ? html`<span class="sign" aria-hidden="true">▲</span> <b>${words.say("ui:register", { name: words.say(`ui:${fault.name}`) })}</b>${words.say("ui:between", {}, " ")}` : nothing}<span class="said">${withCode(words, said)}</span>${cited.map(({ section, text }, i) => html`${i ? words.say("ui:cited:between") : " "}${cite(words, section, text)}`)}</p>`)}
      ${fault ? faulty?.toolsOf(this, content, fault) : (beside ?? legend(words, content.origins, content.loses))}
    </div>${content.who?.(this, content, note) ?? nothing}${this.#open && this.#details ? this.#details.details(words, this.idOf("details"), { edition, said, fault, faults: content.faults, run: content.scene, scene: fault ? null : content.scene, mended: (mend) => fault && this.emit("mend", { name: fault.name, text: mend.text }), closed: this.#closed }) : nothing}`;
  }

  drawn() {
    const dialog = this.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  /** The button that opens the details. @param {string} label @param {string} look */
  more(label, look) {
    return html`<button type="button" class=${look} aria-haspopup="dialog" @click=${this.show}>${this.words.say(label)}</button>`;
  }

  /** Shows the next error. */
  next = () => {
    this.#turned++;
    this.refresh();
  };

  /** Opens the details. */
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

/**
 * A section, with the short name of its document. The removal of dot segments takes many steps, so their names are left
 * out.
 * @param {import("../../words/words.js").Words} words @param {import("../../run/engine.js").Line} line
 */
const brief = (words, line) =>
  sectionText(words, {
    ...line,
    id: line.phase === "dots" ? "" : line.id,
    section: shortName(line.section),
  });

/** The sections of some lines. The spec is named only for the first. @param {import("../../words/words.js").Words} words @param {import("../../run/engine.js").Line[]} lines */
const citedBy = (words, lines) => {
  const named = lines.map((line) => brief(words, line));
  const [spec = ""] = /^[^,，]*[,，] ?/.exec(named[0] ?? "") ?? [];
  return named.map((text, i) => ({
    section: lines[i].section,
    text: i && spec && text.startsWith(spec) ? text.slice(spec.length) : text,
  }));
};

/** The legend of the target's underlines, each in a fixed place, and, on the page, of struck-through characters in the boxes. @param {import("../../words/words.js").Words} words @param {number[]} shown @param {boolean} [loses] */
const legend = (words, shown, loses) => {
  const key = (/** @type {(typeof origins)[number]} */ [origin, look]) =>
    html`<span class="key ${shown.includes(origin) ? "" : "unused"}"><i class=${look}></i>${words.say(`ui:${look}`)}</span>`;
  const [base, reference, algorithm] = origins.map(key);
  return shown.length
    ? html`<span class="legend">${base}${reference}${loses ? html`<span class="key lost"><i></i>${words.say("ui:left-out")}</span>` : nothing}${algorithm}</span>`
    : nothing;
};

define("uri-why", WhyLine);
