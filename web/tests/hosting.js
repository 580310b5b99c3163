/**
 * Pages of other people, for the tests of the element and of the frame: a server of its own,
 * and so of another origin than the site, which gives each page the header fields it asks for;
 * and baked data as a page has it. It ends with the process.
 */
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { keyOf, viewsOf } from "../src/embed/baked.js";
import { bakedWords } from "../src/bake/bakedwords.js";
import { explained, loadWords } from "./support.js";

const words = await loadWords();

/** @typedef {import("../src/run/engine.js").Engine} Engine */
/** packed: compressed, as a host does it. @typedef {{ body: string, headers?: Record<string, string>, type?: string, packed?: boolean }} Served */

/**
 * @returns {Promise<{ url: string, put: (page: string | Served) => string }>} put
 *   serves a page, until the end, and returns its address
 */
export async function hosting() {
  /** @type {(Served & { bytes: Buffer })[]} */
  const pages = [];
  const server = createServer(({ url = "/" }, response) => {
    const page = pages[Number(/^\/(?:base\/)?(\d+)/.exec(url)?.[1] ?? NaN)];
    if (!page) return response.writeHead(404, { "content-type": "text/plain" }).end();
    response
      .writeHead(200, {
        "content-type": page.type ?? "text/html; charset=utf-8",
        "cache-control": "no-store",
        ...(page.packed ? { "content-encoding": "br" } : {}),
        ...page.headers,
      })
      .end(page.bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  server.unref();
  const url = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}/`;
  return {
    url,
    put(page) {
      const served = typeof page === "string" ? { body: page } : page;
      return `${url}${pages.push({ ...served, bytes: served.packed ? brotliCompressSync(served.body) : Buffer.from(served.body) }) - 1}`;
    },
  };
}

/** @typedef {{ base: string, reference: string, edition?: string, options?: Record<string, string>, view?: string }} Shown */

/**
 * Baked data for some elements.
 * @param {Engine} engine @param {Shown[]} shown
 * @returns {import("../src/embed/baked.js").Baked}
 */
export function bakedFor(engine, shown) {
  /** @type {import("../src/embed/baked.js").Baked["cases"]} */
  const cases = {};
  for (const { base, reference, edition = "rfc3986", options = {}, view = null } of shown) {
    const request = /** @type {import("../src/run/engine.js").Request} */ ({ ...options, base, reference, edition });
    const views = viewsOf(view);
    const both = /** @type {const} */ ([
      ["base", base],
      ["reference", reference],
    ]);
    const of = (cases[keyOf({ base, reference, edition, options })] ??= { explanation: explained(engine, request) });
    if (views.includes("editions"))
      of.answers = /** @type {import("../src/run/engine.js").EditionAnswer[]} */ (engine.answers(request));
    if (views.includes("characters"))
      of.characters = /** @type {any} */ (both.map(([, text]) => engine.characters(text, { edition })));
    if (views.includes("grammar"))
      of.grammar = /** @type {any} */ (both.map(([use, text]) => engine.tree(text, { edition, use })));
  }
  const whole = new Set(Object.values(cases).map(({ explanation }) => explanation.edition));
  return {
    version: 1,
    words: {
      language: "en",
      parts: Object.fromEntries(
        engine
          .editions()
          .filter(({ id }) => whole.has(id))
          .map((edition) => [
            edition.id,
            bakedWords(
              words.group(edition.id),
              edition,
              Object.values(cases).flatMap(({ explanation }) =>
                explanation.edition === edition.id ? [explanation] : [],
              ),
            ),
          ]),
      ),
    },
    editions: engine.editions().map((edition) => {
      const { id, year, document, choices, options } = edition;
      return whole.has(id) ? edition : { id, year, document, choices, options };
    }),
    cases,
  };
}

/** The block of a page that has baked data. @param {unknown} data */
export const block = (data) =>
  `<script type="application/json" data-uriscope="1">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** A text as the value of an attribute. @param {string} text */
export const quoted = (text) => `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;

/** The tag of an element. @param {Record<string, string>} attributes @param {string} [fallback] */
export const element = (attributes, fallback = "") =>
  `<uri-scope${Object.entries(attributes)
    .map(([name, value]) => ` ${name}=${quoted(value)}`)
    .join("")}>${fallback}</uri-scope>`;
