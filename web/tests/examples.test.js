/**
 * The examples: ten questions, each with its promise in every spec; those about browsers, which the URL Standard
 * answers; and the searchable list of all printed examples, by keyboard and pointer.
 */
import assert from "node:assert/strict";
import { chips, ofBrowsers } from "../src/cases/chips.js";
import {
  assertTarget,
  atLink,
  baseOf,
  eventually,
  openDifferences,
  pageAt,
  painted,
  referenceOf,
  yearOf,
} from "./browser.js";
import { editions, engine, say, saying, words } from "./fixtures.js";
import { inWords } from "./shown.js";
import { examplesOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const listed = examplesOf(engine).filter(({ kind }) => kind === "resolve" || kind === "parse");

/**
 * The promise of each question, in every spec that has relative references: about its texts and the answer.
 * @type {Record<string, (target: string, of: { base: string, input: string, edition: string }) => boolean>}
 */
const promised = {
  "last-segment": (target) => target === "http://example.com/docs/intro",
  "slash-at-end": (target) => target === "http://example.com/docs/guide/intro",
  "too-many-dots": (target, { input, base }) =>
    input.split("../").length - 1 > new URL(base).pathname.split("/").length - 2 &&
    /^http:\/\/a\/(\.\.\/)?g$/.test(target),
  "query-alone": (target, { input }) => input === "?y" && target.endsWith("?y"),
  empty: (target, { input }) => input === "" && target !== "none",
  // Only browsers treat it as a relative reference.
  "own-scheme": (target, { input, edition }) =>
    input === "http:g" && target === (edition === "url-standard" ? "http://a/b/c/g" : "http:g"),
  "two-slashes": (target, { input }) => input.startsWith("//") && target === `http:${input}`,
  colon: (target) => target === "notes:today",
  // Only browsers treat these as dots.
  "encoded-dots": (target, { edition }) =>
    target === (edition === "url-standard" ? "http://example.com/intro" : "http://example.com/docs/%2E%2E/intro"),
  // The BNF of 1993 includes the space among its characters, and neither it nor RFC 1630 has a rule for the partial
  // form.
  space: (_, { base, input, edition }) =>
    explained(engine, { base, reference: input, edition }).reference.errors.length ===
    (["url-1993", "rfc1630"].includes(edition) ? 0 : 1),
};

test("each of the ten questions gives what it promises, in every edition that has an answer", () => {
  assert.deepEqual(chips.map(({ name }) => name).sort(), Object.keys(promised).sort());
  assert.equal(chips.length, 10);
  for (const { name, base, input } of chips) {
    assert.ok(words.say(`examples:chips:${name}`).endsWith("?"), name);
    let answered = 0;
    for (const { id: edition } of editions) {
      const explanation = explained(engine, { base, reference: input, edition });
      // In RFC 1630 a ";" is reserved, and isn't allowed in a path.
      const errors = explanation.base.errors.filter(({ at }) => edition !== "rfc1630" || base[at] !== ";");
      assert.deepEqual(errors, [], `${name}: the base is as it should be`);
      if (explanation.outcome === "no-relative-form") continue;
      assert.ok(
        promised[name](inWords(explanation), { base, input, edition }),
        `${name}, ${edition}: ${inWords(explanation)}`,
      );
      answered++;
    }
    assert.ok(answered >= editions.length - 1, name);
  }
});

test("each question of browsers has the answer of the runtime's own URL", () => {
  assert.ok(ofBrowsers.length >= 20);
  assert.equal(new Set(ofBrowsers.map(({ name }) => name)).size, ofBrowsers.length);
  for (const { name, base, input } of ofBrowsers) {
    assert.ok(words.say(`examples:browsers:${name}`).endsWith("?"), name);
    const { target } = explained(engine, { base, reference: input, edition: "url-standard" });
    assert.equal(target, hrefOf(input, base), name);
  }
});

/** Node's result for a reference, null if it refuses it. @param {string} input @param {string} base */
function hrefOf(input, base) {
  try {
    return new URL(input, base || undefined).href;
  } catch {
    return null;
  }
}

/** @param {Page} page */
async function openExamples(page) {
  await page.getByRole("button", { name: say("page:ways:all") }).click();
  const dialog = page.getByRole("dialog", { name: say("page:examples") });
  await dialog.waitFor();
  return dialog;
}

test("a question replaces both texts, and neither edition nor option, and Back takes it back", async (t) => {
  const page = await pageAt(
    t,
    link({ edition: "url-syntax-05", excess: "remove", base: "http://mine/x", reference: "y" }),
  );
  const some = chips.slice(0, 2);
  for (const [i, { base, input }] of some.entries()) {
    const dialog = await openExamples(page);
    await dialog.locator(".chips button").nth(i).click();
    await dialog.waitFor({ state: "detached" });
    await atLink(page, link({ base, reference: input, edition: "url-syntax-05", excess: "remove" }));
    await eventually(async () =>
      assert.deepEqual([await baseOf(page).inputValue(), await referenceOf(page).inputValue()], [base, input]),
    );
  }
  for (const { base, input } of some.slice(0, -1).reverse()) {
    await page.goBack();
    await atLink(page, link({ base, reference: input, edition: "url-syntax-05", excess: "remove" }));
  }
  await page.goBack();
  await atLink(page, link({ edition: "url-syntax-05", excess: "remove", base: "http://mine/x", reference: "y" }));
  const [{ base, input }] = ofBrowsers;
  await (
    await openExamples(page)
  )
    .getByRole("button", { name: words.say("examples:browsers:backslash").replace(/[‹›]/g, "") })
    .click();
  await atLink(page, link({ base, reference: input, edition: "url-standard", excess: "remove" }));
});

test("what an example changes beside the texts stands on its face, and it gives what its face promises", async (t) => {
  const page = await pageAt(t, link({ edition: "rfc3986", base: "http://mine/x", reference: "y" }));
  const dialog = await openExamples(page);
  const faces = await dialog.locator(".items button").evaluateAll((buttons) =>
    buttons.map((button) => ({
      year: button.querySelector("small:not(.set)")?.textContent ?? "",
      set: [...button.querySelectorAll(".set")].map((set) => set.textContent),
      texts: [...button.querySelectorAll("code")].map((code) => code.textContent),
    })),
  );
  assert.equal(faces.length, listed.length);
  const ordered = [...editions].sort((a, b) => Number(b.id === "rfc3986") - Number(a.id === "rfc3986"));
  const inOrder = ordered.flatMap(({ id }) => listed.filter(({ edition }) => edition === id));
  // They are grouped by section and base; within a group, they have the document's order.
  const seen = new Set();
  for (const {
    year,
    set,
    texts: [input, want],
  } of faces) {
    const of = `${year} ${set} ${input} ${want}`;
    const at = inOrder.findIndex(
      (example, i) =>
        !seen.has(i) &&
        (example.input || "(empty)") === input &&
        (example.kind === "parse" ? want === undefined : example.want[0] === want) &&
        year ===
          (example.kind === "parse" || example.edition === "rfc3986"
            ? ""
            : `in ${editions.find(({ id }) => id === example.edition)?.year}:`),
    );
    assert.ok(at >= 0, `no example has this face: ${of}`);
    seen.add(at);
    const example = inOrder[at];
    if (example.kind === "parse") {
      assert.deepEqual(set, [], of);
      continue;
    }
    const options = Object.fromEntries(
      set
        .map((one) => (one ?? "").split("="))
        .map(([name, value]) => [name, value === "no" ? false : value === "yes" ? true : value]),
    );
    const answer = inWords(
      explained(engine, { base: example.base ?? "", reference: example.input, edition: example.edition, ...options }),
    );
    const said = example.want.map((one) => (one === "Failure" ? "none" : one));
    if (!example.remark) assert.ok(said.includes(answer), `${of}: ${answer}`);
  }
  assert.equal(seen.size, listed.length);
});

test("an example of another edition switches to it, one of the chosen edition does not, a text alone keeps the base", async (t) => {
  const page = await pageAt(t, link({ edition: "rfc3986", base: "http://mine/x", reference: "y" }));
  let dialog = await openExamples(page);
  await dialog.getByRole("searchbox").fill("ftp.is.co.za 3986");
  await dialog.locator(".items button").first().click();
  await atLink(page, link({ base: "http://mine/x", reference: "ftp://ftp.is.co.za/rfc/rfc1808.txt" }));
  dialog = await openExamples(page);
  await dialog.getByRole("searchbox").fill("5.4.2 strict=no");
  await dialog.getByText(say("examples:found", { found: 0, total: listed.length })).waitFor(); // search results ignore options
  await dialog.getByRole("searchbox").fill("5.4.2 http:g");
  await dialog.locator(".items button", { hasText: "strict=no" }).click();
  await atLink(page, link({ reference: "http:g", strict: false }));
  dialog = await openExamples(page);
  await dialog.getByRole("searchbox").fill("1997 C.2 ../../../../g");
  const item = dialog.locator(".items button").first();
  await eventually(async () => assert.match((await item.textContent()) ?? "", /^\s*in 1997:/));
  await item.click();
  await atLink(page, link({ reference: "../../../../g", edition: "url-syntax-05", strict: false }));
  await eventually(async () => assert.equal(await yearOf(page, 1997).isChecked(), true)); // the spec's words must be loaded first
  await assertTarget(page, "http://a/../../g", "as its face promised");
});

test("by keyboard alone: questions, search, the list, and back", async (t) => {
  const page = await pageAt(t, link({}));
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim() ?? "");
  await page.getByRole("button", { name: say("page:ways:all") }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: say("page:examples") }).waitFor();
  await eventually(async () => assert.match(await focused(), /^Why did my last segment vanish\?/));
  await page.keyboard.press("ArrowDown");
  assert.match(await focused(), /^What does a \/ at the end/);
  await page.keyboard.press("End");
  assert.match(await focused(), /^What does url\.port/);
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("type")), "search");
  await page.keyboard.type("../..");
  const found = listed.filter(({ input, want }) => `${input} ${want.join(" ")}`.includes("../..")).length;
  await page.getByRole("dialog").getByText(`${found} of ${listed.length}`).waitFor();
  await page.keyboard.press("ArrowDown");
  const first = await focused();
  await page.keyboard.press("ArrowDown");
  assert.notEqual(await focused(), first);
  await page.keyboard.press("ArrowUp");
  assert.equal(await focused(), first);
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("type")), "search");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const [{ input: picked }] = listed.filter(
    ({ edition, input, want }) => edition === "rfc3986" && `${input} ${want.join(" ")}`.includes("../.."),
  );
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), picked));
  assert.equal(await focused(), say("page:ways:all"), "the focus is back where it was");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await focused(), say("page:ways:all"));
});

