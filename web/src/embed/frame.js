/**
 * The page for hosts that allow frames and nothing else:
 *
 *     <iframe src="https://…/embed.html#base=http://a/b/c/d;p?q&reference=../g" sandbox="allow-scripts"></iframe>
 *
 * What is shown stands in the fragment: web/src/run/link.js has its fields. The link goes on working
 * for ever.
 *
 * The frame tells the page around it how high it is, in CSS pixels, whenever that changes:
 *
 *     { type: "uriscope:height", height: 640 }
 *
 * On paper, browsers print of a frame what its box has room for, and tell nobody in time that it could be
 * higher: where all of a run shall be printed, the element does it.
 *
 * The frame shows another case when that page, and nobody else, sends exactly
 *
 *     { type: "uriscope:show", link: "#base=…&reference=…" }
 *
 * Any other message changes nothing and is not answered.
 */
import { readFields } from "../run/fields.js";
import { parse } from "../run/link.js";
import { lineAttribute, lineFields, linesOf } from "../run/lines.js";

/** Longer links are no links: those of the page have at most two texts of 8000 characters, encoded. */
const longest = 100_000;

/** @type {HTMLElement | null} */
let element = null;

/** Shows what a link says: of its fields those that are attributes of an element. @param {string} link */
function show(link) {
  const { observedAttributes: attributes = [] } = /** @type {{ observedAttributes?: string[] }} */ (
    customElements.get("uri-scope") ?? {}
  );
  const shown = document.createElement("uri-scope");
  const parsed = parse(link, [""]);
  const lines = lineAttribute(linesOf(readFields(lineFields, parsed).values));
  if (lines) shown.setAttribute("lines", lines);
  for (const [name, value] of parsed.fields) {
    if (attributes.includes(name)) shown.setAttribute(name, name === "view" ? value.replaceAll("+", " ") : value);
  }
  shown.setAttribute("loading", "eager");
  if (element) element.replaceWith(shown);
  else document.body.append(shown);
  element = shown;
}

/** Whether a message is of the form that is documented. @param {unknown} data @returns {data is { type: string, link: string }} */
function isShow(data) {
  if (
    typeof data !== "object" ||
    data === null ||
    Object.getPrototypeOf(data) !== Object.prototype ||
    Object.keys(data).sort().join() !== "link,type"
  )
    return false;
  const { type, link } = /** @type {Record<string, unknown>} */ (data);
  return type === "uriscope:show" && typeof link === "string" && link.startsWith("#") && link.length <= longest;
}

// The page has no style of its own, but that of a body in a frame.
const sheet = new CSSStyleSheet();
sheet.replaceSync("body { margin: 0; font: 1rem system-ui, sans-serif; }");
document.adoptedStyleSheets = [sheet];

let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (height === told || parent === window) return;
  told = height;
  parent.postMessage({ type: "uriscope:height", height }, "*");
}).observe(document.documentElement);

customElements.whenDefined("uri-scope").then(() => {
  addEventListener("message", ({ source, data }) => {
    if (source === parent && parent !== window && isShow(data)) show(data.link);
  });
  addEventListener("hashchange", () => show(location.hash));
  show(location.hash);
});
