/**
 * uriscope bake among other files: files in its way, files that it can't read or write, concurrent bakes, and names
 * with terminal escapes.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { read } from "../src/embed/baked.js";
import { block, command, node, page, run, scope, usual } from "./bakedpages.js";
import { say, saying } from "./fixtures.js";
import { inTemporary, loadThrowing, root } from "./support.js";
import { test } from "./test.js";

const engine = await loadThrowing();
/** @type {typeof import("../src/bake/bake.js")} */
const { bake, bakeFolder } = await import(pathToFileURL(join(root, "dist-npm", "bake.js")).href);

test("what has the name of what is being written stays as it is", { sweep: true }, () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await mkdir(at("site"));
    for (const name of ["a", "b", "c"]) await writeFile(at(`site/${name}.html`), page(usual));
    await writeFile(at("outside.txt"), "precious");
    await symlink(at("outside.txt"), at("site/a.html.uriscope-part"));
    await writeFile(at("site/b.html.uriscope-part"), "mine");
    await promisify(execFile)("mkfifo", [at("site/c.html.uriscope-part")]);
    const { status, out } = await run(directory, "bake", "-q", "site");
    assert.deepEqual([status, out], [0, `${say("bake:done", { pages: 3, changed: 3, elements: 3, left: 0 })}\n`]);
    assert.equal(await readFile(at("outside.txt"), "utf8"), "precious");
    assert.equal(await readFile(at("site/b.html.uriscope-part"), "utf8"), "mine");
    assert.equal((await readdir(at("site"))).length, 6, "something is left over");
  }),
);

test("data replaces nothing but a regular file: no link, no pipe, no folder", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await mkdir(at("site/folder"), { recursive: true });
    await writeFile(at("site/a.html"), page(usual));
    await writeFile(at("file"), "precious");
    await symlink("/dev/null", at("device"));
    await symlink(at("file"), at("link"));
    await symlink(at("nowhere"), at("lost"));
    await promisify(execFile)("mkfifo", [at("pipe")]);
    for (const name of ["device", "link", "lost", "pipe", "site/folder"]) {
      const was = await lstat(at(name));
      const { status, err } = await run(directory, "bake", "--data", name, "site");
      assert.equal(status, 2, name);
      assert.match(err, saying("bake:not-written", { file: name, reason: say("bake:not-regular") }));
      assert.deepEqual([(await lstat(at(name))).ino, (await lstat(at(name))).mode], [was.ino, was.mode], name);
    }
    assert.equal(await readFile(at("file"), "utf8"), "precious");
  }));

test("data replaces only data: a page or another file stays unchanged, and the message names it", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await mkdir(at("site"));
    const kept = {
      "site/a.html": page(usual),
      "site/b.HTM": page(usual),
      "notes.txt": "mine",
      "own.json": '{"version":1}',
    };
    for (const [name, text] of Object.entries(kept)) await writeFile(at(name), text);
    const before = (await readdir(directory, { recursive: true })).sort();
    for (const [file, id] of [
      ["site/a.html", "page-name"],
      ["site/b.HTM", "page-name"],
      ["site/new.html", "page-name"], // the next run would treat it as a page
      ["notes.txt", "not-data"],
      ["own.json", "not-data"],
    ]) {
      const { status, out, err } = await run(directory, "bake", "--data", file, "site");
      assert.deepEqual([status, out], [2, ""], file);
      assert.match(err, saying("bake:not-written", { file, reason: say(`bake:${id}`) }));
      await assert.rejects(bakeFolder(at("site"), { engine, data: at(file) }), { message: say(`bake:${id}`) });
    }
    for (const [name, text] of Object.entries(kept)) assert.equal(await readFile(at(name), "utf8"), text, name);
    assert.deepEqual((await readdir(directory, { recursive: true })).sort(), before, "something was written");
    const earlier = { version: 0, editions: [], cases: {}, of: "another version" };
    await writeFile(at("data.json"), JSON.stringify(earlier));
    assert.equal((await run(directory, "bake", "--data", "data.json", "site")).status, 0);
    assert.equal(Object.keys(read(await readFile(at("data.json"), "utf8")).cases).length, 1);
  }));

