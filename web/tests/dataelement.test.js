/**
 * The element that shows data in a component, or a host, in pages of other people: baked and
 * not, played, typed into, and given other views.
 */
import assert from "node:assert/strict";
import { Baker } from "../src/bake/data.js";
import { catalogues } from "../src/bake/words.js";
import { linkTo } from "../src/run/link.js";
import { block, element } from "./hosting.js";
import { listen, somebody } from "./somebody.js";
import { loadEngine } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();
const baker = new Baker(engine, catalogues);
const { dist, page, inPage, keepsHeight } = await somebody();

const data = { data: "Laguna Beach", component: "path", edition: "rfc3986", view: "encoding" };
const host = { host: "[::ffff:192.0.2.16]:80", edition: "rfc3986", view: "host" };
/** @param {Record<string, string>} attributes */
const wanted = (attributes) => baker.wanted(new Map(Object.entries(attributes)));
const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");
/** @param {import("playwright-core").Page} tab @param {string} text */
const shows = (tab, text) => tab.locator("uri-scope output code", { hasText: text }).waitFor();

test("baked elements are drawn and played without the engine; typing fetches it", async () => {
  const baked = baker.data([wanted(data), wanted(host)]);
  assert.ok(
    baked.editions.every((edition) => !("listing" in edition)),
    "a listing that nobody needs is baked",
  );
  await inPage(page(element(data, "<i>the fallback</i>") + element(host) + block(baked)), async ({ tab, asked }) => {
    await shows(tab, "Laguna%20Beach");
    await tab.locator("uri-host tbody tr").nth(7).waitFor();
    const steps = await listen(tab, "step");
    await tab.getByRole("slider", { name: "Step" }).focus();
    await tab.keyboard.press("Home");
    await tab.locator("uri-encoding .none").nth(5).waitFor();
    for (let step = 1; step <= 6; step++) await tab.keyboard.press("ArrowRight");
    await tab.locator("uri-encoding tr.now", { hasText: "%20" }).waitFor();
    assert.equal(await tab.locator("uri-scope").first().getAttribute("step"), "6");
    assert.deepEqual((await steps()).at(-1), { from: "uri-scope", detail: { step: 6, steps: 14 } });
    assert.equal(
      await tab.getByRole("link", { name: "Open in uriscope" }).first().getAttribute("href"),
      `${dist.url}index.html${linkTo("encoding", { data: "Laguna Beach", component: "path", edition: "rfc3986", step: "6" })}`,
    );
    assert.deepEqual(asked.filter(isWasm), []);
    const changes = await listen(tab, "change");
    await tab.getByRole("textbox", { name: "Data" }).fill("a/é");
    await shows(tab, "a%2F%C3%A9");
    assert.equal(asked.filter(isWasm).length, 1);
    assert.equal(await tab.locator("uri-scope").first().getAttribute("data"), "a/é");
    assert.deepEqual(await changes(), [
      {
        from: "uri-scope",
        detail: { data: "a/é", component: "path", charset: "utf-8", edition: "rfc3986", encoded: "a%2F%C3%A9" },
      },
    ]);
    await tab.getByRole("textbox", { name: "Host" }).fill("a.");
    await tab.locator("uri-host .warnings li").waitFor();
    assert.deepEqual((await changes()).at(-1), {
      from: "uri-scope",
      detail: { host: "a.", edition: "rfc3986", kind: "name" },
    });
  });
});

test("without baked data it asks the engine; other views take its place, and it theirs", async () => {
  await inPage(page(element({ data: "é", edition: "url-1993", view: "target encoding" })), async ({ tab }) => {
    await shows(tab, "%E9");
    assert.equal(await tab.locator("uri-scope uri-target").count(), 0);
    await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("view", "target"));
    await tab.locator("uri-scope uri-target").waitFor();
    assert.equal(await tab.locator("uri-scope uri-encoding").count(), 0);
    await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("view", "host"));
    await tab.locator("uri-scope uri-host").waitFor();
    await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("view", "encoding"));
    await shows(tab, "%E9");
    await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("edition", "rfc3986"));
    await shows(tab, "%C3%A9");
  });
});

test("the height that is reserved is that of the drawing, and axe finds nothing", async () => {
  for (const shown of [data, host])
    await keepsHeight(shown, baker.data([wanted(shown)]), shown === data ? "uri-encoding tr" : "uri-host tr");
});

test("the figures that are baked say what is drawn", () => {
  assert.match(
    baker.figure(wanted(data)),
    /<figcaption><code>Laguna Beach<\/code> as segment, by RFC 3986 \(2005\)<\/figcaption>[^]*<pre>Laguna%20Beach<\/pre>[^]*Laguna {2}4C 61 67 75 6E 61 {2}Laguna\n {3}20 {2}%20\n/,
  );
  assert.match(
    baker.figure(wanted(host)),
    /<pre>IPv6address<\/pre>[^]*<pre>0000:0000:0000:0000:0000:ffff:c000:0210<\/pre>/,
  );
  for (const shown of /** @type {Record<string, string>[]} */ ([
    { data: "<\n>例", edition: "url-1993", view: "encoding" },
    { host: "a\nb", view: "host" },
    { data: "", view: "encoding" },
  ])) {
    assert.doesNotMatch(baker.figure(wanted(shown)), /\n\n|<\n/, JSON.stringify(shown));
  }
  assert.throws(() => wanted({ ...data, step: "x" }), /step/);
});
