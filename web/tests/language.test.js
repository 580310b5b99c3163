/**
 * The page and its first room in Chinese: see translated.js. The other rooms
 * are looked at in languagerooms.test.js.
 */
import assert from "node:assert/strict";
import { goto, ready } from "./browser.js";
import {
  assertTranslated,
  translatedSite,
  editions,
  engine,
  facts,
  openAll,
  sampled,
  strangers,
  words,
} from "./translated.js";
import { explained, link } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("playwright-core").Page} Page */

/** What the page is opened on, each by every edition. */
const cases = {
  start: { base: "http://a/b/c/d;p?q", reference: "../../../g" },
  parts: { base: "http://u:pw@127.1/b//c;v=1/./d?q#f", reference: "../x/./y;z?k#frag" },
  empty: { base: "http://a", reference: "" },
  fault: { base: "http://a/b c", reference: "%zz\u200b例 a" },
  opaque: { base: "mailto:a@b", reference: "//h/../x" },
  relative: { base: "www.example.com/a", reference: "1x:y" },
  same: { base: "http://a/b", reference: "http:g" },
  query: { base: "http://a/b/c", reference: "?y/../x" },
};

/** Whether a document forbids one of the texts. @param {import("../src/run/engine.js").Request} request */
const isFaulty = (request) => {
  const { base, reference } = explained(engine, request);
  return base.errors.length + reference.errors.length > 0;
};

/** What is typed. */
const typed = ["%", "a b", "[", "http://[::", "例え\u00ad", "a\tb", "g:h:i", "/a", "..", "#"];

/** What the engine says of all that. */
const answers = editions.flatMap(({ id }) =>
  [...Object.values(cases), ...typed.map((reference) => ({ ...cases.start, reference }))].map(({ base, reference }) => [
    engine.explain({ base, reference, edition: id }),
    engine.tree(base, { edition: id, use: "base" }),
    engine.tree(reference, { edition: id, use: "reference" }),
  ]),
);

const site = translatedSite(facts(answers));
const { opened } = site;

/** Opens all cards of the Resolve room. @param {Page} page */
async function unfold(page) {
  await openAll(page);
  for (const view of ["uri-anatomy h3", "uri-ribbon h3", "uri-grammar h3"]) await page.locator(view).first().waitFor();
}

/**
 * Shows what a link says, and waits for what comes last: the answers of the browser and Go.
 * @param {Page} page @param {string} to
 */
async function show(page, to) {
  const others = await page.evaluateHandle(
    () => /** @type {any} */ (document.querySelector("uri-years")).content.neighbours,
  );
  const same = await page.evaluate((hash) => location.hash === hash, to);
  await goto(page, to);
  if (!same)
    await page.waitForFunction(
      (before) => ![before, null].includes(/** @type {any} */ (document.querySelector("uri-years")).content.neighbours),
      others,
    );
}

/** Types a reference, and waits until the panes show the run of it. @param {Page} page @param {string} text */
async function type(page, text) {
  await page.locator("uri-field[name=reference] input").fill(text);
  await page.waitForFunction(
    (typed) => /** @type {any} */ (document.querySelector("uri-stepper")).scene?.explanation.reference.text === typed,
    text,
  );
}

/**
 * Looks at a dialog, and closes it.
 * @param {Page} page @param {string} button that opens it @param {string} content that it has @param {string} where
 * @param {() => Promise<unknown>} [more] done while it is open, before it is looked at
 */
