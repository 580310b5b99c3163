/**
 * The list of the player's keys. The notation is that of web/src/words.js.
 */
export default {
  title: "Keys",
  where: "They work wherever what has the focus does not use them: not while you type in a text box.",
  /** Several are separated by spaces; a + joins what is pressed together. */
  keys: {
    play: "Space", steps: "← →", ends: "Home End", "from-text": "Ctrl+Enter", lines: "↑ ↓", track: "PageDown PageUp", help: "?", close: "Esc",
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
