/**
 * The neighbours: differences between the runtime's URL, which is Node's in these tests, and the URL Standard; every
 * known deviation of net/url; and whether reasons are true.
 */
import assert from "node:assert/strict";
import { longestReasoned, neighbours } from "../src/neighbours/neighbours.js";
import { netURL } from "../src/neighbours/neturl.js";
import { reasonText, refusalText } from "../src/views/stage/reasons.js";
import sentences from "../src/words/en/neighbours.js";
import { engine, saying, words } from "./fixtures.js";
import { suite } from "./suites.js";
import { hardPairs, link, pairs, random } from "./support.js";
import { test } from "./test.js";

/** @import { Neighbour } from "../src/neighbours/neighbours.js" */
/** @import { Pair } from "./support.js" */
/** @typedef {Pair & { target: string | null }} Asked */

/** Adds RFC 3986's answer. @param {Pair} pair @returns {Asked} */
const asked = ({ base, reference }) => {
  const pair = { base: base.toWellFormed(), reference: reference.toWellFormed() };
  return { ...pair, target: engine.explain({ ...pair, limit: 0 }).target };
};

/** @param {Neighbour["id"]} id @param {string} base @param {string} reference */
const told = (id, base, reference) =>
  /** @type {Neighbour} */ (neighbours(engine, { base, reference }).find((n) => n.id === id));

/**
 * Base, reference, the answer (null: it refuses), and the reasons.
 * @type {Record<"net/url", [string, string, string | null, string][]>}
 */
const cases = {
  "net/url": [
    ["HTTP://a/", "g", "http://a/g", "scheme-lower"],
    ["http://a/b/../c", "", "http://a/c", "base-dots"],
    ["http://a/b?", "", "http://a/b", "empty-query"],
    ["http://a/b", "?", "http://a/b?", ""],
    ["http://a/b", "#", "http://a/b", "empty-fragment"],
    ["http://a/b#f", "", "http://a/b#f", "base-fragment"],
    ["x:/", "mailto:a/../b", "mailto:a/../b", "opaque-path"],
    ["mailto:x@y", "z", "mailto:///z", "opaque-base authority-added"],
    ["f:/a", "g", "f:///g", "authority-added"],
    ["f:/a", "g://", "g:", "authority-lost"],
    ["http://a/b", "//?q", "http://a/b?q", "empty-authority-ignored"],
    ["http://a/b", "///g", "http://a///g", "three-slashes"],
    ["http://a/b", "/..//g", "http://a/g", "slash-lost"],
    ["a/b", "g", "/a/g", "relative-base rooted"],
    ["//a/b", "g", "//a/g", "relative-base"],
    ["http://a/b", "%41 c", "http://a/A%20c", "path-encoded"],
    ["http://a/b", "%41", "http://a/%41", ""],
    ["http://a/b", "#%41 c", "http://a/b#A%20c", "fragment-encoded"],
    ["http://%41@a/b", "g", "http://A@a/g", "userinfo-encoded"],
    ["http://é/b", "g", "http://%C3%A9/g", "host-encoded"],
    ["http://[fe80::1%25%41]/", "g", "http://[fe80::1%25A]/g", "host-encoded"],
    ["http://a/b", "1a:b", null, ""],
    ["http://a/b", "%zz", null, ""],
  ],
};

for (const id of /** @type {const} */ (["net/url"])) {
  test(`${id}: the known deviations`, () => {
    for (const [base, reference, answer, reasons] of cases[id]) {
      const neighbour = told(id, base, reference);
      const where = `${id}: ${link({ base, reference })}`;
      assert.equal(neighbour.answer, answer, where);
      assert.equal(neighbour.error === null, answer !== null, where);
      assert.equal(neighbour.same, reasons === "" && answer !== null, where);
      assert.deepEqual(
        neighbour.reasons.map((reason) => reason.id).sort(),
        reasons.split(" ").filter(Boolean).sort(),
        where,
      );
      for (const { id: reason, args } of neighbour.reasons) {
        const sentence = reasonText(words, { id }, { id: reason, args });
        assert.ok(!sentence.includes("undefined") && sentence.endsWith("."), `${where}: ${sentence}`);
      }
    }
  });

  test(`${id}: there is a case of every sentence`, () => {
    const known = new Set(cases[id].flatMap(([, , , reasons]) => reasons.split(" ")));
    assert.deepEqual(
      Object.keys(sentences[id]).filter((reason) => !known.has(reason)),
      [],
    );
  });
}

