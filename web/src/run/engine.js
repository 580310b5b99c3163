/**
 * The engine: the other side of wasm/main.go. It starts the WebAssembly program, once
 * for the whole page, and starts it again if it ends. It turns calls into texts, and
 * answers into plain data. The types are in engine.d.ts.
 */
import { obeysBidiRule } from "./bidi.js";
import { Go, scope } from "wasm_exec";
import { likely, marked } from "./expected.js";
import { held, runtimeTarget } from "./runtime.js";

/** @import { Components, Engine, Option } from "./engine.js" */
/** @typedef {(name: string, args: string[]) => any} Call */

/**
 * Where everybody in the page finds the engine that somebody has loaded. The name of the
 * wasm file has a hash of its content, so each version of the engine is found by its own.
 */
const shared = Symbol.for(`uriscope.engine ${WASM_FILE}`);

/** @type {Record<symbol, Promise<Engine> | undefined>} */
const registry = /** @type {any} */ (globalThis);

/** The version of the package. */
export const version = VERSION;

/** The name of the program that this script starts. */
export const wasmFile = WASM_FILE;

/** Its own members, and no inherited ones: a page may have given some to every object. @template T @param {T} options @returns {T} */
const bare = (options) => Object.assign(Object.create(null), options);

/**
 * @param {import("./engine.js").LoadOptions} [options]
 * @returns {Promise<Engine>}
 */
export function load(options = {}) {
  const { wasm = new URL(WASM_FOLDER + WASM_FILE, import.meta.url), progress, signal, fresh } = bare(options);
  const loaded = (registry[shared] ??= start(wasm, { progress, signal, fresh }));
  const forget = () => {
    if (registry[shared] === loaded) registry[shared] = undefined; // so that the next one to ask tries again
  };
  signal?.addEventListener("abort", forget, { once: true });
  loaded.catch(forget);
  return loaded;
}

/** @param {string | URL} wasm @param {import("./engine.js").LoadOptions} options */
async function start(wasm, options) {
  const module = await compile(new URL(wasm, here), options);
  /** Null once a program has ended: its memory is let go at once. @type {Program | null} */
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
   * Has the program do something. It may end in the middle, for instance when there is no
   * more memory: then there is an exception, or an answer that means nothing. Or it has more memory than
   * it should keep, which it cannot give back. The next call starts another one and has its answer, without waiting; only where a browser refuses to do
   * that at once, calls are refused until it is there.
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
      // It has ended, or is in no state to go on.
    }
    end();
    return stopped;
  };
  /**
   * The same, but tries again in a new program if one that had already answered ends: it may have run out of memory.
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
  const engine = answering(
    (name, args) => {
      const answer = use((now) => JSON.parse(now.call([name, ...args])));
      if (answer?.error) throw failed(answer.error);
      return answer;
    },
    (text) => use((now) => now.parse(text)),
  );
  engine.explain({ base: "a:", reference: "" }); // the first call is slow: let nobody wait for it
  return engine;
}

/** Stands for the answer of a call that has ended its program. */
const stopped = Symbol("stopped");

/** The name of a call that ends in a panic, for tests. */
const provoked = Symbol.for("uriscope.panic");

/** Why a call fails, as it is thrown. @param {Pick<import("./engine.js").CallError, "code" | "message" | "lacks">} why */
function failed({ code, message, ...more }) {
  const Thrown = ["bad-argument", "not-found", "bad-line"].includes(code) ? TypeError : Error;
  return Object.assign(new Thrown(message), { code, ...more });
}

/**
 * What an address is relative to. It has a name of its own, as bundlers take every "new URL" with import.meta.url for a file
 * of the package; and where they put in the path of the script on the disk, that says nothing in a page.
 */
const own = import.meta.url;
const here = own.startsWith("file:") && globalThis.document?.baseURI ? document.baseURI : own;

/**
 * Node's module of files. No import names it, as bundlers for browsers would look for it, and fail.
 * @returns {Promise<typeof import("node:fs/promises")> | typeof import("node:fs/promises")}
 */
