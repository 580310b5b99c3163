/**
 * The stage: in every window from the smallest that it is made for, what moves stays in
 * sight and nothing else moves, whatever is typed or played.
 */
import assert from "node:assert/strict";
import { goto, painted, pages, referenceOf } from "./browser.js";
import { outOfSight } from "./shown.js";
import { explained, link, loadEngine } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("playwright-core").Page} Page */

const engine = await loadEngine();
const { inPage } = pages();

const windows = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
  [768, 1024],
  [390, 844],
  [390, 740],
];

const base = "http://a/b/c/d;p?q";
const starting = { base, reference: "../../../g" };

/** A reference whose run has so many steps, if the edition's runs can be so long. @param {string} edition @param {number} steps */
function longRun(edition, steps) {
  let reference = "g";
  for (let i = 0; i < 60 && explained(engine, { base, reference, edition }).run.steps.length < steps; i++)
    reference = `${["a/../", "./"][i % 2]}${reference}`;
  return { base, reference };
}

const runs = engine
  .editions()
  .flatMap(({ id }) => [starting, longRun(id, 60)].map((texts) => ({ ...texts, edition: id })));

test("every edition that resolves step by step has a run of 60 steps here", () => {
  for (const run of runs) {
    const {
      run: { steps },
      outcome,
    } = explained(engine, run);
    if (run.reference !== starting.reference && outcome === "target")
      assert.ok(steps.length >= 60, `${run.edition}: ${steps.length} steps`);
  }
});

/**
 * Looks at every step of the run that is shown, in the page, as thousands of messages to
 * it take long, and without a frame for each, as places do not depend on what is painted:
 * views are drawn in microtasks, what the page puts off to the next frame is done at once,
 * and only the last step waits for one. What is not in sight at the first step where something
 * is not.
 * @param {Page} page @param {number | "played"} turn by slider, key and play in turns: which of
 *   them comes first; or by play alone, from the first step to the end
 * @returns {Promise<{ steps: number, faults: string[] }>}
 */
const walk = (page, turn) =>
  page.evaluate(`(async () => {
  const outOfSight = ${outOfSight};
  const slider = document.querySelector("uri-stepper input[type=range]");
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  /** What the player does every 800 ms. */
  let tick = () => {};
  const { setInterval, requestAnimationFrame } = globalThis;
  globalThis.setInterval = (act) => (tick = act, 0);
  globalThis.requestAnimationFrame = (act) => (queueMicrotask(act), 0);
  const drawn = async () => {
    for (let i = 0; i < 20; i++) await null; // views within views
  };
  const framed = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const slide = (step) => {
    slider.value = String(step);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const play = () => {
    document.querySelector("uri-stepper button.play")?.click(); // it is the button to pause already
    tick();
  };
  const ways = [slide, () => press("ArrowRight"), play];
  const turn = ${JSON.stringify(turn)};
  await framed(); // what the views have put off is done
  document.documentElement.style.opacity = "0";
  press("Home");
  for (let step = 0; step <= Number(slider.max); step++) {
    if (step) (turn === "played" ? play : ways[(step + turn) % ways.length])(step);
    await (step < Number(slider.max) ? drawn() : framed());
    const faults = slider.value === String(step) ? outOfSight() : ["the slider is at " + slider.value];
    if (faults.length) return { steps: step, faults: ["step " + step, ...faults] };
  }
  Object.assign(globalThis, { setInterval, requestAnimationFrame });
  return { steps: Number(slider.max), faults: [] };
})()`);

/**
 * The runs that a window is asked for: those of the standard and of every third edition, in the
 * next window of another third, so that two windows and more have each.
 * @param {number} at the place of the window
 */
const sampled = (at) => runs.filter(({ edition }, i) => edition === "rfc3986" || Math.floor(i / 2) % 3 === at % 3);

for (const [at, [width, height]] of windows.entries()) {
  inPage(
    `at ${width} × ${height}, whole runs stay in sight, by slider, by keys and played`,
    link(starting),
    async (page) => {
      for (const [i, run] of sampled(at).entries()) {
        await goto(page, link(run));
        await page.locator("uri-resolution h2").waitFor({ state: "attached" }); // what draws a run in groups is fetched with the first one
        await painted(page);
        // From one window to the next, each step is come to in another way.
        /** @type {(number | "played")[]} */
        const turns = [at + i];
        if (run.reference === starting.reference && (run.edition === "rfc3986" || i === 0)) turns.push("played");
        for (const turn of turns) {
          const { steps, faults } = await walk(page, turn);
          assert.deepEqual(faults, [], `${run.edition} ${run.reference}, ${turn}`);
          assert.equal(steps, explained(engine, run).run.steps.length);
        }
      }
    },
    { width, height },
  );
}

