/**
 * A comparison of two texts by a spec: the ladder of comparison, the run that normalizes one of the texts, and all
 * sentences about them.
 */
import { sceneOfText } from "../run/scene.js";
import { tellFault } from "../reading/tellfault.js";
import { shortened } from "../texts/characters.js";
import { withoutMarks } from "../texts/marks.js";
import { short } from "../words/words.js";
import { maxSmallSteps } from "./limits.js";
import { answered, noAnswer, unanswered } from "./unanswered.js";
import { called, changesOn, placesOf } from "../texts/normalizing.js";

/** @import { Comparison, Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Fault } from "../views/stage/why.js" */
/** @import { Words } from "../words/words.js" */

/** One of the two texts. @typedef {"a" | "b"} SideName */
/** known: the baked data, for use without an engine. @typedef {{ engine: Engine | null, known?: Comparison | null, editions: Edition[], words: Words }} Source */
/**
 * options: only those that aren't at their default. as: whether the two are compared as IRIs (RFC 3987); "auto" means
 * if they have characters beyond US-ASCII, and the spec is the one that RFC 3987 extends. characters: whether
 * characters are then normalized. side: null until one is chosen.
 * @typedef {{ a: string, b: string, base: string, edition: string, options: Record<string, string>, side: SideName | null, as?: "auto" | "iri" | "uri", characters?: boolean }} Asked
 */

/**
 * The longest two texts, in UTF-16 code units together, for which the shortest reference is computed. Nobody would read
 * a longer one.
 */
const longestRelated = 4_000;
/** Above this length, in UTF-16 code units, values in lines are shortened in the middle. */
const longest = 80;
/** The same, in the sentence about the difference. */
const shortest = 24;

/** True for the path, which specs call by several names. @param {string} name */
const isPath = (name) => /path$/.test(name);

/** Characters beyond US-ASCII. */
const beyond = /[^\x00-\x7F]/u;

/** The spec that RFC 3987 extends. */
const ofIRIs = "rfc3986";

/** A URI for the empty state, which shows only the names of the rungs. */
const anything = "x:";

/** @type {SideName[]} */
const sides = ["a", "b"];

/** The text after its run. @param {Scene} scene */
const result = (scene) => {
  const register = scene.listing.registers.findLastIndex(({ name }) => name === "normal form");
  const text = scene.at(scene.steps.length).text(register);
  return register < 0 || text === null ? "" : scene.words.say("normal:result", { text });
};

export class CompareCase {
  /** @type {Map<SideName, Scene | null>} */
  #scenes = new Map();
  /** @type {Map<SideName | "base", import("../run/engine.js").Text | null>} */
  #splits = new Map();
  /** @type {Fault[] | undefined} */
  #faults;

  /** The same two texts by another spec, created on first use. @type {CompareCase | null} */
  #second;
  /**
   * The difference between the two, computed on first use.
   * @type {{ id: string, args: Record<string, string> } | null | undefined}
   */
  #differs;

