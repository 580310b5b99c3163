/**
 * Exercises in Chromium: at the end of a chapter, on the stage, for a class, and on paper. Predicting itself is tested
 * in predict.test.js.
 */
import assert from "node:assert/strict";
import { chaptersOf } from "../src/learn/pages.js";
import { exerciseOf } from "../src/learn/exercises.js";
import { start, write } from "../src/run/link.js";
import { allowance, component, expectedOf, meeting, sentNext } from "../src/cases/predicting.js";
import { SchemeCase } from "../src/cases/scheme.js";
import { misreadingText } from "../src/texts/expected.js";
import { mostShown } from "../src/run/sequence.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { Scene } from "../src/run/scene.js";
import { parts } from "../src/words/files.js";
import { Words } from "../src/words/words.js";
import { baseOf, eventually, goto, pageAt, painted, referenceOf, site, targetOf, unfold } from "./browser.js";
import { editions, engine, say, words } from "./fixtures.js";
import { editionOf, expectationOf, explained, plainly } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** True if nothing extends beyond the window. @param {Page} page */
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/**
 * Opens a chapter, and waits until its script and the figures near the window are loaded.
 * @param {Page} page @param {string} name
 */
async function openChapter(page, name) {
  await page.goto(`${site.url}learn/${name}`);
  await page.locator("#theme button").waitFor();
  await figuresInSight(page);
}

/** Waits until the figures near the window are drawn. @param {Page} page */
const figuresInSight = (page) =>
  page.waitForFunction(() =>
    $$("uri-scope").every(
      (scope) => scope.getBoundingClientRect().top > innerHeight || scope.shadowRoot?.querySelector(".drawn, .predict"),
    ),
  );

const asked = {
  base: "http://a/b/c/d;p?q",
  edition: "rfc3986",
  options: {},
  step: null,
  mode: /** @type {const} */ ("predict"),
};

/** Shows an exercise on the stage, in the page that is open. @param {Page} page @param {Omit<Parameters<typeof write>[0], keyof typeof asked> & { edition?: string }} more */
const ask = (page, more) => page.evaluate((to) => void (location.hash = to), write({ ...asked, ...more }));

/** @param {Page} page */
const question = (page) => page.getByRole("textbox", { name: say("predict:questions:target") });

test("the stage as an exercise: nothing tells the answer before it is given", async (t) => {
  const page = await pageAt(t, null);
  await page.goto(site.url + write({ ...asked, reference: "../g", exercises: ["../g", "?y"] }));
  await question(page).waitFor();
  assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /http:\/\/a\/b\/g/);
  assert.equal(await targetOf(page).count(), 0);
  assert.equal(
    (await page.evaluate(() => document.body.innerText)).split("../g").length - 1,
    1,
    "the text is there once",
  );
  await page.getByText(say("predict:exercise", { at: 1, all: 2 })).waitFor();
  const verdict = page.locator(".verdict");
  const scene = sceneOf({ ...asked, reference: "../g" });
  const wrong = "http://a/b/c/../g";
  const { misreading, lost } = expectationOf(engine, { ...asked, reference: "../g", predict: `expectation:${wrong}` });
  const decides = lost?.step ?? 0;
  await question(page).fill(wrong);
  await page.keyboard.press("Enter");
  await verdict.getByText(say("predict:wrong")).waitFor();
  const hint = await verdict.innerText();
  assert.ok(hint.includes(say(`ui:phases:${scene.line(decides - 1).phase}`)), hint);
  assert.ok(hint.includes(withoutMarks(misreadingText(words, { misreading }))), hint);
  assert.ok(!hint.includes("http://a/b/g"), hint);
  assert.equal(await page.locator(".asking .next").count(), 0, "the exercise is not over");
  await solve(page);
  await eventually(async () => {
    const told = await verdict.innerText();
    for (const part of ["http://a/b/g", stepText(scene, decides - 1)])
      assert.ok(told.includes(withoutMarks(part)), told);
  });
  await page.getByRole("button", { name: say("predict:show") }).click();
  await page.waitForFunction(() => $("uri-dots [aria-current=step]")?.textContent?.includes("2C"));
  for (const text of [baseOf(page), referenceOf(page)]) assert.equal(await text.isEditable(), false);
  await page.getByRole("button", { name: say("predict:back") }).press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".asking .show"), null);
  await page.getByRole("button", { name: say("predict:next-exercise") }).click();
  await question(page).waitFor();
  await page.locator(".predict .asked").getByText("?y", { exact: true }).waitFor();
  await page.getByText(say("predict:exercise", { at: 2, all: 2 })).waitFor();
  await question(page).fill("http://a/b/c/?y");
  await page.keyboard.press("Enter");
  await verdict.getByText(say("expected:misreadings:query-drops-file")).waitFor();
  await page.getByRole("button", { name: say("predict:leave"), exact: true }).click();
  await targetOf(page).waitFor();
  await page.waitForFunction(() => !location.hash.includes("predict"));
  assert.ok(await referenceOf(page).isEditable());
});

