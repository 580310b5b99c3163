/**
 * Elements with the view "host": a host as a spec parses it.
 */
import "../../views/rooms/host.js";
import { html } from "../../texts/html.js";
import { host } from "../../subjects/encoding.js";
import { linkOf } from "../../subjects/subject.js";
import { pane } from "../layout.js";
import { Answered } from "../lonedrawing.js";

/** @type {import("../lonedrawing.js").Drawn<{ host: string, edition: string }, Answered>} */
export const drawn = {
  make: (from, asked) =>
    new Answered(host, from, asked, (answer) => from.words.say(`encoding:kinds:${answer?.kind ?? "none"}`)),

  look(drawing, { asked }) {
    const { words } = drawing;
    return {
      kind: "of-data of-host",
      label: host.label(words, asked),
      plays: false,
      texts: html`<uri-field name="host" part="host" label=${words.say("encoding:host")}></uri-field>`,
      panes: pane("resolution", words.say("encoding:host"), html`<uri-host></uri-host>`),
      link: linkOf(host, asked),
    };
  },

  fill(drawing, { asked: { host: text, edition }, answer }) {
    drawing.hand("uri-field", { edition, text });
    drawing.hand("uri-host", answer && { answer, text });
  },

  told: ({ asked: { host, edition }, answer }) => ({ host, edition, kind: answer?.kind }),
};
