/**
 * What the Encoding room says, and the views of data and of hosts, in Simplified Chinese. The
 * notation is that of web/src/words/words.js.
 */
export default {
  title: "编码：从字符到八位字节，再回到字符",
  /** An element, to whoever listens. */
  element: { data: "“{text}”的编码与解码", host: "主机“{text}”怎样被读取" },
  part: "看什么",
  parts: { data: "数据", host: "主机" },
  data: "数据",
  host: "主机",
  component: "组件",
  charset: "字符集",
  encoded: "编码结果",
  listing: "逐步进行",
  panes: { grid: "字符", texts: "文本" },
  example: "示例",
  copy: "复制",
  "copy-title": "复制编码结果",
  announced: "编码结果：{encoded}",
  impossible: "无法编码。",
  /** The line below what is encoded, or below a host. */
  why: {
    empty: "输入数据：任何字符都可以，包括 URI 不能有的字符。",
    stays: "全部都可以原样出现在这个组件里：{reason}。",
    impossible: "无法编码：{found}在这个字符集里没有八位字节。",
    one: "{found}变成 ‹{written}›：{reason}。",
    several: "{count} 个字符变成编码。第一个是{found}，变成 ‹{written}›：{reason}。",
    "host-empty": "输入一个主机：名称或地址。",
    host: "{kind}。按照 {document}，它符合规则 ‹{rule}›。",
    "host-none": "{document} 的主机形式没有一种与它相符。",
    "iri-empty": "输入一个 IRI：可以含有任何文字的地址。",
    "iri-stays": "它原样就是 URI：没有什么要编码。",
    iri: {
      by: "count",
      one: "URI 不能有 ‹{found}›：它变成 ‹{written}›。",
      other: "有 {count} 处是 URI 不能有的字符。第一处是 ‹{found}›，变成 ‹{written}›。",
    },
    "uri-empty": "输入一个含有百分号编码的 URI。",
    "uri-stays": "其中没有什么能变成字符。",
    uri: {
      by: "count",
      one: "‹{found}› 代表一个字符，变成 ‹{written}›。",
      other: "有 {count} 处代表字符。第一处是 ‹{found}›，变成 ‹{written}›。",
    },
  },
  "no-text": "无",
  "not-yet": "还没有",
  empty: "还没有数据。在上面输入一些：任何字符都可以，URI 中不能有的也可以。",
  "empty-host": "还没有主机。在上面输入一个：名称、地址，或者 // 与下一个 / 之间的内容。",
  more: { by: "count", other: "……还有 {count} 个字符" },

  charsets: { "utf-8": "UTF-8", "iso-8859-1": "ISO Latin 1", ebcdic: "EBCDIC" },
  /** By whose choice it is the first of the list: the document's, by its advice, or ours. */
  "own-charset": {
    by: "basis",
    says: "{charset}（此版本规定）",
    ours: "{charset}（我们的选择）",
    advises: { by: "edition", rfc3986: "{charset}（用于新方案）", other: "{charset}（此版本建议）" },
  },
  columns: { characters: "字符", octets: "八位字节", encoded: "写作", why: "原因" },

  /** What an octet has to be, in a sentence: by the ids of the reasons. */
  reasons: {
    unreserved: "代表它自己：在任何地方都没有别的用途",
    xalpha: "按语法可以原样出现在这里",
    allowed: "在别处是分隔符，但在这里可以作为数据出现",
    address: "隔开邮件地址的两半，按原样写出",
    percent: "是编码的开头，所以作为数据时它自己要编码",
    delimiter: "会结束或隔开这个组件",
    reserved: "在这里保留，用来隔开组件内部的各部分",
    "not-unreserved": "在这里没有保留，但只有非保留字符可以作为数据出现",
    elsewhere: "被某些方案保留；在那些方案中，只有用于保留的用途时才不编码",
    bnf: "BNF 中这个组件的规则没有给它位置",
    "without-quoting": "在对象的名称里可以原样写，也不一定分隔什么",
    "unreserved-here": "被别的方案保留，这个方案没有保留，本来可以原样写；但第 2.2 节只允许保留字符用于保留的用途",
    password: "会成为密码的开头",
    provided: "按规则 ‹user› 属于用户名，但后面可能规定有密码，而 ‹ftp› 就有",
    brackets: "用来括住主机的地址，不出现在别处",
    outside: "不能出现在这个组件中",
    control: "是控制字符，谁也看不见",
    space: "在复制 URI 时太容易丢失或多出来",
    delims: "在正文中用来括住 URI，或者为 URI 划界",
    anchor: "是片段的开头，而片段不是 URL 的一部分",
    unwise: "会被某些网关改动",
    "not-ascii": "不对应 US-ASCII 中的任何字符",
    prohibited: "不在语法允许出现在那里的字符之列",
    "no-octets": "在这个字符集中没有对应的八位字节",
  },
  /** The same in a few words, within a sentence about a step. */
  short: {
    unreserved: "非保留字符",
    xalpha: "语法允许",
    allowed: "在这里可以作为数据",
    address: "地址中允许",
    percent: "它是编码的开头",
    delimiter: "它会结束或隔开组件",
    reserved: "它在这个组件中保留",
    "not-unreserved": "它不是非保留字符",
    elsewhere: "它可能被保留",
    bnf: "BNF 在这里没有它",
    "without-quoting": "对象的名称里可以有",
    "unreserved-here": "别的方案保留它",
    password: "它会成为密码的开头",
    provided: "它后面可能规定有密码",
    brackets: "它只用来括住地址",
    outside: "组件中不能有它",
    control: "它是控制字符",
    space: "它太容易丢失",
    delims: "它用来括住 URI",
    anchor: "它是片段的开头",
    unwise: "某些网关会改动它",
    "not-ascii": "它不属于 US-ASCII",
    prohibited: "语法不允许",
    "no-octets": "它没有对应的八位字节",
  },
  needs: { stays: "保持原样：", should: "应该编码：", must: "编码：" },

  /** What has to be said of data. */
  warnings: {
    "reads-encoded": {
      by: "count",
      1: "‹{found}› 在这里是数据，所以其中的 ‹%› 被编码。如果它已经编码过，就不能再编码一次。",
      other:
        "‹{found}› 和另外 {rest} 处看起来像是编码过的。它们在这里是数据，所以每个 ‹%› 都被编码。已经编码过的内容不能再编码一次。",
    },
    "dot-segment": {
      by: "edition",
      "url-1993":
        "路径段 ‹{found}› 表示层级中的一个位置。其中的点编码以后是什么意思，文档没有说；它关于部分 URL 的规则什么也不解码，会让这些点留着。",
      rfc1630:
        "路径段 ‹{found}› 表示层级中的一个位置，其中的点是保留的：编码以后含义不同。关于部分 URI 的规则什么也不解码，会让它们留着；但如果软件先解码，就不会留下。",
      rfc3986:
        "路径段 ‹{found}› 表示层级中的一个位置。编码也没有用：按第 2.3 节，其中的点编码以后意思不变。去除点段时什么也不解码（第 5.2.4 节），所以它们会留着；但如果软件先解码，就不会留下。",
      other:
        "路径段 ‹{found}› 表示层级中的一个位置。编码也没有用：按第 2.3 节，其中的点编码以后意思不变。算法什么也不解码，所以它们会留着；但如果软件先解码，就不会留下。",
    },
    "read-address": "读到这个 URI 的程序会把它当作 IPv4 地址，而不是名称：那种形式最先尝试。",
    "other-scheme":
      "文档用这种编码来映射 WAIS、FTP、Prospero 和 Gopher 的地址。对示例中的方案，文档没有这样说，但说了 ‹%› 总是表示一个编码的字符。",
    "no-octets": {
      by: "count",
      1: "‹{found}› 在 {charset} 中没有对应的八位字节。",
      other: "‹{found}› 在 {charset} 中没有对应的八位字节，另外 {rest} 个字符也没有。",
    },
    "raw-octets":
      "这些八位字节被当作 US-ASCII 的八位字节。这样行得通，但谁也读不懂：EBCDIC 的内容应该先转换成 US-ASCII 或 UTF-8。",
    "not-utf-8": "在名称中，只有 UTF-8 的内容可以使用百分号编码。",
    "for-dns": "要在 DNS 中查询的名称，在那里写成 IDNA 形式；URI 最好一开始就用这种形式。",
  },
  never: "如果再解码一次，数据就会变成 ‹{twice}›。所以只解码一次。",
  early: "如果在拆分之前解码，{component} 会在 ‹{early}› 之后就结束。",
  dns: {
    title: "DNS 中的名称",
    ours: "我们对每个标签原样计算的 Punycode",
    mapped: "本浏览器的结果，它先对字符做映射",
    shown: "映射得到的名称",
    refused: "被拒绝",
  },

  /** The texts of a run, by the number of their registers. */
  texts: {
    0: "数据（data）",
    1: "八位字节（octets）",
    2: "编码结果（encoded）",
    3: "放进 URI",
    4: "拆分之后：{component}",
    5: "又是八位字节（octets again）",
    6: "解码结果（decoded）",
  },

  run: {
    lines: {
      octets: 'octets ← ""',
      each: "只要 data 还有字符",
      ascii: "其中属于 US-ASCII 的：逐个追加对应的八位字节",
      charset: "其他字符：追加它在 {charset} 中的八位字节",
      none: "若 data 中有字符在 {charset} 中没有八位字节，就没有结果",
      encoded: 'encoded ← ""',
      octet: "只要 octets 还有剩余",
      stays: "可以作为数据原样出现的字符：追加这些字符",
      triplet: "否则：追加一个百分号和两个大写的十六进制数字",
      place: "把 encoded 放进 URI，作为 {component}",
      split: "{component} ← URI 的 {component}",
      again: 'octets again ← ""',
      left: "只要 {component} 还有剩余",
      plain: "直接写出的字符：追加它们的八位字节",
      escape: "否则是一个百分号和两个数字：追加它们代表的八位字节",
      decoded: "decoded ← octets again 在 {charset} 中对应的字符",
    },
    steps: {
      octets: "URI 由字符组成，字符又代表八位字节，所以数据先变成八位字节。",
      ascii: "‹{characters}› 属于 US-ASCII：每个字符是一个八位字节，就是它的编号。",
      charset: "‹{characters}› 在 {charset} 中的八位字节是：{added}。",
      none: {
        by: "answer",
        yes: "‹{missing}› 在 {charset} 中没有八位字节，所以这些数据无法编码。",
        no: "每个字符在 {charset} 中都有八位字节。",
      },
      encoded: "现在把每个八位字节写出来：要么写成字符，要么编码。",
      stays: "‹{added}› 代表它自己的八位字节：{reason}。",
      triplet: "‹{characters}› 的一个八位字节变成 ‹{added}›：{reason}。",
      place: "编码的结果放进 URI 中它的位置：‹{set}›。",
      split: "读取 URI 的程序先拆分它：{component} 是 ‹{set}›。",
      again: "到现在才对 {component} 解码，而且只解码一次。",
      plain: "字符又代表它们自己的八位字节。",
      escape: "这里的一个百分号和两个数字代表一个八位字节。",
      decoded: {
        by: "changed",
        no: "这些八位字节是 {charset} 中的字符：‹{set}›。",
        yes: "这些八位字节是 {charset} 中的字符：‹{set}›。如果再解码一次，就会变成 ‹{twice}›。",
      },
    },
  },
  /** What was decided about charsets, by edition, and where another charset was chosen. */
  rfc1738: {
    decisions: { charset: "文档只谈八位字节。UTF-8 是我们的选择：它让 US-ASCII 保持不变。" },
  },
  "rfc2396bis-01": {
    decisions: {
      charset: "用哪种字符集，文档没有规定（第 2.1 节）。“只要可能”就用 UTF-8，这是它的建议（第 6.3 节）。",
    },
  },
  rfc3986: {
    decisions: {
      charset:
        "文档要求此后定义的方案使用 UTF-8，并且所有方案都使用 US-ASCII 的八位字节。旧方案怎样处理其他字符，由它们自己决定。",
    },
  },
  "url-syntax-05": {
    decisions: { charset: "文档没有规定字符集。UTF-8 是我们的选择：它让 US-ASCII 保持不变。" },
  },
  rfc2396: {
    decisions: {
      charset: "文档说每个方案可以有自己的字符集。UTF-8 是我们的选择：它让 US-ASCII 保持不变。",
    },
  },
  chosen: { decisions: { charset: "这不是文档的字符集，而是在这里选定的。" } },

  /** Hosts. */
  order: "按这个顺序",
  tried: { matches: "匹配", not: "不匹配", untried: "没有尝试" },
  mismatch: {
    few: {
      by: "found",
      empty: "后面应该是{expected}，却到此结束。",
      other: "这里应该是{expected}，却出现了{found}。",
    },
    many: { by: "found", empty: "结束得太早。", other: "{found}不能出现在这里。" },
  },
  kinds: {
    ipv6: "IPv6 地址",
    future: "将来种类的地址",
    ipv4: "IPv4 地址",
    name: "名称",
    registry: "注册名称：授权部分不是服务器",
    none: "不是主机",
  },
  userinfo: "用户信息",
  port: "端口",
  pieces: "逐段看这个地址",
  from: { written: "按原样", elided: "来自 ::", dotted: "来自十进制数" },
  piece: "段",
  value: "值",
  text: "文本",
  labels: "逐个标签看这个名称",
  label: "标签",
  ascii: "在 DNS 中",
  unicode: "意思是",
  hosts: {
    future:
      "字母 v 和一个数字说明后面的内容该怎样读。这样的形式从未定义过任何一种，所以不认识它的程序应报告不支持这个地址。",
    zone: "区域标识不属于这种语法：方括号中的地址没有 %。",
    "final-dot": "末尾的点说明名称是完整的，不要再补上本地域名。",
    numbers: "它看起来像地址，其实不是：四个 0 到 255 的数，没有前导零，才会在最先的尝试中匹配。所以它是名称。",
    "rare-address": "按语法它是名称，但许多系统把它读作写法不同的 IPv4 地址。",
    idna: "按 UTF-8 解码之后，名称中有 US-ASCII 以外的字符。在 DNS 中用它的 IDNA 形式查询；为了照顾旧程序，URI 最好一开始就用这种形式。",
    "not-utf-8": "其中的八位字节不是 UTF-8。主机中的百分号编码只能代表 UTF-8 的字符。",
    long: "它超过了 255 个字符，而名称不应超过这个长度。",
    "numbers-dot":
      "它看起来像地址，其实不是：IPv4 地址末尾没有点，这个点使它无法匹配。所以它是名称，但程序仍可能把它当作那个地址。",
    "numbers-zero":
      "它看起来像地址，其实不是：IPv4 地址中的数没有前导零。所以它是名称，而程序可能把这样的数当作八进制数。",
    empty: "主机为空。是否允许、是什么意思，由方案规定。",
    rest: "‹/›、‹?› 或 ‹#› 会结束授权部分：后面的内容不看。",
  },

  /** Examples, by their names. */
  examples: {
    space: "空格",
    umlaut: "é",
    katakana: "片假名",
    slash: "名称中的斜杠",
    escape: "%41",
    percent: "100%",
    name: "用于 DNS 的名称",
    ebcdic: "EBCDIC",
    dots: "..",
    ipv6: "IPv6",
    elided: "含 :: 和 IPv4",
    future: "IPvFuture",
    ipv4: "IPv4",
    almost: "256.1.1.1",
    dot: "末尾的点",
    zone: "区域",
    registry: "注册名称",
    idn: "Punycode",
  },
};