for (const [width, height, sweep] of /** @type {[number, number, boolean?][]} */ ([
  [1280, 800, true],
  [390, 844],
  [844, 390, true],
  [320, 640, true],
]))
  test(`what goes on covers nothing of the run that it leads to: ${width} × ${height}`, { sweep }, async (t) => {
    const page = await pageAt(t, "", { width, height });
    await ask(page, { reference: "../../../g", exercises: ["../../../g", "?y"] });
    await question(page).fill("http://a/../g");
    await page.keyboard.press("Enter");
    await solve(page);
    await page.getByRole("button", { name: say("predict:show") }).click();
    await eventually(async () => {
      const [bar, ...others] = await page.evaluate(() =>
        [".asking", "uri-field[name=base]", ".panes", "uri-dots .rows [aria-current=step]", "uri-stepper"].map(
          (selector) => $(selector).getBoundingClientRect().toJSON(),
        ),
      );
      for (const other of others)
        assert.ok(
          bar.bottom <= other.top || bar.top >= other.bottom || bar.right <= other.left,
          JSON.stringify([bar, other]),
        );
    });
  });

test("nothing is wrong before something is answered; a wrong text can be mended where it is", async (t) => {
  const page = await pageAt(t, "");
  await ask(page, { reference: "http://a?#x", predict: "part:query" });
  const box = page.locator(".predict input");
  const verdict = page.locator(".verdict");
  await page.waitForFunction(() => document.activeElement?.matches(".predict input")); // typing works immediately
  await page.keyboard.press("Enter");
  await verdict.getByText(say("predict:blank")).waitFor();
  assert.equal(await verdict.locator(":is(.wrong, .right)").count(), 0);
  await page.keyboard.type("?");
  await page.keyboard.press("Enter");
  await verdict.locator(".wrong").waitFor();
  assert.ok(
    await box.evaluate(
      (input) => input === document.activeElement && /** @type {HTMLInputElement} */ (input).value === "?",
    ),
  );
  assert.ok(!(await verdict.innerText()).includes(say("ui:empty-text")));
  await page.getByRole("button", { name: say("predict:kinds:empty") }).click();
  await verdict.locator(".right").waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".predict .again"));
  assert.equal(await box.inputValue(), "", "the text that was typed before isn't the answer");
});

test("an exercise waits for the words of its document; it is answered rightly, in words that are no text; a text box is nothing that answers it", async (t) => {
  const page = await pageAt(t, "", { width: 390, height: 844 });
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/\/assets\/url-syntax-05-\w+\.js$/, (route) => released.then(() => route.continue()));
  await ask(page, { edition: "url-syntax-05", reference: "", exercises: [""] });
  await page.locator(".asking").getByText(say("ui:waiting")).waitFor();
  assert.equal(await question(page).count(), 0, "it is asked about the texts that were there before");
  release();
  await page.getByRole("button", { name: say("predict:kinds:current-document") }).click();
  await page.locator(".verdict .right").waitFor();
  assert.match(await page.evaluate(() => location.hash), /mode=predict&exercises=$/);
  for (const text of [baseOf(page), referenceOf(page)]) assert.equal(await text.isVisible(), false);
});

