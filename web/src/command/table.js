/**
 * The table of commands and their options. Help, completions, the README's table, and the check of arguments are
 * derived from it. The sentences are in words/<tag>/command.js, under the same names.
 */

/**
 * An option. takes: the name of its value, absent for a switch; of: the possible values, or the fact that the spec
 * decides them; short: its letter; needs and bars: options that it requires, and options that it excludes.
 * @typedef {{ takes?: string, of?: "specs" | "formats" | readonly string[], short?: string, needs?: string, bars?: readonly string[] }} Option
 */

/** Languages with a program that runs the cases. */
const programs = ["python", "javascript", "java", "c#", "go", "php", "ruby", "rust"];

/** @type {Record<string, Option>} */
export const options = {
  edition: { takes: "ID", of: "specs", bars: ["conformance"] },
  base: { takes: "URI" },
  component: { takes: "NAME" },
  charset: { takes: "NAME", of: ["utf-8", "iso-8859-1", "ebcdic"] },
  production: { takes: "RULE" },
  to: { takes: "NAME", of: ["uri", "iri"] },
  remove: {},
  fields: { takes: "NAMES", bars: ["format", "expected"] },
  steps: { bars: ["expected", "fields"] },
  expected: { takes: "URI" },
  "fail-on-error": { bars: ["expected"] },
  lines: { takes: "FILE", bars: ["conformance"] },
  conformance: {},
  follow: { takes: "ID", of: "specs", needs: "conformance" },
  partial: { needs: "conformance" },
  baseline: { takes: "FILE", needs: "conformance" },
  "write-baseline": { needs: "baseline", bars: ["format", "json"] },
  page: { takes: "URL", needs: "conformance" },
  root: { takes: "DIR" },
  site: { takes: "URL" },
  sharp: {},
  program: { takes: "LANGUAGE", of: programs, bars: ["sharp", "format", "json"] },
  embedded: { takes: "URI" },
  "content-base": { takes: "URI" },
  "content-location": { takes: "URI" },
  retrieval: { takes: "URI" },
  default: { takes: "URI" },
  data: { takes: "FILE" },
  replace: { bars: ["data"] },
  "keep-text": { bars: ["data", "replace"] },
  format: { takes: "NAME", of: "formats" },
  json: { bars: ["format"] },
  file: { takes: "FILE", short: "f" },
  null: { short: "0" },
  quiet: { short: "q" },
  skipped: { bars: ["quiet"] },
};

/** Options that every command takes. @type {Record<string, Option>} */
export const common = {
  lang: { takes: "TAG" },
  help: { short: "h" },
};

/**
 * A command line that shows what the command does, with its input and its output.
 * @typedef {{ line: string, input?: string, gives?: string }} Example
 */

/**
 * texts: the names of its arguments, optional ones in brackets. lines: it reads cases from standard input, one per
 * line; lead: the number of arguments that aren't in the lines. spec: whether it takes just a spec, or also the options
 * of specs. formats: the first is the default; own: its other options.
 * @typedef {{ texts: readonly string[], lines?: true, lead?: number, spec?: "alone" | "options", formats?: readonly string[], own?: readonly string[], examples: readonly Example[] }} Command
 */

