/**
 * engine.d.ts checked against the Go side: real answers to every call are written as TypeScript literals of the
 * documented types, so that the compiler rejects every extra member, every missing one, and every value of another
 * type.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { optionsOf } from "../src/run/link.js";
import { hard, hardPairs, inTemporary, loadThrowing, options, pairs, root } from "./support.js";
import { sweeping, test } from "./test.js";

/** @typedef {{ type: string, value: unknown }} Answer */

const engine = await loadThrowing();

/** Running text with URIs: in every wrapper, with every doubt, and with ignored text. */
const running = [
  'see <URL: ftp://a/b-\n c>, "http://d/ e." (www.f/) <URL:../g> http://h/i-\nj',
  "<URL:http://a <URL:> x:1 URL=<http://b^/ c>",
];

/** @param {unknown} value @param {string} type @returns {Answer} */
const typed = (value, type) => ({ type, value });

/** @type {Answer[] | undefined} */
let made;
/** Answers of every call to requests of every kind, computed once. */
const answers = () => (made ??= asked());

/** @returns {Answer[]} */
function asked() {
  // The hard and the random texts add little, so only the sweeps use all of them.
  const some = (/** @type {unknown} */ _, /** @type {number} */ i) => sweeping || i % 8 === 0;
  const texts = [
    ...hard.filter(some),
    "http://u:p@[::1]:80/?#",
    "//[v1.x]",
    "//192.0.2.16:80/",
    "//0x7f.1/",
    "http:///",
    "a:b",
    "1a:b",
    "http://a:b/",
    "%4",
    "http://[::1",
    "http://example.com/%2e%2e/",
    "www.example.com/x",
  ];
  const requests = [
    ...hardPairs().filter(some),
    ...pairs(60, 8, ["\n", "\ud800"]).filter(some),
    ...texts.map((reference) => ({ base: "http://u:p@example.com:80/a/b?c#d", reference })),
    { base: "http://a", reference: "b" },
    { base: "file:/a", reference: "/..//x" },
    { base: "http://a/b/c", reference: "../../..", strict: false, limit: 3 },
  ];
  const base = "http://u:p@a/b/c;d?e";
  /** The specs that define something. @param {import("../src/run/engine.js").Capability} of */
  const that = (of) => engine.editions().filter(({ lacks }) => !lacks.includes(of));
  const years = engine.editions().flatMap(({ id: edition }) =>
    [
      { base, reference: "../../../g;x" },
      { base, reference: "../../../g", excess: /** @type {const} */ ("refuse") },
      { base, reference: "" },
      { base, reference: "#s" },
      { base, reference: "http:g", validating: false, strict: false },
      { base, reference: "//h:1:2/../x?y" },
      { base: "a/b", reference: "g" },
      { base: "http://a b/", reference: "%z" },
      { base: "ftp://u:p@[::1]/x;type=a", reference: "news:*" },
    ].map((request) => ({ ...request, edition })),
  );
  return [
    ...[...requests, ...years].map((request) => typed(engine.explain(request), "Explanation")),
    ...years.map((request) => typed(engine.answers(request), "EditionAnswer[]")),
    typed(engine.answers({ base, reference: "../".repeat(40_000) }), "EditionAnswer[]"),
    typed(engine.answers({ base, reference: "x", edition: "url-standard", set: "hash" }), "EditionAnswer[]"),
    ...requests.map((request) => typed(engine.runtime(request), "Runtime")),
    ...["/\\h", "/x/..//h", "//h", "data:,", "x"].map((reference) =>
      typed(engine.leaves({ base: "http://a/b", reference }), "Leaves | null"),
    ),
    ...years.flatMap((request) =>
      ["url-1993", "rfc3986"].map((other) => typed(engine.parting(request, other), "Parting | null")),
    ),
    ...years
      .filter((request) => !("set" in request))
      .flatMap((request, i) =>
        ["http://u:p@a/b/c/g", "http://a/../g", "http:g", "x y", ""]
          .filter((_, j) => sweeping || j === i % 5) // in the first tier, one of them for each request, in turn
          .map((expected) => typed(engine.expectation(request, expected), "Expectation")),
      ),
    typed(engine.expectation({ base, reference: "x" }, "y".repeat(8_001)), "Expectation"),
    ...[...requests, { base: "http://a/b/v1", reference: "/x" }]
      .filter((request) => !("set" in request))
      .map((request) => typed(engine.likely(request), "LikelyExpectation | null")),
    ...engine.editions().map(({ id }) => typed(engine.board(id), "{ id: string; cells: Cell[] }[]")),
    ...texts.flatMap((text) => [
      typed(engine.validate(text), "Validity"),
      typed(engine.validate(text, { production: "absolute-URI" }), "Validity"),
      typed(engine.normalize(text), "Normalized"),
      typed(engine.normalize(text, { edition: "url-1993", scheme: false, limit: 2 }), "Normalized"),
      typed(engine.compare(text, "HTTP://a/../b", { base, edition: "rfc2396bis-01" }), "Comparison"),
      typed(engine.compare("", text), "Comparison"),
      typed(engine.relativize(base, text), "Relative"),
      typed(engine.parse(text), "Components | null"),
      typed(engine.characters(text), "Stretch[]"),
      typed(engine.tree(text), "Tree"),
      typed(engine.tree(text, { use: "base", limit: 5 }), "Tree"),
    ]),
    ...[...texts, "ftp://u:p@h:8/%2Fa/%E9\u{1f600};type=d#x", "FTP:x", "x-a:b", "tn3270:a"].flatMap((text) => [
      typed(engine.scheme(text), "SchemeAnswer"),
      typed(engine.scheme(text, { edition: "rfc1738", limit: 9 }), "SchemeAnswer"),
    ]),
    ...[...texts, "Laguna Beach", "%41", "\ud800", "例え", "b\u00fccher"].flatMap((text) => [
      typed(engine.encode(text), "Encoded"),
      typed(engine.toURI(text, { names: true, normalize: true, excluded: true, scheme: "http" }), "IRIAnswer"),
      typed(engine.toIRI(text, { names: true, limit: 5 }), "IRIAnswer"),
      typed(engine.compare(text, "e\u0301", { edition: "rfc3987", characters: true }), "Comparison"),
      typed(engine.encode(text, { component: "host", limit: 3 }), "Encoded"),
      typed(engine.encode(text, { edition: "url-1993", charset: "ebcdic" }), "Encoded"),
    ]),
    ...["a@[1::1.2.3.4%25]:8", "[::1]", "[v1.x]", "1.2.3.4", "b\u00fccher", "xn--bcher-kva.", "a_b"].flatMap((text) =>
      that("hosts").map(({ id }) => typed(engine.host(text, { edition: id }), "Host")),
    ),
    ...[...texts, ...running].flatMap((text) =>
      that("delimiting").flatMap(({ id }) => [
        typed(engine.extract(text, { edition: id }), "Extracted"),
        typed(engine.extract(`<URL:${text}-\n>`, { edition: id, limit: 3 }), "Extracted"),
      ]),
    ),
    ...[
      {},
      ...texts.map((text) => ({
        embedded: [text, "a:"],
        enclosing: [{ contentBase: "a b", contentLocation: [text] }, {}],
        retrieval: ["http://a/", text],
        default: "x:y#z",
      })),
    ].flatMap((request) =>
      that("bases").map(({ id }) => typed(engine.documentBase(request, { edition: id }), "DocumentBase")),
    ),
    ...requests
      .slice(0, 20)
      .flatMap((request) =>
        /** @type {const} */ (["text", "markdown", "html", "svg"]).map((format) =>
          typed(engine.figure(request, format), "string"),
        ),
      ),
    ...requests.map((request) => typed(engine.neighbour(request), "Neighbour")),
    typed(engine.editions(), "Edition[]"),
    typed(engine.examples(), "Example[]"),
  ];
}

