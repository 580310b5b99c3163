/**
 * The help dialog: what the page is for, and the player's keys. The notation is described in
 * web/src/words/words.js.
 */
export default {
  title: "What this page is for",
  purpose:
    "A link is often only part of an address, such as ‹../img/logo.png›. A browser combines it with the page’s address, the base. This page shows how, step by step.",
  years:
    "The rules are in nine specs: RFC 3986, seven earlier ones (from 1993 on), and the URL Standard. Libraries may disagree because they follow different specs. Choose a spec to see what it does.",
  listed: "Keyboard shortcuts",
  where: "They work unless the focused element, such as a text box, uses the same key.",
  /** Spaces separate alternatives; a + joins keys that are pressed together. */
  keys: {
    play: "Space",
    steps: "← →",
    ends: "Home End",
    "from-text": "Ctrl+Enter",
    lines: "↑ ↓",
    track: "PageDown PageUp",
    help: "?",
    close: "Esc",
  },
  does: {
    play: "Play or pause.",
    steps: "Previous step, next step.",
    ends: "Go to the start or the end of the run.",
    "from-text": "Play or pause while you’re in a text box.",
    lines: "In the algorithm and in the rows of the buffers: move from line to line. Enter goes to that step.",
    track: "On the slider: go to the previous or the next phase.",
    help: "Open this dialog.",
    close: "Close the open dialog or panel, or leave presentation mode.",
  },
};
