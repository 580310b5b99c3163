/**
 * What is said in Simplified Chinese of URIs in running text: in the Documents room, and by its
 * view. The notation is that of web/src/words/words.js.
 */
export default {
  /** An element, to whoever listens. */
  element: "文本中的 URI",
  /** What stands in an element until it is drawn. */
  fallback: "这段文本中的 URI：{text}",
  text: "文本",
  "about-text": "它留在这个标签页中：任何链接都不含它，也不会发送到任何地方。",
  open: "打开文件…",
  "open-title": "一个纯文本文件，在这个标签页中读取。也可以把它拖放到文本上。",
  "too-long": "文件有 {count} 个字符；取了前 {most} 个。",
  "no-text": "这个文件无法作为文本读取。",
  examples: "示例",
  announced: { by: "count", 0: "没有找到 URI", other: "找到 {count} 个 URI" },
  answer: { by: "count", 0: "无", other: "找到 {count} 个" },

  empty: "在上面输入或粘贴一段文本，其中的 URI 会在原处标出。",
  "in-place": "在文本中",
  count: { by: "count", 0: "没有找到 URI", other: "找到了 {count} 个 URI" },
  nothing: {
    any: "文本中没有哪一处是用这个版本认识的方式标出来的。",
    prefixed: "这个版本只找 ‹<URL:…>› 中的内容。",
  },
  more: { by: "count", other: "另外 {count} 个没有列出。" },
  left: {
    by: "count",
    other: "文本还有 {count} 个字符没有画出。",
  },

  number: "第 {number} 个 URI：查看对它做了什么",
  show: "在文本中显示第 {number} 个 URI",
  resolve: "在“解析”中打开",
  "resolve-title": "看这个 URI 怎样拆分",

  /** What delimited a URI. */
  wrappers: {
    brackets: "在尖括号之间。",
    "brackets-prefix": "在尖括号之间，带前缀 ‹URL:›。",
    "brackets-before": "在尖括号之间，前面是 ‹URL=›。",
    "brackets-before-prefix": "在尖括号之间，前面是 ‹URL=›，带前缀 ‹URL:›。",
    quotes: "在双引号之间。",
    "quotes-prefix": "在双引号之间，带前缀 ‹URL:›。",
    "white-space": "周围只有空白。",
    "white-space-prefix": "周围只有空白，带前缀 ‹URL:›。",
  },
  kinds: {
    suffix: "这是没有方案的 URI。它很可能表示 ‹{guess}›，但这是猜测。",
    relative: "没有方案：它是相对引用。包围符说明它就是这个用意。",
  },
  /** What is no part of a URI. */
  out: { by: "how", white: "去掉了{what}。", other: "不算在内的有{what}。" },
  gone: {
    break: {
      by: "count",
      other: "{count} 处换行（连同其前后的空格）",
    },
    space: { by: "count", other: "{count} 处空白" },
    punctuation: "旁边的标点 ‹{text}›",
  },
  doubts: {
    hyphen: {
      by: "count",
      1: "行末的连字符可能是排版时加的，不属于 URI。那样的话，它是：",
      other: "{count} 个行末的连字符可能是排版时加的，不属于 URI。去掉它们，它是：",
    },
    "goes-on": "它以行末的连字符结束，所以可能在下一行继续，连字符可能要，也可能不要：",
    joined: {
      by: "count",
      1: "引号之间有一个空格。如果 URI 到那里为止，它是：",
      other: "引号之间有 {count} 个空格。如果 URI 到第一个空格为止，它是：",
    },
    "full-stop": "后引号前面的标点可能属于句子。那样的话，它是：",
  },
  fault: "它无效：{why}",
  valid: "它有效：在语法中是 ‹{production}›。",
  "no-production": "文档没有关于它的语法。",

  passed: {
    title: {
      by: "count",
      other: "看过并略过的有 {count} 处",
    },
    unclosed: "打开了一个包围符，却没有与它配对的",
    empty: "里面什么也没有",
    unknown: "以一个词和冒号开头，但后面没有 ‹//›，这个版本也不认识这样的方案",
    "no-wrapper": "不在这个版本的任何包围符之内",
    broken: "在方案可能断开的地方有换行，看不出方案从哪里开始",
    more: { by: "count", other: "还有 {count} 处" },
  },

  /** What the signs in the text mean. */
  legend: {
    title: "符号",
    wrapper: "包围符或前缀",
    break: "换行，已去掉",
    space: "空格，已去掉",
    doubt: "存疑",
    punctuation: "标点，不算在内",
    wrong: "从这里起无效",
    passed: "略过",
  },

  /** What the documents leave open. */
  decided: {
    title: "文档没有规定的地方是怎样处理的",
    "which-schemes":
      "按照语法，任何词加上冒号都可以是 URI 的开头。这里只有后面是 ‹//›，或者文档提到过这个方案，才算开头。在包围符之内，方案处的空白也忽略：被断开的名称，如果拼起来是文档提到的方案，就拼起来；否则无法与两个词区分，就略过。",
    "no-relative": "相对引用看起来与别的词没有两样，所以不去找它；尖括号中前缀之后的除外。",
    punctuation:
      "文档提醒注意标点，但没有说是哪些。URI 之前的左括号和前引号不算在内；URI 之后的句读、引号，以及不是在其中打开的括号，也不算在内。关闭前面那个括号或引号的符号结束 URI。",
    unclosed: "包围符如果到空行或者下一个 ‹<› 之前还没有关闭，就当作没有关闭。",
    joined: "引号之间的空白也去掉。如果去掉的不是换行，就把另一种读法作为存疑列出。",
    prefix: "前缀不论大小写都去掉，在任何包围符之内都去掉，尽管文档只说到括号中的前缀。",
    "prefix-case": "标明 URL 的前缀不论大小写都承认。",
    marked: "包围符之内不论是什么都当作 URL，即使它的方案被断成两行，或者根本没有方案。",
    "in-brackets": "文档没有关于文本中 URI 的规则。它的参考文献把 URI 写在尖括号之间，中间有换行和空格：这里照此处理。",
    "by-example":
      "文档没有关于文本中 URL 的规则。它的参考文献把 URL 写在尖括号之间，多数在 ‹URL=› 之后，中间有换行：这里照此处理。",
  },

  /** Names of the examples, and their texts. */
  chips: {
    "in-2005": "2005 年的写法",
    "in-2003": "2003 年的写法",
    "in-1997": "1997 年的写法",
    "in-1994": "1994 年的写法",
    "in-1993": "1993 年的写法",
    hyphen: "行末的连字符",
    bare: "只有空白",
    mixed: "引号与括号",
    "no-uri": "什么不是 URI",
  },
  texts: {
    "in-2005":
      '概述见 "http://www.w3.org/Addressing/"。我们的文件副本\n已经移到 <ftp://foo.example.\ncom/rfc/>，引用之前请注意\n<http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>。',
    "in-2003":
      '概述见 "http://www.w3.org/Addressing/"。文件本身\n在 <ftp://ds.internic.\nnet/rfc/>，其中有些仍用\n旧名称：<http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>。',
    "in-1997":
      '入门介绍："http://www.w3.org/pub/WWW/"。文件可以从\n<ftp://ds.internic.\nnet/rfc/> 取得，但请先读\n<http://ds.internic.net/\ninstructions/overview.html#WARNING>。',
    "in-1994":
      "先列出目录 <URL:ftp://info.cern.ch/pub/www/doc;\ntype=d>，再到 <URL:ftp://ds.in\nternic.net/rfc>；怎样订购，说明在\n<URL:http://ds.internic.\nnet/instructions/overview.html#WARNING>。",
    "in-1993":
      "Gopher 有两份说明：URL=<ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol\n> 和 URL=<gopher://gopher.micro.umn.edu/00/Information%20About%2\n0Gopher/About%20Gopher>。",
    hyphen:
      "报告 <http://example.com/long-\nterm/plan> 分两栏排印，就像\n<http://example.com/inter-\nnational> 以及封底的 http://example.com/well-\nknown 那样。",
    bare: "请看 http://example.com/a_(b), 打不开的话看 http://example.net/?q=1.\n问题请发到 mailto:info@example.com! 较早的传单还写着 www.example.org/start, 也可以用。",
    mixed:
      '他写的是 "http://example.com/a b"，她写的是 < URL: http://example.com/c >，\n而 "<http://example.com/d>" 两样都有。没有关闭的：<http://example.com/e\n\n5" 磁盘不是引号。',
    "no-uri":
      "Note: 和 std::string 都不是 URI，10:30、a/b、../g 和 C:\\temp 也不是。\n但 http://exa mple/ 是两个词，而 http://example.com/^ 有一处错误。",
  },
};
