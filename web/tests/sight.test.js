/**
 * What a newcomer sees: the beginning of what was done, no word cut where there is room
 * for it, and above a phone's keyboard what somebody who types has to see.
 */
import assert from "node:assert/strict";
import { copiedBy, eventually, goto, open, pages, painted, referenceOf, sliderOf, targetOf } from "./browser.js";
import { link, loadEngine, windows } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const engine = await loadEngine();
const editions = engine.editions().map(({ id }) => id);
const starting = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const { site, inPage } = pages();

/** Elements whose text is cut, of those that are drawn. @param {Page} page @param {string} selector */
const cut = (page, selector) =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter(
          (one) =>
            one.checkVisibility() &&
            one.clientWidth > 1 &&
            (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2),
        )
        .map((one) => one.textContent?.trim()),
    selector,
  );

/** Which rows of the listing are in sight, of how many, where the current one is, of how many it covers a part of a line, and which have more than one. @param {Page} page */
const rows = (page) =>
  page.evaluate(() => {
    const box = /** @type {Element} */ (document.querySelector("uri-resolution .listing")).getBoundingClientRect();
    const all = [...document.querySelectorAll("uri-resolution li")];
    const inSight = all.flatMap((row, i) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom + 1 ? [i] : [];
    });
    const current = all.findIndex((row) => row.matches("[aria-current=step]"));
    const edge = all[current]?.getBoundingClientRect().top;
    const half = all.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const lines = (edge - top) / parseFloat(getComputedStyle(row).lineHeight);
      return top < edge - 1 && bottom > edge + 1 && Math.abs(lines - Math.round(lines)) > 0.1;
    }).length;
    const wrapped = all
      .filter((row) => row.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(row).lineHeight))
      .map((row) => row.textContent);
    return { inSight, count: all.length, current, half, wrapped };
  });

for (const [width, height] of [
  [1280, 720],
  [390, 844],
]) {
  inPage(
    `at ${width} × ${height}, the line that runs now is scrolled to, and lies over no other`,
    "",
    async (page) => {
      for (const [i, edition] of editions.entries()) {
        if (i) await goto(page, link({ ...starting, edition }));
        await page.locator("uri-resolution:not([inert]) .listing").waitFor(); // what draws a run in groups is fetched with the first one
        await painted(page);
        const { inSight, count, current, half, wrapped } = await rows(page);
        assert.ok(inSight.includes(current), `${edition}: ${inSight} of ${count}, current ${current}`);
        assert.deepEqual(
          inSight,
          inSight.map((_, i) => inSight[0] + i),
          `${edition}: lines that are no neighbours`,
        );
        assert.equal(half, 0, `${edition}: a line is covered in part`);
        // The URL Standard's lines are whole steps of it: they go on with their next clause, below their beginnings.
        if (width >= 1280 && edition !== "url-standard") assert.deepEqual(wrapped, [], edition);
      }
      await goto(page, link({ ...starting, edition: "rfc3986" }));
      await sliderOf(page).press("ArrowLeft");
      await painted(page);
      const back = await rows(page);
      assert.ok(
        back.inSight.includes(back.current) && back.inSight.includes(back.current - 1),
        `one step back: ${back.inSight}, current ${back.current}`,
      );
      await referenceOf(page).pressSequentially("x");
      await page.waitForFunction(() =>
        /** @type {any} */ (document.querySelector("uri-resolution")).scene?.explanation.reference.text.includes("x"),
      );
      await eventually(async () => {
        const typed = await rows(page);
        assert.ok(typed.inSight.includes(typed.current), `typed: ${typed.inSight}, current ${typed.current}`);
      });
    },
    { width, height },
  );
}

