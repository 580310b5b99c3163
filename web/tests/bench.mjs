/**
 * The figures that only a browser can give, a line of JSON for each; web/bench/main.go
 * prints them beside their budgets and names them in the same words.
 *
 * What else the machine does only adds to a time, so everything is measured in several
 * rounds and the best one counts. The browser does not wait for a display here: a frame
 * is made as soon as it is asked for.
 */
import { axeFindings, goto, launch, open, painted, referenceOf, serve, sliderOf } from "./browser.js";
import { say } from "./fixtures.js";
import { bakedFor, block, element, hosting } from "./hosting.js";
import { link, loadEngine } from "./support.js";
import { opening } from "../src/run/link.js";
import { brotliCompressSync } from "node:zlib";

/** @typedef {import("playwright-core").Page} Page */

const rounds = 3;
/** A load over a slow line is nearly all waiting, of which one is like another. */
const loads = 2;
const keystrokes = 80;
/** So many keys are pressed before the first round, to warm up. */
const warming = 40;
/** Every so many milliseconds a key is pressed. Nobody types faster. */
const between = 33;
/** So many milliseconds later it is let go, which is work of its own and not what is measured. */
const held = 20;

/** @param {string} what in the words of the table; it has the budget @param {number} measured @param {string} unit */
const print = (what, measured, unit) =>
  console.log(JSON.stringify({ what, measured: Math.round(measured * 1e4) / 1e4, unit }));

/** @param {number[]} values @param {number} p */
const percentile = (values, p) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(p * values.length) - 1)];
/** @param {number[]} values */
const median = (values) => percentile(values, 0.5);

const site = await serve();
const browser = await launch(["--disable-frame-rate-limit", "--disable-gpu-vsync"]);
let foreign = 0;
/** @param {import("playwright-core").BrowserContextOptions} [options] */
const newPage = async (options) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.on(
    "request",
    (request) => void (foreign += request.url().startsWith(site.url) || /^(data|about):/.test(request.url()) ? 0 : 1),
  );
  return page;
};

try {
  await measureFirstPaint();
  await measureKeystrokes("up to 200 characters", "", 170);
  await measureKeystrokes("up to 2,000 characters", "../".repeat(40) + "segment/./../".repeat(130), 170);
  await measureLongTask("rfc3986", "");
  await measureLongTask("url-syntax-05", ", url-syntax-05");
  await measureEngine();
  await measureElement();
  await measureElements();
  await measurePages();
} finally {
  await browser.close();
  await site.close();
}

/**
 * The page as a phone on a slow line gets it: 1.6 Mbit/s, 150 ms, a processor a quarter as
 * fast, nothing cached; each figure is of loads of its own. In one nothing is done: from
 * the first paint that has content to a stage that plays (there is a slider, and the step
 * that it is at is drawn), until the engine is there; every shift of the layout counts. In
 * the other a key is pressed in the reference 0.3 s after the first paint, in whatever box
 * is there by then: until its answer is drawn, or never, if the key was lost.
 */
async function measureFirstPaint() {
  const best = { paint: Infinity, plays: Infinity, answered: Infinity, shift: Infinity };
  for (let round = 0; round < loads; round++) {
    const still = await loading(false);
    const typed = await loading(true);
    best.paint = Math.min(best.paint, still.paint);
    best.plays = Math.min(best.plays, still.plays - still.paint);
    best.shift = Math.min(best.shift, still.shift);
    best.answered = Math.min(best.answered, typed.answered - typed.paint);
  }
  print("first paint, line and CPU slowed as above", best.paint / 1000, "s");
  print("first paint to a stage that plays, 1.6 Mbit/s, 150 ms, CPU 4 ×", best.plays / 1000, "s");
  print("first paint to an answer to what is typed, line and CPU slowed as above", best.answered / 1000, "s");
  print("layout shift, loading, line and CPU slowed as above", best.shift, "");
}

