/**
 * The player: play and pause, single steps, the speed; the run as a track of its phases, with one slider for the whole
 * run; and the sentence of the step, with its section.
 *
 * The buttons come in visual order, then the slider, then the phases, which are one tab stop. keys.js has the keys that
 * work from elsewhere. A step's sentence is announced once after stepping, and while playing if there is time; never
 * because the text has changed.
 */
import { keyed } from "lit-html/directives/keyed.js";
import { across, ends, isModified, rove } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { Announcer } from "../announcer.js";
import { cite } from "../cite.js";
import { sectionSaid } from "../../texts/section.js";
import { define, SceneView } from "../view.js";
import { withCode, withoutMarks } from "../../texts/marks.js";
import { columns } from "../../texts/space.js";
import { keptSpeed, nextSpeed, Run } from "./pace.js";
import { phasesOf, positionOf, sectionText, stepText } from "./step.js";
import { vars } from "../vars.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Phase } from "./step.js" */
/** @typedef {"play" | "next" | "back" | "first" | "last"} Action */

/** A step is announced when nothing else has happened for this many milliseconds; while it plays, for longer. */
const rest = 250;
const restWhilePlaying = 1_000;
/**
 * Sentences with more columns are set in smaller type, so that two lines fit; on a phone the limit is lower, so that
 * three fit.
 */
const [long, lengthy] = [100, 72];
/** A pointer that moves less than this, in pixels, clicks; otherwise it drags. */
const slack = 5;

/** The buttons in visual order. @type {{ action: Action, path: string }[]} */
const buttons = [
  { action: "first", path: "M5 4v12M16 4v12l-8-6z" },
  { action: "back", path: "M14 4v12l-8-6z" },
  { action: "play", path: "M6 4v12l10-6z" },
  { action: "next", path: "M6 4v12l8-6z" },
  { action: "last", path: "M15 4v12M4 4v12l8-6z" },
];

