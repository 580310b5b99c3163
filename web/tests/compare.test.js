/**
 * The Compare room: the ladder on the examples of the documents, the guard, texts that are
 * relative, links, the keyboard; and the words for every line and step of every way to a normal
 * form.
 */
import assert from "node:assert/strict";
import { CompareCase } from "../src/cases/compare.js";
import { linkTo } from "../src/run/link.js";
import { chipsOf } from "../src/rooms/comparechips.js";
import { changed } from "../src/texts/alike.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { axeFindings, copiedBy, pages, painted } from "./browser.js";
import { wordsOf } from "./shown.js";
import { loadEngine, loadWords } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/cases/compare.js").SideName} SideName */

const engine = await loadEngine();
const words = await loadWords();
const editions = engine.editions();

const ladder = {
  document: { a: "example://a/b/c/%7Bfoo%7D", b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d" },
  draft: { a: "example://a/b/c/%7A", b: "eXAMPLE://a/./b/../b/c/%7a" },
};

/** @param {{ a: string, b: string, base?: string, edition?: string, side?: SideName, options?: Record<string, string> }} of */
const caseOf = ({ a, b, base = "http://h/a/b", edition = "rfc3986", side = "a", options = {} }) =>
  new CompareCase({ engine, editions, words }, { a, b, base, edition, options, side });

/** @param {{ a: string, b: string, base?: string, edition?: string, side?: string, step?: number }} of */
const linkOf = ({ a, b, base = "http://h/a/b", edition = "rfc3986", side = "a", step }) =>
  linkTo("compare", { a, b, base, side, edition, step: step === undefined ? null : String(step) });

/** Texts that each line of a way to a normal form is carried out for. */
const hard = [
  "eXAMPLE://A/./b/../b/%63/%7bfoo%7d",
  "http://H%41:80",
  "http://%48/",
  "http://%48-x/",
  "http://%C3%a4%48/",
  "file://LOCALHOST/x",
  "f:/a/..//evil",
  "foo:/.//@@",
  "file:/x/..//y",
  "a/../b:c",
  ".%2E/..",
  "mailto:Joe@Example.COM,a@B",
  "x:..",
  "x:./y",
  "x:/a/.",
  "x:/a/b/..",
  "http://a/b#",
  "HTTP://a/%2d%7E%2E",
  "http://a:/",
  "http://a/%zz",
  "",
  "例え#%41",
  "http://a/../x",
  "foo:a/../b",
  "//%41",
  "x:",
  "x:/../a",
  "http://a/b/./c/../.",
  "http://a",
  "gopher://a",
  "telnet://a",
  "mailto:a%3Bb@c",
];

/** @type {Record<string, Record<string, Record<string, unknown>>>} */
const catalogue = /** @type {any} */ ((await import("../src/words/en/normal.js")).default);

test("every line on the way to a normal form has its words, every step a sentence that ends, and no words are left over", () => {
  /** @type {Set<string>} */
  const met = new Set();
  for (const { id: edition } of editions) {
    const texts = [...hard, ...chipsOf(edition).flatMap(({ a, b }) => [a, b])];
    const asked = texts.flatMap((text) =>
      ["keep", "remove", "refuse"].map((excess) => ({ text, options: { excess } })),
    );
    for (const { text, options } of asked) {
      const { scene } = caseOf({ a: text, b: "x:y", base: "x:z", edition, options });
      if (!scene) continue;
      for (const line of scene.listing.lines) {
        const id = scene.idOf("lines", line);
        assert.equal(words.say(id), wordsOf(line), `${id}: ${edition}`);
        met.add(id);
        if (!line.decided) continue;
        assert.match(words.say(scene.idOf("decisions", line)), /\.$/, `${line.id}: ${edition}`);
        met.add(scene.idOf("decisions", line));
      }
      scene.steps.forEach(({ line }, i) => {
        const id = scene.idOf("steps", scene.listing.lines[line]);
        const said = withoutMarks(stepText(scene, i));
        if (words.has(id)) met.add(id);
        else assert.match(said, /^runs|: while/i, `${id} has no sentence`);
        assert.match(said, /[.]$/s, `${id}: ${text}`);
        assert.doesNotMatch(said, /undefined|\{|\}/, `${id}: ${text}: ${said}`);
      });
    }
  }
  const { becomes, ...groups } = catalogue.run;
  const { result, ...rest } = catalogue; // the sentence of the end, which is no line's
  assert.ok(becomes && result);
  const all = Object.entries({ ...rest, run: groups }).flatMap(([group, kinds]) =>
    Object.entries(kinds).flatMap(([kind, messages]) =>
      Object.keys(/** @type {object} */ (messages)).map((id) => `normal:${group}:${kind}:${id}`),
    ),
  );
  assert.ok(all.length > 100, `only ${all.length}`);
  assert.deepEqual(
    all.filter((id) => !met.has(id)),
    [],
  );
});

test("a step says what it changes: the only place, or how many there are and the first of them", () => {
  const { scene } = caseOf({ a: "http://h/%2e%2f%7e", b: "x:y" });
  assert.ok(scene);
  const said = scene.steps.map((_, i) => withoutMarks(stepText(scene, i)));
  for (const sentence of [
    "It changes in 3 places. In the first, 2e becomes 2E.",
    "It changes in 2 places. In the first, %2E becomes ..",
  ])
    assert.ok(said.includes(sentence), said.join("\n"));
  const only = caseOf({ a: "x:%7E", b: "x:y" }).scene;
  assert.ok(only?.steps.some((_, i) => withoutMarks(stepText(only, i)) === "%7E becomes ~."));
});

test("the rungs are those of the runs, at their steps", () => {
  for (const { id: edition } of editions) {
    for (const { a, b, base } of [
      ...chipsOf(edition),
      ...hard.map((text) => ({ a: text, b: "http://h/x", base: undefined })),
    ]) {
      for (const side of /** @type {SideName[]} */ (["a", "b"])) {
        const of = caseOf({ a, b, base, edition, side });
        const { scene } = of;
        if (!scene) continue;
        for (const rung of of.rungs)
          assert.equal(
            scene.at(rung.steps[side === "a" ? 0 : 1]).text(scene.listing.registers.length - 1),
            rung[side],
            `${rung.id}: ${linkOf({ a, b, base, edition, side })}`,
          );
      }
    }
  }
});

test("what is drawn as going, coming and staying are the two texts, whatever they are", () => {
  for (const [before, after] of [
    ["", ""],
    ["a", ""],
    ["", "a"],
    ["http://H/a/../b", "http://h/b"],
    ["x%7ey%7e", "x~y~"],
    ["aaaa", "aa"],
    ["x".repeat(900), `y${"z".repeat(900)}`],
    [ladder.document.b, ladder.document.a],
  ]) {
    const all = changed(before, after);
    assert.equal(
      all
        .filter(({ kind }) => kind !== "comes")
        .map(({ text }) => text)
        .join(""),
      before,
    );
    assert.equal(
      all
        .filter(({ kind }) => kind !== "goes")
        .map(({ text }) => text)
        .join(""),
      after,
    );
  }
  assert.deepEqual(changed("x%7ey", "x~y"), [
    { kind: "same", text: "x" },
    { kind: "goes", text: "%7e" },
    { kind: "comes", text: "~" },
    { kind: "same", text: "y" },
  ]);
  assert.deepEqual(
    changed("f:/a/..//evil", "f:/.//evil").map(({ kind, text }) => `${kind} ${text}`),
    ["same f:/", "goes a/..", "comes .", "same //evil"],
  );
});

const { site, inPage } = pages({ bypassCSP: true });

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto(site.url + link);
  await page.locator(".compare .chips button").first().waitFor();
}

