/**
 * What the room for teachers says, in Simplified Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  title: "给全班的练习",
  sets: "要练习什么？",
  chips: {
    first: "五个引用",
    parts: "URI 的各个组件",
    steps: "一步一步",
    years: "一个引用，四个版本",
    grammar: "允许这样写吗？",
  },
  lines: "一行一题：基准和引用",
  how: "基准和引用之间用空格隔开。只有一段文字的行是引用，基准与上一行相同；上面没有基准时，用 ‹http://a/b/c/d;p?q›。两个双引号表示空引用。",
  longer: "这些行有两段以上的文字，只取前两段：{lines}。",
  left: "超出 {count} 行，没有采用。",
  none: "还没有练习。",
  copy: "复制链接",
  open: "看学生看到的样子",
  print: "打印练习纸",
  long: "这个链接有 {length} 个字符。有些程序会截断这样的链接；减少练习可以缩短它。",
  preview: "{count} 道练习",
  exercise: "练习",
  question: "问题",
  all: "所有行",
  number: "{number}.",
  several: "多种",
  try: "在舞台上打开这道练习",
  answer: "答案",
  questions: {
    target: "目标是什么？",
    rule: "逐条规则",
    output: "逐步的输出",
    valid: "允许这样写吗？",
    part: {
      scheme: "它的方案",
      authority: "它的授权部分",
      userinfo: "它的用户信息",
      host: "它的主机",
      port: "它的端口",
      path: "它的路径",
      query: "它的查询",
      fragment: "它的片段",
    },
  },
  end: "做完最后一题，每个学生会看到第一次回答的小结，可以复制或打印。什么都不会发送出去。",
};
