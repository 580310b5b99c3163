/**
 * What is wrong with the texts, in the line of why: that of the box in focus first, with the buttons that
 * mend it. Beside the why, a note: what is dangerous, or the first fault of those in spite of which there
 * is an answer. Whoever hands the line faults imports this; without it, the line says why alone.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { isTold, risksOf } from "../../cases/why.js";
import { html } from "../../texts/html.js";
import { withCode, withoutMarks } from "../../texts/marks.js";
import { faultsBy } from "./why.js";

/** @import { Content, Fault, WhyLine } from "./why.js" */

/** Whether an algorithm found it, and went on. @param {Fault} fault */
const isSlight = (fault) => isTold(fault) && !fault.problem?.fatal;

/** The fault that is told: that of the box in focus, unless another one was asked for: they come in turn. Where the answer comes about in spite of all of them, that is told first. @param {Content} content @param {number} turned how many were asked for @returns {Fault | undefined} */
export function faultOf({ faults, focus }, turned) {
  if (faults.every(isSlight)) return undefined;
  const first = Math.max(
    faults.findIndex(({ name }) => name === focus),
    0,
  );
  return faults[(first + turned) % faults.length];
}

/** The buttons beside a fault. @param {WhyLine} line @param {Content} content @param {Fault} fault */
export function toolsOf(line, { faults }, fault) {
  const { words } = line;
  const { name } = fault;
  return html`<span class="mends">
    ${fault.mends.map(({ label, text }) => html`<button type="button" class="mend" @click=${() => line.emit("mend", { name, text })}>${label}</button>`)}
    ${faults.length > 1 ? html`<button type="button" class="other" aria-haspopup=${isTold(fault) ? "dialog" : nothing} @click=${isTold(fault) ? line.show : line.next}>${words.say(isTold(fault) ? "ui:line:more" : "ui:line:other", { count: faults.length - 1 })}</button>` : nothing}
    ${line.more("ui:line:details", "details")}
  </span>`;
}

/** What is to be noted beside the why. @param {WhyLine} line @param {Content} content @returns {{ key: string, look: unknown } | null} */
export const noteOf = (line, content) => riskOf(line, content) ?? slightOf(line, content);

/** A button that says one of several things, and opens all of them. @param {WhyLine} line @param {string} look @param {string} said @param {number} more how many others there are */
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

/** The first fault of those in spite of which the answer comes about. @param {WhyLine} line @param {Content} content */
function slightOf(line, { faults: [first, ...more] }) {
  return first ? button(line, "risk slight", first.said, more.length) : null;
}

/** The first finding. @param {WhyLine} line @param {Content} content */
function riskOf(line, { scene = null }) {
  const { words } = line;
  const [first, ...more] = scene ? risksOf(scene) : [];
  if (!scene || !first) return null;
  // Its place is kept until its words are there, so that the sentence beside it does not move then.
  if (!words.settled("remarks")) {
    const again = () => line.schedule();
    words.need("remarks").then(again, again);
    return { key: "", look: html`<span class="risk" aria-hidden="true"></span>` };
  }
  if (!words.has("remarks:title")) return null; // they cannot be had
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
