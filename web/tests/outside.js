/**
 * What tests read from outside of the project: the independent cases of ../shared/suites.
 * Where these are not there a test is skipped, and says how many cases that leaves out.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./support.js";

/** The number of cases of every suite, which the tests in Go know by the same file. @type {Record<string, number>} */
const suites = JSON.parse(readFileSync(join(root, "core", "internal", "outside", "suites.json"), "utf8"));

/** @param {RegExp} pattern @returns {string[]} the names of suites */
export function suitesLike(pattern) {
  const names = Object.keys(suites).filter((name) => pattern.test(name));
  if (!names.length) throw new Error(`no suite is like ${pattern}`);
  return names;
}

/**
 * A test of a suite.
 * @param {string} name of the test @param {string} suite
 * @param {(content: any, t: import("node:test").TestContext) => void | Promise<void>} body gets what the file has
 */
export function suiteTest(name, suite, body) {
  const file = join(root, "..", "shared", "suites", suite);
  test(name, async (t) => {
    if (!existsSync(file)) return t.skip(`../shared/suites/${suite} is not there: ${suites[suite]} cases`);
    await body(JSON.parse(readFileSync(file, "utf8")), t);
  });
}
