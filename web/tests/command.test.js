/**
 * The command "uriscope" as shipped: its output, its exit status, and its messages about unreadable input.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { commonWords } from "../src/bake/words.js";
import { answered } from "../src/command/arguments.js";
import { longest } from "../src/command/input.js";
import { plain, problemAt } from "../src/command/sentences.js";
import { node, run, start } from "./commandline.js";
import { Teller } from "../src/program/telling.js";
import { engine, say, saying, words } from "./fixtures.js";
import { each, expectationOf, explained, inTemporary, root } from "./support.js";
import { test } from "./test.js";
import { withoutMarks } from "../src/texts/marks.js";
import { whyText } from "../src/texts/why.js";

await commonWords();

const base = "http://a/b/c/d;p?q";
const teller = new Teller(words, engine);

/** An answer as JSON. @param {unknown} answer */
const data = (answer) => JSON.parse(JSON.stringify(answer));

test("resolve prints the target, and nothing else", async () => {
  assert.deepEqual(await start(["resolve", base, "../g"]), { status: 0, out: "http://a/b/g\n", err: "" });
});

test("resolve has errors and notes on standard error; they count only if that is asked for", async () => {
  const args = ["resolve", "http://a b/", "../%z"];
  const { base: of, reference } = explained(engine, { base: args[1], reference: args[2] });
  const problem = (
    /** @type {string} */ on,
    /** @type {import("../src/run/engine.js").Text} */ { text, errors: [error] },
  ) => `${problemAt(words, "rfc3986", error, { name: say(`ui:${on}`), text })}\n`;
  const expected = { status: 0, out: "http://a b/%z\n", err: problem("base", of) + problem("reference", reference) };
  const { err, ...rest } = await run(args);
  assert.ok(err.startsWith(expected.err), err);
  assert.match(err.slice(expected.err.length), saying("command:note", { on: say("ui:reference"), at: 0 }));
  assert.deepEqual(rest, { status: 0, out: expected.out });
  assert.deepEqual(await run([...args, "--fail-on-error"]), { status: 1, out: expected.out, err });
  assert.equal((await run(["resolve", "--fail-on-error", base, "../g"])).status, 0);
  const standard = await run(["resolve", "--edition", "url-standard", "--fail-on-error", base, "a\\b"]);
  assert.deepEqual([standard.status, standard.out], [1, "http://a/b/c/a/b\n"]);
  assert.equal(standard.err.split("\n").length, 2, `each error once: ${standard.err}`);
});

test("resolve prints nothing if there is no target, and says why on standard error", async () => {
  for (const [edition, ...texts] of [
    ["rfc3986", "a/b", "c"],
    ["rfc1738", "http://a/b", "c"],
    ["rfc2396", "http://a/b", ""],
  ]) {
    const { status, out, err } = await run(["resolve", "--edition", edition, ...texts]);
    assert.deepEqual([status, out], [1, ""]);
    const { why } = explained(engine, { edition, base: texts[0], reference: texts[1] });
    const reason = plain(whyText(words, edition, why));
    assert.ok(err.endsWith(`${say("command:no-target", { reason })}\n`), err);
  }
});

test("resolve prints the figure, why it is so, and the steps where they are asked for", async () => {
  const { status, out, err } = await run(["resolve", "--steps", base, "../g"]);
  assert.deepEqual([status, err], [0, ""]);
  assert.ok(out.startsWith(String(engine.figure({ base, reference: "../g" }, "text")).trimEnd()));
  const { why, run: whole } = explained(engine, { base, reference: "../g" });
  assert.ok(out.replace(/[“”]/g, "").includes(`\n${withoutMarks(whyText(words, "rfc3986", why))}\n`), out);
  const steps = out.split("\n").filter((line) => /^\d+\. /.test(line));
  assert.equal(steps.length, whole.total);
  assert.ok(steps.every((step) => /\. \(RFC 3986, section [\d.]+\)$/.test(step)));
});

