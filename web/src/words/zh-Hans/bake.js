/**
 * The messages of the command "uriscope bake", and the words of the figures that it puts into pages, in
 * Chinese. Of the notation in web/src/words/words.js, only plain placeholders work here.
 */
export default {
  usage:
    "uriscope bake [--data FILE] DIR\n" +
    "\n" +
    "预渲染 DIR 及其子文件夹的 HTML 文件中的每个 <uri-scope>。每个元素得到一幅没有脚本\n" +
    "也能阅读的图。</body> 前面会加上一块数据，使元素不用引擎就能绘制并播放过程。\n" +
    "页面的其余内容逐字节不变。再次运行这个命令，不会有任何改动。\n" +
    "\n" +
    "  --data FILE   把所有页面的数据写入 FILE，不改动页面。用于在浏览器中切换页面的\n" +
    "                网站。在加载 embed.js 的脚本标签中，用属性 data-baked 指定这个文件。\n" +
    "                如果 FILE 已存在，bake 只替换自己写入的数据文件。\n" +
    "  --help        显示这段帮助\n" +
    "  --version     显示这个包的版本\n" +
    "\n" +
    "无法预渲染的元素会跳过，并报告所在的文件和行。无法读取或写入的文件和文件夹也会\n" +
    "跳过并报告。不处理符号链接；名称像页面的符号链接会报告，但不算跳过。\n" +
    "\n" +
    "退出状态：没有跳过任何内容时为 0，有跳过的内容时为 1，什么也做不了，或因磁盘已满或只读而\n" +
    "提前停止时为 2。\n",
  "unknown-command": "没有命令 {command}。参见 uriscope --help",
  "unknown-option": "没有选项 {option}。参见 uriscope --help",
  "no-file": "--data 后面要有文件名。",
  "one-folder": "请只指定一个文件夹。参见 uriscope --help",
  "not-read": "无法读取 {file}：{reason}",
  "not-written": "无法写入 {file}：{reason}",
  unread: "无法读取：{reason}",
  unwritten: "无法写入：{reason}",
  "not-regular": "它不是普通文件",
  "page-name": "这是页面的文件名；请为数据另选文件名",
  "not-data": "它不是 bake 写入的数据文件；请为数据另选文件名",
  changed: "已跳过，因为预渲染期间文件有改动。请再次运行 bake。",
  "no-utf-8": "已跳过，因为名称不是 UTF-8。",
  owner: "无法保留 {file} 的所有者；它现在属于运行这个命令的用户。",
  "hard-link": "{file} 有硬链接；其他名称下仍是旧的内容。",
  progress: "已处理的页面：{pages}",
  "not-a-folder": "{file} 不是文件夹。",

  problem: "{file}:{line}: {message}",
  "in-file": "{file}: {message}",
  note: "注意：{message}",
  link: "注意：{file} 是符号链接，bake 不处理符号链接。",
  packed: "注意：{file} 现在比它的页面旧。请先运行 bake，再压缩。",
  done: "页面：{pages}，改动：{changed}；元素：{elements}，跳过：{left}",
  kept: "保留作者的文本而不放图的元素：{kept}",
  links: "未处理的符号链接：{links}",
  stopped: "在 {file} 处停止，因为其他页面也无法写入；剩余的页面：{left}",
  "not-done": "跳过的文件或文件夹：{failed}",
  "done-data": "页面：{pages}；元素：{elements}，跳过：{left}；{file} 中的示例：{cases}",

  /** Why an element is skipped. */
  refused: {
    "lost-end":
      '<uri-scope> 在应该结束的地方没有结束标签，所以后面的文本成了它的内容，或者它的内容跑到了外面。在 Markdown 中，请把它写在一行里，不要有空行；"/>" 不能结束它。',
    foreign: "<uri-scope> 位于 SVG 或 MathML 中，不是 HTML 元素。",
    attribute: "没有属性“{value}”；元素自己的属性有：{list}。",
    edition: "没有规范“{value}”；可以使用：{list}。",
    view: "没有视图“{value}”；可以使用：{list}。",
    value: '不允许 {name}="{value}"；可以使用：{list}。',
    "link-line": 'lines="{value}" 不是改动，请写成 "2C: words"、"omit 2C"、"before 2C: words" 或 "after 2C: words"。',
    "link-step": 'step="{value}" 不是步数。',
    "link-line-break": "{name} 含有换行，而 URI 不能含有换行。",
    engine: "没有结果：{message}",
    encoding: "页面的编码是 {encoding}，无法逐字节修改。",
    moved: "由于元素周围的标记，放进图会改变页面的解析结果。请在元素中写上自己的内容。",
  },

  /** Above the texts of an element with "predict", which hides the target. */
  base: "基准 URI",
  reference: "引用",
  /** The figures of encoded data, of a text with URIs, and of a host. */
  encoding: {
    caption: "按 {document}（{year}），{text} 用作 {component}",
    encoded: "编码结果",
    characters: "字符、八位字节、写法",
    impossible: "（无法编码）",
  },
  extract: {
    caption: "按 {document}（{year}），{text} 中的 URI",
    text: "文本",
    found: "找到",
    none: "（没有 URI）",
    invalid: "（无效）",
    or: "也可能是",
  },
  host: { caption: "按 {document}（{year}），主机 {text}", rule: "规则", made: "组成", none: "（不是主机）" },
  /** The figures of a comparison and of a normal form; the rungs have the names in compare.js. */
  compare: {
    caption: "按 {document}（{year}），{text} 与 {other} 是否等价",
    a: "URI A",
    b: "URI B",
    ends: "结果",
    meet: "两者在“{rung}”这一级相同。",
    apart: "两者在哪一级都不相同，但这不能证明它们标识的是不同的东西。",
    none: "没有可比较的内容。",
  },
  normalization: { caption: "按 {document}（{year}），{text} 怎样规范化" },
  /** The figure of where a base comes from; the layers have the names in documents.js. */
  layers: {
    caption: "按 {document}（{year}）得到的基准：{text}",
    empty: "（空字符串）",
    none: "（无）",
    nothing: "（没有内容）",
    becomes: "{text}，变为 {base}",
    unused: "{text}（未采用）",
  },
  /** The figure of what a client does with a URL. */
  origin: {
    caption: "按 {document}（{year}），{text} 的源",
    label: "源",
    none: "（不是 URL）",
  },
  scheme: {
    caption: "按 {document}（{year}），客户端怎样处理 {text}",
    url: "URL",
    sent: "消息",
    connection: "（连接到 {text}）",
    advice: "（告诉用户：{text}）",
    more: "（还有 {count} 行）",
    injected: "{text}（现在不得发送，因为其中有来自 URL 的换行或 NUL）",
    nothing: "（没有内容）",
    silent: "{document} 没有说客户端怎样处理它。",
  },
};
