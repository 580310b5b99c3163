/**
 * Compares the answers of two builds, to show that a change of the code changed nothing
 * else: for every example of every document and for many random pairs of texts, all calls
 * of the engine. Of builds that have other editions, those are asked that both have, and
 * what is said of the others is left out.
 *
 *     node web/tests/same.mjs OLD/dist NEW/dist [PAIRS]
 *
 * Each build answers in a thread of its own. It prints how many answers of each kind were
 * compared and how many of them differ, with the first of those, and ends with status 1
 * where one does. What two builds are allowed to differ in stands in {@link without}.
 */
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { tolerant } from "../src/run/tolerant.js";
import { examplesOf, hardPairs, pairs } from "./support.js";

/** @typedef {import("../src/run/tolerant.js").Engine} Engine */
/** @typedef {{ kind: string, name: string, ask: (engine: Engine) => unknown }} Question */

/** Pairs that a thread answers at a time. */
const batch = 250;
/** Differences that are printed of each kind. */
const mostPrinted = 3;
const formats = /** @type {const} */ (["text", "markdown", "html", "svg"]);

/** The attributes of a URL that can be set. */
const attributes = /** @type {const} */ (["host", "pathname", "search", "hash", "protocol", "port"]);

/** Every way to set the options, in turn. @param {number} i */
const optionsOf = (i) => ({
  strict: i % 2 === 0,
  validating: i % 4 < 2,
  excess: /** @type {const} */ (["keep", "remove", "refuse"])[i % 3],
  slashes: /** @type {const} */ (["rule", "example"])[i % 2],
  ipv6: i % 7 === 0,
  set: i % 3 ? /** @type {const} */ ("none") : attributes[(i / 3) % attributes.length],
});

/**
 * What is asked about a pair. Of the many questions that could be asked about a random
 * pair, explanations are asked for by all editions, the others by one in turn.
 * @param {{ base: string, reference: string }} pair @param {number} i @param {string[]} editions @param {boolean} all
 * @returns {Question[]}
 */
function questionsAbout({ base, reference }, i, editions, all) {
  const options = optionsOf(i);
  return editions.flatMap((edition, e) => {
    const request = { base, reference, edition, ...options };
    const name = JSON.stringify(request);
    /** @type {Question[]} */
    const asked = [{ kind: "explain", name, ask: (engine) => engine.explain(request) }];
    if (!all && i % editions.length !== e) return asked;
    const others = all ? editions : [editions[(e + 1 + (i % (editions.length - 1))) % editions.length]];
    const figures = all ? formats : [formats[i % formats.length]];
    return [
      ...asked,
      ...questionsBeside(request, i),
      { kind: "answers", name, ask: (engine) => engine.answers(request) },
      ...others.map((other) => ({
        kind: "parting",
        name: `${name} ${other}`,
        ask: (/** @type {Engine} */ engine) => engine.parting(request, other),
      })),
      ...figures.map((format) => ({
        kind: "figure",
        name: `${name} ${format}`,
        ask: (/** @type {Engine} */ engine) => engine.figure(request, format),
      })),
      ...[base, reference].flatMap((text, t) => [
        {
          kind: "tree",
          name: `${name} ${t}`,
          ask: (/** @type {Engine} */ engine) => engine.tree(text, { edition, use: t ? "reference" : "base" }),
        },
        {
          kind: "characters",
          name: `${name} ${t}`,
          ask: (/** @type {Engine} */ engine) => engine.characters(text, { edition }),
        },
        {
          kind: "validate",
          name: `${name} ${t}`,
          ask: (/** @type {Engine} */ engine) => engine.validate(text, { edition }),
        },
        {
          kind: "normalize",
          name: `${name} ${t}`,
          ask: (/** @type {Engine} */ engine) => engine.normalize(text, { edition, scheme: i % 2 === 0 }),
        },
      ]),
    ];
  });
}

/** The components that data are written into, in turn: an edition that lacks one says so. */
const written = ["path", "query", "fragment", "host"];

/**
 * What the other rooms ask about a pair.
 * @param {{ base: string, reference: string, edition: string }} request @param {number} i
 * @returns {Question[]}
 */
