/**
 * The panes of the components, the buffers and the machine, in the page: they keep their size and
 * their lines whatever is played or typed, nothing sticks out of them, the current row is
 * in sight, and the rows are gone through by keyboard.
 */
import assert from "node:assert/strict";
import { eventually, pages, painted, referenceOf } from "./browser.js";

const { inPage } = pages();
const link = (/** @type {Record<string, string>} */ fields) =>
  `#${new URLSearchParams({ base: "http://a/b/c/d;p?q", ...fields })}`;

/**
 * Shows steps, as whoever holds the views does, and says of each where things are, and what
 * is not inside the box that it belongs to.
 * @param {import("playwright-core").Page} page @param {number[]} steps
 */
const layouts = (page, steps) =>
  page.evaluate(async (all) => {
    const box = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      });
    const out = (/** @type {string} */ inner, /** @type {string} */ outer) =>
      [...document.querySelectorAll(inner)]
        .filter((element) => {
          const of = element.getBoundingClientRect();
          const { left, right, top, bottom } = /** @type {Element} */ (element.closest(outer)).getBoundingClientRect();
          return (
            of.width > 0 && (of.left < left - 1 || of.right > right + 1 || of.top < top - 1 || of.bottom > bottom + 1)
          );
        })
        .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
    const found = [];
    for (const step of all) {
      for (const view of document.querySelectorAll("uri-components, uri-dots")) /** @type {any} */ (view).step = step;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      found.push({
        still: { rows: box("uri-components tr"), buffers: box("uri-dots .buffers, uri-dots .rows") },
        out: [
          ...out("uri-components :is(table, td, .literal)", "uri-components"),
          ...out("uri-components td > *", "td"),
          ...out("uri-dots .tile", ".tiles"),
          ...out("uri-dots tr.now", ".rows"),
        ],
        scrollY,
        rows: document.querySelectorAll("uri-dots tbody tr").length,
        current: document.querySelectorAll("uri-dots tr[aria-current=step]").length,
      });
    }
    return found;
  }, steps);

/** How many steps the run has, as soon as it is that of a reference. @param {import("playwright-core").Page} page @param {string} reference */
async function stepsOf(page, reference) {
  const steps = await page.waitForFunction((text) => {
    const scene = /** @type {any} */ (document.querySelector("uri-dots"))?.scene;
    return scene?.explanation.reference.text === text && scene.steps.length;
  }, reference);
  return Number(await steps.jsonValue());
}

const references = [
  "../../../g",
  "../".repeat(30) + "x/../".repeat(20) + "y/./z?a/../b#s",
  `${"averyverylongsegment".repeat(5)}/../${"b/".repeat(40)}g`,
  "../%E4%BE%8B/~",
];

for (const edition of ["url-1993", "rfc1738", "url-syntax-05", "rfc2396bis-01", "rfc3986"]) {
  inPage(
    `nothing moves or sticks out in the panes, ${edition}`,
    link({ reference: "g", edition }),
    async (page) => {
      for (const [width, height] of [
        [1280, 720],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        /** @type {unknown} */
        let still;
        for (const reference of references) {
          await referenceOf(page).fill(reference);
          const total = await stepsOf(page, reference);
          const steps = Array.from({ length: 13 }, (_, i) => Math.round((i * total) / 12));
          for (const [i, now] of (await layouts(page, steps)).entries()) {
            const where = `${edition} ${reference} step ${steps[i]} at ${width}`;
            still ??= now.still;
            assert.deepEqual(now.still, still, where);
            assert.deepEqual([now.out, now.scrollY], [[], 0], where);
          }
        }
      }
    },
    { height: 720 },
  );
}

inPage(
  "one Tab stop: arrows go through the rows, Enter jumps to a row's step",
  link({ reference: "../../../g", step: "16" }),
  async (page) => {
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
    await page.waitForFunction(
      () => document.querySelector("uri-dots tr[aria-current=step]")?.getAttribute("aria-rowindex") === "5",
    );
    assert.equal(await at(), "3", "the focus stays");
    assert.equal(await page.locator("uri-dots tbody tr").count(), 4, "rows to come are not drawn");
    await page.locator("uri-dots tbody tr").first().locator("td").last().click();
    await page.waitForFunction(
      () => document.querySelector("uri-dots tr[aria-current=step]")?.getAttribute("aria-rowindex") === "2",
    );
    await page.waitForURL(/step=12$/);
  },
  { height: 800 },
);

inPage(
  "where the row that has the focus goes, the focus stays in the rows",
  link({ reference: "../../../g", step: "16" }),
  async (page) => {
    await page.locator("uri-dots [tabindex='0']").focus();
    for (const [step, row] of /** @type {const} */ ([
      [14, "2"],
      [3, ""],
      [15, "3"],
    ])) {
      await layouts(page, [step]);
      assert.equal(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (!document.querySelector("uri-dots .rows")?.contains(activeElement)) return false;
          return activeElement?.getAttribute("data-row") ?? "";
        }),
        row,
        `step ${step}`,
      );
    }
  },
  { height: 800 },
);

const long = "x/../".repeat(1_500) + "g";

inPage(
  "of a run of thousands of steps a window of rows is drawn, the current one in sight, at once",
  link({ reference: long }),
  async (page) => {
    assert.ok((await stepsOf(page, long)) > 3_000);
    const steps = [30, 2_000, 3_000, 500, 2_999];
    for (const [i, { out, scrollY, rows, current }] of (await layouts(page, steps)).entries()) {
      assert.deepEqual([out, scrollY, current], [[], 0, 1], `step ${steps[i]}`);
      assert.ok(rows > 5 && rows <= 40, `${rows} rows`);
    }
    // Whoever scrolls sees other rows.
    await page.locator("uri-dots .rows").evaluate((box) => (box.scrollTop = 0));
    await page.waitForFunction(
      () => document.querySelector("uri-dots tbody tr")?.getAttribute("aria-rowindex") === "2",
    );
  },
  { height: 800 },
);

inPage("in a wide window no row of the first run is shortened", link({ reference: "../../../g" }), async (page) => {
  await stepsOf(page, "../../../g");
  for (const width of [1280, 1366, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => {
      const texts = await page.locator("uri-dots tbody :is(.output, .input)").allInnerTexts();
      assert.equal(texts.length, 14, `${width}`);
      assert.deepEqual(
        texts.filter((text) => text.includes("…")),
        [],
        `${width}`,
      );
    });
  }
});

inPage(
  "while one types, a cell keeps its character, also where those before it are no longer drawn",
  link({ reference: "0123456789".repeat(8), edition: "url-standard" }),
  async (page) => {
    await page.locator("uri-machine .tape .end").waitFor();
    const cells = () =>
      page.evaluate(() => {
        const { kept = [] } = /** @type {{ kept?: { node: Element, text: string | null }[] }} */ (globalThis);
        const nodes = [...document.querySelectorAll("uri-machine .tape i:not(.end)")];
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
    assert.ok(still > 30, `${still} cells are the same`);
    assert.equal(others, 0);
  },
  { width: 1280, height: 800 },
);
