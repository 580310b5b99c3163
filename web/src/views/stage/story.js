/**
 * The run as a story: a row for each phase that changed a text, with its effect and the reason. The row of the current
 * step is open and lists the executed lines with their values; a line links to its step. At the end of the run no row
 * is open. If a row of the page is closed, all rows stay closed from then on; on a phone they are closed at first. For
 * a relative base, the first row says what it was resolved against. On the page, the lines of a phase can be edited in
 * place, with the editor in {@link Story.editing}.
 */
import { nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { shortened } from "../../texts/characters.js";
import { local } from "../../run/storage.js";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";
import { short } from "../../words/words.js";
import { sectionSaid } from "../../texts/section.js";
import { isOf, phaseText, stepsOf } from "./phase.js";
import { lineText, numberIn, numberWithin, stepText } from "./step.js";
import { define, SceneView } from "../view.js";

/** @import { Row } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */

/** The most characters to draw of a piece of text, and of a value. */
const [longestPiece, longestValue] = [400, 80];
/** The most steps of a phase to list. */
const mostSteps = 60;
/** Matches windows as narrow as a phone's. */
const narrow = "(max-width: 47.5rem)";

export class Story extends SceneView {
  /** The listing's index of a line to show in the current step, if that is a group of lines; null: none. @type {number | null} */
  line = null;
  /** The index of the row that the reader has opened; -1: closed; null: the step decides. @type {number | null} */
  #chosen = null;
  /** The last drawn step. @type {{ scene: Scene | null, step: number }} */
  #last = { scene: null, step: 0 };
  /** The editor of a phase's lines, in its row. @type {{ phase: string, place: HTMLElement } | null} */
  #editing = null;

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const story = rowsOf(scene);
    if (scene !== this.#last.scene || step !== this.#last.step) this.#chosen = null;
    if (scene !== this.#last.scene) this.#hold(false);
    else if (step !== this.#last.step) this.#hold(true);
    this.#last = { scene, step };
    const isEnd = step >= scene.steps.length && step !== scene.parts;
    const now = isEnd || step === 0 ? -1 : rowAt(story, step - 1);
    const open = this.#chosen ?? (this.#closed ? -1 : now);
    const none = story.length ? nothing : html`<p class="note">${scene.words.say("ui:story:none")}</p>`;
    const lacks = this.#editing && !story.some(({ phase }) => phase === this.#editing?.phase); // the run skips the phase because its lines were changed
    if (!story.length && !lacks) return none;
    return html`${none}<ol class="story">${basis(scene)}${repeat(
      story,
      ({ phase }) => phase, // a phase that is being edited keeps its elements, and the focus, when another one appears
      (row, i) => this.#row(scene, row, i, { step, now: i === now, open: i === open }),
    )}${lacks ? this.#edited(scene) : nothing}</ol>`;
  }

  /** Keeps the page's story from becoming lower during a run, which would move the rows above the player. @param {boolean} on */
  #hold(on) {
    if (this.#remembers) this.style.minHeight = on ? `${this.offsetHeight}px` : "";
  }

  /** The row of an edited phase that the run skips. @param {Scene} scene */
  #edited({ words }) {
    if (!this.#editing) return nothing;
    const { phase, place } = this.#editing;
    return html`<li data-phase=${phase}><button type="button" class="phase" aria-expanded="true" @click=${() => this.emit("edit", null)}>${words.say(`ui:phases:${phase}`)}</button>${place}</li>`;
  }

  /** Opens the row of a step, even if rows are closed, and scrolls there. @param {Scene} scene @param {number} step */
  openAt(scene, step) {
    this.#last = { scene, step };
    this.#chosen = rowsOf(scene).findIndex((row) => isOf(row, step - 1));
    Object.assign(this, { scene, step });
    this.refresh();
    this.querySelector("[aria-current=step]")?.scrollIntoView({ block: "nearest" });
  }

  get editing() {
    return this.#editing;
  }

  set editing(editing) {
    const { phase, place } = this.#editing ?? {};
    if (editing?.phase === phase && editing?.place === place) return;
    this.#editing = editing;
    this.schedule();
  }

  /** Keeps the focus when the editor moves into another row. */
  refresh() {
    const { focused } = this;
    super.refresh();
    if (focused instanceof HTMLElement && this.#editing?.place.contains(focused) && this.focused !== focused)
      focused.focus({ preventScroll: true });
  }

  /** True in the page's own stage, which remembers closed rows. */
  get #remembers() {
    return this.dataset?.scene === "story";
  }

  /** True if lines can be edited: in the page, also before there is a document. */
  get #edits() {
    return !this.dataset || this.#remembers;
  }

  /** True if rows stay closed until the reader opens one. */
  get #closed() {
    if (!this.#remembers) return false;
    return (local.read("phase") ?? (matchMedia(narrow).matches ? "closed" : "open")) === "closed";
  }

  /** @param {Scene} scene @param {Row} row @param {number} i @param {{ step: number, now: boolean, open: boolean }} at */
  #row(scene, row, i, { step, now, open }) {
    const { words } = scene;
    const edits = this.#editing?.phase === row.phase;
    const lines = open && !edits;
    return html`<li class=${now ? "now" : nothing} data-phase=${row.phase}>
      <button type="button" class="phase" aria-expanded=${open || edits ? "true" : "false"} aria-controls=${lines ? this.idOf(`lines-${i}`) : nothing} @click=${() => (edits ? this.emit("edit", null) : this.#choose(open ? -1 : i))}>${words.number(i + 1)} ${words.say(`ui:phases:${row.phase}`)}</button>
      <code class="text">${row.pieces.length ? row.pieces.map(({ text, kind }) => piece(words, text, kind)) : "“”"}</code>
      <p class="said">${withCode(words, phaseText(scene, row))} <span class="section">${sectionSaid(words, row.section.replace(", section ", ", "))}</span></p>
      ${lines ? this.#lines(scene, row, i, step) : nothing}${edits ? this.#editing?.place : nothing}${lines && this.#edits ? this.#way(scene, row, step) : nothing}
    </li>`;
  }

  /** The button that edits a line; there is none for groups of lines. @param {Scene} scene @param {Row} row @param {number} step */
  #way({ words, inGroups, steps, listing }, row, step) {
    if (inGroups) return nothing;
    const { line } = steps[step - 1] ?? {};
    const shown = listing.lines[line];
    const first = shown?.phase === row.phase ? shown.id : "";
    return html`<p class="way"><button type="button" class="edit" @click=${() => this.emit("edit", { phase: row.phase, first })}>${words.say("stage:change:edit")}</button></p>`;
  }

  /** @param {Scene} scene @param {Row} row @param {number} i @param {number} step */
  #lines(scene, row, i, step) {
    const { words } = scene;
    const steps = stepsOf(row).filter((at) => at < scene.steps.length);
    const more = steps.length - mostSteps;
    return html`<ol class="lines" id=${this.idOf(`lines-${i}`)} aria-label=${words.say("ui:story:lines", { phase: words.say(`ui:phases:${row.phase}`) })}>
      ${steps.slice(0, mostSteps).map((at) => this.#line(scene, at, at + 1 === step))}
      ${more > 0 ? html`<li class="more">${words.say("ui:story:more", { count: more })}</li>` : nothing}
    </ol>`;
  }

  /** @param {Scene} scene @param {number} at index of the step @param {boolean} now */
  #line(scene, at, now) {
    const line = scene.line(at);
    const number = numberIn(scene, line);
    const text = scene.inGroups
      ? withCode(scene.words, stepText(scene, at))
      : html`<code>${lineText(scene, line)}</code>`;
    const said = html`<span class="code">${number ? html`<b>${number}</b> ` : nothing}${text}${scene.changed.has(line.id) ? html` <i class="changed">${scene.words.say("ui:changed:line")}</i>` : nothing}</span>${scene.inGroups ? nothing : value(scene, at)}`;
    return now
      ? html`<li aria-current="step"><div class="line">${said}</div>${this.#marked(scene)}</li>`
      : html`<li><button type="button" class="line" @click=${() => this.emit("step", at + 1)}>${said}</button></li>`;
  }

  /** The line of a group to show. @param {Scene} scene */
  #marked(scene) {
    if (this.line === null || !scene.inGroups) return nothing;
    const line = scene.listing.lines[this.line];
    return html`<p class="marked"><b>${numberWithin(line)}</b> <code>${lineText(scene, line)}</code></p>`;
  }

  /** @param {number} open index of a row; -1: none */
  #choose(open) {
    this.#chosen = open;
    this.#hold(false);
    if (this.#remembers) local.write("phase", open < 0 ? "closed" : "open");
    this.refresh();
  }
}

