/**
 * The words of draft-fielding-url-syntax-05, in Chinese: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
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
    "own-site": {
      by: "site",
      empty: "‹//› 后面的站点为空。只有方案 ‹{scheme}› 取自基准，其余照引用原样。",
      other: "‹//› 后面是新的站点 ‹{site}›。只有方案 ‹{scheme}› 取自基准，其余照引用原样。",
    },
    "current-document": "空引用指它所在的文档，与基准无关，所以没有目标 URL。",
    "current-fragment": "单独的 ‹#{fragment}› 指它所在文档中的一个位置，与基准无关，所以没有目标 URL。",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty: "这份草案把单独的查询当作相对路径，所以 ‹?{query}› 紧跟在站点或方案之后。",
        other: "这份草案把单独的查询当作相对路径，所以 ‹?{query}› 接在 ‹{directory}› 之后。",
      },
      other: {
        by: "directory",
        empty: "这份草案把单独的查询当作相对路径，所以 ‹?{query}› 取代 ‹{last}›，也就是整个路径。",
        other: "这份草案把单独的查询当作相对路径，所以 ‹?{query}› 取代 ‹{directory}› 之后的 ‹{last}›。",
      },
    },
    "query-dots": "先追加查询 ‹{query}› 再去除点段，查询中的点段也一并去掉，剩下 ‹{left}›。",
    "dots-before-query": "‹{path}› 末尾的点保留，因为后面是 ‹?{query}›，而按这份草案，只有 ‹/› 才结束路径段。",
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
    "no-root": "基准没有路径，又不补 ‹/›，站点 ‹{site}› 和 ‹{path}› 就连在了一起。",
    "excess-kept": "多余的 ‹..› 保留。",
    climbs: "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The lines of the algorithm. */
  lines: {
    "parse-base": "基准的 scheme, 基准的 site, 基准的 path ← parse(基准 URL)",
    1: "scheme, site, path, query, fragment ← parse(URL 引用)",
    2: "若 path 为空，且 scheme、site、query 都未定义",
    "current-document": 'result ← fragment，前面加 "#"；结束，目标是当前文档',
    3: "若 scheme 已定义",
    "absolute-url": "result ← URL 引用；结束",
    "inherit-scheme": "scheme ← 基准的 scheme",
    4: "若 site 已定义，则跳到第 7 步",
    "inherit-site": "site ← 基准的 site",
    5: '若 path 以 "/" 开头，则跳到第 7 步',
    "6a": '缓冲区 ← 基准的 path 到最后一个 "/"（含）为止的部分',
    "6b": "把 path 追加到缓冲区",
    "6c": '若 query 已定义，则把 "?" 追加到缓冲区，再追加 query',
    "6d": '当缓冲区中有 "./"（其中 "." 是路径段）时，重复去掉它',
    "6e": '若缓冲区以 "." 结尾（"." 是路径段），则去掉它',
    "6f": '当缓冲区中有 "<segment>/../"（<segment> 不是 ".."）时，重复去掉最左边的一处',
    "6g": '若缓冲区以 "<segment>/.." 结尾（<segment> 不是 ".."），则去掉它',
    "6h": '若缓冲区中有 "?"，则 query ← 第一个 "?" 之后的部分；否则 query ← 未定义',
    "6i": 'path ← 缓冲区中第一个 "?" 之前的部分',
    result: '7. result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '把 scheme + ":" 追加到 result',
    "if-site": "若 site 已定义",
    "add-site": '把 "//" + site 追加到 result',
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
      yes: "结果是当前文档中的位置 ‹{set}›，不是 URL。",
      other: "结果是当前文档，不是 URL。",
    },
    3: {
      by: "answer",
      yes: "引用有自己的方案 ‹{scheme}›，是完整的 URL。",
      no: {
        by: "base scheme",
        undefined: "引用没有方案。",
        other: "引用没有方案，采用基准的方案。",
      },
    },
    "absolute-url": "引用本身就是目标：‹{set}›。",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: {
        by: "site",
        empty: "引用有自己的站点（为空），只有方案取自基准。",
        other: "引用有自己的站点 ‹{site}›，只有方案取自基准。",
      },
      no: "引用没有自己的站点。",
    },
    "inherit-site": "{ui:player:from-base}",
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
      yes: "把查询追加到缓冲区：‹{added}›。",
      no: "引用没有可追加的查询。",
    },
    "6d": {
      by: "answer",
      yes: "‹{gone}› 表示当前目录，去掉。",
      no: "不再有后面带 ‹/› 的路径段 ‹.›。",
    },
    "6e": {
      by: "answer",
      yes: "末尾的 ‹{gone}› 表示当前目录，去掉。",
      no: "最后一个路径段不是 ‹.›。",
    },
    "6f": {
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
    "6g": {
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
    "6h": {
      by: "answer",
      yes: {
        by: "set",
        empty: "第一个 ‹?› 之后什么也没有，所以查询为空。",
        other: "第一个 ‹?› 之后的文本就是查询：‹{set}›。",
      },
      no: "缓冲区中没有 ‹?›，所以目标没有查询。",
    },
    "6i": {
      by: "set",
      empty: "缓冲区中 ‹?› 之前什么也没有，路径为空。",
      other: "路径取缓冲区的内容，有 ‹?› 时只取第一个 ‹?› 之前的部分：‹{set}›。",
    },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "先写方案 ‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-site": {
      by: "answer",
      yes: {
        by: "site",
        empty: "接着是空的站点。",
        other: "接着是站点 ‹{site}›。",
      },
      no: "目标没有站点。",
    },
    "add-site": "{ui:player:written}",
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
    "authority-ends": "‹//› 之后的站点到下一个 ‹/› 或 ‹?› 为止，所以查询可以紧跟在它后面。",
    "params-are": "‹;› 及其后的文本属于路径，所以 ‹;x› 取代基准的最后一个路径段。",
    "empty-parts": "有分隔符就有组件，哪怕后面什么也没有。",
    "same-scheme": "引用带有方案就是完整的，即使方案与基准的相同，也不例外。",
    "own-scheme": "带方案的引用是完整的，原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对引用，缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带站点，以 ‹/› 开头的引用自带路径。基准中有多少个斜杠相连都没有影响。",
    "own-authority": "引用自带主机时，路径原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "既没有路径也没有查询的引用指它所在的文档，因此没有目标 URL。",
    "query-only": "只有查询的引用按空路径处理，所以会取代基准的最后一个路径段。",
    "absolute-path": "以 ‹/› 开头的路径原样采用，只有合并而成的路径才去除点段（‹.› 和 ‹..›）。",
    "base-root": "基准有主机而没有路径时，不补 ‹/›，主机和追加的内容就连在一起。",
    "query-in-buffer": "先把查询追加到路径之后，再去除点段，查询中的点段也一并去掉。",
    "first-segment": "‹..› 抵消前面的路径段，即使路径不以 ‹/› 开头、抵消的正是第一个路径段。",
    trailing: "路径以 ‹.› 或 ‹..› 结尾时，它前面的 ‹/› 保留。",
    "excess-dots": "多余的 ‹..› 留在路径中。",
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
    "query-in-buffer": "第 6c 步",
    "first-segment": "第 6f 步",
    trailing: "第 6e 步和第 6g 步",
    "excess-dots": "第 6f 步",
    rootless: "第 6f 步",
  },

  /** Said of a rule whose notation in the document is different. */
  notation: '规范把字母逐个列出，或者用文字描述字符。本页写成字符编码的范围，因为 ‹"a"› 也匹配 ‹A›。',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    relativeURL:
      "路径也可以用两个斜杠开头，但第 4.4 节的正文说，这时站点优先。但在 ‹http://a_b/› 中，‹a_b› 不匹配 ‹site›，语法于是把 ‹//a_b/› 当作路径。本页的语法照搬原文，所以这样的 URL 算匹配。拆分则照正文所说，‹a_b› 是它的站点。",
    "6d": "缓冲区中还有查询时，路径段到哪里结束，规范没有说。从它的示例 ‹g?y/./x› 和 ‹g?y/../x› 看，只有 ‹/› 才结束路径段，所以 ‹.?y› 不是点段。",
    "6f": "规范没有说路径段能否为空。本页把两个 ‹/› 之间的空字符串算作路径段。开头的 ‹/› 之前的空字符串则不算，规范中的示例 ‹../../../g› 就是如此。",
    "6g": "与第 6f 步相同，两个 ‹/› 之间的空字符串算作路径段，开头的 ‹/› 之前的空字符串不算。",
  },

  /** Notes on examples. */
  remarks: {
    stripped: "规范写出这个结果，是为了说明有些解析器会这样出错。按规范自己的步骤，绝对 URL 原样不变。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "字母、数字、‹$-_.!~*'(),› 之一",
    reserved: "‹;/?:@&=+› 之一",
  },
};
