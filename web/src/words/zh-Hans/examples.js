/**
 * What the dialog of the examples says. The notation is that of web/src/words/words.js.
 */
export default {
  title: "示例",
  questions: "从一个问题开始",
  /** The questions of web/src/cases/chips.js. */
  chips: {
    "last-segment": "最后一个路径段怎么没了？",
    "slash-at-end": "基准末尾的 ‹/› 有什么影响？",
    "too-many-dots": "‹..› 太多会怎样？",
    "query-alone": "单独一个 ‹?y› 有什么作用？",
    empty: "什么是空引用？",
    "own-scheme": "‹http:g› 是相对的吗？",
    "two-slashes": "开头的 ‹//› 通向哪里？",
    colon: "为什么 ‹notes:today› 不是我旁边的文件？",
    "encoded-dots": "‹%2E%2E› 会像 ‹..› 一样向上吗？",
    space: "可以有空格吗？",
  },
  /** What a question is asked with. */
  "asked-with": "‹{input}›，基准是 ‹{base}›",
  all: "文档中印出的 URI 和引用",
  search: "搜索",
  "search-for": "文本、目标或章节",
  found: {
    by: "found",
    0: "共 {total} 个，没有符合的。输入一部分就行，例如 ‹..› 或 ‹5.4›。",
    other: "{found} 个，共 {total} 个",
  },
  none: "文档的示例随引擎一起到来，引擎还没有就绪。",
  "with-base": "基准是 ‹{base}›",
  in: "{year} 年：",
};
