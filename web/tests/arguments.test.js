/**
 * Wrong calls of the shipped engine, through its JavaScript interface: for any wrong argument, it throws a TypeError
 * with its code.
 */
import assert from "node:assert/strict";
import { tolerant } from "../src/run/tolerant.js";
import { engineModule, loadThrowing } from "./support.js";
import { test } from "./test.js";

const engine = await loadThrowing();
const request = { base: "http://a/b", reference: "g" };

/** The error that a call throws. @param {() => unknown} call @returns {import("../src/run/engine.js").CallError} */
function thrownBy(call) {
  try {
    call();
  } catch (error) {
    return /** @type {import("../src/run/engine.js").CallError} */ (error);
  }
  return assert.fail("nothing is thrown");
}

/** @param {import("../src/run/engine.js").CallError} error @param {string} [code] */
function assertThrown(error, code) {
  assert.ok(["bad-argument", "panic", "not-found", "unspoken", "too-long"].includes(error.code), String(error));
  assert.equal(error instanceof TypeError, error.code === "bad-argument" || error.code === "not-found");
  assert.ok(error instanceof Error && error.message, "an error without a message");
  if (code) assert.equal(error.code, code, error.message);
}

/** Calls with invalid arguments, and the expected codes. */
const any = /** @type {any} */ (engine);
/** @type {[string, () => unknown, string][]} */
const bad = [
  ...[null, undefined, 1, "x", [], {}, Symbol("s"), 10n, () => {}].flatMap(
    (value) =>
      /** @type {[string, () => unknown, string][]} */ ([
        [`explain(${String(value)})`, () => any.explain(value), "bad-argument"],
        [
          `explain({ base: ${String(value)} })`,
          () => any.explain({ base: typeof value === "string" ? 2 : value, reference: "" }),
          "bad-argument",
        ],
        [
          `explain({ reference: ${String(value)} })`,
          () => any.explain({ base: "", reference: typeof value === "string" ? 2 : value }),
          "bad-argument",
        ],
        [`figure(${String(value)})`, () => any.figure(value, "text"), "bad-argument"],
        [`runtime(${String(value)})`, () => any.runtime(value), "bad-argument"],
        [`validate(${String(value)})`, () => any.validate(typeof value === "string" ? 2 : value), "bad-argument"],
        [`normalize(${String(value)})`, () => any.normalize(typeof value === "string" ? 2 : value), "bad-argument"],
      ]),
  ),
  ["explain, edition null", () => any.explain({ base: "a:", reference: "", edition: null }), "bad-argument"],
  ["explain, edition 5", () => any.explain({ base: "a:", reference: "", edition: 5 }), "bad-argument"],
  ["explain, another edition", () => any.explain({ base: "a:", reference: "", edition: "rfc1" }), "not-found"],
  ["validate, another edition", () => any.validate("a", { edition: "rfc1" }), "not-found"],
  ["validate, another production", () => any.validate("a", { production: "URL" }), "not-found"],
  ["validate, production 5", () => any.validate("a", { production: 5 }), "bad-argument"],
  ["normalize, another edition", () => any.normalize("a", { edition: "rfc1" }), "not-found"],
  ["examples, another edition", () => any.examples({ edition: "rfc1" }), "not-found"],
  ["examples, edition 5", () => any.examples({ edition: 5 }), "bad-argument"],
  ["answers(null)", () => any.answers(null), "bad-argument"],
  ["answers, reference 5", () => any.answers({ base: "a:", reference: 5 }), "bad-argument"],
  ["answers, another edition", () => any.answers({ base: "a:", reference: "", edition: "rfc1" }), "not-found"],
  ["answers, excess 5", () => any.answers({ base: "a:", reference: "", excess: 5 }), "bad-argument"],
  ["parting(null)", () => any.parting(null, "rfc1738"), "bad-argument"],
  ["parting, no other edition", () => any.parting({ base: "a:", reference: "" }), "bad-argument"],
  ["parting, another edition", () => any.parting({ base: "a:", reference: "" }, "rfc1"), "not-found"],
  [
    "parting from another edition",
    () => any.parting({ base: "a:", reference: "", edition: "rfc1" }, "rfc1738"),
    "not-found",
  ],
  ["board()", () => any.board(), "bad-argument"],
  ["board, another edition", () => any.board("rfc1"), "not-found"],
  ["characters, another edition", () => any.characters("a", { edition: "rfc1" }), "not-found"],
  ["characters, text 5", () => any.characters(5), "bad-argument"],
  ["tree, text null", () => any.tree(null), "bad-argument"],
  ["tree, another edition", () => any.tree("a", { edition: "rfc1" }), "not-found"],
  ["tree, another production", () => any.tree("a", { production: "URL" }), "not-found"],
  ["tree, another use", () => any.tree("a", { use: "toy" }), "not-found"],
  ["tree, use 5", () => any.tree("a", { use: 5 }), "bad-argument"],
  ["documentBase, embedded 5", () => any.documentBase({ embedded: 5 }), "bad-argument"],
  ["documentBase, embedded a list with 5", () => any.documentBase({ embedded: ["a:", 5] }), "bad-argument"],
  [
    "documentBase, enclosing what never ends",
    () =>
      any.documentBase({
        enclosing: {
          *[Symbol.iterator]() {
            for (;;) yield {};
          },
        },
      }),
    "bad-argument",
  ],
  ["documentBase, enclosing null", () => any.documentBase({ enclosing: [null] }), "bad-argument"],
  ["documentBase, another edition", () => any.documentBase({}, { edition: "rfc1" }), "not-found"],
  ["figure, no format", () => any.figure({ base: "a:", reference: "" }), "bad-argument"],
  ["figure, another format", () => any.figure({ base: "a:", reference: "" }, "pdf"), "not-found"],
];

