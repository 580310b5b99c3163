/**
 * Errors of texts: a sentence on what to do, the buttons that do it, and their results; and the page's line with them.
 */
import assert from "node:assert/strict";
import { encode } from "../src/texts/percent.js";
import { faultOf } from "../src/reading/fault.js";
import { mends } from "../src/reading/mend.js";
import { withoutMarks } from "../src/texts/marks.js";
import { atOf, mendLabel, placeOf, problemText, terminals } from "../src/reading/problem.js";
import problemWords from "../src/words/en/problem.js";
import { baseOf, eventually, pageAt, painted, referenceOf, sliderOf } from "./browser.js";
import { editions, engine, words } from "./fixtures.js";
import { hard, link, pairs } from "./support.js";
import { test } from "./test.js";

/**
 * The error of a text, and its fixes.
 * @param {string} text @param {"base" | "reference"} use @param {string} edition
 */
function wrong(text, use, edition) {
  const x = engine.explain({ base: "http://a/b/c/d;p?q", reference: "g", [use]: text, edition });
  if ("error" in x) assert.fail(x.error.message);
  const [problem] = x[use].errors;
  if (!problem) return null;
  const production = /** @type {string} */ (x[use].production);
  const offered = mends(engine, text, problem, { edition, production }).map((mend) => {
    const then = engine.validate(mend.text, { edition, production });
    return { ...mend, label: mendLabel(words, mend), valid: "valid" in then && then.valid };
  });
  return {
    problem,
    fault: faultOf(problem, text),
    sentence: withoutMarks(problemText(words, edition, problem, text)),
    offered,
  };
}

/** Texts with their error, and the result of each button. @type {[text: string, kind: string, ...mends: [id: string, count: number, text: string][]][]} */
const references = [
  ["a b", "space", ["space", 1, "a%20b"]],
  ["http://a b/c d e", "host-space", ["blank", 1, "http://ab/c d e"]],
  ["http://exa mple.org:80/", "host-space", ["blank", 1, "http://example.org:80/"]],
  ["http://u ser@h/c d", "space", ["space", 2, "http://u%20ser@h/c%20d"]],
  ["a b ", "space", ["space", 1, "a%20b "]],
  ["  a", "blank-before", ["trim", 1, "a"]],
  ["\ta \n", "blank-before", ["trim", 1, "a"]],
  ["a\r\n", "blank-after", ["trim", 1, "a"]],
  ["a\n  b\nc", "line-break", ["line-break", 2, "abc"]],
  ["a%zz", "percent", ["percent", 1, "a%25zz"]],
  ["50%/100%/%41", "percent", ["percent", 2, "50%25/100%25/%41"]],
  ["a%4", "percent", ["percent", 1, "a%254"]],
  ["1http://x", "scheme-start", ["dot-slash", 1, "./1http://x"]],
  ["_:x", "scheme-character", ["dot-slash", 1, "./_:x"]],
  ["a_b:c", "scheme-character", ["dot-slash", 1, "./a_b:c"]],
  ["a b:c", "scheme-foreign", ["blank", 1, "ab:c"], ["dot-slash-encode", 1, "./a%20b:c"]],
  ["é:x", "scheme-foreign", ["dot-slash-encode", 1, "./%C3%A9:x"]],
  ["aé|b:c é", "scheme-foreign", ["dot-slash-encode", 4, "./a%C3%A9%7Cb:c%20%C3%A9"]],
  [":x", "scheme-missing", ["dot-slash", 1, "./:x"]],
  ["1.2.3.4:80", "scheme-start", ["slashes", 1, "//1.2.3.4:80"], ["add-scheme", 1, "https://1.2.3.4:80"]],
  ["http://[::1/x", "bracket-open", ["bracket", 1, "http://[::1]/x"]],
  ["http://[", "bracketed"],
  ["http://[1::2::3]", "bracketed"],
  ["//[::1.2.3.256]", "octet"],
  ["//[::1]x", "after-bracket"],
  ["//[v1]", "future"],
  ["//[fe80::1%25eth0]/x", "zone", ["zone", 1, "//[fe80::1]/x"]],
  ["[fe80::1%eth0]", "bracket-host", ["slashes", 1, "//[fe80::1]"], ["add-scheme", 1, "https://[fe80::1]"]],
  ["[::1]", "bracket-host", ["slashes", 1, "//[::1]"], ["add-scheme", 1, "https://[::1]"]],
  ["http://a:8x/", "port"],
  ["http://a:80:90/", "port"],
  ["//u@h@i/@", "at-sign", ["at-sign", 1, "//u%40h@i/@"]],
  ["a#b#c#d", "hash", ["hash", 2, "a#b%23c%23d"]],
  ["é", "foreign", ["foreign", 1, "%C3%A9"]],
  ["例え/../é?😀", "foreign", ["foreign", 4, "%E4%BE%8B%E3%81%88/../%C3%A9?%F0%9F%98%80"]],
  ["a\u200bb\u200b", "unseen", ["unseen", 2, "ab"]],
  ["a\\b\\c", "backslash", ["backslash", 2, "a/b/c"], ["encode", 2, "a%5Cb%5Cc"]],
  ["http:\\\\a", "backslash", ["backslash", 2, "http://a"], ["encode", 2, "http:%5C%5Ca"]],
  ["http://a/[1]", "brackets", ["brackets", 2, "http://a/%5B1%5D"]],
  ["a|b{c}", "encode", ["encode", 3, "a%7Cb%7Bc%7D"]],
  ["<a>", "encode", ["unwrap", 1, "a"], ["encode", 2, "%3Ca%3E"]],
  ["\u0001", "encode", ["encode", 1, "%01"]],
];

