/**
 * The URL Standard's encoding, equality and short references, compared with independent implementations: Node's
 * encodeURIComponent, URLSearchParams and URL, and whatwg-url with its percent-encode sets; and the words for form
 * data.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { FormCase } from "../src/cases/form.js";
import { chips } from "../src/rooms/encodingchips.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { editions, engine, words } from "./fixtures.js";
import { test } from "./test.js";

/** The module has no types. @type {any} */
const sets = await import(/** @type {string} */ ("../node_modules/whatwg-url/lib/percent-encoding.js"));
/** @type {{ URL: typeof URL, URLSearchParams: typeof URLSearchParams }} */
const whatwg = await import(/** @type {string} */ ("whatwg-url"));

const edition = "url-standard";

/** Numbers below n, the same on every run. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Characters of data: all of US-ASCII, and some beyond. */
const characters = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."é € ÿ \u0080 \u009f ‽ 例 \uFEFF \uFFFD \u{1F600} \u{10FFFF} %41 %e9 %zz & & = = + +".split(" "),
];

/** @param {(n: number) => number} below */
const data = (below) => Array.from({ length: below(12) }, () => characters[below(characters.length)]).join("");

/** @template T @param {T | import("../src/run/tolerant.js").Failure} answer @returns {T} */
const given = (answer) => {
  if (answer && typeof answer === "object" && "error" in answer) assert.fail(answer.error.message);
  return /** @type {T} */ (answer);
};

/**
 * Other implementations' results, by component; in data, "%" is encoded first, and in a path the separators are, too.
 * @type {Record<string, (data: string) => string>}
 */
