/**
 * The words that a run is drawn and played with, in the page and in an element, and those that every
 * room uses. stage.js has what the page's stage says beside that; words that are needed later have
 * files of their own. For the notation see
 * web/src/words/words.js, for the terms GLOSSARY.md.
 */
export default {
  /** The locale that Intl formats numbers, lists, and plurals with. */
  locale: "zh-Hans",

  /** Written before the section that a note cites, where the note is advice or our own reading. */
  basis: { advises: "建议：", ours: "我们的理解：" },
  /** How a section or an appendix of a document is cited, and a section where space is short. */
  cited: {
    section: "{ui:spec} 第 {number} 节",
    appendix: "{ui:spec} 附录 {number}",
    brief: "{ui:spec} 第 {number} 节",
    alone: { by: "heading", undefined: "第 {number} 节", other: "第 {number} 节“{heading}”" },
    heading: { by: "number", undefined: "{ui:spec}“{heading}”", other: "{ui:spec} 第 {number} 节“{heading}”" },
    /** Between two of them. */
    between: "、",
  },
  /** The name of a spec by itself, beside its year, and with its year behind or before it. */
  document: "{ui:spec}",
  beside: {
    by: "document",
    "URL draft": "{ui:draft}",
    "url-syntax-05": "{ui:draft}",
    "rfc2396bis-01": "{ui:draft}",
    other: "{document}",
  },
  dated: {
    by: "document",
    "URL draft": "{ui:spec}",
    "URL draft 1993": "{ui:spec}",
    "url-syntax-05": "{ui:spec}",
    "draft-fielding-url-syntax-05": "{ui:spec}",
    "rfc2396bis-01": "{ui:spec}",
    "draft-fielding-uri-rfc2396bis-01": "{ui:spec}",
    other: "{document}（{year} 年）",
  },
  "in-year": "{year} 年（{document}）",
  /** The name of a spec within a sentence, and at its start; drafts come with long and short names. */
  spec: {
    by: "document",
    "URL draft": "1993 年草案",
    "URL draft 1993": "1993 年草案",
    "url-syntax-05": "1997 年草案",
    "draft-fielding-url-syntax-05": "1997 年草案",
    "rfc2396bis-01": "2003 年草案",
    "draft-fielding-uri-rfc2396bis-01": "2003 年草案",
    other: "{document}",
  },
  "spec-first": "{ui:spec}",
  /** Joins two sentences. */
  between: "",
  /** The tooltip of every link to a section of a document. */
  published: "在新标签页中打开规范（其他网站）",
  copied: "已复制",
  "not-copied": "无法复制",
  "still-coming": "页面的这一部分仍在加载，网络似乎卡住了。重新加载页面可以再试一次。",
  missing: "（未加载）",
  "not-fetched": "页面的这一部分没能加载。重新加载页面可以再试一次。",

  waiting: "引擎还没有加载，暂时没有结果。",
  failed: "页面出错，这一部分没有结果。",
  /** The base, the reference and the target, drawn with brackets under their components. */
  figure: {
    /** Their labels where space is short. */
    brief: { base: "基准", reference: "引用", target: "目标" },
    lacks: "没有 {components}",
    empties: "{components} 为空",
    undrawn: "共 {length} 个字符，太多了，不逐个画出",
    tools: "对目标的操作",
    more: "还有 {count} 个字符",
    copy: "复制",
    "copy-title": "复制目标",
    explain: "复制解释",
    "explain-title": "复制目标、原因、结果相同的软件和规范，以及链接",
    code: "代码",
    "code-title": "显示用几种语言解析的代码",
    use: "用作基准",
    "use-title": "把目标设为新的基准",
  },

  base: "基准 URI",
  reference: "引用",
  target: "目标 URI",
  /** The label of the base that a relative base is resolved against. */
  of: "基准的基准",
  url: "URL",
  a: "A",
  b: "B",
  step: "步骤",
  "from-base": "来自基准",
  "from-reference": "来自引用",
  "from-algorithm": "由算法补上",
  /** Struck characters of base and reference. */
  "left-out": "未保留",
  close: "关闭",
  absent: "{component} 不存在",
  empty: "{component} 为空",
  "empty-text": "空",
  segment: "路径段",
  "same-document": "同一文档",
  invalid: "引用无效",
  reread: "再解析一次，结果会变",
  "invalid-base": "基准无效",
  "current-document": "（当前文档）",
  "no-relative-form": "没有相对引用",
  "no-setters": "没有 setter",
  "no-target": "没有目标",
  "empty-input": "（空）",
  resolution: "算法",
  dots: "点段",
  story: {
    title: "几行看懂整个过程",
    none: "没有目标，所以这里没有内容。",
    base: "解析基准",
    resolved: "基准 ‹{base}› 按 ‹{of}› 解析，得到 ‹{result}›。",
    lines: "执行过的行：{phase}",
    more: "还有 {count} 步",
  },
  anatomy: "结构",
  groups: "正则表达式分组",
  characters: "字符类别",
  grammar: "语法",
  rule: "规则",
  happened: "发生了什么",
  "no-dots": "不用去除点段，路径原样采用。",
  "no-dot-rules": "这份规范没有去除点段的规则。",
  yes: "是",
  no: "否",
  edition: "规范",
  chosen: "已选中，目标：",
  same: "相同",
  differs: "不同：",
  /** The label of the edition whose document is updated all the time; the others are labelled with their year. */
  today: "URL 标准",
  /** A draft beside its year, where space is short. */
  draft: "草案",
  /** What a language calls the documents that have words as their names. */
  names: { "URL Standard": "URL 标准", "RFC ": "RFC\u00a0" },
  marks: "另有 {count} 个附加符号",
  /** The algorithm’s folded lines. One is silent until the run has reached it. */
  listing: {
    /** What marks a line where the document leaves something open, or has errata. */
    open: "我们的理解",
    "open-title": "规范对此没有明确规定，或者有勘误。选中这一行，看本页采用哪种做法。",
    sections: "{from} 至 {to}",
    lines: "{count} 行",
    "not-taken": "{count} 行没有进入",
    "not-reached": "还有 {count} 行没有执行到",
    skipped: "没有进入",
    unreached: "还没有执行到",
    times: "{times} 次",
  },
  /** The table of components. */
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
  "line-of": "第 {step} 步，共 {total} 步。第 {line} 行，共 {lines} 行。",
  first: "回到开头",
  back: "上一步",
  play: "播放",
  pause: "暂停",
  next: "下一步",
  last: "跳到结尾",

  player: {
    label: "播放器",
    phases: "过程的各个阶段",
    phase: "{name}，从第 {step} 步开始",
    /** The names of phases where space is short. */
    brief: { dots: "点段", transform: "选取", escapes: "百分号", query: "查询" },
    speed: "速度 {speed}×",
    times: "{speed}×",
    /** The name of a component or a buffer in a sentence, by the document's own. */
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
      segment: "路径段",
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
      state: "状态",
      output: "输出",
      other: "{name}",
    },
    /** A component with its value, and what the target gets from the base or the reference. */
    part: { by: "given", empty: "{ui:player:called}（为空）", other: "{ui:player:called} ‹{value}›" },
    "from-base": {
      by: "given",
      no: "基准没有 {ui:player:called}，目标也没有。",
      empty: "目标沿用基准的 {ui:player:called}（为空）。",
      other: "目标沿用基准的 {ui:player:called} ‹{set}›。",
    },
    "from-reference": {
      by: "given",
      no: "引用没有 {ui:player:called}，目标也没有。",
      empty: "目标采用引用的 {ui:player:called}（为空）。",
      other: "目标采用引用的 {ui:player:called} ‹{set}›。",
    },
    /** The result of a run, and which components come from where. */
    result: {
      by: "of",
      base: "目标全部来自基准。",
      reference: "目标全部来自引用。",
      other: "{parts}。",
    },
    came: {
      base: "{names} 来自基准",
      reference: "{names} 来自引用",
      both: "{names} 由基准和引用拼成",
      algorithm: "{names} 由算法写入",
    },
    /** Joins these clauses. */
    clauses: "，",
    joint: "，",
    /** The target is assembled. */
    assembled: "现在把各个组件依次写成目标。",
    "written-first": "目标现在是 ‹{added}›。",
    written: "追加 ‹{added}›，得到 ‹{set}›。",
    "written-path": "追加路径，得到 ‹{set}›。",
    /** How a numbered step of a section is cited. */
    cited: "{section}第 {step} 步",
  },
  phases: {
    setter: "赋值",
    special: "种类",
    origin: "源",
    characters: "字符",
    split: "拆分",
    transform: "选取组件",
    merge: "合并",
    dots: "去除点段",
    recompose: "重组",
    parts: "各部分",
    decode: "解码",
    dialogue: "消息",
    octets: "八位字节",
    encode: "编码",
    case: "大小写",
    escapes: "百分号编码",
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

  /** The sentence of a step whose line has none of its own: it sets a register, asks a question, or does neither. */
  sets: "{register} 变为 ‹{value}›。",
  runs: "{line}。",
  points: {
    by: "character",
    undefined: "指针退到第一个字符之前。",
    empty: "指针到达末尾。",
    other: "指针指向 ‹{character}›。",
  },
  asked: { by: "answer", yes: "{line}（成立）。", no: "{line}（不成立）。" },

  /** An empty value, and an absent one. */
  nothing: "空",
  undefined: "不存在",

  /** What became of the characters of a base and a reference, as sentences of the reason for a target. */
  reason: {
    merged: {
      by: "dropped",
      undefined: "引用的路径相对于基准的路径。",
      empty: {
        by: "directory",
        empty: {
          by: "path",
          empty: "基准和引用都没有路径。",
          other: "基准里没有写路径，‹{path}› 就是整个路径。",
        },
        other: "基准的路径以 ‹/› 结尾，‹{path}› 接在 ‹{directory}› 后面。",
      },
      other: {
        by: "dots",
        yes: "{ui:reason:file-lost}",
        other: {
          by: "directory",
          empty: "基准的路径 ‹{dropped}› 中没有 ‹/›，整个换成 ‹{path}›。",
          other: "基准路径中最后一个 ‹/› 之后的 ‹{dropped}› 换成 ‹{path}›。",
        },
      },
    },
    "file-lost": "‹{dropped}› 后面没有 ‹/›，按文件处理，合并时去掉。",
    parents: {
      by: "in",
      base: "基准中的 ‹{dots}› 抵消 ‹{taken}›。",
      other: "前面的 ‹{taken}› 被 ‹{dots}› 抵消。",
    },
    excess: {
      by: "apart",
      yes: "到了路径开头，忽略多余的 {count} 个 ‹..›。",
      other: {
        by: "in",
        base: "基准的路径退到了开头，忽略其中多余的 ‹{dots}›。",
        other: "到了路径开头，忽略多余的 ‹{dots}›。",
      },
    },
    here: {
      by: "in",
      base: "基准中的 ‹{dots}› 表示当前目录，去掉。",
      other: "‹{dots}› 表示当前目录，去掉。",
    },
    guarded: "路径前面加上 ‹/.›，以免其中的 ‹//› 被当作主机的开头。",
    "port-lost": "端口 ‹:{port}› 是 ‹{scheme}› 的默认端口，已省略。",
    "query-lost": {
      by: "params",
      undefined: "基准的查询 ‹?{query}› 没有用到。",
      other: {
        by: "query",
        undefined: "基准的参数 ‹;{params}› 没有用到。",
        other: "基准的参数和查询 ‹;{params}?{query}› 没有用到。",
      },
    },
    "kept-dots": "规则只去掉到这一步，所以 ‹{dots}› 保留。",
    "dots-in-query": "只有路径才有点段，所以 ‹?{query}› 里的点保留。",
    changed: "这里改动了规范的算法，规范的理由不再适用。",
  },
  /** A spec some of whose lines were changed. */
  changed: {
    some: "{changes}的 {ui:spec-first}",
    own: "改了 {lines} 行",
    out: "去掉了 {lines} 行",
    /** What the first step that the change makes different does with it, and without it. */
    parted: "{here}不改时：{there}",
    inserted: { by: "where", before: "在 {line} 行前加了 {count} 行", other: "在 {line} 行后加了 {count} 行" },
    many: "改了 {count} 处的 {ui:spec-first}",
    line: "改过",
    titled: "{name}：{shown}",
  },

  /** How many levels a path goes up, and how deep a directory is. */
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

  /** The sentence that says why the target is what it is. For its words about errors see problem.js. */
  line: {
    details: "详情",
    other: "还有 {count} 处",
    more: "还有 {count} 处",
  },

  /** A character in a sentence: in quotation marks, or its name where it is invisible. */
  character: "“{character}”",
  /** An invisible character that has a name. */
  "a-character": "{name}",
  named: "{name}（{code}）",
};
