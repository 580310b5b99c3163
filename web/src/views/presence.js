/**
 * Says which components are absent and which are there and empty, which is not the same.
 */
import { html, nothing } from "lit-html";
import * as words from "../words/en.js";

/** @typedef {import("../engine.js").Part} Part */

/** @param {Part[]} parts */
export function presence(parts) {
  const absent = parts.filter(({ span }) => !span);
  const empty = parts.filter(({ span }) => span && span[0] === span[1]);
  if (!absent.length && !empty.length) return nothing;
  return html`<ul class="presence">
    ${empty.map(({ name, role }) => html`<li class="empty role-${role}">${name} ${words.ui.empty}</li>`)}
    ${absent.map(({ name }) => html`<li class="absent">${name} ${words.ui.absent}</li>`)}
  </ul>`;
}
