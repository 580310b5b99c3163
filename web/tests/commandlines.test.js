/**
 * The table of the command: its help, its examples, refused arguments, the completions of three shells, the table in
 * the READMEs; and a line of input produces a line of output, whatever it contains.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { quoted, tableOf } from "../src/command/help.js";
import { longest } from "../src/command/input.js";
import { nearest } from "../src/texts/near.js";
import { commands, common, options, optionsOf, written } from "../src/command/table.js";
import { catalogues, commonWords } from "../src/bake/words.js";
import { node, run } from "./commandline.js";
import { Teller } from "../src/program/telling.js";
import { editions, engine, say, saying, words } from "./fixtures.js";
import { explained, inTemporary, root } from "./support.js";
import { test } from "./test.js";

const start = promisify(execFile);
const names = Object.keys(commands);
await commonWords();
const readLines = names.filter((name) => commands[name].lines);

test("the help names every command and every spec, and explains each command with its options and examples", async () => {
  const { status, out, err } = await run(["help"]);
  assert.deepEqual([status, err], [0, ""]);
  for (const args of [["-h"], ["--help"]]) assert.deepEqual(await run(args), { status, out, err });
  assert.deepEqual(await run([]), { status: 2, out, err });
  assert.deepEqual(await run(["-V"]), await run(["--version"]));
  for (const { id, choices } of editions) {
    assert.ok(out.includes(id), id);
    for (const option of [...choices, ...Object.keys(common)])
      assert.match(out, new RegExp(`^  (-., )?--${option} `, "m"), option);
  }
  for (const name of names) {
    assert.ok(out.includes(`\n  ${written(name)} `), name);
    const help = await run(["help", name]);
    assert.deepEqual([help.status, help.err], [0, ""], name);
    if (name !== "help") assert.deepEqual(await run([name, "--help"]), help);
    for (const option of optionsOf(name))
      assert.match(help.out, new RegExp(`^  (-., )?--${option} `, "m"), `${name} --${option}`);
    for (const { line } of commands[name].examples) assert.ok(help.out.includes(`uriscope ${quoted(line)}`), line);
    for (const line of help.out.split("\n")) assert.ok(line.length <= 110, line);
  }
});

test("the examples of the help are carried out, and print what they say", () =>
  inTemporary(async (folder) => {
    for (const name of ["cases.tsv", "answers.tsv", "links.txt"])
      await writeFile(join(folder, name), "http://a/b\tc\thttp://a/c\n");
    await writeFile(join(folder, "page.html"), `<base href="/docs/">`);
    await start("mkdir", [join(folder, "site")]);
    let compared = 0;
    for (const { line, input, gives } of names.flatMap((name) => [...commands[name].examples])) {
      const { status, out, err } = await run(line.split(" "), input, folder);
      assert.ok(Number(status) < 2, `uriscope ${line}: ${err}`);
      if (gives === undefined) continue;
      assert.equal(out, `${gives}\n`, `uriscope ${line}`);
      compared++;
    }
    assert.ok(compared >= 20, `${compared} say what they print`);
  }));

test("a line in, a line out: blank, wrong, and too long lines, and lines that are not UTF-8, give an empty one", async () => {
  /** Lines for which each command has a result. @type {Record<string, string>} */
  const good = { resolve: "http://a/b\tc", compare: "http://a\thttp://a/", relativize: "http://a/b\thttp://a/c" };
  const before = { get: ["host"], set: ["fragment", "x"] };
  for (const name of readLines)
    for (const format of [commands[name].formats?.[0], "json"]) {
      const line = good[name] ?? (name === "host" ? "a.example" : "http://a/b");
      const input = Buffer.concat([
        Buffer.from(`${line}\n\n${"x".repeat(longest + 1)}\n`),
        Buffer.from([0xff, 0x0a]),
        Buffer.from(`${line}${good[name] ? `\na\tb\tc\td\n${line}` : ""}`),
      ]);
      const args = [name, ...(/** @type {Record<string, string[]>} */ (before)[name] ?? [])];
      const { status, out, err } = await run([...args, "--format", String(format)], /** @type {any} */ (input));
      const lines = out.split("\n");
      assert.equal(lines.pop(), "", name);
      const bad = good[name] ? [1, 2, 3, 5] : [1, 2, 3];
      if (name !== "compare" || format === "json")
        assert.equal(lines.length, bad.length + (good[name] ? 3 : 2), `${name} ${format}: ${out.slice(0, 300)}`);
      if (lines.length < 8)
        for (const i of lines.keys())
          assert.equal(lines[i] === "", bad.includes(i), `${name} ${format}, line ${i + 1}`);
      assert.equal(status, 2, name);
      assert.ok(err.includes(say("command:at-line", { line: 3 }) + say("command:long-line", { most: longest })), err);
      assert.ok(err.includes(say("command:at-line", { line: 4 }) + say("command:not-utf-8")), err);
      if (format === "json") assert.deepEqual(JSON.parse(lines[0]).input.line, 1);
    }
});

