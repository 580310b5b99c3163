/**
 * A case of one text: a URL, a spec, and the spec's rules for its scheme. It has the interface of a case of two texts,
 * web/src/cases/case.js. Without the engine, a baked case has a scene; any other waits.
 */
import { sceneOfText } from "../run/scene.js";
import { withoutMarks } from "../texts/marks.js";
import { octets } from "../texts/octets.js";
import { Faulty, told } from "./faulty.js";
import { maxSteps } from "./limits.js";
import { answered, noAnswer, unanswered } from "./unanswered.js";

/** @import { Edition, Part, SchemeAnswer } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Fault } from "../views/stage/why.js" */
/** @import { Words } from "../words/words.js" */

/** known: the baked data of one text. @typedef {{ engine: Engine | null, known?: SchemeAnswer | null, editions: Edition[], words: Words }} Source */
/** @typedef {{ reference: string, edition: string }} Asked */

/** The text up to its first colon. Specs that are only asked about the scheme's name need no more. @param {string} text */
const nameIn = (text) => text.slice(0, text.indexOf(":") + 1);

/** @extends {Faulty<Source>} */
export class SchemeCase extends Faulty {
  /** @param {Source} from @param {Asked} asked */
  constructor(from, asked) {
    super(from);
    this.state = { reference: asked.reference, edition: asked.edition };
    this.edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === asked.edition));
    const answer = from.engine
      ? from.engine.scheme(asked.reference, { edition: asked.edition, limit: maxSteps })
      : this.#early;
    /** Why there is no answer: the spec doesn't define it, or the engine failed. */
    this.note = noAnswer(answer, this.edition);
    /** @type {SchemeAnswer | null} */
    this.answer = answered(answer);
    this.scene = this.#sceneOf();
  }

  /** The baked data of this case. */
  get #early() {
    const { known } = this.from;
    return known?.text === this.state.reference && known.edition === this.state.edition ? known : null;
  }

  #sceneOf() {
    const { listing = null, run = null, text = "", parts = [], defined } = this.answer ?? {};
    if (!listing || !run) return null;
    const kind = {
      title: this.answer?.origin === undefined ? "schemes:client-does" : "schemes:standard-says",
      part: `schemes-${this.edition.id}`,
      groups: [defined ?? "", "url"],
      value: octets,
    };
    return sceneOfText({ text, parts, run, listing, edition: this.edition, words: this.from.words, kind });
  }

  /** Loads its words. If they can't be loaded, the fallback texts are used. */
  async need() {
    const { id } = this.edition;
    const parts = ["schemes", id, ...(this.scene ? [`schemes-${id}`] : [])];
    if (!this.from.words.settled(...parts)) await this.from.words.need(...parts).catch(() => {});
  }

  /** True if the engine is there and can be asked for more. */
  get complete() {
    return this.from.engine !== null;
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** The parts with a bracket in the text box: those without parts inside. @returns {Part[]} */
  get #brackets() {
    const there = this.state.reference ? (this.answer?.parts ?? []).filter(({ span }) => span) : [];
    const within = (/** @type {Part} */ a, /** @type {Part} */ b) =>
      a !== b && a.level > b.level && span(a)[0] >= span(b)[0] && span(a)[1] <= span(b)[1];
    return there.filter((part) => !there.some((other) => within(other, part))).map((part) => ({ ...part, level: 1 }));
  }

  /** The status of the scheme's name in each spec. */
  get standings() {
    const { engine, editions } = this.from;
    if (!engine) return [];
    return editions.map(({ id }) => {
      const answer = engine.scheme(nameIn(this.state.reference), { edition: id });
      return "error" in answer ? "none" : answer.standing;
    });
  }

  /**
   * The content of the text box.
   * @param {number} step the step whose input is marked @returns {import("../views/stage/field.js").Content}
   */
  field(step) {
    const { answer, scene } = this;
    const text = this.state.reference;
    const errors = text ? (answer?.errors ?? []) : [];
    return {
      edition: this.edition.id,
      text,
      split: answer && { text, production: answer.production, parts: this.#brackets, groups: [], errors },
      ...this.faultOf("url"),
      reads: scene?.reads(step).base ?? [],
      waiting: !this.complete && !answer,
    };
  }

  /** @returns {Fault[]} */
  findFaults() {
    const { engine, words } = this.from;
    const text = this.state.reference;
    const { errors = [], production = null } = this.answer ?? {};
    const [problem] = errors;
    if (!problem || !text) return []; // an empty box has no errors
    return [told({ engine, words, edition: this.edition.id, production, name: "url", text, problem, relative: false })];
  }

  /** The text of the line below the text box. @returns {import("../views/stage/why.js").Content} */
  get line() {
    const {
      answer,
      note,
      faults,
      edition,
      from: { words },
    } = this;
    const why = answer && {
      id: answer.text ? answer.standing : "empty",
      args: { name: answer.name ?? "", document: edition.document },
      line: -1,
    };
    return {
      edition: edition.id,
      part: "schemes",
      why,
      decided: answer?.section ? [/** @type {any} */ ({ id: "", phase: "dots", section: answer.section })] : [],
      outcome: "",
      origins: [],
      faults,
      focus: null,
      notice: answer ? null : note ? unanswered(words, note) : words.say("ui:waiting"),
    };
  }

  /** The announcement after typing. */
  get announced() {
    const {
      answer,
      faults,
      edition,
      from: { words },
      steps,
    } = this;
    if (!answer) return "";
    const said = words.say(`schemes:why:${answer.standing}`, { name: answer.name ?? "", document: edition.document });
    return withoutMarks(
      [said, faults[0]?.said, steps ? words.say("schemes:steps", { count: steps }) : ""]
        .filter(Boolean)
        .join(words.say("ui:between", {}, " ")),
    );
  }

  /**
   * The content of the view of the scheme.
   * @param {number} step @returns {import("../views/rooms/scheme.js").Content | null}
   */
  content(step) {
    return this.answer && { answer: this.answer, scene: this.scene, step };
  }
}

/** @param {Part} part that is there */
const span = (part) => /** @type {import("../run/engine.js").Span} */ (part.span);
