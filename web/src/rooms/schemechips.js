/**
 * Examples of the Schemes room, by spec, each with a URL for the text box. The catalogue has their names under the same
 * ids: words/en/schemes.js. They never change the spec.
 */

/** @typedef {{ name: string, url: string }} Chip */

/** Examples for a spec's rules on scheme names. @type {Chip[]} */
const names = [
  { name: "name-http", url: "http://www.example.com/" },
  { name: "name-upper", url: "HTTP://www.example.com/" },
  { name: "name-urn", url: "urn:isbn:0451450523" },
  { name: "name-x", url: "x-files:trust/no.one" },
  { name: "name-unknown", url: "javascript:alert(1)" },
  { name: "name-colon", url: "1b:c" },
];

/** @type {Record<string, Chip[]>} */
const own = {
  rfc1738: [
    { name: "ftp-encoded", url: "ftp://myname@host.dom/%2Fetc/motd" },
    { name: "http", url: "http://www.example.com/find?dumplings" },
    { name: "mailto", url: "mailto:100%25me@example.com" },
    { name: "ftp-plain", url: "ftp://myname@host.dom/etc/motd" },
    { name: "ftp-empty", url: "ftp://myname@host.dom//etc/motd" },
    { name: "ftp-list", url: "ftp://ftp.example/pub/docs;type=d" },
    { name: "gopher", url: "gopher://gopher.example/" },
    { name: "gopher-search", url: "gopher://gopher.example/7/find%09red%20wine" },
    {
      name: "gopher-ask",
      url: "gopher://gopher.example/0/order%09%09+%091%0D%0A+-1%0D%0Ared%0D%0Atwo%20bottles%0D%0A.%0D%0A",
    },
    { name: "nntp", url: "nntp://news.example/comp.infosystems.www.misc/4711" },
    { name: "news-group", url: "news:comp.infosystems.www.misc" },
    { name: "news-all", url: "news:*" },
    { name: "news-article", url: "news:4711.a1@news.example" },
    { name: "telnet", url: "telnet://guest:hello@library.example/" },
    { name: "wais", url: "wais://wais.example/recipes?dumplings" },
    { name: "file", url: "file://localhost/etc/motd" },
    { name: "prospero", url: "prospero://host.dom//pros/name;OBJECT-VERSION=3" },
    { name: "name-unknown", url: "javascript:alert(1)" },
  ],
  rfc1630: [
    { name: "ftp-plain", url: "ftp://host.dom/etc/motd" },
    { name: "ftp-list", url: "ftp://ftp.example/pub/docs/" },
    { name: "gopher", url: "gopher://gopher.example/" },
    { name: "mailto", url: "mailto:100%25me@example.com" },
    { name: "news-group", url: "news:alt.hypertext" },
    { name: "news-article", url: "news:4711.a1@news.example" },
    { name: "nntp", url: "nntp:alt.hypertext/4711" },
    { name: "rlogin", url: "rlogin://guest@library.example" },
    { name: "wais", url: "wais://wais.example/recipes?dumplings" },
    { name: "wais-document", url: "wais://wais.example/recipes/TEXT/1=wais.example;3=dumplings%203;" },
    { name: "file", url: "file://localhost/etc/motd" },
    { name: "prospero-version", url: "prospero://host.dom/pros/name%003" },
    { name: "mid", url: "mid:4711.a1@mail.example" },
    { name: "cid", url: "cid:part2.4711@mail.example" },
    { name: "http", url: "http://www.example.com/find?dumplings" },
    { name: "name-urn", url: "urn:/iana/dns/ch/cern/cn/techdoc/94/1642-3" },
    { name: "name-x", url: "x-files:trust/no.one" },
    { name: "name-unknown", url: "javascript:alert(1)" },
  ],
  "url-1993": [
    { name: "ftp-plain", url: "ftp://host.dom/etc/motd" },
    { name: "gopher-mark", url: "gopher://gopher.example/7find?red+wine" },
    { name: "news-group", url: "news:alt.hypertext" },
    { name: "news-article", url: "news:4711.a1@news.example" },
    { name: "prospero-version", url: "prospero://host.dom/pros/name%003%00" },
    { name: "telnet", url: "telnet://guest@library.example" },
    { name: "wais", url: "wais://wais.example/recipes?dumplings" },
    { name: "afs", url: "afs://cell.example/user/notes" },
    { name: "http", url: "http://www.example.com/find?dumplings" },
    { name: "name-urn", url: "urn:isbn:0451450523" },
    { name: "name-x", url: "x-files:trust/no.one" },
    { name: "name-unknown", url: "javascript:alert(1)" },
  ],
};

own["url-standard"] = [
  { name: "http", url: "http://www.example.com/find?dumplings" },
  { name: "own-port", url: "https://www.example.com:8443/" },
  { name: "socket", url: "WSS://chat.example:443/" },
  { name: "file", url: "file://localhost/etc/motd" },
  { name: "blob", url: "blob:https://www.example.com/d0360e2f-caee-469f-9a2f-87d5b0456f6f" },
  { name: "blob-opaque", url: "blob:mailto:me@example.com" },
  { name: "mailto", url: "mailto:100%25me@example.com" },
  { name: "name-unknown", url: "javascript:alert(1)" },
  { name: "relative", url: "//www.example.com/" },
];

/** A spec's own examples. The examples of scheme names belong to RFC 3986. @param {string} edition its id */
export const ownOf = (edition) => (Object.hasOwn(own, edition) ? own[edition] : edition === "rfc3986" ? names : []);

/** The examples of a spec. @param {string} edition its id */
export const chipsOf = (edition) => (Object.hasOwn(own, edition) ? own[edition] : names);
