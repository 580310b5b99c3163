/**
 * Comparisons: the ladder on the examples of the documents, relative texts, and the words for every line and step of
 * every normalization. The room is in compareroom.test.js.
 */
import assert from "node:assert/strict";
import { CompareCase } from "../src/cases/compare.js";
import { linkTo } from "../src/run/link.js";
import { chipsOf } from "../src/rooms/comparechips.js";
import { changed } from "../src/texts/alike.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { editions, engine, words } from "./fixtures.js";
import { test } from "./test.js";

/** @import { SideName } from "../src/cases/compare.js" */

/** @param {string} id @param {Record<string, unknown>} [args] */
const plain = (id, args) => withoutMarks(words.say(id, args));

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

/** Texts that together execute each line of a normalization. */
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

test("every step on the way to a normal form has a sentence that ends, and no words are left over", () => {
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
  const { result, ...rest } = catalogue; // the final sentence, which belongs to no line
  assert.ok(becomes && result);
  const all = Object.entries({ ...rest, run: groups }).flatMap(([group, kinds]) =>
    Object.entries(kinds).flatMap(([kind, messages]) =>
      Object.keys(/** @type {object} */ (messages)).map((id) => `normal:${group}:${kind}:${id}`),
    ),
  );
  assert.ok(all.length > 60, `only ${all.length}`);
  assert.deepEqual(
    all.filter((id) => !met.has(id)),
    [],
  );
});

test("a step says what it changes: the only place, or how many there are and the first of them", () => {
  const { scene } = caseOf({ a: "http://h/%2e%2f%7e", b: "x:y" });
  assert.ok(scene);
  const said = scene.steps.map((_, i) => withoutMarks(stepText(scene, i)));
  const becomes = (/** @type {number} */ count, /** @type {string} */ from, /** @type {string} */ to) =>
    plain("normal:run:becomes", { count, from, to });
  for (const sentence of [becomes(3, "2e", "2E"), becomes(2, "%2E", ".")])
    assert.ok(said.includes(sentence), said.join("\n"));
  const only = caseOf({ a: "x:%7E", b: "x:y" }).scene;
  assert.ok(only?.steps.some((_, i) => withoutMarks(stepText(only, i)) === becomes(1, "%7E", "~")));
});

