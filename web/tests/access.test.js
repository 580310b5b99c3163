/**
 * Whether everybody can use the page: axe's rules in every state, theme and width,
 * forced colours, reduced motion, and the keyboard alone.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  axeFindings,
  baseOf,
  goto,
  open,
  pages,
  painted,
  referenceOf,
  shows,
  sliderOf,
  unfold,
} from "./browser.js";
import { link, loadEngine } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const { site, inPage } = pages();

const years = (await loadEngine()).editions();

/** Those of which it is said where they part from another. */
const parting = years.filter(({ lacks }) => !lacks?.includes("parting"));

/** Shows an edition, and beside its run another, from which it parts. @param {Page} page @param {string} edition */
async function showParted(page, edition) {
  await closeDialog(page);
  await goto(page, link({ reference: "../../../g?y/../x#s", edition }));
  await page.locator("uri-years button").last().click();
  await page.getByRole("button", { name: "Where they part" }).first().click();
  await page.locator("uri-parting section").nth(1).waitFor();
}

/** Opens the board, with the tables of some documents. @param {Page} page @param {RegExp} [documents] */
async function openBoard(page, documents = /./) {
  await closeDialog(page);
  await goto(page, "#room=board");
  await page.locator(".board .rows").waitFor();
  const closed = page.locator(".board details:not([open]) > summary").filter({ hasText: documents });
  while (await closed.count()) await closed.first().click();
  await painted(page);
}

/** Opens a dialog of the page by a button. @param {Page} page @param {string} name of the button */
async function openDialog(page, name) {
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.locator("dialog[open]").waitFor();
}

/** Closes the dialog that is open, if there is one. @param {Page} page */
async function closeDialog(page) {
  if (!(await page.locator("dialog[open]").count())) return;
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** @typedef {Record<string, (page: Page) => Promise<unknown>>} States how a state is reached from the one before it */

/** The states of one document. @type {States} */
const states = {
  "a malformed link, a base without a scheme": async (page) => {
    await open(page, site.url, "#base=a.example/%zz&reference=1:2&colour=red&step=x");
    await page.locator("uri-notices li").first().waitFor();
  },
  "the start": (page) => goto(page, link({})),
  "the examples": (page) => openDialog(page, "Examples"),
  "the keys": async (page) => {
    await closeDialog(page);
    await openDialog(page, "Help");
  },
  "the middle of a run": async (page) => {
    await closeDialog(page);
    await goto(page, link({ step: 14 }));
  },
  "errors in both texts": (page) => goto(page, link({ base: "http://a b/", reference: "例\u200b%zz" })),
  "the details of a fault": (page) => openDialog(page, "Details"),
  "an example of section 1.1.2": async (page) => {
    await closeDialog(page);
    await goto(page, link({ base: "ldap://[2001:db8::7]/c=GB?objectClass?one", reference: "" }));
  },
  remarks: (page) => goto(page, link({ base: "http://u:p@0x7f.1/a#f", reference: "/..//x" })),
  "texts too long to draw": (page) => goto(page, link({ reference: "x/".repeat(2000) })),
  presentation: async (page) => {
    await goto(page, `${link({ step: 14 })}&mode=presentation`);
    await page.locator("button.leave").waitFor();
  },
  "the cards below the stage": async (page) => {
    await goto(page, link({ base: "http://u:p@[::1]:80/a/b?c#d", reference: "../x" }));
    for (const summary of await page.locator("details summary").all()) await unfold(summary);
    await page.locator("uri-grammar ol, uri-grammar ul").first().waitFor();
  },
};

/** What editions show, with the cards of the stage closed again: every third one, as the views are the same; and the board. @type {States} */
const more = {
  ...Object.fromEntries(
    parting
      .filter((_, i) => i % 3 === 0)
      .map(({ id, year }) => [
        `${year}, where it parts from another`,
        (/** @type {Page} */ page) => showParted(page, id),
      ]),
  ),
  "the board": (page) => openBoard(page, /url-syntax-05|URL draft/),
};

/** What needs a document of its own. @type {States} */
const failing = {
  "no JavaScript": async (page) => {
    await page.route(site.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script.*?<\/script>/gs, "").replace(/<\/?noscript>/g, "");
      await route.fulfill({ response, body });
    });
    await page.goto(site.url);
    await page.getByText("it shows this one case").waitFor();
  },
  "no wasm": async (page) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(site.url);
    await page.getByRole("alert").waitFor();
  },
};

