/**
 * The site without a network, and a newer build replacing an older one: the files that the service worker keeps, and no
 * page mixes two builds.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assertTarget, eventually, open, pageAt, ready, referenceOf } from "./browser.js";
import { say, saying } from "./fixtures.js";
import { host } from "./host.js";
import { opening } from "../src/run/link.js";
import { link, root } from "./support.js";
import { beforeEach, test } from "./test.js";

/** @import { Page } from "playwright-core" */

const context = /** @type {const} */ ({ serviceWorkers: "allow" });

/** Marks an earlier visit: files are cached from the second visit on. */
function been() {
  try {
    localStorage.setItem("uriscope visited", "yes");
  } catch {
    // A page that has no storage has no visits.
  }
}

const site = await host();
const dist = join(root, "dist");
beforeEach(() => {
  site.fail(/./, null);
  site.deploy(dist);
});

/** Opens the page, and waits until all of it is kept. @param {Page} page */
async function visit(page) {
  await open(page, site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const [first, worker] = await Promise.all(
  ["index.html", "worker.js"].map((name) => readFile(join(dist, name), "utf8")),
);

/** A worker that lists only the files of the first page, because keeping all takes seconds. @param {string} worker */
function brief(worker) {
  const [before, behind] = worker.split('["icon.svg"');
  return `${before}["icon.svg"${behind.replace(/\["(assets|embed)[^\]]*\],/g, "")}`;
}

/**
 * A newer build on a host: the first page has another title, and the worker lists that page.
 * @param {{ whole?: boolean, hears?: boolean }} [how] not whole: the worker exists before the page does, as during a
 *   deployment; hears: whether the worker takes over when told to
 */
function makeNewer({ whole = true, hears = true } = {}) {
  const sum = (/** @type {string} */ text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const changed = first.replace('<h1 class="logo">', '<h1 class="logo" data-newer>');
  assert.ok(worker.includes(sum(first)), "the worker does not list the page");
  const newer = brief(worker)
    .replace(sum(first), sum(changed))
    .replace(/(["'`])[0-9a-f]{16}\1/, '"newer"')
    .replace(hears ? "" : "uriscope:now", "");
  site.deploy(dist, { "worker.js": newer, ...(whole && { "index.html": changed }) });
}

/**
 * A waiting worker becomes active some time after the last page of the older build has closed, when the browser has
 * ended the older worker. The test waits for the browser's own event rather than opening the page: a navigation that
 * reaches the older worker while Chromium ends it is answered by neither, until it is restarted.
 * @param {Page} page @returns {Promise<() => Promise<void>>} resolves when the waiting worker is active
 */
async function activation(page) {
  const session = await page.context().newCDPSession(page);
  /** The last state of each worker. @type {Map<string, string>} */
  const states = new Map();
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send("ServiceWorker.enable");
  const waiting = await eventually(async () => {
    const [id] = [...states].find(([, status]) => status === "installed") ?? assert.fail(`${[...states]}`);
    return id;
  });
  return () => eventually(async () => assert.equal(states.get(waiting), "activated"));
}

/** True if the open page belongs to the newer build. @param {Page} page */
const isNewer = (page) => page.evaluate(() => $("h1[data-newer]") !== null);

test("the second visit needs no network: the stage, the board, and what is typed", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true, context, init: been });
  await visit(page);
  await page.goto("about:blank");
  site.asked.length = 0;
  site.fail(/./, "gone");
  await open(page, site.url, link({ base: "http://x/y/", reference: "../z" }));
  await assertTarget(page, "http://x/z", "without a network");
  await referenceOf(page).fill("a b");
  await page.locator("uri-fault .mend").first().waitFor(); // the code that describes errors is loaded with the first one
  await page.locator("uri-years label", { hasText: "1993" }).click();
  await page.locator("uri-years .chosen", { hasText: "1993" }).waitFor();
  await page.locator("#rooms [data-list=look-up] summary").click();
  await page.getByRole("link", { name: say("page:board"), exact: true }).click();
  await page.locator(".board table.rows").first().waitFor();
  assert.deepEqual(
    site.asked.filter((name) => !["worker.js", "libraries.json"].includes(name)), // recorded answers aren't kept
    [],
  );
});

test("the page is there without a network, and of a newer build it says so; nothing of it is seen before it is asked for, and what was typed stays", async (t) => {
  const page = await pageAt(t, null, { mayFail: true, context, init: been });
  site.deploy(dist, { "worker.js": brief(worker) });
  site.fail(/^index\.html$/, "moved"); // many hosts redirect to the folder of a page, and browsers refuse a redirected response from a cache
  await visit(page);
  site.fail(/./, null);
  site.fail(/./, "gone");
  await page.reload();
  await assertTarget(page, new URL(opening.reference, opening.base).href, "without a network");
  site.fail(/./, null);
  makeNewer();
  await page.reload(); // when the browser asks for a newer worker
  assert.ok(!(await isNewer(page)), "the newer page came by itself");
  await page.getByText(say("offline:newer")).waitFor();
  await page.reload();
  await ready(page);
  assert.ok(!(await isNewer(page)), "the newer page came with a page of the older build open");
  await referenceOf(page).fill("typed");
  await page.getByRole("button", { name: say("offline:now") }).click();
  await page.locator("h1[data-newer]").waitFor();
  await assertTarget(page, new URL("typed", opening.base).href, "in the newer build");
  await eventually(async () => {
    const kept = await page.evaluate(() => caches.keys());
    assert.equal(kept.length, 1, `what the older build kept is still there: ${kept}`);
  });
});

test("the first visit keeps nothing; the second one, both languages", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true, context, init: () => {} });
  await open(page, site.url);
  await page.reload();
  await ready(page);
  const registered = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
  await eventually(async () =>
    assert.equal(await page.evaluate(() => sessionStorage.getItem("uriscope visit")), "first"),
  );
  assert.equal(await registered(), false, "it was asked for by one who may not come again");
  await page.evaluate(() => sessionStorage.clear()); // as in another tab
  await page.reload();
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  site.fail(/./, "gone");
  await page.reload();
  await ready(page);
  await page.locator("a[hreflang='zh-Hans']").first().click();
  await page.waitForURL(/zh-Hans/);
  await ready(page);
});

