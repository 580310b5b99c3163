/**
 * Exports of the page in other sites' pages: tags that reproduce their state exactly, whatever it is, elements and
 * frames that draw it, and figures as SVG.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { parseFragment } from "parse5";
import { askedOf, caseOf, read } from "../src/embed/baked.js";
import { bakedTag } from "../src/bake/bakedtag.js";
import { captionOf, elementTag, frameTag, scriptTag } from "../src/embed/tags.js";
import { parse, stateOf } from "../src/run/link.js";
import { eventually, faultsOf, pageAt, site } from "./browser.js";
import { editions, engine, say, saying, words } from "./fixtures.js";
import { hosting } from "./hosting.js";
import { each, hard, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Parsed */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node */

const others = await hosting();

const hostile = [
  ...hard,
  "<script>alert(1)</script>",
  "</uri-scope>",
  "</script>",
  "<!--",
  "]]>",
  '" onload="alert(1)',
  "'",
  "&amp;",
  "&#60;",
  "{{constructor}}",
  "{% x %}",
  "*a*_b_`c`[d](e)\\f~g~|h|",
  "a\u0085b\u0080",
  "\u2028\u2066\u{E0041}",
  "גד/..",
  "\ufffe\uffff",
  "\x01\x1f\x7f",
  "a\nb\r\n\r\n",
];

/** All elements of markup. @param {string} text @returns {Parsed[]} */
function elementsOf(text) {
  /** @param {Node} node @returns {Parsed[]} */
  const within = (node) => [
    ...("tagName" in node ? [node] : []),
    ...("childNodes" in node ? node.childNodes.flatMap(within) : []),
  ];
  return within(parseFragment(text));
}
/** @param {Parsed} element @param {string} name */
const valueOf = ({ attrs }, name) => attrs.find((attribute) => attribute.name === name)?.value ?? null;
/** @param {Node} node @returns {string} */
const textOf = (node) =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";

/** No markup can hold a NUL, and no text box a line break. @param {string} text */
const held = (text) => text.replaceAll(/[\0\r\n]/g, "");

