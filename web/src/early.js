/**
 * What has to happen before the first frame, and is all that the browser waits for beside
 * the style sheet: the theme, and, where the page is opened by a link, the link's texts in
 * the place of those that the page was built with. It is a script of its own, as the
 * page's other one comes when the first frame has been drawn.
 */
const { documentElement: root } = document;

try {
  const theme = localStorage.getItem("theme");
  if (theme) root.dataset.theme = theme;
} catch {
  // Without storage it is what the system says.
}

const fields = location.hash.length > 1 && location.hash.slice(1).split("&").map((field) => field.split("="));
if (fields) {
  root.dataset.link = ""; // nothing of another case is shown; see web/src/styles/loading.css
  new MutationObserver((_, observer) => {
    const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("uri-field input"));
    if (boxes.length < 2) return;
    observer.disconnect();
    const texts = Object.fromEntries(fields.map(([name, ...value]) => [name, value.join("=")]));
    if (!("base" in texts || "reference" in texts)) return;
    for (const box of boxes) {
      // As far as it can be read here; link.js knows better. What differs from defaultValue is typed.
      if (box.id === "base" && !("base" in texts)) continue;
      try {
        box.defaultValue = decodeURIComponent(texts[box.id] ?? "");
      } catch {
        box.defaultValue = "";
      }
    }
  }).observe(root, { childList: true, subtree: true });
}
