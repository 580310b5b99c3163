/**
 * The errors of the texts, in the line of the reason: the focused box's first, with the buttons that fix them. Next to
 * the reason there is a note: a danger, or the first error that doesn't prevent an answer. Import this where the line
 * gets errors; without it, the line only shows the reason.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { isTold, risksOf } from "../../cases/why.js";
import { html } from "../../texts/html.js";
import { withCode, withoutMarks } from "../../texts/marks.js";
import { faultsBy } from "./why.js";

/** @import { Content, Fault, WhyLine } from "./why.js" */

/** True if an algorithm reported it, and continued. @param {Fault} fault */
const isSlight = (fault) => isTold(fault) && !fault.problem?.fatal;

/**
 * The error to show: the focused box's error, unless the user moved to another one. If no error prevents the answer,
 * the reason comes first.
 * @param {Content} content @param {number} turned number of moves to the next error @returns {Fault | undefined}
 */
export function faultOf({ faults, focus }, turned) {
  if (faults.every(isSlight)) return undefined;
  const first = Math.max(
    faults.findIndex(({ name }) => name === focus),
    0,
  );
  return faults[(first + turned) % faults.length];
}

/** The buttons next to an error. @param {WhyLine} line @param {Content} content @param {Fault} fault */
export function toolsOf(line, { faults }, fault) {
  const { words } = line;
  const { name } = fault;
  return html`<span class="mends">
    ${fault.mends.map(({ label, text }) => html`<button type="button" class="mend" @click=${() => line.emit("mend", { name, text })}>${label}</button>`)}
    ${faults.length > 1 ? html`<button type="button" class="other" aria-haspopup=${isTold(fault) ? "dialog" : nothing} @click=${isTold(fault) ? line.show : line.next}>${words.say(isTold(fault) ? "ui:line:more" : "ui:line:other", { count: faults.length - 1 })}</button>` : nothing}
    ${line.more("ui:line:details", "details")}
  </span>`;
}

/** The note next to the reason. @param {WhyLine} line @param {Content} content @returns {{ key: string, look: unknown } | null} */
export const noteOf = (line, content) => riskOf(line, content) ?? slightOf(line, content);

/** A button that shows one of several items, and opens all of them. @param {WhyLine} line @param {string} look @param {string} said @param {number} more the number of other items */
function button({ words, show }, look, said, more) {
  const rest = more ? words.say("ui:line:more", { count: more }) : "";
  const key = `${rest} ${said}`;
  return {
    key,
    look: keyed(
      key,
      html`<button type="button" class=${look} aria-haspopup="dialog" aria-label=${`${withoutMarks(said)} ${rest}`.trim()} title=${withoutMarks(said)} @click=${show}><span aria-hidden="true">▲</span> <span>${withCode(words, said)}</span>${rest ? html` <small>${rest}</small>` : nothing}</button>`,
    ),
  };
}

/** The first error that doesn't prevent an answer. @param {WhyLine} line @param {Content} content */
function slightOf(line, { faults: [first, ...more] }) {
  return first ? button(line, "risk slight", first.said, more.length) : null;
}

/** The first finding. @param {WhyLine} line @param {Content} content */
function riskOf(line, { scene = null }) {
  const { words } = line;
  const [first, ...more] = scene ? risksOf(scene) : [];
  if (!scene || !first) return null;
  // Its space is reserved until its words are loaded, so that the sentence next to it doesn't move.
  if (!words.settled("remarks")) {
    const again = () => line.schedule();
    words.need("remarks").then(again, again);
    return { key: "", look: html`<span class="risk" aria-hidden="true"></span>` };
  }
  if (!words.has("remarks:title")) return null; // the words can't be loaded
  const { base, reference, result: target } = scene.explanation;
  const { id, on, span, args } = first;
  const text = { base, reference, target }[on]?.text.slice(...span) ?? "";
  return button(
    line,
    "risk",
    words.say(`remarks:brief:${id}`, { ...args, edition: scene.edition.id, text }),
    more.length,
  );
}

faultsBy({ faultOf, toolsOf, noteOf });
