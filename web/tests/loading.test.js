/**
 * The page before the engine is loaded: the baked case is drawn and plays, nothing moves when the script draws, and
 * early typing is kept, with the focus, and answered later. A link to another case never shows the page's own.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  baseOf,
  chooseSpec,
  eventually,
  pageAt,
  painted,
  ready,
  referenceOf,
  sliderOf,
} from "./browser.js";
import { engine, say, saying, sayWhy } from "./fixtures.js";
import { host } from "./host.js";
import { opening } from "../src/run/link.js";
import { explained, link } from "./support.js";
import { beforeEach, test } from "./test.js";

/** @import { Page } from "playwright-core" */

const held = await host();
beforeEach(() => held.fail(/./, null));

/** Why the case of the page has its target. */
const why = (() => {
  const { why } = explained(engine, opening);
  return sayWhy("rfc3986", why);
})();

const script = /^assets\/(app|chunk)-.*\.js$/;
const wasm = /\.wasm$/;

/** @param {Page} page @param {string} id of its sentence */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });

/** Notes every shift of the layout. Runs in the page. */
const shifts = () => {
  const seen = { shift: 0, sources: /** @type {string[]} */ ([]) };
  /** @type {any} */ (globalThis).seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      seen.shift += entry.value;
      seen.sources.push(
        ...entry.sources.map(
          (/** @type {any} */ { node, previousRect: from, currentRect: to }) =>
            `${node?.outerHTML?.slice(0, 80) ?? "a node that is gone"} from ${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]}`,
        ),
      );
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** The target that the page opens with. */
const opened = new URL(opening.reference, opening.base).href;

/** The positions of the stage's boxes. @param {Page} page */
const places = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        "header",
        ".logo",
        ".rooms a",
        ".ask",
        "uri-field[name=base] textarea",
        "uri-field[name=base] label",
        "uri-field[name=reference] textarea",
        "uri-target",
        "output",
        "uri-why",
        "uri-years",
        "uri-expected",
        "uri-story",
        "uri-stepper",
        ".below",
      ].map((selector) => {
        const { x, y, height } = $(selector).getBoundingClientRect();
        // The width of a text depends on its surroundings.
        return [selector, [x, y, ["output", ".below"].includes(selector) ? 0 : height].map(Math.round)];
      }),
    ),
  );

/**
 * The drawing of the case, without parts that depend on the available space: the answers of the years, texts in
 * buffers.
 * @param {import("playwright-core").Page} page
 */
const drawnIn = (page) =>
  page.evaluate(() =>
    ["uri-why .said", "uri-years .year b", "uri-story .text", "uri-story .said", "uri-stepper"].map((selector) =>
      $$(selector).map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim()),
    ),
  );

for (const { width, height, sweep } of [
  { width: 390, height: 844 },
  { width: 1280, height: 720, sweep: true },
  { width: 1280, height: 800, sweep: true },
  { width: 768, height: 1024, sweep: true },
  { width: 2560, height: 1440, sweep: true },
]) {
  test(`nothing moves when the script draws, nor when the engine comes: ${width} × ${height}`, { sweep }, async (t) => {
    const page = await pageAt(t, null, { width, height, context: {}, init: shifts, mayFail: true });
    held.fail(script, "hang");
    held.fail(wasm, "hang");
    await page.goto(held.url, { waitUntil: "commit" });
    await page.locator("uri-stepper").waitFor({ state: "attached" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    const first = await places(page);
    const frame = await drawnIn(page);
    assert.equal(await page.locator("uri-stepper:not([inert])").count(), 0, "the script is there already");
    held.fail(/./, null);
    held.fail(wasm, "hang");
    for (const drawn of ["uri-stepper:not([inert]) input", "uri-story:not([inert]) .text"])
      await page.locator(drawn).first().waitFor();
    assert.deepEqual(await places(page), first, "as the script draws");
    assert.deepEqual(await drawnIn(page), frame, "the first HTML has drawn something else");
    held.fail(/./, null);
    await ready(page);
    assert.deepEqual(await places(page), first, "as the engine comes");
    const { shift, sources } = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
    // On a phone the target gets a second line once its letters are measured; nothing else moves with it.
    assert.ok(shift < (width < 400 ? 0.005 : 0.0005), `the layout shifts by ${shift}: ${sources.join(", ")}`);
  });
}

test("nothing in the Conformance room is pushed down by what comes later", async (t) => {
  const page = await pageAt(t, null, { width: 1280, height: 800, context: {}, init: shifts, mayFail: true });
  await page.goto(`${held.url}#room=board`);
  await page.locator(".board table.rows").waitFor();
  await page.locator("uri-conformance textarea").waitFor();
  const { shift, sources } = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  assert.ok(shift < 0.01, `the layout shifts by ${shift}: ${sources.join(", ")}`);
});

test("the beginning of the page is not seen while it is being read, for a moment, as what follows would move it", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  held.fail(/^index\.html$/, "begin");
  await page.goto(held.url, { waitUntil: "commit" });
  await page.locator("uri-field").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => document.body.getAnimations().length); // the style sheet may still be loading
  const [before, after] = await page.evaluate(() => {
    const seen = () => getComputedStyle(document.body).visibility;
    const [wait] = document.body.getAnimations();
    wait.currentTime = 0; // regardless of the test's duration so far
    const before = seen();
    wait.finish();
    return [before, seen()];
  });
  assert.deepEqual([before, after], ["hidden", "visible"]);
  held.fail(/./, null);
  await ready(page);
  assert.deepEqual(await page.evaluate(() => document.body.getAnimations().length), 0, "it waits still");
});

