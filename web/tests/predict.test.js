/**
 * Predicting, without a browser: the step at which a wrong answer and the run diverge, its explanation, and the
 * exercises, each answered rightly and wrongly.
 */
import assert from "node:assert/strict";
import { anotherOf, exerciseOf, kindNames, seeds } from "../src/learn/exercises.js";
import { enough, Mastery } from "../src/learn/mastery.js";
import {
  allowance,
  canBecome,
  choices,
  component,
  expectedOf,
  explainedAnswer,
  isSame,
  meeting,
  outputs,
  partingStep,
  rules,
  sentNext,
} from "../src/cases/predicting.js";
import { changedLine, lineQuestion } from "../src/cases/mistakes.js";
import { Case } from "../src/cases/case.js";
import { misjudged } from "../src/cases/overlooked.js";
import { SchemeCase } from "../src/cases/scheme.js";
import { start } from "../src/run/link.js";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { editions, engine, say, words } from "./fixtures.js";
import { markup, textOf } from "./markup.js";
import { editionOf, expectationOf, explained, hardPairs, link, pairs } from "./support.js";
import { test } from "./test.js";

const { Predict } = await import("../src/views/stage/predict.js");

/** @import { Given } from "../src/cases/predicting.js" */
/** @import { Request } from "../src/run/engine.js" */

const base = "http://a/b/c/d;p?q";
const rfc3986 = editionOf(engine, "rfc3986");

/** @param {Request} request */
const sceneOf = (request) =>
  new Scene({
    explanation: explained(engine, request),
    words,
    edition: /** @type {import("../src/run/engine.js").Edition} */ (
      editions.find(({ id }) => id === (request.edition ?? "rfc3986"))
    ),
  });

/** @param {string} given @returns {Given} */
const answer = (given) =>
  given.startsWith("(")
    ? { kind: /** @type {Given["kind"]} */ (given.slice(1, -1)), text: "" }
    : { kind: "text", text: given };

/** Answers, and the line at which each diverges from the run. */
const wrong = /** @type {const} */ ([
  ["rfc3986", base, "../g", "http://a/b/c/g", "2C"], // goes up too few levels
  ["rfc3986", base, "../g", "http://a/g", "2C"], // goes up too many levels
  ["rfc3986", base, "../g", "http://a/b/c/../g", "2C"], // the dots are kept
  ["rfc3986", base, "./g", "http://a/b/c/./g", "2B"],
  ["rfc3986", base, "..", "http://a/b", "2C"], // the last slash is missing
  ["rfc3986", base, "g", "http://a/b/c/d;p/g", "replace-last"],
  ["rfc3986", base, "g", "http://a/g", "absolute-path"],
  ["rfc3986", base, "g", "http://a/b/c/g?q", "query-of-r"],
  ["rfc3986", base, "g", "g", "has-scheme"],
  ["rfc3986", base, "/g", "http://a/b/c/g", "absolute-path"],
  ["rfc3986", base, "//g", "http://a//g", "has-authority"],
  ["rfc3986", base, "?y", "http://a/b/c/?y", "empty-path"],
  ["rfc3986", base, "?y", "http://a/b/c/d;p?q?y", "has-query"],
  ["rfc3986", base, "g#s", "http://a/b/c/g", "fragment"],
  ["rfc3986", base, "#s", "http://a/b/c/d;p#s", "has-query"],
  ["rfc3986", base, "g", "(current-document)", "empty-path"],
  ["rfc3986", base, "g", "(no-relative-form)", "has-scheme"],
  ["rfc3986", base, "http:g", "http://a/b/c/g", "has-scheme"],
  ["rfc3986", "a/b", "g", "a/g", "split-base"],
  ["rfc2396bis-01", base, "../g", "http://a/b/c/g", "5"],
  ["rfc2396bis-01", base, "../../../g", "http://a/g", "7a"],
  ["rfc2396bis-01", base, "#s", `${base}#s`, "has-query"],
  ["rfc2396bis-01", base, "?y", "(current-document)", "has-query"],
  ["url-syntax-05", base, "?y", "http://a/b/c/d;p?y", "6a"],
  ["url-syntax-05", base, "g?y", "http://a/b/c/g?q", "6c"],
  ["url-syntax-05", base, "", base, "2"],
  ["url-1993", base, "../g", "http://a/b/c/g", "/xxx/.."],
  ["url-1993", base, "//h/x", "http://a/x", "double-slash"],
  ["rfc1738", base, "g", "http://a/b/c/g", "has-scheme"],
]);

