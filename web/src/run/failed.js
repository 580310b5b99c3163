/**
 * The error to throw for a failed call of the engine.
 * @param {Pick<import("./engine.js").CallError, "code" | "message" | "lacks">} why
 */
export function failed({ code, message, ...more }) {
  const Thrown = ["bad-argument", "not-found", "bad-line"].includes(code) ? TypeError : Error;
  return Object.assign(new Thrown(message), { code, ...more });
}
