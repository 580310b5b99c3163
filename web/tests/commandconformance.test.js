/** "uriscope check --conformance": the document that a library's answers follow, and the differences. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { casesOf } from "../libraries/cases.mjs";
import { longest } from "../src/command/input.js";
import { options } from "../src/command/table.js";
import { programs } from "../src/libraries/kit.js";
import { run } from "./commandline.js";
import { engine, say, saying } from "./fixtures.js";
import { explained, inTemporary } from "./support.js";
import { test } from "./test.js";

/** The lines with the number of answers that no mistake explains, and of missing ones. @param {number[]} counts @param {string} edition */
const counted = ([others, refused, unanswered], edition = "rfc3986", unexplained = others) => [
  say("expected:others", { others, unexplained }),
  say("expected:refused", { count: refused, edition }),
  say("expected:unanswered", { count: unanswered, edition }),
];

/** The command's output about the answers in a file. @param {string} text @param {string[]} args */
const conformance = (text, ...args) =>
  inTemporary(async (directory) => {
    await writeFile(join(directory, "answers"), text);
    return run(["check", "--conformance", "answers", ...args], "", directory);
  });

test("conformance: which document the answers follow, where not and why, in each form of the file", async () => {
  const rows = [
    ["http://a/b/c/d", "../../../g", "http://a/../g"],
    ["http://a/b", "c?y", "http://a/c?y"],
    ["http://a/b", "http:c", "http:c"],
    ["http://a/b", "c", "http://a/b/c"],
  ];
  const { status, out, err } = await conformance(["# answers", ...rows.map((row) => row.join("\t")), ""].join("\r\n"));
  assert.deepEqual([status, err], [1, ""]);
  const lines = out.replace(/[“”]/g, "").trimEnd().split("\n");
  assert.ok(lines.includes(say("command:conformance:row", { document: "RFC 3986", agree: 2, cases: 4 })), out);
  const at = lines.indexOf(
    say("command:conformance:follows", { document: "draft-fielding-uri-rfc2396bis-01", except: 1 }),
  );
  assert.ok(at > 0, out);
  const slip = say("expected:slip", { how: say("expected:kinds:base-slash") });
  const singly = lines.indexOf(say("command:conformance:singly"));
  assert.ok(lines[singly + 2].startsWith(`    ${slip}`), out);
  assert.deepEqual(lines.slice(-3), counted([1, 0, 0], "rfc3986", 0)); // too few answers for a mistake
  assert.equal(lines[at + 1], say("command:conformance:groups"));
  assert.equal(lines[at + 3], `    ${say("command:conformance:cases", { count: 1, numbers: "4" })}`);
  const objects = rows.map(([base, reference, answer]) => ({ base, reference, answer }));
  for (const json of [rows, objects]) assert.deepEqual(await conformance(JSON.stringify(json)), { status, out, err });
});

test("conformance: one document that must be followed decides the status", async () => {
  const rows = "http://a/b/c/d\t../../../g\thttp://a/g\nhttp://a/b\thttp:c\thttp:c\na\tb\t\n";
  const met = await conformance(rows, "--follow", "rfc3986");
  assert.equal(met.status, 0, met.out);
  assert.match(met.out, saying("command:conformance:misses", { document: "RFC 3986", except: 0 }));
  const missed = await conformance(rows, "--follow", "rfc1808");
  assert.equal(missed.status, 1);
  assert.match(missed.out, saying("command:conformance:misses", { document: "RFC 1808", except: 1 }));
  const option = await conformance("http://a/b\thttp:c\thttp://a/c\n", "--follow", "rfc3986", "--strict", "no");
  assert.equal(option.status, 0, option.out);
  const unknown = await conformance(rows, "--follow", "rfc1");
  assert.deepEqual([unknown.status, unknown.out], [2, ""]);
  assert.ok(unknown.err.includes("rfc1"), unknown.err);
});

