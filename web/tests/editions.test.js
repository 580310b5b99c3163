/**
 * The selected spec: it drives the whole page, every line of every listing can be stepped to, and its options have
 * their effects.
 */
import assert from "node:assert/strict";
import { Outline } from "../src/run/outline.js";
import { Player } from "../src/run/player.js";
import { start } from "../src/run/link.js";
import { Scene } from "../src/run/scene.js";
import { spokenNameOf } from "../src/texts/naming.js";
import {
  assertTarget,
  atLink,
  baseOf,
  eventually,
  goto,
  openDifferences,
  pageAt,
  painted,
  referenceOf,
  shows,
  sliderOf,
  targetText,
  yearOf,
} from "./browser.js";
import { engine, words } from "./fixtures.js";
import { markup, textOf } from "./markup.js";
import { asSaid, assertStep, codeOf, dotsOf, shownDifferences, shownStep, shownYears } from "./shown.js";
import { each, editionOf, examplesOf, explained, link, pairs, random } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @import { Options } from "../src/run/engine.js" */
/** @import { Asked } from "./differences.js" */

const { Anatomy } = await import("../src/views/below/anatomy.js");
const { bracketed, figure, place } = await import("../src/views/stage/brackets.js");
const { Dots } = await import("../src/views/stage/dots.js");
const { Resolution } = await import("../src/views/stage/resolution.js");
const { Stepper } = await import("../src/views/stage/stepper.js");

const editions = engine.editions().filter(({ living }) => !living);
const standard = editions[editions.length - 1];

const base = "http://a/b/c/d;p?q";

const busy = { base: "http://u:p@h.example:80/b/c;p?q", reference: "../x/./../g;t?y#z" };

/**
 * The names of the components in the base's field, where a user name, the host and a port have brackets of their own.
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

/** The specs whose anatomy shows params apart from the path's last segment. */
const withParams = ["rfc1808", "url-syntax-05", "rfc2396"];

/** The names in a figure, with the texts of their parts. @param {string} drawn */
const namesIn = (drawn) =>
  [...drawn.matchAll(/data-name=(.*?)\s+>([^<]*)</gs)].map(([, name, text]) => `${name}=${text}`);

test("figures have the names of each document, and the listing every line", () => {
  for (const edition of editions) {
    const explanation = explained(engine, { ...busy, edition: edition.id });
    const scene = new Scene({ explanation, edition, words });
    const { text, parts } = explanation.base;
    const outer = namesOfBase[edition.id];
    const unmeasured = /** @type {any} */ ({ text: null, names: null });
    assert.deepEqual(namesIn(markup(figure(words, text, place(text, bracketed(words, parts), unmeasured)))), outer);
    const inner = outer.filter((name) => /^(user|userinfo|password|host|port)\b/.test(name));
    if (withParams.includes(edition.id)) inner.push("params=p");
    const [first, ...rest] = markup(new Anatomy().draw(scene)).split("</section>");
    assert.deepEqual(
      namesIn(first).filter((name) => !/^(scheme|segment|query|search)=/.test(name)),
      inner,
    );
    assert.equal(rest.join("").includes('class="groups"'), Boolean(edition.expression), edition.id);
    const { lines } = edition.listing;
    const called = scene.steps.flatMap(({ call, line }) => (call === undefined ? [] : [lines[line].routine]));
    assert.deepEqual(
      new Outline(scene).rows.map(({ line }) => line).sort((a, b) => a - b),
      [...lines.keys()].filter((i) => !lines[i].routine || called.includes(lines[i].routine)),
      edition.id,
    );
  }
});

