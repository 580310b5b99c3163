/**
 * The command "uriscope" as it is shipped: what it prints, its exit status, and what it says of
 * what it cannot read.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inTemporary, loadEngine, root } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();
const base = "http://a/b/c/d;p?q";

/** Runs the command with something on its standard input. @param {string[]} args @param {string} [input] @param {string} [cwd] @returns {Promise<{ status: number | null, out: string, err: string }>} */
const run = (args, input = "", cwd = root) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "dist", "cli.js"), ...args], { cwd });
    const said = { out: "", err: "" };
    child.stdout.on("data", (data) => (said.out += data));
    child.stderr.on("data", (data) => (said.err += data));
    child.on("error", reject).on("close", (status) => resolve({ status, ...said }));
    child.stdin.on("error", () => {}).end(input);
  });

test("resolve prints the figure, why it is so, and the steps where they are asked for", async () => {
  const { status, out, err } = await run(["resolve", base, "../g"]);
  assert.deepEqual([status, err], [0, ""]);
  assert.ok(out.startsWith(String(engine.figure({ base, reference: "../g" }, "text")).trimEnd()));
  assert.match(out, /“\.\.\/g” climbs one level from “\/b\/c\/”, then goes to “g”\.\n$/);
  const steps = (await run(["resolve", "--steps", base, "../g"])).out
    .split("\n")
    .filter((line) => /^\d+\. /.test(line));
  const explanation = /** @type {import("../src/run/engine.js").Explanation} */ (
    engine.explain({ base, reference: "../g" })
  );
  assert.equal(steps.length, explanation.run.total);
  assert.ok(steps.every((step) => /\. \(RFC 3986, section [\d.]+\)$/.test(step)));
});

test("resolve prints each format, and json is the explanation", async () => {
  const request = { base, reference: "../../../g", edition: "url-1993" };
  const args = ["resolve", base, "../../../g", "--edition", "url-1993", "--format"];
  assert.deepEqual(JSON.parse((await run([...args, "json"])).out), engine.explain(request));
  assert.equal((await run([...args, "svg"])).out.trim(), String(engine.figure(request, "svg")).trim());
  assert.ok((await run([...args, "markdown"])).out.startsWith(String(engine.figure(request, "markdown")).trimEnd()));
});

test("an option is taken by its name, and its values are known", async () => {
  const args = ["resolve", "--format", "json", base, "http:g"];
  assert.equal(JSON.parse((await run(args)).out).target, "http:g");
  assert.equal(JSON.parse((await run([...args, "--strict", "no"])).out).target, "http://a/b/c/g");
  const { status, err } = await run([...args, "--strict", "perhaps"]);
  assert.deepEqual([status, err], [2, "uriscope: --strict cannot be perhaps. Use one of: yes, no.\n"]);
});

test("all editions answer, each with the reason where it differs", async () => {
  const { status, out } = await run(["resolve", "--edition", "all", base, "../../../g"]);
  assert.equal(status, 1, "RFC 1738 has no target");
  for (const { document } of engine.editions()) assert.ok(out.includes(`${document} `), document);
  assert.match(out, /^RFC 3986 +(=) http:\/\/a\/g$/m);
  assert.match(out, /^URL draft 1993 +≠ http:\/\/a\/\.\.\/g\n {4}A “\.\.” that finds no segment/m);
  const all = JSON.parse((await run(["resolve", "--edition", "all", "--format", "json", base, "g"])).out);
  assert.deepEqual(
    all.map((/** @type {{ edition: string }} */ { edition }) => edition),
    engine.editions().map(({ id }) => id),
  );
});

test("compare says where two URIs meet, and its status whether they do", async () => {
  const same = await run(["compare", "http://a/%7e", "HTTP://a/~"]);
  assert.equal(same.status, 0);
  assert.match(same.out, /They meet at “Escapes”: by RFC 3986, the two are equivalent\.\n$/);
  const other = await run(["compare", "http://a/", "http://b/"]);
  assert.equal(other.status, 1);
  assert.match(other.out, /They do not meet\./);
  const relative = await run(["compare", "--base", "http://a/b", "--format", "json", "c", "http://a/c"]);
  assert.deepEqual([relative.status, JSON.parse(relative.out).meet], [0, 0]);
});

