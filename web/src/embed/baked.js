/**
 * Baked data: explanations made when a page was built, from which elements draw and play without the engine. A page has
 * one block of it,
 *
 *     <script type="application/json" data-uriscope="1">{"version":2,…}</script>
 *
 * before </body>, with "<" written as \u003c, or the same JSON in a file that the tag of embed.js names in its
 * attribute data-baked.
 *
 * Writers and readers of such data use the key of a case from this module. It doesn't need a browser.
 */
import { numberIn } from "../run/fields.js";
import { linesIn } from "../run/lines.js";
import { inOneLine, optionsIn, start } from "../run/link.js";
import { unpacked } from "./packed.js";
import { lone, registry, views } from "./registry.js";

/** @import { Edition, EditionAnswer, Explanation, Stretch, Tree } from "../run/engine.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Group } from "../words/words.js" */

/** An element's request. Options are texts by name, without those at their default. @typedef {{ base: string, reference: string, edition: string, options: Record<string, string>, lines?: import("../run/lines.js").Lines }} Asked */

/**
 * The part of a spec that the data needs if it only shows the spec's answers.
 * @typedef {Pick<Edition, "id" | "year" | "document" | "choices" | "options">} Named
 */

/**
 * The answers about one case. Data for single views is there only if the page has such a view: answers for "editions",
 * characters and grammar for the views of these names, each for the base and for the reference, and scheme and
 * normalization for the views of these names.
 * @typedef {object} BakedCase
 * @property {Explanation} explanation
 * @property {EditionAnswer[]} [answers]
 * @property {[base: Stretch[], reference: Stretch[]]} [characters]
 * @property {[base: Tree, reference: Tree]} [grammar]
 * @property {import("../run/engine.js").SchemeAnswer} [scheme] of the reference
 * @property {import("../run/engine.js").Comparison} [normalization] of the reference with itself; the run is in its
 *   side "a"
 * @property {import("../run/engine.js").Comparison} [comparison] without an explanation: the view "compare"
 * @property {import("../run/engine.js").DocumentBase} [layers] likewise: the view "layers"
 * @property {import("../run/engine.js").Encoded} [encoded] likewise: the view "encoding"
 * @property {import("../run/engine.js").Host} [host] likewise: the view "host"
 * @property {import("../run/engine.js").Extracted} [extracted] likewise: the view "extract"
 */

/**
 * @typedef {object} Baked
 * @property {1 | 2} version
 * @property {(Edition | Named)[]} editions all of them, in order; the cases' editions are complete
 * @property {Record<string, BakedCase>} cases by their keys
 * @property {{ language: string, parts: Record<string, Group>, first?: Record<string, Group> }} [words]
 *   the words that the cases need while they are played, from the specs' parts of the catalogue; absent in data of
 *   older scripts
 */

/** The version that this module writes. It changes when older readers can't draw newer data. */
export const version = 2;

/** The versions that this module reads. Version 1 has whole explanations; see {@link unpacked} for the shorter ones. */
const versions = [1, version];

/**
 * The views that the attribute "view" names, each once, in its order, without unknown ones. A stand-alone view excludes
 * all others.
 * @param {string | null} attribute
 */
export function viewsOf(attribute) {
  const named = [...new Set((attribute ?? "").toLowerCase().split(/\s+/))].filter((name) => views.includes(name));
  const alone = named.find((name) => lone.includes(name));
  return alone ? [alone] : named.length ? named : views.filter((name) => registry[name].usual);
}

/**
 * True if an element shows only its reference: it has no base, and all its views show the parts of a text.
 * @param {(name: string) => boolean} has which attributes it has @param {string[]} shown its views
 */
export const isOne = (has, shown) =>
  !has("base") && has("reference") && shown.every((name) => Boolean(registry[name].dissects));

/**
 * A note for each unknown name in the attribute "view".
 * @param {string | null} attribute @returns {Note[]}
 */
