/**
 * The help dialog: what the page is for, and the player's keys. The notation is described in
 * web/src/words/words.js.
 */
export default {
  title: "本页是做什么的",
  purpose:
    "网页里的链接往往只是地址的一部分，例如 ‹../img/logo.png›。浏览器会把这一部分和网页自己的地址（即基准）结合起来，得到完整的目标。本页逐步演示结合的过程，并说明目标为什么是这样。",
  years:
    "这些规则先后写进九份规范：1993 年起的七份早期规范、RFC 3986 和 URL 标准。不同的程序遵循不同的规范，所以两个库的结果可能不同。选一份规范，页面就按它的规则解析。",
  listed: "快捷键",
  where: "在文本框等本身要用这些键的控件里，快捷键不起作用。",
  /** Spaces separate alternatives; a + joins keys that are pressed together. */
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
    play: "播放或暂停。",
    steps: "上一步，下一步。",
    ends: "回到过程的开头，或跳到结尾。",
    "from-text": "在文本框里播放或暂停。",
    lines: "在算法和缓冲区的各行之间移动。按 Enter 键跳到对应的步骤。",
    track: "在滑块上跳到上一阶段或下一阶段。",
    help: "打开这个对话框。",
    close: "关闭打开的对话框或面板，或退出演示模式。",
  },
};