test("whatever the texts are, a tag says exactly them, and nothing else", () => {
  for (const text of hostile) {
    const shown = {
      base: `http://a/${text}`,
      reference: text,
      edition: "rfc2396bis-01",
      options: { excess: "remove" },
      step: 3,
    };
    const caption = captionOf(
      String(engine.figure({ excess: "remove", base: shown.base, reference: text, edition: shown.edition }, "html")),
    );
    const element = elementTag(shown, caption);
    const [scope, ...more] = elementsOf(element);
    assert.deepEqual(
      [scope.tagName, more.map(({ tagName }) => tagName), element.includes("\n")],
      ["uri-scope", ["span"], false],
      element,
    );
    assert.deepEqual(each(scope.attrs, "name"), ["base", "reference", "edition", "excess", "step"]);
    assert.doesNotMatch(
      element,
      /[{`\\\u2028\u202e\u200b]/,
      "it holds what a template or Markdown reads, or what cannot be seen",
    );
    const { asked, step, notes } = askedOf((name) => valueOf(scope, name), editions);
    assert.deepEqual(
      { asked, step, notes: notes.filter(({ id }) => id !== "link-line-break") },
      {
        asked: { base: held(shown.base), reference: held(text), edition: shown.edition, options: shown.options },
        step: 3,
        notes: [],
      },
      element,
    );
    assert.match(textOf(scope), saying("figure:whole"), element);

    const frame = frameTag("https://x/", shown, `How “${text}”`);
    const [iframe, ...others] = elementsOf(frame);
    assert.deepEqual(
      [iframe.tagName, others.length, valueOf(iframe, "sandbox"), valueOf(iframe, "title")],
      ["iframe", 0, "allow-scripts allow-popups allow-popups-to-escape-sandbox", `How “${text.replaceAll("\0", "")}”`],
      frame,
    );
    const { state } = stateOf(parse(new URL(valueOf(iframe, "src") ?? "").hash, [""]));
    assert.deepEqual(
      [state.base, state.reference, state.edition, state.options, state.step],
      [shown.base, text, shown.edition, shown.options, 3],
      frame,
    );
  }
});

test("whatever the texts are, a baked element holds its figure and its data, and nothing that runs", () => {
  for (const text of hostile.filter((one) => !/[\0\r\n]/.test(one))) {
    const shown = { base: "http://a/b", reference: text, edition: "rfc3986", options: {} };
    const tag = bakedTag(engine, shown, words);
    assert.doesNotMatch(tag, /\n\s*\n/, "an empty line ends it in Markdown");
    const all = elementsOf(tag);
    const [scope, script] = [all[0], /** @type {Parsed} */ (all.at(-1))];
    assert.deepEqual(
      all
        .map(({ tagName }) => tagName)
        .filter((name) => !["div", "figure", "figcaption", "code", "dl", "dt", "dd", "pre", "p"].includes(name)),
      ["uri-scope", "script"],
      tag,
    );
    assert.deepEqual(
      script.attrs.map(({ name, value }) => `${name}=${value}`),
      ["type=application/json", "data-uriscope=1"],
    );
    const { asked } = askedOf((name) => valueOf(scope, name), editions);
    assert.deepEqual(
      caseOf(read(textOf(script)), asked)?.of.explanation,
      engine.explain({ base: shown.base, reference: text, limit: 20_000 }),
    );
  }
});

/**
 * Opens the menu of a case and copies something from it.
 * @param {Page} page @param {{ base: string, reference: string }} pair @param {string} what the id of the item
 */
async function copied(page, pair, what) {
  await page.goto(site.url + link(pair));
  await page.locator("html[data-engine]").waitFor();
  await page.getByRole("button", { name: say("page:share"), exact: true }).click();
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("menuitem", { name: say(`share:${what}`), exact: true }).click();
  await page.getByRole("menuitem", { name: say("ui:copied") }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The HTML of another site's page. @param {string} body */
const foreign = (body) =>
  others.put(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Somebody's page</title><link rel="icon" href="data:,"><body>${body}</body></html>`,
  );
const quotes = { base: `http://a/"'<b>&amp;/`, reference: `../"x"<script>&lt;שלום/.` };

test(
  "a baked element, pasted into a page of another origin, is drawn without the engine",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { mayFail: true });
    const tag = await copied(page, quotes, "baked");
    /** @type {string[]} */
    const requests = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(foreign(scriptTag(site.url) + tag));
    const { target } = /** @type {{ target: string }} */ (engine.explain(quotes));
    await page.locator("uri-scope output .figure", { hasText: target }).waitFor();
    assert.deepEqual(
      requests.filter((url) => url.includes(".wasm")),
      [],
    );
    assert.equal(
      await page.locator("uri-scope > .uriscope-figure > figure > figcaption").textContent(),
      say("figure:whole", { ...quotes, source: "RFC 3986 (2005)", answer: target }),
    );
  },
);

test("a frame, pasted, draws the case, and its link opens it", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  const tag = await copied(page, quotes, "frame");
  await page.goto(foreign(tag));
  const frame = page.frameLocator("iframe");
  const { target } = /** @type {{ target: string }} */ (engine.explain(quotes));
  await frame.locator("uri-scope output .figure", { hasText: target }).waitFor();
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    frame.getByRole("link", { name: say("embed:open") }).click(),
  ]);
  await opened.locator("output .figure", { hasText: target }).waitFor();
  await opened.close();
});

test("a figure is kept as a file, and the Embed room goes on with the case", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/", reference: "../g", edition: "url-syntax-05" }));
  const menu = page.getByRole("button", { name: say("page:share"), exact: true });
  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: say("share:save") }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "uriscope.svg");
  assert.equal(
    await readFile(await download.path(), "utf8"),
    engine.figure({ base: "http://a/b/", reference: "../g", edition: "url-syntax-05" }, "svg"),
  );
  await page.getByRole("menuitem", { name: say("share:embed") }).click();
  await page.waitForFunction(
    (hash) => location.hash === hash,
    `#room=embed&${link({ base: "http://a/b/", reference: "../g", edition: "url-syntax-05" }).slice(1)}`,
  );
  await page.locator(".embed uri-scope output .figure", { hasText: "http://a/g" }).waitFor();
});

