/**
 * Elements with the view "extract": running text, in which the URIs are marked.
 */
import { live } from "lit-html/directives/live.js";
import { longestText, start, write } from "../run/link.js";
import { mostPieces } from "../cases/runningtext.js";
import "../views/rooms/extracted.js";
import { html } from "../texts/html.js";
import { LoneDrawing } from "./lonedrawing.js";
import { extractAsked, ownKeyOf } from "./ownasked.js";
import { noAnswer } from "../cases/unanswered.js";

/** @typedef {import("./lonedrawing.js").Source} Source */
/** @typedef {import("./ownasked.js").DataAsked} DataAsked */

/** What was found, which has no run. */
class ExtractCase {
  scene = null;
  steps = 0;

  /** @param {Source} from @param {DataAsked} asked */
  constructor({ engine, known, words }, asked) {
    const answer =
      engine?.extract(asked.text, { edition: asked.edition, limit: mostPieces }) ?? known?.extracted ?? null;
    this.asked = asked;
    this.words = words;
    this.note = noAnswer(answer, { document: asked.edition });
    this.answer = answer && "error" in answer ? null : answer;
  }

  get announced() {
    return this.words.say("extract:announced", { count: this.answer?.totalFound ?? 0 });
  }
}

/** @extends {LoneDrawing<DataAsked, ExtractCase>} */
class ExtractDrawing extends LoneDrawing {
  /** @param {(name: string) => string | null} attribute */
  read(attribute) {
    return extractAsked(attribute);
  }

  /** @param {DataAsked} asked */
  keyOf(asked) {
    return ownKeyOf(asked);
  }

  /** @param {Source} from @param {DataAsked} asked */
  make(from, asked) {
    return new ExtractCase(from, asked);
  }

  /** @param {ExtractCase} of */
  need({ asked: { edition } }) {
    return this.words.need("extract", "problem", edition);
  }

  /** @param {ExtractCase} of */
  look({ asked: { text } }) {
    const { words } = this;
    const typed = (/** @type {Event} */ { currentTarget: box }) =>
      /** @type {HTMLTextAreaElement} */ (box).dispatchEvent(
        new CustomEvent("uriscope:text", { detail: /** @type {HTMLTextAreaElement} */ (box).value, bubbles: true }),
      );
    return {
      kind: "of-running-text",
      label: words.say("extract:element"),
      plays: false,
      texts: html`<textarea name="text" part="text" rows="4" aria-label=${words.say("extract:text")} spellcheck="false" autocapitalize="off" autocomplete="off" .value=${live(text)} @input=${typed}></textarea>`,
      panes: this.pane("resolution", words.say("extract:in-place"), html`<uri-extracted></uri-extracted>`),
      room: "documents",
      fields: { part: "text" }, // no link has a text
    };
  }

  /** @param {ExtractCase} of */
  fill({ asked: { text, edition }, answer }) {
    const link = (/** @type {string} */ uri) =>
      uri.length > longestText ? null : this.page + write({ ...start, reference: uri, edition });
    this.hand("uri-extracted", answer && { answer, text, link });
  }

  /** @param {ExtractCase} of */
  told({ asked: { text, edition }, answer }) {
    return { text, edition, found: answer?.found.map(({ uri }) => uri) };
  }
}

/** By the view. */
export const draws = { extract: ExtractDrawing };
