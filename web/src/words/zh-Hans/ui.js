/**
 * What the stage says in its first frame and while it is played, and what is said wherever
 * one is in the page. What is said later has a file of its own. The notation is that of
 * web/src/words/words.js, the terms are those of GLOSSARY.md.
 */
export default {
  /** What Intl is asked with for numbers, lists and plurals. */
  locale: "zh-Hans",

  /** Before a section that does not say so itself. */
  basis: { advises: "建议：", ours: "我们的理解：" },
  /** A section of a document, and an appendix. */
  cited: {
    section: "{document} 第 {number} 节",
    appendix: "{document} 附录 {number}",
    brief: "{document} 第 {number} 节",
  },
  /** What stands between two sentences. */
  between: "",
  /** Said by the link to a section of a document, wherever one is named. */
  published: "在新标签页中打开文档（在其他网站上）",
  copied: "已复制",
  "not-copied": "无法复制",
  "still-coming": "页面的这一部分还没有下载完，网络好像卡住了。重新加载页面可以再试一次。",
  "not-fetched": "页面的这一部分没能下载。重新加载页面可以再试一次。",

  waiting: "还没有答案：答案由引擎给出。",
  failed: "页面里出了差错，所以这里没有答案。",
  /** The texts and the target, as figures. */
  figure: {
    /** What stands before them where there is little space. */
    brief: { base: "基准", reference: "引用", target: "目标", all: "显示全部", use: "作基准", explain: "带解释" },
    lacks: "无 {components}",
    empties: "{components} 为空",
    undrawn: "共 {length} 个字符，太多了，无法逐个画出",
    tools: "可以对目标做什么",
    all: "显示全部 {length} 个字符",
    "all-title": "目标的全部 {length} 个字符",
    most: "这里只显示前 {most} 个字符。用“复制”可以复制全部。",
    copy: "复制",
    "copy-title": "复制目标",
    explain: "复制解释",
    "explain-title": "复制目标、原因、谁的答案相同，以及链接",
    use: "用作基准",
    "use-title": "把目标填入基准",
  },

  /** What the three texts are, for a newcomer: beside their labels. */
  gloss: { base: "链接所在的页面", reference: "页面上的链接", target: "链接通向哪里" },
  /** What their boxes say when they are empty. */
  hint: { base: "输入或粘贴网页地址", reference: "输入或粘贴链接" },
  base: "基准 URI",
  reference: "引用",
  target: "目标 URI",
  url: "URL",
  a: "A",
  b: "B",
  step: "步",
  "from-base": "来自基准",
  "from-reference": "来自引用",
  "from-algorithm": "来自算法",
  close: "关闭",
  absent: "{component} 不存在",
  empty: "{component} 为空",
  "empty-text": "空",
  segment: "段",
  "same-document": "同一文档",
  invalid: "引用无效",
  reread: "重新拆分会读出别的组件",
  "invalid-base": "基准无效",
  "current-document": "（当前文档）",
  "no-relative-form": "无相对形式",
  "no-setters": "没有 setter",
  "no-target": "无",
  "empty-input": "（空）",
  resolution: "解析过程",
  dots: "点段",
  anatomy: "结构",
  groups: "正则表达式的分组",
  characters: "字符",
  grammar: "语法",
  rule: "规则",
  happened: "发生了什么",
  "no-dots": "没有路径送到这里：路径原样使用。",
  "no-dot-rules": "这个版本没有处理点段的规则。",
  yes: "是",
  no: "否",
  edition: "版本",
  chosen: "已选中，答案是：",
  same: "相同",
  differs: "不同：",
  /** The label of the edition whose document is updated all the time; the others are labelled with their year. */
  today: "URL 标准",
  /** What the boxes are where a property of a URL is set. */
  setting: {
    base: "URL",
    reference: "{set}",
    target: "之后的 URL",
    brief: { base: "URL", reference: "值", target: "之后" },
  },
  /** The strip of editions. */
  strip: {
    others: "其他软件",
    url: "浏览器",
    "net/url": "Go",
    libraries: "程序库",
    "open-libraries": "问我用的库",
    "not-known": "对这两个文本，还不知道它的答案",
    /** The same on a tile of the width of a finger. */
    brief: { today: "URL", url: "浏览", "net/url": "Go", libraries: "库", why: "为什么？" },
    why: "为什么？",
    more: "选项",
    how: "按回车：看答案为何不同，以及选项",
  },
  /** Who agrees with the target: software and documents. */
  marks: "另有 {count} 个附加符号",
  expected: {
    ask: "和你期望的不同？",
    likely: "你想写的是{text}吗？",
  },
  verdict: {
    who: {
      url: "本浏览器",
      "net/url": "Go",
      documents: "{total} 份文件中的 {count} 份",
      others: "{count} 份文件",
      more: "另外 {count} 份文件",
      all: "全部 {total} 份文件",
    },
    agree: { by: "count", one: "{who}答案相同。", other: "{who}答案相同。" },
    goes: { by: "count", one: "{who}会去 {there}。", other: "{who}会去 {there}。" },
    says: { by: "count", one: "{who}的答案是 {there}。", other: "{who}的答案是 {there}。" },
    refuses: { by: "count", one: "{who}不接受。", other: "{who}不接受。" },
    own: "{document} 的答案是 {here}。",
    "own-none": "按 {document} 没有目标。",
    documents: { by: "count", one: "{who} 的答案是 {there}。", other: "{who}的答案是 {there}。" },
    differ: { by: "count", one: "{who} 答案不同。", other: "{who}答案不同。" },
    so: { by: "count", one: "{who}也是。", other: "{who}也是。" },
    why: "为何不同",
    all: "全部对照",
  },
  /** The listing. What is folded says nothing of itself before the run has come to it. */
  listing: {
    /** What marks a line where the document leaves something open, or has errata. */
    open: "本页的选择",
    "open-title": "规范在这里没有明确规定，或有勘误。选中这一行，可以看到本页采用的做法。",
    sections: "{from} – {to}",
    lines: { by: "count", other: "{count} 行" },
    "not-taken": { by: "count", other: "{count} 行未执行" },
    "not-reached": { by: "count", other: "{count} 行未到达" },
    skipped: "未执行",
    unreached: "未到达",
    times: "{times} 次",
  },
  /** The table of the components. */
  components: {
    caption: "基准、引用和目标的组件",
    base: "基准",
    reference: "引用",
    target: "目标",
    absent: "不存在",
    empty: "空",
  },
  register: "{name}：",
  before: "第一步之前",
  "step-of": "第 {step} 步，共 {total} 步。",
  "line-of": "第 {step} 步，共 {total} 步；第 {line} 行，共 {lines} 行。",
  first: "到开头",
  back: "后退一步",
  play: "播放",
  pause: "暂停",
  next: "前进一步",
  last: "到结尾",

  player: {
    label: "播放器",
    phases: "运行的各个阶段",
    phase: "{name}，从第 {step} 步开始",
    /** What a phase is called where there is little space. */
    brief: { dots: "点段", transform: "变换", escapes: "转义", query: "查询" },
    speed: "速度 {speed}×",
    times: "{speed}×",
    /** What a component is called in a sentence, by the document's own name for it. */
    called: {
      by: "name",
      scheme: "方案",
      authority: "授权部分",
      site: "站点",
      username: "用户名",
      password: "密码",
      host: "主机",
      port: "端口",
      path: "路径",
      params: "参数",
      query: "查询",
      words: "搜索词",
      fragment: "片段",
      fragmentid: "片段标识符",
      net_loc: "网络位置",
      login: "登录信息",
      "fragment identifier": "片段标识符",
      "host part": "主机部分",
      search: "搜索部分",
      user: "用户名",
      userinfo: "用户信息",
      "scheme-specific-part": "方案特定部分",
      result: "结果",
      "output buffer": "输出缓冲区",
      "input buffer": "输入缓冲区",
      buffer: "缓冲区",
      "new path": "新路径",
      other: "{name}",
    },
    /** One of the parts of a text, and what the target gets from the two. */
    part: { by: "given", empty: "空的{ui:player:called}", other: "{ui:player:called} ‹{value}›" },
    "from-base": {
      by: "given",
      no: "基准没有{ui:player:called}，所以目标也没有。",
      empty: "目标取基准的{ui:player:called}，它为空。",
      other: "目标取基准的{ui:player:called}：‹{set}›。",
    },
    "from-reference": {
      by: "given",
      no: "引用没有{ui:player:called}，所以目标也没有。",
      empty: "目标取引用的{ui:player:called}，它为空。",
      other: "目标取引用的{ui:player:called}：‹{set}›。",
    },
    /** What a run leads to, and what of it comes from where. */
    result: {
      by: "of",
      base: "目标是 ‹{target}›，全部来自基准。",
      reference: "目标是 ‹{target}›，全部来自引用。",
      other: "目标是 ‹{target}›：{parts}。",
    },
    came: {
      base: "{names}来自基准",
      reference: "{names}来自引用",
      both: "{names}来自两者",
      algorithm: "{names}来自算法",
    },
    /** What stands between these. */
    clauses: "，",
    /** The target, as it is put together. */
    assembled: "由各个组件拼出目标。",
    "written-first": "先写 ‹{added}›。",
    written: "接着写 ‹{added}›：‹{set}›。",
    "written-path": "接着写路径：‹{set}›。",
    /** A section of a document, and the step that it has. */
    cited: "{section}，第 {step} 步",
  },
  phases: {
    setter: "赋值",
    special: "种类",
    origin: "源",
    characters: "字符",
    split: "拆分",
    transform: "变换",
    merge: "合并",
    dots: "去除点段",
    recompose: "重组",
    parts: "组件",
    decode: "解码",
    dialogue: "对话",
    octets: "八位字节",
    encode: "编码",
    case: "大小写",
    escapes: "转义",
    "by-scheme": "按方案",
    fragment: "片段",
    input: "输入",
    base: "基准",
    scheme: "方案",
    relative: "相对",
    query: "查询、片段",
    host: "主机",
    path: "路径",
    serialize: "序列化",
  },

  /** What a step says whose line has no sentence of its own: it sets a register, or nothing. */
  sets: "{register} 变为 ‹{value}›。",
  runs: "{line}。",
  points: {
    by: "character",
    undefined: "指针退到第一个字符之前。",
    empty: "指针到了末尾。",
    other: "指针在 ‹{character}›。",
  },
  asked: { by: "answer", yes: "{line}：是。", no: "{line}：否。" },

  /** A value that is empty, and one that is not there. */
  nothing: "空",
  undefined: "不存在",

  /** How far a path climbs, and how deep a directory is: after a Han character and a space. */
  levels: {
    by: "levels",
    1: "1 级",
    2: "2 级",
    3: "3 级",
    4: "4 级",
    5: "5 级",
    other: "{levels} 级",
  },
  depth: { by: "depth", 0: "0 级", 1: "1 级", 2: "2 级", 3: "3 级", 4: "4 级", 5: "5 级", other: "{depth} 级" },

  /** The line of why. Its words for faults are in problem.js. */
  line: {
    details: "详情",
    whole: "全文",
    other: { by: "count", other: "还有 {count} 处" },
    more: "还有 {count} 处",
  },

  /** A character, as a sentence shows it: in quotation marks, or by its name where it cannot be seen. */
  character: "“{character}”",
  /** The same where it cannot be seen and has a name. */
  "a-character": { by: "code", "U+3000": "{name}", other: "{name}" },
  named: "{name}（{code}）",
};