test("refusals say which text, and net/url says why", () => {
  assert.equal(told("url", "a", "g").on, "base");
  assert.equal(told("url", "http://a", "//:").on, "reference");
  assert.match(
    refusalText(words, told("net/url", "http://a:x/", "g")),
    /^It rejects the base: ‹invalid port ":x" after host›\.$/,
  );
  assert.match(
    refusalText(words, told("net/url", "http://a/", "1a:b")),
    /^It rejects the reference: ‹first path segment/,
  );
});

test("where neither has an answer, they are the same", () => {
  assert.deepEqual(told("url", "a/b", "g").same, true);
  assert.deepEqual(told("url", "a/b", "g").reasons, []);
});

/** Replaces the runtime's URL during an action. @template T @param {unknown} instead @param {() => T} act */
function withURL(instead, act) {
  const own = globalThis.URL;
  globalThis.URL = /** @type {any} */ (instead);
  try {
    return act();
  } finally {
    globalThis.URL = own;
  }
}

/** A URL with some fields replaced. @param {Record<string, string>} other */
const fake = (other) =>
  class extends URL {
    /** @param {string} text @param {string} [base] */
    constructor(text, base) {
      super(text, base);
      for (const [field, value] of Object.entries(other)) Object.defineProperty(this, field, { value });
    }
  };

test("a browser is held against the standard field by field, with the state that set it there", () => {
  /** @param {unknown} instead @param {string} base @param {string} reference */
  const said = (instead, base, reference) => {
    const { same, reasons } = withURL(instead, () => told("url", base, reference));
    assert.equal(same, reasons.length === 0);
    return reasons.map((reason) => reasonText(words, { id: "url" }, reason));
  };
  /** @param {string} id @param {import("../src/words/words.js").Args} args */
  const of = (id, args) => words.say(`neighbours:url:${id}`, args);
  assert.deepEqual(said(URL, "http://a/b/c", "..\\g"), []);
  assert.deepEqual(said(fake({ href: "1", pathname: "/..\\g" }), "http://a/b/c", "..\\g"), [
    of("field", { field: "pathname", here: "/..\\g", there: "/g", state: "path" }),
  ]);
  assert.deepEqual(said(fake({ href: "1", hostname: "127.1", port: "" }), "http://a/", "http://127.1:81/"), [
    of("field", { field: "hostname", here: "127.1", there: "127.0.0.1", state: "host parser" }),
    of("lacks", { field: "port", there: "81", state: "port" }),
  ]);
  // Long values are shortened in the middle, but their difference is kept.
  const [start, end] = ["a".repeat(60), "b".repeat(60)];
  assert.deepEqual(said(fake({ href: "1", hash: `#${start}^${end}` }), "x:", `#${start}\`${end}`), [
    of("field-later", { number: 62, field: "hash", here: `^${end}`, there: `%60${end}`, state: "fragment" }),
  ]);
  assert.deepEqual(said(fake({ href: "1", username: "u" }), "http://a/", "g"), [
    of("has-unset", { field: "username", here: "u" }),
  ]);
  assert.deepEqual(said(fake({ href: "1" }), "http://a/", "g"), [of("written", { there: "http://a/g" })]);
  const never = class {
    static canParse = () => true;
    constructor() {
      throw new TypeError("no");
    }
  };
  // Domain to ASCII is the runtime's, too, so these hosts are in ASCII.
  assert.deepEqual(said(never, "http://a/", "g"), [of("refuses", { there: "http://a/g" })]);
  assert.deepEqual(
    said(
      class {
        href = "1";
      },
      "http://a/",
      "//b:x/",
    ),
    [of("takes", { state: "port", problem: words.say("url-standard:problems:port-invalid") })],
  );
});

test("where the standard ends without an answer, there are words for the place", () => {
  const any = class {
    href = "1";
  };
  /** @type {Set<string>} */
  const said = new Set();
  for (const { base, input, failure } of suite("wpt-2026-07-urltestdata.json").cases) {
    if (!failure) continue;
    const [reason] = withURL(any, () => told("url", base ?? "", input)).reasons;
    said.add(reasonText(words, { id: "url" }, reason));
  }
  assert.ok(said.size >= 20, `${said.size} sentences`);
});

test("Node's URL on web-platform-tests: what differs, and that it is so", { sweep: true }, (t) => {
  let [same, differ] = [0, 0];
  for (const one of suite("wpt-2026-07-urltestdata.json").cases) {
    const base = (one.base ?? "").toWellFormed();
    const reference = one.input.toWellFormed();
    const { answer, same: is, reasons } = told("url", base, reference);
    const where = link({ base, reference });
    assert.equal(is, answer === (one.failure ? null : one.href), where);
    assert.equal(is, reasons.length === 0, where);
    if (is) same++;
    else differ++;
    for (const { id, args } of reasons) {
      assert.ok(reasonText(words, { id: "url" }, { id, args }).endsWith("."), where);
      if (!args.field) continue;
      const url = base === "" ? new URL(reference) : new URL(reference, base);
      assert.deepEqual([args.here, args.there], [/** @type {any} */ (url)[args.field], one[args.field]], where);
    }
  }
  t.diagnostic(`${same} as the standard, ${differ} otherwise`);
  assert.ok(same > 850 && differ > 0, `${same}, ${differ}`);
});

