/**
 * Sequences of exercises, without a browser: their form in a link, lines that a teacher writes, the questions that suit
 * a spec, and the mistakes in wrong answers.
 */
import assert from "node:assert/strict";
import { overlookedPart, overlookedTarget, overlookedText } from "../src/cases/overlooked.js";
import { expectedOf, isSame } from "../src/cases/predicting.js";
import { exerciseOf, kindNames } from "../src/learn/exercises.js";
import { held, most, questionsOf, setting, written } from "../src/cases/setting.js";
import { chips } from "../src/rooms/teachchips.js";
import { inOneLine, read, start, write } from "../src/run/link.js";
import { Scene } from "../src/run/scene.js";
import { asking, exercisesOf, mostShown, placeOf, sequenceOf, settled } from "../src/run/sequence.js";
import { solution } from "../src/views/stage/solution.js";
import { worksheet } from "../src/views/dialogs/worksheet.js";
import { editions, engine, words } from "./fixtures.js";
import { markup } from "./markup.js";
import { explained, random } from "./support.js";
import { test } from "./test.js";

/** @import { Exercise } from "../src/run/sequence.js" */

/** The state that a link opens. @param {string} link */
const opened = (link) => settled(read(link).state);

/** @param {import("../src/run/link.js").State} state */
const shown = ({ base, reference, edition, predict }) => ({ base, reference, edition, predict });

test("only exercises= is changed by hand: the first of them is asked, and the others follow", () => {
  const link = "#base=http://a/b/c/d;p?q&reference=g&edition=rfc3986&mode=predict&exercises=";
  for (const [list, first] of /** @type {const} */ ([
    ["../x%20y", "../x"],
    ["g%20../g", "g"],
    ["x%20g", "g"], // the link's own is one of them
    ["", ""],
  ])) {
    const state = opened(link + list);
    assert.equal(state.reference, first, list);
    assert.equal(
      placeOf(state),
      exercisesOf(state).findIndex(({ reference }) => reference === first),
    );
  }
  assert.equal(opened("#reference=g&exercises=x").reference, "g", "nothing is asked");
});

test("what differs from exercise to exercise is in the link, and comes back, whichever is asked", () => {
  /** @type {Exercise[]} */
  const all = [
    { base: "http://a/", reference: "g", edition: "rfc3986", predict: "" },
    { base: "http://a/", reference: "g", edition: "url-1993", predict: "part:host" },
    { base: "x:y", reference: "", edition: "rfc3986", predict: "rule" },
  ];
  const state = { ...start, ...sequenceOf(all), mode: /** @type {const} */ ("predict") };
  for (const [i, one] of all.entries()) {
    const link = write({ ...state, ...asking(state, i) });
    const again = opened(link);
    assert.deepEqual([shown(again), placeOf(again), exercisesOf(again)], [one, i, all], link);
    assert.deepEqual(read(link).notes, [], link);
  }
  const plain = sequenceOf(all.slice(0, 1));
  assert.equal("series" in plain, false, "what all share is said once");
  const twice = { ...start, ...sequenceOf([all[0], all[0]]), mode: /** @type {const} */ ("predict") };
  assert.equal(placeOf({ ...twice, ...asking(twice, 1) }), 1, "the same exercise twice");
  assert.equal(opened(`${write(state)}&at=99`).reference, "g", "a place that is none");
  assert.equal(opened(`${write(state)}&questions=nonsense`).predict, "");
});

