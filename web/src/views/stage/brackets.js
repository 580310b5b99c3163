/**
 * The documents' bracket figure: a text, a bracket under each component and its name below. The style sheet draws
 * brackets and names at the elements of the text, so they fit any font, and copying copies only the text. Texts and
 * names are measured, so that no names overlap.
 */
import { arrange } from "../../texts/arrange.js";
import { characters, gone } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { vars } from "../vars.js";

/** @import { Part, Span } from "../../run/engine.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Placed a part and the place of its name
 * @property {Part} part
 * @property {Span} span
 * @property {number} row
 * @property {number} shift to the right of the part's middle, in CSS pixels
 * @property {number} reach the end of the name, in CSS pixels from the beginning of the text
 */

/** A range with a style of its own. @typedef {{ span: Span, look: string }} Mark look: a class of the style sheet */

/**
 * @typedef {object} Drawing
 * @property {number} [error] the offset of a caret
 * @property {Mark[]} [marks] from left to right
 * @property {Span[]} [omitted] omitted ranges, from left to right: see elided.js
 * @property {boolean} [breaks] whether lines may break between two pieces
 */

/** The gap between two names, in widths of a digit of the text. */
const gap = 0.4;

/** Next to these, a host gets a bracket of its own. */
const besideHost = new Set(["userinfo", "port"]);

/**
 * The parts of a text that have a bracket: its components, or a component's own parts if it contains more than a host,
 * so that a user name can't be mistaken for the host. They have the same names as in sentences.
 * @param {Words} words @param {Part[]} parts @returns {Part[]}
 */
export function bracketed(words, parts) {
  return parts
    .filter(({ level }) => level === 1)
    .flatMap((part) => {
      const [from, to] = part.span ?? [0, -1];
      const inner = parts.filter(
        ({ level, role, span }) =>
          level === 2 && span && span[0] >= from && span[1] <= to && (role === "host" || besideHost.has(role)),
      );
      return inner.some(({ role }) => besideHost.has(role)) ? inner : [part];
    })
    .map((part) => ({ ...part, name: words.say("ui:player:called", { name: part.name }) }));
}

/**
 * The text of a figure.
 * @param {Words} words
 * @param {string} text
 * @param {Placed[]} placed
 * @param {Drawing} [drawing]
 */
export function figure(words, text, placed, drawing = {}) {
  const { error = -1 } = drawing;
  const drawn = [];
  let at = 0;
  for (const { part, span, row, shift } of placed) {
    if (span[0] > at) drawn.push(html`<span class="delimiter">${stretch(words, text, at, span[0], drawing)}</span>`);
    drawn.push(html`<span
      class="part role-${part.role} ${span[0] === span[1] ? "empty" : ""}"
      data-name=${nameOf(part)}
      ${vars({ "--shift": `${shift}px`, "--row": String(row) })}
      >${stretch(words, text, span[0], span[1], drawing)}</span>`);
    at = span[1];
  }
  if (at < text.length)
    drawn.push(html`<span class="delimiter">${stretch(words, text, at, text.length, drawing)}</span>`);
  if (error >= text.length) drawn.push(html`<span class="fault end"> </span>`);
  return drawn;
}

/** The number of rows of names in a figure. @param {Placed[]} placed */
export function rows(placed) {
  return Math.max(1, ...placed.map(({ row }) => row + 1));
}

/**
 * The width that the names give a figure. It isn't a custom property, because everything in the figure would inherit
 * that on each change.
 * @param {Placed[]} placed
 */
export function reach(placed) {
  return vars({ "min-width": `${Math.ceil(Math.max(0, ...placed.map(({ reach }) => reach)))}px` });
}

/**
 * Places the names: under the middle of the visible part of their component. Without rulers, each is under the middle
 * of its component.
 * @param {string} text
 * @param {Part[]} parts of the level to draw
 * @param {Pick<import("../../texts/ruler.js").Rulers, "text" | "names">} rulers
 * @param {{ rows?: number, omitted?: Span[], sight?: number }} [how] sight: the end of the visible part of a figure
 * @returns {Placed[]}
 */