test("conformance: answers in the order of the recorded cases, and what is no list of answers", async () => {
  const cases = casesOf(engine);
  const targets = cases.map(([base, reference]) => explained(engine, { base, reference, limit: 0 }).target);
  const json = await conformance(JSON.stringify([{ error: "no" }, ...targets.slice(1)]), "--follow", "rfc3986");
  assert.equal(json.status, 1);
  assert.match(json.out, saying("command:conformance:misses", { document: "RFC 3986", except: 1 }));
  // conformance.test.js has more texts that aren't lists of answers.
  for (const [text, file] of [
    ["", "answers"],
    ["a\tb\tc\nd\n", "answers:2"],
  ]) {
    const told = say("command:conformance:answers", { file, count: cases.length });
    assert.deepEqual(await conformance(text), { status: 2, out: "", err: `uriscope: ${told}\n` }, JSON.stringify(text));
    for (const format of ["tap", "junit", "github"]) {
      const { status, out } = await conformance(text, "--format", format);
      assert.deepEqual([status, out.includes(told)], [2, true], format);
    }
    const { out } = await conformance(text, "--format", "junit");
    assert.match(
      out,
      /<testsuites tests="1" failures="0" errors="1" skipped="0">[^]*<error message=[^]*<\/testsuites>\n$/,
    );
  }
  assert.equal((await run(["check", "--conformance", "/nowhere"])).status, 2);
});

test("conformance: a case that is too long is named and left out, in each form of the file", async () => {
  const long = "x".repeat(longest);
  const rows = [
    ["http://a/b", "c", "http://a/c"],
    ["http://a/", long, "x:y"],
    ["http://a/b", "d", "http://a/d"],
  ];
  const json = JSON.stringify(rows).replace("[", `[${" ".repeat(longest)}`); // write the JSON on a single line
  for (const text of [rows.map((row) => row.join("\t")).join("\n"), json]) {
    const { status, out, err } = await conformance(text, "--follow", "rfc3986");
    assert.deepEqual([status, err], [2, `answers:2: ${say("command:long-line", { most: longest })}\n`]);
    assert.match(out, saying("command:conformance:misses", { document: "RFC 3986", except: 0 }));
  }
});

