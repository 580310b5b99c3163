/**
 * The element in pages that are hostile, or only odd: their names, their scripts and what they
 * have changed. It leaves nothing in such a window, and throws nothing into it: it is drawn, or
 * what it holds stays.
 */
import assert from "node:assert/strict";
import { eventually } from "./browser.js";
import { element } from "./hosting.js";
import { shows, somebody } from "./somebody.js";
import { test } from "./test.js";

const fallback = "<i>the fallback</i>";
const { inPage, page } = await somebody();

/** An element that asks the engine at once. */
const eager = element({ base: "http://a/b/c/d;p?q", reference: "../g", loading: "eager" }, fallback);

/** Names that the start of a Go program, lit-html and this project use. */
const names = [
  "Go",
  "fs",
  "path",
  "process",
  "litHtmlVersions",
  "litHtmlPolyfillSupport",
  "uriscopeReady",
  "uriscopeMissing",
  "scope",
  "crypto",
  "performance",
  "global",
  "require",
  "module",
  "exports",
];

test("the element leaves no name in the window, and needs none that a host's elements have", async () => {
  const before = "<script>window.before = Object.getOwnPropertyNames(window)</script>";
  await inPage(page(eager, before), async ({ tab }) => {
    await shows(tab, "http://a/b/g");
    const more = await tab.evaluate(() =>
      Object.getOwnPropertyNames(window).filter((name) => !(/** @type {any} */ (window).before.includes(name))),
    );
    assert.deepEqual(more.sort(), ["before"]);
  });
  const headings = names.map((name) => `<h2 id="${name}">${name}</h2>`).join("");
  await inPage(page(headings + eager), async ({ tab }) => {
    await shows(tab, "http://a/b/g");
    assert.equal(await tab.evaluate(() => typeof process), "object", "the heading is no global any more");
  });
  const script = `<script>${["Go", "fs", "path", "process", "litHtmlVersions", "litHtmlPolyfillSupport"].map((name) => `var ${name} = { mine: "${name}" };`).join("")}</script>`;
  await inPage(page(eager, script), async ({ tab }) => {
    await shows(tab, "http://a/b/g");
    assert.equal(
      await tab.evaluate(() =>
        JSON.stringify([/** @type {any} */ (globalThis).fs, /** @type {any} */ (globalThis).Go]),
      ),
      '[{"mine":"fs"},{"mine":"Go"}]',
    );
  });
});

for (const [what, script, kept] of /** @type {[string, string, boolean?][]} */ ([
  ["gives every object a member signal", `Object.prototype.signal = 1`, true],
  ["gives every object a type and a mode", `Object.prototype.type = Object.prototype.mode = "x"`, true],
  ["gives every object a member wasm", `Object.prototype.wasm = "x:"; Object.prototype.progress = 1`],
  ["gives every object a value", `Object.prototype.value = 1`, true],
  ["gives every object an error", `Object.prototype.error = "x"`, true],
  ["has observers that throw", `window.ResizeObserver = () => { throw new Error("no") }`, true],
  ["has no weak maps", `window.WeakMap = undefined`, true],
  ["has no custom elements", `Object.defineProperty(window, "customElements", { value: undefined })`, true],
  ["has no promises", `window.Promise = function () {}`, true],
  ["lets no shadow be attached", `Element.prototype.attachShadow = () => { throw new Error("no") }`, true],
  ["lets nothing be appended", `Element.prototype.append = () => { throw new Error("no") }`, true],
  ["lets no style sheet be made", `window.CSSStyleSheet = function () { throw new TypeError("no") }`, true],
  ["has a form called createElement", `document.createElement = 1`, true],
  ["has an element uri-field of its own", `customElements.define("uri-field", class extends HTMLElement {})`, true],
]))
  test(`a page that ${what}: ${kept ? "the fallback stays" : "the element is drawn"}, and nothing is thrown into the page`, async () => {
    const told = `<script>addEventListener("unhandledrejection", ({ reason }) => console.error("rejected", reason)); ${script}</script>`;
    await inPage(
      page(eager, told),
      async ({ tab }) => {
        if (!kept) return shows(tab, "http://a/b/g");
        await tab.waitForLoadState("networkidle");
        assert.ok(await tab.getByText("the fallback").isVisible());
        assert.equal(await tab.locator("uri-scope .uriscope:visible").count(), 0);
      },
      { expected: /^uri-scope: / },
    );
  });

test("one element, one drawing, by whatever view it shows alone", async () => {
  const views = ["scheme", "compare", "encoding", "layers", "host", "extract", "normalization"];
  const elements = views.map((view) =>
    element(
      {
        view,
        reference: "http://a/b",
        other: "HTTP://a/b",
        host: "a.b",
        data: "x",
        text: "http://a/",
        loading: "eager",
      },
      fallback,
    ),
  );
  await inPage(page(elements.join("")), async ({ tab }) => {
    await tab.waitForFunction(() =>
      [...document.querySelectorAll("uri-scope")].every((one) => one.shadowRoot?.querySelector(".uriscope")),
    );
    await tab.waitForTimeout(500);
    const counts = await tab.evaluate(() =>
      [...document.querySelectorAll("uri-scope")].map((one) => one.shadowRoot?.querySelectorAll(".uriscope").length),
    );
    assert.deepEqual(
      counts,
      views.map(() => 1),
    );
  });
});
