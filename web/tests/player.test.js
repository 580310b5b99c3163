/**
 * The player, which replays the edits of a run: going forwards it arrives at the target, from any step to any other it
 * shows the same as a replay from the start, and its work grows no faster than the run.
 */
import assert from "node:assert/strict";
import { Session } from "node:inspector/promises";
import { setFlagsFromString } from "node:v8";
import { Player } from "../src/run/player.js";
import { Scene } from "../src/run/scene.js";
import { engine } from "./fixtures.js";
import { explained, hardPairs, link, pairs, random } from "./support.js";
import { test } from "./test.js";

/** @import { Edit, Edition, Explanation, Step } from "../src/run/engine.js" */
/** @import { Pair } from "./support.js" */

// Compiled code counts its blocks only in part, and code that ran before counting began isn't counted at all: player.js
// stays interpreted in this test, and is counted from the start.
for (const flag of ["--no-opt", "--no-maglev", "--no-sparkplug"]) setFlagsFromString(flag);
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

const listings = new Map(engine.editions().map(({ id, listing }) => [id, listing]));

/** @param {Explanation} explanation */
function playerOf(explanation) {
  const listing = listings.get(explanation.edition);
  assert.ok(listing);
  return new Player(listing, explanation);
}

/**
 * The registers after each step, computed from engine.d.ts's definition of an edit, without the player.
 * @param {Explanation} explanation @returns {(string | null)[][]}
 */
function replay(explanation) {
  const { registers } = /** @type {import("../src/run/engine.js").Listing} */ (listings.get(explanation.edition));
  /** @type {(string | null)[]} */
  let now = registers.map(() => null);
  now[0] = explanation.base.text;
  now[1] = explanation.reference.text;
  return [
    now,
    ...explanation.run.steps.map(({ edits }) => {
      now = [...now];
      for (const [register, start, end, pieces] of edits) {
        const old = now[register] ?? "";
        const added = pieces?.map((piece) =>
          typeof piece === "string" ? piece : (now[piece[0]] ?? "").slice(piece[1], piece[2]),
        );
        now[register] = added ? old.slice(0, start) + added.join("") + old.slice(end) : null;
      }
      return now;
    }),
  ];
}

/** @param {Player} player */
const held = (player) => player.registers.map((_, i) => player.text(i));

/** @param {Pair & { strict?: boolean }} pair @param {() => number} next */
function check(pair, next) {
  const explanation = explained(engine, pair);
  const { run, target, result } = explanation;
  const where = link(pair);
  assert.equal(run.total, run.steps.length, where);
  const player = checkRun(explanation, where, next);
  if (result) {
    player.goto(run.steps.length);
    assert.equal(player.text(player.registers.length - 1), target, where);
    assert.equal(result.text, target, where);
  }
}

/** Every step of a run, forwards, backwards and by jumps. @param {Explanation} explanation @param {string} where @param {() => number} next */
function checkRun(explanation, where, next) {
  const want = replay(explanation);
  const player = playerOf(explanation);
  const last = explanation.run.steps.length;
  for (let step = 0; step <= last; step++)
    assert.deepEqual(held(player.goto(step)), want[step], `step ${step}, ${where}`);
  for (let step = last; step >= 0; step--)
    assert.deepEqual(held(player.goto(step)), want[step], `back to step ${step}, ${where}`);
  for (let jump = 0; jump < 12; jump++) {
    const step = jump === 3 ? 0 : Math.floor(next() * (last + 1));
    player.goto(step);
    assert.deepEqual(held(player), want[step], `after a jump to step ${step}, ${where}`);
    assert.deepEqual(held(playerOf(explanation).goto(step)), want[step], `a fresh player at step ${step}, ${where}`);
    checkPieces(player, explanation, where);
  }
  return player;
}

/** The pieces are the slices that they name. @param {Player} player @param {Explanation} explanation @param {string} where */
function checkPieces(player, { base, reference }, where) {
  player.registers.forEach((_, register) => {
    const pieces = player.pieces(register);
    assert.equal(pieces.map(({ text }) => text).join(""), player.text(register) ?? "", where);
    assert.equal(player.length(register), (player.text(register) ?? "").length, where);
    for (const { origin, start, end, text } of pieces) {
      assert.ok(text, `an empty piece, ${where}`);
      if (origin === -1) assert.equal(end - start, text.length, where);
      else assert.equal(text, [base.text, reference.text][origin].slice(start, end), where);
    }
  });
}

