/**
 * Readable cases that RFC 3986's own examples in section 5.4 lack: with these, they notice every known change of its
 * lines. Each was checked by hand beside the RFC.
 */

/** @type {[base: string, reference: string][]} */
export const sharp = [
  // 5.2.2: the rest of a reference that has a scheme, or an authority, is its own.
  ["http://example.com/", "https://example.org/a/../b?x=1"],
  ["http://example.com/a", "//example.org/b/../c?x=1"],
  // 5.2.2 and 5.3: what is empty is there.
  ["http://example.com/a?b", "?"],
  ["http://example.com/a", "#"],
  ["http://example.com/a", "///b"],
  // 5.2.3: a base without a path, with an authority and without one.
  ["file://", "a"],
  ["urn:", "../a"],
  // 5.2.4: dots at the start of a path that has no "/".
  ["urn:a", "./b"],
  ["urn:a", "."],
  ["urn:a", ".."],
  ["http:a/b", "../c"],
  // What is easily done besides.
  ["http://example.com/a//b/", "../c"],
  ["http://example.com/a/../b", ""],
  ["http://example.com/a/b?c=/d/e", "f"],
  ["http://example.com/a", "%2e%2e/b"],
  ["http://example.com/a/b", "..\\c"],
  ["http://example.com/a", " b "],
  ["http://user@example.com:80/a", "b"],
  ["file:///C:/a", "D:/b"],
];
