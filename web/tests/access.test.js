/** Runs axe on the page, from one table of its states. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { axeFindings, goto, openParting, pageAt, painted, site, unfold } from "./browser.js";
import { exerciseOf } from "../src/learn/exercises.js";
import { chaptersOf } from "../src/learn/pages.js";
import { chips } from "../src/rooms/documentschips.js";
import { linkTo } from "../src/run/link.js";
import { beside, drawnBy } from "./beside.js";
import { engine, words } from "./fixtures.js";
import { link, root } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** @type {import("../src/libraries/recorded.js").Recorded} */
const recorded = JSON.parse(await readFile(join(root, "dist", "libraries.json"), "utf8"));
/** @param {string} name @param {import("../src/words/words.js").Args} [args] */
const say = (name, args) => words.say(name, args);

/** The specs that can diverge from another. */
const parting = engine.editions().filter(({ lacks }) => !lacks?.includes("parting"));

/** Shows a spec, with the run of one from which it diverges. @param {Page} page @param {string} edition */
async function showParted(page, edition) {
  await goto(page, link({ reference: "../../../g?y/../x#s", edition }));
  await openParting(page);
}

/** Opens the tables of some documents on the board. @param {Page} page @param {RegExp} documents */
async function openBoard(page, documents) {
  await page.locator(".board .documents details > summary").first().waitFor();
  const closed = page.locator(".board .documents details:not([open]) > summary").filter({ hasText: documents });
  while (await closed.count()) await closed.first().click();
  await painted(page);
}

/** Opens a dialog of the page by a button. @param {Page} page @param {string} name of the button */
async function openDialog(page, name) {
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.locator("dialog[open]").waitFor();
}

/** Waits until a run in groups is drawn. @param {Page} page */
const grouped = (page) => page.locator("uri-visits .chain .now").waitFor({ state: "attached" });
const shop = { base: "https://shop.example/app/x/y/z", reference: "../%2e%2E/é/./a b?q", edition: "url-standard" };
const risky = { base: "http://u:p@0x7f.1/a#f", reference: "//me:secret@0x7f.1:25/..//x" };

/** Unfolds cards below the stage, and opens the first option of the grammar. @param {Page} page */
async function openCards(page) {
  for (const card of ["grammar", "characters"]) await unfold(page.locator(`[data-card=${card}] > summary`));
  await page.locator("uri-characters table").first().waitFor();
  const option = page.locator("uri-grammar [role=option]").first();
  if (await option.count()) await option.click();
}

/**
 * The states to test, only here: a link, and actions. sweep: it looks like another state; all: test every theme in
 * every width; wide: only in a wide window
 * @type {{ name: string, at: string, show?: (page: Page) => Promise<unknown>, sweep?: boolean, all?: boolean, wide?: boolean }[]}
 *   sweep: the state is like another; all: every theme is tested in every width; wide: only in a wide window
 */
