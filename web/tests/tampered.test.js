/**
 * Baked data that somebody has kept, cut or changed, of every view, and pages that lack or change
 * what an element is drawn with: it is drawn, or what it holds stays and the console says why.
 * Nothing is thrown into the page. With URISCOPE_CHANGES=400 each kind of data is changed so often.
 */
import assert from "node:assert/strict";
import { Baker } from "../src/bake/data.js";
import { catalogues } from "../src/bake/words.js";
import { block, element } from "./hosting.js";
import { somebody } from "./somebody.js";
import { loadEngine, random } from "./support.js";
import { test } from "./test.js";

const baker = new Baker(await loadEngine(), catalogues);
const { inPage, page } = await somebody();

const changes = Number(process.env.URISCOPE_CHANGES ?? 6);
const run = { base: "http://a/b/c/d;p?q", reference: "../../../g?y#s", edition: "rfc3986" };

/** By what is baked. @type {Record<string, Record<string, string>>} */
const kinds = {
  explanation: { ...run, view: "target resolution components dots remarks anatomy" },
  answers: { ...run, view: "editions" },
  characters: { ...run, view: "characters" },
  grammar: { ...run, view: "grammar" },
  scheme: { reference: "ftp://u@h.dom/%2Fetc/m", edition: "rfc1738", view: "scheme" },
  normalization: { reference: "HTTP://h/%7e/../x", edition: "rfc3986", view: "normalization" },
  comparison: { reference: "HTTP://h/%7e/../x", other: "http://h/x", edition: "rfc3986", view: "compare" },
  layers: { embedded: "../f/", retrieval: "http://h/1 http://h/2", edition: "rfc3986", view: "layers" },
  encoded: { data: "a é", component: "path", edition: "rfc3986", view: "encoding" },
  host: { host: "[::ffff:192.0.2.16]:80", edition: "rfc3986", view: "host" },
  extracted: { text: "See <http://h/a-\nb> or http://h/c.", edition: "rfc3986", view: "extract" },
};

/** Another value in the place of one of a case's, or of an edition's. @param {any} baked @param {() => number} next */
function changed(baked, next) {
  const copy = structuredClone(baked);
  const whole = copy.editions.filter((/** @type {object} */ one) => "listing" in one);
  let at = next() < 0.15 && whole.length ? whole[0] : Object.values(copy.cases)[0];
  const values = [undefined, null, -1, 1e9, 0.5, "x", "__proto__", true, [], {}, [[]], [null]];
  for (;;) {
    const names = Object.keys(at);
    const name = names[Math.floor(next() * names.length)];
    if (name === undefined) return copy;
    if (typeof at[name] === "object" && at[name] !== null && next() < 0.85) {
      at = at[name];
      continue;
    }
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) delete at[name];
    else at[name] = value;
    return copy;
  }
}

/** Draws an element from data, goes through its run, and says how it ended. Runs in the page. @param {{ attributes: Record<string, string>, data: any }} of */
const tried = async ({ attributes, data }) => {
  const one = /** @type {any} */ (document.createElement("uri-scope"));
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
  one.setAttribute("loading", "eager");
  one.textContent = "the fallback";
  one.baked = data;
  let warned = "";
  const { warn } = console;
  console.warn = (...all) => void (warned += all.join(" "));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const inside = (/** @type {string} */ what) => one.shadowRoot.querySelector(what);
  document.body.append(one);
  for (let i = 0; i < 300 && !warned && !inside(".drawn .uriscope"); i++) await frame();
  await frame();
  for (const step of ["0", "3", "1", "7"]) {
    one.setAttribute("step", step);
    await frame();
  }
  for (const pressed of one.shadowRoot.querySelectorAll(".listing li, tr, .rule, [data-rung]")) pressed.click();
  await frame();
  console.warn = warn;
  const ended = { drawn: !!inside(".drawn .uriscope"), holds: !inside(".fallback").inert, warned };
  one.remove();
  return ended;
};

for (const [kind, attributes] of Object.entries(kinds))
  test(`${changes} changes of baked data, ${kind}: drawn, or what the element holds; nothing is thrown`, async () => {
    const baked = baker.data([baker.wanted(new Map(Object.entries(attributes)))]);
    const next = random(kind.length);
    const thrown =
      "<script>thrown = []; addEventListener('error', (event) => thrown.push(String(event.error?.stack ?? event.message))); addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason?.stack ?? reason)));</script>";
    await inPage(
      page("", thrown),
      async ({ tab }) => {
        await tab.waitForFunction(() => customElements.get("uri-scope"));
        const whole = await tab.evaluate(tried, { attributes, data: baked });
        assert.deepEqual(whole, { drawn: true, holds: false, warned: "" });
        let stayed = 0;
        for (let i = 0; i < changes; i++) {
          const data = changed(baked, next);
          const what = () => `${i}: ${JSON.stringify(data).slice(0, 300)}`;
          const { drawn, holds, warned } = await tab.evaluate(tried, { attributes, data });
          assert.ok(drawn !== holds, `${what()}: ${drawn ? "both are shown" : "nothing is shown"}`);
          assert.ok(drawn || warned, `${what()}: nothing is said`);
          stayed += Number(holds);
          assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (globalThis).thrown), [], what());
        }
        assert.ok(stayed > 0, "no change was found");
      },
      { expected: /^no words for/ },
    );
  });

/** Pages that have changed what others rely on, before the script of the element. @type {Record<string, string>} */
const hosts = {
  "a getter that all objects inherit": "Object.prototype.get = function () {}",
  "a signal that all objects inherit": "Object.prototype.signal = 'red'",
  "no element may be defined": "customElements.define = () => { throw new Error('not here') }",
  "no element may be defined but one":
    "const { define } = customElements; customElements.define = function (name, of) { if (name !== 'uri-scope') throw new Error('not here'); define.call(customElements, name, of) }",
  "no ResizeObserver": "delete window.ResizeObserver",
  "no IntersectionObserver": "delete window.IntersectionObserver",
};
for (const [name, script] of Object.entries(hosts))
  test(`a page with ${name}: drawn, or what the element holds; nothing is thrown`, async () => {
    const baked = baker.data([baker.wanted(new Map(Object.entries(kinds.explanation)))]);
    const head = `<script>thrown = []; addEventListener("error", (event) => thrown.push(String(event.error?.stack ?? event.message))); addEventListener("unhandledrejection", ({ reason }) => thrown.push(String(reason?.stack ?? reason)));${script}</script>`;
    const one = element({ ...kinds.explanation, loading: "eager" }, "<i>the fallback</i>");
    await inPage(
      page(one + block(baked), head),
      async ({ tab }) => {
        await tab.waitForLoadState("networkidle");
        const { thrown, drawn, seen } = await tab.evaluate(async () => {
          for (let i = 0; i < 20; i++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          const scope = /** @type {Element} */ (document.querySelector("uri-scope"));
          return {
            thrown: /** @type {any} */ (globalThis).thrown,
            drawn: !!scope.shadowRoot?.querySelector(".drawn output .figure"),
            seen: scope.querySelector("i")?.checkVisibility({ visibilityProperty: true }),
          };
        });
        assert.deepEqual(thrown, []);
        assert.ok(drawn || seen, "neither the drawing nor the fallback is seen");
      },
      { expected: /^uri-scope: / },
    );
  });
