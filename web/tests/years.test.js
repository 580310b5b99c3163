/**
 * The years in Chromium: the answer of every edition, because of which clause it
 * differs, where two runs part, and that the chosen edition drives the page.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Player } from "../src/player.js";
import { assertTarget, baseOf, goto, pages, painted, referenceOf, sliderOf, targetText, yearOf } from "./browser.js";
import { differences } from "./differences.js";
import { assertStep, codeOf, dotsOf, inWords, shownStep, shownYears } from "./shown.js";
import { editionOf, examplesOf, explained, link, loadEngine, loadWords, pairs, random } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/engine.js").Edition} Edition */
/** @typedef {import("../src/engine.js").Options} Options */
/** @typedef {import("../src/engine.js").Parting} Parting */
/** @typedef {import("./differences.js").Asked} Asked */

const engine = await loadEngine();
const words = await loadWords();
const editions = engine.editions();
const standard = editions[editions.length - 1];

const { inPage } = pages();

const base = "http://a/b/c/d;p?q";

test("the engine has five answers to each of the differences", () => {
  for (const [asked, expected] of differences) {
    const answers = engine.answers(asked);
    assert.ok(Array.isArray(answers));
    assert.deepEqual(answers.map(inWords), expected.map(([answer]) => answer), link(asked));
    assert.deepEqual(answers.map(({ because }) => because?.clause), expected.map(([, clause]) => clause), link(asked));
    editions.forEach(({ id }, i) => assert.equal(inWords(explained(engine, { ...asked, edition: id })), expected[i][0], link({ ...asked, edition: id })));
  }
});

test("where two runs part is the same place from both sides", () => {
  let parted = 0;
  for (const asked of [...differences.map(([asked]) => asked), ...pairs(60, 41)]) {
    for (const { id: here } of editions) {
      const answers = engine.answers({ ...asked, edition: here });
      assert.ok(Array.isArray(answers));
      for (const { edition: there, same, because } of answers) {
        const parting = engine.parting({ ...asked, edition: here }, there);
        const where = `${here} and ${there}, ${link(asked)}`;
        assert.equal(parting === null, same, where);
        if (parting === null) continue;
        assert.ok(!("error" in parting), where);
        assert.deepEqual(parting.because, because, where);
        const back = engine.parting({ ...asked, edition: there }, here);
        assert.deepEqual(back, { because: { ...parting.because, here: parting.because.there, there: parting.because.here }, here: parting.there, there: parting.here }, where);
        assert.ok(parting.here > 0 && parting.here <= explained(engine, { ...asked, edition: here }).run.total, where);
        parted++;
      }
    }
  }
  assert.ok(parted > 300, `only ${parted} runs part`);
});

/** @type {Record<string, Record<string, string | Record<string, string>>>} */
const because = {};
for (const { id } of engine.editions()) because[id] = (await import(`../src/words/en/${id}.js`)).default.because;

/** The sentences that the page may give for a clause. @param {string} edition @param {string} clause */
function sentences(edition, clause) {
  const said = because[edition][clause];
  return (typeof said === "string" ? [said] : Object.values(said)).map((sentence) => sentence.replace(/[‹›]/g, ""));
}

inPage("each difference has five answers, in words what is equal, and a because where it differs, whichever edition is chosen", "", async (page) => {
  let becauses = 0;
  for (const [at, [asked, expected]] of differences.entries()) {
    for (const [chosen, { id }] of editions.entries()) {
      if (editions[chosen] !== standard && at % (editions.length - 1) !== chosen) continue; // each of the others in turn
      const where = link({ ...asked, edition: id });
      await goto(page, where);
      const shown = await page.evaluate(shownYears);
      assert.deepEqual(shown.map(({ answer }) => answer), expected.map(([answer]) => answer), where);
      assert.deepEqual(shown.map(({ edition }) => edition), editions.map((edition) => edition.id), where);
      shown.forEach((year, i) => {
        const same = expected[i][0] === expected[chosen][0];
        const of = `${editions[i].year}, ${where}`;
        assert.equal(year.checked, i === chosen, of);
        assert.deepEqual([year.sign, year.said], i === chosen ? ["", "chosen, answers:"] : same ? ["=", "the same:"] : ["≠", "differs:"], of);
        assert.equal(year.signIsHeard, false, of);
        assert.ok(year.heard.includes(`${year.said} ${year.answer}`) && year.heard.endsWith(year.because), `${year.heard}, ${of}`);
        assert.equal(year.because !== "", !same, `because “${year.because}”, ${of}`);
        assert.equal(year.where, same ? 0 : 1, of);
        const [, clause] = expected[i];
        if (editions[chosen] === standard && clause) assert.ok(sentences(year.edition, clause).includes(year.because), `${year.because}, ${of}`);
        if (!same) becauses++;
      });
    }
  }
  assert.ok(becauses > 70, `only ${becauses}`);
});

