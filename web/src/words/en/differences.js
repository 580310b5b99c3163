/**
 * What the dialog says that tells why the answers of the years differ. The notation is
 * that of web/src/words/words.js.
 */
export default {
  title: "Why the answers differ",
  others: "Other software, beside RFC 3986",
  "too-long": "The texts are too long to look for the reason.",
  "no-words": "The words for the reason could not be fetched.",
  "show-parting": "Where they part",
  "hide-parting": "Close the comparison",
  parting: "Where {here} and {there} part",
  "in-the-end": "In the end:",
  "open-step": "Open step {step} of {total} in {year}",
};
