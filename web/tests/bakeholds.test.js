/**
 * uriscope bake among files of other people: what is in its way, what cannot be read, who else
 * bakes, and names that a terminal would carry out. And Markdown that only looks like elements.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, chown, link, mkdir, readFile, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { inTemporary, loadEngine, root } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();
/** @type {typeof import("../src/bake/bake.js")} */
const { bake } = await import(pathToFileURL(join(root, "dist", "bake.js")).href);
/** @type {typeof import("../src/bake/markdown.js")} */
const { figures } = await import(pathToFileURL(join(root, "dist", "markdown.js")).href);

const usual = `<uri-scope base="http://a/b/c/d;p?q" reference="../g"></uri-scope>`;
/** @param {string} body */
const page = (body) =>
  `<!doctype html>\n<html><head><meta charset=utf-8><title>t</title></head><body>\n${body}\n</body></html>\n`;

/**
 * Node with arguments.
 * @param {string} cwd @param {string[]} args @returns {Promise<{ status: number, out: string, err: string }>}
 */
const node = (cwd, args) =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, timeout: 60_000 }, (error, out, err) =>
      resolve({ status: Number(error?.code ?? 0), out, err }),
    );
  });
const command = join(root, "dist", "cli.js");
/** The command. @param {string} cwd @param {string[]} args */
const run = (cwd, ...args) => node(cwd, [command, ...args]);

test("what has the name of what is being written stays as it is", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await mkdir(at("site"));
    for (const name of ["a", "b", "c"]) await writeFile(at(`site/${name}.html`), page(usual));
    await writeFile(at("outside.txt"), "precious");
    await symlink(at("outside.txt"), at("site/a.html.uriscope-part"));
    await writeFile(at("site/b.html.uriscope-part"), "mine");
    await promisify(execFile)("mkfifo", [at("site/c.html.uriscope-part")]);
    const { status, out } = await run(directory, "bake", "site");
    assert.deepEqual([status, out], [0, "pages: 3, changed: 3; elements: 3, skipped: 0\n"]);
    assert.equal(await readFile(at("outside.txt"), "utf8"), "precious");
    assert.equal(await readFile(at("site/b.html.uriscope-part"), "utf8"), "mine");
    assert.equal((await readdir(at("site"))).length, 6, "something is left over");
  }));

test("several bakes of one folder at once all end well", () =>
  inTemporary(async (directory) => {
    for (let i = 0; i < 30; i++) await writeFile(join(directory, `${i}.html`), page(usual));
    const ends = await Promise.all([1, 2, 3, 4].map(() => run(directory, "bake", ".")));
    for (const { status, err } of ends) assert.deepEqual([status, err], [0, ""]);
    assert.equal((await readdir(directory)).length, 30);
    for (let i = 0; i < 30; i++)
      assert.equal((await readFile(join(directory, `${i}.html`), "utf8")).split("data-uriscope=").length, 2);
  }));

test("what cannot be read or written is named and passed over; the rest is baked, and counted", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await mkdir(at("closed"));
    await writeFile(at("closed/x.html"), page(usual));
    for (const name of ["a", "secret", "z"]) await writeFile(at(`${name}.html`), page(usual));
    await writeFile(
      Buffer.concat([Buffer.from(`${directory}/n`), Buffer.from([0xff]), Buffer.from(".html")]),
      page(usual),
    );
    const isRoot = process.getuid?.() === 0;
    await chmod(at("secret.html"), 0);
    await chmod(at("closed"), 0);
    try {
      const command = [process.execPath, join(root, "dist", "cli.js"), "bake", directory];
      // Root may read everything, unless that is taken away.
      const [file, ...args] = isRoot
        ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", ...command]
        : command;
      const { status, out, err } = await new Promise((resolve) =>
        execFile(file, args, { cwd: "/" }, (error, out, err) =>
          resolve({ status: Number(error?.code ?? 0), out, err }),
        ),
      );
      assert.equal(status, 1, err);
      assert.match(out, /^pages: 2, changed: 2; elements: 2, skipped: 0/, err);
      assert.match(err, /closed: cannot be read/);
      assert.match(err, /secret\.html: cannot be read/);
      assert.match(err, /its name is not UTF-8/);
      for (const name of ["a", "z"]) assert.match(await readFile(at(`${name}.html`), "utf8"), /data-uriscope=/);
    } finally {
      await chmod(at("closed"), 0o700);
    }
  }));

test("owners are kept, hard links are said, and nothing in a name reaches the terminal as a command", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await writeFile(at("a.html"), page(usual));
    await link(at("a.html"), at("other"));
    await chmod(at("a.html"), 0o640);
    if (process.getuid?.() === 0) await chown(at("a.html"), 1234, 1235);
    await writeFile(
      at("b\u001b[31m.html"),
      page(`<uri-scope base="a:" reference="b" edition="\u001b]0;x\u0007"></uri-scope>`),
    );
    const { status, err } = await run(directory, "bake", ".");
    assert.equal(status, 1);
    const { uid, gid, mode } = await stat(at("a.html"));
    if (process.getuid?.() === 0) assert.deepEqual([uid, gid], [1234, 1235]);
    assert.equal(mode & 0o777, 0o640);
    assert.match(err, /^note: a\.html had hard links/m);
    assert.match(err, /b\\u\{1b\}\[31m\.html:3: /);
    assert.doesNotMatch(err, /[\0-\x09\x0b-\x1f\x7f-\x9f]/);
  }));

