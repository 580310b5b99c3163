/** The engine calls after one key: each question once. */
import assert from "node:assert/strict";
import { eventually, pageAt } from "./browser.js";
import { engine } from "./fixtures.js";
import { test } from "./test.js";
import { remembering } from "../src/run/remembering.js";

/** The names of the calls. */
const names = Object.keys(engine);

test("what is asked again is not computed again, and a failure is not kept", () => {
  let calls = 0;
  /** @type {any} */
  const counted = {
    explain: (/** @type {{ base: string }} */ { base }) => ({ base, calls: ++calls }),
    parse: () => ({ error: { code: "panic" }, calls: ++calls }),
  };
  const kept = /** @type {any} */ (remembering(counted));
  const first = kept.explain({ base: "a:" });
  assert.equal(kept.explain({ base: "a:" }), first);
  assert.equal(kept.explain({ base: "b:" }).calls, 2);
  assert.equal(kept.explain({ base: "a:" }), first);
  for (const base of ["c:", "d:", "e:", "f:"]) kept.explain({ base });
  assert.equal(kept.explain({ base: "a:" }).calls, 7, "only the last ones are kept");
  const long = { base: "x".repeat(30_000) };
  assert.notEqual(kept.explain(long), kept.explain(long), "long ones are not kept");
  assert.notEqual(kept.parse(""), kept.parse(""));
});

for (const hash of [
  "",
  "#base=http://a/b/&reference=../c&edition=url-standard",
  "#base=mailto:a@b.example&reference=c",
])
  test(`one key asks the engine each question once: ${hash || "the opening example"}`, async (t) => {
    const page = await pageAt(t, hash);
    const box = page.getByRole("textbox", { name: "Reference" });
    await box.press("End");
    await box.press("x"); // one-time questions have been asked
    await page.waitForTimeout(500);
    await page.evaluate((names) => {
      /** @type {string[][]} */
      const asked = [];
      Object.assign(window, { asked });
      const { encodeInto } = TextEncoder.prototype;
      TextEncoder.prototype.encodeInto = function (text, bytes) {
        if (names.includes(text)) asked.push([text]);
        else asked.at(-1)?.push(text);
        return encodeInto.call(this, text, bytes);
      };
    }, names.concat("account"));
    await box.press("y");
    const asked = () =>
      page.evaluate(() => /** @type {any} */ (window).asked.map((/** @type {string[]} */ call) => call.join(" ")));
    await eventually(async () =>
      assert.ok((await asked()).some((/** @type {string} */ call) => call.startsWith("neighbour "))),
    );
    await page.waitForTimeout(500);
    const all = /** @type {string[]} */ (await asked());
    assert.deepEqual(all, [...new Set(all)]);
    assert.ok(
      all.filter((call) => call.startsWith("explain ") && call.includes("limit=20000")).length === 1,
      all.join("\n"),
    );
  });
