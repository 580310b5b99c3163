/**
 * The way of a text to its normal form, line by line: what an edition has of its own under its
 * id, and under "run" what several have in common. The notation is that of web/src/words/words.js;
 * what a sentence of a step may speak of stands in web/src/views/stage/step.js, and in
 * web/src/cases/compare.js: count, from and to are the places that a step changes, the first of
 * them as it was, and as it is then.
 */
export default {
  result: "规范形式是 ‹{text}›。",
  run: {
    lines: {
      begin: "规范形式 ← URI",
      "upper-digits": "规范形式 ← 规范形式，这些十六进制数字改为大写",
      unescape: "规范形式 ← 规范形式，这些字符写作本身",
      "scheme-case": "若规范形式的方案中有大写字母",
      "lower-scheme": "规范形式 ← 规范形式，方案改为小写",
      "host-case": "若规范形式的主机中有大写字母",
      "lower-host": "规范形式 ← 规范形式，主机改为小写",
      digits: "若规范形式的转义中有小写的十六进制数字",
      escaped: "若规范形式中有转义的非保留字符",
      "default-port": "若规范形式的端口就是其方案的默认端口",
      "drop-port": '规范形式 ← 规范形式，去掉端口和它的 ":"',
      "drop-host": "规范形式 ← 规范形式，去掉主机",
      "take-path": "path ← 规范形式，只取其路径",
      misread: "若 path 在规范形式中会被读作授权部分",
      guard: 'path ← "/." + path',
      "put-path": "规范形式 ← 规范形式，以 path 代替其路径",
    },
    steps: {
      begin: "一开始就是原样：‹{set}›。",
      digits: {
        by: "answer",
        yes: "‹%› 后面的十六进制数字里有小写字母。",
        no: "‹%› 后面的十六进制数字里没有小写字母。",
      },
      "upper-digits": "{normal:run:becomes}",
      escaped: {
        by: "answer",
        yes: "有字符作了转义，而写作本身意思也一样。",
        no: "凡是可以写作本身的，都没有转义。",
      },
      unescape: "{normal:run:becomes}",
      "scheme-case": {
        by: "answer",
        yes: "方案里有大写字母，与小写字母意思相同。",
        no: "方案里没有大写字母。",
      },
      "lower-scheme": "{normal:run:becomes}",
      "host-case": {
        by: "answer",
        yes: "主机里有大写字母，与小写字母意思相同。",
        no: "主机里没有大写字母。",
      },
      "lower-host": "{normal:run:becomes}",
      "default-port": {
        by: "answer",
        yes: "这个端口就是方案本来的端口。",
        no: "没有可以省去的端口。",
      },
      "drop-port": "‹{from}› 去掉。",
      "drop-host": "‹{from}› 去掉，主机变为空。",
      "take-path": "单独取出路径：‹{set}›。",
      misread: {
        by: "answer",
        yes: "没有授权部分，而路径会以 ‹//› 开头：后面的内容会被读作授权部分。",
        no: "路径仍会读作路径。",
      },
      guard: "在前面加 ‹/.›，它就仍是路径：‹{set}›。",
      "put-path": "这个路径取代原来的路径：‹{register path}›。",
    },
    becomes: {
      by: "count",
      1: "‹{from}› 变为 ‹{to}›。",
      other: "有 {count} 处改变。第一处：‹{from}› 变为 ‹{to}›。",
    },
    decisions: {},
  },

  rfc3986: {
    lines: {
      "default-port": "若规范形式的端口为空，或就是其方案的默认端口",
      "local-host": "若规范形式的主机就是其方案的默认主机",
      absolute: "若规范形式有方案",
      "remove-dots": "path ← remove_dot_segments(path)",
      "no-path": "若规范形式有授权部分，而路径为空",
      root: '规范形式 ← 规范形式，以 "/" 为路径',
      "mail-case": "若规范形式中有邮件地址，其主机有大写字母",
      "lower-mail": "规范形式 ← 规范形式，这些主机改为小写",
      1: "{rfc3986:lines:1}",
      2: "{rfc3986:lines:2}",
      "2A": "{rfc3986:lines:2A}",
      "2B": "{rfc3986:lines:2B}",
      "2C": "{rfc3986:lines:2C}",
      "2D": "{rfc3986:lines:2D}",
      "2E": "{rfc3986:lines:2E}",
      3: "{rfc3986:lines:3}",
    },
    steps: {
      absolute: {
        by: "answer",
        yes: "它有方案，所以路径里的点段已经没有意义。",
        no: "它没有方案：点段还有待解析，所以保留。",
      },
      "remove-dots": "要从路径 ‹{register path}› 中去除点段，即 ‹.› 和 ‹..›。",
      "default-port": {
        by: "answer",
        yes: "端口为空，或者正是方案不写端口时的那个。",
        no: "没有可以省去的端口。",
      },
      "local-host": {
        by: "answer",
        yes: "主机为 ‹localhost› 的 ‹file› 就在本机上，与没有主机的一样。",
        no: "主机不是方案的默认主机。",
      },
      "no-path": { by: "answer", yes: "授权部分之后没有路径。", no: "不缺路径。" },
      root: "授权部分之后的空路径写作 ‹/›。",
      "mail-case": {
        by: "answer",
        yes: "有邮件地址的主机里有大写字母。",
        no: "没有哪个邮件地址的主机里有大写字母。",
      },
      "lower-mail": "{normal:run:becomes}",
      1: "{rfc3986:steps:1}",
      "2A": "{rfc3986:steps:2A}",
      "2B": "{rfc3986:steps:2B}",
      "2C": "{rfc3986:steps:2C}",
      "2D": "{rfc3986:steps:2D}",
      "2E": "{rfc3986:steps:2E}",
      3: "{rfc3986:steps:3}",
    },
    decisions: {
      escaped:
        "主机里的转义还原出来的字母，立刻写成小写，因为主机不分大小写；否则字母那一级就要再走一遍。在相对引用里，‹%2E%2E› 保留：写成 ‹..› 它就会向上，而解析时并不把它当作 ‹..›。",
      misread:
        "没有授权部分时，文档不允许这样的路径（第 3.3 节），但没有说去除点段之后留下的这种路径怎么办。前面加上 ‹/.›，文本指的仍是同一个东西。",
      "default-port":
        "方案的默认端口写在各方案自己的文档里。凡是已注册、文档里又给出端口的方案，这里都认得，从 ‹http›、‹ftp› 到 ‹coap› 和 ‹vnc›。空端口不论什么方案都去掉。",
      "local-host": "这里只认得 ‹file› 的默认主机；旁边既没有端口也没有用户名时，才把它去掉。",
      "mail-case": "这里只认得 ‹mailto› 的路径里有主机。‹@› 之前的部分保持原样。",
    },
  },

  "rfc2396bis-01": {
    lines: {
      "local-host": '若规范形式是 file URI，且其授权部分只有主机 "localhost"',
      escaped: '若规范形式中有转义的字母、数字、"_" 或 "~"',
      "default-port": "若规范形式的端口就是其方案的默认端口，或者是 http 的空端口",
      "new-host": "若规范形式的授权部分现在是主机，且有大写字母",
      "lower-new-host": "规范形式 ← 规范形式，主机改为小写",
      absolute: '若规范形式有方案，且路径以 "/" 开头',
      "merge-path": 'path ← merge("/", path 的其余部分)',
      2: "缓冲区 ← path",
      3: "{rfc2396bis-01:lines:3}",
      4: "{rfc2396bis-01:lines:4}",
      5: "{rfc2396bis-01:lines:5}",
      6: "{rfc2396bis-01:lines:6}",
      7: "{rfc2396bis-01:lines:7}",
      "7a": "{rfc2396bis-01:lines:7a}",
      "7b": "{rfc2396bis-01:lines:7b}",
      "7c": "{rfc2396bis-01:lines:7c}",
      8: "{rfc2396bis-01:lines:8}",
    },
    steps: {
      "local-host": {
        by: "answer",
        yes: "‹file› 不写主机时，主机就是 ‹localhost›，所以它可以省去。",
        no: "它不是只有主机 ‹localhost› 的 ‹file› URI。",
      },
      "new-host": {
        by: "answer",
        yes: "去掉转义之后，授权部分是主机，而且有大写字母。",
        no: "去掉转义之后，没有出现带大写字母的主机。",
      },
      "lower-new-host": "{normal:run:becomes}",
      absolute: {
        by: "answer",
        yes: "它有方案，路径又以 ‹/› 开头：其中的点段已经没有意义。",
        no: "它没有方案，或者路径不以 ‹/› 开头：看起来像点段的部分保留。",
      },
      "merge-path": "把路径开头的 ‹/› 之后的内容当作引用，与那个 ‹/› 合并：‹{register path}›。",
      2: "合并之后，路径还是原来的样子：‹{set}›。",
      3: "{rfc2396bis-01:steps:3}",
      4: "{rfc2396bis-01:steps:4}",
      5: "{rfc2396bis-01:steps:5}",
      6: "{rfc2396bis-01:steps:6}",
      7: "{rfc2396bis-01:steps:7}",
      "7a": "{rfc2396bis-01:steps:7a}",
      "7b": "{rfc2396bis-01:steps:7b}",
      "7c": "路径不合并，保持原样。",
      8: "{rfc2396bis-01:steps:8}",
    },
    decisions: {
      escaped:
        "第 2.3 节说，这些字符的转义可以还原，“不必担心产生冲突”；对其他非保留字符，即符号 ‹-.!*'()›，则说这样做“通常适得其反”。所以 ‹%2E%2E› 永远不会变成 ‹..›。",
      "new-host":
        "文档先处理字母，再处理转义。授权部分如果是注册名称，去掉转义之后可能成为主机，这时它的字母不分大小写，所以这里再问一次。",
      "merge-path":
        "文档说，把路径的其余部分相对于它前面的部分解析。这里则在路径上连同它自己的 ‹/› 进行合并，以免其余部分以冒号或斜杠开头时被误认成别的东西。‹..› 没有段可去掉时怎么办，也由解析的选项决定。",
      "7c": "文档这里说的是引用，并且是不采用这个引用。路径连同其中的点段保持原样，是这里的选择。",
      misread:
        "按文档，没有授权部分的路径不能以 ‹//› 开头（第 3 节）；但它没有说合并之后留下的这种路径怎么办。前面加上 ‹/.›，文本指的仍是同一个东西。",
      "default-port":
        "方案的默认端口写在别处：这里采用 RFC 1738 为 ‹http›、‹ftp›、‹gopher›、‹nntp›、‹telnet›、‹wais› 和 ‹prospero› 给出的端口。‹http› 的空端口去掉，因为第 6.2.3 节规定空端口等价于默认的 TCP 端口；对其他方案文档没有这样说，所以它们的空端口保留。",
      5: "{rfc2396bis-01:decisions:5}",
      6: "{rfc2396bis-01:decisions:6}",
    },
  },

  rfc2396: {
    lines: {},
    steps: {},
    decisions: {
      escaped:
        "第 2.3 节说，对非保留字符作转义不改变任何东西；第 2.4.2 节把还原转义交给方案，举的例子是 ‹http› 里的 ‹%7e› 和 ‹~›。这里对每个非保留字符都这样做，但作为路径段的 ‹%2E%2E› 里的点除外：解析时会去掉 ‹..›，却会留下它。",
      "default-port":
        "方案的默认端口写在别处：这里采用 RFC 1738 为 ‹http›、‹ftp›、‹gopher›、‹nntp›、‹telnet›、‹wais› 和 ‹prospero› 给出的端口。空端口文档没有提到，所以保留。",
    },
  },

  "url-syntax-05": {
    lines: { begin: "规范形式 ← URL" },
    steps: {},
    decisions: {
      escaped:
        "文档说这在 URL 里是安全的，举的例子是 ‹%7e› 和 ‹~›。这里对每个非保留字符都这样做，但作为路径段的 ‹%2E%2E› 里的点除外：解析时会去掉 ‹..›，却会留下它。",
      "default-port":
        "方案的默认端口写在别处：这里采用 RFC 1738 为 ‹http›、‹ftp›、‹gopher›、‹nntp›、‹telnet›、‹wais› 和 ‹prospero› 给出的端口。空端口文档没有提到，所以保留。",
    },
  },

  "url-standard": {
    lines: {
      "equals.0": "规范形式 ← URL",
      "equals.1": "input ← URL；运行基本 URL 分析器",
      "equals.1a": "若 failure 已定义",
      "equals.1b": "规范形式 ← 未定义；没有结果",
      "equals.1c": "运行 URL 序列化器",
      "equals.1d": "规范形式 ← output",
    },
    steps: {
      "equals.0": "一开始就是原样：‹{set}›。",
      "equals.1d": "写出的文本就是规范形式：‹{set}›。",
    },
    decisions: {},
  },

  rfc1738: {
    lines: {
      begin: "规范形式 ← URL",
      digits: "若规范形式的编码中有小写的十六进制数字",
      escaped: "若规范形式中有既非不安全、又非保留的字符作了编码",
      elsewhere: "若规范形式的路径中有字符作了编码，而其方案并不保留它",
      "unescape-elsewhere": "规范形式 ← 规范形式，这些字符写作本身",
      "http-root": "若规范形式是没有路径和搜索部分的 http URL",
      "add-root": '规范形式 ← 规范形式，在登录信息之后加 "/"',
      menu: "若规范形式是没有 gopher-path 的 gopher URL",
      "add-menu": '规范形式 ← 规范形式，在登录信息之后加 "/1"',
      "telnet-root": '若规范形式是末尾没有 "/" 的 telnet URL',
      "add-final": '规范形式 ← 规范形式，在登录信息之后加 "/"',
      "local-host": '若规范形式是主机为 "localhost" 的 file URL',
    },
    steps: {
      elsewhere: {
        by: "answer",
        yes: "有字符作了编码，其他方案保留它，而这个方案不保留。",
        no: "没有只为其他方案所保留的字符作了编码。",
      },
      "unescape-elsewhere": "{normal:run:becomes}",
      "http-root": {
        by: "answer",
        yes: "在 ‹http› 里，‹/› 后面没有内容时可以省去它。",
        no: "它不是缺了 ‹/› 的 ‹http› URL。",
      },
      "add-root": "加上它，意思相同。",
      menu: {
        by: "answer",
        yes: "没有 gopher-path 时，‹/› 可以省去，gophertype 为 ‹1›。",
        no: "它不是没有 gopher-path 的 ‹gopher› URL。",
      },
      "add-menu": "写全了，意思相同。",
      "telnet-root": {
        by: "answer",
        yes: "在 ‹telnet› 里，末尾的 ‹/› 可以省去。",
        no: "它不是缺了 ‹/› 的 ‹telnet› URL。",
      },
      "add-final": "加上它，意思相同。",
      escaped: {
        by: "answer",
        yes: "有字符作了编码，而写作本身意思也一样。",
        no: "凡是可以写作本身的，都没有编码。",
      },
      "local-host": {
        by: "answer",
        yes: "‹localhost› 上的文件就在本机上，与没有主机的一样。",
        no: "它不是主机为 ‹localhost› 的 ‹file› URL。",
      },
    },
    decisions: {
      escaped:
        "文档说，除了保留字符，编码通常不改变任何东西。这里把字母、数字和 ‹$-_.+!*'(),› 的编码还原；‹~› 不安全，保留编码。",
      elsewhere:
        "按第 3.4.1、3.5 和 3.6 节，‹gopher› 和 ‹mailto› 不保留任何字符，‹news› 只保留 ‹@›。但有两个字符的编码照样保留：‹?›，以及除 ‹gopher› 外的 ‹/›，因为其他程序会在那里拆分。",
      "default-port": "按各方案的章节，从 3.2 到 3.11。",
    },
  },

  rfc1630: {
    lines: {
      begin: "规范形式 ← URI",
      digits: "若规范形式的编码字符中有小写的十六进制数字",
      escaped: "若规范形式中有并无其他含义的字符作了编码",
      void: "若规范形式的片段标识符为空",
      "drop-hash": '规范形式 ← 规范形式，去掉 "#"',
      local: '若规范形式的方案是 file，主机是 "localhost"',
      "drop-host": "规范形式 ← 规范形式，主机为空",
    },
    steps: {
      escaped: {
        by: "answer",
        yes: "有字符作了编码，而写作本身意思也一样。",
        no: "凡是可以写作本身的，都没有编码。",
      },
      void: {
        by: "answer",
        yes: "‹#› 后面什么也没有，所以它指整个对象。",
        no: "没有后面为空的 ‹#›。",
      },
      "drop-hash": "‹{from}› 去掉。",
      local: {
        by: "answer",
        yes: "在 ‹file› 中，主机 ‹localhost› 就是客户端所在的机器，与空主机相同。",
        no: "它不是主机为 ‹localhost› 的 ‹file› URI。",
      },
      "drop-host": "{normal:run:becomes}",
    },
    decisions: {
      "default-port":
        "文档用一个例子给出 ‹http› 的端口 80；关于 ‹ftp›，它说端口不是 FTP 的默认端口（即 21）时才写出。别的端口没有给出。",
      escaped:
        "文档要求编码的程度相同，没有说是哪一种。这里，字母、数字和 ‹$-_&\"'(),› 写作本身，语法处处允许它们。‹*› 和 ‹!› 留给各个方案，点和 ‹@› 可能有别的含义，‹~› 在语法里没有。",
    },
  },

  "url-1993": {
    lines: {
      begin: "规范形式 ← URL",
      digits: "若规范形式的编码字符中有小写的十六进制数字",
      escaped: "若规范形式中有并无其他含义的字符作了编码",
      void: "若规范形式的片段标识符为空",
      "drop-hash": '规范形式 ← 规范形式，去掉 "#"',
    },
    steps: {
      escaped: {
        by: "answer",
        yes: "有字符作了编码，而写作本身意思也一样。",
        no: "凡是可以写作本身的，都没有编码。",
      },
      void: {
        by: "answer",
        yes: "‹#› 后面什么也没有，所以它指整个对象。",
        no: "没有后面为空的 ‹#›。",
      },
      "drop-hash": "‹{from}› 去掉。",
    },
    decisions: {
      "default-port":
        "文档说，端口“如果不是该协议的默认端口号”才写出。默认端口号是多少，文档没有印出；这里采用 RFC 1738 给出的端口。",
      escaped:
        "文档没有说是哪些：这里是字母、数字和 ‹$-_&!*'()›，语法处处允许它们，它们也没有别的含义。点保留编码，因为 ‹..› 是部分形式会去掉的路径元素；‹~› 在语法里没有。",
    },
  },
};
