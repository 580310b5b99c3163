/**
 * The cases that the libraries are asked: the 42 examples of RFC 3986, section 5.4, then every
 * reference that a document prints with its target, then texts of our own that part
 * implementations. The order never changes: the number of a case, its index plus one, is what "uriscope cases" prints
 * and what other projects refer to, and recorded.json has its answers in this order. So new ones go to the end; a call
 * that is not asked again has no answers to them.
 */

/** Bases, and references that are asked with each of them. @type {[bases: string[], references: string[]][]} */
const own = [
  // Above the root, and segments that are empty.
  [
    ["http://a/b/c/d;p?q", "http://a", "http://a/", "http://a//b//c"],
    [
      "..",
      "../..",
      "../../..",
      "/../g",
      "/./g",
      "//g/../h",
      "g/..",
      "g/../",
      ".",
      "./",
      "..//g",
      "",
      "?",
      "#",
      "?y#s",
      "#s?y",
    ],
  ],
  // A base that ends in dot segments, or has them within.
  [
    ["http://a/b/..", "http://a/b/../c/./d", "http://a/b/."],
    ["", "g", "./g", "../g", "?y"],
  ],
  // No authority, a path that is no hierarchy, and files.
  [
    ["mailto:a@b.example", "urn:isbn:1234", "data:text/plain,x", "about:blank"],
    ["g", "../g", "?y", "#s", "", "//h/g"],
  ],
  [
    ["file:///a/b/c", "file:///C:/a/b", "file://host/a/b", "foo:/a/b", "foo:a/b"],
    ["g", "../g", "../../../g", "/g", "//h/g", "C:/g", "/C:/g", "#s"],
  ],
  // Authorities: ports, user names, addresses, letters in either case.
  [
    ["http://user:pass@Host.EXAMPLE:80/a/b", "http://[::1]:8080/a/b", "http://h:/a"],
    ["g", "//g", "//u@g:81/p", "//[2001:DB8::1]/p", "///g", "////g"],
  ],
  // Schemes: the base's own, others, letters in either case.
  [
    ["http://a/b/c/d"],
    [
      "http:g",
      "http:",
      "http:?y",
      "http:#s",
      "http:/g",
      "http:///g",
      "HTTP:g",
      "https:g",
      "g:h",
      "g:",
      ":g",
      "1g:h",
      "g.h+i-j:k",
    ],
  ],
  // What may not stand, and what is encoded.
  [
    ["http://a/b/c/d?q#f"],
    [
      "..\\g",
      "\\g",
      "\\\\h\\g",
      "g h",
      " g ",
      "g%20h",
      "%2E%2E/g",
      "%2e/g",
      "..%2Fg",
      "g%zz",
      "g%",
      "é",
      "例え/テスト",
      "?é",
      "#é",
      "g<h>",
      'g"h',
      "g|h",
      "g^h",
      "g`h",
      "g{h}",
      "g[h]",
      "?[x]",
      "#[x]",
      "g'h",
      "g;x=1/../y",
      ";x",
      ";x/../y",
      "g,h",
      "?a/../b",
      "?a?b",
      "#a#b",
      "g?",
      "g#",
      "g?#",
    ],
  ],
  [
    [
      "http://a b/c",
      "http://ex%41mple/c",
      "http://例え.example/c",
      "http://a_b/c",
      "http://1.2.3/c",
      "http://a:99999/c",
    ],
    ["g", ""],
  ],
  // Bases that are relative or empty.
  [
    ["", "a/b", "/a/b", "//a/b", "?q"],
    ["g", "../g", "http://h/g"],
  ],
  // From here on: kinds that the examples of the rooms and the independent suites have, and no case above.
  // Addresses (Hosts): shortened, with IPv4 at the end, of the future, with a zone, not closed; IPv4
  // in other notations.
  [
    ["http://a/b/c"],
    [
      "//[2001:db8::7]/g",
      "//[::ffff:192.0.2.16]:80/g",
      "//[v7.fe80::a+en1]/g",
      "//[fe80::1%25en0]/g",
      "//[::1/g",
      "//192.0.2.16/g",
      "//256.1.1.1/g",
      "//0x7F.1/g",
    ],
  ],
  [["http://[2001:DB8::0:1]/a/b"], ["../g"]],
  // Names of hosts (Hosts): in Punycode, in fullwidth letters, percent-encoded, with a dot at the end, with an
  // empty label, with a null byte, with a label of 64 letters.
  [
    ["http://a/b/c"],
    [
      "//www.xn--bcher-kva.example/g",
      "//Ｂücher。example/g",
      "//r%C3%A9sum%C3%A9.example/g",
      "//info.cern.ch./g",
      "//a..b/g",
      "//h%00/g",
      `//${"a".repeat(64)}.example/g`,
    ],
  ],
  // User names and ports (URL Standard): empty, two "@"; leading zeros, no number.
  [["http://a/b/c"], ["//@h/g", "//u:@h/g", "//u@v@h/g", "//h:/g", "//h:0080/g", "//h:x/g"]],
  // IRIs (Encoding): letters beyond ASCII in each component of the base; from right to left, beyond 16 bits,
  // decomposed, half encoded, bytes that are not UTF-8, a character that turns the text.
  [
    ["http://résumé.example.org/é/b?é#é"],
    [
      "g",
      "?ü",
      "#ü",
      "",
      "//مثال.example/كتاب",
      "𐌀𐌁",
      "re\u0301sume\u0301.html",
      "rosé/ros%C3%A9",
      "%E9",
      "\u202Egpj.exe",
    ],
  ],
  // Empty components: of the base, of the reference, and a query or fragment after no path.
  [["http://a/b/c?"], ["", "#s"]],
  [["http://a/b/c#"], ["", "?y"]],
  [["http://a/b/c/d?q"], ["//", "///", "//?y", "//#s", "/?", ".?", "..#", ";", "?#"]],
  [["http://a?q", "http://a#f", "http:///b/c", "http://", "file:"], ["g"]],
  // Very long: more levels up than any path has, two hundred down and up, a segment and a query beyond the 2,083
  // characters that old browsers had room for, a long base.
  [
    ["http://a/b/c/d;p?q"],
    [`${"../".repeat(100)}g`, `${"x/".repeat(200)}${"../".repeat(200)}g`, "g".repeat(2100), `?${"y=1&".repeat(525)}`],
  ],
  [[`http://a/${"b/".repeat(500)}c`], ["../g"]],
  // Invalid: control characters, a byte order mark, colons and letters that begin no scheme, slashes of both
  // kinds.
  [["http://a/b/c/d"], ["g\u0001h", "g\u007Fh", "\uFEFFg", "\u00A0g", ":", "-x:g", "a_b:g", "/\\h/g", "http:\\\\h\\g"]],
  // Invalid bases: a space and a lone "%" in the path, an address that is not closed.
  [["http://a/b c/d", "http://a/%zz/c", "http://[::1/b"], ["g"]],
  // Schemes of each document (Schemes), with and without "//"; drive letters; a base within a base.
  [["ftp://ftp.example/pub/docs;type=d"], ["../g;type=a"]],
  [["gopher://gopher.example/7/find%09red"], ["../1/g"]],
  [["news:comp.infosystems.www.misc"], ["4711.a1@news.example"]],
  [["mailto:local@domain?query1"], ["?query2"]],
  [["WSS://chat.example:443/a/b"], ["g"]],
  [["blob:https://www.example.com/d0360e2f"], ["#s", "g"]],
  [["x-files:trust/no.one"], ["../g"]],
  [["file:/some/dir/foo"], ["./#", "../g"]],
  [["file:///C:/a"], ["..", "D|/g"]],
  [["http://a/b/c/d"], ["file:g", "data:text/plain,x/../g", "mailto:a@b/../c"]],
  // Slashes and dots in the base's query or parameters, colons in segments (suites of Fielding, network-uri and
  // JSON-LD).
  [["http://a/b/c/d;p?q=1/2"], ["../g"]],
  [["http://a/b/c/d;p=1/2?q"], ["../g", ";x"]],
  [["fred:///s//a/b/c"], ["../../../g", "//g/x"]],
  [["http://abc/d:f/ghi"], ["./q:r"]],
  // A target that must not be read as another one (Compare): "//" after dots, a scheme after "./".
  [["f:/a"], ["..//evil"]],
  [["http://a/b/c"], ["/.//evil", "HTTP://WWW.Example.COM:80/%7efoo/%7Bbar%7d"]],
  // Links as they appear in pages, mail, and running text (Pages & mail).
  [["http://www.example.com/a b/#top"], [""]],
  [["imap://mail.example/INBOX/;UID=20"], ["../x"]],
  [["http://mail.example/read?id=7"], ["", "<../x>", "URL:../x", "..."]],
  // Picked by a trial that changed RFC 3986's algorithm line by line, to notice as many changes as possible: empty
  // paths and hosts, delimiters inside later components.
  [["foo:"], [".", "./", "..", "?", "/C:/../g", "g:..//g?"]],
  [["foo:a"], ["./"]],
  [["foo:/a//b"], [".."]],
  [["foo:a/b"], ["g:///;#s?y"]],
  [["http://"], ["g//h#"]],
  [["http://a#f"], ["//", "//h://h/../g?a/b"]],
  [["http://a/b/"], ["g/.?y?z#"]],
  [["http://a/b;p=1/2?q=1/2#f/g"], ["."]],
];

/** @param {import("../src/run/tolerant.js").Engine} engine @returns {[base: string, reference: string][]} */
export function casesOf(engine) {
  const editions = engine.editions().map(({ id }) => id);
  const standard = examplesOf(engine, "rfc3986");
  const printed = editions.flatMap((id) => examplesOf(engine, id));
  const ours = own.flatMap(([bases, references]) =>
    bases.flatMap((base) => references.map((reference) => [base, reference])),
  );
  const all = [...standard, ...printed, ...ours].filter((texts) => !texts.some((text) => /[\t\n\r\0]/.test(text)));
  return /** @type {[string, string][]} */ ([...new Map(all.map((texts) => [texts.join("\t"), texts])).values()]);
}

/** @param {import("../src/run/tolerant.js").Engine} engine @param {string} edition @returns {[string, string][]} */
function examplesOf(engine, edition) {
  const examples = engine.examples({ edition });
  if (!Array.isArray(examples)) throw new Error(examples.error.message);
  return examples.flatMap(({ kind, base = "", input }) => (kind === "resolve" ? [[base, input]] : []));
}
