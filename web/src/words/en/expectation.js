/**
 * The words of the panel that says what would give another target, and of the bug report made of it.
 * Notation: web/src/words/words.js.
 */
export default {
  title: "What did you expect?",
  placeholder: "a target, or what a library answered",
  hint: "Enter the target that you expected, or what a library answered.",
  likely: "For example ‹{text}›?",
  met: "That is the target.",
  equivalent: "That is equivalent to the target, ‹{target}›.",
  fault: "It is not a URI reference: {said}",
  long: "These texts are too long to look for what would give it.",

  /** The changes: the first, then the others. Each is followed by the changed text. */
  would: "You would get that {how}:",
  or: "or {how}:",
  none: "No small change of the base or the reference gives that.",
  use: { by: "changed", base: "Use this base", reference: "Use this reference", other: "Use both" },
  changes: {
    exchanged: "with base and reference swapped",
    trimmed: "without the spaces around the text",
    backslash: "with ‹/› instead of ‹\\›",
    decoded: "with the encoded characters decoded",
    "base-origin": "with a complete base",
    "base-slash": "with a slash at the end of the base",
    "no-base-slash": "without the slash at the end of the base",
    "no-query": "without the base’s query",
    "no-fragment": "without the base’s fragment",
    "no-scheme": "without the reference’s scheme",
    "no-leading-slash": "without the slash at the start of the reference",
    "no-dots": "without ‹../› at the start of the reference",
    dot: "with a dot in front of ‹//›",
    up: "with ‹../› in front of the reference",
    slash: "with ‹/› in front of the reference",
    "dot-slash": "with ‹./› in front of the reference",
    slashes: "with ‹//› in front of the reference",
    scheme: "with a scheme in front of the reference",
    "end-slash": "with a slash at the end of the reference",
    "no-end-slash": "without the slash at the end of the reference",
    query: "with the base’s query in the reference",
    fragment: "with the base’s fragment in the reference",
    shortest: "with the shortest reference that leads there",
  },

  /** Who gives it. */
  who: { by: "count", one: "{who|capital} gives that target.", other: "{who|capital} give that target." },
  nobody: "No document gives that target, and neither this browser nor Go does.",
  "nobody-else": "No document gives that target.",
  calls: {
    by: "count",
    0: "None of {total} recorded library calls gives it.",
    one: "{count} of {total} recorded library calls gives it: {names}.",
    other: "{count} of {total} recorded library calls give it: {names}.",
  },
  more: { by: "count", one: "one more", other: "{count} more" },
  unrecorded: "Library answers are not recorded for this input.",
  option: {
    by: "value",
    yes: "{document} with {option}",
    no: "{document} without {option}",
    other: "{document} ({option}: {value})",
  },
  diverge: "Where they diverge",

  /** Where the run loses it. */
  lost: {
    dropped: {
      by: "on",
      base: "Step {step} drops ‹{text}› from the base.",
      other: "Step {step} drops ‹{text}› from the reference.",
    },
    removed: "Step {step} removes ‹{text}› with the dot segments.",
    replaced: {
      by: "on",
      base: "Step {step} decides not to use ‹{text}› of the base: the reference replaces it.",
      other: "Step {step} decides not to use ‹{text}› of the reference.",
    },
    ignored: {
      by: "on",
      base: "‹{text}› of the base is never used.",
      other: "‹{text}› of the reference is never used.",
    },
    added: {
      by: "on",
      base: "Step {step} takes ‹{text}› from the base, which you did not expect.",
      other: "Step {step} takes ‹{text}› from the reference, which you did not expect.",
    },
    "no-target": "Step {step} decides that there is no target.",
  },
  show: "Show that step",

  /** What people expect most often, each with its name and why it is not so. */
  patterns: {
    "base-slash":
      "Base without a trailing slash: only the part of the base up to its last slash is kept, so its last segment counts as a file.",
    "extra-slash": "Base with a trailing slash: its last segment counts as a directory, and nothing of it is dropped.",
    "relative-base": "Relative base: a base must have a scheme.",
    "leading-slash": "Absolute path: a reference that starts with a slash replaces the base’s whole path.",
    "from-root": "Path without a leading slash: it is resolved from the base’s directory, not from the root.",
    "double-slash": "Path that starts with two slashes: after ‹//› comes a host.",
    "missing-slashes": "Host without slashes: without ‹//› in front, it is the first segment of a path.",
    "scheme-like": "Colon in the first segment: the part before it is read as a scheme.",
    "same-scheme": "Scheme without slashes: a reference with a scheme uses nothing of the base.",
    backslash: "Backslash: only the URL Standard, which browsers follow, reads it as a slash.",
    drive: "Windows path: the drive letter and its colon are read as a scheme.",
    decoded: "Percent-encoded characters: they are not decoded before a reference is resolved.",
    trimmed: "Spaces around a text: they are not removed.",
    "no-dots": "One ‹../› too many: the base’s last segment is dropped anyway, and each ‹../› removes one more.",
    "more-dots": "One ‹../› too few: the first only drops the base’s last segment and the one before it.",
    exchanged: "Base and reference swapped.",
    concatenation: "Plain concatenation: a reference is resolved against its base, not appended to it.",
    "kept-query": "Query kept: the base’s query is used only if the reference has neither a path nor a query.",
    "merged-query": "Queries merged: a reference’s query replaces the base’s.",
    "kept-fragment": "Fragment kept: the base’s fragment is never used.",
    "kept-dots": "Dot segments kept: they are removed from every target.",
    "dots-in-query": "Dots in a query: only paths have dot segments.",
    directory:
      "Directory without a trailing slash: a reference that ends in a dot segment leads to a directory, with its slash.",
  },

  copy: "Copy as a bug report",
  close: "Close",

  /** The bug report: Markdown. */
  report: {
    title: "Resolving ‹{reference}› against ‹{base}›",
    expected: "Expected",
    actual: "{document}",
    nothing: "no target",
    why: "Why",
    instead: "What would give the expected target",
    who: "Who gives it",
    run: "The run, step by step",
  },
};
