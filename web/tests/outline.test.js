/**
 * The outline of a run: nesting, folds, and the look of each row at each step, for the runs of every spec and for an
 * artificial one.
 */
import assert from "node:assert/strict";
import { Outline } from "../src/run/outline.js";
import { engine } from "./fixtures.js";
import { editionOf, explained } from "./support.js";
import { test } from "./test.js";

const base = "http://a/b/c/d;p?q";

/** @param {string} reference @param {string} [edition] @param {object} [options] */
function outlined(reference, edition = "rfc3986", options = {}) {
  const explanation = explained(engine, { base, reference, edition, ...options });
  const { listing } = editionOf(engine, edition);
  const { steps } = explanation.run;
  const outline = new Outline({ listing, steps });
  const id = (/** @type {{ line: number }} */ { line }) => listing.lines[line].id;
  /** The look of a row at a step, in a few words. @param {string} name @param {number} step */
  const look = (name, step) => {
    const { state, answer, times } = outline.look(
      /** @type {import("../src/run/outline.js").Row} */ (outline.rows.find((row) => id(row) === name)),
      step,
    );
    return [state, ...(answer === undefined ? [] : [answer ? "yes" : "no"]), ...(times ? [times] : [])].join(" ");
  };
  /** The visible items, each row by its id, folds by their contents. */
  const seen = outline.items.map((item) =>
    Outline.isFold(item)
      ? `(${item.rows.map(id).join(" ")})${item.end ? " end" : ""}`
      : `${"  ".repeat(item.depth)}${id(item)}`,
  );
  return { outline, steps, lines: listing.lines, look, seen, id };
}

test("routines stand below the lines that called them, and what was not taken is folded", () => {
  assert.deepEqual(outlined("../../../g").seen, [
    "split-base",
    "split-r",
    "non-strict",
    "(forget-scheme)",
    "has-scheme",
    "(scheme-of-r scheme-authority scheme-path scheme-query)",
    "no-scheme",
    "  has-authority",
    "(authority-of-r authority-path authority-query)",
    "  no-authority",
    "    empty-path",
    "(path-of-base has-query empty-query-of-r no-query query-of-base)",
    "    some-path",
    "      absolute-path",
    "(path-of-r)",
    "      relative-path",
    "        merge",
    "          no-base-path",
    "(root)",
    "          some-base-path",
    "            replace-last",
    "        merged-path",
    "          1",
    "          2",
    "            2A",
    "            2B",
    "            2C",
    "            2D",
    "            2E",
    "          3",
    "      query-of-r",
    "    authority-of-base",
    "  scheme-of-base",
    "fragment",
    "result",
    "if-scheme",
    "  add-scheme",
    "if-authority",
    "  add-authority",
    "add-path",
    "if-query",
    "(add-query)",
    "if-fragment",
    "(add-fragment)",
  ]);
});

test("an else that was not taken is folded with what is in it, and a loop that was not entered like a branch", () => {
  const { seen, lines } = outlined("http:");
  const names = lines.map(({ id }) => id);
  const other = names.slice(names.indexOf("no-scheme"), names.indexOf("scheme-of-base") + 1);
  assert.deepEqual(seen.slice(4, 15), [
    "has-scheme",
    "  scheme-of-r",
    "  scheme-authority",
    "  scheme-path",
    "    1",
    "(2 2A 2B 2C 2D 2E)",
    "    3",
    "  scheme-query",
    `(${other.join(" ")})`,
    "fragment",
    "result",
  ]);
});

test("what the run ended before is one fold, which says so", () => {
  const { seen, outline, steps } = outlined("http://x/y", "url-syntax-05");
  assert.equal(seen.length, 7);
  assert.match(seen[6], /^\(inherit-scheme .* add-fragment\) end$/);
  const [fold] = outline.items.filter(Outline.isFold).slice(-1);
  assert.equal(fold.since, steps.length);
  assert.deepEqual(
    outlined("#s", "rfc2396bis-01")
      .seen.slice(-3)
      .map((row) => row.endsWith("end")),
    [false, false, true],
  );
});

