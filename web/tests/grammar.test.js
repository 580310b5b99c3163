/**
 * The ribbon of characters and the tree of rules in the page: by pointer, by keyboard, with long texts, and with texts
 * that don't match. derivation.test.js tests which parts of a tree are drawn.
 */
import assert from "node:assert/strict";
import { eventually, open, pageAt, painted, referenceOf, site } from "./browser.js";
import { engine, say, words } from "./fixtures.js";
import { each, explained, link } from "./support.js";
import { test } from "./test.js";
import { problemText } from "../src/reading/problem.js";
import { withoutMarks } from "../src/texts/marks.js";

/** @import { Page } from "playwright-core" */

const reference = link({ reference: "//u@h:80/b/%41?q" });

/** The card that a view is drawn in, once it is opened. @type {Record<string, string>} */
const cardOf = { "uri-anatomy": "anatomy", "uri-characters": "characters", "uri-grammar": "grammar" };

/**
 * The page with an open card. If the card was open in the test before, it keeps its old content until the page has
 * handled its opening: so this waits for the next content.
 * @param {import("node:test").TestContext} t @param {"uri-anatomy" | "uri-characters" | "uri-grammar"} view
 * @param {string} fragment
 */
async function cardAt(t, view, fragment) {
  const page = await pageAt(t, fragment);
  const before = await page.evaluateHandle((name) => {
    const shown = $(name);
    return shown?.content ?? shown?.scene ?? null;
  }, view);
  await page.locator(`[data-card=${cardOf[view]}] > summary`).click();
  await page.waitForFunction(
    ([name, shownBefore]) => {
      const shown = /** @type {any} */ (document.querySelector(String(name)));
      return (shown?.content ?? shown?.scene ?? null) !== shownBefore;
    },
    /** @type {const} */ ([view, before]),
  );
  await page.locator(`${view} h3`).first().waitFor();
  return page;
}

test("the second style sheet is fetched for the first card that needs it, and asked for again where that fails", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  const [asked, failed] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  // A failed file is also requested past the browser's cache: that request isn't for a sheet.
  /** @param {import("playwright-core").Request} request */
  const ofSheet = (request) => request.resourceType() === "stylesheet" && /later-.*\.css$/.test(request.url());
  page.on("request", (request) => void (ofSheet(request) && asked.push(request.url())));
  page.on("requestfailed", (request) => void (ofSheet(request) && failed.push(request.url())));
  await page.route("**/later-*.css", (route) => route.abort());
  await open(page, site.url, reference);
  // The handout, which is loaded in idle time, needs it as well.
  await eventually(async () => assert.equal(failed.length, 1));
  await page.waitForFunction(() => $("link[data-later]")?.disabled);
  asked.length = 0;
  const summary = page.locator("[data-card=characters] > summary");
  await summary.click();
  await page.getByText(say("ui:not-fetched")).waitFor();
  await eventually(async () => assert.equal(asked.length, 1));
  await page.unroute("**/later-*.css");
  await summary.click();
  await summary.click();
  await page.locator("uri-characters h3").first().waitFor();
  await eventually(async () => assert.equal(asked.length, 2));
  assert.equal(
    await page
      .locator("uri-characters h3")
      .first()
      .evaluate(
        (h3) =>
          [...document.styleSheets].some(({ href, disabled }) => /later-/.test(href ?? "") && !disabled) &&
          h3.isConnected,
      ),
    true,
  );
});

/** The highlighted characters and rules of a text, the innermost last. @param {Page} page @param {number} side */
const lit = (page, side) =>
  page.evaluate((i) => {
    const section = $(`uri-grammar [data-side="${i}"]`);
    const texts = (/** @type {string} */ selector) =>
      [...(section?.querySelectorAll(selector) ?? [])].map(
        (element) => element.textContent?.replace(/\s+/g, " ").trim() ?? "",
      );
    return {
      text: texts(".cells .lit").join(""),
      rows: texts("[role=treeitem].lit .names"),
      inner: texts(".inner .names").join(),
      told: texts(".told").join(),
    };
  }, side);

