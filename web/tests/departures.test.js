/**
 * The reasons why the URL Standard answers differently from the other documents: the engine finds them by leaving out
 * deviations, and the dialog shows both runs side by side.
 */
import assert from "node:assert/strict";
import { causesOf } from "../src/texts/causes.js";
import { start } from "../src/run/link.js";
import { eventually, openDifferences, pageAt } from "./browser.js";
import { engine } from "./fixtures.js";
import { explained, link, pairs } from "./support.js";
import { test } from "./test.js";

const today = "url-standard";
const base = "http://a/b/c/d;p?q";

/** @param {string} reference @param {string} edition @param {string} other @param {string} [on] the base */
function reasons(reference, edition, other, on = base) {
  const answers = engine.answers({ base: on, reference, edition });
  if (!Array.isArray(answers)) assert.fail(answers.error.message);
  const answer = answers.find((one) => one.edition === other);
  assert.ok(answer);
  return causesOf(answer).map(({ clause, here, there, of }) => `${clause} ${here} ${there} ${of ?? ""}`.trim());
}

test("the reasons why the URL Standard differs, from either side", () => {
  for (const [reference, ...names] of [
    ["..\\g", "backslash"],
    ["%2e%2E/g", "encoded-dots"],
    ["http:g", "same-special-scheme"],
    ["http:///h/x", "slashes"],
    ["HTTP://H:80/", "host-case", "default-port", "scheme-case"],
    ["http://127.1", "empty-path", "ipv4"],
    ["g h ", "blanks", "encoding"],
    ["http://bücher.example/", "host-ascii"],
    ["http://a b/", "refusing"],
  ]) {
    assert.deepEqual(
      reasons(reference, today, "rfc3986"),
      names.map((name) => `${name} done left ${today}`),
      reference,
    );
    assert.deepEqual(
      reasons(reference, "rfc3986", today),
      names.map((name) => `${name} left done ${today}`),
      reference,
    );
  }
});

test("what an earlier document does differently from RFC 3986 is told in its words, and for the URL Standard in those of RFC 3986", () => {
  assert.deepEqual(reasons("../../../g", today, "rfc2396bis-01"), ["excess-dots dropped kept rfc3986"]);
  assert.deepEqual(reasons("../../../g", "rfc2396bis-01", today), ["excess-dots kept dropped rfc3986"]);
  assert.deepEqual(reasons("g", today, "rfc1738"), ["relative-form defined none rfc3986"]);
});

for (const sweep of [false, true])
  test(
    "the URL Standard diverges from a document at the same place from both sides, and within both runs",
    { sweep },
    () => {
      let parted = 0;
      for (const asked of pairs(sweep ? 120 : 12, 24)) {
        for (const { id } of engine.editions()) {
          if (id === today) continue;
          const parting = engine.parting({ ...asked, edition: today }, id);
          if (parting === null) continue;
          const where = `${id}, ${link(asked)}`;
          if ("error" in parting) assert.fail(where);
          const back = engine.parting({ ...asked, edition: id }, today);
          assert.ok(back && !("error" in back), where);
          assert.deepEqual(
            [back.here, back.there, back.because.clause, back.because.here],
            [parting.there, parting.here, parting.because.clause, parting.because.there],
            where,
          );
          for (const [edition, step] of /** @type {const} */ ([
            [today, parting.here],
            [id, parting.there],
          ])) {
            const { run } = explained(engine, { ...asked, edition });
            assert.ok(step > 0 && step <= run.steps.length, `${edition}, step ${step}, ${where}`);
          }
          parted++;
        }
      }
      assert.ok(parted > (sweep ? 300 : 30), `only ${parted}`);
    },
  );

test("the page says why the URL Standard differs, and shows both runs side by side", async (t) => {
  const page = await pageAt(t, `${link({ ...start, base, reference: "..\\g", edition: today })}&expected=http://x/`);
  await openDifferences(page);
  const maker = page.locator('uri-differences .maker[data-id="rfc3986"]');
  const because = (await maker.locator(".because").textContent()) ?? "";
  const sides = page.locator("uri-parting section");
  await sides.nth(1).waitFor();
  const said = await sides.allTextContents();
  assert.equal(said.length, 2);
  assert.ok(because.includes("\\"), because);
  for (const [side, target] of ["http://a/b/g", "http://a/b/c/..\\g"].entries())
    assert.ok(said[side].includes(target), said[side]);
  for (const side of [0, 1]) {
    const story = sides.nth(side).locator("uri-story");
    assert.ok((await story.locator(".story > li").count()) > 1);
    assert.equal(await story.locator("li[aria-current=step]").count(), 1);
  }
  // A line of the other run leads to its step there.
  const diverges = await sides.nth(1).locator(":scope > a").getAttribute("href");
  await sides.nth(1).locator("uri-story button.line").first().click();
  await page.locator("uri-differences").waitFor({ state: "detached" });
  await eventually(async () => {
    const hash = await page.evaluate(() => location.hash);
    assert.match(hash, /edition=rfc3986&step=\d+&expected=/);
    assert.notEqual(/step=\d+/.exec(hash)?.[0], /step=\d+/.exec(diverges ?? "")?.[0]);
  });
});
