/**
 * The second style sheet, for what is not there before somebody opens it. The page
 * names it in a link that is disabled, which browsers fetch when it no longer is.
 */

/** @type {Promise<void> | undefined} */
let there;

/** Fetches the second style sheet; after a failure, the next one to ask tries again. */
export function laterStyles() {
  there ??= new Promise((resolve, reject) => {
    const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[data-later]"));
    link.onload = () => resolve();
    link.onerror = () => {
      there = undefined;
      link.disabled = true;
      reject(new Error(`${link.href} could not be fetched`));
    };
    link.disabled = false;
    if (link.sheet) resolve(); // a browser that fetched it all the same
  });
  return there;
}
