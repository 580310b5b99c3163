/**
 * Lines of a spec changed by a visitor: the link and the attribute for them, the possible edits, the results of a
 * change, and the notes on it in the page and in everything exported from it.
 */
import assert from "node:assert/strict";
import { casesOf } from "../libraries/cases.mjs";
import { brokenBy } from "../src/cases/broken.js";
import { Case } from "../src/cases/case.js";
import {
  added,
  continued,
  indented,
  isOuter,
  leftOut,
  moved,
  reworded,
  rowsOf,
  wordsOf,
} from "../src/cases/editing.js";
import { elementTag } from "../src/embed/tags.js";
import { canonical, lineAttribute, linesIn } from "../src/run/lines.js";
import { chosen, optionsOf, read, start, write } from "../src/run/link.js";
import { changedName, lineFaultText, lineName, mended, unrunText } from "../src/texts/lines.js";
import { withoutMarks } from "../src/texts/marks.js";
import { whyText } from "../src/texts/why.js";
import { partedText } from "../src/views/stage/parted.js";
import { stepText } from "../src/views/stage/step.js";
import { wholeHost } from "../src/words/words.js";
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
/** @import { Scene } from "../src/run/scene.js" */
/** @import { Lines } from "../src/run/lines.js" */

const pair = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const editions = engine.editions();
const edition = editionOf(engine);
const running = editions.filter(({ id }) => id !== "url-standard");
const from = { engine, baked: null, editions, words };
/** The specs' own cases, which changed ones are compared with, by what they ask. @type {Map<string, Case>} */
const own = new Map();

/** A case with changed lines. @param {Lines | null} lines */
function caseOf(lines, more = {}) {
  const state = { ...start, ...pair, ...more };
  const key = JSON.stringify(state);
  if (!own.has(key)) own.set(key, new Case(from, state));
  return new Case(from, { ...state, lines: lines ?? undefined }, own.get(key));
}
const withoutUp = `${link(pair)}&omit.2C=yes`;
/** What a figure calls the spec without that line. */
const figured = words.say("figure:changed-line", { source: "RFC 3986 (2005)", lines: "2C" });

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
    for (const phase of new Set([...(id === edition.id ? [""] : []), ...listing.lines.map((line) => line.phase)]))
      for (const row of rowsOf(listing, null, phase))
        for (const by of /** @type {const} */ ([-1, 1])) {
          const made = moved(listing, null, phase, row, by);
          if (!made) continue;
          const answer = engine.explain({ ...pair, edition: id, lines: made.lines ?? {}, limit: 0 });
          const { code = "", message = "" } = "error" in answer ? answer.error : {};
          assert.notEqual(code, "bad-line", `${id} ${row.key} ${by}: ${message}`);
          const again = rowsOf(listing, made.lines, phase).find(({ key }) => key === made.key);
          assert.ok(again, `${id} ${made.key}`);
          if (moved(listing, made.lines, phase, again, by === 1 ? -1 : 1)?.lines === null) back++;
        }
  assert.ok(back > 200, `only ${back} came back`);
});

