/**
 * The npm package: the output of "npm pack" for dist-npm is installed in an empty folder, and used from Node, in a
 * page, through a bundler and by its types. And core/uri, from an unrelated Go module.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { launch } from "./browser.js";
import { saying } from "./fixtures.js";
import figureWords from "../src/words/en/figure.js";
import { root } from "./support.js";
import { after, before, sweeping, test } from "./test.js";

const start = promisify(execFile);

/** The empty folder. @type {string} */
let folder;
/** @param {string[]} names */
const installed = (...names) => join(folder, "node_modules", "uriscope", ...names);

/** Runs a program in the folder. @param {string} program @param {string[]} args */
const run = async (program, ...args) => (await start(program, args, { cwd: folder })).stdout;

const built = join(root, "dist-npm");

// Packing and installing take longer than everything else: outside the sweeps, the package is just put where it would
// be installed.
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "uriscope-package-"));
  await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
  if (!sweeping) {
    await mkdir(join(folder, "node_modules"));
    return symlink(built, installed());
  }
  const packed = JSON.parse(await run("npm", "pack", "--json", "--loglevel=error", built));
  const [{ filename }] = packed;
  const quietly = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", "install", ...quietly, join(folder, filename));
});
after(async () => {
  if (folder) await rm(folder, { recursive: true });
});

