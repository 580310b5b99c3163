/**
 * Asks libraries of many languages for the targets of the same references, and writes what they
 * answer to recorded.json. It is run by hand, from a built site:
 *
 *     node web/libraries/record.mjs --install    install from Debian what lacks, then record
 *     node web/libraries/record.mjs              record what is there; the rest stays as it was
 *     node web/libraries/record.mjs --check      ask again what is there, and report what differs
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { programs } from "./calls.mjs";
import { casesOf } from "./cases.mjs";

/** @typedef {import("./calls.mjs").Call} Call */
/** @typedef {import("./calls.mjs").Program} Program */
/** @typedef {string | null | { error: string }} Answer */
/** @typedef {{ language: string, library: string, version: string, call: string, date: string, answers: Answer[] }} Recorded */

const folder = dirname(fileURLToPath(import.meta.url));
const root = resolve(folder, "..", "..");
const file = join(folder, "recorded.json");
const [checks, installs] = ["--check", "--install"].map((option) => process.argv.includes(option));
/** Milliseconds that a program has for all cases; longer than a second for one is an answer, too. */
const patience = 120_000;

const made = mkdtempSync(join(tmpdir(), "libraries-"));
process.on("exit", () => rmSync(made, { recursive: true, force: true }));

/** @param {string[]} command @param {string} out @param {string} [input] */
function run(command, out, input = "") {
  const programs = relative(root, join(folder, "programs"));
  const [name, ...args] = command.map((part) => part.replaceAll("{out}", out).replaceAll("{programs}", programs));
  return spawnSync(name, args, { cwd: root, input, encoding: "utf8", timeout: patience, maxBuffer: 1 << 26 });
}

/** The upstream version of a Debian package; empty where it is not installed. @param {string} name */
function versionOf(name) {
  const { status, stdout } = run(["dpkg-query", "-W", "-f=${db:Status-Status} ${Version}", name], made);
  const [state, version = ""] = stdout.split(" ");
  return status === 0 && state === "installed"
    ? version
        .replace(/^\d+:/, "")
        .replace(/-[^-]*$/, "")
        .replace(/[+~](dfsg|ds|really)[^-]*$/, "")
    : "";
}

/** What is to be told of a call: library, call and version. @param {Program} program @param {Call} call */
function told({ language, packages }, { name, library, call, version }) {
  if (language === "Go")
    return { library, call, version: run(["go", "env", "GOVERSION"], made).stdout.trim().replace(/^go/, "") };
  if (library.includes("ode")) return { library, call, version: process.versions.node };
  if (language === "JavaScript") return JSON.parse(run(["node", "{programs}/node.mjs", "--of", name], made).stdout);
  return { library, call, version: versionOf(version ?? packages[0]) };
}

/** @param {string} line @returns {Answer} */
function answerOf(line) {
  if (line.startsWith("=")) return line.slice(1);
  return line.startsWith("!") ? { error: line.slice(1, 200) } : null;
}

/** What a call answers to all cases; null, and why, where it cannot be asked. @param {Program} program @param {Call} call @param {string} out @param {string[]} lines */
function ask(program, call, out, lines) {
  /** @type {Answer[]} */
  const answers = [];
  while (answers.length < lines.length) {
    const rest = lines.slice(answers.length);
    const { stdout, stderr, error, status, signal } = run([...program.run, call.name], out, `${rest.join("\n")}\n`);
    const said = (stdout ?? "").split("\n").slice(0, -1);
    answers.push(...said.slice(0, rest.length).map(answerOf));
    if (answers.length === lines.length) break;
    if (!answers.length) return { answers: null, why: String(error?.message ?? (stderr.trim() || `status ${status}`)) };
    // It has ended at a case, whose answer that is, and goes on with the next one.
    answers.push({ error: error || signal ? `ended: ${signal ?? error?.message}` : `ended with status ${status}` });
  }
  return { answers, why: "" };
}

/** @param {Program} program */
function prepare(program) {
  const lacking = program.packages.filter((name) => !versionOf(name));
  if (lacking.length && installs) run(["apt-get", "install", "-y", "--no-install-recommends", ...lacking], made);
  const still = program.packages.filter((name) => !versionOf(name));
  if (still.length) return { out: "", why: `not installed: ${still.join(" ")}` };
  const out = join(made, `${program.language}-${program.calls[0].name}`.replace(/[^\w-]/g, "_"));
  if (!program.build) return { out, why: "" };
  const { status, stderr, stdout } = run(program.build, out);
  return { out, why: status === 0 ? "" : `does not build: ${(stderr || stdout).trim().slice(-500)}` };
}

/** The engine as it is built. */
const { load } = await import(new URL("../../dist/uriscope.js", import.meta.url).href);
const engine = await load();
const cases = casesOf(engine);
const lines = cases.map((texts) => texts.join("\t"));
const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { cases: [], calls: [] };
/** @param {Recorded} one */
const key = ({ language, library, call }) => [language, library, call].join("\t");
/** @type {Map<string, Recorded>} */
const known = new Map(before.calls.map((/** @type {Recorded} */ one) => [key(one), inOrder(one)]));

/** What was recorded of a call, in the order of the cases as they are now; new cases at their end have no answers yet. @param {Recorded} one @returns {Recorded} */
function inOrder({ answers, ...about }) {
  const given = new Map(
    before.cases.map((/** @type {string[]} */ texts, /** @type {number} */ i) => [texts.join("\t"), answers[i]]),
  );
  const now = lines.map((line) => /** @type {Answer} */ (given.get(line)));
  return { ...about, answers: now.slice(0, now.findLastIndex((answer) => answer !== undefined) + 1) };
}
const date = new Date().toISOString().slice(0, 10);
let differ = 0;
for (const program of programs) {
  const { out, why } = prepare(program);
  for (const call of program.calls) {
    if (why) {
      console.error(`${program.language}, ${call.library}: ${why}`);
      continue;
    }
    const { answers, why: not } = ask(program, call, out, lines);
    if (!answers) {
      console.error(`${program.language}, ${call.library || call.name}: ${not}`);
      continue;
    }
    const { library, version, call: written } = told(program, call);
    const one = { language: program.language, library, version, call: written, date, answers };
    const old = known.get(key(one));
    if (checks && old) {
      const others = cases.flatMap((texts, i) =>
        old.answers[i] === undefined || JSON.stringify(old.answers[i]) === JSON.stringify(answers[i])
          ? []
          : [{ texts, was: old.answers[i], is: answers[i] }],
      );
      differ += others.length;
      for (const other of others.slice(0, 5))
        console.log(`${key(one)} ${old.version} -> ${one.version}: ${JSON.stringify(other)}`);
    }
    known.set(key(one), one);
  }
}
/** Calls that were recorded before, and have no answer to a case before the last one that they answer. */
const unasked = [...known.values()].filter(({ answers }) => answers.includes(/** @type {any} */ (undefined))).map(key);
if (checks) {
  console.log(`${known.size} calls, ${differ} answers differ from those that are recorded`);
  process.exitCode = differ ? 1 : 0;
} else if (unasked.length) {
  console.error(`There are new cases before the end, so nothing is written without: ${unasked.join("; ")}`);
  process.exitCode = 1;
} else {
  const calls = [...known.values()].map((one) => JSON.stringify(one));
  writeFileSync(
    file,
    `{"cases":[\n${lines.map((_, i) => JSON.stringify(cases[i])).join(",\n")}\n],\n"calls":[\n${calls.join(",\n")}\n]}\n`,
  );
  console.log(`${cases.length} cases, ${calls.length} calls`);
}
process.exit();
