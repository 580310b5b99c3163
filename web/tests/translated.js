/**
 * The page in Chinese, for the tests that look whether all of it is translated: whatever can be read
 * or heard there is in the catalogue's own words, or a fact: a text of the visitor, a name or a
 * citation of a document. A word in Latin letters that is none of these is of another language. What
 * is counted as a fact stands below, and in the tests.
 */
import assert from "node:assert/strict";
import { painted, sharedSite } from "./browser.js";
import { briefNameOf, nameOf } from "../src/texts/naming.js";
import { numberWithin } from "../src/views/stage/step.js";
import { fetched, parts } from "../src/words/files.js";
import { Words } from "../src/words/words.js";
import { examplesOf, loadEngine } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

export const language = "zh-Hans";
export const words = new Words({ language });
await words.need(...parts);

export const engine = await loadEngine();
export const editions = engine.editions();
export const examples = examplesOf(engine);

/** Values that messages have between marks, and messages without a word of Chinese: listings, and names. @type {Set<string>} */
const marked = new Set();
/** Words in Latin letters that stand in Chinese sentences: URI, RFC, HTML. @type {Set<string>} */
const vocabulary = new Set();
const learn = (/** @type {any} */ value, key = "") => {
  if (typeof value !== "string") for (const [name, inner] of Object.entries(value)) learn(inner, name);
  else if (key === "by") return;
  else if (!/\p{Script=Han}/u.test(value)) marked.add(value);
  else {
    for (const [, of] of value.matchAll(/‹([^‹›{}]+)›/g)) if (/[^A-Za-z]/.test(of)) marked.add(of);
    for (const [word] of value.replace(/‹[^›]*›|\{[^{}]*\}/g, " ").matchAll(/[A-Za-z]+/g)) vocabulary.add(word);
  }
};
for (const part of parts) learn(await fetched(language, part));

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

/** Runs in every document, before its scripts. @param {{ facts: string[], briefs: string[], vocabulary: string[] }} what */
const know = ({ facts, briefs, vocabulary }) => {
  /** @type {any} */ (globalThis).facts = {
    briefs: new Set(briefs),
    vocabulary: new Set(vocabulary),
    known: new Set(facts.map((fact) => fact.toLowerCase())),
    longest: facts.filter((fact) => /[A-Za-z]/.test(fact)).sort((a, b) => b.length - a.length),
    own: new Set(), // the visitor's texts so far
    judged: new Map(), // whether a text fits: most of them are there each time
  };
};

/** Runs in the page: what can be read or heard there and is neither Chinese nor a fact. */
export const strangers = () => {
  const { known, longest, own, judged, briefs, vocabulary } =
    /** @type {{ vocabulary: Set<string>, known: Set<string>, longest: string[], own: Set<string>, judged: Map<string, boolean>, briefs: Set<string> }} */ (
      /** @type {any} */ (globalThis).facts
    );
  /** @param {string} text @returns {boolean} */
  const fits = (text) => {
    if (!judged.has(text)) judged.set(text, judge(text));
    return judged.get(text) === true;
  };
  /** A text without a fact, where that is no part of a word. @param {string} text @param {string} fact */
  const without = (text, fact) =>
    text
      .split(fact)
      .reduce(
        (before, behind) => before + (/[A-Za-z]$/.test(before) || /^[A-Za-z]/.test(behind) ? fact : " ") + behind,
      );
  /** Whether a text is Chinese, but for facts that it was made with. @param {string} text */
  const judge = (text) => {
    text = text.replace(/U\+[0-9A-F]{4,6}|“.”|%[0-9A-F]{2}/gu, ""); // a character, by its code, in quotation marks, or encoded
    if (!/[A-Za-z]/.test(text)) return true;
    if (known.has(text.toLowerCase()) || text.split(" · ").every((name) => known.has(name.toLowerCase()))) return true;
    let rest = text;
    for (const fact of longest) if (rest.includes(fact)) rest = without(rest, fact);
    // What has no Chinese in it is a name.
    const isName = /\p{Script=Han}/u.test(text) ? () => true : (/** @type {string} */ word) => /[A-Z]/.test(word);
    return (rest.match(/[A-Za-z]+/g) ?? []).every((word) => vocabulary.has(word) && isName(word));
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
    "kbd", // what stands on keys
    ".languages", // what languages call themselves
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
    // A line of a listing is one text, in however many clauses it stands there.
    if (element.matches(".clause")) continue;
    if (text.trim()) for (const { textContent } of element.querySelectorAll(":scope > .clause")) text += textContent;
    if (element.matches("small[translate=no]") && briefs.has(text)) continue;
    if (element.matches("a") && text === element.getAttribute("href")) continue; // an address
    if (element.localName === "title") text = text.split(" – ").slice(-2).join(" – "); // what is before is the visitor's
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
      if (element.closest(".languages a")) continue;
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

/**
 * The editions that Chromium is asked for in a loop over them: the standard, and every third of
 * the others, in each loop another third. That each has its words is tested in Node, in
 * words.test.js, for all of them; here it is looked whether a view has words of its own.
 * @param {number} loop
 */
export const sampled = (loop) => editions.filter(({ id }, i) => id === "rfc3986" || i % 3 === loop % 3);

/**
 * The pages in Chinese, for the tests of a file.
 * @param {string[]} known what is a fact
 */
export function translatedSite(known) {
  let url = "";
  return {
    /** Its address, which ends in "/". */
    get url() {
      return url;
    },

    /** A page that speaks Chinese. @param {number} [width] */
    async opened(width = 1280) {
      const { browser, ...site } = await sharedSite();
      url = `${site.url}${language}/`;
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      /** @type {string[]} */
      const faults = [];
      await page.addInitScript(know, { facts: known, briefs, vocabulary: [...vocabulary] });
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
export async function assertTranslated(page, where) {
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
