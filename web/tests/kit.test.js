/** Shared helpers: arrow keys, scrolling into sight, answers to questions, and turns. */
import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { Answer } from "../src/kit/answer.js";
import { keepInSight } from "../src/kit/keepinsight.js";
import { rove, roveGrid } from "../src/kit/rove.js";
import { Turns } from "../src/kit/turns.js";
import { test } from "./test.js";

/** @param {string} key @param {object} [modifiers] */
const pressed = (key, modifiers = {}) => {
  const event = { key, prevented: false, preventDefault: () => (event.prevented = true), ...modifiers };
  return /** @type {KeyboardEvent & { prevented: boolean }} */ (/** @type {unknown} */ (event));
};

test("keys stop at the ends of a row, or wrap, and pass if they are not the row's", () => {
  const keys = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
  const to = (/** @type {string} */ key, /** @type {number} */ at, wraps = false) =>
    rove(pressed(key), keys, { at, count: 3, wraps });
  assert.deepEqual(
    [to("ArrowLeft", 1), to("ArrowLeft", 0), to("ArrowRight", 2), to("Home", 2), to("End", 0)],
    [0, 0, 2, 0, 2],
  );
  assert.deepEqual([to("ArrowLeft", 0, true), to("ArrowRight", 2, true), to("End", 1, true)], [2, 0, 2]);
  assert.equal(to("ArrowRight", -1), null, "the focus is elsewhere");
  for (const event of [pressed("ArrowUp"), pressed("toString"), pressed("Home", { altKey: true })]) {
    assert.equal(rove(event, keys, { at: 1, count: 3 }), null);
    assert.equal(event.prevented, false, event.key);
  }
});

test("keys go through a grid whose rows are of different lengths", () => {
  const rows = [["a", "b", "c"], ["d"], ["e", "f", "g"]];
  const to = (/** @type {string} */ key, /** @type {string} */ from) => roveGrid(pressed(key), rows, from);
  assert.deepEqual(
    ["ArrowDown", "ArrowUp", "ArrowLeft", "End", "Home", "PageDown"].map((key) => to(key, "c")),
    [...["d", "c", "b", "c", "a", "g"]],
  );
  assert.equal(to("Home", "d"), "d");
  assert.equal(to("ArrowDown", "x"), null);
});

test("a box is scrolled no further than it takes", () => {
  /** @param {number} top @param {number} bottom in the content of a box of 100 pixels, which has a border of 2 */
  const scrolled = (top, bottom, { from = 0, around = 0, last = bottom } = {}) => {
    const box = { scrollTop: from, clientTop: 2, clientHeight: 100, getBoundingClientRect: () => ({ top: 50 }) };
    const at = (/** @type {number} */ y) => y - box.scrollTop + 52;
    const part = (/** @type {number} */ start, /** @type {number} */ end) =>
      /** @type {Element} */ ({ getBoundingClientRect: () => ({ top: at(start), bottom: at(end) }) });
    keepInSight(/** @type {any} */ (box), part(top, bottom), part(top, last), around);
    return box.scrollTop;
  };
  assert.equal(scrolled(0, 20), 0);
  assert.equal(scrolled(80, 100), 0);
  assert.equal(scrolled(80, 110), 10);
  assert.equal(scrolled(30, 50, { from: 60 }), 30);
  assert.equal(scrolled(80, 100, { around: 20 }), 20);
  assert.equal(scrolled(50, 70, { from: 60, around: 20 }), 30);
  assert.equal(scrolled(40, 50, { last: 300 }), 40, "the beginning is in sight if not all of it can be");
});

test("an answer is only that to its question, in whatever order answers come", async () => {
  const question = signal(/** @type {string | null} */ (null));
  /**
   * The open questions, with the functions that answer them.
   * @type {[asked: string, answer: (said?: string) => void][]}
   */
  const asked = [];
  /** @type {Answer<string, string | undefined>} */
  const answer = new Answer(
    () => question.value,
    (of) => new Promise((resolve) => asked.push([of, resolve])),
  );
  await answer.ask();
  assert.deepEqual([asked, answer.now, answer.failed], [[], undefined, false], "nothing is asked");
  question.value = "a";
  const first = answer.ask();
  answer.ask();
  assert.equal(asked.length, 1, "it is asked once");
  question.value = "b";
  const second = answer.ask();
  asked[1][1]("of b");
  await second;
  assert.equal(answer.now, "of b");
  asked[0][1]("of a");
  await first;
  assert.equal(answer.now, "of b", "an answer that comes late replaces none");
  question.value = "a";
  assert.deepEqual([answer.now, answer.latest, answer.failed], [undefined, "of b", false]);
  const third = answer.ask();
  asked[2][1]();
  await third;
  assert.deepEqual([answer.now, answer.failed], [undefined, true]);
  answer.ask();
  assert.deepEqual(
    asked.map(([of]) => of),
    ["a", "b", "a", "a"],
    "after a failure it is asked again",
  );
});

test("work follows what it reads, each in its turn", async () => {
  Object.assign(globalThis, { requestAnimationFrame: setTimeout, cancelAnimationFrame: clearTimeout });
  const turns = new Turns();
  const [text, other] = [signal("a"), signal("")];
  /** @type {string[]} */
  const done = [];
  let rested = () => {};
  for (const turn of /** @type {const} */ (["rest", "sight", "now"]))
    turns.follow(
      turn,
      () => text.value,
      (said) => {
        done.push(`${turn} ${said}${other.value}`);
        if (turn === "rest") rested();
      },
    );
  assert.deepEqual(done.splice(0), ["rest a", "sight a", "now a"]);
  /** @param {Turns["pace"]} pace @param {string} said */
  const say = async (pace, said) => {
    const rests = new Promise((resolve) => (rested = () => resolve(undefined)));
    turns.pace = pace;
    text.value = said;
    const atOnce = done.slice();
    await rests;
    return [atOnce, done.splice(0)];
  };
  assert.deepEqual(await say("typed", "b"), [["now b"], ["now b", "sight b", "rest b"]]);
  assert.deepEqual(await say("chosen", "c"), [
    ["now c", "sight c"],
    ["now c", "sight c", "rest c"],
  ]);
  assert.deepEqual(await say("long", "d"), [[], ["now d", "sight d", "rest d"]]);
  other.value = "!";
  assert.deepEqual((await say("typed", "e"))[1], ["now e!", "sight e!", "rest e!"], "what only shows is not followed");
});
