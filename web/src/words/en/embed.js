/**
 * The words that only an element in another page needs. The notation is described in
 * web/src/words/words.js.
 */
export default {
  /** The button of an element that loads on a click. */
  start: "Show it step by step",
  /** The name of the element, for screen readers. */
  label: "How “{reference}” is resolved against “{base}”",
  components: "Components",
  machine: "State machine",
  open: "Open in uriscope",
  "open-title": "Opens this example in uriscope, in a new tab",
  /** Attributes with values that the element does not know. */
  notes: {
    view: "The view ‹{value}› does not exist; it is ignored.",
    step: "The attribute ‹step›, ‹{value}›, is not a step number, so the last step is shown.",
    "step-beyond": "The attribute ‹step› is {value}, but the run has only {total}, so the last step is shown.",
    value: "The attribute ‹{name}› cannot be ‹{value}›; it is ignored.",
    edition: "The edition ‹{value}› does not exist, so RFC 3986 is shown.",
    "line-break": "The attribute ‹{name}› had a line break, which is removed here.",
  },
};
