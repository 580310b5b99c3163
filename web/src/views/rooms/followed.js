/**
 * A list of the mistakes that a library makes: each with its section, the number of cases it explains, a link to the
 * shortest, and a link that runs it with the spec's lines changed accordingly.
 */
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";

/** @typedef {{ said: string, shortest: string, link: string, run: string }} Followed */

/** @param {import("../../words/words.js").Words} words @param {Followed[]} all */
export const followedList = (words, all) =>
  html`<ul class="followed">${all.map(({ said, shortest, link, run }) => html`<li>${withCode(words, said, (_, text) => text)} <a href=${link}>${withCode(words, shortest)}</a> <a href=${run}>${words.say("expected:run")}</a></li>`)}</ul>`;
