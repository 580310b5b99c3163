/**
 * Reasons why the engine gives no answer: the spec doesn't define what was asked, which is explained in words, or the
 * engine has failed.
 */

/** @import { Edition } from "../run/engine.js" */
/** @import { Failure } from "../run/tolerant.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Words } from "../words/words.js" */

/** The note on a failure. @param {Failure["error"]} error @param {Pick<Edition, "document">} edition @returns {Note} */
const noteOf = ({ code, message, lacks }, { document }) =>
  code === "unspoken"
    ? { id: "unspoken", args: { lacks: lacks ?? "", document, message }, count: 1 }
    : { id: "engine", args: { message }, count: 1 };

/** The note if an answer is a failure; null if it isn't, or hasn't arrived. @param {unknown} answer @param {Pick<Edition, "document">} edition @returns {Note | null} */
export const noAnswer = (answer, edition) =>
  answer && typeof answer === "object" && "error" in answer
    ? noteOf(/** @type {Failure} */ (answer).error, edition)
    : null;

/** The text shown in place of an answer. @param {Words} words @param {Note} note */
export const unanswered = (words, { id, args: { lacks, document, message } }) =>
  id === "unspoken"
    ? words.say("page:notes:unspoken", { lacks, document, message }, String(message))
    : words.say("page:unanswered");

/** The answer; null if the engine has failed, or it hasn't arrived. @template T @param {T | Failure | null | undefined} answer @returns {Exclude<T, Failure> | null} */
export const answered = (answer) =>
  answer && !(typeof answer === "object" && "error" in answer) ? /** @type {any} */ (answer) : null;
