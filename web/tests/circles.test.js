/** The modules of the page import each other in one direction: none imports itself by way of others. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { imports } from "./since.js";
import { root } from "./support.js";
import { test } from "./test.js";

const sources = join(root, "web", "src");

/** What a module imports as it runs, at once or later, and not for its types. @param {string} file */
const importsOf = (file) => imports(file, readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, ""));

/**
 * The first circle of imports, from a file back to that file; none is empty.
 * @param {string[]} files @param {(file: string) => string[]} next
 */
function circle(files, next) {
  const done = new Set();
  /** @type {string[]} */
  const way = [];
  /** @param {string} file @returns {string[]} */
  const from = (file) => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    way.push(file);
    for (const one of next(file)) {
      const found = from(one);
      if (found.length) return found;
    }
    way.pop();
    done.add(file);
    return [];
  };
  for (const file of files) {
    const found = from(file);
    if (found.length) return found;
  }
  return [];
}

const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js"))
  .map((name) => join(sources, name));

test("no module of the page imports itself by way of others", () => {
  assert.ok(files.length > 200, `only ${files.length} modules`);
  assert.ok(files.flatMap(importsOf).length > files.length, "imports are not found");
  assert.deepEqual(
    circle(files, importsOf).map((file) => relative(sources, file)),
    [],
  );
});

test("no folder imports one that imports it, even by way of others", () => {
  const folderOf = (/** @type {string} */ file) => relative(sources, file).split(sep)[0];
  const folders = [...new Set(files.filter((file) => dirname(file) !== sources).map(folderOf))];
  const next = (/** @type {string} */ folder) =>
    files
      .filter((file) => folderOf(file) === folder)
      .flatMap(importsOf)
      .map(folderOf)
      .filter((to) => to !== folder && folders.includes(to));
  assert.ok(folders.length > 10, `only ${folders}`);
  assert.deepEqual(circle(folders, next), []);
});

test("a circle is found wherever it begins", () => {
  /** @type {Record<string, string[]>} */
  const house = { a: ["b"], b: ["c", "d"], c: [], d: ["e"], e: ["b"] };
  assert.deepEqual(
    circle(Object.keys(house), (file) => house[file]),
    ["b", "d", "e", "b"],
  );
});