/** The commands, in the order of the help. @type {Record<string, Command>} */
export const commands = {
  resolve: {
    texts: ["BASE", "REFERENCE"],
    lines: true,
    spec: "options",
    formats: ["target", "text", "markdown", "json", "svg"],
    own: ["base", "fields", "steps", "expected", "fail-on-error"],
    examples: [
      { line: "resolve http://a/b/c/d ../g", gives: "http://a/b/g" },
      { line: "resolve --edition rfc1808 http://a/b ../../g", gives: "http://a/../../g" },
      { line: "resolve --base http://a/b/c/d", input: "../g\n\n?y\n", gives: "http://a/b/g\n\nhttp://a/b/c/d?y" },
      { line: "resolve --format text http://a/b/c/d ../g" },
      { line: "resolve --fields outcome,target http://a/b c", gives: '{"outcome":"target","target":"http://a/c"}' },
      { line: "resolve http://a/b c --expected http://a/b/c" },
    ],
  },
  compare: {
    texts: ["A", "B"],
    lines: true,
    spec: "options",
    formats: ["text", "line", "json"],
    own: ["base"],
    examples: [
      { line: "compare http://a/%7e HTTP://a/~" },
      { line: "compare", input: "http://a\thttp://a/\nhttp://a\thttp://b\n" },
    ],
  },
  normalize: {
    texts: ["URI"],
    lines: true,
    spec: "options",
    formats: ["text", "json"],
    examples: [{ line: "normalize HTTP://a:80/%7e", gives: "http://a/~" }],
  },
  relativize: {
    texts: ["BASE", "TARGET"],
    lines: true,
    spec: "options",
    formats: ["text", "json"],
    own: ["base"],
    examples: [{ line: "relativize http://a/b/c http://a/d", gives: "/d" }],
  },
  validate: {
    texts: ["URI"],
    lines: true,
    spec: "options",
    formats: ["text", "json"],
    own: ["production"],
    examples: [{ line: "validate http://a:8x/" }, { line: "validate --production absolute-URI http://a/" }],
  },
  get: {
    texts: ["COMPONENT", "URI"],
    lines: true,
    lead: 1,
    spec: "alone",
    formats: ["text", "json"],
    examples: [
      { line: "get host http://user@example.com:8080/", gives: "example.com" },
      { line: "get query", input: "http://a/?b\nhttp://a/?c=d#e\n", gives: "b\nc=d" },
    ],
  },
  set: {
    texts: ["COMPONENT", "[VALUE]", "URI"],
    lines: true,
    lead: 2,
    spec: "alone",
    formats: ["text", "json"],
    own: ["remove"],
    examples: [
      { line: "set query x=1 http://a/b?c#d", gives: "http://a/b?x=1#d" },
      { line: "set --remove query http://a/b?c#d", gives: "http://a/b#d" },
      { line: "set --edition url-standard port 8080 http://a/b", gives: "http://a:8080/b" },
    ],
  },
  encode: {
    texts: ["DATA"],
    lines: true,
    spec: "alone",
    formats: ["text", "json"],
    own: ["component", "charset"],
    examples: [
      { line: "encode a/b", gives: "a%2Fb" },
      { line: "encode --component query a&b", gives: "a%26b" },
    ],
  },
  decode: {
    texts: ["TEXT"],
    lines: true,
    formats: ["text", "json"],
    examples: [{ line: "decode a%20b%C3%A9", gives: "a bé" }],
  },
  form: {
    texts: ["QUERY"],
    lines: true,
    formats: ["text", "json"],
    own: ["charset"],
    examples: [{ line: "form a=1&b=x+y", gives: "a\t1\nb\tx y" }],
  },
  extract: {
    texts: ["[TEXT]"],
    spec: "alone",
    formats: ["text", "json"],
    own: ["file"],
    examples: [{ line: "extract", input: "See <http://a/b>.\n", gives: "1:6\thttp://a/b" }],
  },
  scheme: {
    texts: ["URI"],
    lines: true,
    spec: "alone",
    formats: ["text", "json"],
    examples: [
      { line: "scheme --edition url-standard https://a:443/b", gives: "https\tspecial\t443" },
      { line: "scheme --edition rfc1738 --format json ftp://h/a" },
    ],
  },
  host: {
    texts: ["HOST"],
    lines: true,
    spec: "alone",
    formats: ["text", "json"],
    examples: [
      { line: "host [::1]:80", gives: "ipv6\t0000:0000:0000:0000:0000:0000:0000:0001" },
      { line: "host --edition url-standard 0x7f.1", gives: "ipv4\t127.0.0.1" },
    ],
  },
  iri: {
    texts: ["IRI"],
    lines: true,
    formats: ["text", "json"],
    own: ["to"],
    examples: [
      { line: "iri http://bücher.example/é", gives: "http://xn--bcher-kva.example/%C3%A9" },
      { line: "iri --to iri http://xn--bcher-kva.example/%C3%A9", gives: "http://bücher.example/é" },
    ],
  },
  base: {
    texts: ["[FILE]"],
    spec: "alone",
    formats: ["text", "json"],
    own: ["embedded", "content-base", "content-location", "retrieval", "default", "file"],
    examples: [
      { line: "base --embedded /docs/ --retrieval http://a/b/c", gives: "http://a/docs/" },
      { line: "base --retrieval http://a/b/c page.html", gives: "http://a/docs/" },
    ],
  },
  check: {
    texts: ["[FILE]"],
    spec: "options",
    formats: ["text", "json", "tap", "junit", "github", "badge"],
    own: ["lines", "conformance", "follow", "partial", "baseline", "write-baseline", "page", "file", "quiet"],
    examples: [
      { line: "check cases.tsv" },
      { line: "check --conformance --follow rfc3986 answers.tsv" },
      { line: "check --conformance --follow rfc3986 --baseline known.json --write-baseline answers.tsv" },
      { line: "check --conformance --baseline known.json --format junit answers.tsv" },
    ],
  },
  score: {
    texts: ["[FILE]"],
    spec: "options",
    formats: ["text", "json"],
    own: ["file"],
    examples: [{ line: "score cases.tsv" }, { line: "score --edition rfc1808 --format json" }],
  },
  cases: {
    texts: [],
    formats: ["tsv", "json", "lines"],
    own: ["sharp", "program"],
    examples: [
      { line: "cases" },
      { line: "cases --sharp --format json" },
      { line: "cases --format lines" },
      { line: "cases --program ruby" },
    ],
  },
  links: {
    texts: ["FILES…"],
    formats: ["text", "json", "github"],
    own: ["root", "site", "skipped", "quiet"],
    examples: [
      { line: "links site" },
      { line: "links --quiet --site http://a/ site" },
      { line: "links --skipped site" },
    ],
  },
  leaves: {
    texts: ["[FILE]"],
    formats: ["text", "json"],
    own: ["base", "file", "quiet"],
    examples: [{ line: "leaves --base http://a/b links.txt" }],
  },
  bake: {
    texts: ["DIR"],
    own: ["data", "replace", "keep-text", "quiet"],
    examples: [{ line: "bake site" }, { line: "bake --replace site" }, { line: "bake --data site/uriscope.json site" }],
  },
  completions: {
    texts: ["SHELL"],
    examples: [{ line: "completions bash" }],
  },
  help: {
    texts: ["[COMMAND]"],
    examples: [{ line: "help resolve" }],
  },
};

/** The options of all commands that read lines. */
const ofLines = ["file", "null", "quiet"];

/** The names of a command's options, without those that only specs have. @param {string} name */
export function optionsOf(name) {
  const { lines, spec, formats = [], own = [] } = commands[name];
  const names = [
    ...(spec ? ["edition"] : []),
    ...(formats.length > 1 ? ["format"] : []),
    ...(formats.includes("json") ? ["json"] : []),
    ...own,
    ...(lines ? ofLines : []),
  ];
  return Object.keys(options).filter((option) => names.includes(option));
}

/** A command with its arguments, without options. @param {string} name */
export const written = (name) => [name, ...commands[name].texts].join(" ");
