/**
 * The messages about which lines of a spec somebody's cases test. The notation is explained in web/src/words/words.js.
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
};