inPage(
  "in the middle of a run no row is cut at the top of the listing",
  link({ ...starting, step: 20 }),
  async (page) => {
    for (let step = 20; step >= 14; step--) {
      await eventually(async () => {
        assert.match(String(await page.locator("uri-stepper .say b").textContent()), new RegExp(`^${step} `));
        const over = await page.evaluate(() => {
          const { top } = /** @type {Element} */ (
            document.querySelector("uri-resolution .listing")
          ).getBoundingClientRect();
          return [...document.querySelectorAll("uri-resolution li")]
            .map((row) => row.getBoundingClientRect())
            .filter((row) => row.top < top - 1 && row.bottom > top + 1).length;
        });
        assert.equal(over, 0, `step ${step}`);
      });
      await sliderOf(page).press("ArrowLeft");
    }
  },
  { width: 1280, height: 800 },
);

for (const width of [1280, 1024])
  inPage(
    `at ${width} px a reason that is cut has a button beside it that shows all of it`,
    "",
    async (page) => {
      await goto(page, link(starting));
      await painted(page);
      assert.deepEqual(await cut(page, "uri-why .line p"), []);
      for (let length = 6; length < 80; length += 4) {
        await goto(page, link({ ...starting, reference: `../../${"x".repeat(length)}` }));
        await painted(page);
        if ((await cut(page, "uri-why .line p")).length)
          assert.ok(await page.locator("uri-why .whole").isVisible(), `${length} characters`);
      }
    },
    { width, height: 800 },
  );