/** Ten addresses as they are typed, of 300 characters in all. */
const addresses = [
  "https://www.example.org/a/b?c=d#e",
  "mailto:jane.doe@example.org",
  "../../img/logo%20new.svg",
  "//cdn.example.net:8443/lib.js",
  "http://[2001:db8::7]:80/x",
  "?q=dot+segments&page=2",
  "urn:isbn:0-395-36341-1",
  "/wiki/Uniform_Resource_Identifier#Syntax",
  "./a//b/../../c;v=1.2/d e",
  "ftp://user:pass@ftp.example.com/pub/software/%zz#notes",
];

/** From now on, says at every frame whether something has moved that is not within a pane, and how much the layout has shifted. @param {Page} page */
const watchPlaces = (page) =>
  page.evaluate(() => {
    const places = () =>
      [...document.querySelectorAll(".ask > *, .stage > *, .pane, .stage button, uri-stepper, .below > details")]
        .filter((element) => !element.closest(".pane, uri-why, uri-years, uri-notices, .phases"))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.localName, element.className, x, y, width, height].join(" ");
        });
    const before = places();
    const watched = {
      places: before.length,
      keys: 0,
      frames: 0,
      moved: /** @type {string[]} */ ([]),
      shift: 0,
      shifted: /** @type {string[]} */ ([]),
    };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { value, sources } = /** @type {any} */ (entry);
        watched.shift += value;
        watched.shifted.push(
          `${value}: ${sources.map((/** @type {any} */ { node }) => (node instanceof Element ? node : node?.parentElement)?.className).join(", ")}`,
        );
      }),
    ).observe({ type: "layout-shift" });
    document.addEventListener("input", () => void watched.keys++);
    const look = () => {
      watched.frames++;
      const typed = /** @type {HTMLInputElement} */ (document.activeElement).value;
      const now = places();
      if (now.length !== before.length)
        watched.moved.push(`there are ${now.length} places and not ${before.length}, after ${typed}`);
      watched.moved.push(
        ...now.flatMap((place, i) => (place === before[i] ? [] : [`${before[i]} is ${place}, after ${typed}`])),
      );
      if (watched.moved.length === 0) requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });

/** @param {Page} page @returns {Promise<{ places: number, keys: number, frames: number, moved: string[], shift: number, shifted: string[] }>} */
const watched = (page) => page.evaluate(() => /** @type {any} */ (globalThis).watched);

inPage(
  "three hundred keys move nothing outside of a pane, and within the panes next to nothing",
  "",
  async (page) => {
    await painted(page);
    await referenceOf(page).focus();
    await watchPlaces(page);
    for (const address of addresses) {
      await page.keyboard.press("ControlOrMeta+A");
      for (const key of address) {
        await page.keyboard.press(key === " " ? "Space" : key);
        await painted(page);
      }
    }
    await page.waitForFunction(
      (reference) =>
        /** @type {any} */ (document.querySelector("uri-stepper")).scene?.explanation.reference.text === reference,
      addresses.at(-1),
    ); // when typing rests
    await painted(page);
    const { places, keys, frames, moved, shift, shifted } = await watched(page);
    assert.deepEqual(moved, []);
    assert.ok(places > 15 && keys >= 300 && frames >= 300, `${places} places, ${keys} keys, ${frames} frames`);
    assert.ok(shift < 0.05, `the layout shifts by ${shift}: ${shifted.join("; ")}`); // what is left is the target, as it becomes another one
  },
  { width: 1280, height: 800 },
);

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [844, 390],
])
  inPage(
    `the machine's state and workspace have a row at ${width} × ${height}`,
    link({ reference: 'a\\b"c', edition: "url-standard" }),
    async (page) => {
      const state = page.locator(".stage uri-machine .flags");
      await state.getByText("path").waitFor();
      const [line, row] = await state.evaluate((flags) => [
        flags.clientHeight,
        parseFloat(getComputedStyle(flags).lineHeight),
      ]);
      assert.ok(line >= row, `${line} of ${row} pixels`);
    },
    { width, height },
  );
