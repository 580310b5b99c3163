/**
 * The package's types from a program's point of view: code that they allow, code that they reject, and the examples in
 * the comments, which are run.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { file, written } from "./ids.js";
import { inTemporary, root } from "./support.js";
import { sweeping, test } from "./test.js";

/** The code before each snippet. */
const before = `import { load, version, wasmFile, type Answer, type CallError, type Components, type EditionId, type Engine, type Explanation,
  type FindingId, type Language, type MisreadingId, type Outcome, type ReasonId, type Role } from "uriscope";
const engine: Engine = await load();
const request = { base: "http://a/b", reference: "c" } as const;
`;

const right = [
  `const answer = engine.explain(request); if (answer.outcome === "target") { const target: string = answer.target; }`,
  `const answer = engine.explain(request); if (answer.outcome === "error") { const target: null = answer.target; }`,
  `const answer = engine.explain(request); if (answer.target !== null) { const { length } = answer.target; }`,
  `const answer = engine.explain(request); if (answer.outcome === "same-document" && answer.target === null) { const fragment: string | undefined = answer.fragment; }`,
  `const text: string = engine.explain(request).why.text;`,
  `const texts: string[] = engine.explain(request).why.clauses.map(({ text }) => text);`,
  `const texts: string[] = engine.explain(request).findings.map(({ text }) => text);`,
  `const texts: string[] = engine.explain(request).problems.map(({ text }) => text);`,
  `const texts: string[] = engine.explain(request).reference.errors.map(({ text }) => text);`,
  `const texts: string[] = engine.explain(request).run.steps.map(({ text }) => text);`,
  `const texts: (string | undefined)[] = engine.answers(request).map(({ because }) => because?.text);`,
  `const { text, changes }: { text: string; changes: { text: string }[] } = engine.expectation(request, "http://a/x");`,
  `engine.explain({ ...request, edition: "url-standard", set: "hash", limit: 10 });`,
  `engine.explain({ ...request, edition: "rfc2396", excess: "refuse", validating: "no", strict: true });`,
  `const edition: EditionId = "rfc1808"; engine.answers({ ...request, reasons: false }).find((one) => one.edition === edition);`,
  `for (const { id } of engine.editions()) engine.validate("a", { edition: id });`,
  `const target: string | null = engine.resolve("http://a/b", "c");`,
  `const valid: boolean = engine.isValid("a") && engine.isValid("::1", "IPv6address");`,
  `const parsed: Components | null = engine.parse("a"); if (parsed) { const text: string = engine.serialize(parsed); }`,
  `const normal: string = engine.toNormal("HTTP://a");`,
  `const role: Role | undefined = engine.explain(request).base.parts[0]?.role;`,
  `const names: Record<Outcome, string> = { target: "", "same-document": "", "no-relative-form": "", "no-setters": "", error: "" };`,
  `const why: ReasonId = engine.explain(request).why.id; if (why === "climbs") console.log(why);`,
  `const found: FindingId[] = engine.explain(request).findings.map(({ id }) => id); found.includes("user-name");`,
  `try { engine.encode("a", { edition: "rfc1808" }); } catch (error) { if ((error as CallError).code === "unspoken") console.log((error as CallError).lacks); }`,
  `await load({ wasm: new Uint8Array(8) }); await load({ wasm: new WebAssembly.Module(new Uint8Array(8)) }); await load({ wasm: new URL("file:///a") });`,
  `await load({ lang: "zh-Hans", longest: 1_000_000, signal: AbortSignal.timeout(5_000), progress: (share) => share.toFixed() });`,
  `engine.compare("http://a", "http://b", { edition: "rfc3987", characters: true });`,
  `engine.form([["a", "b"]]).pairs; engine.form("a=b").encoded; engine.encode("a", { component: "query", charset: "iso-8859-1" });`,
  `engine.explain({ ...request, lines: { "2C": { omit: true } } }).listing?.lines; engine.dispose(); version.length; wasmFile.length;`,
];

