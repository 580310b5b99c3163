/**
 * What the panel of libraries says in Simplified Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  title: "我用的程序库会怎样回答？",
  asked: "‹{base}› + ‹{reference}›",
  choose: "勾选的会列在年份旁边。",
  search: "按语言或名称查找",
  count: { by: "count", other: "{count} 个调用" },
  "as-chosen": "与选定的版本相同",
  "no-setters": "没有 setter：这些库的调用解析引用，不给 URL 的属性赋值。",
  "no-answer": "没有答案",
  live: "刚刚询问",
  size: "{size} KB",
  threw: "它拒绝：{error}",
  hangs: "一秒之后还没有回答，已被终止。",
  odd: "它给出的不是结果。",
  waiting: {
    by: "count",
    other: "还在询问 {count} 个程序库……",
  },
  unfetched: "取不到 {library}。",
  again: "再试一次",
  "table-unfetched": "取不到其他程序库的回答。",
  "not-recorded": "没有用这两段文本记录过：其他程序库依据哪个文档",
  computing: "正在比较记录过的例子……",
  follows: {
    by: "exceptions",
    0: "{document}：记录过的 {total} 个例子全部相同",
    other: "{document}：记录过的 {total} 个例子中，除 {exceptions} 个以外都相同",
  },
  table: "{cases} 个记录过的例子中，{calls} 个调用与各文档回答相同的数目",
  beside: "与各文档相比",
  counted: {
    by: "none",
    0: "{languages} 种语言的 {calls} 个调用，{cases} 个例子：{distinct} 组不同的回答。",
    other:
      "{languages} 种语言的 {calls} 个调用，{cases} 个例子：{distinct} 组不同的回答，其中 {none} 个调用不与任何文档全部相同。",
  },
  "how-to-read":
    "数字表示调用在多少个例子中与文档回答相同；调用没有答案时，文档也须没有。点击数字可看到回答不同的例子。",
  which: "例子",
  "all-cases": "全部 {count} 个",
  "printed-cases": "{document} 所印的：{count} 个",
  whole: "全部相同的调用",
  "as-written": "按原文",
  cell: "{library}，{document}：{total} 个中有 {count} 个",
  json: "保存为 JSON",
  markdown: "保存为 Markdown",
  otherwise: {
    by: "count",
    0: "{library} 对所有例子的回答都与 {document} 相同。",
    other: "有 {count} 个例子，{library} 与 {document} 回答不同：",
  },
};
