/**
 * The elements that show two texts on the ladder of comparison, and one text on its way to its
 * normal form, in pages of other people: baked and not, played, typed into, and given other views.
 */
import assert from "node:assert/strict";
import { Baker } from "../src/bake/data.js";
import { catalogues } from "../src/bake/words.js";
import { linkTo } from "../src/run/link.js";
import { axeFindings, eventually } from "./browser.js";
import { block, element } from "./hosting.js";
import { listen, somebody } from "./somebody.js";
import { loadEngine, loadWords } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();
const said = await loadWords();
const baker = new Baker(engine, catalogues);
const { dist, page, inPage, keepsHeight } = await somebody();

const two = {
  reference: "http://EXAMPLE.com:80/%7Ebob/../x",
  other: "../x",
  base: "http://example.com/a/b",
  edition: "rfc3986",
  view: "compare",
};
const one = { reference: "f:/a/..//evil", edition: "rfc3986", view: "normalization" };
/** @param {Record<string, string>} attributes */
const wanted = (attributes) => baker.wanted(new Map(Object.entries(attributes)));
const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");
/** @param {import("playwright-core").Page} tab @param {string} said */
const says = (tab, said) => tab.locator("uri-scope uri-why .said", { hasText: said }).waitFor();

test("baked texts climb the ladder and are played without the engine; typing fetches it", async () => {
  const baked = baker.data([wanted(two)]);
  assert.ok(
    baked.editions.every((edition) => !("listing" in edition)),
    "a listing that nobody needs is baked",
  );
  await inPage(page(element(two, "<i>the fallback</i>") + block(baked)), async ({ tab, asked }) => {
    await says(tab, "They meet at “By the scheme”");
    await tab.locator("uri-ladder small", { hasText: "resolved" }).waitFor();
    const steps = await listen(tab, "step");
    await tab.locator('uri-ladder [data-rung="1"][data-side="a"]').click();
    await tab.locator('uri-ladder [data-rung="1"][data-side="a"][aria-current=step]').waitFor();
    const [at] = engineRungs()[1].steps;
    await eventually(async () =>
      assert.deepEqual((await steps()).at(-1), { from: "uri-scope", detail: { step: at, steps: runOf("a") } }),
    );
    assert.equal(await tab.locator("uri-scope").getAttribute("step"), String(at));
    await tab.getByRole("button", { name: "Way of B" }).click();
    await tab.locator('uri-ladder [data-side="b"][aria-current=step]').waitFor();
    assert.deepEqual(
      [await tab.locator("uri-scope").getAttribute("side"), await tab.locator("uri-scope").getAttribute("step")],
      ["b", null],
    );
    assert.equal(
      await tab.getByRole("link", { name: "Open in uriscope" }).getAttribute("href"),
      `${dist.url}index.html${linkTo("compare", { a: two.reference, b: two.other, base: two.base, side: "b", edition: "rfc3986" })}`,
    );
    assert.deepEqual(asked.filter(isWasm), []);
    const changes = await listen(tab, "change");
    await tab.getByRole("textbox", { name: "URI B" }).fill("http://example.com/y");
    await says(tab, "They may still name the same");
    assert.equal(asked.filter(isWasm).length, 1);
    assert.equal(await tab.locator("uri-scope").getAttribute("other"), "http://example.com/y");
    assert.deepEqual((await changes()).at(-1), {
      from: "uri-scope",
      detail: {
        reference: two.reference,
        other: "http://example.com/y",
        base: two.base,
        edition: "rfc3986",
        options: {},
        meet: null,
      },
    });
  });
});

/** The comparison of the two texts. */
const comparison = () =>
  /** @type {import("../src/run/engine.js").Comparison} */ (
    engine.compare(two.reference, two.other, { base: two.base })
  );
const engineRungs = () => comparison().rungs;
/** @param {"a" | "b"} side */
const runOf = (side) => comparison()[side].run?.steps.length;

test("a baked text goes to its normal form without the engine, and keeps its guard", async () => {
  await inPage(page(element(/** @type {any} */ (one)) + block(baker.data([wanted(one)]))), async ({ tab, asked }) => {
    await tab.locator("uri-scope output", { hasText: "f:/.//evil" }).waitFor();
    await says(tab, "The /. keeps the path a path");
    assert.equal(await tab.locator("uri-ladder .sign, uri-ladder [data-side=b]").count(), 0);
    await tab.getByRole("slider", { name: "Step" }).focus();
    await tab.keyboard.press("Home");
    await tab.locator("uri-ladder li.now", { hasText: "Simple strings" }).waitFor();
    assert.deepEqual(asked.filter(isWasm), []);
    await tab.getByRole("textbox", { name: "URI" }).fill("http://a b");
    await says(tab, "A space cannot stand here");
    await eventually(async () => assert.equal(await tab.locator("uri-scope output").innerText(), ""));
    await tab.getByRole("textbox", { name: "URI" }).fill("HTTP://a/%7e");
    await tab.locator("uri-scope output", { hasText: "http://a/~" }).waitFor();
  });
});

