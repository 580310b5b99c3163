/**
 * How sentences show values.
 */

/** @typedef {Record<string, string>} Args */

/** Marks a value of a sentence, and shortens it in its middle; a › of its own stands twice. @param {string} value */
export const v = (value) => (value === "" ? "nothing" : `‹${short(value).replaceAll("›", "››")}›`);

/** @param {string} text */
export function short(text, most = 48) {
  if (text.length <= most) return text;
  const half = Math.floor((most - 1) / 2);
  return `${text.slice(0, half)}…${text.slice(-half)}`.toWellFormed();
}

/** @param {string} n @param {string} one */
export const levels = (n, one = "level") => (n === "1" ? `one ${one}` : `${({ 2: "two", 3: "three", 4: "four", 5: "five" })[n] ?? n} ${one}s`);

/** A value that may be undefined. @param {string | null} value */
export const or = (value) => (value === null ? "undefined" : v(value));
