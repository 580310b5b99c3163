/**
 * An engine that caches its last answers, because several views ask the same question after each key.
 */

/** @import { Engine } from "./tolerant.js" */

/** Cached answers per call: enough for one key. */
const most = 4;
/** Longer questions, in characters, aren't cached, because their answers are large. */
const longest = 20_000;

/** True for a failed call: the next try may succeed. @param {unknown} answer */
const isFailure = (answer) => typeof answer === "object" && answer !== null && "error" in answer;

/** @param {Engine} engine @returns {Engine} */
export function remembering(engine) {
  const remembered = (/** @type {(...args: any[]) => unknown} */ call) => {
    /** Keyed by the question as JSON, the most recent last. @type {Map<string, unknown>} */
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
