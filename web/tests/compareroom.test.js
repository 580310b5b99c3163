/**
 * The Compare room in Chromium: the ladder, the guard, relative texts, links, the keyboard. The comparisons, and their
 * words, are in compare.test.js.
 */
import assert from "node:assert/strict";
import { CompareCase } from "../src/cases/compare.js";
import { linkTo } from "../src/run/link.js";
import { withoutMarks } from "../src/texts/marks.js";
import { lineText, stepText } from "../src/views/stage/step.js";
import { atLink, copiedBy, eventually, goto, pageAt, painted, yearOf } from "./browser.js";
import { engine, words } from "./fixtures.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** @param {string} id @param {Record<string, unknown>} [args] */
const plain = (id, args) => withoutMarks(words.say(id, args));

const ladder = { a: "example://a/b/c/%7Bfoo%7D", b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d" };

/** @typedef {{ a: string, b: string, base?: string, edition?: string, side?: string, step?: number, options?: Record<string, string> }} Of */

/** @param {Of} of */
const caseOf = ({ a, b, base = "http://h/a/b", edition = "rfc3986", options = {} }) =>
  new CompareCase({ engine, editions: engine.editions(), words }, { a, b, base, edition, options, side: "a" });

/** @param {Of} of */
const linkOf = ({ a, b, base = "http://h/a/b", edition = "rfc3986", side = "a", step }) =>
  linkTo("compare", { a, b, base, side, edition, step: step === undefined ? null : String(step) });

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await goto(page, link);
  await page.locator(".compare .chips button").first().waitFor();
}

/** Waits for the room's verdict on two texts. @param {Page} page @param {Of} of */
const verdict = (page, of) =>
  page.locator(".compare .verdict", { hasText: withoutMarks(caseOf(of).verdicts.loud) }).waitFor();

/** Opens two texts. @param {Page} page @param {Of} of */
async function compare(page, of) {
  await open(page, linkOf(of));
  await verdict(page, of);
}

/** @param {Page} page @param {string} rung its id */
const rungOf = (page, rung) =>
  page
    .locator("uri-ladder li")
    .filter({ has: page.locator(".rung b", { hasText: words.say(`compare:rungs:${rung}`) }) });

/** @param {Page} page @param {"a" | "b" | "base"} name */
const boxOf = (page, name) => page.locator(`.compare uri-field[name="${name}"] textarea`);

/** @param {Page} page @param {string} id @param {Record<string, unknown>} [args] */
const remark = (page, id, args) => page.locator("uri-compared", { hasText: plain(`compare:${id}`, args) });

