/**
 * The words around the chapters of the course. The notation is described in
 * web/src/words/words.js.
 */
export default {
  title: "{chapter}：用 uriscope 学习",
  home: "学习：链接怎样找到目标",
  chapters: "各章",
  /** The parts of the course, and what each is about. */
  parts: {
    resolve: "解析",
    write: "书写",
    use: "使用",
    history: "历史",
  },
  about: {
    resolve: "引用和基准怎样变成目标。",
    write: "URI 怎样写，人人读来才一样。",
    use: "程序怎样使用 URI，又在哪里各行其是。",
    history: "规则怎样变成今天的样子。",
  },
  /** The heading of the box at the end of a chapter. */
  history: "历史",
  chapter: "第 {number} 章，共 {all} 章",
  contents: "全部章节",
  turn: "其他章节",
  previous: "上一章：{chapter}",
  next: "下一章：{chapter}",
  practise: "练习",
  question: "你的答案是什么？",
  from: "基准是 ‹{base}›，引用是 ‹{reference}›，按 {ui:spec} 的规则解析。",
  of: "引用是 ‹{reference}›。",
  compared: "URI A 是 ‹{reference}›，URI B 是 ‹{other}›，按 {ui:spec} 的规则比较。",
  expected: "有人预期目标是 ‹{expected}›。",
  solution: "显示答案",
  another: "换一题",
  this: "这道练习的链接",
  stage: "到“解析”页练习",
  streak: {
    by: "right",
    0: "连续答对三题，就学完了这一章。",
    other: "已连续答对 {right} 题。连续答对三题，就学完了这一章。",
  },
  /** Why an answer does not count. */
  uncounted: {
    missed: "只计第一次的回答。你第一次答错了，连续答对的次数重新计算。",
    again: "这道练习你已经答过，不再计入。",
  },
  mastered: "你已经学完这一章，还可以继续练习。",
  mark: "已学完",
  progress: "你的进度",
  kept: "进度只保存在这个浏览器中。",
  forget: "清除进度",
  forgotten: "进度已清除。",
  unkept: "这个浏览器不保存任何内容，关闭页面后进度就会丢失。",
  teachers: "教师专区",
  handing:
    "练习可以用链接发给学生。打开链接就是“解析”页，目标先不显示，练习一题接一题，最后有小结。每行写一个基准和一个引用，再为每行选择规范和问题。同样的练习也可以打印，答案单独印一页。",
  set: "出题",
  example: "链接示例",
};
