/**
 * The messages of the command "uriscope bake", and the words of the figures that it puts into pages.
 * Of the notation in web/src/words/words.js, only plain placeholders work here.
 */
export default {
  /** Why a file cannot be read or written, by the code of the system's error. */
  errno: {
    ENOENT: "it doesn’t exist",
    EACCES: "permission denied",
    EPERM: "the operation isn’t permitted",
    EISDIR: "it’s a folder",
    ENOTDIR: "a part of the path isn’t a folder",
    ELOOP: "too many symbolic links",
    ENAMETOOLONG: "the name is too long",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk quota is used up",
    EROFS: "the disk is read-only",
    EFBIG: "the file is too large",
    EMFILE: "too many open files",
    EIO: "input or output error",
    other: "error {code}",
  },
  /** The caption of a figure of a reference alone. */
  one: "{reference} and its components, under {source}",
  "one-folder": "Name exactly one folder. See: uriscope help bake",
  "not-read": "can’t read {file}: {reason}",
  "not-written": "can’t write {file}: {reason}",
  unread: "can’t be read: {reason}",
  unwritten: "can’t be written: {reason}",
  "not-regular": "it isn’t a regular file",
  "page-name": "it has the name of a page; choose another name for the data",
  "not-data": "it isn’t a data file that bake wrote; choose another name for the data",
  changed: "skipped, because it changed while it was being pre-rendered. Run bake again.",
  "no-utf-8": "skipped, because its name isn’t UTF-8.",
  owner: "couldn’t keep the owner of {file}; it now belongs to the user who ran this command.",
  "hard-link": "{file} had hard links; the other names still have the old content.",
  progress: "pages so far: {pages}",
  "not-a-folder": "{file} isn’t a folder.",

  problem: "{file}:{line}: {message}",
  "in-file": "{file}: {message}",
  note: "note: {message}",
  link: "note: {file} is a symbolic link, which bake doesn’t follow.",
  packed: "note: {file} is now older than its page. Run bake before you compress.",
  done: "pages: {pages}, changed: {changed}; elements: {elements}, skipped: {left}",
  kept: "elements that keep the author’s text without a figure: {kept}",
  /** The result of pre-rendering an element. */
  figure: {
    alone: "figure written",
    beside: "figure written after the author’s text",
    replaced: "figure written in place of the author’s text",
  },
  /** Follows one of these. */
  assumed: " for the base {base}, because the element has none",
  links: "symbolic links not followed: {links}",
  stopped: "stopped at {file}, because no other page can be written either; pages left: {left}",
  "not-done": "files or folders skipped: {failed}",
  "done-data": "pages: {pages}; elements: {elements}, skipped: {left}; examples in {file}: {cases}",

  /** Why an element is skipped. */
  refused: {
    "lost-end":
      '<uri-scope> has no end tag where it needs one, so later text became its content or its content ended up outside. In Markdown, write it on one line without blank lines; "/>" doesn’t close it.',
    misspelt: "<uriscope> isn’t the element; write <uri-scope>.",
    quote: "an attribute is named “{value}”, so a quotation mark is probably missing before it.",
    foreign: "<uri-scope> is inside SVG or MathML, where it isn’t an HTML element.",
    attribute: "unknown attribute “{value}”; the element’s own are: {list}.",
    edition: "unknown spec “{value}”; use one of: {list}.",
    view: "unknown view “{value}”; use one of: {list}.",
    value: '{name}="{value}" isn’t allowed; use one of: {list}.',
    "link-line":
      'lines="{value}" isn’t a change: write "2C: words", "omit 2C", "before 2C: words", or "after 2C: words".',
    "link-step": 'step="{value}" isn’t a number of steps.',
    "link-line-break": "{name} contains a line break, which a URI can’t contain.",
    engine: "no result: {message}",
    encoding: "the page is in {encoding}, which can’t be edited byte by byte.",
    moved:
      "a figure here would change how the page is parsed, because of the markup around the element. Put your own fallback text in the element.",
  },

  /** The parts of a figure that are sentences: a name and its text, and the title of the answers of all specs. */
  told: "{name}: {text}",
  editions: "Targets by spec",
  /** Above the texts of an element with "predict", which hides the target. */
  base: "Base URI",
  reference: "Reference",
  /** The figures of encoded data, of a text with URIs, and of a host. */
  encoding: {
    caption: "{text} as {component} ({document}, {year})",
    encoded: "Encoded",
    characters: "Characters, octets, written as",
    impossible: "(can’t be encoded)",
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
    meet: "They become equal at “{rung}”.",
    apart: "Not equivalent under this spec, though they could still identify the same thing.",
    none: "There’s nothing to compare.",
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
    silent: "{document} doesn’t say what a client does with it.",
  },
};
