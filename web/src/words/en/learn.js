/**
 * The words around the chapters of the course. The notation is described in
 * web/src/words/words.js.
 */
export default {
  title: "{chapter}: learn with uriscope",
  home: "Learn: how links find their way",
  chapters: "Chapters",
  /** The parts of the course, and what each is about. */
  parts: {
    resolve: "Resolve",
    write: "Write",
    use: "Use",
    history: "History",
  },
  about: {
    resolve: "How a reference and a base become a target.",
    write: "How to write a URI so that everybody reads it the same way.",
    use: "What programs do with URIs, and where they disagree.",
    history: "How the rules became what they are.",
  },
  /** The heading of the box at the end of a chapter. */
  history: "History",
  chapter: "Chapter {number} of {all}",
  contents: "All chapters",
  turn: "Other chapters",
  previous: "Previous: {chapter}",
  next: "Next: {chapter}",
  practise: "Practice",
  question: "What is your answer?",
  from: "The base is ‹{base}›, and the reference is ‹{reference}›. Use the rules of {ui:spec}.",
  of: "The reference is ‹{reference}›.",
  compared: "URI A is ‹{reference}›, and URI B is ‹{other}›. Use the rules of {ui:spec}.",
  expected: "Somebody expects ‹{expected}›.",
  solution: "Show the answer",
  another: "Another exercise",
  this: "Link to this exercise",
  stage: "Practice in Resolve",
  streak: {
    by: "right",
    0: "Three right answers in a row complete the chapter.",
    one: "One right answer. Three in a row complete the chapter.",
    other: "{right} right answers in a row. Three complete the chapter.",
  },
  /** Why an answer does not count. */
  uncounted: {
    missed: "Only the first answer counts. Yours was wrong, so your streak starts over.",
    again: "You’ve answered this exercise before, so it doesn’t count again.",
  },
  mastered: "You’ve completed this chapter. You can keep practicing.",
  mark: "completed",
  progress: "Your progress",
  kept: "Your progress is stored in this browser only.",
  forget: "Reset progress",
  forgotten: "Your progress was reset.",
  unkept: "This browser stores nothing: closing this page resets your progress.",
  teachers: "For teachers",
  handing:
    "Share exercises as a link, which opens them one by one and ends with a summary. Type a base and a reference on each line, then choose a spec and a question. You can also print them.",
  set: "Set exercises",
  example: "An example link",
};
