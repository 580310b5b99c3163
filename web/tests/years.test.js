/**
 * The strip of years in Chromium, with its dialog and the comparison of two runs: keyboard, pointer and layout.
 * differences.test.js tests their texts.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  atLink,
  eventually,
  goto,
  openDifferences,
  pageAt,
  painted,
  referenceOf,
  showStory,
  shows,
  targetText,
  yearOf,
} from "./browser.js";
import { differences } from "./differences.js";
import { engine, words } from "./fixtures.js";
import { asSaid, assertStep, reader, shownDifferences, shownStep, shownYears } from "./shown.js";
import { each, editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @import { Parting } from "../src/run/engine.js" */
/** @import { Asked } from "./differences.js" */

/** The specs whose differences are explained by clauses. */
const editions = engine.editions().filter(({ lacks }) => !lacks?.includes("parting"));
const standard = editions[editions.length - 1];

const base = "http://a/b/c/d;p?q";

/**
 * Opens the comparison, closes it and opens it again; returns how many elements the button controls each time.
 * @param {Page} page @param {string} selector of the button
 */
const opened = (page, selector) =>
  page.evaluate(async (of) => {
    const button = $(of);
    const seen = [];
    if (button.getAttribute("aria-expanded") === "true") button.click(); // the first comparison is open
    await new Promise((resolve) => setTimeout(resolve));
    for (let i = 0; i < 3; i++) {
      const expands = button.getAttribute("aria-expanded") === "false";
      button.click();
      do await new Promise((resolve) => setTimeout(resolve));
      while (expands && !$("uri-parting section")); // its script may have to be loaded
      seen.push(
        `${button.getAttribute("aria-expanded")} ${document.querySelectorAll(`#${button.getAttribute("aria-controls")}`).length} ${document.querySelectorAll("uri-parting").length}`,
      );
    }
    return seen;
  }, selector);

/** Follows the link of a side, and returns what it shows. @param {Page} page @param {number} side */
const followed = (page, side) =>
  page.evaluate(async (i) => {
    const followed = new Promise((resolve) =>
      addEventListener("hashchange", () => setTimeout(resolve), { once: true }),
    );
    document
      .querySelectorAll("uri-parting section > a")
      .forEach((link, at) => at === i && /** @type {HTMLElement} */ (link).click());
    await followed;
    return { step: /** @type {any} */ (globalThis).shownStep(), hash: location.hash };
  }, side);

/** Two runs that diverge, and the side whose link is followed. @type {{ asked: Asked, here: string, there: string, follow: number, sweep?: boolean }[]} */
const compared = [
  { asked: { base, reference: "../../../g" }, here: "rfc3986", there: "rfc2396bis-01", follow: 0, sweep: true },
  { asked: { base: "http://a", reference: "?y/../x" }, here: "url-1993", there: "rfc1808", follow: 1, sweep: true },
  ...editions.flatMap(({ id }, i) =>
    [
      { asked: { base, reference: "../../../g" }, here: id, there: id === "rfc3986" ? "rfc1808" : "rfc3986" },
      { asked: { base, reference: "/./g", excess: /** @type {const} */ ("remove") }, here: "rfc3986", there: id },
    ].map((row) => ({ ...row, follow: i % 2, sweep: true })),
  ),
];

