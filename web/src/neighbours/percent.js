/**
 * Percent-encoding as both neighbours do it.
 */

const utf8 = new TextEncoder();

/** A character's bytes in UTF-8, each as "%" and two digits. @param {string} c */
export const percent = (c) =>
  Array.from(utf8.encode(c), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
