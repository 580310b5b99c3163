/**
 * The visitor's own implementation in the room Conformance: the cases and programs to download, and answers compared
 * with the documents.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { casesOf } from "../libraries/cases.mjs";
import { scoreOf } from "../src/cases/scoring.js";
import { answersIn, missing } from "../src/libraries/answers.js";
import { asData, asLines, asTargets, programs } from "../src/libraries/kit.js";
import { documentsOf } from "../src/libraries/recorded.js";
import { write, start } from "../src/run/link.js";
import { scoreTexts } from "../src/texts/score.js";
import { axeFindings, eventually, pageAt } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { explained, inTemporary, loadWords } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** @type {[string, string][]} */
const cases = [
  ["http://a/b/c/d", "../../../g"],
  ["http://a/b", "c"],
];
const answers = ["http://a/../g", "http://a/b/c"];
const recordedCases = casesOf(engine);

/** @param {Page} page */
const boxOf = (page) => page.getByRole("textbox", { name: say("conformance:answers") });

/** The cases of a text with their answers, or the invalid line. @param {string} text @param {[string, string][]} handed */
function read(text, handed) {
  const found = answersIn(text, handed);
  return "line" in found ? found : { cases: found.cases, answers: found.answers };
}

test("answers are read from lines, from JSON, and from a list alone; a row that is none is told by its number", () => {
  const found = { cases, answers };
  const rows = cases.map((texts, i) => [...texts, answers[i]]);
  const lines = rows.map((row) => row.join("\t"));
  assert.deepEqual(read(`# mine\r\n\r\n${lines.join("\r\n")}\r\n`, cases), found);
  assert.deepEqual(read(JSON.stringify(rows), cases), found);
  const numbered = answersIn(`# mine\n${lines.join("\n\n")}\n`, cases);
  assert.deepEqual("lines" in numbered && numbered.lines, [2, 4]);
  assert.deepEqual(
    read(JSON.stringify(rows.map(([base, reference, answer]) => ({ base, reference, answer }))), cases),
    found,
  );
  assert.deepEqual(read(answers.join("\n"), cases), found);
  assert.deepEqual(read('[{"error":"no"},null]', cases), { cases, answers: [{ error: "no" }, null] });
  const rest = ["", "-", "! not today", "!", "!x"].map((answer) => `a:\tb\t${answer}\n`).join("");
  assert.deepEqual(read(rest, cases), {
    cases: Array(5).fill(["a:", "b"]),
    answers: [null, null, { error: "not today" }, { error: "" }, "!x"],
  });
  assert.deepEqual(read('["-","! no"]', cases), { cases, answers: ["-", "! no"] });
  for (const [text, line] of /** @type {const} */ ([
    [`${lines[0]}\nmore`, 2],
    [`${lines[0]}\ta tab too many`, 1],
    ['[["a", "b", 5]]', 1],
    ["[1", 1],
    ["one\ntwo\nthree", null],
    ['[{"base":"a:","reference":"b","targets":{}}]', null], // the cases that were handed out
    ["\0\0", null],
    ["", null],
    ["{", null],
    ["[5]", null],
    ['["a"]', null],
    ["<svg/>\n", null],
  ]))
    assert.deepEqual(read(text, cases), { line }, text);
});

test("who waits for the documents' targets is told the share that is done, from nothing on", async () => {
  /** @type {number[]} */
  const shares = [];
  await documentsOf(engine, Array(101).fill(cases[0]), {}, (share) => shares.push(share));
  assert.equal(shares[0], 0);
  assert.ok(shares.length > 10, `told ${shares.length} times`);
  for (const [i, share] of shares.entries()) assert.ok(share >= (shares[i - 1] ?? 0) && share < 1, `${share}`);
});

test("the cases as lines come back as they are", () => {
  const rows = asLines(cases).trimEnd().split("\n");
  assert.deepEqual(
    rows.map((line) => line.split("\t")),
    cases,
  );
});

