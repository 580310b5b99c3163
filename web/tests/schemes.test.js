/**
 * The Schemes room in Chromium: a client's actions, stepped by keyboard; links, errors, names without a client; and the
 * words for every line and step of every scheme.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { rowsOf } from "../src/cases/dialogue.js";
import { linkTo } from "../src/run/link.js";
import { chipsOf } from "../src/rooms/schemechips.js";
import { SchemeCase } from "../src/cases/scheme.js";
import { withoutMarks } from "../src/texts/marks.js";
import { lineText, stepText } from "../src/views/stage/step.js";
import { atLink, eventually, goto, pageAt, painted, yearOf } from "./browser.js";
import { editions, engine, say, saying, words } from "./fixtures.js";
import { markup } from "./markup.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const { Dialogue } = await import("../src/views/rooms/dialogue.js");

/** @param {string} reference @param {string} [edition] @param {number | null} [step] */
const linkOf = (reference, edition = "rfc1738", step = null) =>
  linkTo("schemes", { reference, edition, step: step === null ? null : String(step) });

/** @param {string} reference @param {string} edition */
const caseOf = (reference, edition) => new SchemeCase({ engine, editions, words }, { reference, edition });

/** Runs in every spec that describes a client. */
const told = ["url-1993", "rfc1738"]
  .flatMap((edition) => chipsOf(edition).map(({ url }) => caseOf(url, edition)))
  .filter(({ scene }) => scene);

/** The texts of the tests for 1993's clients, which together execute each of their lines. */
const hard = (await readFile(new URL("../../core/edition/url1993/testdata/dialogues.txt", import.meta.url), "utf8"))
  .split("\n")
  .filter((line) => /^[a-z]+:/.test(line));

test("every line has its words, and every step a sentence that ends", () => {
  assert.ok(told.length >= 4, `only ${told.length} runs`);
  assert.ok(hard.length > 100, `only ${hard.length} texts`);
  for (const { scene, state } of [...told, ...hard.map((text) => caseOf(text, "url-1993"))]) {
    if (!scene) continue;
    const where = linkOf(state.reference, state.edition);
    for (const line of scene.listing.lines) {
      assert.ok(lineText(scene, line), `${line.id}: ${where}`);
      if (line.decided) assert.match(words.say(scene.idOf("decisions", line)), /\.$/, `${line.id}: ${where}`);
    }
    scene.steps.forEach(({ line }, i) => {
      const { id } = scene.listing.lines[line];
      assert.ok(words.has(scene.idOf("steps", scene.listing.lines[line])), `no sentence for ${id}: ${where}`);
      const said = withoutMarks(stepText(scene, i));
      assert.match(said, /^[^a-z].*[.]$/s, `${id}: ${where}`);
      assert.doesNotMatch(said, /undefined/, `${id}: ${where}`);
    });
  }
});

test("no message with a line break or a NUL from the URL is played without a mark, and no other has one", () => {
  const wrong = ["%0D%0A", "%0d", "%0A", "%00"];
  const injected = [
    [
      "url-1993",
      ["ftp://h/q~z", "ftp://u~z@h/a", "ftp://u:p~z@h/a", "ftp://h/q~z/", "news:q~z", "news:a~z@b", "telnet://u~z@h"],
    ],
    ["url-1993", ["gopher://h/0q~z", "gopher://h/7q?a~z", "wais://h/d~z?q", "wais://h/d?q~z", "prospero://h/a~z"]],
    ["rfc1738", ["wais://h/d~z", "wais://h/d?q~z", "wais://h/d/t/p~z", "file:///a~z"]],
  ];
  for (const [edition, texts] of /** @type {[string, string[]][]} */ (injected)) {
    for (const url of texts.flatMap((text) => wrong.map((escape) => text.replace("~", escape)))) {
      if (url === "prospero://h/a%00z") continue; // there the NUL begins the version
      const { scene } = caseOf(url, edition);
      assert.ok(scene && rowsOf(scene).some((row) => row.injected), linkOf(url, edition));
    }
  }
  /** @param {string} url @param {string} [edition] */
  const marked = (url, edition = "rfc1738") =>
    rowsOf(/** @type {import("../src/run/scene.js").Scene} */ (caseOf(url, edition).scene)).filter(
      (row) => row.injected,
    );
  for (const url of ["ftp://h/q%00z", "ftp://u%00@h/a", "news:a%00@b", "gopher://h/0%00", "gopher://h/0a%09q%00"])
    assert.ok(marked(url).length > 0, url);
  for (const url of [
    "ftp://h/q%0D%0ADELE%20x",
    "ftp://u%0A@h/",
    "gopher://mail.example:25/0%09%09x%0D%0AMAIL%20FROM:a%0D%0A",
  ])
    assert.deepEqual(marked(url), [], url); // RFC 1738 leaves them encoded
  assert.equal(marked("gopher://mail.example:25/0%09%09+%091%0D%0A+-1%0D%0AMAIL%20FROM:a%0D%0A.%0D%0A").length, 4);
  assert.ok(marked("ftp://h/a\nb").length > 0, "a line break that is not encoded");
  for (const { scene, state } of [...told, ...hard.map((text) => caseOf(text, "url-1993"))]) {
    const escaped = /%0[0ad]/i.test(state.reference) && !/^prospero:[^%]*(%00[^%]*){1,2}$/.test(state.reference);
    const form = state.reference.includes("%09?");
    if (scene && (!escaped || form))
      assert.ok(!rowsOf(scene).some((row) => row.injected), linkOf(state.reference, state.edition));
  }
});

