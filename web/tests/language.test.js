/**
 * Checks that every text of the page is in the catalogue: the rooms are drawn in an artificial language, see pseudo.js.
 * In Chromium it checks that the Chinese page fits.
 */
import assert from "node:assert/strict";
import { Worker } from "node:worker_threads";
import { linkTo, opening } from "../src/run/link.js";
import { Scene } from "../src/run/scene.js";
import { pageAt, painted, site } from "./browser.js";
import { engine } from "./fixtures.js";
import { markup } from "./markup.js";
import { editionOf, explained, link, loadWords, plainly } from "./support.js";
import { parts } from "../src/words/files.js";
import { Words } from "../src/words/words.js";
import { test } from "./test.js";
import { withoutMarks } from "../src/texts/marks.js";
import { whyText } from "../src/texts/why.js";

const { bracketed, figure, place } = await import("../src/views/stage/brackets.js");
const { stepText } = await import("../src/views/stage/step.js");

/** @import { Page } from "playwright-core" */

const editions = engine.editions().map(({ id }) => id);
/** The specs of the first tier. */
const first = ["rfc3986"];

for (const sweep of [false, true])
  test("whatever the rooms show is in the catalogue, or a fact", { sweep }, async () => {
    const workerData = editions.filter((id) => first.includes(id) !== sweep);
    const worker = new Worker(new URL("pseudo.js", import.meta.url), { workerData });
    const { faults, looked, missed } = await new Promise((resolve, reject) => {
      worker.on("message", resolve);
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("it ended without an answer")));
    });
    assert.deepEqual(faults.slice(0, 30), [], `${faults.length} words`);
    assert.ok(looked > 1_000_000, `only ${looked} characters were drawn`);
    assert.deepEqual(missed, []);
  });

const words = new Words({ language: "zh-Hans" });
await words.need(...parts);
const say = plainly(words);
const english = await loadWords();

test("brackets have the names that sentences have for the components, in Chinese too", () => {
  const edition = editionOf(engine);
  const explanation = explained(engine, { base: "http://u@a:80/b?q", reference: "#f" });
  const scene = new Scene({ explanation, edition, words });
  const { text, parts } = explanation.base;
  const unmeasured = /** @type {any} */ ({ text: null, names: null });
  const drawn = markup(figure(words, text, place(text, bracketed(words, parts), unmeasured)));
  const names = [...drawn.matchAll(/data-name=(.*?)\s+>/g)].map(([, name]) => name.replace(/ · .*/, ""));
  assert.deepEqual(
    names,
    ["scheme", "userinfo", "host", "port", "path", "query"].map((name) => say("ui:player:called", { name })),
  );
  assert.ok(!/[a-z]/.test(names.join("")), `${names}`);
  assert.ok(stepText(scene, scene.steps.length - 1).includes(names[0]));
});

/** Asserts that the window doesn't scroll sideways. @param {Page} page @param {string} where */
async function assertFits(page, where) {
  await painted(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(over <= 0, `${over} pixels too wide: ${where}`);
}

test("a sentence in Chinese leaves room for its citation", async (t) => {
  const page = await pageAt(t, null, { width: 1280, height: 720 });
  await page.goto(`${site.url}zh-Hans/`);
  for (const reference of ["../../../g", "?y/../x", "//h/./x", "g"]) {
    const { why } = explained(engine, { base: "http://a/b/c/d;p?q", reference });
    await page.evaluate((to) => void (location.hash = to), link({ reference }));
    const line = page.locator("uri-why .line p", { hasText: withoutMarks(whyText(words, "rfc3986", why)) });
    await line.waitFor();
    const cut = await line.evaluate((p) => p.scrollHeight - p.clientHeight);
    assert.ok(cut <= 1, `${reference}: ${cut} pixels are cut`);
  }
});

/** States of the Chinese page, and an element that must exist in each. @type {{ hash: string, there: string, sweep?: boolean }[]} */
const states = [
  {
    hash: link({ base: "http://u:pw@127.1/b//c;v=1/./d?q#f", reference: "../x/./y;z?k#frag" }),
    there: "uri-years .year.chosen",
  },
  {
    hash: link({ base: "http://a/b c", reference: "%zz\u200b例 a", edition: "url-standard" }),
    there: "uri-machine",
    sweep: true,
  },
  {
    hash: linkTo("compare", { a: "HTTP://A:80/%7e#one", b: "http://a/~#two", edition: "rfc2396bis-01" }),
    there: "uri-ladder li",
    sweep: true,
  },
  {
    hash: linkTo("schemes", { reference: "ftp://h/a b;type=i", edition: "rfc1738" }),
    there: "uri-scheme .rows",
    sweep: true,
  },
  { hash: linkTo("encoding", { host: "[::1.2.3.4]" }), there: "uri-host tr", sweep: true },
  { hash: linkTo("documents", { part: "base", example: "nested" }), there: "uri-layers .layer", sweep: true },
  { hash: "#room=board", there: ".board table.rows", sweep: true },
  { hash: "#room=embed", there: ".pastes" },
];

for (const sweep of [false, true])
  test("the page in Chinese fits into a narrow window, and says what it shows in Chinese", { sweep }, async (t) => {
    const page = await pageAt(t, null, {
      width: 390,
      height: 844,
      init: () => localStorage.setItem("uriscope steps", "shown"),
    });
    await page.goto(`${site.url}zh-Hans/`);
    await page.locator("uri-years .year.chosen").waitFor();
    await page.waitForFunction(
      (title) => document.title === title,
      say("page:titled", { shown: `${opening.reference} ← ${opening.base}`, room: say("page:resolve") }),
    );
    for (const { hash, there } of states.filter((state) => Boolean(state.sweep) === sweep)) {
      await page.evaluate((to) => void (location.hash = to), hash);
      await page.locator(there).first().waitFor({ state: "attached" });
      await assertFits(page, hash);
    }
    const rooms = (await page.locator("#rooms a").allTextContents()).map((text) => text.trim());
    assert.ok(rooms.includes(say("page:board")), rooms.join());
  });

/** Answers 404 for the file of words that has a sentence. @param {Page} page @param {RegExp} files @param {string} sentence */
const gone = (page, files, sentence) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    return body.includes(sentence) ? route.fulfill({ status: 404 }) : route.fulfill({ response, body });
  });

for (const { folder, of, sweep } of [
  { folder: "", of: english, sweep: true },
  { folder: "zh-Hans/", of: words },
])
  test(
    `without the page's own words the menu and the sentence about it have theirs, and no id is shown; what is not there in Chinese is said in English, which is marked: /${folder}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, null, { mayFail: true });
      const say = plainly(of);
      const request = { base: "http://a/b/c", reference: "//h", edition: "url-1993" };
      const { why } = explained(engine, request);
      await gone(page, /url-1993-\w+\.js$/, "的");
      await gone(page, /assets\/page-\w+\.js$/, say("page:private"));
      await page.goto(site.url + folder + link(request));
      await page.locator("#notice").getByText(say("page:arrival:words")).waitFor();
      const rooms = (await page.locator("#rooms a").allTextContents()).map((text) => text.trim());
      assert.deepEqual(
        rooms.filter((room) => /^[a-z-]+$/.test(room)),
        [],
      );
      assert.ok(rooms.includes(say("page:board")), rooms.join());
      if (!folder) return;
      const said = page.locator("uri-why .said [lang=en], uri-why .said[lang=en]").first();
      await said.waitFor();
      assert.equal(await said.innerText(), withoutMarks(whyText(english, "url-1993", why)));
    },
  );
