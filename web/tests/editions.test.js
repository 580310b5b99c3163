/**
 * The chosen edition in Chromium: that it drives the whole page, that every line of every
 * listing can be stepped to, and that its options do what they say.
 */
import assert from "node:assert/strict";
import { Player } from "../src/run/player.js";
import {
  assertTarget,
  atLink,
  baseOf,
  eventually,
  goto,
  openDifferences,
  pages,
  painted,
  ready,
  referenceOf,
  shows,
  sliderOf,
  targetText,
  yearOf,
} from "./browser.js";
import { assertStep, codeOf, dotsOf, inWords, reader, shownDifferences, shownStep, shownYears } from "./shown.js";
import { editionOf, examplesOf, explained, link, loadEngine, loadWords, pairs, random } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/run/engine.js").Options} Options */
/** @typedef {import("./differences.js").Asked} Asked */

const engine = await loadEngine();
const words = await loadWords();
const editions = engine.editions().filter(({ living }) => !living);
const standard = editions[editions.length - 1];

const { inPage } = pages();

const base = "http://a/b/c/d;p?q";

const busy = { base: "http://u:p@h.example:80/b/c;p?q", reference: "../x/./../g;t?y#z" };

/**
 * What the components of the base are called in its field, where a user name, the host and a port
 * have brackets of their own.
 * @type {Record<string, string[]>}
 */
const namesOfBase = {
  "url-1993": ["scheme=http", "user=u:p", "host · hostname=h.example", "port=80", "path=/b/c;p", "search=q"],
  rfc1630: ["scheme=http", "user=u:p", "host · hostname=h.example", "port=80", "path=/b/c;p", "search=q"],
  rfc1738: [
    "scheme=http",
    "user=u",
    "password=p",
    "host · hostname=h.example",
    "port=80",
    "url-path=b/c;p",
    "search=q",
  ],
  rfc1808: ["scheme=http", "user=u:p", "host=h.example", "port=80", "path=/b/c", "params=p", "query=q"],
  "url-syntax-05": [
    ...["scheme=http", "user=u", "password=p", "host · hostname=h.example", "port=80"],
    ...["path=/b/c;p", "query=q"],
  ],
  rfc2396: [
    ...["scheme=http", "userinfo=u:p", "host · hostname=h.example", "port=80"],
    ...["path · abs_path=/b/c;p", "query=q"],
  ],
  "rfc2396bis-01": [
    ...["scheme=http", "userinfo=u:p", "host · hostname=h.example", "port=80"],
    ...["path · abs-path=/b/c;p", "query=q"],
  ],
  rfc3986: ["scheme=http", "userinfo=u:p", "host · reg-name=h.example", "port=80", "path=/b/c;p", "query=q"],
};

/** The editions whose anatomy shows params apart from the path's last segment. */
const withParams = ["rfc1808", "url-syntax-05", "rfc2396"];

/** The names in a figure. @param {Page} page @param {string} where */
const names = (page, where) =>
  page
    .locator(`${where} .part`)
    .evaluateAll((parts) => parts.map((part) => `${part.getAttribute("data-name")}=${part.textContent}`));

