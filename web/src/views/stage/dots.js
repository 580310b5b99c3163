/**
 * The removal of dot segments. At the top are the buffers, segment by segment. Before an edit, they show its effect in
 * place; the next step shows the result. Below them is the table that the specs print, up to the current step. Space
 * for later rows is reserved.
 */
import { nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { down, pages, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { changeOf, keepsEnd, noChange } from "./change.js";
import { characters, gone, isPlain } from "../../texts/characters.js";
import { cite } from "../cite.js";
import { brief, withCode, withoutMarks } from "../../texts/marks.js";
import { BoxSizes, columns, head, tail } from "../../texts/space.js";
import { registerName } from "./groups.js";
import { ownText } from "./step.js";
import { tilesOf } from "./tiles.js";
import { vars } from "../vars.js";
import { define, SceneView } from "../view.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Tile } from "./tiles.js" */

/** Part of a cell: removed, added, or unchanged text, and whether something is left out before and after it. @typedef {["" | "del" | "ins", text: string, cutBefore: boolean, cutAfter: boolean]} Piece */
/** @typedef {{ side: "input" | "output", wide: boolean, pieces: Piece[] }} Cell */
/** The content of a row. short: as much of the sentence as fits; wide: whether it may still overflow. @typedef {{ rule: string, said: string, short: string, wide: boolean, cells: Cell[] }} Shown */

/** The first drawn row is a multiple of this, so that rows keep their places during small scrolls; half as many extra rows are drawn above the visible ones. */
const blockRows = 8;
/** The most rows to draw before the available height is known. */
const mostRows = 24;

/** The columns of a row's sentence other than its two values, and the fewest characters of each value. */
const besides = 30;
const leastValue = 11;

/** The fewest characters of a partial segment next to an edit. */
const leastBeside = 4;

/** The keys that move through the rows. */
const keys = { ...down, ...pages(8) };

export class Dots extends SceneView {
  #sizes = new BoxSizes(this, () => {
    this.#shownBy.clear();
    this.#shown = -1;
    this.schedule();
  });
  /** The contents of drawn rows, by index of the step. @type {Map<number, Shown>} */
  #shownBy = new Map();
  /** The scene to which the drawn rows belong. @type {Scene | null} */
  #of = null;
  /** The row that is the tab stop: the one that the keys have moved to, or the last one. @type {number | null} */
  #stop = null;
  /** The scroll position of the rows, in CSS pixels. */
  #top = 0;
  /** The scroll position of the box. Reading it or setting it during a drawing would force a layout. */
  #scrolledTo = 0;
  #scroll = 0;
  /** The step that the rows were scrolled for. */
  #shown = -1;
  /** True if the rows had the focus before a drawing, which may remove the focused one. */
  #focused = false;

  /** @param {Scene} scene @param {number} step */
  inGroups = (scene, step) => html`<uri-machine .scene=${scene} .step=${step}></uri-machine>`;

  refresh() {
    this.#focused = this.querySelector(".rows")?.contains(this.focused) ?? false;
    super.refresh();
  }

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    if (scene !== this.#of) {
      this.#shownBy.clear();
      this.#stop = null;
      this.#shown = -1;
    }
    this.#of = scene;
    const {
      words,
      buffers,
      dots,
      listing: { lines },
    } = scene;
    const section = lines.find(({ phase }) => phase === "dots")?.section;
    // The up key in the first row leads to the link.
    return html`
      <h2>${words.say("ui:dots")} ${section ? cite(words, section, section.replace(", section ", ", ")) : nothing}</h2>
      ${
        buffers.length
          ? html`<dl class="buffers">${buffers.map((buffer) => this.#buffer(scene, step, buffer))}</dl>`
          : html`<p class="buffers note">${words.say("ui:no-dot-rules")}</p>`
      }
      <div class="rows" data-room="rows" tabindex="-1" @scroll=${this.#scrolled} @keydown=${this.#goThrough} @focusin=${this.#entered} @focusout=${this.#left}>
        ${dots.length ? this.#table(scene, step) : section ? html`<p class="note">${words.say("ui:no-dots")}</p>` : nothing}
      </div>`;
  }

  /**
   * A buffer, large: before a step that works on the buffers with its effect in place, and otherwise unchanged.
   * @param {Scene} scene @param {number} step @param {number} buffer
   */
  #buffer(scene, step, buffer) {
    const { words, buffers } = scene;
    const worked = scene.steps[step - 1]?.edits.some(([register]) => buffers.includes(register));
    const change = worked ? changeOf(scene, step - 1, buffer) : null;
    const before = change && !change.fills;
    const after = before ? step - 1 : step;
    const there = scene.at(after).registers[buffer] !== null;
    const tiles = there
      ? tilesOf(
          scene,
          after,
          buffer,
          before ? change : noChange(scene, after, buffer),
          this.#sizes.of("buffer").columns,
        )
      : [];
    return html`<div class=${sideOf(scene, buffer)}>
      <dt>${capital(registerName(scene, buffer))}</dt>
      <dd class="tiles literal" data-room=${buffer === buffers[0] ? "buffer" : nothing}>${
        tiles.length
          ? tiles.map((tile) => drawn(words, tile))
          : there
            ? html`<span class="absent">${words.say("ui:empty-text")}</span>`
            : nothing
      }</dd>
    </div>`;
  }

  /** @param {Scene} scene @param {number} step */
  #table(scene, step) {
    const { dots, buffers, words } = scene;
    const current = last(dots, step);
    const { height } = this.#sizes.of("rows");
    const { height: row } = this.#sizes.of("row");
    if (this.#shown !== step && row) {
      this.#top = inSight(this.#top, Math.max(0, current) * row, row, height, dots.length * row);
      this.#shown = step;
    }
    const most = row ? Math.ceil(height / row) + 2 * blockRows : mostRows;
    const top = row ? this.#top / row : current + 1 - mostRows / 2;
    const first = blockRows * Math.floor(Math.max(0, top - blockRows / 2) / blockRows);
    const end = Math.min(current + 1, first + most);
    const stop = this.#stop !== null && this.#stop <= current ? this.#stop : current;
    const widest = Math.max(...scene.listing.lines.map(({ id, phase }) => (phase === "dots" ? id.length : 0)));
    return html`<span class="row-height" data-room="row" aria-hidden="true"></span>
    <table aria-label=${words.say("ui:dots")} aria-rowcount=${dots.length + 1} ${vars({ "--above": `${first}`, "--below": `${dots.length - end}`, "--widest": `${widest}`, "--rest": `${row ? height % row : 0}px` })}>
      <thead><tr>
        <th scope="col"><span class="heard">${words.say("ui:rule")}</span></th>
        ${buffers.map((buffer, i) => html`<th scope="col" data-room="cell-${i}"><span class="heard">${capital(registerName(scene, buffer))}</span></th>`)}
        <th scope="col" class="happened" data-room="happened"><span class="heard">${words.say("ui:happened")}</span></th>
      </tr></thead>
      <tbody>${repeat(
        dots.slice(first, end),
        (_, at) => first + at,
        (i, at) =>
          this.#row(scene, i, first + at, first + at === current && isNow(scene, step, i), first + at === stop),
      )}</tbody>
    </table>`;
  }

  /**
   * A row, redrawn only if its content has changed: during typing, most rows of a long run stay the same.
   * @param {Scene} scene @param {number} i index of the step @param {number} row @param {boolean} now
   * @param {boolean} stop
   */
  #row(scene, i, row, now, stop) {
    const shown = this.#shownBy.get(i) ?? this.#shownOf(scene, i);
    this.#shownBy.set(i, shown);
    const { rule, said, short, wide, cells } = shown;
    const { words } = scene;
    return guard(
      [words, i, now, stop, rule, said, short, wide, ...cells.flatMap(({ side, pieces }) => [side, ...pieces.flat()])],
      () => html`<tr class=${now ? "now" : "ran"} aria-current=${now ? "step" : nothing} aria-rowindex=${row + 2} @click=${() => this.emit("step", i + 1)}>
      <th scope="row"><button type="button" class="rule" data-row=${row} tabindex=${stop ? 0 : -1}>${rule}</button></th>
      ${cells.map((cell) => html`<td class="${cell.side} literal${cell.wide ? " wide" : ""}">${cell.pieces.map((piece) => drawnPiece(words, piece))}</td>`)}
      <td class="happened${wide ? " wide" : ""}" title=${withoutMarks(said)}>${withCode(words, short)}</td>
    </tr>`,
    );
  }

  /** @param {Scene} scene @param {number} i @returns {Shown} */
  #shownOf(scene, i) {
    const said = ownText(scene, i);
    const room = this.#sizes.of("happened").columns;
    const short = brief(said, Math.max(leastValue, (room - besides) >> 1));
    const cells = scene.buffers.map((buffer, column) =>
      changed(scene, i, buffer, this.#sizes.of(`cell-${column}`).columns),
    );
    return { rule: scene.line(i).id, said, short, wide: columns(withoutMarks(short)) > room, cells };
  }

  drawn() {
    this.#sizes.drawn();
    const box = this.querySelector(".rows");
    if (!box) return;
    if (this.#scrolledTo !== this.#top) this.#scroll ||= requestAnimationFrame(() => this.#scrollBox(box));
    // The focus stays on its row, or moves to the last one if that is gone.
    if (!this.#focused || (rowOf(this.focused) ?? -1) === this.#stop) return;
    const stop = /** @type {HTMLElement | null} */ (
      this.querySelector(`.rule[data-row="${this.#stop}"]`) ?? this.querySelector('.rule[tabindex="0"]') ?? box
    );
    stop?.focus({ preventScroll: true });
  }

  /** @param {Element} box */
  #scrollBox(box) {
    this.#scroll = 0;
    box.scrollTop = this.#top;
    this.#scrolledTo = this.#top;
  }

  /** Scrolling shows other rows. @param {Event} event */
  #scrolled = ({ currentTarget }) => {
    const { scrollTop } = /** @type {Element} */ (currentTarget);
    if (this.#scroll || Math.abs(scrollTop - this.#top) < 1) return;
    this.#top = this.#scrolledTo = scrollTop;
    this.schedule();
  };

  /** @param {FocusEvent} event */
  #entered = ({ target }) => (this.#stop = rowOf(target));

  /** @param {FocusEvent} event */
  #left = ({ relatedTarget }) => {
    if (!this.contains(/** @type {Node | null} */ (relatedTarget))) this.#stop = null;
  };

  /** @param {KeyboardEvent} event */
  #goThrough = (event) => {
    const row = rowOf(event.target);
    const count = last(this.scene?.dots ?? [], this.step) + 1;
    const to = rove(event, keys, { at: row ?? -1, count });
    if (to === null) return;
    if (row === 0 && event.key === "ArrowUp")
      return /** @type {HTMLElement | null} */ (this.querySelector("h2 a"))?.focus();
    const { height: one } = this.#sizes.of("row");
    this.#stop = to;
    this.#top = inSight(
      this.#top,
      this.#stop * one,
      one,
      this.#sizes.of("rows").height,
      (this.scene?.dots.length ?? 0) * one,
    );
    this.refresh();
  };
}

/** The row that a button jumps to; null for other elements. @param {EventTarget | null} target */
const rowOf = (target) => (target instanceof HTMLElement && target.dataset.row ? Number(target.dataset.row) : null);

/** The index of the last executed step among some steps in order; -1: none. @param {number[]} steps @param {number} step */
function last(steps, step) {
  let [from, to] = [0, steps.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (steps[middle] < step) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** True if step i's row is still the current one: only dot segments followed. @param {Scene} scene @param {number} step @param {number} i */
function isNow(scene, step, i) {
  while (i < step && scene.line(i).phase === "dots") i++;
  return i >= step;
}

/** The scroll position that shows a row, by whole rows, moving as little as possible. @param {number} top @param {number} at @param {number} row @param {number} height @param {number} whole the height of all rows */
function inSight(top, at, row, height, whole) {
  if (at >= top && at + row <= top + height) return top;
  const seen = Math.min(at + (height < 4 * row ? 1 : 2) * row, whole); // include the next row, if there is one and it fits
  const before = at - (height < 2 * row ? 0 : row); // include the previous row, too
  return Math.max(0, at < top ? before : Math.ceil((seen - height) / row) * row);
}

/** @param {Scene} scene @param {number} buffer */
const sideOf = (scene, buffer) => (scene.buffers.length > 1 && keepsEnd(scene, buffer) ? "output" : "input");

/** @param {Words} words @param {Tile} tile */
function drawn(words, { text, kind, cut }) {
  if (kind === "gone") return gone;
  const inside =
    cut === undefined
      ? characters(words, text, 0, text.length)
      : [characters(words, text, 0, cut), gone, characters(words, text, cut, text.length)];
  if (kind === "goes") return html`<del class="tile">${inside}</del>`;
  if (kind === "comes") return html`<ins class="tile">${inside}</ins>`;
  return html`<span class="tile ${kind}">${inside}</span>`;
}

/**
 * The result of a step in a buffer: its text after the step, with additions marked, and removed text struck through,
 * unless it moved into another register. A long text is cut to the surroundings of the edit. It may overflow if it has
 * characters from another font, or ones that are drawn as something else.
 * @param {Scene} scene @param {number} i @param {number} buffer @param {number} room in columns
 * @returns {Cell}
 */
function changed(scene, i, buffer, room) {
  const { start, end, moves, added, fills } = changeOf(scene, i, buffer);
  const player = scene.at(i);
  const fromEnd = keepsEnd(scene, buffer);
  const removed = moves ? "" : player.slice(buffer, start, end);
  const behind = player.length(buffer) - end;
  // Each omission mark takes a column.
  const free = room - Number(start > 0) - Number(behind > 0);
  const edit = columns(removed.slice(0, room + 1) + added.slice(0, room + 1));
  // The edit is complete if possible; otherwise its surroundings get up to half of the space.
  const whole = edit <= free;
  const within = whole ? free : Math.max(0, free - Number(removed !== "") - Number(added !== ""));
  const rest = whole ? free - edit : within >> 1;
  const left = player.slice(buffer, Math.max(0, start - rest - 1), start);
  const right = player.slice(buffer, end, end + rest + 1);
  const before = telling(tail(left, Math.max(rest >> 1, rest - columns(right))), start);
  const after = telling(head(right, rest - columns(before)), behind);
  const most = within - columns(before + after);
  const goes = oneEnd(removed, fromEnd, !whole && added ? most >> 1 : most);
  const comes = oneEnd(added, fromEnd && !fills, most - columns(goes));
  /** @type {(look: Piece[0], part: string, text: string, fromEnd: boolean) => Piece[]} */
  const edited = (look, part, text, fromEnd) =>
    text ? [[look, part, fromEnd && part !== text, !fromEnd && part !== text]] : [];
  /** @type {Piece[]} */
  const pieces = [
    ["", before, before.length < start, false],
    ...edited("del", goes, removed, fromEnd),
    ...edited(fills ? "" : "ins", comes, added, fromEnd && !fills),
    ["", after, false, after.length < behind],
  ];
  return { side: sideOf(scene, buffer), wide: !isPlain(before + goes + comes + after), pieces };
}

/** @param {Words} words @param {Piece} piece */
function drawnPiece(words, [look, text, cutBefore, cutAfter]) {
  const inside = [cutBefore ? gone : nothing, characters(words, text, 0, text.length), cutAfter ? gone : nothing];
  return look === "del" ? html`<del>${inside}</del>` : look === "ins" ? html`<ins>${inside}</ins>` : inside;
}

/** The surroundings that fit next to an edit; empty if that is an unrecognizably small part of a segment. @param {string} part @param {number} length the whole length */
const telling = (part, length) => (part.length < Math.min(length, leastBeside) && !part.includes("/") ? "" : part);

/** A text, or as much of its beginning or end as fits. @param {string} text @param {boolean} fromEnd @param {number} room in columns */
const oneEnd = (text, fromEnd, room) => (fromEnd ? tail(text, room) : head(text, room));

/** @param {string} name */
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

define("uri-dots", Dots);
