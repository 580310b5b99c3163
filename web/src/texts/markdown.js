/**
 * Sentences and values in Markdown.
 */
import { untagged } from "../words/tagged.js";

const marked = /‹((?:[^›]|››)*)›/g;

/** A sentence in Markdown, its values as code. @param {string} said */
export const inMarkdown = (said) =>
  untagged(said)
    .split(marked)
    .map((part, i) => (i % 2 ? codeSpan(part.replaceAll("››", "›")) : escapedMarkdown(part)))
    .join("");

/** Escapes the special characters of Markdown. @param {string} text */
const escapedMarkdown = (text) => text.replace(/[\\`*_[\]<>|#]/g, "\\$&");

/** A value as code: between more backticks than any run of them inside it. @param {string} value */
export function codeSpan(value) {
  const fence = "`".repeat(Math.max(0, ...[...value.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const space = /^[` ]|[` ]$|^$/.test(value) ? " " : "";
  return fence + space + value.replace(/[\r\n]+/g, " ") + space + fence;
}
