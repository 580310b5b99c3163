/**
 * Baked elements: the files that are fetched before they are drawn, played, and typed into. Typed text is never lost.
 */
import assert from "node:assert/strict";
import { bakedTag } from "../src/bake/bakedtag.js";
import { read } from "../src/embed/baked.js";
import { eventually } from "./browser.js";
import { engine, words } from "./fixtures.js";
import { bakedFor, block, element } from "./hosting.js";
import { drawn, listen, shows, somebody } from "./somebody.js";
import { explained } from "./support.js";
import { test } from "./test.js";

const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const fallback = "<i>the fallback</i>";
const { dist, pages, page, inPage, tabOn } = await somebody();
const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");
/** A button of the player. @param {import("playwright-core").Page} tab @param {string} name its id in the catalogue */
const button = (tab, name) => tab.getByRole("button", { name: words.say(`ui:${name}`), exact: true });
const baked = () => page(element(start) + block(bakedFor(engine, [start])));

/** The files of a baked element: its script, in three files, and the words of its language, in two. */
const files = ["embed.js", "embed/chunk.js", "embed/element.js", "embed/embed.js", "embed/ui.js"];

/** The rest of the script. */
const rest = /embed\/asking-/;

test("until it has been played there is one script; the rest comes with the focus on a text box", async (t) => {
  const { tab, asked } = await tabOn(t, baked());
  await shows(tab, "http://a/g");
  await button(tab, "first").click();
  await button(tab, "play").click();
  await tab.waitForFunction(() => Number(document.querySelector("uri-scope")?.getAttribute("step") ?? 0) > 1);
  await button(tab, "pause").click();
  assert.deepEqual(asked.map((file) => file.replace(/-\w+\.js$/, ".js")).sort(), files);
  const coming = tab.waitForRequest((request) => rest.test(request.url()));
  await tab.getByRole("textbox", { name: "Reference" }).focus();
  await coming;
  assert.ok(!asked.some(isWasm));
});

test("nothing is kept free beside the why until the element is touched; then a danger stands there", async (t) => {
  const { tab } = await tabOn(t, baked());
  await shows(tab, "http://a/g");
  assert.equal(await tab.locator("uri-why .risk").count(), 0, "a place is kept for what does not come");
  await tab.getByRole("textbox", { name: "Reference" }).focus();
  await tab.locator("uri-why button.risk").click();
  await tab.getByRole("dialog").waitFor();
});

test("what is typed before the rest is there is seen, is in the attributes, and is answered", async () => {
  dist.fail(rest, "hang");
  await inPage(baked(), async ({ tab }) => {
    await drawn(tab);
    const changes = await listen(tab, "change");
    const reference = tab.getByRole("textbox", { name: "Reference" });
    await reference.press("End");
    await reference.pressSequentially("xy");
    await tab.locator("uri-field[name=reference] .figure", { hasText: "../../../gxy" }).waitFor();
    assert.equal(await tab.locator("uri-scope").getAttribute("reference"), "../../../gxy");
    assert.equal(await tab.locator("output .figure").count(), 0, "the answer to another text is shown");
    await tab.locator("uri-why", { hasText: words.say("ui:waiting") }).waitFor();
    dist.fail(rest, null);
    await shows(tab, "http://a/gxy");
    await reference.press("z");
    await shows(tab, "http://a/gxyz");
    await eventually(async () =>
      assert.deepEqual(
        (await changes()).map(({ detail }) => detail.target),
        ["http://a/gxy", "http://a/gxyz"],
      ),
    );
  }).finally(() => dist.fail(rest, null));
});

test("the rest cannot be fetched: the text stays, and it is said", async () => {
  dist.fail(rest, "gone");
  await inPage(
    baked(),
    async ({ tab }) => {
      await drawn(tab);
      await tab.getByRole("textbox", { name: "Reference" }).fill("../x");
      await tab.locator("uri-why", { hasText: words.say("ui:not-fetched") }).waitFor();
      assert.equal(await tab.getByRole("textbox", { name: "Reference" }).inputValue(), "../x");
    },
    { expected: /CORS|ERR_FAILED|uri-scope/ },
  ).finally(() => dist.fail(rest, null));
});

test(
  "a run that is being played goes on when somebody comes to a text box; taken as the base, the target is a text like any other",
  { sweep: true },
  async (t) => {
    const { tab } = await tabOn(t, baked());
    await shows(tab, "http://a/g");
    await tab.getByRole("slider", { name: "Step" }).press("ArrowLeft");
    const step = await tab.locator("uri-scope").getAttribute("step");
    await tab.getByRole("textbox", { name: "Reference" }).focus();
    assert.equal(await tab.locator("uri-scope").getAttribute("step"), step);
    await button(tab, "figure:use").click();
    await shows(tab, "http://a/g");
    await eventually(async () =>
      assert.equal(await tab.getByRole("textbox", { name: "Base URI" }).inputValue(), "http://a/g"),
    );
    await eventually(async () => assert.equal(await tab.locator("uri-scope").getAttribute("base"), "http://a/g"));
  },
);

