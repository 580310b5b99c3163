/**
 * The independent cases that the project carries: core/testdata/suites.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./support.js";

const folder = join(root, "core", "testdata", "suites");

/** @param {RegExp} pattern @returns {string[]} the names of suites */
export function suitesLike(pattern) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json") && pattern.test(name));
  if (!names.length) throw new Error(`no suite is like ${pattern}`);
  return names;
}

/** The content of a suite's file: its kind, its origin, and its cases. @param {string} name @returns {any} */
export const suite = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
