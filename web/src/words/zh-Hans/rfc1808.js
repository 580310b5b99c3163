/**
 * What the page says of RFC 1808, in Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和一个冒号开头，例如 ‹http:›；这里没有。",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "引用有自己的方案 ‹{scheme}›：它是完整的，原样不动，连其中的 ‹.› 和 ‹..› 也保留。",
    "no-base-scheme": "基准没有方案（例如 ‹http:›），所以没有目标。各步显示的是照此算下去的结果。",
    "no-base": "基准为空，所以引用本身必须是完整的。",
    "whole-base": "空引用就是基准，一点不少，连片段也在内。",
    "own-net_loc": "‹//› 是网络位置的开头：‹{netLoc}› 及其后的内容原样取代整个基准，只留下方案 ‹{scheme}›。",
    "params-only": {
      by: "path",
      empty: "引用没有路径：基准的路径不变，它为空，后面接上 ‹;{params}›。",
      other: "引用没有路径：‹{path}› 不变，‹;{params}› 取代基准中它后面的内容。",
    },
    "query-only": "引用只有查询：路径和参数都不变，查询变为 ‹{query}›。",
    "fragment-only": "引用只有片段：其余的都取自基准，后面接上 ‹#{fragment}›。",
    "signs-only": "‹{text}› 中的符号后面什么也没有，而为空就算作不存在：除了片段，其余的都取自基准。",
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
    "no-root": {
      by: "path",
      empty: "基准没有路径，引用的路径也一点没剩：目标同样没有路径。",
      other: "基准没有路径，也没有哪一步在它的网络位置 ‹{netLoc}› 与 ‹{path}› 之间加上 ‹/›：两者连在了一起。",
    },
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
    1: "若基准 URL 为空，result ← 嵌入的 URL：完毕",
    "2-base": "基准的 scheme, net_loc, path, params, query ← parse(基准 URL)",
    "2-embedded": "scheme, net_loc, …, fragment ← parse(嵌入的 URL)",
    "2a": "若嵌入的 URL 为空",
    "whole-base": "它就是基准 URL，一点不少：完毕",
    "2b": "若 scheme 已定义",
    "absolute-url": "它原样就是绝对 URL：完毕",
    "2c": "scheme ← 基准的 scheme",
    3: "若 net_loc 不为空，转到第 7 步",
    "inherit-net_loc": "net_loc ← 基准的 net_loc",
    4: '若 path 以 "/" 开头，转到第 7 步',
    5: "若 path 为空",
    "inherit-path": "path ← 基准的 path",
    "5a": "若 params 为空",
    "inherit-params": "params ← 基准的 params",
    "5b": "若 query 为空",
    "inherit-query": "query ← 基准的 query",
    "some-path": "否则",
    6: '新路径 ← 基准的 path，到最后一个 "/" 为止',
    append: "把 path 追加到新路径",
    "6a": '只要新路径中有 "./"，且 "." 是完整的路径段：删去它',
    "6b": '若新路径以 "." 结尾，且它是完整的路径段：删去它',
    "6c": '只要其中有 "<segment>/../"，且不是 "../../"：删去最左边的',
    "6d": '若它以 "<segment>/.." 结尾，且不是 "../.."：删去它',
    "put-path": "path ← 新路径",
    result: '7. result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '追加 scheme 和 ":"',
    "if-net_loc": "若 net_loc 已定义",
    "add-net_loc": '追加 "//" 和 net_loc',
    "add-path": "追加 path",
    "if-params": "若 params 不为空",
    "add-params": '追加 ";" 和 params',
    "if-query": "若 query 不为空",
    "add-query": '追加 "?" 和 query',
    "if-fragment": "若 fragment 不为空",
    "add-fragment": '追加 "#" 和 fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    1: {
      by: "answer",
      yes: "没有基准：引用必须是绝对 URL，‹{set}›。",
      no: "有基准。",
    },
    "2-base": "拆分基准：{parts}。",
    "2-embedded": "拆分引用：{parts}。",
    "2a": {
      by: "answer",
      yes: "引用完全为空。",
      no: "引用不为空：它至少有一个符号。",
    },
    "whole-base": "答案是基准，连同它的片段：‹{set}›。",
    "2b": {
      by: "answer",
      yes: "引用有自己的方案 ‹{scheme}›：它是一个完整的 URL。",
      no: "引用没有自己的方案。",
    },
    "absolute-url": "答案就是引用，原样不动：‹{set}›。",
    "2c": "{ui:player:from-base}",
    3: {
      by: "answer",
      yes: "引用有自己的网络位置 ‹{net_loc}›：只有方案取自基准。",
      no: "引用没有网络位置，或者网络位置为空。",
    },
    "inherit-net_loc": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "路径 ‹{path}› 前面有 ‹/›：它原样不动，点段也保留。",
      no: "路径前面没有 ‹/›：它相对于基准，基准的路径是 ‹{base path}›。",
    },
    5: {
      by: "answer",
      yes: "引用的路径为空：基准的路径不变，连最后一个路径段也保留。",
      no: "引用有路径：‹{path}›。",
    },
    "inherit-path": "{ui:player:from-base}",
    "5a": {
      by: "answer",
      yes: "它也没有参数：基准的参数不变。",
      no: "它有自己的参数 ‹{params}›：接在基准的路径之后。",
    },
    "inherit-params": "{ui:player:from-base}",
    "5b": {
      by: "answer",
      yes: "它也没有查询：基准的查询不变。",
      no: "它有自己的查询：‹{query}›。",
    },
    "inherit-query": "{ui:player:from-base}",
    6: "新路径的开头是基准的路径，到最后一个 ‹/› 为止：‹{added}›。",
    append: "接着是引用的路径：‹{added}›。",
    "6a": { by: "answer", yes: "‹{gone}› 去掉：它表示“这里”。", no: "后面带 ‹/› 的路径段 ‹.› 已经没有了。" },
    "6b": { by: "answer", yes: "末尾的 ‹{gone}› 去掉：它表示“这里”。", no: "最后一个路径段不是 ‹.›。" },
    "6c": {
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
    "6d": {
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
    "put-path": "新路径就是路径：‹{set}›。",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "目标有方案：‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-net_loc": {
      by: "answer",
      yes: "目标有网络位置：‹{net_loc}›。",
      no: "目标没有网络位置。",
    },
    "add-net_loc": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-params": { by: "answer", yes: "目标有参数：‹{params}›。", no: "目标没有参数。" },
    "add-params": "{ui:player:written}",
    "if-query": { by: "answer", yes: "目标有查询：‹{query}›。", no: "目标没有查询。" },
    "add-query": "{ui:player:written}",
    "if-fragment": { by: "answer", yes: "目标有片段：‹{fragment}›。", no: "目标没有片段。" },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins":
      "第一个 ‹:› 之前，只有字母、数字、‹+›、‹-› 和 ‹.› 才构成方案；方案可以由其中任何一个开头，例如 ‹1a:b›。",
    "authority-ends": "‹//› 之后，网络位置只到下一个 ‹/› 为止，所以 ‹?› 可以是它的一部分。",
    "params-are": "第一个 ‹;› 之后的内容不属于路径，而是单独的组件，即参数：引用没有路径时，基准的路径不变。",
    "empty-parts": "为空的组件算作不存在，它的符号也去掉。",
    "same-scheme": "带方案的引用是完整的，即使方案与基准的相同：没有例外。",
    "own-scheme": "带方案的引用是完整的，原样不动，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对的：缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带主机，以 ‹/› 开头的引用自带路径。基准中有几个斜杠相连，不起作用。",
    "own-authority": "引用有自己的主机时，后面的路径原样不动，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "空引用就是基准本身，连同它的片段；单独的片段接在基准之后。",
    "query-only": "引用只有查询时，基准的整个路径不变，连最后一个路径段也保留。",
    "absolute-path": "以 ‹/› 开头的路径原样不动：只有把两个路径接在一起时，才去除点段（‹.› 和 ‹..›）。",
    "base-root": "主机没有路径时，没有哪一步在主机与追加的内容之间加上 ‹/›，所以两者连在了一起。",
    "query-in-buffer": "接在一起的只是路径；查询中的点不动。",
    "first-segment": "‹..› 带走它前面的路径段，即使那是不以 ‹/› 开头的路径的第一段。",
    trailing: "路径以 ‹.› 或 ‹..› 结尾时，它前面的 ‹/› 保留。",
    "excess-dots": "‹..› 找不到可以去除的路径段时，留在路径中。",
    rootless: "路径不以 ‹/› 开头，而 ‹..› 带走它的第一个路径段时，其后的 ‹/› 也一起去掉。",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "same-scheme": "第 2b 步",
    "own-scheme": "第 2b 步",
    "own-authority": "第 3 步",
    "empty-reference": "第 2a 步",
    "query-only": "第 5 步",
    "absolute-path": "第 4 步",
    "base-root": "第 6 步",
    "query-in-buffer": "第 6 步",
    "first-segment": "第 6c 步",
    trailing: "第 6b 和 6d 步",
    "excess-dots": "第 6c 步",
    rootless: "第 6c 步",
  },

  /** Said of a rule that the document spells in another way. */
  notation: '文档把字母逐个列出。这里写成字符编码的范围，因为 ‹"a"› 也代表 ‹A›。',

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    1: "文档说，这时引用按绝对 URL 理解。没有方案的就不是绝对 URL，也就没有目标。",
    "2a": "只有符号的引用，例如 ‹?› 或 ‹#›，文档没有提到。它不为空，但它的各个组件都为空：全都取自基准，只有片段除外，因为只有完全为空的引用才得到片段。",
    3: "‹///g› 的网络位置为空；按这一步的字面，要从基准取。",
    "5a": "按第 2.4.5 节，为空的参数算作没有。",
    "5b": "按第 2.4.4 节，为空的查询算作没有。",
    "6c": "路径段在这里能不能为空，文档没有说。位于路径开头的 ‹/› 之前什么也没有，那不算路径段，文档的例子 ‹../../../g› 表明了这一点；两个 ‹/› 之间什么也没有，则算一个。",
    "6d": "与 6c 相同：位于路径开头的 ‹/› 之前什么也没有，不算路径段；两个 ‹/› 之间什么也没有，则算一个。",
    result:
      "各组件怎样重新组合，文档没有说。在这里，组件不为空就带上它的符号；网络位置为空时也带，例如 ‹file:///a›：唯独对它，文档没有说为空就等于没有。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "字母、数字或 ‹$-_.+!*'(),› 之一",
    reserved: "‹;/?:@&=› 之一",
  },
};
