/**
 * Libraries: what was recorded has its shape, the documents that calls follow are counted right, and
 * the panel asks those that answer live, each in a worker of its own.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { grouped, rowOf, searched } from "../src/libraries/groups.js";
import { agrees, documentsOf, followed, indexOf } from "../src/libraries/recorded.js";
import { eventually, pages, referenceOf } from "./browser.js";
import { link, loadEngine, root } from "./support.js";

/** @typedef {import("../src/libraries/recorded.js").Recorded} Recorded */

const { inPage } = pages();
const engine = await loadEngine();
/** @type {Recorded} */
const recorded = JSON.parse(await readFile(join(root, "dist", "libraries.json"), "utf8"));

test("what was recorded has its shape", () => {
  const { cases, calls } = recorded;
  assert.ok(cases.length >= 200 && calls.length >= 55, `${cases.length} cases, ${calls.length} calls`);
  assert.deepEqual(Object.keys(recorded), ["cases", "calls"]);
  assert.ok(cases.every((texts) => texts.length === 2 && texts.every((text) => typeof text === "string")));
  assert.equal(new Set(cases.map((texts) => texts.join("\t"))).size, cases.length, "a case is there twice");
  for (const { answers, ...about } of calls) {
    assert.deepEqual(Object.keys(about), ["language", "library", "version", "call", "date"], about.library);
    for (const [name, value] of Object.entries(about)) assert.match(value, /./, `${about.library}: ${name}`);
    assert.match(about.date, /^\d{4}-\d{2}-\d{2}$/);
    assert.equal(answers.length, cases.length, about.library);
    for (const answer of answers)
      assert.ok(answer === null || typeof answer === "string" || typeof answer.error === "string", about.library);
    assert.ok(
      answers.some((answer) => typeof answer === "string"),
      `${about.library} answers nothing`,
    );
  }
});

test("the examples of RFC 3986 are among the cases, first of all", () => {
  const examples = engine.examples({ edition: "rfc3986" });
  assert.ok(Array.isArray(examples));
  const resolved = examples.filter(({ kind }) => kind === "resolve");
  for (const { base = "", input } of resolved) assert.ok(indexOf(recorded, base, input) >= 0, input);
  assert.equal(indexOf(recorded, "http://nowhere", "nothing"), -1);
});

test("a call follows the document that has most of its answers", async () => {
  /** @type {[string, string][]} */
  const cases = [
    ["http://a/b/c/d;p?q", "../../../g"],
    ["http://a/b/c/d;p?q", "http:g"],
    ["http://a", "g"],
  ];
  const documents = await documentsOf(engine, cases);
  const about = { language: "X", library: "x", version: "1", call: "x", date: "2026-01-01" };
  /** @param {import("../src/libraries/recorded.js").Answer[]} answers */
  const follows = (answers) => {
    const found = followed({ ...about, answers }, documents);
    return [found?.document.edition, found?.document.options, found?.exceptions];
  };
  assert.deepEqual(follows(["http://a/g", "http:g", "http://a/g"]), ["rfc3986", {}, []]);
  assert.deepEqual(follows(["http://a/g", "http://a/b/c/g", "http://a/g"]).slice(2), [[]]);
  assert.deepEqual(follows(["http://a/g", "http:g", "http://a/other"]), ["rfc3986", {}, [2]]);
  assert.equal(agrees({ error: "no" }, null), true);
  assert.equal(agrees(null, "http://a"), false);
});

test("answers are grouped, the largest group first and those without one last", () => {
  const rows = ["a", "b", "b", { error: "no" }, { error: "no" }, { error: "other" }].map((answer, i) =>
    rowOf({ language: "L", library: `l${i}`, version: "1", call: "c", date: "", answers: [answer] }, 0),
  );
  assert.deepEqual(
    grouped(rows).map(({ target, rows: of }) => [target, of.length]),
    [
      ["b", 2],
      ["a", 1],
      [null, 3],
    ],
  );
  assert.deepEqual(
    searched(rows, "L l3").map(({ library }) => library),
    ["l3"],
  );
});

/** @param {import("playwright-core").Page} page */
const open = async (page) => {
  await page.evaluate(() =>
    document.querySelector("uri-years")?.dispatchEvent(new CustomEvent("uriscope:libraries", { bubbles: true })),
  );
  await page.locator(".libraries").waitFor();
};

inPage(
  "nothing of a library is fetched before the panel is opened; then all eight and Go's answer, beside those recorded",
  link({ base: "http://a/b/c/d;p?q", reference: "../../../g" }),
  async (page) => {
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /^\/libraries[./]/.test(name)),
      );
    assert.deepEqual(await asked(), []);
    await open(page);
    await page.locator(".libraries .group").first().waitFor();
    await page.waitForFunction(() => !document.querySelector(".libraries [role=status]"));
    const live = await page.locator(".libraries .group li", { hasText: "asked just now" }).count();
    assert.equal(live, 9);
    const [first] = await page.locator(".libraries .group h3").allInnerTexts();
    assert.match(first, /http:\/\/a\/g/);
    assert.match(first, /as the chosen edition/);
    await page.locator(".libraries input[type=search]").fill("python urllib");
    assert.equal(await page.locator(".libraries .group li").count(), 1);
    await page.locator(".libraries .group input[type=checkbox]").check();
    await page.locator(".libraries input[type=search]").fill("fast-uri");
    await page.locator(".libraries .group input[type=checkbox]").check();
    await page.getByRole("button", { name: "Close" }).click();
    await page.waitForFunction(() => !document.querySelector("uri-libraries-sheet"));
    const tile = page.locator(".libraries-tile");
    await eventually(async () => assert.match(await tile.innerText(), /=.*urllib[^]*=.*fast-uri/));
    await referenceOf(page).fill("not/recorded");
    await eventually(async () => assert.match(await tile.innerText(), /\?.*urllib[^]*=.*fast-uri/));
  },
);

inPage(
  "with other texts it is said which document the others follow",
  link({ base: "http://x/y", reference: "z/../w" }),
  async (page) => {
    await open(page);
    await page.locator(".followings li").first().waitFor();
    const said = await page.locator(".followings li", { hasText: "urijoin(base, reference, strict=True)" }).innerText();
    assert.match(said, /RFC 3986/);
    await page.locator(".libraries td.most button").first().click();
    await page.locator(".libraries td[colspan]").waitFor();
  },
);
