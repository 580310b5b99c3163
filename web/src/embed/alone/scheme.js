/**
 * An element with the view "scheme": what a client does with the URL in its attribute "reference".
 */
import { SchemeCase } from "../../cases/scheme.js";
import "../../views/rooms/dialogue.js";
import "../../views/rooms/scheme.js";
import "../../views/stage/faults.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { scheme } from "../../subjects/scheme.js";
import { linkOf } from "../../subjects/subject.js";
import { pane } from "../layout.js";

/** @param {import("../../words/words.js").Words} words @param {string | null} origin */
const originOf = (words, origin) =>
  origin === null ? words.say("schemes:origin:none") : sentence(words, "schemes:origin:is", { origin });

/** @type {import("../lonedrawing.js").Drawn<import("../baked.js").Asked, SchemeCase>} */
export const drawn = {
  longText: 20_000,
  words: scheme.words,

  make: (from, asked) => new SchemeCase(from, asked),

  async need(of) {
    await of.need();
    if (of.untold) await of.learn();
  },

  question: {
    view: "uri-sending",
    fetch: () => import("../../views/rooms/sending.js"),
    /** "send:3" asks for the third message. */
    content({ scene, state }, predict) {
      const [, message = null] = /^send:([1-9]\d?)$/.exec(predict) ?? [];
      return message === null || !scene ? null : { scene, text: state.reference, after: Number(message) - 1 };
    },
  },

  look(drawing, of, step) {
    const { words } = drawing;
    return {
      kind: "columns of-scheme",
      label: scheme.label(words, of.state),
      plays: true,
      texts: html`<uri-field name="url" part="reference" label=${words.say("ui:url")}></uri-field><uri-why part="why"></uri-why>`,
      panes: [
        pane(
          "resolution",
          words.say(of.answer?.origin === undefined ? "schemes:client-does" : "schemes:standard-says"),
          of.scene
            ? html`<uri-resolution data-scene></uri-resolution>`
            : html`<p class="no-dialogue">${words.say("schemes:no-dialogue")}</p>`,
        ),
        pane("components", words.say("schemes:panes:components"), html`<uri-scheme></uri-scheme>`),
        of.answer?.origin === undefined
          ? pane("dots", words.say("schemes:panes:buffers"), html`<uri-dialogue data-scene></uri-dialogue>`)
          : pane(
              "dots",
              words.say("schemes:panes:origin"),
              html`<p class="no-dialogue">${originOf(words, of.answer.origin)}</p>`,
            ),
      ],
      link: linkOf(scheme, of.state, step),
    };
  },

  fill(drawing, of, step) {
    drawing.hand("uri-field", of.field(step));
    drawing.hand("uri-why", of.line);
    drawing.hand("uri-scheme", of.content(step));
  },

  told: ({ state: { reference, edition }, answer }) => ({ reference, edition, standing: answer?.standing }),

  attributeOf: () => "reference",
};
