/**
 * Goes through the HTML files of a folder. A file is replaced atomically, and only if it changes. Symbolic links are
 * reported and not followed, and other files that are not regular are ignored. A file that can't be read or written, or
 * that another program writes at the same time, is reported and skipped.
 */
import { randomBytes } from "node:crypto";
import { lstat, open, readdir, readFile, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Baker, isWritten, written } from "./data.js";
import { reasonOf } from "./errno.js";
import { bakePage, look } from "./page.js";
import { say } from "./say.js";
import { wordsFor } from "./words.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Report } from "./bake.js" */
/** @typedef {(pages: number) => void} Progress called with the number of pages seen so far */

/** Folders of tools, which aren't published. */
const tools = new Set(["node_modules", ".git"]);

const pageName = /\.html?$/i;

/** Errors that end a run, because every further file would fail as well: a full disk or a read-only file system. */
const hopeless = ["ENOSPC", "EDQUOT", "EROFS"];

/** @returns {Report} */
const nothing = () => ({
  pages: 0,
  changed: [],
  elements: 0,
  kept: 0,
  figures: [],
  problems: [],
  packed: [],
  cases: 0,
  failed: [],
  stopped: null,
  links: [],
  notes: [],
});

/**
 * The HTML files in a folder and below it, in order.
 * @param {string} folder
 * @param {Report} report collects links, and everything that can't be read except the folder itself
 * @returns {AsyncGenerator<string>}
 */
async function* pages(folder, report, top = true) {
  /** @type {import("node:fs").Dirent<Buffer>[]} */
  let entries = [];
  try {
    entries = await readdir(folder, { withFileTypes: true, encoding: "buffer" });
  } catch (error) {
    if (top) throw error;
    report.failed.push({ file: folder, message: say("bake:unread", { reason: reasonOf(error) }) });
  }
  for (const entry of entries.sort((a, b) => Buffer.compare(a.name, b.name))) {
    const name = entry.name.toString();
    const path = join(folder, name);
    if (entry.isFile() && partName.test(name)) await removeIfOld(path);
    const goesIn = entry.isDirectory() && !tools.has(name);
    if (entry.isSymbolicLink() && pageName.test(name)) report.links.push(path);
    const isPage = entry.isFile() && pageName.test(name);
    if (!goesIn && !isPage) continue;
    if (!Buffer.from(name).equals(entry.name)) report.failed.push({ file: path, message: say("bake:no-utf-8") });
    else if (goesIn) yield* pages(path, report, false);
    else yield path;
  }
}

/** The name of a temporary file that a write uses. */
const partName = /^\.uriscope-[0-9a-f]{18}\.part$/;

/** Removes a temporary file that an aborted run left behind. One younger than an hour may belong to a run in progress. @param {string} path */
async function removeIfOld(path) {
  const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: Infinity }));
  if (Date.now() - mtimeMs > 3_600_000) await unlink(path).catch(() => {});
}

/** Removes the temporary files that aborted runs left in a folder. @param {string} folder */
async function removeOld(folder) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (partName.test(name)) await removeIfOld(join(folder, name));
}

/** Throws an error that looks like one of the file system. @param {string} id of the reason @returns {never} */
function unfit(id) {
  throw Object.assign(new Error(say(id)), { syscall: "lstat" });
}

/**
 * The file's status, or null if there is no file. Throws for anything but a regular file, such as a link, a device, or
 * a pipe.
 * @param {string} path
 */
async function regular(path) {
  const found = await lstat(path).catch(() => null);
  if (found && !found.isFile()) unfit("bake:not-regular");
  return found;
}

/**
 * The content of a data file, null if there is none. Throws if the file isn't ours to replace: a page, or anything else
 * that no earlier run wrote.
 * @param {string} path
 */
async function dataIn(path) {
  if (pageName.test(path)) unfit("bake:page-name");
  if (!(await regular(path))) return null; // reading from a pipe would never end
  const bytes = await readFile(path);
  if (!isWritten(bytes.toString())) unfit("bake:not-data");
  return bytes;
}

