/**
 * The player's controls and its keys: moving through a run, and announcements.
 */
import assert from "node:assert/strict";
import { assertTarget, eventually, goto, pageAt, painted, referenceOf, sliderOf } from "./browser.js";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { phasesOf, sectionText, stepText } from "../src/views/stage/step.js";
import { engine, say, words } from "./fixtures.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const starting = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const scene = new Scene({ explanation: explained(engine, starting), edition: editionOf(engine), words });
const total = scene.steps.length;
/** The first step of each phase. */
const begins = phasesOf(scene).map(({ from }) => from + 1);
const position = (/** @type {number} */ step) => words.say("ui:step-of", { step, total });
const sentence = (/** @type {number} */ step) => withoutMarks(stepText(scene, step - 1));
/** The steps, from 1, at which a line runs. @param {string} id */
const at = (id) => scene.steps.flatMap((_, i) => (scene.line(i).id === id ? [i + 1] : []));

/** A button of the player. @param {Page} page @param {string} id of its words @param {Record<string, unknown>} [args] */
const button = (page, id, args) =>
  page.locator("uri-stepper").getByRole("button", { name: words.say(`ui:${id}`, args), exact: true });
const phases = (/** @type {Page} */ page) =>
  page.getByRole("group", { name: say("ui:player:phases") }).getByRole("button");
const stepOf = async (/** @type {Page} */ page) => Number(await sliderOf(page).inputValue());

/** Waits for a step to be shown. @param {Page} page @param {number} step @param {string} after */
async function shows(page, step, after) {
  await eventually(async () => assert.equal(await stepOf(page), step, after));
}

/** Removes the focus. @param {Page} page */
const leave = (page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

/** Records the player's announcements from now on. @param {Page} page */
const listen = (page) =>
  page.evaluate(() => {
    const region = $("uri-stepper [aria-live]");
    const heard = /** @type {string[]} */ (/** @type {any} */ (globalThis).heard = []);
    new MutationObserver(() => heard.push((region.textContent ?? "").trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const heard = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).heard));

test("the keys play unless the focused element uses the same key", async (t) => {
  const page = await pageAt(t, link(starting));
  const keys = /** @type {const} */ ([
    ["Home", 0],
    ["ArrowRight", 1],
    ["End", total],
    ["ArrowLeft", total - 1],
  ]);
  for (const focus of ["body", "a.logo, .rooms a", "uri-stepper .say a", "uri-stepper button.play"]) {
    await leave(page);
    if (focus !== "body") await page.locator(focus).first().focus();
    for (const [key, step] of keys.slice(focus === "body" ? 0 : 2)) {
      await page.keyboard.press(key);
      await shows(page, step, `${key} on ${focus}`);
    }
  }
  await leave(page);
  await page.keyboard.press("Space");
  await button(page, "pause").waitFor();
  await page.keyboard.press("Space");
  await button(page, "play").waitFor();
});

test("a control keeps the keys that it uses", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 10 }));
  const unmoved = async (/** @type {string} */ after) => {
    await painted(page);
    assert.equal(await stepOf(page), 10, after);
    assert.equal(await button(page, "play").count(), 1, after);
  };
  await referenceOf(page).focus();
  for (const key of ["Home", "ArrowRight", "ArrowLeft", "End"]) {
    await page.keyboard.press(key);
    await unmoved(`${key} in a text box`);
  }
  await page.getByRole("radio", { name: "2005" }).focus();
  await page.keyboard.press("Space");
  await unmoved("Space on a radio button");
  await button(page, "player:speed", { speed: 1 }).focus();
  await page.keyboard.press("Space");
  await button(page, "player:speed", { speed: 2 }).waitFor();
  await unmoved("Space on a button");
  for (const speed of [2, 0.5]) await button(page, "player:speed", { speed }).click(); // as it was
  await leave(page);
  for (const key of ["Meta+ArrowRight", "Control+ArrowRight", "Shift+ArrowRight", "Control+Home"]) {
    await page.keyboard.press(key);
    await unmoved(key);
  }
  await page.getByRole("radio", { name: "2005" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator('uri-years .chosen input[value="rfc2396bis-01"]').waitFor();
});

