/**
 * The style sheets by themselves: everything that they use is defined.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./support.js";
import { test } from "./test.js";

const src = join(root, "web/src");
const files = await readdir(src, { recursive: true });
const read = (/** @type {RegExp} */ kind) =>
  Promise.all(files.filter((file) => kind.test(file)).map((file) => readFile(join(src, file), "utf8")));
const sheets = (await read(/\.css$/)).join("\n");
const scripts = (await read(/\.(js|html)$/)).join("\n");

test("every custom property that a style reads is set somewhere, or has a fallback", () => {
  const set = new Set([
    ...[...sheets.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ...[...scripts.matchAll(/["'`;{ ](--[\w-]+)["'`:]/g)].map(([, name]) => name), // properties set by vars() and style.setProperty()
  ]);
  const missing = [...sheets.matchAll(/var\((--[\w-]+)\s*([,)])/g)].filter(
    ([, name, end]) => end === ")" && !set.has(name),
  );
  assert.deepEqual([...new Set(missing.map(([, name]) => name))], []);
  assert.ok(set.size > 60);
});

test("sizes of type are tokens, and none is below 12 pixels", () => {
  assert.deepEqual(sheets.match(/\bfont(?:-size)?: [^;/]*?[\d.]+(?:rem|px)/g) ?? [], []);
  const sizes = [...sheets.matchAll(/--uriscope-(?:tiny|small|text|figure|large|target|huge|name), ([\d.]+)rem/g)];
  assert.ok(sizes.length >= 8);
  assert.deepEqual(
    sizes.filter(([, size]) => Number(size) < 0.75),
    [],
  );
});

test("there are at most twelve different conditions, and none of the window's height", () => {
  const conditions = new Set([...sheets.matchAll(/@(?:media|container) ([^{]*)/g)].map(([, said]) => said.trim()));
  assert.ok(conditions.size <= 12, [...conditions].join("; "));
  assert.deepEqual(
    [...conditions].filter((said) => said.includes("height")),
    [],
  );
});

test("every sheet is in a layer", async () => {
  for (const list of await read(/(?:^|embed\/)(?:app|page|later|learn|first|asking|grouped)\.css$/)) {
    assert.match(list, /^@layer reset, tokens, primitives, views;$/m);
    const bare = [...list.matchAll(/^@import "[^"]*\/([\w-]+)\.css";$/gm)].map(([, name]) => name);
    assert.deepEqual(
      bare.filter((name) => !["end", "later"].includes(name)),
      [],
    );
  }
});
