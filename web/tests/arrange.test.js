/**
 * Where the names of a bracket figure go: with widths of every kind, no name lies on
 * another.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, mostRows } from "../src/views/arrange.js";
import { random } from "./support.js";

/**
 * Parts from left to right, some of them empty, with names of any width.
 * @param {() => number} next @param {number} count
 */
function partsOf(next, count) {
  let x = 0;
  return Array.from({ length: count }, () => {
    const start = (x += next() < 0.5 ? 0 : next() * 30);
    const end = (x += next() < 0.3 ? 0 : next() * 200);
    return { start, end, name: 1 + next() * 150 };
  });
}

test("no name lies on another, or begins before the text: 20,000 figures", () => {
  const next = random(9);
  const used = new Set();
  for (let i = 0; i < 20_000; i++) {
    const gap = next() * 10;
    const parts = partsOf(next, Math.floor(next() * 12));
    const names = arrange(parts, gap).map(({ row, shift }, p) => {
      const left = (parts[p].start + parts[p].end) / 2 + shift - parts[p].name / 2;
      return { row, shift, left, right: left + parts[p].name };
    });
    assert.equal(names.length, parts.length);
    names.forEach((a, p) => {
      const where = JSON.stringify({ gap, parts, names });
      used.add(a.row);
      assert.ok(a.row >= 0 && a.row < mostRows && a.left >= -1e-9 && a.shift >= 0, where);
      for (const b of names.slice(p + 1)) assert.ok(a.row !== b.row || a.right + gap <= b.left + 1e-9, where);
    });
  }
  assert.equal(used.size, mostRows);
});

test("a name with space stands in the first row, under the middle of its part", () => {
  assert.deepEqual(arrange([{ start: 0, end: 60, name: 40 }, { start: 70, end: 130, name: 40 }], 5), [{ row: 0, shift: 0 }, { row: 0, shift: 0 }]);
  assert.deepEqual(arrange([{ start: 0, end: 10, name: 40 }, { start: 20, end: 30, name: 40 }], 5), [{ row: 0, shift: 15 }, { row: 1, shift: 0 }]);
});
