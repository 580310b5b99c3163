/**
 * What is said of a machine of states, while its run is played, whichever document it is from.
 * The notation is that of web/src/words/words.js.
 */
export default {
  title: "Machine",
  none: "{document} has no machine of states: its run is the listing.",
  "no-visits": "Nothing was carried out.",
  unrecorded:
    "The text falls into more pieces than are recorded of a run, so none of its steps can be shown. The answer is that of the whole run.",
  chain: "What the machine visits, in its order",
  outside: "around it",
  commit: "{section} · commit {commit}",
  size: {
    by: "characters",
    one: "{characters} code point in this step, {lines} lines.",
    other: "{characters} code points in this step, {lines} lines.",
  },
  "size-lines": { by: "lines", one: "{lines} line in this step.", other: "{lines} lines in this step." },
  open: "Go code point by code point",
  close: "Close this step (Esc)",
  brief: { open: "By code point", close: "Close" },
  pointer: "pointer {at} of {total}",
  before: "the pointer is before the first character",
  read: "Reads “{text}”; {pointer}",
  end: "end",
  registers: "State, buffer and flags",
  problems: { by: "count", 0: "Validation errors: none so far.", other: "Validation errors so far:" },
  coming: { by: "count", one: "{count} to come:", other: "{count} to come:" },
  record: {
    caption: "The record of the base, and that of the URL so far",
    base: "Base",
    reference: "Reference",
    target: "URL so far",
    null: "null",
    empty: "empty",
  },
};
