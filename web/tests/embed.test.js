/**
 * The element in other people's pages: its drawing, its requests and their times, its events, and its robustness
 * against whatever such a page does or forbids.
 */
import assert from "node:assert/strict";
import { registry } from "../src/embed/registry.js";
import { beside, drawnBy } from "./beside.js";
import { axeFindings, chooseSpec, eventually, painted } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { bakedFor, block, element } from "./hosting.js";
import { asSaid } from "./shown.js";
import { drawn, heightsOf, listen, shows, somebody } from "./somebody.js";
import { editionOf, explained, hard, link } from "./support.js";
import { test } from "./test.js";

/** @import { FrameLocator, Locator, Page } from "playwright-core" */

const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const fallback = "<i>the fallback</i>";
const { dist, page, inPage, tabOn } = await somebody();

/** A button of the player. @param {Page | Locator} within @param {string} name its id in the catalogue */
const button = (within, name) => within.getByRole("button", { name: say(`ui:${name}`), exact: true });
/**
 * Waits for the player's text at a step of a run.
 * @param {Page | Locator | FrameLocator} within @param {number} step
 * @param {import("../src/run/engine.js").Request} [request]
 */
const isAt = (within, step, request = start) =>
  within
    .locator("uri-stepper .say", {
      hasText: say("ui:step-of", { step, total: explained(engine, request).run.steps.length }),
    })
    .waitFor();
const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");

for (const { width, sweep } of [{ width: 390 }, { width: 1000, sweep: true }])
  test(
    `each view that stands beside a run is drawn without the engine, in room of its own: ${width} pixels`,
    { sweep },
    async (t) => {
      const shown = beside.map((view) => ({ ...start, view }));
      const elements = shown.map((attributes) => element(attributes, fallback)).join("");
      const { tab, asked } = await tabOn(t, page(elements + block(bakedFor(engine, shown))));
      await tab.setViewportSize({ width, height: 800 });
      for (const [i, view] of beside.entries()) {
        const scope = tab.locator("uri-scope").nth(i);
        await scope.scrollIntoViewIfNeeded();
        await scope.locator(drawnBy(view)).first().waitFor();
        // Content below it moves by less than two lines. A view without a height gets the height of three others.
        await eventually(async () => {
          const { reserved, lowest } = await heightsOf(scope);
          assert.ok(
            lowest - reserved < 32 && reserved - lowest < 200,
            `${view}, ${width}: ${lowest}, reserved ${reserved}`,
          );
        }, 10_000);
      }
      assert.deepEqual(asked.filter(isWasm), []);
    },
  );

test("a view that shows the reference alone has room of its own", async (t) => {
  const shown = Object.keys(registry).filter((view) => registry[view].dissects);
  const one = "http://u@h:8/p?q#f";
  const elements = shown.map((view) => element({ reference: one, view }, fallback)).join("");
  const { tab } = await tabOn(
    t,
    page(
      elements +
        block(
          bakedFor(
            engine,
            shown.map((view) => ({ reference: one, view })),
          ),
        ),
    ),
  );
  for (const width of [390, 1000]) {
    await tab.setViewportSize({ width, height: 800 });
    for (const [i, view] of shown.entries()) {
      const scope = tab.locator("uri-scope").nth(i);
      await scope.scrollIntoViewIfNeeded();
      await scope.locator(drawnBy(view)).first().waitFor();
      await eventually(async () => {
        const { reserved, lowest } = await heightsOf(scope);
        assert.ok(
          lowest - reserved < 32 && reserved - lowest < 64,
          `${view}, ${width}: ${lowest}, reserved ${reserved}`,
        );
      }, 10_000);
    }
  }
});

