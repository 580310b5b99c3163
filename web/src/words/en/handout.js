/**
 * The words of a printed run and of printed exercises. The notation is described in
 * web/src/words/words.js.
 */
export default {
  title: "Resolving a reference ({year})",
  /** A run of another room, by its name there. */
  run: "{what} ({year})",
  sent: "Messages",
  kinds: { connection: "connection", message: "message", advice: "advice" },
  why: "Why",
  component: "Component",
  path: "Steps",
  /** Between the sections of a phase, and between the options of a run. */
  sections: "; ",
  more: { by: "count", 1: "One more row isn’t printed.", other: "{count} more rows aren’t printed." },
  link: "See it live:",
  /** Exercises on paper. */
  exercises: "Exercises",
  name: "Name:",
  answers: "Answers",
  practise: "Practice on screen:",
  questions: {
    rule: "Which rules are applied, in order, and how is each question answered?",
    output: "What does the output contain after each step?",
  },
};
