/**
 * The reason for a target in words: a sentence for each of its clauses. For texts that are too long for an account, and
 * for data baked by an older version, there is only the first.
 */

/** @import { Words } from "../words/words.js" */
/** @import { Why } from "../run/engine.js" */

/** Clauses with the same sentence for all specs. */
export const shared = [
  "parents",
  "excess",
  "here",
  "guarded",
  "port-lost",
  "query-lost",
  "file-lost",
  "merged",
  "kept-dots",
  "dots-in-query",
  "changed",
];

/** Arguments that only some reasons have, and older data doesn't. */
const lacking = { apart: null, after: null, host: null, name: null, params: null, query: null, dots: null, in: null };

/**
 * part: the part of the catalogue with the reasons, a spec's or a room's. most: the most characters of a value to show.
 * Where parsing fails, the sentence of the error that the spec names is added.
 * @param {Words} words @param {string} part @param {Pick<Why, "id" | "args"> & { clauses?: Why["clauses"] }} why
 * @param {number} [most]
 */
export function whyText(words, part, why, most) {
  /** @type {{ id: string, args: Record<string, string | null> }[]} */
  const clauses = why.clauses?.length ? why.clauses : [{ id: why.id, args: { dropped: null, ...why.args } }];
  return clauses
    .map(({ id, args }, i) =>
      words
        .say(
          shared.includes(id) ? `ui:reason:${id}` : `${part}:why:${id}`,
          {
            ...lacking,
            ...args,
            after: clauses[i - 1]?.id === "parents" ? "yes" : null,
            problem: args.error ? errorText(words, part, args.error) : null,
          },
          undefined,
          most,
        )
        .trimEnd(),
    )
    .join(words.say("ui:between", {}, " "));
}

/** The id of a failure that the URL Standard doesn't name. */
const unnamed = "failure";

/**
 * The sentence of an error, or its name if there is no sentence; "" if the spec doesn't name the error.
 * @param {Words} words @param {string} part @param {unknown} error
 */
export const errorText = (words, part, error) =>
  error === unnamed ? "" : words.say(`${part}:problems:${error}`, { found: null, state: "" }, `‹${error}›`);
