/**
 * The source of a document's base: the Documents room in Chromium, with untrusted HTML and mail, by links and by
 * keyboard, in small and wide windows.
 */
import assert from "node:assert/strict";
import { linkTo } from "../src/run/link.js";
import { chips } from "../src/rooms/documentschips.js";
import { atLink, copiedBy, eventually, goto, pageAt, painted, site, yearOf } from "./browser.js";
import { engine, say, saying, words } from "./fixtures.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** The rooms' chips by their names. @param {string} name */
const chip = (name) =>
  /** @type {import("../src/rooms/documentschips.js").Chip} */ (chips.find((one) => one.name === name));

/** @param {Page} page @param {Record<string, string | null>} [fields] */
async function open(page, fields = {}) {
  await goto(page, linkTo("documents", fields));
  await page.locator("uri-doclinks h2").waitFor();
}

/** Follows another link in the open page. @param {Page} page @param {Record<string, string | null>} fields */
const show = (page, fields) => page.evaluate((to) => void (location.hash = to), linkTo("documents", fields));

/** @param {Page} page */
const box = (page) => page.getByRole("textbox", { name: say("documents:document"), exact: true });

/** Waits for the sentence about the base. @param {Page} page @param {RegExp} said */
const says = (page, said) =>
  eventually(async () => assert.match((await page.locator(".base-why").innerText()).replace(/\s+/g, " "), said));

