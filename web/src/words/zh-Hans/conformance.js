/**
 * The words of an implementation of one's own in the room Conformance. Notation: web/src/words/words.js.
 */
export default {
  title: "你的实现",
  about:
    "用这 {cases} 个用例测试你的实现，再把结果粘贴或拖放到这里。如果改为粘贴你自己的用例，就能看出它们测到了规范的哪些行。粘贴的内容不会离开本页。",
  steps: "五个步骤，以及用于 CI 的命令",
  "save-cases": "保存 {file}",
  program: "用来测试的程序",
  language: "语言",
  copy: "复制程序",
  answers: "结果",
  placeholder: "每个用例一行：基准、制表符、引用、制表符、结果",
  file: "或选择文件：",
  comparing: "正在与各份规范比较……",
  unread: "第 {line} 行无法读取。每行要有基准、引用和结果，用制表符隔开。",
  count: "只列出结果时，必须正好 {count} 个，每个用例一个。",
  follows: {
    by: "except",
    0: "在全部 {cases} 个用例中，你的库的目标都与 {ui:spec} 的相同。",
    other: "{cases} 个用例中，你的库有 {agree} 个目标与 {ui:spec} 的相同。",
  },
  answered: "{count} 个用例中，你提供了 {answered} 个结果，其余的不计算在内。",
  shared: "与各份规范一致的结果",
  differing: "不同之处",
  columns: { base: "基准", reference: "引用", answer: "你的结果", target: "目标", why: "原因" },
  more: "还有 {count} 个用例不同。",
  markdown: "保存为 Markdown",
  json: "保存为 JSON",
};