/** One load; typing: whether a key is pressed. @param {boolean} typing */
async function loading(typing) {
  const page = await newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 1.6e6 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const typed = typing ? new URL(`${opening.reference}x`, opening.base).href : null;
  await page.addInitScript((wanted) => {
    const seen = { paint: 0, plays: 0, answered: 0, shift: 0 };
    /** @type {any} */ (globalThis).seen = seen;
    const type = () => {
      const input = /** @type {HTMLTextAreaElement | null} */ (
        document.querySelector("uri-field[name=reference] textarea")
      );
      if (!input) return setTimeout(type, 10);
      input.focus();
      input.setRangeText("x", input.value.length, input.value.length, "end");
      input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    };
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ name, startTime }) => {
        if (name !== "first-contentful-paint") return;
        seen.paint = startTime;
        if (wanted) setTimeout(type, startTime + 300 - performance.now());
      }),
    ).observe({ type: "paint", buffered: true });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((shift) => (seen.shift += /** @type {any} */ (shift).value)),
    ).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      if (
        !seen.plays &&
        document.querySelector("uri-stepper:not([inert]) input[type=range]") &&
        document.querySelector("uri-story:not([inert]) .text")
      )
        seen.plays = performance.now();
      const answer = wanted
        ? document.querySelector("output .figure")?.textContent === wanted
        : document.querySelector("html[data-engine]");
      if (answer) seen.answered = performance.now();
      if (!seen.answered || !seen.plays) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, typed);
  await page.goto(site.url, { timeout: 120_000 });
  await page.waitForFunction(
    () => /** @type {any} */ (globalThis).seen.answered && /** @type {any} */ (globalThis).seen.paint,
    null,
    { timeout: 120_000 },
  );
  const seen = await page.evaluate(
    () =>
      /** @type {{ paint: number, plays: number, answered: number, shift: number }} */ (
        /** @type {any} */ (globalThis).seen
      ),
  );
  await page.close();
  return seen;
}

/**
 * The time from a key to the frame that shows what it did.
 *
 * It begins with the time stamp of the key's own event, which is before the page hears of
 * it. It ends when the page's thread has made the frame: style, layout, paint and commit
 * are done, and the first task after them runs (it has the highest priority, so that
 * nothing of the page's own comes before it). What follows is not in it: another thread
 * rasters the frame, and a display shows it up to 17 ms later, at its next refresh. That
 * is the same for every page, and here there is no display: a frame is made as soon as it
 * is asked for.
 *
 * There are two figures. "Keystroke to frame" is the first frame after the key, with text,
 * split and target. "The whole stage" is the last frame in which anything of the room
 * changed because of the key: years, listing, buffers, player. It is measured in a window
 * in which the whole room is in sight, as what is out of sight may be drawn later. What the
 * browser and Go answer is left out, as is the line that says whether they agree: they are no years, and are
 * asked when the typing pauses.
 * So are the two links below the stage that lead to other rooms: nobody can follow one while a
 * key is down, so where they lead is written when the typing pauses, too.
 *
 * Keys come as a held key does: so often that work which is put off until after the frame
 * delays the next key and is seen. For the whole stage they come more slowly, as else the
 * changes of two keys could not be told apart. A key is let go 20 ms after it is pressed,
 * as by a finger, which is an event of its own. All is typed in several rounds, after one
 * that warms up; the figure is the 95th percentile of the best round, as what else the
 * machine does only adds to it. Those of all rounds are printed above the table.
 *
 * @param {string} size @param {string} before what stands in the box already
 * @param {number} most as many characters are typed before the box is emptied again
 */
async function measureKeystrokes(size, before, most) {
  const first = await typing(before, most, { times: rounds, pause: between, height: 900 });
  console.log(
    `keystroke to frame, ${size}, 95th percentile of each round: ${first.frames.map((ms) => ms.toFixed(1)).join(", ")} ms`,
  );
  print(`keystroke to frame, 95th percentile, ${size}`, Math.min(...first.frames), "ms");
  const whole = await typing(before, most, { times: rounds, pause: 2 * between, height: 3000 });
  console.log(`with the whole stage: ${whole.stages.map((ms) => ms.toFixed(1)).join(", ")} ms`);
  print(`keystroke to frame with the whole stage, 95th percentile, ${size}`, Math.min(...whole.stages), "ms");
  if (!before) print("layout shift, typing", first.shift, "");
}

