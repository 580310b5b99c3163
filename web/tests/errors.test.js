/**
 * What is wrong with a text, in a sentence that says what to do; the buttons that do it,
 * and what comes of them; and the line of the page that says so.
 */
import assert from "node:assert/strict";
import { encode } from "../src/texts/percent.js";
import { faultOf } from "../src/reading/fault.js";
import { mends } from "../src/reading/mend.js";
import { withoutMarks } from "../src/texts/marks.js";
import { mendLabel, placeOf, problemText, terminals } from "../src/reading/problem.js";
import problemWords from "../src/words/en/problem.js";
import { axeFindings, baseOf, eventually, pages, painted, referenceOf } from "./browser.js";
import { hard, link, loadEngine, loadWords, pairs } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("../src/run/engine.js").Problem} Problem */

const engine = await loadEngine();
const editions = engine.editions();
const words = await loadWords();
const { inPage } = pages();

/**
 * What is wrong with a text, and its mends.
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

/** The table: a text, its sentence, and what each button says and makes of it. @type {[text: string, sentence: string, ...mends: [label: string, text: string][]][]} */
const references = [
  ["a b", "A space cannot stand here; write %20.", ["Percent-encode the space", "a%20b"]],
  [
    "http://a b/c d e",
    "A space cannot stand here; write %20.",
    ["Percent-encode all 3 spaces", "http://a%20b/c%20d%20e"],
  ],
  ["a b ", "A space cannot stand here; write %20.", ["Percent-encode the space", "a%20b "]],
  ["  a", "A space stands before the text; leave it out.", ["Trim the text", "a"]],
  ["\ta \n", "A tab stands before the text; leave it out.", ["Trim the text", "a"]],
  ["a\r\n", "A carriage return stands after the text; leave it out.", ["Trim the text", "a"]],
  ["a\n  b\nc", "A URI is one line; leave out the line break.", ["Remove all 2 line breaks", "abc"]],
  [
    "a%zz",
    "A % must be followed by two hexadecimal digits; to write a % itself, write %25.",
    ["Write %25 for it", "a%25zz"],
  ],
  [
    "50%/100%/%41",
    "A % must be followed by two hexadecimal digits; to write a % itself, write %25.",
    ["Write %25 for all 2", "50%25/100%25/%41"],
  ],
  [
    "a%4",
    "A % must be followed by two hexadecimal digits; to write a % itself, write %25.",
    ["Write %25 for it", "a%254"],
  ],
  [
    "1http://x",
    "A scheme begins with a letter from A to Z; “1” cannot be its first character.",
    ["Put ./ before it, as a path", "./1http://x"],
  ],
  [
    "_:x",
    "A scheme begins with a letter from A to Z; “_” cannot be its first character.",
    ["Put ./ before it, as a path", "./_:x"],
  ],
  [
    "a_b:c",
    "“_” cannot stand in a scheme, which is what comes before the first :.",
    ["Put ./ before it, as a path", "./a_b:c"],
  ],
  [
    "a b:c",
    "A space cannot stand in a scheme, before a :; nor can %20.",
    ["Leave it out", "ab:c"],
    ["Make it a path, with ./ and %20", "./a%20b:c"],
  ],
  [
    "é:x",
    "A scheme begins with a letter from A to Z; “é” cannot be its first character.",
    ["Make it a path, with ./ and %C3%A9", "./%C3%A9:x"],
  ],
  [
    "aé|b:c é",
    "“é” cannot stand in a scheme, before a :; nor can %C3%A9.",
    ["Make it a path, with ./ and 4 encodings", "./a%C3%A9%7Cb:c%20%C3%A9"],
  ],
  [
    ":x",
    "Before the first : stands a scheme, such as http; here there is nothing.",
    ["Put ./ before it, as a path", "./:x"],
  ],
  [
    "1.2.3.4:80",
    "A scheme begins with a letter from A to Z; “1” cannot be its first character.",
    ["Put // before it", "//1.2.3.4:80"],
    ["Put http:// before it", "http://1.2.3.4:80"],
  ],
  ["http://[::1/x", "A host in square brackets ends with ]; that is missing.", ["Put ] there", "http://[::1]/x"]],
  ["http://[", "The address in square brackets is not complete; then comes a ]."],
  ["http://[1::2::3]", "“:” does not fit into this IPv6 address: up to four hexadecimal digits, a colon, and so on."],
  ["//[::1.2.3.256]", "A number in an IPv4 address is 255 at most."],
  ["//[::1]x", "“x” does not fit after the ] of a host; a : with a port does, or a path."],
  ["//[v1]", "“]” does not fit: after [v come a version in hexadecimal digits, a . and the address."],
  [
    "//[fe80::1%25eth0]/x",
    "An address in a URI has no zone; leave out the % and what follows it.",
    ["Leave out the zone", "//[fe80::1]/x"],
  ],
  [
    "[::1]",
    "An address in square brackets cannot stand here: a host comes after //.",
    ["Put // before it", "//[::1]"],
    ["Put http:// before it", "http://[::1]"],
  ],
  ["http://a:8x/", "A port is made of digits; “x” cannot stand in it."],
  ["http://a:80:90/", "A port is made of digits; “:” cannot stand in it."],
  [
    "//u@h@i/@",
    "Only one @ can stand before a host; in a user name, write %40.",
    ["Write %40 in the user name", "//u%40h@i/@"],
  ],
  [
    "a#b#c#d",
    "Only one # can stand in a URI: it begins the fragment. Write %23 for this one.",
    ["Write %23 for all 2", "a#b%23c%23d"],
  ],
  ["é", "“é” cannot stand in a URI as it is; write %C3%A9.", ["Percent-encode “é”", "%C3%A9"]],
  [
    "例え/../é?\u{1F600}",
    "“例” cannot stand in a URI as it is; write %E4%BE%8B.",
    ["Percent-encode all 4 such characters", "%E4%BE%8B%E3%81%88/../%C3%A9?%F0%9F%98%80"],
  ],
  [
    "a\u200bb\u200b",
    "A zero width space cannot stand in a URI, and is easily pasted unseen; leave it out.",
    ["Remove all 2 unseen characters", "ab"],
  ],
  [
    "a\\b\\c",
    "A backslash cannot stand here; write a slash, /, or %5C for the backslash itself.",
    ["Write / for all 2", "a/b/c"],
    ["Percent-encode all 2", "a%5Cb%5Cc"],
  ],
  [
    "http:\\\\a",
    "A backslash cannot stand here; write a slash, /, or %5C for the backslash itself.",
    ["Write / for all 2", "http://a"],
    ["Percent-encode all 2", "http:%5C%5Ca"],
  ],
  ["http://a/[1]", "“[” cannot stand here; write %5B.", ["Percent-encode all 2 brackets", "http://a/%5B1%5D"]],
  ["a|b{c}", "“|” cannot stand here; write %7C.", ["Percent-encode all 3", "a%7Cb%7Bc%7D"]],
  [
    "<a>",
    "“<” cannot stand here; write %3C.",
    ["Take away what stands around it", "a"],
    ["Percent-encode all 2", "%3Ca%3E"],
  ],
  ["\u0001", "U+0001 cannot stand here; write %01.", ["Percent-encode U+0001", "%01"]],
];

