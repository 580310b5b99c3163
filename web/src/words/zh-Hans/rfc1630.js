/**
 * The words of RFC 1630, in Chinese: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    slashes: {
      label: "斜杠",
      says: "以斜杠开头的引用，从基准中等长的一串斜杠开始，取代后面的全部内容。按规则，这串斜杠的右边不能有更长的。而在规则下面的示例中，以 ‹magic://a/b/c//d/e/f› 为基准，‹/g› 得到 ‹magic://a/g›，好像只看第一串。",
    },
  },
  values: { slashes: { rule: "按规则", example: "按示例" } },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "基准缺少方案（scheme，平时常叫“协议”），可以在前面加上 ‹https://›。",

  /** Why the target is what it is. */
  why: {
    "absolute-form": "引用有自己的方案 ‹{scheme}›，是绝对形式，本身就是目标。",
    "no-base-scheme": "基准没有方案，得不到目标。",
    "own-slashes": "引用以 ‹{slashes}› 开头，所以从基准中对应的 ‹{slashes}› 开始，取代 ‹{gone}›，保留前面的 ‹{same}›。",
    "no-such-slashes": "引用以 ‹{slashes}› 开头，而基准中没有符合条件的等长斜杠串，所以引用接在 ‹{context}› 之后。",
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
    "no-slash": "基准没有路径，又不补 ‹/›，主机 ‹{login}› 和 ‹{path}› 就连在了一起。",
    "no-directory": "{ui:reason:merged}",
    "search-only": {
      by: "last",
      empty: "引用只有搜索部分，‹{search}› 接在基准路径末尾的 ‹{directory}› 之后。",
      other: "引用只有搜索部分，基准路径中 ‹{directory}› 之后的 ‹{last}› 换成 ‹{search}›。",
    },
    "parent-stays": "引用 ‹{path}› 以 ‹..› 结尾，后面没有斜杠。规则只去掉 ‹xxx/../›，所以剩下 ‹{left}›。",
    climbs: "{ui:reason:merged}",
    "climbs-out": "‹{path}› 向上 {ui:levels}，而 ‹{directory}› 没有这么多级，多余的 ‹..› 全都保留。",
    stays: "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The lines of the algorithm. */
  lines: {
    "split-context": "context.scheme, context.login, context.path ← split(上下文)",
    "split-fragmentid": '部分 URI, fragmentid ← 引用，在其第一个 "#" 处拆开',
    "absolute-form": '若部分 URI 有 scheme（任何 "/" 之前有 ":"）',
    whole: "result ← 引用；结束",
    slashes: '若部分 URI 以 "/" 开头',
    "same-up-to": '若 slashes 为 "rule"，则 result ← 上下文中第一串与部分 URI 开头等长、右边也没有更长的斜杠之前的部分',
    "same-up-to-first": '若 slashes 为 "example"，则 result ← 上下文中第一串与部分 URI 开头等长的斜杠之前的部分',
    "put-slashes": "把部分 URI 追加到 result",
    "no-slashes": "否则",
    "same-scheme": "scheme ← context.scheme",
    "same-login": "login ← context.login",
    "remove-last": 'path ← context.path 到最后一个 "/"（含）为止的部分',
    append: "把部分 URI 追加到 path",
    remove: "重复处理下面两种情况中最靠左的一处，直到没有为止",
    "xxx/../": '若 path 中有 "<segment>/../"（<segment> 不是 ".."），则去掉它',
    "/.": '若 path 中有 "/."（其中 "." 是路径段），则去掉它',
    result: 'result ← ""',
    "if-scheme": "若 scheme 已定义",
    "add-scheme": '把 scheme + ":" 追加到 result',
    "if-login": "若 login 已定义",
    "add-login": '把 "//" + login 追加到 result',
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
    "absolute-form": {
      by: "answer",
      yes: "引用以方案和冒号开头，是绝对形式，即完整的 URI。",
      no: "引用不以方案和冒号开头，是部分形式。",
    },
    whole: "引用本身就是目标：‹{set}›。",
    slashes: {
      by: "answer",
      yes: "引用以斜杠开头，斜杠的个数决定它取代基准的哪一部分。",
      no: "引用不以斜杠开头，所以取代基准路径的最后一部分。",
    },
    "same-up-to": {
      by: "set",
      empty: "在基准中找一串等长的斜杠，右边不能有更长的。这串斜杠前面没有文本可以保留。",
      other: "在基准中找一串等长的斜杠，右边不能有更长的，保留它前面的文本：‹{set}›。",
    },
    "same-up-to-first": {
      by: "set",
      empty: "以基准中第一串等长的斜杠为准。这串斜杠前面没有文本可以保留。",
      other: "以基准中第一串等长的斜杠为准，保留它前面的文本：‹{set}›。",
    },
    "put-slashes": "原样追加引用 ‹{added}›。",
    "same-scheme": "{ui:player:from-base}",
    "same-login": "{ui:player:from-base}",
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
    remove: "接下来去掉路径中的每个 ‹xxx/../› 和每个 ‹/.›，从最左边的开始。",
    "xxx/../": {
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
      no: "不再有 ‹xxx/../›。",
    },
    "/.": { by: "answer", yes: "‹{gone}› 表示当前目录，去掉。", no: "不再有 ‹/.›。" },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "先写方案 ‹{scheme}›。", no: "目标没有方案。" },
    "add-scheme": "{ui:player:written-first}",
    "if-login": {
      by: "answer",
      yes: {
        by: "login",
        empty: "接着是空的登录信息。",
        other: "接着是登录信息 ‹{login}›。",
      },
      no: "目标没有登录信息。",
    },
    "add-login": "{ui:player:written}",
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
    "authority-ends": "‹//› 之后的主机到下一个 ‹/› 或 ‹?› 为止，所以搜索部分可以紧跟在它后面。",
    "params-are": "‹;› 及其后的文本属于路径，所以 ‹;x› 取代基准的最后一个路径段。",
    "empty-parts": "有分隔符就有组件，哪怕后面什么也没有。",
    "same-scheme": "引用带有方案就是绝对形式，即使方案与基准的相同。",
    "own-scheme": "带方案的引用是绝对形式，原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "没有方案的引用是相对引用，缺少的部分取自基准。",
    "slash-runs": {
      by: "way",
      "first-as-many": "以斜杠开头的引用，从基准中第一串等长的斜杠开始取代。除此以外，规则不区分主机与路径。",
      other: "以斜杠开头的引用，从基准中第一串等长而且右边没有更长的斜杠开始取代。除此以外，规则不区分主机与路径。",
    },
    "own-authority": "以 ‹//› 开头的引用原样采用，点段（‹.› 和 ‹..›）也保留。",
    "empty-reference": "规范没有提到空引用。按照规则，基准路径的最后一部分由空文本取代，剩下目录。",
    "query-only": "无论追加什么，哪怕只有搜索部分（‹?› 和它后面的文本），都会取代基准路径的最后一部分。",
    "absolute-path": "以 ‹/› 开头的引用原样采用，点段（‹.› 和 ‹..›）也保留。",
    "base-root": "基准有主机而没有路径时，不补 ‹/›，主机和追加的内容就连在一起。",
    "query-in-buffer": "先把搜索部分（‹?› 和它后面的文本）追加到路径之后，再去除点段，搜索部分中的点段也一并去掉。",
    "first-segment": "‹..› 可以抵消第一个路径段。‹.› 只有前面带 ‹/› 时才去掉，作为第一个路径段时保留。",
    trailing: "末尾的 ‹/.› 连同斜杠一起去掉，末尾的 ‹..› 后面没有斜杠，所以保留。",
    "excess-dots": "多余的 ‹..› 留在路径中。",
    rootless: "路径不以 ‹/› 开头，‹..› 又抵消第一个路径段时，后面的 ‹/› 也一并去掉。",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "规范中的单个字符不加引号，空格写成单词 ‹space›。本页给字符加上引号，‹%s› 表示区分大小写，空格写作 ‹%x20›。",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    "split-context":
      "URI 由方案、路径，或许还有搜索部分组成。按多数方案的语法，路径之前还有主机。本页在任何方案中都把 ‹//› 后面的文本当作主机，并用规则 ‹login› 的名称称呼它。规则提到的是路径和上下文 URI。搜索部分不属于对象本身的 URI，所以本页把它排除在这两者之外。",
    "split-fragmentid": "规则没有提到片段标识符。片段标识符跟在 URI 之后，但不属于 URI，先放在一边，最后再接上。",
    "absolute-form":
      "规范要求冒号出现在所有斜杠之前。按字面，‹?a:b› 和 ‹1b:c› 都符合，于是没有方案也成了绝对形式。本页还要求冒号在所有 ‹?› 和 ‹#› 之前，紧跟在方案之后，而且方案像 BNF 规定的那样以字母开头。所以这两个都是部分形式。",
    "same-up-to":
      "基准中没有这样的斜杠时保留什么，规则没有说。本页保留整个基准。规范自己的示例以 ‹magic://a/b/c//d/e/f› 为基准，‹/b› 的右边有两个相连的斜杠，所以按规则，‹/g› 得到 ‹magic://a/b/c//d/g›，而不是规范所写的 ‹magic://a/g›。本页依照规则。选择“斜杠”选项，可以改为依照示例。",
    "same-up-to-first": "规则没有这样说，但规范的示例 ‹/g› 就是这样，只看第一串等长的斜杠，不管右边有什么。",
    "same-login": "规则没有提到主机。本页像各方案的语法那样，让路径从主机之后开始，所以 ‹..› 不会去掉主机。",
    "remove-last":
      "没有斜杠的路径，前面没有可以保留的部分，空路径仍然为空。规则没有提到空引用和单独的片段标识符，按字面，得到的是目录。",
    append: "部分 URI 包括它的搜索部分，搜索部分中的点段也会去掉，片段标识符中的则不会。",
    remove:
      "“recursively”（递归地）理解为每次去掉最左边的一处，直到没有为止。“the result”（结果）理解为前一条规则的结果，所以以斜杠开头的引用原样不变。",
    "xxx/../":
      "本页认为 xxx 不能是 ‹..›。它在两个斜杠之间可以为空，但开头的 ‹/› 之前的空字符串不是路径段。没有路径段可去的 ‹..› 保留。",
    fragmentaddress:
      "规范写的是 ‹uri [ # fragmentid ]›。但 ‹uri› 没有端口，而规范所写的一个 ‹http› URI 却有端口，所以本页在此处也允许 ‹url›。正文说，片段标识符为空时，不论有没有井号，都指整个对象。BNF 中片段标识符不能为空，本页依照 BNF。",
    path: "规范写的是 ‹void | xpalphas [ / path ]›。按通常的优先级，任何路径都不能以斜杠开头，规范自己的 URI 也没有一个是 ‹uri›。所以本页当作前两个选项外面有括号。",
    search:
      "各方案的语法中，‹safe› 包括加号，所以加号也是 ‹xalphas› 的字符，搜索部分就有两种读法。本页让每个 ‹xalphas› 尽可能长。按正文，加号表示空格。",
    xpalphas:
      "在所有 URI 的语法中写的是 ‹xpalpha [ xpalpha ]›，在各方案的语法中写的与此处相同。按前一种写法，每个路径段最多只能有两个字符。",
    safe: "这条规则写了两次，在所有 URI 的语法中没有加号，在各方案的语法中有。本页合成一条规则，有加号。",
    ftpaddress:
      "‹ftptype› 的文本也可以是路径的末尾。本页采用按 BNF 的次序排在最前的读法。正文中 ‹ftptype› 前面有 ‹;type=›，规则中都没有。",
    afsaddress: "不是 ‹url› 的选项，规范称之为历史记录。",
    nntpaddress: "正文中还有新闻服务器的名称，规则中却没有。",
    "addr-spec": "规范没有写明这条规则，只说参见 RFC 822。本页采用 ‹mailto› 规则中的写法。",
    "content-identifier": "规范没有写明这条规则，只说与 ‹mid› 的标识符相似。",
    mailtoaddress: "‹@› 也是 ‹xalphas› 的字符。本页让 ‹xalphas› 尽可能长。",
    article: "‹@› 也是 ‹xalphas› 的字符。本页让 ‹xalphas› 尽可能长。",
    login: "‹@› 也是 ‹hostname› 的字符。本页采用按 BNF 的次序排在最前的读法。",
    group: "点也是 ialpha 的字符，所以名称可以有多种读法。本页让每个 ialpha 尽可能长。",
    hostname: "点也是 ialpha 的字符，所以名称可以有多种读法。本页让每个 ialpha 尽可能长。",
    prosperolink: "路径本身可以含有 ‹%00›，所以版本和属性也可以算作路径的一部分。本页采用按 BNF 的次序排在最前的读法。",
    void: "规范在名称之后什么也没有写，本页当作空字符串。",
  },

  /** Notes on examples. */
  remarks: {
    slashes:
      "基准中更靠右的地方有两个相连的斜杠，所以按规范前面的规则，目标是另一个。规范写的是这一个，选择“斜杠”选项就能得到。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    alphanum2: "字母、数字、‹-_.+› 之一",
    safe: "‹$-_@.&+› 之一",
    extra: "‹!*\"'(),› 之一",
  },
};