/**
 * What axe finds in a state: light and wide, dark and narrow, forced colours.
 * @param {Page} page @param {string} state
 */
async function findingsOf(page, state) {
  /** @type {string[]} */
  const found = [];
  await page.emulateMedia({ forcedColors: "none" });
  // Colours depend on the theme and places on the width: that both are right in both
  // together is looked at in one state.
  for (const [colorScheme, width] of /** @type {const} */ ([
    ["light", 1280],
    ["dark", 390],
    ["light", 390],
    ["dark", 1280],
  ]).slice(0, state === "remarks" ? 4 : 2)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await painted(page);
    found.push(...(await axeFindings(page)).map((finding) => `${state}: ${colorScheme}, ${width}: ${finding}`));
  }
  // All but the colours is as it was.
  await page.emulateMedia({ forcedColors: "active" });
  found.push(...(await axeFindings(page, ["color-contrast"])).map((finding) => `${state}: forced colours: ${finding}`));
  // The next one is reached as one reaches it: on a wide screen.
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

/** @param {string} name @param {States} some of one document @param {import("./browser.js").Setting & { fragment?: string }} [setting] */
function axeFindsNothing(name, some, { fragment, ...setting } = {}) {
  inPage(
    `axe finds nothing, light and wide, dark and narrow, forced colours: ${name}`,
    fragment ?? null,
    async (page) => {
      /** @type {string[]} */
      const found = [];
      for (const [state, reach] of Object.entries(some)) {
        await reach(page);
        found.push(...(await findingsOf(page, state)));
      }
      assert.deepEqual(found, []);
    },
    setting,
  );
}

axeFindsNothing("the states of the stage, its cards and dialogs", states);
axeFindsNothing("editions, the board", more, { fragment: "" });
for (const [state, reach] of Object.entries(failing))
  axeFindsNothing(state, { [state]: reach }, { mayFail: state === "no wasm" });

inPage(
  "axe finds what is there to be found, and the document says what it is",
  "",
  async (page) => {
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    assert.match(await page.title(), /uriscope/);
    assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
    assert.equal(await page.getByRole("main").count(), 1);
    await page.evaluate(() => document.querySelector("uri-field[name=base] label")?.remove());
    assert.match((await axeFindings(page)).join("\n"), /label/);
    await page.emulateMedia({ forcedColors: "active" });
    await page.evaluate(() => {
      const faint = document.createElement("p");
      faint.textContent = "faint";
      faint.style.cssText = "forced-color-adjust: none; color: #999; background: #aaa";
      document.querySelector("main")?.prepend(faint);
    });
    assert.match((await axeFindings(page, ["color-contrast"])).join("\n"), /color-contrast/);
  },
  { media: { colorScheme: "light" } },
);

inPage(
  "forced colours: text is there once, marks and the current step stay",
  link({ reference: "../例", step: 14 }),
  async (page) => {
    const seen = await page.evaluate(() => {
      const style = (/** @type {string} */ selector, pseudo = "") =>
        getComputedStyle(/** @type {Element} */ (document.querySelector(selector)), pseudo || null);
      const alpha = (/** @type {string} */ color) => Number((/rgba\(.*, ([\d.]+)\)/.exec(color) ?? ["", "1"])[1]);
      return {
        input: alpha(style("uri-field[name=reference] input").color),
        caret: alpha(style("uri-field[name=reference] input").caretColor),
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
  },
  { media: { forcedColors: "active" } },
);

for (const forcedColors of /** @type {const} */ (["none", "active"])) {
  inPage(
    `the focus is visible on every control, forced colours ${forcedColors}`,
    link({ reference: "a b" }),
    async (page) => {
      /** @type {string[]} */
      const names = [];
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return {
            name:
              element.closest("uri-field input")?.closest("uri-field")?.getAttribute("name") ||
              element.getAttribute("aria-label") ||
              (element instanceof HTMLInputElement && element.type === "radio" && element.value) ||
              element.textContent?.trim() ||
              element.localName,
            tag: element.localName,
            outline: outlineStyle !== "none" && parseFloat(outlineWidth) >= 1,
            text: element instanceof HTMLInputElement && element.type === "text",
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
          await page.locator(`uri-field[name=${focused.name}] input`).focus();
          assert.ok(!with_.equals(without), `the focus of ${focused.name} cannot be seen`);
        } else {
          assert.ok(focused.outline, `the focus of ${focused.name} (${focused.tag}) has no outline`);
        }
      }
      const order = ["Examples", "base", "reference", "Copy", "rfc3986", "Play"].map((name) =>
        names.findIndex((one) => one.startsWith(name)),
      );
      assert.ok(
        order.every((at) => at >= 0),
        `${names}`,
      );
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
        `${names}`,
      );
      assert.ok(names.includes("Details"), `${names}`);
    },
    { media: { forcedColors }, fresh: true },
  );
}

inPage(
  "from the reference to play it is eight times Tab: each pane is one of them, the danger, and what opens from the years",
  "",
  async (page) => {
    await page.locator("uri-years .differences").waitFor();
    await referenceOf(page).focus();
    /** @type {string[]} */
    const stops = [];
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => {
          const element = /** @type {Element} */ (document.activeElement);
          return element.getAttribute("aria-label") === "Play"
            ? "play"
            : (element.closest("uri-target, uri-why, uri-years, uri-resolution, uri-components, uri-dots")?.localName ??
                element.outerHTML);
        }),
      );
    }
    assert.deepEqual(stops, [
      "uri-target",
      "uri-why",
      "uri-years",
      "uri-years",
      "uri-years",
      "uri-resolution",
      "uri-dots",
      "play",
    ]);
  },
  { width: 1280, height: 800 },
);

