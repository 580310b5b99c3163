/**
 * Tests the page for frames, in third-party pages: its link, its height, the messages that it accepts and ignores, and
 * its sandbox.
 */
import assert from "node:assert/strict";
import { eventually, painted, sharedSite } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { hosting, quoted } from "./hosting.js";
import { frameTag, loneFrame } from "../src/embed/tags.js";
import { beside, drawnBy } from "./beside.js";
import { explained, link } from "./support.js";
import { after, before, test } from "./test.js";

/** @import { Page } from "playwright-core" */

const pages = await hosting();
/** @type {Awaited<ReturnType<typeof sharedSite>>} */
let site;
/** @type {import("playwright-core").BrowserContext} */
let context;
before(async () => {
  site = await sharedSite();
  context = await site.browser.newContext({ viewport: { width: 1000, height: 800 } });
  await context.addInitScript(() => {
    globalThis.uriscopeMissing = (what) => console.error(`no words for ${what}`);
  });
});
after(() => context?.close());

const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };

/** A page with a frame, which records the frame's messages. @param {string} fragment @param {string} [sandbox] */
const framed = (
  fragment,
  sandbox = "allow-scripts",
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Somebody's page</title><link rel="icon" href="data:,">
  <main><h1>Somebody's page</h1><iframe title="An example" src=${quoted(`${site.url}embed.html${fragment}`)} ${sandbox === "none" ? "" : `sandbox=${quoted(sandbox)}`} width="900" height="300"></iframe></main>
  <script>told = []; addEventListener("message", ({ data, source }) => told.push({ data, frame: source === document.querySelector("iframe").contentWindow }));</script></html>`;

/**
 * @param {string} body @param {(tab: Page) => Promise<unknown>} work
 * @param {RegExp} [expected] expected messages on the console
 */
async function inPage(body, work, expected) {
  const tab = await context.newPage();
  /** @type {string[]} */
  const said = [];
  tab.on("console", (message) => void (["error", "warning"].includes(message.type()) && said.push(message.text())));
  tab.on("pageerror", (error) => void said.push(`uncaught: ${error.stack ?? error}`));
  await tab.goto(pages.put(body));
  await work(tab);
  await painted(tab);
  assert.deepEqual(
    said.filter((text) => !expected?.test(text)),
    [],
  );
  await tab.close();
}

const frameOf = (/** @type {Page} */ tab) => tab.frameLocator("iframe[title]");
/** Waits for the target that the frame shows. @param {Page} tab @param {string} want */
const shows = (tab, want) => frameOf(tab).locator("output .figure").filter({ hasText: want }).waitFor();
/** The frame's messages. @param {Page} tab @returns {Promise<{ data: any, frame: boolean }[]>} */
const told = (tab) => tab.evaluate(() => /** @type {any} */ (globalThis).told);

test("the least sandbox: it draws, plays and answers, and tells its height", { sweep: true }, async () => {
  await inPage(framed(`${link(start)}&view=target%20dots`), async (tab) => {
    await shows(tab, "http://a/g");
    await frameOf(tab)
      .getByRole("button", { name: say("ui:first"), exact: true })
      .click();
    await frameOf(tab).getByRole("textbox", { name: "Reference" }).fill("../x");
    await shows(tab, "http://a/b/x");
    const height = await eventually(async () => {
      const drawn = await frameOf(tab)
        .locator("uri-scope")
        .evaluate((scope) => Math.ceil(scope.getBoundingClientRect().height));
      assert.equal((await told(tab)).at(-1)?.data.height, drawn);
      return drawn;
    });
    for (const { data, frame } of await told(tab))
      assert.deepEqual(
        [Object.keys(data).sort(), data.type, Number.isInteger(data.height), frame],
        [["height", "type"], "uriscope:height", true, true],
      );
    await tab.locator("iframe").evaluate((frame) => frame.setAttribute("width", "400"));
    await tab.waitForFunction((height) => /** @type {any} */ (globalThis).told.at(-1).data.height > height, height); // wait until one pane is below the other
  });
});

test("every field of a link, the view, and another link in the same frame", async () => {
  const request = {
    base: "http://a/b/",
    reference: "../../g",
    edition: "rfc2396bis-01",
    excess: /** @type {const} */ ("remove"),
    step: 4,
  };
  await inPage(
    framed(`${link(request)}&view=target+resolution&room=board&mode=presentation&onclick=x&style=x`),
    async (tab) => {
      await shows(tab, "http://a/g");
      const scope = frameOf(tab).locator("uri-scope");
      assert.deepEqual(
        await scope.evaluate((element) =>
          Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        ),
        {
          loading: "eager",
          base: request.base,
          reference: request.reference,
          edition: request.edition,
          excess: "remove",
          step: "4",
          view: "target resolution",
        },
      );
      const total = explained(engine, request).run.steps.length;
      await frameOf(tab)
        .locator("uri-stepper .say", { hasText: say("ui:step-of", { step: 4, total }) })
        .waitFor();
      assert.equal(await frameOf(tab).locator("uri-dots").count(), 0);
      await tab
        .locator("iframe")
        .evaluate(
          (frame, src) => frame.setAttribute("src", src),
          `${site.url}embed.html${link({ base: "http://a", reference: "//h" })}`,
        );
      await shows(tab, "http://h");
    },
  );
  // Without a link, the frame shows the page's first case.
  await inPage(framed(""), (tab) => shows(tab, "http://a/g"));
  await inPage(framed("#%zz&base=%E4&step=x&=&&view"), (tab) =>
    frameOf(tab).locator("uri-field .figure").first().waitFor(),
  );
});

test("messages: the page around it may show another case; nothing else changes anything", async () => {
  await inPage(framed(link(start)), async (tab) => {
    await shows(tab, "http://a/g");
    const show = (/** @type {unknown} */ data) =>
      tab.evaluate((data) => document.querySelector("iframe")?.contentWindow?.postMessage(data, "*"), data);
    const good = { type: "uriscope:show", link: link({ ...start, reference: "x" }) };
    const changed = frameOf(tab).locator("output .figure").filter({ hasText: "http://a/b/c/x" });
    for (const bad of [
      null,
      5,
      "uriscope:show",
      good.link,
      [good],
      { ...good, more: 1 },
      { type: good.type },
      { ...good, link: 5 },
      { ...good, link: good.link.slice(1) },
      { ...good, link: `javascript:${good.link}` },
      { ...good, type: "uriscope:height" },
      { ...good, link: `#base=${"x".repeat(200_000)}` },
      { type: "uriscope:height", height: 5 },
    ])
      await show(bad);
    // Send a valid message from another window than the parent.
    await tab.evaluate((data) => {
      const other = document.body.appendChild(document.createElement("iframe"));
      const script = other.contentDocument?.createElement("script");
      if (!script) throw new Error("there is no other frame");
      script.textContent = `parent.frames[0].postMessage(${JSON.stringify(data)}, "*")`;
      other.contentDocument?.body.append(script);
    }, good);
    await painted(tab);
    await frameOf(tab)
      .locator("uri-scope")
      .evaluate(() => new Promise((resolve) => setTimeout(resolve))); // wait until all messages have arrived
    assert.equal(await changed.count(), 0);
    await shows(tab, "http://a/g");
    await show(good);
    await changed.waitFor();
    assert.deepEqual([...new Set((await told(tab)).map(({ data }) => data.type))], ["uriscope:height"]); // no message gets an answer
  });
});

