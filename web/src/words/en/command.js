/**
 * What the command "uriscope" says where it asks the engine; of "uriscope bake" see bake.js. The
 * notation is that of web/src/words/words.js.
 */
export default {
  usage:
    "uriscope resolve [options] BASE REFERENCE    the target of a reference\n" +
    "uriscope compare [options] A B               whether two URIs are the same\n" +
    "uriscope normalize [options] URI             the normal form of a URI\n" +
    "uriscope check [options] FILE                hold the cases of a file against an edition\n" +
    "uriscope bake [--data FILE] DIR              figures and data for the elements in HTML files\n" +
    "\n" +
    "  --edition ID     the document by which it is answered, or “all”; without it, {standard}:\n" +
    "                   {editions}\n" +
    "  --format NAME    text; of resolve also markdown, json and svg; of compare and normalize json\n" +
    "  --steps          of resolve: each step of the run, in words\n" +
    "  --base URI       of compare: what relative references are resolved against\n" +
    "{options}" +
    "  --lang TAG       the language of what is said: of figures, reasons and problems; without it, that\n" +
    "                   of the environment (LC_ALL, LC_MESSAGES, LANG)\n" +
    "  --help           this text; “uriscope bake --help” has more of that command\n" +
    "  --version        the version of this package\n" +
    "\n" +
    "A text that begins with “-” comes after “--”. Where there are no texts and standard input is a\n" +
    "pipe, each of its lines is a case, with tabs between its texts.\n" +
    "\n" +
    "check reads lines of base, reference and expected target, with tabs between them; the third is\n" +
    "empty where no target is expected. Empty lines, and lines that begin with “#”, are passed over.\n" +
    "\n" +
    "The exit status is 0 if there is an answer, two URIs are the same, or all cases agree; 1 if not;\n" +
    "2 if something could not be read or carried out.\n",
  "no-language": "--lang has to be followed by the tag of a language, zh-Hans for instance.",
  option: "  --{name} WORD\n                   an option of {documents}: {values}\n",

  format: "There is no format {format} here; there are: {list}.",
  value: "--{name} cannot be {value}; it can be: {list}.",
  edition: "There is no edition {edition}; there are: {list}.",
  arguments: "{reason}. See: uriscope --help",
  texts: "This command takes {count} texts, and {given} were given. See: uriscope --help",
  "one-figure": "An SVG shows one edition: name it by --edition.",
  "one-edition": "Cases are held against one edition: name it by --edition.",
  "one-file": "Name one file. See: uriscope --help",
  engine: "The engine cannot answer: {message}",

  line: "line {line}: {count} texts with tabs between them are wanted, not {given}.",
  case: "base, reference and expected target are wanted, three texts with tabs between them, not {given}.",
  "not-read": "{file} cannot be read: {reason}",
  input: "standard input",
  fault: "offset {at}: {message}",
  checked: "agree: {agree}, differ: {differ}, not read: {unread}",
  differs: "{base} + {reference}: expected {expected}, and {document} has {answer}",
  nothing: "(none)",
  "as-expected": "{document} has what is expected.",
  nobody: "No edition has what is expected.",

  table: { document: "Document", answer: "Answer", reason: "Why it differs" },
};
