/** The stage during typing: nothing above the caret moves. layout.test.js tests that nothing moves while a run is played. */
import assert from "node:assert/strict";
import { eventually, pageAt, painted, referenceOf, showStory } from "./browser.js";
import { say } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** Addresses as people type them. */
const addresses = [
  "http://[2001:db8::7]:80/x?q=dot",
  "mailto:jane.doe@example.org",
  "./a//b/../../c;v=1.2/d e",
  "https://www.example.org/a/b?c=d#e",
  "../../img/logo%20new.svg",
  "//cdn.example.net:8443/lib.js",
  "?q=dot+segments&page=2",
  "urn:isbn:0-395-36341-1",
  "/wiki/Uniform_Resource_Identifier#Syntax",
  "ftp://user:pass@ftp.example.com/pub/software/%zz#notes",
];

test("while a run is stepped through, the story never becomes lower, so the rows above the player stay", async (t) => {
  const page = await pageAt(t, link({ reference: "../../../g?y#s", step: 1 }));
  await showStory(page);
  const story = page.locator(".stage.resolve > uri-story");
  const height = () => story.evaluate((element) => element.getBoundingClientRect().height);
  const next = page.locator(".stage").getByRole("button", { name: say("ui:next"), exact: true });
  let before = await height();
  const opened = new Set();
  while (await next.isEnabled()) {
    await next.click();
    await painted(page);
    const now = await height();
    assert.ok(now >= before - 0.5, `${now} px after ${before}`);
    before = now;
    for (const row of await story.locator("[aria-expanded=true]").allInnerTexts()) opened.add(row);
  }
  assert.ok(opened.size > 1, "rows open and close");
});

/** From now on, records at every frame if anything above the focused box, or the box itself, has moved. @param {Page} page */
const watchPlaces = (page) =>
  page.evaluate(() => {
    const places = () => {
      const { bottom } = /** @type {Element} */ (document.activeElement).getBoundingClientRect();
      return $$("header, .asked > *, .asked uri-field *, .asked button")
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.bottom <= bottom && !element.closest(".drawing, .lacks"))
        .map(({ element, box: { x, y, width, height } }) =>
          [element.localName, element.className, x, y, width, height].join(" "),
        );
    };
    const before = places();
    const watched = {
      places: before.length,
      keys: 0,
      frames: 0,
      moved: /** @type {string[]} */ ([]),
    };
    Object.assign(globalThis, { watched });
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

/** @param {Page} page @returns {Promise<{ places: number, keys: number, frames: number, moved: string[] }>} */
const watched = (page) => page.evaluate(() => /** @type {any} */ (globalThis).watched);

test("typing moves nothing above the caret", { sweep: true }, async (t) => {
  const page = await pageAt(t, "", { width: 1280, height: 800, fresh: true });
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
    (reference) => $("uri-stepper").scene?.explanation.reference.text === reference,
    addresses.at(-1),
  ); // the answer comes when typing pauses
  await painted(page);
  const { places, keys, frames, moved } = await watched(page);
  assert.deepEqual(moved, []);
  const least = addresses.join("").length;
  assert.ok(places > 10 && keys >= least && frames >= least, `${places} places, ${keys} keys, ${frames} frames`);
});

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [844, 390],
])
  test(
    `at ${width} × ${height}, the state and the workspace of the machine are visible`,
    { sweep: true },
    async (t) => {
      const page = await pageAt(t, link({ reference: 'a\\b"c', edition: "url-standard", step: 2 }), { width, height });
      const state = page.locator(".stage uri-machine .flags");
      await state.filter({ hasText: /\S/ }).waitFor();
      const [line, row] = await state.evaluate((flags) => [
        flags.clientHeight,
        parseFloat(getComputedStyle(flags).lineHeight),
      ]);
      assert.ok(line >= row, `${line} of ${row} pixels`);
    },
  );

test("at 200 % zoom the player stays in sight beside each pane and its title", async (t) => {
  const page = await pageAt(t, link({ reference: "../g", step: 9 }), { width: 640, height: 400 });
  for (const [pane, title] of [
    [".listing-pane", "uri-resolution h2"],
    [".buffers-pane", "uri-dots h2"],
  ]) {
    await page.locator(pane).evaluate((one) => one.scrollIntoView());
    await eventually(async () => {
      const [above, heading, player] = await page.evaluate(
        (all) => all.map((one) => $(one).getBoundingClientRect().toJSON()),
        [pane, title, "uri-stepper"],
      );
      assert.ok(heading.height > 10 && heading.top >= 0, JSON.stringify(heading));
      assert.ok(above.bottom <= player.top && player.bottom <= 400, JSON.stringify([above, player]));
    });
  }
});
