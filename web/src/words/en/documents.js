/**
 * What the Documents room says, and its first part, where the base of a document comes from.
 * The notation is that of web/src/words.js.
 */
export default {
  title: "Documents",
  "parts-label": "What is looked at",
  parts: { base: "Where the base comes from", text: "URIs in running text" },
};
