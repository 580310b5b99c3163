/**
 * Compiles the engine's program: fetched in a browser, and read from disk in Node.
 */

/** @import { LoadOptions } from "./engine.js" */

/** Reads a file. @typedef {(url: URL) => Promise<BufferSource>} Read */

/** A copy without inherited members: a page may have added some to Object.prototype. @template T @param {T} options @returns {T} */
export const bare = (options) => Object.assign(Object.create(null), options);

/**
 * The base for relative addresses. It is a separate variable because bundlers treat every "new URL" with
 * import.meta.url as a file of the package. If they insert the script's path on disk, that is useless in a page.
 */
export const own = /** @type {string | undefined} */ (import.meta.url);
export const here = (!own || own.startsWith("file:")) && globalThis.document?.baseURI ? document.baseURI : own;

/**
 * Reads a file in Node. The module isn't imported by name, because bundlers for browsers would look for it and fail.
 * @type {Read}
 */
export const readFile = (url) => {
  const files = globalThis.process?.getBuiltinModule?.("node:fs/promises");
  if (!files) throw new Error("files cannot be read here");
  return files.readFile(url);
};

/** True if WebAssembly can be compiled: a page's policy may forbid it. */
function allowed() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}

/** @param {URL} url @param {LoadOptions} options @param {Read} read */
export async function compile(url, options, read) {
  try {
    return await compiled(url, options, read).catch((error) => {
      if (options.fresh || !(error instanceof WebAssembly.CompileError) || !allowed()) throw error;
      return compiled(url, { ...options, fresh: true }, read); // the browser's cached file may be broken
    });
  } catch (error) {
    // A lost connection is a TypeError, like many bugs of scripts.
    throw error instanceof TypeError ? Object.assign(error, { line: true }) : error;
  }
}

/** @param {URL} url @param {LoadOptions} options @param {Read} read */
async function compiled(url, { progress, signal, fresh }, read) {
  if (url.protocol === "file:") return WebAssembly.compile(await read(url));
  // The request must match the page's preload, because WebKit reuses a preload only for an identical one.
  const own = url.origin === globalThis.origin && /** @type {const} */ ({ mode: "no-cors", credentials: "include" });
  const response = await fetch(url, bare({ signal, ...own, ...(fresh && { cache: "reload" }) }));
  if (!response.ok)
    throw Object.assign(new Error(`${url.pathname}: ${response.status} ${response.statusText}`.trim()), {
      status: response.status,
    });
  if (progress) count(response.clone(), progress);
  // Hosts without support for WebAssembly send another type, which compileStreaming refuses.
  if (WebAssembly.compileStreaming && response.headers.get("content-type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Reports how much of the program has arrived. The host's Content-Length is the compressed size. @param {Response} response @param {(share: number) => void} progress */
async function count(response, progress) {
  try {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    let received = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      received += next.value.length;
      progress(Math.min(1, received / WASM_SIZE));
    }
  } catch {
    // The compiler sees the same error and reports it.
  }
}
