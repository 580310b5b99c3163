/**
 * What the dialog says that tells why the answers of the years differ. The notation is
 * that of web/src/words/words.js.
 */
export default {
  title: "答案为何不同",
  agree: "答案都相同",
  agreeing: { by: "count", other: "{who}的目标相同。" },
  options: "选项",
  "too-long": "文本太长，无法查找原因。",
  "no-words": "说明原因的文字没能下载。",
  "show-parting": "从哪里分开",
  "hide-parting": "关闭对照",
  parting: "{here} 年与 {there} 年从哪里分开",
  "in-the-end": "最后：",
  "open-step": "打开 {year} 年版本的第 {step} 步，共 {total} 步",
};