/** The element at the end of a chapter. @param {Page} page */
const exercise = (page) => page.locator(".practice uri-scope");

/** The attributes of an exercise's element. @param {Page} page */
const asking = (page) =>
  exercise(page).evaluate((element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );

/** Answers the exercise, and waits for the verdict. @param {Page} page @param {import("../src/cases/predicting.js").Given} given @param {"right" | "wrong"} verdict */
async function answer(page, { kind, text }, verdict) {
  const place = exercise(page);
  const [mode] = ((await exercise(page).getAttribute("predict")) ?? "").split(":");
  const choice = { rung: "data-rung", expectation: "data-misreading" }[mode];
  if (choice) {
    // The named choice or, for a wrong answer, another one. "" isn't a rung.
    const named = `[${choice}="${text.replace("!?", "")}"]`;
    await place
      .locator(`fieldset button${verdict === "right" ? named : `:not(${named})`}`)
      .first()
      .click();
  } else if (kind === "text" && text) {
    await place.locator(".predict input").fill(text);
    await place.locator(".predict input").press("Enter");
  } else
    await place
      .locator(".predict .instead")
      .getByRole("button", { name: say(`predict:kinds:${kind === "text" ? "empty" : kind}`), exact: true })
      .click();
  await place.locator(`.verdict .${verdict}`).waitFor();
}

/** Shows the answer after a wrong one. @param {import("playwright-core").Locator | Page} place */
const solve = (place) => place.locator(".solve").click();

/** @param {{ base: string, reference: string, edition: string }} of */
function sceneOf({ base, reference, edition }) {
  return new Scene({
    explanation: explained(engine, { base, reference, edition }),
    edition: editionOf(engine, edition),
    words,
  });
}

/**
 * The right answer to a question without steps.
 * @param {Record<string, string>} attributes @returns {import("../src/cases/predicting.js").Given}
 */
function rightAnswer({ base, reference, other, edition, predict }) {
  if (other)
    return meeting(
      /** @type {import("../src/run/engine.js").Comparison} */ (engine.compare(reference, other, { base, edition })),
    );
  const [mode, name] = predict.split(":");
  if (mode === "send") {
    const { scene } = new SchemeCase({ engine, editions, words }, { reference, edition });
    return sentNext(/** @type {Scene} */ (scene), Number(name) - 1).expected;
  }
  if (mode === "expectation")
    return { kind: "text", text: expectationOf(engine, { base, reference, edition, predict }).misreading?.id ?? "" };
  const scene = sceneOf({ base, reference, edition });
  return mode === "part"
    ? component(scene, name).expected
    : mode === "valid"
      ? allowance(scene)
      : expectedOf(scene.explanation);
}

/** Answers the exercise of a chapter wrongly, then rightly, which is kept. @param {Page} page @param {string} kind */
async function answerTwice(page, kind) {
  await page.locator(".practice .another").waitFor();
  await exercise(page).scrollIntoViewIfNeeded();
  const right = rightAnswer(await asking(page));
  await answer(page, { kind: "text", text: `${right.text}!?` }, "wrong");
  assert.equal(await exercise(page).locator(":is(output, table):visible").count(), 0, "a hint, and no solution");
  await solve(exercise(page));
  const again = exercise(page).getByRole("button", { name: say("predict:again") });
  const [one, other] = [again, page.locator(".practice .another")].map((button) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  assert.notEqual(await one, await other, "what goes on is the one button that stands out");
  await again.click();
  await answer(page, right, "right");
  await eventually(async () =>
    assert.equal(await page.locator(".streak").innerText(), say("learn:streak", { right: 1 })),
  );
  assert.equal(
    JSON.parse(await page.evaluate(() => localStorage.getItem("uriscope learn") ?? ""))[kind].seeds.length,
    1,
  );
}

test("on paper, an exercise that is not answered has its question and a place for the answer, and nothing that tells it; a label is in one piece", async (t) => {
  const page = await pageAt(t, null);
  const asks = [...Array(50).keys()].find((seed) => exerciseOf("branches", seed).predict === "target");
  await page.goto(`${site.url}learn/branches.html#exercise=${asks}`);
  const first = page.locator("uri-scope").first();
  await exercise(page).locator(".predict input").waitFor();
  await first.scrollIntoViewIfNeeded(); // scroll so that the page begins at the exercise
  await first.locator("output .figure").waitFor();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const place = exercise(page);
  assert.ok(await place.getByText(say("predict:questions:target")).isVisible());
  assert.ok(await place.locator(".predict input").isVisible());
  assert.equal(await place.locator(":is(.predict .act, .verdict, .figure, table):visible").count(), 0);
  const lines = await first.locator(".answer-row .label").evaluate((label) => {
    const rows = [...label.children].flatMap((one) => [...one.getClientRects()]).filter(({ width }) => width > 2);
    return new Set(rows.map(({ top }) => Math.round(top))).size;
  });
  assert.equal(lines, 1);
});

/**
 * Answers the exercises of the chapter on a trailing slash, until it is mastered; then resets the progress.
 * @param {Page} page
 */
async function master(page) {
  const seeds = [];
  for (let seed = 0; seeds.length < 3; seed++) if (exerciseOf("slash", seed).predict === "target") seeds.push(seed);
  for (const seed of seeds) {
    await page.evaluate((to) => void (location.hash = to), `#exercise=${seed}`);
    const { base, reference, edition } = exerciseOf("slash", seed);
    await page.waitForFunction((to) => $(".practice uri-scope")?.getAttribute("reference") === to, reference);
    await exercise(page).locator(".predict input:not([readonly])").waitFor();
    await answer(page, rightAnswer({ base, reference, edition, predict: "target" }), "right");
  }
  await page.getByText(say("learn:mastered")).waitFor();
  await page.goto(`${site.url}learn/`);
  await eventually(async () => assert.equal(await page.locator(".contents .mark").count(), 1));
  assert.ok(await page.locator(".contents li:has(.mark) a[href='trailing-slash.html']").isVisible());
  assert.ok((await page.locator(".contents .mark").innerText()).includes(say("learn:mark")));
  await page.getByRole("button", { name: say("learn:forget") }).click();
  await page.getByText(say("learn:forgotten"), { exact: true }).waitFor();
  assert.equal(await page.locator(".contents .mark").count(), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem("uriscope learn")), null);
}

test("after the right answer comes the story, open where the first wrong one went wrong, and closed if there was none; the meter says why it did not move", async (t) => {
  const page = await pageAt(t, null);
  const isExcess = (/** @type {number} */ one) => {
    const { predict, reference } = exerciseOf("dots", one);
    return predict === "target" && reference.startsWith("../../../");
  };
  const seed = [...Array(200).keys()].find(isExcess) ?? 0;
  await page.goto(`${site.url}learn/dot-segments.html#exercise=${seed}`);
  const { base, reference, edition, predict } = exerciseOf("dots", seed);
  const right = rightAnswer({ base, reference, edition, predict });
  const rows = exercise(page).locator("uri-story .story > li");
  const open = exercise(page).locator("uri-story .phase[aria-expanded=true]");
  const meter = page.locator(".streak");
  const missed = say("learn:uncounted:missed");
  await exercise(page).locator(".predict input").waitFor();
  await answer(page, { kind: "text", text: right.text.replace("http://a/", "http://a/../") }, "wrong");
  assert.equal(await rows.count(), 0, "it tells the answer");
  await meter.getByText(missed).waitFor();
  await answer(page, right, "right");
  await rows.first().waitFor();
  assert.equal(await exercise(page).locator("uri-story li.now").getAttribute("data-phase"), "dots");
  assert.equal(await open.count(), 1);
  await meter.getByText(missed).waitFor();
  await exercise(page).locator("uri-story .lines button").first().click();
  await exercise(page).locator("uri-story .lines li:first-child[aria-current=step]").waitFor();
  await exercise(page).locator(".predict .again").click();
  await answer(page, right, "right");
  await eventually(async () => assert.equal(await meter.innerText(), say("learn:streak", { right: 1 })));
  await rows.first().waitFor();
  assert.equal(await open.count(), 0);
  await exercise(page).locator(".predict .again").click();
  await answer(page, right, "right");
  await meter.getByText(say("learn:uncounted:again")).waitFor();
  await page.locator(".practice .another").click();
  await meter.getByText(say("learn:uncounted:again")).waitFor({ state: "detached" });
});

test("a preview is one entry in the history, and leads back to the exercises; others end where they are", async (t) => {
  const page = await pageAt(t, "");
  const entries = () => page.evaluate(() => history.length);
  const sheet = page.getByRole("textbox", { name: say("teach:lines") });
  const leave = page.locator(".asking .leave-predict");
  await goto(page, "#room=teach");
  await sheet.fill("http://a/b/c ../g\n?y\nz");
  await page.waitForFunction(() => location.hash.includes("exercises=../g%20?y%20z"));
  const at = await page.evaluate(() => location.hash);
  const before = await entries();
  await page.locator("uri-exercises tr:not(.all) th a").nth(1).click();
  await question(page).fill("http://a/b/?y");
  await page.keyboard.press("Enter");
  await solve(page);
  await page.locator(".asking .next").click();
  await page.locator(".predict .asked").getByText("z", { exact: true }).waitFor();
  assert.equal(await entries(), before + 1, "it is more than one entry");
  assert.equal(await leave.innerText(), say("predict:to-sheet"));
  await leave.click();
  await sheet.waitFor();
  await page.waitForFunction((to) => location.hash === to, at);
  assert.equal(await sheet.inputValue(), "http://a/b/c ../g\n?y\nz");
  await page.getByRole("link", { name: say("page:resolve"), exact: true }).click();
  await targetOf(page).waitFor();
  assert.equal(await leave.count(), 0, "the preview goes on in Resolve");
  await goto(page, write({ ...start, reference: "x" }));
  await ask(page, { reference: "x" });
  await question(page).waitFor();
  assert.equal(await leave.innerText(), say("predict:leave"));
  await leave.click();
  await targetOf(page).waitFor();
  await page.locator("uri-field[name=base] .left").first().waitFor(); // characters that the target lost are marked again
});

// The table of contents has no exercise.
for (const { name, exercises: kind } of chaptersOf("en")) {
  const masters = name === "trailing-slash.html";
  test(
    `it fits, wide and narrow${kind ? "; an exercise answered wrongly, then rightly" : ""}${masters ? "; three right answers master it, the contents say so, and it can be forgotten" : ""}: ${name}`,
    { sweep: !masters },
    async (t) => {
      const page = await pageAt(t, null);
      await openChapter(page, name);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await painted(page);
        await figuresInSight(page);
        assert.ok(await fits(page), `it is wider than the window of ${width} pixels`);
      }
      if (kind) await answerTwice(page, kind);
      if (masters) await master(page);
    },
  );
}