test("a wrong answer parts from the run where it can no longer become the target", () => {
  for (const [edition, from, reference, given, line] of wrong) {
    const scene = sceneOf({ base: from, reference, edition });
    assert.ok(!isSame(answer(given), expectedOf(scene.explanation)), given);
    assert.equal(
      scene.line(partingStep(scene, answer(given)) - 1).id,
      line,
      `${given}: ${link({ base: from, reference, edition })}`,
    );
  }
});

test("of a path that only dot segments can change", () => {
  for (const [from, path] of [
    ["/b/c/../g", "/b/c/g"],
    ["/b/c/../g", "/g"],
    ["/b/c/../g", "/b/c/../g"],
    ["/b/c/..", "/b"],
    ["/b/c/..", "/b/"],
    ["/b/.", "/b/"],
    ["", ""],
  ]) {
    assert.ok(canBecome(from, path), `${from} → ${path}`);
  }
  for (const [from, path] of [
    ["/b/g", "/b/c/g"],
    ["/b/g", "/g"],
    ["/b/", "/b"],
    ["/b/c/../g", "/b/c/"],
    ["/b/c/../g", "/b/g/h"],
    ["/../a/b", "/b"],
    ["/x".repeat(400), "/x"],
  ]) {
    assert.ok(!canBecome(from, path), `${from} → ${path}`);
  }
});

test("a wrong answer is explained as an expectation is", () => {
  const of = (/** @type {Request} */ request, /** @type {string} */ given) => {
    const explained = explainedAnswer(engine, words, request, answer(given));
    return explained && [withoutMarks(explained.said), sceneOf(request).line(explained.step - 1).id];
  };
  const misread = (/** @type {string} */ id) =>
    say("expected:misreading", { misreading: say(`expected:misreadings:${id}`) });
  assert.deepEqual(of({ base, reference: "?y" }, "http://a/b/c/?y"), [misread("query-drops-file"), "path-of-base"]);
  assert.deepEqual(of({ base, reference: "../g" }, "http://a/b/c/g"), [misread("whole-path"), "replace-last"]);
  assert.equal(of({ base, reference: "http:g" }, "http://a/b/c/g")?.[1], "has-scheme");
  assert.deepEqual(of({ base, reference: "" }, "(current-document)")?.slice(0, 1), [
    say("predict:edition", { document: say("predict:documents:rfc2396bis-01") }),
  ]);
  assert.equal(of({ base, reference: "g" }, "http://a/nowhere"), null);
});

for (const sweep of [false, true])
  test("whatever is answered, there is a step to show", { sweep }, () => {
    const given = [
      ...["(current-document)", "(no-relative-form)", "(refused)", "", "http://a/", "//", "?#", "x:y/../z"].map(answer),
    ];
    for (const [at, { id }] of editions.entries()) {
      for (const [i, request] of [...hardPairs(), ...pairs(30, 5)].entries()) {
        if (!sweep && (at + i) % 6) continue;
        const scene = sceneOf({ ...request, edition: id });
        for (const one of given) {
          if (isSame(one, expectedOf(scene.explanation))) continue;
          const step = partingStep(scene, one);
          assert.ok(
            Number.isInteger(step) && step >= 1 && step <= scene.steps.length,
            `${step} of ${scene.steps.length} for ${one.text || one.kind}: ${link({ ...request, edition: id })}`,
          );
        }
      }
    }
  });

