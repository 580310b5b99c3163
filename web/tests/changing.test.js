/**
 * Lines of a spec that a visitor changes: the link and the attribute that have them, what can be done to a line, what a
 * change breaks, and how the page, and all that leaves it, says that the spec was changed.
 */
import assert from "node:assert/strict";
import { casesOf } from "../libraries/cases.mjs";
import { brokenBy } from "../src/cases/broken.js";
import { Case } from "../src/cases/case.js";
import { added, continued, leftOut, moved, rowsOf } from "../src/cases/editing.js";
import { elementTag } from "../src/embed/tags.js";
import { canonical, lineAttribute, linesIn } from "../src/run/lines.js";
import { read, start, write } from "../src/run/link.js";
import { changedName, lineFaultText, mended } from "../src/texts/lines.js";
import { withoutMarks } from "../src/texts/marks.js";
import {
  assertTarget,
  atLink,
  axeFindings,
  chooseSpec,
  copiedBy,
  eventually,
  pageAt,
  referenceOf,
  showStory,
  site,
  targetText,
} from "./browser.js";
import { engine, say, words } from "./fixtures.js";
import { markup, textOf } from "./markup.js";
import { editionOf, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @import { Lines } from "../src/run/lines.js" */

const pair = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const editions = engine.editions();
const edition = editionOf(engine);
const running = editions.filter(({ id }) => id !== "url-standard");
const from = { engine, baked: null, editions, words };
/** @param {Lines | null} lines */
const caseOf = (lines, more = {}) => new Case(from, { ...start, ...pair, ...more, lines: lines ?? undefined });
const withoutUp = `${link(pair)}&omit.2C=yes`;

test("a link has changed lines, and reads them again, whatever their ids and words are", () => {
  for (const lines of /** @type {Lines[]} */ ([
    { "2C": { omit: true } },
    { "2C": { text: 'else if it is "&=%#+": remove that' }, merge: { before: "keep a\n\tkeep b", after: "keep ←" } },
    { "/xxx/..": { omit: true }, constructor: { text: "x" }, "a=b&c%d": { after: "é" } },
  ])) {
    const fragment = write({ ...start, lines: canonical(lines) ?? undefined });
    const { state, notes } = read(fragment);
    assert.deepEqual([state.lines, notes], [canonical(lines), []], fragment);
    assert.equal(write(state), fragment);
    assert.deepEqual(linesIn(lineAttribute(canonical(lines))).lines, canonical(lines));
  }
  assert.match(write({ ...start, lines: { "2C": { text: "keep" } } }), /&line\.2C=keep(&|$)/);
  assert.equal(read(write(start)).state.lines, undefined);
});

test("what a link or an attribute says in vain is noted", () => {
  const { state, notes } = read(`${link(pair)}&omit.2C=maybe&line.2D=&omit.=yes`);
  assert.equal(state.lines, undefined);
  assert.deepEqual(
    notes.map(({ args }) => args),
    [{ name: "omit.2C", value: "maybe", instead: "no" }],
  );
  assert.deepEqual(Object.keys(state.options), ["omit."], "and that is no field");
  assert.deepEqual(linesIn("2C:\n omit 2D \nnonsense here\nbefore 2E: keep\nbefore 2E: \tkeep"), {
    lines: { "2D": { omit: true }, "2E": { before: "keep\n\tkeep" } },
    unread: ["2C:", "nonsense here"],
  });
});

test("a line is moved, and moved back, and whatever is done runs", () => {
  let back = 0;
  for (const { id, listing } of running)
    for (const phase of new Set(listing.lines.map((line) => line.phase)))
      for (const row of rowsOf(listing, null, phase))
        for (const by of /** @type {const} */ ([-1, 1])) {
          const made = moved(listing, null, phase, row, by);
          if (!made) continue;
          const { lineFault } = caseOf(made.lines, { edition: id });
          assert.notEqual(lineFault?.code, "bad-line", `${id} ${row.key} ${by}: ${lineFault?.message}`);
          const again = rowsOf(listing, made.lines, phase).find(({ key }) => key === made.key);
          assert.ok(again, `${id} ${made.key}`);
          if (moved(listing, made.lines, phase, again, by === 1 ? -1 : 1)?.lines === null) back++;
        }
  assert.ok(back > 200, `only ${back} came back`);
});

test("a line that is inserted does nothing yet", () => {
  let count = 0;
  for (const { id, listing } of running) {
    if (id === "url-1993" || id === "rfc1630") continue; // some of their rules have a form of their own
    const target = (lines = {}) => engine.explain({ ...pair, edition: id, lines, limit: 0 }).target;
    const own = target();
    for (const phase of new Set(listing.lines.map((line) => line.phase)))
      for (const row of rowsOf(listing, null, phase))
        for (const where of /** @type {const} */ (["before", "after"])) {
          const { lines, key } = added(listing, null, phase, row, where);
          assert.equal(target(lines ?? {}), own, `${id} ${row.key} ${where}`);
          assert.ok(rowsOf(listing, lines, phase).some((one) => one.key === key && one.kind === "inserted"));
          count++;
        }
  }
  assert.ok(count > 400, `${count}`);
});

for (const sweep of [false, true])
  test("every known change is drawn at its first other step, and no sentence lacks words", { sweep }, async () => {
    const { Story } = await import("../src/views/stage/story.js");
    const { Resolution } = await import("../src/views/stage/resolution.js");
    const { Stepper } = await import("../src/views/stage/stepper.js");
    let parted = 0;
    for (const { id } of running.filter((one) => sweep || one.id === edition.id))
      for (const { lines, id: name } of /** @type {import("../src/run/engine.js").ScoredChange[]} */ (
        engine.score({ edition: id }, [])
      )) {
        const { scene } = caseOf(lines, { edition: id });
        if (!scene?.explanation.listing) continue; // it has no end
        const step = scene.decided ?? scene.steps.length;
        if (scene.parts) parted++;
        for (const view of [new Story(), new Resolution(), new Stepper()]) {
          const html = markup(view.draw(scene, step));
          assert.doesNotMatch(html, /\{\w+\}/, `${id} ${name}`);
        }
        if (scene.parts)
          assert.match(markup(new Story().draw(scene, step)), /aria-current="?step/, `${id} ${name}: ${step}`);
      }
    assert.ok(parted > (sweep ? 300 : 30), `${parted}`);
  });

test("a change breaks examples and cases; one that no example detects says so", async () => {
  const cases = casesOf(engine);
  const told = /** @type {number[]} */ ([]);
  const request = { ...pair, edition: "rfc3986" };
  const up = await brokenBy(engine, { ...request, lines: { "2C": { omit: true } } }, cases, (share) =>
    told.push(share),
  );
  assert.deepEqual([up.examples.of, up.examples.failed.length, up.examples.section], [43, 12, "5.4"]);
  assert.ok(up.examples.failed.some(({ reference }) => reference === "/../g"));
  assert.deepEqual([up.cases.of, up.cases.failed.length > 50], [cases.length, true]);
  assert.equal(told[0], 0);
  const [dots, none] = [
    await brokenBy(engine, { ...request, lines: { "2D": { omit: true } } }, cases, () => {}),
    await brokenBy(engine, { ...request, lines: { "2C": { text: "keep" } } }, cases, () => {}).catch(() => null),
  ];
  assert.deepEqual(
    [dots.examples.failed, dots.cases.failed.length > 0],
    [[], true],
    "a lone dot segment is in no example",
  );
  assert.equal(none?.examples.failed.length, 43, "what doesn't run gives nothing");
  const { Broken } = await import("../src/views/stage/broken.js");
  const view = Object.assign(new Broken(), { words });
  const html = markup(view.draw({ share: 1, found: dots, link: ({ reference }) => `#${reference}` }));
  assert.ok(textOf(html).includes(say("score:broken:examples", { failed: 0, of: 43, hold: 43, section: "5.4" })), html);
  assert.ok(html.includes(`#${dots.cases.failed[0].reference}`), "and a case is a link");
  await assert.rejects(
    brokenBy(engine, { ...request, lines: { "2C": { omit: true } } }, cases, () => {
      throw new Error("another change");
    }),
  );
});

test("why a line doesn't run is said with its place, and a suggestion takes the place of the words", () => {
  const said = (/** @type {Lines} */ lines, of = edition) => {
    const { lineFault, plain, scene } = caseOf(lines, { edition: of.id });
    assert.ok(lineFault && !plain && scene, "the spec itself is shown");
    return lineFaultText(words, of, lines, lineFault);
  };
  const faults = (/** @type {string} */ id, args = {}) =>
    words.say(`score:edit:faults:${id}`, { document: "RFC 3986", ...args });
  assert.equal(
    said({ "2D": { text: 'else if it is ".": remve that' } }),
    faults("rest", { at: 20, rest: "remve that" }),
  );
  assert.equal(
    said({ "2D": { before: 'else if it is ".": keep a\nelse if it is "/": remve that' } }),
    faults("rest", { at: 20, rest: "remve that" }),
  );
  assert.equal(said({ "9Z": { omit: true } }), faults("unknown", { id: "9Z" }));
  assert.equal(said({ "no-scheme": { text: "else" } }), faults("else"));
  assert.equal(said({ fragment: { text: "x".repeat(2000) } }), faults("long"));
  assert.equal(said({ fragment: { text: "T.fragment" } }), faults("end"));
  assert.equal(said({ fragment: { after: 'while R.path is defined: append "x" to R.path' } }), faults("endless"));
  const living = editionOf(engine, "url-standard");
  assert.equal(
    said({ "scheme.2.6": { text: "return" } }, living),
    words.say("score:edit:faults:unspoken", { document: living.document }),
  );
  assert.equal(
    mended('if it starts wth "/../": remove that', 5, "starts with"),
    'if it starts with "/../": remove that',
  );
  assert.equal(mended("T.fragment ← R.fragmnt", 13, "R.fragment"), "T.fragment ← R.fragment");
  assert.equal(
    mended('else if it is ".": remve that; done', 19, "remove that"),
    'else if it is ".": remove that; done',
  );
});

test("two runs part at the first step that isn't the same; without one, the page opens where the spec's own is decided", () => {
  const { scene, plain } = caseOf({ "2C": { omit: true } });
  assert.ok(scene?.parts && plain?.scene);
  const line = (/** @type {number} */ step, of = scene) => of.line(step - 1).id;
  assert.deepEqual([line(scene.parts), line(scene.parts, plain.scene)], ["2E", "2C"]);
  for (let step = 1; step < scene.parts; step++) assert.equal(line(step), line(step, plain.scene));
  assert.equal(scene.decided, scene.parts);
  const same = caseOf({ "2D": { omit: true } });
  assert.deepEqual([same.scene?.parts, same.scene?.decided], [0, same.plain?.scene?.decided]);
  const again = new Case(from, { ...same.typed, lines: { "2B": { omit: true } } }, same);
  assert.equal(again.plain, same.plain, "the spec itself is asked once");
});

test("suggestions go on from what was typed", () => {
  const offered = continued('else if it starts with "/": rem', edition.listing, 12);
  assert.ok(offered.includes('else if it starts with "/": remove that'), offered.join("\n"));
  assert.ok(continued("T.path ← Base.p", edition.listing, 12).includes("T.path ← Base.path"));
});

test("hostile changes are answered with why they don't run, and the spec itself", () => {
  const long = `${"../".repeat(2000)}g`;
  for (const lines of /** @type {Lines[]} */ ([
    { fragment: { after: "while R.path is defined: R.path ← R.path + R.path" } },
    { fragment: { after: 'while R.path is defined: append "x" to R.path' } },
    { fragment: { text: "x".repeat(100_000) } },
    { fragment: { before: "keep a\n".repeat(14_000) } },
    { fragment: { before: Array.from({ length: 400 }, (_, i) => `${"\t".repeat(i)}if R.path is defined`).join("\n") } },
    Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, { omit: true }])),
  ])) {
    const { lineFault, scene } = caseOf(lines, { reference: long });
    assert.ok(lineFault && scene, JSON.stringify(lines).slice(0, 100));
  }
});

