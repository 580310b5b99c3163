/**
 * What the page says around the stage: its header, what comes and what does not, and what is
 * said of a link. The notation is that of web/src/words/words.js.
 */
export default {
  title: "uriscope：看 URI 引用如何解析",
  tagline: "引用如何一步步变成 URI：从 1993 年到今天",
  /** Before all else, for who goes by keyboard. */
  past: "跳过页眉",
  /** The title of the window: what is shown, and the room. */
  titled: "{shown} – {room} – uriscope",
  rooms: "栏目",
  resolve: "解析",
  compare: "比较",
  schemes: "方案",
  encoding: "编码",
  documents: "文档",
  board: "总表",
  learn: "学习",
  embed: "嵌入",
  teach: "写给教师",
  examples: "示例",
  share: "分享",
  help: "帮助",
  "leave-presentation": "退出演示（Esc）",
  theme: { by: "choice", auto: "配色：自动", light: "配色：浅色", dark: "配色：深色" },
  auto: "自动",
  light: "浅色",
  dark: "深色",
  retry: "重试",

  /** The engine's arrival, and what comes in its place: there before anything can be fetched. */
  arrival: {
    engine: "正在加载引擎",
    coming: "引擎 {share}%",
    hangs: "引擎下载到 {share}% 时停住了；网络恢复后会接着下载。",
    broke: "引擎没能下载：连接断了。",
    gone: "这个页面比网站上的旧，请重新加载。你输入的内容会留在链接里。",
    reload: "重新加载",
    wrong: "服务器发来的不是引擎。",
    refused: "引擎需要 WebAssembly，但这个浏览器或页面所在的服务器不允许使用它。",
    failed: "引擎无法启动：{reason}。",
    meanwhile: "在它就绪之前，你输入的内容会保留，但没有答案。",
    fault: "页面里出了差错：{reason}。其余部分照常工作；要恢复全部功能，请重新加载页面。",
    words: "这个页面的一部分文字没能下载，所以有些话没有说全。",
  },

  /** The line of questions over the texts: what the room is for, and ways into it. */
  ways: {
    question: "这个链接通向哪里，为什么？",
    above: "太多 ..",
    vanished: "最后一段怎么没了？",
    query: "只有 ?y",
    host: "谁是主机？",
    all: "全部例子",
  },
  private: "你输入的内容不会离开本页。",
  /** On a phone, the run is shown on demand. */
  steps: { show: "显示各步", hide: "收起各步" },
  more: "更多",

  /** The stage. */
  swap: "交换基准和引用",
  client: "客户端会拿目标做什么",
  compared: "把目标与另一个 URI 比较",
  forms: "目标的其他写法",
  turn: "这里显示什么",
  panes: { components: "组件", buffers: "缓冲区", record: "记录", machine: "状态机" },
  answers: "目标：{answer}。",
  unanswered: "引擎答不了这个。",
  unspoken: "没有步骤",

  /** What could not be read of a link, or cannot be kept in one, and what else went wrong. */
  notes: {
    "not-fetched": "{ui:not-fetched}",
    "link-encoding": "链接的 ‹{name}› 中有一个 ‹%›，后面不是两个十六进制数字；已按原样采用。",
    "link-step": "链接给出的步骤 ‹{value}› 不是步骤编号；显示的是结尾。",
    "link-step-beyond": "链接要显示第 {value} 步，而这次运行只有 {total} 步；显示的是结尾。",
    "link-value": "链接要求 ‹{name}› 为 ‹{value}›，但这个页面不认识它；已忽略。",
    "link-field": "链接里有一部分 ‹{name}›，这个页面不认识；已忽略。",
    "link-edition": "链接要求版本 ‹{value}›，但这里没有；显示的是 RFC 3986。",
    "link-bytes": "链接的 ‹{name}› 中有些字节不是文本，以“\ufffd”代替。",
    "link-line-break": "链接的 ‹{name}› 中有换行，显示时已去掉。",
    "link-omitted": {
      by: "name",
      a: "A 太长，放不进链接，所以链接里没有它。",
      b: "B 太长，放不进链接，所以链接里没有它。",
      other: "‹{name}› 太长，放不进链接，所以链接里没有它。",
    },
    omitted: {
      by: "name",
      a: "A 超过 {most} 个字符，所以不放进链接。它保留在这个标签页里。",
      b: "B 超过 {most} 个字符，所以不放进链接。它保留在这个标签页里。",
      other: "‹{name}› 超过 {most} 个字符，所以不放进链接。它保留在这个标签页里。",
    },
    unkept: {
      by: "name",
      a: "A 超过 {most} 个字符，所以不放进链接；这个浏览器又无法保存它：重新加载页面就会丢失。",
      b: "B 超过 {most} 个字符，所以不放进链接；这个浏览器又无法保存它：重新加载页面就会丢失。",
      other: "‹{name}› 超过 {most} 个字符，所以不放进链接；这个浏览器又无法保存它：重新加载页面就会丢失。",
    },
    "link-pasted": "制作这个链接时，旁边有一段粘贴的文本。这样的文本只留在粘贴的地方，所以这里没有。",
    unpasted: "这个浏览器无法保存你粘贴的内容：重新加载页面就会丢失。",
    engine: "引擎答不了这个，但仍在继续工作。（{message}）",
    /** Where the chosen document has nothing to say of what a room is about. */
    unspoken: {
      by: "lacks",
      syntax: "{document} 没有可以用来检验文本的语法。",
      parting: "{document} 不在逐条比较答案的文档之列。",
      normal: "{document} 没有把文本化为规范形式的单独步骤。",
      schemes: "{document} 没有说明客户端怎样处理某个方案的 URL。",
      encoding: "这里不演示 {document} 把数据写进文本的步骤。",
      hosts: "{document} 没有列出主机的各种形式。",
      bases: {
        by: "document",
        "URL Standard": "文档的基准从哪里来，URL Standard 留给 HTML 等其他标准规定。",
        other: "{document} 没有说明文档的基准从哪里来。",
      },
      delimiting: {
        by: "document",
        "URL Standard": "URL Standard 没有谈到其他文本中的 URL。",
        other: "{document} 没有说明怎样在其他文本中找出它的文本。",
      },
      other: "{document} 没有谈到这一点。",
    },
  },
  "more-notes": "（还有 {count} 处）",
};
