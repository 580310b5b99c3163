/**
 * Chromium's own URL on the cases of web-platform-tests, run in the page: all of them by the URL Standard's run there,
 * with Chromium's domain to ASCII, and for differences, by the page's own words. The number of differences is printed,
 * because it depends on the version of Chromium.
 */
import assert from "node:assert/strict";
import { neighbours } from "../src/neighbours/neighbours.js";
import { reasonText } from "../src/views/stage/reasons.js";
import { withoutMarks } from "../src/texts/marks.js";
import { eventually, goto, openDifferences, pageAt, site } from "./browser.js";
import { engine, words } from "./fixtures.js";
import { suite } from "./suites.js";
import { link } from "./support.js";
import { test } from "./test.js";

/** @import { Engine } from "../src/run/tolerant.js" */
/** @import { Runtime } from "../src/run/engine.js" */

/** @type {{ base: string, reference: string, wanted: string | null }[]} */
const cases = suite("wpt-2026-07-urltestdata.json").cases.map((/** @type {any} */ one) => ({
  base: (one.base ?? "").toWellFormed(),
  reference: one.input.toWellFormed(),
  wanted: one.failure ? null : one.href,
}));

/** The kind of a difference, without its texts. @param {Runtime} told */
const kindOf = ({ target, fields, ended }) =>
  ended ? "answers" : target === null ? "refuses" : fields.map(({ field }) => field).join(" ") || "written";

test("Chromium's URL on web-platform-tests: what differs, and that the page says so", { sweep: true }, async (t) => {
  const page = await pageAt(t, link(cases[0]));
  const all = /** @type {Runtime[]} */ (
    await page.evaluate(
      async ([url, cases]) => {
        /** @type {{ load(): Promise<Engine> }} */
        const { load } = await import(url);
        const engine = await load();
        return cases.map((one) => engine.runtime(one));
      },
      /** @type {const} */ ([`${site.url}uriscope.js`, cases]),
    )
  );
  /** @type {Record<string, number>} */
  const kinds = {};
  /** @type {string[]} */
  const notStandard = [];
  const apart = all.flatMap((told, i) => (told.same ? [] : [{ ...cases[i], told }]));
  for (const { told } of apart) kinds[kindOf(told)] = (kinds[kindOf(told)] ?? 0) + 1;
  all.forEach(({ standard }, i) => standard !== cases[i].wanted && notStandard.push(link(cases[i])));
  console.log(
    `# ${cases.length - apart.length} of ${cases.length} as the standard; the others: ${JSON.stringify(kinds)}; ` +
      `by Chromium's domain to ASCII another target: ${notStandard.join(" ") || "none"}`,
  );
  assert.ok(apart.length < cases.length / 5, `${apart.length} differ`);
  assert.ok(notStandard.length < 5, notStandard.join(" "));

  // One of each kind, in the words of the page's dialog.
  const plain = apart.filter(({ base, reference }) => /^[!-~]+$/.test(base + reference));
  const sample = [...new Map(plain.map((one) => [kindOf(one.told), one])).values()];
  for (const { base, reference, told } of sample.slice(0, 4)) {
    const given = { ...engine, runtime: () => told };
    const [{ reasons }] = neighbours(given, { base, reference });
    assert.ok(reasons.length > 0, link({ base, reference }));
    await goto(page, link({ base, reference, edition: "url-standard" })); // a spec that agrees has no sentence, only its name
    await openDifferences(page);
    const section = page.locator('uri-differences [data-id="url"] ul');
    const wanted = reasons.map((reason) => withoutMarks(reasonText(words, { id: "url" }, reason)));
    await eventually(async () => {
      const said = (await section.innerText()).replace(/\s+/g, " ");
      for (const one of wanted) assert.ok(said.includes(one), `${said} has no ${one}`);
    });
    await page.keyboard.press("Escape");
  }
});
