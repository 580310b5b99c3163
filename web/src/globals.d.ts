/**
 * The types of the constants that esbuild inserts during the build, and of the modules that web/site generates.
 */

/** The name of the WebAssembly file. */
declare const WASM_FILE: string;
/** The version of the package. */
declare const VERSION: string;

/** The libraries that the page calls live, and the script of the worker that calls them. */
declare const LIBRARIES: { name: string; version: string; license: string; file: string; bytes: number }[];
declare const LIBRARY_ASKER: string;

/** The folder of the WebAssembly file, seen from engine.js: empty, or a path that ends in "/". */
declare const WASM_FOLDER: string;

/** The size of the WebAssembly file in bytes, uncompressed. */
declare const WASM_SIZE: number;

/** wasm_exec.js of the Go compiler, which web/site/scope.go turns into a module. */
declare module "wasm_exec" {
  export class Go {
    argv: string[];
    env: Record<string, string>;
    importObject: WebAssembly.Imports;
    exit: (code: number) => void;
    exited: boolean;
    /** The id of the timeout for each of the program's timers. */
    _scheduledTimeouts: Map<number, ReturnType<typeof setTimeout>>;
    run(instance: WebAssembly.Instance): Promise<void>;
  }
  /** The global object, as the program sees it. */
  export const scope: {
    /** Set by engine.js; wasm/main.go calls it when the program is ready. */
    uriscopeReady?: () => (domain: string) => string | null;
  };
}

/** The names of the specs' options, which are attributes of an element. */
declare const OPTION_NAMES: string[];

/** The address of the page that elements link to, relative to the script; "" if there is none. */
declare const PAGE: string;

/** The views as the element's loader needs them, and the attributes that only some views read: web/src/embed/built.js. */
declare const VIEWS: Record<
  string,
  { place: import("./embed/registry.js").View["place"]; height: number; narrow?: number; one?: number; usual?: true; plays?: true }
>;
declare const VIEW_ATTRIBUTES: string[];

/** Loads the files that an element needs first. web/site/embed.go writes this module. */
declare module "uriscope-element" {
  export const fetched: (
    language: string,
  ) => Promise<[[typeof import("./embed/element.js"), ...unknown[]], { default: import("./words/words.js").Group }[]]>;
  /** The names of these files: the scripts, and the words. */
  export const filesFor: (language: string) => [string[], string[]];
  /** The name of the engine's script, which an element needs later. */
  export const engineFile: string;
  /** All languages, the page's own first; and in each, the label of the button that starts an element. */
  export const languages: string[];
  export const starts: Record<string, string>;
}

/** A style sheet of the page as one text, adapted for shadow roots by web/site/inshadow.go. */
declare module "*.css?sheet" {
  const text: string;
  export default text;
}

/** Set by tests: called with each message that is missing; see words.js. */
declare var uriscopeMissing: ((what: string) => void) | undefined;

/** For worker.js, from web/site/worker.go: the id of the build, and the files to keep for offline use, each with its hash as in an integrity attribute. */
declare const BUILD: string;
declare const FILES: [name: string, integrity: string][];