test("in a box of 200 pixels, a long target wraps, and nothing scrolls sideways", async (t) => {
  const long = {
    base: "https://example.com/a/rather/long/path/guide.html",
    reference: "../img/a-picture-of-something.png?size=large#top",
    view: "target",
  };
  const { tab } = await tabOn(
    t,
    page(`<div style="width: 200px">${element(long, fallback)}</div>${block(bakedFor(engine, [long]))}`),
  );
  const scope = tab.locator("uri-scope");
  await scope.locator("uri-target .tools").waitFor();
  const found = await scope.evaluate((scope) => {
    const root = /** @type {ShadowRoot} */ (scope.shadowRoot);
    const { right } = scope.getBoundingClientRect();
    const target = /** @type {Element} */ (root.querySelector("uri-target"));
    const range = new Range();
    range.selectNodeContents(/** @type {Element} */ (target.querySelector("output .figure")));
    const boxes = [
      ...range.getClientRects(),
      ...[...target.querySelectorAll("button")].map((one) => one.getBoundingClientRect()),
    ];
    return {
      text: target.querySelector("output .figure")?.textContent,
      beyond: boxes.filter((box) => box.right > right).length,
      wider: [scope, target].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      rows: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    };
  });
  const { target } = explained(engine, long);
  assert.equal(found.text, target);
  assert.deepEqual([found.beyond, found.wider], [0, false]);
  assert.ok(found.rows > 4, `${found.rows} lines`);
});

test("predict: nothing of the run or its result is there before the answer", async (t) => {
  const data = block(bakedFor(engine, [start]));
  const { tab, asked } = await tabOn(t, page(element({ ...start, predict: "" }) + data));
  await tab.locator("uri-predict input").waitFor();
  const { steps } = explained(engine, start).run;
  const { lines } = editionOf(engine).listing;
  const inside = () => tab.locator("uri-scope .uriscope").innerText();
  assert.ok(!(await inside()).includes("http://a/g"));
  assert.equal(await tab.locator("uri-scope output, uri-scope uri-stepper, uri-scope [part=link]").count(), 0);
  const told = await listen(tab, "predict");
  await tab.locator("uri-predict input").fill("http://a/b/g");
  await tab.keyboard.press("Enter");
  await eventually(async () =>
    assert.deepEqual(await told(), [
      {
        from: "uri-scope",
        // The third ".." has nothing left to remove: that is where the two runs diverge.
        detail: {
          right: false,
          given: "http://a/b/g",
          expected: "http://a/g",
          step: steps.findLastIndex(({ line }) => lines[line].id === "2C"),
          left: 1,
        },
      },
    ]),
  );
  assert.ok(!(await inside()).includes("http://a/g"), "a hint, and no solution");
  await tab.getByRole("button", { name: say("predict:solve") }).click();
  await eventually(async () =>
    assert.deepEqual(
      (await told()).map(({ detail: { right, left } }) => [right, left]),
      [
        [false, 1],
        [false, 0],
      ],
    ),
  );
  await shows(tab, "http://a/g");
  await tab.getByRole("slider", { name: "Step" }).waitFor();
  assert.equal(await tab.getByRole("slider", { name: "Step" }).getAttribute("max"), String(steps.length));
  assert.deepEqual(asked.filter(isWasm), []);
});

