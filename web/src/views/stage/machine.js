/**
 * The machine at a step. It has a cell for each character of the text that it reads, with the step's characters marked,
 * and the pointer below; the values of its state, its workspace and its flags; and the errors that it has reported so
 * far, and will report.
 *
 * The cells scroll in their box, and only cells near the visible ones are drawn. The pointer is kept in sight.
 */
import { nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { machineOf, visitAt, visitsOf, withoutVisits } from "../../run/visits.js";
import { characters, gone } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { withoutMarks } from "../../texts/marks.js";
import { columns, BoxSizes } from "../../texts/space.js";
import { cut } from "../../words/words.js";
import { Cells } from "./cells.js";
import { problemName, registerName } from "./groups.js";
import { vars } from "../vars.js";
import { define, SceneView } from "../view.js";

/** @import { Problem } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Machine as Of, Visit } from "../../run/visits.js" */
/** @import { Words } from "../../words/words.js" */

/** Extra cells to draw on either side of the visible ones; and the number of cells before that is known. */
const spare = 12;
const most = 60;
/** Cells to keep in sight before and after the pointer. */
const around = 4;
/** The fewest characters of a register to show, even if space is short. */
const longest = 36;

export class RunMachine extends SceneView {
  #sizes = new BoxSizes(this, () => {
    this.#shown = { scene: null, step: -1 };
    this.schedule();
  });
  /** The scroll position of the cells, in CSS pixels. */
  #left = 0;
  /** The step for which the cells were last scrolled. @type {{ scene: Scene | null, step: number }} */
  #shown = { scene: null, step: -1 };
  #scroll = 0;

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { words } = scene;
    const machine = scene.inGroups ? machineOf(scene) : null;
    if (!machine)
      return html`<h2>${words.say("machine:title")}</h2><p class="note">${words.say("machine:none", { document: scene.edition.document })}</p>`;
    const all = visitsOf(scene);
    const visit = all[visitAt(all, step)];
    if (!visit) return html`<h2>${words.say("machine:title")}</h2><p class="note">${withoutVisits(scene)}</p>`;
    const cells = new Cells(scene, machine, visit, step);
    return html`
      <h2>${words.say("machine:title")} <span>${this.#position(words, cells)}</span></h2>
      ${this.#cells(words, cells, step)}
      <span class="letter sample" data-room="letter" aria-hidden="true"></span>
      <div class="flags" data-room="flags" role="group" aria-label=${words.say("machine:registers")} tabindex="0">${this.#registers(scene, machine, visit, step)}</div>
      ${this.#problems(scene, step)}`;
  }

  /** @param {Words} words @param {Cells} cells */
  #position(words, { pointer, total }) {
    return pointer === null ? words.say("machine:before") : words.say("machine:pointer", { at: pointer, total });
  }

  /** @param {Words} words @param {Cells} cells @param {number} step */
  #cells(words, cells, step) {
    const { width } = this.#sizes.of("cells");
    const { width: one } = this.#sizes.of("cell");
    const count = cells.total + 1;
    if (one && (this.#shown.scene !== this.scene || this.#shown.step !== step)) {
      this.#left = inSight(this.#left, cells, one, width);
      this.#shown = { scene: this.scene, step };
    }
    const first = one
      ? Math.max(0, Math.min(Math.floor(this.#left / one) - spare, count))
      : Math.max(0, (cells.pointer ?? 0) - most / 2);
    const end = Math.min(count, one ? Math.ceil((this.#left + width) / one) + spare : first + most);
    // A cell is keyed by its position, so that none moves when others are added or removed before it.
    const places = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
    const said = words.say("machine:read", { text: cells.said, pointer: withoutMarks(this.#position(words, cells)) });
    return html`<span class="cell sample" data-room="cell" aria-hidden="true"></span>
    <div class="tape" data-room="cells" role="img" aria-label=${said} tabindex=${one && count * one > width ? 0 : -1} @scroll=${this.#scrolled}>
      <div class="literal" ${vars({ "--count": `${count}`, "--before": `${first}` })}>${repeat(
        places,
        (place) => place,
        (i) => cell(words, cells, i),
      )}</div>
    </div>`;
  }

  /**
   * State, workspace and flags, and other registers that this visit uses.
   * @param {Scene} scene @param {Of} machine @param {Visit} visit @param {number} step
   */
  #registers(scene, { input, read, work, state }, visit, step) {
    const { registers } = scene.listing;
    const [from, to] = [visit.from, Math.min(step, visit.to)];
    const touched = scene.steps.slice(from, to).flatMap(({ edits }) => edits.map(([register]) => register));
    const set = new Set((step > from ? scene.steps[step - 1].edits : []).map(([register]) => register));
    const [first = -1, ...flags] = state.toSorted((a, b) => Number(a < read) - Number(b < read) || a - b); // the registers of the URL record come last
    const others = [...new Set(touched)].filter(
      (r) => r > 1 && ![input, read, work, ...state].includes(r) && !registers[r].component,
    );
    const player = scene.at(step);
    const shown = [first, work, ...flags, ...others].filter((register) => register >= 0);
    const most = this.#roomForValue();
    return shown.map((register) => {
      const text = player.text(register);
      const name = registerName(scene, register);
      const room = Math.max(longest, most - columns(name));
      const before = register === work && step === visit.to && visit.group.worked !== text ? visit.group.worked : "";
      return html` <span class=${set.has(register) ? "set" : nothing}>${name} ${before ? html`<b>${value(scene.words, before, room)}</b> → ` : nothing}<b>${register === first ? html`<code>${text}</code>` : value(scene.words, text, room)}</b></span>`;
    });
  }

  /** The number of characters of a value that fit next to two rows of others. */
  #roomForValue() {
    const { width, height } = this.#sizes.of("flags");
    const { width: letter, height: row } = this.#sizes.of("letter");
    return letter ? Math.max(1, Math.floor(height / row) - 2) * Math.floor(width / letter) : longest;
  }

  /** The errors reported so far, and those to come. @param {Scene} scene @param {number} step */
  #problems(scene, step) {
    const { words, explanation } = scene;
    const isFound = (/** @type {Problem} */ { step: at = 0 }) => at < step;
    const [found, coming] = [explanation.problems.filter(isFound), explanation.problems.filter((one) => !isFound(one))];
    return html`<div class="problems" tabindex="-1">
      <p>${words.say("machine:problems", { count: found.length })}${found.map((one) => html` ${this.#problem(scene, one)}`)}</p>
      ${coming.length ? html`<p class="coming">${words.say("machine:coming", { count: coming.length })} ${coming.slice(0, 3).map((one) => this.#problem(scene, one))}${coming.length > 3 ? gone : nothing}</p>` : nothing}
    </div>`;
  }

  /**
   * A problem by its name in the document, as a button that leads to the step that finds it.
   * @param {Scene} scene @param {Problem} problem
   */
  #problem(scene, problem) {
    const said = withoutMarks(problemName(scene, problem));
    return html`<button type="button" class=${problem.fatal ? "fatal" : nothing} title=${said} @click=${() => this.emit("step", (problem.step ?? 0) + 1)}>${problem.fatal ? html`<span aria-hidden="true">▲ </span>` : nothing}${problem.id ?? said}</button>`;
  }

  drawn() {
    this.#sizes.drawn();
    const box = this.querySelector(".tape");
    if (box && Math.abs(box.scrollLeft - this.#left) >= 1)
      this.#scroll ||= requestAnimationFrame(() => {
        this.#scroll = 0;
        box.scrollLeft = this.#left;
      });
  }

  /** Scrolling shows other cells. @param {Event} event */
  #scrolled = ({ currentTarget }) => {
    const { scrollLeft } = /** @type {Element} */ (currentTarget);
    if (this.#scroll || Math.abs(scrollLeft - this.#left) < 1) return;
    this.#left = scrollLeft;
    this.schedule();
  };
}

/** The scroll position that shows the pointer with some cells before and after it, moving as little as possible. @param {number} left @param {Cells} cells @param {number} one the width of a cell @param {number} width */
function inSight(left, { pointer, span: [start], total }, one, width) {
  const at = pointer ?? 0;
  const from = Math.max(0, Math.min(at - around, start > at - width / one / 2 ? start - 1 : at));
  const to = Math.min(total + 1, at + 1 + around);
  if (from * one < left) return from * one;
  return Math.max(left, to * one - width, 0);
}

/** @param {Words} words @param {Cells} cells @param {number} i */
function cell(words, cells, i) {
  const look = `cell ${cells.look(i)}`;
  if (i === cells.total) return html`<i class="${look} end">${words.say("machine:end")}</i>`;
  const text = cells.character(i);
  return html`<i class=${look}>${text === " " ? html`<span title=${words.nameOf(text)}>␣</span>` : characters(words, text, 0, text.length)}</i>`;
}

/** The value of a register: a flag's word, or its text, shortened in the middle to fit. @param {Words} words @param {string | null} text @param {number} room in characters */
function value(words, text, room) {
  if (text === null) return words.say("machine:record:null");
  if (text === "true" || text === "false") return words.say(text === "true" ? "ui:yes" : "ui:no");
  if (!text) return "“”";
  const [head, tail = ""] = cut(text, room) ?? [text];
  return html`<code>${characters(words, head, 0, head.length)}${tail ? [gone, characters(words, tail, 0, tail.length)] : nothing}</code>`;
}

define("uri-machine", RunMachine);
