/**
 * What the Embed room says. The notation is that of web/src/words/words.js.
 */
export default {
  title: "Put it into your own page",
  about:
    "The same views, in one element. Choose what it shows, type into it what it is about, and copy what stands below. Its first case can be read before any script runs, and where none does.",
  preview: "The element",
  views: "What it shows",
  view: {
    target: "target",
    anatomy: "anatomy",
    resolution: "resolution",
    components: "components",
    dots: "dots",
    machine: "machine",
    editions: "editions",
    remarks: "remarks",
    characters: "characters",
    grammar: "grammar",
    scheme: "scheme",
    normalization: "normalization",
    compare: "compare",
    layers: "layers",
    encoding: "encoding",
    host: "host",
    extract: "extract",
  },
  means: {
    resolution: "steps",
    dots: "buffers",
    editions: "years",
    scheme: "what a client does",
    normalization: "the normal form",
    compare: "two texts",
    layers: "the base of a document",
    encoding: "data in a component",
    host: "a host",
    extract: "URIs in a text",
  },
  alone: "One of these, alone",
  together: "none",
  headers: {
    asking: "It is being tried …",
    yes: "Tried now: this site sends ‹Access-Control-Allow-Origin: *› with its scripts and lets itself be framed.",
    no: "Tried now: this site does not send ‹Access-Control-Allow-Origin: *› with its scripts, or forbids frames. In the sandbox, which has no origin, the frame stays empty until its host sends that field.",
    failed: "It could not be tried: the site cannot be reached.",
  },
  loading: "When it is drawn",
  loadings: { lazy: "when it comes near", click: "when it is asked for", eager: "at once" },
  width: "How wide the page is here",
  widths: { page: "a whole page", column: "a column", paragraph: "a paragraph" },
  values: { yes: "yes", no: "no" },
  copy: {
    by: "name",
    element: "Copy the element",
    script: "Copy the script",
    frame: "Copy the frame",
  },
  paste: { element: "The element", script: "The script", frame: "A frame instead" },
  pasted: {
    element: "Where it is to stand. What is between the two tags is its fallback: whoever runs no script reads that.",
    script:
      "Once in each page that has elements, wherever scripts go. It is small, and loads nothing else until an element comes near the window.",
    frame: "For places that allow no scripts of others. It tells the page around it how high it is.",
  },
  nul: "U+0000 is left out, which HTML cannot carry.",
  attributes: "Attributes",
  attribute: {
    base: "The base URI.",
    reference: "The reference that is resolved against it.",
    edition: "The document that is followed, by its id; without it, RFC 3986.",
    view: "What is shown, by the names of the views with spaces between them. The player comes with the steps and with the buffers.",
    step: "How many steps of the run have been carried out; without it, all.",
    loading: "When it is drawn: ‹lazy›, ‹click› or ‹eager›.",
    other: "With the view ‹compare›, the text that the reference is compared with.",
    side: "With that view, whose way to the normal form is played: ‹a›, that of the reference, or ‹b›.",
    data: "With the view ‹encoding›, the data that are encoded and read again.",
    component: "With that view, the component that they stand in, by its id: ‹path›, ‹query› and others.",
    charset:
      "With that view, how characters become octets, where that is not as the document has it: ‹utf-8›, ‹iso-8859-1› or ‹ebcdic›.",
    host: "With the view ‹host›, the host that is read.",
    text: "With the view ‹extract›, the text in which the URIs are marked.",
    embedded: "With the view ‹layers›, the base that the document itself gives.",
    enclosing:
      "With that view, what is around the document, from the inside out, with ‹|› between: each as ‹base=›, ‹location=› or both.",
    retrieval: "With that view, the URIs that were requested, with spaces between them: the last one counts.",
    default: "With that view, the base that the reader's program takes where there is no other.",
    strict: "RFC 3986, section 5.2.2: ‹no› ignores a scheme that is the base's.",
    validating: "RFC 2396 and draft-fielding-uri-rfc2396bis-01, section 5.2: ‹no› ignores a scheme that is the base's.",
    slashes: "Whether a longer run of slashes farther right counts, in RFC 1630: “rule” or “example”.",
    ipv6: "RFC 2732 on RFC 2396: ‹yes› lets a host be a literal IPv6 address in brackets.",
    excess:
      "RFC 2396 and draft-fielding-uri-rfc2396bis-01, section 5.2: what becomes of ‹..› above the root. It is kept; ‹remove› and ‹refuse› are the other two ways.",
  },
  topics: {
    sizes: "Sizes",
    looks: "Looks",
    baking: "Baked into the page",
    policy: "Content security policies",
    frames: "Frames",
    markdown: "Markdown",
  },
  topic: {
    sizes:
      "It is as wide as the place it stands in, from 256 pixels up. From 47.5 em on, steps and buffers stand side by side. Its height is reserved before it is drawn, so nothing on the page moves.",
    looks:
      "It follows the light or dark of the page, and takes its font where the property ‹--uriscope-sans› names one. Its parts can be styled by ‹::part()›: ‹box›, ‹texts›, ‹target›, ‹panes›, ‹player›, ‹foot› and others.",
    baking:
      "The npm package has a command, ‹uriscope›. With the word ‹bake› and the name of a folder it goes over the pages there, whatever wrote them, and puts the figure and the run of each element into the page. Such an element is drawn and played without the engine, which is fetched when somebody types.",
    policy:
      "A policy of your own has to name this site in ‹script-src› and ‹connect-src›, and allow ‹'wasm-unsafe-eval'› if readers are to type. Without that, what is baked is drawn and played. Where Trusted Types are required, the policy ‹lit-html› has to be allowed, with ‹'allow-duplicates'› if the page uses lit itself.",
    frames:
      "A frame in a sandbox has no origin, so the host of this site has to send ‹Access-Control-Allow-Origin: *› with the scripts, and neither ‹X-Frame-Options› nor ‹frame-ancestors› with the page. It is as light or dark as the page around it says by ‹color-scheme›. The frame posts ‹uriscope:height› with its height to the page around it, and takes ‹uriscope:show› with a link from it. It needs ‹allow-scripts› and nothing else; ‹allow-popups› and ‹allow-popups-to-escape-sandbox› let its link open. On paper, browsers print of a frame what its box has room for, and no more: give it the height that it posts, or use the element where all of a run shall be printed.",
    markdown:
      "Write the element on one line: a blank line within it ends it in most renderers. How MkDocs, Hugo and VitePress are told to leave it as it is stands with the recipes of the project.",
  },
};
