/**
 * Elements with view="encoding". They show data being encoded into a component and decoded again.
 */
import { EncodeCase, spanOf } from "../../cases/encode.js";
import { shortened } from "../../texts/characters.js";
import "../../views/rooms/encoding.js";
import { html } from "../../texts/html.js";
import { encoding } from "../../subjects/encoding.js";
import { linkOf } from "../../subjects/subject.js";
import { pane } from "../layout.js";

/** @import { LoneDrawing } from "../lonedrawing.js" */

/** Characters of a result to draw. */
const longest = 120;

/** @type {import("../lonedrawing.js").Drawn<import("../../cases/encode.js").Asked, EncodeCase>} */
export const drawn = {
  make: (from, asked) => new EncodeCase(from, asked),

  look(drawing, of, step) {
    const { words } = drawing;
    return {
      kind: "of-data columns",
      label: encoding.label(words, of.asked),
      plays: true,
      texts: html`<uri-field name="data" part="data" label=${words.say("encoding:data")}></uri-field>${result(drawing, of)}`,
      panes: [
        pane("resolution", words.say("encoding:listing"), html`<uri-resolution data-scene></uri-resolution>`),
        pane("components", words.say("encoding:panes:grid"), html`<uri-encoding show="grid"></uri-encoding>`),
        pane("dots", words.say("encoding:panes:texts"), html`<uri-encoding show="texts"></uri-encoding>`),
      ],
      link: linkOf(encoding, of.asked, step),
    };
  },

  fill(drawing, of, at) {
    const { data: text, edition } = of.asked;
    const step = of.scene?.steps[at - 1];
    const reads = of.answer && step ? [spanOf(of.answer, step)].filter(([start, end]) => end > start) : [];
    drawing.hand("uri-field", { edition, text, reads });
    drawing.hand("uri-encoding", of.content(at));
  },

  told: ({ asked: { data, edition }, answer }) => ({
    data,
    component: answer?.component.id,
    charset: answer?.charset.id,
    edition,
    encoded: answer?.encoded,
  }),
};

/** The row with the encoded data. @param {LoneDrawing} drawing @param {EncodeCase} of */
function result({ words }, { answer, note }) {
  const encoded = answer?.encoded ?? null;
  const none = answer || note ? words.say("encoding:impossible") : "";
  return html`<div class="encoded-row"><span class="label" aria-hidden="true">${words.say("encoding:encoded")}</span>
      <output aria-label=${words.say("encoding:encoded")} part="target">${encoded === null ? html`<span class="none">${none}</span>` : html`<code>${encoded ? shortened(words, encoded, longest) : "“”"}</code>`}</output></div>`;
}
