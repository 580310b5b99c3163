/**
 * Says which components are absent and which are there and empty, which is not the same.
 */
import { html, nothing } from "lit-html";

/** @typedef {import("../engine.js").Part} Part */
/** @typedef {import("../words.js").Words} Words */

/** @param {Part[]} parts */
const absent = (parts) => parts.filter(({ span }) => !span);

/** @param {Part[]} parts */
const empty = (parts) => parts.filter(({ span }) => span && span[0] === span[1]);

/** As a list. @param {Words} words @param {Part[]} parts */
export function presence(words, parts) {
  const [none, bare] = [absent(parts), empty(parts)];
  if (!none.length && !bare.length) return nothing;
  return html`<ul class="presence">
    ${bare.map(({ name, role }) => html`<li class="empty role-${role}">${words.say("ui:empty", { component: name })}</li>`)}
    ${none.map(({ name }) => html`<li class="absent">${words.say("ui:absent", { component: name })}</li>`)}
  </ul>`;
}

/** In a few words: "empty query · no scheme, authority". @param {Words} words @param {Part[]} parts */
export function lacking(words, parts) {
  const said = /** @type {const} */ ([["empties", empty(parts)], ["lacks", absent(parts)]])
    .flatMap(([id, some]) => (some.length ? [words.say(`ui:figure:${id}`, { components: words.list(some.map(({ name }) => name), "unit") })] : []));
  return said.join(" · ");
}