/** @param {Page} page @param {string | RegExp} said */
const verdict = (page, said) => page.locator(".compare uri-why .said", { hasText: said }).waitFor();

/** @param {Page} page @param {string} rung by its name */
const rungOf = (page, rung) =>
  page.locator("uri-ladder li").filter({ has: page.locator(".rung b", { hasText: rung }) });

/** What the documents compare in 6.2, and where the two meet; "" where they do not. @type {[string, string, string, string][]} */
const examples = [
  ["rfc3986", ladder.document.a, ladder.document.b, "Dot segments"],
  ["rfc3986", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "Letter case"],
  ["rfc3986", "http://example.com", "http://example.com:80/", "By the scheme"],
  ["rfc3986", "http://example.com/?", "http://example.com/", ""],
  ["rfc3986", "mailto:Joe@Example.COM", "mailto:Joe@example.com", "By the scheme"],
  ["rfc3986", "http://example.com/data", "http://example.com/data/", ""],
  ["rfc2396bis-01", ladder.draft.a, ladder.draft.b, "Dot segments"],
  ["rfc2396bis-01", "http://example.com/", "http://example.com:80/", "By the scheme"],
  ["url-syntax-05", "http://www.XEROX.com", "http://www.xerox.com", "Letter case"],
  ["rfc1738", "file://localhost/a", "file:///a", "By the scheme"],
  ["url-1993", "http://a/b#", "http://a/b", "A void fragment"],
];