test("where two meet, the ladder says so, and each rung names its section", async (t) => {
  const page = await pageAt(t, "");
  for (const [b, meets] of /** @type {const} */ ([
    ["http://example.com:80/", 1],
    ["http://example.com/?", 0],
  ])) {
    const of = { a: "http://example.com", b };
    await compare(page, of);
    const cells = await page
      .locator("uri-ladder li.meet .equals")
      .evaluateAll((all) =>
        all.map((one) => [one.querySelector("[aria-hidden]")?.textContent, one.lastChild?.textContent?.trim()]),
      );
    assert.deepEqual(cells, meets ? [["=", words.say("compare:equal")]] : [], linkOf(of));
    const sections = await page
      .locator("uri-ladder cite a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    assert.ok(sections.length >= 3 && sections.every((address) => /^https?:.*#/.test(address)), sections.join(" "));
  }
  const chips = page.locator(".compare .chips button");
  await chips.nth(1).click();
  await chips.nth(1).and(page.locator("[aria-pressed=true]")).waitFor();
  assert.equal(await page.locator(".compare .chips [aria-pressed=true]").count(), 1);
});

test("the verdict is the loudest text of the room, and what is wrong with a text is told below it", async (t) => {
  const page = await pageAt(t, "");
  const of = { a: "http://example.com/%7Efoo", b: "HTTP://EXAMPLE.com:80/~foo" };
  await compare(page, of);
  const { below } = caseOf(of).verdicts;
  await page.locator(".compare uri-why .said", { hasText: withoutMarks(below ?? "-") }).waitFor();
  const larger = await page.evaluate(() => {
    const size = (/** @type {Element} */ one) => Number.parseFloat(getComputedStyle(one).fontSize);
    const verdict = $(".compare .verdict");
    return $$(".compare *")
      .filter(
        (one) =>
          one.checkVisibility() &&
          [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((one) => !verdict.contains(one) && size(one) >= size(verdict))
      .map((one) => one.textContent);
  });
  assert.deepEqual(larger, []);
  await boxOf(page, "b").fill("http://example.com/ foo");
  await verdict(page, { ...of, b: "http://example.com/ foo" });
  await page.locator(".compare uri-why .of-fault").waitFor();
});

test("the base has a box where a text is relative, and the side is played in which something happens", async (t) => {
  const page = await pageAt(t, "");
  const played = (/** @type {"a" | "b"} */ side) =>
    page.getByRole("button", { name: words.say(`compare:play:${side}`), pressed: true }).waitFor();
  const at = async (/** @type {string} */ a, /** @type {string} */ b) => {
    await open(page, linkTo("compare", { a, b, base: "http://h/a/b" }));
    await verdict(page, { a, b }); // before that, the last case is on display, with the same side playing
  };
  await at("http://h/a/b", "http://h/a/./b");
  await played("b");
  assert.equal(await boxOf(page, "base").isVisible(), false);
  await boxOf(page, "b").fill("c");
  await boxOf(page, "base").waitFor();
  await boxOf(page, "base").focus();
  await boxOf(page, "base").fill("http://other/x/");
  await verdict(page, { a: "http://h/a/b", b: "c", base: "http://other/x/" });
  await at("http://h/a/./b", "http://h/a/b");
  await played("a");
  await page.getByRole("button", { name: words.say("compare:play:b") }).click();
  await played("b");
  await boxOf(page, "a").fill("http://h/a/../b");
  await verdict(page, { a: "http://h/a/../b", b: "http://h/a/b" });
  await played("b"); // the chosen side plays
});

test("what changed is drawn in place, and a form leads to its step", async (t) => {
  const page = await pageAt(t, "");
  await compare(page, { ...ladder, side: "b" });
  const drawn = rungOf(page, "case").locator('[data-side="b"]');
  assert.deepEqual(
    [await drawn.locator("del").allInnerTexts(), await drawn.locator("ins").allInnerTexts()],
    [
      ["XAMPLE", "%7b", "%7d"],
      ["xample", "%7B", "%7D"],
    ],
  );
  assert.equal(await rungOf(page, "protocol").locator("button").count(), 0);
  // If a rung changes nothing, its form has the style of an unchanged one: the first has no predecessor.
  const kept = await page.locator('uri-ladder [data-side="b"]').evaluateAll((all) => all.map((one) => one.className));
  const forms = caseOf(ladder).rungs.flatMap(({ b, explained }) => (explained ? [] : [b]));
  assert.deepEqual(
    kept,
    forms.map((form, i) => (i && form === forms[i - 1] ? "kept" : "")),
  );
  assert.ok(kept.includes("kept"));
  await drawn.click();
  const [, step] = caseOf(ladder).rungs[1].steps;
  await atLink(page, linkOf({ ...ladder, side: "b", step }));
  await page.locator('uri-ladder [data-rung="1"][data-side="b"][aria-current=step]').waitFor();
  await rungOf(page, "dots").locator('[data-side="a"]').click();
  await page.locator('uri-ladder [data-rung="3"][data-side="a"][aria-current=step]').waitFor();
  await page.waitForFunction(() => /&side=a&edition=[^&]+&step=\d+$/.test(location.hash));
  const way = page.getByRole("button", { name: words.say("compare:play:a") });
  assert.equal(await way.getAttribute("aria-pressed"), "true");
});

test("a path that would be parsed as a host keeps its guard, and the ladder says why", async (t) => {
  const page = await pageAt(t, "");
  const of = { a: "f:/a/..//evil", b: "f://evil" };
  await compare(page, of);
  assert.equal(
    await rungOf(page, "dots").locator('[data-side="a"] .unseen-words').textContent(),
    plain("compare:form", { side: words.say("compare:names:a"), form: "f:/.//evil", changed: true }),
  );
  const { scene } = caseOf(of);
  assert.ok(scene);
  const step = scene.steps.findIndex((_, i) => scene.line(i).id === "misread");
  await page.locator("uri-resolution [role=treeitem]", { hasText: lineText(scene, scene.line(step)) }).click();
  await page.locator(".compare uri-stepper .say", { hasText: withoutMarks(stepText(scene, step)) }).waitFor();
  await page
    .locator("uri-resolution .decision", { hasText: plain(scene.idOf("decisions", scene.line(step))) })
    .waitFor();
});

test("a relative text is resolved against the base first, and the room says so; a choice that the edition leaves open is in the link", async (t) => {
  const page = await pageAt(t, "");
  const of = { a: "../x", b: "http://h/x" };
  await compare(page, of);
  await page.locator("uri-ladder small", { hasText: words.say("compare:resolved") }).waitFor();
  await remark(page, "was-resolved", { text: "../x", target: "http://h/x" }).waitFor();
  await boxOf(page, "base").fill("http://h/y/z/b");
  await verdict(page, { ...of, base: "http://h/y/z/b" });
  await yearOf(page, "rfc1738").check();
  await verdict(page, { ...of, edition: "rfc1738" });
  await remark(page, "outcomes:no-relative-form", { text: "../x" }).waitFor();
  assert.equal(await page.locator("uri-ladder li").count(), 0);
  const loose = { a: "http:g", b: "http://h/a/g" };
  await compare(page, loose);
  await page.locator("uri-compared").locator("input[type=checkbox]").first().uncheck();
  await verdict(page, { ...loose, options: { strict: "no" } });
  await page.waitForFunction(() => location.hash.includes("&strict=no&"));
  await remark(page, "was-resolved", { text: "http:g", target: "http://h/a/g" }).waitFor();
});

test("good practice and the shortest references stand beside the ladder", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await compare(page, { a: "HTTP://A/%7ex#one", b: "http://a/~x#two", edition: "rfc2396bis-01" });
  const beside = page.locator("uri-compared");
  const rows = await beside
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("td span:not([aria-hidden])")].map(
          (cell) => cell.querySelector("code")?.textContent ?? null,
        ),
      ),
    );
  assert.deepEqual(rows, [
    ["HTTP", null],
    ["A", null],
    ["%7e", null],
    ["%7e", null],
    [null, null],
    [null, null],
  ]);
  assert.equal(await beside.locator("tbody .broken").count(), 4);
  await yearOf(page, "rfc3986").check();
  await beside.locator("table").waitFor({ state: "detached" });
  await open(page, linkOf({ a: "http://a/b/c", b: "http://a/b/1x:y" }));
  await beside.locator("dd", { hasText: "./1x:y" }).waitFor();
  await beside.locator("dd .why", { hasText: plain("compare:shapes:dot") }).waitFor();
});

