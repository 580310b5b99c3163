/**
 * Tests texts that the menu carries into another room, with a row for each pair of rooms. In Chromium: carrying is one
 * entry in the history, untouched or pasted texts aren't carried, and the way to the course and back.
 */
import assert from "node:assert/strict";
import { broughtTo, isUntouched } from "../src/rooms/brought.js";
import { linkTo, opening, start, write } from "../src/run/link.js";
import { atLink, baseOf, eventually, goto, pageAt, ready, referenceOf, targetText } from "./browser.js";
import { say } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const typed = {
  base: "http://h/a/b",
  reference: "../c",
  edition: "rfc2396",
  options: {},
  target: "http://h/c",
};

/** A row for each pair: the typed texts, the next room, and the link to it. @type {[from: string, to: string, typed: Record<string, any>, there: string, want: string | null][]} */
const pairs = [
  [
    "resolve",
    "compare",
    typed,
    "#room=compare",
    linkTo("compare", { a: "http://h/c", b: "", base: "http://h/a/b", edition: "rfc2396" }),
  ],
  ["resolve", "compare", { ...typed, target: null }, "#room=compare", null],
  [
    "resolve",
    "compare",
    { ...typed, options: { strict: "no" } },
    linkTo("compare", { a: "x:", b: "y:", step: "2" }),
    linkTo("compare", { a: "http://h/c", b: "", base: "http://h/a/b", edition: "rfc2396", strict: "no" }),
  ],
  [
    "resolve",
    "schemes",
    typed,
    linkTo("schemes", { reference: "ftp://h/", edition: "rfc1738", step: "3" }),
    linkTo("schemes", { reference: "http://h/c", edition: "rfc1738" }),
  ],
  ["resolve", "encoding", typed, "#room=encoding", null],
  [
    "resolve",
    "encoding",
    { ...typed, target: "http://h/é" },
    "#room=encoding",
    linkTo("encoding", { iri: "http://h/é" }),
  ],
  [
    "resolve",
    "encoding",
    { ...typed, target: "http://h/%C3%A9" },
    linkTo("encoding", { data: "x", edition: "rfc3986" }),
    linkTo("encoding", { uri: "http://h/%C3%A9", edition: "rfc3986" }),
  ],
  [
    "resolve",
    "documents",
    typed,
    "#room=documents",
    linkTo("documents", { part: "base", example: "retrieval", retrieval: "http://h/a/b" }),
  ],
  [
    "resolve",
    "documents",
    typed,
    linkTo("documents", { part: "text", omitted: "text" }),
    linkTo("documents", { part: "base", example: "retrieval", retrieval: "http://h/a/b" }),
  ],
  [
    "resolve",
    "documents",
    typed,
    linkTo("documents", { part: "base", omitted: "document", default: "http://d/" }),
    linkTo("documents", { part: "base", default: "http://d/", retrieval: "http://h/a/b", omitted: "document" }),
  ],
  ["resolve", "documents", { ...typed, base: opening.base }, "#room=documents", null],
  [
    "resolve",
    "embed",
    typed,
    "#room=embed",
    linkTo("embed", { base: "http://h/a/b", reference: "../c", edition: "rfc2396" }),
  ],
  [
    "resolve",
    "embed",
    typed,
    linkTo("embed", { base: "http://x/", reference: "y", view: "target dots", width: "column" }),
    linkTo("embed", {
      base: "http://h/a/b",
      reference: "../c",
      edition: "rfc2396",
      view: "target dots",
      width: "column",
    }),
  ],
  [
    "resolve",
    "embed",
    typed,
    linkTo("embed", { view: "layers", embedded: "x" }),
    linkTo("embed", { base: "http://h/a/b", reference: "../c", edition: "rfc2396" }),
  ],
  ["resolve", "board", typed, "#room=board", null],
  ["resolve", "teach", typed, "#room=teach", null],
  ["embed", "resolve", typed, write({ ...start, step: 2 }), link(typed)],
  ["embed", "resolve", typed, link(typed), null],
  ["embed", "resolve", typed, write({ ...start, mode: "predict" }), null],
  ["compare", "resolve", { a: "http://h/z" }, link(typed), null],
  ["board", "compare", typed, "#room=compare", null],
];

