/**
 * Back and Forward with something open over the page: the first time they close it, and the page stays the same; after
 * that they navigate, and closed things stay closed.
 */
import assert from "node:assert/strict";
import { linkTo } from "../src/run/link.js";
import { atLink, eventually, pageAt, site, unfold } from "./browser.js";
import { say } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const before = link({ base: "http://a/b/c", reference: "before" });
const resolved = link({ base: "scheme:/a/b", reference: "..//evil" });
const faulty = linkTo("compare", {
  a: "http://a/x y",
  b: "http://b/",
  base: "http://h/a/b",
  side: "a",
  edition: "rfc3986",
});
const documents = linkTo("documents", {
  part: "base",
  example: "two",
  retrieval: "http://www.example.com/docs/",
  edition: "rfc3986",
});

/** Dialogs and menus, each with its link, and how to open it. The first tier takes a sheet and a menu. @type {[name: string, at: string, open: (page: Page) => Promise<unknown>][]} */
const all = [
  [
    "other ways to write the target",
    resolved,
    async (page) => {
      await unfold(page.locator(".further summary"));
      await page.getByRole("button", { name: say("page:forms") }).click();
    },
  ],
  ["the examples", resolved, (page) => page.getByRole("button", { name: say("page:ways:all") }).click()],
  ["the keys", resolved, (page) => page.keyboard.press("?")],
  ["the share menu", resolved, (page) => page.getByRole("button", { name: say("page:share") }).click()],
  [
    "what is wrong with a text",
    faulty,
    (page) =>
      page
        .locator(".compare uri-why")
        .getByRole("button", { name: say("ui:line:details") })
        .click(),
  ],
  [
    "the keys in another room",
    faulty,
    (page) =>
      page.locator("#tools").getByRole("button", { name: "?" }).or(page.locator("#tools .help")).first().click(),
  ],
  ["the share menu of Documents", documents, (page) => page.getByRole("button", { name: say("page:share") }).click()],
];

/** Everything that can be open over a page. */
const overlay = "dialog[open], :popover-open";
/** @param {Page} page */
const over = (page) => page.locator(overlay).count();

const first = ["the examples", "the share menu"];
for (const [name, at, open] of all) {
  test(`Back closes ${name}, and goes only then`, { sweep: !first.includes(name) }, async (t) => {
    const page = await pageAt(t, null);
    await page.goto(site.url + before);
    await page.locator("html[data-engine]").waitFor({ state: "attached" });
    await page.evaluate((to) => void (location.hash = to), at);
    await atLink(page, at);
    await eventually(async () => {
      if (!(await over(page))) {
        await open(page);
        await page.locator(overlay).first().waitFor({ timeout: 5_000 }); // its script may have to be loaded
      }
      assert.equal(await over(page), 1);
    });
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => history.back());
    await eventually(async () => assert.equal(await over(page), 0));
    assert.deepEqual(
      [await page.evaluate(() => location.hash), await page.evaluate(() => history.length)],
      [at, entries],
    );
    await page.evaluate(() => history.back());
    await atLink(page, before);
    await page.evaluate(() => history.forward());
    await atLink(page, at);
    assert.equal(await over(page), 0, "what was closed lies over the page again");
  });
}

test("Back to a room that was scrolled lands where one was", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { context: {} });
  await page.goto(`${site.url}#room=board`);
  const cell = page.locator("[data-room=board] table.rows td a").nth(60);
  await cell.waitFor();
  await cell.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  assert.ok(at > 300, `${at}`);
  await cell.click();
  await page.locator("[data-room=resolve]:not([hidden]) .stage").waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.evaluate(() => history.back());
  await page.locator("[data-room=board]:not([hidden]) table.rows").first().waitFor();
  await eventually(async () => assert.equal(await page.evaluate(() => scrollY), at));
});
