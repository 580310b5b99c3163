/**
 * Chromium for the tests: serves the built site with the project's own program, opens pages that record forbidden
 * events, and has words for their texts.
 *
 * How the tests of the page are built:
 *
 * - A test file NAME.test.js can be run by itself: "node --test web/tests/NAME.test.js",
 *   once "go run . -write dist" has written the site. Code that needs no browser is tested
 *   without one, in Node, which takes a hundredth of the time.
 * - A test gets its page by pageAt(t, fragment): anything that goes wrong in it until the test ends
 *   (an error, a violation of the policy, a request to another host) fails the test. The first
 *   page starts one server and one browser, for all files that share the process, see run.js.
 * - The tests of a file share one document, because opening another takes twenty times as long as
 *   following another link in it: each begins with its link, which closes and stops everything,
 *   with empty storage, no routes, and the sizes and media it asks for. A test that changes state
 *   outside the link (the theme, the speed, the page's own elements), or tests how a page begins,
 *   has a document of its own ({ fresh: true }) in another tab; so does one in which something may
 *   fail, one that opens the page itself (fragment null), and the test after one that failed.
 *   Tests that advance the clock share another document ({ clock: true }). A test that needs
 *   more than that, such as another history or an empty cache, asks for a context of its own
 *   ({ context: {} }), which takes twice as long.
 * - Within a test, follow another link with goto(page, link), which opens no document.
 * - Wait for an event (a text, a link, a frame), never for a time. Calls that read a page
 *   (isChecked, textContent, count, evaluate) return its momentary state: if the page does
 *   something later, such as loading a script, writing its link or waiting for a pause in
 *   typing, put the check into eventually(() => ...), which repeats it until it passes.
 *   Advance timers of the page with page.clock. runFor draws every frame on the way, which is
 *   slow; fastForward draws one.
 * - If a machine lacks something, skip the test visibly, with t.skip and a reason.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { inOneLine, opening, parse, start as meant, stateOf, write } from "../src/run/link.js";
import { root } from "./support.js";
import { atEnd, sameFile, whenEnded } from "./test.js";

/** @import { Browser, Page } from "playwright-core" */
/**
 * @typedef {object} Tab
 * @property {Page} page
 * @property {string[]} faults
 * @property {import("node:test").TestContext} [last] the test whose document later tests of its file can reuse
 * @property {boolean} [routed] whether a test has answered its requests: the browser may give such answers, for
 *   instance style sheets, to the next document, too
 */

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--site-per-process", // as Chromium does by default, unlike its headless shell
];

/** The names of Chromium. The headless shell opens a page in half the time: see ./build.sh. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of Chromium. */
async function executable() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of names) {
    try {
      const { stdout } = await promisify(execFile)("/bin/sh", ["-c", 'command -v "$0"', name]);
      return stdout.trim();
    } catch {
      // Try the next name.
    }
  }
  throw new Error("there is no Chromium on the PATH: install it, or set CHROMIUM to its path");
}

/** The timeout for short waits, on the slowest and busiest machine, in milliseconds. */
const patience = 60_000;

/** @param {string[]} [more] further flags */
export async function launch(more = []) {
  const browser = await chromium.launch({ executablePath: await executable(), args: [...flags, ...more] });
  browser.on("context", (context) => context.setDefaultTimeout(patience));
  return browser;
}

/**
 * Serves dist/ with the project's own program, including its header fields. ./build.sh has built the program, and sets
 * its path.
 * @param {string} [sources] the directory of another copy of the project, which the program builds and serves
 *   instead, without writing it
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} url ends in "/"
 */
