/**
 * Random texts that look like URLs, valid and invalid, for comparisons with other implementations of the URL Standard.
 */

/** Numbers below n, the same on every run. @param {number} seed */
export function numbers(seed) {
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
    ..."C: c| h] %00 xn--a xn--bcher-kva.de 日本語.jp faß.example ａ.ｂ example。com -h h_h h%2eh １.2.3.4 1。2。3。4 1.２ [::01] [1:2:3:4:5:6:7::] [::1:2:3:4:5:6:1.2.3.4] h.0x".split(
      " ",
    ),
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
export function text(below) {
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

/** Bases of each kind in the rules for writing URLs, and none. */
const bases = ["", "http://a/b/c/d;p?q", "file:///C:/x/y", "mailto:a@b", "x://h/p", "wss://h", "file://h/a", "x:/p"];

/**
 * A base and a reference. Every third reference has only characters that valid URLs contain.
 * @param {(n: number) => number} below @returns {[base: string, reference: string]}
 */
export function pair(below) {
  const base = below(4) ? bases[below(bases.length)] : text(below);
  const reference = text(below);
  if (below(3)) return [base, reference];
  return [base, reference.replace(/[\x00-\x20\x7F|^`{}<>"\\]/g, "").replace(/%(?![0-9a-f]{2})/gi, "")];
}
