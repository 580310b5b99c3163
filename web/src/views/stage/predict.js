/**
 * A question before the answer. The run is hidden; the reader predicts its result and learns if that is right and, if
 * not, at which step the two diverge. The mode selects the question:
 *
 *   target      the target of the reference: a text, or in words that there is none
 *   rule        step by step: the answer to a question, or the next rule; for one phase only, rule:transform or
 *   rule:dots
 *   output      step by step: the current content of the buffer
 *   part:ROLE   a component of the reference, for example part:host, or that it is absent
 *   valid       whether the grammar allows the reference and, if not, its first wrong character
 *
 * The question about a changed line of the spec, "line", is in views/rooms/diagnosing.js. Any other mode is "target". A
 * wrong text first gets a hint on what it overlooks, and another try; the reader can also ask for the answer. Then the
 * story of the run follows, open at the phase where the first wrong answer diverged, and closed without a wrong answer.
 * Nothing counts as wrong before an answer. Answers emit the event uriscope:predict. The words come from "ui",
 * "predict" and the spec.
 */
import { nothing } from "lit-html";
import {
  allowance,
  choices,
  component,
  expectedOf,
  isSame,
  mismatch,
  ofReference,
  outputs,
  partingStep,
  rules,
} from "../../cases/predicting.js";
import { misjudged, overlookedPart, overlookedTarget, overlookedText } from "../../cases/overlooked.js";
import { html } from "../../texts/html.js";
import { drawnAnswer } from "./answer.js";
import { characters } from "../../texts/characters.js";
import { cite } from "../cite.js";
import { datedNameOf } from "../../texts/naming.js";
import { sentence, withCode } from "../../texts/marks.js";
import { registerName } from "./groups.js";
import { lineNumber, lineText, sectionText, stepText } from "./step.js";
import "./story.js";
import { ContentView, define } from "../view.js";
import { whyText } from "../../texts/why.js";

/** @import { Explained, Given, Moment } from "../../cases/predicting.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Content
 * @property {Scene} scene
 * @property {string} mode
 * @property {boolean} [among] whether it is part of a sequence: then the button for the next question is elsewhere
 * @property {(given: Given) => Explained | null} [explained] explains a wrong answer, if there is an engine
 */

/**
 * The verdict: expected and given in display form, the deciding step, the explanation of a wrong answer, and the
 * mistake in it. It is settled once the right answer was given or shown.
 * @typedef {{ right: boolean, settled: boolean, given: Given, expected: Given, step: number, explained: Explained | null, overlooked: import("../../cases/overlooked.js").Overlooked | null }} Verdict
 */

/** Answers that have a button, by mode; "empty" is the empty text. @type {Record<string, (Given["kind"] | "empty")[]>} */
const others = {
  target: ["current-document", "no-relative-form", "refused"],
  part: ["absent", "empty"],
  output: ["empty"],
  valid: ["allowed"],
};

/**
 * The modes that go step by step, and the functions that find their moments in a run.
 * @type {Record<string, (scene: Scene, name: string) => Moment[]>}
 */
const momentsOf = { rule: rules, output: outputs };

/** @extends {ContentView<Content>} */
export class Predict extends ContentView {
  /** @type {Verdict | null} */
  #verdict = null;
  /** The moments of the run to ask about, and the current one. @type {Moment[]} */
  #moments = [];
  #at = 0;
  /** The number of questions answered wrongly so far. */
  #wrong = 0;
  /** The first wrong answer to the question. @type {Given | null} */
  #missed = null;
  /** The step at which the first wrong answer differs from the run, or the one chosen in the story; 0: none. */
  #from = 0;
  /** True after an empty answer. */
  #blank = false;
  /** Set by an answer: its button disappears, so the button for the next question gets the focus. */
  #answered = false;

  /** The last content. @type {Content | null} */
  #taken = null;

