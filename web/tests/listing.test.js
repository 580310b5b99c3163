/** The listing in use: folds, the keyboard, clicks and decisions. */
import assert from "node:assert/strict";
import { assertTarget, eventually, goto, pageAt, painted, sliderOf } from "./browser.js";
import { withoutMarks } from "../src/texts/marks.js";
import { engine, words } from "./fixtures.js";
import { codeOf } from "./shown.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const { lines } = editionOf(engine).listing;

const base = "http://a/b/c/d;p?q";
const asked = { base, reference: "../x/../../g?y#s" };
const { steps } = explained(engine, asked).run;
/** The steps, from 1, at which a line runs. @param {string} id */
const at = (id) => steps.flatMap(({ line }, i) => (lines[line].id === id ? [i + 1] : []));

const notTaken = (/** @type {number} */ count) => words.say("ui:listing:not-taken", { count });
/** A line as the page shows it. @param {string} id */
const codeOfLine = (id) =>
  codeOf(/** @type {import("../src/run/engine.js").Line} */ (lines.find((line) => line.id === id)));

/** @param {Page} page @param {string} text */
const row = (page, text) => page.locator("uri-resolution li", { hasText: text }).first();
/** @param {Page} page */
const shownAt = async (page) => Number(await sliderOf(page).inputValue());
/** The focused element's text. @param {Page} page */
const focused = (page) =>
  page.evaluate(
    () => document.activeElement?.querySelector(".code")?.textContent ?? document.activeElement?.textContent ?? "",
  );
test("a click opens and closes a fold, and its lines say that they did not run", async (t) => {
  const page = await pageAt(t, link(asked));
  const fold = row(page, notTaken(4));
  await fold.click();
  await eventually(async () => assert.equal(await fold.getAttribute("aria-expanded"), "true"));
  assert.equal(await page.locator("uri-resolution li.never", { hasText: "T.scheme ← R.scheme" }).count(), 1);
  assert.equal(await page.locator("uri-resolution li.never[aria-level='3']").count(), 4);
  await page.locator("uri-field[name=reference] textarea").fill("../y");
  await painted(page);
  assert.equal(await fold.getAttribute("aria-expanded"), "true", "it closed with the next key");
  await fold.click();
  await eventually(async () => assert.equal(await fold.getAttribute("aria-expanded"), "false"));
  assert.equal(await page.locator("uri-resolution li", { hasText: "T.scheme ← R.scheme" }).count(), 0);
});

test("a fold does not give away the answer to the question before it", async (t) => {
  const page = await pageAt(t, link({ ...asked, step: at("has-scheme")[0] - 1 }));
  const fold = page.locator("uri-resolution .fold").first();
  const said = async () => (await fold.innerText()).replace(/\s/g, " ");
  assert.equal(await said(), `⋯ ${words.say("ui:listing:lines", { count: 4 })} ▸`);
  await sliderOf(page).press("ArrowRight");
  assert.equal(await said(), `⋯ ${notTaken(4)} ▸`);
});

test("a click leads to the step of a line, and one that never ran leads nowhere", async (t) => {
  const page = await pageAt(t, link(asked));
  const twice = at("2C");
  assert.equal(twice.length, 3);
  for (const [from, id, to] of /** @type {[number, string, number][]} */ ([
    [0, "merge", at("merge")[0]],
    [steps.length, "2C", twice[2]],
    [twice[2] - 1, "2C", twice[1]],
    [2, "2C", twice[0]],
    [steps.length, "no-scheme", at("has-authority")[0]],
  ])) {
    await goto(page, link({ ...asked, step: from }));
    await painted(page);
    const line = /** @type {import("../src/run/engine.js").Line} */ (lines.find((one) => one.id === id));
    await row(page, codeOf(line)).click();
    await eventually(async () => assert.equal(await shownAt(page), to, `${id} from ${from}`));
    await page.waitForFunction((hash) => location.hash === hash, link({ ...asked, step: to }));
  }
  const before = await shownAt(page);
  await row(page, "2D").click();
  assert.equal(await shownAt(page), before);
});