/** @param {Answer[]} list */
const source = (list) => `import type * as uriscope from "./uriscope";
${list.map(({ type, value }, i) => `export const answer${i}: ${type.replace(/\b[A-Z]\w+/g, "uriscope.$&")} = ${JSON.stringify(value, null, 1)};`).join("\n")}
`;

/**
 * The compiler's errors for each source.
 * @param {Record<string, string>} sources by the names of their files
 * @returns {Promise<string>}
 */
const compile = (sources) =>
  inTemporary(async (directory) => {
    await copyFile(join(root, "dist-npm", "uriscope.d.ts"), join(directory, "uriscope.d.ts"));
    await Promise.all(Object.entries(sources).map(([name, text]) => writeFile(join(directory, name), text)));
    const tsc = join(root, "web", "node_modules", "typescript", "bin", "tsc");
    const options =
      "--noEmit --skipDefaultLibCheck --strict --exactOptionalPropertyTypes --pretty false --lib ES2023,DOM --module esnext --moduleResolution bundler --types";
    return new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        [tsc, ...options.split(" "), "", ...Object.keys(sources)],
        { cwd: directory, timeout: 600_000, maxBuffer: 1 << 26 },
        (error, stdout, stderr) => {
          if (stderr || (error && !stdout)) reject(new Error(`tsc: ${stderr || error?.message}`));
          else resolve(stdout);
        },
      );
    });
  });

