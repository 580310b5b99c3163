/**
 * The words of an implementation of one's own in the room Conformance. Notation: web/src/words/words.js.
 */
export default {
  title: "Your implementation",
  about:
    "Run these {cases} cases through your implementation, then paste its answers here, or drop a file. You can also paste your own test cases to see which lines of the spec they test. Nothing is sent anywhere.",
  steps: "The five steps, with commands for CI",
  "save-cases": "Save {file}",
  program: "A program that runs the cases",
  language: "Language",
  copy: "Copy program",
  answers: "Answers",
  placeholder: "one line per case: base, tab, reference, tab, answer",
  file: "or a file:",
  comparing: "Comparing with the specs…",
  unread: "Row {line} needs a base, a reference, and an answer, separated by tabs.",
  count: "A list of answers alone needs exactly {count} of them, one for each case.",
  follows: {
    by: "except",
    0: "Your library gives the target of {ui:spec} in all {cases} cases.",
    other: "Your library gives the target of {ui:spec} in {agree} of {cases} cases.",
  },
  answered: "You answered {answered} of the {count} cases. The others aren’t counted.",
  shared: "Answers that agree with each spec",
  differing: "Where it differs",
  columns: { base: "Base", reference: "Reference", answer: "Your answer", target: "Target", why: "Why" },
  more: { by: "count", one: "One more case differs.", other: "{count} more cases differ." },
  markdown: "Save as Markdown",
  json: "Save as JSON",
};