/** Puts a text that is too long for typing into the box. @param {Page} page @param {string} text */
const put = (page, text) =>
  box(page).evaluate((box, text) => {
    /** @type {HTMLTextAreaElement} */ (box).value = text;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);

/**
 * Pastes a text that is generated in the page, because sending it there takes longer than parsing it.
 * @param {Page} page @param {[string, number?][]} pieces see hostile
 */
const pasteMade = (page, pieces) =>
  box(page).evaluate((box, pieces) => {
    let text = "";
    for (const [piece, times = Math.floor((1_000_000 - text.length) / piece.length)] of pieces) {
      text += piece.includes("#")
        ? Array.from({ length: times }, (_, i) => piece.replaceAll("#", String(i))).join("")
        : piece.repeat(times);
    }
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    /** @type {HTMLTextAreaElement} */ (box).select();
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pieces);

/** The layers from the inside out: their names, whether each wins, and what was found. @param {Page} page */
const layers = (page) =>
  page
    .locator("uri-layers .layer")
    .evaluateAll((all) =>
      all
        .reverse()
        .map((layer) => [
          layer.getAttribute("aria-label"),
          ...[...layer.querySelectorAll(":scope > ul > li > code")].map((code) => code.textContent),
        ]),
    );

for (const sweep of [false, true])
  test("every state, reason and decision that the engine has is said", { sweep }, () => {
    const values = ["http://a/b", "x", "#s", "", "mailto:a@b", "http://a b/", "y".repeat(70_000), "http://a/#f"];
    for (const { id, lacks } of engine.editions()) {
      for (const [i, one] of values.entries())
        for (const [j, other] of values.entries()) {
          if (((i + j) % 4 === 0) === sweep) continue;
          const answer = engine.documentBase(
            {
              embedded: [one, other],
              enclosing: [{ contentBase: other, contentLocation: one }],
              retrieval: other,
              default: one,
            },
            { edition: id },
          );
          if (lacks.includes("bases")) {
            assert.ok("error" in answer && answer.error.lacks === "bases", id);
            continue;
          }
          assert.ok("layers" in answer, id);
          assert.ok(words.has(`documents:why:${answer.why}`), answer.why);
          for (const { layer, found } of answer.layers) {
            assert.ok(words.has(`documents:layers:${layer}`) && words.has(`documents:nothing:${layer}`));
            for (const { state, from } of found)
              assert.ok(words.has(`documents:states:${state}`) && words.has(`documents:from:${from}`), state);
          }
        }
    }
  });

/** The row of a target. @param {Page} page @param {string} target */
const rowOf = (page, target) =>
  page.locator("uri-doclinks tr", { has: page.locator("td:last-child code").getByText(target, { exact: true }) });

test("each of the layers wins in turn", async (t) => {
  const page = await pageAt(t, "");
  const won = async () =>
    (await layers(page)).map(([name]) => name).filter((name) => name?.endsWith(say("documents:wins")));
  for (const [name, said, layer] of /** @type {[string, RegExp, string[]][]} */ ([
    [
      "embedded",
      saying("documents:why:embedded", { kinds: "", base: "http://www.example.com/Test/a/b/c" }),
      ["embedded"],
    ],
    [
      "enclosing",
      saying("documents:why:content-base", { kinds: "", base: "http://www.ics.uci.edu/Test/a/b/c" }),
      ["enclosing"],
    ],
    [
      "retrieval",
      saying("documents:why:retrieval", { kinds: "", base: "http://www.example.com/docs/guide/" }),
      ["retrieval"],
    ],
    ["default", saying("documents:why:default", { kinds: "", base: "file:///home/ada/drafts/" }), ["default"]],
    ["none", saying("documents:why:none", { kinds: "" }), []],
  ])) {
    await open(page, { example: name, retrieval: chip(name).retrieval ?? null, default: chip(name).fallback ?? null });
    await says(page, said);
    assert.deepEqual(
      await won(),
      layer.map((one) => say("documents:winner", { layer: say(`documents:layers:${one}`) })),
      name,
    );
  }
});

test("a message three deep: each relative location against what lies around it", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "nested", retrieval: chip("nested").retrieval ?? null });
  await says(page, saying("documents:why:content-location", { kinds: "" }));
  await says(page, /week-12\/page\.html/);
  assert.deepEqual(
    (await layers(page)).map(([name, ...found]) => [name?.split(":")[0], ...found]),
    [
      ["embedded"],
      ["enclosing", "page.html"],
      ["enclosing", "week-12/"],
      ["enclosing"],
      ["enclosing", "http://archive.example/2003/list/"],
      ["retrieval", "http://mail.example/read?id=7"],
      ["default"],
    ].map(([name, ...found]) => [say(`documents:layers:${name}`), ...found]),
  );
  const target = rowOf(page, "http://archive.example/2003/list/x").getByRole("link", {
    name: say("documents:links:steps"),
  });
  await target.click();
  await eventually(async () =>
    assert.match(
      await page.evaluate(() => location.hash),
      /^#base=http:\/\/archive\.example\/2003\/list\/week-12\/page\.html&reference=\.\.\/x/,
    ),
  );
  await page.goBack();
  await says(page, /week-12\/page\.html/);
});

test("two base elements, a relative one, none, and one that is not a URI", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "two", retrieval: "http://www.example.com/" });
  await says(page, /http:\/\/one\.example\/a\//);
  assert.match(
    await page.locator("uri-layers li.used", { hasText: "http://www.example.com/" }).innerText(),
    saying("documents:unneeded"),
  );
  const other = await page.locator("uri-layers li.another").innerText();
  assert.ok(other.includes("http://two.example/b/"), other);
  assert.match(other, saying("documents:states:another", { from: "embedded" }));
  await put(page, '<base target="_top"><base href="../assets/"><a href=x>');
  await says(page, /The base is http:\/\/www\.example\.com\/assets\//);
  assert.doesNotMatch(
    await page.locator("uri-layers li.used", { hasText: say("documents:from:retrieval") }).innerText(),
    saying("documents:unneeded"),
    "the relative one needs it",
  );
  await put(
    page,
    '<p>no base <!-- <base href="http://comment/"> --><template><base href="http://template/"></template><a href=x>',
  );
  await says(page, saying("documents:why:retrieval", { kinds: "", base: "http://www.example.com/" }));
  await put(page, '<base href="http://a b/">');
  await says(page, saying("documents:why:retrieval", { kinds: "" }));
  const invalid = await page.locator("uri-layers li.syntax").innerText();
  assert.match(invalid, saying("documents:states:syntax"));
  assert.match(invalid, saying("problem:kinds:host-space"));
});