test("attributes and what somebody does are the same both ways, and the page is told", async (t) => {
  const { tab } = await tabOn(
    t,
    page(
      element({ ...start, view: "target editions resolution" }) +
        block(bakedFor(engine, [{ ...start, view: "editions" }])),
    ),
  );
  await drawn(tab);
  const [changes, steps] = [await listen(tab, "change"), await listen(tab, "step")];
  const one = tab.locator("uri-scope");
  await one.evaluate((scope) => Object.assign(scope, { reference: "..", step: 3 }));
  await shows(tab, "http://a/b/");
  await isAt(tab, 3, { ...start, reference: ".." });
  await eventually(async () =>
    assert.deepEqual(await changes(), [
      {
        from: "uri-scope",
        detail: {
          base: start.base,
          reference: "..",
          edition: "rfc3986",
          options: {},
          outcome: "target",
          target: "http://a/b/",
        },
      },
    ]),
  );
  const total = (/** @type {string} */ reference) => explained(engine, { ...start, reference }).run.steps.length;
  const asked = { from: "uri-scope", detail: { step: 3, steps: total("..") } };
  await eventually(async () => assert.deepEqual(await steps(), [asked])); // after a change by a script
  const announced = () => tab.locator("uri-scope .announcer").allTextContents();
  await eventually(async () =>
    assert.ok(
      (await announced()).some((text) => text.includes("http://a/b/")),
      "it is said",
    ),
  );
  await one.evaluate((scope) => Object.assign(scope, { step: 3_000 }));
  const last = { from: "uri-scope", detail: { step: total(".."), steps: total("..") } };
  await eventually(async () => assert.deepEqual(await steps(), [asked, last]));
  assert.equal(await one.getAttribute("step"), String(total("..")), "a step beyond the end is the end");
  await one.evaluate((scope) => Object.assign(scope, { reference: "../x" }));
  await shows(tab, "http://a/b/x");
  await eventually(async () =>
    assert.ok(
      (await announced()).every((text) => !text || text.includes("http://a/b/x")),
      String(await announced()),
    ),
  );

  await chooseSpec(one, "rfc2396bis-01");
  await one.evaluate((scope) => Object.assign(scope, { excess: "remove", reference: "../../../g" }));
  await shows(tab, "http://a/g");
  assert.deepEqual(
    await one.evaluate((scope) => ["edition", "excess", "step", "reference"].map((name) => scope.getAttribute(name))),
    ["rfc2396bis-01", "remove", null, "../../../g"],
  );
  await eventually(async () => assert.deepEqual((await changes()).at(-1)?.detail.options, { excess: "remove" }));
  await button(tab, "back").click();
  const { steps: run } = explained(engine, { ...start, edition: "rfc2396bis-01", excess: "remove" }).run;
  await eventually(async () =>
    assert.deepEqual((await steps()).at(-1), {
      from: "uri-scope",
      detail: { step: run.length - 1, steps: run.length },
    }),
  );
  assert.equal(await one.getAttribute("step"), String(run.length - 1));
  // Only the element's own events leave it.
  assert.equal(
    (
      await listen(tab, "text").then(
        async (told) => (await tab.getByRole("textbox", { name: "Reference" }).fill("x"), told()),
      )
    )?.length,
    0,
  );
});

test("loading: nothing before an element is near the window, click waits for its button, eager does not wait", async (t) => {
  const far = (/** @type {string} */ what) => `<div style="height: 5000px"></div>${what}`;
  const data = block(bakedFor(engine, [start]));
  await inPage(page(far(element(start, fallback)) + data), async ({ tab, asked }) => {
    await tab.waitForFunction(() => customElements.get("uri-scope"));
    await painted(tab);
    assert.deepEqual(asked, ["embed.js"]);
    await tab.getByText("the fallback").scrollIntoViewIfNeeded();
    await drawn(tab);
    await tab.getByText("the fallback").waitFor({ state: "hidden" });
  });
  await inPage(page(element({ ...start, loading: "click" }, fallback) + data), async ({ tab, asked }) => {
    const button = tab.getByRole("button", { name: say("embed:start") });
    await button.waitFor();
    assert.deepEqual(asked, ["embed.js"]);
    assert.ok(
      await tab.locator("uri-scope").evaluate((scope) => scope.clientHeight < 100),
      "it takes the space of what is not there yet",
    );
    await button.click();
    await drawn(tab);
    await button.waitFor({ state: "detached" });
  });
  const { tab } = await tabOn(t, page(far(element(start) + element({ ...start, loading: "eager" })) + data));
  const [lazy, eager] = [0, 1].map((i) => tab.locator("uri-scope").nth(i));
  await eager.locator(".drawn uri-field").first().waitFor({ state: "attached" });
  await painted(tab);
  assert.equal(await lazy.locator(".drawn uri-field").count(), 0);
  await lazy.evaluate((scope) => scope.setAttribute("loading", "eager"));
  await lazy.locator(".drawn uri-field").first().waitFor({ state: "attached" });
});