for (const format of /** @type {const} */ (["json", "markdown", "svg"]))
  test(`resolve prints ${format} as the engine has it`, { sweep: true }, async () => {
    const request = { base, reference: "../../../g", edition: "url-1993" };
    const { out } = await run(["resolve", base, "../../../g", "--edition", "url-1993", "--format", format]);
    if (format === "json") assert.deepEqual(JSON.parse(out), data(teller.explanation(explained(engine, request))));
    else assert.ok(out.startsWith(String(engine.figure(request, format)).trim()), out);
  });

test("leaves finds the references that leave a site, says who goes where, and exits with 1", async () => {
  await inTemporary(async (folder) => {
    const file = join(folder, "links.txt");
    const leaving = ["/\\h", "/\t/h", "/x/..//h", "//h", "javascript:alert(1)"];
    await writeFile(file, [...leaving, "../x", "https://h/", "mailto:a@b?body=x%0D%0Ay", ""].join("\n"));
    const { status, out, err } = await run(["leaves", "--base", "https://a/b", file]);
    const lines = out.trimEnd().split("\n");
    assert.deepEqual([status, err], [1, ""]);
    assert.equal(
      lines.pop(),
      say("command:leaves:checked", { leave: leaving.length, stay: 1, absolute: 2, unread: 0 }),
    );
    assert.deepEqual(
      lines.map((line) => line.slice(file.length).split(":")[1]),
      leaving.map((_, i) => String(i + 1)),
    );
    assert.match(lines[0], /Node and the URL Standard resolve it to “https:\/\/h\/”/);
    const listed = await run(["leaves", "--format", "json", "--base", "https://a/b", file]);
    const data = listed.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      data.map(({ line, reference }) => [line, reference]),
      leaving.map((reference, i) => [i + 1, reference]),
    );
    assert.deepEqual([data[0].host, data[2].again, data[3].plain], ["h", true, true]);
    assert.ok(data[0].by.some((/** @type {any} */ one) => one.who === "url-standard" && one.target === "https://h/"));
    assert.match(data[0].text, /Node and the URL Standard resolve it to/);
    await writeFile(file, "../x\n");
    assert.equal((await run(["leaves", "--base", "https://a/b", file])).status, 0);
    const unnamed = await run(["leaves", "--base", "a/b", file]);
    assert.deepEqual([unnamed.status, unnamed.err], [2, `uriscope: ${say("command:leaves:base")}\n`]);
  });
});

test("an option is taken by its name", async () => {
  const args = ["resolve", "--format", "json", base, "http:g"];
  assert.equal(JSON.parse((await run([...args, "--strict", "no"])).out).target, "http://a/b/c/g");
});

test("all editions answer, each with the reason where it differs", async () => {
  const { status, out } = await run(["resolve", "--edition", "all", base, "../../../g"]);
  assert.equal(status, 0, "all but RFC 1738 have a target");
  assert.equal((await run(["resolve", "--edition", "all", "a", "b"])).status, 1);
  for (const { document } of engine.editions()) assert.ok(out.includes(`${document} `), document);
  assert.match(out, /^RFC 3986 +(=) http:\/\/a\/g$/m);
  assert.match(out, /^URL draft 1993 +≠ http:\/\/a\/\.\.\/g\n {4}\S/m);
});

test("all editions answer as JSON", { sweep: true }, async () => {
  const all = JSON.parse((await run(["resolve", "--edition", "all", "--format", "json", base, "g"])).out);
  assert.deepEqual(
    all.map((/** @type {{ edition: string }} */ { edition }) => edition),
    each(engine.editions(), "id"),
  );
});

test("compare says where two URIs meet, and its status that they do", async () => {
  const same = await run(["compare", "http://a/%7e", "HTTP://a/~"]);
  assert.equal(same.status, 0);
  assert.match(same.out, saying("compare:why:meet", { at: "escapes", document: "RFC 3986" }));
});

test(
  "relative references are compared by what they mean, as JSON; the status says that two do not meet",
  { sweep: true },
  async () => {
    const relative = await run(["compare", "--base", "http://a/b", "--format", "json", "c", "http://a/c"]);
    assert.deepEqual([relative.status, JSON.parse(relative.out).meet], [0, 0]);
    const apart = await run(["compare", "http://a/", "http://b/"]);
    assert.equal(apart.status, 1);
    assert.match(apart.out, saying("compare:why:apart"));
  },
);

