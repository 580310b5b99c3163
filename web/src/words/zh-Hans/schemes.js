/**
 * What the Schemes room says in Simplified Chinese, and the views of a scheme. The words for
 * what a client does are in files of their own, one for each edition that tells. The notation
 * is that of web/src/words/words.js.
 */
export default {
  title: "方案：客户端怎样处理 URL",
  /** An element, to whoever listens. */
  label: "客户端怎样处理“{reference}”",

  /** What an edition makes of a name, in a word. */
  standings: {
    none: "没有方案",
    defined: "有定义",
    named: "只有名称",
    reserved: "保留",
    experimental: "试验用",
    unknown: "没有定义",
    special: "特殊",
    "not-special": "非特殊",
  },
  /** The same in a sentence. */
  why: {
    empty: "输入一个 URL，或者选一个示例。",
    none: "URL 以方案的名称和冒号开头。这段文本没有这样的开头，所以客户端单凭它什么也做不了。",
    defined: "{document} 定义了 ‹{name}›：它的 URL 由什么组成，是什么意思。",
    named: "{document} 提到了 ‹{name}›，但没有定义它的 URL 由什么组成。",
    reserved: "{document} 把名称 ‹{name}› 留给将来使用，没有为它定义任何内容。",
    experimental: "以 ‹x-› 开头的名称可以自由用于试验，‹{name}› 就是一个：它是什么意思，由使用者之间约定。",
    unknown: "{document} 没有定义名为 ‹{name}› 的方案。它是什么意思，要看别的文档。",
    special: "在{document}里，‹{name}› 是六个特殊方案之一，它的 URL 有自己的分析规则。",
    "not-special": "在{document}里，‹{name}› 不是特殊方案，它的 URL 与其他方案的一样分析。",
  },
  /** What each edition says of the names of schemes. */
  names: "{document} 中的方案名称",
  "names-label": "这个版本关于名称的说法",
  says: {
    "url-1993":
      "一个名称代表一种协议，要经过注册。注册者要说明怎样取得其 URL 所指的东西。以 ‹x-› 开头的名称供约定试验。‹urn:› 留给比地址更持久的名称，使两者能够区分。文档没有谈到大写字母，因此 ‹HTTP› 不当作 ‹http›。",
    rfc1630:
      "名称以字母开头，后面可以是语法在 URI 别处允许的任何字符。名称代表一种协议或一个名称空间。新名称要注册，并说明怎样取得对象；以 ‹x-› 开头的供约定试验，‹urn:› 留给持久的名称。‹afs› 的规则作为历史记录保留。文档没有谈到大写字母，因此 ‹HTTP› 不当作 ‹http›。",
    rfc1738:
      "名称由小写字母、数字、‹+›、‹.› 和 ‹-› 组成；程序应把大写字母当作小写。新名称要注册，并说明怎样取得它们所指的东西。以 ‹x-› 开头的名称用于试验；另有一些提议过的名称予以保留：‹afs›、‹mid›、‹cid›、‹nfs›、‹tn3270›、‹mailserver› 和 ‹z39.50›。",
    rfc1808:
      "名称由字母、数字、‹+›、‹.› 和 ‹-› 组成。文档把 RFC 1738 的方案按相对 URL 能否使用来分类：‹mailto›、‹news› 和 ‹telnet› 从不使用；‹gopher›、‹prospero› 和 ‹wais› 可能把那些符号另作他用；‹file›、‹ftp›、‹http› 和 ‹nntp› 总有这些组件。各方案的意思在 RFC 1738 中。",
    "url-syntax-05":
      "名称由字母、数字、‹+›、‹.› 和 ‹-› 组成；程序应把大写字母当作小写。这份文档描述所有 URL 共有的部分。各方案的意思留给各自的文档，怎样注册新名称也是如此。",
    rfc2396:
      "名称以字母开头，后面是字母、数字、‹+›、‹.› 和 ‹-›；程序应把大写字母当作小写。RFC 1738 关于各个方案的内容，这份文档没有收入：那些内容将由各方案自己的文档取代，怎样注册新名称也将另有文档说明。‹urn:› 留给持久的名称。",
    "rfc2396bis-01":
      "名称以字母开头，后面是字母、数字、‹+›、‹.› 和 ‹-›；程序应把大写字母当作小写。方案的意思以及怎样注册新名称，在别的文档中：RFC 1738 的方案是有意不收入的。",
    rfc3986:
      "名称以字母开头，后面是字母、数字、‹+›、‹.› 和 ‹-›。大写字母和小写字母意思相同，书写时应该用小写。这里没有规定任何一个具体方案：每个方案有自己的文档，那份文档只能把规则收窄；从名称到文档，有注册表可查。",
    "url-standard":
      "方案以字母开头，后面是字母、数字、‹+›、‹-› 和 ‹.›，以小写保存。六个方案是特殊方案，其余的都一样分析。",
  },
  /** The URL Standard’s answer in the place of messages: the origin. */
  origin: {
    title: "源",
    about: "浏览器按源把页面分隔开，比较的是方案、主机和端口。不透明的源与任何源都不相同。",
    none: "文本不是 URL，所以没有源。",
    is: { by: "origin", null: "源是不透明的，写作 ‹null›。", other: "源是 ‹{origin}›。" },
    client: "没有消息：标准没有说客户端发送什么。对 ‹http› 和 ‹https›，这由 Fetch 标准规定。",
  },
  "no-dialogue": "没有对话：这个版本没有说客户端怎样处理这样的文本。",
  /** What is known of a scheme all the same: today's document, and where a client would turn to. */
  known: {
    title: "可以说的",
    today: {
      by: "port",
      empty: "‹{name}› 今天由专门的文档描述。",
      other: "‹{name}› 今天由专门的文档描述；URL 没有写端口时，端口是 ‹{port}›。",
    },
    host: "这个 URL 指出了主机 ‹{host}›，所以客户端会连接到它的 ‹{port}› 端口。",
    resolve: "查看它的各部分，以及其中相对链接的意思",
  },
  elsewhere: "客户端会怎样做，见",
  gateways: "客户端如果能按 URL 取东西，就应当有网关的设置：遇到不认识的方案，就转向网关。",

  /** The views. */
  "client-does": "客户端怎样做",
  "standard-says": "方案与源",
  panes: { components: "组成部分", buffers: "对话", origin: "源" },
  "no-name": "没有方案",
  port: "端口 {port}",
  "port-given": "它的端口这里倒是给出了：没有写端口时，指的是 ‹{port}›。",
  parts: "URL 的组成部分",
  written: "URL 中的写法",
  used: "客户端使用的值",
  recorded: "在记录里",
  generic: "按通用 URL 拆分为",
  dialogue: "发送的内容",
  messages: "客户端逐行发送的内容",
  client: "客户端",
  server: "服务器",
  rows: { connection: "连接到", advice: "告诉用户：" },
  "from-url": "来自 URL",
  "from-client": "解码得到，或客户端自己的",
  ours: "这是我们的理解：文档没有明确说发送的是什么。",
  "nothing-sent": "什么也不发送。",
  /** Said of a message with a line break or a NUL that comes from the URL, and at it. */
  injected: {
    mark: "不可发送",
    why: "其中有来自 URL 的换行或 NUL。照文档的字面意思，它会被发送；但今天的客户端不可这样做：服务器可能把后面的内容当作一条单独的命令，或者认为文本到此结束。",
  },
  steps: { by: "count", other: "客户端的动作共 {count} 步。" },
  /** Octets that have no picture, by their hexadecimal numbers. */
  controls: { "00": "NUL", "09": "TAB", "0A": "LF", "0D": "CR" },

  "examples-label": "示例",
  examples: {
    "ftp-plain": "FTP",
    "ftp-encoded": "FTP：以 %2F 开头",
    "ftp-empty": "FTP：以 // 开头",
    "ftp-list": "FTP：列表",
    gopher: "Gopher：没有路径",
    "gopher-search": "Gopher 搜索",
    "gopher-ask": "Gopher+ 表单",
    "gopher-mark": "含 ? 的 Gopher 搜索",
    nntp: "用 NNTP 取一篇文章",
    "news-group": "一个新闻组",
    "news-all": "所有新闻组：*",
    "news-article": "一篇新闻文章",
    mailto: "邮件",
    telnet: "Telnet",
    wais: "WAIS 搜索",
    file: "本机文件",
    rlogin: "rlogin 会话",
    mid: "收到的一封邮件",
    cid: "邮件的一部分",
    "wais-document": "WAIS 文档",
    prospero: "Prospero",
    "prospero-version": "Prospero：%00",
    afs: "AFS",
    http: "HTTP",
    "name-http": "http",
    "name-upper": "大写的 HTTP",
    "name-urn": "urn:",
    "name-x": "试验用的 x-",
    "name-unknown": "javascript:",
    "name-colon": "1b:c",
    "own-port": "自己的端口",
    socket: "WebSocket",
    blob: "Blob",
    "blob-opaque": "Blob：不是 http",
    relative: "不是 URL",
  },
};