test("a question says which of how many it is", () => {
  const scene = sceneOf({ base, reference: "./../g" });
  const view = Object.assign(new Predict(), { words, content: { scene, mode: "rule" } });
  const said = words.say("predict:count", { at: 1, all: rules(scene).length });
  assert.ok(textOf(markup(view.look())).includes(said), said);
});

test("step by step: what is asked, and among which rules", () => {
  const asked = (/** @type {string} */ edition) => {
    const scene = sceneOf({ base, reference: "./../g", edition });
    return {
      choices: choices(scene).map((i) => scene.listing.lines[i].id),
      rules: rules(scene).map(({ step, kind }) => [scene.line(step).id, kind]),
      outputs: outputs(scene).map(({ step }) => step),
    };
  };
  const standard = asked("rfc3986");
  assert.deepEqual(standard.choices, ["2A", "2B", "2C", "2D", "2E"]);
  assert.deepEqual(
    standard.rules.slice(-5).map(([id]) => id),
    ["2E", "2E", "2B", "2C", "2E"],
  );
  assert.deepEqual(standard.rules.slice(0, 2), [
    ["non-strict", "answer"],
    ["has-scheme", "answer"],
  ]);
  assert.deepEqual([...new Set(standard.outputs)].length, 5);
  assert.deepEqual(asked("rfc2396bis-01").choices, ["3", "4", "5", "6", "7b"]);
  assert.deepEqual(asked("url-syntax-05").choices, ["6d", "6e", "6f", "6g"]);
  assert.deepEqual(asked("url-1993").choices, ["/xxx/..", "/."]);
  for (const { id } of editions) {
    for (const pair of pairs(40, 8)) {
      const scene = sceneOf({ ...pair, edition: id });
      const lines = choices(scene);
      for (const { step, kind } of rules(scene))
        if (kind === "line")
          assert.ok(
            lines.includes(scene.steps[step].line),
            `${scene.line(step).id} cannot be chosen: ${link({ ...pair, edition: id })}`,
          );
    }
  }
});

/**
 * The right answer to an exercise; null for a step-by-step question.
 * @param {import("../src/learn/exercises.js").Exercise} exercise @returns {Given | null}
 */
function rightAnswer({ predict, other, ...request }) {
  if (other !== undefined)
    return meeting(
      /** @type {import("../src/run/engine.js").Comparison} */ (engine.compare(request.reference, other, request)),
    );
  const [mode, name] = predict.split(":");
  if (mode === "send") {
    const asked = { reference: request.reference, edition: request.edition ?? "rfc3986" };
    const { scene } = new SchemeCase({ engine, editions, words }, asked);
    return sentNext(/** @type {Scene} */ (scene), Number(name) - 1).expected;
  }
  if (mode === "expectation") {
    const { misreading } = expectationOf(engine, { ...request, predict });
    return { kind: "text", text: /** @type {string} */ (misreading?.id) };
  }
  if (mode === "line") {
    const { base, reference } = request;
    return { kind: "text", text: changedLine(engine, rfc3986, { base, reference })?.line ?? "none" };
  }
  const scene = sceneOf(request);
  if (mode === "part") return component(scene, name).expected;
  if (mode === "valid") return allowance(scene);
  if (mode === "target") return expectedOf(scene.explanation);
  const moments = mode === "rule" ? rules(scene, name) : outputs(scene);
  assert.ok(moments.length, `nothing is asked: ${link(request)}`);
  return null;
}

