/**
 * Links in Chromium: opening a link shows the state that it was made from, typing leaves no entries in the history, and
 * a malformed link opens with a note.
 */
import assert from "node:assert/strict";
import { atLink, baseOf, eventually, goto, open, pageAt, referenceOf, site } from "./browser.js";
import { engine, saying } from "./fixtures.js";
import { asSaid } from "./shown.js";
import { excesses, explained, hard, hardPairs, link, pairs, random } from "./support.js";
import { test } from "./test.js";
import { start } from "../src/run/link.js";

/** @typedef {import("../src/run/engine.js").Options & { base: string, reference: string, edition: string, step: number | null }} Wanted */

const editions = engine.editions().map(({ id }) => id);
/** @type {Wanted} */
const first = {
  base: start.base,
  reference: start.reference,
  edition: start.edition,
  strict: true,
  validating: true,
  excess: "keep",
  slashes: "rule",
  ipv6: false,
  set: "none",
  step: null,
};

/**
 * The text in a text box: browsers remove its line breaks.
 * @param {string} text
 */
const inOneLine = (text) => text.replace(/[\r\n]/g, "");

/** Every spec with every combination of options. */
const kinds = excesses.flatMap((excess) =>
  [true, false].flatMap((strict) =>
    [true, false].flatMap((validating) =>
      editions.map((edition) => ({
        ...{ edition, strict, validating, excess },
        slashes: strict === validating ? /** @type {const} */ ("rule") : /** @type {const} */ ("example"),
        ipv6: strict !== validating,
        set: strict ? /** @type {const} */ ("none") : /** @type {const} */ ("pathname"),
      })),
    ),
  ),
);

/**
 * Random pairs of texts, each with another of the kinds in turn.
 * @param {number} count @param {number} seed @returns {Wanted[]}
 */
function states(count, seed) {
  const next = random(seed);
  return pairs(count, seed + 1, ["\0", "%zz", "#", " ", "例え", "\u{1F600}", "\u202e"]).map((pair, i) => {
    const request = { ...pair, ...kinds[i % kinds.length] };
    const { length } = explained(engine, request).run.steps;
    return { ...request, step: next() < 0.5 ? null : Math.floor(next() * length) };
  });
}

/** The state that a page shows. */
const shown = () => ({
  base: $("uri-field[name=base] textarea").value,
  reference: $("uri-field[name=reference] textarea").value,
  edition: /** @type {NodeListOf<HTMLInputElement>} */ (
    document.querySelectorAll("uri-years input[type=radio]:checked")
  )[0].value,
  link: $("#rooms a")?.getAttribute("href"), // the link has the options
  slider: $$("uri-stepper input").flatMap(({ value, max }) => [Number(value), Number(max)]),
  target: ($("output .figure") ?? $("output .none"))?.textContent ?? null,
});

/** @param {ReturnType<typeof shown>} got @param {Wanted} want */
function assertShown({ slider, target, ...got }, { step, ...want }) {
  const where = link({ ...want, step });
  const { base, reference, edition } = want;
  const explanation = explained(engine, want);
  const { length } = explanation.run.steps;
  assert.deepEqual(got, { base, reference, edition, link: where });
  assert.deepEqual(slider, [step ?? length, length], where);
  assert.equal(target, asSaid(explanation), where);
}

test(
  "links of every third kind, each opened as a document of its own, give the states that they were made from",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, "", {
      context: { bypassCSP: true },
      init: () => {
        const outer = /** @type {any} */ (top);
        const key = Object.getOwnPropertySymbols(outer).find((symbol) =>
          symbol.description?.startsWith("uriscope.engine "),
        );
        if (top !== window && key) /** @type {any} */ (globalThis)[key] = outer[key];
      },
    });
    const wanted = states(kinds.length, 11).filter((_, i) => i % 3 === 0);
    for (const part of ["%zz", "#", " ", "\0", "例え", "\u{1F600}"]) {
      assert.ok(
        wanted.some(({ base, reference }) => (base + reference).includes(part)),
        `no pair has ${JSON.stringify(part)}`,
      );
    }
    // Every link is loaded in an <iframe>, with a fresh document and fresh scripts. They share the engine of the outer
    // window, which is independent of links, because starting a Go program takes longer than everything else.
    const inFlight = 20;
    for (let at = 0; at < wanted.length; at += inFlight) {
      const some = wanted.slice(at, at + inFlight);
      const got = await page.evaluate(
        async ({ links, read }) => {
          const open = async (/** @type {string} */ link) => {
            const frame = document.createElement("iframe");
            frame.src = `${location.pathname}${link}`;
            frame.style.display = "none";
            document.body.append(frame);
            await new Promise((resolve) => (frame.onload = resolve));
            const inside = /** @type {any} */ (frame.contentWindow);
            await new Promise((resolve) => {
              const look = () =>
                inside.document.querySelector("uri-stepper:not([inert]) input") &&
                inside.document.querySelector("uri-years .chosen") &&
                resolve(observer.disconnect());
              const observer = new MutationObserver(look);
              observer.observe(inside.document, { subtree: true, childList: true, attributes: true });
              look();
            });
            const answer = inside.Function(`return (${read})()`)();
            frame.remove();
            return answer;
          };
          return Promise.all(links.map(open));
        },
        { links: some.map(link), read: String(shown) },
      );
      some.forEach((want, i) => assertShown(got[i], want));
    }
  },
);