test("removed, put back, moved, and moved to another document", async (t) => {
  const { tab } = await tabOn(
    t,
    page(
      `<div id="gone">${element(start)}</div><div id="one">${element(start)}</div><div id="two"></div><iframe title="inside"></iframe>${block(bakedFor(engine, [start]))}`,
    ),
  );
  await tab.evaluate(() => document.querySelector("#gone")?.remove()); // remove it for good before it is drawn
  await drawn(tab);
  await button(tab, "play").click();
  await tab.evaluate(() => {
    const scope = /** @type {Element} */ (document.querySelector("uri-scope"));
    scope.remove();
    Object.assign(globalThis, { scope });
    scope.setAttribute("reference", "../../../g");
    scope.setAttribute("step", "2");
  });
  await tab.evaluate(() => document.querySelector("#two")?.append(/** @type {any} */ (globalThis).scope));
  await isAt(tab.locator("#two"), 2);
  await button(tab, "next").click();
  await isAt(tab.locator("#two"), 3);
  await tab.evaluate(() => document.querySelector("#one")?.append(/** @type {any} */ (globalThis).scope));
  await isAt(tab.locator("#one"), 3);
  await tab.evaluate(() =>
    document.querySelector("iframe")?.contentDocument?.body.append(/** @type {any} */ (globalThis).scope),
  );
  const inside = tab.frameLocator("iframe");
  await isAt(inside, 3);
  assert.notEqual(await inside.locator(".uriscope").evaluate((box) => getComputedStyle(box).borderTopWidth), "0px");
});

/** Sets attributes of an element, or removes them. @param {Locator} one @param {Record<string, string | null>} attributes */
const set = (one, attributes) =>
  one.evaluate((scope, all) => {
    for (const [name, value] of Object.entries(all))
      value === null ? scope.removeAttribute(name) : scope.setAttribute(name, value);
  }, attributes);

/** Asserts what an element without a base shows: the parts of a single text. @param {Page} tab */
async function assertAlone(tab) {
  const scope = tab.locator("uri-scope");
  await scope.locator("uri-components table").waitFor();
  assert.equal(await scope.locator("uri-field").count(), 1);
  await tab.getByRole("textbox", { name: "Reference" }).fill("urn:c");
  await scope.locator("uri-components td", { hasText: /^c$/ }).first().waitFor();
  assert.deepEqual(await scope.locator("uri-components td:visible").allInnerTexts(), [
    "urn",
    say("ui:components:absent"),
    "c",
    ...Array(2).fill(say("ui:components:absent")),
  ]);
  assert.equal(await scope.getAttribute("base"), null);
  await scope.locator("uri-grammar [role=tree]").waitFor();
  assert.equal(await scope.locator("uri-grammar [role=tree]").count(), 1);
}

/**
 * Asserts that an element draws the engine's answer, for attributes with any content.
 * @param {Page} tab @param {string[]} texts
 */
async function assertAnswers(tab, texts) {
  const one = tab.locator("uri-scope");
  for (const [i, text] of texts.entries()) {
    const request = i % 2 ? { base: text, reference: "../g" } : { base: "http://a/b/c", reference: text };
    await set(one, request);
    const answer = explained(engine, request);
    const want = answer.target ?? asSaid(answer);
    await one.evaluate(
      (scope, want) =>
        new Promise((resolve, reject) => {
          const began = performance.now();
          const look = () => {
            const pieces = scope.shadowRoot?.querySelectorAll("output :is(.figure, .folded, .none)") ?? [];
            const text = [...pieces].map((piece) => piece.textContent).join("");
            if (text === want) resolve(null);
            else if (performance.now() - began > 20_000) reject(new Error(`${text} is not ${want}`));
            else requestAnimationFrame(look);
          };
          look();
        }),
      want,
    );
  }
}