const others = {
  component: encodeURIComponent,
  form: (data) => new URLSearchParams([["", data]]).toString().slice(1),
  path: (data) => by(sets.isPathPercentEncode)(data).replaceAll("/", "%2F").replaceAll("\\", "%5C"),
  query: by(sets.isQueryPercentEncode),
  "special-query": by(sets.isSpecialQueryPercentEncode),
  fragment: by(sets.isFragmentPercentEncode),
  userinfo: by(sets.isUserinfoPercentEncode),
  "opaque-host": (data) =>
    by(sets.isC0ControlPercentEncode)(data).replace(/(?!%)[ #/:<>?@[\\\]^|]/g, (c) => `%${hex(c.charCodeAt(0))}`),
};
/** @param {(code: number) => boolean} has @returns {(data: string) => string} */
function by(has) {
  return (data) => sets.utf8PercentEncodeString(data.replaceAll("%", "%25"), has);
}
const hex = (/** @type {number} */ octet) => octet.toString(16).toUpperCase().padStart(2, "0");

for (const { count, addresses, sweep } of [
  { count: 100, addresses: 75 },
  { count: 100_000, addresses: 20_000, sweep: true },
]) {
  test(
    `each character and ${count} data in ${sweep ? "one" : "each"} of the eight sets are what others make of them, and come back`,
    { sweep },
    () => {
      const below = numbers(5);
      const { components } = given(engine.encode("", { edition }));
      assert.deepEqual(components.map(({ id }) => id).sort(), Object.keys(others).sort());
      const all = Object.entries(others);
      for (let n = 0; n < characters.length + count; n++) {
        const text = characters[n] ?? data(below);
        for (const [component, encoded] of sweep ? [all[n % all.length]] : all) {
          const ours = given(engine.encode(text, { edition, component, limit: 0 }));
          assert.equal(ours.encoded, encoded(text), `${component}: ${JSON.stringify(text)}`);
          assert.equal(ours.decoded, text, `${component}: ${JSON.stringify(text)}`);
        }
      }
    },
  );

  test(`${count} texts and lists of pairs are parsed and serialized as URLSearchParams has them`, { sweep }, (t) => {
    const below = numbers(6);
    let differ = 0;
    for (let n = 0; n < count; n++) {
      const text = data(below) + data(below);
      const query = text.replace(/^\?+/, ""); // the constructor removes the "?"
      const ours = given(engine.form(query, { limit: 20 }));
      const read = JSON.stringify(ours.pairs.map(({ name, value }) => [name, value]));
      const [theirs, nodes] = [whatwg, globalThis].map(({ URLSearchParams: Params }) => new Params(query));
      assert.equal(read, JSON.stringify([...theirs]), JSON.stringify(query));
      assert.equal(ours.encoded, theirs.toString(), JSON.stringify(query));
      if (read === JSON.stringify([...nodes])) assert.equal(ours.encoded, nodes.toString(), JSON.stringify(query));
      else {
        // Node reads a character beyond US-ASCII as its last octet where something else cannot be decoded.
        assert.match(query, /[^\x00-\x7F]/u);
        assert.ok(read.includes("\uFFFD") || /%(?![\da-f]{2})/i.test(query), JSON.stringify(query));
        differ++;
      }
      /** @type {[string, string][]} */
      const pairs = Array.from({ length: below(4) }, () => [data(below), data(below)]);
      assert.equal(given(engine.form(pairs, { limit: 0 })).encoded, new URLSearchParams(pairs).toString());
    }
    t.diagnostic(`Node reads ${differ} of ${count} differently`);
  });

  test(
    `${addresses} pairs of texts are equal, with fragments and without, as whatwg-url has them; references lead where they should`,
    {
      sweep,
    },
    () => {
      const below = numbers(7);
      const seen = { refused: 0, equal: 0, without: 0, apart: 0 };
      for (let n = 0; n < addresses; n++) {
        const a = address(below);
        const b = below(3) ? respelled(a, below) : address(below);
        const [one, other] = [a, b].map((text) => parsed(text));
        assert.equal(given(engine.normalize(a, { edition, limit: 0 })).normalized, one?.href ?? null, a);
        const answer = given(engine.compare(a, b, { base: "", edition, limit: 0 }));
        const at = `${JSON.stringify(a)} and ${JSON.stringify(b)}`;
        if (!one || !other) {
          assert.deepEqual([answer.rungs, answer.meet], [[], null], at);
          seen.refused++;
          continue;
        }
        const [strict, lax] = answer.rungs.slice(-2);
        const bare = (/** @type {URL} */ url) => url.href.replace(/#.*$/s, "");
        assert.deepEqual([strict.a, strict.b, strict.equal], [one.href, other.href, one.href === other.href], at);
        assert.deepEqual([lax.a, lax.b, lax.equal], [bare(one), bare(other), bare(one) === bare(other)], at);
        assert.equal(answer.meet === null, one.href !== other.href, at);
        assert.equal(answer.hosts?.equal, hostOf(one) === hostOf(other), at);
        seen[strict.equal ? "equal" : lax.equal ? "without" : "apart"]++;
        const { reference } = given(engine.relativize(a, b, { edition }));
        assert.ok(reference !== null, at);
        assert.equal(new whatwg.URL(reference, a).href, other.href, `${at}: ${JSON.stringify(reference)}`);
        assert.ok(reference.length <= other.href.length, at);
      }
      assert.ok(
        Object.values(seen).every((times) => times > addresses / 50),
        JSON.stringify(seen),
      );
    },
  );
}

/** @param {string} text @returns {URL | null} */
function parsed(text) {
  try {
    return new whatwg.URL(text);
  } catch {
    return null;
  }
}

/** The host, null without one: only then no slashes follow the scheme. @param {URL} url */
const hostOf = ({ hostname, href, protocol }) => (href.startsWith(`${protocol}//`) ? hostname : null);

/** @param {(n: number) => number} below */
function address(below) {
  const one = (/** @type {string[]} */ ...from) => from[below(from.length)];
  const path = () =>
    Array.from({ length: below(4) }, () => one("/a", "/b", "/", "/.", "/..", "/C:", "/%2e", "/é", "/a b", "\\a")).join(
      "",
    );
  return (
    one("http:", "http:", "HTTPS:", "ws:", "file:", "x:", "X-y:", "mailto:") +
    one("//", "//", "//", "/", "", "\\\\") +
    one("a", "a", "A", "a.", "127.1", "0x7f.1", "[::1]", "[0:0::1]", "a b", "u:p@a", "xn--9ca", "", "localhost") +
    one("", "", "", ":80", ":443", ":8080", ":0080") +
    path() +
    one("", "", "", "?q", "?'", "?é") +
    one("", "", "#f", "#`", "#g")
  );
}

/** The same text, spelled in another way in one place. @param {string} text @param {(n: number) => number} below */
function respelled(text, below) {
  /** @type {[string | RegExp, string][]} */
  const ways = [
    ["//", "\\\\"],
    [/^\w+/, text.match(/^\w+/)?.[0].toUpperCase() ?? ""],
    ["/a", "/./a"],
    ["/b", "/x/../b"],
    ["127.1", "127.0.0.1"],
    [/#.*$/, "#h"],
    [/#.*$/, ""],
    [":80", ""],
    [/$/, "#f"],
    ["é", "%C3%A9"],
    [/^/, " "],
  ];
  const [what, by] = ways[below(ways.length)];
  return text.replace(what, by);
}

test("what web-platform-tests have of a query in windows-1252", async () => {
  const file = new URL("../../core/testdata/suites/wpt-2026-07-percent-encoding.json", import.meta.url);
  const cases = JSON.parse(await readFile(file, "utf8")).cases.filter(
    (/** @type {any} */ { output }) => output["windows-1252"] !== undefined,
  );
  assert.ok(cases.length > 0);
  for (const { input, output } of cases) {
    const ours = given(engine.encode(input, { edition, component: "special-query", charset: "iso-8859-1" }));
    assert.deepEqual([ours.charset.id, ours.encoded], ["windows-1252", output["windows-1252"]], input);
  }
});

test("every step of a run of form data has a sentence that ends", () => {
  const texts = ["", "&", "a", ...chips.form.map(({ text }) => text)];
  /** @type {Set<string>} */
  const met = new Set();
  for (const text of texts)
    for (const charset of ["", "iso-8859-1", "ebcdic"]) {
      const { scene, answer, why } = new FormCase({ engine, editions, words }, text, charset);
      assert.ok(scene && answer);
      assert.match(withoutMarks(words.say(`encoding:why:${why.id}`, why.args)), /\.$/);
      scene.steps.forEach((_, i) => {
        met.add(scene.line(i).id);
        assert.ok(words.has(scene.idOf("steps", scene.line(i))), scene.line(i).id);
        const said = withoutMarks(stepText(scene, i));
        assert.match(said, /\.$/, text);
        assert.doesNotMatch(said, /undefined|\{|\}/, said);
      });
      const player = scene.at(scene.steps.length);
      assert.equal(player.text(scene.listing.registers.length - 1), answer.encoded);
      for (const { span } of answer.pairs) assert.ok(span);
    }
  const all = Object.keys(/** @type {any} */ (words.group("form")).run.steps);
  assert.deepEqual(
    all.filter((id) => !met.has(id)),
    ["given-tuples.1"], // pairs that a program hands over
  );
});

test("what a form cannot be asked", () => {
  for (const [input, options] of [
    [5, {}],
    [[["a", 5]], {}],
    ["a", { charset: "none" }],
    ["a", { charset: "ebcdic" }],
  ])
    assert.ok("error" in engine.form(/** @type {any} */ (input), /** @type {any} */ (options)), JSON.stringify(input));
  assert.deepEqual(given(engine.form([])).encoded, "");
  assert.equal(given(engine.form([["\ud800", ""]])).encoded, "%EF%BF%BD=");
});
