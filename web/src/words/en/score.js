/**
 * The messages about the lines of a spec that a visitor's cases test, and about lines that a visitor changes. The notation is explained in web/src/words/words.js.
 */
export default {
  title: "What do these cases test?",
  copy: "Copy cases",
  added: "Cases to add",
  cases: { by: "cases", one: "One case", other: "{cases} cases" },
  result:
    "{score:cases}, tested against {ui:spec}: they detect {lines} of {linesOf} known changes of its lines, and {beside} of {besideOf} other known deviations of programs.",
  whole: "These cases detect every known change of {ui:spec}.",
  untested: "Lines that no case tests:",
  unnoticed: "Changes that no case detects:",
  beside: "Other known deviations that no case detects:",
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
    inserted: {
      by: "number",
      1: { by: "where", before: "Inserted before {id}", other: "Inserted after {id}" },
      other: {
        by: "where",
        before: "Inserted before {id}, line {number}",
        other: "Inserted after {id}, line {number}",
      },
    },
    empty: "Write a line, or press one below",
    /** The target while a line is edited: the spec’s own, and the changed one. */
    targets: "Target: ‹{own}› → ‹{target}›",
    "targets-same": "Target: ‹{own}›, unchanged",
    offered: "Suggestions",
    hint: "Blue lines have run. Select a line to edit it. You can reuse the wording of any other line.",
    english: "{score:edit:hint}",
    elsewhere: "Other phases have lines of their own: select “{score:edit:done}”, and open the phase.",
    omitted: "left out",
    out: "Leave out",
    again: "Use again",
    up: "Move up",
    down: "Move down",
    before: "Insert above",
    after: "Insert below",
    inside: "Insert inside",
    indent: "Indent",
    outdent: "Outdent",
    own: "Reset line",
    undo: "Undo",
    reset: "Reset all",
    done: "Done",
    stuck: "This line can’t move any further.",
    it: "In this line, ‘it’ and ‘its’ mean ‹{it}›.",
    "it-now": "‘it’ and ‘its’ now mean ‹{it}›, and no longer ‹{before}›.",
    "no-target": "no target",
    /** The list of all that lines can say. */
    words: {
      title: "All words",
      about:
        'A, B, C, and D are names or conditions, ‹"x"› is any text, and … is anything. Instructions are separated by semicolons, and a call such as ‹merge(A, B)› comes last. A name that’s undefined is also empty.',
      joined:
        'Conditions joined by ‹and› must all be true. ‹or› only adds another text to the same condition: ‹A is empty and B starts with "x" or is "y"› means that A is empty, and that B either starts with "x" or is "y". You can’t put ‹or› between two names.',
      press: "Choose a line, then press a word to insert it.",
      names: "Names",
      verbs: "Verbs of this spec",
      conditions: "Conditions",
      instructions: "Instructions",
      segments: "Segments",
      where: "Where to go on",
    },
    /** Why a line doesn’t run. rest: from where it is wrong; at: the number of that character. */
    faults: {
      rest: "Character {at}: ‹{rest}› isn’t valid here.",
      nested: "A call can’t be inside another one. Write it on a line of its own, above this one.",
      end: "Something is missing at the end of the line.",
      where: "{where}: {said}",
      else: "This “else” can’t be changed, only the lines below it.",
      long: "A line can have 1,000 bytes, and an algorithm 1,000 lines on 50 levels.",
      unknown: "{ui:spec-first} doesn’t have a line ‹{id}›.",
      endless: {
        by: "it",
        empty: "{line}: this repeats without end.",
        other: "{line}: this repeats without end. In it, ‘it’ and ‘its’ mean ‹{it}›.",
      },
      unspoken: "You can’t edit the steps of {ui:spec}, only leave out some of its conditions.",
      other: "The engine couldn’t run this change.",
    },
    mean: "Did you mean",
  },
  /** Notices while lines are changed. */
  changed: {
    wrong: "A changed line doesn’t run",
    title: "Changed lines",
    fault: "{said} The page shows {ui:spec} unchanged.",
    itself: "{ui:spec-first} itself: ‹{target}›.",
    "itself-none": "{ui:spec-first} itself doesn’t give a target.",
    same: "{ui:spec-first} itself gives the same target.",
    here: "The runs diverge at step {step}.",
    never: "The change makes no difference here, because the runs are the same.",
    show: "Show step",
    reset: "Reset",
    was: "Line {id}: ‹{text}›",
    out: "Line {id} is left out.",
    before: "Before line {id}: ‹{text}›",
    after: "After line {id}: ‹{text}›",
    unrun: "{said} (didn’t run here)",
  },
  /** The examples that a change breaks. */
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
      0: "None of the {of} recorded cases detects it, either.",
      other: "{hold} of the {of} recorded cases still have the same target. These differ:",
    },
    "cases-too": {
      by: "failed",
      0: "None of the {of} recorded cases detects it.",
      other: "{score:broken:cases}",
    },
    more: "Show {count} more",
    held: "The {hold} that hold",
    open: "base ‹{base}›",
    empty: "(empty)",
  },
};
