/** The lists of the menu, such as "More", which close like menus. */

/** Closes an open list when the pointer, the focus, or a link leaves it, and on Escape. @param {HTMLElement} place contains the menu */
export function closesMore(place) {
  const close = (/** @type {Element | null} */ except = null) => {
    for (const list of place.querySelectorAll(".more[open]")) if (list !== except) list.removeAttribute("open");
  };
  document.addEventListener("pointerdown", ({ target }) => {
    close(target instanceof Element ? target.closest(".more") : null);
  });
  place.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".more a")) close();
  });
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element) close(relatedTarget.closest(".more"));
  });
  place.addEventListener("keydown", ({ key, target }) => {
    const more = target instanceof Element ? target.closest(".more[open]") : null;
    if (key !== "Escape" || !more) return;
    close();
    /** @type {HTMLElement | null} */ (more.querySelector("summary"))?.focus();
  });
}
