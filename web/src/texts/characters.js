/**
 * Makes visible the characters that a URI can't contain, and invisible ones: each becomes an element with a mark and a
 * tooltip with its name. The text itself is unchanged, from left to right in the order in which it was typed: each of
 * these elements is isolated, so that no letter or control affects its neighbours.
 *
 * Every view draws texts by characters(), or by shortened() if they may be long, inside an element for which the style
 * sheet overrides the direction of letters: code, pre, or one with class "literal".
 */
import { cut } from "../words/words.js";
import { html } from "./html.js";

/** The characters of URIs: RFC 3986, section 2. */
const plain = /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/y;

/** All other characters. */
const foreign = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/y;

/** True if a text is drawn without any marks. @param {string} text */
export function isPlain(text) {
  plain.lastIndex = 0;
  return text === "" || plain.exec(text)?.[0] === text;
}

/** Splits text into glyphs, because separating the code points of one would break it. */
const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Characters that have no picture of their own, and those that have. */
const pictures = /[\p{C}\p{Z}\p{M}]/u;
const picture = /[^\p{C}\p{Z}\p{M}]/u;

/** The maximum number of marks to draw on one letter: a browser takes a second for 30,000. */
const mostMarks = 32;
const piles = new RegExp(`(\\p{M}{${mostMarks}})(\\p{M}{${mostMarks},})`, "gu");

/** A text in which a letter with too many marks shows the number of the others. @param {import("../words/words.js").Words} words @param {string} text */
export const eased = (words, text) =>
  text.replace(piles, (_, seen, more) => `${seen}… (${words.say("ui:marks", { count: [...more].length })})`);

/** Characters that steer the direction of those around them. */
const steering = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** The mark for an omission, which is the page's own and not a character of the text. */
export const gone = html`<span class="gone">…</span>`;

/**
 * A text whose middle is left out if it is long.
 * @param {import("../words/words.js").Words} words @param {string} text @param {number} [most]
 */
export function shortened(words, text, most) {
  const ends = cut(text, most);
  if (!ends) return characters(words, text, 0, text.length);
  const [head, tail] = ends;
  return [characters(words, head, 0, head.length), gone, characters(words, tail, 0, tail.length)];
}

/**
 * The characters of a part of a text.
 * @param {import("../words/words.js").Words} words which name what cannot be seen
 * @param {string} text @param {number} start @param {number} end
 * @param {number} [error] the offset of the caret
 */
export function characters(words, text, start, end, error = -1) {
  const drawn = [];
  for (let at = start; at < end;) {
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
    if (stop === end) break; // stop here, because even segmenting an empty text takes longer than everything above
    foreign.lastIndex = stop;
    const others = foreign.exec(text)?.[0].slice(0, end - stop);
    if (!others) break; // the part ends beyond the text, as in manipulated data
    for (const { segment } of clusters.segment(others)) {
      const seen = eased(words, segment);
      const faulty = error >= stop && error < stop + segment.length;
      drawn.push(html`<span class="${pictures.test(segment) && !picture.test(segment) ? "unseen" : "foreign"} ${steering.test(segment) ? "steering" : ""} ${faulty ? "fault" : ""}"
        title=${words.list(
          [...segment].slice(0, 1 + mostMarks).map((character) => words.nameOf(character)),
          "unit",
        )}>${seen}</span>`);
      stop += segment.length;
    }
    at = stop;
  }
  return drawn;
}

/** True for delimiters with which an algorithm joins components. @param {string} text */
export const isDelimiting = (text) => /^(:?(\/\/)?|[?#]+)$/.test(text);