/** @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      role: element?.getAttribute("role"),
      text: element?.querySelector(".names")?.textContent?.trim(),
      expanded: element?.getAttribute("aria-expanded"),
    };
  });

test("pointing links characters and rules both ways", async (t) => {
  const page = await cardAt(t, "uri-grammar", reference);
  const section = page.locator("uri-grammar [data-side='1']");
  await section.getByRole("option").nth(9).hover();
  assert.deepEqual(await lit(page, 1).then(({ text, rows, inner }) => ({ text, rows, inner })), {
    text: "b",
    rows: ["URI-reference › relative-ref", "relative-part", "path-abempty", "segment"],
    inner: "segment",
  });
  await section.locator("[role=treeitem]", { hasText: "authority" }).hover();
  const { text, rows, told } = await lit(page, 1);
  assert.deepEqual([text, rows], ["u@h:80", ["authority"]]);
  assert.match(told, /authority ?= \[ userinfo "@" \] host \[ ":" port \] RFC 3986, section 3\.2/);
  assert.deepEqual((await lit(page, 0)).rows, [], "the other text is dark");
  await page.mouse.move(1, 1);
  assert.deepEqual((await lit(page, 1)).rows, []);
});

/** The description below a tree for the rule under the pointer. @param {Page} page @param {number} side @param {string} rule */
async function toldOf(page, side, rule) {
  const section = page.locator(`uri-grammar [data-side='${side}']`);
  await section.locator("[role=treeitem]", { hasText: rule }).first().hover();
  return section.locator(".rules > div", { has: page.getByText(rule, { exact: true }) });
}

test("a rule has what an erratum would change", async (t) => {
  const page = await cardAt(t, "uri-grammar", link({ base: "http://a_b/", reference: "/a" }));
  const name = await toldOf(page, 0, "reg-name");
  await name.locator(".decided", { hasText: say("rfc3986:decisions:reg-name") }).waitFor();
  assert.equal(await name.locator(".respelled").count(), 0, "it stands as it is printed");
  assert.equal(await (await toldOf(page, 0, "path-abempty")).locator(".decided, .respelled").count(), 0);
  await (
    await toldOf(page, 1, "relative-part")
  )
    .locator(".decided", { hasText: say("rfc3986:decisions:relative-part") })
    .waitFor();
});

test("1997: what is no site is a path by the grammar, a site by the prose, and that is said", async (t) => {
  const page = await cardAt(
    t,
    "uri-grammar",
    link({ base: "http://a_b/", reference: "//a/", edition: "url-syntax-05" }),
  );
  await eventually(async () =>
    assert.match(
      await page.locator("uri-grammar [data-side='0'] h3").innerText(),
      new RegExp(say("grammar:matches", { production: "absoluteURL" })),
    ),
  );
  await (
    await toldOf(page, 0, "relativeURL")
  )
    .locator(".decided", { hasText: say("url-syntax-05:decisions:relativeURL") })
    .waitFor();
  const { base } = explained(engine, { base: "http://a_b/", reference: "", edition: "url-syntax-05" });
  assert.deepEqual(base.parts.find((part) => part.name === "site")?.span, [7, 10]);
  assert.deepEqual(base.errors, []);
});

test("1994: a rule that is written otherwise than it is printed says how", async (t) => {
  const page = await cardAt(t, "uri-grammar", link({ base: "http://a/b", reference: "x:y", edition: "rfc1738" }));
  const rule = await toldOf(page, 0, "hostname");
  assert.match(await rule.innerText(), /= \*\( domainlabel "\." \) toplabel/);
  assert.ok((await rule.locator(".respelled").innerText()).includes(say("rfc1738:notation")));
  assert.equal(await (await toldOf(page, 0, "hostport")).locator(".respelled").count(), 0);
});

test("what errata say of the regular expression stands below it", async (t) => {
  const page = await cardAt(t, "uri-anatomy", link({}));
  await page.locator("uri-anatomy .groups .decision", { hasText: say("rfc3986:decisions:expression") }).waitFor();
  assert.deepEqual(
    each(
      engine.editions().filter(({ expression }) => expression?.decided),
      "year",
    ),
    [2005],
  );
});