test("the rows of a dialogue are all that is sent, and no character of it more", () => {
  for (const { scene, state } of told) {
    if (!scene) continue;
    const rows = rowsOf(scene).filter(({ kind }) => kind === "message");
    const end = scene.at(scene.steps.length);
    const sent = scene.listing.registers.flatMap(({ sent }, r) => (sent ? (end.text(r) ?? "") : [])).join("");
    assert.equal(
      rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(""),
      sent,
      linkOf(state.reference, state.edition),
    );
    for (const { pieces } of rows)
      for (const { origin, start, end, text } of pieces)
        if (origin === 0) assert.equal(state.reference.slice(start, end), text);
  }
});

/**
 * Follows a link, and waits for the spec's text about the scheme, or the note that there is none.
 * @param {Page} page @param {string} link @param {boolean} [speaks] whether it does
 */
async function open(page, link, speaks = true) {
  await goto(page, link);
  await page.locator(".schemes .chips button").first().waitFor();
  if (speaks) await page.locator("uri-scheme header").waitFor({ state: "attached" });
  else
    await page.locator(".schemes uri-notices li, .schemes uri-why .said, .schemes uri-why .notice").first().waitFor();
}

/** The sent messages in readable form. @param {Page} page */
const rowsIn = (page) => page.locator(".messages li:not(.coming) .said").allInnerTexts();

/** @param {Page} page @param {number} step */
const atStep = (page, step) =>
  page.waitForFunction((to) => $(".schemes uri-stepper input")?.value === to, String(step));

/** @param {Page} page */
const sliderOf = (page) => page.locator(".schemes uri-stepper input");
/** @param {Page} page */
const urlOf = (page) => page.locator(".schemes uri-field textarea");

const connection = `${say("schemes:rows:connection")} `;
/** The messages of clients: the examples that the documents describe, and one of each kind that they don't. @type {[string, string, string[]][]} */
const dialogues = [
  [
    "rfc1738",
    "ftp://myname@host.dom/%2Fetc/motd",
    [connection + "host.dom:21", "USER mynameCRLF", "PASS <password>CRLF", "CWD /etcCRLF", "RETR motdCRLF"],
  ],
  [
    "rfc1738",
    "gopher://gopher.example/0/order%09%09+%091%0D%0A+-1%0D%0Ared%0D%0Atwo%20bottles%0D%0A.%0D%0A",
    [connection + "gopher.example:70", "/orderTAB+TAB1CRLF", "+-1CRLF", "redCRLF", "two bottlesCRLF", ".CRLF"],
  ],
  [
    "rfc1738",
    "nntp://news.example/comp.infosystems.www.misc/4711",
    [connection + "news.example:119", "GROUP comp.infosystems.www.miscCRLF", "ARTICLE 4711CRLF"],
  ],
  [
    "rfc1738",
    "prospero://host.dom//pros/name;OBJECT-VERSION=3",
    [connection + "host.dom:1525", "access methods of /pros/name; OBJECT-VERSION=3"],
  ],
  [
    "url-1993",
    "gopher://gopher.example/7/wines?red+dry%2Bsweet",
    [connection + "gopher.example", "/winesTABred dry+sweetCRLF"],
  ],
  ["url-1993", "prospero://host.dom//pros/name%003%00public", [connection + "host.dom", "/pros/nameNUL3NULpublic"]],
  ["url-1993", "telnet://guest@host.dom:2323", [connection + "host.dom:2323", "guestCRLF"]],
  ["url-1993", "news:1@host.dom", [connection + "news", "ARTICLE <1@host.dom>CRLF"]],
  ["url-1993", "news:*", [connection + "news", "LISTCRLF"]],
];

