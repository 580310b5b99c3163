/**
 * The messages of the commands that ask the engine. bake.js has the messages of "uriscope bake". The
 * notation is explained in web/src/words/words.js.
 */
export default {
  usage:
    "uriscope resolve [options] BASE REFERENCE    resolve a reference\n" +
    "uriscope compare [options] A B               test whether two URIs are equivalent\n" +
    "uriscope normalize [options] URI             print the normal form of a URI\n" +
    "uriscope check [options] FILE                test a list of expected targets\n" +
    "uriscope check --conformance FILE            find the spec that a library follows\n" +
    "uriscope score [options] [FILE]              find the lines of a spec that cases test\n" +
    "uriscope cases [--format tsv|json]           print the recorded cases for your tests\n" +
    "uriscope leaves --base URI [FILE]            find references that leave a site\n" +
    "uriscope bake [--data FILE] DIR              pre-render the elements in HTML files\n" +
    "\n" +
    "  --edition ID     the spec to follow, or “all”; default: {standard}\n" +
    "                   RFC 3986, seven earlier specs, and the URL Standard:\n" +
    "                   {editions}\n" +
    "  --format NAME    output format\n" +
    "                   resolve: target (default), text, markdown, json, svg\n" +
    "                   compare, normalize, score, and check --conformance: text (default), json\n" +
    "                   cases: tsv (default), json\n" +
    "  --steps          resolve: explain each step of the run, as text\n" +
    "  --expected URI   resolve: what would give this target, who gives it, and where it is lost\n" +
    "  --fail-on-error  resolve: exit with 1 also if there is a syntax or validation error\n" +
    "  --base URI       compare: resolve relative references against this URI\n" +
    "                   leaves: a page of the site\n" +
    "  --follow ID      check --conformance: the spec that must be followed\n" +
    "  --partial        check --conformance: accept answers to only some of the cases\n" +
    "  --sharp          cases: only those that tell the known changes of RFC 3986 apart\n" +
    "  --lines FILE     check: changed lines of the algorithm, as JSON\n" +
    "{options}" +
    "  --lang TAG       language of the output; default: LC_ALL, LC_MESSAGES, or LANG\n" +
    "  -h, --help       print this text; “uriscope bake --help” explains bake\n" +
    "  -V, --version    print the version of this package\n" +
    "\n" +
    "If an argument starts with “-”, put “--” before it. If no URIs or references are given and\n" +
    "standard input is a pipe, resolve, compare, and normalize read it line by line, with tabs\n" +
    "between the arguments. Lines of more than {most} characters are skipped and reported.\n" +
    "\n" +
    "resolve prints the target on one line; a line of input without a target gives an empty line.\n" +
    "Errors, notes, and the reason why there is no target go to standard error.\n" +
    "\n" +
    "check reads lines of base, reference, and expected target, separated by tabs. Leave the third\n" +
    "empty if you expect no target. Empty lines and lines that start with “#” are ignored.\n" +
    "\n" +
    "score reads lines of base and reference, separated by tabs, or JSON. Without FILE, it takes the\n" +
    "examples of the spec.\n" +
    "\n" +
    "leaves reads one reference a line. It lists those that look like addresses on the site, but by\n" +
    "some spec or URL parser lead to another host, and those that start with “//”, “javascript:”, or\n" +
    "“data:”. A reference that has a scheme and a host is not listed.\n" +
    "\n" +
    "check --conformance reads the answers of a library: lines of base, reference, and answer,\n" +
    "separated by tabs; the same as JSON; or one answer for each recorded case, in their order.\n" +
    "In lines, “-” means no answer, and “!” comes before an error.\n" +
    "\n" +
    "cases prints number, base, reference, and the target by RFC 3986, separated by tabs. As JSON,\n" +
    "each case also has the targets by all specs, the clause that it tests, and its validity.\n" +
    "\n" +
    "Exit status: 0 if every target or normal form exists, all pairs are equivalent, all lines\n" +
    "match, every change is noticed, or the expected target is met; 1 if not; 2 if something\n" +
    "could not be read, run, or printed, or a recorded case has no answer. With “--edition all”,\n" +
    "one spec with a target is enough.\n",
  unlisted: "(not listed, because the engine could not be started)",
  "no-language": "--lang needs a language tag, for example zh-Hans.",
  option: "  --{name} WORD\n                   option of {documents}: {values}\n",

  format: "Unknown format {format}. Use one of: {list}.",
  value: "--{name} cannot be {value}. Use one of: {list}.",
  edition: "Unknown spec {edition}. Use one of: {list}.",
  arguments: "{reason}. See: uriscope --help",
  texts: "Arguments needed: {count}, given: {given}. See: uriscope --help",
  "one-figure": "SVG output shows one spec. Choose it with --edition.",
  "one-expected": "“--expected” works with one spec only. Choose it with --edition.",
  "one-edition": "“check” works with one spec only. Choose it with --edition.",
  "one-score": "“score” works with one spec only. Choose it with --edition.",
  "score-case": "{file} has no base and reference: they are separated by a tab, or JSON.",
  "one-file": "Name exactly one file. See: uriscope --help",
  engine: "No result: {message}",
  "no-engine": "The engine could not be started: {reason}. Install the package again.",
  "not-printed": "cannot write the output: {reason}",

  line: "line {line}: expected {count} values separated by tabs, found {given}.",
  "long-line": "line {line}: skipped, because it has more than {most} characters.",
  "long-case": "skipped, because the line has more than {most} characters.",
  "line-engine": "line {line}: no result: {message}",
  "at-line": "line {line}: ",
  problem: "{on}, offset {at}: {said} ({section})",
  note: "note: {on}, offset {at}: {said} ({section})",
  "no-target": "no target: {reason}",
  case: {
    by: "given",
    one: "expected base, reference, and expected target, separated by tabs; found only one value.",
    other: "expected base, reference, and expected target, separated by tabs; found {given} values.",
  },
  "not-read": "cannot read {file}: {reason}",
  input: "standard input",
  "no-cases": "{file} contains no cases.",
  uri: "URI",
  checked: "match: {agree}, differ: {differ}, not read: {unread}",
  differs: "{base} + {reference}: expected {expected}, but {ui:spec} gives {answer}",
  nothing: "(no target)",
  "as-expected": "{ui:spec-first} gives the expected result.",
  nobody: "No spec gives the expected result.",

  leaves: {
    base: "“leaves” needs --base with a URI that has a host.",
    runtime: "Node",
    checked: "leave: {leave}, stay: {stay}, not read: {unread}",
  },

  conformance: {
    answers:
      "{file} is not a list of answers: lines of base, reference, and answer, separated by tabs; JSON; or {count} answers.",
    progress: "checked so far: {share} %",
    row: "{document}: {agree} of {cases}",
    follows: {
      by: "except",
      0: "It follows {ui:spec} in every answered case.",
      one: "It follows {ui:spec}, except in one case:",
      other: "It comes closest to {ui:spec}, except in {except} cases:",
    },
    misses: {
      by: "except",
      0: "It follows {ui:spec} in every answered case.",
      one: "It does not follow {ui:spec} in one case:",
      other: "It does not follow {ui:spec} in {except} cases:",
    },
    differs: "{base} + {reference}: the answer is {answer}, but {ui:spec} gives {target}",
    refuses: "{base} + {reference}: refused ({error}), but {ui:spec} gives {target}",
    silent: "{base} + {reference}: no answer, but {ui:spec} gives {target}",
    more: "… and {count} more. “--format json” prints them all.",
    with: "{ui:spec} with {options}",
  },

  table: { document: "Spec", answer: "Target", reason: "Why it differs" },
};
