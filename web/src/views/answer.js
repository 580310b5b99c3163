/**
 * An answer as it stands, or in words where it is no URI.
 */
import { html, nothing } from "lit-html";
import { short } from "../words.js";

/** @typedef {import("../words.js").Words} Words */

/** @param {Words} words @param {import("../engine.js").Answer} answer */
export function drawnAnswer(words, { outcome, target, fragment }) {
  if (target !== null) return html`<code title=${target.length > 60 ? target : nothing}>${short(target, 60)}</code>`;
  if (outcome === "same-document") return html`<em>${words.say("ui:current-document")}</em>${fragment === undefined ? nothing : html`<code>#${short(fragment, 40)}</code>`}`;
  return html`<em>${words.say(outcome === "no-relative-form" ? "ui:no-relative-form" : "ui:no-target")}</em>`;
}
