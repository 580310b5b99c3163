/** Helpers of which there is one each: arrow keys, and scrolling into sight. */
import assert from "node:assert/strict";
import { keepInSight } from "../src/kit/keepinsight.js";
import { rove, roveGrid } from "../src/kit/rove.js";
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
