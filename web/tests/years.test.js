/**
 * The years in Chromium: the answer of every edition, because of which clause it
 * differs, and where two runs part.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  atLink,
  eventually,
  goto,
  openDifferences,
  pages,
  painted,
  referenceOf,
  shows,
  yearOf,
} from "./browser.js";
import { bandsOf } from "../src/views/stage/bands.js";
import { differences } from "./differences.js";
import { assertStep, codeOf, inWords, reader, shownDifferences, shownStep, shownYears } from "./shown.js";
import { explained, link, loadEngine, pairs } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/run/engine.js").Edition} Edition */
/** @typedef {import("../src/run/engine.js").Options} Options */
/** @typedef {import("../src/run/engine.js").Parting} Parting */
/** @typedef {import("./differences.js").Asked} Asked */

const engine = await loadEngine();
/** Those of which it is told in which clauses they differ. */
const editions = engine.editions().filter(({ lacks }) => !lacks?.includes("parting"));
/** What is said of these. @template {{ edition: string }} T @param {T[]} all */
const ofThose = (all) => all.filter(({ edition }) => editions.some(({ id }) => id === edition));
const standard = editions[editions.length - 1];

/** Before the first test, as the runner ends once all that are there have ended. @type {Record<string, Record<string, string | Record<string, string>>>} */
const because = {};
for (const { id } of editions) because[id] = (await import(`../src/words/en/${id}.js`)).default.because;

const { inPage } = pages();

const base = "http://a/b/c/d;p?q";

test("the engine has an answer of each edition to each of the differences", () => {
  for (const [asked, expected] of differences) {
    const answers = engine.answers(asked);
    assert.ok(Array.isArray(answers));
    assert.deepEqual(
      ofThose(answers).map(inWords),
      editions.map(({ id }) => expected[id]?.[0]),
      link(asked),
    );
    assert.deepEqual(
      ofThose(answers).map(({ because }) => because?.clause),
      editions.map(({ id }) => expected[id][1]),
      link(asked),
    );
    editions.forEach(({ id }) =>
      assert.equal(
        inWords(explained(engine, { ...asked, edition: id })),
        expected[id][0],
        link({ ...asked, edition: id }),
      ),
    );
  }
});

test("where two runs part is the same place from both sides", () => {
  let parted = 0;
  for (const asked of [...differences.map(([asked]) => asked), ...pairs(15, 41)]) {
    for (const { id: here } of editions) {
      const answers = engine.answers({ ...asked, edition: here });
      assert.ok(Array.isArray(answers));
      for (const { edition: there, same, because } of ofThose(answers)) {
        const parting = engine.parting({ ...asked, edition: here }, there);
        const where = `${here} and ${there}, ${link(asked)}`;
        assert.equal(parting === null, same, where);
        if (parting === null) continue;
        assert.ok(!("error" in parting), where);
        assert.deepEqual(parting.because, because, where);
        const back = engine.parting({ ...asked, edition: there }, here);
        assert.deepEqual(
          back,
          {
            because: { ...parting.because, here: parting.because.there, there: parting.because.here },
            here: parting.there,
            there: parting.here,
          },
          where,
        );
        assert.ok(parting.here > 0 && parting.here <= explained(engine, { ...asked, edition: here }).run.total, where);
        parted++;
      }
    }
  }
  assert.ok(parted > 300, `only ${parted} runs part`);
});

/** The sentences that the page may give for a clause. @param {string} edition @param {string} clause */
function sentences(edition, clause) {
  const said = because[edition][clause];
  return (typeof said === "string" ? [said] : Object.values(said)).map((sentence) => sentence.replace(/[‹›]/g, ""));
}

