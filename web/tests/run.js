/**
 * Runs test files side by side, those first that take longest: whichever of them began last
 * would be waited for alone. "node --test" takes them by their names.
 *
 *     node web/tests/run.js FILE...
 */
import { basename, resolve } from "node:path";
import { availableParallelism } from "node:os";
import { run } from "node:test";
import report from "./report.js";

/** The files that take longest, by their names, the longest first; the others take a few seconds each. */
const long = ["stage", "access", "years", "language", "learn", "worker", "embed", "loading", "stepper", "links", "keep", "offline", "figure", "texts", "encoding", "frame", "listing", "grammar", "editions", "errors", "page", "examples", "instances", "sight", "share", "buffers"];

/** @param {string} file */
const place = (file) => {
  const at = long.indexOf(basename(file, ".test.js"));
  return at < 0 ? long.length : at;
};

const files = process.argv.slice(2).map((file) => resolve(file)).sort((a, b) => place(a) - place(b));
// One more at a time than there are cores, as each often waits for a frame.
const tests = run({ files, concurrency: availableParallelism() + 1 });
tests.on("test:fail", () => (process.exitCode = 1));
tests.compose(report).pipe(process.stdout);