test("domains are what web-platform-tests have, but where Node's own domain to ASCII has another Unicode", (t) => {
  /** @param {string} reference */
  const own = (reference) => (URL.canParse(reference) ? new URL(reference).href : null);
  /** @type {string[]} */
  const differ = [];
  for (const { input, output } of suite("wpt-2026-07-toascii.json").cases) {
    const reference = `https://${input}/x`;
    const { target } = engine.explain({ base: "", reference, edition: "url-standard", limit: 0 });
    if (target === (output === null ? null : `https://${output}/x`)) continue;
    assert.match(input, /[^\0-\x7F]/, "it is not Node that has it");
    assert.equal(target, own(reference), input);
    differ.push(input);
  }
  t.diagnostic(`otherwise: ${JSON.stringify(differ)}`);
  assert.ok(differ.length < 10, `${differ.length} differ`);
});

test("RFC 3986's answer is asked for if it is not brought", () => {
  for (const pair of pairs(200, 11)) assert.deepEqual(neighbours(engine, pair), neighbours(engine, asked(pair)));
});

test("reasons are not looked for in long texts, nor where the target is not RFC 3986's", () => {
  const long = (/** @type {number} */ length) => told("net/url", "http://a/", "x y".repeat(length)).reasons.length;
  assert.deepEqual([long(longestReasoned / 3), long(longestReasoned / 3 - 20)], [0, 1]);
  const [, { same, reasons }] = neighbours(engine, { base: "http://a/", reference: "x y", target: "http://a/z" });
  assert.deepEqual({ same, reasons }, { same: false, reasons: [] });
});

/** Pieces for texts that a neighbour treats differently. */
const pieces = [
  "http:",
  "HTTPS:",
  "file:",
  "foo:",
  "mailto:",
  "/",
  "/",
  "//",
  "//",
  "a",
  "b",
  "h.x",
  "H",
  "@",
  "u:p@",
  ":",
  ":80",
  ":0443",
  "[::1]",
  "[0:0::1]",
  "..",
  ".",
  "../",
  "./",
  "%2e",
  "%2E%2e",
  "?",
  "?q",
  "#",
  "#f",
  " ",
  "\\",
  "é",
  "例",
  "'",
  "|",
  "^",
  "C:",
  "C|",
  "1.2",
  "0x7f.1",
  "\t",
  "\n",
  "%",
  "%41",
  "localhost",
  "[",
  "]",
  "{",
  '"',
  "<",
  "*",
  "!",
  ";",
  "0",
  "\u00ad",
  "\ud800",
];
const bases = [
  "http://a/b/c/d;p?q",
  "http://a",
  "file:///C:/x/y",
  "file:///a/b",
  "foo:/a/b",
  "foo://h/a/../b",
  "mailto:x@y",
  "http://u:p@H:80/%2e%2e/x y?#",
  "http://a/b/..",
  "foo:///a",
];

/** @param {number} count @param {number} seed @returns {Pair[]} */
function strange(count, seed) {
  const next = random(seed);
  const pick = (/** @type {string[]} */ list) => list[Math.floor(next() * list.length)];
  const text = () => Array.from({ length: Math.floor(next() * 9) }, () => pick(pieces)).join("");
  return Array.from({ length: count }, () => ({
    base: next() < 0.5 ? pick(bases) : pick(["http://a/", "foo:", ""]) + text(),
    reference: text(),
  }));
}

/**
 * Checks by other means if a reason is true: it runs the neighbour on texts without the cause, or examines its answer.
 * @type {Record<string, (pair: Asked, answer: string, args: Record<string, string>) => boolean>}
 */