test("a text that is not a URI has its place, reason and fix, and no rung but that of its exact text", async (t) => {
  const page = await pageAt(t, "");
  await open(page, linkOf({ a: "HTTP://A/", b: "http://a/x y" }));
  const { faults } = caseOf({ a: "HTTP://A/", b: "http://a/x y" });
  await page.locator(".compare uri-why .of-fault", { hasText: withoutMarks(faults[0].said) }).waitFor();
  await rungOf(page, "case")
    .locator("p", { hasText: plain("compare:skips") })
    .waitFor();
  assert.deepEqual(
    await page
      .locator("uri-ladder li")
      .evaluateAll((all) => all.map((li) => li.querySelectorAll("[data-side]").length)),
    [2, 0, 0, 0, 0, 0],
  );
  await page.getByRole("button", { name: words.say("compare:play:b") }).click();
  await page.locator(".compare .still", { hasText: plain("compare:still:no-uri") }).waitFor();
  await page.locator(".compare uri-stepper").waitFor({ state: "hidden" });
  await page.locator(".compare uri-why .details").click();
  await page.locator("dialog .particulars", { hasText: "RFC 3986" }).waitFor();
  await page.keyboard.press("Escape");
  const before = await page.evaluate(() => history.length);
  await page.locator(".compare uri-why .mend").click();
  await verdict(page, { a: "HTTP://A/", b: "http://a/x%20y" });
  assert.equal(await boxOf(page, "b").inputValue(), "http://a/x%20y");
  assert.equal(await page.evaluate(() => history.length), before + 1);
});

test("one text is led to its normal form, with what the empty one would mean; without any, the rungs are explained", async (t) => {
  const page = await pageAt(t, "");
  const of = { a: "http://A/", b: "", base: "http://h/a/b#c" };
  await compare(page, of);
  await rungOf(page, "case").locator("ins", { hasText: "a" }).waitFor();
  assert.equal(await page.locator("uri-ladder [data-side=b], uri-ladder .sign").count(), 0);
  await remark(page, "empties:target", { target: "http://h/a/b" }).waitFor();
  await page.getByRole("button", { name: words.say("compare:take-empty") }).click();
  await verdict(page, { ...of, b: "http://h/a/b" });
  assert.equal(await boxOf(page, "b").inputValue(), "http://h/a/b");
  await page.goBack();
  await yearOf(page, "url-syntax-05").check();
  await remark(page, "empties:same-document").waitFor();
  await boxOf(page, "a").fill("");
  await verdict(page, { a: "", b: "" });
  await rungOf(page, "case")
    .locator("p", { hasText: plain("compare:does:case", { edition: "url-syntax-05" }) })
    .waitFor();
});

test("all of it by keyboard: the ladder is one stop of Tab, and the player's keys play", async (t) => {
  const page = await pageAt(t, "");
  await open(page, linkOf({ ...ladder, side: "b", step: 0 }));
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => $(".compare uri-stepper input").value === "1");
  assert.equal(await page.locator('uri-ladder button[tabindex="0"]').count(), 1);
  await page.locator('uri-ladder button[tabindex="0"]').focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await page.locator('uri-ladder [data-rung="2"][data-side="b"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await page.locator('uri-ladder [data-rung="2"][data-side="b"][aria-current=step]').waitFor();
  await page.keyboard.press("PageDown");
  await page.locator('uri-ladder [data-rung="4"][data-side="b"]:focus').waitFor();
});

