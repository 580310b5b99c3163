/** "uriscope score": counts the changes of a spec's lines that a list of cases detects. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { casesOf } from "../libraries/cases.mjs";
import { casesIn, printed, scoreOf } from "../src/cases/scoring.js";
import { sharp } from "../src/cases/sharp.js";
import { run } from "./commandline.js";
import { engine, say } from "./fixtures.js";
import { explained, inTemporary, root } from "./support.js";
import { test } from "./test.js";

const rfc3986 = { edition: "rfc3986" };

/** @param {[string, string][]} cases */
function scoredWith(cases) {
  const known = engine.score(rfc3986, cases);
  assert.ok(Array.isArray(known));
  return known;
}

/** @param {[string, string][]} cases */
const scored = async (cases, request = rfc3986) => {
  const found = await scoreOf(engine, request, cases);
  assert.ok(found);
  return found;
};

test("a known change says what it gives in each case that notices it, if that is asked for", () => {
  const cases = sharp.slice(0, 3);
  const all = engine.score(rfc3986, cases, { targets: true });
  assert.ok(Array.isArray(all));
  assert.ok(scoredWith(cases).every(({ targets }) => targets === undefined));
  for (const [i, { id, lines, cases: noticed, targets = [] }] of all.entries()) {
    assert.equal(targets.length, noticed.length, id);
    if (i % 9) continue; // skip most of them, because running each takes seconds
    for (const [at, text] of targets.entries()) {
      const [base, reference] = cases[noticed[at]];
      const answer = engine.explain({ base, reference, lines, limit: 0 });
      assert.equal(text, "error" in answer ? "" : (answer.target ?? ""), id);
    }
  }
});

test("a change is noticed exactly where it gives another target", async () => {
  const cases = sharp.slice(0, 8);
  const { unnoticed } = await scored(cases);
  const all = (await scored([])).unnoticed;
  assert.equal(all.length, new Set(all.map(({ id }) => id)).size);
  for (const [i, change] of all.entries()) {
    if (i % 5) continue; // skip most of them, because running each takes seconds
    const differs = cases.some(([base, reference]) => {
      const request = { base, reference, limit: 0 };
      const own = engine.explain(request);
      const changed = engine.explain({ ...request, lines: change.lines }); // an error, without a target, if it doesn't end
      return own.target !== changed.target;
    });
    assert.equal(
      !differs,
      unnoticed.some(({ id }) => id === change.id),
      change.id,
    );
  }
});

test("the examples of RFC 3986 miss what they are said to miss, and the sharp cases all notice it", async () => {
  const { lines, beside, untested, unnoticed, left } = await scored(printed(engine, "rfc3986"));
  assert.ok(lines.noticed < lines.of && beside.noticed < beside.of);
  assert.deepEqual(untested, ["root", "2A", "2D"]);
  const empty = unnoticed.filter(({ kind }) => kind === "empty").map(({ line }) => line);
  assert.deepEqual(empty, ["has-query", "no-base-path", "if-query", "if-fragment"]);
  assert.equal(left, 0);
});

test(
  "the sharp cases tell the known changes of RFC 3986 apart, unless there is no target to tell them by",
  { sweep: true },
  async () => {
    const known = scoredWith([]);
    const targets = (/** @type {import("../src/run/engine.js").Request["lines"]} */ lines) =>
      sharp.map(([base, reference]) => engine.explain({ base, reference, lines, limit: 0 }).target);
    /** @type {Map<string, string[]>} */
    const alike = new Map([[JSON.stringify(targets(undefined)), ["the RFC"]]]);
    for (const { id, lines } of known) {
      const key = JSON.stringify(targets(lines));
      alike.set(key, [...(alike.get(key) ?? []), id]);
    }
    assert.deepEqual([...alike.values()].filter(({ length }) => length > 1).sort(), [
      ["if-scheme left-out", "if-scheme opposite"],
      ["split-base left-out", "has-scheme register: if Base.scheme is defined", "scheme-of-base left-out"],
      ["the RFC", "base-without-scheme"],
    ]);
  },
);

