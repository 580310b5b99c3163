/**
 * An engine that remembers its last answers, because several views ask the same question after each key.
 */

/** @import { Engine } from "./tolerant.js" */

/** The number of answers of each call that are kept: enough for one key. */
const most = 4;
/** Questions with more characters are asked again: their answers are large. */
const longest = 20_000;

/** Tell whether a call failed: the next try can give an answer. @param {unknown} answer */
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
