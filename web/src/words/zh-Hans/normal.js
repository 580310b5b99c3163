/**
 * The steps from a text to its normal form. Each edition has its own words under its id; those that
 * several share are under "run". Notation: web/src/words/words.js. Arguments of a step's sentence:
 * web/src/views/stage/step.js, and in web/src/cases/compare.js count, from and to: how many places
 * the step changes, and the first of them before and after.
 */
export default {
  result: "规范化形式是 ‹{text}›。",
  run: {
    lines: {
      begin: "normal ← URI",
      "upper-digits": "把 normal 中的这些数字改为大写",
      unescape: "在 normal 中对这些字符解码",
      "scheme-case": "若 normal 的方案中有大写字母",
      "lower-scheme": "把 normal 的方案改为小写",
      "host-case": "若 normal 的主机中有大写字母",
      "lower-host": "把 normal 的主机改为小写",
      digits: "若 normal 的编码字符中有小写的十六进制数字",
      escaped: "若 normal 中有编码后的非保留字符",
      "default-port": "若 normal 的端口是其方案的默认端口",
      "drop-port": '从 normal 中去掉端口和它的 ":"',
      "drop-host": "从 normal 中去掉主机",
      "take-path": "path ← normal 的路径",
      misread: '若 normal 没有授权部分，且 path 以 "//" 开头',
      guard: 'path ← "/." + path',
      "put-path": "把 normal 的路径换成 path",
    },
    steps: {
      begin: "过程从原来的文本开始：‹{set}›。",
      digits: {
        by: "answer",
        yes: "‹%› 后面的十六进制数字有小写的。",
        no: "‹%› 后面的十六进制数字没有小写的。",
      },
      "upper-digits": "{normal:run:becomes}",
      escaped: {
        by: "answer",
        yes: "有的百分号编码可以还原，意思不变。",
        no: "没有可以还原的百分号编码。",
      },
      unescape: "{normal:run:becomes}",
      "scheme-case": {
        by: "answer",
        yes: "方案中有大写字母，与小写意思相同。",
        no: "方案中没有大写字母。",
      },
      "lower-scheme": "{normal:run:becomes}",
      "host-case": {
        by: "answer",
        yes: "主机中有大写字母，与小写意思相同。",
        no: "主机中没有大写字母。",
      },
      "lower-host": "{normal:run:becomes}",
      "default-port": {
        by: "answer",
        yes: "端口是方案的默认端口，可以省去。",
        no: "没有可以省去的端口。",
      },
      "drop-port": "去掉 ‹{from}›。",
      "drop-host": "去掉 ‹{from}›，主机变为空。",
      "take-path": "单独取出路径 ‹{set}›。",
      misread: {
        by: "answer",
        yes: "路径以 ‹//› 开头，前面又没有授权部分，所以路径的开头会被读作授权部分。",
        no: "路径仍会读作路径。",
      },
      guard: "在前面加上 ‹/.›，使它仍是路径，得到 ‹{set}›。",
      "put-path": "用这个路径取代原来的路径：‹{register path}›。",
    },
    becomes: {
      by: "count",
      1: "‹{from}› 变为 ‹{to}›。",
      other: "有 {count} 处改变，第一处由 ‹{from}› 变为 ‹{to}›。",
    },
    decisions: {},
  },

  rfc3986: {
    lines: {
      "default-port": "若 normal 的端口为空，或是其方案的默认端口",
      "local-host": "若 normal 的主机是其方案的默认主机",
      absolute: "若 normal 有方案",
      "remove-dots": "path ← remove_dot_segments(path)",
      "no-authority": '若 normal 是没有授权部分的 file URI，其路径为空或以 "/" 开头',
      "add-authority": '在 normal 的路径前面加上 "//"',
      "no-path": "若 normal 有授权部分，而路径为空",
      root: '把 normal 的路径换成 "/"',
      "mail-case": "若 normal 中有邮件地址，且其主机中有大写字母",
      "lower-mail": "把 normal 中的这些主机改为小写",
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
        yes: "有方案，路径中的点段就可以去掉。",
        no: "没有方案，点段要等到解析引用时才处理，所以保留。",
      },
      "remove-dots": "接下来从路径 ‹{register path}› 中去除点段 ‹.› 和 ‹..›。",
      "default-port": {
        by: "answer",
        yes: "端口为空，或者是方案的默认端口，可以省去。",
        no: "没有可以省去的端口。",
      },
      "local-host": {
        by: "answer",
        yes: "在 ‹file› 中，主机 ‹localhost› 与空主机一样，都指本机。",
        no: "主机不是方案的默认主机。",
      },
      "no-authority": {
        by: "answer",
        yes: "在 ‹file› 中，没有授权部分与空主机意思相同，都指本机。",
        no: "不加空主机。",
      },
      "add-authority": "写出 ‹//›，表示空主机。",
      "no-path": { by: "answer", yes: "授权部分后面没有路径。", no: "已有路径，或者前面没有授权部分。" },
      root: "授权部分后面的空路径写作 ‹/›。",
      "mail-case": {
        by: "answer",
        yes: "邮件地址的主机中有大写字母。",
        no: "邮件地址的主机中没有大写字母，或者没有邮件地址。",
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
        "主机不区分大小写，所以主机中解码得到的字母立即改为小写，否则大小写就要再检查一遍。在相对引用中，‹%2E%2E› 保持编码，因为解码成 ‹..› 就会向上一级，而解析引用时并不会这样。",
      misread:
        "没有授权部分时，规范不允许这样的路径（第 3.3 节），却没有规定去除点段后得到这种路径时怎么办。在前面加上 ‹/.›，文本所指不变。",
      "default-port":
        "默认端口由各方案自己的规范规定。已注册的方案中，凡是规范规定了默认端口的，本页都认得，例如 ‹http›、‹ftp›、‹coap› 和 ‹vnc›。空端口在任何方案中都去掉。",
      "local-host": "本页认得的方案中，只有 ‹file› 有默认主机。旁边既没有端口也没有用户名时，才去掉这个主机。",
      "no-authority":
        "第 3.2.2 节说，在 ‹file› 中，没有授权部分、空主机和 ‹localhost› 意思相同，但没有说哪一种是规范化形式。本页采用空主机。不以 ‹/› 开头的路径不能跟在主机后面。",
      "mail-case": "本页认得的方案中，只有 ‹mailto› 的路径包含主机。‹@› 之前的文本保持原样。",
    },
  },

  "rfc2396bis-01": {
    lines: {
      "local-host": '若 normal 是 file URI，且其授权部分只有 "localhost"',
      escaped: '若 normal 中有编码后的字母、数字、"_" 或 "~"',
      "default-port": "若 normal 的端口是其方案的默认端口，或者在 http URI 中为空",
      "new-host": "若 normal 的授权部分现在是含大写字母的主机",
      "lower-new-host": "把 normal 的主机改为小写",
      absolute: '若 normal 有方案，且路径以 "/" 开头',
      "merge-path": "path ← merge(path)",
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
        yes: "‹localhost› 是 ‹file› 的默认主机，可以省去。",
        no: "授权部分不是 ‹localhost›，或者方案不是 ‹file›。",
      },
      "new-host": {
        by: "answer",
        yes: "解码之后，授权部分是带大写字母的主机。",
        no: "解码没有得到带大写字母的主机。",
      },
      "lower-new-host": "{normal:run:becomes}",
      absolute: {
        by: "answer",
        yes: "有方案，路径又以 ‹/› 开头，点段就可以去掉。",
        no: "没有方案，或者路径不以 ‹/› 开头，看起来像点段的部分都保留。",
      },
      "merge-path": "把路径开头的 ‹/› 之后的文本当作引用，与这个 ‹/› 合并：‹{register path}›。",
      2: "合并之后，路径还是原来的 ‹{set}›。",
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
        "第 2.3 节允许对这些字符解码，“不必担心产生冲突”，对其他非保留字符（符号 ‹-.!*'()›）则说解码“通常适得其反”。所以 ‹%2E%2E› 永远不会变成 ‹..›。",
      "new-host":
        "规范先检查大小写，再处理百分号编码。但登记处的名称解码后可能成为主机，而主机不区分大小写，所以本页再检查一次大小写。",
      "merge-path":
        "按规范，要把路径的其余部分相对于它前面的部分解析。本页把两者当作一个路径，连同开头的 ‹/› 一起合并，以免其余部分开头的冒号或斜杠被误认作分隔符。‹..› 前面没有可去掉的路径段时怎么办，也由解析的选项决定。",
      "7c": "规范这里说的是引用，以及拒绝引用。路径连同其中的所有点段保持原样，是本页的选择。",
      misread:
        "没有授权部分时，规范不允许路径以 ‹//› 开头（第 3 节），却没有规定合并后得到这种路径时怎么办。在前面加上 ‹/.›，文本所指不变。",
      "default-port":
        "规范没有列出默认端口，本页采用 RFC 1738 为 ‹http›、‹ftp›、‹gopher›、‹nntp›、‹telnet›、‹wais› 和 ‹prospero› 规定的端口。‹http› 的空端口去掉，因为第 6.2.3 节说它“把空的端口组件定义为等价于默认的 TCP 端口”。规范没有这样说其他方案，所以它们的空端口保留。",
      5: "{rfc2396bis-01:decisions:5}",
      6: "{rfc2396bis-01:decisions:6}",
    },
  },

  rfc2396: {
    lines: { "default-port": "若 normal 的端口为空，或是其方案的默认端口" },
    steps: {
      "default-port": {
        by: "answer",
        yes: "端口为空，或者是方案的默认端口，可以省去。",
        no: "没有可以省去的端口。",
      },
    },
    decisions: {
      escaped:
        "第 2.3 节说，对非保留字符转义不改变含义。第 2.4.2 节把是否还原交给方案决定，并以 ‹http› 中的 ‹%7e› 和 ‹~› 为例。本页对每个非保留字符解码，只有路径段 ‹%2E%2E› 中的点除外，因为解析时会去掉 ‹..›，却不会去掉 ‹%2E%2E›。",
      "default-port":
        "规范没有列出默认端口，本页采用 RFC 1738 为 ‹http›、‹ftp›、‹gopher›、‹nntp›、‹telnet›、‹wais› 和 ‹prospero› 规定的端口。空端口在任何方案中都去掉，因为程序应当能处理后面没有端口的冒号（第 G.3 节），这样就等于省略端口。",
    },
  },

  "url-syntax-05": {
    lines: { begin: "normal ← URL", "default-port": "若 normal 的端口为空，或是其方案的默认端口" },
    steps: {
      "default-port": {
        by: "answer",
        yes: "端口为空，或者是方案的默认端口，可以省去。",
        no: "没有可以省去的端口。",
      },
    },
    decisions: {
      escaped:
        "规范说这在 URL 中是安全的，并以 ‹%7e› 和 ‹~› 为例。本页对每个非保留字符解码，只有路径段 ‹%2E%2E› 中的点除外，因为解析时会去掉 ‹..›，却不会去掉 ‹%2E%2E›。",
      "default-port":
        "规范没有列出默认端口，本页采用 RFC 1738 为 ‹http›、‹ftp›、‹gopher›、‹nntp›、‹telnet›、‹wais› 和 ‹prospero› 规定的端口。空端口在任何方案中都去掉，因为程序应当能处理后面没有端口的冒号（第 F.3 节），这样就等于省略端口。",
    },
  },

  "url-standard": {
    lines: {
      "equals.0": "normal ← URL",
      "equals.1": "input ← URL；运行基本 URL 解析器",
      "equals.1a": "若 failure 已定义",
      "equals.1b": "normal ← 未定义；没有结果",
      "equals.1c": "运行 URL 序列化器",
      "equals.1d": "normal ← output",
    },
    steps: {
      "equals.0": "过程从原来的文本开始：‹{set}›。",
      "equals.1d": "序列化得到的 URL 就是规范化形式：‹{set}›。",
    },
    decisions: {},
  },

  rfc1738: {
    lines: {
      begin: "normal ← URL",
      digits: "若 normal 的编码中有小写的十六进制数字",
      escaped: "若 normal 中有编码后的字符，既非不安全字符，也非保留字符",
      elsewhere: "若 normal 的路径中有编码后的字符，而其方案并不保留它",
      "unescape-elsewhere": "在 normal 中对这些字符解码",
      "http-root": "若 normal 是没有路径或搜索部分的 http URL",
      "add-root": '在 normal 的登录信息之后加 "/"',
      menu: "若 normal 是没有 gopher-path 的 gopher URL",
      "add-menu": '使 normal 在登录信息之后以 "/1" 结尾',
      "telnet-root": '若 normal 是末尾没有 "/" 的 telnet URL',
      "add-final": '在 normal 的登录信息之后加 "/"',
      "local-host": '若 normal 是主机为 "localhost" 的 file URL',
    },
    steps: {
      elsewhere: {
        by: "answer",
        yes: "有的编码字符由其他方案保留，这个方案并不保留。",
        no: "没有只由其他方案保留的编码字符。",
      },
      "unescape-elsewhere": "{normal:run:becomes}",
      "http-root": {
        by: "answer",
        yes: "在 ‹http› 中，‹/› 后面没有内容时可以省去它。",
        no: "没有省去 ‹/›，或者方案不是 ‹http›。",
      },
      "add-root": "加上 ‹/›，意思不变。",
      menu: {
        by: "answer",
        yes: "没有 gopher-path 时可以省去 ‹/›，这时 gophertype 为 ‹1›。",
        no: "有 gopher-path，或者方案不是 ‹gopher›。",
      },
      "add-menu": "把两者都写出来，意思不变。",
      "telnet-root": {
        by: "answer",
        yes: "在 ‹telnet› 中，末尾的 ‹/› 可以省去。",
        no: "没有省去 ‹/›，或者方案不是 ‹telnet›。",
      },
      "add-final": "加上 ‹/›，意思不变。",
      escaped: {
        by: "answer",
        yes: "有的编码可以还原，意思不变。",
        no: "没有可以还原的编码。",
      },
      "local-host": {
        by: "answer",
        yes: "‹localhost› 上的文件就在本机上，与没有主机时一样。",
        no: "主机不是 ‹localhost›，或者方案不是 ‹file›。",
      },
    },
    decisions: {
      escaped:
        "规范说，除了保留字符，编码通常不改变含义。本页对字母、数字和 ‹$-_.+!*'(),› 解码。‹~› 不安全，保持编码。",
      elsewhere:
        "按第 3.4.1、3.5 和 3.6 节，‹gopher› 和 ‹mailto› 不保留任何字符，‹news› 只保留 ‹@›。但 ‹?› 和 ‹/›（‹gopher› 中的 ‹/› 除外）仍保持编码，因为其他程序会在那里拆分。",
      "default-port": "默认端口取自各方案所在的第 3.2 至 3.11 节。",
    },
  },

  rfc1630: {
    lines: {
      begin: "normal ← URI",
      digits: "若 normal 的编码字符中有小写的十六进制数字",
      escaped: "若 normal 中有编码后的字符，而它并无其他含义",
      void: "若 normal 的片段标识符为空",
      "drop-hash": '去掉 normal 末尾的 "#"',
      local: '若 normal 的方案是 "file"，主机是 "localhost"',
      "drop-host": "使 normal 的主机为空",
    },
    steps: {
      escaped: {
        by: "answer",
        yes: "有的编码可以还原，意思不变。",
        no: "没有可以还原的编码。",
      },
      void: {
        by: "answer",
        yes: "‹#› 后面什么也没有，所以指整个对象。",
        no: "末尾没有单独的 ‹#›。",
      },
      "drop-hash": "去掉 ‹{from}›。",
      local: {
        by: "answer",
        yes: "在 ‹file› 中，主机 ‹localhost› 与空主机一样，都指客户端所在的机器。",
        no: "主机不是 ‹localhost›，或者方案不是 ‹file›。",
      },
      "drop-host": "{normal:run:becomes}",
    },
    decisions: {
      "default-port":
        "规范在一个示例中写明了 ‹http› 的端口 80。关于 ‹ftp›，规范说端口不是 FTP 自己的端口（即 21）时才写出。此外没有提到其他端口。",
      escaped:
        "规范要求两个 URI 的编码程度相同，却没有说是什么程度。本页对字母、数字和 ‹$-_&\"'(),› 不编码，因为语法处处允许。‹*› 和 ‹!› 留给个别方案，点和 ‹@› 可能有其他含义，而语法中没有 ‹~›。",
    },
  },

  "url-1993": {
    lines: {
      begin: "normal ← URL",
      digits: "若 normal 的编码字符中有小写的十六进制数字",
      escaped: "若 normal 中有编码后的字符，而它并无其他含义",
      void: "若 normal 的片段标识符为空",
      "drop-hash": '去掉 normal 末尾的 "#"',
    },
    steps: {
      escaped: {
        by: "answer",
        yes: "有的编码可以还原，意思不变。",
        no: "没有可以还原的编码。",
      },
      void: {
        by: "answer",
        yes: "‹#› 后面什么也没有，所以指整个对象。",
        no: "末尾没有单独的 ‹#›。",
      },
      "drop-hash": "去掉 ‹{from}›。",
    },
    decisions: {
      "default-port":
        "规范说，端口“如果不是该协议的默认端口号”才写出，但没有写明默认端口号，本页采用 RFC 1738 规定的端口。",
      escaped:
        "规范没有说哪些字符没有其他含义。本页认为是字母、数字和 ‹$-_&!*'()›，因为语法处处允许，也没有其他含义。点保持编码，因为 ‹..› 是路径元素，解析部分形式时会去掉。语法中没有 ‹~›。",
    },
  },
};