inPage("the examples of the documents meet where they say", null, async (page) => {
  for (const [edition, a, b, rung] of examples) {
    await open(page, linkOf({ a, b, edition })); // no two that follow each other end in the same way
    await verdict(page, rung ? `They meet at “${rung}”` : "Different: ");
    assert.equal(await page.locator("uri-ladder li.meet").count(), rung ? 1 : 0, linkOf({ a, b, edition }));
    if (rung) assert.equal(await page.locator("uri-ladder li.meet .sign").innerText(), "=");
    const sections = await page
      .locator("uri-ladder cite a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    assert.ok(sections.length >= 3 && sections.every((address) => /^https?:.*#/.test(address)), sections.join(" "));
  }
});

inPage("what changed is drawn in place, and a form leads to its step", null, async (page) => {
  await open(page, linkOf({ ...ladder.document, side: "b" }));
  const drawn = rungOf(page, "Letter case").locator('[data-side="b"]');
  assert.deepEqual(
    [await drawn.locator("del").allInnerTexts(), await drawn.locator("ins").allInnerTexts()],
    [
      ["XAMPLE", "%7b", "%7d"],
      ["xample", "%7B", "%7D"],
    ],
  );
  assert.equal(await rungOf(page, "By the protocol").locator("button").count(), 0);
  // Where a rung changes nothing, its form is drawn as one that is only kept: the first comes from none.
  const kept = await page.locator('uri-ladder [data-side="b"]').evaluateAll((all) => all.map((one) => one.className));
  const forms = caseOf(ladder.document).rungs.flatMap(({ b, explained }) => (explained ? [] : [b]));
  assert.deepEqual(
    kept,
    forms.map((form, i) => (i && form === forms[i - 1] ? "kept" : "")),
  );
  assert.ok(kept.includes("kept"));
  await drawn.click();
  const [, step] = caseOf(ladder.document).rungs[1].steps;
  await page.waitForFunction((hash) => location.hash === hash, linkOf({ ...ladder.document, side: "b", step }));
  await page.locator('uri-ladder [data-rung="1"][data-side="b"][aria-current=step]').waitFor();
  await rungOf(page, "Dot segments").locator('[data-side="a"]').click();
  await page.locator('uri-ladder [data-rung="3"][data-side="a"][aria-current=step]').waitFor();
  await page.waitForFunction(() => /&side=a&edition=[^&]+&step=\d+$/.test(location.hash));
  assert.equal(await page.getByRole("button", { name: "Way of A" }).getAttribute("aria-pressed"), "true");
});

inPage("the guard: a path that would be read as a host keeps its guard, and says why", null, async (page) => {
  await open(page, linkOf({ a: "f:/a/..//evil", b: "f://evil" }));
  await verdict(page, /Different: |They do not meet/);
  assert.equal(
    await rungOf(page, "Dot segments").locator('[data-side="a"] .unseen-words').textContent(),
    "A, changed here: f:/.//evil",
  );
  await page.locator("uri-resolution [role=treeitem]", { hasText: "would be read as an authority" }).click();
  await page.locator(".compare uri-stepper .say", { hasText: "There is no authority" }).waitFor();
  await page.locator("uri-resolution .decision", { hasText: "names the same" }).waitFor();
});

inPage("what is relative is resolved against the base first, and the room says so", null, async (page) => {
  await open(page, linkOf({ a: "../x", b: "http://h/x" }));
  await verdict(page, "Resolved against the base, they are the same");
  await page.locator("uri-ladder small", { hasText: "resolved" }).waitFor();
  await page
    .locator("uri-compared", {
      hasText: "../x is relative, and was resolved against the base first. What is compared is http://h/x.",
    })
    .waitFor();
  await page.getByRole("textbox", { name: "Base URI" }).fill("http://h/y/z/b");
  await verdict(page, /Different: |They do not meet/);
  await page.getByRole("radio", { name: "1994 RFC 1738" }).check();
  await verdict(page, "nothing to compare");
  await page.locator("uri-compared", { hasText: "this edition has no relative ones" }).waitFor();
  assert.equal(await page.locator("uri-ladder li").count(), 0);
});

inPage("fragments, good practice, faults and the shortest references stand beside the ladder", null, async (page) => {
  await open(page, linkOf({ a: "HTTP://A/%7ex#one", b: "http://a/~x#two", edition: "rfc2396bis-01" }));
  await verdict(
    page,
    "They do not meet: their fragments differ. Without them, as where something is only fetched, they meet at “Escapes”",
  );
  const beside = page.locator("uri-compared");
  const rows = await beside
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim())));
  assert.deepEqual(rows, [
    ["✗ not kept: HTTP", "✓ kept"],
    ["✗ not kept: A", "✓ kept"],
    ["✗ not kept: %7e", "✓ kept"],
    ["✗ not kept: %7e", "✓ kept"],
    ["✓ kept", "✓ kept"],
    ["✓ kept", "✓ kept"],
  ]);
  await page.getByRole("radio", { name: "2005" }).check();
  await beside.locator("table").waitFor({ state: "detached" });
  await open(page, linkOf({ a: "http://a/b/c", b: "http://a/b/1x:y" }));
  await beside.locator("dd", { hasText: "./1x:y" }).waitFor();
  await beside.locator("dd .why", { hasText: "is needed" }).waitFor();
});

