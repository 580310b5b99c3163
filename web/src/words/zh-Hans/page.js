/**
 * The words around the stage: the header, loading and its errors, and notes on the page's
 * link. For the notation see web/src/words/words.js.
 */
export default {
  title: "uriscope：看 URI 引用如何解析",
  /** The first button, for people who use the keyboard. */
  past: "跳到主要内容",
  /** The title of the window: what is shown, and in which room. */
  titled: "{shown} – {room} – uriscope",
  rooms: "栏目",
  resolve: "解析",
  compare: "比较",
  schemes: "方案",
  encoding: "编码",
  documents: "网页与邮件",
  board: "一致性",
  learn: "学习",
  embed: "嵌入",
  teach: "教师专区",
  examples: "示例",
  share: "分享",
  help: "帮助",
  "leave-presentation": "退出演示（Esc）",
  theme: { by: "choice", auto: "配色：自动", light: "配色：浅色", dark: "配色：深色" },
  auto: "自动",
  light: "浅色",
  dark: "深色",
  retry: "重试",

  /** Loading the engine, and its errors: these words come with the page, as nothing else may load. */
  arrival: {
    engine: "正在加载引擎",
    coming: "正在加载引擎：{share}%",
    hangs: "引擎下载到 {share}% 停住了。网络恢复后会接着下载。",
    broke: "连接中断，引擎没有下载完。",
    gone: "本页已经过期，请重新加载。你输入的内容保存在网址里。",
    reload: "重新加载",
    wrong: "服务器返回的不是引擎文件。",
    refused: "引擎需要 WebAssembly，而浏览器或页面所在的服务器不允许使用它。",
    failed: "引擎无法启动：{reason}。",
    meanwhile: "引擎加载之前，页面会保留你输入的内容，但不显示结果。",
    fault: "页面出错：{reason}。其余部分仍然可用，重新加载页面可以恢复全部功能。",
    words: "页面的一部分文字没能加载，所以有些说明不完整。",
  },

  /** Above the boxes: examples to try, most of them named by the question they answer. */
  ways: {
    question: "链接最后指向哪里，为什么？",
    above: ".. 太多了",
    vanished: "最后一个路径段怎么没了？",
    host: "哪个是主机？",
    all: "全部示例",
  },
  private: "你输入的内容不会发送到任何地方。",
  /** Where both boxes are empty. */
  empty: "输入网页的地址和其中的一个链接，或者试试上面的示例。",
  /** In the place of the story, or back to it. */
  steps: { show: "展开算法", hide: "收起算法" },
  "look-up": "查阅",
  more: "更多",

  /** The stage. */
  swap: "交换基准和引用",
  client: "客户端怎样处理目标",
  compared: "把目标与另一个 URI 比较",
  forms: "目标的其他写法",
  panes: { components: "组件", record: "URL 记录", machine: "状态机" },
  answers: "目标：{answer}。",
  unanswered: "引擎无法给出结果。",
  /** The earlier specs of a room, folded: what they answer. */
  earlier: {
    none: "{count} 份早期规范",
    all: "{count} 份早期规范：{answer}",
    some: "{answer}（{count} 份）",
    same: "相同",
    differs: "不同",
    unspoken: "没有涉及",
    apart: "早期规范：{answers}",
  },
  unspoken: "–",

  /** What a link got wrong, what it cannot contain, and other errors. */
  notes: {
    "not-fetched": "{ui:not-fetched}",
    "link-encoding": "分享链接的 ‹{name}› 里有一个 ‹%›，后面不是两位十六进制数字，所以原样采用。",
    "link-step": "分享链接里的步骤 ‹{value}› 不是步骤编号，已忽略。",
    "link-step-beyond": "分享链接要求显示第 {value} 步，而这个过程只有 {total} 步，已忽略。",
    "link-value": {
      by: "instead",
      empty: "分享链接把 ‹{name}› 设为 ‹{value}›，这里不能用这个值，已忽略。",
      other: "分享链接把 ‹{name}› 设为 ‹{value}›，这里不能用这个值，改用 ‹{instead}›。",
    },
    "lines-dropped": "你的改动属于另一份规范，已经放弃。点浏览器的“后退”可以恢复。",
    "lines-unused": "练习以规范原文为准，分享链接里的改动不起作用。",
    "link-field": "分享链接里的参数 ‹{name}› 无法识别，已忽略。",
    "link-edition": "分享链接指定的规范 ‹{value}› 不存在，改为显示 RFC 3986。",
    "link-bytes": "分享链接的 ‹{name}› 里有些字节不是 UTF-8，已替换为“\ufffd”。",
    "link-line-break": "分享链接的 ‹{name}› 里有换行，已去掉。",
    "link-omitted": {
      by: "name",
      a: "A 太长，分享链接里没有包含它。",
      b: "B 太长，分享链接里没有包含它。",
      other: "‹{name}› 太长，分享链接里没有包含它。",
    },
    omitted: {
      by: "name",
      a: "A 超过 {most} 个字符，放不进分享链接。这个标签页会保留它。",
      b: "B 超过 {most} 个字符，放不进分享链接。这个标签页会保留它。",
      other: "‹{name}› 超过 {most} 个字符，放不进分享链接。这个标签页会保留它。",
    },
    unkept: {
      by: "name",
      a: "A 超过 {most} 个字符，放不进分享链接。浏览器也无法保存它，重新加载页面就会丢失。",
      b: "B 超过 {most} 个字符，放不进分享链接。浏览器也无法保存它，重新加载页面就会丢失。",
      other: "‹{name}› 超过 {most} 个字符，放不进分享链接。浏览器也无法保存它，重新加载页面就会丢失。",
    },
    "link-pasted": "生成这个分享链接的页面上还有粘贴的文本。分享链接不带这类文本，所以这里没有。",
    unpasted: "浏览器无法保存你粘贴的内容，重新加载页面就会丢失。",
    engine: "引擎无法给出结果，但仍在运行（{message}）。",
    /** The chosen document does not cover what a room is about. */
    unspoken: {
      by: "lacks",
      syntax: "{ui:spec-first} 没有规定语法，无法查找语法错误。",
      parting: "{ui:spec-first} 不在逐条比较的规范之列。",
      normal: "{ui:spec-first} 没有自己的规范化步骤。",
      schemes: "{ui:spec-first} 没有说明客户端怎样处理某个方案的 URL。",
      encoding: "本页没有 {ui:spec} 的编码步骤。",
      hosts: "{ui:spec-first} 没有列出主机的各种形式。",
      bases: {
        by: "document",
        "URL Standard": "文档的基准从哪里来，URL 标准交给 HTML 等其他规范规定。",
        other: "{ui:spec-first} 没有说明文档的基准从哪里来。",
      },
      delimiting: {
        by: "document",
        "URL Standard": "URL 标准没有说明怎样在其他文本中找出 URL。",
        other: "{ui:spec-first} 没有说明怎样在其他文本中找出 URI。",
      },
      other: "{ui:spec-first} 没有提到这一点。",
    },
  },
  "more-notes": "（还有 {count} 处）",
};
