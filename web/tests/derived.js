/**
 * The page in a language that nobody speaks, for the tests that look whether all of it is
 * translated. A script derives it from the English catalogue: its letters have accents, its texts
 * are longer by a third, its numbers and lists are Greek. A copy of the project has the derived
 * words in place of its own, and the program makes a site of it; then whatever can be read or
 * heard there is either derived, or a fact: a text of the visitor, a name or a citation of a
 * document. What is counted as a fact stands below, and in the tests.
 */
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { launch, painted, serve } from "./browser.js";
import { briefNameOf, nameOf } from "../src/texts/naming.js";
import { numberWithin } from "../src/views/stage/step.js";
import { examplesOf, loadEngine, root } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const accented = new Map(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, i) => [
    letter,
    [..."áƀçđéƒğĥíĵķłɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"][i],
  ]),
);

/** Longer by a third, in words that can be wrapped. @param {string} text */
const longer = (text) => "ẋ".repeat(Math.ceil([...text].length / 3)).replace(/ẋ{7}/g, " ẋẋẋẋẋẋ");

/** A text in the derived language: placeholders and marked values stay. @param {string} text */
export const derived = (text) =>
  text.replace(/‹[^›]*›|\{[^{}]*\}|[A-Za-z]/g, (part) => accented.get(part) ?? part) + longer(text);

/** @param {any} value @param {string} [key] @returns {any} */
function derivedAll(value, key = "") {
  if (key === "locale") return "el";
  if (typeof value === "string") return key === "by" ? value : derived(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, derivedAll(inner, name)]));
}

/** All that a site is made of, but for the packages. */
const sources = [
  ...["go.mod", "go.sum", "LICENSE", "core", "wasm", "web/src", "web/libraries/recorded.json", "web/CHANGELOG.md"],
  ...["web/package.json", "web/package-lock.json"],
];

/** A copy of the project that speaks the derived language. @returns {Promise<string>} its directory */
async function derivedProject() {
  const copy = await mkdtemp(join(tmpdir(), "uriscope-derived-"));
  // With its times: packages that are older than the lock file would be installed anew.
  await Promise.all(
    sources.map((name) => cp(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true })),
  );
  // The packages, but for those of the tests: what is bundled may not lie behind a link.
  const packages = join(root, "web", "node_modules");
  await cp(packages, join(copy, "web", "node_modules"), {
    recursive: true,
    preserveTimestamps: true,
    filter: (from) =>
      !/^\/(\.bin|@?typescript|playwright-core|axe-core|prettier|@?esbuild)(\/|$)/.test(from.slice(packages.length)),
  });
  for (const [file, group] of catalogue) {
    await writeFile(
      join(copy, "web", "src", "words", "en", file),
      `export default ${JSON.stringify(derivedAll(group))};\n`,
    );
  }
  return copy;
}

export const engine = await loadEngine();
export const editions = engine.editions();
export const examples = examplesOf(engine);

/** Values that messages have between marks, and that are no words: they are not translated. @type {Set<string>} */
const marked = new Set();