inPage(
  "the sentences of the rows are whole, those with long segments too",
  "",
  async (page) => {
    let shown = 0;
    for (const edition of editions) {
      for (const texts of [
        starting,
        {
          base: "http://a/documentation/guide-for-newcomers/index.html",
          reference: "./x/../../../photograph-of-the-house.png/..",
        },
      ]) {
        await goto(page, link({ ...texts, edition, excess: "remove" }));
        await painted(page);
        assert.deepEqual(await cut(page, "uri-dots td.happened"), [], link({ ...texts, edition }));
        shown += await page.locator("uri-dots td.happened").count();
      }
    }
    assert.ok(shown > 20, `only ${shown} rows`);
  },
  { width: 1280, height: 800 },
);

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
  [320, 640],
]) {
  inPage(
    `at ${width} × ${height}, names of phases, faults and the header are whole, and the strip begins with a year`,
    "",
    async (page) => {
      for (const edition of editions) {
        await goto(page, link({ ...starting, edition }));
        await painted(page);
        assert.deepEqual(await cut(page, "uri-stepper .phases span"), [], edition);
        const starts = await page.evaluate(() => {
          const strip = /** @type {Element} */ (document.querySelector("uri-years .run"));
          const { left } = strip.getBoundingClientRect();
          return (
            strip.scrollWidth <= strip.clientWidth ||
            [...strip.querySelectorAll(".year")].some(
              (year) => Math.abs(year.getBoundingClientRect().left - left) <= 1.5,
            )
          );
        });
        assert.ok(starts, `${edition}: the strip begins in the middle of a year`);
      }
      for (const texts of [
        { reference: "a b:c" },
        { reference: "//[1::2::3]" },
        { base: "http://a b/", reference: "x|y" },
        { reference: "50%/%41" },
        starting,
      ]) {
        await goto(page, link({ ...starting, ...texts }));
        await page.locator(texts.reference === starting.reference ? "uri-why .said" : "uri-why .sign").waitFor();
        await painted(page);
        assert.deepEqual(await cut(page, "uri-why .line p"), [], link(texts));
      }
      for (const narrow of width === 390 ? [390, 360] : [width]) {
        await page.setViewportSize({ width: narrow, height });
        const header = await page.evaluate(() =>
          [...document.querySelectorAll("header :is(.logo, .menu, button:not(.skip))")]
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
    },
    { width, height },
  );
}

for (const [width, height] of [
  [768, 1024],
  [390, 844],
  [800, 640],
]) {
  inPage(
    `at ${width} × ${height}, listing, buffers and names of phases are there, in a presentation, too`,
    "",
    async (page) => {
      for (const mode of ["", "&mode=presentation"]) {
        await goto(page, link({ ...starting, step: 16 }) + mode);
        await painted(page);
        const { inSight, current } = await rows(page);
        assert.ok(inSight.includes(current), `${mode}: ${inSight}, current ${current}`);
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
    { width, height },
  );
}

inPage(
  "in a presentation the strip begins with a year; why, its tiles and the buffers are whole",
  `${link({ ...starting, step: 16 })}&mode=presentation`,
  async (page) => {
    const [strip, ...years] = await page
      .locator("uri-years .run, uri-years .year")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    assert.ok(
      years.some((left) => Math.abs(left - strip) <= 1.5),
      `${strip}: ${years}`,
    );
    assert.deepEqual(await cut(page, "uri-why p, uri-years .libraries-tile b"), []);
    assert.equal(await page.locator("uri-dots td.input").first().textContent(), "/b/c/../../../g");
  },
  { width: 1280, height: 800 },
);

inPage(
  "at 390 px a long target is seen beside one button, behind which are the others",
  link({ reference: "x/y/z/and/a/long/path.html" }),
  async (page) => {
    const whole = "http://a/b/c/x/y/z/and/a/long/path.html";
    const seen = await targetOf(page).evaluate((output) => {
      const [text, tools] = [
        /** @type {Element} */ (output.querySelector(".figure")),
        /** @type {Element} */ (document.querySelector("uri-target .tools")),
      ].map((one) => one.getBoundingClientRect());
      return (tools.left - text.left) / (text.width / (output.textContent ?? "").length);
    });
    assert.ok(seen >= 24, `${seen} characters are seen`);
    const all = page.getByRole("button", { name: `Show all ${whole.length}` });
    assert.equal(await page.locator("uri-target button").count(), 1);
    await all.focus();
    await page.keyboard.press("Enter");
    assert.equal(
      await copiedBy(page, () => page.getByRole("dialog").getByRole("button", { name: "Copy" }).click()),
      whole,
    );
    await page.getByRole("dialog").getByRole("button", { name: "Use as base" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await eventually(async () =>
      assert.equal(await page.getByRole("textbox", { name: "Base URI" }).inputValue(), whole),
    );
  },
  { width: 390, height: 844 },
);

inPage(
  "on a phone that lies on its side a short target has one line, its brackets and two buttons, and a longer one is whole beside one",
  "",
  async (page) => {
    const seen = async (/** @type {string} */ reference) => {
      await goto(page, link({ base: "http://a/b/c/d;p?q", reference }));
      await painted(page);
      return page.evaluate(() => {
        const figure = /** @type {Element} */ (document.querySelector("output .figure"));
        const buttons = [...document.querySelectorAll("uri-target button")].filter((one) => one.checkVisibility());
        const [whole, why] = [figure, /** @type {Element} */ (document.querySelector("uri-why"))].map((one) =>
          one.getBoundingClientRect(),
        );
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
      assert.deepEqual(await seen("g"), { buttons: ["Copy", "As base"], small: 0, named: true, lines: 1, fits: true }),
    );
    await eventually(async () => {
      const { buttons, small, fits } = await seen("//good.example@evil.example:8443/../pay");
      assert.deepEqual([buttons, small, fits], [["All 41"], 0, true]);
    });
  },
  { width: 844, height: 390 },
);

inPage(
  "where the browser goes to another host than a text with a fault leads to, that is said beside the fault, and what mends it is one click away",
  link({ base: "https://shop.example/app/index.html", reference: "\\\\evil.example/x" }),
  async (page) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      const danger = page.getByRole("button", { name: "This browser goes to evil.example" });
      await danger.waitFor();
      await page.locator("uri-why .sign", { hasText: "▲" }).waitFor();
      await danger.click();
      await page.getByRole("dialog").getByRole("button", { name: "Percent-encode all 2" }).waitFor();
      await page.keyboard.press("Escape");
    }
    // The letters of the DNS are no other host, and the fault is mended where it is told.
    await goto(page, link({ base: "https://shop.example/", reference: "//例え.example/x" }));
    await page.locator("uri-why .mend").first().waitFor();
    await page.waitForFunction(() => document.querySelector("uri-years .neighbour")?.textContent?.includes("≠"));
    assert.equal(await page.locator("uri-why .risk").count(), 0);
  },
);

/** A host as long as any, with a user name and a port. */
const authority = `me.and.${"name".repeat(5)}@${["shop".repeat(15), "cart".repeat(15), "abcde".repeat(12), "example"].join(".")}:8443`;
const longPath = `/orders/2026/${"customer".repeat(9)}/index.html`;

/**
 * What components, the sentence of the step and the why paint of a text, each whole or gone through
 * by scrolling in its own box: of every element that has one of the values, the lines that are
 * beyond what can be scrolled to, and the marks of something left out.
 * @param {Page} page @param {string[]} values
 */
const leftOut = (page, values) =>
  page.evaluate((values) => {
    const found = [];
    const said = [...document.querySelectorAll("uri-components td > .literal, uri-stepper .sentence, uri-why .said")];
    for (const one of said.filter((one) => one.checkVisibility())) {
      const text = one.textContent ?? "";
      if (text.includes("…")) found.push(text);
      if (!values.some((value) => text.includes(value))) continue;
      if (one.matches(".long")) {
        // It has one line, which is scrolled in its cell.
        const [cell, room] = [/** @type {Element} */ (one.parentElement), getComputedStyle(one)];
        if (
          !/auto|scroll/.test(room.overflowX) ||
          one.clientWidth > cell.clientWidth ||
          one.scrollWidth < 5 * text.length
        )
          found.push(`not to be scrolled: ${text}`);
        continue;
      }
      /** @type {Element | null} */
      let box = one.closest("p, uri-components");
      while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) {
        if (getComputedStyle(box).webkitLineClamp !== "none" || getComputedStyle(box).textOverflow === "ellipsis")
          found.push(`cut off: ${text}`);
        box = box === document.body ? null : box.parentElement;
      }
      if (!box) continue;
      const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
      const reached = box.scrollTop + inner.bottom - outer.top <= box.scrollHeight + 1;
      if (!reached || inner.right > outer.right + 1 || outer.bottom > innerHeight + 1 || outer.height < 12)
        found.push(`out of reach: ${text}`);
    }
    return found;
  }, values);

for (const [width, height] of windows)
  inPage(
    `at ${width} × ${height}, authorities and components are whole in the middle of a run, where they have more than 48 characters, too`,
    "",
    async (page) => {
      for (const texts of [
        { base: "https://a.example/x/y", reference: `//${authority}/../pay` },
        { base: `https://${authority}${longPath}`, reference: "../../../api?page" },
      ]) {
        await goto(page, link({ ...texts, step: 1 }));
        const last = Number(await sliderOf(page).getAttribute("max"));
        for (let step = 1; step <= last; step++) {
          await page.waitForFunction(
            (step) => document.querySelector("uri-stepper .say b")?.textContent?.startsWith(`${step} `),
            step,
          );
          await painted(page);
          assert.deepEqual(await leftOut(page, [authority, longPath]), [], `step ${step}`);
          await sliderOf(page).press("ArrowRight");
        }
      }
    },
    { width, height },
  );

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
        const { top, bottom, width } = /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect();
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
  inPage(
    `a keyboard on the screen, ${over ? "over the window" : "which makes the window shorter"}, leaves the texts, the target, why and the buffers`,
    null,
    async (page) => {
      await open(page, site.url, link(starting));
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
      await page.locator("uri-why .sign").waitFor();
      await painted(page);
      assert.deepEqual(await outside(page, 414), [], "with a fault");
      await lay(0);
      await page.locator("html:not([data-keyboard])").waitFor();
      await referenceOf(page).blur();
      await painted(page);
      assert.ok(await page.locator("uri-stepper").isVisible());
      assert.ok(await page.locator("header").first().isVisible());
    },
    { width: 390, height: 844, context: phone, ...(over ? { init: covered } : {}) },
  );
}
