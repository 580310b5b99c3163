/**
 * A case: two texts, a spec with its options, and the engine's results. A relative base can be resolved against another
 * text first. The explanation is requested immediately, everything else on first use. Without the engine, only the case
 * that was explained when the page was built has a scene; any other waits.
 */
import { attributeOf } from "../run/attribute.js";
import { closedStep, withDetail } from "../run/opened.js";
import { canonical, partingOf, sameLines } from "../run/lines.js";
import { Scene } from "../run/scene.js";
import { eased } from "../texts/characters.js";
import { isHostlike } from "../texts/hostlike.js";
import { withoutMarks } from "../texts/marks.js";
import { noTarget } from "../texts/outcome.js";
import { Faulty, told } from "./faulty.js";
import { fieldOf } from "./known.js";
import { maxDerived, maxSteps } from "./limits.js";
import { whyText } from "../texts/why.js";

/** @import { Edition, EditionAnswer, Explanation, Problem } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { State } from "../run/link.js" */
/** @import { Fault } from "../views/stage/why.js" */
/** @import { Words } from "../words/words.js" */

/** Texts above this length are slow, so they are processed and drawn piece by piece. */
const longText = 20_000;

const names = /** @type {const} */ (["base", "reference"]);

/** @param {{ base: string, reference: string }} texts */
export const isLong = ({ base, reference }) => base.length + reference.length > longText;

/**
 * The data of one case that need no engine, and its scene once drawn. Without options, the defaults apply. characters
 * and grammar describe base and reference, if known. words are messages for the case from the spec's part of the
 * catalogue.
 * @typedef {{ explanation: Explanation, answers: EditionAnswer[], editions: Edition[], words?: import("../embed/baked.js").Baked["words"], scene?: Scene, options?: State["options"], lines?: State["lines"], characters?: import("../run/engine.js").Stretch[][], grammar?: import("../run/engine.js").Tree[] }} Baked
 */

/** lacking is called when something is needed that only the engine knows. @typedef {{ engine: Engine | null, baked: Baked | null, editions: Edition[], words: Words, lacking?: () => void }} Source */

/** @extends {Faulty<Source>} */
export class Case extends Faulty {
  /** @type {Scene | null} */
  scene;
  /** @type {EditionAnswer[] | undefined} */
  #answers;
  /** @type {EditionAnswer[] | undefined} */
  #reasoned;

  /** The scene with an opened step, and the step, from 1. @type {{ at: number, scene: Scene | null } | null} */
  #opened = null;

