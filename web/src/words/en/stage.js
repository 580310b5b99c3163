/**
 * The words around a run on the page's stage: the purpose of its boxes, the row of specs, and
 * who agrees with the target. For the notation see web/src/words/words.js.
 */
export default {
  /** An explanation of each box for newcomers, next to its label. */
  gloss: { base: "the page you’re on", of: "a full URI for the base", reference: "the link on it" },
  /** The short label of the box for that base. */
  from: "From",
  /** The placeholders of the boxes. */
  hint: {
    base: "Type or paste the page’s address",
    of: "Type or paste a full URI",
    reference: "Type or paste a link",
  },
  /** The labels of the boxes when a property of a URL is set, and short ones. */
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
    /** The earlier specs, counted: how many agree with the chosen one. some: the others cover neither relative links nor setters. */
    earlier: {
      all: { by: "total", one: "The earlier spec agrees", other: "All {total} earlier specs agree" },
      some: {
        by: "count",
        0: "The earlier specs don’t have setters",
        one: "{count} earlier spec agrees; {stage:strip:earlier:others}",
        other: "{count} earlier specs agree; {stage:strip:earlier:others}",
      },
      others: { by: "others", one: "{others} has no relative links", other: "{others} have no relative links" },
      differ: {
        by: "all",
        yes: { by: "total", one: "The earlier spec differs", other: "All {total} earlier specs differ" },
        other: {
          by: "count",
          one: "One of {total} earlier specs differs",
          other: "{count} of {total} earlier specs differ",
        },
      },
      unknown: "{total} earlier specs",
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
    goes: {
      by: "count",
      one: "{who|capital} resolves this reference to {there}.",
      other: "{who|capital} resolve this reference to {there}.",
    },
    says: { by: "count", one: "{who|capital} resolves it to {there}.", other: "{who|capital} resolve it to {there}." },
    refuses: { by: "count", one: "{who|capital} rejects this URL.", other: "{who|capital} reject this URL." },
    own: "{ui:spec-first} resolves it to {here}.",
    "own-none": "{ui:spec-first} gives no target.",
    documents: {
      by: "count",
      one: "{who|capital} resolves it to {there}.",
      other: "{who|capital} resolve it to {there}.",
    },
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
  /** The line for an expected target, below the verdict. */
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
