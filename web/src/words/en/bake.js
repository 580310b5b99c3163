/**
 * What the command "uriscope" says. Of the notation of web/src/words/words.js it has nothing but
 * placeholders.
 */
export default {
  usage:
    "uriscope bake [--data FILE] DIR\n" +
    "\n" +
    "Puts into every <uri-scope> of the HTML files in DIR, and in the folders below it, a figure\n" +
    "that is readable without any script, and before </body> the data from which the element draws\n" +
    "and plays without the engine. All else in a page stays as it is, byte for byte. Done twice, it\n" +
    "changes nothing.\n" +
    "\n" +
    "  --data FILE   write the data of all pages into FILE instead, and leave the pages as they\n" +
    "                are: for sites that navigate in the browser. The tag of embed.js names it\n" +
    "                in its attribute data-baked.\n" +
    "  --help        this text\n" +
    "  --version     the version of this package\n" +
    "\n" +
    "An element that cannot be baked is named by file and line, and left alone. So is a file or a\n" +
    "folder that cannot be read or written. The exit status is 0 if there is none, 1 if there are\n" +
    "some, 2 if nothing could be done.\n",
  "unknown-command": "There is no command {command}. See: uriscope --help",
  "unknown-option": "There is no option {option}. See: uriscope --help",
  "no-file": "--data needs the name of a file.",
  "one-folder": "Name one folder. See: uriscope --help",
  "not-read": "{file} cannot be read: {reason}",
  "not-written": "{file} cannot be written: {reason}",
  unread: "it cannot be read: {reason}",
  unwritten: "it cannot be written: {reason}",
  "no-utf-8": "its name is no UTF-8, so it is passed over.",
  owner: "{file} belongs to whoever runs this now: its owner could not be kept.",
  "hard-link": "{file} was one file with others by hard links; these still have what it was.",
  progress: "pages so far: {pages}",
  "not-a-folder": "{file} is no folder.",

  problem: "{file}:{line}: {message}",
  "in-file": "{file}: {message}",
  note: "note: {message}",
  packed: "note: {file} is older than its page now. Bake before you compress.",
  done: "pages: {pages}, changed: {changed}; elements: {elements}, left alone: {left}",
  kept: "elements with a text of their author's, which was kept in the place of a figure: {kept}",
  "not-done": "files or folders passed over: {failed}",
  "done-data": "pages: {pages}; elements: {elements}, left alone: {left}; cases in {file}: {cases}",

  /** Why an element is left alone. */
  refused: {
    "lost-end":
      '<uri-scope> has no end tag where it needs one, so that what follows became part of it, or what was in it stands outside. In Markdown, write it on one line, without blank lines in it; "/>" does not end it.',
    foreign: "<uri-scope> stands in SVG or MathML, where it is no element of HTML.",
    edition: "there is no edition “{value}”; there are {list}.",
    view: "there is no view “{value}”; there are {list}.",
    value: '{name}="{value}" is none of the values that it can have: {list}.',
    "link-step": 'step="{value}" is no number of steps.',
    "link-line-break": "{name} has a line break in it, which no URI has.",
    engine: "the engine cannot answer: {message}",
    encoding: "the page is in {encoding}, in which elements cannot be told from text byte by byte.",
    moved:
      "with a figure in it, the page would be read as another one: the markup around the element is at fault. Give the element content of its own.",
  },

  /** Over the texts of an element with "predict", whose answer is not given away. */
  base: "Base URI",
  reference: "Reference",
  /** The figures of data, of a text, and of a host. */
  encoding: {
    caption: "{text} as {component}, by {document} ({year})",
    encoded: "Encoded",
    characters: "Characters, octets, written",
    impossible: "(it cannot be encoded)",
  },
  extract: {
    caption: "The URIs in {text}, by {document} ({year})",
    text: "Text",
    found: "Found",
    none: "(no URI)",
    invalid: "(not valid)",
    or: "or perhaps",
  },
  host: { caption: "The host {text}, by {document} ({year})", rule: "Rule", made: "Made of", none: "(no host)" },
  /** The figures of two texts that are compared, and of a normal form; the rungs are named as in compare.js. */
  compare: {
    caption: "Whether {text} and {other} are one, by {document} ({year})",
    a: "URI A",
    b: "URI B",
    ends: "In the end",
    meet: "They meet at “{rung}”.",
    apart: "They do not meet, which never proves them different.",
    none: "There is nothing to compare.",
  },
  normalization: { caption: "The way of {text} to its normal form, by {document} ({year})" },
  /** The figure of where a base comes from; the layers are named as in words/en/documents.js. */
  layers: {
    caption: "The base by {document} ({year}): {text}",
    empty: "(the empty string)",
    none: "(none)",
    nothing: "(nothing)",
    becomes: "{text}, which becomes {base}",
    unused: "{text} (not used)",
  },
  /** The figure of what a client does with a URL. */
  scheme: {
    caption: "What a client does with {text}, by {document} ({year})",
    url: "URL",
    sent: "What is sent",
    connection: "(connection to {text})",
    advice: "(the user is told: {text})",
    more: "(and {count} more lines)",
    injected: "{text} (not to be sent today: with a line break or a NUL from the URL)",
    nothing: "(nothing)",
    silent: "{document} does not say what a client does with it.",
  },
};
