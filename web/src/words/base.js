/** The language that has every sentence. Its pages are at the root of the site; each other language has a folder there. */
export const base = "en";

/** The folder of a language's pages, from the root of the site. @param {string} language */
export const folderOf = (language) => (language === base ? "" : `${language}/`);
