/**
 * Long, foreign or odd texts, and boxes that are typed into before the page is loaded: omissions, marks, the positions
 * of letters, and typed text is never lost.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  baseOf,
  eventually,
  goto,
  open,
  pageAt,
  painted,
  referenceOf,
  site,
  targetOf,
  unfold,
} from "./browser.js";
import { say, words } from "./fixtures.js";
import { boxes } from "./shown.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const long = `${"segment/".repeat(130)}x?${"key=value&".repeat(90)}`;

/** Opens everything that the page can show for a case. @param {Page} page */
async function openAll(page) {
  for (const card of await page.locator(".below details > summary").all()) await unfold(card);
  await page.locator("uri-anatomy .figure").first().waitFor();
  await page.locator("uri-characters .ribbon, uri-characters .note").first().waitFor();
  await page.locator("uri-grammar *").first().waitFor();
  await painted(page);
}

test("the same text is split anew when it becomes another property's value", async (t) => {
  const page = await pageAt(t, "#base=http://a/b&reference=g&edition=url-standard");
  const parts = () =>
    page
      .locator("uri-field[name=reference] .part")
      .evaluateAll((all) => all.map((part) => /** @type {HTMLElement} */ (part).dataset.name));
  await eventually(async () => assert.deepEqual(await parts(), ["path"]));
  await goto(page, "#base=http://a/b&reference=g&edition=url-standard&set=search");
  await eventually(async () => assert.deepEqual(await parts(), ["query"]));
});

test("the page's own “…” is marked nowhere, one that was typed everywhere", async (t) => {
  const page = await pageAt(
    t,
    link({
      base: `http://a/${"b/".repeat(80)}c?q`,
      reference: `${"../".repeat(3)}${"seg/".repeat(60)}g?${"q".repeat(99)}`,
    }),
  );
  await openAll(page);
  const shown = await page.evaluate(() => document.body.innerText.includes("…"));
  assert.ok(shown, "nothing is left out");
  const marked = () =>
    page.evaluate(() =>
      $$(".foreign, .unseen, .fault")
        .filter((one) => one.textContent === "…")
        .map((one) => one.parentElement?.outerHTML.slice(0, 200)),
    );
  const slider = page.getByRole("slider", { name: "Step" });
  for (let step = 0; step <= 30; step += 15) {
    await slider.fill(String(step));
    await painted(page);
    assert.deepEqual(await marked(), [], `step ${step}`);
  }
  await goto(page, link({ reference: "x…y" }));
  await painted(page);
  for (const view of ["uri-field[name=reference]", "uri-target"]) {
    assert.equal(await page.locator(`${view} .foreign`).first().textContent(), "…", view);
  }
});

/** Letters from right to left, controls that steer directions, one that ends an isolate, and marks on letters. */
const foreign = "../שלום/مرحبا/../אב/\u202eab\u2069c/e\u0301\u{1F468}\u200d\u{1F469}/ו?שאלה#סוף";

/**
 * Characters that aren't to the right of the one before them in their line, and texts with right-to-left letters
 * without a fixed direction. Runs in the page.
 */
const disordered = () => {
  const rightToLeft = /[\u0590-\u06ff]/;
  const severalRightToLeft = /[\u0590-\u06ff].*[\u0590-\u06ff]/; // an order needs several
  /** @type {string[]} */
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /** The lines by the element around them. @type {Map<Element, { x: number, y: number, c: string }[]>} */
  const lines = new Map();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const within = /** @type {HTMLElement} */ (node.parentElement);
    const text = node.textContent ?? "";
    if (!within.checkVisibility() || within.closest("script, noscript, option, .heard, [hidden], [aria-live=polite]"))
      continue;
    const kept = within.closest("code, pre, output, .literal, .figure, .ribbon, .cells, .buffer, td");
    if (!kept && severalRightToLeft.test(text))
      faults.push(`${within.closest("[class]")?.outerHTML.slice(0, 120)}: “${text.slice(0, 30)}” is in no order`);
    if (!kept) continue;
    const seen = lines.get(kept) ?? [];
    lines.set(kept, seen);
    // Text that doesn't fit is clipped.
    const clipping = [within, within.parentElement, kept]
      .filter((one) => one && getComputedStyle(one).overflowX !== "visible")
      .map((one) => /** @type {Element} */ (one).getBoundingClientRect().right);
    for (let i = 0; i < Math.min(text.length, 200); i++) {
      const range = document.createRange();
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const { left, right, top, width, height } = range.getBoundingClientRect();
      if (width && right <= Math.min(...clipping) + 1) seen.push({ x: left, y: top + height / 2, c: text[i] });
    }
  }
  for (const [kept, seen] of lines) {
    if (!seen.some(({ c }) => rightToLeft.test(c))) continue;
    seen.forEach((here, i) => {
      const before = seen[i - 1];
      if (before && Math.abs(before.y - here.y) < 4 && here.x < before.x - 0.5)
        faults.push(`${kept.closest("[class]")?.className}: “${here.c}” stands before “${before.c}”`);
    });
  }
  return [...new Set(faults)];
};

