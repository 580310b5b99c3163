/**
 * "I expected": an expected target is typed below the target; changes that would give it, the reason why it isn't the
 * target, and specs that give it are shown, used, and copied.
 */
import assert from "node:assert/strict";
import { inMarkdown } from "../src/texts/markdown.js";
import { changedTexts } from "../src/texts/expected.js";
import { withoutMarks } from "../src/texts/marks.js";
import {
  assertTarget,
  atLink,
  axeFindings,
  baseOf,
  copiedBy,
  eventually,
  goto,
  pageAt,
  showStory,
  site,
} from "./browser.js";
import { engine, say, words } from "./fixtures.js";
import { explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const request = { base: "https://docs.example.com/guide/intro", reference: "images/x.png" };
const expected = "https://docs.example.com/guide/intro/images/x.png";
const asked = `${link(request)}&expected=${expected}`;
const { changes } = /** @type {import("../src/run/engine.js").Expectation} */ (engine.expectation(request, expected));

/** @param {Page} page */
const boxOf = (page) => page.getByRole("textbox", { name: say("stage:expected:label") });
/** The suggested expectation. @param {Page} page */
const likelyOf = (page) => page.locator("uri-expected .likely");

/** Opens a link at the story. @param {import("node:test").TestContext} t @param {string} fragment @param {Parameters<typeof pageAt>[2]} [setting] */
async function storyAt(t, fragment, setting) {
  const page = await pageAt(t, fragment, setting);
  await showStory(page);
  return page;
}

/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });

test("what is new in a changed text is whole segments, where it may be", () => {
  const shortest = /** @type {import("../src/run/engine.js").Change} */ (
    changes.find(({ kinds }) => kinds.includes("shortest"))
  );
  const [{ shown, new: span }] = changedTexts(shortest, request);
  assert.equal(shown.slice(...span), "intro/");
});

test("an expectation is typed, and what would give it is used: one entry in the history", async (t) => {
  const page = await storyAt(t, link(request));
  await likelyOf(page).click();
  await boxOf(page).fill(expected);
  await atLink(page, asked);
  const first = page.locator("uri-expectation .use").first();
  await first.locator("ins", { hasText: "/" }).waitFor();
  const before = await page.evaluate(() => history.length);
  await first.click();
  assert.equal(await baseOf(page).inputValue(), `${request.base}/`);
  await assertTarget(page, expected, "the change that was used");
  await page.locator("uri-expectation .met").getByText(say("expectation:met")).waitFor();
  assert.equal(await page.evaluate(() => history.length), before + 1);
  await page.goBack();
  await eventually(async () => assert.equal(await baseOf(page).inputValue(), request.base));
  assert.equal(await boxOf(page).inputValue(), expected);
});

test("a link opens the panel: first come at most two changes, each a button that is named after its text; one button leads to the step that loses it", async (t) => {
  const page = await storyAt(t, asked);
  await eventually(async () => assert.equal(await boxOf(page).inputValue(), expected));
  const uses = page.locator("uri-expectation .fix .use");
  await uses.first().waitFor();
  const names = await uses.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  assert.ok(changes.length >= 2);
  assert.deepEqual([names.length, new Set(names).size], [2, 2], names.join("\n"));
  changes
    .slice(0, 2)
    .forEach(({ base, reference }, i) => assert.ok(names[i].endsWith(reference ?? base ?? "-"), names[i]));
  assert.equal(await button(page, "expectation:copy").count(), 0, "no library differs: the mistake is the reader's");
  await button(page, "expectation:show").click();
  await eventually(async () =>
    assert.equal(await page.locator("uri-story li.now").getAttribute("data-phase"), "merge"),
  );
  await uses.first().press("Escape");
  await eventually(async () => assert.equal(await boxOf(page).inputValue(), ""));
});

