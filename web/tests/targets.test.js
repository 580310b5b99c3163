/**
 * The target in its place, long or short: all of it can be read and copied, and nothing covers it.
 */
import assert from "node:assert/strict";
import { baseOf, copiedBy, eventually, goto, pageAt, painted, showStory, targetOf } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { explained, link, windows } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const long = `${"segment/".repeat(130)}x?${"key=value&".repeat(90)}`;

test("a target of 2,000 characters has all its components, and their origins", { sweep: true }, async (t) => {
  const page = await pageAt(t, link({ reference: long }));
  const drawn = await targetOf(page).evaluate((output) => ({
    text: output.textContent ?? "",
    parts: [...output.querySelectorAll(".part")].map((part) => part.getAttribute("data-name")),
    looks: [...new Set([...output.querySelectorAll("[class^=from-]")].map((one) => one.className))],
    foreign: output.querySelectorAll(".foreign, .unseen").length,
  }));
  assert.equal(drawn.text, `http://a/b/c/${long}`);
  assert.deepEqual(drawn.parts, ["scheme", "authority", "path", "query"]);
  assert.deepEqual(drawn.looks.sort(), ["from-algorithm delimiters", "from-base", "from-reference"]);
  assert.equal(drawn.foreign, 0);
});

for (const [width, height, sweep] of /** @type {const} */ ([
  [390, 844, false],
  [600, 800, true],
]))
  test(
    `at ${width} × ${height}, a target of several lines is whole, broken behind delimiters, and copied without the breaks`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, "", { width, height });
      await showStory(page);
      const base = "https://shop.example.com/catalogue/2026/november/index.html";
      for (const reference of [
        "img/x.png",
        "../images/photographs/large.webp?width=1200&height=800",
        "//docs.example.com/guide/images/a.picture.png",
      ]) {
        await goto(page, link({ base, reference }));
        const { target } = explained(engine, { base, reference });
        await eventually(async () => {
          const { text, lines, over } = await page.evaluate(brokenTarget);
          assert.equal(text, target);
          assert.equal(lines.join(""), target);
          for (const line of lines.slice(0, -1)) assert.match(line, /[/?&]$/, lines.join("\n"));
          assert.ok(width > 390 || lines.length > 1, target ?? "");
          assert.ok(over <= 0.5, `${over} px below its place: ${lines.join("\n")}`);
        });
      }
    },
  );

/** The copied target, its lines, and how far they extend below its place. */
function brokenTarget() {
  const figure = $("output .figure");
  const lines = /** @type {Map<number, string>} */ (new Map());
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [i, letter] of [...(node.textContent ?? "")].entries()) {
      const range = new Range();
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? "") + letter);
    }
  getSelection()?.selectAllChildren(figure);
  const sheet = $("uri-target .sheet");
  const over = figure.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom;
  return { text: String(getSelection()), lines: [...lines.values()], over };
}

/** Texts whose targets must be read: long ones, and those with much in an authority. */
const wholes = [
  { base: "https://shop.example/app/index.html", reference: "//good.example@evil.example:8443/../pay" },
  { base: "https://shop.example/app/index.html", reference: "/api/users/of/all" },
  { base: "http://a/b", reference: `//${"sub.domain.".repeat(6)}example.com/` },
  { base: "http://a/b", reference: `/${"segment".repeat(12)}/x` },
  { base: "http://a/b", reference: "//user@[2001:db8:85a3:8d3:1319:8a2e:370:7348]:8443/api/users" },
  { base: "http://a/b", reference: "../שלום/مرحبا/é" },
  { base: "http://a/b", reference: `e${"\u0301".repeat(40)}/x` },
  { base: "http://a/b", reference: "x".repeat(300) },
  { base: "http://a/b/", reference: "x/".repeat(4000) },
  { base: "http://a/b", reference: "?q=a b&c=%zz" },
];

