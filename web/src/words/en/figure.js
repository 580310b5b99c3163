/** The words of the figures that the engine draws: its own, where nobody hands it others, are the same. Names in braces are what it puts in. */
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
  "no-relative-form": "none: this edition has no relative form",
  none: "none: {why}",
  "excess-refused": "the reference climbs above the root",
  "no-base-scheme": "the base has no scheme",
  source: "Resolved by {source}.",
  whole: "{reference} resolved against {base} by {source}: {answer}",
  underlined: "Underlined: solid, from the base; dashed, from the reference; dotted, from neither.",
  "first-steps": "The figure shows the first {shown} of {all} steps.",
  clipped:
    "Of a component or a buffer of more than {most} characters, the figure shows the first {start} and the last {end}; {elided} stands for the others.",
};