for (const { width, height, sweep } of [
  { width: 390, height: 844, sweep: true },
  { width: 1280, height: 800, sweep: false },
])
  test(`what comes after an answer stays in sight: ${width} × ${height}`, { sweep }, async (t) => {
    const page = await pageAt(t, null, { width, height });
    await openChapter(page, "dot-segments.html");
    const more = page.locator(".practice .another");
    await more.waitFor();
    await exercise(page).scrollIntoViewIfNeeded();
    const right = rightAnswer(await asking(page));
    await answer(page, { kind: "text", text: `${right.text}!?` }, "wrong");
    await solve(exercise(page));
    const below = (/** @type {import("playwright-core").Locator} */ of) =>
      of.evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
    await eventually(async () => {
      assert.ok((await below(page.locator("section.practice"))) > 0, "the window has room for all of it");
      assert.ok((await below(more)) <= 0);
    });
  });

for (const { tag, language } of [
  { tag: "", language: "en" },
  { tag: "zh-Hans/", language: "zh-Hans" },
])
  test(
    `an answer about one text is told what it took along, and has one figure; the rest is folded: /${tag}`,
    { sweep: true },
    async (t) => {
      const page = await pageAt(t, null, { width: 390, height: 844 });
      const [scheme, host] = [
        ["anatomy", "part:scheme"],
        ["hosts", "part:host"],
      ].map(([kind, predict]) => [...Array(50).keys()].find((seed) => exerciseOf(kind, seed).predict === predict));
      const own = new Words({ language });
      await own.need(...parts);
      const told = plainly(own)("predict:overlooked:sign", { marks: "scheme" });
      const place = exercise(page);
      const ask = async (/** @type {string} */ chapter) => {
        await page.goto("about:blank");
        await page.goto(`${site.url}${tag}learn/${chapter}`);
        await page.locator(".practice .another").waitFor();
        await place.locator(".predict input").waitFor();
      };
      const figures = () => place.locator(".figure:visible");
      await ask(`anatomy.html#exercise=${scheme}`);
      const { text } = rightAnswer(await asking(page));
      await answer(page, { kind: "text", text: `${text}:` }, "wrong");
      await place.locator(".overlooked", { hasText: told }).waitFor();
      await solve(place);
      assert.equal(await figures().count(), 1, "that of the reference");
      assert.equal(await place.locator("uri-field[name=base]").count(), 0, "nothing is asked of it");
      assert.equal(await place.locator("uri-field .read").count(), 0, "no step is shown that would read it");
      assert.equal(await place.locator("table:visible").count(), 0);
      const folds = place.locator(".low summary");
      await unfold(folds.first());
      assert.equal(await figures().count(), 2);
      assert.equal(await place.locator("table:visible").count(), 0, "of the expression: folded for itself");
      await unfold(folds.nth(1));
      assert.equal(await place.locator("table:visible").count(), 1);

      await ask(`hosts-and-ports.html#exercise=${host}`);
      await answer(page, { kind: "text", text: "!" }, "wrong");
      await solve(place);
      assert.equal(await figures().count(), 2, "brackets of a text box need not tell the host from the authority");
      assert.equal(await place.locator("table:visible").count(), 0);
    },
  );

