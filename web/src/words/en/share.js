/**
 * The words of the share menu. The notation is described in web/src/words/words.js.
 */
export default {
  explanation: "Copy explanation",
  "explanation-title": "The target, the reason, who agrees, and a link, in Markdown",
  /** Between a name and its text. */
  colon: ": ",
  /** Between an answer and a sentence about it. */
  stop: ". ",
  /** A sentence, and the section that it is based on. */
  cited: "{said} ({section})",
  /** For a browser that doesn't give its name. */
  browser: "the browser that this was copied in",
  link: "Copy link",
  "step-link": "Copy link to this step",
  omitted: "The link omits the ‹{name}›, which is too long for a link.",
  nul: "The element omits U+0000, which HTML can’t contain.",
  element: "Copy as element",
  "element-title": "With the script that it needs",
  baked: "Copy pre-rendered element",
  "baked-title": "Includes its figure and data, and works without the engine",
  frame: "Copy as iframe",
  "frame-title": "For pages that allow frames but no scripts",
  embed: "More about embedding",
  text: "Copy as text",
  markdown: "Copy as Markdown",
  svg: "Copy as SVG",
  save: "Save as SVG",
  /** The title of the iframe, for screen readers. */
  framed: "How “{reference}” is resolved against “{base}”",
  print: "Print",
  present: "Presentation mode",
};
