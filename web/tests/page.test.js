/**
 * The page in Chromium: typing, the listing and the buffers, the player by keyboard
 * and by mouse.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  baseOf,
  eventually,
  goto,
  pageAt,
  painted,
  referenceOf,
  sliderOf,
  targetOf,
  targetText,
} from "./browser.js";
import { engine, words } from "./fixtures.js";
import { asSaid, assertStep, dotsOf, shownStep } from "./shown.js";
import { editionOf, examplesOf54, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const standard = editionOf(engine);

/** A button of the player. @param {Page} page @param {string} id of its words */
const button = (page, id) => page.getByRole("button", { name: words.say(`ui:${id}`), exact: true });

/** The names in a figure. @param {Page} page @param {string} where */
const names = (page, where) =>
  page
    .locator(`${where} .part`)
    .evaluateAll((parts) => parts.map((part) => `${part.getAttribute("data-name")}=${part.textContent}`));

test("the page opens with its first example", async (t) => {
  const page = await pageAt(t, "");
  assert.equal(await baseOf(page).inputValue(), "http://a/b/c/d;p?q");
  assert.equal(await referenceOf(page).inputValue(), "../../../g");
  assert.equal(await targetText(page), "http://a/g");
  assert.equal(await targetOf(page).count(), 1);
  const slider = sliderOf(page);
  assert.equal(await slider.inputValue(), await slider.getAttribute("max"));
});

test("typing updates target, figures, listing and buffers", async (t) => {
  const page = await pageAt(t, "");
  await referenceOf(page).fill("");
  await assertTarget(page, "http://a/b/c/d;p?q", link({ reference: "" }));
  await referenceOf(page).pressSequentially("../x/./y?k#f");
  await assertTarget(page, "http://a/b/x/y?k#f", link({ reference: "../x/./y?k#f" }));
  assert.deepEqual(await names(page, "uri-field[name=reference]"), ["path=../x/./y", "query=k", "fragment=f"]);
  assert.deepEqual(await names(page, "uri-target"), [
    "scheme=http",
    "authority=a",
    "path=/b/x/y",
    "query=k",
    "fragment=f",
  ]);
  const explanation = explained(engine, { base: "http://a/b/c/d;p?q", reference: "../x/./y?k#f" });
  const want = dotsOf(standard, explanation).map((i) => standard.listing.lines[explanation.run.steps[i].line].id);
  // The table is out of sight, and follows when the typing pauses.
  await eventually(async () => assert.deepEqual(await page.locator("uri-dots tbody .rule").allTextContents(), want));
  const rows = await page.locator("uri-dots tbody tr").evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll("td.output, td.input")].map((cell) => {
        const copy = /** @type {Element} */ (cell.cloneNode(true));
        copy.querySelectorAll("del").forEach((gone) => gone.remove());
        return copy.textContent?.trim();
      }),
    ),
  );
  assert.deepEqual(rows[0], ["", "/b/c/../x/./y"]);
  assert.deepEqual(rows.at(-1), ["/b/x/y", ""]);
  const path = page.locator("uri-resolution li", { hasText: "merge(Base.path, R.path)" });
  await eventually(async () => assert.equal(await path.locator(".value code").first().textContent(), "/b/c/../x/./y"));

  await baseOf(page).fill("ftp://h:2/z");
  await assertTarget(page, "ftp://h:2/x/y?k#f", link({ base: "ftp://h:2/z", reference: "../x/./y?k#f" }));
  assert.deepEqual(await names(page, "uri-field[name=base]"), ["scheme=ftp", "host · reg-name=h", "port=2", "path=/z"]);
});

for (const sweep of [false, true])
  test("an example of section 5.4, typed, gives its target", { sweep }, async (t) => {
    const page = await pageAt(t, "");
    let now = true;
    for (const [i, { base, reference, strict = true, want }] of examplesOf54(engine).entries()) {
      // Four of them at first: short and long, normal and abnormal.
      if ((i % 12 === 2) === sweep) continue;
      if (strict !== now) await goto(page, link({ base, reference: "", strict: (now = strict) }));
      if ((await baseOf(page).inputValue()) !== base) await baseOf(page).fill(base);
      await referenceOf(page).fill("x");
      await assertTarget(page, "http://a/b/c/x", "between two examples");
      if (reference.length < 5) {
        await referenceOf(page).press("End");
        await page.keyboard.press("Backspace");
        await page.keyboard.type(reference);
      } else await referenceOf(page).fill(reference);
      await assertTarget(page, want[0], link({ base, reference, strict }));
    }
  });

