#!/usr/bin/env node
/**
 * The command "uriscope". It prints problems to standard error, each with the file and the
 * line that it is in, as compilers do.
 */
import { readFile, stat } from "node:fs/promises";
import { inspect } from "node:util";
import { commands, started, usage } from "./commands.js";
import { nowAndThen } from "./sentences.js";
import { Stopped, stop } from "./stopped.js";
import { bakeFolder } from "../bake/bake.js";
import { say, speak } from "../bake/say.js";
import { oneLine, shown } from "../texts/terminal.js";

/** @param {string} folder @param {string | undefined} data @returns {Promise<number>} the exit status */
async function bake(folder, data) {
  const found = await stat(folder).catch((error) => stop("bake:not-read", { file: folder, reason: error.message }));
  if (!found.isDirectory()) stop("bake:not-a-folder", { file: folder });
  const told = nowAndThen((pages) => tell("bake:progress", { pages }));
  const progress = (/** @type {number} */ pages) => (pages < 100 ? undefined : told(pages)); // of a few pages nothing has to be said meanwhile
  const engine = await started();
  const report = await bakeFolder(folder, { engine, data, progress }).catch((error) => {
    if (!error.syscall) throw error; // no file is at fault
    const reason = error.message;
    if (error.syscall === "scandir") stop("bake:not-read", { file: error.path ?? folder, reason });
    stop("bake:not-written", { file: data ?? folder, reason });
  });
  const { pages, changed, elements, problems, packed, cases, failed, stopped, links, notes, kept } = report;
  for (const { file, line, message } of problems) tell("bake:problem", { file, line, message });
  for (const { file, message } of failed) tell("bake:in-file", { file, message });
  for (const message of notes) tell("bake:note", { message });
  for (const file of links) tell("bake:link", { file });
  for (const file of packed) tell("bake:packed", { file });
  if (failed.length) tell("bake:not-done", { failed: failed.length });
  if (links.length) tell("bake:links", { links: links.length });
  if (stopped) tell("bake:stopped", stopped);
  if (kept) tell("bake:kept", { kept });
  const left = problems.length;
  if (data === undefined) console.log(say("bake:done", { pages, changed: changed.length, elements, left }));
  else console.log(oneLine(say("bake:done-data", { pages, elements, left, file: data, cases })));
  if (stopped) return 2;
  return left + failed.length ? 1 : 0;
}

/** @param {string} id @param {Record<string, unknown>} args */
const tell = (id, args) => console.error(oneLine(say(id, args)));

/**
 * The arguments without the language, which is spoken from here on: that which they name, or that of
 * the environment.
 * @param {string[]} args
 */
function spoken(args) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  speak((LC_ALL || LC_MESSAGES || LANG || "").replace(/[.@].*/, "").replaceAll("_", "-"));
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const at = args.findIndex((arg, i) => i < end && /^--lang(=|$)/.test(arg));
  if (at < 0) return args;
  const [, tag = args[at + 1] ?? stop("command:no-language")] = args[at].split("=");
  speak(tag);
  return args.toSpliced(at, args[at].includes("=") ? 1 : 2);
}

/** @param {string[]} args @returns {Promise<number>} the exit status */
async function run([command, ...rest]) {
  const options = rest.slice(0, rest.includes("--") ? rest.indexOf("--") : undefined);
  const helps = ["-h", "--help"];
  if (!command || helps.includes(command) || helps.some((help) => options.includes(help))) {
    process.stdout.write(command === "bake" ? say("bake:usage") : await usage());
    return command ? 0 : 2;
  }
  if (command === "-V" || command === "--version") {
    console.log(JSON.parse(await readFile(new URL("./package.json", import.meta.url), "utf8")).version);
    return 0;
  }
  if (Object.hasOwn(commands, command)) return commands[command](rest);
  if (command !== "bake") stop("bake:unknown-command", { command });
  const at = rest.indexOf("--data");
  const data = at < 0 ? undefined : (rest[at + 1] ?? stop("bake:no-file"));
  const names = at < 0 ? rest : rest.toSpliced(at, 2);
  const option = names.find((name) => name.startsWith("-"));
  if (option !== undefined) stop("bake:unknown-option", { option });
  if (names.length !== 1) stop("bake:one-folder");
  return bake(names[0], data);
}

// Whoever reads the output may have enough of it, and close the pipe.
process.stdout.on("error", ({ code, message }) => {
  if (code === "EPIPE") process.exit();
  process.stderr.write(`uriscope: ${say("command:not-printed", { reason: oneLine(message) })}\n`);
  process.exit(2);
});
process.stderr.on("error", () => process.exit(2));

try {
  process.exitCode = await run(spoken(process.argv.slice(2)));
} catch (error) {
  // Of a fault of ours, all of it is needed; its status is not that of something that differs.
  if (error instanceof Stopped) console.error(`uriscope: ${error.message}`);
  else console.error(shown(inspect(error)));
  process.exitCode = 2;
}