test("delimiters around a URI are removed first, with the white space, before anything is encoded", () => {
  for (const [text, mended] of [
    ["<http://a/b>", "http://a/b"],
    ["<URL:http://a/b>", "http://a/b"],
    ["<url: http://a/\n b>", "http://a/b"],
    ['"http://a/b"', "http://a/b"],
    [" <../g> ", "../g"],
    ["<http:\n//a/b>", "http://a/b"],
    ["<http://a/ b|c>", "http://a/b|c"],
  ])
    for (const edition of ["url-syntax-05", "rfc2396bis-01", "rfc3986"]) {
      const [first] = wrong(text, "reference", edition)?.offered ?? [];
      assert.equal(first?.id, "unwrap", `${text}: ${edition}`);
      assert.equal(first?.text, mended, edition);
      assert.equal(first?.valid, !mended.includes("|"), text);
    }
  assert.equal(wrong("<URL:http://a/b>", "reference", "rfc1738")?.offered[0].text, "http://a/b");
  for (const text of ["a<b", "<>", '""', "<a", 'x"y"', "<a><b>"])
    assert.ok(!wrong(text, "reference", "rfc3986")?.offered.some(({ id }) => id === "unwrap"), text);
});

/** @type {typeof references} */
const bases = [
  ["", "scheme-needed"],
  ["www.example.com/x", "scheme-needed", ["add-scheme", 1, "https://www.example.com/x"]],
  ["//a/b", "scheme-needed", ["http", 1, "http://a/b"]],
  ["http//a/b", "scheme-needed", ["colon", 1, "http://a/b"]],
  ["1http://x", "scheme-start"],
  ["ht tp://x", "scheme-foreign", ["blank", 1, "http://x"]],
  ["hé:x", "scheme-foreign"],
  [" http://a/ ", "blank-before", ["trim", 1, "http://a/"]],
];

for (const [use, table] of /** @type {const} */ ([
  ["reference", references],
  ["base", bases],
]))
  for (const [text, kind, ...buttons] of table)
    test(`the ${use} ${JSON.stringify(text)} has an error of the kind “${kind}”, and what fixes it`, () => {
      const found = wrong(text, use, "rfc3986");
      assert.ok(found, "nothing is wrong");
      assert.equal(found.fault.kind, kind);
      assert.deepEqual(
        found.offered.map(({ id, count, text }) => [id, count, text]),
        buttons,
      );
    });

test("a relative path that looks like a scheme is told to begin with ./, and a base is not", () => {
  for (const text of ["1:2", ":"]) {
    assert.ok(wrong(text, "reference", "rfc3986")?.sentence.includes("./"), text);
    assert.ok(!wrong(text, "base", "rfc3986")?.sentence.includes("./"), text);
  }
});

