/**
 * The words about a state machine while its run is played. Notation: web/src/words/words.js.
 */
export default {
  title: "状态机",
  none: "{ui:spec} 没有状态机，过程在算法里逐行显示。",
  "no-visits": "没有执行任何步骤。",
  unrecorded: "文本拆出的部分太多，步骤记录不下，无法显示，但目标仍然完整。",
  chain: "依次经过的状态",
  outside: "状态之外",
  commit: "{section} · 提交 {commit}",
  size: {
    by: "characters",
    other: "这一步有 {characters} 个码位，{lines} 行。",
  },
  "size-lines": { by: "lines", other: "这一步有 {lines} 行。" },
  open: "逐个码位显示",
  close: "关闭这一步（Esc）",
  brief: { open: "逐个码位", close: "关闭" },
  pointer: "指针 {at}/{total}",
  before: "指针在第一个字符之前",
  read: "读入“{text}”，{pointer}",
  end: "尾",
  registers: "状态、缓冲区和标志",
  problems: { by: "count", 0: "目前没有验证错误。", other: "目前的验证错误：" },
  coming: { by: "count", other: "后面还有 {count} 个：" },
  record: {
    caption: "URL 记录：基准，以及目前的 URL",
    base: "基准",
    reference: "引用",
    target: "目前的 URL",
    null: "null",
    empty: "空",
  },
};
