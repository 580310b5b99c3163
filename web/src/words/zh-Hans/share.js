/**
 * The words of the share menu. The notation is described in web/src/words/words.js.
 */
export default {
  explanation: "复制解释",
  "explanation-title": "目标、原因、谁的结果相同，以及链接（Markdown 格式）",
  /** Between a name and its text. */
  colon: "：",
  /** Between an answer and a sentence about it. */
  stop: "。",
  /** A sentence, and the section that it is based on. */
  cited: "{said}（{section}）",
  /** Where the browser does not say what it is called. */
  browser: "复制时使用的浏览器",
  link: "复制链接",
  "step-link": "复制这一步的链接",
  omitted: "‹{name}› 太长，链接里没有包含它。",
  nul: "HTML 不能包含 U+0000，所以元素里没有它。",
  element: "复制为元素",
  "element-title": "连同它需要的脚本",
  baked: "复制为预渲染元素",
  "baked-title": "自带图和数据，不需要引擎就能显示和播放",
  frame: "复制为 iframe",
  "frame-title": "适用于允许框架而不允许脚本的页面",
  embed: "嵌入的详细说明",
  text: "复制为文本",
  markdown: "复制为 Markdown",
  svg: "复制为 SVG",
  save: "保存为 SVG",
  /** The title of the iframe, for screen readers. */
  framed: "以“{base}”为基准解析“{reference}”",
  print: "打印",
  present: "演示模式",
};