function questionsBeside(request, i) {
  const { base, reference, edition, ...options } = request;
  const name = JSON.stringify(request);
  /** What somebody could have expected: the base, as if nothing were resolved, with the reference behind it. */
  const expected = base.replace(/[^/]*$/, "") + reference;
  const document = {
    embedded: [reference],
    enclosing: [{ contentBase: [base], contentLocation: [reference] }],
    retrieval: [base],
  };
  return [
    { kind: "compare", name, ask: (engine) => engine.compare(base, reference, { base, edition, ...options }) },
    { kind: "relativize", name, ask: (engine) => engine.relativize(base, reference, { edition, ...options }) },
    { kind: "scheme", name, ask: (engine) => engine.scheme(i % 2 ? base : reference, { edition, limit: 1000 }) },
    {
      kind: "encode",
      name: `${name} ${written[i % written.length]}`,
      ask: (engine) => engine.encode(reference, { edition, component: written[i % written.length], limit: 1000 }),
    },
    {
      kind: "extract",
      name,
      ask: (engine) => engine.extract(`See <${base}>, (${reference}) and www.example.com.`, { edition, limit: 100 }),
    },
    { kind: "host", name, ask: (engine) => engine.host(reference, { edition }) },
    { kind: "detail", name, ask: (engine) => engine.detail(request, i % 12) },
    { kind: "expectation", name, ask: (engine) => engine.expectation(request, expected) },
    { kind: "likely", name, ask: (engine) => engine.likely(request) },
    { kind: "form", name, ask: (engine) => engine.form(i % 2 ? reference : [[base, reference]]) },
    {
      kind: "toURI",
      name,
      ask: (engine) => engine.toURI(`${reference}é`, { names: i % 2 === 0, normalize: i % 3 === 0 }),
    },
    { kind: "toIRI", name, ask: (engine) => engine.toIRI(`${reference}%C3%A9`, { names: i % 2 === 0 }) },
    { kind: "documentBase", name, ask: (engine) => engine.documentBase(document, { edition }) },
    { kind: "neighbour", name, ask: (engine) => engine.neighbour({ base, reference }) },
    { kind: "parse", name, ask: (engine) => engine.parse(reference) },
  ];
}

/** What is asked once. @param {string[]} editions @returns {Question[]} */
const questionsAtAll = (editions) => [
  { kind: "editions", name: "", ask: (engine) => engine.editions() },
  { kind: "examples", name: "", ask: (engine) => engine.examples() },
  ...editions.map((edition) => ({
    kind: "board",
    name: edition,
    ask: (/** @type {Engine} */ engine) => withoutComputed(engine, edition),
  })),
];

/**
 * The board without the cells that an older build counted and a newer one says were
 * never computed.
 * @param {Engine} engine @param {string} edition
 */
function withoutComputed(engine, edition) {
  const kinds = new Map(examplesOf(engine, edition).map(({ id, kind }) => [id, kind]));
  const rows = engine.board(edition);
  if (!Array.isArray(rows)) return rows;
  return rows.map(({ id, cells }) => ({
    id,
    cells: cells.map((cell) => {
      const kind = kinds.get(id);
      const computed = kind !== "extract" && (kind !== "equivalent" || cell.edition === "rfc3986");
      return computed ? cell : { ...cell, agrees: "not computed" };
    }),
  }));
}

/** Members that one of two builds may lack, as it is older or newer. */
const either = {
  editions: ["else", "options", "title"],
  relativize: ["tried"],
  documentBase: ["self"],
};

/**
 * An answer as text, its members in alphabetical order, without what may differ.
 * @param {string} kind @param {unknown} answer @param {string[]} editions that both builds have
 */
