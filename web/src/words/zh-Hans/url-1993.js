/**
 * The words of the URL draft of July 1993, in Chinese: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "基准缺少方案（scheme，平时常叫“协议”），可以在前面加上 ‹https://›。",

  /** Why the target is what it is. */
  why: {
    "full-form": "引用有自己的方案 ‹{scheme}›，是完整形式，本身就是目标。",
    "no-base-scheme": "基准没有方案，得不到目标。",
    "own-host-part": {
      by: "hostPart",
      empty: "‹//› 后面的主机为空。只有方案 ‹{scheme}› 取自基准，其余照引用原样。",
      other: "‹//› 后面是新的主机 ‹{hostPart}›。只有方案 ‹{scheme}› 取自基准，其余照引用原样。",
    },
    "absolute-path": {
      by: "old",
      empty: "‹{path}› 以 ‹/› 开头，本身就是完整的路径。基准没有路径。",
      other: "‹{path}› 以 ‹/› 开头，原样取代基准的整个路径 ‹{old}›。",
    },
    empty: {
      by: "last",
      empty: {
        by: "directory",
        empty: "引用为空，而基准没有路径。按规则的字面意思，目标既没有路径，也没有搜索部分。",
        other: "引用为空。按规则的字面意思，‹{directory}› 之后的内容全部去掉。",
      },
      other: {
        by: "directory",
        empty: "引用为空。按规则的字面意思，‹{last}› 由空文本取代，路径为空。",
        other: "引用为空。按规则的字面意思，‹{last}› 由空文本取代，剩下 ‹{directory}›。",
      },
    },
    "fragmentid-only": {
      by: "last",
      empty: {
        by: "directory",
        empty: "引用只有片段，而基准没有路径。按规则的字面意思，目标既没有路径，也没有搜索部分。",
        other: "引用只有片段。按规则的字面意思，‹{directory}› 之后的内容全部去掉。",
      },
      other: {
        by: "directory",
        empty: "引用只有片段。按规则的字面意思，‹{last}› 由空文本取代，路径为空。",
        other: "引用只有片段。按规则的字面意思，‹{last}› 由空文本取代，剩下 ‹{directory}›。",
      },
    },
    "search-dots": "先追加搜索部分 ‹?{search}› 再去除点段，其中的点段也一并去掉，剩下 ‹{left}›。",
    "no-slash": "基准没有路径，又不补 ‹/›，主机 ‹{hostPart}› 和 ‹{path}› 就连在了一起。",
    "no-directory": "{ui:reason:merged}",
    "search-only": {
      by: "last",
      empty: "引用只有搜索部分，‹{search}› 接在基准路径末尾的 ‹{directory}› 之后。",
      other: "引用只有搜索部分，基准路径中 ‹{directory}› 之后的 ‹{last}› 换成 ‹{search}›。",
    },
    climbs: "{ui:reason:merged}",
    "climbs-out": "‹{path}› 向上 {ui:levels}，而 ‹{directory}› 没有这么多级，多余的 ‹..› 全都保留。",
    stays: "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The lines of the algorithm. */
  lines: {
    "split-context": "context.scheme, context.host part, context.path ← split(上下文)",
    "split-fragmentid": '部分 URL, fragmentid ← 引用，在其第一个 "#" 处拆开',
    "full-form": '若部分 URL 有 scheme（任何 "/" 之前有 ":"）',
    whole: "result ← 引用；结束",
    "same-scheme": "scheme ← context.scheme",
    "double-slash": '若部分 URL 以 "//" 开头',
    "own-host-part": "host part ← split(部分 URL)",
    rest: "path ← path_and_search(部分 URL)",
    "no-double-slash": "否则",
    "same-host-part": "host part ← context.host part",
    "leading-slash": '若部分 URL 以 "/" 开头',
    "absolute-path": "path ← 部分 URL",
    "no-leading-slash": "否则",
    "relative-path": "path ← interpret_relative(部分 URL, context.path)",
    "remove-last": 'path ← context.path 到最后一个 "/"（含）为止的部分',
    append: "把部分 URL 追加到 path",
    remove: "重复处理下面两种情况中最靠左的一处，直到没有为止",
    "/xxx/..": '若 path 中有 "/<segment>/.."（<segment> 不是 ".."），则去掉它',
    "/.": '若 path 中有 "/."（其中 "." 是路径段），则去掉它',
    result: 'result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '把 scheme + ":" 追加到 result',
    "if-host-part": "若 host part 已定义",
    "add-host-part": '把 "//" + host part 追加到 result',
    "add-path": "把 path 追加到 result",
    "if-fragmentid": "若 fragmentid 已定义",
    "add-fragmentid": '把 "#" + fragmentid 追加到 result',
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-context": "拆分基准（规范称为上下文）：{parts}。",
    "split-fragmentid": {
      by: "after fragmentid",
      undefined: "引用中没有 ‹#›，因此没有片段标识符。",
      other: "在 ‹#› 处拆分引用：{parts}。",
    },
    "full-form": {
      by: "answer",
      yes: "引用以方案和冒号开头，是完整形式，即完整的 URL。",
      no: "引用不以方案和冒号开头，是部分形式。",
    },
    whole: "引用本身就是目标：‹{set}›。",
    "same-scheme": "{ui:player:from-base}",
    "double-slash": {
      by: "answer",
      yes: "引用以 ‹//› 开头，自带主机。",
      no: "引用不以 ‹//› 开头，主机就是基准的主机。",
    },
    "own-host-part": {
      by: "set",
      empty: "‹//› 之后的主机部分为空。",
      other: "‹//› 之后的文本是主机部分：‹{set}›。",
    },
    rest: {
      by: "set",
      empty: "没有文本留给路径，路径为空。",
      other: "其余的是路径，包括搜索部分：‹{set}›。",
    },
    "same-host-part": "{ui:player:from-base}",
    "leading-slash": {
      by: "answer",
      yes: "引用以 ‹/› 开头，路径是绝对路径。",
      no: "引用不以 ‹/› 开头，要相对于基准的路径解析。",
    },
    "absolute-path": "原样采用引用的路径：‹{set}›。",
    "relative-path": {
      by: "shape of context.path",
      blank: {
        by: "partial URL",
        empty: "接下来把基准的路径与引用接在一起，两者都为空。",
        other: "接下来把基准的路径（为空）与引用 ‹{partial URL}› 接在一起。",
      },
      other: {
        by: "partial URL",
        empty: "接下来把基准的路径 ‹{context.path}› 与引用（为空）接在一起。",
        other: "接下来把基准的路径 ‹{context.path}› 与引用 ‹{partial URL}› 接在一起。",
      },
    },
    "remove-last": {
      by: "shape of context.path",
      blank: "基准的路径为空，没有可保留的内容。",
      flat: "基准的路径中没有 ‹/›，全部去掉。",
      directory: "基准的路径以 ‹/› 结尾，全部保留：‹{set}›。",
      other: "去掉基准的路径中最后一个 ‹/› 之后的 ‹{last of context.path}›，得到 ‹{set}›。",
    },
    append: {
      by: "added",
      empty: "没有可追加的内容。",
      other: "追加引用，有搜索部分的话也包括在内：‹{added}›。",
    },
    remove: "接下来去掉路径中的每个 ‹/xxx/..› 和每个 ‹/.›，从最左边的开始。",
    "/xxx/..": {
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
      no: "不再有可抵消的“/路径段/..”。",
    },
    "/.": { by: "answer", yes: "‹{gone}› 表示当前目录，去掉。", no: "不再有 ‹/.›。" },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "先写方案 ‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-host-part": {
      by: "answer",
      yes: {
        by: "host part",
        empty: "接着是空的主机部分。",
        other: "接着是主机部分 ‹{host part}›。",
      },
      no: "目标没有主机部分。",
    },
    "add-host-part": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-fragmentid": {
      by: "answer",
      yes: {
        by: "fragmentid",
        empty: "最后是空的片段标识符。",
        other: "最后是片段标识符 ‹{fragmentid}›。",
      },
      no: "目标没有片段标识符。",
    },
    "add-fragmentid": "{ui:player:written}",
  },

  /** What the edition does in the clauses where editions differ; said if its target differs from the chosen edition’s. */
  because: {
    "scheme-begins": "‹:› 之前的文本以字母开头时才是方案。",
    "authority-ends": "‹//› 之后的主机部分到下一个 ‹/› 或 ‹?› 为止，所以搜索部分可以紧跟在它后面。",
    "params-are": "‹;› 及其后的文本属于路径，所以 ‹;x› 取代基准的最后一个路径段。",
    "empty-parts": "有分隔符就有组件，哪怕后面什么也没有。",
    "same-scheme": "引用带有方案就是完整的，即使方案与基准的相同。规范称为完整形式。",
    "own-scheme": "带方案的引用是完整的，原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对引用，缺少的部分取自基准。",
    "slash-runs": "以 ‹//› 开头的引用自带主机部分，以 ‹/› 开头的引用自带路径。基准中有多少个斜杠相连都没有影响。",
    "own-authority": "引用以 ‹//› 开头时，主机和其余部分都原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "规范没有提到空引用。按照规则，基准路径的最后一部分由空文本取代，剩下目录。",
    "query-only": "无论追加什么，哪怕只有搜索部分（‹?› 和它后面的文本），都会取代基准路径的最后一部分。",
    "absolute-path": "以 ‹/› 开头的路径原样采用，点段（‹.› 和 ‹..›）也保留。",
    "base-root": "基准有主机而没有路径时，不补 ‹/›，主机和追加的内容就连在一起。",
    "query-in-buffer": "先把搜索部分（‹?› 和它后面的文本）追加到路径之后，再去除点段，搜索部分中的点段也一并去掉。",
    "first-segment": "‹..› 只能连同一个前面有 ‹/› 的路径段一起去掉。没有这样的路径段时，‹..› 保留。",
    trailing: "末尾的 ‹/.› 或 ‹/..› 连同斜杠一起去掉，路径就不以斜杠结尾。",
    "excess-dots": "多余的 ‹..› 留在路径中。",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "规范中的单个字符不加引号，空格写成单词 ‹space›。本页给字符加上引号，‹%s› 表示区分大小写，空格写作 ‹%x20›。",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    "split-context": "规则提到的是上下文定位符的路径。本页认为，搜索部分和片段标识符都不属于这个路径。",
    "split-fragmentid": "规则没有提到片段标识符。片段标识符跟在 URL 之后，但不属于 URL，先放在一边，最后再接上。",
    "full-form":
      "规范要求任何斜杠之前有冒号。按字面，‹?a:b› 和 ‹1b:c› 都符合，于是没有方案也成了完整形式。本页还要求冒号在任何 ‹?› 和 ‹#› 之前，而且跟在方案之后，方案又像 BNF 规定的那样以字母开头。所以这两个都是部分形式。",
    "own-host-part": "按正文，这一部分到下一个斜杠为止，而按 BNF，后面可以直接是 ‹?›。本页遇到其中任何一个都结束。",
    "absolute-path":
      "规则没有说要不要从绝对路径中去掉 ‹/xxx/..› 和 ‹/.›。“the result”（结果）理解为前一条规则的结果，所以绝对路径原样不变。",
    "remove-last":
      "没有斜杠的路径，前面没有可以保留的部分，空路径仍然为空。规则没有提到空引用和单独的片段标识符，按字面，得到的是目录。",
    append: "部分 URL 包括它的搜索部分，搜索部分中的点段也会去掉，片段标识符中的则不会。",
    remove: "“recursively”（递归地）理解为每次去掉最左边的一处，直到没有为止。",
    "/xxx/..":
      "本页认为 xxx 既不能是 ‹.› 也不能是 ‹..›。RFC 1808 以及 1997 年和 2003 年草案也排除 ‹..›。后来的规范都没有排除 ‹.›，但都先把它去掉。xxx 在两个斜杠之间可以为空。前面没有斜杠的路径段不会去掉，没有路径段可去的 ‹..› 保留。",
    fragmentaddress:
      "正文说，片段标识符为空时，不论有没有井号，都指整个对象。BNF 中片段标识符不能为空，‹#› 后面必须有片段标识符。本页依照 BNF。",
    url: "此处列出的形式中，generic 排在最前，而 ‹http:g› 和每个 news URL 也都符合这种形式。但正文把它留给以后的方案，并说格式取决于方案。所以方案有自己的规则时，它的 URL 必须匹配那条规则。",
    scheme:
      "冒号也是 ialpha 的字符，所以有两个冒号的 URL 可以有两种读法。本页的语法树让方案尽可能长。拆分时，方案到第一个冒号为止。",
    group: "点也是 ialpha 的字符，所以名称可以有多种读法。本页让每个 ialpha 尽可能长。",
    hostname: "点也是 ialpha 的字符，所以名称可以有多种读法。本页让每个 ialpha 尽可能长。",
    prosperolink: "路径本身可以含有 ‹%00›，所以版本和属性也可以算作路径的一部分。本页采用按 BNF 的次序排在最前的读法。",
    xpalphas:
      "规范写的是 ‹xpalpha [ xpalpha ]›。这样每个路径段最多只能有两个字符，所以本页当作 ‹xpalpha [ xpalphas ]›。",
    extra: "正文说空格不合法，而 BNF 此处有单词 ‹space›。本页依照 BNF。",
    variant: "规范多写了一处空白和两条竖线，本页忽略不计。",
    void: "规范在名称之后什么也没有写，本页当作空字符串。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    safe: "‹$-_@.&› 之一",
    extra: "空格、‹!*\"'():;,› 之一",
  },
};