test("what an element shows of it has the bases, and none of the document; what cannot be told apart is not offered", async (t) => {
  const page = await pageAt(t, "");
  const item = (/** @type {string} */ name) => page.getByRole("menuitem", { name, exact: true });
  await open(page, { example: "nested", retrieval: chip("nested").retrieval ?? null });
  await put(page, '<base href="http://a b/">');
  await says(page, saying("documents:why:none", { kinds: "" })); // the example's URL has been removed, too
  assert.equal(await page.locator(".of-base [name=retrieval]").inputValue(), "");
  await page.getByRole("button", { name: say("page:share") }).click();
  await item(say("share:link")).waitFor();
  assert.equal(await item(say("share:element")).count(), 0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say("page:ways:all") }).click();
  await page
    .locator("dialog a", { hasText: say("documents:examples:nested") })
    .first()
    .click();
  await says(page, /week-12\/page\.html/);
  await page.getByRole("button", { name: say("page:share") }).click();
  const tag = await copiedBy(page, () => item(say("share:element")).click());
  assert.match(
    tag,
    /^<uri-scope enclosing="location=page.html \| location=week-12\/ \|\s+\| base=http:\/\/archive\.example\/2003\/list\/" retrieval="http:\/\/mail\.example\/read\?id=7" view="layers"><span data-uriscope-baked>Base: http/,
  );
});

test(
  "on paper: what was given and found, on white, and no control; large, and nothing but the room",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, "", { width: 794, height: 1100 });
    await open(page, { example: "two", retrieval: "http://www.example.com/docs/" });
    await says(page, /one\.example/);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const seen = await page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      gone: [
        "body > header",
        ".documents .chips",
        ".documents .file",
        ".documents details",
        '.documents .tabs [aria-pressed="false"]',
      ].filter((one) => $(one)?.checkVisibility()),
      kept: [
        ".documents textarea",
        "uri-layers .layer.wins",
        "uri-doclinks tr",
        '.documents .tabs [aria-pressed="true"]',
      ].filter((one) => !$(one)?.checkVisibility()),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    assert.deepEqual(seen, { paper: "rgb(255, 255, 255)", gone: [], kept: [], wide: 0 });
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.getByRole("button", { name: say("page:share") }).click();
    await page.getByRole("menuitemcheckbox", { name: say("share:present") }).click();
    await page.locator("button.leave").waitFor();
    await eventually(async () => assert.match(await page.evaluate(() => location.hash), /&mode=presentation$/));
    assert.equal(await page.locator("body > header .rooms").isVisible(), false);
    await page.keyboard.press("Escape");
    await page.locator("body > header .logo, body > header h1").first().waitFor();
    await eventually(async () => assert.doesNotMatch(await page.evaluate(() => location.hash), /mode/));
  },
);

test("an empty reference in a form, an image and a link, as 1997, 2003 and 2005 have it", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "forms", retrieval: "http://www.example.com/own/page" });
  assert.ok(!(await yearOf(page, 1997).isVisible()), "the earlier specs are folded");
  await page.locator("[data-part=base] .opens").click();
  for (const [year, form, image] of [
    [1997, "http://www.example.com/own/page", "http://www.example.com/own/page"],
    [2003, "http://www.example.com/base/", "the current document"],
    [2005, "http://www.example.com/base/", "http://www.example.com/base/"],
  ]) {
    await yearOf(page, Number(year)).check();
    await eventually(async () =>
      assert.deepEqual(
        (await page.locator("uri-doclinks td:last-child").allInnerTexts())
          .slice(0, 2)
          .map((text) => text.replace(new RegExp(`\\s*${say("documents:links:steps")}[^]*`), "")),
        [form, image],
        String(year),
      ),
    );
  }
});

