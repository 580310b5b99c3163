/**
 * The buffers and the table of the dot segments, for algorithms that the page's own tests don't cover: with one buffer
 * that is edited in its middle, and without calls. The templates are read directly, without a browser.
 */
import assert from "node:assert/strict";
import english from "../src/words/en/ui.js";
import { Words } from "../src/words/words.js";
import { Scene } from "../src/run/scene.js";
import { markup, textOf } from "./markup.js";
import { editionOf, explained, loadEngine, loadWords } from "./support.js";
import { test } from "./test.js";

/** @import { Edit, Step } from "../src/run/engine.js" */

const { Dots } = await import("../src/views/stage/dots.js");
const { BoxSizes } = await import("../src/texts/space.js");

/** Sizes of boxes without layout: a cell has room for 63 characters, including omission marks. */
BoxSizes.prototype.of = (name) => ({
  width: 500,
  height: name === "row" ? 20 : 200,
  columns: name === "buffer" ? 30 : 63,
});

const line = (/** @type {string} */ id, /** @type {string} */ phase, question = false) => ({
  id,
  phase,
  question,
  depth: 0,
  section: "Made up, section 1",
  code: id,
  decided: false,
  reads: [],
});
const lines = [
  line("fill", "merge"),
  line("./", "dots", true),
  line("segment", "dots", true),
  line("else", "dots"),
  line("path", "transform"),
];
const [fill, single, double, other, path] = lines.keys();
/** @param {boolean} slashAfter */
const registersOf = (slashAfter) =>
  ["Base", "R", "the buffer", "path"].map((name) => ({
    name,
    buffer: name === "the buffer",
    slashAfter,
    component: "",
    of: [],
  }));
const edition = /** @type {any} */ ({ id: "made", listing: { registers: registersOf(true), lines } });
const words = new Words({
  language: "en",
  parts: {
    ui: english,
    made: {
      lines: {},
      steps: {
        "./": { by: "answer", yes: "A ‹./› goes.", no: "No ‹./› is left." },
        segment: { by: "answer", yes: "Gone: ‹{gone}›.", no: "No segment is left to go." },
      },
    },
  },
});

/** @param {string} base @param {Step[]} steps */
const sceneOf = (base, steps) =>
  new Scene({
    edition,
    words,
    explanation: /** @type {any} */ ({
      edition: "made",
      base: { text: base },
      reference: { text: "" },
      run: { steps, total: steps.length },
    }),
  });

/** @param {number} line @param {boolean} [answer] @param {Edit[]} edits @returns {Step} */
const step = (line, answer, ...edits) => (answer === undefined ? { line, edits } : { line, answer, edits });

/** @param {string} drawn */
const plain = (drawn) =>
  textOf(
    drawn
      .replace(/<(del|ins)[^>]*>/g, (_, tag) => (tag === "del" ? "[" : "{"))
      .replace(/<\/(del|ins)>/g, (_, tag) => (tag === "del" ? "]" : "}")),
  );

/** @param {Scene} scene @param {number} at */
const drawn = (scene, at) => markup(new Dots().draw(scene, at));

/**
 * The rows of the table at a step: the class of the row, its rule, its buffer with [removed] and {added} text, and the
 * sentence.
 * @param {Scene} scene @param {number} at
 */
function rowsOf(scene, at) {
  const rows = [
    ...drawn(scene, at).matchAll(
      /<tr class=(\w+).*?<th scope="row">(.*?)<\/th>\s*<td class="input literal(?: wide)?">(.*?)<\/td>\s*<td class="happened[^>]*>(.*?)<\/td>/gs,
    ),
  ];
  return rows.map(([, state, ...cells]) => [state, ...cells.map(plain)]);
}

/** The tiles of each buffer at a step: [removed], {added}, <moved>, and … for omissions. @param {Scene} scene @param {number} at */
const buffersOf = (scene, at) =>
  [...drawn(scene, at).matchAll(/<dt>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, name, tiles]) =>
      `${name}: ${[
        ...tiles.matchAll(
          /<(del|ins|span) class="(tile|absent|gone)\s*(\w*)"\s*>((?:[^<]|<span class="gone">…<\/span>)*)<\/\1>/gs,
        ),
      ]
        .map(([, tag, look, kind, text]) =>
          look === "absent"
            ? "empty"
            : tag === "del"
              ? `[${textOf(text)}]`
              : tag === "ins"
                ? `{${textOf(text)}}`
                : kind === "moves"
                  ? `<${textOf(text)}>`
                  : textOf(text),
        )
        .join(" ")}`,
  );