test("an element has the changes as an attribute, and so has a pre-rendered one", async () => {
  const lines = /** @type {Lines} */ ({
    "2C": { omit: true },
    "2D": { text: "else: done", after: "keep a\n\tkeep b" },
  });
  const tag = elementTag({ ...pair, edition: "rfc3986", options: {}, lines }, "");
  assert.match(tag, /lines="omit 2C&#10;2D: else: done&#10;after 2D: keep a&#10;/);
  assert.doesNotMatch(tag, /\n/, "on one line, as Markdown wants it");
  const { bakedTag } = await import("../src/bake/bakedtag.js");
  const baked = bakedTag(engine, { ...pair, edition: "rfc3986", options: {}, lines: { "2C": { omit: true } } }, words);
  assert.match(baked, /http:\/\/a\/b\/c\/\.\.\/\.\.\/\.\.\/g/);
  assert.ok(baked.includes("(2C)"), "its figure says so");
  const data = JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(baked)?.[1] ?? "");
  const ran = data.cases[Object.keys(data.cases)[0]].explanation;
  const { lines: listed } = ran.listing;
  const said = Object.keys(data.words.parts.rfc3986.steps);
  for (const { line } of ran.run.steps) assert.ok(said.includes(listed[line].id), listed[line].id);
});

/** Opens a link at the story. @param {import("node:test").TestContext} t @param {string} fragment @param {Parameters<typeof pageAt>[2]} [setting] */
async function storyAt(t, fragment, setting) {
  const page = await pageAt(t, fragment, setting);
  await showStory(page);
  return page;
}

