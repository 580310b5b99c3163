/**
 * The words of the panel that says what would give another target, and of the bug report made of it.
 * Notation: web/src/words/words.js.
 */
export default {
  title: "What did you expect?",
  answered: "This is what a library returned",
  hint: "Type the target you expected, or what a library returned.",
  met: "That is the target.",
  equivalent: "That is equivalent to the target, ‹{target}›.",
  fault: "It isn’t valid: {said}",
  long: "The input is too long to search for a change that leads to this target.",

  /** The base from which the reference leads to the expected target, and the path that leads there from any page. */
  home: "From ‹{base}›, the same reference leads there. From any page on the site, use ‹{path}›.",

  /** The changes that lead to the expected target. Each is followed by the changed text, on a button. */
  would: "To get that target,",
  none: "No small change to the base or the reference gives that.",
  there: "To get there,",
  /** Of base + "/" + reference: what to do with the slashes. */
  append: {
    by: "changed",
    base: "A reference is resolved, not appended. To get that target, end the base with ‹/›:",
    reference: "A reference is resolved, not appended. To get that target, start the reference without ‹/›:",
    other:
      "A reference is resolved, not appended. To get that target, end the base with ‹/›, and start the reference without ‹/›:",
  },
  or: ", or",
  use: {
    by: "changed",
    base: "change the base to",
    reference: "change the reference to",
    other: "change both to",
  },
  /** Instead of that, for another change of the same text. */
  again: "to",

  /** The specs and programs that give the expected target. */
  who: { by: "count", one: "{who|capital} gives that target.", other: "{who|capital} give that target." },
  nobody: "No spec gives that target, nor does {browser} or Go.",
  "nobody-else": "No spec gives that target.",
  calls: {
    by: "count",
    0: "None of {total} recorded library calls gives it.",
    one: "{count} of {total} recorded library calls gives it: {names}.",
    other: "{count} of {total} recorded library calls give it: {names}.",
  },
  more: { by: "count", one: "one more", other: "{count} more" },
  diverge: "Where they diverge",

  show: "Show that step",

  copy: "Copy as a bug report",
  close: "Clear",
  silence: "Don’t suggest targets again",

  /** The bug report: Markdown. */
  report: {
    title: "{ui:spec-first} resolves ‹{reference}› against ‹{base}› to ‹{target}›{rest}",
    "title-without": "{ui:spec-first} doesn’t give a target for ‹{reference}› against ‹{base}›{rest}",
    /** How the title continues: with the expected target, and who is right. */
    met: ", as expected",
    equivalent: ", which is equivalent to ‹{expected}›",
    not: {
      by: "count",
      0: ", not to ‹{expected}›, which no spec gives",
      one: ", not to ‹{expected}›, which only {who} gives",
      other: ", not to ‹{expected}›, which {who} give",
    },
    unknown: ", not to ‹{expected}›",
    /** The same where there is no target. */
    without: {
      by: "count",
      0: "; no spec gives ‹{expected}›",
      one: "; only {who} gives ‹{expected}›",
      other: "; {who} give ‹{expected}›",
    },
    expected: "Expected",
    answered: "The library’s answer",
    actual: "{document}",
    nothing: "no target",
    why: "Why",
    instead: {
      by: "answered",
      yes: "What would give the library’s answer",
      other: "What would give the expected target",
    },
    who: { by: "answered", yes: "Who gives the library’s answer", other: "Who gives the expected target" },
    lost: "In the run behind the link: {lost} ({section})",
    link: "Step by step: {link}",
    agrees: "Who agrees with {ui:spec}",
    run: "The run, step by step",
  },
};