test("without baked data they ask the engine; other views take their place, and they theirs", async () => {
  await inPage(
    page(element({ reference: "http://a", other: "http://a/", edition: "rfc3986", view: "compare target" })),
    async ({ tab }) => {
      const set = (/** @type {string} */ name, /** @type {string} */ value) =>
        tab.locator("uri-scope").evaluate((scope, [to, text]) => scope.setAttribute(to, text), [name, value]);
      await says(tab, "They meet at “By the scheme”");
      await set("edition", "url-1993");
      await says(tab, "They may still name the same");
      await set("view", "normalization");
      await tab.locator("uri-scope output", { hasText: "http://a" }).waitFor();
      await set("view", "target");
      await tab.locator("uri-scope uri-target").waitFor();
      assert.equal(await tab.locator("uri-scope uri-ladder").count(), 0);
      await set("view", "compare");
      await says(tab, "They may still name the same");
    },
  );
});

test("asked first where the two meet: nothing tells before the answer, and then all of it is there and plays", async () => {
  const asked = { ...two, predict: "rung" };
  await inPage(page(element(asked) + block(baker.data([wanted(two)]))), async ({ tab }) => {
    const scope = tab.locator("uri-scope");
    const told = await listen(tab, "predict");
    await scope.getByRole("group", { name: "On which rung" }).waitFor();
    assert.deepEqual(await scope.locator(".rungs button").allInnerTexts(), [
      ...engineRungs()
        .filter(({ explained }) => !explained)
        .map(({ id }) => said.say(`compare:rungs:${id}`)),
      "They stay different",
    ]);
    assert.equal(
      await scope.locator("uri-ladder, uri-why, uri-stepper, a[part=link]").count(),
      0,
      "the answer is given away",
    );
    assert.match(
      await scope.locator("dl.asked").innerText(),
      /http:\/\/example\.com\/a\/b/,
      "a relative text needs its base",
    );
    await scope.getByRole("button", { name: "They stay different" }).click();
    await scope.locator(".verdict .wrong", { hasText: "They become equal on the rung “By the scheme”." }).waitFor();
    await scope.locator("uri-ladder li.meet").waitFor();
    await scope.getByRole("button", { name: "Once more" }).press("Enter");
    await scope.getByRole("button", { name: "By the scheme" }).press("Enter");
    await scope.locator(".verdict .right").waitFor();
    const answers = [
      { right: false, given: "apart" },
      { right: true, given: "scheme" },
    ];
    await eventually(async () =>
      assert.deepEqual(
        await told(),
        answers.map((one) => ({ from: "uri-scope", detail: { ...one, expected: "scheme", step: 0, left: 0 } })),
      ),
    );
    await scope.getByRole("slider", { name: "Step" }).focus();
    await tab.keyboard.press("Home");
    await scope.locator("uri-ladder li.now", { hasText: "Simple strings" }).waitFor();
    await scope.evaluate((one) => one.setAttribute("other", "http://example.com/y"));
    await scope.locator(".rungs button:not(:disabled)").first().waitFor();
    assert.equal(await scope.locator("uri-ladder").count(), 0, "another question is asked, and answered already");
    assert.deepEqual(
      (await axeFindings(tab)).filter((finding) => /uri-scope/.test(finding)),
      [],
    );
  });
});

test("the height that is reserved is that of the drawing, and axe finds nothing", async () => {
  for (const shown of [two, one]) await keepsHeight(shown, baker.data([wanted(shown)]), "uri-ladder li");
});

test("the figures that are baked say what is drawn", () => {
  const figure = baker.figure(wanted(two));
  assert.match(
    figure,
    /<figcaption>Whether <code>http:\/\/EXAMPLE\.com:80\/%7Ebob\/\.\.\/x<\/code> and \.\.\/x are one, by RFC 3986 \(2005\)<\/figcaption>/,
  );
  assert.match(
    figure,
    /They meet at “By the scheme”\.[^]*<dt>Letter case<\/dt>\n<dd><pre>http:\/\/example\.com:80\/%7Ebob\/\.\.\/x\nhttp:\/\/example\.com\/x<\/pre>/,
  );
  assert.doesNotMatch(figure, /By the protocol/);
  assert.match(
    baker.figure(wanted(one)),
    /The way of <code>[^]*<dt>Dot segments<\/dt>\n<dd><pre>f:\/\.\/\/evil<\/pre>/,
  );
  assert.match(baker.figure(wanted({ ...two, other: "http://a b<" })), /do not meet[^]*a b&#60;/);
  for (const shown of [
    { ...two, other: "" },
    { ...two, other: "a\nb" },
    { ...two, reference: "<", edition: "rfc1738" },
  ])
    assert.doesNotMatch(baker.figure(wanted(shown)), /\n\n|<\n/, JSON.stringify(shown));
  assert.throws(() => wanted({ ...two, step: "x" }), /step/);
});
