/**
 * What a newcomer sees: the beginning of what was done, no word cut where there is room
 * for it, and above a phone's keyboard what somebody who types has to see.
 */
import assert from "node:assert/strict";
import { copiedBy, eventually, goto, pageAt, painted, referenceOf, sliderOf } from "./browser.js";
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
  { width: 1280, every: 4, sweep: true },
  { width: 1024, every: 4, sweep: true },
])
  test(`at ${width} pixels a reason that is cut has a button beside it that shows all of it`, { sweep }, async (t) => {
    const page = await pageAt(t, link(starting), { width, height: 800 });
    assert.deepEqual(await cut(page, "uri-why .line p"), []);
    for (let length = 6; length < 80; length += every) {
      await goto(page, link({ ...starting, reference: `../../${"x".repeat(length)}` }));
      await painted(page);
      if ((await cut(page, "uri-why .line p")).length)
        assert.ok(await page.locator("uri-why .whole").isVisible(), `${length} characters`);
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
      await page.locator(texts.reference === starting.reference ? "uri-why .said" : "uri-why .line .sign").waitFor();
      await painted(page);
      assert.deepEqual(await cut(page, "uri-why .line p"), [], link(texts));
    }
    for (const narrow of width === 390 ? [390, 360] : [width]) {
      await page.setViewportSize({ width: narrow, height });
      const header = await page.evaluate(() =>
        $$("header :is(.logo, .menu, button:not(.skip))")
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .flatMap(({ left, right, height }, i, all) =>
            // Between the name of the page and that of the room there is a space, but on the smallest phones.
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

test("390 pixels wide, a very long target can be copied beside it, and a button shows all of it", async (t) => {
  const page = await pageAt(t, link({ reference: "x/y/z/and/a/long/path.html?".padEnd(120, "q") }), {
    width: 390,
    height: 844,
  });
  const whole = "http://a/b/c/x/y/z/and/a/long/path.html?".padEnd(133, "q");
  const all = page.getByRole("button", { name: words.say("ui:figure:all", { length: whole.length }) });
  assert.equal(await page.locator("uri-target button").count(), 3);
  await all.focus();
  await page.keyboard.press("Enter");
  assert.equal(
    await copiedBy(page, () =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: words.say("ui:figure:copy") })
        .click(),
    ),
    whole,
  );
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words.say("ui:figure:use") })
    .click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(async () => assert.equal(await page.getByRole("textbox", { name: "Base URI" }).inputValue(), whole));
});

test("on a phone on its side, a short target has brackets, and a longer one is whole beside its buttons", async (t) => {
  const page = await pageAt(t, "", { width: 844, height: 390 });
  const seen = async (/** @type {string} */ reference) => {
    await goto(page, link({ base: "http://a/b/c/d;p?q", reference }));
    await painted(page);
    return page.evaluate(() => {
      const figure = $("output .figure");
      const buttons = $$("uri-target button").filter((one) => one.checkVisibility());
      const [whole, why] = [figure, $("uri-why")].map((one) => one.getBoundingClientRect());
      return {
        buttons: buttons.map((one) => /** @type {HTMLElement} */ (one).innerText.trim().split("\n").at(-1)),
        small: buttons.filter((one) => one.getBoundingClientRect().height < 44).length,
        named: figure.querySelectorAll(".part").length > 0,
        lines: new Set([...figure.getClientRects()].map(({ top }) => Math.round(top))).size,
        fits: whole.bottom <= why.top + 1 && whole.right <= (buttons[0]?.getBoundingClientRect().left ?? 0),
      };
    });
  };
  await eventually(async () =>
    assert.deepEqual(await seen("g"), {
      buttons: [words.say("ui:figure:copy"), words.say("ui:figure:brief:explain")],
      small: 0,
      named: true,
      lines: 1,
      fits: true,
    }),
  );
  await eventually(async () => {
    const { buttons, small, fits } = await seen("//good.example@evil.example:8443/../pay");
    assert.deepEqual([buttons.length, small, fits], [2, 0, true]);
  });
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
    await page.locator("uri-why .mend").first().waitFor();
    await page.locator("uri-years .differences").click();
    const first = page.locator("uri-differences .maker:not(.chosen)").first();
    assert.equal(await first.getAttribute("data-id"), "url", "who was told of comes first");
    await page.keyboard.press("Escape");
    await page.locator("uri-differences").waitFor({ state: "detached" });
  }
  // The letters of the DNS are no other host.
  await goto(page, link({ base: "https://shop.example/", reference: "//例え.example/x" }));
  await page.locator("uri-why .mend").first().waitFor();
  await page.locator("uri-why .who.differ").waitFor();
});

/** What does not lie within so much of the window; and how much of the stage is not drawn. @param {Page} page @param {number} height */
const outside = (page, height) =>
  page.evaluate(
    (most) => [
      ...[
        "uri-field[name=base] input",
        "uri-field[name=reference] input",
        "output",
        "uri-why .line",
        "uri-dots .buffers",
      ].flatMap((name) => {
        const { top, bottom, width } = $(name).getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= most + 1 ? [] : [`${name} at ${top}–${bottom} of ${most}`];
      }),
      ...(scrollY ? [`scrolled by ${scrollY}`] : []),
    ],
    height,
  );

/** A window over which a keyboard of so many pixels can be laid. */
const covered = () => {
  const own = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(VisualViewport.prototype, "height"));
  Object.defineProperty(VisualViewport.prototype, "height", {
    get() {
      const { keyboard = 0 } = /** @type {any} */ (globalThis);
      return own.get?.call(this) - keyboard;
    },
  });
};

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

for (const over of [false, true]) {
  test(
    `with a keyboard on the screen, ${over ? "over the window" : "which makes the window shorter"}, the texts, the target, why and the buffers are visible`,
    { sweep: !over },
    async (t) => {
      const page = await pageAt(t, link(starting), {
        width: 390,
        height: 844,
        context: phone,
        ...(over ? { init: covered } : {}),
      });
      const lay = async (/** @type {number} */ keyboard) => {
        if (!over) return page.setViewportSize({ width: 390, height: 844 - keyboard });
        await page.evaluate((high) => {
          Object.assign(globalThis, { keyboard: high });
          visualViewport?.dispatchEvent(new Event("resize"));
        }, keyboard);
      };
      await referenceOf(page).tap();
      assert.equal(await page.locator("[data-keyboard]").count(), 0, "there is none yet");
      await lay(430);
      await page.locator("[data-keyboard]").waitFor();
      await painted(page);
      assert.deepEqual(await outside(page, 414), []);
      await referenceOf(page).fill("../a b/%zz");
      await page.locator("uri-why .line .sign").waitFor();
      await painted(page);
      assert.deepEqual(await outside(page, 414), [], "with a fault");
      await lay(0);
      await page.locator("html:not([data-keyboard])").waitFor();
      await referenceOf(page).blur();
      await painted(page);
      assert.ok(await page.locator("uri-stepper").isVisible());
      assert.ok(await page.locator("header").first().isVisible());
    },
  );
}