test("what clients send is drawn message by message, and nothing before its step", () => {
  for (const [edition, url, want] of dialogues) {
    const { scene } = caseOf(url, edition);
    assert.ok(scene);
    const steps = rowsOf(scene).map((row) => row.step);
    for (let step = 0; step <= scene.steps.length; step++) {
      const drawn = markup(new Dialogue().draw(scene, step));
      const said = [...drawn.matchAll(/class="said">([^]*?)<\/code>/g)].map(([, one]) =>
        one.replace(/<\/?(span|code)\b[^>]*>/g, ""),
      );
      assert.deepEqual(said, want.slice(0, steps.filter((at) => at <= step).length), linkOf(url, edition, step));
    }
    assert.equal(steps.length, want.length, url);
  }
});

for (const [edition, url, want] of dialogues) {
  test(`stepped by keyboard, what is sent now is in sight: ${url}`, { sweep: true }, async (t) => {
    const page = await pageAt(t, "");
    await open(page, linkOf(url, edition, 0));
    await eventually(async () => assert.equal(await urlOf(page).inputValue(), url));
    await atStep(page, 0); // before that, the last run is on display, which may have more steps
    const steps = Number(await sliderOf(page).getAttribute("max"));
    const stands = await page.evaluate(() => ($(".schemes .panes").scrollIntoView(), scrollY));
    for (let step = 1; step <= steps; step++) {
      await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
      await page.keyboard.press("ArrowRight");
      await atStep(page, step);
      await painted(page);
      const seen = await page.evaluate(() => {
        const [pane, now] = [$(".messages"), $(".messages [aria-current=step]")];
        const [a, b] = [pane?.getBoundingClientRect(), now?.getBoundingClientRect()];
        return { scrolled: scrollY, inside: !a || !b || (b.top >= a.top - 1 && b.bottom <= a.bottom + 1) };
      });
      assert.deepEqual(seen, { scrolled: stands, inside: true }, linkOf(url, edition, step));
    }
    assert.deepEqual(await rowsIn(page), want);
    await atLink(page, linkOf(url, edition));
    await page.keyboard.press("Home");
    await page.locator(".messages .connection, .messages .message").first().waitFor({ state: "detached" });
    await page.locator(".messages").focus();
    await page.keyboard.press("ArrowDown");
    await page.locator(".messages [aria-current=step]").waitFor();
    assert.deepEqual(await rowsIn(page), want.slice(0, 1));
  });
}

test("afs: a client only opens a file, and says which", () => {
  const { scene } = caseOf("afs://cell.example/user/a%2Bb", "url-1993");
  assert.ok(scene);
  for (const [step, want] of /** @type {const} */ ([
    [5, "user/a%2Bb"],
    [7, "/afs/cell.example"],
    [9, "/user/a+b"],
  ]))
    assert.ok(stepText(scene, step - 1).includes(want), stepText(scene, step - 1));
  assert.deepEqual(rowsOf(scene), []);
});

test("a long dialogue keeps the current line in its pane, and so does the table; the page stands still", async (t) => {
  const page = await pageAt(t, "");
  const url = `ftp://h/${Array.from({ length: 40 }, (_, i) => `d${i}`).join("/")}/name`;
  await open(page, linkOf(url, "rfc1738", 0));
  const steps = Number(await sliderOf(page).getAttribute("max"));
  await page.locator(".schemes .year", { hasText: "named only" }).first().waitFor(); // the row of specs moves the panes
  const stands = await page.evaluate(() => ($(".schemes .panes").scrollIntoView(), scrollY));
  for (const step of [steps, 30, 90, steps - 1, 60]) {
    await sliderOf(page).fill(String(step));
    await atStep(page, step);
    await painted(page);
    const seen = await page.evaluate(() =>
      [
        [".messages", ".messages li:not(.coming):nth-last-child(1 of :not(.coming))"],
        ["uri-scheme .rows", "uri-scheme td.now"],
      ].map(([pane, row]) => {
        const [a, b] = [$(pane)?.getBoundingClientRect(), $(row)?.getBoundingClientRect()];
        return !a || !b || (b.top >= a.top - 1 && b.bottom <= a.bottom + 1);
      }),
    );
    assert.deepEqual([...seen, await page.evaluate(() => scrollY)], [true, true, stands], `step ${step}`);
  }
  await page.locator(".schemes uri-stepper .sentence", { hasText: "d" }).waitFor();
});

test("a space that is sent is no fault of what is said", async (t) => {
  const page = await pageAt(t, "");
  await open(page, linkOf("gopher://h/7/a%09red%20wine"));
  await page.locator(".schemes uri-stepper .sentence code", { hasText: "red wine" }).waitFor();
  assert.equal(await page.locator(".schemes uri-stepper .unseen").count(), 0);
});