const states = [
  { name: "the start", at: "", sweep: true },
  {
    name: "a link that is not well-formed, a base without a scheme",
    at: "#base=a.example/%zz&reference=1:2&colour=red&step=x",
    show: (page) => page.locator("uri-notices li").first().waitFor(),
    sweep: true,
  },
  { name: "the examples", at: "", show: (page) => openDialog(page, say("page:ways:all")), sweep: true },
  { name: "the keys", at: "", show: (page) => openDialog(page, say("page:help")), sweep: true },
  { name: "the middle of a run", at: link({ step: 14 }), sweep: true },
  { name: "errors in both texts", at: link({ base: "http://a b/", reference: "例\u200b%zz" }) },
  {
    name: "the details of an error",
    at: link({ reference: "//[::1.2.3.256]" }),
    show: (page) => openDialog(page, say("ui:line:details")),
  },
  { name: "notes", at: link(risky), all: true, sweep: true },
  { name: "texts too long to draw", at: link({ reference: "x/".repeat(2000) }), sweep: true },
  {
    name: "presentation mode",
    at: `${link({ step: 14 })}&mode=presentation`,
    show: (page) => page.locator("button.leave").waitFor(),
    sweep: true,
  },
  {
    name: "the cards below the stage, and what somebody expected",
    at: `${link({ base: "http://u:p@[::1]:80/a/b?c#d", reference: "../x" })}&expected=http://u:p@[::1]:80/a/b/x`,
    async show(page) {
      await page.locator("uri-expectation .use").first().waitFor();
      for (const summary of await page.locator("details summary").all()) await unfold(summary);
      await page.locator("uri-grammar ol, uri-grammar ul").first().waitFor();
    },
  },
  {
    name: "an unfolded listing, with the focus in it",
    at: link({ step: 14 }),
    async show(page) {
      await page.locator("uri-resolution .fold").first().click();
      await page.locator("uri-resolution .fold[aria-expanded=true]").waitFor();
    },
    sweep: true,
  },
  { name: "a run in groups", at: link({ ...shop, step: 10 }), show: grouped },
  { name: "a step that is opened", at: `${link({ ...shop, step: 20 })}&open=7`, show: grouped, sweep: true },
  {
    name: "validation errors",
    at: link({ base: "http://a/", reference: "x y/\\%zz", edition: "url-standard" }),
    async show(page) {
      await page.locator("uri-fault .slight").click();
      await page.locator("uri-fault dialog .found > li").nth(2).waitFor();
    },
    sweep: true,
  },
  ...parting
    .filter(({ id }, i) => i % 3 === 0 || id === "rfc3986")
    .map(({ id }) => ({
      name: `two runs that part, ${id}`,
      at: "",
      show: (/** @type {Page} */ page) => showParted(page, id),
      sweep: true,
    })),
  { name: "the board", at: "#room=board", show: (page) => page.locator(".board .rows").waitFor(), sweep: true },
  {
    name: "the board with tables",
    at: "#room=board",
    show: (page) => openBoard(page, /url-syntax-05|URL draft/),
    sweep: true,
  },
  {
    name: "the mistakes of libraries",
    at: "",
    async show(page) {
      const calls = recorded.calls.slice(0, 3).map((call) => ({ ...call, answers: call.answers.slice(0, 60) }));
      const json = { cases: recorded.cases.slice(0, 60), calls }; // all of them take seconds
      await page.route(/\/libraries\.json$/, (route) => route.fulfill({ json }));
      await page.evaluate(() => (location.hash = "#room=board&table=mistakes"));
      await page.locator("uri-mistakes tbody button").first().click();
      await page.locator("uri-mistakes .cases .counted").waitFor();
    },
    sweep: true,
  },
  {
    name: "IPv6 in a base, no reference",
    at: link({ base: "ldap://[2001:db8::7]/c=GB?objectClass?one", reference: "" }),
    sweep: true,
  },
  {
    name: "other ways to write the target",
    at: "#base=scheme:/a/b&reference=..//evil",
    async show(page) {
      await page.locator(".below .forms").click();
      await page.locator("dialog[open]").waitFor();
    },
    sweep: true,
  },
  {
    name: "grammar and character classes",
    at: link({ reference: "//u@h:80/b/%41?q" }),
    show: openCards,
    sweep: true,
  },
  {
    name: "grammar of texts that do not match",
    at: link({ base: "a b", reference: "例%zz" }),
    show: openCards,
    sweep: true,
  },
  { name: "grammar of empty texts", at: link({ base: "a:", reference: "" }), show: openCards, sweep: true },
  {
    name: "Embed",
    at: "#room=embed",
    show: (page) => page.locator(".embed uri-scope output .figure").waitFor(),
  },
  {
    name: "Compare, a run at a step",
    at: linkTo("compare", {
      a: "example://a/b/c/%7Bfoo%7D",
      b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
      base: "http://h/a/b",
      side: "b",
      edition: "rfc3986",
      step: "9",
    }),
  },
  {
    name: "Compare, practices and an error",
    at: linkTo("compare", { a: "HTTP://A/%7ex#one", b: "../x y", edition: "rfc2396bis-01" }),
    sweep: true,
  },
  {
    name: "Compare, nothing to compare",
    at: linkTo("compare", { a: "x", b: "http://a/", edition: "rfc1738" }),
    sweep: true,
  },
  { name: "Compare, empty", at: linkTo("compare", { a: "", b: "" }), sweep: true },
  {
    name: "Compare, presentation mode",
    at: `${linkTo("compare", { a: "../x", b: "http://h/y" })}&mode=presentation`,
    sweep: true,
  },
  {
    name: "Schemes, a dialogue at a step",
    at: linkTo("schemes", { reference: "ftp://u:p@h/%2Fa//b;type=a", edition: "rfc1738", step: "26" }),
  },
  ...[
    ["a form", "gopher://h/0/a%09%09+%091%0D%0A+-1%0D%0Ax%0D%0A.%0D%0A", "rfc1738"],
    ["nothing to send", "mailto:", "rfc1738"],
    ["not followed", "javascript:1", "rfc3986"],
    ["empty", "", "rfc1738"],
    ["a message that is not to be sent", "ftp://h/q%0D%0ADELE%20xz", "url-1993"],
  ].map(([name, reference, edition]) => ({
    name: `Schemes, ${name}`,
    at: linkTo("schemes", { reference, edition }),
    sweep: true,
  })),
];