test("what sets a URI off from a text is taken away first, with the white space in it, and only then is anything encoded", () => {
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
      assert.equal(first?.label, "Take away what stands around it", `${text}: ${edition}`);
      assert.equal(first?.text, mended, edition);
      assert.equal(first?.valid, !mended.includes("|"), text);
    }
  assert.equal(wrong("<URL:http://a/b>", "reference", "rfc1738")?.offered[0].text, "http://a/b");
  for (const text of ["a<b", "<>", '""', "<a", 'x"y"', "<a><b>"])
    assert.ok(!wrong(text, "reference", "rfc3986")?.offered.some(({ id }) => id === "unwrap"), text);
});

/** @type {typeof references} */
const bases = [
  ["", "A URI begins with a scheme and a colon, such as http:; here there is none."],
  [
    "www.example.com/x",
    "A URI begins with a scheme and a colon, such as http:; here there is none.",
    ["Put http:// before it", "http://www.example.com/x"],
  ],
  [
    "//a/b",
    "A URI begins with a scheme and a colon, such as http:; here there is none.",
    ["Put http: before it", "http://a/b"],
  ],
  [
    "http//a/b",
    "A URI begins with a scheme and a colon, such as http:; here there is none.",
    ["Put : after the scheme", "http://a/b"],
  ],
  ["1http://x", "A scheme begins with a letter from A to Z; “1” cannot be its first character."],
  ["ht tp://x", "A space cannot stand in a scheme, before a :; nor can %20.", ["Leave it out", "http://x"]],
  ["hé:x", "“é” cannot stand in a scheme, before a :; nor can %C3%A9."],
  [" http://a/ ", "A space stands before the text; leave it out.", ["Trim the text", "http://a/"]],
];

