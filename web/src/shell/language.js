/**
 * The language menu in the header: links to the same page in other languages, which carry the current state. The choice
 * is saved in this browser: see early.js.
 */
import { local } from "../run/storage.js";

/** @param {HTMLElement | null} place element with the links; null if there is only one language */
export function chosen(place) {
  place?.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    local.write("language", link.hreflang); // without storage, the address is the choice
    dispatchEvent(new Event("uriscope:elsewhere")); // the address carries the state, the session storage what doesn't fit into it
    link.hash = location.hash;
  });
}
