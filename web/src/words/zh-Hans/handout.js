/**
 * What a printed run says. The notation is that of web/src/words/words.js.
 */
export default {
  title: "引用的解析，按 {year} 年的版本",
  /** A run of another room, by what it is called there. */
  run: "{what}，按 {year} 年的版本",
  sent: "发送的内容",
  kinds: { connection: "连接", message: "消息", advice: "建议" },
  why: "为什么",
  component: "组件",
  path: "经过的路线",
  more: { by: "count", 1: "还有一行没有印出。", other: "还有 {count} 行没有印出。" },
  link: "观看运行：",
  /** Exercises on paper. */
  exercises: "练习",
  name: "姓名：",
  answers: "答案",
  practise: "在屏幕上练习：",
  questions: {
    rule: "依次执行了哪些规则？每个问题的回答是什么？",
    output: "每一步之后，输出里是什么？",
  },
};
