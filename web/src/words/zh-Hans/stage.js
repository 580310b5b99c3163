/**
 * What the stage of the page says around a run: what its boxes are for, the strip of editions, and
 * who agrees with the target. For the notation see
 * web/src/words/words.js, for the terms GLOSSARY.md.
 */
export default {
  /** What the three texts are, for a newcomer: beside their labels. */
  gloss: { base: "链接所在的页面", of: "用来补全基准的完整地址", reference: "页面上的链接" },
  /** The short label of the box for that base. */
  from: "相对",
  /** What their boxes say when they are empty. */
  hint: { base: "输入或粘贴网页地址", of: "输入或粘贴完整地址", reference: "输入或粘贴链接" },
  /** What the boxes are where a property of a URL is set; for where there is little space, too. */
  setting: {
    base: "URL",
    reference: "{set}",
    brief: { base: "URL", reference: "值" },
  },
  /** The strip of editions. */
  strip: {
    others: "其他软件",
    url: "本浏览器",
    "net/url": "Go",
    libraries: "库",
    "open-libraries": "看看各种库",
    "not-known": "没有记录这一输入的结果",
    /** Beside the URL Standard: who follows it. */
    browsers: "浏览器",
    /** The earlier specs, counted: how many agree with the chosen one. some: the others have no relative links. */
    earlier: {
      all: "{total} 份早期规范的结果都相同",
      some: {
        by: "count",
        0: "早期规范都没有规定给属性赋值",
        other: "{count} 份早期规范结果与此相同，{stage:strip:earlier:others}",
      },
      others: "{others} 份没有规定相对链接",
      differ: {
        by: "all",
        yes: "{total} 份早期规范的结果都与此不同",
        other: "{total} 份早期规范中，{count} 份结果与此不同",
      },
      unknown: "{total} 份早期规范",
    },
    how: "按 Enter 键查看差异和原因，或更改选项。",
  },
  /** Who agrees with the target: software and documents. */
  verdict: {
    who: {
      url: "本浏览器",
      "net/url": "Go",
      documents: "{total} 份规范中的 {count} 份",
      others: "{count} 份规范",
      more: "另外 {count} 份规范",
      all: "全部 {total} 份规范",
    },
    agree: "{who} 结果相同。",
    goes: "{who} 的结果是 {there}。",
    says: "{who} 的结果是 {there}。",
    refuses: "{who} 拒绝解析。",
    own: "{ui:spec-first} 的结果是 {here}。",
    "own-none": "按 {ui:spec}，没有目标。",
    documents: "{who} 的结果是 {there}。",
    differ: "{who} 的结果不同。",
    within: "{who} 把它当作当前文档内的链接。",
    so: "{who} 也一样。",
    why: "为何不同",
    all: "全部对照",
  },
  /** Lines of the spec that a visitor changes. */
  change: { edit: "改一行" },
  /** Below that: what somebody expected instead. */
  expected: {
    label: "我预期的目标",
    likely: {
      by: "changed",
      reference: "要得到 {text}，请把引用改为 {fix}",
      base: "要得到 {text}，请把基准改为 {fix}",
      other: "要得到 {text}，请把引用改为 {fix}，把基准改为 {base}",
    },
    ask: "输入你预期的目标",
  },
};
