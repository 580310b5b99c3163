/**
 * The Conformance room: the documents' examples, and other results that they print, computed by every spec. Each cell
 * opens the player on its case.
 */
import { nothing, render } from "lit-html";
import { list, oneOf } from "../run/fields.js";
import { chosen, linkTo, optionsOf, start, taken, write } from "../run/link.js";
import { html } from "../texts/html.js";
import { drawnAnswer } from "../views/stage/answer.js";
import { shortened } from "../texts/characters.js";
import { besideOf, datedIn, labelOf } from "../texts/naming.js";
import { whenOf } from "../texts/when.js";
import { sentence, withCode } from "../texts/marks.js";
import { linkOf } from "./printed.js";
import { problemText } from "../reading/problem.js";
import { short } from "../words/words.js";
import { causesOf, causeText } from "../texts/causes.js";
import { sectionSaid } from "../texts/section.js";
import { beginStops, goByKey, stopAtFocus } from "../views/grid.js";
import "../views/stage/notices.js";
import { tools } from "./tools.js";

/** @import { Cell, Edition, Example } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */
/** @import { Room } from "./rooms.js" */
/** @typedef {{ example: Example, cells: Cell[] }} Row */
/** The table of libraries, or its state: loading, or failed. @typedef {import("../views/rooms/librariestable.js").Content | "waiting" | "failed"} Libraries */

/**
 * The table of the libraries' mistakes, or its state: loading, or failed.
 * @typedef {import("../views/rooms/mistakes.js").Content | "waiting" | "failed"} MistakesOf
 */

/** @implements {Room} */
export class Board {
  /** The computed rows of each document. @type {Map<string, Row[]>} */
  #rows = new Map();
  /** Documents with an open table. @type {Set<string>} */
  #open = new Set();

  /** The table of libraries; null until it is opened. @type {Libraries | null} */
  #libraries = null;

  /** The mistakes of libraries; null until they are opened. @type {MistakesOf | null} */
  #mistakes = null;
  /** Computes the mistakes that are still missing. @type {((visible: () => boolean) => Promise<void>) | null} */
  #diagnose = null;

  /** The visitor's own implementation. @type {import("./conformance.js").Conformance | null} */
  #own = null;
  /** Invalid values in the room's link. @type {import("../run/fields.js").Note[]} */
  #notes = [];
  /** True while the room is visible. */
  #visible = false;
  #computing = false;

  /** @param {HTMLElement} place @param {import("./rooms.js").Page} page */
  constructor(place, { engine, words, changed }) {
    this.place = place;
    this.changed = changed;
    this.engine = /** @type {import("../run/tolerant.js").Engine} */ (engine);
    this.words = words;
    this.editions = this.engine.editions();
    this.options = optionsOf(this.editions);
  }

