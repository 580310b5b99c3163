/**
 * The output of ./build.sh test about the tests: a line for each file or package, the output of failed tests, and
 * finally how many tests passed, failed and were skipped, and why.
 *
 *     node web/tests/run.js ...                               the tests in JavaScript
 *     go test -json ... | node web/tests/report.js go STAGE   the same for Go's
 *     node web/tests/report.js total                          adds up what both have written to
 *                                                             the file that TOTALS names
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** @typedef {{ stage: string, passed: number, failed: number, skipped: string[] }} Totals of a stage: why each skipped test was skipped */

/** @param {number} seconds */
const time = (seconds) => `${seconds.toFixed(1)} s`;

/** The counts of a package, without zeros. @param {number} passed @param {number} failed @param {number} skipped */
const counts = (passed, failed, skipped) =>
  Object.entries({ passed, failed, skipped })
    .filter(([, n]) => n)
    .map(([what, n]) => `${n} ${what}`)
    .join(", ") || "no tests";

/** @param {Totals} totals */
function write(totals) {
  if (process.env.TOTALS) appendFileSync(process.env.TOTALS, `${JSON.stringify(totals)}\n`);
}

/**
 * Says how a file's process ended, if none of its tests failed.
 * @param {{ exitCode?: number | null, signal?: string | null } | undefined} error
 */
function ending({ exitCode, signal } = {}) {
  if (signal) return `: its process was ended by ${signal}`;
  return typeof exitCode === "number" ? `: its process ended with ${exitCode}` : "";
}

/**
 * A reporter for Node's test runner.
 * @param {AsyncIterable<{ type: string, data: any }>} source
 */
export default async function* report(source) {
  /** @type {Totals} */
  const totals = { stage: "page", passed: 0, failed: 0, skipped: [] };
  for await (const { type, data } of source) {
    if (type === "test:stdout" || type === "test:stderr") yield data.message;
    // The runner reports an error outside tests like this, without the file.
    else if (type === "test:diagnostic" && /^(Error|Warning): /.test(data.message)) yield `${data.message}\n`;
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details?.type === "suite" && data.skip === undefined) continue; // count the tests in it; for a skipped suite, they aren't reported
    if (type === "test:fail") {
      totals.failed++;
      const error = data.details.error?.cause ?? data.details.error;
      yield `FAILED: ${data.name} (${relative(process.cwd(), data.file ?? "")}:${data.line})\n${error?.stack ?? error}${ending(data.details.error)}\n\n`;
    } else if (data.skip !== undefined || data.todo !== undefined)
      totals.skipped.push(typeof data.skip === "string" && data.skip ? data.skip : "no reason was given");
    else totals.passed++;
  }
  yield `${counts(totals.passed, totals.failed, totals.skipped.length)}\n`;
  write(totals);
}

/** Reads the output of go test -json. @param {string} stage */
async function reportGo(stage) {
  /** @type {Totals} */
  const totals = { stage, passed: 0, failed: 0, skipped: [] };
  /** @type {Map<string, string[]>} */
  const outputs = new Map();
  /** Tests with subtests, which are counted instead. @type {Set<string>} */
  const parents = new Set();
  /** @type {Map<string, { test: string, action: string }[]>} */
  const ended = new Map();
  for await (const line of createInterface({ input: process.stdin })) {
    /** @type {{ Action: string, Package?: string, ImportPath?: string, Test?: string, Output?: string, Elapsed?: number }} */
    let event;
    try {
      event = JSON.parse(line);
    } catch {
      console.log(line);
      continue;
    }
    const { Action: action, Package: name = "", Test: test = "", Output: output = "", Elapsed: elapsed = 0 } = event;
    const key = `${name} ${test}`;
    if (action === "build-output") process.stdout.write(output);
    else if (action === "output") outputs.set(key, [...(outputs.get(key) ?? []), output]);
    else if (action === "run") {
      for (let at = test.lastIndexOf("/"); at > 0; at = test.lastIndexOf("/", at - 1))
        parents.add(`${name} ${test.slice(0, at)}`);
    } else if (["pass", "fail", "skip"].includes(action) && test) {
      ended.set(name, [...(ended.get(name) ?? []), { test, action }]);
      if (action === "fail") console.log(`FAILED: ${name} ${test}\n${(outputs.get(key) ?? []).join("")}`);
    } else if (["pass", "fail", "skip"].includes(action)) {
      const leaves = (ended.get(name) ?? []).filter(
        ({ test: one, action: how }) => how === "fail" || !parents.has(`${name} ${one}`),
      );
      const number = (/** @type {string} */ how) => leaves.filter((one) => one.action === how).length;
      for (const one of leaves.filter(({ action: how }) => how === "skip"))
        totals.skipped.push(reason(outputs.get(`${name} ${one.test}`) ?? []));
      const broken = action === "fail" && !number("fail") ? 1 : 0; // it could not be built, or ended by itself
      if (broken) console.log(`FAILED: ${name}\n${(outputs.get(`${name} `) ?? []).join("")}`);
      totals.passed += number("pass");
      totals.failed += number("fail") + broken;
      if (leaves.length || broken)
        console.log(
          `${time(elapsed).padStart(8)}  ${name}: ${counts(number("pass"), number("fail") + broken, number("skip"))}`,
        );
    }
  }
  write(totals);
}

/** The reason that a Go test gave for being skipped. @param {string[]} output */
const reason = (output) =>
  output
    .map((line) => /^\s+\w+\.go:\d+: (.*)/.exec(line)?.[1])
    .filter(Boolean)
    .at(-1) ?? "no reason was given";

/** Why tests were skipped, a line for each reason; documents that are not there are counted. @param {string[]} skipped @returns {string[]} */
export function reasons(skipped) {
  /** @type {Set<string>} */
  const documents = new Set();
  /** @type {Map<string, number>} */
  const others = new Map();
  let outside = 0;
  for (const why of skipped) {
    const [, file] = /^\.\.\/shared\/(\S+) is not there: a document$/.exec(why) ?? [];
    if (!file) {
      others.set(why, (others.get(why) ?? 0) + 1);
      continue;
    }
    outside++;
    documents.add(file);
  }
  return [
    ...(outside ? [`${outside} tests: ../shared is not there: ${documents.size} documents`] : []),
    ...[...others].sort(([, a], [, b]) => b - a).map(([why, n]) => `${n} ${n === 1 ? "test" : "tests"}: ${why}`),
  ];
}

function total() {
  const file = process.env.TOTALS ?? "";
  /** @type {Totals[]} */
  const all = existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const skipped = all.flatMap((totals) => totals.skipped);
  for (const why of reasons(skipped)) console.log(`skipped: ${why}`);
  const sum = (/** @type {"passed" | "failed"} */ what) => all.reduce((n, totals) => n + totals[what], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${skipped.length} skipped`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === "go") await reportGo(process.argv[3]);
  else total();
}
