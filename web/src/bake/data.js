/**
 * Asks the engine for the answers that elements need, as baked data. It asks once for each case, however many elements
 * and pages show it.
 */
import { maxSteps } from "../cases/limits.js";
import { common, isUnknown, ways } from "../embed/attributes.js";
import { askedOf, isOne, isWhole, keyOf, version, viewsOf } from "../embed/baked.js";
import { packed } from "../embed/packed.js";
import { registry, views } from "../embed/registry.js";
import { editionsOf } from "../run/editionsof.js";
import { optionsOf } from "../run/link.js";
import { keyOf as keyOfSubject, read } from "../subjects/subject.js";
import { attributes as ofSubjects, hasSubject, subjects } from "../subjects/subjects.js";
import { figureWords } from "../words/figurewords.js";
import { matched } from "../words/match.js";
import { answered, requestOf } from "./answers.js";
import { bakedWords } from "./bakedwords.js";
import { reason, sections } from "./said.js";

/** @import { Asked, Baked, BakedCase } from "../embed/baked.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/**
 * An element's request: a case, and the views that draw it. one: whether they show the reference alone; assumed: whether
 * the base is the opening example's, although there is a reference; own: the texts of a view that has its own.
 * @typedef {{ asked: Asked, views: string[], key: string, one?: boolean, assumed?: boolean, own?: any }} Wanted
 */

/** The sentences of a figure, as markup. @typedef {{ reason: string, sections: import("./said.js").Section[] }} Told */

/** The reason why an element is left alone: the id of a message, and its arguments. */
export class Refused extends Error {
  /** @param {string} id @param {Record<string, unknown>} [args] */
  constructor(id, args = {}) {
    super(id);
    this.id = id;
    this.args = args;
  }
}

/** @param {string} id @param {Record<string, unknown>} [args] @returns {never} */
function refuse(id, args) {
  throw new Refused(`bake:refused:${id}`, args);
}

/** The baker: holds the engine, its words, and the answers so far. */
export class Baker {
  /** @type {Map<string, BakedCase>} */
  #cases = new Map();
  /** @type {Map<string, string>} */
  #figures = new Map();

  /** @param {Engine} engine @param {Map<string, Words>} catalogues by language, the base's first, with a part for each spec in use */
  constructor(engine, catalogues) {
    this.engine = engine;
    this.catalogues = catalogues;
    this.editions = editionsOf(engine); // looking them up takes longer than most pages
  }

  /** The available language that most elements use. @param {string[]} tags the language tag of each element */
  languageOf(tags) {
    const languages = [...this.catalogues.keys()];
    const meant = tags.map((tag) => matched(tag, languages) ?? languages[0]);
    const count = (/** @type {string} */ one) => meant.filter((language) => language === one).length;
    return languages.reduce((most, language) => (count(language) > count(most) ? language : most));
  }