for (const { tried, sweep } of [{ tried: 20 }, { tried: 80, sweep: true }])
  test("exercises: the same from the same seed, of many kinds, and all that is asked has an answer", { sweep }, () => {
    assert.ok(kindNames.length > 13);
    assert.throws(() => exerciseOf("constructor", 1), /no exercises/);
    for (const kind of kindNames) {
      const seen = new Set();
      /**
       * The answers by question: if one were always right, the question would be pointless.
       * @type {Map<string, Set<string>>}
       */
      const answers = new Map();
      for (let seed = 0; seed < tried; seed++) {
        const exercise = exerciseOf(kind, seed);
        assert.deepEqual(exerciseOf(kind, seed), exercise);
        seen.add(JSON.stringify(exercise));
        const right = rightAnswer(exercise);
        if (!right) continue;
        const asked = exercise.predict.replace(/^(send|expectation):.*/, "$1"); // the last message of the longest run is always none
        answers.set(asked, (answers.get(asked) ?? new Set()).add(right.kind + right.text));
        assert.ok(isSame(right, { ...right }) && !isSame({ kind: "text", text: `${right.text}!` }, right));
        if (exercise.predict !== "target") continue;
        const scene = sceneOf(exercise);
        const step = partingStep(scene, { kind: "text", text: `${right.text}!` });
        assert.ok(step >= 1 && step <= scene.steps.length, link(exercise));
      }
      assert.ok(seen.size > tried / 4, `${kind}: only ${seen.size} exercises in ${tried} seeds`);
      if (!sweep) continue; // with few exercises, some answers are equal
      for (const [asked, of] of answers)
        assert.ok(of.size > 1 || asked === "part:userinfo", `${kind}, ${asked}: always ${[...of]}`);
    }
    assert.ok(seeds > 1000);
  });

/** The specs in the exercises of chapters that are about others than RFC 3986, too. @type {Record<string, string[]>} */
const taught = {
  document: ["url-syntax-05", "rfc2396bis-01", "rfc3986"],
  schemes: ["rfc1738"],
  browsers: ["url-standard"],
  normalization: ["rfc1738", "url-syntax-05", "rfc2396bis-01", "rfc3986"],
  years: ["url-1993", "rfc1738", "url-syntax-05", "rfc2396bis-01", "rfc3986"],
};
/** Mistakes of the chapter on unexpected targets that have an exercise. */
const mistakes = [
  "whole-path",
  "slash-ignored",
  "path-added",
  "path-appended",
  "no-authority",
  "no-scheme",
  "queries-joined",
  "query-kept",
  "fragment-kept",
  "dots-kept",
];

test("the exercises of a chapter ask for its own specs and phases only, and for nothing that an option decides", () => {
  for (const kind of kindNames) {
    for (let i = 0; i < 200; i++) {
      const { base, reference, edition, predict } = exerciseOf(kind, i * 4999);
      const at = `${kind}: ${link({ base, reference, edition })} ${predict}`;
      assert.ok((taught[kind] ?? ["rfc3986"]).includes(edition), at);
      const [mode, name] = predict.split(":");
      const scene = sceneOf({ base, reference, edition });
      const asked = mode === "rule" ? rules(scene, name) : mode === "output" ? outputs(scene) : [];
      const phases = new Set(asked.map(({ step, kind }) => scene.line(kind === "output" ? step - 1 : step).phase));
      if (asked.length) assert.deepEqual([...phases], [kind === "branches" ? "transform" : "dots"], at);
      if (mode === "expectation") {
        const { misreading } = expectationOf(engine, { base, reference, edition, predict });
        assert.ok(mistakes.includes(misreading?.id ?? ""), `${at}: ${misreading?.id}`);
      }
      if (mode !== "target") continue;
      for (const value of editionOf(engine, edition).options.find((one) => one.name === "excess")?.values ?? []) {
        const excess = /** @type {"keep"} */ (value);
        const other = explained(engine, { base, reference, edition, excess });
        assert.equal(other.target, scene.explanation.target, at);
      }
      // No chapter explains how the draft of 1993 handles a base without a path.
      assert.ok(edition !== "url-1993" || base !== "http://a", at);
    }
  }
});

