/**
 * The files for hosts in web/hosting, tried: the site on nginx and on Caddy with just these
 * settings, asked as browsers ask it, and an element in a page of another origin. What is
 * not installed is skipped.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { launch } from "./browser.js";
import { hosting } from "./hosting.js";
import { root } from "./support.js";

const run = promisify(execFile);

/** A port that nobody listens on. @returns {Promise<number>} */
const freePort = () => new Promise((resolve) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    server.close(() => resolve(port));
  });
});

/**
 * How each is started on its file of web/hosting, with another folder and another port.
 * @type {{ name: string, file: string, settings: (text: string, place: { folder: string, site: string, port: number }) => string, args: (config: string, folder: string) => string[] }[]}
 */
const servers = [
  {
    name: "nginx",
    file: "nginx.conf",
    settings: (text, { folder, site, port }) => `daemon off; pid ${folder}/pid; error_log stderr; events {}
      http { access_log off; include /etc/nginx/mime.types; ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      ${text.replace("listen 80", `listen 127.0.0.1:${port}`).replace("/var/www/uriscope", site)} }`,
    args: (config, folder) => ["-c", config, "-p", folder],
  },
  {
    name: "caddy",
    file: "Caddyfile",
    settings: (text, { site, port }) => `{\n\tadmin off\n}\n${text.replace("http://uriscope.example", `http://127.0.0.1:${port}`).replace("/var/www/uriscope", site)}`,
    args: (config) => ["run", "--adapter", "caddyfile", "--config", config],
  },
];

for (const { name, file, settings, args } of servers) {
  test(`the site on ${name}: fields, types and codings, and an element in a page of another origin`, async (t) => {
    if (!(await run("/bin/sh", ["-c", 'command -v "$0"', name]).catch(() => null))) return t.skip(`${name} is not installed`);
    const folder = await mkdtemp(join(tmpdir(), "uriscope-host-"));
    const site = join(folder, "www");
    const port = await freePort();
    const config = join(folder, "config");
    await mkdir(site);
    await cp(join(root, "dist"), site, { recursive: true });
    await run("chmod", ["-R", "a+rX", folder]);
    await writeFile(config, settings(await readFile(join(root, "web/hosting", file), "utf8"), { folder, site, port }));
    const server = spawn(name, args(config, folder), { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: folder } });
    let said = "";
    server.stderr.on("data", (text) => (said += text));
    const ended = new Promise((resolve) => server.once("exit", resolve));
    try {
      const url = `http://127.0.0.1:${port}/`;
      await answers(url, () => server.exitCode === null, () => said);
      await assertFields(url);
      await assertElement(url);
    } finally {
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Waits until a server answers. @param {string} url @param {() => boolean} alive @param {() => string} said */
async function answers(url, alive, said) {
  while (!(await fetch(url).catch(() => null))) {
    if (!alive()) throw new Error(`the server ended: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} url */
async function assertFields(url) {
  const names = await readdir(join(root, "dist"));
  const wasm = names.find((name) => name.endsWith(".wasm")) ?? "";
  /** @param {string} name */
  const fields = async (name) => {
    const response = await fetch(url + name, { headers: { "accept-encoding": "gzip" } });
    await response.arrayBuffer();
    assert.equal(response.status, 200, name);
    return response.headers;
  };
  for (const page of ["", "index.html"]) {
    const headers = await fields(page);
    assert.equal(headers.get("content-security-policy"), "frame-ancestors 'self'", page);
    assert.equal(headers.get("cache-control"), "no-cache", page);
  }
  assert.equal((await fields("embed.html")).get("content-security-policy"), null, "nobody could show it in a frame");
  for (const name of ["embed.js", "uriscope.js", wasm]) {
    const headers = await fields(name);
    assert.equal(headers.get("access-control-allow-origin"), "*", name);
    assert.equal(headers.get("content-encoding"), "gzip", name);
    assert.equal(headers.get("cache-control"), name === wasm ? "public, max-age=31536000, immutable" : "no-cache", name);
    assert.match(headers.get("content-type") ?? "", name === wasm ? /^application\/wasm$/ : /^(text|application)\/javascript/, name);
  }
}

/** An element that the engine draws, from that host. @param {string} url */
async function assertElement(url) {
  const [others, browser] = await Promise.all([hosting(), launch()]);
  try {
    const page = await browser.newPage();
    await page.goto(others.put(`<!doctype html><title>t</title><script type="module" src="${url}embed.js"></script>
      <uri-scope base="http://a/b/c/d" reference="../x" view="target" loading="eager">before</uri-scope>`));
    await page.locator("uri-scope output .figure", { hasText: "http://a/b/x" }).waitFor();
  } finally {
    await Promise.all([others.close(), browser.close()]);
  }
}
