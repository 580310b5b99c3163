/**
 * What the engine answers is of the form that an element asks for before it draws what was baked:
 * for every edition, with targets, without, and of the same document. What is not of that form is
 * in tampered.test.js.
 */
import assert from "node:assert/strict";
import { faultIn } from "../src/embed/forms.js";
import { explained, hardPairs, link, loadEngine, pairs } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();

for (const sweep of [false, true])
  test("every explanation, with the answers of all editions, is of the form that is drawn", { sweep }, () => {
    /** @type {Set<string>} */
    const outcomes = new Set();
    const same = ["", "#s"].map((reference) => ({ base: "http://a/b", reference }));
    const others = sweep ? [...hardPairs(), ...pairs(60, 5)] : [...hardPairs().slice(0, 24), ...pairs(6, 5)];
    for (const edition of engine.editions()) {
      for (const pair of [...others, ...same]) {
        const request = { ...pair, edition: edition.id };
        const explanation = explained(engine, request);
        outcomes.add(`${explanation.outcome}, ${explanation.target === null ? "no target" : "a target"}`);
        const data = { editions: [edition], cases: { case: { explanation, answers: engine.answers(request) } } };
        assert.equal(faultIn(data), "", link(request));
      }
    }
    assert.deepEqual([...outcomes].sort(), [
      "error, no target",
      "no-relative-form, no target",
      "same-document, a target",
      "same-document, no target",
      "target, a target",
    ]);
  });
