#!/usr/bin/env node
/**
 * The command "uriscope". It prints problems to standard error, each with the file and the
 * line that it is in, as compilers do.
 */
import { readFile, stat } from "node:fs/promises";
import { bakeFolder } from "./bake.js";
import { say } from "./say.js";

/** What cannot be done at all. */
class Stopped extends Error {}

/** @param {string} folder @param {string | undefined} data @returns {Promise<number>} the exit status */
async function bake(folder, data) {
  const found = await stat(folder).catch((error) => stop("bake:not-read", { file: folder, reason: error.message }));
  if (!found.isDirectory()) stop("bake:not-a-folder", { file: folder });
  const report = await bakeFolder(folder, { data }).catch((error) => stop("bake:not-written", { file: error.path ?? folder, reason: error.message }));
  const { pages, changed, elements, problems, packed, cases } = report;
  for (const { file, line, message } of problems) console.error(say("bake:problem", { file, line, message }));
  for (const file of packed) console.error(say("bake:packed", { file }));
  const left = problems.length;
  if (data === undefined) console.log(say("bake:done", { pages, changed: changed.length, elements, left }));
  else console.log(say("bake:done-data", { pages, elements, left, file: data, cases }));
  return left ? 1 : 0;
}

/** @param {string} id @param {Record<string, unknown>} [args] @returns {never} */
function stop(id, args) {
  throw new Stopped(say(id, args));
}

/** @param {string[]} args @returns {Promise<number>} the exit status */
async function run([command, ...rest]) {
  if (!command || command === "--help" || rest.includes("--help")) {
    process.stdout.write(say("bake:usage"));
    return command ? 0 : 2;
  }
  if (command === "--version") {
    console.log(JSON.parse(await readFile(new URL("./package.json", import.meta.url), "utf8")).version);
    return 0;
  }
  if (command !== "bake") stop("bake:unknown-command", { command });
  const at = rest.indexOf("--data");
  const data = at < 0 ? undefined : rest[at + 1] ?? stop("bake:no-file");
  const names = at < 0 ? rest : rest.toSpliced(at, 2);
  const option = names.find((name) => name.startsWith("-"));
  if (option !== undefined) stop("bake:unknown-option", { option });
  if (names.length !== 1) stop("bake:one-folder");
  return bake(names[0], data);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  console.error(`uriscope: ${error.message}`);
  process.exitCode = 2;
}
