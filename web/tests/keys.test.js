/**
 * Keys with a modifier belong to the browser: Alt+← is its Back, Ctrl+Home scrolls to the top. In every room, every
 * dialog, and an element, on everything focusable, they pass and change nothing.
 */
import assert from "node:assert/strict";
import { openDifferences, pageAt, painted, site, unfold } from "./browser.js";
import { views } from "../src/embed/registry.js";
import { say } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** @param {string} name of a button that opens a dialog */
const opens = (name) => async (/** @type {Page} */ page) => {
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.locator("dialog[open]").waitFor();
};

/** @param {string[]} selectors */
const waitsFor =
  (...selectors) =>
  async (/** @type {Page} */ page) => {
    for (const selector of selectors) await page.locator(selector).first().waitFor();
  };

const together = views.slice(0, views.indexOf("scheme")).join("+");
const groups = link({ base: "https://a.example/x/y/", reference: "../%2e/é/./a b?q", edition: "url-standard" });

/** @type {{ name: string, at: string, kinds: string[], begin?: (page: Page) => Promise<unknown>, show?: (page: Page) => Promise<unknown>, sweep?: boolean }[]} kinds: elements that the state must have */
const states = [
  {
    name: "Resolve, with everything unfolded",
    at: `${link({ base: "http://u@h:80/a/b/c?d#e", reference: "../x/./y/../z", step: 20 })}&expected=http://h/x`,
    kinds: ["uri-target", "uri-resolution", "uri-dots", "uri-stepper", "uri-years", "uri-expectation", "uri-grammar"],
    async show(page) {
      await page.locator("uri-expectation .use").first().waitFor();
      for (const summary of await page.locator("details summary").all()) await unfold(summary);
      await page.locator("uri-grammar [role=tree], uri-grammar [role=option]").first().waitFor();
    },
  },
  { name: "a run in groups", at: `${groups}&step=9`, kinds: ["uri-visits"], show: waitsFor("uri-visits .chain .now") },
  {
    name: "a prediction",
    at: `${link({ reference: "../g" })}&mode=predict`,
    kinds: ["uri-predict"],
    show: waitsFor("uri-predict button"),
  },
  { name: "the examples", at: link({}), kinds: ["uri-gallery"], show: opens(say("page:ways:all")) },
  { name: "the help", at: link({}), kinds: ["dialog"], show: opens(say("page:help")) },
  {
    name: "the Share menu",
    at: link({}),
    kinds: ["uri-sharing"],
    async show(page) {
      await page
        .getByRole("button", { name: say("page:share"), exact: true })
        .first()
        .click();
      await page.locator(".share-menu button:focus").waitFor();
    },
  },
  { name: "why specs differ", at: link({ reference: "?y" }), kinds: ["uri-differences"], show: openDifferences },
  {
    name: "the alternatives",
    at: "#base=scheme:/a/b&reference=..//evil",
    kinds: ["dialog"],
    async show(page) {
      await page.locator(".below .forms").click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "Compare", at: "#room=compare", kinds: ["uri-ladder"], show: waitsFor("uri-ladder button") },
  { name: "Schemes", at: "#room=schemes", kinds: ["uri-dialogue"], show: waitsFor("uri-dialogue .messages") },
  ...["data=a b", "form=a=b", "iri=http://é/", "uri=http://a/%C3%A9", "host=[::1]"].map((field) => ({
    name: `Encoding, ${field}`,
    at: `#room=encoding&${field}`,
    kinds: [".encoding textarea"],
    show: waitsFor(".encoding-text, .encoding textarea"),
  })),
  {
    name: "a document",
    at: "#room=documents&example=nested",
    kinds: ["uri-doclinks"],
    show: waitsFor("uri-layers .layer"),
  },
  {
    name: "a text",
    at: "#room=documents&part=text&example=mixed",
    kinds: ["uri-extracted"],
    show: waitsFor("uri-extracted .text .number"),
  },
  {
    name: "Conformance",
    at: "#room=board&table=libraries",
    kinds: ["table[role=grid]", "uri-libraries-table", "uri-conformance"],
    // Some calls and cases have all kinds of elements that thousands have.
    begin: (page) =>
      page.route(/\/libraries\.json$/, async (route) => {
        const { cases, calls, ...rest } = await (await route.fetch()).json();
        const some = calls
          .slice(0, 9)
          .map((/** @type {any} */ call) => ({ ...call, answers: call.answers.slice(0, 9) }));
        await route.fulfill({ json: { ...rest, cases: cases.slice(0, 9), calls: some } });
      }),
    show: waitsFor(".board table.rows", "uri-libraries-table button", "uri-conformance button"),
  },
  { name: "teachers", at: "#room=teach", kinds: ["uri-exercises"], show: waitsFor("uri-exercises select") },
  {
    name: "Embed, and an element with all views of a run",
    at: `#room=embed&base=http://a/b/c&reference=../x/./y&view=${together}`,
    kinds: ["uri-scope", "uri-grammar", "uri-machine"],
    async show(page) {
      await page.locator("uri-scope output .figure").waitFor();
      for (const summary of await page.locator("uri-scope summary").all()) await unfold(summary);
    },
  },
  ...views.slice(views.indexOf("scheme")).map((view) => ({
    name: `an element with ${view}`,
    at: `#room=embed&view=${view}`,
    kinds: ["uri-scope"],
    show: waitsFor("uri-scope [tabindex], uri-scope button, uri-scope input, uri-scope textarea"),
    sweep: true,
  })),
];

/**
 * Presses keys with modifiers on everything that can have the focus. Runs in the page.
 * @param {{ kinds: string[], most: number }} of most: the number of elements of each kind to press keys on
 */
async function pressAll({ kinds, most }) {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
  const modifiers = ["altKey", "ctrlKey", "metaKey", "shiftKey"];
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  /** @param {ParentNode} root @returns {Element[]} */
  const within = (root) =>
    [...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot ? [one, ...within(one.shadowRoot)] : [one]));
  const focused = () => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    return activeElement;
  };
  /** A description of an element, for people who look for its handler. @param {Element} one */
  const kindOf = (one) => {
    const root = one.getRootNode();
    const host = root instanceof ShadowRoot ? `${root.host.localName} ` : "";
    let owner = one.parentElement;
    while (owner?.parentElement && !owner.localName.startsWith("uri-") && !owner.dataset.room)
      owner = owner.parentElement;
    return `${host}${owner?.localName} ${one.localName}.${one.className}[${one.getAttribute("role") ?? ""}]`;
  };
  const all = within(document);
  const missing = kinds.filter(
    (kind) =>
      !all.some(
        (one) => one.matches(kind) && [one, ...one.querySelectorAll("*")].some((part) => part.checkVisibility()),
      ),
  );
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, number>} */
  const seen = new Map();
  let count = 0;
  for (const one of /** @type {HTMLElement[]} */ (all)) {
    if (one.tabIndex < 0 && !one.hasAttribute("tabindex")) continue;
    const kind = kindOf(one);
    const before = seen.get(kind) ?? 0;
    if (before >= most) continue; // a table has thousands of cells, all with the same handler
    one.focus({ preventScroll: true });
    if (focused() !== one) continue; // skip it: it is under a dialog, or isn't drawn
    count++;
    seen.set(kind, before + 1);
    const closely = before < 1;
    if (closely) await frame(); // attributes that only the focus changes
    const observer = new MutationObserver(() => {});
    const what = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const root of [document, ...all.flatMap(({ shadowRoot }) => shadowRoot ?? [])]) observer.observe(root, what);
    for (const key of keys)
      for (const modifier of modifiers) {
        const event = new KeyboardEvent("keydown", {
          key,
          [modifier]: true,
          bubbles: true,
          composed: true,
          cancelable: true,
        });
        one.dispatchEvent(event);
        if (event.defaultPrevented) faults.push(`${kind} takes ${modifier} ${key}`);
        if (focused() !== one) {
          faults.push(`${kind} loses the focus by ${modifier} ${key}`);
          one.focus();
        }
      }
    if (closely) await frame();
    for (const { target, type, attributeName } of closely ? observer.takeRecords() : [])
      faults.push(`${kind} changes ${type} ${attributeName ?? ""} of ${target.nodeName}`);
    observer.disconnect();
  }
  return { count, missing, faults: [...new Set(faults)] };
}

/** The number of elements of one kind to test. They share a handler. */
const most = 3;

for (const { name, at, begin, show, kinds, sweep } of states)
  test(`keys with modifiers pass: ${name}`, { sweep }, async (t) => {
    const page = await pageAt(t, "");
    await begin?.(page);
    await page.evaluate((to) => void (location.hash = to), at);
    await show?.(page);
    await painted(page);
    const { count, missing, faults } = await page.evaluate(pressAll, { kinds, most });
    assert.deepEqual(missing, [], "the state lacks what it is about");
    assert.ok(count > 1, `only ${count} things can have the focus`);
    assert.deepEqual(faults, []);
  });

test("keys with modifiers pass: a chapter of the course", async (t) => {
  const page = await pageAt(t, null);
  await page.goto(`${site.url}learn/dot-segments.html`);
  await page.locator("uri-scope").first().scrollIntoViewIfNeeded();
  await page.locator("uri-scope button:visible").first().waitFor();
  const { count, faults } = await page.evaluate(pressAll, { kinds: ["uri-scope"], most });
  assert.ok(count > 3, `only ${count} things can have the focus`);
  assert.deepEqual(faults, []);
});