test("from a target, one click leads to its comparison with another text", async (t) => {
  const page = await pageAt(t, "#base=http://h/a/b&reference=../x&edition=rfc2396bis-01");
  await page.locator('a[href^="#room=compare&a=http://h/x"]:visible').first().click();
  const of = { a: "http://h/x", base: "http://h/a/b", edition: "rfc2396bis-01" };
  await verdict(page, { ...of, b: "" });
  assert.equal(await boxOf(page, "a").inputValue(), "http://h/x");
  await boxOf(page, "b").fill("./../x");
  await verdict(page, { ...of, b: "./../x" });
  await eventually(async () => assert.ok(await yearOf(page, "rfc2396bis-01").isChecked()));
});

/** The button for alternative ways to write the target. @param {Page} page */
const forms = (page) => page.locator(".below .forms");

test(
  "a target that changes when it is parsed again is offered with a guard, and kept as it is",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, "#base=scheme:/a/b&reference=..//evil");
    await page.locator("uri-target .badge").first().waitFor();
    assert.equal(await page.locator("output .figure").textContent(), "scheme://evil");
    await forms(page).click();
    const guarded = page.locator('dialog [data-form="guarded"]');
    await guarded.locator("code", { hasText: "scheme:/.//evil" }).waitFor();
    assert.equal(await copiedBy(page, () => guarded.getByRole("button").click()), "scheme:/.//evil");
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Reference" }).fill("../evil");
    await page.locator("uri-target .badge").waitFor({ state: "detached" });
  },
);

test("the shortest reference stands beside the target, with its reason, or why there is none", async (t) => {
  const page = await pageAt(t, "");
  // Go's tests have every shape of a reference.
  for (const [link, form, why] of /** @type {[string, string | null, string][]} */ ([
    ["#base=http://a/b&reference=x%20y", null, "shapes:invalid"],
    ["#base=http://a/b/c/d;p?q&reference=../../../g", "/g", "shapes:root"],
    ["#base=http://a/b/c&reference=./1x:y", "./1x:y", "forms:typed"],
  ])) {
    await goto(page, link);
    await forms(page).click();
    const shortest = page.locator('dialog [data-form="shortest"]');
    await shortest
      .locator("p", { hasText: plain(`compare:${why}`) })
      .last()
      .waitFor();
    assert.deepEqual(await shortest.locator(".written code").allTextContents(), form === null ? [] : [form], link);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await forms(page).click();
  await page.locator('dialog a[href^="#room=compare"]').click();
  await page.locator(".compare .verdict:not(:empty)").waitFor();
});

test("large, the base gives its place away, unless a text is resolved against it", { sweep: true }, async (t) => {
  const page = await pageAt(t, "", { width: 1280, height: 800 });
  for (const [a, shown] of /** @type {const} */ ([
    ["../x", true],
    ["http://h/x", false],
  ])) {
    await goto(page, `${linkOf({ a, b: "http://h/y" })}&mode=presentation`);
    await verdict(page, { a, b: "http://h/y" });
    assert.equal(await boxOf(page, "base").isVisible(), shown, a);
    await assertFits(page, a);
  }
});

/** @param {Page} page @param {string} where */
const assertFits = async (page, where) =>
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), where);

for (const { width, sweep } of [{ width: 390 }, { width: 1280, sweep: true }])
  test(`nothing of the room is wider than ${width} pixels, and no verdict is cut`, { sweep }, async (t) => {
    const page = await pageAt(t, "", { width, height: width > 400 ? 800 : 844 });
    for (const link of [
      linkOf({ ...ladder, side: "b", step: 9 }),
      linkOf({ a: "HTTP://A/%7ex#one", b: "../x y", edition: "rfc2396bis-01" }),
      linkOf({ a: "x", b: "http://a/", edition: "rfc1738" }),
      linkOf({ a: "", b: "" }),
      linkOf({ a: `http://h/${"a".repeat(90)}`, b: `http://h/${"b".repeat(90)}` }),
      linkOf({ a: "http://[::1]/", b: "http://[0:0:0:0:0:0:0:1]/" }),
      linkOf({ a: "http://a b", b: "http://c d", edition: "rfc2396bis-01" }),
    ]) {
      await open(page, link);
      await painted(page);
      await assertFits(page, link);
      const cut = await page.evaluate(() =>
        $$("uri-verdicts .answer, .compare .verdict")
          .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
          .map(({ textContent }) => textContent),
      );
      assert.deepEqual(cut, [], link);
    }
  });
