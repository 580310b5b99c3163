/**
 * A case of two texts that are compared by an edition: the ladder that both climb, the run of
 * one of them to its normal form, and all that is to be said beside it.
 */
import { sceneOfText } from "./scene.js";
import { shortened } from "./views/characters.js";
import { problemText } from "./views/problem.js";

/** @typedef {import("./engine.js").ComparedSide} ComparedSide */
/** @typedef {import("./engine.js").Comparison} Comparison */
/** @typedef {import("./engine.js").Edition} Edition */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Part} Part */
/** @typedef {import("./engine.js").Relative} Relative */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./words.js").Words} Words */

/** Which of the two texts. @typedef {"a" | "b"} SideName */
/** @typedef {{ engine: Engine, editions: Edition[], words: Words }} Source */
/** @typedef {{ a: string, b: string, base: string, edition: string, side: SideName }} Asked */

/** Steps that are recorded at most: more are neither drawn nor scrubbed by a person. */
const mostSteps = 3_000;
/** The shortest reference is looked for between texts of at most so many UTF-16 code units together: of longer ones nobody reads it. */
const longestRelated = 4_000;
/** Values that lines have set are drawn without their middle where they are longer, in UTF-16 code units. */
const longest = 80;

/** An answer that is none where the engine has failed. @template T @param {T | import("./engine.js").Failure} answer @returns {T | null} */
const answered = (answer) => ("error" in /** @type {object} */ (answer) ? null : /** @type {T} */ (answer));

export class CompareCase {
  /** @type {Map<SideName, Scene | null>} */
  #scenes = new Map();

