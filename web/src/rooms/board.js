/**
 * The Board room: every example of every document by every edition, computed now.
 * Each cell opens the player on its case.
 */
import { html, nothing, render } from "lit-html";
import { chosen, optionsOf, start, write } from "../link.js";
import { prose } from "../views/prose.js";
import { says } from "../views/says.js";
import * as words from "../words/en.js";
import { because } from "../words/en/clauses.js";
import { board as said } from "../words/en/board.js";

/** @typedef {import("../engine.js").Edition} Edition */
/** @typedef {import("../engine.js").Example} Example */
/** @typedef {import("../engine.js").Cell} Cell */
/** @typedef {import("./rooms.js").Room} Room */
/** @typedef {{ example: Example, cells: Cell[] }} Row */

/** The base on which an example that is only a path is run: core/explain/board.go. */
const dotsBase = "x:";

/** @implements {Room} */
export class Board {
  /** The rows of each document that have been computed. @type {Map<string, Row[]>} */
  #rows = new Map();
  /** Documents whose table is open. @type {Set<string>} */
  #open = new Set();

  /** Whether somebody looks at it. */
  #visible = false;
  #computing = false;

  /** @param {HTMLElement} place @param {import("./rooms.js").Page} page */
  constructor(place, { engine }) {
    this.place = place;
    this.engine = engine;
    this.editions = engine.editions();
    this.options = optionsOf(this.editions);
  }

  get link() {
    return "#room=board";
  }