test("letters from right to left keep their places in every view", async (t) => {
  const page = await pageAt(t, link({ base: "http://מארח/שלום/ב?כ", reference: foreign }));
  await openAll(page);
  const slider = page.getByRole("slider", { name: "Step" });
  const most = Number(await slider.getAttribute("max"));
  for (const step of [most, 14]) {
    await slider.fill(String(step));
    await painted(page);
    assert.deepEqual(await page.evaluate(disordered), [], `step ${step}, ${link({ reference: foreign, step })}`);
  }
  assert.equal(await targetOf(page).locator(".steering").count(), 2, "the controls are not marked in the target");
});

test("the measure of order finds what is in none", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement("p"));
    place.append(Object.assign(document.createElement("td"), { textContent: "אבג" }), "שלום");
  });
  const faults = await page.evaluate(disordered);
  assert.equal(faults.length, 2 + 1, faults.join("\n"));
});

test("lone surrogates, tabs, NUL and joined emoji are drawn, each once", async (t) => {
  const page = await pageAt(t, "");
  const text = "a\ud800b\tc\0d\u{1F468}\u200d\u{1F469}e\u0301\udfff";
  await referenceOf(page).evaluate((input, typed) => {
    /** @type {HTMLInputElement} */ (input).value = typed;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
  await painted(page);
  const field = page.locator("uri-field[name=reference]");
  const drawn = await field.locator(".figure").evaluate((figure) => figure.textContent);
  assert.equal(drawn?.toWellFormed(), text.toWellFormed());
  assert.equal(await field.locator(".figure :is(.foreign, .unseen)").count(), 6);
});

test("typing at the end of a long text: the caret stays in sight, nothing else moves", { sweep: true }, async (t) => {
  const page = await pageAt(t, link({ reference: `${"long/".repeat(60)}` }));
  const before = await boxes(page);
  const input = referenceOf(page);
  await input.focus();
  await page.keyboard.press("End");
  /** The row in which the text ends, and its box. */
  const ends = () =>
    page.evaluate(() => {
      const figure = $("uri-field[name=reference] .figure");
      const range = document.createRange();
      range.selectNodeContents(figure);
      const { top, bottom } = /** @type {Element} */ (figure.closest(".strip")).getBoundingClientRect();
      const { scrollTop, scrollLeft } = $("uri-field[name=reference] textarea");
      return { end: [...range.getClientRects()].at(-1)?.bottom ?? 0, top, bottom, inner: scrollTop + scrollLeft };
    });
  for (const typed of ["x", "/", "y", `pasted/${"z".repeat(300)}`, "w"]) {
    await page.evaluate((text) => document.execCommand("insertText", false, text), typed);
    await painted(page);
    const { end, top, bottom, inner } = await ends();
    assert.ok(end > top && end <= bottom, `“${typed.slice(0, 9)}”: the text ends at ${end}, its box at ${bottom}`);
    assert.equal(inner, 0, "the text in the box does not lie on the drawn one");
  }
  await page.keyboard.press("Home");
  await page.keyboard.press("a");
  await painted(page);
  assert.ok(
    Number((await page.locator("uri-field[name=reference] .figure").boundingBox())?.x) > 0,
    "the beginning is not in sight",
  );
  assert.deepEqual((await boxes(page))[0], before[0]);
  assert.equal(await page.evaluate(() => scrollX + scrollY), 0);
});

/**
 * The sentences about components that a text lacks, or that are empty.
 * @param {Partial<Record<"empties" | "lacks", string[]>>} all
 */
const lacking = (all) =>
  Object.entries(all)
    .map(([id, names]) =>
      say(`ui:figure:${id}`, { components: words.list(names, id === "lacks" ? "disjunction" : "conjunction") }),
    )
    .join(" · ");

for (const sweep of [false, true])
  test(
    "what a text lacks is said at its end where there is space, and always to those who listen",
    { sweep },
    async (t) => {
      const page = await pageAt(t, link({ reference: "?" }));
      const lacks = page.locator("uri-field[name=reference] .lacks");
      const inSight = () =>
        lacks.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const [box, text] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
          const figure = $("uri-field[name=reference] .figure").getBoundingClientRect();
          return {
            seen: text.top < box.bottom - 2 && text.width > 0,
            over: text.top < box.bottom - 2 && text.left < figure.right - 12,
          };
        });
      assert.equal(
        await lacks.textContent(),
        lacking({ empties: ["path", "query"], lacks: ["scheme", "authority", "fragment"] }),
      );
      assert.deepEqual(await inSight(), { seen: true, over: false });
      await referenceOf(page).fill("x".repeat(96));
      await painted(page);
      assert.deepEqual(await inSight(), { seen: false, over: false });
      const absent = lacking({ lacks: ["scheme", "authority", "query", "fragment"] });
      assert.equal(await lacks.textContent(), absent);
      const described = await referenceOf(page).evaluate((box) =>
        `${box.getAttribute("aria-describedby")}`
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent)
          .join(" "),
      );
      assert.ok(described.includes(absent), described);
      for (let length = 60; length < 100; length += sweep ? 1 : 13) {
        await referenceOf(page).fill("y".repeat(length));
        assert.equal((await inSight()).over, false, `${length} characters`);
      }
    },
  );