for (const want of [
  ...states(2, 13),
  { ...first, base: "http://a/%zz", reference: "#=&+ \0 例え\u{1F600}", step: 2, strict: false },
  {
    ...first,
    base: "http://a/%zz",
    reference: "../../..#=&",
    step: 2,
    validating: false,
    excess: /** @type {const} */ ("refuse"),
    edition: "rfc2396bis-01",
  },
]) {
  test(`a link gives the state that it was made from, and the page keeps the link: ${link(want)}`, async (t) => {
    const page = await pageAt(t, link(want));
    await eventually(async () => assertShown(await page.evaluate(shown), want));
    await atLink(page, link(want));
  });
}

for (const sweep of [false, true])
  test("every hard text that is typed is in the link", { sweep }, async (t) => {
    const page = await pageAt(t, link({ reference: "g" }));
    for (const text of hard.filter((_, i) => (i % 8 === 0) !== sweep)) {
      await referenceOf(page).fill(text);
      await atLink(page, link({ reference: inOneLine(text) }));
    }
  });

for (const sweep of [false, true])
  test("every hard text is shown when its link is followed in an open page", { sweep }, async (t) => {
    const page = await pageAt(t, "");
    const wanted = hardPairs().filter((_, i) => (i % 9 === 0) !== sweep);
    await page.evaluate(`globalThis.shown = ${shown}`);
    const got = await page.evaluate(async (links) => {
      const seen = [];
      for (const link of links) {
        if (location.hash !== link) {
          const followed = new Promise((resolve) =>
            addEventListener("hashchange", () => setTimeout(resolve), { once: true }),
          );
          location.hash = link;
          await followed;
        }
        seen.push(/** @type {any} */ (globalThis).shown());
      }
      return seen;
    }, wanted.map(link));
    wanted.forEach((pair, i) => assertShown(got[i], { ...first, ...pair }));
  });

test("typing leaves no trace in the history, and Back leaves the page in one go", async (t) => {
  const page = await pageAt(t, null);
  await page.goto("about:blank");
  await open(page, site.url);
  const length = await page.evaluate(() => history.length);
  await referenceOf(page).fill("");
  await referenceOf(page).pressSequentially("../a");
  await baseOf(page).pressSequentially("&s");
  await page.getByRole("slider", { name: "Step" }).press("ArrowLeft");
  const typed = { base: await baseOf(page).inputValue(), reference: await referenceOf(page).inputValue() };
  await page.waitForFunction((part) => location.hash.includes(part), link(typed).replace(/&edition=.*/, ""));
  assert.equal(await page.evaluate(() => history.length), length);
  await page.goBack();
  await page.waitForURL("about:blank");
});

test("a link that is followed while another is still to be written is not overwritten", async (t) => {
  const page = await pageAt(t, "#base=http://a/&reference=x");
  await referenceOf(page).press("y");
  await page.evaluate(
    (followed) => {
      location.hash = followed; // the event for it comes later
      dispatchEvent(new Event("pagehide")); // makes the page write pending changes
    },
    link({ base: "http://a/", reference: "followed" }),
  );
  await page.waitForFunction(() => $("uri-field[name=reference] textarea")?.value === "followed");
});

for (const [fragment, note, reference] of /** @type {const} */ ([
  ["#base=http://a/&reference=%zz", saying("page:notes:link-encoding"), "%zz"],
  ["#base=http://a/&reference=x&step=many", saying("page:notes:link-step", { value: "many" }), "x"],
  ["#base=http://a/&reference=x&colour=red", saying("page:notes:link-field", { name: "colour" }), "x"],
  ["#base=http://a/&reference=x&edition=rfc0", saying("page:notes:link-edition", { value: "rfc0" }), "x"],
])) {
  test(`a malformed link opens with a note: ${fragment}`, async (t) => {
    const page = await pageAt(t, fragment);
    assert.equal(await referenceOf(page).inputValue(), reference);
    assert.equal(await baseOf(page).inputValue(), "http://a/");
    assert.match(await page.getByRole("status").filter({ hasText: note }).innerText(), note);
    await referenceOf(page).fill("y");
    await eventually(async () =>
      assert.equal(await page.getByText(note).count(), 0, "the note stays although the text is another one"),
    );
  });
}

test("a step is held against the run of the link's own edition, whose words are fetched first", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "x:y" }));
  const long = { base: "http://a/b/c/d", reference: "x/../".repeat(9) + "g" };
  const [here, there] = ["url-1993", "url-syntax-05"].map((edition) => ({ ...long, edition }));
  const { total } = explained(engine, here).run;
  assert.ok(total > 1 + explained(engine, { base: "http://a/b", reference: "x:y" }).run.total);
  await goto(page, link({ ...here, step: total - 1 }));
  const shown = () =>
    page
      .locator("uri-stepper input")
      .evaluate((slider) =>
        [/** @type {HTMLInputElement} */ (slider).value, /** @type {HTMLInputElement} */ (slider).max].map(Number),
      );
  await eventually(async () => assert.deepEqual(await shown(), [total - 1, total]));
  assert.equal(await page.locator("uri-notices li").count(), 0, "the step is held against another run");
  await goto(page, link({ ...there, step: 9_999 }));
  const other = explained(engine, there).run.total;
  await page.getByText(saying("page:notes:link-step-beyond", { value: "9,999", total: String(other) })).waitFor();
  assert.deepEqual(await shown(), [other, other]);
});

test("a step beyond the run shows its end", async (t) => {
  const page = await pageAt(t, "#base=http://a/&reference=x&step=9999");
  const {
    slider: [value, max],
  } = await page.evaluate(shown);
  assert.equal(value, max);
});
