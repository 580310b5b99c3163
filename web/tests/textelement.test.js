/**
 * The element that shows the URIs in running text, in pages of other people: baked and not, typed
 * into, and given another edition.
 */
import assert from "node:assert/strict";
import { Baker } from "../src/bake/data.js";
import { catalogues } from "../src/bake/words.js";
import { start, write } from "../src/run/link.js";
import { block, element } from "./hosting.js";
import { listen, somebody } from "./somebody.js";
import { loadEngine } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();
const baker = new Baker(engine, catalogues);
const { dist, page, inPage, keepsHeight } = await somebody();

const shown = {
  text: 'See <http://example.com/a-\nb> or "http://example.com/c", or <URL:ftp://d.example/>.',
  edition: "rfc3986",
  view: "extract",
};
/** @param {Record<string, string>} attributes */
const wanted = (attributes) => baker.wanted(new Map(Object.entries(attributes)));
/** @param {import("playwright-core").Page} tab @param {string[]} uris */
const lists = (tab, ...uris) =>
  tab.waitForFunction(
    (all) =>
      [...(document.querySelector("uri-scope")?.shadowRoot?.querySelectorAll("uri-extracted h3 code") ?? [])]
        .map((code) => code.textContent)
        .join("\n") === all,
    uris.join("\n"),
  );

test("a baked element is drawn without the engine; typing fetches it", async () => {
  const baked = baker.data([wanted(shown)]);
  await inPage(page(element(shown, "<i>the fallback</i>") + block(baked)), async ({ tab, asked }) => {
    await lists(tab, "http://example.com/a-b", "http://example.com/c", "ftp://d.example/");
    const wasm = () => asked.filter((file) => file.endsWith(".wasm")).length;
    assert.equal(wasm(), 0);
    assert.equal(
      await tab
        .locator("uri-extracted ol > li")
        .first()
        .getByRole("link", { name: "Open in Resolve" })
        .last()
        .getAttribute("href"),
      `${dist.url}index.html${write({ ...start, reference: "http://example.com/ab" })}`,
    );
    await tab.locator("uri-extracted .text .number").nth(1).focus();
    await tab.keyboard.press("Enter");
    assert.equal(await tab.locator("uri-extracted li[aria-current=true]").count(), 1);
    const changes = await listen(tab, "change");
    await tab.getByRole("textbox", { name: "Text" }).fill("only\nhttp://typed.example/");
    await lists(tab, "http://typed.example/");
    assert.equal(wasm(), 1);
    assert.equal(await tab.locator("uri-scope").getAttribute("text"), "only\nhttp://typed.example/");
    assert.deepEqual(await changes(), [
      {
        from: "uri-scope",
        detail: { text: "only\nhttp://typed.example/", edition: "rfc3986", found: ["http://typed.example/"] },
      },
    ]);
  });
});

test("without baked data it asks the engine, by another edition, too", async () => {
  await inPage(page(element(shown)), async ({ tab }) => {
    await lists(tab, "http://example.com/a-b", "http://example.com/c", "ftp://d.example/");
    await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("edition", "rfc1738"));
    await lists(tab, "ftp://d.example/");
    await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("view", "target"));
    await tab.locator("uri-scope uri-target").waitFor();
    assert.equal(await tab.locator("uri-scope uri-extracted").count(), 0);
  });
});

test("the height that is reserved is that of the drawing, and axe finds nothing", async () => {
  await keepsHeight(shown, baker.data([wanted(shown)]), "uri-extracted ol > li");
});

test("the figure that is baked says what is drawn", () => {
  assert.match(
    baker.figure(wanted(shown)),
    /<figcaption>The URIs in <code>See &#60;http:[^<\n]*<\/code>, by RFC 3986 \(2005\)[^]*<pre>See &#60;http:\/\/example\.com\/a-\nb&#62; or [^]*<pre>http:\/\/example\.com\/a-b\n {2}or perhaps http:\/\/example\.com\/ab\nhttp:\/\/example\.com\/c\nftp:\/\/d\.example\/<\/pre>/,
  );
  for (const text of ["", "\n\n", "<!-- -->\n\nhttp://^"])
    assert.doesNotMatch(baker.figure(wanted({ ...shown, text })), /\n\n/, JSON.stringify(text));
});
