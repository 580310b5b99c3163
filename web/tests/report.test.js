/**
 * The output of ./build.sh test about the tests: a failure is reported with its place, and skipped tests are counted,
 * in Go and in JavaScript.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { reasons } from "./report.js";
import { inTemporary, root } from "./support.js";
import { test } from "./test.js";

const program = join(root, "web", "tests", "report.js");

/**
 * Runs Node and returns its output, and its addition to the totals.
 * @param {string[]} args @param {string} [input] @param {Record<string, string>} [files] that it finds in its directory
 */
const run = (args, input = "", files = {}) =>
  inTemporary(async (directory) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
    const totals = join(directory, "totals");
    const { NODE_TEST_CONTEXT: _, ...env } = process.env; // this is a run of its own
    const child = spawn(process.execPath, args, { cwd: directory, env: { ...env, TOTALS: totals } });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (said += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (said += text));
    child.stdin.end(input);
    await new Promise((resolve) => child.on("close", resolve));
    return { said, totals: JSON.parse((await readFile(totals, "utf8").catch(() => "null")) || "null") };
  });

test("Node's tests: counts, what failed, why one was skipped", async () => {
  const { said, totals } = await run(
    ["--test", `--test-reporter=${pathToFileURL(program)}`, "--test-reporter-destination=stdout", "some.test.js"],
    "",
    {
      "some.test.js": `
      const { describe, test } = require("node:test");
      test("passes", () => {});
      test("fails", () => { throw new Error("on purpose"); });
      describe("a suite", () => void test("passes, too", () => {}));
      describe("a skipped suite", { skip: "there is no Firefox" }, () => void test("is not told", () => {}));
      test("is skipped", (t) => t.skip("../shared/specs/x.txt is not there: a document"));`,
    },
  );
  assert.deepEqual(totals, {
    stage: "page",
    passed: 2,
    failed: 1,
    skipped: ["there is no Firefox", "../shared/specs/x.txt is not there: a document"],
  });
  assert.match(said, /FAILED: fails \(some\.test\.js:4\)\nError: on purpose/);
  assert.match(said, /2 passed, 1 failed, 2 skipped/);
});

test("the reporter works from a folder of an odd name, by the URL of its file", { sweep: true }, () =>
  inTemporary(async (directory) => {
    const copy = join(directory, "odd ü #x", "report.mjs"); // without a package.json, the type of a .js file is unknown
    await mkdir(dirname(copy));
    await copyFile(program, copy);
    const { said, totals } = await run(
      ["--test", `--test-reporter=${pathToFileURL(copy)}`, "--test-reporter-destination=stdout", "some.test.js"],
      "",
      { "some.test.js": 'require("node:test").test("passes", () => {});' },
    );
    assert.deepEqual(totals, { stage: "page", passed: 1, failed: 0, skipped: [] }, said);
  }),
);

test("Node's tests: a file that fails while none of its tests does says why", async () => {
  const { said, totals } = await run(
    [
      "--test",
      `--test-reporter=${pathToFileURL(program)}`,
      "--test-reporter-destination=stdout",
      "late.test.js",
      "killed.test.js",
    ],
    "",
    {
      "late.test.js": `
      const { after, test } = require("node:test");
      test("passes", () => {});
      after(() => void setTimeout(() => Promise.reject(new Error("nobody's"))));`,
      "killed.test.js": `
      const { test } = require("node:test");
      test("passes", () => {});
      process.on("exit", () => process.kill(process.pid, "SIGKILL"));`,
    },
  );
  assert.equal(totals.failed, 2);
  assert.match(said, /Error: .*late\.test\.js.*nobody's/);
  assert.match(said, /FAILED: .*late\.test\.js.*\n.*: its process ended with 1\n/);
  assert.match(said, /FAILED: .*killed\.test\.js.*\n.*: its process was ended by SIGKILL\n/);
});

test("Go's tests: those within others are counted, not the others; a package that cannot be built is a failure", async () => {
  const events = [
    { Action: "start", Package: "p" },
    { Action: "run", Package: "p", Test: "A" },
    { Action: "run", Package: "p", Test: "A/b" },
    { Action: "run", Package: "p", Test: "A/c" },
    { Action: "output", Package: "p", Test: "A/b", Output: "    x_test.go:9: wrong\n" },
    {
      Action: "output",
      Package: "p",
      Test: "A/c",
      Output: "    x_test.go:10: ../shared/specs/y.txt is not there: a document\n",
    },
    { Action: "fail", Package: "p", Test: "A/b" },
    { Action: "skip", Package: "p", Test: "A/c" },
    { Action: "fail", Package: "p", Test: "A" },
    { Action: "run", Package: "p", Test: "D" },
    { Action: "pass", Package: "p", Test: "D" },
    { Action: "fail", Package: "p", Elapsed: 1.25 },
    { Action: "build-output", ImportPath: "q", Output: "q.go:1: no\n" },
    { Action: "fail", Package: "q" },
    { Action: "skip", Package: "r" },
  ];
  const { said, totals } = await run(
    [program, "go", "native"],
    events.map((event) => JSON.stringify(event)).join("\n"),
  );
  assert.deepEqual(totals, {
    stage: "native",
    passed: 1,
    failed: 3,
    skipped: ["../shared/specs/y.txt is not there: a document"],
  });
  assert.match(said, /FAILED: p A\/b\n {4}x_test\.go:9: wrong/);
  assert.match(said, /q\.go:1: no/);
  assert.match(said, /1\.3 s {2}p: 1 passed, 2 failed, 1 skipped/);
  assert.match(said, /FAILED: q/);
});

test("documents that are not there are counted, each once", () => {
  const absent = (/** @type {string} */ name) => `../shared/specs/${name} is not there: a document`;
  assert.deepEqual(reasons([absent("a.txt"), absent("b.txt"), absent("a.txt"), "no printer", "no printer"]), [
    "3 tests: ../shared is not there: 2 documents",
    "2 tests: no printer",
  ]);
});