test("answers to some of the cases alone leave the others missing; a list mostly of its own cases does not", () => {
  assert.equal(missing(cases, cases), 0);
  assert.equal(missing([cases[1], cases[1]], cases), 1);
  assert.equal(missing([cases[0], ["a:", "b"]], cases), cases.length - 1, "with a case of one’s own");
  assert.equal(missing([cases[0], ["a:", "b"], ["a:", "c"]], cases), 0);
});

test("the cases as data have targets, what they test, and their validity by each spec", async () => {
  const all = /** @type {[string, string][]} */ ([...cases, ["http://a/b", "c d"], ["foo:", "g"], ["", "http://h/g"]]);
  const data = await asData(engine, all, "1.2.3");
  const numbers = data.cases.map(({ number }) => number);
  assert.deepEqual([data.version, data.license, numbers], ["1.2.3", "MIT", [1, 2, 3, 4, 5]]);
  const lines = engine.editions().find(({ id }) => id === "rfc3986")?.listing.lines ?? [];
  for (const { base, reference, targets, clause } of data.cases) {
    assert.equal(Object.keys(targets).length, engine.editions().length);
    for (const [edition, target] of Object.entries(targets))
      assert.equal(target, explained(engine, { base, reference, edition }).target, edition);
    const { why } = explained(engine, { base, reference });
    assert.deepEqual(clause, { id: why.id, section: lines[why.line].section, line: lines[why.line].id });
  }
  const of = (/** @type {string} */ edition) => data.cases.map(({ validity }) => validity[edition]);
  assert.deepEqual(of("rfc3986"), ["valid", "valid", "invalid", "valid", "invalid"]);
  assert.deepEqual(of("url-1993"), ["unspecified", "unspecified", "unspecified", "unspecified", "invalid"]);
  assert.deepEqual(of("rfc1738"), ["invalid", "invalid", "invalid", "invalid", "invalid"]);
  assert.deepEqual(of("url-standard"), ["valid", "valid", "invalid", "invalid", "invalid"]);
  const [first, ...rows] = (await asTargets(engine, all, "1.2.3")).split("\n");
  assert.match(first, /^# .*1\.2\.3.*MIT/);
  assert.deepEqual(rows.slice(0, 2), ["1\thttp://a/b/c/d\t../../../g\thttp://a/g", "2\thttp://a/b\tc\thttp://a/c"]);
});

test("a case keeps its number", () => {
  const handed = casesOf(engine);
  for (const [number, base, reference] of /** @type {const} */ ([
    [1, "http://a/b/c/d;p?q", "g:h"],
    [42, "http://a/b/c/d;p?q", "http:g"],
    [181, "http://a/b/../c/./d", "g"],
    [443, "http://mail.example/read?id=7", "..."],
    [444, "foo:", "."],
    [457, "http://a/b;p=1/2?q=1/2#f/g", "."],
  ]))
    assert.deepEqual(handed[number - 1], [base, reference]);
});

test("the cases that are handed out have each kind of input, none of them twice", () => {
  const handed = casesOf(engine);
  assert.equal(new Set(asLines(handed).split("\n")).size, handed.length + 1);
  assert.ok(handed.every((texts) => texts.every((text) => text.isWellFormed() && !/[\t\n\r\0]/.test(text))));
  const all = handed.map((texts) => texts.join(" "));
  for (const kind of [
    /\[2001:db8::7\]/,
    /%25en0/,
    /\[v7\./,
    /xn--/,
    /0x7F/,
    /@h/,
    /مثال/,
    /𐌀/,
    /\u0301/,
    /^http:\/\/a\/b\/c\? $/,
    /g{2000}/,
    /\u0001/,
    /URL:/,
  ])
    assert.ok(
      all.some((text) => kind.test(text)),
      String(kind),
    );
});

test("the program in JavaScript asks all cases, and its answers can be read", async () => {
  await inTemporary(async (directory) => {
    const { writeFile } = await import("node:fs/promises");
    const { execFileSync } = await import("node:child_process");
    await writeFile(`${directory}/cases.tsv`, asLines([...cases, ["mailto:a", "b"]]));
    await writeFile(`${directory}/ask.mjs`, programs.JavaScript);
    execFileSync(process.execPath, ["ask.mjs"], { cwd: directory });
    assert.deepEqual(read(await readFile(`${directory}/answers.tsv`, "utf8"), []), {
      cases: [...cases, ["mailto:a", "b"]],
      answers: ["http://a/g", "http://a/c", { error: "Invalid URL" }],
    });
  });
});

test("answers are held against the documents, and nothing of them is in the link", async (t) => {
  const page = await pageAt(t, "#room=board");
  await boxOf(page).fill(cases.map((texts, i) => [...texts, answers[i]].join("\t")).join("\n"));
  const room = page.locator("uri-conformance");
  await room
    .locator(".follows")
    .getByText(say("conformance:follows", { document: "§", except: 1, agree: 1, cases: 2 }).split("§")[1])
    .waitFor();
  const row = room.locator("tbody tr", { hasText: say("expected:kinds:base-slash") });
  const link = await row.getByRole("link").getAttribute("href");
  const [base, reference] = cases[1];
  assert.ok(
    link?.startsWith(write({ ...start, base, reference }).split("&edition")[0]) &&
      link.endsWith(`&expected=${answers[1]}&answered=yes`),
    String(link),
  );
  assert.equal(new URL(page.url()).hash, "#room=board");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    room.getByRole("button", { name: say("conformance:json") }).click(),
  ]);
  const saved = JSON.parse(await readFile(String(await file.path()), "utf8"));
  assert.deepEqual([saved.cases, saved.shared["RFC 3986"], saved.differing.length], [2, 0, 1]);
  assert.deepEqual([saved.differing[0].pattern, saved.differing[0].misreading], [null, "whole-path"]);
  assert.match(saved.follows, /RFC 1808/, "all that are as close are named");
  // Answers to just some of our cases, with one refusal and one missing: the mistakes are links to their steps.
  const some = recordedCases
    .slice(0, 20)
    .map((texts) => [...texts, explained(engine, { base: texts[0], reference: texts[1] }).target]);
  [some[1][2], some[2][2]] = ["! no", "-"];
  await boxOf(page).fill(some.map((row) => row.join("\t")).join("\n"));
  const answered = say("conformance:answered", { answered: 20, count: recordedCases.length });
  await room.locator(".note", { hasText: answered }).waitFor();
  assert.equal(await room.locator(".problem").count(), 0, "that some are missing is not an error");
  const columns = room.locator("thead").first().locator("th");
  assert.equal(await columns.first().innerText(), "RFC 3986", "the spec that the sentence names comes first");
  assert.deepEqual(await room.locator(".counted li").allInnerTexts(), [
    say("expected:others", { others: 0, unexplained: 0 }),
    ...["refused", "unanswered"].map((id) => say(`expected:${id}`, { count: 1, edition: "rfc3986" })),
  ]);
  await room.locator("td em", { hasText: say("libraries:threw", { error: "no" }) }).waitFor();
  await boxOf(page).fill("a\tb\tc\nnonsense\n");
  await room.locator(".problem", { hasText: say("conformance:unread", { line: 2 }) }).waitFor();
  await eventually(async () => assert.equal(await room.locator(".follows").count(), 0));
  await boxOf(page).fill("");
  await eventually(async () => assert.equal(await room.locator(".problem").count(), 0));
});

