/**
 * The player's controls: one slider over the whole run, with its phases behind it,
 * play and pause, and single steps. Keys work only while a control has the focus.
 */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { define, SceneView } from "./view.js";
import { withCode, withoutMarks } from "./marks.js";
import { stepText } from "./step.js";
import { vars } from "./vars.js";

/** @typedef {import("../scene.js").Scene} Scene */

/** A run is played at this pace, in milliseconds a step, a long one in this time. */
const pace = 800;
const longest = 30_000;
/** A phase that takes less of the run than this has no space for its name. */
const narrow = 0.07;

export class Stepper extends SceneView {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #playing;

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { words } = scene;
    const total = scene.steps.length;
    const said = step ? stepText(scene, step - 1) : words.say("ui:before");
    const position = words.say("ui:step-of", { step, total });
    return html`
      <div class="buttons">
        ${this.#button(words, "first", "M5 4v12M16 4v12l-8-6z", step > 0, () => this.#to(0))}
        ${this.#button(words, "back", "M14 4v12l-8-6z", step > 0, () => this.#to(step - 1))}
        ${this.#playing
          ? this.#button(words, "pause", "M7 4v12M13 4v12", true, () => this.#stop())
          : this.#button(words, "play", "M6 4v12l10-6z", total > 0, () => this.#play())}
        ${this.#button(words, "next", "M6 4v12l8-6z", step < total, () => this.#to(step + 1))}
        ${this.#button(words, "last", "M15 4v12M4 4v12l8-6z", step < total, () => this.#to(total))}
      </div>
      <div class="scrub">
        <input type="range" aria-label=${words.say("ui:step")} min="0" max=${total} step="1" .value=${live(String(step))}
          aria-valuetext="${position} ${withoutMarks(said)}" @input=${this.#slid} />
        <div class="phases" aria-hidden="true">${phases(scene).map(({ phase, from, to }) => html`<span
          class=${step >= to ? "done" : step > from ? "now" : ""}
          ${vars({ "--steps": String(to - from), "--part": `${Math.round((100 * (step - from)) / (to - from))}%` })}
          ><i></i>${(to - from) / total < narrow ? "" : words.say(`ui:phases:${phase}`)}</span>`)}</div>
      </div>
      <p class="say"><b>${position}</b> ${withCode(words, said)}</p>`;
  }

  /** @param {import("../words.js").Words} words @param {"first" | "back" | "play" | "pause" | "next" | "last"} name @param {string} path @param {boolean} enabled @param {() => void} act */
  #button(words, name, path, enabled, act) {
    return html`<button type="button" class=${name} aria-label=${words.say(`ui:${name}`)} title=${words.say(`ui:${name}`)} aria-disabled=${enabled ? "false" : "true"}
      @click=${enabled ? act : null}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg></button>`;
  }

  #slid = (/** @type {Event} */ event) => this.#to(Number(/** @type {HTMLInputElement} */ (event.target).value));

  /** @param {number} step */
  #to(step) {
    this.#stop();
    this.#tell(step);
  }

  #play() {
    const total = this.scene?.steps.length ?? 0;
    if (this.step >= total) this.#tell(0);
    this.#playing = setInterval(() => {
      if (!this.checkVisibility() || this.step >= (this.scene?.steps.length ?? 0)) this.#stop();
      else this.#tell(this.step + 1);
    }, Math.min(pace, longest / total));
    this.refresh();
  }

  #stop() {
    if (!this.#playing) return;
    clearInterval(this.#playing);
    this.#playing = undefined;
    this.refresh();
  }

  disconnectedCallback() {
    this.#stop();
  }

  /** @param {number} step */
  #tell(step) {
    this.emit("step", step);
  }
}

/**
 * The phases of a run, each with the steps that it takes. Transform, which calls the
 * others and goes on after them, is two.
 * @param {Scene} scene
 */
function phases(scene) {
  /** @type {{ phase: string, from: number, to: number }[]} */
  const found = [];
  scene.steps.forEach((_, i) => {
    const phase = scene.line(i).phase;
    const last = found.at(-1);
    if (last?.phase === phase) last.to = i + 1;
    else found.push({ phase, from: i, to: i + 1 });
  });
  return found;
}

define("uri-stepper", Stepper);