for (const edition of editions)
  test(
    `the chosen edition drives target, figures, listing, buffers, errors and the player: ${edition.id}`,
    { sweep: edition.id !== "url-1993" },
    async (t) => {
      const page = await pageAt(t, link(busy));
      await page.locator("summary", { hasText: words.say("ui:anatomy") }).click();
      await page.locator("uri-anatomy .figure").first().waitFor();
      await yearOf(page, edition.id).check();
      await shows(page, link({ ...busy, edition: edition.id }));
      await painted(page);
      const explanation = explained(engine, { ...busy, edition: edition.id });
      const { steps } = explanation.run;
      const { lines, registers } = edition.listing;
      assert.equal(await targetText(page), asSaid(explanation));
      assert.ok(((await page.locator("uri-why").textContent()) ?? "").length > 20);
      const names = await page
        .locator("uri-field[name=base] .part")
        .evaluateAll((parts) => parts.map((part) => `${part.getAttribute("data-name")}=${part.textContent}`));
      assert.deepEqual(names, namesOfBase[edition.id]);
      const port = page.locator("uri-anatomy section:first-child .part", { hasText: /^80$/ });
      const groups = page.locator("uri-anatomy .groups");
      await eventually(async () =>
        assert.deepEqual([await port.count(), await groups.count()], [1, edition.expression ? 1 : 0]),
      );

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
      );
      assert.ok(((await page.locator("uri-resolution cite").textContent()) ?? "").startsWith(edition.document));
      const heads = await page.locator("uri-dots thead th").allTextContents();
      const rules = dotsOf(edition, explanation).map((i) => lines[steps[i].line].id);
      const buffers = registers.filter(({ buffer }) => buffer).map(({ name }) => name.toLowerCase());
      assert.deepEqual(heads.map((head) => head.trim().toLowerCase()).slice(1, -1), rules.length ? buffers : []);
      assert.deepEqual(await page.locator("uri-dots tbody .rule").allTextContents(), rules);
      assertStep(await page.evaluate(shownStep), edition, explanation, steps.length, edition.id);
      await atLink(page, link({ ...busy, edition: edition.id }));

      const faulty = { base: "http://a/b<c", reference: "http://a/%zz", edition: edition.id };
      await baseOf(page).fill(faulty.base);
      await referenceOf(page).fill(faulty.reference);
      await shows(page, link(faulty));
      const { base, reference } = explained(engine, faulty);
      for (const { errors } of [base, reference]) assert.ok(errors[0].section.startsWith(`${edition.document}, `));
      for (const name of ["base", "reference"]) await page.locator(`uri-fault[name=${name}] .of-fault`).waitFor();
    },
  );

/** Cases that together execute all lines of every spec. @type {Asked[]} */
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

test("a listing whose lines have a sign says what the sign means, and no other one does", () => {
  let marked = 0;
  for (const edition of editions) {
    const scene = new Scene({ explanation: explained(engine, { ...busy, edition: edition.id }), edition, words });
    const drawn = markup(new Resolution().draw(scene, 0));
    const has = /class="code open"/.test(drawn);
    assert.equal(drawn.includes(words.say("ui:listing:open")), has, edition.id);
    marked += Number(has);
  }
  assert.ok(marked > 0);
});

/**
 * The drawings of listing, rows and player at a step, in the form in which shownStep reads them from a page.
 * @param {Scene} scene
 */
