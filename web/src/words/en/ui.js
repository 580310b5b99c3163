/**
 * The words that a run is drawn and played with, in the page and in an element, and those that every
 * room uses. stage.js has what the page's stage says beside that; words that are needed later have
 * files of their own. For the notation see
 * web/src/words/words.js.
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
  },
  /** The name of a spec within a sentence, and at its start. */
  spec: { by: "document", "URL Standard": "the URL Standard", other: "{document}" },
  "spec-first": { by: "document", "URL Standard": "The URL Standard", other: "{document}" },
  /** Joins two sentences. */
  between: " ",
  /** The tooltip of every link to a section of a document. */
  published: "Opens the spec on another site, in a new tab",
  copied: "Copied",
  "not-copied": "Could not copy",
  "still-coming": "This part of the page is still loading; the connection seems stuck. Reload the page to try again.",
  missing: "(not loaded)",
  "not-fetched": "This part of the page could not be loaded. Reload the page to try again.",

  waiting: "No result yet: the engine has not loaded.",
  failed: "Something went wrong on this page, so this part has no result.",
  /** The base, the reference and the target, drawn with brackets under their components. */
  figure: {
    /** Their labels where space is short. */
    brief: { base: "Base", reference: "Ref", target: "Target", use: "As base", explain: "+ why" },
    lacks: "no {components}",
    empties: "empty {components}",
    undrawn: "{length} characters: too many to draw one by one",
    tools: "Target actions",
    "all-title": "All {length} characters of the target",
    more: { by: "count", one: "{count} more character", other: "{count} more characters" },
    copy: "Copy",
    "copy-title": "Copy the target",
    explain: "Copy explanation",
    "explain-title": "Copy the target, why it is the target, who agrees, and the link",
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
  "left-out": "left out",
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
    none: "There is no target, so there are no rows.",
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
  "no-dots": "No path is checked for dot segments here; it is used as it is.",
  "no-dot-rules": "This spec has no rule for dot segments.",
  yes: "yes",
  no: "no",
  edition: "Edition",
  chosen: "chosen, target:",
  same: "the same",
  differs: "differs:",
  /** The label of the edition whose document is updated all the time; the others are labelled with their year. */
  today: "URL Standard",
  /** A draft beside its year, where space is short. */
  draft: "draft",
  /** What a language calls the documents that have words as their names. */
  names: { "URL Standard": "URL Standard" },
  marks: { by: "count", one: "one more mark", other: "{count} more marks" },
  /** The algorithm’s folded lines. One is silent until the run has reached it. */
  listing: {
    /** What marks a line where the document leaves something open, or has errata. */
    open: "our reading",
    "open-title": "The spec leaves this open or has errata. Select the line to see what this page assumes.",
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
    part: { by: "given", empty: "empty {ui:player:called}", other: "{ui:player:called} ‹{value}›" },
    "from-base": {
      by: "given",
      no: "The base has no {ui:player:called}, so the target gets none.",
      empty: "The target gets the base’s {ui:player:called}, which is empty.",
      other: "The target gets the base’s {ui:player:called}, ‹{set}›.",
    },
    "from-reference": {
      by: "given",
      no: "The reference has no {ui:player:called}, so the target gets none.",
      empty: "The target gets the reference’s {ui:player:called}, which is empty.",
      other: "The target gets the reference’s {ui:player:called}, ‹{set}›.",
    },
    /** The result of a run, and which components come from where. */
    result: {
      by: "of",
      base: "The target is ‹{target}›; all of it comes from the base.",
      reference: "The target is ‹{target}›; all of it comes from the reference.",
      other: "The target is ‹{target}›: {parts}.",
    },
    came: {
      base: "{names} from the base",
      reference: "{names} from the reference",
      both: "{names} with text from both",
      algorithm: "{names} written by the algorithm",
    },
    /** Joins these clauses. */
    clauses: ", ",
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

  /** What became of the characters of a base and a reference, as sentences of the reason for a target. */
  reason: {
    merged: {
      by: "dropped",
      undefined: "The reference’s path is relative to the base’s.",
      empty: {
        by: "directory",
        empty: {
          by: "path",
          empty: "Neither the base nor the reference has a path.",
          other: "The base has no path, so ‹{path}› becomes the path.",
        },
        other: "The base’s path ends in ‹/›, so ‹{path}› is appended to ‹{directory}›.",
      },
      other: {
        by: "dots",
        yes: "{ui:reason:file-lost}",
        other: {
          by: "directory",
          empty: "‹{path}› replaces the base’s whole path, ‹{dropped}›, which has no ‹/›.",
          other: "‹{path}› replaces ‹{dropped}›, the part after the last ‹/› of the base’s path.",
        },
      },
    },
    "file-lost": "‹{dropped}› has no ‹/› after it, so it counts as a file and is dropped.",
    parents: "‹{dots}› then removes ‹{taken}›.",
    excess: {
      by: "apart",
      yes: "Nothing is left for {count} of the ‹..› to remove, so they’re ignored.",
      other: "Nothing is left for ‹{dots}› to remove, so it’s ignored.",
    },
    here: "‹{dots}› means “here” and is removed.",
    "query-lost": "The base’s query, ‹?{query}›, isn’t used.",
    changed: "This run has changed lines, so the spec’s reasons don’t apply to it.",
  },
  /** A spec some of whose lines were changed. */
  changed: {
    some: {
      by: "count",
      one: "{ui:spec-first} with line {lines} changed",
      other: "{ui:spec-first} with lines {lines} changed",
    },
    many: "{ui:spec-first} with {count} lines changed",
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
    whole: "Show all",
    other: { by: "count", one: "+1 more", other: "+{count} more" },
    more: "and {count} more",
  },

  /** A character in a sentence: in quotation marks, or its name where it is invisible. */
  character: "“{character}”",
  /** An invisible character that has a name. */
  "a-character": { by: "code", "U+3000": "an {name}", other: "a {name}" },
  named: "{name}, {code}",
};