/** The two runs that are set beside each other. @param {Page} page */
const shownParting = (page) => page.evaluate(() => [...document.querySelectorAll("uri-parting")].map((parting) => ({
  title: parting.querySelector("h2")?.firstChild?.nextSibling?.textContent?.trim(),
  sides: [...parting.querySelectorAll("section")].map((side) => {
    const lit = [...side.querySelectorAll("li[aria-current=step]")];
    return {
      year: side.getAttribute("aria-label"),
      because: side.querySelector("p")?.textContent ?? "",
      lit: lit.map((step) => step.querySelector(".code")?.textContent?.trim()),
      step: lit.map((step) => step.getAttribute("value")),
      steps: side.querySelectorAll("li").length,
      section: lit.map((step) => step.querySelector("cite")?.textContent ?? ""),
      link: side.querySelector("a")?.getAttribute("href"),
      name: side.querySelector("a")?.textContent,
    };
  }),
})));

/** What is clicked on opens or closes the comparison. @param {Page} page @param {string} selector */
const clicked = (page, selector) => page.evaluate(async (of) => {
  /** @type {HTMLElement} */ (document.querySelector(of)).click();
  await new Promise((resolve) => setTimeout(resolve));
}, selector);

/** @param {number} i */
const whereOf = (i) => `uri-years .year:nth-child(${i + 1}) button.where`;

/** Gives the page the function by which it is read. @param {Page} page */
const reader = (page) => page.evaluate(`globalThis.shownStep = ${shownStep}`);

/** Follows the link of a side, and tells what is shown then. @param {Page} page @param {number} side */
const followed = (page, side) => page.evaluate(async (i) => {
  const followed = new Promise((resolve) => addEventListener("hashchange", () => setTimeout(resolve), { once: true }));
  document.querySelectorAll("uri-parting a").forEach((link, at) => at === i && /** @type {HTMLElement} */ (link).click());
  await followed;
  return /** @type {any} */ (globalThis).shownStep();
}, side);

/**
 * Opens the comparison of two runs and follows both its links.
 * @param {Page} page @param {Asked} asked @param {Edition} here @param {Edition} there @param {string[]} [lines] of here and there
 */
async function compare(page, asked, here, there, lines) {
  const hash = link({ ...asked, edition: here.id });
  const of = `${here.year} and ${there.year}, ${hash}`;
  const parting = /** @type {Parting} */ (engine.parting({ ...asked, edition: here.id }, there.id));
  await goto(page, hash);
  const opens = whereOf(editions.indexOf(there));
  const expanded = () => page.locator(opens).getAttribute("aria-expanded");
  assert.equal(await expanded(), "false", of);
  await clicked(page, opens);
  assert.equal(await expanded(), "true", of);
  await page.locator("uri-parting").waitFor(); // the first one is fetched
  assert.equal(await page.locator(`#${await page.locator(opens).getAttribute("aria-controls")}`).count(), 1, of);

  const shown = await shownParting(page);
  assert.equal(shown.length, 1, of);
  assert.equal(shown[0].sides.length, 2, of);
  for (const [i, { edition, step }] of [{ edition: here, step: parting.here }, { edition: there, step: parting.there }].entries()) {
    const side = shown[0].sides[i];
    const explanation = explained(engine, { ...asked, edition: edition.id });
    const line = edition.listing.lines[explanation.run.steps[step - 1].line];
    assert.equal(side.year, String(edition.year), of);
    assert.ok(sentences(edition.id, parting.because.clause).includes(side.because), `${side.because}, ${of}`);
    assert.deepEqual(side.lit, [codeOf(line)], of);
    if (lines) assert.equal(line.id, lines[i], of);
    assert.deepEqual(side.step, [String(step)], of);
    assert.deepEqual(side.section, [line.section], of);
    assert.equal(side.steps, Math.min(step, 3), `the steps that lead there, ${of}`);
    const opened = link({ ...asked, edition: edition.id, step });
    assert.equal(side.link, opened, of);
    assert.equal(side.name, `Open step ${step} of ${explanation.run.steps.length} in ${edition.year}`, of);
    assertStep(await followed(page, i), edition, explanation, step, opened);
    assert.equal(await page.evaluate(() => location.hash), opened, of);
    await goto(page, hash);
  }
  if (!(await page.locator("uri-parting").count())) await clicked(page, opens);
  await clicked(page, asked.reference.length % 2 ? opens : "uri-parting button.close");
  assert.equal(await page.locator("uri-parting").count(), 0, `it is still open, ${of}`);
  assert.equal(await expanded(), "false", of);
}

