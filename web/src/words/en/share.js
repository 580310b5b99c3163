/**
 * What the menu of the share button says. The notation is that of web/src/words/words.js.
 */
export default {
  link: "Copy link",
  "step-link": "Copy link to this step",
  omitted: "The ‹{name}› is too long for a link, which leaves it out.",
  nul: "An element leaves out U+0000, which HTML cannot carry.",
  element: "Copy as element",
  "element-title": "For a page that has the script, which the Embed room has",
  baked: "Copy as baked element",
  "baked-title": "With its figure and its data: it is drawn and played without the engine",
  frame: "Copy as iframe",
  "frame-title": "For places that allow frames and no scripts",
  embed: "More about embedding",
  text: "Copy as text",
  markdown: "Copy as Markdown",
  svg: "Copy as SVG",
  save: "Save as SVG",
  /** What a frame is, to whoever listens. */
  framed: "How “{reference}” is resolved against “{base}”",
  print: "Print",
  present: "Presentation mode",
};
