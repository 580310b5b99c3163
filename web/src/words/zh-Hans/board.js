/**
 * What the Board room says in Simplified Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  title: "文档印出的例子，每个版本怎样回答",
  about:
    "这里是各文档的例子，以及它们印出的其他结果：编码、正则表达式的组、缓冲区、命令、文本中的 URI。每个版本的答案都是现在计算的。‹=›：与印出的相同。点一个格子，就打开那个例子；方向键在格子之间移动。",
  summary: "各版本的答案与文档所印相同的例子数",
  "printed-in": "印在",
  example: "例子",
  "printed-as": "印出的结果",
  base: "基准",
  computing: "……",
  document: "{year}：{document}",
  examples: { by: "all", other: "{all} 个例子" },
  count: { by: "all", 0: "–", other: "{agreeing}/{all}" },
  loose: "不严格，不验证",
  removed: "去掉多余的 ‹..›",
  "by-example": "只看第一串斜杠",
  /** What a row is about that is no URI or reference. */
  kinds: {
    different: "不相同",
    parts: "组件",
    part: "规则 ‹{of}›",
    encode: "路径中的数据",
    groups: "正则表达式的组",
    buffers: "每一步的输出缓冲区和输入缓冲区",
    client: "客户端发送的内容",
    extract: "正文中的 URI",
  },
  nothing: "没有",
  none: "没有找到",
  agrees: "与印出的相同",
  "not-computed": "没有计算",
  accepts: "符合语法",
  refuses: "不符合它的语法",
  "no-production": "文档没有适用于这种文本的产生式。",
  contradicts: "文档印出的结果，与它自己的规则得出的不同。",
  reason: "{years}：{reason}",
  libraries: "程序库的回答与各文档",
  "libraries-about": "许多语言的程序库都被问过同样的引用。每个调用在多少个例子中与文档回答相同？",
  "libraries-show": "显示表格",
  "libraries-waiting": "正在比较记录过的例子……",
  "libraries-unfetched": "取不到记录。",
  again: "再试一次",
};