test("the lines where they part are those that are expected, for each difference from 2005", () => {
  let parted = 0;
  for (const [asked, expected] of differences) {
    for (const [i, [, clause, there, here]] of expected.entries()) {
      if (!clause) continue;
      const parting = /** @type {Parting} */ (engine.parting({ ...asked, edition: standard.id }, editions[i].id));
      const lines = [standard, editions[i]].map((edition, side) =>
        edition.listing.lines[explained(engine, { ...asked, edition: edition.id }).run.steps[(side ? parting.there : parting.here) - 1].line].id);
      assert.deepEqual([parting.because.clause, ...lines], [clause, here, there], `${editions[i].year}, ${link(asked)}`);
      parted++;
    }
  }
  assert.equal(parted, 44);
});

inPage("where they part: both runs with the step lit, a link to each, for each kind of difference from 2005", "", async (page) => {
  await reader(page);
  const compared = new Set();
  for (const [asked, expected] of differences) {
    for (const [i, [, clause, there, here]] of expected.entries()) {
      const kind = `${editions[i].year} ${clause} ${there}`;
      if (!clause || !there || !here || compared.has(kind)) continue;
      await compare(page, asked, standard, editions[i], [here, there]);
      compared.add(kind);
    }
  }
  assert.ok(compared.size > 20, `only ${compared.size}`);
});

inPage("where they part, with each other edition chosen", "", async (page) => {
  await reader(page);
  for (const asked of [{ base, reference: "../../../g" }, { base: "http://a", reference: "?y/../x" }]) {
    for (const here of editions) {
      const answers = engine.answers({ ...asked, edition: here.id });
      assert.ok(Array.isArray(answers));
      const differing = editions.filter((_, i) => here !== standard && !answers[i].same);
      for (const there of differing.slice(0, 2)) await compare(page, asked, here, there);
    }
  }
});

/** The name of what has the focus. @param {Page} page */
const focused = (page) => page.evaluate(() => {
  const element = /** @type {HTMLElement} */ (document.activeElement);
  return element.getAttribute("aria-label") ?? (element instanceof HTMLInputElement ? element.value : element.textContent?.trim());
});

inPage("choosing, comparing and opening a step by the keyboard alone", link({ base, reference: "../../../g" }), async (page) => {
  await referenceOf(page).focus();
  const tabTo = async (/** @type {RegExp} */ name) => {
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press("Tab");
      if (name.test((await focused(page)) ?? "")) return;
    }
    assert.fail(`Tab does not come to ${name}, but to ${await focused(page)}`);
  };
  await tabTo(/^rfc3986$/);
  for (const { id, year } of editions.slice(0, -1).reverse()) {
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((part) => location.hash.includes(part), `edition=${id}`); // its words may have to be fetched
    await painted(page);
    assert.equal(await yearOf(page, year).isChecked(), true, `ArrowLeft does not choose ${year}`);
    assert.equal(await focused(page), id);
    assert.equal(await targetText(page), inWords(explained(engine, { base, reference: "../../../g", edition: id })));
  }
  for (let i = 0; i < editions.findIndex(({ year }) => year === 1997); i++) await page.keyboard.press("ArrowRight");
  await painted(page);
  assert.equal(await yearOf(page, 1997).isChecked(), true);

  const asked = { base, reference: "../../../g", edition: "url-syntax-05" };
  const parting = /** @type {Parting} */ (engine.parting(asked, "rfc3986"));
  await tabTo(/^Where they part$/); // that of 2005: 2003 answers the same, and those of 1993 and 1994 stand before
  await page.keyboard.press("Enter");
  await page.locator("uri-parting").waitFor(); // which is fetched
  await painted(page);
  assert.equal(await focused(page), "Close the comparison", "the button lost the focus");
  assert.deepEqual((await shownParting(page)).map(({ title }) => title), ["Where 1997 and 2005 part"]);
  await page.keyboard.press("Enter");
  await painted(page);
  assert.equal(await page.locator("uri-parting").count(), 0);
  assert.equal(await focused(page), "Where they part");

  await page.keyboard.press("Space");
  await tabTo(/^Close the comparison$/);
  await page.keyboard.press("Enter");
  await painted(page);
  assert.equal(await page.locator("uri-parting").count(), 0);
  assert.equal(await focused(page), "Where they part", "closing lost the focus");

  await page.keyboard.press("Enter");
  await tabTo(/^Open step \d+ of \d+ in 2005$/);
  await page.keyboard.press("Enter");
  await page.waitForFunction((hash) => location.hash === hash, link({ ...asked, edition: "rfc3986", step: parting.there }));
  await painted(page);
  assertStep(await page.evaluate(shownStep), standard, explained(engine, { ...asked, edition: "rfc3986" }), parting.there, "by keyboard");
  assert.notEqual(await page.evaluate(() => document.activeElement?.localName), "body", "the link that was followed is gone, and the focus with it");
});

