/**
 * Tests stand-alone views, which have texts of their own, in third-party pages: baked and not, played, typed into, one
 * after the other, and their figures without a script.
 */
import assert from "node:assert/strict";
import { Baker } from "../src/bake/data.js";
import { wordsFor } from "../src/bake/words.js";
import { lone } from "../src/embed/registry.js";
import { layers, layersRequest } from "../src/subjects/documents.js";
import { read } from "../src/subjects/subject.js";
import { linkTo, start, write } from "../src/run/link.js";
import { axeFindings, eventually, painted } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { bakedFor, block, element } from "./hosting.js";
import { heightsOf, listen, somebody } from "./somebody.js";
import { editionOf } from "./support.js";
import { test } from "./test.js";

const { dist, page, inPage, tabOn } = await somebody();

/** @import { Locator } from "playwright-core" */
/** A selector, and a text contained in its match. @typedef {[selector: string, text?: string]} Has */
/**
 * @typedef {object} Row
 * @property {Record<string, string>} shown the attributes of an element
 * @property {Has[]} has its drawing
 * @property {string} [begins] its drawing at the beginning of its run
 * @property {string | null} link of the page, at step 1 of a run
 * @property {{ box: string, text: string, into: string, has: Has, told: Record<string, unknown> }} typed
 *   the attribute that it changes, and the reported event
 * @property {{ attributes: Record<string, string>, has: Has }[]} unbaked its other content, from the engine
 * @property {Record<string, string>} [usual] the attributes for which the height is reserved, if the drawing grows
 *   with them
 * @property {RegExp} figure its text after the caption
 */

const two = {
  reference: "http://EXAMPLE.com:80/%7Ebob/../x",
  other: "../x",
  base: "http://example.com/a/b",
  edition: "rfc3986",
  view: "compare",
};
const comparison = /** @type {import("../src/run/engine.js").Comparison} */ (
  engine.compare(two.reference, two.other, { base: two.base })
);