/**
 * Types in several rounds, and gives the 95th percentile of each, and the most that the
 * layout shifted in one of them, all shifts added up.
 * @param {string} before @param {number} most
 * @param {{ times: number, pause: number, height: number }} how the rounds, the milliseconds from key to key, the height of the window
 */
async function typing(before, most, { times, pause, height }) {
  const page = await newPage({ viewport: { width: 1280, height } });
  await open(page, site.url, link({ reference: before }));
  await page.evaluate(() => {
    const seen = { frames: /** @type {number[]} */ ([]), stages: /** @type {number[]} */ ([]), shift: 0 };
    /** @type {any} */ (globalThis).seen = seen;
    let pressed = 0;
    let last = 0; // the end of the last frame that showed something of this key
    /** Calls back when the next frame is made. @param {(now: number) => void} then */
    const frame = (then) =>
      requestAnimationFrame(() =>
        /** @type {any} */ (globalThis).scheduler.postTask(() => then(performance.now()), {
          priority: "user-blocking",
        }),
      );
    new MutationObserver((records) => {
      const of = pressed;
      const stage = records.some(
        ({ target }) =>
          !(target instanceof Element ? target : target.parentElement)?.closest(
            "uri-years .others, uri-why .who, .below a",
          ),
      );
      if (of && stage)
        frame((now) => {
          if (pressed === of) last = now;
        });
    }).observe(/** @type {Element} */ (document.querySelector("main")), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    addEventListener(
      "keydown",
      ({ timeStamp, key }) => {
        if (key.length > 1) return;
        if (pressed && last) seen.stages.push(last - pressed);
        pressed = timeStamp;
        last = 0;
        frame((now) => seen.frames.push(now - timeStamp));
      },
      true,
    );
    new PerformanceObserver((list) =>
      list.getEntries().forEach((shift) => (seen.shift += /** @type {any} */ (shift).value)),
    ).observe({ type: "layout-shift" });
  });
  const text = "../seg/./a;p=1/..?q#f/x";
  const frames = [];
  const stages = [];
  let shift = 0;
  await referenceOf(page).focus();
  for (let round = 0; round <= times; round++) {
    await page.evaluate(() => {
      const { seen } = /** @type {any} */ (globalThis);
      seen.frames.length = seen.stages.length = seen.shift = 0;
    });
    const keys = round ? keystrokes : warming;
    for (let i = 0; i < keys; i++) {
      if (i % most === 0) {
        await referenceOf(page).fill(before);
        await page.keyboard.press("End");
        await page.waitForTimeout(300); // what that changed is drawn, and the link written, which takes 2 ms
      }
      await page.keyboard.press(text[i % text.length], { delay: held });
      await page.waitForTimeout(pause - held);
    }
    await page.waitForFunction((want) => /** @type {any} */ (globalThis).seen.frames.length >= want, keys);
    if (round === 0) continue; // to warm up
    const seen = await page.evaluate(
      () => /** @type {{ frames: number[], stages: number[], shift: number }} */ (/** @type {any} */ (globalThis).seen),
    );
    shift = Math.max(shift, seen.shift);
    frames.push(percentile(seen.frames, 0.95));
    stages.push(percentile(seen.stages, 0.95));
  }
  await page.close();
  return { frames, stages, shift };
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
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => {
          /** @type {any} */ (globalThis).longest = Math.max(/** @type {any} */ (globalThis).longest, duration);
        }),
      ).observe({ type: "longtask" });
    });
    await referenceOf(page).focus();
    await page.keyboard.press("ControlOrMeta+A");
    const text = Array.from({ length: 10_000 }, (_, i) => (i % 3 === 2 ? "../" : "segments/".slice(i % 2)))
      .join("")
      .slice(0, 65_536);
    await page.keyboard.insertText(text);
    await page.waitForFunction(
      (length) => document.querySelector("uri-field[name=reference]")?.textContent?.includes(length),
      text.length.toLocaleString("en"),
    );
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
      /** @type {import("../src/run/tolerant.js").Engine} */
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
        "http://www.ietf.org/rfc/rfc2396.txt",
        "ftp://ftp.is.co.za/rfc/rfc1808.txt",
        "http://a/b/c/d;p?q",
        "https://user@example.com:8080/a/b/c?d=e&f=g#h",
        "https://en.wikipedia.org/wiki/Uniform_Resource_Identifier#Syntax",
        "http://192.0.2.16:80/",
        "http://[2001:db8::7]/c=GB?one",
        "https://example.org/search?q=uri+scope&page=12&sort=date",
        "https://www.example.com/a/very/long/path/with/many/segments/in/it/index.html?with=a&long=query&and=more#and-a-fragment",
        "mailto:John.Doe@example.com",
        "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
        "tel:+1-816-555-1212",
      ];
      let sink = 0;
      const ours = () => {
        for (let i = 0; i < 400; i++)
          for (const url of urls)
            sink += /** @type {import("../src/run/engine.js").Components} */ (engine.parse(url)).path.length;
      };
      const theirs = () => {
        for (let i = 0; i < 400; i++) for (const url of urls) sink += new URL(url).pathname.length;
      };
      const time = (/** @type {() => void} */ work) => {
        const began = performance.now();
        work();
        return performance.now() - began;
      };
      const mid = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[values.length >> 1];
      const a = [];
      const b = [];
      for (let i = 0; i < 5; i++) (ours(), theirs());
      for (let i = 0; i < 25; i++) (a.push(time(ours)), b.push(time(theirs)));
      if (!(sink > 0)) throw new Error("a URL was not parsed");
      return { ratio: mid(a) / mid(b), times, first, size: JSON.stringify(answer).length, answers, board };
    }, `${site.url}uriscope.js`);
    if (size < 50_000 || size > 60_000) throw new Error(`the answer has ${size} characters, not about 55,000`);
    ratios.push(ratio);
    medians.push(median(times));
    p99s.push(percentile(times, 0.99));
    firsts.push(first);
    answered.push(median(answers));
    boards.push(board);
    await page.close();
  }
  print("parse as wasm, border included, against new URL", Math.min(...ratios), "×");
  print("explain, 55 KB answer, median", Math.min(...medians), "ms");
  print("explain, 55 KB answer, 99th percentile", Math.min(...p99s), "ms");
  print("explain, 55 KB answer, first call", Math.min(...firsts), "ms");
  print("answers of all editions and why they differ, median", Math.min(...answered), "ms");
  print("board, all examples by all editions, first time", Math.min(...boards), "ms");
}

