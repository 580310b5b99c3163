/**
 * The words of the panel that says what would give another target, and of the bug report made of it.
 * Notation: web/src/words/words.js.
 */
export default {
  title: "你预期的是什么？",
  answered: "这是程序库给出的结果",
  hint: "输入你预期的目标，或程序库给出的结果。",
  met: "这就是目标。",
  equivalent: "它与目标 ‹{target}› 等价。",
  fault: "它不是 URI 引用。{said}",
  long: "文本太长，无法查找怎样才能得到它。",

  /** What gives it: each change is followed by the changed text, on a button. */
  would: "这样可以得到它：",
  none: "对基准或引用稍作改动，都得不到它。",
  there: "要得到它，",
  /** Of base + "/" + reference: what to do with the slashes. */
  append: {
    by: "changed",
    base: "你想要的是拼接，而这里是解析。让基准以 ‹/› 结尾：",
    reference: "你想要的是拼接，而这里是解析。让引用不以 ‹/› 开头：",
    other: "你想要的是拼接，而这里是解析。让基准以 ‹/› 结尾，引用不以 ‹/› 开头：",
  },
  or: "，或者",
  use: { by: "changed", base: "把网页地址改为", reference: "把链接改为", other: "把两者改为" },

  /** Who gives it. */
  who: "{who} 给出这个目标。",
  nobody: "没有规范给出这个目标，{browser} 和 Go 也没有。",
  "nobody-else": "没有规范给出这个目标。",
  calls: {
    by: "count",
    0: "记录的 {total} 个库调用都没有给出它。",
    other: "记录的 {total} 个库调用中，有 {count} 个给出它：{names}。",
  },
  more: "另外 {count} 个",
  diverge: "从哪一步开始不同",

  show: "显示这一步",

  copy: "复制为问题报告",
  close: "清除",
  silence: "不再询问",

  /** The bug report: Markdown. */
  report: {
    title: "{ui:spec-first} 以 ‹{base}› 为基准解析 ‹{reference}›，得到 ‹{target}›{rest}",
    "title-without": "{ui:spec-first} 以 ‹{base}› 为基准解析 ‹{reference}›，没有目标{rest}",
    met: "，与预期一致",
    equivalent: "，它与 ‹{expected}› 等价",
    not: {
      by: "count",
      0: "，而不是 ‹{expected}›，没有规范给出后者",
      other: "，而不是 ‹{expected}›，给出后者的只有 {who}",
    },
    unknown: "，而不是 ‹{expected}›",
    /** The same where there is no target. */
    without: {
      by: "count",
      0: "；没有规范给出 ‹{expected}›",
      other: "；给出 ‹{expected}› 的只有 {who}",
    },
    expected: "预期",
    answered: "程序库的结果",
    actual: "{document}",
    nothing: "没有目标",
    why: "原因",
    instead: { by: "answered", yes: "怎样得到程序库的结果", other: "怎样得到预期的目标" },
    who: { by: "answered", yes: "谁给出程序库的结果", other: "谁给出预期的目标" },
    lost: "链接所示的过程中：{lost}（{section}）",
    link: "逐步查看：{link}",
    agrees: "谁与 {ui:spec} 的结果相同",
    run: "逐步的过程",
  },
};