test("additions are few, and notice what they are said to notice", async () => {
  /** @type {[string, string][]} */
  const own = [
    ["http://a/b", "c"],
    ["http://a/b/c", "../d"],
  ];
  const { additions, left, unnoticed } = await scored(own);
  assert.equal((await scored([...own, ...additions])).unnoticed.length, left);
  assert.ok(additions.length < unnoticed.length / 2);
  assert.equal(left, 0);
});

for (const language of ["en", "zh-Hans"])
  test(`the chapter on what the examples don't test: each of its rows was run, and its figures are so: ${language}`, async () => {
    const text = await readFile(join(root, `web/src/learn/${language}/untested-lines.html`), "utf8");
    const plain = (/** @type {string} */ html) => html.replace(/<[^>]*>/g, "").replaceAll("&quot;", '"');
    const known = scoredWith([]);
    const rows = [...text.matchAll(/<tr data-change="([^"]*)">(.*)<\/tr>/g)];
    assert.ok(rows.length >= 17);
    for (const [, id, row] of rows) {
      const [base, reference, target, wrong] = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => plain(cell));
      /** @type {import("../src/run/engine.js").KnownChange | undefined} */
      const change = known.find((one) => one.id === plain(id));
      assert.ok(change, id);
      assert.equal(explained(engine, { base, reference }).target, target);
      assert.equal(explained(engine, { base, reference, lines: change.lines }).target, wrong, `${base} + ${reference}`);
      assert.ok(
        sharp.some((one) => one[0] === base && one[1] === reference),
        `${base} + ${reference}`,
      );
    }
    const examples = new Set(printed(engine, "rfc3986").map(String));
    const { lines } = await scored(printed(engine, "rfc3986"));
    const share = lines.noticed / lines.of;
    assert.ok(
      share > 0.72 && share < 0.78 && lines.of === 160,
      `three quarters of 160: ${lines.noticed} of ${lines.of}`,
    );
    const { cases, calls } = JSON.parse(await readFile(join(root, "dist/libraries.json"), "utf8"));
    const texts = cases.map((/** @type {[string, string]} */ [base, reference]) =>
      explained(engine, { base, reference, limit: 0 }),
    );
    const isRight =
      (/** @type {any} */ { answers }) =>
      (/** @type {unknown} */ _, /** @type {number} */ i) =>
        answers[i] === undefined || answers[i] === texts[i].target;
    const whole = calls.filter((/** @type {any} */ call) =>
      cases.every(
        (/** @type {unknown} */ one, /** @type {number} */ i) => !examples.has(String(one)) || isRight(call)(one, i),
      ),
    );
    assert.deepEqual([examples.size, calls.length, whole.length], [42, 59, 19]);
    assert.ok(whole.every((/** @type {any} */ call) => !cases.every(isRight(call))));
  });

for (const [language, locale] of Object.entries({ en: "C", "zh-Hans": "zh_CN.UTF-8" }))
  test(
    `the five steps to a diagnosis are carried out, and print what the chapter shows: ${language}`,
    { sweep: true },
    () =>
      inTemporary(async (directory) => {
        const chapter = await readFile(join(root, `web/src/learn/${language}/untested-lines.html`), "utf8");
        const plain = (/** @type {string} */ html) =>
          html.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
        await symlink(join(root, "web/node_modules"), join(directory, "node_modules"));
        const uriscope = `uriscope() { "${process.execPath}" "${join(root, "dist-npm/cli.js")}" "$@"; }`;
        const commands = [];
        for (const [, file, code] of chapter.matchAll(/<pre(?: data-file="(.*)")?><code>([^]*?)<\/code>/g)) {
          const text = plain(code);
          if (file) {
            await writeFile(join(directory, file), text);
            continue;
          }
          const lines = text.split("\n");
          const asked = lines.filter((line) => line.startsWith("$ ")).map((line) => line.slice(2));
          commands.push(...asked);
          const { stdout } = await promisify(execFile)("/bin/sh", ["-c", [uriscope, ...asked, "true"].join("\n")], {
            cwd: directory,
            env: { ...process.env, LC_ALL: locale },
          });
          assert.equal(
            stdout,
            lines
              .filter((line) => !line.startsWith("$ "))
              .map((line) => `${line}\n`)
              .join(""),
          );
        }
        assert.ok(commands.length >= 6, commands.join("\n"));
        const report = await readFile(join(directory, "report.txt"), "utf8");
        const [, agreeing] = /^RFC\s3986\s*[:：]\s*(\d+)/m.exec(report) ?? [];
        const all = casesOf(engine).length;
        for (const count of [all, sharp.length, all - Number(agreeing)])
          assert.match(chapter, new RegExp(`(?<!\\d)${count}(?!\\d)`));
      }),
  );

