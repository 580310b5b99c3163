/**
 * The choice of a language in the header: links to the same page in the others, each of which takes
 * along what is shown. What somebody chooses is remembered in this browser: see early.js.
 */
import { local } from "../run/storage.js";

/** @param {HTMLElement | null} place with the links; there is none where there is one language */
export function chosen(place) {
  place?.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    local.write("language", link.hreflang); // without storage, the address is the choice
    dispatchEvent(new Event("uriscope:elsewhere")); // what is shown is written into the address, and what that leaves out beside it
    link.hash = location.hash;
  });
}
