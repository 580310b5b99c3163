/**
 * The element that shows where a base comes from, in pages of other people: baked and not, typed
 * into, and its figure without a script.
 */
import assert from "node:assert/strict";
import { Baker } from "../src/bake/data.js";
import { catalogues } from "../src/bake/words.js";
import { layersAsked, layersRequest } from "../src/embed/ownasked.js";
import { linkTo } from "../src/run/link.js";
import { axeFindings } from "./browser.js";
import { block, element } from "./hosting.js";
import { listen, somebody } from "./somebody.js";
import { loadEngine } from "./support.js";
import { test } from "./test.js";

const baker = new Baker(await loadEngine(), catalogues);
const { dist, page, inPage } = await somebody();

const shown = {
  enclosing: "location=x/y | base=http://a/b/ location=z",
  retrieval: "http://h/1 http://h/2",
  edition: "url-syntax-05",
  view: "layers",
};
/** @param {Record<string, string>} attributes */
const wanted = (attributes) => baker.wanted(new Map(Object.entries(attributes)));

test("the attributes, and what the engine is asked", () => {
  const { asked } = layersAsked((name) => /** @type {Record<string, string>} */ (shown)[name] ?? null);
  assert.deepEqual(layersRequest(asked), {
    embedded: [],
    retrieval: ["http://h/1", "http://h/2"],
    default: [],
    enclosing: [
      { contentBase: [], contentLocation: ["x/y"] },
      { contentBase: ["http://a/b/"], contentLocation: ["z"] },
    ],
  });
  const figure = baker.figure(wanted(shown));
  assert.match(
    figure,
    /<figcaption>The base by draft-fielding-url-syntax-05 \(1997\): <code>http:\/\/a\/b\/x\/y<\/code>/,
  );
  assert.match(figure, /x\/y, which becomes http:\/\/a\/b\/x\/y/);
  assert.match(
    baker.figure(wanted({ embedded: "", view: "layers", edition: "url-syntax-05" })),
    /\(the empty string\)/,
  );
});

test("a baked element is drawn without the engine; typing fetches it", async () => {
  await inPage(
    page(element(shown, "<i>the fallback</i>") + block(baker.data([wanted(shown)]))),
    async ({ tab, asked }) => {
      await tab.locator("uri-scope .layer.wins", { hasText: "Content-Location" }).waitFor();
      assert.equal(await tab.locator("uri-scope .layer").count(), 5);
      assert.equal(
        await tab.getByRole("link", { name: "Open in uriscope" }).getAttribute("href"),
        `${dist.url}index.html${linkTo("documents", { part: "base", retrieval: "http://h/1 http://h/2", edition: "url-syntax-05" })}`,
      );
      assert.deepEqual(
        asked.filter((file) => file.endsWith(".wasm")),
        [],
      );
      assert.deepEqual(await axeFindings(tab), []);
      const changes = await listen(tab, "change");
      await tab.getByRole("textbox", { name: "In it" }).fill("http://in/");
      await tab.locator("uri-scope .layer.wins", { hasText: "base element http://in/" }).waitFor();
      assert.equal(await tab.locator("uri-scope").getAttribute("embedded"), "http://in/");
      assert.deepEqual((await changes()).at(-1), {
        from: "uri-scope",
        detail: { base: "http://in/", why: "embedded", edition: "url-syntax-05" },
      });
    },
  );
});

test("without baked data it asks the engine", async () => {
  await inPage(page(element({ view: "layers" })), async ({ tab }) => {
    await tab.locator("uri-scope .base-why", { hasText: "http://www.example.com/figures/" }).waitFor();
  });
});