/**
 * The facts that an answer shows about its type: the path to each value in it, with its kind, or the literal itself.
 * @param {unknown} value @param {string} way @returns {Generator<string>}
 */
function* facts(value, way) {
  if (typeof value !== "object" || value === null) {
    yield `${way}: ${typeof value === "string" && !/^[a-z][a-z-]{0,24}$/.test(value) ? "a text" : value === null || typeof value === "string" ? value : typeof value}`;
    return;
  }
  yield `${way}: ${Array.isArray(value) ? Math.min(value.length, 5) : Object.keys(value)}`;
  // In a list of objects, one is like the others.
  for (const [name, of] of Object.entries(value))
    yield* facts(of, `${way}.${Array.isArray(value) && (typeof of === "object" || Number(name) > 4) ? "" : name}`);
}

// In the first tier, only answers that show a new fact about their type; all of them as a sweep.
for (const sweep of [false, true])
  test("every answer is what the types say", { sweep }, async () => {
    const seen = new Set();
    const isNew = (/** @type {string} */ fact) => !seen.has(fact) && seen.add(fact);
    const telling = answers().filter(({ type, value }) => [...facts(value, type)].filter(isNew).length);
    const said = await compile({ "answers.ts": source(sweep ? answers() : telling) });
    assert.equal(said, "", said.slice(0, 4000));
  });

