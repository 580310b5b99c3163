/**
 * What the Documents room says in Simplified Chinese, and its first part, where the base of a
 * document comes from. The notation is that of web/src/words/words.js.
 */
export default {
  title: "文档",
  "parts-label": "看什么",
  parts: { base: "基准从哪里来", text: "正文中的 URI" },

  document: "文档",
  paste: "把 HTML 页面或邮件粘贴或拖放到这里。其中的内容既不会被获取，也不会被运行，一切都留在这个标签页中。",
  file: "打开文件…",
  clear: "清空",
  beginning: "这里只显示开头部分。",
  retrieval: "获取自",
  default: "默认基准",
  hints: {
    retrieval: "一个地址；如果经过重定向，写出每个地址，用空格隔开",
    default: "应用程序在不知道别的基准时采用的基准",
  },
  box: { embedded: "文档内部", enclosing: "文档外围", retrieval: "获取", default: "默认" },
  body: "邮件的哪一部分",
  "body-name": { by: "name", empty: "邮件本身（{type}）", other: "{name}（{type}）" },
  "examples-label": "示例",
  examples: {
    embedded: "base 元素",
    enclosing: "一封邮件",
    retrieval: "经过重定向",
    default: "从未获取",
    none: "完全没有基准",
    two: "两个 base 元素",
    relative: "相对的基准",
    nested: "嵌套三层",
    forms: "空引用",
    flat: "mailto:",
    broken: "损坏的基准",
  },
  "in-text": "它没有引用，但文本里有 {count} 个 URI。",
  "to-text": "查看它的文本",
  reading: "正在读取……",
  read: {
    html: "按 HTML 读取。",
    mail: "按邮件读取。",
    "no-body": "按邮件读取，其中没有文本。",
    empty: "",
  },
  /** What was left out of the reading. */
  left: {
    html: "共 {length} 个字符，只读了前 {read} 个：再往后，浏览器要花太长时间。",
    lines: "邮件超过 {most} 行：其余部分没有读。",
    parts: "邮件各部分的嵌套超过 {most} 层：更里面的没有读。",
    messages: "邮件中的邮件嵌套超过 {most} 层：更里面的没有读。",
    header: "邮件首部超过 2 MB：其余部分没有读。",
    bodies: "含文本的部分超过 {most} 个：其余的没有读。",
    broken: "邮件已损坏：{message}",
    charset: "不认识字符集 ‹{charset}›；文本按 UTF-8 读取。",
  },

  /** The layers, from the inside out. */
  layers: {
    embedded: "嵌入在文档中",
    enclosing: "外层实体",
    retrieval: "获取文档所用的 URI",
    default: "默认",
  },
  references: { relative: "相对引用", none: "{document} 没有相对引用" },
  wins: "给出基准",
  winner: "{layer}：给出基准",
  from: {
    embedded: "base 元素",
    "content-base": "Content-Base",
    "content-location": "Content-Location",
    retrieval: "请求",
    default: "默认",
  },
  states: {
    used: "",
    another: {
      by: "from",
      embedded: "不算数：以第一个 base 元素为准。",
      retrieval: "不算数：请求被重定向了。",
      "content-location": "不算数：有另一个首部字段比它优先。",
      other: "不算数：以第一个为准。",
    },
    "not-known": "不算数：这个版本的文档没有这一层。",
    overruled: "不算数：这个版本规定默认的是空字符串。",
    syntax: "不是 URI，因此给不出基准。",
    "not-absolute": {
      by: "from",
      "content-base": "是相对的。Content-Base 必须是绝对的，因此它给不出基准。",
      other: "是相对的。文档的正式名称必须完整，因此它给不出基准。",
    },
    "no-outer": "是相对的，而再往外没有哪一层有基准可以用来解析它。",
    "no-target": "在这里是对当前文档的引用，得不到 URI。",
    "too-long": "太长，没有查看。",
  },
  resolved: {
    by: "type",
    empty: "是相对的；以“{layer}”的基准解析，得到 ‹{base}›。",
    other: "是相对的；以“{layer}”（‹{type}›）的基准解析，得到 ‹{base}›。",
  },
  unneeded: "用不着：更靠里的一层已有基准。",
  cut: "去掉它的片段：基准没有片段。",
  folded: "其中的空白被忽略，与其他首部字段一样。",
  flat: {
    useless: "它的路径不以 ‹/› 开头。按照文档的说法，这样的基准不能用于相对引用；但它的算法仍会给出答案。",
    odd: "其中没有 ‹/›，也就没有层级：作为路径的相对引用会替换方案以外的全部内容。",
  },
  nothing: {
    embedded: "文档中没有基准。",
    enclosing: "据目前所知，它外面没有别的实体。",
    entity: "它没有指明基准。",
    retrieval: "据目前所知，它不是获取来的。",
    default: "应用程序没有默认基准。",
    empty: "空字符串：每个引用都必须是绝对的。",
  },
  unknown: "{document} 没有谈到这一层。",
  omitted: {
    by: "count",
    other: "再往外的 {count} 个实体没有查看。",
  },
  "more-found": { by: "count", other: "另外 {count} 个没有查看。" },

  why: {
    embedded: "基准是 ‹{base}›：它写在文档里面，而最里面的一层优先。",
    "content-base": "基准是 ‹{base}›：它是文档外层实体的 Content-Base。更靠里的各层都没有基准。",
    "content-location": "基准是 ‹{base}›：它是文档外层实体的 Content-Location。更靠里的各层都没有基准。",
    retrieval: "基准是 ‹{base}›：经过所有重定向之后，文档就是用这个 URI 获取的。更靠里的各层都没有基准。",
    default: "基准是 ‹{base}›：它是应用程序的默认基准。其他各层都没有基准。",
    "empty-default": "各层都没有基准，因此按照这个文档，基准是空字符串，每个引用都必须是绝对的。",
    none: "各层都没有基准。相对引用在这里没有意义。",
    "no-relative": "没有基准，因为 {document} 没有描述相对链接：它只说相对链接取决于原来的 URL。",
  },
  answers: { "empty-default": "空字符串", none: "没有基准", "no-relative": "没有相对链接" },
  announced: { base: "基准：{base}", none: "没有基准。" },

  decided: "我们的理解：",
  decisions: {
    fields: "这个版本没有提到首部字段。这里按 1997 年草案的规定处理；后来的邮件已经没有 Content-Base 了。",
    relative:
      "这个 HTML 页面的基准是相对的。这里像浏览器那样，用更外面的一层来解析它；1997 年和 2003 年文档的附录则要求它是绝对的。",
    /** Of what is embedded, by edition. */
    embedded: {
      "url-1993": "文档说，对象中可以存有它的正式名称，但没有说怎样存。这里把页面的 base 元素当作这个名称。",
    },
    syntax: "基准如果不是 URI 会怎样，这些文档没有说。这里略过它，看下一层。",
  },

  links: {
    title: {
      by: "count",
      0: "引用",
      other: "{count} 个引用，以及它们指向哪里",
    },
    place: "元素",
    reference: "引用",
    target: "目标",
    none: "文档中没有引用。",
    open: "在“解析”中查看各步",
    show: "再显示 {count} 个，共剩 {left} 个",
    left: { by: "count", other: "另外 {count} 个没有列出。" },
    which: "查看哪些属性",
    attributes:
      "a、area 和 link 的 href；img、script、iframe、frame、embed、source、audio、video、track 和 input 的 src；form 的 action；formaction；cite；object 的 data；poster；longdesc；background；ping。样式表、脚本和 srcset 中的引用，以及 meta 元素 refresh 中的引用，都不包括在内。",
    "no-base": "没有基准，也就没有目标",
    "no-relative": "没有目标：没有相对链接",
    current: "当前文档",
    unanswered: "没有答案",
    "self-unknown": "文档自己的 URI，而它是什么并不知道",
    "request-self": "新的请求：用的是文档自己的 URI",
    "request-base": "新的请求：用的是基准",
  },
};