const files = () =>
  globalThis.process?.getBuiltinModule?.("node:fs/promises") ?? Function("return import('node:fs/promises')")();

/** Whether programs may be compiled here: the policy of a page may forbid it. */
function allowed() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}

/** @param {URL} url @param {import("./engine.js").LoadOptions} options */
async function compile(url, options) {
  try {
    return await compiled(url, options).catch((error) => {
      if (options.fresh || !(error instanceof WebAssembly.CompileError) || !allowed()) throw error;
      return compiled(url, { ...options, fresh: true }); // what the browser has kept may be of no use
    });
  } catch (error) {
    // A line that breaks off is a TypeError, as are faults of scripts.
    throw error instanceof TypeError ? Object.assign(error, { line: true }) : error;
  }
}

/** @param {URL} url @param {import("./engine.js").LoadOptions} options */
async function compiled(url, { progress, signal, fresh }) {
  if (url.protocol === "file:") {
    const { readFile } = await files();
    return WebAssembly.compile(await readFile(url));
  }
  // A page's own program is asked for as its preload has asked: WebKit takes no other request for the same.
  const own = url.origin === globalThis.origin && /** @type {const} */ ({ mode: "no-cors", credentials: "include" });
  const response = await fetch(url, bare({ signal, ...own, ...(fresh && { cache: "reload" }) }));
  if (!response.ok)
    throw Object.assign(new Error(`${url.pathname}: ${response.status} ${response.statusText}`.trim()), {
      status: response.status,
    });
  if (progress) count(response.clone(), progress);
  // Hosts that know nothing of WebAssembly send it as another type, which is refused here.
  if (WebAssembly.compileStreaming && response.headers.get("content-type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Tells how much of the program has come; the length that the host sends is that of a packed one. @param {Response} response @param {(share: number) => void} progress */
async function count(response, progress) {
  try {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    let received = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      received += next.value.length;
      progress(Math.min(1, received / WASM_SIZE));
    }
  } catch {
    // Whoever compiles it sees the same, and says so.
  }
}

/** A program with more memory than this is not kept, in bytes: an answer to long texts takes it, and no other does. */
const mostKept = 256 << 20;

/** So many steps are recorded of each side that is compared, unless somebody asks for another number: of long texts millions, each object of which takes memory. */
const mostCompared = 10_000;

/**
 * A program that runs: how to call it, how many bytes its memory has, whether it has exited, and what lets go of it.
 * @typedef {{ call: (texts: string[]) => string, parse: (text: string) => Components | null, size: () => number, exited: () => boolean, stop: () => void }} Program
 */

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<Program>}
 */
async function run(module) {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  return new Promise((resolve, reject) => {
    let ready = false;
    const told = (/** @type {Program} */ program) => {
      ready = true;
      resolve(program);
    };
    go.run(begin(go, instance, told)).catch(reject);
    // It runs until there is nothing to do. If it is not ready then, it never will be.
    if (ready) return;
    reject(new Error("the engine did not become ready"));
    for (const timeout of go._scheduledTimeouts.values()) clearTimeout(timeout);
  });
}

/**
 * Starts a program without waiting: Go runs until there is nothing to do, and is ready then. Null
 * where the browser does not let a module of this size be instantiated like this.
 * @param {WebAssembly.Module} module @returns {Program | null}
 */
function runNow(module) {
  /** @type {Program | null} */
  let program = null;
  try {
    const go = new Go();
    const instance = begin(go, new WebAssembly.Instance(module, go.importObject), (ready) => (program = ready));
    go.run(instance).catch(() => {});
  } catch {
    // Whoever asked has no program.
  }
  return program;
}

/**
 * Tells once a program is ready.
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

/** A text in Unicode's Normalization Form C, by the runtime. @param {string} text */
const normalize = (text) => text.normalize("NFC");

/**
 * A domain in ASCII, as the URL Standard has it, by means of the runtime's own URL; null where it has no such
 * form. The label "x" behind it keeps a domain from being read as an address.
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
 * How texts cross the border: they are written into the program's memory, and answers
 * are read from there. See wasm/memory.go.
 * @param {any} exports of the program
 */
function border(exports) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let bytes = new Uint8Array();
  let offsets = new Int32Array();

  /**
   * Sees to room for texts, by their size in bytes and their number. Memory that has grown is another buffer, and leaves the old one empty.
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
  return {
    size: () => exports.mem.buffer.byteLength,
    /** @param {string[]} texts its name and its arguments */
    call(texts) {
      room(3 * texts.reduce((length, text) => length + text.length, 0), texts.length); // a code unit takes three bytes at most
      let at = 0;
      texts.forEach((text, i) => {
        at += encoder.encodeInto(text, bytes.subarray(at)).written;
        offsets[i] = at;
      });
      const length = exports.uriscopeCall(texts.length);
      room(0); // the call may have grown the memory
      return decoder.decode(new Uint8Array(exports.mem.buffer, offsets[0], length));
    },
    /** @param {string} text */
    parse(text) {
      const { length } = text;
      room(length); // a URI is ASCII
      if (encoder.encodeInto(text, bytes).written !== length || !exports.uriscopeParse(length)) return null;
      room(0);
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

/** What was last wrong with an argument. @type {Error | undefined} */
let wrong;

/** @param {string} message @returns {never} */
function refuse(message) {
  throw (wrong = failed({ code: "bad-argument", message }));
}

/**
 * Some arguments as texts, each as name=value.
 * @param {Record<string, unknown>} strings @param {Record<string, unknown>} [numbers] @param {Record<string, unknown>} [switches]
 */
const named = (strings, numbers = {}, switches = {}) => [
  ...inOrder(Object.entries(strings)),
  ...inOrder(Object.entries(numbers), "number"),
  ...inOrder(Object.entries(switches), "boolean"),
];

/**
 * Values as arguments, in their order; a name may be there several times.
 * @param {[name: string, value: unknown][]} values @param {string} [type] that each has to have
 */
const inOrder = (values, type = "string") =>
  values.map(([name, value]) => {
    if (typeof value !== type) refuse(`${name} is not a ${type}`);
    return `${name}=${type === "boolean" ? (value ? "yes" : "no") : value}`;
  });

/** Data as an argument for each part between halves of surrogate pairs, which have no UTF-8. @param {unknown} data */
const dataArgs = (data) =>
  inOrder((typeof data === "string" ? data.split(/\p{Surrogate}/u) : [data]).map((part) => ["data", part]));

/** Names and values as arguments, by turns, behind one that says that there may be some. @param {unknown[][]} pairs */
const pairArgs = (pairs) =>
  inOrder([
    ["pairs", ""],
    ...pairs.flatMap((pair) => pair.slice(0, 2).map((text) => /** @type {[string, unknown]} */ (["pair", text]))),
  ]);

/**
 * The options that were given, as arguments. A switch may be a boolean, which is yes or no.
 * @param {Option[]} options that there are @param {Record<string, unknown>} given
 */
function optionArgs(options, given) {
  const texts = [];
  for (const { name, values } of options) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const text = typeof value === "boolean" && values.includes("yes") ? (value ? "yes" : "no") : value;
    if (!values.includes(/** @type {string} */ (text))) refuse(`${name} is not one of: ${values.join(", ")}`);
    texts.push(`option ${name}=${text}`);
  }
  return texts;
}

/**
 * Changes to the lines of a listing, as arguments in their order: the fields of a change follow the argument
 * that names its line.
 * @param {unknown} lines
 */
function lineArgs(lines) {
  if (lines === undefined || lines === null) return [];
  if (typeof lines !== "object") refuse("lines is not an object");
  return Object.entries(lines).flatMap(([id, change]) => {
    const { text, before, after, omit = false } = Object(change);
    const texts = Object.entries({ text, before, after }).filter(([, value]) => value !== undefined);
    return named(
      { line: id, ...Object.fromEntries(texts.map(([name, value]) => [`line ${name}`, value])) },
      {},
      { "line omit": omit },
    );
  });
}

/**
 * The cases of a library, as arguments in their order: the answer follows its texts, where there is one.
 * @param {unknown} cases
 */
function caseArgs(cases) {
  if (!Array.isArray(cases)) refuse("cases is not an array");
  return /** @type {any[]} */ (cases).flatMap(([base, reference, answer = null]) =>
    named({ base, reference, ...(answer === null ? {} : { answer }) }),
  );
}

/**
 * What was found of bases in a document and around it, as arguments in their order: the fields of an
 * entity are behind the argument that begins it.
 * @param {unknown} embedded @param {unknown} enclosing @param {unknown} retrieval @param {unknown} fallback
 */
function documentArgs(embedded, enclosing, retrieval, fallback) {
  if (!Array.isArray(enclosing)) refuse("enclosing is not a list");
  /** None, one or several texts. @param {string} name @param {unknown} value @returns {[string, unknown][]} */
  const all = (name, value) =>
    (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map((text) => [name, text]);
  return inOrder([
    ...all("embedded", embedded),
    ...enclosing.flatMap(({ contentBase, contentLocation }) => [
      ...all("entity", ""),
      ...all("contentBase", contentBase),
      ...all("contentLocation", contentLocation),
    ]),
    ...all("retrieval", retrieval),
    ...all("default", fallback),
  ]);
}

/**
 * An explanation whose groups have their lines, which came once for all groups that carried out the same, and whose
 * edits have their pieces, which also came once.
 * @param {any} explanation
 */
function withLines(explanation) {
  const { lines, ...run } = explanation.run ?? {};
  if (!lines) return explanation;
  /** The pieces of long lists. @type {import("./engine.js").Piece[]} */
  const long = [];
  for (const { edits, group } of run.steps) {
    group.lines = lines[group.lines];
    for (const edit of edits) {
      const pieces = edit[3] ?? [];
      if (long.length && pieces.some(repeats)) edit[3] = repeated(pieces, long);
      else if (pieces.length >= longList) for (const piece of pieces) long.push(piece);
    }
  }
  return { ...explanation, run };
}

/** Whether a piece stands for several that are there already. @param {any} piece */
const repeats = (piece) => piece.length === 2 && typeof piece !== "string";

/** A list with the pieces that it repeats. @param {any[]} pieces @param {import("./engine.js").Piece[]} long */
function repeated(pieces, long) {
  const all = [];
  for (const piece of pieces) {
    if (repeats(piece)) for (let i = piece[0]; i < piece[1]; i++) all.push(long[i]);
    else all.push(piece);
  }
  return all;
}

/** The number of pieces from which on a list is written once; see core/wire/run.go. */
const longList = 64;

/**
 * An explanation that asks for its account once somebody reads it.
 * @param {any} explanation @param {() => ReturnType<typeof accountOf>} ask
 */
function accountable(explanation, ask) {
  /** @type {ReturnType<typeof accountOf> | undefined} */
  let asked;
  /** @param {object} of @param {"account" | "clauses" | "story"} name */
  const lazy = (of, name) =>
    Object.defineProperty(of, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = (asked ??= ask())[name];
        Object.defineProperty(of, name, { value, writable: true });
        return value;
      },
    });
  lazy(explanation.why, "clauses");
  lazy(explanation, "account");
  return lazy(explanation, "story");
}

