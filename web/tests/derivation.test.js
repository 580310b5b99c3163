/**
 * The tree of a grammar's rules as it is drawn, as plain data.
 */
import assert from "node:assert/strict";
import { engine } from "./fixtures.js";
import { hard, link, pairs } from "./support.js";
import { Derivation } from "../src/views/stage/derivation.js";
import { test } from "./test.js";

/** @import { Tree } from "../src/run/engine.js" */

/** @param {string} text @param {import("../src/run/engine.js").TreeOptions} [options] @returns {Tree} */
function derive(text, options) {
  const tree = engine.tree(text, options);
  assert.ok("nodes" in tree, text);
  return tree;
}

/** The rows of a derivation, indented. @param {Derivation} derivation @param {string} text */
const drawn = (derivation, text) =>
  derivation
    .rows()
    .map(
      ({ nodes, node, level, more }) =>
        `${"  ".repeat(level - 1)}${more ? `${more} more` : nodes.map(({ rule }) => rule.name).join(" > ")} ${text.slice(node.start, node.end)}`,
    );

test("rules that stand for the same text are one row, characters are folded", () => {
  const text = "http://u@1.2.3.4:80/b//%41?q";
  const derivation = new Derivation(derive(text));
  assert.deepEqual(drawn(derivation, text), [
    "URI-reference > URI http://u@1.2.3.4:80/b//%41?q",
    "  scheme http",
    "  hier-part //u@1.2.3.4:80/b//%41",
    "    authority u@1.2.3.4:80",
    "      userinfo u",
    "      host > IPv4address 1.2.3.4",
    "        dec-octet 1",
    "        dec-octet 2",
    "        dec-octet 3",
    "        dec-octet 4",
    "      port 80",
    "    path-abempty /b//%41",
    "      segment b",
    "      segment ",
    "      segment %41",
    "  query q",
  ]);
  const [row] = derivation.rows().filter(({ node }) => node.rule.name === "segment" && node.start === 23);
  derivation.unfold(row.node, true);
  assert.ok(drawn(derivation, text).includes("        pchar > pct-encoded %41"));
});

test("a character is under the rules that stand for it, in rows that can be seen", () => {
  const derivation = new Derivation(derive("http://a/b"));
  const names = (/** @type {number} */ at) => derivation.path(at).map(({ rule }) => rule.name);
  assert.deepEqual(names(9), [
    "URI-reference",
    "URI",
    "hier-part",
    "path-abempty",
    "segment",
    "pchar",
    "unreserved",
    "ALPHA",
  ]);
  assert.deepEqual(names(4), ["URI-reference", "URI"], "the colon is the URI's own");
  const row = (/** @type {number} */ at) =>
    derivation.rows()[derivation.rowOf(/** @type {any} */ (derivation.path(at).at(-1)))].node.rule.name;
  assert.deepEqual([row(0), row(4), row(9)], ["scheme", "URI", "segment"]);
  const segment = derivation.rows()[derivation.rowOf(derivation.path(9)[4])];
  assert.equal(derivation.rows()[derivation.around(segment)].node.rule.name, "path-abempty");
  assert.equal(derivation.around(derivation.rows()[0]), -1);
});

for (const { texts, limits, sweep } of [
  { texts: ["http://a/" + "b/".repeat(70), "x".repeat(90), "a/%41/".repeat(9)], limits: [1, 10, 100], sweep: false },
  {
    texts: ["http://a/" + "b/".repeat(700), "x".repeat(900), "a/%41/".repeat(99)],
    limits: [1, 10, 100, 5000],
    sweep: true,
  },
])
  test(`whatever an answer left out, asking for it gives the whole tree: at most ${limits}`, { sweep }, () => {
    for (const text of texts) {
      const { total } = derive(text);
      for (const limit of limits) {
        const derivation = new Derivation(derive(text, { limit }));
        const known = () => {
          let count = 0;
          for (const todo = [derivation.root]; todo.length;) {
            const node = /** @type {import("../src/views/stage/derivation.js").Node} */ (todo.pop());
            count++;
            todo.push(...node.children);
            if (!node.hidden) continue;
            const [from, to] = node.hidden;
            derivation.add(node, derive(text, { from, to, limit: Math.max(limit, 50) }));
            return null;
          }
          return count;
        };
        let count = known();
        for (let asked = 0; count === null && asked < 5000; asked++) count = known();
        assert.equal(count, total, `${text.slice(0, 20)}, ${limit}`);
      }
    }
  });

test("the rows of any text are in order, each within the one around it", () => {
  for (const text of [...hard, ...pairs(60, 5).map(({ reference }) => reference)]) {
    const tree = derive(text);
    if (!tree.valid) {
      assert.equal(tree.errors.length, 1, link({ reference: text }));
      continue;
    }
    const derivation = new Derivation(tree);
    for (let i = 0; i < derivation.rows().length; i++) {
      const row = derivation.rows()[i];
      if (row.opens) derivation.unfold(row.node, true);
      const around = derivation.rows()[derivation.around(row)];
      if (around)
        assert.ok(
          around.node.start <= row.node.start && row.node.end <= around.node.end && around.level === row.level - 1,
          link({ reference: text }),
        );
    }
    for (let at = 0; at < text.length; at++) assert.ok(derivation.path(at).length, link({ reference: text }));
  }
});

test("right recursion is one list", () => {
  /** @param {string} name @param {"rules" | "characters" | "character"} made */
  const rule = (name, made) => ({ name, made, section: "1", definition: "", decided: false });
  const length = 20_000;
  /** @type {import("../src/run/engine.js").TreeNode[]} */
  const nodes = [];
  for (let i = 0; i < length; i++) nodes.push([0, i, length, 2 * length, 0], [1, i, i + 1, 2 * i + 2, 0]);
  const derivation = new Derivation({
    production: "path",
    length,
    valid: true,
    errors: [],
    hidden: 0,
    total: 2 * length,
    rules: [rule("path", "rules"), rule("segment", "characters")],
    nodes,
  });
  const rows = derivation.rows();
  assert.equal(rows.length, length + 1);
  assert.equal(rows[0].node.times, length);
  assert.deepEqual([rows[length].level, rows[length].node.start], [2, length - 1]);
});
