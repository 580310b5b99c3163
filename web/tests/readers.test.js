/**
 * Tests the explanation of a target that somebody expected because other software reads URIs that way: forms, HTML,
 * charsets.
 */
import assert from "node:assert/strict";
import { explainedText } from "../src/texts/expected.js";
import { engine, words } from "./fixtures.js";
import { test } from "./test.js";

const editions = engine.editions();

/** @type {[reference: string, expected: string, id: string, args?: Record<string, string>][]} */
const cases = [
  ["?q=a%20b", "?q=a+b", "plus"],
  ["?q=a+b", "?q=a%20b", "plus"],
  ["?q=a+b", "?q=a%2Bb", "literal-plus"],
  ["?a=1&amp;b=2", "?a=1&b=2", "entity"],
  ["?q=100%2525", "?q=100%25", "twice"],
  ["what?.txt", "what%3F.txt", "question"],
  ["x#y.txt", "x%23y.txt", "hash"],
  ["caf%E9", "caf%C3%A9", "charset", { latin: "%E9", utf: "%C3%A9", text: "é" }],
];

for (const [reference, expected, id, args] of cases)
  test(`${reference}, expected ${expected}, is explained by its reader: ${id}`, () => {
    const request = { base: "http://a/d/", reference };
    const answer = engine.expectation(request, `http://a/d/${expected}`);
    assert.ok(!("error" in answer));
    const said = explainedText(words, editions, request, answer);
    assert.ok(said.endsWith(words.say(`expected:reader:${id}`, { latin: null, utf: null, text: null, ...args })), said);
  });

test("a change that no such reader makes is not explained by one", () => {
  for (const [reference, expected] of [
    ["a+b", "a%2Bb"],
    ["a+b", "a%20b"], // in a path, a form has nothing to say
    ["?q=a%2Bb", "?q=a%20b"],
    ["what", "what%3F"],
    ["caf%C3%A9", "caf%E9"],
  ]) {
    const request = { base: "http://a/d/", reference };
    const answer = engine.expectation(request, `http://a/d/${expected}`);
    assert.ok(!("error" in answer));
    const said = explainedText(words, editions, request, answer);
    for (const id of ["plus", "literal-plus", "entity", "twice", "question", "hash"])
      assert.ok(!said.includes(words.say(`expected:reader:${id}`, {})), `${reference}: ${said}`);
  }
});
