/**
 * The messages of the command "uriscope bake", and the words of the figures that it puts into pages, in
 * Chinese. Of the notation in web/src/words/words.js, only plain placeholders work here.
 */
export default {
  /** Why a file cannot be read or written, by the code of the system's error. */
  errno: {
    ENOENT: "没有这个文件或文件夹",
    EACCES: "没有权限",
    EPERM: "不允许这样操作",
    EISDIR: "是文件夹",
    ENOTDIR: "路径中有一部分不是文件夹",
    ELOOP: "符号链接太多",
    ENAMETOOLONG: "名称太长",
    ENOSPC: "磁盘已满",
    EDQUOT: "磁盘配额已用完",
    EROFS: "磁盘只读",
    EFBIG: "文件太大",
    EMFILE: "打开的文件太多",
    EIO: "输入输出错误",
    other: "错误 {code}",
  },
  /** What a figure shows that has only the reference. */
  one: "{reference} 的组件（{source}）",
  "one-folder": "请只指定一个文件夹。参见 uriscope help bake",
  "not-read": "无法读取 {file}：{reason}",
  "not-written": "无法写入 {file}：{reason}",
  unread: "无法读取：{reason}",
  unwritten: "无法写入：{reason}",
  "not-regular": "不是普通文件",
  "page-name": "这是页面的文件名。请为数据另选文件名",
  "not-data": "不是 bake 写入的数据文件。请为数据另选文件名",
  changed: "已跳过，因为预渲染期间文件有改动。请再次运行 bake。",
  "no-utf-8": "已跳过，因为名称不是 UTF-8。",
  owner: "无法保留 {file} 的所有者。文件现在属于运行这个命令的用户。",
  "hard-link": "{file} 有硬链接，其他名称下仍是旧的内容。",
  progress: "已处理的页面：{pages}",
  "not-a-folder": "{file} 不是文件夹。",

  problem: "{file}:{line}: {message}",
  "in-file": "{file}: {message}",
  note: "注意：{message}",
  link: "注意：{file} 是符号链接，bake 不处理符号链接。",
  packed: "注意：{file} 现在比它的页面旧。请先运行 bake，再压缩。",
  done: "页面：{pages}，改动：{changed}；元素：{elements}，跳过：{left}",
  kept: "保留作者的文本而没有图的元素：{kept}",
  /** What was put into an element. */
  figure: { alone: "写入了图", beside: "在作者的文本后面写入了图", replaced: "用图代替了作者的文本" },
  /** Follows one of these. */
  assumed: "，元素没有基准，以 {base} 为基准",
  links: "未处理的符号链接：{links}",
  stopped: "在 {file} 处停止，因为其他页面也无法写入。剩余的页面：{left}",
  "not-done": "跳过的文件或文件夹：{failed}",
  "done-data": "页面：{pages}；元素：{elements}，跳过：{left}；{file} 中的示例：{cases}",

  /** Why an element is skipped. */
  refused: {
    "lost-end":
      '<uri-scope> 在应该结束的地方没有结束标签，所以后面的文本成了它的内容，或者它的内容跑到了外面。在 Markdown 中，请把它写在一行里，不要有空行。"/>" 不能结束它。',
    misspelt: "<uriscope> 不是这个元素，应写成 <uri-scope>。",
    quote: "有个属性叫作“{value}”，它前面可能缺了引号。",
    foreign: "<uri-scope> 位于 SVG 或 MathML 中，不是 HTML 元素。",
    attribute: "没有属性“{value}”。元素自己的属性有：{list}。",
    edition: "没有规范“{value}”。可以使用：{list}。",
    view: "没有视图“{value}”。可以使用：{list}。",
    value: '不允许 {name}="{value}"。可以使用：{list}。',
    "link-line": 'lines="{value}" 不是改动，请写成 "2C: words"、"omit 2C"、"before 2C: words" 或 "after 2C: words"。',
    "link-step": 'step="{value}" 不是步数。',
    "link-line-break": "{name} 含有换行，而 URI 不能含有换行。",
    engine: "没有结果：{message}",
    encoding: "页面的编码是 {encoding}，无法逐字节修改。",
    moved: "由于元素周围的标记，放进图会改变页面的解析结果。请在元素中写上自己的内容。",
  },

  /** The parts of a figure that are sentences: a name and its text, and the title of the answers of all specs. */
  told: "{name}：{text}",
  editions: "各规范的目标",
  /** Above the texts of an element with "predict", which hides the target. */
  base: "基准 URI",
  reference: "引用",
  /** The figures of encoded data, of a text with URIs, and of a host. */
  encoding: {
    caption: "按 {ui:dated}，{text} 用作 {component}",
    encoded: "编码结果",
    characters: "字符、八位字节、写法",
    impossible: "（无法编码）",
  },
  extract: {
    caption: "按 {ui:dated}，{text} 中的 URI",
    text: "文本",
    found: "找到",
    none: "（没有 URI）",
    invalid: "（无效）",
    or: "也可能是",
  },
  host: { caption: "按 {ui:dated}，主机 {text}", rule: "规则", made: "组成", none: "（不是主机）" },
  /** The figures of a comparison and of a normal form; the rungs have the names in compare.js. */
  compare: {
    caption: "按 {ui:dated}，{text} 与 {other} 是否等价",
    a: "URI A",
    b: "URI B",
    ends: "结果",
    meet: "两者在“{rung}”这一级相同。",
    apart: "两者在哪一级都不相同，但不能断定所指不同。",
    none: "没有可比较的内容。",
  },
  normalization: { caption: "按 {ui:dated}，{text} 怎样规范化" },
  /** The figure of where a base comes from; the layers have the names in documents.js. */
  layers: {
    caption: "按 {ui:dated}得到的基准：{text}",
    empty: "（空字符串）",
    none: "（无）",
    nothing: "（没有内容）",
    becomes: "{text}，变为 {base}",
    unused: "{text}（未采用）",
  },
  /** The figure of what a client does with a URL. */
  origin: {
    caption: "按 {ui:dated}，{text} 的源",
    label: "源",
    none: "（不是 URL）",
  },
  scheme: {
    caption: "按 {ui:dated}，客户端怎样处理 {text}",
    url: "URL",
    sent: "消息",
    connection: "（连接到 {text}）",
    advice: "（告诉用户：{text}）",
    more: "（还有 {count} 行）",
    injected: "{text}（现在不得发送，因为其中有来自 URL 的换行或 NUL）",
    nothing: "（没有内容）",
    silent: "{ui:spec} 没有说客户端怎样处理它。",
  },
};