/** @type {Row[]} */
const rows = [
  {
    shown: two,
    has: [
      ["uri-ladder li.meet", say("compare:rungs:scheme")],
      ["uri-ladder small", say("compare:resolved")],
    ],
    begins: "uri-ladder li.now",
    link: linkTo("compare", {
      a: two.reference,
      b: two.other,
      base: two.base,
      side: "a",
      edition: "rfc3986",
      step: "1",
    }),
    typed: {
      box: "compare:label:b",
      text: "http://example.com/y",
      into: "other",
      has: ["uri-ladder:not(:has(li.meet))"],
      told: { other: "http://example.com/y", base: two.base, options: {}, meet: null },
    },
    unbaked: [
      { attributes: { reference: "http://a", other: "http://a/" }, has: ["uri-ladder li.meet"] },
      { attributes: { edition: "url-1993" }, has: ["uri-ladder:not(:has(li.meet))"] },
    ],
    figure: new RegExp(
      `<dt>${say("compare:rungs:case")}</dt>\n<dd><pre>http://example\\.com:80/%7Ebob/\\.\\./x\nhttp://example\\.com/x</pre>`,
    ),
  },
  {
    shown: { reference: "f:/a/..//evil", edition: "rfc3986", view: "normalization" },
    has: [
      ["output", "f:/.//evil"],
      ["uri-why .said", say("compare:why:normal-guarded")],
    ],
    begins: "uri-ladder li.now",
    link: linkTo("compare", { a: "f:/a/..//evil", b: "", base: start.base, edition: "rfc3986", step: "1" }),
    typed: {
      box: "compare:label:one",
      text: "http://a b",
      into: "reference",
      has: ["uri-why .of-fault"],
      told: { reference: "http://a b", normalized: null },
    },
    unbaked: [{ attributes: { reference: "HTTP://a/%7e", edition: "rfc3986" }, has: ["output", "http://a/~"] }],
    figure: new RegExp(`<dt>${say("compare:rungs:dots")}</dt>\n<dd><pre>f:/\\./{2}evil</pre>`),
  },
  {
    shown: { reference: "ftp://myname@host.dom/%2Fetc/motd", edition: "rfc1738", view: "scheme" },
    has: [[".messages li:not(.coming) .said >> nth=4", "RETR motdCRLF"]],
    begins: "uri-dialogue:not(:has(.message))",
    link: linkTo("schemes", { reference: "ftp://myname@host.dom/%2Fetc/motd", edition: "rfc1738", step: "1" }),
    typed: {
      box: "ui:url",
      text: "news:*",
      into: "reference",
      has: [".messages .said", "LIST"],
      told: { standing: "defined" },
    },
    unbaked: [{ attributes: { reference: "nntp://h/g/1", edition: "rfc1738" }, has: [".messages .said", "ARTICLE 1"] }],
    figure: /host\.dom:21\)\nUSER myname&#60;cr&#62;&#60;lf&#62;\nPASS /,
  },
  {
    shown: { data: "Laguna Beach", component: "path", edition: "rfc3986", view: "encoding" },
    has: [["output code", "Laguna%20Beach"]],
    begins: "uri-encoding .none >> nth=5",
    link: linkTo("encoding", { data: "Laguna Beach", component: "path", edition: "rfc3986", step: "1" }),
    typed: {
      box: "encoding:data",
      text: "a/é",
      into: "data",
      has: ["output code", "a%2F%C3%A9"],
      told: { component: "path", charset: "utf-8", encoded: "a%2F%C3%A9" },
    },
    unbaked: [
      { attributes: { data: "é", edition: "url-1993" }, has: ["output code", "%E9"] },
      { attributes: { edition: "rfc3986" }, has: ["output code", "%C3%A9"] },
    ],
    figure: /<pre>Laguna%20Beach<\/pre>[^]*Laguna {2}4C 61 67 75 6E 61 {2}Laguna\n {3}20 {2}%20\n/,
  },
  {
    shown: { host: "[::ffff:192.0.2.16]:80", edition: "rfc3986", view: "host" },
    usual: { view: "host" },
    has: [["uri-host tbody tr >> nth=7"]],
    link: linkTo("encoding", { host: "[::ffff:192.0.2.16]:80", edition: "rfc3986" }),
    typed: {
      box: "encoding:host",
      text: "a.",
      into: "host",
      has: ["uri-host .warnings li"],
      told: { kind: "name" },
    },
    unbaked: [{ attributes: { host: "a." }, has: ["uri-host .warnings li"] }],
    figure: /<pre>IPv6address<\/pre>[^]*<pre>0000:0000:0000:0000:0000:ffff:c000:0210<\/pre>/,
  },
  {
    shown: {
      enclosing: "location=x/y | base=http://a/b/ location=z",
      retrieval: "http://h/1 http://h/2",
      edition: "url-syntax-05",
      view: "layers",
    },
    usual: { view: "layers" },
    has: [[".layer.wins", "x/y"], [".layer >> nth=4"]],
    link: linkTo("documents", { part: "base", retrieval: "http://h/1 http://h/2", edition: "url-syntax-05" }),
    typed: {
      box: "documents:box:embedded",
      text: "http://in/",
      into: "embedded",
      has: [".layer.wins", "http://in/"],
      told: { base: "http://in/", why: "embedded" },
    },
    unbaked: [{ attributes: { retrieval: "http://h/3" }, has: [".base-why", "http://h/3"] }],
    figure: /x\/y, [^<]*http:\/\/a\/b\/x\/y/,
  },
  {
    shown: {
      text: 'See <http://example.com/a-\nb> or "http://example.com/c", or <URL:ftp://d.example/>.',
      edition: "rfc3986",
      view: "extract",
    },
    has: [
      ["uri-extracted h3 code >> nth=0", "http://example.com/a-b"],
      ["uri-extracted h3 code >> nth=2", "ftp://d.example/"],
    ],
    link: linkTo("documents", { part: "text", edition: "rfc3986" }),
    typed: {
      box: "extract:text",
      text: "only\nhttp://typed.example/",
      into: "text",
      has: ["uri-extracted h3 code", "http://typed.example/"],
      told: { found: ["http://typed.example/"] },
    },
    unbaked: [
      { attributes: { text: "or http://x/ or <URL:ftp://d/>" }, has: ["uri-extracted h3 code >> nth=1", "ftp://d/"] },
      { attributes: { edition: "rfc1738" }, has: ["uri-extracted h3 code >> nth=0", "ftp://d/"] },
    ],
    figure:
      /<pre>See &#60;http:\/\/example\.com\/a-\nb&#62; or [^]*<pre>http:\/\/example\.com\/a-b\n[^<\n]* http:\/\/example\.com\/ab\nhttp:\/\/example\.com\/c\nftp:\/\/d\.example\/<\/pre>/,
  },
];

