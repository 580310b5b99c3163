/**
 * The neighbours: every deviation that is known, and whether reasons are true. The
 * URL is Node's here, which follows the same standard as the browsers', and
 * Chromium's own at the end.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, test } from "node:test";
import { longestReasoned, neighbours, ways } from "../src/neighbours/neighbours.js";
import { reasonText, refusalText } from "../src/views/stage/reasons.js";
import sentences from "../src/words/en/neighbours.js";
import { launch } from "./browser.js";
import { suite } from "./suites.js";
import { hardPairs, link, loadEngine, loadWords, pairs, random, root } from "./support.js";

/** @typedef {import("../src/neighbours/neighbours.js").Neighbour} Neighbour */
/** @typedef {import("./support.js").Pair} Pair */
/** @typedef {Pair & { target: string | null }} Asked */

const engine = await loadEngine();
const words = await loadWords();

/** With RFC 3986's answer. @param {Pair} pair @returns {Asked} */
const asked = ({ base, reference }) => {
  const pair = { base: base.toWellFormed(), reference: reference.toWellFormed() };
  return { ...pair, target: engine.explain({ ...pair, limit: 0 }).target };
};

/** @param {Neighbour["id"]} id @param {string} base @param {string} reference */
const told = (id, base, reference) =>
  /** @type {Neighbour} */ (neighbours(engine, { base, reference }).find((n) => n.id === id));

/** What Node's URL does not do, but others do: there is no case of it here. */
const elsewhere = ["file-slashes"];

/**
 * Base, reference, the answer (null: it refuses), and the reasons.
 * @type {Record<Neighbour["id"], [string, string, string | null, string][]>}
 */
const cases = {
  url: [
    ["http://a/b", "  g ", "http://a/g", "trim"],
    ["http://a/b", "\0g", "http://a/g", "trim"],
    ["http://a/b", "x\ty\n", "http://a/xy", "line-breaks"],
    ["http://a/b/c", "..\\g", "http://a/g", "backslash"],
    ["http://a/b", "\\\\h\\g", "http://h/g", "backslash"],
    ["http://a/b/c", "http:g", "http://a/b/g", "same-scheme"],
    ["http://a/b/c", "http:", "http://a/b/c", "same-scheme"],
    ["http://a/b", "https:h", "https://h/", "slashes root"],
    ["http://a/b", "https:/h/g", "https://h/g", "slashes"],
    ["http://a/b", "///h/g", "http://h/g", "slashes"],
    ["http:a/b", "g", "http://a/g", "slashes"],
    ["http://a/", "file:/g", "file:///g", "file-authority"],
    ["http://a/", "file:///C|/g", "file:///C:/g", "drive-bar"],
    ["file:///C:/x/y", "../../../g", "file:///C:/g", "drive"],
    ["file:///C:/x", "/g", "file:///C:/g", "drive"],
    ["http://a/b/c/d", "%2e%2E/g", "http://a/b/g", "encoded-dots"],
    ["http://a/b/../c", "", "http://a/c", "base-dots"],
    ["http://a/b/..", "g", "http://a/g", "base-dots"],
    ["http://a", "", "http://a/", "root"],
    ["http://a", "?q", "http://a/?q", "root"],
    ["f:/a", ".//g", "f:/.//g", "dot-before-slashes"],
    ["foo:/a", "1a:b", "foo:/1a:b", "no-scheme"],
    ["HTTP://a/", "g", "http://a/g", "scheme-lower"],
    ["x:/", "mailto:a/../b", "mailto:a/../b", "opaque-path"],
    ["http://@a/", "g", "http://a/g", "empty-userinfo"],
    ["http://u:@a/", "g", "http://u@a/g", "empty-userinfo"],
    ["http://a:/", "g", "http://a/g", "empty-port"],
    ["http://a:80/", "g", "http://a/g", "default-port"],
    ["https://a:0443/", "g", "https://a/g", "default-port"],
    ["http://a:080/", "https://a:080/", "https://a:80/", "port-zeros"],
    ["http://A.Example/", "g", "http://a.example/g", "host-lower"],
    ["http://%41.b/", "g", "http://a.b/g", "host-decoded host-lower"],
    ["http://例え.jp/", "g", "http://xn--r8jz45g.jp/g", "host-ascii"],
    ["http://BÜCHER.de/", "g", "http://xn--bcher-kva.de/g", "host-ascii"],
    ["http://0x7f.1/", "g", "http://127.0.0.1/g", "ipv4"],
    ["http://017700000001/", "g", "http://127.0.0.1/g", "ipv4"],
    ["http://[0:0:0:0:0:0:0:1]/", "g", "http://[::1]/g", "ipv6"],
    ["foo://[1:0:0:2:0:0:0:3]/", "g", "foo://[1:0:0:2::3]/g", "ipv6"],
    ["http://[::1.2.3.4]/", "g", "http://[::102:304]/g", "ipv6"],
    ["file://localhost/a", "g", "file:///g", "localhost"],
    ["http://a/b", "x y?<#`", "http://a/x%20y?%3C#%60", "encoded"],
    ["http://a/b", "é", "http://a/%C3%A9", "encoded"],
    ["http://a/b", "?'", "http://a/b?%27", "encoded"],
    ["http://a/b?", "", "http://a/b", "empty-query"],
    ["HTTP://A:80/%7e/%2e", "", "http://a/%7e/", "base-dots encoded-dots scheme-lower host-lower default-port"],
    ["a/b", "http://a/", null, "no-base-scheme"],
    ["mailto:x@y", "z", null, "opaque-base"],
    ["http://a/", "//h:x/", null, "bad-port"],
    ["http://a/", "//h:65536/", null, "bad-port"],
    ["http://a:x/", "g", null, "bad-port"],
    ["http://a/", "https:///?q", null, "no-host"],
    ["http://a/", "//[1]/", null, "bad-ipv6"],
    ["http://a/", "//a b<c:x/", null, "bad-characters bad-port"],
    ["http://a/", "//1.2.3.256/", null, "bad-ipv4"],
    ["http://a/", "//xn--a/", null, "bad-host"],
  ],
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

for (const id of /** @type {const} */ (["url", "net/url"])) {
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
      Object.keys({ ...sentences.both, ...sentences[id] }).filter(
        (reason) => !known.has(reason) && !elsewhere.includes(reason),
      ),
      [],
    );
  });
}

