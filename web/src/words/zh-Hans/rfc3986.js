/**
 * What the page says of RFC 3986. The notation is that of web/src/words/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    strict: {
      label: "严格",
      says: "带方案的引用是完整的，即使它的方案与基准的相同：‹http:g› 仍是 ‹http:g›。不严格时，这样的方案会被忽略，较旧的软件就是这样做的：‹http:g› 的意思是 ‹g›。",
    },
  },

  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和一个冒号开头，例如 ‹http:›；这里没有。",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "引用有自己的方案 ‹{scheme}›：它是完整的，完全用不到基准。",
    "no-base-scheme": "基准没有方案（例如 ‹http:›），所以没有目标。各步显示的是照此算下去的结果。",
    "own-authority": "‹//› 是主机的开头：‹{authority}› 及其后的内容取代整个基准，只留下方案 ‹{scheme}›。",
    "query-only": {
      by: "query",
      empty: "引用只有一个查询，而且为空：路径保持原样，查询变为空。",
      other: {
        by: "path",
        empty: "引用只有一个查询：路径仍然为空，查询变为 ‹{query}›。",
        other: "引用只有一个查询：路径仍是 ‹{path}›，查询变为 ‹{query}›。",
      },
    },
    "fragment-only": "引用只有一个片段：‹#{fragment}› 接在基准之后；基准自己的片段（如果有）去掉。",
    empty: "引用为空：指的就是基准本身，但不带片段。",
    "absolute-path": {
      by: "old",
      empty: "引用以 ‹/› 开头：路径就是 ‹{path}›。基准没有路径。",
      other: "引用以 ‹/› 开头：‹{path}› 取代基准的整个路径 ‹{old}›。",
    },
    "root-added": "基准有主机而没有路径，所以 ‹{path}› 前面加上 ‹/›。",
    climbs: {
      by: "rest",
      empty: "‹{path}› 从 ‹{directory}› 向上 {ui:levels}。",
      other: "‹{path}› 从 ‹{directory}› 向上 {ui:levels}，再到 ‹{rest}›。",
    },
    "climbs-out": {
      by: "directory",
      empty: "‹{path}› 要向上 {ui:levels}，而基准没有可以向上的目录：没有东西可去掉的 ‹..› 自己去掉。",
      other: "‹{path}› 要从 ‹{directory}› 向上 {ui:levels}，而它的深度是 {ui:depth}：到了根就停在根。",
    },
    stays: {
      by: "directory",
      empty: "‹{path}› 指的是基准所在的目录。基准的路径中没有 ‹/›，所以那个目录为空。",
      other: "‹{path}› 指的是基准所在的目录：‹{directory}›。",
    },
    "no-directory": {
      by: "old",
      empty: "基准的路径为空，由 ‹{path}› 取代。",
      other: "基准的路径中没有 ‹/›，所以 ‹{path}› 取代它的全部：‹{old}›。",
    },
    appends: "基准的路径以 ‹/› 结尾，所以 ‹{path}› 放进那个目录 ‹{directory}›。",
    "replaces-last": "‹{path}› 取代 ‹{last}›，也就是基准路径中最后一个 ‹/› 之后的部分。",
    "slash-left": "‹..› 去掉 ‹{merged}› 的第一段，但它后面的 ‹/› 保留（规则 2C），所以路径是 ‹{path}›。",
  },

  /** The lines of the listing. */
  lines: {
    "split-base": "Base.scheme, authority, path, query ← split(Base)",
    "split-r": "R.scheme, authority, path, query, fragment ← split(R)",
    "non-strict": "若不严格，且 R.scheme = Base.scheme",
    "forget-scheme": "R.scheme ← 未定义",
    "has-scheme": "若 R.scheme 已定义",
    "scheme-of-r": "T.scheme ← R.scheme",
    "scheme-authority": "T.authority ← R.authority",
    "scheme-path": "T.path ← remove_dot_segments(R.path)",
    "scheme-query": "T.query ← R.query",
    "no-scheme": "否则",
    "has-authority": "若 R.authority 已定义",
    "authority-of-r": "T.authority ← R.authority",
    "authority-path": "T.path ← remove_dot_segments(R.path)",
    "authority-query": "T.query ← R.query",
    "no-authority": "否则",
    "empty-path": "若 R.path 为空",
    "path-of-base": "T.path ← Base.path",
    "has-query": "若 R.query 已定义",
    "empty-query-of-r": "T.query ← R.query",
    "no-query": "否则",
    "query-of-base": "T.query ← Base.query",
    "some-path": "否则",
    "absolute-path": '若 R.path 以 "/" 开头',
    "path-of-r": "T.path ← remove_dot_segments(R.path)",
    "relative-path": "否则",
    merge: "T.path ← merge(Base.path, R.path)",
    "merged-path": "T.path ← remove_dot_segments(T.path)",
    "query-of-r": "T.query ← R.query",
    "authority-of-base": "T.authority ← Base.authority",
    "scheme-of-base": "T.scheme ← Base.scheme",
    fragment: "T.fragment ← R.fragment",
    "no-base-path": "若 Base.authority 已定义，且 Base.path 为空",
    root: '返回 "/" + R.path',
    "some-base-path": "否则",
    "replace-last": '返回 Base.path（到最后一个 "/" 为止）+ R.path',
    1: '输入缓冲区 ← path；输出缓冲区 ← ""',
    2: "只要输入缓冲区不为空",
    "2A": '以 "../" 或 "./" 开头：删去它',
    "2B": '否则，以 "/./" 开头，或整个是 "/."：只留下其中的 "/"',
    "2C": '否则，以 "/../" 开头，或整个是 "/.."：留下 "/"，删去输出的末段',
    "2D": '否则，整个是 "." 或 ".."：删去它',
    "2E": "否则：把第一段移到输出",
    3: "返回输出缓冲区",
    result: 'result ← ""',
    "if-scheme": "若 T.scheme 已定义",
    "add-scheme": '追加 T.scheme 和 ":"',
    "if-authority": "若 T.authority 已定义",
    "add-authority": '追加 "//" 和 T.authority',
    "add-path": "追加 T.path",
    "if-query": "若 T.query 已定义",
    "add-query": '追加 "?" 和 T.query',
    "if-fragment": "若 T.fragment 已定义",
    "add-fragment": '追加 "#" 和 T.fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-base": "拆分基准：{parts}。",
    "split-r": "拆分引用：{parts}。",
    "non-strict": {
      by: "answer",
      yes: "不严格，而引用的方案 ‹{R.scheme}› 与基准的相同：忽略它。",
      no: "引用如果有方案，就算数：即使与基准的相同也不例外。",
    },
    "forget-scheme": "忽略引用的方案，就像没有一样。",
    "has-scheme": {
      by: "answer",
      yes: "引用有自己的方案 ‹{R.scheme}›：不从基准取任何东西。",
      no: "引用没有自己的方案。",
    },
    "scheme-of-r": "{ui:player:from-reference}",
    "scheme-authority": "{ui:player:from-reference}",
    "scheme-path": "要从引用的路径 ‹{R.path}› 中去除点段，即 ‹.› 和 ‹..›。",
    "scheme-query": "{ui:player:from-reference}",
    "has-authority": {
      by: "answer",
      yes: "引用有自己的授权部分 ‹{R.authority}›：只有方案来自基准。",
      no: "引用没有授权部分，也就是没有自己的主机。",
    },
    "authority-of-r": "{ui:player:from-reference}",
    "authority-path": "要从引用的路径 ‹{R.path}› 中去除点段，即 ‹.› 和 ‹..›。",
    "authority-query": "{ui:player:from-reference}",
    "empty-path": {
      by: "answer",
      yes: "引用的路径为空：保留基准的路径。",
      no: "引用有路径：‹{R.path}›。",
    },
    "path-of-base": "{ui:player:from-base}",
    "has-query": {
      by: "answer",
      yes: "引用有查询 ‹{R.query}›：它取代基准的查询。",
      no: "引用没有查询：保留基准的查询。",
    },
    "empty-query-of-r": "{ui:player:from-reference}",
    "query-of-base": "{ui:player:from-base}",
    "absolute-path": {
      by: "answer",
      yes: "它以 ‹/› 开头，从根算起：它取代基准的路径 ‹{Base.path}›。",
      no: "它不以 ‹/› 开头：它相对于基准，基准的路径是 ‹{Base.path}›。",
    },
    "path-of-r": "要从引用的路径 ‹{R.path}› 中去除点段，即 ‹.› 和 ‹..›。",
    merge: "要合并基准和引用的路径：‹{Base.path}› 和 ‹{R.path}›。",
    "merged-path": "要从合并后的路径 ‹{T.path}› 中去除点段，即 ‹.› 和 ‹..›。",
    "query-of-r": {
      by: "given",
      no: {
        by: "Base.query",
        undefined: "引用没有查询，所以目标也没有。",
        empty: "引用有路径而没有查询，所以目标没有查询；基准的空查询不予考虑。",
        other: "引用有路径而没有查询，所以目标没有查询；基准的查询 ‹{Base.query}› 不予考虑。",
      },
      other: "{ui:player:from-reference}",
    },
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    fragment: "{ui:player:from-reference}",
    "no-base-path": {
      by: "answer",
      yes: "基准有授权部分 ‹{Base.authority}›，而路径为空。",
      no: "不用补 ‹/›：基准的路径是 ‹{Base.path}›。",
    },
    root: "引用的路径前面加上 ‹/›：‹{set}›。",
    "replace-last": {
      by: "shape of Base.path",
      blank: "基准的路径为空，所以引用的路径就是整个路径：‹{set}›。",
      directory: "‹{Base.path}› 以 ‹/› 结尾，后面接上 ‹{R.path}›：‹{set}›。",
      flat: "‹{Base.path}› 没有 ‹/›，所以 ‹{R.path}› 取代它的全部。",
      other: "‹{R.path}› 取代 ‹{last of Base.path}›，也就是 ‹{Base.path}› 中最后一个 ‹/› 之后的部分：‹{set}›。",
    },
    1: "路径成为输入；输出为空。",
    "2A": "最前面的 ‹{gone}› 去掉。",
    "2B": "‹{gone}› 去掉：它表示“这里”。",
    "2C": {
      by: "takes",
      yes: {
        by: "short",
        yes: "‹{gone}› 去掉，并从输出中带走 ‹{taken}›。",
        no: {
          by: "buffer",
          empty: "‹{gone}› 去掉，并从输出中带走 ‹{taken}›；输出现在为空。",
          other: "‹{gone}› 去掉，并从输出中带走 ‹{taken}›；输出现在是 ‹{buffer}›。",
        },
      },
      no: "‹{gone}› 去掉；已经没有东西可以带走。",
    },
    "2D": "只剩下 ‹{gone}›，去掉。",
    "2E": {
      by: "short",
      yes: "‹{added}› 移到输出。",
      no: "‹{added}› 移到输出，输出现在是 ‹{buffer}›。",
    },
    3: "输入已空。输出就是路径：‹{set}›。",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "目标有方案：‹{T.scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: "目标有授权部分：‹{T.authority}›。",
      no: "目标没有授权部分。",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": { by: "answer", yes: "目标有查询：‹{T.query}›。", no: "目标没有查询。" },
    "add-query": "{ui:player:written}",
    "if-fragment": {
      by: "answer",
      yes: "目标有片段：‹{T.fragment}›。",
      no: "目标没有片段。",
    },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "第一个 ‹:› 之前的内容读作方案，即使它不可能是方案，例如 ‹1a:b›。",
    "authority-ends": "‹//› 之后，遇到下一个 ‹/› 或 ‹?›，授权部分就结束，所以查询可以紧跟其后。",
    "params-are": "‹;› 之后的内容属于路径：它作为路径，取代基准的最后一个路径段。",
    "empty-parts": "组件的符号出现了，组件就存在，哪怕符号后面什么也没有。",
    "same-scheme": {
      by: "way",
      counts: "带方案的引用是完整的，即使它的方案与基准的相同：完全用不到基准。",
      ignored: "不严格：与基准相同的方案被忽略，其余部分读作相对引用。",
    },
    "own-scheme": "即使引用有自己的方案，也要去除其中的点段（‹.› 和 ‹..›）。",
    "relative-form": "没有方案的引用是相对的：它缺少的部分来自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带授权部分，以 ‹/› 开头的引用自带路径。基准中有几个斜杠相连，不起作用。",
    "own-authority": "即使引用在 ‹//› 之后写了自己的主机，也要去除其中的点段（‹.› 和 ‹..›）。",
    "empty-reference": "没有路径和查询的引用，两者都取自基准，所以答案是一个 URI。",
    "query-only": "如果引用只有一个查询，基准的整个路径都保留，包括最后一个路径段。",
    "absolute-path": "每个路径都要去除点段（‹.› 和 ‹..›），以 ‹/› 开头的也不例外。",
    "base-root": "如果基准有主机而没有路径，就在引用的路径前面加上 ‹/›。",
    "query-in-buffer": "拼在一起的只有路径；查询里的点不动。",
    "first-segment": "‹..› 带走它前面的路径段，哪怕它是不以 ‹/› 开头的路径的第一个路径段。",
    trailing: "如果路径以 ‹.› 或 ‹..› 结尾，它前面的 ‹/› 保留。",
    "excess-dots": "‹..› 找不到可以带走的路径段时，自己去掉：根之上什么也没有。",
    rootless: "‹..› 带走不以 ‹/› 开头的路径的第一个路径段时，其后的 ‹/› 保留，于是路径变成以它开头。",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "first-segment": "第 2C 步",
    trailing: "第 2B 和 2C 步",
    "excess-dots": "第 2C 步",
    rootless: "第 2C 步",
  },

  /** What became of errata, by the RFC Editor's list of errata, https://www.rfc-editor.org/errata/rfc3986. */
  errata: {
    held: "它留待文档更新时处理：既未采纳，也未驳回。",
    "held-of-late": "它留待文档更新时处理，既未采纳，也未驳回（2026 年 8 月）；在更早的勘误表里，它只是已提交。",
  },

  /** What was decided where the document leaves something open, and what errata would change, by the line or the rule. */
  decisions: {
    merge:
      "勘误 2933 主张写成 ‹merge(Base, R)›，因为合并时还要问基准有没有授权部分。{rfc3986:errata:held}文档的一位作者答复说，合并的就是这两个路径，它们并不是函数的参数。",
    "no-base-path":
      "勘误 4789 主张基准的路径以 ‹/..› 结尾时也在后面加 ‹/›，这样 ‹g› 相对于 ‹http://a/b/..› 就是 ‹http://a/g›。按文档则是 ‹http://a/b/g›，这里照文档做。{rfc3986:errata:held-of-late}",
    expression:
      "勘误 1933 针对 RFC 2396 中的同一个表达式，主张在两端加 ‹/›，并在其中每个 ‹/› 之前加 ‹\\›，因为有些语言把表达式写在两个斜杠之间。RFC Editor 的勘误表说，它作为勘误 2624 也适用于这里。{rfc3986:errata:held}勘误 4293（方案必须存在）和勘误 7019（方案后面跟 ‹#›）已被驳回。",
    "hier-part": "勘误 2717 主张加上 ‹path-noscheme›。它已被驳回：它所代表的，‹path-rootless› 里都有了。",
    "relative-part":
      "勘误 5428 主张加上 ‹path-abempty›，使 ‹/› 可以作引用。其实通过 ‹path-absolute› 本来就可以。{rfc3986:errata:held-of-late}",
    "reg-name":
      "勘误 4942 主张在非保留字符之外只允许百分号编码、‹-› 和 ‹.›，因为 DNS 的名称里没有别的。但 ‹-› 和 ‹.› 本来就是非保留字符，而 ‹reg-name› 也不必是 DNS 的名称。{rfc3986:errata:held-of-late}",
    "dec-octet":
      "勘误 4393 主张先列最长的数，以照顾取第一个匹配项的分析器。它已被驳回：在这种记法里，各选项的顺序没有意义。",
    IPv6address: "勘误 4394 主张换一种写法，使分析器不必向前看。它已被驳回：这种记法说的是什么有效，而不是怎样分析。",
    "path-empty":
      '文档印成用尖括号括起的 ‹pchar› 重复零次。勘误 2033 主张写成空文本 ‹""›，意思相同。{rfc3986:errata:held}',
    fragment: "勘误 3330 主张这里允许 ‹#›。它已被驳回：这不是文档的错误，因为有的软件找第一个 ‹#›，有的找最后一个。",
    "non-strict": "方案不分大小写，见文档第 3.1 节：‹HTTP:g› 的方案与 ‹http://a/› 的相同。伪代码本身只写了 ‹==›。",
  },

  /** What has to be said of examples. */
  remarks: {
    ebcdic:
      "文档印出它，是为了说明怎样会出错：把 EBCDIC 的八位字节当成 US-ASCII。文档没有指明代码页，这里用的是代码页 037。",
    "erratum-4547":
      "勘误 4547 主张这里是 ‹http://a/../g› 和 ‹http://a/../../g›，与 1997 年和 2003 年的草案相同。那样会与文档自己第 5.2.4 节的规则 2C 矛盾。{rfc3986:errata:held-of-late}尽管如此，有些程序库仍照它做，Boost.URL 就是其中之一。",
    "by-scheme": "邮件地址里的主机不分大小写，只有方案自己知道：‹mailto› 没有授权部分，在通用语法看来，这是路径。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "字母、数字、‹-›、‹.›、‹_› 或 ‹~›",
    "sub-delims": "‹!$&'()*+,;=› 中的一个",
    pchar: "字母、数字、百分号编码或 ‹-._~!$&'()*+,;=:@› 中的一个",
  },
};