const changed = changedName(words, edition, { "2C": { omit: true } });
/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });
/** @param {Page} page @param {string} id */
const inputOf = (page, id) => page.getByRole("combobox", { name: say("score:edit:line", { id }) });

test("a line is edited by the keyboard, and what follows is shown, linked, undone, and reset", async (t) => {
  const page = await storyAt(t, `${link(pair)}&step=15`);
  assert.equal(
    await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /changing-/.test(name))),
    false,
  );
  await button(page, "stage:change:edit").press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("uri-lines input"));
  await page.keyboard.press("Escape");
  const row = page.locator("uri-lines button.line", { hasText: "2C" });
  await row.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const input = inputOf(page, "2C");
  await eventually(async () => assert.ok(await input.evaluate((one) => one === document.activeElement)));
  const before = await page.evaluate(() => history.length);
  await page.keyboard.press("End");
  for (let i = 0; i < "; remove the last /segment of output buffer".length; i++) await page.keyboard.press("Backspace");
  await assertTarget(page, "http://a/b/c/g", "the changed line runs");
  await atLink(
    page,
    `${link(pair)}&line.2C=${'else if it starts with "/../" or is "/..": replace that with "/"'.replaceAll(" ", "%20").replaceAll('"', "%22")}`,
  );
  assert.equal(await page.evaluate(() => history.length), before, "typing makes no entry");
  await page.locator("uri-changed").getByText(changed).waitFor();
  assert.match(await page.title(), new RegExp(`^${changed}`));
  assert.ok(await input.evaluate((one) => one === document.activeElement), "and the focus stays");
  assert.deepEqual(await axeFindings(page), []);
  await button(page, "score:edit:out").click();
  await assertTarget(page, "http://a/b/c/../../../g", "left out");
  await atLink(page, withoutUp);
  assert.equal(await page.evaluate(() => history.length), before + 1, "an act makes one");
  await page.goBack();
  await assertTarget(page, "http://a/b/c/g", "Back");
  await page.goForward();
  await assertTarget(page, "http://a/b/c/../../../g", "and forward");
  await button(page, "score:edit:undo").click();
  await assertTarget(page, "http://a/b/c/g", "undone");
  await button(page, "score:changed:reset").click();
  await assertTarget(page, "http://a/g", "the spec itself");
  assert.equal(await page.locator("uri-changed").isVisible(), false);
  await button(page, "score:edit:done").click();
  await page.locator("uri-lines").waitFor({ state: "detached" });
});

