/**
 * A case: two texts, an edition and its options, and what the engine says of them. The
 * engine is asked for the explanation at once, and for everything else when somebody
 * wants it.
 */
import { mends } from "./mend.js";
import { Scene } from "./scene.js";

/** @typedef {import("./engine.js").Edition} Edition */
/** @typedef {import("./engine.js").EditionAnswer} EditionAnswer */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./link.js").State} State */
/** @typedef {import("./words.js").Words} Words */

/** Steps that are recorded at most: more are neither drawn nor scrubbed by a person. */
const mostSteps = 20_000;
/** Longer texts take so long that they are asked about, and drawn, piece by piece. */
const longText = 20_000;
/** Texts longer than this get their tree when somebody asks for it. */
const longestDerived = 100_000;

const names = /** @type {const} */ (["base", "reference"]);

/** @param {{ base: string, reference: string }} texts */
export const isLong = ({ base, reference }) => base.length + reference.length > longText;

export class Case {
  /** @type {EditionAnswer[] | undefined} */
  #answers;

  /** @param {{ engine: Engine, editions: Edition[], words: Words }} from @param {State} state */
  constructor(from, state) {
    this.from = from;
    this.state = { ...state };
    const { base, reference, edition, options } = state;
    this.request = { ...options, base, reference, edition };
    this.edition = /** @type {Edition} */ (from.editions.find(({ id }) => id === edition));
    const explanation = from.engine.explain({ ...this.request, limit: mostSteps });
    /** Why there is no scene. */
    this.error = "error" in explanation ? explanation.error.message : "";
    this.scene = "error" in explanation ? null : new Scene({ explanation, edition: this.edition, words: from.words });
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /**
   * What a text box shows. As long as somebody types, it keeps the space that it has taken.
   * @param {"base" | "reference"} name @param {boolean} typed
   * @returns {import("./views/field.js").Content}
   */
  field(name, typed) {
    const { engine, words } = this.from;
    const text = this.state[name];
    const split = this.scene?.explanation[name] ?? null;
    const [problem] = split?.errors ?? [];
    const relative = name === "base" && split && !split.parts.find(({ role }) => role === "scheme")?.span;
    return {
      edition: this.edition.id,
      text,
      split: split && split.text.length === text.length ? split : null,
      steady: typed && text !== "",
      trouble: relative ? words.say(`${this.edition.id}:base-without-scheme`) : null,
      mends: problem && split?.production ? mends(engine, text, problem, { edition: this.edition.id, production: split.production }) : [],
    };
  }

  /** The answers of all editions; none where the engine has failed. */
  get answers() {
    if (this.#answers) return this.#answers;
    const answers = this.from.engine.answers(this.request);
    return (this.#answers = Array.isArray(answers) ? answers : []);
  }

  /**
   * This run and that of another edition, each with the step in which they part; null
   * where they do not.
   * @param {string} other @returns {import("./views/parting.js").Sides | null}
   */
  beside(other) {
    const parting = this.from.engine.parting(this.request, other);
    const there = new Case(this.from, { ...this.state, edition: other }).scene;
    if (!this.scene || !there || !parting || "error" in parting) return null;
    const { because } = parting;
    return [
      { scene: this.scene, step: parting.here, way: { clause: because.clause, here: because.there, there: because.here }, state: this.state },
      { scene: there, step: parting.there, way: because, state: this.state },
    ];
  }

  /** What other software makes of the texts. The module is fetched when it is needed first. */
  async neighbours() {
    const { neighbours } = await import("./neighbours.js");
    return neighbours(this.from.engine, this.state);
  }

  /** The class of each character. @returns {import("./views/ribbon.js").Content} */
  characters() {
    const { engine, words } = this.from;
    const { classes, id } = this.edition;
    return {
      classes,
      texts: names.map((name) => {
        const stretches = engine.characters(this.state[name], { edition: id });
        return { title: words.say(`ui:${name}`), text: this.state[name], stretches: Array.isArray(stretches) ? stretches : [] };
      }),
    };
  }

  /** The rules that derive each text. @returns {import("./views/grammar.js").Content} */
  grammar() {
    const { engine, words } = this.from;
    const { document, id } = this.edition;
    return {
      edition: id,
      document,
      texts: names.map((name) => {
        const text = this.state[name];
        const ask = (from = 0, to = -1) => {
          const tree = engine.tree(text, { edition: id, use: name, from, to });
          return "error" in tree ? null : tree;
        };
        return { name, title: words.say(`ui:${name}`), text, tree: text.length > longestDerived ? null : ask(), ask };
      }),
    };
  }

  /** Figure and table as text; null where the engine has failed. */
  get figure() {
    const figure = this.from.engine.figure(this.request, "text");
    return typeof figure === "string" ? figure : null;
  }
}
