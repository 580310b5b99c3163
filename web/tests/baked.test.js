/**
 * Baked elements: what is fetched until they are shown and played, and what when somebody
 * types; that nothing typed is lost meanwhile.
 */
import assert from "node:assert/strict";
import { bakedTag } from "../src/bake/bakedtag.js";
import { eventually } from "./browser.js";
import { bakedFor, block, element } from "./hosting.js";
import { drawn, listen, shows, somebody } from "./somebody.js";
import { explained, loadEngine, loadWords } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();
const words = await loadWords();
const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const { dist, page, inPage } = await somebody();
const baked = () => page(element(start) + block(bakedFor(engine, [start])));

/** What a baked element asks for: its script, in three files, and the words of its language, in two. */
const files = ["embed.js", "embed/chunk.js", "embed/element.js", "embed/embed.js", "embed/ui.js"];

/** The rest of the script. */
const rest = /embed\/asking-/;

test("until it has been played there is one script; the rest comes with the focus on a text box", async () => {
  await inPage(baked(), async ({ tab, asked }) => {
    await shows(tab, "http://a/g");
    await tab.getByRole("button", { name: "To the start" }).click();
    await tab.getByRole("button", { name: "Play" }).click();
    await tab.locator("uri-stepper .say", { hasText: /\b([2-9]|\d\d) of / }).waitFor();
    await tab.getByRole("button", { name: "Pause" }).click();
    assert.deepEqual(asked.map((file) => file.replace(/-\w+\.js$/, ".js")).sort(), files);
    const coming = tab.waitForRequest((request) => rest.test(request.url()));
    await tab.getByRole("textbox", { name: "Reference" }).focus();
    await coming;
    assert.ok(!asked.some((file) => file.endsWith(".wasm")));
  });
});

test("nothing is kept free beside the why until the element is touched; then a danger stands there", async () => {
  await inPage(baked(), async ({ tab }) => {
    await shows(tab, "http://a/g");
    assert.equal(await tab.locator("uri-why .risk").count(), 0, "a place is kept for what does not come");
    await tab.getByRole("textbox", { name: "Reference" }).focus();
    await tab.getByRole("button", { name: "It climbs above the root" }).click();
    await tab.getByRole("dialog").getByText("above the root").first().waitFor();
  });
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
    await tab.locator("uri-why", { hasText: "There is no answer yet: it needs the engine" }).waitFor();
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
      await tab.locator("uri-why", { hasText: "could not be fetched" }).waitFor();
      assert.equal(await tab.getByRole("textbox", { name: "Reference" }).inputValue(), "../x");
    },
    { expected: /CORS|ERR_FAILED|uri-scope/ },
  ).finally(() => dist.fail(rest, null));
});

test("a run that is being played goes on when somebody comes to a text box; taken as the base, the target is a text like any other", async () => {
  await inPage(baked(), async ({ tab }) => {
    await shows(tab, "http://a/g");
    await tab.getByRole("slider", { name: "Step" }).press("ArrowLeft");
    const step = await tab.locator("uri-scope").getAttribute("step");
    await tab.getByRole("textbox", { name: "Reference" }).focus();
    assert.equal(await tab.locator("uri-scope").getAttribute("step"), step);
    await tab.getByRole("button", { name: "Use as base" }).click();
    await shows(tab, "http://a/g");
    await eventually(async () =>
      assert.equal(await tab.getByRole("textbox", { name: "Base URI" }).inputValue(), "http://a/g"),
    );
    await eventually(async () => assert.equal(await tab.locator("uri-scope").getAttribute("base"), "http://a/g"));
  });
});

test("every edition is played from its first step to its last without another file", async () => {
  for (const { id: edition } of engine.editions()) {
    for (const texts of [
      start,
      { base: "http://a/b/c/d;p?q", reference: "./../x/?y#s" },
      { base: "http://a", reference: "//h/../g" },
      { base: "mailto:a@b", reference: "http:g" },
    ]) {
      const shown = { ...texts, edition };
      const { base, reference, run } = explained(engine, shown);
      if (base.errors.length || reference.errors.length) continue; // how that is told is not part of the data
      await inPage(page(element(shown) + block(bakedFor(engine, [shown]))), async ({ tab, asked }) => {
        await drawn(tab);
        const before = asked.length;
        await tab.getByRole("slider", { name: "Step" }).press("Home");
        for (let step = 1; step <= run.steps.length; step++) {
          await tab.keyboard.press("ArrowRight");
          await tab.locator("uri-stepper .say", { hasText: `${step} of ` }).waitFor();
        }
        // What draws a run in groups is fetched with the first one, for those elements alone, and before it is played.
        if (!run.steps[0]?.group) assert.equal(asked.length, files.length, `${edition}: ${asked}`);
        assert.deepEqual([asked.slice(before), asked.filter((file) => /asking|engine|wasm/.test(file))], [[], []]);
      });
    }
  }
});

test("several elements that were pasted one by one, each with its data: all are drawn from it; one that is broken breaks no other", async () => {
  const pasted = [
    { ...start, edition: "rfc3986" },
    { base: "http://a/b", reference: "../c", edition: "url-syntax-05" },
    { ...start, reference: "g", edition: "rfc3986" },
  ].map((shown) => bakedTag(engine, { ...shown, options: {} }, words));
  pasted.splice(1, 0, '<script type="application/json" data-uriscope="1">{</script>');
  await inPage(
    page(pasted.join("")),
    async ({ tab, asked }) => {
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
      assert.deepEqual(
        asked.filter((file) => file.endsWith(".wasm")),
        [],
      );
      assert.equal(asked.length, files.length, `${asked}`);
    },
    { expected: /the baked data cannot be drawn from/ },
  );
});
