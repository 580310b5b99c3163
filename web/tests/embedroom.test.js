/**
 * The Embed room: the choices there apply to the element and to the copied code, and that draws the same in a page of
 * another origin.
 */
import assert from "node:assert/strict";
import { views } from "../src/embed/registry.js";
import { copiedBy, eventually, goto, pageAt, site } from "./browser.js";
import { say } from "./fixtures.js";
import { hosting } from "./hosting.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const others = await hosting();

/** Opens the room, and waits for its element. @param {Page} page @param {string} [more] of the link */
async function open(page, more = "") {
  await page.goto(`${site.url}#room=embed${more}`);
  await page.locator(".embed uri-scope output .figure").waitFor();
}

/** The text that a button copies. @param {Page} page @param {"element" | "script" | "frame"} name */
const copied = (page, name) =>
  copiedBy(page, () => page.getByRole("button", { name: say("embedding:copy", { name }), exact: true }).click());

/**
 * The control that selects a view.
 * @param {Page} page @param {"checkbox" | "radio"} role combined with others, or alone @param {string} view
 */
const choiceOf = (page, role, view) => page.getByRole(role, { name: new RegExp(`^\\s*${view}\\b`) });
/** Opens "All views". @param {Page} page */
const unfold = (page) => page.locator(".embed .all summary").click();
/** A text box of the element. @param {Page} page @param {string} label the id of its words */
const boxOf = (page, label) => page.locator("uri-scope").getByRole("textbox", { name: say(label) });

test(
  "what is chosen, and typed into the element, is what is copied, and draws the same elsewhere",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { mayFail: true });
    await open(page);
    await page.getByRole("combobox", { name: "Spec" }).selectOption("rfc2396bis-01");
    await page.locator("select", { has: page.locator("option[value=remove]") }).selectOption("remove");
    await choiceOf(page, "checkbox", "editions").check();
    await choiceOf(page, "checkbox", "dots").uncheck();
    await page.locator("uri-scope").getByRole("textbox", { name: "Reference" }).fill('../../../../<"&>');
    await page.waitForFunction(() => $(".pastes code")?.textContent?.includes("&lt;"));
    const element = await copied(page, "element");
    assert.match(
      element,
      /^<uri-scope base="http:\/\/a\/b\/c\/d;p\?q" reference="\.\.\/\.\.\/\.\.\/\.\.\/&lt;&quot;&amp;&gt;" edition="rfc2396bis-01" excess="remove" view="[^"]*editions[^"]*"><span data-uriscope-baked>[^<]*<\/span><\/uri-scope>$/,
    );
    assert.doesNotMatch(element, /view="[^"]*dots/);
    const script = await copied(page, "script");
    const frame = await copied(page, "frame");
    const target = await page.locator("uri-scope output").innerText();

    await page.goto(others.put(`<!doctype html><title>t</title>${script}${element}`));
    await page.locator("uri-scope output .figure", { hasText: "http://a/" }).waitFor();
    await eventually(async () => assert.equal(await page.locator("uri-scope output").innerText(), target));
    await page.goto(others.put(`<!doctype html><title>t</title>${frame}`));
    const inner = page.frameLocator("iframe");
    await inner.locator("uri-scope output .figure", { hasText: "http://a/" }).waitFor();
    await eventually(async () => assert.equal(await inner.locator("uri-scope output").innerText(), target));
    await eventually(async () => assert.equal(await inner.locator("uri-scope uri-years").count(), 1));
  },
);