const wrong = [
  `const target: string = engine.explain(request).target;`,
  `const answer = engine.explain(request); if (answer.outcome === "error") { const { length } = answer.target; }`,
  `const answer = engine.explain(request); if (answer.outcome === "found") console.log(answer);`,
  `engine.explain({ ...request, edition: "rfc9999" });`,
  `engine.explain({ bsae: "http://a/", reference: "c" });`,
  `engine.explain({ base: "http://a/" });`,
  `engine.explain({ ...request, lmit: 5 });`,
  `engine.explain({ ...request, limit: "5" });`,
  `engine.explain({ base: new URL("http://a/"), reference: "c" });`,
  `engine.explain({ ...request, excess: "drop" });`,
  `engine.explain({ ...request, set: "hash-tag" });`,
  `engine.explain("http://a/b", "c");`,
  `engine.explain(request).why.id === "no-such-reason";`,
  `engine.explain(request).findings[0].id === "no-such-note";`,
  `engine.explain(request).base.parts[0].role === "domain";`,
  `const text: number = engine.explain(request).why.text;`,
  `engine.parting(request, "rfc1");`,
  `engine.expectation(request);`,
  `engine.validate("a", "URI");`,
  `engine.normalize("a", { lines: {} });`,
  `engine.form([["a"]]);`,
  `engine.form({ a: "b" });`,
  `engine.encode("a", { charset: "utf-16" });`,
  `engine.figure(request, "pdf");`,
  `engine.serialize({ path: "a" });`,
  `engine.resolve("http://a/b", "c").length;`,
  `(await load()).explain = () => { throw 0; };`,
  `await load({ wasm: 5 });`,
  `await load({ wsam: "x" });`,
  `engine.misreadings("rfc3986").some(({ id }) => id === "no-such-misreading"); const one: MisreadingId = "no-such-misreading";`,
];

const tsc = join(root, "web", "node_modules", "typescript", "bin", "tsc");

/** Makes a folder of a program that has the package. @param {string} folder */
async function installed(folder) {
  await mkdir(join(folder, "node_modules"));
  await symlink(join(root, "dist-npm"), join(folder, "node_modules", "uriscope"));
  await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
}

/** The module systems with which a program finds the package. */
const ways = [
  { module: "nodenext", resolution: "nodenext" },
  { module: "esnext", resolution: "bundler", sweep: true },
];

