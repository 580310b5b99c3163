/**
 * Runs test files side by side, those first that take longest: whichever of them began last
 * would be waited for alone. "node --test" takes them by their names. Files whose tests all
 * have a page share a few processes, each with one server and one browser: to start those,
 * and to draw the first page in them, takes as long as some files do. Files with hooks of
 * their own do not, as hooks are the whole process's.
 *
 *     node web/tests/run.js FILE...
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { run } from "node:test";
import report from "./report.js";

/** The files that take longest, by their names, the longest first; the others take a few seconds each. */
const long = [
  "access",
  "machine",
  "documentbase",
  "folders",
  "learn",
  "stage",
  "years",
  "schemes",
  "worker",
  "offline",
  "keep",
  "embed",
  "loading",
  "stepper",
  "links",
  "figure",
  "texts",
  "encoding",
  "frame",
  "listing",
  "grammar",
  "editions",
  "errors",
  "page",
  "examples",
  "instances",
  "sight",
  "share",
  "buffers",
];

/** @param {string} file */
const place = (file) => {
  const at = long.indexOf(basename(file, ".test.js"));
  return at < 0 ? long.length : at;
};

/** @param {string} file */
const textOf = (file) => readFileSync(file, "utf8");
/** Whether a file is about the page in its second language: they share a browser. @param {string} file */
const isTranslated = (file) => textOf(file).includes('from "./translated.js"');

/** Whether a file can share a process with others. @param {string} file */
function shares(file) {
  const text = textOf(file);
  return /\b(pages|somebody)\(/.test(text) && !/^(before|after|beforeEach|afterEach)\(/m.test(text);
}

/** A file that runs others in one process. @param {string} name @param {string[]} files */
function together(name, files) {
  const file = join(folder, `${name}.js`);
  writeFileSync(
    file,
    `import { share } from ${JSON.stringify(new URL("browser.js", import.meta.url))};\nawait share(${JSON.stringify(files)});\n`,
  );
  return file;
}

/** As many files at a time: one more than there are cores, as each often waits for a frame. */
const slots = availableParallelism() + 1;
const all = process.argv
  .slice(2)
  .map((file) => resolve(file))
  .sort((a, b) => place(a) - place(b));
const shared = all.length > 1 ? all.filter(shares) : [];
const translated = all.length > 1 ? all.filter(isTranslated) : [];
const folder = mkdtempSync(join(tmpdir(), "uriscope-lanes-"));
/** The lane of a file by its place: there and back, so that no lane has the longer one of each pair. @param {number} at */
const laneOf = (at) => (Math.floor(at / slots) % 2 ? slots - 1 - (at % slots) : at % slots);
/** One process for each slot, with the same share of what takes long; the files of their own come after. */
const lanes = Array.from({ length: Math.min(slots, shared.length) }, (_, i) =>
  together(
    `lane${i}`,
    shared.filter((_, at) => laneOf(at) === i),
  ),
);
if (translated.length) lanes.push(together("languages", translated));
const alone = all.filter((file) => !shared.includes(file) && !translated.includes(file));
const tests = run({ files: [...lanes, ...alone], concurrency: slots });
tests.on("test:fail", () => {
  process.exitCode = 1;
});
tests.on("end", () => rmSync(folder, { recursive: true }));
tests.compose(report).pipe(process.stdout);
