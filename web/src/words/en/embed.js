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
};
