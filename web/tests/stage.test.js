/**
 * The stage: in every window from the smallest that it is made for, what moves stays in
 * sight and nothing else moves, whatever is typed or played.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { goto, open, painted, pages, referenceOf, sliderOf } from "./browser.js";
import { explained, link, loadEngine } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const engine = await loadEngine();
const { site, inPage } = pages();

const windows = [[1280, 720], [1280, 800], [1440, 900], [2560, 1440], [768, 1024], [390, 844], [390, 740]];

const base = "http://a/b/c/d;p?q";
const starting = { base, reference: "../../../g" };

/** A reference whose run has so many steps, if the edition's runs can be so long. @param {string} edition @param {number} steps */
function longRun(edition, steps) {
  let reference = "g";
  for (let i = 0; i < 40 && explained(engine, { base, reference, edition }).run.steps.length < steps; i++) reference = `${["a/../", "./"][i % 2]}${reference}`;
  return { base, reference };
}

const runs = engine.editions().flatMap(({ id }) => [starting, longRun(id, 60)].map((texts) => ({ ...texts, edition: id })));

test("every edition that resolves step by step has a run of 60 steps here", () => {
  for (const run of runs) {
    const { run: { steps }, outcome } = explained(engine, run);
    if (run.reference !== starting.reference && outcome === "target") assert.ok(steps.length >= 60, `${run.edition}: ${steps.length} steps`);
  }
});

/**
 * What has to be in sight and is not, and where the page has been scrolled to. Runs in
 * the page.
 */
const outOfSight = () => {
  const inside = (/** @type {Element} */ element, /** @type {string} */ name) => {
    const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [`${name} is not drawn`];
    const pane = element.closest(".pane")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const seen = top >= Math.max(0, pane.top) - 1 && bottom <= Math.min(innerHeight, pane.bottom) + 1 && left < innerWidth && right > 0;
    return seen ? [] : [`${name} at ${Math.round(top)}–${Math.round(bottom)} of ${Math.round(pane.top)}–${Math.round(pane.bottom)}`];
  };
  const one = (/** @type {string} */ selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found.length ? found.flatMap((element) => inside(element, selector)) : [`there is no ${selector}`];
  };
  const slider = /** @type {HTMLInputElement} */ (document.querySelector("uri-stepper input[type=range]"));
  const dots = /** @type {Element} */ (document.querySelector("uri-dots"));
  const row = dots.querySelector("[aria-current=step]");
  return [
    ...(scrollX || scrollY ? [`scrolled to ${scrollX}, ${scrollY}`] : []),
    ...one("uri-field[name=base] input"), ...one("uri-field[name=reference] input"), ...one("output"), ...one("uri-why"), ...one("uri-years"),
    ...(Number(slider.value) > 0 ? one("uri-resolution [aria-current=step]").filter((_, i) => i === 0) : []),
    ...one("uri-dots .buffers"),
    ...(row ? inside(row, "the row") : []),
    ...one("uri-stepper .say"),
  ];
};

/**
 * Looks at every step of the run that is shown, in the page, as thousands of messages to
 * it take long. What is not in sight at the first step where something is not.
 * @param {Page} page @param {"slider" | "keys"} how to go from step to step
 * @returns {Promise<{ steps: number, faults: string[] }>}
 */
const walk = (page, how) => page.evaluate(`(async () => {
  const outOfSight = ${outOfSight};
  const slider = document.querySelector("uri-stepper input[type=range]");
  const go = {
    slider(step) {
      slider.value = String(step);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    },
    keys(step) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: step ? "ArrowRight" : "Home", bubbles: true, cancelable: true }));
    },
  }[${JSON.stringify(how)}];
  for (let step = 0; step <= Number(slider.max); step++) {
    go(step);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const faults = slider.value === String(step) ? outOfSight() : ["the slider is at " + slider.value];
    if (faults.length) return { steps: step, faults: ["step " + step, ...faults] };
  }
  return { steps: Number(slider.max), faults: [] };
})()`);

for (const [width, height] of windows) {
  inPage(`at ${width} × ${height}, whole runs stay in sight in every edition, by slider and by keys`, link(starting), async (page) => {
    for (const run of runs) {
      await goto(page, link(run));
      await painted(page);
      for (const how of run.reference === starting.reference ? /** @type {const} */ (["slider", "keys"]) : /** @type {const} */ (["slider"])) {
        const { steps, faults } = await walk(page, how);
        assert.deepEqual(faults, [], `${run.edition} ${run.reference}, by ${how}`);
        assert.equal(steps, explained(engine, run).run.steps.length);
      }
    }
  }, { width, height });

  inPage(`at ${width} × ${height}, a run that plays stays in sight`, null, async (page) => {
    await page.clock.install();
    await open(page, site.url, link(starting));
    for (const run of runs.filter(({ reference }) => reference === starting.reference)) {
      await goto(page, link(run));
      await sliderOf(page).press("Home");
      await page.getByRole("button", { name: "Play" }).click();
      const total = explained(engine, run).run.steps.length;
      for (let step = 1; step <= total; step++) {
        await page.clock.runFor(2000);
        await page.clock.runFor(50); // a frame, after whatever ticked last
        assert.deepEqual(await page.evaluate(outOfSight), [], `${run.edition}, after ${step} ticks`);
        if (Number(await sliderOf(page).inputValue()) === total) break;
      }
      assert.equal(Number(await sliderOf(page).inputValue()), total, run.edition);
    }
  }, { width, height, context: {} });
}

/** Ten addresses as they are typed, of 300 characters in all. */
const addresses = [
  "https://www.example.org/a/b?c=d#e", "mailto:jane.doe@example.org", "../../img/logo%20new.svg", "//cdn.example.net:8443/lib.js",
  "http://[2001:db8::7]:80/x", "?q=dot+segments&page=2", "urn:isbn:0-395-36341-1", "/wiki/Uniform_Resource_Identifier#Syntax",
  "./a//b/../../c;v=1.2/d e", "ftp://user:pass@ftp.example.com/pub/software/%zz#notes",
];

inPage("three hundred keys move nothing outside of a pane", "", async (page) => {
  const places = () => page.evaluate(() => [...document.querySelectorAll(".ask > *, .stage > *, .pane, .stage button, uri-stepper, .below > details")].filter((element) => !element.closest(".pane, uri-why, uri-years, uri-notices, .phases")).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, element.className, x, y, width, height].join(" ");
  }));
  await painted(page);
  const before = await places();
  assert.ok(before.length > 15);
  let keys = 0;
  for (const address of addresses) {
    await referenceOf(page).fill("");
    for (const key of address) {
      await referenceOf(page).press(key === " " ? "Space" : key);
      assert.deepEqual(await places(), before, `after ${key} of ${address}`);
      keys++;
    }
  }
  assert.ok(keys >= 300, String(keys));
  await page.locator("uri-years .year.chosen").waitFor();
  assert.deepEqual(await places(), before, "when typing rests");
}, { width: 1280, height: 800 });
