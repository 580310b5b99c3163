/**
 * What the page says of a text that breaks its grammar, and of what would mend it. The
 * notation is that of web/src/words/words.js. It is fetched with the first text that does.
 */
export default {
  /** By the kind of the fault: web/src/reading/fault.js. */
  kinds: {
    "blank-before": "文本前面有{found}；请去掉。",
    "blank-after": "文本后面有{found}；请去掉。",
    "line-break": "URI 只占一行；请去掉换行。",
    percent: "‹%› 后面必须有两个十六进制数字；要写 ‹%› 本身，请写 ‹%25›。",
    space: "这里不能有空格；请写 ‹%20›。",
    backslash: "这里不能有反斜杠；请写斜杠 ‹/›，要写反斜杠本身则写 ‹%5C›。",
    brackets: "这里不能有{found}；请写 ‹{encoded}›。",
    hash: "一个 URI 里只能有一个 ‹#›，片段从它开始。这一个请写成 ‹%23›。",
    "no-fragment": "这里不能有 ‹#›：这种 URI 没有片段。",
    foreign: {
      by: "encoded",
      empty: "{found}不能出现在 URI 里，也无法编码：按这份文档，编码要用 ISO Latin 1 的代码。",
      other: "{found}不能原样出现在 URI 里；请写 ‹{encoded}›。",
    },
    encode: "这里不能有{found}；请写 ‹{encoded}›。",
    unseen: "{found}不能出现在 URI 里，它看不见，粘贴时容易带进来；请去掉。",

    "scheme-needed": "URI 以方案和冒号开头，例如 ‹http:›；这里没有。",
    "scheme-start": "方案以 A 到 Z 的字母开头；{found}不能作它的第一个字符。",
    "scheme-character": "{found}不能出现在方案里；方案就是第一个 ‹:› 之前的部分。",
    "scheme-foreign": {
      by: "encoded",
      empty: "{found}不能出现在 ‹:› 之前的方案里，编码与否都不行。",
      other: "{found}不能出现在 ‹:› 之前的方案里；‹{encoded}› 也不行。",
    },
    "scheme-missing": "第一个 ‹:› 之前应当有方案，例如 ‹http›；这里什么也没有。",

    slashes:
      "这个名称后面不能有 ‹//›。在这里，它只能跟在 ‹http›、‹ftp› 和这份文档中其他带主机的方案后面，并且都用小写字母。",
    "host-missing": "‹//› 后面必须有主机。",
    "at-sign": "主机前面只能有一个 ‹@›；用户名里的请写成 ‹%40›。",
    port: {
      by: "found",
      empty: "端口由数字组成，这里还不完整。",
      other: "端口由数字组成，其中不能有{found}。",
    },
    "bracket-open": "方括号里的主机以 ‹]› 结束；这里缺了它。",
    "bracket-host": "这里不能写方括号里的地址：主机要跟在 ‹//› 后面。",
    "after-bracket": "主机的 ‹]› 后面不能有{found}；可以是 ‹:› 和端口，或者路径。",
    octet: "IPv4 地址里的数最大是 255。",
    zone: "URI 里的地址没有区域标识；请去掉 ‹%› 和它后面的内容。",
    bracketed: {
      by: "found",
      empty: "方括号里的地址不完整；写完后还要有 ‹]›。",
      other: "{found}不适合出现在这个 IPv6 地址里：应当是最多四个十六进制数字，一个冒号，如此反复。",
    },
    future: "{found}在这里不合适：‹[v› 后面依次是十六进制数字的版本、‹.› 和地址。",

    end: "文本结束得太早：后面必须有{expected}。",
    other: {
      by: "few",
      yes: "这里不能有{found}；可以有{expected}。",
      no: "这里不能有{found}。",
    },
  },

  /** Of a text that is an IRI: what it is, and what the button says that makes it a URI. */
  iri: { told: "这是一个 IRI（RFC 3987）：它代表一个 URI。", mend: "改成对应的 URI" },

  /** A fix, and the host of its text, where other fixes lead to others. */
  leads: {
    by: "id",
    backslash: "改写为 / → {host}",
    encode: "改写为 {encoded} → {host}",
    other: "{label} → {host}",
  },
  /** What the buttons say that mend a text. */
  mends: {
    unwrap: "去掉外面包着的符号",
    trim: "去掉首尾空白",
    percent: { by: "count", 1: "改写为 %25", other: "{count} 处都改写为 %25" },
    hash: { by: "count", 1: "改写为 %23", other: "{count} 处都改写为 %23" },
    space: { by: "count", 1: "给空格编码", other: "给 {count} 个空格编码" },
    "line-break": { by: "count", 1: "去掉换行", other: "去掉 {count} 处换行" },
    unseen: { by: "count", 1: "去掉它", other: "去掉 {count} 个看不见的字符" },
    backslash: { by: "count", 1: "改写为 /", other: "{count} 处都改写为 /" },
    brackets: { by: "count", 1: "给它编码", other: "给 {count} 个方括号编码" },
    foreign: { by: "count", 1: "给{found}编码", other: "给 {count} 个这样的字符编码" },
    encode: { by: "count", 1: "给{found}编码", other: "{count} 处都编码" },
    "at-sign": "在用户名里写 %40",
    bracket: "在这里补上 ]",
    slashes: "在前面加 //",
    zone: "去掉区域标识",
    small: "方案改用小写字母",
    colon: "在方案后面加 :",
    http: "在前面加 http:",
    "add-scheme": "在前面加 http://",
    "dot-slash": "在前面加 ./，使它成为路径",
    "dot-slash-encode": {
      by: "count",
      1: "用 ./ 和 {encoded} 使它成为路径",
      other: "用 ./ 和 {count} 处编码使它成为路径",
    },
    blank: { by: "count", 1: "去掉它", other: "{count} 处都去掉" },
  },

  /** Where it is, on demand. */
  details: "哪里不对",
  why: "原因",
  where: "位置",
  place: { by: "found", empty: "在末尾，第 {at} 个字符之后。", other: "第 {at} 个字符，共 {total} 个：{found}。" },
  then: "改后是 ‹{text}›",
  state: "状态",
  /** All that an algorithm called wrong on its way. */
  all: { by: "count", 1: "算法认为有误的地方", other: "算法认为有误的 {count} 处" },
  name: "名称",
  line: "发现它的那一行",
  ends: "有什么后果",
  fatal: {
    by: "fatal",
    yes: "运行就此结束：没有答案。",
    no: "运行继续：这里应当改正，但照样有答案。",
  },
  rule: "规则",
  can: "这里可以有",
  range: "{from}到{to}",
  /** What terminals of a grammar are called, whatever the edition. */
  terminals: {
    ALPHA: "字母",
    alpha: "字母",
    DIGIT: "数字",
    digit: "数字",
    HEXDIG: "十六进制数字",
    hex: "十六进制数字",
    lowalpha: "小写字母",
    upalpha: "大写字母",
    hialpha: "大写字母",
    alphanum: "字母或数字",
    alphadigit: "字母或数字",
    "pct-encoded": "像 ‹%20› 这样的百分号编码",
    '"%"': "像 ‹%20› 这样的百分号编码",
    "end of text": "结尾",
  },
};