test("a newer build comes by itself once no page of the older one is open", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true, context, init: been });
  await visit(page);
  makeNewer();
  await open(page, site.url);
  await page.getByText(say("offline:newer")).waitFor();
  const activated = await activation(page);
  await page.goto("about:blank");
  await activated();
  await open(page, site.url);
  assert.ok(await isNewer(page), "the older page is still there");
});

test(
  "if the newer worker does not come when it is asked for, the page is loaded again, with what was typed",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { mayFail: true, context, init: been });
    await visit(page);
    makeNewer({ hears: false });
    await page.reload();
    await ready(page);
    await referenceOf(page).fill("typed");
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: say("offline:now") }).click()]);
    await assertTarget(page, new URL("typed", opening.base).href, "in the page that was loaded again");
  },
);

test("half of a deployment is not kept", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true, context, init: been });
  await visit(page);
  makeNewer({ whole: false });
  await open(page, site.url);
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) =>
      registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true }),
    );
    /** @type {ServiceWorker | null} */
    const update = registration.installing ?? (await Promise.all([found, registration.update().catch(() => {})]))[0];
    while (update && update.state !== "redundant" && update.state !== "installed")
      await new Promise((resolve) => update.addEventListener("statechange", resolve, { once: true }));
    return update?.state ?? "none";
  });
  assert.equal(state, "redundant");
  await page.goto("about:blank");
  site.fail(/./, "gone");
  await open(page, site.url);
});

test(
  "a file that is another, although its name has a hash and the host says 200, is not kept",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { mayFail: true, context, init: been });
    site.fail(/^embed\/element-/, "page"); // the page does not ask for it
    await open(page, site.url);
    const ended = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing, registration?.waiting, registration?.active].every((worker) => !worker);
      });
    await eventually(async () =>
      assert.ok(
        site.asked.some((name) => /^embed\/element-/.test(name)),
        "it was not asked for",
      ),
    );
    await eventually(async () => assert.ok(await ended(), "the worker was installed with a page for a script"));
    site.fail(/./, null);
    await page.reload();
    await page.evaluate(() => navigator.serviceWorker.ready);
  },
);

test("what an older build has kept is there until a page of the newer one has answered", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true, context, init: been });
  await visit(page);
  makeNewer();
  await page.reload();
  await page.getByText(say("offline:newer")).waitFor();
  // The page that loads itself again does not get so far: its engine cannot be started.
  await page.context().addInitScript(() => {
    if (sessionStorage.getItem("broken"))
      WebAssembly.instantiate = /** @type {any} */ (() => Promise.reject(new Error("no")));
  });
  await page.evaluate(() => sessionStorage.setItem("broken", "yes"));
  await page.getByRole("button", { name: say("offline:now") }).click();
  await page.locator("h1[data-newer]").waitFor();
  await page
    .getByRole("alert")
    .filter({ hasText: saying("page:arrival:failed") })
    .waitFor();
  assert.equal((await page.evaluate(() => caches.keys())).length, 2, "the build that worked has gone");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await ready(page);
  await eventually(async () => assert.equal((await page.evaluate(() => caches.keys())).length, 1));
});
