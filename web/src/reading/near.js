/**
 * Names texts that are nearly URIs: connection strings whose password ends the host, forms that only some programs
 * read, lines of code, and error messages. Each comes with the text to write instead. Nothing is changed before
 * somebody asks for it. What it does not know for certain, it does not name.
 */
import { isHostlike } from "../texts/hostlike.js";

/** @typedef {{ base?: string, reference?: string }} Texts */
/** What a button puts into the boxes, and the id of what it says. @typedef {{ id: string, texts: Texts }} Offer */
/** id: of its sentence; offers: none where there is nothing to write instead. @typedef {{ id: string, args: Record<string, string>, offers: Offer[] }} Near */
/** The box that a text is in. @typedef {"base" | "reference"} Box */

/** Longer texts are nothing that somebody types or copies as one. */
const longest = 4_000;

/** Schemes of connection strings, whose hosts can be several. */
const drivers =
  /^(?:amqps?|clickhouse|cockroachdb|couchbases?|kafka|ldaps?|mariadb|mongodb(?:\+srv)?|mqtts?|mssql|mysql|nats|neo4j|oracle|pgsql|postgres(?:ql)?(?:\+\w+)?|rediss?|smtps?|sqlserver|zookeeper)$/i;

/** Schemes after which a host is meant by everybody. */
const hosted =
  /^(?:about|afp|blob|chrome(?:-extension)?|content|dict|file|finger|ftps?|git(?:\+\w+)?|gopher|https?|imaps?|ipfs|ipns|irc6?s?|jar|ldaps?|moz-extension|news|nfs|nntp|pops?|rsync|rt[ms]ps?|s3|gs|sftp|sips?|smb|ssh|stuns?|svn(?:\+\w+)?|tcp|udp|unix|telnet|turns?|vnc|view-source|wais|wss?|xmpp|docker|oci|hdfs|abfss?|wasbs?|vscode|grpcs?|resource|urn|app|res|asset|pkg|package|npm)$/i;

/** Schemes whose text after the colon may be digits alone. */
const numbered = /^(?:callto|fax|fido|geo|isbn|issn|mid|cid|news|nntp|oid|pkg|pmid|sms|tel|urn|doi|arxiv|skype|ext)$/i;

/** @param {string} text for all characters that no URI has, and those that start something else */
const encoded = (text) =>
  encodeURI(text.toWellFormed())
    .replace(/%25(?=[0-9A-F]{2})/gi, "%")
    .replace(/[?#[\]]/g, encodeURIComponent);

/** The first that has something to say. @param {string} text @param {Box} box @returns {Near | null} */
export function near(text, box) {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > longest) return null;
  const only = (/** @type {string} */ uri) => ({ [box]: uri });
  const known = code(trimmed, box) ?? file(trimmed, only) ?? remote(trimmed, only) ?? host(trimmed, box, only);
  return known ?? credentials(trimmed, only) ?? named(trimmed, box, only);
}

/** @typedef {(uri: string) => Texts} Only */

/** @param {string} id @param {Record<string, string>} args @param {Texts | null} [texts] @param {string} [offer] what its button says */
const said = (id, args, texts = null, offer = "use") => ({
  id,
  args,
  offers: texts ? [{ id: offer, texts }] : [],
});

/** A literal of most languages. */
const literal = String.raw`(?:[rbufRBUF]|@)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|` + "`((?:[^`\\\\$]|\\\\.)*)`)";

/** By what comes before, between and behind two texts, which of them is the base. @type {[RegExp, "base" | "reference"][]} */
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

/** @param {string} before @param {string} between "" where there is one text alone */
function call(before, between) {
  return new RegExp(String.raw`(?:${before})\s*\(\s*${literal}${between ? between + literal : String.raw`\s*[,)]`}`);
}

/** Messages of errors, with the reference that is in them. */
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

