/**
 * What the remarks say. The notation is that of web/src/words/words.js.
 */
export default {
  title: "提示",
  unrecorded: "这次运行有 {total} 步，只显示前 {recorded} 步。目标是完整的。",
  more: { by: "more", 1: "这样的地方还有一处。", other: "这样的地方还有 {more} 处。" },

  /** The first of those that are certain or likely, in the line of why; how many more there are; and where the browser would go. */
  and: { by: "more", other: " · 还有 {more} 条" },
  brief: {
    "user-name": "‹{text}› 是用户名",
    userinfo: "‹{text}› 是用户名，不是主机",
    password: "人人都能看到的密码",
    "empty-host": "没有主机",
    "rare-address": "‹{text}› 可能读作 ‹{address}›",
    "numeric-name": "‹{text}› 是名称，不是 IPv4 地址",
    "shown-host": "浏览器显示 ‹{shown}›",
    "host-not-utf-8": "‹{text}› 不是 UTF-8",
    "not-utf-8": "‹{text}› 不是 UTF-8",
    unreported: "没有错误，却不是有效的 URL",
    "long-name": "主机太长",
    zone: {
      by: "form",
      rfc6874: "‹{text}› 是 RFC 6874 的区域标识，已被 RFC 9844 撤销",
      other: "‹{text}› 是区域标识，这里没有它的位置",
    },
    "encoded-slash": "‹{text}› 是数据，不是 ‹/›",
    "encoded-dots": "‹{text}› 表示点，却会留下",
    "dots-with-parameter": "‹{text}› 不是 ‹..›，会留下",
    "look-alike": "{character|character}不是 ‹{like}›",
    unseen: "{character|character}看不见",
    "right-to-left": "从右向左显示",
    "base-fragment": "基准的 ‹{text}› 不予考虑",
    "opaque-base": "基准不透明",
    "flat-base": "基准没有层级",
    "same-scheme": "较旧的软件把它当作相对引用",
    suffix: "‹{text}› 是路径，不是主机",
    "above-root": "向上越过了根",
    reread: "重新拆分会读出别的组件",
  },

  /** How sure a remark is, and what that means. */
  sure: { certain: "必然", likely: "很可能", possible: "有可能" },
  means: {
    certain: "只要按文档所说使用这个文本，就会发生。",
    likely: "在许多程序或读者那里会发生。",
    possible: "取决于程序或本意，而这两者从文本里看不出来。",
  },

  /** What deserves a remark; text is what stands at its place. */
  findings: {
    "user-name": {
      by: "edition",
      "url-standard": "‹@› 之前的 ‹{text}› 是用户名。浏览器不应显示它，因为会让人误认作主机。有效的 URL 里没有用户名。",
      other: {
        by: "colon",
        yes: "‹@› 之前的 ‹{text}› 是用户名。文档不鼓励写用户名，也不鼓励用冒号后面的部分写密码：按规则 ‹user›，这个 ‹:› 属于用户名。",
        other: "‹@› 之前的 ‹{text}› 是用户名。文档不鼓励写用户名。",
      },
    },
    userinfo: "‹@› 之前的 ‹{text}› 是用户名，不是主机；主机是 ‹{host}›。写在这里，也许就是为了让人误认作主机。",
    password: {
      by: "edition",
      rfc3986:
        "冒号和 ‹@› 之间是密码，在浏览器、书签和日志里人人都能看到（第 7.5 节）；这种写法不应再用。应用程序应当把它隐藏：‹{hidden}›。",
      "url-standard":
        "冒号和 ‹@› 之间是密码。浏览器不应显示它，也不应显示用户名。有效的 URL 里没有密码。隐藏之后：‹{hidden}›。",
      other: "冒号和 ‹@› 之间是人人都能看到的密码。隐藏之后：‹{hidden}›。",
    },
    "reserved-port": {
      by: "service",
      empty:
        "端口 ‹{text}› 不是 ‹{scheme}› 的端口，而且小于 1024，属于留给知名服务的端口。另一种服务器可能把地址的一部分当成命令。",
      other: "端口 ‹{text}› 属于另一种服务 ‹{service}›，不属于 ‹{scheme}›。那里的服务器可能把地址的一部分当成命令。",
    },
    "unusual-port":
      "端口 ‹{text}› 不是 ‹{scheme}› 通常的端口 ‹{usual}›。对任何其他端口，文档都要求谨慎：那里可能是另一种服务器。",
    "empty-host": "没有主机，而 ‹{scheme}› 不能没有主机。",
    "rare-address": "‹{text}› 是名称，但许多系统把它读作地址 ‹{address}›。如果只放行某些地址，就要检查这个地址。",
    "numeric-name": {
      by: "because",
      dot: "‹{text}› 看起来像 IPv4 地址，其实是名称：地址的末尾没有点。但其他软件仍可能把它当作地址。",
      zero: "‹{text}› 看起来像 IPv4 地址，其实是名称：地址里的数没有前导零。但其他软件仍可能把它当作地址。",
      other: "‹{text}› 看起来像 IPv4 地址，其实是名称：地址由四个 0 到 255 的数组成。但其他软件仍可能把它当作地址。",
    },
    "shown-host":
      "浏览器应当把主机显示为 ‹{shown}›，即它的 Unicode 形式。与 ASCII 形式对照，可以看出其中的字符是不是看上去的那样。",
    "host-not-utf-8": "主机里 ‹{text}› 的八位字节不是 UTF-8。主机里的百分号编码只能用于 UTF-8 编码的字符。",
    "long-name": "主机有 {length} 个字符。名称不应超过 255 个字符，DNS 最多只接受这么多。",
    zone: {
      by: "form",
      rfc6874:
        "‹{text}› 是 IPv6 地址的区域标识，也就是经由本机的哪个网络到达；从 2013 年起，RFC 6874 允许这样写。2025 年，RFC 9844 撤销了它：几乎没有程序接受这种写法，语法里也没有区域标识的位置。",
      other: "‹{text}› 是想写 IPv6 地址的区域标识，也就是经由本机的哪个网络到达。语法里没有区域标识的位置。",
    },
    "encoded-crlf": "‹{text}› 是编码后的行尾。如果在发送之前解码，它后面的内容就可能成为一条单独的命令。",
    "encoded-nul":
      "‹{text}› 是值为零的八位字节的编码。对许多程序来说，文本到此结束，于是有的程序看到的内容比别的程序多。",
    "encoded-slash": {
      by: "edition",
      rfc1630: "‹{text}› 与 ‹/› 不同：它没有层级上的含义。先解码再拆分的软件会看到一个 ‹/›。",
      rfc1738: "‹{text}› 与 ‹/› 不同：保留字符编码之后，含义可能改变。",
      other: "‹{text}› 是数据，不分隔路径段。先解码后拆分的软件却会看到 ‹/›。",
    },
    "encoded-backslash": "‹{text}› 是编码后的 ‹\\›。有些文件系统用它分隔文件夹的名称。",
    "encoded-sign":
      "‹{text}› 是编码后的数据。解码之后，‹:›、‹[› 和 ‹]› 在有些文件系统里有特殊含义，例如驱动器或文件的流。",
    "double-encoded":
      "‹{text}› 是作为数据的 ‹{once}›。它只应解码一次：再解码一次就得到{twice|character}，那就不再是数据了。",
    "encoded-dots": {
      by: "edition",
      rfc3986:
        "按第 2.3 节，‹{text}› 与没有编码的点意思相同。但去除点段时不作任何解码（第 5.2.4 节），所以它会留下。先解码的软件则会把它去掉。",
      other:
        "按第 2.3 节，‹{text}› 与没有编码的点意思相同。但文档的算法不作任何解码，所以它会留下。先解码的软件则会把它去掉。",
    },
    "dots-with-parameter":
      "‹;› 之后是该段的参数，所以 ‹{text}› 不是点段，会留下。去掉参数的服务器在那里得到 ‹..›，就可能离开原定的文件夹。",
    "not-utf-8": "‹{text}› 的字节不是 UTF-8。百分号编码的字节最好是 UTF-8；浏览器照原样显示它们，不解码。",
    "encoded-unseen": {
      by: "edition",
      "url-standard":
        "‹{text}› 按 UTF-8 解码是{character|character}，它看不见。解码之后显示文本的浏览器应当让它保持编码。",
      other: "‹{text}› 按 UTF-8 解码是{character|character}：它自己看不见，却可能改变其余内容的显示。",
    },
    "device-name": "‹{text}› 在某些系统里是设备名。服务器去找这样的文件时，可能永远等下去，或者得到不该得到的东西。",
    "look-alike": {
      by: "script",
      cyrillic: "{character|character}是西里尔字母（{code}），不是看上去的 ‹{like}›。",
      greek: "{character|character}是希腊字母（{code}），不是看上去的 ‹{like}›。",
      armenian: "{character|character}是亚美尼亚字母（{code}），不是看上去的 ‹{like}›。",
      wide: {
        by: "edition",
        "url-standard": "{character|character}是全角字符（{code}），不是看上去的 ‹{like}›。在域名里，它读作 ‹{like}›。",
        other: "{character|character}是全角字符（{code}），不是看上去的 ‹{like}›。",
      },
      mathematical: {
        by: "edition",
        "url-standard": "{character|character}是数学符号（{code}），不是看上去的 ‹{like}›。在域名里，它读作 ‹{like}›。",
        other: "{character|character}是数学符号（{code}），不是看上去的 ‹{like}›。",
      },
      other: "{character|character}是另一个字符（{code}），不是看上去的 ‹{like}›。",
    },
    unseen: "这里有{character|character}，它看不见。文本有没有它，看起来都一样。",
    unreported: {
      by: "condition",
      "ends-in-a-number":
        "这不是有效的 URL，分析器却没有报告错误：主机读作 IPv4 地址，而地址应当只用 ASCII 的数字和点书写。",
      other: "这不是有效的 URL，分析器却没有报告错误：它不匹配 ‹{rule}›。",
    },
    "right-to-left":
      "这里有{character|character}：它自己从右向左显示，或者让别的字符从右向左显示。看上去在末尾的，未必真是末尾。",
    "base-fragment": "‹{text}› 不予考虑：片段，即 ‹#› 和它后面的内容，不属于基准。",
    "opaque-base":
      "基准没有主机，路径也不以 ‹/› 开头：它是不透明的。按文档的文字，相对引用不能与它一起使用；但文档的算法照样给出答案。",
    "flat-base": {
      by: "edition",
      rfc1738: "相对链接要有层级才能相对，而这个基准没有层级。",
      rfc1808: "基准没有层级，相对 URL 与它一起用没有意义；有些方案，例如 ‹mailto›，从不与相对 URL 一起使用。",
      "url-syntax-05": "基准没有层级，所以相对 URL 不能与它一起使用：正文这样说，尽管语法会放行。",
      other: "基准里没有 ‹/›，也就没有可供相对的层级。规则会给出一个目标，但那几乎不会是谁的本意。",
    },
    "same-scheme": {
      by: "edition",
      rfc2396:
        "‹{text}› 也是基准的方案。对于验证型分析器，这样的引用是完整的；为了向后兼容，程序可以去掉这个方案，把其余部分当作相对引用。选项“验证型”可以看到两种结果。",
      "rfc2396bis-01":
        "‹{text}› 也是基准的方案。对于验证型分析器，这样的引用是完整的；其他分析器可以忽略这个方案，把其余部分当作相对引用。选项“验证型”可以看到两种结果。",
      rfc1808: "‹{text}› 也是基准的方案。这样的引用是完整的；但有些较旧的分析器忽略这个方案，把其余部分当作相对引用。",
      "url-syntax-05":
        "‹{text}› 也是基准的方案。这样的引用是完整的；但有些分析器忽略这个方案，把其余部分当作相对引用。",
      other:
        "‹{text}› 也是基准的方案。严格地说，这样的引用是完整的；较旧的软件忽略这个方案，把其余部分当作相对引用。选项“严格”可以看到两种结果。",
    },
    suffix:
      "‹{text}› 看起来像主机，但前面没有 ‹//›：它是路径。靠猜测的程序会把它变成 ‹{guess}›；换一个程序，换一个时候，结果又不同。",
    "above-root": {
      by: "edition",
      rfc1808: "路径向上越过了根 {ui:levels}。那里已经没有可去掉的段，所以 ‹..› 留下。",
      "url-syntax-05": "路径向上越过了根 {ui:levels}。那里已经没有可去掉的段，所以 ‹..› 留下，由服务器解释。",
      rfc2396: "路径向上越过了根 {ui:levels}。这是错误；‹..› 是留下、去掉，还是不采用这个引用，由软件决定。",
      "rfc2396bis-01": "路径向上越过了根 {ui:levels}。这是错误；‹..› 是留下、去掉，还是不采用这个引用，由软件决定。",
      other: "路径向上越过了根 {ui:levels}，那里什么也没有：这样的 ‹..› 都去掉。",
    },
    reread: "按规则的字面，‹{text}› 是路径；但重新拆分目标时，会得到别的组件。",
  },
};
