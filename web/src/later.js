/**
 * The second style sheet, for what is not there before somebody opens it. The page
 * names it in a link that is disabled, which browsers fetch when it no longer is. Where
 * there is no such link, as in an element of another page, somebody says how it is had.
 */

/** @type {Promise<void> | undefined} */
let there;
let fetched = byLink;

/** Says how it is fetched. @param {() => Promise<void>} fetch */
export function laterStylesBy(fetch) {
  fetched = fetch;
}

/** Fetches the second style sheet; after a failure, the next one to ask tries again. */
export function laterStyles() {
  there ??= fetched().catch((error) => {
    there = undefined;
    throw error;
  });
  return there;
}

/** @returns {Promise<void>} */
function byLink() {
  return new Promise((resolve, reject) => {
    const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[data-later]"));
    link.onload = () => resolve();
    link.onerror = () => {
      link.disabled = true;
      reject(new Error(`${link.href} could not be fetched`));
    };
    link.disabled = false;
    if (link.sheet) resolve(); // a browser that fetched it all the same
  });
}
