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
  /** Attributes with values that the element does not know. */
  notes: {
    view: "没有视图 ‹{value}›，已忽略。",
    step: "属性 ‹step› 的值 ‹{value}› 不是步骤编号，所以显示最后一步。",
    "step-beyond": "属性 ‹step› 是 {value}，而这个过程只有 {total} 步，所以显示最后一步。",
    value: "属性 ‹{name}› 不能是 ‹{value}›，已忽略。",
    edition: "没有版本 ‹{value}›，所以显示 RFC 3986。",
    "line-break": "属性 ‹{name}› 里有换行，已去掉。",
  },
};
