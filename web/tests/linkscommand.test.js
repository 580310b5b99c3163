/** Tests uriscope links: the references in a folder of documents, with the notes on them, in each format. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run, start } from "./commandline.js";
import { each } from "./support.js";
import { atEnd, test } from "./test.js";

/** @type {Record<string, string>} */
const files = {
  "index.html": `<!doctype html><base href="/docs"><a href="guide/">1</a>
<a href="/guide/one.md#a-b">2</a> <a href="/guide/one.md#no">3</a> <a href="/none.html">4</a>
<a href="https://other.example/x">5</a> <a href="/\\other.example/">6</a> <img src="data:image/png;base64,x">`,
  "guide/one.md": `# A & b

[own](#a--b) [page](../index.html) [two](two/) [gone](gone.md "t") ![picture](p.svg#g) [x][y] [out](../../../z) [bad](http://[)
[{{ link }}]({{ link }}) [{#id}](#id) { #id }
[t]: two.md#1

[t]`,
  "guide/two.md":
    "[site](https://docs.example/a/guide/one.md) [gone](https://docs.example/a/gone) [out](https://docs.example/b)",
  "guide/p.svg": '<svg xmlns="http://www.w3.org/2000/svg"><use href="#g"/><image href="q.png"/></svg>',
  "a.css": "a { b: url(guide/p.svg); c: url(d.png) }",
  "s.json": '{"$id": "urn:x:y", "$ref": "#/a", "b": {"$ref": "t.json"}}',
  "u.json": `{"$id": "https://other.example/u", "$ref": "#/$defs/a", "not": {"$ref": "#/$defs/b"}, "$defs": {"a": {"$anchor": "c"}}}`,
  "v.json": `{"allOf": [{"$ref": "u.json#/$defs/a"}, {"$ref": "u.json#/$defs/d"}, {"$ref": "u.json#c"}, {"$ref": "u.json#e"}, {"$ref": "none.json#/a"}]}`,
  ".hidden/x.html": '<a href="none">',
  "node_modules/x.md": "[x](none)",
  "notes.txt": "none.html",
};

const folder = mkdtempSync(join(tmpdir(), "uriscope-links-"));
atEnd(() => rmSync(folder, { recursive: true }));
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The lines of an output, without the folder. @param {string} out */
const linesOf = (out) => out.replaceAll(`${folder}/`, "").trimEnd().split("\n");

test("a folder: what leads to no file, no anchor, or away; a base without its slash; a label without its definition", async () => {
  const { status, out, err } = await run(["links", "-q", folder]);
  assert.equal(status, 1);
  assert.deepEqual(linesOf(out), [
    "a.css:1:33: d.png → /d.png — there is no file “d.png”",
    "guide/one.md:3:55: gone.md → /guide/gone.md — there is no file “guide/gone.md”",
    "guide/one.md:3:88: [x][y] — the label “y” isn’t defined",
    "guide/one.md:3:119: http://[ — not a valid URL",
    "guide/p.svg:1:70: q.png → /guide/q.png — there is no file “guide/q.png”",
    "index.html:1:28: /docs → /docs — the base has no “/” at its end, so relative references replace its last segment",
    "index.html:2:44: /guide/one.md#no → /guide/one.md#no — “guide/one.md” has no anchor “no”",
    "index.html:2:77: /none.html → /none.html — there is no file “none.html”",
    "index.html:3:50: /\\other.example/ → http://other.example/ — leaves the site for “other.example”",
    "s.json:1:29: #/a → urn:x:y#/a — points to nothing: there’s no “a” at the top level",
    "u.json:1:74: #/$defs/b → https://other.example/u#/$defs/b — points to nothing: “/$defs” has no “b”",
    "v.json:1:51: u.json#/$defs/d → /u.json#/$defs/d — points to nothing: “/$defs” has no “d”",
    "v.json:1:102: u.json#e → /u.json#e — points to nothing: no anchor in this schema has the name “e”; a JSON Pointer begins with “/”",
    "v.json:1:124: none.json#/a → /none.json#/a — there is no file “none.json”",
  ]);
  assert.equal(err, "", "-q says nothing more");
  assert.match((await run(["links", folder])).err, /^files: 8, references: \d+, found: 14, skipped: 2, not read: 0\n$/);
});

test("what isn’t read is counted, and listed with its reason", async () => {
  const { out, err } = await run(["links", "--skipped", join(folder, "guide/one.md")]);
  const skipped = linesOf(out).filter((line) => line.includes("skipped"));
  assert.match(skipped[0], /^guide\/one\.md:4:14: \{\{ link \}\} — skipped: Not links, because of a space/);
  assert.match(err, new RegExp(`skipped: ${skipped.length}, `));
  const rows = (await run(["links", "--skipped", "--json", join(folder, "guide/one.md")])).out.trimEnd().split("\n");
  assert.equal(rows.filter((row) => JSON.parse(row).reason).length, skipped.length);
});

test("with the address of the site, its own links are checked, and nothing beside it", async () => {
  const { status, out } = await run([
    "links",
    "--quiet",
    "--site",
    "https://docs.example/a/",
    join(folder, "guide/two.md"),
    "--root",
    folder,
  ]);
  assert.equal(status, 1);
  assert.deepEqual(linesOf(out), [
    "guide/two.md:1:52: https://docs.example/a/gone → https://docs.example/a/gone — there is no file “gone”",
  ]);
});

test("every reference is listed, as text and as JSON; only what is found, for GitHub", async () => {
  const css = join(folder, "a.css");
  const all = await run(["links", css, "--root", folder]);
  assert.deepEqual(linesOf(all.out), [
    "a.css:1:12: guide/p.svg → /guide/p.svg",
    "a.css:1:33: d.png → /d.png — there is no file “d.png”",
  ]);
  const listed = linesOf((await run(["links", "--format", "json", css, "--root", folder])).out).map((line) =>
    JSON.parse(line),
  );
  assert.deepEqual(
    listed.map(({ line, column, kind, target, findings }) => [line, column, kind, target, findings]),
    [
      [1, 12, "url()", "/guide/p.svg", []],
      [1, 33, "url()", "/d.png", [{ id: "broken", args: { path: "d.png" }, text: "there is no file “d.png”" }]],
    ],
  );
  assert.deepEqual(each(listed, "base"), ["/a.css", "/a.css"], "not the address that stands in for the site's");
  const { out, status } = await run(["links", "--format", "github", css, "--root", folder]);
  assert.equal(status, 1);
  assert.deepEqual(linesOf(out), ["::error file=a.css,line=1,col=33::d.png: there is no file “d.png”"]);
  assert.equal(
    (await run(["links", join(folder, "s.json"), css.replace("a.css", "guide/p.svg"), "--root", folder, "-q"])).status,
    1,
  );
});

test(
  "what cannot be read is said, with status 2; a folder without findings has status 0",
  { sweep: true },
  async () => {
    for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
      [[], /needs files or folders/],
      [[join(folder, "none.html")], /can’t read .*none\.html/],
      [[join(folder, "notes.txt")], /notes\.txt: not read/],
      [["--site", "x", folder], /--site needs a URL/],
      [["--format", "xml", folder], /Unknown format “xml”/],
      [["--no", folder], /Unknown option/],
    ])) {
      const { status, err } = await start(["links", ...args]);
      assert.equal(status, 2, args.join(" "));
      assert.match(err, said);
    }
    assert.equal((await start(["links", join(folder, "guide/two.md")])).status, 0);
  },
);
