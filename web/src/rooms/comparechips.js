/**
 * Examples of the Compare room, by spec, each with the texts for the boxes. The catalogue has their names under the
 * same ids: words/en/compare.js. They never change the spec; those from documents are in the sections that the ladder
 * cites.
 */
import { start } from "../run/link.js";

/** Without a base, that which is there stays. @typedef {{ name: string, a: string, b: string, base?: string }} Chip */

const guard = { name: "guard", a: "f:/a/..//evil", b: "f://evil" };
const relative = { name: "relative", a: "../x", b: "http://h/x", base: "http://h/a/b" };
const slash = { name: "slash", a: "http://example.com/data", b: "http://example.com/data/" };
const fragment = { name: "fragment", a: "http://example.com/#one", b: "http://example.com/#two" };

/** @type {Record<string, Chip[]>} */
const own = {
  rfc3986: [
    { name: "section", a: "example://a/b/c/%7Bfoo%7D", b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d" },
    { name: "case", a: "HTTP://www.EXAMPLE.com/", b: "http://www.example.com/" },
    { name: "tilde", a: "http://example.com/%7Ebob", b: "http://example.com/~bob" },
    { name: "path", a: "http://example.com", b: "http://example.com/" },
    { name: "port", a: "http://example.com:/", b: "http://example.com:80/" },
    { name: "query", a: "http://example.com/?", b: "http://example.com/" },
    { name: "hash", a: "http://example.com/#", b: "http://example.com/" },
    fragment,
    { name: "mail", a: "mailto:Joe@Example.COM", b: "mailto:Joe@example.com" },
    slash,
    guard,
    relative,
    { name: "dots-encoded", a: "http://a/b/%2E%2E/c", b: "http://a/c" },
    // RFC 3987, sections 5.3.2, 5.3.3 and 5.3.2.2.
    { name: "iri", a: "example://a/b/c/%7Bfoo%7D/rosé", b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9" },
    { name: "iri-host", a: "http://résumé.example.org", b: "http://xn--rsum-bpad.example.org" },
    {
      name: "iri-composed",
      a: "http://www.example.org/résumé.html",
      b: "http://www.example.org/re\u0301sume\u0301.html",
    },
  ],
  "rfc2396bis-01": [
    { name: "section", a: "example://a/b/c/%7A", b: "eXAMPLE://a/./b/../b/c/%7a" },
    { name: "case", a: "HTTP://www.EXAMPLE.com/", b: "http://www.example.com/" },
    { name: "port", a: "http://example.com/", b: "http://example.com:80/" },
    { name: "parentheses", a: "http://a/%28x%29", b: "http://a/(x)" },
    fragment,
    slash,
    guard,
    relative,
  ],
  rfc2396: [
    { name: "section", a: "http://www.XEROX.com", b: "http://www.xerox.com" },
    { name: "tilde", a: "http://example.com/%7ebob", b: "http://example.com/~bob" },
    { name: "port", a: "http://example.com:80/", b: "http://example.com/" },
    { name: "dots", a: "http://a/b/../c", b: "http://a/c" },
    fragment,
    relative,
  ],
  "url-syntax-05": [
    { name: "section", a: "http://www.XEROX.com", b: "http://www.xerox.com" },
    { name: "tilde", a: "http://example.com/%7ebob", b: "http://example.com/~bob" },
    { name: "port", a: "http://example.com:80/", b: "http://example.com/" },
    { name: "dots", a: "http://a/b/../c", b: "http://a/c" },
    fragment,
    relative,
  ],
  rfc1738: [
    { name: "case", a: "HTTP://example.com/", b: "http://example.com/" },
    { name: "escapes", a: "http://example.com/%41", b: "http://example.com/A" },
    { name: "tilde", a: "http://example.com/%7Ebob", b: "http://example.com/~bob" },
    { name: "file", a: "file://localhost/etc/motd", b: "file:///etc/motd" },
    relative,
  ],
  rfc1630: [
    {
      name: "escapes",
      a: "http://info.cern.ch/albert/bertram/marie%2Dclaude",
      b: "http://info.cern.ch/albert/bertram/marie-claude",
    },
    {
      name: "encoded-slash",
      a: "http://info.cern.ch/albert/bertram%2Fmarie-claude",
      b: "http://info.cern.ch/albert/bertram/marie-claude",
    },
    { name: "hash", a: "http://example.com/doc#", b: "http://example.com/doc" },
    { name: "file", a: "file://localhost/etc/motd", b: "file:///etc/motd" },
    fragment,
    relative,
  ],
  "url-standard": [
    { name: "path", a: "HTTP://EXAMPLE.com", b: "http://example.com/" },
    { name: "port", a: "https://example.com:443/", b: "https://example.com/" },
    { name: "backslash", a: "https:\\\\example.com\\a\\..\\b", b: "https://example.com/b" },
    { name: "address", a: "http://0x7f.1/", b: "http://127.0.0.1/" },
    { name: "iri-host", a: "http://bücher.example/", b: "http://xn--bcher-kva.example/" },
    { name: "accent", a: "http://example.com/é?é", b: "http://example.com/%C3%A9?%C3%A9" },
    { name: "tilde", a: "http://example.com/%7Ebob", b: "http://example.com/~bob" },
    { name: "dots-encoded", a: "http://a/b/%2E%2E/c", b: "http://a/c" },
    { name: "final-dot", a: "http://example.com./", b: "http://example.com/" },
    fragment,
    slash,
    guard,
    relative,
  ],
  "url-1993": [
    { name: "hash", a: "http://example.com/doc#", b: "http://example.com/doc" },
    { name: "escapes", a: "http://example.com/%41", b: "http://example.com/A" },
    { name: "dots-encoded", a: "http://a/b/%2E%2E/c", b: "http://a/b/../c" },
    fragment,
    relative,
  ],
};

/** The examples that an edition has of its own. @param {string} edition its id */
export const ownOf = (edition) => (Object.hasOwn(own, edition) ? own[edition] : []);

/** The examples of an edition. @param {string} edition its id */
export const chipsOf = (edition) => (Object.hasOwn(own, edition) ? own[edition] : own[start.edition]);