for (const sweep of [false, true])
  test(
    `a file is read that is dropped; at 390 pixels nothing is cut${sweep ? ", and axe finds nothing" : ""}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, "#room=board", { width: 390, height: 844 });
      const room = page.locator("uri-conformance");
      await room.locator("input[type=file]").setInputFiles({
        name: "answers.tsv",
        mimeType: "text/plain",
        buffer: Buffer.from("http://a/b\tc\thttp://a/b/c\n"),
      });
      await room.locator(".follows").waitFor();
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
      if (sweep) assert.deepEqual(await axeFindings(page), []);
    },
  );

/**
 * Answers of a library that makes two mistakes, each in a fourth of the cases, with their diagnosis.
 * @param {number} count
 */
function mistakenAnswers(count) {
  const rows = Array.from({ length: count }, (_, i) => {
    const [reference, answer] = [
      [`#${i}`, "http://a/b/c/d"], // mistake: the fragment is lost
      [`g${i}`, `http://a/b/c/d/g${i}`], // mistake: appended to the whole path
      [`?${i}`, `http://a/b/c/d?${i}`],
      [`///g${i}`, `http:///g${i}`],
    ][i % 4];
    return /** @type {[string, string, string]} */ (["http://a/b/c/d", reference, answer]);
  });
  const diagnosis = engine.diagnose({ edition: "rfc3986" }, rows);
  assert.ok("followed" in diagnosis && diagnosis.followed.length > 1);
  return { text: rows.map((row) => row.join("\t")).join("\n"), diagnosis };
}

