/**
 * The drawing of views at a step, compared with the run: marks, answers, the origin of each character, the characters
 * that a machine reads, a handout's rows; and the reason for a target. The templates are read directly, without a
 * browser.
 */
import assert from "node:assert/strict";
import { SchemeCase } from "../src/cases/scheme.js";
import { rules } from "../src/cases/predicting.js";
import { Player } from "../src/run/player.js";
import { Scene } from "../src/run/scene.js";
import { machineOf, visitAt, visitsOf } from "../src/run/visits.js";
import { withoutMarks } from "../src/texts/marks.js";
import { engine, words } from "./fixtures.js";
import { markup, textOf } from "./markup.js";
import { codeOf } from "./shown.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";
import { whyText } from "../src/texts/why.js";

const { characters } = await import("../src/texts/characters.js");
const { Resolution } = await import("../src/views/stage/resolution.js");
const { WhyLine } = await import("../src/views/stage/why.js");
await import("../src/views/stage/faults.js");
const { Target } = await import("../src/views/stage/target.js");
const { Anatomy } = await import("../src/views/below/anatomy.js");
const { Cells } = await import("../src/views/stage/cells.js");
const { Predict } = await import("../src/views/stage/predict.js");
const { Handout } = await import("../src/views/dialogs/handout.js");

const base = "http://a/b/c/d;p?q";
const asked = { base, reference: "../x/../../g?y#s" };

/** @param {import("../src/run/engine.js").Request} request */
const sceneOf = (request) =>
  new Scene({ explanation: explained(engine, request), edition: editionOf(engine, request.edition), words });

test("a part that ends beyond its text, as in data that somebody has changed, is drawn as far as there is text", () => {
  for (const text of ["", "a", "a b", "é"]) {
    const beyond = characters(words, text, 0, text.length + 3);
    assert.equal(markup(beyond), markup(characters(words, text, 0, text.length)), text);
  }
});

/** The lines drawn in a listing, without its folds. @param {string} drawn */
const linesOf = (drawn) =>
  [...drawn.matchAll(/<li role="treeitem"[^>]*?\sclass="(\w+)[^"]*"[^>]*>(.*?)<\/li>/gs)].map(([, state, inside]) => ({
    state,
    mark: /class="mark"[^>]*>(.*?)</.exec(inside)?.[1],
    code: (/class="code[^"]*">(.*?)<\/span\s*>/s.exec(inside)?.[1] ?? "").replace(/<\/?b>/g, ""),
    answer: /class="answer (\w*)">(.*?)<\/span>/.exec(inside)?.slice(1) ?? null,
  }));

/** True if a line is in a loop. @param {import("../src/run/engine.js").Line[]} lines @param {number} i */
const inLoop = (lines, i) =>
  lines.some(({ loop, depth }, j) => loop && j < i && lines.slice(j + 1, i + 1).every((line) => line.depth > depth));

