/**
 * What the page says of RFC 2396, in Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    validating: {
      label: "验证型",
      says: "对验证型分析器来说，带方案的引用就是完整的，即使方案与基准的相同：‹http:g› 仍是 ‹http:g›。为了向后兼容，也可以去掉这样的方案：这时 ‹http:g› 的意思是 ‹g›。",
    },
    excess: {
      label: "多余的 ‹..›",
      says: "‹..› 可能已经找不到可以去除的路径段。这时怎么办，文档没有定论：可以把它留在路径中，可以去除它，也可以不跟随这样的引用，于是没有目标。",
    },
    ipv6: {
      label: "IPv6 地址",
      says: "RFC 2732 修订了这个文档：主机可以是方括号中的 IPv6 地址，例如 ‹http://[::1]:80/›，‹[› 和 ‹]› 成为保留字符。这会改变什么算有效、授权部分怎样拆分，但不改变任何目标。",
    },
  },
  values: { excess: { keep: "保留", remove: "去除", refuse: "不跟随" } },

  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和一个冒号开头，例如 ‹http:›；这里没有。",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "引用有自己的方案 ‹{scheme}›：它是完整的，原样不动，连其中的 ‹.› 和 ‹..› 也保留。",
    "no-base-scheme": "基准没有方案（例如 ‹http:›），所以没有目标。各步显示的是照此算下去的结果。",
    "own-authority": "‹//› 是授权部分的开头：‹{authority}› 及其后的内容原样取代整个基准，只留下方案 ‹{scheme}›。",
    "current-document": "空引用指的是引用所在的文档，与基准无关。它不是 URI。",
    "current-fragment": "单独一个片段 ‹#{fragment}›，指的是引用所在文档中的一个位置，与基准无关。它不是 URI。",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty: "在这里，单独的查询算作相对路径：‹?{query}› 紧跟在授权部分或方案之后。",
        other: "在这里，单独的查询算作相对路径：‹?{query}› 接在 ‹{directory}› 之后。",
      },
      other: {
        by: "directory",
        empty: "在这里，单独的查询算作相对路径：‹{last}› 去掉，‹?{query}› 紧跟在授权部分或方案之后。",
        other: "在这里，单独的查询算作相对路径：‹{last}› 去掉，‹?{query}› 接在 ‹{directory}› 之后。",
      },
    },
    "nothing-left": {
      by: "directory",
      empty: "方案 ‹{scheme}› 与基准的相同，因而去掉。什么也没有剩下，这算作空的相对路径。",
      other: "方案 ‹{scheme}› 与基准的相同，因而去掉。什么也没有剩下，这算作相对路径：留下的是 ‹{directory}›。",
    },
    "absolute-path": {
      by: "old",
      empty: "引用以 ‹/› 开头：路径就是 ‹{path}›。基准没有路径。",
      other: "引用以 ‹/› 开头：‹{path}› 取代基准的整个路径 ‹{old}›。",
    },
    "absolute-path-dots": {
      by: "old",
      empty: "引用以 ‹/› 开头：路径就是 ‹{path}›。其中的 ‹.› 和 ‹..› 保留：在这里，只有相对路径才会去掉它们。",
      other: "引用以 ‹/› 开头：‹{path}› 取代路径 ‹{old}›。其中的 ‹.› 和 ‹..› 保留：在这里，只有相对路径才会去掉它们。",
    },
    "no-root": "基准没有路径，也没有哪一步在它的授权部分 ‹{authority}› 与 ‹{path}› 之间加上 ‹/›：两者连在了一起。",
    "excess-kept": {
      by: "directory",
      empty: "‹{path}› 要向上，而基准没有可以向上的目录，这是错误。在这里，多出来的 ‹..› 保留。",
      other: "‹{path}› 向上的级数超过了 ‹{directory}› 的深度，这是错误。在这里，多出来的 ‹..› 保留。",
    },
    "excess-removed": {
      by: "directory",
      empty: "‹{path}› 要向上，而基准没有可以向上的目录，这是错误。在这里，多出来的 ‹..› 去掉。",
      other: "‹{path}› 向上的级数超过了 ‹{directory}› 的深度，这是错误。在这里，多出来的 ‹..› 去掉。",
    },
    "excess-refused": {
      by: "directory",
      empty: "‹{path}› 要向上，而基准没有可以向上的目录，这是错误。在这里，这样的引用没有目标。",
      other: "‹{path}› 向上的级数超过了 ‹{directory}› 的深度，这是错误。在这里，这样的引用没有目标。",
    },
    climbs: {
      by: "rest",
      empty: "‹{path}› 从 ‹{directory}› 向上 {ui:levels}。",
      other: "‹{path}› 从 ‹{directory}› 向上 {ui:levels}，再到 ‹{rest}›。",
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
  },

  /** The lines of the listing. */
  lines: {
    "parse-base": "基准的 scheme, authority, path ← parse(基准 URI)",
    1: "scheme, authority, path, query, fragment ← parse(URI 引用)",
    2: "若 path 为空，且 scheme、authority、query 都未定义",
    "current-document": "它是当前文档，连同片段：完毕",
    "not-validating": "若不是验证型，且 scheme = 基准的 scheme",
    "forget-scheme": "scheme ← 未定义",
    3: "若 scheme 已定义",
    "absolute-uri": "它原样就是绝对 URI：完毕",
    "inherit-scheme": "scheme ← 基准的 scheme",
    4: "若 authority 已定义，转到第 7 步",
    "inherit-authority": "authority ← 基准的 authority",
    5: '若 path 以 "/" 开头，转到第 7 步',
    "6a": '缓冲区 ← 基准的 path，到最后一个 "/" 为止',
    "6b": "把 path 追加到缓冲区",
    "6c": '只要缓冲区中有 "./"，且 "." 是完整的路径段：删去它',
    "6d": '若缓冲区以 "." 结尾，且它是完整的路径段：删去它',
    "6e": '只要其中有 "<segment>/../"，且不是 "../../"：删去最左边的',
    "6f": '若它以 "<segment>/.." 结尾，且不是 "../.."：删去它',
    "6g": '若缓冲区以 ".." 开头，且它是完整的路径段：这是错误，任选其一',
    "6g1": "保留它",
    "6g2": "或者：只要还有，就去除它",
    "6g3": "或者：不跟随这个引用",
    "6h": "path ← 缓冲区",
    result: '7. result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '追加 scheme 和 ":"',
    "if-authority": "若 authority 已定义",
    "add-authority": '追加 "//" 和 authority',
    "add-path": "追加 path",
    "if-query": "若 query 已定义",
    "add-query": '追加 "?" 和 query',
    "if-fragment": "若 fragment 已定义",
    "add-fragment": '追加 "#" 和 fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "parse-base": "拆分基准：{parts}。它的查询用不到。",
    1: "拆分引用：{parts}。",
    2: {
      by: "answer",
      yes: "什么也没有，或者只有片段：引用指向当前文档。",
      no: "引用不只是一个片段。",
    },
    "current-document": {
      by: "given",
      yes: "答案是当前文档中的一个位置 ‹{set}›：不会得到 URI。",
      other: "答案是当前文档：不会得到 URI。",
    },
    "not-validating": {
      by: "answer",
      yes: "不是验证型，而引用的方案 ‹{scheme}› 与基准的相同：去掉它。",
      no: "引用如果有方案，就算数：即使与基准的相同也不例外。",
    },
    "forget-scheme": "引用的方案没有了，就像从来没有过一样。",
    3: {
      by: "answer",
      yes: "引用有自己的方案 ‹{scheme}›：它是一个完整的 URI。",
      no: "引用没有自己的方案。",
    },
    "absolute-uri": "答案就是引用，原样不动：‹{set}›。",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "引用有自己的授权部分 ‹{authority}›：只有方案取自基准。",
      no: "引用没有授权部分，也就是没有自己的主机。",
    },
    "inherit-authority": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "路径 ‹{path}› 以 ‹/› 开头：它原样不动，点段也保留。",
      no: "路径不以 ‹/› 开头：它相对于基准，基准的路径是 ‹{base path}›。",
    },
    "6a": "缓冲区的开头是基准的路径，到最后一个 ‹/› 为止：‹{added}›。",
    "6b": "接着是引用的路径：‹{added}›。",
    "6c": { by: "answer", yes: "‹{gone}› 去掉：它表示“这里”。", no: "后面带 ‹/› 的路径段 ‹.› 已经没有了。" },
    "6d": { by: "answer", yes: "末尾的 ‹{gone}› 去掉：它表示“这里”。", no: "最后一个路径段不是 ‹.›。" },
    "6e": {
      by: "answer",
      yes: {
        by: "short",
        yes: "‹{dots}› 去掉，并带走 ‹{taken}›。",
        no: {
          by: "buffer",
          empty: "‹{dots}› 去掉，并带走 ‹{taken}›，什么也不剩。",
          other: "‹{dots}› 去掉，并带走 ‹{taken}›，剩下 ‹{buffer}›。",
        },
      },
      no: "前面有路径段的 ‹../› 已经没有了。",
    },
    "6f": {
      by: "answer",
      yes: {
        by: "short",
        yes: "末尾的 ‹{dots}› 去掉，并带走 ‹{taken}›。",
        no: {
          by: "buffer",
          empty: "末尾的 ‹{dots}› 去掉，并带走 ‹{taken}›，什么也不剩。",
          other: "末尾的 ‹{dots}› 去掉，并带走 ‹{taken}›，剩下 ‹{buffer}›。",
        },
      },
      no: "末尾没有前面带路径段的 ‹..›。",
    },
    "6g": {
      by: "answer",
      yes: "开头的 ‹..› 无处可去：这是错误。",
      no: "路径不以 ‹..› 开头。",
    },
    "6g1": "把它保留下来，作为目标的一部分。",
    "6g2": { by: "answer", yes: "开头的 ‹{gone}› 去掉。", no: "开头已经没有 ‹..› 了。" },
    "6g3": "不跟随这个引用：没有目标。",
    "6h": "缓冲区中的内容就是路径：‹{set}›。",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "目标有方案：‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: "目标有授权部分：‹{authority}›。",
      no: "目标没有授权部分。",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": { by: "answer", yes: "目标有查询：‹{query}›。", no: "目标没有查询。" },
    "add-query": "{ui:player:written}",
    "if-fragment": { by: "answer", yes: "目标有片段：‹{fragment}›。", no: "目标没有片段。" },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "第一个 ‹:› 之前的内容读作方案，即使它不可能是方案，例如 ‹1a:b›。",
    "authority-ends": "‹//› 之后，授权部分到下一个 ‹/› 或 ‹?› 为止，所以后面可以直接跟查询。",
    "params-are": "‹;› 之后的内容属于路径：既然是路径，它就取代基准的最后一个路径段。",
    "empty-parts": "组件的符号在，组件就在，即使符号后面什么也没有。",
    "same-scheme": {
      by: "way",
      counts: "对验证型分析器来说，带方案的引用就是完整的，即使方案与基准的相同。",
      "ignored-later": "为了向后兼容，与基准相同的方案会被去掉，其余部分读作相对路径。",
    },
    "own-scheme": "带方案的引用是完整的，原样不动，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对的：缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带授权部分，以 ‹/› 开头的引用自带路径。基准中有几个斜杠相连，不起作用。",
    "own-authority": "引用有自己的主机时，后面的路径原样不动，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "既没有路径也没有查询的引用，指的是它所在的文档。那不是 URI。",
    "query-only": "只有查询的引用按空路径处理：基准的最后一个路径段要让位给它。",
    "absolute-path": "以 ‹/› 开头的路径原样不动：只有把两个路径接在一起时，才去除点段（‹.› 和 ‹..›）。",
    "base-root": "主机没有路径时，没有哪一步在主机与追加的内容之间加上 ‹/›，所以两者连在了一起。",
    "query-in-buffer": "接在一起的只是路径；查询中的点不动。",
    "first-segment": "‹..› 带走它前面的路径段，即使那是不以 ‹/› 开头的路径的第一段。",
    trailing: "路径以 ‹.› 或 ‹..› 结尾时，它前面的 ‹/› 保留。",
    "excess-dots": {
      by: "way",
      kept: "‹..› 找不到可以去除的路径段时怎么办，文档没有定论：在这里，它留在路径中。",
      stripped: "‹..› 找不到可以去除的路径段时怎么办，文档没有定论：在这里，最后把它去除。",
      refused: "‹..› 找不到可以去除的路径段时怎么办，文档没有定论：在这里，不跟随这样的引用。",
    },
    rootless: "路径不以 ‹/› 开头，而 ‹..› 带走它的第一个路径段时，其后的 ‹/› 也一起去掉。",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "same-scheme": "第 3 步",
    "own-scheme": "第 3 步",
    "own-authority": "第 4 步",
    "empty-reference": "第 2 步",
    "query-only": "第 6a 步",
    "absolute-path": "第 5 步",
    "base-root": "第 6a 步",
    "query-in-buffer": "第 6b 步",
    "first-segment": "第 6e 步",
    trailing: "第 6d 和 6f 步",
    "excess-dots": "第 6g 步",
    rootless: "第 6e 步",
  },

  /** Said of a rule that the document spells in another way. */
  notation: '文档把字母逐个列出，或者用文字描述字符。这里写成字符编码的范围，因为 ‹"a"› 也代表 ‹A›。',

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    IPv6address:
      "RFC 2732 把地址的写法留给 RFC 2373。按那个文档附录 B 的规则，IPv4 地址不能直接跟在 ‹::› 后面，而 RFC 2732 印有 ‹[::192.9.5.5]›；这里可以。那些规则不数段数，所以 ‹[1:2]› 也匹配。",
    relativeURI:
      "路径也可以以两个斜杠开头。第 4.3 节的正文说，这时按授权部分算。此外，这条规则不允许查询前面没有路径，而文档在 C.1 中却解析了 ‹?y›：这样的引用不匹配，但照样解析。",
    "not-validating":
      "如果方案与基准的相同，并且已知总是分层的，文档就允许把它去掉；哪些方案是这样，文档没有说，所以在这里，凡是与基准相同的方案都去掉。按第 3.1 节，方案不区分字母的大小写。第 2 步在这之前：对那一步来说，带方案的引用不是空的。",
    "6e": "路径段在这里能不能为空，文档没有说。位于缓冲区开头的 ‹/› 之前什么也没有，那不算路径段，文档的例子 ‹../../../g› 表明了这一点；两个 ‹/› 之间什么也没有，则算一个。",
    "6f": "与 6e 相同：位于缓冲区开头的 ‹/› 之前什么也没有，不算路径段；两个 ‹/› 之间什么也没有，则算一个。",
    "6g": "文档留了三条路：保留 ‹..›，去除它，或者不跟随这个引用。文档的例子采用保留；不另作选择时，这里也是保留。‹..› 前面有没有 ‹/› 都一样。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "字母、数字或 ‹-_.!~*'()› 之一",
    reserved: "‹;/?:@&=+$,› 之一",
  },
};
