/**
 * Everything that must happen before the first frame: sets the language and the theme and, if a link opened the page,
 * puts the link's texts into the boxes. It is inline, because the window would stay blank while a file hangs. Apart
 * from the style sheet, the browser waits for nothing else. The page's other script is fetched once the first HTML is
 * drawn; until it arrives, or if it never does, this one keeps typed text in the link.
 */
import { check, home } from "./heal.js";
import { start } from "./run/link.js";
import { local, takeOver } from "./run/storage.js";

const { documentElement: root } = document;
takeOver();

/**
 * On the first visit to the site's folder itself, leads to the page in the visitor's saved language, or the browser's.
 * Any other address is kept: a link to a case, a page of a language, and "index.html", which the language menu uses.
 */
function elsewhere() {
  const pages = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll("link[hreflang]")]);
  if (
    location.href !== home ||
    performance
      .getEntriesByType("navigation")
      .some((entry) => /** @type {PerformanceNavigationTiming} */ (entry).type !== "navigate")
  )
    return null;
  const meant = (/** @type {string} */ tag) => {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  };
  const wanted = [local.read("language"), ...navigator.languages].filter((tag) => tag !== null);
  for (const tag of wanted) {
    const page = pages.find(({ hreflang }) => meant(hreflang) === meant(tag));
    if (page) return page.hreflang === root.lang ? null : page.href;
  }
  return null;
}

try {
  const other = elsewhere();
  if (other) location.replace(other);
} catch {
  // Not a language tag: keep the page.
}

const theme = local.read("theme"); // otherwise the system decides
if (theme) root.dataset.theme = theme;

/** Show the whole algorithm if the visitor turned it on, or if the link needs it. */
const steps = /[#&](?:open|mode)=/.test(location.hash) || local.read("steps");
if (steps) root.dataset.steps = "";

/** The link's fields by name, still encoded. */
const said = new Map(
  location.hash
    .slice(1)
    .split("&")
    .filter(Boolean)
    .map((field) => {
      const [name, ...value] = field.split("=");
      return [name, value.join("=")];
    }),
);

/** Removes the answer to the baked example if the boxes have other texts. */
function unanswer() {
  for (const part of document.querySelectorAll(".early, .stage [inert] > *")) part.remove();
}
const boxes = () => [
  .../** @type {NodeListOf<HTMLTextAreaElement>} */ (document.querySelectorAll("uri-field textarea")),
];

// A slow machine draws a frame before it has parsed the whole page, and every piece that arrived later would shift the
// others. So the stage is hidden until it is complete; see web/src/styles/loading.css.
root.dataset.unread = "";

/** Sets the sizes of elements in the first HTML. The policy forbids style attributes. */
function measure() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-vars]"))) {
    element.style.cssText = element.dataset.vars ?? "";
    delete element.dataset.vars;
  }
  if (said.size) unanswer();
  if (document.getElementById("case")) delete root.dataset.unread; // the case comes after the stage, so the stage is complete
}
const measuring = new MutationObserver(measure);
measuring.observe(root, { childList: true, subtree: true });

/**
 * Fetches the script that draws, web/src/app.js. The parser created its element, because the policy doesn't let scripts
 * set the address of one. It isn't imported: Chromium's memory for import() in the document itself grows with the
 * square of the number of "/" in the link.
 */
function draw() {
  const { content } = /** @type {HTMLTemplateElement} */ (document.querySelector("template[data-script]"));
  content.firstElementChild?.addEventListener("load", check);
  document.head.append(content);
}

document.addEventListener("DOMContentLoaded", () => {
  measuring.disconnect();
  delete root.dataset.unread; // if the connection was lost, nothing more arrives
  if (document.hidden) return draw(); // hidden pages draw no frames
  requestAnimationFrame(() => {
    // The case is at its last step, so scroll its listing and its table to their ends.
    for (const rows of document.querySelectorAll("[inert] :is(.listing, .rows)")) rows.scrollTop = rows.scrollHeight;
    setTimeout(draw);
  });
});

if (said.size) {
  const texts = said.has("base") || said.has("reference");
  new MutationObserver((_, observer) => {
    if (boxes().length < 2) return;
    observer.disconnect();
    for (const box of boxes()) {
      const meant = box.id === "base" || !texts ? start[/** @type {"base"} */ (box.id)] : "";
      try {
        box.defaultValue = said.has(box.id) ? decodeURIComponent(said.get(box.id) ?? "") : meant;
      } catch {
        box.defaultValue = ""; // link.js reads more forms
      }
    }
  }).observe(root, { childList: true, subtree: true });
}

addEventListener("input", () => {
  if (!document.getElementById("late")) return; // the page's script is running
  unanswer();
  try {
    said.delete("step");
    for (const { id, value } of boxes()) said.set(id, encodeURIComponent(value));
    history.replaceState(history.state, "", `#${[...said].map((field) => field.join("=")).join("&")}`);
  } catch {
    // The text stays in the box.
  }
});
