/**
 * Why the engine could not be loaded, for the page and for elements.
 */

/** What the host answers where a file is gone. */
const gone = [404, 410];

/**
 * What is wrong, by what was thrown. A browser asks for a module, such as the engine's
 * script, once in a document, and remembers that it did not come.
 * @param {unknown} thrown @returns {{ id: string, reason?: string, reload?: boolean }}
 */
export function faultOf(thrown) {
  const error = /** @type {Error & { status?: number, script?: boolean, line?: boolean }} */ (thrown);
  const reason = String(error?.message || error);
  if (error?.script) return { id: "broke", reload: true };
  if (error?.status)
    return gone.includes(error.status) ? { id: "gone", reason, reload: true } : { id: "failed", reason };
  if (typeof WebAssembly === "undefined") return { id: "refused" };
  if (error instanceof WebAssembly.CompileError)
    return { id: /polic|csp|disallowed|embedder/i.test(reason) ? "refused" : "wrong" };
  return error?.line ? { id: "broke" } : { id: "failed", reason };
}