/** Shortens the page's timeout of ten seconds. */
const impatient = () => {
  const wait = globalThis.setTimeout;
  Object.assign(globalThis, {
    setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) => wait(act, time === 10_000 ? 500 : time),
  });
};

test(
  "a style sheet that hangs: the page is shown without it, and with it when it comes",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { context: {}, init: impatient, mayFail: true });
    held.fail(/app-.*\.css$/, "hang");
    await page.goto(held.url, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    await assertTarget(page, opened, "without the styles");
    held.fail(/./, null);
    await page.waitForFunction(() => getComputedStyle(document.body).margin === "0px");
  },
);

test(
  "the case of the page is drawn and plays without the engine, and goes on when it comes",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { mayFail: true });
    held.fail(wasm, "hang");
    await page.goto(held.url);
    await assertTarget(page, opened, "baked");
    await eventually(async () => assert.ok((await page.locator("uri-why").innerText()).includes(why)));
    await eventually(async () =>
      assert.ok((await page.locator("uri-years").textContent())?.includes(say("ui:no-relative-form")), "RFC 1738"),
    );
    await sliderOf(page).press("Home");
    await button(page, "ui:next").click();
    await button(page, "ui:next").click();
    await page.locator("uri-stepper .say b", { hasText: /^2\b/ }).waitFor();
    await eventually(async () =>
      assert.match((await page.locator("progress").getAttribute("value")) ?? "", /^(49|50)$/),
    ); // half of an odd number of bytes, or of an even one
    held.fail(/./, null);
    await ready(page);
    assert.equal(await sliderOf(page).inputValue(), "2", "the step that is shown is another one");
    assert.equal(await page.locator("progress").count(), 0);
    await referenceOf(page).fill("../x");
    const { target } = explained(engine, { ...opening, reference: "../x" });
    await assertTarget(page, target ?? "", "after the engine came");
  },
);

/** Opens the page without the rest of its script: until that comes, there is the prelude. @param {Page} page @param {import("./host.js").Failing} [how] */
async function openPrelude(page, how = "hang") {
  const [, next] = /href="([^"]*chunk[^"]*)" data-next/.exec(await (await fetch(held.url)).text()) ?? [];
  held.fail(new RegExp(next), how);
  await page.goto(held.url);
  await assertTarget(page, opened, "prelude");
  assert.equal(await button(page, "page:share").count(), 0, "the rest of the script is there");
}

test("the first script alone plays the case, and the rest goes on with the step", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await openPrelude(page);
  await sliderOf(page).press("Home");
  await button(page, "ui:next").click();
  await button(page, "ui:next").click();
  await page.locator("uri-stepper .say b", { hasText: /^2\b/ }).waitFor();
  assert.equal(await page.locator("uri-field .read").count(), 1, "what the step reads is not marked");
  await page.locator("uri-stepper .say", { hasText: saying("rfc3986:steps:split-r", { pieces: 1 }) }).waitFor(); // its words arrive with the case
  await button(page, "ui:play").click();
  held.fail(/./, null);
  await button(page, "page:share").waitFor();
  await button(page, "ui:pause").click();
  assert.ok(Number(await sliderOf(page).inputValue()) >= 2, "it plays from the beginning");
  await page.waitForFunction(() => /step=\d/.test(location.hash));
  await ready(page);
});

test("what is typed and chosen with the first script alone is answered", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await openPrelude(page);
  await referenceOf(page).press("End");
  await page.keyboard.type("/early");
  await chooseSpec(page.locator(".stage"), "url-syntax-05");
  await page.waitForFunction(() => !$("output .figure"));
  await eventually(async () => assert.ok((await page.locator("uri-why").innerText()).includes(say("ui:waiting"))));
  await referenceOf(page).press("Home");
  await page.keyboard.type("x/");
  held.fail(/./, null);
  await assertTarget(page, new URL(`x/${opening.reference}/early`, opening.base).href, "typed early");
  await eventually(async () =>
    assert.equal(await page.getByRole("radio", { checked: true }).getAttribute("value"), "url-syntax-05"),
  );
  await page.waitForFunction(() => location.hash.includes("early&edition=url-syntax-05"));
});

