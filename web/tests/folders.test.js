/**
 * The project in a folder of a name that people give to folders, and reached through a link: both
 * commands, and a page of what they make.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { launch, targetText } from "./browser.js";
import { root } from "./support.js";

const run = promisify(execFile);

/** A space, what begins a fragment, what is an escape in an address, and letters beyond ASCII. */
const odd = "My Documents #1 100%41 größe 例え";

let temporary = "";
let copy = "";

before(async () => {
  temporary = await mkdtemp(join(tmpdir(), "uriscope-odd-"));
  copy = join(temporary, odd);
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const files = stdout.split("\0").filter((name) => name && !/^web\/(tests|recipes|bench)\/|testdata\//.test(name));
  for (const name of files) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await cp(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  }
  // What would be downloaded is there already.
  await cp(join(root, "web/node_modules"), join(copy, "web/node_modules"), {
    recursive: true,
    preserveTimestamps: true,
  });
});
after(() => rm(temporary, { recursive: true, force: true }));

/** All files below a folder, with what they contain, as texts of one byte a character. @param {string} folder */
async function contents(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const read = files.map(async (file) => {
    const path = join(file.parentPath, file.name);
    return /** @type {const} */ ([path.slice(folder.length + 1), await readFile(path, "latin1")]);
  });
  return new Map((await Promise.all(read)).sort());
}

test(
  "./build.sh makes the same site in a folder of an odd name, and through a link",
  { timeout: 240_000 },
  async () => {
    const link = join(temporary, "linked");
    await symlink(copy, link);
    await run("bash", [join(copy, "build.sh"), "--quick"]);
    const site = await contents(join(copy, "dist"));
    assert.ok(site.has("index.html") && site.has("learn/index.html"));
    for (const [name, text] of site) assert.ok(!text.includes(temporary), `${name} has the path of the folder in it`);
    await run("bash", ["./build.sh", "--quick"], { cwd: link, env: { ...process.env, PWD: link } });
    const linked = await contents(join(copy, "dist"));
    assert.deepEqual([...linked.keys()], [...site.keys()]);
    for (const [name, text] of linked) assert.ok(text === site.get(name), `${name} is another file through a link`);
  },
);

test(
  "go run . serves the page from a folder of an odd name, reached through a link",
  { timeout: 240_000 },
  async () => {
    const program = join(temporary, "uriscope");
    const link = join(temporary, "served");
    await symlink(copy, link);
    await run("go", ["build", "-o", program, "."], { cwd: link });
    const server = spawn(program, ["-addr", "127.0.0.1:0"], { cwd: link, env: { ...process.env, PWD: link } });
    const browser = await launch();
    try {
      let said = "";
      server.stderr.on("data", (text) => (said += text));
      const url = await new Promise((resolve, reject) => {
        server.stdout.on("data", (text) => {
          const [address] = (said += text).match(/http:\/\/127\.0\.0\.1:\d+\//) ?? [];
          if (address) resolve(address);
        });
        server.on("exit", () => reject(new Error(said)));
      });
      const page = await browser.newPage();
      await page.goto(`${url}#base=http://a/b/c/d;p?q&reference=../g`);
      await page.waitForFunction(() => document.documentElement.dataset.engine !== undefined);
      await page.waitForFunction(() => document.querySelector("output .figure")?.textContent === "http://a/b/g");
      assert.equal(await targetText(page), "http://a/b/g", said);
    } finally {
      await browser.close();
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
    }
  },
);
