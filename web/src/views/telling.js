/**
 * Tells of two texts what is wrong with them, or why their target is what it is: in the Resolve room, and in
 * an element once it asks the engine. The fault of the text that somebody works on is told first.
 */
import { whyOf } from "../cases/why.js";
import "./stage/faults.js";

/** @import { Case } from "../cases/case.js" */

/** The text box that something is. @param {EventTarget | null} target @returns {"base" | "of" | "reference" | null} */
function nameOf(target) {
  const name = target instanceof HTMLTextAreaElement ? target.closest("uri-field")?.getAttribute("name") : null;
  return name === "base" || name === "of" || name === "reference" ? name : null;
}

export class Telling {
  /**
   * @param {import("./session.js").Session<any, any>} session
   * @param {() => void} again draws what tells of faults, once they can be told in other words, or another one comes first
   */
  constructor(session, again) {
    this.session = session;
    this.again = again;
    const root = /** @type {Document | ShadowRoot} */ (session.place.getRootNode());
    /** The text box that has the focus. */
    this.focus = nameOf(root.activeElement ?? null);
    for (const type of ["focusin", "focusout"])
      session.place.addEventListener(type, ({ target }) => this.#focused(nameOf(target), type === "focusin"));
  }

  /** @param {Partial<import("./stage/why.js").Content>} [more] what is told beside */
  show(more) {
    const { session } = this;
    const of = /** @type {Case | null} */ (session.case);
    if (!of || of.later(() => of === session.case && this.again())) return;
    session.hand("uri-why", whyOf(of, session.words, { focus: this.focus, ...more }));
  }

  /** @param {"base" | "of" | "reference" | null} name @param {boolean} comes */
  #focused(name, comes) {
    this.focus = comes ? name : null;
    if (name && this.session.case?.faults.length > 1) this.again();
  }
}
