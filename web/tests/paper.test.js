/**
 * Elements on paper: nothing is clipped, off the page or left out, as when the page itself is printed. The test
 * examines the layout of a sheet of paper.
 */
import assert from "node:assert/strict";
import { viewsIn } from "../src/embed/registry.js";
import { element } from "./hosting.js";
import { shows, somebody } from "./somebody.js";
import { test } from "./test.js";

const { dist, page, tabOn } = await somebody();

/** Wider than a sheet. */
const long = `http://user@a.very.long.example.org:8080/${"path/".repeat(20)}?query#fragment`;
/** @type {Record<string, Record<string, string>>} */
const views = {
  run: { base: long, reference: `${"../".repeat(30)}x`, view: "target editions resolution components dots" },
  below: { base: long, reference: "../g", view: ["target", ...viewsIn("below")].join(" ") },
  compare: { reference: long, other: long.toUpperCase(), view: "compare" },
  encoding: { data: "naïve café ".repeat(12), view: "encoding" },
  extract: { text: `See <${long}> and "http://a/". `.repeat(30), view: "extract" },
};

/** The invisible parts of an element: runs in the page. */
const cut = () => {
  const found = [];
  const scope = /** @type {Element} */ (document.querySelector("uri-scope"));
  for (const one of /** @type {ShadowRoot} */ (scope.shadowRoot).querySelectorAll(".uriscope, .uriscope *")) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const { width, height, right } = one.getBoundingClientRect();
    if (width <= 2 || height <= 2 || one.closest("svg, input, .heard")) continue;
    const what = `${one.localName}.${one.className}`;
    if (overflowY !== "visible" && one.scrollHeight > one.clientHeight + 2)
      found.push(`${what}: ${one.clientHeight} of ${one.scrollHeight}`);
    if (overflowX !== "visible" && one.scrollWidth > one.clientWidth + 2)
      found.push(`${what}: ${one.clientWidth} of ${one.scrollWidth} wide`);
    if (right > innerWidth + 2) found.push(`${what} ends at ${right}`);
  }
  return found;
};

for (const [name, attributes] of Object.entries(views))
  test(`on paper, nothing of an element is cut: ${name}`, { sweep: name !== "run" }, async (t) => {
    const { tab } = await tabOn(t, page(element({ ...attributes, loading: "eager" })));
    await tab.setViewportSize({ width: 718, height: 1000 });
    await tab
      .locator("uri-scope .drawn :is(uri-resolution li, uri-extracted h3, uri-grammar [role=tree])")
      .first()
      .waitFor();
    await tab.emulateMedia({ media: "print", colorScheme: "dark" });
    assert.deepEqual(await tab.evaluate(cut), []);
  });

test(
  "on paper, every row of dot segments is whole, and the window has none of them afterwards",
  { sweep: true },
  async (t) => {
    const { tab } = await tabOn(t, page(element({ ...views.run, loading: "eager" })));
    await tab.setViewportSize({ width: 718, height: 1000 });
    await shows(tab, "http://user@a.very.long.example.org:8080/x");
    await tab.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await tab.emulateMedia({ media: "print" });
    const rows = tab.locator("uri-scope .on-paper tbody tr");
    assert.ok((await rows.count()) > 50, `${await rows.count()} rows`);
    assert.ok(((await rows.first().textContent()) ?? "").includes("/path".repeat(19)), "the first row is not whole");
    assert.deepEqual(await tab.evaluate(cut), []);
    await tab.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.equal(await rows.count(), 0);
  },
);

test("the frame alone on paper has all that it shows in a window", { sweep: true }, async (t) => {
  const { tab } = await tabOn(t, page(""), { expected: /404/ });
  await tab.setViewportSize({ width: 718, height: 1000 });
  await tab.goto(`${dist.url}embed.html#base=http://a/b&reference=../g`);
  await shows(tab, "http://a/g");
  await tab.emulateMedia({ media: "print" });
  assert.deepEqual(await tab.evaluate(cut), []);
  // the page names no icon
});