test("normalize prints the normal form", async () => {
  assert.deepEqual(await run(["normalize", "HTTP://A:80/%7e/./b"]), { status: 0, out: "http://a/~/b\n", err: "" });
});

test("all editions that have a normal form print theirs, and say whether two URIs meet", async () => {
  const having = engine.editions().filter(({ id }) => !("error" in engine.normalize("a:", { edition: id })));
  assert.ok(having.length > 5 && having.length < engine.editions().length);
  const { status, out, err } = await run(["normalize", "--edition", "all", "http://a/b"]);
  assert.deepEqual([status, err], [0, ""]);
  const documents = out
    .trimEnd()
    .split("\n")
    .map((line) => line.split("  ")[0].trimEnd());
  assert.deepEqual(documents, each(having, "document"));
  const compared = await run(["compare", "--edition", "all", "--format", "json", "http://a/", "http://a/"]);
  assert.deepEqual([compared.status, JSON.parse(compared.out).length], [0, having.length]);
});

test("normalize says why a text has no normal form", { sweep: true }, async () => {
  const { status, out, err } = await run(["normalize", "http://a b/"]);
  assert.equal(status, 1);
  assert.equal(out, "");
  assert.match(err, saying("command:problem", { on: say("command:uri"), at: 8 }));
});

test("where standard input is a pipe, each of its lines is a case, and one that is none is named", async () => {
  const { status, out, err } = await run(
    ["resolve"],
    "http://a/b\nhttp://a/b\tc\r\nhttp://a\t\n\na\tb\nhttp://a/\t\x1b[31m\n",
  );
  // One line for each, and no escape sequence reaches the terminal.
  assert.deepEqual([status, out], [2, "\nhttp://a/c\nhttp://a\n\n\nhttp://a/\\u{001B}[31m\n"]);
  const said = err.split("\n");
  assert.equal(said[0], say("command:line", { line: 1, count: 2, given: 1 }));
  assert.ok(
    said.some((line) =>
      line.startsWith(say("command:at-line", { line: 5 }) + say("command:no-target", { reason: "" })),
    ),
  );
});

test("a line that is too long is named and passed over, whatever reads it", async () => {
  const long = "x".repeat(longest);
  const lines = `http://a/\t${long}\n${long}\n${long}y\r\nhttp://a/\tb\n`;
  const skipped = (/** @type {number} */ line) =>
    say("command:at-line", { line }) + say("command:long-line", { most: longest });
  const resolved = await run(["resolve"], lines);
  assert.deepEqual([resolved.status, resolved.out], [2, "\n\n\nhttp://a/b\n"]);
  assert.deepEqual(resolved.err.split("\n"), [
    skipped(1),
    say("command:line", { line: 2, count: 2, given: 1 }),
    skipped(3),
    "",
  ]);
  const normalized = await run(["normalize", "--format", "json"], `${long}\n${long}y`);
  assert.deepEqual([normalized.status, normalized.err], [2, `${skipped(2)}\n`]);
  assert.equal(normalized.out.split("\n").length, 3);
  const checked = await run(["check", "-"], `http://a/\tb\thttp://a/b\n${"x".repeat(3 * longest)}`);
  const file = say("command:input");
  assert.deepEqual(checked, {
    status: 2,
    out: `${say("command:checked", { agree: 1, differ: 0, unread: 1 })}\n`,
    err: `${file}:2: ${say("command:long-line", { most: longest })}\n`,
  });
});

test("an expected target: whether it is met, what gives it, who does, and where it is lost", async () => {
  const request = { base: "http://a/b/c", reference: "http:g" };
  const expected = "http://a/b/g";
  const { status, out, err } = await run(["resolve", request.base, request.reference, "--expected", expected]);
  assert.deepEqual([status, err], [1, ""]);
  const answer = engine.expectation(request, expected);
  assert.ok(!("error" in answer) && answer.lost);
  const [differs, changes, kind, text, ...rest] = out.replace(/[“”]/g, "").trimEnd().split("\n");
  assert.match(differs, saying("command:differs", { ...request, expected, document: "RFC 3986", answer: "http:g" }));
  assert.deepEqual([changes, kind, text], [say("expected:changes"), `  ${say("expected:kinds:no-scheme")}`, "    g"]);
  assert.equal(rest.length, answer.by.length + 1);
  assert.ok(
    rest.includes(say("expected:given-by-options", { document: "RFC 3986", options: "--strict no", here: 4 })),
    out,
  );
  const { step, how } = answer.lost;
  const lost = say("expected:loses", { step, how, on: say("expected:on:base"), text: "a", name: "authority" });
  assert.equal(rest.at(-1), `${lost} (RFC 3986, section 5.2.2)`);
});

