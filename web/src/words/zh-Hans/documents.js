/**
 * The words of the room Pages & mail and of its first part, which shows where the base of a
 * document comes from. The notation is described in web/src/words/words.js.
 */
export default {
  questions: { base: "基准从哪里来？", text: "这段文本里有哪些 URI？" },
  "parts-label": "选择显示的内容",
  parts: { base: "基准从哪里来", text: "普通文本中的 URI" },

  document: "文档",
  paste: "把 HTML 页面或邮件粘贴或拖放到这里。它留在这个标签页里，其中的内容不会获取，也不会运行。",
  file: "打开文件…",
  clear: "清空",
  beginning: "只显示开头部分。",
  retrieval: "获取自",
  default: "默认基准",
  hints: {
    retrieval: "地址；如果经过重定向，按顺序写出所有地址，用空格隔开",
    default: "没有别的基准时，应用程序的选择",
  },
  box: { embedded: "内嵌", enclosing: "外层", retrieval: "获取", default: "默认" },
  body: "邮件的哪一部分",
  "body-name": { by: "name", empty: "邮件本身（{type}）", other: "{name}（{type}）" },
  examples: {
    embedded: "base 元素",
    enclosing: "一封邮件",
    retrieval: "经过重定向",
    default: "从未获取",
    none: "没有基准",
    two: "两个 base 元素",
    relative: "相对的基准",
    nested: "嵌套三层",
    forms: "空引用",
    flat: "mailto:",
    broken: "无效的基准",
  },
  "in-text": "文档没有引用，但文本里有 {count} 个 URI。",
  "to-text": "查看文本",
  reading: "正在读取……",
  read: {
    html: "按 HTML 读取。",
    mail: "按邮件读取。",
    "no-body": "按邮件读取，其中没有文本。",
    empty: "",
  },
  /** What was left out of the reading. */
  left: {
    html: "共 {length} 个字符，只读取前 {read} 个；读取更多，浏览器要花太长时间。",
    lines: "邮件超过 {most} 行，其余部分忽略。",
    parts: "邮件各部分的嵌套超过 {most} 层，更深的忽略。",
    messages: "邮件中的邮件嵌套超过 {most} 层，更深的忽略。",
    header: "邮件首部超过 2 MB，其余部分忽略。",
    bodies: "含文本的部分超过 {most} 个，其余的忽略。",
    broken: "邮件已损坏：{message}",
    charset: "不认识字符集 ‹{charset}›，所以文本按 UTF-8 读取。",
  },

  /** The layers, from the inside out. */
  layers: {
    embedded: "内嵌于文档",
    enclosing: "外层实体",
    retrieval: "获取地址",
    default: "默认",
  },
  references: { relative: "相对引用", none: "{document} 没有相对引用" },
  wins: "给出基准",
  winner: "{layer}，给出基准",
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
      embedded: "已忽略，因为只有第一个 base 元素有效。",
      retrieval: "已忽略，因为请求被重定向了。",
      "content-location": "已忽略，因为另一个首部字段优先。",
      other: "已忽略，因为只有第一个有效。",
    },
    "not-known": "已忽略，因为这份规范没有这一层。",
    overruled: "已忽略，因为按这份规范，默认值是空字符串。",
    syntax: "已忽略，因为它不是 URI。",
    "not-absolute": {
      by: "from",
      "content-base": "已忽略，因为它是相对的，而 Content-Base 必须是绝对的。",
      other: "已忽略，因为它是相对的，而文档的正式名称必须完整。",
    },
    "no-outer": "已忽略，因为它是相对的，而更外面没有哪一层有基准可以用来解析它。",
    "no-target": "已忽略，因为它指的是当前文档，得不到 URI。",
    "too-long": "已忽略，因为它太长。",
  },
  resolved: {
    by: "type",
    empty: "它是相对的，按“{layer}”的基准解析，得到 ‹{base}›。",
    other: "它是相对的，按“{layer}”（‹{type}›）的基准解析，得到 ‹{base}›。",
  },
  unneeded: "不需要，因为更里面的一层有基准。",
  cut: "去掉它的片段，因为基准没有片段。",
  folded: "其中的空白忽略不计，与所有首部字段一样。",
  flat: {
    useless: "它的路径不以 ‹/› 开头。规范说，这样的基准不能用来解析相对引用，但规范的算法仍会给出目标。",
    odd: "它没有 ‹/›，所以没有层级，相对路径形式的引用会取代方案以外的全部内容。",
  },
  nothing: {
    embedded: "文档没有指明基准。",
    enclosing: "没有给出外层邮件。",
    entity: "它没有指明基准。",
    retrieval: "没有给出获取它的地址。",
    default: "应用程序没有默认基准。",
    empty: "空字符串，每个引用都必须是绝对的。",
  },
  unknown: "{document} 没有这一层。",
  omitted: "更外面的 {count} 层没有检查。",
  "more-found": "另外 {count} 个没有检查。",

  why: {
    embedded: "基准是 ‹{base}›，由文档自己指明，而最里面的一层优先。",
    "content-base": "基准是 ‹{base}›，即外层实体的 Content-Base。更里面的各层都没有基准。",
    "content-location": "基准是 ‹{base}›，即外层实体的 Content-Location。更里面的各层都没有基准。",
    retrieval: "基准是 ‹{base}›，即获取文档的地址（经过重定向时，是最后的地址）。更里面的各层都没有基准。",
    default: "基准是 ‹{base}›，即应用程序的默认基准。其他各层都没有基准。",
    "empty-default": "各层都没有基准，所以按这份规范，基准是空字符串，每个引用都必须是绝对的。",
    none: "各层都没有基准，所以相对引用没有意义。",
    "no-relative": "没有基准，因为 {document} 只说相对链接取决于原来的 URL。",
  },
  answers: { "empty-default": "空字符串", none: "没有基准", "no-relative": "没有相对链接" },
  announced: { base: "基准：{base}", none: "没有基准。" },

  decided: "我们的理解：",
  decisions: {
    fields: {
      by: "edition",
      rfc1808:
        "RFC 1808 推荐自己的首部字段 ‹Base›，后来 RFC 2396 称之为传说中的字段。本页不读取它，而采用 1997 年草案的字段。",
      rfc2396:
        "RFC 2396 把首部字段留给 MHTML，只提到 Content-Location（第 G.4 节）。Content-Base 出自 1997 年草案，后来的邮件不再有它。",
      other:
        "这份规范把首部字段留给 MHTML，没有提到任何一个，所以采用 1997 年草案的字段；后来的邮件不再有 Content-Base。",
    },
    relative:
      "这个页面自己的基准是相对的，所以像浏览器那样，用外面的一层来解析它。RFC 1808、RFC 2396 以及 1997 年和 2003 年的草案在附录中要求它是绝对的。",
    /** Of what is embedded, by edition. */
    embedded: {
      "url-1993": "规范说，对象可以包含自己的正式名称，但没有说怎样包含。本页把网页的 base 元素当作这个名称。",
    },
    syntax: "规范没有说明基准不是 URI 时怎么办。本页忽略它，采用下一层。",
  },

  links: {
    title: {
      by: "count",
      0: "引用",
      other: "{count} 个引用及其目标",
    },
    place: "元素",
    reference: "引用",
    target: "目标",
    none: "文档中没有引用。",
    open: "在“解析”页显示步骤",
    steps: "步骤",
    "steps-of": "{reference} 的步骤",
    show: "剩余 {left} 个中，再显示 {count} 个",
    left: { by: "count", other: "另外 {count} 个没有列出。" },
    which: "读取哪些属性？",
    attributes:
      "a、area 和 link 的 href；img、script、iframe、frame、embed、source、audio、video、track 和 input 的 src；form 的 action；formaction；cite；object 的 data；poster；longdesc；background；ping。样式表、脚本、srcset 和 meta refresh 中的引用不读取。",
    "no-base": "没有基准，所以没有目标",
    "no-relative": "没有目标，因为没有相对链接",
    current: "当前文档",
    unanswered: "没有结果",
    "self-unknown": "文档自己的 URI，但它是未知的",
    "request-self": "对文档自己的 URI 发出新请求",
    leaves: { by: "sure", yes: "离开本页：只有片段的引用指向基准", other: "离开本页，除非基准就是本页的地址" },
    "request-base": "对基准发出新请求",
  },
};
