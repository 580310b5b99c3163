/** The message that a newer build is ready. The notation is described in web/src/words/words.js. */
export default {
  newer: "本页有更新。",
  now: "更新",
};
