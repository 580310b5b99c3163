/**
 * Names the components that are absent, and those that are present but empty, which isn't the same.
 */
import { keyed } from "lit-html/directives/keyed.js";
import { html } from "./html.js";

/** @import { Part } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** @param {Part[]} parts */
export const absent = (parts) => parts.filter(({ span }) => !span);

/** @param {Part[]} parts */
export const empty = (parts) => parts.filter(({ span }) => span && span[0] === span[1]);

/** A sentence that lit-html recreates when it changes: updating it in place would move its line end. @param {string} said */
export const anew = (said) => keyed(said, html`<span>${said}</span>`);

/** In a few words: "empty query · no scheme or authority". @param {Words} words @param {Part[]} parts */
export function lacking(words, parts) {
  const said = /** @type {const} */ ([
    ["empties", empty(parts), "conjunction"],
    ["lacks", absent(parts), "disjunction"],
  ]).flatMap(([id, some, type]) =>
    some.length
      ? [
          words.say(`ui:figure:${id}`, {
            components: words.list(
              some.map(({ name }) => words.say("ui:player:called", { name })),
              type,
            ),
          }),
        ]
      : [],
  );
  return anew(said.join(" · "));
}
