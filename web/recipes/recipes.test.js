/**
 * Tests the recipes by following each as its author would: it installs the package, builds and bakes the site, and
 * opens it in Chromium. ./build.sh recipes runs it. It takes minutes, mostly for the generators.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { launch, sliderOf } from "../tests/browser.js";
import { root } from "../tests/support.js";

/** @import { BrowserContextOptions as Options, Page } from "playwright-core" */

const start = promisify(execFile);
/**
 * The folder for the recipes' sites. In the project, installed packages are kept. But Vite treats a # in a path as the
 * start of a fragment.
 */
const work = root.includes("#")
  ? await mkdtemp(join(tmpdir(), "uriscope-recipes-"))
  : join(root, "web", ".build", "recipes");

/** @param {string} cwd @param {string} program @param {string[]} args */
const run = (cwd, program, ...args) => start(program, args, { cwd, maxBuffer: 1 << 26, timeout: 300_000 });

/**
 * The requirements of a recipe outside npm, the folder of its site, a Markdown page of it, and its author's preview
 * server, to which the test adds the port.
 */
const recipes = {
  html: { needs: null, output: "site", source: null, server: null },
  mkdocs: {
    needs: "mkdocs",
    output: "site",
    source: "docs/more.md",
    server: "mkdocs serve --quiet --dev-addr 127.0.0.1:",
  },
  hugo: { needs: "hugo", output: "public", source: "content/more.md", server: "hugo server --quiet --port " },
  sphinx: { needs: "sphinx-build", output: "site", source: "docs/index.md", server: null },
  asciidoctor: { needs: "asciidoctor", output: "site", source: null, server: null },
  vitepress: {
    needs: null,
    output: "docs/.vitepress/dist",
    source: null,
    server: "npx --no-install vitepress dev docs --host 127.0.0.1 --port ",
  },
};
/** @typedef {keyof typeof recipes} Kind */

/** The file that "npm pack" has made. @type {string} */
let packed;
/** @type {Awaited<ReturnType<typeof launch>>} */
let browser;
before(async () => {
  await mkdir(work, { recursive: true });
  const { stdout } = await run(work, "npm", "pack", "--json", "--loglevel=error", join(root, "dist-npm"));
  packed = join(work, JSON.parse(stdout)[0].filename);
  browser = await launch();
});
after(() => browser?.close());

/** @param {string} path */
const timeOf = (path) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * Copies a recipe and installs its requirements. Those from an earlier run are kept.
 * @param {Kind | "bundlers"} kind @param {string} [needs] what its lock file has
 */
async function prepared(kind, needs = "vitepress") {
  const [from, to] = [join(root, "web", "recipes", kind), join(work, kind)];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(to)) if (name !== "node_modules") await rm(join(to, name), { recursive: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  const lock = await timeOf(join(to, "package-lock.json"));
  // Not "npm ci": a registry may not have packages for other systems, which "npm ci" requires in the lock file.
  if (lock && (await timeOf(join(to, "node_modules", needs, "package.json"))) === 0)
    await run(to, "npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error");
  await rm(join(to, "node_modules", "uriscope"), { recursive: true, force: true });
  await run(
    to,
    "npm",
    "install",
    "--offline",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--prefix",
    ".",
    packed,
  );
  return to;
}

/** Follows a recipe. @param {string} at */
const carriedOut = (at) => run(at, "sh", "recipe.sh");

const types = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
});

