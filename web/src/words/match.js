/**
 * Which of some languages is meant by a tag, "zh-CN" for instance by "zh-Hans": that of the same
 * language in the same script, whatever the country.
 */

/** @param {string} tag @returns {string} "" for what is no tag */
function essence(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return "";
  }
}

/** @param {string} tag @param {readonly string[]} languages @returns {string | undefined} */
export const matched = (tag, languages) => {
  const meant = essence(tag);
  return meant ? languages.find((language) => essence(language) === meant) : undefined;
};
