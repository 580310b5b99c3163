/**
 * The kinds of exercises. A kind belongs to a chapter, which names it in its head.
 */
import { base, climb, crooked, files, fragments, hosts, names, path, queries, schemes } from "./picks.js";

/** @import { Exercise } from "./exercises.js" */
/** @import { Picks } from "./picks.js" */

/** @param {string} from @param {string} reference @param {string} [predict] @param {string} [edition] @returns {Exercise} */
export const exercise = (from, reference, predict = "target", edition = "rfc3986") => ({
  base: from,
  reference,
  edition,
  options: {},
  predict,
});

/** The base in exercises about the parts of one URI. */
const plain = "http://example.org/";

/**
 * Ways to write a URI otherwise: those that mean the same by one edition or another, and some
 * that never do.
 * @type {((uri: string, pick: Picks) => string)[]}
 */
const disguises = [
  (uri) => uri.replace(/^[a-z]+/, (scheme) => scheme.toUpperCase()),
  (uri) => uri.replace(/(?<=:\/\/)[^/:]+/, (host) => host.replace(/[a-z]+$/, (label) => label.toUpperCase())),
  (uri) => uri.replace(/%[0-9A-F]{2}/, (escape) => escape.toLowerCase()),
  (uri, pick) =>
    uri.replace(/[a-z](?=[^/]*$)/, (letter) =>
      pick.some(7) ? `%${letter.charCodeAt(0).toString(16)}` : letter.toUpperCase(),
    ),
  (uri, pick) => uri.replace(/(?<=:\/\/[^/]*)\//, pick.of(["/./", `/${pick.of(names)}/../`, "/%2E/"])),
];

/** A port that is meant anyway, for RFC 1738, and one that is not. @type {typeof disguises} */
const earlyDisguises = [(uri, pick) => uri.replace(/(?<=:\/\/[^/]*)\//, pick.of([":80/", ":80/", ":8080/"]))];

/** The same with characters and parts that the grammar of RFC 1738 doesn't have: a "~", an empty port, a fragment. @type {typeof disguises} */
const laterDisguises = [
  (uri) => uri.replace("~", "%7E"),
  (uri, pick) => uri.replace(/(?<=:\/\/[^/]*)\//, pick.of([":80/", ":80/", ":/", ":8080/"])),
  (uri, pick) => uri + pick.of(["/", "?", "#", "#top"]),
];

/** An exercise about two URIs: the second is the first, written differently in one or two ways. @param {Picks} pick @param {string} edition @returns {Exercise} */
function compared(pick, edition) {
  const [folders, ways] =
    edition === "rfc1738"
      ? [["a%2Fb/"], [...disguises, ...earlyDisguises]]
      : [
          ["~ann/", "~ann/", "a%2Fb/"],
          [...disguises, ...laterDisguises],
        ];
  const uri = `http://${pick.of(hosts)}/${pick.of([...folders, `${pick.of(names)}/`])}${pick.of(files)}`;
  const possible = ways.filter((disguise) => disguise(uri, pick) !== uri);
  const first = pick.of(possible);
  const second = pick.of(possible.filter((disguise) => disguise !== first));
  const other = pick.some(6) ? second(first(uri, pick), pick) : first(uri, pick);
  const [a, b] = pick.some(5) ? [uri, other] : [other, uri];
  return { ...exercise(plain, a, "rung", edition), other: b };
}

/** An address of FTP, and how many messages a client sends for it. @param {Picks} pick @param {string} host */
function ftpFile(pick, host) {
  const folders = Array.from({ length: pick.number(3) }, () => pick.of([...names, "%2Fetc", "a%20b", ""]));
  const type = pick.of(["", "", ";type=a", ";type=i", ";type=d"]);
  const text = `ftp://${pick.of(["", "", "me@", "me:pw@"])}${host}/${[...folders, pick.of(files).replace(";", "-")].join("/")}${type}`;
  return { text, messages: 2 + folders.length + (/[ai]$/.test(type) && type ? 2 : 1) };
}

/**
 * For each common mistake, a base, a reference, and the target that a reader would wrongly expect.
 * @type {((pick: Picks, origin: string, tail: string) => [base: string, reference: string, expected: string])[]}
 */
const expectations = [
  // The base lacks a slash at its end.
  (pick, origin, tail) => {
    const [base, reference] = [`${origin}/${pick.of(names)}/${pick.of(names)}`, pick.of([...files, "en/", "img/x"])];
    return [base + tail, reference, `${base}/${reference}`];
  },
  // The reference begins with a slash.
  (pick, origin, tail) => {
    const [base, reference] = [
      `${origin}/api/${pick.of(["v1", "v2"])}/`,
      `/${pick.of(["users", "orders/7", "search"])}`,
    ];
    return [base + pick.of(["", "status"]) + tail, reference, base + reference.slice(1)];
  },
  // One text is appended to the other.
  (pick, origin) => {
    const [base, reference] = [
      `${origin}/api/${pick.of(["v1", "v2"])}`,
      pick.of(["/users", "/orders/7", "users", ".json", "-old"]),
    ];
    return [base, reference, base + reference];
  },
  (pick, origin, tail) => {
    const [directory, reference] = [`${origin}/${pick.of(names)}/`, pick.of(files)];
    const base = directory + pick.of(names);
    return [base + tail, reference, `${base}/${reference}`];
  },
  // The first segment contains a colon.
  (pick, origin, tail) => {
    const reference = `${pick.of(["notes", "chapter", "wiki", "talk"])}:${pick.of(["1", "2", "start", "map.png"])}`;
    const base = `${origin}/${pick.of(names)}/`;
    return [base + pick.of(files) + tail, reference, base + reference];
  },
  // The reference begins with two slashes.
  (pick, origin, tail) => {
    const rest = `/${pick.of(names)}/${pick.of(files)}`;
    return [`${origin}${path(pick)}${tail}`, `/${rest}`, `${origin}/${rest}`];
  },
  // Both have a query, or the base has one.
  (pick, origin) => {
    const [base, reference] = [`${origin}/${pick.of(names)}/`, pick.of(files)];
    const [query, own] = [pick.of(["q", "id=7"]), pick.of(["page=2&size=10", "lang=en"])];
    return pick.some(5)
      ? [`${base}start?${query}`, `${reference}?${own}`, `${base}${reference}?${query}&${own}`]
      : [`${base}start?${query}`, `?${own}`, `${base}start?${query}&${own}`];
  },
  (pick, origin) => {
    const [base, query, reference] = [`${origin}/${pick.of(names)}/`, pick.of(queries), pick.of(["map.png", "page2"])];
    return [`${base}start?${query}`, reference, `${base}${reference}?${query}`];
  },
  // The base has a fragment.
  (pick, origin) => {
    const [base, fragment] = [`${origin}/${pick.of(names)}/start`, pick.of(fragments)];
    const reference = pick.of(["", "?q", "?lang=en"]);
    return [`${base}#${fragment}`, reference, `${base}${reference}#${fragment}`];
  },
  // The reference has dot segments.
  (pick, origin, tail) => {
    const [base, reference] = [
      `${origin}/${pick.of(names)}/${pick.of(names)}/`,
      pick.of(["../", "./"]) + pick.of(files),
    ];
    return [base + pick.of(files) + tail, reference, base + reference];
  },
];

/** The kinds, by the names that chapters have for them. @type {Record<string, (pick: Picks) => Exercise>} */
export const kinds = {
  anatomy(pick) {
    const text = `${pick.of(schemes)}://${pick.of(hosts)}${pick.some(3) ? ":8080" : ""}${path(pick, 0)}${pick.some(6) ? `?${pick.of(queries)}` : ""}${pick.some(6) ? `#${pick.of(fragments)}` : ""}`;
    return exercise(plain, text, `part:${pick.of(["scheme", "authority", "path", "query", "fragment"])}`);
  },
  absent(pick) {
    const before = pick.of(["http://a", "http://a/b", "file:///tmp/x", "b/c", "//a/b", "mailto:x@example.org"]);
    const after = pick.of(["", "?", "#", "?#", "?q#", "?#s"]);
    return exercise(plain, before + after, `part:${pick.of(["authority", "query", "fragment", "query"])}`);
  },
  slash(pick) {
    const folder = `http://${pick.of(hosts)}/${pick.of(names)}/${pick.of(names)}`;
    return exercise(
      folder + pick.of(["", "/"]),
      pick.of([pick.of(files), `./${pick.of(files)}`, "./", ".", `${pick.of(names)}/`]),
    );
  },
  branches(pick) {
    const reference = pick.of([
      pick.of(files),
      `/${pick.of(names)}/${pick.of(files)}`,
      `//${pick.of(hosts)}/${pick.of(files)}`,
      `?${pick.of(queries)}`,
      `#${pick.of(fragments)}`,
      `https://${pick.of(hosts)}/${pick.of(files)}`,
      "",
      `mailto:me@${pick.of(hosts)}`,
    ]);
    return exercise(base(pick), reference, pick.some(2) ? "rule:transform" : "target");
  },
  merge(pick) {
    const from = pick.of([
      base(pick),
      `http://${pick.of(hosts)}`,
      `http://${pick.of(hosts)}/`,
      `urn:${pick.of(names)}:${pick.of(names)}`,
      `http://${pick.of(hosts)}/${pick.of(files)}?${pick.of(queries)}`,
    ]);
    return exercise(
      from,
      pick.of([pick.of(files), `${pick.of(names)}/${pick.of(files)}`, `${pick.of(files)}?${pick.of(queries)}`]),
    );
  },
  dots(pick) {
    const reference = pick.of([
      climb(pick, 3),
      climb(pick, 6),
      `./${pick.of(files)}`,
      `${pick.of(names)}/../${pick.of(files)}`,
      crooked(pick),
      crooked(pick),
    ]);
    return exercise(`http://a${path(pick, 1)}`, reference, pick.of(["target", "target", "rule:dots", "output"]));
  },
  document(pick) {
    const edition = pick.of(["url-syntax-05", "rfc2396bis-01", "rfc3986"]);
    const query = edition === "url-syntax-05" ? [] : [`?${pick.of(queries)}`]; // a later chapter has that of 1997
    const reference = pick.of(["", `#${pick.of(fragments)}`, "#", ...query, "."]);
    return exercise(base(pick), reference, "target", edition);
  },
  fragments(pick) {
    if (pick.some(5))
      return exercise(
        `${base(pick)}#${pick.of(fragments)}`,
        pick.of([pick.of(files), `#${pick.of(fragments)}`, "", `${pick.of(files)}#${pick.of(fragments)}`]),
      );
    const text = `${base(pick)}#${pick.of(["a/b", "a?b", "/1/2", "?x=y", "top"])}`;
    return exercise(plain, text, `part:${pick.of(["fragment", "query", "fragment"])}`);
  },
  bases(pick) {
    const query = pick.number(4) === 2 ? [] : [`?${pick.of(queries)}`];
    const reference = pick.of([
      `../${pick.of(names)}/`,
      `${pick.of(names)}/`,
      "/",
      "./",
      "..",
      `/${pick.of(names)}/`,
      `//${pick.of(hosts)}/`,
      `${pick.of(files)}#${pick.of(fragments)}`,
      ...query,
      `http://${pick.of(hosts)}/${pick.of(names)}/`,
    ]);
    return exercise(base(pick), reference);
  },
  untested(pick) {
    const [name, file, host] = [pick.of(names), pick.of(files), pick.of(hosts)];
    const [from, reference] = pick.of([
      [`http://${host}/${name}?${pick.of(queries)}`, pick.of(["?", "#", "?#"])],
      [`http://${host}/${name}`, `///${file}`],
      ["file://", file],
      [`http://${host}`, `${name}/${file}`],
      ["urn:", `../${name}`],
      [`urn:${name}`, pick.of([".", "..", `./${pick.of(names)}`, `../${pick.of(names)}`])],
      [`http:${name}/${pick.of(names)}`, `../${file}`],
      [`http://${host}/`, `//${pick.of(hosts)}/${name}/../${file}?${pick.of(queries)}`],
      [`http://${host}/${name}//${pick.of(names)}/`, `../${file}`],
    ]);
    return exercise(from, reference);
  },
  characters(pick) {
    const odd = pick.of([
      " ",
      "\\",
      "^",
      "{",
      "|",
      "<",
      "é",
      "例",
      "%",
      "%2",
      "%20",
      "~",
      "!",
      "'",
      "*",
      ":",
      "@",
      "+",
      "%C3%A9",
      "$",
    ]);
    const before = `${pick.of(names)}/${pick.of(names)}`;
    return exercise(plain, `http://a/${before}${odd}${pick.of(["x", "z9", "m/n"])}`, "valid");
  },
  encoding(pick) {
    const data = pick.of([
      "AC/DC",
      "100%",
      "a b",
      "what?",
      "C#",
      "50/50",
      "R&D",
      "a+b",
      "x=y",
      "%41",
      "caf\u00e9",
      "Laguna Beach",
      "me@home",
      "1:2",
    ]);
    const encoded = pick.some(6) ? encodeURIComponent(data) : data;
    if (pick.some(5))
      return exercise(
        plain,
        `http://${pick.of(hosts)}/${pick.of(names)}/${encoded}/${pick.of(names)}`,
        pick.some(6) ? "valid" : "part:path",
      );
    return exercise(
      plain,
      `http://${pick.of(hosts)}/${pick.of(files)}?${pick.of(names)}=${encoded}#${pick.of(fragments)}`,
      `part:${pick.of(["query", "query", "fragment", "path"])}`,
    );
  },
  hosts(pick) {
    const user = pick.of(["", "", "me@", "me:@", "www.example.com@", "@"]);
    const host = pick.of([...hosts, "[2001:db8::7]", "[::1]", "WWW.Example.ORG", ""]);
    const port = pick.of(["", ":80", ":8080", ":"]);
    return exercise(
      plain,
      `http://${user}${host}${port}/${pick.of(files)}`,
      `part:${pick.of(["host", "port", "userinfo", "host"])}`,
    );
  },
  identifiers(pick) {
    const text = pick.of([
      "urn:isbn:0451450523",
      "urn:ietf:rfc:3986",
      "mailto:fred@example.com",
      "tel:+1-816-555-1212",
      "news:comp.infosystems.www.servers.unix",
      `ftp://${pick.of(hosts)}/${pick.of(files)}`,
      "file:///etc/hosts",
      "ldap://[2001:db8::7]/c=GB?objectClass?one",
      `about:${pick.of(names)}`,
      `data:,${pick.of(names)}`,
    ]);
    return exercise(plain, text, `part:${pick.of(["scheme", "authority", "path"])}`);
  },
  schemes(pick) {
    const host = pick.of(hosts);
    const { text, messages } = pick.some(8)
      ? ftpFile(pick, host)
      : pick.of([
          {
            text: `gopher://${host}/${pick.of(["0", "1", "00", "0/"])}${pick.of(names)}${pick.of(["", "/notes", "%20two", "%2Fone"])}`,
            messages: 1,
          },
          { text: `telnet://${pick.of(["", "me@", "me:pw@"])}${host}${pick.of(["", "/", ":2323/"])}`, messages: 0 },
          { text: `mailto:${pick.of(["me@example.org", "100%25me@example.org"])}`, messages: 0 },
        ]);
    // Don't ask for the password message if the address has no password.
    const asked = Array.from({ length: messages + 1 }, (_, i) => i + 1).filter(
      (one) => one !== 2 || !text.startsWith("ftp") || text.includes(":pw@"),
    );
    return exercise(plain, text, `send:${pick.of(asked)}`, "rfc1738");
  },
  suffixes(pick) {
    const suffix = `${pick.of(["www.", ""])}${pick.of(["example.com", "example.org"])}${pick.of(["", "/", `/${pick.of(names)}`, `:8080/${pick.of(names)}`])}`;
    return exercise(base(pick), pick.of(["", "", "//", "http://"]) + suffix);
  },
  delimiting(pick) {
    const text = `${pick.of(schemes)}://${pick.of(hosts)}${path(pick, 0)}${pick.some(3) ? `#${pick.of(fragments)}` : ""}`;
    return exercise(plain, text + pick.of([">", ">,", '"', '".', " and", ".", ",", ")", "),", "-", ";"]), "valid");
  },
  attackers(pick) {
    const [known, real] = [
      pick.of(["www.bank.example", "www.example.com", "mail.example.org"]),
      pick.of(["192.0.2.66", "evil.example", "a.example.net"]),
    ];
    if (pick.some(3)) {
      const hidden = pick.of(["..%2F", "%2E%2E/", "../", "..%5C", "..%2e/", "%2e./"]);
      return exercise(
        `http://${known}/${pick.of(names)}/${pick.of(names)}/${pick.of(files)}`,
        hidden.repeat(1 + pick.number(3)) + pick.of(files),
      );
    }
    const text = pick.of([
      `http://${known}@${real}/`,
      `http://${known}:80@${real}/`,
      `http://${known}&id=7@${real}/${pick.of(names)}`,
      `http://${real}/@${known}/`,
      `http://${real}?@${known}/`,
      `http://${known}#@${real}/`,
      `http://${known}.${real}/`,
      `http://${real}/http://${known}/`,
      `http://me@${known}@${real}/`,
      `http://${known}%2F@${real}/`,
      `http://[::ffff:192.0.2.66]/${known}`,
    ]);
    return exercise(plain, text, `part:${pick.of(["host", "host", "userinfo"])}`);
  },
  expectation(pick) {
    const origin = `${pick.of(["http", "https"])}://${pick.of(hosts)}`;
    const tail = pick.of(["", "", `?${pick.of(queries)}`, `#${pick.of(fragments)}`]);
    const [from, reference, expected] = pick.of(expectations)(pick, origin, tail);
    return exercise(from, reference, `expectation:${expected}`);
  },
  normalization(pick) {
    if (!pick.some(3))
      return compared(pick, pick.of(["rfc3986", "rfc3986", "rfc2396bis-01", "url-syntax-05", "rfc1738"]));
    const host = pick.of(["example.org", "EXAMPLE.org", "a", "www.Example.com"]);
    const segments = [pick.of(names), pick.of(["..", ".", "%7Ebob", pick.of(names)]), pick.of(["..", pick.of(names)])];
    const text = `${pick.of(["http", "HTTP", "https"])}://${host}${pick.of(["", "", ":80", ":8080"])}/${segments.join("/")}/${pick.of([...files, ""])}`;
    return exercise(base(pick), text, "target", pick.of(["rfc3986", "rfc3986", "rfc2396bis-01", "url-syntax-05"]));
  },
  years(pick) {
    const reference = pick.of([
      `?${pick.of(queries)}`,
      "",
      `#${pick.of(fragments)}`,
      "..",
      "../../../../../g",
      "/a/../g",
      "g?y/../x",
      pick.of(files),
      "http:g",
      "//h/a/../g",
    ]);
    const from = pick.of(["http://a/b/c/d;p?q", "http://a", "http://a/b/c"]);
    const edition = pick.of(["url-1993", "rfc1738", "url-syntax-05", "rfc2396bis-01", "rfc3986"]);
    const [isBare, goesUp] = [from === "http://a", reference.startsWith("..")];
    // The draft of 1993 doesn't mention a base without a path, and that of 2003 has three results for too many dots.
    if (edition === "url-1993" && isBare) return exercise("http://a/b/c", reference, "target", edition);
    const isOpen = edition === "rfc2396bis-01" && goesUp && (isBare || reference !== "..");
    return exercise(from, reference, "target", isOpen ? "rfc3986" : edition);
  },

  /**
   * A reference that browsers don't take literally: because of its scheme, of how its host is written, or of one oddity
   * in its path.
   * @param {Picks} pick @returns {Exercise}
   */
  browsers(pick) {
    const name = pick.of(names);
    const odd = pick.of([
      `..\\${name}`,
      `${name}\\${pick.of(files)}`,
      `%2e%2E/${name}`,
      `%2E/${name}`,
      `${name} ${pick.of(names)}`,
      ` ${name}`,
      `../${name}`,
      `/${name}`,
    ]);
    const host = pick.of(["Example.ORG", "www.example.com", "A.example"]);
    const reference = pick.of([
      odd,
      odd,
      `${odd}?${pick.of(["q", "a\\b"])}`,
      `http:${name}`,
      `https:${pick.of(hosts)}/${name}`,
      `HTTP://${host}${pick.of(["", "/", ":80", ":80/", ":8080/"])}`,
      `https:///${host}/${name}`,
      `https:/${host}${pick.of(["", ":443", ":80"])}/${name}`,
    ]);
    return exercise(`http://${pick.of(["a", "www.example.org"])}${path(pick, 1)}`, reference, "target", "url-standard");
  },
};

/**
 * Texts for which a line of the spec can be changed, in the kinds that ask which one it was.
 * @type {Record<string, (pick: Picks) => [base: string, reference: string]>}
 */
export const changed = {
  branches(pick) {
    const dots = `/${pick.of(names)}/../${pick.of(files)}`;
    const reference = pick.of([
      "",
      `#${pick.of(fragments)}`,
      dots,
      `//${pick.of(hosts)}${dots}`,
      `https://${pick.of(hosts)}${dots}`,
      `${pick.of(files)}?${pick.of(queries)}`,
      `//${dots}`,
    ]);
    return [`${pick.of(schemes)}://${pick.of(hosts)}${path(pick)}?${pick.of(queries)}`, reference];
  },
  merge(pick) {
    const from = `http://${pick.of(hosts)}${pick.some(3) ? "" : path(pick)}`;
    return [from, pick.of(["", `${pick.of(names)}/`]) + pick.of(files) + pick.of(["", "", `?${pick.of(queries)}`])];
  },
  dots(pick) {
    const reference = pick.of([climb(pick, 3), `${pick.of(names)}/../${pick.of(files)}`, `${crooked(pick)}/../x`]);
    return [`http://a${path(pick, 2)}`, reference];
  },
  absent(pick) {
    const name = pick.of(names);
    return pick.of([
      [`http://${pick.of(hosts)}/${name}?${pick.of(queries)}`, pick.of(["", "#", `#${pick.of(fragments)}`])],
      [`http://${pick.of(hosts)}/${name}`, pick.of(["?#", "#", `${pick.of(files)}?`, `${pick.of(files)}#`])],
      [`file:///${name}/x`, pick.of([pick.of(files), `/${pick.of(files)}`, `${pick.of(files)}?`])],
      [`http://${pick.of(hosts)}/${name}`, `///${pick.of(files)}`],
    ]);
  },
};
