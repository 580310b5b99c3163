/**
 * The figures that only a browser can give, a line of JSON for each; web/bench/main.go
 * prints them beside their budgets and names them in the same words.
 *
 * What else the machine does only adds to a time, so everything is measured in several
 * rounds and the best one counts. The browser does not wait for a display here: a frame
 * is made as soon as it is asked for.
 */
import { axeFindings, launch, open, painted, ready, referenceOf, serve, sliderOf } from "./browser.js";
import { link, loadEngine } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const rounds = 3;
const keystrokes = 200;
/** More of the rounds in which they are typed: a frame takes two cores, and anything else is felt. */
const typings = 5;
/** Every so many milliseconds a key is pressed. Nobody types faster. */
const between = 33;
/** So many milliseconds later it is let go, which is work of its own and not what is measured. */
const held = 20;

/** @param {string} what @param {number} measured @param {string} unit @param {number} [budget] for rows that the table does not know */
const print = (what, measured, unit, budget) => console.log(JSON.stringify({ what, measured: Math.round(measured * 1e4) / 1e4, unit, budget }));

/** @param {number[]} values @param {number} p */
const percentile = (values, p) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(p * values.length) - 1)];
/** @param {number[]} values */
const median = (values) => percentile(values, 0.5);

const site = await serve();
const browser = await launch(["--disable-frame-rate-limit", "--disable-gpu-vsync"]);
let foreign = 0;
/** @param {import("playwright-core").BrowserContextOptions} [options] */
const newPage = async (options) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.on("request", (request) => void (foreign += request.url().startsWith(site.url) || /^(data|about):/.test(request.url()) ? 0 : 1));
  return page;
};

try {
  await measureKeystrokes("up to 200 characters", 8, "", 170);
  await measureKeystrokes("up to 2,000 characters", 16, "../".repeat(40) + "segment/./../".repeat(130), 170);
  await measureLongTask("rfc3986", "");
  await measureLongTask("url-syntax-05", ", url-syntax-05");
  await measureEngine();
  await measurePages();
} finally {
  await browser.close();
  await site.close();
}

/**
 * The time from a key to the frame that shows what it did: from the time stamp of the
 * key's own event to the first task after the frame was painted, which is posted so that
 * it comes before any other, and within the page's own thread. Beside it the time
 * that the main thread works for it: the handler, and the frame with style and layout.
 * @param {string} size @param {number} budget @param {string} before what stands in the box already
 * @param {number} most as many characters are typed before the box is emptied again
 */
async function measureKeystrokes(size, budget, before, most) {
  const page = await newPage();
  await open(page, site.url, link({ reference: before }));
  await page.evaluate(() => {
    const samples = /** @type {{ whole: number, work: number }[]} */ ([]);
    /** @type {any} */ (globalThis).samples = samples;
    const years = /** @type {number[]} */ ([]);
    /** @type {any} */ (globalThis).years = years;
    let typed = 0;
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => {
      if (typed) years.push(performance.now() - typed);
      typed = 0;
    }))).observe(/** @type {Element} */ (document.querySelector("uri-years")), { subtree: true, childList: true, characterData: true });
    addEventListener("keydown", ({ timeStamp, key }) => {
      if (key.length > 1) return;
      typed = timeStamp;
      const handler = performance.now();
      let handled = handler;
      queueMicrotask(() => (handled = performance.now()));
      addEventListener("input", () => setTimeout(() => (handled = Math.max(handled, performance.now()))), { once: true });
      requestAnimationFrame(() => {
        const frame = performance.now();
        /** @type {any} */ (globalThis).scheduler.postTask(() => {
          const end = performance.now();
          samples.push({ whole: end - timeStamp, work: Math.min(handled, frame) - handler + end - frame });
        }, { priority: "user-blocking" });
      });
    }, true);
  });
  const text = "../seg/./a;p=1/..?q#f/x";
  const best = { whole: Infinity, work: Infinity, years: Infinity };
  await referenceOf(page).focus();
  for (let round = 0; round <= typings; round++) {
    await page.evaluate(() => void (/** @type {any} */ (globalThis).samples.length = /** @type {any} */ (globalThis).years.length = 0));
    for (let i = 0; i < keystrokes; i++) {
      if (i % most === 0) {
        await referenceOf(page).fill(before);
        await page.keyboard.press("End");
        await page.waitForTimeout(300); // what that changed is drawn, and the link written, which takes 2 ms
      }
      await page.keyboard.press(text[i % text.length], { delay: held });
      await page.waitForTimeout(between - held);
    }
    await page.waitForFunction((want) => /** @type {any} */ (globalThis).samples.length >= want, keystrokes);
    if (round === 0) continue; // to warm up
    const samples = await page.evaluate(() => /** @type {{ whole: number, work: number }[]} */ (/** @type {any} */ (globalThis).samples));
    best.whole = Math.min(best.whole, percentile(samples.map(({ whole }) => whole), 0.95));
    best.work = Math.min(best.work, percentile(samples.map(({ work }) => work), 0.95));
    best.years = Math.min(best.years, percentile(await page.evaluate(() => /** @type {any} */ (globalThis).years), 0.95));
  }
  print(`keystroke to frame, 95th percentile, ${size}`, best.whole, "ms");
  if (!before) print(`keystroke to frame with the answers of all editions, 95th percentile, ${size}`, best.years, "ms");
  print(`keystroke, main thread only, 95th percentile, ${size}`, best.work, "ms", budget);
  await page.close();
}

