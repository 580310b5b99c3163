/**
 * Accessibility beyond axe: forced colours, reduced motion, keyboard-only use, announcements, and touch.
 */
import assert from "node:assert/strict";
import { linkTo, opening } from "../src/run/link.js";
import {
  assertTarget,
  baseOf,
  drawnLast,
  goto,
  openParting,
  pageAt,
  painted,
  referenceOf,
  shows,
  showStory,
  sliderOf,
} from "./browser.js";
import { engine, say } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

test("in forced colours, text is drawn once, and marks and the current step are visible", async (t) => {
  const page = await pageAt(t, link({ reference: "../例", step: 14 }), { media: { forcedColors: "active" } });
  const seen = await page.evaluate(() => {
    const style = (/** @type {string} */ selector, pseudo = "") => getComputedStyle($(selector), pseudo || null);
    const alpha = (/** @type {string} */ color) => Number((/rgba\(.*, ([\d.]+)\)/.exec(color) ?? ["", "1"])[1]);
    return {
      input: alpha(style("uri-field[name=reference] textarea").color),
      caret: alpha(style("uri-field[name=reference] textarea").caretColor),
      figure: alpha(style("uri-field .figure .part").color),
      bracket: style("uri-field .figure .part", "::before").borderBottomStyle,
      now: style("uri-resolution li.now, uri-dots tr.now > *").outlineStyle,
      foreign: style("uri-field .foreign").outlineStyle,
      fromBase: style("uri-target .from-base").borderBottomStyle,
      fromReference: style("uri-target .from-reference").borderBottomStyle,
    };
  });
  assert.deepEqual(seen, {
    input: 0,
    caret: 1,
    figure: 1,
    bracket: "solid",
    now: "solid",
    foreign: "dashed",
    fromBase: "solid",
    fromReference: "dashed",
  });
});

for (const { width, height, sweep } of [
  { width: 1280, height: 800, sweep: true },
  { width: 390, height: 844 },
])
  test(
    `at ${width} × ${height}, a sign beside each box says that one can type there, and is not part of its name`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, "", { width, height });
      await showStory(page);
      const signs = await page
        .locator(".asked uri-field > label")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::after").content.includes("✎")));
      assert.deepEqual(signs, [true, true]);
      for (const name of ["Base URI", "Reference"]) await page.getByRole("textbox", { name, exact: true }).waitFor();
    },
  );

/** The focused element: its position on the page, and everything that clips its focus ring. */
function ring() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const holder = focused.closest(".field") ?? focused;
  const { outlineStyle, outlineWidth, outlineOffset, position } = getComputedStyle(holder);
  const out = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
  const { left, top, right, bottom } = holder.getBoundingClientRect();
  const cuts = outlineStyle === "none" ? ["there is none"] : [];
  const check = (/** @type {string} */ by, /** @type {DOMRect} */ box) => {
    const over = Math.max(
      box.left - left + out,
      box.top - top + out,
      right + out - box.right,
      bottom + out - box.bottom,
    );
    if (over > 0.6) cuts.push(`${by}: ${over.toFixed(1)} px`);
  };
  let placed = position;
  for (let at = holder.parentElement; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (placed === "absolute" && style.position === "static" && style.contain === "none") continue;
    placed = style.position;
    const margin = parseFloat(style.overflowClipMargin) || 0;
    const { left, top } = at.getBoundingClientRect();
    if (style.overflowX !== "visible" || style.overflowY !== "visible")
      check(
        `${at.localName}.${at.className}`,
        new DOMRect(
          left + at.clientLeft - margin,
          top + at.clientTop - margin,
          at.clientWidth + 2 * margin,
          at.clientHeight + 2 * margin,
        ),
      );
  }
  check("the window", new DOMRect(0, 0, innerWidth, innerHeight));
  return { name: focused.ariaLabel ?? focused.textContent ?? "", cuts, top: top + scrollY, bottom: bottom + scrollY };
}