test("the document of 1993 encodes characters by their ISO Latin 1 codes, and no others", () => {
  const found = wrong("http://a/é b{ÿ", "reference", "url-1993");
  assert.ok(found?.sentence.includes("%E9"), found?.sentence);
  assert.deepEqual(
    found?.offered.map(({ id, count, text }) => [id, count, text]),
    [["foreign", 2, "http://a/%E9 b{%FF"]],
  );
  assert.equal(wrong("http://a/é", "reference", "rfc1738")?.offered[0]?.text, "http://a/%C3%A9");
  const quoted = wrong('http://a/<b"c>', "reference", "url-1993");
  assert.equal(quoted?.offered[0].text, 'http://a/%3Cb"c%3E', "quotation marks are allowed");
  const beyond = wrong("http://a/é例", "reference", "url-1993");
  assert.deepEqual(beyond?.offered, []);
  const none = withoutMarks(words.say("problem:kinds:foreign", { found: words.character("例"), encoded: "" }));
  assert.equal(wrong("http://a/例", "reference", "url-1993")?.sentence, none);
  for (const { id } of engine.editions().filter(({ lacks, living }) => !living && !lacks?.includes("encoding"))) {
    for (const character of ["é", "\u00ff", "\u0080", " ", "例", "\u{1F600}", "|"]) {
      const answer = engine.encode(character, { edition: id });
      assert.ok("encoded" in answer && (answer.encoded ?? "") === encode(character, id), `${character} in ${id}`);
    }
  }
});

test("documents have errors that only they find", () => {
  const query = wrong("?y", "reference", "rfc2396");
  assert.equal(query?.fault.kind, "query-first");
  assert.deepEqual(
    query?.offered.map(({ id, text, valid }) => [id, text, valid]),
    [["dot-slash-query", "./?y", true]],
  );
  for (const edition of ["url-1993", "rfc1630", "rfc1738", "rfc1808", "url-syntax-05", "rfc2396"])
    for (const text of ["http://[::1/", "http://[fe80::1%eth0]/", "http://u@[::1]/"]) {
      const found = wrong(text, "reference", edition);
      if (text.includes("@") && edition === "rfc1738") continue; // its error is before the bracket
      assert.equal(found?.fault.kind, "no-brackets", `${text}: ${edition}`);
      assert.deepEqual(found?.offered, [], edition);
    }
  for (const edition of ["url-1993", "rfc1630"])
    assert.notEqual(wrong("http://256.1.1.1.1/", "reference", edition)?.fault.kind, "port");
  // For the same text, the same error has the same position, whichever rule fails at it.
  for (const edition of ["rfc1738", "rfc2396", "rfc2396bis-01", "rfc3986"]) {
    const found = wrong("a_b:c", "reference", edition);
    assert.ok(found && atOf(found.problem, "a_b:c") === 1, edition);
  }
  assert.equal(wrong("_a:b", "reference", "rfc1738")?.fault.kind, "scheme-character"); // a scheme may begin with a digit
  assert.equal(wrong("FOO:x", "reference", "rfc1738"), null); // "interpreters should use case-ignore"
  const capitals = wrong("HTTP://A/b", "reference", "url-1993");
  assert.equal(capitals?.fault.kind, "slashes");
  assert.deepEqual(
    capitals?.offered.map(({ id, text }) => [id, text]),
    [["small", "http://A/b"]],
  );
  assert.deepEqual(wrong("foo://a/b", "reference", "url-1993")?.offered, []);
  assert.equal(wrong("ftp://a b", "reference", "rfc1738")?.offered[0]?.text, "ftp://ab");
  assert.equal(wrong("http:// a", "reference", "url-1993")?.fault.kind, "other");
});

for (const sweep of [false, true])
  test("every error has a sentence that ends, and no fix makes anything worse", { sweep }, () => {
    const kinds = new Set();
    const ids = new Set();
    const texts = [
      "HTTP://A/b",
      "http://",
      "news:",
      ...hard,
      ...references.map(([text]) => text),
      ...bases.map(([text]) => text),
      ...pairs(sweep ? 300 : 30, 10).flatMap(({ base, reference }) => [base, reference]),
    ];
    const some = sweep
      ? editions.filter(({ lacks }) => !lacks?.includes("syntax")).map(({ id }) => id)
      : ["url-1993", "rfc3986"];
    for (const edition of some) {
      for (const text of texts) {
        for (const use of /** @type {const} */ (["base", "reference"])) {
          const found = wrong(text, use, edition);
          if (!found) continue;
          const where = link({ [use]: text, edition });
          const { problem, fault, sentence, offered } = found;
          kinds.add(fault.kind);
          assert.match(sentence, /^[^a-z].*\.$/, where);
          assert.doesNotMatch(sentence, /undefined|nothing,|‹/, where);
          assert.match(
            placeOf(words, problem, text),
            fault.kind === "scheme-needed" && !problem.id ? /^$/ : /^At .+\.$/,
            where,
          );
          // A validation error has a name instead of a list of allowed characters.
          assert.equal(terminals(words, edition, problem.expected).length > 0, !problem.id, where);
          for (const mend of offered) {
            ids.add(mend.id);
            assert.notEqual(mend.text, text, where);
            assert.ok(mend.count > 0, where);
            assert.doesNotMatch(mend.label, /undefined|\b0\b/, where);
            // The fix just applied must not be offered again.
            const again = wrong(mend.text, use, edition);
            // The URL Standard first checks both ends, and then the text between them.
            if (again && problem.id && mend.id === "trim")
              assert.ok(!again.offered.some(({ id }) => id === "trim"), where);
            else if (again) assert.ok(mend.text.length - again.problem.at <= 3 * (text.length - problem.at) + 9, where);
          }
        }
      }
    }
    for (const [text, edition] of [
      ["?y", "rfc2396"],
      ["http://[::1]/", "rfc1808"],
    ]) {
      const found = wrong(text, "reference", edition);
      kinds.add(found?.fault.kind);
      found?.offered.forEach(({ id }) => ids.add(id));
    }
    for (const text of ["http://[fe80::1]:80#"]) {
      const validity = engine.validate(text, { production: "absolute-URI" });
      if ("valid" in validity && !validity.valid) kinds.add(faultOf(validity.errors[0], text).kind);
    }
    assert.deepEqual(
      Object.keys(problemWords.kinds).filter((kind) => !kinds.has(kind)),
      [],
      "sentences that are never said",
    );
    assert.deepEqual(
      Object.keys(problemWords.mends).filter((id) => !ids.has(id)),
      [],
      "buttons that are never there",
    );
  });

