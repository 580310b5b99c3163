/**
 * The addresses of the published documents and their sections. No other module knows them, and the page never requests
 * these hosts.
 */

/**
 * @typedef {object} Published
 * @property {string} address
 * @property {(section: string) => string} anchor the part of the address for a section, without "#"; "" for the whole document
 */

/** Anchors of htmlized RFCs and drafts: "5.2.4", "Appendix D.2". @param {string} section */
const numbered = (section) => {
  const [, appendix, number] = /^(?:section )?(Appendix )?([\dA-Z][\d.]*)/.exec(section) ?? [];
  return number ? `${appendix ? "appendix" : "section"}-${number.replace(/\.$/, "")}` : "";
};

/**
 * Numbered headings; headings without a number have a page each.
 * @param {Record<string, number>} pages @returns {(section: string) => string}
 */
const numberedOr = (pages) => (section) => (section in pages ? `page-${pages[section]}` : numbered(section));

/**
 * Numbered headings. If two sections share the number, links find the second one by its heading.
 * @param {string} twice
 */
const numberedBut = (twice) => (/** @type {string} */ section) =>
  section.endsWith(`, ${twice}`) ? heading(twice) : numbered(section);

/** A link to a heading in a plain text, which has no anchors: browsers search for its words. @param {string} section */
const heading = (section) => (section ? `:~:text=${encodeURIComponent(section).replaceAll("-", "%2D")}` : "");

/** Anchors of a living standard's algorithms that differ from their names. @type {Record<string, string>} */
const anchors = {
  "section 4": "urls",
  "basic URL parser": "concept-basic-url-parser",
  "shorten a URL’s path": "pop-a-urls-path",
  "opaque path state": "cannot-be-a-base-url-path-state",
  "host parser": "concept-host-parser",
  "domain parser": "concept-domain-to-ascii",
  "IPv4 parser": "concept-ipv4-parser",
  "IPv6 parser": "concept-ipv6-parser",
  "opaque-host parser": "concept-opaque-host-parser",
  "URL serializer": "concept-url-serializer",
  "double-dot URL path segment": "double-dot-path-segment",
  "percent-encode after encoding": "string-percent-encode-after-encoding",
  "UTF-8 percent-encode": "string-utf-8-percent-encode",
  "urlencoded parser": "concept-urlencoded-parser",
  "urlencoded serializer": "concept-urlencoded-serializer",
};

/**
 * The anchor of an algorithm in the URL Standard: the name after its number, because every change renumbers the
 * sections.
 * @param {string} section
 */
function named(section) {
  const name = section.replace(/^(?:section )?[\d.]+, /, "");
  return anchors[name] ?? name.toLowerCase().replace(/\W+/g, "-");
}

/** The documents, by the names with which sections begin. @type {Record<string, Published>} */
const documents = {
  // draft-ietf-uri-url-01, called url6 by its author. The IETF's archive begins later.
  "URL draft 1993": {
    address: "http://cd.textfiles.com/internetinfo/networking/info-service/www/doc/url6.txt",
    anchor: heading,
  },
  "RFC 1630": {
    address: "https://www.rfc-editor.org/rfc/rfc1630",
    anchor: heading,
  },
  "RFC 1738": {
    address: "https://www.rfc-editor.org/rfc/rfc1738",
    anchor: numberedOr({ Appendix: 22, References: 23 }),
  },
  "draft-fielding-url-syntax-05": {
    address: "https://datatracker.ietf.org/doc/html/draft-fielding-url-syntax-05",
    anchor: numberedBut("Syntax Notation and Common Elements"),
  },
  "RFC 1808": {
    address: "https://www.rfc-editor.org/rfc/rfc1808",
    anchor: numbered,
  },
  "RFC 2396": {
    address: "https://www.rfc-editor.org/rfc/rfc2396",
    anchor: numbered,
  },
  "draft-fielding-uri-rfc2396bis-01": {
    address: "https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01",
    anchor: numbered,
  },
  "RFC 3986": { address: "https://www.rfc-editor.org/rfc/rfc3986", anchor: numbered },
  "RFC 3987": { address: "https://www.rfc-editor.org/rfc/rfc3987", anchor: numbered },
  "URL Standard": { address: "https://url.spec.whatwg.org/", anchor: named },
  "Infra Standard": { address: "https://infra.spec.whatwg.org/", anchor: named },
  "RFC 2234": { address: "https://www.rfc-editor.org/rfc/rfc2234", anchor: numbered },
};

/**
 * Any other RFC, by its number; without an address if it isn't an RFC.
 * @param {string} document @returns {Published}
 */
const rfc = (document) => {
  const [, number] = /^RFC (\d{4})$/.exec(document) ?? [];
  return { address: number ? `https://www.rfc-editor.org/rfc/rfc${number}` : "", anchor: numbered };
};

/**
 * The address of a section, or of the first if there are several: "RFC 3986, 5.2.2 – 5.3". null for an unknown
 * document.
 * @param {string} section document and section, as the engine gives them
 */
export function addressOf(section) {
  const comma = section.indexOf(",");
  const document = comma < 0 ? section : section.slice(0, comma);
  const { address, anchor } = Object.hasOwn(documents, document) ? documents[document] : rfc(document);
  if (!address) return null;
  const fragment = comma < 0 ? "" : anchor(section.slice(comma + 1).trim());
  return fragment ? `${address}#${fragment}` : address;
}