for (const { width, height, sweep } of windows.map(([width, height]) => ({
  width,
  height,
  sweep: width !== 320,
}))) {
  test(`at ${width} × ${height}, every target is whole in its place, and nothing covers it`, { sweep }, async (t) => {
    const page = await pageAt(t, "", { width, height });
    for (const texts of wholes) {
      await goto(page, link(texts));
      await painted(page);
      const of = `${width} × ${height}, ${texts.reference.slice(0, 60)}`;
      await eventually(async () => {
        const found = await page.evaluate(() => {
          const output = $("output");
          const sheet = $("uri-target .sheet");
          getSelection()?.selectAllChildren(output);
          const selected = String(getSelection());
          getSelection()?.removeAllRanges();
          const tools = $("uri-target .tools").getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(output);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const place = sheet.getBoundingClientRect();
          const beside = tools.top < place.bottom - 1 ? tools.left : Infinity;
          const most = Math.min(place.right, innerWidth, beside) + 1;
          return {
            text: output.textContent,
            selected: selected.replace(/\n/g, ""),
            covered: boxes.filter(({ left, right }) => left < place.left - 1 || right > most).length,
            below: Math.max(...boxes.map(({ bottom }) => bottom)) - place.bottom,
            ellipsis: /…/.test(output.textContent ?? ""),
          };
        });
        const { target } = explained(engine, texts);
        assert.equal(found.text, target, of);
        assert.equal(found.selected, target, of);
        assert.equal(found.covered, 0, `something covers it, or it goes beyond its place: ${of}`);
        assert.ok(found.below <= 3, `its end is ${found.below} px below its place: ${of}`);
        assert.equal(found.ellipsis, false, of);
      });
    }
  });
}

test("the middle of a very long target is folded, unfolded on demand, and copied", async (t) => {
  const page = await pageAt(t, link({ reference: `${long}${long}é` }));
  const whole = `http://a/b/c/${long}${long}é`;
  assert.equal(await targetOf(page).textContent(), whole);
  const [folded, more] = [page.locator("output .folded"), page.locator("output .unfold")];
  assert.equal(await more.getAttribute("aria-label"), say("ui:figure:more", { count: whole.length - 1800 }));
  assert.equal((await folded.textContent())?.length, whole.length - 1800);
  await more.focus();
  await page.keyboard.press("Enter");
  await folded.waitFor({ state: "detached" });
  assert.equal(await targetOf(page).textContent(), whole);
  assert.ok(await page.locator("uri-target [data-name=copy]").evaluate((copy) => copy === document.activeElement));
  assert.equal(await copiedBy(page, () => page.keyboard.press("Enter")), whole);
});

test("what can be done with the target is one stop of Tab, with arrows inside", async (t) => {
  const page = await pageAt(t, link({ reference: "x".repeat(600) }));
  await page.locator("uri-field[name=reference] textarea").focus();
  const name = () =>
    page.evaluate(
      () => /** @type {HTMLElement} */ (document.activeElement).dataset.name ?? document.activeElement?.localName,
    );
  await page.keyboard.press("Tab");
  assert.equal(await name(), "copy");
  for (const [key, want] of [
    ["ArrowRight", "code"],
    ["ArrowRight", "explain"],
    ["ArrowRight", "copy"],
    ["ArrowLeft", "explain"],
    ["Home", "copy"],
    ["End", "explain"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await name(), want, key);
  }
  await page.keyboard.press("Tab");
  assert.equal(
    await page.evaluate(() => document.activeElement?.closest("uri-target") ?? null),
    null,
    "Tab stays with the target",
  );
  await page.keyboard.press("Shift+Tab");
  assert.equal(await name(), "explain");
  await page.locator(".below .use").press("Enter");
  await page.waitForFunction(() => $("uri-field[name=base] textarea").value.length > 600);
  assert.equal(await baseOf(page).inputValue(), `http://a/b/c/${"x".repeat(600)}`);
});
