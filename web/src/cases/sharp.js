/**
 * The fewest readable cases that tell every known change of RFC 3986's lines from the RFC and from each other, for your
 * own tests. Changes that they can't tell apart give no target, or the same one.
 */

/** @type {[base: string, reference: string][]} */
export const sharp = [
  // 5.2.2: components from the base and from the reference.
  ["http://example.com", "?a"],
  ["http://example.com/a?b#c", ""],
  ["http://example.com/?a", "#b"],
  ["http://example.com/a#b", "c"],
  ["http://example.com/a", "http:b"],
  ["http://example.com/a", "HTTP://example.org/b"],
  ["http://example.com/a?b", "//example.org"],
  ["http://example.com/a?b", "mailto:c@example.org"],
  ["http://example.com/", "https://example.org/a/../b?x=1"],
  ["http://example.com/a", "//example.org/b/../c?x=1"],
  ["http://example.com/a/b", "/c/./d/../e"],
  ["http://example.com/a/../b", ""],
  ["/a/b", "c"],
  // 5.2.2 and 5.3: empty components are present.
  ["http://example.com/a?b", "?"],
  ["http://example.com/a", "#"],
  ["http://example.com/a", "///b"],
  // 5.2.3: a base without a path, with and without an authority; slashes elsewhere.
  ["http://example.com", "a"],
  ["file://", "a"],
  ["urn:", "../a"],
  ["http://example.com/a/b?c=/d/e", "f"],
  // 5.2.4: dots at the end, too many of them, next to an empty segment, and none.
  ["http://example.com/a/b/", "../.."],
  ["http://example.com/a/b/c", "./../d/."],
  ["http://example.com/a/b", "../../../c"],
  ["http://example.com/a//b/", "../c"],
  ["http://example.com/a/", "b//../c"],
  ["http://example.com/a/b", "c/../d?e/../f#g/../h"],
  // 5.2.4: dots at the start of a path that has no "/".
  ["urn:a", "./b"],
  ["urn:a", "."],
  ["urn:a", ".."],
  ["http:a/b", "../c"],
  // Mistakes of programs outside the spec's lines.
  ["http://example.com/a", " b "],
  ["http://example.com/a/b", "..\\c"],
  ["http://example.com/a", "%2e%2e/b"],
  ["http://example.com/%7Ea", "%7Eb/../%41"],
  ["http://example.com/a", "[b]"],
  ["http://example.com/a", "?ü#ü"],
  ["http://Bücher.example/a", "b"],
  ["http://b%C3%BCcher.example/a", "b"],
  ["http://user@example.com:80/a", "b"],
  ["http://example.com:/a", "b"],
  ["http://example.com:080/a", "b"],
  ["file:/a", "b"],
  ["file:///C:/a", "D:/b"],
];
