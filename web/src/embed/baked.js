/**
 * Baked data: explanations that were made when a page was built, from which elements draw
 * and play without the engine. A page has one block of it,
 *
 *     <script type="application/json" data-uriscope="1">{"version":1,…}</script>
 *
 * before </body>, with "<" written as \u003c, or the same JSON in a file that the tag of
 * embed.js names in its attribute data-baked.
 *
 * Whoever writes such data and whoever reads it take the key of a case from here. Nothing in
 * this module needs a browser.
 */
import { numberIn } from "../run/fields.js";
import { linesIn } from "../run/lines.js";
import { inOneLine, optionsIn, start } from "../run/link.js";
import { lone, registry, views } from "./registry.js";

/** @import { Edition, EditionAnswer, Explanation, Stretch, Tree } from "../run/engine.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Group } from "../words/words.js" */

/** What an element asks for. The options are texts by name, only those that are not at their first value. @typedef {{ base: string, reference: string, edition: string, options: Record<string, string>, lines?: import("../run/lines.js").Lines }} Asked */

/** An edition of which only its answers are shown. @typedef {Pick<Edition, "id" | "year" | "document" | "choices" | "options">} Named */

/**
 * The answers about one case. What only some views draw is there if the page has them:
 * answers for "editions", characters and grammar for the views of these names, each of the
 * base and of the reference, and scheme and normalization for the views of these names.
 * @typedef {object} BakedCase
 * @property {Explanation} explanation
 * @property {EditionAnswer[]} [answers]
 * @property {[base: Stretch[], reference: Stretch[]]} [characters]
 * @property {[base: Tree, reference: Tree]} [grammar]
 * @property {import("../run/engine.js").SchemeAnswer} [scheme] of the reference
 * @property {import("../run/engine.js").Comparison} [normalization] of the reference with itself; the run is that of its side "a"
 * @property {import("../run/engine.js").Comparison} [comparison] with no explanation: the view "compare"
 * @property {import("../run/engine.js").DocumentBase} [layers] likewise: the view "layers"
 * @property {import("../run/engine.js").Encoded} [encoded] likewise: the view "encoding"
 * @property {import("../run/engine.js").Host} [host] likewise: the view "host"
 * @property {import("../run/engine.js").Extracted} [extracted] likewise: the view "extract"
 */

/**
 * @typedef {object} Baked
 * @property {1} version
 * @property {(Edition | Named)[]} editions all of them, in their order; whole are those of the cases
 * @property {Record<string, BakedCase>} cases by their keys
 * @property {{ language: string, parts: Record<string, Group>, first?: Record<string, Group> }} [words] what is said while the cases are played, of the catalogue's parts for
 *   the editions; data of earlier scripts has none
 */

/** The version that is written and read here. It changes when older readers could not draw what newer data says. */
export const version = 1;

/**
 * The views that the attribute "view" names, each once, in its order; what is no view is
 * left out. One of those that are shown alone is the only one.
 * @param {string | null} attribute
 */
export function viewsOf(attribute) {
  const named = [...new Set((attribute ?? "").toLowerCase().split(/\s+/))].filter((name) => views.includes(name));
  const alone = named.find((name) => lone.includes(name));
  return alone ? [alone] : named.length ? named : views.filter((name) => registry[name].usual);
}

/**
 * A note for each name in the attribute "view" that is no view, each once.
 * @param {string | null} attribute @returns {Note[]}
 */
export const unknownViews = (attribute) =>
  [...new Set((attribute ?? "").toLowerCase().split(/\s+/))]
    .filter((name) => name && !views.includes(name))
    .map((value) => ({ id: "link-view", args: { value }, count: 1 }));

/**
 * The key of a case: the texts, the edition, and those of its options that are not at their
 * first value, by their names in order; then changed lines, if there are any.
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
 * What an element asks for, from its attributes, and notes on what could not be read, as of
 * a link. Without base and reference it is the case that the page opens with; without one of
 * them, a reference is empty and a base is that case's. An option counts if the edition
 * declares it. An edition that is not among those given is kept, and none of the options.
 * @param {(name: string) => string | null} attribute the value of an attribute, null where it is not there
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
 * A case among baked data; null where there is none of it.
 * @param {Baked} baked @param {Asked} asked
 * @returns {{ of: BakedCase, edition: Edition } | null} throws an error where its edition has no listing
 */
export function caseOf({ editions, cases }, asked) {
  const key = keyOf(asked);
  if (!Object.hasOwn(cases, key)) return null;
  const edition = editions.find(({ id }) => id === asked.edition);
  if (!edition || !isWhole(edition)) throw new Error("the edition of a baked case has no listing");
  return { of: cases[key], edition };
}

/** @param {Edition | Named} edition @returns {edition is Edition} */
export const isWhole = (edition) => "listing" in edition;

/**
 * Reads baked data, from a text or as an object.
 * @param {unknown} data
 * @returns {Baked} throws an error that says what is wrong if it is of another version. The rest isn't checked: if it
 *   cannot be drawn, the element shows what it holds
 */
export function read(data) {
  const baked = /** @type {any} */ (typeof data === "string" ? JSON.parse(data) : data);
  if (typeof baked !== "object" || baked === null) throw new Error("the baked data is no object");
  if (baked.version !== version)
    throw new Error(
      `the baked data is of version ${JSON.stringify(baked.version)}, this script reads version ${version}: bake the page again`,
    );
  if (!Array.isArray(baked.editions) || typeof baked.cases !== "object" || baked.cases === null)
    throw new Error("the baked data has no editions or no cases");
  return baked;
}
