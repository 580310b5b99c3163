/**
 * The words of RFC 2396, in Chinese: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    validating: {
      label: "验证",
      says: "对验证解析器来说，引用带有方案就用不到基准，即使方案与基准的相同：‹http:g› 仍是 ‹http:g›。为了向后兼容，也可以去掉这样的方案，这时 ‹http:g› 的意思是 ‹g›。",
    },
    excess: {
      label: "多余的 ‹..›",
      says: "前面没有路径段的 ‹..› 是多余的。规范允许三种做法：把它留在路径中、去掉它，或者拒绝这个引用（没有目标）。",
    },
    ipv6: {
      label: "IPv6 地址",
      says: "RFC 2732 修订了这份规范，使主机可以是方括号中的 IPv6 地址，例如 ‹http://[::1]:80/›，并使 ‹[› 和 ‹]› 成为保留字符。哪些文本有效、授权部分怎样拆分，会因此改变，目标则都不变。",
    },
  },
  values: { excess: { keep: "保留", remove: "去掉", refuse: "拒绝" } },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "基准缺少方案（scheme，平时常叫“协议”），可以在前面加上 ‹https://›。",

  /** Why the target is what it is. */
  why: {
    "own-scheme": {
      by: "dots",
      yes: "引用有自己的方案 ‹{scheme}›，本身就是目标，连 ‹.› 和 ‹..› 也原样保留。",
      other: "引用有自己的方案 ‹{scheme}›，本身就是目标。",
    },
    "no-base-scheme": "基准没有方案，得不到目标。",
    "own-authority": {
      by: "authority",
      empty: "‹//› 后面的授权部分为空。只有方案 ‹{scheme}› 取自基准，其余照引用原样。",
      other: "‹//› 后面是新的授权部分 ‹{authority}›。只有方案 ‹{scheme}› 取自基准，其余照引用原样。",
    },
    "current-document": "空引用指它所在的文档，与基准无关，所以没有目标 URI。",
    "current-fragment": "单独的 ‹#{fragment}› 指它所在文档中的一个位置，与基准无关，所以没有目标 URI。",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty: "RFC 2396 把单独的查询当作相对路径，所以 ‹?{query}› 紧跟在授权部分或方案之后。",
        other: "RFC 2396 把单独的查询当作相对路径，所以 ‹?{query}› 接在 ‹{directory}› 之后。",
      },
      other: {
        by: "directory",
        empty: "RFC 2396 把单独的查询当作相对路径，所以 ‹?{query}› 取代 ‹{last}›，也就是整个路径。",
        other: "RFC 2396 把单独的查询当作相对路径，所以 ‹?{query}› 取代 ‹{directory}› 之后的 ‹{last}›。",
      },
    },
    "nothing-left": {
      by: "directory",
      empty: "从引用中去掉与基准相同的方案 ‹{scheme}›，剩下的部分为空，算作空的相对路径。",
      other: "从引用中去掉与基准相同的方案 ‹{scheme}›，剩下的部分为空，算作相对路径，得到 ‹{directory}›。",
    },
    "absolute-path": {
      by: "old",
      empty: "基准没有路径，以 ‹/› 开头的 ‹{path}› 就是整个路径。",
      other: "‹{path}› 以 ‹/› 开头，取代基准的整个路径 ‹{old}›。",
    },
    "absolute-path-dots": {
      by: "old",
      empty: "‹{path}› 以 ‹/› 开头，本身就是完整的路径。‹.› 和 ‹..› 保留不动，只有相对路径才去掉它们。",
      other: "‹{path}› 以 ‹/› 开头，取代 ‹{old}›。‹.› 和 ‹..› 保留不动，只有相对路径才去掉它们。",
    },
    "no-root": "基准没有路径，又不补 ‹/›，授权部分 ‹{authority}› 和 ‹{path}› 就连在了一起。",
    "excess-kept": "多余的 ‹..› 属于错误，按现在的选项保留。",
    "excess-removed": "多余的 ‹..› 属于错误，按现在的选项去掉。",
    "excess-refused": "‹{path}› 与基准的路径合并之后，有多余的 ‹..›。这属于错误，按现在的选项，引用没有目标。",
    climbs: "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The lines of the algorithm. */
  lines: {
    "parse-base": "基准的 scheme, 基准的 authority, 基准的 path ← parse(基准 URI)",
    1: "scheme, authority, path, query, fragment ← parse(URI 引用)",
    2: "若 path 为空，且 scheme、authority、query 都未定义",
    "current-document": 'result ← fragment，前面加 "#"；结束，目标是当前文档',
    "not-validating": "若不是验证解析器，且 scheme 与基准的 scheme 相同（不区分大小写）",
    "forget-scheme": "scheme ← 未定义",
    3: "若 scheme 已定义",
    "absolute-uri": "result ← URI 引用；结束",
    "inherit-scheme": "scheme ← 基准的 scheme",
    4: "若 authority 已定义，则跳到第 7 步",
    "inherit-authority": "authority ← 基准的 authority",
    5: '若 path 以 "/" 开头，则跳到第 7 步',
    "6a": '缓冲区 ← 基准的 path 到最后一个 "/"（含）为止的部分',
    "6b": "把 path 追加到缓冲区",
    "6c": '当缓冲区中有 "./"（其中 "." 是路径段）时，重复去掉它',
    "6d": '若缓冲区以 "." 结尾（"." 是路径段），则去掉它',
    "6e": '当缓冲区中有 "<segment>/../"（<segment> 不是 ".."）时，重复去掉最左边的一处',
    "6f": '若缓冲区以 "<segment>/.." 结尾（<segment> 不是 ".."），则去掉它',
    "6g": '若缓冲区以路径段 ".." 开头（属于错误）',
    "6g1": '若 excess 为 "keep"，则保留它',
    "6g2": '若 excess 为 "remove"，则当缓冲区以路径段 ".." 开头时，重复去掉它',
    "6g3": '若 excess 为 "refuse"，则没有结果：拒绝这个引用',
    "6h": "path ← 缓冲区",
    result: '7. result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '把 scheme + ":" 追加到 result',
    "if-authority": "若 authority 已定义",
    "add-authority": '把 "//" + authority 追加到 result',
    "add-path": "把 path 追加到 result",
    "if-query": "若 query 已定义",
    "add-query": '把 "?" + query 追加到 result',
    "if-fragment": "若 fragment 已定义",
    "add-fragment": '把 "#" + fragment 追加到 result',
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "parse-base": "拆分基准：{parts}。基准的查询用不到。",
    1: "拆分引用：{parts}。",
    2: {
      by: "answer",
      yes: "引用为空或者只有片段，指的是当前文档。",
      no: "引用不只有片段。",
    },
    "current-document": {
      by: "given",
      yes: "结果是当前文档中的位置 ‹{set}›，不是 URI。",
      other: "结果是当前文档，不是 URI。",
    },
    "not-validating": {
      by: "answer",
      yes: "不是验证解析器，而方案 ‹{scheme}› 与基准的相同，所以去掉它。",
      no: {
        by: "scheme",
        undefined: "引用没有可去掉的方案。",
        other: "采用引用的方案 ‹{scheme}›，与基准相同也不例外。",
      },
    },
    "forget-scheme": "去掉方案，引用就像本来没有方案一样。",
    3: {
      by: "answer",
      yes: "引用有自己的方案 ‹{scheme}›，是完整的 URI。",
      no: {
        by: "base scheme",
        undefined: "引用没有方案。",
        other: "引用没有方案，采用基准的方案。",
      },
    },
    "absolute-uri": "引用本身就是目标：‹{set}›。",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: {
        by: "authority",
        empty: "引用有自己的授权部分（为空），只有方案取自基准。",
        other: "引用有自己的授权部分 ‹{authority}›，只有方案取自基准。",
      },
      no: "引用没有自己的授权部分。",
    },
    "inherit-authority": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "路径 ‹{path}› 以 ‹/› 开头，原样保留，点段也不去掉。",
      no: {
        by: "shape of base path",
        blank: "引用的路径不以 ‹/› 开头，要相对于基准的路径解析，而基准的路径为空。",
        other: "引用的路径不以 ‹/› 开头，要相对于基准的路径 ‹{base path}› 解析。",
      },
    },
    "6a": {
      by: "shape of base path",
      blank: "基准的路径为空，缓冲区起初为空。",
      flat: "基准的路径中没有 ‹/›，缓冲区起初为空。",
      directory: "基准的路径以 ‹/› 结尾，缓冲区先取它的全部：‹{added}›。",
      other: "缓冲区先取基准路径中直到最后一个 ‹/› 的部分：‹{added}›。",
    },
    "6b": {
      by: "added",
      empty: "引用的路径为空，没有可追加的内容。",
      other: "追加引用的路径 ‹{added}›。",
    },
    "6c": {
      by: "answer",
      yes: "‹{gone}› 表示当前目录，去掉。",
      no: "不再有后面带 ‹/› 的路径段 ‹.›。",
    },
    "6d": {
      by: "answer",
      yes: "末尾的 ‹{gone}› 表示当前目录，去掉。",
      no: "最后一个路径段不是 ‹.›。",
    },
    "6e": {
      by: "answer",
      yes: {
        by: "short",
        yes: "‹{dots}› 抵消 ‹{taken}›。",
        no: {
          by: "buffer",
          empty: "去掉 ‹{dots}› 和它所抵消的 ‹{taken}›，剩下的为空。",
          other: "去掉 ‹{dots}› 和它所抵消的 ‹{taken}›，剩下 ‹{buffer}›。",
        },
      },
      no: "不再有可抵消的“路径段/../”。",
    },
    "6f": {
      by: "answer",
      yes: {
        by: "short",
        yes: "末尾的 ‹{dots}› 抵消 ‹{taken}›。",
        no: {
          by: "buffer",
          empty: "去掉末尾的 ‹{dots}› 和它所抵消的 ‹{taken}›，剩下的为空。",
          other: "去掉末尾的 ‹{dots}› 和它所抵消的 ‹{taken}›，剩下 ‹{buffer}›。",
        },
      },
      no: "路径末尾没有可抵消的“路径段/..”。",
    },
    "6g": {
      by: "answer",
      yes: "路径以 ‹..› 开头，这是错误。",
      no: "路径不以 ‹..› 开头。",
    },
    "6g1": "保留它，作为目标的一部分。",
    "6g2": { by: "answer", yes: "去掉开头的 ‹{gone}›。", no: "开头不再有 ‹..›。" },
    "6g3": "拒绝这个引用，所以没有目标。",
    "6h": { by: "set", empty: "缓冲区为空，路径也为空。", other: "缓冲区的内容就是路径：‹{set}›。" },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "先写方案 ‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: {
        by: "authority",
        empty: "接着是空的授权部分。",
        other: "接着是授权部分 ‹{authority}›。",
      },
      no: "目标没有授权部分。",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": {
      by: "answer",
      yes: {
        by: "query",
        empty: "接着是空查询。",
        other: "接着是查询 ‹{query}›。",
      },
      no: "目标没有查询。",
    },
    "add-query": "{ui:player:written}",
    "if-fragment": {
      by: "answer",
      yes: {
        by: "fragment",
        empty: "最后是空片段。",
        other: "最后是片段 ‹{fragment}›。",
      },
      no: "目标没有片段。",
    },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses where editions differ; said if its target differs from the chosen edition’s. */
  because: {
    "scheme-begins": "第一个 ‹:› 之前的文本都算作方案，像 ‹1a:b› 这样不可能是方案的也算。",
    "authority-ends": "‹//› 之后的授权部分到下一个 ‹/› 或 ‹?› 为止，所以查询可以紧跟在它后面。",
    "params-are": "‹;› 及其后的文本属于路径，所以 ‹;x› 取代基准的最后一个路径段。",
    "empty-parts": "有分隔符就有组件，哪怕后面什么也没有。",
    "same-scheme": {
      by: "way",
      counts: "对验证解析器来说，引用带有方案就是完整的，即使方案与基准的相同。",
      "ignored-later": "为了向后兼容，去掉与基准相同的方案，其余部分当作相对路径。",
    },
    "own-scheme": "带方案的引用是完整的，原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对引用，缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带授权部分，以 ‹/› 开头的引用自带路径。基准中有多少个斜杠相连都没有影响。",
    "own-authority": "引用自带主机时，路径原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "既没有路径也没有查询的引用指它所在的文档，因此没有目标 URI。",
    "query-only": "只有查询的引用按空路径处理，所以会取代基准的最后一个路径段。",
    "absolute-path": "以 ‹/› 开头的路径原样采用，只有合并而成的路径才去除点段（‹.› 和 ‹..›）。",
    "base-root": "基准有主机而没有路径时，不补 ‹/›，主机和追加的内容就连在一起。",
    "query-in-buffer": "只合并路径，查询中的点保留不变。",
    "first-segment": "‹..› 抵消前面的路径段，即使路径不以 ‹/› 开头、抵消的正是第一个路径段。",
    trailing: "路径以 ‹.› 或 ‹..› 结尾时，它前面的 ‹/› 保留。",
    "excess-dots": {
      by: "way",
      kept: "规范允许用几种办法处理多余的 ‹..›。按现在的选项，它们留在路径中。",
      stripped: "规范允许用几种办法处理多余的 ‹..›。按现在的选项，先去除其他点段，最后去掉它们。",
      refused: "规范允许用几种办法处理多余的 ‹..›。按现在的选项，拒绝这样的引用。",
    },
    rootless: "路径不以 ‹/› 开头，‹..› 又抵消第一个路径段时，后面的 ‹/› 也一并去掉。",
  },

  /** Where in its section a clause is, if the place has a name or number. */
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
    trailing: "第 6d 步和第 6f 步",
    "excess-dots": "第 6g 步",
    rootless: "第 6e 步",
  },

  /** Said of a rule whose notation in the document is different. */
  notation: '规范把字母逐个列出，或者用文字描述字符。本页写成字符编码的范围，因为 ‹"a"› 也匹配 ‹A›。',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    IPv6address:
      "RFC 2732 的地址写法来自 RFC 2373。按 RFC 2373 附录 B 的规则，IPv4 地址不能直接跟在 ‹::› 后面，而 RFC 2732 却写有 ‹[::192.9.5.5]›。本页允许这种写法。这些规则不限制组数，所以 ‹[1:2]› 也匹配。",
    relativeURI:
      "路径也可以用两个斜杠开头，但第 4.3 节的正文说，这时授权部分优先。按这条规则，查询前面必须有路径，而规范在附录 C.1 中却解析了 ‹?y›。这样的引用不匹配，但照样解析。",
    "not-validating":
      "如果引用的方案与基准的相同，并且已知这个方案总是分层的，规范就允许去掉它。哪些方案是这样，规范没有说，所以本页把与基准相同的方案一律去掉。方案不区分大小写（第 3.1 节）。第 2 步在此之前，不会把带方案的引用当作空引用。",
    "6e": "规范没有说路径段能否为空。本页把两个 ‹/› 之间的空字符串算作路径段。开头的 ‹/› 之前的空字符串则不算，规范中的示例 ‹../../../g› 就是如此。",
    "6f": "与第 6e 步相同，两个 ‹/› 之间的空字符串算作路径段，开头的 ‹/› 之前的空字符串不算。",
    "6g": "规范允许三种做法：保留 ‹..›、去掉，或者拒绝这个引用。规范的示例都是保留，本页也这样做，除非你另行选择。‹..› 前面有没有 ‹/› 都一样。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "字母、数字、‹-_.!~*'()› 之一",
    reserved: "‹;/?:@&=+$,› 之一",
  },
};
