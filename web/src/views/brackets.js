/**
 * The documents' bracket figure: a text, a bracket under each component and its name
 * under that. Brackets and names are drawn by the style sheet at the elements of the
 * text, so they sit right whatever the font, and copying the text copies the text.
 */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { characters } from "./characters.js";
import { vars } from "./vars.js";

/** @typedef {import("../engine.js").Part} Part */
/** @typedef {import("../engine.js").Span} Span */

/**
 * @typedef {object} Placed a part and where its name goes
 * @property {Part} part
 * @property {Span} span
 * @property {number} row
 * @property {number} shift to the right of the middle, in widths of a character of the text
 */

/**
 * @typedef {object} Drawing
 * @property {number} [error] where a caret is to stand
 * @property {{ span: Span, origin: number }[]} [origins] where the text came from
 */

/** Room that a name takes: its characters, in widths of a character of the text. */
const nameWidth = 0.6;
const nameGap = 0.4;

/**
 * The text of a figure.
 * @param {string} text
 * @param {Placed[]} placed
 * @param {Drawing} [drawing]
 */
export function figure(text, placed, { error = -1, origins = [] } = {}) {
  const drawn = [];
  let at = 0;
  for (const { part, span, row, shift } of placed) {
    if (span[0] > at) drawn.push(html`<span class="delimiter">${stretch(text, at, span[0], error, origins)}</span>`);
    drawn.push(html`<span
      class=${classMap({ part: true, [`role-${part.role}`]: true, [`row-${row}`]: true, empty: span[0] === span[1] })}
      data-name=${part.kind ? `${part.name} · ${part.kind}` : part.name}
      ${vars({ "--shift": `${shift}ch` })}
      >${stretch(text, span[0], span[1], error, origins)}</span>`);
    at = span[1];
  }
  if (at < text.length) drawn.push(html`<span class="delimiter">${stretch(text, at, text.length, error, origins)}</span>`);
  if (error >= text.length) drawn.push(html`<span class="fault end"> </span>`);
  return drawn;
}

/** How many rows of names a figure needs. @param {Placed[]} placed */
export function rows(placed) {
  return Math.max(1, ...placed.map(({ row }) => row + 1));
}

/** Rows that names may take: one for each of the five components. */
const mostRows = 5;

/**
 * Says where the names go: each under the middle of its part, moved to the right
 * where it would begin before the text, and a row down where there is no room; where
 * no row has room, moved to the right in the one that ends first.
 * @param {string} text
 * @param {Part[]} parts of the level that is to be drawn
 * @returns {Placed[]}
 */
export function place(text, parts) {
  /** @type {number[]} */
  const ends = Array(mostRows).fill(-Infinity);
  const present = parts.filter(({ span }) => span !== null).toSorted((a, b) => spanOf(a)[0] - spanOf(b)[0] || spanOf(a)[1] - spanOf(b)[1]);
  let at = 0;
  let x = 0;
  return present.map((part) => {
    const span = spanOf(part);
    x += widthOf(text.slice(at, span[0]));
    const width = widthOf(text.slice(span[0], span[1]));
    const label = (part.name.length + (part.kind ? part.kind.length + 3 : 0)) * nameWidth;
    const middle = x + width / 2 - label / 2;
    let left = Math.max(0, middle);
    let row = ends.findIndex((end) => end + nameGap <= left);
    if (row < 0) {
      row = ends.indexOf(Math.min(...ends));
      left = ends[row] + nameGap;
    }
    ends[row] = left + label;
    x += width;
    at = span[1];
    return { part, span, row, shift: left - middle };
  });
}

/** @param {Part} part */
const spanOf = (part) => /** @type {Span} */ (part.span);

const ascii = /^[\0-\x7f]*$/;

/** The width of a text in widths of an ASCII character, nearly. @param {string} text */
function widthOf(text) {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += character < "\u0080" ? 1 : character < "\u1100" ? 1.1 : 1.8;
  return width;
}

/**
 * A stretch of the text, cut where its origin changes or the caret stands.
 * @param {string} text @param {number} start @param {number} end @param {number} error
 * @param {{ span: Span, origin: number }[]} origins
 */
function stretch(text, start, end, error, origins) {
  if (!origins.length) return characters(text, start, end, error);
  return origins.map(({ span, origin }) => {
    const from = Math.max(start, span[0]);
    const to = Math.min(end, span[1]);
    if (from >= to) return nothing;
    const name = origin === 0 ? "from-base" : origin === 1 ? "from-reference" : "from-algorithm";
    return html`<span class=${name}>${characters(text, from, to, error)}</span>`;
  });
}