/** A state of a room. @param {string} name @param {string} room @param {Record<string, string>} fields @param {boolean} [sweep] */
const inRoom = (name, room, fields, sweep = true) => ({ name: `${room}: ${name}`, at: linkTo(room, fields), sweep });

/** A part of the room of documents that has a base. @param {string} example @param {string} edition @param {boolean} [sweep] */
const ofBase = (example, edition, sweep = true) => {
  const retrieval = chips.find(({ name }) => name === example)?.retrieval;
  return {
    ...inRoom(example, "documents", { part: "base", example, ...(retrieval ? { retrieval } : {}), edition }, sweep),
    show: (/** @type {Page} */ page) => page.locator("uri-layers .layer").first().waitFor(),
  };
};

const foreign = "../שלום/مرحبا/../אב/\u202eab\u2069c/e\u0301\u{1F468}\u200d\u{1F469}/ו?שאלה#סוף";

states.push(
  ofBase("nested", "rfc3986", false),
  ofBase("forms", "url-syntax-05"),
  ofBase("broken", "rfc3986"),
  ofBase("two", "rfc1738"),
  {
    ...inRoom("URIs in running text", "documents", { part: "text", example: "mixed" }),
    async show(page) {
      await page.locator("uri-extracted .text .number").first().click();
      for (const summary of await page.locator("uri-extracted summary").all()) await summary.click();
    },
  },
  inRoom("no URI in a text", "documents", { part: "text", example: "no-uri" }),
  inRoom("data", "encoding", { data: "a/b é%41", edition: "rfc1738", step: "5" }, false),
  inRoom("a host for the DNS", "encoding", { data: "Bücher.example", component: "host" }),
  inRoom("an address with a zone", "encoding", { host: "[fe80::1%25en0]" }),
  inRoom("an address that is wrong", "encoding", { host: "[::1.2.3.4]" }),
  { ...inRoom("a URI that gives no IRI", "encoding", { uri: "a b" }), wide: true },
  {
    ...inRoom("two IRIs as URIs", "compare", {
      a: "http://résumé.example.org",
      b: "http://xn--rsum-bpad.example.org",
    }),
    show: (page) => page.getByRole("checkbox", { name: say("iri:compare:iri") }).uncheck(),
  },
  {
    name: "long and foreign texts, with all cards open",
    at: link({ base: `http://a/${"b/".repeat(200)}`, reference: foreign.repeat(8) }),
    async show(page) {
      for (const summary of await page.locator("[data-card] > summary").all()) await unfold(summary);
      for (const view of ["uri-anatomy .figure", "uri-characters .ribbon, uri-characters .note", "uri-grammar *"])
        await page.locator(view).first().waitFor();
    },
    sweep: true,
  },
);

/** @typedef {{ colorScheme: "light" | "dark", width: number, height?: number }} Look */
/** @type {Look[]} */
const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 390 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 390 },
  { colorScheme: "light", width: 844, height: 390 },
];

/**
 * The findings of axe in some looks.
 * @param {Page} page @param {Look[]} some @param {boolean} [forced] in forced colours, too
 */
async function findingsIn(page, some, forced = false) {
  /** @type {string[]} */
  const found = [];
  for (const { colorScheme, width, height = 900 } of some) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await painted(page);
    found.push(...(await axeFindings(page)).map((finding) => `${colorScheme}, ${width}: ${finding}`));
  }
  if (!forced) return found;
  // Only the colours have changed.
  await page.emulateMedia({ forcedColors: "active" });
  return [...found, ...(await axeFindings(page, ["color-contrast"])).map((finding) => `forced colours: ${finding}`)];
}

// Each state is tested in one look; sweeps add the other one, on a phone in landscape and in forced colours.
for (const [i, { name, at, show, sweep = false, all = false, wide = false }] of states.entries())
  for (const more of sweep ? [true] : [false, true])
    test(`axe finds nothing: ${name}`, { sweep: more }, async (t) => {
      const page = await pageAt(t, at);
      await show?.(page);
      await painted(page);
      const others = sweep ? looks : looks.filter((_, j) => j !== i % 2 && (all || j < 2 || j === 4));
      const some = more ? others : [looks[i % 2]];
      assert.deepEqual(await findingsIn(page, wide ? [looks[0]] : some, more), []);
    });