test("what is not found is said in words, and how to go on", async (t) => {
  const page = await pageAt(t, link({}));
  const dialog = await openExamples(page);
  await dialog.getByRole("searchbox").fill("no such thing");
  await eventually(async () =>
    assert.match(
      (await dialog.getByRole("status").textContent()) ?? "",
      saying("examples:found", { found: 0, total: String(listed.length) }),
    ),
  );
  assert.equal(await dialog.locator(".items button").count(), 0);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`the dialogs fit, ${width} pixels wide`, { sweep: true }, async (t) => {
    const page = await pageAt(t, link({ reference: "../../../g" }), { width, height });
    const dialog = await openExamples(page);
    await painted(page);
    assert.ok(
      await dialog.evaluate(
        (element) =>
          element.scrollWidth <= element.clientWidth && element.getBoundingClientRect().height <= innerHeight,
      ),
    );
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await openDifferences(page);
    await page.locator("uri-differences .where").nth(2).click();
    await page.locator("uri-parting section").first().waitFor();
    const tall = await page
      .locator(width < 400 ? "uri-differences :is(button, select)" : "none")
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    assert.ok(
      tall.every((pixels) => pixels >= 44),
      `${tall}`,
    );
    await page.keyboard.press("Escape");
    await page.locator("uri-differences").waitFor({ state: "detached" });
  });
}
