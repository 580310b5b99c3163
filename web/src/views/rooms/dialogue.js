/**
 * A client's messages, over the connection that it opens: a row for each line, with the characters that end it,
 * underlined according to their origin, the URL or the client, in the colors of the URL's parts. Rows not sent yet are
 * blank, but have their place. The server's side is empty, because these documents don't specify its answers.
 *
 * It is one tab stop: the up and down keys move between messages, and a click selects one.
 */
import { nothing } from "lit-html";
import { part, rowsOf } from "../../cases/dialogue.js";
import { keepInSight } from "../../kit/keepinsight.js";
import { isModified } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { octets } from "../../texts/octets.js";
import { vars } from "../vars.js";
import { define, SceneView } from "../view.js";

/** @import { Part } from "../../run/engine.js" */
/** @import { Piece } from "../../run/player.js" */
/** @import { Row } from "../../cases/dialogue.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */

/** The number of rows to draw on either side of the current one. */
const near = 120;
export class Dialogue extends SceneView {
  /** The step that was scrolled to last. @type {{ scene: Scene | null, step: number }} */
  #last = { scene: null, step: -1 };

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { words } = scene;
    const rows = rowsOf(scene);
    const over = step >= scene.steps.length;
    const injected = rows.some((row) => row.injected && row.step <= step);
    const now = rows.findLastIndex((row) => row.step <= step);
    const [from, to] = [Math.max(now - near, 0), Math.min(now + near + 1, rows.length)];
    return html`
      <header><h2>${words.say("schemes:dialogue")}</h2>${legend(words)}</header>
      <p class="injection" role="note" ?hidden=${!injected}>${injected ? words.say("schemes:injected:why") : nothing}</p>
      <div class="sides" aria-hidden="true"><span>${words.say("schemes:client")}</span><span>${words.say("schemes:server")}</span></div>
      <div class="messages" role="group" tabindex="0" aria-label=${words.say("schemes:messages")} @keydown=${this.#pressed}>
        <ol ${vars({ "--before": String(from), "--after": String(rows.length - to) })}>
          ${rows.slice(from, to).map((row) => this.#row(scene, row, step))}
        </ol>
        ${over && !rows.length ? html`<p class="none-sent">${words.say("schemes:nothing-sent")}</p>` : nothing}
      </div>`;
  }

  /** @param {Scene} scene @param {Row} row @param {number} step */
  #row(scene, row, step) {
    const { words } = scene;
    if (row.step > step) return html`<li class="coming" aria-hidden="true"></li>`;
    const now = row.step === step;
    return html`<li class="${row.kind} ${now ? "now" : ""} ${row.first ? "first" : ""} ${row.injected ? "injected" : ""}" aria-current=${now ? "step" : nothing} @click=${() => this.emit("step", row.step)}>
      <span class="at" aria-hidden="true">${row.first ? row.step : nothing}</span>
      ${
        row.kind === "message"
          ? html`<code class="said">${this.#text(scene, row.pieces)}</code>`
          : html`<span class="said">${words.say(`schemes:rows:${row.kind}`)} <code>${this.#text(scene, row.pieces)}</code></span>`
      }
      ${row.decided && row.first ? html`<span class="ours" title=${words.say("schemes:ours")}><span aria-hidden="true">※</span><span class="unseen-words">${words.say("schemes:ours")}</span></span>` : nothing}
      ${row.injected && row.first ? html`<span class="warned" title=${words.say("schemes:injected:why")}><span aria-hidden="true">⚠ </span>${words.say("schemes:injected:mark")}</span>` : nothing}
      <span class="way" aria-hidden="true"></span></li>`;
  }

  /** @param {Scene} scene @param {Piece[]} pieces */
  #text(scene, pieces) {
    const { parts } = scene.explanation.base;
    return pieces
      .flatMap((piece) => byPart(piece, parts))
      .map(
        ([piece, role]) =>
          html`<span class="${piece.origin < 0 ? "from-algorithm" : "from-base"} ${role ? `role-${role}` : ""}">${octets(scene.words, piece.text)}</span>`,
      );
  }

  drawn() {
    const { scene, step } = this;
    if (scene === this.#last.scene && step === this.#last.step) return;
    this.#last = { scene, step };
    const pane = /** @type {HTMLElement} */ (this.querySelector(".messages"));
    const all = this.querySelectorAll("li:not(.coming)");
    const [first, last] = [this.querySelector("li.now"), all[all.length - 1]];
    if (!last) {
      pane.scrollTop = 0;
      return;
    }
    keepInSight(pane, first ?? last, last, /** @type {HTMLElement} */ (last).offsetHeight);
  }

  /** @param {KeyboardEvent} event */
  #pressed = (event) => {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction || !this.scene || isModified(event)) return;
    event.preventDefault();
    const steps = rowsOf(this.scene).map((row) => row.step);
    const to = direction > 0 ? steps.find((step) => step > this.step) : steps.findLast((step) => step < this.step);
    if (to !== undefined) this.emit("step", to);
  };
}

/**
 * Splits a piece by the URL's parts, each with the part's role.
 * @param {Piece} piece @param {Part[]} parts @returns {[Piece, string][]}
 */
function byPart(piece, parts) {
  if (piece.origin < 0) return [[piece, ""]];
  const edges = [...new Set(parts.flatMap(({ span }) => span ?? []))]
    .filter((edge) => edge > piece.start && edge < piece.end)
    .sort((a, b) => a - b);
  return [piece.start, ...edges].map((start, i) => {
    const end = edges[i] ?? piece.end;
    const roles = parts.filter(({ span }) => span && span[0] <= start && end <= span[1] && span[0] < span[1]);
    const { role = "" } = roles.sort((a, b) => b.level - a.level)[0] ?? {};
    return [part(piece, start - piece.start, end - piece.start), role];
  });
}

/** The legend of the underlines. @param {Words} words */
const legend = (words) =>
  html`<span class="legend" aria-hidden="true"><span class="key"><i class="from-base"></i>${words.say("schemes:from-url")}</span><span class="key"><i class="from-algorithm"></i>${words.say("schemes:from-client")}</span></span>`;

define("uri-dialogue", Dialogue);
