/**
 * Tests the Resolve room as it opens: one column with the story of the run, open at the deciding step. Errors of a text
 * are below its box; the whole algorithm appears on request.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { eventually, goto, pageAt, referenceOf, showStory, sliderOf } from "./browser.js";
import { engine, say, words } from "./fixtures.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const request = { base: "https://example.com/docs/guide", reference: "../img/x.png" };
const scene = new Scene({ explanation: explained(engine, request), edition: editionOf(engine), words });

/** Opens a link at the story. @param {import("node:test").TestContext} t @param {string} fragment @param {Parameters<typeof pageAt>[2]} [setting] */
async function storyAt(t, fragment, setting) {
  const page = await pageAt(t, fragment, setting);
  await showStory(page);
  return page;
}

/** The phase of the open row, and the current line. @param {Page} page */
const shown = (page) =>
  page.evaluate(() => ({
    now: $("uri-story li.now")?.dataset.phase,
    open: $$("uri-story .phase[aria-expanded=true]").length,
    line: $("uri-story .lines [aria-current=step]")?.textContent ?? "",
  }));

test("a link without a step opens the story where the last thing happens that the reason tells", async (t) => {
  const page = await storyAt(t, link(request));
  await eventually(async () => {
    const { now, open, line } = await shown(page);
    assert.deepEqual([now, open], ["dots", 1]);
    assert.match(line, /2C/);
  });
  assert.equal(Number(await sliderOf(page).inputValue()), scene.decided);
  await goto(page, link({ ...request, step: 10 }));
  await eventually(async () => assert.equal((await shown(page)).now, "merge"));
  await goto(page, link({ ...request, step: scene.steps.length }));
  await eventually(async () => assert.deepEqual(await shown(page), { now: undefined, open: 0, line: "" }));
});

test("playing begins with the first step, and a line of the story leads to its step", async (t) => {
  const page = await storyAt(t, link(request), { clock: true });
  await page.locator("uri-story .lines button").first().waitFor();
  await page.getByRole("button", { name: say("ui:play"), exact: true }).click();
  await eventually(async () => assert.ok(Number(await sliderOf(page).inputValue()) < 3));
  await page.getByRole("button", { name: say("ui:pause"), exact: true }).click();
  await page.locator("uri-story [data-phase=merge] .phase").click();
  const line = page.locator("uri-story [data-phase=merge] .lines button").last();
  const text = await line.textContent();
  await line.click();
  await eventually(async () => assert.equal((await shown(page)).line, text));
});

test("a row that somebody closes stays closed; on a phone they are closed at first", async (t) => {
  const page = await storyAt(t, link(request), { fresh: true });
  const open = page.locator("uri-story .phase[aria-expanded=true]");
  await open.click();
  await goto(page, link({ ...request, reference: "img/y.png" }));
  await page.locator("uri-story .text", { hasText: "y.png" }).first().waitFor();
  assert.equal(await open.count(), 0);
  await page.evaluate(() => localStorage.removeItem("uriscope phase"));
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, link(request));
  await page.locator("uri-story [data-phase=dots]").waitFor();
  assert.equal(await open.count(), 0);
  await page.locator("uri-story li.now .phase").click();
  assert.equal(await open.count(), 1);
});

test("the whole algorithm takes the place of the story, and is there again when the page is", async (t) => {
  const page = await storyAt(t, link(request), { fresh: true });
  await page.locator("uri-story .lines").waitFor();
  assert.equal(await page.locator("uri-resolution").isVisible(), false);
  await page.locator(".show-steps").click();
  await page.locator("uri-resolution [aria-current=step]").waitFor();
  assert.equal(await page.locator("uri-story").isVisible(), false);
  await page.reload();
  await page.locator("uri-resolution [aria-current=step]").waitFor();
  await showStory(page);
  await page.reload();
  await page.locator("uri-story .lines").waitFor();
  assert.equal(await page.locator("uri-resolution").isVisible(), false);
});

test("a base without a scheme is told below its box, with what mends it, and without a verdict", async (t) => {
  const page = await storyAt(t, link({ base: "example.com/docs", reference: "../x" }));
  const fault = page.locator("uri-fault[name=base]");
  await fault.locator(".mend").first().waitFor();
  assert.match(await fault.innerText(), /scheme/);
  for (const view of [
    "uri-why",
    "uri-years",
    "uri-story",
    "uri-stepper",
    "uri-expected",
    "uri-fault[name=reference] p",
  ])
    assert.equal(await page.locator(view).isVisible(), false, view);
  await fault.locator(".mend").first().click();
  await page.locator("uri-story .lines").waitFor();
  assert.equal(await fault.locator("p").count(), 0);
  assert.equal(await page.locator("uri-why").isVisible(), true);
});

