/**
 * What the stage of the page says around a run: what its boxes are for, the row of specs, and
 * who agrees with the target. For the notation see web/src/words/words.js.
 */
export default {
  /** What the three texts are, for a newcomer: beside their labels. */
  gloss: { base: "the page you’re on", of: "what completes the base", reference: "the link on it" },
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
    /** The early specs, counted: how many agree with the chosen one. some: the others cover neither relative links nor setters. */
    earlier: {
      all: { by: "total", one: "The early spec agrees", other: "All {total} early specs agree" },
      some: {
        by: "count",
        0: "The early specs don’t have setters",
        one: "{count} early spec agrees; {stage:strip:earlier:others}",
        other: "{count} early specs agree; {stage:strip:earlier:others}",
      },
      others: { by: "others", one: "{others} has no relative links", other: "{others} have no relative links" },
      differ: {
        by: "all",
        yes: { by: "total", one: "The early spec differs", other: "All {total} early specs differ" },
        other: {
          by: "count",
          one: "{count} of {total} early specs differs",
          other: "{count} of {total} early specs differ",
        },
      },
      unknown: "{total} early specs",
    },
    how: "Press Enter to see which ones differ and why, and to change the spec’s options.",
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
    goes: { by: "count", one: "{who|capital} resolves it to {there}.", other: "{who|capital} resolve it to {there}." },
    says: { by: "count", one: "{who|capital} says {there}.", other: "{who|capital} say {there}." },
    refuses: { by: "count", one: "{who|capital} rejects this URL.", other: "{who|capital} reject this URL." },
    own: "{ui:spec-first} says {here}.",
    "own-none": "{ui:spec-first} gives no target.",
    documents: { by: "count", one: "{who|capital} says {there}.", other: "{who|capital} say {there}." },
    differ: { by: "count", one: "{who|capital} differs.", other: "{who|capital} differ." },
    /** To those specs, the reference is empty or a fragment alone. */
    within: {
      by: "count",
      one: "{who|capital} calls it a link within the current document.",
      other: "{who|capital} call it a link within the current document.",
    },
    /** The spec's target, or that it gives none, comes before it. */
    so: {
      by: "gives",
      nothing: { by: "count", one: "Neither does {who}.", other: "Neither do {who}." },
      other: { by: "count", one: "So does {who}.", other: "So do {who}." },
    },
    why: "Why they differ",
    all: "Compare all",
  },
  /** Lines of the spec that a visitor changes. */
  change: { edit: "Change a line" },
  /** Below that: what somebody expected instead. */
  expected: {
    label: "I expected",
    likely: {
      by: "changed",
      reference: "To get {text}, write {fix}",
      base: "To get {text}, change the base to {fix}",
      other: "To get {text}, write {fix}, and change the base to {base}",
    },
    ask: "Type the target you expected",
  },
};
