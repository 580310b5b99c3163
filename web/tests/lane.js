/**
 * One of the processes that share the test files: see run.js. It takes the next file that no other lane has taken,
 * until there is none left. Its files share the engine, a server, and a browser.
 */
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { endProcess, runFile } from "./test.js";

const folder = /** @type {string} */ (process.env.LANES);

/** Takes a file, unless another process has: no two processes can create the same folder. @param {string} file */
function take(file) {
  try {
    mkdirSync(join(folder, basename(file)));
    return true;
  } catch {
    return false;
  }
}

/** Between two files, only a promise may be pending: otherwise the process would end there. */
const alive = setInterval(() => {}, 2 ** 30);

/** @type {string[]} */
const files = JSON.parse(readFileSync(join(folder, "files.json"), "utf8"));
for (const file of files) {
  if (!take(file)) continue;
  const began = performance.now();
  await runFile(pathToFileURL(file).href);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${relative("", file)}`);
  appendFileSync(join(folder, "times"), `${JSON.stringify([basename(file), seconds])}\n`);
}
await endProcess();
clearInterval(alive);
