/**
 * Chromium for the tests: the built site as the program itself serves it, pages that
 * write down what must not happen, and words for what a page shows.
 *
 * How the tests of the page are built:
 *
 * - A test file NAME.test.js can be run by itself: "node --test web/tests/NAME.test.js",
 *   once "go run . -write dist" has written the site. What needs no browser is tested
 *   without one, in Node; it takes a hundredth of the time.
 * - A test gets its page by pageAt(t, fragment): whatever goes wrong in it until the test ends
 *   (an error, a violation of the policy, a request to another host) fails the test. The first
 *   page starts one server and one browser, for all files that share the process, see run.js.
 * - The tests of a file share one document, as to open another takes twenty times as long as to
 *   show another link in it: each begins with its link, which closes what was open and ends what was playing,
 *   with empty storage, no routes, and the sizes and media it asks for. A test that changes what
 *   no link says (the theme, the speed, the page's own elements), or asks how a page begins, has a
 *   document of its own ({ fresh: true }) in another tab; so does one in which something may fail,
 *   one that opens the page by itself (fragment null), and whatever follows one that failed. Those
 *   in which a test moves the time on share another document ({ clock: true }). A test that needs
 *   more than that, such as another history or an empty cache, asks for a context of its own
 *   ({ context: {} }): that takes twice as long.
 * - Within a test, another link is shown by goto(page, link), which opens no document.
 * - Wait for what happens (a text, a link, a frame), never for a time. What is read of a
 *   page at once (isChecked, textContent, count, evaluate) is what happens to be there:
 *   after whatever the page does later, such as fetching a script, writing its link or
 *   resting from typing, the check stands in eventually(() => ...), which looks again until
 *   it passes. A timer of the page is brought forward by page.clock. runFor draws every frame on the way, which takes as
 *   long as that; fastForward draws one.
 * - What a machine lacks is skipped in sight, with t.skip and a reason.
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
 * @property {import("node:test").TestContext} [last] the test whose document others of its file can go on with
 * @property {boolean} [routed] whether a test has answered its requests: what it was given, style sheets for instance, the
 *   browser may give the next document, too
 */

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--site-per-process", // as Chromium has it by itself, and its headless shell has not
];

/** What a Chromium is called. The headless shell opens a page in half the time: see ./build.sh. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Where a Chromium is. */
async function executable() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of names) {
    try {
      const { stdout } = await promisify(execFile)("/bin/sh", ["-c", 'command -v "$0"', name]);
      return stdout.trim();
    } catch {
      // It has another name, then.
    }
  }
  throw new Error("there is no Chromium on the PATH: install it, or set CHROMIUM to its path");
}

/** So long something may take that needs a moment, on the slowest and busiest machine, in milliseconds. */
const patience = 60_000;

/** @param {string[]} [more] further flags */
export async function launch(more = []) {
  const browser = await chromium.launch({ executablePath: await executable(), args: [...flags, ...more] });
  browser.on("context", (context) => context.setDefaultTimeout(patience));
  return browser;
}

/**
 * Serves dist/ by the program of this project, with its header fields. ./build.sh has
 * built the program, and says where it is.
 * @param {string} [sources] the directory of another copy of the project: what the program
 *   makes of that is served instead, without having been written
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
  // A test ends before it pays to compile the engine a second time.
  const [site, browser] = await Promise.all([serve(), launch(["--js-flags=--liftoff-only"])]);
  return { url: site.url, browser, close: async () => void (await Promise.all([site.close(), browser.close()])) };
}

/**
 * @typedef {object} Setting what a test asks for
 * @property {number} [width] of the window, in CSS pixels
 * @property {number} [height]
 * @property {Parameters<Page["emulateMedia"]>[0]} [media]
 * @property {import("playwright-core").BrowserContextOptions} [context] of its own
 * @property {boolean} [clock] whether time stands still once the page is open, and the test moves it on, by page.clock
 * @property {boolean} [fresh] whether the page is opened anew, and again for the test that follows
 * @property {() => void} [init] runs before the scripts of every document; the context is the test's own, then
 * @property {boolean} [mayFail] whether the test looks at errors of the page by itself
 */

/** What every test begins with. @type {Parameters<Page["emulateMedia"]>[0]} */
export const noMedia = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null };

/** @type {ReturnType<typeof start> | undefined} */
let shared;

/** Starts the server and the browser of this process, if no file has yet. */
export const sharedSite = () => (shared ??= start());

/**
 * The tabs that the files of this process share, by what they are for: to open another takes twice
 * as long as to open a page in one that is there. @type {Map<string, Tab>}
 */
const tabs = new Map();

atEnd(async () => (await shared)?.close());

/** The server and the browser of this process, once a page was opened. */
export const site = /** @type {Awaited<ReturnType<typeof start>>} */ ({});

