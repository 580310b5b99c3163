/**
 * A spec with only a listing and a record, in every room: the engine is built with one that no document defines (see
 * wasm/bare.go). Missing capabilities are explained in words, and nothing fails. Its words are in no catalogue, which
 * also tests the fallback texts.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { start } from "../src/run/link.js";
import { eventually, faultsOf, pageAt, site } from "./browser.js";
import { say } from "./fixtures.js";
import { engineModule, loadEngine, root } from "./support.js";
import { after, test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** The engine with the additional spec, as a file, built once. @type {Promise<{ folder: string, wasm: string }> | undefined} */
let built;
const build = () =>
  (built ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), "uriscope-bare-"));
    const wasm = join(folder, "bare.wasm");
    await promisify(execFile)("go", ["build", "-tags", "bare", "-o", wasm, "./wasm"], {
      cwd: root,
      env: { ...process.env, GOOS: "js", GOARCH: "wasm" },
    });
    return { folder, wasm };
  })());

after(async () => built && rm((await built).folder, { recursive: true }));

/** Opens the page with that engine. @param {Page} page */
async function open(page) {
  const body = await readFile((await build()).wasm);
  await page.route(/\.wasm/, (route) => route.fulfill({ body, contentType: "application/wasm" }));
  await page.addInitScript(() => localStorage.setItem("uriscope steps", "shown"));
  await page.goto(`${site.url}${"#base=http://a/b&reference=../g"}`);
  await page
    .locator("#resolve .year", { hasText: "Bare" })
    .or(page.locator(".year", { hasText: "Bare" }))
    .first()
    .waitFor();
}

/** Follows a link, and waits for a text. @param {Page} page @param {string} link @param {string | RegExp} text */
async function shows(page, link, text) {
  await page.evaluate((to) => (location.hash = to), link);
  await eventually(async () => {
    const shown = await page.evaluate(() => $("main")?.innerText ?? "");
    assert.match(shown, new RegExp(text), link);
  }, 10_000);
}

test("the standard is the edition of a link that names none, and no other is", async () => {
  const engine = await loadEngine();
  const ids = engine.editions().flatMap(({ id, standard }) => (standard ? [id] : []));
  assert.deepEqual(ids, [start.edition]);
  assert.equal(/** @type {any} */ (engine.explain({ base: "a:", reference: "" })).edition, start.edition);
});

test(
  "the engine says what a document does not speak of, and has an answer of another kind to nothing else",
  { sweep: true },
  async () => {
    const { load } = await engineModule();
    // A page has one engine per version, so this process's is set aside.
    await loadEngine();
    const shared = Object.getOwnPropertySymbols(globalThis).filter(({ description }) =>
      description?.startsWith("uriscope.engine "),
    );
    const registry = /** @type {Record<symbol, unknown>} */ (/** @type {unknown} */ (globalThis));
    const others = shared.map((name) => registry[name]);
    for (const name of shared) registry[name] = undefined;
    const engine = await load({ wasm: pathToFileURL((await build()).wasm) });
    shared.forEach((name, i) => (registry[name] = others[i]));
    const bare = engine.editions().find(({ id }) => id === "bare");
    assert.deepEqual(bare?.living, { commit: "0123456", day: "2026-07-01" });
    assert.equal(bare?.lacks.length, 12);
    assert.throws(() => engine.normalize("x", { edition: "bare" }), { code: "unspoken", lacks: "normal" });
    const explained = engine.explain({ base: "http://a/", reference: "x!y!!", edition: "bare" });
    assert.deepEqual(
      explained.problems.map(({ on, at, id, fatal }) => [on, at, id, fatal]),
      [
        ["reference", 1, "exclamation", false],
        ["reference", 3, "exclamation", true],
        ["reference", 4, "exclamation", false],
      ],
    );
  },
);

/** Links to rooms that have nothing to show for such a spec, by the missing capability. */
const silent = {
  normal: "#room=compare&a=http://a/b&b=http://a/c",
  schemes: "#room=schemes&reference=http://a/b",
  encoding: "#room=encoding&data=a b",
  hosts: "#room=encoding&part=host&host=a.example",
  bases: "#room=documents",
  delimiting: "#room=documents&part=text",
};

test("every room has an answer for an edition with a listing and a record alone", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { context: {} });
  const faults = faultsOf(page);
  await open(page);
  for (const [lacks, link] of Object.entries(silent)) {
    await shows(page, `${link}&edition=bare`, say("page:notes:unspoken", { lacks, document: "Bare" }));
    await shows(page, `${link}&edition=bare`, `Bare\\s*2026\\s+${say("page:unspoken")}`);
  }
  await shows(page, "#room=board", "Bare"); // it has a column, but no examples
  await shows(page, "#room=embed", "");
  assert.deepEqual(faults, []);
});

test(
  "the stage plays such an edition, and tells all that is wrong with a text, what is fatal first",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { context: {} });
    const faults = faultsOf(page);
    await open(page);
    await shows(
      page,
      "#base=http://a/b&reference=x!y!!&edition=bare",
      `▲ at 3: exclamation \\(cut, Bare, section 2\\)\\s+${say("ui:line:more", { count: 2 }).replace(/[+()]/g, "\\$&")}`,
    );
    await page.getByRole("button", { name: say("ui:line:more", { count: 2 }) }).click();
    const found = page.locator("uri-fault[name=reference] dialog .found li");
    await eventually(async () => assert.equal(await found.count(), 3));
    assert.match(await found.nth(1).innerText(), /at 1: exclamation[^]*\b2\b[^]*\b5\b/);
    await page.keyboard.press("Escape");
    assert.doesNotMatch(
      await page.locator("main").innerText(),
      /without a scheme|needs a scheme/,
      "a base without components is not one without a scheme",
    );
    await shows(
      page,
      "#base=http://a/b&reference=x!y&edition=bare",
      say("ui:player:result", { of: "reference", target: "x" }),
    );
    for (const card of await page.locator("details > summary:visible").all()) await card.click();
    await shows(page, "#base=http://a/b&reference=x!y&edition=bare", say("grammar:no-grammar", { document: "Bare" }));
    const slider = page.getByRole("slider", { name: "Step" });
    for (let step = 0; step < 4; step++) await slider.press("ArrowLeft");
    await shows(
      page,
      "#base=http://a/b&reference=&edition=bare&mode=predict",
      say("predict:questions:target").replace("?", "\\?"),
    );
    await shows(page, "#base=http://a/b&reference=&edition=bare&mode=presentation", "http://a/b");
    assert.deepEqual(faults, []);
  },
);
