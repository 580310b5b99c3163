/**
 * The words of the room Embed. The notation is described in web/src/words/words.js.
 */
export default {
  title: "How do I embed this?",
  about:
    "Choose what the element shows, type your example into it, and copy the code. Readers without scripts see its first example.",
  preview: "The element",
  views: "What it shows",
  all: "All views ({count})",
  also: "More views",
  means: {
    resolution: "the algorithm",
    dots: "buffers",
    editions: "all specs",
    remarks: "notes",
    story: "a row for each phase",
    scheme: "what a client does",
    normalization: "the normal form",
    compare: "two URIs",
    layers: "a document’s base",
    encoding: "data in a component",
    host: "a host",
    extract: "URIs in running text",
  },
  alone: "Stand-alone view",
  together: "none",
  headers: {
    asking: "Checking…",
    yes: "Checked just now: this site sends ‹Access-Control-Allow-Origin: *› with its scripts, and allows frames.",
    no: "Checked just now: this site does not send ‹Access-Control-Allow-Origin: *› with its scripts, or it forbids frames. A sandboxed frame has no origin, so it stays empty until the server sends that header field.",
    failed: "The check failed: the site cannot be reached.",
  },
  loading: "Loading",
  loadings: { lazy: "when nearly visible", click: "on click", eager: "at once" },
  width: "Width of the preview",
  widths: { page: "a whole page", column: "a column", paragraph: "a paragraph" },
  values: { yes: "yes", no: "no" },
  copy: {
    by: "name",
    element: "Copy element",
    script: "Copy script",
    frame: "Copy iframe",
  },
  paste: { element: "The element", script: "The script", frame: "Or use an iframe" },
  pasted: {
    element:
      "Paste it where it should appear. The text between the two tags is the fallback, for readers without scripts.",
    script:
      "Paste it once into each page that has elements, wherever you load scripts. It is small, and loads nothing else until the reader scrolls near an element.",
    frame: "For pages that do not allow other sites’ scripts. The frame tells the page around it how tall it is.",
  },
  nul: "U+0000 is omitted, because HTML cannot contain it.",
  attributes: "Attributes",
  attribute: {
    lines:
      "Lines of the spec to change, one on each line: ‹2C: words› gives line 2C other words, ‹omit 2C› leaves it out, ‹before 2C: words› and ‹after 2C: words› insert a line. The element says that the spec is changed.",
    base: "The base URI.",
    reference: "The reference to resolve against it.",
    edition:
      "The spec to follow, by its id: RFC 3986, which is the default, one of seven earlier ones, or the URL Standard.",
    view: "The names of the views to show, separated by spaces. The algorithm and the buffers include the player.",
    step: "The number of steps already carried out. The default is all of them.",
    loading: "When the element is drawn: ‹lazy›, ‹click›, or ‹eager›.",
    other: "For the view ‹compare›: the URI to compare the reference with.",
    side: "For that view: whose normalization is played, the reference’s (‹a›) or the other one’s (‹b›).",
    data: "For the view ‹encoding›: the data to encode and decode.",
    component: "For that view: the component for the data, by its id: ‹path›, ‹query›, and others.",
    charset: "For that view: the charset, if it differs from the spec’s own: ‹utf-8›, ‹iso-8859-1›, or ‹ebcdic›.",
    host: "For the view ‹host›: the host to read.",
    text: "For the view ‹extract›: the text whose URIs are marked.",
    embedded: "For the view ‹layers›: the base that the document itself states.",
    enclosing:
      "For that view: the messages and parts around the document, from the inside out, separated by ‹|›. Each has ‹base=›, ‹location=›, or both.",
    retrieval: "For that view: the requested URIs, separated by spaces. The last one counts.",
    default: "For that view: the application’s base if there is no other.",
    strict: "RFC 3986, section 5.2.2: ‹no› ignores a scheme that is the same as the base’s.",
    validating:
      "RFC 2396 and draft-fielding-uri-rfc2396bis-01, section 5.2: ‹no› ignores a scheme that is the same as the base’s.",
    set: "URL Standard, 6.1: the property of the base’s URL object that the reference is assigned to, such as ‹hash›. The target is the URL afterwards.",
    slashes: "RFC 1630: whether a longer run of slashes further right counts: “rule” or “example”.",
    ipv6: "RFC 2396 with RFC 2732: ‹yes› allows a literal IPv6 address in brackets as a host.",
    excess:
      "RFC 2396 and draft-fielding-uri-rfc2396bis-01, section 5.2: what happens to ‹..› above the root. The default keeps it; ‹remove› and ‹refuse› are the alternatives.",
  },
  topics: {
    sizes: "Sizes",
    looks: "Styling",
    baking: "Pre-rendered pages",
    policy: "Content security policies",
    frames: "Frames",
    markdown: "Markdown",
  },
  topic: {
    sizes:
      "The element is as wide as its container, but at least 256 pixels. From 47.5 em on, the algorithm and the buffers are side by side. Its height is reserved before it is drawn, so nothing on the page moves.",
    looks:
      "It follows the page’s light or dark mode, and takes its font from the property ‹--uriscope-sans›, if there is one. You can style its parts with ‹::part()›: ‹box›, ‹texts›, ‹target›, ‹panes›, ‹player›, ‹foot›, and others.",
    baking:
      "The npm package has a command, ‹uriscope›. Run it with ‹bake› and the name of a folder. It puts the figure and the run of each element into the pages there, whichever tool wrote them. Such an element is drawn and played without the engine, which is loaded only when somebody types.",
    policy:
      "If your page has a policy, it must name this site in ‹script-src› and ‹connect-src›. Readers can type only if it allows ‹'wasm-unsafe-eval'›; pre-rendered elements are drawn and played without it. If it requires Trusted Types, allow the policy ‹lit-html›, with ‹'allow-duplicates'› if the page itself uses lit.",
    frames:
      "A sandboxed frame has no origin. So the server of this site must send ‹Access-Control-Allow-Origin: *› with the scripts, and neither ‹X-Frame-Options› nor ‹frame-ancestors› with the page. The frame follows the ‹color-scheme› of the page around it. It posts its height to that page as ‹uriscope:height›, and accepts ‹uriscope:show› with a link. It needs only ‹allow-scripts›; ‹allow-popups› and ‹allow-popups-to-escape-sandbox› let its link open. Browsers print only the part of a frame that fits into its box. Give it the height that it posts, or use the element if a whole run has to be printed.",
    markdown:
      "Write the element on one line, because most renderers end it at a blank line. The project’s recipes show how to make MkDocs, Hugo, and VitePress leave it as it is.",
  },
};
