/**
 * Elements with the view "layers": the source of a document's base. Each layer has a text box for what was found there.
 */
import "../../views/rooms/layers.js";
import { html } from "../../texts/html.js";
import { layers } from "../../subjects/documents.js";
import { linkOf } from "../../subjects/subject.js";
import { Answered } from "../lonedrawing.js";

/** @type {import("../lonedrawing.js").Drawn<any, Answered>} */
export const drawn = {
  make: (from, asked) =>
    new Answered(layers, from, asked, (answer) =>
      from.words.say(`documents:announced:${answer?.base ? "base" : "none"}`, { base: answer?.base ?? "" }),
    ),

  look({ words }, { asked }) {
    const title = layers.label(words);
    return {
      kind: "of-layers",
      label: title,
      plays: false,
      texts: layers.texts.map(
        (name) => html`<uri-field name=${name} part=${name} label=${words.say(`documents:box:${name}`)}></uri-field>`,
      ),
      panes: html`<div class="drawn-layers" part="pane" role="group" aria-label=${title}><uri-layers></uri-layers></div>`,
      link: linkOf(layers, asked),
    };
  },

  fill(drawing, { asked, answer, edition }) {
    for (const name of layers.texts)
      drawing.hand(`uri-field[name="${name}"]`, { edition: asked.edition, text: asked[name] });
    drawing.hand("uri-layers", answer && { answer, document: edition?.document ?? "", entities: [] });
  },

  told: ({ asked: { edition }, answer }) => ({ base: answer?.base ?? null, why: answer?.why, edition }),
};
