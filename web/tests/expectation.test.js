/**
 * engine.expectation and engine.likely: every pattern and every kind of change that the types know, the
 * ranges that a change marks, and what is odd.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hardPairs, loadEngine, pairs, root } from "./support.js";
import { suite } from "./suites.js";
import { sweeping, test } from "./test.js";

/** @typedef {import("../src/run/engine.js").Expectation} Expectation */
/** @typedef {import("../src/run/engine.js").Request} Request */

const engine = await loadEngine();

/** @param {Request} request @param {string} expected @returns {Expectation} */
function expectation(request, expected) {
  const answer = engine.expectation(request, expected);
  assert.ok(!("error" in answer), JSON.stringify(answer));
  return answer;
}

/** What somebody expected, the pattern, and what is changed first. @type {[base: string, reference: string, expected: string, pattern: string | null, kinds: string, edition?: string][]} */
const patterns = [
  ["https://a/guide/intro", "images/x.png", "https://a/guide/intro/images/x.png", "base-slash", "base-slash"],
  ["http://a/b/", "c", "http://a/c", "extra-slash", "no-base-slash"],
  ["//h/a/b", "c", "http://h/a/c", "relative-base", "base-origin"],
  ["h/a/b", "c", "http://h/a/c", "relative-base", "base-origin"],
  ["/a/b", "c", "http://h/a/c", "relative-base", "base-origin"],
  ["http://a/v1/", "/users", "http://a/v1/users", "leading-slash", "no-leading-slash"],
  ["http://a/b/c", "users", "http://a/users", "from-root", "slash"],
  ["https://a/b", "//cdn.example/x", "https://a//cdn.example/x", "double-slash", "dot"],
  ["https://a/b", "//cdn.example/x", "https://a/cdn.example/x", "double-slash", "no-leading-slash"],
  ["https://a/b", "www.example.com", "https://www.example.com", "missing-slashes", "scheme"],
  ["http://a/b", "www.example.com", "https://www.example.com", "missing-slashes", "scheme"],
  ["x-scheme://a/b", "h", "x-scheme://h", "missing-slashes", "slashes"],
  ["http://a/b", "c:d", "http://a/c:d", "scheme-like", "dot-slash"],
  ["http://a/b/c", "http:g", "http://a/b/g", "same-scheme", "no-scheme"],
  ["http://a/b", "c\\d", "http://a/c/d", "backslash", "backslash"],
  ["file:///a/b", "C:\\x", "file:///C:/x", "drive", "backslash slash"],
  ["http://a/b/c", "%2e%2e/g", "http://a/g", null, "decoded"],
  ["http://a/b/c", "..%2Fg", "http://a/g", "decoded", "decoded"],
  ["http://a/b", " g ", "http://a/g", "trimmed", "trimmed"],
  ["http://a/b/c/", "../g", "http://a/b/c/g", "no-dots", "no-dots"],
  ["http://a/b/c/d", "../g", "http://a/g", "more-dots", "up"],
  ["http://a/b/c", "?y", "http://a/b/?y", "query-only", "dot-slash"],
  ["g", "http://a/b/c", "http://a/b/g", "exchanged", "exchanged"],
  [
    "https://api.example.com/v1",
    "/users",
    "https://api.example.com/v1/users",
    "concatenation",
    "base-slash no-leading-slash",
  ],
  ["http://a/b?x", "c", "http://a/c?x", "kept-query", "query"],
  ["http://a/b?x", "c?y", "http://a/c?x&y", "merged-query", "query"],
  ["http://a/b#x", "", "http://a/b#x", "kept-fragment", "fragment"],
  ["http://a/b/c", "../g", "http://a/b/../g", "kept-dots", ""],
  ["http://a/b/c", "../../g", "http://a/g", "excess-dots", "base-slash", "rfc2396"],
  ["http://a/b/c", "g?y/./x", "http://a/b/g?y/x", "dots-in-query", "shortest"],
  ["http://a/b/c", ".", "http://a/b", "directory", "shortest"],
  ["http://a/b", "c/", "http://a/c", "directory", "no-end-slash"],
  ["http://a/b", "c?", "http://a/c", "empty-part", "shortest"],
  ["http://a/b", "c", "c", "unresolved", ""],
  ["http://a//b//c", "../g", "http://a/g", "empty-segment", "up up"],
  ["http://a/b", "#s", "http://a/b#s", "current-document", "shortest", "rfc2396"],
  ["http://a/b", "C", "http://a/c", "letter-case", "shortest"],
  ["http://a/b", "c\\d", "http://a/c%5Cd", "percent-encoding", "shortest"],
  ["http://例え.example/b", "c", "http://xn--r8jz45g.example/c", "punycode", "shortest"],
  ["file:///a/b", "c", "file:/a/c", "empty-authority", "shortest"],
  ["HTTP://a/b", "c d", "http://a/c%20d", "writing", "shortest"],
  ["http://a/b", "c", "http://a/c/", null, "end-slash"],
  ["http://a/b?x", "", "http://a/b", null, "no-query"],
  ["http://a/b#x", "", "http://a/b", null, "no-fragment", "rfc1808"],
];