for (const [name, call, code] of bad) test(`bad argument: ${name}`, () => assertThrown(thrownBy(call), code));

/** Wrong calls, and the argument that the error names. @type {[string, () => unknown][]} */
const named = [
  ["base", () => any.explain({ base: new URL("http://a/"), reference: "b" })],
  ["reference", () => any.explain({ base: "http://a/" })],
  ["edition", () => any.explain({ ...request, edition: "rfc1" })],
  ["excess", () => any.explain({ ...request, excess: "foo" })],
  ["excess", () => any.explain({ ...request, edition: "rfc2396", excess: true })],
  ["strict", () => any.explain({ ...request, strict: "maybe" })],
  ["strict", () => any.answers({ ...request, strict: 1 })],
  ["set", () => any.runtime({ ...request, set: "foo" })],
  ["limit", () => any.explain({ ...request, limit: "5" })],
  ["group", () => any.detail(request, "5")],
  ["scheme", () => any.normalize("a:b", { scheme: "yes" })],
  ["characters", () => any.compare("a:b", "a:c", { characters: 1 })],
  ["names", () => any.toURI("a", { names: "x" })],
  ["opaque", () => any.host("a", { opaque: null })],
  ["text", () => any.parse(5)],
  ["charset", () => any.encode("a", { charset: "koi8-r" })],
  ["component", () => any.encode("a", { component: "tail" })],
  ["production", () => any.validate("a", { production: "URL" })],
  ["format", () => any.figure(request, "pdf")],
];
for (const [argument, call] of named)
  test(`${String(call).slice(6)} names ${argument}`, () => {
    const error = thrownBy(call);
    assert.ok(error instanceof TypeError && error.message.includes(argument), error.message);
  });

test("a run that is too long isn't a wrong call, but a step that it doesn't have is", () => {
  const asked = { ...request, edition: "url-standard", limit: 2 };
  const error = thrownBy(() => engine.detail({ ...asked, reference: "é".repeat(400_000) }, 8));
  assertThrown(error, "too-long");
  assertThrown(
    thrownBy(() => engine.detail(asked, 300)),
    "not-found",
  );
  const answer = tolerant({
    ...engine,
    detail() {
      throw error;
    },
  }).detail(asked, 8);
  assert.equal("error" in answer && answer.error.code, "too-long");
});