const busy = { base: "http://u:p@h.example:80/b/c;p?q", reference: "../x/./../g;t?y#z" };

/** What the components of the base are called, and what they consist of. @type {Record<string, [string[], string[]]>} */
const namesOfBase = {
  "url-1993": [["scheme=http", "host part=u:p@h.example:80", "path=/b/c;p", "search=q"], ["user=u:p", "host · hostname=h.example", "port=80"]],
  rfc1738: [["scheme=http", "login=u:p@h.example:80", "url-path=b/c;p", "search=q"], ["user=u", "password=p", "host · hostname=h.example", "port=80"]],
  "url-syntax-05": [["scheme=http", "site=u:p@h.example:80", "path=/b/c;p", "query=q"], ["user=u", "password=p", "host · hostname=h.example", "port=80", "params=p"]],
  "rfc2396bis-01": [["scheme=http", "authority · server=u:p@h.example:80", "path · abs-path=/b/c;p", "query=q"], ["userinfo=u:p", "host · hostname=h.example", "port=80"]],
  rfc3986: [["scheme=http", "authority=u:p@h.example:80", "path=/b/c;p", "query=q"], ["userinfo=u:p", "host · reg-name=h.example", "port=80"]],
};

/** The names in a figure. @param {Page} page @param {string} where */
const names = (page, where) => page.locator(`${where} .part`).evaluateAll((parts) => parts.map((part) => `${part.getAttribute("data-name")}=${part.textContent}`));

inPage("the chosen edition drives target, figures, listing, buffers, errors and the player", link(busy), async (page) => {
  await page.locator("details summary", { hasText: "Anatomy" }).click();
  for (const edition of editions) {
    await yearOf(page, edition.year).check();
    await page.locator(`uri-years .chosen input[value="${edition.id}"]`).waitFor();
    await painted(page);
    const explanation = explained(engine, { ...busy, edition: edition.id });
    const { steps } = explanation.run;
    const { lines, registers } = edition.listing;
    const of = String(edition.year);
    assert.equal(await targetText(page), inWords(explanation), of);
    assert.ok(((await page.locator("uri-target .why").textContent()) ?? "").length > 20, of);
    const [outer, inner] = namesOfBase[edition.id];
    assert.deepEqual(await names(page, "uri-field[name=base]"), outer, of);
    assert.deepEqual((await names(page, "uri-anatomy section:first-child")).filter((name) => !/^(scheme|segment|query|search)=/.test(name)), inner, of);
    assert.equal(await page.locator("uri-anatomy .groups").count(), edition.expression ? 1 : 0, of);

    for (const fold of await page.locator("uri-resolution .fold").all()) await fold.click();
    const listed = await page.locator("uri-resolution .listing li:not(.fold) .code").allTextContents();
    const called = steps.flatMap(({ call, line }) => (call === undefined ? [] : [lines[line].routine]));
    assert.deepEqual(listed.toSorted(), lines.filter(({ routine }) => !routine || called.includes(routine)).map(codeOf).sort(), of);
    const cite = (await page.locator("uri-resolution cite").textContent()) ?? "";
    assert.ok(cite.startsWith(edition.document), `${cite}, ${of}`);
    const heads = await page.locator("uri-dots thead th").allTextContents();
    const rules = dotsOf(edition, explanation).map((i) => lines[steps[i].line].id);
    const buffers = registers.filter(({ buffer }) => buffer).map(({ name }) => name);
    assert.deepEqual(heads.map((head) => head.trim().toLowerCase()), rules.length ? ["rule", ...buffers, "what happened"] : [], of);
    assert.deepEqual(await page.locator("uri-dots tbody .rule").allTextContents(), rules, of);
    assert.equal(rules.length > 0, edition.year !== 1994, of);
    assertStep(await page.evaluate(shownStep), edition, explanation, steps.length, of);
    await page.waitForFunction((hash) => location.hash === hash, link({ ...busy, edition: edition.id }));
  }

  const faulty = { base: "http://a/b<c", reference: "http://a/%zz" };
  await baseOf(page).fill(faulty.base);
  await referenceOf(page).fill(faulty.reference);
  for (const edition of editions) {
    await yearOf(page, edition.year).check();
    await page.locator(`uri-years .chosen input[value="${edition.id}"]`).waitFor();
    await painted(page);
    const explanation = explained(engine, { ...faulty, edition: edition.id });
    for (const name of /** @type {const} */ (["base", "reference"])) {
      const said = await page.locator(`uri-field[name=${name}] .problem`).allTextContents();
      const errors = explanation[name].errors;
      assert.deepEqual([said.length, errors.length], [1, 1], `${name}, ${edition.id}`);
      errors.forEach(({ rule, section, at }, i) => {
        assert.ok(section.startsWith(`${edition.document}, `) && said[i].includes(section) && said[i].includes(rule), `${said[i]}, ${edition.id}`);
        assert.ok(said[i].includes(`at character ${at + 1}`), `${said[i]}, ${edition.id}`);
      });
    }
  }
});