for (const [base, reference, expected, pattern, kinds, edition = "rfc3986"] of patterns)
  test(`${JSON.stringify(base)} + ${JSON.stringify(reference)}, expected ${expected}: ${pattern}`, () => {
    const answer = expectation({ base, reference, edition }, expected);
    assert.deepEqual([answer.pattern, answer.changes[0]?.kinds.join(" ") ?? ""], [pattern, kinds]);
  });

test("these are all patterns and kinds that the types know", async () => {
  const types = await readFile(join(root, "web", "src", "run", "engine.d.ts"), "utf8");
  const union = (/** @type {string} */ name) => {
    const [, members = ""] = new RegExp(`export type ${name} =([^;]*);`).exec(types) ?? [];
    return [...members.matchAll(/"([^"]*)"/g)].map(([, member]) => member).sort();
  };
  const seen = (/** @type {(string | null)[]} */ all) => [...new Set(all.filter((one) => one))].sort();
  assert.deepEqual(seen(patterns.map(([, , , pattern]) => pattern)), union("ExpectationPattern"));
  assert.deepEqual(seen(patterns.flatMap(([, , , , kinds]) => kinds.split(" "))), union("ChangeKind"));
});

/** @param {string} text @param {[number, number]} span @param {string} other */
const replaced = (text, [start, end], other) => text.slice(0, start) + other + text.slice(end);

test("every change leads where it says, and what it marks is what is new", () => {
  const expected = ["http://a/b/c/g", "http://a/例/😀", "http://a/b/\ud800", "", "//g"];
  const given = suite("expectations.json").cases.map((/** @type {any} */ one) => ({ ...one, own: one.expected }));
  const some = [...hardPairs(), ...pairs(43, 40, ["\n", "\ud800", "😀"])].filter((_, i) => sweeping || i % 30 === 0);
  const all = [...given, ...some];
  let changed = 0;
  for (const { base, reference, own } of all)
    for (const { id: edition } of engine.editions())
      for (const wanted of own === undefined ? expected : [own]) {
        const answer = expectation({ base, reference, edition }, wanted);
        for (const change of answer.changes) {
          changed++;
          const to = { base, reference, ...change };
          const said = engine.explain({ base: to.base, reference: to.reference, edition, limit: 0 });
          assert.equal(said.target, change.target, `${edition}: ${JSON.stringify([base, reference, wanted, change])}`);
          for (const name of /** @type {const} */ (["base", "reference"])) {
            const [added, removed] = [change.added[name], change.removed[name]];
            assert.deepEqual([added !== undefined, removed !== undefined], [name in change, name in change]);
            if (!added || !removed) continue;
            const from = { base, reference }[name].replace(/\p{Surrogate}/gu, "\ufffd");
            assert.equal(replaced(from, removed, to[name].slice(...added)), to[name]);
          }
        }
        const [start, end] = answer.differs;
        if (answer.instead) {
          const well = wanted.replace(/\p{Surrogate}/gu, "\ufffd");
          assert.equal(replaced(well, [start, end], String(answer.target).slice(...answer.instead)), answer.target);
        }
      }
  assert.ok(changed > 200, `only ${changed} changes`);
});

test("what a change marks begins and ends with whole characters, and with a word if it can", () => {
  for (const [base, reference, expected, name, added, removed] of /** @type {const} */ ([
    ["http://a/b?\u{1f600}", "x?\u{1f601}", "http://a/x?\u{1f600}&\u{1f601}", "reference", [2, 5], [2, 2]],
    ["\u{1f600}", "http://a/\u{1fa00}", "http://a/\u{1f600}", "base", [0, 11], [0, 2]],
    ["http://a/b", "test", "http://a/t/test", "reference", [0, 2], [0, 0]],
  ])) {
    const change = expectation({ base, reference }, expected).changes[0];
    assert.deepEqual([change?.added[name], change?.removed[name]], [added, removed], expected);
  }
});