/** What an element needs that shows a run from baked data and plays it: all that is fetched of the site, and its data, each file compressed. */
async function measureElement() {
  const pages = await hosting();
  const engine = await loadEngine();
  const shown = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
  const data = block(bakedFor(engine, [shown]));
  const page = await browser.newPage();
  /** @type {Promise<Buffer>[]} */
  const fetched = [];
  let wasm = 0;
  page.on("response", (response) => {
    if (!response.url().startsWith(site.url)) return;
    fetched.push(response.body());
    if (response.url().endsWith(".wasm")) wasm++;
  });
  await page.goto(pages.put(documentOf(`${element(shown)}${data}`, true)));
  const stepper = page.locator("uri-stepper");
  await stepper.getByRole("button", { name: say("ui:first") }).click();
  await stepper.getByRole("button", { name: say("ui:play") }).click();
  await page.locator("uri-stepper .say", { hasText: "2 of " }).waitFor();
  const sizes = [...(await Promise.all(fetched)), Buffer.from(data)].map((bytes) => brotliCompressSync(bytes).length);
  print(
    "a baked element, shown and playable: script, style and data, brotli",
    sizes.reduce((sum, size) => sum + size) / 1000,
    "KB",
  );
  print("requests for wasm of a baked element", wasm, "");
  await page.close();
}