for (const { id, listing } of engine.editions()) {
  const { lines } = listing;
  if (!lines.some(({ group }) => group))
    test(`marks and answers of the listing are those of the run: ${id}`, () => {
      const scene = sceneOf({ ...asked, edition: id });
      const view = new Resolution();
      let answers = 0;
      for (let step = 0; step <= scene.steps.length; step++) {
        const where = link({ ...asked, edition: id, step });
        /** The last step that executed each line. */
        const ran = new Map(scene.steps.slice(0, step).map((one) => [one.line, one]));
        for (const { code, mark, state, answer } of linesOf(markup(view.draw(scene, step)))) {
          assert.equal(mark, { now: "▸", ran: "·" }[state] ?? "", `${code}, ${where}`);
          const of = lines.flatMap((line, i) => (codeOf(line) === code ? [i] : []));
          if (of.length !== 1 || !lines[of[0]].question || inLoop(lines, of[0])) continue; // lines with the same text aren't told apart here, nor passes of a loop
          const one = ran.get(of[0]);
          const want = one?.answer === undefined ? null : one.answer ? "yes" : "no";
          assert.deepEqual(answer, want ? [want, words.say(`ui:${want}`)] : ["", ""], `${code}, ${where}`);
          if (want) answers++;
        }
      }
      assert.ok(answers > 1, `only ${answers} answers`);
    });

  test(`every character of the target is marked by where it came from: ${id}`, () => {
    const scene = sceneOf({ ...asked, edition: id });
    const drawn = markup(new Target().draw(scene));
    const seen = [...drawn.matchAll(/<span class="?(from-\w+)(?: delimiters)?"?>([^<]*)</g)].flatMap(
      ([, origin, text]) => [...text].map((character) => `${character} ${origin}`),
    );
    if (scene.explanation.target === null) return assert.deepEqual(seen, []);
    const { target, account } = scene.explanation;
    const want = Array.from(target, (character) => `${character} from-algorithm`);
    for (const { use, to } of account ?? [])
      if (to) for (let at = to[0]; at < to[1]; at++) want[at] = `${target[at]} from-${use}`;
    assert.deepEqual(seen, want);
    // The trace is the same, except that it may keep another "/".
    const player = new Player(listing, scene.explanation).goto(scene.steps.length);
    const traced = player.pieces(player.registers.length - 1);
    const origins = traced.flatMap(({ origin, text }) =>
      Array(text.length).fill(["algorithm", "base", "reference"][origin + 1]),
    );
    seen.forEach((one, at) =>
      assert.ok(target[at] === "/" || one.endsWith(origins[at]), `${at}: ${one}, ${origins[at]}`),
    );
    assert.ok(want.some((one) => one.endsWith("base")) && want.some((one) => one.endsWith("reference")));
  });
}

test("a target says which of the texts is not valid, and that it would be read as something else", () => {
  for (const [pair, ...marks] of /** @type {const} */ ([
    [{ base, reference: "g" }],
    [{ base, reference: "../../../g" }], // has a remark of another kind
    [{ base, reference: "a b" }, "ui:invalid"],
    [{ base: "http://a b/", reference: "g" }, "ui:invalid-base"],
    [{ base: "http://a b/", reference: "%" }, "ui:invalid", "ui:invalid-base"],
    [{ base: "scheme:/a/b", reference: "..//evil" }, "ui:reread"],
  ]))
    assert.deepEqual(
      [...markup(new Target().draw(sceneOf(pair))).matchAll(/class="badge warn">▲ (.*?)</g)].map(([, said]) => said),
      marks.map((id) => words.say(id)),
      link(pair),
    );
});

test("why a target is what it is has a sentence for each case, with the texts that it speaks of", () => {
  for (const [on, reference, edition, id, args] of /** @type {const} */ ([
    [base, "../g", "rfc3986", "climbs", { directory: "/b/c/", levels: "1", rest: "g" }],
    [base, "../../../g", "rfc3986", "climbs-out", { directory: "/b/c/", levels: "3", rest: "g", depth: "2" }],
    [base, "?y", "rfc3986", "query-only", { query: "y", path: "/b/c/d;p" }],
    ["http://a", "g", "rfc3986", "root-added", { path: "g" }],
    [base, "//h/x", "rfc3986", "own-authority", { authority: "h", scheme: "http" }],
    [base, "../g", "rfc2396bis-01", "climbs", { directory: "/b/c/", levels: "1", rest: "g" }],
    [base, "#s", "url-syntax-05", "current-fragment", { fragment: "s" }],
    [base, "../g", "url-1993", "climbs", { directory: "/b/c/", levels: "1", rest: "g" }],
  ])) {
    const { why } = explained(engine, { base: on, reference, edition });
    const where = link({ base: on, reference, edition });
    assert.deepEqual([why.id, why.args], [id, { ...why.args, ...args }], where);
    whyText(words, edition, why); // a missing message throws
  }
});

