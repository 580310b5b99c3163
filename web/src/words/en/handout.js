/**
 * What a printed run says. The notation is that of web/src/words/words.js.
 */
export default {
  title: "A reference resolved, as in {year}",
  /** A run of another room, by what it is called there. */
  run: "{what}, as in {year}",
  sent: "What is sent",
  kinds: { connection: "connection", message: "message", advice: "advice" },
  why: "Why",
  component: "Component",
  path: "The path taken",
  more: { by: "count", 1: "One more row is not printed.", other: "{count} more rows are not printed." },
  link: "To watch it:",
  /** Exercises on paper. */
  exercises: "Exercises",
  name: "Name:",
  answers: "Answers",
  practise: "To practise on the screen:",
  questions: {
    rule: "Which rules are carried out, one after the other, and how is each question answered?",
    output: "What is in the output after each step?",
  },
};