inPage(
  "each difference has an answer of each edition, and a reason with its section where it differs, whichever edition is chosen",
  "",
  async (page) => {
    let becauses = 0;
    for (const [at, [asked, expected]] of differences.entries()) {
      for (const [chosen, { id }] of editions.entries()) {
        if (editions[chosen] !== standard && at % (editions.length - 1) !== chosen) continue; // each of the others in turn
        const where = link({ ...asked, edition: id });
        await goto(page, where);
        const years = ofThose((await page.evaluate(shownYears)).years);
        await openDifferences(page); // another link has closed it
        const told = await page.evaluate(shownDifferences);
        assert.deepEqual(
          years.map(({ edition }) => edition),
          editions.map((edition) => edition.id),
          where,
        );
        years.forEach((year, i) => {
          const [answer, clause] = expected[year.edition];
          const same = answer === expected[id][0];
          const of = `${editions[i].year}, ${where}`;
          assert.equal(year.checked, i === chosen, of);
          const none = answer === "no relative form";
          const [sign, said, text] =
            i === chosen
              ? ["", "chosen, answers:", answer]
              : same
                ? ["=", "the same", ""]
                : [none ? "–" : "≠", "differs:", answer];
          assert.deepEqual([year.sign, year.said, year.answer, year.quiet], [sign, said, text, sign === "–"], of);
          assert.equal(year.signIsHeard, false, of);
          assert.ok(year.heard.includes(said) && year.heard.endsWith(text), `${year.heard}, ${of}`);

          const { because, cite, published, ...more } = told[year.edition];
          assert.ok(more.answer.endsWith(answer), `${more.answer}, ${of}`); // the dialog has each answer in full
          assert.deepEqual([because !== "", cite !== "", more.where], same ? [false, false, 0] : [true, true, 1], of);
          if (same) return;
          assert.ok(cite.startsWith(`${editions[i].document}, `) && /^https?:/.test(published), `${cite}, ${of}`);
          if (editions[chosen] === standard && clause)
            assert.ok(sentences(year.edition, clause).includes(because), `${because}, ${of}`);
          becauses++;
        });
      }
    }
    assert.ok(becauses > 70, `only ${becauses}`);
  },
);

test("every reason can be read by somebody who has not read the document", () => {
  for (const [edition, clauses] of Object.entries(because)) {
    for (const [clause, said] of Object.entries(clauses)) {
      for (const text of typeof said === "string"
        ? [said]
        : Object.entries(said).flatMap(([way, one]) => (way === "by" ? [] : [one]))) {
        const of = `${edition}, ${clause}: ${text}`;
        assert.ok(text.endsWith(".") && text.split(" ").length >= 8, of);
        // What only the document explains stands behind the sentence: its steps, and names of its algorithm.
        assert.doesNotMatch(
          text,
          /\b([Ss]tep|[Rr]ule) ?\d|\b\d[A-Z]\b|\b\d[a-i] |remove_dot_segments|T\.path|R\.path/,
          of,
        );
      }
    }
  }
});

/** The two runs that are set beside each other. @param {Page} page */
const shownParting = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("uri-parting")].map((parting) => ({
      title: parting.querySelector("h4")?.textContent,
      sides: [...parting.querySelectorAll("section")].map((side) => {
        const lit = [...side.querySelectorAll("li[aria-current=step]")];
        return {
          year: side.getAttribute("aria-label"),
          because: side.querySelector("p")?.textContent ?? "",
          lit: lit.map((step) => step.querySelector(".code")?.textContent?.trim()),
          step: lit.map((step) => step.getAttribute("value")),
          steps: side.querySelectorAll("li").length,
          section: lit.map((step) => step.querySelector("cite")?.textContent ?? ""),
          link: side.querySelector(":scope > a")?.getAttribute("href"),
          name: side.querySelector(":scope > a")?.textContent,
        };
      }),
    })),
  );

/** @param {string} id of an edition */
const whereOf = (id) => `uri-differences .maker[data-id="${id}"] button.where`;

/**
 * Opens the comparison, closes it and opens it again; says how often what the button names
 * as its own is there each time.
 * @param {Page} page @param {string} selector of the button
 */
const opened = (page, selector) =>
  page.evaluate(async (of) => {
    const button = /** @type {HTMLElement} */ (document.querySelector(of));
    const seen = [];
    for (let i = 0; i < 3; i++) {
      const expands = button.getAttribute("aria-expanded") === "false";
      button.click();
      do await new Promise((resolve) => setTimeout(resolve));
      while (expands && !document.querySelector("uri-parting section")); // its script may have to be fetched
      seen.push(
        `${button.getAttribute("aria-expanded")} ${document.querySelectorAll(`#${button.getAttribute("aria-controls")}`).length} ${document.querySelectorAll("uri-parting").length}`,
      );
    }
    return seen;
  }, selector);

