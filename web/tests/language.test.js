/**
 * The page in a language that nobody speaks. A script derives it from the English
 * catalogue: its letters have accents, its texts are longer by a third, its numbers and
 * lists are Greek. The page that ships gets the derived words in place of its own; then
 * whatever can be read or heard in it is either derived, or a fact: a text of the
 * visitor, a name or a citation of a document. What is counted as a fact stands below.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { goto, launch, painted, ready, serve } from "./browser.js";
import { examplesOf, link, loadEngine, root } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const accented = new Map([..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, i) =>
  [letter, [..."áƀçđéƒğĥíĵķłɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"][i]]));

/** Longer by a third, in words that can be wrapped. @param {string} text */
const longer = (text) => "ẋ".repeat(Math.ceil([...text].length / 3)).replace(/ẋ{7}/g, " ẋẋẋẋẋẋ");

/** A text in the derived language: placeholders and marked values stay. @param {string} text */
const derived = (text) => text.replace(/‹[^›]*›|\{[^{}]*\}|[A-Za-z]/g, (part) => accented.get(part) ?? part) + longer(text);

/** @param {any} value @param {string} [key] @returns {any} */
function derivedAll(value, key = "") {
  if (key === "locale") return "el";
  if (typeof value === "string") return key === "by" ? value : derived(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, derivedAll(inner, name)]));
}

/** The built files that hold nothing but words, by their names, with the derived words in them. @returns {Promise<Map<string, string>>} */
async function derivedFiles() {
  const assets = join(root, "dist", "assets");
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const name of (await readdir(assets)).filter((file) => file.endsWith(".js.map"))) {
    const { sources } = JSON.parse(await readFile(join(assets, name), "utf8"));
    if (sources.length !== 1 || !/\/src\/words\/en\/[^/]+\.js$/.test(sources[0])) continue;
    const file = name.replace(".map", "");
    // The bundler has chunks imported for their order alone; they need a page.
    const source = (await readFile(join(assets, file), "utf8")).replace(/^(import\s*"[^"]*";\s*)+/, "");
    const exported = Object.entries(await import(`data:text/javascript,${encodeURIComponent(source)}`));
    files.set(file, exported.map(([as, words], i) => `const words${i} = ${JSON.stringify(derivedAll(words))};\nexport { words${i} as ${as} };`).join("\n"));
  }
  return files;
}

const engine = await loadEngine();
const editions = engine.editions();
const examples = examplesOf(engine);

/** Names and citations that the engine gives: they are not translated. */
function facts() {
  /** @type {Set<string>} */
  const found = new Set();
  const collect = (/** @type {any} */ value, key = "") => {
    if (typeof value === "string") {
      if (["name", "kind", "section", "document", "rule", "production", "id"].includes(key)) found.add(value);
    } else if (value && typeof value === "object") {
      for (const [name, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? key : name);
    }
  };
  collect(editions);
  collect(examples.map(({ section }) => ({ section })));
  for (const { id } of editions) {
    for (const { base, reference } of [...Object.values(cases), ...typed.map((reference) => ({ ...cases.start, reference }))]) {
      collect(engine.explain({ base, reference, edition: id }));
      collect(engine.tree(base, { edition: id, use: "base" }));
      collect(engine.tree(reference, { edition: id, use: "reference" }));
    }
  }
  for (const { input, want, kind } of examples) if (kind === "resolve" || kind === "parse") found.add(kind === "resolve" ? `${input}  →  ${want[0]}` : input);
  return [...found];
}

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

/** What is typed. */
const typed = ["%", "a b", "[", "http://[::", "例え\u00ad", "a\tb", "g:h:i", "/a", "..", "#"];

/**
 * Runs in the page: what can be read or heard there and is neither derived nor a fact.
 * @param {string[]} facts
 */
const strangers = (facts) => {
  const known = new Set(facts.map((fact) => fact.toLowerCase()));
  const longest = facts.filter((fact) => /[A-Za-z]/.test(fact)).sort((a, b) => b.length - a.length);
  const isDerived = (/** @type {string} */ text) => /[áƀçđéƒğĥíĵķłɱñóƥɋřšťúṽŵẋýž]/i.test(text);
  /** Whether a text is derived, but for facts that it was made with. @param {string} text */
  const fits = (text) => {
    text = text.replace(/U\+[0-9A-F]{4,6}|“.”/gu, ""); // a character, by its code or in quotation marks
    if (!/[A-Za-z]/.test(text)) return !/\d,\d{3}/.test(text); // an English number
    if (known.has(text.toLowerCase()) || text.split(" · ").every((name) => known.has(name.toLowerCase()))) return true;
    if (!isDerived(text)) return false;
    let rest = text;
    for (const fact of longest) if (rest.includes(fact)) rest = rest.replaceAll(fact, "");
    return !/[A-Za-z]/.test(rest) && !/\d,\d{3}/.test(rest);
  };
  /** Where texts of the visitor and of documents stand, and other facts. */
  const values = [
    "code:not(.code)", ".figure", ".ribbon", ".cells", ".apart", "pre", // texts, and what a grammar says
    "td.input", "td.output", // what buffers hold
    ".static", "noscript", // drawn when the page was built, for when there is no script or no engine
    ".logo", // the name of the page
    "small.set", // options as links have them
    ".key[aria-hidden]", // letters that stand for classes
  ].join();
  /** @type {string[]} */
  const found = [];
  const look = (/** @type {string} */ text, /** @type {string} */ where) => {
    const trimmed = text.replace(/\s+/g, " ").trim();
    if (trimmed && !fits(text.trim()) && !fits(trimmed)) found.push(`${where}: ${trimmed.slice(0, 120)}`);
  };
  const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = /** @type {Element} */ (node.parentElement);
    if (element.closest("script, style") || element.closest(values)) continue;
    let text = node.textContent ?? "";
    // In their own words: why the engine did not start, and why net/url refuses a text.
    if (element.closest("[role=alert]")) text = text.replace(/\(.*\)/s, "");
    if (element.closest("uri-differences li")) text = text.replace(/“.*”/s, "");
    // A citation begins with the name of a document.
    if (element.matches("cite") && known.has(text.split(",")[0].toLowerCase())) continue;
    look(text, element.localName);
  }
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "label", "data-name"]) {
      const text = element.getAttribute(name);
      if (text === null || (element.matches("code") && name === "title" && text.startsWith((element.textContent ?? "").split("…")[0]))) continue;
      if (element.matches(".stretch") && /^[A-Za-z]$/.test(text)) continue;
      look(text, `${element.localName} ${name}`);
    }
    // The slider says what stands beside it.
    const spoken = element.getAttribute("aria-valuetext");
    const beside = element.closest("uri-stepper")?.querySelector(".say b")?.textContent;
    const plain = (/** @type {string | null | undefined} */ text) => text?.replace(/\s+/g, " ").trim();
    if (spoken !== null && plain(spoken) !== plain(beside)) found.push(`aria-valuetext: ${spoken}`);
  }
  return [...new Set(found)];
};