test("refusals say which text, and net/url says why", () => {
  assert.equal(told("url", "a", "g").on, "base");
  assert.equal(told("url", "http://a", "//:").on, "reference");
  assert.match(
    refusalText(words, told("net/url", "http://a:x/", "g")),
    /^It refuses the base: ‹invalid port ":x" after host›\.$/,
  );
  assert.match(
    refusalText(words, told("net/url", "http://a/", "1a:b")),
    /^It refuses the reference: ‹first path segment/,
  );
});

test("where neither has an answer, they are the same", () => {
  assert.deepEqual(told("url", "a/b", "g").same, true);
  assert.deepEqual(told("url", "a/b", "g").reasons, []);
});

test("RFC 3986's answer is asked for if it is not brought", () => {
  for (const pair of pairs(200, 11)) assert.deepEqual(neighbours(engine, pair), neighbours(engine, asked(pair)));
});

test("reasons are not looked for in long texts, nor where the target is not RFC 3986's", () => {
  assert.equal(told("url", "http://a/", "x y".repeat(longestReasoned / 3)).reasons.length, 0);
  assert.equal(told("url", "http://a/", "x y".repeat(longestReasoned / 3 - 20)).reasons.length, 1);
  const [{ same, reasons }] = neighbours(engine, { base: "http://a/", reference: "x y", target: "http://a/z" });
  assert.deepEqual({ same, reasons }, { same: false, reasons: [] });
});

/** What texts are made of that a neighbour takes otherwise. */
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

