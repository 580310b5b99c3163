/**
 * The documents' bracket figure: a text, a bracket under each component and its name
 * under that. Brackets and names are drawn by the style sheet at the elements of the
 * text, so they sit right whatever the font, and copying the text copies the text; so
 * that no name lies on another, texts and names are measured.
 */
import { arrange } from "../../texts/arrange.js";
import { characters, gone } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { vars } from "../vars.js";

/** @import { Part, Span } from "../../run/engine.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Placed a part and where its name goes
 * @property {Part} part
 * @property {Span} span
 * @property {number} row
 * @property {number} shift to the right of the part's middle, in CSS pixels
 * @property {number} reach where the name ends, in CSS pixels from the beginning of the text
 */

/** A stretch that is drawn in a way of its own. @typedef {{ span: Span, look: string }} Mark look: a class of the style sheet */

/**
 * @typedef {object} Drawing
 * @property {number} [error] where a caret is to stand
 * @property {Mark[]} [marks] from left to right
 * @property {Span[]} [omitted] what is left out, from left to right: see elided.js
 * @property {boolean} [breaks] whether a line is to be broken between two pieces, where it can be
 */

/** Between two names, in widths of a digit of the text. */
const gap = 0.4;

/** Of these a host is set apart, where there are some. */
const besideHost = new Set(["userinfo", "port"]);

/**
 * The parts of a text that have a bracket: its components, but where there is more than a
 * host in one, what that consists of, so that nobody takes a user name for the host. They have the names
 * that sentences call them by.
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

/** How many rows of names a figure needs. @param {Placed[]} placed */
export function rows(placed) {
  return Math.max(1, ...placed.map(({ row }) => row + 1));
}

/** How wide the names make a figure. It is no custom property, which all that is in the figure would inherit anew. @param {Placed[]} placed */
export function reach(placed) {
  return vars({ "min-width": `${Math.ceil(Math.max(0, ...placed.map(({ reach }) => reach)))}px` });
}

/**
 * Says where the names go: under the middle of what can be seen of their parts. Before
 * there are rulers each is under the middle of its part.
 * @param {string} text
 * @param {Part[]} parts of the level that is to be drawn
 * @param {Pick<import("../../texts/ruler.js").Rulers, "text" | "names">} rulers
 * @param {{ rows?: number, omitted?: Span[], sight?: number }} [how] sight: where the window ends that a figure is seen in
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
 * The same for a text in rows: each name goes below the row that its part begins in. The shift is from where
 * the part begins.
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

/** The pieces that a line is broken between. All but the last end in a delimiter. @param {string} text @returns {string[]} */
export const pieces = (text) => text.match(/[^/?&]*[/?&]+|[^/?&]+$/g) ?? [];

/** Copying the text leaves it out. */
const mayBreak = html`<wbr>`;

/** What stands under a part. @param {Part} part */
const nameOf = ({ name, kind }) => (kind ? `${name} · ${kind}` : name);

/** What is drawn of a stretch, as a text: as wide as that. @param {string} text @param {number} start @param {number} end @param {Span[]} omitted */
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
 * A stretch of the text, cut where a mark begins or ends.
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
    drawn.push(html`<span class=${look}>${kept(words, text, from, to, drawing)}</span>`);
    start = to;
  }
  if (start < end) drawn.push(kept(words, text, start, end, drawing));
  return drawn;
}

/**
 * A stretch of the text without what is left out; where that begins stands a mark for it.
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
