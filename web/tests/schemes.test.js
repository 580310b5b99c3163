/**
 * The Schemes room in Chromium: what a client does, stepped by keyboard; links, faults, names
 * that nobody follows; and the words for every line and step of every scheme.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOf } from "../src/dialogue.js";
import { linkTo } from "../src/link.js";
import { chipsOf } from "../src/rooms/schemechips.js";
import { SchemeCase } from "../src/schemecase.js";
import { withoutMarks } from "../src/views/marks.js";
import { lineText, stepText } from "../src/views/step.js";
import { axeFindings, pages, painted, sliderOf } from "./browser.js";
import { loadEngine, loadWords } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const engine = await loadEngine();
const words = await loadWords();
const editions = engine.editions();

/** @param {string} reference @param {string} [edition] @param {number | null} [step] */
const linkOf = (reference, edition = "rfc1738", step = null) => linkTo("schemes", { reference, edition, step: step === null ? null : String(step) });

/** @param {string} reference @param {string} edition */
const caseOf = (reference, edition) => new SchemeCase({ engine, editions, words }, { reference, edition });

/** Runs in every edition that tells what a client does. */
const told = ["url-1993", "rfc1738"].flatMap((edition) => chipsOf(edition).map(({ url }) => caseOf(url, edition))).filter(({ scene }) => scene);

test("every line has its words, and every step a sentence that ends", () => {
  assert.ok(told.length >= 4, `only ${told.length} runs`);
  for (const { scene, state } of told) {
    if (!scene) continue;
    const where = linkOf(state.reference, state.edition);
    for (const line of scene.listing.lines) {
      assert.ok(lineText(scene, line), `${line.id}: ${where}`);
      if (line.decided) assert.match(words.say(scene.idOf("decisions", line)), /\.$/, `${line.id}: ${where}`);
    }
    scene.steps.forEach(({ line }, i) => {
      const { id } = scene.listing.lines[line];
      assert.ok(words.has(scene.idOf("steps", scene.listing.lines[line])), `no sentence for ${id}: ${where}`);
      const said = withoutMarks(stepText(scene, i));
      assert.match(said, /^[^a-z].*[.]$/s, `${id}: ${where}`);
      assert.doesNotMatch(said, /undefined/, `${id}: ${where}`);
    });
  }
});

test("the rows of a dialogue are all that is sent, and no character of it more", () => {
  for (const { scene, state } of told) {
    if (!scene) continue;
    const rows = rowsOf(scene).filter(({ kind }) => kind === "message");
    const end = scene.at(scene.steps.length);
    const sent = scene.listing.registers.flatMap(({ sent }, r) => (sent ? end.text(r) ?? "" : [])).join("");
    assert.equal(rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(""), sent, linkOf(state.reference, state.edition));
    for (const { pieces } of rows) for (const { origin, start, end, text } of pieces) if (origin === 0) assert.equal(state.reference.slice(start, end), text);
  }
});

const { site, inPage } = pages({ bypassCSP: true });

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto(site.url + link);
  await page.locator(".schemes .chips button").first().waitFor();
  await page.locator("uri-scheme header").waitFor();
}

/** What has been sent, as it can be read. @param {Page} page */
const rowsIn = (page) => page.locator(".messages li:not(.coming) .said").allInnerTexts();

/** @param {Page} page @param {number} step */
const atStep = (page, step) => page.waitForFunction((to) => document.querySelector("uri-stepper .say b")?.textContent?.startsWith(`${to} of `), step);

/** What clients send, message by message: the examples that the documents describe. @type {[string, string, string[]][]} */
const dialogues = [
  ["rfc1738", "ftp://myname@host.dom/%2Fetc/motd", ["connection to host.dom:21", "USER mynameCRLF", "PASS <password>CRLF", "CWD /etcCRLF", "RETR motdCRLF"]],
  ["rfc1738", "gopher://gopher.example/0/order%09%09+%091%0D%0A+-1%0D%0Ared%0D%0Atwo%20bottles%0D%0A.%0D%0A",
    ["connection to gopher.example:70", "/orderTAB+TAB1CRLF", "+-1CRLF", "redCRLF", "two bottlesCRLF", ".CRLF"]],
  ["rfc1738", "nntp://news.example/comp.infosystems.www.misc/4711", ["connection to news.example:119", "GROUP comp.infosystems.www.miscCRLF", "ARTICLE 4711CRLF"]],
  ["rfc1738", "prospero://host.dom//pros/name;OBJECT-VERSION=3", ["connection to host.dom:1525", "access methods of /pros/name; OBJECT-VERSION=3"]],
];

for (const [edition, url, want] of dialogues) {
  inPage(`stepped by keyboard: ${url}`, null, async (page) => {
    await open(page, linkOf(url, edition, 0));
    const steps = Number(await sliderOf(page).getAttribute("max"));
    /** @type {string[]} */
    const current = [];
    for (let step = 1; step <= steps; step++) {
      await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
      await page.keyboard.press("ArrowRight");
      await atStep(page, step);
      await painted(page);
      current.push(...await page.locator(".messages [aria-current=step] .said").allInnerTexts());
      const seen = await page.evaluate(() => {
        const [pane, now] = [document.querySelector(".messages"), document.querySelector(".messages [aria-current=step]")];
        const [a, b] = [pane?.getBoundingClientRect(), now?.getBoundingClientRect()];
        return { scrolled: scrollY, inside: !a || !b || (b.top >= a.top - 1 && b.bottom <= a.bottom + 1) };
      });
      assert.deepEqual(seen, { scrolled: 0, inside: true }, linkOf(url, edition, step));
      assert.deepEqual(await rowsIn(page), current, linkOf(url, edition, step));
    }
    assert.deepEqual(current, want);
    await page.waitForFunction((hash) => location.hash === hash, linkOf(url, edition)); // it is written soon
    await page.keyboard.press("Home");
    await page.locator(".messages .connection, .messages .message").first().waitFor({ state: "detached" });
    assert.deepEqual(await rowsIn(page), []);
    await page.locator(".messages").focus();
    await page.keyboard.press("ArrowDown");
    await page.locator(".messages [aria-current=step]").waitFor();
    assert.deepEqual(await rowsIn(page), want.slice(0, 1));
  });
}
