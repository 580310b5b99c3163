/**
 * The table of the dot segments, for algorithms that the page's own tests do not run:
 * with one buffer, which is worked on in its middle, and without calls. What it draws is
 * read from its templates, so that this needs no browser.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "lit-html";
import english from "../src/words/en/ui.js";
import { Words } from "../src/words.js";
import { Scene } from "../src/scene.js";

/** @typedef {import("../src/engine.js").Edit} Edit */
/** @typedef {import("../src/engine.js").Step} Step */

// All that a view needs of a browser to be defined.
Object.assign(globalThis, { HTMLElement: class {}, customElements: { get: () => undefined, define() {} } });
const { Dots } = await import("../src/views/dots.js");

const line = (/** @type {string} */ id, /** @type {string} */ phase, question = false) =>
  ({ id, phase, question, depth: 0, section: "Made up, section 1", code: id, decided: false });
const lines = [
  line("fill", "merge"), line("./", "dots", true), line("segment", "dots", true), line("else", "dots"), line("path", "transform"),
];
const [fill, single, double, other, path] = lines.keys();
const registers = ["Base", "R", "the buffer", "path"].map((name) => ({ name, buffer: name === "the buffer" }));
const edition = /** @type {any} */ ({ id: "made", listing: { registers, lines } });
const words = new Words({ language: "en", parts: { ui: english, made: {
  lines: {},
  steps: {
    "./": { by: "answer", yes: "A ‹./› goes.", no: "No ‹./› is left." },
    segment: { by: "answer", yes: "This went: ‹{gone}›.", no: "No segment is left to go." },
  },
} } });

/** @param {string} base @param {Step[]} steps */
const sceneOf = (base, steps) => new Scene({ edition, words, explanation: /** @type {any} */ ({
  edition: "made", base: { text: base }, reference: { text: "" }, run: { steps, total: steps.length },
}) });

/** @param {number} line @param {boolean} [answer] @param {Edit[]} edits @returns {Step} */
const step = (line, answer, ...edits) => (answer === undefined ? { line, edits } : { line, answer, edits });

/** What a template would be in a document. @param {any} value @returns {string} */
function markup(value) {
  if (value === null || value === undefined || value === nothing || typeof value === "function") return "";
  if (Array.isArray(value)) return value.map(markup).join("");
  if (!value.strings) return String(value);
  return value.strings.map((/** @type {string} */ text, /** @type {number} */ i) => text + markup(value.values[i])).join("");
}

/** @param {string} drawn */
const plain = (drawn) => drawn.replace(/<(del|ins)>/g, (_, tag) => (tag === "del" ? "[" : "{")).replace(/<\/(del|ins)>/g, (_, tag) => (tag === "del" ? "]" : "}"))
  .replace(/<[^>]*>/g, "").replace(/&lt;/g, "<");

/**
 * The rows of the table at a step: the class of the row, its rule, its buffer with
 * [what went] and {what came}, and what happened.
 * @param {Scene} scene @param {number} at
 */
function rowsOf(scene, at) {
  const rows = [...markup(new Dots().draw(scene, at)).matchAll(/<tr class=(\w+).*?<th scope="row">(.*?)<\/th>\s*<td class=input>(.*?)<\/td>\s*<td class="happened">(.*?)<\/td>/gs)];
  return rows.map(([, state, ...cells]) => [state, ...cells.map(plain)]);
}

test("one buffer: a row for each edit, and for each question that found nothing", () => {
  const scene = sceneOf("a/./b/../c", [
    step(fill, undefined, [2, 0, 0, [[0, 0, 10]]]),
    step(single, true, [2, 2, 4, []]),
    step(single, false),
    step(double, true, [2, 2, 7, ["x/"]]),
    step(other),
    step(double, false),
    step(path, undefined, [3, 0, 0, [[2, 0, 5]]]),
  ]);
  assert.deepEqual(rowsOf(scene, 4), [
    ["ran", "./", "a/[./]b/../c", "A ./ goes."],
    ["ran", "./", "a/b/../c", "No ./ is left."],
    ["now", "segment", "a/[b/../]{x/}c", "This went: b/../."],
    ["coming", "segment", "a/x/c", "No segment is left to go."],
  ]);
  const drawn = markup(new Dots().draw(scene, 4));
  assert.match(drawn, /<th scope="col" class=input>The buffer<\/th>/);
  assert.doesNotMatch(drawn, /class=output/, "one buffer is aligned to its left");
});

