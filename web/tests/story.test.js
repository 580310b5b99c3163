/**
 * The story of a run: every row's pieces, their reasons, and the lines that ran.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { markup, textOf } from "./markup.js";
import { explained, loadEngine, loadWords } from "./support.js";
import { test } from "./test.js";

const { Story } = await import("../src/views/stage/story.js");

const engine = await loadEngine();
const editions = engine.editions();
const words = await loadWords();

/** @param {{ base: string, reference: string, edition: string }} request @param {object} [instead] of the engine's answer */
function sceneOf(request, instead) {
  const edition = /** @type {any} */ (editions.find(({ id }) => id === request.edition));
  return new Scene({ explanation: { ...explained(engine, request), ...instead }, edition, words });
}

/** The drawing of a run, by row. @param {Scene} scene @param {number} [step] */
function drawn(scene, step = scene.steps.length) {
  const html = markup(new Story().draw(scene, step));
  const rows = html.split(/(?=<li class=[^>]*data-phase=)/).slice(1);
  return { html, rows };
}

test("each row has the phase's pieces; the row of the step is open, and at the end none", () => {
  const scene = sceneOf({ base: "https://example.com/docs/guide", reference: "../img/x.png", edition: "rfc3986" });
  const { rows } = drawn(scene, scene.decided ?? 0);
  assert.equal(rows.length, scene.explanation.story.length);
  rows.forEach((row, i) => {
    const { phase, pieces } = scene.explanation.story[i];
    assert.ok(row.includes(`data-phase=${phase}`) || row.includes(`data-phase="${phase}"`), row);
    const code = /<code class="text">([^]*?)<\/code>/.exec(row)?.[1] ?? "";
    assert.equal(textOf(code), pieces.map(({ text }) => text).join(""), phase);
    for (const [kind, tag] of /** @type {const} */ ([
      ["removed", "del"],
      ["added", "ins"],
    ]))
      assert.equal(code.split(`<${tag}>`).length - 1, pieces.filter((piece) => piece.kind === kind).length, phase);
  });
  assert.deepEqual(
    rows.map((row) => row.includes('class="lines"')),
    scene.explanation.story.map(({ phase }) => phase === "dots"),
  );
  assert.doesNotMatch(drawn(scene).html, /class="lines"/);
  const [, merge, dots] = rows.map(textOf);
  assert.match(merge, /guide isn’t followed/);
  assert.match(dots, /2C/);
});

test("a row's sentence is of its own phase, and about text that it adds", () => {
  for (const [edition, base, reference, phase, said] of /** @type {const} */ ([
    ["url-standard", "http://a/b", "?q", "query", /encoded.*stored|stored/],
  ])) {
    const scene = sceneOf({ base, reference, edition });
    const at = scene.explanation.story.findIndex((row) => row.phase === phase);
    assert.match(textOf(/<p class="said">([^]*?)<\/p>/.exec(drawn(scene).rows[at])?.[1] ?? ""), said, phase);
  }
});

test("every run of the specs' examples has a sentence in each row, and only lines that ran", () => {
  let rows = 0;
  const all = engine.examples({});
  assert.ok(Array.isArray(all));
  for (const { base, input: reference, edition, kind } of all) {
    if (kind !== "resolve" || base === undefined) continue;
    const scene = sceneOf({ base, reference, edition });
    const { html, rows: found } = drawn(scene);
    if (scene.explanation.target === null) assert.match(html, /class="note"/);
    for (const row of found) {
      const said = /<p class="said">([^]*?)<\/p>/.exec(row)?.[1] ?? "";
      assert.ok(textOf(said).length > 8, `${edition} ${base} ${reference}: ${row}`);
      assert.doesNotMatch(row, /undefined:|\{\w+\}/);
      rows++;
    }
  }
  assert.ok(rows > 900, `only ${rows} rows`);
});

test("data without a story say so, and thousands of steps are counted", () => {
  const request = { base: "http://a/b", reference: `${"x/../".repeat(500)}y`, edition: "rfc3986" };
  const none = sceneOf(request, { story: undefined });
  assert.match(drawn(none).html, new RegExp(words.say("ui:story:none").slice(0, 20)));
  const long = sceneOf(request);
  const { html } = drawn(long, long.decided ?? 0);
  assert.ok(html.split("<button").length < 80, "a button for each step");
  assert.match(html, /class="more"/);
});