test("a box that scrolls keeps the arrow keys; one that does not leaves them to the player", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 10 }));
  await page.locator("summary", { hasText: say("ui:anatomy") }).click();
  const expression = page.locator("uri-anatomy .expression");
  await expression.focus();
  for (const [width, step] of [
    [2_000, 11],
    [390, 11],
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expression.focus();
    await page.keyboard.press("ArrowRight");
    await shows(page, step, `at ${width}`);
  }
  await page.waitForFunction(() => ($("uri-anatomy .expression")?.scrollLeft ?? 0) > 0);
});

test("Ctrl+Enter plays from a text box, in which all other keys type", async (t) => {
  const page = await pageAt(t, link(starting));
  await referenceOf(page).focus();
  await page.keyboard.press("Control+Enter");
  await button(page, "pause").waitFor();
  await page.keyboard.press("Control+Enter");
  await button(page, "play").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("/? x");
  assert.equal(await referenceOf(page).inputValue(), "../../../g/? x");
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

test("? lists the keys, which do nothing while the list is open", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 10 }));
  await leave(page);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: say("help:title") });
  await list.waitFor();
  assert.match(await list.innerText(), /Ctrl\s*\+\s*Enter/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  assert.equal(await stepOf(page), 10);
  await page.keyboard.press("?");
  await list.waitFor();
});

test("a key that is pressed right after the list of keys has closed counts", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 10 }));
  const list = page.getByRole("dialog", { name: say("help:title") });
  const pressAsItCloses = (/** @type {string} */ pressed) =>
    page.evaluate((key) => {
      $("dialog[open]")?.close(); // one that has just closed may still be there
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }, pressed);
  await leave(page);
  await page.keyboard.press("?");
  await list.waitFor();
  await pressAsItCloses("?");
  await list.waitFor();
  await pressAsItCloses(" ");
  await button(page, "pause").waitFor();
});

test("a phase is a button that goes to its first step, by click and by keyboard", async (t) => {
  const page = await pageAt(t, link(starting));
  const names = await phases(page).allInnerTexts();
  assert.deepEqual(
    names.map((name) => name.trim()),
    phasesOf(scene).map(({ phase }) => say(`ui:phases:${phase}`)),
  );
  await phases(page).nth(3).click();
  await shows(page, begins[3], "click on the dot segments");
  await eventually(async () => assert.equal(await phases(page).nth(3).getAttribute("aria-current"), "true"));
  await phases(page).nth(3).focus();
  for (const [key, step] of /** @type {const} */ ([
    ["ArrowRight", begins[4]],
    ["End", begins[5]],
    ["Home", begins[0]],
  ])) {
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await shows(page, step, key);
  }
  assert.equal(
    await page.locator("uri-stepper .phases button[tabindex='0']").count(),
    1,
    "the phases are one stop of the Tab key",
  );
  await sliderOf(page).focus();
  for (const [key, step] of /** @type {const} */ ([
    ["PageUp", begins[1]],
    ["PageUp", begins[2]],
    ["PageDown", begins[1]],
    ["ArrowRight", begins[1] + 1],
    ["End", total],
  ])) {
    await page.keyboard.press(key);
    await shows(page, step, `${key} on the slider`);
  }
});

test("dragging along the track goes through the run", async (t) => {
  const page = await pageAt(t, link(starting));
  const track = await page.locator("uri-stepper .phases").boundingBox();
  assert.ok(track);
  const y = track.y + track.height / 2;
  await page.mouse.move(track.x + 3, y);
  await page.mouse.down();
  await page.mouse.move(track.x + 40, y);
  await painted(page);
  const near = await stepOf(page);
  await page.mouse.move(track.x + track.width / 2, y);
  await painted(page);
  const middle = await stepOf(page);
  await page.mouse.move(track.x + track.width + 20, y);
  await page.mouse.up();
  await shows(page, total, "dragged beyond the end");
  assert.ok(near < middle && middle > 8 && middle < 20, `${near}, ${middle}`);
});

test("the buttons of the player come in the order in which they are seen", async (t) => {
  const page = await pageAt(t, link(starting));
  const stops = await page.evaluate(() =>
    [...$("uri-stepper").querySelectorAll("button, input, a")].flatMap((element) =>
      /** @type {HTMLElement} */ (element).tabIndex >= 0
        ? [element.getAttribute("aria-label") ?? element.textContent?.trim()]
        : [],
    ),
  );
  assert.deepEqual(stops.slice(0, 7), [
    ...["first", "back", "play", "next", "last"].map((id) => say(`ui:${id}`)),
    words.say("ui:player:speed", { speed: 1 }),
    "Step",
  ]);
  assert.equal(stops.length, 9, stops.join(", "));
  const [first, play, next] = await Promise.all(
    ["first", "play", "next"].map(async (id) => (await button(page, id).boundingBox())?.x ?? 0),
  );
  assert.ok(first < play && play < next, "play is not in the middle");
});

