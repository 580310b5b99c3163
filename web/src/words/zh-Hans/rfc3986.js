/**
 * The words of RFC 3986: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    strict: {
      label: "严格",
      says: "带方案的引用不需要基准，方案与基准相同时也一样，例如 ‹http:g› 仍是 ‹http:g›。不严格时，忽略与基准相同的方案（较旧的软件就是这样），‹http:g› 相当于 ‹g›。",
    },
  },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "基准缺少方案（scheme，平时常叫“协议”），可以在前面加上 ‹https://›。",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "引用有自己的方案 ‹{scheme}›，完全用不到基准。",
    "no-base-scheme": "基准没有方案，得不到目标。",
    "own-authority": {
      by: "authority",
      empty: "‹//› 后面的授权部分为空，只有方案 ‹{scheme}› 取自基准。",
      other: "‹//› 后面是新的授权部分 ‹{authority}›，只有方案 ‹{scheme}› 取自基准。",
    },
    "query-only": {
      by: "query",
      empty: "引用只是一个空查询 ‹?›。保留基准的路径，查询变为空。",
      other: {
        by: "path",
        empty: "引用有查询而没有路径，所以路径仍为空，查询变为 ‹{query}›。",
        other: "引用有查询而没有路径，保留基准的路径 ‹{path}›，查询变为 ‹{query}›。",
      },
    },
    "fragment-only": "引用只有片段，目标就是基准，片段换成 ‹#{fragment}›。",
    empty: "引用为空，目标就是基准，但不带片段。",
    "absolute-path": {
      by: "old",
      empty: "基准没有路径，以 ‹/› 开头的 ‹{path}› 就是整个路径。",
      other: "‹{path}› 以 ‹/› 开头，取代基准的整个路径 ‹{old}›。",
    },
    "root-added": "基准有授权部分而没有路径，所以 ‹{path}› 从根 ‹/› 开始。",
    climbs: "{ui:reason:merged}",
    "climbs-out": "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
    "slash-left": "‹..› 抵消 ‹{merged}› 的第一个路径段，但其后的 ‹/› 保留（规则 2C），路径就是 ‹{path}›。",
  },

  /** The lines of the algorithm. */
  lines: {
    "split-base": "Base.scheme, Base.authority, Base.path, Base.query ← parse(Base)",
    "split-r": "R.scheme, R.authority, R.path, R.query, R.fragment ← parse(R)",
    "non-strict": "若解析器不严格，且 R.scheme 与 Base.scheme 相同（不区分大小写）",
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
    "replace-last": '返回 Base.path 到最后一个 "/"（含）为止的部分 + R.path',
    1: '输出缓冲区 ← ""；输入缓冲区 ← path',
    2: "当输入缓冲区不为空时，重复",
    "2A": '若它以 "../" 或 "./" 开头，则去掉这个前缀',
    "2B": '否则，若它以 "/./" 开头，或就是 "/."，则把这个前缀换成 "/"',
    "2C": '否则，若它以 "/../" 开头，或就是 "/.."，则把这个前缀换成 "/"，并去掉输出缓冲区的最后一个路径段及其前面的 "/"',
    "2D": '否则，若它就是 "." 或 ".."，则清空它',
    "2E": '否则，把它的第一个路径段（连同前面的 "/"）移到输出缓冲区末尾',
    3: "返回输出缓冲区",
    result: 'result ← ""',
    "if-scheme": "若 T.scheme 已定义",
    "add-scheme": '把 T.scheme + ":" 追加到 result',
    "if-authority": "若 T.authority 已定义",
    "add-authority": '把 "//" + T.authority 追加到 result',
    "add-path": "把 T.path 追加到 result",
    "if-query": "若 T.query 已定义",
    "add-query": '把 "?" + T.query 追加到 result',
    "if-fragment": "若 T.fragment 已定义",
    "add-fragment": '把 "#" + T.fragment 追加到 result',
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-base": "拆分基准：{parts}。",
    "split-r": "拆分引用：{parts}。",
    "non-strict": {
      by: "answer",
      yes: "选项不是“严格”，而引用的方案 ‹{R.scheme}› 与基准相同，所以忽略这个方案。",
      no: {
        by: "R.scheme",
        undefined: "引用没有可以忽略的方案。",
        other: "采用引用的方案 ‹{R.scheme}›，与基准相同也不例外。",
      },
    },
    "forget-scheme": "忽略引用的方案，就当它没有方案。",
    "has-scheme": {
      by: "answer",
      yes: "引用有自己的方案 ‹{R.scheme}›，完全用不到基准。",
      no: {
        by: "Base.scheme",
        undefined: "引用没有方案。",
        other: "引用没有方案，采用基准的方案。",
      },
    },
    "scheme-of-r": "{ui:player:from-reference}",
    "scheme-authority": "{ui:player:from-reference}",
    "scheme-path": {
      by: "R.path",
      empty: "引用的路径为空，没有点段。",
      other: {
        by: "dots in R.path",
        yes: "接下来去除 ‹{R.path}› 中的 ‹.› 和 ‹..›，每个 ‹..› 抵消它前面的路径段。",
        no: "‹{R.path}› 的各路径段（斜杠之间的部分）中没有 ‹.› 或 ‹..›，路径不变。",
      },
    },
    "scheme-query": "{ui:player:from-reference}",
    "has-authority": {
      by: "answer",
      yes: {
        by: "R.authority",
        empty: "引用有自己的授权部分（为空），只有方案取自基准。",
        other: "引用有自己的授权部分 ‹{R.authority}›，只有方案取自基准。",
      },
      no: "引用没有自己的授权部分。",
    },
    "authority-of-r": "{ui:player:from-reference}",
    "authority-path": {
      by: "R.path",
      empty: "引用的路径为空，没有点段。",
      other: {
        by: "dots in R.path",
        yes: "接下来去除 ‹{R.path}› 中的 ‹.› 和 ‹..›，每个 ‹..› 抵消它前面的路径段。",
        no: "‹{R.path}› 的各路径段（斜杠之间的部分）中没有 ‹.› 或 ‹..›，路径不变。",
      },
    },
    "authority-query": "{ui:player:from-reference}",
    "empty-path": {
      by: "answer",
      yes: "引用的路径为空，保留基准的路径。",
      no: "引用有路径 ‹{R.path}›。",
    },
    "path-of-base": "{ui:player:from-base}",
    "has-query": {
      by: "answer",
      yes: {
        by: "R.query",
        empty: {
          by: "Base.query",
          undefined: "引用有一个空查询，基准没有查询。",
          other: "引用有一个空查询，取代基准的查询。",
        },
        other: {
          by: "Base.query",
          undefined: "引用有查询 ‹{R.query}›，基准没有查询。",
          other: "引用有查询 ‹{R.query}›，取代基准的查询。",
        },
      },
      no: {
        by: "Base.query",
        undefined: "引用没有路径和查询，本应保留基准的查询，但基准也没有。",
        other: "引用没有路径和查询，保留基准的查询。",
      },
    },
    "empty-query-of-r": "{ui:player:from-reference}",
    "query-of-base": "{ui:player:from-base}",
    "absolute-path": {
      by: "answer",
      yes: {
        by: "shape of Base.path",
        blank: "引用的路径以 ‹/› 开头，基准又没有路径，引用的路径就是整个路径。",
        other: "引用的路径以 ‹/› 开头，取代基准的路径 ‹{Base.path}›。",
      },
      no: {
        by: "shape of Base.path",
        blank: "引用的路径不以 ‹/› 开头，要相对于基准的路径解析，而基准的路径为空。",
        other: "引用的路径不以 ‹/› 开头，要相对于基准的路径 ‹{Base.path}› 解析。",
      },
    },
    "path-of-r": {
      by: "R.path",
      empty: "引用的路径为空，没有点段。",
      other: {
        by: "dots in R.path",
        yes: "接下来去除 ‹{R.path}› 中的 ‹.› 和 ‹..›，每个 ‹..› 抵消它前面的路径段。",
        no: "‹{R.path}› 的各路径段（斜杠之间的部分）中没有 ‹.› 或 ‹..›，路径不变。",
      },
    },
    merge: {
      by: "shape of Base.path",
      blank: "接下来合并基准的路径（为空）和引用的路径 ‹{R.path}›。",
      other: "接下来合并基准的路径 ‹{Base.path}› 和引用的路径 ‹{R.path}›。",
    },
    "merged-path": {
      by: "dots in T.path",
      yes: "接下来去除 ‹{T.path}› 中的 ‹.› 和 ‹..›，每个 ‹..› 抵消它前面的路径段。",
      no: "‹{T.path}› 的各路径段（斜杠之间的部分）中没有 ‹.› 或 ‹..›，路径不变。",
    },
    "query-of-r": {
      by: "given",
      no: {
        by: "Base.query",
        undefined: "引用没有查询，目标也没有。",
        empty: "引用有路径而没有查询，所以目标没有查询，没有用到基准的空查询。",
        other: "引用有路径而没有查询，所以目标没有查询，没有用到基准的查询 ‹{Base.query}›。",
      },
      other: "{ui:player:from-reference}",
    },
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    fragment: "{ui:player:from-reference}",
    "no-base-path": {
      by: "answer",
      yes: "基准有授权部分 ‹{Base.authority}›，但没有路径。",
      no: {
        by: "shape of Base.path",
        blank: "基准没有授权部分，所以引用的路径前面不用加 ‹/›。",
        other: "基准已有路径 ‹{Base.path}›，所以引用的路径前面不用加 ‹/›。",
      },
    },
    root: "在引用的路径前面加上 ‹/›，得到 ‹{set}›。",
    "replace-last": {
      by: "shape of Base.path",
      blank: "基准的路径为空，引用的路径 ‹{set}› 就是整个路径。",
      directory: "‹{Base.path}› 以 ‹/› 结尾，后面接上 ‹{R.path}›，得到 ‹{set}›。",
      flat: "‹{Base.path}› 中没有 ‹/›，整个换成 ‹{R.path}›。",
      other: "‹{Base.path}› 中最后一个 ‹/› 之后的 ‹{last of Base.path}› 换成 ‹{R.path}›，得到 ‹{set}›。",
    },
    1: {
      by: "short",
      yes: "把路径放进输入缓冲区。",
      no: "路径段将逐个从输入移到输出，输出起初为空。",
    },
    "2A": "去掉开头的 ‹{gone}›。",
    "2B": {
      by: "gone",
      ".": "末尾的 ‹/.› 变为 ‹/›，因为 ‹.› 表示当前目录。",
      other: "‹{gone}› 表示当前目录，去掉。",
    },
    "2C": {
      by: "gone",
      "..": {
        by: "takes",
        yes: {
          by: "short",
          yes: "‹/..› 变为 ‹/›，并去掉 ‹{taken}›。",
          no: "末尾的 ‹/..› 变为 ‹/›，使路径仍以 ‹/› 结尾，并去掉输出末尾的 ‹{taken}›。",
        },
        no: {
          by: "short",
          yes: "‹/..› 变为 ‹/›，输出为空。",
          no: "末尾的 ‹/..› 变为 ‹/›。输出为空，这个 ‹..› 是多余的。",
        },
      },
      other: {
        by: "takes",
        yes: {
          by: "short",
          yes: "‹{gone}› 抵消输出末尾的 ‹{taken}›。",
          no: {
            by: "buffer",
            empty: "去掉 ‹{gone}›，以及输出末尾的 ‹{taken}›，输出现在为空。",
            other: "去掉 ‹{gone}›，以及输出末尾的 ‹{taken}›，输出现在是 ‹{buffer}›。",
          },
        },
        no: {
          by: "short",
          yes: "去掉 ‹{gone}›，输出为空。",
          no: "去掉 ‹{gone}›。输出为空，这个 ‹..› 是多余的。",
        },
      },
    },
    "2D": "只剩下 ‹{gone}›，去掉它。",
    "2E": {
      by: "short",
      yes: "‹{added}› 移到输出。",
      no: "‹{added}› 移到输出，输出现在是 ‹{buffer}›。",
    },
    3: {
      by: "set",
      empty: "输入和输出都为空，路径也为空。",
      other: "输入已空，输出 ‹{set}› 就是路径。",
    },
    result: "{ui:player:assembled}",
    "if-scheme": {
      by: "answer",
      yes: "先写方案 ‹{T.scheme}›。",
      no: "目标没有方案。",
    },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: {
        by: "T.authority",
        empty: "接着是空的授权部分。",
        other: "接着是授权部分 ‹{T.authority}›。",
      },
      no: "目标没有授权部分。",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": {
      by: "answer",
      yes: {
        by: "T.query",
        empty: "接着是空查询。",
        other: "接着是查询 ‹{T.query}›。",
      },
      no: "目标没有查询。",
    },
    "add-query": "{ui:player:written}",
    "if-fragment": {
      by: "answer",
      yes: {
        by: "T.fragment",
        empty: "最后是空片段。",
        other: "最后是片段 ‹{T.fragment}›。",
      },
      no: "目标没有片段。",
    },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses where editions differ; said if its target differs from the chosen edition’s. */
  because: {
    "scheme-begins":
      "第一个 ‹:› 之前的文本，只要不含 ‹/›、‹?› 和 ‹#›，都算作方案，像 ‹1a:b› 中的 ‹1a› 这样不合规则的也算。",
    "authority-ends": "‹//› 之后的授权部分到下一个 ‹/›、‹?› 或 ‹#› 为止，所以查询可以紧跟在它后面。",
    "params-are": "‹;› 及其后的文本属于路径，所以 ‹;x› 取代基准的最后一个路径段。",
    "empty-parts": "有分隔符就有组件，哪怕后面什么也没有。",
    "same-scheme": {
      by: "way",
      counts: "带方案的引用自成一体，即使方案与基准相同，也完全用不到基准。",
      ignored: "不严格时，忽略与基准相同的方案，其余部分当作相对引用。",
    },
    "own-scheme": "引用有自己的方案时，也要去除点段（‹.› 和 ‹..›）。",
    "relative-form": "没有方案的引用是相对引用，缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带授权部分，以 ‹/› 开头的引用自带路径。基准中有多少个斜杠相连都没有影响。",
    "own-authority": "引用在 ‹//› 之后有自己的主机时，也要去除点段（‹.› 和 ‹..›）。",
    "empty-reference": "引用没有路径和查询时，两者都取自基准。目标是 URI，不是“当前文档”。",
    "query-only": "引用只有查询时，保留基准的整个路径，包括最后一个路径段。",
    "absolute-path": "引用的路径都要去除点段（‹.› 和 ‹..›），以 ‹/› 开头的也不例外。",
    "base-root": "基准有授权部分而没有路径时，在引用的路径前面加上 ‹/›。",
    "query-in-buffer": "只合并路径，查询中的点保留不变。",
    "first-segment": "‹..› 抵消前面的路径段，即使路径不以 ‹/› 开头、抵消的正是第一个路径段。",
    trailing: "路径以 ‹.› 或 ‹..› 结尾时，它前面的 ‹/› 保留。",
    "excess-dots": "忽略多余的 ‹..›，因为根没有上一级。",
    rootless: "路径不以 ‹/› 开头，‹..› 又抵消第一个路径段时，后面的 ‹/› 保留，路径就变为以 ‹/› 开头。",
  },

  /** Where in its section a clause is, if the place has a name or number. */
  clauses: {
    "first-segment": "第 2C 步",
    trailing: "第 2B 步和第 2C 步",
    "excess-dots": "第 2C 步",
    rootless: "第 2C 步",
  },

  /** The status of errata in the RFC Editor’s list, https://www.rfc-editor.org/errata/rfc3986. */
  errata: {
    held: "这条勘误留待规范更新时处理，既未采纳，也未驳回。",
    "held-of-late": "这条勘误留待规范更新时处理，既未采纳，也未驳回（2026 年 8 月）。较早的勘误表只把它列为已提交。",
  },

  /** Our decisions where the document leaves something open, and what errata would change, by line or rule. */
  decisions: {
    merge:
      "勘误 2933 建议改为 ‹merge(Base, R)›，因为合并时还要检查基准有没有授权部分。{rfc3986:errata:held}规范的一位作者答复说，这一行只是说合并两个路径，并不是函数调用。",
    "no-base-path":
      "勘误 4789 建议基准的路径以 ‹/..› 结尾时也在后面加 ‹/›，这样 ‹g› 相对于 ‹http://a/b/..› 就是 ‹http://a/g›。按规范则是 ‹http://a/b/g›，本页也是如此。{rfc3986:errata:held-of-late}",
    expression:
      "勘误 1933 针对 RFC 2396 中的同一个表达式，建议在两端加 ‹/›，并在其中每个 ‹/› 前面加 ‹\\›，因为有些语言把表达式写在两个斜杠之间。RFC Editor 的勘误表说，它也适用于这份规范，编号为勘误 2624。{rfc3986:errata:held}另有两条已被驳回，勘误 4293 要求必须有方案，勘误 7019 要在方案后面加 ‹#›。",
    "hier-part": "勘误 2717 建议加上 ‹path-noscheme›，已被驳回，因为 ‹path-rootless› 已经涵盖了这种路径。",
    "relative-part":
      "勘误 5428 建议加上 ‹path-abempty›，使 ‹/› 可以作引用。其实有 ‹path-absolute› 就可以。{rfc3986:errata:held-of-late}",
    "reg-name":
      "勘误 4942 建议在非保留字符之外只允许百分号编码、‹-› 和 ‹.›，因为 DNS 名称没有其他字符。但 ‹-› 和 ‹.› 本来就是非保留字符，‹reg-name› 也不必是 DNS 名称。{rfc3986:errata:held-of-late}",
    "dec-octet":
      "勘误 4393 建议把最长的数排在前面，以适应取第一个匹配项的解析器，已被驳回，因为在这种记法中，各选项的先后没有意义。",
    IPv6address:
      "勘误 4394 建议换一种写法，使解析器不必预读，已被驳回，因为这种记法规定的是哪些写法有效，而不是怎样解析。",
    "path-empty":
      '规范写的是 ‹pchar› 重复零次，而且像文字说明那样用尖括号括起。勘误 2033 建议改为空字符串 ‹""›，意思相同。{rfc3986:errata:held}',
    fragment:
      "勘误 3330 建议允许片段中出现 ‹#›，已被驳回，理由是有的软件以第一个 ‹#› 为界，有的以最后一个为界，但这不是规范的错误。",
    "non-strict": "方案不区分大小写（第 3.1 节），所以 ‹HTTP:g› 的方案与 ‹http://a/› 的相同。伪代码本身只写了 ‹==›。",
  },

  /** Notes on examples. */
  remarks: {
    ebcdic:
      "规范用这个示例说明，把 EBCDIC 的八位字节读作 US-ASCII 会怎样出错。规范没有指明代码页，本页采用代码页 037。",
    "erratum-4547":
      "勘误 4547 建议把这些目标改为 ‹http://a/../g› 和 ‹http://a/../../g›，与 1997 年和 2003 年草案相同。但这会与同一规范第 5.2.4 节的规则 2C 矛盾。{rfc3986:errata:held-of-late}尽管如此，仍有库照此实现，例如 Boost.URL。",
    "by-scheme":
      "邮件地址中的主机不区分大小写，但这是 ‹mailto› 方案的规定。按通用语法，‹mailto› 没有授权部分，这里只是路径。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "字母、数字、‹-._~› 之一",
    "sub-delims": "‹!$&'()*+,;=› 之一",
    pchar: "字母、数字、百分号编码、‹-._~!$&'()*+,;=:@› 之一",
  },
};