/** A module for whose process time passes at another speed. @param {number} speed */
const clockOf = (speed) =>
  `data:text/javascript,const now = performance.now.bind(performance); performance.now = () => now() * ${speed};`;

test("a run that takes longer says from a second on how far it is", () =>
  inTemporary(async (directory) => {
    for (let i = 0; i < 120; i++)
      await writeFile(join(directory, `${i}.html`), page(usual.replace("../g", `../g${i}`)));
    const slow = await node(directory, ["--import", clockOf(1_000_000), command, "bake", "."]);
    assert.equal(slow.status, 0);
    assert.match(slow.err, /^pages so far: \d+$/m);
    const quick = await node(directory, ["--import", clockOf(0), command, "bake", "."]);
    assert.deepEqual([quick.status, quick.err], [0, ""]);
  }));

test("only a block of data that is ours is replaced: by its type, its form and its place", async () => {
  for (const kept of [
    `<script data-uriscope="mine">let a = 1;</script>`,
    `<script data-uriscope>let a = 1;</script>`,
    `<script type="application/json" data-uriscope="1">{"mine": true}</script>`,
    `<script type="application/json" data-uriscope="1">no JSON</script>`,
    `<script type="module" data-uriscope="1">{"version":1,"editions":[],"cases":{}}</script>`,
    `<template><script type="application/json" data-uriscope="1">{"version":1,"editions":[],"cases":{}}</script></template>`,
  ])
    for (const body of [kept, kept + usual]) {
      const { html } = await bake(Buffer.from(page(body)), { engine });
      const text = Buffer.from(html).toString();
      assert.ok(text.includes(kept), `${kept} is gone`);
      assert.equal(text.includes('"cases":{"'), body !== kept, "the page has no data of its own");
      assert.equal((await bake(html, { engine })).html, html, "the second time changes something");
    }
  const ours = `<script type="application/json" data-uriscope="1">{"version":1,"editions":[],"cases":{}}</script>`;
  assert.ok(
    !Buffer.from((await bake(Buffer.from(page(ours)), { engine })).html)
      .toString()
      .includes("data-uriscope"),
  );
});

test("controls of U+0080 to U+009F are no characters of windows-1252 in a figure", async () => {
  for (const element of [
    `<uri-scope base="a:" reference="b&#x85;\u0080\u0099c"></uri-scope>`,
    `<uri-scope base="a:" reference="b\u0080c" predict></uri-scope>`,
    `<uri-scope view="encoding" data="b\u0080\u009fc"></uri-scope>`,
    `<uri-scope view="extract" text="b\u0080\u009fc http://a/"></uri-scope>`,
  ]) {
    const { html, problems } = await bake(Buffer.from(page(element)), { engine });
    assert.deepEqual(problems, []);
    assert.doesNotMatch(Buffer.from(html).toString().replace(element, ""), /&#(12[89]|1[345]\d);/);
  }
});

test("the plugin for Markdown reads HTML: what is no element gets no figure", async () => {
  const use = await figures({ engine });
  /** @param {any[]} tokens */
  const applied = (tokens) => {
    use({ core: { ruler: { push: (_, rule) => rule({ tokens, env: {} }) } } });
    return tokens;
  };
  const block = (/** @type {string} */ content) => ({ type: "html_block", content, children: null });
  for (const [before, after] of [
    ["<script>\nconst html = `", "`;\n</script>"],
    ["<style>\n", "</style>"],
    ["<!-- ", " -->"],
    ["<textarea>", "</textarea>"],
    [`<p title='`, `'>x</p>`],
    ["<xmp>", "</xmp>"],
    ["<title>", "</title>"],
    ["<iframe>", "</iframe>"],
  ]) {
    const [{ content }] = applied([block(before + usual + after)]);
    assert.equal(content, before + usual + after);
    const [{ content: more }] = applied([block(before + usual + after + usual)]);
    assert.ok(more.startsWith(before + usual + after) && more.includes("uriscope-figure"), `after ${before}`);
  }
  // A blank line ends a block of HTML, and not the element in it.
  const tokens = applied([
    block("<xmp>\n"),
    block(usual),
    {
      type: "inline",
      content: "",
      children: [usual.split("</")[0], "</uri-scope>"].map((content) => ({
        type: "html_inline",
        content,
        children: null,
      })),
    },
    block(`</xmp>${usual}`),
  ]);
  assert.equal(tokens[1].content, usual);
  assert.equal(tokens[2].children[0].content, usual.split("</")[0]);
  assert.match(tokens[3].content, /^<\/xmp><uri-scope [^>]*><div class="uriscope-figure"/);
  const inline = applied([
    {
      type: "inline",
      content: "",
      children: ["<script>", usual.split("</")[0], "</uri-scope>", "</script>"].map((content) => ({
        type: "html_inline",
        content,
        children: null,
      })),
    },
  ]);
  assert.equal(inline[0].children[1].content, usual.split("</")[0]);
  for (const long of ["<uri-scope ".repeat(20_000), "<uri-scope>".repeat(20_000)]) {
    const start = performance.now();
    assert.equal(applied([block(long)])[0].content, long);
    assert.ok(
      performance.now() - start < 5_000,
      `${Math.round(performance.now() - start)} ms for ${long.length} characters`,
    );
  }
});