/**
 * Asserts that a note lists unreadable attributes, and the console the misspelled ones.
 * @param {Page} tab @param {string[]} said
 */
async function assertNotes(tab, said) {
  const { steps } = explained(engine, start).run;
  const one = tab.locator("uri-scope");
  await set(one, start);
  for (const [attributes, id, args] of /** @type {[Record<string, string | null>, string, object?][]} */ ([
    [{ edition: "rfc9999" }, "edition", { value: "rfc9999" }],
    [{ edition: null, strict: "perhaps" }, "value", { name: "strict", value: "perhaps" }],
    [{ strict: null, step: "x" }, "step", { value: "x" }],
    [{ step: "9999" }, "step-beyond", { value: "9999", total: String(steps.length) }],
    [{ step: null, base: "http://a/\nb" }, "line-break", { name: "base" }],
  ])) {
    await set(one, attributes);
    await tab.locator("uri-scope .said p", { hasText: say(`attributes:${id}`, { ...args }) }).waitFor();
  }
  await set(one, {
    base: start.base,
    view: "nothing of <this>",
    loading: "never",
    predict: null,
    title: "x",
    onclick: "void 0",
    bsae: "http://a/",
    "v-cloak": "",
  });
  await tab.locator("uri-scope uri-dots > *").first().waitFor();
  await tab.locator("uri-scope .said p").nth(2).waitFor();
  assert.deepEqual(
    await tab.locator("uri-scope .said p").allTextContents(),
    ["nothing", "of", "<this>"].map((value) => say("attributes:view", { value })),
  );
  // Each misspelling once, and no attribute of HTML's or a framework's.
  await eventually(async () =>
    assert.deepEqual(
      ["view", 'attribute "bsae"', 'value of loading "never"', "attribute"].map(
        (what) => said.filter((text) => text.includes(`there is no ${what}`)).length,
      ),
      [3, 1, 1, 1],
    ),
  );
}

test("an element without baked data draws by the engine: without a base, what a text is made of; attributes of any content; a note where they cannot be read", async (t) => {
  const texts = ["", "a\0b", "\u202Ex", "a/\u{1F600}/../b", "//?#", `"><script>alert(1)</script>`, "x".repeat(30_000)];
  const { tab, said } = await tabOn(t, page(element({ reference: "urn:a:b", view: "components grammar" }, fallback)), {
    expected: /there is no (view|attribute|value|edition)/,
  });
  await assertAlone(tab);
  const scope = tab.locator("uri-scope");
  await set(scope, { base: "http://a/" });
  await eventually(async () => assert.equal(await scope.locator("uri-field").count(), 2));
  const request = { base: "http://a/b", reference: "../c", edition: "url-1993" };
  await set(scope, { ...request, view: "target dots editions" });
  await shows(tab, explained(engine, request).target ?? "");
  const open = tab.getByRole("link", { name: say("embed:open") });
  assert.equal(await open.getAttribute("href"), `${dist.url}index.html${link(request)}`);
  await set(scope, { edition: null, view: "target remarks" });
  await assertAnswers(tab, texts);
  await assertNotes(tab, said);
});

test("attributes of more content are answered as the engine answers them", { sweep: true }, async (t) => {
  const { tab } = await tabOn(t, page(element({ ...start, view: "target remarks" })));
  await drawn(tab);
  await assertAnswers(tab, hard);
});