test("conformance: which mistake a library makes, in how many cases, and the shortest", async () => {
  const all = engine.misreadings("rfc3986");
  assert.ok(!("error" in all));
  const lines = all.find(({ id }) => id === "end-without-slash")?.lines;
  const rows = ["http://a/b/c/d", "http://a/b/c", "http://a/b/"].flatMap((base) =>
    ["..", "x/", "x/."].map((reference) => [base, reference, explained(engine, { base, reference, lines }).target]),
  );
  rows.push(["http://a/b/c", "./..", "http://a/"]); // add an error that occurs once
  const file = `${rows.map((row) => row.join("\t")).join("\n")}\n`;
  const misreading = say("expected:misreadings:end-without-slash");
  const { out } = await conformance(file, "--follow", "rfc3986");
  const said = out.replace(/[“”]/g, "").trimEnd().split("\n");
  const at = said.indexOf(say("command:conformance:groups"));
  const counts = { obeyed: 6, matters: 7, section: "RFC 3986, section 5.2.4" };
  const shortest = say("expected:shortest", { base: "http://a/b/", reference: ".." });
  assert.equal(said[at + 1], `  ${say("expected:followed", { ...counts, misreading })} ${shortest}`, out);
  assert.equal(said[at + 2], `    ${say("command:conformance:cases", { count: 6, numbers: "1, 3–4, 6–7, 9" })}`);
  assert.match(said[at + 3], /^ {4}#base=http:\/\/a\/b\/&reference=\.\.&/);
  assert.equal(said[at + 4], say("command:conformance:singly"));
  assert.deepEqual(said.slice(-3), counted([0, 0, 0]));
  const { followed, unexplained } = JSON.parse(
    (await conformance(file, "--follow", "rfc3986", "--format", "json")).out.replace(/[“”]/g, ""),
  );
  assert.deepEqual(followed, [
    {
      misreadings: ["end-without-slash"],
      said: [misreading],
      ...counts,
      shortest: { base: "http://a/b/", reference: ".." },
    },
  ]);
  assert.equal(unexplained, 0);
});

test("conformance: answers to some of our cases alone are no success, unless that is allowed", async () => {
  const cases = casesOf(engine).slice(0, 20);
  const rows = cases.map(([base, reference]) => [base, reference, explained(engine, { base, reference }).target]);
  const file = rows.map((row) => row.join("\t")).join("\n");
  const answered = `${say("expected:answered", { answered: 20, count: casesOf(engine).length })}\n`;
  const { status, out, err } = await conformance(file, "--follow", "rfc3986");
  assert.deepEqual([status, err], [2, answered]);
  assert.deepEqual(await conformance(file, "--follow", "rfc3986", "--partial"), { status: 0, out, err });
  const json = await conformance(file, "--format", "json");
  assert.deepEqual([json.status, json.err, JSON.parse(json.out).missing], [2, answered, casesOf(engine).length - 20]);
  const own = await conformance(`${file}\na:\tb:\tb:\n`, "--follow", "rfc3986");
  assert.deepEqual([own.status, own.err], [2, answered], "a case of its own does not hide that");
  const others = [...Array(21).keys()].map((i) => `a:\tb${i}:\tb${i}:`);
  const another = await conformance([file, ...others, ""].join("\n"), "--follow", "rfc3986");
  assert.deepEqual([another.status, another.err], [0, ""], "a list mostly of its own cases is another list");
  const wrong = await conformance(`${file.replace(/g$/, "h")}`, "--follow", "rfc3986", "--partial");
  assert.equal(wrong.status, 1);
});

test("conformance: a refusal is neither a missing answer nor a difference; of invalid input it is right", async () => {
  const file = [
    "http://a/b\tc\t! not\u0020today",
    "http://a/b\td\t-",
    "http://a/b\tc d\t!",
    "http://a/b\t%\t-",
    "a\tb\t! no",
    "",
  ].join("\n");
  const { status, out } = await conformance(file, "--follow", "rfc3986");
  assert.equal(status, 1);
  const lines = out.replace(/[“”]/g, "").trimEnd().split("\n");
  assert.ok(lines.includes(say("command:conformance:row", { document: "RFC 3986", agree: 3, cases: 5 })), out);
  assert.ok(lines.includes(say("command:conformance:row", { document: "URL Standard", agree: 1, cases: 5 })), out);
  const texts = { base: "http://a/b", document: "RFC 3986" };
  const refused = { ...texts, reference: "c", error: "not today", target: "http://a/c" };
  const silent = say("command:conformance:silent", { ...texts, reference: "d", target: "http://a/d" });
  assert.deepEqual(
    lines.filter((line) => line.startsWith("http")),
    [say("command:conformance:refuses", refused), silent],
  );
  assert.ok(lines.includes(`    ${silent}`), "its group");
  assert.deepEqual(lines.slice(-3), counted([0, 1, 1]));
  const data = JSON.parse((await conformance(file, "--follow", "rfc3986", "--format", "json")).out);
  assert.deepEqual([data.differing, data.missing], [[], 0]);
  assert.deepEqual(data.refused, [{ base: "http://a/b", reference: "c", error: "not today", target: "http://a/c" }]);
  assert.deepEqual(data.unanswered, [{ base: "http://a/b", reference: "d", target: "http://a/d" }]);
});

test("conformance: of a thousand wrong answers a hundred are told", { sweep: true }, async () => {
  const { status, out } = await conformance("http://a/b\tc\tx:y\n".repeat(1_000));
  assert.equal(status, 1);
  const lines = out.split("\n");
  const groups = lines.indexOf(say("command:conformance:groups"));
  assert.equal(lines[groups + 2], `    ${say("command:conformance:cases", { count: 1_000, numbers: "1–1000" })}`);
  assert.equal(lines.at(-5), say("command:conformance:more", { count: 900 }));
  assert.deepEqual(lines.slice(-4), [...counted([1_000, 0, 0], "url-standard"), ""]);
});

test("conformance: as JSON, all differing cases, what they lack and who is closest; arguments in any order", async () => {
  const rows = `http://a/b\tc\tx:y\nhttp://a/b\tC\thttp://a/c\nhttp://a\t//b\thttp://b/\n${"http://a/b\tc\tx:y\n".repeat(101)}`;
  const { status, out } = await conformance(rows, "--format", "json", "--follow", "rfc3986");
  assert.equal(status, 1);
  const { cases, documents, must, differing } = JSON.parse(out);
  assert.deepEqual([cases, must, differing.length], [104, { edition: "rfc3986", options: {} }, 104]);
  const [first, second, third] = differing;
  assert.deepEqual(first, {
    base: "http://a/b",
    reference: "c",
    answer: "x:y",
    target: "http://a/c",
    equivalent: false,
    pattern: null,
    misreading: null,
  });
  assert.deepEqual([second.pattern, second.equivalent, third.equivalent], [null, false, true]);
  assert.ok(documents.some((/** @type {any} */ one) => one.edition === "url-standard" && one.agree === 1));
  await inTemporary(async (directory) => {
    await writeFile(join(directory, "answers"), "http://a/b\tc\thttp://a/c\n");
    const first = await run(["check", "--conformance", "--follow", "rfc3986", "answers"], "", directory);
    assert.deepEqual([first.status, first.err], [0, ""]);
    const two = await run(["check", "--conformance", "answers", "answers"], "", directory);
    assert.deepEqual([two.status, two.err], [2, `uriscope: ${say("command:one-file")}\n`]);
    const plain = await run(["check", "--format", "tap", "answers"], "", directory);
    assert.deepEqual(
      [plain.status, plain.err],
      [2, `uriscope: ${say("command:check-format", { format: "tap", list: "text, json" })}\n`],
    );
  });
});

test("own cases as JSON: a line for each that differs, and the counts on standard error", () =>
  inTemporary(async (directory) => {
    const rows = ["http://a/b\tc\thttp://a/c", "http://a/b/c/d\t../../../g\thttp://a/../g", "x", "http://a/b\td\t"];
    await writeFile(join(directory, "cases"), rows.join("\n"));
    const { status, out, err } = await run(["check", "--json", "cases"], "", directory);
    assert.equal(status, 2);
    const [first, second, ...more] = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.equal(more.length, 0);
    const { text, alike, ...rest } = first;
    const texts = { base: "http://a/b/c/d", reference: "../../../g", expected: "http://a/../g" };
    assert.deepEqual(rest, { line: 2, ...texts, edition: "rfc3986", target: "http://a/g" });
    assert.ok(alike.includes("rfc1808") && !alike.includes("rfc3986"), alike);
    const plain = await run(["check", "cases"], "", directory);
    assert.ok(plain.out.includes(`cases:2: ${text}`), plain.out);
    assert.deepEqual([second.line, second.expected, second.alike], [4, null, ["rfc1738"]]);
    assert.ok(err.endsWith(`${say("command:checked", { agree: 1, differ: 2, unread: 1 })}\n`), err);
  }));

test("conformance: what differs in writing alone, and is equivalent, is said to be", async () => {
  const { out } = await conformance("http://a/b\tC\thttp://a/c\nhttp://a\t//b\thttp://b/\n", "--follow", "rfc3986");
  assert.ok(out.includes(say("expected:equivalent", { document: "RFC 3986" })), out);
});

/** TAP's test points, read by a minimal parser. @param {string} tap */
function pointsIn(tap) {
  const points = [...tap.matchAll(/^(not )?ok (\d+) - (.*?)(?: # (TODO|SKIP)\b.*)?$/gm)];
  const [, plan] = /^1\.\.(\d+)$/m.exec(tap) ?? [];
  assert.deepEqual(
    points.map(([, , number]) => Number(number)),
    Array.from({ length: Number(plan) }, (_, i) => i + 1),
  );
  return points.map(([, not, , name, directive]) => ({ ok: !not, name, directive }));
}

const five = [
  ["http://a/b", "c", "http://a/c"],
  ["http://a/b", "c#<&\"'\u0001", "x:\ud83d\ude00]]>"],
  ["http://a/b", "d", "! no"],
  ["http://a/b", "e", "-"],
  ["http://a/b/c/d", "../../../g", "http://a/../g"],
];
const fiveLines = five.map((row) => `${row.join("\t")}\n`).join("");

test("conformance: TAP and JUnit's XML have a point for each case, annotations and groups one for each cause", async () => {
  const args = ["--follow", "rfc3986", "--format"];
  const tap = await conformance(fiveLines, ...args, "tap");
  assert.equal(tap.status, 1);
  assert.ok(tap.out.startsWith("TAP version 13\n1..5\n"));
  assert.deepEqual(
    pointsIn(tap.out).map(({ ok }) => ok),
    [true, false, false, false, false],
  );
  // Perl's parser, if it is installed.
  const script = `my $p = TAP::Parser->new({ tap => join "", <STDIN> }); $p->run; print join " ", $p->tests_run, scalar $p->failed, scalar $p->parse_errors`;
  const perl = spawnSync("perl", ["-MTAP::Parser", "-e", script], { input: tap.out });
  if (perl.status === 0) assert.equal(String(perl.stdout), "5 4 0");
  const xml = (await conformance(fiveLines, ...args, "junit")).out;
  assert.match(xml, /<testsuites tests="5" failures="4" errors="0" skipped="0">/);
  assert.deepEqual([xml.match(/<testcase /g)?.length, xml.match(/<failure /g)?.length], [5, 4]);
  // Python's parser, if it is installed.
  const program = `import sys, xml.etree.ElementTree as e
print(len(e.fromstring(sys.stdin.buffer.read()).findall(".//testcase")))`;
  const python = spawnSync("python3", ["-c", program], { input: xml });
  if (!python.error) assert.equal(String(python.stdout), "5\n", String(python.stderr));
  assert.doesNotMatch(xml.replace(/<[^<>]*>/g, ""), /[<>\0-\x08]|&(?!#\d+;)/);
  const { groups, exceptions } = JSON.parse(
    (await conformance(fiveLines, ...args, "json", "--page", "https://p/")).out,
  );
  assert.equal(exceptions, 4);
  assert.equal(
    groups.reduce((/** @type {number} */ sum, /** @type {{ count: number }} */ { count }) => sum + count, 0),
    exceptions,
  );
  for (const { count, numbers, shortest, link, text } of groups) {
    assert.equal(numbers.length, count);
    assert.deepEqual([shortest.base, shortest.reference], five[shortest.number - 1].slice(0, 2));
    assert.ok(link.startsWith("https://p/#base=") && text, link);
  }
  assert.deepEqual(groups.map((/** @type {{ kind: string }} */ { kind }) => kind).sort(), [
    "misreading",
    "refused",
    "unanswered",
    "unexplained",
  ]);
  const lines = (await conformance(fiveLines, ...args, "github")).out.trimEnd().split("\n");
  assert.equal(lines.length, groups.length + 1);
  for (const line of lines.slice(0, -1)) assert.match(line, /^::error file=answers,line=[2-5],title=[^:,]+::[^\n]+$/);
  const badge = JSON.parse((await conformance(fiveLines, ...args, "badge")).out);
  assert.deepEqual([badge.schemaVersion, badge.label, badge.color], [1, "RFC 3986", "red"]);
});

test("conformance: deviations in a baseline do not count, another answer to the same case does, and the text says what is gone", () =>
  inTemporary(async (directory) => {
    const check = async (/** @type {string} */ text, /** @type {string[]} */ ...args) => {
      await writeFile(join(directory, "answers"), text);
      return run(["check", "--conformance", "--baseline", "known.json", ...args, "answers"], "", directory);
    };
    assert.equal((await check(fiveLines)).status, 2, "there is no baseline");
    const written = await check(fiveLines, "--follow", "rfc3986", "--write-baseline");
    const told = say("command:baseline:written", { file: "known.json", count: 4 });
    assert.deepEqual(written, { status: 0, out: `${told}\n`, err: "" });
    for (const format of ["text", "json", "tap", "junit", "github", "badge"])
      assert.equal((await check(fiveLines, "--format", format)).status, 0, format);
    const points = pointsIn((await check(fiveLines, "--format", "tap")).out);
    assert.deepEqual(
      points.map(({ directive }) => directive),
      [undefined, "TODO", "TODO", "TODO", "TODO"],
    );
    assert.equal((await check(fiveLines.replace("! no", "! another message"))).status, 0);
    const other = await check(fiveLines.replace("http://a/../g", "http://a/x/g"));
    assert.equal(other.status, 1);
    assert.ok(other.out.includes(say("command:baseline:known", { known: 3, counted: 1 })), other.out);
    for (const format of ["text", "tap", "junit", "github"]) {
      const { out } = await check(fiveLines.replace("http://a/../g", "http://a/x/g"), "--format", format);
      assert.ok(out.includes(say("command:baseline:gone", { count: 1 })), out);
    }
    const cut = await check(fiveLines.replace("! no", "x"));
    assert.ok(cut.out.includes(say("command:baseline:gone", { count: 1 })), cut.out);
    const elsewhere = await check(fiveLines, "--follow", "rfc1808");
    assert.ok(elsewhere.err.includes(say("command:baseline:other", { file: "known.json", edition: "rfc3986" })));
    await writeFile(join(directory, "known.json"), "[]");
    assert.ok((await check(fiveLines)).err.includes(say("command:baseline:none", { file: "known.json" })));
  }));

test("conformance: a baseline that is written again keeps its spec, and the cases that are not asked", () =>
  inTemporary(async (directory) => {
    const file = join(directory, "known.json");
    const check = async (/** @type {string} */ text, /** @type {string[]} */ ...args) => {
      await writeFile(join(directory, "answers"), text);
      return run(["check", "--conformance", "--baseline", "known.json", ...args, "answers"], "", directory);
    };
    const rows = ["http://a/b/c/d\t../../../g\thttp://a/../g\n", "http://a/b\tc\tx:y\n", "http://a/b\td\thttp://a/d\n"];
    await check(rows.join(""), "--follow", "rfc3986", "--strict", "no", "--write-baseline");
    const written = await readFile(file, "utf8");
    assert.deepEqual(JSON.parse(written).options, { strict: "no" });
    // The URL Standard and others are closer.
    await check(rows.join(""), "--write-baseline");
    assert.equal(await readFile(file, "utf8"), written);
    const some = await check(rows[0], "--partial");
    assert.ok(some.out.includes(say("command:baseline:known", { known: 1, counted: 0 })), some.out);
    assert.ok(!some.out.includes(say("command:baseline:gone", { count: 1 })), some.out);
    const gone = await check("http://a/b\tc\thttp://a/c\n", "--partial");
    assert.ok(gone.out.includes(say("command:baseline:gone", { count: 1 })), gone.out);
    await check(rows[0], "--partial", "--write-baseline");
    assert.deepEqual(JSON.parse(await readFile(file, "utf8")), JSON.parse(written));
    await check(rows[0], "--follow", "rfc1808", "--write-baseline");
    const { edition, deviations } = JSON.parse(await readFile(file, "utf8"));
    assert.deepEqual([edition, deviations], ["rfc1808", []]);
    await writeFile(file, '{ "name": "mine" }');
    const foreign = await check(rows[0], "--write-baseline");
    assert.deepEqual(foreign, {
      status: 2,
      out: "",
      err: `uriscope: ${say("command:baseline:foreign", { file: "known.json" })}\n`,
    });
    assert.equal(await readFile(file, "utf8"), '{ "name": "mine" }');
  }));

test("conformance: the example of a cause is a case that is not in the baseline", () =>
  inTemporary(async (directory) => {
    const check = async (/** @type {string} */ text, /** @type {string[]} */ ...args) => {
      await writeFile(join(directory, "answers"), text);
      return run(["check", "--conformance", "--baseline", "known.json", ...args, "answers"], "", directory);
    };
    const old = "http://a/b\tc\tx:y\n";
    const all = `${old}http://a/b/new\tcc\tx:y\n`;
    await check(old, "--follow", "rfc3986", "--write-baseline");
    const link = "#base=http://a/b/new&reference=cc&";
    const { out: text } = await check(all);
    assert.ok(text.includes(`    ${link}`) && !text.includes("reference=c&"), text);
    const { out: github } = await check(all, "--format", "github");
    assert.ok(github.includes("line=2,") && github.includes(link), github);
    const { groups } = JSON.parse((await check(all, "--format", "json")).out);
    assert.deepEqual([groups[0].shortest.reference, groups[0].count], ["cc", 2]);
    assert.ok(groups[0].link.startsWith(link));
    // Of a mistake that is made often, too.
    const all3986 = engine.misreadings("rfc3986");
    assert.ok(!("error" in all3986));
    const lines = all3986.find(({ id }) => id === "end-without-slash")?.lines;
    const rows = ["http://a/b/c/d", "http://a/b/c", "http://a/b/"].flatMap((base) =>
      ["..", "x/", "x/."].map((reference) => [base, reference, explained(engine, { base, reference, lines }).target]),
    );
    const often = rows.map((row) => `${row.join("\t")}\n`).join("");
    await check(often.replace(`${rows[0].join("\t")}\n`, ""), "--follow", "rfc3986", "--write-baseline");
    const { out } = await check(often);
    const shortest = say("expected:shortest", { base: rows[0][0], reference: rows[0][1] });
    assert.ok(out.replace(/[“”]/g, "").includes(shortest), out);
  }));

test("conformance: the causes come first, the counts are theirs, and their sentences end where they stand alone", async () => {
  const answers = ["x:y", "http://a/b?c", "http://a/bc", "http://a/b/c", "http://b/c", "c", "http:c"];
  const lines = [...answers.map((answer) => `http://a/b\tc\t${answer}\n`), "http://a/b\td\t! no\n"].join("");
  const { out } = await conformance(lines, "--follow", "rfc3986");
  const at = (/** @type {string} */ id) => out.indexOf(say(`command:conformance:${id}`));
  assert.ok(at("groups") > 0 && at("groups") < at("singly"), out);
  const { groups, unexplained } = JSON.parse((await conformance(lines, "--follow", "rfc3986", "--format", "json")).out);
  const counted = groups.filter((/** @type {{ kind: string }} */ { kind }) => kind === "unexplained");
  assert.ok(counted[0].count > 0);
  assert.equal(unexplained, counted[0].count);
  const others = groups
    .filter((/** @type {{ kind: string }} */ { kind }) => !["followed", "refused"].includes(kind))
    .reduce((/** @type {number} */ sum, /** @type {{ count: number }} */ { count }) => sum + count, 0);
  assert.ok(out.includes(say("expected:others", { others, unexplained })), out);
  for (const format of ["tap", "junit"])
    assert.doesNotMatch(
      (await conformance(lines, "--follow", "rfc3986", "--format", format)).out,
      /reason: ".*[:：]"|[:：]<\/failure>/,
    );
  for (const { text } of groups) assert.match(text, /[.。]$/);
});

test("conformance: a truncated file of answers is red in every format", async () => {
  const some = casesOf(engine).slice(0, 20);
  const rows = some.map(([base, reference]) => [base, reference, explained(engine, { base, reference }).target]);
  const file = rows.map((row) => row.join("\t")).join("\n");
  const lacking = say("command:conformance:lacking", { count: casesOf(engine).length - 20 });
  for (const format of ["tap", "junit", "github", "badge"]) {
    const { status, out } = await conformance(file, "--follow", "rfc3986", "--format", format);
    assert.equal(status, 2, format);
    if (format === "tap") assert.deepEqual(pointsIn(out).at(-1), { ok: false, name: lacking, directive: undefined });
    if (format === "junit") assert.match(out, /errors="1"[^]*<error /);
    if (format === "github") assert.ok(out.startsWith("::error ") && out.includes(lacking), out);
    if (format === "badge") assert.equal(JSON.parse(out).color, "lightgrey");
  }
});

test("cases are printed as programs take them, with a program for each language of the table", async () => {
  const { out } = await run(["cases", "--format", "lines"]);
  assert.equal(
    out,
    casesOf(engine)
      .map((texts) => `${texts.join("\t")}\n`)
      .join(""),
  );
  assert.deepEqual(
    options.program.of,
    Object.keys(programs).map((name) => name.toLowerCase()),
  );
  for (const [name, text] of Object.entries(programs))
    assert.equal((await run(["cases", "--program", name.toLowerCase()])).out, text);
  assert.equal((await run(["cases", "--program", "cobol"])).status, 2);
});
