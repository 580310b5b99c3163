/**
 * uriscope bake, as shipped: pages stay the same byte for byte, whatever their encoding and errors; elements that can't
 * be baked are reported; additions are inert, and readable by the element.
 */
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "parse5";
import { askedOf, caseOf, keyOf, read, version } from "../src/embed/baked.js";
import { packed, unpacked } from "../src/embed/packed.js";
import { attributes as ofSubjects } from "../src/subjects/subjects.js";
import { lone, registry, views, viewsIn } from "../src/embed/registry.js";
import { captionOf, elementTag, loneTag } from "../src/embed/tags.js";
import { block, elements, page, run, scope, textOf, usual } from "./bakedpages.js";
import { say, saying, words } from "./fixtures.js";
import { each, explained, hard, hardPairs, inTemporary, loadThrowing, loadWords, root } from "./support.js";
import { test } from "./test.js";
import { causeText } from "../src/texts/causes.js";
import { withoutMarks } from "../src/texts/marks.js";
import { whyText } from "../src/texts/why.js";

const engine = await loadThrowing();
/** @type {typeof import("../src/bake/bake.js")} */
const { bake } = await import(pathToFileURL(join(root, "dist-npm", "bake.js")).href);

const figure = /<(div|span) class="uriscope-figure" data-uriscope-baked=""[^>]*>[^]*?<\/\1>/g;

/** @param {string} page @param {BufferEncoding} [encoding] */
const bytes = (page, encoding = "utf8") => Buffer.from(page, encoding);
/** @param {Uint8Array} page */
const latin1 = (page) => Buffer.from(page).toString("latin1");

/** Bakes a page. Removing the additions restores it, and baking twice changes nothing. @param {Uint8Array} page */
async function baked(page) {
  const result = await bake(page, { engine });
  const text = latin1(result.html);
  assert.equal(text.replace(figure, "").replace(block, ""), latin1(page), "the page has changed elsewhere");
  const again = await bake(result.html, { engine });
  assert.equal(again.html, result.html, "the second time changes something");
  assert.deepEqual(each(again.problems, "message"), each(result.problems, "message"));
  const [, json = "null"] = block.exec(text) ?? [];
  return { ...result, text, data: /** @type {import("../src/embed/baked.js").Baked} */ (JSON.parse(json)) };
}

/** @param {string} page @param {string} name */
const named = (page, name) => elements(parse(page)).filter(({ tagName }) => tagName === name);
/** The sections of a figure, and its caption. */
const sections = ["base", "reference", "target", "dots"].map((id) => say(`figure:${id}`));
/** @param {string} base @param {string} reference @param {string} answer */
const wholeOf = (base, reference, answer) => saying("figure:whole", { base, reference, answer });

/** Markup of all kinds that baking must not touch. */
const odd = [
  "plain",
  "line\r\nends\r\nof\rall\nkinds",
  "a\0b",
  "caf\xe9 \xff\xfe \x80",
  "<b><i>mis</b>nested</i>",
  "<table><tr><td>x<p>y</table>z",
  `<table>${usual}</table>`,
  `<template>${usual}</template>`,
  `<svg><text>${"a"}</text><path d="M0 0"/></svg>`,
  "<math><mi>x</mi></math>",
  `<!-- ${usual} -->`,
  `<textarea>${usual}</textarea>`,
  `<script>"${usual}"</script>`,
  "<p>un<b>closed",
  "<pre>\n\n x</pre>",
  "</p></div>",
  "<![CDATA[x]]>",
  "<?php ?>",
  "<uri-scope-other></uri-scope-other>",
  `<a href=x>${usual}</a>`,
  `<ul><li>${usual}<li>y</ul>`,
  `<select><option>a</select>`,
  "&amp;&lt;&nosuch;&#x1F600;",
  `<URI-SCOPE BASE='http://a' Reference=b\n  view="target\tdots" ></URI-SCOPE\n>`,
  `<p>in a paragraph ${usual} of text`,
  `<button>${usual}</button>`,
  `<h2>${usual}</h2>`,
];

for (const sweep of [false, true])
  test("all else in a page stays as it is, byte for byte", { sweep }, async () => {
    const mark = "\xef\xbb\xbf";
    for (const [i, before] of odd.entries()) {
      const sources = [
        page(`${before}\n${usual}`),
        mark + page(`${usual}${before}`, ""),
        `${mark}${before}${usual}`,
        page(before + usual).replaceAll("\n", "\r\n"),
        page(usual).replace("</body>\n</html>\n", before),
      ];
      // Puts each piece of odd markup into one place in turn; in a sweep, into all places.
      for (const source of sweep ? sources : [sources[i % sources.length]]) {
        const { problems, data } = await baked(bytes(source, "latin1"));
        assert.deepEqual(problems, [], source);
        assert.ok(Object.keys(data.cases).length, source);
      }
    }
  });

