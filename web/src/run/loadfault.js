/**
 * The reason why the engine couldn't be loaded, for the page and for elements.
 */

/** HTTP statuses for a missing file. */
const gone = [404, 410];

/**
 * The fault for a thrown error. A browser requests a module, such as the engine's script, once per document, and
 * remembers a failure.
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
