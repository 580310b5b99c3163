/**
 * Goes over the HTML files of a folder. A file is replaced in one go, and only if it
 * changes; what is no ordinary file (a link, for instance) is not looked at.
 */
import { chmod, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kitchen, written } from "./data.js";
import { bakePage, look } from "./page.js";
import { words } from "./words.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("./bake.js").Report} Report */

/** Folders of tools, whose files nobody publishes. */
const tools = new Set(["node_modules", ".git"]);

/**
 * The HTML files in a folder and below it, in order.
 * @param {string} folder
 * @returns {AsyncGenerator<string>}
 */
async function* pages(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !tools.has(entry.name)) yield* pages(path);
    else if (entry.isFile() && /\.html?$/i.test(entry.name)) yield path;
  }
}

/** Writes a file, which is at any time either the whole old one or the whole new one. @param {string} path @param {Uint8Array | string} body */
async function replace(path, body) {
  const part = `${path}.uriscope-part`;
  const mode = await stat(path).then((old) => old.mode, () => null);
  try {
    await writeFile(part, body);
    if (mode !== null) await chmod(part, mode);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** @param {string} path */
const isThere = (path) => stat(path).then(() => true, () => false);

/** @param {string} folder @param {Engine} engine @returns {Promise<Report>} */
export async function bakePages(folder, engine) {
  const kitchen = new Kitchen(engine, words);
  /** @type {Report} */
  const report = { pages: 0, changed: [], elements: 0, problems: [], packed: [], cases: 0 };
  for await (const file of pages(folder)) {
    const before = await readFile(file);
    const { html, elements, problems } = bakePage(before, kitchen);
    report.pages++;
    report.elements += elements;
    report.problems.push(...problems.map((problem) => ({ file, ...problem })));
    if (html === before) continue;
    await replace(file, html);
    report.changed.push(file);
    for (const packed of [`${file}.br`, `${file}.gz`]) if (await isThere(packed)) report.packed.push(packed);
  }
  return report;
}

/** @param {string} folder @param {string} to @param {Engine} engine @returns {Promise<Report>} */
export async function bakeData(folder, to, engine) {
  const kitchen = new Kitchen(engine, words);
  /** @type {Report} */
  const report = { pages: 0, changed: [], elements: 0, problems: [], packed: [], cases: 0 };
  /** @type {import("./data.js").Wanted[]} */
  const wanted = [];
  for await (const file of pages(folder)) {
    const { good, elements, problems } = look(await readFile(file), kitchen);
    report.pages++;
    report.elements += elements;
    report.problems.push(...problems.map((problem) => ({ file, ...problem })));
    wanted.push(...good.map((one) => one.wanted));
  }
  const data = kitchen.data(wanted);
  report.cases = Object.keys(data.cases).length;
  const text = `${written(data)}\n`;
  if ((await readFile(to, "utf8").catch(() => null)) === text) return report;
  await replace(to, text);
  return { ...report, changed: [to] };
}