test("an exercise that compares leads to no stage, which resolves; one that resolves does", async (t) => {
  const page = await pageAt(t, null, { width: 390, height: 844 });
  const seed = (/** @type {boolean} */ compares) =>
    [...Array(50).keys()].find((one) => (exerciseOf("normalization", one).predict === "rung") === compares);
  await page.goto(`${site.url}learn/normalization.html`);
  await page.locator(".practice .another").waitFor();
  for (const compares of [true, false]) {
    await page.evaluate((to) => void (location.hash = to), `#exercise=${seed(compares)}`);
    await eventually(async () =>
      assert.equal(await page.getByRole("link", { name: say("learn:stage") }).isVisible(), !compares),
    );
    await eventually(async () => assert.equal((await exercise(page).getAttribute("other")) !== null, compares));
  }
});

test("why a target is not what somebody expected: a wrong answer is told what it would have people expect, and the target is shown; a target that was expected asks nothing", async (t) => {
  const page = await pageAt(t, null, { width: 390, height: 844 });
  const seed = Array.from({ length: 50 }, (_, one) => one).findIndex(
    (one) => expectationOf(engine, exerciseOf("expectation", one)).misreading?.id === "whole-path",
  );
  const of = exerciseOf("expectation", seed);
  const { base, reference, edition } = of;
  await page.goto(`${site.url}learn/not-what-you-expected.html#exercise=${seed}`);
  const place = exercise(page);
  await place.locator("[data-misreading=joined]").waitFor();
  assert.equal(await place.locator("uri-target").count(), 0, "the answer is given away");
  await place.locator("[data-misreading=joined]").click();
  const verdict = place.locator(".verdict");
  // First the hint for the wrong answer, and then the right one.
  const hint = say("predict:overlooked:mistaken", { text: base + reference });
  await verdict.locator(".hint", { hasText: hint }).waitFor();
  assert.equal(await place.locator("uri-target").count(), 0, "the hint gives it away");
  await place.locator("button.solve").click();
  await verdict
    .locator(".wrong", { hasText: withoutMarks(misreadingText(words, expectationOf(engine, of))) })
    .waitFor();
  const { target } = explained(engine, { base, reference, edition });
  assert.equal(await verdict.locator(".overlooked").innerText(), hint);
  assert.equal(
    await verdict.locator(".would code").last().innerText(),
    expectationOf(engine, { base, reference, predict: (await place.getAttribute("predict")) ?? "" }).changes[0].base,
  );
  await place.locator("uri-target").waitFor();
  await place.evaluate((element, expected) => element.setAttribute("predict", `expectation:${expected}`), target);
  await place.locator(".predict").waitFor({ state: "detached" });
  assert.ok(await place.locator("uri-target").isVisible());
});

