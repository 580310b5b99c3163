/**
 * The question about the changed line of the spec, in Chromium: in a chapter, on the stage, and on paper.
 * predict.test.js tests that it has one answer.
 */
import assert from "node:assert/strict";
import { brokenBy } from "../src/cases/broken.js";
import { changedLine } from "../src/cases/mistakes.js";
import { sharp } from "../src/cases/sharp.js";
import { exerciseOf } from "../src/learn/exercises.js";
import { howChanged, otherChanged } from "../src/texts/changes.js";
import { withoutMarks } from "../src/texts/marks.js";
import { parts } from "../src/words/files.js";
import { Words } from "../src/words/words.js";
import { eventually, goto, pageAt, site, targetText } from "./browser.js";
import { engine, say, words } from "./fixtures.js";
import { editionOf, plainly } from "./support.js";
import { test } from "./test.js";

const edition = editionOf(engine, "rfc3986");

/** The question about two texts. @param {{ base: string, reference: string }} of */
function askedOf({ base, reference }) {
  const asked = changedLine(engine, edition, { base, reference });
  assert.ok(asked);
  return asked;
}

/** The text of a line. @param {string} id */
const codeOf = (id) => edition.listing.lines.find((line) => line.id === id)?.code ?? "";

for (const { tag, language } of [
  { tag: "", language: "en" },
  { tag: "zh-Hans/", language: "zh-Hans" },
])
  test(`a chapter asks which line was changed: a wrong answer is told what it gives, the right one by keyboard has the changed run: /${tag}`, async (t) => {
    const page = await pageAt(t, null, { width: 390, height: 844 });
    const own = new Words({ language });
    await own.need(...parts);
    const seed = [...Array(100).keys()].find((one) => exerciseOf("dots", one).predict === "line");
    const of = exerciseOf("dots", seed ?? 0);
    const asked = askedOf(of);
    const other = asked.choices.find(({ id, text }) => id !== asked.line && text);
    assert.ok(other);
    await page.goto(`${site.url}${tag}learn/dot-segments.html#exercise=${seed}`);
    const place = page.locator(".practice uri-scope");
    const choice = (/** @type {string} */ id) => place.locator(`[data-line="${id}"]`);
    await choice(asked.line).waitFor();
    assert.equal(await place.locator("fieldset button").count(), asked.choices.length);
    assert.equal(await place.locator("uri-target, uri-story").count(), 0, "the answer is given away");
    await choice(other.id).click();
    await place.locator(".hint", { hasText: withoutMarks(otherChanged(own, other)) }).waitFor();
    assert.equal(await place.locator("uri-story").count(), 0, "the hint gives it away");
    // From there, Tab moves through the lines in order.
    const ids = asked.choices.map(({ id }) => id);
    const [from, to] = [ids.indexOf(other.id), ids.indexOf(asked.line)];
    for (let i = from; i !== to; i += Math.sign(to - from)) await page.keyboard.press(to > from ? "Tab" : "Shift+Tab");
    await page.keyboard.press("Enter");
    await place.locator(".verdict .right").waitFor();
    await place.locator(".verdict .change", { hasText: withoutMarks(howChanged(own, asked)) }).waitFor();
    await place.locator(`uri-story li[data-phase=dots] [aria-current=step]`).waitFor();
    await page.getByText(plainly(own)("learn:uncounted:missed")).waitFor();
    const link = new URL((await place.locator("a.open").getAttribute("href")) ?? "");
    const { text } = asked.lines[asked.line];
    assert.equal(new URLSearchParams(link.hash.slice(1)).get(`line.${asked.line}`), text);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    // After finding the line, you can repair it. Try a line that doesn't run, the changed one, and the spec's own.
    const repair = place.locator(".repair input");
    assert.equal(await repair.inputValue(), text ?? "");
    const tried = async (/** @type {string} */ line, /** @type {string} */ said) => {
      await repair.fill(line);
      await repair.press("Enter");
      await place.locator(".repaired", { hasText: withoutMarks(said) }).waitFor();
    };
    await tried(
      "nonsense",
      own.say("score:edit:faults:rest", { document: "RFC 3986", id: asked.line, at: 1, rest: "nonsense" }),
    );
    if (text) await tried(text, own.say(`predict:repair:${asked.text ? "gives" : "none"}`, { text: asked.text }));
    const { examples } = await brokenBy(engine, { ...of, edition: edition.id, lines: {} }, [], () => {});
    await tried(codeOf(asked.line), own.say("predict:repair:done", { of: examples.held.length + sharp.length }));
  });

const sequence = "base=http://a/b/c/d;p?q&reference=../g&predict=line&exercises=../g%20http://x/";

test("the stage asks it, and opens the listing of the line that was chosen; of texts that no change suits, the target is asked", async (t) => {
  const page = await pageAt(t, "");
  await page.evaluate((to) => void (location.hash = to), `#${sequence}&mode=predict`);
  const asked = askedOf({ base: "http://a/b/c/d;p?q", reference: "../g" });
  const other = asked.choices.find(({ id, text }) => id !== asked.line && text);
  assert.ok(other);
  await page.waitForFunction(() => document.activeElement?.matches("uri-finding-line [data-line]")); // answering works immediately
  await page.locator(`[data-line="${other.id}"]`).press("Enter");
  await page.locator(".solve").press("Enter");
  await page.locator(".verdict .wrong", { hasText: codeOf(asked.line) }).waitFor();
  const href = (await page.locator("uri-finding-line a.open").getAttribute("href")) ?? "";
  await page.locator(".asking .next").press("Enter");
  await page.getByRole("textbox", { name: say("predict:questions:target") }).fill("http://x/");
  await page.keyboard.press("Enter");
  await page.locator(".verdict .right").waitFor();
  await page.locator(".asking .next").press("Enter");
  await page.getByText(say("predict:summed:title", { right: 1, all: 2 })).waitFor();
  assert.deepEqual(await page.locator(".summed tbody tr:first-child td[data-label]").allInnerTexts(), [
    codeOf(other.id),
    codeOf(asked.line),
  ]);
  await goto(page, href);
  await eventually(async () => assert.equal(await targetText(page), other.text));
});

test("on paper, the lines to choose from stand below the question, and the key says which line it was, and how it was changed", async (t) => {
  const page = await pageAt(t, "");
  await goto(page, `#room=teach&${sequence}`);
  const asked = askedOf({ base: "http://a/b/c/d;p?q", reference: "../g" });
  await page.locator("uri-exercises select").first().waitFor();
  const printed = () =>
    page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      const [sheet, key] = ["uri-handout ol.exercises", "uri-handout .answers"].map(
        (selector) => document.querySelector(selector)?.textContent ?? "",
      );
      dispatchEvent(new Event("afterprint"));
      return { sheet, key };
    });
  await eventually(async () => assert.ok((await printed()).sheet.includes(say("predict:questions:line"))));
  const { sheet, key } = await printed();
  for (const { id } of asked.choices) assert.ok(sheet.includes(codeOf(id)), sheet);
  assert.ok(sheet.includes(asked.text), sheet);
  assert.ok(sheet.includes(say("predict:questions:target")), "of the second one, where no change suits");
  const how = withoutMarks(howChanged(words, asked));
  assert.ok(!sheet.includes(how), "the sheet tells the answer");
  assert.ok(key.includes(codeOf(asked.line)) && key.includes(how), key);
});
