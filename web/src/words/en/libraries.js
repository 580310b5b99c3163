/**
 * The words of the panel of libraries. Notation: web/src/words/words.js.
 */
export default {
  title: "What would your library do?",
  asked: "‹{base}› + ‹{reference}›",
  choose: "Select library calls to see their targets next to the editions’ targets.",
  search: "Search by language or name",
  count: { by: "count", one: "{count} call", other: "{count} calls" },
  "as-chosen": "same as the chosen edition",
  "no-setters": "No setters: these calls resolve a reference. They do not assign to a property of a URL.",
  "no-answer": "no target",
  live: "live",
  size: "{size} KB",
  threw: "It refuses: {error}",
  hangs: "No answer within a second; stopped.",
  waiting: { by: "count", one: "Waiting for one more library…", other: "Waiting for {count} more libraries…" },
  unfetched: "{library} could not be loaded.",
  again: "Try again",
  "table-unfetched": "The results of other libraries could not be loaded.",
  "not-recorded": "Not recorded for this input. The other libraries follow:",
  computing: "Comparing the recorded cases…",
  follows: {
    0: "{document} in all {total} recorded cases",
    by: "exceptions",
    one: "{document} in all but one of {total} recorded cases",
    other: "{document} in all but {exceptions} of {total} recorded cases",
  },
  table: "In how many of {cases} recorded cases each of {calls} calls matches a document",
  beside: "Compared with the documents",
  counted: {
    0: "{calls} calls in {languages} languages, {cases} cases: {distinct} different sets of results.",
    by: "none",
    one: "{calls} calls in {languages} languages, {cases} cases: {distinct} different sets of results. One call does not match any one document in all cases.",
    other:
      "{calls} calls in {languages} languages, {cases} cases: {distinct} different sets of results. {none} calls do not match any one document in all cases.",
  },
  "how-to-read":
    "A number says in how many cases a call matches the document. A call without a target matches only if the document has none either. Select a number to see the cases that differ.",
  which: "Cases",
  "all-cases": "all {count}",
  "printed-cases": "printed in {document}: {count}",
  whole: "Match in every case",
  "as-written": "default options",
  cell: "{library}, {document}: {count} of {total}",
  json: "Save as JSON",
  markdown: "Save as Markdown",
  otherwise: {
    0: "{library} matches {document} in every case.",
    by: "count",
    one: "{library} differs from {document} in one case:",
    other: "{library} differs from {document} in {count} cases:",
  },
};
