/**
 * Recognizes texts that are nearly URIs: connection strings whose password ends the host, forms that only some programs
 * accept, lines of code, and error messages. Each comes with the text to write instead. Nothing changes until the user
 * agrees, and uncertain cases aren't reported.
 */
import { isHostlike } from "../texts/hostlike.js";

/** @typedef {{ base?: string, reference?: string }} Texts */
/**
 * The texts that a button puts into the boxes, and the id of its label.
 * @typedef {{ id: string, texts: Texts }} Offer
 */
/** id: of its sentence; offers: empty if there is nothing to write instead. @typedef {{ id: string, args: Record<string, string>, offers: Offer[] }} Near */
/** The box that a text is in. @typedef {"base" | "reference"} Box */

/** Longer texts are never typed or copied as one. */
const longest = 4_000;

/** Schemes of connection strings, which may have several hosts. */
const drivers =
  /^(?:amqps?|clickhouse|cockroachdb|couchbases?|kafka|ldaps?|mariadb|mongodb(?:\+srv)?|mqtts?|mssql|mysql|nats|neo4j|oracle|pgsql|postgres(?:ql)?(?:\+\w+)?|rediss?|smtps?|sqlserver|zookeeper)$/i;

/** Well-known schemes that are followed by a host. */
const hosted =
  /^(?:about|afp|blob|chrome(?:-extension)?|content|dict|file|finger|ftps?|git(?:\+\w+)?|gopher|https?|imaps?|ipfs|ipns|irc6?s?|jar|ldaps?|moz-extension|news|nfs|nntp|pops?|rsync|rt[ms]ps?|s3|gs|sftp|sips?|smb|ssh|stuns?|svn(?:\+\w+)?|tcp|udp|unix|telnet|turns?|vnc|view-source|wais|wss?|xmpp|docker|oci|hdfs|abfss?|wasbs?|vscode|grpcs?|resource|urn|app|res|asset|pkg|package|npm)$/i;

/** Schemes whose text after the colon can be digits only. */
const numbered = /^(?:callto|fax|fido|geo|isbn|issn|mid|cid|news|nntp|oid|pkg|pmid|sms|tel|urn|doi|arxiv|skype|ext)$/i;

/** @param {string} text determines all characters that a URI can't contain, and those that start something else */
const encoded = (text) =>
  encodeURI(text.toWellFormed())
    .replace(/%25(?=[0-9A-F]{2})/gi, "%")
    .replace(/[?#[\]]/g, encodeURIComponent);

/** Returns the first result. @param {string} text @param {Box} box @returns {Near | null} */
export function near(text, box) {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > longest) return null;
  const only = (/** @type {string} */ uri) => ({ [box]: uri });
  const known = code(trimmed, box) ?? file(trimmed, only) ?? remote(trimmed, only) ?? host(trimmed, box, only);
  return known ?? credentials(trimmed, only) ?? named(trimmed, box, only);
}

/** @typedef {(uri: string) => Texts} Only */

/**
 * @param {string} id @param {Record<string, string>} args @param {Texts | null} [texts]
 * @param {string} [offer] the label of its button
 */
const said = (id, args, texts = null, offer = "use") => ({
  id,
  args,
  offers: texts ? [{ id: offer, texts }] : [],
});

/** A literal of most languages. */
const literal = String.raw`(?:[rbufRBUF]|@)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|` + "`((?:[^`\\\\$]|\\\\.)*)`)";

/**
 * Calls with two texts: patterns for the code before, between and after them, and which of the two is the base.
 * @type {[RegExp, "base" | "reference"][]}
 */
const calls = [
  // JavaScript: new URL(reference, base)
  [call(String.raw`\bnew\s+(?:URL|URI)|\bURL\.(?:parse|canParse)`, String.raw`\s*,\s*`), "reference"],
  // Python, Ruby, Node, PHP: f(base, reference)
  [
    call(String.raw`\burljoin|\bURI\.join|\burl\.resolve|\bURI::join|\bresolve_?[uU](?:rl|ri)`, String.raw`\s*,\s*`),
    "base",
  ],
  // Java, C#: new URI(base).resolve(reference), new Uri(new Uri(base), reference)
  [
    call(String.raw`\bnew\s+Ur[il]\s*\(\s*new\s+Ur[il]|\bnew\s+UR[IL]\s*\(\s*new\s+UR[IL]`, String.raw`\s*\)\s*,\s*`),
    "base",
  ],
  [
    call(
      String.raw`\bUR[IL](?:\.create)?|\bUrl::parse|\burl\.parse`,
      String.raw`\s*\)[.\w()?!]*\.(?:resolve|join|merge)\s*\(\s*(?:UR[LI]\s*\(\s*)?`,
    ),
    "base",
  ],
];

/** Calls with one text. */
const fetches = call(
  String.raw`\bnew\s+UR[IL]|\bnew\s+Ur[il]|\bURL\.(?:parse|canParse)|\bURI(?:\.create|\.parse)?|\burlparse|\burlsplit|\burlopen|\bUrl::parse|\burl\.[pP]arse|\bfetch|\brequests?\.\w+|\baxios(?:\.\w+)?|\bhttp\.(?:Get|get)|\bhttpx\.\w+`,
  "",
);

/** @param {string} before @param {string} between "" for a single text */
function call(before, between) {
  return new RegExp(String.raw`(?:${before})\s*\(\s*${literal}${between ? between + literal : String.raw`\s*[,)]`}`);
}

