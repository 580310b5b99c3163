/**
 * The words for clients, checked against the engine's listings: every line of every scheme has them, every question
 * occurs, every step says a sentence, and no words are unused.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { SchemeCase } from "../src/cases/scheme.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { editions, engine, words } from "./fixtures.js";
import { root } from "./support.js";
import { test } from "./test.js";

/** The URLs of the golden dialogues, which execute every line. */
const golden = await readFile(`${root}/core/edition/rfc1738/testdata/dialogues.txt`, "utf8");
const urls = golden.split("\n").filter((line) => /^\S/.test(line));

/** The catalogue's words for a scheme. @type {Record<string, Record<string, Record<string, unknown>>>} */
const catalogue = /** @type {any} */ ((await import("../src/words/en/schemes-rfc1738.js")).default);

test("every step of every scheme of RFC 1738 has its words, and no words are left over", () => {
  /** @type {Set<string>} */
  const wanted = new Set();
  /** @type {Map<string, import("../src/cases/scheme.js").SchemeCase>} */
  const schemes = new Map();
  const said = new Set();
  for (const reference of urls) {
    const one = new SchemeCase({ engine, editions, words }, { reference, edition: "rfc1738" });
    const { scene, answer } = one;
    assert.ok(scene && answer?.defined, reference);
    schemes.set(answer.defined, one);
    scene.steps.forEach(({ line }, i) => {
      const id = scene.idOf("steps", scene.listing.lines[line]);
      assert.ok(words.has(id), `${id}: ${reference}`);
      const sentence = withoutMarks(stepText(scene, i));
      assert.match(sentence, /^[^a-z].*[.]$/s, `${id}: ${reference}`);
      assert.doesNotMatch(sentence, /undefined|\{|\}/, `${id}: ${reference}`);
      said.add(id);
    });
  }
  assert.equal(schemes.size, 10);
  for (const { scene } of schemes.values()) {
    if (!scene) continue;
    for (const line of scene.listing.lines) {
      if (line.decided) {
        const decision = scene.idOf("decisions", line);
        assert.match(words.say(decision), /\.$/);
        wanted.add(decision);
      }
    }
  }
  const all = Object.entries(catalogue).flatMap(([group, kinds]) =>
    Object.entries(kinds).flatMap(([kind, messages]) =>
      Object.keys(messages).map((id) => `schemes-rfc1738:${group}:${kind}:${id}`),
    ),
  );
  assert.ok(all.length > 150, `only ${all.length}`);
  assert.deepEqual(
    all.filter((id) => !wanted.has(id) && !said.has(id)),
    [],
  );
});
