/**
 * The style sheets after the first. The page names them in links that are disabled, which
 * browsers fetch when they no longer are. Where there are no such links, as in an element of
 * another page, somebody says how the last one is had.
 */

/** What fetches something once; after a failure, the next one to ask tries again. @param {() => Promise<void>} fetch */
function once(fetch) {
  /** @type {Promise<void> | undefined} */
  let there;
  return () =>
    (there ??= fetch().catch((error) => {
      there = undefined;
      throw error;
    }));
}

/** What fetches the style sheet of a link. @param {string} selector */
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
        if (link.sheet) resolve(); // a browser that fetched it all the same
      }),
  );

let later = byLink("link[data-later]");

/** Fetches that of the rest of the page: web/src/page.css. */
export const pageStyles = byLink("link[data-page]");

/** Fetches that for what is not there before somebody opens it: web/src/later.css. */
export const laterStyles = () => later();

/** Says how that is fetched. @param {() => Promise<void>} fetch */
export function laterStylesBy(fetch) {
  later = once(fetch);
}