/** Follows the link of a side, and tells what is shown then. @param {Page} page @param {number} side */
const followed = (page, side) =>
  page.evaluate(async (i) => {
    const followed = new Promise((resolve) =>
      addEventListener("hashchange", () => setTimeout(resolve), { once: true }),
    );
    document
      .querySelectorAll("uri-parting section > a")
      .forEach((link, at) => at === i && /** @type {HTMLElement} */ (link).click());
    await followed;
    return { step: /** @type {any} */ (globalThis).shownStep(), hash: location.hash };
  }, side);

/**
 * Opens the comparison of two runs and follows the link of one of them.
 * @param {Page} page @param {Asked} asked @param {Edition} here @param {Edition} there @param {number} follow which link
 * @param {string[]} [lines] of here and there
 */
async function compare(page, asked, here, there, follow, lines) {
  const hash = link({ ...asked, edition: here.id });
  const of = `${here.year} and ${there.year}, ${hash}`;
  const parting = /** @type {Parting} */ (engine.parting({ ...asked, edition: here.id }, there.id));
  await goto(page, hash);
  await openDifferences(page);
  const [open, closed, again] = await opened(page, whereOf(there.id));
  assert.match(open, /^true 1 1$/, of);
  assert.match(closed, /^false \d 0$/, `it is still open, ${of}`);
  assert.equal(again, open, of);

  const shown = await shownParting(page);
  assert.equal(shown.length, 1, of);
  assert.equal(shown[0].sides.length, 2, of);
  for (const [i, { edition, step }] of [
    { edition: here, step: parting.here },
    { edition: there, step: parting.there },
  ].entries()) {
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
    const to = link({ ...asked, edition: edition.id, step });
    assert.equal(side.link, to, of);
    assert.equal(side.name, `Open step ${step} of ${explanation.run.steps.length} in ${edition.year}`, of);
    if (i !== follow) continue;
    const { step: at, hash: of_ } = await followed(page, i);
    assertStep(at, edition, explanation, step, to);
    assert.equal(of_, to, of);
    await page.locator("uri-differences").waitFor({ state: "detached" }); // the stage is behind it
  }
}

test("the lines where they part are those that are expected, for each difference from 2005", () => {
  let parted = 0;
  for (const [asked, expected] of differences) {
    for (const other of editions) {
      const [, clause, there, here] = expected[other.id];
      if (!clause) continue;
      const parting = /** @type {Parting} */ (engine.parting({ ...asked, edition: standard.id }, other.id));
      const lines = [standard, other].map(
        (edition, side) =>
          edition.listing.lines[
            explained(engine, { ...asked, edition: edition.id }).run.steps[(side ? parting.there : parting.here) - 1]
              .line
          ].id,
      );
      assert.deepEqual([parting.because.clause, ...lines], [clause, here, there], `${other.year}, ${link(asked)}`);
      parted++;
    }
  }
  assert.ok(parted > 8 * (editions.length - 1), `only ${parted}`);
});

inPage(
  "where they part: both runs with the step lit, a link to each, for each kind of difference from 2005",
  "",
  async (page) => {
    await reader(page);
    const compared = new Set();
    for (const [asked, expected] of differences) {
      for (const other of editions) {
        const [, clause, there, here] = expected[other.id];
        const kind = `${other.id} ${clause} ${there}`;
        if (!clause || !there || !here || compared.has(kind)) continue;
        await compare(page, asked, standard, other, compared.size % 2, [here, there]);
        compared.add(kind);
      }
    }
    assert.ok(compared.size > 20, `only ${compared.size}`);
  },
);

inPage("where they part, with each other edition chosen", "", async (page) => {
  await reader(page);
  for (const asked of [
    { base, reference: "../../../g" },
    { base: "http://a", reference: "?y/../x" },
  ]) {
    for (const here of editions) {
      const answers = engine.answers({ ...asked, edition: here.id });
      assert.ok(Array.isArray(answers));
      const differing = editions.filter((_, i) => here !== standard && !answers[i].same);
      for (const [i, there] of differing.slice(0, 2).entries()) await compare(page, asked, here, there, i);
    }
  }
});

