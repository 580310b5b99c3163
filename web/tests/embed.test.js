/**
 * The element in pages of other people: what it draws, what it fetches and when, what it
 * tells, and that nothing which such a page does or forbids breaks it.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axeFindings, launch, painted } from "./browser.js";
import { host } from "./host.js";
import { bakedFor, block, element, hosting } from "./hosting.js";
import { explained, link, loadEngine } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./hosting.js").Served} Served */

const engine = await loadEngine();
const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const views = ["target", "anatomy", "resolution", "components", "dots", "editions", "remarks", "characters", "grammar"];

/** @type {Awaited<ReturnType<typeof host>>} */
let dist;
/** @type {Awaited<ReturnType<typeof hosting>>} */
let pages;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  [dist, pages, browser] = await Promise.all([host(), hosting(), launch()]);
});
after(() => Promise.all([browser?.close(), dist?.close(), pages?.close()]));

const script = () => `<script type="module" src="${dist.url}embed.js"></script>`;
/** A page of somebody. @param {string} body @param {string} [head] */
const page = (body, head = "") => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody's page</title><link rel="icon" href="data:,">${head}</head><body><h1>Somebody's page</h1><main>${body}</main>${script()}</body></html>`;

/**
 * @typedef {object} Opened
 * @property {Page} tab
 * @property {string[]} said what stands in the console as an error or a warning
 * @property {string[]} asked the files of the site that were asked for
 */

/**
 * Opens a page of somebody for a test, in which nothing may go wrong but what it expects.
 * @param {string | Served} what
 * @param {(opened: Opened) => Promise<unknown>} body
 * @param {{ expected?: RegExp, context?: import("playwright-core").BrowserContextOptions }} [setting] expected: what the console may say
 */
async function inPage(what, body, { expected, context } = {}) {
  const tab = await (await browser.newContext({ viewport: { width: 1000, height: 800 }, ...context })).newPage();
  /** @type {string[]} */
  const said = [];
  /** @type {string[]} */
  const asked = [];
  tab.on("console", (message) => void (["error", "warning"].includes(message.type()) && said.push(message.text())));
  tab.on("pageerror", (error) => void said.push(`uncaught: ${error.stack ?? error}`));
  tab.on("request", (request) => void (request.url().startsWith(dist.url) && asked.push(request.url().slice(dist.url.length))));
  try {
    await tab.goto(pages.put(what));
    await body({ tab, said, asked });
    await painted(tab);
    assert.deepEqual(said.filter((text) => !expected?.test(text)), []);
  } finally {
    await tab.context().close();
  }
}

/** Waits until an element is drawn. @param {Page} tab @param {string} [which] */
const drawn = (tab, which = "uri-scope") => tab.locator(`${which} .drawn uri-field .figure`).first().waitFor();
/** The target that an element shows. @param {Page} tab @param {string} want @param {string} [which] */
const shows = (tab, want, which = "uri-scope") => tab.locator(`${which} output .figure, ${which} output .none`).filter({ hasText: want }).first().waitFor();

/** What a page hears of an event, so far. @param {Page} tab @param {string} name */
async function listen(tab, name) {
  const told = await tab.evaluateHandle((name) => {
    /** @type {{ from: string, detail: any }[]} */
    const told = [];
    document.addEventListener(`uriscope:${name}`, (event) => told.push({ from: /** @type {Element} */ (event.target).localName, detail: /** @type {CustomEvent} */ (event).detail }));
    return told;
  }, name);
  return () => told.jsonValue();
}

const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");

test("a baked element draws every view and plays without the engine; typing fetches it", async () => {
  const shown = { ...start, view: views.join(" ") };
  await inPage(page(element({ ...shown }, "the fallback") + block(bakedFor(engine, [shown]))), async ({ tab, asked }) => {
    await drawn(tab);
    await shows(tab, "http://a/g");
    for (const view of ["uri-why", "uri-anatomy", "uri-resolution", "uri-components", "uri-dots", "uri-years", "uri-ribbon", "uri-grammar [role=tree]", "uri-stepper"]) await tab.locator(`uri-scope ${view} > *`).first().waitFor();
    const { steps } = explained(engine, start).run;
    await tab.getByRole("slider", { name: "Step" }).focus();
    await tab.keyboard.press("Home");
    await tab.keyboard.press("ArrowRight");
    assert.equal(await tab.locator("uri-scope").getAttribute("step"), "1");
    await tab.keyboard.press("End");
    await tab.locator("uri-stepper .say", { hasText: `${steps.length} of ${steps.length}` }).waitFor();
    assert.equal(await tab.locator("uri-scope").getAttribute("step"), null);
    assert.deepEqual(asked.filter(isWasm), []);
    await tab.getByRole("textbox", { name: "Reference" }).fill("../x");
    await shows(tab, "http://a/b/x");
    assert.equal(asked.filter(isWasm).length, 1);
    assert.equal(await tab.locator("uri-scope").getAttribute("reference"), "../x");
  });
});

test("an element without baked data draws by the engine", async () => {
  await inPage(page(element({ base: "http://a/b", reference: "../c", edition: "url-1993", view: "target dots editions" }, "the fallback")), async ({ tab }) => {
    await drawn(tab);
    await shows(tab, /** @type {string} */ (explained(engine, { base: "http://a/b", reference: "../c", edition: "url-1993" }).target));
    const href = await tab.getByRole("link", { name: "Open in uriscope" }).getAttribute("href");
    assert.equal(href, `${dist.url}index.html${link({ base: "http://a/b", reference: "../c", edition: "url-1993" })}`);
  });
});

test("predict: nothing of the run or its result is there before the answer", async () => {
  const data = block(bakedFor(engine, [start]));
  await inPage(page(element({ ...start, predict: "" }) + data), async ({ tab, asked }) => {
    await tab.locator("uri-predict input").waitFor();
    const { steps } = explained(engine, start).run;
    const inside = () => tab.locator("uri-scope .uriscope").innerText();
    assert.ok(!(await inside()).includes("http://a/g"));
    assert.equal(await tab.locator("uri-scope output, uri-scope uri-stepper, uri-scope [part=link]").count(), 0);
    const told = await listen(tab, "predict"); // the third ".." has nothing left to take: that is where it parts
    await tab.locator("uri-predict input").fill("http://a/b/g");
    await tab.keyboard.press("Enter");
    assert.deepEqual(await told(), [{ from: "uri-scope", detail: { right: false, given: "http://a/b/g", expected: "http://a/g", step: 16, left: 0 } }]);
    await shows(tab, "http://a/g");
    await tab.getByRole("slider", { name: "Step" }).waitFor();
    assert.equal(await tab.getByRole("slider", { name: "Step" }).getAttribute("max"), String(steps.length));
    assert.deepEqual(asked.filter(isWasm), []);
  });
});