/** A page of somebody. @param {string} body @param {boolean} script whether it has the element's */
function documentOf(body, script) {
  const tag = script ? `<script type="module" src="${site.url}embed.js"></script>` : "";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Elements</title><link rel="icon" href="data:,"><h1>Elements</h1>${body}${tag}`;
}

/**
 * 200 baked elements in a page, each with its figure, with the line and the processor slowed
 * as above: how much later than without the script the page is painted first, and how much the
 * layout shifts while somebody scrolls through all of them. A frame is waited for at each step of
 * that: the browser of the other figures, which waits for no display, stops making them here.
 */
async function measureElements() {
  const pages = await hosting();
  const browser = await launch();
  const engine = await loadEngine();
  const shown = Array.from({ length: 200 }, (_, i) => ({
    base: `http://a/b/c/d;p?q=${i}`,
    reference: `${"../".repeat(i % 6)}g/./h${i}`,
  }));
  const figures = shown
    .map(
      (one) =>
        `<p>${"Words of the page. ".repeat(20)}</p>${element(one, `<div class="uriscope-figure" data-uriscope-baked>${engine.figure(one, "html")}</div>`)}`,
    )
    .join("");
  const data = block(bakedFor(engine, shown));
  const [plain, full] = [false, true].map((script) =>
    pages.put({ body: documentOf(figures + data, script), packed: true }),
  );
  const best = { plain: Infinity, full: Infinity };
  for (let round = 0; round < loads; round++) {
    best.plain = Math.min(best.plain, (await elements(browser, plain, false)).paint);
    best.full = Math.min(best.full, (await elements(browser, full, false)).paint);
  }
  print("200 baked elements: added to first paint", best.full - best.plain, "ms");
  print("200 baked elements: layout shift while scrolling", (await elements(browser, full, true)).shift, "");
  await browser.close();
}

/** One load of it. @param {import("playwright-core").Browser} browser @param {string} url @param {boolean} scrolled whether somebody scrolls through it */
async function elements(browser, url, scrolled) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 1.6e6 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { timeout: 120_000 });
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === "first-contentful-paint") resolve(startTime);
        }).observe({ type: "paint", buffered: true }),
      ),
  );
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 }); // to scroll through all of it takes minutes otherwise, and shifts do not depend on it
  if (scrolled) await page.waitForFunction(() => customElements.get("uri-scope"), null, { timeout: 120_000 });
  const shift = scrolled
    ? await page.evaluate(async () => {
        let sum = 0;
        await new Promise((resolve) => setTimeout(resolve, 500)); // the space is reserved
        const add = (/** @type {PerformanceEntryList} */ entries) =>
          entries.forEach((entry) => (sum += /** @type {any} */ (entry).value));
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift" });
        for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
          scrollTo(0, y);
          // Where no frame is drawn, nobody has seen what is there, and it is not asked for.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
        }
        // Over such a line a quick reader is at the end before the script of the first one has come.
        const drawn = () =>
          [...document.querySelectorAll("uri-scope")].filter((scope) => scope.shadowRoot?.querySelector(".drawn"))
            .length;
        for (const began = performance.now(); drawn() < 200; await new Promise((resolve) => setTimeout(resolve, 100))) {
          if (performance.now() - began > 60_000) throw new Error(`only ${drawn()} elements are drawn`);
        }
        add(observer.takeRecords());
        return sum;
      })
    : 0;
  await page.close();
  return { paint: Number(paint), shift };
}

/** Each state in one of the two themes: what a state has of its own, such as a colour, is looked at by the tests in both. */
async function measurePages() {
  const editions = (await loadEngine()).editions().map(({ id }) => id);
  let findings = 0;
  const page = await newPage({ bypassCSP: true });
  const cases = [
    {},
    { base: "http://a b/", reference: "例\u200b%zz", step: 9 },
    ...editions.map((edition) => ({ edition })),
  ];
  await open(page, site.url);
  for (const [i, fragment] of [...cases.map(link), "#room=board"].entries()) {
    await page.emulateMedia({ colorScheme: i % 2 ? "dark" : "light" });
    await goto(page, fragment);
    if (fragment === "#room=board") await page.locator(".board table.rows").first().waitFor();
    for (const finding of await axeFindings(page)) {
      console.error(finding);
      findings++;
    }
  }
  await page.close();
  print("requests to other hosts", foreign, "");
  print("axe findings: the stage by each edition, the board; light and dark in turns", findings, "");
}