  /** Content that is already shown isn't reset, because it may have been answered. @param {Content} content */
  received(content) {
    const { scene, mode } = content;
    const same = scene === this.#taken?.scene && mode === this.#taken.mode;
    this.#taken = content;
    if (same) return;
    const [asked, name = ""] = mode.split(":");
    this.#moments = Object.hasOwn(momentsOf, asked) ? momentsOf[asked](scene, name) : [];
    this.#at = this.#wrong = this.#from = 0;
    this.#begin();
  }

  /** Resets the answer; typed text belongs to the question before. */
  #begin() {
    this.#verdict = this.#missed = null;
    this.#blank = false;
    const box = this.querySelector("input");
    if (box) box.value = "";
  }

  /** The effective mode: without suitable moments in the run, it is "target". */
  get #mode() {
    const [name] = (this.content?.mode ?? "").split(":");
    if (Object.hasOwn(momentsOf, name)) return this.#moments.length ? name : "target";
    return Object.hasOwn(others, name) ? name : "target";
  }

  /** @param {Content} content */
  draw({ scene }) {
    const mode = this.#mode;
    const { words } = this;
    const { base, reference } = scene.explanation;
    const moment = this.#moments[this.#at];
    return html`<section class="predict" aria-labelledby=${this.idOf("title")}>
      <h3 id=${this.idOf("title")}>${words.say("predict:title")}</h3>
      <dl class="asked">
        ${ofReference(mode, scene.edition.id) ? nothing : html`<div><dt>${words.say("ui:base")}</dt><dd><code>${text(words, base.text)}</code></dd></div>`}
        <div><dt>${words.say("ui:reference")}</dt><dd>${reference.text ? html`<code>${text(words, reference.text)}</code>` : words.say("ui:empty-input")}</dd></div>
        <div><dt>${words.say("ui:edition")}</dt><dd>${datedNameOf(words, scene.edition)}</dd></div>
      </dl>
      ${moment ? this.#situation(scene, moment) : nothing}
      <form autocomplete="off" @submit=${this.#submitted}>
        ${this.#isPicked ? this.#pick(scene, moment) : this.#type(scene, mode)}
        <p class="act"><button type="submit" class=${this.#over ? "again" : "answer"} ?hidden=${this.#isPicked && !this.#settled}>${words.say(
          !this.#settled ? "predict:answer" : this.#at + 1 < this.#moments.length ? "predict:next" : "predict:again",
        )}</button>${this.#verdict && !this.#settled ? html` <button type="button" class="solve" @click=${this.#solve}>${words.say("predict:solve")}</button>` : nothing}</p>
      </form>
      <div class="verdict" role="status">${this.#verdict ? this.#said(scene, this.#verdict) : this.#blank ? html`<p class="blank">${words.say("predict:blank")}</p>` : nothing}</div>
      ${this.#over ? this.#story(scene) : nothing}
    </section>`;
  }

  /** True once the right answer was given or shown. */
  get #settled() {
    return this.#verdict?.settled ?? false;
  }

  /** True if that was the last question. */
  get #over() {
    return this.#settled && this.#at + 1 >= this.#moments.length;
  }

  /** True if the answer is one of a few choices. Each choice is judged immediately. */
  get #isPicked() {
    const moment = this.#moments[this.#at];
    return moment !== undefined && moment.kind !== "output";
  }

  /** The story of the run after the prediction. @param {Scene} scene */
  #story(scene) {
    const { story = [] } = scene.explanation;
    if (!story.length || this.#mode === "part" || this.#mode === "valid") return nothing;
    // A phase that changed nothing has no row: the next one is open.
    const spans = story.flatMap(({ steps }) => steps).sort(([a], [b]) => a - b);
    const [first] = spans.find(([, to]) => this.#from <= to) ?? [scene.steps.length];
    const step = this.#from ? Math.max(this.#from, first + 1) : scene.steps.length;
    return html`<h4>${this.words.say("ui:story:title")}</h4><uri-story .scene=${scene} .step=${step} @uriscope:step=${this.#went}></uri-story>`;
  }

  /** Handles a step chosen in the story. @param {Event} event */
  #went = (event) => {
    event.stopPropagation();
    this.#from = /** @type {CustomEvent} */ (event).detail;
    this.refresh();
  };

  /** Moves the focus to the answers. */
  ask() {
    this.refresh();
    /** @type {HTMLElement | null} */ (this.querySelector("input:not([readonly]), fieldset button"))?.focus();
  }

  /** The text box, and the answers that aren't a text. @param {Scene} scene @param {string} mode */
  #type(scene, mode) {
    const { words } = this;
    const [first] = scene.buffers;
    const [, name = ""] = (this.content?.mode ?? "").split(":");
    return html`<label for=${this.idOf("box")}>${words.say(`predict:questions:${mode}`, { name, buffer: first === undefined ? "" : registerName(scene, first) })}</label>
      <input id=${this.idOf("box")} type="text" placeholder=${words.say("predict:here")} spellcheck="false" autocapitalize="off" ?readonly=${this.#settled}>
      ${
        Object.hasOwn(others, mode) && !this.#settled
          ? html`<p class="instead">${words.say("predict:or")} ${others[mode].map(
              (kind) => html`
        <button type="button" @click=${() => this.#choose(kind)}>${words.say(`predict:kinds:${kind}`)}</button>`,
            )}</p>`
          : nothing
      }`;
  }

  /** Answers with a button; a text in the box isn't part of it. @param {Given["kind"] | "empty"} kind */
  #choose(kind) {
    /** @type {HTMLInputElement} */ (this.querySelector("input")).value = "";
    this.#blank = false;
    this.#answer({ kind: kind === "empty" ? "text" : kind, text: "" });
  }

  /** The choices: lines, or yes and no. @param {Scene} scene @param {Moment} moment */
  #pick(scene, { step, kind }) {
    const { words } = this;
    const asked = scene.line(step);
    const lines = kind === "line" ? choices(scene).map((i) => scene.listing.lines[i]) : [];
    const options =
      kind === "line"
        ? lines.map((line) => ({
            text: line.id,
            label: html`<b>${lineNumber(line)}</b> <code>${lineText(scene, line)}</code>`,
          }))
        : ["yes", "no"].map((answer) => ({ text: answer, label: html`${words.say(`ui:${answer}`)}` }));
    return html`<fieldset ?disabled=${this.#verdict !== null}><legend>${
      kind === "line"
        ? words.say("predict:questions:rule")
        : html`${words.say("predict:questions:answer")} <code>${lineText(scene, asked)}</code>`
    }</legend>
      ${options.map(({ text: given, label }) => html`<button type="button" class=${kind === "line" ? "line" : "word"} @click=${() => this.#answer({ kind: "text", text: given })}>${label}</button>`)}</fieldset>`;
  }

  /** The step that has just happened, and the contents of the buffers. @param {Scene} scene @param {Moment} moment */
  #situation(scene, { step, kind }) {
    const { words } = this;
    const shown = kind === "output" ? step - 1 : step;
    const player = scene.at(shown);
    const held =
      kind === "answer" ? [] : scene.buffers.map((r) => ({ name: registerName(scene, r), text: player.text(r) ?? "" }));
    return html`<p class="count">${words.say("predict:count", { at: this.#at + 1, all: this.#moments.length })}</p>
      ${shown > 0 ? html`<p class="before">${withCode(words, stepText(scene, shown - 1))}</p>` : nothing}
      ${held.length ? html`<dl class="held">${held.map(({ name, text: value }) => html`<div><dt>${name}</dt><dd><code>${value ? text(words, value) : "“”"}</code></dd></div>`)}</dl>` : nothing}
      ${kind === "output" ? html`<p class="now">${words.say("predict:now")} ${code(words, lineText(scene, scene.line(step - 1)))}</p>` : nothing}`;
  }

  /** @param {Event} event */
  #submitted = (event) => {
    event.preventDefault();
    if (this.#settled) return this.#goOn();
    const { value = "" } = this.querySelector("input") ?? {};
    this.#blank = !value.trim(); // an empty text has a button of its own, so an empty box isn't an answer
    if (!this.#blank) this.#answer({ kind: "text", text: value.trim() });
    if (!this.#settled) this.ask();
  };

  /** Goes to the next question of the run; after the last one, to the first. */
  #goOn() {
    const more = this.#at + 1 < this.#moments.length;
    if (!more) this.#wrong = this.#from = 0;
    this.#at = more ? this.#at + 1 : 0;
    this.#begin();
    this.ask();
  }

  /** @param {Given} given */
  #answer(given) {
    if (!this.content || this.#settled) return;
    const { expected, step } = this.#expected(this.content.scene);
    const right =
      isSame(given, expected) ||
      (this.#mode === "part" && expected.text === given.text && expected.kind === given.kind);
    const target = this.#mode === "target";
    const explained = !right && target ? (this.content.explained?.(given) ?? null) : null;
    const parts = right || !target ? step : explained?.step || partingStep(this.content.scene, given);
    if (!right && !this.#missed) this.#wrong++;
    if (!right) this.#missed ??= given;
    if (!right) this.#from ||= parts;
    const overlooked = right || explained ? null : this.#overlooked(this.content.scene, given, expected);
    this.#tell({ right, settled: right || this.#isPicked, given, expected, step: parts, explained, overlooked });
  }

  /** Shows the right answer on request. */
  #solve = () => this.#verdict && this.#tell({ ...this.#verdict, settled: true });

  /** @param {Verdict} verdict */
  #tell(verdict) {
    const { right, settled, given, expected, step } = verdict;
    this.#verdict = verdict;
    this.#answered = settled;
    this.refresh();
    const left = Math.max(0, this.#moments.length - 1 - this.#at) + Number(!settled);
    this.emit("predict", {
      right: left ? right && !this.#missed : !this.#wrong,
      given: plain(this.#missed ?? given), // the first one counts
      expected: plain(expected),
      step,
      left,
    });
  }

  /** The mistake in a wrong answer. @param {Scene} scene @param {Given} given @param {Given} expected */
  #overlooked({ explanation: { base, reference } }, given, expected) {
    const mode = this.#mode;
    if (mode === "valid") return misjudged(given, expected, reference.text);
    if (mode === "part") {
      const role = (this.content?.mode ?? "").split(":")[1];
      const span = reference.parts.find((part) => part.role === role)?.span ?? null;
      return overlookedPart(role, given, expected, { text: reference.text, span });
    }
    if (mode === "target") return overlookedTarget(given, expected, { base: base.text, reference: reference.text });
    return this.#moments[this.#at]?.kind === "output" ? overlookedText(given.text, expected.text) : null;
  }

  /** The right answer, and the step that decides it. @param {Scene} scene @returns {{ expected: Given, step: number }} */
  #expected(scene) {
    const [mode, name] = [this.#mode, (this.content?.mode ?? "").split(":")[1] ?? ""];
    const moment = this.#moments[this.#at];
    if (moment?.kind === "output")
      return {
        expected: { kind: "text", text: scene.at(moment.step).text(scene.buffers[0]) ?? "" },
        step: moment.step,
      };
    if (moment) {
      const line = scene.line(moment.step);
      const answer = scene.steps[moment.step].answer ? "yes" : "no";
      return { expected: { kind: "text", text: moment.kind === "line" ? line.id : answer }, step: moment.step + 1 };
    }
    if (mode === "part") return component(scene, name);
    if (mode === "valid") return { expected: allowance(scene), step: 0 };
    return { expected: expectedOf(scene.explanation), step: scene.steps.length };
  }

  drawn() {
    if (!this.#answered) return;
    this.#answered = false;
    if (this.#over && this.content?.among) return; // at the end of one in a sequence, the button for the next has the focus
    /** @type {HTMLElement | null} */ (this.querySelector(".act button"))?.focus();
  }

  /** The verdict in words. @param {Scene} scene @param {Verdict} verdict */
  #said(scene, verdict) {
    const { words } = this;
    const { right, settled, step, explained, overlooked } = verdict;
    if (!settled) return this.#hinted(scene, verdict);
    const mode = this.#mode;
    const end = this.#at + 1 >= this.#moments.length && this.#moments.length > 0;
    return html`
      <p class=${right ? "right" : "wrong"}><b>${words.say(right ? "predict:right" : "predict:wrong")}</b>${words.say("ui:between", {}, " ")}${right ? nothing : this.#answers(scene, verdict)}</p>
      ${this.#about(overlooked, explained)}
      ${mode === "target" && right ? html`<p>${withCode(words, whyText(words, scene.edition.id, scene.explanation.why))}</p>` : nothing}
      ${mode === "valid" ? this.#fault(scene) : nothing}
      ${
        step > 0 && !(mode === "target" && right)
          ? html`<p class="parts">${mode === "target" ? html`${words.say("predict:parts", { step, total: scene.steps.length })} ` : nothing}${withCode(
              words,
              stepText(scene, step - 1),
            )} ${cite(words, scene.line(step - 1).section, sectionText(words, scene.line(step - 1)))}
        ${mode === "target" ? html`<button type="button" class="show" @click=${() => this.emit("step", step)}>${words.say("predict:show")}</button>` : nothing}</p>`
          : nothing
      }
      ${end ? html`<p class="end">${words.say("predict:end", { wrong: this.#wrong, all: this.#moments.length })}</p>` : nothing}`;
  }

  /** A hint that doesn't give the answer away. @param {Scene} scene @param {Verdict} verdict */
  #hinted(scene, { step, explained, overlooked }) {
    const { words } = this;
    const target = this.#mode === "target";
    const line = target ? scene.line(step - 1) : null;
    return html`<p class="wrong"><b>${words.say("predict:wrong")}</b></p>
      ${this.#about(overlooked, explained)}
      ${line ? html`<p class="hint">${words.say("predict:hint:target", { phase: words.say(`ui:phases:${line.phase}`) })} ${cite(words, line.section, line.section.replace(", section ", ", "))}</p>` : overlooked ? nothing : html`<p class="hint">${words.say(`predict:hint:${this.#mode}`)}</p>`}`;
  }

  /** The mistake in an answer, or its explanation. @param {Verdict["overlooked"]} overlooked @param {Explained | null} explained */
  #about(overlooked, explained) {
    const { words } = this;
    return html`${overlooked ? html`<p class="overlooked">${sentence(words, `predict:overlooked:${overlooked.id}`, overlooked.args)}</p>` : nothing}
      ${explained ? html`<p class="explained">${withCode(words, explained.said)}</p>` : nothing}`;
  }

  /** The right answer, after a wrong one. @param {Scene} scene @param {Verdict} verdict */
  #answers(scene, { expected }) {
    const { words } = this;
    // In Chinese, a text needs a space before it, but a word doesn't.
    const is = words.say("predict:is") + (expected.text ? " " : words.say("ui:between", {}, " "));
    if (this.#mode === "target")
      return html`${is}${drawnAnswer(words, scene.explanation, 400)}${words.say("predict:stop")}`;
    if (expected.kind !== "text") return sentence(words, `predict:are:${expected.kind}`);
    const moment = this.#moments[this.#at];
    if (moment && moment.kind !== "output")
      return code(words, moment.kind === "line" ? expected.text : words.say(`ui:${expected.text}`));
    return html`${is}${expected.text ? html`<code>${text(words, expected.text)}</code>` : words.say("ui:empty-text")}${words.say("predict:stop")}`;
  }

  /** The reason why the grammar doesn't allow the text. @param {Scene} scene */
  #fault(scene) {
    const fault = mismatch(scene);
    if (!fault) return nothing;
    return html`<p>${sentence(this.words, "predict:fault", { rule: fault.rule })} ${cite(this.words, fault.section, fault.section.replace(", section ", ", "))}</p>`;
  }
}

/** An answer in the event's form. @param {Given} given */
const plain = ({ kind, text: of }) => (kind === "text" ? of : kind);

/** @param {import("../../words/words.js").Words} words @param {string} of */
const text = (words, of) => characters(words, of, 0, of.length);

/** A line of a listing, or its name: not part of a URI. @param {Words} words @param {string} text */
const code = (words, text) => withCode(words, words.say("predict:line", { line: text }), (_, value) => value);

define("uri-predict", Predict);
