/**
 * Notices that a file of the site is gone: the page is then older than the site, and would
 * show less and less. Loading it again gets the newer one; what was typed is in the link.
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
        return responseStatus === 404 && name.startsWith(site) && !name.endsWith(".wasm"); // of which arrival.js tells
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

/** Loads the page again as it is kept, with what is typed in its link. */
export function again() {
  dispatchEvent(new Event("uriscope:leave"));
  location.reload();
}

/** So long what is fetched anew is waited for, in milliseconds. */
const patience = 5_000;

/**
 * Loads the page again, with what is typed in its link. What the browser or the worker has of it
 * may be of no use, and be kept for a year: it is fetched anew before, by heal.js, if that is not of no use itself.
 */
export function reload() {
  dispatchEvent(new Event("uriscope:leave"));
  if (dispatchEvent(new CustomEvent("uriscope:anew", { detail: patience, cancelable: true }))) location.reload();
}
