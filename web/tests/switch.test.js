/**
 * The language menu: the same page in another language, with its whole state; the browser's language at the first
 * visit, and the visitor's choice at the next.
 */
import assert from "node:assert/strict";
import { fetched } from "../src/words/files.js";
import { eventually, open, pageAt, ready, site } from "./browser.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const shown = { base: "http://a/b/c/d", reference: "../x/./y", edition: "url-syntax-05" };
const [base, reference] = ["base", "reference"].map((name) => `uri-field[name=${name}] textarea`);
const slider = "uri-stepper input";

/** @param {Page} page */
const languageOf = (page) => page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the header. @param {Page} page @param {string} to */
async function choose(page, to) {
  await Promise.all([page.waitForEvent("load"), page.locator(`.languages a[hreflang=${to}]`).click()]);
  assert.equal(await languageOf(page), to);
}

/**
 * Waits until the boxes have these texts.
 * @param {Page} page @param {Record<string, string>} want by their selectors
 */
const assertHolds = (page, want) =>
  eventually(async () => {
    for (const [box, value] of Object.entries(want)) assert.equal(await page.locator(box).first().inputValue(), value);
  });

for (const sweep of [false, true])
  test(
    `base, reference, edition and step go along into the other language${sweep ? ", and back" : ""}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, null);
      await open(page, site.url, link(shown));
      await page.locator(slider).fill("5");
      for (const to of sweep ? ["zh-Hans", "en"] : ["zh-Hans"]) {
        await choose(page, to);
        await ready(page);
        await assertHolds(page, { [base]: shown.base, [reference]: shown.reference, [slider]: "5" });
        assert.equal(new URL(page.url()).hash, `${link(shown)}&step=5`);
        assert.ok(await page.locator(`uri-years input[value=${shown.edition}]`).isChecked());
      }
    },
  );

test("so do a room, its texts and its step", { sweep: true }, async (t) => {
  const page = await pageAt(t, null);
  const room = "#room=compare&a=HTTP://a/./b&b=http://a/b&base=http://h/&side=a&edition=rfc3986&step=2";
  await page.goto(site.url + room);
  for (const to of ["zh-Hans", "en"]) {
    await page.locator(`[data-room=compare] ${slider}`).waitFor();
    await choose(page, to);
    await assertHolds(page, { [`[data-room=compare] ${slider}`]: "2" });
    assert.equal(new URL(page.url()).hash, room);
  }
});

test("so does a text that is too long for a link", { sweep: true }, async (t) => {
  const page = await pageAt(t, null);
  const long = `g?${"x".repeat(9_000)}`;
  await open(page, site.url, link(shown));
  await page.locator(reference).fill(long);
  await choose(page, "zh-Hans");
  await assertHolds(page, { [base]: shown.base, [reference]: long });
  assert.deepEqual(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name !== "uriscope left")), // this entry is the course's
    [],
    "what was handed over stays behind",
  );
});

for (const { locale, meant, other, sweep } of [
  { locale: "zh-CN", meant: "zh-Hans", other: "en" },
  { locale: "de-DE", meant: "en", other: "zh-Hans", sweep: true },
])
  test(
    `a browser that asks for ${locale} gets ${meant} at the first visit, and what was chosen at the next`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, null, { context: { locale } });
      await page.goto(`${site.url}index.html${link(shown)}`);
      assert.equal(await languageOf(page), "en", "a link is kept");
      await page.goto(site.url);
      await page.waitForURL(meant === "en" ? site.url : `${site.url}zh-Hans/`);
      await ready(page);
      await choose(page, other);
      await page.goto(site.url);
      await page.waitForURL(other === "en" ? site.url : `${site.url}zh-Hans/`);
      assert.equal(await languageOf(page), other);
    },
  );

for (const address of ["", "learn/dot-segments.html"])
  test(
    `in a narrow window the link to another language is heard with what is seen of its name: ${address || "the page"}`,
    { sweep: true },
    async (t) => {
      const page = await pageAt(t, null, { width: 390, height: 844 });
      for (const [folder, other] of [
        ["", "zh-Hans"],
        ["zh-Hans/", "en"],
      ]) {
        await page.goto(site.url + folder + address);
        const { own, brief } = await fetched(other, "document");
        const name = page.locator("nav.languages").getByRole("link", { name: `${own} ${brief}`, exact: true });
        assert.equal(await name.getByText(String(brief), { exact: true }).isVisible(), true, other);
      }
    },
  );
