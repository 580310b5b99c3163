/**
 * What somebody expected instead of the target: a panel below it, which is fetched when it is asked for;
 * and, where nobody has asked, what they may have expected, as a quiet question that can be put away for
 * good.
 */
import { demand } from "../views/dialogs/demand.js";
import { copy } from "../views/copy.js";
import { addressOf, write } from "../run/link.js";
import { attributeOf } from "../run/attribute.js";
import { local } from "../run/storage.js";
import { problemText } from "../reading/problem.js";
import { showSteps } from "./stage.js";
import { withoutMarks } from "../texts/marks.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Expectation } from "../run/engine.js" */
/** @import { State } from "../run/link.js" */
/** @import { ExpectationPanel } from "../views/stage/expectation.js" */

/** Where it is kept that nobody is to be asked. */
const quiet = "likely";

export class Expecting {
  #open = false;
  /** What may have been expected of the texts, when typing rested last. @type {{ expected: string, text: string } | null} */
  #likely = null;
  /** What is recorded of libraries for some texts, each call with its answer; null for texts that are not recorded. @type {{ of: string, calls: { name: string, answer: unknown }[] | null } | null} */
  #recorded = null;

  /**
   * @param {import("./played.js").Played<State, Case>} room
   * @param {object} of
   * @param {import("./others.js").Others} of.others
   * @param {() => Promise<unknown>} of.told fetches the words of an explanation
   * @param {() => void} of.drawn what may be offered beside the target has changed
   */
  constructor(room, { others, told, drawn }) {
    this.room = room;
    this.others = others;
    this.told = told;
    this.drawn = drawn;
    room.on("expected", (text) => this.#expect(text));
    room.on("answered", (answered) => room.set({ answered }));
    room.on("report", (button) => copy(button, this.#report(), room.words));
    room.on("unlikely", () => this.#silence());
    room.on("step", (_, view) => {
      if (view === this.#view) showSteps(true, false);
    });
  }

  get #view() {
    return /** @type {ExpectationPanel} */ (this.room.place.querySelector("uri-expectation"));
  }

  /** What opens the panel: the one or the other question. */
  get #button() {
    const who = this.room.place.querySelector("uri-why .who");
    return /** @type {HTMLElement | null} */ (who?.querySelector(".likely button") ?? who?.querySelector(".expect"));
  }

  /** What is offered beside the target: null where nothing can be asked. @returns {import("../views/stage/why.js").Offer | null} */
  get offer() {
    const of = this.room.case;
    if (!of?.scene || attributeOf(of.edition, of.state.options)) return null;
    return { open: this.#open, likely: this.#open ? null : this.#likely };
  }

  /** What somebody may have expected, and the changed text by which they are asked. */
  #findLikely() {
    const of = this.room.case;
    const found = of?.from.engine && !silenced() ? of.from.engine.likely(of.request) : null;
    if (!found || "error" in found) return null;
    return { expected: found.expected, text: found.change.base ?? found.change.reference ?? "" };
  }

  /** Somebody says what they expected, which opens the panel; null closes it. @param {string | null} text */
  async #expect(text) {
    if (text === null) {
      this.room.set({ expected: undefined, answered: undefined });
      await this.show();
      this.#button?.focus();
      return;
    }
    const opened = !this.#open;
    this.room.set({ expected: text });
    await this.show();
    if (opened) this.#view.input?.focus({ preventScroll: true });
    if (opened) this.#view.scrollIntoView({ block: "nearest" });
  }

  /** Shows what is known of the expected target, where one is asked for; has the panel fetched first. */
  async show() {
    const { place, words } = this.room;
    const { expected, mode } = this.room.state;
    const open = expected !== undefined && mode !== "predict";
    const likely = this.#findLikely();
    const another = open !== this.#open || likely?.text !== this.#likely?.text;
    [this.#open, this.#likely] = [open, likely];
    place.querySelector(".stage")?.toggleAttribute("data-expecting", open);
    if (another) this.drawn();
    if (!open) return;
    const [module] = await demand(import("../views/stage/expectation.js"), words, [
      "expectation",
      "expected",
      "share",
      "problem",
    ]).catch(() => []);
    if (!module || !["expectation:title", "expected:met"].every((id) => words.has(id)))
      return this.room.notes.add("not-fetched");
    if (!this.#open) return;
    await this.#needWords();
    const view = this.#view;
    view.words = words;
    view.content = this.#content();
    this.#findRecorded();
  }

  /** @returns {Expectation | null} */
  #answer() {
    const of = this.room.case;
    const { expected = "" } = this.room.state;
    const answer = expected && of?.scene && of.from.engine ? of.from.engine.expectation(of.request, expected) : null;
    return answer && !("error" in answer) ? answer : null;
  }

  /** The words for options of documents that give the target. */
  async #needWords() {
    const { words } = this.room;
    const editions = (this.#answer()?.by ?? []).map(({ edition }) => edition).filter((id) => !words.asked(id));
    if (editions.length) await words.need(...editions).catch(() => {});
  }

  /** @returns {import("../views/stage/expectation.js").Content} */
  #content() {
    const { words } = this.room;
    const of = this.room.case;
    const { state } = this.room;
    const answer = this.#answer();
    const line = answer?.lost ? of?.edition.listing.lines[answer.lost.line] : null;
    return {
      state,
      editions: of?.from.editions ?? [],
      answer,
      texts: { base: state.base, reference: state.reference, target: of?.scene?.explanation.target ?? "" },
      fault: answer?.fault ? withoutMarks(problemText(words, state.edition, answer.fault, state.expected ?? "")) : "",
      notice: of?.from.engine ? null : words.say("ui:waiting"),
      section: line?.section ?? null,
      likely: this.#likely?.expected ?? null,
      others: this.#others(state.expected ?? ""),
    };
  }

  /** Which others give the expected target. @param {string} expected */
  #others(expected) {
    const { neighbours, libraries } = this.others;
    const recorded = this.#recorded?.of === this.#key ? this.#recorded : null;
    return {
      asked: neighbours !== null,
      neighbours: (neighbours ?? []).filter(({ answer, silent }) => !silent && answer === expected).map(({ id }) => id),
      libraries: libraries.filter(({ target }) => target === expected).map(({ name }) => name),
      calls: recorded
        ? (recorded.calls?.map(({ name, answer }) => ({ name, gives: answer === expected })) ?? null)
        : undefined,
    };
  }

  /** Of which texts something is recorded. */
  get #key() {
    const { base, reference } = this.room.state;
    return JSON.stringify([base, reference]);
  }

  /** Fetches what is recorded of libraries, once for the texts. */
  async #findRecorded() {
    const key = this.#key;
    if (this.#recorded?.of === key) return;
    const { base, reference } = this.room.state;
    const { recorded, indexOf, isRecorded } = await import("../libraries/recorded.js");
    const all = await recorded().catch(() => null);
    if (!all || key !== this.#key) return;
    const at = indexOf(all, base, reference);
    const calls = all.calls
      .filter((call) => isRecorded(call, at))
      .map(({ language, library, answers }) => ({ name: `${language} ${library}`, answer: answers[at] }));
    this.#recorded = { of: key, calls: at < 0 ? null : calls };
    if (this.#open) this.#view.content = this.#content();
  }

  /** What can be posted: Markdown. */
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
      content: this.#content(),
      link: addressOf(write(state)),
    });
  }

  /** Nobody is to be asked any more. */
  #silence() {
    local.write(quiet, "no");
    silent = true; // without storage, until the page is left
    this.show();
    this.#button?.focus();
  }
}

/** Whether somebody has said that nobody is to be asked. */
let silent = false;

const silenced = () => silent || local.read(quiet) === "no";
