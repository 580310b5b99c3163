/**
 * The engine's calls: what each takes as its arguments, and what is added to its answer here.
 */
import {
  aText,
  asComponents,
  caseArgs,
  dataArgs,
  documentArgs,
  isRefusal,
  lineArgs,
  linesOf,
  named,
  optionArgs,
  pairArgs,
  pairOf,
  refuse,
} from "./arguments.js";
import { accountable, accountOf, withLines } from "./completing.js";
import { likely, marked } from "./expected.js";
import { failed } from "./failed.js";
import { held, runtimeTarget } from "./runtime.js";

/** @import { Edition, Engine, Option } from "./engine.js" */
/** @import { Program } from "./program.js" */
/** @typedef {(name: string, args: string[]) => any} Call */

/** The name of a call that ends in a panic, for tests. */
const provoked = Symbol.for("uriscope.panic");

/** The default limit of recorded steps and characters of encoding, and of rows of an IRI: each step describes all data before it. */
const mostEncoded = 3_000;

/** The default limit of recorded steps for each side of a comparison: long texts take millions, and each is an object in memory. */
const mostCompared = 10_000;

/**
 * @param {Call} call
 * @param {<T>(work: (program: Program) => T) => T} use runs some work in a program
 * @returns {Omit<Engine, "dispose"> & { [provoked]: () => unknown }}
 */
export function answering(call, use) {
  /** The options of all specs. @type {Option[]} */
  const options = call("options", []);
  /**
   * The arguments of a call with options, and with strings of its own.
   * @param {Record<string, unknown>} strings @param {any} given
   */
  const asked = (strings, { edition = "", limit = -1, ...more }) => [
    ...named({ ...strings, edition }, { limit }),
    ...optionArgs(options, more),
  ];
  /** @param {any} request @param {Record<string, unknown>} [strings] */
  const request = ({ base, reference, ...more }, strings = {}) => asked({ ...strings, base, reference }, more);
  /**
   * Makes a call from the function that reads its arguments and, if the program doesn't answer it alone, the function
   * that does. Arguments can be anything, for example an object whose members throw.
   * @param {string} name @param {(one: any, two: any, three: any) => string[]} read
   * @param {(args: string[]) => any} [answer]
   * @returns {(one?: unknown, two?: unknown, three?: unknown) => any}
   */
  const callOf =
    (name, read, answer = (args) => call(name, args)) =>
    (one, two, three) => {
      let args;
      try {
        args = read(one ?? {}, two ?? {}, three ?? {});
      } catch (error) {
        throw isRefusal(error) ? error : failed({ code: "bad-argument", message: "an argument could not be read" });
      }
      return answer(args);
    };
  /** A base and a reference, unchanged, and the property to set. @param {any} request */
  const texts = ({ base, reference, set = "none" }) => {
    named({ base, reference });
    optionArgs(options, { set });
    return [base, reference, set];
  };
  /** The spec that browsers follow, once it was needed. @type {Edition | undefined} */
  let living;
  /** Compares the runtime's answer with that spec. @param {string[]} texts */
  const runtime = ([base, reference, set]) => {
    living ??= call("editions", []).find((/** @type {Edition} */ one) => one.living);
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
  /** A call without JSON. @template {"parse" | "resolve" | "valid" | "toNormal"} Name @param {Name} name @param {string[]} texts @returns {ReturnType<Program[Name]>} */
  const short = (name, ...texts) => use((program) => /** @type {any} */ (program)[name](...texts));
  const validate = callOf("validate", (text, { production = "", base = "", ...more }) =>
    asked({ text, production, base }, more),
  );
  return {
    explain,
    answers,
    targets: callOf("targets", (of, cases) => [...asked({}, of), ...caseArgs(cases)]),
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
    validate,
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
    encode: callOf("encode", (data, { edition = "", component = "", charset = "", limit = mostEncoded }) => [
      ...named({ edition, component, charset }, { limit }),
      ...dataArgs(data),
    ]),
    form: callOf("form", (input, { charset = "", limit }) => [
      ...named({ charset }, { limit: limit ?? mostEncoded, most: limit ?? -1 }),
      ...(Array.isArray(input) ? pairArgs(input) : named({ text: input })),
    ]),
    toURI: callOf(
      "toURI",
      (text, { names = false, normalize = false, excluded = false, scheme = "", limit = mostEncoded }) =>
        named({ text, scheme }, { limit }, { names, normalize, excluded }),
    ),
    toIRI: callOf("toIRI", (text, { names = false, limit = mostEncoded }) => named({ text }, { limit }, { names })),
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
    parse: (text) => short("parse", aText("text", text)),
    serialize: callOf("serialize", asComponents, (/** @type {any} */ { text, ...own }) => {
      const parsed = short("parse", text);
      for (const [name, value] of Object.entries(parsed ?? {}))
        if (value !== own[name]) refuse(`${name} is parsed differently in ${text}`);
      return parsed ? text : refuse(`${text} is not a URI reference`);
    }),
    resolve: (base, reference) => short("resolve", aText("base", base), aText("reference", reference)),
    isValid: (text, production = "URI-reference") =>
      production === "URI-reference" ? short("valid", aText("text", text)) : validate(text, { production }).valid,
    toNormal: (text) => short("toNormal", aText("text", text)),
  };
}