for (const sweep of [false, true]) {
  test("a replay of every hard pair shows what the edits say, in one mode or the other", { sweep }, () => {
    const next = random(3);
    for (const [i, pair] of hardPairs().entries()) check({ ...pair, strict: i % 3 > 0 !== sweep }, next);
  });

  test("a replay of random pairs shows what the edits say", { sweep }, () => {
    const next = random(4);
    for (const pair of pairs(sweep ? 400 : 60, 5, ["\n", "\ud83d", "../../"])) check(pair, next);
  });
}

/** An artificial spec: its runs are the edits of a test. */
const made = /** @type {Pick<Edition, "id" | "listing">} */ (
  /** @type {unknown} */ ({
    id: "made",
    listing: {
      registers: ["Base", "R", "buffer", "other"].map((name) => ({
        name,
        buffer: name === "buffer",
        slashAfter: true,
        component: "",
        of: [],
      })),
      lines: [
        {
          id: "remove",
          phase: "dots",
          depth: 0,
          section: "none",
          code: "remove what is there",
          question: true,
          reads: [2],
          else: false,
          decided: false,
        },
        {
          id: "fill",
          phase: "merge",
          depth: 0,
          section: "none",
          code: "fill the buffer",
          question: false,
          reads: [],
          else: false,
          decided: false,
        },
      ],
    },
  })
);
listings.set(made.id, made.listing);

/** @param {string} base @param {string} reference @param {Step[]} steps @returns {Explanation} */
const madeOf = (base, reference, steps) =>
  /** @type {any} */ ({
    edition: made.id,
    base: { text: base },
    reference: { text: reference },
    run: { steps, total: steps.length },
  });

for (const sweep of [false, true])
  test("random edits anywhere in a buffer are edits of a string", { sweep }, () => {
    const next = random(8);
    const below = (/** @type {number} */ n) => Math.floor(next() * n);
    for (let run = 0; run < (sweep ? 20 : 3); run++) {
      const held = ["0123456789", "abcdefghij", "", ""];
      /** @type {Step[]} */
      const steps = [
        {
          line: 1,
          edits: [
            [2, 0, 0, []],
            [3, 0, 0, []],
          ],
        },
      ];
      for (let i = 0; i < 300; i++) {
        /** @type {Edit[]} */
        const edits = [];
        for (let edit = below(3); edit >= 0; edit--) {
          const register = 2 + below(2);
          const start = below(held[register].length + 1);
          const end = start + below(Math.min(held[register].length - start, 9) + 1);
          const undefine = below(50) === 0;
          const from = below(4);
          const a = below(held[from].length + 1);
          const b = a + below(Math.min(held[from].length - a, 9) + 1);
          const literal = "<>".slice(0, below(3));
          edits.push(
            undefine ? [register, 0, held[register].length, null] : [register, start, end, [[from, a, b], literal]],
          );
          held[register] = undefine
            ? ""
            : held[register].slice(0, start) + held[from].slice(a, b) + literal + held[register].slice(end);
        }
        steps.push({ line: 0, answer: true, edits });
      }
      checkRun(madeOf(held[0], held[1], steps), `run ${run}`, next);
    }
  });

test("a slice is a slice of the text", () => {
  const next = random(6);
  for (const pair of pairs(60, 7)) {
    const explanation = explained(engine, pair);
    const player = playerOf(explanation);
    for (let i = 0; i < 40; i++) {
      player.goto(Math.floor(next() * (explanation.run.steps.length + 1)));
      const register = Math.floor(next() * player.registers.length);
      const text = player.text(register) ?? "";
      const start = Math.floor(next() * (text.length + 1));
      const end = start + Math.floor(next() * (text.length - start + 1));
      assert.equal(player.slice(register, start, end), text.slice(start, end), link(pair));
    }
  }
  const { explanation } = middle(50);
  const player = playerOf(explanation);
  for (let step = 0; step <= explanation.run.steps.length; step++) {
    const text = player.goto(step).text(2) ?? "";
    const start = Math.floor(next() * (text.length + 1));
    const end = start + Math.floor(next() * (text.length - start + 1));
    assert.equal(player.slice(2, start, end), text.slice(start, end), `step ${step}`);
    assert.equal(
      player.slice(2, start - 1000, end + 1000),
      text.slice(Math.max(start - 1000, 0), end + 1000),
      `step ${step}`,
    );
  }
});

