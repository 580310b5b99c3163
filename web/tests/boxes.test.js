/** Tests boxes of a page around elements: boxes as wide as their content, and boxes that the page discards. */
import assert from "node:assert/strict";
import { eventually } from "./browser.js";
import { engine } from "./fixtures.js";
import { bakedFor, block, element } from "./hosting.js";
import { drawn, somebody } from "./somebody.js";
import { test } from "./test.js";

const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const data = block(bakedFor(engine, [start]));
const { page, tabOn } = await somebody();

/** Boxes as wide as their content, by name: HTML around an element. @type {Record<string, (inside: string) => string>} */
const narrow = {
  "flex item": (inside) => `<div style="display:flex"><div>${inside}</div></div>`,
  "element as a flex item": (inside) => `<div style="display:flex">${inside}</div>`,
  "item of a column that is not stretched": (inside) =>
    `<div style="display:flex;flex-direction:column;align-items:flex-start">${inside}</div>`,
  "grid item that is not stretched": (inside) => `<div style="display:grid;justify-items:start">${inside}</div>`,
  "column of a grid": (inside) => `<div style="display:grid;grid-template-columns:auto 1fr">${inside}<p></p></div>`,
  float: (inside) => `<div style="float:left">${inside}</div>`,
  "inline block": (inside) => `<div style="display:inline-block">${inside}</div>`,
  "cell of a table": (inside) => `<table><tr><td>${inside}</td></tr></table>`,
  "open dialog": (inside) => `<dialog open style="position:static">${inside}</dialog>`,
  "fit-content": (inside) => `<div style="width:fit-content">${inside}</div>`,
  "absolute box": (inside) => `<div style="position:relative"><div style="position:absolute">${inside}</div></div>`,
  fieldset: (inside) => `<fieldset style="display:inline-block;min-width:0">${inside}</fieldset>`,
  button: (inside) => `<button type="button">${inside}</button>`,
};

test("an element is seen in a box that takes the width of its content, and makes no page wider", async (t) => {
  const shown = element({ ...start, view: "target", loading: "eager" });
  const boxes = Object.values(narrow).map((around) => `<section style="clear:both">${around(shown)}</section>`);
  const { tab } = await tabOn(t, page(boxes.join("") + data));
  for (const width of [320, 1280]) {
    await tab.setViewportSize({ width, height: 800 });
    await eventually(async () => {
      const { wide, across } = await tab.evaluate(() => ({
        wide: [...document.querySelectorAll("uri-scope")].map((scope) =>
          scope.shadowRoot?.querySelector(".drawn") ? scope.getBoundingClientRect().width : 0,
        ),
        across: document.documentElement.scrollWidth,
      }));
      for (const [i, name] of Object.keys(narrow).entries())
        assert.ok(wide[i] >= (width === 320 ? 240 : 400), `${name}, ${width}: ${wide[i]} pixels`);
      assert.ok(across <= width, `${across} pixels across of ${width}`);
    }, 10_000);
  }
});

test("an element is dark where the page is, by its color-scheme or by its text", async (t) => {
  const shown = element({ ...start, view: "target", loading: "eager" });
  const style =
    "<style>.own { background: #111; color: oklch(0.9 0 0) } .plain { color: #eee } .said { color-scheme: dark } .light { color-scheme: light; color: #eee }</style>";
  const { tab } = await tabOn(t, page(style + shown + data));
  await drawn(tab);
  const paper = () =>
    tab
      .locator("uri-scope .uriscope")
      .evaluate((box) => Math.max(...(getComputedStyle(box).backgroundColor.match(/\d+/g) ?? []).map(Number)));
  for (const [name, dark] of /** @type {const} */ ([
    ["own", true],
    ["", false],
    ["plain", true],
    ["said", true],
    ["light", false],
  ])) {
    await tab.evaluate((name) => (document.documentElement.className = name), name);
    await eventually(async () => assert.equal((await paper()) < 128, dark, name));
  }
});

test("elements that a page has thrown away are not kept", async (t) => {
  const { tab } = await tabOn(t, page(`<div id="place"></div>${data}`));
  const count = 20;
  await tab.evaluate(
    async ({ count, html }) => {
      const place = /** @type {HTMLElement} */ (document.querySelector("#place"));
      const kept = /** @type {any} */ (globalThis);
      kept.thrown = [];
      for (let i = 0; i < count; i++) {
        place.innerHTML = html;
        const scope = /** @type {HTMLElement} */ (place.firstElementChild);
        while (!scope.shadowRoot?.querySelector(".uriscope output"))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        kept.thrown.push(new WeakRef(scope));
      }
      place.replaceChildren();
    },
    { count, html: element({ ...start, loading: "eager" }) },
  );
  const session = await tab.context().newCDPSession(tab);
  const alive = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return tab.evaluate(
      () => /** @type {any} */ (globalThis).thrown.filter((/** @type {WeakRef<any>} */ one) => one.deref()).length,
    );
  };
  for (let round = 0; round < 10 && (await alive()) > 1; round++) await tab.waitForTimeout(100);
  assert.ok((await alive()) <= 1, `${await alive()} of ${count} are there`); // the browser may keep the last one alive
});
