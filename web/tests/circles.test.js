/** The page's modules have no circular imports. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { imports } from "./since.js";
import { root } from "./support.js";
import { test } from "./test.js";

const sources = join(root, "web", "src");

/** A module's imports at run time, static or dynamic, but not for types. @param {string} file */
const importsOf = (file) => imports(file, readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, ""));

/**
 * The first circle of imports, from a file back to that file; empty if there is none.
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

/**
 * The names in the first column of a table of a README, in order. A cell may have several.
 * @param {string} readme @param {string} heading of the section with the table
 */
function namesIn(readme, heading) {
  const section = readFileSync(join(root, readme), "utf8").split(`\n## ${heading}\n`)[1].split("\n## ")[0];
  const cells = section.match(/^\| `[^|]+/gm) ?? [];
  return cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

test("no folder of the page imports one that stands below it in the README's table", () => {
  const folderOf = (/** @type {string} */ file) => relative(sources, file).split(sep)[0];
  const folders = namesIn("web/README.md", "src").flat();
  const own = [...new Set(files.filter((file) => dirname(file) !== sources).map(folderOf))];
  assert.deepEqual(folders.toSorted(), own.toSorted());
  const wrong = files.flatMap((file) => {
    const at = folders.indexOf(folderOf(file));
    const below = importsOf(file).filter((to) => at >= 0 && folders.indexOf(folderOf(to)) > at);
    return below.map((to) => `${relative(sources, file)} imports ${relative(sources, to)}`);
  });
  assert.deepEqual(wrong, []);
});

test("no package of the core imports one that stands below it in the README's table", () => {
  const rows = namesIn("core/README.md", "Packages");
  const core = join(root, "core");
  /** The row of a package. The documents' folders, and their shared code, are in one row. @param {string} name */
  const rowOf = (name) =>
    rows.findIndex((names) =>
      names.some((one) => one === name || (one === "edition/rfc3986" && /^edition\/(?!rfc3987$)/.test(name))),
    );
  const sourcesOf = readdirSync(core, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.go$/.test(name) && !/_test\.go$|^(uri\/|internal\/|.*test\/)/.test(name),
  );
  assert.ok(sourcesOf.length > 200, `only ${sourcesOf.length} files`);
  const wrong = sourcesOf.flatMap((file) => {
    const at = rowOf(dirname(file));
    const text = readFileSync(join(core, file), "utf8");
    const imported = [...text.matchAll(/^\s*(?:\w+ )?"uriscope(?:\.example)?\/core\/([^"]+)"$/gm)].map(
      ([, name]) => name,
    );
    const below = imported.filter(
      (name) => !/^uri\/|(^|\/)internal\//.test(name) && (at < 0 || rowOf(name) < 0 || rowOf(name) > at),
    );
    return below.map((name) => `${file} imports ${name}`);
  });
  assert.deepEqual(wrong, []);
});

test("a circle is found wherever it begins", () => {
  /** @type {Record<string, string[]>} */
  const house = { a: ["b"], b: ["c", "d"], c: [], d: ["e"], e: ["b"] };
  assert.deepEqual(
    circle(Object.keys(house), (file) => house[file]),
    ["b", "d", "e", "b"],
  );
});
