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
  "of-browsers": "浏览器怎么做？由 URL 标准回答",
  /** The questions of browsers, in the same file. */
  browsers: {
    backslash: "‹\\› 算斜杠吗？",
    "blanks-around": "链接两端的空格算数吗？",
    "dots-encoded": "‹%2e%2E› 会向上吗？",
    spaces: "哪些空格会变成 ‹%20›？",
    "percent-alone": "可以单独写一个 ‹%› 吗？",
    "scheme-alone": "‹http:intro› 通向哪里？",
    "one-slash": "主机前只写一个斜杠够吗？",
    "many-slashes": "写四个斜杠呢？",
    capitals: "哪些大写字母会变成小写？",
    "port-of-scheme": "‹:80› 到哪里去了？",
    "two-at-signs": "有两个 ‹@›，哪个才是主机？",
    number: "主机可以是一个数吗？",
    hexadecimal: "‹0x7f.1› 是哪个地址？",
    "long-address": "IPv6 地址怎样缩短？",
    "other-script": "其他文字的域名怎样发送？",
    "encoded-host": "主机会被解码吗？",
    "space-in-host": "主机里可以有空格吗？",
    "no-base": "没有基准，路径是什么？",
    "no-steps": "‹mailto:› 里有点段吗？",
    "nothing-to-add-to": "‹data:› URL 可以作基准吗？",
    drive: "文件 URL 里的 ‹D|› 是什么？",
  },
  /** What a question is asked with. */
  "asked-with": "‹{input}›，基准是 ‹{base}›",
  "asked-alone": "‹{input}›，没有基准",
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
