/**
 * The words about a state machine while its run is played. Notation: web/src/words/words.js.
 */
export default {
  title: "State machine",
  none: "{document} doesn’t have a state machine. The algorithm shows its run line by line.",
  "no-visits": "No step was carried out.",
  unrecorded:
    "The steps can’t be shown, because the text splits into more pieces than a run can record. The target still comes from the whole run.",
  chain: "States visited, in order",
  outside: "outside",
  commit: "{section} · commit {commit}",
  size: {
    by: "characters",
    one: "{characters} code point in this step, {lines} lines.",
    other: "{characters} code points in this step, {lines} lines.",
  },
  "size-lines": { by: "lines", one: "{lines} line in this step.", other: "{lines} lines in this step." },
  open: "Show each code point",
  close: "Close this step (Esc)",
  brief: { open: "By code point", close: "Close" },
  pointer: "pointer {at} of {total}",
  before: "the pointer is before the first character",
  read: "Reads “{text}”; {pointer}",
  end: "end",
  registers: "State, buffer, and flags",
  problems: { by: "count", 0: "Validation errors: none so far.", other: "Validation errors so far:" },
  coming: { by: "count", one: "{count} to come:", other: "{count} to come:" },
  record: {
    caption: "URL records: the base, and the URL so far",
    base: "Base",
    reference: "Reference",
    target: "URL so far",
    null: "null",
    empty: "empty",
  },
};
