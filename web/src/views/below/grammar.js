/**
 * The grammar view: for each text the rules that derive it, linked with its characters in both directions, by pointer
 * and by keyboard. For a text that doesn't match: the place, the rule and what was expected.
 *
 * derivation.js decides which parts of a tree are drawn. Highlighting changes only attributes, so a moving pointer
 * redraws nothing.
 */
import { nothing, render } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { guard } from "lit-html/directives/guard.js";
import { characters } from "../../texts/characters.js";
import { keepInSight } from "../../kit/keepinsight.js";
import { across, down, ends, isModified, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { remark } from "../stage/decision.js";
import { Derivation } from "../stage/derivation.js";
import { longestDrawn } from "../stage/field.js";
import { sentence, withCode } from "../../texts/marks.js";
import { placeOf, problemText } from "../../reading/problem.js";
import { wholeHost } from "../../words/words.js";
import { vars } from "../vars.js";
import { ContentView, define } from "../view.js";

/** @import { Rule, Tree } from "../../run/engine.js" */
/** @import { Node, Row } from "../stage/derivation.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Content
 * @property {string} edition id
 * @property {string} document the prefix of citations
 * @property {{ name: string, title: string, text: string, tree: Tree | null, ask: (from?: number, to?: number) => Tree | null }[]} texts
 *   tree is null for a long text until the user asks for it; ask requests it from the engine, or a range of nodes that
 *   an answer left out
 */

/** The most rows of a tree in the page. */
const mostRows = 200;
/** The most characters of a text in a row. */
const mostText = wholeHost;
/** The most characters on either side of a mismatch in a long text. */
const nearby = 40;
/** The most levels to indent. */
const mostIndent = 14;

/**
 * One of the texts with its state: open nodes, the pointer, and the keyboard.
 * @typedef {object} Side
 * @property {string} key identifies its content
 * @property {Content["texts"][0]} of
 * @property {Tree | null} tree
 * @property {Derivation | null} derivation
 * @property {number[]} cells the offsets of the characters, and the end of the last one
 * @property {number} first the first row in the page
 * @property {number} row of the keyboard
 * @property {number} cell of the keyboard
 * @property {Element[]} lit
 */

/**
 * The pointer's or keyboard's position: a character or a row.
 * @typedef {{ side: Side, cell?: number, row?: number }} Point
 */

/** @extends {ContentView<Content>} */
export class Grammar extends ContentView {
  /** @type {Side[]} */
  #sides = [];
  /** The position of the pointer, and the position of the focus. @type {Point | null} */
  #pointed = null;
  /** @type {Point | null} */
  #focused = null;

  /** @param {Content} content */
  received(content) {
    this.#sides.forEach(darken);
    this.#sides = content.texts.map((of) => {
      const key = JSON.stringify([content.edition, of.text]);
      const old = this.#sides.find((side) => side.of.name === of.name);
      return old?.key === key ? old : side(key, of);
    });
    this.#pointed = null;
  }

  draw() {
    return html`<p class="note">${this.words.say("grammar:hint")}</p>
      <div class="sides">${this.#sides.map(
        (side, i) => html`<section data-side=${i}
        @pointerover=${this.#over} @pointerleave=${() => this.#point(null)} @focusin=${this.#focus} @focusout=${this.#blur}
        @click=${this.#clicked} @keydown=${this.#pressed}>
        ${this.#heading(side)}${this.#body(side, i)}
      </section>`,
      )}</div>`;
  }

  drawn() {
    this.#sides.forEach((side, i) => this.#name(side, i));
    const focused = this.querySelector(":focus"); // it may now belong to another text
    this.#focused = focused && this.#pointOf(focused);
    this.#light();
  }

  /** @param {Side} side */
  #heading({ of: { title }, tree }) {
    if (!tree?.production) return html`<h3>${title}</h3>`;
    const { production, valid, rules } = tree;
    const said = sentence(this.words, valid ? "grammar:matches" : "grammar:matches-not", { production });
    return html`<h3>${title} <span class="verdict ${valid ? "" : "no"}">${valid ? nothing : html`<span aria-hidden="true">▲</span> `}${said}</span>
      ${cite(this.words, rules[0]?.section ?? "")}</h3>`;
  }

  /** @param {Side} side @param {number} i */
  #body(side, i) {
    const {
      of: { text },
      tree,
      derivation,
    } = side;
    if (!tree)
      return html`<p class="note">${this.words.say("grammar:too-long", { length: text.length })}</p><button type="button" data-do="derive">${this.words.say("grammar:anyway")}</button>`;
    if (!tree.production)
      return html`<p class="note">${this.words.say("grammar:no-grammar", { document: this.content?.document ?? "" })}</p>`;
    const apart = text.slice(tree.length);
    return html`
      ${derivation ? this.#text(side, i, apart) : mismatch(this.words, this.content?.edition ?? "", tree, text)}
      ${apart ? html`<p class="note">${sentence(this.words, "grammar:apart", { rest: apart })}</p>` : nothing}
      ${
        derivation
          ? this.#rows(side, i, derivation)
          : html`<dl class="rules">${tree.rules.filter(({ name }) => name === tree.errors[0]?.rule).map((rule) => this.#rule(rule))}</dl>`
      }
      ${derivation ? html`<div class="told" id=${this.idOf(`told-${i}`)} aria-live="polite"></div>` : nothing}`;
  }

  /** The text, each character a target. @param {Side} side @param {number} i @param {string} apart the part outside the rule */
  #text(side, i, apart) {
    const {
      of: { title, text },
      cells,
    } = side;
    if (text.length > longestDrawn)
      return html`<p class="note">${this.words.say("grammar:undrawn", { length: text.length })}</p>`;
    if (cells.length < 2) return html`<p class="note">${this.words.say("ui:empty-text")}</p>`;
    return html`<div class="scroll"><div class="cells" role="listbox" aria-orientation="horizontal" tabindex="0"
        aria-label=${this.words.say("grammar:text", { title })} aria-activedescendant=${this.idOf(`at-${i}`)}
        >${guard([side], () => cells.slice(0, -1).map((start, cell) => html`<span role="option">${character(this.words, text, start, cells[cell + 1])}</span>`))}</div>${apart ? html`<span class="apart">${characters(this.words, apart, 0, apart.length)}</span>` : nothing}</div>`;
  }

  /** @param {Side} side @param {number} i @param {Derivation} derivation */
  #rows(side, i, derivation) {
    const rows = derivation.rows();
    side.row = Math.min(side.row, rows.length - 1);
    side.first = Math.max(0, Math.min(side.first, rows.length - 1));
    const shown = rows.slice(side.first, side.first + mostRows);
    const after = rows.length - side.first - shown.length;
    const before = Math.min(side.first, mostRows);
    const stop = side.row >= side.first && side.row < side.first + shown.length ? side.row : side.first;
    return html`<div class="box">
      ${before ? html`<button type="button" class="page" data-do="before">${this.words.say("grammar:rows-before", { rows: before })}</button>` : nothing}
      <ul role="tree" aria-label=${this.words.say("grammar:tree", { title: side.of.title })}>${shown.map((row, at) => this.#row(side, row, side.first + at, stop))}</ul>
      ${after ? html`<button type="button" class="page" data-do="after">${this.words.say("grammar:rows-after", { rows: Math.min(after, mostRows), all: after })}</button>` : nothing}
    </div>`;
  }

  /** @param {Side} side @param {Row} row @param {number} at @param {number} stop the row that is the tab stop */
  #row({ of: { text } }, { nodes, node, level, position, size, opens, more }, at, stop) {
    const { start, end } = node;
    return html`<li role="treeitem" data-row=${at} tabindex=${at === stop ? 0 : -1} class=${classMap({ more: more > 0, single: node.rule.made === "character" })}
      aria-level=${level} aria-posinset=${position} aria-setsize=${size} aria-expanded=${opens ? String(node.open) : nothing}
      ${vars({ "--level": String(Math.min(level - 1, mostIndent)) })}
      ><span class="turn" aria-hidden="true" data-do=${opens ? "turn" : nothing}>${opens ? (node.open ? "▾" : "▸") : ""}</span>${
        more
          ? html`<span class="names">${this.words.say("grammar:within", { rules: more })}</span>`
          : html`<span class="names">${nodes.map(
              ({ rule, times }, i) => html`${i ? html`<span class="then" aria-hidden="true"> › </span>` : nothing}<span
            class="name">${rule.name}</span>${times > 1 ? html`<small> ${this.words.say("grammar:times", { times })}</small>` : nothing}`,
            )}</span>
          ${start < end ? html`<code>${abridged(this.words, text, start, end)}</code>` : html`<i class="empty">${this.words.say("ui:empty-text")}</i>`}`
      }</li>`;
  }

  /** A rule with its definition. @param {Rule} rule @param {number} [times] */
  #rule({ name, definition, section, decided, respelled }, times = 1) {
    const edition = this.content?.edition ?? "";
    return html`<div><dt>${name}</dt><dd><pre>= ${definition}</pre> ${cite(this.words, section)}
      ${times > 1 ? html`<p>${sentence(this.words, "grammar:itself", { rule: name, times })}</p>` : nothing}
      ${decided ? html`<p class="decided">${remark(this.words, edition, name)}</p>` : nothing}
      ${respelled ? html`<p class="respelled">${sentence(this.words, `${edition}:notation`)}</p>` : nothing}</dd></div>`;
  }

  /** Gives the character at the keyboard's position a name. @param {Side} side @param {number} i */
  #name({ cell }, i) {
    const id = this.idOf(`at-${i}`);
    this.querySelector(`#${id}`)?.removeAttribute("id");
    const element = this.#cellElements(i)[cell];
    if (element) element.id = id;
  }

  /** Highlights the counterpart of the pointer's position or, without one, the focus's. */
  #light() {
    const point = this.#pointed ?? this.#focused;
    this.#sides.forEach((side, i) => {
      darken(side);
      const told = this.querySelector(`#${this.idOf(`told-${i}`)}`);
      if (!side.derivation || !(told instanceof HTMLElement)) return;
      const here = point?.side === side ? point : { side, row: undefined };
      if (here.cell !== undefined) this.#lightRules(side, i, here.cell);
      else if (here.row !== undefined) this.#lightText(side, i, here.row);
      render(this.#tell(here), told);
    });
  }

  /** @param {Side} side @param {Element | null | undefined} element @param {string[]} names */
  #mark(side, element, ...names) {
    if (!element) return;
    element.classList.add(...names);
    side.lit.push(element);
  }

  /** @param {number} i @param {number} row */
  #rowElement(i, row) {
    return this.querySelector(`[data-side="${i}"] [data-row="${row}"]`);
  }

  /** @param {number} i */
  #cellElements(i) {
    return this.querySelector(`[data-side="${i}"] .cells`)?.children ?? [];
  }

  /** For a character: all rows whose text contains it. @param {Side} side @param {number} i @param {number} cell */
  #lightRules(side, i, cell) {
    const { derivation } = side;
    const path = derivation?.path(side.cells[cell]) ?? [];
    if (!derivation || !path.length) return;
    const inner = derivation.rowOf(path[path.length - 1]);
    this.#mark(side, this.#cellElements(i)[cell], "lit", "at");
    for (const row of new Set(path.map((node) => derivation.rowOf(node))))
      this.#mark(side, this.#rowElement(i, row), "lit");
    const element = this.#rowElement(i, inner);
    this.#mark(side, element, "inner");
    if (element) reveal(element);
  }

  /** For a row: all characters of its text. @param {Side} side @param {number} i @param {number} row */
  #lightText(side, i, row) {
    const { node } = side.derivation?.rows()[row] ?? {};
    if (!node) return;
    this.#mark(side, this.#rowElement(i, row), "lit", "inner");
    const elements = this.#cellElements(i);
    side.cells.forEach((start, cell) => {
      if (start >= node.start && start < node.end) this.#mark(side, elements[cell], "lit");
    });
  }

  /** The description below. @param {Point} point */
  #tell({ side, cell, row }) {
    const {
      derivation,
      cells,
      of: { text },
    } = side;
    if (!derivation) return nothing;
    if (cell !== undefined) {
      const path = derivation.path(cells[cell]);
      const names = path.map(({ rule }) => rule.name);
      const nodes = derivation.rows()[derivation.rowOf(path[path.length - 1])]?.nodes ?? [];
      return html`<p>${sentence(this.words, "grammar:under", {
        at: cell + 1,
        shown: text.slice(cells[cell], cells[cell + 1]),
        rules: names.map((name) => `‹${name}›`).join(" › "),
      })}</p>${this.#list(nodes)}`;
    }
    return row === undefined ? nothing : this.#list(derivation.rows()[row]?.nodes ?? []);
  }

  /** @param {Node[]} nodes */
  #list(nodes) {
    return html`<dl class="rules">${nodes.map(({ rule, times }) => this.#rule(rule, times))}</dl>`;
  }

  /** @param {Point | null} point */
  #point(point) {
    this.#pointed = point;
    this.#light();
  }

  /** The character or row of the focused element. @param {Element} element @returns {Point | null} */
  #pointOf(element) {
    const { side, row } = this.#at({ target: element });
    if (element.matches(".cells")) return { side, cell: side.cell };
    return row === undefined ? null : { side, row };
  }

  /** Finds the side, the character, and the row of an event or an element. @param {{ target: EventTarget | null }} event */
  #at(event) {
    const target = /** @type {Element} */ (event.target);
    const number = (/** @type {string} */ name) => {
      const value = target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
      return value === undefined || value === null ? undefined : Number(value);
    };
    const side = this.#sides[number("side") ?? 0];
    const option = target.closest("[role=option]");
    const cell = option ? Array.prototype.indexOf.call(option.parentElement?.children, option) : undefined;
    return { side, cell, row: number("row"), action: target.closest("[data-do]")?.getAttribute("data-do") };
  }

  #over = (/** @type {Event} */ event) => {
    const { side, cell, row } = this.#at(event);
    const point = cell === undefined && row === undefined ? null : { side, cell, row };
    if (point?.side !== this.#pointed?.side || point?.cell !== this.#pointed?.cell || point?.row !== this.#pointed?.row)
      this.#point(point);
  };

  #focus = (/** @type {Event} */ event) => {
    this.#focused = this.#pointOf(/** @type {Element} */ (event.target));
    this.#light();
  };

  #blur = () => {
    this.#focused = null;
    this.#light();
  };

  #clicked = (/** @type {Event} */ event) => {
    const { side, cell, row, action } = this.#at(event);
    if (action === "derive") return this.#derive(side);
    if (action === "before" || action === "after") return this.#page(side, action);
    if (cell !== undefined) return this.#toCell(side, cell);
    if (row === undefined || !side.derivation) return;
    this.#toRow(side, row);
    const { node, more } = side.derivation.rows()[row];
    if (more) this.#fetch(side, node);
    else if (action === "turn") this.#unfold(side, node, !node.open);
  };

  #pressed = (/** @type {KeyboardEvent} */ event) => {
    if (isModified(event)) return;
    const { side, row } = this.#at(event);
    const target = /** @type {Element} */ (event.target);
    const done = target.matches(".cells")
      ? this.#textKey(side, event)
      : row !== undefined && this.#rowKey(side, row, event);
    if (done) event.preventDefault();
  };

  /** @param {Side} side @param {KeyboardEvent} event @returns {boolean} whether the key was handled */
  #textKey(side, event) {
    const { key } = event;
    const to = rove(event, { ...across, ...ends }, { at: side.cell, count: side.cells.length - 1 });
    if (to !== null) this.#toCell(side, to);
    else if ((key === "ArrowDown" || key === "Enter") && side.derivation) {
      const path = side.derivation.path(side.cells[side.cell]);
      this.#toRow(side, side.derivation.rowOf(path[path.length - 1]));
    } else return false;
    return true;
  }

  /** @param {Side} side @param {number} at @param {KeyboardEvent} event @returns {boolean} */
  #rowKey(side, at, event) {
    const { derivation } = side;
    const { key } = event;
    if (!derivation) return false;
    const rows = derivation.rows();
    const row = rows[at];
    const { node, opens, more } = row;
    const to = rove(event, { ...down, ...ends }, { at, count: rows.length });
    if (to !== null) this.#toRow(side, to);
    else if (key === "ArrowRight" && more === 0) {
      if (opens && node.open) this.#toRow(side, at + 1);
      else if (opens) this.#unfold(side, node, true);
    } else if (key === "ArrowLeft") {
      const around = derivation.around(row);
      if (opens && node.open) this.#unfold(side, node, false);
      else if (around >= 0) this.#toRow(side, around);
    } else if (key === "Enter" || key === " ") {
      if (more) this.#fetch(side, node);
      else if (opens) this.#unfold(side, node, !node.open);
    } else return false;
    return true;
  }

  /** @param {Side} side @param {number} cell */
  #toCell(side, cell) {
    side.cell = cell;
    const i = this.#sides.indexOf(side);
    const path = side.derivation?.path(side.cells[cell]) ?? [];
    if (path.length) this.#bring(side, side.derivation?.rowOf(path[path.length - 1]) ?? 0);
    this.refresh();
    /** @type {HTMLElement | null} */ (this.querySelector(`[data-side="${i}"] .cells`))?.focus({ preventScroll: true });
    this.#focused = { side, cell };
    this.#light();
    this.#cellElements(i)[cell]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {Side} side @param {number} row */
  #toRow(side, row) {
    side.row = row;
    this.#bring(side, row);
    this.refresh();
    const element = /** @type {HTMLElement | null} */ (this.#rowElement(this.#sides.indexOf(side), row));
    element?.focus({ preventScroll: true });
    this.#focused = { side, row }; // the element may have had the focus before, as another row
    this.#light();
    if (element) reveal(element);
  }

  /** Makes sure that a row is in the page. @param {Side} side @param {number} row */
  #bring(side, row) {
    if (row < side.first || row >= side.first + mostRows)
      side.first = Math.max(0, row - (row < side.first ? mostRows - 1 : 0));
  }

  /** @param {Side} side @param {Node} node @param {boolean} open */
  #unfold(side, node, open) {
    side.derivation?.unfold(node, open);
    this.refresh();
  }

  /** @param {Side} side @param {Node} node */
  #fetch(side, node) {
    const tree = node.hidden && side.of.ask(...node.hidden);
    if (tree) side.derivation?.add(node, tree);
    this.#toRow(side, side.row); // the first of the revealed rows
  }

  /** @param {Side} side @param {"before" | "after"} action */
  #page(side, action) {
    side.first = Math.max(0, side.first + (action === "after" ? mostRows : -mostRows));
    this.#toRow(side, side.first);
  }

  /** @param {Side} side */
  #derive(side) {
    derived(side, side.of.ask());
    this.refresh();
  }
}

