#!/usr/bin/env node
/**
 * The command "uriscope". It prints problems to standard error, each with its file and line, as compilers do.
 */
import { inspect } from "node:util";
import { about, run as carriers, specs } from "./commands.js";
import { general, helpOf } from "./help.js";
import { nearest } from "../texts/near.js";
import { flush, print, printAs, printRaw } from "./sentences.js";
import { Stopped, stop } from "./stopped.js";
import { commands } from "./table.js";
import { reasonOf } from "../bake/errno.js";
import { say, speak } from "../bake/say.js";
import { commonWords } from "../bake/words.js";
import { oneLine, shown } from "../texts/terminal.js";

/**
 * Sets the language, from the arguments or the environment, and returns the other arguments.
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

/** The name of a command. @param {string} name @returns {string} */
function known(name) {
  if (Object.hasOwn(commands, name)) return name;
  return stop("command:unknown-command", { command: name, near: nearest(name, Object.keys(commands)) });
}

const helps = ["-h", "--help"];

/** @param {string[]} args @returns {Promise<number>} the exit status */
async function run([command, ...rest]) {
  const options = rest.slice(0, rest.includes("--") ? rest.indexOf("--") : undefined);
  const isHelp = command === "help" || helps.includes(command);
  if (!command || isHelp || helps.some((help) => options.includes(help))) {
    const [asked] = !command || isHelp ? rest.filter((arg) => !helps.includes(arg)) : [command];
    printRaw(asked === undefined ? general(await specs()) : helpOf(known(asked)));
    return command ? 0 : 2;
  }
  if (command === "-V" || command === "--version") {
    print((await about()).version);
    return 0;
  }
  return carriers[known(command)](rest);
}

await commonWords();

// The program that reads the output may close the pipe early.
process.stdout.on("error", (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code === "EPIPE") process.exit();
  process.stderr.write(`uriscope: ${say("command:not-printed", { reason: oneLine(reasonOf(error)) })}\n`);
  process.exit(2);
});
process.stderr.on("error", () => process.exit(2));

try {
  printAs();
  process.exitCode = await run(spoken(process.argv.slice(2)));
} catch (error) {
  // For a bug of ours, print everything. Its status differs from the one for a negative result.
  await flush();
  if (error instanceof Stopped) console.error(`uriscope: ${error.message}`);
  else console.error(shown(inspect(error)));
  process.exitCode = 2;
}
await flush();
