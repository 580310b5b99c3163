/**
 * An answer as it stands, or in words where it is no URI.
 */
import { html, nothing } from "lit-html";
import { boundary } from "../words.js";
import { characters, gone, shortened } from "./characters.js";

/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../engine.js").Answer} Answer */

/** What is drawn at most where there is one line, and how much of it is the end, which stays in sight. */
const [most, end] = [60, 8];

/**
 * An answer that may take several lines, without its middle where it is long.
 * @param {Words} words @param {Answer} answer @param {number} [longest]
 */
export const drawnAnswer = (words, answer, longest = 60) =>
  drawn(words, answer, (text) => html`<code title=${text.length > longest ? text : nothing}>${shortened(words, text, longest)}</code>`);

/** An answer that has one line: what does not fit is cut out of its middle. @param {Words} words @param {Answer} answer */
export const lineOf = (words, answer) => drawn(words, answer, (text) => {
  const tail = boundary(text, Math.max(0, text.length - end));
  const head = text.length > most ? [characters(words, text, 0, boundary(text, most - end)), gone] : characters(words, text, 0, tail);
  return html`<code class="cut"><span>${head}</span><span>${characters(words, text, tail, text.length)}</span></code>`;
});

/** @param {Words} words @param {Answer} answer @param {(text: string) => unknown} code */
function drawn(words, { outcome, target, fragment }, code) {
  if (target !== null) return code(target);
  if (outcome === "same-document") return html`<em>${words.say("ui:current-document")}</em>${fragment === undefined ? nothing : code(`#${fragment}`)}`;
  return html`<em>${words.say(outcome === "no-relative-form" ? "ui:no-relative-form" : "ui:no-target")}</em>`;
}