/** Members whose objects have ids for people. */
const forPeople =
  /^(?:why|because|clauses|errors|problems|findings|warnings|remarks|doubts|unnoticed|misreading|lost)$/;

/**
 * Finds objects that should have a sentence for people but don't, with their paths.
 * @param {any} of @param {string} at @returns {string[]}
 */
function speechless(of, at = "") {
  if (of === null || typeof of !== "object") return [];
  return Object.entries(of).flatMap(([name, value]) => {
    const path = `${at}/${name}`;
    const objects = forPeople.test(name) ? [value].flat().filter((one) => one && typeof one === "object") : [];
    const without = objects.some(({ text }) => typeof text !== "string" || !text || /[‹›]|\{\w|undefined/.test(text));
    return [...(without ? [`${path}: ${JSON.stringify(value).slice(0, 300)}`] : []), ...speechless(value, path)];
  });
}

for (const lang of ["en", "zh-Hans"])
  test(`${lang}: as JSON, every id for people has its sentence, in the language of the command`, async () => {
    const han = /\p{Script=Han}/u;
    /** A command line, and the sentence that it is about. @type {[args: string[], text: (answer: any) => string][]} */
    const asked = [
      [["resolve", "http://u:p@a:80/b", "../../%zz"], ({ why }) => why.text],
      [["resolve", "--edition", "url-standard", "http://a/b", "\\c d"], ({ problems }) => problems[0].text],
      [["resolve", "http://a/b", "c", "--expected", "http://a/b/c"], ({ text }) => text],
      [["compare", "http://a/%7e", "HTTP://a/~"], ({ text }) => text],
      [["compare", "--edition", "all", "http://a/%zz", "b"], ([{ text }]) => text],
      [["normalize", "http://a/%zz"], ({ errors }) => errors[0].text],
      [["relativize", "http://a/b", "mailto:x"], ({ text }) => text],
      [["validate", "http://a:8x/"], ({ errors }) => errors[0].text],
      [["set", "port", "8x", "http://a/b"], ({ errors }) => errors[0].text],
      [["set", "path", "//b", "x:"], ({ why }) => why.text],
      [["set", "--remove", "path", "x:b"], ({ why }) => why.text],
      [["set", "--edition", "url-standard", "port", "99999", "http://a/b"], ({ why }) => why.text],
      [["encode", "%41"], ({ warnings }) => warnings[0].text],
      [["decode", "%ff"], ({ errors }) => errors[0].text],
      [["form", "a=%ff"], ({ findings }) => findings[0].text],
      [["extract", "<http://a/b-\nc>"], ({ found }) => found[0].doubts[0].text],
      [["scheme", "a b:"], ({ errors }) => errors[0].text],
      [["host", "1.2.3.400"], ({ order }) => order[0].errors[0].text],
      [["host", "--edition", "url-standard", "1.2.3.400"], ({ problems }) => problems[0].text],
      [["iri", "http://a/ b"], ({ errors }) => errors[0].text],
      [["base", "--embedded", "b/"], ({ text }) => text],
      [["score"], ({ unnoticed }) => unnoticed.at(-1).text],
    ];
    for (const [[name, ...args], text] of asked) {
      const { out } = await run([name, "--json", "--lang", lang, ...args]);
      const answer = JSON.parse(out);
      assert.deepEqual(speechless(answer), [], `${name} ${args.join(" ")}`);
      assert.equal(han.test(text(answer)), lang !== "en", `${name} ${args.join(" ")}: ${text(answer)}`);
    }
  });

test("resolve prints the same targets with -q, which explains nothing by RFC 3986", async () => {
  const lines = ["../g", "", "?y#s", "../../../g", "//", "a:b", "x y", "%zz", "\u00fc", "a\tb", "\ud800", "#"].join(
    "\n",
  );
  for (const base of ["http://a/b/c/d;p?q", "a/b", "mailto:x", ""])
    for (const args of [[], ["-0"], ["--edition", "rfc1808"], ["--strict", "no"], ["--fail-on-error"]]) {
      const { status, out } = await run(["resolve", "--base", base, ...args], lines);
      assert.deepEqual(await run(["resolve", "-q", "--base", base, ...args], lines), { status, out, err: "" });
    }
});

test("lines come from a file, from “-”, after arguments, and end with NUL; -q keeps quiet; --json is a format", () =>
  inTemporary(async (folder) => {
    const lines = "http://a/b\t../c\nhttp://a/b\td\n";
    const out = "http://a/c\nhttp://a/d\n";
    await writeFile(join(folder, "lines"), lines);
    assert.equal((await run(["resolve", "-f", "lines"], "", folder)).out, out);
    assert.equal((await run(["resolve", "-"], lines)).out, out);
    assert.equal((await run(["resolve", "http://a/b", "-"], "../c\nd\n")).out, out);
    assert.equal((await run(["resolve", "--base", "http://a/b"], "../c\nd\n")).out, out);
    assert.equal((await run(["resolve", "http://a/b", "--", "-"])).out, "http://a/-\n");
    assert.notEqual((await run(["resolve"], lines)).err, "");
    assert.deepEqual(await run(["resolve", "-q"], lines), { status: 0, out, err: "" });
    assert.equal((await run(["resolve", "-0"], lines.replaceAll("\n", "\0"))).out, out.replaceAll("\n", "\0"));
    assert.equal((await run(["decode", "-0"], "a%0Ab\0c")).out, "a\nb\0c\0");
    assert.equal((await run(["decode"], "a%0Ab")).out, "a\\u{000A}b\n");
    const json = JSON.parse((await run(["resolve", "--json", "http://a/b", "c"])).out);
    const { target, why } = explained(engine, { base: "http://a/b", reference: "c" });
    assert.deepEqual([json.target, json.why.id, json.why.text.endsWith(".")], [target, why.id, true]);
    const [first] = (await run(["resolve", "--json"], lines)).out.split("\n");
    assert.deepEqual(JSON.parse(first).input, { line: 1, texts: ["http://a/b", "../c"] });
    assert.equal((await run(["check", "-"], "http://a/b\tc\thttp://a/c\n")).status, 0);
    assert.equal((await run(["check", "-f", "-"], "http://a/b\tc\thttp://a/c\n")).status, 0);
    assert.equal((await run(["score", "-"], "http://a/b\tc\n")).status, 1);
    assert.match((await run(["resolve", "\ufffd", "b"])).err, /U\+FFFD/);
  }));

test("compare of lines is a line for each pair, and all specs give a line for each case", async () => {
  const pairs = "http://a/%7e\tHTTP://a/~\n\nhttp://a/\thttp://b/\n";
  const lines = (await run(["compare"], pairs)).out.split("\n");
  assert.deepEqual(
    lines.map((line) => line.slice(0, 1)),
    ["=", "", "≠", ""],
  );
  assert.doesNotMatch(lines[0], /[‹›]/);
  const all = (await run(["resolve", "--edition", "all"], "http://a/b\t../c\n")).out.split("\t");
  assert.deepEqual(
    all.map((target) => target.trimEnd()),
    editions.map(({ id }) => explained(engine, { base: "http://a/b", reference: "../c", edition: id }).target ?? ""),
  );
});

test("what a command does not take is refused, and what was probably meant is named", async () => {
  for (const [args, id, values] of /** @type {[string[], string, Record<string, unknown>][]} */ ([
    [["reslove"], "unknown-command", { command: "reslove", near: "resolve" }],
    [["help", "checks"], "unknown-command", { command: "checks", near: "check" }],
    [["xyzzy"], "unknown-command", { command: "xyzzy", near: "" }],
    [["resolve", "--editon", "x"], "unknown-option", { option: "--editon", command: "resolve", near: "--edition" }],
    [["resolve", "-z"], "unknown-option", { option: "-z", command: "resolve", near: "" }],
    [["check", "--sharp", "x"], "not-of-command", { option: "--sharp", command: "check" }],
    [["leaves", "--edition", "x"], "not-of-command", { option: "--edition", command: "leaves" }],
    [["cases", "-q"], "not-of-command", { option: "-q", command: "cases" }],
    [["check", "--follow", "rfc3986", "x"], "needs", { option: "--follow", other: "--conformance" }],
    [
      ["check", "--conformance", "--edition", "rfc3986"],
      "meaningless",
      { option: "--edition", other: "--conformance" },
    ],
    [["resolve", "--steps", "--json", "a:", "b"], "meaningless", { option: "--steps", other: "--json" }],
    [
      ["resolve", "--edition", "rfc1738", "--strict", "no", "a:", "b"],
      "not-of-spec",
      { option: "--strict", document: "RFC 1738" },
    ],
    [["resolve", "--edition"], "needs-value", { option: "--edition", takes: "ID" }],
    [["resolve", "--json=yes", "a:", "b"], "no-value", { option: "--json" }],
    [["resolve", "-", "b"], "after-dash", { text: "b" }],
  ]))
    assert.deepEqual(
      await run(args),
      { status: 2, out: "", err: `uriscope: ${say(`command:${id}`, values)}\n` },
      args.join(" "),
    );
  assert.equal(nearest("reslove", names), "resolve");
  assert.equal(nearest("a".repeat(100_000), names), "");
});

test("a file that cannot be read is told in words", () =>
  inTemporary(async (folder) => {
    await writeFile(join(folder, "latin"), Buffer.from("http://a/b\tc\thttp://a/c\n\xe9\n", "latin1"));
    const reasons = /** @type {const} */ ([
      ["nowhere", "ENOENT"],
      [".", "EISDIR"],
    ]);
    for (const args of [
      ["check"],
      ["check", "--conformance"],
      ["score"],
      ["leaves", "--base", "http://a"],
      ["resolve", "-f"],
    ])
      for (const [file, code] of reasons) {
        const { status, err } = await run([...args, file], "", folder);
        const told = say("command:not-read", { file, reason: say(`bake:errno:${code}`) });
        assert.deepEqual([status, err], [2, `uriscope: ${told}\n`], args.join(" "));
      }
    for (const args of [["check", "--conformance"], ["score"]])
      assert.equal(
        (await run([...args, "latin"], "", folder)).err,
        `uriscope: ${say("command:file-not-utf-8", { file: "latin", line: 2 })}\n`,
      );
    assert.match((await run(["bake", "nowhere"], "", folder)).err, new RegExp(say("bake:errno:ENOENT")));
  }));

test("the help says how characters are escaped, what lines hold, and the order of columns; so it is", async () => {
  const whole = async (/** @type {string[]} */ ...args) => (await run(args)).out.replace(/\s+/g, " ");
  assert.ok((await whole("help")).includes(say("command:help:escapes", { tab: "\\u{0009}" })));
  assert.equal((await run(["decode", "a%09b"])).out, "a\\u{0009}b\n");
  assert.equal((await run(["decode", "-0", "a%09b"])).out, "a\tb\0");
  assert.ok((await whole("help", "set")).includes(say("command:about:set")));
  assert.equal((await run(["set", "query", "-"], "x=1\thttp://a/b\n")).out, "http://a/b?x=1\n");
  const ids = editions.map(({ id }) => id);
  assert.ok((await whole("help")).includes(` ${ids.join(" ")}.`));
  const { out } = await run(["resolve", "--edition", "all"], "http://a/b\t../../g\n");
  const targets = ids.map((edition) => explained(engine, { base: "http://a/b", reference: "../../g", edition }).target);
  assert.equal(out, `${targets.join("\t")}\n`);
});

test("a character that cannot be seen has its name in the problems of every command", async () => {
  for (const args of [["validate"], ["normalize"], ["set", "query", "x"]]) {
    const { out, err } = await run([...args, "a\tb"]);
    assert.match(out + err, /A tab/, args[0]);
  }
});

test("get: user name and password together, an authority, and the properties of the URL Standard", async () => {
  const url = "http://u:p@h:8/p?q#f";
  for (const [edition, name, value] of [
    ["url-standard", "userinfo", "u:p"],
    ["url-standard", "username", "u"],
    ["url-standard", "password", "p"],
    ["url-standard", "authority", "u:p@h:8"],
    ["url-standard", "protocol", "http"],
    ["url-standard", "hostname", "h"],
    ["url-standard", "pathname", "/p"],
    ["url-standard", "search", "q"],
    ["url-standard", "hash", "f"],
    ["rfc1738", "userinfo", "u:p"],
    ["rfc1738", "user", "u"],
    ["rfc3986", "userinfo", "u:p"],
  ])
    assert.deepEqual(
      await run(["get", "--edition", edition, name, url]),
      { status: 0, out: `${value}\n`, err: "" },
      `${edition} ${name}`,
    );
  const parsed = await run(["get", "--edition", "url-standard", "host", "HTTP://EXAMPLE.com:80/"]);
  assert.equal(parsed.out, "example.com\n", "of the URL, not of the text");
  assert.equal((await run(["get", "host", "HTTP://EXAMPLE.com:80/"])).out, "EXAMPLE.com\n");
  const none = await run(["get", "--edition", "url-standard", "username", "http://h/"]);
  assert.deepEqual([none.status, none.out], [1, ""]);
  const unknown = await run(["get", "--edition", "url-standard", "nosuch", "http://h/"]);
  for (const name of ["username", "password", "userinfo", "port", "authority", "protocol"])
    assert.match(unknown.err, new RegExp(`[ ,]${name}[,.]`), name);
  assert.equal((await run(["get", "protocol", url])).status, 2);
});

test("resolve prints the chosen fields, in order, and names one that does not exist", async () => {
  const { why, target } = new Teller(words, engine).explanation(
    explained(engine, { base: "http://a/b", reference: "c" }),
  );
  const { text } = /** @type {{ text?: string }} */ (why);
  assert.ok(text);
  const args = ["resolve", "--fields", "why.text, target,findings.id"];
  const chosen = { target, why: { text }, findings: [] };
  assert.equal((await run([...args, "http://a/b", "c"])).out, `${JSON.stringify(chosen)}\n`);
  const lines = await run([...args, "--base", "http://a/b"], "c\n\n");
  const input = { line: 1, texts: ["http://a/b", "c"] };
  assert.equal(lines.out, `${JSON.stringify({ input, ...chosen })}\n\n`);
  const password = JSON.parse((await run([...args, "http://a/b", "//u:p@h"])).out);
  assert.deepEqual(password.findings, [{ id: "password" }]);
  const unknown = await run(["resolve", "--fields", "targt", "http://a/b", "c"]);
  assert.deepEqual([unknown.status, unknown.out], [2, ""]);
  assert.match(unknown.err, saying("command:field", { name: "targt", near: "target" }));
  assert.equal((await run(["resolve", "--fields", "__proto__.x", "http://a/b", "c"])).status, 2);
  assert.equal((await run(["resolve", "--fields", "target", "--format", "text", "http://a/b", "c"])).status, 2);
});

test("a file that is given as a text is recognized when the command fails", () =>
  inTemporary(async (folder) => {
    await writeFile(join(folder, "urls.txt"), "http://a/\n");
    const note = `${say("command:is-file", { file: "urls.txt" })}\n`;
    for (const args of [
      ["resolve", "urls.txt"],
      ["get", "host", "urls.txt"],
      ["compare", "urls.txt", "http://a"],
    ])
      assert.ok((await run(args, "", folder)).err.includes(note), args.join(" "));
    assert.equal((await run(["resolve", "http://a/b", "urls.txt"], "", folder)).err, "");
  }));

test("set splits into what was set, or refuses; it leaves the rest as it was", async () => {
  for (const [args, result] of /** @type {[string[], string][]} */ ([
    [["scheme", "https", "http://a/b"], "https://a/b"],
    [["authority", "u@h:8", "http://a/b"], "http://u@h:8/b"],
    [["host", "h", "http://u@a:8/b"], "http://u@h:8/b"],
    [["port", "81", "http://a/b"], "http://a:81/b"],
    [["userinfo", "u", "http://a/b"], "http://u@a/b"],
    [["path", "/x", "http://a?q#f"], "http://a/x?q#f"],
    [["query", "", "http://a#f"], "http://a?#f"],
    [["--remove", "fragment", "http://a#f"], "http://a"],
    [["--remove", "authority", "http://u@a:8/b"], "http:/b"],
    [["--remove", "port", "http://u@a:8/b"], "http://u@a/b"],
    [["--edition", "rfc1808", "params", "x", "http://a/b?q"], "http://a/b;x?q"],
    [["--edition", "url-standard", "pathname", "a b", "http://a/"], "http://a/a%20b"],
    [["--edition", "url-standard", "port", "80", "http://a/"], "http://a/"],
    [["--edition", "url-standard", "--remove", "port", "mailto:a"], "mailto:a"],
  ]))
    assert.deepEqual(await run(["set", ...args]), { status: 0, out: `${result}\n`, err: "" }, args.join(" "));
  for (const args of [
    ["path", "//b", "x:"],
    ["path", "a", "http://a"],
    ["query", "a#b", "http://a"],
    ["--remove", "scheme", "a:b:c"],
    ["host", "a@b", "http://c/"],
    ["--edition", "url-standard", "port", "99999", "http://a/"],
    ["--edition", "url-standard", "protocol", "mailto", "http://a/"],
    ["--edition", "url-standard", "--remove", "host", "http://a/"],
    ["--edition", "url-standard", "href", "x", "http://a/"],
    ["--edition", "url-standard", "hash", "x", "a"],
  ])
    assert.deepEqual(
      [(await run(["set", ...args])).status, (await run(["set", ...args])).out],
      [1, ""],
      args.join(" "),
    );
  assert.match((await run(["set", "hots", "x", "http://a"])).err, /host/);
});

test("host says what is wrong with an address as validate does with a URI, and where", async () => {
  for (const text of ["[::g]", "[::1", "[v1.]", "[fe80::1%25e]", "[1:2]", "a_b[", "a b"]) {
    const [, at, sentence] = /(\d+): (.*)/.exec((await run(["host", text])).err) ?? [];
    const [, inWhole, same] = /(\d+): (.*)/.exec((await run(["validate", `//${text}`])).out) ?? [];
    assert.deepEqual([Number(at) + 2, sentence], [Number(inWhole), same], text);
  }
});

test("each language has a sentence for each command and each option", () => {
  for (const words of catalogues.values()) {
    for (const name of names)
      for (const part of ["commands", "exits"]) assert.ok(words.has(`command:${part}:${name}`), `${part}:${name}`);
    for (const name of [...Object.keys(options), ...Object.keys(common)])
      assert.ok(words.has(`command:options:${name}`), name);
  }
});

test("the READMEs have the table of commands", async () => {
  const files = { en: "README.md", "zh-Hans": "web/src/words/zh-Hans/README.md" };
  for (const [language, file] of Object.entries(files)) {
    const path = join(root, file);
    const text = await readFile(path, "utf8");
    const table = tableOf(/** @type {any} */ (catalogues.get(language)));
    const [begin, end] = ["<!-- commands -->\n", "\n<!-- /commands -->"];
    const at = text.indexOf(begin) + begin.length;
    const upTo = text.indexOf(end);
    assert.ok(at > begin.length && upTo >= at, `${file} has no place for the table`);
    if (process.env.READMES === "write") await writeFile(path, text.slice(0, at) + table + text.slice(upTo));
    else assert.equal(text.slice(at, upTo), table, `${file}: READMES=write writes it`);
  }
});

/** The completions of bash. @param {string} script @param {string[]} line */
async function completed(script, line) {
  const program = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _uriscope; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await start("bash", ["-c", program, script, "uriscope", ...line]);
  return stdout.trimEnd().split("\n");
}

test("completions: bash offers commands, options, specs, and formats; every shell's script is read without an error", () =>
  inTemporary(async (folder) => {
    const script = join(folder, "script");
    for (const shell of ["bash", "zsh", "fish"]) {
      const { status, out, err } = await run(["completions", shell]);
      assert.deepEqual([status, err], [0, ""]);
      for (const name of names) assert.ok(out.includes(name), `${shell}: ${name}`);
      await writeFile(script, out);
      const { code, stderr } = await start(shell, ["-n", script]).then(
        () => ({ code: 0, stderr: "" }),
        (error) => ({ code: error.code, stderr: error.stderr }),
      );
      if (code !== "ENOENT") assert.equal(code, 0, `${shell}: ${stderr}`); // if the shell is installed
      if (shell !== "bash") continue;
      assert.deepEqual(await completed(script, ["res"]), ["resolve"]);
      assert.deepEqual(await completed(script, ["resolve", "--expe"]), ["--expected"]);
      assert.deepEqual(await completed(script, ["resolve", "--edition", "url-s"]), ["url-syntax-05", "url-standard"]);
      assert.deepEqual(await completed(script, ["cases", "--format", ""]), ["tsv", "json", "lines"]);
      assert.deepEqual(await completed(script, ["resolve", "--strict", ""]), ["yes", "no"]);
      assert.deepEqual(await completed(script, ["help", "rel"]), ["relativize"]);
    }
    assert.equal(
      (await run(["completions", "zhs"])).err,
      `uriscope: ${say("command:shell", { shell: "zhs", list: "bash, zsh, fish", near: "zsh" })}\n`,
    );
  }));

test("ten thousand lines are as many lines, in little memory", async () => {
  const program = `
    const { spawn } = require("node:child_process");
    const child = spawn(${JSON.stringify(node[0])}, [${JSON.stringify(node[1])}, ${JSON.stringify(join(root, "dist-npm", "cli.js"))}, "get", "host"]);
    let [lines, sent] = [0, 0];
    child.stdout.on("data", (data) => { for (const byte of data) lines += byte === 10; });
    child.on("close", (status) => console.log(lines, status));
    const more = () => { while (sent < 10_000) if (!child.stdin.write(sent++ % 3 ? "http://a/b\\n" : "\\n")) return child.stdin.once("drain", more); child.stdin.end(); };
    more();`;
  const { stdout } = await start(process.execPath, ["-e", program]);
  assert.equal(stdout, "10000 0\n");
});

test("a line is answered before the next one comes", async () => {
  const child = spawn(node[0], [node[1], join(root, "dist-npm", "cli.js"), "resolve", "--base", "http://a/b"]);
  const answers = child.stdout[Symbol.asyncIterator]();
  for (const reference of ["c", "d"]) {
    child.stdin.write(`${reference}\n`);
    assert.equal(String((await answers.next()).value), `http://a/${reference}\n`);
  }
  child.stdin.end();
  const [status] = await once(child, "close");
  assert.equal(status, 0);
});
