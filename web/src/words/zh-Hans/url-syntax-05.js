/**
 * What the page says of draft-fielding-url-syntax-05, in Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和一个冒号开头，例如 ‹http:›；这里没有。",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "引用有自己的方案 ‹{scheme}›：它是完整的，原样不动，连其中的 ‹.› 和 ‹..› 也保留。",
    "no-base-scheme": "基准没有方案（例如 ‹http:›），所以没有目标。各步显示的是照此算下去的结果。",
    "own-site": "‹//› 是站点的开头：‹{site}› 及其后的内容原样取代整个基准，只留下方案 ‹{scheme}›。",
    "current-document": "空引用指的是引用所在的文档，与基准无关。它不是 URL。",
    "current-fragment": "单独一个片段 ‹#{fragment}›，指的是引用所在文档中的一个位置，与基准无关。它不是 URL。",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty: "在这里，单独的查询算作相对路径：‹?{query}› 紧跟在站点或方案之后。",
        other: "在这里，单独的查询算作相对路径：‹?{query}› 接在 ‹{directory}› 之后。",
      },
      other: {
        by: "directory",
        empty: "在这里，单独的查询算作相对路径：‹{last}› 去掉，‹?{query}› 紧跟在站点或方案之后。",
        other: "在这里，单独的查询算作相对路径：‹{last}› 去掉，‹?{query}› 接在 ‹{directory}› 之后。",
      },
    },
    "query-dots": "在这里，先把查询 ‹{query}› 接到路径上，再去掉 ‹.› 和 ‹..›，所以查询中的也被去掉：剩下 ‹{left}›。",
    "dots-before-query": "‹{path}› 末尾的点保留：后面跟着查询 ‹{query}›，而在这里，只有 ‹/› 才结束一个路径段。",
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
    "no-root": "基准没有路径，也没有哪一步在它的站点 ‹{site}› 与 ‹{path}› 之间加上 ‹/›：两者连在了一起。",
    "excess-kept": {
      by: "directory",
      empty: "‹{path}› 要向上，而基准没有可以向上的目录：多出来的 ‹..› 留在路径中。",
      other: "‹{path}› 向上的级数超过了 ‹{directory}› 的深度：多出来的 ‹..› 留在路径中。",
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
    "parse-base": "基准的 scheme, site, path ← parse(基准 URL)",
    1: "scheme, site, path, query, fragment ← parse(URL 引用)",
    2: "若 path 为空，且 scheme、site、query 都未定义",
    "current-document": "它是当前文档，连同片段：完毕",
    3: "若 scheme 已定义",
    "absolute-url": "它原样就是绝对 URL：完毕",
    "inherit-scheme": "scheme ← 基准的 scheme",
    4: "若 site 已定义，转到第 7 步",
    "inherit-site": "site ← 基准的 site",
    5: '若 path 以 "/" 开头，转到第 7 步',
    "6a": '缓冲区 ← 基准的 path，到最后一个 "/" 为止',
    "6b": "把 path 追加到缓冲区",
    "6c": '若 query 已定义，把 "?" 和 query 追加到缓冲区',
    "6d": '只要缓冲区中有 "./"，且 "." 是完整的路径段：删去它',
    "6e": '若缓冲区以 "." 结尾，且它是完整的路径段：删去它',
    "6f": '只要其中有 "<segment>/../"，且不是 "../../"：删去最左边的',
    "6g": '若它以 "<segment>/.." 结尾，且不是 "../.."：删去它',
    "6h": '若有 "?"，query ← 第一个之后的内容；否则未定义',
    "6i": 'path ← 缓冲区，到第一个 "?" 之前为止',
    result: '7. result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '追加 scheme 和 ":"',
    "if-site": "若 site 已定义",
    "add-site": '追加 "//" 和 site',
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
      yes: "答案是当前文档中的一个位置 ‹{set}›：不会得到 URL。",
      other: "答案是当前文档：不会得到 URL。",
    },
    3: {
      by: "answer",
      yes: "引用有自己的方案 ‹{scheme}›：它是一个完整的 URL。",
      no: "引用没有自己的方案。",
    },
    "absolute-url": "答案就是引用，原样不动：‹{set}›。",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "引用有自己的站点 ‹{site}›：只有方案取自基准。",
      no: "引用没有站点，也就是没有自己的主机。",
    },
    "inherit-site": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "路径 ‹{path}› 以 ‹/› 开头：它原样不动，点段也保留。",
      no: "路径不以 ‹/› 开头：它相对于基准，基准的路径是 ‹{base path}›。",
    },
    "6a": "缓冲区的开头是基准的路径，到最后一个 ‹/› 为止：‹{added}›。",
    "6b": "接着是引用的路径：‹{added}›。",
    "6c": { by: "answer", yes: "缓冲区中接着是它的查询：‹{added}›。", no: "后面没有查询。" },
    "6d": { by: "answer", yes: "‹{gone}› 去掉：它表示“这里”。", no: "后面带 ‹/› 的路径段 ‹.› 已经没有了。" },
    "6e": { by: "answer", yes: "末尾的 ‹{gone}› 去掉：它表示“这里”。", no: "最后一个路径段不是 ‹.›。" },
    "6f": {
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
    "6g": {
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
    "6h": {
      by: "answer",
      yes: "第一个 ‹?› 之后的内容就是查询：‹{set}›。",
      no: "没有 ‹?›：目标得不到查询。",
    },
    "6i": "‹?› 之前的内容就是路径：‹{set}›。",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "目标有方案：‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-site": { by: "answer", yes: "目标有站点：‹{site}›。", no: "目标没有站点。" },
    "add-site": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": { by: "answer", yes: "目标有查询：‹{query}›。", no: "目标没有查询。" },
    "add-query": "{ui:player:written}",
    "if-fragment": { by: "answer", yes: "目标有片段：‹{fragment}›。", no: "目标没有片段。" },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "第一个 ‹:› 之前的内容读作方案，即使它不可能是方案，例如 ‹1a:b›。",
    "authority-ends": "‹//› 之后，站点到下一个 ‹/› 或 ‹?› 为止，所以后面可以直接跟查询。",
    "params-are": "‹;› 之后的内容属于路径：既然是路径，它就取代基准的最后一个路径段。",
    "empty-parts": "组件的符号在，组件就在，即使符号后面什么也没有。",
    "same-scheme": "带方案的引用是完整的，即使方案与基准的相同：没有例外。",
    "own-scheme": "带方案的引用是完整的，原样不动，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对的：缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带站点，以 ‹/› 开头的引用自带路径。基准中有几个斜杠相连，不起作用。",
    "own-authority": "引用有自己的主机时，后面的路径原样不动，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "既没有路径也没有查询的引用，指的是它所在的文档。那不是 URI。",
    "query-only": "只有查询的引用按空路径处理：基准的最后一个路径段要让位给它。",
    "absolute-path": "以 ‹/› 开头的路径原样不动：只有把两个路径接在一起时，才去除点段（‹.› 和 ‹..›）。",
    "base-root": "主机没有路径时，没有哪一步在主机与追加的内容之间加上 ‹/›，所以两者连在了一起。",
    "query-in-buffer": "先把查询接到路径上，再去除点段，所以查询中的点段也被去除。",
    "first-segment": "‹..› 带走它前面的路径段，即使那是不以 ‹/› 开头的路径的第一段。",
    trailing: "路径以 ‹.› 或 ‹..› 结尾时，它前面的 ‹/› 保留。",
    "excess-dots": "‹..› 找不到可以去除的路径段时，留在路径中。",
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
    "query-in-buffer": "第 6c 步",
    "first-segment": "第 6f 步",
    trailing: "第 6e 和 6g 步",
    "excess-dots": "第 6f 步",
    rootless: "第 6f 步",
  },

  /** Said of a rule that the document spells in another way. */
  notation: '文档把字母逐个列出，或者用文字描述字符。这里写成字符编码的范围，因为 ‹"a"› 也代表 ‹A›。',

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    relativeURL:
      "路径也可以以两个斜杠开头。第 4.4 节的正文说，这时按站点算；但在 ‹http://a_b/› 中，‹a_b› 不匹配 ‹site›，于是语法把 ‹//a_b/› 当作路径。在这里，这样的文本算匹配，因为语法用的是原文印出的；拆分则照正文所说：‹a_b› 是它的站点。",
    "6d": "缓冲区中还有查询时，路径段到哪里结束，文档没有说。它的例子 ‹g?y/./x› 和 ‹g?y/../x› 给出了答案：只有 ‹/› 才结束路径段，所以 ‹.?y› 不是点段。",
    "6f": "路径段在这里能不能为空，文档没有说。位于缓冲区开头的 ‹/› 之前什么也没有，那不算路径段，文档的例子 ‹../../../g› 表明了这一点；两个 ‹/› 之间什么也没有，则算一个。",
    "6g": "与 6f 相同：位于缓冲区开头的 ‹/› 之前什么也没有，不算路径段；两个 ‹/› 之间什么也没有，则算一个。",
  },

  /** What has to be said of examples. */
  remarks: {
    stripped: "文档列出这个例子，是说有些分析器会这样做，但那是错的。按它自己的步骤，绝对 URL 原样不动。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "字母、数字或 ‹$-_.!~*'(),› 之一",
    reserved: "‹;/?:@&=+› 之一",
  },
};