test("an expected target that is met has status 0; as JSON it is the engine's answer; one edition has to be chosen", async () => {
  assert.deepEqual(await run(["resolve", base, "../g", "--expected", "http://a/b/g"]), {
    status: 0,
    out: `${say("expected:met")}\n`,
    err: "",
  });
  const json = await run(["resolve", "--format", "json", base, "../g", "--expected", "http://a/g"]);
  const request = { base, reference: "../g", edition: "rfc3986" };
  const answer = teller.expectation(
    expectationOf(engine, { ...request, predict: "expectation:http://a/g" }),
    request,
    "http://a/g",
  );
  assert.deepEqual([json.status, JSON.parse(json.out)], [1, data(answer)]);
  const all = await run(["resolve", "--edition", "all", base, "g", "--expected", "x"]);
  assert.deepEqual([all.status, all.err], [2, `uriscope: ${say("command:one-expected")}\n`]);
});

test("what the engine cannot answer ends with its line", () => {
  const failure = /** @type {const} */ ({ outcome: "error", target: null, error: { code: "panic", message: "m" } });
  assert.throws(() => answered(failure, null), { message: say("command:engine", { message: "m" }) });
  const write = process.stderr.write;
  let said = "";
  try {
    process.stderr.write = (/** @type {any} */ text) => Boolean((said += text));
    assert.equal(answered(failure, 3), null);
  } finally {
    process.stderr.write = write;
  }
  assert.equal(said, `${say("command:line-engine", { line: 3, message: "m" })}\n`);
});

test("a line without an answer is named, and the next ones are carried out", async () => {
  const at = (/** @type {string} */ file) => JSON.stringify(pathToFileURL(join(root, file)).href);
  const program = `
    import { load } from ${at("dist-npm/uriscope.js")};
    import { tolerant } from ${at("web/src/run/tolerant.js")};
    import { resolve } from ${at("web/src/command/resolve.js")};
    const engine = tolerant(await load());
    for (const name of ["figure", "expectation"]) {
      const call = engine[name];
      const failure = { outcome: "error", target: null, error: { code: "panic", message: "m" } };
      engine[name] = (request, ...rest) => (request.reference === "bad" ? failure : call(request, ...rest));
    }
    process.exitCode = await resolve(engine, process.argv.slice(1));`;
  for (const args of [
    ["--format", "text"],
    ["--expected", "a:b"],
  ]) {
    const { status, out, err } = await new Promise((resolve) => {
      const child = execFile(
        node[0],
        [node[1], "--input-type=module", "-e", program, "--", ...args],
        (error, out, err) => resolve({ status: Number(error?.code ?? 0), out, err }),
      );
      child.stdin?.end("a:\tbad\na:\tb\n");
    });
    assert.deepEqual([status, err], [2, `${say("command:line-engine", { line: 1, message: "m" })}\n`], out);
    assert.notEqual(out, "");
  }
});

/**
 * Runs a command line in a shell.
 * @param {string} line @returns {Promise<{ status: number, out: string, err: string }>}
 */
const shell = (line) =>
  new Promise((resolve) =>
    execFile(
      "bash",
      [
        "-c",
        line.replaceAll("uriscope", [...node, join(root, "dist-npm", "cli.js")].map((word) => `'${word}'`).join(" ")),
      ],
      (error, out, err) => resolve({ status: Number(error?.code ?? 0), out, err }),
    ),
  );