/** Whether the window has to be scrolled sideways: runs in the page. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const known = facts();

/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** @type {Awaited<ReturnType<typeof launch>>} */
let browser;
/** @type {Map<string, string>} */
let files;
before(async () => {
  [site, browser, files] = await Promise.all([serve(), launch(), derivedFiles()]);
});
after(async () => void (await Promise.all([site?.close(), browser?.close()])));


/** A page in the derived language. @param {number} [width] */
async function opened(width = 1280) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  /** @type {string[]} */
  const faults = [];
  await page.addInitScript(() => {
    globalThis.uriscopeMissing = (what) => console.error(`no words for ${what}`);
  });
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.route("**/assets/*.js", (route) => {
    const body = files.get(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    return body === undefined ? route.continue() : route.fulfill({ body, contentType: "text/javascript" });
  });
  return { page, faults };
}

/** Nothing in the page is in another language, and nothing sticks out. @param {Page} page @param {string} where */
async function assertDerived(page, where) {
  await painted(page);
  assert.deepEqual(await page.evaluate(strangers, known), [], where);
  assert.ok((await page.evaluate(overflow)) <= 0, `the window scrolls sideways: ${where}`);
}

/** @param {Page} page */
const openAll = (page) => page.evaluate(() => {
  for (const summary of document.querySelectorAll("details:not([open]) > summary")) /** @type {HTMLElement} */ (summary).click();
});

/** Opens all cards of the Resolve room. @param {Page} page */
async function unfold(page) {
  await openAll(page);
  for (const view of ["uri-anatomy h3", "uri-ribbon h3", "uri-grammar h3"]) await page.locator(view).first().waitFor();
}

test("there are derived words for every part of the catalogue", async () => {
  assert.equal(files.size, (await readdir(join(root, "web", "src", "words", "en"))).length);
  assert.equal(derived("Step {step} of ‹path› {found|capital}"), "Šťéƥ {step} óƒ ‹path› {found|capital} ẋẋẋẋẋẋẋẋẋẋẋẋ");
});

for (const [width, some] of /** @type {const} */ ([[1280, Object.values(cases)], [390, [cases.parts, cases.fault]]])) {
  test(`each edition, cases and options, everything unfolded, ${width} pixels wide`, async () => {
    const { page, faults } = await opened(width);
    await page.goto(site.url);
    await ready(page);
    await unfold(page);
    assert.match(await page.title(), /ẋ/);
    for (const { id, options } of editions) {
      for (const of of some) {
        const to = link({ ...of, edition: id });
        await goto(page, to);
        await assertDerived(page, to);
        await page.locator("uri-years .differences").click();
        await page.locator("uri-differences dialog[open]").waitFor();
        const where = page.locator("uri-differences button.where").first();
        if (await where.count()) {
          await where.click();
          await page.locator("uri-parting h4").waitFor();
        }
        await assertDerived(page, `${to}, why the answers differ`);
        await page.keyboard.press("Escape");
        await page.locator("uri-differences").waitFor({ state: "detached" });
      }
      for (const { name, values } of options) {
        for (const value of values.slice(1)) {
          const to = link({ ...cases.same, edition: id, [name]: value === "no" ? false : value });
          await goto(page, to);
          await assertDerived(page, to);
        }
      }
    }
    assert.deepEqual(faults, []);
    await page.close();
  });
}

