/**
 * What an element in another page says that is not said in this one. The notation is that
 * of web/src/words/words.js.
 */
export default {
  /** The button of an element that waits to be asked. */
  start: "Show it step by step",
  /** The element, to whoever listens. */
  label: "How “{reference}” is resolved against “{base}”",
  components: "Components",
  machine: "Machine",
  open: "Open in uriscope",
  "open-title": "Opens this case in uriscope, in a new tab",
  /** What could not be read of the attributes. */
  notes: {
    view: "There is no view ‹{value}›; it is left out.",
    step: "The attribute ‹step›, ‹{value}›, is not the number of a step; the end is shown.",
    "step-beyond": "Step {value} is asked of a run of {total}; the end is shown.",
    value: "The attribute ‹{name}› cannot be ‹{value}›; it is left out.",
    edition: "There is no edition ‹{value}›; RFC 3986 is shown.",
    "line-break": "The attribute ‹{name}› has a line break, and is shown without it.",
  },
};
