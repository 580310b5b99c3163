/**
 * An engine whose calls return why they failed, instead of throwing it: what the page, elements, and
 * commands ask is often cut off in the middle, or of a document that says nothing of it.
 */

/** @import { CallError, Engine as Throwing } from "./engine.js" */
/** @typedef {{ outcome: "error", target: null, error: Pick<CallError, "code" | "lacks" | "message" | "line" | "at" | "didYouMean"> }} Failure */
/** @typedef {{ [Name in keyof Throwing]: (...args: Parameters<Throwing[Name]>) => ReturnType<Throwing[Name]> | Failure }} Calls */
/** @typedef {Omit<Calls, "editions"> & Pick<Throwing, "editions">} Engine */

const codes = ["bad-argument", "not-found", "unspoken", "too-long", "bad-line", "endless", "panic"];

/** What a call that has failed returns. @param {unknown} thrown @returns {Failure} */
function failureOf(thrown) {
  const { code, message, lacks, line, at, didYouMean } = /** @type {CallError} */ (thrown);
  if (!codes.includes(code)) throw thrown;
  return {
    outcome: "error",
    target: null,
    error: { code, message, ...(lacks && { lacks }), ...(line !== undefined && { line, at, didYouMean }) },
  };
}

/** Those that there are, by what they call. @type {WeakMap<Throwing, Engine>} */
const made = new WeakMap();

/** @param {Throwing} engine @returns {Engine} */
export function tolerant(engine) {
  let calls = made.get(engine);
  if (calls) return calls;
  const caught =
    (/** @type {(...args: any[]) => unknown} */ call) =>
    (/** @type {unknown[]} */ ...args) => {
      try {
        return call(...args);
      } catch (error) {
        return failureOf(error);
      }
    };
  calls = /** @type {any} */ (Object.fromEntries(Object.entries(engine).map(([name, call]) => [name, caught(call)])));
  made.set(engine, /** @type {Engine} */ (calls));
  return /** @type {Engine} */ (calls);
}
