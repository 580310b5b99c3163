/**
 * Elements with the view "host": a host, as an edition reads it.
 */
import "../../views/rooms/host.js";
import { html } from "../../texts/html.js";
import { pane } from "../layout.js";
import { Answered } from "../lonedrawing.js";

/** @type {import("../lonedrawing.js").Drawn<import("../ownasked.js").DataAsked, Answered>} */
export const drawn = {
  words: ["encoding", "problem"],

  make: (from, asked) =>
    new Answered(from, asked, (answer) => from.words.say(`encoding:kinds:${answer?.kind ?? "none"}`)),

  look(drawing, { asked: { text, edition } }) {
    const { words } = drawing;
    return {
      kind: "of-data of-host",
      label: words.say("encoding:element:host", { text }),
      plays: false,
      texts: html`<uri-field name="host" part="host" label=${words.say("encoding:host")}></uri-field>`,
      panes: pane("resolution", words.say("encoding:host"), html`<uri-host></uri-host>`),
      room: "encoding",
      fields: { host: text, edition },
    };
  },

  fill(drawing, { asked: { text, edition }, answer }) {
    drawing.hand("uri-field", { edition, text });
    drawing.hand("uri-host", answer && { answer, text });
  },

  told: ({ asked: { text, edition }, answer }) => ({ host: text, edition, kind: answer?.kind }),
};
