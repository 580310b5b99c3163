/**
 * Elements with the view "compare": two texts on a spec's ladder of comparison.
 */
import { CompareCase } from "../../cases/compare.js";
import "../../views/rooms/ladder.js";
import "../../views/stage/faults.js";
import { html } from "../../texts/html.js";
import { compare, sides } from "../../subjects/compare.js";
import { attributeOf, linkOf } from "../../subjects/subject.js";
import { pane } from "../layout.js";

/** @import { SideName } from "../../cases/compare.js" */
/** @import { LoneDrawing } from "../lonedrawing.js" */

/** @type {import("../lonedrawing.js").Drawn<import("../../cases/compare.js").Asked, CompareCase>} */
export const drawn = {
  make: (from, asked) => new CompareCase(from, { ...asked, side: asked.side ?? "a" }),

  listen(drawing) {
    drawing.on("rung", ({ side, step }) => playSide(drawing, side, step));
  },

  question: {
    view: "uri-meeting",
    fetch: () => import("../../views/rooms/meeting.js"),
    content: ({ answer, sides, rungs, skipped, edition, asked: { base } }) =>
      answer !== null && sides.length > 1 && rungs.length > 0 && !skipped
        ? { comparison: answer, edition, base }
        : null,
  },

  look(drawing, of, step) {
    const { words } = drawing;
    const { side } = of.asked;
    const field = (/** @type {string} */ name) =>
      html`<uri-field name=${name} part=${attributeOf(compare, name)} label=${words.say(`compare:label:${name}`)} brief=${words.say(`compare:brief:${name}`)}></uri-field>`;
    return {
      kind: "columns of-compare",
      label: compare.label(words, of.asked),
      plays: true,
      texts: html`${field("a")}${field("b")}<uri-why part="why"></uri-why>`,
      panes: [
        pane("dots", words.say("compare:panes:components"), html`<uri-ladder></uri-ladder>`),
        pane(
          "resolution",
          words.say("compare:listing"),
          html`<div class="sides" role="group" aria-label=${words.say("compare:side")}>${sides.map(
            (one) => html`<button type="button" aria-pressed=${one === side ? "true" : "false"}
          @click=${() => playSide(drawing, one)}>${words.say(`compare:play:${one}`)}</button>`,
          )}</div><uri-resolution data-scene></uri-resolution>`,
        ),
      ],
      link: linkOf(compare, of.asked, step),
    };
  },

  fill(drawing, of, step) {
    const played = drawing.element.hasAttribute("step");
    for (const side of sides) drawing.hand(`uri-field[name="${side}"]`, of.field(side, step, played));
    drawing.hand("uri-why", of.line());
    drawing.hand("uri-ladder", of.ladder(step, played));
  },

  told: ({ asked: { a, b, base, edition, options }, answer }) => ({
    reference: a,
    other: b,
    base,
    edition,
    options,
    meet: answer?.meet === null ? null : (answer?.rungs[answer.meet]?.id ?? null),
  }),
};

/** Shows the run of a side, at a step or its end. @param {LoneDrawing} drawing @param {SideName} side @param {number | null} [step] */
async function playSide(drawing, side, step = null) {
  drawing.write("side", side === "a" ? null : side);
  drawing.write("step", null);
  try {
    await drawing.show();
    if (step !== null) drawing.go(step);
  } catch (error) {
    drawing.fail(error);
  }
}
