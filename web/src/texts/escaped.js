/** A text as markup has it, within a tag or between two, in ASCII characters where it has no others. @param {unknown} text */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