test("a line that is inserted does nothing yet", () => {
  let count = 0;
  for (const { id, listing } of running) {
    if (id === "url-1993" || id === "rfc1630") continue; // these two have other forms of some rules
    const target = (lines = {}) => engine.explain({ ...pair, edition: id, lines, limit: 0 }).target;
    const own = target();
    for (const phase of new Set(listing.lines.map((line) => line.phase)))
      for (const row of rowsOf(listing, null, phase))
        for (const where of /** @type {const} */ (["before", "after", "inside"])) {
          if (where === "inside" && !isOuter(row)) continue;
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
        if (!scene?.explanation.listing) continue; // skip changes whose run doesn't end
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

test("a line is inserted inside another one, and indented and outdented with those in it", () => {
  const { listing } = edition;
  const row = (/** @type {Lines | null} */ lines, /** @type {string} */ key) => {
    const found = rowsOf(listing, lines, "").find((one) => one.key === key);
    assert.ok(found, key);
    return found;
  };
  const asks = added(listing, null, "", row(null, "fragment"), "after");
  let lines = reworded(asks.lines, row(asks.lines, asks.key), "if R.fragment is defined");
  const inside = added(listing, lines, "", row(lines, asks.key), "inside");
  lines = reworded(inside.lines, row(inside.lines, inside.key), "T.fragment ← undefined");
  const nested = { fragment: { after: "if R.fragment is defined\n\tT.fragment ← undefined" } };
  assert.deepEqual(lines, nested);
  assert.equal(caseOf(lines, { reference: "g#s" }).scene?.explanation.target, "http://a/b/c/g");
  const out = indented(listing, lines, "", row(lines, inside.key), -1);
  assert.deepEqual(out, { fragment: { after: "if R.fragment is defined\nT.fragment ← undefined" } });
  assert.deepEqual(indented(listing, out, "", row(out, inside.key), 1), nested);
  assert.equal(indented(listing, out, "", row(out, inside.key), -1), null, "that is its level");
  assert.equal(indented(listing, lines, "", row(lines, "fragment"), 1), null, "the spec's own line");
  const deep = indented(listing, lines, "", row(lines, asks.key), 1);
  assert.deepEqual(deep, { fragment: { after: "\tif R.fragment is defined\n\t\tT.fragment ← undefined" } });
  assert.equal(caseOf(deep).lineFault, null);
});

test("the links of what a change breaks open what was counted, with the options of an example", async () => {
  const lines = /** @type {Lines} */ ({ "has-scheme": { text: "if R.scheme is defined" } });
  const { examples } = await brokenBy(engine, { ...pair, edition: "rfc3986", lines }, [], () => {});
  assert.ok(
    examples.held.some(({ options }) => options?.strict !== undefined),
    "some are for an option",
  );
  for (const { base, reference, options = {}, target } of [...examples.failed, ...examples.held]) {
    const { state } = read(write({ ...start, base, reference, lines, options: chosen(options, optionsOf(editions)) }));
    assert.equal(new Case(from, state).scene?.explanation.target ?? null, target, reference);
  }
});

test("a change breaks examples and cases; one that no example detects says so", async () => {
  const cases = casesOf(engine);
  const told = /** @type {number[]} */ ([]);
  const request = { ...pair, edition: "rfc3986" };
  const known = new Map();
  const up = await brokenBy(
    engine,
    { ...request, lines: { "2C": { omit: true } } },
    cases,
    (share) => told.push(share),
    known,
  );
  assert.deepEqual([up.examples.held.length, up.examples.failed.length, up.examples.section], [31, 12, "5.4"]);
  assert.ok(up.examples.failed.some(({ reference }) => reference === "/../g"));
  assert.deepEqual([up.cases.held.length + up.cases.failed.length, up.cases.failed.length > 50], [cases.length, true]);
  assert.equal(told[0], 0);
  const [dots, none] = [
    await brokenBy(engine, { ...request, lines: { "2D": { omit: true } } }, cases, () => {}, known),
    await brokenBy(engine, { ...request, lines: { "2C": { text: "keep" } } }, [], () => {}, known).catch(() => null),
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
  assert.equal(said({ merge: { text: "T.path ← remove_dot_segments(merge(Base.path, R.path))" } }), faults("nested"));
  assert.equal(
    said({ fragment: { after: 'while R.path is defined: append "x" to R.path' } }),
    faults("endless", { line: say("score:edit:inserted", { where: "after", id: "fragment", number: 1 }), it: "" }),
  );
  assert.equal(
    said({ "2E": { text: "else if output buffer is empty: move its first /segment to output buffer" } }),
    faults("endless", { line: say("score:edit:line", { id: "2E" }), it: "output buffer" }),
  );
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
  for (const [text, want] of [
    ["app", "append "],
    ["if R.q", "if R.query "],
    ["if R.query is", "if R.query is not empty"],
    ["if R.query is defined and R.p", "if R.query is defined and R.path "],
    ["else if it ends", "else if it ends with "],
    ["T.path ← rem", "T.path ← remove_dot_segments("],
    ["T.path ← R.path; rem", "T.path ← R.path; remove the last /segment of "],
  ])
    assert.ok(continued(text, edition.listing, 12).includes(want), `${text}: ${continued(text, edition.listing, 12)}`);
});

test("every form of a line, and every name, is in the list of words", () => {
  const { names, verbs, groups } = wordsOf(edition.listing);
  assert.deepEqual(
    groups.map(({ id }) => id),
    ["conditions", "instructions", "segments", "where"],
  );
  for (const { id } of groups) assert.ok(words.has(`score:edit:words:${id}`), id);
  assert.ok(groups.every(({ forms }) => forms.length > 4 && forms.every(Boolean)));
  assert.ok(!groups.some(({ forms }) => forms.some((form) => /split\(|^send /.test(form))), "only this spec's");
  assert.ok(names.includes("output buffer") && verbs.includes("remove_dot_segments"), `${names} ${verbs}`);
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
  assert.ok(baked.includes(figured), "its figure says so");
  const data = JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(baked)?.[1] ?? "");
  const ran = data.cases[Object.keys(data.cases)[0]].explanation;
  const { lines: listed } = ran.listing;
  const said = Object.keys(data.words.parts.rfc3986.steps);
  for (const { line } of ran.run.steps) assert.ok(said.includes(listed[line].id), listed[line].id);
});

test("a spec with inserted lines is named after them, and a line by where it was inserted", () => {
  const named = (/** @type {Lines} */ lines) => changedName(words, edition, lines);
  assert.equal(named({ "has-scheme": { before: "keep a" } }), "RFC 3986 with a line inserted before has-scheme");
  assert.equal(named({ fragment: { after: "keep a\nkeep b" } }), "RFC 3986 with 2 lines inserted after fragment");
  assert.equal(
    named({ "2B": { omit: true }, "2C": { omit: true }, "2D": { text: "keep a", before: "keep b" } }),
    "RFC 3986 with line 2D changed, lines 2B and 2C left out, and a line inserted before 2D",
  );
  assert.equal(lineName(words, "2C"), say("score:edit:line", { id: "2C" }));
  assert.equal(lineName(words, "fragment before 1"), "Inserted before fragment");
});

test("changed lines that didn't run are listed, once the editor is closed", async (t) => {
  const lines = /** @type {Lines} */ ({
    "2C": { text: "else: keep a" },
    "2D": { omit: true },
    root: { before: "keep b" },
  });
  const { scene } = caseOf(lines, { base: "http://a/b", reference: "g" });
  const ran = new Set(scene?.steps.map((_, i) => scene.line(i).id));
  const said = (/** @type {string} */ id, args = {}) =>
    words.say("score:changed:unrun", { said: words.say(`score:changed:${id}`, args) });
  assert.deepEqual(unrunText(words, { root: lines.root }, ran), [said("before", { id: "root", text: "keep b" })]);
  assert.deepEqual(unrunText(words, { "2D": { omit: true } }, new Set()), [], "a line that is left out can't run");
  assert.deepEqual(unrunText(words, { fragment: { text: "keep a" } }, ran), []);
  const page = await storyAt(t, `${link(pair)}&line.root=return%20R.path`);
  const unrun = withoutMarks(said("was", { id: "root", text: "return R.path" }));
  await page.locator("uri-changed .unrun", { hasText: unrun }).waitFor();
});

test("an open line shows both targets, wraps, takes a pressed word, and keeps its place", async (t) => {
  const page = await storyAt(t, `${link(pair)}&step=15`);
  await button(page, "stage:change:edit").click();
  const field = inputOf(page, "2C");
  const targets = page.locator("uri-lines .targets");
  await targets.getByText(withoutMarks(say("score:edit:targets-same", { own: "http://a/g" }))).waitFor();
  const height = async () => (await field.boundingBox())?.height ?? 0;
  const before = (await field.boundingBox())?.y ?? 0;
  await field.press("Control+a");
  await page.keyboard.insertText('else if it starts with "/../" or is "/..": replace that with "/"');
  await targets
    .getByText(withoutMarks(say("score:edit:targets", { own: "http://a/g", target: "http://a/b/c/g" })))
    .waitFor();
  await page.waitForTimeout(700);
  assert.ok(Math.abs(((await field.boundingBox())?.y ?? 0) - before) < 2, "typing keeps the place");
  const one = await height();
  await field.fill(`else: keep ${"many words ".repeat(40)}`);
  await eventually(async () => assert.ok((await height()) > one + 20, "a long line wraps"));
  await field.fill("else if it ");
  await page.waitForTimeout(700); // until then, the field keeps its place, and the words move
  await page.locator("uri-lines .words summary").click();
  const form = 'does not end with "x"';
  await page.locator("uri-lines .words button", { hasText: form }).first().click();
  await eventually(async () => assert.equal(await field.inputValue(), `else if it A ${form}`));
  const reset = button(page, "score:edit:reset");
  await page.waitForTimeout(700); // until then, the pressed word keeps its place
  await reset.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const top = (await reset.boundingBox())?.y ?? 0;
  await reset.click();
  await assertTarget(page, "http://a/g", "reset");
  await page.waitForTimeout(700);
  assert.ok(Math.abs(((await reset.boundingBox())?.y ?? 0) - top) < 2, "and so does Reset all");
  assert.deepEqual(await axeFindings(page), []);
  await button(page, "score:edit:done").click(); // leave the page clean for the next test
});

test("an inserted line begins empty, and another meaning of its pronoun is conspicuous", async (t) => {
  const page = await storyAt(t, `${link(pair)}&step=15`);
  await button(page, "stage:change:edit").click();
  await page.locator("uri-lines button.line", { hasText: "2E" }).click();
  await inputOf(page, "2E").fill("else if output buffer is empty: move its first /segment to input buffer");
  const now = withoutMarks(say("score:edit:it-now", { it: "output buffer", before: "input buffer" }));
  const said = withoutMarks(
    say("score:edit:faults:endless", { line: say("score:edit:line", { id: "2E" }), it: "output buffer" }),
  );
  await page
    .locator("uri-lines .why")
    .getByText(now)
    .or(page.locator("uri-lines .why").getByText(said))
    .first()
    .waitFor();
  await button(page, "score:edit:reset").click();
  await page.locator("uri-lines button.line", { hasText: /^3 / }).click();
  await button(page, "score:edit:before").click();
  const field = page.getByRole("textbox", { name: /^Inserted/ });
  await field.waitFor();
  assert.equal(await field.inputValue(), "");
  assert.equal(await field.getAttribute("placeholder"), say("score:edit:empty"));
  await field.fill("keep a");
  await field.fill("");
  await page.waitForTimeout(300);
  assert.equal(await field.inputValue(), "", "and can be emptied");
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
const inputOf = (page, id) => page.getByRole("textbox", { name: say("score:edit:line", { id }) });

test("a line is edited by the keyboard, and what follows is shown, linked, undone, and reset", async (t) => {
  const page = await storyAt(t, `${link(pair)}&step=15`, { fresh: true });
  assert.equal(
    await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /changing-/.test(name))),
    false,
  );
  await button(page, "stage:change:edit").press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("uri-lines textarea"));
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
  const removed = "; remove the last /segment of output buffer";
  for (let i = 0; i < 5; i++) await page.keyboard.press("Backspace");
  for (let i = 5; i < removed.length; i++) await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Backspace");
  await assertTarget(page, "http://a/b/c/g", "the changed line runs");
  await atLink(
    page,
    `${link(pair)}&line.2C=${'else if it starts with "/../" or is "/..": replace that with "/"'.replaceAll(" ", "%20").replaceAll('"', "%22")}`,
  );
  assert.equal(await page.evaluate(() => history.length), before, "typing makes no entry");
  const reworded = changedName(words, edition, { "2C": { text: "keep a" } });
  await page.locator("uri-changed").getByText(reworded).waitFor();
  assert.match(await page.title(), new RegExp(`^${reworded}`));
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
  await page.waitForTimeout(700); // until then, the editor keeps its place
  await button(page, "score:edit:done").click();
  await page.locator("uri-lines").waitFor({ state: "detached" });
});

test("the whole algorithm has the same editor, and nothing of it is fetched before", async (t) => {
  const page = await pageAt(t, `${link(pair)}&step=17`, { fresh: true });
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name.replace(/^.*\//, ""))
        .filter((name) => /^(changing|score|editing|language|broken)\b/.test(name)),
    );
  await assertTarget(page, "http://a/g", "the spec itself");
  assert.deepEqual(await fetched(), []);
  const way = page.locator("uri-resolution .edit");
  await way.press("Enter");
  const editor = page.locator("uri-resolution uri-lines");
  const input = editor.getByRole("textbox", { name: say("score:edit:line", { id: "2C" }) });
  await input.waitFor();
  await eventually(async () => assert.ok(await input.evaluate((one) => one === document.activeElement)));
  assert.notDeepEqual(await fetched(), [], "what is looked for exists");
  const lines = edition.listing.lines.length;
  assert.equal(await editor.locator("li[data-key]").count(), lines, "all lines");
  await button(page, "score:edit:out").click();
  await assertTarget(page, "http://a/b/c/../../../g", "left out");
  await atLink(page, withoutUp);
  assert.deepEqual(await axeFindings(page), []);
  await button(page, "score:edit:undo").click();
  await assertTarget(page, "http://a/g", "undone");
  await showStory(page);
  await page.locator("uri-story uri-lines").waitFor();
  assert.equal(await editor.count(), 0, "the editor is in one place");
  await page.locator(".show-steps").click();
  await editor.waitFor();
  await button(page, "score:edit:done").click();
  await editor.waitFor({ state: "detached" });
  await eventually(async () => assert.ok(await way.evaluate((one) => one === document.activeElement)));
  await page.locator("uri-resolution [role=tree]").waitFor();
});

test("in Chinese, the English line is edited", async (t) => {
  const page = await pageAt(t, `${link(pair)}&step=17`, { context: { locale: "zh-CN" } });
  await page.locator("uri-resolution .edit").click();
  const input = page.locator("uri-lines textarea");
  await input.waitFor();
  assert.equal(await input.inputValue(), edition.listing.lines.find(({ id }) => id === "2C")?.code);
  assert.equal(await input.getAttribute("lang"), "en");
});

test("an endless run names the line that repeats, what its words mean, and offers undo", async (t) => {
  const page = await pageAt(t, `${link(pair)}&step=17`, { fresh: true });
  await page.locator("uri-resolution .edit").click();
  await page.locator("uri-lines button.line", { hasText: "2E" }).click();
  const row = page.locator('uri-lines li[data-key="2E"]');
  await row.getByText(withoutMarks(say("score:edit:it", { it: "input buffer" }))).waitFor();
  await inputOf(page, "2E").fill("else if output buffer is empty: move its first /segment to output buffer");
  const said = withoutMarks(
    say("score:edit:faults:endless", { line: say("score:edit:line", { id: "2E" }), it: "output buffer" }),
  );
  await row.getByText(said).waitFor();
  await page.locator("uri-changed").getByText(said).waitFor();
  await assertTarget(page, "http://a/g", "the spec itself");
  await row.locator("[data-act=undo-endless]").click();
  await eventually(async () => assert.doesNotMatch(page.url(), /line\.2E/));
  await page.locator("uri-changed section").waitFor({ state: "hidden" });
});

/** Fields of links with hostile changes. */
const hostile = {
  endless: "omit.2E=yes",
  "endless and growing": "after.fragment=while%20R.path%20is%20defined:%20R.path%20←%20R.path%20+%20R.path",
  "6,000 characters": `line.2C=${"x".repeat(6000)}`,
  "1,000 lines": `before.fragment=${"keep%20a%0A".repeat(1000)}`,
  "50 levels": `before.fragment=${Array.from({ length: 60 }, (_, i) => `${"%09".repeat(i)}if%20R.path%20is%20defined`).join("%0A")}`,
  "unknown lines": Array.from({ length: 200 }, (_, i) => `omit.x${i}=yes`).join("&"),
  "names of objects": "omit.__proto__=yes&line.constructor=x&omit.toString=yes",
  "another spec": "edition=url-standard&line.2C=keep",
  markup: "line.2C=<img%20src=x%20onerror=alert(1)>%00%E2%80%AE",
};

test("hostile changes in links are answered, lose nothing, and are reset by a press", async (t) => {
  const page = await pageAt(t, link(pair));
  await assertTarget(page, "http://a/g", "the spec itself");
  for (const [name, fields] of Object.entries(hostile)) {
    const fragment = `${link(pair)}&${fields}`;
    // Nothing is loaded for the first one only, so the time of a script and its words isn't counted.
    if (name === "endless") {
      await page.goto(`${site.url}${fragment}`);
      await page.locator("uri-changed section").waitFor();
      await page.goto(`${site.url}${link(pair)}`);
      await page.locator("uri-changed section").waitFor({ state: "hidden" });
    }
    const busy = await page.evaluate(async (to) => {
      const began = performance.now();
      location.hash = to;
      await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      while (!document.querySelector("uri-changed section")?.checkVisibility())
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    }, fragment);
    t.diagnostic(`${name}: ${Math.round(busy)} ms`);
    await page.locator("uri-changed section.wrong").waitFor();
    assert.equal(await referenceOf(page).inputValue(), pair.reference, name);
    await assertTarget(page, "http://a/g", `${name}: the spec itself`);
    assert.equal(await page.locator("img[src=x]").count(), 0, name);
    await button(page, "score:changed:reset").click();
    await page.locator("uri-changed section").waitFor({ state: "hidden" });
    await eventually(async () => assert.doesNotMatch(page.url(), /(line|omit|before|after)\./, name));
    await assertTarget(page, "http://a/g", name);
  }
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
    .locator(".cases a")
    .filter({ hasText: /^\/\.\.\/g$/ })
    .first()
    .click();
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "/../g"));
  await assertTarget(page, "http://a/../g", "with the same change");
  assert.match(page.url(), /&omit\.2C=yes/);
});

test("in place of a reason stands what the first step that differs does, with the change and without it", async (t) => {
  const of = caseOf({ "2C": { omit: true } });
  const [here, there] = [of.scene, of.plain?.scene].map((scene) =>
    stepText(/** @type {Scene} */ (scene), Number(of.scene?.parts) - 1),
  );
  const said = withoutMarks(words.say("ui:changed:parted", { here, there }));
  assert.equal(withoutMarks(partedText(words, of) ?? ""), said);
  assert.match(said, /^\/\.\. moves to the output, .* Without the change: \/\.\. is removed/);
  const same = caseOf({ "2D": { omit: true } });
  const { why } = /** @type {Scene} */ (same.plain?.scene).explanation;
  assert.equal(partedText(words, same), whyText(words, "rfc3986", why, wholeHost), "the runs are the same");
  const page = await storyAt(t, withoutUp);
  await page.locator("uri-why .said", { hasText: said }).waitFor();
});

test("whoever gives the spec's own target differs from a changed spec", async (t) => {
  const page = await pageAt(t, `${link({ base: "http://a/b/c/d", reference: "../../g" })}&omit.2C=yes`);
  const signs = page.locator("uri-years > .run .sign:visible");
  await eventually(async () =>
    assert.deepEqual(new Set(await signs.allTextContents()), new Set(["≠", "–"]), "the target is http://a/b/c/../../g"),
  );
  assert.match((await page.locator("uri-years .differing").textContent()) ?? "", /http:\/\/a\/g/);
  // Reasons are unknown, so none are offered.
  assert.equal(await page.locator("uri-years .differences").textContent(), say("stage:verdict:all"));
});

test("what leaves the page says that the spec was changed: the explanation, paper, the figure, the element", async (t) => {
  const page = await storyAt(t, withoutUp);
  await page.locator("uri-changed").getByText(changed).waitFor();
  const copied = await copiedBy(page, () => button(page, "ui:figure:explain").click());
  assert.ok(copied.startsWith(`**${changed}**`), copied);
  assert.ok(copied.includes("`http://a/g`"), "and what the spec itself gives");
  assert.ok(copied.includes(figured), `the figure says so:\n${copied}`);
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

test("there is no bug report on changed lines: its panel is closed, even by a link", async (t) => {
  const expecting = `${link(pair)}&expected=http://a/b/g`;
  const page = await pageAt(t, expecting);
  await page.locator("uri-expectation button").first().waitFor();
  await page.goto(`${site.url}${expecting}&omit.2C=yes`);
  await page.locator("uri-changed").getByText(changed).waitFor();
  for (const name of ["uri-expectation", "uri-expected"]) await page.locator(name).waitFor({ state: "hidden" });
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
  const text = await code.innerText();
  assert.ok(text.includes(figured) && text.includes("http://a/b/c/../../../g"), text);
});

test("another spec drops the changes with a sentence, and one whose listing doesn't run says that", async (t) => {
  const page = await storyAt(t, withoutUp);
  await page.locator("uri-changed").getByText(changed).waitFor();
  await chooseSpec(page.locator(".stage"), "url-standard");
  await page.getByText(say("page:notes:lines-dropped")).waitFor();
  assert.doesNotMatch(page.url(), /omit\.2C/);
  const open = page.locator("uri-story .phase[aria-expanded=true]");
  if (!(await open.count())) await page.locator("uri-story .phase").first().click();
  await page.locator("uri-story .lines").waitFor();
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
  const run = page.getByRole("link", { name: say("expected:run") });
  await eventually(async () => assert.match((await run.getAttribute("href")) ?? "", /docs\.example\.com/));
  await run.click();
  await assertTarget(page, expected, "the misreading gives what was expected");
  await page.locator("uri-changed section").waitFor();
  assert.doesNotMatch(page.url(), /expected=/);
});

test("a line that is inserted has the focus, even if the change adds a phase before its own", async (t) => {
  const page = await storyAt(t, link({ base: "http://a/b/c/d", reference: ".." }));
  await button(page, "stage:change:edit").click();
  await page.locator("uri-lines textarea").waitFor();
  assert.equal(await page.locator("uri-story li[data-phase=transform]").count(), 0);
  await button(page, "score:edit:before").click();
  await page.locator("uri-story li[data-phase=transform]").waitFor();
  await page.keyboard.type("zz");
  await eventually(async () => assert.equal(await page.locator("uri-lines textarea").inputValue(), "zz"));
});
