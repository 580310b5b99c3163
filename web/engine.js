/**
 * The engine: the other side of wasm/main.go. It starts the WebAssembly program,
 * one for everybody in the page, and turns calls into strings and answers into
 * plain data. The types are in engine.d.ts.
 */
import "wasm_exec";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Failure} Failure */
/** @typedef {(...args: string[]) => string} Call */

/** Where everybody in the page finds the engine that somebody has loaded. */
const shared = Symbol.for("uriscope.engine");

/** @type {Record<symbol, Promise<Engine> | undefined>} */
const registry = /** @type {any} */ (globalThis);

/**
 * @param {{ wasm?: string | URL }} [options]
 * @returns {Promise<Engine>}
 */
export function load({ wasm = new URL(WASM_FILE, import.meta.url) } = {}) {
  registry[shared] ??= start(wasm).catch((error) => {
    registry[shared] = undefined; // so that the next one to ask tries again
    throw error;
  });
  return registry[shared];
}

/** @param {string | URL} wasm */
async function start(wasm) {
  const module = await compile(new URL(wasm, import.meta.url));
  let program = await run(module);

  /** A program that has ended is replaced; until then its calls fail. @type {Call} */
  const call = (...args) => {
    try {
      const json = program.call(...args);
      if (typeof json === "string") return json;
    } catch {
      // The program ended in the middle of the call.
    }
    restart();
    return JSON.stringify(failure("panic", "The engine stopped and is being started again."));
  };
  const restart = () => {
    if (program.ended) return;
    program.ended = true;
    run(module).then((next) => (program = next), () => (program.ended = false));
  };
  const started = engine(call, () => program.exports);
  started.explain({ base: "a:", reference: "" }); // the first call is slow: let nobody wait for it
  return started;
}

/** @param {URL} url */
async function compile(url) {
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<{ call: Call, exports: any, ended: boolean }>}
 */
async function run(module) {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  return new Promise((resolve, reject) => {
    globalThis.uriscopeReady = (call) => {
      delete globalThis.uriscopeReady;
      resolve({ call, exports: instance.exports, ended: false });
    };
    go.run(instance).then(() => reject(new Error("the engine ended before it was ready")), reject);
  });
}

/**
 * @param {"bad-argument" | "panic" | "not-found"} code
 * @param {string} message
 * @returns {Failure}
 */
function failure(code, message) {
  return { outcome: "error", target: null, error: { code, message } };
}

/**
 * Says which of the named members is not a string, or nothing.
 * @param {Record<string, unknown>} values
 */
function notString(values) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "string") return failure("bad-argument", `${name} is not a string`);
  }
}

/**
 * @param {Call} call
 * @param {() => any} exports
 * @returns {Engine}
 */
function engine(call, exports) {
  /** @param {unknown} request */
  const requestArgs = (request) => {
    const { base, reference, edition = "", strict = true, validating = true, excess = "keep", limit = -1 } = /** @type {any} */ (request ?? {});
    const bad = notString({ base, reference, edition, excess });
    const options = [strict ? "strict" : "non-strict", validating ? "validating" : "non-validating", excess];
    return { bad, args: [base, reference, edition, ...options, String(limit)] };
  };
  return {
    explain(request) {
      const { bad, args } = requestArgs(request);
      return bad ?? JSON.parse(call("explain", ...args));
    },
    validate(text, options) {
      const { edition = "", production = "" } = options ?? {};
      return notString({ text, edition, production }) ?? JSON.parse(call("validate", text, edition, production));
    },
    normalize(text, options) {
      const { edition = "", scheme = true } = options ?? {};
      return notString({ text, edition }) ?? JSON.parse(call("normalize", text, edition, scheme ? "scheme" : "syntax"));
    },
    figure(request, format) {
      const { bad, args } = requestArgs(request);
      return bad ?? notString({ format }) ?? JSON.parse(call("figure", ...args, format));
    },
    answers(request) {
      const { bad, args } = requestArgs(request);
      return bad ?? JSON.parse(call("answers", ...args));
    },
    parting(request, other) {
      const { bad, args } = requestArgs(request);
      return bad ?? notString({ other }) ?? JSON.parse(call("parting", ...args, other));
    },
    neighbour(request) {
      const { base, reference } = /** @type {any} */ (request ?? {});
      return notString({ base, reference }) ?? JSON.parse(call("neighbour", base, reference));
    },
    characters(text, options) {
      const { edition = "" } = options ?? {};
      return notString({ text, edition }) ?? JSON.parse(call("characters", text, edition));
    },
    tree(text, options) {
      const { edition = "", production = "", use = "", from = 0, to = -1, limit = -1 } = options ?? {};
      return notString({ text, edition, production, use }) ??
        JSON.parse(call("tree", text, edition, production, use, String(from), String(to), String(limit)));
    },
    editions: () => JSON.parse(call("editions")),
    examples(options) {
      const { edition = "" } = options ?? {};
      return notString({ edition }) ?? JSON.parse(call("examples", edition));
    },
    board(edition) {
      return notString({ edition }) ?? JSON.parse(call("board", edition));
    },
    panic: () => JSON.parse(call("panic")),
    parse: parser(exports),
  };
}

/**
 * The fast way to parse writes the text into the program's memory and reads offsets
 * from there: see wasm/parse.go.
 * @param {() => any} exports those of the running program
 * @returns {Engine["parse"]}
 */
function parser(exports) {
  /** @type {any} */
  let program;
  let bytes = new Uint8Array();
  let offsets = new Int32Array();
  const encoder = new TextEncoder();

  /** Makes the views anew: the memory has grown, or there has to be more room. @param {number} size */
  const renew = (size) => {
    program = exports();
    const capacity = Math.max(4096, size);
    const text = program.uriscopeText(capacity);
    const at = program.uriscopeOffsets();
    bytes = new Uint8Array(program.mem.buffer, text, capacity); // after the calls, which may grow the memory
    offsets = new Int32Array(program.mem.buffer, at, 10);
  };
  return (text) => {
    if (typeof text !== "string") return null;
    const { length } = text;
    if (bytes.length < length || bytes.length === 0 || program !== exports()) renew(length); // 0: detached
    if (encoder.encodeInto(text, bytes).written !== length || !program.uriscopeParse(length)) return null; // a URI is ASCII
    if (offsets.length === 0) renew(length); // the memory grew just now
    const at = offsets;
    return {
      scheme: at[0] < 0 ? null : text.slice(at[0], at[1]),
      authority: at[2] < 0 ? null : text.slice(at[2], at[3]),
      path: text.slice(at[4], at[5]),
      query: at[6] < 0 ? null : text.slice(at[6], at[7]),
      fragment: at[8] < 0 ? null : text.slice(at[8], at[9]),
    };
  };
}
