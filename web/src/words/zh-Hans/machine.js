/**
 * What is said of a machine of states, while its run is played, whichever document it is from.
 * The notation is that of web/src/words/words.js.
 */
export default {
  title: "状态机",
  none: "{document} 没有状态机：它的运行就是清单。",
  "no-visits": "什么也没有执行。",
  unrecorded: "这个文本分成的片段多于一次运行所记录的，所以它的步骤都无法显示。答案仍是整个运行得出的。",
  chain: "状态机依次经过的状态",
  outside: "状态之外",
  commit: "{section} · 提交 {commit}",
  size: {
    by: "characters",
    other: "这一步有 {characters} 个码位，{lines} 行。",
  },
  "size-lines": { by: "lines", other: "这一步有 {lines} 行。" },
  open: "逐个码位执行",
  close: "关闭这一步（Esc）",
  brief: { open: "逐个码位", close: "关闭" },
  pointer: "指针 {at}/{total}",
  before: "指针在第一个字符之前",
  read: "读入“{text}”；{pointer}",
  end: "尾",
  registers: "状态、缓冲区和标志",
  problems: { by: "count", 0: "验证错误：目前没有。", other: "目前的验证错误：" },
  coming: { by: "count", other: "后面还有 {count} 个：" },
  record: {
    caption: "基准的记录，以及目前 URL 的记录",
    base: "基准",
    reference: "引用",
    target: "目前的 URL",
    null: "null",
    empty: "空",
  },
};