for (const sweep of [false, true])
  test("pressing the first button again and again comes to an end", { sweep }, () => {
    for (const start of [...hard, ...pairs(sweep ? 150 : 20, 11).map(({ reference }) => reference)]) {
      let text = start;
      for (let pressed = 0; ; pressed++) {
        const [mend] = wrong(text, "reference", "rfc3986")?.offered ?? [];
        if (!mend) break;
        ({ text } = mend);
        assert.ok(pressed < 12, link({ reference: start }));
      }
    }
  });

test("what is allowed at a place is named in words", () => {
  /** @param {string} text @param {string} production */
  const can = (text, production) => {
    const validity = engine.validate(text, { production });
    return "valid" in validity && terminals(words, "rfc3986", validity.errors[0].expected).map(withoutMarks);
  };
  const range = withoutMarks(words.say("problem:range", { from: words.character("0"), to: words.character("5") }));
  const hex = words.say("problem:terminals:HEXDIG");
  assert.deepEqual(can("//[::1.2.3.256]", "URI-reference"), [range, words.character("]")]);
  assert.deepEqual(can("a%g", "URI-reference"), [hex]);
});

for (const { part, sweep } of [
  { part: "a b" },
  { part: "%zz" },
  ...["é", "\\", "a\n", "[", "#", "\u200b", "|"].map((part) => ({ part, sweep: true })),
])
  test(`finding fixes for a long text is linear work: ${JSON.stringify(part)}`, { sweep }, () => {
    const options = { edition: "rfc3986", production: "URI-reference" };
    const least = [10_000, 80_000].map((length) => {
      const text = `x${part.repeat(length)}x`;
      const validity = engine.validate(text, options);
      assert.ok("valid" in validity && !validity.valid, part);
      let asked = 0;
      /** An engine that accepts everything. */
      const easy = /** @type {import("../src/run/tolerant.js").Engine} */ ({
        ...engine,
        validate: (mended) => {
          asked += mended.length;
          return { valid: true, errors: [] };
        },
      });
      const times = Array.from({ length: 5 }, () => {
        asked = 0;
        const begun = process.cpuUsage(); // elapsed time depends on the machine's other work
        assert.ok(mends(easy, text, validity.errors[0], options).length, part);
        const { user, system } = process.cpuUsage(begun);
        return (user + system) / 1_000;
      });
      assert.ok(
        asked <= 14 * text.length,
        `${JSON.stringify(part)}: ${asked} characters are validated for ${text.length}`,
      );
      return Math.min(...times);
    });
    assert.ok(
      least[1] < 32 * least[0] + 200,
      `${JSON.stringify(part)}: ${least[0]} ms, and eight times as much ${least[1]} ms`,
    );
  });

/** The line below a box. @param {import("playwright-core").Page} page @param {"base" | "reference"} [use] */
const lineOf = (page, use = "reference") => page.locator(`uri-fault[name=${use}] .line`);
/**
 * Waits for the sentence about a text.
 * @param {import("playwright-core").Page} page @param {string} text @param {"base" | "reference"} use
 */