test("a document that does not speak of it is no wrong call", () => {
  const { code, lacks, constructor } = thrownBy(() => engine.normalize("a:b", { edition: "rfc1808" }));
  assert.deepEqual([code, lacks, constructor], ["unspoken", "normal", Error]);
});

test("whatever a text brings, nothing is thrown", () => {
  for (const text of ["", "%", "http://[", "\ud800", "\0", "http://a b/"]) {
    assert.equal(typeof engine.explain({ base: text, reference: text }).edition, "string");
    assert.equal(engine.validate(text, { production: "URI" }).valid, false);
    engine.normalize(text);
    engine.compare(text, text);
    engine.host(text);
  }
});

test("the page has what is thrown as an answer", () => {
  const asked = tolerant(engine);
  assert.equal(tolerant(engine), asked);
  const error = {
    code: "unspoken",
    message: thrownBy(() => engine.encode("a", { edition: "rfc1808" })).message,
    lacks: "encoding",
  };
  assert.deepEqual(asked.encode("a", { edition: "rfc1808" }), { outcome: "error", target: null, error });
  assert.deepEqual(asked.explain(request), engine.explain(request));
  const broken = tolerant({ ...engine, explain: () => assert.fail("a fault of ours") });
  assert.throws(() => broken.explain(request), /a fault of ours/);
});

/** Values that throw when they are read, and others of an unexpected kind. @type {[string, unknown][]} */
const hostile = [
  ["null", null],
  ["a number", 7],
  ["NaN", NaN],
  ["a symbol", Symbol("s")],
  ["a bigint", 10n],
  ["a function", () => "x"],
  ["an array", ["a"]],
  ["true", true],
  ["an object without a prototype", Object.create(null)],
  [
    "a getter that throws",
    {
      get base() {
        throw new Error("no");
      },
      get edition() {
        throw new Error("no");
      },
      toString() {
        throw new Error("no");
      },
    },
  ],
  [
    "a text that throws",
    {
      toString() {
        throw new Error("no");
      },
      valueOf() {
        throw new Error("no");
      },
      [Symbol.toPrimitive]() {
        throw Object.create(null);
      },
    },
  ],
  [
    "a proxy",
    new Proxy(
      {},
      {
        get() {
          throw new Error("no");
        },
        has() {
          throw new Error("no");
        },
        ownKeys() {
          throw new Error("no");
        },
        getPrototypeOf() {
          throw new Error("no");
        },
      },
    ),
  ],
  [
    "what throws a proxy",
    new Proxy(
      {},
      {
        get() {
          throw new Proxy(
            {},
            {
              get() {
                throw new Error("no");
              },
              getPrototypeOf() {
                throw new Error("no");
              },
            },
          );
        },
      },
    ),
  ],
  [
    "a proxy that is revoked",
    (() => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    })(),
  ],
  ["a String", Object("a")],
  ["a Date", new Date(NaN)],
];

