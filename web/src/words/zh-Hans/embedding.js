/**
 * The words of the room Embed, in Chinese. The notation is described in web/src/words/words.js.
 */
export default {
  title: "怎样嵌入？",
  about: "选择元素要显示的内容，在其中输入你的示例，再复制代码。没有脚本时，读者也能看到它的第一个示例。",
  preview: "元素",
  views: "显示内容",
  all: "所有视图（{count} 个）",
  also: "更多视图",
  means: {
    resolution: "算法",
    dots: "缓冲区",
    editions: "所有规范",
    remarks: "注意",
    story: "每个阶段一行",
    scheme: "客户端怎样做",
    normalization: "规范化形式",
    compare: "两个 URI",
    layers: "文档的基准",
    encoding: "组件中的数据",
    host: "主机",
    extract: "普通文本中的 URI",
  },
  alone: "独立视图",
  together: "无",
  headers: {
    asking: "正在检查……",
    yes: "刚刚检查过，这个网站随脚本发送 ‹Access-Control-Allow-Origin: *›，并且允许嵌入框架。",
    no: "刚刚检查过，这个网站没有随脚本发送 ‹Access-Control-Allow-Origin: *›，或者禁止嵌入框架。沙盒中的框架没有源，所以在服务器发送这个首部字段之前一直是空的。",
    failed: "检查失败，无法连接到这个网站。",
  },
  loading: "加载时机",
  loadings: { lazy: "快要可见时", click: "点击时", eager: "立即" },
  width: "预览宽度",
  widths: { page: "整页", column: "一栏", paragraph: "一段" },
  values: { yes: "是", no: "否" },
  copy: {
    by: "name",
    element: "复制元素",
    script: "复制脚本",
    frame: "复制 iframe",
  },
  paste: { element: "元素", script: "脚本", frame: "或者使用 iframe" },
  pasted: {
    element: "粘贴到要显示它的位置。两个标签之间的文本是后备内容，供没有脚本的读者阅读。",
    script:
      "在每个有元素的网页中粘贴一次，放在加载脚本的地方即可。脚本很小，读者滚动到元素附近之前，不会加载其他内容。",
    frame: "用于不允许其他网站脚本的网页。框架会把自己的高度告诉外面的网页。",
  },
  nul: "省略了 U+0000，因为 HTML 不能包含它。",
  attributes: "属性",
  attribute: {
    lines:
      "对规范的改动，每行写一处：‹2C: words› 改写 2C 行，‹omit 2C› 省去它，‹before 2C: words› 和 ‹after 2C: words› 插入一行。元素会注明规范有改动。",
    base: "基准 URI。",
    reference: "要以基准解析的引用。",
    edition: "采用的规范，写它的标识符。可以是 RFC 3986（默认）、更早的七份之一，或者 URL 标准。",
    view: "要显示的视图，写各视图的名称，用空格隔开。算法和缓冲区带有播放器。",
    step: "已执行的步数。默认是全部。",
    loading: "什么时候绘制元素：‹lazy›、‹click› 或 ‹eager›。",
    other: "用于视图 ‹compare›，指定与引用比较的 URI。",
    side: "用于视图 ‹compare›，指定播放谁的规范化过程：引用的（‹a›）或另一个 URI 的（‹b›）。",
    data: "用于视图 ‹encoding›，指定要编码和解码的数据。",
    component: "用于同一视图，指定数据所在的组件，写它的标识符，例如 ‹path› 或 ‹query›。",
    charset: "用于同一视图，指定与规范本身不同的字符集：‹utf-8›、‹iso-8859-1› 或 ‹ebcdic›。",
    host: "用于视图 ‹host›，指定要读取的主机。",
    text: "用于视图 ‹extract›，指定要标出其中 URI 的文本。",
    embedded: "用于视图 ‹layers›，指定文档自己声明的基准。",
    enclosing:
      "用于同一视图，指定文档外面的各层邮件和部分，从里到外，用 ‹|› 隔开。每层有 ‹base=›、‹location=›，或两者都有。",
    retrieval: "用于同一视图，指定请求过的 URI，用空格隔开。以最后一个为准。",
    default: "用于同一视图，指定没有其他基准时应用程序采用的基准。",
    strict: "RFC 3986 第 5.2.2 节：‹no› 忽略与基准相同的方案。",
    validating: "RFC 2396 和 2003 年草案的第 5.2 节：‹no› 忽略与基准相同的方案。",
    set: "URL 标准第 6.1 节：把引用赋给基准的 URL 对象的哪个属性，例如 ‹hash›。目标是赋值之后的 URL。",
    slashes: "RFC 1630：更靠右而且更长的一串斜杠是否有影响：“rule”（按规则）或“example”（按示例）。",
    ipv6: "RFC 2396 和 RFC 2732：‹yes› 允许用方括号中的 IPv6 地址作主机。",
    excess:
      "RFC 2396 和 2003 年草案的第 5.2 节：怎样处理多余的 ‹..›。默认保留，也可以选择 ‹remove›（去掉）或 ‹refuse›（拒绝）。",
  },
  topics: {
    sizes: "尺寸",
    looks: "样式",
    baking: "预渲染页面",
    policy: "内容安全策略",
    frames: "框架",
    markdown: "Markdown",
  },
  topic: {
    sizes:
      "元素与所在容器同宽，最少 256 像素。从 47.5 em 起，算法与缓冲区并排显示。绘制之前已经留出高度，所以网页上的内容不会移动。",
    looks:
      "元素随网页使用浅色或深色。设置了属性 ‹--uriscope-sans› 时，采用其中的字体。各部分可以用 ‹::part()› 设置样式：‹box›、‹texts›、‹target›、‹panes›、‹player›、‹foot› 等。",
    baking:
      "npm 包中有一个命令 ‹uriscope›。运行 ‹uriscope bake› 加上文件夹的名称，就能把每个元素的图和过程写进那里的网页，不论网页是用什么工具生成的。这样的元素不用引擎就能绘制和播放，有人输入时才加载引擎。",
    policy:
      "如果网页有内容安全策略，必须在 ‹script-src› 和 ‹connect-src› 中列出这个网站。只有允许 ‹'wasm-unsafe-eval'›，读者才能输入。预渲染元素不允许也能绘制和播放。如果策略要求 Trusted Types，就要允许策略 ‹lit-html›。网页自己也使用 lit 时，再加上 ‹'allow-duplicates'›。",
    frames:
      "沙盒中的框架没有源，所以这个网站的服务器必须随脚本发送 ‹Access-Control-Allow-Origin: *›，并且不能随页面发送 ‹X-Frame-Options› 或 ‹frame-ancestors›。框架采用外面网页的 ‹color-scheme›，用 ‹uriscope:height› 向外面的网页发送自己的高度，并接受带有链接的 ‹uriscope:show›。它只需要 ‹allow-scripts›。加上 ‹allow-popups› 和 ‹allow-popups-to-escape-sandbox›，它的链接才能打开。浏览器只打印框架可见区域内的部分。需要打印整个过程时，请把框架发送的高度设给它，或者改用元素。",
    markdown:
      "把元素写在一行中，因为多数渲染器遇到空行就会结束它。怎样让 MkDocs、Hugo 和 VitePress 原样保留元素，见项目的配置示例。",
  },
};
