/**
 * Characters that no URI may have, and those that cannot be seen, made visible: each
 * is its own element with a mark and, for a pointer, its name. The text itself stays
 * as it was typed.
 */
import { html } from "lit-html";

/** What URIs are made of: RFC 3986, section 2. */
const plain = /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/y;

/** Everything else. */
const foreign = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/y;

/** Several code points may be one picture: they are kept together, or none would be seen. */
const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Characters that have no picture of their own, and those that have. */
const pictures = /[\p{C}\p{Z}\p{M}]/u;
const picture = /[^\p{C}\p{Z}\p{M}]/u;

/** @type {Record<string, string>} */
const names = {
  " ": "space", "\t": "tab", "\n": "line feed", "\r": "carriage return", "\0": "NUL", "\u007f": "DEL",
  "\u00a0": "no-break space", "\u00ad": "soft hyphen", "\u200b": "zero width space", "\u200c": "zero width non-joiner",
  "\u200d": "zero width joiner", "\u200e": "left-to-right mark", "\u200f": "right-to-left mark", "\u2028": "line separator",
  "\u202a": "left-to-right embedding", "\u202b": "right-to-left embedding", "\u202c": "pop directional formatting",
  "\u202d": "left-to-right override", "\u202e": "right-to-left override", "\u2060": "word joiner",
  "\u3000": "ideographic space", "\ufeff": "byte order mark", "\ufffd": "replacement character",
};

/** The code point and, where there is one, a name. @param {string} character */
export function nameOf(character) {
  const code = `U+${/** @type {number} */ (character.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}`;
  return character in names ? `${names[character]}, ${code}` : code;
}

/** How a sentence shows a character. @param {string} character */
export function quoted(character) {
  return pictures.test(character) ? nameOf(character) : `“${character}”`;
}

/**
 * The characters of a part of a text.
 * @param {string} text @param {number} start @param {number} end
 * @param {number} [error] where the caret stands
 */
export function characters(text, start, end, error = -1) {
  const drawn = [];
  for (let at = start; at < end; ) {
    plain.lastIndex = at;
    const run = plain.exec(text)?.[0] ?? "";
    let stop = Math.min(at + run.length, end);
    if (error >= at && error < stop) {
      if (error > at) drawn.push(text.slice(at, error));
      drawn.push(html`<span class="fault">${text[error]}</span>`);
      at = error + 1;
      continue;
    }
    if (stop > at) drawn.push(text.slice(at, stop));
    if (stop === end) break; // segmenting nothing would take longer than all of this
    foreign.lastIndex = stop;
    const others = foreign.exec(text)?.[0].slice(0, end - stop) ?? "";
    for (const { segment } of clusters.segment(others)) {
      const faulty = error >= stop && error < stop + segment.length;
      drawn.push(html`<span class="${pictures.test(segment) && !picture.test(segment) ? "unseen" : "foreign"} ${faulty ? "fault" : ""}"
        title=${[...segment].map(nameOf).join(", ")}>${segment}</span>`);
      stop += segment.length;
    }
    at = stop;
  }
  return drawn;
}