test("where nothing can be kept, the exercises work, and the page says so", async (t) => {
  const page = await pageAt(t, null, {
    context: {},
    init: () =>
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      }),
  });
  await page.goto(`${site.url}learn/dot-segments.html`);
  await page.getByText(say("learn:unkept")).waitFor();
  await page.getByRole("button", { name: say("learn:another") }).click();
  await page.waitForFunction(() => /^#exercise=\d+$/.test(location.hash));
});

/**
 * Answers which rule is next, to the end of a run by RFC 3986.
 * @param {import("playwright-core").Locator} place @param {{ base: string, reference: string, predict?: string }} of
 * @param {boolean} [wrong] whether the first answer is
 */
async function answerRules(place, of, wrong = false) {
  const edition = "rfc3986";
  const { run } = explained(engine, { ...of, edition });
  const { lines } = editionOf(engine, edition).listing;
  const asked = run.steps
    .map(({ answer: said, line }) => ({ said, ...lines[line] }))
    .filter(({ phase, id, said }) => {
      if (phase === "dots") return /^2/.test(id);
      return of.predict !== "rule:dots" && said !== undefined && phase !== "recompose";
    });
  for (const [i, { phase, id, said }] of asked.entries()) {
    assert.equal(
      await place.getByRole("button", { name: say("predict:next-exercise") }).count(),
      0,
      "another exercise is offered before the end of this one",
    );
    const misses = wrong && i === 0;
    const choice =
      phase === "dots"
        ? place.locator("fieldset button", { [misses ? "hasNotText" : "hasText"]: new RegExp(`^${id}`) }).first()
        : place.getByRole("button", { name: say(Boolean(said) !== misses ? "ui:yes" : "ui:no"), exact: true });
    await choice.click();
    await place.locator(`.verdict .${misses ? "wrong" : "right"}`).waitFor();
    if (phase === "dots")
      assert.match(await place.locator(".verdict .parts cite").innerText(), new RegExp(`step ${id}$`));
    if (i === asked.length - 1)
      assert.equal(
        await place.locator(".verdict .end").innerText(),
        say("predict:end", { wrong: Number(wrong), all: asked.length }),
      );
    await place.locator(".predict button[type=submit]").click();
  }
}

