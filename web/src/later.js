/**
 * The style sheets after the first. The page names them in links that are disabled, which
 * browsers fetch when they no longer are.
 */

/** What fetches a style sheet; after a failure, the next one to ask tries again. @param {string} selector of its link */
function sheet(selector) {
  /** @type {Promise<void> | undefined} */
  let there;
  return () => (there ??= new Promise((resolve, reject) => {
    const link = /** @type {HTMLLinkElement} */ (document.querySelector(selector));
    link.onload = () => resolve();
    link.onerror = () => {
      there = undefined;
      link.disabled = true;
      reject(new Error(`${link.href} could not be fetched`));
    };
    link.disabled = false;
    if (link.sheet) resolve(); // a browser that fetched it all the same
  }));
}

/** That of the rest of the page: web/src/page.css. */
export const pageStyles = sheet("link[data-page]");
/** That for what is not there before somebody opens it: web/src/later.css. */
export const laterStyles = sheet("link[data-later]");