test("what a template holds is baked as well", async () => {
  const { text } = await baked(bytes(page(`<template><div>${usual}</div></template>`)));
  assert.equal(text.match(figure)?.length, 1);
});

test("a page without elements is not even copied", async () => {
  for (const source of [...odd.filter((text) => !/<uri-scope[\s>]/i.test(text)), ""]) {
    const before = bytes(page(source), "latin1");
    const { html, elements, problems } = await bake(before, { engine });
    assert.equal(html, before, source);
    assert.deepEqual([elements, problems], [0, []]);
  }
});

test("texts are read in what the page is encoded in, and what is put in is ASCII", async () => {
  const [text, other] = ["http://a/例え/б", "../é/../\u{1F600}"];
  /**
   * The bytes of a text in an encoding that Node can't write.
   * @param {string} encoding @param {Record<string, number[]>} known
   */
  const written = (encoding, known) => {
    for (const [character, of] of Object.entries(known))
      assert.equal(new TextDecoder(encoding).decode(new Uint8Array(of)), character);
    return String.fromCharCode(...Object.values(known).flat());
  };
  const cases = /** @type {[string, string, string, string][]} */ ([
    ["utf-8", "<meta charset=UTF-8>", latin1(bytes(text)), text],
    ["nothing said, but UTF-8", "", latin1(bytes(text)), text],
    ["nothing said, and no UTF-8", "", "http://a/\xe9", "http://a/é"],
    [
      "windows-1251",
      `<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">`,
      written("windows-1251", { б: [0xe1], Ж: [0xc6] }),
      "бЖ",
    ],
    [
      "Shift_JIS, with a byte that is a backslash",
      "<meta charset=Shift_JIS>",
      written("shift_jis", { 表: [0x95, 0x5c], ｱ: [0xb1] }),
      "表ｱ",
    ],
    ["a byte order mark, and something else", "\xef\xbb\xbf<meta charset=windows-1251>", latin1(bytes(text)), text],
    ["GBK", "<meta charset=gb2312>", written("gbk", { 例: [0xc0, 0xfd] }), "例"],
    ["said to be UTF-16, which it cannot be", "<meta charset=utf-16>", latin1(bytes(text)), text],
    ["an encoding that there is none of", "<meta charset=nonsense>", latin1(bytes(text)), text],
  ]);
  for (const [what, head, base, want] of cases) {
    const mark = head.startsWith("\xef\xbb\xbf") ? head.slice(0, 3) : "";
    const source = bytes(
      mark + page(`<uri-scope base="${base}" reference="&#233;"></uri-scope>`, head.slice(mark.length)),
      "latin1",
    );
    const { text: after, data } = await baked(source);
    assert.deepEqual(
      Object.keys(data.cases),
      [keyOf({ base: want, reference: "é", edition: "rfc3986", options: {} })],
      what,
    );
    assert.match(after.match(figure)?.[0] ?? "", /^[\x00-\x7f]*$/);
    assert.match(block.exec(after)?.[0] ?? "", /^[\x00-\x7f]*$/);
  }
  const { text: after } = await baked(bytes(page(scope(text, other))));
  const [drawn] = named(bytes(after, "latin1").toString(), "uri-scope");
  assert.ok(textOf(drawn).includes("http://a/\u{1F600}"), textOf(drawn));
});

