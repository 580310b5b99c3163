/**
 * Tests that the page stays alive, and doesn't promise an answer that never comes, whatever the link, the history, or
 * the storage contains.
 */
import assert from "node:assert/strict";
import { eventually, faultsOf, open, pageAt, ready, referenceOf, site, targetText } from "./browser.js";
import { say } from "./fixtures.js";
import { link, random, roomNames } from "./support.js";
import { test } from "./test.js";

/** Members that every object inherits, and other odd values. */
const inherited = ["__proto__", "constructor", "toString", "hasOwnProperty", "__defineGetter__", "valueOf"];
const odd = [
  ...inherited,
  "",
  "null",
  "-1",
  "1e9",
  "%",
  "%zz",
  "a b",
  "[object Object]",
  "true",
  "999999999",
  "part:__proto__",
  "\u{1F600}",
];
const fields = {
  room: await roomNames(),
  base: ["http://a/b", "mailto:x"],
  reference: ["../g", "//x", "urn:a"],
  edition: ["rfc3986", "url-1993", "rfc1738", "url-syntax-05", "rfc2396bis-01"],
  step: ["0", "3", "12"],
  mode: ["predict", "presentation"],
  predict: ["rule", "output", "valid", "part:host"],
  exercises: ["a b", "1"],
  omitted: ["base", "reference", "document"],
  strict: ["no"],
  validating: ["no"],
  excess: ["remove"],
  a: ["http://a/%41"],
  b: ["http://a/A"],
  side: ["a", "b"],
  url: ["ftp://a/b"],
  part: ["host", "data", "text", "base"],
  data: ["a b"],
  component: ["path", "query"],
  charset: ["ebcdic"],
  host: ["[::1]"],
  default: ["a:b"],
  retrieval: ["http://r/"],
  view: ["dots", "scheme"],
  loading: ["eager"],
  show: ["all"],
  list: ["1"],
  example: ["x"],
  other: ["b:"],
};
const names = Object.keys(fields);

/** A link of random fields. @param {() => number} next */
function anyLink(next) {
  const of = (/** @type {string[]} */ list) => list[Math.floor(next() * list.length)];
  const given = Array.from({ length: 1 + Math.floor(next() * 6) }, () => {
    const name = next() < 0.85 ? of(names) : of(inherited);
    const values = Object.hasOwn(fields, name) ? /** @type {Record<string, string[]>} */ (fields)[name] : odd;
    return `${name}=${encodeURIComponent(next() < 0.5 ? of(odd) : of(values)).replace(/%25/g, "%")}`;
  });
  return `#${given.join("&")}`;
}

const waiting = say("ui:waiting");
/** True if an answer is still pending, and if the page shows anything at all. Runs in the page. @param {string} waiting */
const state = (waiting) => ({
  waits: document.body.innerText.includes(waiting),
  alive: ($("main [data-room]:not([hidden])")?.textContent ?? "").trim() !== "",
});

for (const { many, seed, sweep } of [
  { many: 2, seed: 22 },
  { many: 200, seed: 23, sweep: true },
])
  test(
    `${many} links of random fields and values, followed${sweep ? " and opened" : ""}: no page is dead`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, "");
      const faults = faultsOf(page);
      const next = random(seed);
      for (let i = 0; i < many; i++) {
        const hash = anyLink(next);
        if (i % 20 === 2) {
          await page.goto("about:blank");
          await page.goto(site.url + hash);
          await page.waitForFunction(() => document.documentElement.dataset.engine !== undefined);
        } else await page.evaluate((to) => void (location.hash = to), hash);
        await eventually(async () =>
          assert.deepEqual(await page.evaluate(state, waiting), { waits: false, alive: true }, hash),
        );
        assert.deepEqual(faults, [], hash);
      }
    },
  );

for (const { predict, sweep } of [
  { predict: "__proto__" },
  { predict: "__defineGetter__", sweep: true },
  { predict: "toString", sweep: true },
])
  test(`predict=${predict}: another question is asked, and the value is said to be unknown`, { sweep }, async (t) => {
    const page = await pageAt(t, "");
    await page.evaluate((to) => void (location.hash = to), `#reference=../g&mode=predict&predict=${predict}`);
    await page.locator("uri-predict input").waitFor();
    assert.ok((await page.locator("body").innerText()).includes(predict), "the value is not said");
  });

