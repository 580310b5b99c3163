/** 说明怎样才能得到另一个目标的面板，以及由此生成的问题报告，其中的文字。记法见 web/src/words/words.js。 */
export default {
  title: "你期望得到什么？",
  placeholder: "一个目标，或某个库给出的结果",
  hint: "输入你期望的目标，或者某个库给出的结果。",
  likely: "比如 ‹{text}›？",
  met: "目标就是它。",
  equivalent: "它与目标 ‹{target}› 等价。",
  fault: "它不是 URI 引用：{said}",
  long: "文本太长，无法查找怎样才能得到它。",

  would: "这样就能得到它：",
  none: "对基准或引用做小的改动，都得不到它。",
  use: { by: "changed", base: "使用这个基准", reference: "使用这个引用", other: "两者都用" },

  who: { by: "count", other: "{who}给出这个目标。" },
  nobody: "没有文档给出这个目标，{browser}和 Go 也没有。",
  "nobody-else": "没有文档给出这个目标。",
  calls: {
    by: "count",
    0: "记录在案的 {total} 个库调用都没有给出它。",
    other: "记录在案的 {total} 个库调用中，有 {count} 个给出它：{names}。",
  },
  more: { by: "count", other: "另外 {count} 个" },
  unrecorded: "没有记录各个库对这个输入的结果。",
  option: {
    by: "value",
    yes: "{document}（启用{option}）",
    no: "{document}（不启用{option}）",
    other: "{document}（{option}：{value}）",
  },
  diverge: "分歧所在",

  show: "查看这一步",

  copy: "复制为问题报告",
  close: "关闭",
  silence: "不再询问",

  report: {
    title: "以 ‹{base}› 为基准解析 ‹{reference}›",
    expected: "期望",
    actual: "{document}",
    nothing: "没有目标",
    why: "原因",
    instead: "怎样才能得到期望的目标",
    who: "谁会给出期望的目标",
    lost: "链接里的过程中：{lost}（{section}）",
    link: "逐步查看：{link}",
    agrees: "谁与 {document} 一致",
    run: "逐步的过程",
  },
};