function drawnSteps(scene) {
  const views = [new Resolution(), new Dots(), new Stepper()];
  return Array.from({ length: scene.steps.length + 1 }, (_, step) => {
    const [listing, dots, player] = views.map((view) => markup(view.draw(scene, step)));
    const number = (/** @type {RegExp} */ pattern, /** @type {string} */ text) => Number(pattern.exec(text)?.[1]);
    return {
      edition: scene.edition.id,
      lines: [...listing.matchAll(/<li [^>]*aria-current=step.*?class="code[^"]*">(.*?)<\/span\s*>/gs)].map(
        ([, code]) => code.replace(/<\/?b>/g, ""),
      ),
      rules: [...dots.matchAll(/<tr [^>]*aria-current=step.*?class="rule"[^>]*>(.*?)</gs)].map(([, rule]) => rule),
      said: textOf(/<p class="say.*?>(.*?)<\/p>/s.exec(player)?.[1] ?? "").replace(/\s+/g, " "),
      lastRow: Number([...dots.matchAll(/aria-rowindex=(\d+)/g)].at(-1)?.[1] ?? 1),
      slider: number(/ value=(\d+)/, player),
      max: number(/ max=(\d+)/, player),
      valuetext: /aria-valuetext=(.*?) @/s.exec(player)?.[1] ?? "",
    };
  });
}

for (const edition of editions)
  test(`every step of every run is shown, by listing, rows and player: ${edition.id}`, () => {
    /** Lines that have been executed. @type {Set<number>} */
    const seen = new Set();
    for (const asked of everyLine) {
      const explanation = explained(engine, { ...asked, edition: edition.id });
      const { steps } = explanation.run;
      if (steps.every(({ line }) => seen.has(line))) continue;
      for (const { line } of steps) seen.add(line);
      for (const [step, shown] of drawnSteps(new Scene({ explanation, edition, words })).entries())
        assertStep(shown, edition, explanation, step, link({ ...asked, edition: edition.id, step }));
    }
    const never = edition.listing.lines.filter((_, i) => !seen.has(i)).map(({ code }) => code);
    assert.deepEqual(
      never.filter((code) => code !== "else" && !(edition === standard && code.startsWith("while"))),
      [],
      "lines that no case carries out",
    );
  });

/** The controls of an option, in the page. @param {Page} page @param {keyof Options} choice */
const controls = (page, choice) => page.locator(`uri-differences [name=${choice}]`);

/** @type {{ reference: string, option: Partial<Options>, year: number, answer: string, sweep?: boolean }[]} */
const chosen = [
  { reference: "http:g", option: { validating: false }, year: 2003, answer: "http://a/b/c/g", sweep: true },
  { reference: "http:g", option: { strict: false }, year: 2005, answer: "http://a/b/c/g", sweep: true },
  { reference: "../../../g", option: { excess: "remove" }, year: 2003, answer: "http://a/g", sweep: true },
  { reference: "../../../g", option: { excess: "refuse" }, year: 2003, answer: words.say("ui:no-target") },
];

for (const { reference, option, year, answer, sweep } of chosen) {
  const [[choice, value]] = /** @type {[keyof Options, string | boolean][]} */ (Object.entries(option));
  test(
    `an option changes the answer of its edition only, and is in the link: ${choice} ${value}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, link({ base, reference }));
      /** The page's answer for each spec, from RFC 3986. @param {Partial<Options>} [set] */
      const answers = async (set = {}) => {
        await openDifferences(page);
        const told = await page.evaluate(shownDifferences);
        const agreeing = (await page.locator("uri-differences .agreeing").allTextContents()).join();
        await page.keyboard.press("Escape");
        await page.locator("uri-differences").waitFor({ state: "detached" });
        const own = asSaid(explained(engine, { base, reference, edition: start.edition, ...set }));
        return editions.map((edition) =>
          edition.id === start.edition || agreeing.includes(spokenNameOf(words, edition))
            ? own
            : told[edition.id]?.plain,
        );
      };
      const owners = editions.filter(({ options }) => options.some(({ name }) => name === choice));
      const owner = owners.find((edition) => edition.year === year);
      assert.ok(owner);
      const before = await answers();
      await yearOf(page, year).check();
      await openDifferences(page);
      const control = controls(page, choice);
      assert.equal(await page.locator("uri-differences .options").getAttribute("data-id"), owner.id);
      const says = await control.evaluate(
        (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
      );
      assert.ok(says.endsWith(".") && says.length > 80, `it explains itself: ${says}`);
      if (typeof value === "string") await control.selectOption(value);
      else await control.setChecked(value);
      await atLink(page, link({ base, reference, edition: owner.id, ...option }));
      await page.keyboard.press("Escape");
      await page.locator("uri-differences").waitFor({ state: "detached" });
      await yearOf(page, 2005).check();
      // If two specs have the same option, it is a single choice.
      const want = before.map((said, i) => (owners.includes(editions[i]) ? answer : said));
      assert.notDeepEqual(want, before);
      await atLink(page, link({ base, reference, ...option }));
      assert.deepEqual(await answers(option), want);
      await goto(page, link({ reference: "between" }));
      await goto(page, link({ base, reference, ...option }));
      await page.locator("uri-years .set").first().waitFor();
      assert.deepEqual(
        each((await page.evaluate(shownYears)).years, "set"),
        engine.editions().map(({ id }) => {
          const its = owners.some((edition) => edition.id === id);
          return its ? `${choice}=${value === false ? "no" : value}` : "";
        }),
      );
      assert.deepEqual(await answers(option), want, "by the link");
      await yearOf(page, year).check();
      await assertTarget(page, answer, "with its edition chosen");
    },
  );
}

for (const sweep of [false, true])
  test(`a replay ends at the target, for all examples and random pairs, in each edition`, { sweep }, () => {
    for (const edition of editions) {
      const next = random(31);
      const asked = [
        ...examplesOf(engine)
          .filter((_, i) => sweep || i % 8 === 0)
          .map(({ kind, base = "x:", input, want }) =>
            kind === "extract" ? { base, reference: want[0] } : { base, reference: input },
          ),
        ...pairs(sweep ? 300 : 30, 32, ["../../", "/.", "é", "?"]).map((pair) => ({
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
      assert.ok(
        targets > asked.length / (edition.id === "rfc1738" ? 12 : 3),
        `only ${targets} of ${asked.length} have a target`,
      );
    }
  });

test(
  "with 64 KB of 10,000 segments and url-syntax-05 chosen, the page answers and steps",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, link({ edition: "url-syntax-05" }));
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
    await page.waitForFunction((max) => $("uri-stepper input").max === max, String(run.steps.length));
    await painted(page);
    const shown = await page.evaluate(() => $("output")?.textContent ?? "");
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
