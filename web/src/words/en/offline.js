/** The message that a newer build is ready. The notation is described in web/src/words/words.js. */
export default {
  newer: "An update of this page is available.",
  now: "Update",
};
