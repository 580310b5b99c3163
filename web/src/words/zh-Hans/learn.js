/**
 * What the pages of the course say around their chapters, in Simplified Chinese. The notation
 * is that of web/src/words/words.js.
 */
export default {
  title: "{chapter}：用 uriscope 学习",
  home: "学习：链接怎样找到目标",
  chapters: "各章",
  parts: {
    resolve: "解析",
    write: "书写",
    use: "使用",
    history: "历史",
  },
  about: {
    resolve: "引用和基准怎样变成目标。",
    write: "怎样书写 URI，才不会读错。",
    use: "程序拿 URI 做什么，又在哪里各行其是。",
    history: "规则怎样变成今天的样子。",
  },
  history: "历史",
  chapter: "第 {number} 章，共 {all} 章",
  contents: "全部章节",
  turn: "继续",
  previous: "上一章：{chapter}",
  next: "下一章：{chapter}",
  practise: "练习",
  question: "先别看答案：你认为是什么？",
  from: "基准是 ‹{base}›，引用是 ‹{reference}›。按照 {document} 的规则。",
  of: "引用是 ‹{reference}›。",
  compared: "URI A 是 ‹{reference}›，URI B 是 ‹{other}›。按照 {document} 的规则。",
  solution: "显示答案",
  another: "换一题",
  this: "这道练习的链接",
  stage: "在舞台上练习",
  streak: {
    by: "right",
    0: "连续答对三题，就算掌握了这一章。",
    other: "已连续答对 {right} 题。连续答对三题，就算掌握了这一章。",
  },
  mastered: "你已经掌握了这一章。想练的话，还有更多练习。",
  mark: "已掌握",
  progress: "你的进度",
  kept: "掌握了哪些章，只保存在这个浏览器中，别处都没有。",
  forget: "清除进度",
  forgotten: "已清除。",
  unkept: "这个浏览器什么也不保存，所以关掉这个页面，进度就没有了。",
  teachers: "写给教师",
  handing:
    "练习可以用链接发给学生。打开链接就是舞台，答案先不显示，练习一题接一题地问，最后有小结。只要写出一行行的基准和引用，再为每一行选择版本和问题。同样的练习也可以打印，答案单独在一页上。",
  set: "出题",
  "by-hand": "在链接里，引用写在 ‹exercises=› 后面，用空格隔开，可以直接改写：改过之后，从其中的第一个问起。",
  example: "这种链接的例子",
};
