/**
 * Whole runs, played as a reader would: at the player's own pace, and key by key. At every step everything that changes
 * is in the window, and nothing else has moved. layout.test.js tests that each spec's runs stay in sight.
 */
import assert from "node:assert/strict";
import { eventually, pageAt } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { explained, link } from "./support.js";
import { outOfSight } from "./shown.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const starting = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
/** Its run has sixty steps and some. */
const long = { base: starting.base, reference: `${"./a/../".repeat(11)}g` };

/** The number of steps of a run. @param {import("../src/run/engine.js").Request} request */
const stepsOf = (request) => explained(engine, request).run.steps.length;

/** The page's current step, its elements out of sight, and the positions of all elements. @param {Page} page */
const look = async (page) =>
  /** @type {{ step: number, faults: string[], places: string[] }} */ (
    await page.evaluate(`({
  step: Number($("uri-stepper input").value),
  faults: (${outOfSight})(),
  places: $$(".ask > *, .pane, uri-years, uri-stepper, uri-stepper .buttons > *").map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.localName, one.classList[0], x, y, width, height].join(" ");
  }),
})`)
  );

/** Advances one frame, because the clock is stopped. @param {Page} page */
const frame = (page) => page.clock.fastForward(20);

/**
 * Goes through the current run from its beginning.
 * @param {Page} page @param {number} steps @param {string} how @param {() => Promise<unknown>} next
 */
async function walk(page, steps, how, next) {
  await page.keyboard.press("Home");
  await frame(page);
  // Reasons that take several lines move what is below them, once.
  await eventually(async () => {
    await frame(page);
    assert.ok(await page.evaluate(`$$(".differing p").every((one) => one.innerText.trim())`));
  });
  await page.locator(".panes").evaluate((panes) => panes.scrollIntoView());
  const { places } = await look(page);
  for (let step = 1; step <= steps; step++) {
    await next();
    const now = await look(page);
    assert.deepEqual([now.step, now.faults], [step, []], how);
    // Pause becomes play again at the end of the run, in the same place.
    assert.deepEqual(
      now.places.map((place) => place.replace("button pause", "button round")),
      places,
      `${how}, step ${step}: something has moved`,
    );
  }
}

/** @param {Page} page */
const byKey = async (page) => {
  await page.keyboard.press("ArrowRight");
  await frame(page);
};

for (const { width, height } of [
  { width: 390, height: 740 },
  { width: 1280, height: 720 },
]) {
  test(
    `at ${width} × ${height}, a run of sixty steps is played, and gone through by keys, in sight`,
    { sweep: true },
    async (t) => {
      const page = await pageAt(t, link(long), { width, height, clock: true });
      const steps = stepsOf(long);
      assert.ok(steps >= 60 && steps < 100, `${steps} steps`);
      await walk(page, steps, "by keys", () => byKey(page));
      const each = Math.ceil(20_000 / steps); // a long run takes twenty seconds
      let playing = false;
      await walk(page, steps, "played", async () => {
        if (!playing) await page.keyboard.press("Space");
        playing = true;
        await page.clock.fastForward(each);
        await frame(page);
      });
      assert.equal(await page.getByRole("button", { name: say("ui:play") }).count(), 1, "it still plays at its end");
    },
  );
}

// Phones on which the stage leaves out the examples, all but one of the buffers' rows, and, if there is a note, the
// words of the verdict.
for (const { width, height, edition } of [
  { width: 320, height: 640, edition: "rfc3986" },
  { width: 360, height: 640, edition: "url-1993" },
  { width: 375, height: 667, edition: "rfc2396bis-01" },
]) {
  const run = { ...starting, edition };
  test(`at ${width} × ${height} each step is seen, too: ${edition}`, { sweep: true }, async (t) => {
    const page = await pageAt(t, link(run), { width, height, clock: true });
    await walk(page, stepsOf(run), "by keys", () => byKey(page));
  });
}
