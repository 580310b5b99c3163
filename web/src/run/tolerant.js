/**
 * An engine whose calls return errors instead of throwing them. The page, elements, and commands often ask about
 * half-typed text, or about something that the spec doesn't define.
 */

/** @import { CallError, Engine as Throwing } from "./engine.js" */
/** @typedef {{ outcome: "error", target: null, error: Pick<CallError, "code" | "lacks" | "message" | "line" | "at" | "didYouMean" | "it"> }} Failure */
/** @typedef {{ [Name in keyof Throwing]: (...args: Parameters<Throwing[Name]>) => ReturnType<Throwing[Name]> | Failure }} Calls */
/** @typedef {Omit<Calls, "editions"> & Pick<Throwing, "editions">} Engine */

const codes = ["bad-argument", "not-found", "unspoken", "too-long", "bad-line", "endless", "panic"];

/** The return value of a failed call. @param {unknown} thrown @returns {Failure} */
function failureOf(thrown) {
  const { code, message, lacks, line, at, didYouMean, it } = /** @type {CallError} */ (thrown);
  if (!codes.includes(code)) throw thrown;
  return {
    outcome: "error",
    target: null,
    error: {
      code,
      message,
      ...(lacks && { lacks }),
      ...(line !== undefined && { line, at, didYouMean }),
      ...(it && { it }),
    },
  };
}

/** The wrapped engines, by the original. @type {WeakMap<Throwing, Engine>} */
const made = new WeakMap();

/**
 * The key under which an engine for programs exposes the engine below it, whose answers have no sentences: see
 * program/index.js.
 */
export const below = Symbol.for("uriscope.below");

/** @param {Throwing & { [below]?: Throwing }} given @returns {Engine} */
export function tolerant(given) {
  const engine = given[below] ?? given;
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