for (const { texts, sweep } of [
  { texts: hard.slice(0, 6), sweep: false },
  { texts: hard.slice(6), sweep: true },
])
  test(`the rungs are those of the runs, at their steps: ${texts.length} texts and the examples`, { sweep }, () => {
    for (const { id: edition } of editions) {
      for (const { a, b, base } of [
        ...chipsOf(edition),
        ...texts.map((text) => ({ a: text, b: "http://h/x", base: undefined })),
      ]) {
        for (const side of /** @type {SideName[]} */ (["a", "b"])) {
          const of = caseOf({ a, b, base, edition, side });
          const { scene } = of;
          if (!scene) continue;
          for (const rung of of.rungs.filter(({ excludes }) => !excludes))
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

/**
 * The documents' comparisons in 6.2, and the rung on which the two meet; null if they don't.
 * @type {[string, string, string, string | null][]}
 */
const examples = [
  ["rfc3986", ladder.document.a, ladder.document.b, "dots"],
  ["rfc3986", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "case"],
  ["rfc3986", "http://example.com", "http://example.com:80/", "scheme"],
  ["rfc3986", "http://example.com/?", "http://example.com/", null],
  ["rfc3986", "mailto:Joe@Example.COM", "mailto:Joe@example.com", "scheme"],
  ["rfc3986", "http://example.com/data", "http://example.com/data/", null],
  ["rfc2396bis-01", ladder.draft.a, ladder.draft.b, "dots"],
  ["rfc2396bis-01", "http://example.com/", "http://example.com:80/", "scheme"],
  ["url-syntax-05", "http://www.XEROX.com", "http://www.xerox.com", "case"],
  ["rfc1738", "file://localhost/a", "file:///a", "scheme"],
  ["url-1993", "http://a/b#", "http://a/b", "fragment"],
];

test("the examples of the documents meet where they say", () => {
  for (const [edition, a, b, rung] of examples) {
    const { answer, verdictId } = caseOf({ a, b, edition });
    assert.ok(answer);
    assert.equal(answer.meet === null ? null : answer.rungs[answer.meet].id, rung, linkOf({ a, b, edition }));
    assert.match(verdictId, rung ? /^meet$/ : /^apart-/, linkOf({ a, b, edition }));
  }
});

/** The verdicts on two texts. @type {[of: { a: string, b: string, base?: string, edition?: string }, verdict: RegExp][]} */
const verdicts = [
  [{ a: "f:/a/..//evil", b: "f://evil" }, /^apart/],
  [{ a: "http://[::1]/", b: "http://[0:0:0:0:0:0:0:1]/" }, /^apart-address$/],
  [{ a: "http://u@[::1]:8/", b: "http://u@[::1]:9/" }, /^apart-part$/],
  [{ a: "../x", b: "http://h/x" }, /^string$/],
  [{ a: "../x", b: "http://h/x", edition: "rfc1738" }, /^no-target$/],
  [{ a: "HTTP://A/%7ex#one", b: "http://a/~x#two", edition: "rfc2396bis-01" }, /^but-fragment$/],
  [{ a: "http://A/", b: "" }, /^half$/],
  [{ a: "", b: "" }, /^empty$/],
  [{ a: "http://a b", b: "http://a/" }, /^not-uri$/],
  [{ a: "http://a b", b: "http://a b" }, /^string$/],
  [{ a: "http://h/%41", b: "http://h/A", edition: "url-standard" }, /^apart-kept$/],
  [{ a: "http://h/%41/x", b: "http://h/A/y", edition: "url-standard" }, /^apart-part$/],
];

test("the line below two texts says what they are", () => {
  for (const [of, verdict] of verdicts) assert.match(caseOf(of).verdictId, verdict, linkOf(of));
});

/** The room's sentences about two texts: the main one, and those below. @param {Parameters<typeof caseOf>[0]} of */
const verdictOf = (of) => {
  const { loud, below } = caseOf(of).verdicts;
  return [loud, below];
};

/** @param {string} id @param {string} edition @param {Record<string, unknown>} [args] */
const byOf = (id, edition, args) =>
  words.say(`compare:why:${id}`, { edition, document: editions.find(({ id }) => id === edition)?.document, ...args });

/** @param {boolean} same */
const origin = (same) => words.say("compare:origin", { same });

const asText = words.say("compare:as-text");

test("the verdict names what the rungs change, and what another spec keeps of it, whichever is chosen", () => {
  const [a, b] = ["http://example.com/%7Efoo", "HTTP://EXAMPLE.com:80/~foo"];
  const done = words.list([words.say("compare:done:case"), "‹%7E›", "‹:80›"], "conjunction");
  const same = byOf("meet", "rfc3986", { at: "scheme", done });
  const different = byOf("apart-kept", "url-standard", { kept: "‹%7E›" });
  assert.deepEqual(verdictOf({ a, b }), [same, [different, asText, origin(true)].join(" ")]);
  assert.deepEqual(verdictOf({ a, b, edition: "url-standard" }), [different, [same, asText, origin(true)].join(" ")]);
});

/** The changes that make two texts the same by RFC 3986. @type {[a: string, b: string, done: string[]][]} */
const normalizations = [
  ["http://h", "http://h:80/", [words.say("compare:done:missing", { to: "/" }), "‹:80›"]],
  ["http://h/%41%42/%43", "http://h/AB/C", ["‹%41%42›", "‹%43›"]],
  ["http://h/%41/%42/%43/%44", "http://h/A/B/C/D", [words.say("compare:done:escapes")]],
  [`http://h/${"%41".repeat(9)}`, `http://h/${"A".repeat(9)}`, [words.say("compare:done:escapes")]],
  ["mailto:Joe@Example.COM", "mailto:Joe@example.com", [words.say("compare:done:case")]],
  ["http://h/a/../b", "http://h/b", [words.say("compare:done:dots")]],
];

test("few and short changes are named by their text, others by their rung", () => {
  for (const [a, b, done] of normalizations)
    assert.equal(
      caseOf({ a, b }).said,
      byOf("meet", "rfc3986", { at: "", done: words.list(done, "conjunction") }),
      linkOf({ a, b }),
    );
  const iri = new CompareCase(
    { engine, editions, words },
    {
      ...{ a: "http://résumé.example.org", b: "http://xn--rsum-bpad.example.org" },
      base: "",
      edition: "rfc3986",
      options: {},
      side: null,
      as: "auto",
    },
  );
  assert.ok(iri.said.includes(words.say("compare:done:scheme")), iri.said);
});

test("the verdict repeats no reason, and gives no origin to what has none", () => {
  const slash = { a: "http://h/a", b: "http://h/a/" };
  const brief = byOf("apart", "url-standard");
  assert.deepEqual(verdictOf(slash), [
    byOf("apart-slash", "rfc3986", { side: "B" }),
    [brief, asText, origin(true)].join(" "),
  ]);
  assert.equal(verdictOf({ a: "mailto:x", b: "mailto:x" })[1]?.endsWith(origin(false)), true);
  assert.equal(verdictOf({ a: "http://h/", b: "https://h/" })[1]?.endsWith(origin(false)), true);
  assert.equal(verdictOf({ a: "http://h/", b: "http://h/" })[1]?.includes(asText), false);
  assert.deepEqual(verdictOf({ a: "http://h/a b", b: "http://h/c" }), [
    [byOf("not-uri", "rfc3986", { which: "one", side: "A" }), brief].join(" "),
    null,
  ]);
  assert.deepEqual(verdictOf({ a: "http://a/", b: "" }), [words.say("compare:why:half"), ""]);
  assert.equal(caseOf(slash).announced, withoutMarks(verdictOf(slash).join(" ")));
});

test("how a text is split is asked once, and not at every step", () => {
  let asked = 0;
  /** @type {typeof engine.explain} */
  const explain = (request) => {
    asked++;
    return engine.explain(request);
  };
  const [a, b] = ["HTTP://h/%7e/../x", "http://h/x"];
  const of = new CompareCase(
    { engine: { ...engine, explain }, editions, words },
    { a, b, base: "", edition: "rfc3986", options: {}, side: "a" },
  );
  assert.ok(of.steps > 2);
  for (let step = 0; step <= of.steps; step++) assert.ok(of.field("a", step).split);
  assert.equal(asked, 1);
});
