/** Tests the readers of each format: the references with their places and bases, and the text that they skip. */
import assert from "node:assert/strict";
import { formatOf, formatOfFile, looksLikeMail, read } from "../src/reading/formats/formats.js";
import { resolvedBases } from "../src/cases/documentreferences.js";
import { engine } from "./fixtures.js";
import { test } from "./test.js";

/** @import { Format } from "../src/reading/formats/formats.js" */

/** Recognizes the format of a text, and reads it. @param {string} text */
async function readAny(text) {
  const format = formatOf(text);
  assert.notEqual(format, "text", text);
  return read(text, /** @type {Format} */ (format));
}

/** The kinds and targets of the references in a text, as RFC 3986 has them. @param {string} text @param {string} [base] */
async function targetsOf(text, base = "https://h.example/dir/") {
  const found = await readAny(text);
  for (const { text: reference, start, end, line, column } of found.references) {
    if (text.slice(start, end).includes("&") || text.slice(start, end).includes("\\")) continue;
    assert.ok(reference.includes(text.slice(start, end)), `${reference}: ${text.slice(start, end)}`);
    assert.equal(
      text
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length +
        (line > 1 ? 1 : 0) +
        column -
        1,
      start,
    );
  }
  const resolve = resolvedBases(engine, found, base, "rfc3986");
  return found.references.map((reference) => {
    const of = resolve(reference.base);
    return [
      reference.kind,
      of === null ? null : engine.explain({ base: of, reference: reference.text, limit: 0 }).target,
    ];
  });
}

/** The skipped texts, and the reasons. @param {string} text */
const skippedIn = async (text) => (await readAny(text)).skipped.map(({ kind, reason, line }) => [line, kind, reason]);

test("the format of a text is told by how it begins", () => {
  for (const [format, text] of [
    ["html", "<!doctype html><p>x"],
    ["html", '<a href="x">'],
    ["html", 'Some text with <a href="x">a link</a>'],
    ["html", '<div class="a"><p>[x] and (y)</p></div>'],
    ["xml", '<?xml version="1.0"?><a/>'],
    ["xml", "<feed xmlns='http://www.w3.org/2005/Atom'/>"],
    ["xml", "<!-- x --><svg viewBox='0 0 1 1'/>"],
    ["xml", '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>'],
    ["xml", "<rss version='2.0'><channel/></rss>"],
    ["css", "/* x */ a:hover { color: red }"],
    ["css", '@import "a.css";'],
    ["css", "@font-face{src:url(a)}"],
    ["css", ":root {\n  --x: 1;\n}"],
    ["json", '{"$ref": "x"}'],
    ["json", '[{"a": 1}]'],
    ["json", "{}"],
    ["jsonld", '{ "@context": "https://schema.org", "@id": "x" }'],
    ["markdown", "# Title\n\nText"],
    ["markdown", "[x](y)"],
    ["markdown", "[x]: y"],
    ["markdown", "---\ntitle: x\n---\n\nText"],
    ["markdown", '<p align="center"><img src="a.png"></p>\n\n# Title\n\n[x](y)'],
    ["markdown", "See <https://a.example/>."],
    ["markdown", "* one\n* two"],
    ["text", "Just words, and http://a.example/ in them."],
  ])
    assert.equal(formatOf(text), format, text);
  for (const [format, name, text] of [
    ["markdown", "a/README.md", ""],
    ["jsonld", "a.json", '{"@context": {}}'],
    ["json", "a.json", '{"a": {}}'],
    ["xml", "a.html", '<?xml version="1.0"?><html/>'],
    [null, "Makefile", ""],
  ])
    assert.equal(formatOfFile(String(name), String(text)), format, String(name));
});

