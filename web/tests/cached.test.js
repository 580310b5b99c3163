/**
 * A host that once sent a broken file with status 200, under a name that browsers cache for a year, as the
 * configurations in web/hosting allow: the page recovers by itself.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { assertTarget, eventually, pageAt } from "./browser.js";
import { say } from "./fixtures.js";
import { root } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const types = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
});

/**
 * A host of dist/.
 * @param {(name: string) => string | null} wrong returns what it sends instead, once for each name
 * @param {boolean} [again] every time
 */
async function once(wrong, again = false) {
  const sent = new Set();
  const visits = { count: 0 };
  const server = createServer(async ({ url = "/" }, response) => {
    const name = decodeURIComponent(url.slice(1).replace(/\?.*/, "")) || "index.html"; // decoded, as by every host
    const body = await readFile(join(root, "dist", name)).catch(() => null);
    if (!body) return response.writeHead(404).end();
    if (name === "index.html") visits.count++;
    const instead = sent.has(name) && !again ? null : wrong(name);
    sent.add(name);
    response.writeHead(200, {
      "content-type": instead?.startsWith("<") ? "text/html" : (types[extname(name)] ?? "text/plain"),
      "cache-control": /-[A-Z2-7]{8}\./.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(instead ?? body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { visits, url: `http://127.0.0.1:${port}/`, close: () => (server.closeAllConnections(), server.close()) };
}

const busy = "<!doctype html><title>Back soon</title>";

/** Calls from a test count as user activation, after which the page doesn't reload. */
const untouched = () =>
  Object.defineProperty(Navigator.prototype, "userActivation", { get: () => ({ hasBeenActive: false }) });

const setting = { mayFail: true, context: {}, init: untouched };

/**
 * Opens the page at a host, and waits until it works.
 * @param {Page} page @param {(name: string) => string | null} wrong @param {string} [hash]
 */
async function works(page, wrong, hash = "#base=http://a/b/c/d&reference=../x") {
  const host = await once(wrong);
  try {
    await page.goto(host.url + hash);
    if (hash.includes("room=")) await page.locator(".board table.rows").first().waitFor();
    else await assertTarget(page, "http://a/b/x", "by itself");
  } finally {
    host.close();
  }
}

test("an engine that came wrong once is fetched anew", async (t) => {
  const page = await pageAt(t, null, setting);
  await works(page, (name) => (name.endsWith(".wasm") ? busy : null));
});

for (const { what, body, sweep } of [
  { what: "a page", body: busy, sweep: true },
  { what: "half of it", body: "const half = (" },
  { what: "a part that can be read, and does nothing,", body: "", sweep: true },
])
  test(`scripts in whose place ${what} came once: the page loads itself again, and works`, { sweep }, async (t) => {
    const page = await pageAt(t, null, setting);
    await works(page, (name) => (/^assets\/(chunk|app)-.*\.js$/.test(name) ? body : null));
  });

for (const { what, body } of [
  { what: "half of it", body: "const half = (" },
  { what: "a part that can be read, and does nothing,", body: "" },
])
  test(`a chapter's script in whose place ${what} came once: likewise`, { sweep: body !== "" }, async (t) => {
    const page = await pageAt(t, null, setting);
    const host = await once((name) => (/^assets\/learn-/.test(name) ? body : null));
    try {
      await page.goto(`${host.url}learn/dot-segments.html`);
      await page.locator("#theme button").waitFor();
    } finally {
      host.close();
    }
  });

test("a room's script in whose place a page came once: likewise", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, setting);
  await works(page, (name) => (/^assets\/board-.*\.js$/.test(name) ? busy : null), "#room=board");
});

/** The background colour of the page, and its number of rules, by style sheet. @param {Page} page */
const dressed = (page) =>
  page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    [...document.styleSheets].filter(({ disabled }) => !disabled).map(({ cssRules }) => cssRules.length),
  ]);

test("style sheets of which half came once: the page has all of them by itself", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, setting);
  const whole = await once(() => null);
  const host = await once((name) => (/^assets\/(app|page)-.*\.css$/.test(name) ? "body { background: red }" : null));
  try {
    await page.goto(whole.url);
    await page.waitForLoadState("networkidle");
    const right = await dressed(page);
    await page.goto(host.url);
    await eventually(async () => assert.deepEqual(await dressed(page), right));
  } finally {
    whole.close();
    host.close();
  }
});

test("a script that stays wrong: the page says so, and does not load itself again and again", async (t) => {
  const page = await pageAt(t, null, setting);
  let sent = 0;
  const host = await once((name) => (/^assets\/chunk-/.test(name) ? `const half = ( // ${++sent}` : null), true);
  try {
    await page.goto(`${host.url}#base=http://a/b/c/d&reference=../x`);
    await eventually(async () => assert.equal(host.visits.count, 5));
    await page.waitForLoadState("networkidle");
    assert.equal(host.visits.count, 5);
  } finally {
    host.close();
  }
});

/** Another site's page with an element from our host. @param {Page} page @param {string} [attributes] */
const embedded = (page, attributes = "") =>
  page.route("**/embedder.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><script type="module" src="embed.js"></script><uri-scope base="http://a/b/c" reference="../g" loading="eager" ${attributes}>kept</uri-scope>`,
    }),
  );

/** Waits until the element shows a text. @param {Page} page @param {string} text */
const elementShows = (page, text) =>
  page.waitForFunction(
    (shown) => $("uri-scope")?.shadowRoot?.querySelector(".drawing")?.textContent?.includes(shown),
    text,
  );

for (const { what, body, sweep } of [
  { what: "another page", body: busy, sweep: true },
  { what: "half a script", body: "const half = (" },
]) {
  test(`an element of which ${what} came once: it is drawn all the same`, { sweep }, async (t) => {
    const page = await pageAt(t, null, setting);
    const host = await once((name) => (/^embed\/(element|embed|ui)-.*\.js$/.test(name) ? body : null));
    try {
      await embedded(page);
      await page.goto(`${host.url}embedder.html`);
      await elementShows(page, "http://a/g");
    } finally {
      host.close();
    }
  });
  test(
    `an element of which ${what} came: once the host is mended, it is drawn at the next load`,
    { sweep: true },
    async (t) => {
      const page = await pageAt(t, null, setting);
      let mended = false;
      const host = await once((name) => (!mended && /^embed\/.*\.js$/.test(name) ? body : null), true);
      try {
        await embedded(page);
        await Promise.all([
          page.waitForEvent("console", (message) => message.text().includes("could not be drawn")),
          page.goto(`${host.url}embedder.html`),
        ]);
        mended = true;
        await page.reload();
        await elementShows(page, "http://a/g");
      } finally {
        host.close();
      }
    },
  );
  for (const { script, view, shown } of [
    { script: "scheme", view: 'view="scheme"', shown: say("schemes:why:none") },
    { script: "engine", view: "", shown: "http://a/g" },
  ])
    test(
      `an element that lacks ${script}, as ${what} came: once the host is mended, it is drawn at the next load`,
      { sweep: true },
      async (t) => {
        const page = await pageAt(t, null, setting);
        let mended = false;
        const host = await once((name) => (!mended && name.startsWith(`embed/${script}-`) ? body : null), true);
        try {
          await embedded(page, view);
          await Promise.all([
            page.waitForEvent("console", (message) => message.text().includes("shows what the element holds")),
            page.goto(`${host.url}embedder.html`),
          ]);
          mended = true;
          await page.reload();
          await elementShows(page, shown);
        } finally {
          host.close();
        }
      },
    );
}
