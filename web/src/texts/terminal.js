/**
 * Makes texts safe for a terminal: characters that it would execute, hide, or reorder become numbers. Texts, file
 * names, and arguments can come from strangers.
 */
import { unseen } from "../words/words.js";

/** @param {string} c a character */
const coded = (c) => `\\u{${/** @type {number} */ (c.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}}`;

/** A text in lines. @param {string} text */
export const shown = (text) => text.replace(unseen, (c) => (c === "\n" || c === "\t" ? c : coded(c)));

/** A text in one line. @param {unknown} text */
export const oneLine = (text) => String(text).replace(unseen, coded);

/** Data as JSON, in which unsafe characters are escaped. @param {unknown} data */
export const json = (data) =>
  JSON.stringify(data).replace(unseen, (c) =>
    Array.from({ length: c.length }, (_, i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, "0")}`).join(""),
  );

/** Escapes a text for a workflow command of GitHub, such as ::error. @param {string} text */
export const data = (text) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** Escapes the value of such a command's property. @param {string} text */
export const property = (text) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
