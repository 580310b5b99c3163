/**
 * What the page says of RFC 1630, in Chinese. The notation is that of web/src/words/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    slashes: {
      label: "斜杠",
      says: "以斜杠开头的引用，取代基准中同样数目的斜杠相连之处及其后的内容。规则要求那里的右边没有更长的一串斜杠。它下面的例子，在 ‹magic://a/b/c//d/e/f› 中的 ‹/g›，得到 ‹magic://a/g›，好像只看第一串斜杠。",
    },
  },
  values: { slashes: { rule: "按规则", example: "按例子" } },

  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和一个冒号开头，例如 ‹http:›；这里没有。",

  /** Why the target is what it is. */
  why: {
    "absolute-form": "引用有自己的方案 ‹{scheme}›：它是绝对的，按原样采用。",
    "no-base-scheme": "基准没有方案（例如 ‹http:›），所以没有目标。各步显示的是照此算下去的结果。",
    "own-slashes": "引用以 ‹{slashes}› 开头，所以基准保留到它的 ‹{slashes}› 之前：‹{same}›。引用取代 ‹{gone}›。",
    "no-such-slashes": "引用以 ‹{slashes}› 开头，而基准中没有算数的同样一串斜杠：引用接在整个基准 ‹{context}› 之后。",
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
    "search-dots": "追加的内容带着它的搜索部分 ‹?{search}›。所以那里的 ‹xxx/../› 和 ‹/.› 也被去除：剩下 ‹{left}›。",
    "no-slash": "基准没有路径，也没有哪一步在它的主机 ‹{login}› 与 ‹{path}› 之间加上 ‹/›：两者连在了一起。",
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
    "parent-stays": "‹{path}› 中有一个 ‹..› 在末尾。规则去除的是 ‹xxx/../›，末尾带斜杠，所以这一个保留：‹{left}›。",
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
    "split-context": "context.scheme, login, path ← 上下文 URI，不含 search 和 fragmentid",
    "split-fragmentid": '部分 URI, fragmentid ← 引用，在 "#" 处分开',
    "absolute-form": '若部分 URI 有方案，且任何 "/" 之前有 ":"',
    whole: "返回引用：它就是完整的 URI",
    slashes: "若部分 URI 以斜杠开头",
    "same-up-to": "result ← 上下文中同样数目的斜杠之前，右边没有更长的",
    "same-up-to-first": "或者：result ← 上下文，到第一串同样数目的斜杠之前",
    "put-slashes": "追加部分 URI",
    "no-slashes": "否则",
    "same-scheme": "scheme ← context.scheme",
    "same-login": "login ← context.login",
    "remove-last": 'path ← context.path，去掉最右边的 "/" 之后的内容',
    append: "追加部分 URI，连同它的 search",
    remove: "在 path 中，从最左边的开始，直到没有为止",
    "xxx/../": '只要有 "xxx/../"，且由完整的元素组成：去除它',
    "/.": '只要有 "/."，且是完整的元素：去除它',
    result: 'result ← ""',
    "if-scheme": "若有 scheme",
    "add-scheme": '追加 scheme 和 ":"',
    "if-login": "若有 login",
    "add-login": '追加 "//" 和 login',
    "add-path": "追加 path，连同它的 search",
    "if-fragmentid": "若有 fragmentid",
    "add-fragmentid": '追加 "#" 和 fragmentid',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-context": "拆分基准（这里称为上下文）：{parts}。",
    "split-fragmentid": "引用中如果有 ‹#›，就在那里分开：{parts}。",
    "absolute-form": {
      by: "answer",
      yes: "引用以方案和一个冒号开头：它是绝对的，即完整的 URI。",
      no: "引用不以方案和冒号开头：它是部分形式。",
    },
    whole: "答案就是引用，原样不动：‹{set}›。",
    slashes: {
      by: "answer",
      yes: "引用以斜杠开头：有几个相连，决定它放到基准的哪里。",
      no: "引用不以斜杠开头：它取代基准路径的最后一部分。",
    },
    "same-up-to": "在基准中找同样数目的斜杠，而且右边没有更长的一串。它之前的内容保留：‹{set}›。",
    "same-up-to-first": "取基准中第一串同样数目的斜杠。它之前的内容保留：‹{set}›。",
    "put-slashes": "接着是引用，原样不动：‹{added}›。",
    "same-scheme": "{ui:player:from-base}",
    "same-login": "{ui:player:from-base}",
    "remove-last": {
      by: "shape of context.path",
      blank: "基准的路径为空，什么也不保留。",
      flat: "基准的路径中没有 ‹/›，什么也不保留。",
      directory: "基准的路径以 ‹/› 结尾，全部保留：‹{set}›。",
      other: "略去基准的路径中最后一个 ‹/› 之后的 ‹{last of context.path}›：‹{set}›。",
    },
    append: "接着是引用，有搜索部分的话也一起带上：‹{added}›。",
    remove: "路径中的每个 ‹xxx/../› 和每个 ‹/.› 都要去除，从最左边的开始。",
    "xxx/../": {
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
      no: "‹xxx/../› 已经没有了。",
    },
    "/.": { by: "answer", yes: "‹{gone}› 去掉：它表示“这里”。", no: "‹/.› 已经没有了。" },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "目标有方案：‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-login": { by: "answer", yes: "目标有 login：‹{login}›。", no: "目标没有 login。" },
    "add-login": "{ui:player:written}",
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
    "authority-ends": "‹//› 之后，主机到下一个 ‹/› 或 ‹?› 为止，所以后面可以直接跟搜索部分。",
    "params-are": "‹;› 之后的内容属于路径：既然是路径，它就取代基准的最后一个路径段。",
    "empty-parts": "组件的符号在，组件就在，即使符号后面什么也没有。",
    "same-scheme": "带方案的引用是绝对的，即使方案与基准的相同。",
    "own-scheme": "带方案的引用是绝对的，按原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对的：缺少的部分取自基准。",
    "slash-runs": {
      by: "way",
      "first-as-many": "以斜杠开头的引用，放到基准中第一次有同样数目的斜杠相连之处：主机与路径没有别的区别。",
      other:
        "以斜杠开头的引用，放到基准中第一次有同样数目的斜杠相连之处，而且右边没有更长的一串：主机与路径没有别的区别。",
    },
    "own-authority": "引用以 ‹//› 开头时按原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "空引用，文档没有提到。按规则，去掉基准路径的最后一部分，而没有东西取代它：剩下它的目录。",
    "query-only": "无论追加什么，基准路径的最后一部分都要让位：单独的搜索部分（‹?› 及其后的内容）也一样。",
    "absolute-path": "以 ‹/› 开头的引用按原样采用，点段（‹.› 和 ‹..›）也保留。",
    "base-root": "主机没有路径时，没有哪一步在主机与追加的内容之间加上 ‹/›，所以两者连在了一起。",
    "query-in-buffer": "先把搜索部分（‹?› 及其后的内容）接到路径上，再去除点段，所以搜索部分中的点段也被去除。",
    "first-segment": "‹..› 可以带走第一个元素；而 ‹.› 只有连同前面的 ‹/› 才去除，所以作为第一个元素时保留。",
    trailing: "末尾的 ‹/.› 连斜杠一起去掉；末尾的 ‹..› 后面没有斜杠，所以保留。",
    "excess-dots": "‹..› 找不到可以去除的元素时，留在路径中。",
    rootless: "‹..› 带走不以 ‹/› 开头的路径的第一个元素时，后面的 ‹/› 也一起去掉。",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    "文档中，单个字符就代表它自己，空格则写作单词 ‹space›。这里给字符加上引号，‹%s› 表示区分字母的大小写，空格写作 ‹%x20›。",

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    "split-context":
      "URI 由方案、路径，或许还有搜索部分组成；按各方案的语法，多数方案的路径之前还有主机。在这里，任何方案中的 ‹//› 都是主机的开头，采用规则 ‹login› 的名称。规则说的是路径和上下文 URI。这里认为搜索部分不属于这两者，因为它不属于对象本身的 URI。",
    "split-fragmentid": "规则没有提到片段标识符。它跟在 URI 之后，不属于 URI，所以先放在一边，最后再接回去。",
    "absolute-form":
      "文档要求任何斜杠之前有冒号。按字面，‹?a:b› 和 ‹1b:c› 都有，于是没有方案也会是绝对的。在这里，冒号还要在任何 ‹?› 或 ‹#› 之前，而且冒号前面要有方案，方案像 BNF 中那样以字母开头：所以这两个都是部分形式。",
    "same-up-to":
      "基准中没有这样的斜杠时，保留什么，规则没有说：这里全部保留。在文档自己的例子的基准 ‹magic://a/b/c//d/e/f› 中，‹/b› 的右边有两个斜杠相连，所以按规则，‹/g› 得到 ‹magic://a/b/c//d/g›，而不是印出的 ‹magic://a/g›。这里依照规则；选项“斜杠”提供另一种。",
    "same-up-to-first": "规则不是这样说的，但文档的例子 ‹/g› 是这样：只看第一串同样数目的斜杠，不管右边有什么。",
    "same-login": "规则没有提到主机。这里认为路径在主机之后开始，像各方案的语法那样：所以 ‹..› 从不带走主机。",
    "remove-last":
      "没有斜杠的路径，前面没有可以留下的部分：空路径仍为空。空引用和单独的片段标识符，文档没有提到；按字面，它们得到目录。",
    append: "部分 URI 连同它的搜索部分一起采用。所以搜索部分要经过随后的去除，片段标识符则不必。",
    remove:
      "“recursively”（递归地）在这里理解为：每次去掉最左边的一个，直到没有为止。“the result”（结果）理解为前一条规则的结果，所以以斜杠开头的引用原样不动。",
    "xxx/../":
      "在这里，xxx 不是 ‹..›。它在两个斜杠之间可以为空，但路径开头的 ‹/› 之前什么也没有，那不是元素。没有东西可以带走的 ‹..› 保留。",
    fragmentaddress:
      "原文印作 ‹uri [ # fragmentid ]›；但 ‹uri› 没有端口，而文档印出的一个 ‹http› 的 URI 有端口。所以这里也可以是 ‹url›。正文说，为空的片段标识符，不论带不带井号，指的都是整个对象。BNF 中没有为空的，这里依照 BNF。",
    path: "原文印作 ‹void | xpalphas [ / path ]›。按这些符号通常的次序，路径就不能以斜杠开头，文档自己的 URI 也没有一个会是 ‹uri›。所以这里读作前两项外面有括号。",
    search:
      "加号也是 ‹xalphas› 的字符，因为 ‹safe› 在各方案的语法中有它，所以搜索部分可以有两种读法。在这里，每个 ‹xalphas› 都取尽可能长的。正文中，加号代表空格。",
    xpalphas:
      "在所有 URI 的语法中印作 ‹xpalpha [ xpalpha ]›，在各方案的语法中则像这里。照前一种，路径的元素最多只能有两个字符。",
    safe: "印了两次：在所有 URI 的语法中没有加号，在各方案的语法中有。这里两者合一，有加号。",
    ftpaddress:
      "‹ftptype› 所代表的也可以是路径的末尾。显示的是按 BNF 的次序最先得到的读法。正文在它前面有 ‹;type=›，规则中都没有。",
    afsaddress: "不在 ‹url› 的各项之中：文档称它为历史记录。",
    nntpaddress: "正文还有新闻服务器的名称；规则中没有。",
    "addr-spec": "文档没有印出它的规则，而是引用 RFC 822。这里采用 ‹mailto› 的规则中的写法。",
    "content-identifier": "文档没有印出它的规则，只说与 ‹mid› 的相似。",
    mailtoaddress: "‹@› 也是 ‹xalphas› 的字符。在这里，‹xalphas› 取尽可能长的。",
    article: "‹@› 也是 ‹xalphas› 的字符。在这里，‹xalphas› 取尽可能长的。",
    login: "‹@› 也是 ‹hostname› 的字符。显示的是按 BNF 的次序最先得到的读法。",
    group: "点也是 ialpha 的字符，所以一个名称可以有多种读法。在这里，每个 ialpha 都取尽可能长的。",
    hostname: "点也是 ialpha 的字符，所以一个名称可以有多种读法。在这里，每个 ialpha 都取尽可能长的。",
    prosperolink: "路径本身可以含有 ‹%00›，所以版本和属性也可以读作路径。显示的是按 BNF 的次序最先得到的读法。",
    void: "原文在名称之后什么也没有印：这里读作空文本。",
  },

  /** What has to be said of examples. */
  remarks: {
    slashes:
      "文档在这之前印出的规则得到的是别的结果，因为基准中更靠右的地方有两个斜杠相连。这里是它印出的结果；选项“斜杠”提供它。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    safe: "‹$-_@.&+› 之一",
    extra: "‹!*\"'(),› 之一",
  },
};