test("a fragment alone leaves the page under a base element of another address", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "none" });
  await box(page).fill('<base href="http://other.example/x"><a href="#top">Top</a><a href="y">Y</a>');
  const said = page.locator("uri-doclinks td .rule");
  await said.getByText(say("documents:links:leaves", { sure: "perhaps" })).waitFor();
  const retrieved = page.getByRole("textbox", { name: say("documents:retrieval") });
  await retrieved.fill("http://www.example.com/");
  await said.getByText(say("documents:links:leaves", { sure: "yes" })).waitFor();
  assert.equal(await said.count(), 1, "only of the fragment");
  await retrieved.fill("http://other.example/x#y");
  await eventually(async () => assert.equal(await said.count(), 0, "the base is the page's own address"));
});

test("a page of one's own in the place of an example: what was around that goes with its text", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "embedded", retrieval: "http://mirror.example/copy.html" });
  const retrieved = page.getByRole("textbox", { name: say("documents:retrieval") });
  const [first, ...rest] = (await box(page).inputValue()).split("\n");
  await box(page).fill([first, "<title>Mine</title>", ...rest.slice(1)].join("\n"));
  await says(page, /Test\/a\/b\/c/);
  assert.equal(await retrieved.inputValue(), "http://mirror.example/copy.html", "what is left of it is the example's");
  await box(page).fill('<!doctype html>\n<html lang="en">\n<base href="/static/">\n<a href="cart">Cart</a>\n</html>');
  await eventually(async () => assert.equal(await retrieved.inputValue(), ""));
});

test("an address that came from elsewhere counts for what is pasted, which is said, and it is no example's", async (t) => {
  const page = await pageAt(t, "");
  const retrieved = page.getByRole("textbox", { name: say("documents:retrieval") });
  const kept = page.locator(".of-base .kept");
  const marked = page.locator(`.documents .chips [aria-pressed="true"]`);
  const { retrieval: ofExample = "" } = chip("retrieval");
  await open(page, { example: "retrieval", retrieval: ofExample });
  await eventually(async () => assert.equal(await marked.count(), 1));
  assert.equal(await kept.innerText(), "");
  await open(page, { example: "retrieval", retrieval: "http://h/a/b" });
  await kept.getByText(say("documents:kept")).waitFor();
  assert.equal(await marked.count(), 0, "it is not the example");
  await put(page, '{"$ref": "x.json"}');
  await eventually(async () => assert.equal((await listed(page))[0][2], "http://h/a/x.json"));
  assert.match(await kept.innerText(), /\S/);
  await retrieved.fill("http://own/");
  await eventually(async () => assert.equal(await kept.innerText(), ""));
  await retrieved.fill("http://h/a/b");
  await kept.getByRole("button").click();
  await eventually(async () => assert.equal(await retrieved.inputValue(), ""));
  assert.equal(await kept.innerText(), "");
});

test("a schema's fragments: to which value, or what is not there", async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  await put(
    page,
    '{"$defs": {"a": {}}, "allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/b"}, {"$ref": "x.json#/a"}]}',
  );
  const said = page.locator("uri-doclinks td:last-child .rule");
  const missing = say("documents:links:missing:member", { within: "/$defs", name: "b" }).replace(/[‹›]/g, "");
  await eventually(async () =>
    assert.deepEqual(await said.allInnerTexts(), [say("documents:links:points", { at: "1:17" }), missing]),
  );
});

test("by keyboard: a text, an example, an edition; and Back brings the text", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "none" });
  await box(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type('<a href="y">');
  await page.keyboard.press("Tab");
  for (const name of ["Retrieved from", "Default base"]) {
    await page.getByRole("textbox", { name }).focus();
    await page.keyboard.type("http://h/x");
  }
  await says(page, saying("documents:why:retrieval", { kinds: "", base: "http://h/x" }));
  await atLink(
    page,
    linkTo("documents", {
      part: "base",
      retrieval: "http://h/x",
      default: "http://h/x",
      omitted: "document",
      edition: "rfc3986",
    }),
  );
  await page.getByRole("button", { name: say("documents:examples:embedded") }).focus();
  await page.keyboard.press("Enter");
  await says(page, /Test\/a\/b\/c/);
  await page.goBack();
  await says(page, /http:\/\/h\/x/);
  assert.equal(await box(page).inputValue(), '<a href="y">');
  await page.reload();
  await says(page, /http:\/\/h\/x/);
  assert.equal(await box(page).inputValue(), '<a href="y">', "the text outlives the page");
});