/** Every place of every call where an argument can be wrong. @type {[string, (value: unknown) => unknown][]} */
const places = [
  ...["explain", "answers", "parting", "figure"].flatMap(
    (name) =>
      /** @type {[string, (value: unknown) => unknown][]} */ ([
        [`${name}(…)`, (value) => any[name](value, name === "figure" ? "text" : "rfc1738")],
        ...["base", "reference", "edition", "strict", "validating", "excess", "limit"].map((member) => [
          `${name}({ ${member} })`,
          (/** @type {unknown} */ value) =>
            any[name]({ base: "http://a/", reference: "g", [member]: value }, name === "figure" ? "text" : "rfc1738"),
        ]),
      ]),
  ),
  ...[
    ["parting", "other"],
    ["figure", "format"],
  ].map(
    ([name, argument]) =>
      /** @type {[string, (value: unknown) => unknown]} */ ([
        `${name}(, ${argument})`,
        (value) => any[name]({ base: "a:", reference: "" }, value),
      ]),
  ),
  ...Object.entries({
    validate: ["edition", "production"],
    normalize: ["edition", "scheme"],
    characters: ["edition"],
    tree: ["edition", "production", "use", "from", "to", "limit"],
  }).flatMap(
    ([name, members]) =>
      /** @type {[string, (value: unknown) => unknown][]} */ ([
        [`${name}(…)`, (value) => any[name](value)],
        [`${name}(, …)`, (value) => any[name]("a", value)],
        ...members.map((member) => [
          `${name}(, { ${member} })`,
          (/** @type {unknown} */ value) => any[name]("a", { [member]: value }),
        ]),
      ]),
  ),
  ["documentBase(…)", (value) => any.documentBase(value)],
  ["documentBase(, …)", (value) => any.documentBase({}, value)],
  ["documentBase(, { edition })", (value) => any.documentBase({}, { edition: value })],
  ...["embedded", "enclosing", "retrieval", "default"].flatMap(
    (member) =>
      /** @type {[string, (value: unknown) => unknown][]} */ ([
        [`documentBase({ ${member} })`, (value) => any.documentBase({ [member]: value })],
        [`documentBase({ ${member}: [] })`, (value) => any.documentBase({ [member]: [value] })],
      ]),
  ),
  ...["contentBase", "contentLocation"].map(
    (member) =>
      /** @type {[string, (value: unknown) => unknown]} */ ([
        `documentBase({ enclosing: [{ ${member} }] })`,
        (value) => any.documentBase({ enclosing: [{ [member]: value }] }),
      ]),
  ),
  ["neighbour(…)", (value) => any.neighbour(value)],
  ["neighbour({ base })", (value) => any.neighbour({ base: value, reference: "" })],
  ["examples(…)", (value) => any.examples(value)],
  ["examples({ edition })", (value) => any.examples({ edition: value })],
  ["board(…)", (value) => any.board(value)],
  ["parse(…)", (value) => any.parse(value)],
  ["editions(…)", (value) => any.editions(value)],
  ["panic(…)", (value) => any[Symbol.for("uriscope.panic")](value)],
];

for (const [place, call] of places) {
  test(`${place} throws nothing but what the types say`, () => {
    for (const [name, value] of hostile) {
      try {
        const answer = call(value);
        assert.doesNotThrow(() => JSON.stringify(answer), name);
      } catch (error) {
        assertThrown(/** @type {import("../src/run/engine.js").CallError} */ (error));
      }
    }
    assert.equal(engine.explain(request).target, "http://a/g", "the engine goes on");
  });
}

test("a limit below zero is none", () => {
  const { length } = engine.explain(request).run.steps;
  for (const limit of [-1, NaN, Infinity]) assert.equal(engine.explain({ ...request, limit }).run.steps.length, length);
});

for (const name of ["validate", "normalize", "characters", "tree", "examples"]) {
  test(`null for the options of ${name} is no exception`, () => {
    const answer = name === "examples" ? any.examples(null) : any[name]("http://a/", null);
    assert.deepEqual(answer, name === "examples" ? any.examples() : any[name]("http://a/"));
  });
}

test("a panic in Go is thrown, and the engine goes on", () => {
  assert.ok(!("panic" in engine));
  for (let i = 0; i < 3; i++) {
    assertThrown(thrownBy(any[Symbol.for("uriscope.panic")]), "panic");
    assert.equal(engine.explain(request).target, "http://a/g");
    assert.deepEqual(engine.parse("a?b"), { scheme: null, authority: null, path: "a", query: "b", fragment: null });
  }
});

test("there is one engine, whoever asks", async () => {
  const { load } = await engineModule();
  assert.equal(await load(), engine);
  assert.equal(await load({ wasm: "elsewhere.wasm" }), engine);
});
