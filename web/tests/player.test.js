/**
 * The player, which replays the edits of a run: forwards it arrives at the target,
 * from any step to any other it shows what a replay from the start would, and its
 * work grows no faster than the run.
 */
import assert from "node:assert/strict";
import { Session } from "node:inspector/promises";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { Player } from "../player.js";
import { explained, hardPairs, link, loadEngine, pairs, random } from "./support.js";

/** @typedef {import("../engine.js").Explanation} Explanation */
/** @typedef {import("./support.js").Pair} Pair */

const engine = await loadEngine();
const listings = new Map(engine.editions().map(({ id, listing }) => [id, listing]));

/** @param {Explanation} explanation */
function playerOf(explanation) {
  const listing = listings.get(explanation.edition);
  assert.ok(listing);
  return new Player(listing, explanation);
}

/**
 * The registers after each step, by what engine.d.ts says an edit is, and nothing of
 * the player's.
 * @param {Explanation} explanation @returns {(string | null)[][]}
 */
function replay(explanation) {
  const { registers } = /** @type {import("../engine.js").Listing} */ (listings.get(explanation.edition));
  /** @type {(string | null)[]} */
  let now = registers.map(() => null);
  now[0] = explanation.base.text;
  now[1] = explanation.reference.text;
  return [now, ...explanation.run.steps.map(({ edits }) => {
    now = [...now];
    for (const [register, start, end, pieces] of edits) {
      const old = now[register] ?? "";
      const added = pieces?.map((piece) => (typeof piece === "string" ? piece : (now[piece[0]] ?? "").slice(piece[1], piece[2])));
      now[register] = added ? old.slice(0, start) + added.join("") + old.slice(end) : null;
    }
    return now;
  })];
}

/** @param {Player} player */
const held = (player) => player.registers.map((_, i) => player.text(i));

/** @param {Pair & { strict?: boolean }} pair @param {() => number} next */
function check(pair, next) {
  const explanation = explained(engine, pair);
  const { run, target, result } = explanation;
  const want = replay(explanation);
  const where = link(pair);
  const player = playerOf(explanation);
  assert.equal(run.total, run.steps.length, where);

  for (let step = 0; step <= run.steps.length; step++) assert.deepEqual(held(player.goto(step)), want[step], `step ${step}, ${where}`);
  if (result) {
    assert.equal(player.text(player.registers.length - 1), target, where);
    assert.equal(result.text, target, where);
  }
  for (let jump = 0; jump < 12; jump++) {
    const step = jump === 3 ? 0 : Math.floor(next() * (run.steps.length + 1));
    player.goto(step);
    assert.deepEqual(held(player), want[step], `after a jump to step ${step}, ${where}`);
    assert.deepEqual(held(playerOf(explanation).goto(step)), want[step], `a fresh player at step ${step}, ${where}`);
    checkPieces(player, explanation, where);
  }
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

test("every hard pair, in both modes", () => {
  const next = random(3);
  for (const pair of hardPairs()) {
    check(pair, next);
    check({ ...pair, strict: false }, next);
  }
});

test("400 random pairs", () => {
  const next = random(4);
  for (const pair of pairs(400, 5, ["\n", "\ud83d", "../../"])) check(pair, next);
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
});

test("a step beyond the run is its end, one before it its start", () => {
  const explanation = explained(engine, { base: "http://a/b", reference: "../c" });
  const player = playerOf(explanation);
  const want = replay(explanation);
  assert.deepEqual(held(player.goto(1e9)), want.at(-1));
  assert.deepEqual(held(player.goto(-5)), want[0]);
});

// Compiled code counts its blocks only in part: player.js stays interpreted here.
for (const flag of ["--no-opt", "--no-maglev", "--no-sparkplug"]) setFlagsFromString(flag);

/** Array methods whose work is hidden from a count of the lines that ran. */
const counted = /** @type {const} */ (["slice", "unshift", "flatMap", "map", "reduce", "reverse", "toReversed"]);

/**
 * How much work player.js does in a call: how often each of its blocks ran, and how
 * many elements the array methods went over. A count, so the same on every machine.
 * @param {() => void} work
 */
async function workOf(work) {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
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
  session.disconnect();
  const script = result.find(({ url }) => url.endsWith("/web/player.js"));
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
  test(`10,000 segments are linear work, forwards and backwards: ${name}`, async () => {
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
  });
}