/**
 * The rows; with changed lines, also one for the phase in which the run begins to differ, if it changes no text there.
 * @param {Scene} scene @returns {Row[]}
 */
function rowsOf(scene) {
  const { story = [] } = scene.explanation; // data baked by earlier versions has no story
  const { parts, steps } = scene;
  if (!parts || story.some((row) => isOf(row, parts - 1))) return story;
  const { phase, section } = scene.line(parts - 1);
  let [from, to] = [parts - 1, parts];
  while (from > 0 && scene.line(from - 1).phase === phase) from--;
  while (to < steps.length && scene.line(to).phase === phase) to++;
  const at = story.findIndex((row) => row.steps[0][0] >= to);
  const row = /** @type {Row} */ ({ phase, steps: [[from, to]], pieces: [], section, clauses: [] });
  return at < 0 ? [...story, row] : story.toSpliced(at, 0, row);
}

/** True if a step is in a row of the story. @param {Scene} scene @param {number} step */
export const hasRow = ({ explanation: { story = [] } }, step) => story.some((row) => isOf(row, step - 1));
/** The row for a base that was relative, and was resolved first. @param {Scene} scene */
function basis({ words, resolved, explanation }) {
  if (!resolved) return nothing;
  const [base, of, result] = [resolved.base, resolved.of, explanation.base.text].map((text) => short(text));
  return html`<li data-phase="base"><b>${words.say("ui:story:base")}</b>
    <code class="text">${result}</code>
    <p class="said">${withCode(words, words.say("ui:story:resolved", { base, of, result }))}</p></li>`;
}