test("a page that somebody saves meanwhile stays as it was saved, and is named", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    for (const name of ["a", "b", "c"]) await writeFile(at(`${name}.html`), page(scope("a:", name)));
    await bakeFolder(directory, { engine });
    const baked = await readFile(at("b.html"), "utf8");
    for (const name of ["a", "b", "c"]) await writeFile(at(`${name}.html`), page(scope("a:", name)));
    const saved = page(`saved ${usual}`);
    /**
     * @type {import("../src/run/engine.js").Engine} an engine during whose answers two of the pages are saved by
     *   someone else
     */
    const slow = {
      ...engine,
      explain(request) {
        if (request.reference === "a") writeFileSync(at("a.html"), saved);
        if (request.reference === "b") writeFileSync(at("b.html"), baked); // the result of another run
        return engine.explain(request);
      },
    };
    const { failed, changed } = await bakeFolder(directory, { engine: slow });
    assert.deepEqual(failed, [{ file: at("a.html"), message: say("bake:changed") }]);
    assert.deepEqual(changed, [at("c.html")]);
    assert.equal(await readFile(at("a.html"), "utf8"), saved);
    assert.equal(await readFile(at("b.html"), "utf8"), baked);
    assert.equal((await readdir(directory)).length, 3, "something is left over");
  }));

test("what a run that was killed has left behind is removed later; what another one writes is not", () =>
  inTemporary(async (directory) => {
    const names = ["0123456789abcdef01", "fedcba987654321000"].map((hex) => `.uriscope-${hex}.part`);
    for (const name of [...names, "mine.part"]) await writeFile(join(directory, name), "half");
    await utimes(join(directory, names[0]), 0, 0);
    await utimes(join(directory, "mine.part"), 0, 0);
    assert.equal((await run(directory, "bake", ".")).status, 0);
    assert.deepEqual((await readdir(directory)).sort(), [names[1], "mine.part"]);
    await mkdir(join(directory, "site"));
    await utimes(join(directory, names[1]), 0, 0);
    assert.equal((await run(directory, "bake", "--data", "data.json", "site")).status, 0);
    assert.deepEqual((await readdir(directory)).sort(), ["data.json", "mine.part", "site"]);
  }));

const [bakes, pages] = [4, 30];
test("bakes of one folder at once all end well", { sweep: true }, () =>
  inTemporary(async (directory) => {
    const files = Array.from({ length: pages }, (_, i) => join(directory, `${i}.html`));
    for (const file of files) await writeFile(file, page(usual));
    const ends = await Promise.all(Array.from({ length: bakes }, () => node(directory, [command, "bake", "."])));
    for (const { status, err } of ends) assert.deepEqual([status, err], [0, ""]);
    assert.equal((await readdir(directory)).length, pages);
    for (const file of files) assert.equal((await readFile(file, "utf8")).split("data-uriscope=").length, 2);
  }),
);

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
      const command = [process.execPath, join(root, "dist-npm", "cli.js"), "bake", directory];
      // Root may read everything, unless that capability is dropped.
      const [file, ...args] = isRoot
        ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", ...command]
        : command;
      const { status, out, err } = await new Promise((resolve) =>
        execFile(file, args, { cwd: "/" }, (error, out, err) =>
          resolve({ status: Number(error?.code ?? 0), out, err }),
        ),
      );
      assert.equal(status, 1, err);
      assert.match(out, saying("bake:done", { pages: 2, changed: 2, elements: 2, left: 0 }), err);
      assert.match(err, saying("bake:in-file", { file: "closed", message: say("bake:unread", { reason: "" }) }));
      assert.match(err, saying("bake:in-file", { file: "secret.html", message: say("bake:unread", { reason: "" }) }));
      assert.match(err, saying("bake:no-utf-8"));
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
    assert.match(err, saying("bake:note", { message: say("bake:hard-link", { file: "a.html" }) }));
    assert.match(err, /b\\u\{001B\}\[31m\.html:5: /);
    assert.doesNotMatch(err, /[\0-\x09\x0b-\x1f\x7f-\x9f]/);
    const named = "x\u202e\u001b[31m\n.json";
    const { out } = await run(directory, "bake", "--data", named, ".");
    assert.ok(out.includes("x\\u{202E}\\u{001B}[31m\\u{000A}.json") && out.split("\n").length === 2, out);
    const file = await run(directory, "bake", named);
    assert.match(file.err, saying("bake:not-a-folder", { file: "x\\u{202E}\\u{001B}[31m\\u{000A}.json" }));
  }));

test("each page that is a symbolic link is named and counted; the file behind it stays unchanged", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await mkdir(at("site/deep"), { recursive: true });
    for (const name of ["outside.html", "site/a.html"]) await writeFile(at(name), page(usual));
    await symlink("../outside.html", at("site/b.html"));
    await symlink("../a.html", at("site/deep/again.HTM"));
    await symlink("nowhere", at("site/lost.html"));
    await symlink("a.html", at("site/not-a-page.txt"));
    const links = ["site/b.html", "site/deep/again.HTM", "site/lost.html"];
    const err = [...links.map((file) => say("bake:link", { file })), say("bake:links", { links: 3 }), ""].join("\n");
    const sum = { pages: 1, elements: 1, left: 0 };
    for (const [args, out] of /** @type {const} */ ([
      [["site"], `${written("site/a.html", 5)}\n${say("bake:done", { ...sum, changed: 1 })}`],
      [["--data", "data.json", "site"], say("bake:done-data", { ...sum, file: "data.json", cases: 1 })],
    ]))
      assert.deepEqual(await run(directory, "bake", ...args), { status: 0, out: `${out}\n`, err });
    for (const link of links) assert.ok((await lstat(at(link))).isSymbolicLink(), link);
    assert.equal(await readFile(at("outside.html"), "utf8"), page(usual));
    assert.deepEqual((await bakeFolder(at("site"), { engine })).links, links.map(at));
  }));

