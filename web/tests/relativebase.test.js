/**
 * A base without a scheme: the message below its box, the suggested scheme, and the additional box for the text that
 * the base is relative to, which is "of" in the link.
 */
import assert from "node:assert/strict";
import { Case } from "../src/cases/case.js";
import { inOneLine, longestText, parse, start, stateOf, write } from "../src/run/link.js";
import { isHostlike } from "../src/texts/hostlike.js";
import { withoutMarks } from "../src/texts/marks.js";
import { assertTarget, atLink, baseOf, eventually, pageAt, painted, referenceOf, showStory } from "./browser.js";
import { editions, engine, say, words } from "./fixtures.js";
import { markup } from "./markup.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @import { State } from "../src/run/link.js" */

const { Story } = await import("../src/views/stage/story.js");

/** @param {Partial<State>} state */
const caseOf = (state) => new Case({ engine, baked: null, editions, words }, { ...start, ...state });

const relative = { base: "/docs/", of: "https://example.com/a", reference: "img/x.png" };

test("a relative base is resolved first by the chosen spec, and the result is the base of all that follows", () => {
  for (const edition of ["rfc1808", "rfc2396", "rfc3986", "url-standard"]) {
    const of = caseOf({ ...relative, edition });
    assert.equal(of.scene?.explanation.base.text, "https://example.com/docs/", edition);
    assert.equal(of.scene?.explanation.target, "https://example.com/docs/img/x.png");
    assert.deepEqual(of.faults, []);
    const targets = of.answers.filter(({ outcome }) => outcome === "target").map(({ target }) => target);
    assert.deepEqual([...new Set(targets)], ["https://example.com/docs/img/x.png"]);
  }
  assert.equal(caseOf({ ...relative, base: "../d/./e" }).state.base, "https://example.com/d/e");
  const [early, late] = ["rfc1808", "rfc3986"].map(
    (edition) => caseOf({ ...relative, base: "../d", edition }).state.base,
  );
  assert.deepEqual([early, late], ["https://example.com/../d", "https://example.com/d"]);
  const set = caseOf({ ...relative, edition: "url-standard", options: { set: "hash" } });
  assert.equal(set.scene?.explanation.target, "https://example.com/docs/#img/x.png");
});

test("of a path as the base, the message says what the paths alone give", async () => {
  const said = async (/** @type {string} */ base, /** @type {string} */ reference) => {
    const of = caseOf({ base, reference });
    await of.learn();
    return of.faults[0].said;
  };
  const needs = words.say("rfc3986:base-without-scheme");
  const alone = (/** @type {Record<string, string>} */ args) => `${needs} ${words.say("problem:paths-alone", args)}`;
  // https://github.com/vitejs/vite/pull/10723, nmap/nmap/issues/1129
  assert.equal(
    await said("/foo", "non-existent"),
    alone({
      ...{ base: "/foo", reference: "non-existent", path: "/non-existent" },
      ...{ slashed: "/foo/non-existent", differs: "yes" },
    }),
  );
  assert.equal(await said("/", ".."), alone({ base: "/", reference: "..", path: "/", slashed: "", differs: "no" }));
  for (const [base, reference] of [
    ["/foo", ""],
    ["/foo", "//h/x"],
    ["/foo", "a:b"],
    ["//h/foo", "x"],
    ["foo/bar", "x"],
  ])
    assert.equal(await said(base, reference), needs, `${base} ${reference}`);
});

test("the boxes show what was typed, and the first row of the story says what the base is", () => {
  const of = caseOf(relative);
  assert.deepEqual(
    /** @type {const} */ (["base", "of", "reference"]).map((name) => [
      of.field(name, 0).text,
      of.field(name, 0).split?.text,
    ]),
    [relative.base, relative.of, relative.reference].map((text) => [text, text]),
  );
  const drawn = markup(new Story().draw(/** @type {any} */ (of.scene), of.steps));
  const said = withoutMarks(
    say("ui:story:resolved", { base: "/docs/", of: relative.of, result: "https://example.com/docs/" }),
  );
  const row = (/** @type {string} */ html) => withoutMarks(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, " ");
  assert.ok(row(drawn.slice(0, drawn.indexOf("</li>"))).includes(said), drawn);
  const { scene } = caseOf({ base: "https://example.com/docs/", reference: "x" });
  assert.ok(!markup(new Story().draw(/** @type {any} */ (scene), 0)).includes('data-phase="base"'));
  of.open(1);
  assert.deepEqual(of.played?.resolved, { base: "/docs/", of: relative.of });
});

