/** "uriscope check --conformance": which document the answers of a library follow, and where not. */
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { casesOf } from "../libraries/cases.mjs";
import { longest } from "../src/command/arguments.js";
import { run } from "./commandline.js";
import { engine, say, saying } from "./fixtures.js";
import { explained, inTemporary } from "./support.js";
import { test } from "./test.js";

/** The lines that count the answers that none of the mistakes explains, and those that are missing. @param {number[]} counts @param {string} edition */
const counted = ([others, refused, unanswered], edition = "rfc3986", unexplained = others) => [
  say("expected:others", { others, unexplained }),
  say("expected:refused", { count: refused, edition }),
  say("expected:unanswered", { count: unanswered, edition }),
];

/** What the command says of the answers in a file. @param {string} text @param {string[]} args */
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
  assert.ok(lines[at + 2].startsWith(`    ${slip}`), out);
  assert.deepEqual(lines.slice(at + 3), counted([1, 0, 0], "rfc3986", 0)); // too few answers for a mistake
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
  // conformance.test.js has the other texts that are no list of answers.
  for (const [text, file] of [
    ["", "answers"],
    ["a\tb\tc\nd\n", "answers:2"],
  ]) {
    const told = say("command:conformance:answers", { file, count: cases.length });
    assert.deepEqual(await conformance(text), { status: 2, out: "", err: `uriscope: ${told}\n` }, JSON.stringify(text));
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
  const json = JSON.stringify(rows).replace("[", `[${" ".repeat(longest)}`); // all of it is one line
  for (const text of [rows.map((row) => row.join("\t")).join("\n"), json]) {
    const { status, out, err } = await conformance(text, "--follow", "rfc3986");
    assert.deepEqual([status, err], [2, `answers:2: ${say("command:long-case", { most: longest })}\n`]);
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
  rows.push(["http://a/b/c", "./..", "http://a/"]); // once it makes none
  const file = `${rows.map((row) => row.join("\t")).join("\n")}\n`;
  const misreading = say("expected:misreadings:end-without-slash");
  const { out } = await conformance(file, "--follow", "rfc3986");
  const said = out.replace(/[“”]/g, "").trimEnd().split("\n");
  const at = said.indexOf(say("expected:diagnosis"));
  const counts = { obeyed: 6, matters: 7, section: "RFC 3986, section 5.2.4" };
  const shortest = say("expected:shortest", { base: "http://a/b/", reference: ".." });
  assert.equal(said[at + 1], `  ${say("expected:followed", { ...counts, misreading })} ${shortest}`, out);
  assert.deepEqual(said.slice(at + 2), counted([0, 0, 0]));
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
  assert.deepEqual([own.status, own.err], [0, ""], "with a case of its own it is another list");
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
  assert.deepEqual(lines.slice(-5), [
    say("command:conformance:refuses", refused),
    say("command:conformance:silent", { ...texts, reference: "d", target: "http://a/d" }),
    ...counted([0, 1, 1]),
  ]);
  const data = JSON.parse((await conformance(file, "--follow", "rfc3986", "--format", "json")).out);
  assert.deepEqual([data.differing, data.missing], [[], 0]);
  assert.deepEqual(data.refused, [{ base: "http://a/b", reference: "c", error: "not today", target: "http://a/c" }]);
  assert.deepEqual(data.unanswered, [{ base: "http://a/b", reference: "d", target: "http://a/d" }]);
});

test("conformance: of a thousand wrong answers a hundred are told", { sweep: true }, async () => {
  const { status, out } = await conformance("http://a/b\tc\tx:y\n".repeat(1_000));
  assert.equal(status, 1);
  const ends = [say("command:conformance:more", { count: 900 }), ...counted([1_000, 0, 0], "url-standard"), ""];
  assert.ok(out.endsWith(ends.join("\n")), out.slice(-200));
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
    for (const files of [[], ["answers", "answers"]]) {
      const { status, err } = await run(["check", "--conformance", ...files], "", directory);
      assert.deepEqual([status, err], [2, `uriscope: ${say("command:one-file")}\n`]);
    }
    const plain = await run(["check", "--format", "json", "answers"], "", directory);
    assert.deepEqual(
      [plain.status, plain.err],
      [2, `uriscope: ${say("command:format", { format: "json", list: "text" })}\n`],
    );
  });
});

test("conformance: what differs in writing alone, and is equivalent, is said to be", async () => {
  const { out } = await conformance("http://a/b\tC\thttp://a/c\nhttp://a\t//b\thttp://b/\n", "--follow", "rfc3986");
  assert.ok(out.includes(say("expected:equivalent", { document: "RFC 3986" })), out);
});