for (const segments of [40, 400, 5_000]) {
  test(`a run of ${segments} segments plays in 20 seconds`, { sweep: true }, async (t) => {
    const page = await pageAt(t, link({ base: "http://a/b", reference: "g" }), { clock: true });
    await referenceOf(page).fill("x/../".repeat(segments / 2));
    await page.clock.runFor(2_000);
    await page.waitForFunction((least) => Number($("uri-stepper input").max) > least, segments);
    const end = Number(await sliderOf(page).getAttribute("max"));
    await sliderOf(page).press("Home");
    await button(page, "play").click();
    // Steps that are seen one by one are all drawn; of the others, one in half a second.
    const wait = async (/** @type {number} */ ms) => {
      if (segments < 100) return page.clock.runFor(ms);
      for (let i = 0; i < ms; i += 500) await page.clock.fastForward(500);
    };
    await wait(10_000);
    const half = await stepOf(page);
    assert.ok(half > 0.4 * end && half < 0.6 * end, `after half of the time it is at step ${half} of ${end}`);
    await wait(11_000);
    await shows(page, end, "after 21 seconds");
    await button(page, "play").waitFor();
  });
}

/** The steps that move a segment to the output. */
const moves = at("2E");

test("a step is announced once, and typing announces none", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: moves[0] - 1 }), { clock: true });
  await listen(page);
  await page.clock.runFor(2_000);
  assert.deepEqual(await heard(page), [], "what a link shows is not announced");
  await leave(page);
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(1_000);
  assert.deepEqual(await heard(page), [`${position(moves[0])} ${sentence(moves[0])}`]);
  await button(page, "next").click();
  await page.clock.runFor(1_000);
  assert.deepEqual((await heard(page)).slice(1), [`${position(moves[1])} ${sentence(moves[1])}`]);
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
  await page.clock.runFor(1_000);
  assert.deepEqual(
    (await heard(page)).slice(2),
    [`${position(moves[1] + 5)} ${sentence(moves[1] + 5)}`],
    "of several steps the last one is announced",
  );
  await sliderOf(page).press("ArrowLeft");
  await page.clock.runFor(1_000);
  assert.deepEqual((await heard(page)).slice(3), [sentence(moves[1] + 4)], "the slider says its position by itself");
  assert.equal(await sliderOf(page).getAttribute("aria-valuetext"), position(moves[1] + 4));
  await referenceOf(page).pressSequentially("/x/y");
  await page.clock.runFor(5_000);
  const said = await heard(page);
  assert.deepEqual(said.slice(4).filter(Boolean), [], said.join(" "));
  assert.equal(said.at(-1), "", "what was said of the other run is gone");
  assert.equal(await page.locator("uri-stepper .say[aria-live], uri-stepper .say [aria-live]").count(), 0);
});

test("while a run plays, only its end is announced", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 0 }), { clock: true });
  await listen(page);
  await leave(page);
  await page.keyboard.press("Space");
  await page.clock.runFor(25_000);
  await shows(page, total, "played");
  const said = await heard(page);
  assert.equal(said.length, 1, said.join(" "));
  assert.ok(said[0].startsWith(position(total)), said[0]);
});

test("Play plays, and Pause stops", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 0 }), { clock: true });
  const value = () => sliderOf(page).inputValue().then(Number);
  assert.equal(await value(), 0);
  await button(page, "play").focus();
  await page.keyboard.press("Enter");
  await button(page, "pause").waitFor();
  assert.equal(await button(page, "play").count(), 0);
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
    say("ui:pause"),
    "the focus went away when Play became Pause",
  );
  const wait = async () => {
    for (let i = 0; i < 5; i++) await page.clock.fastForward(1_000);
  };
  await wait();
  const played = await value();
  assert.ok(played >= 2, `it is at step ${played} after five seconds`);
  await page.keyboard.press("Enter");
  await button(page, "play").waitFor();
  const stopped = await value();
  await wait();
  assert.equal(await value(), stopped, "it went on after Pause");
});