test("of many marks on one letter the first are drawn, and how many more there are is said", () => {
  // The end of a folded target has 300 characters.
  for (const [reference, more, most] of /** @type {const} */ ([
    [`a${"\u0301".repeat(64)}b`, 32, /\p{M}{33}/u],
    [`é${"\u0301".repeat(30_000)}`, 29_968, /\p{M}{301}/u],
  ])) {
    const drawn = markup(Object.assign(new Target(), { scene: sceneOf({ base, reference }) }).look()).replace(
      /<span class="folded"[^>]* [?]hidden=true>[^<]*/,
      "",
    );
    assert.ok(drawn.includes(words.say("ui:marks", { count: more })), `${more} are not said`);
    assert.ok(!most.test(drawn), `more than 32 of ${more + 32} are drawn`);
    assert.ok(/\p{M}{32}/u.test(drawn));
  }
  const few = `a${"\u0301".repeat(63)}b`;
  assert.ok(
    markup(Object.assign(new Target(), { scene: sceneOf({ base, reference: few }) }).look()).includes(
      "\u0301".repeat(63),
    ),
  );
});

test("a text in its smallest parts has each of them, and no component that these make up", () => {
  for (const [edition, reference, parts] of /** @type {const} */ ([
    ["rfc3986", "//u@h:80/x?q#f", ["userinfo", "host", "port", "query", "fragment"]],
    ["rfc1808", "//h/a;p?q", ["params", "query"]],
    ["rfc2396", "//u@h:80/a;p/b?q", ["userinfo", "host", "port", "query"]],
  ])) {
    const scene = sceneOf({ base: "x:y", reference, edition });
    const [section] = markup(new Anatomy().draw(scene))
      .match(/<h3>.*?<\/section>/gs)
      ?.slice(1) ?? [""];
    const names = [...section.matchAll(/data-name=(.*)/g)].map(([, name]) => name.split(" · ")[0]);
    for (const name of parts) assert.equal(names.filter((one) => one === name).length, 1, `${edition}: ${name}`);
    assert.ok(!names.includes("authority"), edition);
  }
});

test("what a machine reads at a step is lit, from its first character on", () => {
  const scene = sceneOf({ ...asked, edition: "url-standard" });
  const [machine, visits] = [machineOf(scene), visitsOf(scene)];
  assert.ok(machine);
  let seen = 0;
  for (let step = 1; step <= scene.steps.length; step++) {
    const cells = new Cells(scene, machine, visits[visitAt(visits, step)], step);
    const lit = Array.from({ length: cells.total }, (_, i) => i).filter((i) => cells.look(i).includes("lit"));
    const [start, end] = cells.span;
    assert.deepEqual(
      lit,
      Array.from({ length: Math.min(end, cells.total) - start }, (_, i) => start + i),
      link({ ...asked, edition: "url-standard", step }),
    );
    seen += lit.length;
  }
  assert.ok(seen > 5);
});

test("the rows of a handout are the run's steps at which dot segments are removed", () => {
  const scene = sceneOf(asked);
  const drawn = markup(Object.assign(new Handout(), { words }).draw(scene));
  const [, rows] = /<table class="rows">.*?<tbody>(.*?)<\/tbody>/s.exec(drawn) ?? [];
  assert.deepEqual(
    [...rows.matchAll(/<tr>\s*<td>(.*?)<\/td>/g)].map(([, number]) => Number(number)),
    scene.dots.map((i) => i + 1),
  );
  assert.ok(scene.dots.length > 3 && textOf(rows).includes("/g"));
});

test("a run that is predicted rule by rule begins with the first of its questions, and says how many there are", () => {
  const scene = sceneOf(asked);
  const content = /** @type {any} */ ({ scene, mode: "rule" });
  const view = Object.assign(new Predict(), { words, querySelector: () => null, content });
  const [, count] = /class="count">(.*?)</.exec(markup(view.draw(content))) ?? [];
  assert.equal(count, words.say("predict:count", { at: 1, all: rules(scene).length }));
});

test("what the URL Standard says of a scheme is a sentence, even where its parser reports an error", () => {
  for (const reference of ["ftp://myname@host.dom/%2Fetc/motd", "x:y"]) {
    const editions = engine.editions();
    const { line } = new SchemeCase({ engine, editions, words }, { reference, edition: "url-standard" });
    const drawn = textOf(markup(Object.assign(new WhyLine(), { words, content: line }).look()));
    const said = words.say(`schemes:why:${line.why?.id}`, line.why?.args);
    assert.ok(drawn.includes(withoutMarks(said)), `${reference}: ${drawn}`);
  }
});