/** @param {string} use @param {import("playwright-core").BrowserContextOptions} [own] @returns {Promise<Tab>} */
async function newTab(use, own) {
  const context = await site.browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], ...own });
  const page = await context.newPage();
  // What a test has fail would not, if the page kept it: see worker.test.js.
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

/** Leaves no document of ours in a tab, nor one of its timers. @param {Page} page */
async function leave(page) {
  await page.goto(`${site.url}none`);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
}

/**
 * The page, for a test, in which nothing may go wrong beside it until the test ends.
 * @param {import("node:test").TestContext} t
 * @param {string | null} fragment that the page opens on; null: the test opens the page
 * @param {Setting} [setting]
 */
export async function pageAt(
  t,
  fragment,
  { width = 1280, height = 900, media, init, context = init && {}, clock, fresh, mayFail } = {},
) {
  Object.assign(site, await sharedSite());
  /** Whether the document is one that tests share. */
  const common = !fresh && !mayFail && !context && fragment !== null;
  // Unless it is about how a page begins, a test begins with what a link means that has no texts.
  const at = common && fragment === "" ? `#edition=${meant.edition}` : fragment;
  const use = clock ? "clock" : common ? "common" : "fresh";
  const tab = (!context && tabs.get(use)) || (await newTab(use, context));
  if (!context) tabs.set(use, tab);
  const { page, faults, last } = tab;
  tab.last = undefined; // until the test has passed
  whenEnded(t, async (failure) => {
    let passed = false;
    try {
      if (failure instanceof Error && faults.length) failure.stack += `\nIn the page: ${faults.join("\n")}`;
      if (!failure && !mayFail) assert.deepEqual(faults, []);
      passed = !failure;
    } finally {
      // A route may be answering still: an error of it then would be no test's, and fail the file.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      if (passed && common) tab.last = t;
      if (context || !passed || tab.routed) {
        if (!context) tabs.delete(use);
        await page.context().close();
      } else if (!common) await leave(page); // what it showed would go on beside the tests that follow
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
  // However slow the machine, no time passes by itself.
  if (at !== null && clock) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return page;
}

/** @type {WeakMap<Page, string[]>} */
const watched = new WeakMap();

/** What has gone wrong in a page, which fails its test unless the test empties the list. @param {Page} page */
export const faultsOf = (page) => watched.get(page) ?? assert.fail("nobody watches this page");

/**
 * Writes down what must not happen in a page: requests to other hosts, errors, violations
 * of the content security policy, which the console reports as errors, and words that the
 * catalogue lacks, which the page then shows by their ids.
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
    if ([`${url}none`, `${url}favicon.ico`].includes(message.location().url)) return; // between two tests: that document names no icon
    if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return; // that depends on the machine; that it is fetched once is in offline.test.js
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
 * Looks again until a check passes, as what it looks at may be drawn later. One that does
 * not pass fails as it did last.
 * @template T @param {() => Promise<T>} check which asserts @param {number} [ms]
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
 * Opens what is folded: what is drawn above it meanwhile may move it away from under the pointer.
 * @param {import("playwright-core").Locator} summary
 */
export const unfold = (summary) =>
  eventually(async () => {
    const isOpen = () => summary.evaluate((element) => /** @type {HTMLDetailsElement} */ (element.parentElement).open);
    if (!(await isOpen())) await summary.click();
    assert.ok(await isOpen(), "it is not open");
  });

/**
 * Whether the engine has answered and the stage shows a case, with what is wrong with its
 * texts, which is told by a script that is fetched with the first fault. Runs in the page.
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
  if (!base || (base.errors.length + reference.errors.length && !told)) return false;
  if (!want || years.content?.chosen !== edition) return !want;
  const editions = [
    want.edition,
    ...(years.content.editions.some((/** @type {any} */ { id }) => id === want.edition) ? [] : [edition]),
  ];
  return base.text === want.base && reference.text === want.reference && editions.includes(edition);
};

/**
 * Waits until the engine has answered: by one question to the page, as each has its price,
 * and there are hundreds of pages.
 * @param {Page} page
 */
export const ready = (page) => page.waitForFunction(showsCase, null);

/** Has the page show the whole algorithm, as its button does: most tests are about that. Runs in the page. */
const showSteps = () => {
  localStorage.setItem("uriscope steps", "shown");
  document.documentElement.dataset.steps = "";
  document.querySelector("details.further")?.setAttribute("open", "");
  document.querySelector("[data-room=resolve]")?.dispatchEvent(new CustomEvent("uriscope:steps"));
};

/** Has the page show the story again, as it does at first. @param {Page} page */
export const showStory = (page) => page.locator(".hide-steps").click();