  /** @param {Source} from @param {State} state @param {Case | null} [early] the case shown without the engine; if it is the same, its run continues */
  constructor(from, state, early = null) {
    super(from);
    /** The state with the texts as typed. */
    this.typed = { ...state };
    /** The base, resolved against the text that it is relative to; null if there is none. @type {Case | null} */
    this.first = from.engine && state.of ? new Case(from, basisOf(state)) : null;
    /** @type {string | null} */
    const resolved = this.first?.scene?.explanation.target ?? null;
    /** @type {State} */
    this.state = { ...state, of: undefined, base: resolved ?? state.base };
    /** @type {import("../run/scene.js").Resolved | null} */
    this.resolved = resolved === null ? null : { base: state.base, of: state.of ?? "" };
    const { base, reference, edition, options } = this.state;
    const lines = canonical(state.lines ?? null);
    /** @type {import("../run/engine.js").Request & { edition: string }} */
    this.request = { ...options, base, reference, edition };
    this.edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === edition));
    const drawn = early && !early.complete && early.isOf(state) ? early.scene : null;
    const changed = !drawn && lines ? from.engine?.explain({ ...this.request, lines, limit: maxSteps }) : null;
    /**
     * Why changed lines don't run. The spec's own lines run instead.
     * @type {import("../run/tolerant.js").Failure["error"] | null}
     */
    this.lineFault = changed && "error" in changed ? changed.error : null;
    /** The case with the spec's own lines, if changed lines ran. @type {Case | null} */
    this.plain = changed && !this.lineFault ? plainOf(from, { ...state, lines: undefined }, early) : null;
    if (this.plain && lines) this.request.lines = lines;
    /** @type {Explanation | import("../run/tolerant.js").Failure | null} */
    const explanation =
      drawn?.explanation ??
      (this.plain
        ? /** @type {Explanation} */ (changed)
        : from.engine
          ? from.engine.explain({ ...this.request, limit: maxSteps })
          : baked(from.baked, this.state));
    if (this.plain && explanation && !("error" in explanation)) explanation.findings = []; // findings belong to the spec's own lines
    /** The engine's error message if there is no scene. @type {string} */
    this.error = explanation && "error" in explanation ? explanation.error.message : "";
    this.scene = drawn ?? (explanation && !("error" in explanation) ? this.#sceneOf(explanation) : null);
    if (this.scene && this.plain?.scene) {
      this.scene.parts = partingOf(this.scene, this.plain.scene);
      this.scene.own = this.plain.scene.decided;
    }
  }

  /** Reuses the scene that is already drawn, so its run continues. @param {Explanation} explanation */
  #sceneOf(explanation) {
    const { baked, words } = this.from;
    return baked?.scene?.explanation === explanation
      ? baked.scene
      : new Scene({ explanation, edition: this.edition, words, resolved: this.resolved });
  }

  /** True if it is the same case, with the engine or without. @param {State} state */
  isOf(state) {
    return sameRequest(this.typed, state) && (this.typed.of ?? "") === (state.of ?? "");
  }

  /** The same case with changed lines. @param {NonNullable<State["lines"]>} lines */
  changed(lines) {
    return new Case(this.from, { ...this.state, lines }, this);
  }

  /** True if the engine is there and can be asked for more. */
  get complete() {
    return this.from.engine !== null;
  }

  /**
   * Opens a step, so that its lines become steps, if they were recorded.
   * @param {number | null} at from 1; null closes it
   */
  open(at) {
    if (at === null) {
      this.#opened = null;
      return;
    }
    if (this.#opened?.at === at && this.#opened.scene) return; // without a scene, try again
    const { engine } = this.from;
    const group = this.scene?.steps[at - 1]?.group;
    const detail = engine && group ? engine.detail({ ...this.request, limit: maxSteps }, at - 1) : null;
    const scene = this.scene && detail && !("error" in detail) ? withDetail(this.scene, detail) : null;
    this.#opened = { at, scene };
  }

  /**
   * Opens or closes a step.
   * @param {number | null} at @param {number} step the current one @returns {number} the step to go to
   */
  reopen(at, step) {
    const closed = this.played ? closedStep(this.played, step) : 0;
    this.open(at);
    return at !== null && this.played?.opened ? at : closed;
  }

  /** The scene that is played, with an opened step if there is one. */
  get played() {
    return this.#opened?.scene ?? this.scene;
  }

  get steps() {
    return this.played?.steps.length ?? 0;
  }

  /**
   * The content of a text box.
   * @param {"base" | "of" | "reference"} name @param {number} step the step whose input is marked
   * @returns {import("../views/stage/field.js").Content}
   */
  field(name, step) {
    const { first, typed } = this;
    if (name !== "reference" && first)
      return { ...fieldOf(first, name === "of" ? "base" : "reference", 0), left: [], ...this.faultOf(name) };
    if (name === "of") return { edition: typed.edition, text: typed.of ?? "" };
    return { ...fieldOf(this, name, step), ...this.faultOf(name) };
  }

  /** True if the base is relative, and only its scheme is missing for a full URI: it can be resolved first. */
  get isRelative() {
    const { base, options } = this.typed;
    const parts = this.scene?.explanation.base.parts ?? [];
    const lacks = parts.length > 0 && !parts.find(({ role }) => role === "scheme")?.span;
    return base !== "" && lacks && !isHostlike(base) && attributeOf(this.edition, options) === null;
  }

  /** True if the base may be the beginning of one with a scheme. */
  get isBegun() {
    return /^[a-z][a-z\d+-]*$/i.test(this.typed.base);
  }

  /** @returns {Fault[]} */
  findFaults() {
    const { first } = this;
    const { base, reference } = this.state;
    if (!first) return base || reference ? names.flatMap((name) => this.#faultsOf(name)) : []; // two empty boxes ask for texts
    const ofFirst = first.findFaults().map((fault) =>
      // Fixes are computed on first access.
      Object.create(fault, { name: { value: fault.name === "base" ? "of" : "base", enumerable: true } }),
    );
    return [...ofFirst, ...this.#faultsOf("reference")];
  }

  /** The errors of one of the texts, fatal ones first. @param {"base" | "reference"} name @returns {import("../views/stage/why.js").Fault[]} */
  #faultsOf(name) {
    const split = this.scene?.explanation[name] ?? null;
    if (!split) return [];
    const { parts, errors, production } = split;
    // If the spec names no components, only its algorithm knows whether a text is relative.
    const relative = name === "base" && parts.length > 0 && !parts.find(({ role }) => role === "scheme")?.span;
    if (!errors.length) return relative ? [this.#fault(name, null, production, true)] : [];
    return errors
      .toSorted((a, b) => Number(b.fatal ?? false) - Number(a.fatal ?? false))
      .map((problem) => this.#fault(name, problem, production, relative));
  }

  /** @param {"base" | "reference"} name @param {Problem | null} problem @param {string | null} production @param {boolean} relative @returns {import("../views/stage/why.js").Fault} */
  #fault(name, problem, production, relative) {
    const { engine, words } = this.from;
    const text = this.state[name];
    const edition = this.edition.id;
    const scheme = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(this.state.base)?.[0];
    const { reference } = this.state;
    return told({ engine, words, edition, production, name, text, problem, relative, scheme, reference });
  }

  /** The announced answer, with the error of the focused box. @param {string | null} focus */
  announced(focus) {
    const explanation = this.scene?.explanation;
    if (!explanation) return "";
    const { words } = this.from;
    const { target, outcome, why, edition } = explanation;
    const answer = target ?? words.say(noTarget({ outcome }));
    const fault = this.faults.find(({ name }) => name === focus);
    return `${words.say("page:answers", { answer: eased(words, answer) })}${words.say("ui:between", {}, " ")}${withoutMarks(fault?.said ?? whyText(words, edition, why))}`;
  }

  /** The data of this case that is known without the engine. */
  get #early() {
    return this.scene ? this.from.baked : null;
  }

  /** The answers of all specs, perhaps without reasons; empty if the engine failed. @returns {EditionAnswer[]} */
  get answers() {
    if (this.plain) return this.#besideChanged(this.plain.answers);
    return this.#reasoned ?? (this.#answers ??= this.#answered(false));
  }

  /** The same with reasons, which take longer than the time between two keys. @returns {EditionAnswer[]} */
  get reasoned() {
    if (this.plain) return this.answers;
    return (this.#reasoned ??= this.#answered(true));
  }

  /**
   * The answers to show next to the answer of changed lines. They come from the spec's own lines, so they have no
   * reasons.
   * @param {EditionAnswer[]} answers @returns {EditionAnswer[]}
   */
  #besideChanged(answers) {
    const { target = null, outcome = "error" } = this.scene?.explanation ?? {};
    const changed = /** @type {import("../run/engine.js").Answer} */ ({ target, outcome });
    return answers.map((answer) =>
      answer.edition === this.edition.id
        ? /** @type {EditionAnswer} */ ({ ...answer, ...changed, same: true })
        : { ...answer, same: target !== null && answer.target === target, because: null },
    );
  }

  /** @param {boolean} reasons */
  #answered(reasons) {
    const { engine } = this.from;
    const answers = engine ? engine.answers({ ...this.request, reasons }) : this.#early?.answers;
    return Array.isArray(answers) ? answers : [];
  }

  /**
   * This run and another spec's, each with the step at which they diverge; null if they don't.
   * @param {string} other @returns {import("../views/stage/parting.js").Sides | null}
   */
  beside(other) {
    if (this.plain) return this.plain.beside(other);
    const parting = this.from.engine?.parting(this.request, other);
    const there = new Case(this.from, { ...this.state, edition: other }).scene;
    if (!this.scene || !there || !parting || "error" in parting) return null;
    const { because } = parting;
    return [
      {
        scene: this.scene,
        step: parting.here,
        way: { ...because, here: because.there, there: because.here },
        state: this.state,
      },
      { scene: there, step: parting.there, way: because, state: this.state },
    ];
  }

  /** The answers of the specs. @param {string} parting the spec whose run is shown next to this one's, if the answers differ */
  years(parting) {
    const { edition: chosen, options } = this.state;
    const differs = this.answers.some(({ edition, same }) => edition === parting && !same);
    const sides = differs && this.complete ? this.beside(parting) : null;
    const { answers, from } = this;
    const reasoned = () => this.reasoned;
    return {
      editions: from.editions,
      answers,
      reasoned,
      chosen,
      changed: this.plain !== null,
      options,
      parting,
      sides,
      neighbours: null,
    };
  }

  /** The class of each character. @returns {import("../views/below/characters.js").Content} */
  characters() {
    const { engine, words } = this.from;
    const { classes, id } = this.edition;
    return {
      classes,
      texts: names.map((name, i) => {
        const stretches = engine
          ? engine.characters(this.state[name], { ...this.state.options, edition: id })
          : this.#early?.characters?.[i];
        return {
          title: words.say(`ui:${name}`),
          text: this.state[name],
          stretches: Array.isArray(stretches) ? stretches : [],
        };
      }),
    };
  }

  /** The grammar rules that derive each text. @returns {import("../views/below/grammar.js").Content} */
  grammar() {
    const { engine, words } = this.from;
    const { document, id } = this.edition;
    return {
      edition: id,
      document,
      texts: names.map((name, i) => {
        const text = this.state[name];
        const ask = (from = 0, to = -1) => {
          const tree = engine
            ? engine.tree(text, {
                ...this.state.options,
                edition: id,
                use: name,
                base: name === "reference" ? this.state.base : "",
                from,
                to,
              })
            : from === 0 && to === -1
              ? this.#early?.grammar?.[i]
              : this.from.lacking?.();
          return !tree || "error" in tree ? null : tree;
        };
        return { name, title: words.say(`ui:${name}`), text, tree: text.length > maxDerived ? null : ask(), ask };
      }),
    };
  }
}

