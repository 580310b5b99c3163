/**
 * The words about URIs in running text, for the room Pages & mail and for the view of an element.
 * The notation is described in web/src/words/words.js.
 */
export default {
  /** The name of the element, for screen readers. */
  element: "普通文本中的 URI",
  /** The element’s text until it is drawn. */
  fallback: "这段文本中的 URI：{text}",
  text: "文本",
  "about-text": "文本只留在这个标签页中，不会写进任何链接，也不会发送到任何地方。",
  open: "打开文件…",
  "open-title": "打开一个纯文本文件，只留在这个标签页中。也可以把文件拖放到文本上。",
  "too-long": "文件有 {count} 个字符，只用到前 {most} 个。",
  "no-text": "文件无法作为文本读取。",
  announced: { by: "count", 0: "没有找到 URI", other: "找到 {count} 个 URI" },
  answer: { by: "count", 0: "无", other: "找到 {count} 个" },

  empty: "在上面输入或粘贴文本，其中的 URI 会标在此处。",
  "in-place": "在文本中",
  count: { by: "count", 0: "没有找到 URI", other: "找到 {count} 个 URI" },
  nothing: {
    any: "文本中没有用这份规范认得的方式标出的 URI。",
    prefixed: "这份规范只查找 ‹<URL:…>› 中的 URI。",
  },
  more: { by: "count", other: "另有 {count} 个没有列出。" },
  left: {
    by: "count",
    other: "文本还有 {count} 个字符没有画出。",
  },

  number: "第 {number} 个 URI，显示详情",
  show: "在文本中显示第 {number} 个 URI",
  resolve: "在“解析”页打开",
  "resolve-title": "查看这个 URI 怎样拆分",

  /** What surrounds a URI. */
  wrappers: {
    brackets: "在尖括号中。",
    "brackets-prefix": "在尖括号中，带前缀 ‹URL:›。",
    "brackets-before": "在尖括号中，前面有 ‹URL=›。",
    "brackets-before-prefix": "在尖括号中，前面有 ‹URL=›，带前缀 ‹URL:›。",
    quotes: "在双引号中。",
    "quotes-prefix": "在双引号中，带前缀 ‹URL:›。",
    "white-space": "前后只有空白。",
    "white-space-prefix": "前后只有空白，带前缀 ‹URL:›。",
  },
  /** The characters beside a URI that nothing else sets off. */
  beside: {
    by: "sides",
    both: "在 ‹{before}› 和 ‹{after}› 之间。",
    before: "在 ‹{before}› 之后，到空白为止。",
    other: "从空白起，到 ‹{after}› 为止。",
  },
  kinds: {
    suffix: "缺少方案。可能是指 ‹{guess}›，但这只是猜测。",
    relative: "缺少方案，所以是相对引用。包围符表明这是有意的。",
  },
  /** What is not part of a URI. */
  out: { by: "how", white: "已去掉 {what}。", other: "不包括 {what}。" },
  gone: {
    break: {
      by: "count",
      other: "{count} 处换行（连同前后的空格）",
    },
    space: { by: "count", other: "{count} 处空白" },
    escape: { by: "count", other: "{count} 个 ‹/› 前面的 ‹\\›" },
    punctuation: "旁边的标点 ‹{text}›",
  },
  doubts: {
    hyphen: {
      by: "count",
      1: "行末的连字符可能是排版时加的。如果是这样，URI 就是：",
      other: "行末的 {count} 个连字符可能是排版时加的。如果是这样，URI 就是：",
    },
    "goes-on": "它以行末的连字符结尾，可能在下一行继续，带不带连字符都有可能：",
    joined: {
      by: "count",
      1: "引号中有一个空格。URI 可能到空格为止，也可能包含空格：",
      other: "引号中有 {count} 个空格。URI 可能到第一个空格为止，也可能包含这些空格：",
    },
    "full-stop": "后引号前面的标点可能属于句子。如果是这样，URI 就是：",
    entity: "在 HTML 中，‹&amp;› 表示 ‹&›。如果这段文本来自 HTML，URI 就是：",
    script: "末尾的文字可能属于文本。如果是这样，URI 就是：",
    further: "后面的标点可能属于 URI。如果一直取到空白，再用百分号编码，URI 就是：",
  },
  fault: "有语法错误。{why}",
  valid: "有效，符合语法规则 ‹{production}›。",
  "no-production": "规范没有适用的语法规则。",

  passed: {
    title: {
      by: "count",
      other: "检查后忽略了 {count} 处",
    },
    unclosed: "包围符没有成对",
    empty: "内容为空",
    unknown: "以词和冒号开头，但后面没有 ‹//›，这份规范也不认得这样的方案",
    "no-wrapper": "不在这份规范认得的包围符中",
    inside: "在另一段文字中，例如相对引用的查询",
    broken: "方案中有换行，看不出方案从哪里开始",
    more: { by: "count", other: "还有 {count} 处" },
  },

  /** The marks in the text. */
  legend: {
    title: "图例",
    wrapper: "包围符或前缀",
    break: "换行，已去掉",
    space: "空格，已去掉",
    doubt: "存疑",
    punctuation: "标点，不包括在内",
    wrong: "从这里起无效",
    passed: "已忽略",
  },

  /** Where the documents leave a choice. */
  decided: {
    title: "我们对规范的理解",
    "which-schemes":
      "按语法，任何词加上冒号都可以是 URI 的开头。本页要求后面有 ‹//›，或者规范提到过这个方案。带前缀的名称，例如 ‹std::string›、‹a:hover› 和 ‹foaf:name›，不列出。在包围符中，如果去掉方案中的空白就得到规范提到的方案，也忽略这些空白。否则方案可能是两个词，所以忽略这一处。",
    "no-relative": "相对引用与其他词看不出区别，所以不查找，只有尖括号中带前缀的除外。",
    punctuation:
      "规范提醒注意标点，却没有说是哪些字符。URI 之前的左括号和前引号不包括在内。URI 之后的句号、逗号等标点，引号，以及与其中的左括号不成对的右括号，也不包括在内。与 URI 之前的括号或引号配对的符号，就是 URI 的结尾。‹|›、全角标点、路径后面的方括号，以及下一个 URI 之前的逗号或分号，也是。",
    unclosed: "先遇到空行或另一个 ‹<› 时，包围符算作没有成对。",
    joined: "引号中的空白也去掉。去掉的空白如果不是换行，就把另一种读法标为存疑。",
    prefix: "前缀不论大小写，也不论在哪种包围符中，都会去掉，尽管规范只把它用在括号中。",
    "prefix-case": "前缀不区分大小写。",
    marked: "包围符中的任何内容都算作 URL，即使方案断成两行，或者不是方案。",
    "in-brackets":
      "规范没有规定怎样查找普通文本中的 URI。规范自己的参考文献把 URI 写在尖括号中，其中有换行和空格，所以本页采用这种形式。",
    "by-example":
      "规范没有规定怎样查找普通文本中的 URL。规范自己的参考文献把 URL 写在尖括号中，多数前面有 ‹URL=›，其中有换行，所以本页采用这种形式。",
  },

  /** The names of the examples, and their texts. */
  chips: {
    "in-2005": "2005 年的写法",
    "in-2003": "2003 年的写法",
    "in-1997": "1997 年的写法",
    "in-1994": "1994 年的写法",
    "in-1993": "1993 年的写法",
    hyphen: "行末的连字符",
    bare: "只有空白",
    mixed: "引号和括号",
    "no-uri": "不是 URI",
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