inPage(
  "a text that is no URI: place, reason and a mend, and no rung but that of simple strings",
  null,
  async (page) => {
    await open(page, linkOf({ a: "HTTP://A/", b: "http://a/x y" }));
    await page.locator(".compare uri-why .of-fault", { hasText: "B: A space cannot stand here" }).waitFor();
    await rungOf(page, "Letter case").locator("p", { hasText: "only URIs can be compared so" }).waitFor();
    assert.deepEqual(
      await page
        .locator("uri-ladder li")
        .evaluateAll((all) => all.map((li) => li.querySelectorAll("[data-side]").length)),
      [2, 0, 0, 0, 0, 0],
    );
    await page.getByRole("button", { name: "Way of B" }).click();
    await page.locator(".compare .still", { hasText: "no URI, so it has no normal form" }).waitFor();
    await page.locator(".compare uri-stepper").waitFor({ state: "hidden" });
    await page.locator(".compare uri-why").getByRole("button", { name: "Details" }).click();
    await page.locator("dialog .particulars", { hasText: "RFC 3986" }).waitFor();
    await page.keyboard.press("Escape");
    const before = await page.evaluate(() => history.length);
    await page.getByRole("button", { name: "Percent-encode the space" }).click();
    await verdict(page, /Different: |They do not meet/);
    assert.equal(await page.getByRole("textbox", { name: "URI B" }).inputValue(), "http://a/x%20y");
    assert.equal(await page.evaluate(() => history.length), before + 1);
  },
);

inPage(
  "with one text, its way to its normal form is shown, and what the empty one would mean; with none, what the rungs are",
  null,
  async (page) => {
    await open(page, linkOf({ a: "http://A/", b: "", base: "http://h/a/b#c" }));
    await verdict(page, "Type another URI");
    await rungOf(page, "Letter case").locator("ins", { hasText: "a" }).waitFor();
    assert.equal(await page.locator("uri-ladder [data-side=b], uri-ladder .sign").count(), 0);
    await page.locator("uri-compared", { hasText: "the base without its fragment: http://h/a/b." }).waitFor();
    await page.getByRole("button", { name: "Compare with that" }).click();
    await verdict(page, /Different: |They do not meet/);
    assert.equal(await page.getByRole("textbox", { name: "URI B" }).inputValue(), "http://h/a/b");
    await page.goBack();
    await page.getByRole("radio", { name: "1997" }).check();
    await page.locator("uri-compared", { hasText: "the document that it stands in" }).waitFor();
    await page.getByRole("textbox", { name: "URI A" }).fill("");
    await verdict(page, "Type two URIs");
    await rungOf(page, "Letter case")
      .locator("p", { hasText: "Scheme and host are written in small letters." })
      .waitFor();
  },
);

inPage("what the edition leaves open is chosen beside the ladder, and stands in the link", null, async (page) => {
  await open(page, linkOf({ a: "http:g", b: "http://h/a/g" }));
  await verdict(page, /Different: |They do not meet/);
  await page.locator("uri-compared").getByRole("checkbox", { name: "strict" }).uncheck();
  await verdict(page, "They are the same");
  await page.waitForFunction(() => location.hash.includes("&strict=no&"));
  await page.locator("uri-compared", { hasText: "http:g is relative, and was resolved" }).waitFor();
});