test("a text that breaks its production: said in words, with place and production, and split all the same", async (t) => {
  const page = await pageAt(t, "");
  await open(page, linkOf("ftp://h/a b;type=x"));
  await page.locator(".schemes uri-why .of-fault", { hasText: saying("problem:kinds:space") }).waitFor();
  assert.equal(await page.locator("uri-scheme .production").innerText(), "ftpurl");
  assert.equal(await page.locator(".schemes uri-field .fault").count(), 1);
  assert.match(await page.locator("uri-scheme .generic").innerText(), /scheme ftp/);
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.locator(".schemes uri-why .mend").first().click();
  await page.waitForFunction(() => $(".schemes uri-field textarea").value === "ftp://h/a%20b;type=x");
  await page.locator(".schemes uri-why .of-fault").waitFor();
  const again = asked.filter((url) => url.endsWith(".wasm"));
  assert.deepEqual(again, [], "to mend a text is not to load the page again");
  assert.equal(await urlOf(page).getAttribute("aria-invalid"), "true");
});

for (const { hostile, every = 1, sweep } of [
  { hostile: "javascript:alert(1)", every: 4 },
  { hostile: "javascript:alert(1)", sweep: true },
  { hostile: "data:text/html,<script>alert(1)</script>", sweep: true },
  { hostile: "javascript://h/%0Aalert(1)", sweep: true },
]) {
  test(`nobody follows ${hostile}`, { sweep }, async (t) => {
    const page = await pageAt(t, "");
    for (const { id, lacks } of editions.filter((_, i) => i % every === 0)) {
      await open(page, linkOf(hostile, id), !lacks.includes("schemes"));
      await page.locator(`uri-standings .chosen input[value="${id}"]`).waitFor();
      assert.equal(await urlOf(page).inputValue(), hostile);
      const links = await page
        .locator("[data-room=schemes] a[href]")
        .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
      assert.deepEqual(
        links.filter((href) => !/^(https?:|#base=)/.test(href)), // into the Resolve room, too

        [],
        id,
      );
    }
  });
}

test("every edition says what it makes of a name", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await open(page, linkOf("ftp://h/a"));
  for (const [text, edition, standing] of /** @type {[string, string, string][]} */ ([
    ["ftp://h/a", "rfc3986", "named"],
    ["x-files:a", "rfc1630", "experimental"],
    ["afs://cell/a", "rfc1738", "reserved"],
    ["urn:isbn:1", "url-1993", "reserved"],
    ["foo:bar", "url-syntax-05", "unknown"],
    ["", "rfc2396bis-01", "none"],
  ])) {
    await urlOf(page).fill(text);
    await yearOf(page, edition).check();
    await page
      .locator("uri-standings .chosen .answer", { hasText: words.say(`schemes:standings:${standing}`) })
      .waitFor();
    await painted(page);
    assert.equal(await page.locator(".says").isVisible(), true);
  }
  await urlOf(page).fill("ftp://h/a");
  await page.locator(".says button", { hasText: "1994 RFC 1738" }).click();
  await page.locator(".messages .said", { hasText: "RETR a" }).waitFor();
});

test("from a target whose scheme the edition defines, a link leads to what a client does with it", async (t) => {
  const page = await pageAt(t, "#base=ftp://h/a/b&reference=ftp://h/x&edition=rfc1738");
  const link = page.locator('a[href^="#room=schemes"]:not(#rooms a)').first();
  await link.waitFor();
  await yearOf(page, "rfc3986").check();
  await link.waitFor({ state: "hidden" });
  await yearOf(page, "rfc1738").check();
  await link.click();
  await page.locator(".messages .said", { hasText: "RETR x" }).waitFor();
  assert.equal(await page.evaluate(() => location.hash), linkOf("ftp://h/x"));
});

test("what no client of today may send is marked at the message, and why stands above the dialogue", async (t) => {
  const page = await pageAt(t, "");
  await open(page, linkOf("ftp://h/q%0D%0ADELE%20xz", "url-1993", 100));
  await page
    .locator(".messages li.message", { hasText: "RETR" })
    .locator(".warned", { hasText: say("schemes:injected:mark") })
    .waitFor();
  const why = page.locator("uri-dialogue .injection");
  assert.ok(await why.isVisible());
  assert.equal(await why.innerText(), say("schemes:injected:why"));
  await open(page, linkOf("ftp://h/q", "url-1993", 100));
  await page.locator(".messages li.message", { hasText: "RETR" }).waitFor();
  assert.equal(await page.locator(".warned").count(), 0);
  assert.ok(await page.locator("uri-dialogue .injection").isHidden());
});