test("HTML: attributes, srcset, styles, refresh, SVG, and JSON-LD in a script", async () => {
  assert.deepEqual(
    await targetsOf(
      `<!doctype html>
<a href=" ../x ">1</a><base href="/b/"><base href="/c/"><a href='https://a.example/?a=1&amp;b=2'>2</a>
<img src='https://a.example/x.js' srcset="a.png 1x, b.png 2x,c,d.png">
<link rel=preload imagesrcset="e,f.png 2x"><p style="background: url(g.png)">
<style>@import "h.css"; p { mask: url('i.svg#m'), url(#local) }</style>
<meta http-equiv=Refresh content="5; URL='j.html'"><meta http-equiv=refresh content="0">
<svg><use xlink:href="k.svg#s"/><image href="l.png"/><rect fill="url(m.svg#g)"/><style>a { cursor: url(n.cur) }</style></svg>
<a href=o ping="p  q">3</a><script type="application/ld+json">{"@id": "r"}</script><form action=""></form>`,
    ),
    [
      ["a href", "https://h.example/x"],
      ["a href", "https://a.example/?a=1&b=2"],
      ["img src", "https://a.example/x.js"],
      ["img srcset", "https://h.example/b/a.png"],
      ["img srcset", "https://h.example/b/b.png"],
      ["img srcset", "https://h.example/b/c,d.png"],
      ["link imagesrcset", "https://h.example/b/e,f.png"],
      ["url()", "https://h.example/b/g.png"],
      ["@import", "https://h.example/b/h.css"],
      ["url()", "https://h.example/b/i.svg#m"],
      ["url()", "https://h.example/b/#local"],
      ["meta refresh", "https://h.example/b/j.html"],
      ["use xlink:href", "https://h.example/b/k.svg#s"],
      ["image href", "https://h.example/b/l.png"],
      ["url()", "https://h.example/b/m.svg#g"],
      ["url()", "https://h.example/b/n.cur"],
      ["a href", "https://h.example/b/o"],
      ["a ping", "https://h.example/b/p"],
      ["a ping", "https://h.example/b/q"],
      ["@id", "https://h.example/b/r"],
      ["form action", "https://h.example/b/"],
    ],
  );
  assert.deepEqual(
    await skippedIn(
      '<!doctype html><!-- <a href="x"> -->\n<template><base href="/t/"></template><a onclick="location = \'/x\'" data-src="/y">\n<script>let a = "/b"</script><meta property="og:url" content="https://a.example/"><textarea><a href="z"></textarea>\n<a href="{{ url }}">',
    ),
    [
      [1, "<!-- … -->", "comment"],
      [2, "base href", "template-element"],
      [2, "a onclick", "script"],
      [2, "a data-src", "data-attribute"],
      [3, "script", "script"],
      [3, "meta og:url", "meta"],
      [4, "a href", "template"],
    ],
  );
});

