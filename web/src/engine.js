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
      if (!program.ended) return program.call(...args);
    } catch { // it has ended in the middle of the call
      program.ended = true;
      run(module).then((next) => (program = next), () => (program.ended = false));
    }
    return JSON.stringify(failure("panic", "The engine stopped and is being started again."));
  };
  const started = engine(call, (text) => program.parse(text));
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

/** @typedef {{ call: Call, parse: Engine["parse"], ended: boolean }} Program */

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<Program>}
 */
async function run(module) {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  return new Promise((resolve, reject) => {
    globalThis.uriscopeReady = () => {
      delete globalThis.uriscopeReady;
      resolve({ ...border(instance.exports), ended: false });
    };
    go.run(instance).then(() => reject(new Error("the engine ended before it was ready")), reject);
  });
}

/**
 * How texts cross the border: they are written into the program's memory, and answers
 * are read from there. See wasm/memory.go.
 * @param {any} program its exports
 */
function border(program) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let bytes = new Uint8Array();
  let places = new Int32Array();

  /** Sees to room for a text, in bytes. Memory that has grown is another buffer, and leaves the old one empty. @param {number} size */
  const room = (size) => {
    if (bytes.length >= size && bytes.length > 0) return;
    const capacity = Math.max(4096, size);
    const text = program.uriscopeText(capacity);
    const at = program.uriscopePlaces();
    bytes = new Uint8Array(program.mem.buffer, text, capacity); // after the calls, which may grow the memory
    places = new Int32Array(program.mem.buffer, at, 16);
  };
  return {
    /** @type {Call} */
    call(...args) {
      room(3 * args.reduce((length, arg) => length + arg.length, 0)); // a code unit takes three bytes at most
      let at = 0;
      args.forEach((arg, i) => {
        at += encoder.encodeInto(arg, bytes.subarray(at)).written;
        places[i] = at;
      });
      const length = program.uriscopeCall(args.length);
      room(0);
      return decoder.decode(new Uint8Array(program.mem.buffer, places[0], length));
    },
    /** @type {Engine["parse"]} */
    parse(text) {
      if (typeof text !== "string") return null;
      const { length } = text;
      room(length); // a URI is ASCII
      if (encoder.encodeInto(text, bytes).written !== length || !program.uriscopeParse(length)) return null;
      room(0);
      const at = places;
      return {
        scheme: at[0] < 0 ? null : text.slice(at[0], at[1]),
        authority: at[2] < 0 ? null : text.slice(at[2], at[3]),
        path: text.slice(at[4], at[5]),
        query: at[6] < 0 ? null : text.slice(at[6], at[7]),
        fragment: at[8] < 0 ? null : text.slice(at[8], at[9]),
      };
    },
  };
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
 * @param {Engine["parse"]} parse
 * @returns {Engine}
 */
function engine(call, parse) {
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
    parse,
  };
}