test("what is wrong is told of the box that has it", async () => {
  const told = async (/** @type {Partial<State>} */ state) => {
    const of = caseOf({ ...relative, ...state });
    await of.learn();
    return of.faults.map(({ name, text, mends }) => [name, text, ...mends.map(({ text }) => text)]);
  };
  assert.deepEqual(await told({ of: "example.com/a" }), [["of", "example.com/a", "https://example.com/a"]]);
  assert.deepEqual(await told({ of: "/x" }), [["of", "/x"]]);
  assert.deepEqual(await told({ of: "https://h/a b" }), [["of", "https://h/a b", "https://h/a%20b"]]);
  assert.deepEqual(await told({ base: "/d d/" }), [["base", "/d d/", "/d%20d/"]]);
  assert.deepEqual(await told({ reference: "x y" }), [["reference", "x y", "x%20y"]]);
  assert.deepEqual(await told({ of: "" }), [["base", "/docs/"]]);
  assert.deepEqual(await told({ base: "example.com/a", of: "" }), [["base", "example.com/a", "https://example.com/a"]]);
  assert.deepEqual(await told({ base: "example.com/a", of: "", edition: "url-standard" }), [
    ["base", "example.com/a", "https://example.com/a"],
  ]);
  for (const { id } of editions) assert.match(say(`${id}:base-without-scheme`), /https:/);
});

test("it is another case for another text that the base is relative to; a base that lacks only its scheme is not relative", () => {
  assert.ok(caseOf(relative).isOf({ ...start, ...relative }));
  assert.ok(!caseOf(relative).isOf({ ...start, ...relative, of: "https://example.com/b" }));
  assert.ok(!caseOf(relative).isOf({ ...start, ...relative, of: undefined }));
  const lacks = (/** @type {string} */ base, more = {}) => caseOf({ base, reference: "x", ...more }).isRelative;
  assert.deepEqual(
    ["/docs/guide", "../a", "docs", "index.html", "//h/a"].map((base) => lacks(base)),
    Array(5).fill(true),
  );
  assert.deepEqual(
    ["", "http://a/", "example.com/a", "localhost:80"].map((base) => lacks(base)),
    Array(4).fill(false),
  );
  assert.equal(lacks("/docs", { edition: "url-standard" }), true);
  assert.equal(lacks("/docs", { edition: "url-standard", options: { set: "hash" } }), false);
});

test("what looks like a host, and what doesn't", () => {
  for (const text of [
    "example.com",
    "example.com/a",
    "www.example.org?q",
    "a.b.co.uk#s",
    "192.0.2.7/x",
    "例え.jp/",
    "x.html.example.com",
  ])
    assert.ok(isHostlike(text), text);
  for (const text of [
    "/example.com",
    "../a",
    "index.html",
    "a/b.com",
    "notes.txt",
    "a b.com",
    "x",
    "",
    ".com",
    "a..com/",
    "v1.2-beta/x",
  ])
    assert.ok(!isHostlike(text), text);
});

test("the link has it, without line breaks, unless it is too long", () => {
  const state = { ...start, ...relative };
  assert.match(write(state), /&of=https:\/\/example.com\/a/);
  assert.equal(stateOf(parse(write(state))).state.of, relative.of);
  assert.equal("of" in stateOf(parse(link(relative))).state, false);
  assert.equal(inOneLine({ ...state, of: "https://h/\na" }).state.of, "https://h/a");
  assert.doesNotMatch(write({ ...state, of: "x".repeat(longestText + 1) }), /of=/);
});

/** The further box. @param {Page} page */
const ofOf = (page) => page.locator("uri-field[name=of] textarea");