test("one buffer has a row for each edit and for each question that found nothing, up to the step", () => {
  const scene = sceneOf("a/./b/../c", [
    step(fill, undefined, [2, 0, 0, [[0, 0, 10]]]),
    step(single, true, [2, 2, 4, []]),
    step(single, false),
    step(double, true, [2, 2, 7, ["x/"]]),
    step(other),
    step(double, false),
    step(path, undefined, [3, 0, 0, [[2, 0, 5]]]),
  ]);
  const rows = [
    ["ran", "./", "a/[./]b/../c", "A ./ goes."],
    ["ran", "./", "a/b/../c", "No ./ is left."],
    ["now", "segment", "a/[b/../]{x/}c", "Gone: b/../."],
    ["ran", "segment", "a/x/c", "No segment is left to go."],
  ];
  assert.deepEqual(rowsOf(scene, 4), rows.slice(0, 3));
  assert.deepEqual(rowsOf(scene, 1), []);
  assert.deepEqual(
    rowsOf(scene, 7).map(([, ...cells]) => cells),
    rows.map(([, ...cells]) => cells),
  );
  const look = drawn(scene, 4);
  assert.match(look, /<dt>The buffer<\/dt>/);
  assert.doesNotMatch(look, /class="output/, "one buffer is aligned to its left");
});

test("the large buffer shows an edit in its place, and at the next step its result", () => {
  const scene = sceneOf("a/./b/../c", [
    step(other),
    step(fill, undefined, [2, 0, 0, [[0, 0, 10]]]),
    step(single, true, [2, 2, 4, []]),
    step(single, false),
    step(double, true, [2, 2, 7, ["x/"]]),
    step(path, undefined, [2, 5, 5, ["?q"]]),
    step(other),
  ]);
  assert.deepEqual(
    Array.from({ length: 8 }, (_, at) => buffersOf(scene, at)[0]),
    [
      "The buffer: ",
      "The buffer: ",
      "The buffer: a/ ./ b/ ../ c",
      "The buffer: a/ [./] b/ ../ c",
      "The buffer: a/ b/ ../ c",
      "The buffer: a/ [b/] [../] {x/} c",
      "The buffer: a/ x/ c {?q}",
      "The buffer: a/ x/ c?q",
    ],
  );
});

test("in two buffers, what moves is marked in both, and what is removed is struck through", async () => {
  const engine = await loadEngine();
  const explanation = explained(engine, { base: "http://a/b/c/d;p?q", reference: "../../g" });
  const scene = new Scene({ explanation, edition: editionOf(engine), words: await loadWords() });
  const at = (/** @type {string} */ rule, skip = 0) =>
    scene.steps.flatMap((_, i) => (scene.line(i).id === rule ? [i + 1] : []))[skip];
  assert.deepEqual(buffersOf(scene, at("1") - 1), ["Output buffer: ", "Input buffer: "]);
  assert.deepEqual(buffersOf(scene, at("1")), ["Output buffer: empty", "Input buffer: /b /c /.. /.. /g"]);
  assert.deepEqual(buffersOf(scene, at("2E")), ["Output buffer: {/b}", "Input buffer: </b> /c /.. /.. /g"]);
  assert.deepEqual(buffersOf(scene, at("2C")), ["Output buffer: /b [/c]", "Input buffer: [/..] /.. /g"]);
  assert.deepEqual(buffersOf(scene, at("2C", 1)), ["Output buffer: [/b]", "Input buffer: [/..] /g"]);
  assert.deepEqual(buffersOf(scene, scene.steps.length), ["Output buffer: /g", "Input buffer: empty"]);
});

test("a sentence says that no path comes to the dot rules, or that there are none", async () => {
  const engine = await loadEngine();
  const words = await loadWords();
  const look = (/** @type {string} */ edition, /** @type {string} */ reference) =>
    drawn(
      new Scene({
        explanation: explained(engine, { base: "http://a/b", reference, edition }),
        edition: editionOf(engine, edition),
        words,
      }),
      3,
    );
  assert.ok(look("rfc3986", "?y").includes(words.say("ui:no-dots")));
  assert.ok(look("rfc1738", "g").includes(words.say("ui:no-dot-rules")));
  assert.doesNotMatch(look("rfc3986", "g"), /class="note"/);
});

test("what moves to another register is not struck through, what is removed is", () => {
  const scene = sceneOf("a/b?c", [
    step(fill, undefined, [2, 0, 0, [[0, 0, 5]]]),
    step(single, true, [3, 0, 0, [[2, 4, 5]]], [2, 3, 5, []]),
    step(double, true, [2, 0, 3, [[2, 2, 3]]]),
  ]);
  assert.deepEqual(
    rowsOf(scene, 3).map(([, , buffer]) => buffer),
    ["a/b", "[a/b]{b}"],
  );
  assert.deepEqual(buffersOf(scene, 2), ["The buffer: a/ b <?c>"]);
});

test("a long buffer is shown around the edit", () => {
  const many = 500;
  const scene = sceneOf("a/".repeat(many) + "b/../" + "c/".repeat(many), [
    step(fill, undefined, [2, 0, 0, [[0, 0, 4 * many + 5]]]),
    step(double, true, [2, 2 * many, 2 * many + 5, []]),
    step(double, false),
    step(double, true, [2, 0, 4, []]),
    step(double, true, [2, 4 * many - 12, 4 * many - 8, []]),
    step(single, true, [2, 10, 900, []]),
  ]);
  const [middle, none, front, end, long] = rowsOf(scene, 6).map(([, , buffer]) => buffer);
  assert.equal(middle, `…${"a/".repeat(14)}[b/../]${"c/".repeat(14)}…`);
  assert.equal(none, `…${"a/".repeat(15)}${"c/".repeat(15)}c…`);
  assert.equal(front, `[a/a/]${"a/".repeat(29)}…`);
  assert.equal(end, `…/${"c/".repeat(26)}[c/c/]c/c/`);
  assert.match(long, /^(a\/){5}\[…[^\]]{30}\](a\/){10}…$/);
  assert.deepEqual(
    [1, 2, 4, 5, 6].map((at) => buffersOf(scene, at)[0].slice("The buffer: ".length)),
    [
      "a/ a/ a/ a/ a/ a/ a/ a/ a/ …",
      "… a/ a/ a/ [b/] [../] c/ c/ c/ …",
      "[a/] [a/] a/ a/ a/ a/ a/ a/ a/ …",
      "… c/ c/ c/ c/ c/ [c/] [c/] c/ c/",
      "… a/ a/ [a/] [a/] … [a/] [a/] a/ a/ …",
    ],
  );
});