async function lookInto(page, button, content, where, more) {
  await page.locator(button).first().click();
  await page.locator(`dialog[open] ${content}`).first().waitFor();
  await more?.();
  await assertTranslated(page, where);
  await page.locator("dialog[open] .close").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

for (const [width, some] of /** @type {const} */ ([
  [1280, Object.values(cases)],
  [390, [cases.parts, cases.fault]],
])) {
  test(`each edition, cases and options, everything unfolded, ${width} pixels wide`, async () => {
    const { page, faults } = await opened(width);
    await page.goto(site.url);
    await ready(page);
    await unfold(page);
    assert.equal(
      await page.title(),
      words.say("page:titled", { shown: "../../../g ← http://a/b/c/d;p?q", room: words.say("page:resolve") }),
    );
    for (const [e, { id, options }] of editions.entries()) {
      // Every case by the latest edition, and each of the others by a few of these.
      for (const of of some.filter((_, i) => e === editions.length - 1 || (e + i) % 4 === 0)) {
        const to = link({ ...of, edition: id });
        await show(page, to);
        // What is behind the dialog is looked at as well.
        await lookInto(
          page,
          "uri-years .differences",
          "[data-id='net/url']",
          `${to}, why the answers differ`,
          async () => {
            const where = page.locator("uri-differences button.where");
            if (!(await where.count())) return;
            await where.first().click();
            await page.locator("uri-parting h4").first().waitFor();
          },
        );
      }
      for (const { name, values } of options) {
        for (const value of values.slice(1)) {
          const to = link({ ...cases.same, edition: id, [name]: value === "no" ? false : value });
          await goto(page, to);
          await assertTranslated(page, to);
        }
      }
      if (!isFaulty({ ...cases.fault, edition: id })) continue;
      await goto(page, link({ ...cases.fault, edition: id }));
      // What is wrong and has an answer all the same stands beside the why.
      await page.locator("uri-why :is(.of-fault, .risk)").waitFor();
      await lookInto(page, "uri-why :is(.details, .risk)", ".particulars", `${id}, details of a fault`);
    }
    assert.deepEqual(faults, []);
    await page.close();
  });
}

test("steps, typing, pointing, long texts", async () => {
  const { page, faults } = await opened();
  await page.goto(site.url + link({ ...cases.parts, step: 0 }));
  await ready(page);
  await unfold(page);
  const slider = page.locator("uri-stepper input");
  for (const { id } of sampled(0)) {
    await goto(page, link({ ...cases.parts, edition: id, step: 0 }));
    const steps = Number(await slider.getAttribute("max"));
    for (let step = 0; step <= steps; step += 8) {
      await slider.fill(String(step));
      await assertTranslated(page, `${id}, step ${step}`);
    }
  }
  await goto(page, link(cases.parts));
  await page.locator("uri-grammar [role=treeitem]").nth(2).hover();
  await assertTranslated(page, "a rule is pointed at");
  await page.locator("uri-grammar .cells").first().focus();
  await page.keyboard.press("End");
  await assertTranslated(page, "a character has the focus");
  await page.locator("uri-stepper button.play").click();
  await assertTranslated(page, "playing");
  await page.locator("uri-stepper button.pause").click();
  for (const text of [...typed, "/a".repeat(700), "/../a".repeat(900), "x/../".repeat(6000)]) {
    await type(page, text);
    await assertTranslated(page, text.length > 20 ? `${text.length} characters` : text);
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("dialogs, menus, the theme, paper, presentation mode", async () => {
  const { page, faults } = await opened();
  await page.goto(site.url);
  await ready(page);
  for (const edition of ["rfc3986", "rfc1738"]) {
    await goto(page, link({ ...cases.start, edition }));
    await lookInto(page, "uri-examples button", ".items button", `the examples, ${edition}`);
  }
  await lookInto(page, "uri-examples button", ".items", "no example", () =>
    page.locator("uri-gallery input").fill("none such"),
  );
  await lookInto(page, "button.help", ".keys", "the keys");
  await goto(page, link(cases.parts));
  for (const text of ["/a".repeat(700), "/a".repeat(30_000)]) {
    await type(page, text);
    await lookInto(page, "uri-target [data-name=all]", "pre.whole", `a target of ${text.length} characters`);
  }
  await page.locator("uri-share button.share").click();
  await page.locator("uri-sharing [popover] .note").waitFor();
  await assertTranslated(page, "the menu of what can be shared");
  await page.locator("uri-sharing [role=menuitem]").first().click();
  await page.locator("uri-sharing [role=menuitem]", { hasText: words.say("ui:copied") }).waitFor();
  await assertTranslated(page, "copied");
  await page.keyboard.press("Escape");
  for (let i = 0; i < 3; i++) {
    await page.locator("#theme button").click();
    await assertTranslated(page, "another theme");
  }
  for (const { id } of sampled(1)) {
    await goto(page, link({ ...cases.parts, edition: id }));
    await page.waitForFunction(
      () => dispatchEvent(new Event("beforeprint")) && document.querySelector("uri-handout > *"),
    );
    await assertTranslated(page, `${id}, on paper`);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  }
  await goto(page, `${link(cases.parts)}&mode=presentation`);
  await page.locator("button.leave").waitFor();
  await assertTranslated(page, "presentation mode");
  assert.deepEqual(faults, []);
  await page.close();
});

test("notices", async () => {
  const { page, faults } = await opened();
  await page.goto(site.url);
  await ready(page);
  for (const hash of [
    "#base=%zz&reference=b",
    "#step=x",
    "#step=9999",
    "#room=nowhere",
    "#edition=rfc1",
    "#more=1&less=2&less=3",
    "#excess=9&strict=9",
  ]) {
    await goto(page, link({}));
    await page.locator("uri-notices li").first().waitFor({ state: "detached" });
    await page.evaluate((to) => void (location.hash = to), hash);
    await page.locator("uri-notices li").first().waitFor();
    await assertTranslated(page, hash);
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("parts and an engine that cannot be had", async () => {
  const { page } = await opened();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(site.url);
  await page.locator("[role=alert]").waitFor();
  await assertTranslated(page, "without an engine");
  await page.unroute("**/*.wasm");
  await page.route(/(board|grammar|anatomy|ribbon|differences|gallery|sharing)-\w+\.js$/, (route) => route.abort());
  await page.locator("[role=alert] button").first().click();
  await ready(page);
  for (const button of ["uri-years .differences", "uri-examples button", "uri-share button"]) {
    await page.locator(button).click();
    await page.locator(`${button.split(" ")[0]} [role=alert]`).waitFor();
  }
  await assertTranslated(page, "dialogs that cannot be fetched");
  await openAll(page);
  for (const view of ["uri-anatomy", "uri-ribbon", "uri-grammar"])
    await page
      .locator(view)
      .getByText(/\p{Script=Han}/u)
      .first()
      .waitFor();
  await assertTranslated(page, "cards that cannot be fetched");
  await goto(page, "#room=board");
  await page.locator("main [role=alert]").last().waitFor();
  await assertTranslated(page, "a room that cannot be fetched");
  await page.close();
});

test("a word of another language is found, wherever it stands", async () => {
  const { page } = await opened();
  await page.goto(site.url);
  await ready(page);
  await assertTranslated(page, "as it is");
  for (const [selector, text, attribute] of /** @type {[string, string, string?][]} */ ([
    ["main", "more"],
    ["uri-why .said", "Because the path "],
    ["uri-stepper input", "one", "aria-valuetext"],
    ["button", "Click", "title"],
    ["uri-years .year", "RFC 3986\nnone", "title"],
    ["small[translate=no]", "drafted by"],
    ["uri-years", "Years", "aria-label"],
    [".announcer", "目标：http://a/g. There is no scheme."],
    ["cite a", ", the path"],
  ])) {
    // Planted, looked for, and taken away again: the next one is alone, too.
    const found = await page.evaluate(`(() => {
      const [selector, text, attribute] = ${JSON.stringify([selector, text, attribute ?? ""])};
      const element = document.querySelector(selector);
      const before = attribute && element.getAttribute(attribute);
      if (attribute) element.setAttribute(attribute, text);
      else element.append(text);
      const found = (${strangers})();
      if (!attribute) element.lastChild.remove();
      else if (before === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, before);
      return found;
    })()`);
    assert.equal(/** @type {string[]} */ (found).length, 1, `${text}, at ${selector}`);
  }
  await assertTranslated(page, "as it was");
  await page.close();
});
