/**
 * Random pairs of texts, resolved by the URL Standard here and by whatwg-url, which is an
 * implementation of other hands: https://github.com/jsdom/whatwg-url.
 */
import assert from "node:assert/strict";
import { loadEngine } from "./support.js";
import { test } from "./test.js";

/** It has no types. @type {{ URL: typeof URL }} */
const { URL: Theirs } = await import(/** @type {string} */ ("whatwg-url"));

const engine = await loadEngine();

/** Numbers below n, the same on every run. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const pieces = {
  before: ["", "", "", "", " ", "\t", "\0"],
  scheme: [
    ..."http: http: http: HTTP: https: ftp: ws: file: file: x: X-y: mailto: 1s: h\ttp:".split(/ /),
    "",
    "",
    "",
    ":",
    "a b:",
  ],
  slashes: ["", "", "/", "//", "//", "//", "//", "///", "////", "\\\\", "/\\", "\\", "/\t/"],
  user: ["", "", "", "", "u@", "u:p@", ":@", "@", "u:@", "a@b@", "a:b:c@", "é'@"],
  host: [
    ..."h H h.example h%41 %zz 1 0x7F.1 256.1.1.1.1 1.2.3.4 1.2.3.256 09.1 0x 4294967296 1.2.3.4. h. .. a..b".split(
      " ",
    ),
    ..."[::1] [1:0:0::0] [::1 [x] [::1.2.3.4] [1:2:3:4:5:6:7:8] [1::2::3] BÜCHER.de é ß a|b a^b localhost LOCALHOST".split(
      " ",
    ),
    ..."C: c| h] %00 xn--a xn--bcher-kva.de 日本語.jp faß.example ａ.ｂ example。com -h h_h h%2eh".split(" "),
    ...["", "", "a b", "a\u00adb", "\u200d"],
  ],
  port: ["", "", "", "", ":", ":80", ":080", ":21", ":443", ":65536", ":x", ":0", ":00", ":8:9"],
  path: [
    ..."/ / // a b . .. /.. /. b:c ;x é %2E %2e%2e .%2e \\ C| /c: /C|/ /C: % %4 ^ { } \u007f ' @ | ` \" < > [ ] ~ \u{1F600} \uFFFF".split(
      " ",
    ),
    ...[" ", "\n", "\r"],
  ],
  query: ["", "", "", "?", "?q", "?q/../r", "?'\"<é", "? ", "?a?b#c"],
  fragment: ["", "", "", "#", "#s", "# `", "#s:/t?u#v", "#é ", '#<>"'],
};

/** @param {(n: number) => number} below */
function text(below) {
  const one = (/** @type {string[]} */ from) => from[below(from.length)];
  let said = one(pieces.before) + one(pieces.scheme) + one(pieces.slashes);
  if (below(2)) said += one(pieces.user) + one(pieces.host) + one(pieces.port) + one(["", "/", "/", "\\"]);
  for (let n = below(6); n > 0; n--) said += one(pieces.path);
  said += one(pieces.query) + one(pieces.fragment);
  return below(8) ? said : mutated(said, below);
}

/** A text with a character changed, left out or doubled. @param {string} said @param {(n: number) => number} below */
function mutated(said, below) {
  const at = below(said.length + 1);
  const put = ["", said.slice(at, at + 1).repeat(2), "/", ":", "@", "%", ".", "\\", "|", "["][below(10)];
  return (said.slice(0, at) + put + said.slice(at + 1)).toWellFormed();
}

/** What the URL Standard makes of a pair here. @param {string} reference @param {string} base */
function ours(reference, base) {
  const answer = engine.explain({ base, reference, edition: "url-standard", limit: 0 });
  return "error" in answer ? assert.fail(answer.error.message) : answer.target;
}

/** What whatwg-url makes of a pair; an empty base is none. @param {string} reference @param {string} base */
function theirs(reference, base) {
  try {
    return (base === "" ? new Theirs(reference) : new Theirs(reference, base)).href;
  } catch {
    return null;
  }
}

/**
 * What is known of this version of whatwg-url. A domain in ASCII is not held against the rules for
 * Punycode any more in the commit of the standard that is followed here, where it still refuses "xn--a".
 * And it takes a character beyond the first plane for two in a user name. Written in another
 * way, both have to have one answer.
 * @type {[what: RegExp, instead: string][]}
 */
const known = [
  [/xn--/gi, "xm--"],
  [/[\u{10000}-\u{10FFFF}]/gu, "é"],
];

/** Whether one of these makes the difference. @param {string} reference @param {string} base */
const isKnown = (reference, base) =>
  known.some(([what, instead]) => {
    const [r, b] = [reference, base].map((one) => one.replaceAll(what, instead));
    return (r !== reference || b !== base) && ours(r, b) === theirs(r, b);
  });

for (const { count, seed, sweep } of [
  { count: 800, seed: 24 },
  { count: 40_000, seed: 25, sweep: true },
])
  test(`${count} random pairs are resolved as whatwg-url does`, { sweep }, () => {
    const below = numbers(seed);
    /** @type {string[]} */
    const differ = [];
    let answered = 0;
    for (let n = 0; n < count; n++) {
      const base = below(3) ? text(below) : ["", "http://a/b/c/d;p?q", "file:///C:/x/y", "mailto:a@b"][below(4)];
      const reference = text(below);
      const target = ours(reference, base);
      const want = theirs(reference, base);
      if (want !== null) answered++;
      if (target === want) continue;
      if (!isKnown(reference, base))
        differ.push(`${JSON.stringify([base, reference])}: ${target}, whatwg-url has ${want}`);
    }
    assert.ok(answered > count / 8, `only ${answered} have a target`);
    assert.deepEqual(differ, []);
  });