test("a pipe that is closed is no error, and a device that is full is one in a sentence", async () => {
  const many = `yes $'http://a/b\\t${"c".repeat(1_000)}' | head -1000`; // more than a pipe's buffer
  assert.deepEqual(
    await shell(`set -o pipefail; (${many} || true) | (uriscope resolve; echo "status $?" >&2) | head -1`),
    {
      status: 0,
      out: `http://a/${"c".repeat(1_000)}\n`,
      err: "status 0\n",
    },
  );
  const { status, err } = await shell("uriscope --version > /dev/full");
  assert.equal(status, 2);
  assert.match(err, saying("command:not-printed"));
  assert.equal(err.split("\n").length, 2, err);
});

const commands = [["resolve", "a:", "b"], ["--help"], ["resolve", "--help"], ["check", "-"], ["bake", "."]];
for (const [what, spoil, asked] of /** @type {[string, (wasm: string) => Promise<unknown>, string[][]][]} */ ([
  ["missing", (wasm) => rm(wasm), commands],
  ["cut off", (wasm) => truncate(wasm, 1000), commands.slice(0, 1)],
  ["a page", (wasm) => writeFile(wasm, "<!doctype html><title>404</title>"), commands],
]))
  test(
    `if the program is ${what}, ${asked.length > 1 ? "every" : "a"} command says so in a sentence, and the help is printed without it`,
    { sweep: what === "a page" },
    () =>
      inTemporary(async (directory) => {
        const dist = join(root, "dist-npm");
        const names = (await readdir(dist)).filter((name) =>
          /^(node|embed|(cli|bake|uriscope)\.js|package\.json|uriscope-.*\.wasm)$/.test(name),
        );
        for (const name of names) await cp(join(dist, name), join(directory, name), { recursive: true });
        await spoil(join(directory, names.find((name) => name.endsWith(".wasm")) ?? ""));
        for (const args of asked) {
          const { status, out, err } = await start(args, { cwd: directory, dist: directory });
          const helps = args.includes("--help");
          const needs = args[0] !== "resolve" || !helps; // the help of a command doesn't need the program
          assert.deepEqual(
            [status, /^(uriscope resolve| {2}check) /m.test(out)],
            [helps ? 0 : 2, helps],
            args.join(" "),
          );
          assert.equal(out.replace(/\s+/g, " ").includes(say("command:unlisted")), helps && needs);
          if (needs) assert.match(err, saying("command:no-engine"));
          assert.equal(err.split("\n").length, needs ? 2 : 1, err);
        }
      }),
  );