inPage("a link gives the state that it was made from, and faults of it are said", null, async (page) => {
  for (const link of [
    linkOf({ ...ladder.document, side: "b", step: 7 }),
    linkOf({ a: "x y%zz#例", b: "", edition: "url-1993" }),
    linkOf({ a: "", b: "", base: "" }),
  ]) {
    await page.goto("about:blank");
    await open(page, link);
    await page.waitForFunction((hash) => location.hash === hash, link);
  }
  await verdict(page, "Type two URIs");
  await page.getByRole("textbox", { name: "URI A" }).fill("http://a");
  await verdict(page, "Type another URI");
  await open(page, "#room=compare&a=http://a&b=http://b&edition=rfc1&side=c&step=400&colour=red");
  await page.locator(".compare uri-notices li").first().waitFor();
  const notes = (await page.locator(".compare uri-notices").innerText()).replace(/\s+/g, " ");
  for (const part of ["rfc1", "colour", "side", "400"]) assert.ok(notes.includes(part), `${part} is not in: ${notes}`);
  await page.getByRole("textbox", { name: "URI B" }).fill(`http://b/${"x".repeat(8_000)}`);
  await page.locator(".compare uri-notices", { hasText: /(?<!The )B has more than 8,000 characters/ }).waitFor();
});

inPage("an example is one entry in the history, and what is typed replaces none", null, async (page) => {
  await open(page, linkOf({ a: "http://a", b: "http://b" }));
  const box = page.getByRole("textbox", { name: "URI A" });
  await box.fill("http://c");
  await page.waitForFunction((hash) => location.hash === hash, linkOf({ a: "http://c", b: "http://b" }));
  const before = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "A mail address" }).click();
  await verdict(page, "They meet at");
  assert.equal(await page.evaluate(() => history.length), before + 1);
  await page.goBack();
  await page.waitForFunction((hash) => location.hash === hash, linkOf({ a: "http://c", b: "http://b" }));
  await page.waitForFunction(
    () =>
      /** @type {HTMLInputElement} */ (document.querySelector('.compare uri-field[name="a"] input')).value ===
      "http://c",
  );
  await page.getByRole("button", { name: "Swap A and B" }).click();
  await page.waitForFunction((hash) => location.hash === hash, linkOf({ a: "http://b", b: "http://c" }));
});