test("every member, outcome and kind of the types was among the answers", () => {
  const all = answers();
  const text = JSON.stringify(all);
  for (const member of [
    ..."call answer kind findings strict base normalized expected buffer question productions total why".split(" "),
    ..."refused class made definition hidden octets need early pieces version labels against requests".split(" "),
    ..."omitted standing defined sent same because tooLong clause fragment cells agrees valid remark".split(" "),
    ..."met equivalent fault differs instead by changes pattern lost how added removed expected tooLong".split(" "),
    ..."validating excess choices classes excluded expression pattern decided routine loop".split(" "),
  ])
    assert.ok(text.includes(`"${member}":`), `no answer has a member ${member}`);
  const members = (/** @type {string} */ name) =>
    new Set([...text.matchAll(new RegExp(`"${name}":"([^"]*)"`, "g"))].map((match) => match[1]));
  assert.deepEqual([...members("outcome")].sort(), [
    "error",
    "no-relative-form",
    "no-setters",
    "same-document",
    "target",
  ]);
  assert.deepEqual([...members("kind")].filter((kind) => /IP|reg-/.test(kind)).sort(), [
    "IPv4address",
    "IPv6address",
    "IPv6reference",
    "IPvFuture",
    "reg-name",
  ]);
  assert.ok(members("id").has("password") && members("on").size === 3, `findings on ${[...members("on")]}`);
  assert.deepEqual([...members("made")].sort(), ["character", "characters", "rules"]);
  assert.match(
    text,
    /"outcome":"same-document","target":null,"fragment":"s"/,
    "there is no fragment of the current document",
  );
  assert.match(
    text,
    /"outcome":"same-document","target":null(?!,"fragment")/,
    "there is no current document without a fragment",
  );
  assert.match(
    text,
    /"outcome":"error","target":null,"edition":"rfc2396bis-01","options":\{[^}]*"excess":"refuse"/,
    "no reference is refused",
  );
  assert.match(
    text,
    /"because":\{"clause":"[^"]+","here":"[^"]+","there":"[^"]+"\},"here":\d+,"there":\d+/,
    "no two runs part",
  );
  for (const type of ["Explanation", "EditionAnswer[]", "Parting | null", "Edition[]"])
    assert.ok(
      all.some((answer) => answer.type === type),
      type,
    );
  assert.ok(
    all.some(({ type, value }) => type.startsWith("Parting") && value === null),
    "no two runs go on together",
  );
  assert.ok(
    text.includes('"production":null') &&
      text.includes('"expression":null') &&
      text.includes('"agrees":false') &&
      text.includes('"agrees":null') &&
      text.includes('"decided":true') &&
      text.includes('"excluded":true'),
  );
  assert.match(text, /\[\d+,\d+,\d+,null\]/, "no edit makes a register undefined");
  assert.match(text, /\[\d+,\d+,\d+,\["[^"]+"/, "no edit has literal text");
  assert.deepEqual(new Set(all.map(({ type }) => type)).size, 25);
  const kinds = "suffix relative hyphen goes-on joined full-stop open prefix space break punctuation close".split(" ");
  assert.deepEqual(
    kinds.filter((kind) => !members("kind").has(kind)),
    [],
  );
  assert.deepEqual([...members("why")].filter((why) => /^(un|empty$|no-wr)/.test(why)).sort(), [
    "empty",
    "no-wrapper",
    "unclosed",
    "unknown",
  ]);
});

test("the options of the types are those that the editions declare", async () => {
  const declared = optionsOf(engine.editions());
  assert.deepEqual(declared, options);
  const types = declared.map(
    ({ name, values }) =>
      `${name}: ${values.includes("yes") ? "boolean" : values.map((value) => JSON.stringify(value)).join(" | ")}`,
  );
  const same = (/** @type {string[]} */ members) => `import type { Options } from "./uriscope";
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
export const same: Same<{ [name in keyof Options]: Options[name] }, { ${members.join("; ")} }> = true;
`;
  const said = await compile({
    "same.ts": same(types),
    "fewer.ts": same(types.slice(1)),
    "more.ts": same([...types, "colour: boolean"]),
  });
  assert.doesNotMatch(said, /^same\.ts/m, said);
  assert.match(said, /^fewer\.ts/m);
  assert.match(said, /^more\.ts/m);
});

test("answers with a member more, a member less or another value are refused", { sweep: true }, async () => {
  const request = { base: "http://u:p@a/b/c", reference: "../x y" };
  const current = { base: "http://a/", reference: "#s", edition: "rfc2396bis-01" };
  const answer = () =>
    /** @type {any} */ ({
      ...engine.explain(request),
      answers: engine.answers(current),
      parting: engine.parting(current, "rfc3986"),
      board: engine.board("rfc2396bis-01"),
      editions: engine.editions(),
    });
  /** @param {any} value @returns {Answer[]} */
  const named = ({ answers, parting, board, editions, ...explanation }) => [
    { type: "Explanation", value: explanation },
    { type: "EditionAnswer[]", value: answers },
    { type: "Parting", value: parting },
    { type: "{ id: string; cells: Cell[] }[]", value: board },
    { type: "Edition[]", value: editions },
  ];
  /** @type {Record<string, (x: any) => void>} */
  const doctored = {
    "a member more": (x) => (x.extra = 1),
    "a member more in a step": (x) => (x.run.steps[0].extra = 1),
    "a member more in a part": (x) => (x.base.parts[0].extra = null),
    "a member more in an error": (x) => (x.reference.errors[0].extra = ""),
    "a member more in a finding": (x) => (x.findings[0].extra = ""),
    "another word for how sure a finding is": (x) => (x.findings[0].sure = "perhaps"),
    "a number in a finding": (x) => (x.findings[0].args.n = 1),
    "no target": (x) => delete x.target,
    "no edits": (x) => delete x.run.steps[0].edits,
    "no span": (x) => delete x.base.parts[0].span,
    "no section": (x) => delete x.reference.errors[0].section,
    "another outcome": (x) => (x.outcome = "done"),
    "another role": (x) => (x.base.parts[0].role = "search"),
    "a span of three": (x) => (x.base.parts[0].span = [0, 1, 2]),
    "an edit of three": (x) => x.run.steps[0].edits[0].pop(),
    "an offset in words": (x) => (x.reference.errors[0].at = "3"),
    "null for what may be absent": (x) => (x.run.steps[0].answer = null),
    "a member more in the answer of an edition": (x) => (x.answers[0].extra = 1),
    "no word whether it is the same": (x) => delete x.answers[0].same,
    "null for the fragment of the current document": (x) => (x.answers[3].fragment = null),
    "no way of the other": (x) => delete x.parting.because.there,
    "a way for a step": (x) => (x.parting.here = x.parting.because.here),
    "a member more in a cell": (x) => (x.board[0].cells[0].extra = 1),
    "no word whether a cell agrees": (x) => delete x.board[0].cells[0].agrees,
    "another choice": (x) => (x.editions[4].choices = ["lenient"]),
    "another way with excess dots": (x) => (x.options.excess = "drop"),
    "a class without a section": (x) => delete x.editions[0].classes[0].section,
    "no expression": (x) => delete x.editions[0].expression,
    "no word whether a line was decided": (x) => delete x.editions[0].listing.lines[0].decided,
  };
  const right = named(answer()).map(({ value }) => JSON.stringify(value));
  const sources = Object.fromEntries(
    Object.values(doctored).map((doctor, i) => {
      const value = answer();
      doctor(value);
      return [`doctored${i}.ts`, source(named(value).filter(({ value }, at) => JSON.stringify(value) !== right[at]))];
    }),
  );
  const said = await compile({ ...sources, "real.ts": source(named(answer())) });
  Object.keys(doctored).forEach((name, i) =>
    assert.match(said, new RegExp(`^doctored${i}\\.ts\\(.*error`, "m"), `${name}: not refused`),
  );
  assert.doesNotMatch(said, /^real\.ts/m);
});
