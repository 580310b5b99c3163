/**
 * What the Compare room says in Simplified Chinese. The words for the way to a normal form
 * are in normal.js. The notation is that of web/src/words/words.js.
 */
export default {
  title: "比较：两个 URI 是同一个意思吗？",
  swap: "交换 A 和 B",
  label: { a: "URI A", b: "URI B", base: "基准 URI", one: "URI" },
  brief: { a: "A", b: "B", base: "基准", one: "URI" },
  names: { a: "A", b: "B" },
  listing: "化为规范形式",
  /** Where no way is played. */
  still: {
    empty: "这里会逐行显示一个 URI 怎样化为规范形式，可以在下方播放。",
    "no-uri": "这段文本不是 URI，因此没有规范形式。",
    "no-target": "这段文本没有目标，因此没有规范形式。",
    unanswered: "没有答案，也就没有过程可以显示。",
  },
  side: "播放哪一个的过程",
  play: { a: "A 的过程", b: "B 的过程" },
  panes: { components: "阶梯", buffers: "说明" },

  /** What is announced, and said below the text boxes. */
  why: {
    empty: "输入两个 URI，或者选一个示例。",
    half: "现在只有一个 URI，下面是它化为规范形式的过程。在空框里再输入一个 URI，就可以比较两者。",
    meet: "两者在“{rung}”这一级相同：按照 {document}，它们等价。",
    string: {
      by: "resolved",
      yes: "以基准解析之后，两者逐字符相同。",
      no: "两者逐字符相同。",
    },
    apart: "两者始终没有变得相同。但这绝不证明它们指的是不同的东西。",
    "apart-slash": "不同：{side} 的路径以 ‹/› 结尾。但它们仍可能指同一个东西。",
    "apart-alone": "不同：只有 {side} 有 ‹{part}› 这一部分。但它们仍可能指同一个东西。",
    "apart-part": "不同：‹{part}› 在 A 中是 ‹{a}›，在 B 中是 ‹{b}›。但它们仍可能指同一个东西。",
    "but-fragment": "两者始终没有变得相同：片段不同。如果只是获取内容，片段不算在内，那么它们在“{rung}”这一级相同。",
    "no-target": "没有什么可比较的：其中一个没有目标。",
    normal: "按照 {document}，规范形式的意思与原来相同。",
    "normal-guarded": "‹/.› 让路径仍是路径：没有它，‹//› 后面的内容会被读作主机。",
    "normal-already": "按照 {document}，它已经是规范形式。",
    "normal-resolved": "它是相对引用，因此先被解析：‹{target}›。",
    "none-yet": "输入一个 URI，就能看到它的规范形式。",
    "apart-address": "两者没有相遇，但 ‹{a}› 和 ‹{b}› 是同一个 IPv6 地址：{document} 不按值比较地址。",
  },
  "normal-form": "规范形式",

  /** On paper. */
  handout: {
    two: "两个 URI 的比较（{year}）",
    one: "一个 URI 和它的规范形式（{year}）",
    rung: "级",
    path: { by: "side", empty: "化为规范形式的过程", other: "{side} 化为规范形式的过程" },
  },

  /** An element in another page, to whoever listens. */
  element: {
    compare: "“{a}”和“{b}”是否等价",
    normalization: "“{text}”化为规范形式的过程",
  },

  /** The ladder. */
  ladder: "{document} 的比较阶梯",
  rungs: {
    string: "简单字符串",
    case: "大小写",
    characters: "组合字符",
    escapes: "转义",
    dots: "点段",
    scheme: "按方案",
    protocol: "按协议",
    fragment: "空片段",
  },
  /** What is done for each of them, by the document. */
  does: {
    string: "两者按原样逐字符比较。",
    case: {
      by: "edition",
      rfc1738: "方案改写成小写字母。至于其他部分，文档没有说大写字母与小写字母意思相同。",
      rfc3986: "方案和主机改写成小写字母。转义中的字母 A 到 F 改写成大写。",
      other: "方案和主机改写成小写字母。",
    },
    escapes: {
      by: "edition",
      rfc3986: "不需要转义的字符直接写出：字母、数字、‹-›、‹.›、‹_› 和 ‹~›。",
      other: "不需要转义的字符直接写出。其余转义中的字母 A 到 F 改写成大写。",
    },
    characters: "可以用几种方式组合的字母改写成一种，但只在 IRI 来自纸面或别的字符集时。",
    dots: "像解析时那样，从路径中去除路径段 ‹.› 和 ‹..›。如果路径因此会被读作主机，就在它前面留下 ‹/.›。",
    scheme: {
      by: "edition",
      rfc1738:
        "按照各方案所在的章节：默认端口省去，可有可无的 ‹/› 写出，gopher 类型 ‹1› 也写出，方案没有保留的字符照原样写，‹file› 中的 ‹localhost› 与没有主机意思相同。",
      rfc1630: "省去 ‹http› 的端口 80 和 ‹ftp› 的端口 21；‹file› 中省去主机 ‹localhost›，它与没有主机相同。",
      "rfc2396bis-01": "省去方案的默认端口；在 ‹file› 中省去主机 ‹localhost›，因为它就是默认主机。",
      rfc3986:
        "按照方案的规则，省去默认端口；主机后面的空路径写成 ‹/›。‹file› 中省去主机 ‹localhost›；‹mailto› 中主机改写成小写字母。这里只认识少数几个方案。",
      other: "省去方案的默认端口。",
    },
    protocol: "只有把两者都取来的程序才能判断。这里什么也不取。",
    fragment: "后面什么也没有的 ‹#› 与没有 ‹#› 意思相同。",
  },
  "rung-by-rung": "逐级说明",
  guarded: "去除点段以后，{side} 的路径会以 ‹//› 开头，后面的内容会被读作主机。所以在它前面留下 ‹/.›，所指不变。",
  about:
    "每上一级，就有一样可以有多种写法的东西统一成一种写法。两段文本如果在某一级变得相同，按这个版本就是等价的。如果始终没有变得相同，则什么也证明不了：一个名称指什么，只有它的所有者知道。",
  skips: "从这里往后的各级都跳过：只有 URI 才能这样比较，而两段文本中有一段不是 URI。",
  explains: "两者是否通向同一个东西（例如经过重定向），只有把两者都取来的程序才能判断。这里什么也不取。",
  equal: "相同",
  different: "不同",
  "meet-here": "两者在这里变得相同。",
  form: { by: "changed", yes: "{side}，在这里改变：{form}", no: "{side}：{form}" },
  resolved: "已解析",
  keys: "用上、下、左、右键在各个形式之间移动；按 Enter 键转到那一步。",

  /** In the strip of years. */
  answers: {
    meet: {
      by: "rung",
      string: "相同：原样",
      case: "相同：大小写",
      characters: "相同：组合字符",
      escapes: "相同：转义",
      dots: "相同：点段",
      scheme: "相同：按方案",
      fragment: "相同：空片段",
    },
    apart: "始终不同",
    none: "没有目标",
  },

  /** Beside the ladder. */
  without: "不看片段",
  "without-meet": "如果只是获取内容，片段不算在内：不看片段，两者在“{rung}”这一级相同。",
  "without-apart": "不看片段，两者也始终不同。",
  "without-none": "两者都没有片段。",
  "was-resolved": "‹{text}› 是相对引用，先以基准解析过。参加比较的是 ‹{target}›。",
  outcomes: {
    "same-document": "‹{text}› 指的是它所在的文档，与基准是什么无关。那不是 URI，因此没有什么可比较的。",
    "no-relative-form": "‹{text}› 不是完整的 URL，而这个版本没有相对 URL。",
    error: "‹{text}› 是相对引用，以这个基准得不到目标。",
  },
  unused: {
    by: "count",
    1: "它不是相对引用，因此用不到基准。",
    other: "两者都不是相对引用，因此用不到基准。",
  },
  /** Where one box is empty. */
  empty: "{side} 为空",
  empties: {
    target: "作为引用，空文本的意思是去掉片段的基准：‹{target}›。",
    "same-document": "作为引用，空文本指的是它所在的文档，与基准是什么无关。那不是 URI。",
    "no-relative-form": "这个版本没有相对 URL，因此空文本没有意义。",
    error: "以这个基准，空文本没有意义。",
  },
  "take-empty": "与它比较",
  choices: "这个版本没有规定的地方",
  texts: "文本",
  practice: "良好写法",
  practices: {
    "lower-scheme": "方案用小写字母",
    "lower-host": "主机用小写字母",
    "essential-escapes": "只在必要处转义",
    "upper-digits": "转义中用大写字母",
    "utf-8": "转义的字符采用 UTF-8",
    "no-dots": "路径中没有 ‹.› 或 ‹..› 这样的路径段",
  },
  kept: "符合",
  broken: "不符合：‹{found}›",
  of: "建议",
  shortest: "最短的引用",
  "from-to": { by: "from", a: "从 A 到 B", b: "从 B 到 A", other: "从基准到 {to}" },
  none: "无",
  /** Other ways to write a target, in the room where it is resolved. */
  forms: {
    title: "目标的其他写法",
    shortest: "从这个基准出发的最短引用",
    normal: "按照 {document} 的规范形式",
    guarded: "加上保护前缀",
    guards:
      "答案是 ‹{target}›，与文档组合出来的一样。但程序再次读这段文本时，会把 ‹//› 后面的内容当作主机，而它原本是路径的一部分。在前面加上 ‹/.›，路径就仍是路径。",
    "same-text": "它得到的文本相同，只是这里 ‹//› 后面的内容从一开始就是主机。",
    typed: "这就是输入的那个引用。",
    compare: "将目标与另一个 URI 比较",
  },
  shapes: {
    empty: "只剩片段可写，或者什么也不用写。",
    "only-query": "路径与基准的相同，所以写查询就够了。",
    path: "从基准所在的目录往下走。",
    dot: "需要一个点，写作 ‹.›、‹./› 或 ‹/.›：没有它，路径会被读成别的东西，或者根本没有路径。",
    up: "‹..› 通向基准所在目录的上级目录。",
    root: "写出整个路径，并不比从基准走过去更长。",
    authority: "需要 ‹//›：授权部分不同，或者路径为空。",
    whole: "方案不同，或者没有更短的写法能到达那里。",
    "no-relative": "这个版本没有相对引用，因此只能写出全文。",
    "dot-segment": "没有引用能到达那里：它的路径中有点段，而解析之后不会留下点段。",
    invalid: "没有引用能到达那里：它不是 URI。",
    misread: "没有引用能到达那里：这段文本再次拆分时，得到的组件与组成它的那些不同。",
    "no-base": "两者之中有一个没有方案。",
  },

  "examples-label": "示例",
  examples: {
    section: "文档自己的例子",
    case: "主机的大小写",
    tilde: "~ 与 %7E",
    port: "默认端口",
    path: "没有路径",
    query: "空的 ?",
    hash: "空的 #",
    fragment: "两个片段",
    mail: "邮件地址",
    file: "本机文件",
    guard: "路径还是主机？",
    relative: "相对引用",
    slash: "多一个斜杠",
    "encoded-slash": "%2F",
    dots: "点段",
    "dots-encoded": "%2E",
    escapes: "%41",
    parentheses: "圆括号",
    iri: "两个 IRI",
    "iri-host": "DNS 中的名称",
    "iri-composed": "组合字母",
  },
};