/** @param {string} key @param {Content["texts"][0]} of @returns {Side} */
function side(key, of) {
  return derived({ key, of, tree: null, derivation: null, cells: [], first: 0, row: 0, cell: 0, lit: [] }, of.tree);
}

/** @param {Side} side */
function darken(side) {
  for (const element of side.lit) element.classList.remove("lit", "inner", "at");
  side.lit = [];
}

/** @param {Side} side @param {Tree | null} tree */
function derived(side, tree) {
  side.tree = tree;
  side.derivation = tree?.valid ? new Derivation(tree) : null;
  side.cells = [];
  if (side.derivation && side.of.text.length <= longestDrawn) {
    const length = tree?.length ?? 0;
    for (
      let at = 0;
      at < length;
      at += String.fromCodePoint(/** @type {number} */ (side.of.text.codePointAt(at))).length
    )
      side.cells.push(at);
    side.cells.push(length);
  }
  return side;
}

/** The place of a mismatch and what was expected there. @param {Words} words @param {string} edition @param {Tree} tree @param {string} text */
function mismatch(words, edition, { errors: [problem], length }, text) {
  if (!problem) return nothing;
  const long = length > longestDrawn;
  const start = long ? Math.max(0, problem.at - nearby) : 0;
  const end = long ? Math.min(length, problem.at + nearby) : length;
  return html`<div class="scroll" tabindex=${end - start > 40 ? 0 : nothing}><div class="cells">${start ? "…" : nothing}${characters(words, text, start, end, problem.at)}${
    problem.at >= length ? html`<span class="fault end"> </span>` : nothing
  }${end < length ? "…" : nothing}</div></div>
    <p class="problem">${withCode(words, problemText(words, edition, problem, text.slice(0, length)))}${words.say("ui:between", {}, " ")}${withCode(words, placeOf(words, problem, text.slice(0, length)))}</p>`;
}

/** A character of the text. Nearly all are visible. @param {Words} words @param {string} text @param {number} start @param {number} end */
function character(words, text, start, end) {
  const shown = text.slice(start, end);
  return /^[!-~]$/.test(shown) ? shown : characters(words, text, start, end);
}

/** A range of the text, shortened in the middle if it is long. @param {Words} words @param {string} text @param {number} start @param {number} end */
function abridged(words, text, start, end) {
  if (end - start <= mostText) return characters(words, text, start, end);
  const half = mostText / 2;
  return html`${characters(words, text, start, start + half)}<span class="then">…</span>${characters(words, text, end - half, end)}`;
}

/** Scrolls an element into sight, in its own box alone. @param {Element} element */
function reveal(element) {
  const box = element.closest(".box");
  if (box) keepInSight(box, element);
}

define("uri-grammar", Grammar);
