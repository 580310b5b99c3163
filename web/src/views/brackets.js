/**
 * The documents' bracket figure: a text, a bracket under each component and its name
 * under that. Brackets and names are drawn by the style sheet at the elements of the
 * text, so they sit right whatever the font, and copying the text copies the text; so
 * that no name lies on another, texts and names are measured.
 */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { arrange } from "./arrange.js";
import { characters } from "./characters.js";
import { vars } from "./vars.js";

/** @typedef {import("../engine.js").Part} Part */
/** @typedef {import("../engine.js").Span} Span */
/** @typedef {import("../words.js").Words} Words */

/**
 * @typedef {object} Placed a part and where its name goes
 * @property {Part} part
 * @property {Span} span
 * @property {number} row
 * @property {number} shift to the right of the middle, in CSS pixels
 */

/**
 * @typedef {object} Drawing
 * @property {number} [error] where a caret is to stand
 * @property {{ span: Span, origin: number }[]} [origins] where the text came from
 */

/** Between two names, in widths of a digit of the text. */
const gap = 0.4;

/**
 * The text of a figure.
 * @param {Words} words
 * @param {string} text
 * @param {Placed[]} placed
 * @param {Drawing} [drawing]
 */
export function figure(words, text, placed, { error = -1, origins = [] } = {}) {
  const drawn = [];
  let at = 0;
  for (const { part, span, row, shift } of placed) {
    if (span[0] > at) drawn.push(html`<span class="delimiter">${stretch(words, text, at, span[0], error, origins)}</span>`);
    drawn.push(html`<span
      class=${classMap({ part: true, [`role-${part.role}`]: true, [`row-${row}`]: true, empty: span[0] === span[1] })}
      data-name=${nameOf(part)}
      ${vars({ "--shift": `${shift}px` })}
      >${stretch(words, text, span[0], span[1], error, origins)}</span>`);
    at = span[1];
  }
  if (at < text.length) drawn.push(html`<span class="delimiter">${stretch(words, text, at, text.length, error, origins)}</span>`);
  if (error >= text.length) drawn.push(html`<span class="fault end"> </span>`);
  return drawn;
}

/** How many rows of names a figure needs. @param {Placed[]} placed */
export function rows(placed) {
  return Math.max(1, ...placed.map(({ row }) => row + 1));
}

/**
 * Says where the names go. Before there are rulers each is under the middle of its part.
 * @param {string} text
 * @param {Part[]} parts of the level that is to be drawn
 * @param {import("./ruler.js").Rulers} rulers
 * @returns {Placed[]}
 */
export function place(text, parts, { text: ruler, names }) {
  const present = parts.flatMap((part) => (part.span ? [{ part, span: part.span }] : [])).sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  if (!ruler || !names) return present.map((placed) => ({ ...placed, row: 0, shift: 0 }));
  let at = 0;
  let x = 0;
  const measured = present.map(({ part, span }) => {
    const start = ruler.end(text.slice(at, span[0]), x);
    const end = ruler.end(text.slice(...span), start);
    [at, x] = [span[1], end];
    return { start, end, name: names.width(nameOf(part)) };
  });
  const arranged = arrange(measured, gap * ruler.width("0"));
  return present.map((placed, i) => ({ ...placed, ...arranged[i] }));
}

/** What stands under a part. @param {Part} part */
const nameOf = ({ name, kind }) => (kind ? `${name} · ${kind}` : name);

/**
 * A stretch of the text, cut where its origin changes or the caret stands.
 * @param {Words} words @param {string} text @param {number} start @param {number} end @param {number} error
 * @param {{ span: Span, origin: number }[]} origins
 */
function stretch(words, text, start, end, error, origins) {
  if (!origins.length) return characters(words, text, start, end, error);
  return origins.map(({ span, origin }) => {
    const from = Math.max(start, span[0]);
    const to = Math.min(end, span[1]);
    if (from >= to) return nothing;
    const name = origin === 0 ? "from-base" : origin === 1 ? "from-reference" : "from-algorithm";
    return html`<span class=${name}>${characters(words, text, from, to, error)}</span>`;
  });
}