export function place(text, parts, { text: ruler, names }, { rows, omitted = [], sight = Infinity } = {}) {
  const present = parts
    .flatMap((part) => (part.span ? [{ part, span: part.span }] : []))
    .sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  if (!ruler || !names) return present.map((placed) => ({ ...placed, row: 0, shift: 0, reach: 0 }));
  let at = 0;
  let x = 0;
  const measured = present.map(({ part, span }) => {
    const start = ruler.end(shown(text, at, span[0], omitted), x);
    const end = ruler.end(shown(text, span[0], span[1], omitted), start);
    [at, x] = [span[1], end];
    return {
      start,
      end: start < sight ? Math.min(end, sight) : end,
      unseen: start < sight ? Math.max(end - sight, 0) : 0,
      name: names.width(nameOf(part)),
    };
  });
  const arranged = arrange(measured, gap * ruler.width("0"), rows);
  return present.map((placed, i) => {
    const { start, end, unseen, name } = measured[i];
    const { row, shift } = arranged[i];
    return { ...placed, row, shift: shift - unseen / 2, reach: (start + end + name) / 2 + shift };
  });
}

/**
 * Places the names for a text in rows: each name is below the row in which its part begins. The shift is from the
 * beginning of the part.
 * @param {string} text @param {Part[]} parts
 * @param {Pick<import("../../texts/ruler.js").Rulers, "text" | "names">} rulers
 * @param {number} width of a row, in CSS pixels
 * @returns {Placed[]}
 */
export function placeInRows(text, parts, { text: ruler, names }, width) {
  const flat = place(text, parts, { text: null, names: null });
  if (!ruler || !names) return flat;
  /** @type {Map<number, { at: number, start: number, end: number, name: number }[]>} */
  const inRow = new Map();
  for (const [at, { part, span }] of flat.entries()) {
    const [from, to] = span.map((end) => ruler.end(text.slice(0, end), 0));
    const row = Math.floor(from / width + 0.01);
    const start = from - row * width;
    const end = Math.min(to - row * width, width);
    inRow.set(row, [...(inRow.get(row) ?? []), { at, start, end, name: names.width(nameOf(part)) }]);
  }
  for (const row of inRow.values())
    for (const [i, { shift }] of arrange(row, gap * ruler.width("0"), 1).entries()) {
      const { at, start, end, name } = row[i];
      const left = (start + end) / 2 - name / 2 + shift;
      flat[at].shift = Math.min(left, Math.max(0, width - name)) - start;
    }
  return flat;
}

/**
 * The pieces between which a line may break. All but the last end in a delimiter.
 * @param {string} text @returns {string[]}
 */
const pieces = (text) => text.match(/[^/?&]*[/?&]+|[^/?&]+$/g) ?? [];

/** Copying the text skips it. */
const mayBreak = html`<wbr>`;

/** The label below a part. @param {Part} part */
const nameOf = ({ name, kind }) => (kind ? `${name} · ${kind}` : name);

/**
 * The visible text of a range, which determines its width.
 * @param {string} text @param {number} start @param {number} end @param {Span[]} omitted
 */
export function shown(text, start, end, omitted) {
  let drawn = "";
  for (const [from, to] of omitted) {
    if (from >= end || to <= start) continue;
    if (from >= start) drawn += `${text.slice(start, from)}…`;
    start = to;
  }
  return drawn + text.slice(start, Math.max(start, end));
}

/**
 * A range of the text, cut where a mark begins or ends.
 * @param {Words} words @param {string} text @param {number} start @param {number} end @param {Drawing} drawing
 */
function stretch(words, text, start, end, drawing) {
  const { marks = [] } = drawing;
  if (!marks.length) return kept(words, text, start, end, drawing);
  const drawn = [];
  for (const { span, look } of marks) {
    const from = Math.max(start, span[0]);
    const to = Math.min(end, span[1]);
    if (from >= to) continue;
    if (from > start) drawn.push(kept(words, text, start, from, drawing));
    drawn.push(html`<span class="${look}">${kept(words, text, from, to, drawing)}</span>`);
    start = to;
  }
  if (start < end) drawn.push(kept(words, text, start, end, drawing));
  return drawn;
}

/**
 * A range of the text without omissions, which are replaced by a mark.
 * @param {Words} words @param {string} text @param {number} start @param {number} end @param {Drawing} drawing
 */
function kept(words, text, start, end, { error = -1, omitted = [], breaks = false }) {
  if (breaks)
    return pieces(text.slice(start, end)).map((piece) => [
      characters(words, piece, 0, piece.length),
      /[/?&]$/.test(piece) ? mayBreak : "",
    ]);
  if (!omitted.length) return characters(words, text, start, end, error);
  const drawn = [];
  for (const [from, to] of omitted) {
    if (from >= end || to <= start) continue;
    if (from >= start) drawn.push(characters(words, text, start, from, error), gone);
    start = to;
  }
  if (start < end) drawn.push(characters(words, text, start, end, error));
  return drawn;
}