test("the rest of the script does not come: a sentence says so, the case plays, and what is typed is there after loading it again", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await openPrelude(page, "busy");
  await page.getByRole("alert").waitFor();
  assert.ok((await page.getByRole("alert").innerText()).includes(say("ui:not-fetched")));
  await sliderOf(page).press("Home");
  await button(page, "ui:next").click();
  await page.locator("uri-stepper .say b", { hasText: /^1\b/ }).waitFor();
  await referenceOf(page).fill("typed/alone");
  held.fail(/./, null);
  await page.reload();
  await assertTarget(page, new URL("typed/alone", opening.base).href, "after loading it again");
});

test("what is typed before any script is there is kept, with the focus and the caret, and answered", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  held.fail(script, "hang");
  held.fail(wasm, "hang");
  await page.goto(held.url, { waitUntil: "commit" });
  await referenceOf(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type("/early");
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowLeft");
  await page.evaluate(() => void Object.assign(globalThis, { input: document.activeElement }));
  held.fail(/./, null);
  held.fail(wasm, "hang");
  await page.locator("uri-field[name=reference] .figure").waitFor();
  assert.equal(await referenceOf(page).inputValue(), `${opening.reference}/early`);
  assert.ok(
    await page.evaluate(() => document.activeElement === /** @type {any} */ (globalThis).input),
    "another box has the focus",
  );
  await page.keyboard.type("very-");
  assert.equal(await referenceOf(page).inputValue(), `${opening.reference}/very-early`);
  assert.equal(
    await page.locator("output .figure", { hasText: opened }).count(),
    0,
    "the case of the page is shown as the answer to another",
  );
  held.fail(/./, null);
  await assertTarget(page, `${opened}/very-early`, "typed early");
  await page.waitForFunction(() => location.hash.includes("very-early"));
});

test("a link to another case shows its texts and never the case of the page", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  held.fail(script, "hang");
  held.fail(wasm, "hang");
  await page.goto(held.url + link({ base: "http://x/y/", reference: "z?q#f" }), { waitUntil: "commit" });
  await page.locator("uri-stepper").waitFor({ state: "attached" });
  await painted(page); // without styles, nothing is visible
  const never = async () => {
    assert.doesNotMatch(await page.locator("main").innerText(), /http:\/\/a\/g|\.\.\/\.\.\/g/);
    assert.deepEqual([await baseOf(page).inputValue(), await referenceOf(page).inputValue()], ["http://x/y/", "z?q#f"]);
  };
  await never();
  held.fail(/./, null);
  held.fail(wasm, "hang");
  await page.locator("uri-field[name=reference] .figure").waitFor();
  await never();
  assert.equal(await page.locator("uri-story:not([inert]) [aria-current=step]").count(), 0, "a run is shown");
  await page.locator("progress").waitFor({ state: "attached" });
  held.fail(/./, null);
  await assertTarget(page, "http://x/y/z?q#f", "the link's own case");
});

for (const { what, act } of [
  {
    what: "a link to another case",
    act: (/** @type {Page} */ page) => page.goto(held.url + link({ base: "http://x/y/", reference: "z" })),
  },
  {
    what: "what is typed",
    act: async (/** @type {Page} */ page) => {
      await page.goto(held.url);
      await page.locator("output", { hasText: opened }).waitFor();
      await referenceOf(page).fill("z");
    },
  },
])
  test(`without style sheet and script, ${what} never has the answer to the case of the page beside it`, async (t) => {
    const page = await pageAt(t, null, { context: {}, mayFail: true });
    held.fail(/^assets\//, "gone");
    await act(page);
    assert.equal(await referenceOf(page).inputValue(), "z");
    assert.equal(await page.locator("output").innerText(), "");
    assert.equal(await page.locator("uri-why").innerText(), "");
    assert.equal((await page.locator("main").innerText()).includes(opened), false);
    held.fail(/./, null);
    await page.reload();
    const base = await baseOf(page).inputValue();
    await assertTarget(page, new URL("z", base).href, "once the files are there");
  });

test("an edition that is chosen early waits for the engine", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  held.fail(wasm, "hang");
  await page.goto(held.url);
  await assertTarget(page, opened, "baked");
  await chooseSpec(page.locator(".stage"), "rfc1738");
  await page.waitForFunction(() => $("output .figure") === null);
  held.fail(/./, null);
  await assertTarget(page, say("ui:no-relative-form"), "1738");
});

for (const [what, path, seen] of [
  ["the page", "", ".ask"],
  ["a chapter", "learn/anatomy.html", "main h1"],
])
  test(`while no script comes, the window has what stands in ${what}, in its theme`, async (t) => {
    const page = await pageAt(t, null, { context: {}, mayFail: true });
    held.fail(/\.js$/, "hang");
    await page.addInitScript(() => localStorage.setItem("uriscope theme", "dark"));
    await page.goto(held.url + path, { waitUntil: "commit" });
    await page.locator(seen).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await painted(page); // if a script were waited for, nothing would be painted
  });
