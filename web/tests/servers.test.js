/**
 * The configurations for hosts in web/hosting: the site on nginx, Caddy and Apache with exactly these settings,
 * requested as browsers do, and an element in a page of another origin. Servers that aren't installed are skipped.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { get } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sharedSite } from "./browser.js";
import { say } from "./fixtures.js";
import { hosting } from "./hosting.js";
import { root } from "./support.js";
import { test } from "./test.js";

const run = promisify(execFile);

/** A free port. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** The commented-out part at the end of a file, for a site below a path. @param {string} text @param {string} from its first words */
const underPath = (text, from) => text.slice(text.indexOf(`# ${from}`)).replace(/^# ?/gm, "");

/** The file without the part for a site below a path. @param {string} text @param {string} from */
const above = (text, from) => text.slice(0, text.indexOf(`# ${from}`));

/**
 * The command that starts each server with its file from web/hosting, changed to another folder and port, at the root
 * of a host or below a path. within: the file's name if it must be in the folder of the site.
 * @typedef {{ folder: string, site: string, port: number, path: string }} Place
 * @type {{ name: string, file: string, within?: string, settings: (text: string, place: Place) => string, args: (config: string, folder: string) => string[] }[]}
 */
const servers = [
  {
    name: "nginx",
    file: "nginx.conf",
    settings: (text, { folder, site, port, path }) => {
      const location = underPath(text, "location = /uriscope {");
      const server = path === "/" ? text : `${above(text, "location = ")} server { listen 80; ${location} }`;
      const served = path === "/" ? server : server.replace(/^server \{[^]*?^\}/m, "");
      return `daemon off; pid ${folder}/pid; error_log stderr; events {}
      http { access_log off; include /etc/nginx/mime.types; ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      ${served.replace("listen 80", `listen 127.0.0.1:${port}`).replaceAll("/var/www/uriscope", site)} }`;
    },
    args: (config, folder) => ["-c", config, "-p", folder],
  },
  {
    name: "caddy",
    file: "Caddyfile",
    settings: (text, { site, port, path }) => {
      const inside = underPath(text, "redir /uriscope");
      const served =
        path === "/"
          ? text
          : `${above(text, "redir").replace(/^uriscope\.example[^]*/m, "")}\nuriscope.example {\n${inside}\n}\n`;
      return `{\n\tadmin off\n}\n${served.replace(/^uriscope\.example/m, `http://127.0.0.1:${port}`).replaceAll("/var/www/uriscope", site)}`;
    },
    args: (config) => ["run", "--adapter", "caddyfile", "--config", config],
  },
  {
    name: "apache2",
    file: "htaccess",
    within: ".htaccess",
    settings: (_, { folder, site, port, path }) => `ServerRoot ${folder}
      ServerName localhost
      Listen 127.0.0.1:${port}
      PidFile ${folder}/pid
      ErrorLog ${folder}/error
      ${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
      ${["mpm_event", "authz_core", "mime", "dir", "headers", "rewrite", "alias"].map((module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`).join("\n")}
      TypesConfig /etc/mime.types
      ${path === "/" ? `DocumentRoot ${site}` : `Alias ${path.slice(0, -1)} ${site}`}
      <Directory ${site}>
        Options FollowSymLinks
        AllowOverride FileInfo
        Require all granted
      </Directory>`,
    args: (config) => ["-DFOREGROUND", "-f", config],
  },
];

test("_headers has the same fields for every file of the site", async () => {
  const text = await readFile(join(root, "web/hosting/_headers"), "utf8");
  const rules = text
    .replace(/^#.*\n/gm, "")
    .trim()
    .split(/\n\n+(?=\/)/)
    .map((rule) => {
      const [path, ...fields] = rule.split("\n").map((line) => line.trim());
      return { path, fields };
    });
  const names = (await readdir(join(root, "dist"), { recursive: true }))
    .filter((name) => /\.\w+$/.test(name) && !/\.(br|gz|map)$|^uriscope-files\.txt$/.test(name)) // the list is for the build alone
    .map((name) => `/${name.replaceAll("\\", "/")}`);
  assert.ok(names.includes("/zh-Hans/embed.html"));
  for (const name of [...names, "/", "/zh-Hans/", "/learn/"]) {
    const fields = rules
      .filter(({ path }) => (path.endsWith("*") ? name.startsWith(path.slice(0, -1)) : name === path))
      .flatMap(({ fields }) => fields);
    assert.ok(fields.includes("Access-Control-Allow-Origin: *"), name);
    const immutable = fields.includes("Cache-Control: public, max-age=31536000, immutable");
    assert.equal(immutable, /-[A-Z2-7]{8}\.\w+$/.test(name), `${name}: immutable`);
    const framed = fields.includes("Content-Security-Policy: frame-ancestors 'self'");
    assert.equal(framed, /(\.html|\/)$/.test(name) && !name.endsWith("/embed.html"), `${name}: frame-ancestors`);
  }
});

for (const { name, file, within, settings, args } of servers)
  for (const path of ["/", "/uriscope/"])
    test(
      `the site on ${name} at ${path}: fields, types and codings, and an element in a page of another origin`,
      { sweep: true },
      async (t) => {
        if (!(await run("/bin/sh", ["-c", 'command -v "$0"', name]).catch(() => null)))
          return t.skip(`${name} is not installed`);
        const folder = await mkdtemp(join(tmpdir(), "uriscope-host-"));
        const site = join(folder, "www");
        const config = join(folder, "config");
        await mkdir(site);
        await cp(join(root, "dist"), site, { recursive: true });
        await run("chmod", ["-R", "a+rX", folder]);
        const text = await readFile(join(root, "web/hosting", file), "utf8");
        if (within) await writeFile(join(site, within), text.replaceAll(" /404.html", ` ${path}404.html`));
        /** @param {number} port */
        const begin = async (port) => {
          await writeFile(config, settings(text, { folder, site, port, path }));
          return spawn(name, args(config, folder), {
            stdio: ["ignore", "ignore", "pipe"],
            env: { ...process.env, HOME: folder },
          });
        };
        const { port, close } = await started(begin);
        const url = `http://127.0.0.1:${port}${path}`;
        try {
          await assertFields(url);
          await assertFolders(url, path);
          await assertElement(url);
        } finally {
          await close();
          await rm(folder, { recursive: true, force: true });
        }
      },
    );

