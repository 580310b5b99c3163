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
    no: "Checked just now: this site doesn’t send ‹Access-Control-Allow-Origin: *› with its scripts, or it forbids frames. Without that header field, a sandboxed frame stays empty.",
    failed: "The check failed: the site can’t be reached.",
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
      "Paste it once into each page that has elements, wherever you load scripts. It’s small, and loads nothing else until the reader scrolls near an element.",
    frame: "For pages that don’t allow other sites’ scripts. The frame tells the page around it how tall it is.",
  },
  nul: "U+0000 is left out, because HTML can’t contain it.",
  attributes: "Attributes",
  attribute: {
    lines:
      "Lines of the spec to change, one on each line: ‹2C: words› replaces line 2C, ‹omit 2C› leaves it out, ‹before 2C: words› and ‹after 2C: words› insert one. The element then says so.",
    base: "The base URI.",
    reference: "The reference to resolve against it.",
    edition: "The spec to follow, by its id: RFC 3986 (the default), one of seven earlier ones, or the URL Standard.",
    view: "The names of the views to show, separated by spaces. The algorithm and the buffers include the player.",
    step: "The number of steps that have run. The default is all of them.",
    loading: "When the element is drawn: ‹lazy›, ‹click›, or ‹eager›.",
    other: "For the view ‹compare›: the URI to compare the reference with.",
    side: "For the view ‹compare›: whose steps to show, the reference’s (‹a›) or those to the normal form of ‹other› (‹b›).",
    data: "For the view ‹encoding›: the data to encode and decode.",
    component: "For the view ‹encoding›: the component for the data, by its id: ‹path›, ‹query›, and others.",
    charset:
      "For the view ‹encoding›: the charset, if it differs from the spec’s own: ‹utf-8›, ‹iso-8859-1›, or ‹ebcdic›.",
    host: "For the view ‹host›: the host to parse.",
    text: "For the view ‹extract›: the text whose URIs are marked.",
    embedded: "For the view ‹layers›: the base that the document itself states.",
    enclosing:
      "For the view ‹layers›: the messages and parts around the document, from the inside out, separated by ‹|›. Each has ‹base=›, ‹location=›, or both.",
    retrieval: "For the view ‹layers›: the requested URIs, separated by spaces. The last one counts.",
    default: "For the view ‹layers›: the application’s base if there’s no other.",
    strict: "RFC 3986, section 5.2.2: ‹no› ignores a scheme that is the same as the base’s.",
    validating: "RFC 2396 and the 2003 draft, section 5.2: ‹no› ignores a scheme that is the same as the base’s.",
    set: "URL Standard, 6.1: the property of the base’s URL object to assign the reference to, such as ‹hash›. The target is the URL afterwards.",
    slashes:
      "RFC 1630 contradicts itself if the base has a longer run of slashes after a matching one. Follow its ‹rule› or its ‹example›.",
    ipv6: "RFC 2396 with RFC 2732: ‹yes› allows a literal IPv6 address in brackets as a host.",
    excess:
      "RFC 2396 and the 2003 draft, section 5.2: what happens to an extra ‹..›. The default keeps it; ‹remove› and ‹refuse› are the alternatives.",
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
      "The element is as wide as its container, but at least 256 pixels. From 47.5 em on, the algorithm and the buffers are side by side. Its height is reserved before it’s drawn, so your page doesn’t jump.",
    looks:
      "It follows the page’s light or dark mode, and takes its font from the property ‹--uriscope-sans›, if set. You can style its parts with ‹::part()›: ‹box›, ‹texts›, ‹target›, ‹panes›, ‹player›, ‹foot›, and others.",
    baking:
      "Run the npm package’s command ‹uriscope bake› with a folder. It puts the figure and the run of each element into the pages there. Such an element needs the engine only when somebody types.",
    policy:
      "If your page has a policy, it must name this site in ‹script-src› and ‹connect-src›. To let readers type, allow ‹'wasm-unsafe-eval'›. Pre-rendered elements work without it. If it requires Trusted Types, allow the policy ‹lit-html›, with ‹'allow-duplicates'› if the page itself uses lit.",
    frames:
      "Because a sandboxed frame has no origin, this site’s server must send ‹Access-Control-Allow-Origin: *› with the scripts, and neither ‹X-Frame-Options› nor ‹frame-ancestors› with the page. The frame follows the ‹color-scheme› of the page around it. It posts its height to that page as ‹uriscope:height›, and accepts ‹uriscope:show› with a link. It needs only ‹allow-scripts›. With ‹allow-popups› and ‹allow-popups-to-escape-sandbox›, its link opens. Browsers print only the part of a frame that fits into its box. To print a whole run, give it the height that it posts, or use the element.",
    markdown:
      "Write the element on one line, because most renderers end it at a blank line. The project’s recipes show how to make MkDocs, Hugo, and VitePress leave it unchanged.",
  },
};
