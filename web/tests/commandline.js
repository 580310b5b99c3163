/** Runs the command "uriscope" as shipped, for its tests. */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./support.js";
import { atEnd } from "./test.js";

/** @typedef {{ status: number | null, out: string, err: string }} Said */

/** The command line for Node: without the optimizing compiler, because a run is short. */
export const node = [process.execPath, "--liftoff-only"];

/** Runs the command in a process of its own, with text on its standard input. @param {string[]} args @param {{ input?: string, cwd?: string, dist?: string, env?: NodeJS.ProcessEnv }} [setting] @returns {Promise<Said>} */
export const start = (args, { input = "", cwd = root, dist = join(root, "dist-npm"), env = process.env } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(node[0], [node[1], join(dist, "cli.js"), ...args], { cwd, env });
    const said = { out: "", err: "" };
    child.stdout.on("data", (data) => (said.out += data));
    child.stderr.on("data", (data) => (said.err += data));
    child.on("error", reject).on("close", (status) => resolve({ status, ...said }));
    child.stdin.on("error", () => {}).end(input);
  });

/** @type {import("node:child_process").ChildProcess | undefined} */
let host;
atEnd(() => host?.disconnect());

function startHost() {
  const child = fork(fileURLToPath(new URL("./commandhost.js", import.meta.url)));
  // If a command ended the process, the test would wait forever.
  return child.once("exit", (code) => code && child.emit("error", new Error(`the command ended with ${code}`)));
}

/** Runs the command in a shared process, because starting takes longer than answering. @param {string[]} args @param {string} [input] @param {string} [cwd] @returns {Promise<Said>} */
export async function run(args, input = "", cwd = root) {
  host ??= startHost();
  host.send({ args, input, cwd });
  const [said] = await once(host, "message");
  return said;
}