inPage(
  "the chosen edition drives target, figures, listing, buffers, errors and the player",
  link(busy),
  async (page) => {
    await page.locator("details summary", { hasText: "Anatomy" }).click();
    await page.locator("uri-anatomy .figure").first().waitFor();
    for (const edition of editions) {
      await yearOf(page, edition.id).check();
      await shows(page, link({ ...busy, edition: edition.id }));
      await painted(page);
      const explanation = explained(engine, { ...busy, edition: edition.id });
      const { steps } = explanation.run;
      const { lines, registers } = edition.listing;
      const of = String(edition.year);
      assert.equal(await targetText(page), inWords(explanation), of);
      assert.ok(((await page.locator("uri-why").textContent()) ?? "").length > 20, of);
      const outer = namesOfBase[edition.id];
      const inner = outer.filter((name) => /^(user|userinfo|password|host|port)\b/.test(name));
      if (withParams.includes(edition.id)) inner.push("params=p");
      assert.deepEqual(await names(page, "uri-field[name=base]"), outer, of);
      await eventually(async () =>
        assert.deepEqual(
          (await names(page, "uri-anatomy section:first-child")).filter(
            (name) => !/^(scheme|segment|query|search)=/.test(name),
          ),
          inner,
          of,
        ),
      );
      assert.equal(await page.locator("uri-anatomy .groups").count(), edition.expression ? 1 : 0, of);

      const closed = page.locator("uri-resolution .fold[aria-expanded=false]");
      while (await closed.count()) {
        await closed.first().click();
        await painted(page);
      }
      const listed = await page.locator("uri-resolution .listing li:not(.fold) .code").allTextContents();
      const called = steps.flatMap(({ call, line }) => (call === undefined ? [] : [lines[line].routine]));
      assert.deepEqual(
        listed.toSorted(),
        lines
          .filter(({ routine }) => !routine || called.includes(routine))
          .map(codeOf)
          .sort(),
        of,
      );
      const cite = (await page.locator("uri-resolution cite").textContent()) ?? "";
      assert.ok(cite.startsWith(edition.document), `${cite}, ${of}`);
      const heads = await page.locator("uri-dots thead th").allTextContents();
      const rules = dotsOf(edition, explanation).map((i) => lines[steps[i].line].id);
      const buffers = registers.filter(({ buffer }) => buffer).map(({ name }) => name);
      assert.deepEqual(
        heads.map((head) => head.trim().toLowerCase()),
        rules.length ? ["rule", ...buffers, "what happened"] : [],
        of,
      );
      assert.deepEqual(await page.locator("uri-dots tbody .rule").allTextContents(), rules, of);
      assert.equal(rules.length > 0, edition.id !== "rfc1738", of);
      assertStep(await page.evaluate(shownStep), edition, explanation, steps.length, of);
      await atLink(page, link({ ...busy, edition: edition.id }));
    }

    const faulty = { base: "http://a/b<c", reference: "http://a/%zz" };
    await baseOf(page).fill(faulty.base);
    await referenceOf(page).fill(faulty.reference);
    for (const edition of editions) {
      await yearOf(page, edition.id).check();
      await shows(page, link({ ...faulty, edition: edition.id }));
      const explanation = explained(engine, { ...faulty, edition: edition.id });
      // The fault of the box in focus is told, with the rule of the edition; the other one is behind a button.
      for (const name of /** @type {const} */ (["base", "reference"])) {
        const [error] = explanation[name].errors;
        assert.ok(error.section.startsWith(`${edition.document}, `), `${error.section}, ${name}, ${edition.id}`);
      }
      await eventually(async () =>
        assert.equal(await page.locator("uri-why .of-fault.several").count(), 1, edition.id),
      );
    }
  },
);

/** Cases that have every edition carry out all of its lines. @type {Asked[]} */
const everyLine = [
  { base, reference: "../x/./.././g/..?y#s" },
  { base, reference: "g:h?y#s" },
  { base, reference: "//h:1/../x?y" },
  { base, reference: "?y" },
  { base, reference: "#s" },
  { base, reference: "" },
  { base, reference: "/./g" },
  { base: "http://a", reference: "g/." },
  { base, reference: "../../../g" },
  { base, reference: "../../../g", excess: "remove" },
  { base, reference: "../../../g", excess: "refuse" },
  { base, reference: "/g", slashes: "example" },
  { base, reference: "http:g", strict: false, validating: false },
  { base: "x:", reference: "./.." },
];

for (const edition of editions) {
  inPage(
    `the slider reaches every step that there is, and the views follow: ${edition.id}`,
    link({ edition: edition.id }),
    async (page) => {
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
            all.push(
              /** @type {() => ReturnType<typeof import("./shown.js").shownStep>} */ (
                /** @type {any} */ (globalThis).shownStep
              )(),
            );
          }
          return all;
        }, steps.length);
        shown.forEach((at, step) =>
          assertStep(at, edition, explanation, step, link({ ...asked, edition: edition.id, step })),
        );
        assert.equal(await targetText(page), inWords(explanation), hash);
      }
      const never = edition.listing.lines.filter((_, i) => !seen.has(i)).map(({ code }) => code);
      assert.deepEqual(
        never.filter((code) => code !== "else" && !(edition === standard && code.startsWith("while"))),
        [],
        "lines that no case carries out",
      );
    },
  );
}

/** The controls of an option, in the page. @param {Page} page @param {keyof Options} choice */
const controls = (page, choice) => page.locator(`uri-differences [name=${choice}]`);

/** @type {{ reference: string, option: Partial<Options>, year: number, answer: string }[]} */
const chosen = [
  { reference: "http:g", option: { validating: false }, year: 2003, answer: "http://a/b/c/g" },
  { reference: "http:g", option: { strict: false }, year: 2005, answer: "http://a/b/c/g" },
  { reference: "../../../g", option: { excess: "remove" }, year: 2003, answer: "http://a/g" },
  { reference: "../../../g", option: { excess: "refuse" }, year: 2003, answer: "none" },
];