for (const [from, to, of, there, want] of pairs)
  test(`from ${from} to ${to} at ${there} comes ${want}`, () => {
    const kept = there.includes("omitted=document") ? { document: "<p>" } : null;
    assert.equal(broughtTo(from, to, of, { link: there, kept }, {}), want);
  });

test("what came along already doesn't again; the second text stays beside its target; a changed target becomes the reference", () => {
  const before = { there: typed };
  /** @param {string} from @param {string} to @param {Record<string, any>} of @param {string} link @param {import("../src/rooms/brought.js").Before} [last] */
  const brought = (from, to, of, link, last = before) => broughtTo(from, to, of, { link, kept: null }, last) ?? "";
  const compare = linkTo("compare", { a: typed.target, b: "http://h/mine", base: typed.base, edition: "rfc3986" });
  assert.equal(brought("resolve", "compare", { ...typed }, compare), "");
  const other = { ...typed, reference: "d", target: "http://h/a/d" };
  assert.match(brought("resolve", "compare", other, compare), /a=http:\/\/h\/a\/d&b=http:\/\/h\/mine&/);
  const long = linkTo("compare", { a: typed.target, base: typed.base, omitted: "b" });
  assert.match(brought("resolve", "compare", other, long), /^(?!.*&b=).*&omitted=b$/);
  const resolve = write({ ...start, ...typed, step: 3 });
  const back = { back: typed };
  assert.equal(brought("compare", "resolve", { a: typed.target }, resolve, back), "");
  assert.equal(
    brought("compare", "resolve", { a: "http://h/c?q" }, resolve, back),
    link({ ...typed, reference: "http://h/c?q" }),
  );
  assert.equal(brought("compare", "resolve", { a: "x".repeat(8_001) }, resolve, back), "");
});

test("the opening example, and what a link without texts shows, are untouched", () => {
  assert.deepEqual(
    [opening, start, { ...opening, reference: "x" }, { ...start, base: opening.base }].map(isUntouched),
    [true, true, false, false],
  );
});

/** Goes to a room with the menu. @param {Page} page @param {string} room */
async function go(page, room) {
  await page.evaluate(
    (name) =>
      $$("#rooms a")
        .find((one) => one.textContent === name)
        .click(),
    say(`page:${room}`),
  );
  await page.locator(`main > [data-room=${room}]:not([hidden])`).waitFor();
}

/** The text box of Compare. @param {Page} page @param {string} name */
const side = (page, name) => page.locator(`.compare uri-field[name=${name}] textarea`);

test("to Compare and back: one entry each, Back and Forward keep working, and an example of the other room brings nothing back", async (t) => {
  const page = await pageAt(t, link({ base: "http://h/a/b", reference: "../c" }));
  const entries = () => page.evaluate(() => history.length);
  await referenceOf(page).fill("../d");
  const count = await entries();
  await go(page, "compare");
  const at = linkTo("compare", { a: "http://h/d", b: "", base: "http://h/a/b", edition: "rfc3986" });
  await atLink(page, at);
  assert.equal(await entries(), count + 1);
  await eventually(async () =>
    assert.deepEqual([await side(page, "a").inputValue(), await side(page, "b").inputValue()], ["http://h/d", ""]),
  );
  await page.goBack();
  await atLink(page, link({ base: "http://h/a/b", reference: "../d" }));
  await page.goForward();
  await atLink(page, at);
  await side(page, "b").fill("http://h/mine");
  await side(page, "a").fill("http://h/d/e");
  await go(page, "resolve");
  assert.equal(await entries(), count + 2);
  await atLink(page, link({ base: "http://h/a/b", reference: "http://h/d/e" }));
  await eventually(async () => assert.equal(await targetText(page), "http://h/d/e"));
  await go(page, "compare");
  await eventually(async () =>
    assert.deepEqual(
      [await side(page, "a").inputValue(), await side(page, "b").inputValue()],
      ["http://h/d/e", "http://h/mine"],
    ),
  );
  await page.locator(".compare .chips button").first().click();
  await eventually(async () => assert.notEqual(await side(page, "b").inputValue(), "http://h/mine"));
  const chip = await side(page, "a").inputValue();
  await go(page, "resolve");
  await atLink(page, link({ base: "http://h/a/b", reference: "http://h/d/e" }));
  await go(page, "compare");
  await eventually(async () =>
    assert.equal(await side(page, "a").inputValue(), chip, "what came along already overwrites nothing"),
  );
});