// A run in groups shows the lines of one visit: machine.test.js tests these.
for (const { id: edition } of engine.editions().filter(({ listing }) => !listing.lines.some(({ group }) => group))) {
  test(`every line stands once, in the order of its steps, and every step has its row: ${edition}`, () => {
    for (const reference of [
      "../x/../../g?y#s",
      "g",
      "",
      "?y",
      "#s",
      "//h/./x",
      "http://h/a/../b",
      "../../../..",
      ".",
    ]) {
      const { outline, steps, lines } = outlined(reference, edition);
      const called = new Set(steps.flatMap(({ call, line }) => (call === undefined ? [] : [lines[line].routine])));
      assert.deepEqual(
        outline.rows.map(({ line }) => line).toSorted((a, b) => a - b),
        lines.flatMap(({ routine }, i) => (!routine || called.has(routine) ? [i] : [])),
        reference,
      );
      const shown = outline.items.flatMap((item) => (Outline.isFold(item) ? item.rows : [item]));
      assert.deepEqual(shown, outline.rows, "folds hold what is not seen");
      const firsts = outline.rows.flatMap(({ first, loop }) => (first && !loop ? first : []));
      assert.deepEqual(
        firsts,
        firsts.toSorted((a, b) => a - b),
        reference,
      );
      steps.forEach(({ line, answer }, i) => {
        const row = outline.current(i + 1);
        assert.equal(row?.line, line);
        assert.ok(row && outline.look(row, i + 1).state === "now" && outline.goal(row, i + 1) === i + 1);
        if (answer !== undefined) assert.equal(outline.look(row, i + 1).answer, answer);
        assert.equal(outline.rows.filter((other) => outline.look(other, i + 1).state === "now").length, 1);
      });
      assert.equal(outline.current(0), undefined);
      assert.ok(
        outline.rows.every((row) => outline.look(row, 0).state === (row.first || row.loop ? "coming" : "never")),
      );
    }
  });
}

test("a pass of the rules answers no to those before the one that it takes, and nothing to those behind", () => {
  const { look, steps, lines } = outlined("../x/../../g");
  const rules = ["2A", "2B", "2C", "2D", "2E"];
  const at = (/** @type {number} */ step) => rules.map((rule) => look(rule, step));
  const taken = steps.flatMap(({ line }, i) => (rules.includes(lines[line].id) ? [i + 1] : []));
  assert.deepEqual(
    taken.map((step) => lines[steps[step - 1].line].id),
    ["2E", "2E", "2C", "2E", "2C", "2C", "2E"],
  );
  assert.deepEqual(at(taken[0] - 1), ["coming", "coming", "coming", "coming", "coming"]);
  assert.deepEqual(at(taken[1]), ["ran no", "ran no", "ran no", "ran no", "now yes"]);
  assert.deepEqual(
    at(taken[2]),
    ["ran no", "ran no", "now yes", "coming", "coming"],
    "2E of the pass before is not of this one",
  );
  assert.deepEqual(
    at(taken[6] + 1),
    ["never", "never", "ran 3", "never", "ran 4"],
    "after the last pass it is told how often each was taken",
  );
  assert.equal(look("2", taken[0] - 1), "coming");
  assert.equal(look("2", taken[0]), "ran");
});

test("questions in a loop are those of the pass that is under way", () => {
  const { look, steps, lines } = outlined("./x/../y/.", "url-1993");
  const asked = steps.flatMap(({ line, answer }, i) =>
    ["/xxx/..", "/."].includes(lines[line].id) ? [[i + 1, lines[line].id, answer]] : [],
  );
  assert.deepEqual(
    asked.map(([, id, answer]) => `${id} ${answer}`),
    ["/. true", "/xxx/.. true", "/. true", "/xxx/.. false", "/. false"],
  );
  const at = asked.map(([step]) => [look("/xxx/..", Number(step)), look("/.", Number(step))]);
  assert.deepEqual(at, [
    ["coming", "now yes"],
    ["now yes", "coming"],
    ["coming", "now yes"],
    ["now no", "coming"],
    ["ran no", "now no"],
  ]);
  assert.deepEqual([look("/xxx/..", steps.length), look("/.", steps.length)], ["ran no", "ran no"], "which ended it");
});

