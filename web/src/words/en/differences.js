/**
 * The words below the row of specs: the reasons for different targets, and the options of a spec. Notation:
 * web/src/words/words.js.
 */
export default {
  title: "Why the targets differ",
  agree: "All agree",
  agreeing: { by: "count", one: "{who} gives the same target.", other: "{who} give the same target." },
  options: "Options of {document}",
  "too-long": "The base and the reference are too long to search for the reason.",
  "no-words": "The explanation couldn’t be loaded.",
  "show-parting": "Where they diverge",
  "hide-parting": "Close the comparison",
  parting: "Where {here} and {there} diverge",
  "in-the-end": "Result:",
  "open-step": "Open step {step} of {total} ({year})",
};
