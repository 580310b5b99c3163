/** The words of the dialog that shows a case as code. */
export default {
  title: "代码形式",
  about:
    "并非所有库的目标都是这个。“你用的库会怎样？”列出每个库的结果。uriscope 的包还没有发布，运行“npx uriscope”要先安装它的文件。",
  copy: "复制 {language} 代码",
};