test("XML: nested xml:base, entities, and the vocabularies of feeds, sitemaps, and pictures", async () => {
  assert.deepEqual(
    await targetsOf(`<?xml version="1.0"?>
<?xml-stylesheet href="s.xsl"?>
<feed xmlns='http://www.w3.org/2005/Atom' xml:base="https://blog.example/posts/">
  <link href="about.html"/><logo> logo.png </logo><id>urn:x:1</id>
  <entry xml:base="2024/"><link rel="alternate" href="one.html"/><content type="xhtml">
    <div xmlns="http://www.w3.org/1999/xhtml" xml:base="/other/"><img src="a.png" srcset="b.png 2x"/></div></content></entry>
  <link href="../up.html"/>
</feed>`),
    [
      ["<?xml-stylesheet", "https://h.example/dir/s.xsl"],
      ["link href", "https://blog.example/posts/about.html"],
      ["logo", "https://blog.example/posts/logo.png"],
      ["link href", "https://blog.example/posts/2024/one.html"],
      ["img src", "https://blog.example/other/a.png"],
      ["img srcset", "https://blog.example/other/b.png"],
      ["link href", "https://blog.example/up.html"],
    ],
  );
  assert.deepEqual(
    await targetsOf(`<!DOCTYPE opml [<!ENTITY host "https://a.example">]><opml version="2.0"><body>
<outline htmlUrl="https://a.example/?a=1&amp;b=2" xmlUrl="&host;/feed"/></body></opml>`),
    [
      ["outline htmlUrl", "https://a.example/?a=1&b=2"],
      ["outline xmlUrl", "https://a.example/feed"],
    ],
  );
  assert.deepEqual(
    await targetsOf(`<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><link>https://a.example/?x&amp;y</link><item>
<link><![CDATA[b.html]]></link><guid isPermaLink="false">tag:x</guid><guid>c.html</guid><enclosure url="d.mp3"/><media:content url="e.png"/></item></channel></rss>`),
    [
      ["link", "https://a.example/?x&y"],
      ["link", "https://h.example/dir/b.html"],
      ["guid", "https://h.example/dir/c.html"],
      ["enclosure url", "https://h.example/dir/d.mp3"],
      ["media:content url", "https://h.example/dir/e.png"],
    ],
  );
  const feed = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xml:base="/p/"><channel><item>
<content:encoded><![CDATA[<base href="/no/"><a href="a?x&amp;y">1</a>]]></content:encoded><description>&lt;img src="b.png"&gt;</description></item></channel></rss>`;
  assert.deepEqual(await targetsOf(feed), [
    ["a href", "https://h.example/p/a?x&y"],
    ["img src", "https://h.example/p/b.png"],
  ]);
  assert.deepEqual(
    (await read(feed, "xml")).references.map(({ start, end }) => feed.slice(start, end)),
    ["a?x&amp;y", "b.png"],
  );
  const escaped = `<!DOCTYPE rss [<!ENTITY e "...">]><rss version="2.0"><channel><item><description>
&#x3c;p>&e;<!-- c --> &lt;a href=&quot;c&amp;amp;d&quot;>😀&lt;/a><![CDATA[ <img src="e.png">]]>&#60;q cite='f'></description></item></channel></rss>`;
  assert.deepEqual(
    (await read(escaped, "xml")).references.map(({ start, end }) => escaped.slice(start, end)),
    ["c&amp;amp;d", "e.png", "f"],
  );
  assert.deepEqual(
    await targetsOf(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/\n</loc></url></urlset>',
    ),
    [["loc", "https://a.example/"]],
  );
  assert.deepEqual(
    await targetsOf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:base="a/"><style><![CDATA[
a { fill: url(b.svg#c) }]]></style><use xlink:href="#d"/><image href="e.png" style="mask: url(f.svg)"/></svg>`),
    [
      ["url()", "https://h.example/dir/a/b.svg#c"],
      ["use xlink:href", "https://h.example/dir/a/#d"],
      ["image href", "https://h.example/dir/a/e.png"],
      ["url()", "https://h.example/dir/a/f.svg"],
    ],
  );
  assert.deepEqual(
    await skippedIn(`<?xml version="1.0"?><!DOCTYPE x SYSTEM "x.dtd">
<x xmlns="urn:x" home="https://a.example/"><y>https://a.example/</y><z>&lt;a href="q"></z>
<!-- <a href="z"/> --><w></x>`),
    [
      [1, "DOCTYPE", "doctype"],
      [2, "x xmlns", "namespace"],
      [2, "x home", "attribute"],
      [2, "y", "element"],
      [2, "z", "escaped-html"],
      [3, "<!-- … -->", "comment"],
      [3, "XML", "not-xml"],
    ],
  );
});

test("CSS: url() with and without quotation marks, escapes, rules, image-set, and source maps", async () => {
  assert.deepEqual(
    await targetsOf(`@charset "utf-8"; @import url(a.css) print; @import 'b.css' layer(x);
@namespace svg url(http://www.w3.org/2000/svg);
@font-face { src: local("x"), url( ../fonts/a.woff ) format("woff"), url("c\\66.woff"); }
a::before { content: "x.png"; background: image-set("d.png" 1x, url(e.png) 2x), src("f.png"); filter: url(#g) }
/*# sourceMappingURL=h.map */`),
    [
      ["@import", "https://h.example/dir/a.css"],
      ["@import", "https://h.example/dir/b.css"],
      ["url()", "https://h.example/fonts/a.woff"],
      ["url()", "https://h.example/dir/cf.woff"],
      ["image-set()", "https://h.example/dir/d.png"],
      ["url()", "https://h.example/dir/e.png"],
      ["src()", "https://h.example/dir/f.png"],
      ["url()", "https://h.example/dir/#g"],
      ["sourceMappingURL", "https://h.example/dir/h.map"],
    ],
  );
  assert.deepEqual(await skippedIn("@namespace 'urn:x'; a { b: url(); c: url(a b); /* d: url(e) */ }"), [
    [1, "@namespace", "namespace"],
    [1, "url()", "empty"],
    [1, "url()", "bad-url"],
    [1, "/*…*/", "comment"],
  ]);
});

test("JSON: $ref against the $id of the schemas around it, in the order that the drafts have", async () => {
  assert.deepEqual(await targetsOf('{"$id":"https://a.example/s/x.json","$ref":"defs.json#/a"}'), [
    ["$ref", "https://a.example/s/defs.json#/a"],
  ]);
  assert.deepEqual(
    await targetsOf(`{"$schema": "https://json-schema.org/draft/2020-12/schema",
"properties": {"$ref": {"$ref": "a.json"}, "$id": {"type": "string"}}, "$id": "https:\\/\\/a.example/s/x.json",
"$defs": {"y": {"$ref": "#z", "$id": "t/y.json", "$anchor": "z", "items": {"$dynamicRef": "../q.json"}}},
"examples": [{"$ref": "no.json"}], "allOf": [{"$ref": "b.json"}]}`),
    [
      ["$schema", "https://json-schema.org/draft/2020-12/schema"],
      ["$ref", "https://a.example/s/a.json"],
      ["$ref", "https://a.example/s/t/y.json#z"],
      ["$dynamicRef", "https://a.example/s/q.json"],
      ["$ref", "https://a.example/s/b.json"],
    ],
  );
  assert.deepEqual(
    await targetsOf(
      '{"$schema": "http://json-schema.org/draft-04/schema#", "id": "http://a.example/x/", "items": {"id": "#y", "$ref": "z"}}',
    ),
    [
      ["$schema", "http://json-schema.org/draft-04/schema#"],
      ["$ref", "http://a.example/x/z"],
    ],
  );
  assert.deepEqual(
    await targetsOf(
      '{"openapi": "3.1.0", "servers": [{"url": "v1"}], "discriminator": {"propertyName": "x", "mapping": {"a": "A", "b": "b.json"}}}',
    ),
    [
      ["url", "https://h.example/dir/v1"],
      ["mapping", "https://h.example/dir/b.json"],
    ],
  );
  assert.deepEqual(await skippedIn('{"homepage": "https://a.example/", "const": {"$ref": "x"}'), [
    [1, "homepage", "key"],
    [1, "$ref", "instance"],
    [1, "JSON", "not-json"],
  ]);
});

test("JSON: a fragment leads to a value of the text, by a pointer or an anchor, or to nothing", async () => {
  /**
   * The line and column that each reference leads to, or the reason why it leads nowhere.
   * @param {string} text @param {string} [base]
   */
  async function ledTo(text, base = "https://h.example/dir/a.json") {
    const found = await read(text, "json");
    const baseOf = resolvedBases(engine, found, base, "rfc3986");
    return found.references.map((reference) => {
      const answer = engine.explain({ base: baseOf(reference.base) ?? "", reference: reference.text });
      const target = "error" in answer ? null : answer.target;
      const led = found.points?.(reference, target, baseOf) ?? null;
      return [
        reference.text,
        led && ("missing" in led ? [led.missing, led.within, led.name] : `${led.line}:${led.column}`),
      ];
    });
  }
  const pointers = [
    ["#", "1:1"],
    ["", "1:1"],
    ["#/a~1b", "2:9"],
    ["#/m~0n", "3:11"],
    ["#/c%25d%20e", "4:12"],
    ["#/%C3%A9/1/x", "5:21"],
    ["#/~01", "6:8"],
    ["#/", "7:6"],
    ["a.json#/%C3%A9/0", "5:9"],
    ["/dir/a.json", "1:1"],
    ["b.json#/x", null],
    ["#/b/a", ["member", "", "b"]],
    ["#/\u00e9/2", ["item", "/é", "2"]],
    ["#/é/01", ["item", "/é", "01"]],
    ["#/é/-", ["item", "/é", "-"]],
    ["#/é/0/1", ["value", "/é/0", "1"]],
    ["#/m~n", ["escape", "/m~0n", "m~n"]],
    ["#/a/b", ["escape", "/a~1b", "a/b"]],
    ["#/m~x", ["tilde", "", "m~x"]],
    ["#/%ff", ["octets", "", "/%ff"]],
    ["#a", ["anchor", "", "a"]],
    ["#/__proto__", ["member", "", "__proto__"]],
  ];
  const text = `{
"a/b" : {},
"m~n" :  "s",
"c%d e" :  1,
"é" : [ true, {"x": 2}],
"~1" : {},
"" : 3,
"allOf": ${JSON.stringify(pointers.map(([$ref]) => ({ $ref })))}}`;
  assert.deepEqual(
    await ledTo(text),
    pointers.map(([text, led]) => [String(text).replace("\\u00e9", "é"), led]),
  );
  const own = pointers.filter(([text]) => /^(?:#|$)/.test(String(text)));
  assert.deepEqual(
    (await ledTo(text, "")).filter(([, led]) => led !== null),
    own,
    "without a base, those of the text itself lead somewhere",
  );
  assert.deepEqual(
    await ledTo(`{"$id": "https://a.example/x", "$anchor": "top",
"$defs": {"in": {"$id": "y", "$anchor": "own", "$dynamicAnchor": "d",
 "allOf": [{"$ref": "#own"}, {"$dynamicRef": "#d"}, {"$ref": "#top"}, {"$ref": "x#top"}, {"$ref": "#/allOf/0"}]}},
"items": [{"$ref": "y"}, {"$ref": "y#own"}, {"$ref": "#own"}, {"$ref": "#/$defs/in/$anchor"}, {"$ref": "z#own"}]}`),
    [
      ["#own", "2:17"],
      ["#d", "2:17"],
      ["#top", ["anchor", "", "top"]],
      ["x#top", "1:1"],
      ["#/allOf/0", "3:12"],
      ["y", "2:17"],
      ["y#own", "2:17"],
      ["#own", ["anchor", "", "own"]],
      ["#/$defs/in/$anchor", "2:42"],
      ["z#own", null],
    ],
  );
  assert.deepEqual(
    await ledTo(
      '{"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"a": {"$id": "#b"}}, "not": {"$ref": "#b"}}',
    ),
    [
      ["http://json-schema.org/draft-07/schema#", null],
      ["#b", "1:77"],
    ],
  );
  assert.deepEqual(
    await ledTo('{"a": {}, "b": {"$ref": "#/a"}, "c": {"$ref": "#/d"}, '),
    [
      ["#/a", "1:7"],
      ["#/d", null],
    ],
    "what follows is not known",
  );
});

test("JSON-LD: @base, coerced properties, compact IRIs told apart, contexts that are elsewhere", async () => {
  const text = `{"@context": [{"@base": "people/", "ex": "https://ex.example/ns#", "knows": {"@id": "ex:knows", "@type": "@id"}, "ID": "@id"}],
"@id": "ada", "@type": "ex:Person", "knows": ["bob", "ex:carol", "_:b0", {"@context": {"@base": "/else/"}, "ID": "dan", "ex:see": {"@id": "#x"}}],
"name": "https://a.example/"}`;
  assert.deepEqual(await targetsOf(text), [
    ["@id", "https://h.example/dir/people/ada"],
    ["knows", "https://h.example/dir/people/bob"],
    ["ID", "https://h.example/else/dan"],
    ["@id", "https://h.example/else/#x"],
  ]);
  const { skipped } = await read(text, "jsonld");
  assert.deepEqual(
    skipped.map(({ text: one, reason, args }) => [one, reason, args?.iri]),
    [
      ["ex:Person", "compact", "https://ex.example/ns#Person"],
      ["ex:carol", "compact", "https://ex.example/ns#carol"],
      ["_:b0", "blank-node", undefined],
      ["https://a.example/", "key", undefined],
    ],
  );
  assert.deepEqual(
    await targetsOf(
      '{"@context": ["https://schema.org", {"@base": null}], "@type": "Person", "@id": "x", "url": "https://a.example/"}',
    ),
    [
      ["@context", "https://schema.org"],
      ["@id", null],
    ],
  );
  assert.deepEqual(
    await skippedIn(
      '{"@context": "https://schema.org", "@type": "Person", "url": "https://a.example/", "@id": "wd:Q1"}',
    ),
    [
      [1, "@type", "term"],
      [1, "url", "remote-context"],
      [1, "@id", "perhaps-compact"],
    ],
  );
});

test("Markdown: inline, by reference, autolinks, HTML in it; neither front matter nor code", async () => {
  const text = `---
cover: ../a.png
---
# The \`code\` & [link](b)

[x](<c d> "t") ![i](e\\_f&amp;g "u") [r][R] [s] [r][no] <https://a.example/?x&y> <me@a.example>
https://b.example/x, www.c.example. \`[no](no)\`

\`\`\`
[no](no)
\`\`\`

<p><img src="h.png"> <a id="own" href='i?a&amp;b'>x</a></p>

[R]: ../j
[unused]: k
## The code  link
## Same
## Same {#mine}
`;
  assert.deepEqual(
    await targetsOf(text),
    [
      ["[…](…)", "https://h.example/dir/b"],
      ["[…](…)", "https://h.example/dir/c%20d"],
      ["![…](…)", "https://h.example/dir/e_f&g"],
      ["<…>", "https://a.example/?x&y"],
      ["<…>", "mailto:me@a.example"],
      ["…", "https://b.example/x"],
      ["…", "http://www.c.example"],
      ["img src", "https://h.example/dir/h.png"],
      ["a href", "https://h.example/dir/i?a&b"],
      ["[…]: …", "https://h.example/j"],
    ].map(([kind, target]) => [kind, target === "https://h.example/dir/c%20d" ? "https://h.example/dir/c d" : target]),
  );
  const { anchors, skipped } = await read(text, "markdown");
  assert.deepEqual(
    anchors.map(({ name }) => name),
    ["the-code--link", "own", "the-code--link-1", "same", "same-1", "mine"],
  );
  assert.deepEqual(
    skipped.map(({ reason, line }) => [line, reason]),
    [
      [1, "front-matter"],
      [6, "undefined-label"],
      [16, "unused"],
    ],
  );
});

test("Markdown: a URI in the text of a link is none of its own, but in brackets without a definition", async () => {
  assert.deepEqual(
    await targetsOf(
      "# T\n[me@a.example](mailto:b@a.example) ![x https://c.example: y](d) [https://e.example] [f][https://e.example/] [[1]](g) [![h][I] j](k) [a ![b] c](l)\n\n[i]: m",
    ),
    [
      ["[…](…)", "mailto:b@a.example"],
      ["![…](…)", "https://h.example/dir/d"],
      ["…", "https://e.example"],
      ["[…](…)", "https://h.example/dir/g"],
      ["[…](…)", "https://h.example/dir/k"],
      ["[…](…)", "https://h.example/dir/l"],
      ["[…]: …", "https://h.example/dir/m"],
    ],
  );
});

test("Markdown: a link that is none because of a space is named", async () => {
  // https://github.com/github/markup/issues/1101
  const { references, skipped } = await read(
    '[A](../wiki/A b) ![c](d e.png) [f](<g h>) [i] (j k) [l](m "n o")',
    "markdown",
  );
  assert.deepEqual(
    references.map(({ text }) => text),
    ["g h", "m"],
  );
  assert.deepEqual(
    skipped.map(({ text, reason, column }) => [text, reason, column]),
    [
      ["../wiki/A b", "spaced", 5],
      ["d e.png", "spaced", 23],
    ],
  );
});

test("names that every object has are names like others", async () => {
  for (const name of ["constructor", "__proto__", "toString"]) {
    assert.equal(formatOfFile(`a.${name}`, ""), null);
    for (const [format, text] of /** @type {[Format, string][]} */ ([
      ["html", `<${name} ${name}="x"></${name}><svg><${name} ${name}="x"/></svg>`],
      [
        "xml",
        `<${name}:a xmlns="${name}" xmlns:b="${name}"><${name} ${name}="x" ${name}:href="y">z</${name}></${name}:a>`,
      ],
      ["xml", `<feed xmlns="http://www.w3.org/2005/Atom"><${name} ${name}="x">y</${name}></feed>`],
      ["css", `@${name} "x"; ${name} { ${name}: ${name}(url) }`],
      ["json", `{"${name}": {"${name}": "x", "$id": "${name}"}}`],
      ["jsonld", `{"@context": {"${name}": "${name}"}, "${name}": "${name}:x", "@type": "${name}"}`],
      ["markdown", `[${name}] [x][${name}]\n\n# ${name}\n\n# ${name}`],
    ]))
      assert.equal((await read(text, format)).length, text.length);
  }
});

test("a megabyte of each format is read in linear time, and deep nesting ends no reader", { sweep: true }, async () => {
  for (const [format, piece] of /** @type {[Format, string][]} */ ([
    ["html", "<svg>"],
    ["html", "<b id=x>"],
    ["html", '<a href="x">'],
    ["html", "<img srcset='" + "a 1x,".repeat(20) + "'>"],
    ["html", "<a href="],
    ["html", "<a href='x" + " ".repeat(999_990) + "y'>"],
    ["html", "<a onclick='" + '"////'.repeat(199_990) + "'>"],
    ["html", "<meta http-equiv=refresh content='" + " ".repeat(999_900) + "x'>"],
    ["xml", "<a>" + "&lt;a ".repeat(150_000)],
    ["css", "a{b:url(" + " ".repeat(999_900) + "x)}"],
    ["xml", "<a xml:base='b'>"],
    ["xml", "<a b='c' xmlns:d='e'/>"],
    ["xml", "<a>"],
    ["css", "url(("],
    ["css", "a{b:url(c)}"],
    ["css", '"'],
    ["json", "["],
    ["json", '{"a":'],
    ["json", '{"$id":"a","b":'],
    ["jsonld", '{"@context":{"a":"b"},"c":'],
    ["jsonld", '{"@context":{"a#":"b"},"c":'],
    ["markdown", "["],
    ["markdown", "[a]("],
    ["markdown", "*a_ "],
    ["markdown", "> "],
    ["markdown", "<a href=x>\n"],
    ["markdown", "# a\n"],
  ])) {
    let i = 0;
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length)).replaceAll("#", () => String(i++));
    assert.equal((await read(text, format)).length, text.length, piece);
    formatOf(text);
    formatOf(` x ${text}`);
    looksLikeMail(`${text.slice(0, 5)}: ${text}`);
  }
});

test("a bare address of Markdown goes on after its host, and ends where GitHub ends it", async () => {
  for (const [text, ...wanted] of [
    ["see http://a.example?q=1&r=2, http://b.example#c.", "http://a.example?q=1&r=2", "http://b.example#c"],
    ["as in \"http://a.example/b\" and 'https://a.example/c?'", "http://a.example/b", "https://a.example/c"],
    ["(http://a.example/b_(c)), www.d.example?", "http://a.example/b_(c)", "http://www.d.example"],
  ]) {
    const { references } = await read(text, "markdown");
    assert.deepEqual(
      references.map((one) => one.text),
      wanted,
      text,
    );
    for (const one of references) assert.ok(one.text.endsWith(text.slice(one.start, one.end)), text);
  }
});