for (const { asked, here, there, follow, sweep } of compared)
  test(
    `the comparison of two runs opens, closes and leads to their steps: ${here} and ${there}, ${asked.reference}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, link({ ...asked, edition: here }));
      const parting = engine.parting({ ...asked, edition: here }, there);
      if (parting === null) return; // they answer alike
      assert.ok(!("error" in parting));
      await reader(page);
      await openDifferences(page);
      const [open, closed, again] = await opened(page, `uri-differences .maker[data-id="${there}"] button.where`);
      assert.match(open, /^true 1 1$/);
      assert.match(closed, /^false \d 0$/, "it is still open");
      assert.equal(again, open);
      const { step: at, hash } = await followed(page, follow);
      const edition = editionOf(engine, [here, there][follow]);
      const step = [parting.here, parting.there][follow];
      assertStep(at, edition, explained(engine, { ...asked, edition: edition.id }), step, hash);
      assert.equal(hash, link({ ...asked, edition: edition.id, step }));
      await page.locator("uri-differences").waitFor({ state: "detached" }); // the stage must be visible
    },
  );

/** The name of the focused element. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.activeElement);
    return (
      element.getAttribute("aria-label") ??
      (element instanceof HTMLInputElement ? element.value : element.textContent?.trim())
    );
  });

test("choosing, comparing, switching an option and opening a step by the keyboard alone", async (t) => {
  const page = await pageAt(t, link({ base, reference: "../../../g" }));
  await referenceOf(page).focus();
  const tabTo = async (/** @type {string} */ name, key = "Tab", most = 12) => {
    for (let i = 0; i < most; i++) {
      await page.keyboard.press(key);
      if ((await focused(page)) === name) return;
    }
    assert.fail(`${key} does not come to ${name}, but to ${await focused(page)}`);
  };
  await tabTo("rfc3986", "Tab", 7);
  await page.keyboard.press("Tab");
  assert.ok(
    (await focused(page))?.startsWith(words.say("stage:strip:open-libraries")),
    "the years are one stop, and the libraries the next",
  );
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), words.say("stage:verdict:why"));
  await page.keyboard.press("Tab");
  assert.equal(
    await page.evaluate(() => document.activeElement?.closest("uri-years") === null),
    true,
    "the row has more than three stops",
  );
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+Tab");
  assert.equal(await focused(page), "rfc3986");
  const last = editions.findIndex(({ id }) => id === "rfc3986");
  for (const { id } of editions.slice(last - 2, last).reverse()) {
    await page.keyboard.press("ArrowLeft");
    await shows(page, link({ base, reference: "../../../g", edition: id })); // its words may have to be loaded
    await atLink(page, link({ base, reference: "../../../g", edition: id }));
    assert.equal(await yearOf(page, id).isChecked(), true, `ArrowLeft does not choose ${id}`);
    assert.equal(await focused(page), id);
    await assertTarget(page, asSaid(explained(engine, { base, reference: "../../../g", edition: id })), id);
  }
  for (let i = editions.findIndex(({ year }) => year === 1997); i < last - 2; i++)
    await page.keyboard.press("ArrowLeft");
  await shows(page, link({ base, reference: "../../../g", edition: "url-syntax-05" }));
  assert.equal(await yearOf(page, 1997).isChecked(), true);

  await page.keyboard.press("Enter");
  await page.locator("uri-differences .apart").waitFor();
  await eventually(async () => assert.equal(await focused(page), words.say("differences:title")));
  await page.keyboard.press("Escape");
  await page.locator("uri-differences").waitFor({ state: "detached" });
  await eventually(async () => assert.equal(await focused(page), "url-syntax-05", "closing lost the focus"));

  await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.equal(await focused(page), "rfc2396"));
  await page.keyboard.press("Enter");
  await page.locator("uri-differences .apart").waitFor();
  const excess = () => page.evaluate(() => document.activeElement?.getAttribute("name") === "excess");
  for (let i = 0; i < 60 && !(await excess()); i++) await page.keyboard.press("Tab");
  assert.ok(await excess(), "Tab does not come to the option of 1998");
  await page.keyboard.press("ArrowDown"); // "remove them"
  await page.waitForFunction(() => location.hash.includes("excess=remove"));
  await painted(page);
  assert.ok(await page.locator("uri-differences .apart").count(), "an option folded it");
  await page.keyboard.press("Escape");
  await page.locator("uri-differences").waitFor({ state: "detached" });
  await page.keyboard.press("ArrowLeft");
  await eventually(async () => {
    const { years } = await page.evaluate(shownYears);
    assert.deepEqual(
      years.map(({ answer, sign }) => `${sign}${answer}`),
      ["✓", "✓", `–${words.say("ui:no-relative-form")}`, "✓", "http://a/../g", ...Array(4).fill("≠http://a/g")],
    );
    assert.deepEqual(
      each(years, "set"),
      ["", "", "", "", "", "excess=remove", "excess=remove", "", ""],
      "what is set stands on the strip",
    );
  });

  const asked = { base, reference: "../../../g", edition: "url-syntax-05", excess: /** @type {const} */ ("remove") };
  const parting = /** @type {Parting} */ (engine.parting(asked, "rfc3986"));
  const of2005 = () => page.evaluate(() => document.activeElement?.matches(".maker[data-id=rfc3986] .where"));
  await eventually(async () => assert.equal(await focused(page), "url-syntax-05"));
  await page.keyboard.press("Enter");
  await page.locator("uri-parting section").nth(1).waitFor(); // of the latest spec that differs
  for (let i = 0; i < 60 && !(await of2005()); i++) await page.keyboard.press("Tab");
  assert.equal(await focused(page), words.say("differences:show-parting"));
  await page.keyboard.press("Enter");
  await page.locator("uri-parting section").first().waitFor();
  await eventually(async () =>
    assert.equal(await focused(page), words.say("differences:hide-parting"), "the button lost the focus"),
  );
  assert.equal(
    await page.locator("uri-parting h5").textContent(),
    words.say("differences:parting", { here: "1997", there: "2005" }),
  );
  await page.keyboard.press("Space");
  await page.locator("uri-parting").waitFor({ state: "detached" });
  assert.equal(await focused(page), words.say("differences:show-parting"));

  await page.keyboard.press("Enter");
  await page.locator("uri-parting section").first().waitFor();
  const { total } = explained(engine, { ...asked, edition: "rfc3986" }).run;
  await tabTo(words.say("differences:open-step", { step: parting.there, total, year: "2005" }), "Tab", 60); // after the lines of the story
  await page.keyboard.press("Enter");
  const { edition: _, ...texts } = asked;
  await atLink(page, link({ ...texts, edition: "rfc3986", step: parting.there }));
  await page.locator("uri-differences").waitFor({ state: "detached" });
  await page.locator("uri-years .chosen input[value=rfc3986]").waitFor();
  await eventually(async () =>
    assertStep(
      await page.evaluate(shownStep),
      standard,
      explained(engine, { ...texts, edition: "rfc3986" }),
      parting.there,
      "by keyboard",
    ),
  );
  await eventually(async () =>
    assert.equal(await focused(page), "rfc3986", "the focus follows to the edition that is chosen now"),
  );
  await page.goBack();
  await atLink(page, link(asked));
});

test("the neighbours' answers, which come later, leave a button that has the focus with its document", async (t) => {
  const page = await pageAt(t, link({ base, reference: "../../../g", edition: "rfc2396" }));
  await openDifferences(page);
  await page.locator("uri-differences .maker[data-id='net/url']").waitFor();
  const ids = await page.evaluate(async () => {
    const view = $("uri-differences");
    const { content } = view;
    const seen = [];
    for (const neighbours of [null, content.neighbours]) {
      view.content = { ...content, neighbours };
      await new Promise((resolve) => setTimeout(resolve));
      if (!neighbours) view.querySelector(".maker[data-id=rfc3986] button.where").focus();
      seen.push(
        view.querySelectorAll(".maker").length,
        document.activeElement?.closest(".maker")?.getAttribute("data-id"),
      );
    }
    return seen;
  });
  assert.deepEqual(ids, [ids[0], "rfc3986", Number(ids[0]) + 2, "rfc3986"]);
});

test("the button unfolds why the specs differ, and folds it, as the cross does; a neighbour unfolds it, too", async (t) => {
  const page = await pageAt(t, link({ base, reference: "../../../g" }));
  const button = page.locator("uri-years .differences");
  await button.click();
  const apart = page.getByRole("region", { name: words.say("differences:title") });
  await apart.waitFor();
  assert.ok(await button.evaluate((one) => one === document.activeElement), "the focus stays");
  assert.equal(await button.getAttribute("aria-expanded"), "true");
  await button.click();
  await apart.waitFor({ state: "detached" });
  await button.click();
  await apart.getByRole("button", { name: words.say("ui:close"), exact: true }).click();
  await apart.waitFor({ state: "detached" });
  await eventually(async () => assert.ok(await button.evaluate((one) => one === document.activeElement)));
  await page.locator("uri-years .neighbour").first().click();
  await apart.waitFor();
  await eventually(async () =>
    assert.ok(await page.evaluate(() => document.activeElement?.matches(".agreeing")), "it agrees"),
  );
  await page.keyboard.press("Escape");
  await apart.waitFor({ state: "detached" });
});

test("the answers of browser and Go for other texts stay until they are asked about these", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/c", reference: "../../../g" }));
  const go = page.locator("uri-years .neighbour[data-id='net/url']");
  await eventually(async () => assert.match(await go.innerText(), /✓/));
  const seen = await page.evaluate(
    async (fragment) => {
      /** @type {{ stale: boolean, sign: string }[]} */
      const seen = [];
      const years = $("uri-years");
      const observer = new MutationObserver(() => {
        const tile = /** @type {HTMLElement} */ (years.querySelector(".neighbour[data-id='net/url']"));
        seen.push({
          stale: tile.classList.contains("stale"),
          sign: tile.querySelector(".sign")?.textContent ?? "",
        });
      });
      observer.observe(years, { subtree: true, childList: true, attributes: true, characterData: true });
      location.hash = fragment;
      while (seen.length === 0 || seen[seen.length - 1].stale) await new Promise(requestAnimationFrame);
      observer.disconnect();
      return seen;
    },
    link({ base: "http://a/b", reference: "http:g" }),
  );
  assert.ok(seen.some(({ stale }) => stale));
  for (const { sign } of seen) assert.equal(sign.trim(), "✓");
});

test("browser and Go are compared with the chosen edition, and the page says which document they follow", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "http:g" }));
  await page.waitForFunction(() => document.querySelectorAll("uri-years .neighbour:not(.stale) .sign").length === 2); // they run when typing pauses
  const others = async () =>
    (await page.evaluate(shownYears)).others.map(({ name, sign, said, answer }) =>
      `${name} ${sign} ${said} ${answer}`.trim(),
    );
  const [browser, go] = ["url", "net/url"].map((id) => words.say(`stage:strip:${id}`));
  const [same, differs] = [words.say("ui:same"), words.say("ui:differs")];
  assert.deepEqual(await others(), [`${browser} ≠ ${differs} http://a/g`, `${go} ✓ ${same}`]);
  await page.locator("uri-years .neighbour").first().click();
  await page.locator("uri-differences .apart").waitFor();
  const told = await page.evaluate(shownDifferences);
  assert.deepEqual(told.url.sentences, [words.say("neighbours:same", { id: "url" })]);
  assert.ok(!("net/url" in told), "who agrees is in one line");
  await goto(page, link({ base: "http://a/b", reference: "http:g", strict: false }));
  await page.waitForFunction(() => $("uri-years .neighbour .sign")?.textContent === "✓");
  await eventually(async () =>
    assert.deepEqual(
      await others(),
      [`${browser} ✓ ${same}`, `${go} ≠ ${differs} http:g`],
      "beside what is chosen now",
    ),
  );
});

