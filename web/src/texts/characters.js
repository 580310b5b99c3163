/**
 * Characters that no URI may have, and those that cannot be seen, made visible: each
 * is its own element with a mark and, for a pointer, its name. The text itself stays
 * as it was typed, and in the order in which it was typed, from left to right: each of
 * these elements is isolated, so that no letter or control has power over its neighbours.
 *
 * Every view draws texts by characters(), or by shortened() where they may be long,
 * within an element in which the style sheet overrides what directions letters have:
 * code, pre, or one with class "literal".
 */
import { cut } from "../words/words.js";
import { html } from "./html.js";

/** What URIs are made of: RFC 3986, section 2. */
const plain = /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/y;

/** Everything else. */
const foreign = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/y;

/** Whether a text is drawn as it is, without a mark. @param {string} text */
export function isPlain(text) {
  plain.lastIndex = 0;
  return text === "" || plain.exec(text)?.[0] === text;
}

/** Several code points may be one picture: they are kept together, or none would be seen. */
const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Characters that have no picture of their own, and those that have. */
const pictures = /[\p{C}\p{Z}\p{M}]/u;
const picture = /[^\p{C}\p{Z}\p{M}]/u;

/** More marks on one letter than these are not drawn: a browser takes a second for 30,000. */
const mostMarks = 32;
const piles = new RegExp(`(\\p{M}{${mostMarks}})(\\p{M}{${mostMarks},})`, "gu");

/** A text whose letters have no more marks than that: their number stands in the place of the others. @param {import("../words/words.js").Words} words @param {string} text */
export const eased = (words, text) =>
  text.replace(piles, (_, seen, more) => `${seen}… (${words.say("ui:marks", { count: [...more].length })})`);

/** Characters that steer the direction of those around them. */
const steering = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** What is left out of a text: the page's own mark, which is no character of the text. */
export const gone = html`<span class="gone">…</span>`;

/**
 * A text, without its middle where it is long.
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
 * @param {number} [error] where the caret stands
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
    if (stop === end) break; // segmenting nothing would take longer than all of this
    foreign.lastIndex = stop;
    const others = foreign.exec(text)?.[0].slice(0, end - stop);
    if (!others) break; // the part ends beyond the text, as in data that somebody has changed
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