  /**
   * @param {Source} from @param {Asked} asked
   * @param {CompareCase | null} [first] the same two texts by another spec, which has this case as its second
   */
  constructor(from, asked, first = null) {
    const { a, b, base, edition, options } = asked;
    const { engine, known = null } = from;
    this.from = from;
    this.asked = asked;
    this.#second = first;
    this.edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === edition));
    /** True before any text is typed. */
    this.empty = a === "" && b === "";
    /** The sides that contain text. The view shows how one of them is normalized. @type {SideName[]} */
    this.sides = (a === "") === (b === "") ? sides : a ? ["a"] : ["b"];
    const [one, other] = this.empty ? [anything, anything] : [a || b, b || a];
    const { as = "uri", characters = false } = asked;
    /** True if IRIs can be compared; then whether these two are. */
    this.mayBeIRIs = asked.as !== undefined && edition === ofIRIs && (as === "iri" || beyond.test(a + b));
    this.areIRIs = this.mayBeIRIs && as !== "uri";
    const by = this.areIRIs ? { base, edition: "rfc3987", characters } : { ...options, base, edition };
    const answer = engine ? engine.compare(one, other, { ...by, limit: first ? 0 : maxSmallSteps }) : known;
    /** Why there is no answer: the spec doesn't define it, or the engine failed. */
    this.note = noAnswer(answer, this.edition);
    /** @type {Comparison | null} */
    this.answer = answered(answer);
  }

  /** The side whose run is played: the only one with a text, the chosen one, or else the first that changes. */
  get side() {
    const {
      sides,
      rungs,
      answer,
      asked: { side },
    } = this;
    if (side) return sides.includes(side) ? side : sides[0];
    const last = rungs.findLast(({ excludes, skipped }) => !excludes && !skipped);
    return sides.find((one) => last && last[one] !== answer?.[one].target) ?? sides[0];
  }

  /** The run that is played. */
  get scene() {
    return this.sceneOf(this.side);
  }

  /** The run that normalizes a side; null without a target, or for a text that isn't a URI. @param {SideName} side */
  sceneOf(side) {
    if (!this.#scenes.has(side)) this.#scenes.set(side, this.#sceneOf(side));
    return this.#scenes.get(side) ?? null;
  }

  /** @param {SideName} side */
  #sceneOf(side) {
    const {
      answer,
      edition,
      from: { words },
    } = this;
    const { target = null, run = null } = answer?.[side] ?? {};
    if (!answer || this.empty || target === null || !run || (this.skipped && answer[side].errors.length)) return null;
    const of = this.areIRIs ? { part: "iri", groups: ["ladder"] } : { part: "normal", groups: [edition.id, "run"] };
    const kind = { title: "compare:listing", ...of, value, facts, result };
    return sceneOfText({ text: target, parts: [], run, listing: answer.listing, edition, words, kind });
  }

  /** Why no run is played: the id of the sentence, or "". */
  get still() {
    if (this.scene) return "";
    if (this.empty) return "empty";
    if (this.note) return "unanswered";
    return this.answer?.[this.side].errors.length ? "no-uri" : "no-target";
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** The rungs; empty if there is nothing to compare. */
  get rungs() {
    const all = this.answer?.rungs ?? [];
    if (this.empty) return [];
    return this.sides.length > 1 ? all : all.filter(({ excludes }) => !excludes);
  }

  /** True if a text isn't a URI, so that the two are compared only as strings. */
  get skipped() {
    return this.rungs.some(({ skipped }) => skipped);
  }

  /** The name of a rung. @param {number | null} index @param {Comparison | null} [of] */
  rung(index, of = this.answer) {
    return index === null || !of ? "" : this.from.words.say(`compare:rungs:${of.rungs[index].id}`);
  }

  /** The id of the sentence with the result. */
  get verdict() {
    const { answer } = this;
    if (this.empty) return "empty";
    if (this.sides.length < 2) return "half";
    if (!answer?.rungs.length) return "no-target";
    if (answer.meet !== null) return answer.rungs[answer.meet].id === "string" ? "string" : "meet";
    return answer.meetWithoutFragments === null ? "apart" : "but-fragment";
  }

  /** True if one of the texts was relative and has been resolved first. */
  get resolved() {
    return this.sides.some((side) => this.answer?.[side].resolved);
  }

  /** True if a text can't be compared without the base. */
  get needsBase() {
    return (
      !this.empty && this.sides.some((side) => this.answer?.[side].resolved || this.answer?.[side].target === null)
    );
  }

  /** The document of the comparison. */
  get document() {
    return this.areIRIs ? "RFC 3987" : this.edition.document;
  }

  /** The arguments for the sentence about the two. */
  get verdictArgs() {
    const { answer, edition } = this;
    const name = (/** @type {SideName} */ side) => this.from.words.say(`compare:names:${side}`);
    const refused = this.sides.filter((side) => (this.skipped ? answer?.[side].errors.length : !answer?.[side].target));
    return {
      rung: this.rung(answer?.meet ?? answer?.meetWithoutFragments ?? null),
      document: this.document,
      edition: edition.id,
      at: answer?.rungs[answer.meet ?? -1]?.id ?? "",
      done: answer?.meet ? called(this.from.words, this.changes) : "",
      which: refused.length > 1 ? "both" : "one",
      side: refused[0] ? name(refused[0]) : "",
      ...this.#apart?.args,
      resolved: this.resolved ? "yes" : "no",
      target: answer?.[this.side].target ?? "",
    };
  }

  /**
   * The id of the sentence about the two. If they don't match, it names the difference, provided that it is a single
   * one.
   */
  get verdictId() {
    if (this.verdict === "apart" && this.skipped) return "not-uri";
    return this.verdict === "apart" ? (this.#apart?.id ?? "apart") : this.verdict;
  }

  /** The changes that the rungs make until the two are equal, or up to the top. */
  get changes() {
    return changesOn(this.rungs, this.answer?.meet ?? undefined);
  }

  /** The same two by the spec that browsers follow or, if that is the chosen one, by the standard; null while there is no engine. @returns {CompareCase | null} */
  get #beside() {
    const { asked, edition, from } = this;
    if (this.#second || !this.compares) return this.#second;
    const spec = from.editions.find(({ living, standard }) => (edition.living ? standard : living));
    return (this.#second = spec ? new CompareCase(from, { ...asked, edition: spec.id, options: {} }, this) : null);
  }

  /**
   * The difference that remains after everything that makes the two alike.
   * @returns {{ id: string, args: Record<string, string> } | null}
   */
  get #apart() {
    return this.verdict === "apart" ? (this.#differs ??= this.#kept ?? this.#component) : null;
  }

  /** The last rung that both have reached. */
  get #last() {
    return this.rungs.findLast(({ explained, skipped, excludes }) => !explained && !skipped && !excludes);
  }

  /** The whole remaining difference, if the other spec removes exactly that. @returns {{ id: string, args: Record<string, string> } | null} */
  get #kept() {
    const last = this.#last;
    const changes = this.#beside?.changes ?? [];
    if (!last || !changes.length) return null;
    const kept = placesOf(last.a, last.b).map(({ from, to }) =>
      changes.find((one) => one.from && ((one.from === from && one.to === to) || (one.from === to && one.to === from))),
    );
    const all = kept.flatMap((change) => change ?? []);
    const names = all.length === kept.length ? called(this.from.words, all, "keeps") : "";
    return names ? { id: "apart-kept", args: { kept: names } } : null;
  }

  /** The first component that differs. @returns {{ id: string, args: Record<string, string> } | null} */
  get #component() {
    const last = this.#last;
    if (!last) return null;
    const [a, b] = sides.map((side) => this.#components(last[side] ?? ""));
    const part = [...new Set([...a.keys(), ...b.keys()])].find((name) => a.get(name) !== b.get(name));
    if (part === undefined) return null;
    const [one, other] = [a.get(part) ?? null, b.get(part) ?? null];
    const name = (/** @type {SideName} */ side) => this.from.words.say(`compare:names:${side}`);
    if (isPath(part) && `${one}/` === other) return { id: "apart-slash", args: { side: name("b") } };
    if (isPath(part) && one === `${other}/`) return { id: "apart-slash", args: { side: name("a") } };
    if (one === null || other === null)
      return { id: "apart-alone", args: { name: part, side: name(one === null ? "b" : "a") } };
    const id = this.#isOneAddress(one, other) ? "apart-address" : "apart-part";
    return { id, args: { name: part, a: short(one, shortest), b: short(other, shortest) } };
  }

  /** True if two authorities differ only in the form of one IPv6 address. @param {string} a @param {string} b */
  #isOneAddress(a, b) {
    const {
      edition: { id: edition },
      from: { engine },
    } = this;
    const [one, other] = [a, b].map((text) => {
      const host = engine && answered(engine.host(text, { edition }));
      return host?.kind === "ipv6"
        ? JSON.stringify([text.slice(0, host.host[0]), host.pieces.map(({ value }) => value), text.slice(host.host[1])])
        : null;
    });
    return one !== null && one === other;
  }

  /** The components of a text, by name. @param {string} text @returns {Map<string, string>} */
  #components(text) {
    const {
      edition: { id },
      from: { engine },
    } = this;
    const split = engine && answered(engine.explain({ base: text, reference: "", edition: id, limit: 0 }))?.base;
    return new Map(
      (split?.parts ?? []).flatMap(({ name, level, span }) =>
        level === 1 && span ? [[name, text.slice(...span)]] : [],
      ),
    );
  }

  /** The errors of the two texts, with fixes. An empty form has none. */
  get faults() {
    const { engine, words } = this.from;
    return (this.#faults ??= this.sides.flatMap((name) => {
      const {
        text,
        errors: [problem],
        production,
      } = this.answer?.[name] ?? { text: "", errors: [], production: null };
      return text && problem
        ? [tellFault({ engine, words, edition: this.edition.id, production, name, text, problem, relative: false })]
        : [];
    }));
  }

  /**
   * The text of the line below the text boxes: about the two, or about the normal form of one.
   * @param {string} [id] @returns {import("../views/stage/why.js").Content}
   */
  line(id = this.verdictId) {
    const {
      faults,
      skipped,
      from: { words },
    } = this;
    const notice = this.note ? unanswered(words, this.note) : this.answer ? null : words.say("ui:waiting");
    return {
      edition: skipped ? this.edition.id : "compare",
      why: { id, args: this.verdictArgs, line: -1 },
      decided: [],
      outcome: "",
      origins: [],
      faults: skipped ? faults : [],
      focus: null,
      notice,
    };
  }

  /** The normal form of the text whose run is played; null without a target. */
  get normalForm() {
    const last = this.rungs.findLast(({ excludes }) => !excludes);
    return last && !last.skipped ? last[this.side] : null;
  }

  /** The sides whose path keeps a guard that prevents it from being parsed as a host. */
  get guarded() {
    const { answer } = this;
    return this.sides.filter((side) =>
      answer?.[side].run?.steps.some(({ line }) => answer.listing.lines[line].id === "guard"),
    );
  }

  /** The id of the sentence on the normal form of that text. */
  get ofNormal() {
    const { text, target, resolved } = this.answer?.[this.side] ?? { text: "", target: null, resolved: false };
    if (target === null || this.normalForm === null) return text ? "no-target" : "none-yet";
    if (this.guarded.includes(this.side)) return "normal-guarded";
    if (resolved) return "normal-resolved";
    return this.normalForm === text ? "normal-already" : "normal";
  }

  /** The sentence that says if the two are the same by this spec. */
  get said() {
    const { words } = this.from;
    if (this.note) return unanswered(words, this.note);
    return this.answer ? words.say(`compare:why:${this.verdictId}`, this.verdictArgs) : words.say("ui:waiting");
  }

  /** A sentence for each other way to compare the two: by another spec, as plain text, and by origin. @returns {string[]} */
  get #others() {
    const { words } = this.from;
    const { a, b } = this.asked;
    const beside = this.#beside;
    if (!beside) return [];
    const { verdictArgs: args, verdictId: id, document, edition } = beside;
    const again = words.say(`compare:why:${id}`, { ...args, document: this.document, edition: this.edition.id });
    const known = again === this.said || this.#isFaulty;
    const result = id === "no-target" ? "nothing" : beside.answer?.meet == null ? "apart" : "same";
    const origin = this.#haveOneOrigin;
    return [
      known ? words.say(`compare:why:${result}`, { document, edition: edition.id }) : beside.said,
      ...(a === b || this.skipped || beside.skipped ? [] : [words.say("compare:as-text")]),
      ...(origin === null ? [] : [words.say("compare:origin", { same: origin })]),
    ];
  }

  /** True if an error in a text prevents most of the comparison. */
  get #isFaulty() {
    return this.skipped && this.faults.length > 0;
  }

  /** True if the two have the same origin; null if one isn't a URL, or there is no engine. @returns {boolean | null} */
  get #haveOneOrigin() {
    const { engine } = this.from;
    const standard = [this, this.#second].find((of) => of?.edition.living);
    const origins = sides.map((side) => {
      const target = standard?.answer?.[side].target ?? null;
      return (
        (engine && target !== null && answered(engine.scheme(target, { edition: standard?.edition.id }))?.origin) ||
        null
      );
    });
    return origins.includes(null) ? null : origins[0] === origins[1] && origins[0] !== "null";
  }

  /** The two lines of the room's verdict. The second is null if that line shows an error. @returns {{ loud: string, below: string | null }} */
  get verdicts() {
    const others = this.#others;
    if (this.#isFaulty) return { loud: this.#joined([this.said, ...others.slice(0, 1)]), below: null };
    return { loud: this.said, below: this.#joined(others) };
  }

  /** All sentences of the verdict. */
  get #saidByAll() {
    return this.#joined([this.said, ...this.#others]);
  }

  /** @param {string[]} sentences */
  #joined(sentences) {
    return sentences.join(this.from.words.say("ui:between", {}, " "));
  }

  /** The announcement after typing. */
  get announced() {
    return this.answer ? withoutMarks(this.#saidByAll) : "";
  }

  /** Sentences for a handout, in addition to the run. @returns {import("../views/dialogs/handout.js").Told} */
  get told() {
    const {
      side,
      sides,
      edition: { year },
      from: { words },
    } = this;
    const climbed = this.rungs.filter(({ explained, skipped }) => !explained && !skipped);
    const two = sides.length > 1;
    return {
      title: words.say(`compare:handout:${two ? "two" : "one"}`, { year: String(year) }),
      said: two ? this.#saidByAll : words.say(`compare:why:${this.ofNormal}`, this.verdictArgs),
      head: [
        words.say("compare:handout:rung"),
        ...sides.map((of) => words.say(`compare:label:${two ? of : "one"}`)),
        "",
      ],
      rows: climbed.map((rung) => [
        words.say(`compare:rungs:${rung.id}`),
        ...sides.map((of) => rung[of]),
        two ? words.say(rung.equal ? "compare:equal" : "compare:different") : "",
      ]),
      path: words.say("compare:handout:path", { side: two ? words.say(`compare:names:${side}`) : "" }),
    };
  }

  /** True if there are two texts to compare, and an engine. */
  get compares() {
    return !this.empty && this.sides.length > 1 && this.from.engine !== null;
  }

  /** A spec's answer, in a few words. @param {string} id */
  answerOf(id) {
    const { engine, words } = this.from;
    const { a, b, base, options } = this.asked;
    const of =
      id === this.edition.id && !this.areIRIs
        ? this.answer
        : engine && answered(engine.compare(a, b, { ...options, base, edition: id, limit: 0 }));
    if (!of?.rungs.length) return words.say("compare:answers:none");
    return of.meet === null
      ? words.say("compare:answers:apart")
      : words.say("compare:answers:meet", { rung: of.rungs[of.meet].id });
  }

  /** The components of a text, computed once rather than at every step. @param {SideName | "base"} name */
  #splitOf(name) {
    const { engine } = this.from;
    const text = this.asked[name];
    if (!this.#splits.has(name) && text && engine)
      this.#splits.set(
        name,
        answered(engine.explain({ base: text, reference: "", edition: this.edition.id, limit: 0 }))?.base ?? null,
      );
    return this.#splits.get(name) ?? null;
  }

  /**
   * The content of a text box.
   * @param {SideName | "base"} name @param {number} step the step whose input is marked
   * @param {boolean} [played] whether the reader has opened the run
   * @returns {import("../views/stage/field.js").Content}
   */
  field(name, step, played = true) {
    const { edition, asked } = this;
    const text = asked[name];
    const fault = this.faults.find((one) => one.name === name);
    const reads = played && name === this.side && this.answer?.[name].target === text;
    return {
      edition: edition.id,
      text,
      split: this.#splitOf(name),
      problem: fault?.problem ?? null,
      waiting: !this.from.engine && !this.answer,
      said: fault ? withoutMarks(fault.said) : null,
      reads: (reads && this.scene?.reads(step).base) || [],
    };
  }

  /**
   * The content of the ladder.
   * @param {number} step @param {boolean} [played] whether the reader has opened the run
   * @returns {import("../views/rooms/ladder.js").Content}
   */
  ladder(step, played = true) {
    const { answer, edition, rungs, side, sides, empty } = this;
    return {
      edition: { ...edition, document: this.document },
      as: this.mayBeIRIs ? { iri: this.areIRIs, characters: this.asked.characters ?? false } : null,
      sides,
      empty,
      rungs: empty ? (answer?.rungs ?? []) : rungs,
      meet: rungs.length ? (answer?.meet ?? null) : null,
      resolved: { a: answer?.a.resolved ?? false, b: answer?.b.resolved ?? false },
      side,
      step: this.scene ? step : -1,
      played,
    };
  }

  /** Notes beside the ladder; null without any. @returns {import("../views/rooms/compared.js").Content | null} */
  get remarks() {
    const {
      answer,
      edition,
      sides,
      asked: { options },
    } = this;
    if (!answer) return null;
    const two = sides.length > 1 && answer.rungs.length > 0;
    const without = !two
      ? null
      : [answer.a, answer.b].every(({ target }) => !target?.includes("#"))
        ? "none"
        : answer.meetWithoutFragments === null
          ? "apart"
          : "meet";
    return {
      answer,
      edition,
      options,
      empty: this.empty,
      sides,
      guarded: this.guarded,
      nothing: this.#nothing,
      without,
      rung: this.rung(answer.meetWithoutFragments),
      hosts: two ? this.#hosts : null,
      shortest: this.#shortest,
    };
  }

  /** The note on the two hosts, if the spec compares them. @returns {import("../views/rooms/compared.js").Content["hosts"]} */
  get #hosts() {
    if (!this.answer?.hosts) return null;
    const { section, a, b, equal } = this.answer.hosts;
    const side = this.from.words.say(`compare:names:${a ? "a" : "b"}`);
    const args = { a: a ?? "", b: b ?? "", side, host: (a || b) ?? "" };
    const id = equal
      ? a === null
        ? "none"
        : a && "same"
      : a && b
        ? `${a}.` === b || `${b}.` === a
          ? "dot"
          : "other"
        : a === null || b === null
          ? a || b
            ? "alone"
            : "alone-empty"
          : "other-empty";
    return { id: id || "same-empty", args, section };
  }

  /** The note on an empty text: its meaning as a reference. @returns {import("../views/rooms/compared.js").Nothing | null} */
  get #nothing() {
    const {
      sides: [there, other],
      edition: { id },
      asked: { base, options },
      from: { engine },
    } = this;
    if (this.empty || other || !engine) return null;
    const { outcome, target } = answered(engine.compare("", "", { ...options, base, edition: id, limit: 0 }))?.a ?? {
      outcome: "error",
      target: null,
    };
    return { side: there === "a" ? "b" : "a", outcome, target };
  }

  /** The shortest references from each side to the other, and from the base to a text resolved against it. @returns {import("../views/rooms/compared.js").Shortest[]} */
  get #shortest() {
    const {
      answer,
      edition: { id },
      asked: { base, options },
      from: { engine, words },
    } = this;
    const { a, b } = /** @type {Comparison} */ (answer);
    if (this.empty || this.sides.length < 2) return [];
    /** @param {string} from @param {string | null} base @param {string | null} target @param {string} [to] */
    const lead = (from, base, target, to = "") => {
      if (base === null || target === null || base.length + target.length > longestRelated) return [];
      const relative = engine && answered(engine.relativize(base, target, { ...options, edition: id }));
      return relative ? [{ from, to, relative }] : [];
    };
    return [
      ...lead("a", a.target, b.target),
      ...lead("b", b.target, a.target),
      ...(a.resolved ? lead("base", base, a.target, words.say("compare:names:a")) : []),
      ...(b.resolved ? lead("base", base, b.target, words.say("compare:names:b")) : []),
    ];
  }
}

/** A value that a line has set, shortened for display. @param {Words} words @param {string} text */
const value = (words, text) => shortened(words, text, longest);

/**
 * The places that a step changes in a register that it rewrites, with the old and the new text. Adjacent changes count
 * as one place.
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
    if (last && last.end === at && (from || added))
      [last.from, last.to, last.end] = [last.from + from, last.to + added, start];
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

/** Extra arguments for the words of a run. @type {NonNullable<import("../run/scene.js").Kind["facts"]>} */
const facts = {
  count: (scene, i) => changesOf(scene, i).length,
  from: (scene, i) => changesOf(scene, i)[0]?.from ?? "",
  to: (scene, i) => changesOf(scene, i)[0]?.to ?? "",
};