test("until the engine is there, what it gives cannot be taken, and the links can", async (t) => {
  const page = await pageAt(t, null);
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url);
  const share = page.getByRole("button", { name: say("page:share"), exact: true });
  await share.click();
  await page.getByRole("menuitem", { name: say("share:svg"), disabled: true }).waitFor();
  assert.deepEqual(await page.locator(".share-menu button:not(:disabled)").allTextContents(), [
    ...["link", "step-link", "embed", "print", "present"].map((id) => say(`share:${id}`)),
  ]);
  await page.keyboard.press("Escape");
  release();
  await page.locator("html[data-engine]").waitFor();
  await share.click();
  await eventually(async () => assert.equal(await page.locator(".share-menu button:disabled").count(), 0));
});

test("an SVG is well formed and inert, whatever the texts are", async (t) => {
  const page = await pageAt(t, null);
  const faults = faultsOf(page);
  await page.goto(foreign("")); // the page itself has no use for a parser, and its policy refuses one
  const figures = hostile.flatMap((text) =>
    ["rfc3986", "url-syntax-05"].map((edition) =>
      engine.figure({ base: `http://a/${text}/b`, reference: `${text}#${text}`, edition }, "svg"),
    ),
  );
  assert.deepEqual(
    await page.evaluate(
      (figures) =>
        figures.flatMap((figure) => {
          const svg = new DOMParser().parseFromString(String(figure), "image/svg+xml");
          const wrong = [...svg.querySelectorAll("*")].filter(
            (element) =>
              !["svg", "title", "desc", "style", "rect", "path", "text", "tspan"].includes(element.localName) ||
              element.getAttributeNames().some((name) => /^on|href|src/.test(name)) ||
              element.namespaceURI !== "http://www.w3.org/2000/svg",
          );
          return wrong.map((element) => element.outerHTML);
        }),
      figures,
    ),
    [],
  );
  faults.length = 0; // expected errors: the page is on another host
});

for (const {
  colorScheme,
  ink,
  paper,
  sweep,
} of /** @type {{ colorScheme: "light" | "dark", ink: string, paper: string, sweep?: boolean }[]} */ ([
  { colorScheme: "light", ink: "rgb(28, 31, 36)", paper: "rgb(251, 250, 247)", sweep: true },
  { colorScheme: "dark", ink: "rgb(231, 232, 234)", paper: "rgb(20, 22, 26)" },
])) {
  test(
    `an SVG in a tab of its own: ${colorScheme}, text to be selected, every character in its column`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, null, { media: { colorScheme } });
      const faults = faultsOf(page);
      const pair = { base: "http://user@例え.jp/b/c", reference: "../é/אב/國/./x" };
      await page.goto(
        others.put({
          body: String(engine.figure(pair, "svg")),
          type: "image/svg+xml",
          headers: { "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" },
        }),
      );
      const seen = await page.evaluate(() => {
        const [text] = [...document.querySelectorAll("text")].filter((one) => one.textContent.includes("例"));
        const lines = getSelection();
        lines?.selectAllChildren(document.documentElement);
        const columns = [...text.textContent].map(
          (_, i) => (text.getStartPositionOfChar(i).x - text.getStartPositionOfChar(0).x) / 9,
        );
        return {
          title: document.title,
          ink: getComputedStyle(text).fill,
          paper: getComputedStyle(/** @type {Element} */ (document.querySelector("rect"))).fill,
          lines: lines?.toString().split("\n"),
          columns,
          wide: document.documentElement.scrollWidth > innerWidth,
        };
      });
      assert.deepEqual([seen.ink, seen.paper, seen.wide], [ink, paper, false]);
      assert.match(seen.title, saying("figure:whole", pair));
      for (const line of [
        pair.base,
        pair.reference,
        "http://user@例え.jp/é/אב/國/x",
        "STEP   OUTPUT BUFFER         INPUT BUFFER",
        " 2E:   /b                    /../é/אב/國/./x",
      ])
        assert.ok(seen.lines?.includes(line), `${line} is not in what is selected:\n${seen.lines?.join("\n")}`);
      const want = [...pair.base].map((_, i) => i + Math.min(2, Math.max(0, i - pair.base.indexOf("例"))));
      assert.deepEqual(
        seen.columns
          .map((column) => (Math.round(column * 10) / 10 === 0 ? 0 : column))
          .filter((column, i) => Math.abs(column - want[i]) > 0.15),
        [],
        `${seen.columns}`,
      );
      faults.length = 0; // expected errors: the page is on another host
    },
  );
}
