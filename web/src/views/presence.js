/**
 * Says which components are absent and which are there and empty, which is not the same.
 */
import { html, nothing } from "lit-html";

/** @typedef {import("../engine.js").Part} Part */

/** @param {import("../words.js").Words} words @param {Part[]} parts */
export function presence(words, parts) {
  const absent = parts.filter(({ span }) => !span);
  const empty = parts.filter(({ span }) => span && span[0] === span[1]);
  if (!absent.length && !empty.length) return nothing;
  return html`<ul class="presence">
    ${empty.map(({ name, role }) => html`<li class="empty role-${role}">${words.say("ui:empty", { component: name })}</li>`)}
    ${absent.map(({ name }) => html`<li class="absent">${words.say("ui:absent", { component: name })}</li>`)}
  </ul>`;
}
