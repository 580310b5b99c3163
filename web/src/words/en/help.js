/**
 * The list of the player's keys. The notation is that of web/src/words/words.js.
 */
export default {
  title: "What this page is for",
  purpose:
    "A link in a page is often only a part of an address, such as ‹../img/logo.png›. Whoever follows it puts it together with the address of the page: the base. This page shows how that is done, step by step, and why the answer is what it is.",
  years:
    "The rules have been written down anew again and again, since 1993, and programs follow one or another of these documents. That is why two libraries disagree. Choose a year, and the page answers as its document says.",
  listed: "Keys",
  where: "They work wherever what has the focus does not use them: not while you type in a text box.",
  /** Several are separated by spaces; a + joins what is pressed together. */
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
    play: "Play, and pause.",
    steps: "One step back, one step forward.",
    ends: "To the beginning of the run, to its end.",
    "from-text": "Play, and pause, from within a text box.",
    lines: "In the listing and in the rows of the buffers: from line to line. Enter goes to the step.",
    track: "On the slider: to the phase before, to the next one.",
    help: "This list.",
    close: "Close what is open over the page, and leave the presentation.",
  },
};
