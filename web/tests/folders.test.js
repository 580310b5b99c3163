/**
 * The project in a folder with a typical odd name: both commands, one of them through a link, and a page of their
 * output; and a language that consists of nothing but its folders.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { launch, targetText } from "./browser.js";
import { inTemporary, root } from "./support.js";
import { after, before, sweeping, test } from "./test.js";

const run = promisify(execFile);

/** A space, the start of a fragment, an escape in an address, and letters beyond ASCII. */
const odd = "My Documents #1 100%41 größe 例え";

let temporary = "";
let copy = "";

/** Copies the project, including everything that would be downloaded. */
async function copied() {
  temporary = await mkdtemp(join(tmpdir(), "uriscope-odd-"));
  copy = join(temporary, odd);
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const files = stdout.split("\0").filter((name) => name && !/^web\/(tests|recipes|bench)\/|testdata\//.test(name));
  for (const name of files) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await cp(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  }
  await cp(join(root, "web/node_modules"), join(copy, "web/node_modules"), {
    recursive: true,
    preserveTimestamps: true,
  });
}
before(async () => void (sweeping && (await copied())));
after(() => temporary && rm(temporary, { recursive: true, force: true }));

test("the command resolves, and bakes a page, from a folder of an odd name", { sweep: true }, () =>
  inTemporary(async (directory) => {
    const folder = join(directory, odd);
    await cp(join(root, "dist-npm"), folder, { recursive: true });
    const command = (/** @type {string[]} */ ...args) =>
      run(process.execPath, [join(folder, "cli.js"), ...args], { cwd: folder });
    assert.match((await command("resolve", "http://a/b/c/d;p?q", "../g")).stdout, /http:\/\/a\/b\/g/);
    await mkdir(join(folder, odd));
    await writeFile(join(folder, odd, `${odd}.html`), '<uri-scope base="http://a/b" reference="c"></uri-scope>');
    await command("bake", odd);
    assert.match(await readFile(join(folder, odd, `${odd}.html`), "utf8"), /uriscope-figure/);
  }),
);

/**
 * All files of a site except compressed ones, and the list that names them, with their contents, as texts of one byte
 * per character.
 * @param {string} folder
 */
async function contents(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile() && !/\.(br|gz)$|^uriscope-files\.txt$/.test(file.name),
  );
  const read = files.map(async (file) => {
    const path = join(file.parentPath, file.name);
    return /** @type {const} */ ([path.slice(folder.length + 1), await readFile(path, "latin1")]);
  });
  return new Map((await Promise.all(read)).sort());
}

test(
  "./build.sh makes the same site in a folder of an odd name, reached through a link of another",
  { timeout: 240_000, sweep: true },
  async () => {
    const link = join(temporary, `linked ${odd}`);
    await symlink(copy, link);
    await run("bash", ["./build.sh", "--quick"], { cwd: link, env: { ...process.env, PWD: link } });
    for (const dist of ["dist", "dist-npm"]) {
      const [made, own] = await Promise.all([contents(join(copy, dist)), contents(join(root, dist))]);
      assert.ok(made.has("embed.js"));
      assert.deepEqual([...made.keys()], [...own.keys()]);
      for (const [name, text] of made) {
        assert.ok(!text.includes(temporary), `${name} has the path of the folder in it`);
        assert.ok(text === own.get(name), `${name} is another file than in ${root}`);
      }
    }
  },
);

/** Gives the copy another language that is behind: it has three messages, and one page of the course. */
async function begin() {
  const said = (/** @type {object} */ words) => `export default ${JSON.stringify(words)};\n`;
  for (const [file, text] of Object.entries({
    "words/de/document.js": said({ own: "Deutsch" }),
    "words/de/ui.js": said({ locale: "de", base: "Basis" }),
    "learn/de/index.html":
      "<!--\norder: 0\ntitle: Lernen\nsummary: Ein Anfang.\n-->\n<p>Jede Seite hat Verweise.</p>\n",
  })) {
    const path = join(copy, "web/src", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Runs in a page: its sentences by language, without values and without text that appears only without scripts. */
const sentences = () => {
  /** @type {Record<string, string[]>} */
  const found = {};
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = /** @type {Element} */ (node.parentElement);
    const text = /** @type {string} */ (node.textContent).trim();
    if (element.closest("script, noscript, code, .figure") || !/[a-z]{2,}[ .]|^Basis$/.test(text)) continue;
    const { lang } = /** @type {HTMLElement} */ (element.closest("[lang]"));
    (found[lang] ??= []).push(text);
  }
  return found;
};

test(
  "go run . serves the page from a folder of an odd name, in a language that has little more than a folder",
  { timeout: 240_000, sweep: true },
  async () => {
    const program = join(temporary, "uriscope");
    await begin();
    await run("go", ["build", "-o", program, "."], { cwd: copy });
    const server = spawn(program, ["-addr", "127.0.0.1:0"], { cwd: copy });
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
      await page.locator(".languages a[hreflang=de]").click();
      await page.waitForFunction(
        () => document.documentElement.lang === "de" && document.documentElement.dataset.engine !== undefined,
      );
      await page.locator("uri-why:not([inert]) .said").waitFor();
      const stage = await page.evaluate(sentences);
      assert.deepEqual(
        stage.de.filter((text) => !/^(In|Out)put buffer$/.test(text)), // the document's own name
        ["Basis"],
      );
      assert.ok(stage.en.length > 50, `${stage.en}`);
      await page.goto(`${url}de/learn/`);
      const course = await page.evaluate(sentences);
      assert.deepEqual(course.de, ["Ein Anfang.", "Jede Seite hat Verweise."]);
      assert.ok(course.en.length > 20, `${course.en}`);
    } finally {
      await browser.close();
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
    }
  },
);
