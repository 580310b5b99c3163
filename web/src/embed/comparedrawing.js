/**
 * Elements with the view "compare" or "normalization": two texts on an edition's ladder of
 * comparison, and one text on its way to its normal form, which is played.
 */
import { CompareCase } from "../cases/compare.js";
import { shortened } from "../texts/characters.js";
import "../views/rooms/ladder.js";
import "../views/stage/faults.js";
import { html } from "../texts/html.js";
import { pane } from "./layout.js";

/** @typedef {import("../cases/compare.js").SideName} SideName */
/** @typedef {import("./lonedrawing.js").LoneDrawing} LoneDrawing */
/** @template Asked @typedef {import("./lonedrawing.js").Drawn<Asked, CompareCase>} Drawn */

/** Of a normal form, so many characters are drawn. */
const longest = 120;
/** @type {SideName[]} */
const sides = ["a", "b"];

/** The attribute of a text box. @param {string} name */
const attributeOf = (name) => (name === "a" ? "reference" : "other");

/** @type {Drawn<import("./ownasked.js").CompareAsked>} */
const compare = {
  words: ["compare", "normal", "problem"],

  make: (from, asked) => new CompareCase(from, asked),

  listen(drawing) {
    drawing.on("rung", ({ side, step }) => playSide(drawing, side, step));
  },

  question: {
    view: "uri-meeting",
    fetch: () => import("../views/rooms/meeting.js"),
    content: ({ answer, sides, rungs, skipped, edition, asked: { base } }) =>
      answer !== null && sides.length > 1 && rungs.length > 0 && !skipped
        ? { comparison: answer, edition, base }
        : null,
  },

  look(drawing, of, step) {
    const { words } = drawing;
    const { a, b, base, edition, options, side } = of.asked;
    const field = (/** @type {string} */ name) =>
      html`<uri-field name=${name} part=${attributeOf(name)} label=${words.say(`compare:label:${name}`)} brief=${words.say(`compare:brief:${name}`)}></uri-field>`;
    return {
      kind: "columns of-compare",
      label: words.say("compare:element:compare", { a, b }),
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
      room: "compare",
      fields: { a, b, base: base || null, side, edition, ...options, step },
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

  attributeOf,
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

/** @type {Drawn<import("./baked.js").Asked>} */
const normalization = {
  words: compare.words,

  make: (from, { reference, ...asked }) => new CompareCase(from, { ...asked, a: reference, b: reference, side: "a" }),

  look(drawing, of, step) {
    const { words } = drawing;
    const { a, base, edition, options } = of.asked;
    return {
      kind: "columns of-compare of-normalization",
      label: words.say("compare:element:normalization", { text: a }),
      plays: true,
      texts: html`<uri-field name="reference" part="reference" label=${words.say("compare:label:one")} brief=${words.say("compare:brief:one")}></uri-field>${result(drawing, of)}<uri-why part="why"></uri-why>`,
      panes: [
        pane("dots", words.say("compare:panes:components"), html`<uri-ladder></uri-ladder>`),
        pane("resolution", words.say("compare:listing"), html`<uri-resolution data-scene></uri-resolution>`),
      ],
      room: "compare",
      fields: { a, b: "", base: base || null, edition, ...options, step },
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

/** The normal form. @param {LoneDrawing} drawing @param {CompareCase} of */
function result({ words }, { normalForm }) {
  return html`<div class="encoded-row"><span class="label" aria-hidden="true">${words.say("compare:normal-form")}</span>
      <output aria-label=${words.say("compare:normal-form")} part="target">${normalForm === null ? "" : html`<code>${shortened(words, normalForm, longest)}</code>`}</output></div>`;
}

/** By the view. */
export const draws = { compare, normalization };