test("the title of the window has code points for characters that cannot be seen", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/", reference: "/a\u202egnp.exe" }));
  await eventually(async () => assert.match(await page.title(), /^\/a\[U\+202E\]gnp\.exe /));
});

const first = link({ base: "http://a/b/", reference: "x" });
/** Drafts or history states that another version, or another program, may have written. */
const wrong = [
  null,
  1,
  "x",
  true,
  [],
  {},
  { link: 1 },
  { link: null, kept: null },
  { link: first, kept: 1 },
  { link: first, kept: [1] },
  { link: first, kept: { reference: 1 } },
  { link: first, kept: { reference: null } },
  { link: first, kept: { reference: { length: 9 } } },
  { link: {}, kept: {} },
  { link: first, kept: "x" },
  { link: [first], kept: null },
];

test("a draft or a history of any form leaves the tab alive", { sweep: true }, async (t) => {
  const page = await pageAt(t, first);
  const faults = faultsOf(page);
  for (const [at, value] of wrong.entries()) {
    for (const where of ["draft", "state"]) {
      await page
        .evaluate(
          ({ value, where, hash }) => {
            const state = where === "draft" ? { id: "one" } : { id: "one", .../** @type {any} */ (value) };
            sessionStorage.clear();
            onpagehide = () => {
              sessionStorage.clear();
              if (where === "draft") sessionStorage.setItem("uriscope one", JSON.stringify(value));
              history.replaceState({ uriscope: state }, "", hash);
            };
            history.replaceState({ uriscope: state }, "", hash);
            location.reload();
          },
          { value, where, hash: first },
        )
        .catch(() => {}); // ignore the error of a call whose document ends
      await page.waitForLoadState();
      await ready(page);
      assert.ok(await referenceOf(page).isVisible());
      assert.notEqual(await targetText(page), undefined, `${where} ${at}`);
      assert.deepEqual(faults, [], `${where} ${JSON.stringify(value)}`);
    }
  }
});

test("where the history cannot be written, what was typed is there on the way back from Learn", async (t) => {
  const page = await pageAt(t, null, {
    context: {},
    init: () => {
      History.prototype.replaceState = History.prototype.pushState = () => {
        throw new DOMException("not here", "SecurityError");
      };
    },
  });
  await open(page, site.url, "");
  await referenceOf(page).fill("typed/by/hand");
  await page.waitForTimeout(200);
  await page.getByRole("link", { name: say("page:learn"), exact: true }).click();
  await page.waitForURL(/learn/);
  await page.goBack();
  await ready(page);
  assert.equal(await referenceOf(page).inputValue(), "typed/by/hand");
});

test("an error that nobody expects is said, and no sentence promises an answer", async (t) => {
  const page = await pageAt(t, null, { mayFail: true, context: {} });
  // Another script replaces the engine's, with useless answers.
  await page.route("**/uriscope.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const version = ${JSON.stringify("VERSION")}; export const load = async () => ({ editions: () => { throw new TypeError("x is not a function"); } });`,
    }),
  );
  const html = await (await page.request.get(site.url)).text();
  const [wasm] = /uriscope-[A-Z2-7]+\.wasm/.exec(
    html + (await (await page.request.get(`${site.url}uriscope.js`)).text()),
  ) ?? [""];
  await page.unroute("**/uriscope.js");
  await page.route("**/uriscope.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const wasmFile = ${JSON.stringify(wasm)}; export const load = async () => Object.fromEntries(["editions", "explain", "answers", "examples", "likely", "runtime", "neighbour"].map((name) => [name, () => { throw new TypeError("x is not a function"); }]));`,
    }),
  );
  await page.goto(`${site.url}#base=http://a/b&reference=other`);
  await page.getByRole("alert").filter({ hasText: "x is not a function" }).waitFor();
  assert.ok(!(await page.locator("body").innerText()).includes(waiting));
  assert.ok(
    !(await page.locator("body").innerText()).includes(say("page:arrival:broke")),
    "a fault of a script is no broken line",
  );
});
