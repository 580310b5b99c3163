/** What is said of a newer build that waits. The notation is that of web/src/words/words.js. */
export default {
  newer: "这个页面有了新版本。",
  now: "加载新版本",
};