const truths = {
  "net/url empty-fragment": ({ base, reference }, answer) => (base + reference).includes("#") && !answer.endsWith("#"),
  "net/url empty-query": ({ base }, answer) => /\?(?:#|$)/.test(base) && !answer.replace(/#.*/s, "").includes("?"),
  "net/url base-fragment": ({ base }, answer) => answer.includes("#") && base.includes("#"),
  "net/url authority-added": ({ target }, answer) =>
    !/^[^:]*:\/\//.test(/** @type {string} */ (target)) ||
    answer.startsWith(/** @type {string} */ (target).replace(/:.*$/s, "").toLowerCase() + "://"),
  "net/url relative-base": ({ target }) => target === null,
  "net/url path-encoded": ({ base, reference }, _, { found }) => (base + reference).includes(found),
};

/** @param {Asked} pair @param {Neighbour} neighbour */
function explains(pair, { id, answer, same, reasons }) {
  const where = `${id}: ${link(pair)}: ${reasons.map((reason) => reason.id)}`;
  assert.ok(!same, `${where}: a reason where there is no difference`);
  for (const { id: reason, args } of reasons) {
    assert.ok(reasonText(words, { id }, { id: reason, args }), `no sentence for ${id} ${reason}`);
    if (truths[`${id} ${reason}`])
      assert.ok(truths[`${id} ${reason}`](pair, answer ?? "", args), `${where}: ${reason} is not true`);
  }
  if (answer === null) return;
  const ids = reasons.map((reason) => reason.id);
  const by = (/** @type {string[]} */ list) =>
    netURL(pair.base, pair.reference, (/** @type {string} */ deviation) => list.includes(deviation));
  assert.equal(by([]), pair.target, `${where}: without them it is not RFC 3986`);
  assert.equal(by(ids), answer, `${where}: they do not lead to the answer`);
  for (const one of ids)
    assert.notEqual(by(ids.filter((other) => other !== one)), answer, `${where}: ${one} is not needed`);
}

/**
 * Holds reasons against their pairs and counts.
 * @param {import("node:test").TestContext} t @param {string} name @param {Asked[]} list @param {(pair: Asked) => Neighbour[]} ask
 * @param {(pair: Asked, neighbour: Neighbour) => void} [check]
 */
function count(t, name, list, ask, check = explains) {
  /** @type {Record<string, { same: number, known: number, unknown: number, refused: number, why: number }>} */
  const counts = {};
  for (const pair of list) {
    for (const neighbour of ask(pair)) {
      const of = (counts[neighbour.id] ??= { same: 0, known: 0, unknown: 0, refused: 0, why: 0 });
      if (neighbour.reasons.length) check(pair, neighbour);
      if (neighbour.same) of.same++;
      else if (neighbour.answer !== null) of[neighbour.reasons.length ? "known" : "unknown"]++;
      else of[neighbour.reasons.length || neighbour.id === "net/url" ? "why" : "refused"]++;
    }
  }
  for (const [id, { same, known, unknown, refused, why }] of Object.entries(counts)) {
    t.diagnostic(
      `${name}, ${id}: ${same} the same; ${known} of ${known + unknown} differences with their reasons; ${why} of ${why + refused} refusals`,
    );
  }
  return counts;
}

/** Nearly all are known: more than these would be a deviation that was forgotten. @param {ReturnType<typeof count>} counts */
function nearlyAll(counts) {
  for (const [id, { known, unknown, refused, why }] of Object.entries(counts)) {
    assert.ok(known > 0 && unknown <= 0.05 * (known + unknown), `${id}: ${unknown} differences are not known`);
    assert.ok(refused <= 0.05 * (refused + why), `${id}: ${refused} refusals are not known`);
  }
}

for (const { name, list, sweep } of [
  { name: "hard pairs", list: hardPairs },
  { name: "random pairs", list: () => [...pairs(100, 3), ...strange(230, 5)] },
  { name: "many random pairs", list: () => [...pairs(3000, 4), ...strange(5000, 6)], sweep: true },
])
  test(`${name}: reasons are true, enough and none too many`, { sweep }, (t) =>
    nearlyAll(count(t, name, list().map(asked), (pair) => neighbours(engine, pair).slice(1))),
  );

/** @type {Asked[]} */
const wptPairs = suite("wpt-2026-07-urltestdata.json").cases.map(
  (/** @type {{ base: string | null, input: string }} */ { base, input }) =>
    asked({ base: base ?? "about:blank", reference: input }),
);

test("web-platform-tests: reasons are true, enough and none too many", { sweep: true }, (t) =>
  nearlyAll(count(t, "web-platform-tests", wptPairs, (pair) => neighbours(engine, pair).slice(1))),
);

test("nothing throws, whatever is asked", () => {
  const odd = /** @type {any} */ ([
    { base: null, reference: undefined },
    { base: {}, reference: 5 },
    { base: "\udc00", reference: "\ud800" },
    { base: "x".repeat(70_000), reference: "../".repeat(30_000) },
  ]);
  for (const request of odd) assert.equal(neighbours(engine, request).length, 2);
  const broken = /** @type {any} */ ({
    explain: engine.explain,
    runtime: () => engine.explain(odd[1]),
    neighbour: () => engine.explain(odd[1]),
  });
  assert.match(
    refusalText(words, neighbours(broken, { base: "http://a/", reference: "g" })[1]),
    saying("neighbours:unasked"),
  );
});
