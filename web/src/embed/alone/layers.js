/**
 * Elements with the view "layers": where the base of a document comes from. What was found in
 * each layer is typed into a box of its own.
 */
import "../../views/rooms/layers.js";
import { html } from "../../texts/html.js";
import { Answered } from "../lonedrawing.js";

/** @import { LayersAsked } from "../ownasked.js" */

/** The boxes, by their attributes. */
const boxes = /** @type {const} */ (["embedded", "enclosing", "retrieval", "default"]);

/** @type {import("../lonedrawing.js").Drawn<LayersAsked, Answered>} */
export const drawn = {
  words: ["documents", "problem"],

  make: (from, asked) =>
    new Answered(from, asked, (answer) =>
      from.words.say(`documents:announced:${answer?.base ? "base" : "none"}`, { base: answer?.base ?? "" }),
    ),

  look({ words }, { asked: { retrieval, fallback, edition } }) {
    const title = words.say("documents:parts:base");
    return {
      kind: "of-layers",
      label: title,
      plays: false,
      texts: boxes.map(
        (name) => html`<uri-field name=${name} part=${name} label=${words.say(`documents:box:${name}`)}></uri-field>`,
      ),
      panes: html`<div class="drawn-layers" part="pane" role="group" aria-label=${title}><uri-layers></uri-layers></div>`,
      room: "documents",
      fields: { part: "base", retrieval: retrieval || null, default: fallback || null, edition },
    };
  },

  fill(drawing, { asked, answer, edition }) {
    for (const name of boxes) {
      const text = name === "default" ? asked.fallback : asked[name];
      drawing.hand(`uri-field[name="${name}"]`, { edition: asked.edition, text });
    }
    drawing.hand("uri-layers", answer && { answer, document: edition?.document ?? "", entities: [] });
  },

  told: ({ asked: { edition }, answer }) => ({ base: answer?.base ?? null, why: answer?.why, edition }),
};