  /** @param {string} language of the catalogues */
  #words(language) {
    return /** @type {Words} */ (this.catalogues.get(language));
  }

  /**
   * A function that says words in a language.
   * @param {string} language @returns {(id: string, args?: Record<string, unknown>) => string}
   */
  sayIn(language) {
    return (id, args) => this.#words(language).say(id, args);
  }

  /**
   * Reads an element's request from its attributes.
   * @param {Map<string, string>} attributes
   * @returns {Wanted} throws {@link Refused} if it can't be answered
   */
  wanted(attributes) {
    const attribute = (/** @type {string} */ name) => attributes.get(name) ?? null;
    const broken = [...attributes.keys()].find((name) => /["'<=]/.test(name));
    if (broken !== undefined) refuse("quote", { value: broken });
    const known = [...new Set([...common, ...ofSubjects]), ...optionsOf(this.editions).map(({ name }) => name)];
    for (const name of attributes.keys())
      if (isUnknown(name, known)) refuse("attribute", { value: name, list: known.join(", ") });
    const { asked, notes } = askedOf(attribute, this.editions);
    if (!this.editions.some(({ id }) => id === asked.edition))
      refuse("edition", { value: asked.edition, list: this.editions.map(({ id }) => id).join(", ") });
    const [note] = notes;
    if (note?.id === "link-value") {
      const option = this.editions.flatMap(({ options }) => options).find(({ name }) => name === note.args.name);
      refuse("value", { ...note.args, list: option?.values.join(", ") });
    }
    if (note) refuse(note.id, note.args);
    for (const value of (attribute("view") ?? "").toLowerCase().split(/\s+/).filter(Boolean)) {
      if (!views.includes(value)) refuse("view", { value, list: views.join(", ") });
    }
    const loading = attribute("loading");
    if (loading !== null && !ways.includes(loading.toLowerCase()))
      refuse("value", { name: "loading", value: loading, list: ways.join(", ") });
    const shown = viewsOf(attribute("view"));
    if (hasSubject(shown[0])) return this.#wantedOwn(attribute, shown[0], asked);
    const one = isOne((name) => attributes.has(name), shown);
    const assumed = !one && attributes.has("reference") && !attributes.has("base");
    return { asked, views: shown, key: keyOf(asked), one, assumed };
  }

  /** @param {(name: string) => string | null} attribute @param {string} view @param {Asked} asked @returns {Wanted} */
  #wantedOwn(attribute, view, asked) {
    const subject = subjects[view];
    const { asked: own, notes } = read(subject, attribute, this.editions);
    const [note] = notes;
    const { values = [] } = subject.fields[note?.args.name] ?? {};
    if (note?.id === "link-value") refuse("value", { ...note.args, list: values.filter(Boolean).join(", ") });
    if (note) refuse(note.id, note.args);
    return { asked, views: [view], key: keyOfSubject(subject, own), one: false, own };
  }

  /**
   * @param {Wanted} wanted
   * @returns {BakedCase} everything that its views need, and what other elements have needed so far
   */
  #answered({ asked, views, key, own }) {
    const { engine } = this;
    /** @type {any} */
    const made =
      this.#cases.get(key) ??
      (own ? {} : { explanation: whole(engine.explain({ ...requestOf(asked), limit: maxSteps })) });
    this.#cases.set(key, made);
    for (const view of views) {
      const { answer } = registry[view];
      if (answer) made[answer] ??= whole(answered[view].ask(engine, own ?? asked));
    }
    return made;
  }

  /**
   * The data of some elements.
   * @param {Wanted[]} wanted @param {string} [language] of the sentences that appear while they play
   * @returns {Baked}
   */
  data(wanted, language = this.languageOf([])) {
    const words = this.#words(language);
    /** @type {Map<string, Set<string>>} */
    const viewsBy = new Map();
    for (const { key, views } of wanted)
      for (const view of views) viewsBy.set(key, (viewsBy.get(key) ?? new Set()).add(view));
    const byKey = new Map(wanted.map((one) => [one.key, one]));
    const whole = new Set([...byKey.values()].flatMap(({ asked, own }) => (own ? [] : [asked.edition])));
    const editions = this.editions.map((edition) => (whole.has(edition.id) ? edition : named(edition)));
    const explanations = [...byKey.values()].filter(({ own }) => !own).map((one) => this.#answered(one).explanation);
    const cases = Object.fromEntries(
      [...byKey.values()].map((one) => [one.key, this.#baked(one, viewsBy.get(one.key))]),
    );
    return {
      version,
      editions,
      words: {
        language,
        parts: Object.fromEntries(
          editions.filter(isWhole).map((edition) => [
            edition.id,
            bakedWords(
              words.group(edition.id),
              edition,
              explanations.filter((one) => one.edition === edition.id),
            ),
          ]),
        ),
      },
      cases,
    };
  }

  /** A case with only the answers that the given views draw. @param {Wanted} wanted @param {Set<string>} [shown] @returns {BakedCase} */
  #baked(wanted, shown) {
    const ofCase = views.filter((view) => shown?.has(view));
    const made = this.#answered({ ...wanted, views: ofCase });
    const names = /** @type {(keyof BakedCase)[]} */ ([
      "explanation",
      ...ofCase.flatMap((view) => registry[view].answer ?? []),
    ]);
    return /** @type {any} */ (
      Object.fromEntries(
        names.flatMap((name) => (made[name] ? [[name, name === "explanation" ? packed(made[name]) : made[name]]] : [])),
      )
    );
  }

  /** The figure of a case, as HTML. @param {Wanted} wanted @param {string} [language] */
  figure(wanted, language = this.languageOf([])) {
    const words = this.#words(language);
    const { asked, key, views, one, own: texts } = wanted;
    const { edition } = asked;
    const whose = /** @type {Edition} */ (this.editions.find(({ id }) => id === edition));
    const [view] = views;
    if (registry[view].place === "alone") {
      const { answer = "explanation" } = registry[view];
      return answered[view].figure?.(this.#answered(wanted)[answer], whose, words, texts) ?? "";
    }
    const group = words.group("figure");
    // The engine fills in the names in braces.
    /** @type {import("../words/words.js").Group} */
    const caption = one
      ? { whole: words.say("bake:one", { reference: "{reference}", source: "{source}" }) }
      : { none: words.say("ui:no-target") }; // the reason is a sentence of its own: see told
    const of = `${language} ${one} ${key}`;
    const drawn =
      this.#figures.get(of) ??
      whole(this.engine.figure(requestOf(asked), "html", figureWords({ ...group, ...caption })));
    this.#figures.set(of, drawn);
    return drawn;
  }

  /** The sentences of the case's figure. @param {Wanted} wanted @param {string} [language] @returns {Told} */
  told(wanted, language = this.languageOf([])) {
    const { views, one } = wanted;
    if (one || registry[views[0]].place === "alone") return { reason: "", sections: [] };
    const [made, words] = [this.#answered(wanted), this.#words(language)];
    return { reason: reason(made, words), sections: sections(made, views, words, this.editions) };
  }

  /** Throws {@link Refused} if the engine has no answer. @param {Wanted} wanted */
  check(wanted) {
    this.#answered(wanted);
  }
}

/**
 * Returns the answer, or throws if it is a failure.
 * @template T @param {T | import("../run/tolerant.js").Failure} answer @returns {T}
 */
function whole(answer) {
  if (typeof answer === "object" && answer !== null && "error" in answer)
    refuse("engine", { message: answer.error.message });
  return /** @type {T} */ (answer);
}

/**
 * The part of a spec that the data needs if it only shows the spec's answers.
 * @param {Edition} edition @returns {import("../embed/baked.js").Named}
 */
const named = ({ id, year, document, choices, options }) => ({ id, year, document, choices, options });

/** Recognizes data from {@link written} of any version. @param {string} text */
export function isWritten(text) {
  try {
    const data = JSON.parse(text);
    return Number.isInteger(data?.version) && Array.isArray(data.editions) && typeof data.cases === "object";
  } catch {
    return false;
  }
}

/** Serializes data as ASCII that is safe inside a <script> element. @param {Baked} data */
export const written = (data) =>
  JSON.stringify(data).replace(/[<\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