export const unknownViews = (attribute) =>
  [...new Set((attribute ?? "").toLowerCase().split(/\s+/))]
    .filter((name) => name && !views.includes(name))
    .map((value) => ({ id: "link-view", args: { value }, count: 1 }));

/**
 * The key of a case: the texts, the spec, and its options that aren't at their default, sorted by name; then changed
 * lines, if any.
 * @param {Asked} asked
 */
export function keyOf({ base, reference, edition, options, lines }) {
  const sorted = Object.fromEntries(
    Object.keys(options)
      .sort()
      .map((name) => [name, options[name]]),
  );
  return JSON.stringify([base, reference, edition, sorted, ...(lines ? [lines] : [])]);
}

/**
 * Reads an element's request from its attributes, with notes on what can't be read, as for a link. Without base and
 * reference it is the page's opening example; if one is missing, a reference is empty and a base is the example's. An
 * option counts if the spec declares it. An unknown spec is kept, without options.
 * @param {(name: string) => string | null} attribute returns an attribute's value, or null if it is absent
 * @param {Pick<Edition, "id" | "options">[]} editions
 * @returns {{ asked: Asked, step: number | null, notes: Note[] }}
 */
export function askedOf(attribute, editions) {
  const edition = attribute("edition") || start.edition;
  const declared = editions.find(({ id }) => id === edition)?.options ?? [];
  const [base, reference, step] = ["base", "reference", "step"].map(attribute);
  const texts = base === null && reference === null ? start : { base: base ?? start.base, reference: reference ?? "" };
  const lines = inOneLine({ ...start, ...texts });
  const changed = linesIn(attribute("lines"));
  const given = Object.fromEntries(
    declared.flatMap(({ name }) => {
      const value = attribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const options = optionsIn(given, declared);
  const at = numberIn(step ?? "");
  const unread = step === null || at !== null ? [] : [{ id: "link-step", args: { value: step }, count: 1 }];
  const unchanged = changed.unread.map((value) => ({ id: "link-line", args: { value }, count: 1 }));
  return {
    asked: {
      base: lines.state.base,
      reference: lines.state.reference,
      edition,
      options: options.options,
      ...(changed.lines && { lines: changed.lines }),
    },
    step: at,
    notes: [...unread, ...unchanged, ...lines.notes, ...options.notes],
  };
}

/**
 * Finds a case in baked data; null if it is missing.
 * @param {Baked} baked @param {Asked} asked
 * @returns {{ of: BakedCase, edition: Edition } | null} throws an error if its spec has no listing
 */
export function caseOf({ editions, cases }, asked) {
  const key = keyOf(asked);
  if (!Object.hasOwn(cases, key)) return null;
  const edition = editions.find(({ id }) => id === asked.edition);
  if (!edition || !isWhole(edition)) throw new Error("the edition of a baked case has no listing");
  const packed = cases[key];
  const of = whole.get(packed) ?? { ...packed, explanation: unpacked(packed.explanation) };
  whole.set(packed, of);
  return { of, edition };
}

/**
 * The cases that were read, by their data. An element recognizes its case by the explanation's run.
 * @type {WeakMap<BakedCase, BakedCase>}
 */
const whole = new WeakMap();

/** @param {Edition | Named} edition @returns {edition is Edition} */
export const isWhole = (edition) => "listing" in edition;

/**
 * Reads baked data, from a text or an object.
 * @param {unknown} data
 * @returns {Baked} throws an error with an explanation if it has another version. The rest isn't checked: if it can't
 *   be drawn, the element shows its content
 */
export function read(data) {
  const baked = /** @type {any} */ (typeof data === "string" ? JSON.parse(data) : data);
  if (typeof baked !== "object" || baked === null) throw new Error("the baked data is no object");
  if (!versions.includes(baked.version))
    throw new Error(
      `the baked data is of version ${JSON.stringify(baked.version)}, this script reads versions ${versions.join(" and ")}: bake the page again`,
    );
  if (!Array.isArray(baked.editions) || typeof baked.cases !== "object" || baked.cases === null)
    throw new Error("the baked data has no editions or no cases");
  return baked;
}