inPage("all of it by keyboard: the ladder is one stop of Tab, and the player's keys play", null, async (page) => {
  await open(page, linkOf({ ...ladder.document, side: "b", step: 0 }));
  await page.keyboard.press("ArrowRight");
  await page.locator(".compare uri-stepper .say b", { hasText: /^1 of/ }).waitFor();
  assert.equal(await page.locator('uri-ladder button[tabindex="0"]').count(), 1);
  await page.locator('uri-ladder button[tabindex="0"]').focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await page.locator('uri-ladder [data-rung="2"][data-side="b"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await page.locator('uri-ladder [data-rung="2"][data-side="b"][aria-current=step]').waitFor();
  await page.keyboard.press("End");
  await page.locator('uri-ladder [data-rung="4"][data-side="b"]:focus').waitFor();
});

inPage("nothing that is typed or played changes a place, and the page does not scroll", null, async (page) => {
  await open(page, linkOf(ladder.document));
  const places = () =>
    page.evaluate(() => [
      scrollY,
      ...[
        ".ask uri-field",
        ".chips",
        "uri-why",
        "uri-verdicts",
        ".listing-pane",
        ".components-pane",
        ".buffers-pane",
        "uri-stepper",
      ].map((name) => {
        const { x, y, width, height } = /** @type {Element} */ (
          document.querySelector(`.compare ${name}`)
        ).getBoundingClientRect();
        return [name, x, y, width, height].join(" ");
      }),
    ]);
  const first = await places();
  for (const [text, year] of [
    ["http://a b", "2003"],
    ["", "1994 RFC 1738"],
    [`x:${"a/../".repeat(200)}`, "2005"],
    ["%", "1993"],
  ]) {
    await page.getByRole("textbox", { name: "URI B" }).fill(text);
    await page.getByRole("radio", { name: year }).check();
    await painted(page);
    assert.deepEqual(await places(), first, `${text} in ${year}`);
  }
});

inPage("from a target, one click leads to where it is compared with another text", null, async (page) => {
  await page.goto(`${site.url}#base=http://h/a/b&reference=../x&edition=rfc2396bis-01`);
  await page.getByRole("link", { name: "Compare the target" }).click();
  await verdict(page, "Type another URI");
  assert.equal(await page.getByRole("textbox", { name: "URI A" }).inputValue(), "http://h/x");
  await page.getByRole("textbox", { name: "URI B" }).fill("./../x");
  await verdict(page, "They are the same");
  assert.ok(await page.getByRole("radio", { name: "2003" }).isChecked());
});

inPage(
  "beside a target that reads otherwise when it is split again, the form with a guard is offered; the literal one stays",
  null,
  async (page) => {
    await page.goto(`${site.url}#base=scheme:/a/b&reference=..//evil`);
    await page.locator("uri-target .badge", { hasText: "reads otherwise when split again" }).waitFor();
    assert.equal(await page.locator("output .figure").textContent(), "scheme://evil");
    await page.getByRole("button", { name: "Other ways …" }).click();
    const guarded = page.locator('dialog [data-form="guarded"]');
    await guarded.locator("code", { hasText: "scheme:/.//evil" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    assert.equal(await copiedBy(page, () => guarded.getByRole("button").click()), "scheme:/.//evil");
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Reference" }).fill("../evil");
    await page.locator("uri-target .badge").waitFor({ state: "detached" });
  },
);

inPage("the shortest reference stands beside the target, with its reason, or why there is none", null, async (page) => {
  for (const [link, form, why] of /** @type {[string, string | null, string][]} */ ([
    ["#base=http://a/b&reference=x%20y", null, "it is no URI"],
    ["#base=http://a/b/c/d;p?q&reference=../../../g", "/g", "no longer than the way there"],
    ["#base=http://a/b/c&reference=./g", "g", "goes on from the directory"],
    ["#base=http://a/b/c&reference=./1x:y", "./1x:y", "It is the one that was typed."],
    ["#base=http://a&reference=http://a/b&edition=rfc1738", "http://a/b", "no relative references"],
  ])) {
    await page.goto("about:blank");
    await page.goto(site.url + link);
    await page.getByRole("button", { name: "Other ways …" }).click();
    const shortest = page.locator('dialog [data-form="shortest"]');
    await shortest.locator("p", { hasText: why }).last().waitFor();
    assert.deepEqual(await shortest.locator(".written code").allTextContents(), form === null ? [] : [form], link);
  }
  await page.locator("dialog").getByRole("link", { name: "Compare the target" }).click();
  await verdict(page, "Type another URI");
});

inPage(
  "large, the base gives its place away, unless a text is resolved against it",
  null,
  async (page) => {
    for (const [a, shown] of /** @type {const} */ ([
      ["../x", true],
      ["http://h/x", false],
    ])) {
      await page.goto("about:blank");
      await page.goto(`${site.url}${linkOf({ a, b: "http://h/y" })}&mode=presentation`);
      await verdict(page, /Different: |They do not meet/);
      assert.equal(await page.getByRole("textbox", { name: "Base URI" }).isVisible(), shown, a);
      assert.deepEqual(await axeFindings(page), []);
      assert.ok(
        await page.evaluate(
          () =>
            document.documentElement.scrollHeight <= innerHeight + 1 &&
            document.documentElement.scrollWidth <= innerWidth,
        ),
        a,
      );
    }
  },
  { width: 1280, height: 800 },
);

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const width of [1280, 390]) {
    inPage(
      `axe finds nothing, and all of it fits: ${width}, ${colorScheme}`,
      null,
      async (page) => {
        for (const link of [
          linkOf({ ...ladder.document, side: "b", step: 9 }),
          linkOf({ a: "HTTP://A/%7ex#one", b: "../x y", edition: "rfc2396bis-01" }),
          linkOf({ a: "x", b: "http://a/", edition: "rfc1738" }),
          linkOf({ a: "", b: "" }),
        ]) {
          await open(page, link);
          await painted(page);
          assert.deepEqual(await axeFindings(page), [], link);
          assert.ok(
            await page.evaluate(
              () =>
                document.documentElement.scrollHeight <= innerHeight + 1 &&
                document.documentElement.scrollWidth <= innerWidth,
            ),
            link,
          );
          const cut = await page.evaluate(() =>
            [...document.querySelectorAll("uri-verdicts .answer")]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          );
          assert.deepEqual(cut, [], link);
          if (width > 400) continue;
          await page.locator('.turn [data-pane="buffers"]:visible').click();
          await page
            .locator("uri-compared")
            .waitFor({ state: link === linkOf({ a: "", b: "" }) ? "attached" : "visible" });
          assert.deepEqual(await axeFindings(page), [], link);
        }
      },
      { width, height: width > 400 ? 800 : 844, media: { colorScheme } },
    );
  }
}