test("a row leads to its last step so far, or to its first one", () => {
  const { outline, steps, lines, id } = outlined("../x/../../g");
  const row = (/** @type {string} */ name) =>
    /** @type {import("../src/run/outline.js").Row} */ (outline.rows.find((one) => id(one) === name));
  const all = steps.flatMap(({ line }, i) => (lines[line].id === "2C" ? [i + 1] : []));
  assert.equal(all.length, 3);
  assert.deepEqual(
    [0, all[0], all[1] - 1, all[1], all[2] + 5].map((step) => outline.goal(row("2C"), step)),
    [all[0], all[0], all[0], all[1], all[2]],
  );
  assert.equal(outline.goal(row("no-scheme"), 0), row("has-authority").first, "else leads to what follows it");
  assert.equal(outline.goal(row("root"), 9), 0, "what never ran leads nowhere");
});

test("a fold does not say that it was not taken before its question was answered", () => {
  const { outline, id } = outlined("g");
  const since = Object.fromEntries(outline.items.filter(Outline.isFold).map((fold) => [id(fold.rows[0]), fold.since]));
  const first = (/** @type {string} */ name) => outline.rows.find((row) => id(row) === name)?.first;
  assert.equal(since["scheme-of-r"], first("has-scheme"));
  assert.equal(since["add-fragment"], first("if-fragment"));
  const other = outlined("http://h/");
  const [fold] = other.outline.items.filter((item) => Outline.isFold(item) && other.id(item.rows[0]) === "no-scheme");
  assert.equal(
    Outline.isFold(fold) && fold.since,
    other.outline.rows.find((row) => other.id(row) === "has-scheme")?.first,
    "nor an else",
  );
});

test("a run of twenty thousand steps is outlined once, and a row is looked at without going through it", () => {
  const { listing } = editionOf(engine);
  const steps = explained(engine, { base, reference: "x/../".repeat(10_000), limit: 20_000 }).run.steps;
  let asked = 0;
  const watched = new Proxy(steps, {
    get: (all, key) => (typeof key === "string" && /^\d+$/.test(key) && asked++, Reflect.get(all, key)),
  });
  const outline = new Outline({ listing, steps: watched });
  assert.ok(asked <= 2 * steps.length, `${asked} looks at steps`);
  asked = 0;
  for (const row of outline.rows) outline.look(row, steps.length - 5);
  assert.ok(asked < 10 * outline.rows.length, `${asked} looks at steps`);
});

test("of a run that was not recorded to its end, no line is said to be out of its reach", () => {
  const { listing } = editionOf(engine);
  const { run } = explained(engine, { base, reference: "x/../../g", limit: 15 });
  assert.ok(run.total > run.steps.length);
  const fold = (/** @type {boolean} */ whole) =>
    new Outline({ listing, steps: run.steps }, whole).items.findLast(Outline.isFold);
  assert.deepEqual([fold(true)?.since, fold(false)?.since], [run.steps.length, Infinity]);
});

test("a loop of instructions goes through its rows in order, and begins each pass anew", () => {
  const line = (/** @type {string} */ id, /** @type {number} */ depth, more = {}) => ({
    id,
    depth,
    phase: "dialogue",
    question: false,
    loop: false,
    ...more,
  });
  const lines = /** @type {any} */ ([
    line("while", 0, { loop: true, question: true }),
    line("next", 1),
    line("decode", 1),
    line("send", 1),
    line("end", 0),
  ]);
  const steps = [[0, true], [1], [2], [3], [0, true], [1], [2], [3], [0, false], [4]].map(([line, answer]) => ({
    line,
    ...(answer === undefined ? {} : { answer }),
    edits: [],
  }));
  const outline = new Outline({ listing: { lines }, steps: /** @type {any} */ (steps) });
  const states = (/** @type {number} */ step) =>
    outline.rows.map((row) => {
      const { state, answer } = outline.look(row, step);
      return state + (answer === undefined ? "" : answer ? " yes" : " no");
    });
  assert.deepEqual(states(3), ["ran yes", "ran", "now", "coming", "coming"]);
  assert.deepEqual(states(4), ["ran yes", "ran", "ran", "now", "coming"]);
  assert.deepEqual(states(6), ["ran yes", "now", "coming", "coming", "coming"]);
  assert.deepEqual(states(10), ["ran no", "ran", "ran", "ran", "now"]);
});
