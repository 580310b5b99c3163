/**
 * What the page says in Simplified Chinese of RFC 1738. The notation is that of
 * web/src/words/words.js.
 */
export default {
  /** Said of a base that is not absolute. */
  "base-without-scheme": "基准以方案和冒号开头，例如 ‹http:›；这个基准没有。",

  /** Why the target is what it is. */
  why: {
    absolute: "引用以方案 ‹{scheme}› 开头：它是完整的 URL，不需要基准。",
    "no-relative-form": "引用没有方案。这份文档提到了相对链接，但没有说怎样补全它们。",
  },

  /** The lines of the listing. */
  lines: {
    "split-base": 'base.scheme, scheme-specific-part ← base，在其第一个 ":" 处拆开',
    "split-fragment": 'URL, fragment identifier ← reference，在其第一个 "#" 处拆开',
    "has-scheme": '若 URL 以方案和 ":" 开头',
    "split-url": 'scheme, scheme-specific-part ← URL，在那个 ":" 处拆开',
    absolute: "原样返回 reference",
    "no-scheme": "否则",
    "no-relative-form": "没有结果：文档没有描述相对链接",
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-base": "如果第一个冒号前面是方案，就在那里把基准拆开：{parts}。",
    "split-fragment": "‹#› 及其后面的内容不是 URL 的一部分：{parts}。",
    "has-scheme": {
      by: "answer",
      yes: "引用以方案和冒号开头。",
      no: "引用不以方案和冒号开头。",
    },
    "split-url": "URL 在那个冒号处拆开：{parts}。",
    absolute: "引用是完整的 URL，它本身就是答案：‹{set}›。",
    "no-relative-form": "它不是完整的 URL，而这份文档没有说怎样补全：没有答案。",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "‹:› 前面的内容只有全部是字母、数字、‹+›、‹-› 和 ‹.› 时才是方案。",
    "own-scheme": "以方案开头的是完整的 URL，原样采用，其中的点段（‹.› 和 ‹..›）也保留。",
    "relative-form": "这里提到了相对链接，但没有说怎样解析：没有答案。",
    "same-scheme": "以方案开头的是完整的 URL，即使方案与基准的相同。",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    "文档用 ‹[ ]› 括住重复的内容。这里写成 ‹( )›，因为 ‹1*[ a ]› 会让人以为连一个也可以不要。同一种大小写的字母，文档逐个列出，这里写成范围。",

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    absolute: "‹#› 后面的标识符不是 URL 的一部分，而它会怎样，文档没有说。这里让它留在原处。",
    "no-relative-form":
      "文档既没有描述相对链接，也没有说怎样辨认。这里凡是没有方案的都称作相对链接，并用 URL 的规则去对照，结果是不匹配。",
    scheme:
      "规则只印了小写字母，旁边有一条注释，说方案用小写，但解释它的程序不应区分大小写。第 2.1 节为了容错也这样要求。因此在所有方案中，大写字母在这里都读作小写。",
    gopherurl:
      '文档印的斜杠没有加引号；这里读作 ‹"/"›。选择符本身可以含有 ‹%09›，所以搜索部分也可以读作选择符的一部分。这里选择符尽可能长。勘误 5118 在那里补上了引号。',
  },

  /** What has to be said of examples. */
  remarks: {
    form: "文档印这个例子时，把两个值的名称写在尖括号里。这里就以名称本身作为值。",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "字母、数字或 ‹$-_.+!*'(),› 之一",
    reserved: "‹;/?:@&=› 之一",
  },
};