/**
 * The account that core/wire has written in numbers, the clauses of the reason, and the story.
 * @param {any} written null if the texts are too long
 * @returns {{ account: import("./engine.js").Fate[] | null, clauses: import("./engine.js").Clause[], story: import("./engine.js").Row[] }}
 */
function accountOf(written) {
  if (!written) return { account: null, clauses: [], story: [] };
  const { roles, fates, pieces, clauses, story } = written;
  const uses = /** @type {const} */ (["base", "reference"]);
  /** @type {import("./engine.js").Fate[]} */
  const account = [];
  for (let i = 0, last = -1, start = 0; i < pieces.length;) {
    const [use, end, role] = [pieces[i++], pieces[i++], pieces[i++]];
    const placed = pieces[i] >= fates.length;
    const fate = fates[pieces[i++] % fates.length];
    if (use !== last) start = 0;
    /** @type {import("./engine.js").Fate} */
    const one = { use: uses[use], start, end, fate, step: pieces[i++], line: pieces[i++] };
    if (role) one.role = roles[role];
    if (placed && fate === "removed") one.by = { use: uses[pieces[i++]], start: pieces[i++], end: pieces[i++] };
    else if (placed) one.to = [pieces[i++], pieces[i++]];
    account.push(one);
    [last, start] = [use, end];
  }
  return { account, clauses, story };
}

