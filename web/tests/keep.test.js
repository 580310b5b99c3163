/**
 * Tests that typed text is never lost: whatever happens to the page, its texts are restored; and replacing a text can
 * be undone.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  atLink,
  baseOf,
  eventually,
  goto,
  open,
  pageAt,
  painted,
  ready,
  referenceOf,
  site,
  sliderOf,
} from "./browser.js";
import { engine, say } from "./fixtures.js";
import { explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const base = "http://a/b/";
const first = link({ base, reference: "x" });
const thirty = "../thirty/characters/in/a/row!";
const long = `g?${"x".repeat(9_000)}`;

/**
 * Types into the reference without a pause, and acts before anything else can happen in the page.
 * @param {Page} page @param {string} text @param {string} then the action, as a script
 */
const typeAnd = (page, text, then) =>
  page.evaluate(`(() => {
  const input = $("uri-field[name=reference] textarea");
  input.focus();
  for (const character of ${JSON.stringify(text)}) {
    input.value += character;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  ${then};
})()`);

/** Puts a text into the reference, as pasting does. @param {Page} page @param {string} text */
const paste = (page, text) =>
  page.evaluate((value) => {
    const input = $("uri-field[name=reference] textarea");
    input.value = value;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);

/** Waits until the boxes have these texts. @param {Page} page @param {{ base?: string, reference: string }} texts */
async function assertTexts(page, { reference, ...texts }) {
  const want = { base: texts.base ?? base, reference };
  const read = () =>
    page.evaluate(() =>
      Object.fromEntries(
        ["base", "reference"].map((name) => {
          const box = $(`uri-field[name=${name}] textarea`);
          return [name, box?.checkVisibility() ? box.value : "not shown"]; // another room is hidden
        }),
      ),
    );
  await eventually(async () => assert.deepEqual(await read(), want));
}

/**
 * Runs an action that ends a document, and waits for the next one.
 * @param {Page} page @param {() => Promise<unknown>} act
 */
async function intoNext(page, act) {
  await Promise.all([page.waitForEvent("load"), act()]);
  await ready(page);
}

test(
  "what was typed without a pause is there after another page, whether or not that is Back; so is a text that is too long for the link",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, first);
    await Promise.all([page.waitForURL("about:blank"), typeAnd(page, thirty, "location.href = 'about:blank'")]);
    await page.goBack();
    await ready(page);
    await assertTexts(page, { reference: `x${thirty}` });
    await paste(page, long);
    await page.goto("about:blank");
    await page.goBack();
    await ready(page);
    await assertTexts(page, { reference: long });
  },
);

test("it is there after the board, by Back and by the menu", { sweep: true }, async (t) => {
  const page = await pageAt(t, first);
  await typeAnd(page, thirty, "$('#rooms a[href*=board]').click()");
  await page.locator(".board").waitFor();
  await page.goBack();
  await assertTexts(page, { reference: `x${thirty}` });
  await typeAnd(page, thirty, "$('#rooms a[href*=board]').click()");
  await page.locator(".board").waitFor();
  await page.locator("#rooms a").first().click();
  await assertTexts(page, { reference: `x${thirty}${thirty}` });
  await atLink(page, link({ base, reference: `x${thirty}${thirty}` }));
});

test("it is there after Back and Forward, which come before it could be written", async (t) => {
  const page = await pageAt(t, first);
  await page.evaluate((to) => void (location.hash = to), link({ base, reference: "y" }));
  await assertTexts(page, { reference: "y" });
  await typeAnd(page, thirty, "history.back()");
  await assertTexts(page, { reference: "x" });
  await page.goForward();
  await assertTexts(page, { reference: `y${thirty}` });
  await page.goBack();
  await assertTexts(page, { reference: "x" });
});

test("the link is written while one types, and not only after", async (t) => {
  const page = await pageAt(t, first);
  let written = first;
  for (const character of thirty) {
    await typeAnd(page, character, "");
    await page.waitForTimeout(40); // wait for less than any pause
    written = await page.evaluate(() => location.hash);
    if (written !== first) break;
  }
  assert.notEqual(written, first);
  assert.ok(link({ base, reference: `x${thirty}` }).startsWith(written.replace(/&edition=.*/, "")), written);
});

const lost = say("page:notes:unkept", { name: "reference", most: (8_000).toLocaleString("en") });

