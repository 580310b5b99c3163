/**
 * The words about the neighbours: the browser's own URL and Go's net/url. Notation:
 * web/src/words/words.js.
 */
export default {
  names: { url: "本浏览器", "net/url": "Go" },
  /** The target is the same as in the document that each is compared with, whichever edition is chosen. */
  same: { by: "id", url: "目标与 URL 标准的相同。", other: "目标与 RFC 3986 的相同。" },

  /** A reference that looks like one of the base's own, and leads to another host. */
  leaves: {
    away: "这可能会离开本站：{goes}。",
    goes: "{who} 把它解析为 {there}",
    reads: "{who} 把它当作 {there}",
    stays: "{who} 留在本站。",
    again: "小心 {who} 得到的这个目标：如果只拿其中的路径去重定向，浏览器就会转到另一个主机 ‹{host}›。",
    from: "如果基准是别的方案，例如 ‹{scheme}:›，URL 标准的结果就是 {there}。",
    plain: {
      by: "scheme",
      javascript: "‹javascript:› 运行脚本，不指向本站的页面。",
      data: "‹data:› 自带内容，不指向本站的页面。",
      other: "这指向另一个主机 ‹{host}›，会离开本站。",
    },
  },

  "no-answer": "没有目标",
  unknown: {
    by: "id",
    url: "它与 URL 标准不同。基准和引用太长，无法找出不同在哪里。",
    other: "它与 RFC 3986 不同，原因不明。",
  },
  unasked: "无法运行（{error}）。",
  /** Which text is refused, and the neighbour's own error. */
  refusal: {
    url: { by: "on", base: "拒绝这个基准。", reference: "拒绝这个引用。" },
    "net/url": { by: "on", base: "拒绝这个基准，报错 ‹{error}›。", reference: "拒绝这个引用，报错 ‹{error}›。" },
  },

  /** Why its target differs, or why it has none. */
  /** How the browser's URL differs from the URL Standard: a field, and the state of the run that set it. */
  url: {
    field: "它的 ‹{field}› 是 ‹{here}›，而按 URL 标准应是 ‹{there}›，由“{state}”设定。",
    has: "它的 ‹{field}› 是 ‹{here}›，而按 URL 标准应为空，由“{state}”决定。",
    lacks: "它的 ‹{field}› 为空，而按 URL 标准应是 ‹{there}›，由“{state}”设定。",
    "field-later": "从第 {number} 个字符起，它的 ‹{field}› 是 ‹{here}›，而按 URL 标准应是 ‹{there}›，由“{state}”设定。",
    "field-unset": "它的 ‹{field}› 是 ‹{here}›，而按 URL 标准应是 ‹{there}›。",
    "field-unset-later": "从第 {number} 个字符起，它的 ‹{field}› 是 ‹{here}›，而按 URL 标准应是 ‹{there}›。",
    "has-unset": "它的 ‹{field}› 是 ‹{here}›，而按 URL 标准没有哪一步设定它，应为空。",
    "lacks-unset": "它的 ‹{field}› 为空，而按 URL 标准应是 ‹{there}›。",
    written: "它的各个字段都与 URL 标准相同，但写出的 URL 不同，按 URL 标准应是 ‹{there}›。",
    refuses: "拒绝这个 URL，而 URL 标准的结果是 ‹{there}›。",
    takes: "它有目标，而按 URL 标准没有。“{state}”以失败结束，原因是：{problem}",
  },
  "net/url": {
    "scheme-lower": "把方案 ‹{from}› 改成小写的 ‹{to}›。",
    "base-dots": "把基准路径中的点段（‹.› 和 ‹..›）也去掉了，‹{from}› 变为 ‹{to}›。",
    "opaque-path": "路径 ‹{path}› 不以 ‹/› 开头，所以连同其中的点段（‹.› 和 ‹..›）原样保留。",
    "empty-query": "基准的查询为空时，去掉 ‹?›。",
    "relative-base": "基准没有方案，也照样解析引用。",
    rooted: "URL 没有主机，却在路径前面加上 ‹/›。",
    "opaque-base": "不把基准的 ‹{path}› 当作路径，而是当作一个整体，引用就成了从根开始的路径。",
    "authority-added": "基准没有主机，却写出 ‹//›。",
    "authority-lost": "去掉后面什么也没有的 ‹//›。",
    "empty-authority-ignored": "忽略没有主机的 ‹//›。",
    "three-slashes": "把开头的三个斜杠当作路径，而按 RFC 3986，那是 ‹//›、空主机和一个 ‹/›。",
    "slash-lost": "‹..› 退到根之后，丢失一个 ‹/›，‹{from}› 变为 ‹{to}›。",
    "empty-fragment": "去掉空片段的 ‹#›。",
    "base-fragment": "引用没有增加任何内容时，保留基准的片段 ‹{fragment}›。",
    "path-encoded": "因为有 {found|character}，就把整个路径解码后重新编码，得到 ‹{to}›。",
    "fragment-encoded": "因为有 {found|character}，就把整个片段解码后重新编码，得到 ‹{to}›。",
    "userinfo-encoded": "把 ‹@› 之前的用户信息解码后重新编码，‹{from}› 变为 ‹{to}›。",
    "host-encoded": "把主机解码后重新编码，‹{from}› 变为 ‹{to}›。",
  },
};
