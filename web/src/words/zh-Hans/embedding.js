/**
 * What the Embed room says in Simplified Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  title: "放进自己的页面",
  about:
    "同样的视图，装在一个元素里。选择显示什么，输入要讲解的内容，再复制下面的代码。它显示的第一个例子不需要脚本运行就能读到，没有脚本的地方也能读到。",
  preview: "元素",
  views: "显示什么",
  view: {
    target: "target",
    anatomy: "anatomy",
    resolution: "resolution",
    components: "components",
    dots: "dots",
    machine: "machine",
    editions: "editions",
    remarks: "remarks",
    characters: "characters",
    grammar: "grammar",
    scheme: "scheme",
    normalization: "normalization",
    compare: "compare",
    layers: "layers",
    encoding: "encoding",
    host: "host",
    extract: "extract",
  },
  means: {
    resolution: "各步",
    dots: "缓冲区",
    editions: "年份",
    scheme: "客户端怎样做",
    normalization: "规范形式",
    compare: "两段文本",
    layers: "文档的基准",
    encoding: "组件中的数据",
    host: "主机",
    extract: "文本中的 URI",
  },
  alone: "以下之一，单独显示",
  together: "无",
  headers: {
    asking: "正在尝试……",
    yes: "刚刚试过：这个网站随脚本发送 ‹Access-Control-Allow-Origin: *›，也允许别人把它放进框架。",
    no: "刚刚试过：这个网站没有随脚本发送 ‹Access-Control-Allow-Origin: *›，或者禁止放进框架。沙盒没有来源，所以在沙盒中，要等主机发送这个字段，框架才不再是空的。",
    failed: "无法尝试：连不上这个网站。",
  },
  loading: "什么时候绘制",
  loadings: { lazy: "快要滚动到时", click: "读者要求时", eager: "立即" },
  width: "这里的页面有多宽",
  widths: { page: "整页", column: "一栏", paragraph: "一段" },
  values: { yes: "是", no: "否" },
  copy: {
    by: "name",
    element: "复制元素",
    script: "复制脚本",
    frame: "复制框架",
  },
  paste: { element: "元素", script: "脚本", frame: "改用框架" },
  pasted: {
    element: "放在要显示它的地方。两个标签之间是后备内容：不运行脚本的读者看到的就是它。",
    script: "每个有元素的页面放一次，放在平常放脚本的地方。它很小，在元素接近窗口之前不会再加载别的东西。",
    frame: "用于不允许外来脚本的地方。它会把自己的高度告诉外面的页面。",
  },
  attributes: "属性",
  attribute: {
    base: "基准 URI。",
    reference: "以基准解析的引用。",
    edition: "依据哪个文档，写它的标识；不写就是 RFC 3986。",
    view: "显示什么：写各视图的名称，用空格隔开。显示各步或缓冲区时，会带上播放器。",
    step: "已经执行了多少步；不写就是全部。",
    loading: "什么时候绘制：‹lazy›、‹click› 或 ‹eager›。",
    other: "用于视图 ‹compare›：与引用比较的文本。",
    side: "用于同一视图：播放哪一个的规范化过程，‹a› 是引用的，或者 ‹b›。",
    data: "用于视图 ‹encoding›：要编码并再次读取的数据。",
    component: "用于同一视图：数据所在的组件，写它的标识，例如 ‹path›、‹query›。",
    charset: "用于同一视图：字符怎样变成八位字节，如果与文档规定的不同：‹utf-8›、‹iso-8859-1› 或 ‹ebcdic›。",
    host: "用于视图 ‹host›：要读取的主机。",
    text: "用于视图 ‹extract›：要在其中标出 URI 的文本。",
    embedded: "用于视图 ‹layers›：文档自己给出的基准。",
    enclosing: "用于同一视图：文档外面的各层，从里到外，用 ‹|› 隔开；每层写 ‹base=›、‹location=› 或两者都写。",
    retrieval: "用于同一视图：请求过的各个 URI，用空格隔开；以最后一个为准。",
    default: "用于同一视图：没有别的基准时，读者的程序采用的基准。",
    strict: "RFC 3986 第 5.2.2 节：写 ‹no› 就忽略与基准相同的方案。",
    validating: "RFC 2396 和 draft-fielding-uri-rfc2396bis-01 第 5.2 节：写 ‹no› 的效果与上面相同。",
    slashes: "在 RFC 1630 中，右边更长的一串斜杠是否算数：“rule”（按规则）或“example”（按例子）。",
    excess:
      "RFC 2396 和 draft-fielding-uri-rfc2396bis-01 第 5.2 节：超出根的 ‹..› 怎样处理。不写就保留；‹remove› 和 ‹refuse› 是另外两种做法。",
  },
  topics: {
    sizes: "尺寸",
    looks: "外观",
    baking: "固化到页面中",
    policy: "内容安全策略",
    frames: "框架",
    markdown: "Markdown",
  },
  topic: {
    sizes:
      "它占满所在之处的宽度，最少 256 像素。从 47.5 em 起，各步与缓冲区并排。绘制之前就留好了高度，因此页面上的内容不会移动。",
    looks:
      "它跟随页面的浅色或深色；如果属性 ‹--uriscope-sans› 指定了字体，就采用那种字体。它的各部分可以用 ‹::part()› 设置样式：‹box›、‹texts›、‹target›、‹panes›、‹player›、‹foot› 等。",
    baking:
      "npm 包里有一个命令 ‹uriscope›。加上 ‹bake› 和一个文件夹的名称，它就会处理那里的页面（不论页面是怎样写出来的），把每个元素的图和运行过程放进页面。这样的元素不需要引擎就能绘制和播放，读者输入时才去取引擎。",
    policy:
      "如果你的页面有自己的策略，要在 ‹script-src› 和 ‹connect-src› 中列出这个网站；要让读者能够输入，还要允许 ‹'wasm-unsafe-eval'›。即使不允许，已固化的内容照样绘制和播放。如果要求 Trusted Types，就要允许策略 ‹lit-html›；页面自己也使用 lit 的话，再加上 ‹'allow-duplicates'›。",
    frames:
      "沙盒中的框架没有来源，因此这个网站的主机要随脚本发送 ‹Access-Control-Allow-Origin: *›，随页面则不能发送 ‹X-Frame-Options› 或 ‹frame-ancestors›。框架是浅色还是深色，由外面的页面用 ‹color-scheme› 决定。框架用 ‹uriscope:height› 把自己的高度告诉外面的页面，并接受外面用 ‹uriscope:show› 送来的链接。它只需要 ‹allow-scripts›；有了 ‹allow-popups› 和 ‹allow-popups-to-escape-sandbox›，它的链接才能打开。",
    markdown:
      "把元素写在一行里：在多数渲染器中，中间的空行会使它中断。怎样让 MkDocs、Hugo 和 VitePress 原样保留它，见项目附带的配置示例。",
  },
};
