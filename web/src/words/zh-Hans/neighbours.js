/**
 * What the page says in Simplified Chinese of the neighbours: the browser's own URL and Go's
 * net/url. The notation is that of web/src/words/words.js.
 */
export default {
  names: { url: "浏览器", "net/url": "Go" },
  /** Said where the answer is that of the document with which each is compared, whichever edition is chosen. */
  same: { by: "id", url: "它的回答与 URL 标准相同。", other: "它的回答与 RFC 3986 相同。" },

  "no-answer": "没有答案",
  unknown: {
    by: "id",
    url: "它与 URL 标准不同；文本太长，说不出不同在哪里。",
    other: "它与 RFC 3986 不同；原因不明。",
  },
  unasked: "无法询问：{error}。",
  /** Which text is refused, and why in the neighbour's own words. */
  refusal: {
    url: { by: "on", base: "它拒绝这个基准。", reference: "它拒绝这个引用。" },
    "net/url": { by: "on", base: "它拒绝这个基准：‹{error}›。", reference: "它拒绝这个引用：‹{error}›。" },
  },

  /** Why its target is another, or why it has none. */
  /** Where the browser's URL has not what the URL Standard has: a field of it, and the state of the run that set that. */
  url: {
    field: "它的 ‹{field}› 是 ‹{here}›；按照 URL 标准应是 ‹{there}›，在“{state}”中设置。",
    has: "它的 ‹{field}› 是 ‹{here}›；按照 URL 标准，从“{state}”起就为空。",
    lacks: "它的 ‹{field}› 为空；按照 URL 标准应是 ‹{there}›，在“{state}”中设置。",
    "field-later":
      "从第 {number} 个字符起，它的 ‹{field}› 是 ‹{here}›；按照 URL 标准应是 ‹{there}›，在“{state}”中设置。",
    "field-unset": "它的 ‹{field}› 是 ‹{here}›；按照 URL 标准应是 ‹{there}›。",
    "field-unset-later": "从第 {number} 个字符起，它的 ‹{field}› 是 ‹{here}›；按照 URL 标准应是 ‹{there}›。",
    "has-unset": "它的 ‹{field}› 是 ‹{here}›；按照 URL 标准，没有哪一步设置它，应为空。",
    "lacks-unset": "它的 ‹{field}› 为空；按照 URL 标准应是 ‹{there}›。",
    written: "它的各个字段都与 URL 标准相同，但整体的写法不同：按照标准应是 ‹{there}›。",
    refuses: "它拒绝了，而按照 URL 标准，结果是 ‹{there}›。",
    takes: "它有答案，而 URL 标准没有。在标准中，“{state}”以此结束：{problem}",
  },
  "net/url": {
    "scheme-lower": "它把方案 ‹{from}› 改写成小写 ‹{to}›。",
    "base-dots": "它把基准路径中的点段（‹.› 和 ‹..›）也去除了：‹{from}› 变成 ‹{to}›。",
    "opaque-path": "路径 ‹{path}› 不以 ‹/› 开头，所以它原样不动，连同其中的点段（‹.› 和 ‹..›）。",
    "empty-query": "基准的查询为空时，它丢掉那个 ‹?›。",
    "relative-base": "基准没有方案，它照样解析。",
    rooted: "没有主机，它却在路径前面加上 ‹/›。",
    "opaque-base": "它把基准的 ‹{path}› 当作一个整体，而不是路径：引用成了从根开始的路径。",
    "authority-added": "基准没有主机，它却写出 ‹//›。",
    "authority-lost": "‹//› 后面什么也没有时，它把 ‹//› 丢掉。",
    "empty-authority-ignored": "没有主机的 ‹//›，它当作不存在。",
    "three-slashes": "它把开头的三个斜杠当作路径；在 RFC 3986 看来，那是 ‹//›、空的主机和一个 ‹/›。",
    "slash-lost": "‹..› 到达根之后，它丢掉一个 ‹/›：‹{from}› 成了 ‹{to}›。",
    "empty-fragment": "片段为空时，它丢掉那个 ‹#›。",
    "base-fragment": "引用什么也没有带来时，它保留基准的片段 ‹{fragment}›。",
    "path-encoded": "由于{found|character}，它把整个路径解码再重新编码：‹{to}›。",
    "fragment-encoded": "由于{found|character}，它把整个片段解码再重新编码：‹{to}›。",
    "userinfo-encoded": "它把 ‹@› 前面的用户信息解码再重新编码：‹{from}› 变成 ‹{to}›。",
    "host-encoded": "它把主机解码再重新编码：‹{from}› 变成 ‹{to}›。",
  },
};