/** A line of code, a command, or a message of an error. @param {string} text @param {Box} box @returns {Near | null} */
function code(text, box) {
  if (!/[\s"'`]/.test(text) || /^<[^\s<>]+>$|^"[^"]*"$/.test(text)) return null;
  for (const [pattern, first] of calls) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [one, two] = [unquoted(found.slice(1, 4)), unquoted(found.slice(4, 7))];
    const texts = first === "base" ? { base: one, reference: two } : { base: two, reference: one };
    return said("code", {}, texts, "both");
  }
  const single = fetches.exec(text);
  if (single) return one("code", unquoted(single.slice(1, 4)), box);
  for (const pattern of errors) {
    const found = pattern.exec(text);
    const base = /\bbase: ['"]([^'"]+)['"]/.exec(text)?.[1];
    if (found && base) return said("error", {}, { base, reference: found[1] }, "both");
    if (found) return one("error", found[1], box);
  }
  const command = /^\s*[$>%]?\s*(?:curl|wget|http|https|xh)\s(?:.*?\s)?(['"]?)(https?:\/\/[^\s'"]+)\1(?=\s|$)/.exec(
    text,
  );
  if (command) return one("command", command[2], box);
  const link = /<\w[^>]*?\b(?:href|src|action)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(text);
  return link ? one("markup", (link[1] ?? link[2] ?? link[3]).replaceAll("&amp;", "&"), box) : null;
}

/** What has one text: an address goes into its own box, anything else is a reference. @param {string} id @param {string} uri @param {Box} box */
function one(id, uri, box) {
  const texts = /^[a-z][a-z0-9+.-]*:/i.test(uri)
    ? { [box]: uri }
    : { ...(box === "base" && { base: "" }), reference: uri };
  return said(id, {}, texts);
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
  const sign = /^file:\/\/([^/?#]*?)%5C(.*)$/i.exec(text);
  return sign ? said("encoded-backslash", {}, only(`file://${sign[1]}/${sign[2].replaceAll(/%5C/gi, "/")}`)) : null;
}

/** A repository, as scp names what is on another machine. @param {string} text @param {Only} only @returns {Near | null} */
function remote(text, only) {
  const scp = /^([\w.-]+@[\w.-]+):(?!\d+(?:\/|$)|\/\/)(\/?[^\s:@?#]+)$/.exec(text);
  if (scp) return said("scp", {}, only(`ssh://${scp[1]}/${scp[2].replace(/^\//, "")}`));
  const mixed =
    /^((?:git\+)?(?:ssh|https?|git)):\/\/([\w.-]+@)?((?:[\w-]+\.)*[\w-]+):(?!\d+(?:[/?#]|$))([\w~][^\s:@?#]*)$/.exec(
      text,
    );
  if (!mixed || (!mixed[2] && !mixed[3].includes("."))) return null;
  const scheme = mixed[1].replace(/^git\+/, "");
  return said("colon-path", {}, only(`${scheme}://${mixed[2] ?? ""}${mixed[3]}/${mixed[4]}`));
}

/** A host and a port without a scheme, or a scheme that is none. @param {string} text @param {Box} box @param {Only} only @returns {Near | null} */
function host(text, box, only) {
  const port = /^([a-z](?:[\w-]*\w)?(?:\.[a-z][\w-]*)*):(\d{1,5})(?:[/?#].*)?$/i.exec(text);
  if (
    port &&
    !numbered.test(port[1]) &&
    !drivers.test(port[1]) &&
    (/[/?#]|^localhost/i.test(text) || isHostlike(port[1]))
  )
    return said("host-port", { host: port[1], port: port[2] }, only(`${box === "base" ? "http:" : ""}//${text}`));
  const scheme = /^([a-z][a-z0-9+.-]*_[\w+.-]*)(:\/\/.*)$/i.exec(text);
  if (scheme) return said("underscore", { scheme: scheme[1] }, only(scheme[1].replaceAll("_", "-") + scheme[2]));
  return null;
}

/** A connection string whose password ends the host, or which has several hosts. @param {string} text @param {Only} only @returns {Near | null} */
function credentials(text, only) {
  const [, scheme = "", rest = ""] = /^(?:jdbc:)?([a-z][a-z0-9+.-]*):\/\/(.*)$/i.exec(text) ?? [];
  const [, user, first = "", found = ""] = /^([^\s:@/?#]*):([^@/?#]*)([/?#])/.exec(rest) ?? [];
  // Digits are a port; but no driver has a fragment.
  if (found && (!/^\d*$/.test(first) || (found === "#" && first && drivers.test(scheme)))) {
    const at = rest.search(/@(?:\[[^\]]*\]|[\w.-]+)(?::\w*)?(?:[/?#,]|$)/);
    const password = rest.slice(user.length + 1, at);
    if (at > 0 && !/\s/.test(password)) {
      const right = password.replace(/%(?![0-9A-F]{2})|[/?#[\]@]/gi, encodeURIComponent);
      const uri = text.slice(0, text.length - rest.length) + rest.slice(0, user.length + 1) + right + rest.slice(at);
      return said("password", { found, encoded: encodeURIComponent(found) }, only(uri));
    }
  }
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
  const hosts = authority.slice(authority.lastIndexOf("@") + 1).split(",");
  if (hosts.length > 1 && hosts.every((one) => /^(?:\[[^\]]*\]|[\w.-]+)(?::\d+)?$/.test(one)))
    return said("hosts", { scheme, count: String(hosts.length) });
  return null;
}

/** What is known by its name, and whose host is not what it seems. @param {string} text @param {Box} box @param {Only} only @returns {Near | null} */
function named(text, box, only) {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  switch (scheme.toLowerCase()) {
    case "jdbc": {
      const inner = /(?:^|:)([a-z][a-z0-9+.-]*:\/\/[^\s;]*)$/i.exec(rest)?.[1];
      return said("jdbc", {}, inner ? only(inner) : null);
    }
    case "data":
      return box === "base" ? said("data", {}) : null; // of a reference, who.js says that it leaves the site
    case "magnet":
      return said("magnet", {});
    case "doi":
      return said("doi", {}, /^10\.\d/.test(rest) ? only(`https://doi.org/${encoded(rest)}`) : null);
  }
  const own = /^\/\/([a-z][\w-]*)(\/[^/].*)$/is.exec(rest);
  if (!own || !scheme || hosted.test(scheme) || drivers.test(scheme)) return null;
  return said("own-host", { host: own[1], scheme }, only(`${scheme}:///${own[1]}${own[2]}`));
}