/** Opens the page, with its run; a link to another room is followed from the stage, which tells that the engine is there. @param {Page} page @param {string} url @param {string} [fragment] */
export async function open(page, url, fragment = "") {
  const elsewhere = /[#&]room=/.test(fragment);
  await page.goto(url + (elsewhere ? "" : fragment));
  await page.evaluate(showSteps);
  await ready(page);
  if (elsewhere) await goto(page, fragment);
}

/** Remembers what is unfolded when a page is opened: runs in the page. */
const rememberOpen = () =>
  void Object.assign(globalThis, { openAtFirst: new Set(document.querySelectorAll("details[open]")) });

/**
 * Has a tab forget where it was: its history has fifty entries at most. A session that stayed would take
 * media that a test asks for away when the next page is opened.
 * @param {Page} page
 */
async function forgetHistory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

/**
 * Shows a link in the document of the test before, as if it were opened: by way of another, so
 * that nothing of that test's is left, unless it is a plain case of the stage, and that was another.
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

/** Shows what another link says in the page that is open. @param {Page} page @param {string} hash */
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

/** Waits until the stage shows the case of a link: the words of an edition, or of a fault, may be on their way. @param {Page} page @param {string} hash */
export async function shows(page, hash) {
  const { base, reference, edition } = inOneLine(stateOf(parse(hash || write(opening))).state).state;
  await page.waitForFunction(showsCase, { base: base.toWellFormed(), reference: reference.toWellFormed(), edition }); // as the engine has them
}

/** Waits until the page's address has a link, which is written when typing rests. @param {Page} page @param {string | null} hash @param {number} [ms] */
export const atLink = (page, hash, ms = patience) =>
  page
    .waitForFunction((wanted) => location.hash === wanted, hash, { timeout: ms })
    .catch(async () => assert.equal(await page.evaluate(() => location.hash), hash));

/**
 * Presses what copies something, and waits for what the clipboard has then: a browser
 * writes it later.
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

/** The radio button of an edition. @param {Page} page @param {number | string} of its year, where it has that alone, or its id */
export const yearOf = (page, of) => {
  const strip = page.getByRole("radiogroup", { name: "Edition" });
  return typeof of === "number"
    ? strip.getByRole("radio", { name: String(of) })
    : strip.locator(`input[value="${of}"]`);
};

/** Chooses a spec where the earlier ones may be folded. @param {import("playwright-core").Locator} place @param {string} id */
export async function chooseSpec(place, id) {
  const radio = place.locator(`uri-years input[value="${id}"]`);
  await eventually(async () => {
    if (!(await radio.isVisible())) await place.locator("uri-years .opens").click();
    assert.ok(await radio.isVisible());
  });
  await radio.check();
}

/**
 * Opens the dialog at the chosen edition, as the keyboard does it, once browser and Go have answered:
 * what is in it stays where it is, then.
 * @param {Page} page
 */
export async function openDifferences(page) {
  if (await page.locator("uri-differences dialog[open]").count()) return;
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("uri-years")).content.neighbours);
  await page.locator("uri-years .chosen input").focus();
  await page.keyboard.press("Enter");
  await page.locator("uri-differences dialog[open]").waitFor();
}

/** Opens the dialog, and in it the comparison with the first run from which the chosen one parts. @param {Page} page */
export async function openParting(page) {
  await openDifferences(page);
  await page.locator("uri-differences button.where").first().click();
  await page.locator("uri-parting section").nth(1).waitFor();
}

/** @param {Page} page */
export const baseOf = (page) => page.getByRole("textbox", { name: "Base URI" });
/** @param {Page} page */
export const referenceOf = (page) => page.getByRole("textbox", { name: "Reference" });
/** @param {Page} page */
export const sliderOf = (page) => page.getByRole("slider", { name: "Step" });
/** @param {Page} page */
export const targetOf = (page) => page.getByRole("status", { name: "Target URI" });

/**
 * The target as a text, "none" where there is none.
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

/** Waits until what has been scheduled is painted. @param {Page} page */
export const painted = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** @type {Promise<string> | undefined} */
let axe;

/**
 * What axe finds in a page, a line for each; the page's context has to bypass its
 * content security policy.
 * @param {Page} page @param {string[]} [rules] the only ones that are run
 * @returns {Promise<string[]>}
 */
export async function axeFindings(page, rules) {
  axe ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axe);
  const run = (/** @type {boolean} */ selectors) =>
    page.evaluate(
      async ({ runOnly, selectors }) => {
        // No style sheets or films are fetched for rules that are not run, or that have nothing to look at here.
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
  // To find selectors takes long: only where something has to be named by them.
  const found = await run(false);
  const named = found.length ? await run(true) : [];
  return named.length ? named : found;
}