test("what goes into another register is not struck through, what goes within the buffer is", () => {
  const scene = sceneOf("a/b?c", [
    step(fill, undefined, [2, 0, 0, [[0, 0, 5]]]),
    step(single, true, [3, 0, 0, [[2, 4, 5]]], [2, 3, 5, []]),
    step(double, true, [2, 0, 3, [[2, 2, 3]]]),
  ]);
  assert.deepEqual(rowsOf(scene, 3).map(([, , buffer]) => buffer), ["a/b", "[a/b]{b}"]);
});

test("of a long buffer there is a window around the edit", () => {
  const many = 500;
  const scene = sceneOf("a/".repeat(many) + "b/../" + "c/".repeat(many), [
    step(fill, undefined, [2, 0, 0, [[0, 0, 4 * many + 5]]]),
    step(double, true, [2, 2 * many, 2 * many + 5, []]),
    step(double, false),
    step(double, true, [2, 0, 4, []]),
    step(double, true, [2, 4 * many - 12, 4 * many - 8, []]),
    step(single, true, [2, 10, 900, []]),
  ]);
  const [middle, none, front, end, long] = rowsOf(scene, 0).map(([, , buffer]) => buffer);
  assert.equal(middle, `…/${"a/".repeat(13)}[b/../]${"c/".repeat(14)}…`);
  assert.equal(none, `…${"a/".repeat(15)}${"c/".repeat(15)}…`);
  assert.equal(front, `[a/a/]${"a/".repeat(28)}…`);
  assert.equal(end, `…${"c/".repeat(26)}[c/c/]c/c/`);
  assert.match(long, /^(a\/){5}\[…[^\]]{60}\](a\/){10}…$/);
});

test("a question before any edit shows where the buffer begins", () => {
  const scene = sceneOf("a/".repeat(500), [step(fill, undefined, [2, 0, 0, [[0, 0, 1000]]]), step(single, false)]);
  assert.deepEqual(rowsOf(scene, 2), [["now", "./", `${"a/".repeat(30)}…`, "No ./ is left."]]);
});

test("without calls, a row stays the current one until the next, or until dot segments are over", () => {
  const scene = sceneOf("a/./b/./c", [
    step(other), step(fill, undefined, [2, 0, 0, [[0, 0, 9]]]),
    step(other), step(single, true, [2, 2, 4, []]), step(other), step(single, true), step(single, false), step(other),
    step(path, undefined, [3, 0, 0, [[2, 0, 7]]]), step(other), step(double, false), step(path, undefined, [3, 0, 7, []]),
  ]);
  const now = Array.from({ length: scene.steps.length + 1 }, (_, at) => rowsOf(scene, at).findIndex(([state]) => state === "now"));
  assert.deepEqual(now, [-1, -1, -1, -1, 0, 0, 1, 2, 2, -1, -1, 3, -1]);
});

test("a long run in the middle of a buffer: the rows around a step are drawn at once", () => {
  const many = 10_000;
  const steps = [step(fill, undefined, [2, 0, 0, [[0, 0, 4 * many]]])];
  for (let i = 1; i <= many; i++) steps.push(step(single, true, [2, 2 * i, 2 * i + 2, []]), step(double, false));
  const scene = sceneOf("a/./".repeat(many), steps);
  const at = scene.steps.length / 2;
  const rows = rowsOf(scene, Math.round(at));
  assert.equal(rows.length, 60);
  for (const [, rule, buffer] of rows) assert.match(buffer, rule === "./" ? /^…[a/]{29}\[\.\/\][a/.]{29}…$/ : /^…[a/]{30}[a/.]{30}…$/);
});