test("steps, typing, pointing, notices, long texts", async () => {
  const { page, faults } = await opened();
  await page.goto(site.url + link({ ...cases.parts, step: 0 }));
  await ready(page);
  await unfold(page);
  const slider = page.locator("uri-stepper input");
  for (const { id } of editions) {
    await goto(page, link({ ...cases.parts, edition: id, step: 0 }));
    const steps = Number(await slider.getAttribute("max"));
    for (let step = 0; step <= steps; step += 8) {
      await slider.fill(String(step));
      await assertDerived(page, `${id}, step ${step}`);
    }
  }
  await goto(page, link(cases.parts));
  await page.locator("uri-grammar [role=treeitem]").nth(2).hover();
  await assertDerived(page, "a rule is pointed at");
  await page.locator("uri-grammar .cells").first().focus();
  await page.keyboard.press("End");
  await assertDerived(page, "a character has the focus");
  await page.locator("uri-stepper button.play").click();
  await assertDerived(page, "playing");
  await page.locator("uri-stepper button.pause").click();
  const reference = page.locator("uri-field[name=reference] input");
  for (const text of [...typed, "/a".repeat(700)]) {
    await reference.fill(text);
    await page.waitForTimeout(120);
    await assertDerived(page, text.slice(0, 20));
  }
  for (const text of ["/../a".repeat(900), "x/../".repeat(6000)]) {
    await reference.fill(text);
    await page.waitForTimeout(1_500);
    await assertDerived(page, `${text.length} characters`);
  }
  for (const hash of ["#base=%zz&reference=b", "#step=x", "#room=nowhere", "#edition=rfc1", "#more=1&less=2&less=3", "#excess=9&strict=9"]) {
    await page.goto("about:blank");
    await page.goto(site.url + hash);
    await ready(page);
    assert.ok(await page.locator("uri-notices li").count(), hash);
    await assertDerived(page, hash);
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("the board, every document unfolded", async () => {
  const { page, faults } = await opened();
  await page.goto(`${site.url}#room=board`);
  await page.locator(".board table.rows").first().waitFor();
  await assertDerived(page, "the board");
  await openAll(page);
  await page.locator(".board table.rows").nth(editions.length - 1).waitFor();
  await assertDerived(page, "the board, unfolded");
  await page.setViewportSize({ width: 390, height: 800 });
  await assertDerived(page, "the board, narrow");
  assert.deepEqual(faults, []);
  await page.close();
});

test("buttons, the theme, what is copied, parts and an engine that cannot be had", async () => {
  const { page } = await opened();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(site.url);
  await page.locator("[role=alert]").waitFor();
  await assertDerived(page, "without an engine");
  await page.unroute("**/*.wasm");
  await page.route(/(board|grammar|parting|anatomy)-\w+\.js$/, (route) => route.abort());
  await page.locator("[role=alert] button").click();
  await ready(page);
  await page.locator("#tools button").click();
  await assertDerived(page, "shared");
  await page.locator(".ask .tools button").click();
  await assertDerived(page, "copied");
  for (let i = 0; i < 3; i++) {
    await page.locator("#theme button").click();
    await assertDerived(page, "another theme");
  }
  await openAll(page);
  await page.waitForTimeout(300);
  await assertDerived(page, "cards that cannot be fetched");
  await goto(page, "#room=board");
  await page.locator("main [role=alert]").waitFor();
  await assertDerived(page, "a room that cannot be fetched");
  await page.close();
});

test("a word of another language is found, wherever it stands", async () => {
  const { page } = await opened();
  await page.goto(site.url);
  await ready(page);
  await assertDerived(page, "as it is");
  for (const plant of [
    () => document.querySelector("main")?.append("more"),
    () => document.querySelector(".why")?.prepend("Because the path "),
    () => document.querySelector("uri-stepper input")?.setAttribute("aria-valuetext", "one"),
    () => document.querySelector("button")?.setAttribute("title", "Click"),
    () => document.querySelector("uri-years")?.setAttribute("aria-label", "Years"),
    () => document.querySelector("p")?.append("1,234"),
  ]) {
    await page.evaluate(plant);
    assert.equal((await page.evaluate(strangers, known)).length, 1, String(plant));
    await page.reload();
    await ready(page);
  }
  await page.close();
});
