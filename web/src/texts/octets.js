/**
 * Texts that are sent, or are to be: sequences of octets, of which every printable one is as
 * good as another. What has no picture has its name, or its number, in a box.
 */
import { characters, gone } from "./characters.js";
import { cut } from "../words/words.js";
import { html } from "./html.js";

/** @import { Words } from "../words/words.js" */

/** Longer texts are drawn without their middle, in UTF-16 code units. */
const longest = 200;

/** Printable US-ASCII, or one octet that is not, or characters that are no octets. */
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
