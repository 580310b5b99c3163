/**
 * The words of an implementation of one's own in the room Conformance. Notation: web/src/words/words.js.
 */
export default {
  title: "Your implementation",
  about:
    "Ask your implementation the {cases} cases, then paste or drop its answers here. If you paste cases of your own, you also see which lines they test. Nothing you paste leaves this page.",
  steps: "The five steps, with commands for CI",
  "save-cases": "Save {file}",
  program: "A program that asks them",
  language: "Language",
  copy: "Copy program",
  answers: "Answers",
  placeholder: "one line per case: base, tab, reference, tab, answer",
  file: "or a file:",
  comparing: "Comparing with the specs…",
  unread: "Row {line} cannot be read. It needs a base, a reference, and an answer, separated by tabs.",
  count: "A list of answers alone needs exactly {count} of them, one for each case.",
  follows: {
    by: "except",
    0: "It follows {ui:spec} in all {cases} cases.",
    other: "It comes closest to {ui:spec}: {agree} of {cases} answers agree.",
  },
  shared: "Answers that agree with each spec",
  differing: "Where it differs",
  columns: { base: "Base", reference: "Reference", answer: "Your answer", target: "Target", why: "Why" },
  more: { by: "count", one: "One more case differs.", other: "{count} more cases differ." },
  markdown: "Save as Markdown",
  json: "Save as JSON",
};