const scrubbed = { base: "http://a/b/c/d;p?q", reference: "../x/../../g" };

// By keyboard in the specs with two buffers and with one; in editions.test.js every spec reaches every step.
for (const edition of ["rfc3986", "url-syntax-05"].map((id) => editionOf(engine, id))) {
  const asked = { ...scrubbed, edition: edition.id };
  test(
    `the slider reaches each step by keyboard, and the views follow: ${edition.id}`,
    { sweep: edition !== standard },
    async (t) => {
      const page = await pageAt(t, link(asked));
      const explanation = explained(engine, asked);
      const total = explanation.run.steps.length;
      const press = async (/** @type {string} */ key, /** @type {number} */ step) => {
        await page.keyboard.press(key);
        await painted(page);
        assertStep(await page.evaluate(shownStep), edition, explanation, step, link({ ...asked, step }));
      };
      await sliderOf(page).focus();
      await press("Home", 0);
      for (let step = 1; step <= total; step++) await press("ArrowRight", step);
      await press("ArrowLeft", total - 1);
      await press("End", total);
      await press("Home", 0);
      assert.equal(await targetText(page), asSaid(explanation), "the target is not a matter of the step");
    },
  );
}

test("the step is in the link, its end is not", async (t) => {
  const page = await pageAt(t, link(scrubbed));
  const hash = (/** @type {string} */ want) =>
    page.waitForFunction(
      (part) => (location.hash.includes("&step=") ? location.hash.endsWith(part) : part === ""),
      want,
    );
  await sliderOf(page).focus();
  await page.keyboard.press("Home");
  await hash("&step=0");
  await page.keyboard.press("ArrowRight");
  await hash("&step=1");
  await page.keyboard.press("End");
  await hash("");
});

test("buttons step, and are disabled at the ends", async (t) => {
  const page = await pageAt(t, link({ ...scrubbed, step: 3 }));
  const total = explained(engine, scrubbed).run.steps.length;
  for (const [name, want] of /** @type {const} */ ([
    ["next", 4],
    ["back", 3],
    ["first", 0],
    ["back", 0],
    ["last", total],
    ["next", total],
  ])) {
    await button(page, name).dispatchEvent("click");
    await painted(page);
    assert.equal((await page.evaluate(shownStep)).slider, want, name);
  }
  assert.equal(await button(page, "next").getAttribute("aria-disabled"), "true");
  await page.locator("uri-dots tbody tr").first().click();
  await painted(page);
  assert.deepEqual((await page.evaluate(shownStep)).rules, ["1"], "a click on a row of the table goes to its step");
});

test("absent and empty are told apart", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "?" }));
  const lacks = async () => (await page.locator("uri-field[name=reference] .lacks").textContent())?.trim();
  const said = (/** @type {string[]} */ empties, /** @type {string[]} */ lacking) =>
    `${words.say("ui:figure:empties", { components: words.list(empties, "conjunction") })} · ${words.say("ui:figure:lacks", { components: words.list(lacking) })}`;
  assert.equal(await lacks(), said(["path", "query"], ["scheme", "authority", "fragment"]));
  await referenceOf(page).fill("x#");
  await eventually(async () => assert.equal(await lacks(), said(["fragment"], ["scheme", "authority", "query"])));
});

test("the anatomy has the parts of the authority and the groups", async (t) => {
  const page = await pageAt(t, link({ base: "http://u:p@[::1]:80/x/y", reference: "" }));
  await page.locator("summary", { hasText: words.say("ui:anatomy") }).click();
  await page.locator("uri-anatomy .groups").waitFor();
  const parts = await names(page, "uri-anatomy section:first-child");
  assert.deepEqual(parts, [
    "scheme=http",
    "userinfo=u:p",
    "host · IPv6address=[::1]",
    "port=80",
    "segment=x",
    "segment=y",
  ]);
  assert.equal(await page.locator("uri-anatomy .groups tbody tr").count(), 9);
});
