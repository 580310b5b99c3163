/** What is said of a newer build that waits. The notation is that of web/src/words/words.js. */
export default {
  newer: "A newer version of this page is there.",
  now: "Load it",
};
