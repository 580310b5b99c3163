/**
 * The mistakes that a library makes, as a list: each with its section, how many cases it explains, a link to the
 * shortest, and one that runs this with the spec's lines changed like that.
 */
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";

/** @typedef {{ said: string, shortest: string, link: string, run: string }} Followed */

/** @param {import("../../words/words.js").Words} words @param {Followed[]} all */
export const followedList = (words, all) =>
  html`<ul class="followed">${all.map(({ said, shortest, link, run }) => html`<li>${withCode(words, said, (_, text) => text)} <a href=${link}>${withCode(words, shortest)}</a> <a href=${run}>${words.say("expected:run")}</a></li>`)}</ul>`;
