/**
 * The words of draft-fielding-uri-rfc2396bis-01, in Chinese: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    validating: {
      label: "验证",
      says: "对验证解析器来说，引用带有方案就用不到基准，即使方案与基准的相同：‹http:g› 仍是 ‹http:g›。其他解析器忽略这样的方案，这时 ‹http:g› 的意思是 ‹g›。",
    },
    excess: {
      label: "多余的 ‹..›",
      says: "前面没有路径段的 ‹..› 是多余的。规范允许三种做法：把它留在路径中、去掉它，或者拒绝这个引用（没有目标）。",
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
      by: "query",
      empty: "引用只是一个空查询 ‹?›。保留基准的路径，查询变为空。",
      other: {
        by: "path",
        empty: "引用有查询而没有路径，所以路径仍为空，查询变为 ‹{query}›。",
        other: "引用有查询而没有路径，保留基准的路径 ‹{path}›，查询变为 ‹{query}›。",
      },
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
    "root-added": "基准没有路径，所以 ‹{path}› 从根 ‹/› 算起。",
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
    "split-base": "Base.scheme, Base.authority, Base.path ← parse(Base)",
    "split-r": "R.scheme, R.authority, R.path, R.query, fragment ← parse(R)",
    "not-validating": "若不是验证解析器，且 R.scheme 与 Base.scheme 相同（不区分大小写）",
    "forget-scheme": "R.scheme ← 未定义",
    "has-scheme": "若 R.scheme 已定义",
    "scheme-of-r": "T.scheme ← R.scheme",
    "scheme-authority": "T.authority ← R.authority",
    "scheme-path": "T.path ← R.path",
    "scheme-query": "T.query ← R.query",
    "no-scheme": "否则",
    "has-authority": "若 R.authority 已定义",
    "authority-of-r": "T.authority ← R.authority",
    "authority-path": "T.path ← R.path",
    "authority-query": "T.query ← R.query",
    "no-authority": "否则",
    "empty-path": "若 R.path 为空",
    "has-query": "若 R.query 已定义",
    "path-of-base": "T.path ← Base.path",
    "empty-query-of-r": "T.query ← R.query",
    "no-query": "否则",
    "current-document": 'result ← fragment，前面加 "#"；结束，目标是当前文档',
    "some-path": "否则",
    "absolute-path": '若 R.path 以 "/" 开头',
    "path-of-r": "T.path ← R.path",
    "relative-path": "否则",
    merge: "T.path ← merge(Base.path, R.path)",
    "query-of-r": "T.query ← R.query",
    "authority-of-base": "T.authority ← Base.authority",
    "scheme-of-base": "T.scheme ← Base.scheme",
    return: "返回 T 和 fragment",
    1: '缓冲区 ← Base.path 到最后一个 "/"（含）为止的部分',
    "1a": '若 Base.path 为空，则把 "/" 追加到缓冲区',
    2: "把 R.path 追加到缓冲区",
    3: '当缓冲区中有 "./"（其中 "." 是路径段）时，重复去掉它',
    4: '若缓冲区以 "." 结尾（"." 是路径段），则去掉它',
    5: '当缓冲区中有 "<segment>/../"（<segment> 不是 ".."）时，重复去掉最左边的一处',
    6: '若缓冲区以 "<segment>/.." 结尾（<segment> 不是 ".."），则去掉它',
    7: '若缓冲区以路径段 ".." 开头（属于错误）',
    "7a": '若 excess 为 "keep"，则保留它',
    "7b": '若 excess 为 "remove"，则当缓冲区以路径段 ".." 开头时，重复去掉它',
    "7c": '若 excess 为 "refuse"，则没有结果：拒绝这个引用',
    8: "返回缓冲区",
    result: 'result ← ""',
    "if-scheme": "若 T.scheme 已定义",
    "add-scheme": '把 T.scheme + ":" 追加到 result',
    "if-authority": "若 T.authority 已定义",
    "add-authority": '把 "//" + T.authority 追加到 result',
    "add-path": "把 T.path 追加到 result",
    "if-query": "若 T.query 已定义",
    "add-query": '把 "?" + T.query 追加到 result',
    "if-fragment": "若 fragment 已定义",
    "add-fragment": '把 "#" + fragment 追加到 result',
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-base": "拆分基准：{parts}。基准的查询用不到。",
    "split-r": "拆分引用：{parts}。",
    "not-validating": {
      by: "answer",
      yes: "不是验证解析器，而方案 ‹{R.scheme}› 与基准的相同，所以忽略它。",
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
    "scheme-path": "{ui:player:from-reference}",
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
    "authority-path": "{ui:player:from-reference}",
    "authority-query": "{ui:player:from-reference}",
    "empty-path": { by: "answer", yes: "引用的路径为空。", no: "引用有路径 ‹{R.path}›。" },
    "has-query": {
      by: "answer",
      yes: {
        by: "R.query",
        empty: "引用有一个空查询，接在基准的路径之后。",
        other: "引用有查询 ‹{R.query}›，接在基准的路径之后。",
      },
      no: "引用为空或者只有片段，指的是当前文档。",
    },
    "path-of-base": "{ui:player:from-base}",
    "empty-query-of-r": "{ui:player:from-reference}",
    "current-document": {
      by: "given",
      yes: "结果是当前文档中的位置 ‹{set}›，不是 URI。",
      other: "结果是当前文档，不是 URI。",
    },
    "absolute-path": {
      by: "answer",
      yes: "路径以 ‹/› 开头，取代基准的路径，点段也保留。",
      no: {
        by: "shape of Base.path",
        blank: "引用的路径不以 ‹/› 开头，要相对于基准的路径解析，而基准的路径为空。",
        other: "引用的路径不以 ‹/› 开头，要相对于基准的路径 ‹{Base.path}› 解析。",
      },
    },
    "path-of-r": "{ui:player:from-reference}",
    merge: {
      by: "shape of Base.path",
      blank: "接下来合并基准的路径（为空）和引用的路径 ‹{R.path}›。",
      other: "接下来合并基准的路径 ‹{Base.path}› 和引用的路径 ‹{R.path}›。",
    },
    "query-of-r": {
      by: "given",
      no: "引用有路径而没有查询，所以目标没有查询，也不用基准的查询。",
      other: "{ui:player:from-reference}",
    },
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    return: "目标的各个组件都已确定。",
    1: {
      by: "shape of Base.path",
      blank: "基准的路径为空，缓冲区起初为空。",
      flat: "基准的路径中没有 ‹/›，缓冲区起初为空。",
      directory: "基准的路径以 ‹/› 结尾，缓冲区先取它的全部：‹{added}›。",
      other: "缓冲区先取基准路径中直到最后一个 ‹/› 的部分：‹{added}›。",
    },
    "1a": {
      by: "answer",
      yes: "基准的路径为空，补上 ‹/›。",
      no: "基准有路径，不补 ‹/›。",
    },
    2: {
      by: "added",
      empty: "引用的路径为空，没有可追加的内容。",
      other: "追加引用的路径 ‹{added}›。",
    },
    3: {
      by: "answer",
      yes: "‹{gone}› 表示当前目录，去掉。",
      no: "不再有后面带 ‹/› 的路径段 ‹.›。",
    },
    4: {
      by: "answer",
      yes: "末尾的 ‹{gone}› 表示当前目录，去掉。",
      no: "最后一个路径段不是 ‹.›。",
    },
    5: {
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
    6: {
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
    7: {
      by: "answer",
      yes: "路径以 ‹..› 开头，这是错误。",
      no: "路径不以 ‹..› 开头。",
    },
    "7a": "保留它，作为目标的一部分。",
    "7b": { by: "answer", yes: "去掉开头的 ‹{gone}›。", no: "开头不再有 ‹..›。" },
    "7c": "拒绝这个引用，所以没有目标。",
    8: { by: "set", empty: "缓冲区为空，路径也为空。", other: "缓冲区的内容就是路径：‹{set}›。" },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "先写方案 ‹{T.scheme}›。", no: "目标没有方案。" },
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
      ignored: "不是验证解析器，就忽略与基准相同的方案，把其余部分当作相对引用。",
    },
    "own-scheme": "带方案的引用原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对引用，缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带授权部分，以 ‹/› 开头的引用自带路径。基准中有多少个斜杠相连都没有影响。",
    "own-authority": "引用自带主机时，路径原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "既没有路径也没有查询的引用指它所在的文档，因此没有目标 URI。",
    "query-only": "引用只有查询时，保留基准的整个路径，包括最后一个路径段。",
    "absolute-path": "以 ‹/› 开头的路径原样采用，只有合并而成的路径才去除点段（‹.› 和 ‹..›）。",
    "base-root": "基准没有路径时，在引用的路径前面补上 ‹/›。",
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
    "base-root": "合并的第 1 步",
    "first-segment": "合并的第 5 步",
    trailing: "合并的第 4 步和第 6 步",
    "excess-dots": "合并的第 7 步",
    rootless: "合并的第 5 步",
  },

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    5: "规范没有说路径段能否为空。本页把两个 ‹/› 之间的空字符串算作路径段。开头的 ‹/› 之前的空字符串则不算，规范中的示例 ‹../../../g› 就是如此。",
    6: "与第 5 步相同，两个 ‹/› 之间的空字符串算作路径段，开头的 ‹/› 之前的空字符串不算。",
    7: "规范允许三种做法：保留 ‹..›、去掉，或者拒绝这个引用。规范的示例都是保留，本页也这样做，除非你另行选择。‹..› 前面有没有 ‹/› 都一样。",
    "not-validating":
      "方案不区分大小写（第 3.1 节和第 6.2.2.1 节），所以 ‹HTTP:g› 的方案与 ‹http://a/› 的相同。伪代码本身只写了 ‹==›。",
    domainlabel: "规范此处写的是 ‹|›，而它的记法中没有这个符号。本页当作 ‹/›。",
    toplabel: "规范此处写的是 ‹|›，而它的记法中没有这个符号。本页当作 ‹/›。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "字母、数字、‹-_.!~*'()› 之一",
    reserved: "‹[];/?:@&=+$,› 之一",
  },
};
