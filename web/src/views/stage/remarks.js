/**
 * Remarks: hazards and consequences that the core found, each with its text, its certainty and the section about it.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { define, SceneView } from "../view.js";
import { findingText } from "../../texts/finding.js";
import { withCode } from "../../texts/marks.js";

/** @import { Scene } from "../../run/scene.js" */

/** The degrees of certainty, the highest first. */
const sures = /** @type {const} */ (["certain", "likely", "possible"]);

export class Remarks extends SceneView {
  /** @param {Scene} scene */
  draw({ words, edition, explanation: { findings, base, reference, result, run } }) {
    const texts = { base, reference, target: result };
    const cut = run.steps.length < run.total;
    // In the page, its words arrive with its script, and then it is redrawn.
    if ((!findings.length && !cut) || !words.settled("remarks")) return nothing;
    const met = sures.filter((sure) => findings.some((finding) => finding.sure === sure));
    return html`<h2>${words.say("remarks:title")}</h2><ul>
      ${cut ? html`<li>${words.say("remarks:unrecorded", { recorded: run.steps.length, total: run.total })}</li>` : nothing}
      ${findings.map(
        ({ id, on, span, section, sure, basis, args }) => html`<li class=${sure}>
        <b>${words.say("remarks:on", { name: words.say(`ui:${on}`) })}</b>${words.say("ui:between", {}, " ")}${withCode(words, findingText(words, edition.id, { id, span, args }, texts[on]?.text ?? ""))}
        ${args.more ? words.say("remarks:more", { more: args.more }) : nothing}
        <span class="sure">${words.say(`remarks:sure:${sure}`)}</span> ${cite(words, section, section, basis)}
      </li>`,
      )}
    </ul>${met.length ? html`<dl>${met.map((sure) => html`<div><dt>${words.say(`remarks:sure:${sure}`)}</dt> <dd>${words.say(`remarks:means:${sure}`)}</dd></div>`)}</dl>` : nothing}`;
  }
}

define("uri-remarks", Remarks);