test("what cannot be baked is named by its line, and left alone", async () => {
  for (const [broken, line, id, args] of /** @type {[string, number, string, object?][]} */ ([
    ["<p><uri-scope base='http://a' reference='b'></p>\n<p>content</uri-scope></p>", 6, "lost-end"],
    ["\n<p>\n<uri-scope reference='b'></p>\n<h2>the rest</h2>\n<ul><li>of the page</ul>", 8, "lost-end"],
    ["<uri-scope reference=b />\n<p>x</p>", 6, "lost-end"],
    [`\n<svg>\n<uri-scope reference="b"></uri-scope></svg>`, 8, "foreign"],
    [scope("a:", "b", " edition=rfc9999"), 6, "edition", { value: "rfc9999" }],
    [scope("a:", "b", " view='target picture'"), 6, "view", { value: "picture" }],
    [scope("a:", "b", " strict=perhaps"), 6, "value", { name: "strict", value: "perhaps", list: "yes, no" }],
    [
      scope("a:", "b", " edition=rfc2396bis-01 excess=all"),
      6,
      "value",
      { name: "excess", value: "all", list: "keep, remove, refuse" },
    ],
    [scope("a:", "b", " bsae=c"), 6, "attribute", { value: "bsae" }],
    ["<uriscope reference=b></uriscope>", 6, "misspelt"],
    [`<uri-scope base="a: reference="b"></uri-scope>`, 6, "quote", { value: 'b"' }],
    [scope("a:", "b", " loading=soon"), 6, "value", { name: "loading", value: "soon", list: "lazy, click, eager" }],
    [scope("a:", "b", " step=last"), 6, "link-step", { value: "last" }],
    [scope("a:", "b\nc"), 6, "link-line-break"],
  ])) {
    const alone = bytes(page(broken));
    const result = await bake(alone, { engine });
    assert.deepEqual(each(result.problems, "line"), [line - 1], broken);
    assert.match(result.problems[0].message, saying(`bake:refused:${id}`, { ...args }));
    assert.equal(result.html, alone, "it was changed");

    const beside = await baked(bytes(page(`${usual}\n${broken}`)));
    assert.equal(beside.problems[0].line, line, broken);
    assert.equal(Object.keys(beside.data.cases).length, 1);
    assert.equal(beside.elements, id === "misspelt" ? 1 : 2);
  }
  for (const [source, id, args] of /** @type {[Buffer, string, object?][]} */ ([
    [bytes(`\ufeff${page(usual)}`, "utf16le"), "encoding"],
    [bytes(page(usual, "<meta charset=iso-2022-jp>")), "encoding", { encoding: "ISO-2022-JP" }],
    [bytes(`<!doctype html><p>${usual}<script>`), "moved"],
    [bytes(`<!doctype html><p>${usual}<!--`), "moved"],
  ])) {
    const result = await bake(source, { engine });
    assert.equal(result.html, source);
    assert.match(result.problems.map((problem) => problem.message).join(), saying(`bake:refused:${id}`, { ...args }));
  }
});

test("what is put into a page has the line ends of the page", async () => {
  const text = page(usual).replaceAll("\n", "\r\n");
  const { html } = await bake(bytes(text), { engine });
  assert.match(latin1(html), /data-uriscope-baked/);
  assert.doesNotMatch(latin1(html), /[^\r]\n/);
  assert.equal((await bake(html, { engine })).html, html, "the second time changes something");
  assert.doesNotMatch(latin1((await bake(bytes(page(usual)), { engine })).html), /\r/);
});

test("an element that is not closed is the only one that is blamed", async () => {
  const open = `<uri-scope base="http://a/b" reference="d"/>`;
  for (const [before, after] of [
    ["", ""],
    ["<p>", "</p>"],
    ["<div>", "</div>"],
    ["", usual],
    ["<ul><li>", "<li>x</ul>"],
  ]) {
    const { problems, text } = await baked(bytes(page(`${usual}\n${usual}\n${before}${open}${after}\n`)));
    assert.deepEqual(each(problems, "line"), [7], JSON.stringify(problems));
    assert.equal(text.match(figure)?.length, after === usual ? 3 : 2, after);
  }
});

test("the author's content is kept, and is the fallback", async () => {
  for (const content of [
    "text",
    "<b>x</b>",
    "&nbsp;",
    "<!-- a --> b",
    "<template shadowrootmode=open>x</template>",
    `<p>${usual}</p>`,
    "<img src=x onerror=alert(1)>",
  ]) {
    const { text, data } = await baked(bytes(page(`<uri-scope base="http://o" reference="r">${content}</uri-scope>`)));
    const { length } = text.match(figure) ?? [];
    assert.equal(length ?? 0, content.includes("uri-scope") ? 2 : 1, content);
    assert.ok(text.includes(`>${content}<div class="uriscope-figure"`) || content.includes("uri-scope"), content);
    assert.ok(
      Object.keys(data.cases).includes(keyOf({ base: "http://o", reference: "r", edition: "rfc3986", options: {} })),
      "its data is there",
    );
  }
  for (const content of ["", " \n\t", "<!-- nothing -->"]) {
    const { text } = await baked(bytes(page(`<uri-scope reference="r">${content}</uri-scope>`)));
    assert.match(text, /<uri-scope reference="r"><div class="uriscope-figure"/);
  }
});