test("a link of somebody who had pasted a text says that it is not here", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { omitted: "document", retrieval: "http://h/x", edition: "rfc3986" });
  assert.equal(await box(page).inputValue(), "");
  assert.match(await page.locator(".documents uri-notices").innerText(), saying("page:notes:link-pasted"));
});

test("nothing of a document is fetched or carried out", async (t) => {
  const page = await pageAt(t, linkTo("documents", {}));
  await page.locator("uri-doclinks h2").waitFor();
  /** @type {string[]} */
  const asked = [];
  const note = (/** @type {import("playwright-core").Request} */ request) => void asked.push(request.url());
  page.on("request", note);
  const evil = "http://evil.example";
  await put(
    page,
    `<!doctype html><base href="${evil}/"><link rel=stylesheet href="${evil}/l.css"><link rel=preload as=image href="${evil}/p.png"><link rel=dns-prefetch href="${evil}">
    <meta http-equiv=refresh content="0;url=${evil}/r"><script>globalThis.hit = parent.hit = 1</script><script src="${evil}/s.js"></script><img src="${evil}/i.png" onerror="globalThis.hit = 1">
    <img srcset="${evil}/i2.png 2x"><iframe src="${evil}/f"></iframe><iframe srcdoc="<script>parent.hit = 1</script>"></iframe><object data="${evil}/o"></object><embed src="${evil}/e">
    <video src="${evil}/v" poster="${evil}/po" autoplay></video><svg onload="globalThis.hit = 1"><image href="${evil}/svg"/></svg><body background="${evil}/bo" onload="globalThis.hit = 1">
    <input autofocus onfocus="globalThis.hit = 1"><a href="javascript:globalThis.hit = 1" ping="${evil}/ping">a</a><form action="${evil}/form"></form>`,
  );
  await says(page, /The base is http:\/\/evil\.example\//);
  await eventually(async () => assert.ok((await page.locator("uri-doclinks tbody tr").count()) >= 12));
  await put(
    page,
    `Content-Type: text/html\nContent-Base: ${evil}/mail/\n\n<script>globalThis.hit = 1</script><img src="${evil}/m.png" onerror="globalThis.hit = 1">`,
  );
  await says(page, /evil\.example\/mail\//);
  await painted(page);
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(site.url)),
    [],
  );
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).hit), undefined);
  assert.match(page.url(), /#room=documents/);
  page.off("request", note);
});

test("what the page's own policy forbids is read without a report of it", async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { reports: [] });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      /** @type {any} */ (globalThis).reports.push(`${violatedDirective} ${sample}`),
    );
  });
  await put(
    page,
    `<!doctype html><html><head><base href="http://b/"><style>p { color: red }</style><link rel="stylesheet" href="s.css">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script src="x.js">1</script></head>
    <body style="color: red" onload="x()"><p STYLE = 'a' id=x>one</p><svg><style>x</style></svg><a style="b" href='a style="c"' onclick="x()">two</a>
    <iframe src="f"></iframe><object data="o"></object><form action="javascript:x()"><button formaction="y"></button></form><img src="i" style="d"></body></html>`,
  );
  await says(page, /The base is http:\/\/b\//);
  await page.locator("uri-doclinks").getByText('a style="c"').first().waitFor();
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).reports), []);
});

/**
 * Texts of a million characters that are slow if something isn't linear: the pieces of each, and their number; the last
 * piece fills the rest. "#" is the number of a piece.
 * @type {[string, [string, number?][], RegExp][]}
 */
