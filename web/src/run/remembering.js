/**
 * An engine that remembers its last answers: several views ask the same about the texts of one key, and the engine
 * gives the same answer to the same question.
 */

/** @import { Engine } from "./tolerant.js" */

/** The answers of each call that are kept, so many that one key's are. */
const most = 4;
/** Questions with more characters are asked again: their answers are large. */
const longest = 20_000;

/** Whether a call failed: the next try can give an answer. @param {unknown} answer */
const isFailure = (answer) => typeof answer === "object" && answer !== null && "error" in answer;

/** @param {Engine} engine @returns {Engine} */
export function remembering(engine) {
  const remembered = (/** @type {(...args: any[]) => unknown} */ call) => {
    /** By the question as JSON, the last one at the end. @type {Map<string, unknown>} */
    const answers = new Map();
    return (/** @type {unknown[]} */ ...args) => {
      const question = JSON.stringify(args);
      if (question.length > longest) return call(...args);
      const answer = answers.has(question) ? answers.get(question) : call(...args);
      answers.delete(question);
      if (!isFailure(answer)) answers.set(question, answer);
      if (answers.size > most) answers.delete([...answers.keys()][0]);
      return answer;
    };
  };
  return /** @type {any} */ (
    Object.fromEntries(Object.entries(engine).map(([name, call]) => [name, remembered(call)]))
  );
}
