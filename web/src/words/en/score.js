/**
 * The messages about which lines of a spec somebody's cases test, and about lines that a visitor changes. The notation is explained in web/src/words/words.js.
 */
export default {
  title: "What do these cases test?",
  copy: "Copy cases",
  added: "Cases to add",
  cases: { by: "cases", one: "One case", other: "{cases} cases" },
  result:
    "{score:cases} held against {ui:spec}: {lines} of {linesOf} known changes of its lines are detected, and {beside} of {besideOf} things that programs do besides.",
  whole: "These cases detect every known change of {ui:spec}.",
  untested: "Lines that no case tests:",
  unnoticed: "Changes that no case detects:",
  beside: "What programs do besides, and no case detects:",
  additions: {
    by: "count",
    one: "This case would detect {noticed} of these:",
    other: "These {count} cases would detect {noticed} of these:",
  },
  none: "No change of {ui:spec} is known, because its lines don’t run.",
  /** The editor of lines. */
  edit: {
    title: "Edit lines: {phase}",
    line: "Line {id}",
    inserted: "New line",
    hint: "This is the text that runs, and blue lines ran. Choose a line, and change it: any words that other lines have will do.",
    english: "{score:edit:hint}",
    omitted: "left out",
    out: "Leave out",
    again: "Use again",
    up: "Move up",
    down: "Move down",
    before: "Insert above",
    after: "Insert below",
    own: "Reset line",
    undo: "Undo",
    reset: "Reset all",
    done: "Done",
    stuck: "This line can’t move any further.",
    /** Why a line doesn’t run. rest: from where it is wrong; at: the number of that character. */
    faults: {
      rest: "Character {at}: ‹{rest}› isn’t possible here.",
      end: "Something is missing at the end of the line.",
      where: "{where}: {said}",
      else: "This “else” can’t be changed, only the lines below it.",
      long: "A line can have 1,000 bytes, and an algorithm 1,000 lines on 50 levels.",
      unknown: "{ui:spec-first} doesn’t have a line ‹{id}›.",
      endless: "With this change, the algorithm never ends.",
      unspoken: "{ui:spec-first} doesn’t run as text: only some of its questions can be left out.",
      other: "The engine couldn’t run this change.",
    },
    mean: "Did you mean",
  },
  /** What the page says while lines are changed. */
  changed: {
    wrong: "A changed line doesn’t run",
    title: "Changed lines",
    fault: "{said} The page shows {ui:spec} unchanged.",
    itself: "{ui:spec-first} itself: ‹{target}›.",
    "itself-none": "{ui:spec-first} itself doesn’t give a target.",
    same: "{ui:spec-first} itself gives the same target.",
    here: "The runs diverge at step {step}.",
    never: "The change makes no difference to these texts: the runs are the same.",
    show: "Show step",
    reset: "Reset",
    was: "Line {id}: ‹{text}›",
    out: "Line {id} is left out.",
    before: "Before line {id}: ‹{text}›",
    after: "After line {id}: ‹{text}›",
  },
  /** What a change breaks. */
  broken: {
    title: "What this change breaks",
    counting: "Checking examples: {share}%",
    /** section: where the examples are; "" if they are in several places. */
    examples: {
      by: "failed",
      0: {
        by: "section",
        empty: "No example detects this: all {of} still hold. The spec’s examples don’t test this change.",
        other: "No example detects this: all {of} still hold. Section {section} doesn’t test this change.",
      },
      other: "{hold} of the spec’s {of} examples still hold. These fail:",
    },
    none: "The spec doesn’t print examples with a base.",
    cases: {
      by: "failed",
      0: "None of the {of} cases that we ask libraries detects it, either.",
      other: "{hold} of the {of} cases that we ask libraries have the same target. These differ:",
    },
    "cases-too": {
      by: "failed",
      0: "None of the {of} cases that we ask libraries detects it.",
      other: "{score:broken:cases}",
    },
    more: "and {count} more",
    open: "base ‹{base}›",
    empty: "(empty)",
  },
};