/** A static host with a site at /docs/. @param {string} directory */
async function hosted(directory) {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://host/").pathname);
    const name = path.replace(/^\/docs\//, "").replace(/(^|\/)$/, "$1index.html");
    const body = path.startsWith("/docs/") ? await readFile(join(directory, name)).catch(() => null) : null;
    response
      .writeHead(body ? 200 : 404, { "content-type": (body && types[extname(name)]) ?? "text/plain" })
      .end(body ?? "");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/docs/`,
    close: () => new Promise((resolve) => void (server.close(resolve), server.closeAllConnections())),
  };
}

/**
 * Opens a page in a new context, and asserts that no error occurs in it.
 * @param {string} url @param {Options} options @param {(page: Page, asked: string[]) => Promise<unknown>} look asked: the addresses of fetched files
 */
async function opened(url, options, look) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  /** @type {string[]} */
  const asked = [];
  /** @type {string[]} */
  const faults = [];
  const { origin } = new URL(url);
  page.on("request", (request) => {
    asked.push(request.url());
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:"))
      faults.push(`a request to ${request.url()}`);
  });
  page.on(
    "console",
    (message) =>
      void (
        ["error", "warning"].includes(message.type()) &&
        !message.location().url.endsWith("favicon.ico") &&
        faults.push(message.text())
      ),
  );
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(url);
  await look(page, asked);
  assert.deepEqual(faults, [], url);
  await page.context().close();
}

/** The element with a reference. @param {Page} page @param {string} reference */
const elementOf = (page, reference) => page.locator(`uri-scope[reference=${JSON.stringify(reference)}]`);

/** Waits until an element is drawn, and asserts its target. @param {Page} page @param {string} reference @param {string} target */
async function assertDrawn(page, reference, target) {
  const output = elementOf(page, reference).locator("output .figure").first();
  await output.waitFor();
  assert.equal(await output.textContent(), target);
}

/** @param {string[]} asked */
const assertNoWasm = (asked) =>
  assert.deepEqual(
    asked.filter((url) => url.endsWith(".wasm")),
    [],
  );

/** The contrast of the target with its background, by WCAG. Runs in the page. @param {Element} element */
const contrast = (element) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** @param {string} color @returns {number[]} red, green, blue, alpha, from 0 to 1 */
  const read = (color) => {
    if (!canvas) throw new Error("no canvas");
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
  };
  /** @param {number[]} rgb */
  const luminance = (rgb) =>
    rgb
      .slice(0, 3)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
      .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const text = /** @type {Element} */ (element.shadowRoot?.querySelector("output .figure *, output .figure"));
  let behind = "";
  /** @type {Node | null} */
  let node = text;
  for (; node && !behind; node = node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode) {
    if (node instanceof Element && read(getComputedStyle(node).backgroundColor)[3] > 0.5)
      behind = getComputedStyle(node).backgroundColor;
  }
  if (!behind) {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "Canvas";
    behind = getComputedStyle(probe).backgroundColor;
    probe.remove();
  }
  const [a, b] = [luminance(read(getComputedStyle(text).color)), luminance(read(behind))];
  return { contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), dark: b < 0.2 };
};

/**
 * Checks everything that applies to the first page of all recipes.
 * @param {string} url @param {boolean} followsDark whether the site has a dark mode
 */
async function looksRight(url, followsDark) {
  await opened(url, {}, async (page, asked) => {
    await assertDrawn(page, "../../../g", "http://a/g");
    const slider = sliderOf(page).first();
    await slider.focus();
    const last = Number(await slider.inputValue());
    await page.keyboard.press("ArrowLeft");
    await page.locator(`uri-scope[reference="../../../g"][step="${last - 1}"]`).waitFor({ state: "attached" });
    await elementOf(page, "?y").scrollIntoViewIfNeeded();
    await assertDrawn(page, "?y", "http://a/b/c/d;p?y");
    assertNoWasm(asked);
  });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await opened(url, { colorScheme }, async (page) => {
      await assertDrawn(page, "../../../g", "http://a/g");
      const seen = await elementOf(page, "../../../g").evaluate(contrast);
      assert.ok(seen.contrast >= 4.5, `${colorScheme}: the contrast is ${seen.contrast}`);
      assert.equal(seen.dark, colorScheme === "dark" && followsDark, `${colorScheme}: what is behind the target`);
      if (process.env.SHOTS)
        await page.screenshot({
          path: join(process.env.SHOTS, `${url.split("//")[1].replace(/\W+/g, "-")}${colorScheme}.png`),
        });
    });
  }
  await opened(url, { javaScriptEnabled: false }, async (page) => {
    for (const [reference, texts] of /** @type {const} */ ([
      ["../../../g", ["http://a/g", "OUTPUT BUFFER"]],
      ["?y", ["http://a/b/c/d;p?y"]],
      ["g;x=1/../y", ["Its last segment is y"]],
    ])) {
      const text = (await elementOf(page, reference).innerText()).replaceAll("\u00a0", " ");
      for (const part of texts) assert.ok(text.includes(part), `without a script, ${reference} says\n${text}`);
    }
    if (process.env.SHOTS)
      await page.screenshot({ path: join(process.env.SHOTS, `${url.split("//")[1].replace(/\W+/g, "-")}none.png`) });
  });
}

/**
 * Tests a recipe: follows it, and serves its site.
 * @param {Kind} kind @param {(url: string, at: string) => Promise<unknown>} look
 */
function recipe(kind, look) {
  const { needs, output, server } = recipes[kind];
  test(kind, { timeout: 600_000 }, async (t) => {
    if (needs && !(await run(root, needs, needs === "hugo" ? "version" : "--version").catch(() => null)))
      return t.skip(`${needs} is not installed`);
    const at = await prepared(kind);
    await carriedOut(at);
    const files = await readdir(join(at, output), { recursive: true });
    assert.ok(files.some((name) => name.endsWith("embed.js")));
    assert.ok(!files.some((name) => /(^|\/)(cli|uriscope)\.js$/.test(name)), "the site has what no element needs");
    const site = await hosted(join(at, output));
    try {
      await look(site.url, at);
    } finally {
      await site.close();
    }
    if (server) await servesDrawn(at, server, kind === "mkdocs" ? "/" : "/docs/");
  });
}

/** An unused port. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts the author's preview server, and asserts that an element is drawn in its page.
 * @param {string} at @param {string} server @param {string} path
 */
async function servesDrawn(at, server, path) {
  const port = await freePort();
  const [program, ...args] = `${server}${port}`.split(" ");
  const started = spawn(program, args, { cwd: at, stdio: "ignore", detached: true });
  const url = `http://127.0.0.1:${port}${path}`;
  try {
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      assert.equal(started.exitCode, null, `${server} has ended`);
      await wait(100);
    }
    await opened(url, {}, async (page) => assertDrawn(page, "../../../g", "http://a/g"));
  } finally {
    process.kill(-(/** @type {number} */ (started.pid)));
  }
}