/** Base and reference among arguments. @param {string[]} args @returns {[base: string, reference: string]} */
const pairOf = (args) => {
  const value = (/** @type {string} */ name) => (args.find((arg) => arg.startsWith(name)) ?? name).slice(name.length);
  return [value("base="), value("reference=")];
};

/** The words of a figure, a line each. @param {unknown} words */
const linesOf = (words) =>
  Object.entries(Object(words))
    .map(([name, said]) => `${name}\t${String(said).replace(/[\t\n]/g, " ")}`)
    .join("\n");

/**
 * @param {Call} call
 * @param {(text: string) => Components | null} parse
 * @returns {Engine & { [provoked]: () => unknown }}
 */
function answering(call, parse) {
  /** Those of all editions. @type {Option[]} */
  const options = call("options", []);
  /** What a call with options is asked, with its own strings. @param {Record<string, unknown>} strings @param {any} given */
  const asked = (strings, { edition = "", limit = -1, ...more }) => [
    ...named({ ...strings, edition }, { limit }),
    ...optionArgs(options, more),
  ];
  /** @param {any} request @param {Record<string, unknown>} [strings] */
  const request = ({ base, reference, ...more }, strings = {}) => asked({ ...strings, base, reference }, more);
  /**
   * A call, by what reads its arguments, and what answers where that is not the program alone. They
   * may be anything, an object whose members throw for instance.
   * @param {string} name @param {(one: any, two: any, three: any) => string[]} read @param {(args: string[]) => any} [answer]
   * @returns {(one?: unknown, two?: unknown, three?: unknown) => any}
   */
  const callOf =
    (name, read, answer = (args) => call(name, args)) =>
    (one, two, three) => {
      let args;
      try {
        args = read(one ?? {}, two ?? {}, three ?? {});
      } catch (error) {
        throw error === wrong ? error : failed({ code: "bad-argument", message: "an argument could not be read" });
      }
      return answer(args);
    };
  /** A base and a reference as they are, and which property is set. @param {any} request */
  const texts = ({ base, reference, set = "none" }) => {
    named({ base, reference });
    optionArgs(options, { set });
    return [base, reference, set];
  };
  /** The edition that browsers follow, once somebody has asked for it. @type {import("./engine.js").Edition | undefined} */
  let living;
  /** What the runtime answers, held against that edition. @param {string[]} texts */
  const runtime = ([base, reference, set]) => {
    living ??= call("editions", []).find((/** @type {import("./engine.js").Edition} */ one) => one.living);
    if (!living) throw failed({ code: "not-found", message: "there is no living edition" });
    return held({ answers, explain }, living, /** @type {any} */ ({ base, reference, set }));
  };
  const explain = callOf(
    "explain",
    (of) => [...request(of), ...lineArgs(of.lines)],
    (args) => accountable(withLines(call("explain", args)), () => accountOf(call("account", args))),
  );
  const answers = callOf("answers", ({ reasons = true, ...of }) => [
    ...request(of),
    ...named({}, {}, { reasons }),
    ...lineArgs(of.lines),
  ]);
  return {
    explain,
    answers,
    detail: callOf("detail", (of, group) => [...request(of), ...lineArgs(of.lines), ...named({}, { group })]),
    parting: callOf("parting", (of, other) => request(of, { other })),
    expectation: callOf(
      "expectation",
      (of, expected) => request(of, { expected }),
      (args) => {
        const { changes, ...answer } = call("expectation", args);
        const [base, reference] = pairOf(args);
        return { ...answer, changes: changes.map((/** @type {any} */ change) => marked(change, base, reference)) };
      },
    ),
    misreadings: callOf("misreadings", (edition) => named({ edition })),
    diagnose: callOf("diagnose", (of, cases) => [...asked({}, of), ...caseArgs(cases)]),
    score: callOf("score", (of, cases, { targets = false } = {}) => [
      ...asked({}, of),
      ...named({}, {}, { targets }),
      ...caseArgs(cases),
    ]),
    likely: callOf(
      "likely",
      (of) => request({ ...of, limit: 0 }),
      (args) =>
        likely(
          (name, base, reference, expected = "") =>
            call(name, [`base=${base}`, `reference=${reference}`, `expected=${expected}`, ...args]),
          ...pairOf(args),
        ),
    ),
    figure: callOf("figure", (of, format, words) => [
      ...request(of, { format, words: linesOf(words) }),
      ...lineArgs(of.lines),
    ]),
    validate: callOf("validate", (text, { production = "", base = "", ...more }) =>
      asked({ text, production, base }, more),
    ),
    normalize: callOf(
      "normalize",
      (text, { scheme = true, ...more }) => [...asked({ text }, more), ...named({}, {}, { scheme })],
      (args) => withLines(call("normalize", args)),
    ),
    compare: callOf(
      "compare",
      (a, b, { base = "", characters = false, limit = mostCompared, ...more }) => [
        ...asked({ a, b, base }, { ...more, limit }),
        ...named({}, {}, { characters }).map((text) => `option ${text}`),
      ],
      (args) => {
        const { a, b, ...answer } = call("compare", args);
        return { ...answer, a: withLines(a), b: withLines(b) };
      },
    ),
    relativize: callOf("relativize", (base, target, more) => asked({ base, target }, more)),
    characters: callOf("characters", (text, more) => asked({ text }, more)),
    tree: callOf("tree", (text, { production = "", use = "", base = "", from = 0, to = -1, ...more }) => [
      ...asked({ text, production, use, base }, more),
      ...named({}, { from, to }),
    ]),
    scheme: callOf("scheme", (text, { edition = "", limit = -1 }) => named({ text, edition }, { limit })),
    encode: callOf("encode", (data, { edition = "", component = "", charset = "", limit = -1 }) => [
      ...named({ edition, component, charset }, { limit }),
      ...dataArgs(data),
    ]),
    form: callOf("form", (input, { charset = "", limit = -1 }) => [
      ...named({ charset }, { limit }),
      ...(Array.isArray(input) ? pairArgs(input) : named({ text: input })),
    ]),
    toURI: callOf("toURI", (text, { names = false, normalize = false, excluded = false, scheme = "", limit = -1 }) =>
      named({ text, scheme }, { limit }, { names, normalize, excluded }),
    ),
    toIRI: callOf("toIRI", (text, { names = false, limit = -1 }) => named({ text }, { limit }, { names })),
    extract: callOf("extract", (text, { edition = "", limit = -1 }) => named({ text, edition }, { limit })),
    host: callOf("host", (text, { edition = "", opaque = false }) => named({ text, edition }, {}, { opaque })),
    documentBase: callOf("documentBase", ({ embedded, enclosing, retrieval, default: fallback }, { edition = "" }) => [
      ...named({ edition }),
      ...documentArgs(embedded, enclosing ?? [], retrieval, fallback),
    ]),
    neighbour: callOf("neighbour", ({ base, reference }) => named({ base, reference })),
    runtime: callOf("runtime", texts, runtime),
    leaves: callOf(
      "leaves",
      ({ base, reference }) => named({ base, reference }),
      (args) => call("leaves", [...args, `runtime=${runtimeTarget(...pairOf(args))}`]),
    ),
    examples: callOf("examples", ({ edition = "" }) => named({ edition })),
    board: callOf("board", (edition) => named({ edition })),
    editions: callOf("editions", () => []),
    [provoked]: callOf("panic", () => []),
    parse: (/** @type {unknown} */ text) => (typeof text === "string" ? parse(text) : refuse("text is not a string")),
  };
}