/** A page with some elements, and their data. @param {Record<string, string>[]} shown @param {string} [head] */
const all = (shown, head) =>
  page(
    shown.map((one) => element({ ...one, loading: "eager" }, "<i>the fallback</i>")).join("") +
      block(bakedFor(engine, shown)),
    head,
  );
const shownOf = (/** @type {Row} */ { shown }) => shown;
/** @param {Locator} scope @param {Has} has */
const shows = (scope, [selector, hasText]) => scope.locator(selector).filter({ hasText }).first().waitFor();
const isWasm = (/** @type {string} */ file) => file.endsWith(".wasm");

test("every lone view has a row here", () => {
  assert.deepEqual(rows.map(({ shown }) => shown.view).sort(), [...lone].sort());
});

/**
 * Half of the views. In the first tier, each of the next two tests takes one half; in the sweeps, the other.
 * @param {boolean} odd
 */
const half = (odd) => rows.filter((_, i) => Boolean(i % 2) === odd);

for (const sweep of [false, true])
  test(
    "baked elements are drawn and played without the engine; typing fetches it once, and the page is told",
    { sweep },
    async (t) => {
      const rows = half(sweep);
      const { tab, asked } = await tabOn(t, all(rows.map(shownOf)));
      const steps = await listen(tab, "step");
      const changes = await listen(tab, "change");
      for (const [i, { shown, has, begins, link }] of rows.entries()) {
        const scope = tab.locator("uri-scope").nth(i);
        for (const one of has) await shows(scope, one);
        if (begins) {
          const { run } = runOf(shown);
          await scope.getByRole("slider", { name: "Step" }).focus();
          await tab.keyboard.press("Home");
          await shows(scope, [begins]);
          await tab.keyboard.press("ArrowRight");
          await eventually(async () =>
            assert.deepEqual((await steps()).at(-1), {
              from: "uri-scope",
              detail: { step: 1, steps: run.steps.length },
            }),
          );
          assert.equal(await scope.getAttribute("step"), "1", shown.view);
        }
        assert.equal(await scope.locator("a[part=link]").getAttribute("href"), `${dist.url}index.html${link}`);
      }
      assert.deepEqual(asked.filter(isWasm), []);
      for (const [i, { shown, typed }] of rows.entries()) {
        const scope = tab.locator("uri-scope").nth(i);
        await scope.getByRole("textbox", { name: say(typed.box), exact: true }).fill(typed.text);
        await shows(scope, typed.has);
        assert.equal(await scope.getAttribute(typed.into), typed.text, shown.view);
        await eventually(async () => {
          const { from, detail } = (await changes())[i];
          assert.deepEqual(
            { from, ...detail },
            { from: "uri-scope", ...detail, edition: shown.edition, ...typed.told },
          );
        });
      }
      assert.equal(asked.filter(isWasm).length, 1);
    },
  );

/** The run that an element plays. @param {Record<string, string>} shown @returns {any} */
const runOf = (shown) => {
  const [made] = Object.values(bakedFor(engine, [shown]).cases);
  return (made.comparison ?? made.normalization)?.a ?? made.scheme ?? made.encoded;
};

for (const { width, sweep } of [{ width: 1000, sweep: true }, { width: 390 }])
  test(`the height that is reserved is that of the drawing, ${width} pixels wide`, { sweep }, async (t) => {
    const { tab } = await tabOn(t, all(rows.map(({ shown, usual }) => usual ?? shown)));
    await tab.setViewportSize({ width, height: 800 });
    for (const [i, { shown, usual, has }] of rows.entries()) {
      const scope = tab.locator("uri-scope").nth(i);
      await scope.scrollIntoViewIfNeeded(); // the browser lays it out only in sight
      for (const one of usual ? [/** @type {Has} */ ([".layer, uri-host tbody tr"])] : has) await shows(scope, one);
      await painted(tab);
      const { cell, drawing, alone, reserved } = await heightsOf(scope);
      assert.ok(Math.abs(cell - drawing) < 2, `${shown.view}: ${drawing} in ${cell}`);
      // By less than two lines: another version of Chromium or of a font breaks lines elsewhere.
      assert.ok(Math.abs(reserved - alone) < 32, `${shown.view}: ${alone}, reserved ${reserved}`);
    }
  });

