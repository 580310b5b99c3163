/**
 * The words of RFC 1808, in Chinese: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
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
    "no-base": "基准为空，所以引用本身必须完整。",
    "whole-base": "引用为空，所以目标就是整个基准，不作改动。",
    "own-net_loc": "‹//› 后面是新的网络位置 ‹{netLoc}›。只有方案 ‹{scheme}› 取自基准，其余照引用原样。",
    "params-only": {
      by: "path",
      empty: "引用有参数而没有路径，所以 ‹;{params}› 接在基准的路径之后，而基准的路径为空。",
      other: "引用有参数而没有路径，保留基准的路径 ‹{path}›，‹;{params}› 取代基准中路径之后的内容。",
    },
    "query-only": "引用有查询而没有路径，保留基准的路径和参数，查询变为 ‹{query}›。",
    "fragment-only": "引用只有片段，目标就是基准，片段换成 ‹#{fragment}›。",
    "signs-only": "‹{text}› 只有分隔符，后面都没有内容。所以除片段以外，全部沿用基准。",
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
    "no-root": {
      by: "path",
      empty: "基准没有路径，引用的路径又什么也没有剩下，所以目标没有路径。",
      other: "基准没有路径，又不补 ‹/›，网络位置 ‹{netLoc}› 和 ‹{path}› 就连在了一起。",
    },
    "excess-kept": "多余的 ‹..› 保留。",
    climbs: "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The lines of the algorithm. */
  lines: {
    1: "若基准 URL 为空，则 result ← 嵌入的 URL；结束",
    "2-base": "基准的 scheme, 基准的 net_loc, 基准的 path, 基准的 params, 基准的 query ← parse(基准 URL)",
    "2-embedded": "scheme, net_loc, path, params, query, fragment ← parse(嵌入的 URL)",
    "2a": "若嵌入的 URL 为空",
    "whole-base": "result ← 基准 URL；结束",
    "2b": "若 scheme 已定义",
    "absolute-url": "result ← 嵌入的 URL；结束",
    "2c": "scheme ← 基准的 scheme",
    3: "若 net_loc 不为空，则跳到第 7 步",
    "inherit-net_loc": "net_loc ← 基准的 net_loc",
    4: '若 path 以 "/" 开头，则跳到第 7 步',
    5: "若 path 为空",
    "inherit-path": "path ← 基准的 path",
    "5a": "若 params 为空",
    "inherit-params": "params ← 基准的 params",
    "5b": "若 query 为空",
    "inherit-query": "query ← 基准的 query",
    "some-path": "否则",
    6: '新路径 ← 基准的 path 到最后一个 "/"（含）为止的部分',
    append: "把 path 追加到新路径",
    "6a": '当新路径中有 "./"（其中 "." 是路径段）时，重复去掉它',
    "6b": '若新路径以 "." 结尾（"." 是路径段），则去掉它',
    "6c": '当新路径中有 "<segment>/../"（<segment> 不是 ".."）时，重复去掉最左边的一处',
    "6d": '若新路径以 "<segment>/.." 结尾（<segment> 不是 ".."），则去掉它',
    "put-path": "path ← 新路径",
    result: '7. result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '把 scheme + ":" 追加到 result',
    "if-net_loc": "若 net_loc 已定义",
    "add-net_loc": '把 "//" + net_loc 追加到 result',
    "add-path": "把 path 追加到 result",
    "if-params": "若 params 不为空",
    "add-params": '把 ";" + params 追加到 result',
    "if-query": "若 query 不为空",
    "add-query": '把 "?" + query 追加到 result',
    "if-fragment": "若 fragment 不为空",
    "add-fragment": '把 "#" + fragment 追加到 result',
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    1: {
      by: "answer",
      yes: "基准为空，所以引用必须是绝对 URL：‹{set}›。",
      no: "有基准。",
    },
    "2-base": "拆分基准：{parts}。",
    "2-embedded": "拆分引用：{parts}。",
    "2a": {
      by: "answer",
      yes: "引用完全为空。",
      no: "引用不为空，至少有一个字符。",
    },
    "whole-base": "目标就是整个基准，不作改动：‹{set}›。",
    "2b": {
      by: "answer",
      yes: "引用有自己的方案 ‹{scheme}›，是完整的 URL。",
      no: {
        by: "base scheme",
        undefined: "引用没有方案。",
        other: "引用没有方案，采用基准的方案。",
      },
    },
    "absolute-url": "引用本身就是目标：‹{set}›。",
    "2c": "{ui:player:from-base}",
    3: {
      by: "answer",
      yes: "引用有自己的网络位置 ‹{net_loc}›，只有方案取自基准。",
      no: "引用没有网络位置，或者网络位置为空。",
    },
    "inherit-net_loc": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "路径 ‹{path}› 以 ‹/› 开头，原样保留，点段也不去掉。",
      no: {
        by: "shape of base path",
        blank: "引用的路径不以 ‹/› 开头，要相对于基准的路径解析，而基准的路径为空。",
        other: "引用的路径不以 ‹/› 开头，要相对于基准的路径 ‹{base path}› 解析。",
      },
    },
    5: {
      by: "answer",
      yes: "引用的路径为空，保留基准的路径，包括最后一个路径段。",
      no: "引用有路径 ‹{path}›。",
    },
    "inherit-path": "{ui:player:from-base}",
    "5a": {
      by: "answer",
      yes: "引用也没有参数，保留基准的参数。",
      no: "引用有自己的参数 ‹{params}›，接在基准的路径之后。",
    },
    "inherit-params": "{ui:player:from-base}",
    "5b": {
      by: "answer",
      yes: "引用也没有查询，保留基准的查询。",
      no: "引用有自己的查询 ‹{query}›。",
    },
    "inherit-query": "{ui:player:from-base}",
    6: {
      by: "shape of base path",
      blank: "基准的路径为空，新路径起初为空。",
      flat: "基准的路径中没有 ‹/›，新路径起初为空。",
      directory: "基准的路径以 ‹/› 结尾，新路径先取它的全部：‹{added}›。",
      other: "新路径先取基准路径中直到最后一个 ‹/› 的部分：‹{added}›。",
    },
    append: {
      by: "added",
      empty: "引用的路径为空，没有可追加的内容。",
      other: "追加引用的路径 ‹{added}›。",
    },
    "6a": {
      by: "answer",
      yes: "‹{gone}› 表示当前目录，去掉。",
      no: "不再有后面带 ‹/› 的路径段 ‹.›。",
    },
    "6b": {
      by: "answer",
      yes: "末尾的 ‹{gone}› 表示当前目录，去掉。",
      no: "最后一个路径段不是 ‹.›。",
    },
    "6c": {
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
    "6d": {
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
    "put-path": {
      by: "set",
      empty: "新路径为空，路径也为空。",
      other: "新路径成为路径：‹{set}›。",
    },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "先写方案 ‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-net_loc": {
      by: "answer",
      yes: {
        by: "net_loc",
        empty: "接着是空的网络位置。",
        other: "接着是网络位置 ‹{net_loc}›。",
      },
      no: "目标没有网络位置。",
    },
    "add-net_loc": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-params": { by: "answer", yes: "接着是参数 ‹{params}›。", no: "目标没有参数。" },
    "add-params": "{ui:player:written}",
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
    "scheme-begins":
      "第一个 ‹:› 之前的文本只含字母、数字、‹+›、‹-› 和 ‹.› 时才是方案，而且可以由其中任意一个开头，例如 ‹1a:b›。",
    "authority-ends": "‹//› 之后的网络位置到下一个 ‹/› 才结束，所以其中可以有 ‹?›。",
    "params-are": "第一个 ‹;› 之后的内容不属于路径，而是单独的组件，叫做参数。引用没有路径时，保留基准的路径。",
    "empty-parts": "空的参数、查询和片段算作不存在，空的网络位置由基准的取代。",
    "same-scheme": "引用带有方案就是完整的，即使方案与基准的相同，也不例外。",
    "own-scheme": "带方案的引用是完整的，原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对引用，缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带网络位置，以 ‹/› 开头的引用自带路径。基准中有多少个斜杠相连都没有影响。",
    "own-authority": "引用自带网络位置时，路径原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "空引用就是基准本身，包括它的片段。只有片段的引用接在基准之后。",
    "query-only": "引用只有查询时，保留基准的整个路径，包括最后一个路径段。",
    "absolute-path": "以 ‹/› 开头的路径原样采用，只有合并而成的路径才去除点段（‹.› 和 ‹..›）。",
    "base-root": "基准有网络位置而没有路径时，不补 ‹/›，网络位置和追加的内容就连在一起。",
    "query-in-buffer": "只合并路径，查询中的点保留不变。",
    "first-segment": "‹..› 抵消前面的路径段，即使路径不以 ‹/› 开头、抵消的正是第一个路径段。",
    trailing: "路径以 ‹.› 或 ‹..› 结尾时，它前面的 ‹/› 保留。",
    "excess-dots": "多余的 ‹..› 留在路径中。",
    rootless: "路径不以 ‹/› 开头，‹..› 又抵消第一个路径段时，后面的 ‹/› 也一并去掉。",
  },

  /** Where in its section a clause is, if the place has a name or number. */
  clauses: {
    "empty-parts": "第 3 步和第 5 步",
    "same-scheme": "第 2b 步",
    "own-scheme": "第 2b 步",
    "own-authority": "第 3 步",
    "empty-reference": "第 2a 步",
    "query-only": "第 5 步",
    "absolute-path": "第 4 步",
    "base-root": "第 6 步",
    "query-in-buffer": "第 6 步",
    "first-segment": "第 6c 步",
    trailing: "第 6b 步和第 6d 步",
    "excess-dots": "第 6c 步",
    rootless: "第 6c 步",
  },

  /** Said of a rule whose notation in the document is different. */
  notation: '规范把字母逐个列出。本页写成字符编码的范围，因为 ‹"a"› 也匹配 ‹A›。',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    1: "规范说，这时把引用解释为绝对 URL。没有方案的引用不是绝对 URL，因此没有目标。",
    "2a": "规范没有提到只有分隔符的引用，例如 ‹?› 或 ‹#›。这种引用不为空，但各组件都为空，所以除片段以外，全部沿用基准。只有完全为空的引用才会连片段也沿用。",
    3: "‹///g› 的网络位置为空。按字面理解，这一步从基准取网络位置。",
    "5a": "参数为空就算作不存在（第 2.4.5 节）。",
    "5b": "查询为空就算作不存在（第 2.4.4 节）。",
    "6c": "规范没有说路径段能否为空。本页把两个 ‹/› 之间的空字符串算作路径段。开头的 ‹/› 之前的空字符串则不算，规范中的示例 ‹../../../g› 就是如此。",
    "6d": "与第 6c 步相同，两个 ‹/› 之间的空字符串算作路径段，开头的 ‹/› 之前的空字符串不算。",
    result:
      "规范没有说怎样把各组件重新组合起来。本页的做法是，组件不为空才带上分隔符。网络位置即使为空也带，例如 ‹file:///a›，因为规范唯独没有说网络位置为空就算作不存在。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "字母、数字、‹$-_.+!*'(),› 之一",
    reserved: "‹;/?:@&=› 之一",
  },
};
