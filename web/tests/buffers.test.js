/**
 * The rows of the buffers and the cells of the machine, in the page: which of them are drawn, and how the keyboard
 * moves through them.
 */
import assert from "node:assert/strict";
import { eventually, pageAt, painted, referenceOf } from "./browser.js";
import { engine } from "./fixtures.js";
import { dotsOf } from "./shown.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** Shows a step, as the views' owner does, and returns the drawn rows. @param {Page} page @param {number} step */
const rowsAt = (page, step) =>
  page.evaluate(async (step) => {
    for (const view of document.querySelectorAll("uri-components, uri-dots")) /** @type {any} */ (view).step = step;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const [now, box] = ["uri-dots tr.now", "uri-dots .rows"].map((selector) => $(selector)?.getBoundingClientRect());
    return {
      rows: document.querySelectorAll("uri-dots tbody tr").length,
      current: document.querySelectorAll("uri-dots tr[aria-current=step]").length,
      inSight: now && box && now.top >= box.top - 1 && now.bottom <= box.bottom + 1,
      scrollY,
    };
  }, step);

/** The number of steps, once the run is a given reference's. @param {Page} page @param {string} reference */
async function stepsOf(page, reference) {
  const steps = await page.waitForFunction((text) => {
    const scene = $("uri-dots")?.scene;
    return scene?.explanation.reference.text === text && scene.steps.length;
  }, reference);
  return Number(await steps.jsonValue());
}

const asked = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
/** The steps, from 1, that have rows. */
const rowed = dotsOf(editionOf(engine), explained(engine, asked)).map((i) => i + 1);
const fifth = rowed[4];

test("the rows are one Tab stop: arrows go through them, and Enter goes to a row's step", async (t) => {
  const page = await pageAt(t, link({ ...asked, step: fifth }), { height: 800 });
  const at = () =>
    page.evaluate(() =>
      /** @type {HTMLElement} */ (document.activeElement)
        .closest("uri-dots tr")
        ?.querySelector(".rule")
        ?.getAttribute("data-row"),
    );
  const current = () => page.locator("uri-dots tr[aria-current=step]").getAttribute("aria-rowindex");
  assert.equal(await page.locator("uri-dots [tabindex='0']").count(), 1);
  assert.equal(await current(), "6");
  await page.locator("uri-dots [tabindex='0']").focus();
  assert.equal(await at(), "4");
  for (const [key, row] of [
    ["ArrowUp", "3"],
    ["ArrowUp", "2"],
    ["PageUp", "0"],
    ["ArrowDown", "1"],
    ["PageDown", "4"],
    ["ArrowUp", "3"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await at(), row, key);
    assert.equal(await page.locator("uri-dots [tabindex='0']").count(), 1);
    assert.equal(await current(), "6", "going through the rows is no step");
  }
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => $("uri-dots tr[aria-current=step]")?.getAttribute("aria-rowindex") === "5");
  assert.equal(await at(), "3", "the focus stays");
  assert.equal(await page.locator("uri-dots tbody tr").count(), 4, "rows to come are not drawn");
  await page.locator("uri-dots tbody tr").first().locator("td.input").click();
  await page.waitForFunction(() => $("uri-dots tr[aria-current=step]")?.getAttribute("aria-rowindex") === "2");
  await page.waitForURL((url) => url.hash.endsWith(`&step=${rowed[0]}`));
});

test("if the focused row disappears, the focus stays in the rows", async (t) => {
  const page = await pageAt(t, link({ ...asked, step: fifth }), { height: 800 });
  await page.locator("uri-dots [tabindex='0']").focus();
  for (const [step, row] of /** @type {const} */ ([
    [rowed[2], "2"],
    [rowed[0] - 1, ""],
    [rowed[3], "3"],
  ])) {
    await rowsAt(page, step);
    assert.equal(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (!$("uri-dots .rows")?.contains(activeElement)) return false;
        return activeElement?.getAttribute("data-row") ?? "";
      }),
      row,
      `step ${step}`,
    );
  }
});

const long = "x/../".repeat(1_500) + "g";

test("of a run of thousands of steps a few rows are drawn at once, with the current one in sight", async (t) => {
  const page = await pageAt(t, link({ reference: long }), { height: 800 });
  assert.ok((await stepsOf(page, long)) > 3_000);
  for (const step of [30, 2_000, 3_000, 500, 2_999]) {
    const { rows, ...seen } = await rowsAt(page, step);
    assert.deepEqual(seen, { current: 1, inSight: true, scrollY: 0 }, `step ${step}`);
    assert.ok(rows > 5 && rows <= 40, `${rows} rows`);
  }
  // Scrolling shows other rows.
  await page.locator("uri-dots .rows").evaluate((box) => (box.scrollTop = 0));
  await page.waitForFunction(() => $("uri-dots tbody tr")?.getAttribute("aria-rowindex") === "2");
});

for (const { width, sweep } of [
  { width: 1280 },
  ...[1366, 1440, 1600, 1920, 2560].map((width) => ({ width, sweep: true })),
])
  test(`${width} pixels wide, no row of the first run is shortened`, { sweep }, async (t) => {
    const page = await pageAt(t, link(asked), { width });
    await stepsOf(page, asked.reference);
    await eventually(async () => {
      const texts = await page.locator("uri-dots tbody :is(.output, .input)").allInnerTexts();
      assert.equal(texts.length, 2 * rowed.length);
      assert.deepEqual(
        texts.filter((text) => text.includes("…")),
        [],
      );
    });
  });

test("while you type, a cell keeps its character, even if those before it are no longer drawn", async (t) => {
  const page = await pageAt(t, link({ reference: "0123456789".repeat(8), edition: "url-standard" }), {
    width: 1280,
    height: 800,
  });
  await page.locator("uri-machine .tape .end").waitFor();
  const cells = () =>
    page.evaluate(() => {
      const { kept = [] } = /** @type {{ kept?: { node: Element, text: string | null }[] }} */ (globalThis);
      const nodes = $$("uri-machine .tape i:not(.end)");
      Object.assign(globalThis, { kept: nodes.map((node) => ({ node, text: node.textContent })) });
      return {
        count: nodes.length,
        drawn: kept.filter(({ node }) => node.isConnected).length,
        others: kept.filter(({ node, text }) => node.isConnected && node.textContent !== text).length,
      };
    });
  const before = await cells();
  assert.ok(before.count < 80, `${before.count} cells are drawn`);
  await referenceOf(page).press("End");
  await referenceOf(page).pressSequentially("abcd");
  await page.locator("uri-machine .tape i:not(.end)", { hasText: "d" }).waitFor();
  await painted(page);
  const { drawn: still, others } = await cells();
  assert.ok(still >= before.count - 8, `${still} of ${before.count} cells are the same`); // four rows are added, and four removed
  assert.equal(others, 0);
});