inPage("everything is done by keyboard alone", "", async (page) => {
  await referenceOf(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("http:g");
  await shows(page, link({ reference: "http:g" })); // the player has it a frame later than the target
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Play" }).waitFor();
  await page.locator("summary", { hasText: "Anatomy" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("uri-anatomy").getByText("Groups of the regular expression").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "To the end" }).focus();
  await page.keyboard.press("Enter");
  const before = Number(await sliderOf(page).inputValue());
  await page.locator("h1").click();
  await page.keyboard.press("ArrowLeft");
  await painted(page);
  assert.equal(Number(await sliderOf(page).inputValue()), before - 1);
});

/** What is announced: the texts that live regions had, each as often as it came. @param {Page} page */
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

inPage(
  "an answer is announced once, when typing rests, and each step once",
  "",
  async (page) => {
    await page.clock.runFor(3000);
    await listenToAnnouncements(page);
    for (const key of "../very/long/../path/x") {
      await referenceOf(page).press(key);
      await page.clock.runFor(100);
    }
    assert.deepEqual(await heard(page), [], "while typing goes on");
    await page.clock.runFor(3000);
    const answer = await heard(page);
    assert.equal(answer.length, 1, answer.join("\n"));
    assert.match(answer[0], /http:\/\/a\//);
    for (let i = 0; i < 3; i++) {
      await page.getByRole("button", { name: "One step back" }).click();
      await page.clock.runFor(2000);
    }
    const steps = await heard(page);
    assert.equal(steps.length, 3, steps.join("\n"));
    assert.equal(new Set(steps).size, 3);
  },
  { clock: true },
);

inPage(
  "at 390 px what is touched is 44 px high and wide, or stands apart; a tile of the years is 24",
  link({ reference: "a b", step: 14 }),
  async (page) => {
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("header button:not(.skip), .stage button, .stage input[type=radio]")].flatMap(
        (element) => {
          if (!element.checkVisibility() || element.closest(".listing, uri-dots table, .unseen-words")) return [];
          const { width, height } = element.getBoundingClientRect();
          const { top, bottom, left, right } = getComputedStyle(element, "::after");
          const more = (/** @type {string[]} */ sides) =>
            sides.reduce((sum, side) => sum - Math.min(0, parseFloat(side) || 0), 0);
          const least = element.closest("uri-years") ? 24 : 43.5;
          return height + more([top, bottom]) >= least && width + more([left, right]) >= least
            ? []
            : [`${element.outerHTML.slice(0, 90)}: ${width} × ${height}`];
        },
      ),
    );
    assert.deepEqual(small, []);
  },
  { width: 390, height: 844 },
);

