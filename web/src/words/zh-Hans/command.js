/**
 * The messages of the commands that ask the engine, in Chinese. bake.js has the messages of "uriscope
 * bake". The notation is explained in web/src/words/words.js.
 */
export default {
  usage:
    "uriscope resolve [选项] BASE REFERENCE    解析引用\n" +
    "uriscope compare [选项] A B               判断两个 URI 是否等价\n" +
    "uriscope normalize [选项] URI             输出 URI 的规范形式\n" +
    "uriscope check [选项] FILE                核对一批预期的目标\n" +
    "uriscope check --conformance FILE         找出程序库遵循的规范\n" +
    "uriscope score [选项] [FILE]              找出用例测到规范的哪些行\n" +
    "uriscope cases [--format tsv|json]        输出记录的用例，供测试使用\n" +
    "uriscope leaves --base URI [FILE]         找出离开本站的引用\n" +
    "uriscope bake [--data FILE] DIR           预渲染 HTML 文件中的元素\n" +
    "\n" +
    "  --edition ID     采用的规范，或“all”；默认是 {standard}\n" +
    "                   RFC 3986、更早的七份规范和 URL 标准：\n" +
    "                   {editions}\n" +
    "  --format NAME    输出格式\n" +
    "                   resolve：target（默认）、text、markdown、json、svg\n" +
    "                   compare、normalize、score 和 check --conformance：text（默认）、json\n" +
    "                   cases：tsv（默认）、json\n" +
    "  --steps          用于 resolve，以文本说明过程的每一步\n" +
    "  --expected URI   用于 resolve，说明怎样才能得到这个目标，谁会给出它，\n" +
    "                   过程在哪一步丢掉了它\n" +
    "  --fail-on-error  用于 resolve，有语法错误或验证错误时，退出状态也为 1\n" +
    "  --base URI       用于 compare，以这个 URI 为基准解析相对引用\n" +
    "                   leaves：本站的一个页面\n" +
    "  --follow ID      用于 check --conformance，指定必须遵循的规范\n" +
    "  --partial        用于 check --conformance，允许只测一部分用例\n" +
    "  --sharp          用于 cases，只输出能把 RFC 3986 的已知改动区分开的用例\n" +
    "  --lines FILE     用于 check，以 JSON 给出算法中改动的行\n" +
    "{options}" +
    "  --lang TAG       输出的语言；默认取自 LC_ALL、LC_MESSAGES 或 LANG\n" +
    "  -h, --help       显示这段帮助；“uriscope bake --help”说明 bake\n" +
    "  -V, --version    显示这个包的版本\n" +
    "\n" +
    "参数以“-”开头时，在它前面写上“--”。没有给出 URI 或引用，而标准输入是管道时，\n" +
    "resolve、compare 和 normalize 逐行读取标准输入，各参数用制表符隔开。超过 {most} 个\n" +
    "字符的行会跳过并报告。\n" +
    "\n" +
    "resolve 用一行输出目标；输入行没有目标时，输出空行。错误、注意和没有目标的原因\n" +
    "输出到标准错误。\n" +
    "\n" +
    "check 读取的每一行是基准、引用和预期的目标，用制表符隔开。预期没有目标时，第三项\n" +
    "留空。空行和以“#”开头的行会忽略。\n" +
    "\n" +
    "score 读取的每一行是基准和引用，用制表符隔开；也可以写成 JSON。没有 FILE 时，用规范\n" +
    "自己的例子。\n" +
    "\n" +
    "leaves 每行读一个引用，列出看似指向本站、但按某份规范或某个 URL 解析器会指向另一个主机\n" +
    "的引用，以及以“//”、“javascript:”或“data:”开头的引用。同时带方案和主机的引用不列出。\n" +
    "\n" +
    "check --conformance 读取程序库的结果，每一行是基准、引用和结果，用制表符隔开；\n" +
    "也可以写成 JSON，或者按次序为每个记录的用例给出一个结果。在行中，“-”表示没有结果，\n" +
    "“!”后面是错误。\n" +
    "\n" +
    "cases 输出编号、基准、引用和 RFC 3986 的目标，用制表符隔开。以 JSON 输出时，每个\n" +
    "用例还有各份规范的目标、它测试的条款，以及它是否有效。\n" +
    "\n" +
    "退出状态：所有目标或规范形式都存在，每一对 URI 都等价，每一行都符合，每种改动都\n" +
    "测得出，或者得到预期的目标时为 0；否则为 1；有内容无法读取、运行或输出，或者记录的\n" +
    "用例没有测完时为 2。使用“--edition all”时，有一份规范给出目标就够了。\n",
  unlisted: "（无法启动引擎，所以没有列出）",
  "no-language": "--lang 后面要有语言标签，例如 zh-Hans。",
  option: "  --{name} WORD\n                   {documents} 的选项：{values}\n",

  format: "没有格式 {format}。可以使用：{list}。",
  value: "--{name} 不能是 {value}。可以使用：{list}。",
  edition: "没有规范 {edition}。可以使用：{list}。",
  arguments: "{reason}。参见 uriscope --help",
  texts: "需要 {count} 个参数，给出了 {given} 个。参见 uriscope --help",
  "one-figure": "SVG 输出只显示一份规范的结果。请用 --edition 选择。",
  "one-expected": "“--expected”只能用于一份规范。请用 --edition 选择。",
  "one-edition": "“check”只能用于一份规范。请用 --edition 选择。",
  "one-score": "“score”只能用于一份规范。请用 --edition 选择。",
  "score-case": "{file} 没有基准和引用：要用制表符隔开，或者写成 JSON。",
  "one-file": "请只指定一个文件。参见 uriscope --help",
  engine: "没有结果：{message}",
  "no-engine": "无法启动引擎：{reason}。请重新安装这个包。",
  "not-printed": "无法输出结果：{reason}",

  line: "第 {line} 行：应有 {count} 个用制表符隔开的值，而实际有 {given} 个。",
  "long-line": "第 {line} 行：已跳过，因为超过了 {most} 个字符。",
  "long-case": "已跳过，因为这一行超过了 {most} 个字符。",
  "line-engine": "第 {line} 行：没有结果：{message}",
  "at-line": "第 {line} 行：",
  problem: "{on}，偏移 {at}：{said}（{section}）",
  note: "注意：{on}，偏移 {at}：{said}（{section}）",
  "no-target": "没有目标：{reason}",
  case: "应有用制表符隔开的基准、引用和预期的目标，而实际有 {given} 个值。",
  "not-read": "无法读取 {file}：{reason}",
  input: "标准输入",
  "no-cases": "{file} 中没有用例。",
  uri: "URI",
  checked: "相同：{agree}，不同：{differ}，未读取：{unread}",
  differs: "{base} + {reference}：预期 {expected}，而 {ui:spec} 给出 {answer}",
  nothing: "（没有目标）",
  "as-expected": "{ui:spec-first} 给出预期的结果。",
  nobody: "没有规范给出预期的结果。",

  leaves: {
    base: "leaves 需要用 --base 给出一个带主机的 URI。",
    runtime: "Node",
    checked: "离开 {leave} 个，留在本站 {stay} 个，未读 {unread} 个",
  },

  conformance: {
    answers: "{file} 不是结果的列表。每一行应是用制表符隔开的基准、引用和结果，也可以是 JSON 或 {count} 个结果。",
    progress: "已检查：{share}%",
    row: "{document}：{agree}/{cases}",
    follows: {
      by: "except",
      0: "它在测过的所有用例中都遵循 {ui:spec}。",
      1: "它遵循 {ui:spec}，只有一个用例除外：",
      other: "它最接近 {ui:spec}，有 {except} 个用例不同：",
    },
    misses: {
      by: "except",
      0: "它在测过的所有用例中都遵循 {ui:spec}。",
      other: "它在 {except} 个用例中没有遵循 {ui:spec}：",
    },
    differs: "{base} + {reference}：结果是 {answer}，而 {ui:spec} 给出 {target}",
    refuses: "{base} + {reference}：拒绝（{error}），而 {ui:spec} 给出 {target}",
    silent: "{base} + {reference}：没有结果，而 {ui:spec} 给出 {target}",
    more: "……还有 {count} 个，“--format json”会全部列出",
    with: "{ui:spec}（{options}）",
  },

  table: { document: "规范", answer: "目标", reason: "为什么不同" },
};
