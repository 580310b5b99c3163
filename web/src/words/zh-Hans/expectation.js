/**
 * The words of the panel that says what would give another target, and of the bug report made of it.
 * Notation: web/src/words/words.js.
 */
export default {
  title: "你预期的目标是什么？",
  answered: "这是某个库返回的结果",
  hint: "输入你预期的目标，或某个库返回的结果。",
  met: "这就是目标。",
  equivalent: "与目标 ‹{target}› 等价。",
  fault: "它不符合语法。{said}",
  long: "文本太长，无法查找怎样才能得到这个目标。",

  /** The base, or the path, with which the reference gives it. */
  home: "引用不用改，以 ‹{base}› 为基准就会指向那里。想在这个网站的任何页面上都能用，就写 ‹{path}›。",

  /** What gives it: each change is followed by the changed text, on a button. */
  would: "这样改，就能得到这个目标：",
  none: "没有找到能得到这个目标的简单改法。",
  there: "要得到这个目标，",
  /** Of base + "/" + reference: what to do with the slashes. */
  append: {
    by: "changed",
    base: "这里是解析引用，不是拼接文本。要得到拼接的结果，请在基准末尾加 ‹/›：",
    reference: "这里是解析引用，不是拼接文本。要得到拼接的结果，请去掉引用开头的 ‹/›：",
    other: "这里是解析引用，不是拼接文本。要得到拼接的结果，请在基准末尾加 ‹/›，并去掉引用开头的 ‹/›：",
  },
  or: "，也可以",
  use: { by: "changed", base: "把基准改为", reference: "把引用改为", other: "把基准和引用改为" },
  /** Instead of that, for another change of the same text. */
  again: "改为",

  /** Who gives it. */
  who: "{who} 的目标正是这个。",
  nobody: "哪份规范的目标都不是这个，{browser} 和 Go 的也不是。",
  "nobody-else": "哪份规范的目标都不是这个。",
  calls: {
    by: "count",
    0: "有记录的 {total} 个库函数，目标都不是这个。",
    other: "有记录的 {total} 个库函数中，{count} 个的目标正是这个：{names}。",
  },
  more: "另外 {count} 个",
  diverge: "从哪一步开始不同",

  show: "显示这一步",

  copy: "复制为问题报告",
  close: "清除",
  silence: "不再猜测目标",

  /** The bug report: Markdown. */
  report: {
    title: "{ui:spec-first} 以 ‹{base}› 为基准解析 ‹{reference}›，结果是 ‹{target}›{rest}",
    "title-without": "{ui:spec-first} 以 ‹{base}› 为基准解析 ‹{reference}›，没有目标{rest}",
    met: "，与预期一致",
    equivalent: "，与 ‹{expected}› 等价",
    not: {
      by: "count",
      0: "，而不是 ‹{expected}›（哪份规范的结果都不是它）",
      other: "，而不是 ‹{expected}›（只有 {who} 的结果是它）",
    },
    unknown: "，而不是 ‹{expected}›",
    /** The same where there is no target. */
    without: {
      by: "count",
      0: "，哪份规范的结果都不是 ‹{expected}›",
      other: "，只有 {who} 的结果是 ‹{expected}›",
    },
    expected: "预期",
    answered: "库返回的结果",
    actual: "{ui:spec}",
    nothing: "没有目标",
    why: "原因",
    instead: { by: "answered", yes: "怎样得到库返回的结果", other: "怎样得到预期的目标" },
    who: { by: "answered", yes: "谁的结果与库返回的相同", other: "谁的目标与预期的相同" },
    lost: "链接所示的过程中：{lost}（{section}）",
    link: "逐步查看：{link}",
    agrees: "谁与 {ui:spec} 的结果相同",
    run: "逐步的过程",
  },
};