test("it depends on nothing, and has what it needs and no more", { sweep: true }, async () => {
  assert.deepEqual(
    (await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith(".")),
    ["uriscope"],
  );
  const files = (await readdir(installed(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const own = (await readdir(built, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  assert.deepEqual(
    files.sort(),
    own
      .map(({ name }) => name)
      .filter((name) => name !== "uriscope-files.txt")
      .sort(),
  );
  // One for each view and part of the words, and one for each group of commands, so that only what is needed is read; and
  // sixteen for programs.
  assert.ok(files.length <= 243, `${files.length} files`);
  for (const name of "404.html index.html worker.js libraries.json".split(" ")) assert.ok(!files.includes(name), name);
  const { exports } = JSON.parse(await readFile(installed("package.json"), "utf8"));
  for (const named of Object.values(exports).flatMap((to) => (typeof to === "string" ? [to] : Object.values(to))))
    await stat(installed(named));
});

for (const sweep of [false, true])
  test("in Node, by its names", { sweep }, async () => {
    await writeFile(
      join(folder, "all.js"),
      `
    import { load } from "uriscope";
    import { bake } from "uriscope/bake";
    import { figures } from "uriscope/markdown";
    const engine = await load();
    const page = await bake(Buffer.from("<uri-scope reference=x></uri-scope>"), { engine });
    console.log(engine.explain({ base: "http://a/b/c/d;p?q", reference: "../g" }).target, page.elements, page.problems.length, typeof (await figures()));
  `,
    );
    assert.equal(await run(process.execPath, "all.js"), "http://a/b/g 1 0 function\n");
  });

test("on a server, the element does nothing, and says nothing", async () => {
  await writeFile(
    join(folder, "server.js"),
    `
    const names = () => Object.getOwnPropertyNames(globalThis).join();
    const before = names();
    await import("uriscope/embed.js");
    console.log(names() === before);
  `,
  );
  const { stdout, stderr } = await start(process.execPath, ["server.js"], { cwd: folder });
  assert.deepEqual([stdout, stderr], ["true\n", ""]);
});

test("in a page, an element is drawn, and has no link to a page that the package does not have", async () => {
  const page = `<!doctype html><script type="module" src="node_modules/uriscope/embed.js"></script>
    <uri-scope base="http://a/b/c" reference="../d" loading="eager"></uri-scope>`;
  const host = createServer(async ({ url = "" }, response) => {
    const body = url === "/" ? page : await readFile(join(folder, decodeURIComponent(url))).catch(() => null);
    const type = url === "/" ? "text/html" : url.endsWith(".js") ? "text/javascript" : "application/wasm";
    response.writeHead(body ? 200 : 404, { "content-type": type }).end(body);
  });
  await new Promise((resolve) => host.listen(0, "127.0.0.1", () => resolve(null)));
  const browser = await launch();
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (host.address()).port}/`);
    await tab.locator("uri-scope output .figure").getByText("http://a/d").first().waitFor();
    assert.equal(await tab.locator("uri-scope [part=link]").count(), 0);
  } finally {
    await browser.close();
    host.close();
  }
});

for (const [tool, ...args] of [
  ["publint", "--strict"],
  // Code with require() must use import() instead: the package has no other form.
  ["attw", "--pack", "--ignore-rules", "cjs-resolves-to-esm"],
])
  test(`${tool} finds nothing wrong with it`, { sweep: true }, async () => {
    const bin = join(root, "web", "node_modules", ".bin", tool);
    const given = args.flatMap((arg) => (arg === "--pack" ? [arg, built] : [arg]));
    await run(bin, ...given, ...(tool === "publint" ? [built] : [])).catch(({ stdout, stderr }) =>
      assert.fail(`${stdout}${stderr}`),
    );
  });

test("in Node, its own URL against the URL Standard", async () => {
  await writeFile(
    join(folder, "runtime.js"),
    `
    import { load } from "uriscope";
    const engine = await load();
    globalThis.URL = class extends URL {
      get pathname() { return super.pathname.replaceAll("/", "\\\\"); }
      get href() { return super.href.replaceAll("/", "\\\\"); }
    };
    console.log(JSON.stringify(engine.runtime({ base: "http://a/b/c", reference: "../g" })));
    console.log(engine.runtime({ base: "a/b", reference: "g" }).refused.on);
  `,
  );
  const [told, on] = (await run(process.execPath, "runtime.js")).split("\n");
  const { same, standard, fields, ended, refused } = JSON.parse(told);
  assert.deepEqual([same, standard, ended, refused, on], [false, "http://a/g", null, null, "base"]);
  assert.deepEqual(fields, [{ field: "pathname", here: "\\g", there: "/g", state: "path state" }]);
});

test("the command", { sweep: true }, async () => {
  await mkdir(join(folder, "site"));
  await writeFile(join(folder, "site", "a.html"), "<uri-scope reference=x></uri-scope>");
  const { version } = JSON.parse(await readFile(installed("package.json"), "utf8"));
  assert.equal(await run(join(folder, "node_modules", ".bin", "uriscope"), "--version"), `${version}\n`);
  assert.match(
    await run(join(folder, "node_modules", ".bin", "uriscope"), "bake", "site"),
    saying("bake:done", { elements: 1, left: 0 }),
  );
});

test("through a bundler, for browsers", async () => {
  await writeFile(
    join(folder, "entry.js"),
    `
    import { load } from "uriscope";
    import wasm from "uriscope/uriscope.wasm";
    const engine = await load({ wasm: new URL(wasm, import.meta.url) });
    console.log(engine.explain({ base: "http://a/b/c/d;p?q", reference: "../g" }).target);
  `,
  );
  const { errors, warnings } = await build({
    absWorkingDir: folder,
    entryPoints: ["entry.js"],
    outdir: "bundled",
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    loader: { ".wasm": "file" },
    logLevel: "silent",
  });
  assert.deepEqual([errors, warnings], [[], []]);
  assert.equal(await run(process.execPath, join("bundled", "entry.js")), "http://a/b/g\n");
});

test("in programs of CommonJS, required and bundled", async () => {
  const program = `
    const { load } = require("uriscope");
    const { bake } = require("uriscope/bake");
    const { figures } = require("uriscope/markdown");
    (async () => {
      const page = await bake(Buffer.from('<uri-scope base="http://a/b" reference="c"></uri-scope>'));
      const use = await figures();
      console.log(page.problems.length, typeof use, (await load()).resolve("http://a/b", "c"));
    })();
  `;
  const told = "0 function http://a/c\n";
  await writeFile(join(folder, "program.cjs"), program);
  if (process.features.require_module) assert.equal(await run(process.execPath, "program.cjs"), told);
  await build({
    absWorkingDir: folder,
    entryPoints: ["program.cjs"],
    outfile: join("common", "program.cjs"),
    bundle: true,
    format: "cjs",
    platform: "node",
    logLevel: "silent",
  });
  const { wasmFile } = await import(pathToFileURL(installed("node.js")).href);
  await cp(installed(wasmFile), join(folder, "common", wasmFile));
  assert.equal(await run(process.execPath, join("common", "program.cjs")), told);
});

test("a bundle that is no module says how it has to be built", async () => {
  await writeFile(
    join(folder, "script.js"),
    `import { load } from "uriscope"; load().catch(({ message }) => console.log(message));`,
  );
  await build({
    absWorkingDir: folder,
    entryPoints: ["script.js"],
    outfile: join("scripts", "script.cjs"),
    bundle: true,
    format: "iife",
    platform: "browser",
    logLevel: "silent",
  });
  assert.match(await run(process.execPath, join("scripts", "script.cjs")), /ES module.*--format=esm/);
});

for (const { resolution, module } of [
  { resolution: "bundler", module: "esnext" },
  { resolution: "nodenext", module: "nodenext" },
])
  test(`its types, as ${resolution} finds them`, { sweep: true }, async () => {
    await writeFile(
      join(folder, "use.ts"),
      `
    import { load, version, type CallError, type Engine, type Explanation } from "uriscope";
    import { bake, bakeFolder, type Report } from "uriscope/bake";
    import { figures, type Markdown } from "uriscope/markdown";
    const engine: Engine = await load({ wasm: new URL("x.wasm", "http://a/") });
    const answer: Explanation = engine.explain({ base: "a:", reference: "b", strict: "no" });
    export const target: string | null = answer.target;
    export const rules: string[] = engine.validate("http://a:8x/", { production: "URI" }).errors.map(({ rule }) => rule);
    for (const { edition, target } of engine.answers({ base: "a:", reference: "b" })) console.log(edition, target);
    try {
      engine.encode("a", { edition: "rfc1808" });
    } catch (error) {
      console.log((error as CallError).code satisfies string);
    }
    // @ts-expect-error: it is for tests
    engine.panic();
    import address from "uriscope/uriscope.wasm";
    export const program: string = address;
    // @ts-expect-error: the reference is missing
    engine.explain({ base: "a:" });
    // @ts-expect-error: the option has no such value
    engine.explain({ base: "a:", reference: "b", excess: "drop" });
    const page = await bake(new Uint8Array(), { engine });
    export const lines: number[] = page.problems.map(({ line }) => line);
    const report: Report = await bakeFolder("site", { data: "data.json" });
    export const files: string[] = report.problems.map(({ file }) => file);
    // @ts-expect-error: a page is bytes
    bake("<p>");
    export const use: (md: Markdown) => void = await figures({ refused: (message) => message.length });
    export const name: string = version;
    import "uriscope/embed.js";
    const element = document.createElement("uri-scope");
    element.reference = "../g";
    element.predict = true;
    element.addEventListener("uriscope:change", ({ detail }) => ["target" in detail && (detail.target satisfies string | null), "meet" in detail && detail.other.length, detail.edition.length]);
    element.addEventListener("uriscope:step", ({ detail: { step, steps } }) => step <= steps);
    // @ts-expect-error: "loading" has no such value
    element.loading = "soon";
  `,
    );
    const tsc = createRequire(import.meta.url).resolve("typescript/package.json");
    const { bin } = JSON.parse(await readFile(tsc, "utf8"));
    await run(
      process.execPath,
      join(tsc, "..", bin.tsc),
      ..."--noEmit --skipDefaultLibCheck --strict --target es2022 --lib es2022,dom --types".split(" "),
      "",
      ...["--module", module, "--moduleResolution", resolution],
      "use.ts",
    ).catch(({ stdout }) => assert.fail(`${resolution}: ${stdout}`));
  });

test("its types name no file that is not in it, and all words of a figure", async () => {
  const types = (await readdir(built)).filter((name) => name.endsWith(".d.ts"));
  const texts = await Promise.all(types.map((name) => readFile(join(built, name), "utf8")));
  for (const [i, text] of texts.entries())
    assert.doesNotMatch(text, /\b(?:core|web|wasm|tests|dist(?:-npm)?)\/[\w/.]+|word catalogue/, types[i]);
  const [, said = ""] = /The words of figures by name,([^]*?)\*\//.exec(texts.join("\n")) ?? [];
  for (const name of Object.keys(figureWords)) assert.match(said, new RegExp(`\\b${name}\\b`), name);
});

test("its types need no library of a browser", { sweep: true }, async () => {
  await writeFile(
    join(folder, "bare.ts"),
    `
    import { load } from "uriscope";
    import { bake } from "uriscope/bake";
    import { figures } from "uriscope/markdown";
    const engine = await load({ wasm: new Uint8Array(1) });
    export const target: string | null = engine.explain({ base: "a:", reference: "b" }).target;
    export const page = await bake(new Uint8Array(), { engine });
    export const use = await figures({ engine });
  `,
  );
  const tsc = createRequire(import.meta.url).resolve("typescript/package.json");
  const { bin } = JSON.parse(await readFile(tsc, "utf8"));
  await run(
    process.execPath,
    join(tsc, "..", bin.tsc),
    ..."--noEmit --strict --target es2023 --lib es2023 --module nodenext --moduleResolution nodenext --types".split(
      " ",
    ),
    "",
    "bare.ts",
  ).catch(({ stdout }) => assert.fail(stdout));
});

test("the licences of all that is in the package, and in the site", async () => {
  const licensed = async (/** @type {string} */ file) => {
    const text = await readFile(file, "utf8");
    const contents = text
      .slice(0, text.indexOf("===="))
      .trim()
      .split("\n")
      .slice(2)
      .map((line) => line.trim().replace(/ v?[^ ]*\d[^ ]*$/, ""));
    const engine = ["uriscope", "Go", "github.com/evanw/esbuild", "github.com/hack-pad/safejs"];
    assert.deepEqual(contents.slice(0, 4), engine);
    return contents.slice(4);
  };
  assert.deepEqual(await licensed(installed("LICENSES.txt")), [
    ...["@csstools/css-tokenizer", "@lezer/common", "@lezer/highlight", "@lezer/markdown"],
    ...["entities", "jsonc-parser", "lit-html", "parse5", "sax"],
  ]);
  /** @type {{ packages: Record<string, { dev?: boolean, dependencies?: Record<string, string> }> }} */
  const { packages } = JSON.parse(await readFile(join(root, "web", "package-lock.json"), "utf8"));
  const used = await licensed(join(root, "dist", "LICENSES.txt"));
  const inCommand = ["parse5"];
  assert.deepEqual(
    Object.keys(packages[""].dependencies ?? {}).filter((name) => !used.includes(name) && !inCommand.includes(name)),
    [],
    "what the page is made of, without its licence",
  );
  assert.ok(used.includes("punycode"), "uri-js has it in its file");
  const shipped = Object.entries(packages).filter(([, { dev }]) => !dev);
  const names = shipped.map(([path]) => path.replace(/^.*node_modules\//, ""));
  assert.deepEqual(
    used.filter((name) => !names.includes(name)),
    [],
    "licences of what is not in it",
  );
});

test("core/uri, from another Go module", { sweep: true }, async () => {
  const module = join(folder, "go");
  await mkdir(module);
  await writeFile(
    join(module, "main.go"),
    `package main

import (
	"fmt"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/form"
	"uriscope.example/core/uri/neturl"
)

func main() {
	target, err := uri.Resolve("http://a/b/c/d;p?q", "../g")
	if err != nil {
		panic(err)
	}
	path, _ := uri.JoinSegments("a/b", "c")
	authority, _ := uri.AuthorityParts{Host: "::1"}.Authority()
	r, err := uri.Components{Scheme: uri.Defined("http"), Authority: authority, Path: path, Query: uri.Defined(form.Encode(form.Pair{Key: "k"}))}.Reference()
	u, lost := neturl.ToURL(r)
	_, bad := r.With(uri.Host, "a:b")
	fmt.Println(target, r, err, u, lost, bad != nil, r.Compare(uri.MustParse("http://a")) < 0)
}
`,
  );
  const go = (/** @type {string[]} */ ...args) =>
    start("go", args, { cwd: module, env: { ...process.env, GOFLAGS: "", GOPROXY: "off" } });
  await go("mod", "init", "example.com/other");
  await go(
    "mod",
    "edit",
    "-require",
    "uriscope.example/core/uri@v0.0.0",
    "-replace",
    `uriscope.example/core/uri=${join(root, "core", "uri")}`,
  );
  assert.equal(
    (await go("run", ".")).stdout,
    "http://a/b/g http://[::1]/a%2Fb/c?k <nil> http://[::1]/a%2Fb/c?k <nil> true true\n",
  );
  assert.equal(
    (await go("list", "-m", "all")).stdout,
    `example.com/other\nuriscope.example/core/uri v0.0.0 => ${join(root, "core", "uri")}\n`,
    "it depends on nothing",
  );
  assert.equal(await readFile(join(module, "go.sum"), "utf8").catch(() => ""), "", "it depends on nothing");
});

test("core/uri, under another path, by the command of its README", async () => {
  const copy = join(folder, "renamed");
  const inCopy = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    start(program, args, { cwd: copy });
  await start("git", ["clone", "--quiet", "--shared", root, copy]);
  const readme = await readFile(join(root, "core", "uri", "README.md"), "utf8");
  const [, command] = readme.match(/^ {4}(git grep .*)$/m) ?? [];
  await inCopy("bash", "-c", command);
  const left = await inCopy("git", "grep", "-l", "-e", "uriscope\\.example/core").catch(({ code }) => code);
  assert.equal(left, 1, "files that still have the old path");
  assert.match((await inCopy("go", "list", "-deps", ".", "example.com/uri/...")).stdout, /^example\.com\/uri$/m);
  assert.equal((await inCopy("gofmt", "-l", "core", "wasm", "web")).stdout, "");
  await inCopy("go", "mod", "verify");
});