/** A browser that keeps no long text: runs in the page. */
const forgetful = () => {
  const { replaceState } = history;
  history.replaceState = (state, ...rest) => {
    if (JSON.stringify(state).length > longestKept) throw new DOMException("too long", "DataCloneError");
    replaceState.call(history, state, ...rest);
  };
  const longestKept = 5_000;
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
};

test("what was typed without a pause is there after a reload; a text that is too long for the link is kept beside it, through reload, Back, Forward and the menu; one that cannot be kept is said to be lost", async (t) => {
  const page = await pageAt(t, first, { fresh: true });
  const typed = { base, reference: `x${thirty}` };
  await intoNext(page, () => typeAnd(page, thirty, "location.reload()"));
  await assertTexts(page, typed);
  await atLink(page, link(typed));
  await assertTarget(page, String(explained(engine, typed).target), "after a reload");
  await paste(page, long);
  const without = `#base=${base}&omitted=reference&edition=rfc3986`;
  await atLink(page, without);
  await page.getByText(say("page:notes:omitted", { name: "reference", most: (8_000).toLocaleString("en") })).waitFor();
  await page.locator("#rooms a[href*=compare]").click();
  await page.locator(".compare").waitFor();
  await page.goBack();
  await assertTexts(page, { reference: long });
  await page.goForward();
  await page.locator(".compare").waitFor();
  await page.locator("#rooms a").first().click();
  await assertTexts(page, { reference: long });
  await atLink(page, without);
  await painted(page); // the room is open, and handles typing
  await intoNext(page, () => typeAnd(page, "z", "location.reload()"));
  await assertTexts(page, { reference: `${long}z` });

  await page.evaluate(forgetful);
  await paste(page, `${long}y`);
  await page.getByText(lost).waitFor();
  await paste(page, "short");
  await atLink(page, link({ base, reference: "short" }));
  await page.getByText(lost).waitFor({ state: "detached" });
});

test("whoever opens such a link elsewhere is told what it came without", async (t) => {
  const page = await pageAt(t, `#base=${base}&omitted=reference`);
  await assertTexts(page, { reference: "" });
  await page.getByText(say("page:notes:link-omitted", { name: "reference" })).waitFor();
});

test("five million characters are kept, too", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { context: {} });
  const five = `g?${"x".repeat(5_000_000)}`;
  page.setDefaultTimeout(120_000);
  const there = () =>
    page.waitForFunction((length) => {
      const input = $("uri-field[name=reference] textarea");
      return input?.value.length === length && /^g[?]x+$/.test(input.value);
    }, five.length);
  await open(page, site.url, first);
  await paste(page, five);
  await page.reload(); // reload without a pause, before the texts are in the history
  await there();
  await page.waitForFunction(
    () => history.state.uriscope.kept && Object.keys(sessionStorage).every((name) => name === "uriscope left"),
  );
  await page.reload();
  await there();
});

test("what one act puts in the place of texts is one entry: Back brings them back, Forward the others", async (t) => {
  const page = await pageAt(t, first);
  await baseOf(page).fill("http://c/d");
  await referenceOf(page).fill("e:f");
  const length = await page.evaluate(() => history.length);
  await page.locator("[data-room=resolve] .swap").click();
  await assertTexts(page, { base: "e:f", reference: "http://c/d" });
  await atLink(page, link({ base: "e:f", reference: "http://c/d" }));
  assert.equal(await page.evaluate(() => history.length), length + 1);
  await page.goBack();
  await assertTexts(page, { base: "http://c/d", reference: "e:f" });
  await page.goForward();
  await assertTexts(page, { base: "e:f", reference: "http://c/d" });
  await referenceOf(page).fill("typed");
  await atLink(page, link({ base: "e:f", reference: "typed" }));
  assert.equal(await page.evaluate(() => history.length), length + 1);
  await page.goBack();
  await assertTexts(page, { base: "http://c/d", reference: "e:f" });
  await page.goForward();
  await assertTexts(page, { base: "e:f", reference: "typed" });
});

