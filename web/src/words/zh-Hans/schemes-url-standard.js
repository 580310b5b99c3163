/**
 * What the URL Standard says of the scheme of a URL, line by line, in Chinese: its record, whether the scheme is special,
 * and the origin. All lines are under "url", as they are the same for every scheme. Notation: web/src/words/words.js.
 */
export default {
  url: {
    lines: {
      parse: "对 URL 运行 URL 解析器",
      failure: "若 scheme 未定义",
      "no-record": "没有结果，因为 URL 无法解析",
      "is-special": '若 scheme 是 "ftp file http https ws wss" 之一，不区分大小写',
      special: 'special ← "yes"',
      "default-port": "default port ← scheme 的默认端口",
      "not-special": "否则",
      ordinary: 'special ← "no"',
      opaque: '若 scheme 后面既没有 host，也没有以 "/" 开头的 path，则 path kind ← "opaque"',
      list: "否则",
      segments: 'path kind ← "list of segments"',
      blob: '若 scheme 是 "blob"，不区分大小写',
      "path-url": "path URL ← 对 path 运行 URL 解析器的结果",
      inner: '若 path URL 以 "http:"、"https:" 或 "file:" 开头，则 origin ← path URL 的源；结束',
      outer: "否则",
      "opaque-blob": 'origin ← "opaque"；结束',
      tuple: '否则，若 scheme 是 "ftp http https ws wss" 之一，不区分大小写，则 origin ← scheme、host 和 port；结束',
      file: '否则，若 scheme 是 "file"，不区分大小写，则 origin ← "opaque"；结束',
      other: "否则",
      "opaque-origin": 'origin ← "opaque"；结束',
    },
    steps: {
      parse: "不用基准，把 URL 解析成记录。",
      failure: {
        by: "answer",
        yes: "这段文本无法解析，不是 URL。",
        no: "这段文本是 URL。",
      },
      "no-record": "没有记录，因此没有源。",
      "is-special": {
        by: "answer",
        yes: "方案是六个特殊方案之一。",
        no: "方案不是六个特殊方案之一。",
      },
      special: "特殊 URL 有主机，把 ‹\\› 当作 ‹/›，路径绝不会是不透明的。只有 ‹file› 的主机可以为空。",
      "default-port": {
        by: "after default port",
        undefined: "方案是 ‹file›，唯一没有默认端口的特殊方案。",
        other: "默认端口是 ‹{after default port}›，写出 URL 时省略。",
      },
      ordinary: "其他方案的 URL 可以没有主机，这些方案也没有默认端口。",
      opaque: {
        by: "answer",
        yes: "路径是不透明的，只是一个字符串，不分路径段。只有片段可以相对于这个 URL。",
        no: "路径不是不透明的。",
      },
      segments: "路径由路径段组成，引用可以相对于这个 URL。",
      blob: {
        by: "answer",
        yes: "方案是 ‹blob›，所以源取自路径中的 URL。",
        no: "方案不是 ‹blob›，所以源只取决于这个 URL。",
      },
      "path-url": {
        by: "after path URL",
        undefined: "把路径当作 URL 解析，但它不是 URL。",
        other: "把路径当作 URL 解析，得到 ‹{after path URL}›。",
      },
      inner: {
        by: "answer",
        yes: {
          by: "after origin",
          opaque: "路径中的 URL 是 ‹file› URL，源也同样不透明，写作 ‹null›。",
          other: "路径中的 URL 的源是 ‹{after origin}›。",
        },
        no: "路径不是 ‹http›、‹https› 或 ‹file› URL。",
      },
      "opaque-blob": "源是不透明的，与任何源都不相同，写作 ‹null›。",
      tuple: {
        by: "answer",
        yes: "源由方案、主机和端口组成：‹{after origin}›。",
        no: "方案不是源中含有主机的那五个方案之一。",
      },
      file: {
        by: "answer",
        yes: "源取为不透明的，与任何源都不相同，写作 ‹null›。",
        no: "方案不是 ‹file›。",
      },
      "opaque-origin": "源是不透明的，与任何源都不相同，甚至与这个 URL 自己的源也不相同，写作 ‹null›。",
    },
    decisions: {
      blob: "‹blob› 的第一步是向浏览器查询这个 URL 背后的对象，并采用它的源。单凭文本没有这样的对象，所以从第二步开始。",
      file: "URL 标准没有规定 ‹file› URL 的源，只建议在拿不准时使用不透明的源。",
    },
  },
};
