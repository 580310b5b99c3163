/**
 * The expected target: a line for it, with a suggestion that can be turned off for good; and a panel with the
 * explanation, loaded when something is typed.
 */
import { computed, signal } from "@preact/signals-core";
import { Answer } from "../kit/answer.js";
import { demand } from "../views/dialogs/demand.js";
import { copy } from "../views/copy.js";
import { addressOf, write } from "../run/link.js";
import { attributeOf } from "../run/attribute.js";
import { local } from "../run/storage.js";
import { problemText } from "../reading/problem.js";
import { withoutMarks } from "../texts/marks.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Expectation } from "../run/engine.js" */
/** @import { State } from "../run/link.js" */
/** @import { ExpectationPanel } from "../views/stage/expectation.js" */

/** The storage key for turning suggestions off. */
const quiet = "likely";

export class Expecting {
  /** True if the line for an expected target is open. */
  #open = computed(
    () => this.room.state.expected !== undefined && this.room.state.mode !== "predict" && !this.room.state.lines,
  );
  /** True once the first suggestion has been computed, even without a result. */
  #known = false;
  /** True if suggestions are turned off. */
  #silent = signal(local.read(quiet) === "no");
  /** The suggested expectation for the texts. A reference with a syntax error should be fixed first. */
  #likely = new Answer(
    () => {
      const of = this.room.case;
      return of?.complete && !this.#silent.value && !this.#isFaulty ? of.request : null;
    },
    (request) => {
      const found = this.room.engine.likely(request);
      if (!found || "error" in found) return null;
      const { base, reference } = found.change;
      return { expected: found.expected, fix: { base, reference } };
    },
  );
  /** The explanation of the expected target, once the panel is loaded. */
  #panel = new Answer(
    () => {
      const { case: of, state } = this.room;
      return of && this.#open.value
        ? { answers: of.complete, request: of.request, expected: state.expected ?? "" }
        : null;
    },
    (asked) => this.#find(asked),
  );
  /** The recorded calls of libraries for the texts, with their answers; null if they weren't recorded. */
  #recorded = new Answer(
    () => {
      const { base, reference } = this.room.case?.state ?? this.room.state;
      return this.#open.value ? { base, reference } : null;
    },
    async ({ base, reference }) => {
      const { recorded, indexOf, isRecorded } = await import("../libraries/recorded.js");
      const all = await recorded();
      const at = indexOf(all, base, reference);
      if (at < 0) return null;
      return all.calls
        .filter((call) => isRecorded(call, at))
        .map(({ language, library, answers }) => ({ name: `${language} ${library}`, answer: answers[at] }));
    },
  );

  /**
   * @param {import("./played.js").Played<State, Case>} room
   * @param {import("./others.js").Others} others
   * @param {() => Promise<unknown>} told loads the words of an explanation
   */
  constructor(room, others, told) {
    this.room = room;
    this.others = others;
    this.told = told;
    room.on("expected", (text) => this.#expect(text));
    room.on("answered", (answered) => room.set({ answered }));
    room.on("report", (button) => copy(button, this.#report(), room.words));
    room.on("unlikely", () => this.#silence());
  }

  get #view() {
    return /** @type {ExpectationPanel} */ (this.room.place.querySelector("uri-expectation"));
  }

  get #line() {
    return /** @type {import("../views/stage/expected.js").Expected} */ (this.room.place.querySelector("uri-expected"));
  }

  /** True if the reference has a syntax error. */
  get #isFaulty() {
    return !!this.room.case?.scene?.explanation.reference?.errors.length;
  }

  /** Updates the line. If a property is set, or lines are changed, it asks nothing. */
  offer() {
    const of = this.room.case;
    if (!of) return;
    const { latest, now } = this.#likely;
    this.#line.hidden = !of.scene || !!this.room.state.lines || attributeOf(of.edition, of.state.options) !== null;
    this.#known ||= now !== undefined || this.#silent.value || this.#isFaulty;
    const likely = latest ? { ...latest, stale: now === undefined } : this.#known ? null : undefined;
    const expected = this.#open.value ? this.room.state.expected : undefined;
    Object.assign(this.#line, { words: this.room.words, content: { expected, likely } });
  }

  /** Handles a typed expectation, which opens the panel; null closes it. @param {string | null} text */
  async #expect(text) {
    const opened = text !== null && !this.#open.value;
    this.room.turns.pace = "chosen";
    this.room.set(text === null ? { expected: undefined, answered: undefined } : { expected: text });
    await this.#panel.ask();
    this.show();
    if (text === null || opened) this.#line.input?.focus({ preventScroll: true });
  }

  /** Requests the data for the display. */
  ask() {
    this.#likely.ask();
    this.#panel.ask();
    this.#recorded.ask();
  }

  /** Shows the explanation of the expected target, if there is one. */
  show() {
    const { place, words } = this.room;
    place.querySelector(".stage")?.toggleAttribute("data-expecting", this.#open.value);
    const known = this.#panel.now;
    if (known) Object.assign(this.#view, { words, content: this.#content(known) });
  }

  /** Asks the engine, and loads the panel and the words for the options of specs that give the target. @param {{ answers: boolean, request: Case["request"], expected: string }} asked answers: whether there is an engine */
  async #find({ answers, request, expected }) {
    const { words, notes, engine } = this.room;
    const [module] = await demand(import("../views/stage/expectation.js"), words, [
      "expectation",
      "expected",
      "share",
      "problem",
    ]).catch(() => []);
    if (!module || !["expectation:title", "expected:met"].every((id) => words.has(id))) return notes.add("not-fetched");
    const found = expected && answers ? engine.expectation(request, expected) : null;
    const answer = found && !("error" in found) ? found : null;
    const editions = (answer?.by ?? []).map(({ edition }) => edition).filter((id) => !words.settled(id));
    if (editions.length) await words.need(...editions).catch(() => {});
    return { answer, home: answer && !answer.met ? homeOf(engine, request, expected, answer) : null };
  }

  /** @param {{ answer: Expectation | null, home: ReturnType<typeof homeOf> }} known @returns {import("../views/stage/expectation.js").Content} */
  #content({ answer, home }) {
    const { words, case: of, state } = this.room;
    const line = answer?.lost ? of?.edition.listing.lines[answer.lost.line] : null;
    return {
      state,
      editions: of?.from.editions ?? [],
      answer,
      home,
      texts: {
        base: of?.state.base ?? state.base,
        reference: state.reference,
        target: of?.scene?.explanation.target ?? "",
        expected: state.expected ?? "",
      },
      fault: answer?.fault ? withoutMarks(problemText(words, state.edition, answer.fault, state.expected ?? "")) : "",
      notice: of?.from.engine ? null : words.say("ui:waiting"),
      section: line?.section ?? null,
      likely: this.#likely.now?.expected ?? null,
      others: this.#others(state.expected ?? ""),
    };
  }

  /** The other parsers that give the expected target. @param {string} expected */
  #others(expected) {
    const { neighbours, libraries } = this.others;
    const recorded = this.#recorded.now;
    return {
      asked: neighbours !== null,
      neighbours: (neighbours ?? []).filter(({ answer, silent }) => !silent && answer === expected).map(({ id }) => id),
      libraries: libraries.filter(({ target }) => target === expected).map(({ name }) => name),
      calls: recorded && recorded.map(({ name, answer }) => ({ name, gives: answer === expected })),
    };
  }

  /** Copies the report, in Markdown. */
  async #report() {
    const { page, words, state } = this.room;
    const [{ reportOf }, { browserName }] = await Promise.all([
      import("./bugreport.js"),
      import("./explanation.js"),
      this.told(),
    ]);
    const of = this.room.case;
    const { engine } = page;
    if (!engine || !of?.scene) throw new Error("there is nothing to report yet");
    const browser = browserName(words);
    return reportOf({
      engine,
      of,
      words,
      verdict: this.others.told(browser),
      browser,
      content: this.#content(this.#panel.now ?? { answer: null, home: null }),
      link: addressOf(write(state)),
    });
  }

  /** Turns suggestions off. */
  #silence() {
    local.write(quiet, "no");
    this.room.turns.pace = "chosen";
    this.#silent.value = true; // without storage, until the page is closed
    this.#line.input?.focus();
  }
}

/**
 * The base from which the reference as written leads to the expected target, and the reference that leads there from any
 * page of the site; null if another change is that base, or if there is none.
 * @param {import("../run/tolerant.js").Engine} engine @param {Case["request"]} request @param {string} expected @param {Expectation} answer
 */
function homeOf(engine, request, expected, { changes }) {
  const { reference } = request;
  const base =
    /^[^/?#]/.test(reference) && expected.endsWith(`/${reference}`) ? expected.slice(0, -reference.length) : "";
  const [, site = "", path = ""] = /^([^:/?#]+:\/\/[^/?#]+)(\/(?!\/).*)$/.exec(expected) ?? [];
  if (!base || !path || changes.some((change) => change.base !== undefined)) return null;
  const leads = (/** @type {Partial<Case["request"]>} */ changed) => {
    const answered = engine.explain({ ...request, ...changed, limit: 0 });
    return !("error" in answered) && answered.target === expected;
  };
  return request.base.startsWith(`${site}/`) && leads({ base }) && leads({ reference: path }) ? { base, path } : null;
}
