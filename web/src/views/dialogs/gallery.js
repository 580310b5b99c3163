/**
 * The examples, in a dialog over the stage: questions, and below them everything that the documents print, with a
 * search. An example replaces the texts, and shows if it changes more: the spec, if the printed result would differ in
 * the current one, and its options, if they differ.
 */
import { nothing } from "lit-html";
import { chips, ofBrowsers } from "../../cases/chips.js";
import { across, down, ends, isModified, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { besideOf, living } from "../../texts/naming.js";
import { sentence } from "../../texts/marks.js";
import { sheet, SheetView } from "./sheet.js";
import { define } from "../view.js";

/** @import { Edition, Example } from "../../run/engine.js" */
/** @import { Now } from "./examples.js" */

/** An example on offer: its replacements, and its text for searches. @typedef {{ example: Example, picks: Record<string, string>, text: string }} Item */

/** closed: called after the dialog has closed. @typedef {Now & { closed: () => void }} Content */

/** @extends {SheetView<Content>} */
export class Gallery extends SheetView {
  /** @type {Item[]} */
  #items = [];
  #query = "";
  /** The tab stops of the two lists. */
  #stops = { chips: 0, items: 0 };

  /** The current spec comes first. @type {Edition[]} */
  #editions = [];

  /** @param {Content} now */
  received(now) {
    this.#editions = [...now.editions].sort((a, b) => Number(b.id === now.chosen) - Number(a.id === now.chosen));
    this.#items = this.#editions.flatMap((edition) =>
      now.examples
        .filter((example) => example.edition === edition.id && ["resolve", "parse"].includes(example.kind))
        .map((example) => ({
          example,
          picks: picksOf(example, edition, now),
          text: `${example.input} ${example.want.join(" ")} ${example.section} ${edition.year}`.toLowerCase(),
        })),
    );
  }

  /** @param {Content} content */
  draw({ closed }) {
    const { words } = this;
    const wanted = this.#query.toLowerCase().split(/\s+/);
    const found = this.#items.filter(({ text }) => wanted.every((word) => text.includes(word)));
    return sheet({
      words,
      closed,
      id: this.idOf("title"),
      title: words.say("examples:title"),
      body: html`<div class="gallery" @keydown=${this.#key} @focusin=${this.#focused}>
        <h3 id=${this.idOf("questions")}>${words.say("examples:questions")}</h3>
        ${this.#chips("questions", chips, "chips", 0)}
        <h3 id=${this.idOf("browsers")}>${words.say("examples:of-browsers")}</h3>
        ${this.#chips("browsers", ofBrowsers, "browsers", chips.length, living)}
        <h3>${words.say("examples:all")}</h3>
        ${
          this.#items.length
            ? html`<p class="search"><label>${words.say("examples:search")}
            <input type="search" autocomplete="off" spellcheck="false" placeholder=${words.say("examples:search-for")} .value=${this.#query} @input=${this.#typed} /></label>
          <span role="status">${sentence(words, "examples:found", { found: found.length, total: this.#items.length })}</span></p>`
            : html`<p>${words.say("examples:none")}</p>`
        }
        <div class="items">${this.#editions.map((edition) => this.#document(edition, found))}</div>
      </div>`,
    });
  }

  /**
   * A list of questions.
   * @param {string} heading its title @param {import("../../cases/chips.js").Chip[]} questions
   * @param {string} group of the words
   * @param {number} before the number of questions above it
   * @param {string} [edition] the spec that answers them, if it isn't the current one
   */
  #chips(heading, questions, group, before, edition) {
    const { words } = this;
    return html`<ul class="chips" aria-labelledby=${this.idOf(heading)}>${questions.map(
      ({ name, base, input, set = "none" }, i) => html`<li>
      <button type="button" tabindex=${before + i === this.#stops.chips ? 0 : -1} @click=${() => this.#pick({ base, input, set, ...(edition && { edition }) })}>
        <b>${sentence(words, `examples:${group}:${name}`)}</b> <span>${sentence(words, base ? "examples:asked-with" : "examples:asked-alone", { base, input })}</span></button></li>`,
    )}</ul>`;
  }

  opened() {
    /** @type {HTMLElement | null} */ (this.querySelector(".chips button"))?.focus();
  }

  /** @param {Edition} edition @param {Item[]} found */
  #document(edition, found) {
    const own = found.filter(({ example }) => example.edition === edition.id);
    if (!own.length) return nothing;
    return html`<section aria-labelledby=${this.idOf(edition.id)}><h4 id=${this.idOf(edition.id)}><b>${edition.year}</b> ${besideOf(this.words, edition)}</h4>
      ${[...sectionsOf(own)].map(
        ([, items]) => html`<p>${cite(this.words, items[0].example.section)} ${this.#base(items[0].example)}</p>
        <ul>${items.map((item) => html`<li>${this.#item(item, edition, found.indexOf(item))}</li>`)}</ul>`,
      )}
    </section>`;
  }

  /** @param {Example} example */
  #base({ base }) {
    return base === undefined ? nothing : sentence(this.words, "examples:with-base", { base });
  }

  /** @param {Item} item @param {Edition} edition @param {number} at its position among the results */
  #item({ example: { input, kind, want }, picks }, { year }, at) {
    const { words } = this;
    const { base: _base, input: _input, edition, ...options } = picks;
    return html`<button type="button" tabindex=${at === this.#stops.items ? 0 : -1} @click=${() => this.#pick(picks)}>
      ${edition ? html`<small>${words.say("examples:in", { year: String(year) })}</small>` : nothing}
      ${Object.entries(options).map(([name, value]) => html`<small class="set">${name}=${value}</small>`)}
      <code>${input || words.say("ui:empty-input")}</code>${kind === "resolve" ? html` <span aria-hidden="true">→</span> <code class="want">${want[0]}</code>` : nothing}</button>`;
  }

  /** @param {Record<string, string>} picks */
  #pick(picks) {
    this.close(); // close first, which returns the focus
    this.emit("example", picks);
  }

  /** @param {Event} event */
  #typed = ({ target }) => {
    this.#query = /** @type {HTMLInputElement} */ (target).value.trim();
    this.#stops.items = 0;
    this.schedule();
  };

  /** The buttons of a list. @param {string} list @returns {HTMLElement[]} */
  #buttons(list) {
    return [...this.querySelectorAll(`.${list} button`)].map((button) => /** @type {HTMLElement} */ (button));
  }

  /** @param {Event} event */
  #focused = ({ target }) => {
    for (const list of /** @type {const} */ (["chips", "items"])) {
      const at = this.#buttons(list).indexOf(/** @type {HTMLElement} */ (target));
      if (at < 0 || at === this.#stops[list]) continue;
      this.#stops[list] = at;
      this.schedule();
    }
  };

  /**
   * The arrow keys move through a list, and from the search down into its results, where Enter picks the first.
   * @param {KeyboardEvent} event
   */
  #key = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const search = target instanceof HTMLInputElement;
    const buttons = this.#buttons(target.closest(".chips") ? "chips" : "items");
    const at = buttons.indexOf(target);
    if (search && event.key === "Enter" && this.#query && !isModified(event)) {
      event.preventDefault(); // otherwise Enter would press the focused button again
      buttons[0]?.click();
    }
    const to = search
      ? rove(event, { ArrowDown: 0 }, { at: 0, count: 1 })
      : rove(event, { ...across, ...down, ...ends }, { at, count: buttons.length });
    if (to === null) return;
    const up = at === 0 && (event.key === "ArrowUp" || event.key === "ArrowLeft");
    if (up && !target.closest(".chips")) this.querySelector("input")?.focus();
    else buttons[to]?.focus();
  };
}

/**
 * The replacements of an example: the texts, and choices only as far as its result needs them. A text that is merely
 * printed leaves everything else unchanged.
 * @param {Example} example @param {Edition} edition its own @param {Now} now
 */
function picksOf(example, { id, options }, { chosen, options: set }) {
  const { base, input } = example;
  /** @type {Record<string, string>} */
  const picks = base === undefined ? { input } : { base, input };
  if (example.kind !== "resolve") return picks;
  if (id !== chosen) picks.edition = id;
  for (const { name, values } of options) {
    const given = String(Object(example)[name]);
    const wanted = { undefined: values[0], true: "yes", false: "no" }[given] ?? given;
    if (wanted !== (set[name] ?? values[0])) picks[name] = wanted;
  }
  return picks;
}

/** Items by section and base. @param {Item[]} items @returns {Map<string, Item[]>} */
function sectionsOf(items) {
  /** @type {Map<string, Item[]>} */
  const sections = new Map();
  for (const item of items) {
    const key = `${item.example.section} ${item.example.base ?? ""}`;
    sections.set(key, [...(sections.get(key) ?? []), item]);
  }
  return sections;
}

define("uri-gallery", Gallery);