test("the keyboard goes over the characters and through the tree", async (t) => {
  const page = await cardAt(t, "uri-grammar", reference);
  await page.locator("uri-grammar [data-side='1'] .cells").focus();
  assert.equal((await lit(page, 1)).text, "/");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  assert.deepEqual((await lit(page, 1)).inner, "authority", "the @ is the authority's own");
  await page.keyboard.press("End");
  assert.deepEqual([(await lit(page, 1)).text, (await lit(page, 1)).inner], ["q", "query"]);
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(await focused(page), { role: "treeitem", text: "query", expanded: "false" });
  await page.keyboard.press("ArrowRight");
  assert.equal((await focused(page)).expanded, "true");
  await page.keyboard.press("ArrowRight");
  assert.equal((await focused(page)).text, "pchar › unreserved › ALPHA");
  assert.match((await lit(page, 1)).told, /ALPHA ?= %x41-5A \/ %x61-7A RFC 2234, section 6\.1/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  assert.deepEqual(await focused(page), { role: "treeitem", text: "query", expanded: "false" });
  await page.keyboard.press("Home");
  assert.equal((await focused(page)).text, "URI-reference › relative-ref");
  assert.equal((await lit(page, 1)).text, "//u@h:80/b/%41?q");
  await page.keyboard.press("Enter");
  assert.equal((await focused(page)).expanded, "false");
  assert.equal(await page.locator("uri-grammar [data-side='1'] [role=treeitem]").count(), 1);
  await page.keyboard.press(" ");
  await page.keyboard.press("End");
  assert.equal((await focused(page)).text, "query");
  assert.equal(
    await page.locator("uri-grammar [data-side='1'] [role=treeitem][tabindex='0']").count(),
    1,
    "one row is a tab stop",
  );
});

test("a mismatch has its caret, its sentence and its rule", async (t) => {
  const page = await cardAt(t, "uri-grammar", link({ base: "http://a/b#f", reference: "a b" }));
  const section = page.locator("uri-grammar [data-side='1']");
  const [problem] = explained(engine, { base: "http://a/b", reference: "a b" }).reference.errors;
  assert.match(
    await section.locator("h3").innerText(),
    new RegExp(say("grammar:matches-not", { production: "URI-reference" })),
  );
  assert.equal(await section.locator(".fault").textContent(), " ");
  assert.match(
    await section.locator(".problem").innerText(),
    new RegExp(`^${withoutMarks(problemText(words, "rfc3986", problem, "a b"))}`),
  );
  assert.equal(await section.locator("dt").innerText(), "path-noscheme");
  assert.equal(await page.locator("uri-grammar [data-side='0'] .apart").textContent(), "#f");
  await referenceOf(page).fill("ab");
  await section.locator("[role=treeitem]").first().waitFor();
  await referenceOf(page).fill("");
  await page.waitForFunction(() => $("uri-grammar").content.texts[1].text === "");
  await eventually(async () =>
    assert.match(await section.innerText(), new RegExp(say("grammar:matches", { production: "URI-reference" }))),
  );
});

test("a text that the document has no grammar for", async (t) => {
  const page = await cardAt(t, "uri-grammar", "");
  await page.locator("uri-grammar").evaluate(
    (view) =>
      void Object.assign(view, {
        content: {
          edition: "rfc3986",
          document: "RFC 1738",
          texts: [
            {
              name: "base",
              title: "Base URI",
              text: "a",
              tree: {
                production: null,
                length: 0,
                valid: false,
                errors: [],
                rules: [],
                nodes: [],
                hidden: 0,
                total: 0,
              },
              ask: () => null,
            },
          ],
        },
      }),
  );
  assert.ok(
    (await page.locator("uri-grammar").innerText()).includes(say("grammar:no-grammar", { document: "RFC 1738" })),
  );
});

test("long texts are folded: there are never more than 400 rows, and all can be had", { sweep: true }, async (t) => {
  const page = await cardAt(
    t,
    "uri-grammar",
    link({ base: "http://a/" + "b/".repeat(500), reference: "c/".repeat(400) }),
  );
  const items = page.locator("uri-grammar [role=treeitem]");
  assert.ok((await items.count()) <= 400);
  const section = page.locator("uri-grammar [data-side='1']");
  await section.locator(".cells").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  const within = new RegExp(
    [1, 10].map((rules) => say("grammar:within", { rules }).replace(/\d+/, "[\\d,]+")).join("|"),
  );
  for (let ends = 0; ends < 5; ends++) {
    await page.keyboard.press("End");
    if (!within.test((await focused(page)).text ?? "")) break;
    await page.keyboard.press("Enter");
    assert.ok((await items.count()) <= 400);
  }
  const { text, inner } = await lit(page, 1);
  assert.deepEqual([text, inner], ["", "segment"], "the last segment is empty");
  await page.keyboard.press("ArrowUp");
  assert.equal((await lit(page, 1)).text, "c");
  await section.locator("button[data-do=before]").click();
  assert.ok((await items.count()) <= 400);
  await section.locator("button[data-do=after]").click();
  assert.equal((await focused(page)).role, "treeitem");
});

test("64 KB are no burden", { sweep: true }, async (t) => {
  const page = await cardAt(t, "uri-grammar", "");
  await referenceOf(page).fill("segment/".repeat(8192));
  const section = page.locator("uri-grammar [data-side='1']");
  await section.getByText(say("grammar:undrawn", { length: 65_536 })).waitFor();
  assert.equal(await section.locator("[role=treeitem]").count(), 200);
  assert.ok((await page.locator("uri-grammar *").count()) < 4000);
  await referenceOf(page).fill("x".repeat(150_000));
  await section.getByRole("button", { name: say("grammar:anyway") }).click();
  await section.locator("[role=treeitem]").first().waitFor();
});

test("the ribbon has the class of every character", async (t) => {
  const page = await cardAt(t, "uri-characters", link({ base: "http://a/b", reference: "a1%41%42;例 ~" }));
  const stretches = await page
    .locator("uri-characters section")
    .nth(1)
    .locator(".stretch")
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("data-name")]));
  assert.deepEqual(stretches, [
    ["a", "A"],
    ["1", "D"],
    ["%41%42", "p"],
    [";", "s"],
    ["例 ", "–"],
    ["~", "u"],
  ]);
  const rows = await page
    .locator("uri-characters tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector("button")?.lastChild?.textContent?.trim(),
        ...[...row.querySelectorAll(".count")].map((cell) => cell.textContent),
      ]),
    );
  assert.deepEqual(rows, [
    ["pct-encoded", "0", "2"],
    ["gen-delims", "4", "0"],
    ["sub-delims", "0", "1"],
    ["ALPHA", "6", "1"],
    ["DIGIT", "0", "1"],
    ["unreserved", "0", "1"],
    [say("grammar:no-class"), "0", "2"],
  ]);
});

