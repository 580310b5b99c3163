/**
 * The words of a printed run and of printed exercises. The notation is described in
 * web/src/words/words.js.
 */
export default {
  title: "引用的解析（{year} 年的规范）",
  /** A run of another room, by its name there. */
  run: "{what}（{year} 年的规范）",
  sent: "消息",
  kinds: { connection: "连接", message: "消息", advice: "建议" },
  why: "原因",
  component: "组件",
  path: "步骤",
  /** Between the sections of a phase, and between the options of a run. */
  sections: "、",
  more: { by: "count", 1: "还有一行没有打印。", other: "还有 {count} 行没有打印。" },
  link: "在线查看：",
  /** Exercises on paper. */
  exercises: "练习",
  name: "姓名：",
  answers: "答案",
  practise: "在屏幕上练习：",
  questions: {
    rule: "依次应用了哪些规则？每个问题的回答是什么？",
    output: "每一步之后，输出里是什么？",
  },
};
