/**
 * The element in pages that are hostile, or just odd: their names, their scripts and their changes to globals. It
 * leaves nothing in such a window, and throws nothing into it: it is drawn, or its content stays visible.
 */
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lone } from "../src/embed/registry.js";
import { eventually, painted } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { host } from "./host.js";
import { bakedFor, block, element } from "./hosting.js";
import { drawn, listen, shows, somebody } from "./somebody.js";
import { inTemporary, root } from "./support.js";
import { test } from "./test.js";

const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const fallback = "<i>the fallback</i>";
const { dist, newTab, inPage, page, tabOn } = await somebody();
const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");

/** An element that asks the engine at once. */
const eager = element({ base: "http://a/b/c/d;p?q", reference: "../g", loading: "eager" }, fallback);

/** Names that the start of a Go program, lit-html and this project use. */
const names = [
  ..."Go fs path process litHtmlVersions litHtmlPolyfillSupport uriscopeReady uriscopeMissing scope".split(" "),
  ..."crypto performance global require module exports".split(" "),
];

test("the element leaves no name in the window, and needs none that a host's elements have", async (t) => {
  const before = "<script>window.before = Object.getOwnPropertyNames(window)</script>";
  const headings = names.map((name) => `<h2 id="${name}">${name}</h2>`).join("");
  await inPage(page(headings + eager, before), async ({ tab }) => {
    await shows(tab, "http://a/b/g");
    const more = await tab.evaluate(() =>
      Object.getOwnPropertyNames(window).filter((name) => !(/** @type {any} */ (window).before.includes(name))),
    );
    assert.deepEqual(more.sort(), ["before"]);
    assert.equal(await tab.evaluate(() => typeof process), "object", "the heading is no global any more");
  });
  const script = `<script>${["Go", "fs", "path", "process", "litHtmlVersions", "litHtmlPolyfillSupport"].map((name) => `var ${name} = { mine: "${name}" };`).join("")}</script>`;
  const { tab } = await tabOn(t, page(eager, script));
  await shows(tab, "http://a/b/g");
  assert.equal(
    await tab.evaluate(() => JSON.stringify([/** @type {any} */ (globalThis).fs, /** @type {any} */ (globalThis).Go])),
    '[{"mine":"fs"},{"mine":"Go"}]',
  );
});

/** Actions of a page before the element's script; drawn: whether the element still works. @type {{ what: string, script: string, drawn?: boolean, sweep?: boolean }[]} */
const deeds = [
  { what: "gives every object a member signal", script: `Object.prototype.signal = 1`, sweep: true },
  {
    what: "gives every object a type and a mode",
    script: `Object.prototype.type = Object.prototype.mode = "x"`,
    sweep: true,
  },
  {
    what: "gives every object a member wasm",
    script: `Object.prototype.wasm = "x:"; Object.prototype.progress = 1`,
    drawn: true,
  },
  { what: "gives every object a value", script: `Object.prototype.value = 1`, sweep: true },
  { what: "gives every object an error", script: `Object.prototype.error = "x"`, sweep: true },
  { what: "has observers that throw", script: `window.ResizeObserver = () => { throw new Error("no") }`, sweep: true },
  { what: "has no weak maps", script: `window.WeakMap = undefined`, sweep: true },
  {
    what: "has no custom elements",
    script: `Object.defineProperty(window, "customElements", { value: undefined })`,
    sweep: true,
  },
  { what: "has no promises", script: `window.Promise = function () {}`, sweep: true },
  {
    what: "lets no shadow be attached",
    script: `Element.prototype.attachShadow = () => { throw new Error("no") }`,
    sweep: true,
  },
  {
    what: "lets nothing be appended",
    script: `Element.prototype.append = () => { throw new Error("no") }`,
    sweep: true,
  },
  {
    what: "lets no style sheet be made",
    script: `window.CSSStyleSheet = function () { throw new TypeError("no") }`,
    sweep: true,
  },
  { what: "has a form called createElement", script: `document.createElement = 1`, sweep: true },
  {
    what: "has an element uri-field of its own",
    script: `customElements.define("uri-field", class extends HTMLElement {})`,
  },
];
for (const { what, script, drawn, sweep } of deeds)
  test(
    `a page that ${what}: ${drawn ? "the element is drawn" : "the fallback stays"}, and nothing is thrown into the page`,
    { sweep },
    async (t) => {
      const told = `<script>addEventListener("unhandledrejection", ({ reason }) => console.error("rejected", reason)); ${script}</script>`;
      const { tab } = await tabOn(t, page(eager, told), { expected: /^uri-scope: / });
      if (drawn) return shows(tab, "http://a/b/g");
      await tab.waitForLoadState("networkidle");
      assert.ok(await tab.getByText("the fallback").isVisible());
      assert.equal(await tab.locator("uri-scope .uriscope:visible").count(), 0);
    },
  );