function without(kind, answer, editions) {
  const left = new Set(/** @type {Record<string, string[]>} */ (either)[kind]);
  const isOfBoth = (/** @type {any} */ item) => {
    const of = kind === "editions" ? item?.id : item?.edition;
    return typeof of !== "string" || editions.includes(of);
  };
  return JSON.stringify(answer, (key, value) => {
    if (left.has(key)) return undefined;
    if (Array.isArray(value) && ["editions", "answers", "examples", "board"].includes(kind))
      return value.every(isOfBoth) ? value : value.filter(isOfBoth);
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The questions of a part of the work: 0 is what is asked once, 1 the examples, the others random pairs. @param {Engine} engine @param {number} part @param {string[]} editions */
function questions(engine, part, editions) {
  if (part === 0) return questionsAtAll(editions);
  if (part === 1) {
    const printed = examplesOf(engine).filter(({ edition }) => editions.includes(edition));
    const examples = printed.map(({ base = "http://a/b/c/d;p?q", input }) => ({ base, reference: input }));
    return [...examples, ...hardPairs()].flatMap((pair, i) => questionsAbout(pair, i, editions, true));
  }
  return pairs(batch, part).flatMap((pair, i) => questionsAbout(pair, i, editions, false));
}

/** Answers in a thread: a hash for each question of a part, or the answer to one. */
async function answer() {
  const { load } = await import(pathToFileURL(join(workerData, "uriscope.js")).href);
  const engine = tolerant(await load());
  parentPort?.on("message", ({ part, only, editions }) => {
    if (!editions) return parentPort?.postMessage(engine.editions().map(({ id }) => id));
    const asked = questions(engine, part, editions);
    const text = (/** @type {Question} */ { kind, ask }) => without(kind, ask(engine), editions);
    if (only !== undefined) return parentPort?.postMessage(text(asked[only]));
    parentPort?.postMessage(
      asked.map((question) => [
        question.kind,
        question.name,
        createHash("sha1").update(text(question)).digest("base64"),
      ]),
    );
  });
}

/** @param {Worker} worker @param {object} message @returns {Promise<any>} */
const ask = (worker, message) =>
  new Promise((done, failed) => {
    worker
      .once("message", (answer) => {
        worker.off("error", failed);
        done(answer);
      })
      .once("error", failed)
      .postMessage(message);
  });

/** Two texts from shortly before the place where they part. @param {string[]} texts */
function parting([before = "", after = ""]) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const [one, other] = [before, after].map((text) => text.slice(Math.max(0, at - 100), at + 200));
  return `  before: …${one}…\n  after:  …${other}…`;
}

/** Compares two builds. @param {string[]} directories @param {number} count */
async function compare(directories, count) {
  const workers = directories.map(
    (directory) => new Worker(new URL(import.meta.url), { workerData: resolve(directory) }),
  );
  /** @type {Map<string, { compared: number, differ: number }>} */
  const kinds = new Map();
  const [olds, news] = await Promise.all(workers.map((worker) => ask(worker, {})));
  const editions = olds.filter((/** @type {string} */ id) => news.includes(id));
  console.log(`editions: ${editions.join(", ")}`);
  const parts = 2 + Math.ceil(count / batch);
  for (let part = 0; part < parts; part++) {
    const [before, after] = await Promise.all(workers.map((worker) => ask(worker, { part, editions })));
    if (before.length !== after.length)
      throw new Error(`the builds were asked ${before.length} and ${after.length} questions: they have other examples`);
    for (const [i, [kind, name, hash]] of before.entries()) {
      const found = kinds.get(kind) ?? { compared: 0, differ: 0 };
      kinds.set(kind, found);
      found.compared++;
      if (hash === after[i][2]) continue;
      if (++found.differ > mostPrinted) continue;
      const texts = await Promise.all(workers.map((worker) => ask(worker, { part, only: i, editions })));
      console.log(`${kind} ${name}\n${parting(texts)}`);
    }
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return kinds;
}

if (!isMainThread) await answer();
else {
  const [before, after, count = "100000"] = process.argv.slice(2);
  if (!after) {
    console.error("usage: node web/tests/same.mjs OLD/dist NEW/dist [PAIRS]");
    process.exit(2);
  }
  const kinds = await compare([before, after], Number(count));
  for (const [kind, { compared, differ }] of kinds)
    console.log(`${kind.padEnd(12)} ${String(compared).padStart(9)} compared, ${differ} differ`);
  process.exitCode = [...kinds.values()].some(({ differ }) => differ > 0) ? 1 : 0;
}
