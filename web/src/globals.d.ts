/**
 * What the build supplies to engine.js, for the type checker.
 */

/** The name of the wasm file beside uriscope.js; esbuild puts it in, here and into the page's script. */
declare const WASM_FILE: string;
/** The version of the package. */
declare const VERSION: string;

/** The libraries that the page asks live, and the script of the worker that asks them; esbuild puts them in. */
declare const LIBRARIES: { name: string; version: string; license: string; file: string; bytes: number }[];
declare const LIBRARY_ASKER: string;

/** Where it lies, from engine.js: empty, or the path of the folder with its "/". */
declare const WASM_FOLDER: string;

/** How many bytes it has, unpacked. */
declare const WASM_SIZE: number;

/** wasm_exec.js, which comes with the Go compiler, as web/site/scope.go makes a module of it. */
declare module "wasm_exec" {
  export class Go {
    argv: string[];
    env: Record<string, string>;
    importObject: WebAssembly.Imports;
    exit: (code: number) => void;
    exited: boolean;
    /** What setTimeout gave for each of the program's timers. */
    _scheduledTimeouts: Map<number, ReturnType<typeof setTimeout>>;
    run(instance: WebAssembly.Instance): Promise<void>;
  }
  /** What the program has for the global object. */
  export const scope: {
    /** Where engine.js waits for the program; wasm/main.go calls it. */
    uriscopeReady?: () => (domain: string) => string | null;
  };
}

/** The options that the editions declare, which are attributes of an element; esbuild puts them in. */
declare const OPTION_NAMES: string[];

/** Where the page is that elements link to, as the script names it; "" where there is none. */
declare const PAGE: string;

/** What the element's loader knows of the views, and the attributes that only some of them read: web/src/embed/built.js; esbuild puts them in. */
declare const VIEWS: Record<
  string,
  { place: import("./embed/registry.js").View["place"]; height: number; narrow?: number; usual?: true; plays?: true }
>;
declare const VIEW_ATTRIBUTES: string[];

/** What an element needs first, in all its files: web/site/embed.go writes it, with their names. */
declare module "uriscope-element" {
  export const fetched: (
    language: string,
  ) => Promise<[[typeof import("./embed/element.js"), ...unknown[]], { default: import("./words/words.js").Group }[]]>;
  /** The names of these files, those of the script and those of the words. */
  export const filesFor: (language: string) => [string[], string[]];
  /** The name of the file of the engine's script, which it needs later. */
  export const engineFile: string;
  /** The languages that there are, that of the root first, and what a button says in each that starts an element. */
  export const languages: string[];
  export const starts: Record<string, string>;
}

/** A style sheet of the page as an element needs it, in one text: web/site/inshadow.go. */
declare module "*.css?sheet" {
  const text: string;
  export default text;
}

/** Set by tests: told of words that the catalogue lacks; see words.js. */
declare var uriscopeMissing: ((what: string) => void) | undefined;

/** What the build supplies to worker.js: its name, and its files, each with what it has to be, where its name does not tell; see web/site/worker.go. */
declare const BUILD: string;
declare const FILES: [name: string, integrity?: string, language?: string][];