test("other specs are scored by their own lines, and those whose lines don't run have no score", async () => {
  for (const { id } of engine.editions()) {
    const found = await scoreOf(engine, { edition: id }, sharp);
    assert.equal(found === null, id === "url-standard", id);
    if (found) assert.ok(found.lines.noticed > 0, id);
  }
});

test("cases are read from lines and from JSON, as suites have them", async () => {
  const rows = [
    ["http://a/b", "c"],
    ["", ""],
  ];
  assert.deepEqual(casesIn("# a remark\nhttp://a/b\tc\thttp://a/c\r\n\n\t\n"), rows);
  const objects = [
    { base: "http://a/b", input: "c", href: "http://a/c" },
    { base: null, ref: "" },
  ];
  for (const data of [rows, objects, ["a remark", ...objects], { about: "a suite", cases: objects }])
    assert.deepEqual(casesIn(JSON.stringify(data)), rows);
  assert.deepEqual(casesIn("http://a/b\tc\nhttp://a/b\n"), { line: 2 });
  assert.deepEqual(casesIn("[1"), { line: 1 });
  assert.deepEqual(casesIn('[["a", "b"], 1]'), { line: 2 });
});

test("score: text and JSON say the same; the status says whether anything is missed", async () =>
  inTemporary(async (directory) => {
    await writeFile(join(directory, "cases.tsv"), "http://a/b\tc\n");
    const { status, out, err } = await run(["score", "cases.tsv"], "", directory);
    assert.deepEqual([status, err], [1, ""]);
    const json = await run(["score", "cases.tsv", "--format", "json"], "", directory);
    const data = JSON.parse(json.out);
    assert.equal(data.cases, 1);
    assert.ok(data.unnoticed.every((/** @type {any} */ { text }) => out.includes(text)));
    assert.ok(
      data.additions.every((/** @type {any} */ one) => out.includes(`${one.base}\t${one.reference}\t${one.target}`)),
    );

    const whole = [...printed(engine, "rfc3986"), ...sharp].map((one) => one.join("\t")).join("\n");
    await writeFile(join(directory, "whole.tsv"), whole);
    const good = await run(["score", "whole.tsv"], "", directory);
    assert.equal(good.status, 0);
    assert.ok(good.out.trimEnd().endsWith(say("score:whole", { document: "RFC 3986" })));

    const none = await run(["score", "--edition", "url-standard", "cases.tsv"], "", directory);
    assert.deepEqual([none.status, none.out], [2, ""]);
    await writeFile(join(directory, "bad.tsv"), "http://a/b\n");
    const bad = await run(["score", "bad.tsv"], "", directory);
    assert.equal(bad.status, 2);
    assert.ok(bad.err.includes("bad.tsv:1"));
  }));

test("score: without a file, the spec's examples are scored", async () => {
  const { out } = await run(["score", "--format", "json"]);
  assert.equal(JSON.parse(out).cases, printed(engine, "rfc3986").length);
});