/** The index of a step's row. A step in a phase without a row leaves the row before it open, or the first. @param {Row[]} story @param {number} step */
function rowAt(story, step) {
  const own = story.findIndex((row) => isOf(row, step));
  return own >= 0 ? own : story.findLastIndex((row, i) => i === 0 || row.steps[0][0] <= step);
}

/**
 * A piece of a text. Screen readers hear if it was removed or added.
 * @param {Words} words @param {string} text @param {Row["pieces"][number]["kind"]} kind
 */
function piece(words, text, kind) {
  const drawn = shortened(words, text, longestPiece);
  if (kind === "removed") return html`<del>${drawn}</del>`;
  if (kind === "added") return html`<ins>${drawn}</ins>`;
  return html`<span>${drawn}</span>`;
}

/**
 * The answer to a question, the contents of the buffers, or the value that a line has set.
 * @param {Scene} scene @param {number} at index of the step
 */
function value(scene, at) {
  const { words, buffers } = scene;
  const { answer, edits } = scene.steps[at];
  if (answer !== undefined)
    return html`<span class="answer ${answer ? "yes" : "no"}">${words.say(answer ? "ui:yes" : "ui:no")}</span>`;
  if (!edits.length) return nothing;
  const ofBuffers = edits.some(([register]) => buffers.includes(register));
  const shown = ofBuffers ? buffers : [edits[0][0]];
  return html`<span class="value">${shown.map((register, i) => html`${i ? html` <span aria-hidden="true">│</span> ` : nothing}${held(words, scene.at(at + 1).text(register))}`)}</span>`;
}

/** The value of a register. @param {Words} words @param {string | null} text */
function held(words, text) {
  if (text === null) return html`<i>${words.say("ui:undefined")}</i>`;
  return html`<code>${text ? shortened(words, text, longestValue) : "“”"}</code>`;
}

define("uri-story", Story);
