/**
 * Remarks: hazards and consequences that the core found, each with its text and its
 * clause.
 */
import { html, nothing } from "lit-html";
import { define, SceneView } from "./view.js";
import { prose } from "./prose.js";
import * as words from "../words/en.js";

/** @typedef {import("../scene.js").Scene} Scene */

export class Remarks extends SceneView {
  /** @param {Scene} scene */
  draw({ explanation: { findings, base, reference, result, run } }) {
    const texts = { base, reference, target: result };
    const cut = run.steps.length < run.total;
    if (!findings.length && !cut) return nothing;
    return html`<h2>${words.ui.remarks}</h2><ul>
      ${cut ? html`<li>${words.unrecorded(run.steps.length, run.total)}</li>` : nothing}
      ${findings.map(({ id, on, span, section }) => html`<li>
        <b>${words.ui[on]}</b> ${prose(words.findings[id]?.(texts[on]?.text.slice(...span) ?? "") ?? "")}
        <cite>${section}</cite>
      </li>`)}
    </ul>`;
  }
}

define("uri-remarks", Remarks);
