/**
 * Why the engine gives no answer: the document does not speak of what was asked, which is an
 * answer in words; or the engine has failed.
 */

/** @import { Edition } from "../run/engine.js" */
/** @import { Failure } from "../run/tolerant.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Words } from "../words/words.js" */

/** What a failure has to say. @param {Failure["error"]} error @param {Pick<Edition, "document">} edition @returns {Note} */
const noteOf = ({ code, message, lacks }, { document }) =>
  code === "unspoken"
    ? { id: "unspoken", args: { lacks: lacks ?? "", document, message }, count: 1 }
    : { id: "engine", args: { message }, count: 1 };

/** The same of an answer that may be one; null where it is, or is still waited for. @param {unknown} answer @param {Pick<Edition, "document">} edition @returns {Note | null} */
export const noAnswer = (answer, edition) =>
  answer && typeof answer === "object" && "error" in answer
    ? noteOf(/** @type {Failure} */ (answer).error, edition)
    : null;

/** What stands where the answer would. @param {Words} words @param {Note} note */
export const unanswered = (words, { id, args: { lacks, document, message } }) =>
  id === "unspoken"
    ? words.say("page:notes:unspoken", { lacks, document, message }, String(message))
    : words.say("page:unanswered");

/** An answer; null where the engine has failed, or is still waited for. @template T @param {T | Failure | null | undefined} answer @returns {Exclude<T, Failure> | null} */
export const answered = (answer) =>
  answer && !(typeof answer === "object" && "error" in answer) ? /** @type {any} */ (answer) : null;