for (const { module, resolution, sweep } of ways)
  test(`what a program may write, and what it may not, as ${resolution} finds the types`, { sweep }, async () => {
    await inTemporary(async (folder) => {
      await installed(folder);
      const all = [...right.map((code) => ["right", code]), ...wrong.map((code) => ["wrong", code])];
      const names = all.map(([kind], i) => `${kind}${i}.ts`);
      await Promise.all(all.map(([, code], i) => writeFile(join(folder, names[i]), `${before}${code}\nexport {};\n`)));
      const options = `--noEmit --strict --pretty false --target es2022 --lib es2023,dom --types  --skipDefaultLibCheck --module ${module} --moduleResolution ${resolution}`;
      const said = await new Promise((resolve) =>
        execFile(process.execPath, [tsc, ...options.split(" "), ...names], { cwd: folder }, (_, stdout) =>
          resolve(stdout),
        ),
      );
      const failed = new Set([...String(said).matchAll(/^(\w+\.ts)\(/gm)].map(([, name]) => name));
      assert.deepEqual(
        names.filter((name, i) => failed.has(name) !== (all[i][0] === "wrong")).map((name) => all[names.indexOf(name)]),
        [],
        String(said).slice(0, 4_000),
      );
      assert.ok(right.length >= 30 && wrong.length >= 30);
    });
  });

test("the ids of the types are those of the sources: node web/tests/ids.js writes them", async () => {
  assert.equal(await readFile(file, "utf8"), await written());
});

/** The calls of the engine's interface, each with its comment. */
async function documented() {
  const text = await readFile(join(root, "dist-npm", "uriscope.d.ts"), "utf8");
  const [, body] = /^export interface Engine \{\n([^]*?)^\}/m.exec(text) ?? [];
  return [...body.matchAll(/^ {2}\/\*\*([^]*?)\*\/\n {2}readonly (\w+): \(/gm)].map(([, comment, name]) => ({
    comment,
    name,
  }));
}

test("every call has a comment, an example, and what it throws; explain comes first", async () => {
  const { load } = await import(pathToFileURL(join(root, "dist-npm", "node.js")).href);
  const calls = await documented();
  assert.equal(calls[0].name, "explain");
  assert.deepEqual(calls.map(({ name }) => name).sort(), Object.keys(await load()).sort());
  for (const { comment, name } of calls) {
    assert.match(comment, /@example/, name);
    if (!["editions", "dispose"].includes(name)) assert.match(comment, /@throws/, name);
  }
});

/**
 * An editor's questions about a file, by the Language Server Protocol.
 * @param {string} folder @param {string} name @param {string} text
 * @param {(hover: (offset: number) => Promise<string>) => Promise<void>} act
 */
async function inEditor(folder, name, text, act) {
  const server = spawn(process.execPath, [tsc, "--lsp", "--stdio"], { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
  try {
    const ended = new Promise((_, reject) => server.once("exit", () => reject(new Error("the language server ended"))));
    ended.catch(() => {});
    /** @type {Map<number, (result: any) => void>} */
    const waiting = new Map();
    let count = 0;
    const send = (/** @type {object} */ message) => {
      const body = JSON.stringify({ jsonrpc: "2.0", ...message });
      server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    };
    const ask = (/** @type {string} */ method, /** @type {object} */ params) => {
      const answer = new Promise((resolve) => waiting.set(++count, resolve));
      send({ id: count, method, params });
      return Promise.race([answer, ended]);
    };
    let received = Buffer.alloc(0);
    server.stdout.on("data", (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const [head, length] = /^[^]*?Content-Length: (\d+)[^]*?\r\n\r\n/i.exec(received.toString("latin1")) ?? [];
        const end = Number(head?.length) + Number(length);
        if (!(end <= received.length)) return;
        const { id, method, params, result } = JSON.parse(received.subarray(head?.length, end).toString());
        received = received.subarray(end);
        if (!method) waiting.get(id)?.(result);
        else if (id !== undefined) send({ id, result: params?.items?.map(() => null) ?? null });
      }
    });
    const uri = pathToFileURL(join(folder, name)).href;
    await ask("initialize", { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} });
    send({ method: "initialized", params: {} });
    const textDocument = { uri, languageId: "typescript", version: 1, text };
    send({ method: "textDocument/didOpen", params: { textDocument } });
    await act(async (offset) => {
      const lines = text.slice(0, offset).split("\n");
      const position = { line: lines.length - 1, character: /** @type {string} */ (lines.at(-1)).length };
      const { contents } = await ask("textDocument/hover", { textDocument: { uri }, position });
      return contents.value;
    });
  } finally {
    server.kill();
  }
}

test("an editor shows the comment of each call", async () => {
  await inTemporary(async (folder) => {
    await installed(folder);
    const calls = await documented();
    const uses = calls.map(({ name }) => `engine.${name};\n`);
    const text = `import { load } from "uriscope";\nconst engine = await load();\n${uses.join("")}`;
    const config = { compilerOptions: { strict: true, module: "nodenext", target: "es2022", types: [] } };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    await writeFile(join(folder, "a.ts"), text);
    await inEditor(folder, "a.ts", text, async (hover) => {
      for (const { comment, name } of calls) {
        const [, first] = /\* (\S+ \S+ \S+)/.exec(comment) ?? [];
        assert.ok((await hover(text.indexOf(`engine.${name};`) + "engine.".length)).includes(String(first)), name);
      }
    });
  });
});

test("every example runs, and gives what is written beside it", async () => {
  const { load } = await import(pathToFileURL(join(root, "dist-npm", "node.js")).href);
  const engine = await load();
  let compared = 0;
  for (const { comment, name } of await documented())
    for (const [, example] of comment.matchAll(/@example\s+([^]*?)(?=\n\s*\*\s*(?:@|$))/g)) {
      const code = example.replace(/^\s*\* ?/gm, "");
      assert.doesNotThrow(() => new Function("engine", "console", code)(engine, { log() {} }), `${name}: ${code}`);
      const [, single, want] = /^(engine\..*?);? \/\/ (.*)$/.exec(code) ?? [];
      if (!single || want.includes("…")) continue;
      const [got, wanted] = [single, want].map((text) => new Function("engine", `return (${text})`)(engine));
      assert.deepEqual(got, wanted, `${name}: ${code}`);
      compared++;
    }
  assert.ok(compared >= 20 || sweeping, `only ${compared} examples say what they give`);
});