test("lines become exercises, and what was chosen for one stays with it", () => {
  const first = setting('http://a/b g\n\n  ../g\t\nx:y ""\r\na b c', []);
  assert.deepEqual(
    first.exercises.map(({ base, reference }) => [base, reference]),
    [
      ["http://a/b", "g"],
      ["http://a/b", "../g"],
      ["x:y", ""],
      ["a", "b"],
    ],
  );
  assert.deepEqual([first.longer, first.left], [[5], 0]);
  const chosen = first.exercises.map((one, i) => (i === 1 ? { ...one, edition: "rfc2396", predict: "rule" } : one));
  const moved = setting("x:y ../g\nhttp://a/b ../g\nhttp://a/b h", chosen).exercises;
  assert.deepEqual(
    moved.map(({ edition, predict }) => [edition, predict]),
    [
      ["rfc3986", ""],
      ["rfc2396", "rule"],
      ["rfc2396", "rule"],
    ],
    "a line that is moved keeps what was chosen; a new one has what the one above has",
  );
  const typed = setting(written(chosen).replace("../g", "../gh"), chosen).exercises;
  assert.deepEqual([typed[1].reference, typed[1].edition, typed[1].predict], ["../gh", "rfc2396", "rule"]);
  assert.deepEqual(setting(written(chosen), chosen).exercises, chosen);
  const many = setting("g\n".repeat(most + 2), []);
  assert.deepEqual([many.exercises.length, many.left], [most, 2]);
});

test("what lines can hold comes back from a link, and of what they cannot, its number is told", () => {
  const next = random(20);
  const pieces = ["", '""', '""""', '"', "a", "\u00a0", "\t", " ", "\n", "http://b/", "?", "é", "\u3000x"];
  const text = () => pieces[Math.floor(next() * pieces.length)] + pieces[Math.floor(next() * pieces.length)];
  for (let i = 0; i < 2_000; i++) {
    const all = Array.from({ length: 1 + Math.floor(next() * 4) }, () => ({
      base: text(),
      reference: text(),
      edition: "rfc3986",
      predict: "",
    }));
    const { exercises, unheld } = held(all);
    const hasSpace = all.map(({ base, reference }) => /[ \t\n]/.test(base + reference));
    assert.deepEqual(
      unheld,
      all.flatMap((_, at) => (hasSpace[at] ? [at + 1] : [])),
    );
    if (!exercises.length) continue;
    const lines = written(exercises);
    assert.deepEqual(setting(lines, []).exercises, exercises, lines);
    const linked = opened(write({ ...start, ...sequenceOf(exercises), mode: "predict" }));
    assert.deepEqual(exercisesOf(linked), exercises, lines);
  }
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    base: "a:",
    reference: `${at}`,
    edition: "rfc3986",
    predict: "",
  }));
  assert.deepEqual([held(many).exercises.length, held(many).left], [most, 10_000 - most]);
});

test("an exercise with a line break is still one of its sequence", () => {
  const { state } = inOneLine(opened("#mode=predict&exercises=%0Ax%20y%20z"));
  assert.deepEqual([state.reference, state.exercises, placeOf(state)], ["x", ["x", "y", "z"], 0]);
});

test("each set to begin with asks what its editions can be asked, and has an answer", () => {
  for (const { name, exercises } of chips) {
    assert.deepEqual(setting(written(exercises), exercises).exercises, exercises, name);
    for (const one of exercises) {
      const edition = /** @type {typeof editions[number]} */ (editions.find(({ id }) => id === one.edition));
      assert.ok(questionsOf(engine, edition).includes(one.predict), `${name}: ${one.predict}`);
      const scene = new Scene({ explanation: explained(engine, one), words, edition });
      assert.notEqual(markup(solution(scene, one.predict)).trim(), "", name);
    }
  }
  const today = editions.find(({ id }) => id === "url-standard");
  assert.deepEqual(
    today && questionsOf(engine, today),
    ["", "valid"],
    "Today has neither components nor lines to choose from",
  );
});