/**
 * Breaks the Markdown page in a way that happens to authors, and asserts that baking names it.
 * @param {Kind} kind @param {string} at
 */
async function assertNamed(kind, at) {
  const { source, output } = recipes[kind];
  await appendFile(
    join(at, source ?? ""),
    '\n<uri-scope base="http://a" reference="b">\n\nText after an empty line.</uri-scope>\n',
  );
  const failed = await carriedOut(at).then(
    () => assert.fail("nothing was named"),
    (error) => error,
  );
  assert.ok(failed.code > 0, failed.stderr); // Sphinx ends with 2
  assert.match(failed.stderr, new RegExp(`^${output}/.*index\\.html:\\d+: <uri-scope> has no end tag`, "m"));
}

recipe("html", async (url) => {
  await looksRight(url, true);
  await opened(url, {}, async (page, asked) => {
    await assertDrawn(page, "../../../g", "http://a/g");
    const first = page.locator("uri-scope").first();
    await first.getByRole("textbox", { name: "Reference" }).fill("../x");
    await assertDrawn(page, "../x", "http://a/b/x");
    assert.equal(asked.filter((to) => to.endsWith(".wasm")).length, 1, "typing fetches the engine");
  });
});

recipe("mkdocs", async (url, at) => {
  await looksRight(url, false);
  await opened(`${url}more/`, {}, async (page) => assertDrawn(page, "../../../g", "http://a/g"));
  await assertNamed("mkdocs", at);
});