test("Ctrl+Z takes back a swap, both texts at once, and Ctrl+Shift+Z swaps again; it is one entry all the same", async (t) => {
  const page = await pageAt(t, first);
  const length = await page.evaluate(() => history.length);
  await page.locator("[data-room=resolve] .swap").click();
  await assertTexts(page, { base: "x", reference: base });
  await page.keyboard.press("ControlOrMeta+Z");
  await assertTexts(page, { base, reference: "x" });
  await assertTarget(page, String(explained(engine, { base, reference: "x" }).target), "after Ctrl+Z");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await assertTexts(page, { base: "x", reference: base });
  await baseOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await assertTexts(page, { base, reference: "x" });
  assert.equal(await page.evaluate(() => history.length), length + 1);
  await page.goBack();
  await assertTexts(page, { base, reference: "x" });
});

test("Ctrl+Z takes back an example, with its edition", { sweep: true }, async (t) => {
  const page = await pageAt(t, link({ base, reference: "x" }));
  await page.getByRole("button", { name: say("page:ways:all") }).click();
  await page.getByRole("searchbox").fill("1997 C.2 ../../../../g");
  await page.locator("dialog .items button").first().click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.waitForFunction(() => $("uri-years .chosen input")?.value === "url-syntax-05");
  await page.keyboard.press("ControlOrMeta+Z");
  await assertTexts(page, { base, reference: "x" });
  await page.waitForFunction(() => $("uri-years .chosen input")?.value === "rfc3986");
});

test("Back brings edition, options and step back with the texts", async (t) => {
  const page = await pageAt(t, link({ base, reference: "../x", edition: "rfc2396bis-01", excess: "remove", step: 3 }));
  await page.locator("[data-room=resolve] .swap").click();
  await page.evaluate((to) => void (location.hash = to), link({ base, reference: "y", edition: "rfc3986" }));
  await assertTexts(page, { reference: "y" });
  await page.goBack();
  await assertTexts(page, { base: "../x", reference: base });
  await page.goBack();
  await assertTexts(page, { reference: "../x" });
  await eventually(async () => assert.equal(await sliderOf(page).inputValue(), "3"));
  await eventually(async () =>
    assert.equal(await page.locator("uri-years input[value='rfc2396bis-01']").isChecked(), true),
  );
  await atLink(page, link({ base, reference: "../x", edition: "rfc2396bis-01", excess: "remove", step: 3 }));
});

test("the box shows what the engine gets of a link: line breaks, bytes that are no text, NUL", async (t) => {
  const page = await pageAt(t, first);
  for (const [fragment, reference, note] of /** @type {const} */ ([
    ["a%0D%0Ab", "ab", "link-line-break"],
    ["a%00b", "a\0b", null],
    ["a%ED%A0b", "a\ufffd\ufffdb", "link-bytes"],
    ["a%ED%A0%80b", "a\ud800b", null],
  ])) {
    await goto(page, first);
    await page.locator("uri-notices li").first().waitFor({ state: "detached" });
    await goto(page, `#base=${base}&reference=${fragment}`);
    await assertTexts(page, { reference });
    await assertTarget(page, /** @type {string} */ (explained(engine, { base, reference }).target), fragment);
    if (note)
      await page
        .getByText(say(`page:notes:${note}`, { name: "reference" }))
        .first()
        .waitFor();
    await referenceOf(page).press("End");
    await referenceOf(page).press("c");
    await atLink(page, link({ base, reference: `${reference}c` }));
  }
});

test("in a frame without an origin the page goes on without a word", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { context: { bypassCSP: true } });
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  await page.goto(`${site.url}none`);
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = src;
    document.body.append(frame);
  }, site.url + first);
  const frame = page.frameLocator("iframe");
  const box = frame.getByRole("textbox", { name: "Reference" });
  await frame.locator("uri-stepper:not([inert]) input").waitFor({ state: "attached" });
  await frame.locator(".show-steps").click(); // it is as narrow as a phone, and its storage is refused
  await frame.locator("uri-stepper input").waitFor();
  await box.press("End");
  await box.pressSequentially("yz");
  await frame.locator(".further summary").click();
  await frame.locator("[data-room=resolve] .swap").click();
  await assertValue(box, base);
  await box.press("End");
  await box.press("c");
  await assertValue(box, `${base}c`);
  await page.evaluate("history.back()");
  await assertValue(box, "xyz");
});

/** @param {import("playwright-core").Locator} box @param {string} text */
async function assertValue(box, text) {
  await eventually(async () => assert.equal(await box.inputValue(), text));
}