/** 64 KB of reference are pasted, then typed into and stepped through. @param {string} edition @param {string} suffix of the row's name */
async function measureLongTask(edition, suffix) {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const page = await newPage();
    await open(page, site.url, link({ edition }));
    await painted(page);
    await page.evaluate(() => {
      /** @type {any} */ (globalThis).longest = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => {
        /** @type {any} */ (globalThis).longest = Math.max(/** @type {any} */ (globalThis).longest, duration);
      })).observe({ type: "longtask" });
    });
    await referenceOf(page).focus();
    await page.keyboard.press("ControlOrMeta+A");
    const text = Array.from({ length: 10_000 }, (_, i) => (i % 3 === 2 ? "../" : "segments/".slice(i % 2))).join("").slice(0, 65_536);
    await page.keyboard.insertText(text);
    await page.waitForFunction((length) => document.querySelector("uri-field[name=reference]")?.textContent?.includes(length), text.length.toLocaleString("en"));
    await page.waitForTimeout(700);
    await page.keyboard.press("x");
    await page.waitForTimeout(700);
    await sliderOf(page).focus();
    for (const key of ["ArrowLeft", "Home", "ArrowRight", "End", "PageDown"]) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    // Tasks below 50 ms are not reported.
    best = Math.min(best, Math.max(50, await page.evaluate(() => /** @type {any} */ (globalThis).longest)));
    await page.close();
  }
  print(`longest task, 64 KB reference of 10,000 segments${suffix}`, best, "ms");
}

/** The engine by itself, in a page that has nothing else to do. */
async function measureEngine() {
  const ratios = [];
  const medians = [];
  const p99s = [];
  const firsts = [];
  const answered = [];
  const boards = [];
  for (let round = 0; round < rounds; round++) {
    const page = await newPage();
    await page.goto(`${site.url}none`); // the answer 404: a page of ours, without scripts
    const { ratio, times, first, size, answers, board } = await page.evaluate(async (module) => {
      /** @type {import("../src/engine.js").Engine} */
      const engine = await (await import(module)).load();
      const request = { base: "http://a/b/c/d;p?q", reference: "../g/./h/".repeat(62) + "x?y#z" };
      let began = performance.now();
      const answer = engine.explain(request);
      const first = performance.now() - began;
      for (let i = 0; i < 1000; i++) engine.explain(request); // by then the program has been compiled for the second time
      const times = [];
      for (let i = 0; i < 500; i++) {
        began = performance.now();
        engine.explain(request);
        times.push(performance.now() - began);
      }

      const answers = [];
      for (let i = 0; i < 600; i++) {
        began = performance.now();
        engine.answers({ base: "http://a/b/c/d;p?q", reference: "../../../g?y/../x" });
        answers.push(performance.now() - began);
      }
      began = performance.now();
      for (const { id } of engine.editions()) engine.board(id);
      const board = performance.now() - began;

      const urls = [
        "http://www.ietf.org/rfc/rfc2396.txt", "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://a/b/c/d;p?q", "https://user@example.com:8080/a/b/c?d=e&f=g#h",
        "https://en.wikipedia.org/wiki/Uniform_Resource_Identifier#Syntax", "http://192.0.2.16:80/", "http://[2001:db8::7]/c=GB?one", "https://example.org/search?q=uri+scope&page=12&sort=date",
        "https://www.example.com/a/very/long/path/with/many/segments/in/it/index.html?with=a&long=query&and=more#and-a-fragment", "mailto:John.Doe@example.com", "urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "tel:+1-816-555-1212",
      ];
      let sink = 0;
      const ours = () => { for (let i = 0; i < 400; i++) for (const url of urls) sink += /** @type {import("../src/engine.js").Components} */ (engine.parse(url)).path.length; };
      const theirs = () => { for (let i = 0; i < 400; i++) for (const url of urls) sink += new URL(url).pathname.length; };
      const time = (/** @type {() => void} */ work) => {
        const began = performance.now();
        work();
        return performance.now() - began;
      };
      const mid = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[values.length >> 1];
      const a = [];
      const b = [];
      for (let i = 0; i < 5; i++) ours(), theirs();
      for (let i = 0; i < 25; i++) a.push(time(ours)), b.push(time(theirs));
      if (!(sink > 0)) throw new Error("a URL was not parsed");
      return { ratio: mid(a) / mid(b), times, first, size: JSON.stringify(answer).length, answers, board };
    }, `${site.url}uriscope.js`);
    if (size < 18_000 || size > 24_000) throw new Error(`the answer has ${size} characters, not about 20,000`);
    ratios.push(ratio);
    medians.push(median(times));
    p99s.push(percentile(times, 0.99));
    firsts.push(first);
    answered.push(median(answers));
    boards.push(board);
    await page.close();
  }
  print("parse as wasm, border included, against new URL", Math.min(...ratios), "×");
  print("explain, 20 KB answer, median", Math.min(...medians), "ms");
  print("explain, 20 KB answer, 99th percentile", Math.min(...p99s), "ms");
  print("explain, 20 KB answer, first call", Math.min(...firsts), "ms");
  print("answers of all editions and why they differ, median", Math.min(...answered), "ms");
  print("board, all examples by all editions, first time", Math.min(...boards), "ms");
}

async function measurePages() {
  const editions = (await loadEngine()).editions().map(({ id }) => id);
  let findings = 0;
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const page = await newPage({ bypassCSP: true, colorScheme });
    const cases = [{}, { base: "http://a b/", reference: "例\u200b%zz", step: 9 }, ...editions.map((edition) => ({ edition }))];
    for (const fragment of [...cases.map(link), "#room=board"]) {
      await page.goto(`${site.url}${fragment}`);
      await page.reload();
      if (fragment === "#room=board") await page.locator(".board table.rows").first().waitFor();
      else await ready(page);
      for (const finding of await axeFindings(page)) {
        console.error(finding);
        findings++;
      }
    }
    await page.close();
  }
  print("requests to other hosts", foreign, "");
  print("axe findings, light and dark", findings, "");
}