export async function serve(sources) {
  const directory = await mkdtemp(join(tmpdir(), "uriscope-"));
  const program = process.env.URISCOPE ?? join(directory, "uriscope");
  if (!process.env.URISCOPE) await promisify(execFile)("go", ["build", "-o", program, "."], { cwd: root });
  const what = sources ? [] : ["-site", "dist"];
  const server = spawn(program, [...what, "-addr", "127.0.0.1:0"], {
    cwd: sources ?? root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.setEncoding("utf8").on("data", (text) => {
      const [address] = (said += text).match(/http:\/\/127\.0\.0\.1:\d+\//) ?? [];
      if (address) resolve(address);
    });
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    server.on("error", reject);
  });
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * A server and a browser for the tests of one file.
 * @returns {Promise<{ url: string, browser: Browser, close: () => Promise<void> }>}
 */
export async function start() {
  // Tests end before compiling the engine with the optimizing compiler pays off.
  const [site, browser] = await Promise.all([serve(), launch(["--js-flags=--liftoff-only"])]);
  return { url: site.url, browser, close: async () => void (await Promise.all([site.close(), browser.close()])) };
}

/**
 * @typedef {object} Setting a test's options
 * @property {number} [width] of the window, in CSS pixels
 * @property {number} [height]
 * @property {Parameters<Page["emulateMedia"]>[0]} [media]
 * @property {import("playwright-core").BrowserContextOptions} [context] of its own
 * @property {boolean} [clock] whether time stops once the page is open, and the test advances it, by page.clock
 * @property {boolean} [fresh] whether the page is reloaded, and again for the next test
 * @property {() => void} [init] runs before the scripts of every document; the context is the test's own, then
 * @property {boolean} [mayFail] whether the test checks errors of the page itself
 */

/** The initial media of every test. @type {Parameters<Page["emulateMedia"]>[0]} */
export const noMedia = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null };

/** @type {ReturnType<typeof start> | undefined} */
let shared;

/** Starts the server and the browser of this process, if no file has yet. */
export const sharedSite = () => (shared ??= start());

/**
 * The tabs shared by the files of this process, by purpose: opening another takes twice as long as opening a page in an
 * existing one.
 * @type {Map<string, Tab>}
 */
const tabs = new Map();

atEnd(async () => (await shared)?.close());

/** The server and the browser of this process, once a page has been opened. */
export const site = /** @type {Awaited<ReturnType<typeof start>>} */ ({});

/** @param {string} use @param {import("playwright-core").BrowserContextOptions} [own] @returns {Promise<Tab>} */
async function newTab(use, own) {
  const context = await site.browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], ...own });
  const page = await context.newPage();
  // If the page kept its files, a test couldn't make them fail: see worker.test.js.
  if (own?.serviceWorkers !== "allow")
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined }),
    );
  if (use === "clock") await page.clock.install();
  /** @type {Tab} */
  const tab = { page, faults: await watch(page, site.url) };
  const route = page.route.bind(page);
  page.route = (...asked) => {
    tab.routed = true;
    return route(...asked);
  };
  return tab;
}

/** Removes our document and its timers from a tab. @param {Page} page */
async function leave(page) {
  await page.goto(`${site.url}none`);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
}

/**
 * The page for a test. Any error until the end of the test makes it fail.
 * @param {import("node:test").TestContext} t
 * @param {string | null} fragment that the page opens with; null: the test opens the page
 * @param {Setting} [setting]
 */
export async function pageAt(
  t,
  fragment,
  { width = 1280, height = 900, media, init, context = init && {}, clock, fresh, mayFail } = {},
) {
  Object.assign(site, await sharedSite());
  /** True if tests can share the document. */
  const common = !fresh && !mayFail && !context && fragment !== null;
  // Unless it is about how a page begins, a test begins with a link without texts.
  const at = common && fragment === "" ? `#edition=${meant.edition}` : fragment;
  const use = clock ? "clock" : common ? "common" : "fresh";
  const tab = (!context && tabs.get(use)) || (await newTab(use, context));
  if (!context) tabs.set(use, tab);
  const { page, faults, last } = tab;
  tab.last = undefined; // shared again only if the test passes
  whenEnded(t, async (failure) => {
    let passed = false;
    try {
      if (failure instanceof Error && faults.length) failure.stack += `\nIn the page: ${faults.join("\n")}`;
      if (!failure && !mayFail) assert.deepEqual(faults, []);
      passed = !failure;
    } finally {
      // A route may still be answering: its error would belong to no test, and fail the file.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      if (passed && common) tab.last = t;
      if (context || !passed || tab.routed) {
        if (!context) tabs.delete(use);
        await page.context().close();
      } else if (!common) await leave(page); // close the page, which would otherwise keep running during later tests
    }
  });
  const goesOn =
    common && at?.startsWith("#") && sameFile(t, last) && (await page.evaluate(() => "openAtFirst" in globalThis));
  if (common && !goesOn) await leave(page);
  faults.length = 0;
  await page.emulateMedia({ ...noMedia, ...media });
  await page.setViewportSize({ width, height });
  if (clock) await page.clock.resume();
  if (init) await page.addInitScript(init);
  await forgetHistory(page);
  if (goesOn) await reset(page, at ?? "");
  else if (at !== null) await open(page, site.url, at);
  if (common && !goesOn) await page.evaluate(rememberOpen);
  // However slow the machine, time doesn't advance by itself.
  if (at !== null && clock) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return page;
}