test("the base from which the link leads there is named, with a path from any page; and what a form makes of a +", async (t) => {
  // https://github.com/github/markup/issues/926, tj/node-querystring/issues/106
  const base = "https://github.com/hhru/api/blob/master/";
  const reference = "docs/resumes.md#search";
  const page = await storyAt(
    t,
    `${link({ base: "https://github.com/hhru/api", reference })}&expected=${encodeURIComponent(base + reference)}`,
  );
  const path = `/hhru/api/blob/master/${reference}`;
  await page.locator("uri-expectation p", { hasText: withoutMarks(say("expectation:home", { base, path })) }).waitFor();
  const plus = link({ base: "http://h/", reference: "?name=tt+p" });
  for (const wanted of ["?name=tt%252Bp", "?name=tt%20p"]) {
    await goto(page, `${plus}&expected=http://h/${wanted}`);
    await page.locator("uri-expectation p", { hasText: say("expected:reader:literal-plus") }).waitFor();
  }
  await goto(page, asked);
  await page.locator("uri-expectation .use").first().waitFor();
  const home = withoutMarks(say("expectation:home", { base: `${request.base}/`, path: "/guide/intro/images/x.png" }));
  assert.equal(await page.locator("uri-expectation p", { hasText: home }).count(), 0, "the change says that base");
});

test("Escape closes the panel, and the focus stays in the box", async (t) => {
  const page = await storyAt(t, asked);
  await boxOf(page).press("Escape");
  await atLink(page, link(request));
  assert.equal(await boxOf(page).inputValue(), "");
  assert.equal(await page.locator("uri-expectation").isVisible(), false);
  assert.ok(await boxOf(page).evaluate((one) => one === document.activeElement));
});

test("what is the target already, or equivalent to it, or no URI reference, is told", async (t) => {
  const page = await storyAt(t, link(request));
  await likelyOf(page).click();
  const { target } = explained(engine, request);
  const said = page.locator("uri-expectation .said");
  for (const [text, id] of /** @type {const} */ ([
    [target, "met"],
    [String(target).replace("https:", "HTTPS:"), "equivalent"],
  ])) {
    await boxOf(page).fill(String(text));
    await said.getByText(say(`expectation:${id}`, { target })).waitFor();
  }
  await boxOf(page).fill("a b");
  await said.locator(".fault").waitFor();
  await boxOf(page).fill("");
  await said.getByText(say("expectation:hint")).waitFor();
});

test("the bug report has the texts, what a library answered, what would give it, and the link", async (t) => {
  const answered = `${asked}&answered=yes`;
  const page = await storyAt(t, answered);
  const report = await copiedBy(page, () => button(page, "expectation:copy").click());
  for (const part of [request.base, request.reference, expected, explained(engine, request).target, `${request.base}/`])
    assert.ok(report.includes(`\`${part}\``), `${part} is missing:\n${report}`);
  const misreading = words.say("expected:misreadings:whole-path");
  assert.ok(report.includes(inMarkdown(words.say("expected:misreading", { misreading }))), report);
  const verdict = report.split("\n")[0];
  for (const part of ["RFC 3986", `\`${explained(engine, request).target}\``])
    assert.ok(verdict.includes(part), verdict);
  assert.ok(
    verdict.endsWith(inMarkdown(words.say("expectation:report:not", { expected, count: 0, who: "" }))),
    verdict,
  );
  assert.ok(report.includes(`- ${words.say("expectation:report:answered")}`), report);
  assert.ok(report.endsWith(` ${page.url()}\n`) && page.url().endsWith(answered), report);
});

test("a link is changed before the page's address, unless somebody wants to append", async (t) => {
  const up = { base: "https://example.com/docs/guide", reference: "../img/x.png" };
  const page = await storyAt(t, `${link(up)}&expected=https://example.com/docs/img/x.png`);
  const uses = page.locator("uri-expectation .fix .use");
  await eventually(async () =>
    assert.deepEqual(
      (await uses.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""))).map((name) => name.split(" ").at(-1)),
      ["img/x.png", "https://example.com/docs/guide/"],
    ),
  );
});

test("without a target, the bug report says so, and who gives what was expected", async (t) => {
  const page = await pageAt(
    t,
    `${link({ base: "http://a/b", reference: "#s", edition: "rfc2396" })}&expected=http://a/b%23s&answered=yes`,
  );
  const report = await copiedBy(page, () => button(page, "expectation:copy").click());
  const who = "RFC 1808, RFC 3986, and the URL Standard";
  const rest = words.say("expectation:report:without", { expected: "http://a/b#s", count: 3, who });
  assert.ok(report.split("\n")[0].endsWith(inMarkdown(rest)), report);
});

