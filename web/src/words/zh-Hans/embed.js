/**
 * The words that only an element in another page needs. The notation is described in
 * web/src/words/words.js.
 */
export default {
  /** The button of an element that loads on a click. */
  start: "逐步演示",
  /** The name of the element, for screen readers. */
  label: "以“{base}”为基准解析“{reference}”",
  components: "组件",
  machine: "状态机",
  open: "在 uriscope 中打开",
  "open-title": "在新标签页的 uriscope 中打开这个示例",
};
