/**
 * The menu: the rooms, and two entries that open a list. "Look up" has four entries, two of which are cards of Resolve.
 */
import assert from "node:assert/strict";
import { registry } from "../src/embed/registry.js";
import { cards, parse, stateOf } from "../src/run/link.js";
import { eventually, goto, pageAt, referenceOf, site } from "./browser.js";
import { say } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** An entry that opens a list. @param {Page} page @param {string} name */
const list = (page, name) => page.locator(`#rooms [data-list="${name}"]`);
/** @param {import("playwright-core").Locator} details */
const isOpen = (details) => details.evaluate((one) => /** @type {HTMLDetailsElement} */ (one).open);
const lookedUp = ["page:schemes", "page:board", "ui:characters", "ui:grammar"].map((id) => say(id));

test("a link can open each card below the stage, and no other", () => {
  assert.deepEqual(
    cards,
    Object.keys(registry).filter((name) => registry[name].folded),
  );
  for (const card of cards) assert.equal(stateOf(parse(`#base=a:&card=${card}`)).state.card, card);
  const { state, notes } = stateOf(parse("#base=a:&card=story"));
  assert.equal(state.card, undefined);
  assert.deepEqual(
    notes.map(({ id }) => id),
    ["link-value"],
  );
});

test("“Look up” opens a list of four by keyboard, closes by Escape and for “More”, and marks the room that is shown", async (t) => {
  const page = await pageAt(t, "");
  const [lookUp, more] = [list(page, "look-up"), list(page, "more")];
  assert.deepEqual(await lookUp.locator("a").allTextContents(), lookedUp);
  await lookUp.locator("summary").focus();
  await page.keyboard.press("Enter");
  await lookUp.getByRole("link", { name: lookedUp[0], exact: true }).waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), lookedUp[0]);
  await page.keyboard.press("Escape");
  assert.equal(await isOpen(lookUp), false);
  assert.equal(await page.evaluate(() => document.activeElement?.localName), "summary");
  await page.keyboard.press("Enter");
  await more.locator("summary").click();
  await eventually(async () => assert.deepEqual([await isOpen(lookUp), await isOpen(more)], [false, true]));

  await lookUp.locator("summary").click();
  await lookUp.getByRole("link", { name: say("page:board"), exact: true }).click();
  await page.locator(".board h2", { hasText: say("board:title") }).waitFor();
  assert.equal(await lookUp.locator("[aria-current=page]").textContent(), say("page:board"));
  assert.equal(await page.locator("#rooms [aria-current]").count(), 1);
  assert.match((await lookUp.locator("summary").getAttribute("class")) ?? "", /current/);
});

test("from another room and from Resolve, a card opens with the texts that Resolve shows; the link has it until it is closed", async (t) => {
  const texts = { base: "http://a/b", reference: "../x" };
  const page = await pageAt(t, link(texts));
  await goto(page, "#room=compare");
  await page.locator("[data-room=compare] uri-ladder").waitFor();
  for (const [card, name] of [
    ["grammar", say("ui:grammar")],
    ["characters", say("ui:characters")],
  ]) {
    await list(page, "look-up").locator("summary").click();
    await list(page, "look-up").getByRole("link", { name, exact: true }).click();
    const view = page.locator(`[data-card=${card}] uri-${card} > *`).first();
    await view.waitFor();
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.activeElement?.parentElement?.dataset.card), card),
    );
    const { y } = (await page.locator(`[data-card=${card}]`).boundingBox()) ?? { y: NaN };
    assert.ok(y > -1 && y < 400, `${card} is at ${y}`); // a page scrolls by whole pixels
    assert.equal(await referenceOf(page).inputValue(), texts.reference);
    assert.match(await page.evaluate(() => location.hash), new RegExp(`&card=${card}$`));
  }
  await page.locator("[data-card=characters] summary").click();
  await eventually(async () => assert.doesNotMatch(await page.evaluate(() => location.hash), /card/));
});

test("the course’s menu leads to a card, too", async (t) => {
  const page = await pageAt(t, null);
  await page.goto(`${site.url}learn/`);
  await page.locator("#theme button").waitFor(); // its script has run
  await list(page, "look-up").locator("summary").click();
  await list(page, "look-up")
    .getByRole("link", { name: say("ui:characters"), exact: true })
    .click();
  await page.locator("[data-card=characters] uri-characters > *").first().waitFor();
});

test("on a phone, the list is part of the menu, and all of it can be reached", async (t) => {
  const page = await pageAt(t, "", { width: 390, height: 844 });
  await page.locator("button.menu").click();
  await list(page, "look-up").locator("summary").click();
  const boxes = await Promise.all(
    [...(await list(page, "look-up").locator("a").all()), list(page, "more").locator("summary")].map((one) =>
      one.boundingBox(),
    ),
  );
  for (const [i, box] of boxes.entries()) {
    assert.ok(box && box.height >= 44 && box.y + box.height <= 844, JSON.stringify(box));
    assert.ok(!i || box.y >= (boxes[i - 1]?.y ?? 0) + (boxes[i - 1]?.height ?? 0) - 1, "one covers another");
  }
  await list(page, "look-up")
    .getByRole("link", { name: say("page:schemes"), exact: true })
    .click();
  await page.locator("[data-room=schemes] h2.question").first().waitFor();
  assert.equal(await page.locator("#rooms").isVisible(), false);
});
