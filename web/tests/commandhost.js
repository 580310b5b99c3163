/**
 * Runs the command of dist-npm/ repeatedly in one process, with one engine: its parent sends arguments, standard input
 * and a directory, and gets the status and the output. See commandline.js.
 */
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { root } from "./support.js";

const command = pathToFileURL(join(root, "dist-npm", "cli.js")).href;
const said = { out: "", err: "" };
process.stdout.write = (/** @type {string} */ text) => Boolean((said.out += text));
process.stderr.write = (/** @type {string} */ text) => Boolean((said.err += text));
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);

let count = 0;
process.on("message", async (/** @type {{ args: string[], input: string, cwd: string }} */ { args, input, cwd }) => {
  process.chdir(cwd);
  process.argv.splice(2, Infinity, ...args);
  Object.defineProperty(process, "stdin", { configurable: true, value: Readable.from([Buffer.from(input)]) });
  Object.assign(said, { out: "", err: "" });
  await import(`${command}?${count++}`);
  process.send?.({ status: process.exitCode, ...said });
  process.exitCode = 0;
});
