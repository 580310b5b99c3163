/**
 * Arranges the names of a bracket figure: with widths of every kind, no names overlap. Also omissions in a long figure:
 * the middles of the longest parts.
 */
import assert from "node:assert/strict";
import { arrange, mostRows } from "../src/texts/arrange.js";
import { shown } from "../src/views/stage/brackets.js";
import { omissions } from "../src/texts/elided.js";
import { cut, short } from "../src/words/words.js";
import { random } from "./support.js";
import { test } from "./test.js";

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

for (const { figures, sweep } of [{ figures: 2_000 }, { figures: 20_000, sweep: true }])
  test(`no name lies on another, or begins before the text: ${figures} figures`, { sweep }, () => {
    const next = random(9);
    const used = new Set();
    for (let i = 0; i < figures; i++) {
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

test("in one row, no name lies on another, or begins before the text: 5,000 figures", () => {
  const next = random(11);
  for (let i = 0; i < 5000; i++) {
    const gap = next() * 10;
    const parts = partsOf(next, Math.floor(next() * 8));
    let end = -Infinity;
    for (const [p, { row, shift }] of arrange(parts, gap, 1).entries()) {
      const left = (parts[p].start + parts[p].end) / 2 + shift - parts[p].name / 2;
      assert.ok(row === 0 && shift >= 0 && left >= Math.max(end + gap, 0) - 1e-9, JSON.stringify({ gap, parts }));
      end = left + parts[p].name;
    }
  }
});

test("a name that has space is in the first row, under the middle of its part", () => {
  assert.deepEqual(
    arrange(
      [
        { start: 0, end: 60, name: 40 },
        { start: 70, end: 130, name: 40 },
      ],
      5,
    ),
    [
      { row: 0, shift: 0 },
      { row: 0, shift: 0 },
    ],
  );
  assert.deepEqual(
    arrange(
      [
        { start: 0, end: 10, name: 40 },
        { start: 20, end: 30, name: 40 },
      ],
      5,
    ),
    [
      { row: 0, shift: 15 },
      { row: 1, shift: 0 },
    ],
  );
  assert.deepEqual(
    arrange(
      [
        { start: 0, end: 10, name: 40 },
        { start: 20, end: 30, name: 40 },
      ],
      5,
      1,
    ),
    [
      { row: 0, shift: 15 },
      { row: 0, shift: 40 },
    ],
  );
});

/** A part of a text. @param {number} start @param {number} end @returns {import("../src/run/engine.js").Part} */
const part = (start, end) => ({ name: "", role: "path", level: 1, span: [start, end] });

test("what is left of a long text has its short parts whole, and the ends of its long ones", () => {
  const text = `http://host/${"p".repeat(900)}?${"q".repeat(1000)}#f`;
  const query = text.indexOf("?") + 1;
  const parts = [
    part(0, 4),
    part(7, 11),
    part(11, query - 1),
    part(query, text.length - 2),
    part(text.length - 1, text.length),
  ];
  const omitted = omissions(text, parts, 60);
  const left = shown(text, 0, text.length, omitted);
  assert.match(left, /^http:\/\/host\/p{9,}…p{9,}\?q{9,}…q{9,}#f$/);
  assert.ok(left.length <= 60 && left.length > 52, `${left.length}`);
  assert.deepEqual(omissions(text, parts, 5000), []);
  for (let i = 0; i < text.length; i += 7)
    assert.equal(shown(text, 0, i, omitted) + shown(text, i, text.length, omitted), left, `drawn in two at ${i}`);
});

test("no character is cut in two, and no accent is separated from its letter", () => {
  const smileys = "\u{1F600}".repeat(300);
  for (let most = 20; most < 40; most++) {
    for (const left of [
      shown(smileys, 0, smileys.length, omissions(smileys, [], most)),
      short(smileys, most),
      `${cut(smileys, most)?.join("…")}`,
    ]) {
      assert.ok(left.isWellFormed() && left.includes("…"), left);
    }
    const accents = "e\u0301".repeat(300);
    assert.match(shown(accents, 0, accents.length, omissions(accents, [], most)), /…[e]/);
  }
  assert.equal(short("\ud800".repeat(3)), "\ud800".repeat(3), "what is no character is kept as it is");
});