test("the box is there where the base is relative; the story begins with it, and an example takes it away", async (t) => {
  const page = await pageAt(t, link({ base: "http://h/", reference: "x" }));
  await showStory(page);
  assert.equal(await ofOf(page).count(), 0);
  await baseOf(page).fill("/docs/");
  await ofOf(page).fill("https://example.com/a");
  await assertTarget(page, "https://example.com/docs/x", "resolved first");
  const at = `${link({ base: "/docs/", reference: "x" })}&of=https://example.com/a`;
  await atLink(page, at);
  await page.locator("uri-story li[data-phase=base]").waitFor();
  assert.equal(await page.locator("uri-story li").first().getAttribute("data-phase"), "base");
  assert.equal(await baseOf(page).inputValue(), "/docs/");
  await ofOf(page).fill("example.com");
  const mend = page.locator("uri-fault[name=of] .mend");
  await mend.waitFor();
  assert.equal(await page.locator("uri-fault[name=base] p").count(), 0);
  await mend.click();
  await assertTarget(page, "https://example.com/docs/x", "with a scheme");
  await page.locator(".chips [data-way]").first().click();
  await ofOf(page).waitFor({ state: "hidden" });
  assert.doesNotMatch(await page.evaluate(() => location.hash), /&of=/);
  await page.goBack();
  await eventually(async () => assert.equal(await ofOf(page).inputValue(), "https://example.com"));
  await page.evaluate((to) => void (location.hash = to), at);
  await assertTarget(page, "https://example.com/docs/x", "by a link");
  await page.locator("#rooms a[href*='room=compare']").first().click();
  await eventually(async () =>
    assert.equal(
      await page.locator(".compare uri-field[name=base] textarea").inputValue(),
      "https://example.com/docs/",
    ),
  );
  await page.goBack();
  await atLink(page, at);
  await baseOf(page).fill("example.com/a");
  await ofOf(page).fill("");
  await page.locator("uri-fault[name=base] .mend").click();
  await eventually(async () => assert.equal(await baseOf(page).inputValue(), "https://example.com/a"));
  await referenceOf(page).focus();
  await ofOf(page).waitFor({ state: "hidden" });
});

test("in the whole algorithm it has a row of its own, and the others keep their heights", async (t) => {
  const page = await pageAt(t, link({ base: "http://h/", reference: "x" }));
  const rows = async () =>
    (
      await page.evaluate(() =>
        ["uri-field[name=base]", "uri-field[name=of]", "uri-field[name=reference]", ".answer-row", "uri-why"].map(
          (one) => $(`.stage.resolve ${one}`)?.getBoundingClientRect().toJSON(),
        ),
      )
    ).filter((one) => one?.height); // an earlier test may have left the box there, hidden
  const before = await rows();
  await baseOf(page).fill("../docs/");
  await ofOf(page).fill("https://example.com/a/b/");
  await assertTarget(page, "https://example.com/a/docs/x", "resolved first");
  await eventually(async () => {
    const [base, of, ...others] = await rows();
    const heights = [base, ...others].map(({ height }) => Math.round(height));
    assert.deepEqual(
      heights,
      before.map(({ height }) => Math.round(height)),
    );
    assert.ok(of.top >= base.bottom && others[0].top >= of.bottom, JSON.stringify([base, of, others]));
  });
});

test("while a scheme is typed, nothing below the box moves; without one, the box's error comes when it is left", async (t) => {
  const page = await pageAt(t, "");
  await showStory(page);
  const top = () => referenceOf(page).evaluate((box) => box.getBoundingClientRect().top);
  const before = await top();
  await baseOf(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  for (const letter of "https") {
    await page.keyboard.type(letter);
    await page.locator(".stage[data-lacks=target]").waitFor();
    await painted(page);
    assert.equal(await top(), before, letter);
    const below = await page
      .locator(".resolve + .below")
      .evaluate((one) => one.getBoundingClientRect().top - innerHeight);
    assert.ok(below >= 0, `${letter}: what is below the stage comes ${-below} px into sight`);
  }
  await page.keyboard.press("Tab");
  await page.locator("uri-fault[name=base] .line", { hasText: "https:" }).waitFor();
  await ofOf(page).waitFor();
});

test("in an empty box, nothing is drawn over its hint", async (t) => {
  const page = await pageAt(t, link({ base: "", reference: "" }));
  await page.locator(".stage[data-lacks=texts]").waitFor();
  for (const drawing of await page.locator(".asked .drawing").all())
    assert.equal(await drawing.evaluate((one) => getComputedStyle(one).visibility), "hidden");
});