test("an error has its place, and a press takes what was meant; nothing that was typed is lost", async (t) => {
  const page = await storyAt(t, `${link(pair)}&step=15`);
  await button(page, "stage:change:edit").click();
  await page.locator("uri-lines button.line", { hasText: "2D" }).click();
  const typed = 'else if it is "." or "..": remve that';
  await inputOf(page, "2D").fill(typed);
  await page.locator("uri-lines .wrong").waitFor();
  const said = withoutMarks(words.say("score:edit:faults:rest", { at: 28, rest: "remve that" }));
  assert.equal(await page.locator("uri-lines .wrong").innerText(), said);
  assert.equal(await inputOf(page, "2D").inputValue(), typed);
  await assertTarget(page, "http://a/g", "the spec itself as long as the line doesn't run");
  await page.locator("uri-changed").getByText(say("score:changed:wrong")).waitFor();
  await eventually(async () => assert.match(page.url(), /line\.2D=else/));
  await page.reload();
  await page.locator("uri-changed").getByText(say("score:changed:wrong")).waitFor();
  const dots = page.locator('uri-story [data-phase="dots"] .phase');
  await dots.waitFor();
  if ((await dots.getAttribute("aria-expanded")) === "false") await dots.click();
  await button(page, "stage:change:edit").click();
  const row = page.locator("uri-lines button.line", { hasText: "2D" });
  if (await row.count()) await row.click();
  await page.locator("uri-lines .mean").click();
  await eventually(async () =>
    assert.equal(await inputOf(page, "2D").inputValue(), 'else if it is "." or "..": remove that'),
  );
  await eventually(async () => assert.doesNotMatch(page.url(), /line\.2D/, "which is the spec's own line"));
});

