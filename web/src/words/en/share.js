/**
 * What the menu of the share button says. The notation is that of web/src/words.js.
 */
export default {
  link: "Copy link",
  "step-link": "Copy link to this step",
  omitted: "The ‹{name}› is too long for a link, which leaves it out.",
  figure: "Copy as text",
  markdown: "Copy as Markdown",
  print: "Print this run",
  present: "Presentation mode",
};
