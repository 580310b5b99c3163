/**
 * What the stage says in its first frame and while it is played, and what is said wherever
 * one is in the page. What is said later has a file of its own. The notation is that of
 * web/src/words/words.js.
 */
export default {
  /** What Intl is asked with for numbers, lists and plurals. */
  locale: "en-GB",

  /** Before a section that does not say so itself. */
  basis: { advises: "advice:", ours: "our reading of" },
  /** A section of a document, and an appendix. */
  cited: { section: "{document}, section {number}", appendix: "{document}, Appendix {number}" },
  /** What stands between two sentences. */
  between: " ",
  /** Said by the link to a section of a document, wherever one is named. */
  published: "Opens the document, on another site, in a new tab",
  copied: "Copied",
  "not-copied": "Could not copy",
  "still-coming":
    "This part of the page is still on its way: the line seems to hang. Load the page again to try once more.",
  "not-fetched": "This part of the page could not be fetched. Load the page again to try once more.",

  waiting: "There is no answer yet: it needs the engine.",
  failed: "Something in this page failed, so there is no answer here.",
  /** The texts and the target, as figures. */
  figure: {
    /** What stands before them where there is little space. */
    brief: { base: "Base", reference: "Ref", target: "Target", all: "All {length}", use: "As base" },
    lacks: "no {components}",
    empties: "empty {components}",
    undrawn: "{length} characters: too many to draw each",
    tools: "What to do with the target",
    all: "Show all {length}",
    "all-title": "All {length} characters of the target",
    most: "These are the first {most} characters. Copy copies all of them.",
    copy: "Copy",
    "copy-title": "Copy the target",
    use: "Use as base",
    "use-title": "Put the target into the base",
    forms: "Other ways …",
    "forms-title": "The shortest reference to the target, and other ways to write it",
  },

  base: "Base URI",
  reference: "Reference",
  target: "Target URI",
  url: "URL",
  a: "A",
  b: "B",
  step: "Step",
  "from-base": "from the base",
  "from-reference": "from the reference",
  "from-algorithm": "from the algorithm",
  close: "Close",
  absent: "{component} absent",
  empty: "{component} empty",
  "empty-text": "empty",
  segment: "segment",
  "same-document": "same document",
  invalid: "of an invalid reference",
  reread: "reads otherwise when split again",
  "invalid-base": "with an invalid base",
  "current-document": "(current document)",
  "no-relative-form": "no relative form",
  "no-target": "none",
  "empty-input": "(empty)",
  resolution: "Resolution",
  dots: "Dot segments",
  anatomy: "Anatomy",
  groups: "Groups of the regular expression",
  characters: "Characters",
  grammar: "Grammar",
  rule: "Rule",
  happened: "What happened",
  "no-dots": "No path comes here: it is taken as it is.",
  "no-dot-rules": "This edition has no rule for dot segments.",
  yes: "yes",
  no: "no",
  edition: "Edition",
  chosen: "chosen, answers:",
  same: "the same",
  differs: "differs:",
  /** The strip of years. */
  /** An edition of a document that goes on changing, in the place of its year. */
  today: "Today",
  strip: {
    others: "Other software",
    url: "Browser",
    "net/url": "Go",
    libraries: "Libraries",
    "open-libraries": "Ask mine",
    "not-known": "not known for these texts",
    /** Of the browser, where the chosen edition has another answer. */
    "as-today": "as Today",
    /** The same on a tile of the width of a finger. */
    brief: { url: "Br.", "net/url": "Go", libraries: "Lib." },
    why: "Why?",
    more: "Options",
    how: "Enter: why the answers differ, and options",
  },
  /** The listing. What is folded says nothing of itself before the run has come to it. */
  listing: {
    sections: "{from} – {to}",
    lines: { by: "count", one: "{count} line", other: "{count} lines" },
    "not-taken": { by: "count", one: "{count} line not taken", other: "{count} lines not taken" },
    "not-reached": { by: "count", one: "{count} line not reached", other: "{count} lines not reached" },
    skipped: "not taken",
    unreached: "not reached",
    times: "{times} ×",
  },
  /** The table of the components. */
  components: {
    caption: "The components of base, reference and target",
    base: "Base",
    reference: "Reference",
    target: "Target so far",
    absent: "absent",
    empty: "empty",
  },
  register: "{name}:",
  before: "Before the first step",
  "step-of": "{step} of {total}.",
  "line-of": "{step} of {total}, line {line} of {lines}.",
  first: "To the start",
  back: "One step back",
  play: "Play",
  pause: "Pause",
  next: "One step forward",
  last: "To the end",

  player: {
    label: "Player",
    phases: "Phases of the run",
    phase: "{name}, from step {step}",
    /** What a phase is called where there is little space. */
    brief: { dots: "Dots" },
    speed: "Speed {speed}×",
    times: "{speed}×",
    /** What a component is called in a sentence, by the document's own name for it. */
    called: "{name}",
    /** One of the parts of a text, and what the target gets from the two. */
    part: { by: "given", empty: "empty {ui:player:called}", other: "{ui:player:called} ‹{value}›" },
    "from-base": {
      by: "given",
      no: "The base has no {ui:player:called}, so the target gets none.",
      empty: "The target gets the base's {ui:player:called}, which is empty.",
      other: "The target gets the base's {ui:player:called}, ‹{set}›.",
    },
    "from-reference": {
      by: "given",
      no: "The reference has no {ui:player:called}, so the target gets none.",
      empty: "The target gets the reference's {ui:player:called}, which is empty.",
      other: "The target gets the reference's {ui:player:called}, ‹{set}›.",
    },
    /** What a run leads to, and what of it comes from where. */
    result: {
      by: "of",
      base: "The target is ‹{target}›: all of it comes from the base.",
      reference: "The target is ‹{target}›: all of it comes from the reference.",
      other: "The target is ‹{target}›: {parts}.",
    },
    came: {
      base: "{names} from the base",
      reference: "{names} from the reference",
      both: "{names} from both",
      algorithm: "{names} from the algorithm",
    },
    /** What stands between these. */
    clauses: ", ",
    /** The target, as it is put together. */
    assembled: "The target is put together from its components.",
    "written-first": "‹{added}› comes first.",
    written: "‹{added}› follows: ‹{set}›.",
    "written-path": "The path follows: ‹{set}›.",
    /** A section of a document, and the step that it has. */
    cited: "{section}, step {step}",
  },
  phases: {
    characters: "Characters",
    split: "Split",
    transform: "Transform",
    merge: "Merge",
    dots: "Remove dot segments",
    recompose: "Recompose",
    parts: "Parts",
    decode: "Decode",
    dialogue: "Dialogue",
    octets: "Octets",
    encode: "Encode",
    case: "Case",
    escapes: "Escapes",
    "by-scheme": "By scheme",
    fragment: "Fragment",
    input: "Input",
    machine: "States",
    host: "Host",
    path: "Path",
    serialize: "Serialize",
  },

  /** What a step says whose line has no sentence of its own: it sets a register, or nothing. */
  sets: "{register} becomes ‹{value}›.",
  runs: "{line}.",
  points: {
    by: "character",
    undefined: "The pointer goes back before the first character.",
    empty: "The pointer is at the end.",
    other: "The pointer is at ‹{character}›.",
  },
  asked: { by: "answer", yes: "{line}: yes.", no: "{line}: no." },

  /** A value that is empty, and one that is not there. */
  nothing: "nothing",
  undefined: "absent",

  /** How far a path climbs, and how deep a directory is. */
  levels: {
    by: "levels",
    1: "one level",
    2: "two levels",
    3: "three levels",
    4: "four levels",
    5: "five levels",
    other: "{levels} levels",
  },
  depth: { by: "depth", 0: "none", 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", other: "{depth}" },

  /** The line of why. Its words for faults are in problem.js. */
  line: {
    details: "Details",
    whole: "All of it",
    other: { by: "count", one: "+1 more", other: "+{count} more" },
    more: "and {count} more",
  },

  /** A character, as a sentence shows it: in quotation marks, or by its name where it cannot be seen. */
  character: "“{character}”",
  /** The same where it cannot be seen and has a name. */
  "a-character": { by: "code", "U+3000": "an {name}", other: "a {name}" },
  named: "{name}, {code}",
};
