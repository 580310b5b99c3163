/** Escapes a text for markup, within a tag or between two; the result is ASCII if the text is. @param {unknown} text */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
