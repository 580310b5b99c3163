/**
 * URIs in running text: the part of the Documents room, in Chromium. The marked text is the typed one, the list is the
 * engine's result, and the link contains nothing of the text.
 */
import assert from "node:assert/strict";
import { linkTo, start, write } from "../src/run/link.js";
import { drawnUntil, piecesOf, stretchesOf } from "../src/cases/runningtext.js";
import { atLink, eventually, faultsOf, goto, pageAt, painted, shows } from "./browser.js";
import { editions, engine, say, saying, words } from "./fixtures.js";
import { markup } from "./markup.js";
import { each } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @import { Extracted } from "../src/run/engine.js" */

const { Extracted: Drawn } = await import("../src/views/rooms/extracted.js");

const chips = ["in-2005", "in-2003", "in-1997", "in-1994", "in-1993", "hyphen", "bare", "mixed", "no-uri"];
const textOf = (/** @type {string} */ name) => words.say(`extract:texts:${name}`);

/** @param {string} text @param {string} [edition] @returns {Extracted} */
function found(text, edition = "rfc3986") {
  const answer = engine.extract(text, { edition });
  assert.ok("found" in answer);
  return answer;
}

/** Texts that together contain everything that an answer can have. */
const all = [
  ...chips.map(textOf),
  "",
  'שלום "http://example.com/א" \u{1F600}<URL:\n\u{1F600}>',
  "URL=<URL=<http://a/ b-\n\n c>",
  '<URL: http://a^/b-\u2028-\n c d>, "http://a/ b-\n c. "',
  '地图见http://a/x，http://a/map吧 http://a/?x=1&amp;y=2 "https:\\/\\/a\\/b" /a?b=http://c/',
  "https://a/Tick:_チック、チック…ブーン!",
  "a:b\r\nwww.x-\r\ny http://[",
];

test("the pieces of a text are the text, and those of a URI are the URI", () => {
  for (const text of all)
    for (const { id } of editions.filter(({ lacks }) => !lacks?.includes("delimiting"))) {
      const answer = found(text, id);
      for (const end of [text.length, 3, 20]) {
        assert.equal(
          stretchesOf(answer, Math.min(end, text.length))
            .map(({ span }) => text.slice(...span))
            .join(""),
          text.slice(0, end),
        );
      }
      for (const one of answer.found) {
        const pieces = piecesOf(one);
        assert.equal(pieces.map(({ span }) => text.slice(...span)).join(""), text.slice(...one.whole));
        assert.equal(
          pieces
            .filter(({ kind }) => kind === "uri")
            .map(({ span }) => text.slice(...span))
            .join(""),
          one.uri.toWellFormed(),
        );
        assert.equal(pieces.filter(({ doubt }) => doubt).length, one.doubts.flatMap(({ places }) => places).length);
        assert.equal(
          pieces.filter(({ wrong }) => wrong).length,
          Number(one.errors.length > 0 && one.errors[0].at < one.uri.length),
        );
      }
    }
});

test("the drawing ends with a URI, and not within one that is short", () => {
  const text = `${"x ".repeat(10)}<http://example.com/> ${"y ".repeat(10)}`;
  assert.equal(drawnUntil(text, found(text), 22), 41);
  assert.equal(drawnUntil(text, found(text), 5), 5);
  assert.equal(drawnUntil(text, found(text), 1000), text.length);
  assert.equal(drawnUntil(`<http://a/${"b".repeat(1000)}>`, found(`<http://a/${"b".repeat(1000)}>`), 100), 100);
});

test("bad arguments of extract() are errors, and any text has an answer", () => {
  const any = /** @type {any} */ (engine);
  for (const args of [
    [],
    [5],
    [null, {}],
    ["a", { edition: 5 }],
    ["a", { edition: "no" }],
    [{}, null],
    [
      "a",
      {
        get edition() {
          throw new Error();
        },
      },
    ],
  ]) {
    assert.equal(any.extract(...args).outcome, "error");
  }
  for (const limit of ["x", null, {}]) assert.equal(any.extract("a", { limit }).outcome, "error");
  for (const limit of [-1, 0, 2, 1e9, NaN]) assert.equal(any.extract("http://a/ \ud800", { limit }).totalFound, 1);
});

test("every wrapper, doubt, remark and place that is passed over has its words, in every edition", () => {
  /** @type {Set<string>} */
  const said = new Set();
  for (const text of all)
    for (const { id } of editions.filter(({ lacks }) => !lacks?.includes("delimiting"))) {
      const answer = found(text, id);
      for (const name of answer.decided) said.add(`decided:${name}`);
      for (const { why } of answer.passed) said.add(`passed:${why}`);
      for (const { doubts } of answer.found) for (const { kind } of doubts) said.add(`doubts:${kind}`);
    }
  for (const id of said) assert.ok(words.has(`extract:${id}`), id);
  for (const group of ["decided", "doubts"]) {
    const ids = Object.keys(/** @type {Record<string, unknown>} */ (words.group("extract")[group])).filter(
      (id) => id !== "title",
    );
    assert.deepEqual(
      ids.filter((id) => !said.has(`${group}:${id}`)),
      [],
    );
  }
});