test("the listing is one Tab stop: arrows go through lines and folds, Enter and Space do what a click does", async (t) => {
  const page = await pageAt(t, link({ ...asked, step: 4 }));
  const tree = page.getByRole("tree", { name: words.say("ui:resolution") });
  const stops = () =>
    page
      .locator("uri-resolution .listing, uri-resolution .listing :is(a, button, input, [tabindex])")
      .evaluateAll((all) => all.filter((one) => /** @type {HTMLElement} */ (one).tabIndex === 0).length);
  assert.equal(await stops(), 1);
  await tree.locator("[tabindex='0']").focus();
  assert.equal(await focused(page), codeOfLine("has-scheme"), "Tab leads to the current line");
  await page.keyboard.press("ArrowDown");
  assert.ok((await focused(page)).includes(notTaken(4)));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(page), "T.scheme ← R.scheme");
  await page.keyboard.press("Enter");
  assert.equal(await shownAt(page), 4, "a line that never ran has no step");
  await page.keyboard.press("ArrowLeft");
  assert.ok((await focused(page)).includes(notTaken(4)));
  await page.keyboard.press("ArrowLeft");
  assert.equal(await tree.locator("[aria-expanded=true]").count(), 0);
  await page.keyboard.press("Enter");
  assert.equal(await tree.locator("[aria-expanded=true]").count(), 1);
  await page.keyboard.press("Space");
  assert.equal(await tree.locator("[aria-expanded=true]").count(), 0);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  assert.equal(await focused(page), codeOfLine("non-strict"), "the focus stays");
  assert.equal(await shownAt(page), 3);
  await page.keyboard.press("End");
  assert.equal(await focused(page), codeOf(lines[lines.length - 1]));
  await page.keyboard.press("Enter");
  assert.equal(await shownAt(page), steps.length);
  await page.keyboard.press("Home");
  assert.equal(await focused(page), codeOf(lines[0]));
  assert.equal(await stops(), 1);
  await page.keyboard.press("ArrowUp");
  assert.equal(
    await page.evaluate(() => /** @type {HTMLAnchorElement} */ (document.activeElement).href),
    "https://www.rfc-editor.org/rfc/rfc3986#section-5.2.1",
  );
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY]), [0, 0]);
});

test("the focused line is scrolled to", async (t) => {
  const page = await pageAt(t, link(asked));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("uri-resolution [tabindex='0']").focus();
  await page.keyboard.press("Home");
  const count = await page.locator("uri-resolution li").count();
  // Runs in the page, because a message for each line takes longer than the line.
  const stands = await page.evaluate(() => [scrollX, scrollY]);
  const outside = await page.evaluate(async (more) => {
    const listing = $("uri-resolution .listing");
    const out = [];
    for (let i = 0; i < more; i++) {
      const before = /** @type {Element} */ (document.activeElement);
      before.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const now = /** @type {Element} */ (document.activeElement);
      const [line, box] = [now.getBoundingClientRect(), listing.getBoundingClientRect()];
      if (now === before || line.top < box.top - 1 || line.bottom > box.bottom + 1) out.push(now.textContent);
    }
    return out;
  }, count - 1);
  assert.deepEqual(outside, []);
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY]), stands);
});

test("a decision is told when its line runs, and when the line is focused or pointed at", async (t) => {
  const page = await pageAt(t, link({ ...asked, edition: "url-1993", step: 1 }));
  const note = page.locator("uri-resolution .decided");
  const of = editionOf(engine, "url-1993").listing.lines;
  assert.match(await note.innerText(), /^※ .{20}/);
  const first = await note.innerText();
  assert.equal(
    await page.locator("uri-resolution [aria-current=step]").getAttribute("aria-describedby"),
    await note.getAttribute("id"),
  );
  await sliderOf(page).press("End");
  await painted(page);
  assert.equal(await note.count(), 0, `${of.at(-1)?.id} leaves nothing open`);
  await page.locator("uri-resolution [tabindex='0']").focus();
  await page.keyboard.press("Home");
  assert.equal(await note.innerText(), first);
  await sliderOf(page).focus();
  assert.equal(await note.count(), 0);

  const code = editionOf(engine, "url-1993").listing.lines.find(({ id }) => id === "/xxx/..")?.code;
  const low = page.locator("uri-resolution .open", { hasText: code });
  await low.hover();
  const [row, said] = [await low.boundingBox(), await note.boundingBox()];
  assert.ok(
    row && said && (said.y + said.height <= row.y || row.y + row.height <= said.y),
    "it lies over the line that the pointer is on",
  );
  await page.mouse.move(0, 0);
  await painted(page);
  assert.equal(await note.count(), 0);
});

