/** The part of the menu behind "More", which closes like a menu. */

/** Closes what "More" has opened when somebody goes on elsewhere. @param {HTMLElement} place that has the menu */
export function closesMore(place) {
  const close = () => place.querySelector(".more[open]")?.removeAttribute("open");
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Element && target.closest(".more"))) close();
  });
  place.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".more a")) close();
  });
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !relatedTarget.closest(".more")) close();
  });
  place.addEventListener("keydown", ({ key, target }) => {
    const more = target instanceof Element ? target.closest(".more[open]") : null;
    if (key !== "Escape" || !more) return;
    close();
    /** @type {HTMLElement | null} */ (more.querySelector("summary"))?.focus();
  });
}
