/**
 * The sentences of the steps: each names its subject, in words that readers who don't know the document can follow.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { phasesOf, sectionText, stepText } from "../src/views/stage/step.js";
import { short, wholeHost } from "../src/words/words.js";
import { engine, words } from "./fixtures.js";
import { each, editionOf, examplesOf, explained, hardPairs, link, pairs } from "./support.js";
import { test } from "./test.js";

/** @import { Request } from "../src/run/engine.js" */

/** @param {Request} request */
const sceneOf = (request) =>
  new Scene({ explanation: explained(engine, request), edition: editionOf(engine, request.edition), words });

/** The sentences of the steps of a line, with the marks of their values. @param {Request} request @param {string} line */
function said(request, line) {
  const scene = sceneOf(request);
  return scene.steps.flatMap((_, i) => (scene.line(i).id === line ? [stepText(scene, i)] : []));
}

const base = "http://a/b/c/d;p?q";

test("what moves, what is removed and what is removed with it are named, in every edition", () => {
  /** The texts named in each sentence of a line. @type {[edition: string, reference: string, line: string, ...named: string[][]][]} */
  const rows = [
    ["rfc3986", "../../../g", "2E", ["/b"], ["/c"], ["/g"]],
    ["rfc3986", "../../../g", "2C", ["/..", "/c"], ["/..", "/b"], ["/.."]],
    ["rfc3986", "./g", "2B", ["/."]],
    ["rfc3986", "x:../g", "2A", ["../"]],
    ["rfc3986", "x:..", "2D", [".."]],
    ["rfc2396bis-01", "../x/./y/..", "3", ["./"], [".", "/"]],
    ["rfc2396bis-01", "../x/./y/..", "5", ["../", "c/"], ["../"]],
    ["rfc2396bis-01", "../x/./y/..", "6", ["..", "y/"]],
    ["url-syntax-05", "./x/.", "6d", ["./"], [".", "/"]],
    ["url-syntax-05", "./x/.", "6e", ["."]],
    ["url-syntax-05", "x//../..", "6f", ["../", "/"], ["../"]],
    ["url-syntax-05", "x//../..", "6g", ["..", "x/"]],
    ["url-1993", "../x/./g", "/xxx/..", ["/..", "/c"], [".."]],
    ["url-1993", "../x/./g", "/.", ["/."], ["/."]],
    ["rfc1738", "x:g#f", "split-url", ["x", "g"]],
    ["url-standard", "../../../g", "shorten.4", ["d;p"], ["..", "c"], ["..", "b"], [".."]],
    ["url-standard", "images/x.png", "shorten.4", ["d;p"]],
    ["url-standard", "%2E./.", "shorten.4", ["d;p"], ["%2E.", "c"]],
    ["url-standard", "%2E./.", "path.1.3", ["."]],
    ["url-standard", "./%2e%2e", "path.1.5", ["."]],
    ["url-standard", "./%2e%2e", "path.1.2.2", ["%2e%2e", "c"]],
    ["url-standard", "é//x", "path.1.4.2", ["%C3%A9"], [], ["x"]],
    ["url-standard", "//0X7f.1", "host.3.5", ["127.0.0.1"]],
  ];
  for (const [edition, reference, line, ...named] of rows) {
    const where = link({ base, reference, edition });
    const found = [...new Set(said({ base, reference, edition }, line))];
    assert.equal(found.length, named.length, `${found.join(" ")} ${where}`);
    for (const [i, texts] of named.entries())
      for (const text of texts) assert.ok(found[i].includes(`‹${text}›`), `‹${text}› is not in ${found[i]} ${where}`);
  }
  const leading = said({ base, reference: "../../../g", edition: "rfc2396bis-01", excess: "remove" }, "7b");
  assert.equal(leading.length, 2);
  assert.ok(leading[0].includes("‹../›") && leading[1].includes("‹..›"), leading.join(" "));
});

test("in the URL Standard, a drive letter that is alone in the path is not said to be removed", () => {
  const texts = { base: "file:///C:/a", reference: "../..", edition: "url-standard" };
  for (const line of ["path.1.5", "path.1.2.2"]) {
    const [sentence] = said(texts, line);
    assert.ok(sentence.includes("‹..›") && sentence.includes("‹C:›"), sentence);
    assert.notEqual(sentence, said({ ...texts, base: "file:///a/b" }, line)[0]);
  }
});

