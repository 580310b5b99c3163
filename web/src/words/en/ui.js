/**
 * The words that a run is drawn and played with, in the page and in an element, and those that every
 * room uses. stage.js has what the page's stage says in addition; words that are needed later are in
 * other files. For the notation see web/src/words/words.js.
 */
export default {
  /** The locale that Intl formats numbers, lists, and plurals with. Lists have a comma before the last “and” or “or”, as the sentences have. */
  locale: "en-US",

  /** Written before the section that a note cites, where the note is advice or our own reading. */
  basis: { advises: "advice:", ours: "our reading of" },
  /** How a section or an appendix of a document is cited, and a section where space is short. */
  cited: {
    section: "{document}, section {number}",
    appendix: "{document}, Appendix {number}",
    brief: "{document}, {number}",
    alone: { by: "heading", undefined: "{number}", other: "{number}, {heading}" },
    heading: { by: "number", undefined: "{document}, {heading}", other: "{document}, {number}, {heading}" },
    /** Between two of them. */
    between: " ",
  },
  /** The name of a spec by itself, beside its year, and with its year behind or before it. */
  document: "{document}",
  beside: "{document}",
  dated: "{document} ({year})",
  "in-year": "{year} ({document})",
  /** The name of a spec within a sentence, and at its start. */
  spec: {
    by: "document",
    "URL Standard": "the URL Standard",
    "URL draft 1993": "the 1993 draft",
    "draft-fielding-url-syntax-05": "the 1997 draft",
    "draft-fielding-uri-rfc2396bis-01": "the 2003 draft",
    other: "{document}",
  },
  "spec-first": {
    by: "document",
    "URL Standard": "The URL Standard",
    "URL draft 1993": "The 1993 draft",
    "draft-fielding-url-syntax-05": "The 1997 draft",
    "draft-fielding-uri-rfc2396bis-01": "The 2003 draft",
    other: "{document}",
  },
  /** Joins two sentences. */
  between: " ",
  /** The tooltip of every link to a section of a document. */
  published: "Opens the spec on another site, in a new tab",
  copied: "Copied",
  "not-copied": "Couldn’t copy",
  "still-coming": "This part of the page is taking too long to load. Check your connection, or reload the page.",
  missing: "(not loaded)",
  "not-fetched": "This part of the page couldn’t be loaded. Reload the page to try again.",

  waiting: "No result yet: the engine hasn’t loaded.",
  failed: "Something went wrong on this page, so this part has no result.",
  /** The base, the reference and the target, drawn with brackets under their components. */
  figure: {
    /** Their labels where space is short. */
    brief: { base: "Base", reference: "Ref", target: "Target" },
    lacks: "no {components}",
    empties: "empty {components}",
    undrawn: "{length} characters: too many to draw one by one",
    tools: "Target actions",
    more: { by: "count", one: "{count} more character", other: "{count} more characters" },
    copy: "Copy",
    "copy-title": "Copy the target",
    explain: "Copy explanation",
    "explain-title": "Copy the target, the reason, who agrees, and a link",
    code: "As code",
    "code-title": "Show the call that resolves this, in several languages",
    use: "Use as base",
    "use-title": "Make the target the new base",
  },

  base: "Base URI",
  reference: "Reference",
  target: "Target URI",
  /** The label of the base that a relative base is resolved against. */
  of: "Relative to",
  url: "URL",
  a: "A",
  b: "B",
  step: "Step",
  "from-base": "from the base",
  "from-reference": "from the reference",
  "from-algorithm": "added",
  /** Struck characters of base and reference. */
  "left-out": "dropped",
  close: "Close",
  absent: "{component} absent",
  empty: "{component} empty",
  "empty-text": "empty",
  segment: "segment",
  "same-document": "same document",
  invalid: "invalid reference",
  reread: "changes when parsed again",
  "invalid-base": "invalid base",
  "current-document": "(current document)",
  "no-relative-form": "no relative form",
  "no-setters": "no setters",
  "no-target": "no target",
  "empty-input": "(empty)",
  resolution: "Algorithm",
  dots: "Dot segments",
  story: {
    title: "The run in a few rows",
    none: "The rows appear only if there’s a target.",
    base: "Resolve the base",
    resolved: "The base ‹{base}› resolved against ‹{of}› is ‹{result}›.",
    lines: "Lines that ran: {phase}",
    more: "{count} more steps",
  },
  anatomy: "Anatomy",
  groups: "Regex groups",
  characters: "Character classes",
  grammar: "Grammar",
  rule: "Rule",
  happened: "What happened",
  "no-dots": "Nothing to do: the base’s path is used unchanged.",
  "no-dot-rules": "This spec doesn’t have a rule for dot segments.",
  yes: "yes",
  no: "no",
  edition: "Spec",
  chosen: "Selected spec:",
  same: "the same",
  differs: "differs:",
  /** The label of the edition whose document is updated all the time; the others are labelled with their year. */
  today: "URL Standard",
  /** A draft beside its year, where space is short. */
  draft: "draft",
  /** The translated names of specs whose names are words. */
  names: { "URL Standard": "URL Standard", "RFC ": "RFC " },
  marks: { by: "count", one: "one more mark", other: "{count} more marks" },
  /** The algorithm’s folded lines. One is silent until the run has reached it. */
  listing: {
    /** The mark on a line that the spec leaves open, or that has errata. */
    open: "interpreted",
    "open-title": "The spec leaves this open or has errata. Select the line to see what uriscope assumes.",
    sections: "{from} – {to}",
    lines: { by: "count", one: "{count} line", other: "{count} lines" },
    "not-taken": { by: "count", one: "{count} line not taken", other: "{count} lines not taken" },
    "not-reached": { by: "count", one: "{count} line not reached", other: "{count} lines not reached" },
    skipped: "not taken",
    unreached: "not reached",
    times: "{times} ×",
  },
  /** The table of components. */
  components: {
    caption: "Components of the base, the reference, and the target",
    base: "Base",
    reference: "Reference",
    target: "Target",
    absent: "absent",
    empty: "empty",
  },
  register: "{name}:",
  before: "Before the first step",
  "step-of": "{step} of {total}.",
  "line-of": "{step} of {total}, line {line} of {lines}.",
  first: "Go to start",
  back: "Previous step",
  play: "Play",
  pause: "Pause",
  next: "Next step",
  last: "Go to end",

  player: {
    label: "Player",
    phases: "Phases of the run",
    phase: "{name}, from step {step}",
    /** The names of phases where space is short. */
    brief: { dots: "Dots", transform: "Choose", escapes: "Percent", query: "Query" },
    speed: "Speed {speed}×",
    times: "{speed}×",
    /** The name of a component in a sentence: the document’s own. */
    called: "{name}",
    /** A component with its value, and what the target gets from the base or the reference. */
    part: { by: "given", empty: "an empty {ui:player:called}", other: "the {ui:player:called} ‹{value}›" },
    "from-base": {
      by: "given",
      no: "The target gets no {ui:player:called}, because the base has none.",
      empty: "The target gets the base’s {ui:player:called}, which is empty.",
      other: "The target gets the base’s {ui:player:called}, ‹{set}›.",
    },
    "from-reference": {
      by: "given",
      no: "The target gets no {ui:player:called}, because the reference has none.",
      empty: "The target gets the reference’s {ui:player:called}, which is empty.",
      other: "The target gets the reference’s {ui:player:called}, ‹{set}›.",
    },
    /** At the end of a run: which components come from where. */
    result: {
      by: "of",
      base: "The target is ‹{target}›. All of it comes from the base.",
      reference: "The target is ‹{target}›. All of it comes from the reference.",
      other: "The target is ‹{target}›. It gets {parts}.",
    },
    came: {
      base: "the {names} from the base",
      reference: "the {names} from the reference",
      both: "the {names} from both",
      algorithm: "the {names} from the algorithm",
    },
    /** Joins these clauses, and the last one to those before it. */
    clauses: ", ",
    joint: ", and ",
    /** The target is assembled. */
    assembled: "Now the target is written, part by part.",
    "written-first": "So far, the target is ‹{added}›.",
    written: "‹{added}› is appended, which gives ‹{set}›.",
    "written-path": "The path is appended, which gives ‹{set}›.",
    /** How a numbered step of a section is cited. */
    cited: "{section}, step {step}",
  },
  phases: {
    setter: "Setter",
    special: "Kind",
    origin: "Origin",
    characters: "Characters",
    split: "Split",
    transform: "Choose components",
    merge: "Merge",
    dots: "Remove dot segments",
    recompose: "Recompose",
    parts: "Parts",
    decode: "Decode",
    dialogue: "Messages",
    octets: "Octets",
    encode: "Encode",
    case: "Case",
    escapes: "Percent-encoding",
    "by-scheme": "By scheme",
    fragment: "Fragment",
    input: "Input",
    base: "Base",
    scheme: "Scheme",
    relative: "Relative",
    query: "Query, fragment",
    host: "Host",
    path: "Path",
    serialize: "Serialize",
  },

  /** The sentence of a step whose line has none of its own: it sets a register, asks a question, or does neither. */
  sets: "{register} becomes ‹{value}›.",
  runs: "{line}.",
  points: {
    by: "character",
    undefined: "The pointer moves back to before the first character.",
    empty: "The pointer is at the end.",
    other: "The pointer is at ‹{character}›.",
  },
  asked: { by: "answer", yes: "{line}: yes.", no: "{line}: no." },

  /** An empty value, and an absent one. */
  nothing: "nothing",
  undefined: "absent",

  /** The reasons for a target: what happened to the characters of the base and the reference. */
  reason: {
    merged: {
      by: "dropped",
      undefined: "The reference’s path is relative to the base’s.",
      empty: {
        by: "directory",
        empty: {
          by: "path",
          empty: "Neither the base nor the reference has a path.",
          other: "‹{path}› becomes the path, because the base is written without one.",
        },
        other: "The base’s path ends in ‹/›, so ‹{path}› is appended to it.",
      },
      other: {
        by: "dots",
        yes: "{ui:reason:file-lost}",
        other: {
          by: "directory",
          empty: "‹{path}› replaces the base’s whole path, ‹{dropped}›, which has no ‹/›.",
          other: "‹{path}› replaces ‹{dropped}›, which is everything after the last ‹/› in the base’s path.",
        },
      },
    },
    "file-lost": "‹{dropped}› isn’t followed by ‹/›, so it counts as a file and is dropped.",
    parents: {
      by: "in",
      base: "In the base, ‹{dots}› removes ‹{taken}›.",
      other: "‹{dots}› removes ‹{taken}›.",
    },
    excess: {
      by: "apart",
      yes: "{count} extra ‹..› segments have nothing left to remove and are ignored.",
      other: {
        by: "in",
        base: "In the base, the extra ‹{dots}› has nothing left to remove and is ignored.",
        other: {
          by: "after",
          yes: "Nothing is left for the remaining ‹{dots}› to remove, so it’s ignored.",
          other: "The extra ‹{dots}› has nothing left to remove and is ignored.",
        },
      },
    },
    here: {
      by: "in",
      base: "In the base, the ‹{dots}› means “this directory” and is removed.",
      other: "The ‹{dots}› means “this directory” and is removed.",
    },
    guarded: "‹/.› is added before the path, so that its ‹//› isn’t parsed as the start of a host.",
    "port-lost": "The port, ‹:{port}›, is dropped, because it’s the default of ‹{scheme}›.",
    "query-lost": {
      by: "params",
      undefined: "The base’s query, ‹?{query}›, is dropped.",
      other: {
        by: "query",
        undefined: "The base’s parameters, ‹;{params}›, are dropped.",
        other: "The base’s parameters and query, ‹;{params}?{query}›, are dropped.",
      },
    },
    "kept-dots": "No rule removes ‹{dots}›, so it’s kept.",
    "dots-in-query": "The dots in ‹?{query}› are kept, because only a path has dot segments.",
    changed: "Lines of the spec were changed for this run, so the spec’s own explanation doesn’t apply.",
  },
  /** A spec some of whose lines were changed. */
  changed: {
    some: "{ui:spec-first} with {changes}",
    own: {
      by: "count",
      one: "line {lines} changed",
      other: "lines {lines} changed",
    },
    out: { by: "count", one: "line {lines} left out", other: "lines {lines} left out" },
    /** What the first step that the change makes different does with it, and without it. */
    parted: "{here} Without the change: {there}",
    inserted: {
      by: "count",
      one: { by: "where", before: "a line inserted before {line}", other: "a line inserted after {line}" },
      other: {
        by: "where",
        before: "{count} lines inserted before {line}",
        other: "{count} lines inserted after {line}",
      },
    },
    many: "{ui:spec-first} with changes at {count} lines",
    line: "changed",
    titled: "{name}: {shown}",
  },

  /** How many levels a path goes up, and how deep a directory is. */
  levels: {
    by: "levels",
    1: "one level",
    2: "two levels",
    3: "three levels",
    4: "four levels",
    5: "five levels",
    other: "{levels} levels",
  },
  depth: { by: "depth", 0: "zero", 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", other: "{depth}" },

  /** The sentence that says why the target is what it is. For its words about errors see problem.js. */
  line: {
    details: "Details",
    other: { by: "count", one: "+1 more", other: "+{count} more" },
    more: "(+{count})",
  },

  /** A character in a sentence: in quotation marks, or its name where it is invisible. */
  character: "“{character}”",
  /** An invisible character that has a name. */
  "a-character": { by: "code", "U+3000": "an {name}", other: "a {name}" },
  named: "{name}, {code}",
};
