/**
 * The list of the player's keys. The notation is that of web/src/words/words.js.
 */
export default {
  title: "这个页面做什么用",
  purpose:
    "网页里的链接往往只是地址的一部分，例如 ‹../img/logo.png›。要顺着链接走，就得把它和所在页面的地址（即基准）拼在一起。这个页面一步步演示怎样拼，并说明答案为什么是这样。",
  years:
    "从 1993 年起，规则一次又一次重新写下，程序遵循的文档各不相同，所以两个程序库会给出不同的答案。选一个年份，页面就按那一年的文档回答。",
  listed: "按键",
  where: "只要焦点所在之处自己不用这些键，它们就有效；在文本框里输入时无效。",
  /** Several are separated by spaces; a + joins what is pressed together. */
  keys: {
    play: "空格",
    steps: "← →",
    ends: "Home End",
    "from-text": "Ctrl+Enter",
    lines: "↑ ↓",
    track: "PageDown PageUp",
    help: "?",
    close: "Esc",
  },
  does: {
    play: "播放和暂停。",
    steps: "后退一步，前进一步。",
    ends: "到运行的开头，到运行的结尾。",
    "from-text": "在文本框里播放和暂停。",
    lines: "在清单和缓冲区的各行里逐行移动。按回车转到对应的步骤。",
    track: "在滑块上：到前一阶段，到后一阶段。",
    help: "打开这张表。",
    close: "关闭页面上弹出的内容，退出演示。",
  },
};