test("an untouched example and an exercise bring nothing, and what is pasted comes into no link", async (t) => {
  const page = await pageAt(t, linkTo("compare", { a: "http://h/1", b: "http://h/2" }));
  for (const untouched of [write(opening), link({ base: "http://h/a/b", reference: "../c" }) + "&mode=predict"]) {
    await page.evaluate((to) => void (location.hash = to), untouched);
    await page.locator("[data-room=resolve]:not([hidden])").waitFor();
    if (untouched.includes("predict")) await page.locator("uri-predict").first().waitFor();
    await go(page, "compare");
    await eventually(async () => assert.equal(await side(page, "a").inputValue(), "http://h/1", untouched));
  }
  await goto(page, linkTo("documents", { part: "base", omitted: "document" }));
  await page.locator(".documents textarea").first().fill("<a href='secret'>http://h/secret</a>");
  await page.waitForFunction(() => /omitted=document/.test(location.hash));
  for (const room of ["compare", "schemes", "encoding", "embed", "resolve"]) {
    const links = await page.evaluate(() =>
      $$("#rooms a")
        .map((one) => one.getAttribute("href"))
        .join(),
    );
    assert.doesNotMatch(links + (await page.evaluate(() => location.hash)), /secret/);
    await go(page, room);
  }
});

test("into Pages & mail comes the base, beside what was pasted there; into Schemes, Encoding, and Embed what they are about", async (t) => {
  const page = await pageAt(t, linkTo("documents", { part: "base", omitted: "document" }));
  const pasted = "<a href='../x'>x</a>";
  await page.locator(".documents textarea").first().fill(pasted);
  await page.waitForFunction(() => /omitted=document/.test(location.hash));
  await goto(page, link({ base: "http://h/a/é", reference: "é" }));
  await go(page, "documents");
  await eventually(async () =>
    assert.deepEqual(
      [
        await page.locator(".documents textarea").first().inputValue(),
        await page.locator("[name=retrieval]").inputValue(),
      ],
      [pasted, "http://h/a/é"],
    ),
  );
  await page.goBack();
  await go(page, "schemes");
  await eventually(async () =>
    assert.equal(await page.locator("[data-room=schemes] uri-field textarea").inputValue(), "http://h/a/é"),
  );
  await page.goBack();
  await go(page, "encoding");
  await eventually(async () =>
    assert.equal(await page.locator("[data-room=encoding] textarea").inputValue(), "http://h/a/é"),
  );
  await page.goBack();
  await go(page, "embed");
  const box = page.locator("uri-scope").getByRole("textbox", { name: say("ui:reference") });
  await box.fill("../f");
  await page.waitForFunction(() => /reference=..\/f/.test(location.hash));
  await go(page, "resolve");
  await atLink(page, link({ base: "http://h/a/é", reference: "../f" }));
});

test("from the course, the menu and the name of the page lead to what was there, with a text too long for a link", async (t) => {
  const page = await pageAt(t, link({ base: "http://h/a/b", reference: "../c" }), { fresh: true });
  const long = `g?${"x".repeat(9_000)}`;
  for (const text of ["../d", long]) {
    for (const back of ["#rooms a", ".logo a"]) {
      await referenceOf(page).fill(text);
      await eventually(async () => assert.ok(await targetText(page)));
      await page.locator("#rooms a", { hasText: say("page:learn") }).click();
      await page.waitForURL(/learn\/$/);
      await page.locator(".contents a").first().click();
      await page.locator("nav.turn a").last().waitFor();
      await page.locator("#theme button").waitFor();
      await page.locator(back).first().click();
      await ready(page);
      assert.deepEqual(
        [await baseOf(page).inputValue(), await referenceOf(page).inputValue()],
        ["http://h/a/b", text],
        back,
      );
    }
  }
});
