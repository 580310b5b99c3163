/**
 * Loads the style sheets after the first. The page names them in disabled links, and browsers fetch them when they are
 * enabled. Without such links, as in an element of another page, a function provides the last sheet.
 */

/** Runs a fetch once. After a failure, the next call tries again. @param {() => Promise<void>} fetch */
function once(fetch) {
  /** @type {Promise<void> | undefined} */
  let there;
  return () =>
    (there ??= fetch().catch((error) => {
      there = undefined;
      throw error;
    }));
}

/** Enables a link's style sheet. @param {string} selector */
const byLink = (selector) =>
  once(
    () =>
      new Promise((resolve, reject) => {
        const link = /** @type {HTMLLinkElement} */ (document.querySelector(selector));
        link.onload = () => resolve();
        link.onerror = () => {
          link.disabled = true;
          reject(new Error(`${link.href} could not be fetched`));
        };
        link.disabled = false;
        if (link.sheet) resolve(); // the browser has fetched it already
      }),
  );

let later = byLink("link[data-later]");

/** Loads the style sheet of the rest of the page: web/src/page.css. */
export const pageStyles = byLink("link[data-page]");

/** Loads the style sheet of parts that are opened on demand: web/src/later.css. */
export const laterStyles = () => later();

/** Sets the function that loads this style sheet. @param {() => Promise<void>} fetch */
export function laterStylesBy(fetch) {
  later = once(fetch);
}
