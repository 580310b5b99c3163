/**
 * Tests the page's entries in the browser's storage, which it shares with other applications on the same origin: its
 * entries have a prefix, entries with older names are taken over, and others are never removed.
 */
import assert from "node:assert/strict";
import { assertTarget, eventually, pageAt, ready, referenceOf, site } from "./browser.js";
import { session, takeOver } from "../src/run/storage.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** A storage. @param {Record<string, string>} entries */
function storage(entries) {
  return Object.create(
    {
      /** @param {string} name @this {Record<string, string>} */
      getItem(name) {
        return this[name] ?? null;
      },
      /** @param {string} name @param {string} value @this {Record<string, string>} */
      setItem(name, value) {
        this[name] = value;
      },
      /** @param {string} name @this {Record<string, string>} */
      removeItem(name) {
        delete this[name];
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  );
}

/** Takes over the entries of a local storage. @param {Record<string, string>} local */
function takenFrom(local) {
  Object.defineProperty(globalThis, "localStorage", { value: local, configurable: true });
  takeOver();
  return { ...local };
}

test("entries with older names are taken over once; general names and others' values stay", () => {
  const general = { theme: "dark", language: "zh-Hans", steps: "shown", likely: "no" };
  const local = storage({ ...general, "uriscope:learn": '{"dots":{}}', "uriscope:libraries": "[]", other: "x" });
  const taken = {
    ...general,
    other: "x",
    "uriscope moved": "yes",
    "uriscope theme": "dark",
    "uriscope language": "zh-Hans",
    "uriscope steps": "shown",
    "uriscope likely": "no",
    "uriscope learn": '{"dots":{}}',
    "uriscope libraries": "[]",
  };
  assert.deepEqual(takenFrom(local), taken);
  delete local["uriscope steps"]; // the run is hidden again
  local.theme = "light"; // an entry of another application
  const { "uriscope steps": _, ...rest } = taken;
  assert.deepEqual(takenFrom(local), { ...rest, theme: "light" });

  const others = { theme: "solarized", language: "{}", steps: "7", likely: "yes", "uriscope:learn": "x" };
  assert.deepEqual(takenFrom(storage({ ...others })), { ...others, "uriscope moved": "yes" });
});

test("where the browser refuses storage, nothing is thrown", () => {
  const get = () => assert.fail("refused");
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { get, configurable: true });
  takeOver();
  session.clear();
  assert.deepEqual([session.read("a"), session.write("a", "b")], [null, false]);
});

test("theme, language, and progress are kept from a visit before the names had a prefix", async (t) => {
  const page = await pageAt(t, null, {
    context: {},
    init: () => {
      localStorage.setItem("theme", "dark");
      localStorage.setItem("language", "zh-Hans");
      if (!localStorage.getItem("uriscope learn"))
        localStorage.setItem("uriscope:learn", '{"dots":{"seeds":[1,2,3],"mastered":true}}');
    },
  });
  await page.goto(site.url);
  await ready(page);
  assert.equal(new URL(page.url()).pathname, "/zh-Hans/");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.goto(`${site.url}learn/`);
  await page.locator(".contents [data-kind=dots] .mark").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
});

test("a full session storage: our own entries are removed, and nobody else's", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/", reference: "x" }), { fresh: true });
  await page.evaluate(() => {
    sessionStorage.setItem("theirs", "kept");
    for (let length = 1 << 23; length; length >>= 1)
      try {
        sessionStorage.setItem(`uriscope old ${length}`, "x".repeat(length));
      } catch {
        // The storage has no room for that amount.
      }
    const input = $("uri-field[name=reference] textarea");
    input.value = "typed";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    location.reload(); // reload immediately, so that only the draft has it
  });
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "typed"));
  await assertTarget(page, "http://a/b/typed", "after loading it again");
  await eventually(async () =>
    assert.deepEqual(
      await page.evaluate(() => Object.entries(sessionStorage).filter(([name]) => name !== "uriscope left")), // this entry is the course's
      [["theirs", "kept"]],
    ),
  );
});