  /** @param {Source} from @param {Asked} asked */
  constructor(from, asked) {
    const { a, b, base, edition } = asked;
    this.from = from;
    this.asked = asked;
    this.edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === edition));
    const answer = from.engine.compare(a, b, { base, edition, limit: mostSteps });
    /** Why there is no answer, where the engine has failed. */
    this.error = "error" in answer ? answer.error.message : "";
    /** @type {Comparison | null} */
    this.answer = answered(answer);
    /** Whether a text is still to come: of one that is empty nobody asks whether it is the base. */
    this.empty = a === "" || b === "";
  }

  /** The run that is played. */
  get scene() {
    return this.sceneOf(this.asked.side);
  }

  /** The run of a side to its normal form; null without a target. @param {SideName} side */
  sceneOf(side) {
    if (!this.#scenes.has(side)) this.#scenes.set(side, this.#sceneOf(side));
    return this.#scenes.get(side) ?? null;
  }

  /** @param {SideName} side */
  #sceneOf(side) {
    const { answer, edition, from: { words } } = this;
    const { target = null, run = null } = answer?.[side] ?? {};
    if (!answer || this.empty || target === null || !run) return null;
    const kind = { title: "compare:listing", part: "normal", groups: [edition.id, "run"], value: value, facts };
    return sceneOfText({ text: target, parts: [], run, listing: answer.listing, edition, words, kind });
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** The rungs; none where there is nothing to compare. */
  get rungs() {
    return this.empty ? [] : this.answer?.rungs ?? [];
  }

  /** The name of a rung. @param {number | null} index @param {Comparison | null} [of] */
  rung(index, of = this.answer) {
    return index === null || !of ? "" : this.from.words.say(`compare:rungs:${of.rungs[index].id}`);
  }

  /** The sentence on how it ends, by its id. */
  get verdict() {
    const { answer } = this;
    if (this.empty) return this.asked.a === this.asked.b ? "empty" : "half";
    if (!answer?.rungs.length) return "no-target";
    if (answer.meet !== null) return answer.rungs[answer.meet].id === "string" ? "string" : "meet";
    return answer.meetWithoutFragments === null ? "apart" : "but-fragment";
  }

  get verdictArgs() {
    const { answer, edition } = this;
    return { rung: this.rung(answer?.meet ?? answer?.meetWithoutFragments ?? null), document: edition.document };
  }

  /** What is announced when somebody has typed. */
  get announced() {
    return this.answer ? this.from.words.say(`compare:why:${this.verdict}`, this.verdictArgs) : "";
  }

  /** What each edition answers, in few words; none where there is nothing to compare. @returns {string[]} */
  get others() {
    const { engine, editions, words } = this.from;
    const { a, b, base } = this.asked;
    if (this.empty) return [];
    return editions.map(({ id }) => {
      const of = id === this.edition.id ? this.answer : answered(engine.compare(a, b, { base, edition: id, limit: 0 }));
      if (!of?.rungs.length) return words.say("compare:answers:none");
      return of.meet === null ? words.say("compare:answers:apart") : words.say("compare:answers:meet", { rung: this.rung(of.meet, of) });
    });
  }

  /** What a text box shows. @param {SideName | "base"} name @param {number} step whose reading is marked @param {boolean} [played] whether somebody has gone there @returns {import("./views/field.js").Content} */
  field(name, step, played = true) {
    const { edition: { id }, asked, from: { engine, words } } = this;
    const text = asked[name];
    const split = text ? answered(engine.explain({ base: text, reference: "", edition: id, limit: 0 }))?.base ?? null : null;
    const [problem = null] = text === "" || name === "base" ? [] : this.answer?.[name].errors ?? [];
    const reads = played && name === asked.side && this.answer?.[name].target === text;
    return {
      edition: id, text, split, problem, waiting: false,
      said: problem && problemText(words, id, problem, text),
      reads: (reads && this.scene?.reads(step).base) || [],
    };
  }

  /** What the ladder shows. @param {number} step @param {boolean} [played] whether somebody has gone there @returns {import("./views/ladder.js").Content} */
  ladder(step, played = true) {
    const { answer, edition, rungs, asked: { side } } = this;
    return { document: edition.document, rungs, meet: rungs.length ? answer?.meet ?? null : null, resolved: { a: answer?.a.resolved ?? false, b: answer?.b.resolved ?? false }, side, step: this.scene ? step : -1, played };
  }

  /** What stands beside the ladder; null where there is nothing to say. @returns {import("./views/compared.js").Content | null} */
  get remarks() {
    const { answer, edition } = this;
    if (!answer || this.empty) return null;
    const without = !answer.rungs.length ? null : [answer.a, answer.b].every(({ target }) => !target?.includes("#")) ? "none" : answer.meetWithoutFragments === null ? "apart" : "meet";
    return { answer, edition: edition.id, without, rung: this.rung(answer.meetWithoutFragments), shortest: this.#shortest };
  }

  /** The references that lead from each side to the other, and from the base to what was resolved against it. @returns {import("./views/compared.js").Shortest[]} */
  get #shortest() {
    const { answer, edition: { id }, asked: { base }, from: { engine, words } } = this;
    const { a, b } = /** @type {Comparison} */ (answer);
    /** @param {string} from @param {string | null} base @param {string | null} target @param {string} [to] */
    const lead = (from, base, target, to = "") => {
      if (base === null || target === null || base.length + target.length > longestRelated) return [];
      const relative = answered(engine.relativize(base, target, { edition: id }));
      return relative ? [{ from, to, relative }] : [];
    };
    return [
      ...lead("a", a.target, b.target), ...lead("b", b.target, a.target),
      ...(a.resolved ? lead("base", base, a.target, words.say("compare:names:a")) : []), ...(b.resolved ? lead("base", base, b.target, words.say("compare:names:b")) : []),
    ];
  }
}

/** How the value is drawn that a line has set. @param {Words} words @param {string} text */
const value = (words, text) => shortened(words, text, longest);

/**
 * The places that a step changes in the register that it writes anew, as what was there and
 * what is there then: a change beside another one is the same place.
 * @param {Scene} scene @param {number} i index of the step @returns {{ from: string, to: string }[]}
 */
function changesOf(scene, i) {
  const edit = scene.steps[i]?.edits[0];
  if (!edit) return [];
  const [register, , end, pieces] = edit;
  /** @type {{ from: string, to: string, end: number }[]} */
  const found = [];
  let [at, added] = [0, ""];
  const close = (/** @type {number} */ start) => {
    const last = found.at(-1);
    const from = scene.at(i).slice(register, at, start);
    if (last && last.end === at && (from || added)) [last.from, last.to, last.end] = [last.from + from, last.to + added, start];
    else if (from || added) found.push({ from, to: added, end: start });
  };
  for (const piece of pieces ?? []) {
    if (typeof piece === "string") added += piece;
    else if (piece[1] < piece[2]) {
      close(piece[1]);
      [at, added] = [piece[2], ""];
    }
  }
  close(end);
  return found;
}

/** What the words may speak of, beside what every run knows. @type {NonNullable<import("./scene.js").Kind["facts"]>} */
const facts = {
  count: (scene, i) => changesOf(scene, i).length,
  from: (scene, i) => changesOf(scene, i)[0]?.from ?? "",
  to: (scene, i) => changesOf(scene, i)[0]?.to ?? "",
};
