/**
 * A host that said 200 to something wrong once, for names that browsers keep for a year, as the
 * files for hosts in web/hosting have it: trying again, and loading the page again, go past that.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { assertTarget, pages, ready } from "./browser.js";
import { root } from "./support.js";

const { inPage } = pages();

const types = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
});

/** A host of dist/. @param {(name: string) => string | null} wrong what it sends instead, once for each name */
async function once(wrong) {
  const sent = new Set();
  const server = createServer(async ({ url = "/" }, response) => {
    const name = url.slice(1).replace(/\?.*/, "") || "index.html";
    const body = await readFile(join(root, "dist", name)).catch(() => null);
    if (!body) return response.writeHead(404).end();
    const instead = sent.has(name) ? null : wrong(name);
    sent.add(name);
    response.writeHead(200, {
      "content-type": instead?.startsWith("<") ? "text/html" : (types[extname(name)] ?? "text/plain"),
      "cache-control": /-[A-Z2-7]{8}\./.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(instead ?? body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => (server.closeAllConnections(), server.close()) };
}

const busy = "<!doctype html><title>Back soon</title>";

inPage(
  "an engine that came wrong once: Try again gets it",
  null,
  async (page) => {
    const host = await once((name) => (name.endsWith(".wasm") ? busy : null));
    try {
      await page.goto(`${host.url}#base=http://a/b/c/d&reference=../x`);
      await page.getByRole("button", { name: "Try again" }).first().click();
      await ready(page);
      await assertTarget(page, "http://a/b/x", "after another try");
    } finally {
      host.close();
    }
  },
  { mayFail: true, context: {} },
);

for (const [what, body] of [
  ["a page", busy],
  ["half of it", "const half = ("],
])
  inPage(
    `scripts in whose place ${what} came once: the page works when it is loaded again`,
    null,
    async (page) => {
      const host = await once((name) => (/^assets\/(chunk|app)-.*\.js$/.test(name) ? body : null));
      try {
        await page.goto(`${host.url}#base=http://a/b/c/d&reference=../x`);
        // One script leads to the next: each time, one more of them is right.
        for (let i = 0; i < 4; i++) {
          await page.waitForTimeout(700);
          await page.reload();
        }
        await ready(page);
        await assertTarget(page, "http://a/b/x", "after it was loaded again");
      } finally {
        host.close();
      }
    },
    { mayFail: true, context: {} },
  );