const hostile = [
  [
    "plain HTML",
    [['<base href="http://big/">', 1], ['<p>Some text, and <a href="x/y.html">a link</a>.</p>\n']],
    /The base is http:\/\/big\//,
  ],
  ["elements within elements", [['<base href="http://big/">', 1], ["<div>"]], /The base is http:\/\/big\//],
  [
    "formatting that is made anew in each paragraph",
    [['<base href="http://big/">', 1], ["<b id=#>", 60_000], ["<p>x"]],
    /The base is http:\/\/big\//,
  ],
  ["tables within tables", [['<base href="http://big/">', 1], ["<table><tr><td>"]], /The base is http:\/\/big\//],
  ["base elements", [["<base href=http://big/>"]], /The base is http:\/\/big\//],
  ["a mail of empty lines", [["Content-Base: http://big/\n\n", 1], ["\n"]], /The base is http:\/\/big\//],
  [
    "a mail of parts",
    [["Content-Base: http://big/\nContent-Type: multipart/mixed; boundary=b\n\n", 1], ["--b\n\n"]],
    /The base is http:\/\/big\//,
  ],
  ["a header without an end", [["Content-Base: http://big/\n", 1], ["Content-Location: x\n"]], /base/],
  ["messages in messages", [["Content-Base: http://big/\n", 1], ["Content-Type: message/rfc822\n\n"]], /base/],
  [
    "parts in parts",
    [
      ["Content-Base: http://big/\n", 1],
      ["Content-Type: multipart/mixed; boundary=b#\n\n--b#\n", 50_000],
    ],
    /base/,
  ],
];
test("a megabyte of each kind is parsed in linear time: the page goes on", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { context: {} });
  await page.goto(site.url + linkTo("documents", { example: "none" }));
  await page.locator("uri-doclinks h2").waitFor();
  for (const [name, pieces, said] of hostile) {
    // Each begins when the one before it has disappeared.
    await show(page, { example: "none" });
    await says(page, /No layer has a base/);
    await pasteMade(page, pieces);
    await says(page, said).catch((error) => assert.fail(`${name}: ${error}`));
    await eventually(async () =>
      assert.match(await page.locator(".of-base .status").innerText(), /^Read as .*You see only its beginning/, name),
    );
    if (!(await yearOf(page, 2003).isVisible())) await page.locator("[data-part=base] .opens").click();
    await yearOf(page, 2003).check(); // the page still works
    await says(page, /draft-fielding-uri-rfc2396bis-01/);
    assert.match(await page.evaluate(() => location.hash), /omitted=document/, name);
  }
});

test("broken mail: an unknown charset, a header without a colon, no end of a part, encodings", async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  await put(
    page,
    "Content-Type: multipart/mixed; boundary=b\nno colon\n\n--b\nContent-Type: text/html; charset=x-none\nContent-Transfer-Encoding: base64\nContent-Location: http://h/a/b\n\nPGEgaHJlZj0iYyI+",
  );
  await says(page, saying("documents:why:content-location", { kinds: "", base: "http://h/a/b" }));
  assert.match(await page.locator(".of-base .status").innerText(), /know the charset x-none/);
  await rowOf(page, "http://h/a/c").waitFor();
  await put(
    page,
    'Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\nnone\n--b\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n<base href=3D"http://q/=\nx/"><a href=3Dy>\n--b--',
  );
  await page.getByRole("combobox", { name: say("documents:body") }).selectOption("2");
  await says(page, /The base is http:\/\/q\/x\//);
});

/** The listed references: place, reference, and target. @param {Page} page */
const listed = (page) =>
  page
    .locator("uri-doclinks tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector("th")?.textContent?.trim().replace(/\s+/g, " "),
        row.querySelector("td code")?.textContent,
        row.querySelector("td:last-child code")?.textContent,
      ]),
    );

