/**
 * What the page says wherever one is in it, and in the Resolve room. The notation is
 * that of web/src/words.js.
 */
export default {
  /** What Intl is asked with for numbers, lists and plurals. */
  locale: "en-GB",

  title: "uriscope: watch a URI reference being resolved",
  tagline: "How a reference becomes a URI, step by step, from 1993 to 2005",
  rooms: "Rooms", resolve: "Resolve", board: "Board",
  /** Said by the link to a section of a document, wherever one is named. */
  published: "Opens the document, on another site, in a new tab",
  share: "Share", "leave-presentation": "Leave the presentation (Esc)", copied: "Copied", "not-copied": "Could not copy",
  theme: { by: "choice", auto: "Theme: auto", light: "Theme: light", dark: "Theme: dark" },
  auto: "auto", light: "light", dark: "dark",
  retry: "Try again",

  /** The engine's arrival, and what comes in its place: there before anything can be fetched. */
  arrival: {
    engine: "Loading the engine", coming: "Engine {share} %",
    hangs: "The download of the engine has hung at {share} %; it goes on when the line does.",
    broke: "The engine could not be downloaded: the line broke off.",
    gone: "This page is older than the site: load it again. What you typed stays in its link.", reload: "Load again",
    wrong: "What the host sent is not the engine.",
    refused: "This browser, or the host of the page, does not allow WebAssembly, which the engine needs.",
    failed: "The engine could not be started: {reason}.",
    meanwhile: "Until it is there, what you type is kept, but not answered.",
    words: "Some words of this page could not be fetched, so it says less than it could.",
  },

  /** The stage. */
  swap: "Swap base and reference", help: "Keys",
  turn: "What is shown here", panes: { components: "Components", buffers: "Buffers" },
  answers: "Target: {answer}.",
  waiting: "The answer comes as soon as the engine is there.", unanswered: "The engine could not answer this.",

  /** The texts and the target, as figures. */
  figure: {
    /** What stands before them where there is little space. */
    brief: { base: "Base", reference: "Ref", target: "Target", all: "All {length}", use: "As base" },
    lacks: "no {components}", empties: "empty {components}",
    undrawn: "{length} characters: too many to draw each",
    tools: "What to do with the target",
    all: "Show all {length}", "all-title": "All {length} characters of the target",
    most: "These are the first {most} characters. Copy copies all of them.",
    copy: "Copy", "copy-title": "Copy the target",
    use: "Use as base", "use-title": "Put the target into the base",
  },

  base: "Base URI", reference: "Reference", target: "Target URI", step: "Step",
  "from-base": "from the base", "from-reference": "from the reference", "from-algorithm": "from the algorithm",
  close: "Close",
  absent: "{component} absent", empty: "{component} empty",
  "empty-text": "empty", segment: "segment",
  "same-document": "same document", invalid: "of an invalid reference", "invalid-base": "with an invalid base",
  "current-document": "(current document)", "no-relative-form": "no relative form", "no-target": "none",
  examples: "Examples", "empty-input": "(empty)",
  resolution: "Resolution", dots: "Dot segments", remarks: "Remarks",
  anatomy: "Anatomy", groups: "Groups of the regular expression", characters: "Characters", grammar: "Grammar",
  rule: "Rule", happened: "What happened", "no-dots": "No path comes here: it is taken as it is.", "no-dot-rules": "This edition has no rule for dot segments.",
  yes: "yes", no: "no",
  edition: "Edition", chosen: "chosen, answers:", same: "the same", differs: "differs:",
  /** The strip of years. */
  strip: {
    others: "Other software", url: "Browser", "net/url": "Go",
    why: "Why?", more: "Options", how: "Enter: why the answers differ, and options",
  },
  /** The listing. What is folded says nothing of itself before the run has come to it. */
  listing: {
    sections: "{from} – {to}",
    lines: { by: "count", one: "{count} line", other: "{count} lines" },
    "not-taken": { by: "count", one: "{count} line not taken", other: "{count} lines not taken" },
    "not-reached": { by: "count", one: "{count} line not reached", other: "{count} lines not reached" },
    skipped: "not taken", unreached: "not reached", times: "{times} ×",
  },
  /** The table of the components. */
  components: {
    caption: "The components of base, reference and target",
    base: "Base", reference: "Reference", target: "Target so far",
    absent: "absent", empty: "empty",
  },
  register: "{name}:",
  before: "Before the first step", "step-of": "{step} of {total}.",
  first: "To the start", back: "One step back", play: "Play", pause: "Pause", next: "One step forward", last: "To the end",
  unrecorded: "The run took {total} steps; the first {recorded} are shown. The target is whole.",

  player: {
    label: "Player", phases: "Phases of the run", phase: "{name}, from step {step}",
    /** What a phase is called where there is little space. */
    brief: { dots: "Dots" },
    speed: "Speed {speed}×", times: "{speed}×",
    /** One of the parts of a text, and what the target gets from the two. */
    part: { by: "given", empty: "empty {name}", other: "{name} ‹{value}›" },
    "from-base": {
      by: "given",
      no: "The base has no {name}, so the target gets none.",
      empty: "The target gets the base's {name}, which is empty.",
      other: "The target gets the base's {name}, ‹{set}›.",
    },
    "from-reference": {
      by: "given",
      no: "The reference has no {name}, so the target gets none.",
      empty: "The target gets the reference's {name}, which is empty.",
      other: "The target gets the reference's {name}, ‹{set}›.",
    },
    /** The target, as it is put together. */
    assembled: "The target is put together from its components.",
    "written-first": "‹{added}› comes first.",
    written: "‹{added}› follows: ‹{set}›.",
    "written-path": "The path follows: ‹{set}›.",
    /** A section of a document, and the step that it has. */
    cited: "{section}, step {step}",
  },
  phases: { split: "Split", transform: "Transform", merge: "Merge", dots: "Remove dot segments", recompose: "Recompose" },

  /** What a step says whose line has no sentence of its own: it sets a register, or nothing. */
  sets: "{register} becomes ‹{value}›.",
  runs: "{line}.",

  /** A value that is empty, and one that is not there. */
  nothing: "nothing", undefined: "undefined",

  /** How far a path climbs, and how deep a directory is. */
  levels: { by: "levels", 1: "one level", 2: "two levels", 3: "three levels", 4: "four levels", 5: "five levels", other: "{levels} levels" },
  depth: { by: "depth", 0: "none", 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", other: "{depth}" },

  /** The line of why. Its words for faults are in problem.js. */
  line: { details: "Details", whole: "All of it", other: { by: "count", one: "+1 more", other: "+{count} more" } },

  /** A character, as a sentence shows it: in quotation marks, or by its name where it cannot be seen. */
  character: "“{character}”",
  /** The same where it cannot be seen and has a name. */
  "a-character": { by: "code", "U+3000": "an {name}", other: "a {name}" },
  named: "{name}, {code}",
  names: {
    "U+0000": "NUL", "U+0009": "tab", "U+000A": "line feed", "U+000D": "carriage return", "U+0020": "space", "U+007F": "DEL",
    "U+00A0": "no-break space", "U+00AD": "soft hyphen", "U+200B": "zero width space", "U+200C": "zero width non-joiner",
    "U+200D": "zero width joiner", "U+200E": "left-to-right mark", "U+200F": "right-to-left mark", "U+2028": "line separator",
    "U+202A": "left-to-right embedding", "U+202B": "right-to-left embedding", "U+202C": "pop directional formatting",
    "U+202D": "left-to-right override", "U+202E": "right-to-left override", "U+2060": "word joiner",
    "U+3000": "ideographic space", "U+FEFF": "byte order mark", "U+FFFD": "replacement character",
  },

  /** What deserves a remark; text is what stands at its place. */
  findings: {
    userinfo: "‹{text}›, before the ‹@›, is a user name and not the host. It may be there to be mistaken for one.",
    password: "‹{text}›, after the colon, would be a password that everybody can read. That form is no longer to be used.",
    "ipv4-look-like": "‹{text}› looks like an IPv4 address but is a name: an address has four numbers from 0 to 255. Other software may take it for an address all the same.",
    "encoded-dots": "‹{text}› is not ‹.› or ‹..›, as its dots are percent-encoded: it stays. Software that decodes it first would remove it.",
    "base-fragment": "‹{text}› is set aside: a fragment, ‹#› and what follows, is no part of a base.",
    suffix: "‹{text}› looks like a host, but no ‹//› stands before it: it is a path.",
    "same-scheme": "‹{text}› is also the base's scheme. Strictly, such a reference is complete; older software ignores that scheme and takes the rest as relative. The option “strict” shows both.",
    reread: "‹{text}› is the path, by the letter of the rules; but whoever splits the target anew gets other components.",
  },

  /** What could not be read of a link, or cannot be kept in one, and what else went wrong. */
  notes: {
    "link-encoding": "In the link's ‹{name}›, a ‹%› is not followed by two hexadecimal digits; it was taken as it is.",
    "link-step": "The link's step, ‹{value}›, is not the number of a step; the end is shown.",
    "link-step-beyond": "The link asks for step {value} of a run of {total}; the end is shown.",
    "link-value": "The link asks for ‹{name}› to be ‹{value}›, which this page does not know; it is left out.",
    "link-field": "The link has a part, ‹{name}›, that this page does not know; it is left out.",
    "link-edition": "The link asks for the edition ‹{value}›, which is not here; RFC 3986 is shown.",
    "link-bytes": "Some bytes of the link's ‹{name}› are no text; “\ufffd” stands for them.",
    "link-line-break": "The link's ‹{name}› had a line break, and is shown without it.",
    "link-omitted": "The ‹{name}› was too long for the link, which came without it.",
    omitted: "The ‹{name}› has more than {most} characters, so the link leaves it out. This tab keeps it.",
    unkept: "The ‹{name}› has more than {most} characters, so the link leaves it out, and this browser cannot keep it: loading the page again will lose it.",
    "not-fetched": "This part of the page could not be fetched. Load the page again to try once more.",
    engine: "The engine could not answer this; it goes on working. ({message})",
  },
  "more-notes": "({count} more)",
};
