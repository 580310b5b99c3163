/**
 * The errors of two texts, or the reason for their target, in the Resolve room and in an element with an engine. The
 * error of the text being edited comes first.
 */
import { whyOf } from "../cases/why.js";
import { partedText } from "./stage/parted.js";
import "./stage/faults.js";

/** @import { Case } from "../cases/case.js" */

/** The name of a text box. @param {EventTarget | null} target @returns {"base" | "of" | "reference" | null} */
function nameOf(target) {
  const name = target instanceof HTMLTextAreaElement ? target.closest("uri-field")?.getAttribute("name") : null;
  return name === "base" || name === "of" || name === "reference" ? name : null;
}

export class Telling {
  /**
   * @param {import("./session.js").Session<any, any>} session
   * @param {() => void} again redraws errors when their descriptions are loaded, or another one comes first
   */
  constructor(session, again) {
    this.session = session;
    this.again = again;
    const root = /** @type {Document | ShadowRoot} */ (session.place.getRootNode());
    /** The focused text box. */
    this.focus = nameOf(root.activeElement ?? null);
    for (const type of ["focusin", "focusout"])
      session.place.addEventListener(type, ({ target }) => this.#focused(nameOf(target), type === "focusin"));
  }

  /** @param {Partial<import("./stage/why.js").Content>} [more] other content of the line */
  show(more) {
    const { session } = this;
    const of = /** @type {Case | null} */ (session.case);
    if (!of || of.later(() => of === session.case && this.again())) return;
    const notice = of.plain && !of.faults.length ? partedText(session.words, of) : null;
    session.hand("uri-why", whyOf(of, session.words, { focus: this.focus, notice, ...more }));
  }

  /** @param {"base" | "of" | "reference" | null} name @param {boolean} comes */
  #focused(name, comes) {
    this.focus = comes ? name : null;
    const { faults = [], isBegun } = this.session.case ?? {};
    if (name && (faults.length > 1 || isBegun)) this.again();
  }
}