test("beside an edit, a bit of a segment is left out by which nobody would know it", () => {
  const rowBeside = (/** @type {number} */ bit) => {
    const [left, edit] = ["x".repeat(100), `/${"y".repeat(61 - bit)}`];
    const scene = sceneOf(left + edit, [
      step(fill, undefined, [2, 0, 0, [[0, 0, left.length + edit.length]]]),
      step(double, true, [2, left.length, left.length + edit.length, []]),
    ]);
    return rowsOf(scene, 2)[0][2].replace(/y+/, "y");
  };
  assert.equal(rowBeside(3), "…[/y]");
  assert.equal(rowBeside(4), "…xxxx[/y]");
});

test("a segment without room is cut in its middle", () => {
  const scene = sceneOf(`a/${"x".repeat(500)}/b`, [
    step(fill, undefined, [2, 0, 0, [[0, 0, 504]]]),
    step(single, true, [2, 2, 503, []]),
    step(other),
  ]);
  assert.equal(buffersOf(scene, 2)[0], "The buffer: a/ [xxxxxxxxx…xxxxxxxx/] b");
  assert.equal(buffersOf(scene, 3)[0], "The buffer: a/ b");
});

test("a question before any edit shows where the buffer begins", () => {
  const scene = sceneOf("a/".repeat(500), [step(fill, undefined, [2, 0, 0, [[0, 0, 1000]]]), step(single, false)]);
  assert.deepEqual(rowsOf(scene, 2), [["now", "./", `${"a/".repeat(31)}…`, "No ./ is left."]]);
});

test("without calls, a row stays the current one until the next, or until dot segments are over", () => {
  const scene = sceneOf("a/./b/./c", [
    step(other),
    step(fill, undefined, [2, 0, 0, [[0, 0, 9]]]),
    step(other),
    step(single, true, [2, 2, 4, []]),
    step(other),
    step(single, true),
    step(single, false),
    step(other),
    step(path, undefined, [3, 0, 0, [[2, 0, 7]]]),
    step(other),
    step(double, false),
    step(path, undefined, [3, 0, 7, []]),
  ]);
  const now = Array.from({ length: scene.steps.length + 1 }, (_, at) =>
    rowsOf(scene, at).findIndex(([state]) => state === "now"),
  );
  assert.deepEqual(now, [-1, -1, -1, -1, 0, 0, 1, 2, 2, -1, -1, 3, -1]);
});

test("of a long run, only the rows around a step are drawn", () => {
  const many = 10_000;
  const steps = [step(fill, undefined, [2, 0, 0, [[0, 0, 4 * many]]])];
  for (let i = 1; i <= many; i++) steps.push(step(single, true, [2, 2 * i, 2 * i + 2, []]), step(double, false));
  const scene = sceneOf("a/./".repeat(many), steps);
  const at = Math.round(scene.steps.length / 2);
  const rows = rowsOf(scene, at);
  assert.ok(rows.length > 10 && rows.length <= 18, `${rows.length} rows`);
  for (const [, rule, buffer] of rows)
    assert.match(buffer, rule === "./" ? /^…[a/]{29}\[\.\/\][a/.]{30}…$/ : /^…[a/]{30}[a/.]{31}…$/);
  assert.equal(rows.filter(([state]) => state === "now").length, 1, "the current row is among them");
  const look = drawn(scene, at);
  assert.match(look, new RegExp(`aria-rowcount=${2 * many + 1}`));
  assert.ok(look.length < 20_000, `${look.length} characters of markup`);
});