for (const sweep of [false, true])
  test("in the URL Standard, the sentence of a step names only what is there", { sweep }, () => {
    const fixed = ["file", "localhost", "/."];
    const random = pairs(sweep ? 2_000 : 50, 41, ["%2e", "..\\", "C|", "file:", "http:\\", "@", "0x7f", "[::1]"]);
    let counted = 0;
    for (const texts of [...hardPairs(), ...random]) {
      const request = { ...texts, edition: "url-standard" };
      const scene = sceneOf(request);
      for (let i = 0; i < Math.min(scene.steps.length - 1, 100); i++)
        for (const [, value] of stepText(scene, i).matchAll(/‹((?:[^›]|››)*)›/g)) {
          const named = value.replaceAll("››", "›");
          const there = [i, i + 1].flatMap((at) => scene.listing.registers.map((_, r) => scene.at(at).text(r) ?? ""));
          counted++;
          assert.ok(
            fixed.includes(named) ||
              [scene.steps[i].group?.worked ?? "", ...there].some((text) => text.includes(named)),
            `‹${named}› is not there: ${stepText(scene, i)} ${link({ ...request, step: i + 1 })}`,
          );
        }
    }
    assert.ok(counted > 100, `only ${counted}`);
  });

test("absent and empty are told apart", () => {
  const [of, absent] = [said({ base, reference: "g?" }, "query-of-r"), said({ base, reference: "g" }, "query-of-r")];
  assert.deepEqual(of, [words.say("ui:player:from-reference", { name: "query", given: "", set: "" })]);
  assert.notDeepEqual(absent, of);
  const part = (/** @type {string} */ name, value = "") =>
    words.say("ui:player:part", { name, value, given: value && "set" });
  const sentences = [
    said({ base: "file:///a", reference: "?" }, "split-base"),
    said({ base: "file:///a", reference: "?" }, "split-r"),
  ];
  for (const [i, parts] of [
    [part("scheme", "file"), part("authority"), part("path", "/a")],
    [part("path"), part("query")],
  ].entries())
    for (const one of parts) assert.ok(sentences[i][0].includes(one), `${one} is not in ${sentences[i]}`);
});

for (const sweep of [false, true])
  test("the sentence of a step has the text that the step changes", { sweep }, () => {
    const editions = engine.editions().map(({ id }) => id);
    /** Two specs for each pair, so that each spec gets at least a fifth of them. @param {{ base: string, reference: string }} pair @param {number} i */
    const inTwo = (pair, i) =>
      [i, i + 1].map((at) => ({ ...pair, edition: /** @type {string} */ (editions[at % editions.length]) }));
    const requests = [
      ...examplesOf(engine)
        .filter(({ kind }) => kind === "resolve")
        .map(({ base: context, input }) => ({ base: context ?? base, reference: input })),
      ...hardPairs(),
    ]
      .filter((_, i) => sweep || i % 8 === 0)
      .flatMap(inTwo);
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
          // A segment and its dots are two texts in a sentence; for a replacement, the sentence has the new text.
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
    assert.ok(counted > (sweep ? 1_000 : 100), `only ${counted} texts`);
  });

test("the phases of a run follow each other, and a routine begins where it is called", () => {
  const scene = sceneOf({ base, reference: "../../../g" });
  const phases = phasesOf(scene);
  assert.deepEqual(each(phases, "phase"), ["split", "transform", "merge", "dots", "transform", "recompose"]);
  assert.deepEqual(each(phases, "from"), [0, ...phases.slice(0, -1).map(({ to }) => to)]);
  assert.equal(phases.at(-1)?.to, scene.steps.length);
  assert.equal(scene.line(phases[2].from).id, "merge");
  assert.equal(scene.line(phases[3].from).id, "merged-path");
});

test("in the URL Standard, a path that is not there does not end or start", () => {
  const edition = "url-standard";
  const [none, some] = ["x:", "x:?"].map((reference) => said({ base: "", reference, edition }, "opaque-path.1"));
  assert.ok(none.length === 1 && some.length === 1 && none[0] !== some[0], `${none} ${some}`);
  const [bare, rooted] = ["x://h", "x://h/"].map((reference) =>
    said({ base: "", reference, edition }, reference.endsWith("/") ? "path-start.4.1" : "path-start.1"),
  );
  assert.ok(bare.length === 1 && rooted.length === 1 && bare[0] !== rooted[0], `${bare} ${rooted}`);
});

test("in a run of the URL Standard, each phase has a name of its own", () => {
  const edition = "url-standard";
  for (const texts of [{ base, reference: "https://u@h:1/../p?q#f" }, ...hardPairs()]) {
    const phases = phasesOf(sceneOf({ ...texts, edition })).map(({ phase }) => phase);
    assert.equal(new Set(phases).size, phases.length, `${phases} ${link({ ...texts, edition })}`);
  }
  const phases = phasesOf(sceneOf({ base, reference: "https://u@h:1/../p?q#f", edition })).map(({ phase }) => phase);
  assert.deepEqual(phases, ["base", "input", "scheme", "host", "path", "query", "serialize"]);
});

test("a section is shortened, with the step that it counts", () => {
  const scene = sceneOf({ base, reference: "../g" });
  const of = (/** @type {string} */ id) =>
    sectionText(
      words,
      /** @type {any} */ (scene.listing.lines.find((line) => line.id === id)),
    );
  assert.equal(of("2C"), words.say("ui:player:cited", { section: "RFC 3986, 5.2.4", step: "2C" }));
  assert.equal(of("has-scheme"), "RFC 3986, 5.2.2");
});