const played = engine.editions().flatMap(({ id: edition }) =>
  [
    { reference: "./../x/?y#s", base: "http://a/b/c/d;p?q", sweep: edition !== "rfc3986" },
    { reference: start.reference, base: start.base, sweep: true },
    { reference: "//h/../g", base: "http://a", sweep: true },
    { reference: "http:g", base: "mailto:a@b", sweep: true },
  ]
    .map((texts) => ({ ...texts, edition }))
    .filter((shown) => {
      const { base, reference } = explained(engine, shown);
      return !base.errors.length && !reference.errors.length; // the words for errors aren't part of the data
    }),
);
for (const tier of [false, true])
  test(
    "a run is played from its first step to its last without another file, by any edition",
    { sweep: tier },
    async () => {
      for (const { sweep, ...shown } of played) {
        if (sweep !== tier) continue;
        const { steps } = explained(engine, shown).run;
        await inPage(page(element(shown) + block(bakedFor(engine, [shown]))), async ({ tab, asked }) => {
          await drawn(tab);
          const before = asked.length;
          await tab.getByRole("slider", { name: "Step" }).press("Home");
          for (let step = 1; step <= steps.length; step++) {
            await tab.keyboard.press("ArrowRight");
            const said = words.say("ui:step-of", { step, total: steps.length });
            await tab.locator("uri-stepper .say", { hasText: said }).waitFor();
          }
          // The code for runs in groups is fetched with the first one, for those elements only, and before it is
          // played.
          if (!steps[0]?.group) assert.equal(asked.length, files.length, `${shown.edition}: ${asked}`);
          assert.deepEqual([asked.slice(before), asked.filter((file) => /asking|engine|wasm/.test(file))], [[], []]);
        });
      }
    },
  );

test("several elements that were pasted one by one, each with its data: all are drawn from it; one that is broken breaks no other", async (t) => {
  const pasted = [
    { ...start, edition: "rfc3986" },
    { base: "http://a/b", reference: "../c", edition: "url-syntax-05" },
    { ...start, reference: "g", edition: "rfc3986" },
  ].map((shown) => bakedTag(engine, { ...shown, options: {} }, words));
  pasted.splice(1, 0, '<script type="application/json" data-uriscope="1">{</script>');
  const { tab, asked } = await tabOn(t, page(pasted.join("")), { expected: /the baked data cannot be drawn from/ });
  for (const [i, target] of [
    explained(engine, start).target,
    explained(engine, { base: "http://a/b", reference: "../c", edition: "url-syntax-05" }).target,
    "http://a/b/c/g",
  ].entries()) {
    const one = `uri-scope >> nth=${i}`;
    await tab.locator(one).scrollIntoViewIfNeeded();
    await tab
      .locator(one)
      .locator("output .figure")
      .filter({ hasText: String(target) })
      .waitFor();
  }
  assert.deepEqual(asked.filter(isWasm), []);
  assert.equal(asked.length, files.length, `${asked}`);
});

test("baked data of another version, or without editions, is refused, and it is said why", () => {
  const good = bakedFor(engine, [start]);
  for (const [bad, why] of /** @type {[unknown, RegExp][]} */ ([
    [{ ...good, version: 0 }, /version 0/],
    [{ ...good, editions: null }, /no editions/],
    ["{", /JSON/],
  ]))
    assert.throws(() => read(bad), why);
});

test("baked data that cannot be read, or not be drawn: the fallback stays, and the console says why", async () => {
  const good = bakedFor(engine, [start]);
  const [key] = Object.keys(good.cases);
  const { explanation } = good.cases[key];
  const beyond = { ...explanation, run: { steps: [{ line: 999, edits: [] }], total: 1 } };
  for (const [data, why] of /** @type {const} */ ([
    ['<script type="application/json" data-uriscope="1">{</script>', /JSON/],
    [block({ ...good, cases: { [key]: { explanation: beyond } } }), /bake the page again/],
    [block({ ...good, editions: [{ id: "rfc3986" }] }), /bake the page again/],
  ]))
    await inPage(
      page(element(start, fallback) + data),
      async ({ tab, said, asked }) => {
        await eventually(async () => assert.match(said.join(), why));
        await tab.getByText("the fallback").waitFor();
        assert.equal(await tab.locator("uri-scope .drawn").count(), 0);
        assert.deepEqual(asked.filter(isWasm), []);
      },
      { expected: /^uri-scope: / },
    );
});

test("baked data in a file that the tag of the script names, and as a property", async (t) => {
  const file = pages.put({ body: JSON.stringify(bakedFor(engine, [start])), type: "application/json" });
  const body = page(element(start)).replace('embed.js"', `embed.js" data-baked="${new URL(file).pathname}"`);
  await inPage(body, async ({ tab, asked }) => {
    await shows(tab, "http://a/g");
    assert.deepEqual(asked.filter(isWasm), []);
  });
  // Set before the script is loaded, as frameworks do.
  const early = `<script>document.querySelector("uri-scope").baked = ${JSON.stringify(bakedFor(engine, [start])).replaceAll("<", "\\u003c")}; document.querySelector("uri-scope").reference = "../../../g";</script>`;
  const { tab, asked } = await tabOn(t, page(element({ base: start.base, reference: "x" }) + early));
  await shows(tab, "http://a/g");
  assert.deepEqual(asked.filter(isWasm), []);
});