for (const [use, table] of /** @type {const} */ ([
  ["reference", references],
  ["base", bases],
])) {
  for (const [text, sentence, ...buttons] of table) {
    test(`${use} ${JSON.stringify(text)}: ${sentence}`, () => {
      const found = wrong(text, use, "rfc3986");
      assert.ok(found, "nothing is wrong");
      assert.equal(found.sentence, sentence);
      assert.deepEqual(
        found.offered.map(({ label, text }) => [label, text]),
        buttons,
      );
    });
  }
}

test("1993 encodes characters by their ISO Latin 1 codes, and others not at all", () => {
  const found = wrong("http://a/é b{ÿ", "reference", "url-1993");
  assert.equal(found?.sentence, "“é” cannot stand in a URI as it is; write %E9.");
  assert.deepEqual(
    found?.offered.map(({ label, text }) => [label, text]),
    [["Percent-encode all 2 such characters", "http://a/%E9 b{%FF"]],
  );
  assert.equal(wrong("http://a/é", "reference", "rfc1738")?.offered[0]?.text, "http://a/%C3%A9");
  const beyond = wrong("http://a/é例", "reference", "url-1993");
  assert.deepEqual(beyond?.offered, []);
  assert.equal(
    wrong("http://a/例", "reference", "url-1993")?.sentence,
    "“例” cannot stand in a URI, nor be encoded: by this document that takes an ISO Latin 1 code.",
  );
  for (const { id } of engine.editions().filter(({ lacks }) => !lacks?.includes("encoding"))) {
    for (const character of ["é", "\u00ff", "\u0080", " ", "例", "\u{1F600}", "|"]) {
      const answer = engine.encode(character, { edition: id });
      assert.ok("encoded" in answer && (answer.encoded ?? "") === encode(character, id), `${character} in ${id}`);
    }
  }
});

test("the other documents have the words for what only they refuse", () => {
  assert.equal(wrong("FOO:x", "reference", "rfc1738"), null); // "interpreters should use case-ignore"
  const capitals = wrong("HTTP://A/b", "reference", "url-1993");
  assert.equal(
    capitals?.sentence,
    "// cannot follow this name. Here it follows only http, ftp and the document's other schemes that have a host, all in small letters.",
  );
  assert.deepEqual(
    capitals?.offered.map(({ label, text }) => [label, text]),
    [["Write the scheme in small letters", "http://A/b"]],
  );
  assert.deepEqual(wrong("foo://a/b", "reference", "url-1993")?.offered, []);
  assert.equal(wrong("ftp://a b", "reference", "rfc1738")?.offered[0]?.text, "ftp://a%20b");
  assert.equal(
    wrong("http:// a", "reference", "url-1993")?.sentence,
    "A space cannot stand here; a letter or a digit can.",
  );
});

