/**
 * The Resolve room: two text boxes, and everything that follows from them. It holds
 * the state, asks the engine when a text changes, and hands scene and step to the
 * views.
 */
import { html, nothing, render } from "lit-html";
import { laterStyles } from "../later.js";
import { mends } from "../mend.js";
import { chosen, known, longestText, optionsOf, start } from "../link.js";
import { Scene } from "../scene.js";
import { prose } from "../views/prose.js";
import * as words from "../words/en.js";
import "../views/field.js";
import "../views/target.js";
import "../views/resolution.js";
import "../views/dots.js";
import "../views/stepper.js";
import "../views/remarks.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../engine.js").Explanation} Explanation */
/** @typedef {import("../engine.js").Example} Example */
/** @typedef {import("../link.js").State} State */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../views/field.js").Field} Field */
/** @typedef {import("../views/view.js").View} View */

// What the first frame can do without is fetched beside it.
const fetched = import("../views/years.js");

/** Steps that are recorded at most: more are neither drawn nor scrubbed by a person. */
const mostSteps = 20_000;
/** Texts longer than this are explained when the typing rests. */
const longText = 20_000;
const rest = 200;
/** So long typing has to pause for what need not follow each key. */
const pause = 50;

export class Room {
  /** @type {Explanation | null} */
  #explanation = null;
  /** What the views show of it. @type {Scene | null} */
  #scene = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  /** @type {number | undefined} */
  #later;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #asking;
  /** The views that the window shows a part of. @type {Set<Element>} */
  #inSight = new Set();
  /** What each field shows: edition and text. @type {Map<string, string>} */
  #held = new Map();

  /**
   * @param {HTMLElement} root
   * @param {Engine} engine
   * @param {(state: State) => void} changed told whenever a link would say something else
   */
  constructor(root, engine, changed) {
    this.root = root;
    this.engine = engine;
    this.changed = changed;
    /** @type {State} */
    this.state = { ...start };
    /** @type {Note[]} */
    this.notes = [];
    this.editions = engine.editions();
    this.options = optionsOf(this.editions);
    const examples = engine.examples({});
    this.examples = Array.isArray(examples) ? examples.filter(({ kind }) => kind === "resolve" || kind === "parse") : [];
    root.replaceChildren();
    render(this.#skeleton(), root);
    /** @type {(name: string) => HTMLElement} */
    const find = (name) => /** @type {HTMLElement} */ (root.querySelector(name));
    this.notices = find(".notices");
    this.fields = { base: /** @type {Field} */ (find("uri-field[name=base]")), reference: /** @type {Field} */ (find("uri-field[name=reference]")) };
    this.target = /** @type {import("../views/target.js").Target} */ (find("uri-target"));
    this.line = /** @type {import("../views/years.js").YearLine} */ (find("uri-years"));
    this.views = /** @type {View[]} */ ([...root.querySelectorAll("[data-view]")]);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#inSight[isIntersecting ? "add" : "delete"](target);
    });
    for (const view of this.views) observer.observe(view);
    root.addEventListener("uriscope:text", this.#typed);
    root.addEventListener("uriscope:step", this.#stepped);
    root.addEventListener("uriscope:edition", this.#chose);
    root.addEventListener("uriscope:option", this.#set);
    // Whoever chooses another edition should not have to wait for its words.
    fetched.then(() => setTimeout(() => this.editions.forEach(({ id }) => void words.know(id))), () => {});
  }

  /** Shows what a link says, and brings its step into sight. @param {State} state @param {Note[]} notes @param {boolean} followed whether somebody followed it, here */
  show(state, notes, followed) {
    const fields = known(state.options, this.options);
    this.state = { ...state, options: fields.options };
    this.notes = [...notes, ...fields.notes];
    if (!this.editions.some(({ id }) => id === state.edition)) {
      this.notes.push({ id: "link-edition", args: { value: state.edition }, count: 1 });
      this.state.edition = start.edition;
    }
    this.#explain(false);
    if (followed && state.step !== null) requestAnimationFrame(() => this.#follow());
  }

  /** The step that is shown. */
  get step() {
    const total = this.#explanation?.run.steps.length ?? 0;
    return Math.min(this.state.step ?? total, total);
  }

  #typed = (/** @type {Event} */ event) => {
    const field = /** @type {Field} */ (event.target);
    const text = /** @type {CustomEvent<string>} */ (event).detail;
    this.#change({ [field.getAttribute("name") ?? ""]: text, step: null }, true);
    // A button that mended the text may be gone. Asking for the focus lays out the page.
    if (document.activeElement !== field.input) field.input.focus();
  };

  #stepped = (/** @type {Event} */ event) => {
    const step = /** @type {CustomEvent<number>} */ (event).detail;
    this.state.step = step === this.#explanation?.run.steps.length ? null : step;
    this.changed(this.state);
    this.#play();
    requestAnimationFrame(() => this.#follow());
  };

  #chose = (/** @type {Event} */ event) => {
    this.#change({ .../** @type {CustomEvent<{ edition: string }>} */ (event).detail, step: null });
  };

  /** An option has another value. */
  #set = (/** @type {Event} */ event) => {
    const { detail } = /** @type {CustomEvent<Record<string, string | boolean>>} */ (event);
    this.#change({ options: chosen({ ...this.state.options, ...detail }, this.options), step: null });
  };

  /** Scrolls what the step changed into sight, if it is not there. */
  #follow() {
    const now = this.root.querySelector("tr.now") ?? this.root.querySelector("li.now");
    if (!now) return;
    const { top, bottom } = now.getBoundingClientRect();
    const end = this.root.querySelector("uri-stepper")?.getBoundingClientRect().top ?? innerHeight;
    if (top >= 0 && bottom <= end) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    now.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  }

