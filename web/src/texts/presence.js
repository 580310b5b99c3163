/**
 * Says which components are absent and which are there and empty, which is not the same.
 */
import { keyed } from "lit-html/directives/keyed.js";
import { html } from "./html.js";

/** @import { Part } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** @param {Part[]} parts */
export const absent = (parts) => parts.filter(({ span }) => !span);

/** @param {Part[]} parts */
export const empty = (parts) => parts.filter(({ span }) => span && span[0] === span[1]);

/** Words that end where their line ends: other words are drawn in their place, as these would have to be moved there. @param {string} said */
export const anew = (said) => keyed(said, html`<span>${said}</span>`);

/** In a few words: "empty query · no scheme, authority". @param {Words} words @param {Part[]} parts */
export function lacking(words, parts) {
  const said = /** @type {const} */ ([
    ["empties", empty(parts)],
    ["lacks", absent(parts)],
  ]).flatMap(([id, some]) =>
    some.length
      ? [
          words.say(`ui:figure:${id}`, {
            components: words.list(
              some.map(({ name }) => words.say("ui:player:called", { name })),
              "unit",
            ),
          }),
        ]
      : [],
  );
  return anew(said.join(" · "));
}