test("the stage asks what a link says: a part, with the brackets hidden; and rule by rule", async (t) => {
  const page = await pageAt(t, "");
  await ask(page, { reference: "http://u@h.test/x", predict: "part:host" });
  const stage = page.locator(".stage");
  await stage.locator(".predict input").waitFor();
  assert.equal(await page.locator("uri-field[name=reference]").isVisible(), false);
  await stage.locator(".predict input").fill("h.test");
  await page.keyboard.press("Enter");
  await stage.locator(".verdict .right").waitFor();

  await ask(page, { reference: "/../g", exercises: ["/../g", "./g"], predict: "rule" });
  await stage.locator(".predict fieldset button").first().waitFor();
  await answerRules(stage, { base: asked.base, reference: "/../g" });
  await stage.getByRole("button", { name: say("predict:next-exercise") }).click();
  await page.waitForFunction(() => location.hash.includes("reference=./g") && location.hash.includes("predict=rule"));
  await page.getByRole("button", { name: say("predict:leave"), exact: true }).click();
  await page.waitForFunction(() => !location.hash.includes("predict"));
});

test(
  "step by step: which rule is next, wrong at first and then right, with the policy of the page in force",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { context: {} });
    let seed = 0;
    while (exerciseOf("dots", seed).predict !== "rule:dots") seed++;
    await page.goto(`${site.url}learn/dot-segments.html#exercise=${seed}`);
    const place = exercise(page);
    const of = exerciseOf("dots", seed);
    await answerRules(place, of, true);
    await answerRules(place, of); // another round, with a new count of wrong answers
    await page.getByText(say("learn:streak", { right: 1 })).waitFor();
  },
);

