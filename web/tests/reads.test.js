/**
 * The characters of base and reference that a step reads: those that its edits take, move or drop, or that its question
 * tests. They are compared with engine.d.ts's definition of edits and questions, replayed character by character
 * without the player.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { editions, engine } from "./fixtures.js";
import { editionOf, explained, hardPairs, link, pairs } from "./support.js";
import { test } from "./test.js";

/** @import { Request } from "../src/run/engine.js" */
/**
 * @typedef {{ text: number, at: number, c: string }} Character text 0 or 1 and the offset in it; -1 for text that the
 *   algorithm supplied
 */

/** @param {Request} request */
function sceneOf(request) {
  const explanation = explained(engine, request);
  return new Scene({ explanation, edition: editionOf(engine, explanation.edition), words: /** @type {any} */ ({}) });
}

/** The characters of base and reference that are read, as texts with the others as dots. @param {Scene} scene @param {number} step */
function readOf(scene, step) {
  const { base, reference } = scene.explanation;
  const reads = scene.reads(step);
  const shown = (/** @type {string} */ text, /** @type {[number, number][]} */ spans) =>
    [...text].map((c, i) => (spans.some(([start, end]) => start <= i && i < end) ? c : "·")).join("");
  return [shown(base.text, reads.base), shown(reference.text, reads.reference)];
}

/** The characters read by the step that first executes a line. @param {Request} request @param {string} id */
function readBy(request, id) {
  const scene = sceneOf(request);
  const step = scene.steps.findIndex((_, i) => scene.line(i).id === id);
  assert.ok(step >= 0, `${id} is not carried out`);
  return readOf(scene, step + 1);
}

test("RFC 3986: questions, assignments, and what moves and goes", () => {
  const request = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
  assert.deepEqual(readBy(request, "has-scheme"), ["··················", "··········"]);
  assert.deepEqual(readBy(request, "absolute-path"), ["··················", "../../../g"]);
  assert.deepEqual(readBy(request, "no-base-path"), ["·······a/b/c/d;p··", "··········"]);
  assert.deepEqual(readBy(request, "replace-last"), ["········/b/c/·····", "../../../g"]);
  assert.deepEqual(readBy(request, "2E"), ["········/b········", "··········"]);
  assert.deepEqual(readBy(request, "2C"), ["··········/c/·····", "..········"]);
  assert.deepEqual(readBy(request, "scheme-of-base"), ["http··············", "··········"]);
  assert.deepEqual(readBy(request, "add-path"), ["··················", "········/g"]);
  assert.deepEqual(readBy({ ...request, reference: "http:g", strict: false }, "non-strict"), [
    "http··············",
    "http··",
  ]);
  assert.deepEqual(readBy({ ...request, reference: "http:g", strict: false }, "forget-scheme"), [
    "··················",
    "http··",
  ]);
});

test("editions with one buffer: what goes is read, and where nothing goes, the buffer", () => {
  const request = { base: "http://a/b/c/d;p?q", reference: "../g" };
  assert.deepEqual(readBy({ ...request, edition: "url-syntax-05" }, "6d"), ["········/b/c/·····", "../g"]);
  assert.deepEqual(readBy({ ...request, edition: "url-syntax-05" }, "6f"), ["···········c/·····", "../·"]);
  assert.deepEqual(readBy({ ...request, edition: "url-1993" }, "/xxx/.."), ["··········/c/·····", "..··"]);
  assert.deepEqual(readBy({ ...request, reference: "x:y", edition: "rfc1738" }, "has-scheme"), [
    "··················",
    "x:y",
  ]);
});

test("before the first step nothing is read", () => {
  const scene = sceneOf({ base: "http://a/b", reference: "c" });
  assert.deepEqual(scene.reads(0), { base: [], reference: [] });
  assert.deepEqual(scene.reads(scene.steps.length + 1), { base: [], reference: [] });
});

/** @param {string} text @param {number} of @returns {Character[]} */
const characters = (text, of) => Array.from({ length: text.length }, (_, at) => ({ text: of, at, c: text[at] }));

for (const sweep of [false, true])
  test("of any pair, in every edition: replayed by characters", { sweep }, () => {
    let steps = 0;
    for (const pair of sweep
      ? [...hardPairs().slice(0, 40), ...pairs(40, 11)]
      : [...hardPairs().slice(10, 18), ...pairs(8, 11)]) {
      for (const {
        id: edition,
        listing: { registers, lines },
      } of editions) {
        const scene = sceneOf({ ...pair, edition });
        if (scene.inGroups) continue; // a run in groups reads one character after the other: machine.test.js
        /** @type {(Character[] | null)[]} */
        const held = registers.map((_, i) => (i < 2 ? characters([pair.base, pair.reference][i], i) : null));
        scene.steps.forEach(({ line, edits }, i) => {
          /** @type {Character[]} */
          const worked = [];
          for (const [register, start, end, pieces] of edits) {
            const old = held[register] ?? [];
            const taken = pieces?.flatMap((piece) =>
              typeof piece === "string" ? characters(piece, -1) : (held[piece[0]] ?? []).slice(piece[1], piece[2]),
            );
            if (!taken || registers[register].buffer) worked.push(...old.slice(start, end));
            worked.push(...(taken ?? []));
            held[register] = taken ? [...old.slice(0, start), ...taken, ...old.slice(end)] : null;
          }
          const edited = worked.filter(({ text }) => text >= 0);
          const before = scene.at(i);
          const asked = lines[line].reads.flatMap((r) =>
            before
              .pieces(r)
              .flatMap(({ origin, start, text }) => characters(text, origin).map((c) => ({ ...c, at: c.at + start }))),
          );
          const want = [0, 1].map(
            (of) => new Set((edited.length ? edited : asked).filter(({ text }) => text === of).map(({ at }) => at)),
          );
          const got = scene.reads(i + 1);
          [got.base, got.reference].forEach((spans, of) => {
            const all = spans.flatMap(([start, end]) => Array.from({ length: end - start }, (_, k) => start + k));
            assert.deepEqual(
              all,
              [...want[of]].sort((a, b) => a - b),
              `${edition}, step ${i + 1}, ${link(pair)}`,
            );
          });
          steps++;
        });
      }
    }
    assert.ok(steps > 1_000, `only ${steps} steps`);
  });
