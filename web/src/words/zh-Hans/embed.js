/**
 * What an element in another page says that is not said in this one. The notation is that
 * of web/src/words/words.js.
 */
export default {
  /** The button of an element that waits to be asked. */
  start: "逐步演示",
  /** The element, to whoever listens. */
  label: "“{reference}”如何以“{base}”为基准解析",
  components: "组件",
  machine: "状态机",
  open: "在 uriscope 中打开",
  "open-title": "在新标签页的 uriscope 中打开这个例子",
  /** What could not be read of the attributes. */
  notes: {
    view: "没有视图 ‹{value}›；已忽略。",
    step: "属性 ‹step› 的值 ‹{value}› 不是步骤编号；显示的是结尾。",
    "step-beyond": "要显示第 {value} 步，而这次运行只有 {total} 步；显示的是结尾。",
    value: "属性 ‹{name}› 不能是 ‹{value}›；已忽略。",
    edition: "没有版本 ‹{value}›；显示的是 RFC 3986。",
    "line-break": "属性 ‹{name}› 中有换行，显示时已去掉。",
  },
};