/** The headers of a strict page. @param {string} [more] @returns {Record<string, string>} */
const strict = (more = "") => ({
  "content-security-policy": `default-src 'none'; script-src ${dist.url}; img-src data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types lit-html; ${more}`,
});

test("a strict policy with Trusted Types: drawn, and played; without WebAssembly what is typed is not answered, and says so", async (t) => {
  const body = page(element(start, fallback) + block(bakedFor(engine, [start])));
  const { tab } = await tabOn(
    t,
    { body, headers: strict() },
    { expected: /Content Security Policy|Content-Security-Policy/ },
  );
  await shows(tab, "http://a/g");
  assert.notEqual(
    await tab.locator("uri-scope .uriscope").evaluate((box) => getComputedStyle(box).borderTopWidth),
    "0px",
  ); // check that the styles have arrived
  await tab.getByRole("button", { name: say("ui:first"), exact: true }).click();
  await tab.locator("uri-stepper .say", { hasText: say("ui:before") }).waitFor();
  await tab.getByRole("textbox", { name: "Reference" }).fill("../x");
  await tab.getByRole("alert").waitFor();
  assert.equal(await tab.getByRole("textbox", { name: "Reference" }).inputValue(), "../x");
});

test("a host that does not have the engine: the console says which file is missing", async (t) => {
  const { tab, said } = await tabOn(t, page("<p></p>"), { expected: /404|shows what the element holds/ });
  await tab.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
  await tab.evaluate((html) => (document.body.innerHTML = html), element(start, fallback));
  await eventually(async () => assert.match(said.join(), /\/uriscope-\w+\.wasm: 404.*shows what the element holds/));
  await tab.unroute("**/*.wasm");
});

test("a strict policy that allows WebAssembly: all works; without baked data where it is not allowed, the fallback stays", async () => {
  const body = page(element(start, fallback));
  const allowing = strict(`connect-src ${dist.url}`);
  allowing["content-security-policy"] = allowing["content-security-policy"].replace(
    "script-src",
    "script-src 'wasm-unsafe-eval'",
  );
  await inPage({ body, headers: allowing }, async ({ tab }) => {
    await shows(tab, "http://a/g");
    await tab.getByRole("textbox", { name: "Reference" }).fill("../x");
    await shows(tab, "http://a/b/x");
  });
  for (const [headers, mend] of /** @type {const} */ ([
    [strict(`connect-src ${dist.url}`), /add 'wasm-unsafe-eval'/],
    [strict(), /from the folder that embed\.js is in/],
  ])) {
    await inPage(
      { body, headers },
      async ({ tab, said }) => {
        await eventually(async () => assert.match(said.join(), mend));
        assert.ok(await tab.getByText("the fallback").isVisible());
        // Nothing is drawn, so no height is kept for it.
        const { height } = (await tab.locator("uri-scope").boundingBox()) ?? { height: 0 };
        assert.ok(height > 0 && height < 60, `${height} pixels`);
      },
      { expected: /Content Security Policy|shows what the element holds/ },
    );
  }
});