  /** @param {Partial<State>} change @param {boolean} [typed] whether it is what somebody is typing now */
  #change(change, typed = false) {
    Object.assign(this.state, change);
    this.notes = [];
    this.changed(this.state);
    clearTimeout(this.#resting);
    if (this.#long()) {
      this.#resting = setTimeout(() => this.#explain(typed), rest);
    } else {
      this.#explain(typed);
    }
  }

  /** @param {boolean} typed */
  #explain(typed) {
    if (!(this.state.edition in words.editions)) {
      words.know(this.state.edition).then(() => this.#explain(typed));
      return;
    }
    const answer = this.#ask(this.state.edition);
    if ("error" in answer) {
      this.notes = [{ id: "engine", args: { message: answer.error.message }, count: 1 }];
      this.#explanation = null;
    } else {
      this.#explanation = answer;
    }
    // The answer to long texts is drawn in a task of its own, so that neither is long.
    clearTimeout(this.#resting);
    if (this.#long()) this.#resting = setTimeout(() => this.#render(typed));
    else this.#render(typed);
  }

  /** What an edition makes of the texts. @param {string} edition */
  #ask(edition) {
    const { base, reference, options } = this.state;
    return this.engine.explain({ ...options, base, reference, edition, limit: mostSteps });
  }

  /** @param {Explanation} explanation */
  #sceneOf(explanation) {
    const edition = this.editions.find(({ id }) => id === explanation.edition);
    return edition ? new Scene({ explanation, edition, words }) : null;
  }

