/**
 * Old, truncated or manipulated baked data, for every view, and pages that lack or change globals that drawing needs:
 * the element is drawn, or its content stays and the console gives the reason. The page never sees an error.
 */
import assert from "node:assert/strict";
import { engine } from "./fixtures.js";
import { bakedFor, block, element } from "./hosting.js";
import { somebody } from "./somebody.js";
import { random } from "./support.js";
import { test } from "./test.js";

const { page, tabOn } = await somebody();

const run = { base: "http://a/b/c/d;p?q", reference: "../../../g?y#s", edition: "rfc3986" };

/** The tests by the kind of baked data. @type {Record<string, Record<string, string>>} */
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

/** Replaces a value in a case, or in a spec. @param {any} baked @param {() => number} next */
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

/**
 * Draws an element from data, plays its run, and returns how it ended. Runs in the page.
 * @param {{ attributes: Record<string, string>, data: any }} of
 */
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
  for (let i = 0; i < 1500 && !warned && !inside(".drawn .uriscope"); i++) await frame();
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

/** Records errors in the page. */
const noting =
  "thrown = []; addEventListener('error', (event) => thrown.push(String(event.error?.stack ?? event.message))); addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason?.stack ?? reason)));";

for (const { changes, sweep } of [{ changes: 1 }, { changes: 8, sweep: true }])
  test(
    `each kind of baked data, with ${changes} of its values changed in turn: drawn, or what the element holds; nothing is thrown`,
    { sweep },
    async (t) => {
      const { tab } = await tabOn(t, page("", `<script>${noting}</script>`), {
        expected: /^no words for|^uri-scope: /,
      });
      await tab.waitForFunction(() => customElements.get("uri-scope"));
      let stayed = 0;
      const whole = Object.entries(kinds).map(([kind, attributes]) => ({
        kind,
        attributes,
        baked: bakedFor(engine, [attributes]),
      }));
      // Try these first, because errors about data may be reported during the next one.
      for (const { kind, attributes, baked } of whole.filter((_, i) => sweep || i % 2 === 0))
        assert.deepEqual(
          await tab.evaluate(tried, { attributes, data: baked }),
          { drawn: true, holds: false, warned: "" },
          kind,
        );
      for (const { kind, attributes, baked } of whole.filter((_, i) => sweep || i % 2)) {
        const next = random(kind.length);
        for (let i = 0; i < changes; i++) {
          const data = changed(baked, next);
          const what = () => `${kind}, ${i}: ${JSON.stringify(data).slice(0, 300)}`;
          const { drawn, holds, warned } = await tab.evaluate(tried, { attributes, data });
          assert.ok(drawn !== holds, `${what()}: ${drawn ? "both are shown" : "nothing is shown"}`);
          assert.ok(drawn || warned, `${what()}: nothing is said`);
          stayed += Number(holds);
          assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (globalThis).thrown), [], what());
        }
      }
      assert.ok(stayed > 0, "no change was found");
    },
  );

/** Changes by a page to things that others rely on, before the element's script. @type {{ has: string, script: string, sweep?: boolean }[]} */
const hosts = [
  { has: "a getter that all objects inherit", script: "Object.prototype.get = function () {}" },
  { has: "a signal that all objects inherit", script: "Object.prototype.signal = 'red'", sweep: true },
  {
    has: "no element but one",
    script:
      "const { define } = customElements; customElements.define = function (name, of) { if (name !== 'uri-scope') throw new Error('not here'); define.call(customElements, name, of) }",
    sweep: true,
  },
  { has: "no elements", script: "customElements.define = () => { throw new Error('not here') }", sweep: true },
  { has: "no ResizeObserver", script: "delete window.ResizeObserver", sweep: true },
  { has: "no IntersectionObserver", script: "delete window.IntersectionObserver", sweep: true },
];
for (const { has, script, sweep } of hosts)
  test(`a page with ${has}: drawn, or what the element holds; nothing is thrown`, { sweep }, async (t) => {
    const baked = bakedFor(engine, [kinds.explanation]);
    const head = `<script>${noting}${script}</script>`;
    const one = element({ ...kinds.explanation, loading: "eager" }, "<i>the fallback</i>");
    const { tab } = await tabOn(t, page(one + block(baked), head), { expected: /^uri-scope: / });
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
  });
