/**
 * The messages of the command "uriscope bake", and the words of the figures that it puts into pages.
 * Of the notation in web/src/words/words.js, only plain placeholders work here.
 */
export default {
  usage:
    "uriscope bake [--data FILE] DIR\n" +
    "\n" +
    "Pre-renders every <uri-scope> in the HTML files in DIR and its subfolders. Each element gets a\n" +
    "figure that is readable without scripts. A block of data before </body> lets the element draw\n" +
    "and play the run without the engine. Everything else in a page stays the same, byte for byte.\n" +
    "Running the command again changes nothing.\n" +
    "\n" +
    "  --data FILE   write the data of all pages to FILE and leave the pages alone: for sites that\n" +
    "                navigate in the browser. Name the file in the data-baked attribute of the\n" +
    "                script tag that loads embed.js. bake replaces FILE only if it wrote it.\n" +
    "  --help        print this text\n" +
    "  --version     print the version of this package\n" +
    "\n" +
    "Elements that cannot be pre-rendered are skipped and reported with file and line. Files and\n" +
    "folders that cannot be read or written are skipped and reported, too. Symbolic links are not\n" +
    "followed; those with the name of a page are reported, but do not count as skipped.\n" +
    "\n" +
    "Exit status: 0 if nothing was skipped, 1 if something was, 2 if nothing could be done, or if\n" +
    "the run stopped early because the disk is full or read-only.\n",
  "unknown-command": "Unknown command {command}. See: uriscope --help",
  "unknown-option": "Unknown option {option}. See: uriscope --help",
  "no-file": "--data needs a file name.",
  "one-folder": "Name exactly one folder. See: uriscope --help",
  "not-read": "cannot read {file}: {reason}",
  "not-written": "cannot write {file}: {reason}",
  unread: "cannot be read: {reason}",
  unwritten: "cannot be written: {reason}",
  "not-regular": "it is not a regular file",
  "page-name": "it has the name of a page; choose another name for the data",
  "not-data": "it is not a data file that bake wrote; choose another name for the data",
  changed: "skipped, because it changed while it was being pre-rendered. Run bake again.",
  "no-utf-8": "skipped, because its name is not UTF-8.",
  owner: "could not keep the owner of {file}; it now belongs to the user who ran this command.",
  "hard-link": "{file} had hard links; the other names still have the old content.",
  progress: "pages so far: {pages}",
  "not-a-folder": "{file} is not a folder.",

  problem: "{file}:{line}: {message}",
  "in-file": "{file}: {message}",
  note: "note: {message}",
  link: "note: {file} is a symbolic link, which bake does not follow.",
  packed: "note: {file} is now older than its page. Run bake before you compress.",
  done: "pages: {pages}, changed: {changed}; elements: {elements}, skipped: {left}",
  kept: "elements that keep the author’s text instead of a figure: {kept}",
  links: "symbolic links not followed: {links}",
  stopped: "stopped at {file}, because no other page can be written either; pages left: {left}",
  "not-done": "files or folders skipped: {failed}",
  "done-data": "pages: {pages}; elements: {elements}, skipped: {left}; examples in {file}: {cases}",

  /** Why an element is skipped. */
  refused: {
    "lost-end":
      '<uri-scope> has no end tag where it needs one, so later text became its content or its content ended up outside. In Markdown, write it on one line without blank lines; "/>" does not close it.',
    foreign: "<uri-scope> is inside SVG or MathML, where it is not an HTML element.",
    attribute: "unknown attribute “{value}”; the element’s own are: {list}.",
    edition: "unknown spec “{value}”; use one of: {list}.",
    view: "unknown view “{value}”; use one of: {list}.",
    value: '{name}="{value}" is not allowed; use one of: {list}.',
    "link-line":
      'lines="{value}" is not a change: write "2C: words", "omit 2C", "before 2C: words", or "after 2C: words".',
    "link-step": 'step="{value}" is not a number of steps.',
    "link-line-break": "{name} contains a line break, which a URI cannot contain.",
    engine: "no result: {message}",
    encoding: "the page is in {encoding}, which cannot be edited byte by byte.",
    moved:
      "a figure here would change how the page is parsed, because of the markup around the element. Write content of your own into the element.",
  },

  /** Above the texts of an element with "predict", which hides the target. */
  base: "Base URI",
  reference: "Reference",
  /** The figures of encoded data, of a text with URIs, and of a host. */
  encoding: {
    caption: "{text} as {component} ({document}, {year})",
    encoded: "Encoded",
    characters: "Characters, octets, written as",
    impossible: "(cannot be encoded)",
  },
  extract: {
    caption: "URIs in {text} ({document}, {year})",
    text: "Text",
    found: "Found",
    none: "(no URI)",
    invalid: "(not valid)",
    or: "or perhaps",
  },
  host: { caption: "Host {text} ({document}, {year})", rule: "Rule", made: "Parts", none: "(not a host)" },
  /** The figures of a comparison and of a normal form; the rungs have the names in compare.js. */
  compare: {
    caption: "Whether {text} and {other} are equivalent ({document}, {year})",
    a: "URI A",
    b: "URI B",
    ends: "Result",
    meet: "They meet at “{rung}”.",
    apart: "They do not meet, but that does not prove that they identify different things.",
    none: "There is nothing to compare.",
  },
  normalization: { caption: "How {text} is normalized ({document}, {year})" },
  /** The figure of where a base comes from; the layers have the names in documents.js. */
  layers: {
    caption: "Base ({document}, {year}): {text}",
    empty: "(the empty string)",
    none: "(none)",
    nothing: "(nothing)",
    becomes: "{text}, which becomes {base}",
    unused: "{text} (not used)",
  },
  /** The figure of what a client does with a URL. */
  origin: {
    caption: "The origin of {text} ({document}, {year})",
    label: "Origin",
    none: "(not a URL)",
  },
  scheme: {
    caption: "What a client does with {text} ({document}, {year})",
    url: "URL",
    sent: "Messages",
    connection: "(connects to {text})",
    advice: "(tells the user: {text})",
    more: "(more lines: {count})",
    injected: "{text} (must not be sent today: it contains a line break or NUL from the URL)",
    nothing: "(nothing)",
    silent: "{document} does not say what a client does with it.",
  },
};