/** The name of what has the focus. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.activeElement);
    return (
      element.getAttribute("aria-label") ??
      (element instanceof HTMLInputElement ? element.value : element.textContent?.trim())
    );
  });

inPage(
  "choosing, comparing, switching an option and opening a step by the keyboard alone",
  link({ base, reference: "../../../g" }),
  async (page) => {
    await referenceOf(page).focus();
    const tabTo = async (/** @type {RegExp} */ name, key = "Tab", most = 12) => {
      for (let i = 0; i < most; i++) {
        await page.keyboard.press(key);
        if (name.test((await focused(page)) ?? "")) return i + 1;
      }
      assert.fail(`${key} does not come to ${name}, but to ${await focused(page)}`);
    };
    await tabTo(/^rfc3986$/, "Tab", 3);
    await page.keyboard.press("Tab");
    assert.match((await focused(page)) ?? "", /^Libraries/, "the years are one stop, and the libraries the next");
    await page.keyboard.press("Tab");
    assert.match((await focused(page)) ?? "", /^Why\?/, "what tells of them follows");
    await page.keyboard.press("Tab");
    assert.equal(
      await page.evaluate(() => document.activeElement?.closest("uri-years") === null),
      true,
      "the strip has more than three stops",
    );
    for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(page), "rfc3986");
    for (const { id } of editions.slice(0, -1).reverse()) {
      await page.keyboard.press("ArrowLeft");
      await shows(page, link({ base, reference: "../../../g", edition: id })); // its words may have to be fetched
      await atLink(page, link({ base, reference: "../../../g", edition: id }));
      assert.equal(await yearOf(page, id).isChecked(), true, `ArrowLeft does not choose ${id}`);
      assert.equal(await focused(page), id);
      await assertTarget(page, inWords(explained(engine, { base, reference: "../../../g", edition: id })), id);
    }
    for (let i = 0; i < editions.findIndex(({ year }) => year === 1997); i++) await page.keyboard.press("ArrowRight");
    await shows(page, link({ base, reference: "../../../g", edition: "url-syntax-05" }));
    assert.equal(await yearOf(page, 1997).isChecked(), true);

    await page.keyboard.press("Enter");
    await page.locator("uri-differences dialog[open]").waitFor();
    await eventually(async () =>
      assert.equal(
        await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.id),
        "url-syntax-05",
        "it opens at the chosen edition",
      ),
    );
    await page.keyboard.press("Escape");
    await page.locator("uri-differences").waitFor({ state: "detached" });
    await eventually(async () => assert.equal(await focused(page), "url-syntax-05", "closing lost the focus"));

    await page.keyboard.press("Enter");
    await page.locator("uri-differences dialog[open]").waitFor();
    const at2003 = () =>
      page.evaluate(() => document.activeElement?.closest(".maker")?.getAttribute("data-id") === "rfc2396bis-01");
    // 1998 has the same option, and comes first.
    const excess = () => page.evaluate(() => document.activeElement?.getAttribute("name") === "excess");
    for (let i = 0; i < 40 && !((await excess()) && (await at2003())); i++) await page.keyboard.press("Tab");
    assert.ok(await at2003(), "Tab does not come to the option of 2003");
    await page.keyboard.press("ArrowDown"); // "remove them"
    await page.waitForFunction(() => location.hash.includes("excess=remove"));
    await painted(page);
    assert.ok(await page.locator("uri-differences dialog[open]").count(), "an option closed the dialog");
    await eventually(async () => {
      const { years } = await page.evaluate(shownYears);
      assert.deepEqual(
        years.map(({ answer, sign }) => `${sign}${answer}`),
        ["=", "=", "–no relative form", "=", "http://a/../g", ...Array(4).fill("≠http://a/g")],
      );
      assert.deepEqual(
        years.map(({ set }) => set),
        ["", "", "", "", "", "excess=remove", "excess=remove", "", ""],
        "what is set stands on the strip",
      );
    });

    const asked = { base, reference: "../../../g", edition: "url-syntax-05", excess: /** @type {const} */ ("remove") };
    const parting = /** @type {Parting} */ (engine.parting(asked, "rfc3986"));
    await tabTo(/^Where they part$/); // that of 2005, behind 2003's own
    await page.keyboard.press("Enter");
    await page.locator("uri-parting section").first().waitFor();
    await eventually(async () =>
      assert.equal(await focused(page), "Close the comparison", "the button lost the focus"),
    );
    assert.deepEqual(
      (await shownParting(page)).map(({ title }) => title),
      ["Where 1997 and 2005 part"],
    );
    await page.keyboard.press("Space");
    await page.locator("uri-parting").waitFor({ state: "detached" });
    assert.equal(await focused(page), "Where they part");

    await page.keyboard.press("Enter");
    await page.locator("uri-parting section").first().waitFor();
    await tabTo(/^Open step \d+ of \d+ in 2005$/);
    await page.keyboard.press("Enter");
    const { edition: _, ...texts } = asked;
    await atLink(page, link({ ...texts, edition: "rfc3986", step: parting.there }));
    await page.locator("uri-differences").waitFor({ state: "detached" });
    await page.locator("uri-years .chosen input[value=rfc3986]").waitFor();
    await eventually(async () =>
      assertStep(
        await page.evaluate(shownStep),
        standard,
        explained(engine, { ...texts, edition: "rfc3986" }),
        parting.there,
        "by keyboard",
      ),
    );
    await eventually(async () =>
      assert.equal(await focused(page), "rfc3986", "the focus follows to the edition that is chosen now"),
    );
    await page.goBack();
    await atLink(page, link(asked));
  },
);

