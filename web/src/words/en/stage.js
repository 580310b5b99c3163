/**
 * What the stage of the page says around a run: what its boxes are for, the strip of editions, and
 * who agrees with the target. For the notation see web/src/words/words.js.
 */
export default {
  /** What the three texts are, for a newcomer: beside their labels. */
  gloss: { base: "the page you are on", reference: "the link on it", target: "where it leads" },
  /** What their boxes say when they are empty. */
  hint: { base: "Type or paste the page’s address", reference: "Type or paste a link" },
  /** What the boxes are where a property of a URL is set; for where there is little space, too. */
  setting: {
    base: "URL",
    reference: "{set}",
    target: "URL then",
    brief: { base: "URL", reference: "Value", target: "Then" },
  },
  /** The strip of editions. */
  strip: {
    others: "Other software",
    url: "Browser",
    "net/url": "Go",
    libraries: "Libraries",
    "open-libraries": "Check yours",
    "not-known": "not recorded for this input",
    /** The same on tiles no wider than a finger. */
    brief: { today: "URL", url: "Br.", "net/url": "Go", libraries: "Lib.", why: "Why?" },
    why: "Why different?",
    more: "Options",
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
  /** Beside that: what somebody expected instead. */
  expected: {
    ask: "Not what you expected?",
    likely: "Did you mean: {text}",
  },
};