/** @type {WeakMap<Page, string[]>} */
const watched = new WeakMap();

/** The errors of a page so far. They fail its test unless the test empties the list. @param {Page} page */
export const faultsOf = (page) => watched.get(page) ?? assert.fail("nobody watches this page");

/**
 * Records forbidden events in a page: requests to other hosts, errors, violations of the content security policy, which
 * the console reports as errors, and missing words, which the page shows by their ids.
 * @param {Page} page @param {string} url
 */
export async function watch(page, url) {
  /** @type {string[]} */
  const faults = [];
  watched.set(page, faults);
  const context = page.context();
  /** @param {import("playwright-core").Request} request */
  const onRequest = (request) => {
    const to = request.url();
    if (!to.startsWith(url) && !/^(data|blob|about):/.test(to)) faults.push(`request to ${to}`);
  };
  context.on("request", onRequest);
  page.once("close", () => context.off("request", onRequest));
  page.on("console", (message) => {
    if ([`${url}none`, `${url}favicon.ico`].includes(message.location().url)) return; // requested between two tests, by an empty document without an icon
    if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return; // that depends on the machine; offline.test.js checks that it is fetched once
    if (message.type() === "error" || message.type() === "warning") faults.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    globalThis.uriscopeMissing = (what) => console.error(`no words for ${what}`);
    const $ = (/** @type {string} */ selector) => document.querySelector(selector);
    const $$ = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
    Object.assign(globalThis, { $, $$ });
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  return faults;
}

/**
 * Repeats a check until it passes, because drawing may come later. After the timeout, it fails with the last error.
 * @template T @param {() => Promise<T>} check asserts @param {number} [ms]
 */
export async function eventually(check, ms = patience) {
  for (const end = performance.now() + ms; ;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/**
 * Opens a details element. Drawing above it could move it away from the pointer.
 * @param {import("playwright-core").Locator} summary
 */
export const unfold = (summary) =>
  eventually(async () => {
    const isOpen = () => summary.evaluate((element) => /** @type {HTMLDetailsElement} */ (element.parentElement).open);
    if (!(await isOpen())) await summary.click();
    assert.ok(await isOpen(), "it is not open");
  });

/**
 * True if the engine has answered and the stage shows a case, including its errors, whose code is loaded with the first
 * one. Runs in the page.
 * @param {{ base: string, reference: string, edition: string } | null} want null: any
 */
const showsCase = (want) => {
  const isSeen = (/** @type {string} */ selector) => document.querySelector(selector)?.checkVisibility();
  if (
    document.documentElement.dataset.engine === undefined ||
    !isSeen(".ask textarea") ||
    !isSeen("uri-years .year.chosen, .stage[data-lacks]")
  )
    return false;
  const [stepper, why, years] = ["stepper", "why", "years"].map(
    (name) => /** @type {any} */ (document.querySelector(`uri-${name}`)),
  );
  const { base, reference, edition } = stepper.scene?.explanation ?? {};
  const told = [why, ...document.querySelectorAll("uri-fault")].some(
    (/** @type {any} */ { content }) => content?.faults.length,
  );
  const isEmpty = base?.text === "" && reference.text === ""; // two empty texts show no error
  if (!base || (base.errors.length + reference.errors.length && !told && !isEmpty)) return false;
  if (!want || years.content?.chosen !== edition) return !want;
  const editions = [
    want.edition,
    ...(years.content.editions.some((/** @type {any} */ { id }) => id === want.edition) ? [] : [edition]),
  ];
  return base.text === want.base && reference.text === want.reference && editions.includes(edition);
};

/**
 * Waits until the engine has answered, with a single call to the page, because calls are slow, and there are hundreds
 * of pages.
 * @param {Page} page
 */
export const ready = (page) => page.waitForFunction(showsCase, null);

/** Shows the whole algorithm, as its button does: most tests are about that. Runs in the page. */
const showSteps = () => {
  localStorage.setItem("uriscope steps", "shown");
  document.documentElement.dataset.steps = "";
  document.querySelector("details.further")?.setAttribute("open", "");
  document.querySelector("[data-room=resolve]")?.dispatchEvent(new CustomEvent("uriscope:steps"));
};

/** Shows the story again, as at first. @param {Page} page */
export const showStory = (page) => page.locator(".hide-steps:visible").click();

/** Opens the page with its run. A link to another room is followed from the stage, which shows that the engine is loaded. @param {Page} page @param {string} url @param {string} [fragment] */
export async function open(page, url, fragment = "") {
  const elsewhere = /[#&]room=/.test(fragment);
  await page.goto(url + (elsewhere ? "" : fragment));
  await page.evaluate(showSteps);
  await ready(page);
  if (elsewhere) await goto(page, fragment);
}

/** Records which details are open when a page is opened: runs in the page. */
const rememberOpen = () =>
  void Object.assign(globalThis, { openAtFirst: new Set(document.querySelectorAll("details[open]")) });

/**
 * Clears the history of a tab, which has fifty entries at most. A session that stayed open would reset a test's media
 * when the next page is opened.
 * @param {Page} page
 */
async function forgetHistory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

/**
 * Shows a link in the document of the test before, as if it were opened: by way of another link, to leave no state
 * behind, unless both are plain cases of the stage.
 * @param {Page} page @param {string} fragment
 */
async function reset(page, fragment) {
  const apart = await page.evaluate((to) => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    for (const open of document.querySelectorAll(":popover-open")) /** @type {HTMLElement} */ (open).hidePopover();
    const { openAtFirst } = /** @type {{ openAtFirst: Set<Element> }} */ (/** @type {unknown} */ (globalThis));
    for (const details of document.querySelectorAll("details")) details.open = openAtFirst.has(details);
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    const from = location.hash;
    return from !== to && !/[#&](mode|open|expected)=/.test(from) && !/[#&](room|mode|open|expected)=/.test(to);
  }, fragment);
  await page.evaluate(showSteps);
  await page.mouse.move(0, 0);
  if (!apart) await goto(page, "#base=between:/&reference=tests");
  await goto(page, fragment);
}

/** Follows another link in the open page. @param {Page} page @param {string} hash */
export async function goto(page, hash) {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        if (location.hash === to) return resolve(null);
        addEventListener("hashchange", () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
        location.hash = to;
      }),
    hash,
  );
  if (!/[#&]room=/.test(hash)) await shows(page, hash);
}

/** Waits until the stage shows a link's case: the words of a spec, or of an error, may still be loading. @param {Page} page @param {string} hash */
export async function shows(page, hash) {
  const { base, reference, edition } = inOneLine(stateOf(parse(hash || write(opening))).state).state;
  await page.waitForFunction(showsCase, { base: base.toWellFormed(), reference: reference.toWellFormed(), edition }); // as the engine returns them
}

/**
 * Waits until the page's address has a link, which is written when typing pauses.
 * @param {Page} page @param {string | null} hash @param {number} [ms]
 */
export const atLink = (page, hash, ms = patience) =>
  page
    .waitForFunction((wanted) => location.hash === wanted, hash, { timeout: ms })
    .catch(async () => assert.equal(await page.evaluate(() => location.hash), hash));

/**
 * Presses a button that copies, and waits for the clipboard, which a browser writes later.
 * @param {Page} page @param {() => Promise<unknown>} press
 */
export async function copiedBy(page, press) {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await press();
  return eventually(async () => {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.notEqual(text, "", "nothing was copied");
    return text;
  });
}

/** The radio button of a spec. @param {Page} page @param {number | string} of its year, if that is unique, or its id */
export const yearOf = (page, of) => {
  const strip = page.getByRole("radiogroup", { name: "Spec" });
  return typeof of === "number"
    ? strip.getByRole("radio", { name: String(of) })
    : strip.locator(`input[value="${of}"]`);
};

/**
 * Selects a spec, unfolding the earlier ones if necessary.
 * @param {import("playwright-core").Locator} place @param {string} id
 */
export async function chooseSpec(place, id) {
  const radio = place.locator(`uri-years input[value="${id}"]`);
  await eventually(async () => {
    if (!(await radio.isVisible())) await place.locator("uri-years .opens").click();
    assert.ok(await radio.isVisible());
  });
  await radio.check();
}

/**
 * Unfolds why the specs differ, by keyboard, once browser and Go have answered: then its content no longer moves.
 * @param {Page} page
 */
export async function openDifferences(page) {
  if (await page.locator("uri-differences .apart").count()) return;
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("uri-years")).content.neighbours);
  await page.locator("uri-years .chosen input").focus();
  await page.keyboard.press("Enter");
  await page.locator("uri-differences .apart").waitFor();
  await page.waitForFunction(
    () => document.querySelector("uri-parting section") || !document.querySelector("uri-differences .where"),
  );
}

/** Unfolds that, with the comparison with the first run that diverges from the current one. @param {Page} page */
export async function openParting(page) {
  await openDifferences(page);
  await page.locator("uri-parting section").nth(1).waitFor();
}

/** The element of each room that appears last. @type {Record<string, string>} */
export const drawnLast = {
  resolve: "uri-years .neighbour .sign",
  compare: "[role=radiogroup] input",
  schemes: "[role=radiogroup] input",
  encoding: "[role=radiogroup] input",
  documents: "uri-doclinks td, uri-extracted section",
  board: "table.summary td.own",
  embed: "uri-scope uri-why .risk",
  teach: "uri-exercises",
};

/** @param {Page} page */
export const baseOf = (page) => page.getByRole("textbox", { name: "Base URI" });
/** @param {Page} page */
export const referenceOf = (page) => page.getByRole("textbox", { name: "Reference" });
/** @param {Page} page */
export const sliderOf = (page) => page.getByRole("slider", { name: "Step" });
/** @param {Page} page */
export const targetOf = (page) => page.getByRole("status", { name: "Target URI" });

/**
 * The target as a text, "none" without one.
 * @param {Page} page
 */
export const targetText = (page) =>
  page.evaluate(
    () => document.querySelector("output .figure")?.textContent ?? document.querySelector("output .none")?.textContent,
  );

/** @param {Page} page @param {string} want @param {string} where */
export async function assertTarget(page, want, where) {
  await page
    .waitForFunction((text) => document.querySelector("output .figure, output .none")?.textContent === text, want, {
      timeout: patience,
    })
    .catch(async () => {
      assert.equal(await targetText(page), want, where);
    });
}

/** Waits until scheduled drawing is painted. @param {Page} page */
export const painted = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** @type {Promise<string> | undefined} */
let axe;

/**
 * The findings of axe in a page, one per line. The page's context must bypass its content security policy.
 * @param {Page} page @param {string[]} [rules] the only ones to run
 * @returns {Promise<string[]>}
 */
export async function axeFindings(page, rules) {
  axe ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axe);
  const run = (/** @type {boolean} */ selectors) =>
    page.evaluate(
      async ({ runOnly, selectors }) => {
        // Style sheets and media aren't fetched for rules that don't run, or that don't apply here.
        const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
          resultTypes: ["violations"],
          selectors,
          preload: false,
          ...(runOnly && { runOnly }),
        });
        return violations.flatMap((/** @type {any} */ { id, help, nodes }) =>
          nodes.map(
            (/** @type {any} */ node) => `${id}: ${help}: ${node.target} ${node.failureSummary?.replace(/\s+/g, " ")}`,
          ),
        );
      },
      { runOnly: rules, selectors },
    );
  // Finding selectors is slow: only done if there is something to report.
  const found = await run(false);
  const named = found.length ? await run(true) : [];
  return named.length ? named : found;
}