test("what a change breaks is counted, each a link with the same change", async (t) => {
  const page = await storyAt(t, withoutUp);
  const broken = page.locator("uri-broken");
  await broken
    .getByText(say("score:broken:examples", { failed: 12, of: 43, hold: 31, section: "5.4" }))
    .waitFor({ timeout: 60_000 });
  await broken
    .locator(".failed a")
    .filter({ hasText: /^\/\.\.\/g$/ })
    .first()
    .click();
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "/../g"));
  await assertTarget(page, "http://a/../g", "with the same change");
  assert.match(page.url(), /&omit\.2C=yes/);
});

test("whoever gives the spec's own target differs from a changed spec", async (t) => {
  const page = await pageAt(t, `${link({ base: "http://a/b/c/d", reference: "../../g" })}&omit.2C=yes`);
  const signs = page.locator("uri-years > .run .sign:visible");
  await eventually(async () =>
    assert.deepEqual(new Set(await signs.allTextContents()), new Set(["≠", "–"]), "the target is http://a/b/c/../../g"),
  );
  assert.match((await page.locator("uri-years .differing").textContent()) ?? "", /http:\/\/a\/g/);
  // No reasons are known, so none are offered.
  assert.equal(await page.locator("uri-years .differences").textContent(), say("stage:verdict:all"));
});