/** Error messages that contain the reference. */
const errors = [
  /\bFailed to parse URL from (\S+)/,
  /\bInvalid UR[LI](?: string)?:? ['"‘“]([^'"’”]+)['"’”]/i,
  /\bbad URI\s?\(is not URI\?\): ['"]?([^'"]+)/,
  /\binput: ['"]([^'"]+)['"]/,
  /\bNo connection adapters were found for ['"]([^'"]+)['"]/,
  /\bparse "?([^\s"]+)"?: (?=first path|invalid|missing|net\/url)/,
  /\bIllegal character in \w+(?: \w+)? at index \d+: (.+)$/,
  /\bno protocol: (\S+)/,
  /\b(?:URI|URL|Uri|Url)\w*(?:Error|Exception)?: .*?['"‘“]([^'"’”\s]+)['"’”]/,
];

/** The text of a literal. @param {(string | undefined)[]} forms */
const unquoted = (forms) => (forms.find((one) => one !== undefined) ?? "").replace(/\\(.)/g, "$1");

/** A line of code, a command, or an error message. @param {string} text @param {Box} box @returns {Near | null} */
function code(text, box) {
  if (!/[\s"'`]/.test(text) || /^<[^\s<>]+>$|^"[^"]*"$/.test(text)) return null;
  for (const [pattern, first] of calls) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [one, two] = [unquoted(found.slice(1, 4)), unquoted(found.slice(4, 7))];
    const texts = first === "base" ? { base: one, reference: two } : { base: two, reference: one };
    // The URL parser needs a base with a scheme, even if the reference is complete.
    const fails = /^new\s+URL\b|^URL\./.test(found[0]) && !/^[a-z][a-z0-9+.-]*:/i.test(texts.base);
    return said(fails ? "code-base" : "code", fails ? { base: texts.base } : { plus: "" }, texts, "both");
  }
  const single = fetches.exec(text);
  if (single) return one("code", unquoted(single.slice(1, 4)), box);
  for (const pattern of errors) {
    const found = pattern.exec(text);
    const base = /\bbase: ['"]([^'"]+)['"]/.exec(text)?.[1];
    if (found && base) return said("error", { plus: "" }, { base, reference: found[1] }, "both");
    if (found) return one("error", found[1], box);
  }
  const command = /^\s*[$>%]?\s*(?:curl|wget|http|https|xh)\s(?:.*?\s)?(['"]?)(https?:\/\/[^\s'"]+)\1(?=\s|$)/.exec(
    text,
  );
  if (command) return one("command", command[2], box);
  const link = /<\w[^>]*?\b(?:href|src|action)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(text);
  return link ? one("markup", (link[1] ?? link[2] ?? link[3]).replaceAll("&amp;", "&"), box) : null;
}

/**
 * A single text: an absolute URI goes into its own box, anything else is a reference.
 * @param {string} id @param {string} uri @param {Box} box
 */
function one(id, uri, box) {
  const plus = /^[^#?]*\?[^#]*\+/.test(uri) ? "yes" : "";
  if (/^[a-z][a-z0-9+.-]*:/i.test(uri)) return said(id, { plus }, { [box]: uri }, "fill");
  const texts = { ...(box === "base" && { base: "" }), reference: uri };
  return said(/^(?:code|error)$/.test(id) && !uri.includes(":") ? `${id}-relative` : id, { plus }, texts, "fill");
}

/** A path of Windows, or a file on another machine. @param {string} text @param {Only} only @returns {Near | null} */
function file(text, only) {
  const share = /^\\\\([\w.-]+)\\([^\\].*)$/.exec(text);
  if (share) return said("share", {}, only(`file://${share[1]}/${encoded(share[2].replaceAll("\\", "/"))}`));
  const drive = /^([A-Z]:)[\\/](?!\/)(.*)$/.exec(text) ?? /^([a-z]:)\\(.*)$/.exec(text);
  if (drive)
    return said(
      "drive",
      { scheme: drive[1].slice(0, 1) },
      only(`file:///${drive[1]}/${encoded(drive[2].replaceAll("\\", "/"))}`),
    );
  const first = /^file:\/\/([a-z]:)[\\/](.*)$/i.exec(text);
  if (first)
    return said(
      "drive-host",
      { drive: first[1] },
      only(`file:///${first[1]}/${encoded(first[2].replaceAll("\\", "/"))}`),
    );
  const extra = /^file:\/{4,}([a-z]:)[\\/](.*)$/i.exec(text);
  if (extra) return said("drive-slashes", {}, only(`file:///${extra[1]}/${encoded(extra[2].replaceAll("\\", "/"))}`));
  const spaced = /^file:\/\/\/?\\\\([\w.-]+)([ \\/].*)?$/i.exec(text);
  if (spaced && /\s/.test(text)) {
    const path = encoded(text.replaceAll("\\", "/"));
    const isShare = /^[\\/]./.test(spaced[2] ?? "");
    return said("file-share", {}, only(isShare ? path.replace(/^file:\/+/, "file://") : path));
  }
  const sign = /^file:\/\/([^/?#]*?)%5C(.*)$/i.exec(text);
  return sign ? said("encoded-backslash", {}, only(`file://${sign[1]}/${sign[2].replaceAll(/%5C/gi, "/")}`)) : null;
}

/** A repository in scp's notation for a remote path. @param {string} text @param {Only} only @returns {Near | null} */
function remote(text, only) {
  const scp = /^([\w.-]+@[\w.-]+):(?!\d+(?:\/|$)|\/\/)(\/?[^\s:@?#]+)$/.exec(text);
  if (scp) return said("scp", {}, only(`ssh://${scp[1]}/${scp[2].replace(/^\//, "")}`));
  const port = /^([\w.-]+@[\w.-]+):(\d{1,5})(\/[^\s:@?#]+)$/.exec(text);
  if (port) return said("scp-port", { port: port[2] }, only(`ssh://${port[1]}:${port[2]}${port[3]}`));
  const mixed =
    /^((?:git\+)?(?:ssh|https?|git)):\/\/([\w.-]+@)?((?:[\w-]+\.)*[\w-]+):(?!\d+(?:[/?#]|$))([\w~][^\s:@?#]*)$/.exec(
      text,
    );
  if (!mixed || (!mixed[2] && !mixed[3].includes("."))) return null;
  return said("colon-path", {}, only(`${mixed[1]}://${mixed[2] ?? ""}${mixed[3]}/${mixed[4]}`));
}

/** A host and a port without a scheme, or an unknown scheme. @param {string} text @param {Box} box @param {Only} only @returns {Near | null} */
function host(text, box, only) {
  const port = /^([a-z](?:[\w-]*\w)?(?:\.[a-z][\w-]*)*):(\d{1,5})(?:[/?#].*)?$/i.exec(text);
  if (
    port &&
    !numbered.test(port[1]) &&
    !drivers.test(port[1]) &&
    (/[/?#]|^localhost/i.test(text) || isHostlike(port[1]))
  )
    return said("host-port", { host: port[1], port: port[2] }, only(`${box === "base" ? "http:" : ""}//${text}`));
  const scheme = /^([a-z][a-z0-9+.-]*_[\w+.-]*)(:\/.*)$/i.exec(text);
  if (scheme) return said("underscore", { scheme: scheme[1] }, only(scheme[1].replaceAll("_", "-") + scheme[2]));
  return null;
}

/** A connection string whose password ends the host, or which has several hosts. @param {string} text @param {Only} only @returns {Near | null} */
function credentials(text, only) {
  const [, scheme = "", rest = ""] = /^(?:jdbc:)?([a-z][a-z0-9+.-]*):\/\/(.*)$/i.exec(text) ?? [];
  const [, user, first = "", found = ""] = /^([^\s:@/?#]*):([^/?#]*)([/?#])/.exec(rest) ?? [];
  // Digits are a port, and what follows "@" a host; but no driver has a fragment.
  if (found && (!/^\d*$|@/.test(first) || (found === "#" && drivers.test(scheme)))) {
    const behind = user.length + 1 + first.length;
    const at = behind + rest.slice(behind).search(/@(?:\[[^\]]*\]|[\w.-]+)(?::\w*)?(?:[/?#,]|$)/);
    const password = rest.slice(user.length + 1, at);
    if (at >= behind && !/\s/.test(password)) {
      const right = password.replace(/%(?![0-9A-F]{2})|[/?#[\]@]/gi, encodeURIComponent);
      const uri = text.slice(0, text.length - rest.length) + rest.slice(0, user.length + 1) + right + rest.slice(at);
      return said("password", { found, encoded: encodeURIComponent(found) }, only(uri));
    }
  }
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
  const end = authority.lastIndexOf("@");
  if (authority.indexOf("@") < end && drivers.test(scheme)) {
    const [name, ...more] = authority.slice(0, end).split(":");
    const right = [name, ...(more.length ? [more.join(":")] : [])].map((one) => one.replaceAll("@", "%40")).join(":");
    const uri = text.slice(0, text.length - rest.length) + right + rest.slice(end);
    return said("at-signs", { where: name.includes("@") ? "name" : "password" }, only(uri));
  }
  const hosts = authority.slice(end + 1).split(",");
  if (hosts.length > 1 && hosts.every((one) => /^(?:\[[^\]]*\]|[\w.-]+)(?::\d+)?$/.test(one)))
    return said("hosts", { scheme, count: String(hosts.length) });
  if (!drivers.test(scheme)) return null;
  return repeated(text, rest.slice(authority.length), only) ?? delimiters(text, authority.slice(0, end), only);
}

/** A connection string whose user name or password has a delimiter that the URL Standard encodes there. @param {string} text @param {string} user @param {Only} only @returns {Near | null} */
function delimiters(text, user, only) {
  const [found] = /[;=]/.exec(user) ?? [];
  const right = user.replace(/[;=]/g, encodeURIComponent);
  return found
    ? said("delimiter", { found, encoded: encodeURIComponent(found) }, only(text.replace(user, () => right)))
    : null;
}

/** A connection string with a database after each of its hosts. @param {string} text @param {string} path @param {Only} only @returns {Near | null} */
function repeated(text, path, only) {
  const [, database = "", others = "", query = ""] =
    /^(\/[^,/?#]*)((?:,[\w.-]+:\d+(?:\/[^,/?#]*)?)+)(\?.*)?$/.exec(path) ?? [];
  if (!others) return null;
  const hosts = others.split(",").slice(1);
  const uri = [text.slice(0, -path.length), ...hosts.map((one) => one.replace(/\/.*/, ""))].join(",");
  return said("repeated", { database, count: String(hosts.length) }, only(uri + database + query));
}

/** Well-known schemes whose host isn't what it seems. @param {string} text @param {Box} box @param {Only} only @returns {Near | null} */
function named(text, box, only) {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  switch (scheme.toLowerCase()) {
    case "jdbc": {
      const inner = /(?:^|:)([a-z][a-z0-9+.-]*:\/\/[^\s;]*)$/i.exec(rest)?.[1];
      return said("jdbc", {}, inner ? only(inner) : null);
    }
    case "data":
      return box === "base" ? said("data", {}) : null; // for a reference, who.js says that it leaves the site
    case "mailto":
      return box === "reference" && /[?&]body=[^&#]*%0D%0A/i.test(rest) ? said("mailto", {}) : null;
    case "magnet":
      return said("magnet", {});
    case "doi":
      return said("doi", {}, /^10\.\d/.test(rest) ? only(`https://doi.org/${encoded(rest)}`) : null);
  }
  const own = /^\/\/([a-z][\w-]*)(\/[^/].*)$/is.exec(rest);
  if (!own || !scheme || hosted.test(scheme) || drivers.test(scheme)) return null;
  return said("own-host", { host: own[1], scheme }, only(`${scheme}:///${own[1]}${own[2]}`));
}