/** Cases that have every edition carry out all of its lines. @type {Asked[]} */
const everyLine = [
  { base, reference: "../x/./.././g/..?y#s" }, { base, reference: "g:h?y#s" }, { base, reference: "//h:1/../x?y" }, { base, reference: "?y" },
  { base, reference: "#s" }, { base, reference: "/./g" }, { base: "http://a", reference: "g/." }, { base, reference: "../../../g" },
  { base, reference: "../../../g", excess: "remove" }, { base, reference: "../../../g", excess: "refuse" },
  { base, reference: "http:g", strict: false, validating: false }, { base: "x:", reference: "./.." },
];

for (const edition of editions) {
  inPage(`the slider reaches every step that there is, and the views follow: ${edition.year}`, link({ edition: edition.id }), async (page) => {
    await reader(page);
    /** Lines that have been carried out. @type {Set<number>} */
    const seen = new Set();
    for (const asked of everyLine) {
      const explanation = explained(engine, { ...asked, edition: edition.id });
      const { steps } = explanation.run;
      if (steps.every(({ line }) => seen.has(line))) continue;
      for (const { line } of steps) seen.add(line);
      const hash = link({ ...asked, edition: edition.id });
      await goto(page, hash);
      const shown = await page.evaluate(async (total) => {
        const slider = /** @type {HTMLInputElement} */ (document.querySelector("uri-stepper input"));
        const all = [];
        for (let step = 0; step <= total; step++) {
          slider.value = String(step);
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve));
          all.push(/** @type {() => ReturnType<typeof import("./shown.js").shownStep>} */ (/** @type {any} */ (globalThis).shownStep)());
        }
        return all;
      }, steps.length);
      shown.forEach((at, step) => assertStep(at, edition, explanation, step, link({ ...asked, edition: edition.id, step })));
      assert.equal(await targetText(page), inWords(explanation), hash);
    }
    const never = edition.listing.lines.filter((_, i) => !seen.has(i)).map(({ code }) => code);
    assert.deepEqual(never.filter((code) => code !== "else" && !(edition === standard && code.startsWith("while"))), [], "lines that no case carries out");
  });
}

/** The control of an option, in the page. @param {Page} page @param {keyof Options} choice */
const control = (page, choice) => page.locator(`uri-years [name=${choice}]`);

/** @type {{ reference: string, option: Partial<Options>, year: number, answer: string }[]} */
const chosen = [
  { reference: "http:g", option: { validating: false }, year: 2003, answer: "http://a/b/c/g" },
  { reference: "http:g", option: { strict: false }, year: 2005, answer: "http://a/b/c/g" },
  { reference: "../../../g", option: { excess: "remove" }, year: 2003, answer: "http://a/g" },
  { reference: "../../../g", option: { excess: "refuse" }, year: 2003, answer: "none" },
];