test("errata and decisions are told at their lines", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/..", reference: "g" }));
  const note = page.locator("uri-resolution .decided");
  for (const id of ["merge", "no-base-path", "non-strict"]) {
    const said = withoutMarks(words.say(`rfc3986:decisions:${id}`));
    await eventually(async () => {
      await page.mouse.move(0, 0); // the line may have moved away from the pointer, when answers above it came
      await page.locator("uri-resolution .open", { hasText: codeOfLine(id) }).hover();
      assert.equal((await note.innerText({ timeout: 1000 })).replace(/\s+/g, " "), `※ ${said}`);
    });
  }
  await assertTarget(page, "http://a/b/g", "the document is followed, not the erratum");
});

test("in 1993, only a letter begins a scheme: ?a:b and 1b:c are in partial form", () => {
  for (const reference of ["?a:b", "1b:c"]) {
    const { run } = explained(engine, { base: "http://a/b/c", reference, edition: "url-1993" });
    const asked = run.steps.find(({ line }) => editionOf(engine, "url-1993").listing.lines[line].id === "full-form");
    assert.equal(asked?.answer, false, reference);
    assert.ok(words.say("url-1993:decisions:full-form").includes(reference));
  }
});

test("a value that is too long is cut in its middle, and right-to-left letters keep their places", async (t) => {
  const page = await pageAt(t, link({ base, reference: `${"x".repeat(150)}/אבג` }));
  const value = row(page, "merge(Base.path, R.path)").locator(".value code[aria-hidden]");
  await value.scrollIntoViewIfNeeded();
  assert.match((await value.textContent()) ?? "", /^\/b\/c\/x+…x+\/אבג$/);
  assert.ok(
    await value.evaluate((element) => {
      const { right, left } = element.getBoundingClientRect();
      const pane = /** @type {Element} */ (element.closest("li")).getBoundingClientRect();
      const letters = [...element.querySelectorAll(".tail .foreign, .tail .unseen")].map(
        (one) => one.getBoundingClientRect().left,
      );
      return (
        right <= pane.right &&
        left >= pane.left &&
        letters.length > 0 &&
        letters.every((x, i) => i === 0 || x > letters[i - 1])
      );
    }),
  );
});

test("a value is heard once, and in one piece", async (t) => {
  const page = await pageAt(t, link({ base, reference: "../x/y/z" }));
  const name = "T.path ← merge(Base.path, R.path) /b/c/../x/y/z";
  await page.getByRole("treeitem", { name, exact: true }).waitFor();
});

test("a line of the URL Standard that does not fit breaks before a clause", async (t) => {
  const page = await pageAt(t, link({ base, reference: "g", edition: "url-standard", step: 5 }));
  const text = editionOf(engine, "url-standard").listing.lines.find(({ id }) => id === "no-scheme.3")?.code;
  const line = page.locator("uri-visits .listing .code", { hasText: text });
  await line.waitFor();
  /** The text on each of its lines, as painted. */
  const painted = await line.evaluate((code) => {
    const texts = /** @type {Map<number, string>} */ (new Map());
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of (node.nodeValue ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { bottom } = range.getBoundingClientRect();
        texts.set(Math.round(bottom), `${texts.get(Math.round(bottom)) ?? ""} ${word[0]}`);
      }
    return [...texts.values()];
  });
  const said = painted.map((one) => one.trim());
  assert.deepEqual([said.length, said.join(" ")], [2, `3 ${text}`]);
  assert.ok(said[0].endsWith(";"), said[0]);
});
