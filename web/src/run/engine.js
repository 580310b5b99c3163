/**
 * The engine: the JavaScript side of wasm/main.go. It starts the WebAssembly program once for the whole page, and
 * restarts it if it ends. Its calls are in calls.js, and their types in engine.d.ts.
 */
import { refuse } from "./arguments.js";
import { answering } from "./calls.js";
import { bare, compile, here, own, readFile } from "./compiling.js";
import { failed } from "./failed.js";
import { run, runNow } from "./program.js";

/** @import { Engine, LoadOptions } from "./engine.js" */
/** @import { Read } from "./compiling.js" */
/** @import { Program } from "./program.js" */

/**
 * The key under which the page shares a loaded engine. The name of the wasm file contains a hash of its content, so
 * each version has its own.
 */
const shared = Symbol.for(`uriscope.engine ${WASM_FILE}`);

/** @type {Record<symbol, Promise<Engine> | undefined>} */
const registry = /** @type {any} */ (globalThis);

/** The version of the package. */
export const version = VERSION;

/** The name of the program that this script starts. */
export const wasmFile = WASM_FILE;

/**
 * @param {LoadOptions} [options]
 * @param {{ read?: Read, script?: string }} [platform] how files are read, and the URL of the script if a bundler
 *   leaves none in import.meta
 * @returns {Promise<Engine>}
 */
export async function load(options = {}, { read, script } = {}) {
  const { wasm, progress, signal, fresh } = bare(options);
  checkWasm(wasm);
  signal?.throwIfAborted();
  const loaded = (registry[shared] ??= start(wasm ?? ownWasm(script), { progress, signal, fresh }, { read, script }));
  signal?.addEventListener("abort", () => forget(loaded), { once: true });
  loaded.catch(() => forget(loaded));
  return loaded;
}

/** Makes the next caller start another engine. @param {Promise<Engine> | undefined} loaded */
function forget(loaded) {
  if (registry[shared] === loaded) registry[shared] = undefined;
}

/** The default address of the program: next to this script. @param {string} [script] */
function ownWasm(script) {
  if (own) return new URL(WASM_FOLDER + WASM_FILE, import.meta.url);
  if (script) return new URL(WASM_FOLDER + WASM_FILE, script);
  throw new Error(
    "the script does not know its own address, as it is not an ES module: with esbuild, build with --format=esm",
  );
}

/** True for a compiled program, which may come from another realm. @param {unknown} wasm @returns {wasm is WebAssembly.Module} */
const isModule = (wasm) => Object.prototype.toString.call(wasm) === "[object WebAssembly.Module]";

/** True for the bytes of a program. @param {unknown} wasm @returns {wasm is BufferSource} */
const isBytes = (wasm) => ArrayBuffer.isView(wasm) || Object.prototype.toString.call(wasm) === "[object ArrayBuffer]";

/** @param {unknown} wasm */
function checkWasm(wasm) {
  const isAddress = typeof wasm === "string" || typeof Object(wasm).href === "string";
  if (wasm !== undefined && !isAddress && !isModule(wasm) && !isBytes(wasm))
    refuse("wasm is not an address, the bytes of the file, or a WebAssembly.Module");
}

/**
 * @param {NonNullable<LoadOptions["wasm"]>} wasm @param {LoadOptions} options
 * @param {{ read?: Read, script?: string }} platform
 */
async function start(wasm, options, { read = readFile, script }) {
  const module = await (isModule(wasm)
    ? wasm
    : isBytes(wasm)
      ? WebAssembly.compile(wasm)
      : compile(new URL(wasm, here ?? script), options, read));
  /** null once a program has ended, which frees its memory. @type {Program | null} */
  let program = await run(module);
  let starting = false;
  /** Starts another program, for a later call. */
  const replace = () => {
    if (starting) return;
    starting = true;
    run(module)
      .then(
        (next) => (program = next),
        () => {},
      )
      .then(() => (starting = false));
  };
  /**
   * Has the program do some work. It may end halfway, for example when memory runs out: then it throws, or its answer
   * is meaningless. Or it uses more memory than it should keep, and can't give it back. The next call starts another
   * program synchronously; only where a browser refuses that, calls fail until the program is there.
   * @template T @param {(program: Program) => T} work @returns {T | typeof stopped}
   */
  const attempt = (work) => {
    program ??= starting ? null : runNow(module);
    if (!program) {
      replace();
      throw failed({ code: "panic", message: "The engine stopped and is being started again." });
    }
    try {
      const answer = work(program);
      if (!program.exited()) {
        if (program.size() > mostKept) end();
        return answer;
      }
    } catch {
      // The program has ended, or can't continue: replace it below.
    }
    end();
    return stopped;
  };
  /**
   * The same, but retries in a new program if one that had already answered ends: it may have run out of memory.
   * @template T @param {(program: Program) => T} work @returns {T}
   */
  const use = (work) => {
    const used = program !== null;
    let answer = attempt(work);
    if (used && answer === stopped) answer = attempt(work);
    if (answer !== stopped) return /** @type {T} */ (answer);
    throw failed({ code: "panic", message: "The engine stopped. It goes on with the next call." });
  };
  const end = () => {
    program?.stop();
    program = null;
  };
  const answers = answering((name, args) => {
    const answer = use((now) => JSON.parse(now.call([name, ...args])));
    if (answer?.error) throw failed(answer.error);
    return answer;
  }, use);
  answers.explain({ base: "a:", reference: "" }); // the first call is slow, so make it now
  return Object.freeze({ ...answers, dispose: end });
}

/** The answer of a call that has ended its program. */
const stopped = Symbol("stopped");

/** A program with more memory than this, in bytes, is replaced. Only answers to long texts need it. */
const mostKept = 256 << 20;