test(
  "200 elements: nothing is fetched before one is near, nothing moves while they are scrolled through",
  { sweep: true },
  async (t) => {
    const shown = Array.from({ length: 200 }, (_, i) => ({
      ...start,
      reference: `${"../".repeat(i % 5)}g${i}`,
      edition: i % 7 ? "rfc3986" : "url-1993",
    }));
    const paragraph = "<p>Words of somebody.</p>".repeat(3);
    const all = shown
      .map((one) => `${paragraph}${element(one, `<pre>${`${one.reference}\n`.repeat(9)}</pre>`)}`)
      .join("");
    const { tab, asked } = await tabOn(
      t,
      page(`<div style="height: 3000px"></div>${all}${block(bakedFor(engine, shown))}`),
    );
    await tab.waitForFunction(() => customElements.get("uri-scope"));
    await painted(tab);
    assert.deepEqual(asked, ["embed.js"]);
    const shift = await tab.evaluate(async () => {
      let sum = 0;
      const add = (/** @type {PerformanceEntryList} */ entries) =>
        entries.forEach((entry) => (sum += /** @type {any} */ (entry).value));
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: "layout-shift" });
      const scopes = [...document.querySelectorAll("uri-scope")];
      const isDrawn = (/** @type {Element} */ scope) => scope.shadowRoot?.querySelector(".drawn");
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // Scrolls past some of them to the last, which is then drawn.
      for (let y = 2000; y < 9000; y += 500) {
        scrollTo(0, y);
        await frame();
      }
      scopes[199].scrollIntoView();
      while (!scopes.slice(0, 8).every(isDrawn) || !isDrawn(scopes[199])) await frame();
      if (isDrawn(scopes[100])) throw new Error("one is drawn that nobody has come near to");
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      add(observer.takeRecords());
      return sum;
    });
    assert.ok(shift <= 0.001, `the layout shifted by ${shift}`);
    assert.deepEqual(asked.filter(isWasm), []);
    assert.ok(asked.length <= 5, `${asked}`);
    assert.equal(
      await tab.evaluate(() => {
        const ids = [...document.querySelectorAll("uri-scope")].flatMap((scope) =>
          [.../** @type {ShadowRoot} */ (scope.shadowRoot).querySelectorAll("[id]")].map(({ id }) => id),
        );
        return ids.length - new Set(ids).size;
      }),
      0,
    );
  },
);

test("a baked element plays without the engine, and typing fetches it; keys act within the one that has the focus; every name that assistive technology relies on is there", async (t) => {
  const shown = { ...start, view: "target editions resolution dots" };
  const { tab, asked } = await tabOn(
    t,
    page(
      `<div id="one">${element({ ...shown })}</div><div id="two">${element({ ...shown })}</div>${block(bakedFor(engine, [shown]))}`,
    ),
  );
  for (const id of ["one", "two"]) {
    await tab.locator(`#${id}`).scrollIntoViewIfNeeded();
    await drawn(tab, `#${id} uri-scope`);
  }
  const [one, two] = ["#one", "#two"].map((id) => tab.locator(id));
  await shows(tab, "http://a/g", "#one uri-scope");
  await one.locator("uri-why > *").first().waitFor();
  for (const [role, name] of /** @type {const} */ ([
    ["textbox", "Base URI"],
    ["textbox", "Reference"],
    ["status", "Target URI"],
    ["slider", "Step"],
    ["radiogroup", "Spec"],
  ]))
    assert.equal(await one.getByRole(role, { name }).count(), 1, name);
  await tab.getByRole("heading", { level: 1 }).click();
  await tab.keyboard.press("Home"); // scroll to the top of the page
  assert.equal(await one.locator("uri-scope").getAttribute("step"), null);
  await button(one, "first").click();
  await tab.keyboard.press("ArrowRight");
  await isAt(one, 1);
  assert.deepEqual(
    [await one.locator("uri-scope").getAttribute("step"), await two.locator("uri-scope").getAttribute("step")],
    ["1", null],
  );
  await tab.keyboard.press("?");
  await one.getByRole("dialog").waitFor();
  assert.equal(await one.getByRole("dialog").evaluate((dialog) => getComputedStyle(dialog).display), "flex"); // check that the styles have arrived
  await tab.keyboard.press("Escape");
  await one.getByRole("slider", { name: "Step" }).focus();
  await tab.keyboard.press("End");
  await isAt(one, explained(engine, start).run.steps.length);
  assert.equal(await one.locator("uri-scope").getAttribute("step"), null);
  assert.deepEqual(asked.filter(isWasm), []);
  await one.getByRole("textbox", { name: "Reference" }).fill("../x");
  await shows(tab, "http://a/b/x", "#one uri-scope");
  await eventually(async () => assert.equal(asked.filter(isWasm).length, 1));
  assert.equal(await one.locator("uri-scope").getAttribute("reference"), "../x");
});