for (const { reference, option, year, answer } of chosen) {
  const [[choice, value]] = /** @type {[keyof Options, string | boolean][]} */ (Object.entries(option));
  inPage(`an option changes the answer of its edition only, and survives a reload: ${choice} ${value}`, link({ base, reference }), async (page) => {
    const answers = async () => (await page.evaluate(shownYears)).map((shown) => shown.answer);
    const before = await answers();
    assert.equal(await control(page, choice).count(), 1, "the option is there once, at its edition");
    assert.equal(await page.locator(`uri-years .year:nth-child(${editions.findIndex((e) => e.year === year) + 1}) [name=${choice}]`).count(), 1);
    if (typeof value === "string") await control(page, choice).selectOption(value);
    else await control(page, choice).setChecked(value);
    const want = before.map((said, i) => (editions[i].year === year ? answer : said));
    assert.notDeepEqual(want, before);
    await page.waitForFunction((hash) => location.hash === hash, link({ base, reference, ...option }));
    assert.deepEqual(await answers(), want);
    await page.reload();
    await page.locator("uri-years .answer").first().waitFor();
    assert.deepEqual(await answers(), want, "after a reload");
    if (typeof value === "string") assert.equal(await control(page, choice).inputValue(), value);
    else assert.equal(await control(page, choice).isChecked(), value);
    await yearOf(page, year).check();
    await assertTarget(page, answer, "with its edition chosen");
  });
}

for (const edition of editions) {
  test(`a replay ends at the target, for all examples and 300 random pairs: ${edition.year}`, () => {
    const next = random(31);
    const asked = [
      ...examplesOf(engine).map(({ kind, base = "x:", input, want }) => (kind === "extract" ? { base, reference: want[0] } : { base, reference: input })),
      ...pairs(300, 32, ["../../", "/.", "é", "?"]).map((pair) => ({
        ...pair, strict: next() < 0.5, validating: next() < 0.5, excess: /** @type {const} */ (["keep", "remove", "refuse"])[Math.floor(next() * 3)],
      })),
    ];
    let targets = 0;
    for (const request of asked) {
      const explanation = explained(engine, { ...request, edition: edition.id });
      const player = new Player(edition.listing, explanation).goto(explanation.run.steps.length);
      if (explanation.target === null) continue;
      targets++;
      const where = link({ ...request, edition: edition.id });
      assert.equal(player.text(edition.listing.registers.length - 1), explanation.target, where);
      assert.equal(explanation.result?.text, explanation.target, where);
    }
    assert.ok(asked.length > 500);
    assert.ok(targets > (edition.year === 1994 ? 70 : 300), `only ${targets} have a target`);
  });
}

inPage("64 KB of 10,000 segments, with 1997 chosen: the page answers and steps", link({ edition: "url-syntax-05" }), async (page) => {
  const edition = editionOf(engine, "url-syntax-05");
  const long = Array.from({ length: 10_000 }, (_, i) => (i % 3 === 2 ? "../" : "segments/".slice(i % 2))).join("").slice(0, 65_536);
  assert.ok(long.length === 65_536 || long.split("/").length >= 10_000);
  await referenceOf(page).fill(long);
  const { target, run } = explained(engine, { base: "http://a/b/c/d;p?q", reference: long, edition: edition.id, limit: 20_000 });
  assert.ok(target && run.total > 3_000, `${run.total} steps`);
  await page.waitForFunction((max) => /** @type {HTMLInputElement} */ (document.querySelector("uri-stepper input")).max === max, String(run.steps.length), { timeout: 20_000 });
  await painted(page);
  const shown = await page.evaluate(() => document.querySelector("output")?.textContent ?? "");
  assert.ok(shown.includes(target.slice(-20).trim()) || shown.includes(target.slice(0, 30)), shown.slice(0, 200));
  const [year] = (await page.evaluate(shownYears)).filter(({ edition: id }) => id === edition.id);
  assert.equal(year.answer?.slice(0, 25), target.slice(0, 25));
  await sliderOf(page).focus();
  await page.keyboard.press("Home");
  await painted(page);
  const middle = Math.floor(run.steps.length / 2);
  for (const step of [middle, middle + 1]) {
    if (step === middle) await sliderOf(page).fill(String(step));
    else await page.keyboard.press("ArrowRight");
    await painted(page);
    const { lines } = edition.listing;
    const at = await page.evaluate(shownStep);
    assert.equal(at.slider, step);
    assert.ok(at.said.startsWith(words.say("ui:step-of", { step, total: run.steps.length })), at.said);
    assert.deepEqual(at.rules, [lines[run.steps[step - 1].line].id]);
  }
  await referenceOf(page).fill("../g");
  await assertTarget(page, "http://a/b/g", "after the long text");
  await page.waitForFunction((hash) => location.hash === hash, link({ reference: "../g", edition: edition.id }));
});