/**
 * Replaces a file atomically: at any time it is the old file or the new one. The temporary file has an unused name, and
 * links aren't followed.
 * @param {string} path @param {Uint8Array} body @param {Report} report
 * @param {Uint8Array} [before] its content when it was read; a file that has changed since is kept
 * @returns {Promise<boolean>} whether it was written
 */
async function replace(path, body, report, before) {
  const part = join(dirname(path), `.uriscope-${randomBytes(9).toString("hex")}.part`);
  const old = await regular(path);
  const file = await open(part, "wx", 0o666);
  try {
    try {
      await file.writeFile(body);
      if (old?.isFile()) {
        const own = await file.stat();
        if (own.uid !== old.uid || own.gid !== old.gid)
          await file.chown(old.uid, old.gid).catch(() => report.notes.push(say("bake:owner", { file: path })));
        await file.chmod(old.mode & 0o7777); // after the owner, because changing that clears bits
      }
    } finally {
      await file.close();
    }
    const now = before && (await readFile(path));
    if (now && !now.equals(before)) {
      await rm(part);
      // Another run may have written the same content.
      if (!now.equals(body)) report.failed.push({ file: path, message: say("bake:changed") });
      return false;
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  if (old && old.nlink > 1) report.notes.push(say("bake:hard-link", { file: path }));
  return true;
}

/** @param {string} path */
const isThere = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Processes each page of a folder. Once nothing more can be written, it only counts the rest.
 * @param {string} folder @param {Report} report @param {Progress} progress
 * @param {(file: string, bytes: Buffer) => Promise<unknown>} act if it throws, the file can't be written
 */
async function each(folder, report, progress, act) {
  for await (const file of pages(folder, report)) {
    if (report.stopped) {
      report.stopped.left++;
      continue;
    }
    let id = "bake:unread";
    try {
      const bytes = await readFile(file);
      id = "bake:unwritten";
      report.pages++;
      await act(file, bytes);
    } catch (error) {
      const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!syscall) throw error; // not a file error
      report.failed.push({ file, message: say(id, { reason: reasonOf(error) }) });
      if (hopeless.includes(String(code))) report.stopped = { file, left: 0 };
    }
    progress(report.pages);
  }
}

/** @param {string} folder @param {Engine} engine @param {Progress} progress @param {import("./page.js").Texts} [texts] @returns {Promise<Report>} */
export async function bakePages(folder, engine, progress, texts) {
  const baker = new Baker(engine, await wordsFor(engine));
  const report = nothing();
  await each(folder, report, progress, async (file, before) => {
    const { html, elements, problems, kept, figures } = bakePage(before, baker, texts);
    report.elements += elements;
    report.kept += kept;
    report.problems.push(...problems.map((problem) => ({ file, ...problem })));
    if (html === before) return;
    if (!(await replace(file, html, report, before))) return;
    report.changed.push(file);
    report.figures.push(...figures.map((one) => ({ file, ...one })));
    for (const packed of [`${file}.br`, `${file}.gz`]) if (await isThere(packed)) report.packed.push(packed);
  });
  return report;
}

/** @param {string} folder @param {string} to @param {Engine} engine @param {Progress} progress @returns {Promise<Report>} */
export async function bakeData(folder, to, engine, progress) {
  const baker = new Baker(engine, await wordsFor(engine));
  await dataIn(to);
  await removeOld(dirname(to)); // its folder may be another one
  const report = nothing();
  /** @type {import("./data.js").Wanted[]} */
  const wanted = [];
  /** @type {string[]} */
  const languages = [];
  await each(folder, report, progress, async (file, bytes) => {
    const { good, elements, problems } = look(bytes, baker);
    report.elements += elements;
    report.problems.push(...problems.map((problem) => ({ file, ...problem })));
    wanted.push(...good.map((one) => one.wanted));
    languages.push(...good.map(({ element }) => element.language));
  });
  const data = baker.data(wanted, baker.languageOf(languages));
  report.cases = Object.keys(data.cases).length;
  const text = Buffer.from(`${written(data)}\n`);
  if ((await dataIn(to))?.equals(text)) return report;
  await replace(to, text, report);
  return { ...report, changed: [to] };
}
