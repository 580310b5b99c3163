/**
 * The page in a language that nobody speaks. A script derives it from the English
 * catalogue: its letters have accents, its texts are longer by a third, its numbers and
 * lists are Greek. A copy of the project has the derived words in place of its own, and
 * the program makes a site of it; then whatever can be read or heard there is either
 * derived, or a fact: a text of the visitor, a name or a citation of a document. What is
 * counted as a fact stands below.
 */
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { goto, launch, painted, ready, serve } from "./browser.js";
import { chips } from "../src/rooms/encodingchips.js";
import { nameOf } from "../src/views/edition.js";
import { examplesOf, explained, link, loadEngine, root } from "./support.js";

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

/** All that a site is made of, but for the packages. */
const sources = ["go.mod", "go.sum", "LICENSE", "core", "wasm", "web/src", "web/package.json", "web/package-lock.json"];

/** A copy of the project that speaks the derived language. @returns {Promise<string>} its directory */
async function derivedProject() {
  const copy = await mkdtemp(join(tmpdir(), "uriscope-derived-"));
  // With its times: packages that are older than the lock file would be installed anew.
  await Promise.all(sources.map((name) => cp(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true })));
  await symlink(join(root, "web", "node_modules"), join(copy, "web", "node_modules"));
  for (const [file, group] of catalogue) {
    await writeFile(join(copy, "web", "src", "words", "en", file), `export default ${JSON.stringify(derivedAll(group))};\n`);
  }
  return copy;
}

const engine = await loadEngine();
const editions = engine.editions();
const examples = examplesOf(engine);

/** Values that messages have between marks, and that are no words: they are not translated. @type {Set<string>} */
const marked = new Set();