test("an element whose engine does not come says so, and its button tries again", async (t) => {
  const { tab } = await tabOn(t, page(element(start) + block(bakedFor(engine, [start]))), { expected: /503/ });
  await tab.route("**/*.wasm", (route) => route.fulfill({ status: 503 }));
  await tab.getByRole("textbox", { name: "Reference" }).fill("../x");
  await tab.getByRole("alert").waitFor();
  await tab.unroute("**/*.wasm");
  await tab.getByRole("button", { name: say("page:retry") }).click();
  await shows(tab, "http://a/b/x");
});

test("axe finds nothing in an element, light and dark", { sweep: true }, async (t) => {
  const shown = { ...start, view: beside.join(" ") };
  const head = "<style>:root { color-scheme: light dark; background: Canvas }</style>";
  const { tab } = await tabOn(t, page(element(shown) + block(bakedFor(engine, [shown])), head));
  await drawn(tab);
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await tab.emulateMedia({ colorScheme });
    assert.deepEqual(await axeFindings(tab), [], colorScheme);
  }
});

test("it follows the page: its colours, its font and size, its width; and what the page says of it", async (t) => {
  const data = block(bakedFor(engine, [start]));
  const styled = `<style>body { font: 20px Georgia, serif; color-scheme: dark } uri-scope { --uriscope-accent: rgb(1, 2, 3); } uri-scope::part(target) { outline: 3px solid red } .narrow { width: 360px } .night { color-scheme: normal; color: #eee }</style>`;
  const { tab } = await tabOn(t, page(`${styled}${element(start)}<div class="narrow">${element(start)}</div>${data}`));
  await tab.locator("uri-scope").last().scrollIntoViewIfNeeded();
  await drawn(tab);
  await tab.locator(".narrow .drawn uri-field .figure").first().waitFor();
  const look = await tab
    .locator("uri-scope")
    .first()
    .evaluate((scope) => {
      const box = (/** @type {string} */ of) =>
        getComputedStyle(/** @type {Element} */ (scope.shadowRoot?.querySelector(of)));
      return {
        font: box(".uriscope").fontFamily,
        size: box(".uriscope").fontSize,
        paper: box(".uriscope").backgroundColor,
        play: box("uri-stepper .play").backgroundColor,
        part: box("uri-target").outlineWidth,
      };
    });
  assert.deepEqual(look, {
    font: "Georgia, serif",
    size: "18.75px",
    paper: "rgb(20, 22, 26)",
    play: "rgb(1, 2, 3)",
    part: "3px",
  });
  for (const [which, columns] of /** @type {const} */ ([
    ["main > uri-scope", 2],
    [".narrow uri-scope", 1],
  ])) {
    assert.equal(
      await tab
        .locator(`${which} .panes`)
        .evaluate((panes) => getComputedStyle(panes).gridTemplateColumns.split(" ").length),
      columns,
      which,
    );
    assert.ok(await tab.locator(which).evaluate((scope) => scope.scrollWidth <= scope.clientWidth), which);
  }
  await tab.evaluate(() => document.body.classList.add("night"));
  await eventually(async () =>
    assert.equal(
      await tab
        .locator(".uriscope")
        .first()
        .evaluate((drawn) => getComputedStyle(drawn).colorScheme),
      "dark",
      "a page that becomes dark by a class of its body",
    ),
  );
});
