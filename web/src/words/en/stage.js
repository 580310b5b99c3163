/**
 * What the stage of the page says around a run: what its boxes are for, the row of specs, and
 * who agrees with the target. For the notation see web/src/words/words.js.
 */
export default {
  /** What the three texts are, for a newcomer: beside their labels. */
  gloss: { base: "the page you are on", of: "resolve the base first", reference: "the link on it" },
  /** The short label of the box for that base. */
  from: "From",
  /** What their boxes say when they are empty. */
  hint: {
    base: "Type or paste the page’s address",
    of: "Type or paste a whole address",
    reference: "Type or paste a link",
  },
  /** What the boxes are where a property of a URL is set; for where there is little space, too. */
  setting: {
    base: "URL",
    reference: "{set}",
    brief: { base: "URL", reference: "Value" },
  },
  /** The row of specs. */
  strip: {
    others: "Other software",
    url: "This browser",
    "net/url": "Go",
    libraries: "Libraries",
    "open-libraries": "Check libraries",
    "not-known": "not recorded for this input",
    /** Beside the URL Standard: who follows it. */
    browsers: "browsers",
    /** The earlier specs, counted: how many agree with the chosen one. some: the others have no relative links. */
    earlier: {
      all: { by: "total", one: "The earlier spec agrees", other: "All {total} earlier specs agree" },
      some: {
        by: "count",
        one: "{count} earlier spec agrees",
        other: "{count} earlier specs agree",
      },
      differ: {
        by: "count",
        one: "{count} of {total} earlier specs differs",
        other: "{count} of {total} earlier specs differ",
      },
      unknown: "{total} earlier specs",
    },
    how: "Press Enter to see why the targets differ and to change options.",
  },
  /** Who agrees with the target: software and documents. */
  verdict: {
    who: {
      url: "this browser",
      "net/url": "Go",
      documents: "{count} of {total} specs",
      others: { by: "count", one: "one spec", other: "{count} specs" },
      more: { by: "count", one: "one other spec", other: "{count} other specs" },
      all: "all {total} specs",
    },
    agree: { by: "count", one: "{who|capital} agrees.", other: "{who|capital} agree." },
    goes: { by: "count", one: "{who|capital} goes to {there}.", other: "{who|capital} go to {there}." },
    says: { by: "count", one: "{who|capital} says {there}.", other: "{who|capital} say {there}." },
    refuses: { by: "count", one: "{who|capital} refuses it.", other: "{who|capital} refuse it." },
    own: "{ui:spec-first} says {here}.",
    "own-none": "{ui:spec-first} has no target.",
    documents: { by: "count", one: "{who|capital} says {there}.", other: "{who|capital} say {there}." },
    differ: { by: "count", one: "{who|capital} differs.", other: "{who|capital} differ." },
    so: { by: "count", one: "So does {who}.", other: "So do {who}." },
    why: "Why they differ",
    all: "Compare all",
  },
  /** Lines of the spec that a visitor changes. */
  change: {
    edit: "Change a line",
    fixed: "You can’t change lines of {ui:spec}, because its algorithm doesn’t run as text.",
  },
  /** Below that: what somebody expected instead. */
  expected: {
    label: "I expected",
    likely: {
      by: "changed",
      reference: "To get {text}, write {fix}",
      base: "To get {text}, change the base to {fix}",
      other: "To get {text}, write {fix}, and change the base to {base}",
    },
    ask: "Type it to see how to get there",
  },
};