/** The catalogue, part by part. @type {Map<string, unknown>} */
const catalogue = new Map();
for (const file of await readdir(join(root, "web", "src", "words", "en"))) {
  const { default: group } = await import(`../src/words/en/${file}`);
  catalogue.set(file, group);
  for (const [, value] of JSON.stringify(group).matchAll(/‹([^‹›{}"\\]+)›/g))
    if (/[^A-Za-z]/.test(value)) marked.add(value);
}

/**
 * Names and citations that the engine gives: they are not translated.
 * @param {unknown[]} answers of the engine, beside those that all pages have
 * @param {string[]} [texts] that are shown as they are
 */
export function facts(answers, texts = []) {
  /** @type {Set<string>} */
  const found = new Set(["uriscope", ...texts]);
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
  collect([editions, examples.map(({ section }) => ({ section })), answers]);
  for (const edition of editions) {
    found.add(nameOf(edition));
    if (edition.living) found.add(edition.living.commit.slice(0, 7));
    for (const line of edition.listing.lines) if (numberWithin(line)) found.add(numberWithin(line)); // "9a"
  }
  // A section is also cited without its document, or without some of what it consists of.
  for (const fact of [...found]) if (sections.has(fact)) for (const piece of fact.split(", ")) found.add(piece);
  for (const value of marked) found.add(value);
  for (const { input, want, kind } of examples)
    if (kind === "resolve" || kind === "parse") found.add(kind === "resolve" ? `${input}  →  ${want[0]}` : input);
  return [...found];
}

/** What is left of a document's name on a tile: a fact only where it is marked as a name. */
const briefs = editions.map(briefNameOf);

/** Runs in every document, before its scripts. @param {{ facts: string[], briefs: string[] }} what */
const know = ({ facts, briefs }) => {
  /** @type {any} */ (globalThis).facts = {
    briefs: new Set(briefs),
    known: new Set(facts.map((fact) => fact.toLowerCase())),
    longest: facts.filter((fact) => /[A-Za-z]/.test(fact)).sort((a, b) => b.length - a.length),
    own: new Set(), // the visitor's texts so far
    judged: new Map(), // whether a text fits: most of them are there each time
  };
};

/** Runs in the page: what can be read or heard there and is neither derived nor a fact. */
export const strangers = () => {
  const { known, longest, own, judged, briefs } =
    /** @type {{ known: Set<string>, longest: string[], own: Set<string>, judged: Map<string, boolean>, briefs: Set<string> }} */ (
      /** @type {any} */ (globalThis).facts
    );
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
    "code:not(.code)",
    ".figure",
    ".ribbon",
    ".cells",
    ".apart",
    "pre", // texts, and what a grammar says
    ".running .text",
    ".running dt", // a text in which URIs are marked, and the marks
    ".literal",
    ".early", // what components and buffers hold
    ".static",
    "noscript", // drawn when the page was built, for when there is no script or no engine
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
  const { base, reference, target } =
    /** @type {any} */ (document.querySelector("uri-stepper"))?.scene?.explanation ?? {};
  for (const text of [base?.text, reference?.text, target]) if (text) own.add(text);
  // What the years and their neighbours make of them is whole in a title, below a document's name.
  const { answers = [], neighbours } = /** @type {any} */ (document.querySelector("uri-years"))?.content ?? {};
  for (const { target } of answers) if (target) own.add(target);
  for (const { answer } of neighbours ?? []) if (answer) own.add(answer);
  const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = /** @type {Element} */ (node.parentElement);
    if (element.closest("script, style") || element.closest(values)) continue;
    let text = node.textContent ?? "";
    if (element.matches("small[translate=no]") && briefs.has(text)) continue;
    if (element.matches("a") && text === element.getAttribute("href")) continue; // an address
    // In their own words: why the engine did not start, and why net/url refuses a text.
    if (element.closest("[role=alert]")) text = text.replace(/\(.*\)/s, "");
    if (element.closest("uri-differences li")) text = text.replace(/“.*”/s, "");
    // What is announced has no marks around the visitor's texts, and may be of what was shown before.
    if (element.closest(".announcer"))
      text = text.replace(/\w+/g, (word) => ([...own].some((shown) => shown.includes(word)) ? "" : word));
    // A citation is a list of names and of words, and an appendix has a letter: "Appendix D.2".
    const cited = element.closest("cite") && !fits(text);
    for (const part of cited ? text.split(/[,;] ?/) : [text])
      look(cited ? part.replace(/(?<!\p{L})[A-Z](?:\.\d+)?(?!\p{L})/u, "") : part, element.localName);
  }
  for (const element of document.querySelectorAll("*")) {
    for (const name of [
      "aria-label",
      "title",
      "placeholder",
      "alt",
      "aria-description",
      "aria-roledescription",
      "label",
      "data-name",
    ]) {
      const text = element.getAttribute(name);
      if (
        text === null ||
        (element.matches("code") && name === "title" && text.startsWith((element.textContent ?? "").split("…")[0]))
      )
        continue;
      // What an element says, or what is in it, is looked at.
      if (name === "title" && [element, ...element.children].some((one) => plain(text) === plain(one.textContent)))
        continue;
      if (name === "data-name" && element.matches("button")) continue; // it is drawn of what is no button
      if (element.matches(".stretch") && /^[A-Za-z]$/.test(text)) continue;
      const said = name === "title" ? text.split("\n").filter((line) => !own.has(line)) : [text];
      for (const line of said) look(line, `${element.localName} ${name}`);
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

/** The site and a browser: made once for all files of a process, see run.js. @type {ReturnType<typeof begin> | undefined} */
let shared;

async function begin() {
  const copy = await derivedProject();
  const [site, browser] = await Promise.all([serve(copy), launch()]);
  return { copy, site, browser };
}

after(async () => {
  if (!shared) return;
  const { copy, site, browser } = await shared;
  await browser.close();
  await site.close();
  await rm(copy, { recursive: true });
});

/**
 * The editions that Chromium is asked for in a loop over them: the standard, and every third of
 * the others, in each loop another third. That each has its words is tested in Node, in
 * words.test.js, for all of them; here it is looked whether a view has words of its own.
 * @param {number} loop
 */
export const sampled = (loop) => editions.filter(({ id }, i) => id === "rfc3986" || i % 3 === loop % 3);

/**
 * The site in the derived language, for the tests of a file.
 * @param {string[]} known what is a fact
 */
export function derivedSite(known) {
  let url = "";
  return {
    /** Its address, which ends in "/". */
    get url() {
      return url;
    },

    /** A page in the derived language. @param {number} [width] */
    async opened(width = 1280) {
      const { site, browser } = await (shared ??= begin());
      url = site.url;
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      /** @type {string[]} */
      const faults = [];
      await page.addInitScript(know, { facts: known, briefs });
      await page.addInitScript(() => {
        globalThis.uriscopeMissing = (what) => console.error(`no words for ${what}`);
      });
      page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
      page.on("pageerror", (error) => faults.push(error.message));
      return { page, faults };
    },
  };
}

/** Nothing in the page is in another language, and nothing sticks out. @param {Page} page @param {string} where */
export async function assertDerived(page, where) {
  await painted(page);
  assert.deepEqual(await page.evaluate(strangers), [], where);
  assert.ok((await page.evaluate(overflow)) <= 0, `the window scrolls sideways: ${where}`);
}

/** @param {Page} page */
export const openAll = (page) =>
  page.evaluate(() => {
    for (const summary of document.querySelectorAll("details:not([open]) > summary"))
      /** @type {HTMLElement} */ (summary).click();
  });
