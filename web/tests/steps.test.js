/**
 * The sentences of the steps: each names what it is about, in words that somebody who has
 * not read the document can follow.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { phasesOf, sectionText, stepText } from "../src/views/stage/step.js";
import { short, wholeHost } from "../src/words/words.js";
import { editionOf, examplesOf, explained, hardPairs, link, loadEngine, loadWords } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("../src/run/engine.js").Request} Request */

const engine = await loadEngine();
const words = await loadWords();

/** @param {Request} request */
const sceneOf = (request) =>
  new Scene({ explanation: explained(engine, request), edition: editionOf(engine, request.edition), words });

/** The sentences of the steps of a line, without the marks of their values. @param {Request} request @param {string} line */
function said(request, line) {
  const scene = sceneOf(request);
  return scene.steps.flatMap((_, i) => (scene.line(i).id === line ? [withoutMarks(stepText(scene, i))] : []));
}

const base = "http://a/b/c/d;p?q";

test("what moves, what goes and what it takes with it are named, in every edition", () => {
  for (const [edition, reference, line, ...want] of [
    ["rfc3986", "../../../g", "2E", "/b moves to the output.", "/c moves to the output.", "/g moves to the output."],
    [
      "rfc3986",
      "../../../g",
      "2C",
      "/.. goes, and takes /c from the output.",
      "/.. goes, and takes /b from the output.",
      "/.. goes; nothing is left for it to take.",
    ],
    ["rfc3986", "./g", "2B", "/. goes: it means “here”."],
    ["rfc3986", "x:../g", "2A", "../ at the very beginning goes."],
    ["rfc3986", "x:..", "2D", ".. is all that is left, and goes."],
    ["rfc2396bis-01", "../x/./y/..", "3", "./ goes: it means “here”.", "No segment . with a / after it is left."],
    [
      "rfc2396bis-01",
      "../x/./y/..",
      "5",
      "../ goes, and takes c/ with it.",
      "No ../ is left with a segment before it.",
    ],
    ["rfc2396bis-01", "../x/./y/..", "6", ".. at the end goes, and takes y/ with it."],
    ["url-syntax-05", "./x/.", "6d", "./ goes: it means “here”.", "No segment . with a / after it is left."],
    ["url-syntax-05", "./x/.", "6e", ". at the end goes: it means “here”."],
    ["url-syntax-05", "x//../..", "6f", "../ goes, and takes / with it.", "No ../ is left with a segment before it."],
    ["url-syntax-05", "x//../..", "6g", ".. at the end goes, and takes x/ with it."],
    ["url-1993", "../x/./g", "/xxx/..", "/.. goes, and takes /c with it.", "No .. is left with an element before it."],
    ["url-1993", "../x/./g", "/.", "/. goes: it means “here”.", "No /. is left."],
    ["rfc1738", "x:g#f", "split-url", "The URL is split at that colon: scheme x and scheme-specific-part g."],
  ]) {
    const found = said({ base, reference, edition }, line);
    for (const sentence of want)
      assert.ok(
        found.includes(sentence),
        `${sentence} is not among ${found.join(" ")} ${link({ base, reference, edition })}`,
      );
    assert.deepEqual([...new Set(found)], want, link({ base, reference, edition }));
  }
  assert.deepEqual(said({ base, reference: "../../../g", edition: "rfc2396bis-01", excess: "remove" }, "7b"), [
    "../ at the beginning goes.",
    "No .. is at the beginning any more.",
  ]);
});

test("absent and empty are told apart", () => {
  assert.deepEqual(said({ base: "file:///a", reference: "?" }, "split-base"), [
    "The base is split: scheme file, empty authority and path /a.",
  ]);
  assert.deepEqual(said({ base: "file:///a", reference: "?" }, "split-r"), [
    "The reference is split: empty path and empty query.",
  ]);
  assert.deepEqual(said({ base: "file:///a", reference: "g?" }, "query-of-r"), [
    "The target gets the reference's query, which is empty.",
  ]);
  assert.deepEqual(said({ base, reference: "g" }, "query-of-r"), [
    "The reference has no query, so the target gets none.",
  ]);
});

test("whatever a step does to a text, its sentence has that text", () => {
  const editions = engine.editions().map(({ id }) => id);
  /** Two editions of each pair, so that each edition has a fifth of them and more. @param {{ base: string, reference: string }} pair @param {number} i */
  const inTwo = (pair, i) =>
    [i, i + 1].map((at) => ({ ...pair, edition: /** @type {string} */ (editions[at % editions.length]) }));
  const requests = [
    ...examplesOf(engine)
      .filter(({ kind }) => kind === "resolve")
      .map(({ base: context, input }) => ({ base: context ?? base, reference: input })),
    ...hardPairs(),
  ].flatMap(inTwo);
  let counted = 0;
  for (const request of requests) {
    const scene = sceneOf(request);
    if (scene.steps.length > 100) continue;
    scene.steps.forEach(({ edits }, i) => {
      const sentence = withoutMarks(stepText(scene, i));
      assert.doesNotMatch(
        sentence,
        /←|\b[TR]\.|\bBase\./,
        `names of registers: ${sentence} ${link({ ...request, step: i + 1 })}`,
      );
      if (scene.inGroups) return; // the step is a visit, which does more than its sentence says
      for (const [register, start, end, pieces] of edits) {
        const before = scene.at(i).slice(register, start, end);
        const after = scene.at(i + 1).text(register) ?? "";
        const gained = pieces?.length
          ? after.slice(start, after.length - ((scene.at(i).text(register)?.length ?? 0) - end))
          : "";
        // A segment and its dots are two texts of a sentence; of what is replaced the new text is said.
        const texts =
          gained && edits[0][0] === register
            ? [gained, after]
            : before && scene.buffers.includes(register) && !pieces?.length
              ? [before, ...before.split(/(?=\.\.\/?$)/)]
              : [];
        if (!texts.length) continue;
        counted++;
        assert.ok(
          texts.some((text) => sentence.includes(short(text, wholeHost))),
          `${JSON.stringify(texts)} in ${sentence} ${link({ ...request, step: i + 1 })}`,
        );
      }
    });
  }
  assert.ok(counted > 1_000, `only ${counted} texts`);
});

test("the phases of a run follow each other, and a routine begins where it is called", () => {
  const scene = sceneOf({ base, reference: "../../../g" });
  const phases = phasesOf(scene);
  assert.deepEqual(
    phases.map(({ phase }) => phase),
    ["split", "transform", "merge", "dots", "transform", "recompose"],
  );
  assert.deepEqual(
    phases.map(({ from }) => from),
    [0, ...phases.slice(0, -1).map(({ to }) => to)],
  );
  assert.equal(phases.at(-1)?.to, scene.steps.length);
  assert.equal(scene.line(phases[2].from).id, "merge");
  assert.equal(scene.line(phases[3].from).id, "merged-path");
});

test("a section is written shortly, with the step that it counts", () => {
  const scene = sceneOf({ base, reference: "../g" });
  const of = (/** @type {string} */ id) =>
    sectionText(words, /** @type {any} */ (scene.listing.lines.find((line) => line.id === id)));
  assert.equal(of("2C"), "RFC 3986, 5.2.4, step 2C");
  assert.equal(of("has-scheme"), "RFC 3986, 5.2.2");
});