test("a page that allows no policy of Trusted Types keeps its fallback", async (t) => {
  const body = page(element(start, fallback) + block(bakedFor(engine, [start])));
  const policy = `script-src ${dist.url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const { tab } = await tabOn(
    t,
    { body, headers: { "content-security-policy": policy } },
    { expected: /Content Security Policy|could not be drawn|TrustedTypePolicy/ },
  );
  await painted(tab);
  await tab.waitForLoadState("networkidle");
  assert.ok(await tab.getByText("the fallback").isVisible());
});

test("the script twice, and another copy of it; an element of the name is there already", async (t) => {
  const other = await host();
  const again = `<script type="module" src="${dist.url}embed.js?again"></script><script type="module" src="${other.url}embed.js"></script>`;
  await inPage(page(element(start) + block(bakedFor(engine, [start])) + again), async ({ tab }) => {
    await shows(tab, "http://a/g");
    assert.equal(await tab.locator("uri-scope uri-stepper").count(), 1);
  });
  const { tab, asked } = await tabOn(
    t,
    page(
      `<script>customElements.define("uri-scope", class extends HTMLElement {});</script>${element(start, fallback)}`,
    ),
  );
  await tab.waitForLoadState("networkidle");
  assert.deepEqual(asked, ["embed.js"]);
  assert.ok(await tab.getByText("the fallback").isVisible());
});

test("a page with a base, and a shadow root as the place", async (t) => {
  const inShadow = `<section></section><script>
    const root = document.querySelector("section").attachShadow({ mode: "open" });
    const scope = document.createElement("uri-scope");
    scope.setAttribute("base", ${JSON.stringify(start.base)});
    scope.setAttribute("reference", ${JSON.stringify(start.reference)});
    root.append(scope);
  </script>`;
  const { tab, asked } = await tabOn(
    t,
    page(inShadow + block(bakedFor(engine, [start])), `<base href="https://elsewhere.invalid/a/b/">`),
  );
  await shows(tab, "http://a/g");
  const steps = await listen(tab, "step");
  await tab.getByRole("slider", { name: "Step" }).focus();
  await tab.keyboard.press("Home");
  assert.deepEqual(
    (await steps()).map(({ from, detail }) => [from, detail.step]),
    [["section", 0]],
  ); // the page sees the host of the root
  await tab.getByRole("textbox", { name: "Reference" }).fill("../x");
  await shows(tab, "http://a/b/x");
  await eventually(async () => assert.ok(asked.some(isWasm)));
});

test(
  "a page that is a file: by a script from a server it works, by one beside it the fallback stays",
  { sweep: true },
  async () => {
    await inTemporary(async (directory) => {
      const file = join(directory, "page.html");
      for (const [src, works] of /** @type {const} */ ([
        [`${dist.url}embed.js`, true],
        [`file://${root}dist/embed.js`, false],
      ])) {
        await writeFile(
          file,
          page(element(start, fallback) + block(bakedFor(engine, [start]))).replace(`${dist.url}embed.js`, src),
        );
        const tab = await newTab();
        /** @type {string[]} */
        const errors = [];
        tab.on("pageerror", (error) => errors.push(String(error)));
        await tab.goto(`file://${file}`);
        if (works) await shows(tab, "http://a/g");
        else {
          await tab.waitForLoadState("networkidle");
          assert.ok(await tab.getByText("the fallback").isVisible());
        }
        assert.deepEqual(errors, []);
        await tab.close();
      }
    });
  },
);

test("what an element holds is kept as it is, is not run, and cannot be reached while the drawing is there", async (t) => {
  const hostile = `<b id="own">own</b><template><img src="x" onerror="hit = 1"></template><p>&lt;img src=x onerror="hit = 2"&gt;</p><button style="visibility: visible">of the fallback</button><style>.uriscope { display: none }</style>`;
  const { tab } = await tabOn(
    t,
    page(
      `<script>hit = 0; own = null</script>${element(start, hostile)}${block(bakedFor(engine, [start]))}<script>own = document.querySelector("#own")</script>`,
    ),
  );
  const before = await tab.locator("uri-scope").evaluate((scope) => scope.innerHTML);
  await drawn(tab);
  assert.equal(await tab.locator("uri-scope").evaluate((scope) => scope.innerHTML), before);
  assert.deepEqual(
    await tab.evaluate(() => [
      /** @type {any} */ (globalThis).hit,
      /** @type {any} */ (globalThis).own === document.querySelector("#own"),
    ]),
    [0, true],
  );
  assert.ok(await tab.locator("uri-scope .uriscope").isVisible());
  await tab.getByRole("heading", { level: 1 }).click();
  for (let i = 0; i < 4; i++) {
    await tab.keyboard.press("Tab");
    assert.equal(await tab.evaluate(() => document.activeElement?.localName), "uri-scope");
  }
});

test("one element, one drawing, by whatever view it shows alone", { sweep: true }, async (t) => {
  const elements = lone.map((view) =>
    element(
      {
        view,
        reference: "http://a/b",
        other: "HTTP://a/b",
        host: "a.b",
        data: "x",
        text: "http://a/",
        loading: "eager",
      },
      fallback,
    ),
  );
  const { tab } = await tabOn(t, page(elements.join("")));
  await tab.waitForFunction(() =>
    [...document.querySelectorAll("uri-scope")].every((one) => one.shadowRoot?.querySelector(".uriscope")),
  );
  await tab.waitForLoadState("networkidle");
  const counts = await tab.evaluate(() =>
    [...document.querySelectorAll("uri-scope")].map((one) => one.shadowRoot?.querySelectorAll(".uriscope").length),
  );
  assert.deepEqual(
    counts,
    lone.map(() => 1),
  );
});