test("a step beyond the run is its end, one before it its start", () => {
  const explanation = explained(engine, { base: "http://a/b", reference: "../c" });
  const player = playerOf(explanation);
  const want = replay(explanation);
  assert.deepEqual(held(player.goto(1e9)), want.at(-1));
  assert.deepEqual(held(player.goto(-5)), want[0]);
});

/** Array methods whose work is hidden from a count of the lines that ran. */
const counted = /** @type {const} */ (["slice", "unshift", "flatMap", "map", "reduce", "reverse", "toReversed"]);

/**
 * The work of player.js in a call: how often each of its blocks ran, and the number of elements that array methods
 * visited. A count, so the same on every machine.
 * @param {() => void} work
 */
async function workOf(work) {
  await session.post("Profiler.takePreciseCoverage"); // from here on
  const list = /** @type {any} */ (Array.prototype);
  const originals = counted.map((name) => list[name]);
  let elements = 0;
  counted.forEach((name, i) => {
    list[name] = /** @this {unknown[]} */ function (/** @type {unknown[]} */ ...args) {
      const answer = originals[i].apply(this, args);
      elements += name === "slice" ? answer.length : this.length;
      return answer;
    };
  });
  try {
    work();
  } finally {
    counted.forEach((name, i) => (list[name] = originals[i]));
  }
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const script = result.find(({ url }) => url.endsWith("/web/src/run/player.js"));
  assert.ok(script, "player.js was not counted");
  const blocks = script.functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
  return blocks + elements;
}

/** Long paths, by the number of their segments. @type {Record<string, (n: number) => Pair>} */
const long = {
  "segments only": (n) => ({ base: "http://a/b/c", reference: "x/".repeat(n) }),
  "down and up": (n) => ({ base: "http://a/b/c", reference: "x/".repeat(n / 2) + "../".repeat(n / 2) }),
  "up and down by turns": (n) => ({ base: "http://a/b/c", reference: "x/../".repeat(n / 2) }),
  "single dots": (n) => ({ base: "http://a/b/c", reference: "./".repeat(n) + "g" }),
  "out of a deep base": (n) => ({ base: `http://a/${"d/".repeat(n / 2)}`, reference: "../".repeat(n / 2) + "g" }),
  "empty segments": (n) => ({ base: "http://a", reference: `a${"/".repeat(n)}` }),
};

for (const [name, pair] of Object.entries(long)) {
  test(
    `10,000 segments are linear work, forwards and backwards: ${name}`,
    { sweep: !name.includes("up") },
    async () => {
      const [half, whole] = await Promise.all([5_000, 10_000].map((n) => explained(engine, pair(n))));
      assert.ok(whole.run.steps.length >= 10_000, `only ${whole.run.steps.length} steps`);
      const play = (/** @type {Explanation} */ explanation) => () => {
        const player = playerOf(explanation);
        player.goto(explanation.run.steps.length);
        assert.equal(player.text(player.registers.length - 1), explanation.target);
        player.goto(0);
        assert.equal(player.text(0), explanation.base.text);
        assert.equal(player.text(player.registers.length - 1), null);
      };
      const a = await workOf(play(half));
      const b = await workOf(play(whole));
      assert.ok(a > 5_000, `the work was not counted: ${a}`);
      assert.ok(b < 2.5 * a, `twice as long a path took ${(b / a).toFixed(1)} times the work: ${a}, ${b}`);
      assert.ok(b < 200 * whole.run.steps.length, `${(b / whole.run.steps.length).toFixed(0)} operations a step`);
    },
  );
}

/**
 * A run that works in the middle of one buffer, like draft-fielding-url-syntax-05, section 5.2, step 6. It removes each
 * "./", and then each segment with the "../" after it, the leftmost first. A question between the two finds nothing.
 * @param {number} units
 */
