/**
 * What the dialog of the examples says. The notation is that of web/src/words/words.js.
 */
export default {
  title: "Examples",
  questions: "A question to begin with",
  /** The questions of web/src/cases/chips.js. */
  chips: {
    "last-segment": "Why did my last segment vanish?",
    "slash-at-end": "What does a ‹/› at the end of the base change?",
    "too-many-dots": "What happens to too many ‹..›?",
    "query-alone": "What does ‹?y› alone do?",
    empty: "What is an empty reference?",
    "own-scheme": "Is ‹http:g› relative?",
    "two-slashes": "Where does ‹//› at the front lead?",
    colon: "Why is ‹notes:today› not a file beside mine?",
    "encoded-dots": "Does ‹%2E%2E› climb like ‹..›?",
    space: "May there be a space?",
  },
  /** What a question is asked with. */
  "asked-with": "‹{input}› from ‹{base}›",
  all: "URIs and references that the documents print",
  search: "Search",
  "search-for": "text, target or section",
  found: {
    by: "found",
    0: "None of {total} has that. A part of a text is enough, such as ‹..› or ‹5.4›.",
    one: "1 of {total}",
    other: "{found} of {total}",
  },
  none: "The documents' examples come with the engine, which is not there yet.",
  "with-base": "from ‹{base}›",
  in: "in {year}:",
};