const told = (page, text, use = "reference") =>
  lineOf(page, use)
    .getByText(wrong(text, use, "rfc3986")?.sentence ?? assert.fail("nothing is wrong"))
    .waitFor();
test("an error has a sentence and a button, which does what the sentence says, and can be undone", async (t) => {
  const page = await pageAt(t, link({ reference: "g" }));
  await referenceOf(page).fill("a b c%zz");
  await told(page, "a b c%zz");
  await page.getByRole("button", { name: words.say("problem:mends:space", { count: 2 }) }).click();
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "a%20b%20c%zz"));
  await told(page, "a%20b%20c%zz");
  await page.getByRole("button", { name: words.say("problem:mends:percent", { count: 1 }) }).click();
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "a%20b%20c%25zz"));
  await eventually(async () => assert.equal(await lineOf(page).locator(".sign").count(), 0, "the fault is still told"));
  await page.goBack();
  await page.waitForFunction(() => $("uri-field[name=reference] textarea").value === "a%20b%20c%zz");
  await page.goBack();
  await page.waitForFunction(() => $("uri-field[name=reference] textarea").value === "a b c%zz");
});

test("each of two errors is told below its own box", async (t) => {
  const page = await pageAt(t, link({ base: "http://a b/", reference: "x|y" }));
  await told(page, "x|y");
  await told(page, "http://a b/", "base");
  assert.equal(await lineOf(page).locator(".said").count(), 1);
});

test("a dialog has the place, the rule, the section and what is allowed there, by keyboard", async (t) => {
  const page = await pageAt(t, link({ reference: "//[::1.2.3.256]" }));
  const button = page.getByRole("button", { name: words.say("ui:line:details") });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: words.say("problem:details") });
  await dialog.waitFor();
  const text = await dialog.innerText();
  const found = wrong("//[::1.2.3.256]", "reference", "rfc3986");
  assert.ok(found);
  for (const part of [
    found.sentence,
    placeOf(words, found.problem, "//[::1.2.3.256]"),
    "IP-literal",
    ...terminals(words, "rfc3986", found.problem.expected).map(withoutMarks),
  ])
    assert.ok(text.includes(part), `${part} is not in ${text}`);
  assert.match(`${await dialog.locator("cite a").getAttribute("href")}`, /rfc3986#section-3\.2\.2$/);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.ok(await button.evaluate((one) => one === document.activeElement), "the focus is lost");
});

test("a fix among the details does the same", async (t) => {
  const page = await pageAt(t, link({ reference: "a\\b" }));
  await page.getByRole("button", { name: words.say("ui:line:details") }).click();
  const encode = words.say("problem:mends:encode", { count: 1, found: words.character("\\") });
  await page.getByRole("dialog").getByRole("button", { name: encode }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "a%5Cb"));
});

for (const { width, height, sweep } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800, sweep: true },
  { width: 768, height: 1024, sweep: true },
])
  test(`at ${width} × ${height}, what is said of an error is whole, and inside its line`, { sweep }, async (t) => {
    const page = await pageAt(t, link({ reference: "g" }), { width, height });
    const texts = references.map(([text]) => text).filter((text) => !/[\n\r]/.test(text));
    for (const text of texts.filter((_, i) => sweep || i % 4 === 0)) {
      await referenceOf(page).fill(text);
      await lineOf(page).locator(".sign").waitFor();
      await painted(page);
      const cut = await page.evaluate(() =>
        $$("uri-fault .line, uri-fault .line p, uri-fault button")
          .filter((one) => one.checkVisibility())
          .flatMap((one) => {
            const [box, line] = [one, one.closest("uri-fault")].map((e) =>
              /** @type {Element} */ (e).getBoundingClientRect(),
            );
            return box.top < line.top - 1 ||
              box.bottom > line.bottom + 1 ||
              box.right > line.right + 1 ||
              (one.localName === "p" && one.scrollHeight > one.clientHeight + 2)
              ? [`${one.className || one.localName}: ${one.textContent}`]
              : [];
          }),
      );
      assert.deepEqual(cut, [], text);
    }
  });

test("a step beyond the end is told, and can be put away", async (t) => {
  const page = await pageAt(t, `${link({ reference: "g" })}&step=99`);
  const notice = page.locator("uri-notices [role=status]");
  const total = await sliderOf(page).getAttribute("max");
  const said = withoutMarks(words.say("page:notes:link-step-beyond", { value: 99, total: Number(total) }));
  await notice.getByText(said).waitFor();
  await notice.getByRole("button", { name: words.say("ui:close") }).click();
  await eventually(async () => assert.equal((await notice.innerText()).trim(), ""));
});
