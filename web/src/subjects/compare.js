/**
 * Compares two texts on a spec's ladder of comparison, and shows how one of them is normalized.
 */
import { maxSmallSteps } from "../cases/limits.js";
import { flag, line, oneOf } from "../run/fields.js";
import { start } from "../run/link.js";

export const sides = /** @type {const} */ (["a", "b"]);

/** side: the text whose steps are played; null means the first one that changes. as, characters: options of IRIs. */
const fields = {
  a: line("example://a/b/c/%7Bfoo%7D"),
  b: line("eXAMPLE://a/./b/../b/%63/%7bfoo%7d"),
  base: line(start.base),
  side: oneOf(sides, null),
  as: oneOf(/** @type {const} */ (["auto", "iri", "uri"]), "auto"),
  characters: flag(),
};

/** @satisfies {import("./subject.js").Subject<typeof fields>} */
export const compare = {
  id: "compare",
  room: "compare",
  words: ["compare", "normal", "problem"],
  fields,
  texts: ["a", "b"],
  attributes: { a: "reference", b: "other", as: null, characters: null },
  options: true,
  runs: true,
  label: (words, { a, b }) => words.say("compare:element:compare", { a, b }),
  ask: (engine, { a, b, base, edition, options }) =>
    engine.compare(a, b, { ...options, base, edition, limit: maxSmallSteps }),
  key: ({ a, b, base, edition, options }) => [a, b, base, edition, options], // the same for both sides
};
