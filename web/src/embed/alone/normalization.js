/**
 * Elements with the view "normalization": plays the normalization of one text.
 */
import { CompareCase } from "../../cases/compare.js";
import { shortened } from "../../texts/characters.js";
import "../../views/rooms/ladder.js";
import "../../views/stage/faults.js";
import { html } from "../../texts/html.js";
import { compare } from "../../subjects/compare.js";
import { linkOf } from "../../subjects/subject.js";
import { pane } from "../layout.js";

/** Characters of a normal form to draw. */
const longest = 120;

/** @type {import("../lonedrawing.js").Drawn<import("../baked.js").Asked, CompareCase>} */
export const drawn = {
  words: compare.words,

  make: (from, { reference, ...asked }) => new CompareCase(from, { ...asked, a: reference, b: reference, side: "a" }),

  look(drawing, of, step) {
    const { words } = drawing;
    return {
      kind: "columns of-compare of-normalization",
      label: words.say("compare:element:normalization", { text: of.asked.a }),
      plays: true,
      texts: html`<uri-field name="reference" part="reference" label=${words.say("compare:label:one")} brief=${words.say("compare:brief:one")}></uri-field>${result(drawing, of)}<uri-why part="why"></uri-why>`,
      panes: [
        pane("dots", words.say("compare:panes:components"), html`<uri-ladder></uri-ladder>`),
        pane("resolution", words.say("compare:listing"), html`<uri-resolution data-scene></uri-resolution>`),
      ],
      link: linkOf(compare, { ...of.asked, b: "", side: null }, step),
    };
  },

  fill(drawing, of, step) {
    drawing.hand("uri-field", of.field("a", step, drawing.element.hasAttribute("step")));
    drawing.hand("uri-why", {
      ...of.line(of.ofNormal),
      faults: of.faults.slice(0, 1).map((fault) => ({ ...fault, name: "reference" })),
    });
    drawing.hand("uri-ladder", { ...of.ladder(step, true), sides: ["a"] });
  },

  told: ({ asked: { a, base, edition, options }, normalForm }) => ({
    base,
    reference: a,
    edition,
    options,
    normalized: normalForm,
  }),
};

/** The normal form. @param {import("../lonedrawing.js").LoneDrawing} drawing @param {CompareCase} of */
function result({ words }, { normalForm }) {
  return html`<div class="encoded-row"><span class="label" aria-hidden="true">${words.say("compare:normal-form")}</span>
      <output aria-label=${words.say("compare:normal-form")} part="target">${normalForm === null ? "" : html`<code>${shortened(words, normalForm, longest)}</code>`}</output></div>`;
}
