/**
 * The style sheets by themselves: what they read is there.
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
    ...[...scripts.matchAll(/["'`;{ ](--[\w-]+)["'`:]/g)].map(([, name]) => name), // by vars() and style.setProperty()
  ]);
  const missing = [...sheets.matchAll(/var\((--[\w-]+)\s*([,)])/g)].filter(
    ([, name, end]) => end === ")" && !set.has(name),
  );
  assert.deepEqual([...new Set(missing.map(([, name]) => name))], []);
  assert.ok(set.size > 60);
});