for (const { width, height, forcedColors, steps, sweep } of /** @type {const} */ ([
  { width: 1280, height: 800, forcedColors: "active" },
  { width: 390, height: 844, forcedColors: "none" },
  { width: 1280, height: 800, forcedColors: "none", sweep: true },
  { width: 390, height: 844, forcedColors: "active", steps: true, sweep: true },
]))
  test(
    `at ${width} × ${height}, the ring around what has the focus is whole, forced colours ${forcedColors}, steps ${steps ?? false}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, link({ base: "https://docs.example.com/guide/intro", reference: "images/x.png" }), {
        width,
        height,
        media: { forcedColors },
      });
      if (!steps) await showStory(page);
      await page.locator("uri-expected .likely").waitFor({ state: "attached" });
      await page.locator(".skip").focus();
      let before = -Infinity;
      let count = 0;
      for (; count < 60; count++) {
        await page.keyboard.press("Tab");
        const found = await page.evaluate(ring);
        if (!found) break;
        assert.deepEqual(found.cuts, [], found.name);
        if (width < 760 && !steps) assert.ok(found.bottom > before, `${found.name} is above what Tab came to before`); // in one column
        before = found.top;
      }
      assert.ok(count > 20 && count < 60, `${count} stops`);
    },
  );

for (const forcedColors of /** @type {const} */ (["none", "active"])) {
  test(
    `the focus is visible on every control, forced colours ${forcedColors}`,
    { sweep: forcedColors === "active" },
    async (t) => {
      const page = await pageAt(t, link({ reference: "a b" }), { media: { forcedColors } });
      /** @type {string[]} */
      const names = [];
      await page.locator(".skip").focus();
      for (let i = 0; i < 40; i++, await page.keyboard.press("Tab")) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return {
            name:
              element.closest("uri-field textarea")?.closest("uri-field")?.getAttribute("name") ||
              element.getAttribute("aria-label") ||
              (element instanceof HTMLInputElement && element.type === "radio" && element.value) ||
              element.textContent?.trim() ||
              element.localName,
            tag: element.localName,
            outline: outlineStyle !== "none" && parseFloat(outlineWidth) >= 1,
            text: element.matches("uri-field textarea"),
          };
        });
        if (!focused) break;
        names.push(focused.name);
        if (focused.text) {
          // The field around the text box shows its focus; a screenshot has no caret.
          const field = page.locator(`uri-field[name=${focused.name}] .field`);
          const box = await field.boundingBox();
          assert.ok(box);
          const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
          const with_ = await page.screenshot({ clip, caret: "hide" });
          await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
          const without = await page.screenshot({ clip, caret: "hide" });
          await page.locator(`uri-field[name=${focused.name}] textarea`).focus();
          assert.ok(!with_.equals(without), `the focus of ${focused.name} cannot be seen`);
        } else {
          assert.ok(focused.outline, `the focus of ${focused.name} (${focused.tag}) has no outline`);
        }
      }
      const stops = ["page:ways:all", "base", "reference", "ui:figure:copy", "rfc3986", "ui:play"];
      const order = stops
        .map((id) => (id.includes(":") ? say(id) : id))
        .map((name) => names.findIndex((one) => one.startsWith(name)));
      assert.ok(
        order.every((at) => at >= 0),
        `${names}`,
      );
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
        `${names}`,
      );
      assert.ok(names.includes(say("ui:line:details")), `${names}`);
    },
  );
}

test(
  "from the reference to Play, Tab stops once in each pane, at citations, and at what can be pressed beside the target",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, "", { width: 1280, height: 800 });
    await page.locator("uri-why button.risk").waitFor();
    await page.locator("button.likely").waitFor({ state: "detached" }); // of earlier texts
    await referenceOf(page).focus();
    /** @type {string[]} */
    const stops = [];
    while (stops.at(-1) !== "play" && stops.length < 20) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => {
          const element = /** @type {Element} */ (document.activeElement);
          const part = element.closest("uri-target, uri-why, uri-years, uri-resolution, uri-components, uri-dots");
          const is = element.closest("cite") ? "cite" : element.matches("button") ? [...element.classList].at(-1) : "";
          return [part?.localName, is].filter(Boolean).join(" ");
        }),
      );
    }
    assert.deepEqual(stops, [
      ...["uri-target", "uri-why cite", "uri-why cite", "uri-why risk", ""], // with the line for an expected target
      ...[
        "uri-years",
        "uri-years libraries-tile",
        "uri-years differences",
        "hide-steps",
        "uri-resolution cite",
        "uri-resolution edit",
        "uri-resolution",
        "uri-dots rule",
      ],
      ...["first", "back", "play"],
    ]);
  },
);

test("everything is done by keyboard alone", async (t) => {
  const page = await pageAt(t, "");
  await referenceOf(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("http:g");
  await shows(page, link({ reference: "http:g" })); // the player has it a frame later than the target
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: say("ui:pause") }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: say("ui:play") }).waitFor();
  await page.locator("summary", { hasText: say("ui:anatomy") }).focus();
  await page.keyboard.press("Enter");
  await page.locator("uri-anatomy").getByText(say("ui:groups")).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: say("ui:last") }).focus();
  await page.keyboard.press("Enter");
  const before = Number(await sliderOf(page).inputValue());
  await page.locator("h1.logo").click();
  await page.keyboard.press("ArrowLeft");
  await painted(page);
  assert.equal(Number(await sliderOf(page).inputValue()), before - 1);
});

/** The announcements: the texts of live regions, each as often as it occurred. @param {Page} page */
const listenToAnnouncements = (page) =>
  page.evaluate(() => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { heard });
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"]:not([aria-live="off"]), [role="alert"]';
    const hear = (/** @type {Node} */ node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
      const text = region?.textContent?.replace(/\s+/g, " ").trim();
      if (text) heard.push(text);
    };
    new MutationObserver((changes) => new Set(changes.map(({ target }) => target)).forEach(hear)).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    );
  });

/** @param {Page} page @returns {Promise<string[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0));

test("a target is announced once, when typing rests, and each step once", async (t) => {
  const page = await pageAt(t, link(opening), { clock: true });
  /** Advances the clock, so that one timer may start another. @param {number} ms */
  const pass = async (ms) => {
    for (let i = 0; i < 4; i++) await page.clock.fastForward(ms / 4);
  };
  await pass(3000);
  await listenToAnnouncements(page);
  for (const key of "../x/y") {
    await referenceOf(page).press(key);
    await page.clock.fastForward(100);
  }
  assert.deepEqual(await heard(page), [], "while typing goes on");
  await pass(3000);
  const answer = await heard(page);
  assert.equal(answer.length, 1, answer.join("\n"));
  assert.ok(answer[0].includes(opening.base.slice(0, 24)), answer[0]);
  for (let i = 0; i < 3; i++) {
    await page.getByRole("button", { name: say("ui:back") }).click();
    await pass(2000);
  }
  const steps = await heard(page);
  assert.equal(steps.length, 3, steps.join("\n"));
  assert.equal(new Set(steps).size, 3);
});

test("390 pixels wide, whatever is touched is 44 pixels high and wide, and a tile of the strip 24", async (t) => {
  const page = await pageAt(t, link({ reference: "a b", step: 14 }), { width: 390, height: 844 });
  const small = await page.evaluate(() =>
    $$("header button:not(.skip), .stage button, .stage input[type=radio]").flatMap((element) => {
      if (!element.checkVisibility() || element.closest(".listing, uri-dots table, .unseen-words")) return [];
      const { width, height } = element.getBoundingClientRect();
      const { top, bottom, left, right } = getComputedStyle(element, "::after");
      const more = (/** @type {string[]} */ sides) =>
        sides.reduce((sum, side) => sum - Math.min(0, parseFloat(side) || 0), 0);
      const least = element.closest("uri-years") ? 24 : 43.5;
      return height + more([top, bottom]) >= least && width + more([left, right]) >= least
        ? []
        : [`${element.outerHTML.slice(0, 90)}: ${width} × ${height}`];
    }),
  );
  assert.deepEqual(small, []);
});

/** Elements wider than the window. @param {Page} page @param {string} inside the element around it */
const tooWide = (page, inside) =>
  page.evaluate((selector) => {
    const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
    const outside = $$(selector).filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return !width || left < 0 || right > innerWidth;
    });
    return [...(wide > innerWidth ? [`${wide} of ${innerWidth}`] : []), ...outside.map((part) => part.textContent)];
  }, inside);

const parting = engine.editions().filter(({ lacks }) => !lacks?.includes("parting"));

for (const width of [320, 390])
  for (const { id } of parting)
    test(
      `${width} pixels wide, nothing makes the page scroll sideways, nor the comparison where ${id} parts from another`,
      { sweep: width !== 320 || id !== "rfc3986" },
      async (t) => {
        const page = await pageAt(t, link({ reference: "../../../g?y/../x#s", edition: id }), { width });
        await openParting(page);
        assert.deepEqual(await tooWide(page, "none"), []);
        await page
          .locator("details:not([open]) > summary")
          .evaluateAll((all) => all.forEach((one) => /** @type {HTMLElement} */ (one).click()));
        await painted(page);
        assert.ok((await page.locator("uri-differences :is(button, select, a)").count()) > 3);
        assert.deepEqual(await tooWide(page, "uri-differences :is(button, select, a)"), []);
      },
    );

for (const width of [320, 390])
  test(
    `${width} pixels wide, the tables of the board do not make the page scroll sideways`,
    { sweep: true },
    async (t) => {
      const page = await pageAt(t, "#room=board", { width });
      await page.locator(".board .documents details > summary").first().waitFor();
      const closed = page.locator(".board .documents details:not([open]) > summary");
      while (await closed.count()) await closed.first().click();
      await painted(page);
      assert.deepEqual(await tooWide(page, "none"), []);
    },
  );

/** Text that is cut, ends in "…", or has to be scrolled sideways. Runs in the page. */
function cutTexts() {
  const isSeen = (/** @type {Element} */ one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.clientWidth > 1 &&
    !one.closest(".unseen-words, .heard, .full, .skip");
  return $$("body :not(input)").flatMap((one) => {
    const { overflowX, display } = getComputedStyle(one);
    return one.scrollWidth <= one.clientWidth + 1 || overflowX === "visible" || display === "inline" || !isSeen(one)
      ? []
      : [`${one.localName}.${one.className}: ${one.scrollWidth} of ${one.clientWidth} px, ${one.textContent}`];
  });
}

/** A text of each room that has several rows on a phone. */
const wide = `https://user@sub.example.com:8443/${"segment/".repeat(12)}file.html?${"key=value&".repeat(6)}#fragment`;
const linksOf = [
  link({ base: wide, reference: "../../x" }),
  linkTo("compare", { a: wide, b: wide.replace("https", "HTTPS") }),
  linkTo("schemes", { reference: `ftp://ftp.example.com/${"segment/".repeat(12)}x;type=i`, edition: "rfc1738" }),
  linkTo("encoding", { data: "text & more = 100 % ".repeat(10), component: "query" }),
  linkTo("documents", { example: "embedded" }),
  linkTo("documents", { part: "text" }),
  "#room=board",
  "#room=teach",
  linkTo("embed", { base: wide, reference: "../../x" }),
];

for (const width of [320, 390, 768, 1280])
  test(`${width} pixels wide, no room cuts a text, or has one to be scrolled sideways`, { sweep: true }, async (t) => {
    const page = await pageAt(t, "", { width });
    await showStory(page);
    /** @type {[string, string[]][]} */
    const found = [];
    for (const hash of linksOf) {
      await goto(page, hash);
      const room = /room=(\w+)/.exec(hash)?.[1] ?? "resolve";
      await page.locator(`[data-room=${room}] ${drawnLast[room]}`).first().waitFor({ state: "attached" });
      await painted(page);
      found.push([hash, [...(await tooWide(page, "none")), ...(await page.evaluate(cutTexts))]]);
    }
    assert.deepEqual(
      found.filter(([, faults]) => faults.length),
      [],
    );
  });

test("Back closes an open dialog, and the page still answers", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await page.evaluate(() => void (location.hash = "#base=http://b/&reference=x"));
  await assertTarget(page, "http://b/x", "another link");
  await page.getByRole("button", { name: say("page:ways:all") }).click();
  await page.locator("dialog[open]").waitFor();
  await page.evaluate(() => history.back()); // Back closes the dialog: back.test.js
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.goBack();
  await referenceOf(page).fill("y");
  await assertTarget(page, "http://a/b/c/y", "typed after Back");
});

test(
  "keys that the player does not know are not captured, and in a text box no keys are",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, link({ step: 5 }));
    for (const key of ["k", "p", "Enter", "/", "Escape", "PageDown"]) {
      await page.keyboard.press(key);
      assert.equal(await sliderOf(page).inputValue(), "5", key);
      assert.equal(await page.getByRole("button", { name: say("ui:play") }).count(), 1, key);
    }
    await baseOf(page).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.equal(await baseOf(page).evaluate((input) => /** @type {HTMLInputElement} */ (input).selectionStart), 1);
    assert.equal(await sliderOf(page).inputValue(), "5", "arrow keys in a text box move the step");
  },
);

test("with reduced motion, nothing moves by itself or glides", async (t) => {
  const page = await pageAt(t, link({ step: 3 }), { media: { reducedMotion: "reduce" } });
  assert.deepEqual(await page.evaluate(() => document.getAnimations().length), 0);
  await page.getByRole("button", { name: say("ui:next") }).click();
  await painted(page);
  assert.deepEqual(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length),
    0,
  );
  assert.equal(
    await page.evaluate(() => $$("*").filter((e) => getComputedStyle(e).scrollBehavior === "smooth").length),
    0,
  );
});