test("what a step reads is marked, unlike a fault and unlike what is selected", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/c", reference: "g h", step: 1 }));
  const slider = page.getByRole("slider", { name: "Step" });
  const most = Number(await slider.getAttribute("max"));
  let read = "";
  for (let step = 1; step <= most && !read; step++) {
    await slider.fill(String(step));
    await painted(page);
    read = await page
      .locator("uri-field[name=reference] .read")
      .allTextContents()
      .then((all) => all.join(""));
  }
  assert.equal(read, "g h", "no step reads the reference");
  const looks = () =>
    page.evaluate(() =>
      ["read", "fault"].map((name) => {
        const { backgroundColor, boxShadow, outline } = getComputedStyle($(`uri-field[name=reference] .${name}`));
        return `${backgroundColor} ${boxShadow} ${outline}`;
      }),
    );
  assert.equal(new Set(await looks()).size, 2);
  await page.emulateMedia({ forcedColors: "active" });
  const [mark, fault] = await looks();
  assert.match(mark, /solid/);
  assert.match(fault, /dashed/);
  await slider.fill("0");
  await painted(page);
  assert.equal(await page.locator("uri-field .read").count(), 0);
});

test("a text that replaces another can be taken back with Ctrl+Z, and leaves the focus where it is", async (t) => {
  const page = await pageAt(t, link({ reference: "one" }));
  const field = page.locator("uri-field[name=reference]");
  /** @param {string} text */
  const replace = (text) =>
    field.evaluate((view, to) => {
      /** @type {string[]} */
      const told = [];
      view.addEventListener("uriscope:text", (event) => told.push(/** @type {CustomEvent} */ (event).detail));
      /** @type {import("../src/views/stage/field.js").Field} */ (view).replace(to);
      return told;
    }, text);
  const copy = page.getByRole("button", { name: say("ui:figure:copy"), exact: true });
  await copy.focus();
  assert.deepEqual(await replace("two"), ["two"], "the text was not told once");
  assert.ok(await copy.evaluate((button) => button === document.activeElement), "the focus went to the text box");
  await assertTarget(page, "http://a/b/c/two", link({ reference: "two" }));
  await referenceOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  assert.equal(await referenceOf(page).inputValue(), "one");
  await assertTarget(page, "http://a/b/c/one", link({ reference: "one" }));
  assert.deepEqual(await replace(""), [""]);
  await assertTarget(page, "http://a/b/c/d;p?q", link({ reference: "" }));
});

test("a finger can hit what there is at 390 px, and no text box makes a phone zoom", async (t) => {
  const page = await pageAt(t, link({ reference: "x/".repeat(120) }), { width: 390, height: 844 });
  for (const target of await page.locator("uri-field textarea, uri-target .tools button").all()) {
    const box = await target.boundingBox();
    assert.ok(
      box && box.height >= 44 && box.width >= 44,
      `${await target.evaluate((element) => element.outerHTML.slice(0, 80))}: ${box?.width} × ${box?.height}`,
    );
  }
  for (const input of await page.locator("uri-field textarea").all()) {
    assert.ok((await input.evaluate((box) => parseFloat(getComputedStyle(box).fontSize))) >= 16);
    assert.equal(await input.getAttribute("enterkeyhint"), "done");
  }
});

test("400 % zoom: the texts and the target are there, within the window", { sweep: true }, async (t) => {
  const page = await pageAt(t, link({ base: `http://a/${"b".repeat(200)}`, reference: "../é".repeat(40) }), {
    width: 320,
    height: 200,
  });
  await openAll(page);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  for (const place of [baseOf(page), referenceOf(page), targetOf(page)]) {
    await place.scrollIntoViewIfNeeded();
    assert.ok(await place.isVisible());
  }
  // No table pushes its words out of sight.
  for (const head of await page.locator("uri-anatomy table th, uri-characters table thead th:not(.such)").all()) {
    await head.scrollIntoViewIfNeeded();
    const box = await head.boundingBox();
    assert.ok(box && box.x >= 0 && box.x < 320 - 12, `${await head.textContent()} is at ${box?.x}`);
  }
});

test("a page that is opened anew draws what it drew", async (t) => {
  const page = await pageAt(t, null);
  await open(page, site.url, link({ reference: long }));
  const tools = async () => (await page.locator("uri-target .strip").boundingBox())?.width;
  const first = await tools();
  await page.setViewportSize({ width: 390, height: 844 });
  await eventually(async () => assert.notEqual(await tools(), first));
  assert.equal(await targetOf(page).textContent(), `http://a/b/c/${long}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await eventually(async () => assert.equal(await tools(), first));
});
