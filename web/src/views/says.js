/**
 * An answer as it stands, or in words where it is no URI.
 */
import { html, nothing } from "lit-html";
import * as words from "../words/en.js";

/** @param {import("../engine.js").Answer} answer */
export function says({ outcome, target, fragment }) {
  if (target !== null) return html`<code title=${target.length > 60 ? target : nothing}>${words.short(target, 60)}</code>`;
  if (outcome === "same-document") return html`<em>${words.ui.currentDocument}</em>${fragment === undefined ? nothing : html`<code>#${words.short(fragment, 40)}</code>`}`;
  return html`<em>${outcome === "no-relative-form" ? words.ui.noRelativeForm : words.ui.noTarget}</em>`;
}
