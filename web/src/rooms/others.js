/**
 * What other software makes of the texts of the Resolve room: the browser and Go, and the libraries
 * that somebody has chosen to stand beside the years. All are asked when typing rests; what they
 * answered holds for those texts alone, whichever edition is chosen meanwhile.
 */
import { chosen as keptLibraries, keep as keepLibraries } from "../libraries/mine.js";
import { verdictOf } from "../cases/verdict.js";
import { hostOf } from "../cases/why.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Standing } from "../libraries/standing.js" */
/** @import { Neighbour } from "../neighbours/neighbours.js" */
/** @import { State } from "../run/link.js" */
/** @typedef {Pick<State, "base" | "reference">} Texts */

/** Whether something is of the texts of a case. @param {Texts | undefined} of @param {Case | null} shown */
const isOf = (of, shown) => !!of && of.base === shown?.state.base && of.reference === shown.state.reference;

export class Others {
  /** What was answered last, and for which texts. @type {{ of: Texts, all: Neighbour[] } | null} */
  #neighbours = null;
  /** @type {{ of: Texts, all: Standing[] } | null} */
  #libraries = null;

  #answered;

  /** @param {import("./played.js").Played<State, Case>} room @param {() => void} answered draws what they answer */
  constructor(room, answered) {
    this.room = room;
    this.#answered = answered;
  }

  /** What browser and Go answer; null as long as they have not been asked about these texts. */
  get neighbours() {
    return isOf(this.#neighbours?.of, this.room.case) ? (this.#neighbours?.all ?? null) : null;
  }

  /** What the libraries answer that stand beside the years. @returns {Standing[]} */
  get libraries() {
    const { of, all = [] } = this.#libraries ?? {};
    return isOf(of, this.room.case) ? all : all.map((one) => ({ ...one, target: undefined }));
  }

  /** The host that the browser would go to, where that is another one than the target's; "" where it is not known. */
  get elsewhere() {
    const { scene } = this.room.case ?? {};
    const answer = this.neighbours?.find(({ id }) => id === "url")?.answer;
    if (!scene?.explanation.target || !answer || !URL.canParse(answer)) return "";
    const { host, protocol } = new URL(answer);
    const own = hostOf(scene.explanation.result);
    // A name in another script is the same host in the letters of the DNS.
    const named =
      /[^\0-\x7f]/.test(own) && URL.canParse(`${protocol}//${own}`) ? new URL(`${protocol}//${own}`).host : own;
    return host && host !== named ? host : "";
  }

  /** Who agrees with the target of the case, by what is known as yet. */
  get verdict() {
    return this.told();
  }

  /** The same. @param {string} [browser] what the browser is called, for who reads it elsewhere */
  told(browser) {
    const of = this.room.case;
    if (!of) return null;
    const { scene, answers, edition, from } = of;
    return verdictOf(this.room.words, {
      editions: from.editions,
      answers,
      chosen: edition.id,
      neighbours: this.neighbours,
      own: hostOf(scene?.explanation.result ?? null),
      elsewhere: this.elsewhere,
      browser,
    });
  }

  /** Asks all of them. Where that cannot be fetched, the next pause is another try. */
  async ask() {
    const of = this.room.case;
    const { words } = this.room;
    const [all] = await Promise.all([of?.neighbours(), words.need("neighbours")]).catch(() => []);
    if (!all || !of || of !== this.room.case) return;
    this.#neighbours = { of: of.state, all };
    this.#answered();
    if (this.#mine.length || this.libraries.length) await this.#askLibraries().catch(() => {});
  }

  /** Opens the panel of what libraries answer; whether it could be fetched. */
  async open() {
    const { place, page } = this.room;
    const { engine, words } = page;
    const { base, reference, edition } = this.room.state;
    const module = await import("./librariespanel.js").catch(() => null);
    if (!module || !engine) return false;
    const answers = this.room.case?.answers ?? [];
    const own = answers.find((answer) => answer.edition === edition) ?? null;
    const silent = answers.some(({ outcome }) => outcome === "no-setters");
    const mine = this.#mine;
    return module
      .openLibraries(place, words, { engine, base, reference, own, silent, mine }, (key) => {
        const before = this.#mine;
        const libraries = before.includes(key) ? before.filter((one) => one !== key) : [...before, key];
        this.room.set({ libraries });
        keepLibraries(this.#mine);
        this.#askLibraries();
        return this.#mine;
      })
      .then(
        () => true,
        () => false,
      );
  }

  /** The keys of the libraries that stand beside the years. */
  get #mine() {
    return this.room.state.libraries ?? [];
  }

  async #askLibraries() {
    const of = this.room.case;
    const { standing } = await import("../libraries/standing.js");
    if (!of || of !== this.room.case) return;
    const { base, reference } = of.state;
    const before = this.libraries;
    /** @type {Map<string, Standing>} */
    const found = new Map();
    const unknown = await standing(this.#mine, this.room.page.engine, base, reference, (one) => {
      if (of !== this.room.case) return;
      found.set(one.key, one);
      const all = this.#mine.flatMap((key) => found.get(key) ?? before.find((other) => other.key === key) ?? []);
      this.#libraries = { of: of.state, all };
      this.#answered();
    });
    if (of !== this.room.case) return;
    if (unknown.length) this.#passOver(unknown);
    if (found.size) return;
    this.#libraries = { of: of.state, all: [] };
    this.#answered();
  }

  /** Calls that this page does not know are left out; of those that a link asked for it is said. @param {string[]} unknown */
  #passOver(unknown) {
    this.room.set({ libraries: this.#mine.filter((key) => !unknown.includes(key)) });
    const asked = unknown.filter((key) => !keptLibraries().includes(key));
    if (!asked.length) return;
    this.room.notes.add("link-value", { name: "libraries", value: asked[0], instead: "" }, asked.length);
  }
}
