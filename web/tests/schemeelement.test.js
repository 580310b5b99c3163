/**
 * The element that shows what a client does with a URL, in pages of other people: baked and
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

const start = { reference: "ftp://myname@host.dom/%2Fetc/motd", edition: "rfc1738", view: "scheme" };
const wanted = baker.wanted(new Map(Object.entries(start)));
const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");
/** @param {import("playwright-core").Page} tab */
const rowsIn = (tab) => tab.locator("uri-scope .messages li:not(.coming) .said").allInnerTexts();

test("a baked element plays the dialogue without the engine; typing fetches it", async () => {
  await inPage(
    page(element(/** @type {any} */ (start), "<i>the fallback</i>") + block(baker.data([wanted]))),
    async ({ tab, asked }) => {
      await tab.locator("uri-scope .messages .message").first().waitFor();
      const all = [
        "connection to host.dom:21",
        "USER mynameCRLF",
        "PASS <password>CRLF",
        "CWD /etcCRLF",
        "RETR motdCRLF",
      ];
      assert.deepEqual(await rowsIn(tab), all);
      const steps = await listen(tab, "step");
      await tab.getByRole("slider", { name: "Step" }).focus();
      await tab.keyboard.press("Home");
      await tab.locator("uri-scope .messages .message").first().waitFor({ state: "detached" });
      for (let step = 1; step <= 16; step++) await tab.keyboard.press("ArrowRight");
      await tab.locator("uri-scope .messages .message").first().waitFor();
      assert.deepEqual(await rowsIn(tab), all.slice(0, 2));
      assert.equal(await tab.locator("uri-scope").getAttribute("step"), "16");
      assert.deepEqual((await steps()).at(-1), { from: "uri-scope", detail: { step: 16, steps: 31 } });
      assert.equal(
        await tab.getByRole("link", { name: "Open in uriscope" }).getAttribute("href"),
        `${dist.url}index.html${linkTo("schemes", { reference: start.reference, edition: "rfc1738", step: "16" })}`,
      );
      assert.deepEqual(asked.filter(isWasm), []);
      const changes = await listen(tab, "change");
      await tab.getByRole("textbox", { name: "URL" }).fill("news:*");
      await tab.locator("uri-scope .messages .said", { hasText: "LIST" }).waitFor();
      assert.equal(asked.filter(isWasm).length, 1);
      assert.equal(await tab.locator("uri-scope").getAttribute("reference"), "news:*");
      assert.deepEqual(await changes(), [
        { from: "uri-scope", detail: { reference: "news:*", edition: "rfc1738", standing: "defined" } },
      ]);
    },
  );
});

test("without baked data it asks the engine; other views take its place, and it theirs", async () => {
  await inPage(
    page(element(/** @type {any} */ ({ reference: "nntp://h/g/1", edition: "rfc1738", view: "target scheme" }), "")),
    async ({ tab }) => {
      await tab.locator("uri-scope .messages .said", { hasText: "ARTICLE 1" }).waitFor();
      assert.equal(await tab.locator("uri-scope uri-target").count(), 0);
      await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("view", "target"));
      await tab.locator("uri-scope output").waitFor();
      assert.equal(await tab.locator("uri-scope .messages").count(), 0);
      await tab.locator("uri-scope").evaluate((scope) => scope.setAttribute("view", "scheme"));
      await tab.locator("uri-scope .messages .said", { hasText: "ARTICLE 1" }).waitFor();
      assert.equal(await tab.locator("uri-scope output").count(), 0);
    },
  );
});

test("the height that is reserved is that of the drawing, and axe finds nothing", async () => {
  await keepsHeight(/** @type {any} */ (start), baker.data([wanted]), "uri-scope .messages .message");
});

test("the figure that is baked has the dialogue, and no blank line", () => {
  const figure = baker.figure(wanted);
  assert.match(
    figure,
    /<figcaption>What a client does with <code>ftp:\/\/myname@host\.dom\/%2Fetc\/motd<\/code>, by RFC 1738 \(1994\)<\/figcaption>/,
  );
  assert.match(figure, /\(connection to host\.dom:21\)\nUSER myname&#60;cr&#62;&#60;lf&#62;\nPASS /);
  assert.doesNotMatch(figure, /\n\n/);
  const silent = baker.figure(
    baker.wanted(
      new Map([
        ["reference", "javascript:<b>"],
        ["edition", "rfc3986"],
        ["view", "scheme"],
      ]),
    ),
  );
  assert.match(silent, /javascript:&#60;b&#62;/);
  assert.match(silent, /does not say what a client does/);
});
