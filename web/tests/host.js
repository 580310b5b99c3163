/**
 * A static host for the tests, of dist/ or of another folder, which can be made to fail like real hosts and
 * connections: in the middle of a file, by silence, by wrong types, or by missing files. It ends with the process.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { root } from "./support.js";

/** @typedef {"break" | "hang" | "begin" | "gone" | "busy" | "page" | "untyped" | "moved"} Failing how a file comes; begin: a quarter of it, then it hangs; moved: a page leads to its folder */

const types = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
});

/**
 * @param {Record<string, string>} [fields] header fields: frames that have no origin may fetch from it, as from many
 *   hosts of static sites
 * @returns {Promise<{ url: string, fail: (files: RegExp, how: Failing | null) => void, deploy: (folder: string, files?: Record<string, string>) => void, asked: string[] }>}
 *   fail: null ends the failures, and hanging requests continue; deploy: replaces files of the folder
 */
export async function host(fields = { "access-control-allow-origin": "*" }) {
  /** @type {[RegExp, Failing][]} */
  let failing = [];
  /** Hanging requests, which continue when the failures end. @type {(() => void)[]} */
  let hanging = [];
  /** @type {string[]} */
  const asked = [];
  let folder = join(root, "dist");
  /** @type {Record<string, string>} */
  let others = {};
  const server = createServer(async ({ url = "/" }, response) => {
    const name = decodeURIComponent(url.replace(/\?.*/, "")).slice(1) || "index.html";
    asked.push(name);
    const now = () => failing.find(([files]) => files.test(name))?.[1];
    const how = now();
    const type = how === "untyped" ? "application/octet-stream" : (types[extname(name)] ?? "text/plain");
    /** @param {number} status @param {string} [text] */
    const say = (status, text = "") =>
      response.writeHead(status, { "content-type": "text/html", "cache-control": "no-cache" }).end(text);
    if (how === "gone") return say(404, "not found");
    if (how === "moved" && url.endsWith("/index.html")) return response.writeHead(302, { location: "./" }).end();
    if (how === "busy") return say(503, "busy");
    if (how === "page") return say(200, "<!doctype html><title>another page</title>");
    const other = others[name];
    const body = other ? Buffer.from(other) : await readFile(join(folder, name)).catch(() => null);
    if (!body) return say(404, "not found");
    response.writeHead(200, {
      "content-type": type,
      "content-length": body.length,
      "cache-control": "no-cache",
      ...fields,
    });
    if (how !== "break" && how !== "hang" && how !== "begin") return response.end(body);
    const half = how === "begin" ? body.length >> 2 : (body.length - 1) >> 1; // send 49 %: less than half, whether the number is odd or even
    response.write(body.subarray(0, half), () => {
      const rest = () => response.end(body.subarray(half));
      if (how === "break") setTimeout(() => response.destroy(), 50); // so that the data sent before arrives
      else if (now() === how) hanging.push(rest);
      else rest();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  server.unref();
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    deploy: (next, files = {}) => void ([folder, others] = [next, files]),
    fail(files, how) {
      failing = how ? [...failing, [files, how]] : [];
      if (how) return;
      for (const go of hanging) go();
      hanging = [];
    },
  };
}
