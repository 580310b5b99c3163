/** The words of the figures that the engine draws. The engine's own, core/figure/words.go, are the same. It fills in the names in braces. */
export default {
  lang: "en",
  base: "Base URI",
  reference: "Reference",
  target: "Target URI",
  dots: "Dot segments",
  "empty-parts": "empty: {names}",
  "absent-parts": "absent: {names}",
  comma: ", ",
  stop: ". ",
  empty: "(empty)",
  "current-document": "(current document)",
  "no-relative-form": "none: this spec has no relative form",
  none: "none: {why}",
  "excess-refused": "the reference goes above the root",
  "no-base-scheme": "the base has no scheme",
  source: "Resolved by {source}.",
  whole: "{reference} resolved against {base} by {source}: {answer}",
  underlined: "Underlined: solid, from the base; dashed, from the reference; dotted, from neither.",
  "first-steps": "The figure shows the first {shown} of {all} steps.",
  clipped:
    "Components and buffers longer than {most} characters are shortened to the first {start} and the last {end}, with {elided} in between.",
};
