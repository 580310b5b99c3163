/**
 * Third-party pages, for the tests of the element and of the frame: a server with an origin of its own, which gives
 * each page its header fields; and baked data in the form for a page. It ends with the process.
 */
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { Baker } from "../src/bake/data.js";
import { wordsFor } from "../src/bake/words.js";
import { loadEngine } from "./support.js";

const catalogues = await wordsFor(await loadEngine());

/** @import { Engine } from "../src/run/tolerant.js" */
/** packed: compressed, as by a real host @typedef {{ body: string, headers?: Record<string, string>, type?: string, packed?: boolean }} Served */

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

/** An element's attributes, or its case. @typedef {Record<string, string | Record<string, string> | undefined> & { options?: Record<string, string> }} Shown */

/**
 * Baked data for some elements.
 * @param {Engine} engine @param {Shown[]} shown
 */
export function bakedFor(engine, shown) {
  const baker = new Baker(engine, catalogues);
  return baker.data(
    shown.map(({ options, ...attributes }) =>
      baker.wanted(new Map(/** @type {[string, string][]} */ (Object.entries({ ...attributes, ...options })))),
    ),
  );
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
