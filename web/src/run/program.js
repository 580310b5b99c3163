/**
 * A running WebAssembly program, and the border to it: texts go into its memory, and answers come out of it. The other
 * side is wasm/main.go and wasm/memory.go.
 */
import { Go, scope } from "wasm_exec";
import { obeysBidiRule } from "./bidi.js";

/**
 * A running program: its calls, the size of its memory in bytes, whether it has exited, and a function that stops it.
 * @typedef {ReturnType<typeof border> & { exited: () => boolean, stop: () => void }} Program
 */

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<Program>}
 */
export async function run(module) {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  return new Promise((resolve, reject) => {
    let ready = false;
    const told = (/** @type {Program} */ program) => {
      ready = true;
      resolve(program);
    };
    go.run(begin(go, instance, told)).catch(reject);
    // Go runs until it is idle. If it isn't ready by then, it never will be.
    if (ready) return;
    reject(new Error("the engine did not become ready"));
    for (const timeout of go._scheduledTimeouts.values()) clearTimeout(timeout);
  });
}

/**
 * Starts a program synchronously: Go runs until it is idle, and is ready then. null if the browser doesn't allow a
 * module of this size to be instantiated synchronously.
 * @param {WebAssembly.Module} module @returns {Program | null}
 */
export function runNow(module) {
  /** @type {Program | null} */
  let program = null;
  try {
    const go = new Go();
    const instance = begin(go, new WebAssembly.Instance(module, go.importObject), (ready) => (program = ready));
    go.run(instance).catch(() => {});
  } catch {
    // The caller gets no program.
  }
  return program;
}

/**
 * Reports when a program is ready.
 * @param {any} go @param {WebAssembly.Instance} instance @param {(program: Program) => void} ready
 */
function begin(go, instance, ready) {
  scope.uriscopeReady = () => {
    delete scope.uriscopeReady;
    ready({
      ...border(instance.exports),
      exited: () => go.exited,
      stop() {
        for (const timeout of go._scheduledTimeouts.values()) clearTimeout(timeout); // each would wake the program, and throw
      },
    });
    return Object.assign(domainToASCII, { normalize, obeysBidiRule });
  };
  return instance;
}

/** A text in Unicode's Normalization Form C, computed by the runtime. @param {string} text */
const normalize = (text) => text.normalize("NFC");

/**
 * A domain in ASCII, as the URL Standard defines it, computed by the runtime's own URL; null if it has no ASCII form.
 * The label "x" behind it keeps the domain from being parsed as an IP address.
 * @param {string} domain
 */
function domainToASCII(domain) {
  try {
    const { hostname } = new URL(`ws://${encodeURIComponent(domain)}.x`);
    return hostname.endsWith(".x") ? hostname.slice(0, -".x".length) : null;
  } catch {
    return null;
  }
}

/**
 * Passes texts across the border: they are written into the program's memory, and answers are read from it. See
 * wasm/memory.go.
 * @param {any} exports of the program
 */
function border(exports) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let bytes = new Uint8Array();
  let offsets = new Int32Array();

  /**
   * Makes room for texts, given their size in bytes and their number. When memory grows, its buffer is replaced and the
   * old one is empty.
   * @param {number} size @param {number} [count]
   */
  const room = (size, count = 0) => {
    if (bytes.length >= size && bytes.length > 0 && offsets.length >= count) return;
    const capacity = Math.max(4096, size);
    const most = Math.max(16, count);
    const text = exports.uriscopeText(capacity);
    const at = exports.uriscopeOffsets(most);
    bytes = new Uint8Array(exports.mem.buffer, text, capacity); // after the calls, which may grow the memory
    offsets = new Int32Array(exports.mem.buffer, at, most);
  };
  /** Returns whether a text is a URI reference. If it is, offsets holds its components. @param {string} text */
  const valid = (text) => {
    const { length } = text;
    room(length + 1); // a URI is ASCII: any other text writes a different number of bytes
    if (encoder.encodeInto(text, bytes).written !== length || !exports.uriscopeParse(length)) return false;
    room(0);
    return true;
  };
  /** Reads an answer of the given length. @param {number} length */
  const answer = (length) => {
    room(0); // the call may have grown the memory
    return decoder.decode(new Uint8Array(exports.mem.buffer, offsets[0], length));
  };
  return {
    size: () => exports.mem.buffer.byteLength,
    valid,
    /** @param {string} base @param {string} reference */
    resolve(base, reference) {
      room(3 * (base.length + reference.length) + 1);
      const { written } = encoder.encodeInto(base, bytes);
      const length = exports.uriscopeResolve(
        written,
        written + encoder.encodeInto(reference, bytes.subarray(written)).written,
      );
      return length < 0 ? null : answer(length);
    },
    /** @param {string} text */
    toNormal(text) {
      room(3 * text.length + 1);
      const length = exports.uriscopeNormal(encoder.encodeInto(text, bytes).written);
      return length < 0 ? text : answer(length);
    },
    /** @param {string[]} texts its name and its arguments */
    call(texts) {
      room(3 * texts.reduce((length, text) => length + text.length, 0), texts.length); // a code unit takes three bytes at most
      let at = 0;
      texts.forEach((text, i) => {
        at += encoder.encodeInto(text, bytes.subarray(at)).written;
        offsets[i] = at;
      });
      return answer(exports.uriscopeCall(texts.length));
    },
    /** @param {string} text */
    parse(text) {
      if (!valid(text)) return null;
      const at = offsets;
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