/** The message about a written figure. @param {string} file @param {number} line */
const written = (file, line) => say("bake:problem", { file, line, message: say("bake:figure:alone") });

/** A module for a process whose disk is full after some files. @param {string} code of the error @param {number} room in files */
const fullOf = (code, room) => `data:text/javascript,import promises from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  const { open } = promises;
  let opened = 0;
  promises.open = async (...args) => {
    if (++opened <= ${room}) return open(...args);
    throw Object.assign(new Error("${code}: no room"), { code: "${code}", syscall: "write" });
  };
  syncBuiltinESMExports();`;

test("a full disk stops the run: it says where and why, and how many pages are left", () =>
  inTemporary(async (directory) => {
    const files = ["a", "b", "c", "deep/d", "e", "f"].map((name) => `${name}.html`);
    await mkdir(join(directory, "deep"));
    for (const file of files) await writeFile(join(directory, file), page(usual));
    for (const [i, code] of ["ENOSPC", "EROFS"].entries()) {
      const { status, out, err } = await node(directory, ["--import", fullOf(code, 1), command, "bake", "."]);
      const file = files[i + 1]; // the disk has room for one page in each run, which then stops at the next one
      const reason = say("bake:unwritten", { reason: say(`bake:errno:${code}`) });
      assert.deepEqual(err.split("\n"), [
        say("bake:in-file", { file, message: reason }),
        say("bake:not-done", { failed: 1 }),
        say("bake:stopped", { file, left: files.length - i - 2 }),
        "",
      ]);
      assert.equal(
        out,
        `${written(files[i], 5)}\n${say("bake:done", { pages: i + 2, changed: 1, elements: i + 2, left: 0 })}\n`,
      );
      assert.equal(status, 2);
    }
    const baked = await Promise.all(
      files.map(async (file) => block.test(await readFile(join(directory, file), "utf8"))),
    );
    assert.deepEqual(baked, [true, true, false, false, false, false]);
  }));

/** A module that changes the speed of its process's clock. @param {number} speed */
const clockOf = (speed) =>
  `data:text/javascript,const now = performance.now.bind(performance); performance.now = () => now() * ${speed};`;

test("a run that takes longer says from a second on how far it is", { sweep: true }, () =>
  inTemporary(async (directory) => {
    for (let i = 0; i < 102; i++) await writeFile(join(directory, `${i}.html`), page(usual));
    const slow = await node(directory, ["--import", clockOf(1_000_000), command, "bake", "."]);
    assert.equal(slow.status, 0);
    assert.match(slow.err, saying("bake:progress"));
    const quick = await node(directory, ["--import", clockOf(0), command, "bake", "."]);
    assert.deepEqual([quick.status, quick.err], [0, ""]);
  }),
);

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

