/**
 * The word catalogue against the engine: whatever an edition can say of itself has its
 * words, in every edition, and no words are left over.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as words from "../src/words/en.js";
import { because as sentence, clauses } from "../src/words/en/clauses.js";
import { recompose } from "../src/words/en/recompose.js";
import { v } from "../src/words/en/values.js";
import { plain } from "../src/views/prose.js";
import { hardPairs, link, loadEngine, pairs } from "./support.js";

/** @typedef {import("../src/engine.js").Request} Request */

const engine = await loadEngine();
const editions = engine.editions();
await Promise.all(editions.map(({ id }) => words.know(id)));
const examples = /** @type {import("../src/engine.js").Example[]} */ (engine.examples());

/** Requests of every kind, each by every edition. @type {Request[]} */
const requests = [
  ...examples.filter(({ kind }) => kind === "resolve").map(({ base = "", input }) => ({ base, reference: input })),
  ...hardPairs(), ...pairs(150, 77),
  ...["http://a", "s:", "s:a/b", "s:/a", "1s:/a", "x"].flatMap((base) =>
    ["..", "g", "./g", "../g", "a/../g", "a/..", "//h/../g", "x:a/../b", "?a/../b", "#", "", "1x:y", "/../g", "http:g"].map((reference) => ({ base, reference }))),
].flatMap((pair) => editions.flatMap(({ id }) => [
  { ...pair, edition: id }, { ...pair, edition: id, strict: false, validating: false }, { ...pair, edition: id, excess: /** @type {const} */ ("remove") },
  { ...pair, edition: id, excess: /** @type {const} */ ("refuse") },
]));

test("every decided line has its sentence, and every edition its name", () => {
  let decided = 0;
  for (const { id, listing } of editions) {
    assert.ok(words.names[id] && words.editions[id], id);
    for (const line of listing.lines.filter((line) => line.decided)) {
      assert.ok(words.editions[id].decisions[line.id], `${id}: no decision for the line ${line.id}`);
      decided++;
    }
  }
  assert.ok(decided > 10, `only ${decided} decisions`);
});

test("every step has a sentence that ends, and every answer its why", () => {
  const said = new Set();
  for (const request of requests) {
    const x = engine.explain(request);
    if ("error" in x) assert.fail(x.error.message);
    const { why, steps } = words.editions[x.edition];
    const sentence = why[x.why.id]?.(x.why.args);
    assert.ok(sentence?.endsWith("."), `${x.edition}: no why ${x.why.id}: ${link({ ...request, edition: x.edition })}`);
    assert.doesNotMatch(sentence, /undefined/, `${x.edition} ${x.why.id}: ${link({ ...request, edition: x.edition })}`);
    const { lines } = /** @type {import("../src/engine.js").Edition} */ (editions.find(({ id }) => id === x.edition)).listing;
    for (const { line, edits } of x.run.steps) {
      const { id, code } = lines[line];
      said.add(`${x.edition} ${id}`);
      assert.ok(steps[id] || edits.length > 0 || code, `${x.edition}: the line ${id} says nothing`);
    }
  }
  for (const { id, listing } of editions) {
    for (const line of listing.lines.filter(({ question }) => question)) {
      assert.ok(words.editions[id].steps[line.id], `${id}: the question ${line.id} has no sentence`);
      assert.ok(said.has(`${id} ${line.id}`), `${id}: the question ${line.id} was never asked`);
    }
    for (const step of Object.keys(words.editions[id].steps)) {
      if (!(step in recompose)) assert.ok(listing.lines.some((line) => line.id === step), `${id}: a sentence for a line ${step} that is not there`);
    }
  }
});

test("every difference has a because, and each of these differences is met", () => {
  const met = new Set();
  for (const request of requests) {
    const answers = engine.answers(request);
    if (!Array.isArray(answers)) assert.fail(answers.error.message);
    for (const { edition, same, because } of answers) {
      assert.equal(because === null, same, link(request));
      if (!because) continue;
      assert.ok(sentence(edition, because).endsWith("."), `${edition}: no sentence for ${because.clause} ${because.there}: ${link(request)}`);
      met.add(`${edition} ${because.clause}`);
    }
  }
  for (const [edition, of] of Object.entries(clauses)) {
    for (const clause of Object.keys(of)) assert.ok(met.has(`${edition} ${clause}`), `${edition}: nothing differs by ${clause}`);
  }
});

test("a value stays whole, whatever it has of the marks around it", () => {
  for (const value of ["a›b", "›", "›››", "‹›", "a‹b", "‹a›"]) assert.equal(plain(`A ${v(value)}, ${v("z")}.`), `A ${value}, z.`);
});

test("every example that needs a remark has one", () => {
  for (const { edition, id, remark } of examples) {
    if (remark) assert.ok(words.editions[edition].remarks[remark], `${id}: no remark ${remark}`);
  }
});