test("what was copied is no author's text: it has a figure in its place; those that were kept are counted", async () => {
  const copied = elementTag(
    { base: "http://o", reference: "r", edition: "rfc3986", options: {} },
    captionOf(String(engine.figure({ base: "http://o", reference: "r" }, "html"))),
  );
  const alone = loneTag({ view: "encoding", attributes: { data: "a b", component: "path" }, label: "x" });
  const own = `<uri-scope base="http://o" reference="r">mine</uri-scope>`;
  const { html, kept } = await bake(bytes(page(`${copied}${alone}${own}`)), { engine });
  const text = Buffer.from(html).toString();
  assert.equal(text.match(/<uri-scope [^>]*><div class="uriscope-figure" data-uriscope-baked="">/g)?.length, 2);
  assert.ok(
    text.includes('>mine<div class="uriscope-figure" data-uriscope-baked="" role="group" aria-label="mine"><figure'),
  );
  assert.equal(kept, 0);
  assert.equal((await bake(html, { engine })).html, html, "baked twice is baked once");
  await inTemporary(async (directory) => {
    await mkdir(join(directory, "site"));
    await writeFile(join(directory, "site", "a.html"), page(`${copied}${own}`));
    assert.match((await run(directory, "bake", "--keep-text", "site")).err, saying("bake:kept", { kept: 1 }));
  });
});

test("the author's text stays before the figure, and is its accessible name; or it is kept alone, or replaced", async () => {
  const own = `<uri-scope base="http://o" reference="r">The <b>target</b>\n is &lt;&quot;r&eacute;<script>x</script></uri-scope>`;
  const source = bytes(page(`${own}<p>${own}</p>`));
  const beside = await bake(source, { engine });
  const text = latin1(beside.html);
  assert.equal(text.replace(figure, "").replace(block, ""), latin1(source));
  assert.deepEqual(each(beside.figures, "how"), ["beside", "beside"]);
  const labels = [...text.matchAll(/role="(\w+)" aria-label="([^"]*)"/g)].map(([, role, label]) => [role, label]);
  const label = "The target is &#60;&#34;r&#233;";
  assert.deepEqual(labels, [
    ["group", label],
    ["figure", label],
  ]);
  const again = await bake(beside.html, { engine });
  assert.equal(again.html, beside.html);
  assert.deepEqual(again.figures, []);
  const kept = await bake(beside.html, { engine, texts: "keep" });
  assert.equal(latin1(kept.html).replace(block, ""), latin1(source), "the figure is taken out again");
  assert.deepEqual([kept.kept, (await bake(source, { engine, texts: "keep" })).kept], [2, 2]);
  for (const from of [source, beside.html]) {
    const replaced = await bake(from, { engine, texts: "replace" });
    const without = latin1(replaced.html).replace(figure, "").replace(block, "");
    const empty = `<uri-scope base="http://o" reference="r"></uri-scope>`;
    assert.equal(without, page(`${empty}<p>${empty}</p>`));
    assert.equal(replaced.figures[0].how, "replaced");
    assert.equal((await bake(replaced.html, { engine })).html, replaced.html);
  }
});

test("a figure is in the language of its element, and the data in that of most elements", async () => {
  const chinese = usual.replace("<uri-scope", '$& lang="zh-Hans"');
  for (const [html, figures, language] of /** @type {[string, boolean[], string][]} */ ([
    [usual + chinese + usual, [false, true, false], "en"],
    [`<div lang="zh-CN">${usual}</div>`, [true], "zh-Hans"],
    [
      `<div lang="zh-CN">${usual}${usual.replace("<uri-scope", '$& lang="en"')}${chinese}</div>`,
      [true, false, true],
      "zh-Hans",
    ],
  ])) {
    const { text, data } = await baked(bytes(page(html)));
    const isChinese = [...text.matchAll(figure)].map(
      ([one]) => one.includes('lang="zh-Hans"') && one.includes("&#22522;"),
    );
    assert.deepEqual([isChinese, data.words?.language], [figures, language]);
  }
});

test("a text that leaves its markup open stays alone, with a reason; the other elements have their figures", async () => {
  const open = `<uri-scope base="http://o" reference="r"><b>text</uri-scope>`;
  const result = await bake(bytes(page(`${usual}\n${open}`)), { engine });
  const text = latin1(result.html);
  if (result.problems.length) {
    assert.deepEqual(result.problems, [{ line: 6, message: say("bake:refused:moved") }]);
    assert.ok(text.includes(open));
  }
  assert.ok(text.match(figure)?.length);
  assert.equal((await bake(result.html, { engine })).html, result.html);
});

