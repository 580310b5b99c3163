/**
 * Links in Chromium: a link opened anew shows the state that it was made from, typing
 * leaves no trace in the history, and a malformed link opens with a note.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { baseOf, open, painted, ready, referenceOf, start, watch } from "./browser.js";
import { inWords } from "./shown.js";
import { excesses, explained, hard, hardPairs, link, loadEngine, pairs, random } from "./support.js";
import { start as case1 } from "../src/link.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/engine.js").Options & { base: string, reference: string, edition: string, step: number | null }} Wanted */

const engine = await loadEngine();
const editions = engine.editions().map(({ id }) => id);
const { base: firstBase, reference: firstReference, edition: firstEdition } = case1;
/** @type {Wanted} */
const first = { base: firstBase, reference: firstReference, edition: firstEdition, strict: true, validating: true, excess: "keep", step: null };

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => void (site = await start()));
after(() => site.close());

/**
 * What a text box makes of a text: it has one line, whose breaks a browser takes out.
 * @param {string} text
 */
const inOneLine = (text) => text.replace(/[\r\n]/g, "");

/** @param {number} count @param {number} seed @returns {Wanted[]} */
function states(count, seed) {
  const next = random(seed);
  const one = (/** @type {readonly any[]} */ list) => list[Math.floor(next() * list.length)];
  return pairs(count, seed + 1, ["\0", "%zz", "#", " ", "例え", "\u{1F600}", "\u202e"]).map((pair) => {
    const request = { ...pair, edition: one(editions), strict: next() < 0.7, validating: next() < 0.7, excess: one(excesses) };
    const { length } = explained(engine, request).run.steps;
    return { ...request, step: next() < 0.5 ? null : Math.floor(next() * length) };
  });
}

/** What a page shows. */
const shown = () => ({
  base: /** @type {HTMLInputElement} */ (document.querySelector("#base")).value,
  reference: /** @type {HTMLInputElement} */ (document.querySelector("#reference")).value,
  edition: /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[name=edition]:checked"))[0].value,
  strict: /** @type {HTMLInputElement} */ (document.querySelector("input[name=strict]")).checked,
  validating: /** @type {HTMLInputElement} */ (document.querySelector("input[name=validating]")).checked,
  excess: /** @type {HTMLSelectElement} */ (document.querySelector("select[name=excess]")).value,
  slider: [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("uri-stepper input"))].flatMap(({ value, max }) => [Number(value), Number(max)]),
  target: (document.querySelector("output .figure") ?? document.querySelector("output .none"))?.textContent ?? null,
});

/** @param {ReturnType<typeof shown>} got @param {Wanted} want */
function assertShown({ slider, target, ...got }, { step, ...want }) {
  const where = link({ ...want, step });
  const explanation = explained(engine, want);
  const { length } = explanation.run.steps;
  assert.deepEqual(got, want, where);
  assert.deepEqual(slider, [step ?? length, length], where);
  assert.equal(target, inWords(explanation), where);
}