export class Stepper extends SceneView {
  /** @type {Run | null} */
  #run = null;
  /** @type {Announcer | null} */
  #announcer = null;
  /** The last drawn step. @type {{ scene: Scene | null, step: number }} */
  #last = { scene: null, step: 0 };
  #speed = keptSpeed();
  /** True if the reader has gone to a step of the run, or played it. */
  #moved = false;
  /** The phase whose button is the tab stop: the current one, until the arrow keys move to another. */
  #stop = 0;
  /**
   * The point where the pointer was pressed on the track, and whether it has moved away.
   * @type {{ x: number, moved: boolean } | null}
   */
  #drag = null;

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { words } = scene;
    const total = scene.steps.length;
    const shown = Math.min(step, total);
    const said = shown ? stepText(scene, shown - 1) : words.say("ui:before");
    const wide = columns(withoutMarks(said));
    const position = positionOf(scene, shown);
    const line = shown ? scene.line(shown - 1) : null;
    const phases = phasesOf(scene);
    if (!this.contains(this.focused) || !this.focused?.closest(".phases"))
      this.#stop = Math.max(
        phases.findIndex(({ to }) => shown <= to),
        0,
      );
    return html`
      <h2 class="heard">${words.say("ui:player:label")}</h2>
      <div class="buttons" role="group" aria-label=${words.say("ui:player:label")}>
        ${buttons.map(({ action, path }) => (action === "play" && this.#run ? this.#button(words, "pause", "M7 4v12M13 4v12", total > 0, action) : this.#button(words, action, path, this.#leads(action, shown, total), action)))}
        ${this.#speedButton(words, this.#run !== null || shown < total || this.contains(this.focused))}
      </div>
      <div class="track" role="group" aria-label=${words.say("ui:step")} @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#up} @pointercancel=${this.#up}>
        <input type="range" aria-label=${words.say("ui:step")} min="0" max=${total} value=${shown} step="1"
          aria-valuetext=${position} @input=${this.#slid} @keydown=${this.#paged} />
        <div class="phases" role="group" aria-label=${words.say("ui:player:phases")} @keydown=${this.#roved}>
          ${keyed(
            phases.map(({ phase, from, to }) => `${phase} ${shareOf(to - from)}`).join(),
            phases.map((phase, i) => this.#phase(words, phase, i, shown)),
          )}
        </div>
      </div>
      <p class="say ${wide > long ? "long lengthy" : wide > lengthy ? "lengthy" : ""}"><b>${position}</b>${words.say("ui:between", {}, " ")}${keyed(said, html`<span class="sentence">${withCode(words, said, scene.kind?.value)}</span> ${line ? section(words, line) : ""}`)}</p>
      <div class="announced"></div>`;
  }

  drawn() {
    this.#announcer ??= new Announcer(/** @type {HTMLElement} */ (this.querySelector(".announced")));
    const { scene, step } = this;
    const slider = /** @type {HTMLInputElement} */ (this.querySelector("input"));
    slider.value = String(step); // a dragged slider has already moved
    if (scene !== this.#last.scene) this.#moved = false;
    if (scene && scene === this.#last.scene && step !== this.#last.step) this.#announce(scene, step);
    else if (scene !== this.#last.scene) {
      this.#announcer.hush();
      if (this.#last.scene) this.#halt();
    }
    this.#last = { scene, step };
  }

  /** Performs the action of a key or a button. @param {Action} action */
  press(action) {
    const total = this.scene?.steps.length ?? 0;
    const step = Math.min(this.step, total);
    if (action === "play") this.#run ? this.#halt() : this.#play();
    else this.#to({ first: 0, back: Math.max(step - 1, 0), next: Math.min(step + 1, total), last: total }[action]);
  }

  /** Closes the opened step, if there is one. */
  close() {
    if (!this.scene?.opened) return false;
    this.emit("open", null);
    return true;
  }

  /** Goes to the beginning of the next phase, or of this one or the one before. @param {1 | -1} direction */
  pressPhase(direction) {
    if (!this.scene) return;
    const starts = [...phasesOf(this.scene).map(({ from }) => from + 1), this.scene.steps.length];
    const step =
      direction > 0 ? starts.find((start) => start > this.step) : starts.findLast((start) => start < this.step);
    this.#to(step ?? (direction > 0 ? this.step : 0));
  }

  /** True if a button has an effect. @param {Action} action @param {number} step @param {number} total */
  #leads(action, step, total) {
    if (action === "play") return total > 0;
    return action === "first" || action === "back" ? step > 0 : step < total;
  }

  /** @param {Words} words @param {string} name @param {string} path @param {boolean} enabled @param {Action} action */
  #button(words, name, path, enabled, action) {
    const label = words.say(`ui:${name}`);
    return html`<button type="button" class="round ${name}" aria-label=${label} title=${label} aria-disabled=${enabled ? "false" : "true"}
      @click=${() => enabled && this.press(action)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg></button>`;
  }

  /**
   * The speed button. At the end of a run it isn't needed, but keeps its place.
   * @param {Words} words @param {boolean} needed
   */
  #speedButton(words, needed) {
    const speed = { speed: this.#speed };
    const label = words.say("ui:player:speed", speed);
    return html`<button type="button" class="speed ${needed ? "" : "unneeded"}" aria-label=${label} title=${label} @click=${this.#faster}>${words.say("ui:player:times", speed)}</button>`;
  }

  /** @param {Words} words @param {Phase} phase @param {number} i @param {number} step */
  #phase(words, { phase, from, to }, i, step) {
    const now = (step > from && step <= to) || (step === 0 && from === 0);
    const name = words.say(`ui:phases:${phase}`);
    const brief = `ui:player:brief:${phase}`;
    return html`<button type="button" class=${now ? "now" : step > to ? "done" : ""} data-phase=${i} tabindex=${i === this.#stop ? 0 : -1} aria-current=${now ? "true" : "false"}
      title=${words.say("ui:player:phase", { name, step: from + 1 })} @click=${() => this.#jump(i, from + 1)}
      ${vars({ "--share": String(shareOf(to - from)), "--part": `${Math.round((100 * (step - from)) / (to - from))}%` })}><i></i>${words.has(brief) ? html`<span class="full">${name}</span><span class="brief" aria-hidden="true">${words.say(brief)}</span>` : html`<span>${name}</span>`}</button>`;
  }

  /** @param {number} i @param {number} step */
  #jump(i, step) {
    this.#stop = i;
    this.#to(step);
  }

  #slid = (/** @type {Event} */ event) => this.#to(Number(/** @type {HTMLInputElement} */ (event.target).value));

  /** Page Up and Page Down move the slider by a phase. @param {KeyboardEvent} event */
  #paged = (event) => {
    if ((event.key !== "PageUp" && event.key !== "PageDown") || isModified(event)) return;
    event.preventDefault();
    this.pressPhase(event.key === "PageUp" ? 1 : -1);
  };

  /** The arrow keys move between phases. @param {KeyboardEvent} event */
  #roved = (event) => {
    const all = /** @type {HTMLElement[]} */ ([.../** @type {Element} */ (event.currentTarget).children]);
    const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
    const to = rove(event, { ...across, ...ends }, { at, count: all.length });
    if (to === null) return;
    this.#stop = to;
    this.refresh();
    all[this.#stop].focus();
  };

  /** @param {PointerEvent} event */
  #down = (event) => {
    if (event.button === 0) this.#drag = { x: event.clientX, moved: false };
  };

  /** Dragging along the track moves through the run. @param {PointerEvent} event */
  #move = (event) => {
    if (!this.#drag) return;
    if (!this.#drag.moved && Math.abs(event.clientX - this.#drag.x) > slack) {
      this.#drag.moved = true;
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      this.querySelector("input")?.focus({ preventScroll: true });
    }
    if (this.#drag.moved) this.#to(this.#stepAt(event.clientX));
  };

  #up = () => {
    this.#drag = null;
  };

  /** The step at a point of the track, on which each phase has its part. @param {number} x in the window */
  #stepAt(x) {
    const phases = this.scene ? phasesOf(this.scene) : [];
    const places = [...this.querySelectorAll(".phases > button")].map((button) => button.getBoundingClientRect());
    const at = Math.max(
      places.findLastIndex(({ left }) => x >= left),
      0,
    );
    const { left, width } = places[at];
    const { from, to } = phases[at];
    return from + Math.round(Math.max(0, Math.min((x - left) / width, 1)) * (to - from));
  }

  #faster = () => {
    this.#speed = nextSpeed(this.#speed);
    if (this.#run) this.#play();
    this.refresh();
  };

  /** Goes to a step, and stops playing. @param {number} step */
  #to(step) {
    this.#moved = true;
    this.#halt();
    if (step !== this.step) this.emit("step", step);
  }

  /** Plays from the current step; from the beginning if that is the end, or the deciding step as the default. */
  #play() {
    const total = this.scene?.steps.length ?? 0;
    if (!total) return;
    this.#run?.stop();
    const rests = this.step >= total || (!this.#moved && this.step === this.scene?.decided);
    const from = rests ? 0 : this.step;
    this.#moved = true;
    this.#run = new Run({ from, total, speed: this.#speed }, (step) => {
      if (!this.checkVisibility()) this.#halt();
      else this.#pass(step, total);
    });
    if (from !== this.step) this.emit("step", from);
    this.refresh();
  }

  /** @param {number} step @param {number} total */
  #pass(step, total) {
    if (step >= total) this.#halt();
    this.emit("step", step);
  }

  /** Stops playing. */
  #halt() {
    if (!this.#run) return;
    this.#run.stop();
    this.#run = null;
    this.schedule();
  }

  /** Announces a step. The slider announces its position itself. @param {Scene} scene @param {number} step */
  #announce(scene, step) {
    const { words } = scene;
    const said = withoutMarks(step ? stepText(scene, step - 1) : words.say("ui:before"));
    const position = positionOf(scene, step);
    const slider = this.focused === this.querySelector("input");
    this.#announcer?.say(slider ? said : `${position} ${said}`, this.#run ? restWhilePlaying : rest);
  }

  disconnectedCallback() {
    this.#halt();
    this.#announcer?.hush();
  }
}

/**
 * The share of a phase in the track, by its number of steps: a power of two, so that the phases keep their places
 * during typing.
 * @param {number} steps
 */
const shareOf = (steps) => 2 ** Math.round(Math.log2(steps));

/** The section of a line. A narrow window has no space for the name of the document. @param {Words} words @param {import("../../run/engine.js").Line} line */
function section(words, line) {
  const name = line.section.slice(0, line.section.indexOf(","));
  const document = words.say("ui:document", { document: name });
  const [, between, within] =
    /^([, ]*)(.*)/s.exec(sectionSaid(words, sectionText(words, line)).slice(document.length)) ?? [];
  return cite(words, line.section, html`<span class="document">${document}${between}</span>${within}`);
}

define("uri-stepper", Stepper);
