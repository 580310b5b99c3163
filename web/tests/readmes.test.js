/**
 * The samples of the READMEs: scripts are compiled as strict TypeScript and run, commands are run, and Go is compiled
 * and run. Results in comments are checked.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { run } from "./commandline.js";
import { inTemporary, root } from "./support.js";
import { test } from "./test.js";

const start = promisify(execFile);
const npm = join(root, "dist-npm");
const readmes = [
  "README.md",
  "web/src/bake/README.md",
  "web/src/words/zh-Hans/README.md",
  "web/recipes/README.md",
  "core/uri/README.md",
];

/** The blocks of code of the READMEs in a language. @param {string} language @returns {Promise<{ file: string, code: string }[]>} */
async function samples(language) {
  const blocks = readmes.map(async (file) => {
    const text = await readFile(join(root, file), "utf8");
    const found = text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"));
    return [...found].map(([, code]) => ({ file, code }));
  });
  return (await Promise.all(blocks)).flat();
}

/** A result that a comment has: a text, or some members of an object. @param {string} comment @returns {unknown} undefined without one */
function resultIn(comment) {
  const [literal] = /^(?:"[^"]*"|\{ .* \})/.exec(comment) ?? [];
  return literal && Function(`return ${literal.replace(", …", "")}`)();
}

test("every script is strict TypeScript, and gives what its comments say", () =>
  inTemporary(async (folder) => {
    await mkdir(join(folder, "node_modules"));
    await symlink(npm, join(folder, "node_modules", "uriscope"));
    await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
    const scripts = await samples("js");
    assert.ok(scripts.length >= 4);
    const own = scripts.map(({ code }) => code.replace('"./uriscope.js"', '"uriscope"'));
    for (const [i, code] of own.entries()) await writeFile(join(folder, `${i}.ts`), `${code}\nexport {};\n`);
    const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "..", "bin", "tsc");
    const options =
      "--noEmit --skipDefaultLibCheck --strict --target es2022 --lib es2022,dom --module nodenext --types".split(" ");
    const args = [tsc, ...options, "", ...own.map((_, i) => `${i}.ts`)];
    await start(process.execPath, args, { cwd: folder }).catch(({ stdout }) =>
      assert.fail(
        stdout.replace(/^(\d+)\.ts/gm, (/** @type {string} */ _, /** @type {number} */ i) => scripts[i].file),
      ),
    );
    let compared = 0;
    for (const [i, code] of own.entries()) {
      const checked = code.replace(/^((?:engine|target|why)\b.*); *\/\/ (.*)$/gm, (line, expression, comment) => {
        const expected = resultIn(comment);
        if (expected === undefined) return line;
        compared++;
        return `of(${expression}, ${JSON.stringify(expected)});`;
      });
      const of = `import assert from "node:assert/strict";
        const of = (got, want) => typeof want === "string" ? assert.equal(got, want) :
          assert.deepEqual(Object.fromEntries(Object.keys(want).map((name) => [name, got[name]])), want);\n`;
      await writeFile(join(folder, `${i}.js`), of + checked);
      await start(process.execPath, [`${i}.js`], { cwd: folder }).catch(({ stderr }) =>
        assert.fail(`${scripts[i].file}: ${stderr}`),
      );
    }
    assert.ok(compared >= 6, `${compared} comments have a result`);
  }));

test("every command is carried out, and prints what its comment says", () =>
  inTemporary(async (folder) => {
    for (const name of ["cases.tsv", "answers.tsv", "links.txt"])
      await writeFile(join(folder, name), "http://a/b\tc\thttp://a/c\n");
    await mkdir(join(folder, "site"));
    await writeFile(join(folder, "site", "index.html"), '<a href="x">');
    await writeFile(join(folder, "lines.json"), '{ "2C": { "omit": true } }');
    const lines = (await samples("sh")).flatMap(({ file, code }) =>
      [...code.matchAll(/^(?:npx )?uriscope (.*?) *(?:# (.*))?$/gm)].map(([, args, comment = ""]) => ({
        file,
        args,
        comment,
      })),
    );
    assert.ok(lines.length >= 10);
    for (const { file, args, comment } of lines) {
      const { status, out, err } = await run(args.split(" "), "", folder);
      assert.ok(Number(status) < 2, `${file}: uriscope ${args}: ${err}`);
      const [target] = /http:\S+$/.exec(comment) ?? [];
      if (target) assert.equal(out, `${target}\n`, `${file}: uriscope ${args}`);
    }
    const { version } = JSON.parse(await readFile(join(npm, "package.json"), "utf8"));
    for (const file of readmes)
      for (const [name] of (await readFile(join(root, file), "utf8")).matchAll(/uriscope-\d[\d.]*\.tgz/g))
        assert.equal(name, `uriscope-${version}.tgz`, file);
  }));

test("every sample of the library compiles, and gives what its comment says", () =>
  inTemporary(async (folder) => {
    const path = "uriscope.example/core/uri";
    await symlink(join(root, "core", "uri"), join(folder, "uri")); // go.mod takes no path with a space
    await writeFile(
      join(folder, "go.mod"),
      `module samples\n\ngo 1.24\n\nrequire ${path} v0.0.0\n\nreplace ${path} => ./uri\n`,
    );
    const all = await samples("go");
    assert.ok(all.length >= 2);
    const functions = all.map(({ file, code }, i) => {
      const lines = code
        .trimEnd()
        .split("\n")
        .map((line) => {
          const [, names, comment = ""] =
            /^(.*?) :?= .*?(?: \/\/ (.*))?$/.exec(line) ?? assert.fail(`${file}: ${line}`);
          const [first, ...others] = names.split(", ").filter((name) => name !== "_");
          return `${line}\n\tcheck(${JSON.stringify(`${file}: ${line}`)}, ${first}, ${JSON.stringify(comment)})\n\t_ = []any{${others}}`;
        });
      return `func sample${i}() {\n\t${lines.join("\n\t")}\n}`;
    });
    await writeFile(
      join(folder, "main.go"),
      `package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"${path}"
	"${path}/iri"
)

func check(line string, got any, comment string) {
	want, err := strconv.Unquote(comment)
	if err != nil {
		want = strings.TrimSuffix(comment, "…")
	}
	if !strings.HasPrefix(fmt.Sprint(got), want) || err == nil && fmt.Sprint(got) != want {
		fmt.Println(line, "gives", got)
		os.Exit(1)
	}
}

${functions.join("\n\n")}

func main() {
${functions.map((_, i) => `\tsample${i}()`).join("\n")}
}
`,
    );
    const env = { ...process.env, GOFLAGS: "-mod=mod", GOPROXY: "off", GOWORK: "off" };
    await start("go", ["run", "."], { cwd: folder, env }).catch(({ stdout, stderr }) => assert.fail(stdout + stderr));
  }));
