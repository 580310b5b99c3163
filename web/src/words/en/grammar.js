/**
 * The words of the two views that check a text against an edition's grammar: the ribbon of its
 * characters and the tree of its rules. Notation: web/src/words/words.js.
 */
export default {
  /** The ribbon. */
  class: "Class",
  such: "Characters",
  "no-class": "in no class of this spec",
  "not-allowed": "not allowed unencoded",
  "classes-of": "Character classes: {title}",
  uncounted: "{length} characters: too many to mark one by one. They’re counted below.",

  /** The tree. */
  hint: "Point at a character to highlight its rules, or at a rule to highlight its characters. Arrow keys work, too.",
  text: "{title}, character by character",
  tree: "Rules of the {title}",
  matches: "matches ‹{production}›",
  "matches-not": "doesn’t match ‹{production}›",
  "no-grammar": "{ui:spec-first} gives no grammar for it.",
  apart: "‹{rest}› isn’t part of the text that has to match.",
  undrawn: "{length} characters: too many to draw one by one. The rules below say which text they match.",
  "too-long": "{length} characters: the tree has several rules for each.",
  anyway: "Derive anyway",
  within: { by: "rules", one: "{rules} more rule within…", other: "{rules} more rules within…" },
  "rows-before": "Show {rows} before",
  "rows-after": "Show {rows} more of {all}",
  times: "×{times}",
  itself: "‹{rule}› contains itself {times} times in a row. It’s drawn once.",
  under: "Character {at}, {shown|character}: {rules}",
};