inPage(
  "nothing makes the page scroll sideways, 320 and 390 px wide: each edition, the board",
  "",
  async (page) => {
    const assertFits = async (/** @type {string} */ where, /** @type {string} */ inside = "none") => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await painted(page);
        const { wide, outside } = await page.evaluate(
          (selector) => ({
            wide: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
            outside: [...document.querySelectorAll(selector)]
              .filter((part) => {
                const { left, right, width: own } = part.getBoundingClientRect();
                return !own || left < 0 || right > innerWidth;
              })
              .map((part) => part.textContent),
          }),
          inside,
        );
        assert.ok(wide <= width, `${wide} px wide, in ${width}: ${where}`);
        assert.deepEqual(outside, [], `outside of ${width} px: ${where}`);
      }
    };
    for (const { id, year } of parting) {
      await showParted(page, id);
      await assertFits(String(year));
      await page
        .locator("details:not([open]) > summary")
        .evaluateAll((all) => all.forEach((one) => /** @type {HTMLElement} */ (one).click()));
      assert.ok((await page.locator("dialog[open] :is(button, select, a)").count()) > 3);
      await assertFits(`${year}, with all its cards open`, "dialog[open] :is(button, select, a)");
    }
    await openBoard(page);
    await assertFits("the board");
  },
  { width: 390 },
);

for (const room of ["", "#room=compare"])
  inPage(
    `Tab scrolls a row of chips until the whole of each is in sight, beside where the row fades: ${room || "Resolve"}`,
    room,
    async (page) => {
      const chips = page.locator("div.chips:visible button");
      await chips.first().focus();
      const number = await chips.count();
      assert.ok(number >= 7, `${number} chips`);
      for (let i = 0; i < number; i++) {
        const [left, right] = await chips.nth(i).evaluate((chip) => {
          const row = /** @type {Element} */ (chip.parentElement);
          const [own, outer] = [chip, row].map((element) => element.getBoundingClientRect());
          const fade = parseFloat(getComputedStyle(row).paddingRight);
          return [own.left - outer.left, document.activeElement === chip ? outer.right - fade - own.right : NaN];
        });
        assert.ok(left >= -1 && right >= -1, `chip ${i}: ${left} and ${right}`);
        await page.keyboard.press("Tab");
      }
    },
    { width: 390, height: 844 },
  );

inPage("who goes Back from an open dialog finds no dialog, and a page that answers", "", async (page) => {
  await page.evaluate(() => void (location.hash = "#base=http://b/&reference=x"));
  await assertTarget(page, "http://b/x", "another link");
  await page.getByRole("button", { name: "Examples" }).click();
  await page.locator("dialog[open]").waitFor();
  await page.evaluate(() => history.back()); // which closes it: back.test.js
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.goBack();
  await referenceOf(page).fill("y");
  await assertTarget(page, "http://a/b/c/y", "typed after Back");
});

inPage(
  "keys that the player does not know are not captured, and in a text box none",
  link({ step: 5 }),
  async (page) => {
    for (const key of ["k", "p", "Enter", "/", "Escape", "PageDown"]) {
      await page.keyboard.press(key);
      assert.equal(await sliderOf(page).inputValue(), "5", key);
      assert.equal(await page.getByRole("button", { name: "Play" }).count(), 1, key);
    }
    await baseOf(page).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.equal(await baseOf(page).evaluate((input) => /** @type {HTMLInputElement} */ (input).selectionStart), 1);
    assert.equal(await sliderOf(page).inputValue(), "5", "arrow keys in a text box move the step");
  },
);

inPage(
  "reduced motion: nothing moves by itself or glides",
  link({ step: 3 }),
  async (page) => {
    assert.deepEqual(await page.evaluate(() => document.getAnimations().length), 0);
    await page.getByRole("button", { name: "One step forward" }).click();
    await painted(page);
    assert.deepEqual(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length),
      0,
    );
    assert.equal(
      await page.evaluate(
        () => [...document.querySelectorAll("*")].filter((e) => getComputedStyle(e).scrollBehavior === "smooth").length,
      ),
      0,
    );
  },
  { media: { reducedMotion: "reduce" } },
);
