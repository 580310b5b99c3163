/**
 * The messages about which lines of a spec somebody's cases test. The notation is explained in web/src/words/words.js.
 */
export default {
  title: "这些用例测到了什么？",
  copy: "复制用例",
  added: "要补充的用例",
  cases: "{cases} 个用例",
  result:
    "{score:cases}对照{ui:spec}：它的各行有 {linesOf} 种已知的改动，测得出 {lines} 种；程序额外做的 {besideOf} 种事，测得出 {beside} 种。",
  whole: "这些用例测得出{ui:spec}的每一种已知改动。",
  untested: "没有用例测到的行：",
  unnoticed: "没有用例测得出的改动：",
  beside: "没有用例测得出的额外做法：",
  additions: "再加这 {count} 个用例，就测得出其中 {noticed} 种：",
  none: "{ui:spec}的各行不能运行，所以没有已知的改动。",
};
