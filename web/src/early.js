/**
 * What has to happen before the first frame, and is all that the browser waits for beside
 * the style sheet: the language, the theme, and, where the page is opened by a link, the link's texts in
 * the place of those that the page was built with. It stands in the page itself: were it a file, the
 * window would be blank for as long as that hangs. The page's other script is fetched when the first
 * frame has been drawn, which the first HTML has; until that comes, and where it does not, this one
 * keeps in the link what is typed.
 */
import { check, home } from "./heal.js";
import { start } from "./run/link.js";
import { local, takeOver } from "./run/storage.js";

const { documentElement: root } = document;
takeOver();

/**
 * The language that somebody has chosen, or that of the browser, at the first visit: whoever comes to
 * the folder of the site, and to nothing in it, gets the page in that. Any other address is kept: a
 * link to a case, a page of a language, and "index.html", to which the choice of a language leads.
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
  // A tag that is none: it stays as it is.
}

const theme = local.read("theme"); // without, it is what the system says
if (theme) root.dataset.theme = theme;

/** Whether the whole algorithm is shown: where somebody has had it shown, or comes by a link that needs it. */
const steps = /[#&](?:open|mode)=/.test(location.hash) || local.read("steps");
if (steps) root.dataset.steps = "";

/** What the link says, by name, as it is written there. */
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

/** Removes the answer to the example that the page was built with, if the boxes have other texts. */
function unanswer() {
  for (const part of document.querySelectorAll(".early, .stage [inert] > *")) part.remove();
}
const boxes = () => [
  .../** @type {NodeListOf<HTMLTextAreaElement>} */ (document.querySelectorAll("uri-field textarea")),
];

// On a slow machine a frame is drawn before the page is read to its end, and each piece that came then would
// move those before it: nothing of the stage is seen until all of it is there; see web/src/styles/loading.css.
root.dataset.unread = "";

/** Sets the measures of what the first HTML has drawn, which the policy refuses as style attributes. */
function measure() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-vars]"))) {
    element.style.cssText = element.dataset.vars ?? "";
    delete element.dataset.vars;
  }
  if (said.size) unanswer();
  if (document.getElementById("case")) delete root.dataset.unread; // it follows the stage
}
const measuring = new MutationObserver(measure);
measuring.observe(root, { childList: true, subtree: true });

/**
 * Gets the script that draws, web/src/app.js. The parser made its element, because the policy forbids
 * scripts to set the address of one. It is not imported: Chromium's memory for import() in the document itself
 * grows with the square of the number of "/" in the link.
 */
function draw() {
  const { content } = /** @type {HTMLTemplateElement} */ (document.querySelector("template[data-script]"));
  content.firstElementChild?.addEventListener("load", check);
  document.head.append(content);
}

document.addEventListener("DOMContentLoaded", () => {
  measuring.disconnect();
  delete root.dataset.unread; // where the line broke off, there is no more
  if (document.hidden) return draw(); // there are no frames
  requestAnimationFrame(() => {
    // The case of the page is at its end, which is what is seen of its listing and of its table.
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
        box.defaultValue = ""; // link.js reads more
      }
    }
  }).observe(root, { childList: true, subtree: true });
}

addEventListener("input", () => {
  if (!document.getElementById("late")) return; // the page's script is there
  unanswer();
  try {
    said.delete("step");
    for (const { id, value } of boxes()) said.set(id, encodeURIComponent(value));
    history.replaceState(history.state, "", `#${[...said].map((field) => field.join("=")).join("&")}`);
  } catch {
    // It stays in the box.
  }
});