test("a reference that is no reference is told below its box, and the target has its reason all the same", async (t) => {
  const page = await storyAt(t, link({ base: "http://a/b", reference: "c d" }));
  await page.locator("uri-fault[name=reference] .mend").waitFor();
  await page.locator("uri-why .said", { hasText: "replaces" }).waitFor();
  await page.locator("uri-fault[name=reference] .mend").click();
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "c%20d"));
});

test("two empty boxes ask for texts, and say nothing else", async (t) => {
  const page = await storyAt(t, "#base=&reference=");
  await page.getByText(say("page:empty")).waitFor();
  for (const view of ["output", "uri-fault p", "uri-why", "uri-years", "uri-story"])
    await page.locator(view).first().waitFor({ state: "hidden" });
  await referenceOf(page).fill("http://a/b");
  await page.locator("output", { hasText: "http://a/b" }).waitFor();
  assert.equal(await page.getByText(say("page:empty")).isVisible(), false);
});

test("a different target comes with its reason, which belongs to these texts", async (t) => {
  const page = await storyAt(t, link({ base: "http://a/b/c", reference: "http:g" }));
  const reason = page.locator("uri-years .differing p");
  const said = (/** @type {string} */ clause) => withoutMarks(say(`url-standard:because:${clause}`, { way: "done" }));
  await reason.getByText(said("same-special-scheme")).waitFor();
  await referenceOf(page).fill("g\\h");
  await reason.getByText(said("backslash")).waitFor();
  assert.equal(await reason.count(), 1);
  await referenceOf(page).fill("g");
  await reason.waitFor({ state: "detached" });
});

test("the earlier specs are counted, and open; what differs is there once for each target, whole", async (t) => {
  const page = await storyAt(t, link({ base: "http://a/b/c/d", reference: "../../../g" }));
  const years = page.locator("uri-years");
  await years.locator(".differing > li > code", { hasText: "http://a/../g" }).waitFor();
  const targets = await years.locator(".differing > li > code").allTextContents();
  assert.equal(new Set(targets).size, targets.length);
  const opener = years.getByRole("button", {
    name: words.say("stage:strip:earlier:differ", { count: 6, total: 7, all: false }),
  });
  const earlier = years.getByRole("radio", { name: "1995" });
  assert.equal(await earlier.isVisible(), false);
  await opener.click();
  await earlier.check();
  await page.locator("output", { hasText: "http://a/../g" }).waitFor();
  await opener.waitFor({ state: "detached" }); // its label now counts the other ones
  assert.equal(await earlier.isVisible(), true);
});

/** Long and foreign texts. @type {[base: string, reference: string][]} */
const long = [
  [`https://example.com/${"segment/".repeat(24)}page`, "../image.png"],
  [`https://example.com/${"a".repeat(200)}`, "x"],
  ["http://[2001:db8:85a3:8d3:1319:8a2e:370:7348]:8443/a/b", `?${"key=value&".repeat(18)}`],
  ["https://مثال.example/صفحة/", `${"שלום/".repeat(30)}../x`],
  ["http://a/b/c/d", "../".repeat(30) + "g"],
];

for (const { width, sweep } of [
  { width: 390 },
  { width: 1280, sweep: true },
  { width: 768, sweep: true },
  { width: 320, sweep: true },
])
  test(`at ${width} pixels nothing of a long answer is cut, and nothing scrolls sideways`, { sweep }, async (t) => {
    const page = await storyAt(t, link(request), { width, height: 800 });
    for (const [base, reference] of long) {
      await goto(page, link({ base, reference }));
      await page.waitForFunction(
        (typed) => $("uri-story").scene?.explanation.reference.text === typed && $("uri-story li"),
        reference,
      );
      const found = await page.evaluate(() => [
        document.documentElement.scrollWidth > innerWidth ? "the page" : "",
        ...$$("uri-field .strip, uri-field .figure, uri-target *, uri-why *, uri-expected *, uri-years *, uri-story *")
          .filter(
            (one) =>
              one.localName !== "input" &&
              !one.closest(".unseen-words, .heard") &&
              one.checkVisibility() &&
              getComputedStyle(one).clipPath === "none",
          )
          .filter((one) => {
            const { overflowX, textOverflow, display } = getComputedStyle(one);
            const cuts = overflowX !== "visible" && display !== "inline" && one.scrollWidth > one.clientWidth + 1;
            return cuts || textOverflow === "ellipsis" || one.getBoundingClientRect().right > innerWidth + 1;
          })
          .map((one) => `${one.localName}.${one.className}`),
      ]);
      assert.deepEqual(found.filter(Boolean), [], `${base} ${reference}`);
    }
  });
