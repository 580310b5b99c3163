/**
 * uriscope/markdown: figures in the HTML of a Markdown file, and only in its elements.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { html as names, parseFragment } from "parse5";
import { scope, textOf, usual } from "./bakedpages.js";
import { say, saying } from "./fixtures.js";
import { loadThrowing, root } from "./support.js";
import { test } from "./test.js";

const engine = await loadThrowing();
/** @type {typeof import("../src/bake/markdown.js")} */
const { figures } = await import(pathToFileURL(join(root, "dist-npm", "markdown.js")).href);

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
  // A blank line ends a block of HTML, but not the element in it.
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

test("the plugin for Markdown puts figures where the elements are", async () => {
  /** @type {string[]} */
  const said = [];
  const use = await figures({ engine, refused: (message) => said.push(message) });
  /** @param {any[]} tokens */
  const applied = (tokens, env = {}) => {
    use({ core: { ruler: { push: (_, rule) => rule({ tokens, env }) } } });
    return tokens;
  };
  const [start] = usual.split("</");
  const inBlock = (/** @type {string} */ content, env = {}) =>
    applied([{ type: "html_block", content, children: null }], env)[0].content;
  assert.match(
    inBlock(`<div>\n${usual}\n</div>`),
    /<uri-scope [^>]*><div class="uriscope-figure"[^]*<\/div><\/uri-scope>\n<\/div>$/,
  );
  assert.match(
    inBlock(`<p>${usual}</p>`),
    /<uri-scope [^>]*><span class="uriscope-figure"[^]*<\/span><\/uri-scope><\/p>$/,
  );
  assert.equal(
    applied([{ type: "html_inline", content: usual, children: null }])[0].content,
    inBlock(usual),
    "as VitePress has it",
  );
  for (const kept of ["<p>text</p>", start, usual.replace(">", " />"), "<uri-scope-other></uri-scope-other>"])
    assert.equal(inBlock(kept), kept);
  assert.deepEqual(said.splice(0), [say("bake:refused:lost-end"), say("bake:refused:lost-end")]);
  const [{ children }] = applied([
    {
      type: "inline",
      content: "",
      children: [
        { type: "html_inline", content: start, children: null },
        { type: "html_inline", content: "</uri-scope>", children: null },
      ],
    },
  ]);
  assert.match(children[0].content, /^<uri-scope [^>]*><span class="uriscope-figure"[^]*<\/span>$/);
  assert.doesNotMatch(
    inBlock(scope("http://a", "{{constructor}}")).replace(/^<[^>]*>/, ""),
    /[{}]/,
    "no template takes it for an expression",
  );
  assert.deepEqual(said, []);
  const lost = { type: "html_inline", content: usual.split("</")[0].replace(/>$/, "/>"), children: null };
  applied([{ type: "inline", content: "", children: [lost] }]);
  assert.deepEqual(said.splice(0), [say("bake:refused:lost-end")]);
  assert.equal(inBlock(scope("a:", "b", " edition=none"), { path: "docs/a.md" }), scope("a:", "b", " edition=none"));
  assert.match(said.join(), /^docs\/a\.md: /);
  assert.match(said.join(), saying("bake:refused:edition", { value: "none" }));
  const [element] = parseFragment(inBlock(usual)).childNodes;
  assert.ok(
    "namespaceURI" in element && element.namespaceURI === names.NS.HTML && textOf(element).includes("http://a/g"),
  );
});

test("the plugin for Markdown keeps an author's text, which names the figure after it", async () => {
  const use = await figures({ engine });
  /** @param {any[]} tokens */
  const applied = (tokens) => {
    use({ core: { ruler: { push: (_, rule) => rule({ tokens, env: {} }) } } });
    return tokens;
  };
  const start = usual.split("</")[0];
  const text = "It goes <b>up</b> & down.";
  const [{ content }] = applied([{ type: "html_block", content: `${start}${text}</uri-scope>`, children: null }]);
  assert.ok(content.startsWith(`${start}${text}<div class="uriscope-figure"`), content);
  assert.match(content, /aria-label="It goes up &#38; down\."/);
  const [again] = applied([{ type: "html_block", content, children: null }]);
  assert.equal(again.content, content);
  const html = (/** @type {string} */ content) => ({ type: "html_inline", content, children: null });
  const children = [html(start), { type: "text", content: "a < b", children: null }, html("</uri-scope>")];
  applied([{ type: "inline", content: "", children }]);
  assert.deepEqual([children[0].content, children[1].content], [start, "a < b"]);
  assert.match(children[2].content, /^<span class="uriscope-figure"[^>]* aria-label="a &#60; b"[^]*<\/uri-scope>$/);
});
