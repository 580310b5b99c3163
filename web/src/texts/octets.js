/**
 * Draws texts that are sent: sequences of octets, in which all printable ones are equal. An octet without a glyph shows
 * its name, or its number, in a box.
 */
import { characters, gone } from "./characters.js";
import { cut } from "../words/words.js";
import { html } from "./html.js";

/** @import { Words } from "../words/words.js" */

/** Above this length, in UTF-16 code units, texts are shortened in the middle. */
const longest = 200;

/** Printable US-ASCII, or one other octet, or characters that aren't octets. */
const stretches = /[ -~]+|[\0-\x1f\x7f-\xff]|[^\0-\xff]+/g;

/** @param {Words} words @param {string} text @returns {unknown} */
export function octets(words, text) {
  const ends = cut(text, longest);
  if (ends) return [octets(words, ends[0]), gone, octets(words, ends[1])];
  return (text.match(stretches) ?? []).map((stretch) =>
    /[ -~]/.test(stretch)
      ? stretch
      : /[^\0-\xff]/.test(stretch)
        ? characters(words, stretch, 0, stretch.length)
        : box(words, stretch),
  );
}

/** @param {Words} words @param {string} octet */
function box(words, octet) {
  const code = octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0");
  const id = `schemes:controls:${code}`;
  return html`<span class="control" title=${words.nameOf(octet)}>${words.has(id) ? words.say(id) : code}</span>`;
}