test("what is beside a URI is said as it is, where that is no white space", () => {
  const view = new Drawn();
  view.words = words;
  const drawn = (/** @type {string} */ text) => markup(view.draw({ answer: found(text), text, link: null }));
  const beside = (/** @type {string} */ sides, before = "", after = "") =>
    say("extract:beside", { sides, before, after });
  for (const [text, ...said] of [
    ["地图见http://a/x，名单在http://b/y。", beside("both", "见", "，"), beside("both", "在", "。")],
    ["K=http://a/x", beside("before", "=")],
    ["url(https://a/x.png) and \\url{https://b/}", beside("both", "(", ")"), beside("both", "{", "}")],
    ["\u{1F600}http://a/x|sh", beside("both", "\u{1F600}", "|")],
    ["http://a/x|sh", beside("after", "", "|")],
    ["see (http://a/x).", say("extract:wrappers:white-space")],
  ])
    for (const one of said)
      assert.ok(
        drawn(text)
          .replace(/<[^>]*>/g, "")
          .includes(one),
        `${one}: ${drawn(text).replace(/<[^>]*>/g, "")}`,
      );
});

test("a prefix is cited by the section that speaks of it", () => {
  let distinct = 0;
  for (const { id } of editions.filter(({ lacks }) => !lacks?.includes("delimiting"))) {
    const text = "<URL:http://a/>";
    const answer = found(text, id);
    const { prefix, delimiting } = answer.sections;
    if (!prefix || prefix === delimiting || !answer.found.length) continue;
    distinct++;
    const view = new Drawn();
    view.words = words;
    const drawn = markup(view.draw({ answer, text, link: null }));
    const [, entry = ""] = /<h3>(.*?)<\/li>/s.exec(drawn) ?? [];
    assert.ok(entry.includes(prefix), `${id}: ${entry}`);
  }
  assert.ok(distinct > 0);
});

const linkOf = (/** @type {Record<string, string>} */ fields) => linkTo("documents", { part: "text", ...fields });

/** @param {Page} page @param {Record<string, string>} [fields] */
async function open(page, fields = {}) {
  await goto(page, linkOf(fields));
  await page.locator("uri-extracted > *").first().waitFor();
}

const box = (/** @type {Page} */ page) => page.getByRole("textbox", { name: say("extract:text") });

/** The URIs that are listed. @param {Page} page */
const listed = (page) => page.locator("uri-extracted ol h3 code").allTextContents();

/** Waits until a text's URIs are listed. @param {Page} page @param {string} text @param {string} [edition] */
const lists = (page, text, edition) =>
  eventually(async () => assert.deepEqual(await listed(page), each(found(text, edition).found, "uri")));

/** The text of each mark of a URI, as drawn. @param {Page} page @param {number} i */
const drawn = (page, i) =>
  page
    .locator("uri-extracted .found")
    .nth(i)
    .evaluate((element) =>
      [...element.querySelectorAll("b, i, sup")].map(
        (one) => `${one.className.replace(/\s+/g, " ").trim()} ${JSON.stringify(one.textContent)}`,
      ),
    );

const asking = editions.filter(({ lacks }) => !lacks?.includes("delimiting"));