/** Watches the page's progress, and its long tasks. @param {Page} page */
const watch = (page) =>
  page.evaluate(() => {
    const seen = { shares: /** @type {number[]} */ ([]), longest: 0, from: performance.now() };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });
    const room = /** @type {Element} */ (document.querySelector("uri-conformance"));
    new MutationObserver(() => {
      const share = room.querySelector("progress")?.value;
      if (share !== undefined && share !== seen.shares.at(-1)) seen.shares.push(share);
    }).observe(room, { subtree: true, childList: true, attributes: true });
  });

/** The observed values, and the total time. @param {Page} page @returns {Promise<{ shares: number[], longest: number, all: number }>} */
const seenIn = (page) =>
  page.evaluate(() => {
    const { seen } = /** @type {any} */ (globalThis);
    return { ...seen, all: performance.now() - seen.from };
  });

test("answers are diagnosed in parts, with progress, like all at once; new ones take their place", async (t) => {
  const page = await pageAt(t, "#room=board");
  const room = page.locator("uri-conformance");
  const { text, diagnosis } = mistakenAnswers(60);
  await boxOf(page).fill(text);
  await room.locator("progress").waitFor();
  await boxOf(page).fill(`${cases[0].join("\t")}\thttp://a/g`);
  await room.locator(".follows").waitFor();
  await room.locator(".scored").waitFor(); // the first time, it compiles the known changes
  assert.equal(await room.locator(".followed li").count(), 0, "what was replaced is shown");
  await watch(page);
  await boxOf(page).fill(text);
  await room.locator(".followed").waitFor();
  const said = await room.locator(".followed li").allInnerTexts();
  assert.equal(said.length, diagnosis.followed.length);
  for (const [i, { cases, matters }] of diagnosis.followed.entries())
    assert.ok(said[i].includes(String(cases.length)) && said[i].includes(String(matters)), said[i]);
  await room.locator(".scored").waitFor();
  const { shares, longest, all } = await seenIn(page);
  assert.ok(shares.length > 10, `the progress was shown ${shares.length} times`);
  assert.ok(longest < all / 5, `a task took ${longest} ms of ${all}`);
});

test("cases of somebody's own are scored, with a target and without one", async (t) => {
  const page = await pageAt(t, "#room=board");
  const score = await scoreOf(engine, { edition: "rfc3986" }, cases);
  assert.ok(score);
  const edition = engine.editions().find(({ id }) => id === "rfc3986");
  assert.ok(edition);
  const { result, lists, additions } = scoreTexts(await loadWords(), edition, cases.length, score);
  const room = page.locator("uri-conformance");
  for (const rows of [cases, cases.map((texts, i) => [...texts, answers[i]])]) {
    await boxOf(page).fill(rows.map((row) => row.join("\t")).join("\n"));
    await room.locator(".scored", { hasText: result }).waitFor();
    assert.deepEqual(
      await room.locator("details:has(> .note) li").count(),
      lists.flatMap(({ sections }) => sections.flatMap(({ texts }) => texts)).length,
    );
    await room.getByText(additions).waitFor();
    const added = await room.locator(".additions").innerText();
    assert.deepEqual(
      added
        .trimEnd()
        .split("\n")
        .map((line) => line.split("\t").slice(0, 2)),
      score.additions,
    );
    await boxOf(page).fill("");
    await room.locator(".scored").waitFor({ state: "detached" });
  }
  await boxOf(page).fill(recordedCases.map((texts) => [...texts, ""].join("\t")).join("\n"));
  await room.locator(".follows").waitFor();
  assert.equal(await room.locator(".scored").count(), 0, "ours are not scored");
});