test("an entry of the ribbon's table lights its characters, and they it", async (t) => {
  const page = await cardAt(t, "uri-characters", link({ reference: "a;b" }));
  const marked = () => page.locator("uri-characters .stretch.lit").allTextContents();
  await page.mouse.move(1, 1);
  await page.getByRole("button", { name: "sub-delims" }).focus();
  assert.deepEqual(await marked(), [";", ";"]);
  await page.getByRole("button", { name: "gen-delims" }).click();
  await page.locator("uri-characters h3").first().click();
  assert.equal((await marked()).join(""), "://///?", "it is pressed");
  await page.getByRole("button", { name: "gen-delims", pressed: true }).waitFor();
  assert.equal(await page.locator("uri-characters [aria-pressed=true]").count(), 1);
  const first = await page.locator("uri-characters section").nth(1).locator(".stretch").first().boundingBox();
  assert.ok(first);
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  assert.equal((await page.locator("uri-characters tr.lit button").textContent())?.trim(), "A ALPHA");
});

test("a long text is counted by class", async (t) => {
  const page = await cardAt(t, "uri-characters", link({ reference: "a1".repeat(2000) }));
  assert.ok((await page.locator("uri-characters").innerText()).includes(say("grammar:uncounted", { length: 4_000 })));
  assert.deepEqual(await page.locator("uri-characters tr", { hasText: "DIGIT" }).locator(".count").allTextContents(), [
    "0",
    "2,000",
  ]);
});

for (const { name, fragment } of [
  { name: "of texts that do not match", fragment: link({ base: "a b", reference: "例%zz" }) },
  { name: "usual", fragment: reference },
  { name: "empty", fragment: link({ base: "a:", reference: "" }) },
]) {
  test(`both cards fit at any width, ${name}`, { sweep: true }, async (t) => {
    const page = await cardAt(t, "uri-grammar", fragment);
    await page.locator("[data-card=characters] > summary").click();
    await page.locator("uri-characters table").waitFor();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const cell = page.locator("uri-grammar [role=option]").first();
      if (await cell.count()) await cell.click();
      await painted(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${width}: the page is ${wide} px too wide`);
    }
  });
}
