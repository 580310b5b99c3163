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
  threw: "It refuses: ‹{error}›",
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
  library: "Library",
  json: "Save as JSON",
  markdown: "Save as Markdown",
  otherwise: {
    by: "count",
    0: "{library} answers all cases as {document} does.",
    other: "Where {library} answers otherwise than {document}: {count}",
  },
};
