/**
 * What the pages of the course say around their chapters. The notation is that of
 * web/src/words/words.js.
 */
export default {
  title: "{chapter}: learn with uriscope",
  home: "Learn: how links find their way",
  chapters: "Chapters",
  chapter: "Chapter {number} of {all}",
  contents: "All chapters",
  turn: "Go on",
  previous: "Before: {chapter}",
  next: "Next: {chapter}",
  practise: "Practise",
  question: "Before you look: what would you say?",
  from: "The reference is ‹{reference}›. The base is ‹{base}›. The rules are those of {year}.",
  of: "The reference is ‹{reference}›.",
  compared: "URI A is ‹{reference}›, URI B is ‹{other}›. The rules are those of {year}.",
  solution: "Show the answer",
  another: "Another one",
  this: "Link to this exercise",
  stage: "Practise on the stage",
  streak: {
    by: "right",
    0: "Three right answers in a row, and the chapter is yours.",
    one: "One right answer in a row. With three, the chapter is yours.",
    other: "{right} right answers in a row. With three, the chapter is yours.",
  },
  mastered: "You have mastered this chapter. There are more exercises all the same.",
  mark: "mastered",
  progress: "Your progress",
  kept: "What you have mastered is kept in this browser and nowhere else.",
  forget: "Forget it",
  forgotten: "Forgotten.",
  unkept: "This browser keeps nothing, so your progress lasts as long as this page is open.",
  teachers: "For teachers",
  handing:
    "You can hand out exercises as a link. It opens the stage with the answer hidden, asks one exercise after the other, and ends with a summary. You need lines of a base and a reference; for each you choose the edition and what is asked. The same exercises can be printed, with the answers on a page of their own.",
  set: "Set exercises",
  "by-hand":
    "In the link, the references stand behind ‹exercises=›, with a space between them. They can be changed by hand: then the first of them is asked first.",
  example: "An example of such a link",
};
