/**
 * A host as a spec parses it: the possible forms in order, the one that matches, and its parts: the pieces of an
 * address with their positions, or the labels of a name.
 */
import { nothing } from "lit-html";
import { characterAt } from "../../texts/characterat.js";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { sentence } from "../../texts/marks.js";
import { mismatchOf } from "../../reading/problem.js";
import { ContentView, define } from "../view.js";

/** @import { Host as Answer, Span } from "../../run/engine.js" */

/**
 * @typedef {object} Content
 * @property {Answer} answer
 * @property {string} text
 */

/** Longer hosts are drawn without their middle. */
const longest = 120;
/** The most labels to draw, and the most expected characters to name. */
const mostLabels = 130;

/** @extends {ContentView<Content>} */
export class Host extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { answer, text } = content;
    const { stored } = answer;
    const problems = (answer.problems ?? []).filter(({ fatal }) => !fatal); // the list of forms shows the fatal one
    if (!text) return html`<p class="note">${words.say("encoding:empty-host")}</p>`;
    return html`<section class="order"><h2>${words.say("encoding:order")} ${cite(words, answer.section)}</h2>
        <ol>${answer.order.map((form) => this.#form(answer, text, form))}</ol>
        ${this.#around(content)}</section>
      <section class="made"><h2>${words.say(`encoding:kinds:${answer.kind ?? "none"}`)}</h2>
        <div class="rows" tabindex="0" role="group" aria-label=${words.say(`encoding:kinds:${answer.kind ?? "none"}`)}>
        ${answer.pieces.length ? this.#pieces(content) : answer.labels.length ? this.#labels(content) : nothing}
        ${stored ? html`<p class="stored">${words.say("encoding:stored")} <code>${shortened(words, stored, longest)}</code></p>` : nothing}
        <ul class="warnings">${problems.map((problem) => html`<li>${this.#problem(answer.edition, problem, text)}</li>`)}${answer.remarks.map(({ id, section, basis }) => html`<li>${sentence(words, `encoding:hosts:${id}`, { edition: answer.edition })} ${cite(words, section, section, basis)}</li>`)}</ul></div></section>`;
  }

  /** @param {Answer} answer @param {string} text @param {Answer["order"][number]} form */
  #form({ edition, rule }, text, { rule: own, tried, section, errors = [] }) {
    const { words } = this;
    const state = !tried ? "untried" : own === rule ? "matches" : errors.length ? "not" : "passed";
    return html`<li class=${state}><code>${own}</code> <b>${words.say(`encoding:tried:${state}`)}</b> ${section ? cite(words, section) : nothing}
      ${errors.length ? html`<p>${errors[0].id === "underivable" || !errors[0].id ? this.#mismatch(edition, errors[0], text) : this.#problem(edition, errors[0], text)}</p>` : nothing}</li>`;
  }

  /** A validation error, with its place. @param {string} edition @param {import("../../run/engine.js").Problem} problem @param {string} text */
  #problem(edition, { id, at, section }, text) {
    const { words } = this;
    const found = characterAt(text, at);
    return html`${sentence(words, "encoding:at", { at: at + 1, found: found && words.character(found) })} ${sentence(words, `${edition}:problems:${id}`, { found: found && words.character(found) })} ${cite(words, section)}`;
  }

  /**
   * The reason why a form doesn't match.
   * @param {string} edition @param {import("../../run/engine.js").Problem} problem @param {string} text
   */
  #mismatch(edition, problem, text) {
    const { id, args } = mismatchOf(this.words, edition, problem, text);
    return sentence(this.words, id, args);
  }

  /** The text before and after the host. @param {Content} content */
  #around({ answer: { userinfo, port }, text }) {
    const { words } = this;
    const parts = /** @type {[string, Span | null][]} */ ([
      ["userinfo", userinfo],
      ["port", port],
    ]).filter(([, span]) => span);
    return parts.length
      ? html`<p class="around">${parts.map(([name, span]) => html`${words.say(`encoding:${name}`)} <code>${shortened(words, text.slice(.../** @type {Span} */ (span)), 40) || "“”"}</code> `)}</p>`
      : nothing;
  }

  /** @param {Content} content */
  #pieces({ answer: { pieces, kind }, text }) {
    const { words } = this;
    const value = (/** @type {number} */ n) => (kind === "ipv6" ? n.toString(16).padStart(4, "0") : String(n));
    return html`<p class="whole"><code>${pieces.map((piece) => value(piece.value)).join(kind === "ipv6" ? ":" : ".")}</code></p>
      <table><caption class="unseen-words">${words.say("encoding:pieces")}</caption>
      <thead><tr>${["piece", "value", "text"].map((name) => html`<th scope="col">${words.say(`encoding:${name}`)}</th>`)}</tr></thead>
      <tbody>${pieces.map(
        (
          { value: n, span, from },
          i,
        ) => html`<tr class=${from}><th scope="row">${i + 1}</th><td><code>${value(n)}</code></td>
        <td><code>${text.slice(...span)}</code> ${words.say(`encoding:from:${from}`)}</td></tr>`,
      )}</tbody></table>`;
  }

  /** @param {Content} content */
  #labels({ answer: { labels }, text }) {
    const { words } = this;
    return html`<table><caption class="unseen-words">${words.say("encoding:labels")}</caption>
      <thead><tr>${["label", "ascii", "unicode"].map((name) => html`<th scope="col">${words.say(`encoding:${name}`)}</th>`)}</tr></thead>
      <tbody>${labels.slice(0, mostLabels).map(
        ({
          span,
          ascii,
          unicode,
        }) => html`<tr><th scope="row"><code>${shortened(words, text.slice(...span), 63) || "“”"}</code></th>
        <td>${ascii ? html`<code>${ascii}</code>` : nothing}</td><td>${unicode ? html`<code>${shortened(words, unicode, 63)}</code>` : nothing}</td></tr>`,
      )}</tbody></table>`;
  }
}

define("uri-host", Host);
