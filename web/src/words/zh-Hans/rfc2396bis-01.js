/**
 * What the page says of draft-fielding-uri-rfc2396bis-01, in Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    validating: {
      label: "验证型",
      says: "对进行验证的分析器来说，带方案的引用就是完整的，即使方案与基准的相同：‹http:g› 仍是 ‹http:g›。不验证的分析器忽略这样的方案：‹http:g› 的意思是 ‹g›。",
    },
    excess: {
      label: "多余的 ‹..›",
      says: "‹..› 可能已经找不到可以去除的路径段。这时怎么办，文档没有定论：可以把它留在路径中，可以去除它，也可以不跟随这样的引用，于是没有目标。",
    },
  },
  values: { excess: { keep: "保留", remove: "去除", refuse: "不跟随" } },

  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和一个冒号开头，例如 ‹http:›；这里没有。",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "引用有自己的方案 ‹{scheme}›：它是完整的，原样不动，连其中的 ‹.› 和 ‹..› 也保留。",
    "no-base-scheme": "基准没有方案（例如 ‹http:›），所以没有目标。各步显示的是照此算下去的结果。",
    "own-authority": "‹//› 是主机的开头：‹{authority}› 及其后的内容原样取代整个基准，只留下方案 ‹{scheme}›。",
    "current-document": "空引用指的是引用所在的文档，与基准无关。它不是 URI。",
    "current-fragment": "单独一个片段 ‹#{fragment}›，指的是引用所在文档中的一个位置，与基准无关。它不是 URI。",
    "query-only": {
      by: "query",
      empty: "引用只有查询，而且为空：路径不变，查询变为空。",
      other: {
        by: "path",
        empty: "引用只有查询：路径仍为空，查询变为 ‹{query}›。",
        other: "引用只有查询：路径仍是 ‹{path}›，查询变为 ‹{query}›。",
      },
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
    "root-added": "基准没有路径，所以在 ‹{path}› 前面加上 ‹/›。",
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
    "split-base": "Base.scheme, authority, path ← parse(Base)",
    "split-r": "R.scheme, authority, path, query; fragment ← parse(R)",
    "not-validating": "若不是验证型，且 R.scheme = Base.scheme",
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
    "current-document": "返回当前文档和 fragment",
    "some-path": "否则",
    "absolute-path": '若 R.path 以 "/" 开头',
    "path-of-r": "T.path ← R.path",
    "relative-path": "否则",
    merge: "T.path ← merge(Base.path, R.path)",
    "query-of-r": "T.query ← R.query",
    "authority-of-base": "T.authority ← Base.authority",
    "scheme-of-base": "T.scheme ← Base.scheme",
    return: "返回 T 和 fragment",
    1: '缓冲区 ← Base.path，到最后一个 "/" 为止',
    "1a": '若 Base.path 为空，把 "/" 追加到缓冲区',
    2: "把 R.path 追加到缓冲区",
    3: '只要缓冲区中有 "./"，且 "." 是完整的路径段：删去它',
    4: '若缓冲区以 "." 结尾，且它是完整的路径段：删去它',
    5: '只要其中有 "<segment>/../"，且不是 "../../"：删去最左边的',
    6: '若它以 "<segment>/.." 结尾，且不是 "../.."：删去它',
    7: '若缓冲区以 ".." 开头，且它是完整的路径段：这是错误，任选其一',
    "7a": "保留它",
    "7b": "或者：只要还有，就删去它",
    "7c": "或者：不跟随这个引用",
    8: "返回缓冲区",
    result: 'result ← ""',
    "if-scheme": "若 T.scheme 已定义",
    "add-scheme": '追加 T.scheme 和 ":"',
    "if-authority": "若 T.authority 已定义",
    "add-authority": '追加 "//" 和 T.authority',
    "add-path": "追加 T.path",
    "if-query": "若 T.query 已定义",
    "add-query": '追加 "?" 和 T.query',
    "if-fragment": "若 fragment 已定义",
    "add-fragment": '追加 "#" 和 fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-base": "拆分基准：{parts}。它的查询用不到。",
    "split-r": "拆分引用：{parts}。",
    "not-validating": {
      by: "answer",
      yes: "不是验证型，而引用的方案 ‹{R.scheme}› 与基准的相同：忽略它。",
      no: "引用如果有方案，就算数：即使与基准的相同也不例外。",
    },
    "forget-scheme": "忽略引用的方案，就像没有一样。",
    "has-scheme": {
      by: "answer",
      yes: "引用有自己的方案 ‹{R.scheme}›：什么也不取自基准。",
      no: "引用没有自己的方案。",
    },
    "scheme-of-r": "{ui:player:from-reference}",
    "scheme-authority": "{ui:player:from-reference}",
    "scheme-path": "{ui:player:from-reference}",
    "scheme-query": "{ui:player:from-reference}",
    "has-authority": {
      by: "answer",
      yes: "引用有自己的授权部分 ‹{R.authority}›：只有方案取自基准。",
      no: "引用没有授权部分，也就是没有自己的主机。",
    },
    "authority-of-r": "{ui:player:from-reference}",
    "authority-path": "{ui:player:from-reference}",
    "authority-query": "{ui:player:from-reference}",
    "empty-path": { by: "answer", yes: "引用的路径为空。", no: "引用有路径：‹{R.path}›。" },
    "has-query": {
      by: "answer",
      yes: "引用有查询 ‹{R.query}›：接在基准的路径之后。",
      no: "什么也没有，或者只有片段：引用指向当前文档。",
    },
    "path-of-base": "{ui:player:from-base}",
    "empty-query-of-r": "{ui:player:from-reference}",
    "current-document": {
      by: "given",
      yes: "答案是当前文档中的一个位置 ‹{set}›：不会得到 URI。",
      other: "答案是当前文档：不会得到 URI。",
    },
    "absolute-path": {
      by: "answer",
      yes: "它以 ‹/› 开头，从根开始：它取代基准的路径，点段保留。",
      no: "它不以 ‹/› 开头：它相对于基准，基准的路径是 ‹{Base.path}›。",
    },
    "path-of-r": "{ui:player:from-reference}",
    merge: "要合并基准和引用的路径：‹{Base.path}› 和 ‹{R.path}›。",
    "query-of-r": "{ui:player:from-reference}",
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    return: "目标的各个组件都已确定。",
    1: "缓冲区的开头是基准的路径，到最后一个 ‹/› 为止：‹{added}›。",
    "1a": {
      by: "answer",
      yes: "基准的路径为空：补上一个 ‹/›。",
      no: "基准有路径：不必补 ‹/›。",
    },
    2: "接着是引用的路径：‹{added}›。",
    3: { by: "answer", yes: "‹{gone}› 去掉：它表示“这里”。", no: "后面带 ‹/› 的路径段 ‹.› 已经没有了。" },
    4: { by: "answer", yes: "末尾的 ‹{gone}› 去掉：它表示“这里”。", no: "最后一个路径段不是 ‹.›。" },
    5: {
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
    6: {
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
    7: {
      by: "answer",
      yes: "开头的 ‹..› 无处可去：这是错误。",
      no: "路径不以 ‹..› 开头。",
    },
    "7a": "把它保留下来，作为目标的一部分。",
    "7b": { by: "answer", yes: "开头的 ‹{gone}› 去掉。", no: "开头已经没有 ‹..› 了。" },
    "7c": "不跟随这个引用：没有目标。",
    8: "缓冲区中的内容就是路径：‹{set}›。",
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
      counts: "对进行验证的分析器来说，带方案的引用就是完整的，即使方案与基准的相同。",
      ignored: "不验证的分析器忽略与基准相同的方案，把其余部分读作相对引用。",
    },
    "own-scheme": "带方案的引用原样不动，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对的：缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带授权部分，以 ‹/› 开头的引用自带路径。基准中有几个斜杠相连，不起作用。",
    "own-authority": "引用有自己的主机时，后面的路径原样不动，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "既没有路径也没有查询的引用，指的是它所在的文档。那不是 URI。",
    "query-only": "引用只有查询时，基准的整个路径不变，连最后一个路径段也保留。",
    "absolute-path": "以 ‹/› 开头的路径原样不动：只有把两个路径接在一起时，才去除点段（‹.› 和 ‹..›）。",
    "base-root": "基准没有路径时，在引用的路径前面加上 ‹/›。",
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
    "base-root": "合并的第 1 步",
    "first-segment": "合并的第 5 步",
    trailing: "合并的第 4 和 6 步",
    "excess-dots": "合并的第 7 步",
    rootless: "合并的第 5 步",
  },

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    5: "路径段在这里能不能为空，文档没有说。位于缓冲区开头的 ‹/› 之前什么也没有，那不算路径段，文档的例子 ‹../../../g› 表明了这一点；两个 ‹/› 之间什么也没有，则算一个。",
    6: "与第 5 步相同：位于缓冲区开头的 ‹/› 之前什么也没有，不算路径段；两个 ‹/› 之间什么也没有，则算一个。",
    7: "文档留了三条路：保留 ‹..›，去除它，或者不跟随这个引用。文档的例子采用保留；不另作选择时，这里也是保留。‹..› 前面有没有 ‹/› 都一样。",
    "not-validating":
      "按文档的第 3.1 节和第 6.2.2.1 节，方案不区分字母的大小写：‹HTTP:g› 的方案与 ‹http://a/› 的相同。伪代码本身只写了 ‹==›。",
    domainlabel: "文档在这里写了 ‹|›，而它的记法中没有这个符号。这里读作 ‹/›。",
    toplabel: "文档在这里写了 ‹|›，而它的记法中没有这个符号。这里读作 ‹/›。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "字母、数字或 ‹-_.!~*'()› 之一",
    reserved: "‹[];/?:@&=+$,› 之一",
  },
};
