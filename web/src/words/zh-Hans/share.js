/**
 * What the menu of the share button says. The notation is that of web/src/words/words.js.
 */
export default {
  explanation: "复制解释",
  "explanation-title": "目标、原因、谁的答案相同，以及链接（Markdown）",
  /** Between a name and its text. */
  colon: "：",
  /** Between an answer and a sentence about it. */
  stop: "。",
  /** Where the browser does not say what it is called. */
  browser: "复制这段解释的浏览器",
  link: "复制链接",
  "step-link": "复制指向这一步的链接",
  omitted: "‹{name}› 太长，放不进链接，所以链接里没有它。",
  nul: "元素里没有 U+0000，因为 HTML 无法带上这个字符。",
  element: "复制为元素",
  "element-title": "连同它需要的脚本",
  baked: "复制为固化的元素",
  "baked-title": "连同图形和数据：不需要引擎就能显示和播放",
  frame: "复制为 iframe",
  "frame-title": "用于允许框架而不允许脚本的地方",
  embed: "嵌入的更多说明",
  text: "复制为文本",
  markdown: "复制为 Markdown",
  svg: "复制为 SVG",
  save: "保存为 SVG",
  /** What a frame is, to whoever listens. */
  framed: "“{reference}”如何以“{base}”为基准解析",
  print: "打印",
  present: "演示模式",
};