inPage(
  "with the pointer: the button and a neighbour open the dialog, the cross and a click beside it close it",
  link({ base, reference: "../../../g" }),
  async (page) => {
    const button = page.getByRole("button", { name: "Why? Options" });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Why the answers differ" });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await eventually(async () =>
      assert.equal(await button.evaluate((element) => element === document.activeElement), true),
    );
    await page.locator("uri-years .neighbour").first().click();
    await dialog.waitFor();
    await eventually(async () =>
      assert.equal(
        await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.id),
        "url",
      ),
    );
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: "detached" });
  },
);

inPage(
  "what browser and Go answered for other texts is never held against these: until they are asked, it stays as it was",
  link({ base: "http://a/b/c", reference: "../../../g" }),
  async (page) => {
    const go = page.locator("uri-years .neighbour[data-id='net/url']");
    await eventually(async () => assert.match(await go.innerText(), /=/));
    const seen = await page.evaluate(
      async (fragment) => {
        /** @type {{ stale: boolean, sign: string }[]} */
        const seen = [];
        const years = /** @type {HTMLElement} */ (document.querySelector("uri-years"));
        const observer = new MutationObserver(() => {
          const tile = /** @type {HTMLElement} */ (years.querySelector(".neighbour[data-id='net/url']"));
          seen.push({
            stale: tile.classList.contains("stale"),
            sign: tile.querySelector(".sign")?.textContent ?? "",
          });
        });
        observer.observe(years, { subtree: true, childList: true, attributes: true, characterData: true });
        location.hash = fragment;
        while (seen.length === 0 || seen[seen.length - 1].stale) await new Promise(requestAnimationFrame);
        observer.disconnect();
        return seen;
      },
      link({ base: "http://a/b", reference: "http:g" }),
    );
    assert.ok(seen.some(({ stale }) => stale));
    for (const { sign } of seen) assert.equal(sign, "=");
  },
);

inPage(
  "browser and Go stand beside the chosen edition's answer, and the dialog says what they do otherwise than RFC 3986",
  link({ base: "http://a/b", reference: "http:g" }),
  async (page) => {
    await page.waitForFunction(() => document.querySelectorAll("uri-years .neighbour:not(.stale) .sign").length === 2); // they are asked when typing rests
    const others = async () =>
      (await page.evaluate(shownYears)).others.map(({ name, sign, said, answer }) =>
        `${name} ${sign} ${said} ${answer}`.trim(),
      );
    assert.deepEqual(await others(), ["Browser ≠ differs: http://a/g as Today", "Go = the same"]);
    await page.locator("uri-years .neighbour").first().click();
    await page.locator("uri-differences dialog[open]").waitFor();
    const told = await page.evaluate(shownDifferences);
    assert.deepEqual(told.url.sentences, ["It answers as the URL Standard does."]);
    assert.deepEqual(told["net/url"].sentences, ["It answers as RFC 3986 does."]);
    await goto(page, link({ base: "http://a/b", reference: "http:g", strict: false }));
    await page.waitForFunction(() => document.querySelector("uri-years .neighbour .sign")?.textContent === "=");
    await eventually(async () =>
      assert.deepEqual(await others(), ["Browser = the same", "Go ≠ differs: http:g"], "beside what is chosen now"),
    );
  },
);

/** Where everything on the stage is that has a place of its own. */
const places = () =>
  [...document.querySelectorAll("uri-years, uri-years .year, uri-years .neighbour, uri-years .differences, .stage > *")]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    })
    .join("\n");