test("a class: lines become a link and a sheet; what was answered is summed up; paper tells no answer", async (t) => {
  const page = await pageAt(t, "");
  const onPaper = () =>
    page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      const text = $("uri-handout")?.textContent ?? "";
      dispatchEvent(new Event("afterprint"));
      return text;
    });
  await goto(page, "#room=teach");
  await page.getByRole("textbox", { name: say("teach:lines") }).fill("http://a/b/c ../g\n?y");
  await page.locator(".teach select:has([value='part:query'])").nth(2).selectOption("part:query");
  await eventually(async () =>
    assert.ok((await onPaper()).split(say("predict:questions:target")).pop()?.includes("http://a/g")),
  );
  await page.emulateMedia({ media: "print" });
  const before = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const answers = $("uri-handout .answers");
    const { breakBefore } = getComputedStyle(answers);
    dispatchEvent(new Event("afterprint"));
    return breakBefore;
  });
  assert.equal(before, "page", "the answers are on a page of their own");
  await page.emulateMedia({ media: null });
  await page.getByRole("link", { name: say("teach:open") }).click();
  await question(page).fill("http://a/b/g");
  await eventually(async () => assert.ok((await onPaper()).includes(say("predict:questions:target"))));
  assert.doesNotMatch(await onPaper(), /http:\/\/a\/g/);
  await page.keyboard.press("Enter");
  await solve(page);
  await page.keyboard.press("Enter"); // the button for the next question has the focus
  await page.waitForFunction(() => document.activeElement?.matches(".predict input") && location.hash.includes("at=2"));
  await page.keyboard.type("?y");
  await page.keyboard.press("Enter");
  await page.getByText(say("predict:overlooked:sign", { marks: "query" })).waitFor();
  await page.locator(".predict input").fill("y");
  await page.keyboard.press("Enter");
  await page.locator(".verdict .right").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText(say("predict:summed:title", { right: 0, all: 2 })).waitFor();
  assert.deepEqual(await page.locator(".summed td[data-label]").allInnerTexts(), [
    "http://a/b/g",
    "http://a/g",
    "?y",
    "y",
  ]);
  assert.equal(await page.locator("uri-field:visible").count(), 0, "the texts are those of the last exercise");
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    assert.deepEqual(await page.locator(".summed").evaluate(brokenWords), [], `${width}`);
  }
});

test("of a link with very many exercises, the summary and paper show the first ones, as they are written, and say how many more there are", async (t) => {
  const page = await pageAt(t, "");
  const [all, hidden] = [10_000, "/a\u202egnp.exe"];
  const exercises = Array.from({ length: all }, (_, i) => (i ? `x${i}` : hidden));
  await ask(page, { reference: "x9999", exercises, series: { at: `${all}` } });
  await page.getByText(say("predict:exercise", { at: all, all })).waitFor();
  await question(page).fill("http://a/b/c/x9999");
  await page.keyboard.press("Enter");
  await page.locator(".asking .next").click();
  await page.getByText(say("predict:left", { count: all - mostShown })).waitFor();
  assert.equal(await page.locator(".summed tbody tr").count(), mostShown);
  assert.equal(await page.locator(".summed tr:first-child th .steering").count(), 1);
  assert.equal((await page.evaluate(() => location.hash)).split("%20").length, all, "the link has lost some");
});

/** The words broken across lines: runs in the page. @param {Element} element */
const brokenWords = (element) => {
  const found = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (node.parentElement?.checkVisibility() && range.getClientRects().length > 1) found.push(word);
    }
  return found;
};