for (const { width, height, sweep } of [
  { width: 390, height: 740 },
  { width: 1280, height: 720, sweep: true },
  { width: 2560, height: 1440, sweep: true },
  { width: 768, height: 1024, sweep: true },
])
  test(
    `at ${width} × ${height}, the chosen spec is whole in the row, and the page is no wider than the window`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, link({ base, reference: "g" }), { width, height });
      for (const { id } of editions.filter((_, i) => sweep || i % 3 === 0)) {
        await yearOf(page, id).check();
        await page.locator(`uri-years .chosen input[value="${id}"]`).waitFor();
        await painted(page);
        const { strip, cell, scrolled } = await page.evaluate(() => {
          const [strip, cell] = ["uri-years > .run", "uri-years .chosen"].map((selector) => {
            const { left, right } = $(selector).getBoundingClientRect();
            return { left: Math.round(left), right: Math.round(right) };
          });
          return { strip, cell, scrolled: [scrollX, document.documentElement.scrollWidth > innerWidth] };
        });
        assert.ok(cell.left >= strip.left && cell.right <= strip.right, `${id}: ${JSON.stringify([strip, cell])}`);
        assert.deepEqual(scrolled, [0, false], id);
      }
    },
  );

for (const { width, sweep } of [{ width: 390 }, { width: 1280, sweep: true }])
  test(
    `at ${width} pixels, each target that differs is there once, whole, with all who give it`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, "", { width, height: 800 });
      await showStory(page);
      const cases = [...differences.map(([one]) => one), { base, reference: "\\\\evil.example/x" }];
      for (const asked of cases.filter((_, i) => sweep || i % 4 === 0)) {
        const where = link(asked);
        await goto(page, where);
        const answers = engine.answers({ ...asked, edition: "rfc3986" });
        assert.ok(Array.isArray(answers));
        const apart = answers.filter(({ same, outcome }) => !same && outcome !== "no-relative-form");
        const wanted = new Set(apart.map((answer) => asSaid(answer)));
        if (answers.every(({ target, outcome }) => target === null && outcome !== "same-document")) continue;
        await eventually(async () => {
          const shown = await page.evaluate(() =>
            $$("uri-years .differing li").map((one) => [
              [...one.querySelectorAll(":scope > :not(span, p)")].map(({ textContent }) => textContent).join(""),
              one.querySelector(":scope > span")?.textContent,
            ]),
          );
          const targets = shown.map(([target]) => target);
          assert.equal(new Set(targets).size, targets.length, where);
          for (const target of wanted) assert.ok(targets.includes(target), `${target}, ${targets}, ${where}`);
          for (const [, who] of shown) assert.ok(who, where);
        });
      }
    },
  );
