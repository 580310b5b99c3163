/**
 * What the build supplies to engine.js, for the type checker.
 */

/** The name of the wasm file beside uriscope.js; esbuild puts it in, here and into the page's script. */
declare const WASM_FILE: string;

/** How many bytes it has, unpacked. */
declare const WASM_SIZE: number;

/** Defined by wasm_exec.js, which comes with the Go compiler. */
declare class Go {
  argv: string[];
  env: Record<string, string>;
  importObject: WebAssembly.Imports;
  exit: (code: number) => void;
  exited: boolean;
  /** What setTimeout gave for each of the program's timers. */
  _scheduledTimeouts: Map<number, ReturnType<typeof setTimeout>>;
  run(instance: WebAssembly.Instance): Promise<void>;
}

declare module "wasm_exec" {}

/** Set by tests: told of words that the catalogue lacks; see words.js. */
declare var uriscopeMissing: ((what: string) => void) | undefined;

/** Where engine.js waits for the program; wasm/main.go calls it. */
declare var uriscopeReady: (() => void) | undefined;