test("normalize prints the normal form", async () => {
  assert.deepEqual(await run(["normalize", "HTTP://A:80/%7e/./b"]), { status: 0, out: "http://a/~/b\n", err: "" });
  const { status, out, err } = await run(["normalize", "http://a b/"]);
  assert.equal(status, 1);
  assert.equal(out, "(none)\n");
  assert.match(err, /^at 8: found /);
});

test("where standard input is a pipe, each of its lines is a case", async () => {
  assert.deepEqual(await run(["resolve"], "http://a/b\tc\r\nhttp://a\t\n"), {
    status: 0,
    out: "http://a/c\nhttp://a\n",
    err: "",
  });
  assert.equal((await run(["normalize"], "HTTP://a\nhttp://a/%7e")).out, "http://a/\nhttp://a/~\n");
  const wrong = await run(["resolve"], "http://a/b\nhttp://a/b\tc\n");
  assert.deepEqual(wrong, {
    status: 2,
    out: "http://a/c\n",
    err: "line 1: expected 2 texts separated by tabs, found 1.\n",
  });
});

test("check tells what differs with the reason, and its status says what came of it", () =>
  inTemporary(async (directory) => {
    const examples = engine.examples({ edition: "rfc3986" });
    assert.ok(Array.isArray(examples));
    const cases = examples
      .filter(({ kind, strict }) => kind === "resolve" && strict !== false)
      .map((one) => [one.base, one.input, one.want[0]]);
    assert.ok(cases.length >= 40);
    const check = async (/** @type {(string | undefined)[][]} */ lines) => {
      await writeFile(join(directory, "cases"), lines.map((texts) => texts.join("\t")).join("\n"));
      return run(["check", "cases"], "", directory);
    };
    assert.deepEqual(await check(cases), {
      status: 0,
      out: `match: ${cases.length}, differ: 0, not read: 0\n`,
      err: "",
    });
    const old = cases.findIndex(([, reference]) => reference === "../../../g");
    const wrong = cases.with(old, [base, "../../../g", "http://a/../g"]).with(0, [base, String(cases[0][1]), "x"]);
    const { status, out } = await check(wrong);
    assert.equal(status, 1);
    assert.match(
      out,
      new RegExp(
        `^cases:${old + 1}: .* expected http://a/\\.\\./g, but RFC 3986 gives http://a/g\\n    .+\\n    URL draft 1993 gives the expected result\\. .+`,
        "m",
      ),
    );
    assert.match(out, /^cases:1: .*\n.*\n {4}No document gives the expected result\.$/m);
    assert.match(out, new RegExp(`match: ${cases.length - 2}, differ: 2, not read: 0\n$`));
    const broken = await check([...wrong, ["one", "two"], ["# a remark"], [""]]);
    assert.deepEqual([broken.status, broken.err.startsWith(`cases:${wrong.length + 1}: `)], [2, true]);
    assert.match(broken.out, /differ: 2, not read: 1\n$/, "it goes on");
    assert.equal((await run(["check", "nowhere"], "", directory)).status, 2);
    assert.equal((await run(["check"], "http://a\tb\thttp://a/b\n")).status, 0);
  }));

test("a case without a target is expected by an empty text", async () => {
  assert.equal((await run(["check", "-", "--edition", "rfc1738"], "http://a\tb\t\n")).status, 0);
});

test("what cannot be carried out is said, and what a terminal would carry out is written as its number", async () => {
  for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
    [["resolve", "http://a"], /Texts needed: 2, given: 1\./],
    [["resolve", "--edition", "rfc9999", "a", "b"], /Unknown edition rfc9999\. Use one of: all, url-1993, /],
    [["resolve", "--format", "xml", "a", "b"], /Unknown format xml/],
    [["resolve", "--edition", "all", "--format", "svg", "a", "b"], /one edition/],
    [["normalize", "--nothing", "a"], /Unknown option '--nothing'/],
    [["check", "a", "b"], /Name exactly one file/],
  ])) {
    const { status, out, err } = await run(args);
    assert.deepEqual([status, out], [2, ""], args.join(" "));
    assert.match(err, said);
  }
  assert.equal((await run(["resolve"], "http://a/\t\x1b[31m\n")).out, "http://a/\\u{001B}[31m\n");
  const { status, out } = await run(["--help"]);
  assert.equal(status, 0);
  for (const { id } of engine.editions()) assert.ok(out.includes(id), id);
  for (const name of ["resolve", "compare", "normalize", "check", "bake"])
    assert.match(out, new RegExp(`^uriscope ${name} `, "m"));
});