test("1,000 random pairs: each link, opened as a document of its own, gives the same state", async () => {
  const wanted = states(1000, 11);
  for (const part of ["%zz", "#", " ", "\0", "例え", "\u{1F600}"]) {
    assert.ok(wanted.some(({ base, reference }) => (base + reference).includes(part)), `no pair has ${JSON.stringify(part)}`);
  }
  for (const id of editions) assert.ok(wanted.filter(({ edition }) => edition === id).length > 100, `hardly a link has ${id}`);
  // Every link is loaded by an <iframe>: a fresh document and fresh scripts. The
  // engine, which knows nothing of links, is the one of the window around it, as
  // 1,000 times the start of a Go program would take minutes.
  const context = await site.browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => {
    const outer = /** @type {any} */ (top);
    const key = Object.getOwnPropertySymbols(outer).find((symbol) => symbol.description?.startsWith("uriscope.engine "));
    if (top !== window && key) /** @type {any} */ (globalThis)[key] = outer[key];
  });
  const page = await context.newPage();
  const faults = watch(page, site.url);
  await open(page, site.url);
  const inFlight = 20;
  for (let at = 0; at < wanted.length; at += inFlight) {
    const some = wanted.slice(at, at + inFlight);
    const got = await page.evaluate(async ({ links, read }) => {
      const open = async (/** @type {string} */ link) => {
        const frame = document.createElement("iframe");
        frame.src = `${location.pathname}${link}`;
        frame.style.display = "none";
        document.body.append(frame);
        await new Promise((resolve) => (frame.onload = resolve));
        const inside = /** @type {any} */ (frame.contentWindow);
        const until = performance.now() + 10_000;
        while (!(inside.document.querySelector("uri-stepper input") && inside.document.querySelector("uri-years .chosen")) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 1));
        const answer = inside.Function(`return (${read})()`)();
        frame.remove();
        return answer;
      };
      return Promise.all(links.map(open));
    }, { links: some.map(link), read: String(shown) });
    some.forEach((want, i) => assertShown(got[i], want));
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("links opened in new pages give the same state, and the page keeps the link", async () => {
  for (const want of [
    ...states(12, 13),
    { ...first, base: "http://a/%zz", reference: "#=&+ \0 例え\u{1F600}", step: 2, strict: false },
    { ...first, base: "http://a/%zz", reference: "../../..#=&", step: 2, validating: false, excess: /** @type {const} */ ("refuse"), edition: "rfc2396bis-01" },
  ]) {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const faults = watch(page, site.url);
    await open(page, site.url, link(want));
    assertShown(await page.evaluate(shown), want);
    assert.equal(new URL(page.url()).hash, link(want));
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("every hard text that is typed is in the link, and the link in an open page shows it", async () => {
  const page = await site.browser.newPage();
  const faults = watch(page, site.url);
  await open(page, site.url);
  for (const text of hard) {
    await referenceOf(page).fill(text);
    await page.waitForFunction((hash) => location.hash === hash, link({ reference: inOneLine(text) }), { timeout: 2_000 })
      .catch(async () => assert.equal(await page.evaluate(() => location.hash), link({ reference: text })));
  }
  for (const pair of hardPairs()) {
    await page.evaluate((hash) => new Promise((resolve) => {
      if (location.hash === hash) return resolve(null);
      addEventListener("hashchange", () => setTimeout(resolve), { once: true });
      location.hash = hash;
    }), link(pair));
    assertShown(await page.evaluate(shown), { ...first, ...pair });
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("a line break in a link is kept, and not lost in the text box without a word", async () => {
  const page = await site.browser.newPage();
  for (const reference of ["a\nb", "a\r\nb/../c"]) {
    const want = { ...first, base: "http://a/b", reference };
    await open(page, site.url, "");
    await open(page, site.url, link(want));
    const { target } = await page.evaluate(shown);
    assert.equal(target, explained(engine, want).target, link(want));
    const figure = await page.locator("uri-field[name=reference] .figure").textContent();
    assert.equal(figure, reference, link(want));
    assert.ok(await page.locator("uri-field[name=reference] .unseen").count(), "the line break is not marked");
  }
  await page.close();
});

test("typing leaves no trace in the history, and Back leaves the page in one go", async () => {
  const page = await site.browser.newPage();
  await page.goto("about:blank");
  await open(page, site.url);
  const length = await page.evaluate(() => history.length);
  await referenceOf(page).fill("");
  await referenceOf(page).pressSequentially("../one/two/three?four#five", { delay: 20 });
  await baseOf(page).pressSequentially("&six");
  await page.getByRole("slider", { name: "Step" }).press("ArrowLeft");
  await page.getByRole("checkbox", { name: "strict" }).uncheck();
  await page.getByRole("combobox", { name: "Examples" }).selectOption({ index: 3 });
  await page.waitForTimeout(250);
  assert.notEqual(new URL(page.url()).hash, "");
  assert.equal(await page.evaluate(() => history.length), length);
  await page.goBack();
  assert.equal(page.url(), "about:blank");
  await page.goForward();
  await ready(page);
  assert.notEqual(await referenceOf(page).inputValue(), "../../../g", "going forward again loses what was typed");
  await page.close();
});

for (const [fragment, note, reference] of /** @type {const} */ ([
  ["#base=http://a/&reference=%zz", "no percent-encoding", "%zz"],
  ["#base=http://a/&reference=x&step=many", "not a number", "x"],
  ["#base=http://a/&reference=x&colour=red", "does not know", "x"],
  ["#base=http://a/&reference=x&edition=rfc0", "not here", "x"],
])) {
  test(`a malformed link opens with a note: ${fragment}`, async () => {
    const page = await site.browser.newPage();
    const faults = watch(page, site.url);
    await open(page, site.url, fragment);
    assert.equal(await referenceOf(page).inputValue(), reference);
    assert.equal(await baseOf(page).inputValue(), "http://a/");
    assert.match(await page.getByRole("status").filter({ hasText: note }).innerText(), new RegExp(note));
    await referenceOf(page).fill("y");
    await painted(page);
    assert.equal(await page.getByText(note).count(), 0, "the note stays although the text is another one");
    assert.deepEqual(faults, []);
    await page.close();
  });
}

test("a step beyond the run shows its end", async () => {
  const page = await site.browser.newPage();
  await open(page, site.url, "#base=http://a/&reference=x&step=9999");
  const { slider: [value, max] } = await page.evaluate(shown);
  assert.equal(value, max);
  await page.close();
});
