/**
 * Composes the sentences of answers, the same that the page shows, and adds each to its id. A sentence is composed on
 * first access, because most callers read few of them.
 */
import { editionsOf } from "../run/editionsof.js";
import { Scene } from "../run/scene.js";
import { mismatchOf, problemText } from "../reading/problem.js";
import { causeText } from "../texts/causes.js";
import { mistakeText } from "../texts/changes.js";
import { comparedText } from "../texts/compared.js";
import { expectationText, howText, lostText } from "../texts/expected.js";
import { plain } from "../texts/plain.js";
import { findingText } from "../texts/finding.js";
import { whyText } from "../texts/why.js";
import { stepText } from "../views/stage/step.js";

/** @import { Cause, Change, Comparison, Edition, Expectation, Explanation, Finding, KnownChange, Problem } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** The parts of the catalogue with the sentences; each spec has a part of its own besides. */
export const parts = [
  "ui",
  "problem",
  "remarks",
  "expected",
  "expectation",
  "characters",
  "figure",
  "compare",
  "documents",
  "encoding",
  "extract",
];

/**
 * Defines a member that is computed on first access.
 * @template {object} T @param {T} of @param {string} name @param {() => unknown} compute
 */
const later = (of, name, compute) =>
  Object.defineProperty(of, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = compute();
      Object.defineProperty(of, name, { value, writable: true });
      return value;
    },
  });

/**
 * Gives an object a text that is composed on first access.
 * @template {object} T @param {T} of @param {() => string} compose
 */
const tell = (of, compose) => (Object.hasOwn(of, "text") ? of : later(of, "text", () => plain(compose()))); // two places may share an object

export class Teller {
  /** @type {Map<string, Edition> | undefined} */
  #byId;
  #engine;

  /** @param {Words} words with the parts above and the specs' parts @param {Pick<import("../run/tolerant.js").Engine, "editions">} engine */
  constructor(words, engine) {
    this.words = words;
    this.#engine = engine;
  }

  /** @returns {Edition[]} */
  get editions() {
    return editionsOf(/** @type {any} */ (this.#engine));
  }

  /** @param {string} id */
  edition(id) {
    this.#byId ??= new Map(this.editions.map((edition) => [edition.id, edition]));
    return this.#byId.get(id);
  }

  /** @template {Explanation} T @param {T} explanation @returns {T} */
  explanation(explanation) {
    const { words } = this;
    const { edition, why, findings, problems, base, reference, result, run } = explanation;
    const texts = { base: base.text, reference: reference.text, target: result?.text ?? "" };
    tell(why, () => whyText(words, edition, why));
    this.#clauses(edition, why);
    for (const finding of findings) tell(finding, () => findingText(words, edition, finding, texts[finding.on]));
    for (const problem of problems) this.problem(edition, problem, texts[problem.on ?? "reference"]);
    for (const { text, errors, mismatch } of [base, reference, ...(result ? [result] : [])]) {
      this.problems(edition, errors, text);
      if (mismatch) this.problem(edition, mismatch, text);
    }
    /** @type {Scene | undefined} */
    let scene;
    const ran = () =>
      (scene ??= new Scene({ explanation, edition: /** @type {Edition} */ (this.edition(edition)), words }));
    return later(explanation, "run", () => {
      run.steps.forEach((step, i) => tell(step, () => stepText(ran(), i)));
      return run;
    });
  }

  /** The clauses of a reason, which the engine may compute on first access. @param {string} edition @param {Explanation["why"]} why */
  #clauses(edition, why) {
    const { get } = Object.getOwnPropertyDescriptor(why, "clauses") ?? {};
    const told = (/** @type {Explanation["why"]["clauses"]} */ clauses) => {
      for (const clause of clauses ?? []) {
        const { id, args } = clause;
        tell(clause, () => whyText(this.words, edition, { id, args, clauses: [clause] }));
      }
      return clauses;
    };
    if (get) later(why, "clauses", () => told(get.call(why)));
    else told(why.clauses);
  }

  /** @param {string} edition @param {Problem} problem @param {string} text that it is in */
  problem(edition, problem, text) {
    return tell(problem, () => problemText(this.words, edition, problem, text));
  }

  /** Why a text doesn't match a form of a host. @param {string} edition @param {Problem} problem @param {string} text */
  mismatch(edition, problem, text) {
    return tell(problem, () => {
      const { id, args } = mismatchOf(this.words, edition, problem, text);
      return this.words.say(id, args);
    });
  }

  /** @param {string} edition @param {Problem[] | null | undefined} problems @param {string} text */
  problems(edition, problems, text) {
    for (const problem of problems ?? []) this.problem(edition, problem, text);
  }

  /** Why another spec gives something else. @param {string} edition that spec @param {{ because?: Cause | null, also?: Cause[] } | null} of */
  causes(edition, of) {
    for (const cause of [of?.because, ...(of?.also ?? [])])
      if (cause) tell(cause, () => causeText(this.words, edition, cause));
  }

  /** A text of the catalogue beside an id. @template {object} T @param {T} of @param {string} id @param {() => Record<string, unknown>} [args] */
  said(of, id, args) {
    return tell(of, () => this.words.say(id, args?.()));
  }

  /** @param {Comparison} comparison */
  comparison(comparison) {
    const { edition: id } = comparison;
    const document = this.edition(id)?.document ?? "RFC 3987";
    return tell(comparison, () => comparedText(this.words, { id, document }, comparison));
  }

  /** @param {{ id: string, kind?: string }} misreading */
  misreading(misreading) {
    return tell(misreading, () => mistakeText(this.words, misreading.id));
  }

  /** @template {Expectation} T @param {T} answer @param {{ base: string, reference: string }} texts @param {string} expected @returns {T} */
  expectation(answer, texts, expected) {
    const { words, editions } = this;
    const { edition, fault, misreading, lost, changes, by, equivalents } = answer;
    const wrong = () => (fault ? problemText(words, edition, fault, expected) : "");
    tell(answer, () => expectationText(words, editions, texts, answer, wrong()));
    if (fault) this.problem(edition, fault, expected);
    if (misreading) this.misreading(misreading);
    if (lost) tell(lost, () => lostText(words, texts, answer));
    for (const change of changes) this.change(change);
    for (const one of [...by, ...equivalents]) this.causes(one.edition, one.parting);
    return answer;
  }

  /** @param {Change} change */
  change(change) {
    return tell(change, () => howText(this.words, change));
  }
}
