/**
 * What the command "uriscope" says in Simplified Chinese. Of the notation of
 * web/src/words/words.js it has nothing but placeholders.
 */
export default {
  usage:
    "uriscope bake [--data FILE] DIR\n" +
    "\n" +
    "对 DIR 及其下各文件夹中的 HTML 文件，在每个 <uri-scope> 里放进一张不用脚本就能读的图，\n" +
    "并在 </body> 之前放进数据，元素靠它不用引擎就能绘制和播放。页面的其余内容逐字节不变。\n" +
    "重复执行，什么也不会改变。\n" +
    "\n" +
    "  --data FILE   改为把所有页面的数据写进 FILE，页面本身不动：用于在浏览器中切换页面的\n" +
    "                网站。embed.js 的标签用属性 data-baked 指明这个文件。\n" +
    "  --help        显示这段说明\n" +
    "  --version     这个包的版本\n" +
    "\n" +
    "无法固化的元素会报出所在的文件和行，并保持不动；无法读写的文件或文件夹也是如此。\n" +
    "退出状态：没有这类情况时为 0，有一些时为 1，什么也没能做时为 2。\n",
  "unknown-command": "没有命令 {command}。参见：uriscope --help",
  "unknown-option": "没有选项 {option}。参见：uriscope --help",
  "no-file": "--data 后面要写文件名。",
  "one-folder": "请指明一个文件夹。参见：uriscope --help",
  "not-read": "无法读取 {file}：{reason}",
  "not-written": "无法写入 {file}：{reason}",
  unread: "无法读取：{reason}",
  unwritten: "无法写入：{reason}",
  "not-regular": "它不是普通文件",
  changed: "已跳过：生成期间文件有改动。请再次运行 bake。",
  "no-utf-8": "名称不是 UTF-8，因此略过。",
  owner: "{file} 现在属于运行这个命令的用户：无法保留原来的所有者。",
  "hard-link": "{file} 原来与其他文件是由硬链接连在一起的同一个文件；那些文件的内容仍是原来的。",
  progress: "已处理的页面：{pages}",
  "not-a-folder": "{file} 不是文件夹。",

  problem: "{file}:{line}: {message}",
  "in-file": "{file}: {message}",
  note: "注意：{message}",
  packed: "注意：{file} 现在比它的页面旧。请先固化再压缩。",
  done: "页面：{pages}，改动：{changed}；元素：{elements}，未处理：{left}",
  kept: "作者自己写了内容的元素，保留那些内容而不放图：{kept}",
  "not-done": "略过的文件或文件夹：{failed}",
  "done-data": "页面：{pages}；元素：{elements}，未处理：{left}；{file} 中的例子：{cases}",

  /** Why an element is left alone. */
  refused: {
    "lost-end":
      '<uri-scope> 在该结束的地方没有结束标签，结果后面的内容成了它的一部分，或者里面的内容跑到了外面。在 Markdown 中，把它写在一行里，中间不要有空行；"/>" 不能结束它。',
    foreign: "<uri-scope> 在 SVG 或 MathML 中，在那里它不是 HTML 元素。",
    attribute: "没有属性“{value}”；元素自己的属性有：{list}。",
    edition: "没有版本“{value}”；可用的有 {list}。",
    view: "没有视图“{value}”；可用的有 {list}。",
    value: '{name}="{value}" 不是它可以取的值：{list}。',
    "link-step": 'step="{value}" 不是步数。',
    "link-line-break": "{name} 中有换行，而 URI 中没有换行。",
    engine: "引擎无法回答：{message}",
    encoding: "页面的编码是 {encoding}，在这种编码中，无法逐字节区分元素与文本。",
    moved: "放进图之后，页面会被读成另一个样子：问题在元素周围的标记。请为元素写上它自己的内容。",
  },

  /** Over the texts of an element with "predict", whose answer is not given away. */
  base: "基准 URI",
  reference: "引用",
  /** The figures of data, of a text, and of a host. */
  encoding: {
    caption: "{text} 作为 {component}，依据 {document}（{year}）",
    encoded: "编码结果",
    characters: "字符、八位字节、写作",
    impossible: "（无法编码）",
  },
  extract: {
    caption: "{text} 中的 URI，依据 {document}（{year}）",
    text: "文本",
    found: "找到",
    none: "（没有 URI）",
    invalid: "（无效）",
    or: "也可能是",
  },
  host: { caption: "主机 {text}，依据 {document}（{year}）", rule: "规则", made: "组成", none: "（不是主机）" },
  /** The figures of two texts that are compared, and of a normal form; the rungs are named as in compare.js. */
  compare: {
    caption: "{text} 与 {other} 是否相同，依据 {document}（{year}）",
    a: "URI A",
    b: "URI B",
    ends: "最后",
    meet: "两者在“{rung}”这一级相同。",
    apart: "两者始终没有变得相同，但这绝不证明它们不同。",
    none: "没有什么可比较的。",
  },
  normalization: { caption: "{text} 化为规范形式的过程，依据 {document}（{year}）" },
  /** The figure of where a base comes from; the layers are named as in words/en/documents.js. */
  layers: {
    caption: "依据 {document}（{year}）的基准：{text}",
    empty: "（空字符串）",
    none: "（无）",
    nothing: "（没有）",
    becomes: "{text}，成为 {base}",
    unused: "{text}（未采用）",
  },
  /** The figure of what a client does with a URL. */
  origin: {
    caption: "{text} 的源，依据 {document}（{year}）",
    label: "源",
    none: "（不是 URL）",
  },
  scheme: {
    caption: "客户端怎样处理 {text}，依据 {document}（{year}）",
    url: "URL",
    sent: "发送的内容",
    connection: "（连接到 {text}）",
    advice: "（告诉用户：{text}）",
    more: "（还有 {count} 行）",
    injected: "{text}（今天不可发送：其中有来自 URL 的换行或 NUL）",
    nothing: "（什么也没有）",
    silent: "{document} 没有说客户端怎样处理它。",
  },
};
