/**
 * The first view of a newcomer: the beginning of each part, and no cut-off word.
 */
import assert from "node:assert/strict";
import { eventually, goto, pageAt, painted, referenceOf, sliderOf } from "./browser.js";
import { words } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const starting = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
/** Elements whose text is cut, of those that are drawn. @param {Page} page @param {string} selector */
const cut = (page, selector) =>
  page.evaluate(
    (all) =>
      $$(all)
        .filter(
          (one) =>
            one.checkVisibility() &&
            one.clientWidth > 1 &&
            (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2),
        )
        .map((one) => one.textContent?.trim()),
    selector,
  );

/** Reports whether the current row of the listing is in sight, and the one before it. @param {Page} page */
const currentInSight = (page) =>
  page.evaluate(() => {
    const box = $("uri-resolution .listing").getBoundingClientRect();
    const all = $$("uri-resolution li");
    const current = all.findIndex((row) => row.matches("[aria-current=step]"));
    return [current, current - 1].map((i) => {
      const { top = NaN, bottom = NaN } = all[i]?.getBoundingClientRect() ?? {};
      return top >= box.top - 1 && (bottom <= box.bottom + 1 || bottom - top > box.height); // or it fills the box
    });
  });

for (const [width, height] of [
  [1280, 720],
  [390, 844],
])
  test(
    `at ${width} × ${height}, the line that runs now is scrolled to after a step back, and while you type`,
    { sweep: true },
    async (t) => {
      const page = await pageAt(t, link(starting), { width, height });
      await sliderOf(page).press("ArrowLeft");
      await painted(page);
      assert.deepEqual(await currentInSight(page), [true, true]);
      await referenceOf(page).pressSequentially("x");
      await page.waitForFunction(() => $("uri-resolution").scene?.explanation.reference.text.includes("x"));
      await eventually(async () => assert.ok((await currentInSight(page))[0]));
    },
  );

for (const { width, every, sweep } of [
  { width: 1280, every: 20 },
  { width: 390, every: 4, sweep: true },
])
  test(`at ${width} pixels a reason is whole, however long`, { sweep }, async (t) => {
    const page = await pageAt(t, link(starting), { width, height: 800 });
    for (let length = 6; length < 80; length += every) {
      await goto(page, link({ ...starting, reference: `../../${"x".repeat(length)}` }));
      await painted(page);
      assert.deepEqual(await cut(page, "uri-why .line p"), [], `${length} characters`);
    }
  });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [768, 1024],
  [320, 640],
])
  test(`at ${width} × ${height}, sentences about errors and the header are whole`, { sweep: true }, async (t) => {
    const page = await pageAt(t, "", { width, height });
    for (const texts of [
      { reference: "a b:c" },
      { reference: "//[1::2::3]" },
      { base: "http://a b/", reference: "x|y" },
      { reference: "50%/%41" },
      starting,
    ]) {
      await goto(page, link({ ...starting, ...texts }));
      await page
        .locator(texts.reference === starting.reference ? "uri-why .said" : "uri-fault .sign >> nth=0")
        .waitFor();
      await painted(page);
      assert.deepEqual(await cut(page, ":is(uri-why, uri-fault) .line p"), [], link(texts));
    }
    for (const narrow of width === 390 ? [390, 360] : [width]) {
      await page.setViewportSize({ width: narrow, height });
      const header = await page.evaluate(() =>
        $$("body > header :is(.logo, .menu, button:not(.skip))")
          .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none")
          .map((one) => one.getBoundingClientRect())
          .flatMap(({ left, right, height }, i, all) =>
            // There is a space between the name of the page and the room's, except on the smallest phones.
            left >= (all[i - 1]?.right ?? 0) + (i === 1 && innerWidth > 352 ? 3 : 0) &&
            right <= innerWidth &&
            height < 48
              ? []
              : [`${i}: ${left}–${right}, ${height} high`],
          ),
      );
      assert.deepEqual(header, [], `${narrow} pixels wide`);
    }
  });

for (const { width, height, sweep } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024, sweep: true },
  { width: 800, height: 640, sweep: true },
])
  test(
    `at ${width} × ${height}, listing, buffers and names of phases are visible, in presentation mode, too`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, "", { width, height });
      for (const mode of ["", "&mode=presentation"]) {
        await goto(page, link({ ...starting, step: 16 }) + mode);
        await painted(page);
        assert.ok((await currentInSight(page))[0], mode);
        const [listing, buffers, player] = await page
          .locator(".listing-pane, .buffers-pane, uri-stepper")
          .evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect()).map(({ top, bottom, height }) => ({ top, bottom, height })),
          );
        assert.ok(
          listing.height > 60 &&
            buffers.height > 110 &&
            buffers.top - listing.bottom < 160 &&
            player.bottom <= height + 1,
          `${mode}: ${JSON.stringify([listing, buffers, player])}`,
        );
        if (height > 700) assert.deepEqual(await cut(page, "uri-stepper .phases span"), [], mode);
      }
    },
  );

test("in presentation mode why and the buffers are whole", async (t) => {
  const page = await pageAt(t, `${link({ ...starting, step: 16 })}&mode=presentation`, { width: 1280, height: 800 });
  assert.deepEqual(await cut(page, "uri-why p"), []);
  assert.equal(await page.locator("uri-dots td.input").first().textContent(), "/b/c/../../../g");
});

test("if the browser goes to another host, that is said below the error, and leads to the reason", async (t) => {
  const page = await pageAt(t, link({ base: "https://shop.example/app/index.html", reference: "\\\\evil.example/x" }));
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    const danger = page.locator("uri-why .who.danger");
    await danger.getByText("https://evil.example/x", { exact: true }).waitFor();
    await page.locator("uri-fault .mend").first().waitFor();
    await page.locator("uri-years .differences").click();
    const first = page.locator("uri-differences .maker:not(.chosen)").first();
    assert.equal(await first.getAttribute("data-id"), "url", "who was told of comes first");
    await page.keyboard.press("Escape");
    await page.locator("uri-differences").waitFor({ state: "detached" });
  }
  // The DNS form of a name isn't another host.
  await goto(page, link({ base: "https://shop.example/", reference: "//例え.example/x" }));
  await page.locator("uri-fault .mend").first().waitFor();
  await page.locator("uri-why .who.differ").waitFor({ state: "attached" });
});
