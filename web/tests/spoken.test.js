/**
 * Elements in a Chinese page: drawn by the engine, baked, and framed. All their text is in Chinese, and is marked as
 * such for screen readers.
 */
import assert from "node:assert/strict";
import { Baker } from "../src/bake/data.js";
import { bakePage } from "../src/bake/page.js";
import { wordsFor } from "../src/bake/words.js";
import { engine } from "./fixtures.js";
import { element } from "./hosting.js";
import { drawn, somebody } from "./somebody.js";
import { test } from "./test.js";

/** @import { Frame, Page } from "playwright-core" */

const { dist, page, tabOn } = await somebody();
const start = { base: "http://a/b/c/d;p?q", reference: "../../../g", loading: "eager" };

/** The language that a node of the accessibility tree has: that around it, across shadow roots. Runs in the page. @this {any} */
function languageOf() {
  let node = this;
  while (node && !node.lang) node = node.parentElement ?? node.getRootNode().host;
  return node?.lang ?? "";
}

/**
 * The spoken text of a frame, by language.
 * @param {Page} tab @param {Frame} [frame]
 * @returns {Promise<Record<string, string[]>>}
 */
async function heard(tab, frame = tab.mainFrame()) {
  const session = await tab.context().newCDPSession(frame.parentFrame() ? frame : tab);
  /** @type {Record<string, string[]>} */
  const found = {};
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const named = nodes.filter(
    ({ role, name, ignored, backendDOMNodeId }) =>
      !ignored &&
      name?.value &&
      backendDOMNodeId !== undefined &&
      !["InlineTextBox", "RootWebArea"].includes(role?.value), // a part of a text; the document, whose title is in its root's language
  );
  const tell = async (/** @type {(typeof nodes)[number]} */ { name, backendDOMNodeId }) => {
    const { object } = await session.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId,
      functionDeclaration: `${languageOf}`,
      returnByValue: true,
    });
    (found[result.value] ??= []).push(name?.value);
  };
  await Promise.all(named.map(tell));
  await session.detach();
  return found;
}

/** Asserts that all Chinese text is spoken as Chinese, and that it exists. @param {Record<string, string[]>} found @param {string} where */
function assertSpoken(found, where) {
  const { "zh-Hans": chinese = [], ...others } = found;
  for (const said of ["基准 URI", "引用", "目标 URI"]) assert.ok(chinese.includes(said), `${where}: no ${said}`);
  assert.doesNotMatch(Object.values(others).flat().join("\n"), /\p{Script=Han}/u, where);
}

test(
  "an element in a Chinese part of a page is in Chinese, and marked so; one in Traditional Chinese is in English",
  { sweep: true },
  async (t) => {
    const body = `<section lang="zh-CN">${element(start)}</section><section lang="zh-TW">${element(start)}</section>`;
    const { tab } = await tabOn(t, page(body));
    await drawn(tab, "section:first-of-type uri-scope");
    await drawn(tab, "section:last-of-type uri-scope");
    const found = await heard(tab);
    assertSpoken(found, "live");
    assert.ok(found.en.includes("Base URI"));
    assert.deepEqual(Object.keys(found).sort(), ["en", "zh-Hans"]);
  },
);

test("a baked element in a Chinese page is in Chinese, and marked so", async (t) => {
  const text = page(`<p>正文</p>${element(start)}`).replace('lang="en"', 'lang="zh-CN"');
  const { html, problems } = bakePage(Buffer.from(text), new Baker(engine, await wordsFor(engine)));
  assert.deepEqual(problems, []);
  assert.match(String(html), /data-uriscope[^]*"language":"zh-Hans"/);
  const { tab, asked } = await tabOn(t, String(html));
  await drawn(tab);
  const found = await heard(tab);
  assert.ok(found["zh-CN"].includes("正文"));
  delete found["zh-CN"];
  assertSpoken(found, "baked");
  assert.ok(!asked.some((file) => file.endsWith(".wasm")));
});

test("a frame of the Chinese site is in Chinese, and marked so", { sweep: true }, async (t) => {
  const src = `${dist.url}zh-Hans/embed.html#base=http://a/b/c&amp;reference=../x`;
  const { tab } = await tabOn(
    t,
    page(`<iframe title="URI" sandbox="allow-scripts" src="${src}" width="900" height="700"></iframe>`),
  );
  const framed = tab.frameLocator("iframe");
  await framed.locator("uri-scope .drawn uri-field .figure").first().waitFor();
  assertSpoken(await heard(tab, tab.frames()[1]), "framed");
});