test("a figure has at most 8 KB of HTML, whatever the texts, the views, and the spec", async () => {
  const long = `http://a/${"b/".repeat(150)}${"../".repeat(150)}?${"q".repeat(300)}`;
  const longer = `http://a/${"x".repeat(5_000)}`;
  for (const more of ["", " predict"]) {
    const { html } = await bake(bytes(page(scope(longer, longer, more))), { engine });
    assert.ok(String(latin1(html).match(figure)).length <= 8_192, "a long text is cut");
  }
  for (const view of ["target", "target resolution dots", "components", ...lone])
    for (const around of ["<p>", "<div>"]) {
      const element = `<uri-scope base="${long}" reference="${long}" view="${view}" data="${"é".repeat(400)}" text="${`${long} `.repeat(3)}" other="${long}" host="${"h".repeat(400)}"></uri-scope>`;
      const own =
        element.match(/ \w+="[^"]*"/g)?.filter((one) => !/ (data|text|other|host)=/.test(one) || lone.includes(view)) ??
        [];
      const { html, problems } = await bake(bytes(page(`${around}<uri-scope${own.join("")}></uri-scope>`)), { engine });
      for (const found of latin1(html).match(figure) ?? assert.fail(`${view}: ${each(problems, "message")}`))
        assert.ok(found.length <= 8_192, `${view}: ${found.length}`);
    }
});

test("one more element adds at most 8 KB of HTML: its figure, and the data of its case, for ordinary texts and every spec", async () => {
  const pairs = [
    ["http://a/b/c/d;p?q", "../g"],
    ["http://a/b", "c d"],
    ["https://docs.example.org/en/latest/guide/install.html", "../../images/logo.svg"],
    ["http://example.com/docs/guide/", "../api/index.html?x=1#top"],
  ];
  const first = scope("http://a/b/c/d", "e");
  for (const { id } of engine.editions()) {
    const of = (/** @type {string} */ more) =>
      bake(bytes(page(first.replace("<uri-scope", `<uri-scope edition="${id}"`) + more)), { engine });
    const { html: alone } = await of("");
    for (const [base, reference] of pairs) {
      const more = scope(base, reference, ` edition="${id}"`);
      const { html } = await of(more);
      const added = html.length - alone.length - more.length;
      assert.ok(added > 1_000 && added <= 8_192, `${id} ${base} ${reference}: ${added} bytes`);
    }
  }
});

test("the shorter form of an explanation is read back whole", () => {
  for (const [i, { base, reference }] of hardPairs().entries()) {
    const edition = i % 2 ? "url-standard" : "rfc3986";
    const answer = explained(engine, { base, reference, edition });
    const plain = JSON.parse(JSON.stringify(answer));
    const short = JSON.parse(JSON.stringify(packed(answer)));
    assert.ok(JSON.stringify(short).length < JSON.stringify(plain).length, `${base} ${reference}`);
    assert.deepEqual(unpacked(short), plain, `${base} ${reference}`);
    assert.deepEqual(unpacked(plain), plain);
  }
});

test("a figure ends no paragraph, and can be read without a style", async () => {
  for (const around of [
    "<p>",
    "<p><b><span>",
    "<div>",
    "<table><tr><td>",
    "<p><button>",
    "<p><object>",
    "<blockquote><p>",
  ]) {
    const { text } = await baked(bytes(page(`${around}before ${usual} after`)));
    const [element] = named(text, "uri-scope");
    const lines = textOf(element).replaceAll("\u00a0", " ");
    const isBlock = /div|td|button|object/.test(around);
    assert.ok(isBlock || !textOf(element).includes("  "), "a browser shows two blanks as one");
    assert.ok(
      lines.includes("../../../g") &&
        lines.includes("http://a/g") &&
        lines.includes("2C:                         /../g"),
      `${around}: ${lines}`,
    );
    assert.deepEqual(
      elements(element)
        .filter(({ tagName }) => tagName === (isBlock ? "dt" : "b"))
        .map(textOf),
      sections,
    );
    assert.match(lines, wholeOf("http://a/b/c/d;p?q", "../../../g", "http://a/g"));
    assert.equal(
      elements(element).some(({ tagName }) => tagName === "pre"),
      isBlock,
      around,
    );
  }
});