test(
  "the Caddyfile as it is serves HTTPS, without which the page does not work offline",
  { sweep: true },
  async (t) => {
    if (!(await run("/bin/sh", ["-c", "command -v caddy"]).catch(() => null))) return t.skip("caddy is not installed");
    const folder = await mkdtemp(join(tmpdir(), "uriscope-host-"));
    const config = join(folder, "config");
    const text = await readFile(join(root, "web/hosting/Caddyfile"), "utf8");
    const name = "uriscope.example";
    /** The status of an answer; null without one. @param {number} port */
    const asked = (port) =>
      new Promise((resolve) =>
        get(
          {
            host: "127.0.0.1",
            port,
            servername: name,
            headers: { host: name },
            rejectUnauthorized: false,
            path: "/worker.js",
          },
          (response) => resolve(response.resume().statusCode),
        ).on("error", () => resolve(null)),
      );
    // With a certificate of its own, on ports that are free.
    const { port, close } = await started(async (port) => {
      const global = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${await freePort()}\n\thttps_port ${port}\n}\n`;
      await writeFile(config, global + text.replaceAll("/var/www/uriscope", `"${join(root, "dist")}"`));
      return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", config], {
        stdio: ["ignore", "ignore", "pipe"],
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
      });
    }, asked);
    try {
      assert.equal(await asked(port), 200);
    } finally {
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/**
 * Starts a server, and waits until it answers. If another process has taken the free port by then, it tries another.
 * @param {(port: number) => Promise<import("node:child_process").ChildProcess>} begin
 * @param {(port: number) => Promise<unknown>} [asked] sends a request; returns null without an answer
 * @param {number} [tries]
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
async function started(begin, asked = (port) => fetch(`http://127.0.0.1:${port}/`).catch(() => null), tries = 5) {
  const port = await freePort();
  const server = await begin(port);
  let said = "";
  server.stderr?.on("data", (text) => (said += text));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  while ((await asked(port)) === null) {
    if (server.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
    else if (tries > 1 && /in use/.test(said)) return started(begin, asked, tries - 1);
    else throw new Error(`the server ended: ${said}`);
  }
  return { port, close: async () => void (server.kill(), await ended) };
}

/** A path without its slash redirects to the site, and a folder without a page gives a readable error. @param {string} url @param {string} path */
async function assertFolders(url, path) {
  if (path !== "/") {
    const { status, headers } = await fetch(`${url.slice(0, -1)}?base=http://a/`, { redirect: "manual" });
    assert.ok([301, 308].includes(status), `${url.slice(0, -1)}: ${status}`);
    assert.equal(new URL(headers.get("location") ?? "", url).href, `${url}?base=http://a/`);
  }
  const page = await fetch(url);
  assert.match(page.headers.get("content-type") ?? "", /^text\/html; ?charset=utf-8$/i);
  const folder = await fetch(`${url}assets/`);
  assert.ok([403, 404].includes(folder.status), `${folder.status}`); // Apache keeps the status
  assert.match(await folder.text(), /<h1/);
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
  for (const name of ["learn/nothing.html", "nothing.d.ts", "nothing.map"]) {
    const missing = await fetch(url + name);
    assert.equal(missing.status, 404, name);
    assert.ok(
      (await missing.text()).includes(say("document:missing:heading")),
      "the page for missing pages is another",
    );
    assert.match(missing.headers.get("content-type") ?? "", /^text\/html/, name);
  }
  for (const page of ["", "index.html"]) {
    const headers = await fields(page);
    assert.equal(headers.get("content-security-policy"), "frame-ancestors 'self'", page);
    assert.equal(headers.get("cache-control"), "no-cache", page);
  }
  assert.equal((await fields("embed.html")).get("content-security-policy"), null, "nobody could show it in a frame");
  for (const [name, type] of /** @type {[string, RegExp][]} */ ([
    ["uriscope.d.ts", /^text\/plain; ?charset=utf-8$/i],
    ["embed.js.map", /^application\/json/],
  ])) {
    const headers = await fields(name);
    assert.match(headers.get("content-type") ?? "", type, name);
    assert.equal(headers.get("access-control-allow-origin"), "*", name);
    assert.equal(headers.get("content-encoding"), "gzip", name);
  }
  for (const name of ["embed.js", "uriscope.js", wasm]) {
    const headers = await fields(name);
    assert.equal(headers.get("access-control-allow-origin"), "*", name);
    assert.equal(headers.get("content-encoding"), "gzip", name);
    assert.match(headers.get("vary") ?? "", /accept-encoding/i, name);
    assert.equal(
      headers.get("cache-control"),
      name === wasm ? "public, max-age=31536000, immutable" : "no-cache",
      name,
    );
    assert.match(
      headers.get("content-type") ?? "",
      name === wasm ? /^application\/wasm$/ : /^(text|application)\/javascript/,
      name,
    );
  }
}

/** An element that the engine draws, from that host. @param {string} url */
async function assertElement(url) {
  const others = await hosting();
  const { browser } = await sharedSite();
  const page = await browser.newPage();
  try {
    await page.goto(
      others.put(`<!doctype html><title>t</title><script type="module" src="${url}embed.js"></script>
      <uri-scope base="http://a/b/c/d" reference="../x" view="target" loading="eager">before</uri-scope>`),
    );
    await page.locator("uri-scope output .figure", { hasText: "http://a/b/x" }).waitFor();
  } finally {
    await page.close();
  }
}
