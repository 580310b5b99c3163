/**
 * Marks texts that replace missing translations with their language. Such a text begins with the language in
 * Unicode's invisible tag characters. complete.js adds them when the site is built, and templates turn them into an
 * attribute "lang".
 */

/** The offset of the tag characters from the ASCII characters that they stand for. */
const tags = 0xe0000;
const tag = /^\u{E0001}([\u{E0020}-\u{E007E}]+)/u;

/** @param {string} text @param {number} by */
const moved = (text, by) =>
  [...text].map((c) => String.fromCodePoint(/** @type {number} */ (c.codePointAt(0)) + by)).join("");

/** @param {string} text @param {string} language that it is in */
export const tagged = (text, language) => String.fromCodePoint(tags + 1) + moved(language, tags) + text;

/** The language of a text; undefined where it is that of the words. @param {string} text */
export const languageOf = (text) => {
  if (text.codePointAt(0) !== tags + 1) return undefined; // nearly always: templates ask of every text
  const [, language] = tag.exec(text) ?? [];
  return language && moved(language, -tags);
};

/** A text without its language, for where that cannot be said. @param {string} text */
export const untagged = (text) => text.replace(tag, "");
