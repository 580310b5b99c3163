/**
 * Remarks: hazards and consequences that the core found, each with its text and its
 * clause.
 */
import { html, nothing } from "lit-html";
import { cite } from "./cite.js";
import { define, SceneView } from "./view.js";
import { sentence } from "./marks.js";

/** @typedef {import("../scene.js").Scene} Scene */

export class Remarks extends SceneView {
  /** @param {Scene} scene */
  draw({ words, explanation: { findings, base, reference, result, run } }) {
    const texts = { base, reference, target: result };
    const cut = run.steps.length < run.total;
    if (!findings.length && !cut) return nothing;
    return html`<h2>${words.say("remarks:title")}</h2><ul>
      ${cut ? html`<li>${words.say("remarks:unrecorded", { recorded: run.steps.length, total: run.total })}</li>` : nothing}
      ${findings.map(({ id, on, span, section }) => html`<li>
        <b>${words.say(`ui:${on}`)}</b> ${sentence(words, `remarks:findings:${id}`, { text: texts[on]?.text.slice(...span) ?? "" })}
        ${cite(words, section)}
      </li>`)}
    </ul>`;
  }
}

define("uri-remarks", Remarks);
