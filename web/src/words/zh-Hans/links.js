/** The messages of "uriscope links". */
export default {
  "no-files": "“links” 需要文件或文件夹（HTML、Markdown、CSS、XML 或 JSON）。",
  site: "--site 需要以“https:”或“http:”开头的 URL。",
  unread: "没有读取，因为文件不存在，或扩展名不属于能读取的格式",
  counted: "文件：{files}，引用：{references}，发现：{found}，跳过：{skipped}，未读取：{unread}",
  skipped: "跳过：{reason}",
  found: {
    broken: "没有文件 ‹{path}›",
    anchor: "‹{file}› 没有锚点 ‹{fragment}›",
    slash: "基准末尾没有 ‹/›，所以相对引用会取代它的最后一个路径段",
    leaves: { by: "host", empty: "离开本站", other: "离开本站，指向 ‹{host}›" },
    label: "标签 ‹{label}› 没有定义",
    invalid: "不是有效的 URL",
  },
};