recipe("hugo", async (url, at) => {
  await looksRight(url, true);
  await opened(`${url}more/`, {}, async (page) => assertDrawn(page, "../../../g", "http://a/g"));
  await assertNamed("hugo", at);
});

recipe("sphinx", async (url, at) => {
  await looksRight(url, false);
  await opened(`${url}more.html`, {}, async (page) => assertDrawn(page, "../../../g", "http://a/g"));
  await assertNamed("sphinx", at);
});

recipe("asciidoctor", async (url) => {
  await looksRight(url, false);
  await opened(`${url}more.html`, {}, async (page) => assertDrawn(page, "../../../g", "http://a/g"));
});

recipe("vitepress", async (url) => {
  await looksRight(url, true);
  await opened(url, {}, async (page, asked) => {
    await assertDrawn(page, "../../../g", "http://a/g");
    await page.getByRole("link", { name: "More", exact: true }).click();
    await page.getByRole("heading", { name: "More" }).waitFor();
    await assertDrawn(page, "../../../g", "http://a/g");
    await assertDrawn(page, "{{base}}", "http://a/{{base}}");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await assertDrawn(page, "?y", "http://a/b/c/d;p?y");
    assertNoWasm(asked);
    assert.equal(asked.filter((to) => to.endsWith("uriscope.json")).length, 1, "the data is fetched once");
  });
});

/**
 * The output of each bundler: a page with its name and, in some cases, programs for Node.
 * @type {Record<string, string[]>}
 */
const bundled = {
  webpack: ["webpack-node/program.cjs"],
  parcel: [],
  vite: [],
  rollup: ["rollup-node/program.mjs", "rollup-commonjs/program.cjs"],
  esbuild: ["esbuild-node/program.mjs", "esbuild-commonjs/program.cjs"],
};

/** The reason that the bundled page and programs show. */
const reason = /“d;p” isn’t followed by “\/”, so it counts as a file/;

/** Checks a bundled page: the element is drawn and plays, and the engine has answered. @param {string} url */
const works = (url) =>
  opened(url, {}, async (page) => {
    await assertDrawn(page, "../g", "http://a/b/g");
    await page.locator("#answer", { hasText: "http://a/x" }).waitFor();
    assert.match((await page.locator("#answer").textContent()) ?? "", reason);
    const slider = sliderOf(page);
    await slider.focus();
    await page.keyboard.press("Home");
    await page.locator("uri-scope[step='0']").waitFor();
  });

test("bundlers", { timeout: 900_000 }, async (t) => {
  const at = await prepared("bundlers", "webpack");
  const { stdout, stderr } = await carriedOut(at);
  assert.doesNotMatch(stdout + stderr, /Critical dependency|warning in|unresolved/i);
  for (const [bundler, programs] of Object.entries(bundled)) {
    await t.test(`${bundler}: the element and the engine, in a page`, async () => {
      const site = await hosted(join(at, "out", bundler));
      await works(site.url);
      await site.close();
    });
    for (const program of programs)
      await t.test(`${bundler}: the engine, in Node, as ${program}`, async () => {
        const printed = async () => (await run(at, process.execPath, join("out", program))).stdout;
        assert.match(await printed(), reason);
        const folder = join(at, "out", dirname(program));
        const [wasm] = (await readdir(folder)).filter((name) => name.endsWith(".wasm"));
        await rm(join(folder, wasm));
        assert.match(await printed(), /needs the file uriscope-\w+\.wasm .*load\(\{ wasm \}\)/, "without its file");
      });
  }
  await t.test("vite: the element and the engine, from its server", async () => {
    const server = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", "0"], {
      cwd: at,
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      let said = "";
      for await (const some of server.stdout) {
        said += String(some).replace(/\x1b\[\d+m/g, "");
        const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
        if (!url) continue;
        await works(url);
        return;
      }
      assert.fail(`the server has ended: ${said}`);
    } finally {
      server.kill();
    }
  });
});
