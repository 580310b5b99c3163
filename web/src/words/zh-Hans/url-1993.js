/**
 * What the page says of the URL draft of July 1993, in Chinese. The notation is that of
 * web/src/words/words.js.
 */
export default {
  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和一个冒号开头，例如 ‹http:›；这里没有。",

  /** Why the target is what it is. */
  why: {
    "full-form": "引用有自己的方案 ‹{scheme}›：它是完整形式，按原样采用。",
    "no-base-scheme": "基准没有方案（例如 ‹http:›），所以没有目标。各步显示的是照此算下去的结果。",
    "own-host-part": "‹//› 是主机的开头：‹{hostPart}› 及其后的内容取代整个基准，只留下方案 ‹{scheme}›。",
    "absolute-path": {
      by: "old",
      empty: "引用以 ‹/› 开头：‹{path}› 原样作为路径。基准没有路径。",
      other: "引用以 ‹/› 开头：‹{path}› 原样取代基准的整个路径 ‹{old}›。",
    },
    empty: {
      by: "last",
      empty: {
        by: "directory",
        empty: "引用为空，而基准没有路径：按字面，既没有路径，也没有搜索部分。",
        other: "引用为空：按字面，‹{directory}› 之后什么也没有，连基准的搜索部分也没有。",
      },
      other: {
        by: "directory",
        empty: "引用为空：按字面，‹{last}› 去掉，没有东西取代它，路径为空。",
        other: "引用为空：按字面，‹{last}› 去掉，没有东西取代它，剩下 ‹{directory}›。",
      },
    },
    "fragmentid-only": {
      by: "last",
      empty: {
        by: "directory",
        empty: "‹#› 之前什么也没有，而基准没有路径：按字面，既没有路径，也没有搜索部分。",
        other: "‹#› 之前什么也没有：按字面，‹{directory}› 之后什么也没有，连基准的搜索部分也没有。",
      },
      other: {
        by: "directory",
        empty: "‹#› 之前什么也没有：按字面，‹{last}› 去掉，没有东西取代它，路径为空。",
        other: "‹#› 之前什么也没有：按字面，‹{last}› 去掉，没有东西取代它，剩下 ‹{directory}›。",
      },
    },
    "search-dots": "追加的内容带着它的搜索部分 ‹?{search}›。所以那里的 ‹/xxx/..› 和 ‹/.› 也被去除：剩下 ‹{left}›。",
    "no-slash": "基准没有路径，也没有哪一步在它的主机 ‹{hostPart}› 与 ‹{path}› 之间加上 ‹/›：两者连在了一起。",
    "no-directory": {
      by: "old",
      empty: "基准的路径为空，由 ‹{path}› 取代。",
      other: "基准的路径中没有 ‹/›，所以 ‹{path}› 取代它的全部：‹{old}›。",
    },
    "search-only": {
      by: "last",
      empty: "单独的搜索部分 ‹{search}› 接在基准路径末尾的 ‹{directory}› 之后。",
      other: "单独的搜索部分 ‹{search}› 取代基准路径的最后一部分 ‹{last}›，接在 ‹{directory}› 之后。",
    },
    climbs: {
      by: "rest",
      empty: "‹{path}› 从 ‹{directory}› 向上 {ui:levels}。",
      other: "‹{path}› 从 ‹{directory}› 向上 {ui:levels}，再到 ‹{rest}›。",
    },
    "climbs-out":
      "‹{path}› 要从 ‹{directory}› 向上 {ui:levels}，而它的深度是 {ui:depth}：没有东西可以带走的 ‹..› 保留。",
    stays: "‹{path}› 指的是基准所在的目录 ‹{directory}›；‹/.› 连同它的斜杠一起去掉。",
    appends: "基准的路径以 ‹/› 结尾，所以 ‹{path}› 放进那个目录 ‹{directory}›。",
    "replaces-last": "‹{path}› 取代 ‹{last}›，也就是基准路径中最后一个 ‹/› 之后的部分。",
  },

  /** The lines of the listing. */
  lines: {
    "split-context": "context.scheme, host part, path ← 上下文，不含 search、fragmentid",
    "split-fragmentid": '部分 URL, fragmentid ← 引用，在 "#" 处分开',
    "full-form": '若部分 URL 有方案，且任何 "/" 之前有 ":"',
    whole: "返回引用：它就是完整的定位符",
    "same-scheme": "scheme ← context.scheme",
    "double-slash": '若部分 URL 以 "//" 开头',
    "own-host-part": 'host part ← 其后的内容，到下一个 "/" 或 "?" 之前为止',
    rest: "path ← 其余全部",
    "no-double-slash": "否则",
    "same-host-part": "host part ← context.host part",
    "leading-slash": '若部分 URL 以 "/" 开头',
    "absolute-path": "path ← 部分 URL，原样不动",
    "no-leading-slash": "否则",
    "relative-path": "path ← 部分 URL，相对于 context.path 理解",
    "remove-last": 'path ← context.path，去掉最右边的 "/" 之后的内容',
    append: "追加部分 URL，连同它的 search",
    remove: "在 path 中，从最左边的开始，直到没有为止",
    "/xxx/..": '只要有 "/xxx/.."，且由完整的元素组成：去除它',
    "/.": '只要有 "/."，且是完整的元素：去除它',
    result: 'result ← ""',
    "if-scheme": "若有 scheme",
    "add-scheme": '追加 scheme 和 ":"',
    "if-host-part": "若有 host part",
    "add-host-part": '追加 "//" 和 host part',
    "add-path": "追加 path，连同它的 search",
    "if-fragmentid": "若有 fragmentid",
    "add-fragmentid": '追加 "#" 和 fragmentid',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-context": "拆分基准（这里称为上下文）：{parts}。",
    "split-fragmentid": "引用中如果有 ‹#›，就在那里分开：{parts}。",
    "full-form": {
      by: "answer",
      yes: "引用以方案和一个冒号开头：它是完整形式，即完整的 URL。",
      no: "引用不以方案和冒号开头：它是部分形式。",
    },
    whole: "答案就是引用，原样不动：‹{set}›。",
    "same-scheme": "{ui:player:from-base}",
    "double-slash": {
      by: "answer",
      yes: "引用以 ‹//› 开头：它带有自己的主机。",
      no: "引用不以 ‹//› 开头：主机就是基准的主机。",
    },
    "own-host-part": "‹//› 之后的内容是主机部分：‹{set}›。",
    rest: "其余全部是路径，连同它的搜索部分：‹{set}›。",
    "same-host-part": "{ui:player:from-base}",
    "leading-slash": {
      by: "answer",
      yes: "引用以 ‹/› 开头：它的路径是绝对的。",
      no: "引用不以 ‹/› 开头：它相对于基准的路径。",
    },
    "absolute-path": "路径就是引用的路径，原样不动：‹{set}›。",
    "relative-path": "要把基准的路径与引用拼在一起：‹{context.path}› 和 ‹{partial URL}›。",
    "remove-last": {
      by: "shape of context.path",
      blank: "基准的路径为空，什么也不保留。",
      flat: "基准的路径中没有 ‹/›，什么也不保留。",
      directory: "基准的路径以 ‹/› 结尾，全部保留：‹{set}›。",
      other: "略去基准的路径中最后一个 ‹/› 之后的 ‹{last of context.path}›：‹{set}›。",
    },
    append: "接着是引用，有搜索部分的话也一起带上：‹{added}›。",
    remove: "路径中的每个 ‹/xxx/..› 和每个 ‹/.› 都要去除，从最左边的开始。",
    "/xxx/..": {
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
      no: "前面有元素的 ‹..› 已经没有了。",
    },
    "/.": { by: "answer", yes: "‹{gone}› 去掉：它表示“这里”。", no: "‹/.› 已经没有了。" },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "目标有方案：‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-host-part": {
      by: "answer",
      yes: "目标有主机部分：‹{host part}›。",
      no: "目标没有主机部分。",
    },
    "add-host-part": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-fragmentid": {
      by: "answer",
      yes: "目标有片段标识符：‹{fragmentid}›。",
      no: "目标没有片段标识符。",
    },
    "add-fragmentid": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "‹:› 之前的内容只有以字母开头，才是方案。",
    "authority-ends": "‹//› 之后，主机部分到下一个 ‹/› 或 ‹?› 为止，所以后面可以直接跟搜索部分。",
    "params-are": "‹;› 之后的内容属于路径：既然是路径，它就取代基准的最后一个路径段。",
    "empty-parts": "组件的符号在，组件就在，即使符号后面什么也没有。",
    "same-scheme": "带方案的引用是完整的，即使方案与基准的相同：这叫做完整形式。",
    "own-scheme": "带方案的引用是完整的，按原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对的：缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带主机部分，以 ‹/› 开头的引用自带路径。基准中有几个斜杠相连，不起作用。",
    "own-authority": "引用以 ‹//› 开头时，它的主机及其后的一切都按原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "空引用，文档没有提到。按规则，去掉基准路径的最后一部分，而没有东西取代它：剩下它的目录。",
    "query-only": "无论追加什么，基准路径的最后一部分都要让位：单独的搜索部分（‹?› 及其后的内容）也一样。",
    "absolute-path": "以 ‹/› 开头的路径按原样采用，点段（‹.› 和 ‹..›）也保留。",
    "base-root": "主机没有路径时，没有哪一步在主机与追加的内容之间加上 ‹/›，所以两者连在了一起。",
    "query-in-buffer": "先把搜索部分（‹?› 及其后的内容）接到路径上，再去除点段，所以搜索部分中的点段也被去除。",
    "first-segment": "‹..› 带走路径的一部分，连同它前面的 ‹/›：前面没有 ‹/› 的第一部分保留。",
    trailing: "末尾的 ‹/.› 或 ‹/..› 连斜杠一起去掉，所以路径末尾没有斜杠。",
    "excess-dots": "‹..› 找不到可以去除的路径段时，留在路径中。",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    "文档中，单个字符就代表它自己，空格则写作单词 ‹space›。这里给字符加上引号，‹%s› 表示区分字母的大小写，空格写作 ‹%x20›。",

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    "split-context": "规则说的是上下文定位符的路径。这里认为，它的搜索部分和片段标识符都不属于路径。",
    "split-fragmentid": "规则没有提到片段标识符。它跟在 URL 之后，不属于 URL，所以先放在一边，最后再接回去。",
    "full-form":
      "文档要求任何斜杠之前有冒号。按字面，‹?a:b› 和 ‹1b:c› 都有，于是没有方案也会成为完整形式。在这里，冒号还要在任何 ‹?› 或 ‹#› 之前，而且冒号前面要有方案，方案像 BNF 中那样以字母开头：所以这两个都是部分形式。",
    "own-host-part":
      "按正文，这一部分到下一个斜杠为止；按 BNF，后面可以直接跟 ‹?›。在这里，遇到两者中的任何一个都结束。",
    "absolute-path":
      "绝对路径中的 ‹/xxx/..› 和 ‹/.› 是否去除，规则没有说。这里认为，“the result”（结果）指的是前一条规则的结果，所以绝对路径原样不动。",
    "remove-last":
      "没有斜杠的路径，前面没有可以留下的部分：空路径仍为空。空引用和单独的片段标识符，文档没有提到；按字面，它们得到目录。",
    append: "部分 URL 连同它的搜索部分一起采用。所以搜索部分要经过随后的去除，片段标识符则不必。",
    remove: "“recursively”（递归地）在这里理解为：每次去掉最左边的一个，直到没有为止。",
    "/xxx/..":
      "在这里，xxx 既不是 ‹.› 也不是 ‹..›。‹..› 不算这样的元素，RFC 1808 以及 1997 年和 2003 年的草案都说了；‹.› 不算，后来的文档都没有说，但它们都先把它去除。xxx 在两个斜杠之间可以为空。前面没有斜杠的元素不去除，没有东西可以带走的 ‹..› 保留。",
    fragmentaddress:
      "正文说，为空的片段标识符，不论带不带井号，指的都是整个对象。BNF 中没有为空的：按它，‹#› 后面只能是片段标识符。这里依照 BNF。",
    url: "在这里列出的各种形式中，generic 排在最前，而 ‹http:g› 和每个 news 的 URL 也符合这种形式。但正文把它留给以后的方案，并且说格式由方案决定。所以，如果某个方案有自己的规则，它的 URL 就必须匹配那条规则。",
    scheme:
      "冒号也是 ialpha 的字符，所以含有两个冒号的文本可以有两种读法。在这里，语法树中的方案取尽可能长的；拆分时，方案到第一个冒号为止。",
    group: "点也是 ialpha 的字符，所以一个名称可以有多种读法。在这里，每个 ialpha 都取尽可能长的。",
    hostname: "点也是 ialpha 的字符，所以一个名称可以有多种读法。在这里，每个 ialpha 都取尽可能长的。",
    prosperolink: "路径本身可以含有 ‹%00›，所以版本和属性也可以读作路径。显示的是按 BNF 的次序最先得到的读法。",
    xpalphas:
      "原文印作 ‹xpalpha [ xpalpha ]›。那样的话，路径的元素最多只能有两个字符，所以这里读作 ‹xpalpha [ xpalphas ]›。",
    extra: "正文说空格不合法；BNF 在这里却有单词 ‹space›。这里依照 BNF。",
    variant: "原文多印了一处空白和两条竖线，这里略去。",
    void: "原文在名称之后什么也没有印：这里读作空文本。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    safe: "‹$-_@.&› 之一",
    extra: "空格或 ‹!*\"'():;,› 之一",
  },
};