/** The case without changed lines, reused from the earlier case if it matches. @param {Source} from @param {State} state @param {Case | null} early @returns {Case} */
const plainOf = (from, state, early) =>
  [early?.plain, early].find((one) => one?.complete && one.scene && one.isOf(state)) ?? new Case(from, state);

/**
 * The explanation that the page was built with, if it belongs to this case.
 * @param {Baked | null} early @param {State} state
 */
function baked(early, state) {
  if (!early) return null;
  const { base, reference, edition } = early.explanation;
  const { options = {}, lines } = early;
  return sameRequest({ base: base.text, reference: reference.text, edition, options, lines }, state)
    ? early.explanation
    : null;
}

/** The request that resolves a relative base. @param {State} state @returns {State} */
function basisOf({ base, of = "", options: { set: _, ...options }, ...state }) {
  return { ...state, base: of, reference: base, options, of: undefined };
}

/** @typedef {Pick<State, "base" | "reference" | "edition" | "options" | "lines">} Request */

/** @param {Request} a @param {Request} b */
function sameRequest(a, b) {
  return (
    a.base === b.base &&
    a.reference === b.reference &&
    a.edition === b.edition &&
    JSON.stringify(a.options) === JSON.stringify(b.options) &&
    sameLines(a.lines, b.lines)
  );
}
