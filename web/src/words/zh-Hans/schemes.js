/**
 * The words of the Schemes room and of the views of a scheme, in Chinese. What a client does has files
 * of its own, one for each edition that says so. Notation: web/src/words/words.js.
 */
export default {
  title: "客户端会发送什么？",
  /** The label for screen readers of an element in another page. */
  label: "客户端怎样处理“{reference}”",

  /** What an edition says about a name, in a word. */
  standings: {
    none: "没有方案",
    defined: "有定义",
    named: "仅提到名称",
    reserved: "保留",
    experimental: "试验用",
    unknown: "没有定义",
    special: "特殊",
    "not-special": "非特殊",
  },
  /** The same in a sentence. */
  why: {
    empty: "输入一个 URL，或者选一个示例。",
    none: "URL 以方案（scheme，平时常叫“协议”）的名称和冒号开头。这段文本不是这样，客户端处理不了。",
    defined: "{ui:spec-first} 定义了 ‹{name}›，规定了它的 URL 由哪些部分组成，各是什么意思。",
    named: "{ui:spec-first} 提到了 ‹{name}›，但没有规定它的 URL 由哪些部分组成。",
    reserved: "{ui:spec-first} 把名称 ‹{name}› 留给将来使用，没有为它规定任何内容。",
    experimental: "以 ‹x-› 开头的名称供试验使用，‹{name}› 就是一个，意思由使用者自行约定。",
    unknown: "{ui:spec-first} 没有定义名为 ‹{name}› 的方案，意思由别处规定。",
    special: "按 {ui:spec}，‹{name}› 是六个特殊方案之一，这些方案的 URL 有专门的解析规则。",
    "not-special": "按 {ui:spec}，‹{name}› 不是特殊方案，所以它的 URL 按通用规则解析。",
  },
  /** What each edition says about scheme names. */
  names: "{ui:spec} 中的方案名称",
  "names-label": "这份规范对方案名称的规定",
  says: {
    "url-1993":
      "名称代表一种协议，需要注册。注册时要说明怎样访问它的 URL 所指的内容。以 ‹x-› 开头的名称供试验使用，由使用者约定。‹urn:› 留给比地址更持久的名称，以便区分这两者。规范没有提到大写字母，所以 ‹HTTP› 不等于 ‹http›。",
    rfc1630:
      "名称以字母开头，后面可以是语法允许用在 URI 其他位置的任何字符。名称代表一种协议或一个名称空间。新名称需要注册，并附上访问对象的方法。以 ‹x-› 开头的名称供试验使用，由使用者约定。‹urn:› 留给持久的名称。‹afs› 有一条规则，作为历史记录保留。规范没有提到大写字母，所以 ‹HTTP› 不等于 ‹http›。",
    rfc1738:
      "名称由小写字母、数字、‹+›、‹.› 和 ‹-› 组成，程序应把大写字母当作小写。新名称需要注册，并附上访问所指内容的方法。以 ‹x-› 开头的名称供试验使用。一些提议过的名称予以保留：‹afs›、‹mid›、‹cid›、‹nfs›、‹tn3270›、‹mailserver› 和 ‹z39.50›。",
    rfc1808:
      "名称由字母、数字、‹+›、‹.› 和 ‹-› 组成。规范按照能否使用相对 URL，把 RFC 1738 的方案分成几类。‹mailto›、‹news› 和 ‹telnet› 从不允许相对 URL。‹gopher›、‹prospero› 和 ‹wais› 可能把分隔符另作他用。‹file›、‹ftp›、‹http› 和 ‹nntp› 总能按这份规范的语法解析。方案的意思由 RFC 1738 规定。",
    "url-syntax-05":
      "名称由字母、数字、‹+›、‹.› 和 ‹-› 组成，程序应把大写字母当作小写。这份规范描述所有 URL 的共同部分。各方案的意思以及怎样注册新名称，由其他规范规定。",
    rfc2396:
      "名称以字母开头，后面是字母、数字、‹+›、‹.› 和 ‹-›，程序应把大写字母当作小写。RFC 1738 对各个方案的说明没有收入这份规范，将由单独的规范取代，怎样注册新名称也由单独的规范说明。‹urn:› 留给持久的名称。",
    "rfc2396bis-01":
      "名称以字母开头，后面是字母、数字、‹+›、‹.› 和 ‹-›，程序应把大写字母当作小写。方案的意思以及怎样注册新名称，由其他规范规定。RFC 1738 的方案有意没有收入。",
    rfc3986:
      "名称以字母开头，后面是字母、数字、‹+›、‹.› 和 ‹-›。名称不区分大小写，书写时应该用小写。这份规范没有规定任何具体的方案。每个方案有自己的规范，而且只能把规则收窄。从名称查到规范，要靠注册表。",
    "url-standard":
      "方案由一个字母和后面的字母、数字、‹+›、‹-› 和 ‹.› 组成，以小写保存。有六个方案是特殊方案，其余方案的解析方式都相同。",
  },
  /** The URL Standard’s answer in the place of messages: the origin. */
  origin: {
    title: "源",
    about: "浏览器比较方案、主机和端口，把不同源的页面隔开。不透明的源与任何源都不相同。",
    none: "这段文本不是 URL，所以没有源。",
    is: { by: "origin", null: "源是不透明的，写作 ‹null›。", other: "源是 ‹{origin}›。" },
    client: "没有消息，因为 URL 标准没有规定客户端发送什么。对 ‹http› 和 ‹https›，这由 Fetch 标准规定。",
  },
  "no-dialogue": "没有消息，因为这份规范没有说客户端怎样处理。",
  /** What is known of a scheme that the edition does not define. */
  known: {
    title: "已知的情况",
    today: {
      by: "port",
      empty: "‹{name}› 现在有自己的规范。",
      other: "‹{name}› 现在有自己的规范。URL 没有写端口时，端口是 ‹{port}›。",
    },
    host: "这个 URL 写明了主机 ‹{host}›，所以客户端会连接到它的 ‹{port}› 端口。",
    resolve: "查看它的组件，并以它为基准解析引用",
  },
  elsewhere: "下列规范规定了客户端的做法：",
  gateways: "获取 URL 的客户端应提供网关设置，遇到不认识的方案就使用网关。",

  /** The views. */
  "client-does": "客户端怎样做",
  "standard-says": "方案与源",
  panes: { components: "组成部分", buffers: "消息", origin: "源" },
  "no-name": "没有方案",
  port: "端口 {port}",
  "port-given": "这份规范规定了方案的默认端口：‹{port}›。",
  parts: "URL 的组成部分",
  written: "URL 中的写法",
  used: "客户端使用的值",
  recorded: "记录中的值",
  generic: "按通用的 URL 语法拆分为",
  dialogue: "消息",
  messages: "客户端逐行发送的内容",
  client: "客户端",
  server: "服务器",
  rows: { connection: "连接到", advice: "告诉用户：" },
  "from-url": "来自 URL",
  "from-client": "由客户端解码或添加",
  ours: "这是我们的理解，规范没有明确规定发送的内容。",
  "nothing-sent": "什么也不发送。",
  /** For a message with a line break or a NUL that comes from the URL. */
  injected: {
    mark: "不得发送",
    why: "这条消息中有来自 URL 的换行或 NUL。按规范的字面意思，客户端必须发送。现在的客户端不得发送，因为服务器可能把后面的文本当作另一条命令，或者认为文本到此结束。",
  },
  steps: { by: "count", other: "过程共 {count} 步。" },
  /** Invisible octets, by their hexadecimal numbers. */
  controls: { "00": "NUL", "09": "TAB", "0A": "LF", "0D": "CR" },

  examples: {
    "ftp-plain": "FTP",
    "ftp-encoded": "FTP：以 %2F 开头",
    "ftp-empty": "FTP：以 // 开头",
    "ftp-list": "FTP：列表",
    gopher: "Gopher：没有路径",
    "gopher-search": "Gopher 搜索",
    "gopher-ask": "Gopher+ 表单",
    "gopher-mark": "含 ? 的 Gopher 搜索",
    nntp: "用 NNTP 取文章",
    "news-group": "新闻组",
    "news-all": "所有新闻组：*",
    "news-article": "新闻文章",
    mailto: "邮件",
    telnet: "Telnet",
    wais: "WAIS 搜索",
    file: "本机文件",
    rlogin: "Rlogin 会话",
    mid: "邮件消息",
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
    "own-port": "自定端口",
    socket: "WebSocket",
    blob: "Blob",
    "blob-opaque": "Blob：不是 http",
    relative: "不是 URL",
  },
};