/** The catalogue, part by part. @type {Map<string, unknown>} */
const catalogue = new Map();
for (const file of await readdir(join(root, "web", "src", "words", "en"))) {
  const { default: group } = await import(`../src/words/en/${file}`);
  catalogue.set(file, group);
  for (const [, value] of JSON.stringify(group).matchAll(/‹([^‹›{}"\\]+)›/g)) if (/[^A-Za-z]/.test(value)) marked.add(value);
}

/** All of US-ASCII: each octet has a reason of its own, with its section. */
const all = Array.from({ length: 128 }, (_, i) => String.fromCharCode(i)).join("");

/** Names and citations that the engine gives: they are not translated. */
function facts() {
  /** @type {Set<string>} */
  const found = new Set(["uriscope"]);
  /** @type {Set<string>} */
  const sections = new Set();
  const collect = (/** @type {any} */ value, key = "") => {
    if (typeof value === "string") {
      if (["name", "kind", "section", "document", "rule", "production", "id"].includes(key)) found.add(value);
      if (key === "section") sections.add(value);
    } else if (value && typeof value === "object") {
      for (const [name, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? key : name);
    }
  };
  collect(editions);
  collect(examples.map(({ section }) => ({ section })));
  for (const { id } of editions) {
    const encoded = engine.encode("", { edition: id });
    if ("components" in encoded) for (const { name } of encoded.components) collect([engine.encode(`../ %41é${all}`, { edition: id, component: name }), engine.host("a.", { edition: id })]);
    for (const { base, reference } of [...Object.values(cases), ...typed.map((reference) => ({ ...cases.start, reference }))]) {
      collect(engine.explain({ base, reference, edition: id }));
      collect(engine.tree(base, { edition: id, use: "base" }));
      collect(engine.tree(reference, { edition: id, use: "reference" }));
    }
  }
  for (const edition of editions) found.add(nameOf(edition));
  for (const { text } of [...chips.data, ...chips.host]) found.add(text.replace(/%[0-9A-F]{2}/g, "")); // encodings are taken out of what is judged
  // A section is also cited without its document, or without some of what it consists of.
  for (const fact of [...found]) if (sections.has(fact)) for (const piece of fact.split(", ")) found.add(piece);
  for (const value of marked) found.add(value);
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

/** Whether a document forbids one of the texts. @param {import("../src/engine.js").Request} request */
const isFaulty = (request) => {
  const { base, reference } = explained(engine, request);
  return base.errors.length + reference.errors.length > 0;
};

/** What is typed. */
const typed = ["%", "a b", "[", "http://[::", "例え\u00ad", "a\tb", "g:h:i", "/a", "..", "#"];

/** Runs in every document, before its scripts. @param {string[]} facts */
const know = (facts) => {
  /** @type {any} */ (globalThis).facts = {
    known: new Set(facts.map((fact) => fact.toLowerCase())),
    longest: facts.filter((fact) => /[A-Za-z]/.test(fact)).sort((a, b) => b.length - a.length),
    own: new Set(), // the visitor's texts so far
    judged: new Map(), // whether a text fits: most of them are there each time
  };
};

/** Runs in the page: what can be read or heard there and is neither derived nor a fact. */
const strangers = () => {
  const { known, longest, own, judged } = /** @type {{ known: Set<string>, longest: string[], own: Set<string>, judged: Map<string, boolean> }} */ (/** @type {any} */ (globalThis).facts);
  const isDerived = (/** @type {string} */ text) => /[áƀçđéƒğĥíĵķłɱñóƥɋřšťúṽŵẋýž]/i.test(text);
  /** @param {string} text @returns {boolean} */
  const fits = (text) => {
    if (!judged.has(text)) judged.set(text, judge(text));
    return judged.get(text) === true;
  };
  /** Whether a text is derived, but for facts that it was made with. @param {string} text */
  const judge = (text) => {
    text = text.replace(/U\+[0-9A-F]{4,6}|“.”|%[0-9A-F]{2}/gu, ""); // a character, by its code, in quotation marks, or encoded
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
    ".literal", ".early", // what components and buffers hold
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
  const plain = (/** @type {string | null | undefined} */ text) => text?.replace(/\s+/g, " ").trim();
  const { base, reference, target } = /** @type {any} */ (document.querySelector("uri-stepper"))?.scene?.explanation ?? {};
  for (const text of [base?.text, reference?.text, target]) if (text) own.add(text);
  const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = /** @type {Element} */ (node.parentElement);
    if (element.closest("script, style") || element.closest(values)) continue;
    let text = node.textContent ?? "";
    if (element.matches("a") && text === element.getAttribute("href")) continue; // an address
    // In their own words: why the engine did not start, and why net/url refuses a text.
    if (element.closest("[role=alert]")) text = text.replace(/\(.*\)/s, "");
    if (element.closest("uri-differences li")) text = text.replace(/“.*”/s, "");
    // What is announced has no marks around the visitor's texts, and may be of what was shown before.
    if (element.closest(".announcer")) text = text.replace(/\w+/g, (word) => ([...own].some((shown) => shown.includes(word)) ? "" : word));
    // A citation is a list of names and of words.
    for (const part of element.closest("cite") && !fits(text) ? text.split(/[,;] ?/) : [text]) look(part, element.localName);
  }
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "label", "data-name"]) {
      const text = element.getAttribute(name);
      if (text === null || (element.matches("code") && name === "title" && text.startsWith((element.textContent ?? "").split("…")[0]))) continue;
      if (name === "title" && plain(text) === plain(element.textContent)) continue; // what it says is looked at
      if (name === "data-name" && element.matches("button")) continue; // it is drawn of what is no button
      if (element.matches(".stretch") && /^[A-Za-z]$/.test(text)) continue;
      look(text, `${element.localName} ${name}`);
    }
    // The slider says what stands beside it.
    const spoken = element.getAttribute("aria-valuetext");
    const beside = element.closest("uri-stepper")?.querySelector(".say b")?.textContent;
    if (spoken !== null && plain(spoken) !== plain(beside)) found.push(`aria-valuetext: ${spoken}`);
  }
  return [...new Set(found)];
};

/** Whether the window has to be scrolled sideways: runs in the page. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const known = facts();

/** @type {string} */
let copy;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** @type {Awaited<ReturnType<typeof launch>>} */
let browser;
before(async () => {
  copy = await derivedProject();
  [site, browser] = await Promise.all([serve(copy), launch()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
  if (copy) await rm(copy, { recursive: true });
});

/** A page in the derived language. @param {number} [width] */
async function opened(width = 1280) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  /** @type {string[]} */
  const faults = [];
  await page.addInitScript(know, known);
  await page.addInitScript(() => {
    globalThis.uriscopeMissing = (what) => console.error(`no words for ${what}`);
  });
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  page.on("pageerror", (error) => faults.push(error.message));
  return { page, faults };
}

/** Nothing in the page is in another language, and nothing sticks out. @param {Page} page @param {string} where */
async function assertDerived(page, where) {
  await painted(page);
  assert.deepEqual(await page.evaluate(strangers), [], where);
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

/**
 * Shows what a link says, and waits for what comes last: the answers of the browser and Go.
 * @param {Page} page @param {string} to
 */
async function show(page, to) {
  const others = await page.evaluateHandle(() => /** @type {any} */ (document.querySelector("uri-years")).content.neighbours);
  const same = await page.evaluate((hash) => location.hash === hash, to);
  await goto(page, to);
  if (!same) await page.waitForFunction((before) => ![before, null].includes(/** @type {any} */ (document.querySelector("uri-years")).content.neighbours), others);
}

/** Types a reference, and waits until the panes show the run of it. @param {Page} page @param {string} text */
async function type(page, text) {
  await page.locator("uri-field[name=reference] input").fill(text);
  await page.waitForFunction((typed) => /** @type {any} */ (document.querySelector("uri-stepper")).scene?.explanation.reference.text === typed, text);
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
  await assertDerived(page, where);
  await page.locator("dialog[open] .close").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

test("the derived language", () => {
  assert.equal(derived("Step {step} of ‹path› {found|capital}"), "Šťéƥ {step} óƒ ‹path› {found|capital} ẋẋẋẋẋẋẋẋẋẋẋẋ");
});

for (const [width, some] of /** @type {const} */ ([[1280, Object.values(cases)], [390, [cases.parts, cases.fault]]])) {
  test(`each edition, cases and options, everything unfolded, ${width} pixels wide`, async () => {
    const { page, faults } = await opened(width);
    await page.goto(site.url);
    await ready(page);
    await unfold(page);
    assert.match(await page.title(), /ẋ/);
    for (const [e, { id, options }] of editions.entries()) {
      // Every case by the latest edition, and each of the others by every second one of these.
      for (const of of some.filter((_, i) => e === editions.length - 1 || (e + i) % 2 === 0)) {
        const to = link({ ...of, edition: id });
        await show(page, to);
        // What is behind the dialog is looked at as well.
        await lookInto(page, "uri-years .differences", "[data-id='net/url']", `${to}, why the answers differ`, async () => {
          const where = page.locator("uri-differences button.where");
          if (!(await where.count())) return;
          await where.first().click();
          await page.locator("uri-parting h4").first().waitFor();
        });
      }
      for (const { name, values } of options) {
        for (const value of values.slice(1)) {
          const to = link({ ...cases.same, edition: id, [name]: value === "no" ? false : value });
          await goto(page, to);
          await assertDerived(page, to);
        }
      }
      if (!isFaulty({ ...cases.fault, edition: id })) continue;
      await goto(page, link({ ...cases.fault, edition: id }));
      await page.locator("uri-why .of-fault").waitFor();
      await lookInto(page, "uri-why .details", ".particulars", `${id}, details of a fault`);
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
  for (const text of [...typed, "/a".repeat(700), "/../a".repeat(900), "x/../".repeat(6000)]) {
    await type(page, text);
    await assertDerived(page, text.length > 20 ? `${text.length} characters` : text);
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
  await lookInto(page, "uri-examples button", ".items", "no example", () => page.locator("uri-gallery input").fill("none such"));
  await lookInto(page, "button.help", ".keys", "the keys");
  await goto(page, link(cases.parts));
  for (const text of ["/a".repeat(700), "/a".repeat(30_000)]) {
    await type(page, text);
    await lookInto(page, "uri-target [data-name=all]", "pre.whole", `a target of ${text.length} characters`);
  }
  await page.locator("uri-share button.share").click();
  await page.locator("uri-sharing [popover] .note").waitFor();
  await assertDerived(page, "the menu of what can be shared");
  await page.locator("uri-sharing [role=menuitem]").first().click();
  await page.locator("uri-sharing [role=menuitem]", { hasText: derived("Copied") }).waitFor();
  await assertDerived(page, "copied");
  await page.keyboard.press("Escape");
  for (let i = 0; i < 3; i++) {
    await page.locator("#theme button").click();
    await assertDerived(page, "another theme");
  }
  for (const { id } of editions) {
    await goto(page, link({ ...cases.parts, edition: id }));
    await page.waitForFunction(() => dispatchEvent(new Event("beforeprint")) && document.querySelector("uri-handout > *"));
    await assertDerived(page, `${id}, on paper`);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  }
  await goto(page, `${link(cases.parts)}&mode=presentation`);
  await page.locator("button.leave").waitFor();
  await assertDerived(page, "presentation mode");
  assert.deepEqual(faults, []);
  await page.close();
});

test("notices", async () => {
  const { page, faults } = await opened();
  await page.goto(site.url);
  await ready(page);
  for (const hash of ["#base=%zz&reference=b", "#step=x", "#step=9999", "#room=nowhere", "#edition=rfc1", "#more=1&less=2&less=3", "#excess=9&strict=9"]) {
    await goto(page, link({}));
    await page.locator("uri-notices li").first().waitFor({ state: "detached" });
    await page.evaluate((to) => void (location.hash = to), hash);
    await page.locator("uri-notices li").first().waitFor();
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

test("the room of the encoding: data, hosts, nothing, and what cannot be encoded", async () => {
  const { page, faults } = await opened();
  await page.goto(`${site.url}#room=encoding`);
  await page.locator("uri-encoding dl").waitFor();
  for (const { id } of editions) {
    for (const to of ["data=..&component=path", "data=%2541%20%C3%A9%E4%BE%8B/%23&component=query&charset=iso-8859-1", "data=&component=path", "host=[::1.2.3.4]", "host=[v1.x]", "host=a.&x", "host=%20", "host="]) {
      const hash = `#room=encoding&${to.replace("&x", "")}&edition=${id}`;
      await page.evaluate((hash) => void (location.hash = hash), hash);
      await page.waitForFunction((host) => document.querySelector(".encoding")?.getAttribute("data-part") === (host ? "host" : "data"), to.startsWith("host"));
      await assertDerived(page, hash);
    }
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("parts and an engine that cannot be had", async () => {
  const { page } = await opened();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(site.url);
  await page.locator("[role=alert]").waitFor();
  await assertDerived(page, "without an engine");
  await page.unroute("**/*.wasm");
  await page.route(/(board|grammar|anatomy|ribbon|differences|gallery|sharing)-\w+\.js$/, (route) => route.abort());
  await page.locator("[role=alert] button").first().click();
  await ready(page);
  for (const button of ["uri-years .differences", "uri-examples button", "uri-share button"]) {
    await page.locator(button).click();
    await page.locator(`${button.split(" ")[0]} [role=alert]`).waitFor();
  }
  await assertDerived(page, "dialogs that cannot be fetched");
  await openAll(page);
  for (const view of ["uri-anatomy", "uri-ribbon", "uri-grammar"]) await page.locator(view).getByText("ẋ").waitFor();
  await assertDerived(page, "cards that cannot be fetched");
  await goto(page, "#room=board");
  await page.locator("main [role=alert]").last().waitFor();
  await assertDerived(page, "a room that cannot be fetched");
  await page.close();
});

test("a word of another language is found, wherever it stands", async () => {
  const { page } = await opened();
  await page.goto(site.url);
  await ready(page);
  await assertDerived(page, "as it is");
  for (const [selector, text, attribute] of /** @type {[string, string, string?][]} */ ([
    ["main", "more"], ["uri-why .said", "Because the path "], ["uri-stepper input", "one", "aria-valuetext"], ["button", "Click", "title"],
    ["uri-years", "Years", "aria-label"], ["p", "1,234"], [".announcer", "Ťářğéť: http://a/g. There is no scheme."], ["cite a", ", the path"],
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
  await assertDerived(page, "as it was");
  await page.close();
});