test("in a page of the same site, and as a page of its own, which fits a narrow window", { sweep: true }, async () => {
  await inPage(framed(link(start), "none"), (tab) => shows(tab, "http://a/g"));
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 390, height: 800 });
  await tab.goto(`${site.url}embed.html${link(start)}&view=${beside.join("%20")}`);
  for (const view of beside) await tab.locator(drawnBy(view)).first().waitFor();
  assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await tab.close();
});

test("a sandbox without scripts shows nothing that is broken", async () => {
  await inPage(
    framed(link(start), ""),
    async (tab) => {
      await tab.waitForLoadState("networkidle");
      assert.deepEqual(await told(tab), []);
    },
    /sandboxed/,
  );
});

for (const { width, sweep } of [{ width: 320 }, { width: 1280, sweep: true }])
  test(`the iframe that the page offers is as high as what it holds: ${width} pixels`, { sweep }, async () => {
    const shown = { ...start, edition: "rfc3986", options: {} };
    const compared = { reference: "http://a/./g", other: "http://a/g", edition: "rfc3986" };
    const tags = [
      frameTag(site.url, shown, "An example"),
      loneFrame(site.url, { view: "compare", attributes: compared, label: "An example" }),
    ];
    if (sweep) tags.push(frameTag(site.url, { ...shown, views: ["target"] }, "An example"));
    for (const tag of tags) {
      const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"><main>${tag.replace("lazy", "eager")}</main></html>`;
      await inPage(body, async (tab) => {
        await tab.setViewportSize({ width, height: 800 });
        await frameOf(tab).locator("uri-scope .drawn").first().waitFor();
        await eventually(async () => {
          const [inside, high] = await Promise.all([
            frameOf(tab)
              .locator("uri-scope")
              .evaluate((one) => one.getBoundingClientRect().height),
            tab.locator("iframe").evaluate((one) => one.clientHeight),
          ]);
          assert.ok(inside <= high + 2 && high - inside < 40, `${inside} in ${high}: ${tag}`);
        });
      });
    }
  });
