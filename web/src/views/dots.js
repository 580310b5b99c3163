/**
 * Dot segments leaving the buffers: the documents' own table, with what moved and
 * what went away drawn in place.
 */
import { html, nothing } from "lit-html";
import { define, SceneView } from "./view.js";
import { characters } from "./characters.js";
import { decisions } from "./decision.js";
import { withCode } from "./marks.js";
import { stepText } from "./step.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../engine.js").Piece} Piece */
/** @typedef {import("../words.js").Words} Words */

/** Rows that are drawn of a long run, around the current one. */
const mostRows = 60;
/** Characters of a buffer that are drawn: those around the place where it is worked on. */
const mostCharacters = 60;

export class Dots extends SceneView {
  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { dots, words } = scene;
    const lines = scene.listing.lines.filter(({ phase }) => phase === "dots");
    const section = lines[0]?.section;
    const title = html`<h2>${words.say("ui:dots")} <cite>${section}</cite></h2>`;
    if (!dots.length) return html`${title}<p class="note">${words.say(section ? "ui:no-dots" : "ui:no-dot-rules")}</p>`;
    const current = dots.findLastIndex((i) => i < step);
    const first = Math.max(0, Math.min(current - mostRows / 2, dots.length - mostRows));
    const last = Math.min(dots.length, first + mostRows);
    return html`${title}<div class="scroll" tabindex="0" role="group" aria-label=${words.say("ui:dots")}>
      <table>
        <thead><tr>
          <th scope="col">${words.say("ui:rule")}</th>
          ${scene.buffers.map((b) => html`<th scope="col" class=${b === scene.buffers[0] && scene.buffers.length > 1 ? "output" : "input"}>${capital(scene.listing.registers[b].name)}</th>`)}
          <th scope="col" class="happened">${words.say("ui:happened")}</th>
        </tr></thead>
        <tbody>
          ${first > 0 ? this.#more(scene, first) : nothing}
          ${dots.slice(first, last).map((i, row) => this.#row(scene, i, i < step, first + row === current && this.#isNow(scene, step, i)))}
          ${last < dots.length ? this.#more(scene, dots.length - last) : nothing}
        </tbody>
      </table>
    </div>
    ${decisions(scene, lines)}`;
  }

  /** Whether the row of step i is the one that is being watched: nothing but dot segments since. @param {Scene} scene @param {number} step @param {number} i */
  #isNow(scene, step, i) {
    return scene.steps.slice(i, step).every(({ line }) => scene.listing.lines[line].phase === "dots");
  }

  /** @param {Scene} scene @param {number} count */
  #more(scene, count) {
    return html`<tr class="more"><td colspan=${scene.buffers.length + 2}>${scene.words.say("ui:more-steps", { count })}</td></tr>`;
  }

  /** @param {Scene} scene @param {number} i @param {boolean} ran @param {boolean} now */
  #row(scene, i, ran, now) {
    const last = scene.buffers.length - 1;
    return html`<tr class=${now ? "now" : ran ? "ran" : "coming"} aria-current=${now ? "step" : nothing}
      @click=${() => this.emit("step", i + 1)}>
      <th scope="row"><span class="rule">${scene.line(i).id}</span></th>
      ${scene.buffers.map((b, column) => html`<td class=${column < last ? "output" : "input"}>${change(scene, i, b)}</td>`)}
      <td class="happened">${withCode(scene.words, stepText(scene, i))}</td>
    </tr>`;
  }

  drawn() {
    // Follows the current row inside the table's own box; the page stays where it is.
    const box = this.querySelector(".scroll");
    const row = this.querySelector("tr.now");
    if (!box || !row || box.scrollHeight <= box.clientHeight) return;
    const inside = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (inside < 40 || inside > box.clientHeight - 60) box.scrollTop += inside - box.clientHeight / 2;
  }
}

/**
 * What a step made of a buffer: its text after the step, with what came in marked,
 * and what went away, unless it went into another register, struck through. Of a long
 * text that is what stands around the edit.
 * @param {Scene} scene @param {number} i @param {number} buffer
 */
function change(scene, i, buffer) {
  const { words } = scene;
  const player = scene.at(i);
  const { edits } = scene.steps[i];
  const [start, end, pieces] = placeOf(scene, i, buffer);
  const moved = edits.some(([register, , , from]) => register !== buffer && from?.some((piece) => typeof piece !== "string" && piece[0] === buffer && piece[1] < end && piece[2] > start));
  const removed = moved ? "" : player.slice(buffer, start, end);
  const added = pieces.map((piece) => (typeof piece === "string" ? piece : player.slice(piece[0], piece[1], piece[2]))).join("");
  const filled = player.registers[buffer] === null; // what a buffer begins with did not come in
  const fromEnd = keepsEnd(scene, buffer);
  const behind = player.length(buffer) - end;
  // Of two buffers each is worked on at one end; in a single one the change needs space as well.
  const most = scene.buffers.length > 1 ? mostCharacters : Math.max(mostCharacters / 2, mostCharacters - removed.length - added.length);
  const before = Math.min(start, Math.max(Math.floor(most / 2), most - behind));
  const after = Math.min(behind, most - before);
  return html`${before < start ? "…" : nothing}${drawn(words, player.slice(buffer, start - before, start))}${
    removed ? html`<del>${shown(words, removed, fromEnd)}</del>` : nothing}${
    added ? (filled ? shown(words, added, false) : html`<ins>${shown(words, added, fromEnd)}</ins>`) : nothing}${
    drawn(words, player.slice(buffer, end, end + after))}${after < behind ? "…" : nothing}`;
}

/**
 * Where a step works on a buffer, and what it puts there. Where it leaves the buffer as
 * it is, that is the end of one of two which is worked on, or, in the middle of a single
 * one, where the last edit was: the eye stays there.
 * @param {Scene} scene @param {number} i @param {number} buffer
 * @returns {[start: number, end: number, pieces: Piece[]]}
 */
function placeOf(scene, i, buffer) {
  const editOf = (/** @type {number} */ step) => scene.steps[step].edits.find(([register]) => register === buffer);
  const edit = editOf(i);
  if (edit) return [edit[1], edit[2], edit[3] ?? []];
  const length = scene.at(i).length(buffer);
  if (scene.buffers.length > 1) return keepsEnd(scene, buffer) ? [length, length, []] : [0, 0, []];
  let last = i;
  while (last > 0 && !editOf(last)) last--;
  const place = Math.min(editOf(last)?.[1] ?? 0, length);
  return [place, place, []];
}

/** Whether a long text that a buffer gains or loses shows its end: all but what goes from the input. @param {Scene} scene @param {number} buffer */
const keepsEnd = ({ buffers }, buffer) => buffers.length === 1 || buffer !== buffers.at(-1);

/** A text of bounded length, whole at one end. @param {Words} words @param {string} text @param {boolean} fromEnd */
function shown(words, text, fromEnd) {
  const long = text.length > mostCharacters;
  const start = long && fromEnd ? text.length - mostCharacters : 0;
  const end = long && !fromEnd ? mostCharacters : text.length;
  return html`${start > 0 ? "…" : nothing}${characters(words, text, start, end)}${end < text.length ? "…" : nothing}`;
}

/** @param {Words} words @param {string} text */
const drawn = (words, text) => characters(words, text, 0, text.length);

/** @param {string} name */
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

define("uri-dots", Dots);
