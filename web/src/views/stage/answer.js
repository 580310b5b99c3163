/**
 * An answer unchanged, or in words if it isn't a URI.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { noTarget } from "../../texts/outcome.js";
import { short, visible } from "../../words/words.js";

/** @import { Words } from "../../words/words.js" */
/** @import { Answer } from "../../run/engine.js" */

/** Longer answers are shortened in the middle for screen readers and titles. */
const longestHeard = 2000;

/**
 * An answer on several lines, shortened in the middle if it is long.
 * @param {Words} words @param {Answer} answer @param {number} [longest]
 */
export const drawnAnswer = (words, answer, longest = 60) =>
  drawn(
    words,
    answer,
    (text) =>
      html`<code title=${text.length > longest ? visible(short(text, longestHeard)) : nothing}>${shortened(words, text, longest)}</code>`,
  );

/** An answer for screen readers: complete, up to a reasonable length. @param {Words} words @param {Answer} answer */
export const heardAnswer = (words, answer) =>
  drawn(
    words,
    answer,
    (text) => html`<code>${text.length > longestHeard ? shortened(words, text, longestHeard) : text}</code>`,
  );

/** @param {Words} words @param {Answer} answer @param {(text: string) => unknown} code */
function drawn(words, { outcome, target, fragment }, code) {
  if (target !== null) return code(target);
  return html`<em>${words.say(noTarget({ outcome }))}</em>${fragment === undefined ? nothing : code(`#${fragment}`)}`;
}
