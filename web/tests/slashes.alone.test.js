/**
 * Tests the memory that a page with a link with many "/" takes: Chromium's cost of import() in the document itself
 * grows with the square of their number.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { launch, sharedSite } from "./browser.js";
import { test } from "./test.js";

/** The most memory that a page may take, in kilobytes. */
const most = 400 << 10;

/** The most memory that any tab of a browser has taken, in kilobytes. @param {import("playwright-core").Browser} browser */
async function taken(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const tabs = processInfo.filter(({ type }) => type === "renderer");
  assert.ok(tabs.length > 0, "there is no tab");
  return Math.max(
    ...tabs.map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1])),
  );
}

/** Pages, each with an element that its script adds. */
const pages = [
  { what: "the page", path: "", done: "html[data-engine] output .figure >> nth=0" },
  { what: "a chapter", path: "learn/dot-segments.html", done: "#theme button" },
];
for (const { what, path, done } of pages)
  test(`300 KB of "/" in a link to ${what} take at most 400 MB`, async (t) => {
    if (!existsSync("/proc/self/status")) return t.skip("there is no /proc");
    const { url } = await sharedSite();
    const browser = await launch(); // its tabs belong to this test
    try {
      const page = await browser.newPage();
      await page.goto(`${url}${path}#base=http://a/${"a/../".repeat(60_000)}`);
      await page.locator(done).waitFor();
      const kilobytes = await taken(browser);
      assert.ok(kilobytes <= most, `${kilobytes >> 10} MB`);
    } finally {
      await browser.close();
    }
  });
