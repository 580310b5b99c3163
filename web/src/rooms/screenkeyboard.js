/**
 * Keyboards on the screen of a phone. Some browsers make the window shorter while one is
 * open, others lay it over the window; in both, the stage takes what is left, and keeps
 * only what somebody who types has to see: web/src/styles/stage.css.
 */

/** A window that is less high than this, in CSS pixels, has no room for all of the stage. */
const short = 560;

/** Watches the window until the function that is returned is called. @param {HTMLElement} place of the text boxes */
export function watchKeyboard(place) {
  const root = document.documentElement;
  const visible = window.visualViewport;
  const look = () => {
    const height = visible && visible.scale < 1.01 ? visible.height : innerHeight;
    const typing =
      place.contains(document.activeElement) &&
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.type === "text" &&
      !document.activeElement.closest("uri-expected"); // it stands below what would fit
    const open = typing && height < short && matchMedia("(pointer: coarse)").matches;
    root.toggleAttribute("data-keyboard", open);
    if (open) root.style.setProperty("--window", `${Math.floor(height)}px`);
    else root.style.removeProperty("--window");
    if (open) scrollTo(0, 0);
  };
  visible?.addEventListener("resize", look);
  place.addEventListener("focusin", look);
  place.addEventListener("focusout", look);
  return () => {
    visible?.removeEventListener("resize", look);
    place.removeEventListener("focusin", look);
    place.removeEventListener("focusout", look);
    root.removeAttribute("data-keyboard");
    root.style.removeProperty("--window");
  };
}