for (const sweep of [false, true])
  test(
    "without baked data each asks the engine; views take each other's place, and an edition another's",
    { sweep },
    async (t) => {
      const { tab } = await tabOn(t, page(element({ view: "layers" })));
      const scope = tab.locator("uri-scope");
      const set = (/** @type {Record<string, string>} */ attributes) =>
        scope.evaluate((one, all) => {
          for (const [name, value] of Object.entries(all)) one.setAttribute(name, value);
        }, attributes);
      await shows(scope, [".base-why", "http://www.example.com/figures/"]);
      await set({ view: "target" });
      for (const { shown, unbaked } of half(!sweep)) {
        await scope.locator("uri-target").waitFor();
        await set({ edition: shown.edition, ...unbaked[0].attributes, view: `target ${shown.view}` });
        for (const { attributes, has } of unbaked) {
          await set(attributes);
          await shows(scope, has);
        }
        assert.equal(await scope.locator("uri-target").count(), 0, shown.view);
        await set({ view: "target" });
      }
    },
  );

test("a form on the ladder is a step of its text's run, and either run is played", async (t) => {
  const { tab, asked } = await tabOn(t, page(element(two) + block(bakedFor(engine, [two]))));
  const scope = tab.locator("uri-scope");
  const steps = await listen(tab, "step");
  await scope.locator('[data-rung="1"][data-side="a"]').click();
  await scope.locator('[data-rung="1"][data-side="a"][aria-current=step]').waitFor();
  const [step] = comparison.rungs[1].steps;
  await eventually(async () =>
    assert.deepEqual((await steps()).at(-1)?.detail, { step, steps: comparison.a.run?.steps.length }),
  );
  assert.equal(await scope.getAttribute("step"), String(step));
  await scope.getByRole("button", { name: say("compare:play:b") }).click();
  await scope.locator('[data-side="b"][aria-current=step]').waitFor();
  assert.deepEqual([await scope.getAttribute("side"), await scope.getAttribute("step")], ["b", null]);
  assert.match((await scope.locator("a[part=link]").getAttribute("href")) ?? "", /&side=b/);
  assert.deepEqual(asked.filter(isWasm), []);
});

test("a URI in a text is chosen by the keyboard, and its link opens it alone", async (t) => {
  const { shown } = rows[rows.length - 1];
  const { tab } = await tabOn(t, page(element(shown) + block(bakedFor(engine, [shown]))));
  const first = tab.locator("uri-extracted ol > li").first();
  assert.equal(
    await first
      .getByRole("link", { name: say("extract:resolve") })
      .last()
      .getAttribute("href"),
    `${dist.url}index.html${write({ ...start, reference: "http://example.com/ab" })}`,
  );
  await tab.locator("uri-extracted .text .number").nth(1).focus();
  await tab.keyboard.press("Enter");
  assert.equal(await tab.locator("uri-extracted li[aria-current=true]").count(), 1);
});

const asking = { ...two, predict: "rung" };

test("asked first where two texts meet: nothing tells before the answer, and then all of it is there and plays", async (t) => {
  const rung = (/** @type {string} */ id) => say(`compare:rungs:${id}`);
  const apart = say("predict:kinds:apart");
  const { tab } = await tabOn(t, page(element(asking) + block(bakedFor(engine, [two]))));
  const scope = tab.locator("uri-scope");
  const told = await listen(tab, "predict");
  await scope.locator(".rungs button").first().waitFor();
  // Content that is skipped by "content-visibility" has no inner text.
  await eventually(async () =>
    assert.deepEqual(await scope.locator(".rungs button").allInnerTexts(), [
      ...comparison.rungs.filter(({ explained }) => !explained).map(({ id }) => rung(id)),
      apart,
    ]),
  );
  assert.equal(
    await scope.locator("uri-ladder, uri-why, uri-stepper, a[part=link]").count(),
    0,
    "the answer is given away",
  );
  assert.ok((await scope.locator("dl.asked").innerText()).includes(two.base), "a relative text needs its base");
  await scope.getByRole("button", { name: apart }).click();
  await scope.locator(".verdict .hint", { hasText: say("predict:hint:somewhere") }).waitFor();
  await scope.getByRole("button", { name: rung("string") }).click();
  await scope.locator(".verdict .hint", { hasText: say("predict:hint:higher") }).waitFor();
  assert.equal(await scope.locator("uri-ladder").count(), 0, "a hint, and no solution");
  await scope.getByRole("button", { name: say("predict:solve") }).click();
  await scope.locator(".verdict .wrong", { hasText: say("predict:meet", { rung: rung("scheme") }) }).waitFor();
  await scope.locator("uri-ladder li.meet").waitFor();
  await scope.getByRole("button", { name: say("predict:again") }).press("Enter");
  await scope.getByRole("button", { name: rung("scheme") }).press("Enter");
  await scope.locator(".verdict .right").waitFor();
  const answers = [
    { right: false, given: "apart", left: 1 },
    { right: false, given: "apart", left: 1 },
    { right: false, given: "apart", left: 0 },
    { right: true, given: "scheme", left: 0 },
  ];
  await eventually(async () =>
    assert.deepEqual(
      await told(),
      answers.map((one) => ({ from: "uri-scope", detail: { ...one, expected: "scheme", step: 0 } })),
    ),
  );
  await scope.getByRole("slider", { name: "Step" }).focus();
  await tab.keyboard.press("Home");
  await scope.locator("uri-ladder li.now", { hasText: rung("string") }).waitFor();
  await scope.evaluate((one) => one.setAttribute("other", "http://example.com/y"));
  await scope.locator(".rungs button:not(:disabled)").first().waitFor();
  assert.equal(await scope.locator("uri-ladder").count(), 0, "another question is asked, and answered already");
});