test("the answers that a teacher sees are marked, and shortened, whatever is asked", () => {
  const edition = /** @type {typeof editions[number]} */ (editions.find(({ id }) => id === "rfc3986"));
  for (const predict of ["", "rule", "output", "valid", "part:path"])
    for (const reference of ["a/\u202egnp/../b", "a/\u202e../".repeat(1000)]) {
      const explanation = explained(engine, { base: "http://a/b", reference });
      const drawn = markup(solution(new Scene({ explanation, words, edition }), predict));
      assert.doesNotMatch(drawn.replace(/class="unseen steering[^>]*>\u202e/g, ""), /\u202e/, predict);
      assert.ok(drawn.length < 1_000_000, `${predict}: ${drawn.length} characters`);
    }
});

test("on paper: no answer before it is given, and the teacher's on a page of their own", () => {
  const exercise = { base: "http://a/b/c/d;p?q", reference: "../g", edition: "rfc3986", predict: "" };
  const edition = /** @type {typeof editions[number]} */ (editions.find(({ id }) => id === "rfc3986"));
  const scene = new Scene({ explanation: explained(engine, exercise), words, edition });
  const drawn = (/** @type {import("../src/views/dialogs/worksheet.js").Asked[]} */ ...asked) =>
    markup(worksheet(words, { asked, editions, address: "http://x/" }));
  assert.ok(!drawn(exercise).includes("http://a/b/g"), "unanswered");
  assert.match(drawn({ ...exercise, reference: "a\u202egnp" }), /class="unseen steering/);
  const many = drawn(...Array(mostShown + 1).fill(exercise));
  assert.equal(many.split('class="question"').length - 1, mostShown);
  assert.ok(many.includes(words.say("predict:left", { count: 1 })));
  const answered = { right: false, given: "http://a/g", expected: "http://a/b/g" };
  assert.match(drawn({ ...exercise, answered }), /http:\/\/a\/g[^]*http:\/\/a\/b\/g/);
  const [questions, answers] = drawn({ ...exercise, scene }).split('class="answers"');
  assert.ok(!questions.includes("http://a/b/g") && answers.includes("http://a/b/g"));
});

/** @param {string} text */
const given = (text) => ({ kind: /** @type {const} */ ("text"), text });
const absent = /** @type {const} */ ({ kind: "absent", text: "" });

const withAll = "http://me@h:80/a/b?q#s";

/** The mistake in an answer about a component. @param {string} text @param {string} role @param {string | null} is null: that it is absent */
function overlooked(text, role, is) {
  const { reference } = explained(engine, { base: "http://a/", reference: text });
  const span = reference.parts.find((part) => part.role === role)?.span ?? null;
  return overlookedPart(role, is === null ? absent : given(is), span ? given(text.slice(...span)) : absent, {
    text,
    span,
  });
}

test("an answer that took along the sign beside a component is told what the sign marks", () => {
  for (const [text, role, is, marks] of /** @type {const} */ ([
    [withAll, "scheme", "http:", "scheme"],
    [withAll, "scheme", "http://", ""],
    [withAll, "authority", "//me@h:80", "authority"],
    [withAll, "authority", "me@h:80/", "path"],
    [withAll, "authority", "://me@h:80", ""],
    [withAll, "userinfo", "me@", "userinfo"],
    [withAll, "userinfo", "//me", "authority"],
    [withAll, "host", "@h", "userinfo"],
    [withAll, "host", "h:", "port"],
    [withAll, "port", ":80", "port"],
    [withAll, "port", "80/", "path"],
    [withAll, "path", "/a/b?", "query"],
    [withAll, "query", "?q", "query"],
    [withAll, "query", "q#", "fragment"],
    [withAll, "fragment", "#s", "fragment"],
    ["http://h/", "host", "//h", "authority"],
    ["http://h/", "host", "h/", "path"],
    ["http://h?q", "authority", "h?", "query"],
    ["http://h#s", "authority", "h#", "fragment"],
    ["http://[::1]:80/", "host", "[::1]:", "port"],
    ["urn:a:b", "scheme", "urn:", "scheme"],
    ["urn:a:b", "path", ":a:b", "scheme"],
    ["file:///x", "path", "///x", "authority"],
    ["/a#", "path", "/a#", "fragment"],
    ["//h/a", "authority", "//h", "authority"],
    ["x?", "query", "?", "query"],
  ]))
    assert.deepEqual([overlooked(text, role, is)?.id, overlooked(text, role, is)?.args.marks], ["sign", marks], is);
  for (const [role, is] of /** @type {const} */ ([
    ["authority", "//me@h:80/"],
    ["userinfo", "//me@"],
    ["host", "@h:"],
    ["port", ":80/"],
    ["query", "?q#"],
  ]))
    assert.equal(overlooked(withAll, role, is)?.id, "signs", is);
});

test("whichever part is asked for in the course, the sign beside it is told apart from it", () => {
  let told = 0;
  for (const kind of kindNames) {
    for (let seed = 0; seed < 100; seed++) {
      const { reference, edition, predict } = exerciseOf(kind, seed);
      const [asked, role] = predict.split(":");
      if (asked !== "part") continue;
      const { reference: of } = explained(engine, { base: "http://a/", reference, edition });
      const span = of.parts.find((part) => part.role === role)?.span;
      if (!span) continue;
      const [from, to] = span;
      const should = given(reference.slice(from, to));
      for (const is of [/[:/?#@]*$/.exec(reference.slice(0, from))?.[0] + should.text, reference.slice(from, to + 1)]) {
        if (is === should.text || !/^[:/?#@]*$/.test(is.replace(should.text, ""))) continue;
        const said = overlookedPart(role, given(is), should, { text: reference, span });
        assert.equal(said?.id, "sign", `${kind} ${seed}: ${role} of ${reference}, ${is}`);
        assert.match(words.say("predict:overlooked:sign", said?.args), /(isn’t|aren’t) part of it\. /);
        told++;
      }
    }
  }
  assert.ok(told > 500, String(told));
});

test("a wrong answer is told what it overlooks", () => {
  const part = (/** @type {string} */ role, /** @type {string | null} */ is, text = withAll) =>
    overlooked(text, role, is)?.id;
  assert.equal(part("scheme", "http://me"), "beyond");
  assert.equal(part("host", "h:80"), "beyond");
  assert.equal(part("host", "me@h"), "begins-behind");
  assert.equal(part("path", "h:80/a/b"), "begins-behind");
  assert.equal(part("port", "h:80"), "begins-behind");
  assert.equal(part("authority", "http://me@h:80/a"), "less");
  assert.equal(part("host", "::1", "http://[::1]/"), "brackets");
  assert.equal(part("query", null, "x?"), "sign-there");
  assert.equal(part("query", "", "x"), "no-sign");
  assert.equal(part("port", "", "http://h/"), "no-sign");
  assert.equal(part("host", "H"), "letters");
  assert.equal(part("path", "a/b"), "begins-without");
  assert.equal(part("path", "x"), undefined);
  assert.equal(overlookedText("/a/b/", "/a/b")?.id, "ends-with");

  const base = "http://a/b/c/d;p?q#f";
  const target = (/** @type {string} */ reference, /** @type {string} */ is) => {
    const expected = expectedOf(explained(engine, { base, reference }));
    assert.ok(!isSame(given(is), expected));
    return overlookedTarget(given(is), expected, { base, reference })?.id;
  };
  for (const [reference, is, id] of /** @type {const} */ ([
    ["../g", "../g", "as-it-stands"],
    ["../g", "http://a/b/c/../g", "dots-left"],
    ["../g", "http://a/b/c/g", "too-deep"],
    ["../g", "http://a/g", "too-high"],
    ["..", "http://a/b", "ends-without"],
    ["g", "http://a/b/c/g?q", "kept"],
    ["?y", "http://a/b/c/d;p", "lacks"],
    ["g#s", "http://a/b/c/g", "lacks"],
    ["", base, "kept"],
    ["g", "http://A/b/c/g", "letters"],
    ["g", "http://a/b/c/g?x", "more-than"],
  ]))
    assert.equal(target(reference, is), id, `${reference}: ${is}`);
});
