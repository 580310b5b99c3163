/** The words of the HTML files themselves, before any script runs or without scripts: title, description, messages. */
export default {
  description: "输入基准和引用，逐步查看九份规范怎样解析它们：RFC 3986、更早的七份，以及 URL 标准。",
  late: "页面的脚本没有加载，所以没有动画，输入的内容也不会解析。请重新加载页面，输入框会保留你的文本。脚本需要 Web 服务器，不能从本地文件运行，也不能在禁止脚本的框架里运行。",
  "without-script": "启用 JavaScript 后，页面会解析你输入的任何内容。没有 JavaScript 时，只显示这一个示例。",
  frame: "启用 JavaScript 后，这个框架会逐步显示 URI 引用怎样解析。",
  missing: {
    title: "uriscope：找不到页面",
    heading: "找不到页面",
    text: "网站可能已经搬走，或者地址有误。把地址从末尾逐级去掉，就能回到首页。",
    first: "首页",
    course: "课程",
  },
  language: "语言",
  own: "简体中文",
  brief: "中",
};