test("where the runs diverge is what parting says", () => {
  const request = { base: "http://a/b/c/d", reference: "../../../g" };
  const { by } = expectation(request, "http://a/../g");
  assert.deepEqual(
    by.map(({ edition }) => edition),
    ["url-1993", "rfc1630", "rfc1808", "url-syntax-05", "rfc2396", "rfc2396bis-01"],
  );
  for (const { edition, parting } of by) assert.deepEqual(parting, engine.parting(request, edition));
  const option = expectation({ base: "http://a/b", reference: "http:g" }, "http://a/g").by.find(
    ({ edition }) => edition === "rfc3986",
  );
  assert.deepEqual([option?.options, option?.parting?.because.clause], [{ strict: false }, "same-scheme"]);
});

test("what is likely expected, and what is not", () => {
  for (const [base, reference, expected, pattern] of [
    [
      "https://docs.example.com/guide/intro",
      "images/x.png",
      "https://docs.example.com/guide/intro/images/x.png",
      "base-slash",
    ],
    ["https://docs.example.com/guide/intro?a#b", "./x.png", "https://docs.example.com/guide/intro/x.png", "base-slash"],
    ["https://api.example.com/v1", "users", "https://api.example.com/v1/users", "base-slash"],
    ["https://api.example.com/v1", "/users", "https://api.example.com/v1/users", "leading-slash"],
    ["https://example.com/api/v2/", "/users", "https://example.com/api/v2/users", "leading-slash"],
    ["https://example.com/v2", "/users", "https://example.com/v2/users", "leading-slash"],
    ["https://a.example/b", "www.example.com/x", "https://www.example.com/x", "missing-slashes"],
    ["www.example.com/a", "b", "https://www.example.com/b", "missing-slashes"],
    ["https://docs.example.com/guide/intro", "setup"],
    ["https://docs.example.com/guide/intro.html", "images/x.png"],
    ["https://docs.example.com/guide/", "images/x.png"],
    ["https://docs.example.com/guide/intro", "../images/x.png"],
    ["https://docs.example.com/guide", "./../x.png"],
    ["https://example.com/a/b", "/c"],
    ["https://example.com", "/c"],
    ["https://example.com/a/b", "//www.example.com"],
    ["http://a/b/c/d;p?q", "g/./h"],
    ["mailto:a@b", "c/d"],
    ["a/b", "c/d"],
    ["http://a/b", "\ud800"],
    ["", ""],
  ]) {
    const likely = engine.likely({ base, reference });
    if (!expected) {
      assert.equal(likely, null, `${base} + ${reference}`);
      continue;
    }
    assert.ok(likely && !("error" in likely), `${base} + ${reference}`);
    assert.deepEqual([likely.expected, likely.pattern], [expected, pattern]);
    const { changes } = expectation({ base, reference }, expected);
    assert.deepEqual(
      likely.change,
      changes.find(({ kinds }) => kinds.join() === likely.change.kinds.join()),
    );
  }
});

test("an assignment has no expectation, and a text has to be one", () => {
  const request = /** @type {const} */ ({ base: "http://a/", reference: "x", edition: "url-standard", set: "hash" });
  for (const answer of [engine.expectation(request, "http://a/#x"), engine.likely(request)])
    assert.ok(answer && "error" in answer && answer.error.code === "unspoken" && !answer.error.lacks);
  const any = /** @type {any} */ (engine);
  for (const answer of [any.expectation(request), any.expectation(request, 5), any.expectation(null, ""), any.likely()])
    assert.equal(answer.error.code, "bad-argument");
  assert.equal(any.likely({ base: "a:", reference: "", edition: "no" }).error.code, "not-found");
});

test("megabytes have an answer at once, and the types say which", () => {
  const base = `http://a/${"b/".repeat(1 << 20)}`;
  const answer = expectation({ base, reference: "c" }, `${base}d`);
  assert.deepEqual([answer.tooLong, answer.met, answer.changes, answer.by, answer.lost], [true, false, [], [], null]);
  assert.deepEqual(answer.differs, [base.length, base.length + 1]);
});
