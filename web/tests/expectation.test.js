/**
 * engine.expectation, engine.misreadings and engine.likely: the explanation of an expectation, every kind of change in
 * the types, the ranges that a change marks, and odd cases.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { engine } from "./fixtures.js";
import { each, hardPairs, pairs, root } from "./support.js";
import { suite } from "./suites.js";
import { sweeping, test } from "./test.js";

/** @import { Expectation, Request } from "../src/run/engine.js" */

/** @param {Request} request @param {string} expected @returns {Expectation} */
function expectation(request, expected) {
  const answer = engine.expectation(request, expected);
  assert.ok(!("error" in answer), JSON.stringify(answer));
  return answer;
}

/** An expected target, its explanation, the misreading, and the first change. @type {[base: string, reference: string, expected: string, explainedBy: Expectation["explainedBy"], misreading: string, kinds: string, edition?: string][]} */
const known = [
  ["https://a/guide/intro", "images/x.png", "https://a/guide/intro/images/x.png", "change", "whole-path", "base-slash"],
  ["http://a/b/", "c", "http://a/c", "change", "directory-dropped", "no-base-slash"],
  ["//h/a/b", "c", "http://h/a/c", "change", "", "base-origin"],
  ["h/a/b", "c", "http://h/a/c", "change", "", "base-origin"],
  ["/a/b", "c", "http://h/a/c", "change", "", "base-origin"],
  ["http://a/v1/", "/users", "http://a/v1/users", "change", "path-added", "no-leading-slash"],
  ["http://a/b/c", "users", "http://a/users", "misreading", "from-root", "slash"],
  ["https://a/b", "//cdn.example/x", "https://a//cdn.example/x", "change", "no-authority", "dot"],
  ["https://a/b", "//cdn.example/x", "https://a/cdn.example/x", "change", "", "no-leading-slash"],
  ["https://a/b", "www.example.com", "https://www.example.com", "change", "", "scheme"],
  ["http://a/b", "www.example.com", "https://www.example.com", "change", "", "scheme"],
  ["x-scheme://a/b", "h", "x-scheme://h", "change", "", "slashes"],
  ["http://a/b", "c:d", "http://a/c:d", "misreading", "no-scheme", "dot-slash"],
  ["http://a/b/c", "http:g", "http://a/b/g", "by", "", "no-scheme"],
  ["http://a/b", "c\\d", "http://a/c/d", "misreading", "backslash", "backslash"],
  ["file:///a/b", "C:\\x", "file:///C:/x", "change", "", "backslash slash"],
  ["http://a/b/c", "%2e%2e/g", "http://a/g", "equivalent", "dots-decoded", "decoded"],
  ["http://a/b/c", "..%2Fg", "http://a/g", "misreading", "decoded-first", "decoded"],
  ["http://a/b", " g ", "http://a/g", "misreading", "trimmed", "trimmed"],
  ["http://a/b/c/", "../g", "http://a/b/c/g", "misreading", "parent-kept", "no-dots"],
  ["http://a/b/c/d", "../g", "http://a/g", "misreading", "one-more-dropped", "up"],
  ["http://a/b/c", "?y", "http://a/b/?y", "misreading", "query-drops-file", "dot-slash"],
  ["g", "http://a/b/c", "http://a/b/g", "change", "", "exchanged"],
  [
    "https://api.example.com/v1",
    "/users",
    "https://api.example.com/v1/users",
    "misreading",
    "path-added",
    "base-slash no-leading-slash",
  ],
  ["http://a/b?x", "c", "http://a/c?x", "misreading", "query-kept", "query"],
  ["http://a/b?x", "c?y", "http://a/c?x&y", "misreading", "queries-joined", "query"],
  ["http://a/b#x", "", "http://a/b#x", "misreading", "fragment-kept", "fragment"],
  ["http://a/b/c", "../g", "http://a/b/../g", "misreading", "dots-kept", ""],
  ["http://a/b/c", "../../g", "http://a/g", "change", "whole-path", "base-slash", "rfc2396"],
  ["http://a/b/c", "g?y/./x", "http://a/b/g?y/x", "misreading", "dots-in-query", "shortest"],
  ["http://a/b/c", ".", "http://a/b", "misreading", "end-without-slash", "shortest"],
  ["http://a/b", "c/", "http://a/c", "change", "end-slash-dropped", "no-end-slash"],
  ["http://a/b", "c?", "http://a/c", "misreading", "empty-dropped", "shortest"],
  ["http://a/b", "c", "c", "misreading", "not-resolved", ""],
  ["http://a//b//c", "../g", "http://a/g", "misreading", "empty-uncounted", "slash"],
  ["http://a/b", "#s", "http://a/b#s", "by", "", "shortest", "rfc2396"],
  ["http://a/b", "C", "http://a/c", null, "", "shortest"],
  ["http://a/b", "c\\d", "http://a/c%5Cd", "misreading", "backslash-encoded", "encoded"],
  ["http://例え.example/b", "c", "http://xn--r8jz45g.example/c", "misreading", "host-punycode", "shortest"],
  ["file:///a/b", "c", "file:/a/c", "equivalent", "empty-host-dropped", "shortest"],
  ["HTTP://a/b", "c d", "http://a/c%20d", "by", "", "encoded"],
  ["http://a/b", "c", "http://a/c/", "change", "", "end-slash"],
  ["http://a/b?x", "", "http://a/b", "misreading", "query-dropped", "no-query"],
  ["http://a/b#x", "", "http://a/b", "change", "", "question-mark", "rfc1808"],
  ["http://a/vocab#", "Dog", "http://a/vocab#Dog", "change", "joined", "hash"],
];

