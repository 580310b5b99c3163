/**
 * What the two views say that hold a text against an edition's grammar: the ribbon of
 * its characters and the tree of its rules. The notation is that of web/src/words/words.js.
 */
export default {
  /** The ribbon. */
  class: "Class",
  "no-class": "in no class of this edition",
  "not-allowed": "not allowed as it is",
  "classes-of": "Classes of characters: {title}",
  uncounted: "{length} characters: too many to mark each. They are counted below.",

  /** The tree. */
  hint: "Point at a character and its rules light up, point at a rule and its characters do. With the keyboard, use the arrow keys.",
  text: "{title}, character by character",
  tree: "Rules of the {title}",
  matches: "matches ‹{production}›",
  "matches-not": "does not match ‹{production}›",
  "no-grammar": "{document} gives no grammar for it.",
  apart: "‹{rest}› is no part of what has to match.",
  undrawn: "{length} characters: too many to draw each. The rules below say what they stand for.",
  "too-long": "{length} characters: their tree has several rules for each.",
  anyway: "Derive them all the same",
  within: { by: "rules", one: "{rules} more rule within …", other: "{rules} more rules within …" },
  "rows-before": "Show {rows} before",
  "rows-after": "Show {rows} more, of {all}",
  times: "×{times}",
  itself: "‹{rule}› names itself here, {times} times over: these are drawn as one.",
  under: "Character {at}, {shown|character}: {rules}",
};