test("axe finds nothing: no JavaScript", { sweep: true }, async (t) => {
  const page = await pageAt(t, null);
  await page.route(site.url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script.*?<\/script>/gs, "").replace(/<\/?noscript>/g, "");
    await route.fulfill({ response, body });
  });
  await page.goto(site.url);
  await page.getByText(say("document:without-script")).waitFor();
  assert.deepEqual(await findingsIn(page, [looks[0]]), []);
});

test("axe finds nothing: no engine", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(site.url);
  await page.getByRole("alert").waitFor();
  assert.deepEqual(await findingsIn(page, [looks[1]]), []);
});

/** Waits for the figures of the course that are in sight. @param {Page} page */
const figuresInSight = (page) =>
  page.waitForFunction(() =>
    $$("uri-scope").every(
      (scope) => scope.getBoundingClientRect().top > innerHeight || scope.shadowRoot?.querySelector(".drawn, .predict"),
    ),
  );

for (const { name } of chaptersOf("en"))
  for (const more of name === "dot-segments.html" ? [false, true] : [true])
    test(`axe finds nothing: the course, ${name}`, { sweep: more }, async (t) => {
      const page = await pageAt(t, null);
      await page.goto(`${site.url}learn/${name}`);
      await page.locator("#theme button").first().waitFor();
      await figuresInSight(page);
      const all = ["index.html", "dot-segments.html", "characters.html"].includes(name);
      assert.deepEqual(await findingsIn(page, more && all ? looks.slice(0, 4) : [looks[0]]), []);
    });

test("axe finds nothing: an exercise that was answered wrongly", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { width: 390 });
  const seed = [...Array(50).keys()].find((one) => exerciseOf("anatomy", one).predict === "part:scheme");
  await page.goto(`${site.url}learn/anatomy.html#exercise=${seed}`);
  // The exercise is further down, and what is passed on the way may not be drawn.
  for (const scope of await page.locator("uri-scope").all()) {
    await scope.scrollIntoViewIfNeeded();
    await scope.locator(".drawn, .predict").first().waitFor();
  }
  await page.locator(".practice uri-scope .predict input").first().fill("x");
  await page.keyboard.press("Enter");
  const solve = page.locator(".practice uri-scope .solve");
  await solve.waitFor();
  assert.deepEqual(await findingsIn(page, [looks[3]]), [], "with a hint");
  await solve.click();
  for (const summary of await page.locator(".low summary").all()) await summary.click();
  assert.deepEqual(await findingsIn(page, [looks[3]]), []);
});

test("axe finds nothing: the page for frames, with all views", { sweep: true }, async (t) => {
  const page = await pageAt(t, null);
  await page.goto(`${site.url}embed.html${link({})}&view=${beside.join("%20")}`);
  for (const view of beside) await page.locator(drawnBy(view)).first().waitFor();
  const found = await findingsIn(page, [looks[1], looks[3]]);
  const aside = /: (region|landmark-one-main|page-has-heading-one):/; // a frame is only a part of a page, so these rules don't apply
  assert.deepEqual(
    found.filter((finding) => !aside.test(finding)),
    [],
  );
});

test("axe finds faults that are there; the document has a language, a title, a heading and a main part", async (t) => {
  const page = await pageAt(t, "", { media: { colorScheme: "light" } });
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.match(await page.title(), /uriscope/);
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
  assert.equal(await page.getByRole("main").count(), 1);
  await page.evaluate(() => {
    $("uri-field[name=base] label")?.remove();
    $("uri-field[name=base] textarea")?.removeAttribute("placeholder"); // axe would accept the text box's text as a name
  });
  assert.match((await axeFindings(page, ["label"])).join("\n"), /label/);
  await page.emulateMedia({ forcedColors: "active" });
  await page.evaluate(() => {
    const faint = document.createElement("p");
    faint.textContent = "faint";
    faint.style.cssText = "forced-color-adjust: none; color: #999; background: #aaa";
    $("main")?.replaceChildren(faint); // testing the whole page is slow
  });
  assert.match((await axeFindings(page, ["color-contrast"])).join("\n"), /color-contrast/);
});
