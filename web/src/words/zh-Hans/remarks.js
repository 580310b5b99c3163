/**
 * The words of notes on a text and its target. For the notation see web/src/words/words.js.
 */
export default {
  title: "注意",
  /** Before a note: the text that it is about. */
  on: "{name}：",
  unrecorded: "整个过程有 {total} 步，只显示前 {recorded} 步。目标是完整的。",
  more: { by: "more", 1: "这样的地方还有一处。", other: "这样的地方还有 {more} 处。" },

  /** Short forms of notes that are certain or likely: the first is shown beside the why, with the number of others, or the browser’s host. */
  brief: {
    "user-name": "‹{text}› 是用户名",
    userinfo: "‹{text}› 是用户名，不是主机",
    password: "密码会暴露",
    "empty-host": "没有主机",
    "rare-address": "‹{text}› 可能被读作 ‹{address}›",
    "numeric-name": "‹{text}› 是名称，不是 IPv4 地址",
    "shown-host": "浏览器显示 ‹{shown}›",
    "host-not-utf-8": "‹{text}› 不是 UTF-8",
    "not-utf-8": "‹{text}› 不是 UTF-8",
    unreported: "没有报错，却不是有效的 URL",
    "long-name": "主机太长",
    zone: {
      by: "form",
      rfc6874: "‹{text}› 是 RFC 6874 的区域标识，已由 RFC 9844 废止",
      other: "‹{text}› 是区域标识，这里不允许",
    },
    "encoded-slash": "‹{text}› 是数据，不是 ‹/›",
    "encoded-dots": "‹{text}› 不算点段，原样保留",
    "dots-with-parameter": "‹{text}› 不是 ‹..›，会保留",
    "look-alike": {
      by: "script",
      cyrillic: "{character|character} 是西里尔字母，不是拉丁字母",
      greek: "{character|character} 是希腊字母，不是拉丁字母",
      armenian: "{character|character} 是亚美尼亚字母，不是拉丁字母",
      wide: "{character|character} 是全角字符，不是 ‹{like}›",
      mathematical: "{character|character} 是数学符号，不是 ‹{like}›",
      other: "{character|character} 只是看起来像 ‹{like}›",
    },
    unseen: "{character|character} 看不见",
    "right-to-left": "有文字从右向左显示",
    "base-fragment": "基准的 ‹{text}› 不起作用",
    "opaque-base": "基准不透明",
    "flat-base": "基准没有目录",
    "same-scheme": "较旧的软件把它当作相对引用",
    suffix: "‹{text}› 是路径，不是主机",
    "above-root": "‹..› 比目录的级数多",
    reread: "再解析一次，结果会变",
  },

  /** How often it happens that a note is right to warn, and what that means. */
  sure: { certain: "总是适用", likely: "往往适用", possible: "有时适用" },
  means: {
    certain: "凡是遵守规范的程序都这样。",
    likely: "许多程序或读者会遇到。",
    possible: "要看所用的程序，或者作者的本意。",
  },

  /** The notes; text is the part of the text that a note is about. */
  findings: {
    "user-name": {
      by: "edition",
      "url-standard":
        "‹@› 之前的 ‹{text}› 是用户名。这样的文本可能被误认为主机，浏览器不应显示。有效的 URL 没有用户名。",
      other: {
        by: "colon",
        yes: "‹@› 之前的 ‹{text}› 是用户名。规范不鼓励写用户名，也不鼓励在冒号后面写密码。按规则 ‹user›，这个 ‹:› 属于用户名。",
        other: "‹@› 之前的 ‹{text}› 是用户名。规范不鼓励写用户名。",
      },
    },
    userinfo: "主机是 ‹{host}›。‹@› 之前的 ‹{text}› 只是用户名，可能是故意让人误认成主机的。",
    password: {
      by: "edition",
      rfc3986:
        "冒号和 ‹@› 之间的文本会被当作密码，在浏览器、书签和日志中人人都能看到（第 7.5 节）。这种写法已弃用。应用程序应当隐藏密码，显示为 ‹{hidden}›。",
      "url-standard":
        "冒号和 ‹@› 之间的文本是密码。浏览器不应显示密码和用户名，有效的 URL 也没有密码。隐藏密码后是 ‹{hidden}›。",
      other: "冒号和 ‹@› 之间的文本是人人都能看到的密码。隐藏密码后是 ‹{hidden}›。",
    },
    "reserved-port": {
      by: "service",
      empty:
        "端口 ‹{text}› 不是 ‹{scheme}› 的端口，1024 以下的端口都留给知名服务。另一类服务器可能把地址的一部分当成命令。",
      other: "端口 ‹{text}› 属于另一种服务 ‹{service}›，而不是 ‹{scheme}›。那里的服务器可能把地址的一部分当成命令。",
    },
    "unusual-port":
      "端口 ‹{text}› 不是 ‹{scheme}› 常用的端口 ‹{usual}›。规范要求谨慎对待其他端口，因为那里可能是另一类服务器。",
    "empty-host": "没有主机，而 ‹{scheme}› 必须有主机。",
    "rare-address":
      "从语法上说，‹{text}› 只是主机名，但许多系统把它当作地址 ‹{address}› 的另一种写法。要屏蔽地址，就要检查那个地址，而不是这段文本。",
    "numeric-name": {
      by: "because",
      dot: "‹{text}› 看起来像 IPv4 地址，其实是名称，因为地址不以点结尾。但其他软件仍可能把它读作地址。",
      zero: "‹{text}› 看起来像 IPv4 地址，其实是名称，因为地址中的数没有前导零。但其他软件仍可能把它读作地址。",
      other:
        "‹{text}› 看起来像 IPv4 地址，其实是名称，因为地址由四个 0 到 255 的数组成。但其他软件仍可能把它读作地址。",
    },
    "shown-host": "浏览器应把主机显示为 Unicode 形式 ‹{shown}›。对照 ASCII 形式，就能看出其中有没有混入形似的字符。",
    "host-not-utf-8": "主机中 ‹{text}› 的八位字节不是 UTF-8。主机中的百分号编码只能表示 UTF-8 字符。",
    "long-name": "主机有 {length} 个字符。名称不应超过 255 个字符，这是 DNS 的上限。",
    zone: {
      by: "form",
      rfc6874:
        "‹{text}› 是 IPv6 地址的区域标识，指明本机经由哪个网络接口访问这个地址。RFC 6874 从 2013 年起允许这样写，但几乎没有程序支持，2025 年由 RFC 9844 废止。语法不允许区域标识。",
      other: "‹{text}› 看来是 IPv6 地址的区域标识，指明本机经由哪个网络接口访问这个地址。语法不允许区域标识。",
    },
    "encoded-crlf": "‹{text}› 是编码后的行尾。如果发送之前先解码，它后面的文本就可能成为单独的一条命令。",
    "encoded-nul": "‹{text}› 是编码后的零字节（NUL）。许多程序认为字符串到此结束，另一些程序则会继续读后面的内容。",
    "encoded-slash": {
      by: "edition",
      rfc1630: "‹{text}› 与 ‹/› 不同，没有层级含义。先解码再拆分的软件会看到 ‹/›。",
      rfc1738: "‹{text}› 与 ‹/› 不同，保留字符编码之后含义可能改变。",
      other: "‹{text}› 是数据，不分隔路径段。先解码再拆分的软件会看到 ‹/›。",
    },
    "encoded-backslash": {
      by: "in",
      host: "主机中的 ‹{text}› 是编码后的 ‹\\›。先解码再拆分的软件会把它当作 ‹/›，主机到此为止。",
      other: "‹{text}› 是编码后的 ‹\\›。有些文件系统用它分隔目录名。",
    },
    "encoded-sign":
      "‹{text}› 是编码后的数据。解码之后，‹:›、‹[› 和 ‹]› 在有些文件系统中有特殊含义，例如表示驱动器或文件流。",
    "double-encoded": "‹{text}› 解码后是数据 ‹{once}›。只能解码一次。再解码就会得到 {twice|character}，不再是数据了。",
    "encoded-dots": {
      by: "edition",
      rfc3986:
        "按第 2.3 节，‹{text}› 与不编码的点意思相同。但去除点段时不解码（第 5.2.4 节），所以 ‹{text}› 保留。先解码的软件会把它去掉。",
      other:
        "按第 2.3 节，‹{text}› 与不编码的点意思相同。但规范的算法不解码，所以 ‹{text}› 保留。先解码的软件会把它去掉。",
    },
    "dots-with-parameter":
      "‹{text}› 带有参数（‹;› 之后的文本），不算点段，会保留。服务器去掉参数后得到 ‹..›，就可能离开原定的目录。",
    "not-utf-8": "‹{text}› 的字节不是 UTF-8。百分号编码的字节最好采用 UTF-8。浏览器对这些字节不解码，原样显示。",
    "encoded-unseen": {
      by: "edition",
      "url-standard":
        "‹{text}› 按 UTF-8 解码后是 {character|character}，这个字符看不见。浏览器显示解码后的文本时，应保留这个编码。",
      other: "‹{text}› 按 UTF-8 解码后是 {character|character}，这个字符看不见，还可能改变其他文本的显示方式。",
    },
    "device-name": "‹{text}› 在有些系统中是设备名。服务器去找这个文件时，可能永远等下去，或者得到不该得到的东西。",
    "look-alike": {
      by: "script",
      cyrillic: "{character|character} 是西里尔字母（{code}），只是看起来像 ‹{like}›。",
      greek: "{character|character} 是希腊字母（{code}），只是看起来像 ‹{like}›。",
      armenian: "{character|character} 是亚美尼亚字母（{code}），只是看起来像 ‹{like}›。",
      wide: {
        by: "edition",
        "url-standard":
          "{character|character} 是全角字符（{code}），只是看起来像 ‹{like}›。在域名中，浏览器会把它变成 ‹{like}›。",
        other: "{character|character} 是全角字符（{code}），只是看起来像 ‹{like}›。",
      },
      mathematical: {
        by: "edition",
        "url-standard":
          "{character|character} 是数学符号（{code}），只是看起来像 ‹{like}›。在域名中，浏览器会把它变成 ‹{like}›。",
        other: "{character|character} 是数学符号（{code}），只是看起来像 ‹{like}›。",
      },
      other: "{character|character} 是另一个字符（{code}），只是看起来像 ‹{like}›。",
    },
    unseen: "这里有 {character|character}，这个字符看不见。有没有它，文本看起来都一样。",
    unreported: {
      by: "condition",
      "ends-in-a-number":
        "这不是有效的 URL，但解析器不会报错。主机会被读作 IPv4 地址，而 IPv4 地址只应当用 ASCII 数字和点来写。",
      other: "这不是有效的 URL，不符合规则 ‹{rule}›，但解析器不会报错。",
    },
    "right-to-left": "这里有 {character|character}，文字会因此从右向左显示，看上去在末尾的，未必真在末尾。",
    "base-fragment": "‹{text}› 不起作用，因为片段（‹#› 及其后的文本）不属于基准。",
    "opaque-base":
      "基准没有主机，路径也不以 ‹/› 开头，这样的基准称为不透明基准。规范说相对引用不能与它一起使用，但按规范的算法照样有目标。",
    "flat-base": {
      by: "edition",
      rfc1738: "相对链接的基准要有目录之类的层级，而这个基准没有。",
      rfc1808: "基准没有层级（没有 ‹/›），相对 URL 无从谈起。有些方案，例如 ‹mailto›，从来不与相对 URL 一起使用。",
      "url-syntax-05": "基准没有层级（没有 ‹/›），所以按正文，相对 URL 不能与它一起使用，但语法允许。",
      other: "基准中没有 ‹/›，因此没有目录，相对引用没有多大意义。按规则仍有目标，但多半不是你要的。",
    },
    "same-scheme": {
      by: "edition",
      rfc2396:
        "‹{text}› 也是基准的方案。对验证解析器来说，这样的引用不需要基准。为了向后兼容，程序也可以去掉这个方案，把其余部分当作相对引用。关闭选项“验证”，就能看到后一种结果。",
      "rfc2396bis-01":
        "‹{text}› 也是基准的方案。对验证解析器来说，这样的引用不需要基准。其他解析器可以忽略这个方案，把其余部分当作相对引用。关闭选项“验证”，就能看到后一种结果。",
      rfc1808:
        "‹{text}› 也是基准的方案。这样的引用不需要基准，但有些较旧的解析器会忽略这个方案，把其余部分当作相对引用。",
      "url-syntax-05":
        "‹{text}› 也是基准的方案。这样的引用不需要基准，但有些解析器会忽略这个方案，把其余部分当作相对引用。",
      other:
        "‹{text}› 也是基准的方案。严格地说，这样的引用不需要基准。较旧的软件会忽略这个方案，把其余部分当作相对引用。浏览器对 ‹http› 等少数方案也是如此。关闭选项“严格”，就能看到后一种结果。",
    },
    suffix:
      "‹{text}› 看起来像主机，但前面没有 ‹//›，所以是路径。地址栏可能会把它变成 ‹{guess}›，但未必如此。如果指的是网站，请把方案和 ‹//› 也写上。",
    "above-root": {
      by: "edition",
      rfc1808: {
        by: "levels",
        1: "‹..› 比目录多出 1 级，根没有上一级，但多出的 ‹..› 会保留。",
        other: "‹..› 比目录多出 {ui:levels}，根没有上一级，但多出的 ‹..› 都会保留。",
      },
      "url-syntax-05": {
        by: "levels",
        1: "‹..› 比目录多出 1 级，根没有上一级，但多出的 ‹..› 会保留。",
        other: "‹..› 比目录多出 {ui:levels}，根没有上一级，但多出的 ‹..› 都会保留。",
      },
      rfc2396: {
        by: "levels",
        1: "‹..› 比目录多出 1 级，这是错误。软件可以保留多出的 ‹..›、去掉它，或者拒绝这个引用。",
        other: "‹..› 比目录多出 {ui:levels}，这是错误。软件可以保留多出的 ‹..›、去掉它们，或者拒绝这个引用。",
      },
      "rfc2396bis-01": {
        by: "levels",
        1: "‹..› 比目录多出 1 级，这是错误。软件可以保留多出的 ‹..›、去掉它，或者拒绝这个引用。",
        other: "‹..› 比目录多出 {ui:levels}，这是错误。软件可以保留多出的 ‹..›、去掉它们，或者拒绝这个引用。",
      },
      other: {
        by: "levels",
        1: "‹..› 比目录多出 1 级，根没有上一级，所以多出的 ‹..› 被忽略。",
        other: "‹..› 比目录多出 {ui:levels}，根没有上一级，所以多出的 ‹..› 被忽略。",
      },
    },
    reread: "按规则的字面意思，‹{text}› 是路径，但重新拆分目标时，会得到不同的组件。",
  },
};
