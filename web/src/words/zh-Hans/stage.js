/**
 * What the stage of the page says around a run: what its boxes are for, the strip of editions, and
 * who agrees with the target. For the notation see
 * web/src/words/words.js, for the terms GLOSSARY.md.
 */
export default {
  /** What the three texts are, for a newcomer: beside their labels. */
  gloss: { base: "链接所在的页面", of: "先解析基准", reference: "页面上的链接" },
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
    libraries: "程序库",
    "open-libraries": "看看程序库",
    "not-known": "没有记录这一输入的结果",
    /** Beside the URL Standard: who follows it. */
    browsers: "浏览器",
    /** The earlier specs, counted: how many agree with the chosen one. some: the others have no relative links. */
    earlier: {
      all: "{total} 份早期规范都一致",
      some: "{count} 份早期规范一致",
      differ: "{total} 份早期规范中 {count} 份不同",
      unknown: "{total} 份早期规范",
    },
    how: "按 Enter 键查看目标为何不同，或更改选项。",
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
    agree: "{who} 的结果相同。",
    goes: "{who} 会访问 {there}。",
    says: "{who} 的结果是 {there}。",
    refuses: "{who} 拒绝解析。",
    own: "{ui:spec-first} 的结果是 {here}。",
    "own-none": "按 {ui:spec-first}，没有目标。",
    documents: "{who} 的结果是 {there}。",
    differ: "{who} 的结果不同。",
    so: "{who} 也一样。",
    why: "为何不同",
    all: "全部对照",
  },
  /** Lines of the spec that a visitor changes. */
  change: {
    edit: "改一行",
    fixed: "{ui:spec} 的算法不是逐行运行的文本，所以不能改。",
  },
  /** Below that: what somebody expected instead. */
  expected: {
    label: "我以为是",
    likely: {
      by: "changed",
      reference: "要得到 {text}，请写 {fix}",
      base: "要得到 {text}，请把基准改为 {fix}",
      other: "要得到 {text}，请写 {fix}，并把基准改为 {base}",
    },
    ask: "输入另一个地址，看看怎样得到它",
  },
};
