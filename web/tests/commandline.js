/** The command "uriscope" as it is shipped, for its tests. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./support.js";

/** How Node is started: the program is compiled once for each command, and runs for a moment. */
export const node = [process.execPath, "--liftoff-only"];

/** Runs the command with something on its standard input. @param {string[]} args @param {string} [input] @param {string} [cwd] @param {string} [dist] @param {NodeJS.ProcessEnv} [env] @returns {Promise<{ status: number | null, out: string, err: string }>} */
export const run = (args, input = "", cwd = root, dist = join(root, "dist-npm"), env = process.env) =>
  new Promise((resolve, reject) => {
    const child = spawn(node[0], [node[1], join(dist, "cli.js"), ...args], { cwd, env });
    const said = { out: "", err: "" };
    child.stdout.on("data", (data) => (said.out += data));
    child.stderr.on("data", (data) => (said.err += data));
    child.on("error", reject).on("close", (status) => resolve({ status, ...said }));
    child.stdin.on("error", () => {}).end(input);
  });
