/**
 * What is said below the row of specs: why they give different targets, and the options of one. Notation:
 * web/src/words/words.js.
 */
export default {
  title: "目标为何不同",
  agree: "全部相同",
  agreeing: "{who} 的目标相同。",
  options: "{ui:spec} 的选项",
  "too-long": "基准和引用太长，无法查找原因。",
  "no-words": "解释没能加载。",
  "show-parting": "从哪一步开始不同",
  "hide-parting": "关闭对照",
  parting: "{here} 年与 {there} 年的规范从哪一步开始不同",
  "in-the-end": "结果：",
  "open-step": "打开 {year} 年的规范，第 {step} 步，共 {total} 步",
};
