/**
 * The reason for a target in words: a sentence for each of its clauses. Of texts that are too long for an account,
 * and of data that an older version has baked, there is the first one alone.
 */

/** @import { Words } from "../words/words.js" */
/** @import { Why } from "../run/engine.js" */

/** Clauses that are said alike of all specs. */
const shared = ["parents", "excess", "here", "query-lost", "file-lost", "changed"];

/** What only some reasons have, or older data lacks. */
const lacking = { apart: null, host: null, name: null };

/**
 * The part of the catalogue says what a spec, or a room, has as its reason. most is how many characters of a value are said.
 * @param {Words} words @param {string} part @param {Pick<Why, "id" | "args"> & { clauses?: Why["clauses"] }} why @param {number} [most]
 */
export function whyText(words, part, why, most) {
  const clauses = why.clauses?.length ? why.clauses : [{ id: why.id, args: { dropped: null, ...why.args } }];
  return clauses
    .map(({ id, args }) =>
      words.say(
        shared.includes(id) ? `ui:reason:${id}` : `${part}:why:${id}`,
        { ...lacking, ...args },
        undefined,
        most,
      ),
    )
    .join(words.say("ui:between", {}, " "));
}