test("a program that never becomes ready is not waited for", async () => {
  // The exports of a Go program, as functions that do nothing.
  const idle =
    "0061736d01000000" + // magic, version
    "010d0360027f7f006000006000017f" + // types
    "030403000102" + // functions
    "0503010001" + // memory
    "071e04036d656d02000372756e000006726573756d650001056765747370" +
    "0002" + // exports: mem, run, resume, getsp
    "0a0c0302000b02000b040041000b"; // code
  const url = `data:application/wasm;base64,${Buffer.from(idle, "hex").toString("base64")}`;
  const program = `import(${JSON.stringify(pathToFileURL(join(root, "dist", "uriscope.js")).href)}).then(({ load }) => load({ wasm: ${JSON.stringify(url)} })).catch(({ message }) => console.log(message))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  assert.equal(stdout, "the engine did not become ready\n");
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
      out: `${say("command:checked", { agree: cases.length, differ: 0, unread: 0 })}\n`,
      err: "",
    });
    const old = cases.findIndex(([, reference]) => reference === "../../../g");
    const wrong = cases.with(old, [base, "../../../g", "http://a/../g"]).with(0, [base, String(cases[0][1]), "x"]);
    const { status, err, out } = await check([...wrong, ["one", "two"], ["# a remark"], [""]]);
    assert.equal(status, 2);
    assert.ok(err.startsWith(`cases:${wrong.length + 1}: `), err);
    const [first, lost, reason, nobody, ...more] = out.split("\n");
    const differs = { base, reference: cases[0][1], expected: "x", document: "RFC 3986", answer: cases[0][2] };
    assert.ok(first.startsWith(`cases:1: `) && saying("command:differs", differs).test(first), first);
    assert.ok(lost && reason && nobody.includes(say("command:nobody")), nobody);
    const [second, pattern, why, expected] = more;
    const misreading = say("expected:misreadings:excess-kept");
    const plain = pattern.trim().replace(/[“”]/g, "");
    assert.ok(plain.startsWith(say("expected:misreading", { misreading })), pattern);
    assert.ok(second.startsWith(`cases:${old + 1}: `) && second.includes("http://a/../g"), second);
    assert.ok(why && expected.includes(say("command:as-expected", { document: "URL draft 1993" })), expected);
    const told = say("command:checked", { agree: cases.length - 2, differ: 2, unread: 1 });
    assert.ok(out.endsWith(`${told}\n`), out);
  }));

test("check takes changed lines from a file", () =>
  inTemporary(async (directory) => {
    const check = async (/** @type {string} */ text, input = "http://a/b/c\t../g\thttp://a/b/../g\n") => {
      await writeFile(join(directory, "lines.json"), text);
      return run(["check", "--lines", "lines.json"], input, directory);
    };
    const omitted = '{ "2C": { "omit": true } }';
    assert.deepEqual(await check(omitted), {
      status: 0,
      out: `${say("command:checked", { agree: 1, differ: 0, unread: 0 })}\n`,
      err: "",
    });
    const differs = await check(omitted, "http://a/b/c\t../g\thttp://a/g\n");
    assert.equal(differs.status, 1);
    assert.match(differs.out, /RFC 3986 \+ lines\.json.*http:\/\/a\/b\/\.\.\/g\n {4}The 1993 draft/);
    for (const [text, says] of [
      ['{ "2C": { "text": "remvoe that" } }', "remove that"],
      ['{ "9Z": { "omit": true } }', "9Z"],
      ['{ "2C": { "text": 1 } }', "not a string"],
      ["no JSON", "lines.json"],
    ]) {
      const { status, out, err } = await check(text, "a:\tb\tc\nd:\te\tf\n");
      assert.deepEqual([status, out, err.trim().split("\n").length], [2, "", 1], text);
      assert.ok(err.includes(says), err);
    }
    const endless = await check('{ "2E": { "omit": true } }', "http://a/b\tc\thttp://a/c\n#\na:\tb:\tb:\n");
    assert.deepEqual(
      [endless.status, endless.out],
      [2, `${say("command:checked", { agree: 1, differ: 0, unread: 1 })}\n`],
    );
  }));

test(
  "check reads standard input, too; no file is an error; an empty text expects no target",
  { sweep: true },
  async () => {
    assert.equal((await run(["check", "nowhere"])).status, 2);
    assert.equal((await run(["check"], "http://a\tb\thttp://a/b\n")).status, 0);
    assert.equal((await run(["check"], "http://a\tb\tx\n")).status, 1);
    assert.equal((await run(["normalize"], "HTTP://a\nhttp://a/%7e")).out, "http://a/\nhttp://a/~\n");
    assert.equal((await run(["check", "-", "--edition", "rfc1738"], "http://a\tb\t\n")).status, 0);
  },
);

/** Characters that a terminal executes, hides, or reorders; and a forged line. */
const hidden = "\u001b[31m\u0085\u202egnp\u200b\u00ad\u{e0041}\u115f\nok";
const raw = /[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u115f\u200b\u202e\u{e0041}]|^ok/mu;

for (const args of [
  ["compare", `http://a/${hidden}`, "http://a/"],
  ["compare", "--format", "json", `http://a/${hidden}`, "http://a/"],
  ["resolve", "http://a/", hidden],
  ["resolve", "--format", "json", "http://a/", hidden],
  ["resolve", "--edition", "all", "--format", "markdown", "http://a/", hidden],
  ["resolve", "http://a/", "b", "--expected", hidden],
  ["normalize", `http://a/${hidden}`],
  ["resolve", "--edition", hidden, "a:", "b"],
  ["resolve", "--strict", hidden, "a:", "b"],
  ["resolve", `--${hidden}`, "a:", "b"],
  ["check", hidden],
  ["check", "--conformance", hidden],
  [hidden],
  ["bake", hidden],
  ["bake", `--${hidden}`, "."],
])
  test(`what a terminal would carry out or hide is written by its number: ${args.filter((arg) => !arg.includes(hidden)).join(" ")}`, async () => {
    const { out, err } = await run(args);
    assert.doesNotMatch(out + err, raw);
    if (args.includes("json")) assert.ok(JSON.stringify(JSON.parse(out)).includes(JSON.stringify(hidden).slice(1, -1)));
    else assert.match(out + err, /\\u\{202E\}|U\+001B/);
  });

