/**
 * Messages about attributes of an element with unknown values. The notation is described in
 * web/src/words/words.js.
 */
export default {
  view: "The view ‹{value}› doesn’t exist, and is ignored.",
  step: "The attribute ‹step›, ‹{value}›, isn’t a step number. You see the last step.",
  "step-beyond": "The attribute ‹step› is {value}, but the run has only {total}. You see the last step.",
  value: "The attribute ‹{name}› can’t be ‹{value}›, and is ignored.",
  edition: "‹{value}› isn’t the id of a spec. You see RFC 3986 instead.",
  line: "The attribute ‹lines› has ‹{value}›, which isn’t a change such as ‹2C: words›, and is ignored.",
  unrun: "The changed lines don’t run. You see the spec unchanged: ‹{message}›.",
  "line-break": "The attribute ‹{name}› had a line break, which was removed.",
};