  #long() {
    return this.state.base.length + this.state.reference.length > longText;
  }

  /** @param {boolean} typed */
  #render(typed) {
    this.#scene = this.#explanation && this.#sceneOf(this.#explanation);
    render(this.#notices(), this.notices);
    this.#fields(typed);
    this.target.steady = typed;
    this.#play((view) => view === this.target);
    if (!typed) return this.#below(false);
    // What stands further down comes a frame later: the eye is on what is typed.
    this.#later ??= requestAnimationFrame(() => setTimeout(() => {
      this.#later = undefined;
      this.#below(true);
    }));
  }

  /** What stands below the target; what is not in sight, and what is derived, follows when the typing pauses. @param {boolean} typed */
  #below(typed) {
    clearTimeout(this.#asking);
    if (this.#long()) {
      this.#asking = setTimeout(() => {
        this.#years(); // in a task of its own
        this.#asking = setTimeout(() => this.#neighbours());
      });
      return this.#play();
    }
    this.#years();
    this.#play(typed ? (view) => this.#inSight.has(view) : undefined);
    this.#asking = setTimeout(() => {
      if (typed) this.#play();
      this.#neighbours();
    }, pause);
  }

  /** What others make of the texts: loaded when it is needed first, asked when typing pauses. */
  async #neighbours() {
    const modules = await Promise.all([import("../neighbours.js"), import("../views/neighbours.js")]).catch(() => null);
    if (!modules) return; // they are beside the point: the next pause is another try
    const [{ neighbours }] = modules;
    const { base, reference } = this.state;
    const view = /** @type {import("../views/neighbours.js").Neighbours | null} */ (this.root.querySelector("uri-neighbours"));
    view?.show(neighbours(this.engine, { base, reference }));
  }

  /** The answers of all editions. */
  #years() {
    if (!customElements.get("uri-years")) {
      fetched.then(() => this.#years(), () => (this.line.textContent = words.ui.notFetched));
      return;
    }
    const { base, reference, edition, options } = this.state;
    const answers = this.engine.answers({ ...options, base, reference, edition });
    if (Array.isArray(answers)) this.line.show({ editions: this.editions, answers, chosen: edition, options, part: this.#part });
  }

  /** Sets the run of another edition beside the chosen one's, as soon as words and view are there. @param {string} other @returns {import("../views/parting.js").Sides | null} */
  #part = (other) => {
    if (!(other in words.editions) || !customElements.get("uri-parting")) {
      Promise.all([words.know(other), import("../views/parting.js")]).then(() => this.#years(), () => {
        this.notes = [{ id: "not-fetched", args: { message: words.ui.notFetched }, count: 1 }];
        render(this.#notices(), this.notices);
      });
      return null;
    }
    const here = this.#scene;
    const explanation = this.#ask(other);
    const there = "error" in explanation ? null : this.#sceneOf(explanation);
    const { base, reference, edition, options } = this.state;
    const parting = this.engine.parting({ ...options, base, reference, edition }, other);
    if (!here || !there || !parting || "error" in parting) return null;
    const { because, because: { clause } } = parting;
    return [
      { scene: here, step: parting.here, way: { clause, here: because.there, there: because.here }, state: this.state },
      { scene: there, step: parting.there, way: because, state: this.state },
    ];
  };

  /** Hands the texts to the fields, where they are not there already. @param {boolean} typed */
  #fields(typed) {
    const { edition } = this.state;
    for (const name of /** @type {const} */ (["base", "reference"])) {
      const key = `${edition} ${this.state[name]}`;
      if (this.#held.get(name) === key) continue;
      this.#held.set(name, key);
      const split = this.#explanation?.[name] ?? null;
      const text = this.state[name];
      const problem = split?.errors[0];
      const relative = name === "base" && split && !split.parts.find(({ role }) => role === "scheme")?.span;
      this.fields[name].show({
        text,
        split: split && split.text.length === text.length ? split : null,
        steady: typed && text !== "",
        trouble: relative ? words.baseNeedsScheme(edition) : null,
        mends: problem && split?.production ? mends(this.engine, text, problem, { edition, production: split.production }) : [],
      });
    }
  }

  /**
   * Hands the scene and the step to the views that are not folded away, or to
   * some of them.
   * @param {(view: View) => boolean} [wanted]
   */
  #play(wanted) {
    for (const view of this.views) {
      if (wanted && !wanted(view)) continue;
      if (view.closest("details:not([open])") || !customElements.get(view.localName)) continue;
      view.scene = this.#scene;
      view.step = this.step;
    }
    if (!wanted) this.#open();
  }

  /** Fetches the views of the cards that are open, and hands them what they show. */
  async #open() {
    const anatomy = this.root.querySelector("details[open] > uri-anatomy");
    const derived = this.root.querySelector("details[open] > [data-derived]");
    try {
      if (anatomy && !customElements.get("uri-anatomy")) {
        await import("../views/anatomy.js");
        this.#play((view) => view === anatomy);
      }
      if (derived) {
        const [{ derive }] = await Promise.all([import("../views/derived.js"), laterStyles()]);
        derive(this.root, this.engine, this.state);
      }
    } catch {
      for (const view of [anatomy, derived]) if (view && !view.childElementCount) view.textContent = words.ui.notFetched;
    }
  }

  /** What could not be read of a link, or cannot be kept in one. */
  #notices() {
    return html`${this.notes.length ? html`<div role="status"><ul class="notes">${this.notes.map(({ id, args, count }) => html`<li>${prose(words.notes[id]?.(args) ?? args.message ?? id)}${count > 1 ? ` (${words.moreSteps(count - 1)})` : nothing}</li>`)}</ul></div>` : nothing}${tooLong(this.state) ? html`<p class="notes">${prose(words.notes["too-long"]({ most: longestText.toLocaleString("en") }))}</p>` : nothing}`;
  }

  /** All that stays as it is, whatever is typed. */
  #skeleton() {
    return html`
      <section class="ask" aria-label="Resolve">
        <uri-field name="base" label=${words.ui.base}></uri-field>
        <uri-field name="reference" label=${words.ui.reference}></uri-field>
        <div class="answer-row">
          <span class="label" aria-hidden="true">${words.ui.target}</span>
          <uri-target data-view></uri-target>
        </div>
        <div class="tools">
          <label class="pick">${words.ui.examples}
            <select @change=${this.#picked}>
              <option value="">…</option>
              ${groupBySection(this.examples).map(([section, list]) => html`<optgroup label=${section}>
                ${list.map((e) => html`<option value=${e.id}>${e.kind === "resolve" ? `${e.input || "(empty)"}  →  ${e.want[0]}` : e.input}</option>`)}
              </optgroup>`)}
            </select></label>
          <button type="button" @click=${this.#copyText}>${words.ui.copy}</button>
        </div>
        <div class="notices"></div>
      </section>
      <div class="when"><uri-years></uri-years><uri-neighbours></uri-neighbours></div>
      <uri-remarks data-view></uri-remarks>
      <div class="pair">
        <section class="card"><h2>${words.ui.resolution}</h2><uri-resolution data-view phases="split transform"></uri-resolution></section>
        <div class="stack">
          <section class="card"><uri-resolution data-view phases="merge" part="before"></uri-resolution></section>
          <section class="card"><uri-dots data-view></uri-dots></section>
          <section class="card"><uri-resolution data-view phases="merge recompose" part="after"></uri-resolution></section>
        </div>
      </div>
      <details class="card" @toggle=${() => this.#play()}><summary>${words.ui.anatomy}</summary><uri-anatomy data-view></uri-anatomy></details>
      <details class="card" @toggle=${() => this.#play()}><summary>${words.ui.characters}</summary><uri-ribbon data-derived></uri-ribbon></details>
      <details class="card" @toggle=${() => this.#play()}><summary>${words.ui.grammar}</summary><uri-grammar data-derived></uri-grammar></details>
      <uri-stepper data-view></uri-stepper>`;
  }

  #picked = (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const example = this.examples.find(({ id }) => id === select.value);
    if (!example) return;
    const { edition, base = start.base, input } = example;
    this.#change({ base, reference: input, edition, options: chosen(example, this.options), step: null });
    select.value = "";
  };

  #copyText = async (/** @type {Event} */ event) => {
    const { base, reference, edition, options } = this.state;
    const figure = this.engine.figure({ ...options, base, reference, edition }, "text");
    if (typeof figure === "string") await copy(/** @type {HTMLButtonElement} */ (event.currentTarget), figure);
  };
}

/** @param {State} state */
export const tooLong = ({ base, reference }) => base.length > longestText || reference.length > longestText;

/** What buttons that say "Copied" for a moment say otherwise. @type {WeakMap<HTMLButtonElement, string>} */
const labels = new WeakMap();

/** Copies a text and says so on the button. @param {HTMLButtonElement} button @param {string} text */
export async function copy(button, text) {
  const label = labels.get(button) ?? button.textContent ?? "";
  labels.set(button, label);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = words.ui.copied;
  } catch {
    button.textContent = words.ui.notCopied;
  }
  setTimeout(() => (button.textContent = label), 1500);
}

/** @param {Example[]} examples @returns {[string, Example[]][]} */
function groupBySection(examples) {
  /** @type {Map<string, Example[]>} */
  const groups = new Map();
  for (const example of examples) groups.set(example.section, [...(groups.get(example.section) ?? []), example]);
  return [...groups];
}
