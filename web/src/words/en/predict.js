/**
 * What is said where somebody foretells what a run will do. The notation is that of
 * web/src/words.js.
 */
export default {
  title: "Predict",
  questions: {
    target: "What is the target?",
    rule: "Which rule is next?",
    answer: "Yes or no?",
    output: "What is in the {buffer} now?",
    part: {
      by: "name",
      scheme: "What is the scheme of this reference?",
      authority: "What is the authority of this reference?",
      userinfo: "What is the user information of this reference?",
      host: "What is the host of this reference?",
      port: "What is the port of this reference?",
      path: "What is the path of this reference?",
      query: "What is the query of this reference?",
      fragment: "What is the fragment of this reference?",
      other: "What is that component of this reference?",
    },
    rung: "On which rung of the ladder do the two become equal first?",
    valid: "Does the grammar allow this? If it does not, which character is the first that cannot stand where it stands?",
  },
  or: "Or:",
  kinds: {
    "current-document": "The current document", "no-relative-form": "No relative form here", refused: "There is no target",
    absent: "It is absent", allowed: "It is allowed", apart: "They stay different",
  },
  answer: "Answer", again: "Once more", next: "Next question", show: "Show this step",
  /** Of a sequence of exercises on the stage. */
  exercise: "Exercise {at} of {all}.", "next-exercise": "Next exercise", back: "The question", leave: "Leave",
  count: "Question {at} of {all}.",
  now: "Now the next rule is carried out:", line: "‹{line}›",
  right: "Right.", wrong: "Not so.",
  is: "It is",
  are: { absent: "It is absent: the sign that would begin it is not there.", allowed: "It is allowed." },
  meet: "They become equal on the rung “{rung}”.", apart: "They stay different up to the highest rung.",
  edition: "What you answered is the answer of {document}.",
  option: "What you answered is the answer where “{option}” is set to “{value}”.",
  documents: {
    "url-1993": "the draft of 1993", rfc1738: "RFC 1738, of 1994", "url-syntax-05": "the draft of 1997", "rfc2396bis-01": "the draft of 2003", rfc3986: "RFC 3986, of 2005",
  },
  parts: "Here the two part, in step {step} of {total}:",
  fault: "It does not fit into ‹{rule}›.",
  end: {
    by: "wrong",
    0: "That was the whole run, and every answer was right.",
    one: "That was the whole run: one of {all} answers was wrong.",
    other: "That was the whole run: {wrong} of {all} answers were wrong.",
  },
};
