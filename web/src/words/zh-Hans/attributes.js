/**
 * What an element says of attributes with values that it does not know. The notation is described in
 * web/src/words/words.js.
 */
export default {
  view: "没有视图 ‹{value}›，已忽略。",
  step: "属性 ‹step› 的值 ‹{value}› 不是步骤编号，所以显示最后一步。",
  "step-beyond": "属性 ‹step› 是 {value}，而这个过程只有 {total} 步，所以显示最后一步。",
  value: "属性 ‹{name}› 不能是 ‹{value}›，已忽略。",
  edition: "‹{value}› 不是任何规范的标识符，改为显示 RFC 3986。",
  line: "属性 ‹lines› 里的 ‹{value}› 不是 ‹2C: words› 这样的改动，已忽略。",
  unrun: "改动的行不能运行，所以显示的是没有改动的规范：‹{message}›。",
  "line-break": "属性 ‹{name}› 里有换行，已去掉。",
};