test("the grammar allows what an exercise says it does", () => {
  for (let seed = 0; seed < 100; seed++) {
    const exercise = exerciseOf("characters", seed);
    const { valid } = /** @type {import("../src/run/engine.js").Validity} */ (
      engine.validate(exercise.reference, { production: "URI-reference" })
    );
    assert.equal(allowance(sceneOf(exercise)).kind === "allowed", valid, exercise.reference);
  }
});

test("what an answer about the grammar overlooks: not which character it is", () => {
  const [first, text] = [answer("<"), "http://a/<b>|"];
  for (const [given, id] of /** @type {const} */ ([
    ["(allowed)", "not-allowed"],
    ["a", "allowed-there"],
    [">", "earlier"],
    ["x", "not-there"],
  ]))
    assert.equal(misjudged(answer(given), first, text).id, id, given);
  assert.equal(misjudged(answer("a"), answer("(allowed)"), "http://a/").id, "allowed-there");
});

test("mastery: three right answers in a row to three exercises, kept, and forgotten", () => {
  /** @type {Map<string, string>} */
  const held = new Map();
  const key = "uriscope learn";
  const storage = {
    getItem: (/** @type {string} */ name) => held.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => held.set(name, value),
    removeItem: (/** @type {string} */ name) => held.delete(name),
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  for (const nonsense of ["", "{", "null", "7", '{"dots":3}', '{"dots":{"seeds":"x"}}']) {
    held.set(key, nonsense);
    assert.deepEqual(new Mastery().of("dots"), { seeds: [], mastered: false }, nonsense);
  }
  held.clear();
  const mastery = new Mastery();
  const answers = (/** @type {[seed: number, right: boolean][]} */ ...all) => {
    for (const [seed, right] of all) mastery.answered("dots", seed, right);
    return mastery.of("dots");
  };
  assert.equal(enough, 3);
  assert.deepEqual(
    answers([1, true], [1, true], [1, true]),
    { seeds: [1], mastered: false },
    "the same exercise three times",
  );
  assert.deepEqual([mastery.answered("dots", 1, true), mastery.answered("dots", 2, true)], ["again", ""]);
  assert.equal(mastery.answered("dots", 3, false), "missed");
  assert.deepEqual(answers([2, true], [3, false]), { seeds: [], mastered: false }, "a wrong answer");
  assert.equal(answers([4, true], [5, true]).mastered, false, "two are not enough");
  assert.equal(answers([6, true]).mastered, true);
  assert.equal(answers([7, false]).mastered, true, "it stays mastered");
  assert.deepEqual(
    [new Mastery().of("dots").mastered, new Mastery().of("branches").mastered],
    [true, false],
    "another page",
  );
  mastery.forget();
  assert.deepEqual([held.size, mastery.any, new Mastery().any], [0, false, false]);
  held.set(key, '{"merge":{"seeds":[1,2,3],"mastered":true}}');
  assert.deepEqual(
    [new Mastery().of("slash"), new Mastery().of("anatomy").mastered],
    [{ seeds: [], mastered: true }, false],
    "a chapter counts if the one that it took over was mastered",
  );
  held.clear();
  Object.defineProperty(globalThis, "localStorage", { get: () => assert.fail("refused"), configurable: true });
  const refused = new Mastery();
  refused.answered("dots", 1, true);
  assert.deepEqual(
    [refused.kept, refused.of("dots").seeds],
    [false, [1]],
    "without storage it lasts as long as the page",
  );
  delete (/** @type {any} */ (globalThis).localStorage);
});

test("another exercise of a chapter is of any of its kinds, and the first chapter does not ask for a line", () => {
  const kinds = new Set();
  for (let i = 0; i < 400; i++) {
    const number = anotherOf("slash");
    kinds.add(Math.floor(number / seeds));
    assert.notEqual(exerciseOf("slash", number).predict, "line", String(number));
  }
  assert.deepEqual([...kinds].sort(), [0, 1]);
  assert.ok([...Array(400)].some(() => exerciseOf("dots", anotherOf("dots")).predict === "line"));
  assert.throws(() => exerciseOf("slash", 2 * seeds), /no exercises/);
});

/** The kinds that ask which line was changed. */
const ofLines = ["branches", "merge", "dots", "absent"];

/** A number of such exercises of each of these kinds. @param {number} many */
const lineExercises = (many) =>
  ofLines.flatMap((kind) => {
    const found = [];
    for (let seed = 0; found.length < many; seed++) {
      const exercise = exerciseOf(kind, seed);
      if (exercise.predict === "line") found.push({ kind, seed, ...exercise });
    }
    return found;
  });

for (const { many, ...setting } of [{ many: 8 }, { many: 500, sweep: true, timeout: 900_000 }])
  test(`of the lines that are offered, one leads to the wrong target: ${many * ofLines.length}`, setting, () => {
    const known = engine.score({ edition: "rfc3986" }, []);
    assert.ok(!("error" in known) && known.length > 150);
    /** The misreadings by the kind. @type {Record<string, Set<string>>} */
    const met = {};
    for (const { kind, seed, base, reference } of lineExercises(many)) {
      const at = `${kind} ${seed}: ${base} ${reference}`;
      const asked = changedLine(engine, rfc3986, { base, reference });
      assert.ok(asked, at);
      const { target } = explained(engine, { base, reference });
      assert.notEqual(asked.text, target, at);
      const codes = asked.choices.map(({ id }) => rfc3986.listing.lines.find((line) => line.id === id)?.code);
      assert.ok(codes.length >= 4 && codes.length <= 5 && new Set(codes).size === codes.length, `${at}: ${codes}`);
      const gives = (/** @type {import("../src/run/engine.js").KnownChange["lines"]} */ lines) => {
        const answer = engine.explain({ base, reference, lines, limit: 0 });
        return "error" in answer ? "" : answer.target;
      };
      /** @type {import("../src/cases/mistakes.js").Offered[]} */
      const leading = asked.choices.filter(({ id }) =>
        known.some(({ lines }) => Object.hasOwn(lines, id) && gives(lines) === asked.text),
      );
      assert.deepEqual(
        leading.map(({ id }) => id),
        [asked.line],
        at,
      );
      assert.deepEqual(Object.keys(asked.lines), [asked.line], at);
      for (const { lines, text } of asked.choices) if (text) assert.equal(gives(lines), text, at);
      (met[kind] ??= new Set()).add(asked.misreading);
    }
    for (const kind of ofLines) assert.ok(met[kind].size >= 2, `${kind}: ${[...met[kind]]}`);
  });

for (const { many, ...setting } of [{ many: 2 }, { many: 100, sweep: true }])
  test(
    `of all known texts of the line, only the spec’s own repairs it: ${many * ofLines.length}`,
    setting,
    async () => {
      const known = engine.score({ edition: "rfc3986" }, []);
      assert.ok(!("error" in known));
      for (const { base, reference } of lineExercises(many)) {
        const of = new Case({ engine, baked: null, editions, words }, { ...start, base, reference });
        const question = lineQuestion(of, () => null);
        assert.ok(question);
        const { line } = question.asked;
        const own = rfc3986.listing.lines.find(({ id }) => id === line)?.code ?? "";
        for (const text of new Set([own, ...known.flatMap(({ lines }) => lines[line]?.text ?? [])]))
          assert.equal((await question.repaired(text)).right, text === own, `${base} ${reference}, ${line}: ${text}`);
      }
    },
  );

test("a line is asked for in four chapters alone, and not where nothing can be changed", () => {
  for (const kind of kindNames) {
    const asks = [...Array(60).keys()].some((seed) => exerciseOf(kind, seed).predict === "line");
    assert.equal(asks, ofLines.includes(kind), kind);
  }
  assert.equal(changedLine(engine, rfc3986, { base: "http://a/b", reference: "http://a/b" }), null);
});
