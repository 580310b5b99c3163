/**
 * The words of the two views that check a text against an edition's grammar: the ribbon of its
 * characters and the tree of its rules. Notation: web/src/words/words.js.
 */
export default {
  /** The ribbon. */
  class: "类别",
  such: "字符",
  "no-class": "不属于这份规范的任何类别",
  "not-allowed": "不允许原样出现",
  "classes-of": "字符类别：{title}",
  uncounted: "共 {length} 个字符，太多了，不逐个标出。下面是各类的数目。",

  /** The tree. */
  hint: "指向字符会突出显示它的规则，指向规则会突出显示它的字符。用键盘时按方向键。",
  text: "{title}，逐个字符",
  tree: "{title} 的规则",
  matches: "符合 ‹{production}›",
  "matches-not": "不符合 ‹{production}›",
  "no-grammar": "{ui:spec-first} 没有规定它的语法。",
  apart: "‹{rest}› 不在需要匹配的文本之内。",
  undrawn: "共 {length} 个字符，太多了，不逐个画出。下面的规则说明它们匹配哪一段文本。",
  "too-long": "共 {length} 个字符，树里每个字符都有好几条规则。",
  anyway: "仍然推导",
  within: { by: "rules", other: "里面还有 {rules} 条规则……" },
  "rows-before": "显示前面的 {rows} 行",
  "rows-after": "再显示 {rows} 行，共 {all} 行",
  times: "×{times}",
  itself: "‹{rule}› 连续 {times} 次包含自己，只画一次。",
  under: "第 {at} 个字符，{shown|character}：{rules}",
};
