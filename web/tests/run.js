/**
 * Runs test files in parallel, in a few processes that each take the next file when one has ended (lane.js): starting a
 * browser, and drawing its first page, takes as long as some files. The files that took longest last time come first,
 * so that no long file runs alone at the end. The times are kept in the user's cache. A file that changes its whole
 * process, NAME.alone.test.js, gets a process of its own.
 *
 *     node web/tests/run.js FILE...
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, homedir, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { run } from "node:test";
import report from "./report.js";

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "uriscope");
const kept = join(cache, process.env.SWEEPS === "1" ? "sweep-times.json" : "test-times.json");

/** The seconds that each file took last time. @returns {Record<string, number>} */
function lastTimes() {
  try {
    return JSON.parse(readFileSync(kept, "utf8"));
  } catch {
    return {}; // the first run on this machine, or another program's file
  }
}

/** Keeps the times of this run. @param {Record<string, number>} before @param {string} folder of the lanes */
function keepTimes(before, folder) {
  try {
    const lines = readFileSync(join(folder, "times"), "utf8").trim().split("\n");
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, JSON.stringify({ ...before, ...Object.fromEntries(lines.map((line) => JSON.parse(line))) }));
  } catch {
    // Next time the files come by their size, too.
  }
}

const files = process.argv.slice(2).map((file) => resolve(file));
const times = lastTimes();
/** A file that has no time yet is taken to be as long as others of its size. @param {string} file */
const expected = (file) => times[basename(file)] ?? statSync(file).size / 4_000;
files.sort((a, b) => expected(b) - expected(a));

const shared = files.filter((file) => !file.endsWith(".alone.test.js"));

const folder = mkdtempSync(join(tmpdir(), "uriscope-lanes-"));
writeFileSync(join(folder, "files.json"), JSON.stringify(shared));
process.env.LANES = folder;
/** One more lane than there are cores, as each often waits for a frame. */
const count = availableParallelism() + 1;
const lanes = Array.from({ length: Math.min(count, shared.length) }, (_, i) => join(folder, `lane${i}.mjs`)); // the runner takes a file once
for (const lane of lanes) writeFileSync(lane, `import ${JSON.stringify(new URL("lane.js", import.meta.url).href)};\n`);
const alone = files.filter((file) => !shared.includes(file));
const tests = run({ files: [...lanes, ...alone], concurrency: count });
tests.on("test:fail", () => {
  process.exitCode = 1;
});
tests.on("end", () => {
  keepTimes(times, folder);
  rmSync(folder, { recursive: true });
});
tests.compose(report).pipe(process.stdout);
