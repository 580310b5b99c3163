/**
 * What an element says of attributes with values that it does not know. The notation is described in
 * web/src/words/words.js.
 */
export default {
  view: "The view ‹{value}› does not exist; it is ignored.",
  step: "The attribute ‹step›, ‹{value}›, is not a step number, so the last step is shown.",
  "step-beyond": "The attribute ‹step› is {value}, but the run has only {total}, so the last step is shown.",
  value: "The attribute ‹{name}› cannot be ‹{value}›; it is ignored.",
  edition: "‹{value}› is not the id of a spec; RFC 3986 is shown instead.",
  line: "The attribute ‹lines› has ‹{value}›, which is not a change such as ‹2C: words›; it is ignored.",
  unrun: "The changed lines don’t run, so the spec is shown unchanged: ‹{message}›.",
  "line-break": "The attribute ‹{name}› had a line break, which is removed here.",
};
