/**
 * What the command "uriscope" says in Simplified Chinese where it asks the engine; of "uriscope
 * bake" see bake.js. The notation is that of web/src/words/words.js.
 */
export default {
  usage:
    "uriscope resolve [选项] BASE REFERENCE    引用的目标\n" +
    "uriscope compare [选项] A B               两个 URI 是否相同\n" +
    "uriscope normalize [选项] URI             一个 URI 的规范形式\n" +
    "uriscope check [选项] FILE                用文件中的例子核对一个版本\n" +
    "uriscope check --conformance FILE         一个库遵循哪份规范\n" +
    "uriscope bake [--data FILE] DIR        为 HTML 文件中的元素生成图和数据\n" +
    "\n" +
    "  --edition ID     依据哪个文档回答，或者“all”；不写就是 {standard}：\n" +
    "                   {editions}\n" +
    "  --format NAME    输出格式\n" +
    "                   resolve：target（默认）、text、markdown、json、svg\n" +
    "                   compare 和 normalize：text（默认）、json\n" +
    "  --steps          用于 resolve：用文字说明运行的每一步\n" +
    "  --expected URI   用于 resolve：怎样才能得到这个目标，谁得到它，它在哪一步丢失\n" +
    "  --fail-on-error  用于 resolve：有语法错误或验证错误时，退出状态也是 1\n" +
    "  --base URI       用于 compare：相对引用以它为基准来解析\n" +
    "  --follow ID      用于 check --conformance：必须遵循的规范\n" +
    "{options}" +
    "  --lang TAG       用哪种语言说话：图形、理由和问题；不写时，\n" +
    "                   由环境决定（LC_ALL、LC_MESSAGES、LANG）\n" +
    "  -h, --help       显示这段说明；“uriscope bake --help”有那个命令的详细说明\n" +
    "  -V, --version    这个包的版本\n" +
    "\n" +
    "以“-”开头的文本写在“--”之后。如果没有写文本，而标准输入是管道，那么每行是一个例子，\n" +
    "其中的文本用制表符隔开。超过 {most} 个字符的行会跳过并报告。\n" +
    "\n" +
    "resolve 把目标打印成一行；没有目标的输入行得到一个空行。错误、注意和没有目标的原因\n" +
    "写到标准错误。\n" +
    "\n" +
    "check 读取的每行是基准、引用和预期的目标，用制表符隔开；预期没有目标时，第三项为空。\n" +
    "空行和以“#”开头的行略过。\n" +
    "\n" +
    "check --conformance 读取一个库的答案：每行是基准、引用和答案，用制表符隔开；\n" +
    "或写成 JSON；或按次序为每个已记录的例子给出一个答案。\n" +
    "\n" +
    "退出状态：有答案、两个 URI 相同、所有例子都一致，或得到预期的目标时为 0；否则为 1；\n" +
    "有内容读不到、无法执行或无法输出时为 2。用“--edition all”时，有一个文档得出目标就够了。\n",
  "no-language": "--lang 之后要有语言的标签，例如 zh-Hans。",
  option: "  --{name} WORD\n                   {documents} 的选项：{values}\n",

  format: "这里没有格式 {format}；可用的有：{list}。",
  value: "--{name} 不能是 {value}；可以是：{list}。",
  edition: "没有版本 {edition}；可用的有：{list}。",
  arguments: "{reason}。参见：uriscope --help",
  texts: "这个命令需要 {count} 段文本，而给出的有 {given} 段。参见：uriscope --help",
  "one-figure": "SVG 只显示一个版本：用 --edition 指明。",
  "one-expected": "预期的目标只按一个版本来核对：用 --edition 指明。",
  "one-edition": "例子只用一个版本来核对：用 --edition 指明。",
  "one-file": "请指明一个文件。参见：uriscope --help",
  engine: "引擎无法回答：{message}",
  "no-engine": "引擎无法启动：{reason}。请重新安装这个包。",
  "not-printed": "无法写出结果：{reason}",

  line: "第 {line} 行：需要 {count} 段用制表符隔开的文本，而这里有 {given} 段。",
  "long-line": "第 {line} 行：已跳过，因为它超过 {most} 个字符。",
  "long-case": "已跳过，因为这一行超过 {most} 个字符。",
  "line-engine": "第 {line} 行：引擎无法回答：{message}",
  "at-line": "第 {line} 行：",
  problem: "{on}，偏移 {at}：{said}（{section}）",
  note: "注意：{on}，偏移 {at}：{said}（{section}）",
  "no-target": "没有目标：{reason}",
  case: "需要用制表符隔开的基准、引用和预期的目标；这里有 {given} 段文本。",
  "not-read": "无法读取 {file}：{reason}",
  input: "标准输入",
  "no-cases": "{file} 中没有例子。",
  uri: "URI",
  checked: "一致：{agree}，不同：{differ}，未读取：{unread}",
  differs: "{base} + {reference}：预期 {expected}，而 {document} 得到 {answer}",
  nothing: "（无）",
  "as-expected": "{document} 得到的正是预期的。",
  nobody: "没有哪个版本得到预期的结果。",

  conformance: {
    answers: "{file} 不是一份答案：每行应是用制表符隔开的基准、引用和答案；或是 JSON；或是 {count} 个答案。",
    row: "{document}：{agree}/{cases}",
    follows: {
      by: "except",
      0: "它在所有例子中都遵循 {document}。",
      other: "它遵循 {document}，但有 {except} 个例子除外：",
    },
    misses: { by: "except", 0: "它在所有例子中都遵循 {document}。", other: "它有 {except} 个例子不遵循 {document}：" },
    differs: "{base} + {reference}：答案是 {answer}，而 {document} 得到 {target}",
    more: "……另有 {count} 个",
    with: "{document}（{options}）",
  },

  table: { document: "文档", answer: "答案", reason: "为什么不同" },
};