for (const { reference, option, year, answer } of chosen) {
  const [[choice, value]] = /** @type {[keyof Options, string | boolean][]} */ (Object.entries(option));
  inPage(
    `an option changes the answer of its edition only, and survives a reload: ${choice} ${value}`,
    link({ base, reference }),
    async (page) => {
      const answers = async () => {
        await openDifferences(page);
        const told = await page.evaluate(shownDifferences);
        return editions.map(({ id }) => told[id].plain);
      };
      // An option that two documents have is one choice, with a control at each.
      const owners = editions.filter(({ options }) => options.some(({ name }) => name === choice));
      const own = owners.findIndex((edition) => edition.year === year);
      assert.ok(own >= 0);
      const before = await answers();
      assert.equal(await controls(page, choice).count(), owners.length, "a control at each edition that has it");
      for (const { id } of owners)
        assert.equal(await page.locator(`.maker[data-id="${id}"] [name=${choice}]`).count(), 1, id);
      const control = controls(page, choice).nth(own);
      const says = await control.evaluate(
        (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
      );
      assert.ok(says.endsWith(".") && says.length > 80, `it explains itself: ${says}`);
      if (typeof value === "string") await control.selectOption(value);
      else await control.setChecked(value);
      const want = before.map((said, i) => (owners.includes(editions[i]) ? answer : said));
      assert.notDeepEqual(want, before);
      await atLink(page, link({ base, reference, ...option }));
      assert.deepEqual(await answers(), want);
      await page.reload();
      await ready(page);
      await page.locator("uri-years .set").first().waitFor();
      assert.deepEqual(
        (await page.evaluate(shownYears)).years.map(({ set }) => set),
        engine.editions().map(({ id }) => {
          const its = owners.some((edition) => edition.id === id);
          return its ? `${choice}=${value === false ? "no" : value}` : "";
        }),
      );
      assert.deepEqual(await answers(), want, "after a reload");
      if (typeof value === "string") assert.equal(await control.inputValue(), value);
      else assert.equal(await control.isChecked(), value);
      await page.keyboard.press("Escape");
      await page.locator("uri-differences").waitFor({ state: "detached" });
      await yearOf(page, year).check();
      await assertTarget(page, answer, "with its edition chosen");
    },
  );
}

for (const edition of editions) {
  test(`a replay ends at the target, for all examples and 300 random pairs: ${edition.year}`, () => {
    const next = random(31);
    const asked = [
      ...examplesOf(engine).map(({ kind, base = "x:", input, want }) =>
        kind === "extract" ? { base, reference: want[0] } : { base, reference: input },
      ),
      ...pairs(300, 32, ["../../", "/.", "é", "?"]).map((pair) => ({
        ...pair,
        strict: next() < 0.5,
        validating: next() < 0.5,
        excess: /** @type {const} */ (["keep", "remove", "refuse"])[Math.floor(next() * 3)],
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
    assert.ok(targets > (edition.id === "rfc1738" ? 70 : 300), `only ${targets} have a target`);
  });
}

inPage(
  "64 KB of 10,000 segments, with 1997 chosen: the page answers and steps",
  link({ edition: "url-syntax-05" }),
  async (page) => {
    const edition = editionOf(engine, "url-syntax-05");
    const long = Array.from({ length: 10_000 }, (_, i) => (i % 3 === 2 ? "../" : "segments/".slice(i % 2)))
      .join("")
      .slice(0, 65_536);
    assert.ok(long.length === 65_536 || long.split("/").length >= 10_000);
    await referenceOf(page).fill(long);
    const { target, run } = explained(engine, {
      base: "http://a/b/c/d;p?q",
      reference: long,
      edition: edition.id,
      limit: 20_000,
    });
    assert.ok(target && run.total > 3_000, `${run.total} steps`);
    await page.waitForFunction(
      (max) => /** @type {HTMLInputElement} */ (document.querySelector("uri-stepper input")).max === max,
      String(run.steps.length),
    );
    await painted(page);
    const shown = await page.evaluate(() => document.querySelector("output")?.textContent ?? "");
    assert.ok(shown.includes(target.slice(-20).trim()) || shown.includes(target.slice(0, 30)), shown.slice(0, 200));
    await eventually(async () => {
      const [year] = (await page.evaluate(shownYears)).years.filter(({ edition: id }) => id === edition.id);
      assert.equal(year.answer?.slice(0, 25), target.slice(0, 25));
    });
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
    await atLink(page, link({ reference: "../g", edition: edition.id }));
  },
);
