/**
 * The answers of other software in the Resolve room: the browser, Go, and the libraries chosen to appear beside the
 * years. All run when typing pauses. Answers belong to the texts, so they remain valid for another spec.
 */
import { computed } from "@preact/signals-core";
import { Answer } from "../kit/answer.js";
import { attributeOf } from "../run/attribute.js";
import { isQuiet } from "../texts/outcome.js";
import { chosen as keptLibraries, keep as keepLibraries } from "../libraries/mine.js";
import { verdictOf } from "../cases/verdict.js";
import { hostOf } from "../cases/why.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Standing } from "../libraries/standing.js" */
/** @import { Verdict } from "../cases/verdict.js" */
/** @import { State } from "../run/link.js" */

/** Finding the reasons for longer texts takes too long, in UTF-16 code units. */
const longestReasoned = 4000;

export class Others {
  #neighbours;
  /** Why other specs differ. @type {Answer<any, Record<string, string>>} */
  #reasons;
  /** The answers by the libraries' keys. @type {Map<string, Answer<any, Standing | null>>} */
  #libraries = new Map();
  /** The keys of the libraries beside the years. */
  #mine = computed(() => this.room.state.libraries ?? []);
  /** The last complete verdict, with the neighbours' answers. @type {Verdict | null} */
  #said = null;

  /** @param {import("./played.js").Played<State, Case>} room */
  constructor(room) {
    this.room = room;
    this.#neighbours = new Answer(
      () => this.#question,
      async (asked) => {
        const [{ leaving, neighbours }] = await Promise.all([
          import("../neighbours/neighbours.js"),
          room.words.need("neighbours"),
        ]);
        return { all: neighbours(room.engine, asked), leaves: leaving(room.engine, asked) };
      },
    );
    this.#reasons = new Answer(
      () => this.#differing,
      async () => {
        const of = /** @type {Case} */ (room.case); // the room may have another one when the script has arrived
        const { reasonsOf } = await import("../cases/differing.js");
        return reasonsOf(of);
      },
    );
  }

  /** What differing answers depend on; null if none differs, if the lines are changed, and for long texts. */
  get #differing() {
    const of = this.room.case;
    if (!of?.complete || of.plain) return null;
    const { base, reference, edition, options } = of.state;
    if (base.length + reference.length > longestReasoned) return null;
    return of.answers.every((answer) => answer.same || isQuiet(answer)) ? null : { base, reference, edition, options };
  }

  /** Why other specs differ, in sentences, by the spec's id; null until they are found, undefined if none will be. */
  get reasons() {
    return this.#differing && !this.#reasons.failed ? (this.#reasons.now ?? null) : undefined;
  }

  /** The question to all of them; null without an engine. */
  get #question() {
    const of = this.room.case;
    if (!of?.complete) return null;
    const { base, reference, options } = of.state;
    return { base, reference, set: attributeOf(of.edition, options) };
  }

  /** The answers of browser and Go; null until they have answered for these texts, empty if they can't run. */
  get neighbours() {
    return this.#neighbours.now?.all ?? (this.#neighbours.failed ? [] : null);
  }

  /** The answers of the libraries beside the years. @returns {Standing[]} */
  get libraries() {
    return this.#mine.value.flatMap((key) => {
      const { now, latest } = this.#library(key);
      return now ?? (latest ? { ...latest, target: undefined } : []);
    });
  }

  /** @param {string} key */
  #library(key) {
    const library =
      this.#libraries.get(key) ??
      new Answer(
        () => this.#question,
        async ({ base, reference }) => {
          const { standing } = await import("../libraries/standing.js");
          return standing(key, this.room.engine, base, reference);
        },
      );
    this.#libraries.set(key, library);
    return library;
  }

  /** True if the browser's target has another host. */
  get elsewhere() {
    const { scene } = this.room.case ?? {};
    const answer = this.neighbours?.find(({ id }) => id === "url")?.answer;
    if (!scene?.explanation.target || !answer || !URL.canParse(answer)) return false;
    const { host, protocol } = new URL(answer);
    const own = hostOf(scene.explanation.result);
    // A name in another script is the same host in its DNS form.
    const named =
      /[^\0-\x7f]/.test(own) && URL.canParse(`${protocol}//${own}`) ? new URL(`${protocol}//${own}`).host : own;
    // A browser that stays on the base's host isn't elsewhere; if others leave, that is reported separately.
    return host !== "" && host !== named && host !== hostOf(scene.explanation.base);
  }

  /** The verdict. Until the neighbours have answered, it is the last one, about other texts, to avoid flicker. */
  get verdict() {
    const told = this.told();
    const settled = this.neighbours !== null;
    if (settled || !told) this.#said = this.neighbours && told;
    return this.#said && !settled ? { ...this.#said, stale: true } : told;
  }

  /** The verdict as known so far. @param {string} [browser] the browser's name, for readers elsewhere */
  told(browser) {
    const of = this.room.case;
    if (!of) return null;
    const { answers, edition, from } = of;
    return verdictOf(this.room.words, {
      editions: from.editions,
      answers,
      chosen: edition.id,
      neighbours: this.neighbours,
      elsewhere: this.elsewhere,
      leaves: this.#neighbours.now?.leaves,
      browser,
    });
  }

  /** Asks all of them. If loading fails, the next pause in typing tries again. */
  async ask() {
    this.#neighbours.ask();
    this.#reasons.ask();
    const mine = this.#mine.value;
    const libraries = mine.map((key) => this.#library(key));
    await Promise.all(libraries.map((library) => library.ask()));
    const unknown = mine.filter((_, i) => libraries[i].now === null);
    if (unknown.length) this.#passOver(unknown);
  }

  /** Opens the panel of libraries, and returns whether it could be loaded. */
  async open() {
    const { place, page } = this.room;
    const { engine, words } = page;
    const { base, reference, edition } = this.room.case?.state ?? this.room.state;
    const module = await import("./librariespanel.js").catch(() => null);
    if (!module || !engine) return false;
    const answers = this.room.case?.answers ?? [];
    const own = answers.find((answer) => answer.edition === edition) ?? null;
    const silent = answers.some(({ outcome }) => outcome === "no-setters");
    const mine = this.#mine.value;
    return module
      .openLibraries(place, words, { engine, base, reference, own, silent, mine }, (key) => {
        const before = this.#mine.value;
        const libraries = before.includes(key) ? before.filter((one) => one !== key) : [...before, key];
        this.room.set({ libraries });
        keepLibraries(libraries);
        return libraries;
      })
      .then(
        () => true,
        () => false,
      );
  }

  /** Removes unknown calls; a note names those that came from a link. @param {string[]} unknown */
  #passOver(unknown) {
    this.room.set({ libraries: this.#mine.value.filter((key) => !unknown.includes(key)) });
    const asked = unknown.filter((key) => !keptLibraries().includes(key));
    if (!asked.length) return;
    this.room.notes.add("link-value", { name: "libraries", value: asked[0], instead: "" }, asked.length);
  }
}
