/**
 * Many elements in one page: they are drawn one after the other, so that the page stays responsive, and each costs as
 * much as it would alone. The test counts work, not time.
 */
import assert from "node:assert/strict";
import { engine } from "./fixtures.js";
import { block, bakedFor, element } from "./hosting.js";
import { somebody } from "./somebody.js";
import { test } from "./test.js";

const { inPage, page, tabOn } = await somebody();

/** @param {number} count */
const cases = (count) =>
  Array.from({ length: count }, (_, i) => ({ base: "http://a/b/c/d;p?q", reference: `${"../".repeat(i % 5)}g${i}` }));
const eager = (/** @type {ReturnType<typeof cases>[0]} */ of) =>
  element({ ...of, loading: "eager" }, `<p>${of.reference}</p>`);

/** Counts the test's events: runs in the page before anything else. */
const counting = `<script>
  most = 0;
  const { port1, port2 } = new MessageChannel();
  const drawn = () => [...document.querySelectorAll("uri-scope")].filter((one) => one.shadowRoot?.querySelector(".drawn")).length;
  let before = 0;
  port1.onmessage = () => {
    const now = drawn();
    most = Math.max(most, now - before);
    before = now;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  asked = 0;
  const { getAttribute } = Element.prototype;
  Element.prototype.getAttribute = function (name) {
    if (this.localName === "uri-scope") asked++;
    return getAttribute.call(this, name);
  };
</script>`;

/** @param {import("playwright-core").Page} tab @param {number} count */
const allDrawn = (tab, count) =>
  tab.waitForFunction(
    (count) =>
      [...document.querySelectorAll("uri-scope")].filter((one) =>
        one.shadowRoot?.querySelector(".drawn output .figure, .drawn output .none"),
      ).length === count,
    count,
    { polling: 250, timeout: 60_000 + count * 500 },
  );

for (const { many, kind } of [
  { many: 24, kind: "baked" },
  { many: 24, kind: "not baked" },
  { many: 400, kind: "baked" }, // as many as in a long document
])
  test(
    `${many} eager elements, ${kind}: the page has its turn after each, and what is out of sight is not laid out`,
    { sweep: true },
    async (t) => {
      const data = kind === "baked" ? block(bakedFor(engine, cases(many))) : "";
      const { tab } = await tabOn(t, page(cases(many).map(eager).join("") + data, counting));
      await allDrawn(tab, many);
      const { most, laidOut } = await tab.evaluate(() => ({
        most: /** @type {any} */ (globalThis).most,
        laidOut: [...document.querySelectorAll("uri-scope")].filter((one) =>
          one.shadowRoot?.querySelector("uri-target")?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
      }));
      assert.ok(most <= 2, `${most} were drawn before the page could answer`);
      assert.ok(laidOut >= 1 && laidOut <= 6, `${laidOut} are laid out`);
      const last = tab.locator("uri-scope").last();
      await last.scrollIntoViewIfNeeded();
      assert.ok(await last.locator("uri-resolution [aria-current=step]").isVisible());
    },
  );

test(
  "elements that bring their data with them: each looks at its attributes as often as one alone",
  { sweep: true },
  async () => {
    /** @type {number[]} */
    const each = [];
    for (const count of [4, 12]) {
      const own = cases(count).map((of) => eager(of) + block(bakedFor(engine, [of])));
      await inPage(page(own.join(""), counting), async ({ tab }) => {
        await allDrawn(tab, count);
        each.push((await tab.evaluate(() => /** @type {any} */ (globalThis).asked)) / count);
      });
    }
    // If each element searched for every other once, the count would be three times as high. A busy machine draws some
    // once more.
    assert.ok(each[1] < each[0] * 2, `of 4 elements each looks ${each[0]} times, of 12 ${each[1]} times`);
  },
);
