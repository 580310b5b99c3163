/**
 * The words of syntax errors and their fixes, loaded with the first text that has one. For
 * the notation see web/src/words/words.js.
 */
export default {
  /** By the kind of the error: web/src/reading/fault.js. */
  kinds: {
    "blank-before": "开头不能有 {found}，请去掉。",
    "blank-after": "末尾不能有 {found}，请去掉。",
    "line-break": "URI 只占一行，请去掉换行。",
    percent: "‹%› 后面必须有两位十六进制数字。要表示百分号本身，请写 ‹%25›。",
    space: "不能有空格，请写成 ‹%20›。",
    "host-space": "主机名中不能有空格，请去掉它。",
    backslash: "这里不能有反斜杠，请改成 ‹/›。要表示反斜杠本身，请写 ‹%5C›。",
    brackets: "这里不能有 {found}，请写成 ‹{encoded}›。",
    hash: "一个 URI 最多有一个 ‹#›，它后面是片段。这一个请写成 ‹%23›。",
    "query-first": "按语法，查询前面必须有路径，可以在前面加上 ‹./›。",
    "no-fragment": "这里不能有 ‹#›，因为这种 URI 没有片段。",
    foreign: {
      by: "encoded",
      empty: "URI 中不能有 {found}，也无法对它编码，因为这份规范只规定了 ISO Latin 1 字符的编码。",
      other: "{found} 不能原样写进 URI，请写成 ‹{encoded}›。",
    },
    encode: "这里不能有 {found}，请写成 ‹{encoded}›。",
    unseen: "URI 中不能有 {found}。这个字符看不见，多半是粘贴时带进来的，请去掉。",

    "scheme-needed": "URI 以方案和冒号开头，例如 ‹https:›，而这段文本没有方案。",
    "scheme-start": {
      by: "relative",
      yes: "方案以 A 到 Z 的字母开头，第一个字符不能是 {found}。如果是路径，请在前面写 ‹./›。",
      other: "方案以 A 到 Z 的字母开头，第一个字符不能是 {found}。",
    },
    "scheme-character": "方案（第一个 ‹:› 之前的文本）中不能有 {found}。",
    "scheme-foreign": {
      by: "encoded",
      empty: "方案（第一个 ‹:› 之前的文本）中不能有 {found}，编码后也不行。",
      other: "方案（第一个 ‹:› 之前的文本）中不能有 {found}，写成 ‹{encoded}› 也不行。",
    },
    "scheme-missing": {
      by: "relative",
      yes: "第一个 ‹:› 之前必须有方案，例如 ‹http›，而这段文本没有。如果是路径，请在前面写 ‹./›。",
      other: "第一个 ‹:› 之前必须有方案，例如 ‹http›，而这段文本没有。",
    },

    slashes: "这个方案后面不能有 ‹//›。只有 ‹http›、‹ftp› 以及规范中其他带主机的方案后面可以有，而且方案要全部小写。",
    "host-missing": "‹//› 后面必须有主机。",
    "at-sign": "主机前面只能有一个 ‹@›。用户名里的 ‹@› 请写成 ‹%40›。",
    port: {
      by: "found",
      empty: "端口由数字组成，这个端口不完整。",
      other: "端口由数字组成，不能有 {found}。",
    },
    "bracket-open": "方括号中的主机必须以 ‹]› 结尾。",
    "no-brackets": {
      by: "edition",
      rfc2396: "RFC 2396 没有方括号中的地址。RFC 2732 增加了这种地址，可以打开 IPv6 选项。",
      other: "主机不能写在方括号中，因为这份规范没有 IPv6 地址。",
    },
    "bracket-host": {
      by: "edition",
      rfc1738: "{problem:kinds:no-brackets}",
      rfc1808: "{problem:kinds:no-brackets}",
      "url-syntax-05": "{problem:kinds:no-brackets}",
      rfc2396: "这里不能有方括号中的地址。RFC 2732 增加了这样的地址（见 IPv6 选项），但只能在 ‹//› 后面。",
      other: "这里不能有方括号中的地址，因为主机要写在 ‹//› 后面。",
    },
    "after-bracket": "主机的 ‹]› 后面不能有 {found}，可以是 ‹:› 和端口，也可以是路径。",
    octet: "IPv4 地址中的数最大为 255。",
    zone: "URI 中的地址不能带区域标识，请去掉 ‹%› 和它后面的文本。",
    bracketed: {
      by: "found",
      empty: "方括号中的地址不完整，必须以 ‹]› 结尾。",
      other: "这个 IPv6 地址中不能有 {found}。地址由若干组组成，每组最多四位十六进制数字，各组之间用冒号分隔。",
    },
    future: "这里不能有 {found}。‹[v› 后面依次是十六进制数字的版本号、‹.› 和地址。",

    end: "文本不完整，后面还要有 {expected}。",
    other: {
      by: "few",
      yes: {
        by: "ends",
        only: "这里不能有 {found}，文本应当到此结束。",
        yes: "这里不能有 {found}，只能有 {allowed}，或者到此结束。",
        no: "这里不能有 {found}，只能有 {expected}。",
      },
      no: "这里不能有 {found}。",
    },
  },

  /** For a text that is an IRI: a sentence, and the button that converts it. */
  iri: {
    told: "{found} 不是 ASCII 字符，URI 里只能有 ASCII 字符。这种地址叫 IRI（RFC 3987），要先转换成 URI。",
    mend: "转换为 URI",
  },

  /** What a base without a scheme gives, as a path. */
  "paths-alone": {
    by: "differs",
    yes: "只看路径，‹{base}› 加 ‹{reference}› 得到 ‹{path}›，‹{base}/› 则得到 ‹{slashed}›。",
    other: "只看路径，‹{base}› 加 ‹{reference}› 得到 ‹{path}›。",
  },

  /** Texts that are nearly URIs, by what they are: web/src/reading/near.js. */
  near: {
    password: "密码里的 ‹{found}› 会让授权部分提前结束，请写成 ‹{encoded}›。",
    hosts: "这里有 {count} 个主机，而 URI 只有一个。这是 ‹{scheme}› 驱动程序自己的写法。",
    "at-signs": {
      by: "where",
      password: "密码中有 ‹@›。只有主机前面的 ‹@› 可以照原样写，其余的写成 ‹%40›。",
      other: "用户名中有 ‹@›。只有主机前面的 ‹@› 可以照原样写，其余的写成 ‹%40›。",
    },
    delimiter: "RFC 3986 允许用户名和密码里有 ‹{found}›。URL 标准把它写成 ‹{encoded}›，RFC 3986 也允许这种写法。",
    repeated: "主机列表到 ‹{database}› 为止，后面的主机会成为路径的一部分。数据库名只在末尾写一次。",
    scp: "这是 ‹scp› 和 Git 表示远程路径的写法。写成 URI 时，以 ‹ssh://› 开头。",
    "scp-port": "‹scp› 和 Git 把这里的 ‹{port}› 当作路径的开头，而不是端口。要写端口，就用 ‹ssh://›。",
    "colon-path": "主机后面的 ‹:› 之后是端口。路径以 ‹/› 开头。",
    share: "这是 Windows 网络路径。写成 URI 时，以 ‹file://› 开头。",
    drive: "这是 Windows 路径。按 URI 解析，‹{scheme}› 会成为方案。",
    "drive-host": "‹file://› 后面的 ‹{drive}› 会被当作主机。不写主机时，要写三个斜杠：‹file:///›。",
    "drive-slashes": "‹file://› 后面的第一个 ‹/› 就是路径的开头，而这里的路径以多个 ‹/› 开头。",
    "file-share": "不允许空格，请写成 ‹%20›。‹\\\\› 是 Windows 网络路径的开头，浏览器把每个反斜杠都当作 ‹/›。",
    "encoded-backslash": "‹%5C› 是编码后的 ‹\\›，属于主机。路径以 ‹/› 开头。",
    "host-port": "没有 ‹//›，‹{host}› 就是方案，‹{port}› 属于路径。",
    underscore: "方案中不允许 ‹_›，浏览器会把这段文本当作路径。",
    "own-host": "‹//› 后面的 ‹{host}› 是主机，不属于路径。",
    jdbc: "以 ‹jdbc:› 开头的 URI 没有主机。后面的部分由驱动程序拆分。",
    data: "‹data:› 自带内容。没有主机，也没有目录。",
    mailto: "‹mailto:› 打开邮件程序，不指向网页。正文里的 ‹%0D%0A› 是换行。",
    magnet: "‹magnet:› 用查询指明内容。没有主机，路径为空。",
    doi: "‹doi:› 指明一份出版物。没有主机，网上的地址以 ‹https://doi.org/› 开头。",
    code: { by: "plus", yes: "这是一段代码，其中有 URI。{problem:near:plus}", other: "这是一段代码，其中有 URI。" },
    error: {
      by: "plus",
      yes: "这是一条错误信息，其中有 URI。{problem:near:plus}",
      other: "这是一条错误信息，其中有 URI。",
    },
    /** What else to know if its query has a "+". */
    plus: "读取表单数据的程序把查询里的 ‹+› 当作空格。要表示加号，请写成 ‹%2B›。",
    "code-base": {
      by: "base",
      empty: "这段代码里的基准是空字符串，没有方案，URL 解析会失败。",
      other: "这段代码里的基准 ‹{base}› 没有方案，URL 解析会失败。",
    },
    "code-relative": "这段代码里的引用是相对的。网页可以用自己的地址作基准，程序没有这样的地址，必须写明基准。",
    "error-relative": "这条错误说的是相对引用。网页可以用自己的地址作基准，程序没有这样的地址，必须写明基准。",
    command: {
      by: "plus",
      yes: "这是一条命令，其中有 URI。{problem:near:plus}",
      other: "这是一条命令，其中有 URI。",
    },
    markup: { by: "plus", yes: "这是一段 HTML，其中有 URI。{problem:near:plus}", other: "这是一段 HTML，其中有 URI。" },
  },
  offers: {
    use: "改用 {text}",
    fill: "填入 {text}",
    both: "填入基准和引用",
  },

  /** A fix, and the host of its text, where other fixes lead to others. */
  leads: {
    by: "id",
    backslash: "改成 / → {host}",
    encode: "改成 {encoded} → {host}",
    other: "{label} → {host}",
  },
  /** The buttons that fix a text. */
  mends: {
    unwrap: "去掉外面的包围符",
    trim: "去掉首尾空白",
    percent: { by: "count", 1: "改成 %25", other: "{count} 处都改成 %25" },
    hash: { by: "count", 1: "改成 %23", other: "{count} 处都改成 %23" },
    space: { by: "count", 1: "对空格编码", other: "对 {count} 个空格编码" },
    "line-break": { by: "count", 1: "去掉换行", other: "去掉 {count} 处换行" },
    unseen: { by: "count", 1: "去掉它", other: "去掉 {count} 个看不见的字符" },
    backslash: { by: "count", 1: "改成 /", other: "{count} 处都改成 /" },
    brackets: { by: "count", 1: "对它编码", other: "对 {count} 个方括号编码" },
    foreign: { by: "count", 1: "对 {found} 编码", other: "对 {count} 个这样的字符编码" },
    encode: { by: "count", 1: "对 {found} 编码", other: "{count} 处都编码" },
    "at-sign": "把用户名中的 @ 改成 %40",
    bracket: "补上 ]",
    slashes: "在前面加 //",
    zone: "去掉区域标识",
    small: "方案改成小写",
    colon: "在方案后面加 :",
    http: "在前面加 http:",
    "add-scheme": "在前面加 https://",
    "dot-slash": "加上 ./，当作路径",
    "dot-slash-query": "在前面加上 ./",
    "dot-slash-encode": {
      by: "count",
      1: "加上 ./ 并改成 {encoded}，当作路径",
      other: "加上 ./ 并编码 {count} 处，当作路径",
    },
    blank: { by: "count", 1: "去掉", other: "{count} 处都去掉" },
  },

  /** The details of an error. */
  details: "错误详情",
  why: "原因",
  where: "位置",
  place: { by: "found", empty: "在末尾，第 {at} 个字符之后。", other: "第 {at} 个字符 {found}，共 {total} 个。" },
  then: "得到 ‹{text}›",
  state: "状态",
  /** The title of all errors that the URL Standard names. */
  all: { by: "count", 1: "验证错误", other: "{count} 个验证错误" },
  name: "名称",
  line: "发现错误的行",
  ends: "结果",
  fatal: {
    by: "fatal",
    yes: "这个错误使解析失败，没有目标。",
    no: "这是错误，但解析继续进行。",
  },
  rule: "规则",
  can: "这里允许",
  range: "{from} 到 {to}",
  /** The names of terminals that are the same in every edition. */
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
    alphanum: "字母、数字",
    alphadigit: "字母、数字",
    "pct-encoded": "百分号编码（如 ‹%20›）",
    '"%"': "百分号编码（如 ‹%20›）",
    "end of text": "结尾",
  },
};
