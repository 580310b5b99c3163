/**
 * What the URL Standard says of the scheme of a URL, line by line. Notation: web/src/words/words.js.
 */
export default {
  url: {
    lines: {
      parse: "URL 分析器分析 URL",
      failure: "若 scheme 未定义",
      "no-record": "没有结果：URL 无法分析",
      "is-special": '若 scheme 是 "ftp file http https ws wss" 之一，不分大小写',
      special: 'special ← "yes"',
      "default-port": "查出 scheme 的默认端口",
      "not-special": "否则",
      ordinary: 'special ← "no"',
      opaque: '若 scheme 之后既没有 host，也没有以 "/" 开头的 path：path kind ← "opaque"',
      list: "否则",
      segments: 'path kind ← "list of segments"',
      blob: '若 scheme 是 "blob"，不分大小写',
      "path-url": "URL 分析器分析 path",
      inner: '若 path URL 以 "http:" 或 "https:" 开头：origin ← path URL 的方案、主机和端口：完成',
      outer: "否则",
      "opaque-blob": 'origin ← "opaque"：完成',
      tuple: '否则，若 scheme 是 "ftp http https ws wss" 之一，不分大小写：origin ← scheme、host 和 port：完成',
      file: '否则，若 scheme 是 "file"，不分大小写：origin ← "opaque"：完成',
      other: "否则",
      "opaque-origin": 'origin ← "opaque"：完成',
    },
    steps: {
      parse: "不用基准，把 URL 分析成记录。",
      failure: {
        by: "answer",
        yes: "文本无法分析，所以不是 URL。",
        no: "文本是 URL。",
      },
      "no-record": "没有记录，也就没有源。",
      "is-special": {
        by: "answer",
        yes: "方案是六个特殊方案之一。",
        no: "方案不是六个特殊方案之一。",
      },
      special: "特殊 URL 有主机，把 ‹\\› 读作 ‹/›，路径也从不是不透明的。只有 ‹file› 的主机可以为空。",
      "default-port": {
        by: "after default port",
        empty: "方案是 ‹file›，它是唯一没有默认端口的特殊方案。",
        other: "默认端口是 ‹{after default port}›。写出 URL 时省略它。",
      },
      ordinary: "其他方案的 URL 可以没有主机，方案也没有默认端口。",
      opaque: {
        by: "answer",
        yes: "路径是不透明的，即一整段文本，没有分段。只有片段可以相对于这个 URL。",
        no: "路径不是不透明的。",
      },
      segments: "路径由段组成，所以引用可以相对于这个 URL。",
      blob: {
        by: "answer",
        yes: "方案是 ‹blob›，所以源取自路径里的 URL。",
        no: "方案不是 ‹blob›，所以源只取决于这个 URL。",
      },
      "path-url": {
        by: "after path URL",
        empty: "把路径当作 URL 来分析，但它不是 URL。",
        other: "把路径当作 URL 来分析，得到 ‹{after path URL}›。",
      },
      inner: {
        by: "answer",
        yes: "源就是路径里的 URL 的源：‹{after origin}›。",
        no: "路径不是 ‹http› 或 ‹https› URL。",
      },
      "opaque-blob": "源是不透明的，与任何源都不相同，写作 ‹null›。",
      tuple: {
        by: "answer",
        yes: "源由方案、主机和端口组成：‹{after origin}›。",
        no: "方案不是源里含有主机的五个方案之一。",
      },
      file: {
        by: "answer",
        yes: "这里的源是不透明的，与任何源都不相同，写作 ‹null›。",
        no: "方案不是 ‹file›。",
      },
      "opaque-origin": "源是不透明的，与任何源都不相同，连与这个 URL 自己的源也不同，写作 ‹null›。",
    },
    decisions: {
      file: "标准没有规定 ‹file› URL 的源，只建议在拿不准时用不透明的源。",
    },
  },
};
