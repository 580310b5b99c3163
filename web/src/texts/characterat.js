/** The character at an offset of a text; "" at its end. @param {string} text @param {number} at */
export const characterAt = (text, at) =>
  at < text.length ? String.fromCodePoint(/** @type {number} */ (text.codePointAt(at))) : "";