test("the command goes over a folder, and its status says what came of it", () =>
  inTemporary(async (directory) => {
    const at = (/** @type {string} */ name) => join(directory, name);
    await Promise.all(["site/deep/er", "site/node_modules"].map((name) => mkdir(at(name), { recursive: true })));
    await Promise.all([
      writeFile(at("site/a.html"), page(usual)),
      writeFile(at("site/deep/er/b.HTM"), page(`<p>one</p>\n${usual}`)),
      writeFile(at("site/c.txt"), usual),
      writeFile(at("site/plain.html"), page("x")),
      writeFile(at("site/a.html.gz"), "packed"),
      writeFile(at("site/node_modules/d.html"), page(usual)),
      writeFile(at("outside.html"), page(usual)),
    ]);
    await symlink(at("outside.html"), at("site/link.html"));
    await chmod(at("site/a.html"), 0o640);
    const plain = (await stat(at("site/plain.html"))).mtimeMs;
    const first = await run(directory, "bake", "site");
    assert.deepEqual(first, {
      status: 0,
      out: [
        written(join("site", "a.html"), 5),
        written(join("site", "deep", "er", "b.HTM"), 6),
        say("bake:done", { pages: 3, changed: 2, elements: 2, left: 0 }),
        "",
      ].join("\n"),
      err: [
        say("bake:link", { file: join("site", "link.html") }),
        say("bake:packed", { file: join("site", "a.html.gz") }),
        say("bake:links", { links: 1 }),
        "",
      ].join("\n"),
    });
    assert.equal((await stat(at("site/a.html"))).mode & 0o777, 0o640);
    assert.equal((await stat(at("site/plain.html"))).mtimeMs, plain);
    for (const untouched of ["outside.html", "site/node_modules/d.html"])
      assert.equal(await readFile(at(untouched), "utf8"), page(usual));
    assert.match(await readFile(at("site/deep/er/b.HTM"), "utf8"), block);
    assert.equal(
      (await run(directory, "bake", "site")).out,
      `${say("bake:done", { pages: 3, changed: 0, elements: 2, left: 0 })}\n`,
    );

    await writeFile(
      at("site/bad.html"),
      page(`\n\n<p><uri-scope reference=b></p>\n${scope("a:", "b", " edition=none")}`),
    );
    await rm(at("site/link.html"));
    const second = await run(directory, "bake", "site");
    assert.equal(second.status, 1);
    const [lost, edition, ...rest] = second.err.split("\n");
    assert.match(
      lost,
      saying("bake:problem", { file: "site/bad.html", line: 7, message: say("bake:refused:lost-end") }),
    );
    assert.match(edition, /^site\/bad\.html:8: /);
    assert.match(edition, saying("bake:refused:edition", { value: "none" }));
    assert.deepEqual(rest, [""]);
  }));

test("the data of a whole site in a file", () =>
  inTemporary(async (directory) => {
    await writeFile(join(directory, "a.html"), page(usual));
    await writeFile(join(directory, "b.html"), page(usual + scope("http://a", "b", " view=editions")));
    const { status, out } = await run(directory, "bake", ".", "--data", "data.json");
    assert.deepEqual(
      [status, out],
      [0, `${say("bake:done-data", { pages: 2, elements: 3, left: 0, file: "data.json", cases: 2 })}\n`],
    );
    assert.equal(await readFile(join(directory, "a.html"), "utf8"), page(usual), "the pages stay as they are");
    const data = read(await readFile(join(directory, "data.json"), "utf8"));
    assert.deepEqual(
      Object.values(data.cases).map((of) => Object.keys(of)),
      [["explanation"], ["explanation", "answers"]],
    );
    assert.deepEqual((await bakeFolder(directory, { engine, data: join(directory, "data.json") })).changed, []);

    await writeFile(join(directory, "c.html"), page(scope("http://a", "b")));
    await bakeFolder(directory, { engine });
    const [, json = ""] = block.exec(await readFile(join(directory, "c.html"), "utf8")) ?? [];
    assert.deepEqual(
      Object.values(read(json).cases).map((of) => Object.keys(of)),
      [["explanation"]],
      "what another page needs is not in this one",
    );
  }));

/** Arguments of the command, its status, and its output; helps: whether it prints the usage. @type {{ args: string[], status: number, says: RegExp, helps?: boolean, sweep?: boolean }[]} */
const given = [
  { args: [], status: 2, says: /^$/, helps: true, sweep: true },
  { args: ["bake", "--help"], status: 0, says: /^$/, helps: true },
  { args: ["--help"], status: 0, says: /^$/, helps: true, sweep: true },
  { args: ["cook"], status: 2, says: saying("command:unknown-command", { command: "cook", near: "" }) },
  { args: ["bake"], status: 2, says: saying("bake:one-folder"), sweep: true },
  { args: ["bake", "a", "b"], status: 2, says: saying("bake:one-folder"), sweep: true },
  { args: ["bake", "nowhere"], status: 2, says: saying("bake:not-read", { file: "nowhere" }) },
  { args: ["bake", join(root, "LICENSE")], status: 2, says: saying("bake:not-a-folder"), sweep: true },
  {
    args: ["bake", "--fast", "."],
    status: 2,
    says: saying("command:unknown-option", { option: "--fast", command: "bake", near: "" }),
    sweep: true,
  },
  {
    args: ["bake", ".", "--data"],
    status: 2,
    says: saying("command:needs-value", { option: "--data", takes: "FILE" }),
    sweep: true,
  },
  { args: ["bake", ".", "--data", "no/where.json"], status: 2, says: saying("bake:not-written"), sweep: true },
];
for (const { args, status, says, helps = false, sweep } of given)
  test(`uriscope ${args.join(" ").replace(root, "")}: its status is ${status}, and it says why`, { sweep }, () =>
    inTemporary(async (directory) => {
      const { status: got, err, out } = await run(directory, ...args);
      assert.deepEqual([got, /^(uriscope| {2}) ?bake /m.test(out)], [status, helps], err);
      assert.match(err, says);
    }),
  );