test(
  "data and hosts: what is typed into the element is what is copied, and draws the same elsewhere",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { mayFail: true });
    await open(page);
    await unfold(page);
    await choiceOf(page, "radio", "encoding").check();
    const box = boxOf(page, "encoding:data");
    await box.fill("a b/\u00fc");
    await page.getByRole("combobox", { name: say("encoding:component") }).selectOption("query");
    const encoded = page.locator("uri-scope .encoded-row output", { hasText: "a%20b/%C3%BC" });
    await encoded.waitFor();
    await page.waitForFunction(() => location.hash.includes("component=query"));
    const element = await copied(page, "element");
    assert.equal(
      element,
      `<uri-scope data="a b/\u00fc" component="query" view="encoding"><span data-uriscope-baked>${say("encoding:element:data", { text: "a b/\u00fc" })}</span></uri-scope>`,
    );
    const [script, frame] = [await copied(page, "script"), await copied(page, "frame")];
    await page.reload();
    await encoded.waitFor();
    assert.equal(await copied(page, "element"), element);

    await choiceOf(page, "radio", "host").check();
    assert.equal(await choiceOf(page, "radio", "encoding").isChecked(), false);
    await boxOf(page, "encoding:host").fill("[::1]");
    await page.locator("uri-scope uri-host .matches").waitFor();
    await eventually(async () =>
      assert.equal(
        await copied(page, "element"),
        `<uri-scope host="[::1]" view="host"><span data-uriscope-baked>${say("encoding:element:host", { text: "[::1]" })}</span></uri-scope>`.replace(
          /\[::1\]/g,
          "&#91;::1&#93;",
        ),
      ),
    );
    await choiceOf(page, "radio", "layers").check();
    await page.locator("uri-scope uri-layers").waitFor();
    await page.locator("uri-scope").getByRole("textbox").first().fill("http://x.test/y/");
    await eventually(async () =>
      assert.match(await copied(page, "element"), /^<uri-scope embedded="http:\/\/x\.test\/y\/"[^>]* view="layers">/),
    );
    await choiceOf(page, "checkbox", "target").check();
    await page.locator("uri-scope output .figure").waitFor();
    assert.match(await copied(page, "element"), /^<uri-scope base="[^"]+" reference="[^"]+" view="target">/);

    await page.goto(others.put(`<!doctype html><title>t</title>${script}${element}`));
    await encoded.waitFor();
    await page.goto(others.put(`<!doctype html><title>t</title>${frame}`));
    await page.frameLocator("iframe").locator("uri-scope .encoded-row output", { hasText: "a%20b/%C3%BC" }).waitFor();
  },
);

test(
  "a view that is shown alone has something to show; the frame has the height of its content, and its host is tried",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, "#room=embed");
    await page.locator(".pastes", { hasText: say("embedding:headers:yes") }).waitFor();
    await eventually(async () => {
      const high = await page
        .locator(".embed uri-scope")
        .evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
      assert.ok((await copied(page, "frame")).includes(` height="${high}" `), `not ${high}`);
    });
    await unfold(page);
    await choiceOf(page, "radio", "scheme").check();
    await page.locator(".embed uri-scope .messages li").first().waitFor();
    assert.match(await copied(page, "element"), /edition="rfc1738" view="scheme"/);
    await page.getByRole("radio", { name: say("embedding:together"), exact: true }).check();
    await page.locator(".embed uri-scope output .figure", { hasText: "http://a/" }).waitFor();
    assert.doesNotMatch(await copied(page, "element"), /ftp:|view=/);
  },
);

test(
  "running text: with its line breaks it is copied, and its URIs are found elsewhere",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { mayFail: true });
    await open(page);
    await unfold(page);
    await choiceOf(page, "radio", "extract").check();
    const text = "&lt;http://x/&#10;y&gt; &amp; z"; // the text as copied
    await boxOf(page, "extract:text").fill("<http://x/\ny> & z");
    const found = page.locator("uri-scope uri-extracted h3 code", { hasText: "http://x/y" });
    await found.waitFor();
    await eventually(async () =>
      assert.equal(
        await copied(page, "element"),
        `<uri-scope text="${text}" view="extract"><span data-uriscope-baked>${say("extract:fallback", { text })}</span></uri-scope>`,
      ),
    );
    const [element, script, frame] = [
      await copied(page, "element"),
      await copied(page, "script"),
      await copied(page, "frame"),
    ];
    await page.reload();
    await found.waitFor();
    assert.equal(await copied(page, "element"), element);
    await page.goto(others.put(`<!doctype html><title>t</title>${script}${element}`));
    await found.waitFor();
    await page.goto(others.put(`<!doctype html><title>t</title>${frame}`));
    await page.frameLocator("iframe").locator("uri-scope uri-extracted h3 code", { hasText: "http://x/y" }).waitFor();
  },
);

