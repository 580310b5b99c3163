/**
 * The cases that the libraries are asked: the 42 examples of RFC 3986, section 5.4, then every
 * reference that a document prints with its target, then texts of our own that part
 * implementations. The order is that of the answers in recorded.json, so new ones go to the end.
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
