/**
 * Reads HTML with the browser's own parser, into a document that nobody shows: nothing of it is
 * fetched or carried out. Long texts are read in slices, so that the page answers in between.
 *
 * Browsers take time and memory by the square for some texts that nobody writes by hand. There
 * the reading ends, and what was left out is said.
 */
import { linksOf, trimmed } from "./links.js";

/** @import { Found } from "./links.js" */

/**
 * @typedef {object} Read
 * @property {string[]} bases the href of each base element that has one
 * @property {Found[]} links
 * @property {number} more links that were not taken
 * @property {number} read so many characters were read, of
 * @property {number} length
 */

/** A slice, in UTF-16 code units: that much is read at once. */
const slice = 4_096;
/** So long it is read until the page may answer, in milliseconds. */
const task = 30;
/** So long it is read altogether. */
const longest = 4_000;
/** Elements that are made at most: some are made anew in each paragraph that follows. */
const mostElements = 400_000;
/** Of elements of formatting, so many may be open. Each paragraph gets all of them again. */
const mostOpen = 200;
/** Links and bases that are taken. */
const [mostLinks, mostBases] = [20_000, 64];

/** Browsers that check what scripts make into HTML are told that this is never shown. */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("uriscope-document", {
  createHTML: (/** @type {string} */ text) => text,
});

/**
 * The page's own policy forbids base elements, and browsers report those of the document as well.
 * So they are read as meta elements, which may stand in the same places and hold nothing either.
 * No document can have their mark.
 */
const mark = `data-${Math.random().toString(36).slice(2)}`;

/**
 * Likewise its styles and what listens to events, of which nothing is read: attributes get another name, and style
 * elements become noframes, which browsers read in the same way, in the same places.
 * @param {string} text
 */
const inert = (text) =>
  text.replace(
    /<(\/?[a-z][^\s/>]*)((?:[^"'<>]+|"[^"]*"|'[^']*')*)/gi,
    (/** @type {string} */ _, /** @type {string} */ name, /** @type {string} */ attributes) =>
      `<${name.replace(/^(\/?)style$/i, "$1noframes")}${attributes.replace(
        /("[^"]*"|'[^']*')|([\s/])(style|on[a-z]+)(?=\s*=)/gi,
        (
          /** @type {string} */ _,
          /** @type {string | undefined} */ quoted,
          /** @type {string} */ before,
          /** @type {string} */ attribute,
        ) => quoted ?? `${before}data-${attribute}`,
      )}`,
  );

/** How much of a text can be read without too many elements of formatting that are open. @param {string} text */
function readable(text) {
  let open = 0;
  for (const match of text.matchAll(/<(\/?)(?:b|big|code|em|font|i|s|small|strike|strong|tt|u)(?=[\s/>])/gi)) {
    open = match[1] ? Math.max(0, open - 1) : open + 1;
    if (open > mostOpen) return match.index;
  }
  return text.length;
}

/**
 * @param {string} text
 * @param {() => boolean} stopped whether nobody waits for it any more
 * @returns {Promise<Read | null>} null if nobody does
 */
export async function readHTML(text, stopped) {
  const marked = inert(text.slice(0, readable(text))).replace(/<base(?=[\s/>])/gi, `<meta ${mark}`);
  const page = document.implementation.createHTMLDocument("");
  page.open();
  const elements = page.getElementsByTagName("*");
  const begun = performance.now();
  let [at, since] = [0, begun];
  while (at < marked.length && performance.now() - begun < longest && elements.length < mostElements) {
    const part = marked.slice(at, at + slice);
    page.write(policy?.createHTML(part) ?? part);
    at += part.length;
    if (performance.now() - since < task) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped()) return null;
    since = performance.now();
  }
  page.close();
  const bases = [...page.querySelectorAll(`meta[${mark}][href]`)]
    .slice(0, mostBases)
    .map((base) => trimmed(base.getAttribute("href") ?? ""));
  return {
    bases,
    ...linksOf(page, mostLinks),
    read: at < marked.length ? Math.min(at, text.length) : readable(text),
    length: text.length,
  };
}