inPage(
  "the strip is one row in which nothing moves, and the chosen year is in sight, in every window",
  link({ base, reference: "g" }),
  async (page) => {
    for (const [at, [width, height]] of [
      [1280, 720],
      [2560, 1440],
      [768, 1024],
      [390, 740],
    ].entries()) {
      const where = (/** @type {unknown} */ what) => `${what}, ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await goto(page, link({ base, reference: "g" }));
      await painted(page);
      const before = await page.evaluate(places);
      for (const reference of [
        "",
        "../../../g",
        "?y",
        "#s",
        "x:y",
        `${"long/".repeat(400)}../g`,
        "שלום/../../../../עולם",
      ]) {
        await referenceOf(page).fill(reference);
        await page.waitForFunction(
          (typed) =>
            /** @type {any} */ (document.querySelector("uri-stepper")).scene?.explanation.reference.text === typed,
          reference,
        );
        await painted(page);
        assert.equal(await page.evaluate(places), before, where(reference.slice(0, 20)));
      }
      for (const [i, { id }] of editions.entries()) {
        if ((i + at + (at >> 1)) % 2) continue; // each in one of the wide windows, and in one of the narrow ones
        await yearOf(page, id).check();
        await page.locator(`uri-years .chosen input[value="${id}"]`).waitFor();
        await painted(page);
        const { strip, cell, scrolled } = await page.evaluate(() => {
          const [strip, cell] = ["uri-years > .run", "uri-years .chosen"].map((selector) => {
            const { left, right } = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
            return { left: Math.round(left), right: Math.round(right) };
          });
          return { strip, cell, scrolled: [scrollX, scrollY, document.documentElement.scrollWidth > innerWidth] };
        });
        assert.ok(
          cell.left >= strip.left && cell.right <= strip.right,
          where(`${id}: ${JSON.stringify([strip, cell])}`),
        );
        assert.deepEqual(scrolled, [0, 0, false], where(id));
      }
      if (width === 390) {
        const { height: tall } = /** @type {{ height: number }} */ (
          await page.locator("uri-years .differences").boundingBox()
        );
        assert.ok(tall >= 36, `${tall} pixels to touch`);
      }
    }
  },
);

test("neighbours that answer alike share a band, and the chosen edition has one of its own", () => {
  /** What an edition answers: a target, or the current document with a fragment. @param {string} text */
  const answered = (text) =>
    text.startsWith("#")
      ? /** @type {const} */ ({ outcome: "same-document", target: null, fragment: text.slice(1) })
      : /** @type {const} */ ({ outcome: "target", target: text });
  /** @param {string[]} texts @param {number} chosen */
  const bands = (texts, chosen) =>
    bandsOf(
      texts.map((text, i) => ({ ...answered(text), edition: `${i}`, same: false, because: null })),
      `${chosen}`,
    ).map(({ from, to, chosen }) => `${from}-${to}${chosen ? " chosen" : ""}`);
  const alike = ["x:y", "x:y", "x:y", "x:y"];
  assert.deepEqual(bands(alike, 2), ["0-2", "2-3 chosen", "3-4"]);
  assert.deepEqual(bands(alike, 0), ["0-1 chosen", "1-4"]);
  assert.deepEqual(bands(["x:y", "x:y", "x:z", "x:y"], 3), ["0-2", "2-3", "3-4 chosen"]);
  assert.deepEqual(bands(["#s", "#s", "#t", "x:y"], 3), ["0-2", "2-3", "3-4 chosen"]);
});

/** The bands as they are seen: over which years, and what is painted of the answer, "" where the sign stands alone. @param {Page} page */
const bandsSeen = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("uri-years .band")].map((band) => {
      const box = band.getBoundingClientRect();
      const cut = [...band.children].some((one) => one.getBoundingClientRect().right > box.right + 0.5);
      return {
        years: getComputedStyle(band).gridColumn,
        text: band.querySelector("code, em")?.textContent ?? "",
        cut,
      };
    }),
  );

inPage(
  "neighbouring years with the same answer share a band; nothing that differs is left out or cut, in any window",
  "",
  async (page) => {
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1440, 900],
      [2560, 1440],
    ]) {
      await page.setViewportSize({ width, height });
      for (const asked of [...differences.map(([one]) => one), { base, reference: "\\\\evil.example/x" }]) {
        const where = `${width} × ${height}, ${link(asked)}`;
        await goto(page, link(asked));
        await painted(page);
        const answers = engine.answers({ ...asked, edition: "rfc3986" });
        assert.ok(Array.isArray(answers));
        const own = answers.find(({ edition }) => edition === "rfc3986");
        await eventually(async () => {
          const bands = await bandsSeen(page);
          let at = 1;
          for (const { years, text, cut } of bands) {
            const [from, to] = /** @type {[number, number]} */ (years.split(" / ").map(Number));
            assert.equal(from, at, where);
            at = to;
            /** @type {import("../src/run/engine.js").EditionAnswer} */
            const answer = answers[from - 1];
            for (const other of answers.slice(from - 1, to - 1)) assert.equal(inWords(other), inWords(answer), where);
            if (to <= answers.length && inWords(answers[to - 1]) === inWords(answer))
              assert.ok([answer.edition, answers[to - 1].edition].includes(own?.edition ?? ""), `two bands, ${where}`);
            assert.equal(cut, false, `${text}, ${where}`);
            if (!text.includes("…")) assert.ok([inWords(answer), ""].includes(text), `${text}, ${where}`);
            else {
              const [head, tail] = ["", ""].map((_, i) => (i ? text.endsWith("…") : text.startsWith("…")));
              const kept = text.slice(head ? 1 : 0, tail ? -1 : undefined);
              const places = [...inWords(answer).matchAll(/(?=(.*))/gs)].filter(({ index }) =>
                inWords(answer).startsWith(kept, index),
              );
              const [target, whole] = [own?.target ?? "", inWords(answer)];
              assert.ok(
                places.some(
                  ({ index }) =>
                    target.startsWith(whole.slice(0, index)) && target.endsWith(whole.slice(index + kept.length)),
                ),
                `${text} leaves out what differs from ${target}, ${where}`,
              );
              const host = /\/\/[^/?#]*/.exec(whole)?.[0] ?? "";
              if (!target.includes(`:${host}`))
                assert.ok(kept.includes(host.slice(2)), `${text} cuts a host, ${where}`);
            }
          }
          assert.equal(at, answers.length + 1, where);
        });
      }
    }
  },
);

inPage(
  "at 390 px each year is a tile with its sign, and whichever is chosen has its answer as the target",
  link({ base, reference: "../../../g" }),
  async (page) => {
    const tiles = await page.locator("uri-years .year:not(.today)").evaluateAll((all) =>
      all.map((year) => {
        const { left, right, width, height } = year.getBoundingClientRect();
        return {
          text: /** @type {HTMLElement} */ (year).innerText.replace(/\s+/g, " ").trim(),
          left,
          right,
          width,
          height,
        };
      }),
    );
    assert.equal(tiles.length, editions.length);
    for (const [i, { text, left, right, width, height }] of tiles.entries()) {
      assert.match(text, i === tiles.length - 1 ? /’05/ : /^(’\d\d|\w+).* [=≠–]/s);
      assert.ok(
        left >= 0 && right <= 390 && width >= 24 && height >= 34,
        `${text}: ${left} to ${right}, ${height} high`,
      );
    }
    await yearOf(page, editions[0].id).check();
    const { target } = explained(engine, { base, reference: "../../../g", edition: editions[0].id });
    await eventually(async () => assert.equal(await page.locator("output").textContent(), target));
  },
  { width: 390, height: 844 },
);

inPage(
  "where the dialog cannot be fetched, the strip says so, and the next try may succeed",
  link({ base, reference: "../../../g" }),
  async (page) => {
    await page.route(/differences-/, (route) => route.abort());
    await page.getByRole("button", { name: "Why? Options" }).click();
    await page.locator("uri-years [role=alert]").getByText("could not be fetched").waitFor();
  },
  { mayFail: true },
);

for (const forcedColors of /** @type {const} */ (["none", "active"]))
  inPage(
    `the chosen year's answer ends within its tile, forced colours ${forcedColors}`,
    "",
    async (page) => {
      const band = page.locator("uri-years .band code").filter({ hasText: "…" }).first();
      await band.waitFor();
      const over = await band.evaluate(
        (code) =>
          code.getBoundingClientRect().right -
          /** @type {Element} */ (code.closest(".band")).getBoundingClientRect().right,
      );
      assert.ok(over <= 0.5, `${over} px beyond it`);
    },
    { width: 1024, height: 768, media: { forcedColors }, fresh: true },
  );