test("each format is read as itself: places, nested bases, and what is not read", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "none" });
  const status = page.locator(".of-base .status");
  await page.getByRole("textbox", { name: say("documents:retrieval") }).fill("https://h.example/dir/");
  const reads = async (/** @type {string} */ text, /** @type {string} */ format) => {
    await put(page, text);
    await status.getByText(say("documents:read:format", { format })).waitFor();
  };
  await reads(
    `<feed xmlns='http://www.w3.org/2005/Atom' xml:base="https://blog.example/posts/">\n<entry xml:base="2024/"><link href="one.html"/></entry></feed>`,
    "XML",
  );
  await says(page, /The base is https:\/\/blog\.example\/posts\//);
  assert.deepEqual(await listed(page), [["2:37 link href", "one.html", "https://blog.example/posts/2024/one.html"]]);
  assert.match(
    await page.locator("uri-doclinks td .rule").innerText(),
    /resolved against https:\/\/blog\.example\/posts\/2024\//,
  );
  assert.match(await page.locator("uri-layers .layer.wins").innerText(), /xml:base/);
  await page.locator("uri-doclinks details.skipped summary").click();
  assert.match(await page.locator("uri-doclinks details.skipped").innerText(), saying("documents:skipped:namespace"));
  await reads("a { background: url(../fonts/a.woff); mask: url(#m) }", "CSS");
  assert.deepEqual(await listed(page), [
    ["1:21 url()", "../fonts/a.woff", "https://h.example/fonts/a.woff"],
    ["1:49 url()", "#m", undefined],
  ]);
  await reads('{"$id":"https://a.example/s/x.json","$ref":"defs.json#/a"}', "JSON");
  assert.deepEqual(await listed(page), [["1:45 $ref", "defs.json#/a", "https://a.example/s/defs.json#/a"]]);
  await reads('{"@context":{"@base":"b/","ex":"urn:"},"@id":"c","@type":"ex:d"}', "JSON-LD");
  assert.deepEqual(await listed(page), [["1:47 @id", "c", "https://h.example/dir/b/c"]]);
  await reads("# Title\n\n[x](y.md)", "Markdown");
  assert.deepEqual(await listed(page), [["3:5 […](…)", "y.md", "https://h.example/dir/y.md"]]);
  await put(page, "Words, and http://a.example/.");
  await status.getByText(say("documents:read:text")).waitFor();
  await page.locator(".lead").getByRole("button").waitFor();
});

test("the examples of a feed and of a schema: each reference has the base around it", async (t) => {
  const page = await pageAt(t, "");
  for (const [name, targets] of /** @type {[string, string[]][]} */ ([
    [
      "feed",
      ["posts/feed.xml", "posts/2024/one.html", "posts/2024/one.png"].map((path) => `https://blog.example/${path}`),
    ],
    ["schema", ["item.json", "parts/country.json#/code"].map((path) => `https://schemas.example/${path}`)],
  ])) {
    await open(page, { example: name, retrieval: chip(name).retrieval ?? null });
    await eventually(async () =>
      assert.deepEqual(
        (await listed(page)).map(([, , target]) => target),
        targets,
      ),
    );
  }
});

test("what a text is read as can be chosen, and a link has it", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "none", retrieval: "http://h/" });
  await put(page, "Words, and <a href=x>one</a>. See [y](z).");
  const status = page.locator(".of-base .status");
  await status.getByText(say("documents:read:format", { format: "Markdown" })).waitFor();
  await page.getByRole("combobox", { name: say("documents:as") }).selectOption("html");
  await status.getByText(say("documents:read:format", { format: "HTML" })).waitFor();
  assert.deepEqual(await listed(page), [["1:20 a href", "x", "http://h/x"]]);
  await eventually(async () => assert.match(await page.evaluate(() => location.hash), /&format=html/));
  await page.reload();
  await status.getByText(say("documents:read:format", { format: "HTML" })).waitFor();
  await page.getByRole("button", { name: say("documents:examples:embedded") }).click();
  await eventually(async () => assert.doesNotMatch(await page.evaluate(() => location.hash), /format/));
});