  get link() {
    const tables = [this.#libraries && "libraries", this.#mistakes && "mistakes"].filter(Boolean);
    return linkTo("board", { table: tables.join(",") || null });
  }

  get tools() {
    const { engine, editions } = this;
    const all = engine.examples({});
    const examples = { examples: Array.isArray(all) ? all : [], editions, chosen: start.edition, options: {} };
    return tools({
      words: this.words,
      place: this.place,
      examples: () => examples,
      pick: ({ base = start.base, input, edition = start.edition, ...options }) =>
        (location.hash = write({ ...start, base, reference: input, edition, options: chosen(options, this.options) })),
      share: { link: () => this.link, engine: () => engine },
      print: () => print(),
    });
  }

  /** @param {import("../run/link.js").Link} link */
  show(link) {
    const { values, notes } = taken({ table: list(oneOf(["libraries", "mistakes"], null), ",") }, link);
    const isNews = notes.length + this.#notes.length > 0;
    this.#notes = notes;
    this.#visible = true;
    if (!this.#libraries && values.table.includes("libraries")) this.#compare();
    if (!this.#mistakes && values.table.includes("mistakes")) this.#findMistakes();
    this.#diagnose?.(() => this.#visible);
    if (!this.#computing && this.#rows.size < this.editions.length) this.#compute();
    else if (isNews && this.words.settled("board")) this.#render();
  }

  hide() {
    this.#visible = false;
  }

  /** Computes one document after the other, so that the page stays usable. */
  async #compute() {
    this.#computing = true;
    const words = this.words.need("board", "problem", ...this.editions.map(({ id }) => id)).catch(() => {});
    const [offer] = await Promise.all([this.#offered(), words]);
    this.#render();
    offer(); // draw it together with the rest: later, it would push down the text being read
    for (const { id } of this.editions) {
      if (!this.#visible) break;
      if (this.#rows.has(id)) continue;
      await new Promise((resolve) => setTimeout(resolve));
      const examples = this.engine.examples({ edition: id });
      const board = this.engine.board(id);
      if (!Array.isArray(examples) || !Array.isArray(board)) continue;
      const cells = new Map(board.map((row) => [row.id, row.cells]));
      this.#rows.set(
        id,
        examples.map((example) => ({ example, cells: cells.get(example.id) ?? [] })),
      );
      this.#render();
    }
    this.#computing = false;
    if (this.#rows.size === this.editions.length) this.#open.add(start.edition);
    this.#render();
  }

  /**
   * Loads the code that compares the visitor's own implementation with the documents.
   * @returns {Promise<() => void>} a function that shows it
   */
  async #offered() {
    if (this.#own) return () => {};
    try {
      const [{ Conformance }, { recorded }] = await Promise.all([
        import("./conformance.js"),
        import("../libraries/recorded.js"),
        this.words.need("conformance", "expected", "libraries", "score"),
      ]);
      const all = await recorded();
      return () => {
        const view = /** @type {import("../views/rooms/conformance.js").ConformanceKit} */ (
          this.place.querySelector("uri-conformance")
        );
        this.#own ??= new Conformance(view, this.engine, this.words, all);
      };
    } catch {
      return () => {}; // The libraries below fail for the same reason, and report it.
    }
  }

  /** Loads the recorded answers of libraries, and compares them with the documents. */
  #compare = () =>
    this.#load(
      (found) => (this.#libraries = found),
      async () => {
        const [{ compared, recorded }] = await Promise.all([
          import("../libraries/recorded.js"),
          import("../views/rooms/librariestable.js"),
          this.words.need("libraries"),
        ]);
        const all = await recorded();
        this.#libraries = { all, editions: this.editions, ...(await compared(this.engine, all)) };
      },
    );

  /** Finds the mistakes of the recorded libraries. */
  #findMistakes = () =>
    this.#load(
      (found) => (this.#mistakes = found),
      async () => {
        const [{ mistakes }] = await Promise.all([import("./mistakes.js"), this.words.need("libraries", "expected")]);
        this.#diagnose = await mistakes(this.engine, this.words, (found) => {
          this.#mistakes = found;
          this.#render();
        });
        this.#diagnose(() => this.#visible);
      },
    );

  /**
   * Loads a table, and shows that it is loading. The room's words may not have arrived yet.
   * @param {(state: "waiting" | "failed") => void} set @param {() => Promise<void>} load
   */
  async #load(set, load) {
    set("waiting");
    try {
      await this.words.need("board");
      this.#render();
      this.changed();
      await load();
    } catch {
      set("failed");
    }
    this.#render();
  }

  /** The libraries' answers compared with the documents, and their mistakes. Each table loads on demand. */
  #recorded() {
    const { words } = this;
    const libraries = this.#libraries;
    const mistakes = this.#mistakes;
    return html`<section class="recorded" aria-labelledby="board-libraries" @uriscope:library-table=${this.#save}>
      <h3 id="board-libraries">${words.say("board:libraries")}</h3>
      <p class="note">${words.say("board:libraries-about")}</p>
      ${this.#offer(libraries, "libraries", () => this.#compare())}
      ${libraries && typeof libraries === "object" ? html`<uri-libraries-table .words=${words} .content=${libraries}></uri-libraries-table>` : nothing}
      <p class="note">${words.say("board:mistakes-about")}</p>
      ${this.#offer(mistakes, "mistakes", () => this.#findMistakes())}
      ${mistakes && typeof mistakes === "object" ? html`<uri-mistakes .words=${words} .content=${mistakes}></uri-mistakes>` : nothing}
    </section>`;
  }

  /** The button for a table of libraries, or the state of the table. @param {object | string | null} table @param {"libraries" | "mistakes"} id @param {() => void} ask */
  #offer(table, id, ask) {
    const { words } = this;
    if (table === null)
      return html`<p><button type="button" @click=${ask}>${words.say(`board:${id}-show`)}</button></p>`;
    if (table === "waiting") return html`<p role="status">${words.say("board:libraries-waiting")}</p>`;
    if (table !== "failed") return nothing;
    return html`<p class="unfetched" role="alert">${words.say("board:libraries-unfetched")} <button type="button" @click=${ask}>${words.say("board:again")}</button></p>`;
  }

  #save = async (/** @type {Event} */ event) =>
    (await import("../libraries/table.js")).save(/** @type {CustomEvent} */ (event).detail);

  #render() {
    render(
      html`<section class="board">
      <h2 class="question">${this.words.say("board:title")}</h2>
      <uri-conformance></uri-conformance>
      ${this.#recorded()}
      <h3>${this.words.say("board:table")}</h3>
      <p class="note">${sentence(this.words, "board:about")}</p>
      ${this.#summary()}
      <div class="documents" @keydown=${goByKey} @focusin=${stopAtFocus}>${this.#printing.map((edition) => this.#document(edition))}</div>
      <uri-notices .words=${this.words} .content=${{ notes: this.#notes }}></uri-notices>
    </section>`,
      this.place,
    );
    beginStops(this.place);
  }

  /** The documents that print examples, as far as they are computed. */
  get #printing() {
    return this.editions.filter(({ id }) => this.#rows.get(id)?.length !== 0);
  }

  /** A table of how many of each document's examples each spec gives as printed. */
  #summary() {
    const labelled = (/** @type {Edition} */ edition) =>
      [whenOf(this.words, edition), besideOf(this.words, edition)].filter(Boolean).join(" ");
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${this.words.say("board:summary")}><table class="summary">
      <caption>${this.words.say("board:summary")}</caption>
      <thead><tr><th scope="col">${this.words.say("board:printed-in")}</th>${this.editions.map((edition) => html`<th scope="col">${whenOf(this.words, edition)}<small>${besideOf(this.words, edition)}</small></th>`)}</tr></thead>
      <tbody>${this.#printing.map((document) => {
        const rows = this.#rows.get(document.id);
        return html`<tr><th scope="row">${whenOf(this.words, document)} <small>${besideOf(this.words, document)}</small></th>
          ${this.editions.map(
            (edition, i) =>
              html`<td class=${edition === document ? "own" : ""} data-spec=${labelled(edition)}>${
                rows ? this.#count(rows.map(({ cells }) => cells[i])) : this.words.say("board:computing")
              }</td>`,
          )}</tr>`;
      })}</tbody>
    </table></div>`;
  }

  /** The number of examples given as printed, out of those that a spec can compute. @param {Cell[]} cells */
  #count(cells) {
    const computed = cells.filter(({ agrees }) => agrees !== null);
    return this.words.say("board:count", {
      agreeing: computed.filter(({ agrees }) => agrees).length,
      all: computed.length,
    });
  }

  /** @param {Edition} edition */
  #document(edition) {
    const { id, year, document, living } = edition;
    const name = living
      ? labelOf(this.words, edition)
      : this.words.say("board:document", { year: String(year), document });
    const rows = this.#rows.get(id);
    const open = this.#open.has(id);
    return html`<details class="card" .open=${open} @toggle=${(/** @type {Event} */ event) => this.#toggle(id, /** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary>${name} ${rows ? html`<small>${this.words.say("board:examples", { all: rows.length })}</small>` : nothing}</summary>
      ${open && rows ? this.#table(id, rows, name) : nothing}
    </details>`;
  }

  /** @param {string} id @param {boolean} open */
  #toggle(id, open) {
    if (open === this.#open.has(id)) return;
    if (open) this.#open.add(id);
    else this.#open.delete(id);
    this.#render();
  }

  /** @param {string} id @param {Row[]} rows @param {string} name */
  #table(id, rows, name) {
    return html`<div class="scroll"><table class="rows" role="grid" aria-readonly="true" aria-label=${name}>
      <thead><tr>
        <th scope="col">${this.words.say("board:example")}</th><th scope="col">${this.words.say("board:printed-as")}</th>
        ${this.editions.map((edition) => html`<th scope="col" class=${edition.id === id ? "own" : ""}>${whenOf(this.words, edition)}</th>`)}
      </tr></thead>
      ${groups(rows).map(
        ([title, base, list]) => html`<tbody>
        <tr><th scope="rowgroup" colspan=${2 + this.editions.length}>${sectionSaid(this.words, title)}${base ? html` <span>${this.words.say("board:base")} <code>${base}</code></span>` : nothing}</th></tr>
        ${list.map((row) => this.#row(id, row))}
      </tbody>`,
      )}
    </table></div>`;
  }

  /** @param {string} id @param {Row} row */
  #row(id, row) {
    const { example, cells } = row;
    const { kind, input, want } = example;
    const printed =
      kind === "parse" || kind === "part"
        ? nothing
        : inColumns(kind, want).map(
            (text) => html`<code>${asLine.has(kind) ? text : shortened(this.words, text, 34)}</code><br />`,
          );
    const ways = [
      example.strict === false ? "board:loose" : "",
      example.excess === "remove" ? "board:removed" : "",
      example.slashes === "example" ? "board:by-example" : "",
    ].filter(Boolean);
    const own = cells.find(({ edition }) => edition === id);
    const explained = this.#explained(id, row);
    return html`<tr class=${own?.agrees === false ? "contradicts" : ""}>
        <th scope="row" tabindex="-1" aria-describedby=${explained === nothing ? nothing : `board-${example.id}`}><code>${input === "" ? this.words.say("ui:empty-input") : kind === "encode" ? input : shortened(this.words, input, 34)}</code>${ways.map((way) => html` <small>${sentence(this.words, way)}</small>`)}
          ${besides.has(kind) ? html`<small class="kind">${sentence(this.words, `board:kinds:${kind}`, { of: example.of })}</small>` : nothing}</th>
        <td tabindex="-1">${printed}</td>
        ${cells.map((cell) => html`<td class="${cell.edition === id ? "own" : ""} ${cell.agrees === null ? "" : cell.agrees ? "agrees" : "differs"}">${this.#cell(example, cell)}</td>`)}
      </tr>
      ${explained}`;
  }

  /** The remarks on a row: its contradiction, and why other specs differ. @param {string} id @param {Row} row */
  #explained(id, { example, cells }) {
    const own = cells.find(({ edition }) => edition === id);
    const remark = example.remark
      ? this.words.say(`${id}:remarks:${example.remark}`)
      : own?.agrees === false
        ? this.words.say("board:contradicts")
        : undefined;
    /** The years by sentence. @type {Map<string, string[]>} */
    const reasons = new Map();
    cells.forEach((cell, i) => {
      const reason = cell.agrees === null ? undefined : reasonOf(this.words, example, cell);
      if (reason)
        reasons.set(reason, [...(reasons.get(reason) ?? []), datedIn(this.words, this.editions, this.editions[i])]);
    });
    if (!remark && !reasons.size) return nothing;
    return html`<tr class="remark"><td id="board-${example.id}" colspan=${2 + cells.length}>
      ${remark ? html`<p><b aria-hidden="true">!</b> ${withCode(this.words, remark)}</p>` : nothing}
      ${[...reasons].map(([reason, years]) => html`<p>${sentence(this.words, "board:reason", { years: this.words.list(years, "unit"), reason })}</p>`)}
    </td></tr>`;
  }

  /** @param {Example} example @param {Cell} cell */
  #cell(example, cell) {
    const { lines } = cell;
    const answer = cell.outcome
      ? drawnAnswer(this.words, cell)
      : lines
        ? lines.length
          ? lines.map((line) => html`<code>${short(line, 20)}</code><br />`)
          : this.words.say("board:none")
        : this.words.say(cell.valid ? "board:accepts" : "board:refuses");
    return html`<a tabindex="-1" href=${linkOf(example, cell.edition, this.options)}>${
      cell.agrees === null
        ? html`<span class="open">${this.words.say(besides.has(example.kind) ? "board:nothing" : "board:not-computed")}</span>`
        : cell.agrees
          ? html`<span class="sign" aria-hidden="true">=</span><span class="unseen-words">${this.words.say("board:agrees")}</span>`
          : html`<span class="sign" aria-hidden="true">≠</span> ${answer}`
    }</a>`;
  }
}

/** Kinds of printed results other than URIs and references. */
const besides = new Set(["different", "part", "parts", "encode", "groups", "buffers", "client", "extract"]);

/** The kinds that are lines rather than parts of a URI. */
const asLine = new Set(["parts", "groups", "buffers", "client"]);

/** Lines as printed. Lines of buffers have three columns. @param {string} kind @param {string[]} lines */
function inColumns(kind, lines) {
  if (kind !== "buffers") return lines;
  const rows = lines.map((line) => /^(\w+): (.*) \| (.*)$/.exec(line)?.slice(1) ?? [line, "", ""]);
  const wide = Math.max(...rows.map(([, output]) => output.length)) + 2;
  return rows.map(([step, output, input]) => `${step.padEnd(2)}: ${output.padEnd(wide)}${input}`.trimEnd());
}

/**
 * The reason why a spec's answer differs; undefined if the spec has no relative form, because the cell says that.
 * @param {Words} words @param {Example} example @param {Cell} cell
 */
function reasonOf(words, { input }, { edition, because, also, errors }) {
  if (because && because.clause !== "relative-form")
    return causesOf({ because, also })
      .map((cause) => causeText(words, edition, cause))
      .join(" ");
  if (!errors) return undefined; // if the spec defines nothing, its cell says so
  return errors.length ? problemText(words, edition, errors[0], input) : words.say("board:no-production");
}

/** Consecutive rows of the same section and base. @param {Row[]} rows */
function groups(rows) {
  /** @type {[string, string, Row[]][]} */
  const found = [];
  for (const row of rows) {
    const { section, kind } = row.example;
    const base = (kind === "resolve" && row.example.base) || "";
    const last = found.at(-1);
    if (last && last[0] === section && last[1] === base) last[2].push(row);
    else found.push([section, base, [row]]);
  }
  return found;
}
