/**
 * What somebody sees first who came for an answer: why the page is there, the danger beside
 * the why, what a run leads to, and all of it in the windows of phones.
 */
import assert from "node:assert/strict";
import { assertTarget, eventually, goto, pages, painted, sliderOf } from "./browser.js";
import { link } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const { inPage } = pages();

const deceiving = {
  base: "https://shop.example/app/index.html",
  reference: "//good.example@evil.example:8443/../pay",
};

inPage(
  "a user name that looks like a host is told beside the why, in the window, and its bracket is its own",
  link(deceiving),
  async (page) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await painted(page);
      const risk = page.locator("uri-why .risk");
      await risk.waitFor();
      assert.match((await risk.textContent()) ?? "", /good\.example is a user name, not the host.*and 1 more/s);
      const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await risk.boundingBox());
      assert.ok(box.y + box.height <= height && box.x + box.width <= width, `${width} × ${height}: ${box.y}`);
      for (const view of ["uri-field[name=reference]", "uri-target"]) {
        const parts = await page
          .locator(`${view} .part`)
          .evaluateAll((all) => all.map((part) => [part.className.match(/role-(\w+)/)?.[1], part.textContent]));
        assert.deepEqual(
          parts.filter(([role]) => /userinfo|host|port|authority/.test(role ?? "")),
          [
            ["userinfo", "good.example"],
            ["host", "evil.example"],
            ["port", "8443"],
          ],
          view,
        );
      }
    }
    await page.locator("uri-why .risk").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("uri-remarks li").nth(1).waitFor();
  },
);

inPage(
  "the case that the page opens with has its target whole on the tile of its edition, too",
  "",
  async (page) => {
    await eventually(async () =>
      assert.equal(await page.locator("uri-years .band.chosen").textContent(), "http://a/g"),
    );
    const cut = await page
      .locator("uri-years .band")
      .evaluateAll((all) =>
        all.filter((band) => band.scrollWidth > band.clientWidth).map(({ textContent }) => textContent),
      );
    assert.deepEqual(cut, []);
  },
  { width: 1280, height: 800 },
);

inPage(
  "where nothing is to be feared, the line says what the underlines mean",
  link({ reference: "../g" }),
  async (page) => {
    await page.locator("uri-why .legend").waitFor();
    assert.equal(await page.locator("uri-why .risk").count(), 0);
  },
);

inPage(
  "where the browser would go to another host, that host is said",
  link({ base: "https://a/b/c", reference: "http:/evil.example/x" }),
  async (page) => {
    await page.locator("uri-why .risk", { hasText: "This browser goes to evil.example" }).waitFor();
    await goto(page, link({ reference: "https://good.example@0x7f.1/" })); // beside it the findings are more
    await page.locator("uri-why .risk", { hasText: "This browser goes to 127.0.0.1 · and 2 more" }).waitFor();
  },
);

inPage(
  "a question stands over the texts; each of its chips puts its texts there, which Back takes away",
  "",
  async (page) => {
    const chips = page.getByRole("group", { name: "How does a link find its way?" }).getByRole("button");
    assert.ok((await chips.count()) >= 6);
    await chips.getByText("Who is the host?").click();
    await assertTarget(page, "https://good.example@evil.example:8443/pay", link(deceiving));
    assert.equal(await chips.getByText("Who is the host?").getAttribute("aria-pressed"), "true");
    await page.goBack();
    await assertTarget(page, "http://a/g", "");
    assert.equal(await chips.getByText("Who is the host?").getAttribute("aria-pressed"), "false");
  },
);

inPage("“?” says what the page is for before it lists keys", "", async (page) => {
  await page.locator("button.help").click();
  const dialog = page.getByRole("dialog", { name: "What this page is for" });
  await dialog.waitFor();
  const text = (await dialog.textContent()) ?? "";
  assert.ok(text.indexOf("only a part of an address") < text.indexOf("Keys"), text);
  assert.match(text, /two libraries disagree/);
});

inPage("a run ends with the target, and with what came from where", link({ reference: "../../../g" }), async (page) => {
  const said = async () => ((await page.locator("uri-stepper .say").textContent()) ?? "").replace(/\s+/g, " ");
  await eventually(async () =>
    assert.match(
      await said(),
      /The target is http:\/\/a\/g: scheme and authority from the base, path from the reference\./,
    ),
  );
  await goto(page, link({ reference: "x:y" }));
  await eventually(async () => assert.match(await said(), /The target is x:y: all of it comes from the reference\./));
  await goto(page, link({ reference: "../g" }));
  await eventually(async () => assert.match(await said(), /path from both\./));
  await sliderOf(page).press("ArrowLeft");
  await eventually(async () => assert.doesNotMatch(await said(), /The target is/));
});

inPage(
  "on a phone that lies on its side, player and current line are in the window",
  link(deceiving),
  async (page) => {
    for (const [width, height] of [
      [844, 390],
      [812, 375],
      [932, 430],
    ]) {
      await page.setViewportSize({ width, height });
      await painted(page);
      for (const selector of [
        "uri-stepper .say",
        "uri-stepper .play",
        "uri-resolution [aria-current=step]",
        "output",
        "uri-why .line",
        "uri-years .chosen",
      ])
        await eventually(async () => {
          const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (
            await page.locator(selector).first().boundingBox()
          );
          assert.ok(
            box.y >= 0 && box.y + Math.min(box.height, 20) <= height,
            `${selector} at ${box.y} of ${width} × ${height}`,
          );
        });
    }
  },
  { width: 844, height: 390 },
);
