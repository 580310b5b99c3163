/**
 * Third-party pages with elements: the site on a host of its own, a server of such pages, and tabs in which any
 * unexpected error fails the test.
 */
import assert from "node:assert/strict";
import { noMedia, painted, sharedSite } from "./browser.js";
import { host } from "./host.js";
import { hosting } from "./hosting.js";
import { whenEnded } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @import { Served } from "./hosting.js" */

/**
 * @typedef {object} Opened
 * @property {Page} tab
 * @property {string[]} said errors and warnings on the console
 * @property {string[]} asked the requested files of the site
 */

const viewport = { width: 1000, height: 800 };

/** @type {ReturnType<typeof begin> | undefined} */
let begun;

/** All of it, for the tests of this process. */
export const somebody = () => (begun ??= begin());

async function begin() {
  const [dist, pages] = await Promise.all([host(), hosting()]);
  /** The browser context that most tests share. @type {import("playwright-core").BrowserContext | undefined} */
  let shared;
  /** The tab that most tests share: to open another costs half as much again as the page in it. @type {Page | undefined} */
  let common;

  /** A tab in the context that most tests share, or in one of its own. @param {import("playwright-core").BrowserContextOptions} [context] */
  async function newTab(context) {
    const { browser } = await sharedSite();
    if (context) return (await browser.newContext({ viewport, ...context })).newPage();
    if (!shared) {
      shared = await browser.newContext({ viewport });
      await shared.addInitScript(() => {
        globalThis.uriscopeMissing = (what) => console.error(`no words for ${what}`);
      });
    }
    return shared.newPage();
  }

  /** The HTML of another site's page. @param {string} body @param {string} [head] */
  const page = (body, head = "") =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody's page</title><link rel="icon" href="data:,">${head}</head><body><main><h1>Somebody's page</h1>${body}</main><script type="module" src="${dist.url}embed.js"></script></body></html>`;

  /**
   * Opens another site's page; when it is closed, it may only have had expected errors.
   * @param {string | Served} what
   * @param {{ expected?: RegExp, context?: import("playwright-core").BrowserContextOptions }} [setting]
   *   expected: the expected messages on the console
   * @returns {Promise<Opened & { close: (failure?: unknown) => Promise<void> }>}
   */
  async function opened(what, { expected, context } = {}) {
    const tab = context ? await newTab(context) : (common ??= await newTab());
    /** @type {string[]} */
    const said = [];
    /** @type {string[]} */
    const asked = [];
    /** @type {(message: import("playwright-core").ConsoleMessage) => void} */
    const onConsole = (message) => void (["error", "warning"].includes(message.type()) && said.push(message.text()));
    /** @type {(error: Error) => void} */
    const onError = (error) => void said.push(`uncaught: ${error.stack ?? error}`);
    /** @type {(request: import("playwright-core").Request) => void} */
    const onRequest = (request) =>
      void (request.url().startsWith(dist.url) && asked.push(request.url().slice(dist.url.length)));
    tab.on("console", onConsole).on("pageerror", onError).on("request", onRequest);
    async function close(/** @type {unknown} */ failure) {
      let passed = false;
      try {
        if (failure) return;
        await painted(tab);
        assert.deepEqual(
          said.filter((text) => !expected?.test(text)),
          [],
        );
        passed = true;
      } finally {
        if (context) await tab.context().close();
        else if (passed) await leave(tab);
        else {
          common = undefined;
          await tab.close();
        }
        tab.off("console", onConsole).off("pageerror", onError).off("request", onRequest);
      }
    }
    await tab.goto(pages.put(what));
    return { tab, said, asked, close };
  }

  /**
   * Another site's page for a test, until that ends.
   * @param {import("node:test").TestContext} t @param {Parameters<typeof opened>} asked
   */
  async function tabOn(t, ...asked) {
    const page = await opened(...asked);
    whenEnded(t, page.close);
    return page;
  }

  /**
   * Another site's page for the duration of a function.
   * @param {string | Served} what @param {(opened: Opened) => Promise<unknown>} body
   * @param {Parameters<typeof opened>[1]} [setting]
   */
  async function inPage(what, body, setting) {
    const page = await opened(what, setting);
    await body(page).catch(async (failure) => {
      await page.close(failure);
      throw failure;
    });
    await page.close();
  }

  /** Leaves the page in a tab, for the next test. @param {Page} tab */
  async function leave(tab) {
    await tab.goto("about:blank");
    await tab.setViewportSize(viewport);
    await tab.emulateMedia(noMedia);
  }

  return { dist, pages, newTab, page, tabOn, inPage };
}

/**
 * The height that an element reserves, the height it takes, with and without the reservation, and the end of its lowest
 * part.
 * @param {import("playwright-core").Locator} scope
 */
export const heightsOf = (scope) =>
  scope.evaluate((one) => {
    const cell = /** @type {HTMLElement} */ (one.shadowRoot?.querySelector(".cell"));
    const drawing = /** @type {Element} */ (cell.querySelector(".uriscope"));
    const { top, height } = cell.getBoundingClientRect();
    const reserved = getComputedStyle(cell).minBlockSize;
    cell.style.minBlockSize = "0";
    const alone = drawing.getBoundingClientRect().height;
    cell.style.minBlockSize = "";
    const seen = [...drawing.querySelectorAll("*")].filter((part) => part.checkVisibility());
    return {
      reserved: parseFloat(reserved),
      cell: height,
      drawing: drawing.getBoundingClientRect().height,
      alone,
      lowest: Math.max(...seen.map((part) => part.getBoundingClientRect().bottom)) - top,
    };
  });

/** Waits until an element is drawn. @param {Page} tab @param {string} [which] */
export const drawn = (tab, which = "uri-scope") => tab.locator(`${which} .drawn uri-field .figure`).first().waitFor();
/** The target that an element shows. @param {Page} tab @param {string} want @param {string} [which] */
export const shows = (tab, want, which = "uri-scope") =>
  tab.locator(`${which} output .figure, ${which} output .none`).filter({ hasText: want }).first().waitFor();

/** The events of a kind that a page has received so far. @param {Page} tab @param {string} name */
export async function listen(tab, name) {
  const told = await tab.evaluateHandle((name) => {
    /** @type {{ from: string, detail: any }[]} */
    const told = [];
    document.addEventListener(`uriscope:${name}`, (event) =>
      told.push({
        from: /** @type {Element} */ (event.target).localName,
        detail: /** @type {CustomEvent} */ (event).detail,
      }),
    );
    return told;
  }, name);
  return () => told.jsonValue();
}