test("a link keeps what was chosen", async (t) => {
  const page = await pageAt(t, null);
  await open(page, "&base=http://x/y&reference=z&edition=url-syntax-05&view=target+grammar&width=column");
  assert.equal(await page.locator("uri-scope output .figure").textContent(), "http://x/z");
  assert.ok(await choiceOf(page, "checkbox", "grammar").isChecked());
  await page.getByRole("combobox", { name: say("embedding:width") }).selectOption("paragraph");
  await page.waitForFunction(() => location.hash.includes("width=paragraph"));
  await page.reload();
  await page.locator(".embed uri-scope output .figure").waitFor();
  assert.equal(await page.locator("uri-scope output .figure").textContent(), "http://x/z");
  assert.equal(await page.locator("uri-scope").getAttribute("view"), "target grammar");
  await eventually(async () =>
    assert.ok(((await page.locator("uri-scope").boundingBox())?.width ?? 999) < 400, "it is wider than a paragraph"),
  );
});

for (const { width, height, beside } of [
  { width: 1280, height: 800, beside: true },
  { width: 390, height: 844, beside: false },
])
  test(`at ${width} × ${height}, the preview is ${beside ? "to the left of" : "above"} the code, and nothing scrolls sideways`, async (t) => {
    const page = await pageAt(t, null, { width, height });
    await open(page);
    const [preview, ...codes] = await Promise.all(
      [page.locator(".embed uri-scope"), ...(await page.locator(".pastes pre").all())].map((one) => one.boundingBox()),
    );
    const [element, script] = codes;
    assert.ok(preview && element && script);
    if (beside) {
      assert.ok(preview.x + preview.width < element.x, JSON.stringify({ preview, element }));
      for (const { y, height: high } of [preview, element, script])
        assert.ok(y + high <= height, `${y + high} is below the window`);
    } else
      assert.ok(preview.y < height && preview.y + preview.height < element.y, JSON.stringify({ preview, element }));
    await unfold(page);
    await page.locator(".embed").evaluate((room) => {
      for (const one of [document.documentElement, ...room.querySelectorAll("*")])
        if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX))
          throw new Error(`${one.outerHTML.slice(0, 80)} scrolls`);
      if (document.documentElement.scrollWidth > innerWidth) throw new Error("the page scrolls");
    });
  });

test("the views that few need are under “All views”, which a link opens that asks for one of them", async (t) => {
  const page = await pageAt(t, null);
  await open(page);
  const all = page.locator(".embed details.all");
  const isOpen = () => all.evaluate((details) => /** @type {HTMLDetailsElement} */ (details).open);
  assert.equal(await isOpen(), false);
  assert.equal(await all.locator("summary").innerText(), say("embedding:all", { count: views.length }));
  assert.equal(
    await page.locator(".embed .choose :is([type=checkbox], [type=radio][value]:not([value='']))").count(),
    views.length,
  );
  await goto(page, "#room=embed&view=target+editions");
  await eventually(async () => assert.equal(await page.locator("uri-scope").getAttribute("view"), "target editions"));
  assert.equal(await isOpen(), false);
  for (const view of ["target+grammar", "host"]) {
    await all.evaluate((details) => (/** @type {HTMLDetailsElement} */ (details).open = false));
    await goto(page, `#room=embed&view=${view}`);
    await eventually(async () => assert.ok(await isOpen(), view));
  }
});