test("by the URL Standard, the base is the document base URL of HTML", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "none", retrieval: "http://h.example/a/b" });
  await page.locator('uri-verdicts input[value="url-standard"]').check();
  await says(page, saying("documents:why:retrieval", { kinds: "", base: "http://h.example/a/b" }));
  const used = page.locator("uri-layers .layer.wins");
  for (const [href, base, state] of [
    ["../c\\d/", "http://h.example/c/d/", null],
    ["http://a b/", null, "failure"],
    ["data:text/plain,x", null, "scheme"],
    ["//E.example", "http://e.example/", null],
  ]) {
    await put(page, `<base href="${href}"><a href="x?y z">1</a><form action=""></form>`);
    await used
      .getByText(base ?? "http://h.example/a/b")
      .first()
      .waitFor();
    if (state)
      assert.match(await page.locator(`uri-layers li.${state}`).innerText(), saying(`documents:states:${state}`));
    assert.deepEqual(
      (await listed(page)).map(([, , target]) => target),
      [`${base ?? "http://h.example/a/"}x?y%20z`, "http://h.example/a/b"],
    );
  }
  assert.match(await page.locator("uri-verdicts").innerText(), /http:\/\/e\.example\//);
  await put(page, '{"$id": "http://e.example/", "$ref": "x"}');
  await eventually(async () =>
    assert.match(
      await page.locator(".of-base .status").innerText(),
      saying("page:notes:unspoken", { lacks: "bases", document: "URL Standard" }),
    ),
  );
});

test("a base for parts of a document is named, and a fragment alone needs none", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "none" });
  const row = (/** @type {string} */ reference) =>
    page
      .locator("uri-doclinks tbody tr", { hasText: reference })
      .innerText()
      .then((text) => text.replace(/\s+/g, " "));
  await put(page, '{"$defs": {"a": {}}, "items": {"$ref": "#/$defs/a"}, "not": {"$ref": "b"}}');
  await says(page, /No layer has a base\. References that are only a fragment need none\./);
  await eventually(async () => assert.ok((await row("#/$defs/a")).includes(say("documents:links:current"))));
  assert.ok((await row("#/$defs/a")).includes(say("documents:links:points", { at: "1:17" })));
  assert.ok((await row(" b ")).includes(say("documents:links:no-base")));
  const entry = `<content type="html" xml:base="https://a.example/posts/">
&lt;img src=&quot;b.png&quot;></content>`;
  await put(page, `<feed xmlns="http://www.w3.org/2005/Atom"><entry>\n${entry}</entry></feed>`);
  await says(page, saying("documents:why:none", { kinds: "xml:base" }));
  await eventually(async () =>
    assert.ok(
      (await row("b.png")).includes(
        `https://a.example/posts/ ${say("documents:links:given", { kind: "xml:base", at: "2:32" })}`,
      ),
    ),
  );
  assert.ok((await row("b.png")).startsWith("3:19 img src"), await row("b.png"));
  await page.locator(".of-base [name=retrieval]").fill("https://h.example/");
  await says(page, saying("documents:why:retrieval", { base: "https://h.example/", kinds: "xml:base" }));
});

test("a file is read as if it had been pasted", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "none" });
  await page.locator(".of-base input[type=file]").setInputFiles({
    name: "a.html",
    mimeType: "text/html",
    buffer: Buffer.from('<base href="http://file/"><a href="\xe9">', "latin1"),
  });
  await says(page, /http:\/\/file\//);
});

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`${width} pixels: nothing of a document is wider than the window`, { sweep: true }, async (t) => {
    const page = await pageAt(t, "", { width, height });
    for (const [name, edition] of [
      ["nested", "rfc3986"],
      ["forms", "url-syntax-05"],
      ["broken", "rfc3986"],
      ["two", "rfc1738"],
    ]) {
      await open(page, { example: name, retrieval: chip(name).retrieval ?? null, edition });
      await eventually(async () => assert.equal(await box(page).inputValue(), chip(name).text));
      await page.locator(`uri-verdicts .chosen input[value="${edition}"]`).waitFor();
      await page.locator("uri-layers .layer").first().waitFor();
      await painted(page);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);
    }
  });