function middle(units) {
  const base = "p/./a/./b/./../../".repeat(units);
  /** @type {Step[]} */
  const steps = [{ line: 1, edits: [[2, 0, 0, [[0, 0, base.length]]]] }];
  const remove = (/** @type {number} */ start, /** @type {string} */ text) =>
    steps.push({ line: 0, answer: true, edits: [[2, start, start + text.length, []]] });
  for (let i = 0; i < units; i++) {
    for (const before of ["p/", "p/a/", "p/a/b/"]) remove(i * "p/a/b/../../".length + before.length, "./");
  }
  steps.push({ line: 0, answer: false, edits: [] });
  for (let i = 0; i < units; i++) {
    remove(i * "p/".length + "p/a/".length, "b/../");
    remove(i * "p/".length + "p/".length, "a/../"); // back to the left
  }
  return { explanation: madeOf(base, "", steps), left: "p/".repeat(units) };
}

for (const { pieces, sweep } of [{ pieces: 10_000 }, { pieces: 50_000, sweep: true }])
  test(`${pieces} pieces, edited in their middle, are linear work, forwards and backwards`, { sweep }, async () => {
    const play =
      (/** @type {ReturnType<typeof middle>} */ { explanation, left }) =>
      () => {
        const player = playerOf(explanation);
        for (const direction of [1, -1]) {
          const { steps } = explanation.run;
          for (let i = 0; i < steps.length; i++) {
            const step = direction === 1 ? i : steps.length - 1 - i;
            player.goto(direction === 1 ? step + 1 : step);
            const [edit] = steps[step].edits;
            if (edit) player.slice(2, edit[1] - 8, edit[1] + 8); // as a view does
          }
          assert.equal(player.text(2), direction === 1 ? left : null);
        }
      };
    const [half, whole] = [pieces / 2, pieces].map((count) => middle(Math.ceil(count / 3)));
    const a = await workOf(play(half));
    const b = await workOf(play(whole));
    assert.ok(a > pieces / 2, `the work was not counted: ${a}`);
    assert.ok(b < 2.5 * a, `twice as many pieces took ${(b / a).toFixed(1)} times the work: ${a}, ${b}`);
    const { steps } = whole.explanation.run;
    const firstPass = playerOf(whole.explanation).goto(steps.findIndex(({ answer }) => answer === false));
    assert.ok(firstPass.pieces(2).length >= pieces, `only ${firstPass.pieces(2).length} pieces`);
  });

test("a scene does not read the whole buffer at each step", { sweep: true }, async () => {
  const sceneOf = (/** @type {any} */ explanation) =>
    new Scene({ explanation, edition: /** @type {any} */ (made), words: /** @type {any} */ ({}) });
  /** Questions that find nothing, with a line of another phase, so that not just one phase is counted. */
  const explanation = (/** @type {number} */ n, /** @type {number} */ line) => {
    const { explanation } = middle(n);
    const { steps } = explanation.run;
    return {
      ...explanation,
      run: {
        total: 2 * steps.length,
        steps: steps.flatMap((step) => [
          { ...step, line },
          { line: 0, answer: false, edits: [] },
        ]),
      },
    };
  };
  for (const line of [0, 1]) {
    const [a, b] = [
      await workOf(() => sceneOf(explanation(1_000, line))),
      await workOf(() => sceneOf(explanation(2_000, line))),
    ];
    assert.ok(a > 1_000, `the work was not counted: ${a}`);
    assert.ok(b < 2.5 * a, `line ${line}: a run twice as long took ${(b / a).toFixed(1)} times the work: ${a}, ${b}`);
  }
});

test("a run of one text has it in the first register, and nothing in the others", () => {
  const listing = /** @type {any} */ ({
    registers: ["URL", "host", "sent"].map((name) => ({ name, buffer: false })),
    lines: [],
  });
  const run = /** @type {any} */ ({
    total: 2,
    steps: [
      { line: 0, edits: [[1, 0, 0, [[0, 2, 4]]]] },
      { line: 0, edits: [[2, 0, 0, ["GET ", [1, 0, 2]]]] },
    ],
  });
  const player = new Player(listing, { run, texts: ["x:ab"] });
  assert.deepEqual(
    [0, 1, 2].map((register) => player.text(register)),
    ["x:ab", null, null],
  );
  assert.deepEqual(player.goto(2).pieces(2), [
    { origin: -1, start: 0, end: 4, text: "GET " },
    { origin: 0, start: 2, end: 4, text: "ab" },
  ]);
  assert.deepEqual(
    [0, 1, 2].map((register) => player.goto(1).text(register)),
    ["x:ab", "ab", null],
  );
});
