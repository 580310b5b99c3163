/**
 * What other software makes of the texts of the Resolve room: the browser and Go, and the libraries
 * that somebody has chosen to stand beside the years. All are asked when typing rests; what they
 * answered holds for those texts alone, whichever edition is chosen meanwhile.
 */
import { computed } from "@preact/signals-core";
import { Answer } from "../kit/answer.js";
import { attributeOf } from "../run/attribute.js";
import { chosen as keptLibraries, keep as keepLibraries } from "../libraries/mine.js";
import { verdictOf } from "../cases/verdict.js";
import { hostOf } from "../cases/why.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Standing } from "../libraries/standing.js" */
/** @import { Verdict } from "../cases/verdict.js" */
/** @import { State } from "../run/link.js" */

export class Others {
  #neighbours;
  /** By the keys of the libraries. @type {Map<string, Answer<any, Standing | null>>} */
  #libraries = new Map();
  /** The keys of the libraries that stand beside the years. */
  #mine = computed(() => this.room.state.libraries ?? []);
  /** What was said last of who agrees, once the neighbours had answered. @type {Verdict | null} */
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
  }

  /** What all are asked; null without an engine. */
  get #question() {
    const of = this.room.case;
    if (!of?.complete) return null;
    const { base, reference, options } = of.state;
    return { base, reference, set: attributeOf(of.edition, options) };
  }

  /** The answers of browser and Go; null until they have answered for these texts, empty if they can't be asked. */
  get neighbours() {
    return this.#neighbours.now?.all ?? (this.#neighbours.failed ? [] : null);
  }

  /** What the libraries answer that stand beside the years. @returns {Standing[]} */
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

  /** Whether the browser goes to another host than the target's. */
  get elsewhere() {
    const { scene } = this.room.case ?? {};
    const answer = this.neighbours?.find(({ id }) => id === "url")?.answer;
    if (!scene?.explanation.target || !answer || !URL.canParse(answer)) return false;
    const { host, protocol } = new URL(answer);
    const own = hostOf(scene.explanation.result);
    // A name in another script is the same host in the letters of the DNS.
    const named =
      /[^\0-\x7f]/.test(own) && URL.canParse(`${protocol}//${own}`) ? new URL(`${protocol}//${own}`).host : own;
    // A browser that stays where the page is goes nowhere else; others who do are told of as leaving.
    return host !== "" && host !== named && host !== hostOf(scene.explanation.base);
  }

  /** Who agrees: until the neighbours have answered, what was said last, of other texts, so that nothing flickers. */
  get verdict() {
    const told = this.told();
    const settled = this.neighbours !== null;
    if (settled || !told) this.#said = this.neighbours && told;
    return this.#said && !settled ? { ...this.#said, stale: true } : told;
  }

  /** Who agrees with the target of the case, by what is known as yet. @param {string} [browser] what the browser is called, for who reads it elsewhere */
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

  /** Asks all of them. Where that cannot be fetched, the next pause is another try. */
  async ask() {
    this.#neighbours.ask();
    const mine = this.#mine.value;
    const libraries = mine.map((key) => this.#library(key));
    await Promise.all(libraries.map((library) => library.ask()));
    const unknown = mine.filter((_, i) => libraries[i].now === null);
    if (unknown.length) this.#passOver(unknown);
  }

  /** Opens the panel of what libraries answer; whether it could be fetched. */
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

  /** Calls that this page does not know are left out; of those that a link asked for it is said. @param {string[]} unknown */
  #passOver(unknown) {
    this.room.set({ libraries: this.#mine.value.filter((key) => !unknown.includes(key)) });
    const asked = unknown.filter((key) => !keptLibraries().includes(key));
    if (!asked.length) return;
    this.room.notes.add("link-value", { name: "libraries", value: asked[0], instead: "" }, asked.length);
  }
}