test("a figure has the sections that the views call for, and says the answer", async () => {
  for (const [around, title] of [
    ["", "dt"],
    ["<p>", "b"],
  ]) {
    for (const [view, want] of /** @type {[string, string[]][]} */ ([
      ["target", sections.slice(2, 3)],
      ["target machine remarks", sections.slice(2, 3)],
      ["target editions story", [...sections.slice(2, 3), say("bake:editions"), say("ui:story:title")]],
      ["dots", sections],
      ["target resolution", sections],
      ["anatomy", sections.slice(0, 3)],
      ["grammar target", sections.slice(0, 3)],
    ])) {
      const { text } = await baked(bytes(page(around + scope("http://a/b/c", "../g", ` view="${view}"`))));
      const [element] = named(text, "uri-scope");
      assert.deepEqual(
        elements(element)
          .filter(({ tagName }) => tagName === title)
          .map(textOf),
        want,
        view,
      );
      assert.match(textOf(element), wholeOf("http://a/b/c", "../g", "http://a/g"));
    }
  }
  const long = await baked(bytes(page(`<p>${scope("http://a/b", "../".repeat(500))}`)));
  assert.match(textOf(named(long.text, "uri-scope")[0]), saying("figure:first-steps", { shown: 400 }));
});

test("a figure says why, also where there is no target; and what the views say of phases, notes, and specs", async () => {
  const said = async (/** @type {string} */ base, /** @type {string} */ reference, /** @type {string} */ more) => {
    const { text, figures } = await baked(bytes(page(scope(base, reference, more))));
    assert.ok(
      !/\{/.test(text.replace(block, "").replace(/<uri-scope [^>]*>/, "")),
      "no template takes it for an expression",
    );
    assert.equal(figures.length, 1);
    return textOf(named(text, "uri-scope")[0]);
  };
  const guide = "https://example.com/docs/guide";
  const { why } = explained(engine, { base: guide, reference: "../img/x.png" });
  const story = await said(guide, "../img/x.png", " view=story");
  assert.ok(story.includes(withoutMarks(whyText(words, "rfc3986", why))), story);
  assert.match(story, /\n.*: \/docs\/guide\.\.\/img\/x\.png\n/); // what was taken off and what came
  const specs = await said(guide, "/\\evil{.example", " view=editions");
  const list = specs.slice(specs.indexOf(say("bake:editions"))).split("\n");
  assert.ok(
    list.some((line) => line.startsWith("URL Standard (2026): ")),
    specs,
  );
  const answers = engine.answers({ base: guide, reference: "/\\evil{.example" });
  const because = Array.isArray(answers) && answers.find(({ edition }) => edition === "url-standard")?.because;
  assert.ok(because && list.includes(withoutMarks(causeText(words, "url-standard", because))), specs);
  const notes = await said(guide, "//u:p@h/{x}", " view=remarks");
  assert.ok(notes.includes("//u:****@h/{x}"), notes);
  const failed = await said(guide, "http://h:999999/", " edition=url-standard");
  assert.ok(failed.includes(say("url-standard:problems:port-out-of-range")), failed);
  assert.ok(!failed.includes("port-out-of-range"), "its name is for programs");
});

test("an element with a reference and without a base is listed with the base that it gets", async () => {
  const of = async (/** @type {string} */ markup) => (await bake(bytes(page(markup)), { engine })).figures;
  assert.deepEqual(await of("<uri-scope reference=b></uri-scope>"), [
    { line: 5, how: "alone", assumed: "http://a/b/c/d;p?q" },
  ]);
  for (const whole of [usual, "<uri-scope></uri-scope>", "<uri-scope reference=b view=components></uri-scope>"])
    assert.deepEqual(await of(whole), [{ line: 5, how: "alone" }], whole);
});

test("a figure of views that show the reference alone has nothing of a base and a target", async () => {
  for (const view of ["anatomy", "components", "characters", "grammar", "anatomy grammar"])
    for (const [before, after] of [
      ["", ""],
      ["<p>", "</p>"],
    ]) {
      const text = `${before}<uri-scope reference="http://u@h:8/p?q#f" view="${view}"></uri-scope>${after}`;
      const { html } = await bake(bytes(page(text)), { engine });
      const said = elements(parse(latin1(html)))
        .filter((one) => one.attrs.some(({ name }) => name === "data-uriscope-baked"))
        .map(textOf)
        .join("");
      assert.match(said, saying("bake:one", { reference: "http://u@h:8/p?q#f" }));
      assert.deepEqual(
        sections.filter((title) => said.includes(title)),
        [say("figure:reference")],
        said,
      );
      assert.ok(!said.includes("c/d;p"), said);
    }
  const both = await bake(bytes(page('<uri-scope reference="c" view="anatomy target"></uri-scope>')), { engine });
  assert.match(latin1(both.html), /c\/d;p/);
});

test("a figure of a view that is shown alone names the document that it is drawn by", async () => {
  for (const { id, document } of engine.editions().slice(0, 3)) {
    const { text } = await baked(
      bytes(page(`<uri-scope reference="HTTP://a" other="http://a/" view="compare" edition="${id}"></uri-scope>`)),
    );
    const [caption] = named(text, "figcaption");
    assert.ok(textOf(caption).includes(document), `${id}: ${textOf(caption)}`);
  }
});

test("a predicted answer is not given away by the figure", async () => {
  for (const around of ["", "<p>"]) {
    const { text, data } = await baked(bytes(page(around + scope("http://a/b/c", "../g<i>x", " predict"))));
    const allowed = around ? ["uri-scope", "span", "samp", "br"] : ["uri-scope", "div", "pre"];
    assert.deepEqual(
      elements(named(text, "uri-scope")[0])
        .map(({ tagName }) => tagName)
        .filter((name) => !allowed.includes(name)),
      [],
    );
    const shown = textOf(named(text, "uri-scope")[0]);
    assert.ok(shown.includes("http://a/b/c") && shown.includes("../g") && !shown.includes("http://a/g"), shown);
    assert.equal(Object.keys(data.cases).length, 1);
    const two = await baked(
      bytes(
        page(
          `${around}<uri-scope reference="HTTP://a" other="../b" base="http://h/" view="compare" predict="rung"></uri-scope>`,
        ),
      ),
    );
    const said = textOf(named(two.text, "uri-scope")[0]).replace(/\s+/g, " ").trim();
    const labels = [say("bake:compare:a"), "HTTP://a", say("bake:compare:b"), "../b", say("bake:base"), "http://h/"];
    assert.equal(said, labels.join(around ? "" : " "));
  }
});

/** The elements of a figure as HTML. */
const ofFigures = ["figure", "figcaption", "dl", "dt", "dd", "pre", "code", "p", "br", "del", "ins"];

for (const sweep of [false, true])
  test("whatever the texts are, what is put in is inert, and is the engine's answer", { sweep }, async () => {
    const texts = [
      ...hard.filter((text, i) => !/[\n\r\0]/.test(text) && (sweep || i % 4 === 0)),
      "</script><script>alert(1)</script>",
      "<!--<script>",
      "</uri-scope>",
      "'\"></pre></div>",
      "{{1}}",
      "]]>",
      "\u2028",
    ];
    const { text, data, problems } = await baked(
      bytes(
        page(
          texts
            .map((reference) => scope(reference, reference, " view='target editions characters grammar'"))
            .join("\n"),
        ),
      ),
    );
    assert.deepEqual(problems, []);
    assert.equal(named(text, "script").length, 1);
    const scopes = named(bytes(text, "latin1").toString(), "uri-scope");
    assert.equal(scopes.length, texts.length);
    const checked = read(data);
    for (const element of scopes) {
      assert.deepEqual(
        elements(element)
          .map(({ tagName }) => tagName)
          .filter((name) => !["uri-scope", "div", ...ofFigures].includes(name)),
        [],
      );
      const { asked, notes } = askedOf(
        (name) => element.attrs.find((attribute) => attribute.name === name)?.value ?? null,
        engine.editions(),
      );
      assert.deepEqual(notes, []);
      const { base, reference, edition } = asked;
      assert.deepEqual(caseOf(checked, asked)?.of, {
        explanation: engine.explain({ base, reference, edition }),
        answers: engine.answers({ base, reference, edition }),
        characters: [engine.characters(base, { edition }), engine.characters(reference, { edition })],
        grammar: [engine.tree(base, { edition, use: "base" }), engine.tree(reference, { edition, use: "reference" })],
      });
    }
  });

test("the data has the sentences of its cases, in every edition, and no others", async () => {
  const words = await loadWords();
  for (const { id, listing } of engine.editions()) {
    const { data } = await baked(bytes(page(scope("http://a/b/c", "../d", ` edition=${id}`))));
    const said = /** @type {Record<string, any>} */ (data.words?.parts[id]);
    const { why, run } = data.cases[Object.keys(data.cases)[0]].explanation;
    assert.deepEqual(Object.keys(said.why), [why.id], id);
    assert.deepEqual(
      Object.keys(said.steps).sort(),
      [...new Set(run.steps.map(({ line }) => listing.lines[line].id))]
        .filter((line) => words.has(`${id}:steps:${line}`))
        .sort(),
      id,
    );
  }
});

test("the data has what the views need, each once", async () => {
  const { data } = await baked(
    bytes(
      page(
        [
          usual,
          usual,
          scope("http://a", "b", " edition=rfc2396bis-01 excess=remove strict=no"),
          scope("http://a", "b", " edition=rfc2396bis-01 view=editions excess=remove"),
          "<uri-scope></uri-scope>",
        ].join("\n"),
      ),
    ),
  );
  assert.equal(data.version, version);
  assert.deepEqual(Object.keys(data.cases), [
    keyOf({ base: "http://a/b/c/d;p?q", reference: "../../../g", edition: "rfc3986", options: {} }),
    keyOf({ base: "http://a", reference: "b", edition: "rfc2396bis-01", options: { excess: "remove" } }),
  ]);
  assert.deepEqual(
    Object.values(data.cases).map((of) => Object.keys(of)),
    [["explanation"], ["explanation", "answers"]],
  );
  assert.deepEqual(
    data.editions.map((edition) => [edition.id, "listing" in edition]),
    engine.editions().map(({ id }) => [id, ["rfc3986", "rfc2396bis-01"].includes(id)]),
  );
});

test("what an earlier run put in is replaced when the element asks for something else", async () => {
  const { html } = await baked(bytes(page(usual)));
  const changed = latin1(html).replace(`reference="../../../g"`, `reference="./x"`);
  const after = await bake(bytes(changed, "latin1"), { engine });
  assert.deepEqual(
    latin1(after.html),
    latin1((await bake(bytes(page(scope("http://a/b/c/d;p?q", "./x"))), { engine })).html),
  );
  const broken = scope("http://a/b/c/d;p?q", "../../../g", " edition=rfc9999");
  const wrong = await bake(bytes(latin1(html).replace(/<uri-scope [^>]*>/, broken.split("</")[0]), "latin1"), {
    engine,
  });
  assert.equal(
    latin1(wrong.html).replace("\n\n", "\n"),
    page(broken),
    "a figure that nothing gives any more is removed",
  );
  assert.equal(wrong.problems.length, 1);
  const without = await bake(bytes(changed.replace(/<uri-scope[^]*<\/uri-scope>/, ""), "latin1"), { engine });
  assert.doesNotMatch(latin1(without.html), /data-uriscope/);
  const twice = await bake(bytes(changed.replace("</body>", `${block.exec(changed)?.[0]}</body>`), "latin1"), {
    engine,
  });
  assert.equal(latin1(twice.html).split("data-uriscope=").length, 2);
});

test("time grows with the length of a page", { sweep: true }, async () => {
  const long = (/** @type {number} */ count) =>
    bytes(
      page(
        Array.from(
          { length: count },
          (_, i) => `<p>${"text &amp; <b>more</b> ".repeat(60)}${scope(`http://a/${i}`, "../g")}`,
        ).join("\n"),
      ),
    );
  /** The processor time, the least of several runs: elapsed time depends on the machine's other work. */
  const time = async (/** @type {number} */ count) => {
    const source = long(count);
    let least = Infinity;
    for (let i = 0; i < 4; i++) {
      const begun = process.cpuUsage();
      const { problems } = await bake(source, { engine });
      assert.deepEqual(problems, []);
      const { user, system } = process.cpuUsage(begun);
      least = Math.min(least, (user + system) / 1_000);
    }
    return least;
  };
  const [short, eight] = [await time(25), await time(200)];
  assert.ok(eight < 24 * short, `${short.toFixed()} ms, and for eight times the length ${eight.toFixed()} ms`);
  const deep = bytes("<i>".repeat(20_000) + usual);
  assert.equal((await bake(deep, { engine })).problems.length, 0, "however deep it stands");
});

test("the README of the package names every view, its part, and its attributes", async () => {
  const readme = await readFile(join(root, "web", "src", "bake", "README.md"), "utf8");
  const beside = viewsIn("above", "left", "right", "below");
  const row = /any of `([^`]*)`, default `([^`]*)`; or one of `([^`]*)`/.exec(readme)?.slice(1);
  assert.deepEqual(
    row?.map((names) => names.split(" ").sort()),
    [beside, views.filter((view) => registry[view].usual), lone].map((names) => names.sort()),
  );
  const ofOne = /only the views ([^]*?), the element shows one text/.exec(readme)?.[1] ?? "";
  assert.deepEqual(ofOne.match(/[a-z]+(?=`)/g)?.sort(), views.filter((view) => registry[view].dissects).sort());
  const parts = /`::part\(\)` reaches ([^]*?)\.\n/.exec(readme)?.[1] ?? "";
  assert.deepEqual(
    beside.filter((view) => !parts.includes(`\`${view}\``)),
    [],
  );
  const attributes = readme.match(/^\| `.*/gm)?.join("") ?? "";
  assert.deepEqual(
    ofSubjects.filter((name) => !attributes.includes(`\`${name}\``)),
    [],
  );
});
