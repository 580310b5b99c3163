/**
 * The words of RFC 1738, in Chinese: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "基准缺少方案（scheme，平时常叫“协议”），可以在前面加上 ‹https://›。",

  /** Why the target is what it is. */
  why: {
    absolute: "引用有自己的方案 ‹{scheme}›，不需要基准，本身就是目标。",
    "no-relative-form": "引用没有方案。RFC 1738 提到了相对链接，但没有说怎样解析。",
  },

  /** The lines of the algorithm. */
  lines: {
    "split-base": "base.scheme, base.scheme-specific-part ← split(基准)",
    "split-fragment": 'URL, fragment identifier ← 引用，在其第一个 "#" 处拆开',
    "has-scheme": "若 URL 有 scheme",
    "split-url": "scheme, scheme-specific-part ← split(URL)",
    absolute: "result ← 引用",
    "no-scheme": "否则",
    "no-relative-form": "没有结果：规范没有说明相对链接",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-base": {
      by: "after base.scheme",
      undefined: "基准的第一个冒号前面没有方案，所以不拆分。",
      other: "在第一个冒号处拆分基准：{parts}。",
    },
    "split-fragment": {
      by: "after fragment identifier",
      undefined: "引用中没有 ‹#›，因此没有片段标识符。",
      other: "‹#› 和它后面的文本不是 URL 的一部分：{parts}。",
    },
    "has-scheme": {
      by: "answer",
      yes: "引用以方案和冒号开头。",
      no: "引用不以方案和冒号开头。",
    },
    "split-url": "在这个冒号处拆分 URL：{parts}。",
    absolute: "引用是完整的 URL，本身就是目标：‹{set}›。",
    "no-relative-form": "引用不是完整的 URL，而这份规范没有说怎样补全，因此没有目标。",
  },

  /** What the edition does in the clauses where editions differ; said if its target differs from the chosen edition’s. */
  because: {
    "scheme-begins": "‹:› 之前的文本只含字母、数字、‹+›、‹-› 和 ‹.› 时才是方案。",
    "own-scheme": "以方案开头的引用是完整的，原样采用，点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "规范提到了相对链接，但没有说怎样解析，因此没有目标。",
    "same-scheme": "以方案开头的引用是完整的，即使方案与基准的相同。",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "规范用 ‹[ ]› 括住重复的部分。本页改用 ‹( )›，因为按 ‹1*[ a ]›，连第一个也可以省略。规范逐个列出的同一种大小写的字母，本页写成范围。",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    absolute: "‹#› 后面的标识符不是 URL 的一部分，规范也没有说怎样处理。本页把标识符留在原处。",
    "no-relative-form":
      "规范既没有说明相对链接，也没有说怎样辨认。本页把没有方案的一律算作相对链接，再用 URL 的规则去检查，结果是不匹配。",
    scheme:
      "规则中只写了小写字母，注释说“the scheme is in lower case; interpreters should use case-ignore”（方案用小写，解释时应忽略大小写）。第 2.1 节也提出同样的要求，为的是提高容错性（for resiliency）。因此本页在所有方案中都把大写字母当作小写。",
    gopherurl:
      '规范中的斜杠没有加引号，本页当作 ‹"/"›，勘误 5118 也是这样说的。选择符本身可以含有 ‹%09›，所以搜索部分也可以算作选择符的一部分。本页让选择符尽可能长。',
  },

  /** Notes on examples. */
  remarks: {
    form: "规范写这个示例时，把两个值的名称写在尖括号里。本页直接用名称作为值。",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "字母、数字、‹$-_.+!*'(),› 之一",
    reserved: "‹;/?:@&=› 之一",
  },
};