test("Play at the end starts from the beginning, and typing stops it", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "g" }), { clock: true });
  const max = Number(await sliderOf(page).getAttribute("max"));
  await button(page, "play").click();
  await page.waitForFunction((end) => Number($("uri-stepper input").value) < end, max);
  await referenceOf(page).fill("other");
  await assertTarget(page, "http://a/other", link({ base: "http://a/b", reference: "other" }));
  await page.clock.runFor(5_000);
  const [value, end] = await sliderOf(page).evaluate((input) => [
    /** @type {HTMLInputElement} */ (input).value,
    /** @type {HTMLInputElement} */ (input).max,
  ]);
  assert.equal(value, end, "typing shows the finished target, and playing must not go on from there");
  assert.equal(await button(page, "play").count(), 1);
});

test("the speed doubles, halves, and is kept for the tab", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 0 }), { clock: true });
  const faster = (/** @type {number} */ than) => button(page, "player:speed", { speed: than }).click();
  /** The number of steps played in four seconds. @param {() => unknown} [halfway] */
  const played = async (halfway = () => {}) => {
    await sliderOf(page).press("Home");
    await button(page, "play").click();
    for (let i = 0; i < 10; i++) {
      if (i === 5) await halfway();
      await page.clock.fastForward(400);
    }
    const steps = await stepOf(page);
    await page.locator("uri-stepper .round.pause, uri-stepper .round.play").first().click();
    return steps;
  };
  const usual = await played();
  const changed = await played(() => faster(1));
  const fast = await played();
  await faster(2);
  const slow = await played();
  assert.ok(usual < changed && changed < fast, `${usual}, ${changed}, ${fast} steps`);
  assert.ok(Math.abs(fast - 2 * usual) <= 2 && Math.abs(usual - 2 * slow) <= 2, `${slow}, ${usual}, ${fast} steps`);
  await page.clock.resume(); // the page waits for its first frame
  await page.reload();
  await button(page, "player:speed", { speed: 0.5 }).waitFor();
});

test("the position comes before the sentence, and a link to its section after it", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: at("2C")[0] }));
  const [step] = at("2C");
  const said = page.locator("uri-stepper .say");
  assert.equal(
    (await said.innerText()).replace(/\s+/g, " "),
    `${position(step)} ${sentence(step)} ${sectionText(words, scene.line(step - 1))}`,
  );
  const section = said.getByRole("link");
  assert.equal(await section.getAttribute("href"), "https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4");
  assert.equal(await section.getAttribute("target"), "_blank");
  assert.equal(await section.getAttribute("rel"), "noopener noreferrer");
});

test("a step beyond the end shows the end, and another text stops playing", async (t) => {
  const page = await pageAt(t, link({ ...starting, step: 500 }));
  await shows(page, total, "the link asks for step 500");
  await page.getByText(withoutMarks(words.say("page:notes:link-step-beyond", { value: 500, total }))).waitFor();
  await button(page, "play").click();
  await goto(page, link({ ...starting, reference: "x" }));
  await button(page, "play").waitFor();
  await assertTarget(page, "http://a/b/c/x", "the other text");
});

for (const { width, sweep } of [{ width: 320 }, { width: 390, sweep: true }]) {
  test(`at ${width} every control of the player is 44 pixels high, and none covers another`, { sweep }, async (t) => {
    const page = await pageAt(t, link({ ...starting, step: 15 }), { width, height: 844 });
    const boxes = await page.evaluate(() =>
      $$("uri-stepper button").map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return {
          x,
          y,
          width,
          height,
          round: !control.closest(".phases"),
          name: control.getAttribute("aria-label") ?? control.textContent?.trim(),
        };
      }),
    );
    for (const box of boxes) {
      assert.ok(box.height >= 44 && box.width >= (box.round ? 44 : 24), `${box.name}: ${box.width} × ${box.height}`);
      assert.ok(box.x >= 0 && box.x + box.width <= width, `${box.name} is out of sight`);
      const over = boxes.find(
        (other) =>
          other !== box &&
          other.x < box.x + box.width - 0.5 &&
          box.x < other.x + other.width - 0.5 &&
          other.y < box.y + box.height - 0.5 &&
          box.y < other.y + other.height - 0.5,
      );
      assert.equal(over, undefined, box.name);
    }
  });
}