test("an answer of a library is told as that, in the link and the bug report", async (t) => {
  const page = await storyAt(t, `${link({ base: "http://a/b/c", reference: "../../g" })}&expected=http://a/../g`);
  const box = page.getByRole("checkbox", { name: say("expectation:answered") });
  // A tab of an earlier test may still be following its link.
  await eventually(async () => {
    await box.check();
    await atLink(
      page,
      `${link({ base: "http://a/b/c", reference: "../../g" })}&expected=http://a/../g&answered=yes`,
      5_000,
    );
  });
  const report = await copiedBy(page, () => button(page, "expectation:copy").click());
  assert.ok(
    report.includes(`- ${words.say("expectation:report:answered")}${words.say("share:colon")}\`http://a/../g\``),
    report,
  );
  assert.match(report.split("\n")[0], /RFC 3986.*`http:\/\/a\/g`.*`http:\/\/a\/\.\.\/g`.*RFC 2396/);
  await boxOf(page).press("Escape");
  await atLink(page, link({ base: "http://a/b/c", reference: "../../g" }));
});

for (const { width, sweep } of [{ width: 390 }, { width: 320, sweep: true }, { width: 1280, sweep: true }])
  test(
    `the panel fits into the window${sweep ? ", and axe finds nothing" : ""}: ${width} pixels`,
    { sweep },
    async (t) => {
      const page = await storyAt(t, asked, { width, height: 844 });
      await page.locator("uri-expectation .use").first().waitFor();
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
      if (sweep) assert.deepEqual(await axeFindings(page), []);
    },
  );

test("where the words of the panel cannot be had, that is said in words", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await page.route(/\/assets\/expect(ation|ed)-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    return /customElements|lit\$/.test(body) ? route.fulfill({ response, body }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${site.url}${link(request)}`);
  await likelyOf(page).click();
  await page.locator("uri-notices").getByText(say("ui:not-fetched")).waitFor();
  assert.equal(await page.locator("uri-expectation section").count(), 0);
});

test("what somebody may have expected is offered whole; it fills the box, and is never offered again where that was said", async (t) => {
  const page = await storyAt(t, link(request));
  await likelyOf(page).getByText(expected).click();
  await eventually(async () => assert.equal(await boxOf(page).inputValue(), expected));
  await button(page, "expectation:silence").click();
  await boxOf(page).press("Escape");
  await likelyOf(page).waitFor({ state: "detached" });
  await page.reload();
  await boxOf(page).waitFor();
  await page.waitForTimeout(300); // wait, because it would appear when typing has paused
  assert.equal(await likelyOf(page).count(), 0);
});

test("nothing is suggested while the reference has a syntax error", async (t) => {
  const page = await pageAt(t, link({ ...request, reference: "images/a b.png" }));
  const reference = page.getByRole("textbox", { name: say("ui:reference"), exact: true });
  await boxOf(page).waitFor();
  await likelyOf(page).waitFor({ state: "detached" });
  await reference.fill("images/ab.png");
  await likelyOf(page).getByText("guide/intro/images/ab.png").waitFor();
  await reference.fill("images/ab.png%");
  await likelyOf(page).waitFor({ state: "detached" });
});

test("if base + / + reference was expected, one button changes both slashes", async (t) => {
  const both = { base: "https://api.example.com/v1", reference: "/users?x=1" };
  const target = "https://api.example.com/v1/users?x=1";
  const page = await storyAt(t, `${link(both)}&expected=${target}`);
  const fix = page.locator("uri-expectation .fix");
  await fix.filter({ hasText: say("expectation:append", { changed: "both" }) }).waitFor();
  await fix.getByRole("button").first().click();
  await assertTarget(page, target, "");
  assert.equal(await baseOf(page).inputValue(), "https://api.example.com/v1/");
  for (const [asked, changed] of /** @type {const} */ ([
    [{ base: "http://a/b", reference: "c" }, "base"],
    [{ base: "http://a/b/", reference: "/c" }, "reference"],
  ])) {
    await goto(page, `${link(asked)}&expected=http://a/b/c`);
    await fix.filter({ hasText: say("expectation:append", { changed }) }).waitFor();
  }
});
