/**
 * Notices that a file of the site is gone: the page is older than the site and would break bit by bit. Reloading gets
 * the newer one; typed text is in the link.
 */
import { render } from "lit-html";
import { html } from "../texts/html.js";

/** @import { Words } from "../words/words.js" */

export class Older {
  /** @param {HTMLElement} place @param {Words} words */
  constructor(place, words) {
    const site = new URL("../", import.meta.url).href;
    new PerformanceObserver((list) => {
      const gone = list.getEntries().some((entry) => {
        const { name, responseStatus } = /** @type {PerformanceResourceTiming} */ (entry);
        return responseStatus === 404 && name.startsWith(site) && !name.endsWith(".wasm"); // arrival.js reports a missing engine itself
      });
      if (gone) {
        render(
          html`<div role="alert"><p>${words.say("page:arrival:gone")}</p>
          <button type="button" @click=${reload}>${words.say("page:arrival:reload")}</button></div>`,
          place,
        );
      }
    }).observe({ type: "resource", buffered: true });
  }
}

/** Reloads the page from the cache, with typed text in its link. */
export function again() {
  dispatchEvent(new Event("uriscope:leave"));
  location.reload();
}

/** The time to wait for refetched files, in milliseconds. */
const patience = 5_000;

/**
 * Reloads the page, with typed text in its link. A file in the browser's cache or the worker's may be broken and cached
 * for a year, so heal.js, unless it is broken itself, refetches the files first.
 */
export function reload() {
  dispatchEvent(new Event("uriscope:leave"));
  if (dispatchEvent(new CustomEvent("uriscope:anew", { detail: patience, cancelable: true }))) location.reload();
}