/** @param {string} text @param {string} base */
const href = (text, base) => new URL(text, base).href;
/** Up to the query and the fragment. @param {string} text */
const turned = (text) => text.replace(/^[^?#]*/, (head) => head.replaceAll("\\", "/"));

/**
 * Whether a reason is true, by other means: the neighbour itself is asked what it
 * makes of texts from which the cause was taken, or its answer is looked at.
 * @type {Record<string, (pair: Asked, answer: string, args: Record<string, string>) => boolean>}
 */
const truths = {
  "url trim": ({ base, reference }, answer) =>
    href(reference.replace(/^[\0- ]+|[\0- ]+$/g, ""), base.replace(/^[\0- ]+|[\0- ]+$/g, "")) === answer,
  "url line-breaks": ({ base, reference }, answer) =>
    /[\t\n\r]/.test(base + reference) &&
    href(reference.replace(/[\t\n\r]/g, ""), base.replace(/[\t\n\r]/g, "")) === answer,
  "url backslash": ({ base, reference }, answer) =>
    turned(base) + turned(reference) !== base + reference && href(turned(reference), turned(base)) === answer,
  "url default-port": ({ base, reference }, answer, { port }) =>
    new URL(answer).port === "" && new RegExp(`:0*${port}`).test(base + reference),
  "url root": (_, answer) => new URL(answer).pathname === "/",
  "url encoded": ({ base, reference }, answer, { from, to }) =>
    (base + reference).includes(from) && answer.includes(to),
  "url scheme-lower": (_, answer, { to }) => new URL(answer).protocol === `${to}:`,
  "url same-scheme": ({ base, reference }, _, { scheme }) =>
    new URL(base).protocol === `${scheme}:` &&
    new RegExp(`^${scheme}:`, "i").test(reference.replace(/^[\0- ]+|[\t\n\r]/g, "")),
  "url host-lower": (_, answer, { to }) =>
    new URL(`http://${to}/`).host === new URL(answer.replace(/^\w+:/, "http:")).hostname,
  "url ipv4": (_, answer, { to }) => new URL(answer).hostname === to,
  "url opaque-path": ({ target }, answer) => target !== answer && !/^[a-z]+:\//i.test(answer),
  "url no-base-scheme": ({ base }) => !URL.canParse(base),
  "url opaque-base": ({ base, reference }) => URL.canParse(base) && URL.canParse(reference, base.replace(/:/, ":/")),
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
    ways[id](pair.base, pair.reference, (deviation) => list.includes(deviation));
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

/** @type {[string, Asked[]][]} */
const lists = [
  ["hard pairs", hardPairs().map(asked)],
  ["random pairs", [...pairs(3000, 3), ...strange(5000, 5)].map(asked)],
];

for (const [name, list] of lists) {
  test(`${name}: reasons are true, enough and none too many`, (t) =>
    nearlyAll(count(t, name, list, (pair) => neighbours(engine, pair))));
}

/** @type {Asked[]} */
const wptPairs = suite("wpt-2026-07-urltestdata.json").cases.map(
  (/** @type {{ base: string | null, input: string }} */ { base, input }) =>
    asked({ base: base ?? "about:blank", reference: input }),
);

test("web-platform-tests: reasons are true, enough and none too many", (t) =>
  nearlyAll(count(t, "web-platform-tests", wptPairs, (pair) => neighbours(engine, pair))));

test("nothing throws, whatever is asked", () => {
  const odd = /** @type {any} */ ([
    { base: null, reference: undefined },
    { base: {}, reference: 5 },
    { base: "\udc00", reference: "\ud800" },
    { base: "x".repeat(70_000), reference: "../".repeat(30_000) },
  ]);
  for (const request of odd) assert.equal(neighbours(engine, request).length, 2);
  const broken = /** @type {any} */ ({ explain: engine.explain, neighbour: () => engine.panic() });
  assert.match(refusalText(words, neighbours(broken, { base: "http://a/", reference: "g" })[1]), /could not be asked/);
});

/** Chromium with a page that has the module. @type {Promise<import("playwright-core").Page> | undefined} */
let chromium;
/** @type {() => unknown} */
let close = () => {};
after(() => close());
async function openChromium() {
  const server = createServer((request, response) => {
    const file = join(root, "web", "src", request.url ?? "");
    response.setHeader("content-type", file.endsWith(".js") ? "text/javascript" : "text/html");
    response.end(file.endsWith(".js") ? readFileSync(file) : "<title>URL</title>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const browser = await launch();
  close = () => Promise.all([browser.close(), server.close()]);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}/`);
  return page;
}

/** @param {import("node:test").TestContext} t @param {string} name @param {Asked[]} list */
async function inChromium(t, name, list) {
  const page = await (chromium ??= openChromium());
  const answers = await page.evaluate(async (asked) => {
    /** @type {typeof import("../src/neighbours/neighbours.js")} */
    const module = await import(/** @type {any} */ ("/neighbours/neighbours.js"));
    const engine = /** @type {any} */ ({ neighbour: () => ({ target: null, refused: null }) });
    return asked.map((pair) => module.neighbours(engine, pair)[0]);
  }, list);
  const by = new Map(list.map((pair, i) => [pair, [answers[i]]]));
  nearlyAll(
    count(
      t,
      `Chromium, ${name}`,
      list,
      (pair) => by.get(pair) ?? [],
      (_, { same }) => assert.ok(!same),
    ),
  );
}

for (const [name, list] of lists)
  test(`Chromium's URL: nearly every difference has its reasons: ${name}`, (t) => inChromium(t, name, list));
test("Chromium's URL: nearly every difference has its reasons: web-platform-tests", (t) =>
  inChromium(t, "web-platform-tests", wptPairs));