  show() {
    this.#visible = true;
    if (!this.#computing && this.#rows.size < this.editions.length) this.#compute();
  }

  hide() {
    this.#visible = false;
  }

  /** Computes one document after the other, so that the page stays usable meanwhile. */
  async #compute() {
    this.#computing = true;
    await Promise.all(this.editions.map(({ id }) => words.know(id)));
    for (const { id } of this.editions) {
      if (!this.#visible) break;
      if (this.#rows.has(id)) continue;
      this.#render();
      await new Promise((resolve) => setTimeout(resolve));
      const examples = this.engine.examples({ edition: id });
      const board = this.engine.board(id);
      if (!Array.isArray(examples) || !Array.isArray(board)) continue;
      const cells = new Map(board.map((row) => [row.id, row.cells]));
      this.#rows.set(id, examples.map((example) => ({ example, cells: cells.get(example.id) ?? [] })));
    }
    this.#computing = false;
    if (this.#rows.size === this.editions.length) this.#open.add(this.editions.at(-1)?.id ?? "");
    this.#render();
  }

  #render() {
    render(html`<section class="board">
      <h2>${said.title}</h2>
      <p class="note">${prose(said.about)}</p>
      ${this.#summary()}
      ${this.editions.map((edition) => this.#document(edition))}
    </section>`, this.place);
  }

  /** How many examples of each document each edition answers as printed. */
  #summary() {
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${said.summary}><table class="summary">
      <caption>${said.summary}</caption>
      <thead><tr><th scope="col">${said.document}</th>${this.editions.map(({ id, year }) => html`<th scope="col">${year}<small>${words.names[id]}</small></th>`)}</tr></thead>
      <tbody>${this.editions.map(({ id, year }) => {
        const rows = this.#rows.get(id);
        return html`<tr><th scope="row">${year} <small>${words.names[id]}</small></th>
          ${this.editions.map((edition, i) => html`<td class=${edition.id === id ? "own" : ""}>${rows
            ? count(rows.map(({ cells }) => cells[i]))
            : said.computing}</td>`)}</tr>`;
      })}</tbody>
    </table></div>`;
  }

  /** @param {Edition} edition */
  #document({ id, year, document }) {
    const rows = this.#rows.get(id);
    const open = this.#open.has(id);
    return html`<details class="card" .open=${open} @toggle=${(/** @type {Event} */ event) => this.#toggle(id, /** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary>${year}: ${document} ${rows ? html`<small>${said.examples(rows.length)}</small>` : nothing}</summary>
      ${open && rows ? this.#table(id, rows) : nothing}
    </details>`;
  }

  /** @param {string} id @param {boolean} open */
  #toggle(id, open) {
    if (open === this.#open.has(id)) return;
    if (open) this.#open.add(id);
    else this.#open.delete(id);
    this.#render();
  }

  /** @param {string} id @param {Row[]} rows */
  #table(id, rows) {
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${said.title}><table class="rows">
      <thead><tr>
        <th scope="col">${said.example}</th><th scope="col">${said.printed}</th>
        ${this.editions.map((edition) => html`<th scope="col" class=${edition.id === id ? "own" : ""}>${edition.year}</th>`)}
      </tr></thead>
      ${groups(rows).map(([title, base, list]) => html`<tbody>
        <tr><th scope="rowgroup" colspan=${2 + this.editions.length}>${title}${base ? html` <span>${said.base} <code>${base}</code></span>` : nothing}</th></tr>
        ${list.map((row) => this.#row(id, row))}
      </tbody>`)}
    </table></div>`;
  }

  /** @param {string} id @param {Row} row */
  #row(id, row) {
    const { example, cells } = row;
    const { kind, input, want } = example;
    const printed = kind === "parse" ? nothing : want.map((text) => html`<code>${words.short(text, 34)}</code><br />`);
    const ways = [example.strict === false ? said.loose : "", example.excess === "remove" ? said.removed : ""].filter(Boolean);
    const own = cells.find(({ edition }) => edition === id);
    return html`<tr class=${own?.agrees === false ? "contradicts" : ""}>
        <th scope="row"><code>${input === "" ? said.empty : words.short(input, 34)}</code>${ways.map((way) => html` <small>${prose(way)}</small>`)}</th>
        <td>${printed}</td>
        ${cells.map((cell) => html`<td class="${cell.edition === id ? "own" : ""} ${cell.agrees === null ? "" : cell.agrees ? "agrees" : "differs"}">${this.#cell(example, cell)}</td>`)}
      </tr>
      ${this.#explained(id, row)}`;
  }

  /** What has to be said of a row: of its contradiction, and why other editions differ. @param {string} id @param {Row} row */
  #explained(id, { example, cells }) {
    const own = cells.find(({ edition }) => edition === id);
    const remark = example.remark ? words.editions[id]?.remarks[example.remark] : own?.agrees === false ? said.contradicts : undefined;
    /** The years by sentence. @type {Map<string, number[]>} */
    const reasons = new Map();
    cells.forEach((cell, i) => {
      const reason = cell.agrees === null ? undefined : reasonOf(example, cell);
      if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), this.editions[i].year]);
    });
    if (!remark && !reasons.size) return nothing;
    return html`<tr class="remark"><td colspan=${2 + cells.length}>
      ${remark ? html`<p><b aria-hidden="true">!</b> ${prose(remark)}</p>` : nothing}
      ${[...reasons].map(([reason, years]) => html`<p>${years.join(", ")}: ${prose(reason)}</p>`)}
    </td></tr>`;
  }

  /** @param {Example} example @param {Cell} cell */
  #cell(example, cell) {
    const { kind, input, want } = example;
    const texts = kind === "resolve" ? { base: example.base ?? "", reference: input }
      : kind === "dots" ? { base: dotsBase, reference: input }
      : { base: start.base, reference: kind === "extract" ? want[0] : input }; // the grammar is asked for a reference
    const { outcome, target = null, fragment } = cell;
    const answer = outcome ? says(fragment === undefined ? { outcome, target } : { outcome, target, fragment }) : cell.valid ? said.accepts : said.refuses;
    return html`<a href=${write({ ...start, ...texts, edition: cell.edition, options: chosen(example, this.options), step: null })}>${cell.agrees === null
      ? html`<span class="sign" aria-hidden="true">·</span><span class="unseen-words">${said.notComputed}</span>`
      : cell.agrees
      ? html`<span class="sign" aria-hidden="true">=</span><span class="unseen-words">${said.agrees}</span>`
      : html`<span class="sign" aria-hidden="true">≠</span> ${answer}`}</a>`;
  }
}

/** How many examples are as printed, of those that an edition computes. @param {Cell[]} cells */
function count(cells) {
  const computed = cells.filter(({ agrees }) => agrees !== null);
  return said.count(computed.filter(({ agrees }) => agrees).length, computed.length);
}

/**
 * Why an edition differs; nothing where it has no relative form, which the cell says.
 * @param {Example} example @param {Cell} cell
 */
function reasonOf({ kind, input }, { edition, because: cause, errors }) {
  if (cause && cause.clause !== "relative-form") return because(edition, cause);
  if (!errors || kind === "extract") return undefined;
  return errors.length ? words.problem(errors[0], input) : said.noProduction;
}

/** Rows of one section and one base, in their order. @param {Row[]} rows */
function groups(rows) {
  /** @type {[string, string, Row[]][]} */
  const found = [];
  for (const row of rows) {
    const { section, base = "" } = row.example;
    const last = found.at(-1);
    if (last && last[0] === section && last[1] === base) last[2].push(row);
    else found.push([section, base, [row]]);
  }
  return found;
}