for (const sweep of [false, true])
  test(
    `an example is marked and listed by its edition, and every year says how many it finds${sweep ? ": each of them" : ""}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, "");
      const looked = chips.flatMap((name) =>
        asking.map(({ id }) => ({ name, id, first: name === "hyphen" && id === "rfc3986" })),
      );
      for (const { name, id } of looked.filter(({ first }) => first !== sweep)) {
        await open(page, { example: name, edition: id });
        await lists(page, textOf(name), id);
        await eventually(async () =>
          assert.deepEqual(
            await page.locator("uri-verdicts .answer").allTextContents(),
            editions.map((one) =>
              asking.includes(one)
                ? words.say("extract:answer", { count: found(textOf(name), one.id).totalFound })
                : words.say("page:unspoken"),
            ),
          ),
        );
        const shown = await page.locator("uri-extracted .text").evaluate((text) => {
          const copy = /** @type {Element} */ (text.cloneNode(true));
          for (const extra of copy.querySelectorAll(".number, sup, .sign")) extra.remove();
          return copy.textContent;
        });
        const spaces = found(textOf(name), id).found.flatMap(({ marks }) =>
          marks.filter(({ kind }) => kind === "space").map(({ span }) => span),
        );
        const without = [...textOf(name)]
          .filter((_, at) => !spaces.some(([start, end]) => start <= at && at < end))
          .join(""); // visible signs replace these
        assert.equal(shown, without, `${name} ${id}`);
      }
    },
  );

test("the signs are explained, those that there are; a URI is drawn within its line", async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  const drawn = await page
    .locator(".running .found")
    .evaluateAll((found) => found.map((one) => getComputedStyle(one).display));
  assert.ok(drawn.length > 0 && drawn.every((display) => display === "inline"), drawn.join());
  for (const [text, ...names] of [
    ["see http://example.com/.", "punctuation"],
    ["<http://a.example/ b-\nc>", "wrapper", "break", "space", "doubt"],
    ["http://a.example/"],
  ]) {
    await box(page).fill(text);
    await eventually(async () =>
      assert.deepEqual(
        await page.locator("uri-extracted .legend dd").allInnerTexts(),
        names.map((name) => words.say(`extract:legend:${name}`)),
        text,
      ),
    );
  }
});

test("by keyboard: from a number in the text to the words, and back", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await open(page, { example: "hyphen" });
  await page.locator("uri-extracted .text .number").nth(1).focus();
  await page.keyboard.press("Enter");
  const second = page.locator("uri-extracted ol > li").nth(1);
  assert.equal(await second.getAttribute("aria-current"), "true");
  assert.equal(
    await page.locator("uri-extracted .found.chosen").innerText(),
    await page.locator("uri-extracted .found").nth(1).innerText(),
  );
  assert.equal(
    await page.evaluate(() => document.activeElement?.closest("li")?.dataset.index),
    "1",
    "the focus is not at the words",
  );
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("uri-extracted .text .number").nth(1).getAttribute("aria-pressed"), "true");
  await page.locator("uri-extracted .found").nth(2).click();
  assert.equal(
    await page.locator("uri-extracted ol > li").nth(2).getAttribute("aria-current"),
    "true",
    "a click on the URI",
  );
  assert.equal(await second.getAttribute("aria-current"), null);
});

test("a printed example is opened by its id", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  const printed = engine.examples();
  assert.ok(Array.isArray(printed));
  const example = printed.find(({ kind, edition }) => kind === "extract" && edition === "rfc1738") ?? assert.fail();
  await open(page, { example: example.id, edition: "rfc1738" });
  await lists(page, example.input, "rfc1738");
  assert.deepEqual(await listed(page), example.want);
});

test("a file is read, and dropped on the text; one that is no text is not", async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  const file = (/** @type {string} */ name, /** @type {string | Buffer} */ content) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(content),
  });
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles(file("a.txt", "from a file: <http://example.com/\r\nfile>"));
  await lists(page, "from a file: <http://example.com/\nfile>");
  await chooser.setInputFiles(file("b.bin", Buffer.from([0, 1, 2, 255])));
  await eventually(async () =>
    assert.equal(await page.locator(".of-text [role=status]").innerText(), say("extract:no-text")),
  );
  assert.deepEqual(await listed(page), ["http://example.com/file"]);
  const opens = await box(page).evaluate((target) => {
    const data = new DataTransfer();
    data.items.add(new File(["dropped http://example.com/drop"], "c.txt", { type: "text/plain" }));
    return target.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  assert.equal(opens, false, "the browser opens the file in place of the page");
  await lists(page, "dropped http://example.com/drop");
  await page.goBack();
  await lists(page, "from a file: <http://example.com/\nfile>");
});

test("a text of 1 MB: its beginning is drawn, the rest is counted, and typing goes on", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  const line = "See <http://example.com/a\nb>, or http://example.com/.\n";
  const times = Math.ceil((1 << 20) / line.length);
  const input = await page.locator("input[type=file]");
  await input.setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer: Buffer.from(line.repeat(times)) });
  await page.getByRole("heading", { name: say("extract:count", { count: 2 * times }) }).waitFor();
  assert.equal(await page.locator("uri-extracted ol > li").count(), 200);
  assert.match(
    await page.locator("uri-extracted .running > .note").innerText(),
    /^[\d,]+ more characters of the text aren’t drawn\.$/,
  );
  assert.match(await page.locator("uri-extracted .listed > .note").innerText(), /more aren’t listed/);
  await eventually(async () =>
    assert.deepEqual(
      await page.locator("uri-verdicts .answer").allTextContents(),
      editions.map(({ id, lacks }) =>
        lacks.includes("delimiting")
          ? words.say("page:unspoken")
          : words.say("extract:answer", {
              count: { "url-1993": times, rfc1630: times, rfc1738: 0 }[id] ?? 2 * times,
            }),
      ),
    ),
  );
  await box(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("http://first.example/ ");
  await page.getByRole("heading", { name: say("extract:count", { count: 2 * times + 1 }) }).waitFor();
  assert.equal((await listed(page))[0], "http://first.example/");
});

for (const { texts, sweep } of [
  { texts: ['<img src=x onerror=alert(1)> "http://a/<script>"', "http://a/\u202e\u0000\ud800 x"] },
  { texts: ["<".repeat(5000), "<URL:".repeat(2000), "a:a:".repeat(3000)], sweep: true },
])
  test("hostile texts: an answer, and nothing of them is carried out", { sweep }, async (t) => {
    const page = await pageAt(t, "");
    const faults = faultsOf(page);
    await open(page);
    for (const text of texts) {
      await box(page).fill(text);
      await eventually(async () =>
        assert.equal(
          await page.locator("uri-extracted h2").nth(1).innerText(),
          words.say("extract:count", { count: found(text).totalFound }),
        ),
      );
      assert.equal(await page.locator("uri-extracted :is(img, script)").count(), 0);
    }
    await box(page).fill("");
    await page.getByText(say("extract:empty")).waitFor();
    assert.deepEqual(faults, []);
  });

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`${width} pixels: nothing of a text and its list is wider than the window`, { sweep: true }, async (t) => {
    const page = await pageAt(t, "", { width, height });
    for (const name of ["mixed", "no-uri"]) {
      await open(page, { example: name });
      await lists(page, textOf(name));
      if (name === "mixed") await page.locator("uri-extracted .text .number").first().click();
      for (const summary of await page.locator("uri-extracted summary").all()) await summary.click();
      await painted(page);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        name,
      );
    }
  });

test("typed: marks in their places, words in the list, a link to Resolve; nothing of the text in the address", async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  const text = 'secret <URL:http://example.com/a-\n b>, "http://example.com/c d." (mailto:x@example.com), http://^ x:1';
  await box(page).fill(text);
  await lists(page, text);
  assert.deepEqual(await drawn(page, 0), [
    'open "<"',
    'prefix "URL:"',
    'uri literal "http://example.com/a"',
    'uri literal doubt "-"',
    'sign "?"',
    'break "↵\\n "',
    'uri literal "b"',
    'close ">"',
  ]);
  assert.deepEqual(await drawn(page, 1), [
    'open "\\""',
    'uri literal "http://example.com/c"',
    'space "␣"',
    'sign "?"',
    'uri literal "d"',
    'uri literal doubt "."',
    'sign "?"',
    'close "\\""',
  ]);
  assert.deepEqual(await drawn(page, 2), ['punctuation "("', 'uri literal "mailto:x@example.com"', 'punctuation "),"']);
  assert.deepEqual(await drawn(page, 3), ['uri literal "http://"', 'uri literal wrong "^"']);
  const entries = page.locator("uri-extracted ol > li");
  const said = (await entries.allInnerTexts()).map((entry) => entry.replaceAll(/\s+/g, " "));
  assert.match(said[0], saying("extract:wrappers:brackets-prefix"));
  assert.match(said[0], /RFC 3986, Appendix C.*http:\/\/example\.com\/ab /);
  assert.match(said[1], saying("extract:wrappers:quotes"));
  assert.match(said[1], /http:\/\/example\.com\/c .*http:\/\/example\.com\/cd /);
  assert.match(said[2], saying("extract:wrappers:white-space"));
  assert.match(said[3], saying("extract:fault"));
  assert.match(
    await page.locator("uri-extracted .passed-over").innerText(),
    saying("extract:passed:title", { count: 1 }),
  );
  const unknown = page.locator("uri-extracted span.passed").first();
  assert.equal(await unknown.getAttribute("title"), say("extract:passed:unknown"));
  await atLink(page, linkTo("documents", { part: "text", omitted: "text", edition: "rfc3986" }));

  assert.deepEqual(
    await page.locator("uri-extracted .legend dd").allInnerTexts(),
    ["wrapper", "break", "space", "punctuation", "doubt", "wrong", "passed"].map((name) =>
      words.say(`extract:legend:${name}`),
    ),
  );
  await page.reload();
  await page.locator("uri-extracted ol").waitFor();
  assert.equal(await box(page).inputValue(), text, "the text is not kept in the tab");

  await entries
    .first()
    .getByRole("link", { name: say("extract:resolve") })
    .nth(1)
    .click();
  await shows(page, write({ ...start, reference: "http://example.com/ab" }));
  await page.goBack();
  await lists(page, text);
  assert.equal(await box(page).inputValue(), text, "the text is gone after Back");
});