test("check says that there was nothing to check", async () => {
  assert.deepEqual(await run(["check", "/dev/null"]), {
    status: 2,
    out: "",
    err: `uriscope: ${say("command:no-cases", { file: "/dev/null" })}\n`,
  });
  assert.equal((await run(["check", "-"], "# nothing\n\n")).status, 2);
});

test("cases prints all cases to test with: check finds each target, and JSON has the same", async () => {
  const { status, out, err } = await run(["cases"]);
  const [about, ...lines] = out.trimEnd().split("\n");
  assert.deepEqual([status, err], [0, ""]);
  assert.ok(about.startsWith(`# uriscope ${(await run(["--version"])).out.trim()}, MIT`), about);
  const rows = lines.map((line) => line.split("\t"));
  assert.ok(rows.every((row, i) => row.length === 4 && row[0] === String(i + 1)));
  const checked = await run(["check"], rows.map((row) => `${row.slice(1).join("\t")}\n`).join(""));
  assert.deepEqual(checked, {
    status: 0,
    out: `${say("command:checked", { agree: rows.length, differ: 0, unread: 0 })}\n`,
    err: "",
  });
  const { cases } = JSON.parse((await run(["cases", "--format", "json"])).out);
  assert.deepEqual(
    cases.map((/** @type {any} */ { number, base, reference, targets }) => [
      String(number),
      base,
      reference,
      targets.rfc3986 ?? "",
    ]),
    rows,
  );
});

/** Commands that can't run. @type {{ args: string[], says: RegExp, sweep?: boolean }[]} */
const refused = [
  { args: ["resolve", "http://a"], says: saying("command:texts", { count: 2, given: 1, command: "resolve" }) },
  {
    args: ["normalize", "--nothing", "a"],
    says: saying("command:unknown-option", { option: "--nothing", near: "" }),
    sweep: true,
  },
  {
    args: ["resolve", "--edition", "rfc9999", "a", "b"],
    says: saying("command:edition", { edition: "rfc9999" }),
    sweep: true,
  },
  { args: ["resolve", "--format", "xml", "a", "b"], says: saying("command:format", { format: "xml" }), sweep: true },
  {
    args: ["resolve", "--edition", "all", "--format", "svg", "a", "b"],
    says: saying("command:one-figure"),
    sweep: true,
  },
  { args: ["check", "a", "b"], says: saying("command:one-file"), sweep: true },
  { args: ["cases", "a"], says: saying("command:texts", { count: 0, given: 1, command: "cases" }), sweep: true },
  {
    args: ["resolve", "--strict", "perhaps", "a:", "b"],
    says: saying("command:value", { name: "strict", value: "perhaps", list: "yes, no" }),
    sweep: true,
  },
];
for (const { args, says, sweep } of refused)
  test(`uriscope ${args.join(" ")} is not carried out, and says why`, { sweep }, async () => {
    const { status, out, err } = await run(args);
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, says);
  });

test("the language is that of the environment, unless an argument names one", async () => {
  const refusal = async (/** @type {NodeJS.ProcessEnv} */ env, /** @type {string[]} */ ...args) => {
    const { PATH } = process.env;
    return (await start([...args, "nothing"], { env: { PATH, ...env } })).err;
  };
  const [english, chinese] = [await refusal({}), await refusal({ LANG: "zh_CN.UTF-8" })];
  assert.notEqual(chinese, english);
  for (const env of [{ LC_ALL: "zh_CN.UTF-8", LANG: "en_US.UTF-8" }, { LC_MESSAGES: "zh_CN" }])
    assert.equal(await refusal(env), chinese, JSON.stringify(env));
  assert.equal(await refusal({ LANG: "zh_CN.UTF-8" }, "--lang", "en"), english);
});