test("axe finds nothing in elements with lone views, light and wide, dark and narrow", { sweep: true }, async () => {
  const head = "<style>:root { color-scheme: light dark; background: Canvas }</style>";
  for (const body of [all(rows.map(shownOf), head), page(element(asking) + block(bakedFor(engine, [two])), head)])
    await inPage(body, async ({ tab }) => {
      for (const [width, colorScheme] of /** @type {const} */ ([
        [1000, "light"],
        [390, "dark"],
      ])) {
        await tab.setViewportSize({ width, height: 800 });
        await tab.emulateMedia({ colorScheme });
        await tab.locator("uri-scope .drawn").last().waitFor();
        await painted(tab);
        assert.deepEqual(await axeFindings(tab), [], `${width}, ${colorScheme}`);
      }
    });
});

const baker = new Baker(engine, await wordsFor(engine));
/** @param {Record<string, string>} attributes */
const figureOf = (attributes) => baker.figure(baker.wanted(new Map(Object.entries(attributes))));

test("baked figures name what they show and its document, and say what is drawn, without a blank line", () => {
  for (const { shown, figure } of rows) {
    const drawn = figureOf(shown);
    const { document } = editionOf(engine, shown.edition);
    assert.match(drawn, new RegExp(`<figcaption>[^]*\\(${document}, \\d{4}\\)[^]*</figcaption>[^]*${figure.source}`));
    assert.doesNotMatch(drawn, /\n\n/, shown.view);
  }
  assert.doesNotMatch(figureOf(two), new RegExp(say("compare:rungs:protocol")), "what is only explained is no form");
  for (const shown of /** @type {Record<string, string>[]} */ ([
    { ...two, other: "" },
    { ...two, other: "a\nb" },
    { ...two, other: "http://a b<" },
    { ...two, reference: "<", edition: "rfc1738" },
    { reference: "javascript:<b>", edition: "rfc3986", view: "scheme" },
    { data: "<\n>例", edition: "url-1993", view: "encoding" },
    { data: "", view: "encoding" },
    { host: "a\nb", view: "host" },
    { embedded: "", view: "layers", edition: "url-syntax-05" },
    { text: "", view: "extract" },
    { text: "\n\n", view: "extract" },
    { text: "<!-- -->\n\nhttp://^", view: "extract" },
  ])) {
    assert.match(figureOf(shown), /<figcaption>/);
    assert.doesNotMatch(figureOf(shown), /\n\n|<\n|<b>/, JSON.stringify(shown));
  }
  assert.throws(() => figureOf({ ...two, step: "x" }), /step/);
});

test("the attributes of layers are what the engine is asked", () => {
  const broken = { retrieval: "http://h/1\n  http://h/2\thttp://h/3" }; // a long attribute, broken over lines
  const { asked } = read(layers, (name) => Object(broken)[name] ?? null, []);
  assert.deepEqual(layersRequest(asked).retrieval, ["http://h/1", "http://h/2", "http://h/3"]);
  const { shown } = rows[rows.length - 2];
  assert.deepEqual(layersRequest(read(layers, (name) => shown[name] ?? null, []).asked), {
    embedded: [],
    retrieval: ["http://h/1", "http://h/2"],
    default: [],
    enclosing: [
      { contentBase: [], contentLocation: ["x/y"] },
      { contentBase: ["http://a/b/"], contentLocation: ["z"] },
    ],
  });
});
