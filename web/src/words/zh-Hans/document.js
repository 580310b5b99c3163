/** What the pages themselves say, before any script runs and where none does: title, description, notices. */
export default {
  description:
    "输入一个基准和一个引用，一步一步地看 RFC 3986、1993 年以来更早的七个文档和今天的 URL 标准怎样拆分、解析它们，再重组。",
  late: "这个页面的脚本没有加载到，所以什么都不会动，输入的内容也得不到回答。请重新加载页面；输入框里的内容会留着。作为文件打开的页面，或者放在禁止脚本的框架里的页面，不能运行脚本：页面必须来自 Web 服务器。",
  "without-script": "有 JavaScript 时，这个页面会解析你输入的任何内容。没有 JavaScript，它只展示这一个例子。",
  frame: "有 JavaScript 时，这个框架会一步一步地展示 URI 引用怎样解析。",
  missing: {
    title: "uriscope：这里没有",
    heading: "这里没有这个页面",
    text: "网站可能已经搬走，或者重新构建过，也可能是地址有误。去掉这个地址末尾的文件夹名和文件名，就是网站的首页。",
  },
  language: "语言",
  own: "简体中文",
  brief: "中",
};
