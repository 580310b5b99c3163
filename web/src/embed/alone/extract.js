/**
 * Elements with the view "extract": running text with its URIs marked.
 */
import { live } from "lit-html/directives/live.js";
import { fragment, longestText, runFields, start } from "../../run/link.js";
import "../../views/rooms/extracted.js";
import { html } from "../../texts/html.js";
import { extract } from "../../subjects/documents.js";
import { linkOf } from "../../subjects/subject.js";
import { pane } from "../layout.js";
import { Answered } from "../lonedrawing.js";

/** Handles typing like a view's text box. @param {Event} event */
function typed({ currentTarget }) {
  const box = /** @type {HTMLTextAreaElement} */ (currentTarget);
  box.dispatchEvent(new CustomEvent("uriscope:text", { detail: box.value, bubbles: true }));
}

/** @type {import("../lonedrawing.js").Drawn<{ text: string, edition: string }, Answered>} */
export const drawn = {
  make: (from, asked) =>
    new Answered(extract, from, asked, (answer) =>
      from.words.say("extract:announced", { count: answer?.totalFound ?? 0 }),
    ),

  look(drawing, { asked }) {
    const { words } = drawing;
    return {
      kind: "of-running-text",
      label: words.say("extract:element"),
      plays: false,
      texts: html`<textarea name="text" part="text" rows="4" aria-label=${words.say("extract:text")} spellcheck="false" autocapitalize="off" autocomplete="off" .value=${live(asked.text)} @input=${typed}></textarea>`,
      panes: pane("resolution", words.say("extract:in-place"), html`<uri-extracted></uri-extracted>`),
      link: linkOf(extract, asked),
    };
  },

  fill(drawing, { asked: { text, edition }, answer }) {
    const link = (/** @type {string} */ uri) =>
      uri.length > longestText ? null : drawing.page(fragment(runFields({ ...start, reference: uri, edition })));
    drawing.hand("uri-extracted", answer && { answer, text, link });
  },

  told: ({ asked: { text, edition }, answer }) => ({
    text,
    edition,
    found: answer?.found.map((/** @type {{ uri: string }} */ { uri }) => uri),
  }),
};