test("whatever is wrong has a sentence that ends, and no mend makes anything worse", () => {
  const kinds = new Set();
  const ids = new Set();
  const texts = [
    "HTTP://A/b",
    ...hard,
    ...references.map(([text]) => text),
    ...bases.map(([text]) => text),
    ...pairs(300, 10).flatMap(({ base, reference }) => [base, reference]),
  ];
  for (const { id: edition } of editions.filter(({ lacks }) => !lacks?.includes("syntax"))) {
    for (const text of texts) {
      for (const use of /** @type {const} */ (["base", "reference"])) {
        const found = wrong(text, use, edition);
        if (!found) continue;
        const where = link({ [use]: text, edition });
        const { problem, fault, sentence, offered } = found;
        kinds.add(fault.kind);
        assert.match(sentence, /^[^a-z].*\.$/, where);
        assert.doesNotMatch(sentence, /undefined|nothing,|‹/, where);
        assert.match(placeOf(words, problem, text), /^At .+\.$/, where);
        assert.ok(terminals(words, edition, problem.expected).length, where);
        for (const mend of offered) {
          ids.add(mend.id);
          assert.notEqual(mend.text, text, where);
          assert.ok(mend.count > 0, where);
          assert.doesNotMatch(mend.label, /undefined|\b0\b/, where);
          // What is offered again must not be what was just done.
          const again = wrong(mend.text, use, edition);
          if (again) assert.ok(mend.text.length - again.problem.at <= 3 * (text.length - problem.at) + 9, where);
        }
      }
    }
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

test("pressing the first button again and again comes to an end", () => {
  for (const start of [...hard, ...pairs(150, 11).map(({ reference }) => reference)]) {
    let text = start;
    for (let pressed = 0; ; pressed++) {
      const [mend] = wrong(text, "reference", "rfc3986")?.offered ?? [];
      if (!mend) break;
      ({ text } = mend);
      assert.ok(pressed < 12, link({ reference: start }));
    }
  }
});

test("what could stand there is what can, in words", () => {
  /** @param {string} text @param {string} production */
  const can = (text, production) => {
    const validity = engine.validate(text, { production });
    return "valid" in validity && terminals(words, "rfc3986", validity.errors[0].expected).map(withoutMarks);
  };
  assert.deepEqual(can("http://[fe80::1]:80#", "absolute-URI"), ["a digit", "“/”", "“?”", "the end"]);
  assert.deepEqual(can("//[::1.2.3.256]", "URI-reference"), ["“0” to “5”", "“]”"]);
  assert.deepEqual(can("a%g", "URI-reference"), ["a hexadecimal digit"]);
});

test("the work for a long text is that of reading it a few times", () => {
  const options = { edition: "rfc3986", production: "URI-reference" };
  for (const part of ["a b", "é", "%zz", "\\", "a\n", "[", "#", "\u200b", "|"]) {
    const least = [10_000, 80_000].map((length) => {
      const text = `x${part.repeat(length)}x`;
      const validity = engine.validate(text, options);
      assert.ok("valid" in validity && !validity.valid, part);
      let asked = 0;
      /** Whatever it is asked is right. */
      const easy = /** @type {import("../src/run/engine.js").Engine} */ ({
        ...engine,
        validate: (mended) => {
          asked += mended.length;
          return { valid: true, errors: [] };
        },
      });
      const times = Array.from({ length: 5 }, () => {
        asked = 0;
        const begun = process.cpuUsage(); // how long it takes depends on what else the machine does
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
  }
});

/** The line of why. @param {import("playwright-core").Page} page */
const lineOf = (page) => page.locator("uri-why .line");
/** Where the line and what is below it begin. @param {import("playwright-core").Page} page */
const places = (page) =>
  page.evaluate(() =>
    ["uri-why", "uri-years", ".panes"].map((name) => {
      const { top, height } = /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect();
      return [top, height];
    }),
  );

inPage(
  "a fault has a sentence and a button, which does what the sentence says, and can be undone",
  link({ reference: "g" }),
  async (page) => {
    const before = await places(page);
    await eventually(async () => assert.match(await lineOf(page).innerText(), /takes the place of/));
    await referenceOf(page).fill("a b c%zz");
    await lineOf(page).getByText("A space cannot stand here; write %20.").waitFor();
    assert.deepEqual(await places(page), before, "an error moves what is below it");
    await page.getByRole("button", { name: "Percent-encode all 2 spaces" }).click();
    await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "a%20b%20c%zz"));
    await lineOf(page).getByText("A % must be followed by two hexadecimal digits").waitFor();
    await page.getByRole("button", { name: "Write %25 for it" }).click();
    await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "a%20b%20c%25zz"));
    await eventually(async () =>
      assert.equal(await lineOf(page).locator(".sign").count(), 0, "the fault is still told"),
    );
    assert.deepEqual(await places(page), before);
    await page.goBack();
    await page.waitForFunction(
      () =>
        /** @type {HTMLInputElement} */ (document.querySelector("uri-field[name=reference] input")).value ===
        "a%20b%20c%zz",
    );
    await page.goBack();
    await page.waitForFunction(
      () =>
        /** @type {HTMLInputElement} */ (document.querySelector("uri-field[name=reference] input")).value ===
        "a b c%zz",
    );
  },
);

inPage(
  "of two faults that of the box in focus is told first; a button shows the other",
  link({ base: "http://a b/", reference: "x|y" }),
  async (page) => {
    await referenceOf(page).focus();
    await lineOf(page).getByText("“|” cannot stand here").waitFor();
    await baseOf(page).focus();
    await lineOf(page).getByText("A space cannot stand here").waitFor();
    await page.getByRole("button", { name: "+1 more" }).click();
    await lineOf(page).getByText("“|” cannot stand here").waitFor();
    assert.equal(await lineOf(page).locator(".said").count(), 1);
  },
);

inPage(
  "place, rule, section and what could stand there open over the stage, by keyboard and back",
  link({ reference: "//[::1.2.3.256]" }),
  async (page) => {
    const button = page.getByRole("button", { name: "Details" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "What is wrong" });
    await dialog.waitFor();
    const text = await dialog.innerText();
    for (const part of [
      "A number in an IPv4 address is 255 at most.",
      "At character 14 of 15: “6”.",
      "IP-literal",
      "“0” to “5”",
      "“]”",
    ])
      assert.ok(text.includes(part), `${part} is not in ${text}`);
    assert.match(`${await dialog.locator("cite a").getAttribute("href")}`, /rfc3986#section-3\.2\.2$/);
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.ok(await button.evaluate((one) => one === document.activeElement), "the focus is lost");
  },
);

inPage("a mend among the details mends as well", link({ reference: "a\\b" }), async (page) => {
  await page.getByRole("button", { name: "Details" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Percent-encode" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "a%5Cb"));
});

inPage("whatever the line says, it has its height, and what it says is inside", "", async (page) => {
  /** @type {string[]} */
  const faults = [];
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await referenceOf(page).fill("g");
    await painted(page);
    const before = await places(page);
    for (const [text] of references.filter(([text]) => !/[\n\r]/.test(text))) {
      await referenceOf(page).fill(text);
      await lineOf(page).locator(".sign").waitFor();
      await painted(page);
      assert.deepEqual(await places(page), before, `${text} at ${width}`);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll("uri-why .line, uri-why p, uri-why button")]
          .filter((one) => one.checkVisibility())
          .flatMap((one) => {
            const [box, line] = [one, one.closest("uri-why")].map((e) =>
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
      faults.push(...cut.map((one) => `${text} at ${width}: ${one}`));
    }
  }
  assert.deepEqual(faults, []);
});

inPage("a step beyond the end is told, and can be put away", `${link({ reference: "g" })}&step=99`, async (page) => {
  const notice = page.locator("uri-notices [role=status]");
  await page.getByText(/The link asks for step 99 of a run of \d+; the end is shown\./).waitFor();
  await notice.getByRole("button", { name: "Close" }).click();
  await eventually(async () => assert.equal((await notice.innerText()).trim(), ""));
});
