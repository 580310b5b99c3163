/**
 * The words of the panel of libraries. Notation: web/src/words/words.js.
 */
export default {
  title: "你用的库会怎样？",
  asked: "‹{base}› + ‹{reference}›",
  choose: "勾选库调用，它们的目标会列在各份规范的目标旁边。",
  search: "按语言或名称查找",
  count: "{count} 个调用",
  "as-chosen": "与选定的规范相同",
  "no-setters": "没有 setter。这些调用解析引用，不给 URL 的属性赋值。",
  "no-answer": "没有目标",
  live: "实时",
  size: "{size} KB",
  threw: "拒绝：{error}",
  hangs: "一秒内没有结果，已停止。",
  odd: "返回的不是结果。",
  waiting: "还在等待 {count} 个库……",
  unfetched: "{library} 没能加载。",
  again: "再试一次",
  "table-unfetched": "其他库的结果没能加载。",
  "not-recorded": "没有记录这一输入的结果。其他库遵循：",
  computing: "正在比较记录的用例……",
  follows: {
    by: "exceptions",
    0: "{ui:spec}（记录的 {total} 个用例全部一致）",
    other: "{ui:spec}（记录的 {total} 个用例中只有 {exceptions} 个不同）",
  },
  table: "记录的 {cases} 个用例中，{calls} 个调用各有多少与规范一致",
  beside: "与规范比较",
  counted: {
    by: "none",
    0: "{languages} 种语言的 {calls} 个调用，{cases} 个用例，共 {distinct} 组不同的结果。",
    other:
      "{languages} 种语言的 {calls} 个调用，{cases} 个用例，共 {distinct} 组不同的结果。其中 {none} 个调用不与任何一份规范完全一致。",
  },
  "how-to-read":
    "数字表示调用在多少个用例中与规范一致。调用没有目标时，规范也没有目标才算一致。点选数字可以查看不同的用例。",
  which: "用例",
  "all-cases": "全部 {count} 个",
  "printed-cases": "{ui:spec} 印出的 {count} 个",
  whole: "全部一致",
  "as-written": "默认选项",
  cell: "{library}，{document}：{total} 个中有 {count} 个",
  of: "共 {total} 个",
  unrecorded: { by: "count", other: "没有用这两段文本记录过：{count} 个例子" },
  json: "保存为 JSON",
  markdown: "保存为 Markdown",
  otherwise: {
    by: "count",
    0: "{library} 与 {ui:spec} 在所有用例中一致。",
    other: "{library} 与 {ui:spec} 在 {count} 个用例中不同：",
  },
};