for (const [base, reference, expected, explainedBy, misreading, kinds, edition = "rfc3986"] of known)
  test(`${JSON.stringify(base)} + ${JSON.stringify(reference)}, expected ${expected}: ${explainedBy}`, () => {
    const answer = expectation({ base, reference, edition }, expected);
    assert.equal(answer.pattern, null);
    assert.deepEqual(
      [answer.explainedBy, answer.misreading?.id ?? "", answer.changes[0]?.kinds.join(" ") ?? ""],
      [explainedBy, misreading, kinds],
    );
    if (!answer.misreading) return;
    const { lines, step } = answer.misreading;
    const [own, other] = [{}, { lines }].map((more) => engine.explain({ base, reference, edition, ...more }));
    assert.ok(!("error" in own) && !("error" in other));
    assert.equal(other.target, expected);
    assert.ok(step >= 1 && step <= own.run.steps.length, `step ${step}`);
    const answers = [own, other].map(({ run }) => run.steps.slice(0, step - 1).map((one) => one.answer));
    assert.deepEqual(answers[0], answers[1], `the runs part before step ${step}`);
  });

test("these are all kinds of changes that the types know", async () => {
  const types = await readFile(join(root, "web", "src", "run", "engine.d.ts"), "utf8");
  const [, members = ""] = /export type ChangeKind =([^;]*);/.exec(types) ?? [];
  const all = [...members.matchAll(/"([^"]*)"/g)].map(([, member]) => member).sort();
  const seen = known.flatMap(([base, reference, expected, , , , edition = "rfc3986"]) =>
    expectation({ base, reference, edition }, expected).changes.flatMap(({ kinds }) => kinds),
  );
  assert.deepEqual([...new Set(seen)].sort(), all);
});

test("every misreading has words in every language, and there are no others", async () => {
  const ids = new Set();
  for (const { id } of engine.editions()) {
    const all = engine.misreadings(id);
    assert.ok(!("error" in all));
    for (const one of all) ids.add(one.id);
  }
  for (const tag of ["en", "zh-Hans"]) {
    const { default: said } = await import(`../src/words/${tag}/expected.js`);
    assert.deepEqual(Object.keys(said.misreadings).sort(), [...ids].sort());
  }
  assert.ok("error" in engine.misreadings("none"));
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
  assert.deepEqual(each(by, "edition"), [
    "url-1993",
    "rfc1630",
    "rfc1808",
    "url-syntax-05",
    "rfc2396",
    "rfc2396bis-01",
  ]);
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
    ["https://example.com/docs/guide", "../img/x.png", "https://example.com/docs/img/x.png", "base-slash"],
    ["https://api.example.com/v1", "users", "https://api.example.com/v1/users", "base-slash"],
    ["https://api.example.com/v1", "/users", "https://api.example.com/v1/users", "leading-slash"],
    ["https://example.com/api/v2/", "/users", "https://example.com/api/v2/users", "leading-slash"],
    ["https://example.com/v2", "/users", "https://example.com/v2/users", "leading-slash"],
    ["https://a.example/b", "www.example.com/x", "https://www.example.com/x", "missing-slashes"],
    ["www.example.com/a", "b", "https://www.example.com/b", "missing-slashes"],
    ["https://docs.example.com/guide/intro", "setup"],
    ["https://docs.example.com/guide/intro.html", "images/x.png"],
    ["https://docs.example.com/guide/", "images/x.png"],
    ["https://docs.example.com/guide/intro.html", "../images/x.png"],
    ["https://docs.example.com/guide/intro", "../setup"],
    ["https://docs.example.com/guide/intro", "../"],
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
  const resolved = { base: "https://a.example/x", reference: "y.z/w", edition: /** @type {const} */ ("rfc3986") };
  assert.deepEqual(engine.likely({ ...resolved, set: "port" }), engine.likely(resolved), "it has no properties to set");
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
