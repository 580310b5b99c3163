/**
 * What the panel of libraries says. The notation is that of web/src/words/words.js.
 */
export default {
  title: "What would my library say?",
  asked: "‹{base}› + ‹{reference}›",
  choose: "What you tick stands beside the years.",
  search: "Search by language or name",
  count: { by: "count", one: "{count} call", other: "{count} calls" },
  "as-chosen": "as the chosen edition",
  "no-answer": "no answer",
  live: "asked just now",
  size: "{size} KB",
  threw: "It refuses: {error}",
  hangs: "It had not answered after a second, and was ended.",
  waiting: {
    by: "count",
    one: "One more library is being asked …",
    other: "{count} more libraries are being asked …",
  },
  unfetched: "{library} could not be fetched.",
  again: "Try again",
  "table-unfetched": "What other libraries answered could not be fetched.",
  "not-recorded": "Not recorded with these texts: which document the others follow",
  computing: "The recorded cases are being compared …",
  follows: {
    by: "exceptions",
    0: "{document} in all of {total} recorded cases",
    one: "{document} but for one of {total} recorded cases",
    other: "{document} but for {exceptions} of {total} recorded cases",
  },
  table: "In how many of {cases} recorded cases {calls} calls answer as a document does",
  beside: "Beside the documents",
  counted: {
    by: "none",
    0: "{calls} calls in {languages} languages, {cases} cases: {distinct} different sets of answers.",
    one: "{calls} calls in {languages} languages, {cases} cases: {distinct} different sets of answers. No document answers all cases as one of the calls does.",
    other:
      "{calls} calls in {languages} languages, {cases} cases: {distinct} different sets of answers. No document answers all cases as {none} of the calls do.",
  },
  "how-to-read":
    "A number says in how many cases a call answers as the document does; where it has no answer, the document must have none. Each opens the cases in which the answers differ.",
  which: "Cases",
  "all-cases": "all {count}",
  "printed-cases": "printed in {document}: {count}",
  whole: "Calls that agree in all",
  "as-written": "as written",
  cell: "{library}, {document}: {count} of {total}",
  json: "Save as JSON",
  markdown: "Save as Markdown",
  otherwise: {
    by: "count",
    0: "{library} answers all cases as {document} does.",
    one: "In one case {library} answers otherwise than {document}:",
    other: "In {count} cases {library} answers otherwise than {document}:",
  },
};
