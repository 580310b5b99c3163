/**
 * Goes over the HTML files of a folder. A file is replaced in one go, and only if it changes. Symbolic
 * links are reported and not followed, and other files that are not regular are ignored. A file that cannot
 * be read or written, or that another program writes at the same time, is reported and skipped.
 */
import { randomBytes } from "node:crypto";
import { lstat, open, readdir, readFile, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Baker, isWritten, written } from "./data.js";
import { bakePage, look } from "./page.js";
import { say } from "./say.js";
import { wordsFor } from "./words.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Report } from "./bake.js" */
/** @typedef {(pages: number) => void} Progress told of each page that has been looked at */

/** Folders of tools, whose files nobody publishes. */
const tools = new Set(["node_modules", ".git"]);

/** The names of pages. */
const pageName = /\.html?$/i;

/** What ends a run, as it comes of every further file, too: no room, or a file system that cannot be written. */
const hopeless = ["ENOSPC", "EDQUOT", "EROFS"];

/** @returns {Report} */
const nothing = () => ({
  pages: 0,
  changed: [],
  elements: 0,
  kept: 0,
  problems: [],
  packed: [],
  cases: 0,
  failed: [],
  stopped: null,
  links: [],
  notes: [],
});

/** @param {unknown} error */
const reasonOf = (error) => /** @type {Error} */ (error).message;

/**
 * The HTML files in a folder and below it, in order.
 * @param {string} folder @param {Report} report gets links, and what cannot be read except for the folder itself
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

/** What the part of a file is called that has not been written whole. */
const partName = /^\.uriscope-[0-9a-f]{18}\.part$/;

/** Removes a part that a run has left behind which was ended; of another run that goes on, it is younger than an hour. @param {string} path */
async function removeIfOld(path) {
  const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: Infinity }));
  if (Date.now() - mtimeMs > 3_600_000) await unlink(path).catch(() => {});
}

/** Removes what runs that were ended have left in a folder. @param {string} folder */
async function removeOld(folder) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (partName.test(name)) await removeIfOld(join(folder, name));
}

/** Ends the writing of a file. The error looks like one of the file system. @param {string} id of the reason @returns {never} */
function unfit(id) {
  throw Object.assign(new Error(say(id)), { syscall: "lstat" });
}

/** What there is of a file, null if there is none. It throws if that is something else: a link, a device, or a pipe. @param {string} path */
async function regular(path) {
  const found = await lstat(path).catch(() => null);
  if (found && !found.isFile()) unfit("bake:not-regular");
  return found;
}

/**
 * The content of a file of data, null if there is none. It throws if the file is not ours to replace: a page, or
 * anything else that no earlier run wrote.
 * @param {string} path
 */
async function dataIn(path) {
  if (pageName.test(path)) unfit("bake:page-name");
  if (!(await regular(path))) return null; // to read from a pipe would take forever
  const bytes = await readFile(path);
  if (!isWritten(bytes.toString())) unfit("bake:not-data");
  return bytes;
}

/**
 * Writes a file, which is at any time either the whole old one or the whole new one. What is being
 * written has a name that nobody has, and follows no link.
 * @param {string} path @param {Uint8Array} body @param {Report} report
 * @param {Uint8Array} [before] what has been read of it: if it is now something else, it stays
 * @returns {Promise<boolean>} whether it has been written
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
        await file.chmod(old.mode & 0o7777); // after the owner, whose change takes bits away
      }
    } finally {
      await file.close();
    }
    const now = before && (await readFile(path));
    if (now && !now.equals(before)) {
      await rm(part);
      // Another run may have done the same.
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
 * Looks at each page of a folder. Once nothing more can be written, it only counts the rest.
 * @param {string} folder @param {Report} report @param {Progress} progress
 * @param {(file: string, bytes: Buffer) => Promise<unknown>} act what throws says that the file cannot be written
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
      if (!syscall) throw error; // it is no file that is at fault
      report.failed.push({ file, message: say(id, { reason: reasonOf(error) }) });
      if (hopeless.includes(String(code))) report.stopped = { file, left: 0 };
    }
    progress(report.pages);
  }
}

/** @param {string} folder @param {Engine} engine @param {Progress} progress @returns {Promise<Report>} */
export async function bakePages(folder, engine, progress) {
  const baker = new Baker(engine, await wordsFor(engine));
  const report = nothing();
  await each(folder, report, progress, async (file, before) => {
    const { html, elements, problems, kept } = bakePage(before, baker);
    report.elements += elements;
    report.kept += kept;
    report.problems.push(...problems.map((problem) => ({ file, ...problem })));
    if (html === before) return;
    if (!(await replace(file, html, report, before))) return;
    report.changed.push(file);
    for (const packed of [`${file}.br`, `${file}.gz`]) if (await isThere(packed)) report.packed.push(packed);
  });
  return report;
}

/** @param {string} folder @param {string} to @param {Engine} engine @param {Progress} progress @returns {Promise<Report>} */
export async function bakeData(folder, to, engine, progress) {
  await dataIn(to);
  await removeOld(dirname(to)); // which need not be in the folder
  const baker = new Baker(engine, await wordsFor(engine));
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