test("what leaves the page says that the spec was changed: the explanation, paper, the figure, the element", async (t) => {
  const page = await storyAt(t, withoutUp);
  await page.locator("uri-changed").getByText(changed).waitFor();
  const copied = await copiedBy(page, () => button(page, "ui:figure:explain").click());
  assert.ok(copied.startsWith(`**${changed}**`), copied);
  assert.ok(copied.includes("`http://a/g`"), "and what the spec itself gives");
  assert.ok(copied.includes("(2C)"), `the figure says so:\n${copied}`);
  assert.ok(copied.trimEnd().endsWith("&omit.2C=yes"), copied);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.ok((await page.locator("uri-handout").innerText()).includes(changed));
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.getByRole("button", { name: say("page:share") }).click();
  const tag = await copiedBy(page, () =>
    page.getByRole("menuitem", { name: say("share:element"), exact: true }).click(),
  );
  assert.match(tag, /<uri-scope [^>]*lines="omit 2C"/);
});

test("an element with changed lines shows their target, and says so", async (t) => {
  const page = await pageAt(t, null);
  await page.goto(`${site.url}embed.html${withoutUp}`);
  const element = page.locator("uri-scope");
  await element.locator("p.changed", { hasText: changed }).waitFor({ timeout: 30_000 });
  await eventually(async () =>
    assert.equal(
      await element.evaluate((one) => one.shadowRoot?.querySelector("output")?.textContent?.trim()),
      "http://a/b/c/../../../g",
    ),
  );
  assert.match((await element.locator("a[part=link]").getAttribute("href")) ?? "", /omit\.2C=yes/);
  await element.evaluate((one) => one.setAttribute("lines", "2C: nonsense"));
  await element
    .locator(".said", { hasText: withoutMarks(words.say("attributes:unrun", { message: "" })).slice(0, 30) })
    .waitFor();
});

test("Embed has the changes in its element, and in what stands in it", async (t) => {
  const page = await pageAt(t, null);
  await page.goto(`${site.url}#room=embed&${withoutUp.slice(1)}`);
  const code = page.locator(".pastes pre").first();
  await code.filter({ hasText: 'lines="omit 2C"' }).waitFor();
  assert.match(await code.innerText(), /\(2C\).*http:\/\/a\/b\/c\/\.\.\/\.\.\/\.\.\/g/s);
});

test("another spec drops the changes with a sentence, and one whose listing doesn't run says that", async (t) => {
  const page = await storyAt(t, withoutUp);
  await page.locator("uri-changed").getByText(changed).waitFor();
  await chooseSpec(page.locator(".stage"), "url-standard");
  await page.getByText(say("page:notes:lines-dropped")).waitFor();
  assert.doesNotMatch(page.url(), /omit\.2C/);
  const open = page.locator("uri-story .phase[aria-expanded=true]");
  if (!(await open.count())) await page.locator("uri-story .phase").first().click();
  await page.locator("uri-story .way", { hasText: say("stage:change:fixed", { document: "URL Standard" }) }).waitFor();
  assert.equal(await button(page, "stage:change:edit").count(), 0);
  await page.goBack();
  await eventually(async () => assert.equal(await targetText(page), "http://a/b/c/../../../g"));
});

test("a link with a line that there isn't, or in an exercise, says so", async (t) => {
  const page = await pageAt(t, `${link(pair)}&omit.9Z=yes`);
  await page.locator("uri-changed").getByText("9Z").waitFor();
  await assertTarget(page, "http://a/g", "the spec itself");
  await page.goto(`${site.url}${link(pair)}&mode=predict&omit.2C=yes`);
  await page.getByText(say("page:notes:lines-unused")).waitFor();
});

test("an explanation by a misreading opens as the spec with that change", async (t) => {
  const asked = { base: "https://docs.example.com/guide/intro", reference: "images/x.png" };
  const expected = "https://docs.example.com/guide/intro/images/x.png";
  const page = await storyAt(t, `${link(asked)}&expected=${expected}`);
  await page.getByRole("link", { name: say("expected:run") }).click();
  await assertTarget(page, expected, "the misreading gives what was expected");
  await page.locator("uri-changed section").waitFor();
  assert.doesNotMatch(page.url(), /expected=/);
});
